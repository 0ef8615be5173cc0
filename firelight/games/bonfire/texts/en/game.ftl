## What buttons say

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
