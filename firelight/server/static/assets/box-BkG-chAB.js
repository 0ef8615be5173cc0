//# allFunctionsCalledOnLoad
var e=`### Emberheart in the box editor.

## What is in the box
box-emberheart-colours = Farben
box-emberheart-locations = Orte
box-emberheart-start-supply = Startvorrat
box-emberheart-attribute-glory = Ruhm für Attribute
box-emberheart-companion-levels = Drachengefährte
box-emberheart-flame = Flammenleiste
box-emberheart-champions = Fertigkeiten
box-emberheart-mountain-dragons = Drachen am Berg
box-emberheart-captive-dragons = Gefangene Drachen
box-emberheart-preserves = Schutzgebiete
box-emberheart-garrison = Garnisonskarten
box-emberheart-tavern = Tavernenkarten
box-emberheart-raid = Überfallkarten
box-emberheart-two-player-cards = Karten für zwei
box-emberheart-heroes = Helden

## Fields
field-emberheart-hirelings = Gehilfen
field-emberheart-scouts = Späher
field-emberheart-rangers = Waldläuferinnen
field-emberheart-wardens = Hüterinnen
field-emberheart-gear = Ausrüstung
field-emberheart-crests = Wappen
field-emberheart-level-2 = Stufe 2
field-emberheart-level-4 = Stufe 4
field-emberheart-level-6 = Stufe 6
field-emberheart-level-7 = Stufe 7
field-emberheart-levels = Stufe
field-emberheart-start = Start
field-emberheart-bonus = Ruhm nach Abstand
field-emberheart-beyond = Noch weiter weg
field-emberheart-board-1 = Tableau 1
field-emberheart-board-2 = Tableau 2
field-emberheart-board-3 = Tableau 3
field-emberheart-board-4 = Tableau 4
field-emberheart-glory = Ruhm
field-emberheart-flame = Flamme
field-emberheart-warden = Hüterin abwerfen
field-emberheart-dragons = Drachen
field-emberheart-heroes = Helden
field-emberheart-followers = Gefolgsleute
field-emberheart-follower-kinds = Gefolgsleute nach Farbe
field-emberheart-colour = Farbe
field-emberheart-counts = Gezählt
field-emberheart-loses = Verloren
field-emberheart-cards = Karte
field-emberheart-spaces = Karte

## Words that are chosen
choice-emberheart-hero = Helden
choice-emberheart-garrison-card = Garnisonskarten
choice-emberheart-highest-attribute = Stufen des höchsten Attributs
choice-emberheart-red-dragon = rote Drachen
choice-emberheart-blue-dragon = blaue Drachen
choice-emberheart-green-dragon = grüne Drachen
choice-emberheart-hirelings = Gehilfen
choice-emberheart-specialists = Experten

## What can be wrong
wrong-emberheart-location = Hierher dürfen nur Gehilfen und die Experten dieses Ortes.
wrong-emberheart-flame-bonus = Für den Abstand { $distance } nennt die Anleitung { $expected }.
wrong-emberheart-not-below = { $found } kommt nach { $before }; die Werte dürfen nicht fallen.
wrong-emberheart-no-dragon-worth = Kein Drache bringt { $glory } Ruhm; die Anleitung zeigt einen.
wrong-emberheart-few-dragons =
    Es gibt { $found ->
        [0] keine Drachen
        [one] { $found } Drachen
       *[other] { $found } Drachen
    }; es sollten mindestens { $expected } sein.
wrong-emberheart-highest-glory = Ein gefangener Drache muss weniger bringen als { $highest }, den höchsten Ruhm am Berg.
wrong-emberheart-captives =
    Es gibt { $found ->
        [0] keine gefangenen Drachen
        [one] { $found } gefangenen Drachen
       *[other] { $found } gefangene Drachen
    }; in der Schachtel sind { $expected }.
wrong-emberheart-first-garrison = Die erste Karte einer Farbe muss { $expected } Ruhm bringen.
wrong-emberheart-rising = { $found } kommt nach { $before }; jede Karte muss mehr bringen als die vorige.
wrong-emberheart-asks-both = Eine Karte kann Helden oder Gefolgsleute verlangen, nicht beides.
wrong-emberheart-asks-neither = Außer Drachen muss die Karte Helden oder Gefolgsleute verlangen. Gib an, wie viele.
wrong-emberheart-no-followers = Die Karte bringt keine Gefolgsleute; sie muss mindestens eine Gefolgsperson bringen.
wrong-emberheart-space-twice = Dieses Feld steht zweimal auf der Karte; sie sperrt fünf verschiedene.
wrong-emberheart-space-on-two = { $place }, Feld { $space }: auf { $found } Karten; es sollte auf genau zwei sein.
wrong-emberheart-heroes =
    Es gibt { $found ->
        [0] keine Helden
        [one] { $found } Helden
       *[other] { $found } Helden
    } der Farbe „{ $colour }“; es sollten { $expected } sein.
`;export{e as default};