### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Stuur groepen over het eiland, bevrijd de draken vóór de stropers en pas op voor de vlam.

## Before something goes unused

warning-emberheart-crest = Je hebt nog een wapenschild over. Toch de raadgever nemen?
warning-emberheart-dragon = Je zou nog een draak kunnen aanleggen. Toch verder?

## Beside a seat

stat-emberheart-dragons = Draken
stat-emberheart-flame = Vlam
stat-emberheart-crests = Wapenschilden

## The board as text

part-emberheart-side = Kant
part-emberheart-round = Ronde
part-emberheart-shield = Startspeler
part-emberheart-aides = Raadgevers
part-emberheart-warehouse = Wapenschilden bij het Magazijn
part-emberheart-station = Wapenschilden bij de Brandweerpost
part-emberheart-parties = Groepen
part-emberheart-took = heeft een kaart genomen
part-emberheart-companion = Metgezel
part-emberheart-guild = Heldengilde
part-emberheart-tavern = Taverne
part-emberheart-camp = Stroperskamp
part-emberheart-mountain = Berg
part-emberheart-preserve = Reservaat
part-emberheart-garrison = Garnizoen
part-emberheart-garrison-next = Volgende garnizoenskaarten
part-emberheart-bard-card = Kaart van de Bard
part-emberheart-bard-seat = Bard van
part-emberheart-raid = Overvalkaarten
part-emberheart-raid-discarded = Afgelegde overvalkaart
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel tavernekaarten
part-emberheart-captive-pile = Stapel gevangen draken
part-emberheart-mountain-pile = Stapel bergdraken
part-emberheart-preserve-pile = Stapel reservaten
part-emberheart-raid-pile = Stapel overvalkaarten
part-emberheart-duo-pile = Stapel blokkeerkaarten
part-emberheart-bands = Kampen
part-emberheart-skill = Vaardigheid
part-emberheart-followers = Volgelingen
part-emberheart-gear = Uitrusting
part-emberheart-crests = Wapenschilden
part-emberheart-companion-used = Metgezel ingezet
part-emberheart-apprentice-used = Leerling gebruikt
part-emberheart-attributes = Kenmerken
part-emberheart-flame = Vlam
part-emberheart-heroes = Helden
part-emberheart-preserves = Reservaten
part-emberheart-dragons = Draken
part-emberheart-free = vrij
part-emberheart-attached = aangelegd
part-emberheart-with-gear = aangelegd met uitrusting
part-emberheart-completed = voltooid
part-emberheart-no = nee
