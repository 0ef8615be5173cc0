//# allFunctionsCalledOnLoad
var e=Object.values(Object.assign({"../../games/bonfire/texts/en/board.ftl":`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Laying out the table…
bf-world = Islands, Great Bonfire and High Council
bf-fire-and-council = Great Bonfire and High Council
bf-market = Path Tiles, Gnomes and Common Tasks
bf-supply = Supply
bf-turn-bar = Your turn
bf-tab-city = City
bf-tab-islands = Islands
bf-tab-market = Market
bf-city-of = City of { $who }

bf-mode-fate = Place fate tile
bf-mode-tiles = Use action tiles
bf-mode-ignite = Ignite a bonfire
bf-turn-tile = Turn
bf-lay-tile = Place
bf-take-rewards = Take these rewards
bf-result = Result

bf-paths = Paths
bf-specialists = Specialists · { $number } more
bf-elders = Elders
bf-commons = Common tasks
bf-countdown = Countdown
bf-council = High Council
bf-action-tiles = Action tiles
bf-resources = Resources
bf-fate-supply = Fate supply · take top or bottom
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
    [one] { $number } place
   *[other] { $number } places
}
bf-island-guardians = { $number ->
    [0] no Guardians left
    [one] { $number } Guardian
   *[other] { $number } Guardians
}
bf-island-price = { $number ->
    [one] price { $number } ship tile
   *[other] price { $number } ship tiles
}
bf-guardians-left = { $guardian } Guardians: { $number }
bf-offering-of = Offering of { $who }
bf-task-progress = { $task }, { $points } points, { $have } of { $need }
bf-ship-of = Ship of { $who }: { $where }
bf-landing-stage = landing stage

bf-fire-space = Great Bonfire, space { $space }: { $tile }, { $gives }; portals: { $portals }{ $price ->
    [0] {""}
   *[other] ; price { $price }
}
bf-no-portals = none
bf-reward-tile = Reward: { $kind } tile
bf-portal-here = Portal { $shape }, { $number } here, { $fits ->
    [yes] fits
   *[no] does not fit your next notch
}

bf-council-place = { $bonus }; here: { $who }
bf-take-point = 1 point instead
bf-bonus-gold = 2 gold and 1 yellow tile
bf-bonus-path = a free Path Tile of your choice
bf-bonus-guardian = a Guardian of a colour you lack
bf-bonus-great-bonfire = turn the Great Bonfire anywhere and take its rewards
bf-bonus-specialist = a face-up Specialist for free
bf-bonus-move = move one Guardian freely
bf-bonus-ship = sail anywhere for free
bf-bonus-fate = place a Fate Tile at once

bf-path-pile = Pile of { $number } Path Tiles
bf-new-display = Put the four tiles under the pile and turn up new ones
bf-dig = Any tile of the pile
bf-dig-tile = { $tile }, { $number } in the pile
bf-gnome = { $name }, shows { $resource }
bf-gnome-price = { $tiles } gnome tiles and { $resources } { $resource }
bf-common = { $what }: { $have } so far; Neutral Novice { $novice ->
    [yes] is here
   *[no] is gone
}
bf-common-tasks = 7 Tasks or Bonfires
bf-common-portals = 7 portals
bf-common-paths = 7 Path Tiles
bf-common-guardians = 5 Guardians
bf-common-gnomes = 6 Gnomes
bf-countdown-at = { $number } of { $goal } Novices in the Council; then the Countdown begins
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
bf-offering-none = This pile of Offerings is used up
bf-any-two-tiles = Pay any two tiles instead
bf-any-two-resources = Pay any two resources instead

bf-tom-card = Tom's card: { $card }{ $sign ->
    [yes] , with a Gnome
   *[no] {""}
}
bf-tom-none = No card turned up yet
bf-tom-deck = { $card }, { $used ->
    [yes] turned up
   *[no] in the pile
}
bf-tom-great-bonfire = Great Bonfire
bf-tom-guardian = Guardian
bf-tom-task-1 = Task, the highest
bf-tom-task-2 = Task, the lowest, and a Novice
bf-tom-gnome = Gnome
bf-tom-path = Path
bf-tom-played = Card { $played } of { $most }
bf-tom-no-novices = No Novices left
bf-tom-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
bf-tom-says = After each of your turns Tom turns up one card. He has no tiles, resources or ship.
bf-starts = Starting player
bf-passed = Has passed
bf-out = Out
`,"../../games/bonfire/texts/en/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Lay Fate Tiles, sail for Tasks, walk with the Guardians and light the seven Bonfires of your city.
play-bonfire = Play against Tom

## Before something goes unused

warning-bonfire-neutral = You have met a Common Task: a Neutral Novice may still go to the Council. End anyway?
warning-bonfire-ignite = You could still ignite a Bonfire. Pass anyway?

## Beside a seat

stat-bonfire-bonfires = Bonfires
stat-bonfire-guardians = Guardians
stat-bonfire-paths = Path Tiles
stat-bonfire-gnomes = Gnomes

## Keys

bf-key-turn = turn the Fate Tile

## The board as text

part-bonfire-start = First player
part-bonfire-counting = Countdown under way
part-bonfire-countdown-pile = Countdown Tiles left
part-bonfire-countdown-tile = Countdown Tile on its way
part-bonfire-islands = Islands
part-bonfire-tasks = Tasks
part-bonfire-owners = Offerings of
part-bonfire-offerings = Offerings
part-bonfire-guardians = Guardians
part-bonfire-ring = Great Bonfire
part-bonfire-portals = Portals
part-bonfire-pointer = Great Bonfire stands at
part-bonfire-fire-used = Great Bonfire used
part-bonfire-council = High Council
part-bonfire-novices = Novices
part-bonfire-lying = Novice lying down
part-bonfire-neutral = Neutral Novices at the Common Tasks
part-bonfire-path-display = Path Tiles on display
part-bonfire-path-pile = Pile of Path Tiles
part-bonfire-gnome-display = Specialists on display
part-bonfire-gnome-pile = Pile of Specialists
part-bonfire-gnome-discard = Specialists laid aside
part-bonfire-elders = Elders
part-bonfire-tom-pile = Tom’s cards
part-bonfire-tom-discard = Tom’s cards played
part-bonfire-tom-played = Number of Tom’s cards played
part-bonfire-tom-novices = Tom’s Novices
part-bonfire-cities = Cities
part-bonfire-board = City board
part-bonfire-tiles = Action tiles
part-bonfire-resources = Resources
part-bonfire-earned = Points earned
part-bonfire-lit = Bonfires lit on
part-bonfire-paths = Path
part-bonfire-gnomes = Gnomes
part-bonfire-ship = Ship
part-bonfire-column = Fate Tiles
part-bonfire-symbols = Symbols in the Fate Area
part-bonfire-out = Out
part-bonfire-passed = Passed
part-bonfire-left = Left pile
part-bonfire-right = Right pile
part-bonfire-face-down = Face down
`,"../../games/bonfire/texts/en/game.ftl":`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Place the top Fate Tile
       *[bottom] Place the bottom Fate Tile
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Keep this Fate Tile
       *[swap] Swap it for the middle tile of your column
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Lay it as it is
       *[turned] Lay it turned round
    }
move-bonfire-keep = Keep { $kind-count-acc }
move-bonfire-lay = Lay it on { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Take a Path Tile from the pile
       *[other] Take Path Tile { $slot } of the display
    }
move-bonfire-new-display = Turn up four new Path Tiles
move-bonfire-sail = Sail { $island-to }
move-bonfire-task = Take Task { $slot } { $island-at }
move-bonfire-no-deed = Do nothing on the island
move-bonfire-retrieve = Bring { $guardian-acc } to START
move-bonfire-offer =
    { $pile-key ->
        [left] Leave the Offering of the left pile
       *[right] Leave the Offering of the right pile
    }
move-bonfire-space = Put the Task on space { $space }
move-bonfire-pay-tile = Pay { $kind-count-acc }
move-bonfire-replace-tile = Pay any two tiles for one you lack
move-bonfire-throw-tile = Give { $kind-count-acc } for it
move-bonfire-pay-resource = Pay { $resource-count-acc }
move-bonfire-replace-resource = Pay any two resources for one you lack
move-bonfire-throw-resource = Give { $resource-count-acc } for it
move-bonfire-march =
    Procession of up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
move-bonfire-who = Move { $guardian-acc }
move-bonfire-stay = Stay here
move-bonfire-to-path = Go to path space { $space }
move-bonfire-to-bonfire = Go to Bonfire { $space }
move-bonfire-yield = She brings: { $resource }
move-bonfire-turn-fire = Turn the Great Bonfire to space { $space }
move-bonfire-reward = Take: { $take }
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
move-bonfire-send = High Council: { $bonus }
move-bonfire-bonus = Take the bonus
move-bonfire-point = Take 1 point instead
move-bonfire-neutral = Bonus Action: send the Neutral Novice of “{ $common }”
move-bonfire-dig =
    { $fire-key ->
        [blue] Take a blue one
        [red] Take a red one
       *[yellow] Take a yellow one
    }: { $resource }
move-bonfire-guardian = Take { $guardian-acc }
move-bonfire-tom-task = Tom takes Task { $slot } { $island-at }
move-bonfire-end-turn = End the turn
move-bonfire-pass = Pass for good
move-bonfire-give-up = You are out: nothing more is possible

## What happened

event-bonfire-gained-tiles = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-bonfire-gained-resources = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-bonfire-gained-points =
    { $who } scores { $a0 ->
        [one] { $a0 } point
       *[other] { $a0 } points
    } { $a1 }
    .you =
        You score { $a0 ->
            [one] { $a0 } point
           *[other] { $a0 } points
        } { $a1 }
event-bonfire-paid-tiles = { $who } pays { $a0-count-acc }
    .you = You pay { $a0-count-acc }
event-bonfire-paid-resources = { $who } pays { $a0-count-acc }
    .you = You pay { $a0-count-acc }
event-bonfire-threw-away = { $who } throws away { $a0-count-acc }
    .you = You throw away { $a0-count-acc }
event-bonfire-placed-fate = { $who } places the Fate Tile { $a0 }
    .you = You place the Fate Tile { $a0 }
event-bonfire-built-path = { $who } lays { $a0-acc } on path space { $a1 }
    .you = You lay { $a0-acc } on path space { $a1 }
event-bonfire-new-paths = The four Path Tiles go under the pile
event-bonfire-turned-up-path = New Path Tile: { $a0 }
event-bonfire-sailed = { $who } sails { $a1-to }
    .you = You sail { $a1-to }
event-bonfire-took-task = { $who } takes a Task { $a1-at }: { $a0 }
    .you = You take a Task { $a1-at }: { $a0 }
event-bonfire-turned-up-offering = { $who } turns up a new Offering: { $a0 }
    .you = You turn up a new Offering: { $a0 }
event-bonfire-took-guardian = { $who } takes { $a0-acc }
    .you = You take { $a0-acc }
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
event-bonfire-ignited = { $who } ignites a Bonfire: { $a0 }
    .you = You ignite a Bonfire: { $a0 }
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
event-bonfire-countdown-tile = Countdown tile { $a0 } goes round
event-bonfire-passed = { $who } passes for good
    .you = You pass for good
event-bonfire-went-out = { $who } can do nothing more and is out
    .you = You can do nothing more and are out
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } has the last turn
       *[other] { $who } has { $a0 } turns left
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] This is your last turn
           *[other] You have { $a0 } turns left
        }
event-bonfire-tom-turned-up = Tom’s card { $a1 } of 32: { $a0 }
event-bonfire-tom-showed-gnome = The gnome sign shows { $a1 } ({ $a0 })
event-bonfire-tom-took-task = Tom takes a Task { $a1-at } as a Bonfire: { $a0 }
event-bonfire-tom-idle = Tom can do nothing with it
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] The pile of Path Tiles is shuffled
        [shuffle-gnomes] The pile of Gnomes is shuffled
       *[other] Tom’s cards are shuffled
    }
event-bonfire-met-common = { $who } meets a Common Task: { $a0 }
    .you = You meet a Common Task: { $a0 }
event-bonfire-ended = The game is over

## Gains and payments in a row

run-bonfire-gained = { $who } gains { $gained }
    .you = You gain { $gained }
run-bonfire-paid = { $who } pays { $lost }
    .you = You pay { $lost }
run-bonfire-swapped = { $who } gives { $lost } and gains { $gained }
    .you = You give { $lost } and gain { $gained }

## What is asked

ask-bonfire-first-tile = Keep your first Fate Tile, or swap it for the middle one?
    .other = { $who } chooses the first Fate Tile
ask-bonfire-way-round = Which way round does the Fate Tile lie?
    .other = { $who } turns the Fate Tile
    .figures = Which way round does the Fate Tile { $tile } lie?
ask-bonfire-turn = Your turn: place a Fate Tile, use action tiles or ignite a Bonfire
    .other = { $who } is to act
ask-bonfire-after = Take another Bonus Action, or end your turn
    .other = { $who } may take Bonus Actions
ask-bonfire-keep = Which action tile do you keep? The others are thrown away
    .other = { $who } chooses which action tiles to keep
    .figures =
        Keep { $number ->
            [one] { $number } action tile
           *[other] { $number } action tiles
        }; the others are thrown away
ask-bonfire-fate-end = Take the top or the bottom Fate Tile of your column
    .other = { $who } takes a Fate Tile
ask-bonfire-fate-line = Where in your Fate Area does the tile go?
    .other = { $who } places a Fate Tile
    .figures = Where in your Fate Area does the tile { $tile } go?
ask-bonfire-path-choice = Which Path Tile do you build?
    .other = { $who } chooses a Path Tile
ask-bonfire-island-deed = Do you use the island’s action?
    .other = { $who } is at an island
ask-bonfire-offering = Which Offering do you leave here?
    .other = { $who } chooses an Offering
    .figures = Which Offering do you leave { $island-at }?
ask-bonfire-task-space = Choose a free space for the Task
    .other = { $who } places a Task
    .figures = Choose a free space for “{ $task }”
ask-bonfire-pay-tiles = Choose the action tiles to pay with
    .other = { $who } pays action tiles
    .figures =
        { $owed ->
            [0] Give { $throw } more tiles for what you lack
            [one] Pay { $owed } × { $kind }
           *[other] Pay { $owed } × { $kind }
        }
ask-bonfire-pay-resources = Choose the resources to pay with
    .other = { $who } pays resources
    .figures =
        { $owed-size ->
            [0] Give { $throw } more resources for what you lack
            [one] Pay { $owed }
           *[other] Pay { $owed }
        }
ask-bonfire-gnome-price = How do you pay for the Gnome?
    .other = { $who } pays for a Gnome
    .figures = How do you pay for { $gnome-acc }?
ask-bonfire-procession = Procession: which Guardian goes, and how far?
    .other = { $who } makes a Procession
    .figures =
        { $guardian-key ->
            [none] Procession of up to { $steps }: which Guardian goes next?
           *[other] How far does { $guardian-nom } go? At most { $steps }
        }
ask-bonfire-yield = Which resource does the Guardian bring?
    .other = { $who } chooses a resource
    .figures = Which resource does the Guardian bring, { $number } of it?
ask-bonfire-rewards = Choose your rewards of the Great Bonfire
    .other = { $who } chooses rewards of the Great Bonfire
ask-bonfire-portal = Which portal do you take?
    .other = { $who } chooses a portal
ask-bonfire-council = Send the Novice to a space of the High Council
    .other = { $who } sends a Novice to the High Council
    .figures =
        { $novice-key ->
            [neutral] Send the Neutral Novice
           *[own] Send your Novice
        } to a space of the High Council
ask-bonfire-bonus = Take the bonus of the space, or 1 point?
    .other = { $who } chooses bonus or point
    .figures = Take the bonus ({ $bonus }) or 1 point?
ask-bonfire-path-bonus = Take a Path Tile for free: from the display, or look through the pile
    .other = { $who } takes a free Path Tile
ask-bonfire-pile-bonus = Take any Path Tile of the pile
    .other = { $who } looks through the pile
ask-bonfire-guardian-bonus = Which Guardian comes to you?
    .other = { $who } chooses a Guardian
ask-bonfire-fire-bonus = Turn the Great Bonfire to any space
    .other = { $who } turns the Great Bonfire
ask-bonfire-specialist-bonus = Which Specialist do you take for free?
    .other = { $who } takes a Specialist for free
ask-bonfire-move-who = Which Guardian do you move?
    .other = { $who } moves a Guardian
ask-bonfire-move-to = Where does she go?
    .other = { $who } moves a Guardian
    .figures = Where does { $guardian-nom } go?
ask-bonfire-ship-bonus = Sail to any other island for free
    .other = { $who } sails for free
ask-bonfire-tom-tie = Which of the equal Tasks does Tom take?
    .other = { $who } chooses a Task for Tom
    .figures =
        Which of the Tasks of { $value-key ->
            [lowest] lowest
           *[highest] highest
        } value does Tom take?

## Why not

no-bonfire-game-over = The game is over.
no-bonfire-act-first = Act first: place a Fate Tile, use action tiles or ignite a Bonfire.
no-bonfire-action-done = You have had your one action of this turn; only Bonus Actions are left.
no-bonfire-all-paid =
    All is paid; only { $throw ->
        [one] { $throw } piece
       *[other] { $throw } pieces
    } still to be given for what you lacked.
no-bonfire-all-paths-shown =
    Every Path Tile has been shown once ({ $shown ->
        [one] { $shown } tile
       *[other] { $shown } tiles
    }).
no-bonfire-any-resource-will-do = Any resource will do here, so nothing needs to be replaced.
no-bonfire-basic-or-printed = You may choose any basic resource or the printed one: { $printed }.
no-bonfire-bonfire-not-lit = No Bonfire is lit on space { $bonfire }.
no-bonfire-bonfire-taken = A Guardian stands at Bonfire { $bonfire } already.
no-bonfire-bonus-action-taken = Passing takes the whole turn, and you have taken a Bonus Action already.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Your path is complete, or no Path Tile is left
        [guardian] You have every colour that is left
        [specialist] You have 6 Gnomes, or no Specialist is face up
        [move] None of your Guardians has a place to go
        [fate] You have no Fate Tile, or no room for one
       *[other] There is nothing to take
    }: take the point.
no-bonfire-can-act =
    Only a player who can do nothing is out; you still have { $possible ->
        [one] { $possible } possible action
       *[other] { $possible } possible actions
    }.
no-bonfire-choose-guardian-first = Choose first which Guardian goes.
no-bonfire-common-not-met = You do not meet the Common Task “{ $common }”.
no-bonfire-countdown-not-here = The Countdown tiles have not reached you yet; this is a normal turn.
no-bonfire-crystals-differ = All 4 face-up Path Tiles need the same crystal colour; they show { $crystals }.
no-bonfire-elder-not-free = { $gnome } is an Elder; only a Specialist is free here.
no-bonfire-forward-only = She stands { $place-at } and goes forward only.
no-bonfire-furthest-first = Those furthest along go first: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = { $gnome } is not face up.
no-bonfire-gnome-taken = { $who } has { $gnome-acc }.
no-bonfire-gnome-yours = You have { $gnome-acc } already.
no-bonfire-gnomes-full = You have { $gnomes } Gnomes; there is no room for more.
no-bonfire-guardian-cannot-step = No step is possible for { $guardian-nom }.
no-bonfire-guardian-in-the-way = In the way on path space { $space }: { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = No empty path space or Bonfire for { $guardian-nom }.
no-bonfire-guardian-owned = You have { $guardian-acc } already, and never two of a colour.
no-bonfire-kept-already =
    You keep all of these already ({ $have ->
        [one] { $have } tile
       *[other] { $have } tiles
    }).
no-bonfire-lacks-any-resources =
    Needs any { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    }; you have { $have }.
no-bonfire-lacks-gnome-price =
    Needs 2 gnome tiles and 1 × { $resource }, or 1 tile and 2 ×; you have { $own } gnome, { $yellow } yellow and { $others ->
        [one] { $others } other tile
       *[other] { $others } other tiles
    }, and { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-offering =
    Needs { $either-or }; you have { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Needs { $needs }; you have { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Needs { $tiles ->
        [one] { $tiles } gnome tile
       *[other] { $tiles } gnome tiles
    } and { $resources } × { $resource }; you have { $own } gnome, { $yellow } yellow and { $others ->
        [one] { $others } other tile
       *[other] { $others } other tiles
    }, and { $have-size ->
        [0] no resources
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-tiles =
    Needs { $needed } × { $kind }; you have { $own } of it, { $yellow } yellow and { $others ->
        [one] { $others } other tile
       *[other] { $others } other tiles
    }.
no-bonfire-lacks-tiles-to-turn =
    Space { $space } is { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away: needs { $needed } × { $kind }; you have { $own } of it, { $yellow } yellow and { $others ->
        [one] { $others } other tile
       *[other] { $others } other tiles
    }.
no-bonfire-lit-already = The Bonfire on space { $space } is lit already: { $task }.
no-bonfire-neutral-novice-gone = The Neutral Novice of “{ $common }” is gone.
no-bonfire-neutral-there-already = A Neutral Novice is on this space already ({ $bonus }).
no-bonfire-next-portal-not-there = Your next notch ({ $notch }) takes { $portal-acc }; none lies at space { $space }.
no-bonfire-no-countdown-yet = The Countdown has not begun: { $novices } of { $needed } Novices are in the Council.
no-bonfire-no-fate-tile = Your column has no Fate Tile left.
no-bonfire-no-guardian = You do not have { $guardian-acc }.
no-bonfire-no-guardian-left = { $guardian-nom } is gone: none is left.
no-bonfire-no-notch-for-portal = Your free notches take { $portals-or }; no such portal lies there.
no-bonfire-no-offering-left = No Offering is left there.
no-bonfire-no-pair-of-resources = A pair takes two other resources; you have { $have } for all that is owed.
no-bonfire-no-pair-of-tiles =
    A pair takes two other tiles; you have { $yellow } yellow and { $others ->
        [one] { $others } other tile
       *[other] { $others } other tiles
    }.
no-bonfire-no-path-tile-there = There is no Path Tile in place { $slot } of the display.
no-bonfire-no-point-here = This space gives 2 gold and 1 yellow tile; there is no point instead.
no-bonfire-no-portal = Notch { $bonfire } has no portal yet ({ $portal }).
no-bonfire-no-resource = You have none of this: { $resource }.
no-bonfire-no-room-for-fate = There is no place left for a Fate Tile in your Fate Area.
no-bonfire-no-task = No Task lies on space { $space }.
no-bonfire-no-task-there = No Task lies in place { $slot } { $island-at }.
no-bonfire-no-tile = You have no tile of this kind: { $kind }.
no-bonfire-no-tile-to-keep = You have no such tile to keep: { $kind }.
no-bonfire-nobody-can-step = None of your Guardians can take a step.
no-bonfire-not-at-guardian-island =
    Your ship has to lie at a guardian island; it lies { $ship-key ->
        [none] at the landing stage
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Your ship has to lie at a task island; it lies { $ship-key ->
        [none] at the landing stage
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = None of its squares lies beside a tile already placed.
no-bonfire-not-in-pile =
    There is no such Path Tile in the pile: { $resource }, { $fire-key ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } crystal.
no-bonfire-notches-filled = All your 7 notches are filled.
no-bonfire-novice-there-already = One of your Novices is on this space already ({ $bonus }).
no-bonfire-other-decision = Something else comes first: { $ask }
no-bonfire-other-guardian-goes = Now it is the turn of { $guardian-nom }.
no-bonfire-other-portal-next = Your next notch ({ $notch }) takes { $portal-acc }.
no-bonfire-other-resource-owed = The price is { $owed }; other resources go only in pairs ({ $resource }).
no-bonfire-other-tile-owed = The price is { $owed }; other tiles go only in pairs ({ $kind }).
no-bonfire-outside-fate-area = Outside the Fate Area: { $squares }. Only the Bridge Builder lets tiles stick out.
no-bonfire-pass-instead = In the Countdown you pass instead, for points.
no-bonfire-path-complete = Your path is complete: 6 Path Tiles are built.
no-bonfire-path-not-built = Path space { $space } is not built; your path reaches { $built }.
no-bonfire-path-pile-empty = The pile of Path Tiles is empty.
no-bonfire-path-space-taken = A Guardian stands on path space { $space }.
no-bonfire-portal-not-there = No such portal lies at space { $space }: { $portal }.
no-bonfire-resource-not-lacking = A pair stands only for a resource that you lack; you have { $have } × { $resource }.
no-bonfire-rest-unpaid = Paid this way, you could not pay the rest.
no-bonfire-ship-is-there = Your ship lies { $island-at } already.
no-bonfire-ship-must-leave = Your ship lies { $island-at } already; it has to go to another island.
no-bonfire-somebody-must-step = At least one Guardian has to take a step, and none behind can.
no-bonfire-squares-covered = Covered already: { $squares }.
no-bonfire-stands-there-already = She stands there already.
no-bonfire-steps-of-no-use =
    No Guardian could use { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; pay for fewer.
no-bonfire-task-not-met = Not met yet ({ $have } of { $need }): { $task }.
no-bonfire-task-space-taken = Task space { $space } is taken: { $task }.
no-bonfire-tasks-full = You have { $tasks } Tasks and Bonfires; there is room for 7.
no-bonfire-throw-resources-later =
    Not yet: { $owed ->
        [one] { $owed } resource is
       *[other] { $owed } resources are
    } still to be paid.
no-bonfire-throw-tiles-later = Not yet: { $owed } × { $kind } is still to be paid.
no-bonfire-tile-not-lacking = A pair stands only for a tile that you lack; you have { $have } × { $kind }.
no-bonfire-tom-takes-other =
    Tom takes the Task of { $value-key ->
        [lowest] lowest
       *[highest] highest
    } value on these islands: { $resource }.
no-bonfire-too-far =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away; she may take { $most }.
no-bonfire-two-rewards-only = You take two rewards; all three only with the Fire Steward.
no-bonfire-wholly-outside = All three squares are outside the Fate Area.
no-bonfire-yellow-no-pair = With the Twin Dyer a yellow tile is no part of a pair.

## The score sheet

source-bonfire-head-start = Head start
source-bonfire-elders = Elders
source-bonfire-council = High Council
source-bonfire-great-bonfire = Great Bonfire
source-bonfire-passing = Passing
source-bonfire-tom = Tom’s cards
source-bonfire-bonfires = Bonfires
source-bonfire-guardians = Guardians at Bonfires
source-bonfire-portals = Portals beside Bonfires
source-bonfire-crystals = Crystals in the colour
source-bonfire-common-tasks = Common Tasks
source-bonfire-fate-tiles = Fate Tiles left
source-bonfire-supply = Tiles and resources left

## Setup options

option-bonfire-first_game = First game
    .help = Every island gets Tasks of different colours, so that there are easy ones everywhere.
option-bonfire-handicap = Handicap
    .help = Solo: so many points Tom starts with. Below 0 you start with them.

## Hints: what a line costs and prepares, and what comes to light then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = Path Tile { $name }
thing-bonfire-task = Task “{ $name }”
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name }
thing-bonfire-ship = the ship at a new island
then-bonfire-new-paths = four new Path Tiles are turned up
then-bonfire-turned-up-path = a Path Tile is turned up
then-bonfire-turned-up-offering = an Offering is turned up
then-bonfire-turned-up-gnome = a Specialist is turned up
then-bonfire-tom-turned-up = Tom turns up a card
then-bonfire-shuffled = a pile is shuffled
then-bonfire-built-path = the Path Tile is drawn unseen
then-bonfire-hidden = something hidden comes to light
`,"../../games/bonfire/texts/en/words.ftl":`## Action kinds and colours

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
word-bonfire-rhomb = rhomb
    .acc = the rhomb portal
word-bonfire-star = star
    .acc = the star portal
word-bonfire-moon = moon
    .acc = the moon portal
word-bonfire-waves = waves
    .acc = the waves portal

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
            [blossom] to the blossom island
            [fruit] to the fruit island
            [herb] to the herb island
            [shell] to the shell island
            [root] to the root island
           *[none] to the island
        } { $name }
    .at =
        { $resource ->
            [blossom] at the blossom island
            [fruit] at the fruit island
            [herb] at the herb island
            [shell] at the shell island
            [root] at the root island
           *[none] at the island
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
word-bonfire-novice-of = Novice of { $who }
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
        the Path Tile { $resource ->
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

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Have the pink Guardian
word-bonfire-blue-have-guardian-grey = Have the grey Guardian
word-bonfire-blue-have-guardian-brown = Have the brown Guardian
word-bonfire-blue-have-guardian-blue = Have the blue Guardian
word-bonfire-blue-path-with-blossom = Have a Path Tile showing blossom
word-bonfire-blue-path-with-shell = Have a Path Tile showing shell
word-bonfire-blue-path-with-root = Have a Path Tile showing root
word-bonfire-blue-offering-on-fruit = Have an Offering on an island of fruits
word-bonfire-blue-offering-on-herb = Have an Offering on an island of herbs
word-bonfire-blue-offering-on-blossom = Have an Offering on an island of blossoms
word-bonfire-blue-gnome-showing-herb = Have a Gnome showing herb
word-bonfire-blue-gnome-showing-root = Have a Gnome showing root
word-bonfire-blue-group-of-3-path = Have 3 connected path symbols in your Fate Area
word-bonfire-blue-group-of-3-ship = Have 3 connected ship symbols in your Fate Area
word-bonfire-blue-group-of-3-task = Have 3 connected task symbols in your Fate Area
word-bonfire-blue-group-of-3-guardian = Have 3 connected guardian symbols in your Fate Area
word-bonfire-blue-group-of-3-great-bonfire = Have 3 connected Great Bonfire symbols in your Fate Area
word-bonfire-blue-group-of-3-gnome = Have 3 connected gnome symbols in your Fate Area
word-bonfire-blue-two-resources = Hold two different basic resources, 2 of each
word-bonfire-blue-offerings-spread = Have Offerings on 3 different islands
word-bonfire-blue-offerings-on-one = Have 2 Offerings on one island
word-bonfire-blue-blue-and-red = Have a blue and a red Bonfire
word-bonfire-red-common-task = Meet 1 Common Task
word-bonfire-red-portals = Have 3 portals
word-bonfire-red-two-guardians-pink-grey = Have the pink and the grey Guardian
word-bonfire-red-two-guardians-brown-blue = Have the brown and the blue Guardian
word-bonfire-red-gnomes = Have 3 Gnomes
word-bonfire-red-gold = Hold 4 gold
word-bonfire-red-same-adjacent = Have two adjacent Path Tiles showing the same resource
word-bonfire-red-resource-blossom = Hold 3 blossoms
word-bonfire-red-resource-fruit = Hold 3 fruits
word-bonfire-red-resource-herb = Hold 3 herbs
word-bonfire-red-resource-shell = Hold 3 shells
word-bonfire-red-resource-root = Hold 3 roots
word-bonfire-red-offering-on-both-blossom = Have an Offering on each of the two islands of blossoms
word-bonfire-red-offering-on-both-fruit = Have an Offering on each of the two islands of fruits
word-bonfire-red-offering-on-both-herb = Have an Offering on each of the two islands of herbs
word-bonfire-red-offering-on-both-shell = Have an Offering on each of the two islands of shells
word-bonfire-red-offering-on-both-root = Have an Offering on each of the two islands of roots
word-bonfire-red-all-fires = Have a Bonfire of each of the three colours
word-bonfire-red-guardians = Have 4 Guardians
word-bonfire-red-two-groups-of-3-path-guardian = Have 3 connected path symbols and 3 connected guardian symbols in your Fate Area
word-bonfire-red-two-groups-of-3-ship-gnome = Have 3 connected ship symbols and 3 connected gnome symbols in your Fate Area
word-bonfire-red-tasks-of-colour-blue = Have 4 blue Tasks or Bonfires, in any mixture
word-bonfire-yellow-portals = Have 5 portals
word-bonfire-yellow-offerings-spread = Have Offerings on 5 different islands
word-bonfire-yellow-tasks-of-colour-red = Have 4 red Tasks or Bonfires, in any mixture
word-bonfire-yellow-gnomes = Have 5 Gnomes
word-bonfire-yellow-elders = Have 3 Elders
word-bonfire-yellow-offerings-on-one = Have 3 Offerings on one island
word-bonfire-yellow-offering-pile-empty = Have one of your two piles of Offerings used up
word-bonfire-yellow-crystals-red = Have 3 Path Tiles with a red crystal
word-bonfire-yellow-bonfires = Have 5 other Bonfires
word-bonfire-yellow-crystals-blue = Have 4 Path Tiles with a blue crystal
word-bonfire-yellow-tasks-of-colour-yellow = Have 4 yellow Tasks or Bonfires, in any mixture
word-bonfire-yellow-two-offerings-on = Have 2 Offerings on each of 3 islands
word-bonfire-yellow-of-one-resource = Hold 5 of one basic resource
word-bonfire-yellow-two-resources = Hold two different basic resources, 3 of each
word-bonfire-yellow-highlighted = Cover every highlighted square of your Fate Area
word-bonfire-yellow-guardians-home = Have 2 Guardians at Bonfires
word-bonfire-yellow-hold-tiles-1 = Hold the action tiles path, ship, task, Great Bonfire and guardian
word-bonfire-yellow-hold-tiles-2 = Hold the action tiles task, Great Bonfire, guardian, gnome and path
word-bonfire-yellow-hold-tiles-3 = Hold the action tiles gnome, ship, task, Great Bonfire and guardian
word-bonfire-yellow-gold-squares = Cover every gold square of your Fate Area
word-bonfire-yellow-outer-columns = Cover both outermost columns of your Fate Area
word-bonfire-yellow-two-groups = Have two separate groups of 4 equal symbols in your Fate Area

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Have the { $shown ->
       *[pink] pink
        [grey] grey
        [brown] brown
        [blue] blue
        [own] own
    } Guardian
word-bonfire-task-path-with =
    Have a Path Tile showing { $shown ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
    }
word-bonfire-task-offering-on =
    Have an Offering on an island of { $shown ->
       *[blossom] blossoms
        [fruit] fruits
        [herb] herbs
        [shell] shells
        [root] roots
    }
word-bonfire-task-gnome-showing =
    Have a Gnome showing { $shown ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
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
word-bonfire-task-two-resources = Hold two different basic resources, { $number } of each
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
    Meet { $number ->
        [one] { $number } Common Task
       *[other] { $number } Common Tasks
    }
word-bonfire-task-portals =
    Have { $number ->
        [one] { $number } portal
       *[other] { $number } portals
    }
word-bonfire-task-two-guardians =
    Have the { $shown ->
       *[pink] pink
        [grey] grey
        [brown] brown
        [blue] blue
        [own] own
    } and the { $second ->
       *[pink] pink
        [grey] grey
        [brown] brown
        [blue] blue
        [own] own
    } Guardian
word-bonfire-task-gnomes =
    Have { $number ->
        [one] { $number } Gnome
       *[other] { $number } Gnomes
    }
word-bonfire-task-gold = Hold { $number } gold
word-bonfire-task-same-adjacent = Have two adjacent Path Tiles showing the same resource
word-bonfire-task-resource =
    Hold { $number } × { $shown ->
       *[blossom] blossom
        [fruit] fruit
        [herb] herb
        [shell] shell
        [root] root
    }
word-bonfire-task-offering-on-both =
    Have an Offering on each of the two islands of { $shown ->
       *[blossom] blossoms
        [fruit] fruits
        [herb] herbs
        [shell] shells
        [root] roots
    }
word-bonfire-task-all-fires = Have a Bonfire of each of the three colours
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
    } Tasks or Bonfires, in any mixture
word-bonfire-task-elders =
    Have { $number ->
        [one] { $number } Elder
       *[other] { $number } Elders
    }
word-bonfire-task-offering-pile-empty = Have one of your two piles of Offerings used up
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
    Have 2 Offerings on each of { $number ->
        [one] { $number } island
       *[other] { $number } islands
    }
word-bonfire-task-of-one-resource = Hold { $number } of one basic resource
word-bonfire-task-highlighted = Cover every highlighted square of your Fate Area
word-bonfire-task-guardians-home =
    Have { $number ->
        [one] { $number } Guardian
       *[other] { $number } Guardians
    } at Bonfires
word-bonfire-task-hold-tiles = Hold these action tiles: { $tiles }
word-bonfire-task-gold-squares = Cover every gold square of your Fate Area
word-bonfire-task-outer-columns = Cover both outermost columns of your Fate Area
word-bonfire-task-two-groups = Have two separate groups of { $number } equal symbols in your Fate Area

## Gnomes

word-bonfire-crowd-keeper = Crowd Keeper
    .acc = the Crowd Keeper
    .help = Any number of your Guardians may share a path space.
word-bonfire-pacemaker = Pacemaker
    .acc = the Pacemaker
    .help = In every Procession each Guardian may take 1 step more.
word-bonfire-gift-bearer = Gift Bearer
    .acc = the Gift Bearer
    .help = A Task costs you any two resources.
word-bonfire-storyteller = Storyteller
    .acc = the Storyteller
    .help = Every Elder you take brings 2 points more.
word-bonfire-twin-dyer = Twin Dyer
    .acc = the Twin Dyer
    .help = A yellow tile pays for two equal action tiles.
word-bonfire-gardener = Gardener
    .acc = the Gardener
    .help = A Guardian on the path yields the basic resource that you choose.
word-bonfire-usher = Usher
    .acc = the Usher
    .help = 1 gold whenever you send a Novice to the High Council.
word-bonfire-pavior = Pavior
    .acc = the Pavior
    .help = You gain the resource on every Path Tile you take.
word-bonfire-haggler = Haggler
    .acc = the Haggler
    .help = You may pay Gnomes with any resources.
word-bonfire-pink-acolyte = Pink Acolyte
    .acc = the Pink Acolyte
    .help = Your pink Guardian yields twice on the path.
word-bonfire-grey-acolyte = Grey Acolyte
    .acc = the Grey Acolyte
    .help = Your grey Guardian yields twice on the path.
word-bonfire-brown-acolyte = Brown Acolyte
    .acc = the Brown Acolyte
    .help = Your brown Guardian yields twice on the path.
word-bonfire-blue-acolyte = Blue Acolyte
    .acc = the Blue Acolyte
    .help = Your blue Guardian yields twice on the path.
word-bonfire-packer = Packer
    .acc = the Packer
    .help = You may keep 3 action tiles instead of 1 when you place a Fate Tile.
word-bonfire-recruiter = Recruiter
    .acc = the Recruiter
    .help = 1 yellow tile for every Gnome you take, this one included.
word-bonfire-star-reader = Star Reader
    .acc = the Star Reader
    .help = Gold and yellow squares that you cover in the Fate Area count twice.
word-bonfire-herald = Herald
    .acc = the Herald
    .help = When a Guardian comes to START, all may go 1 step without yield.
word-bonfire-lantern-bearer = Lantern Bearer
    .acc = the Lantern Bearer
    .help = At the end, 2 points more for each Guardian at a Bonfire.
word-bonfire-town-crier = Town Crier
    .acc = the Town Crier
    .help = 1 gold and 1 yellow tile whenever you fulfil a Common Task.
word-bonfire-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
    .help = 1 gold more when a Guardian ends on path space 1.
word-bonfire-helmsman = Helmsman
    .acc = the Helmsman
    .help = Your ship goes one route further for the same price.
word-bonfire-fire-turner = Fire Turner
    .acc = the Fire Turner
    .help = You may turn the Great Bonfire one space further for the same price.
word-bonfire-fire-steward = Fire Steward
    .acc = the Fire Steward
    .help = You may take all three rewards of the Great Bonfire.
word-bonfire-delegate = Delegate
    .acc = the Delegate
    .help = Novices you send may join one of their own colour in the Council.
word-bonfire-portal-smith = Portal Smith
    .acc = the Portal Smith
    .help = You may fill the notches for portals in any order.
word-bonfire-envoy = Envoy
    .acc = the Envoy
    .help = A Task always costs you 1 task tile.
word-bonfire-bridge-builder = Bridge Builder
    .acc = the Bridge Builder
    .help = Fate Tiles may stick out of your Fate Area.
word-bonfire-elder-of-paths = Elder of Paths
    .acc = the Elder of Paths
    .help = 1 point at once for each of your Path Tiles and the Starting Tile.
word-bonfire-elder-of-fate = Elder of Fate
    .acc = the Elder of Fate
    .help = 1 point at once for each Fate Tile in your Fate Area.
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
    .help = 1 point at once for each of your Gnomes, this one included.

## Bonuses of the High Council

bonus-bonfire-gold = 2 gold and 1 yellow tile
bonus-bonfire-path = a free Path Tile of your choice
bonus-bonfire-guardian = a Guardian of a colour you lack
bonus-bonfire-great-bonfire = turn the Great Bonfire anywhere and take its rewards
bonus-bonfire-specialist = a face-up Specialist for free
bonus-bonfire-move = move one Guardian freely
bonus-bonfire-ship = sail anywhere for free
bonus-bonfire-fate = place a Fate Tile at once

## Common Tasks

common-bonfire-tasks = 7 Tasks or Bonfires
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
earned-bonfire-tom = by his card
`,"../../games/emberheart/texts/en/board.ftl":`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = The table is being laid …
eh-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

# Places and spaces
eh-space-free = { $place }, space { $space }: free
eh-space-pick = { $place }, space { $space }: fill a party for it; it would pick as { $rank }.
eh-space-send = { $place }, space { $space }: send the party; it picks as { $rank }.
eh-space-blocked = { $place }, space { $space }: a neutral crest. It takes the leftmost card when its turn comes.
eh-space-taken = { $place }, space { $space }: { $who }{ $size ->
        [0] , nobody
       *[other] , { $people }
    }{ $companion ->
        [yes] {" "}with the companion
       *[no] {""}
    }. Picks as { $rank }.
eh-card = { $card }
eh-card-take = Take { $card }
eh-bard-only = Bard
eh-level-peak = Peak
eh-level-ridge = Ridge
eh-level-foot = Foot
eh-climbers = The line of climbers
eh-climber = { $who }, space { $space }: { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }

# The village
eh-special = { $place }. Crests: { $crests ->
        [none] none
       *[other] { $crests }
    }
eh-crests-of = { $who } { $number }
eh-station-twice = Fire Station with two crests
eh-aides = Aides
eh-aides-end = the last one taken ends the phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, taken by { $who }
eh-aide-leader = first next
eh-aide-defender = drop a raid
eh-aide-survivalist = +1 gear
eh-aide-healer = flame −2
eh-raid = Raid
eh-raid-card = Raid card: { $card }. Now: { $losses }
eh-raid-discarded = Discarded raid card: { $card }. Now: { $losses }
eh-raid-loss = { $who } { $number }{ $flame ->
        [0] {""}
       *[other] {" "}(flame +{ $flame })
    }
eh-per = per
eh-flame = Flame
eh-flame-left = stay left of the others
eh-flame-of = { $who }: flame { $at }, { $glory } glory as things stand

# The camp
eh-camp = { $who }’s camp
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
eh-companion-goes = Companion joins the party; again to leave it at home
eh-companion-goes-short = joins
eh-companion-used = Companion, placed this round
eh-companion-used-short = placed
eh-companion-stays = Leave the companion at home
eh-effect-strength = Strength: so many followers fewer than the space’s number
eh-effect-senses = Senses: gear on a space 3
eh-effect-senses-when = on a 3
eh-effect-speed = Speed: flame down where no other party is
eh-effect-speed-when = if alone
eh-skill-geared-dragons = 1 gear on a dragon: any card, +1 glory
eh-skill-further-steps = 1 gear moves a rising attribute 1 further
eh-skill-fire-wise = flame up: 1 hireling per step, or 1 specialist instead
eh-skill-welcoming = attaching: 1 hireling, or 1 becomes a specialist
eh-heroes-preserves = Heroes and preserves with their dragons
eh-plans-free = Garrison plans · free dragons
eh-no-cards = No cards yet.
eh-card-with = { $card } with { $dragon }
eh-card-waits = { $card }, waits for a dragon
eh-hero-now = { $glory } glory as things stand
eh-plan-open = { $card }, not yet completed
eh-plan-done = { $card }, completed
eh-dragon-free = { $dragon }, free
eh-dragon-pick = { $dragon }, free: pick it up to attach it

# What is asked
eh-choices = Choices
eh-your-party = Your party
eh-size = size
eh-clear = Start the party anew
eh-party-start = Choose followers, or a lit space.
eh-party-where = { $size ->
        [0] The companion alone: choose a lit space.
        [one] A party of { $size }: choose a lit space.
       *[other] A party of { $size }: choose a lit space.
    }
eh-order-first = { $place } { $space }: you pick { $rank }.
eh-order-after = { $place } { $space }: you pick { $rank }, after { $after }.
eh-order-blocked = { $blocked ->
        [one] A neutral crest takes a card before.
       *[other] Neutral crests take { $blocked } cards before.
    }
eh-come-back = Back after the reward: { $people }.
eh-spent = Spent with a card: { $people }.
eh-send = Send to { $place } { $space }
eh-swap = Swap a follower
eh-swap-from = Whom do you give?
eh-swap-to = For whom?
eh-attach = A dragon can be attached: pick it up.
eh-attach-where = Choose its card.

# Above the table, and on the phone
eh-wait-problem = The table cannot be laid: { $problem }
eh-round = Round { $round } of 5
eh-phases = Phases of the round
eh-phase-action = Action
eh-phase-reward = Reward
eh-phase-raid = Raid
eh-phase-reset = Reset
eh-tab-island = Island
eh-tab-camp = My camp
eh-tab-flame = Flame
eh-places = Places
eh-village = Village
eh-flame-at = flame { $at }
eh-flame-final = flame { $at }, { $final } once gear is turned in
`,"../../games/emberheart/texts/en/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Send parties across the island, free the dragons before the poachers do, and mind the flame.

## Before something goes unused

warning-emberheart-crest = You still have a crest to use. Take the aide anyway?
warning-emberheart-dragon = You could still attach a dragon. Go on anyway?

## Beside a seat

stat-emberheart-dragons = Dragons
stat-emberheart-flame = Flame
stat-emberheart-crests = Crests

## The board as text

part-emberheart-side = Side
part-emberheart-round = Round
part-emberheart-shield = First player
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
part-emberheart-garrison-next = Next Garrison cards
part-emberheart-bard-card = Card kept by the Bard
part-emberheart-bard-seat = Bard of
part-emberheart-raid = Raid cards
part-emberheart-raid-discarded = Raid card discarded
part-emberheart-hero-pile = Pile of heroes
part-emberheart-tavern-pile = Pile of Tavern cards
part-emberheart-captive-pile = Pile of captive dragons
part-emberheart-mountain-pile = Pile of dragons
part-emberheart-preserve-pile = Pile of Preserves
part-emberheart-raid-pile = Pile of raid cards
part-emberheart-duo-pile = Pile of blocking cards
part-emberheart-bands = Camps
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
part-emberheart-free = free
part-emberheart-attached = attached
part-emberheart-with-gear = attached with gear
part-emberheart-completed = completed
part-emberheart-no = no
`,"../../games/emberheart/texts/en/game.ftl":`## What buttons say

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
       *[no] Leave the gear
    }, { $flame ->
        [yes] lower the flame
       *[no] leave the flame
    }
move-emberheart-warehouse = Lay a crest at the Warehouse
move-emberheart-station =
    { $times ->
        [one] Lay a crest at the Fire Station
       *[other] Lay { $times } crests at the Fire Station
    }
move-emberheart-aide = Take { $aide-acc }
move-emberheart-swap = Swap a follower for 1 gear
move-emberheart-swap-kinds = Swap { $from-count-acc } for { $to-count-acc }
move-emberheart-attach = Attach a dragon
move-emberheart-dragon = Choose { $dragon-acc }
move-emberheart-onto-hero = Attach it to { $hero-acc }
move-emberheart-onto-preserve = Attach it: { $preserve }
move-emberheart-without-gear = Attach it without gear
move-emberheart-with-gear = Attach it with 1 gear
move-emberheart-done = Go on
move-emberheart-call = Call the party back from space { $space } { $place-at }
move-emberheart-no-call = Leave all parties where they are
move-emberheart-discard-raid = Discard the raid card: { $raid }
move-emberheart-take =
    { $card-key ->
        [none] Take card { $slot }
       *[other] Take { $card-acc }
    }
move-emberheart-decline = Take nothing
move-emberheart-goes-first = The party on space { $space } goes first
move-emberheart-gain-hireling = Take 1 hireling
move-emberheart-gain-gear = Take 1 gear
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Take 1 hireling
       *[other] Swap 1 hireling for { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Take nobody
move-emberheart-into-gear =
    { $hirelings ->
        [0] Keep all hirelings
        [one] Turn 1 hireling into gear
       *[other] Turn { $hirelings } hirelings into gear
    }
move-emberheart-exchange-none = Swap nobody
move-emberheart-exchange = Swap { $number } × { $from } for { $to }
move-emberheart-use-apprentice = Use the Apprentice: take a hero
move-emberheart-use-bard = Let the Bard draw 2 heroes
move-emberheart-keep-hero = Offer { $hero-acc } to yourself
move-emberheart-use-paragon =
    Paragon: flame +1 and 2 hirelings for { $scouts ->
        [0] 2 rangers
        [one] 1 scout and 1 ranger
       *[other] 2 scouts
    }
move-emberheart-go-further = Pay 1 gear for 1 step more
move-emberheart-no-further = Leave it there
move-emberheart-flame-rises = Let the flame rise and take hirelings
move-emberheart-discard-instead = Discard specialists instead
move-emberheart-lose = Discard { $follower-count-acc }
move-emberheart-use-remaining = Follow the raid card that is left
move-emberheart-use-discarded = Follow the discarded raid card
move-emberheart-use-sage = Flame +1, lose 2 fewer (Fire Sage)
move-emberheart-no-sage = Lose what the raid card says

## What happened

event-emberheart-gained-followers = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-emberheart-lost-followers = { $who } loses { $a0-count-acc }
    .you = You lose { $a0-count-acc }
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
event-emberheart-discarded-raid = { $who } discards the raid card: { $a0 }
    .you = You discard the raid card: { $a0 }
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
        Your Bard draws: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } discards { $a0-acc } with the Dragon Trainer
    .you = You discard { $a0-acc } with the Dragon Trainer
event-emberheart-flame-moved = { $who }: flame { $a0-signed }
    .you = Your flame { $a0-signed }
event-emberheart-attribute-moved = { $who }: { $a0 } +{ $a1 }
    .you = Your { $a0 } +{ $a1 }
event-emberheart-raided =
    Raid ({ $a0 }): { $a1 ->
        [0] { $who } loses nobody
        [one] { $who } has to lose 1
       *[other] { $who } has to lose { $a1 }
    }
    .you =
        Raid ({ $a0 }): { $a1 ->
            [0] you lose nobody
            [one] you have to lose 1
           *[other] you have to lose { $a1 }
        }
event-emberheart-new-round = Round { $a0 } begins
event-emberheart-blocked = Neutral crests block: { $a0 }
event-emberheart-discarded-card = A neutral crest takes a card away { $a0-at }
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } uses { $a0-acc }
    .you = You use { $a0-acc }
event-emberheart-ended = The game is over

## Gains and payments in a row

run-emberheart-gained = { $who } gains { $gained }
    .you = You gain { $gained }
run-emberheart-paid = { $who } gives up { $lost }
    .you = You give up { $lost }
run-emberheart-swapped = { $who } gives up { $lost } and gains { $gained }
    .you = You give up { $lost } and gain { $gained }

## What is asked

ask-emberheart-first-attribute = Which attribute starts at 1?
    .other = { $who } chooses an attribute
ask-emberheart-before = Before the action phase: use your heroes, attach dragons, or go on
    .other = { $who } prepares for the action phase
ask-emberheart-act = Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
    .other = { $who } is to act
    .figures =
        { $acted ->
            [yes] Swap followers or attach dragons, or end your turn
           *[no] Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
        }
ask-emberheart-resend = Send a new party for the one you called back
    .other = { $who } sends a new party
ask-emberheart-party-space = Which space does the party take?
    .other = { $who } chooses a space for a party
    .figures =
        { $place }: which space? { $fitting-sum ->
            [0] Nobody of yours
            [one] 1 follower
           *[other] { $fitting-sum } followers
        } may go
ask-emberheart-party = Who goes along?
    .other = { $who } makes up a party
    .figures = { $place }, space { $space }: who goes along?
ask-emberheart-companion = What does your companion bring?
    .other = { $who } uses the companion
    .figures =
        What does your companion bring? { $gear ->
            [0] { "" }
            [one] 1 gear is possible.
           *[other] { $gear } gear are possible.
        } { $flame ->
            [0] { "" }
            [one] Flame −1 is possible.
           *[other] Flame −{ $flame } is possible.
        }
ask-emberheart-swap = Swap which follower for which, for 1 gear?
    .other = { $who } swaps followers
ask-emberheart-attach = Which dragon do you attach?
    .other = { $who } attaches a dragon
ask-emberheart-onto = Which hero or Preserve does the dragon go to?
    .other = { $who } attaches a dragon
    .figures = Where does { $dragon-acc } go?
ask-emberheart-gear = Put 1 gear on the dragon?
    .other = { $who } attaches a dragon
    .figures = Put 1 gear on { $dragon-acc } for 1 glory?
ask-emberheart-call-back = Call back one of your parties and send a new one, or leave them all
    .other = { $who } may call back a party
ask-emberheart-defend = Which raid card do you discard?
    .other = { $who } discards a raid card
ask-emberheart-reward = Take a card for your party, or nothing and 2 gear
    .other = { $who } chooses a card
    .figures = { $place }, your party on space { $space }: take a card, or nothing and 2 gear
ask-emberheart-climb = The Mountain: take a dragon of this level, or withdraw
    .other = { $who } climbs the Mountain
    .figures =
        The Mountain, { $level-key ->
            [middle] middle level
           *[top] top
        }: take a dragon with your { $wardens ->
            [one] { $wardens } warden
           *[other] { $wardens } wardens
        }, or withdraw
ask-emberheart-tie = A tie on the Mountain: which party goes first?
    .other = { $who } decides a tie on the Mountain
    .figures =
        Tie on the Mountain with { $wardens ->
            [one] { $wardens } warden
           *[other] { $wardens } wardens
        }: which party goes first?
ask-emberheart-window = Attach a dragon now, or go on
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
ask-emberheart-exchange = Swap up to 2 hirelings for specialists, or back?
    .other = { $who } may swap followers
    .figures = Swap up to 2 hirelings for another kind ({ $specialist }), or back?
ask-emberheart-mentor = Mentor: swap new specialists for another kind, or go on
    .other = { $who } uses the Mentor
    .figures = Mentor: you may swap { $swaps } more of { $brought } for another kind, or go on
ask-emberheart-apprentice = Which hero does the Apprentice bring you?
    .other = { $who } uses the Apprentice
ask-emberheart-bard = Bard: which hero shall only you be able to take?
    .other = { $who } uses the Bard
    .figures = Bard: which hero shall only you be able to take? { $heroes-or }
ask-emberheart-knight = Dragon Knight: which attribute rises by 1?
    .other = { $who } uses the Dragon Knight
    .figures = Dragon Knight: which attribute rises by 1? Printed: { $attribute }
ask-emberheart-further = Your skill: pay 1 gear for 1 step more?
    .other = { $who } uses a skill
    .figures = Your skill: pay 1 gear to raise { $attribute } further, now { $level }?
ask-emberheart-climber = Raise one attribute by 1, or none
    .other = { $who } may raise an attribute
ask-emberheart-flame-choice = Your skill: let the flame rise and take hirelings, or discard specialists instead?
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
        Discard { $number ->
            [one] { $number } specialist
           *[other] { $number } specialists
        }: which?
ask-emberheart-messenger = Messenger: which raid card strikes you?
    .other = { $who } uses the Messenger
ask-emberheart-sage = Fire Sage: let the flame rise by 1 and lose 2 fewer?
    .other = { $who } uses the Fire Sage
    .figures = Fire Sage: lose { $loss }, or flame +1 and lose { $with_sage }?
ask-emberheart-train = Dragon Trainer: discard a free dragon for 1 step of its attribute, or none
    .other = { $who } uses the Dragon Trainer
ask-emberheart-train-exotic = Which attribute does the exotic dragon raise?
    .other = { $who } uses the Dragon Trainer

## Why not

no-emberheart-game-over = The game is over.
no-emberheart-act-first = Act first: send a party, use the Warehouse or the Fire Station, or take an aide.
no-emberheart-action-done = You have had your one action of this turn; only swaps and dragons are left.
no-emberheart-aide-taken = { $who } has taken { $aide-acc } in this round.
no-emberheart-aide-yours = You have taken { $aide-acc } in this round.
no-emberheart-apprentice-used = The Apprentice has been used; she helps once a game.
no-emberheart-attribute-at-the-end = { $attribute } is at { $level } and goes no further.
no-emberheart-bard-first =
    The Bard has to draw first; { $heroes ->
        [one] { $heroes } hero is
       *[other] { $heroes } heroes are
    } in the pile.
no-emberheart-bard-used = The Bard has drawn in this round already.
no-emberheart-card-has-dragon = { $card } has a dragon already: { $dragon }.
no-emberheart-card-not-yours = You do not have this card: { $card }.
no-emberheart-companion-lacks-followers =
    Space { $space } with the companion takes at least { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum } who may go.
no-emberheart-companion-no-flame = The companion lowers the flame only where no other party is, and only with Speed 1 or more.
no-emberheart-companion-no-gear = The companion brings gear only on a space 3, and only with Senses 1 or more.
no-emberheart-companion-placed = Your companion was placed in this round already; it joins one party a round.
no-emberheart-dragon-attached = This dragon is attached for good: { $dragon }.
no-emberheart-hero-of-another-bard = Only { $who } may take the hero that the Bard brought.
no-emberheart-hero-pile-empty = The pile of heroes is empty.
no-emberheart-hero-waits =
    { $hero } waits for a { $colour-key ->
        [red] red
        [blue] blue
       *[green] green
    } dragon.
no-emberheart-lacks-crests =
    Needs { $needed ->
        [one] { $needed } crest
       *[other] { $needed } crests
    }; you have { $crests }.
no-emberheart-lacks-followers = Needs { $needed } × { $follower } in your supply; you have { $have }.
no-emberheart-lacks-gear = Needs 1 gear; you have { $gear }.
no-emberheart-lacks-specialists = The flame rises by { $steps }, so as many specialists would have to go; you have { $specialists }.
no-emberheart-lacks-wardens =
    The { $dragon } costs { $needed ->
        [one] { $needed } warden
       *[other] { $needed } wardens
    } of the party; on space { $space } there are { $wardens }.
no-emberheart-marshal-waits = Two crests at once need the Fire Marshal at work; yours has no dragon yet.
no-emberheart-mentor-no-hirelings = The Mentor swaps specialists for specialists, no hirelings.
no-emberheart-mentor-other-kind = The Tavern card brought none of these ({ $follower }), but { $brought }.
no-emberheart-mountain-card-gone =
    Card { $slot } of the { $level-key ->
        [middle] middle
       *[top] top
    } level is gone.
no-emberheart-needs-marshal = Two crests at once need the Fire Marshal; you do not have him.
no-emberheart-no-card-for-dragon =
    None of your cards waits for { $dragon-acc }. { $waiting-size ->
        [0] None waits at all.
        [one] Waiting: { $waiting }.
       *[other] Waiting: { $waiting }.
    }
no-emberheart-no-card-there = There is no card { $slot } { $place-at }.
no-emberheart-no-card-waits = None of your cards waits for a dragon; free: { $free }.
no-emberheart-no-colour-fits = No free dragon has the colour of a card that waits. Free: { $free }. Waiting: { $waiting }.
no-emberheart-no-dragon = You do not have this dragon: { $dragon }.
no-emberheart-no-follower = You have none of these in your supply: { $follower }.
no-emberheart-no-followers = You have no followers in your supply to swap.
no-emberheart-no-free-dragon = You have no free dragon to attach.
no-emberheart-no-gear-skill = Your board has no skill that puts gear on dragons.
no-emberheart-no-hero = You do not have { $hero-acc }.
no-emberheart-no-hero-of-a-bard = There is no hero of a Bard in the offer.
no-emberheart-no-hero-offered = No hero lies in the offer.
no-emberheart-no-hero-there = There is no hero in place { $slot }.
no-emberheart-no-new-party = With it back you could send no new party: no free space fits your followers.
no-emberheart-no-party-there = You have no party on space { $space } { $place-at }.
no-emberheart-no-swap-helps = After any swap no new party could be sent.
no-emberheart-one-hero-drawn = Only 1 hero was left in the pile to draw.
no-emberheart-only-new-hirelings = Only the hirelings of this visit ({ $hirelings }) can become gear, not { $asked }.
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
no-emberheart-other-decision = Something else comes first: { $ask }
no-emberheart-other-level =
    This party stands on the { $level-key ->
        [middle] middle
       *[top] top
    } level; { $slots-size ->
        [0] no card can be taken there
        [one] card { $slots-or } can be taken there
       *[other] card { $slots-or } can be taken there
    }.
no-emberheart-other-party-next =
    Next is one of the parties with { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }, on space { $spaces-or }, not space { $space }.
no-emberheart-paragon-used = The Paragon has been used in this round already.
no-emberheart-party-lacks-followers = Besides hirelings only one kind may go { $place-to }: { $specialist }. You have { $fitting-sum } who may go.
no-emberheart-party-size = Space { $space } takes { $range } followers; this party has { $size }.
no-emberheart-place-full = All 5 spaces { $place-at } are taken.
no-emberheart-place-lacks-followers =
    { $place }: the smallest free space takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum } who may go.
no-emberheart-raid-gone = Raid card { $raid } is discarded already.
no-emberheart-resend-first = You called a party back; send a new one to a location first.
no-emberheart-resend-impossible = After this you could send no party for the one you called back.
no-emberheart-space-blocked = Space { $space } { $place-at } is blocked by a neutral crest.
no-emberheart-space-lacks-followers =
    Space { $space } takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum } who may go.
no-emberheart-space-taken = Space { $space } { $place-at } is taken by { $who }.
no-emberheart-space-yours = One of your parties is on space { $space } { $place-at } already.
no-emberheart-specialist-must-go = A specialist has to be discarded; you have { $specialists }.
no-emberheart-swap-lacks-gear = A swap costs 1 gear; you have none.
no-emberheart-swap-no-help = After this swap no new party could be sent; you have { $followers } and { $gear } gear.
no-emberheart-swap-same = Swap for another kind, not the same: { $follower }.
no-emberheart-too-late-for-gear = Once the raid of round 5 has begun, no gear can be put on dragons.
no-emberheart-train-attached = This dragon is attached ({ $dragon }); only a free one can be discarded.
no-emberheart-train-no-dragon = You do not have this dragon ({ $dragon }); only a free one of yours can be discarded.
no-emberheart-welcome-lacks-hireling = This one comes for 1 hireling of your supply ({ $follower }); you have { $hirelings }.

## The score sheet

source-emberheart-dragons = Dragons
source-emberheart-attributes = Attributes
source-emberheart-heroes = Heroes at work
source-emberheart-garrison = Garrison cards completed
source-emberheart-flame = Distance to the highest flame

## Setup options

option-emberheart-side = Skills (side B)
    .help = Everybody plays side B of the boards, each with a skill of their own. Leave it off for a first game.

## Hints: what a line costs and prepares, and what comes to light then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] flame +{ $number }
       *[other] flame −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = a party on space { $space } { $name-at }
thing-emberheart-aide = { $name }
thing-emberheart-raid = not this raid: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = new cards are laid out
then-emberheart-blocked = new cards are laid out
then-emberheart-drew-heroes = the Bard draws heroes
then-emberheart-took-hero = a hero is drawn
then-emberheart-hidden = something hidden comes to light
`,"../../games/emberheart/texts/en/words.ftl":`## Followers and pieces

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
    .help = May go to any location, but is discarded once the party has taken a card.
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
    .help = A specialist for the Mountain; with wardens a party climbs to the higher levels. Comes back unless she is the price.
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
    .help = In your turn 1 gear swaps 1 follower of your supply for one of another kind. At the end every 3 lower your flame by 1.
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
    .help = The companion stands for up to 1, 2 or 3 followers of its party (from level 1, 3, 5).
word-emberheart-senses = Senses
    .help = On a space 3 the companion brings 1, 2 or 3 gear (from level 1, 3, 5).
word-emberheart-speed = Speed
    .help = Where no other party is yet, the companion lowers your flame by 1, 2 or 3 (from level 1, 3, 5).

## Locations

word-emberheart-guild = Heroes’ Guild
    .to = to the Heroes’ Guild
    .at = at the Heroes’ Guild
    .help = Heroes. Hirelings and scouts may go.
word-emberheart-tavern = Tavern
    .to = to the Tavern
    .at = at the Tavern
    .help = New followers and a change of your flame. Hirelings and scouts may go.
word-emberheart-camp = Poachers’ Camp
    .to = to the Poachers’ Camp
    .at = at the Poachers’ Camp
    .help = Captive dragons, also exotic ones. Hirelings and scouts may go.
word-emberheart-mountain = Mountain
    .to = to the Mountain
    .at = at the Mountain
    .help = The strongest dragons on three levels. Hirelings and wardens may go; only wardens climb on.
word-emberheart-preserve = Preserve
    .to = to the Preserve
    .at = at the Preserve
    .help = A home for a dragon: its attribute goes up 2. Hirelings and rangers may go.
word-emberheart-garrison = Garrison
    .to = to the Garrison
    .at = at the Garrison
    .help = Plans worth glory once you have what they ask for. Hirelings and rangers may go.
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
    .help = 1 gear, and you decide ties on the Mountain.
word-emberheart-healer = Healer
    .acc = the Healer
    .help = Your flame goes down 2.
word-emberheart-none = No skill
    .help = Side A: nobody has a skill.
word-emberheart-geared-dragons = Geared dragons
    .help = 1 gear on a dragon attaches it to any hero or Preserve and is worth 1 glory, up to the raid of round 5.
word-emberheart-further-steps = Further steps
    .help = Whenever an attribute rises, 1 gear moves it 1 further.
word-emberheart-fire-wise = Wise with fire
    .help = When your flame rises: 1 hireling per step, or 1 specialist per step instead of the rise.
word-emberheart-welcoming = Welcoming
    .help = When you attach a dragon: 1 hireling, or swap 1 hireling for a specialist.

## Heroes: ability and glory

word-emberheart-apprentice = Apprentice
    .acc = the Apprentice
    .help = Once a game, before an action phase: take a hero from the Guild.
    .glory = 4
word-emberheart-bard = Bard
    .acc = the Bard
    .help = Before each action phase: draw 2 heroes; one of them only you may take.
    .glory = 7 with most Garrison cards
word-emberheart-fire-sage = Fire Sage
    .acc = the Fire Sage
    .help = In the raid you may let the flame rise 1 to lose 2 fewer.
    .glory = 7 with most red dragons
word-emberheart-outfitter = Outfitter
    .acc = the Outfitter
    .help = Hirelings from the Fire Station may become gear, one for one.
    .glory = 7 with most Preserves
word-emberheart-paragon = Paragon
    .acc = the Paragon
    .help = Before each action phase: flame +1 and 2 hirelings for 2 scouts or rangers.
    .glory = 5 with most dragons
word-emberheart-peakwalker = Peakwalker
    .acc = the Peakwalker
    .help = A dragon from the top of the Mountain brings 1 more attribute step.
    .glory = 7 with most gear
word-emberheart-recruiter = Recruiter
    .acc = the Recruiter
    .help = After each raid: 1 hireling per 2 red dragons.
    .glory = 2 per set of scout, ranger and warden, up to 10
word-emberheart-innkeeper = Innkeeper
    .acc = the Innkeeper
    .help = 1 gear for each party you send to the Tavern.
    .glory = 7 with every attribute at 3 or more
word-emberheart-wrangler = Wrangler
    .acc = the Wrangler
    .help = 1 hireling or 1 gear for each dragon worth 5 or 7 that you receive.
    .glory = 2 per Garrison card, up to 10
word-emberheart-flame-tamer = Flame Tamer
    .acc = the Flame Tamer
    .help = Flame −1 for each Preserve that you take.
    .glory = 7 with most hirelings
word-emberheart-dragon-knight = Dragon Knight
    .acc = the Dragon Knight
    .help = A completed Garrison card may raise another attribute instead.
    .glory = 7 with most blue dragons
word-emberheart-fire-marshal = Fire Marshal
    .acc = the Fire Marshal
    .help = Two crests at once at the Fire Station: 8 hirelings for flame +1.
    .glory = 1 per gear, up to 10
word-emberheart-spy = Spy
    .acc = the Spy
    .help = 1 hireling for each party you send to the Camp.
    .glory = 7 with most heroes
word-emberheart-master-scout = Master Scout
    .acc = the Master Scout
    .help = After a party on a space 4 or 5: swap up to 2 hirelings for scouts, or back.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = the Mentor
    .help = Up to 2 specialists of each Tavern card may be of another kind.
    .glory = 3 per set of a red, a blue and a green dragon, up to 9
word-emberheart-merchant = Merchant
    .acc = the Merchant
    .help = 2 gear more at the Warehouse where a crest lies already.
    .glory = 2 per hero, up to 10
word-emberheart-messenger = Messenger
    .acc = the Messenger
    .help = In the raid you may follow the discarded raid card instead.
    .glory = 1 per hireling beyond 3, up to 10
word-emberheart-quartermaster = Quartermaster
    .acc = the Quartermaster
    .help = After each raid: 1 gear per 2 blue dragons.
    .glory = 2 per step of your lowest attribute, up to 10
word-emberheart-dragon-nurse = Dragon Nurse
    .acc = the Dragon Nurse
    .help = 1 hireling for each party you send to the Preserve.
    .glory = 7 with most green dragons
word-emberheart-keeper = Keeper
    .acc = the Keeper
    .help = In the raid you lose 1 fewer.
    .glory = 5 if on one attribute nobody is ahead of you
word-emberheart-dragon-trainer = Dragon Trainer
    .acc = the Dragon Trainer
    .help = Once a round: discard a free dragon to raise the attribute of its colour by 1.
    .glory = 7 with most rangers
word-emberheart-dragon-whisperer = Dragon Whisperer
    .acc = the Dragon Whisperer
    .help = Flame −1 for each dragon that you take from the Camp.
    .glory = 7 with most followers
word-emberheart-master-ranger = Master Ranger
    .acc = the Master Ranger
    .help = After a party on a space 4 or 5: swap up to 2 hirelings for rangers, or back.
    .glory = 4
word-emberheart-overseer = Overseer
    .acc = the Overseer
    .help = 1 hireling more at the Warehouse.
    .glory = 2 per different value among your dragons
word-emberheart-priestess = Priestess
    .acc = the Priestess
    .help = After each raid: flame −1 per 2 green dragons.
    .glory = 2 per Preserve, up to 10
word-emberheart-squire = Squire
    .acc = the Squire
    .help = At the Fire Station where a crest lies already: 1 hireling more and no flame.
    .glory = 7 with most scouts
word-emberheart-tactician = Tactician
    .acc = the Tactician
    .help = Each Garrison card needs 1 less of one of the two things it asks for.
    .glory = 7 with most wardens

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] red dragon
        [blue] blue dragon
        [green] green dragon
        [exotic] exotic dragon
    } ({ $glory })
    .acc =
        { $colour ->
           *[red] the red dragon
            [blue] the blue dragon
            [green] the green dragon
            [exotic] the exotic dragon
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
word-emberheart-garrison-card =
    { $colour ->
       *[red] red Garrison card
        [blue] blue Garrison card
        [green] green Garrison card
    } { $step }
    .acc =
        { $colour ->
           *[red] the red Garrison card
            [blue] the blue Garrison card
            [green] the green Garrison card
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

## States of cards

word-emberheart-no = not here
word-emberheart-free = free
word-emberheart-attached = attached
word-emberheart-with-gear = attached with gear
word-emberheart-open = open
word-emberheart-completed = completed
`,"./server.ftl":`## Opponents

level-spark = Spark
    .help = Gentle: sees its own turn, and errs a lot.
level-ember = Ember
    .help = Easy-going: plans its own turn, with some errors.
level-flame = Flame
    .help = A good player: looks a little ahead.
level-blaze = Blaze
    .help = Strong: looks well ahead.
level-inferno = Inferno
    .help = The best there is: looks far ahead, in under 2 seconds.

## Verdicts of a review

verdict-blunder = Blunder
verdict-mistake = Mistake
verdict-inaccuracy = Inaccuracy

## What the server refuses

error-answered = You have consented already.
error-bad-absence = This time for absences cannot be used. Choose another one.
error-bad-address = This address cannot be used. Give a complete, public address that begins with https.
error-bad-clock = This clock cannot be used. Choose another time.
error-bad-components = The component set has mistakes. Correct what is listed and check it again.
error-bad-cursor = The list has changed. Load the page again.
error-bad-id = The browser sent something the server does not understand. Load the page again.
error-bad-moves = Too many moves at once, or none. Make them one after the other.
error-bad-name = This name cannot be used. A name has 1 to 40 ordinary characters.
error-bad-notify = The browser’s permission for messages cannot be used. Turn them off and on again.
error-bad-options = These options do not go together with this game. Choose others.
error-bad-record = This is no record or position of a game that can be read. Choose another file.
error-bad-seats = These seats do not go together with this game. Check how many play and who they are.
error-bad-seed = The seed has to be a whole number from 0 up.
error-bad-state = There is no such list of games.
error-bad-text = This text cannot be sent: it is empty, too long or holds control characters.
error-banned = You are banned from this server. If you think that is a mistake, tell whoever runs it.
error-begun = The game has begun, so seats stay as they are. Somebody who is away for too long can be voted out.
error-blocked = You cannot join this table. Look for another one, or start a game of your own.
error-bots-off = This server gives no hints and reviews: nothing thinks here.
error-broken = The server made a mistake; nothing was changed. Try again.
error-busy = Too many changes at the same time. Try again.
error-chat-full = The chat of this game is full; nothing more can be said here.
error-damaged = This game cannot be read. It is kept as it is; tell the host of the server.
error-disk-full = The server’s disk is full; nothing was changed. Tell whoever runs it.
error-flood = Far too many messages. Connect again in a while.
error-full = There is no room for more just now. Try again later, or ask for a new link.
error-illegal = This move is not allowed here. Look at the table again.
error-known-deal = Somebody may know what lies hidden in this game. Open the link again to read about it before you sit down.
error-link-used = Somebody else has sat down with this link. Each link is for one player: ask for a new one.
error-malformed = The server did not understand the request. Load the page again.
error-method-not-allowed = This cannot be done here.
error-no-bot = No bot sits there.
error-no-database = The database does not answer. Try again later.
error-no-device = This device is signed out already.
error-no-game = There is no such game, it was deleted, or you have not opened one of its links.
error-no-hints = This game is played without hints.
error-no-human = A bot sits there.
error-no-identity = The server does not know this browser. Load the page again.
error-no-job = There is no such job any more. Ask again.
error-no-level = There is no such opponent. Choose another.
error-no-link = This link leads nowhere: it was renewed, used or is too old. Ask for a new one.
error-no-move = So many moves were not made in this game.
error-no-recovery = Nobody has this recovery phrase. Check the words and their order.
error-no-request = This request is settled: a move was made, it was answered or withdrawn.
error-no-seat = There is no such seat in this game.
error-no-series = A series is played alone against Tom, with the handicap and the deal it gives.
error-no-such-move = So many moves were not made in this game.
error-no-webhooks = This server sends no webhooks.
error-nobody-there = Nobody else sits there any more.
error-not-absent = This player cannot be voted out now: they are here, it is not their turn, or they still have time.
error-not-asked = You are not asked to consent to this.
error-not-begun = The game has not begun: a seat is still open.
error-not-found = There is nothing at this address.
error-not-host = Only the host of the game can do that.
error-not-json = The server did not understand the request. Load the page again.
error-not-over = That is possible when the game is over.
error-not-playing = That can be done only by those who play, while the game is played.
error-not-thought = Nothing came of it. Try again.
error-not-understood = The server did not understand the request. Load the page again.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn to decide.
error-nothing-to-undo = There is nothing that could be taken back.
error-out-of-date = The game has gone on since. Look at the table again.
error-over = The game is over. A branch of it can be played on.
error-problems = What was sent has mistakes. Correct what is listed and try again.
error-refused = The server refused that. Try again.
error-restarting = The server is restarting. Try again in a moment.
error-sealed = Something hidden has come to light, so this cannot simply be taken back or played on.
error-seat-taken = This seat is taken. Ask the host for another one.
error-spectator = Those who watch cannot write or play.
error-still-theirs = This seat belongs to somebody else. A bot can stand in when they wish it or when their time is up.
error-too-complex = That is too complex for the server to read. Send something simpler.
error-too-large = That is too large. Send something smaller.
error-too-long = This text is too long. Make it shorter.
error-too-many = Too many requests. Try again in a moment.
error-too-many-bot-games = Too many games of bots alone are running. Wait until one is over.
error-too-many-connections = Too many windows are open from here. Close some and try again.
error-too-many-games = You have too many games open. Finish or leave some.
error-too-many-hints = You have asked for too many hints at once. Wait until one is there.
error-too-many-ignored = You ignore as many players as you can. Remove some in the settings.
error-too-many-reviews = You have asked for too many reviews at once. Wait until one is there.
error-too-many-sockets = Too many windows are open from here. Close some.
error-too-slow = The connection is too slow; it is opened again.
error-unknown-host = The server does not know the name it was called by. Its host can allow it.
error-unknown-move = There is no such move. Load the page again.
error-wrong-origin = This page may not do that. The host of the server can allow it.
`,"./shell.ftl":`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Home
pages = Pages
skip = Skip to the content
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
loading = Loading …
close = Close
cancel = Cancel
not-now = Not now
yes = Yes
no = No
you = You
name = Name
keep = Keep
kept = Kept
copy = Copy
copied = Copied
share = Share
more = More
menu = Menu
show-more = Show more
try-again = Try again
try-now = Try now
offline = No connection. Nothing is lost; it comes back by itself.

## The first page
start-title = Sit down by the fire
start-text = Two board games, against friends or opponents that think. No account: just begin.
play-others = With others
play-opponents =
    { $number ->
        [one] Play against { $number } opponent
       *[other] Play against { $number } opponents
    }
opponents =
    { $number ->
        [one] { $number } opponent
       *[other] { $number } opponents
    }
learn = Learn to play
level = Level
continue = Go on
all-games = All my games
join = Join
join-text = Paste the link that somebody sent you.
join-go = Join
join-name = What shall the others call you?
join-sit = Sit down
join-no-link = That is no link to a game. Copy the whole address that you were sent.
join-refused = You cannot sit down here
join-watch = Watch
invitation = { $host } invites you to play { $game }
invitation-watch = { $host } lets you watch { $game }
seat-yours = Your seat
link-for-one = This link is for one player.
bots-preparing = The opponents are being prepared on this server; until then they play more simply.
bots-not-ready = The opponents are still being prepared.

## My games
my-games = My games
no-games = No games yet. Begin one!
filter = Which games
filter-all = All
filter-playing = Under way
filter-waiting = Waiting for players
filter-over = Finished
remove-game = Take off my list
leave = Leave the game
leave-title = Leave this game?
leave-text = A bot plays on for you to the end. You cannot come back.
state-waiting =
    { $open ->
        [one] { $open } seat open
       *[other] { $open } seats open
    }
state-over = Finished
state-mine = Your turn
state-theirs = Turn: { $name }

## A new game
new-game = New game
game = Game
seat = Seat
seats = Seats
seat-name = Name at seat { $number }
seat-number = Seat { $number }
kind-bot = Opponent
clock-turn = Time for a turn
clock-whole = Time for the whole game
absence = Longest absence
absence-never = no limit
seed = Seed
component-set = Component set

## How a game was dealt
origin-seed = Chosen seed
    .why = The host chose the seed of this game, so the host may know what lies hidden.
origin-position = Prepared position
    .why = This game starts from a position that the host prepared, so the host may know what lies hidden.
origin-record = Continued game
    .why = This game goes on from a record that the host imported, so the host may know what lies hidden.
origin-branch = Branched off
    .why = This game goes on from one that was played before, so somebody may know what lies hidden.
origin-opened = Piles seen
    .why = Somebody has looked at the hidden piles of this game, so they may know what lies hidden.

## The waiting room
lobby = Waiting room
lobby-text =
    { $open ->
        [one] { $open } seat is open. The game begins when it is taken.
       *[other] { $open } seats are open. The game begins when they are taken.
    }
lobby-help = Each link is for one player and is shown once. If one gets lost, make a new one; the old one stops working.
lobby-leave = Leave this table
invite = Come and play { $game }
link-new = Make a link
link-renew = New link
sit-here = Sit here yourself
seat-free = Free the seat
seat-kick = Remove
kick-title = Remove { $name }?
kick-text = The seat is free again, and the old link stops working. You get a new link for somebody else.
seat-deeds = Options for { $name }
seat-bot-fill = Put an opponent at seat { $number }
seat-waits = waits for somebody
seat-here = is here
seat-away = away
seat-open = open
seat-you = you
seat-tom = Tom
seat-bot = AI · { $level }
seat-stand-in = { $level } stands in
watch-title = Watching
watch-link = Copy a link for spectators
people = Players
mute = Mute in the chat
unmute = Unmute in the chat
block = Block
unblock = Unblock
report = Report …
report-title = Report { $name }
report-text = Your message goes to whoever runs this server, together with a note of this game.
report-what = What happened?
report-send = Send
report-sent = Thank you. Your report has been sent.
vote-title = A vote
vote-out = Go on without { $name }
vote-given = You have voted to go on without { $name }.
vote-later = Can be voted out if still away on { $when }.
vote-asked =
    { $number ->
        [one] { $names } wants to go on without { $name }, who has been away for too long. A bot would take over. Do you agree?
       *[other] { $names } want to go on without { $name }, who has been away for too long. A bot would take over. Do you agree?
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
prompt-sending = Sending your move …
prompt-replay = After move { $move }
prompt-confirm = Confirm: { $move }
prompt-confirm-all = Confirm your moves
prompt-won =
    { $number ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
prompt-you-won = You have won!
chips = Further deeds
turn-bar = This turn
confirm = Confirm
undo = Undo
undo-nothing = Nothing of yours to take back
undo-series = In a series what has come to light stands
undo-nobody = Something hidden has come to light, and nobody is here to agree
undo-proposed = Drop what you chose
undo-what = Take back: { $what }
undo-ask = Ask the others to take back: { $what }
undo-request-title = Somebody asks to take back
undo-request =
    { $moves ->
        [one] { $name } asks to take back { $moves } move.
       *[other] { $name } asks to take back { $moves } moves.
    }
undo-waits =
    { $moves ->
        [one] The others are asked whether { $moves } move may be taken back.
       *[other] The others are asked whether { $moves } moves may be taken back.
    }
undo-look = Show where to
consent-missing = Still to agree: { $names }.
restart = Start the turn again
restart-help = Back to the beginning of the turn, or to where something hidden came to light
hint = Hint
hint-help = Ask for good moves
hints = Hints
hint-margin = Expected margin { $margin }
hint-exact = Final margin { $margin }
hint-win = win { $share } %
hint-gains = Gains { $gains }.
hint-costs = Costs { $costs }.
hint-prepares = Prepares { $things }.
hint-do = Do it
sound = Sound
language = Language
language-system = As in the system
theme-to-light = Light colours
theme-to-dark = Dark colours
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-left = Time left
elsewhere = It is your turn at another table.
elsewhere-go = Go there

## The table: columns and panels
side = Beside the board
board = Board
parts = Parts of the board
supply = Supply
scores = Scores
waits-here = something to do here
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
notes-kept = Kept.
notes-keeping = Being kept …
moves-legal = What you may do now
moves-none = There is nothing for you to decide now.
moves-forbidden =
    { $number ->
        [one] { $number } move is not possible now
       *[other] { $number } moves are not possible now
    }
costs = Costs { $price }
seals = Brings something hidden to light
ends-turn = Ends the turn
help-now = Why not
read-on = Read on
book-page = rulebook p. { $page }
winner = Winner
projected =
    { $points ->
        [one] { $points } point as it stands
       *[other] { $points } points as it stands
    }
score-sheet = Score sheet
sheet-now = as if the game ended now
sheet-final = final
total = Total
final-scoring = Final scoring
final-skip = Show all
rematch = Rematch
rematch-open = To the rematch
branch = Go on from here in a new game
export = Export the record
text-board = Board as text
stand-in = { $level } plays on for { $name }
stand-in-end = { $name } plays on
curtain-title = { $name } is next
curtain-text = Hand the screen over. Nothing is shown until you are there.
curtain-lift = I am here

## Looking back
replay = Replay
play = Play
pause = Pause
step-back = One move back
step-forward = One move on
live = live
go-live = To the present
since = Since my turn
since-help = Show what happened since my last turn
move-of = Move { $move } of { $last }
speed = Others' moves
speed-help = How fast others' moves are shown
speed-1 = as they are
speed-2 = twice as fast
speed-skip = at once
speed-times = Speed { $times }×

## Keys
keys = Keys
key-area = to the next part of the table
key-inside = move inside a part
key-act = choose
key-cancel = cancel, close
key-choice = pick one of few choices
key-confirm = confirm
key-undo = undo
key-restart = start the turn again
key-since = what happened since my last turn
key-step = one move back, one move on
key-live = back to the present
key-hint = hint
key-moves = list of moves
key-sheet = score sheet
key-text = board as text
key-help = help about a piece, or these keys

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
skip-step = Skip
step-your-move = Your move
step-play-on = Play on

## Problems
failure-title = That did not work
missing-title = Nothing here
missing-text = This address leads nowhere. Perhaps a part of the link is missing.
error-unknown = Something went wrong. Try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-gone = You are no longer at this table: the host freed your seat, or the game was deleted.

## The board as text
part-open = open
part-count = Number
part-contents = Among them
part-seat = Of

## A game that no texts are written for
plain-ask = Your turn: { $decision }
    .other = { $who } decides: { $decision }
plain-event = { $who }: { $what }
`}));export{e as default};