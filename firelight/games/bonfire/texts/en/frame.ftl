### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Place Fate Tiles, sail for Tasks, lead your Guardians along the path and ignite the seven Bonfires of your city.
alone-bonfire = Follows his deck of cards, as in the box.

## What the opponents like

style-bonfire-spark = Recruits every Gnome it can
style-bonfire-ember = Loves the open sea
style-bonfire-flame = Builds its path and portals first
style-bonfire-blaze = Draws from the pile and hurries to the High Council
style-bonfire-inferno = Weighs up every Task to the very end

## Before something goes unused

warning-bonfire-neutral = You have fulfilled a Common Task: you can still send its Neutral Novice to the Council. End your turn anyway?
warning-bonfire-ignite = You could still ignite a Bonfire. Pass anyway?

## Beside a seat

stat-bonfire-bonfires = Bonfires
stat-bonfire-guardians = Guardians
stat-bonfire-paths = Path Tiles
stat-bonfire-gnomes = Gnomes

## Keys

bf-key-turn = turn the Fate Tile

## The board as text

part-bonfire-start = Starting player
part-bonfire-counting = Countdown under way
part-bonfire-countdown-pile = Countdown Tiles left
part-bonfire-countdown-tile = Countdown Tile going round
part-bonfire-islands = Islands
part-bonfire-tasks = Tasks
part-bonfire-offerings = Offerings
part-bonfire-guardians = Guardians
part-bonfire-ring = Great Bonfire
part-bonfire-portals = Portals
part-bonfire-pointer = The Great Bonfire points at space
part-bonfire-fire-used = Great Bonfire used
part-bonfire-council = High Council
part-bonfire-novices = Novices
part-bonfire-lying = Novice lying down
part-bonfire-neutral = Neutral Novices at the Common Tasks
part-bonfire-path-display = Path Tiles on display
part-bonfire-path-pile = Pile of Path Tiles
part-bonfire-gnome-display = Specialists on display
part-bonfire-gnome-pile = Pile of Specialists
part-bonfire-gnome-discard = Specialists discarded
part-bonfire-elders = Elders
part-bonfire-tom-pile = Tom’s cards
part-bonfire-tom-discard = Tom’s cards played
part-bonfire-tom-played = Tom’s progress
part-bonfire-tom-novices = Tom’s Novices
part-bonfire-cities = Cities
part-bonfire-board = City board
part-bonfire-tiles = Action tiles
part-bonfire-resources = Resources
part-bonfire-earned = Points scored
part-bonfire-paths = Path
part-bonfire-gnomes = Gnomes
part-bonfire-ship = Ship
part-bonfire-column = Fate supply
part-bonfire-symbols = Symbols in the Fate Area
part-bonfire-out = Out
part-bonfire-passed = Passed
part-bonfire-left = Left pile
part-bonfire-right = Right pile
part-bonfire-face-down = Face down

## A tie at the end
tiebreak-bonfire = The tie goes to whoever has ignited more Bonfires.
