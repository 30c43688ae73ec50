city-step-piece = Move one of your pieces.
city-step-face = Choose which way { $piece } faces.
city-step-turn = Choose which way { $piece } turns.
city-step-withdraw = No way to move: take one of your pieces back.
city-step-pass = No way to move: the turn must be passed.
city-step-lose = No way to move: that loses the game.
city-step-over = The game is over.
city-step-telling = A moment: this is how the last turn went.

city-last-turns = Turn { $turn } of { $last }: then the points decide.

city-points = { $points } of { $target } points
city-whence = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

city-last-turn = Last turn
city-no-turn = None yet.
city-told-enter = { $piece } enters.
city-told-step = { $piece } goes ahead.
city-told-push = { $piece } goes ahead and pushes { $pushed }.
city-told-withdraw = { $piece } is taken back.
city-told-pass = The turn is passed.
city-told-coin = A coin appears.
city-gain-flag = +{ $points } · { $piece } reaches its flag
city-gain-coin = +{ $points } · { $piece } takes a coin
city-sent-off = { $piece } · { $why }
city-stuck = { $piece } faces the border and would be stuck.
city-ask-stuck-yes = Move it all the same
city-ask-stuck-no = Think again
city-ask-stuck = { $piece } would face the border and be stuck there. Leave it so?

city-skip = Skip
city-pass = Pass
city-take-back = Take back
city-ways = Show ways
city-ways-tip = The shortest ways of your pieces to their flags (J)

city-layout-own = Your own board is played on.
city-layout-size = { $wide } by { $tall } cells
city-layout-path = Path of a text file
city-layout-choose = Choose a file
city-layout-load = Load
city-layout-paste = Paste
city-layout-no-file = { $path } cannot be read.
city-layout-no-text = This file is not plain text.
city-layout-too-long = A layout has { $most } letters at most.

city-list-enter = { $piece } enters, { $way }
city-list-withdraw = { $piece } withdrawn
city-list-step = { $piece } ahead
city-list-push = { $piece } pushes { $pushed }
city-list-pass = passes
city-list-U = up
city-list-R = right
city-list-D = down
city-list-L = left

autopista-achieved = { $count ->
    [one] 1 point
   *[other] { $count } points
}
