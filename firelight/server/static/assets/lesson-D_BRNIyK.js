//# allFunctionsCalledOnLoad
var e=`lesson-bonfire-welcome = The Bonfires have gone out, and your Gnomes want to light them again. This is your city. Tom, who plays by cards, plays against you, and you have 10 points as a head start. We take the first turns together.
    .title = Welcome
lesson-bonfire-city = Seven spaces wait for Tasks. Beside each lies a piece of path and a notch for a portal. A Task that you light, with a portal, a path in its colour and a Guardian beside it: that is what scores at the end.
    .title = Your city
lesson-bonfire-first-tile = Your first Fate Tile shows path, ship and task, and you get one action tile of each. Just right for us: keep it and lay it as it is.
    .title = The first Fate Tile
lesson-bonfire-supply = These are your action tiles: three of the tile and two yellow ones, which stand for anything. Beside them your resources: one of each, and gold, which stands for any.
    .title = What you have
lesson-bonfire-sail = Let us fetch a Task. The first voyage costs one ship tile, however far. Sail to the marked island.
    .title = Set sail
lesson-bonfire-task = Take the blue Task: it asks for a Path Tile showing a blossom, and one lies in the display. You pay a task tile, the island’s root, and the resource of the Offering that you leave there: choose the left one, fruit.
    .title = Your first Task
lesson-bonfire-space = Put it on space 2. Your next Path Tile comes right beside it, and if its crystal is blue too, that is worth 2 points more.
    .title = Where it goes
lesson-bonfire-tom = Your turn is over. After each of yours Tom turns up a card and takes something: a Path Tile, a Gnome, a portal, a Guardian or a Task. Then it is your turn again.
    .title = Tom
lesson-bonfire-build = Now use your path tile: build the Path Tile with the blossom and the blue crystal.
    .title = Build a path
lesson-bonfire-ignite = The condition of your Task is met. Lighting it is a turn of its own: ignite the Bonfire.
    .title = Light it
lesson-bonfire-council = The Novice beside it goes to the High Council and brings you a bonus. Send him to the space with 2 gold and a yellow tile. The more Novices sit there, the nearer the end.
    .title = The High Council
lesson-bonfire-fire = The Great Bonfire has not been used yet, and the first use costs one tile, wherever you turn it. Turn it to the marked space, pay with a yellow tile, and take the shell and the portal: it fits your last notch.
    .title = The Great Bonfire
lesson-bonfire-procession = Your Guardian stands on START. Make a Procession of one step with a yellow tile: where she ends, she brings you what the path shows, here gold. Later she walks through a portal to a Bonfire.
    .title = A Procession
lesson-bonfire-fate = One action tile is left: time for a new Fate Tile. Take the top one, lay it down the marked column and turn it, so that path joins path: a group of two brings two tiles, and the gold square below it is yours.
    .title = New tiles
lesson-bonfire-gnomes = One thing we have not done: Gnomes. For gnome tiles and the resource a Gnome shows, a Specialist helps you to the end of the game, an Elder brings points at once. You have room for six.
    .title = Gnomes
lesson-bonfire-scoring = When 7 Novices are in the Council the Countdown begins, and everybody has a few turns left. Open the score sheet at any time to see what you would score now, and from where.
    .title = How it ends
lesson-bonfire-end = That is all you need to begin. Play this game on if you like: anything you cannot do says why, every piece explains itself, and a hint is one button away. Good fires!
    .title = Off you go
`;export{e as default};