//# allFunctionsCalledOnLoad
var e=`### Bonfire in the box editor.

## What is in the box
box-bonfire-action-tiles = Action tiles
box-bonfire-fate-area = Fate Area
box-bonfire-fate-tiles = Fate Tiles
box-bonfire-islands = Islands
box-bonfire-routes = Ship routes
box-bonfire-great-bonfire = Great Bonfire
box-bonfire-path-tiles = Path Tiles
box-bonfire-starting-tile = Starting Tile
box-bonfire-offerings = Offerings
box-bonfire-boards = Player boards
box-bonfire-guardian-values = Points of Guardians
box-bonfire-high-council = High Council
box-bonfire-tom-cards = Tom’s cards
box-bonfire-specialists = Specialists
box-bonfire-elders = Elders
box-bonfire-tasks = Tasks

## Fields
field-bonfire-colour = Colour
field-bonfire-resource = Resource
field-bonfire-guardian = Guardian
field-bonfire-corner = In a corner
field-bonfire-kind = Action tile
field-bonfire-gives = Reward
field-bonfire-copies = Copies
field-bonfire-gnome-sign = Gnome sign
field-bonfire-number = How many
field-bonfire-condition = Condition
field-bonfire-each = Shown, one Task each
field-bonfire-points = Points
field-bonfire-rows = Row
field-bonfire-symbols = Fate Tile
field-bonfire-between = Ship route
field-bonfire-spaces = Space
field-bonfire-bonfires = Bonfire
field-bonfire-clockwise = Clockwise

## Words that are chosen
choice-bonfire-square-none = no square
choice-bonfire-square-empty = empty
choice-bonfire-square-bright = highlighted
choice-bonfire-square-gold = gold
choice-bonfire-square-gold-bright = gold, highlighted
choice-bonfire-square-yellow = yellow tile
choice-bonfire-square-yellow-bright = yellow tile, highlighted
choice-bonfire-square-first = first tile
choice-bonfire-square-first-bright = first tile, highlighted
choice-bonfire-two-points = 2 points
choice-bonfire-green = green
choice-bonfire-purple = purple
choice-bonfire-white = white
choice-bonfire-black = black
choice-bonfire-orange = orange

## What can be wrong
wrong-bonfire-colour-twice = { $other } has this colour too; each of the seven kinds needs a colour of its own.
wrong-bonfire-first-tile = The first tile must lie on three squares side by side in one row.
wrong-bonfire-few-squares = There are { $found } squares; 8 Fate Tiles need { $expected }.
wrong-bonfire-no-gold = No square shows gold.
wrong-bonfire-no-yellow = No square shows a yellow tile.
wrong-bonfire-no-highlighted = No square is highlighted.
wrong-bonfire-area-apart = Row { $row }, column { $column } can’t be reached from the other squares.
wrong-bonfire-symbol-twice = “{ $found }” is on this tile twice; a tile has three different symbols.
wrong-bonfire-guardian-island = This island belongs to the colour “{ $expected }”.
wrong-bonfire-corners =
    { $found ->
        [0] No task island is in a corner
        [one] { $found } task island is in a corner
       *[other] { $found } task islands are in a corner
    }; there should be { $expected }.
wrong-bonfire-two-islands = { $resource } is on { $found } of the islands; each basic resource is on exactly two.
wrong-bonfire-route-to-itself = A route must lead from one island to another.
wrong-bonfire-route-twice = This route is there already.
wrong-bonfire-map-apart = No route leads to { $islands }.
wrong-bonfire-path-tiles =
    { $found ->
        [0] There are no Path Tiles
        [one] There is { $found } Path Tile
       *[other] There are { $found } Path Tiles
    } with this crystal; the box has { $expected }.
wrong-bonfire-offerings =
    { $found ->
        [0] There are no Offerings
        [one] There is { $found } Offering
       *[other] There are { $found } Offerings
    }; every player has { $expected }.
wrong-bonfire-same-board = Board { $other } has this order too; all four boards must differ.
wrong-bonfire-rising = { $found } comes after { $before }; the values must rise along the path.
wrong-bonfire-gnome-sign = This card needs the resource of a Gnome, so it must have the gnome sign.
wrong-bonfire-tom-cards =
    Tom has { $found ->
        [0] no cards
        [one] { $found } card
       *[other] { $found } cards
    }; the box has { $expected }.
wrong-bonfire-golden =
    { $found ->
        [0] No Specialist shows gold
        [one] { $found } Specialist shows gold
       *[other] { $found } Specialists show gold
    }; there should be { $expected }.
wrong-bonfire-same-task = This Task is already there; count identical ones as copies.
wrong-bonfire-tasks =
    { $found ->
        [0] There are no Tasks
        [one] There is { $found } Task
       *[other] There are { $found } Tasks
    } of this colour; the box has { $expected }.
wrong-bonfire-three-on-one =
    { $found ->
        [0] No Task asks
       *[other] { $found } Tasks ask
    } for 3 Offerings on one island; there should be exactly one.
wrong-bonfire-no-task = Add what these Tasks show, or remove them.
wrong-bonfire-shown-twice = “{ $found }” is shown twice.
`;export{e as default};