### What the terminal and the library say of every game.

name-you = You
name-guest = Guest
name-guest-number = Guest { $number }
name-player = Player { $number }
move-priced = { $move } for { $price }
hint-line =
    Line: { $moves }{ $then ->
        [none] .
       *[other] ; then { $then }.
    }

## The terminal

terminal-narrow = This terminal is narrow; the board needs { $columns } columns.
terminal-opponents = Opponents: { $names }.
terminal-forfeit = { $who } forfeits a move: { $why }. The bot greedy moves instead.
terminal-sits-down = { $who } ({ $bot }) sits down…
terminal-thinks = { $who } ({ $bot }) is thinking…
terminal-looking = Looking for good moves…
terminal-compiling = This takes longer than usual. The first time, the search is compiled for this machine: about 20 seconds, once.
terminal-happened = What happened
terminal-folded = In brackets: { $brackets }. More about them: moves, moves { $word }, help 3. All commands: help.
terminal-no-group =
    There is no group of moves called “{ $name }”{ $there ->
        [none] { "" }
       *[other] ; the groups are: { $there }
    }.
terminal-final-score = Final score
terminal-score-now = If the game ended now
terminal-total = Total
terminal-won =
    { $number ->
        [0] Nobody wins: it’s a tie.
        [one] { $yours ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] { $names } share the win.
    }
terminal-series = Series: { $result }.
terminal-record = The record of this game is { $path }
terminal-goodbye = Goodbye.
terminal-kept = Goodbye. The game is saved in { $path }
terminal-go-on = To continue it: { $command }
terminal-type = Type a number, a move, or help.
terminal-type-moves = Type moves for the list, help for help.
terminal-no-number = There is no move { $number }; the moves are 1 to { $most }.
terminal-could-be = “{ $text }” could be { $moves }.
terminal-not-possible = Not possible now: { $why }.
terminal-possible = This move is possible now.
terminal-why-which = Say which move, for example: { $example }
terminal-hint-many = Type hint, or how many: hint 1 to hint { $most }.
terminal-hidden-shown = Something was revealed, so the last move can’t be undone.
terminal-nothing-to-undo = There is no move to undo.
terminal-nothing-to-redo = There is no move to redo.
terminal-taken-back = Undone.
terminal-made-again = Redone: { $move }.
terminal-homes = The { $homes } are numbered 1 to { $most }: { $names }.
terminal-nothing-yet = Nothing has happened yet.
terminal-where-to = Say where to, for example: { $example }
terminal-written = Saved: { $path }
terminal-not-written = { $path } can’t be saved: { $why }.
terminal-auto-how = Type auto on or auto off.
terminal-help = Choose a move by its number or its text; the beginning of the text is enough if only one move starts that way.
terminal-help-moves = list all moves, or those of group X
terminal-help-help = what a move does
terminal-help-why = why a move is not possible
terminal-help-undo = undo or redo a move
terminal-help-auto = make obvious moves automatically
terminal-help-hint = a good move, or N of them, and why
terminal-help-board = the whole table
terminal-help-home = one player’s { $home } (no N: your own)
terminal-help-score = points by source, if the game ended now
terminal-help-log = what has happened so far (log all: everything)
terminal-help-save = save the game so far (a record)
terminal-help-position = save this position
terminal-help-quit = leave; the game is saved
