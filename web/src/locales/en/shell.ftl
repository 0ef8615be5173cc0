### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Home
pages = Pages
skip = Skip to the content
loading = Loading…
close = Close
cancel = Cancel
not-now = Not now
yes = Yes
no = No
you = You
name = Name
keep = Save
kept = Saved
copy = Copy
copied = Copied
share = Share
more = More
menu = Menu
show-more = Show more
try-again = Try again
try-now = Try now
offline = Connection lost. Your game is safe; reconnecting…

## The first page
start-title = Sit down by the fire
start-text = Board games with friends, or against opponents that think. No account needed: just play.
learn = Learn to play
all-games = All my games
join = Join
join-text = Paste the link you were sent.
join-go = Join
join-name = What should the others call you?
join-no-link = That isn’t a link to a game. Copy the whole address you were sent.
join-refused = You can’t sit down here
join-watch = Watch
invitation = { $host } invites you to play { $game }
invitation-watch = { $host } lets you watch { $game }
seat-yours = Your seat
link-for-one = This link is for one player.
bots-preparing = The opponents are still warming up on this server and will play more simply until they are ready.
bots-not-ready = The opponents are still warming up.

## My games
my-games = My games
statistics = My statistics
no-games = No games yet. Start one!
filter = Which games
filter-all = All
filter-playing = In progress
filter-waiting = Waiting for players
filter-over = Finished
remove-game = Remove from my list
leave = Leave the game
leave-title = Leave this game?
leave-text = A bot will play for you until the end. You can’t come back.
state-waiting =
    { $open ->
        [one] { $open } seat open
       *[other] { $open } seats open
    }
state-over = Finished
state-mine = Your turn
state-theirs = { $name }’s turn

## A new game
new-game = New game
game = Game
seat = Seat
seats = Seats
seat-name = Name at seat { $number }
seat-number = Seat { $number }
kind-bot = Opponent
absence = Longest absence
absence-never = no limit
seed = Seed

## How a game was dealt
origin-seed = Chosen seed
    .why = The host chose the seed of this game and may know what is hidden.
origin-position = Prepared position
    .why = This game starts from a position the host prepared, so the host may know what is hidden.
origin-record = Continued game
    .why = This game continues a record the host imported, so the host may know what is hidden.
origin-branch = Branched game
    .why = This game continues one that was played before, so somebody may know what is hidden.
origin-opened = Piles seen
    .why = Somebody has looked at the hidden piles of this game and may know what is hidden.

## The waiting room
lobby = Waiting room
lobby-text =
    { $open ->
        [one] { $open } seat is open. The game starts once it is taken.
       *[other] { $open } seats are open. The game starts once they are taken.
    }
lobby-help = Each link is for one player and is shown only once. If someone loses theirs, make a new one; the old one stops working.
lobby-leave = Leave this table
invite = Come and play { $game }
link-new = Make a link
link-renew = New link
sit-here = Sit here yourself
seat-free = Free the seat
seat-kick = Remove
kick-title = Remove { $name }?
kick-text = The seat will be free again, and the old link will stop working. You get a new link for somebody else.
seat-deeds = Options for { $name }
seat-bot-fill = Put an opponent at seat { $number }
seat-waits = waiting for somebody
seat-here = is here
seat-away = away
seat-open = open
seat-you = you
seat-tom = Tom
seat-bot = Bot · { $level }
seat-stand-in = { $level } stands in
watch-title = Watching
watch-link = Copy a link for spectators
people = Players
mute = Mute in the chat
unmute = Unmute in the chat
block = Block
unblock = Unblock
report = Report…
report-title = Report { $name }
report-text = Your message goes to whoever runs this server, together with a note of this game.
report-what = What happened?
report-send = Send
report-sent = Thank you. Your report has been sent.
vote-title = A vote
vote-out = Continue without { $name }
vote-given = You have voted to continue without { $name }.
vote-later = Can be voted out from { $when } if still away.
vote-asked =
    { $number ->
        [one] { $names } wants to continue without { $name }, who has been away too long. A bot would take over. Do you agree?
       *[other] { $names } want to continue without { $name }, who has been away too long. A bot would take over. Do you agree?
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
prompt-sending = Sending your move…
prompt-replay = After move { $move }
pay-with = Pay with
prompt-won =
    { $number ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
prompt-you-won = You’ve won!
turn-bar = This turn
undo = Undo
undo-nothing = Nothing to undo
undo-series = In a series you can’t undo once something has been revealed
undo-nobody = Something was revealed, and nobody else is online to agree
undo-proposed = Clear selection
undo-what = Undo: { $what }
undo-ask = Ask to undo: { $what }
undo-request-title = Request to undo
undo-request =
    { $moves ->
        [one] { $name } would like to undo { $moves } move.
       *[other] { $name } would like to undo { $moves } moves.
    }
undo-waits =
    { $moves ->
        [one] Asking the others whether you may undo { $moves } move.
       *[other] Asking the others whether you may undo { $moves } moves.
    }
undo-look = Preview
consent-missing = Still waiting for: { $names }.
restart = Restart turn
restart-help = Go back to the start of your turn, or to where something was last revealed
hint = Hint
hint-help = Ask for good moves
hints = Hints
hint-do = Play it
sound = Sound
language = Language
language-system = Same as system
theme-to-light = Light mode
theme-to-dark = Dark mode
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-left = Time left
elsewhere = It’s your turn at another table.
elsewhere-go = Go there

## The table: columns and panels
side = Beside the board
board = Board
parts = Parts of the board
supply = Supply
scores = Scores
waits-here = there is something to do here
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
notes-kept = Saved.
notes-keeping = Saving…
moves-legal = What you can do now
moves-none = You have nothing to decide right now.
moves-forbidden =
    { $number ->
        [one] { $number } move is not possible now
       *[other] { $number } moves are not possible now
    }
costs = Costs { $price }
seals = Reveals something (can’t be undone)
ends-turn = Ends your turn
help-now = Why not
read-on = Read more
book-page = rulebook p. { $page }
winner = Winner
projected =
    { $points ->
        [one] { $points } point if it ended now
       *[other] { $points } points if it ended now
    }
score-sheet = Score sheet
sheet-now = if the game ended now
sheet-final = final
total = Total
final-scoring = Final scoring
final-skip = Show all
rematch = Rematch
rematch-open = Go to the rematch
branch = Start a new game from here
export = Export the record
text-board = Board as text
stand-in = Have a bot ({ $level }) play for { $name }
stand-in-end = Let { $name } play again
curtain-title = { $name } is next
curtain-text = Pass the device on. The table stays hidden until you’re ready.
curtain-lift = I’m ready

## Looking back
replay = Replay
play = Play
pause = Pause
step-back = One step back
step-forward = One step forward
live = live
go-live = Back to now
since = Since my turn
since-help = Show what has happened since my last turn
move-of = Move { $move } of { $last }
speed = Other players’ moves
speed-help = How fast other players’ moves are shown
speed-1 = normal speed
speed-2 = twice as fast
speed-skip = instantly
speed-times = Speed { $times }×

## Keys
keys = Keys
key-area = to the next part of the table
key-inside = move inside a part
key-act = choose
key-cancel = cancel, close
key-choice = pick a numbered choice
key-confirm = confirm
key-undo = undo
key-restart = restart turn
key-since = what happened since my last turn
key-step = one step back, one step forward
key-live = back to now
key-hint = hint
key-moves = list of moves
key-sheet = score sheet
key-text = board as text
key-help = help with a piece, or these keys

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

## Problems
failure-title = That didn’t work
missing-title = Nothing here
missing-text = We couldn’t find that page. Part of the link may be missing.
error-unknown = Something went wrong. Try again.
error-offline = The server can’t be reached. Check your connection and try again.
error-gone = You are no longer at this table: the host freed your seat, or the game was deleted.

## The board as text
part-open = open
part-count = Number
part-contents = Among them
part-seat = Owner

## A game that no texts are written for
plain-ask = Your turn: { $decision }
    .other = { $who } decides: { $decision }
plain-event = { $who }: { $what }
plain-no-rules = There is no rules reference for this game.
seat-bot-named = Bot

## Whoever has no name

guest = Guest
guest-number = Guest { $number }
puzzles = Puzzles
