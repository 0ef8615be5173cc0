//# allFunctionsCalledOnLoad
var e=`lesson-emberheart-welcome = Poachers have come to the island, and you are here to save its dragons. This is your camp: 10 hirelings, 2 gear, 5 crests and a young dragon, your companion. A gentle opponent plays with you. We take the first round together.
    .title = Welcome
lesson-emberheart-attribute = One attribute of your companion starts at 1. Choose Strength: the companion then stands for one follower of its party.
    .title = Your companion
lesson-emberheart-island = Six locations, in the order in which they give their cards: Guild, Tavern, Camp, Mountain, Preserve, Garrison. Each has spaces 1 to 5. A party of exactly that many followers fits there; spaces with a neutral crest are blocked.
    .title = The island
lesson-emberheart-camp = In the Poachers’ Camp wait exotic dragons, which suit any hero. Send 5 hirelings to space 5 of the Camp, then end your turn.
    .title = Your first party
lesson-emberheart-order = Nothing happens there yet. In the reward phase the party on the highest space picks first, so on space 5 nobody is ahead of you.
    .title = Who picks first
lesson-emberheart-companion = You need a hero too. Send a party with your companion to the Heroes’ Guild, to space 4 if it is free: thanks to Strength 3 hirelings are enough there.
    .title = With the companion
lesson-emberheart-warehouse = Some things come at once. Lay a crest at the Warehouse for 2 gear. The Fire Station would bring 4 hirelings, but your flame would rise, and a high flame costs glory at the end.
    .title = The village
lesson-emberheart-swap = In your turn 1 gear turns a follower into another kind. Hirelings are gone once their party takes a card; specialists come back. Swap a hireling for a warden, who may climb the Mountain.
    .title = Gear
lesson-emberheart-aide = An aide costs no crest and helps at once: the Healer lowers your flame by 2. Take one that is left. When the last of the four is taken, the action phase is nearly over.
    .title = Aides
lesson-emberheart-rewards = Use the followers and crests you have left as you like, until all aides are taken. Then the rewards begin: the Guild comes first. Take a hero.
    .title = Your hero
lesson-emberheart-dragon = Now the Camp: your party on space 5 picks first. Take the exotic dragon worth 3.
    .title = A dragon
lesson-emberheart-attach = A hero works and scores only with a dragon of its colour. An exotic one suits all: attach it to your hero. That is for good.
    .title = Bring them together
lesson-emberheart-raid = After the rewards come the poachers. The raid card says what everybody loses, and the table always shows what it would cost you now. Whoever cannot pay gets a higher flame.
    .title = The raid
lesson-emberheart-scoring = After 5 rounds glory is counted: dragons, attributes, heroes with their dragon, completed Garrison cards, and how far your flame lies below the highest one.
    .title = How it ends
lesson-emberheart-end = That is all you need to begin. Play this game on if you like: anything you cannot do says why, every card explains itself, and a hint is one button away. Fly high!
    .title = Off you go
`;export{e as default};