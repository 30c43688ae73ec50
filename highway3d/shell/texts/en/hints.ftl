hint = Hint
hint-of = Hint { $number } of { $count }
hint-looking = Looking …
hint-what = What to do
hint-next = Another one
hint-close = Close
hint-tip = The H key does the same
hint-off = Hints are switched off in the settings.
hint-not-now = A hint is for the player whose turn it is, in the game itself.
hint-lost = No hint could be found here.

action-next-turning = The next turning point
analyse = Analyse the game
analysis = Analysis
analysis-progress = Turn { $known } of { $count } …
analysis-part = { $known } of { $count } turns were looked at.
analysis-stop = Stop
analysis-close = Close
analysis-next = Turning point
analysis-next-tip = The next turn at which much was given away (N)
analysis-points = { $count ->
    [0] No turning point is known.
    [one] One turning point is known.
   *[other] { $count } turning points are known.
}
analysis-even = The game was even.
analysis-little = { $name } stood a little better.
analysis-much = { $name } stood much better.
analysis-better = there was a better move here.
analysis-best = Best: { $move }
analysis-play = Play it
analysis-lost = The analysis has stopped: the computer player failed.
