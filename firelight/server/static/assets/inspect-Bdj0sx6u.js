//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-bonfire-task = { $condition }.
    .name =
        { $colour ->
           *[blue] Blauwe opdracht
            [red] Rode opdracht
            [yellow] Gele opdracht
        }
    .kind =
        { $points ->
            [one] { $points } punt zodra het vuur brandt
           *[other] { $points } punten zodra het vuur brandt
        }
    .lit =
        { $points ->
            [one] Vreugdevuur, { $points } punt
           *[other] Vreugdevuur, { $points } punten
        }
    .price = { $tiles }, { $resource } en het middel van een van je open offerschalen
piece-bonfire-left-offering = Ligt hier in plaats van een opdracht en telt voor de eigenaar mee bij voorwaarden over offerschalen.
piece-bonfire-offering = Je laat de schaal op het eiland achter in plaats van de opdracht die je neemt, en geeft het middel af dat erop staat.
    .name = Offerschaal
piece-bonfire-island = Vaar hierheen om een van de opdrachten te nemen.
piece-bonfire-guardian-island = Vaar hierheen om een hoeder van deze kleur op te halen.
piece-bonfire-guardian = Ze loopt in optochten over je weg, levert onderweg middelen op en bij een vreugdevuur punten.
    .name =
        { $guardian ->
           *[own] Je eigen hoeder
            [pink] Roze hoeder
            [grey] Grijze hoeder
            [brown] Bruine hoeder
            [blue] Blauwe hoeder
        }
piece-bonfire-gnome = Specialist, toont: { $resource }
    .elder = Oudere, toont: { $resource }
    .price = { $tiles } en { $resource }, of { $fewer } en { $more }
piece-bonfire-gnome-price = Een van twee mogelijkheden: dit geef je voor deze gnoom af.
piece-bonfire-path-tile =
    Een hoeder die haar optocht hier eindigt, levert { $resource } op. Naast een { $crystal ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } vreugdevuur is het 2 punten waard.
    .name = Wegfiche
    .start = Een hoeder die haar optocht hier eindigt, levert { $resource } op.
piece-bonfire-path-pile = Je neemt het bovenste fiche zonder het eerst te bekijken.
piece-bonfire-new-display = Alle vier de kristallen zijn gelijk, dus je mag vier andere fiches openleggen voordat je kiest.
    .name = Nieuwe wegfiches
piece-bonfire-path-space = Je volgende wegfiche komt op het eerste vrije veld.
    .name = Wegveld { $space }
piece-bonfire-task-space = Plaats voor een opdracht. Een hoeder bij het vreugdevuur hier levert { $value } punten op.
    .name = Opdrachtveld { $space }
piece-bonfire-notch = Hier past één portaal: { $shape }. Uitsparingen vul je van 7 naar 1.
    .name = Uitsparing { $space }
piece-bonfire-portal = Past in de uitsparing met dezelfde vorm, opent de weg naar het vreugdevuur daar en is naast een vreugdevuur 2 punten waard.
    .name = Portaal: { $shape }
piece-bonfire-ring = Neem twee van deze drie: { $tile }; { $gives }; een portaal dat past.
    .name = Groot vreugdevuur, veld { $space }
piece-bonfire-council = { $bonus }.
    .name = Hoge Raad, veld { $space }
    .instead = Of neem in plaats daarvan 1 punt.
piece-bonfire-common = Aan het einde is hij 4 punten waard voor iedereen die hem volbrengt; ‘7 opdrachten en/of vreugdevuren’ is 7 waard als alle zeven branden.
    .kind = Opdracht van de Raad
piece-bonfire-countdown = Staan er genoeg pupillen en raadslieden in de Raad, dan beginnen de laatste ronden.
piece-bonfire-fate = Voor elk symbool krijg je zoveel fiches als er dan vakjes in de aaneengesloten groep zijn.
    .name = Lottegel
    .price = Je houdt hoogstens 1 actiefiche, met de Sjouwer 3.
piece-bonfire-first-tile = Hij komt op het gemarkeerde midden van je lotveld en levert de drie fiches op die erop staan. Eerst mag je hem ruilen met de middelste tegel van je voorraad.
    .name = Eerste lottegel
piece-bonfire-square = Hier leg je lottegels, elk naast een andere. Bedek je goud of een geel fiche, dan krijg je het.
    .name = Lotveld
piece-bonfire-start = Van hieruit vertrekken de hoeders: voor elk hoederfiche in een optocht mag elke hoeder één stap doen.
piece-bonfire-march = Elke hoeder mag hoogstens zoveel stappen doen, de voorste eerst.
piece-bonfire-stay = Ze blijft waar ze is.
piece-bonfire-ship = Waar het ligt, kun je een opdracht nemen of een hoeder ophalen.
piece-bonfire-starts = Had de eerste beurt van het spel.
piece-bonfire-tom = Na elke beurt van jou draait Tom een kaart om en voert die uit.
piece-bonfire-pair = Met twee fiches of middelen naar keuze vervang je er één dat je mist.
piece-bonfire-tile-path = Bouw je weg verder: 1 fiche voor elk van de velden 2 tot en met 4, 2 fiches voor elk van 5 tot en met 7.
piece-bonfire-tile-ship = Vaar: 1 fiche voor één route, 2 voor twee, 3 naar elk eiland.
piece-bonfire-tile-task = Neem een opdracht waar je schip ligt: 1, 2 of 3 fiches voor je eerste, tweede of derde offerschaal daar.
piece-bonfire-tile-guardian = Haal een hoeder op waar je schip ligt, of houd een optocht: één stap per fiche.
piece-bonfire-tile-great-bonfire = Draai het grote vreugdevuur: 1 fiche voor één veld, 2 voor twee, 3 voor elke afstand.
piece-bonfire-tile-gnome = Werf een gnoom: 2 fiches en 1 keer zijn middel, of 1 fiche en 2 keer zijn middel.
piece-bonfire-tile-yellow = Joker: vervangt één actiefiche naar keuze.
piece-bonfire-tile-kind = Actiefiche
piece-bonfire-resource-basic = Je geeft het af voor opdrachten en gnomen; sommige opdrachten vragen dat je het hebt.
    .kind = Gewoon middel
piece-bonfire-resource-gold = Joker: vervangt één middel naar keuze.
    .kind = Middel

## For you now

now-bonfire-progress = Je hebt { $have } van { $need }.
now-bonfire-fulfilled = Volbracht: { $have } van { $need }.
now-bonfire-have =
    Je hebt er { $number ->
        [0] geen
       *[other] { $number }
    }.
now-bonfire-fits =
    { $fits ->
        [yes] Past in je volgende uitsparing.
       *[no] Past niet in je volgende uitsparing.
    }
now-bonfire-sits = Hier: { $who }.
now-bonfire-targets =
    { $number ->
        [0] Je kunt het nu nergens voor gebruiken.
        [one] Nu op { $number } manier te gebruiken.
       *[other] Nu op { $number } manieren te gebruiken.
    }
now-bonfire-points =
    { $number ->
        [one] Meteen { $number } punt.
       *[other] Meteen { $number } punten.
    }
now-bonfire-novices = In de Raad: { $number } van { $goal } pupillen en raadslieden.
now-bonfire-counting = De teller staat op { $number }.

## What the player works towards

goals-bonfire-city = Je opdrachten
goals-bonfire-islands = Bijna volbracht op de eilanden
goals-bonfire-island =
    { $ship ->
        [here] { $island }, waar je schip ligt
       *[away] { $island }, voor { $price }
    }
`;export{e as default};