//# allFunctionsCalledOnLoad
var e=`### Emberheart in the box editor.

## What is in the box
box-emberheart-colours = Colours
box-emberheart-locations = Locations
box-emberheart-start-supply = Starting supply
box-emberheart-attribute-glory = Glory of attributes
box-emberheart-companion-levels = Companion
box-emberheart-flame = Flame track
box-emberheart-champions = Skills
box-emberheart-mountain-dragons = Mountain dragons
box-emberheart-captive-dragons = Captive dragons
box-emberheart-preserves = Preserves
box-emberheart-garrison = Garrison cards
box-emberheart-tavern = Tavern cards
box-emberheart-raid = Raid cards
box-emberheart-two-player-cards = Two-player cards
box-emberheart-heroes = Heroes

## Fields
field-emberheart-hirelings = Hirelings
field-emberheart-scouts = Scouts
field-emberheart-rangers = Rangers
field-emberheart-wardens = Wardens
field-emberheart-gear = Gear
field-emberheart-crests = Crests
field-emberheart-level-2 = Level 2
field-emberheart-level-4 = Level 4
field-emberheart-level-6 = Level 6
field-emberheart-level-7 = Level 7
field-emberheart-levels = Level
field-emberheart-start = Start
field-emberheart-bonus = Glory by distance
field-emberheart-beyond = Further away
field-emberheart-board-1 = Board 1
field-emberheart-board-2 = Board 2
field-emberheart-board-3 = Board 3
field-emberheart-board-4 = Board 4
field-emberheart-glory = Glory
field-emberheart-flame = Flame
field-emberheart-warden = Warden to discard
field-emberheart-dragons = Dragons
field-emberheart-heroes = Heroes
field-emberheart-followers = Followers
field-emberheart-follower-kinds = Followers by colour
field-emberheart-colour = Colour
field-emberheart-counts = Counted
field-emberheart-loses = Lost
field-emberheart-cards = Card
field-emberheart-spaces = Card

## Words that are chosen
choice-emberheart-hero = heroes
choice-emberheart-garrison-card = Garrison cards
choice-emberheart-highest-attribute = steps of the highest attribute
choice-emberheart-red-dragon = red dragons
choice-emberheart-blue-dragon = blue dragons
choice-emberheart-green-dragon = green dragons
choice-emberheart-hirelings = hirelings
choice-emberheart-specialists = specialists

## What can be wrong
wrong-emberheart-location = Only hirelings and the specialists of this location may go there.
wrong-emberheart-flame-bonus = At a distance of { $distance } the rulebook says { $expected }.
wrong-emberheart-not-below = { $found } comes after { $before }; the values must not fall.
wrong-emberheart-no-dragon-worth = No dragon is worth { $glory } glory; the rulebook shows one.
wrong-emberheart-few-dragons =
    { $found ->
        [0] There are no dragons
        [one] There is { $found } dragon
       *[other] There are { $found } dragons
    }; there should be at least { $expected }.
wrong-emberheart-highest-glory = A captive dragon must be worth less than { $highest }, the highest glory on the Mountain.
wrong-emberheart-captives =
    { $found ->
        [0] There are no captive dragons
        [one] There is { $found } captive dragon
       *[other] There are { $found } captive dragons
    }; the box has { $expected }.
wrong-emberheart-first-garrison = The first card of a colour must be worth { $expected } glory.
wrong-emberheart-rising = { $found } comes after { $before }; each card must be worth more than the one before.
wrong-emberheart-asks-both = A card can ask for heroes or for followers, not for both.
wrong-emberheart-asks-neither = Besides dragons, the card must ask for heroes or followers. Say how many.
wrong-emberheart-no-followers = The card brings no followers; it must bring at least one.
wrong-emberheart-space-twice = This space is on the card twice; a card blocks five different ones.
wrong-emberheart-space-on-two = { $place }, space { $space }: on { $found } of the cards; it should be on exactly two.
wrong-emberheart-heroes =
    { $found ->
        [0] There are no heroes
        [one] There is { $found } hero
       *[other] There are { $found } heroes
    } of the colour “{ $colour }”; there should be { $expected }.
`;export{e as default};