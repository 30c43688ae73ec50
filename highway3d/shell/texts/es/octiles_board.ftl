octiles-step-over = La partida ha terminado.
octiles-step-pass = No se puede jugar nada: pasa.
octiles-step-place = Pon la pieza donde un corredor pueda atravesarla.
octiles-step-runner = Elige el corredor que la atraviesa.
octiles-step-end = Elige dónde termina.
octiles-step-act = Una acción: colocar, correr, cambiar o rotar.
octiles-step-rotate = Gira la pieza y déjala así.
octiles-step-helps = Ya estás en casa: mueve un corredor de { $name }.
octiles-vacate-place = Un corredor debe dejar tu salida.
octiles-vacate-act = Corre desde tu salida: hay otros en ella.
octiles-must-pass = Ahora no se puede jugar nada.

octiles-turn = Girar
octiles-turn-tip = La pieza en mano, un octavo a la derecha (R)
octiles-turn-back = Un octavo a la izquierda (Mayús + R)
octiles-pile = { $count ->
    [0] Ninguna pieza en la pila
    [one] Una pieza en la pila
   *[other] { $count } piezas en la pila
}
octiles-hint = Pista
octiles-hint-tip = Señala una buena jugada, paso a paso (H)
octiles-pass = Pasar
octiles-keep = Dejarla así

octiles-place = Colocar
octiles-run = Correr
octiles-replace = Cambiar
octiles-rotate = Rotar
octiles-place-tip = Pon la pieza en mano en una casilla vacía (+ y − cambian la acción)
octiles-run-tip = Mueve un corredor por las piezas tal como están
octiles-replace-tip = Pon la pieza en mano en lugar de otra
octiles-rotate-tip = Gira una pieza donde está; tu marca va con ella
octiles-replace-slip = Reemplázala; en el borde: gírala
octiles-rotate-slip = Gírala
octiles-place-slip = Colócala
octiles-run-slip = Correr
octiles-closed-vacate = Antes un corredor debe dejar un círculo de salida.
octiles-closed-full = Todas las casillas están llenas.
octiles-closed-run = Ningún corredor tuyo puede ir a ninguna parte.
octiles-closed-replace = Ahora no se puede reemplazar ninguna pieza.
octiles-closed-rotate = Ahora no se puede girar ninguna pieza.

octiles-home = { $count } de { $of } en casa
octiles-with = junto con { $name }
octiles-group = { $count } de { $of } unidos
octiles-marker = marca en { $space }

octiles-fault-TURN_IT = En { $pieces } cabe si la giras (R).
octiles-fault-NOBODY_CROSSES = Ningún corredor tuyo podría atravesarla en { $pieces }.
octiles-fault-TILE_FIRST = Primero pon la pieza; después la atraviesa un corredor.
octiles-fault-WHICH_RUNNER = Varios corredores pueden terminar ahí ({ $pieces }): elige cuál.
