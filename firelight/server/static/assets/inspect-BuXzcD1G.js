//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-emberheart-hero =
    { $colour ->
       *[red] Hero; needs a red dragon
        [blue] Hero; needs a blue dragon
        [green] Hero; needs a green dragon
    }
    .glory = Glory: { $glory }.
piece-emberheart-dragon =
    { $colour ->
       *[red] Attach it to a red hero or Preserve to put that card to work.
        [blue] Attach it to a blue hero or Preserve to put that card to work.
        [green] Attach it to a green hero or Preserve to put that card to work.
        [exotic] Takes any colour: attach it to any hero or Preserve to put that card to work.
    }
    .kind = { $glory } glory at the end
    .cost = { $price } for the card
    .ridge = 1 warden for the middle level
    .peak = 1 warden and flame +1 for the summit
piece-emberheart-preserve-card =
    { $colour ->
       *[red] Attach a red dragon to it to raise { $attribute } by 2.
        [blue] Attach a blue dragon to it to raise { $attribute } by 2.
        [green] Attach a green dragon to it to raise { $attribute } by 2.
    }
    .kind = Room for one dragon
piece-emberheart-garrison-card = Completed once you have { $dragons } and { $others }. Then { $attribute } goes up 1.
    .kind = { $glory } glory once completed
    .dragons =
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
    .heroes =
        { $number ->
            [one] { $number } hero
           *[other] { $number } heroes
        }
piece-emberheart-tavern-card =
    You gain { $followers }. { $flame ->
        [0] Your flame stays as it is.
       *[other] Then your flame moves: { $signed }.
    }
    .name = Tavern card
piece-emberheart-space = For a party of { $space }. The highest space picks first.
    .name = { $place }, space { $space }
piece-emberheart-level-foot = The first picks: each party pays only the card’s own cost.
piece-emberheart-level-ridge = Only parties with wardens get here. A card costs 1 warden on top of its own cost.
piece-emberheart-level-peak = The party with the most wardens picks first. The card costs 1 warden and flame +1 on top of its own cost, and you may raise one attribute by 1.
piece-emberheart-raid = After the rewards everyone discards this from their supply; for each follower you can’t discard, your flame goes up 1.
    .kind = Raid card
piece-emberheart-flame = At the end you score by how far you are below the highest flame.
piece-emberheart-companion = Joins one party per round and brings it the effects of your three attributes.
    .name = Companion
piece-emberheart-crest = Every party and every visit to the Warehouse or the Fire Station takes a crest.
    .name = Crests
piece-emberheart-shield = Whoever holds it acts first this round.
    .name = Dragon Shield
piece-emberheart-phase-action = In turn, everyone takes one action at a time until the aides are gone.
piece-emberheart-phase-reward = Location by location, parties take cards, from space 5 down to 1.
piece-emberheart-phase-raid = Everyone discards what the raid card says.
piece-emberheart-phase-reset = Offers are refilled for the next round.
piece-emberheart-kind-place = Location
piece-emberheart-kind-aide = Aide
piece-emberheart-kind-skill = Skill
piece-emberheart-kind-follower = Follower
piece-emberheart-kind-attribute = Attribute
piece-emberheart-kind-phase = Phase of the round

## For you now

now-emberheart-have =
    You have { $number }{ $away ->
        [0] {"."}
       *[other] {" "}in your supply and { $away } on the island.
    }
now-emberheart-level = Level { $level }: { $glory } glory.
now-emberheart-worth = { $glory } glory as things stand.
now-emberheart-once-awake = { $glory } glory as things stand, once it has a dragon.
now-emberheart-of = { $what }: { $have } of { $need }
now-emberheart-completed = Completed.
now-emberheart-picks = A party here would pick { $rank }.
now-emberheart-held = Taken by { $who }.

## What the player works towards

goals-emberheart-asleep = Waiting for a dragon
goals-emberheart-raid = Followers for the raid
goals-emberheart-flame = Flame +{ $flame } for those you lack
`;export{e as default};