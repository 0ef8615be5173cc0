//# allFunctionsCalledOnLoad
var e=`### Texts of pages that are neither the first one, nor lists of games, nor tables.

## The opponents
opponents-title =
    { $number ->
        [5] Five by the fire
       *[other] By the fire
    }
opponents-text = They see no more than you do. What sets them apart is how far they look ahead, how many mistakes they make and what they like. The bars show how many of 100 games for two players each of them won against the one before.
opponent-rung = Rung { $rung } of { $all }
opponent-won = Won { $won } of { $played }
opponent-new = Not met yet
opponent-beats = Against { $name }
opponent-bar = { $game }: { $wins } of 100 games
opponent-first = The first rung: learn in peace.
opponent-unmeasured = Not measured in enough games yet.
opponent-play = Play { $game } against { $name }
opponent-spark = the tinkerer
    .quote = “What does this one do?”
    .looks = Sees only its own turn and makes many mistakes
opponent-ember = the sailor
    .quote = “The farthest island is the fairest.”
    .looks = Plans its own turn and makes some mistakes
opponent-flame = the builder
    .quote = “First the path, then the fire.”
    .looks = Looks a little way ahead
opponent-blaze = the gambler
    .quote = “Let’s see what turns up.”
    .looks = Looks well ahead
opponent-inferno = the master
    .quote = “I kept your chair warm.”
    .looks = Looks far ahead, guided by a neural network

## Settings, and who the player is
settings-look = Look and sound
settings-box = Do you own a printed game? Enter its values and play with them.
settings-play = Play
settings-me = You
settings-notify = Turn notifications
theme = Colours
theme-system = same as system
theme-dark = dark
theme-light = light
motion = Motion
motion-system = same as system
motion-full = animated
motion-reduced = fade only
volume = Volume
confirm-when = Ask before making a move
confirm-never = never
confirm-ends = only if it ends my turn or can’t be undone
confirm-always = always
auto-payment = Pay automatically
auto-payment-help = Skip the payment step when there is only one sensible way to pay.
warnings = Warn before my turn ends
warnings-help = Once, if a crest or a fulfilled Task would go unused.
coach-setting = Coach me
coach-setting-help = A kind word when a move gives a lot away; only in games against bots.
curtain = Hide the table between players
curtain-help = On a shared screen, hides the table between one person’s turn and the next.
notation = Show notation
notation-help = The short form of every move, as used in records.
device = Another device
device-help = Open the link there to carry on with the same games. It works once.
device-link = Make a link
devices = Your devices
device-this = this device
device-used = last used: { $when }
device-never = not used yet
device-unnamed = A browser
device-on = { $browser } on { $system }
device-revoke = Sign out
recovery = Recovery phrase
recovery-help = Twelve words that bring your games back if you lose this browser.
recovery-make = Make a phrase
recovery-replace = Replace the phrase
recovery-remove = Remove the phrase
recovery-remove-text = Without it you can’t get your games back if you lose this browser.
recovery-once = Write these words down and keep them safe. They are shown only this once, and anyone who has them can play as you.
recovery-written = I have written them down
recover = Get your games back
recover-text = Type your twelve words. This browser will then take over that profile with all its games. You will lose access to this browser’s own games unless you have their links.
recover-words = { $number } of { $all } words
ignored = Ignored players
ignored-mute = muted
ignored-block = blocked
ignored-stop = Stop ignoring
ignored-stop-name = Stop ignoring { $name }
ignored-nobody = You aren’t ignoring anyone. You can mute or block people next to their seat at a table.
my-data = Your data
my-data-help = Download everything this server knows about you, or delete it for good.
my-data-download = Download my data
delete-me = Delete me
delete-me-text = You will leave all your games, and everything of yours will be deleted. This can’t be undone.
delete-me-go = Delete for good
delete-me-type = Type your name to confirm: { $name }
push-on = Notify me in this browser
push-off = Stop notifying me
push-none = This server or this browser can’t send notifications.
webhook = Webhook
webhook-help = An address that is called when it is your turn.
claim = Continue here
claim-text = This browser will take over your profile from the other device, with all your games. You will lose access to this browser’s own games unless you have their links.
claim-go = Continue here

## New games, the series, import, review
remove = Remove
create = Create the game
options = Options
more-options = Clock, hints, components
seats-help = Take several seats yourself to play on one screen.
solo-help = One seat: you play against Tom.
seat-kind = Who sits at seat { $number }
seat-level = Level of seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
name-optional = Name (optional)
kind-me = Me, here
kind-open = Invite by link
series-game = A game of the series
series-help = The handicap depends on your games so far, and this game will change it.
clock-move = Minutes per turn
clock-game = Minutes for the whole game
clock-none = no limit
clock-help = If time runs out, a bot moves for you.
absence-help = Anyone who keeps the others waiting longer than this can be voted out; a bot then takes over.
hints-usual = only in games with one human
hints-yes = yes
hints-no = no
seed-none = random
seed-help = If you choose a seed, everyone who joins is told, because you could know what is hidden.
components-set = Component set
components-shipped = As shipped
components-set-balanced = Balanced values
components-edit = Box editor
components = From a file…
components-help = A TOML file with the values printed on your own box.
components-checking = Checking…
components-good = { $name } is fine.
components-wrong =
    { $number ->
        [one] { $name } has { $number } problem:
       *[other] { $name } has { $number } problems:
    }
move-number = Move { $number }
series-next = Handicap of the next game
series-tom =
    { $points ->
        [one] Tom starts with { $points } point.
       *[other] Tom starts with { $points } points.
    }
series-you =
    { $points ->
        [one] You start with { $points } point.
       *[other] You start with { $points } points.
    }
series-even = Nobody starts with extra points.
series-start = Next game
series-go-on = Continue the game
series-rules = The series starts at −10. A win adds 5, a loss takes away 2, a tie changes nothing.
series-graph = The handicap from game to game
series-after = Then
result = Result
result-win = won
result-loss = lost
result-tie = tied
import-text = Open a record or position saved by Firelight. Finished games can be replayed and reviewed, unfinished ones played on.
import-choose = Choose a file, or drop it here
import-no-json = { $name } isn’t a JSON file. Records and positions end in .json.
import-handed = You have opened a finished game. The review shows what every move was worth, and what would have been better.
import-no-link = This link doesn’t contain a complete game.
review-thinking = Analysing every position… { $share }%
review-graph = Expected margin after every move
review-hover = Hover over a move; click to open the board at that point.
review-lessons = Where { $name } lost the most
review-help = Estimates ({ $budget } simulations per position): differences under half a point mean nothing. Luck compares what was revealed with what might have been.
to-table = Go to the table
accuracy = Accuracy
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
loss-of = −{ $points }
luck = Luck
show-board = Show the board

## The daily challenge
daily-ends = { $players ->
        [0] Nobody has played yet.
        [one] One player so far.
       *[other] { $players } players so far.
    } { $time } left.
daily-over = { $players ->
        [0] Nobody played.
        [one] One player took part.
       *[other] { $players } players took part.
    }
daily-streak = { $days } days in a row!
daily-play = Play { $who }
daily-go-on = Continue your game
practise = Practise
daily-mine =
    { $points ->
        [one] You scored { $points } point
       *[other] You scored { $points } points
    } ({ $margin } against { $who }).
daily-late = You didn’t finish in time, so this one doesn’t count.
daily-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-rules = Everyone on this server gets the same deal. Your first game of the day counts, if you finish it before midnight UTC; then you can practise. Results and replays appear when the day is over.
daily-past = Earlier days
daily-results = Results
daily-against = Against { $who }
daily-margin = Lead
daily-watch = Watch
daily-watch-of = Watch { $name }’s game
daily-shared = Someone at the same address played first
daily-nobody = Nobody finished this challenge.

## My statistics
statistics-none = Finish a game and your results will appear here.
statistics-all = All player counts
statistics-players = { $number ->
        [one] Solo
       *[other] { $number } players
    }
statistics-games = Games
statistics-won = Won
statistics-average = Average score
statistics-best = Best score
statistics-streak = Wins in a row
statistics-progress = Progress
statistics-plot = { $games ->
        [one] Score of { $games } game
       *[other] Scores of { $games } games in the order you played them, with their trend
    }
statistics-key = A filled dot is a game you won. The line is the average of your last ten games.
statistics-opponents = Opponents
statistics-people = Other people
statistics-lead = Average lead
statistics-sources = Where your points come from
statistics-csv = Save as a spreadsheet (CSV)

## App
settings-app = App
settings-app-text = Play from your home screen or desktop, in a window of its own.
settings-app-install = Install Firelight

## Records in my statistics
statistics-largest = Largest lead
import-english = The details are in English:
`;export{e as default};