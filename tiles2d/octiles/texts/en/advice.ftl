octiles-hint-space = Look at { $space }.
octiles-hint-runner = Look at the runner on { $start }.
octiles-hint-nowhere = There is nothing to play.
octiles-hint-place-run = The tile on { $space } as shown; then run { $start } to { $end }.
octiles-hint-run = Run { $start } to { $end }.
octiles-hint-place = The tile in hand on { $space } as shown.
octiles-hint-replace = Change the tile on { $space } for the one in hand.
octiles-hint-rotate = Turn the tile on { $space }.
octiles-hint-pass = Pass.

octiles-why-WINS = It wins the game.
octiles-why-DRAWS = The game ends in a draw.
octiles-why-HOME = A runner is home on { $circle }.
octiles-why-LAST_CIRCLE = It takes { $circle }, the last free finish circle.
octiles-why-LEAVES_START = The runner on { $circle } must leave the start.
octiles-why-NEARER = { $tiles ->
    [0] No nearer to home.
    [one] Saves you about 1 tile of the way home.
   *[other] Saves you about { $tiles } tiles of the way home.
}
octiles-why-FARTHER = Costs you about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} of the way home.
octiles-why-CROSSES = Crosses { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
octiles-why-OPENS = Opens your run { $start } to { $end }, worth about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
octiles-why-STOPS = Stops { $name }: { $start } to { $end } would save about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
octiles-why-ALLOWS = { $name } can then run { $start } to { $end } and save about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
octiles-why-WAITS = Nothing else can be done.
octiles-why-JOINED = Your largest group grows to { $runners } runners.
octiles-why-GROUP = Your largest group keeps { $runners ->
    [one] 1 runner
   *[other] { $runners } runners
}.

octiles-missed-WINS = missed the win here.
octiles-missed-HOME = missed bringing a runner home.
octiles-missed-STOPS = left a rival his good run.
octiles-missed-OPENS = missed opening a run.
octiles-missed-JOINED = missed joining runners.
octiles-gave-ALLOWS = this let the rival run on.
octiles-gave-FARTHER = this led away from home.
