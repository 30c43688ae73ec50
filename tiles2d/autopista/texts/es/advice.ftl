action-autopista-ways = Los caminos más cortos a las banderas

city-hint-where = Mueve { $piece }.
city-hint-nowhere = Nada tuyo puede moverse.
city-hint-enter = { $piece } entra y mira { $way }.
city-hint-step = { $piece } avanza.
city-hint-turn = { $piece } gira { $way }.
city-hint-withdraw = Retira { $piece }.
city-hint-pass = Pasa el turno.
city-hint-U = hacia arriba
city-hint-R = a la derecha
city-hint-D = hacia abajo
city-hint-L = a la izquierda

city-why-WINS = Gana la partida.
city-why-FLAG = { $piece } llega a su bandera: +{ $points }.
city-why-COIN = { $piece } coge la moneda de { $cell }: +{ $points }.
city-why-SENDS_OFF = Saca del tablero { $piece }. { $cause }.
city-why-LOSES = Te cuesta { $piece }. { $cause }.
city-why-ESCAPES = { $piece } estaba a punto de salir del tablero. { $cause }.
city-why-SAVES = Salva { $piece }, que estaba a punto de salir del tablero. { $cause }.
city-why-EXPOSED = El rival puede entonces sacar { $piece }. { $cause }.
city-why-BLOCKS = { $piece } ya no puede avanzar.
city-why-STRANDED = Ahí { $piece } mira al borde y queda atascada.
city-why-STEPS = A { $piece } le { $steps ->
    [one] queda entonces un paso
   *[other] quedan entonces { $steps } pasos
} hasta su bandera.

autopista-missed-WINS = aquí dejó escapar la victoria.
autopista-missed-FLAG = aquí dejó una bandera.
autopista-missed-COIN = aquí dejó una moneda.
autopista-missed-SENDS_OFF = no sacó a un rival que podía sacar.
autopista-missed-ESCAPES = dejó que le sacaran una ficha.
autopista-missed-SAVES = dejó que le sacaran una ficha.
autopista-gave-EXPOSED = dejó que le sacaran una ficha.
autopista-gave-LOSES = esto costó una ficha.
autopista-gave-STRANDED = esto dejó una ficha atascada.
