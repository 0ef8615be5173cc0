### What the commands say that are for players: their help, and the opponents there are.

## The command line

command-about = Board games in the browser and the terminal: play, compare bots, check files.
command-usage = usage:{ " " }
command-arguments = arguments
command-options = options
command-commands = commands
command-help = show this help
command-version = show the version
command-play = play a game in the terminal
command-bots = list all opponents
command-selfplay = play many random games and show statistics
command-components = check, show or copy the printed values of a game
command-replay = check the record of a game and show its result
command-position = check a position and show its board
command-arena = let bots play a tournament and show who is better
command-balance = measure what strong bots use, what it is worth to them, and whether the seats are fair
command-review = review a game: what each move cost, luck, better lines
command-puzzles = make puzzles from games between bots, and prove them again
command-train = train the net that a game’s opponents can think with
command-serve = play in the browser: start a server
command-games = list the games of a server, export, close or delete one
command-backup = write all games of a server to one file, while it runs
command-restore = fill an empty database from a backup
command-admin = manage a running server: games, players, reports, bans

## firelight play

command-players = how many play
command-seats = who sits where, such as you,flame,greedy (firelight bots lists them)
command-seed = makes a game repeatable
command-series = play the next game of your solo series
command-set = a component set: balanced, or the file of one of your own
command-load = continue from a position or a record
command-resume = continue the game you left last
command-language = de, en, nl or pl (default: your system’s)

## firelight replay, firelight position

command-to = show the board after N moves
command-record =
    { $file }: OK. { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $over ->
        [yes] finished
       *[no] not finished
    }.
command-points =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## firelight review

command-simulations = simulations per position (default { $number })
command-seconds = seconds per position instead
command-names = who sat where: Ada,Ben,…
command-review-seed = of the search (default 1)
command-jobs = how many positions at the same time (default 1)
command-json = write the review as data
command-open = review a finished game at your own table, in the browser
command-reviewed = The table at { $address } reviews it.

## firelight bots

bot-random = Any move, each as likely as the others.
bot-greedy = Plans its own turn and takes what looks best at its end.
bot-search = Looks ahead by tree search, for as long as its budget allows.
bot-learned = The same search, which judges positions by a learned net.
bot-of = { $where } of { $package }.
bot-own = Your own: package.module:Class or path/to/file.py:Class (docs/bots.md). A budget may follow: search:0.2s, search:5000.
