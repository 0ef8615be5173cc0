### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-emberheart-attribute = Now at { $level }.
note-emberheart-go =
    { $spaces-size ->
        [one] Free space: { $spaces }.
       *[other] Free spaces: { $spaces }.
    } { $fitting-size ->
        [0] None of your followers can go.
       *[other] You can send: { $fitting-nom }.
    } { $cards ->
        [one] There is { $cards } card there.
       *[other] There are { $cards } cards there.
    }
note-emberheart-space =
    Followers: { $range }. { $before ->
        [0] Your party picks first for now
        [one] { $before } party picks before yours
       *[other] { $before } parties pick before yours
    }; { $left ->
        [0] there may be no card left.
       *[other] at least { $left } of { $cards } cards will be left.
    }
note-emberheart-aide = { $aide-help }
note-emberheart-swap = You have { $gear } gear; this doesn’t take your action.
note-emberheart-call =
    You get back { $followers-nom }.{ $companion ->
        [yes] { " " }The companion comes back too, but can’t be placed again.
       *[no] { "" }
    }
note-emberheart-take =
    { $kind-key ->
        [hero] { $hero-help } Glory: { $hero-glory }; for you now { $worth }.
        [garrison] { $glory } glory for { $dragons ->
            [one] { $dragons } { $colour } dragon
           *[other] { $dragons } { $colour } dragons
        } and { $asked-key ->
            [hero] { $number ->
                [one] { $number } hero
               *[other] { $number } heroes
            }
           *[other] { $number ->
                [one] { $number } { $asked }
               *[other] { $number } { $asked }s
            }
        }.
       *[other] { "" }
    }
note-emberheart-hero = { $hero-help } Glory: { $hero-glory }; for you now { $worth }.
note-emberheart-discard-raid =
    As things stand it would cost you { $number ->
        [0] nothing
       *[other] { $number }
    }{ $missing ->
        [0] .
       *[other] , { $missing } of them missing: flame +{ $missing }.
    }
note-emberheart-raid =
    { $raid }: as things stand { $number ->
        [0] nothing
       *[other] { $number }
    } for you{ $missing ->
        [0] .
       *[other] , { $missing } of them missing: flame +{ $missing }.
    }

word-emberheart-hero = hero
    .count =
        { $n ->
            [one] { $n } hero
           *[other] { $n } heroes
        }

## Groups of moves

heading-emberheart-party = Send a party
heading-emberheart-village = Lay a crest in the village
heading-emberheart-aide = Take an aide
heading-emberheart-besides = Besides your action
heading-emberheart-hero = Use a hero
heading-emberheart-on = Continue

face-emberheart-home = band
face-emberheart-homes = bands
face-emberheart-brackets = free spaces, or crests to lay
face-emberheart-auto = The companion does all it can, and turns end automatically when there is nothing left to do
face-emberheart-by-hand = You choose what the companion does and end every turn yourself

## The board in letters

board-emberheart-none = none
board-emberheart-nobody = nobody
board-emberheart-free = free
board-emberheart-blocked = blocked
board-emberheart-neutral = neutral
board-emberheart-mark = P{ $number }
board-emberheart-flame = flame { $steps-signed }
board-emberheart-as-colour = { $dragon-key } as { $colour }
board-emberheart-dragons =
    { $number } { $colour-key ->
       *[red] red
        [blue] blue
        [green] green
        [exotic] exotic
    } { $number ->
        [one] dragon
       *[other] dragons
    }
board-emberheart-garrison = { $glory } glory: { $needs }
board-emberheart-round = Round { $round } of { $rounds }, { $phase }
board-emberheart-phase-setup = setup
board-emberheart-phase-before = before the action phase
board-emberheart-phase-action = action phase
board-emberheart-phase-reward = reward phase
board-emberheart-phase-rewarded = after the rewards
board-emberheart-phase-before-raid = before the raid
board-emberheart-phase-raid = raid
board-emberheart-phase-raided = after the raid
board-emberheart-aides-left =
    { $left ->
        [0] : all aides are taken, and it ends before the shield holder’s next turn ({ $who })
       *[other] until all aides are taken; { $left } of { $aides } left
    }
board-emberheart-locations = LOCATIONS
board-emberheart-locations-note = spaces; rewards go from 5 down to 1 at each location
board-emberheart-level-low = lower level
board-emberheart-level-middle = middle level: 1 more warden
board-emberheart-level-top = summit: 1 more warden and flame +1; you may raise 1 attribute
board-emberheart-only-for = only for { $who } (Bard).
board-emberheart-glory = Glory: { $glory }.
board-emberheart-worth = (now { $number })
board-emberheart-waits = Needs a dragon.
board-emberheart-works =
    With { $dragon-key }{ $used ->
        [yes] { " " }(used)
       *[no] { "" }
    }.
board-emberheart-geared = { $dragon-key } with gear
board-emberheart-village = VILLAGE
board-emberheart-village-crests = Warehouse (2 gear): { $warehouse }   Fire Station (4 hirelings, flame +1): { $station }   shield { $shield }
board-emberheart-aides = AIDES
board-emberheart-raid = RAID
board-emberheart-raid-card = { $raid }; now { $losses }
board-emberheart-raid-discarded = discarded: { $raid }
board-emberheart-loss-missing = { $number } ({ $missing } missing: flame +{ $missing })
board-emberheart-flames = FLAME
board-emberheart-flame-of =
    { $who } { $flame }{ $gear ->
        [yes] , { $end } with gear
       *[no] { "" }
    } ({ $glory } glory)
board-emberheart-band =
    { $name }{ $shield ->
        [yes] , with the shield
       *[no] { "" }
    }: { $glory } glory if the game ended now
board-emberheart-row-supply = supply
board-emberheart-row-attributes = attributes
board-emberheart-row-companion = companion
board-emberheart-row-skill = skill
board-emberheart-row-dragons = dragons
board-emberheart-row-preserves = Preserves
board-emberheart-row-garrison = Garrison
board-emberheart-row-glory = glory now
board-emberheart-away = on the board { $people }
board-emberheart-companion-ready = ready
board-emberheart-companion-placed = placed this round
board-emberheart-companion-no-effect = no effect yet
board-emberheart-companion-strength =
    { $number ->
        [one] up to { $number } follower fewer
       *[other] up to { $number } followers fewer
    }
board-emberheart-companion-senses = { $number } gear on a space 3
board-emberheart-companion-speed = flame −{ $number } where there is no party
board-emberheart-dragons-held = unattached { $free-key }; attached { $attached-key }
board-emberheart-preserve-waits = needs a dragon
board-emberheart-preserve-with = with { $dragon-key }
board-emberheart-garrison-completed = completed
board-emberheart-garrison-ready = has everything it needs
board-emberheart-garrison-needs =
    needs { $needs } more{ $tactician ->
        [yes] , 1 less with the Tactician
       *[no] { "" }
    }
board-emberheart-brief =
    { $who }: { $glory } glory, flame { $flame }, attributes { $levels }, { $active } of { $heroes ->
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    } active, { $dragons ->
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    }
board-emberheart-supply =
    You have { $have }; companion { $placed ->
        [yes] placed
       *[no] ready
    }; attributes { $levels }; flame { $flame }
board-emberheart-space = space { $space }: { $party }
board-emberheart-spaces-free = free: { $spaces }
board-emberheart-legend-worth = Dragons: their glory in brackets, then what they cost.
