### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Send parties across the island, free the dragons before the poachers get them, and keep your flame low.

## What the opponents like

style-emberheart-spark = Sends small parties everywhere
style-emberheart-ember = Likes to stop at the Tavern
style-emberheart-flame = Collects Garrison cards
style-emberheart-blaze = Climbs the Mountain, whatever the cost
style-emberheart-inferno = Sees your next party coming

## Before something goes unused

warning-emberheart-crest = You still have a crest to use. Take the aide anyway?
warning-emberheart-dragon = You could still attach a dragon. Continue anyway?

## Beside a seat

stat-emberheart-dragons = Dragons
stat-emberheart-flame = Flame
stat-emberheart-crests = Crests

## The board as text

part-emberheart-side = Side
part-emberheart-round = Round
part-emberheart-shield = Starting player
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
part-emberheart-bard-card = Card reserved with the Bard
part-emberheart-bard-seat = Bard of
part-emberheart-raid = Raid cards
part-emberheart-hero-pile = Pile of heroes
part-emberheart-tavern-pile = Pile of Tavern cards
part-emberheart-captive-pile = Pile of captive dragons
part-emberheart-mountain-pile = Pile of mountain dragons
part-emberheart-preserve-pile = Pile of Preserves
part-emberheart-raid-pile = Pile of raid cards
part-emberheart-duo-pile = Pile of two-player cards
part-emberheart-bands = Bands
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
part-emberheart-free = unattached
part-emberheart-attached = attached
part-emberheart-with-gear = attached with gear
part-emberheart-completed = completed
part-emberheart-no = no

## A tie at the end
tiebreak-emberheart = The tie goes to whoever has more dragon cards.
