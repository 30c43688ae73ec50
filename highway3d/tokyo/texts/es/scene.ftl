tokyo-step-over = La partida ha terminado.
tokyo-step-base = Elige el pilar desde el que construyes.
tokyo-step-aim = Apunta la carretera y colócala.
tokyo-step-cars = Pon los coches en la carretera nueva.
tokyo-step-end = Ajusta con las flechas, levanta el pilar con un clic o termina el turno.
tokyo-step-down = Vuelve a poner lo que cayó.
tokyo-step-aside = La construcción está apartada: Esc o un clic la retoma.
tokyo-step-adjust = Las flechas empujan; un clic en el pilar lo levanta.
tokyo-adjusting = Ajustando lo de { $name }
tokyo-click-nearer = Haz clic en el anillo o cerca: ahí acaba la carretera.

tokyo-discs = { $grey ->
    [one] 1 gris
   *[other] { $grey } grises
} · { $yellow ->
    [one] 1 amarillo
   *[other] { $yellow } amarillos
}
tokyo-rest = { $roads ->
    [one] 1 varilla
   *[other] { $roads } varillas
} · { $cars ->
    [one] 1 coche
   *[other] { $cars } coches
}
tokyo-waiting = { $why ->
    [base] sin pilar desde el que construir
   *[materials] sin materiales
}

tokyo-height = Altura { $height }
tokyo-lower = Bajar
tokyo-higher = Subir
tokyo-junction = Enlace
tokyo-exit = Salida
tokyo-place = Colocar
tokyo-take-back = Retirar
tokyo-take-up = Retomar
tokyo-put-cars = { $count ->
    [one] Poner el coche
   *[other] Poner { $count } coches
}
tokyo-end-turn = Terminar el turno
tokyo-keep = Dejarlo así
tokyo-adjust = Ajustar lo último
tokyo-hint = Pista
tokyo-claim = No puedo construir
tokyo-stop = Parar
tokyo-along = Mirar a lo largo
tokyo-section = Mirar de lado

tokyo-legal = { $cars ->
    [0] Válido, no gana coches
    [one] Válido, gana 1 coche
   *[other] Válido, gana { $cars } coches
}
tokyo-cars-label = { $cars ->
    [one] +1 coche
   *[other] +{ $cars } coches
}
tokyo-slip = { $relation ->
    [over] sobre
    [under] bajo
   *[level] a la altura de
} { $road }, { $result ->
    [QUALIFIES] da coche
    [OWN_ROAD] carretera propia
   *[other] no da coche
} · { $mm } mm de aire
tokyo-pillar-slip = { $name } · altura { $height }
tokyo-road-slip = { $name } · por encima { $over ->
    [1] ya usada
   *[0] aún libre
} · por debajo { $under ->
    [1] ya usada
   *[0] aún libre
}
tokyo-more-faults = { $count ->
    [one] y una falta más
   *[other] y { $count } faltas más
}
tokyo-relation-over = por encima de { $road }
tokyo-relation-under = por debajo de { $road }
tokyo-relation-level = a la altura de { $road }
tokyo-exit-pays = salida: da 1 coche
tokyo-judge = El juez
tokyo-judge-next = { $name } juzga; al construir su siguiente pilar, acepta.
tokyo-judge-if = Si pudiera construirse:
tokyo-judge-pass = El turno anterior fue un paso: no hay nada que juzgar.
tokyo-judge-none = No cruza ninguna carretera.
tokyo-judge-before = Lo último: { $road }

tokyo-ended-materials = { $name } { $why ->
    [base] no tiene pilar desde el que construir
   *[materials] no tiene con qué construir
}
tokyo-ended-cars = { $reason ->
    [BLOCKED] nadie puede construir
   *[other] se acabaron los materiales
} y { $even ->
    [yes] los dos tienen { $most ->
        [one] un coche
       *[other] { $most } coches
    }
   *[no] quedan { $most } coches a { $least }
} en la autopista

tokyo-searching = Buscando en todas partes …
tokyo-can-build = Sí puedes construir: mira, aquí. Quien puede construir, debe hacerlo.
tokyo-cannot-build = No se puede construir nada: { $name } pasa.

tokyo-warn-last-base = Esta salida cierra tu última base: después no podrás construir nada.
tokyo-ask-last-base-yes = Poner la salida
tokyo-ask-last-base-no = Ahí no
tokyo-ask-cars-yes = Terminar el turno sin ellos
tokyo-ask-cars-no = Ponerlos antes
tokyo-ask-last-base = Esta salida te deja sin base desde la que construir. ¿La pones de todos modos?
tokyo-ask-cars = { $count ->
    [one] Has ganado un coche que no está en la carretera y se perderá. ¿Terminas el turno sin él?
   *[other] Has ganado { $count } coches que no están en la carretera y se perderán. ¿Terminas el turno sin ellos?
}
tokyo-warn-spent = Después de este turno te quedas sin materiales.
tokyo-warn-discs = { $grey ->
    [0] No te quedará ningún disco gris.
    [one] Solo te quedará 1 disco gris.
   *[other] Solo te quedarán { $grey } discos grises.
}
tokyo-warn-starter = Empezaste tú: si los dos ponéis todas las varillas, te quedas sin material antes y pierdes.
tokyo-warn-waiting = { $name } { $why ->
    [base] no tiene pilar desde el que construir
   *[materials] se quedó sin materiales
}: cuando este turno acabe sin penalización, { $rule ->
    [cars] ganan más coches
   *[letter] { $name } pierde
}.
tokyo-warn-hopeless = No se ha encontrado sitio para otro pilar: con «No puedo construir» pasas.
tokyo-restore = Recolocar todo

action-tokyo-turn = Girar la pieza
action-tokyo-turn-back = Girar la pieza al revés
action-tokyo-higher = Más alto
action-tokyo-lower = Más bajo
action-tokyo-junction = Enlace
action-tokyo-exit = Salida
action-tokyo-map = Suelo libre, a la vista o no

tokyo-told-pillar = { $base }–{ $end } · { $height }
tokyo-told-junction = { $base }–{ $end } · enlace { $height }
tokyo-told-exit = { $base }, salida
tokyo-told-shift = { $road } ajustada
tokyo-told-penalty = tira { $pieces }
tokyo-told-restore = todo repuesto
tokyo-told-pass = pasa

tokyo-achieved = { $count ->
    [one] 1 coche en la carretera
   *[other] { $count } coches en la carretera
}
