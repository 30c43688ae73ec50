autopista-step-piece = Mueve una de tus fichas.
autopista-step-face = Elige hacia dónde mira { $piece }.
autopista-step-turn = Elige hacia dónde gira { $piece }.
autopista-step-withdraw = Sin movimiento posible: retira una de tus fichas.
autopista-step-pass = Sin movimiento posible: hay que pasar.
autopista-step-lose = Sin movimiento posible: la partida está perdida.
autopista-step-over = La partida ha terminado.
autopista-step-telling = Un momento: así fue el último turno.

autopista-points = { $points } de { $target } puntos
autopista-whence = { $flags ->
    [one] 1 bandera
   *[other] { $flags } banderas
} · { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}

autopista-last-turn = Último turno
autopista-no-turn = Aún ninguno.
autopista-told-enter = { $piece } entra.
autopista-told-step = { $piece } avanza.
autopista-told-push = { $piece } avanza y empuja a { $pushed }.
autopista-told-withdraw = Se retira { $piece }.
autopista-told-pass = Se pasa el turno.
autopista-told-coin = Aparece una moneda.
autopista-gain-flag = +{ $points } · { $piece } llega a su bandera
autopista-gain-coin = +{ $points } · { $piece } recoge una moneda
autopista-sent-off = { $piece } · { $why }
autopista-stuck = { $piece } mira al borde y quedaría atascada.
autopista-ask-stuck = { $piece } miraría al borde y quedaría atascada ahí. ¿Dejarla así?

autopista-skip = Saltar
autopista-pass = Pasar
autopista-take-back = Deshacer
autopista-ways = Caminos a las banderas

layout-autopista-own = Se juega en tu propio tablero.
layout-autopista-size = { $wide } por { $tall } casillas
layout-autopista-path = Ruta de un archivo de texto
layout-autopista-choose = Elige un archivo
layout-autopista-load = Cargar
layout-autopista-paste = Pegar
layout-autopista-no-file = No se puede leer { $path }.
layout-autopista-no-text = Este archivo no es texto sin formato.
layout-autopista-too-long = Un tablero tiene como mucho { $most } letras.
