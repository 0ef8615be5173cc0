### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Home
pages = Pages
skip = Skip to the content
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
loading = Loading …
close = Close
cancel = Cancel
not-now = Not now
yes = Yes
no = No
you = You
name = Name
keep = Keep
kept = Kept
copy = Copy
copied = Copied
share = Share
more = More
menu = Menu
show-more = Show more
try-again = Try again
try-now = Try now
offline = No connection. Nothing is lost; it comes back by itself.

## The first page
start-title = Sit down by the fire
start-text = Two board games, against friends or opponents that think. No account: just begin.
play-others = With others
play-opponents =
    { $number ->
        [one] Play against { $number } opponent
       *[other] Play against { $number } opponents
    }
opponents =
    { $number ->
        [one] { $number } opponent
       *[other] { $number } opponents
    }
learn = Learn to play
level = Level
continue = Go on
all-games = All my games
join = Join
join-text = Paste the link that somebody sent you.
join-go = Join
join-name = What shall the others call you?
join-sit = Sit down
join-no-link = That is no link to a game. Copy the whole address that you were sent.
join-refused = You cannot sit down here
join-watch = Watch
invitation = { $host } invites you to play { $game }
invitation-watch = { $host } lets you watch { $game }
seat-yours = Your seat
link-for-one = This link is for one player.
bots-preparing = The opponents are being prepared on this server; until then they play more simply.
bots-not-ready = The opponents are still being prepared.

## My games
my-games = My games
no-games = No games yet. Begin one!
filter = Which games
filter-all = All
filter-playing = Under way
filter-waiting = Waiting for players
filter-over = Finished
remove-game = Take off my list
leave = Leave the game
leave-title = Leave this game?
leave-text = A bot plays on for you to the end. You cannot come back.
state-waiting =
    { $open ->
        [one] { $open } seat open
       *[other] { $open } seats open
    }
state-over = Finished
state-mine = Your turn
state-theirs = Turn: { $name }

## A new game
new-game = New game
game = Game
seat = Seat
seats = Seats
seat-name = Name at seat { $number }
seat-number = Seat { $number }
kind-bot = Opponent
clock-turn = Time for a turn
clock-whole = Time for the whole game
absence = Longest absence
absence-never = no limit
seed = Seed
component-set = Component set

## How a game was dealt
origin-seed = Chosen seed
    .why = The host chose the seed of this game, so the host may know what lies hidden.
origin-position = Prepared position
    .why = This game starts from a position that the host prepared, so the host may know what lies hidden.
origin-record = Continued game
    .why = This game goes on from a record that the host imported, so the host may know what lies hidden.
origin-branch = Branched off
    .why = This game goes on from one that was played before, so somebody may know what lies hidden.
origin-opened = Piles seen
    .why = Somebody has looked at the hidden piles of this game, so they may know what lies hidden.

## The waiting room
lobby = Waiting room
lobby-text =
    { $open ->
        [one] { $open } seat is open. The game begins when it is taken.
       *[other] { $open } seats are open. The game begins when they are taken.
    }
lobby-help = Each link is for one player and is shown once. If one gets lost, make a new one; the old one stops working.
lobby-leave = Leave this table
invite = Come and play { $game }
link-new = Make a link
link-renew = New link
sit-here = Sit here yourself
seat-free = Free the seat
seat-kick = Remove
kick-title = Remove { $name }?
kick-text = The seat is free again, and the old link stops working. You get a new link for somebody else.
seat-deeds = Options for { $name }
seat-bot-fill = Put an opponent at seat { $number }
seat-waits = waits for somebody
seat-here = is here
seat-away = away
seat-open = open
seat-you = you
seat-tom = Tom
seat-bot = AI · { $level }
seat-stand-in = { $level } stands in
watch-title = Watching
watch-link = Copy a link for spectators
people = Players
mute = Mute in the chat
unmute = Unmute in the chat
block = Block
unblock = Unblock
report = Report …
report-title = Report { $name }
report-text = Your message goes to whoever runs this server, together with a note of this game.
report-what = What happened?
report-send = Send
report-sent = Thank you. Your report has been sent.
vote-title = A vote
vote-out = Go on without { $name }
vote-given = You have voted to go on without { $name }.
vote-later = Can be voted out if still away on { $when }.
vote-asked =
    { $number ->
        [one] { $names } wants to go on without { $name }, who has been away for too long. A bot would take over. Do you agree?
       *[other] { $names } want to go on without { $name }, who has been away for too long. A bot would take over. Do you agree?
    }
vote-agree = Agree
vote-state = vote: { $yes } of { $all }
watching =
    { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }

## The table: bars
turn-players =
    { $players ->
        [one] Turn { $turn } · alone against Tom
       *[other] Turn { $turn } · { $players } players
    }
prompt-waiting = Waiting for players
prompt-sending = Sending your move …
prompt-replay = After move { $move }
prompt-confirm = Confirm: { $move }
prompt-confirm-all = Confirm your moves
prompt-won =
    { $number ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
prompt-you-won = You have won!
chips = Further deeds
turn-bar = This turn
confirm = Confirm
undo = Undo
undo-nothing = Nothing of yours to take back
undo-series = In a series what has come to light stands
undo-nobody = Something hidden has come to light, and nobody is here to agree
undo-proposed = Drop what you chose
undo-what = Take back: { $what }
undo-ask = Ask the others to take back: { $what }
undo-request-title = Somebody asks to take back
undo-request =
    { $moves ->
        [one] { $name } asks to take back { $moves } move.
       *[other] { $name } asks to take back { $moves } moves.
    }
undo-waits =
    { $moves ->
        [one] The others are asked whether { $moves } move may be taken back.
       *[other] The others are asked whether { $moves } moves may be taken back.
    }
undo-look = Show where to
consent-missing = Still to agree: { $names }.
restart = Start the turn again
restart-help = Back to the beginning of the turn, or to where something hidden came to light
hint = Hint
hint-help = Ask for good moves
hints = Hints
hint-margin = Expected margin { $margin }
hint-exact = Final margin { $margin }
hint-win = win { $share } %
hint-gains = Gains { $gains }.
hint-costs = Costs { $costs }.
hint-prepares = Prepares { $things }.
hint-do = Do it
sound = Sound
language = Language
language-system = As in the system
theme-to-light = Light colours
theme-to-dark = Dark colours
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-left = Time left
elsewhere = It is your turn at another table.
elsewhere-go = Go there

## The table: columns and panels
side = Beside the board
board = Board
parts = Parts of the board
supply = Supply
scores = Scores
waits-here = something to do here
tab-log = Log
tab-moves = Moves
tab-chat = Chat
tab-notes = Notes
tab-rules = Rules
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
chat-earlier = Earlier messages
notes-write = Only you can read this.
notes-kept = Kept.
notes-keeping = Being kept …
moves-legal = What you may do now
moves-none = There is nothing for you to decide now.
moves-forbidden =
    { $number ->
        [one] { $number } move is not possible now
       *[other] { $number } moves are not possible now
    }
costs = Costs { $price }
seals = Brings something hidden to light
ends-turn = Ends the turn
help-now = Why not
read-on = Read on
book-page = rulebook p. { $page }
winner = Winner
projected =
    { $points ->
        [one] { $points } point as it stands
       *[other] { $points } points as it stands
    }
score-sheet = Score sheet
sheet-now = as if the game ended now
sheet-final = final
total = Total
final-scoring = Final scoring
final-skip = Show all
rematch = Rematch
rematch-open = To the rematch
branch = Go on from here in a new game
export = Export the record
text-board = Board as text
stand-in = { $level } plays on for { $name }
stand-in-end = { $name } plays on
curtain-title = { $name } is next
curtain-text = Hand the screen over. Nothing is shown until you are there.
curtain-lift = I am here

## Looking back
replay = Replay
play = Play
pause = Pause
step-back = One move back
step-forward = One move on
live = live
go-live = To the present
since = Since my turn
since-help = Show what happened since my last turn
move-of = Move { $move } of { $last }
speed = Others' moves
speed-help = How fast others' moves are shown
speed-1 = as they are
speed-2 = twice as fast
speed-skip = at once
speed-times = Speed { $times }×

## Keys
keys = Keys
key-area = to the next part of the table
key-inside = move inside a part
key-act = choose
key-cancel = cancel, close
key-choice = pick one of few choices
key-confirm = confirm
key-undo = undo
key-restart = start the turn again
key-since = what happened since my last turn
key-step = one move back, one move on
key-live = back to the present
key-hint = hint
key-moves = list of moves
key-sheet = score sheet
key-text = board as text
key-help = help about a piece, or these keys

## Settings
settings = Settings
recover-have = I have a recovery phrase

## The series
series = Solo series
handicap = Handicap

## Rules, import, review, lessons
rules = Rules
rules-search = Search the rules
rules-none = Nothing found. Try another word.
import = Import
review = Review
points = Points
loss = Loss
step-of = { $step } of { $last }
back = Back
next = Next
skip-step = Skip
step-your-move = Your move
step-play-on = Play on

## Problems
failure-title = That did not work
missing-title = Nothing here
missing-text = This address leads nowhere. Perhaps a part of the link is missing.
error-unknown = Something went wrong. Try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-gone = You are no longer at this table: the host freed your seat, or the game was deleted.

## The board as text
part-open = open
part-count = Number
part-contents = Among them
part-seat = Of

## A game that no texts are written for
plain-ask = Your turn: { $decision }
    .other = { $who } decides: { $decision }
plain-event = { $who }: { $what }
