octiles-step-over = La partida ha terminado.
octiles-step-pass = No se puede jugar nada: pasa.
octiles-step-place = Pon la pieza donde un corredor pueda atravesarla.
octiles-step-runner = Elige el corredor que la atraviesa.
octiles-step-end = Elige dónde termina.
octiles-step-act = Una acción: { $kinds }.
octiles-act-place = colocar
octiles-act-run = correr
octiles-act-replace = cambiar
octiles-act-rotate = rotar
octiles-or = { $first } o { $last }
octiles-step-rotate = Gira la pieza y déjala así.
octiles-step-helps = Ya estás en casa: mueve un corredor de { $name }.
octiles-vacate-place = Un corredor debe dejar tu salida.
octiles-vacate-act = Corre desde tu salida: hay otros en ella.
octiles-all-passed = Todos han pasado: ahora hay que jugar.
octiles-must-pass = Ahora no se puede jugar nada.

octiles-second-time = Esta posición sale por segunda vez: a la tercera, tablas.
octiles-last-turns = Turno { $turn } de { $last }: después, tablas.

octiles-turn = Girar
octiles-turn-tip = La pieza en mano, un octavo a la derecha (R)
octiles-turn-back = Un octavo a la izquierda (Mayús + R)
octiles-pile = { $count ->
    [0] Ninguna pieza en la pila
    [one] Una pieza en la pila
   *[other] { $count } piezas en la pila
}
octiles-face-down = { $count ->
    [0] No queda ninguna pieza boca abajo
    [one] Una pieza está boca abajo
   *[other] { $count } piezas están boca abajo
}
octiles-next = siguiente
octiles-hint = Pista
octiles-hint-tip = Una buena jugada: dónde, y luego qué y por qué (H)
octiles-pass = Pasar
octiles-pass-tip = Termina tu turno sin jugar (X)
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
octiles-closed-pass = Todos han pasado seguidos: quien pueda jugar debe hacerlo.
octiles-closed-vacate = Antes un corredor debe dejar un círculo de salida.
octiles-closed-full = Todas las casillas están llenas.
octiles-closed-run = Ningún corredor tuyo puede ir a ninguna parte.
octiles-closed-replace = Ahora no se puede reemplazar ninguna pieza.
octiles-closed-rotate = Ahora no se puede girar ninguna pieza.

octiles-home = { $count } de { $of } en casa
octiles-with = con{ "\u00A0" }{ $name }
octiles-group = grupo mayor: { $count } de { $of }
octiles-marked = marca en { $space }

octiles-fault-TURN_IT = En { $pieces } cabe si la giras (R).
octiles-fault-NOBODY_CROSSES = Ningún corredor tuyo podría atravesarla en { $pieces }.
octiles-fault-TILE_FIRST = Primero pon la pieza; después la atraviesa un corredor.
octiles-fault-NO_WAY = Ningún camino lleva al corredor de { $pieces } a donde pueda parar.
octiles-fault-WHICH_RUNNER = Varios corredores pueden terminar ahí ({ $pieces }): elige cuál.

help-octiles-9-title = En este tablero
help-octiles-9 = Lo que está bajo el ratón muestra su nombre, y todos los sitios mientras se escribe una jugada. La pieza en mano está en la esquina, y al lado la siguiente. Los puntos muestran dónde cabe tal como está girada; los pequeños, dónde cabe con otro giro. Gírala con la rueda, con R y Mayús + R o con un clic en su borde. Después de ponerla, haz clic en el corredor y luego en su final; si solo puede ir uno, basta el final. En los juegos de una acción, el centro de una pieza la reemplaza y su borde la gira; + y − cambian la acción. Tab y las flechas recorren lo que se puede elegir, Intro lo toma, Esc vuelve un paso atrás, H señala una buena jugada y X pasa.

help-octiles-10-title = Pieza de cambio
help-octiles-10 = Una edición de Move Over en la que cada casilla tiene una pieza desde el principio, boca abajo. La pieza en mano, la de cambio, se cambia por cualquiera del tablero, boca arriba o boca abajo y con cualquier giro, y un corredor tuyo la cruza; la pieza retirada es la que tiene en mano el siguiente. Una pieza boca abajo no lleva ningún camino. Con el otro primer turno se ponen boca arriba las dos piezas de tu lado al empezar tu primer turno, y cambias una de ellas. Lo demás es como en Move Over.

action-octiles-turn = Girar la pieza
action-octiles-turn-back = Girar la pieza al revés
action-octiles-next-kind = Siguiente tipo de acción
action-octiles-previous-kind = Tipo de acción anterior
action-octiles-pass = Pasar

octiles-told-run = { $space } · { $start }–{ $end }
octiles-told-runs = { $start }–{ $end }
octiles-told-place = loseta en { $space }
octiles-told-replace = loseta nueva en { $space }
octiles-told-rotate = { $space } girada
octiles-told-pass = pasa
octiles-told-home = en casa

octiles-achieved = { $count } de { $of } en casa
