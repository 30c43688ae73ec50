tokyo-step-over = The game is over.
tokyo-step-base = Choose the pillar to build from.
tokyo-step-aim = Aim the road and place it.
tokyo-step-cars = Put the cars on the new road.
tokyo-step-end = Nudge with the arrows, click the pillar to lift it, or end the turn.
tokyo-step-down = Put back what fell.
tokyo-step-aside = The build is put aside: Esc or a click takes it up again.
tokyo-step-adjust = Arrows nudge, a click on the pillar lifts it.
tokyo-adjusting = Adjusting for { $name }
tokyo-click-nearer = Click on the ring or near it: there the road ends.

tokyo-discs = { $grey } grey · { $yellow } yellow
tokyo-rest = { $roads ->
    [one] 1 stick
   *[other] { $roads } sticks
} · { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}
tokyo-waiting = { $why ->
    [base] no pillar left to build from
   *[materials] out of materials
}

tokyo-height = Height { $height }
tokyo-lower = Lower
tokyo-higher = Higher
tokyo-junction = Junction
tokyo-exit = Exit
tokyo-place = Place
tokyo-take-back = Take back
tokyo-take-up = Take up again
tokyo-put-cars = { $count ->
    [one] Put on the car
   *[other] Put on { $count } cars
}
tokyo-end-turn = End the turn
tokyo-keep = Keep it so
tokyo-adjust = Adjust the last build
tokyo-hint = Hint
tokyo-claim = I cannot build
tokyo-stop = Stop
tokyo-along = Look along the road
tokyo-section = Look from its side

tokyo-legal = { $cars ->
    [0] Legal, earns no car
    [one] Legal, earns 1 car
   *[other] Legal, earns { $cars } cars
}
tokyo-cars-label = { $cars ->
    [one] +1 car
   *[other] +{ $cars } cars
}
tokyo-slip = { $relation ->
    [over] over
    [under] under
   *[level] level with
} { $road }, { $result ->
    [QUALIFIES] pays
    [OWN_ROAD] own road
   *[other] does not pay
} · { $mm } mm of air
tokyo-pillar-slip = { $name } · height { $height }
tokyo-road-slip = { $name } · { $over ->
    [1] over used up
   *[0] over still free
} · { $under ->
    [1] under used up
   *[0] under still free
}
tokyo-more-faults = { $count ->
    [one] and one more fault
   *[other] and { $count } more faults
}
tokyo-relation-over = over { $road }
tokyo-relation-under = under { $road }
tokyo-relation-level = level with { $road }
tokyo-exit-pays = exit: pays 1 car
tokyo-judge = The judge
tokyo-judge-next = { $name } judges; building the next pillar accepts it.
tokyo-judge-if = If it could be built:
tokyo-judge-pass = The turn before was a pass: nothing to judge.
tokyo-judge-none = No road is crossed.
tokyo-judge-before = Last build: { $road }

tokyo-ended-materials = { $name } { $why ->
    [base] has no pillar left to build from
   *[materials] has nothing left to build with
}
tokyo-ended-cars = { $reason ->
    [BLOCKED] neither side can build
   *[other] the building material ran out
}, and { $even ->
    [yes] both have { $most ->
        [one] one car
       *[other] { $most } cars
    }
   *[no] it is { $most } to { $least } cars
} on the road

tokyo-searching = Looking everywhere …
tokyo-can-build = You can build: look, here. A player who can build must.
tokyo-cannot-build = Nothing can be built: { $name } passes.

tokyo-warn-last-base = This exit closes your last base: nothing can be built after it.
tokyo-ask-last-base-yes = Place the exit
tokyo-ask-last-base-no = Not there
tokyo-ask-cars-yes = End the turn without them
tokyo-ask-cars-no = Put them on first
tokyo-ask-last-base = This exit leaves no base to build from. Lay it all the same?
tokyo-ask-cars = { $count ->
    [one] One car was earned and is not on the road: it lapses. End the turn without it?
   *[other] { $count } cars were earned and are not on the road: they lapse. End the turn without them?
}
tokyo-warn-spent = After this turn you are out of materials.
tokyo-warn-discs = { $grey ->
    [0] No grey disc will be left.
    [one] Only 1 grey disc will be left.
   *[other] Only { $grey } grey discs will be left.
}
tokyo-warn-starter = You began: if both lay every stick, you run out first and lose.
tokyo-warn-waiting = { $name } { $why ->
    [base] has no pillar left to build from
   *[materials] is out of materials
}: when this turn ends without penalty, { $rule ->
    [cars] more cars win
   *[letter] { $name } loses
}.
tokyo-warn-hopeless = No place was found for another pillar: “I cannot build” passes.
tokyo-restore = Put all back

action-tokyo-turn = Turn the piece
action-tokyo-turn-back = Turn the piece back
action-tokyo-higher = Higher
action-tokyo-lower = Lower
action-tokyo-junction = Junction
action-tokyo-exit = Exit
action-tokyo-map = Free ground, shown or not

tokyo-told-pillar = { $base }–{ $end } · { $height }
tokyo-told-junction = { $base }–{ $end } · junction { $height }
tokyo-told-exit = { $base }, exit
tokyo-told-shift = { $road } adjusted
tokyo-told-penalty = knocks { $pieces }
tokyo-told-restore = all put back
tokyo-told-pass = passes

tokyo-achieved = { $count ->
    [one] 1 car on the road
   *[other] { $count } cars on the road
}
