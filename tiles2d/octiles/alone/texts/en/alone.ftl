octiles-alone-title = Octiles alone
octiles-alone-about = Forty challenges with a proved best answer, one for every day, and open puzzles.
entry-octiles = Together
entry-octiles-alone = Alone
history-example-octiles-alone = lay 7 c3 turn 2

octiles-alone-prompt = Lay, turn and lift tiles at will.
octiles-alone-puzzle = Puzzle
octiles-alone-challenge = Challenges
octiles-alone-challenge-of = Challenge { $number }
octiles-alone-daily = Today’s
octiles-alone-daily-of = The one of { $date }
octiles-alone-loop = Longest loop
octiles-alone-path = Longest path
octiles-alone-sequence = Sequence
octiles-alone-connection = Connection
octiles-alone-loop-aim = Lay the longest closed loop.
octiles-alone-path-aim = Lay the longest path between two places.
octiles-alone-sequence-aim = Join the stops by number, each with the next and with no other.
octiles-alone-connection-aim = Join the runners of each colour, and none of two colours.
octiles-alone-before = Before
octiles-alone-after = Next
octiles-alone-length = { $count ->
    [0] None yet
    [one] Over one tile
   *[other] Over { $count } tiles
}
octiles-alone-links = { $count } { $count ->
    [one] link
   *[other] links
}, { $tiles } of { $of } tiles
octiles-alone-double = { $count ->
    [one] One link is double
   *[other] { $count } links are double
}
octiles-alone-wrong = { $count ->
    [one] One link out of order
   *[other] { $count } links out of order
}
octiles-alone-solved = Solved!
octiles-alone-joined = { $count } of { $of } colours joined
octiles-alone-lay-all = Now lay the rest without parting them
octiles-alone-mixed = { $count ->
    [one] One path joins two colours
   *[other] { $count } paths join two colours
}
octiles-alone-own = Your best: { $result } { $stars } ({ $date })
octiles-alone-known = Best known: { $best }
octiles-alone-best = Best possible: { $best }, by { $count ->
    [one] one layout
   *[other] { $count } layouts
} of { $layouts }
octiles-alone-proved = { $count ->
    [one] One layout of { $layouts } solves it
   *[other] { $count } layouts of { $layouts } solve it
}
octiles-alone-stars = All challenges: { $stars } of { $of } stars
octiles-alone-tile = Other tile
octiles-alone-tile-tip = The next of the tiles in hand (+ and −, or a click on the pile)
octiles-alone-another = Another
octiles-alone-clear = Clear
octiles-alone-copy = Copy the code of this puzzle, to share it
octiles-alone-paste = Go to the puzzle whose code was copied
octiles-alone-copied = The code of this puzzle is { $code }.
octiles-alone-no-code = There is no code of a puzzle on the clipboard.
octiles-alone-told-lay = { $tile } on { $space }
octiles-alone-told-turn = { $space } turned
octiles-alone-told-lift = { $space } lifted
octiles-alone-told-clear = cleared
octiles-alone-result-win = Solved: { $reason }.
octiles-alone-end-SOLVED = nothing better can be laid
octiles-alone-solved-in = { $name }, in { $count ->
    [one] one move
   *[other] { $count } moves
}

octiles-alone-fault-OTHER_TILE = Tile { $pieces } does not belong to this puzzle.
octiles-alone-fault-NOT_IN_HAND = Tile { $pieces } is not in hand.
octiles-alone-fault-OTHER_SPACE = The space { $pieces } does not belong to this puzzle.
octiles-alone-fault-SPACE_TAKEN = A tile already lies on { $pieces }.
octiles-alone-fault-SPACE_EMPTY = No tile lies on { $pieces }.
octiles-alone-fault-SAME_ROTATION = The tile on { $pieces } lies so already.
octiles-alone-fault-NOTHING_LIES = No tile lies on the board.
octiles-alone-fault-SAME_PUZZLE = That puzzle is on the board already.

action-octiles-alone-turn = Turn the tile
action-octiles-alone-turn-back = Turn the tile back
action-octiles-alone-next-tile = Next tile in hand
action-octiles-alone-previous-tile = Tile in hand before

option-octiles-alone-puzzle = First puzzle
option-octiles-alone-puzzle-help = Any other can be chosen at the board, today’s among them.
option-octiles-alone-puzzle-challenge = A challenge
option-octiles-alone-puzzle-loop = Longest loop
option-octiles-alone-puzzle-path = Longest path
option-octiles-alone-puzzle-sequence = Sequence
option-octiles-alone-puzzle-connection = Connection
option-octiles-alone-number = Challenge
option-octiles-alone-number-help = The forty are ranked: the last are the hardest.
option-octiles-alone-colours = Colours
option-octiles-alone-colours-help = Of how many colours the runners of a Connection are.
option-octiles-alone-code = Code
option-octiles-alone-code-help = The code of a puzzle that somebody shares; it goes before all these.

help-octiles-alone-1-title = Puzzles with the tiles
help-octiles-alone-1 = You are alone with the board and the tiles, without clock or rival. Lay tiles at will, turn them at their rim or with R, lift them by a click in the middle; each of that is a move, which can be taken back, looked through and saved as in every game. Going to another puzzle keeps the tiles that belong to it, and can be taken back too.
help-octiles-alone-2-title = What is asked
help-octiles-alone-2 = Sequence: join the stops in the order of their numbers, each with the next, and none out of order. Connection: join the runners of each colour, directly or through one another, and none of two colours. Longest loop and longest path: the most tiles crossed, one crossed twice counting twice. A path to a circle joins no stops.
help-octiles-alone-3-title = Challenges
help-octiles-alone-3 = A challenge gives four or five tiles and the spaces they fill, marked pale. All must lie before it counts. The best answer was found by looking at every layout, so you know when you have it; the panel says how many layouts reach it, and the rarer they are, the later the challenge stands. Today’s is one of them, turned on the board.
help-octiles-alone-4-title = Open puzzles, stars and codes
help-octiles-alone-4 = With the whole board nobody knows the longest loop and path: the best known are 23 and 26 tiles, and a Sequence has 15 links at most. Your own best stands beside it with its day: three stars for the best, two for three quarters of it, one for half. The code of a puzzle, such as challenge-12 or connection-3-77, can be copied and pasted: with it anybody plays the same.
