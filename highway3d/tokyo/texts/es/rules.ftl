tokyo-title = Tokyo Highway
tokyo-about = Construye una autopista de carreteras finas por encima y por debajo de las del rival y sé el primero en poner en ella los diez coches.
history-example-tokyo = pillar 1 at 125.9 74.2 from A1

help-tokyo-title = Cómo se juega a Tokyo Highway
help-tokyo-1-title = El objetivo
help-tokyo-1 = Dos jugadores construyen cada uno su autopista en la misma mesa, una a través de la otra. Quien cruza las carreteras del rival pone coches en la suya, y gana el primero que pone el décimo.
help-tokyo-2-title = Preparación
help-tokyo-2 = Cada jugador tiene 30 discos grises, 3 amarillos, 15 varillas para las carreteras y 10 coches. En el centro de la mesa cada uno tiene su entrada: un disco, una varilla que sube hasta él desde fuera y un coche encima. Le quedan, pues, 29 discos grises, 14 varillas y 9 coches.
help-tokyo-3-title = Un turno
help-tokyo-3 = Construye un pilar, tiende una carretera hasta él y pon los coches que esta gane. Se construye desde cualquier pilar propio que tenga un extremo libre; un pilar corriente lleva dos carreteras, una que llega y otra que sale. Quien puede construir está obligado a hacerlo. Quien no encuentra sitio para ningún pilar pasa; cuando los dos pasan seguidos, gana quien tenga más coches en la autopista; con los mismos coches, hay empate.
help-tokyo-4-title = Las alturas
help-tokyo-4 = Un pilar nuevo mide exactamente un disco más o un disco menos que aquel desde el que construyes, nunca lo mismo, y tiene al menos un disco. Cuesta tantos discos grises como mide, y de la mesa no vuelve nada.
help-tokyo-5-title = Dónde puede ir una carretera
help-tokyo-5 = La varilla se apoya en los dos pilares sin sobresalir de ellos. Vista desde arriba no tapa ningún pilar que ya esté en pie, ni por un pelo, sea de quien sea y por bajo que sea. Las carreteras no se tocan: entre ellas queda al menos un milímetro de aire. Dos carreteras en un mismo pilar guardan un ángulo de 63,5° como mínimo. Todo queda dentro de la mesa. Un pilar nuevo puede ir debajo de una carretera si cabe.
help-tokyo-6-title = El enlace
help-tokyo-6 = Un disco amarillo en lo alto convierte el pilar en un enlace. Puede tener cualquier altura, también la misma que antes, siempre que haya al menos un disco gris debajo del amarillo. Cuesta el disco amarillo y uno gris por cada disco de debajo. A partir del enlace vuelven a valer las alturas de siempre. De él pueden salir tantas carreteras como quepan, en cualquier turno posterior.
help-tokyo-7-title = Cruzar y ganar coches
help-tokyo-7 = Tu carretera nueva gana un coche por cada carretera rival que pase por encima, si sobre esta no hay todavía ninguna otra, y por cada una que pase por debajo, si bajo esta no hay ninguna otra. Da igual de quién sea la otra y por qué punto de la varilla pase: en toda la partida, cada carretera paga una vez por encima y otra por debajo. Las propias no pagan nunca. Los coches se ponen en la carretera nueva en el mismo turno o ya no se ponen. Cruzar es salir al otro lado del eje de la carretera; acabar debajo no basta.
help-tokyo-8-title = La salida
help-tokyo-8 = Desde un pilar de un solo disco una varilla puede bajar hasta la mesa. Esa salida cuesta una varilla, pero ningún disco, y gana un coche, y más por las carreteras rivales que cruce. Nadie está obligado a ponerla: quien no encuentra sitio para un pilar puede pasar. Desde ella no se puede seguir construyendo: piénsalo antes de cerrar tu último extremo libre.
help-tokyo-9-title = Juzgar, ajustar y tirar piezas
help-tokyo-9 = Al final del turno el rival hace de juez. Hasta que él construya en el suyo, todavía puedes ajustar el sitio de tu último pilar, de su carretera y de sus coches; la base y la altura no cambian. Quien al construir tira carreteras o coches del rival le da un disco por cada pieza, gris o amarillo, y lo recoloca todo antes de seguir. Las piezas propias no se pagan.
help-tokyo-10-title = Sin materiales
help-tokyo-10 = Cuando ya no puedes pagar nada o no te queda pilar desde el que construir, esperas al siguiente turno del rival. Si termina sin penalización, pierdes, digan lo que digan los coches. Si termina con ella y los discos te dejan construir otra vez, sigues jugando; si no, sigues esperando y pierdes tras el primer turno del rival sin penalización. Si el rival solo puede pasar mientras esperas, o los dos pasáis seguidos, nadie puede construir: ganan más coches puestos, y con los mismos hay empate. Los dos tenéis las mismas varillas, así que, si se ponen todas, se queda sin ellas antes quien empezó: cambiad de lado en la siguiente partida, ahorrad discos o elegid en las opciones que decidan los coches.
help-tokyo-12-title = Apuntar
help-tokyo-12 = Haz clic en un pilar que brille para construir desde él y apunta hacia donde deba ir la carretera. El anillo claro que lo rodea es el alcance de la varilla: la línea del medio es la longitud cómoda, que la carretera toma por sí sola; dentro del anillo sigue al ratón, y con Mayús pulsada guarda la distancia exacta del ratón. La rueda o + y − cambian la altura; Ctrl con la rueda acerca la vista. Lo verde se puede construir, lo rojo no, y el panel dice por qué. Un clic en el anillo o cerca coloca la carretera. Esc aparta la construcción para ver la mesa y la retoma. H muestra las jugadas que dan más coches y Tab las recorre. Deja el ratón sobre un pilar para leer su nombre y su altura, o sobre una carretera para leer lo que aún puede dar.
help-tokyo-13-title = Las señales de las carreteras
help-tokyo-13 = Una señal oscura en una carretera dice lo que allí ya no se puede ganar: una flecha hacia arriba contra una barra, que otra carretera ya pasa por encima; una flecha hacia abajo contra una barra, que otra ya pasa por debajo. Una carretera sin señal aún puede dar ambos coches. Mientras apuntas, un punto lleno marca un cruce que da coche, y uno vacío el que no; las carreteras que lo impiden se tiñen, con una línea hasta cada una. Desde arriba, cada pilar muestra su altura.
help-tokyo-14-title = Coches y correcciones
help-tokyo-14 = Cuando la construcción ya está puesta, haz clic en la carretera nueva donde quieras un coche, y otra vez en ese coche para quitarlo; o ponlos todos con el botón. Las flechas mueven el pilar una décima de milímetro, con Mayús un milímetro, y un clic en el pilar lo levanta. Ctrl+Z o «Retirar» recoge lo que acabas de poner. «Ajustar lo último», en el panel del juez, permite todo esto con la construcción anterior hasta que haya otra.

tokyo-fault-BASE_NOT_OWN = { $pieces } es un pilar del rival: construye desde uno tuyo.
tokyo-fault-BASE_FULL = { $pieces } ya lleva todas las carreteras que puede llevar.
tokyo-fault-HEIGHT_MIN = Un pilar tiene al menos un disco.
tokyo-fault-HEIGHT_STEP = El pilar nuevo debe medir exactamente un disco más o menos que { $pieces }.
tokyo-fault-JUNCTION_NEEDS_GREY = Un enlace necesita al menos un disco gris debajo del amarillo.
tokyo-fault-EXIT_HEIGHT = Una salida solo baja desde un pilar de un disco, y { $pieces } es más alto.
tokyo-fault-NO_ROAD = No te quedan varillas.
tokyo-fault-NO_GREY = No tienes bastantes discos grises.
tokyo-fault-NO_YELLOW = No te quedan discos amarillos.
tokyo-fault-TOO_FAR = La varilla no llega tan lejos desde { $pieces }.
tokyo-fault-TOO_NEAR = Está demasiado cerca de { $pieces }: la varilla sobresaldría de los pilares.
tokyo-fault-OFF_TABLE = Eso no queda entero dentro de la mesa.
tokyo-fault-PILLAR_ON_PILLAR = El pilar se montaría sobre los discos de { $pieces }.
tokyo-fault-ROAD_COVERS_PILLAR = Vista desde arriba, la carretera taparía { $pieces }.
tokyo-fault-PILLAR_HITS_ROAD = Este pilar no cabe debajo de { $pieces }.
tokyo-fault-ROAD_HITS_ROAD = La carretera tocaría { $pieces }.
tokyo-fault-JOINT_ANGLE = El ángulo con { $pieces } es demasiado cerrado: debe ser de al menos 63,5°.
tokyo-fault-CARS_NOT_EARNED = Esta carretera no gana tantos coches.
tokyo-fault-CAR_OFF_ROAD = El coche tiene que estar entero sobre la carretera, fuera de los pilares.
tokyo-fault-CAR_ON_CAR = Dos coches quedarían uno encima de otro.
tokyo-fault-CAR_UNDER_ROAD = Ahí el coche no cabe debajo de { $pieces }.
tokyo-fault-PIECES_DOWN = Antes hay que recolocar todo lo que se ha caído: { $pieces }.
tokyo-fault-DUE_FIRST = Primero se paga lo que ha caído: antes no se deshace ni se juega nada.
tokyo-fault-NO_SUCH_BASE = No hay ningún pilar así desde el que construir.
tokyo-fault-MUST_BUILD = No puedes pasar: hay un sitio donde puedes construir.
tokyo-fault-NOTHING_TO_SHIFT = Todavía no se ha construido nada que se pueda ajustar.
tokyo-fault-NO_SUCH_PIECE = En la mesa no hay ninguna pieza { $pieces }.
tokyo-fault-NAMED_TWICE = { $pieces } aparece dos veces.
tokyo-fault-NOTHING_OWED = Di al menos una pieza que se haya caído o movido.
tokyo-fault-WRONG_PAYMENT = Paga un disco por cada pieza rival caída, o todos los que tengas si no alcanzan.
tokyo-fault-NOTHING_DOWN = No hay nada caído que recolocar.

tokyo-advice-HEIGHT_STEP = Solo un enlace, con un disco amarillo en lo alto, se libra de eso.
tokyo-advice-EXIT_HEIGHT = Solo los pilares de un disco bajan a la mesa.
tokyo-advice-TOO_NEAR = Aléjalo un poco; el anillo muestra hasta dónde llega la varilla.
tokyo-advice-TOO_FAR = El anillo muestra hasta dónde llega la varilla.
tokyo-advice-ROAD_COVERS_PILLAR = Aquí la altura no cuenta: rodea el pilar.
tokyo-advice-ROAD_HITS_ROAD = Cruza con un ángulo más abierto, o donde la otra carretera esté más arriba o más abajo.
tokyo-advice-PILLAR_HITS_ROAD = Aparta el pilar, o llévalo a donde la carretera esté más alta.

tokyo-end-TENTH_CAR = el décimo coche está en la autopista
tokyo-end-MATERIALS = al otro jugador no le queda con qué construir
tokyo-end-MATERIALS_CARS = se acabaron los materiales y deciden los coches puestos
tokyo-end-BLOCKED = nadie puede construir y deciden los coches puestos

crossing-tokyo-QUALIFIES = { $real ->
    [no] daría un coche
   *[yes] da un coche
}
crossing-tokyo-ALREADY_OVER = no da coche: ya hay una carretera por encima
crossing-tokyo-ALREADY_UNDER = no da coche: ya hay una carretera por debajo
crossing-tokyo-OWN_ROAD = { $builder ->
    [you] no da coche: la carretera es tuya
   *[other] no da coche: la carretera es de quien construye
}
crossing-tokyo-LEVEL = no da coche: las dos carreteras chocarían

option-tokyo-materials-end = Al acabarse los materiales
option-tokyo-materials-end-help = Según la regla pierde quien se queda sin materiales, lo que favorece al segundo jugador; o gana quien tenga más coches puestos.
option-tokyo-materials-end-letter = Pierde ese jugador
option-tokyo-materials-end-cars = Gana quien tenga más coches
option-tokyo-scope = Qué cierra el paso
option-tokyo-scope-help = Otra carretera por encima o por debajo de la varilla rival cierra el paso en toda la varilla, o solo donde la cruzas tú.
option-tokyo-scope-road = En toda la varilla
option-tokyo-scope-crossing-point = Solo donde se cruza
option-tokyo-pillars-under-roads = Pilares bajo carreteras
option-tokyo-pillars-under-roads-help = Un pilar nuevo puede ir debajo de una carretera si cabe, o nunca.
option-tokyo-pillars-under-roads-allow = Si caben
option-tokyo-pillars-under-roads-forbid = Nunca
option-tokyo-joint-rule = Giros cerrados
option-tokyo-joint-rule-help = Dos varillas en un mismo pilar guardan al menos 63,5°, o pueden quedar una junto a otra.
option-tokyo-joint-rule-on = Al menos 63,5°
option-tokyo-joint-rule-off = Tan cerrados como se quiera
option-tokyo-junction-roads = Carreteras en un enlace
option-tokyo-junction-roads-help = Cuántas varillas puede llevar un enlace; las ediciones posteriores del juego admiten tres.
option-tokyo-junction-roads-unlimited = Las que quepan
option-tokyo-junction-roads-3 = Tres
option-tokyo-penalty = Qué se paga
option-tokyo-penalty-help = Se deben discos por las carreteras y los coches rivales caídos, o también por los que solo se han desplazado.
option-tokyo-penalty-fallen = Lo que cae
option-tokyo-penalty-shifted = También lo desplazado
option-tokyo-table = Mesa
option-tokyo-table-help = Ancho y fondo, en milímetros, de la zona en la que se puede construir.
option-tokyo-table-900x600 = 900 × 600
option-tokyo-table-1200x800 = 1200 × 800
option-tokyo-table-1600x1000 = 1600 × 1000
