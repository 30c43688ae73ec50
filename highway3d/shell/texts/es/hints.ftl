hint = Pista
hint-of = Pista { $number } de { $count }
hint-looking = Buscando …
hint-what = Qué hacer
hint-next = Otra
hint-close = Cerrar
hint-tip = La tecla H hace lo mismo
hint-off = Las pistas están desactivadas en los ajustes.
hint-not-now = La pista es para quien tiene el turno, en la partida misma.
hint-lost = Aquí no se ha podido encontrar ninguna pista.

action-next-turning = El siguiente momento decisivo
analyse = Analizar la partida
analysis = Análisis
analysis-progress = Turno { $known } de { $count } …
analysis-part = Se han mirado { $known } de { $count } turnos.
analysis-stop = Parar
analysis-close = Cerrar
analysis-next = Momento decisivo
analysis-next-tip = El siguiente turno en que se cedió mucho (N)
analysis-points = { $count ->
    [0] No se conoce ningún momento decisivo.
    [one] Se conoce un momento decisivo.
   *[other] Se conocen { $count } momentos decisivos.
}
analysis-even = La partida estaba igualada.
analysis-little = { $name } estaba algo mejor.
analysis-much = { $name } estaba mucho mejor.
analysis-better = aquí había una jugada mejor.
analysis-best = Lo mejor: { $move }
analysis-play = Jugarla
analysis-lost = El análisis se ha parado: ha fallado el jugador de ordenador.
