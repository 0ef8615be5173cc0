## Followers and pieces

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
    .help = Can go to any location, but is discarded once the party has taken a card.
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
    .help = A specialist for the Mountain; with wardens a party climbs to the higher levels. Comes back unless discarded as a cost.
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
    .help = On your turn you may pay 1 gear to swap 1 follower in your supply for another kind. At the end every 3 gear lower your flame by 1.
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
    .acc = Strength
    .help = The companion counts as up to 1, 2 or 3 followers of its party (from level 1, 3, 5).
word-emberheart-senses = Senses
    .acc = Senses
    .help = On a space 3 the companion brings 1, 2 or 3 gear (from level 1, 3, 5).
word-emberheart-speed = Speed
    .acc = Speed
    .help = Where there is no other party yet, the companion lowers your flame by 1, 2 or 3 (from level 1, 3, 5).

## Locations

word-emberheart-guild = Heroes’ Guild
    .to = to the Heroes’ Guild
    .at = at the Heroes’ Guild
    .help = Heroes. Hirelings and scouts can go here.
word-emberheart-tavern = Tavern
    .to = to the Tavern
    .at = at the Tavern
    .help = New followers and a change to your flame. Hirelings and scouts can go here.
word-emberheart-camp = Poachers’ Camp
    .to = to the Poachers’ Camp
    .at = at the Poachers’ Camp
    .help = Captive dragons, some of them exotic. Hirelings and scouts can go here.
word-emberheart-mountain = Mountain
    .to = to the Mountain
    .at = at the Mountain
    .help = The strongest dragons, on three levels. Hirelings and wardens can go here; only wardens climb on.
word-emberheart-preserve = Preserve
    .to = to the Preserve
    .at = at the Preserve
    .help = A home for a dragon: its attribute goes up 2. Hirelings and rangers can go here.
word-emberheart-garrison = Garrison
    .to = to the Garrison
    .at = at the Garrison
    .help = Cards worth glory once you have what they ask for. Hirelings and rangers can go here.
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
    .help = 1 gear, and you break ties on the Mountain.
word-emberheart-healer = Healer
    .acc = the Healer
    .help = Your flame goes down 2.
word-emberheart-none = No skill
    .help = Side A: nobody has a skill.
word-emberheart-geared-dragons = Geared dragons
    .help = Until the raid of round 5 you may put 1 gear on a dragon to attach it to any hero or Preserve; it is then worth 1 more glory.
word-emberheart-further-steps = Further steps
    .help = Whenever an attribute goes up, you may pay 1 gear to raise it 1 more.
word-emberheart-fire-wise = Fireproof
    .help = Whenever your flame goes up: gain 1 hireling per step, or discard 1 specialist per step to cancel the rise.
word-emberheart-welcoming = Welcoming
    .help = Whenever you attach a dragon: take 1 hireling, or swap 1 hireling for a specialist.

## Heroes: ability and glory

word-emberheart-apprentice = Apprentice
    .acc = the Apprentice
    .help = Once a game, before an action phase: take a hero from the Guild; the space is refilled.
    .glory = 4
word-emberheart-bard = Bard
    .acc = the Bard
    .help = Before each action phase: draw 2 heroes, discard one and reserve the other in the Guild; only your parties may take it.
    .glory = 7 if nobody has more Garrison cards
word-emberheart-fire-sage = Fire Sage
    .acc = the Fire Sage
    .help = In the raid you may let your flame go up 1 to discard 2 fewer.
    .glory = 7 if nobody has more red dragons
word-emberheart-outfitter = Outfitter
    .acc = the Outfitter
    .help = You may turn hirelings from the Fire Station into gear, one for one.
    .glory = 7 if nobody has more Preserves
word-emberheart-paragon = Paragon
    .acc = the Paragon
    .help = Before each action phase: let your flame go up 1 to swap 2 hirelings for scouts and/or rangers.
    .glory = 5 if nobody has more dragons
word-emberheart-peakwalker = Peakwalker
    .acc = the Peakwalker
    .help = When you take a dragon from the summit, you may raise any attribute by 1 once more.
    .glory = 7 if nobody has more gear
word-emberheart-recruiter = Recruiter
    .acc = the Recruiter
    .help = After each raid: 1 hireling per 2 red dragons.
    .glory = 2 per set of scout, ranger and warden, up to 10
word-emberheart-innkeeper = Innkeeper
    .acc = the Innkeeper
    .help = 1 gear for each party you send to the Tavern.
    .glory = 7 if all your attributes are at 3 or more
word-emberheart-wrangler = Wrangler
    .acc = the Wrangler
    .help = 1 hireling or 1 gear for each dragon worth 5 or 7 you receive.
    .glory = 2 per Garrison card, up to 10
word-emberheart-flame-tamer = Flame Tamer
    .acc = the Flame Tamer
    .help = Flame −1 for each Preserve you take.
    .glory = 7 if nobody has more hirelings
word-emberheart-dragon-knight = Dragon Knight
    .acc = the Dragon Knight
    .help = A completed Garrison card may raise another attribute instead.
    .glory = 7 if nobody has more blue dragons
word-emberheart-fire-marshal = Fire Marshal
    .acc = the Fire Marshal
    .help = Two crests at once at the Fire Station: 8 hirelings for flame +1.
    .glory = 1 per gear, up to 10
word-emberheart-spy = Spy
    .acc = the Spy
    .help = 1 hireling for each party you send to the Poachers’ Camp.
    .glory = 7 if nobody has more heroes
word-emberheart-master-scout = Master Scout
    .acc = the Master Scout
    .help = When you send a party to a space 4 or 5: swap up to 2 hirelings for scouts, or the other way round.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = the Mentor
    .help = You may swap up to 2 specialists from each Tavern card for another kind.
    .glory = 3 per set of a red, a blue and a green dragon, up to 9
word-emberheart-merchant = Merchant
    .acc = the Merchant
    .help = 2 extra gear at the Warehouse if there is already a crest there.
    .glory = 2 per hero, up to 10
word-emberheart-messenger = Messenger
    .acc = the Messenger
    .help = In the raid you may use the discarded raid card instead.
    .glory = 1 per hireling beyond 3, up to 10
word-emberheart-quartermaster = Quartermaster
    .acc = the Quartermaster
    .help = After each raid: 1 gear per 2 blue dragons.
    .glory = 2 per step of your lowest attribute, up to 10
word-emberheart-dragon-nurse = Dragon Nurse
    .acc = the Dragon Nurse
    .help = 1 hireling for each party you send to the Preserve.
    .glory = 7 if nobody has more green dragons
word-emberheart-keeper = Keeper
    .acc = the Keeper
    .help = In the raid you discard 1 fewer.
    .glory = 5 if nobody is ahead of you on at least one attribute
word-emberheart-dragon-trainer = Dragon Trainer
    .acc = the Dragon Trainer
    .help = Once a round, after the rewards: discard an unattached dragon to raise the attribute of its colour (exotic: any) by 1.
    .glory = 7 if nobody has more rangers
word-emberheart-dragon-whisperer = Dragon Whisperer
    .acc = the Dragon Whisperer
    .help = Flame −1 for each dragon you take from the Poachers’ Camp.
    .glory = 7 if nobody has more followers
word-emberheart-master-ranger = Master Ranger
    .acc = the Master Ranger
    .help = When you send a party to a space 4 or 5: swap up to 2 hirelings for rangers, or the other way round.
    .glory = 4
word-emberheart-overseer = Overseer
    .acc = the Overseer
    .help = 1 extra hireling at the Warehouse.
    .glory = 2 per different value among your dragons
word-emberheart-priestess = Priestess
    .acc = the Priestess
    .help = After each raid: flame −1 per 2 green dragons.
    .glory = 2 per Preserve, up to 10
word-emberheart-squire = Squire
    .acc = the Squire
    .help = At the Fire Station, if there is already a crest there: 1 extra hireling, and your flame doesn’t go up.
    .glory = 7 if nobody has more scouts
word-emberheart-tactician = Tactician
    .acc = the Tactician
    .help = For each Garrison card you need 1 less of one of the two things it asks for.
    .glory = 7 if nobody has more wardens

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] red dragon
        [blue] blue dragon
        [green] green dragon
        [exotic] exotic dragon
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] red dragon
            [blue] blue dragon
            [green] green dragon
            [exotic] exotic dragon
        }, { $glory } glory
    .acc =
        { $colour ->
           *[red] the red dragon
            [blue] the blue dragon
            [green] the green dragon
            [exotic] the exotic dragon
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] red dragon
                [blue] blue dragon
                [green] green dragon
                [exotic] exotic dragon
            }
           *[other] { $n } { $colour ->
               *[red] red dragons
                [blue] blue dragons
                [green] green dragons
                [exotic] exotic dragons
            }
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
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] red Preserve
                [blue] blue Preserve
                [green] green Preserve
            }
           *[other] { $n } { $colour ->
               *[red] red Preserves
                [blue] blue Preserves
                [green] green Preserves
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] red Garrison card
        [blue] blue Garrison card
        [green] green Garrison card
    } { $step }
    .acc =
        { $colour ->
           *[red] red Garrison card
            [blue] blue Garrison card
            [green] green Garrison card
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
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } specialist
               *[other] { $n } specialists
            }
           *[hireling] { $n ->
                [one] { $n } hireling
               *[other] { $n } hirelings
            }
        }

## States of cards

word-emberheart-no = not here
word-emberheart-free = unattached
word-emberheart-attached = attached
word-emberheart-with-gear = attached with gear
word-emberheart-open = open
word-emberheart-completed = completed
