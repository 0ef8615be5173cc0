//# allFunctionsCalledOnLoad
var e=Object.values(Object.assign({"./board-bonfire.ftl":`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
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
`,"./board-emberheart.ftl":`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

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
`,"./bonfire.ftl":`## What buttons say

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
`,"./emberheart.ftl":`## What buttons say

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
`,"./lessons.ftl":`## Bonfire

lesson-bonfire-welcome = The Bonfires have gone out, and your Gnomes want to light them again. This is your city. Tom, who plays by cards, plays against you, and you have 10 points as a head start. We take the first turns together.
    .title = Welcome
lesson-bonfire-city = Seven spaces wait for Tasks. Beside each lies a piece of path and a notch for a portal. A Task that you light, with a portal, a path in its colour and a Guardian beside it: that is what scores at the end.
    .title = Your city
lesson-bonfire-first-tile = Your first Fate Tile shows path, ship and task, and you get one action tile of each. Just right for us: keep it and lay it as it is.
    .title = The first Fate Tile
lesson-bonfire-supply = These are your action tiles: three of the tile and two yellow ones, which stand for anything. Beside them your resources: one of each, and gold, which stands for any.
    .title = What you have
lesson-bonfire-sail = Let us fetch a Task. The first voyage costs one ship tile, however far. Sail to the marked island.
    .title = Set sail
lesson-bonfire-task = Take the blue Task: it asks for a Path Tile showing a blossom, and one lies in the display. You pay a task tile, the island’s root, and the resource of the Offering that you leave there: choose the left one, fruit.
    .title = Your first Task
lesson-bonfire-space = Put it on space 2. Your next Path Tile comes right beside it, and if its crystal is blue too, that is worth 2 points more.
    .title = Where it goes
lesson-bonfire-tom = Your turn is over. After each of yours Tom turns up a card and takes something: a Path Tile, a Gnome, a portal, a Guardian or a Task. Then it is your turn again.
    .title = Tom
lesson-bonfire-build = Now use your path tile: build the Path Tile with the blossom and the blue crystal.
    .title = Build a path
lesson-bonfire-ignite = The condition of your Task is met. Lighting it is a turn of its own: ignite the Bonfire.
    .title = Light it
lesson-bonfire-council = The Novice beside it goes to the High Council and brings you a bonus. Send him to the space with 2 gold and a yellow tile. The more Novices sit there, the nearer the end.
    .title = The High Council
lesson-bonfire-fire = The Great Bonfire has not been used yet, and the first use costs one tile, wherever you turn it. Turn it to the marked space, pay with a yellow tile, and take the shell and the portal: it fits your last notch.
    .title = The Great Bonfire
lesson-bonfire-procession = Your Guardian stands on START. Make a Procession of one step with a yellow tile: where she ends, she brings you what the path shows, here gold. Later she walks through a portal to a Bonfire.
    .title = A Procession
lesson-bonfire-fate = One action tile is left: time for a new Fate Tile. Take the top one, lay it down the marked column and turn it, so that path joins path: a group of two brings two tiles, and the gold square below it is yours.
    .title = New tiles
lesson-bonfire-gnomes = One thing we have not done: Gnomes. For gnome tiles and the resource a Gnome shows, a Specialist helps you to the end of the game, an Elder brings points at once. You have room for six.
    .title = Gnomes
lesson-bonfire-scoring = When 7 Novices are in the Council the Countdown begins, and everybody has a few turns left. Open the score sheet at any time to see what you would score now, and from where.
    .title = How it ends
lesson-bonfire-end = That is all you need to begin. Play this game on if you like: anything you cannot do says why, every piece explains itself, and a hint is one button away. Good fires!
    .title = Off you go

## Emberheart

lesson-emberheart-welcome = Poachers have come to the island, and you are here to save its dragons. This is your camp: 10 hirelings, 2 gear, 5 crests and a young dragon, your companion. A gentle opponent plays with you. We take the first round together.
    .title = Welcome
lesson-emberheart-attribute = One attribute of your companion starts at 1. Choose Strength: the companion then stands for one follower of its party.
    .title = Your companion
lesson-emberheart-island = Six locations, in the order in which they give their cards: Guild, Tavern, Camp, Mountain, Preserve, Garrison. Each has spaces 1 to 5. A party of exactly that many followers fits there; spaces with a neutral crest are blocked.
    .title = The island
lesson-emberheart-camp = In the Poachers’ Camp wait exotic dragons, which suit any hero. Send 5 hirelings to space 5 of the Camp, then end your turn.
    .title = Your first party
lesson-emberheart-order = Nothing happens there yet. In the reward phase the party on the highest space picks first, so on space 5 nobody is ahead of you.
    .title = Who picks first
lesson-emberheart-companion = You need a hero too. Send a party with your companion to the Heroes’ Guild, to space 4 if it is free: thanks to Strength 3 hirelings are enough there.
    .title = With the companion
lesson-emberheart-warehouse = Some things come at once. Lay a crest at the Warehouse for 2 gear. The Fire Station would bring 4 hirelings, but your flame would rise, and a high flame costs glory at the end.
    .title = The village
lesson-emberheart-swap = In your turn 1 gear turns a follower into another kind. Hirelings are gone once their party takes a card; specialists come back. Swap a hireling for a warden, who may climb the Mountain.
    .title = Gear
lesson-emberheart-aide = An aide costs no crest and helps at once: the Healer lowers your flame by 2. Take one that is left. When the last of the four is taken, the action phase is nearly over.
    .title = Aides
lesson-emberheart-rewards = Use the followers and crests you have left as you like, until all aides are taken. Then the rewards begin: the Guild comes first. Take a hero.
    .title = Your hero
lesson-emberheart-dragon = Now the Camp: your party on space 5 picks first. Take the exotic dragon worth 3.
    .title = A dragon
lesson-emberheart-attach = A hero works and scores only with a dragon of its colour. An exotic one suits all: attach it to your hero. That is for good.
    .title = Bring them together
lesson-emberheart-raid = After the rewards come the poachers. The raid card says what everybody loses, and the table always shows what it would cost you now. Whoever cannot pay gets a higher flame.
    .title = The raid
lesson-emberheart-scoring = After 5 rounds glory is counted: dragons, attributes, heroes with their dragon, completed Garrison cards, and how far your flame lies below the highest one.
    .title = How it ends
lesson-emberheart-end = That is all you need to begin. Play this game on if you like: anything you cannot do says why, every card explains itself, and a hint is one button away. Fly high!
    .title = Off you go
`,"./rules-bonfire.ftl":`## Chapters

chapter-bonfire-table = The table
chapter-bonfire-setup = Setting up
chapter-bonfire-turn = Your turn
chapter-bonfire-actions = Actions with tiles
chapter-bonfire-fires = Bonfires and the High Council
chapter-bonfire-end = The end
chapter-bonfire-solo = Solo: Tom
chapter-bonfire-gnomes = Specialists and Elders

## The table

rule-bonfire-overview = For 1 to 4 players; alone you play against Tom. You fetch Tasks from the islands, meet their conditions and light them as Bonfires. Paths, portals and Guardians beside your Bonfires bring most of the points, and nearly all of them come at the end.
    .title = What it is about
    .numbers = B1.1
    .page = 6
rule-bonfire-islands = Ten task islands, two for each basic resource, and four guardian islands, one per Guardian colour, joined by ship routes. Four task islands lie in the corners. Any number of ships may lie at an island.
    .title = Islands
    .numbers = B1.2 B6.2d
    .page = 8
rule-bonfire-resources = Blossom, fruit, herb, shell and root are the basic resources; gold is the sixth and stands for any of them. Action tiles come in six kinds, and yellow stands for any. Both never run out. You start with 1 of each resource, 2 yellow tiles and the 3 tiles of your first Fate Tile.
    .title = Resources and action tiles
    .numbers = B2.11
    .page = 3
rule-bonfire-city = Your city has 7 task spaces in path order, a Novice beside each. Beside task space i lie path space i and a notch for one portal shape; their order differs on each board. Path space 1 is on the Starting Tile: it shows gold and has no crystal. Before it lies START, where any number of Guardians may stand. A Guardian beside Bonfire i scores the number printed there, from 2 up to 8.
    .title = Your city
    .numbers = B1.6 B1.7
    .page = 5

## Setting up

rule-bonfire-setup-tasks = The 66 Tasks are shuffled. 4 players: 3 on each task island. 3 players: 2 on corner islands, 3 on the others. 1–2 players: 2 on each, and the Task “3 Offerings on one island” is left out. The rest leave the game. In a first game every island gets different colours.
    .title = Tasks on the islands
    .numbers = B2.1 B2.2
    .page = 4
rule-bonfire-setup-board = Four Guardians of each colour stand on their islands. 28 portals (with 1–2 players 21) lie open on the 7 spaces of the Great Bonfire, equally many on each. 4 Path Tiles, 6 Specialists and all 6 Elders lie face up. Each Common Task has its Neutral Novice.
    .title = The shared board
    .numbers = B2.3 B2.4 B2.5 B2.6
    .page = 4
rule-bonfire-setup-city = Everybody gets a random board, a Starting Tile with their own Guardian, 7 Novices, 10 Offerings in two piles of 5 with the top ones turned up, and 8 Fate Tiles: 7 in an open column, 1 in front. Ships begin at the landing stage, points at 0. Who has the oval building starts; play goes clockwise.
    .title = Your own board
    .numbers = B2.7 B2.8 B2.9 B2.12
    .page = 5
rule-bonfire-first-tile = Right before your first turn you may swap the Fate Tile in front of you with the middle one of your column. Then it goes on the marked centre of your Fate Area, either way round. You start with 1 of each of the 6 resources, 2 yellow tiles and the 3 action tiles shown on it.
    .title = The first Fate Tile
    .numbers = B2.10 B2.11
    .page = 5

## Your turn

rule-bonfire-turn = In your turn do exactly one thing: place a Fate Tile, use action tiles, or ignite a Bonfire. Before or after it, but not in the middle, you may take any number of Bonus Actions. Action tiles are thrown away only to place a Fate Tile; resources never are.
    .title = The three options
    .numbers = B3.1 B3.2 B3.3
    .page = 7
rule-bonfire-out = If none of the three is possible, you are out for good; your number of the Countdown still brings its points. While something is possible you have to act, except by passing in the Countdown. If nobody can act before the Countdown, the game ends at once.
    .title = Nothing is possible
    .numbers = B3.4
    .page = 7
rule-bonfire-fate-tile = To place a Fate Tile you may hold at most 1 action tile (3 with the Packer); throw away down to it first, of your choice. Take the top or the bottom tile of your column. Without room in your Fate Area this is impossible; tiles left in the column score at the end.
    .title = Place a Fate Tile
    .numbers = B4.1 B4.2
    .page = 7
rule-bonfire-fate-place = The three squares lie in one line, across or down, either way round: at least one orthogonally beside a tile already placed, all inside the Fate Area, on no other tile. With the Bridge Builder it may stick out as long as one square is inside; squares outside belong to groups but cover nothing.
    .title = Where it goes
    .numbers = B4.3
    .page = 7
rule-bonfire-fate-gain = For each of its three symbols gain as many tiles of that kind as its connected area of equal symbols now has squares; each area counts once. Every gold or yellow square newly covered is gained too (twice with the Star Reader).
    .title = What it brings
    .numbers = B4.4 B4.5
    .page = 7
rule-bonfire-pay-tiles = A yellow tile stands for any one action tile (with the Twin Dyer for two equal ones). A tile that you lack can be replaced by any two tiles, but only once none of your own tiles of that kind is left; having yellow does not count as having the kind. With the Twin Dyer yellow is no part of a pair.
    .title = Paying with tiles
    .numbers = B5.1 B5.2
    .page = 8
rule-bonfire-pay-resources = Gold stands for any one resource. A resource that you lack, gold too, can be replaced by any two resources, once your own pieces of all that is owed are spent.
    .title = Paying with resources
    .numbers = B5.3
    .page = 8
rule-bonfire-paying = Where there is more than one way to pay, you choose. Nothing can be overpaid, except that a yellow tile under the Twin Dyer may cover a last 1. Steps and distances follow the worth paid. Having is not paying: replacements never count for the condition of a Task.
    .title = How to pay
    .numbers = B5.4 B5.5
    .page = 8

## Actions with tiles

rule-bonfire-build = Costs 1 path tile for each of your first three Path Tiles (spaces 2–4), 2 for each of the last three (5–7). Take a face-up tile or the top of the pile, unseen until taken, and put it on your next path space. One per action, 6 in all. The Pavior gives you its resource.
    .title = Build a path
    .numbers = B6.1 B6.1a B6.1b B6.1d
    .page = 8
rule-bonfire-new-display = If all 4 face-up Path Tiles have the same crystal colour and the pile is not empty, you may put them under the pile and turn up 4 new ones before you choose, again while it holds, until every tile has been shown once. Then you have to build.
    .title = New Path Tiles
    .numbers = B6.1c
    .page = 8
rule-bonfire-ship = Your first voyage costs 1 ship tile and goes to any island. After that: 1 tile for one route, 2 tiles for two, 3 tiles for any other island; you pay the lowest price that reaches it. The Helmsman takes one route off. On arrival you may at once do the island’s action for its usual price.
    .title = Move the ship
    .numbers = B6.2 B6.2a B6.2b B6.2c
    .page = 8
rule-bonfire-task = Your ship lies at a task island that still has a Task, and you have fewer than 7 Tasks and Bonfires. Pay 1, 2 or 3 task tiles for your first, second or third Offering there, and two resources: that of one of your face-up Offerings and that of the island. Take a Task, leave the Offering in its place, put the Task on any free space, and turn up your next Offering.
    .title = Receive a Task
    .numbers = B6.3 B6.3a B6.3b B6.3c
    .page = 9
rule-bonfire-guardian = Your ship lies at a guardian island whose colour you lack. Pay 1 guardian tile; she comes to START. Never two of a colour, so at most 5 Guardians with your own. With the Herald all your Guardians may then go 1 step without yield.
    .title = Retrieve a Guardian
    .numbers = B6.4 B6.4a B6.4b
    .page = 9
rule-bonfire-procession = Pay k guardian tiles: each Guardian may take up to k steps (1 more with the Pacemaker), the one furthest along first, all her steps before the next moves; on START you choose the order. A step goes to the next path space, or from path space i to Bonfire i if its portal is there. One Guardian to a path space (any number with the Crowd Keeper) and to a Bonfire; a full space blocks the way. At a Bonfire she stays. At least one step must be taken, and you cannot pay for steps nobody can use.
    .title = Make a Procession
    .numbers = B6.5 B6.5a B6.5b B6.5c B6.5d
    .page = 10
rule-bonfire-yield = A Guardian who moved and ends on a path space yields its resource; on space 1 gold. The Gardener lets you choose a basic resource instead, an Acolyte doubles his colour, the Gatekeeper adds 1 gold on space 1. They add up.
    .title = What Guardians yield
    .numbers = B6.5e
    .page = 10
rule-bonfire-great-bonfire = Its ring has 7 spaces, each with an action tile, a resource (once 2 points instead) and portals. The very first use in the game costs 1 Great Bonfire tile and turns it to any space. After that, clockwise: 1 space costs 1 tile, 2 spaces 2, farther ones (a full round too) 3. The Fire Turner takes one space off.
    .title = Use the Great Bonfire
    .numbers = B1.3 B6.6 B6.6a B6.6b
    .page = 10
rule-bonfire-rewards = Take two different ones of the three rewards of the space (two or three with the Fire Steward): the action tile; the resource or 2 points; one portal that fits your next notch. If no portal fits, the other two.
    .title = Rewards of the Great Bonfire
    .numbers = B6.6c
    .page = 10
rule-bonfire-portals = Portals fill your notches from 7 down to 1; one that does not fit the next notch cannot be taken. With the Portal Smith any free notch will do.
    .title = Portals
    .numbers = B6.6d
    .page = 10
rule-bonfire-gnome = With fewer than 6 Gnomes: pay 2 gnome tiles and 1 of the Gnome’s resource, or 1 tile and 2 of it. A Specialist helps from now on and is replaced from the pile; an Elder brings points at once. A new Specialist never cheapens its own recruiting.
    .title = Recruit a Gnome
    .numbers = B6.7 B6.7a B6.7b B6.7c
    .page = 10

## Bonfires and the High Council

rule-bonfire-ignite = Turn over one of your Tasks whose condition you meet now; it stays lit whatever happens later. The Novice beside it goes to a High Council space without a Novice of your colour and takes its bonus or 1 point. Order: turn over, move the Novice, check the Countdown, the Usher’s gold, then the bonus.
    .title = Ignite a Bonfire
    .numbers = B9.1 B9.2 B9.3
    .page = 11
rule-bonfire-conditions = A condition is checked when you ignite, with what you have then; nothing is paid, and more than asked is fine. The Task itself is not yet a Bonfire. Adjacent Path Tiles are neighbours on your path. “Two resources” means two different basic ones. Elders are Gnomes; your own Guardian counts. Only your own Offerings count. One group never counts as two.
    .title = Conditions of Tasks
    .numbers = B15.1 B15.2 B15.3 B15.4 B15.5
    .page = 13
rule-bonfire-common-tasks = Five Common Tasks: 7 Tasks or Bonfires in any mixture; 7 portals; 7 Path Tiles with the Starting Tile; 5 Guardians; 6 Gnomes. Each scores 4 at the end for everybody who meets it; the first one 7 with seven Bonfires. At the start each has a Neutral Novice.
    .title = Common Tasks
    .numbers = B1.5 B10.1
    .page = 14
rule-bonfire-bonus-action = If you meet a Common Task and its Neutral Novice is still there, you may, now or in a later turn, place that Novice on a Council space without a Neutral Novice and take the bonus. Any number per turn, in addition to your action.
    .title = Bonus Action
    .numbers = B10.2
    .page = 11
rule-bonfire-council = The High Council has 8 spaces with one bonus each. A bonus that cannot be carried out may not be chosen; then there is 1 point instead. That is judged after the Novice has moved. The Delegate lets Novices share a space with their own colour.
    .title = The High Council
    .numbers = B1.4 B11.9
    .page = 14
rule-bonfire-bonus-gold = 2 gold and 1 yellow tile. Here there is no point instead.
    .title = Council: gold
    .numbers = B11.1
    .page = 14
rule-bonfire-bonus-path = A Path Tile of your choice for free: from the display, which is refilled, or any from the pile. You decide for the pile before you look; then it is shuffled.
    .title = Council: Path Tile
    .numbers = B11.2
    .page = 14
rule-bonfire-bonus-guardian = A Guardian of a colour you lack comes to START, from any island.
    .title = Council: Guardian
    .numbers = B11.3
    .page = 14
rule-bonfire-bonus-great-bonfire = Turn the Great Bonfire to any space for free and take rewards as usual. It counts as used from then on.
    .title = Council: Great Bonfire
    .numbers = B11.4
    .page = 14
rule-bonfire-bonus-specialist = A face-up Specialist for free; the display is refilled.
    .title = Council: Specialist
    .numbers = B11.5
    .page = 14
rule-bonfire-bonus-move = Move one of your Guardians at least one step, forward or back, to any empty built path space or to a Bonfire that she could enter, also from a Bonfire, never back to START. Standing Guardians do not block her. She yields as usual; it is no Procession.
    .title = Council: move a Guardian
    .numbers = B11.6
    .page = 14
rule-bonfire-bonus-ship = Move your ship free to any other island; then, if you like, its action at the usual price.
    .title = Council: ship
    .numbers = B11.7
    .page = 14
rule-bonfire-bonus-fate = Place the top or bottom Fate Tile at once, however many action tiles you hold, with the usual yield.
    .title = Council: Fate Tile
    .numbers = B11.8
    .page = 14

## The end

rule-bonfire-countdown = The Countdown begins when 7, 7, 10 or 13 Novices (with 1, 2, 3 or 4 players) are in the Council. From then on, whenever the starting player ends a turn, the highest of the tiles 5 to 1 travels once round the table. The number before you is how many turns you have left, this one included; for the starting player it is the highest tile still in the pile. When the 1 comes back, the game ends.
    .title = The Countdown
    .numbers = B12.1 B12.2 B12.3 B12.4
    .page = 11
rule-bonfire-passing = From the first turn for which you have a number you may pass for good instead of the whole turn: as many points as the number, no Bonus Action, no more turns. Before the tiles reach you it is a normal turn. If all have passed or are out, the game ends; those who are out still get their number.
    .title = Passing
    .numbers = B12.5 B12.6 B12.7
    .page = 11
rule-bonfire-scoring = At the end: the value of each Bonfire; the value of her place for each Guardian at a Bonfire; 2 for each portal beside a Bonfire; 2 for each Path Tile whose crystal has the colour of the Bonfire beside it; 4 for each Common Task you meet (7 with seven Bonfires); 3 for each Fate Tile left in your column; 1 for every 2 action tiles and resources left, together.
    .title = Final scoring
    .numbers = B13.1 B13.2 B13.3 B13.4 B13.5 B13.6 B13.7
    .page = 11
rule-bonfire-winner = Most points win; at a tie more Bonfires, then the victory is shared.
    .title = Who wins
    .numbers = B13.8
    .page = 11
rule-bonfire-example = An example: 5 Bonfires worth 7, 5, 2, 4 and 2 make 20; one Guardian at a 6; 5 portals 10; 4 crystals 8; one Common Task 4; 2 Fate Tiles 6; 3 action tiles and 1 resource 2; and 5 from an Elder during the game. In all 61.
    .title = A score worked out
    .numbers = B13.9
    .page = 16

## Solo: Tom

rule-bonfire-solo = Two-player rules against Tom, except: 20 random Tasks, 2 of different colours on each island; the portals on one space all differ; the 3 Specialists showing gold are left out; you start. Tom has a board, a Guardian, 4 Novices and 8 cards. He has no action tiles, resources, Fate Tiles, Offerings or ship, makes no Procession and never uses Specialists.
    .title = Playing against Tom
    .numbers = B14.1 B14.2
    .page = 12
rule-bonfire-tom-turn = After each of your turns Tom turns up a card and does it. A card with the gnome sign first turns up a Gnome of the pile: its resource says what Tom takes. An empty pile is made anew from its discards.
    .title = Tom’s turn
    .numbers = B14.3
    .page = 12
rule-bonfire-tom-cards = Gnome: all face-up Specialists showing the resource. Path: all face-up Path Tiles showing it, left to right, until he has 6. Task I and II: of its two islands the Task of highest or lowest value (at a tie you choose) as a Bonfire on his next free space; with II also one of his Novices goes to the Council for 1 point. Guardian: a colour he lacks. Great Bonfire: clockwise to the next space with the portal he needs.
    .title = Tom’s cards
    .numbers = B14.4 B14.5 B14.6
    .page = 12
rule-bonfire-tom-commons = When Tom meets a Common Task whose Neutral Novice is there, it goes to the Council lying down, blocks nobody, and he gets 1 point. If he cannot act because he meets the matching Common Task already, he gets 3 points instead; if he cannot for another reason, nothing.
    .title = Tom and the Common Tasks
    .numbers = B14.7 B14.8
    .page = 12
rule-bonfire-solo-end = The Countdown begins at the 7th Novice; the game also ends right after Tom’s 32nd card. Tom scores Bonfires, portals, crystals, Common Tasks and his points. You win with more points than Tom; there is no tiebreak.
    .title = End of a solo game
    .numbers = B14.9
    .page = 12
rule-bonfire-handicap = A series of solo games: the handicap starts at −10, a win adds 5, a loss takes 2, a tie leaves it. If it is positive, Tom starts with that many points; if negative, you do.
    .title = The handicap series
    .numbers = B14.10
    .page = 12

## Specialists and Elders

rule-bonfire-gnome-crowd-keeper = { word-bonfire-crowd-keeper.help } Not at Bonfires. The free move of the Council may end on an occupied space.
    .title = { word-bonfire-crowd-keeper }
    .numbers = B7.1
    .page = 15
rule-bonfire-gnome-pacemaker = { word-bonfire-pacemaker.help }
    .title = { word-bonfire-pacemaker }
    .numbers = B7.2
    .page = 15
rule-bonfire-gnome-gift-bearer = { word-bonfire-gift-bearer.help } An Offering is still chosen and delivered.
    .title = { word-bonfire-gift-bearer }
    .numbers = B7.3
    .page = 15
rule-bonfire-gnome-storyteller = { word-bonfire-storyteller.help }
    .title = { word-bonfire-storyteller }
    .numbers = B7.4
    .page = 15
rule-bonfire-gnome-twin-dyer = { word-bonfire-twin-dyer.help } Its worth cannot be split between ship and island, and it is one tile for limits, Tasks and scoring.
    .title = { word-bonfire-twin-dyer }
    .numbers = B7.5
    .page = 15
rule-bonfire-gnome-gardener = { word-bonfire-gardener.help } On path space 1 too, and once for all she yields.
    .title = { word-bonfire-gardener }
    .numbers = B7.6
    .page = 15
rule-bonfire-gnome-usher = { word-bonfire-usher.help } A Neutral one counts, but not the Novice whose bonus brought the Usher.
    .title = { word-bonfire-usher }
    .numbers = B7.7
    .page = 15
rule-bonfire-gnome-pavior = { word-bonfire-pavior.help } However the tile was taken.
    .title = { word-bonfire-pavior }
    .numbers = B7.8
    .page = 15
rule-bonfire-gnome-haggler = { word-bonfire-haggler.help } Different ones too, and for a Gnome showing gold.
    .title = { word-bonfire-haggler }
    .numbers = B7.9
    .page = 15
rule-bonfire-gnome-pink-acolyte = { word-bonfire-pink-acolyte.help }
    .title = { word-bonfire-pink-acolyte }
    .numbers = B7.10
    .page = 15
rule-bonfire-gnome-grey-acolyte = { word-bonfire-grey-acolyte.help }
    .title = { word-bonfire-grey-acolyte }
    .numbers = B7.11
    .page = 15
rule-bonfire-gnome-brown-acolyte = { word-bonfire-brown-acolyte.help }
    .title = { word-bonfire-brown-acolyte }
    .numbers = B7.12
    .page = 15
rule-bonfire-gnome-blue-acolyte = { word-bonfire-blue-acolyte.help }
    .title = { word-bonfire-blue-acolyte }
    .numbers = B7.13
    .page = 15
rule-bonfire-gnome-packer = { word-bonfire-packer.help }
    .title = { word-bonfire-packer }
    .numbers = B7.14
    .page = 15
rule-bonfire-gnome-recruiter = { word-bonfire-recruiter.help } However you take them.
    .title = { word-bonfire-recruiter }
    .numbers = B7.15
    .page = 15
rule-bonfire-gnome-star-reader = { word-bonfire-star-reader.help }
    .title = { word-bonfire-star-reader }
    .numbers = B7.16
    .page = 15
rule-bonfire-gnome-herald = { word-bonfire-herald.help } It may be declined; with the Pacemaker it is 2 steps.
    .title = { word-bonfire-herald }
    .numbers = B7.17
    .page = 15
rule-bonfire-gnome-lantern-bearer = { word-bonfire-lantern-bearer.help }
    .title = { word-bonfire-lantern-bearer }
    .numbers = B7.18
    .page = 15
rule-bonfire-gnome-town-crier = { word-bonfire-town-crier.help } Each once, and only from now on; as your 6th Gnome he pays for “6 Gnomes”.
    .title = { word-bonfire-town-crier }
    .numbers = B7.19
    .page = 15
rule-bonfire-gnome-gatekeeper = { word-bonfire-gatekeeper.help }
    .title = { word-bonfire-gatekeeper }
    .numbers = B7.20
    .page = 15
rule-bonfire-gnome-helmsman = { word-bonfire-helmsman.help } At least 1 tile is paid.
    .title = { word-bonfire-helmsman }
    .numbers = B7.21
    .page = 15
rule-bonfire-gnome-fire-turner = { word-bonfire-fire-turner.help } At least 1 tile is paid.
    .title = { word-bonfire-fire-turner }
    .numbers = B7.22
    .page = 15
rule-bonfire-gnome-fire-steward = { word-bonfire-fire-steward.help } With the bonus of the Council too.
    .title = { word-bonfire-fire-steward }
    .numbers = B7.23
    .page = 15
rule-bonfire-gnome-delegate = { word-bonfire-delegate.help }
    .title = { word-bonfire-delegate }
    .numbers = B7.24
    .page = 15
rule-bonfire-gnome-portal-smith = { word-bonfire-portal-smith.help }
    .title = { word-bonfire-portal-smith }
    .numbers = B7.25
    .page = 15
rule-bonfire-gnome-envoy = { word-bonfire-envoy.help }
    .title = { word-bonfire-envoy }
    .numbers = B7.26
    .page = 15
rule-bonfire-gnome-bridge-builder = { word-bonfire-bridge-builder.help } One square at least stays inside; squares outside cover nothing.
    .title = { word-bonfire-bridge-builder }
    .numbers = B7.27
    .page = 15
rule-bonfire-gnome-elder-of-paths = { word-bonfire-elder-of-paths.help }
    .title = { word-bonfire-elder-of-paths }
    .numbers = B8.1
    .page = 15
rule-bonfire-gnome-elder-of-fate = { word-bonfire-elder-of-fate.help }
    .title = { word-bonfire-elder-of-fate }
    .numbers = B8.2
    .page = 15
rule-bonfire-gnome-elder-of-portals = { word-bonfire-elder-of-portals.help }
    .title = { word-bonfire-elder-of-portals }
    .numbers = B8.3
    .page = 15
rule-bonfire-gnome-elder-of-tasks = { word-bonfire-elder-of-tasks.help }
    .title = { word-bonfire-elder-of-tasks }
    .numbers = B8.4
    .page = 15
rule-bonfire-gnome-elder-of-guardians = { word-bonfire-elder-of-guardians.help }
    .title = { word-bonfire-elder-of-guardians }
    .numbers = B8.5
    .page = 15
rule-bonfire-gnome-elder-of-gnomes = { word-bonfire-elder-of-gnomes.help }
    .title = { word-bonfire-elder-of-gnomes }
    .numbers = B8.6
    .page = 15
`,"./rules-emberheart.ftl":`## Chapters

chapter-emberheart-table = The table
chapter-emberheart-actions = Action phase
chapter-emberheart-rewards = Reward phase
chapter-emberheart-mountain = The Mountain
chapter-emberheart-end = Raid, next round, scoring
chapter-emberheart-skills = Skills of side B
chapter-emberheart-heroes = Heroes

## The table

rule-emberheart-overview = For 2 to 4 players, over 5 rounds. You send parties of followers to the locations of the island, free dragons and give them to heroes and Preserves. Whoever has most glory at the end wins. Everybody plays side A of the boards, without skills, or everybody side B.
    .title = What it is about
    .numbers = E1.1
    .page = 8
rule-emberheart-start = You start with 10 hirelings, 2 gear, 5 crests, your companion and three attribute markers at 0; then one attribute of your choice goes to 1. A random player takes the Dragon Shield and starts.
    .title = What you start with
    .numbers = E1.2 E1.4
    .page = 6
rule-emberheart-offers = Face up lie: 3 heroes, 3 Tavern cards, 3 captive dragons, 6 mountain dragons (3 low, 2 middle, 1 top), 3 Preserves, the lowest Garrison card of each colour, and 2 raid cards. “Leftmost” is the leftmost card still there.
    .title = The offers
    .numbers = E1.3
    .page = 6
rule-emberheart-round = A round has four phases: actions, rewards, raid, reset. After the raid of round 5 there is no reset; the final scoring follows.
    .title = A round
    .numbers = E1.5
    .page = 8
rule-emberheart-two-players = With two players a card blocks spaces with neutral crests each round. They are no parties. When such a space’s turn comes in the reward phase, the leftmost card of the offer is discarded: at the Mountain of the low level, at the Garrison the one of lowest glory.
    .title = Two players
    .numbers = E11.1 E11.2
    .page = 21

## Action phase

rule-emberheart-action-phase = In turn order from the shield everybody takes one action at a time: send a party, use the Warehouse or the Fire Station, or take an aide. Whoever has a crest or finds an aide must act.
    .title = Actions
    .numbers = E2.1
    .page = 8
rule-emberheart-gear = In your own turn of the action phase, before and after your action and as often as you like, 1 gear swaps 1 follower of your supply for one of any other kind.
    .title = Swapping with gear
    .numbers = E2.2
    .page = 9
rule-emberheart-phase-end = When the last of the four aides is taken, play goes on until the shield holder would be next; then the phase ends. Whoever has neither a crest nor an aide to take is skipped. Unused crests stay with you.
    .title = End of the action phase
    .numbers = E2.3
    .page = 12
rule-emberheart-party = A party is a crest on followers. A party of n followers goes to the free space n of one of the six locations; several of yours may be at one location. You gain nothing by placing it except through the companion and heroes; the cards come in the reward phase.
    .title = Send a party
    .numbers = E3.1 E3.2 E3.5
    .page = 8
rule-emberheart-followers = Hirelings go anywhere. Scouts go to the Guild, the Tavern and the Camp; rangers to the Garrison and the Preserve; wardens to the Mountain. Kinds may mix.
    .title = Who may go where
    .numbers = E3.3
    .page = 9
rule-emberheart-companion = Your young dragon may join one party a round and then has the effects of all three attributes at once, each if you like: Strength, up to 1, 2 or 3 followers fewer than the space asks, even none; Senses, on a space 3, 1, 2 or 3 gear; Speed, where no other party is, flame down 1, 2 or 3. The numbers come with levels 1, 3 and 5. Blocked spaces are no parties.
    .title = The companion
    .numbers = E3.4
    .page = 9
rule-emberheart-attribute-strength = { word-emberheart-strength.help } A party may have no follower at all; at the Mountain it may then take only a low card without warden cost.
    .title = { word-emberheart-strength }
    .numbers = E3.4
    .page = 10
rule-emberheart-attribute-senses = { word-emberheart-senses.help }
    .title = { word-emberheart-senses }
    .numbers = E3.4
    .page = 10
rule-emberheart-attribute-speed = { word-emberheart-speed.help }
    .title = { word-emberheart-speed }
    .numbers = E3.4
    .page = 10
rule-emberheart-place-warehouse = Lay a crest, without followers or companion: 2 gear at once. Any number of crests may lie here.
    .title = { word-emberheart-warehouse }
    .numbers = E4.1
    .page = 12
rule-emberheart-place-station = Lay a crest, without followers or companion: 4 hirelings at once, and your flame goes up 1. Any number of crests may lie here.
    .title = { word-emberheart-station }
    .numbers = E4.2
    .page = 12
rule-emberheart-crests-back = Crests at the Warehouse and the Fire Station come back when the Garrison is done.
    .title = Crests come back
    .numbers = E4.3
    .page = 12
rule-emberheart-aide-leader = You take the shield in the reset phase and start the next round. You may also call back one of your parties from a location and at once send a new one, of any make-up, anywhere; both or neither. The same crest and the space left free may be used; a companion called back is not placed again. What the first placement gave is kept.
    .title = { word-emberheart-leader }
    .numbers = E5.1
    .page = 12
rule-emberheart-aide-defender = { word-emberheart-defender.help }
    .title = { word-emberheart-defender }
    .numbers = E5.2
    .page = 12
rule-emberheart-aide-survivalist = { word-emberheart-survivalist.help }
    .title = { word-emberheart-survivalist }
    .numbers = E5.3
    .page = 12
rule-emberheart-aide-healer = { word-emberheart-healer.help }
    .title = { word-emberheart-healer }
    .numbers = E5.4
    .page = 12

## Reward phase

rule-emberheart-reward-order = Locations in the order Guild, Tavern, Camp, Mountain, Preserve, Garrison; in each, parties from space 5 down to 1.
    .title = Order of rewards
    .numbers = E6.1
    .page = 13
rule-emberheart-taking = Each party takes one card of the offer, or none. If it takes none, or finds none that it may take and can pay, the whole party comes back at once, hirelings too, with 2 gear.
    .title = Taking a card
    .numbers = E6.2
    .page = 13
rule-emberheart-after-location = When a location is done, hirelings of parties that took a card are discarded; specialists, crests and companions come back. Offers are not refilled before the reset.
    .title = After a location
    .numbers = E6.3
    .page = 13
rule-emberheart-place-guild = Heroes, for hirelings and scouts. A hero lies open; ability and scoring work only while a dragon of its colour is attached, one dragon per hero. Hero abilities go before general rules.
    .title = { word-emberheart-guild }
    .numbers = E7.1
    .page = 14
rule-emberheart-place-tavern = For hirelings and scouts. Gain the followers on the card, then move the flame as shown; the card is discarded.
    .title = { word-emberheart-tavern }
    .numbers = E7.2
    .page = 14
rule-emberheart-place-camp = Captive dragons, for hirelings and scouts. A dragon lies open and may be attached at once or at any later time. Exotic dragons are found only here.
    .title = { word-emberheart-camp }
    .numbers = E7.3
    .page = 15
rule-emberheart-place-preserve = For hirelings and rangers. A Preserve lies open; when a dragon of its colour is attached, that colour’s attribute goes up 2. One dragon per Preserve.
    .title = { word-emberheart-preserve }
    .numbers = E7.4
    .page = 19
rule-emberheart-place-garrison = For hirelings and rangers. A card is completed the moment what it shows is there: dragons of its colour, attached or not, and heroes or followers, in supply or on the board. Nothing is paid, and everything counts for every card. Its attribute goes up 1, and it stays completed.
    .title = { word-emberheart-garrison }
    .numbers = E7.5
    .page = 19
rule-emberheart-attributes = Attributes run from 0 to 7; steps beyond 7 are lost. At the end each track scores its highest reached value: 2 at level 2, 5 at 4, 8 at 6, 12 at 7.
    .title = Attributes
    .numbers = E7.6
    .page = 10
rule-emberheart-exotic = An exotic dragon counts as whatever colour suits you, each time anew; once attached it takes on that card’s colour for good. In the raid a free one counts as no colour. Other players’ free exotics count as no colour where “most” is compared.
    .title = Exotic dragons
    .numbers = E7.7
    .page = 15
rule-emberheart-attach = Attaching a dragon to a hero or Preserve of its colour is free and for good. You may do it whenever you have a decision, and you are asked before the action phase, right after taking a dragon, hero or Preserve, when all locations are done, before the raid, and after its losses.
    .title = Attaching dragons
    .numbers = E8.1
    .page = 14

## The Mountain

rule-emberheart-place-mountain = For hirelings and wardens. On the low level it goes as anywhere: three cards; pay the card’s own cost at once, flame up and/or 1 warden of that party. Without a warden in the party such a card cannot be taken. A party that takes none comes back with 2 gear and its hirelings.
    .title = { word-emberheart-mountain }
    .numbers = E9.1
    .page = 15
rule-emberheart-mountain-order = Then the hirelings of the takers are discarded, companions come back, and parties without wardens come back without gear. The rest line up by number of wardens, most first. The holder of the Survivalist decides ties; parties of one player go from the higher space down.
    .title = Who climbs on
    .numbers = E9.2
    .page = 16
rule-emberheart-mountain-middle = Middle level, two cards: take one or withdraw. The taker pays the card’s cost, then 1 warden more. Whoever withdraws, finds no card or has no warden left comes back without gear.
    .title = The middle level
    .numbers = E9.3
    .page = 16
rule-emberheart-mountain-top = Top level, one card: sorted anew by wardens, take it or withdraw. The taker pays the card’s cost, then 1 warden more and flame up 1, and may move one attribute up 1. Then every party comes back.
    .title = The top level
    .numbers = E9.4
    .page = 16
rule-emberheart-mountain-cost = A warden owed to the board, not to the card, that is not there: flame up 1 instead. Order: pay the card; the dragon is yours; pay the board; then the attribute steps.
    .title = What the Mountain costs
    .numbers = E9.5 E9.6
    .page = 16

## Raid, next round, scoring

rule-emberheart-raid = Everybody, from the shield, discards from the supply what the remaining raid card says. All heroes, Preserves, Garrison cards, dragons and specialists count. A specialist loss is of any kinds you choose. You must give the right kind while you have it; for each follower that is missing your flame goes up 1. The Messenger picks the card first; then the Keeper and the Fire Sage lower the number.
    .title = The raid
    .numbers = E10.1
    .page = 20
rule-emberheart-reset = What is left of the offers goes, except at the Garrison; all are refilled from left to right, an empty Garrison colour gets its next card. The shield goes to the Leader’s holder, aides come back, 2 new raid cards are turned up. The flame stays.
    .title = The next round
    .numbers = E10.2
    .page = 20
rule-emberheart-scoring = After the raid of round 5: glory of all your dragons; the highest reached value of each attribute; heroes with their dragon whose condition holds; completed Garrison cards; and the flame. Before the flame every 3 gear lower it by 1. Whoever has the highest flame gets nothing for it, the others by their distance to it.
    .title = Final scoring
    .numbers = E10.3
    .page = 21
rule-emberheart-winner = Most glory wins; at a tie more dragon cards, then the victory is shared.
    .title = Who wins
    .numbers = E10.4
    .page = 21

## Skills of side B

rule-emberheart-skill-geared-dragons = Until the raid of round 5: put 1 gear on one of your free dragons while attaching it, and it fits any hero or Preserve whatever its colour and is worth 1 glory more. The card works as if the colour matched; the dragon keeps its colour otherwise. The gear is spent.
    .title = { word-emberheart-geared-dragons }
    .numbers = E12.1
    .page = 11
rule-emberheart-skill-further-steps = Whenever an attribute moves up, by any number of steps, 1 gear moves it 1 further, once per movement and not beyond 7.
    .title = { word-emberheart-further-steps }
    .numbers = E12.2
    .page = 11
rule-emberheart-skill-fire-wise = Whenever your flame goes up: gain 1 hireling per step, or discard 1 specialist of your supply per step instead of the whole rise; not both. Hirelings gained from a raid shortage are kept.
    .title = { word-emberheart-fire-wise }
    .numbers = E12.3
    .page = 11
rule-emberheart-skill-welcoming = Whenever you attach a dragon you may take 1 hireling, or swap 1 hireling of your supply for a specialist.
    .title = { word-emberheart-welcoming }
    .numbers = E12.4
    .page = 11

## Heroes

rule-emberheart-heroes = Plain gains, lower flames and steps of Preserves and Garrison cards happen by themselves. You are asked, and may say no, for swaps, costs, the steps at the top of the Mountain, and for the Apprentice, Dragon Knight, Dragon Trainer and Messenger. The Wrangler chooses hireling or gear; the Bard must draw.
    .title = What happens by itself
    .numbers = E13.1
    .page = 22
rule-emberheart-before-actions = Before the action phase each player in turn attaches dragons and uses Apprentice, Bard and Paragon in any order. The Bard’s fourth card lies rightmost; only your parties may take it, nothing else touches it, and unused it goes at the reset.
    .title = Before the action phase
    .numbers = E13.2
    .page = 22
rule-emberheart-hero-scoring = Scoring counts every card you own, attached or completed or not, the hero itself too. “Most” means nobody has more; a tie is enough, even 0 to 0. It comes before gear becomes flame.
    .title = How heroes score
    .numbers = E13.3
    .page = 22
rule-emberheart-hero-details = A trigger needs the hero at work beforehand: a dragon just received and attached to the Wrangler, Whisperer or Peakwalker does not trigger it. Plain gains of a placement come first, then Master Scout, then Master Ranger. The Fire Marshal’s two crests are one visit. The Mentor swaps before the flame moves. The Paragon’s flame comes first, then the swap. The Fire Sage is asked only if something is left to lose.
    .title = Fine points
    .numbers = E13.4 E13.5
    .page = 22
rule-emberheart-hero-apprentice = { word-emberheart-apprentice.help } Glory: { word-emberheart-apprentice.glory }.
    .title = { word-emberheart-apprentice }
    .numbers = E14.1
    .page = 22
rule-emberheart-hero-bard = { word-emberheart-bard.help } Glory: { word-emberheart-bard.glory }.
    .title = { word-emberheart-bard }
    .numbers = E14.2
    .page = 22
rule-emberheart-hero-fire-sage = { word-emberheart-fire-sage.help } Glory: { word-emberheart-fire-sage.glory }.
    .title = { word-emberheart-fire-sage }
    .numbers = E14.3
    .page = 22
rule-emberheart-hero-outfitter = { word-emberheart-outfitter.help } Glory: { word-emberheart-outfitter.glory }.
    .title = { word-emberheart-outfitter }
    .numbers = E14.4
    .page = 22
rule-emberheart-hero-paragon = { word-emberheart-paragon.help } Glory: { word-emberheart-paragon.glory }.
    .title = { word-emberheart-paragon }
    .numbers = E14.5
    .page = 22
rule-emberheart-hero-peakwalker = { word-emberheart-peakwalker.help } Glory: { word-emberheart-peakwalker.glory }.
    .title = { word-emberheart-peakwalker }
    .numbers = E14.6
    .page = 22
rule-emberheart-hero-recruiter = { word-emberheart-recruiter.help } Glory: { word-emberheart-recruiter.glory }.
    .title = { word-emberheart-recruiter }
    .numbers = E14.7
    .page = 22
rule-emberheart-hero-innkeeper = { word-emberheart-innkeeper.help } Glory: { word-emberheart-innkeeper.glory }.
    .title = { word-emberheart-innkeeper }
    .numbers = E14.8
    .page = 22
rule-emberheart-hero-wrangler = { word-emberheart-wrangler.help } Glory: { word-emberheart-wrangler.glory }.
    .title = { word-emberheart-wrangler }
    .numbers = E14.9
    .page = 22
rule-emberheart-hero-flame-tamer = { word-emberheart-flame-tamer.help } Glory: { word-emberheart-flame-tamer.glory }.
    .title = { word-emberheart-flame-tamer }
    .numbers = E14.10
    .page = 22
rule-emberheart-hero-dragon-knight = { word-emberheart-dragon-knight.help } Glory: { word-emberheart-dragon-knight.glory }.
    .title = { word-emberheart-dragon-knight }
    .numbers = E14.11
    .page = 22
rule-emberheart-hero-fire-marshal = { word-emberheart-fire-marshal.help } Glory: { word-emberheart-fire-marshal.glory }.
    .title = { word-emberheart-fire-marshal }
    .numbers = E14.12
    .page = 22
rule-emberheart-hero-spy = { word-emberheart-spy.help } Glory: { word-emberheart-spy.glory }.
    .title = { word-emberheart-spy }
    .numbers = E14.13
    .page = 22
rule-emberheart-hero-master-scout = { word-emberheart-master-scout.help } Glory: { word-emberheart-master-scout.glory }.
    .title = { word-emberheart-master-scout }
    .numbers = E14.14
    .page = 22
rule-emberheart-hero-mentor = { word-emberheart-mentor.help } Glory: { word-emberheart-mentor.glory }.
    .title = { word-emberheart-mentor }
    .numbers = E14.15
    .page = 23
rule-emberheart-hero-merchant = { word-emberheart-merchant.help } Glory: { word-emberheart-merchant.glory }.
    .title = { word-emberheart-merchant }
    .numbers = E14.16
    .page = 23
rule-emberheart-hero-messenger = { word-emberheart-messenger.help } Glory: { word-emberheart-messenger.glory }.
    .title = { word-emberheart-messenger }
    .numbers = E14.17
    .page = 23
rule-emberheart-hero-quartermaster = { word-emberheart-quartermaster.help } Glory: { word-emberheart-quartermaster.glory }.
    .title = { word-emberheart-quartermaster }
    .numbers = E14.18
    .page = 23
rule-emberheart-hero-dragon-nurse = { word-emberheart-dragon-nurse.help } Glory: { word-emberheart-dragon-nurse.glory }.
    .title = { word-emberheart-dragon-nurse }
    .numbers = E14.19
    .page = 23
rule-emberheart-hero-keeper = { word-emberheart-keeper.help } Glory: { word-emberheart-keeper.glory }.
    .title = { word-emberheart-keeper }
    .numbers = E14.20
    .page = 23
rule-emberheart-hero-dragon-trainer = { word-emberheart-dragon-trainer.help } Glory: { word-emberheart-dragon-trainer.glory }.
    .title = { word-emberheart-dragon-trainer }
    .numbers = E14.21
    .page = 23
rule-emberheart-hero-dragon-whisperer = { word-emberheart-dragon-whisperer.help } Glory: { word-emberheart-dragon-whisperer.glory }.
    .title = { word-emberheart-dragon-whisperer }
    .numbers = E14.22
    .page = 23
rule-emberheart-hero-master-ranger = { word-emberheart-master-ranger.help } Glory: { word-emberheart-master-ranger.glory }.
    .title = { word-emberheart-master-ranger }
    .numbers = E14.23
    .page = 23
rule-emberheart-hero-overseer = { word-emberheart-overseer.help } Glory: { word-emberheart-overseer.glory }.
    .title = { word-emberheart-overseer }
    .numbers = E14.24
    .page = 23
rule-emberheart-hero-priestess = { word-emberheart-priestess.help } Glory: { word-emberheart-priestess.glory }.
    .title = { word-emberheart-priestess }
    .numbers = E14.25
    .page = 23
rule-emberheart-hero-squire = { word-emberheart-squire.help } Glory: { word-emberheart-squire.glory }.
    .title = { word-emberheart-squire }
    .numbers = E14.26
    .page = 23
rule-emberheart-hero-tactician = { word-emberheart-tactician.help } Glory: { word-emberheart-tactician.glory }.
    .title = { word-emberheart-tactician }
    .numbers = E14.27
    .page = 23
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
error-bad-address = This address cannot be used. Give a complete, public address that begins with https.
error-bad-clock = This clock cannot be used. Choose another time.
error-bad-components = The component set has mistakes. Correct what is listed and check it again.
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
error-begun = The game has begun: seats stay as they are. A bot can stand in for somebody who is away.
error-bots-off = This server gives no hints and reviews: nothing thinks here.
error-broken = The server made a mistake; nothing was changed. Try again.
error-busy = Too many changes at the same time. Try again.
error-damaged = This game cannot be read. It is kept as it is; tell the host of the server.
error-flood = Far too many messages. Connect again in a while.
error-full = There is no room for more just now. Try again later, or ask for a new link.
error-illegal = This move is not allowed here. Look at the table again.
error-malformed = The server did not understand the request. Load the page again.
error-method-not-allowed = This cannot be done here.
error-no-bot = No bot sits there.
error-no-database = The database does not answer. Try again later.
error-no-game = There is no such game, it was deleted, or you have not opened one of its links.
error-no-hints = This game is played without hints.
error-no-human = A bot sits there.
error-no-identity = The server does not know this browser. Load the page again.
error-no-job = There is no such job any more. Ask again.
error-no-level = There is no such opponent. Choose another.
error-no-link = This link leads nowhere: it was renewed, used or is too old. Ask for a new one.
error-no-move = So many moves were not made in this game.
error-no-request = This request is settled: a move was made, it was answered or withdrawn.
error-no-seat = There is no such seat in this game.
error-no-series = A series is played alone against Tom, with the handicap and the deal it gives.
error-no-such-move = So many moves were not made in this game.
error-no-webhooks = This server sends no webhooks.
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
error-sealed = Something hidden has come to light, so this cannot simply be taken back or played on.
error-seat-present = Whoever sits there is here. A bot stands in for those who are away or out of time.
error-seat-taken = This seat is taken. Ask the host for another one.
error-spectator = Those who watch cannot write or play.
error-too-large = That is too large. Send something smaller.
error-too-long = This text is too long. Make it shorter.
error-too-many = Too many requests. Try again in a moment.
error-too-many-games = You have too many games open. Finish or leave some.
error-too-many-sockets = Too many windows are open from here. Close some.
error-too-slow = The connection is too slow; it is opened again.
error-unknown-host = The server does not know the name it was called by. Its host can allow it.
error-unknown-move = There is no such move. Load the page again.
error-wrong-origin = This page may not do that. The host of the server can allow it.
`,"./shell.ftl":`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
game-bonfire = Bonfire
game-emberheart = Emberheart
home = Home
pages = Pages
skip = Skip to the content
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
loading = Loading …
close = Close
yes = Yes
no = No
you = You
name = Name
keep = Keep
kept = Kept
remove = Remove
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
bonfire-about = Lay Fate Tiles, sail for Tasks, walk with the Guardians and light the seven Bonfires of your city.
emberheart-about = Send parties across the island, free the dragons before the poachers do, and mind the flame.
play-tom = Play against Tom
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
create = Create the game
options = Options
more-options = Clock, hints, components
seat = Seat
seats = Seats
seats-help = Several seats of your own make a game at one screen.
solo-help = One seat: you play against Tom.
seat-kind = Who sits at seat { $number }
seat-level = Level of seat { $number }
seat-name = Name at seat { $number }
seat-remove = Remove seat { $number }
seat-add = Another seat
seat-number = Seat { $number }
name-optional = Name (if you like)
kind-me = Me, here
kind-open = Somebody with a link
kind-bot = Opponent
series-game = A game of the series
series-help = The handicap follows from your games so far, and this game changes it.
clock-move = Minutes for a turn
clock-game = Minutes for the whole game
clock-none = without limit
clock-help = When time is up, an opponent makes the move.
hints-usual = where one human plays
hints-yes = yes
hints-no = no
seed = Seed
seed-none = by chance
components = Component set …
components-help = A TOML file with the values printed on your own box.
components-checking = Checking …
components-good = { $name } can be used.
components-wrong =
    { $number ->
        [one] { $name } has { $number } problem:
       *[other] { $name } has { $number } problems:
    }

## The waiting room
lobby = Waiting room
lobby-text =
    { $open ->
        [one] { $open } seat is open. The game begins when it is taken.
       *[other] { $open } seats are open. The game begins when they are taken.
    }
lobby-help = Links are shown once. Who has lost one gets a new one, and the old one is void.
invite = Come and play { $game }
link-new = Make a link
link-renew = New link
sit-here = Sit here yourself
seat-free = Free the seat
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
warning-neutral = You have met a Common Task: a Neutral Novice may still go to the Council. End anyway?
warning-bonfire = You could still ignite a Bonfire. Pass anyway?
warning-crest = You still have a crest to use. Take the aide anyway?
warning-dragon = You could still attach a dragon. Go on anyway?
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
stat-bonfires = Bonfires
stat-guardians = Guardians
stat-paths = Path Tiles
stat-gnomes = Gnomes
stat-dragons = Dragons
stat-flame = Flame
stat-crests = Crests

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
move-number = Move { $number }
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
key-turn = turn the Fate Tile
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
push-on = Tell me in this browser
push-off = Do not tell me any more
push-none = This server or this browser cannot send notices.
webhook = Webhook
webhook-help = An address that is called when it is your turn.
claim = Play on here
claim-text = This browser becomes the player of the other device, with all its games. Games of this browser that you hold no link to are out of reach afterwards.
claim-go = Play on here

## The series
series = Solo series
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
handicap = Handicap
result = Result
result-win = won
result-loss = lost
result-tie = tied

## Rules, import, review, lessons
rules = Rules
rules-search = Search the rules
rules-none = Nothing found. Try another word.
import = Import
import-text = A record or a position written by Firelight becomes a game here: finished ones to look at and review, others to go on with.
import-choose = Choose a file, or drop it here
import-no-json = { $name } is no JSON file. Records and positions end in .json.
review = Review
review-thinking = Every position is thought through … { $share } %
review-graph = Expected margin after every move
review-hover = Point at a move; a click leads to the board there.
review-lessons = Where { $name } lost most
review-help = Estimates ({ $budget } simulations a position): half a point either way means nothing. Luck is what came to light compared with what might have.
to-table = To the table
points = Points
accuracy = Accuracy
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
loss = Loss
loss-of = −{ $points }
luck = Luck
played = Played
better = Better
show-board = Show the board
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

## The board as text
part-start = First player
part-counting = Countdown under way
part-countdown-pile = Countdown Tiles left
part-countdown-tile = Countdown Tile on its way
part-islands = Islands
part-tasks = Tasks
part-owners = Offerings of
part-offerings = Offerings
part-guardians = Guardians
part-ring = Great Bonfire
part-portals = Portals
part-pointer = Great Bonfire stands at
part-fire-used = Great Bonfire used
part-council = High Council
part-novices = Novices
part-lying = Novice lying down
part-neutral = Neutral Novices at the Common Tasks
part-path-display = Path Tiles on display
part-path-pile = Pile of Path Tiles
part-gnome-display = Specialists on display
part-gnome-pile = Pile of Specialists
part-gnome-discard = Specialists laid aside
part-elders = Elders
part-tom-pile = Tom’s cards
part-tom-discard = Tom’s cards played
part-tom-played = Number of Tom’s cards played
part-tom-novices = Tom’s Novices
part-cities = Cities
part-board = City board
part-tiles = Action tiles
part-resources = Resources
part-earned = Points earned
part-lit = Bonfires lit on
part-paths = Path
part-gnomes = Gnomes
part-ship = Ship
part-column = Fate Tiles
part-symbols = Symbols in the Fate Area
part-out = Out
part-passed = Passed
part-left = Left pile
part-right = Right pile
part-open = open
part-face-down = Face down
part-count = Number
part-contents = Among them
part-side = Side
part-round = Round
part-shield = First player
part-aides = Aides
part-warehouse = Crests at the Warehouse
part-station = Crests at the Fire Station
part-parties = Parties
part-seat = Of
part-took = has taken a card
part-companion = Companion
part-guild = Heroes’ Guild
part-tavern = Tavern
part-camp = Poachers’ Camp
part-mountain = Mountain
part-preserve = Preserve
part-garrison = Garrison
part-garrison-next = Next Garrison cards
part-bard-card = Card kept by the Bard
part-bard-seat = Bard of
part-raid = Raid cards
part-raid-discarded = Raid card discarded
part-hero-pile = Pile of heroes
part-tavern-pile = Pile of Tavern cards
part-captive-pile = Pile of captive dragons
part-mountain-pile = Pile of dragons
part-preserve-pile = Pile of Preserves
part-raid-pile = Pile of raid cards
part-duo-pile = Pile of blocking cards
part-bands = Camps
part-skill = Skill
part-followers = Followers
part-gear = Gear
part-crests = Crests
part-companion-used = Companion used
part-apprentice-used = Apprentice used
part-attributes = Attributes
part-flame = Flame
part-heroes = Heroes
part-preserves = Preserves
part-dragons = Dragons
part-free = free
part-attached = attached
part-with-gear = attached with gear
part-completed = completed
part-no = no
`,"./words-bonfire.ftl":`## Action kinds and colours

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
`,"./words-emberheart.ftl":`## Followers and pieces

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
`}));export{e as default};