tokyo-hint-where = Construye desde { $base }.
tokyo-hint-nowhere = No hay sitio en el que puedas construir.
tokyo-hint-pillar = Desde { $base }, un pilar de { $height }.
tokyo-hint-junction = Desde { $base }, un enlace de { $height }.
tokyo-hint-exit = Desde { $base }, una salida.
tokyo-hint-pass = Con «No puedo construir» se pasa el turno.
tokyo-hint-restore = Vuelve a poner lo que se ha caído.

tokyo-why-WINS = Gana la partida: tu último coche queda en la carretera.
tokyo-why-earns = { $cars ->
    [one] Gana un coche: { $where }.
   *[other] Gana { $cars } coches: { $where }.
}
tokyo-why-crossing = { $relation ->
    [over] sobre
   *[under] bajo
} { $road }
tokyo-why-exit = la salida misma
tokyo-why-STOPS_WIN = Impide que el rival gane en su próximo turno.
tokyo-why-TAKES_AWAY = Le quita al rival: en su próximo turno, { $after ->
    [0] ningún coche
    [one] 1 coche
   *[other] { $after } coches
} como mucho, no { $before }.
tokyo-why-GIVES = El rival puede ganar { $cars ->
    [one] 1 coche
   *[other] { $cars } coches
} en su próximo turno.
tokyo-why-BLOCKS = El rival ya no puede poner ningún pilar desde { $base }.
tokyo-why-LEAVES = { $cars ->
    [one] Te queda un coche al alcance
   *[other] Te quedan { $cars } coches al alcance
} en tu próximo turno, desde { $new ->
    [yes] el pilar nuevo
   *[no] { $base }
}.
tokyo-why-COSTS = Cuesta { $grey ->
    [0] ningún disco gris
    [one] 1 disco gris
   *[other] { $grey } discos grises
}{ $yellow ->
    [0] .
   *[other] {" "}y uno amarillo.
}
tokyo-why-CLOSES = Cierra tu última base.
tokyo-why-LAST_BUILD = Después te quedas sin material.
tokyo-why-MUST_PASS = Ningún pilar cabe en ninguna parte, desde ninguna de tus bases.

tokyo-analysis-cars = Coches que había: { $there }, tomados: { $taken }
tokyo-missed-WINS = aquí dejó escapar la victoria.
tokyo-missed-EARNS = { $count ->
    [one] aquí dejó un coche.
   *[other] aquí dejó { $count } coches.
}
tokyo-missed-STOPS_WIN = dejó ganar al rival en el turno siguiente.
tokyo-gave-CLOSES = esto cerró la última base.
tokyo-gave-LAST_BUILD = esto agotó el material.
