tokyo-title = Tokyo Highway
tokyo-about = Build a highway of slender roads over and under the rival’s, and be first to put all ten cars on it.
history-example-tokyo = pillar 1 at 125.9 74.2 from A1

help-tokyo-title = How Tokyo Highway is played
help-tokyo-1-title = The aim
help-tokyo-1 = Two players build a highway each, on the same table and through each other. Whoever crosses the other’s roads puts cars on the road, and the first to put out the tenth car wins.
help-tokyo-2-title = Set-up
help-tokyo-2 = Each player has 30 grey discs, 3 yellow ones, 15 sticks for roads and 10 cars. In the middle of the table each has an entrance: one disc, a stick that comes up to it from outside, and a car on it. So 29 grey discs, 14 sticks and 9 cars are left.
help-tokyo-3-title = A turn
help-tokyo-3 = Build a pillar, lay a road to it, put on the cars that it earns. You build from any pillar of your own that has an end free; an ordinary pillar carries two roads, one that comes and one that goes. Who can build must build. Who finds no place for a pillar passes, and when both have passed in a row, the one with more cars on the road wins; with equal cars it is a draw.
help-tokyo-4-title = Heights
help-tokyo-4 = A new pillar is exactly one disc higher or lower than the one you build from, never the same, and at least one disc high. A pillar costs as many grey discs as it is high, and nothing ever comes back from the table.
help-tokyo-5-title = Where a road may lie
help-tokyo-5 = The stick rests on both pillars without standing out beyond them. Seen from above it covers no pillar that already stands, not even by a hair, whoever owns it and however low it is. Roads do not touch each other: there must be a millimetre of air between them. Two roads on one pillar keep an angle of at least 63.5°. Everything stands on the table. A new pillar may stand under a road if there is room for it.
help-tokyo-6-title = The junction
help-tokyo-6 = A yellow disc on top makes a pillar a junction. It may have any height, the same as before too, as long as a grey disc lies under the yellow one. It costs the yellow disc and a grey one for every disc below. From a junction the ordinary heights apply again. As many roads as find room may leave it, in any later turn.
help-tokyo-7-title = Crossings and cars
help-tokyo-7 = Your new road earns a car for each rival road that it passes over, if no other road lies over that one yet, and for each that it passes under, if no other lies under it. It does not matter whose the other road is or where along the stick it crosses: each road pays once over and once under in a game. Your own roads never pay. Cars go on the new road in the same turn or not at all. To cross is to come out beyond the middle of the other road; ending under it is not enough.
help-tokyo-8-title = The exit
help-tokyo-8 = From a pillar one disc high a stick may go down to the table. Such an exit costs a stick but no disc, and earns a car, and more for the rival roads it crosses. Nobody has to lay one: who finds no place for a pillar may pass instead. Nothing can be built on from it, so think before you close your last open end.
help-tokyo-9-title = Judging, adjusting, knocking over
help-tokyo-9 = At the end of a turn the rival is the judge. Until he builds in his turn you may still adjust the place of your last pillar, road and cars; base and height stay. Who knocks down rival roads or cars while building gives the rival one disc for each, grey or yellow, and puts everything back before play goes on. Own pieces are free.
help-tokyo-10-title = Out of material
help-tokyo-10 = When you can pay for nothing more, or have no pillar left to build from, you wait for the rival’s next turn. If it ends without a penalty, you have lost, whatever the cars say. If it ends with one and the discs let you build again, you play on; if not, you go on waiting, and lose after the first rival turn without a penalty. If the rival can only pass while you wait, or both pass in a row, neither side can build: more cars on the road win, and equal cars are a draw. Both have the same number of sticks, so whoever began runs out first when all are laid: change sides after a game, save your discs, or let the cars decide in the options.
help-tokyo-12-title = Aiming
help-tokyo-12 = Click a glowing pillar to build from it and point where the road shall go. The pale ring round it is as far as the stick reaches: the line in its middle is the comfortable length, which the road takes by itself; inside the ring the road follows the mouse, and with Shift held it keeps the mouse’s exact distance. The wheel or + and − set the height, Ctrl with the wheel zooms. Green may be built, red not, and the panel says why. A click on the ring or near it places the road. Esc puts the build aside so that the table can be seen, and takes it up again. H shows the builds that pay most, and Tab walks through them. Rest the mouse on a pillar to read its name and height, on a road to read what it may still pay.
help-tokyo-13-title = The signs on the roads
help-tokyo-13 = A dark sign on a road says what can no longer be had there: an arrow up against a bar, that a road already passes over it; an arrow down against a bar, that one already passes under it. A road without a sign may still pay for both. While you aim, a filled dot marks a crossing that pays, an empty one a crossing that does not; the roads that are in its way are tinted, with a line to each. From straight above every pillar shows its height.
help-tokyo-14-title = Cars and corrections
help-tokyo-14 = Once the build is down, click the new road where a car shall stand, and click that car again to take it off; or put all on with the button. The arrows nudge the pillar by a tenth of a millimetre, with Shift by one millimetre, and a click on the pillar lifts it. Ctrl+Z or “Take back” takes up what you just put down. “Adjust the last build” in the judge’s panel does all this for the build before, until the next one stands.

tokyo-fault-BASE_NOT_OWN = { $pieces } is the rival’s pillar: build from one of your own.
tokyo-fault-BASE_FULL = { $pieces } already carries all the roads it may.
tokyo-fault-HEIGHT_MIN = A pillar has at least one disc.
tokyo-fault-HEIGHT_STEP = The new pillar must be exactly one disc higher or lower than { $pieces }.
tokyo-fault-JUNCTION_NEEDS_GREY = A junction needs at least one grey disc under the yellow one.
tokyo-fault-EXIT_HEIGHT = An exit goes down from a pillar one disc high only, and { $pieces } is higher.
tokyo-fault-NO_ROAD = You have no stick left.
tokyo-fault-NO_GREY = You do not have enough grey discs.
tokyo-fault-NO_YELLOW = You have no yellow disc left.
tokyo-fault-TOO_FAR = The stick does not reach that far from { $pieces }.
tokyo-fault-TOO_NEAR = That is too near { $pieces }: the stick would stand out beyond the pillars.
tokyo-fault-OFF_TABLE = That is not wholly on the table.
tokyo-fault-PILLAR_ON_PILLAR = The pillar would stand on the discs of { $pieces }.
tokyo-fault-ROAD_COVERS_PILLAR = Seen from above, the road would cover { $pieces }.
tokyo-fault-PILLAR_HITS_ROAD = There is no room for this pillar under { $pieces }.
tokyo-fault-ROAD_HITS_ROAD = The road would touch { $pieces }.
tokyo-fault-JOINT_ANGLE = The angle to { $pieces } is too sharp: it must be at least 63.5°.
tokyo-fault-CARS_NOT_EARNED = This road does not earn so many cars.
tokyo-fault-CAR_OFF_ROAD = A car must stand wholly on the road, outside the pillars.
tokyo-fault-CAR_ON_CAR = Two cars would stand on each other.
tokyo-fault-CAR_UNDER_ROAD = A car has no room there under { $pieces }.
tokyo-fault-PIECES_DOWN = First put everything back that was knocked: { $pieces }.
tokyo-fault-DUE_FIRST = What fell is paid for first: nothing is taken back or played before.
tokyo-fault-NO_SUCH_BASE = There is no such pillar to build from.
tokyo-fault-MUST_BUILD = You may not pass: there is a place where you can build.
tokyo-fault-NOTHING_TO_SHIFT = Nothing has been built yet that could be adjusted.
tokyo-fault-NO_SUCH_PIECE = There is no { $pieces } on the table.
tokyo-fault-NAMED_TWICE = { $pieces } is named twice.
tokyo-fault-NOTHING_OWED = Name at least one piece that was knocked.
tokyo-fault-WRONG_PAYMENT = Pay one disc for each rival piece that fell, or all you have if that is less.
tokyo-fault-NOTHING_DOWN = Nothing lies about that could be put back.

tokyo-advice-HEIGHT_STEP = Only a junction, with a yellow disc on top, is free of that.
tokyo-advice-EXIT_HEIGHT = Only pillars of one disc lead down to the table.
tokyo-advice-TOO_NEAR = Move it a little outwards; the ring shows how far the stick goes.
tokyo-advice-TOO_FAR = The ring shows how far the stick goes.
tokyo-advice-ROAD_COVERS_PILLAR = Heights do not matter here: steer round the pillar.
tokyo-advice-ROAD_HITS_ROAD = Cross at a wider angle, or where the other road is farther above or below.
tokyo-advice-PILLAR_HITS_ROAD = Move the pillar aside, or to where the road is higher.

tokyo-end-TENTH_CAR = the tenth car is on the road
tokyo-end-MATERIALS = the other side has nothing left to build with
tokyo-end-MATERIALS_CARS = the building material ran out, and the cars on the road decide
tokyo-end-BLOCKED = neither side can build, and the cars on the road decide

crossing-tokyo-QUALIFIES = { $real ->
    [no] would pay a car
   *[yes] pays a car
}
crossing-tokyo-ALREADY_OVER = does not pay, for a road already lies over it
crossing-tokyo-ALREADY_UNDER = does not pay, for a road already lies under it
crossing-tokyo-OWN_ROAD = { $builder ->
    [you] does not pay, for it is your own road
   *[other] does not pay, for it is the builder’s own road
}
crossing-tokyo-LEVEL = does not pay: the two roads would meet

option-tokyo-materials-end = When material runs out
option-tokyo-materials-end-help = By the letter the player without material loses, which favours the second player; or whoever has more cars on the road wins.
option-tokyo-materials-end-letter = That player loses
option-tokyo-materials-end-cars = More cars win
option-tokyo-scope = What blocks a crossing
option-tokyo-scope-help = Another road over or under the rival’s stick blocks it anywhere along the stick, or only at the place where you cross.
option-tokyo-scope-road = Anywhere on the stick
option-tokyo-scope-crossing-point = Only at the crossing
option-tokyo-pillars-under-roads = Pillars under roads
option-tokyo-pillars-under-roads-help = A new pillar may stand under a road if there is room, or never.
option-tokyo-pillars-under-roads-allow = With room enough
option-tokyo-pillars-under-roads-forbid = Never
option-tokyo-joint-rule = Sharp turns
option-tokyo-joint-rule-help = Two sticks on one pillar keep at least 63.5° between them, or may lie side by side.
option-tokyo-joint-rule-on = At least 63.5°
option-tokyo-joint-rule-off = As sharp as you like
option-tokyo-junction-roads = Roads at a junction
option-tokyo-junction-roads-help = How many sticks a junction may carry; later editions of the game allow three.
option-tokyo-junction-roads-unlimited = As many as fit
option-tokyo-junction-roads-3 = Three
option-tokyo-penalty = What is paid for
option-tokyo-penalty-help = Discs are owed for rival roads and cars that fell, or for those merely pushed aside as well.
option-tokyo-penalty-fallen = What fell
option-tokyo-penalty-shifted = What moved as well
option-tokyo-table = Table
option-tokyo-table-help = Width and depth, in millimetres, of the area one may build on.
option-tokyo-table-900x600 = 900 × 600
option-tokyo-table-1200x800 = 1200 × 800
option-tokyo-table-1600x1000 = 1600 × 1000
