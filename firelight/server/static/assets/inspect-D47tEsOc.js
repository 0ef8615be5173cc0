//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-bonfire-task = { $condition }.
    .name =
        { $colour ->
           *[blue] Blue Task
            [red] Red Task
            [yellow] Yellow Task
        }
    .kind =
        { $points ->
            [one] { $points } point once ignited
           *[other] { $points } points once ignited
        }
    .lit =
        { $points ->
            [one] Bonfire, { $points } point
           *[other] Bonfire, { $points } points
        }
    .price = { $tiles }, { $resource } and the resource on one of your face-up Offerings
piece-bonfire-left-offering = Left here in place of a Task. Where a Task asks for Offerings, it counts for its owner only.
piece-bonfire-offering = You leave it on an island in place of the Task you take, and pay the resource it shows.
    .name = Offering
piece-bonfire-island = Sail here to take one of its Tasks.
piece-bonfire-guardian-island = Sail here to retrieve a Guardian of this colour.
piece-bonfire-guardian = She walks your path in Processions, brings resources on the way and scores at a Bonfire.
    .name =
        { $guardian ->
           *[own] Your own Guardian
            [pink] Pink Guardian
            [grey] Grey Guardian
            [brown] Brown Guardian
            [blue] Blue Guardian
        }
piece-bonfire-gnome = Specialist, shows { $resource }
    .elder = Elder, shows { $resource }
    .price = { $tiles } and { $resource }, or { $fewer } and { $more }
piece-bonfire-gnome-price = One of the two ways to pay for this Gnome.
piece-bonfire-path-tile =
    A Guardian who ends a Procession here brings { $resource }. Beside a { $crystal ->
       *[blue] blue
        [red] red
        [yellow] yellow
    } Bonfire it scores 2 points.
    .name = Path Tile
    .start = A Guardian who ends a Procession here brings { $resource }.
piece-bonfire-path-pile = You take the top tile without looking at it first.
piece-bonfire-new-display = All four crystals are alike, so you may reveal four new tiles before you choose.
    .name = New Path Tiles
piece-bonfire-path-space = Your next Path Tile goes on the first free space.
    .name = Path space { $space }
piece-bonfire-task-space = Room for a Task. A Guardian at the Bonfire here scores { $value } points.
    .name = Task space { $space }
piece-bonfire-notch = Takes one portal: { $shape }. Notches are filled from 7 down to 1.
    .name = Notch { $space }
piece-bonfire-portal = Fills a notch of its shape, opens the way to that Bonfire and scores 2 points beside it.
    .name = Portal: { $shape }
piece-bonfire-ring = Take two of these three: { $tile }; { $gives }; a portal that fits.
    .name = Great Bonfire, space { $space }
piece-bonfire-council = { $bonus }.
    .name = High Council, space { $space }
    .instead = Or take 1 point instead.
piece-bonfire-common = At the end it is worth 4 points to everyone who fulfils it; “7 Tasks and/or Bonfires” is worth 7 if all seven are Bonfires.
    .kind = Common Task
piece-bonfire-countdown = Once there are enough Novices in the Council, the last rounds begin.
piece-bonfire-fate = For each symbol you gain as many tiles as its connected group then has squares.
    .name = Fate Tile
    .price = You keep at most 1 action tile, or 3 with the Packer.
piece-bonfire-first-tile = It goes on the marked centre of your Fate Area and brings the three tiles it shows. You may swap it first with the middle tile of your supply.
    .name = First Fate Tile
piece-bonfire-square = Fate Tiles go here, each beside another one. Cover gold or a yellow tile, and you gain it.
    .name = Fate Area
piece-bonfire-start = Guardians set out from here: one step each for every guardian tile in a Procession.
piece-bonfire-march = Every Guardian takes up to this many steps, the one furthest along first.
piece-bonfire-stay = She stays where she is.
piece-bonfire-ship = Where it lies, you can take a Task or retrieve a Guardian.
piece-bonfire-starts = Took the first turn of the game.
piece-bonfire-tom = After each of your turns Tom reveals a card and carries it out.
piece-bonfire-pair = Any two pieces can replace one that you lack.
piece-bonfire-tile-path = Build your next path: 1 tile each for spaces 2 to 4, 2 tiles each for 5 to 7.
piece-bonfire-tile-ship = Sail: 1 tile for one route, 2 for two, 3 to any island.
piece-bonfire-tile-task = Take a Task where your ship lies: 1, 2 or 3 tiles for your first, second or third Offering there.
piece-bonfire-tile-guardian = Retrieve a Guardian where your ship lies, or hold a Procession: one step for each tile.
piece-bonfire-tile-great-bonfire = Turn the Great Bonfire: 1 tile for one space, 2 for two, 3 for any distance.
piece-bonfire-tile-gnome = Recruit a Gnome: 2 tiles and 1 of its resource, or 1 tile and 2 of it.
piece-bonfire-tile-yellow = Wild: stands for any one action tile.
piece-bonfire-tile-kind = Action tile
piece-bonfire-resource-basic = Pays for Tasks and Gnomes; some Tasks ask you to have it.
    .kind = Basic resource
piece-bonfire-resource-gold = Wild: stands for any one resource.
    .kind = Resource

## For you now

now-bonfire-progress = You have { $have } of { $need }.
now-bonfire-fulfilled = You fulfil it: { $have } of { $need }.
now-bonfire-have = You have { $number }.
now-bonfire-fits =
    { $fits ->
        [yes] Fits your next notch.
       *[no] Doesn’t fit your next notch.
    }
now-bonfire-sits = Here: { $who }.
now-bonfire-targets =
    { $number ->
        [0] You can’t use it for anything now.
        [one] { $number } way to use it now.
       *[other] { $number } ways to use it now.
    }
now-bonfire-points =
    { $number ->
        [one] { $number } point at once.
       *[other] { $number } points at once.
    }
now-bonfire-novices = { $number } of { $goal } Novices are in the Council.
now-bonfire-counting = The Countdown is at { $number }.

## What the player works towards

goals-bonfire-city = Your Tasks
goals-bonfire-islands = Nearest on the islands
goals-bonfire-island =
    { $ship ->
        [here] { $island }, where your ship is
       *[away] { $island }, for { $price }
    }
`;export{e as default};