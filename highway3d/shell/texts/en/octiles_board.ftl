octiles-step-over = The game is over.
octiles-step-pass = Nothing can be played: pass.
octiles-step-place = Lay the tile where a runner can cross it.
octiles-step-runner = Choose the runner that crosses the tile.
octiles-step-end = Choose where it ends.
octiles-step-act = One action: place, run, replace or rotate.
octiles-step-rotate = Turn the tile, then keep it so.
octiles-step-helps = You are home: move a runner of { $name }.
octiles-vacate-place = A runner must leave your start circles.
octiles-vacate-act = Run from your start: others stand in it.
octiles-must-pass = Nothing can be played now.

octiles-turn = Turn
octiles-turn-tip = The tile in hand, an eighth to the right (R)
octiles-turn-back = An eighth to the left (Shift + R)
octiles-pile = { $count ->
    [0] No tile in the pile
    [one] One tile in the pile
   *[other] { $count } tiles in the pile
}
octiles-hint = Hint
octiles-hint-tip = Points at a good move, step by step (H)
octiles-pass = Pass
octiles-keep = Keep it so

octiles-place = Place
octiles-run = Run
octiles-replace = Replace
octiles-rotate = Rotate
octiles-place-tip = Lay the tile in hand on an empty space (+ and − change the action)
octiles-run-tip = Move a runner along the tiles as they lie
octiles-replace-tip = Lay the tile in hand in place of another
octiles-rotate-tip = Turn a tile where it lies; your marker goes with it
octiles-replace-slip = Replace it; at its rim: rotate it
octiles-rotate-slip = Rotate it
octiles-place-slip = Place it
octiles-run-slip = Run
octiles-closed-vacate = First a runner must leave a start circle.
octiles-closed-full = Every space is filled.
octiles-closed-run = No runner of yours can go anywhere.
octiles-closed-replace = No tile can be replaced now.
octiles-closed-rotate = No tile can be rotated now.

octiles-home = { $count } of { $of } home
octiles-with = together with { $name }
octiles-group = { $count } of { $of } hang together
octiles-marker = marker on { $space }

octiles-fault-TURN_IT = It fits { $pieces } when it is turned (R).
octiles-fault-NOBODY_CROSSES = No runner of yours could cross it on { $pieces }.
octiles-fault-TILE_FIRST = First lay the tile; then a runner crosses it.
octiles-fault-WHICH_RUNNER = More than one runner can end there ({ $pieces }): choose which.
