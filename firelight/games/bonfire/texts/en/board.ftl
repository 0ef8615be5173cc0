# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
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
