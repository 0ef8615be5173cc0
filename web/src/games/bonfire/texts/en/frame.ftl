### What the frame of the table says of the game.

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
