### What the frame of the table says of the game.

## The game among others

game-emberheart = Glutherz
about-emberheart = Schicke Gruppen über die Insel, befreie die Drachen, bevor die Wilddiebe sie holen, und halte deine Flamme klein.

## What the opponents like

style-emberheart-spark = Schickt überallhin kleine Gruppen
style-emberheart-ember = Kehrt gern in der Taverne ein
style-emberheart-flame = Sammelt Garnisonskarten
style-emberheart-blaze = Steigt auf den Berg, was es auch kostet
style-emberheart-inferno = Sieht deine nächste Gruppe kommen

## Before something goes unused

warning-emberheart-crest = Du hast noch ein Wappen übrig. Trotzdem den Berater nehmen?
warning-emberheart-dragon = Du könntest noch einen Drachen anlegen. Trotzdem weitermachen?

## Beside a seat

stat-emberheart-dragons = Drachen
stat-emberheart-flame = Flamme
stat-emberheart-crests = Wappen

## The board as text

part-emberheart-side = Seite
part-emberheart-round = Runde
part-emberheart-shield = Startperson
part-emberheart-aides = Berater
part-emberheart-warehouse = Wappen im Lagerhaus
part-emberheart-station = Wappen bei der Feuerwache
part-emberheart-parties = Gruppen
part-emberheart-took = hat eine Karte genommen
part-emberheart-companion = Drachengefährte
part-emberheart-guild = Heldengilde
part-emberheart-tavern = Taverne
part-emberheart-camp = Lager der Wilddiebe
part-emberheart-mountain = Berg
part-emberheart-preserve = Schutzgebiet
part-emberheart-garrison = Garnison
part-emberheart-bard-card = Mit der Bardin reservierte Karte
part-emberheart-bard-seat = Bardin von
part-emberheart-raid = Überfallkarten
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel der Tavernenkarten
part-emberheart-captive-pile = Stapel der gefangenen Drachen
part-emberheart-mountain-pile = Stapel der Bergdrachen
part-emberheart-preserve-pile = Stapel der Schutzgebiete
part-emberheart-raid-pile = Stapel der Überfallkarten
part-emberheart-duo-pile = Stapel der Karten für zwei
part-emberheart-bands = Tableaus
part-emberheart-skill = Fertigkeit
part-emberheart-followers = Gefolgsleute
part-emberheart-gear = Ausrüstung
part-emberheart-crests = Wappen
part-emberheart-companion-used = Drachengefährte eingesetzt
part-emberheart-apprentice-used = Auszubildende genutzt
part-emberheart-attributes = Attribute
part-emberheart-flame = Flamme
part-emberheart-heroes = Helden
part-emberheart-preserves = Schutzgebiete
part-emberheart-dragons = Drachen
part-emberheart-free = nicht angelegt
part-emberheart-attached = angelegt
part-emberheart-with-gear = angelegt mit Ausrüstung
part-emberheart-completed = abgeschlossen
part-emberheart-no = nein

## A tie at the end
tiebreak-emberheart = Bei Gleichstand gewinnt, wer mehr Drachenkarten hat.
