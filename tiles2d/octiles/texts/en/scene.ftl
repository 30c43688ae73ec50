octiles-step-over = The game is over.
octiles-step-pass = Nothing can be played: pass.
octiles-step-place = Lay the tile where a runner can cross it.
octiles-step-runner = Choose the runner that crosses the tile.
octiles-step-end = Choose where it ends.
octiles-step-act = One action: { $kinds }.
octiles-act-place = place
octiles-act-run = run
octiles-act-replace = replace
octiles-act-rotate = rotate
octiles-or = { $first } or { $last }
octiles-step-rotate = Turn the tile, then keep it so.
octiles-step-helps = You are home: move a runner of { $name }.
octiles-vacate-place = A runner must leave your start circles.
octiles-vacate-act = Run from your start: others stand in it.
octiles-all-passed = Everybody has passed: play now.
octiles-must-pass = Nothing can be played now.

octiles-second-time = This position is here for the second time: the third time is a draw.
octiles-last-turns = Turn { $turn } of { $last }: then it is a draw.

octiles-turn = Turn
octiles-turn-tip = The tile in hand, an eighth to the right (R)
octiles-turn-back = An eighth to the left (Shift + R)
octiles-pile = { $count ->
    [0] No tile in the pile
    [one] One tile in the pile
   *[other] { $count } tiles in the pile
}
octiles-face-down = { $count ->
    [0] No tile lies face down
    [one] One tile lies face down
   *[other] { $count } tiles lie face down
}
octiles-next = next
octiles-hint = Hint
octiles-hint-tip = A good move: where, then what and why (H)
octiles-pass = Pass
octiles-pass-tip = Ends your turn without playing (X)
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
octiles-closed-pass = Everybody has passed in a row: whoever can play must.
octiles-closed-vacate = First a runner must leave a start circle.
octiles-closed-full = Every space is filled.
octiles-closed-run = No runner of yours can go anywhere.
octiles-closed-replace = No tile can be replaced now.
octiles-closed-rotate = No tile can be rotated now.

octiles-home = { $count } of { $of } home
octiles-with = with{ "\u00A0" }{ $name }
octiles-group = largest group: { $count } of { $of }
octiles-marked = marker on { $space }

octiles-fault-TURN_IT = It fits { $pieces } when it is turned (R).
octiles-fault-NOBODY_CROSSES = No runner of yours could cross it on { $pieces }.
octiles-fault-TILE_FIRST = First lay the tile; then a runner crosses it.
octiles-fault-NO_WAY = No path leads the runner on { $pieces } to where it may stand.
octiles-fault-WHICH_RUNNER = More than one runner can end there ({ $pieces }): choose which.

help-octiles-9-title = At this board
help-octiles-9 = What the mouse is over shows its name, and while a move is typed every place does. The tile in hand lies in the corner, the next one beside it. Dots show where it can be laid as it is turned; small dots, where it can when turned otherwise. Turn it with the wheel, with R and Shift + R, or by a click on its rim. After laying it, click the runner and then its end; where only one can go, click the end at once. In the one-action games the middle of a lying tile replaces it and its rim rotates it; + and − change the action. Tab and the arrows walk through what can be chosen, Enter takes it, Esc goes one step back, H points at a good move, X passes.

help-octiles-10-title = Switch tile
help-octiles-10 = An edition of Move Over in which every space holds a tile from the start, face down. The tile in hand, the switch tile, is exchanged for any tile on the board, face up or face down and in any rotation, and a runner of yours crosses it; the tile taken off is what the next player has in hand. A tile that lies face down carries no path. By the other first turn the two tiles at your own side are turned up when your first turn begins, and you exchange one of them. All else is as in Move Over.

action-octiles-turn = Turn the tile
action-octiles-turn-back = Turn the tile back
action-octiles-next-kind = Next kind of action
action-octiles-previous-kind = Kind of action before
action-octiles-pass = Pass

octiles-told-run = { $space } · { $start }–{ $end }
octiles-told-runs = { $start }–{ $end }
octiles-told-place = tile on { $space }
octiles-told-replace = new tile on { $space }
octiles-told-rotate = { $space } turned
octiles-told-pass = passes
octiles-told-home = home

octiles-achieved = { $count } of { $of } home
