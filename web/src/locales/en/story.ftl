## What the others do
banner = What the others do
banner-skip = Skip
banner-mine = Skip to my choice
recap = The round at a glance
last-act = last act
act-of = { $act } of { $acts }
log-details = Details
log-since =
    { $acts ->
        [one] since your turn · { $acts } act
       *[other] since your turn · { $acts } acts
    }
key-pause = pause, play on
round-players = Round { $round } · { $players } players

## The end of a game
final-who = Who wins?
final-to-come =
    { $number ->
        [0] Everything is counted.
        [one] { $number } source is still to come.
       *[other] { $number } sources are still to come.
    }
final-tied = { $names } have the same number of points.
final-best = Best source of each
final-same = Same deal again
final-margin = Expected margin over the game
final-thinking = Every move is thought through… { $share }%
key-space = Space
