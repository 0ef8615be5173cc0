//# allFunctionsCalledOnLoad
var e=`### Emberheart in the box editor.

## What is in the box
box-emberheart-colours = Kleuren
box-emberheart-locations = Locaties
box-emberheart-start-supply = Startvoorraad
box-emberheart-attribute-glory = Roem van kenmerken
box-emberheart-companion-levels = Metgezel
box-emberheart-flame = Vlammenspoor
box-emberheart-champions = Vaardigheden
box-emberheart-mountain-dragons = Bergdraken
box-emberheart-captive-dragons = Gevangen draken
box-emberheart-preserves = Reservaten
box-emberheart-garrison = Garnizoenskaarten
box-emberheart-tavern = Tavernekaarten
box-emberheart-raid = Overvalkaarten
box-emberheart-two-player-cards = Kaarten voor twee spelers
box-emberheart-heroes = Helden

## Fields
field-emberheart-hirelings = Helpers
field-emberheart-scouts = Verkenners
field-emberheart-rangers = Woudlopers
field-emberheart-wardens = Wachters
field-emberheart-gear = Uitrusting
field-emberheart-crests = Wapenschilden
field-emberheart-level-2 = Niveau 2
field-emberheart-level-4 = Niveau 4
field-emberheart-level-6 = Niveau 6
field-emberheart-level-7 = Niveau 7
field-emberheart-levels = Niveau
field-emberheart-start = Start
field-emberheart-bonus = Roem naar afstand
field-emberheart-beyond = Verder weg
field-emberheart-board-1 = Bord 1
field-emberheart-board-2 = Bord 2
field-emberheart-board-3 = Bord 3
field-emberheart-board-4 = Bord 4
field-emberheart-glory = Roem
field-emberheart-flame = Vlam
field-emberheart-warden = Wachter afleggen
field-emberheart-dragons = Draken
field-emberheart-heroes = Helden
field-emberheart-followers = Volgelingen
field-emberheart-follower-kinds = Volgelingen per kleur
field-emberheart-colour = Kleur
field-emberheart-counts = Geteld
field-emberheart-loses = Verloren
field-emberheart-cards = Kaart
field-emberheart-spaces = Kaart

## Words that are chosen
choice-emberheart-hero = helden
choice-emberheart-garrison-card = garnizoenskaarten
choice-emberheart-highest-attribute = stappen van het hoogste kenmerk
choice-emberheart-red-dragon = rode draken
choice-emberheart-blue-dragon = blauwe draken
choice-emberheart-green-dragon = groene draken
choice-emberheart-hirelings = helpers
choice-emberheart-specialists = specialisten

## What can be wrong
wrong-emberheart-location = Hierheen mogen alleen helpers en de specialisten van deze locatie.
wrong-emberheart-flame-bonus = Bij een afstand van { $distance } zeggen de spelregels { $expected }.
wrong-emberheart-not-below = { $found } komt na { $before }; de waarden mogen niet dalen.
wrong-emberheart-no-dragon-worth = Geen draak is { $glory } roem waard; in de spelregels staat er een.
wrong-emberheart-few-dragons =
    { $found ->
        [0] Er zijn geen draken
        [one] Er is { $found } draak
       *[other] Er zijn { $found } draken
    }; het moeten er minstens { $expected } zijn.
wrong-emberheart-highest-glory = Een gevangen draak moet minder waard zijn dan { $highest }, de hoogste roem op de Berg.
wrong-emberheart-captives =
    { $found ->
        [0] Er zijn geen gevangen draken
        [one] Er is { $found } gevangen draak
       *[other] Er zijn { $found } gevangen draken
    }; in de doos zitten er { $expected }.
wrong-emberheart-first-garrison = De eerste kaart van een kleur moet { $expected } roem waard zijn.
wrong-emberheart-rising = { $found } komt na { $before }; elke kaart moet meer waard zijn dan de vorige.
wrong-emberheart-asks-both = Een kaart kan helden of volgelingen vragen, niet allebei.
wrong-emberheart-asks-neither = Naast draken moet de kaart ook helden of volgelingen vragen. Geef aan hoeveel.
wrong-emberheart-no-followers = De kaart levert geen volgelingen op; het moet er minstens één zijn.
wrong-emberheart-space-twice = Dit veld staat twee keer op de kaart; een kaart blokkeert vijf verschillende velden.
wrong-emberheart-space-on-two = { $place }, veld { $space }: op { $found } van de kaarten; het moet op precies twee staan.
wrong-emberheart-heroes =
    { $found ->
        [0] Er zijn geen helden
        [one] Er is { $found } held
       *[other] Er zijn { $found } helden
    } van de kleur ‘{ $colour }’; het moeten er { $expected } zijn.
`;export{e as default};