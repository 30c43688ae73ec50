city-step-piece = Mueve una de tus fichas.
city-step-face = Elige hacia dónde mira { $piece }.
city-step-turn = Elige hacia dónde gira { $piece }.
city-step-withdraw = Sin movimiento posible: retira una de tus fichas.
city-step-pass = Sin movimiento posible: hay que pasar.
city-step-lose = Sin movimiento posible: la partida está perdida.
city-step-over = La partida ha terminado.
city-step-telling = Un momento: así fue el último turno.

city-last-turns = Turno { $turn } de { $last }: después deciden los puntos.

city-points = { $points } de { $target } puntos
city-whence = { $flags ->
    [one] 1 bandera
   *[other] { $flags } banderas
} · { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}

city-last-turn = Último turno
city-no-turn = Aún ninguno.
city-told-enter = { $piece } entra.
city-told-step = { $piece } avanza.
city-told-push = { $piece } avanza y empuja a { $pushed }.
city-told-withdraw = Se retira { $piece }.
city-told-pass = Se pasa el turno.
city-told-coin = Aparece una moneda.
city-gain-flag = +{ $points } · { $piece } llega a su bandera
city-gain-coin = +{ $points } · { $piece } recoge una moneda
city-sent-off = { $piece } · { $why }
city-stuck = { $piece } mira al borde y quedaría atascada.
city-ask-stuck-yes = Moverla de todos modos
city-ask-stuck-no = Pensarlo mejor
city-ask-stuck = { $piece } miraría al borde y quedaría atascada ahí. ¿Dejarla así?

city-skip = Saltar
city-pass = Pasar
city-take-back = Deshacer
city-ways = Ver caminos
city-ways-tip = Los caminos más cortos de tus fichas a sus banderas (J)

city-layout-own = Se juega en tu propio tablero.
city-layout-size = { $wide } por { $tall } casillas
city-layout-path = Ruta de un archivo de texto
city-layout-choose = Elige un archivo
city-layout-load = Cargar
city-layout-paste = Pegar
city-layout-no-file = No se puede leer { $path }.
city-layout-no-text = Este archivo no es texto sin formato.
city-layout-too-long = Un tablero tiene como mucho { $most } letras.

city-list-enter = { $piece } entra, { $way }
city-list-withdraw = { $piece } se retira
city-list-step = { $piece } avanza
city-list-push = { $piece } empuja a { $pushed }
city-list-pass = pasa
city-list-U = arriba
city-list-R = derecha
city-list-D = abajo
city-list-L = izquierda

autopista-achieved = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
