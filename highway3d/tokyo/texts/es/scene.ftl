tokyo-step-over = La partida ha terminado.
tokyo-step-base = Elige el pilar desde el que construyes.
tokyo-step-aim = Apunta la carretera y colócala.
tokyo-step-cars = Pon los coches en la carretera nueva.
tokyo-step-end = Ajusta con las flechas, levanta el pilar con un clic o termina el turno.
tokyo-adjusting = Ajuste de { $name }: las flechas mueven, un clic en el pilar lo levanta.

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
tokyo-waiting = sin materiales

tokyo-height = Altura { $height }
tokyo-lower = Bajar
tokyo-higher = Subir
tokyo-junction = Cruce
tokyo-exit = Salida
tokyo-place = Colocar
tokyo-take-back = Retirar
tokyo-put-cars = { $count ->
    [one] Poner el coche
   *[other] Poner { $count } coches
}
tokyo-end-turn = Terminar el turno
tokyo-keep = Dejarlo así
tokyo-adjust = Ajustar lo último
tokyo-hint = Jugadas que dan coches
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
}
tokyo-short-BASE_NOT_OWN = pilar del rival
tokyo-short-BASE_FULL = pilar lleno
tokyo-short-HEIGHT_MIN = demasiado bajo
tokyo-short-HEIGHT_STEP = altura incorrecta
tokyo-short-JUNCTION_NEEDS_GREY = falta un disco gris
tokyo-short-EXIT_HEIGHT = muy alto para una salida
tokyo-short-NO_ROAD = no quedan varillas
tokyo-short-NO_GREY = faltan discos grises
tokyo-short-NO_YELLOW = no quedan amarillos
tokyo-short-TOO_FAR = demasiado lejos
tokyo-short-TOO_NEAR = demasiado cerca
tokyo-short-OFF_TABLE = fuera de la mesa
tokyo-short-PILLAR_ON_PILLAR = encima de otro pilar
tokyo-short-ROAD_COVERS_PILLAR = tapa un pilar
tokyo-short-PILLAR_HITS_ROAD = no cabe bajo la carretera
tokyo-short-ROAD_HITS_ROAD = toca una carretera
tokyo-short-JOINT_ANGLE = giro muy cerrado
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
tokyo-judge-none = No cruza ninguna carretera.
tokyo-judge-before = Lo último: { $road }

tokyo-searching = Buscando en todas partes: { $count } sitios probados
tokyo-hints-none = Ahora ninguna jugada gana coches.
tokyo-hints-found = { $count ->
    [one] Una jugada gana coches. Tab la muestra.
   *[other] { $count } jugadas ganan coches. Tab las recorre.
}
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
tokyo-warn-waiting = { $name } no tiene materiales: si este turno termina sin penalización, { $name } pierde.
tokyo-restore = Recolocar todo

action-tokyo-turn = Girar la pieza
action-tokyo-turn-back = Girar la pieza al revés
action-tokyo-higher = Más alto
action-tokyo-lower = Más bajo
action-tokyo-junction = Cruce
action-tokyo-exit = Salida

tokyo-told-pillar = { $base }–{ $end } · { $height }
tokyo-told-junction = { $base }–{ $end } · enlace { $height }
tokyo-told-exit = { $base }, salida
tokyo-told-shift = { $road } ajustada
tokyo-told-penalty = tira { $pieces }
tokyo-told-restore = todo repuesto
tokyo-told-pass = pasa
