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
save-about = { $status } · { $moves ->
    [one] one move
   *[other] { $moves } moves
} · { $date }
save-turn = { $name } to play
save-won = { $count ->
    [one] { $winners } won
   *[other] { $winners } won
}
save-drawn = A draw
save-unfinished = Unfinished
save-over-alone = Finished
save-here = On the table now
save-name = A name for this game
save-nameless = The game needs a name of letters or numbers.
save-over = There is a game called { $name } already. Replace it?
save-over-yes = Replace it
save-over-no = Another name
save-taken = There is a game called { $name } already.
rename = Rename
rename-title = Another name
renamed = It is called { $name } now.
not-renamed = Not renamed. { $reason }
saved = Saved as { $name }.
not-saved = Not saved. { $reason }
not-kept = This move could not be kept on disk; the game goes on.
kept-apart = Another window has gone on with this game, so it goes on here in a file of its own. Both are in the list of saves.
nothing-kept = There is no folder to write to: games, settings and pictures will not be kept.
kept-unread = The last game played is not offered. { $reason }
opened-in-part = The game is opened as far as it holds. { $reason }
opened-backup = The file was damaged, so the version kept before it is open; the last move may be missing. The damaged file is kept as { $name }.
not-deleted = Not deleted. { $reason }
delete-ask = Delete this game for good?
delete-ask-yes = Delete it
delete-ask-no = Keep it
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
file-ENODEV = This is a pipe or a device, not a file.
file-EISDIR = This is a folder, not a file.
file-ELOOP = This is a link that leads in a circle.
file-ESTALE = Another window or program has changed the file meanwhile. Save under another name.
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

# The end card
card-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
card-best = Best move: { $move } ({ $gain }), { $name }, move { $number }
card-time = { $time } thought
look = The board
card-home = Start
card-replay = Replay
card-picture = Picture
end-card = The result
score-of-all = After { $games } games: { $scores }.
score-even = After { $games } games it is { $each } all.
score-leads = After { $games } games { $name } leads { $most } to { $least }.
