# The program
title = highway3d
tagline = Three games of roads for two people at one screen
menu = Menu
quit = Quit
back = Back
start = Start
done = Done
yes = Yes
no = No
reset = Reset
open = Open
delete = Delete
save = Save
copy = Copy the game as text
paste = Paste a game
paste-tip = Opens a game that was copied as text
settings = Settings
help = Help
and = { $first } and { $last }

# Start and saves
continue = Continue
continue-game = Continue { $game } · { $players } · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
saves = Saved games
saves-kept = Kept by themselves
saves-named = Saved by you
saves-none = No games yet.
save-about = { $players } · { $moves ->
    [one] one move
   *[other] { $moves } moves
} · { $date }
save-name = A name for this game
save-nameless = The game needs a name of letters or numbers.
save-over = There is a game called { $name } already. Replace it?
saved = Saved as { $name }.
not-saved = Not saved. { $reason }
not-kept = This move could not be kept on disk; the game goes on.
kept-unread = The last game played is not offered. { $reason }
opened-in-part = The game is opened as far as it holds. { $reason }
opened-backup = The file was damaged, so the version kept before it is open; the last move may be missing. The damaged file is kept as { $name }.
not-deleted = Not deleted. { $reason }
delete-ask = Delete { $name } for good?
paste-unread = What was copied is not a game that can be opened here.
copied = The game is on the clipboard.
no-scene = This game cannot be shown: { $reason }.
picture-saved = Picture saved: { $path }

# Files
record-TOO_LARGE = The file is too large to be a saved game.
record-NOT_TEXT = The file is damaged and cannot be read.
record-NOT_JSON = The file is damaged and cannot be read.
record-TOO_DEEP = The file is damaged and cannot be read.
record-FIELD = A part of the file is damaged.
record-FOREIGN = The file is not a saved game of highway3d.
record-NEWER = The game was saved by a newer version of highway3d, which is needed to open it.
record-MOVE_UNREADABLE = Move { $number } cannot be read.
record-MOVE_ILLEGAL = Move { $number } is against the rules.
record-RESULT = The result in the file is not the one the moves lead to.
record-TOO_LONG = The game has become too long to be saved.
file-fault = The file can be neither read nor written.
file-ENOENT = The file is not there any more.
file-EACCES = Access to the file is not allowed.
file-EPERM = Access to the file is not allowed.
file-EROFS = Nothing may be written there.
file-ENOSPC = The disk is full.
no-display = There is no display with OpenGL here, so no window can be opened.
no-window = OpenGL could not open a window on this display.

# A new game
players = Players
clock = Clock
rules = Rules
seat-name = Player { $number }
seat-colour = Colour
seat-pattern = Pattern
clock-minutes = Minutes for each player
clock-minutes-help = Zero plays without clocks, and then moves can be taken back freely.
clock-increment = Seconds added after each turn
clock-increment-help = A little time back for whoever has just played.

# At the table
menu-home = Start screen
menu-resume = Back to the game
resume = Go on
rematch = Play again, the other begins
look = Look at the board
resign = Resign
resign-ask = { $name } resigns?
offer-draw = Offer a draw
draw-ask = { $name } offers a draw. Do you accept?
undo-ask = { $name } to play. May the move be taken back?
confirm-move = Play { $move }?
question = Question
pause-title = Paused
pause-text = The clocks stand still.
pause-no-clocks = This game has no clocks to pause.
result-title = The game is over
turn-of = { $name }’s turn
result-draw = A draw: { $reason }.
result-win = { $count ->
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } win: { $reason }.
}
end-RESIGNED = the other side resigned
end-DRAW_AGREED = both sides agreed
end-TIME = the other side’s time ran out
fault-GAME_OVER = The game is over.
fault-TIME_IS_UP = Your time is up.
fault-TIME_IS_LEFT = There is still time on the clock.
clock-low = { $name }: less than 30 seconds left.
save-as = Save under another name
typed-move-unread = That cannot be read as a move: { $reason }.
history-example = For example: { $move }
history-example-tokyo = pillar 1 at 125.9 74.2 from A1
history-example-octiles = place a3 turn 5, run A5 to B3
history-example-autopista = A1 step A1=L
history-moves = { $number ->
    [0] Moves
   *[other] Moves · { $number }
}
history-empty = No moves yet.
history-type = Type a move
history-first = To the start
history-undo = Undo
history-redo = Redo
history-last = To the end
history-others = Also played here:
promote = Make this the main line
replay-run = Replay
replay-stop = Stop
replay-speed = Moves a second

# Faults
settings-broken = Your settings could not be read. They were set aside as settings.toml.bad, and the defaults are in use.
settings-not-written = Your settings could not be written.
fault-title = Something went wrong
fault-text = The program met a fault of its own. Nothing that was played is lost.
fault-continue = Continue
muted = Sound off
sounding = Sound on

# Settings
settings-screen = Screen
settings-picture = Picture
settings-motion = Motion
settings-camera = Camera
settings-play = Play
settings-players = Players
setting-language = Language
setting-language-auto = As the system
setting-language-en = English
setting-language-es = Español
setting-language-help = Every text changes at once.
setting-ui-scale = Size of texts and buttons (%)
setting-ui-scale-help = They also grow with the window, as far as the panels fit into it.
setting-full-screen = Full screen
setting-full-screen-help = F11 does the same.
setting-quality = Quality
setting-quality-auto = By the graphics card
setting-quality-low = Low
setting-quality-high = High
setting-quality-help = High has soft light and shadows, and wants a graphics card.
setting-multisampling = Smooth edges
setting-multisampling-0 = Off
setting-multisampling-2 = 2×
setting-multisampling-4 = 4×
setting-multisampling-8 = 8×
setting-multisampling-help = With high quality only. Takes effect at the next start.
setting-shadows = Shadows
setting-shadows-help = With high quality only.
setting-frame-cap = Pictures a second at most
setting-frame-cap-help = Nothing is drawn while nothing changes.
setting-animation = Animations
setting-animation-none = None
setting-animation-fast = Fast
setting-animation-normal = Normal
setting-animation-slow = Slow
setting-animation-help = How long pieces take to their places.
setting-reduced-motion = Reduced motion
setting-reduced-motion-help = Nothing glides: pieces and camera change at once.
setting-camera-preset = View at the start
setting-camera-preset-above = From above
setting-camera-preset-low = Low
setting-camera-preset-left = From the left
setting-camera-preset-right = From the right
setting-camera-preset-iso = From a corner
setting-camera-preset-along = Along the newest road
setting-camera-preset-help = Keys 1 to 6 choose another at any time.
setting-camera-inverted = Inverted orbit
setting-camera-inverted-help = Dragging up looks down, and the other way round.
setting-camera-speed = Camera speed (%)
setting-camera-speed-help = For the mouse and for the keys.
setting-wheel-holding = The wheel while a piece is held
setting-wheel-holding-height = Height or rotation
setting-wheel-holding-zoom = Zoom
setting-wheel-holding-help = Ctrl and the wheel always zoom.
setting-turn-view = Turn the view to whoever plays
setting-turn-view-help = As if each sat at their own side of the table.
setting-hints = Hints
setting-hints-help = The H key shows places where one may play.
setting-confirm-moves = Confirm moves
setting-confirm-moves-help = Each move is asked about before it counts.
setting-muted = Silent
setting-muted-help = The M key does the same.
setting-autosave = Keep games by themselves
setting-autosave-help = After each move; the three newest games are kept.

# Help
help-keys = Keys
help-mouse = Mouse
help-mouse-click = The left button plays: it picks, places and confirms. It never moves the view.
help-mouse-orbit = Drag with the right button to turn round the table. On a flat board this moves the board.
help-mouse-pan = Drag with the middle button, or with Shift and the right one, to move along the table.
help-mouse-zoom = The wheel comes closer to what lies under the mouse. While a piece is held it can change height or rotation; Ctrl and the wheel always zoom.
help-mouse-refuse = What the rules forbid does not happen: the piece stays in your hand, and one sentence says why.
keys-game = The game
keys-board = At the board
keys-view = The view
keys-program = The program
action-undo = Undo
action-redo = Redo
action-new = New game
action-open = Saved games
action-save = Save
action-step-back = One move back
action-step-forward = One move on
action-first = To the start of the game
action-last = To the end of the game
action-pause = Pause the clocks
action-next = Next choice
action-previous = Choice before
action-take = Take the choice
action-left = Left; nudges what was just placed
action-right = Right
action-up = Up
action-down = Down
action-turn = Turn the piece
action-turn-back = Turn the piece back
action-higher = Higher
action-lower = Lower
action-junction = Junction
action-exit = Exit
action-hint = Show where one may play
action-view-above = View from above
action-view-low = Low view
action-view-left = View from the left
action-view-right = View from the right
action-view-iso = View from a corner
action-view-along = View along the newest road
action-view-reset = View as at the start
action-focus = Look at what is under the mouse
action-zoom-in = Closer
action-zoom-out = Farther
action-pan-left = Move left
action-pan-right = Move right
action-pan-up = Move away
action-pan-down = Move near
action-orbit-left = Turn left
action-orbit-right = Turn right
action-tilt-up = Tilt up
action-tilt-down = Tilt down
action-back = One step back: piece, dialog, menu
action-panels = From the board to the panels, and on
action-help = This help
action-full-screen = Full screen and back
action-picture = Save a picture of the board
action-mute = Sound on or off
action-quit = Quit
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
