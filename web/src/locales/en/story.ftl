## What the others do
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
