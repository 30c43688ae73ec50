octiles-alone-title = Octiles a solas
octiles-alone-about = Cuarenta retos con su mejor solución demostrada, uno para cada día, y puzles abiertos.
entry-octiles = En compañía
entry-octiles-alone = A solas
history-example-octiles-alone = lay 7 c3 turn 2

octiles-alone-prompt = Pon, gira y levanta piezas a tu gusto.
octiles-alone-puzzle = Puzle
octiles-alone-challenge = Retos
octiles-alone-challenge-of = Reto { $number }
octiles-alone-daily = El de hoy
octiles-alone-daily-of = El del { $date }
octiles-alone-loop = El bucle más largo
octiles-alone-path = El camino más largo
octiles-alone-sequence = Secuencia
octiles-alone-connection = Conexión
octiles-alone-loop-aim = Forma el bucle cerrado más largo.
octiles-alone-path-aim = Forma el camino más largo entre dos lugares.
octiles-alone-sequence-aim = Une las paradas por número, cada una con la siguiente y con ninguna otra.
octiles-alone-connection-aim = Une los corredores de cada color, y ninguno de dos colores.
octiles-alone-before = Anterior
octiles-alone-after = Siguiente
octiles-alone-length = { $count ->
    [0] Todavía ninguno
    [one] Por una pieza
   *[other] Por { $count } piezas
}
octiles-alone-links = { $count } { $count ->
    [one] unión
   *[other] uniones
}, { $tiles } de { $of } piezas
octiles-alone-double = { $count ->
    [one] Una unión es doble
   *[other] { $count } uniones son dobles
}
octiles-alone-wrong = { $count ->
    [one] Una unión fuera de orden
   *[other] { $count } uniones fuera de orden
}
octiles-alone-solved = ¡Resuelto!
octiles-alone-joined = { $count } de { $of } colores unidos
octiles-alone-lay-all = Ahora pon las demás sin separarlos
octiles-alone-mixed = { $count ->
    [one] Un camino une dos colores
   *[other] { $count } caminos unen dos colores
}
octiles-alone-own = Tu mejor resultado: { $result } { $stars } ({ $date })
octiles-alone-known = Lo mejor conocido: { $best }
octiles-alone-best = Lo mejor posible: { $best }, con { $count ->
    [one] una disposición
   *[other] { $count } disposiciones
} de { $layouts }
octiles-alone-proved = { $count ->
    [one] Una disposición de { $layouts } lo resuelve
   *[other] { $count } disposiciones de { $layouts } lo resuelven
}
octiles-alone-stars = Todos los retos: { $stars } de { $of } estrellas
octiles-alone-tile = Otra pieza
octiles-alone-tile-tip = La siguiente de las piezas en mano (+ y −, o un clic en la pila)
octiles-alone-another = Otro
octiles-alone-clear = Vaciar
octiles-alone-copy = Copiar el código de este puzle para compartirlo
octiles-alone-paste = Ir al puzle cuyo código se ha copiado
octiles-alone-copied = El código de este puzle es { $code }.
octiles-alone-no-code = En el portapapeles no hay ningún código de puzle.
octiles-alone-told-lay = { $tile } en { $space }
octiles-alone-told-turn = { $space } girada
octiles-alone-told-lift = { $space } levantada
octiles-alone-told-clear = se vacía
octiles-alone-result-win = Resuelto: { $reason }.
octiles-alone-end-SOLVED = no se puede hacer mejor
octiles-alone-solved-in = { $name }, en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}

octiles-alone-fault-OTHER_TILE = La pieza { $pieces } no es de este puzle.
octiles-alone-fault-NOT_IN_HAND = La pieza { $pieces } no está en mano.
octiles-alone-fault-OTHER_SPACE = La casilla { $pieces } no es de este puzle.
octiles-alone-fault-SPACE_TAKEN = En { $pieces } ya hay una pieza.
octiles-alone-fault-SPACE_EMPTY = En { $pieces } no hay ninguna pieza.
octiles-alone-fault-SAME_ROTATION = La pieza de { $pieces } ya está así.
octiles-alone-fault-NOTHING_LIES = No hay ninguna pieza en el tablero.
octiles-alone-fault-SAME_PUZZLE = Ese puzle ya está en el tablero.

action-octiles-alone-turn = Girar la pieza
action-octiles-alone-turn-back = Girar la pieza hacia atrás
action-octiles-alone-next-tile = Siguiente pieza en mano
action-octiles-alone-previous-tile = Pieza en mano anterior

option-octiles-alone-puzzle = Primer puzle
option-octiles-alone-puzzle-help = Cualquier otro se elige en el tablero, también el de hoy.
option-octiles-alone-puzzle-challenge = Un reto
option-octiles-alone-puzzle-loop = El bucle más largo
option-octiles-alone-puzzle-path = El camino más largo
option-octiles-alone-puzzle-sequence = Secuencia
option-octiles-alone-puzzle-connection = Conexión
option-octiles-alone-number = Reto
option-octiles-alone-number-help = Los cuarenta están ordenados: los últimos son los más difíciles.
option-octiles-alone-colours = Colores
option-octiles-alone-colours-help = De cuántos colores son los corredores de una Conexión.
option-octiles-alone-code = Código
option-octiles-alone-code-help = El código de un puzle que alguien comparte; va antes que todo esto.

help-octiles-alone-1-title = Puzles con las piezas
help-octiles-alone-1 = Estás a solas con el tablero y las piezas, sin reloj ni rival. Pon piezas a tu gusto, gíralas por su borde o con R, levántalas con un clic en el centro; cada cosa es una jugada, que se puede deshacer, repasar y guardar como en cualquier partida. Al pasar a otro puzle se quedan las piezas que también son de él, y eso también se puede deshacer.
help-octiles-alone-2-title = Qué se pide
help-octiles-alone-2 = Secuencia: une las paradas en el orden de sus números, cada una con la siguiente y ninguna fuera de orden. Conexión: une los corredores de cada color, directamente o a través de otros, y ninguno de dos colores. El bucle y el camino más largos: cuantas más piezas cruzadas, mejor; una cruzada dos veces cuenta dos. Un camino a un círculo no une paradas.
help-octiles-alone-3-title = Retos
help-octiles-alone-3 = Un reto da cuatro o cinco piezas y las casillas que llenan, marcadas en claro. Todas deben estar puestas para que cuente. La mejor solución se encontró mirando todas las disposiciones, así que sabrás cuándo la tienes; el panel dice cuántas la alcanzan, y cuanto más raras son, más tarde viene el reto. El de hoy es uno de ellos, girado en el tablero.
help-octiles-alone-4-title = Puzles abiertos, estrellas y códigos
help-octiles-alone-4 = Con todo el tablero nadie sabe cuáles son el bucle y el camino más largos: lo mejor conocido son 23 y 26 piezas, y una Secuencia tiene 15 uniones como mucho. Tu mejor resultado está al lado con su día: tres estrellas por lo mejor, dos por tres cuartas partes, una por la mitad. El código de un puzle, como challenge-12 o connection-3-77, se puede copiar y pegar: con él cualquiera juega el mismo.
