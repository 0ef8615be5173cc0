### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Stuur groepen over het eiland, bevrijd de draken voordat de stropers ze pakken en houd je vlam laag.

## What the opponents like

style-emberheart-spark = Stuurt overal kleine groepen heen
style-emberheart-ember = Strijkt graag neer in de Taverne
style-emberheart-flame = Verzamelt garnizoenskaarten
style-emberheart-blaze = Klimt de Berg op, wat het ook kost
style-emberheart-inferno = Ziet je volgende groep aankomen

## Before something goes unused

warning-emberheart-crest = Je hebt nog een wapenschild over. Toch de raadgever nemen?
warning-emberheart-dragon = Je zou nog een draak kunnen koppelen. Toch verdergaan?

## Beside a seat

stat-emberheart-dragons = Draken
stat-emberheart-flame = Vlam
stat-emberheart-crests = Wapenschilden

## The board as text

part-emberheart-side = Kant
part-emberheart-round = Ronde
part-emberheart-shield = Startspeler
part-emberheart-aides = Raadgevers
part-emberheart-warehouse = Wapenschilden in het Magazijn
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
part-emberheart-bard-card = Met de Bard gereserveerde kaart
part-emberheart-bard-seat = Bard van
part-emberheart-raid = Overvalkaarten
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel tavernekaarten
part-emberheart-captive-pile = Stapel gevangen draken
part-emberheart-mountain-pile = Stapel bergdraken
part-emberheart-preserve-pile = Stapel reservaten
part-emberheart-raid-pile = Stapel overvalkaarten
part-emberheart-duo-pile = Stapel kaarten voor twee spelers
part-emberheart-bands = Borden
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
part-emberheart-free = los
part-emberheart-attached = gekoppeld
part-emberheart-with-gear = gekoppeld met uitrusting
part-emberheart-completed = voltooid
part-emberheart-no = nee

## A tie at the end
tiebreak-emberheart = Bij gelijke stand wint wie meer drakenkaarten heeft.
