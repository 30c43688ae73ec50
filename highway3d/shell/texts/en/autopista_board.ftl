autopista-step-piece = Move one of your pieces.
autopista-step-face = Choose which way { $piece } faces.
autopista-step-turn = Choose which way { $piece } turns.
autopista-step-withdraw = No way to move: take one of your pieces back.
autopista-step-pass = No way to move: the turn must be passed.
autopista-step-lose = No way to move: that loses the game.
autopista-step-over = The game is over.
autopista-step-telling = A moment: this is how the last turn went.

autopista-points = { $points } of { $target } points
autopista-whence = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

autopista-last-turn = Last turn
autopista-no-turn = None yet.
autopista-told-enter = { $piece } enters.
autopista-told-step = { $piece } goes ahead.
autopista-told-push = { $piece } goes ahead and pushes { $pushed }.
autopista-told-withdraw = { $piece } is taken back.
autopista-told-pass = The turn is passed.
autopista-told-coin = A coin appears.
autopista-gain-flag = +{ $points } · { $piece } reaches its flag
autopista-gain-coin = +{ $points } · { $piece } takes a coin
autopista-sent-off = { $piece } · { $why }
autopista-stuck = { $piece } faces the border and would be stuck.
autopista-ask-stuck = { $piece } would face the border and be stuck there. Leave it so?

autopista-skip = Skip
autopista-pass = Pass
autopista-take-back = Take back
autopista-ways = Ways to the flags

layout-autopista-own = Your own board is played on.
layout-autopista-size = { $wide } by { $tall } cells
layout-autopista-path = Path of a text file
layout-autopista-choose = Choose a file
layout-autopista-load = Load
layout-autopista-paste = Paste
layout-autopista-no-file = { $path } cannot be read.
layout-autopista-no-text = This file is not plain text.
layout-autopista-too-long = A layout has { $most } letters at most.
