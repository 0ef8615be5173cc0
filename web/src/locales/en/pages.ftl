### Texts of pages that are neither the first one, nor lists of games, nor tables.

## Settings, and who the player is
settings-look = Look and sound
settings-play = Playing
settings-me = You
settings-notify = When it is your turn
theme = Colours
theme-system = as in the system
theme-dark = dark
theme-light = light
motion = Motion
motion-system = as in the system
motion-full = pieces fly
motion-reduced = pieces fade
volume = Volume
confirm-when = Ask before a move is made
confirm-never = never
confirm-ends = when it ends the turn or cannot be taken back
confirm-always = always
auto-payment = Pay by itself
auto-payment-help = Where the payment is plain it is made without asking.
warnings = Warn before the turn ends
warnings-help = Once, when a crest or a fulfilled Task would be left unused.
curtain = Curtain at one screen
curtain-help = Hides the table when it passes from one human to the next.
notation = Show notation
notation-help = The short text of every move, as in records.
device = Another device
device-help = Open the link there to play on with the same games. It works once.
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
recovery-remove-text = Without it you cannot get your games back if you lose this browser.
recovery-once = Write these words down and keep them safe. They are shown only this once, and whoever has them can play as you.
recovery-written = I have written them down
recover = Get your games back
recover-text = Type your twelve words. This browser then plays on as that player, with all their games. Games of this browser that you hold no link to are out of reach afterwards.
recover-words = { $number } of { $all } words
ignored = Ignored players
ignored-mute = muted
ignored-block = blocked
ignored-stop = Stop ignoring
ignored-stop-name = Stop ignoring { $name }
ignored-nobody = You ignore nobody. At a table you can mute or block somebody beside their seat.
my-data = Your data
my-data-help = Keep everything this server knows about you as a file, or delete it for good.
my-data-download = Download my data
delete-me = Delete me
delete-me-text = You leave all your games, and everything that is yours is deleted. This cannot be undone.
delete-me-go = Delete for good
delete-me-type = Type your name to confirm: { $name }
push-on = Tell me in this browser
push-off = Do not tell me any more
push-none = This server or this browser cannot send notices.
webhook = Webhook
webhook-help = An address that is called when it is your turn.
claim = Play on here
claim-text = This browser becomes the player of the other device, with all its games. Games of this browser that you hold no link to are out of reach afterwards.
claim-go = Play on here

## New games, the series, import, review
remove = Remove
create = Create the game
options = Options
more-options = Clock, hints, components
seats-help = Several seats of your own make a game at one screen.
solo-help = One seat: you play against Tom.
seat-kind = Who sits at seat { $number }
seat-level = Level of seat { $number }
seat-remove = Remove seat { $number }
seat-add = Another seat
name-optional = Name (if you like)
kind-me = Me, here
kind-open = Somebody with a link
series-game = A game of the series
series-help = The handicap follows from your games so far, and this game changes it.
clock-move = Minutes for a turn
clock-game = Minutes for the whole game
clock-none = without limit
clock-help = When time is up, an opponent makes the move.
absence-help = Whoever keeps the others waiting longer than this can be voted out; a bot then plays on.
hints-usual = where one human plays
hints-yes = yes
hints-no = no
seed-none = by chance
seed-help = If you choose a seed, everybody who joins is told so, because you could know what lies hidden.
components = Component set …
components-help = A TOML file with the values printed on your own box.
components-checking = Checking …
components-good = { $name } can be used.
components-wrong =
    { $number ->
        [one] { $name } has { $number } problem:
       *[other] { $name } has { $number } problems:
    }
move-number = Move { $number }
series-next = Handicap of the next game
series-tom =
    { $points ->
        [one] Tom begins with { $points } point.
       *[other] Tom begins with { $points } points.
    }
series-you =
    { $points ->
        [one] You begin with { $points } point.
       *[other] You begin with { $points } points.
    }
series-even = Nobody begins with points.
series-start = Next game
series-go-on = Go on with the game
series-rules = The series begins at −10. A win adds 5, a loss takes 2, a tie changes nothing.
series-graph = The handicap from game to game
series-after = Then
result = Result
result-win = won
result-loss = lost
result-tie = tied
import-text = A record or a position written by Firelight becomes a game here: finished ones to look at and review, others to go on with.
import-choose = Choose a file, or drop it here
import-no-json = { $name } is no JSON file. Records and positions end in .json.
review-thinking = Every position is thought through … { $share } %
review-graph = Expected margin after every move
review-hover = Point at a move; a click leads to the board there.
review-lessons = Where { $name } lost most
review-help = Estimates ({ $budget } simulations a position): half a point either way means nothing. Luck is what came to light compared with what might have.
to-table = To the table
accuracy = Accuracy
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
loss-of = −{ $points }
luck = Luck
played = Played
better = Better
show-board = Show the board
