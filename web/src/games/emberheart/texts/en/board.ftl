# The board of Emberheart: labels, what screen readers say, short notes on pieces.

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
