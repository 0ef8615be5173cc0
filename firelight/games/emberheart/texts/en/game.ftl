## What buttons say

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
       *[no] Take no gear
    }, { $flame ->
        [yes] lower the flame
       *[no] leave the flame as it is
    }
move-emberheart-warehouse = Lay a crest at the Warehouse
move-emberheart-station =
    { $times ->
        [one] Lay a crest at the Fire Station
       *[other] Lay { $times } crests at the Fire Station
    }
move-emberheart-aide = Take { $aide-acc }
move-emberheart-swap = Pay 1 gear to swap a follower
move-emberheart-swap-kinds = Swap { $from-count-acc } for { $to-count-acc }
move-emberheart-attach = Attach a dragon
move-emberheart-dragon = Choose { $dragon-acc }
move-emberheart-onto-hero = Attach it to { $hero-acc }
move-emberheart-onto-preserve = Attach it to { $preserve-acc }
move-emberheart-without-gear = Attach it without gear
move-emberheart-with-gear = Attach it with 1 gear
move-emberheart-done = Continue
move-emberheart-call = Call the party back from space { $space } { $place-at }
move-emberheart-no-call = Leave all parties where they are
move-emberheart-discard-raid = Discard the raid card “{ $raid }”
move-emberheart-take =
    { $card-key ->
        [none] Take card { $slot }
       *[other] Take { $card-acc }
    }
move-emberheart-decline = Take no card
move-emberheart-goes-first = Let the party on space { $space } go first
move-emberheart-gain-hireling = Take 1 hireling
move-emberheart-gain-gear = Take 1 gear
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Take 1 hireling
       *[other] Swap 1 hireling for { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Don’t take anyone
move-emberheart-into-gear =
    { $hirelings ->
        [0] Keep all hirelings
        [one] Turn 1 hireling into gear
       *[other] Turn { $hirelings } hirelings into gear
    }
move-emberheart-exchange-none = Don’t swap
move-emberheart-exchange =
    { $number ->
        [one] Swap { $number } { $from } for { $number } { $to }
       *[other] Swap { $number } { $from }s for { $number } { $to }s
    }
move-emberheart-use-apprentice = Use the Apprentice: take a hero
move-emberheart-use-bard = Draw 2 heroes with the Bard
move-emberheart-keep-hero = Reserve { $hero-acc }
move-emberheart-use-paragon =
    Paragon: flame +1 and 2 hirelings for { $scouts ->
        [0] 2 rangers
        [one] 1 scout and 1 ranger
       *[other] 2 scouts
    }
move-emberheart-go-further = Pay 1 gear to raise it 1 more
move-emberheart-no-further = Leave it there
move-emberheart-flame-rises = Let the flame go up and take hirelings
move-emberheart-discard-instead = Discard specialists instead
move-emberheart-lose = Discard { $follower-count-acc }
move-emberheart-use-remaining = Use the remaining raid card
move-emberheart-use-discarded = Use the discarded raid card
move-emberheart-use-sage = Flame +1 and discard 2 fewer (Fire Sage)
move-emberheart-no-sage = Discard what the raid card says

## What happened

event-emberheart-gained-followers = { $who } gains { $a0-count-acc }
    .you = You gain { $a0-count-acc }
event-emberheart-lost-followers = { $who } discards { $a0-count-acc }
    .you = You discard { $a0-count-acc }
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
event-emberheart-discarded-raid = { $who } discards the raid card “{ $a0 }”
    .you = You discard the raid card “{ $a0 }”
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
        You draw heroes with the Bard: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } uses the Dragon Trainer to discard { $a0-acc }
    .you = You use the Dragon Trainer to discard { $a0-acc }
event-emberheart-flame-moved =
    { $a0-way ->
        [up] { $who }’s flame rises by { $a0-by }
       *[down] { $who }’s flame drops by { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Your flame rises by { $a0-by }
           *[down] Your flame drops by { $a0-by }
        }
event-emberheart-attribute-moved = { $who } raises { $a0 } by { $a1 }
    .you = You raise { $a0 } by { $a1 }
event-emberheart-raided =
    Raid ({ $a0 }): { $a1 ->
        [0] { $who } loses nobody
       *[other] { $who } has to discard { $a0-count-acc }
    }
    .you =
        Raid ({ $a0 }): { $a1 ->
            [0] you lose nobody
           *[other] you have to discard { $a0-count-acc }
        }
event-emberheart-new-round = Round { $a0 } begins
event-emberheart-blocked = Neutral crests block these spaces: { $a0 }
event-emberheart-discarded-card = A card { $a0-at } is discarded because of a neutral crest
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } uses { $a0-acc }
    .you = You use { $a0-acc }
event-emberheart-ended = The game is over

## Gains and payments in a row

run-emberheart-gained = { $who } gains { $gained }
    .you = You gain { $gained }
run-emberheart-paid = { $who } pays { $lost }
    .you = You pay { $lost }
run-emberheart-discarded = { $who } discards { $lost }
    .you = You discard { $lost }
run-emberheart-swapped = { $who } loses { $lost } and gains { $gained }
    .you = You lose { $lost } and gain { $gained }

## What is asked

ask-emberheart-first-attribute = Which attribute should start at 1?
    .other = { $who } chooses an attribute
ask-emberheart-before = Before the action phase: use your heroes, attach dragons, or continue
    .other = { $who } prepares for the action phase
ask-emberheart-act = Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
    .other = It is { $who }’s turn
    .figures =
        { $acted ->
            [yes] Swap followers or attach dragons, or end your turn
           *[no] Your turn: send a party, use the Warehouse or the Fire Station, or take an aide
        }
ask-emberheart-resend = Send a new party in place of the one you called back
    .other = { $who } sends a new party
ask-emberheart-party-space = Which space should the party go to?
    .other = { $who } chooses a space for a party
    .figures = 
        { $place }: which space? { $fitting-sum ->
            [0] You have no followers who can go there
            [one] You have 1 follower who can go there
           *[other] You have { $fitting-sum } followers who can go there
        }
ask-emberheart-party = Who do you send?
    .other = { $who } puts a party together
    .figures = { $place }, space { $space }: who do you send?
ask-emberheart-companion = What should your companion do?
    .other = { $who } uses their companion
    .figures = 
        What should your companion do? It can { $gear ->
            [0] lower your flame by { $flame }
           *[other] { $flame ->
                [0] bring { $gear } gear
               *[other] bring { $gear } gear and lower your flame by { $flame }
            }
        }
ask-emberheart-swap = Which follower do you swap, and for which kind? That costs 1 gear
    .other = { $who } swaps followers
ask-emberheart-attach = Which dragon do you attach?
    .other = { $who } attaches a dragon
ask-emberheart-onto = Which hero or Preserve do you attach the dragon to?
    .other = { $who } attaches a dragon
    .figures = What do you attach { $dragon-acc } to?
ask-emberheart-gear = Put 1 gear on the dragon?
    .other = { $who } attaches a dragon
    .figures = Put 1 gear on { $dragon-acc } for 1 more glory?
ask-emberheart-call-back = Call back one of your parties and send a new one, or leave them all where they are
    .other = { $who } may call back a party
ask-emberheart-defend = Which raid card do you discard?
    .other = { $who } discards a raid card
ask-emberheart-reward = Take a card for your party, or take none and gain 2 gear
    .other = { $who } chooses a card
    .figures = { $place }, your party on space { $space }: take a card, or take none and gain 2 gear
ask-emberheart-climb = Mountain: take a dragon from this level, or withdraw
    .other = { $who } climbs the Mountain
    .figures = 
        Mountain, { $level-key ->
            [middle] middle level
           *[top] summit
        }: take a dragon with your { $wardens ->
            [one] warden
           *[other] { $wardens } wardens
        }, or withdraw
ask-emberheart-tie = A tie on the Mountain: which party goes first?
    .other = { $who } breaks a tie on the Mountain
    .figures =
        Tie on the Mountain with { $wardens ->
            [one] { $wardens } warden
           *[other] { $wardens } wardens
        }: which party goes first?
ask-emberheart-window = Attach a dragon now, or continue
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
ask-emberheart-exchange = Swap up to 2 hirelings for specialists, or the other way round?
    .other = { $who } may swap followers
    .figures = Swap up to 2 hirelings for { $specialist }s, or the other way round?
ask-emberheart-mentor = Mentor: swap new specialists for another kind, or continue
    .other = { $who } uses the Mentor
    .figures = Mentor: you may swap { $swaps } more of { $brought } for another kind, or continue
ask-emberheart-apprentice = Which hero does the Apprentice bring you?
    .other = { $who } uses the Apprentice
ask-emberheart-bard = Bard: which hero do you reserve for yourself?
    .other = { $who } uses the Bard
    .figures = Bard: which hero do you reserve for yourself? { $heroes-or }
ask-emberheart-knight = Dragon Knight: which attribute goes up 1?
    .other = { $who } uses the Dragon Knight
    .figures = Dragon Knight: which attribute goes up 1? The card says { $attribute }
ask-emberheart-further = Your skill: pay 1 gear to raise it 1 more?
    .other = { $who } uses a skill
    .figures = Your skill: pay 1 gear to raise { $attribute } 1 more? It is at { $level }
ask-emberheart-climber = Raise one attribute by 1, or none
    .other = { $who } may raise an attribute
ask-emberheart-flame-choice = Your skill: let the flame go up and take hirelings, or discard specialists instead?
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
        { $number ->
            [one] Which specialist do you discard?
           *[other] Which { $number } specialists do you discard?
        }
ask-emberheart-messenger = Messenger: which raid card applies to you?
    .other = { $who } uses the Messenger
ask-emberheart-sage = Fire Sage: let the flame go up 1 and discard 2 fewer?
    .other = { $who } uses the Fire Sage
    .figures = Fire Sage: discard { $loss }, or flame +1 and discard { $with_sage }?
ask-emberheart-train = Dragon Trainer: discard an unattached dragon to raise its attribute by 1, or none
    .other = { $who } uses the Dragon Trainer
ask-emberheart-train-exotic = Which attribute does the exotic dragon raise?
    .other = { $who } uses the Dragon Trainer

## Why not

no-emberheart-game-over = The game is over.
no-emberheart-act-first = Take your action first: send a party, use the Warehouse or the Fire Station, or take an aide.
no-emberheart-action-done = You have already taken your action this turn; you can only swap followers and attach dragons now.
no-emberheart-aide-taken = { $who } has already taken { $aide-acc } this round.
no-emberheart-aide-yours = You have already taken { $aide-acc } this round.
no-emberheart-apprentice-used = You have already used the Apprentice; that works only once a game.
no-emberheart-attribute-at-the-end = { $attribute } is at { $level } and can’t go any higher.
no-emberheart-bard-first =
    The Bard has to draw first; { $heroes ->
        [one] { $heroes } hero is
       *[other] { $heroes } heroes are
    } in the pile.
no-emberheart-bard-used = The Bard has already drawn this round.
no-emberheart-card-has-dragon = { $card } already has a dragon: { $dragon }.
no-emberheart-card-not-yours = You don’t have this card: { $card }.
no-emberheart-companion-lacks-followers =
    With the companion, space { $space } takes at least { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-companion-no-flame = The companion lowers your flame only where there is no other party, and only with Speed 1 or more.
no-emberheart-companion-no-gear = The companion brings gear only on a space 3, and only with Senses 1 or more.
no-emberheart-companion-placed = You have already placed your companion; it can join one party per round.
no-emberheart-dragon-attached = This dragon is already attached: { $dragon }.
no-emberheart-hero-of-another-bard = Only { $who } may take the hero reserved with the Bard.
no-emberheart-hero-pile-empty = The pile of heroes is empty.
no-emberheart-hero-waits =
    { $hero } still needs a { $colour-key ->
        [red] red
        [blue] blue
       *[green] green
    } dragon.
no-emberheart-lacks-crests =
    You need { $needed ->
        [one] { $needed } crest
       *[other] { $needed } crests
    }; you have { $crests ->
        [0] none
       *[other] only { $crests }
    }.
no-emberheart-lacks-followers = You need { $needed ->
    [one] { $needed } { $follower }
   *[other] { $needed } { $follower }s
    } in your supply; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
no-emberheart-lacks-gear = You need 1 gear; you have none.
no-emberheart-lacks-specialists =
    The flame goes up by { $steps }, so you would have to discard that many specialists; you have { $specialists ->
        [0] none
       *[other] only { $specialists }
    }.
no-emberheart-lacks-wardens =
    The { $dragon } costs { $needed ->
        [one] { $needed } warden
       *[other] { $needed } wardens
    }; your party on space { $space } has { $wardens ->
        [0] none
       *[other] only { $wardens }
    }.
no-emberheart-marshal-waits = You need an active Fire Marshal to lay 2 crests at once; yours has no dragon yet.
no-emberheart-mentor-no-hirelings = The Mentor swaps specialists for specialists, not for hirelings.
no-emberheart-mentor-other-kind = The Tavern card brought you { $brought }, but no { $follower }s.
no-emberheart-mountain-card-gone =
    Card { $slot } { $level-key ->
        [middle] of the middle level
       *[top] on the summit
    } is gone.
no-emberheart-needs-marshal = You need the Fire Marshal to lay 2 crests at once.
no-emberheart-no-card-for-dragon =
    None of your cards can take { $dragon-acc }. { $waiting-size ->
        [0] None still needs a dragon.
        [one] Still without a dragon: { $waiting }.
       *[other] Still without a dragon: { $waiting }.
    }
no-emberheart-no-card-there = There is no card { $slot } { $place-at }.
no-emberheart-no-card-waits = None of your cards needs a dragon. Unattached: { $free }.
no-emberheart-no-colour-fits = No unattached dragon has the right colour. Unattached: { $free }. Still without a dragon: { $waiting }.
no-emberheart-no-dragon = You don’t have { $dragon-acc }.
no-emberheart-no-follower = You have no { $follower }s in your supply.
no-emberheart-no-followers = You have no followers in your supply to swap.
no-emberheart-no-free-dragon = You have no dragon to attach.
no-emberheart-no-gear-skill = Your board has no skill that lets you put gear on dragons.
no-emberheart-no-hero = You don’t have { $hero-acc }.
no-emberheart-no-hero-of-a-bard = There is no hero reserved with a Bard.
no-emberheart-no-hero-offered = There are no heroes in the offer.
no-emberheart-no-hero-there = There is no hero { $slot } in the offer.
no-emberheart-no-new-party = If you called it back, you couldn’t send a new party: no free space fits your followers.
no-emberheart-no-party-there = You have no party on space { $space } { $place-at }.
no-emberheart-no-swap-helps = After any swap you couldn’t send a new party.
no-emberheart-one-hero-drawn = Only 1 hero was left in the pile to draw.
no-emberheart-only-new-hirelings = Only the hirelings from this visit ({ $hirelings }) can become gear, not { $asked }.
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
no-emberheart-other-decision = You can’t do that now. { $ask }
no-emberheart-other-level =
    This party is { $level-key ->
        [middle] on the middle level
       *[top] on the summit
    }; { $slots-size ->
        [0] it can’t take a card there
        [one] it can take card { $slots-or } there
       *[other] it can take card { $slots-or } there
    }.
no-emberheart-other-party-next =
    Next is one of the parties with { $wardens ->
        [one] { $wardens } warden
       *[other] { $wardens } wardens
    }, on space { $spaces-or }, not space { $space }.
no-emberheart-paragon-used = You have already used the Paragon this round.
no-emberheart-party-lacks-followers =
    You need { $party } for this party; you have { $fitting-size ->
        [0] nobody who can go
       *[other] { $fitting }
    }.
no-emberheart-party-size =
    Space { $space } takes a party of { $range }; yours has { $size ->
        [0] nobody
       *[other] { $size }
    }.
no-emberheart-place-full = All 5 spaces { $place-at } are taken.
no-emberheart-place-lacks-followers =
    { $place }: the smallest free space takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-raid-gone = Raid card { $raid } has already been discarded.
no-emberheart-resend-first = First send a new party in place of the one you called back.
no-emberheart-resend-impossible = After this you couldn’t send a new party in place of the one you called back.
no-emberheart-space-blocked = Space { $space } { $place-at } is blocked by a neutral crest.
no-emberheart-space-lacks-followers =
    Space { $space } takes { $needed ->
        [one] { $needed } follower
       *[other] { $needed } followers
    }; you have { $fitting-sum ->
        [0] nobody
       *[other] only { $fitting-sum }
    } who can go.
no-emberheart-space-taken = { $who } already has a party on space { $space } { $place-at }.
no-emberheart-space-yours = One of your parties is already on space { $space } { $place-at }.
no-emberheart-specialist-must-go = You have to discard a specialist; you have { $specialists }.
no-emberheart-swap-lacks-gear = A swap costs 1 gear; you have none.
no-emberheart-swap-no-help = After this swap you couldn’t send a new party; you have { $followers } and { $gear } gear.
no-emberheart-swap-same = Choose a different kind: this is already a { $follower }.
no-emberheart-too-late-for-gear = Once the raid of round 5 has begun, you can’t put gear on dragons.
no-emberheart-train-attached = You have attached { $dragon-acc }; you can only discard an unattached dragon.
no-emberheart-train-no-dragon = You don’t have { $dragon-acc }; you can only discard an unattached dragon of your own.
no-emberheart-welcome-lacks-hireling = To get a { $follower } you swap 1 hireling from your supply; you have none.

## The score sheet

source-emberheart-dragons = Dragons
    .for = for dragons
source-emberheart-attributes = Attributes
    .for = for attributes
source-emberheart-heroes = Active heroes
    .for = for active heroes
source-emberheart-garrison = Garrison cards completed
    .for = for completed Garrison cards
source-emberheart-flame = Below the highest flame
    .for = for a flame below the highest

## Setup options

option-emberheart-side = Skills (side B)
    .help = Everyone plays side B of the boards, each with a different skill. Leave it off for a first game.
    .with = Everyone plays side B of the boards, with skills.
    .without = Everyone plays side A of the boards, without skills.

## Hints: what a line costs and prepares, and what is revealed then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] flame +{ $number }
       *[other] flame −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = a party on space { $space } { $name-at }
thing-emberheart-aide = { $name-acc }
thing-emberheart-raid = safety from this raid: { $name }
thing-emberheart-hero = { $name-acc }
thing-emberheart-dragon = { $name-acc }
thing-emberheart-preserve = { $name-acc }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = new cards are laid out
then-emberheart-blocked = new cards are laid out
then-emberheart-drew-heroes = the Bard draws heroes
then-emberheart-took-hero = a hero is drawn
then-emberheart-hidden = something is revealed
