## Action kinds and colours

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
