# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Setting up the table…
eh-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

# Places and spaces
eh-space-free = { $place }, space { $space }: free
eh-space-pick = { $place }, space { $space }: build a party for it; it would pick { $rank }.
eh-space-send = { $place }, space { $space }: send the party; it picks { $rank }.
eh-space-blocked = { $place }, space { $space }: a neutral crest. When its turn comes, a card of the offer is discarded.
eh-space-taken = { $place }, space { $space }: { $who }{ $size ->
        [0] {""}
       *[other] , { $people }
    }{ $companion ->
        [yes] , with the companion
       *[no] {""}
    }. Picks { $rank }.
eh-card = { $card }
eh-card-take = Take { $card }
eh-bard-only = Bard
eh-level-peak = Summit
eh-level-ridge = Middle
eh-level-foot = Lower
eh-climbers = Order of the climbers
eh-climber = { $who }, space { $space }: { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }

# The village
eh-special = { $place }. Crests: { $crests ->
        [none] none
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Fire Station with two crests
eh-aides = Aides
eh-aides-end = taking the last one ends the phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, taken by { $who }
eh-aide-leader = starts next round
eh-aide-defender = −1 raid
eh-aide-survivalist = +1 gear
eh-aide-healer = flame −2
eh-raid = Raid
eh-raid-card = Raid card: { $card }. Now: { $losses }
eh-raid-discarded = Discarded raid card: { $card }. Now: { $losses }
eh-raid-loss = { $who }: { $number }{ $flame ->
        [0] {""}
       *[other] {" "}(flame +{ $flame })
    }
eh-per = per
eh-flame = Flame
eh-flame-left = stay left of the others
eh-flame-of = { $who }: flame { $at }, { $glory } glory as things stand

# The camp
eh-camp = { $who }’s band
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
eh-companion-goes = Companion joins the party; choose again to leave it at home
eh-companion-goes-short = joins
eh-companion-used = Companion, placed this round
eh-companion-used-short = placed
eh-companion-stays = Leave the companion at home
eh-skill-geared-dragons = 1 gear on a dragon: any card, +1 glory
eh-skill-further-steps = pay 1 gear to raise an attribute 1 more
eh-skill-fire-wise = flame up: 1 hireling per step, or discard 1 specialist per step instead
eh-skill-welcoming = attaching: take 1 hireling, or swap 1 for a specialist
eh-heroes-preserves = Heroes and Preserves with their dragons
eh-no-cards = No cards yet.
eh-card-with = { $card } with { $dragon }
eh-card-waits = { $card }, needs a dragon
eh-plan-open = { $card }, not yet completed
eh-plan-done = { $card }, completed
eh-dragon-free = { $dragon }, unattached
eh-dragon-pick = { $dragon }, unattached: pick it up to attach it

# What is asked
eh-choices = Choices
eh-your-party = Your party
eh-size = size
eh-clear = Clear the party
eh-party-start = Choose followers or a lit space.
eh-party-where = { $size ->
        [0] The companion alone: choose a lit space.
        [one] A party of { $size }: choose a lit space.
       *[other] A party of { $size }: choose a lit space.
    }
eh-order-blocked = { $blocked ->
        [one] A neutral crest removes a card first.
       *[other] Neutral crests remove { $blocked } cards first.
    }
eh-come-back = Back after the reward: { $people }.
eh-spent = Discarded if you take a card: { $people }.
eh-send = Send to { $place } { $space }
eh-swap = Swap a follower
eh-swap-from = Who do you swap?
eh-swap-to = For which kind?
eh-attach = You can attach a dragon: pick it up.
eh-attach-where = Choose a card for it.

# Above the table, and on the phone
eh-wait-problem = The table can’t be set up: { $problem }
eh-round = Round { $round } of 5
eh-phases = Phases of the round
eh-phase-action = Action
eh-phase-reward = Reward
eh-phase-raid = Raid
eh-phase-reset = Reset
eh-tab-island = Island
eh-tab-camp = My band
eh-tab-flame = Flame
eh-places = Locations
eh-village = Village
eh-flame-at = flame { $at }
eh-flame-final = flame { $at }, { $final } after gear

# The shelf of cards
eh-shelf = Cards of the band
eh-shelf-plans = Garrison cards
eh-shelf-free = Unattached dragons
eh-now-of = now { $now } of { $most }
eh-always = always { $now }
eh-asleep = no dragon attached
eh-once-awake = { $now } once active
eh-gap =
    { $colour ->
       *[red] red dragon
        [blue] blue dragon
        [green] green dragon
    }
eh-plan-missing = Missing: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } red dragon
           *[other] { $number } red dragons
        }
        [blue] { $number ->
            [one] { $number } blue dragon
           *[other] { $number } blue dragons
        }
        [green] { $number ->
            [one] { $number } green dragon
           *[other] { $number } green dragons
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } hero
       *[other] { $number } heroes
    }
eh-done = done
eh-wakes = Activates { $card }
eh-home-for = For { $card }
eh-homeless = no card needs it
eh-key-attach = Pick up a dragon, or attach it

# The party
eh-barred-here = can’t go to this location: { $place }
eh-effect-fewer = { $number ->
        [one] up to { $number } follower fewer
       *[other] up to { $number } followers fewer
    }
eh-effect-gear = { $number } gear, on a space 3 only
eh-effect-flame = flame −{ $number } where nobody else is
eh-effect-none = no effect yet
eh-applies = applies here
eh-pick-of = { $rank } of { $all }

# The reward phase
eh-reward-done = done
eh-reward-now = pick { $pick } of { $picks }
eh-reward-picks = { $number ->
        [0] no party
        [one] { $number } party
       *[other] { $number } parties
    }
eh-reward-next = Next for you
eh-reward-you = You at { $place } { $space }
eh-reward-before = { $number ->
        [0] now
        [one] { $number } pick before you
       *[other] { $number } picks before you
    }
eh-reward-nothing = No more picks for you
eh-reward-order = Pick order, highest space first
eh-reward-climb = { $level ->
       *[middle] Middle level: most wardens first
        [top] Summit: most wardens first
    }
eh-reward-tie = A tie: { $who } decides who goes first.
eh-plate-waits = waiting
eh-plate-now = picks now
eh-plate-took = took
eh-plate-home = came back
eh-plate-gear = none: { $gear } gear and everyone back
eh-reward-took = What each took
eh-reward-again = Back to the current location
eh-reward-none = takes nothing: +{ $gear } gear
eh-raid-after = Raid after this, as things stand
eh-camps = All bands

# The board as text
eh-text-none = none
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; the middle level costs 1 more warden
eh-text-peak = { $cards }; the summit costs 1 more warden and flame +1
eh-text-open = free
eh-text-neutral = a neutral crest
eh-text-space = space { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , with the companion
       *[no] { "" }
    }{ $took ->
        [yes] , has taken a card
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] no space is free
        [one] free: space { $spaces }
       *[other] free: spaces { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , costs { $price }
    }
