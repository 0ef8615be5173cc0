//# allFunctionsCalledOnLoad
var e=`### App

offline-title = You are offline
offline-text = Firelight can’t reach the server. Your games are safe and waiting for you.
`,t=`### The daily challenge: what the start page, the table and refusals say of it.

daily = Daily challenge
daily-short = Today
opponent = Opponent
daily-card-open = One deal for everyone. Your first game today counts.
daily-card-begun = Your game is waiting for you.
daily-card-late = You didn’t finish in time. You can still practise.
daily-card-done =
    { $points ->
        [one] Played: { $points } point.
       *[other] Played: { $points } points.
    } Results come at midnight UTC.
origin-daily = Daily challenge
    .why = Everyone on this server plays this deal today, so somebody may already know it.
error-attempt = This game counts: you play every move yourself, and your opponents stay as they are.
error-attempt-first = First play the game that counts. After that you can practise as often as you like.
error-attempt-made = You have already played this challenge. You can still practise it.
error-day-not-over = You can see the other games once the day is over.
error-no-day = There is no challenge on that day.
error-no-opponent = You can’t play this challenge against that opponent.
daily-card-left = { $time } left
daily-card-best = Yesterday’s best
daily-card-play = Play today’s deal
daily-card-go-on = Continue

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Puzzle of the day
puzzle-card-open = One move is clearly best. You have two tries to find it.
puzzle-card-solved = Solved! More puzzles are waiting.
puzzle-card-failed = You didn’t find it. Have a look at the answer.
puzzle-more = More puzzles
origin-puzzle = Puzzle
    .why = This position is from a game between two strong opponents. Everything hidden was reshuffled.
error-no-puzzle = This server doesn’t have that puzzle.
error-not-opened = Open the puzzle first.
puzzle-card-solve = Solve it
`,n=`# The dock below a table: what is asked, what is proposed, the one button.
dock = What to do
dock-act-ends = { $act } · ends turn
dock-choose = Choose the rest first
dock-nothing = Nothing chosen yet
dock-waits = Waiting for { $name }
dock-seals = This reveals something and can’t be undone.
dock-kept = Nothing is played yet. Pick something else to change your mind.
dock-skip = Skip to your decision
`,r=`# The inspector: what a piece is and what it would do now.
inspector = Inspector
inspect-price = Price
inspect-now = For you now
inspect-why-not = Not now
inspect-rest = Point at a piece to see what it does here.
goal-stand = { $have } of { $need }
inspect-rule = The rule
inspect-pin = Keep this piece here
inspect-ask = What is this? Tap a piece to find out.
inspect-ends = Ends your turn
inspect-seals = Reveals something, so it can’t be undone
inspect-score = { $points ->
    [one] { $points } point if scored now
   *[other] { $points } points if scored now
}
key-inspect = keep the inspected piece
`,i=`## What the server refuses

error-answered = You have already agreed.
error-bad-absence = That length of absence isn’t allowed. Choose another.
error-bad-address = That address can’t be used. Enter a complete public address that begins with https.
error-bad-clock = That time limit isn’t allowed. Choose another.
error-bad-components = The component set has mistakes. Correct what is listed and check it again.
error-bad-cursor = The list has changed. Reload the page.
error-bad-id = The browser sent something the server doesn’t understand. Reload the page.
error-bad-moves = Too many moves at once, or none. Make them one after the other.
error-bad-name = That name can’t be used. Use 1 to 40 ordinary characters.
error-bad-notify = The browser’s permission for notifications doesn’t work. Turn them off and on again.
error-bad-options = This game can’t be played with these options. Choose others.
error-bad-record = This file is not a record or position that Firelight can read. Choose another.
error-bad-seats = This game can’t be played with these seats. Check the number of players.
error-bad-seed = The seed must be a whole number, 0 or higher.
error-bad-state = There is no such list of games.
error-bad-text = This text can’t be sent: it is empty, too long or contains control characters.
error-banned = You are banned from this server. If you think this is a mistake, contact whoever runs it.
error-begun = The game has started, so the seats can’t change. Someone who is away too long can be voted out.
error-blocked = You can’t join this table. Look for another one, or start your own game.
error-bots-off = Hints and reviews are switched off on this server.
error-broken = Something went wrong on the server; nothing was changed. Try again.
error-busy = Too many changes at once. Try again.
error-chat-full = The chat of this game is full.
error-damaged = This game can’t be read. It has been kept as it is; contact whoever runs this server.
error-disk-full = The server’s disk is full; nothing was changed. Contact whoever runs it.
error-flood = Far too many messages. Reconnect in a while.
error-full = There is no room right now. Try again later, or ask for a new link.
error-illegal = That move isn’t possible here. Look at the table again.
error-known-deal = Somebody may know what is hidden in this game. Open the link again to read about it before you sit down.
error-link-used = Somebody else is already using this link. Each link is for one player: ask for a new one.
error-malformed = The server didn’t understand the request. Reload the page.
error-method-not-allowed = That can’t be done here.
error-no-bot = There is no bot in that seat.
error-no-database = The database isn’t responding. Try again later.
error-no-device = That device has already been signed out.
error-no-game = There is no such game: it was deleted, or you haven’t opened one of its links.
error-no-hints = This game is played without hints.
error-no-human = There is a bot in that seat.
error-no-identity = The server doesn’t know this browser. Reload the page.
error-no-job = That request no longer exists. Ask again.
error-no-level = There is no such opponent. Choose another.
error-no-link = This link doesn’t work: it was replaced, used or is too old. Ask for a new one.
error-no-move = This game doesn’t have that many moves.
error-no-recovery = Nobody has this recovery phrase. Check the words and their order.
error-no-request = This request is settled: a move was made, or it was answered or withdrawn.
error-no-seat = There is no such seat in this game.
error-no-series = A series is played alone against Tom, with the handicap and setup it prescribes.
error-no-set = There is no such component set, or it is not shared.
error-no-such-move = This game doesn’t have that many moves.
error-no-webhooks = This server doesn’t send webhooks.
error-nobody-there = Nobody else is in that seat any more.
error-not-absent = This player can’t be voted out now: they are here, it isn’t their turn, or they still have time.
error-not-asked = You haven’t been asked to agree to this.
error-not-begun = The game hasn’t started: a seat is still open.
error-not-found = There is nothing at this address.
error-not-host = Only the host of the game can do that.
error-not-json = The server didn’t understand the request. Reload the page.
error-not-over = You can do that once the game is over.
error-not-playing = Only players can do that, and only while the game is running.
error-not-thought = The analysis failed. Try again.
error-not-understood = The server didn’t understand the request. Reload the page.
error-not-your-seat = That isn’t your seat.
error-not-your-set = This component set is somebody else’s. Copy it to change it.
error-not-your-turn = It isn’t your turn.
error-nothing-to-undo = There is nothing to undo.
error-out-of-date = The game has moved on. Look at the table again.
error-over = The game is over. You can start a new game from an earlier position.
error-problems = There are mistakes in what was sent. Correct what is listed and try again.
error-refused = The server rejected that. Try again.
error-restarting = The server is restarting. Try again in a moment.
error-sealed = Something was revealed, so this can’t simply be undone or continued.
error-seat-taken = That seat is taken. Ask the host for another.
error-set-is-draft = This set has problems. Correct them before you share it.
error-spectator = Spectators can’t write or play.
error-still-theirs = That seat belongs to somebody else. A bot can stand in when they ask for it or run out of time.
error-too-complex = That is too complex for the server to read. Send something simpler.
error-too-large = That is too large. Send something smaller.
error-too-long = That text is too long. Make it shorter.
error-game-too-long = This game has grown too long for that. You can still play on, or leave.
error-too-many = Too many requests. Try again in a moment.
error-too-many-bot-games = Too many bot-only games are running. Wait until one is over.
error-too-many-connections = Too many windows are open here. Close some and try again.
error-too-many-games = You have too many games open. Finish or leave some.
error-too-many-hints = You have asked for too many hints at once. Wait for one to arrive.
error-nobody-waits = You left the table while the hint was being worked out. Ask again.
error-too-many-ignored = You can’t ignore any more players. Stop ignoring some in the settings.
error-too-many-reviews = You have asked for too many reviews at once. Wait for one to arrive.
error-too-many-sets = You have as many component sets as you can keep. Delete some in the box editor.
error-too-many-sockets = Too many windows are open here. Close some.
error-too-slow = The connection is too slow; reconnecting.
error-unknown-host = The server doesn’t recognise the name it was called by. Whoever runs it can allow it.
error-unknown-move = There is no such move. Reload the page.
error-wrong-origin = This page isn’t allowed to do that. Whoever runs the server can allow it.
`,a=`### The frame of the browser table: pages, bars, panels, settings.

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
`,o=`error-signed-out = This device was signed out. Load the page again.
signed-out = This device was signed out
signed-out-text = It was signed out from another device, or your profile was deleted. Your recovery phrase brings your games back to this browser. Without it you continue as a new guest.
signed-out-guest = Continue as a guest
`,s=`### The first page and the opponents.

## Ways into a game
opponents = Opponents
start-playing = A game of { $one } against { $other }
start-against = Play solo against
start-number = Opponents
start-play =
    { $number ->
        [one] Play solo against { $name }
       *[other] Play solo against { $number } × { $name }
    }
start-friends = With friends
start-learn = Learn in 10 minutes
start-players = Players: { $least } to { $most }
start-game = Which game
start-series = Play it as a series
standing =
    { $won ->
        [0] No win yet in { $played ->
            [one] { $played } game
           *[other] { $played } games
        }.
       *[other] You have won { $won } of { $played }.
    }
standing-none = You haven’t met yet.

## The games that wait
waiting-title = Your turn
waiting-number =
    { $number ->
        [0] nothing is waiting for you
        [one] { $number } game
       *[other] { $number } games
    }
waiting-others =
    { $number ->
        [one] { $number } waiting for others
       *[other] { $number } waiting for others
    }
waiting-moved = { $name }, { $ago }
waiting-play = Play
waiting-first = Nothing is waiting for you yet. How about playing the first turns together?
start-learn-on = Continue the lesson

## The invitation
join-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
join-lesson = New here? Learn in 10 minutes
join-take =
    { $seat ->
        [1] Take the orange seat
        [2] Take the blue seat
        [3] Take the pink seat
        [4] Take the green seat
       *[other] Take this seat
    }
join-just-watch = Just watch
join-taken = Somebody else was quicker. This seat is still free.
join-full = All the seats have been taken. You can still watch.
seat-host = host
seat-sits = has sat down
agreed-turn = Everybody has { $time } for a turn; if time runs out, a bot moves for them.
agreed-game = Everybody has { $time } for the whole game; if time runs out, a bot moves for them.
agreed-no-clock = No clock: play it in one go, or a turn now and then.
agreed-absence = Whoever is away for longer than { $time } can be voted out; a bot then plays on.
agreed-no-absence = Nobody can be voted out, however long they are away.
agreed-hints = Hints are allowed.
agreed-no-hints = No hints during the game; you can review it afterwards.
agreed-with = With: { $text }.
agreed-without = Without: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = With the component set { $name }.
`,c=`## What the others do
banner = What the others do
banner-skip = Skip
banner-mine = Skip to my decision
recap = The round at a glance
last-act = last action
act-of = { $act } of { $acts }
log-details = Details
log-since =
    { $acts ->
        [one] since your turn · { $acts } action
       *[other] since your turn · { $acts } actions
    }
key-pause = pause, resume
round-players = Round { $round } · { $players } players

## The end of a game
final-who = Who wins?
final-to-come =
    { $number ->
        [0] Everything is counted.
        [one] { $number } source still to count.
       *[other] { $number } sources still to count.
    }
final-tied = { $names } have the same number of points.
final-best = Each player’s best source
final-same = Same deal again
final-margin = Expected margin over the game
final-thinking = Thinking through every move… { $share }%
key-space = Space
`,l=`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Setting up the table…
bf-world = Islands, Great Bonfire and High Council
bf-fire-and-council = Great Bonfire and High Council
bf-market = Path Tiles, Gnomes and Common Tasks
bf-supply = Supply
bf-turn-bar = Your turn
bf-tab-city = City
bf-tab-islands = Islands
bf-tab-market = Market
bf-city-of = { $who }’s city

bf-mode-fate = Place a Fate Tile
bf-mode-tiles = Use action tiles
bf-mode-ignite = Ignite a Bonfire
bf-turn-tile = Turn
bf-mode-closed = None of this is possible now.
bf-ask-fate = Choose an end of your Fate supply and a place in the Fate Area
bf-ask-tiles = Choose an action tile or what you want to do with it
bf-ask-ignite = Choose the Task you want to ignite
bf-ask-turn = Your turn: what will you do?
bf-ask-kind = { $kind }: choose what to do with it
bf-result = Result

bf-paths = Paths
bf-specialists = Specialists · { $number } more
bf-elders = Elders
bf-commons = Common Tasks
bf-countdown = Countdown
bf-council = High Council
bf-action-tiles = Action tiles
bf-resources = Resources
bf-fate-supply = Fate supply · take the top or bottom tile
bf-offerings = Offerings
bf-start-mark = START

bf-empty = Empty
bf-nobody = nobody
bf-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
bf-any-resource = any resource
bf-have = { $number } × { $name }

bf-island-tasks = { $number ->
    [0] no Tasks left
    [one] { $number } place for Tasks
   *[other] { $number } places for Tasks
}
bf-island-guardians = { $number ->
    [0] no Guardians left
    [one] { $number } Guardian
   *[other] { $number } Guardians
}
bf-island-price = { $number ->
    [one] costs { $number } ship tile
   *[other] costs { $number } ship tiles
}
bf-guardians-left = { $guardian } Guardians: { $number }
bf-offering-of = { $who }’s Offering
bf-task-progress = { $task }, { $points } points, { $have } of { $need }
bf-ship-of = { $who }’s ship: { $where }
bf-landing-stage = landing stage

bf-fire-space = Great Bonfire, space { $space }: { $tile }, { $gives }; portals: { $portals }{ $price ->
    [0] {""}
    [one] ; costs { $price } Great Bonfire tile
   *[other] ; costs { $price } Great Bonfire tiles
}
bf-no-portals = none
bf-reward-tile = Reward: { $kind } tile
bf-portal-here = Portal { $shape }, { $number } here, { $fits ->
    [yes] fits your next notch
   *[no] doesn’t fit your next notch
}

bf-council-place = { $bonus }; here: { $who }
bf-take-point = Take 1 point instead

bf-path-pile = { $number ->
    [0] The pile of Path Tiles is empty
    [one] Pile of { $number } Path Tile
   *[other] Pile of { $number } Path Tiles
}
bf-new-display = Put the four tiles under the pile and reveal new ones
bf-dig = Any tile from the pile
bf-dig-tile = { $tile }, { $number } in the pile
bf-gnome = { $name }, shows { $resource }
bf-gnome-price = { $tiles ->
    [one] { $tiles } gnome tile
   *[other] { $tiles } gnome tiles
} and { $resources } × { $resource }
bf-common = { $what }: { $have } so far; Neutral Novice { $novice ->
    [yes] is here
   *[no] is gone
}
bf-countdown-at = { $number } of { $goal } Novices in the Council; the Countdown begins at { $goal }
bf-counting = Countdown: { $number }

bf-task-space = Task space { $space }, free; a Guardian here scores { $value }
bf-task-at = Task space { $space }: { $task }, { $points } points{ $known ->
    [yes] , { $have } of { $need }
   *[no] {""}
}; a Guardian here scores { $value }
bf-bonfire-at = Bonfire { $space }, lit: { $task }, { $points } points; a Guardian here scores { $value }
bf-path-at = Path space { $space }: { $tile }
bf-path-empty = Path space { $space }, not built
bf-notch = Notch { $space }, portal { $shape }, { $placed ->
    [yes] placed
   *[no] empty
}
bf-guardian-at = { $guardian } Guardian: { $where }
bf-start = START of the path
bf-march = { $steps ->
    [one] Procession of { $steps } step
   *[other] Procession of { $steps } steps
}
bf-square = Fate Area, row { $row }, column { $column }{ $shows ->
    [gold] , gold
    [yellow] , yellow tile
   *[nothing] {""}
}{ $free ->
    [yes] , free for the tile
   *[no] {""}
}

bf-fate-tile = Fate Tile { $tile } { $end }
bf-first-tile = First Fate Tile { $tile }: keep it
bf-top = (top)
bf-bottom = (bottom)
bf-column-empty = No Fate Tiles left
bf-offering = Offering { $resource }, { $number } in this pile
bf-offering-none = This pile of Offerings is empty
bf-any-two-tiles = Pay any two tiles instead
bf-any-two-resources = Pay any two resources instead

bf-tom-card = Tom’s card: { $card }{ $sign ->
    [yes] , with the gnome sign
   *[no] {""}
}
bf-tom-none = No card revealed yet
bf-tom-deck = { $card }, { $used ->
    [yes] revealed
   *[no] in the pile
}
bf-tom-great-bonfire = Great Bonfire
bf-tom-guardian = Guardian
bf-tom-task-1 = The highest-value Task
bf-tom-task-2 = The lowest-value Task, and a Novice
bf-tom-gnome = Gnome
bf-tom-path = Path
bf-tom-played = Card { $played } of { $most }
bf-tom-no-novices = No Novices left
bf-tom-says = After each of your turns Tom reveals one card. He has no tiles, resources or ship.
bf-starts = Starting player
bf-passed = Has passed
bf-out = Out

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] blue Bonfire
           *[no] blue Task
        }
        [red] { $lit ->
            [yes] red Bonfire
           *[no] red Task
        }
        [yellow] { $lit ->
            [yes] yellow Bonfire
           *[no] yellow Task
        }
    }: “{ $task }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $known ->
        [yes] , { $have } of { $need } so far
       *[no] {""}
    }
bf-text-offering = { $who }’s Offering: { $resource }
bf-text-spaces = { $number ->
    [one] at task space { $spaces }
   *[other] at task spaces { $spaces }
}
bf-text-space = space { $number }
bf-text-notch = notch { $space }: { $shape }
bf-text-column = from top to bottom: { $tiles }
`,u=`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Place Fate Tiles, sail for Tasks, lead your Guardians along the path and ignite the seven Bonfires of your city.
alone-bonfire = Follows his deck of cards, as in the box.

## What the opponents like

style-bonfire-spark = Recruits every Gnome it can
style-bonfire-ember = Loves the open sea
style-bonfire-flame = Builds its path and portals first
style-bonfire-blaze = Draws from the pile and hurries to the High Council
style-bonfire-inferno = Weighs up every Task to the very end

## Before something goes unused

warning-bonfire-neutral = You have fulfilled a Common Task: you can still send its Neutral Novice to the Council. End your turn anyway?
warning-bonfire-ignite = You could still ignite a Bonfire. Pass anyway?

## Beside a seat

stat-bonfire-bonfires = Bonfires
stat-bonfire-guardians = Guardians
stat-bonfire-paths = Path Tiles
stat-bonfire-gnomes = Gnomes

## Keys

bf-key-turn = turn the Fate Tile

## The board as text

part-bonfire-start = Starting player
part-bonfire-counting = Countdown under way
part-bonfire-countdown-pile = Countdown Tiles left
part-bonfire-countdown-tile = Countdown Tile going round
part-bonfire-islands = Islands
part-bonfire-tasks = Tasks
part-bonfire-offerings = Offerings
part-bonfire-guardians = Guardians
part-bonfire-ring = Great Bonfire
part-bonfire-portals = Portals
part-bonfire-pointer = The Great Bonfire points at space
part-bonfire-fire-used = Great Bonfire used
part-bonfire-council = High Council
part-bonfire-novices = Novices
part-bonfire-lying = Novice lying down
part-bonfire-neutral = Neutral Novices at the Common Tasks
part-bonfire-path-display = Path Tiles on display
part-bonfire-path-pile = Pile of Path Tiles
part-bonfire-gnome-display = Specialists on display
part-bonfire-gnome-pile = Pile of Specialists
part-bonfire-gnome-discard = Specialists discarded
part-bonfire-elders = Elders
part-bonfire-tom-pile = Tom’s cards
part-bonfire-tom-discard = Tom’s cards played
part-bonfire-tom-played = Tom’s progress
part-bonfire-tom-novices = Tom’s Novices
part-bonfire-cities = Cities
part-bonfire-board = City board
part-bonfire-tiles = Action tiles
part-bonfire-resources = Resources
part-bonfire-earned = Points scored
part-bonfire-paths = Path
part-bonfire-gnomes = Gnomes
part-bonfire-ship = Ship
part-bonfire-column = Fate supply
part-bonfire-symbols = Symbols in the Fate Area
part-bonfire-out = Out
part-bonfire-passed = Passed
part-bonfire-left = Left pile
part-bonfire-right = Right pile
part-bonfire-face-down = Face down

## A tie at the end
tiebreak-bonfire = The tie goes to whoever has ignited more Bonfires.
`,d=`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Place the top Fate Tile
       *[bottom] Place the bottom Fate Tile
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Keep this Fate Tile
       *[swap] Swap it for the middle tile of your supply
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Place it as it is
       *[turned] Place it the other way round
    }
move-bonfire-keep = Keep { $kind-count-acc }
move-bonfire-lay = Place it in { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Take a Path Tile from the pile
       *[other] Take Path Tile { $slot } from the display
    }
move-bonfire-new-display = Reveal four new Path Tiles
move-bonfire-sail = Sail { $island-to }
move-bonfire-task = Take Task { $slot } { $island-from }
move-bonfire-no-deed = Skip the island’s action
move-bonfire-retrieve = Retrieve { $guardian-acc }
move-bonfire-offer =
    { $pile-key ->
        [left] Leave the left pile’s Offering here
       *[right] Leave the right pile’s Offering here
    }
move-bonfire-space = Place the Task on space { $space }
move-bonfire-pay-tile = Pay { $kind-count-acc }
move-bonfire-replace-tile = Pay any 2 tiles in place of 1 you lack
move-bonfire-throw-tile = Pay { $kind-count-acc } towards it
move-bonfire-pay-resource = Pay { $resource-count-acc }
move-bonfire-replace-resource = Pay any 2 resources in place of 1 you lack
move-bonfire-throw-resource = Pay { $resource-count-acc } towards it
move-bonfire-march =
    { $steps ->
        [one] Hold a Procession of { $steps } step
       *[other] Hold a Procession of up to { $steps } steps
    }
move-bonfire-who = Move { $guardian-acc }
move-bonfire-stay = Stay here
move-bonfire-to-path = Go to path space { $space }
move-bonfire-to-bonfire = Go to Bonfire { $space }
move-bonfire-yield = Gain { $resource }
move-bonfire-turn-fire = Turn the Great Bonfire to space { $space }
move-bonfire-reward = Take { $take-acc }
move-bonfire-portal = Take { $shape-acc }
move-bonfire-recruit = Recruit { $gnome-acc }
move-bonfire-price =
    Pay { $tiles ->
        [one] { $tiles } gnome tile
       *[other] { $tiles } gnome tiles
    } and { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
move-bonfire-ignite = Ignite the Bonfire on space { $space }
move-bonfire-send = Send the Novice: { $bonus }
move-bonfire-bonus = Take the bonus
move-bonfire-point = Take 1 point instead
move-bonfire-neutral = Bonus Action: send the Neutral Novice of “{ $common }”
move-bonfire-dig =
    { $fire-key ->
        [blue] Take a Path Tile with a blue crystal
        [red] Take a Path Tile with a red crystal
       *[yellow] Take a Path Tile with a yellow crystal
    }: { $resource }
move-bonfire-guardian = Take { $guardian-acc }
move-bonfire-tom-task = Give Tom Task { $slot } { $island-from }
move-bonfire-end-turn = End your turn
move-bonfire-pass = Pass for the rest of the game
move-bonfire-give-up = You are out: there is nothing left you can do

## What happened

event-bonfire-gained-tiles = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-bonfire-gained-resources = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-bonfire-gained-points =
    { $who } scores { $a0 ->
        [0] no points
        [one] { $a0 } point
       *[other] { $a0 } points
    } { $a1 }
    .you =
        You score { $a0 ->
            [0] no points
            [one] { $a0 } point
           *[other] { $a0 } points
        } { $a1 }
event-bonfire-paid-tiles = { $who } pays { $a0-count-acc }
    .you = You pay { $a0-count-acc }
event-bonfire-paid-resources = { $who } pays { $a0-count-acc }
    .you = You pay { $a0-count-acc }
event-bonfire-threw-away = { $who } discards { $a0-count-acc }
    .you = You discard { $a0-count-acc }
event-bonfire-placed-fate = { $who } places a Fate Tile: { $a0 }
    .you = You place a Fate Tile: { $a0 }
event-bonfire-built-path = { $who } places { $a0-acc } on path space { $a1 }
    .you = You place { $a0-acc } on path space { $a1 }
event-bonfire-new-paths = The four Path Tiles go under the pile
event-bonfire-turned-up-path = New Path Tile: { $a0 }
event-bonfire-sailed = { $who } sails { $a1-to }
    .you = You sail { $a1-to }
event-bonfire-took-task = { $who } takes a Task { $a1-from }: “{ $a0 }”
    .you = You take a Task { $a1-from }: “{ $a0 }”
event-bonfire-turned-up-offering = { $who } reveals a new Offering: { $a0 }
    .you = You reveal a new Offering: { $a0 }
event-bonfire-took-guardian = { $who } retrieves { $a0-acc }
    .you = You retrieve { $a0-acc }
event-bonfire-marched =
    { $who } moves { $a0-key ->
        [own] their own Guardian
       *[other] { $a0-acc }
    } { $a2-to }
    .you = You move { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } turns the Great Bonfire
    .you = You turn the Great Bonfire
event-bonfire-took-portal = { $who } takes { $a0-acc } for notch { $a1 }
    .you = You take { $a0-acc } for notch { $a1 }
event-bonfire-took-gnome = { $who } recruits { $a0-acc }
    .you = You recruit { $a0-acc }
event-bonfire-turned-up-gnome = New Specialist: { $a0 }
event-bonfire-ignited = { $who } ignites a Bonfire: “{ $a0 }”
    .you = You ignite a Bonfire: “{ $a0 }”
event-bonfire-sent-novice =
    { $who } sends { $a1-key ->
        [neutral] the Neutral Novice
        [lying] a Neutral Novice
       *[other] a Novice
    } to the High Council ({ $a0 })
    .you =
        You send { $a1-key ->
            [neutral] the Neutral Novice
            [lying] a Neutral Novice
           *[other] a Novice
        } to the High Council ({ $a0 })
event-bonfire-countdown-began = The Countdown begins
event-bonfire-countdown-tile = Countdown Tile { $a0 } goes round the table
event-bonfire-passed = { $who } passes for the rest of the game
    .you = You pass for the rest of the game
event-bonfire-went-out = { $who } can’t do anything more and is out
    .you = You can’t do anything more and are out
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] This is { $who }’s last turn
       *[other] { $who } has { $a0 } turns left
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] This is your last turn
           *[other] You have { $a0 } turns left
        }
event-bonfire-tom-turned-up = Tom’s card { $a1 } of 32: { $a0 }
event-bonfire-tom-showed-gnome = Tom reveals { $a0-acc }; resource: { $a1 }
event-bonfire-tom-took-task = Tom takes a Task { $a1-from } as a Bonfire: “{ $a0 }”
event-bonfire-tom-idle = Tom can’t do anything with it
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] The Path Tile pile is shuffled
        [shuffle-gnomes] The Gnome pile is shuffled
       *[other] Tom’s cards are shuffled
    }
event-bonfire-met-common = { $who } fulfils a Common Task: { $a0 }
    .you = You fulfil a Common Task: { $a0 }
event-bonfire-ended = The game is over

## Gains and payments in a row

run-bonfire-gained = { $who } gains { $gained }
    .you = You gain { $gained }
run-bonfire-paid = { $who } pays { $lost }
    .you = You pay { $lost }
run-bonfire-swapped = { $who } pays { $lost } and gains { $gained }
    .you = You pay { $lost } and gain { $gained }

## What is asked

ask-bonfire-first-tile = Keep your first Fate Tile, or swap it for the middle one?
    .other = { $who } chooses their first Fate Tile
ask-bonfire-way-round = Which way round should the Fate Tile go?
    .other = { $who } chooses which way round the Fate Tile goes
    .figures = Which way round should the Fate Tile ({ $tile }) go?
ask-bonfire-turn = Your turn: place a Fate Tile, use action tiles or ignite a Bonfire
    .other = It is { $who }’s turn
ask-bonfire-after = Take a Bonus Action, or end your turn
    .other = { $who } may take Bonus Actions
ask-bonfire-keep = Which action tiles do you keep? You discard the others
    .other = { $who } chooses which action tiles to keep
    .figures = 
        Keep { $number ->
            [one] { $number } action tile
           *[other] { $number } action tiles
        } and discard the others
ask-bonfire-fate-end = Take the top or the bottom Fate Tile of your supply
    .other = { $who } takes a Fate Tile
ask-bonfire-fate-line = Where in your Fate Area should the tile go?
    .other = { $who } places a Fate Tile
    .figures = Where in your Fate Area should the tile ({ $tile }) go?
ask-bonfire-path-choice = Which Path Tile do you build?
    .other = { $who } chooses a Path Tile
ask-bonfire-island-deed = Do you want to use the island’s action?
    .other = { $who } may use the island’s action
ask-bonfire-offering = Which Offering do you leave here?
    .other = { $who } chooses an Offering
    .figures = Which Offering do you leave { $island-at }?
ask-bonfire-task-space = Choose a free space for the Task
    .other = { $who } chooses a space for a Task
    .figures = Choose a free space for “{ $task }”
ask-bonfire-pay-tiles = Choose the action tiles to pay with
    .other = { $who } pays action tiles
    .figures = 
        { $owed ->
            [0] Pay { $throw ->
                [one] { $throw } more tile
               *[other] { $throw } more tiles
            } in place of what you lack
            [one] Pay { $owed } { $kind } tile
           *[other] Pay { $owed } { $kind } tiles
        }
ask-bonfire-pay-resources = Choose the resources to pay with
    .other = { $who } pays resources
    .figures = 
        { $owed-size ->
            [0] Pay { $throw ->
                [one] { $throw } more resource
               *[other] { $throw } more resources
            } in place of what you lack
            [one] Pay { $owed }
           *[other] Pay { $owed }
        }
ask-bonfire-gnome-price = How do you pay for the Gnome?
    .other = { $who } pays for a Gnome
    .figures = How do you pay for { $gnome-acc }?
ask-bonfire-procession = Procession: which Guardian do you move, and how far?
    .other = { $who } holds a Procession
    .figures = 
        { $guardian-key ->
            [none] Procession of { $steps ->
                [one] { $steps } step
               *[other] up to { $steps } steps
            }: which Guardian do you move next?
           *[other] How far should { $guardian-nom } move? Up to { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }
        }
ask-bonfire-yield = Which resource do you gain?
    .other = { $who } chooses a resource
    .figures = Which resource do you gain? You get { $number } of it
ask-bonfire-rewards = Choose your rewards from the Great Bonfire
    .other = { $who } chooses rewards from the Great Bonfire
ask-bonfire-portal = Which portal do you take?
    .other = { $who } chooses a portal
ask-bonfire-council = Send the Novice to a High Council space
    .other = { $who } sends a Novice to the High Council
    .figures = 
        { $novice-key ->
            [neutral] Send the Neutral Novice
           *[own] Send your Novice
        } to a High Council space
ask-bonfire-bonus = Take the bonus of this space, or 1 point?
    .other = { $who } chooses between the bonus and 1 point
    .figures = Take the bonus ({ $bonus }) or 1 point?
ask-bonfire-path-bonus = Take a free Path Tile from the display, or look through the pile
    .other = { $who } takes a free Path Tile
ask-bonfire-pile-bonus = Take any Path Tile from the pile
    .other = { $who } looks through the pile
ask-bonfire-guardian-bonus = Which Guardian do you take?
    .other = { $who } chooses a Guardian
ask-bonfire-fire-bonus = Turn the Great Bonfire to any space
    .other = { $who } turns the Great Bonfire
ask-bonfire-specialist-bonus = Which Specialist do you take for free?
    .other = { $who } takes a Specialist for free
ask-bonfire-move-who = Which Guardian do you move?
    .other = { $who } moves a Guardian
ask-bonfire-move-to = Where should she go?
    .other = { $who } moves a Guardian
    .figures = Where should { $guardian-nom } go?
ask-bonfire-ship-bonus = Sail to any other island for free
    .other = { $who } sails for free
ask-bonfire-tom-tie = Which of the tied Tasks does Tom take?
    .other = { $who } chooses a Task for Tom
    .figures = 
        Which of the { $value-key ->
            [lowest] lowest
           *[highest] highest
        }-value Tasks does Tom take?

## Why not

no-bonfire-game-over = The game is over.
no-bonfire-act-first = Take your action first: place a Fate Tile, use action tiles or ignite a Bonfire.
no-bonfire-action-done = You have already taken your action this turn; you can only take Bonus Actions now.
no-bonfire-all-paid =
    Almost done: pay { $throw ->
        [one] { $throw } more piece
       *[other] { $throw } more pieces
    } in place of what you lack.
no-bonfire-all-paths-shown =
    Every Path Tile has been shown once ({ $shown ->
        [one] { $shown } tile
       *[other] { $shown } tiles
    }).
no-bonfire-any-resource-will-do = Any resource will do here, so there is nothing to replace.
no-bonfire-basic-or-printed = You may choose any basic resource or the printed one: { $printed }.
no-bonfire-bonfire-not-lit = No Bonfire is lit on space { $bonfire }.
no-bonfire-bonfire-taken = A Guardian already stands at Bonfire { $bonfire }.
no-bonfire-bonus-action-taken = Passing takes the whole turn, and you have already taken a Bonus Action.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Your path is complete, or no Path Tile is left
        [guardian] You already have every colour that is left
        [specialist] You have 6 Gnomes, or no Specialist is face up
        [move] None of your Guardians has anywhere to go
        [fate] You have no Fate Tile, or no room for one
       *[other] There is nothing to take
    }: take the point.
no-bonfire-can-act =
    You are only out if you can’t do anything; you still have { $possible ->
        [one] { $possible } possible action
       *[other] { $possible } possible actions
    }.
no-bonfire-choose-guardian-first = First choose a Guardian to move.
no-bonfire-common-not-met = You don’t fulfil the Common Task “{ $common }” yet: you have { $have } of { $need }.
no-bonfire-countdown-not-here = The Countdown Tiles haven’t reached you yet; this is a normal turn.
no-bonfire-crystals-differ = All 4 face-up Path Tiles must have the same crystal colour; they show { $crystals }.
no-bonfire-elder-not-free = { $gnome } is an Elder; only a Specialist is free here.
no-bonfire-forward-only = She stands { $place-at } and can only move forward.
no-bonfire-furthest-first = The Guardian furthest along goes first: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = You can’t recruit { $gnome-acc }: this Gnome isn’t face up.
no-bonfire-gnome-taken = { $who } has already recruited { $gnome-acc }.
no-bonfire-gnome-yours = You already have { $gnome-acc }.
no-bonfire-gnomes-full = You have { $gnomes } Gnomes; there is no room for more.
no-bonfire-guardian-cannot-step = There is no step that { $guardian-nom } can take.
no-bonfire-guardian-in-the-way = Path space { $space } is blocked by { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = There is no empty path space or Bonfire for { $guardian-nom }.
no-bonfire-guardian-owned = You already have { $guardian-acc }, and you can’t have 2 of the same colour.
no-bonfire-kept-already =
    You are already keeping all of these ({ $have ->
        [one] { $have } tile
       *[other] { $have } tiles
    }).
no-bonfire-lacks-any-resources =
    You need any { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    }; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
no-bonfire-lacks-gnome-price =
    You need 2 gnome tiles and { $single }, or 1 gnome tile and { $double }. You have { $held-size ->
        [0] no action tiles
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }and no resources
       *[other] ; your resources are { $have-nom }
    }.
no-bonfire-lacks-offering =
    You need { $either-or }; you have { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    You need { $needs }; you have { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    You need { $tiles ->
        [one] { $tiles } gnome tile
       *[other] { $tiles } gnome tiles
    } and { $needs }. You have { $held-size ->
        [0] no action tiles
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }and no resources
       *[other] ; your resources are { $have-nom }
    }.
no-bonfire-lacks-tiles =
    You need { $needed ->
        [one] { $needed } { $kind } tile
       *[other] { $needed } { $kind } tiles
    }; you have { $held-size ->
        [0] no action tiles
       *[other] { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Space { $space } is { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away and costs { $needed ->
        [one] { $needed } { $kind } tile
       *[other] { $needed } { $kind } tiles
    }; you have { $held-size ->
        [0] no action tiles
       *[other] { $held }
    }.
no-bonfire-lit-already = The Bonfire on space { $space } is already lit: “{ $task }”.
no-bonfire-neutral-novice-gone = The Neutral Novice of “{ $common }” is gone.
no-bonfire-neutral-there-already = There is already a Neutral Novice on this space ({ $bonus }).
no-bonfire-next-portal-not-there = Your next notch ({ $notch }) takes { $portal-acc }; none lies at space { $space }.
no-bonfire-no-countdown-yet = The Countdown hasn’t begun: the Council has { $novices } of { $needed } Novices.
no-bonfire-no-fate-tile = You have no Fate Tiles left.
no-bonfire-no-guardian = You don’t have { $guardian-acc }.
no-bonfire-no-guardian-left = There are no { $guardian } Guardians left.
no-bonfire-no-notch-for-portal = Your free notches take { $portals-or }; no such portal lies there.
no-bonfire-no-offering-left = No Offering is left there.
no-bonfire-no-pair-of-resources = A pair takes two other resources; you only have { $have } for everything you owe.
no-bonfire-no-pair-of-tiles =
    A pair takes 2 other tiles; you have { $held-size ->
        [0] none
       *[other] only { $held }
    }.
no-bonfire-no-path-tile-there = There is no Path Tile { $slot } in the display.
no-bonfire-no-point-here = This space gives 2 gold and 1 yellow tile; you can’t take 1 point instead.
no-bonfire-no-portal = Notch { $bonfire } doesn’t have its portal yet ({ $portal }).
no-bonfire-no-resource = You have no { $resource }.
no-bonfire-no-room-for-fate = There is no room left for a Fate Tile in your Fate Area.
no-bonfire-no-task = There is no Task on space { $space }.
no-bonfire-no-task-there = There is no Task { $slot } { $island-at }.
no-bonfire-no-tile = You have no { $kind } tile.
no-bonfire-no-tile-to-keep = You have no { $kind } tile to keep.
no-bonfire-nobody-can-step = None of your Guardians can take a step.
no-bonfire-not-at-guardian-island =
    Your ship must be at a guardian island; it is { $ship-key ->
        [none] at the landing stage
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Your ship must be at a task island; it is { $ship-key ->
        [none] at the landing stage
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = At least one square of the Fate Tile must touch a tile that you have already placed.
no-bonfire-not-in-pile =
    There is no such Path Tile in the pile: { $resource }, { $fire-key ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } crystal.
no-bonfire-notches-filled = All 7 of your notches are filled.
no-bonfire-novice-there-already = One of your Novices is already on this space ({ $bonus }).
no-bonfire-other-decision = You can’t do that now. { $ask }
no-bonfire-other-guardian-goes = Right now you are moving { $guardian-nom }.
no-bonfire-other-portal-next = Your next notch ({ $notch }) takes { $portal-acc }.
no-bonfire-other-resource-owed = You owe another resource ({ $owed }). { $resource-count } doesn’t count on its own: any 2 resources replace 1 that you lack.
no-bonfire-other-tile-owed = You owe { $owed } tiles. { $kind-count } doesn’t count on its own: any 2 tiles replace 1 that you lack.
no-bonfire-outside-fate-area = The tile would stick out of your Fate Area ({ $squares }). You need the Bridge Builder for that.
no-bonfire-pass-instead = During the Countdown you pass instead, and score points for it.
no-bonfire-path-complete = Your path is complete: you have built 6 Path Tiles.
no-bonfire-path-not-built = Path space { $space } isn’t built yet; your path goes as far as { $built }.
no-bonfire-path-pile-empty = The pile of Path Tiles is empty.
no-bonfire-path-space-taken = A Guardian is already on path space { $space }.
no-bonfire-portal-not-there = There is no portal of this shape at space { $space }: { $portal }.
no-bonfire-resource-not-lacking = A pair can only replace a resource you lack; you still have { $resource } ({ $have }).
no-bonfire-rest-unpaid = If you paid like this, you couldn’t pay the rest.
no-bonfire-ship-is-there = Your ship is already { $island-at }.
no-bonfire-ship-must-leave = Your ship is already { $island-at }; it must go to another island.
no-bonfire-somebody-must-step = At least one Guardian must take a step, and none of those behind her can.
no-bonfire-squares-covered = You have already covered { $squares }.
no-bonfire-stands-there-already = She is already there.
no-bonfire-steps-of-no-use =
    No Guardian could use { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; pay fewer tiles.
no-bonfire-task-not-met = Not fulfilled yet ({ $have } of { $need }): “{ $task }”.
no-bonfire-task-space-taken = Task space { $space } is taken: “{ $task }”.
no-bonfire-tasks-full = You have { $tasks } Tasks and Bonfires; there is room for 7.
no-bonfire-throw-resources-later =
    Not yet: you still owe { $owed ->
        [one] { $owed } resource
       *[other] { $owed } resources
    }.
no-bonfire-throw-tiles-later = Not yet: you still owe { $owed ->
    [one] { $owed } { $kind } tile
   *[other] { $owed } { $kind } tiles
    }.
no-bonfire-tile-not-lacking = A pair can only replace a tile you lack; you still have { $have ->
    [one] { $have } { $kind } tile
   *[other] { $have } { $kind } tiles
    }.
no-bonfire-tom-takes-other =
    Tom takes the { $value-key ->
        [lowest] lowest
       *[highest] highest
    }-value Task on the { $resource } islands; this isn’t it.
no-bonfire-too-far =
    That is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away; she can take at most { $most }.
no-bonfire-two-rewards-only = Choose 2 rewards; you need the Fire Steward to take all 3.
no-bonfire-wholly-outside = All three squares are outside the Fate Area.
no-bonfire-yellow-no-pair = With the Twin Dyer, a yellow tile can’t be part of a pair.

## The score sheet

source-bonfire-head-start = Head start
    .for = for the head start
source-bonfire-elders = Elders
    .for = for Elders
source-bonfire-council = High Council
    .for = for the High Council
source-bonfire-great-bonfire = Great Bonfire
    .for = for the Great Bonfire
source-bonfire-passing = Passing
    .for = for passing
source-bonfire-tom = Tom’s cards
    .for = for Tom’s cards
source-bonfire-bonfires = Bonfires
    .for = for Bonfires
source-bonfire-guardians = Guardians at Bonfires
    .for = for Guardians at Bonfires
source-bonfire-portals = Portals beside Bonfires
    .for = for portals beside Bonfires
source-bonfire-crystals = Matching crystals
    .for = for matching crystals
source-bonfire-common-tasks = Common Tasks
    .for = for Common Tasks
source-bonfire-fate-tiles = Fate Tiles left
    .for = for the Fate Tiles left
source-bonfire-supply = Tiles and resources left
    .for = for the tiles and resources left

## Setup options

option-bonfire-first_game = First game
    .help = The Tasks on each island have different colours, so there are easy ones everywhere.
    .with = Made for a first game: every island has easy Tasks, too.
    .without = The Tasks lie on the islands at random.
option-bonfire-handicap = Handicap
    .help = Solo only: Tom starts with this many points. Below 0, you start with them.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = { $name-acc }
thing-bonfire-task = the Task “{ $name }”
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name-acc }
thing-bonfire-ship = a new island for your ship
then-bonfire-new-paths = four new Path Tiles are revealed
then-bonfire-turned-up-path = a Path Tile is revealed
then-bonfire-turned-up-offering = an Offering is revealed
then-bonfire-turned-up-gnome = a Specialist is revealed
then-bonfire-tom-turned-up = Tom reveals a card
then-bonfire-shuffled = a pile is shuffled
then-bonfire-built-path = a Path Tile is drawn unseen
then-bonfire-hidden = something is revealed
`,f=`## Action kinds and colours

word-bonfire-path = path
    .count =
        { $n ->
            [one] { $n } path tile
           *[other] { $n } path tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } path tile
           *[other] { $n } path tiles
        }
word-bonfire-ship = ship
    .count =
        { $n ->
            [one] { $n } ship tile
           *[other] { $n } ship tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } ship tile
           *[other] { $n } ship tiles
        }
word-bonfire-task = task
    .count =
        { $n ->
            [one] { $n } task tile
           *[other] { $n } task tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } task tile
           *[other] { $n } task tiles
        }
word-bonfire-great-bonfire = Great Bonfire
    .count =
        { $n ->
            [one] { $n } Great Bonfire tile
           *[other] { $n } Great Bonfire tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } Great Bonfire tile
           *[other] { $n } Great Bonfire tiles
        }
word-bonfire-gnome = gnome
    .count =
        { $n ->
            [one] { $n } gnome tile
           *[other] { $n } gnome tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } gnome tile
           *[other] { $n } gnome tiles
        }
word-bonfire-guardian = guardian
    .count =
        { $n ->
            [one] { $n } guardian tile
           *[other] { $n } guardian tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } guardian tile
           *[other] { $n } guardian tiles
        }
word-bonfire-yellow = yellow
    .count =
        { $n ->
            [one] { $n } yellow tile
           *[other] { $n } yellow tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } yellow tile
           *[other] { $n } yellow tiles
        }
word-bonfire-tile = action tile
    .acc = the action tile
    .count =
        { $n ->
            [one] { $n } action tile
           *[other] { $n } action tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } action tile
           *[other] { $n } action tiles
        }
word-bonfire-other = other
    .count =
        { $n ->
            [one] { $n } other tile
           *[other] { $n } other tiles
        }
    .count-acc =
        { $n ->
            [one] { $n } other tile
           *[other] { $n } other tiles
        }
word-bonfire-blue = blue
    .nom = the blue Guardian
    .acc = the blue Guardian
word-bonfire-red = red
word-bonfire-pink = pink
    .nom = the pink Guardian
    .acc = the pink Guardian
word-bonfire-grey = grey
    .nom = the grey Guardian
    .acc = the grey Guardian
word-bonfire-brown = brown
    .nom = the brown Guardian
    .acc = the brown Guardian
word-bonfire-own = own
    .nom = your own Guardian
    .acc = your own Guardian

## Resources

word-bonfire-blossom = blossom
    .count =
        { $n ->
            [one] { $n } blossom
           *[other] { $n } blossoms
        }
    .count-acc =
        { $n ->
            [one] { $n } blossom
           *[other] { $n } blossoms
        }
word-bonfire-fruit = fruit
    .count =
        { $n ->
            [one] { $n } fruit
           *[other] { $n } fruits
        }
    .count-acc =
        { $n ->
            [one] { $n } fruit
           *[other] { $n } fruits
        }
word-bonfire-herb = herb
    .count =
        { $n ->
            [one] { $n } herb
           *[other] { $n } herbs
        }
    .count-acc =
        { $n ->
            [one] { $n } herb
           *[other] { $n } herbs
        }
word-bonfire-shell = shell
    .count =
        { $n ->
            [one] { $n } shell
           *[other] { $n } shells
        }
    .count-acc =
        { $n ->
            [one] { $n } shell
           *[other] { $n } shells
        }
word-bonfire-root = root
    .count =
        { $n ->
            [one] { $n } root
           *[other] { $n } roots
        }
    .count-acc =
        { $n ->
            [one] { $n } root
           *[other] { $n } roots
        }
word-bonfire-gold = gold
    .count =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
    .count-acc =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
word-bonfire-resource = resource
    .acc = the resource
    .count =
        { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
    .count-acc =
        { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
word-bonfire-any = any resource
    .count =
        { $n ->
            [one] { $n } resource of any kind
           *[other] { $n } resources of any kind
        }
    .count-acc =
        { $n ->
            [one] { $n } resource of any kind
           *[other] { $n } resources of any kind
        }
word-bonfire-point = point
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    .count-acc =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
word-bonfire-portal = portal
    .acc = a portal
    .count =
        { $n ->
            [one] { $n } portal
           *[other] { $n } portals
        }
    .count-acc =
        { $n ->
            [one] { $n } portal
           *[other] { $n } portals
        }

## Portals

word-bonfire-ring = ring
    .acc = the ring portal
word-bonfire-peak = peak
    .acc = the peak portal
word-bonfire-square = square
    .acc = the square portal
word-bonfire-rhomb = diamond
    .acc = the diamond portal
word-bonfire-star = star
    .acc = the star portal
word-bonfire-moon = moon
    .acc = the moon portal
word-bonfire-waves = waves
    .acc = the wave portal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] blossom island
        [fruit] fruit island
        [herb] herb island
        [shell] shell island
        [root] root island
       *[none] island
    } { $name }
    .to =
        { $resource ->
            [blossom] to blossom island
            [fruit] to fruit island
            [herb] to herb island
            [shell] to shell island
            [root] to root island
           *[none] to island
        } { $name }
    .at =
        { $resource ->
            [blossom] at blossom island
            [fruit] at fruit island
            [herb] at herb island
            [shell] at shell island
            [root] at root island
           *[none] at island
        } { $name }
    .from =
        { $resource ->
            [blossom] from blossom island
            [fruit] from fruit island
            [herb] from herb island
            [shell] from shell island
            [root] from root island
           *[none] from island
        } { $name }
word-bonfire-PINK = island of the pink Guardians
    .to = to the island of the pink Guardians
    .at = at the island of the pink Guardians
word-bonfire-GREY = island of the grey Guardians
    .to = to the island of the grey Guardians
    .at = at the island of the grey Guardians
word-bonfire-BROWN = island of the brown Guardians
    .to = to the island of the brown Guardians
    .at = at the island of the brown Guardians
word-bonfire-BLUE = island of the blue Guardians
    .to = to the island of the blue Guardians
    .at = at the island of the blue Guardians
word-bonfire-landing-stage = landing stage
    .to = to the landing stage
    .at = at the landing stage
word-bonfire-start = START
    .to = to START
    .at = on START
word-bonfire-path-space = path space { $space }
    .to = to path space { $space }
    .at = on path space { $space }
word-bonfire-bonfire-space = Bonfire { $space }
    .to = to Bonfire { $space }
    .at = at Bonfire { $space }
word-bonfire-board = board { $name }
word-bonfire-novice-of = Novice: { $who }
word-bonfire-neutral = Neutral Novice
word-bonfire-lying = lying Neutral Novice
word-bonfire-line-across = row { $row }, columns { $column } to { $last-column }
word-bonfire-line-down = column { $column }, rows { $row } to { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = Starting Tile
    .acc = the Starting Tile
word-bonfire-path-tile =
    { $resource ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
        [gold] gold
    } with a { $crystal ->
       *[blue] blue
        [red] red
        [yellow] yellow
    } crystal
    .acc =
        the { $resource ->
           *[blossom] blossom
            [fruit] fruit
            [herb] herb
            [shell] shell
            [root] root
            [gold] gold
        } Path Tile with a { $crystal ->
           *[blue] blue
            [red] red
            [yellow] yellow
        } crystal

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Have the pink Guardian
word-bonfire-blue-have-guardian-grey = Have the grey Guardian
word-bonfire-blue-have-guardian-brown = Have the brown Guardian
word-bonfire-blue-have-guardian-blue = Have the blue Guardian
word-bonfire-blue-path-with-blossom = Have a Path Tile showing a blossom
word-bonfire-blue-path-with-shell = Have a Path Tile showing a shell
word-bonfire-blue-path-with-root = Have a Path Tile showing a root
word-bonfire-blue-offering-on-fruit = Have an Offering on a fruit island
word-bonfire-blue-offering-on-herb = Have an Offering on a herb island
word-bonfire-blue-offering-on-blossom = Have an Offering on a blossom island
word-bonfire-blue-gnome-showing-herb = Have a Gnome showing a herb
word-bonfire-blue-gnome-showing-root = Have a Gnome showing a root
word-bonfire-blue-group-of-3-path = Have 3 connected path symbols in your Fate Area
word-bonfire-blue-group-of-3-ship = Have 3 connected ship symbols in your Fate Area
word-bonfire-blue-group-of-3-task = Have 3 connected task symbols in your Fate Area
word-bonfire-blue-group-of-3-guardian = Have 3 connected guardian symbols in your Fate Area
word-bonfire-blue-group-of-3-great-bonfire = Have 3 connected Great Bonfire symbols in your Fate Area
word-bonfire-blue-group-of-3-gnome = Have 3 connected gnome symbols in your Fate Area
word-bonfire-blue-two-resources = Have 2 each of two different basic resources
word-bonfire-blue-offerings-spread = Have Offerings on 3 different islands
word-bonfire-blue-offerings-on-one = Have 2 Offerings on one island
word-bonfire-blue-blue-and-red = Have a blue and a red Bonfire
word-bonfire-red-common-task = Fulfil 1 Common Task
word-bonfire-red-portals = Have 3 portals
word-bonfire-red-two-guardians-pink-grey = Have the pink and the grey Guardian
word-bonfire-red-two-guardians-brown-blue = Have the brown and the blue Guardian
word-bonfire-red-gnomes = Have 3 Gnomes
word-bonfire-red-gold = Have 4 gold
word-bonfire-red-same-adjacent = Have two adjacent Path Tiles showing the same resource
word-bonfire-red-resource-blossom = Have 3 blossoms
word-bonfire-red-resource-fruit = Have 3 fruits
word-bonfire-red-resource-herb = Have 3 herbs
word-bonfire-red-resource-shell = Have 3 shells
word-bonfire-red-resource-root = Have 3 roots
word-bonfire-red-offering-on-both-blossom = Have an Offering on both blossom islands
word-bonfire-red-offering-on-both-fruit = Have an Offering on both fruit islands
word-bonfire-red-offering-on-both-herb = Have an Offering on both herb islands
word-bonfire-red-offering-on-both-shell = Have an Offering on both shell islands
word-bonfire-red-offering-on-both-root = Have an Offering on both root islands
word-bonfire-red-all-fires = Have Bonfires of all three colours
word-bonfire-red-guardians = Have 4 Guardians
word-bonfire-red-two-groups-of-3-path-guardian = Have 3 connected path symbols and 3 connected guardian symbols in your Fate Area
word-bonfire-red-two-groups-of-3-ship-gnome = Have 3 connected ship symbols and 3 connected gnome symbols in your Fate Area
word-bonfire-red-tasks-of-colour-blue = Have 4 blue Tasks and/or Bonfires
word-bonfire-yellow-portals = Have 5 portals
word-bonfire-yellow-offerings-spread = Have Offerings on 5 different islands
word-bonfire-yellow-tasks-of-colour-red = Have 4 red Tasks and/or Bonfires
word-bonfire-yellow-gnomes = Have 5 Gnomes
word-bonfire-yellow-elders = Have 3 Elders
word-bonfire-yellow-offerings-on-one = Have 3 Offerings on one island
word-bonfire-yellow-offering-pile-empty = Have an empty pile of Offerings
word-bonfire-yellow-crystals-red = Have 3 Path Tiles with a red crystal
word-bonfire-yellow-bonfires = Have 5 other Bonfires
word-bonfire-yellow-crystals-blue = Have 4 Path Tiles with a blue crystal
word-bonfire-yellow-tasks-of-colour-yellow = Have 4 yellow Tasks and/or Bonfires
word-bonfire-yellow-two-offerings-on = Have 2 Offerings on each of 3 islands
word-bonfire-yellow-of-one-resource = Have 5 of one basic resource
word-bonfire-yellow-two-resources = Have 3 each of two different basic resources
word-bonfire-yellow-highlighted = Cover every highlighted square of your Fate Area
word-bonfire-yellow-guardians-home = Have 2 Guardians at Bonfires
word-bonfire-yellow-hold-tiles-1 = Have these action tiles: path, ship, task, Great Bonfire and guardian
word-bonfire-yellow-hold-tiles-2 = Have these action tiles: task, Great Bonfire, guardian, gnome and path
word-bonfire-yellow-hold-tiles-3 = Have these action tiles: gnome, ship, task, Great Bonfire and guardian
word-bonfire-yellow-gold-squares = Cover every gold square of your Fate Area
word-bonfire-yellow-outer-columns = Cover both outer columns of your Fate Area
word-bonfire-yellow-two-groups = Have two separate groups of 4 equal symbols in your Fate Area

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Have { $shown ->
       *[pink] the pink
        [grey] the grey
        [brown] the brown
        [blue] the blue
        [own] your own
    } Guardian
word-bonfire-task-path-with =
    Have a Path Tile showing { $shown ->
       *[blossom] a blossom
        [fruit] a fruit
        [herb] a herb
        [shell] a shell
        [root] a root
    }
word-bonfire-task-offering-on =
    Have an Offering on a { $shown ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
    } island
word-bonfire-task-gnome-showing =
    Have a Gnome showing { $shown ->
       *[blossom] a blossom
        [fruit] a fruit
        [herb] a herb
        [shell] a shell
        [root] a root
        [gold] gold
    }
word-bonfire-task-group-of-3 =
    Have 3 connected { $shown ->
       *[path] path
        [ship] ship
        [task] task
        [guardian] guardian
        [great-bonfire] Great Bonfire
        [gnome] gnome
    } symbols in your Fate Area
word-bonfire-task-two-resources = Have { $number } each of two different basic resources
word-bonfire-task-offerings-spread =
    Have Offerings on { $number ->
        [one] { $number } island
       *[other] { $number } different islands
    }
word-bonfire-task-offerings-on-one =
    Have { $number ->
        [one] { $number } Offering
       *[other] { $number } Offerings
    } on one island
word-bonfire-task-blue-and-red = Have a blue and a red Bonfire
word-bonfire-task-common-task =
    Fulfil { $number ->
        [one] { $number } Common Task
       *[other] { $number } Common Tasks
    }
word-bonfire-task-portals =
    Have { $number ->
        [one] { $number } portal
       *[other] { $number } portals
    }
word-bonfire-task-two-guardians =
    Have { $shown ->
       *[pink] the pink
        [grey] the grey
        [brown] the brown
        [blue] the blue
        [own] your own
    } and { $second ->
       *[pink] the pink
        [grey] the grey
        [brown] the brown
        [blue] the blue
        [own] your own
    } Guardian
word-bonfire-task-gnomes =
    Have { $number ->
        [one] { $number } Gnome
       *[other] { $number } Gnomes
    }
word-bonfire-task-gold = Have { $number } gold
word-bonfire-task-same-adjacent = Have two adjacent Path Tiles showing the same resource
word-bonfire-task-resource =
    Have { $number } { $shown ->
       *[blossom] { $number ->
            [one] blossom
           *[other] blossoms
        }
        [fruit] { $number ->
            [one] fruit
           *[other] fruits
        }
        [herb] { $number ->
            [one] herb
           *[other] herbs
        }
        [shell] { $number ->
            [one] shell
           *[other] shells
        }
        [root] { $number ->
            [one] root
           *[other] roots
        }
    }
word-bonfire-task-offering-on-both =
    Have an Offering on both { $shown ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
    } islands
word-bonfire-task-all-fires = Have Bonfires of all three colours
word-bonfire-task-guardians =
    Have { $number ->
        [one] { $number } Guardian
       *[other] { $number } Guardians
    }
word-bonfire-task-two-groups-of-3 =
    Have 3 connected { $shown ->
       *[path] path
        [ship] ship
        [task] task
        [guardian] guardian
        [great-bonfire] Great Bonfire
        [gnome] gnome
    } symbols and 3 connected { $second ->
       *[path] path
        [ship] ship
        [task] task
        [guardian] guardian
        [great-bonfire] Great Bonfire
        [gnome] gnome
    } symbols in your Fate Area
word-bonfire-task-tasks-of-colour =
    Have { $number } { $shown ->
       *[blue] blue
        [red] red
        [yellow] yellow
    } { $number ->
        [one] Task or Bonfire
       *[other] Tasks and/or Bonfires
    }
word-bonfire-task-elders =
    Have { $number ->
        [one] { $number } Elder
       *[other] { $number } Elders
    }
word-bonfire-task-offering-pile-empty = Have an empty pile of Offerings
word-bonfire-task-crystals =
    Have { $number ->
        [one] { $number } Path Tile
       *[other] { $number } Path Tiles
    } with a { $shown ->
       *[blue] blue
        [red] red
        [yellow] yellow
    } crystal
word-bonfire-task-bonfires =
    Have { $number ->
        [one] { $number } other Bonfire
       *[other] { $number } other Bonfires
    }
word-bonfire-task-two-offerings-on =
    Have 2 Offerings on { $number ->
        [one] { $number } island
       *[other] each of { $number } islands
    }
word-bonfire-task-of-one-resource = Have { $number } of one basic resource
word-bonfire-task-highlighted = Cover every highlighted square of your Fate Area
word-bonfire-task-guardians-home =
    Have { $number ->
        [one] { $number } Guardian
       *[other] { $number } Guardians
    } at Bonfires
word-bonfire-task-hold-tiles = Have these action tiles: { $tiles }
word-bonfire-task-gold-squares = Cover every gold square of your Fate Area
word-bonfire-task-outer-columns = Cover both outer columns of your Fate Area
word-bonfire-task-two-groups = Have two separate groups of { $number } equal symbols in your Fate Area

## Gnomes

word-bonfire-crowd-keeper = Crowd Keeper
    .acc = the Crowd Keeper
    .help = Any number of your Guardians may share a path space.
word-bonfire-pacemaker = Pacemaker
    .acc = the Pacemaker
    .help = In a Procession each of your Guardians may take 1 extra step.
word-bonfire-gift-bearer = Gift Bearer
    .acc = the Gift Bearer
    .help = You may pay any two resources for a Task.
word-bonfire-storyteller = Storyteller
    .acc = the Storyteller
    .help = Every Elder you take scores 2 extra points.
word-bonfire-twin-dyer = Twin Dyer
    .acc = the Twin Dyer
    .help = A yellow tile counts as two action tiles of the same kind when you pay.
word-bonfire-gardener = Gardener
    .acc = the Gardener
    .help = When a Guardian ends on the path, you may take a basic resource of your choice instead.
word-bonfire-usher = Usher
    .acc = the Usher
    .help = You gain 1 gold whenever you send a Novice to the High Council.
word-bonfire-pavior = Paver
    .acc = the Paver
    .help = You gain the resource on every Path Tile you take.
word-bonfire-haggler = Haggler
    .acc = the Haggler
    .help = You may pay for Gnomes with any resources.
word-bonfire-pink-acolyte = Pink Acolyte
    .acc = the Pink Acolyte
    .help = Your pink Guardian brings double resources on the path.
word-bonfire-grey-acolyte = Grey Acolyte
    .acc = the Grey Acolyte
    .help = Your grey Guardian brings double resources on the path.
word-bonfire-brown-acolyte = Brown Acolyte
    .acc = the Brown Acolyte
    .help = Your brown Guardian brings double resources on the path.
word-bonfire-blue-acolyte = Blue Acolyte
    .acc = the Blue Acolyte
    .help = Your blue Guardian brings double resources on the path.
word-bonfire-packer = Packer
    .acc = the Packer
    .help = You may keep 3 action tiles instead of 1 when you place a Fate Tile.
word-bonfire-recruiter = Recruiter
    .acc = the Recruiter
    .help = You gain 1 yellow tile for every Gnome you take, including this one.
word-bonfire-star-reader = Star Reader
    .acc = the Star Reader
    .help = You gain the gold and yellow tiles you cover in your Fate Area twice.
word-bonfire-herald = Herald
    .acc = the Herald
    .help = When a Guardian is placed on START, all your Guardians may take 1 step without any gain.
word-bonfire-lantern-bearer = Lantern Bearer
    .acc = the Lantern Bearer
    .help = At the end, each of your Guardians at a Bonfire scores 2 extra points.
word-bonfire-town-crier = Town Crier
    .acc = the Town Crier
    .help = You gain 1 gold and 1 yellow tile whenever you fulfil a Common Task.
word-bonfire-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
    .help = You gain 1 extra gold when a Guardian ends on path space 1.
word-bonfire-helmsman = Helmsman
    .acc = the Helmsman
    .help = Your ship may go one route further for the same price.
word-bonfire-fire-turner = Fire Turner
    .acc = the Fire Turner
    .help = You may turn the Great Bonfire one space further for the same price.
word-bonfire-fire-steward = Fire Steward
    .acc = the Fire Steward
    .help = You may take all three rewards of the Great Bonfire.
word-bonfire-delegate = Delegate
    .acc = the Delegate
    .help = Novices you send, Neutral ones too, may share a Council space with their own colour.
word-bonfire-portal-smith = Portal Smith
    .acc = the Portal Smith
    .help = You may fill your portal notches in any order.
word-bonfire-envoy = Envoy
    .acc = the Envoy
    .help = You always pay just 1 task tile for a Task.
word-bonfire-bridge-builder = Bridge Builder
    .acc = the Bridge Builder
    .help = Fate Tiles may stick out of your Fate Area.
word-bonfire-elder-of-paths = Elder of Paths
    .acc = the Elder of Paths
    .help = 1 point at once for each of your Path Tiles and the Starting Tile.
word-bonfire-elder-of-fate = Elder of Fate
    .acc = the Elder of Fate
    .help = 1 point at once for each Fate Tile you have placed.
word-bonfire-elder-of-portals = Elder of Portals
    .acc = the Elder of Portals
    .help = 1 point at once for each of your portals.
word-bonfire-elder-of-tasks = Elder of Tasks
    .acc = the Elder of Tasks
    .help = 1 point at once for each of your Tasks and Bonfires.
word-bonfire-elder-of-guardians = Elder of Guardians
    .acc = the Elder of Guardians
    .help = 1 point at once for each of your Guardians.
word-bonfire-elder-of-gnomes = Elder of Gnomes
    .acc = the Elder of Gnomes
    .help = 1 point at once for each of your Gnomes, including this one.

## Bonuses of the High Council

bonus-bonfire-gold = 2 gold and 1 yellow tile
bonus-bonfire-path = any Path Tile for free
bonus-bonfire-guardian = a Guardian in a new colour
bonus-bonfire-great-bonfire = turn the Great Bonfire to any space and take rewards
bonus-bonfire-specialist = a face-up Specialist for free
bonus-bonfire-move = move a Guardian freely
bonus-bonfire-ship = sail to any island for free
bonus-bonfire-fate = place a Fate Tile at once

## Common Tasks

common-bonfire-tasks = 7 Tasks and/or Bonfires
common-bonfire-portals = 7 portals
common-bonfire-paths = 7 Path Tiles
common-bonfire-guardians = 5 Guardians
common-bonfire-gnomes = 6 Gnomes

## Tom's cards

tom-bonfire-great-bonfire = Great Bonfire
tom-bonfire-guardian = Guardian
tom-bonfire-task-1 = Task I
tom-bonfire-task-2 = Task II
tom-bonfire-gnome = Gnome
tom-bonfire-path = Path

## What points are for

earned-bonfire-head-start = at the start
earned-bonfire-elders = for the Elder
earned-bonfire-council = in the High Council
earned-bonfire-great-bonfire = at the Great Bonfire
earned-bonfire-passing = for the turns left
earned-bonfire-tom = with his card

## Squares of the Fate Area

word-bonfire-square-at = row { $row }, column { $column }
word-bonfire-squares-across = row { $row }, columns { $columns }
word-bonfire-squares-down = column { $column }, rows { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } square
       *[other] { $number } squares
    } { $side ->
        [above] above column { $column }
        [below] below column { $column }
        [left] to the left of row { $row }
       *[right] to the right of row { $row }
    }
`,p=`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Setting up the table…
eh-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

# Places and spaces
eh-space-free = { $place }, space { $space }: free
eh-space-pick = { $place }, space { $space }: build a party for it; it would pick { $rank }.
eh-space-send = { $place }, space { $space }: send the party; it picks { $rank }.
eh-space-blocked = { $place }, space { $space }: a neutral crest. When its turn comes, a card of the offer is discarded.
eh-space-taken = { $place }, space { $space }: { $who }{ $size ->
        [0] {""}
       *[other] , { $people }
    }{ $companion ->
        [yes] , with the companion
       *[no] {""}
    }. Picks { $rank }.
eh-card = { $card }
eh-card-take = Take { $card }
eh-bard-only = Bard
eh-level-peak = Summit
eh-level-ridge = Middle
eh-level-foot = Lower
eh-climbers = Order of the climbers
eh-climber = { $who }, space { $space }: { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }

# The village
eh-special = { $place }. Crests: { $crests ->
        [none] none
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Fire Station with two crests
eh-aides = Aides
eh-aides-end = taking the last one ends the phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, taken by { $who }
eh-aide-leader = starts next round
eh-aide-defender = −1 raid
eh-aide-survivalist = +1 gear
eh-aide-healer = flame −2
eh-raid = Raid
eh-raid-card = Raid card: { $card }. Now: { $losses }
eh-raid-discarded = Discarded raid card: { $card }. Now: { $losses }
eh-raid-loss = { $who }: { $number }{ $flame ->
        [0] {""}
       *[other] {" "}(flame +{ $flame })
    }
eh-per = per
eh-flame = Flame
eh-flame-left = stay left of the others
eh-flame-of = { $who }: flame { $at }, { $glory } glory as things stand

# The camp
eh-camp = { $who }’s band
eh-shield = Holds the Dragon Shield
eh-crests = { $number ->
        [one] { $number } crest left
       *[other] { $number } crests left
    }
eh-attributes = Attributes
eh-attribute = { $attribute } { $level }: { $glory } glory, companion effect { $effect }
eh-supply = Followers and gear
eh-have = { $what }: { $number }{ $away ->
        [0] {""}
       *[other] {" "}and { $away } on the island
    }
eh-more = One more: { $what }
eh-less = One fewer: { $what }
eh-companion = Companion
eh-companion-ready = Companion, ready: joins the party
eh-companion-ready-short = ready
eh-companion-goes = Companion joins the party; choose again to leave it at home
eh-companion-goes-short = joins
eh-companion-used = Companion, placed this round
eh-companion-used-short = placed
eh-companion-stays = Leave the companion at home
eh-skill-geared-dragons = 1 gear on a dragon: any card, +1 glory
eh-skill-further-steps = pay 1 gear to raise an attribute 1 more
eh-skill-fire-wise = flame up: 1 hireling per step, or discard 1 specialist per step instead
eh-skill-welcoming = attaching: take 1 hireling, or swap 1 for a specialist
eh-heroes-preserves = Heroes and Preserves with their dragons
eh-no-cards = No cards yet.
eh-card-with = { $card } with { $dragon }
eh-card-waits = { $card }, needs a dragon
eh-plan-open = { $card }, not yet completed
eh-plan-done = { $card }, completed
eh-dragon-free = { $dragon }, unattached
eh-dragon-pick = { $dragon }, unattached: pick it up to attach it

# What is asked
eh-choices = Choices
eh-your-party = Your party
eh-size = size
eh-clear = Clear the party
eh-party-start = Choose followers or a lit space.
eh-party-where = { $size ->
        [0] The companion alone: choose a lit space.
        [one] A party of { $size }: choose a lit space.
       *[other] A party of { $size }: choose a lit space.
    }
eh-order-blocked = { $blocked ->
        [one] A neutral crest removes a card first.
       *[other] Neutral crests remove { $blocked } cards first.
    }
eh-come-back = Back after the reward: { $people }.
eh-spent = Discarded if you take a card: { $people }.
eh-send = Send to { $place } { $space }
eh-swap = Swap a follower
eh-swap-from = Who do you swap?
eh-swap-to = For which kind?
eh-attach = You can attach a dragon: pick it up.
eh-attach-where = Choose a card for it.

# Above the table, and on the phone
eh-wait-problem = The table can’t be set up: { $problem }
eh-round = Round { $round } of 5
eh-phases = Phases of the round
eh-phase-action = Action
eh-phase-reward = Reward
eh-phase-raid = Raid
eh-phase-reset = Reset
eh-tab-island = Island
eh-tab-camp = My band
eh-tab-flame = Flame
eh-places = Locations
eh-village = Village
eh-flame-at = flame { $at }
eh-flame-final = flame { $at }, { $final } after gear

# The shelf of cards
eh-shelf = Cards of the band
eh-shelf-plans = Garrison cards
eh-shelf-free = Unattached dragons
eh-now-of = now { $now } of { $most }
eh-always = always { $now }
eh-asleep = no dragon attached
eh-once-awake = { $now } once active
eh-gap =
    { $colour ->
       *[red] red dragon
        [blue] blue dragon
        [green] green dragon
    }
eh-plan-missing = Missing: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } red dragon
           *[other] { $number } red dragons
        }
        [blue] { $number ->
            [one] { $number } blue dragon
           *[other] { $number } blue dragons
        }
        [green] { $number ->
            [one] { $number } green dragon
           *[other] { $number } green dragons
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } hero
       *[other] { $number } heroes
    }
eh-done = done
eh-wakes = Activates { $card }
eh-home-for = For { $card }
eh-homeless = no card needs it
eh-key-attach = Pick up a dragon, or attach it

# The party
eh-barred-here = can’t go to this location: { $place }
eh-effect-fewer = { $number ->
        [one] up to { $number } follower fewer
       *[other] up to { $number } followers fewer
    }
eh-effect-gear = { $number } gear, on a space 3 only
eh-effect-flame = flame −{ $number } where nobody else is
eh-effect-none = no effect yet
eh-applies = applies here
eh-pick-of = { $rank } of { $all }

# The reward phase
eh-reward-done = done
eh-reward-now = pick { $pick } of { $picks }
eh-reward-picks = { $number ->
        [0] no party
        [one] { $number } party
       *[other] { $number } parties
    }
eh-reward-next = Next for you
eh-reward-you = You at { $place } { $space }
eh-reward-before = { $number ->
        [0] now
        [one] { $number } pick before you
       *[other] { $number } picks before you
    }
eh-reward-nothing = No more picks for you
eh-reward-order = Pick order, highest space first
eh-reward-climb = { $level ->
       *[middle] Middle level: most wardens first
        [top] Summit: most wardens first
    }
eh-reward-tie = A tie: { $who } decides who goes first.
eh-plate-waits = waiting
eh-plate-now = picks now
eh-plate-took = took
eh-plate-home = came back
eh-plate-gear = none: { $gear } gear and everyone back
eh-reward-took = What each took
eh-reward-again = Back to the current location
eh-reward-none = takes nothing: +{ $gear } gear
eh-raid-after = Raid after this, as things stand
eh-camps = All bands

# The board as text
eh-text-none = none
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; the middle level costs 1 more warden
eh-text-peak = { $cards }; the summit costs 1 more warden and flame +1
eh-text-open = free
eh-text-neutral = a neutral crest
eh-text-space = space { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , with the companion
       *[no] { "" }
    }{ $took ->
        [yes] , has taken a card
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] no space is free
        [one] free: space { $spaces }
       *[other] free: spaces { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , costs { $price }
    }
`,m=`### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Send parties across the island, free the dragons before the poachers get them, and keep your flame low.

## What the opponents like

style-emberheart-spark = Sends small parties everywhere
style-emberheart-ember = Likes to stop at the Tavern
style-emberheart-flame = Collects Garrison cards
style-emberheart-blaze = Climbs the Mountain, whatever the cost
style-emberheart-inferno = Sees your next party coming

## Before something goes unused

warning-emberheart-crest = You still have a crest to use. Take the aide anyway?
warning-emberheart-dragon = You could still attach a dragon. Continue anyway?

## Beside a seat

stat-emberheart-dragons = Dragons
stat-emberheart-flame = Flame
stat-emberheart-crests = Crests

## The board as text

part-emberheart-side = Side
part-emberheart-round = Round
part-emberheart-shield = Starting player
part-emberheart-aides = Aides
part-emberheart-warehouse = Crests at the Warehouse
part-emberheart-station = Crests at the Fire Station
part-emberheart-parties = Parties
part-emberheart-took = has taken a card
part-emberheart-companion = Companion
part-emberheart-guild = Heroes’ Guild
part-emberheart-tavern = Tavern
part-emberheart-camp = Poachers’ Camp
part-emberheart-mountain = Mountain
part-emberheart-preserve = Preserve
part-emberheart-garrison = Garrison
part-emberheart-bard-card = Card reserved with the Bard
part-emberheart-bard-seat = Bard of
part-emberheart-raid = Raid cards
part-emberheart-hero-pile = Pile of heroes
part-emberheart-tavern-pile = Pile of Tavern cards
part-emberheart-captive-pile = Pile of captive dragons
part-emberheart-mountain-pile = Pile of mountain dragons
part-emberheart-preserve-pile = Pile of Preserves
part-emberheart-raid-pile = Pile of raid cards
part-emberheart-duo-pile = Pile of two-player cards
part-emberheart-bands = Bands
part-emberheart-skill = Skill
part-emberheart-followers = Followers
part-emberheart-gear = Gear
part-emberheart-crests = Crests
part-emberheart-companion-used = Companion used
part-emberheart-apprentice-used = Apprentice used
part-emberheart-attributes = Attributes
part-emberheart-flame = Flame
part-emberheart-heroes = Heroes
part-emberheart-preserves = Preserves
part-emberheart-dragons = Dragons
part-emberheart-free = unattached
part-emberheart-attached = attached
part-emberheart-with-gear = attached with gear
part-emberheart-completed = completed
part-emberheart-no = no

## A tie at the end
tiebreak-emberheart = The tie goes to whoever has more dragon cards.
`,h=`## What buttons say

move-emberheart-attribute = Raise { $attribute }
move-emberheart-no-attribute = Raise no attribute
move-emberheart-go = Send a party { $place-to }
move-emberheart-to-space = Take space { $space }
move-emberheart-with-companion = Take space { $space } with the companion
move-emberheart-make-up =
    { $followers-sum ->
        [0] Send the companion alone
        [one] Send { $followers }
       *[other] Send { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Take the gear
       *[no] Take no gear
    }, { $flame ->
        [yes] lower the flame
       *[no] leave the flame as it is
    }
move-emberheart-warehouse = Lay a crest at the Warehouse
move-emberheart-station =
    { $times ->
        [one] Lay a crest at the Fire Station
       *[other] Lay { $times } crests at the Fire Station
    }
move-emberheart-aide = Take { $aide-acc }
move-emberheart-swap = Pay 1 gear to swap a follower
move-emberheart-swap-kinds = Swap { $from-count-acc } for { $to-count-acc }
move-emberheart-attach = Attach a dragon
move-emberheart-dragon = Choose { $dragon-acc }
move-emberheart-onto-hero = Attach it to { $hero-acc }
move-emberheart-onto-preserve = Attach it to { $preserve-acc }
move-emberheart-without-gear = Attach it without gear
move-emberheart-with-gear = Attach it with 1 gear
move-emberheart-done = Continue
move-emberheart-call = Call the party back from space { $space } { $place-at }
move-emberheart-no-call = Leave all parties where they are
move-emberheart-discard-raid = Discard the raid card “{ $raid }”
move-emberheart-take =
    { $card-key ->
        [none] Take card { $slot }
       *[other] Take { $card-acc }
    }
move-emberheart-decline = Take no card
move-emberheart-goes-first = Let the party on space { $space } go first
move-emberheart-gain-hireling = Take 1 hireling
move-emberheart-gain-gear = Take 1 gear
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Take 1 hireling
       *[other] Swap 1 hireling for { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Don’t take anyone
move-emberheart-into-gear =
    { $hirelings ->
        [0] Keep all hirelings
        [one] Turn 1 hireling into gear
       *[other] Turn { $hirelings } hirelings into gear
    }
move-emberheart-exchange-none = Don’t swap
move-emberheart-exchange =
    { $number ->
        [one] Swap { $number } { $from } for { $number } { $to }
       *[other] Swap { $number } { $from }s for { $number } { $to }s
    }
move-emberheart-use-apprentice = Use the Apprentice: take a hero
move-emberheart-use-bard = Draw 2 heroes with the Bard
move-emberheart-keep-hero = Reserve { $hero-acc }
move-emberheart-use-paragon =
    Paragon: flame +1 and 2 hirelings for { $scouts ->
        [0] 2 rangers
        [one] 1 scout and 1 ranger
       *[other] 2 scouts
    }
move-emberheart-go-further = Pay 1 gear to raise it 1 more
move-emberheart-no-further = Leave it there
move-emberheart-flame-rises = Let the flame go up and take hirelings
move-emberheart-discard-instead = Discard specialists instead
move-emberheart-lose = Discard { $follower-count-acc }
move-emberheart-use-remaining = Use the remaining raid card
move-emberheart-use-discarded = Use the discarded raid card
move-emberheart-use-sage = Flame +1 and discard 2 fewer (Fire Sage)
move-emberheart-no-sage = Discard what the raid card says

## What happened

event-emberheart-gained-followers = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-emberheart-lost-followers = { $who } discards { $a0-count-acc }
    .you = You discard { $a0-count-acc }
event-emberheart-gained-gear = { $who } gains { $a0 } gear
    .you = You gain { $a0 } gear
event-emberheart-paid-gear = { $who } pays { $a0 } gear
    .you = You pay { $a0 } gear
event-emberheart-sent-party =
    { $who } sends a party to space { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , with the companion
    }
    .you =
        You send a party to space { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , with your companion
        }
event-emberheart-called-back = { $who } calls the party back from space { $a1 } { $a0-at }
    .you = You call your party back from space { $a1 } { $a0-at }
event-emberheart-came-back = { $who } takes no card { $a0-at } (space { $a1 }); the party comes back
    .you = You take no card { $a0-at } (space { $a1 }); your party comes back
event-emberheart-crest-at =
    { $who } lays { $a1 ->
        [one] { $a1 } crest
       *[other] { $a1 } crests
    } { $a0-at }
    .you =
        You lay { $a1 ->
            [one] { $a1 } crest
           *[other] { $a1 } crests
        } { $a0-at }
event-emberheart-took-aide = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
event-emberheart-discarded-raid = { $who } discards the raid card “{ $a0 }”
    .you = You discard the raid card “{ $a0 }”
event-emberheart-took-hero = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
event-emberheart-took-tavern = { $who } takes { $a0-acc } at the Tavern
    .you = You take { $a0-acc } at the Tavern
event-emberheart-took-dragon = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
event-emberheart-took-preserve = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
event-emberheart-took-garrison = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
event-emberheart-completed-card = { $who } completes { $a0-acc }
    .you = You complete { $a0-acc }
event-emberheart-attached-dragon = { $who } attaches { $a0-acc } to { $a1-acc }
    .you = You attach { $a0-acc } to { $a1-acc }
event-emberheart-drew-heroes =
    { $who } draws heroes with the Bard: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        You draw heroes with the Bard: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } uses the Dragon Trainer to discard { $a0-acc }
    .you = You use the Dragon Trainer to discard { $a0-acc }
event-emberheart-flame-moved =
    { $a0-way ->
        [up] { $who }’s flame rises by { $a0-by }
       *[down] { $who }’s flame drops by { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Your flame rises by { $a0-by }
           *[down] Your flame drops by { $a0-by }
        }
event-emberheart-attribute-moved = { $who } raises { $a0 } by { $a1 }
    .you = You raise { $a0 } by { $a1 }
event-emberheart-raided =
    Raid ({ $a0 }): { $a1 ->
        [0] { $who } loses nobody
       *[other] { $who } has to discard { $a0-count-acc }
    }
    .you =
        Raid ({ $a0 }): { $a1 ->
            [0] you lose nobody
           *[other] you have to discard { $a0-count-acc }
        }
event-emberheart-new-round = Round { $a0 } begins
event-emberheart-blocked = Neutral crests block these spaces: { $a0 }
event-emberheart-discarded-card = A card { $a0-at } is discarded because of a neutral crest
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } uses { $a0-acc }
    .you = You use { $a0-acc }
event-emberheart-ended = The game is over

## Gains and payments in a row

run-emberheart-gained = { $who } gains { $gained }
    .you = You gain { $gained }
run-emberheart-paid = { $who } pays { $lost }
    .you = You pay { $lost }
run-emberheart-discarded = { $who } discards { $lost }
    .you = You discard { $lost }
run-emberheart-swapped = { $who } loses { $lost } and gains { $gained }
    .you = You lose { $lost } and gain { $gained }

## What is asked

ask-emberheart-first-attribute = Which attribute should start at 1?
    .other = { $who } chooses an attribute
ask-emberheart-before = Before the action phase: use your heroes, attach dragons, or continue
    .other = { $who } prepares for the action phase
ask-emberheart-act = Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
    .other = It is { $who }’s turn
    .figures =
        { $acted ->
            [yes] Swap followers or attach dragons, or end your turn
           *[no] Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
        }
ask-emberheart-resend = Send a new party in place of the one you called back
    .other = { $who } sends a new party
ask-emberheart-party-space = Which space should the party go to?
    .other = { $who } chooses a space for a party
    .figures = 
        { $place }: which space? { $fitting-sum ->
            [0] You have no followers who can go there
            [one] You have 1 follower who can go there
           *[other] You have { $fitting-sum } followers who can go there
        }
ask-emberheart-party = Who do you send?
    .other = { $who } puts a party together
    .figures = { $place }, space { $space }: who do you send?
ask-emberheart-companion = What should your companion do?
    .other = { $who } uses their companion
    .figures = 
        What should your companion do? It can { $gear ->
            [0] lower your flame by { $flame }
           *[other] { $flame ->
                [0] bring { $gear } gear
               *[other] bring { $gear } gear and lower your flame by { $flame }
            }
        }
ask-emberheart-swap = Which follower do you swap, and for which kind? That costs 1 gear
    .other = { $who } swaps followers
ask-emberheart-attach = Which dragon do you attach?
    .other = { $who } attaches a dragon
ask-emberheart-onto = Which hero or Preserve do you attach the dragon to?
    .other = { $who } attaches a dragon
    .figures = What do you attach { $dragon-acc } to?
ask-emberheart-gear = Put 1 gear on the dragon?
    .other = { $who } attaches a dragon
    .figures = Put 1 gear on { $dragon-acc } for 1 more glory?
ask-emberheart-call-back = Call back one of your parties and send a new one, or leave them all where they are
    .other = { $who } may call back a party
ask-emberheart-defend = Which raid card do you discard?
    .other = { $who } discards a raid card
ask-emberheart-reward = Take a card for your party, or take none and gain 2 gear
    .other = { $who } chooses a card
    .figures = { $place }, your party on space { $space }: take a card, or take none and gain 2 gear
ask-emberheart-climb = Mountain: take a dragon from this level, or withdraw
    .other = { $who } climbs the Mountain
    .figures = 
        Mountain, { $level-key ->
            [middle] middle level
           *[top] summit
        }: take a dragon with your { $wardens ->
            [one] warden
           *[other] { $wardens } wardens
        }, or withdraw
ask-emberheart-tie = A tie on the Mountain: which party goes first?
    .other = { $who } breaks a tie on the Mountain
    .figures =
        Tie on the Mountain with { $wardens ->
            [one] { $wardens } warden
           *[other] { $wardens } wardens
        }: which party goes first?
ask-emberheart-window = Attach a dragon now, or continue
    .other = { $who } may attach a dragon
ask-emberheart-wrangle = Wrangler: 1 hireling or 1 gear for the dragon?
    .other = { $who } uses the Wrangler
ask-emberheart-welcome = Your skill: take 1 hireling, swap 1 for a specialist, or neither
    .other = { $who } uses a skill
ask-emberheart-outfit = Outfitter: how many of the new hirelings become gear?
    .other = { $who } uses the Outfitter
    .figures =
        Outfitter: how many of the { $hirelings ->
            [one] { $hirelings } new hireling
           *[other] { $hirelings } new hirelings
        } become gear?
ask-emberheart-exchange = Swap up to 2 hirelings for specialists, or the other way round?
    .other = { $who } may swap followers
    .figures = Swap up to 2 hirelings for { $specialist }s, or the other way round?
ask-emberheart-mentor = Mentor: swap new specialists for another kind, or continue
    .other = { $who } uses the Mentor
    .figures = Mentor: you may swap { $swaps } more of { $brought } for another kind, or continue
ask-emberheart-apprentice = Which hero does the Apprentice bring you?
    .other = { $who } uses the Apprentice
ask-emberheart-bard = Bard: which hero do you reserve for yourself?
    .other = { $who } uses the Bard
    .figures = Bard: which hero do you reserve for yourself? { $heroes-or }
ask-emberheart-knight = Dragon Knight: which attribute goes up 1?
    .other = { $who } uses the Dragon Knight
    .figures = Dragon Knight: which attribute goes up 1? The card says { $attribute }
ask-emberheart-further = Your skill: pay 1 gear to raise it 1 more?
    .other = { $who } uses a skill
    .figures = Your skill: pay 1 gear to raise { $attribute } 1 more? It is at { $level }
ask-emberheart-climber = Raise one attribute by 1, or none
    .other = { $who } may raise an attribute
ask-emberheart-flame-choice = Your skill: let the flame go up and take hirelings, or discard specialists instead?
    .other = { $who } uses a skill
    .figures =
        Your skill: flame +{ $steps } and { $steps ->
            [one] { $steps } hireling
           *[other] { $steps } hirelings
        }, or discard { $steps ->
            [one] { $steps } specialist
           *[other] { $steps } specialists
        } instead?
ask-emberheart-lose = Which specialists do you discard?
    .other = { $who } discards specialists
    .figures = 
        { $number ->
            [one] Which specialist do you discard?
           *[other] Which { $number } specialists do you discard?
        }
ask-emberheart-messenger = Messenger: which raid card applies to you?
    .other = { $who } uses the Messenger
ask-emberheart-sage = Fire Sage: let the flame go up 1 and discard 2 fewer?
    .other = { $who } uses the Fire Sage
    .figures = Fire Sage: discard { $loss }, or flame +1 and discard { $with_sage }?
ask-emberheart-train = Dragon Trainer: discard an unattached dragon to raise its attribute by 1, or none
    .other = { $who } uses the Dragon Trainer
ask-emberheart-train-exotic = Which attribute does the exotic dragon raise?
    .other = { $who } uses the Dragon Trainer

## Why not

no-emberheart-game-over = The game is over.
no-emberheart-act-first = Take your action first: send a party, use the Warehouse or the Fire Station, or take an aide.
no-emberheart-action-done = You have already taken your action this turn; you can only swap followers and attach dragons now.
no-emberheart-aide-taken = { $who } has already taken { $aide-acc } this round.
no-emberheart-aide-yours = You have already taken { $aide-acc } this round.
no-emberheart-apprentice-used = You have already used the Apprentice; that works only once a game.
no-emberheart-attribute-at-the-end = { $attribute } is at { $level } and can’t go any higher.
no-emberheart-bard-first =
    The Bard has to draw first; { $heroes ->
        [one] { $heroes } hero is
       *[other] { $heroes } heroes are
    } in the pile.
no-emberheart-bard-used = The Bard has already drawn this round.
no-emberheart-card-has-dragon = { $card } already has a dragon: { $dragon }.
no-emberheart-card-not-yours = You don’t have this card: { $card }.
no-emberheart-companion-lacks-followers =
    With the companion, space { $space } takes at least { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-companion-no-flame = The companion lowers your flame only where there is no other party, and only with Speed 1 or more.
no-emberheart-companion-no-gear = The companion brings gear only on a space 3, and only with Senses 1 or more.
no-emberheart-companion-placed = You have already placed your companion; it can join one party per round.
no-emberheart-dragon-attached = This dragon is already attached: { $dragon }.
no-emberheart-hero-of-another-bard = Only { $who } may take the hero reserved with the Bard.
no-emberheart-hero-pile-empty = The pile of heroes is empty.
no-emberheart-hero-waits =
    { $hero } still needs a { $colour-key ->
        [red] red
        [blue] blue
       *[green] green
    } dragon.
no-emberheart-lacks-crests =
    You need { $needed ->
        [one] { $needed } crest
       *[other] { $needed } crests
    }; you have { $crests ->
        [0] none
       *[other] only { $crests }
    }.
no-emberheart-lacks-followers = You need { $needed ->
    [one] { $needed } { $follower }
   *[other] { $needed } { $follower }s
    } in your supply; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
no-emberheart-lacks-gear = You need 1 gear; you have none.
no-emberheart-lacks-specialists =
    The flame goes up by { $steps }, so you would have to discard that many specialists; you have { $specialists ->
        [0] none
       *[other] only { $specialists }
    }.
no-emberheart-lacks-wardens =
    The { $dragon } costs { $needed ->
        [one] { $needed } warden
       *[other] { $needed } wardens
    }; your party on space { $space } has { $wardens ->
        [0] none
       *[other] only { $wardens }
    }.
no-emberheart-marshal-waits = You need an active Fire Marshal to lay 2 crests at once; yours has no dragon yet.
no-emberheart-mentor-no-hirelings = The Mentor swaps specialists for specialists, not for hirelings.
no-emberheart-mentor-other-kind = The Tavern card brought you { $brought }, but no { $follower }s.
no-emberheart-mountain-card-gone =
    Card { $slot } { $level-key ->
        [middle] of the middle level
       *[top] on the summit
    } is gone.
no-emberheart-needs-marshal = You need the Fire Marshal to lay 2 crests at once.
no-emberheart-no-card-for-dragon =
    None of your cards can take { $dragon-acc }. { $waiting-size ->
        [0] None still needs a dragon.
        [one] Still without a dragon: { $waiting }.
       *[other] Still without a dragon: { $waiting }.
    }
no-emberheart-no-card-there = There is no card { $slot } { $place-at }.
no-emberheart-no-card-waits = None of your cards needs a dragon. Unattached: { $free }.
no-emberheart-no-colour-fits = No unattached dragon has the right colour. Unattached: { $free }. Still without a dragon: { $waiting }.
no-emberheart-no-dragon = You don’t have { $dragon-acc }.
no-emberheart-no-follower = You have no { $follower }s in your supply.
no-emberheart-no-followers = You have no followers in your supply to swap.
no-emberheart-no-free-dragon = You have no dragon to attach.
no-emberheart-no-gear-skill = Your board has no skill that lets you put gear on dragons.
no-emberheart-no-hero = You don’t have { $hero-acc }.
no-emberheart-no-hero-of-a-bard = There is no hero reserved with a Bard.
no-emberheart-no-hero-offered = There are no heroes in the offer.
no-emberheart-no-hero-there = There is no hero { $slot } in the offer.
no-emberheart-no-new-party = If you called it back, you couldn’t send a new party: no free space fits your followers.
no-emberheart-no-party-there = You have no party on space { $space } { $place-at }.
no-emberheart-no-swap-helps = After any swap you couldn’t send a new party.
no-emberheart-one-hero-drawn = Only 1 hero was left in the pile to draw.
no-emberheart-only-new-hirelings = Only the hirelings from this visit ({ $hirelings }) can become gear, not { $asked }.
no-emberheart-other-colour =
    { $card } takes a { $wanted-key ->
        [red] red
        [blue] blue
       *[green] green
    } dragon; this one is { $colour-key ->
        [red] red
        [blue] blue
        [green] green
       *[exotic] exotic
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    { $card } takes a { $wanted-key ->
        [red] red
        [blue] blue
       *[green] green
    } dragon; this one is { $colour-key ->
        [red] red
        [blue] blue
        [green] green
       *[exotic] exotic
    } ({ $dragon }), so it needs 1 gear.
no-emberheart-other-decision = You can’t do that now. { $ask }
no-emberheart-other-level =
    This party is { $level-key ->
        [middle] on the middle level
       *[top] on the summit
    }; { $slots-size ->
        [0] it can’t take a card there
        [one] it can take card { $slots-or } there
       *[other] it can take card { $slots-or } there
    }.
no-emberheart-other-party-next =
    Next is one of the parties with { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }, on space { $spaces-or }, not space { $space }.
no-emberheart-paragon-used = You have already used the Paragon this round.
no-emberheart-party-lacks-followers =
    You need { $party } for this party; you have { $fitting-size ->
        [0] nobody who can go
       *[other] { $fitting }
    }.
no-emberheart-party-size =
    Space { $space } takes a party of { $range }; yours has { $size ->
        [0] nobody
       *[other] { $size }
    }.
no-emberheart-place-full = All 5 spaces { $place-at } are taken.
no-emberheart-place-lacks-followers =
    { $place }: the smallest free space takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-raid-gone = Raid card { $raid } has already been discarded.
no-emberheart-resend-first = First send a new party in place of the one you called back.
no-emberheart-resend-impossible = After this you couldn’t send a new party in place of the one you called back.
no-emberheart-space-blocked = Space { $space } { $place-at } is blocked by a neutral crest.
no-emberheart-space-lacks-followers =
    Space { $space } takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-space-taken = { $who } already has a party on space { $space } { $place-at }.
no-emberheart-space-yours = One of your parties is already on space { $space } { $place-at }.
no-emberheart-specialist-must-go = You have to discard a specialist; you have { $specialists }.
no-emberheart-swap-lacks-gear = A swap costs 1 gear; you have none.
no-emberheart-swap-no-help = After this swap you couldn’t send a new party; you have { $followers } and { $gear } gear.
no-emberheart-swap-same = Choose a different kind: this is already a { $follower }.
no-emberheart-too-late-for-gear = Once the raid of round 5 has begun, you can’t put gear on dragons.
no-emberheart-train-attached = You have attached { $dragon-acc }; you can only discard an unattached dragon.
no-emberheart-train-no-dragon = You don’t have { $dragon-acc }; you can only discard an unattached dragon of your own.
no-emberheart-welcome-lacks-hireling = To get a { $follower } you swap 1 hireling from your supply; you have none.

## The score sheet

source-emberheart-dragons = Dragons
    .for = for dragons
source-emberheart-attributes = Attributes
    .for = for attributes
source-emberheart-heroes = Active heroes
    .for = for active heroes
source-emberheart-garrison = Garrison cards completed
    .for = for completed Garrison cards
source-emberheart-flame = Below the highest flame
    .for = for a flame below the highest

## Setup options

option-emberheart-side = Skills (side B)
    .help = Everyone plays side B of the boards, each with a different skill. Leave it off for a first game.
    .with = Everyone plays side B of the boards, with skills.
    .without = Everyone plays side A of the boards, without skills.

## Hints: what a line costs and prepares, and what is revealed then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] flame +{ $number }
       *[other] flame −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = a party on space { $space } { $name-at }
thing-emberheart-aide = { $name-acc }
thing-emberheart-raid = safety from this raid: { $name }
thing-emberheart-hero = { $name-acc }
thing-emberheart-dragon = { $name-acc }
thing-emberheart-preserve = { $name-acc }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = new cards are laid out
then-emberheart-blocked = new cards are laid out
then-emberheart-drew-heroes = the Bard draws heroes
then-emberheart-took-hero = a hero is drawn
then-emberheart-hidden = something is revealed
`,g=`## Followers and pieces

word-emberheart-hireling = hireling
    .count =
        { $n ->
            [one] { $n } hireling
           *[other] { $n } hirelings
        }
    .count-acc =
        { $n ->
            [one] { $n } hireling
           *[other] { $n } hirelings
        }
    .help = Can go to any location, but is discarded once the party has taken a card.
word-emberheart-scout = scout
    .count =
        { $n ->
            [one] { $n } scout
           *[other] { $n } scouts
        }
    .count-acc =
        { $n ->
            [one] { $n } scout
           *[other] { $n } scouts
        }
    .help = A specialist for the Heroes’ Guild, the Tavern and the Poachers’ Camp. Comes back.
word-emberheart-ranger = ranger
    .count =
        { $n ->
            [one] { $n } ranger
           *[other] { $n } rangers
        }
    .count-acc =
        { $n ->
            [one] { $n } ranger
           *[other] { $n } rangers
        }
    .help = A specialist for the Preserve and the Garrison. Comes back.
word-emberheart-warden = warden
    .count =
        { $n ->
            [one] { $n } warden
           *[other] { $n } wardens
        }
    .count-acc =
        { $n ->
            [one] { $n } warden
           *[other] { $n } wardens
        }
    .help = A specialist for the Mountain; with wardens a party climbs to the higher levels. Comes back unless discarded as a cost.
word-emberheart-specialist = specialist
    .count =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialists
        }
    .count-acc =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialists
        }
word-emberheart-follower = follower
    .count =
        { $n ->
            [one] { $n } follower
           *[other] { $n } followers
        }
    .count-acc =
        { $n ->
            [one] { $n } follower
           *[other] { $n } followers
        }
word-emberheart-gear = gear
    .count =
        { $n ->
            [one] { $n } gear
           *[other] { $n } gear
        }
    .count-acc =
        { $n ->
            [one] { $n } gear
           *[other] { $n } gear
        }
    .help = On your turn you may pay 1 gear to swap 1 follower in your supply for another kind. At the end every 3 gear lower your flame by 1.
word-emberheart-crest = crest
    .count =
        { $n ->
            [one] { $n } crest
           *[other] { $n } crests
        }
    .count-acc =
        { $n ->
            [one] { $n } crest
           *[other] { $n } crests
        }
word-emberheart-glory = glory
    .count =
        { $n ->
            [one] { $n } glory
           *[other] { $n } glory
        }
    .count-acc =
        { $n ->
            [one] { $n } glory
           *[other] { $n } glory
        }
word-emberheart-flame = flame
    .count = flame +{ $n }
    .count-acc = flame +{ $n }
word-emberheart-companion = companion

## Colours and attributes

word-emberheart-red = red
word-emberheart-blue = blue
word-emberheart-green = green
word-emberheart-exotic = exotic
word-emberheart-strength = Strength
    .acc = Strength
    .help = The companion counts as up to 1, 2 or 3 followers of its party (from level 1, 3, 5).
word-emberheart-senses = Senses
    .acc = Senses
    .help = On a space 3 the companion brings 1, 2 or 3 gear (from level 1, 3, 5).
word-emberheart-speed = Speed
    .acc = Speed
    .help = Where there is no other party yet, the companion lowers your flame by 1, 2 or 3 (from level 1, 3, 5).

## Locations

word-emberheart-guild = Heroes’ Guild
    .to = to the Heroes’ Guild
    .at = at the Heroes’ Guild
    .help = Heroes. Hirelings and scouts can go here.
word-emberheart-tavern = Tavern
    .to = to the Tavern
    .at = at the Tavern
    .help = New followers and a change to your flame. Hirelings and scouts can go here.
word-emberheart-camp = Poachers’ Camp
    .to = to the Poachers’ Camp
    .at = at the Poachers’ Camp
    .help = Captive dragons, some of them exotic. Hirelings and scouts can go here.
word-emberheart-mountain = Mountain
    .to = to the Mountain
    .at = at the Mountain
    .help = The strongest dragons, on three levels. Hirelings and wardens can go here; only wardens climb on.
word-emberheart-preserve = Preserve
    .to = to the Preserve
    .at = at the Preserve
    .help = A home for a dragon: its attribute goes up 2. Hirelings and rangers can go here.
word-emberheart-garrison = Garrison
    .to = to the Garrison
    .at = at the Garrison
    .help = Cards worth glory once you have what they ask for. Hirelings and rangers can go here.
word-emberheart-warehouse = Warehouse
    .to = to the Warehouse
    .at = at the Warehouse
    .help = A crest here brings 2 gear at once.
word-emberheart-station = Fire Station
    .to = to the Fire Station
    .at = at the Fire Station
    .help = A crest here brings 4 hirelings at once; your flame goes up 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Leader
    .acc = the Leader
    .help = You start the next round. You may call back one of your parties and send a new one at once.
word-emberheart-defender = Defender
    .acc = the Defender
    .help = Discard one of the two raid cards.
word-emberheart-survivalist = Survivalist
    .acc = the Survivalist
    .help = 1 gear, and you break ties on the Mountain.
word-emberheart-healer = Healer
    .acc = the Healer
    .help = Your flame goes down 2.
word-emberheart-none = No skill
    .help = Side A: nobody has a skill.
word-emberheart-geared-dragons = Geared dragons
    .help = Until the raid of round 5 you may put 1 gear on a dragon to attach it to any hero or Preserve; it is then worth 1 more glory.
word-emberheart-further-steps = Further steps
    .help = Whenever an attribute goes up, you may pay 1 gear to raise it 1 more.
word-emberheart-fire-wise = Fireproof
    .help = Whenever your flame goes up: gain 1 hireling per step, or discard 1 specialist per step to cancel the rise.
word-emberheart-welcoming = Welcoming
    .help = Whenever you attach a dragon: take 1 hireling, or swap 1 hireling for a specialist.

## Heroes: ability and glory

word-emberheart-apprentice = Apprentice
    .acc = the Apprentice
    .help = Once a game, before an action phase: take a hero from the Guild; the space is refilled.
    .glory = 4
word-emberheart-bard = Bard
    .acc = the Bard
    .help = Before each action phase: draw 2 heroes, discard one and reserve the other in the Guild; only your parties may take it.
    .glory = 7 if nobody has more Garrison cards
word-emberheart-fire-sage = Fire Sage
    .acc = the Fire Sage
    .help = In the raid you may let your flame go up 1 to discard 2 fewer.
    .glory = 7 if nobody has more red dragons
word-emberheart-outfitter = Outfitter
    .acc = the Outfitter
    .help = You may turn hirelings from the Fire Station into gear, one for one.
    .glory = 7 if nobody has more Preserves
word-emberheart-paragon = Paragon
    .acc = the Paragon
    .help = Before each action phase: let your flame go up 1 to swap 2 hirelings for scouts and/or rangers.
    .glory = 5 if nobody has more dragons
word-emberheart-peakwalker = Peakwalker
    .acc = the Peakwalker
    .help = When you take a dragon from the summit, you may raise any attribute by 1 once more.
    .glory = 7 if nobody has more gear
word-emberheart-recruiter = Recruiter
    .acc = the Recruiter
    .help = After each raid: 1 hireling per 2 red dragons.
    .glory = 2 per set of scout, ranger and warden, up to 10
word-emberheart-innkeeper = Innkeeper
    .acc = the Innkeeper
    .help = 1 gear for each party you send to the Tavern.
    .glory = 7 if all your attributes are at 3 or more
word-emberheart-wrangler = Wrangler
    .acc = the Wrangler
    .help = 1 hireling or 1 gear for each dragon worth 5 or 7 you receive.
    .glory = 2 per Garrison card, up to 10
word-emberheart-flame-tamer = Flame Tamer
    .acc = the Flame Tamer
    .help = Flame −1 for each Preserve you take.
    .glory = 7 if nobody has more hirelings
word-emberheart-dragon-knight = Dragon Knight
    .acc = the Dragon Knight
    .help = A completed Garrison card may raise another attribute instead.
    .glory = 7 if nobody has more blue dragons
word-emberheart-fire-marshal = Fire Marshal
    .acc = the Fire Marshal
    .help = Two crests at once at the Fire Station: 8 hirelings for flame +1.
    .glory = 1 per gear, up to 10
word-emberheart-spy = Spy
    .acc = the Spy
    .help = 1 hireling for each party you send to the Poachers’ Camp.
    .glory = 7 if nobody has more heroes
word-emberheart-master-scout = Master Scout
    .acc = the Master Scout
    .help = When you send a party to a space 4 or 5: swap up to 2 hirelings for scouts, or the other way round.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = the Mentor
    .help = You may swap up to 2 specialists from each Tavern card for another kind.
    .glory = 3 per set of a red, a blue and a green dragon, up to 9
word-emberheart-merchant = Merchant
    .acc = the Merchant
    .help = 2 extra gear at the Warehouse if there is already a crest there.
    .glory = 2 per hero, up to 10
word-emberheart-messenger = Messenger
    .acc = the Messenger
    .help = In the raid you may use the discarded raid card instead.
    .glory = 1 per hireling beyond 3, up to 10
word-emberheart-quartermaster = Quartermaster
    .acc = the Quartermaster
    .help = After each raid: 1 gear per 2 blue dragons.
    .glory = 2 per step of your lowest attribute, up to 10
word-emberheart-dragon-nurse = Dragon Nurse
    .acc = the Dragon Nurse
    .help = 1 hireling for each party you send to the Preserve.
    .glory = 7 if nobody has more green dragons
word-emberheart-keeper = Keeper
    .acc = the Keeper
    .help = In the raid you discard 1 fewer.
    .glory = 5 if nobody is ahead of you on at least one attribute
word-emberheart-dragon-trainer = Dragon Trainer
    .acc = the Dragon Trainer
    .help = Once a round, after the rewards: discard an unattached dragon to raise the attribute of its colour (exotic: any) by 1.
    .glory = 7 if nobody has more rangers
word-emberheart-dragon-whisperer = Dragon Whisperer
    .acc = the Dragon Whisperer
    .help = Flame −1 for each dragon you take from the Poachers’ Camp.
    .glory = 7 if nobody has more followers
word-emberheart-master-ranger = Master Ranger
    .acc = the Master Ranger
    .help = When you send a party to a space 4 or 5: swap up to 2 hirelings for rangers, or the other way round.
    .glory = 4
word-emberheart-overseer = Overseer
    .acc = the Overseer
    .help = 1 extra hireling at the Warehouse.
    .glory = 2 per different value among your dragons
word-emberheart-priestess = Priestess
    .acc = the Priestess
    .help = After each raid: flame −1 per 2 green dragons.
    .glory = 2 per Preserve, up to 10
word-emberheart-squire = Squire
    .acc = the Squire
    .help = At the Fire Station, if there is already a crest there: 1 extra hireling, and your flame doesn’t go up.
    .glory = 7 if nobody has more scouts
word-emberheart-tactician = Tactician
    .acc = the Tactician
    .help = For each Garrison card you need 1 less of one of the two things it asks for.
    .glory = 7 if nobody has more wardens

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] red dragon
        [blue] blue dragon
        [green] green dragon
        [exotic] exotic dragon
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] red dragon
            [blue] blue dragon
            [green] green dragon
            [exotic] exotic dragon
        }, { $glory } glory
    .acc =
        { $colour ->
           *[red] the red dragon
            [blue] the blue dragon
            [green] the green dragon
            [exotic] the exotic dragon
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] red dragon
                [blue] blue dragon
                [green] green dragon
                [exotic] exotic dragon
            }
           *[other] { $n } { $colour ->
               *[red] red dragons
                [blue] blue dragons
                [green] green dragons
                [exotic] exotic dragons
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] red Preserve
        [blue] blue Preserve
        [green] green Preserve
    }
    .acc =
        { $colour ->
           *[red] a red Preserve
            [blue] a blue Preserve
            [green] a green Preserve
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] red Preserve
                [blue] blue Preserve
                [green] green Preserve
            }
           *[other] { $n } { $colour ->
               *[red] red Preserves
                [blue] blue Preserves
                [green] green Preserves
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] red Garrison card
        [blue] blue Garrison card
        [green] green Garrison card
    } { $step }
    .acc =
        { $colour ->
           *[red] red Garrison card
            [blue] blue Garrison card
            [green] green Garrison card
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specialist
       *[hireling] 1 hireling
    } per { $counted ->
       *[hero] hero
        [garrison-card] Garrison card
        [preserve] Preserve
        [highest-attribute] step of the highest attribute
        [red-dragon] red dragon
        [blue-dragon] blue dragon
        [green-dragon] green dragon
        [ranger] ranger
        [warden] warden
        [scout] scout
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } specialist
               *[other] { $n } specialists
            }
           *[hireling] { $n ->
                [one] { $n } hireling
               *[other] { $n } hirelings
            }
        }

## States of cards

word-emberheart-no = not here
word-emberheart-free = unattached
word-emberheart-attached = attached
word-emberheart-with-gear = attached with gear
word-emberheart-open = open
word-emberheart-completed = completed
`,_=`list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
hint-margin = Expected margin { $margin }
hint-exact = Final margin { $margin }
hint-win = chance of winning { $share }%
hint-gains = Points: { $gains }.
hint-costs = Costs { $costs }.
hint-prepares = Gets you { $things }.
hint-sources = Your points will probably come from: { $sources }.
hint-first = A first thought; the search goes on.
verdict-blunder = Blunder
verdict-mistake = Mistake
verdict-inaccuracy = Inaccuracy

## Opponents

level-spark = Spark
    .help = Gentle: only looks at its own turn and makes plenty of mistakes.
level-ember = Ember
    .help = Easy-going: plans its own turn and makes some mistakes.
level-flame = Flame
    .help = A good player: looks a little way ahead.
level-blaze = Blaze
    .help = Strong: looks well ahead.
level-inferno = Inferno
    .help = The best there is: looks far ahead, guided by a neural network.
`,v=Object.assign({"./app.ftl":e,"./daily.ftl":t,"./dock.ftl":n,"./inspector.ftl":r,"./server.ftl":i,"./shell.ftl":a,"./signed-out.ftl":o,"./start.ftl":s,"./story.ftl":c}),y=Object.assign({"./games/bonfire/texts/en/board.ftl":l,"./games/bonfire/texts/en/frame.ftl":u,"./games/bonfire/texts/en/game.ftl":d,"./games/bonfire/texts/en/words.ftl":f,"./games/emberheart/texts/en/board.ftl":p,"./games/emberheart/texts/en/frame.ftl":m,"./games/emberheart/texts/en/game.ftl":h,"./games/emberheart/texts/en/words.ftl":g,"./texts/en/shared.ftl":_}),b=Object.values({...v,...y});export{b as default};