### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-bonfire-fate =
    It shows { $tile }.{ $thrown ->
        [yes] { " " }First you discard all but { $limit } of your { $tiles } action tiles.
       *[no] { "" }
    }
note-bonfire-first = It shows { $tile }: your first action tiles.
note-bonfire-lay =
    { $same ->
        [yes] You gain { $printed }.
       *[no] As it is, you gain { $printed }; turned round, { $turned }.
    }
note-bonfire-build =
    { $tile-key ->
        [none] It goes on path space { $space }.
       *[other] It shows { $tile } and goes on path space { $space }.
    }{ $fits ->
        [yes] { " " }Its crystal matches the Task there.
       *[no] { "" }
    }
note-bonfire-sail =
    { $guardian-key ->
        [none] { $tasks ->
            [0] There are no Tasks left there.
           *[other] Tasks there: { $told }.
        }
       *[other] { $yours ->
            [yes] You already have { $guardian-acc }.
           *[no] { $number ->
                [0] There are no Guardians left there.
                [one] There is { $number } Guardian there.
               *[other] There are { $number } Guardians there.
            }
        }
    }
note-bonfire-task =
    “{ $task }”, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
note-bonfire-offer = It shows { $resource }.
note-bonfire-space =
    A Guardian there scores { $value }. { $portal ->
        [yes] The portal is in place.
       *[no] The portal is still missing.
    }{ $fits ->
        [yes] { " " }The crystal beside it matches the Task.
       *[no] { "" }
    }
note-bonfire-have = You have { $have }.
note-bonfire-who = She stands { $place-at }.
note-bonfire-to-bonfire =
    At the end { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
note-bonfire-turn-fire =
    There: { $gives }; { $portals-size ->
        [0] no portal that fits.
       *[other] portals that fit: { $portals }.
    }
note-bonfire-portal = It fills notch { $notch }.
note-bonfire-recruit =
    { $gnome-help }{ $points ->
        [0] { "" }
        [one] { " " }Now { $points } point.
       *[other] { " " }Now { $points } points.
    }
note-bonfire-ignite =
    “{ $task }”, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Its Novice goes to the High Council.
note-bonfire-pass =
    { $turns ->
        [one] { $turns } point instead of your last turn.
       *[other] { $turns } points instead of your last { $turns } turns.
    }

word-bonfire-offering = resource of the Offering
    .count =
        { $n ->
            [one] { $n } resource of the Offering
           *[other] { $n } resources of the Offering
        }
    .count-acc =
        { $n ->
            [one] { $n } resource of the Offering
           *[other] { $n } resources of the Offering
        }

series-bonfire =
    { $result-key ->
        [win] won
        [loss] lost
       *[tie] tied
    } { $you } to { $tom }; the handicap goes from { $before-signed } to { $after-signed }

## Groups of moves

heading-bonfire-fate = Place a Fate Tile
heading-bonfire-path = Build the path
heading-bonfire-ship = Move the ship
heading-bonfire-island = At the island
heading-bonfire-procession = Hold a Procession
heading-bonfire-fire = Use the Great Bonfire
heading-bonfire-gnome = Recruit a Gnome
heading-bonfire-ignite = Ignite a Bonfire
heading-bonfire-bonus = Bonus Action
heading-bonfire-end = End your turn
heading-bonfire-countdown = Countdown

face-bonfire-home = city
face-bonfire-homes = cities
face-bonfire-brackets = tiles to pay
face-bonfire-auto = Obvious payments are made for you
face-bonfire-by-hand = You choose every piece you pay

## The board in letters

board-bonfire-none = none
board-bonfire-empty = empty
board-bonfire-mark = P{ $number }
board-bonfire-countdown =
    The Countdown begins at { $goal } Novices in the Council; { $there ->
        [0] there are none yet
        [one] there is { $there } so far
       *[other] there are { $there } so far
    }
board-bonfire-counting =
    COUNTDOWN: { $tile ->
        [0] no tile is going round
       *[other] tile { $tile } is going round
    }, { $pile ->
        [0] the pile is empty
       *[other] { $pile } on top of the pile
    }
board-bonfire-tom-played = Tom has played { $played } of { $last } cards
board-bonfire-tom-pile = { $left } in the pile
board-bonfire-tom-shown = revealed: { $cards }
board-bonfire-tom-novices = { $number } left
board-bonfire-islands = ISLANDS
board-bonfire-ships = ship { $who }
board-bonfire-guardians =
    { $number ->
        [one] { $number } Guardian
       *[other] { $number } Guardians
    }
board-bonfire-offering-of = { $who }’s Offering
board-bonfire-routes = More routes: { $routes }
board-bonfire-ashore = At the landing stage: { $who }
board-bonfire-ring =
    GREAT BONFIRE ({ $used ->
        [yes] 1 tile per space clockwise, 3 at most
       *[no] first use: 1 tile to any space
    })
board-bonfire-no-portals = no portals
board-bonfire-council = HIGH COUNCIL ({ $there } of { $goal } Novices)
board-bonfire-neutral = neutral
board-bonfire-lying = lying
board-bonfire-bonus-gold = gold
board-bonfire-bonus-path = path
board-bonfire-bonus-guardian = Guardian
board-bonfire-bonus-great-bonfire = Great Bonfire
board-bonfire-bonus-specialist = Specialist
board-bonfire-bonus-move = move
board-bonfire-bonus-ship = ship
board-bonfire-bonus-fate = Fate Tile
board-bonfire-paths = PATH TILES: { $tiles }   pile { $pile }
board-bonfire-commons = COMMON TASKS with a Novice: { $tasks }
board-bonfire-commons-met = Novice sent: { $tasks }
board-bonfire-specialists = SPECIALISTS (pile { $pile })
board-bonfire-elders = ELDERS
board-bonfire-discarded = Discarded: { $gnomes }
board-bonfire-head-task = Task
board-bonfire-head-portal = portal
board-bonfire-head-path = path
board-bonfire-head-on-path = on path
board-bonfire-head-at-bonfire = at Bonfire
board-bonfire-lit = LIT:
board-bonfire-city =
    { $name }, { $board }{ $first ->
        [yes] , starting player
       *[no] { "" }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far, { $ended } if the game ended now{ $state-key ->
        [passed] , has passed
        [out] , is out
       *[in] { "" }
    }
board-bonfire-row-tiles = tiles
board-bonfire-row-resources = resources
board-bonfire-row-offerings = Offerings
board-bonfire-row-fate = Fate supply
board-bonfire-row-ship = ship
board-bonfire-row-guardians = Guardians
board-bonfire-row-gnomes = Gnomes
board-bonfire-row-count = count
board-bonfire-row-cards = cards
board-bonfire-row-novices = Novices
board-bonfire-count-tasks = Tasks
board-bonfire-count-portals = portals
board-bonfire-count-paths = paths
board-bonfire-count-guardians = Guardians
board-bonfire-count-gnomes = Gnomes
board-bonfire-column = top { $tiles } bottom
board-bonfire-first-tile = first tile { $tile }
board-bonfire-piles = left { $left }, right { $right }
board-bonfire-offering = { $resource } (+{ $below } face down)
board-bonfire-brief =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now, { $lit } lit, { $counts }
board-bonfire-brief-supply =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
board-bonfire-supply = You have tiles: { $tiles }; resources: { $resources }
board-bonfire-points-so-far =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far, { $ended } if the game ended now
board-bonfire-legend-tasks = Tasks: B blue, R red, Y yellow, with points; n: a Novice is there. Portals: (empty notch), < next.
board-bonfire-legend-fate = Fate Tiles: P path, S ship, T task, G guardian, F Great Bonfire, N gnome.
board-bonfire-legend-area = Fate Area: . free, $ gold, y yellow tile, * highlighted. Path: crystal and resource.

## Tasks in few letters

short-bonfire-have-guardian = { $shown } Guardian
short-bonfire-path-with = path of { $shown }
short-bonfire-offering-on = offer { $shown }
short-bonfire-gnome-showing = Gnome { $shown }
short-bonfire-group-of-3 = 3 { $shown } group
short-bonfire-two-resources = 2 resources ×{ $number }
short-bonfire-offerings-spread = offer { $number } islands
short-bonfire-offerings-on-one = { $number } on one island
short-bonfire-blue-and-red = blue + red Bonfire
short-bonfire-common-task = { $number } Common Task
short-bonfire-portals = { $number } portals
short-bonfire-two-guardians = { $shown }
short-bonfire-gnomes = { $number } Gnomes
short-bonfire-gold = { $number } gold
short-bonfire-same-adjacent = 2 paths alike
short-bonfire-resource = { $number } × { $shown }
short-bonfire-offering-on-both = both { $shown }
short-bonfire-all-fires = 3 Bonfire colours
short-bonfire-guardians = { $number } Guardians
short-bonfire-two-groups-of-3 = 3 { $shown }
short-bonfire-tasks-of-colour = { $number } { $shown } Tasks
short-bonfire-elders = { $number } Elders
short-bonfire-offering-pile-empty = an empty pile
short-bonfire-crystals = { $number } { $shown } crystals
short-bonfire-bonfires = { $number } Bonfires
short-bonfire-two-offerings-on = 2 on { $number } islands
short-bonfire-of-one-resource = { $number } of one kind
short-bonfire-highlighted = highlighted
short-bonfire-guardians-home = { $number } at Bonfires
short-bonfire-hold-tiles = tiles { $shown }
short-bonfire-gold-squares = gold squares
short-bonfire-outer-columns = outer columns
short-bonfire-two-groups = 2 groups of { $number }

## Counts on the board in letters

board-bonfire-council-full = HIGH COUNCIL ({ $there } Novices)
board-bonfire-count-of = { $number } of { $goal }
