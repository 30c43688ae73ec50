action-autopista-ways = The shortest ways to the flags

city-hint-where = Move { $piece }.
city-hint-nowhere = Nothing of yours can move.
city-hint-enter = { $piece } enters and faces { $way }.
city-hint-step = { $piece } goes ahead.
city-hint-turn = { $piece } turns { $way }.
city-hint-withdraw = Take { $piece } back.
city-hint-pass = Pass.
city-hint-U = up
city-hint-R = to the right
city-hint-D = down
city-hint-L = to the left

city-why-WINS = It wins the game.
city-why-FLAG = { $piece } reaches its flag: +{ $points }.
city-why-COIN = { $piece } takes the coin on { $cell }: +{ $points }.
city-why-SENDS_OFF = Sends { $piece } off. { $cause }.
city-why-LOSES = Costs you { $piece }. { $cause }.
city-why-ESCAPES = { $piece } was about to be sent off. { $cause }.
city-why-SAVES = Saves { $piece }, which was about to be sent off. { $cause }.
city-why-EXPOSED = The rival can then send { $piece } off. { $cause }.
city-why-BLOCKS = { $piece } can step no more.
city-why-STRANDED = { $piece } faces the border there and is stuck.
city-why-STEPS = { $piece } then has { $steps ->
    [one] one step
   *[other] { $steps } steps
} to its flag.

autopista-missed-WINS = missed the win here.
autopista-missed-FLAG = missed a flag here.
autopista-missed-COIN = missed a coin here.
autopista-missed-SENDS_OFF = missed sending a rival off.
autopista-missed-ESCAPES = left a piece to be sent off.
autopista-missed-SAVES = left a piece to be sent off.
autopista-gave-EXPOSED = left a piece to be sent off.
autopista-gave-LOSES = this cost a piece.
autopista-gave-STRANDED = this left a piece stuck.
