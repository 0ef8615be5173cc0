//# allFunctionsCalledOnLoad
var e=`### Bonfire in the box editor.

## What is in the box
box-bonfire-action-tiles = Aktionsmarker
box-bonfire-fate-area = Schicksalsfeld
box-bonfire-fate-tiles = Schicksals-Plättchen
box-bonfire-islands = Inseln
box-bonfire-routes = Schiffsrouten
box-bonfire-great-bonfire = Großes Bonfire
box-bonfire-path-tiles = Weg-Plättchen
box-bonfire-starting-tile = Startfeld
box-bonfire-offerings = Opferschalen
box-bonfire-boards = Tableaus
box-bonfire-guardian-values = Punkte der Hüterinnen
box-bonfire-high-council = Hoher Rat
box-bonfire-tom-cards = Toms Karten
box-bonfire-specialists = Spezialisten
box-bonfire-elders = Älteste
box-bonfire-tasks = Aufgaben

## Fields
field-bonfire-colour = Farbe
field-bonfire-resource = Ressource
field-bonfire-guardian = Hüterin
field-bonfire-corner = In einer Ecke
field-bonfire-kind = Aktionsmarker
field-bonfire-gives = Belohnung
field-bonfire-copies = Anzahl
field-bonfire-gnome-sign = Gnom-Zeichen
field-bonfire-number = Wie viele
field-bonfire-condition = Bedingung
field-bonfire-each = Abgebildet, je eine Aufgabe
field-bonfire-points = Punkte
field-bonfire-rows = Zeile
field-bonfire-symbols = Schicksals-Plättchen
field-bonfire-between = Schiffsroute
field-bonfire-spaces = Feld
field-bonfire-bonfires = Bonfire
field-bonfire-clockwise = Im Uhrzeigersinn

## Words that are chosen
choice-bonfire-square-none = kein Feld
choice-bonfire-square-empty = leer
choice-bonfire-square-bright = markiert
choice-bonfire-square-gold = Gold
choice-bonfire-square-gold-bright = Gold, markiert
choice-bonfire-square-yellow = gelber Marker
choice-bonfire-square-yellow-bright = gelber Marker, markiert
choice-bonfire-square-first = erstes Plättchen
choice-bonfire-square-first-bright = erstes Plättchen, markiert
choice-bonfire-two-points = 2 Punkte
choice-bonfire-green = grün
choice-bonfire-purple = violett
choice-bonfire-white = weiß
choice-bonfire-black = schwarz
choice-bonfire-orange = orange

## What can be wrong
wrong-bonfire-colour-twice = { $other } hat diese Farbe auch; jede der sieben Sorten braucht ihre eigene.
wrong-bonfire-first-tile = Das erste Plättchen muss auf drei Feldern nebeneinander in einer Zeile liegen.
wrong-bonfire-few-squares = Es sind { $found } Felder; 8 Schicksals-Plättchen brauchen { $expected }.
wrong-bonfire-no-gold = Kein Feld zeigt Gold.
wrong-bonfire-no-yellow = Kein Feld zeigt einen gelben Marker.
wrong-bonfire-no-highlighted = Kein Feld ist markiert.
wrong-bonfire-area-apart = Zeile { $row }, Spalte { $column } ist von den anderen Feldern aus nicht erreichbar.
wrong-bonfire-symbol-twice = „{ $found }“ steht zweimal auf diesem Plättchen; es hat drei verschiedene Symbole.
wrong-bonfire-guardian-island = Diese Insel gehört zur Farbe „{ $expected }“.
wrong-bonfire-corners =
    { $found ->
        [0] Keine Aufgabeninsel liegt
        [one] { $found } Aufgabeninsel liegt
       *[other] { $found } Aufgabeninseln liegen
    } in einer Ecke; es sollten { $expected } sein.
wrong-bonfire-two-islands = { $resource }: auf { $found } Inseln; jede Grundressource ist auf genau zwei.
wrong-bonfire-route-to-itself = Eine Route muss von einer Insel zu einer anderen führen.
wrong-bonfire-route-twice = Diese Route gibt es schon.
wrong-bonfire-map-apart = Dorthin führt keine Route: { $islands }.
wrong-bonfire-path-tiles = Mit diesem Kristall gibt es { $found } Weg-Plättchen; in der Schachtel sind { $expected }.
wrong-bonfire-offerings =
    Es gibt { $found ->
        [0] keine Opferschalen
        [one] { $found } Opferschale
       *[other] { $found } Opferschalen
    }; jede Person hat { $expected }.
wrong-bonfire-same-board = Die Reihenfolge ist die von Tableau { $other }; die vier Tableaus müssen verschieden sein.
wrong-bonfire-rising = { $found } kommt nach { $before }; die Werte müssen entlang des Weges steigen.
wrong-bonfire-gnome-sign = Diese Karte braucht die Ressource eines Gnoms, also muss sie das Gnom-Zeichen tragen.
wrong-bonfire-tom-cards =
    Tom hat { $found ->
        [0] keine Karten
        [one] { $found } Karte
       *[other] { $found } Karten
    }; in der Schachtel sind { $expected }.
wrong-bonfire-golden =
    { $found ->
        [0] Kein Spezialist zeigt
        [one] { $found } Spezialist zeigt
       *[other] { $found } Spezialisten zeigen
    } Gold; es sollten { $expected } sein.
wrong-bonfire-same-task = Diese Aufgabe gibt es schon; erhöhe bei gleichen die Anzahl.
wrong-bonfire-tasks =
    Von dieser Farbe gibt es { $found ->
        [0] keine Aufgaben
        [one] { $found } Aufgabe
       *[other] { $found } Aufgaben
    }; in der Schachtel sind { $expected }.
wrong-bonfire-three-on-one =
    { $found ->
        [0] Keine Aufgabe verlangt
       *[other] { $found } Aufgaben verlangen
    } 3 Opferschalen auf einer Insel; es sollte genau eine sein.
wrong-bonfire-no-task = Ergänze, was diese Aufgaben zeigen, oder entferne sie.
wrong-bonfire-shown-twice = „{ $found }“ ist zweimal abgebildet.
`;export{e as default};