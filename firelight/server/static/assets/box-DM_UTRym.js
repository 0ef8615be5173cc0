//# allFunctionsCalledOnLoad
var e=`### Emberheart in the box editor.

## What is in the box
box-emberheart-colours = Kolory
box-emberheart-locations = Lokacje
box-emberheart-start-supply = Zapas początkowy
box-emberheart-attribute-glory = Chwała za cechy
box-emberheart-companion-levels = Smoczy towarzysz
box-emberheart-flame = Tor płomienia
box-emberheart-champions = Umiejętności
box-emberheart-mountain-dragons = Smoki górskie
box-emberheart-captive-dragons = Schwytane smoki
box-emberheart-preserves = Rezerwaty
box-emberheart-garrison = Karty garnizonu
box-emberheart-tavern = Karty tawerny
box-emberheart-raid = Karty najazdu
box-emberheart-two-player-cards = Karty dla dwóch osób
box-emberheart-heroes = Bohaterowie

## Fields
field-emberheart-hirelings = Pomocnicy
field-emberheart-scouts = Zwiadowcy
field-emberheart-rangers = Tropicielki
field-emberheart-wardens = Strażniczki
field-emberheart-gear = Ekwipunek
field-emberheart-crests = Herby
field-emberheart-level-2 = Poziom 2
field-emberheart-level-4 = Poziom 4
field-emberheart-level-6 = Poziom 6
field-emberheart-level-7 = Poziom 7
field-emberheart-levels = Poziom
field-emberheart-start = Start
field-emberheart-bonus = Chwała według odległości
field-emberheart-beyond = Jeszcze dalej
field-emberheart-board-1 = Plansza 1
field-emberheart-board-2 = Plansza 2
field-emberheart-board-3 = Plansza 3
field-emberheart-board-4 = Plansza 4
field-emberheart-glory = Chwała
field-emberheart-flame = Płomień
field-emberheart-warden = Strażniczka do odrzucenia
field-emberheart-dragons = Smoki
field-emberheart-heroes = Bohaterowie
field-emberheart-followers = Stronnicy
field-emberheart-follower-kinds = Stronnicy według koloru
field-emberheart-colour = Kolor
field-emberheart-counts = Co się liczy
field-emberheart-loses = Kogo się traci
field-emberheart-cards = Karta
field-emberheart-spaces = Karta

## Words that are chosen
choice-emberheart-hero = bohaterowie
choice-emberheart-garrison-card = karty garnizonu
choice-emberheart-highest-attribute = kroki najwyższej cechy
choice-emberheart-red-dragon = czerwone smoki
choice-emberheart-blue-dragon = niebieskie smoki
choice-emberheart-green-dragon = zielone smoki
choice-emberheart-hirelings = pomocnicy
choice-emberheart-specialists = specjaliści

## What can be wrong
wrong-emberheart-location = Mogą tu iść tylko pomocnicy i specjaliści tej lokacji.
wrong-emberheart-flame-bonus = Dla odległości { $distance } instrukcja podaje { $expected }.
wrong-emberheart-not-below = Po { $before } jest { $found }; wartości nie mogą maleć.
wrong-emberheart-no-dragon-worth = Żaden smok nie ma wartości { $glory }; instrukcja pokazuje takiego.
wrong-emberheart-few-dragons = Liczba smoków: { $found }; powinno być co najmniej { $expected }.
wrong-emberheart-highest-glory = Schwytany smok musi być wart mniej niż { $highest }, najwyższa wartość smoka górskiego.
wrong-emberheart-captives = Schwytane smoki: { $found }; w pudełku jest ich { $expected }.
wrong-emberheart-first-garrison = Pierwsza karta koloru musi być warta { $expected }.
wrong-emberheart-rising = Po { $before } jest { $found }; każda karta musi być warta więcej niż poprzednia.
wrong-emberheart-asks-both = Karta wymaga bohaterów albo stronników, a nie jednych i drugich.
wrong-emberheart-asks-neither = Oprócz smoków karta musi wymagać bohaterów albo stronników. Podaj ilu.
wrong-emberheart-no-followers = Karta nie daje stronników; musi dawać co najmniej jednego.
wrong-emberheart-space-twice = To pole jest na karcie dwa razy; karta blokuje pięć różnych pól.
wrong-emberheart-space-on-two = { $place }, pole { $space }: na { $found } z kart; powinno być dokładnie na dwóch.
wrong-emberheart-heroes = Bohaterowie koloru „{ $colour }”: { $found }; powinno ich być { $expected }.
`;export{e as default};