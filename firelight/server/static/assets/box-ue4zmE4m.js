//# allFunctionsCalledOnLoad
var e=`### Bonfire in the box editor.

## What is in the box
box-bonfire-action-tiles = Actiefiches
box-bonfire-fate-area = Lotveld
box-bonfire-fate-tiles = Lottegels
box-bonfire-islands = Eilanden
box-bonfire-routes = Scheepsroutes
box-bonfire-great-bonfire = Groot vreugdevuur
box-bonfire-path-tiles = Wegfiches
box-bonfire-starting-tile = Starttegel
box-bonfire-offerings = Offerschalen
box-bonfire-boards = Tableaus
box-bonfire-guardian-values = Punten van hoeders
box-bonfire-high-council = Hoge Raad
box-bonfire-tom-cards = Kaarten van Tom
box-bonfire-specialists = Specialisten
box-bonfire-elders = Ouderen
box-bonfire-tasks = Opdrachten

## Fields
field-bonfire-colour = Kleur
field-bonfire-resource = Middel
field-bonfire-guardian = Hoeder
field-bonfire-corner = In een hoek
field-bonfire-kind = Actiefiche
field-bonfire-gives = Beloning
field-bonfire-copies = Aantal
field-bonfire-gnome-sign = Gnoomteken
field-bonfire-number = Hoeveel
field-bonfire-condition = Voorwaarde
field-bonfire-each = Afgebeeld, één opdracht per stuk
field-bonfire-points = Punten
field-bonfire-rows = Rij
field-bonfire-symbols = Lottegel
field-bonfire-between = Scheepsroute
field-bonfire-spaces = Veld
field-bonfire-bonfires = Vreugdevuur
field-bonfire-clockwise = Met de klok mee

## Words that are chosen
choice-bonfire-square-none = geen vakje
choice-bonfire-square-empty = leeg
choice-bonfire-square-bright = gemarkeerd
choice-bonfire-square-gold = goud
choice-bonfire-square-gold-bright = goud, gemarkeerd
choice-bonfire-square-yellow = geel fiche
choice-bonfire-square-yellow-bright = geel fiche, gemarkeerd
choice-bonfire-square-first = eerste tegel
choice-bonfire-square-first-bright = eerste tegel, gemarkeerd
choice-bonfire-two-points = 2 punten
choice-bonfire-green = groen
choice-bonfire-purple = paars
choice-bonfire-white = wit
choice-bonfire-black = zwart
choice-bonfire-orange = oranje

## What can be wrong
wrong-bonfire-colour-twice = { $other } heeft deze kleur ook; elk van de zeven soorten heeft een eigen kleur nodig.
wrong-bonfire-first-tile = De eerste tegel moet op drie vakjes naast elkaar in één rij liggen.
wrong-bonfire-few-squares = Er zijn { $found } vakjes; 8 lottegels hebben er { $expected } nodig.
wrong-bonfire-no-gold = Op geen enkel vakje staat goud.
wrong-bonfire-no-yellow = Op geen enkel vakje staat een geel fiche.
wrong-bonfire-no-highlighted = Geen enkel vakje is gemarkeerd.
wrong-bonfire-area-apart = Rij { $row }, kolom { $column } is vanaf de andere vakjes niet te bereiken.
wrong-bonfire-symbol-twice = ‘{ $found }’ staat twee keer op deze tegel; op een tegel horen drie verschillende symbolen.
wrong-bonfire-guardian-island = Dit eiland hoort bij de kleur ‘{ $expected }’.
wrong-bonfire-corners =
    { $found ->
        [0] Geen opdrachteneiland ligt
        [one] { $found } opdrachteneiland ligt
       *[other] { $found } opdrachteneilanden liggen
    } in een hoek; het moeten er { $expected } zijn.
wrong-bonfire-two-islands = { $resource } staat op { $found } van de eilanden; elk gewoon middel staat op precies twee.
wrong-bonfire-route-to-itself = Een route moet van het ene eiland naar het andere lopen.
wrong-bonfire-route-twice = Deze route is er al.
wrong-bonfire-map-apart = Er leidt geen route naar { $islands }.
wrong-bonfire-path-tiles =
    Met dit kristal { $found ->
        [0] zijn er geen wegfiches
        [one] is er { $found } wegfiche
       *[other] zijn er { $found } wegfiches
    }; in de doos zitten er { $expected }.
wrong-bonfire-offerings =
    { $found ->
        [0] Er zijn geen offerschalen
        [one] Er is { $found } offerschaal
       *[other] Er zijn { $found } offerschalen
    }; iedere speler heeft er { $expected }.
wrong-bonfire-same-board = De volgorde is die van tableau { $other }; de vier tableaus moeten verschillen.
wrong-bonfire-rising = { $found } komt na { $before }; de waarden moeten oplopen langs de weg.
wrong-bonfire-gnome-sign = Deze kaart heeft het middel van een gnoom nodig, dus er moet een gnoomteken op staan.
wrong-bonfire-tom-cards =
    Tom heeft { $found ->
        [0] geen kaarten
        [one] { $found } kaart
       *[other] { $found } kaarten
    }; in de doos zitten er { $expected }.
wrong-bonfire-golden =
    { $found ->
        [0] Geen specialist toont
        [one] { $found } specialist toont
       *[other] { $found } specialisten tonen
    } goud; het moeten er { $expected } zijn.
wrong-bonfire-same-task = Deze opdracht is er al; verhoog voor gelijke opdrachten het aantal.
wrong-bonfire-tasks =
    Van deze kleur { $found ->
        [0] zijn er geen opdrachten
        [one] is er { $found } opdracht
       *[other] zijn er { $found } opdrachten
    }; in de doos zitten er { $expected }.
wrong-bonfire-three-on-one =
    { $found ->
        [0] Geen opdracht vraagt
       *[other] { $found } opdrachten vragen
    } 3 offerschalen op één eiland; het moet er precies één zijn.
wrong-bonfire-no-task = Vul aan wat deze opdrachten tonen, of verwijder ze.
wrong-bonfire-shown-twice = ‘{ $found }’ is twee keer afgebeeld.
`;export{e as default};