option-tokyo-hands = Hands
option-tokyo-hands-help = With exact hands nothing can fall. With real ones you carry each piece yourself: whatever of the rival’s you knock down costs a disc each, and all is put back before play goes on.
option-tokyo-hands-exact = Exact
option-tokyo-hands-real = Real
option-tokyo-practice = Practice table
option-tokyo-practice-help = One player builds alone, beside a rival’s highway that nobody plays, until the tenth car is out. Material comes back when it runs out.
option-tokyo-practice-off = No, two players
option-tokyo-practice-on = Yes, alone

tokyo-hands-pillar = Carry the pillar to its place, lower it, let go
tokyo-hands-disc = Disc { $number } of { $count }: carry it to its place, lower it, let go
tokyo-hands-road = Lay the road on both pillars and let go
tokyo-hands-exit = Lay the road from the pillar to the table and let go
tokyo-hands-under = Draw the road in under the other, its low end first, slowly (Shift)
tokyo-hands-car = Put the car on the new road and let go
tokyo-hands-settling = Let go: everything comes to rest
tokyo-hands-fallen = See what fell
tokyo-hands-down = Put back what was knocked
tokyo-hands-home = Everything is back in its place
tokyo-hands-height = { $mm } mm up
tokyo-let-go = Let go
tokyo-single = Disc by disc
tokyo-put-aside = Put aside
tokyo-hand-turn = Turn

tokyo-hands-off = It lies { $mm } mm and { $degrees }° from a lawful place; { $most } mm and { $square }° are allowed. Once more.
tokyo-hands-leans = The discs do not stand straight on one another. Once more.
tokyo-hands-unlawful = It may not stand there. { $reason }
tokyo-hands-set-right = Discs that were pushed aside are back in their place.
tokyo-hands-nudged = { $more ->
    [0] { $what }: free, and put right.
    [one] { $what }, another piece less: free, and put right.
   *[other] { $what }, { $more } others less: free, and put right.
}

tokyo-lie-knocked = { $name } was knocked down
tokyo-lie-table = { $name } touches the table
tokyo-lie-tilted = { $name } has tilted by { $measured }°
tokyo-lie-below = { $name } hangs { $measured } mm lower
tokyo-lie-loose = { $name } lies { $measured } mm from what bore it
tokyo-lie-nudged = { $name } was pushed aside by { $measured } mm
tokyo-lie-turned = { $name } was turned by { $measured }°
tokyo-lie-moved = { $name } was pushed aside
tokyo-own = { $what } · your own, free
tokyo-owed = { $count ->
    [0] Nothing to pay: what is your own, or merely moved, is put back free.
    [one] One disc is owed to { $name }.
   *[other] { $count } discs are owed to { $name }.
}
tokyo-owed-all = { $count ->
    [0] { $owed } owed to { $name }, but no disc is left to pay with.
    [one] { $owed } owed to { $name }; one disc is all there is.
   *[other] { $owed } owed to { $name }; { $count } discs are all there is.
}
tokyo-pay = { $grey ->
    [0] Pay { $yellow } yellow
   *[other] { $yellow ->
        [0] Pay { $grey } grey
       *[other] Pay { $grey } grey and { $yellow } yellow
    }
}
tokyo-pay-nothing = Go on
tokyo-more-grey = More grey
tokyo-more-yellow = More yellow
tokyo-why = Why?
tokyo-why-fallen = A rival piece has fallen when it touches the table, hangs more than { $below } mm lower, has tilted by more than { $tilt }°, or lies more than { $gap } mm from what bore it.
tokyo-why-nudged = Moved by more than { $moved } mm or { $turned }°, it was pushed aside; that is free unless you agreed otherwise.
tokyo-put-back-one = Put back one
tokyo-knocked = Knocked down: { $pieces }
tokyo-nobody = the rival

help-tokyo-11-title = Real hands
help-tokyo-11 = With the option of real hands you carry every piece yourself. Choose base, height and direction as ever; then the pillar is in your hand, or its discs one by one (Tab), next the road, then each car. The mouse or the arrows lead the piece, its shadow and plumb line show where it is, the wheel or + and − lift and lower it, R turns it, Shift slows the hand. Lower it, hold it steady and let go: it counts within 3 mm and 5° of a lawful place, which the green ghost shows. To go under a road, lower the stick beside it until it is a few millimetres over its place, hold Shift, and draw it in lengthwise, its low end first. Whatever you touch on the way may fall. What fell of the rival’s is counted and paid for with one disc each before anything else, and Enter puts everything back, or a click on each piece.
