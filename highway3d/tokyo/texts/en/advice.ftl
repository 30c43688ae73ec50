tokyo-hint-where = Build from { $base }.
tokyo-hint-nowhere = There is no place for you to build.
tokyo-hint-pillar = From { $base }, a pillar of { $height }.
tokyo-hint-junction = From { $base }, a junction of { $height }.
tokyo-hint-exit = From { $base }, an exit.
tokyo-hint-pass = “I cannot build” passes the turn.
tokyo-hint-restore = Put back all that was knocked.

tokyo-why-WINS = It wins: your last car is on the road.
tokyo-why-earns = { $cars ->
    [one] Earns a car: { $where }.
   *[other] Earns { $cars } cars: { $where }.
}
tokyo-why-crossing = { $relation ->
    [over] over
   *[under] under
} { $road }
tokyo-why-exit = the exit itself
tokyo-why-STOPS_WIN = Keeps the rival from winning next turn.
tokyo-why-TAKES_AWAY = Takes from the rival: next turn { $after ->
    [0] no car
    [one] 1 car
   *[other] { $after } cars
} at most, not { $before }.
tokyo-why-GIVES = The rival can earn { $cars ->
    [one] 1 car
   *[other] { $cars } cars
} next turn.
tokyo-why-BLOCKS = The rival can build no pillar from { $base } any more.
tokyo-why-LEAVES = { $cars ->
    [one] A car is within your reach
   *[other] { $cars } cars are within your reach
} next turn, from { $new ->
    [yes] the new pillar
   *[no] { $base }
}.
tokyo-why-COSTS = Costs { $grey ->
    [0] no grey disc
    [one] 1 grey disc
   *[other] { $grey } grey discs
}{ $yellow ->
    [0] .
   *[other] {" "}and a yellow one.
}
tokyo-why-CLOSES = Closes your last base.
tokyo-why-LAST_BUILD = After it you are out of materials.
tokyo-why-MUST_PASS = No pillar fits anywhere, from any of your bases.

tokyo-analysis-cars = Cars there were: { $there }, taken: { $taken }
tokyo-missed-WINS = missed the win here.
tokyo-missed-EARNS = { $count ->
    [one] missed a car here.
   *[other] missed { $count } cars here.
}
tokyo-missed-STOPS_WIN = let the rival win next turn.
tokyo-gave-CLOSES = this closed the last base.
tokyo-gave-LAST_BUILD = this used up the material.
