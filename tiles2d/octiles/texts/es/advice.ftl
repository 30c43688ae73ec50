octiles-hint-space = Mira { $space }.
octiles-hint-runner = Mira el corredor de { $start }.
octiles-hint-nowhere = No hay nada que jugar.
octiles-hint-place-run = La pieza en { $space } como se ve; después corre { $start } a { $end }.
octiles-hint-run = Corre { $start } a { $end }.
octiles-hint-place = La pieza en mano en { $space } como se ve.
octiles-hint-replace = Cambia la pieza de { $space } por la que tienes en mano.
octiles-hint-rotate = Gira la pieza de { $space }.
octiles-hint-pass = Pasa el turno.

octiles-why-WINS = Gana la partida.
octiles-why-DRAWS = La partida acaba en tablas.
octiles-why-HOME = Un corredor llega a casa, en { $circle }.
octiles-why-LAST_CIRCLE = Ocupa { $circle }, el último círculo de llegada libre.
octiles-why-LEAVES_START = El corredor de { $circle } debe dejar la salida.
octiles-why-NEARER = { $tiles ->
    [0] No se acerca a casa.
    [one] Te ahorra más o menos 1 pieza de camino a casa.
   *[other] Te ahorra unas { $tiles } piezas de camino a casa.
}
octiles-why-FARTHER = Te cuesta { $tiles ->
    [one] más o menos 1 pieza
   *[other] unas { $tiles } piezas
} de camino a casa.
octiles-why-CROSSES = Cruza { $tiles ->
    [one] 1 pieza
   *[other] { $tiles } piezas
}.
octiles-why-OPENS = Te abre la carrera { $start } a { $end }, que vale { $tiles ->
    [one] más o menos 1 pieza
   *[other] unas { $tiles } piezas
}.
octiles-why-STOPS = Frena a { $name }: { $start } a { $end } le ahorraría { $tiles ->
    [one] más o menos 1 pieza
   *[other] unas { $tiles } piezas
}.
octiles-why-ALLOWS = { $name } puede correr entonces { $start } a { $end } y ahorrar { $tiles ->
    [one] más o menos 1 pieza
   *[other] unas { $tiles } piezas
}.
octiles-why-WAITS = No se puede hacer otra cosa.
octiles-why-JOINED = Tu grupo mayor crece a { $runners } corredores.
octiles-why-GROUP = Tu grupo mayor conserva { $runners ->
    [one] 1 corredor
   *[other] { $runners } corredores
}.

octiles-missed-WINS = aquí dejó escapar la victoria.
octiles-missed-HOME = no llevó a casa un corredor que podía llegar.
octiles-missed-STOPS = dejó a un rival su buena carrera.
octiles-missed-OPENS = no abrió una carrera que podía.
octiles-missed-JOINED = no unió corredores que podía unir.
octiles-gave-ALLOWS = esto dejó correr al rival.
octiles-gave-FARTHER = esto alejó de casa.
