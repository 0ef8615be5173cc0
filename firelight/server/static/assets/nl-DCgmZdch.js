//# allFunctionsCalledOnLoad
var e=Object.values(Object.assign({"../../games/bonfire/texts/nl/board.ftl":`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = De tafel wordt klaargezet …
bf-world = Eilanden, groot vreugdevuur en Hoge Raad
bf-fire-and-council = Groot vreugdevuur en Hoge Raad
bf-market = Wegfiches, gnomen en opdrachten van de Raad
bf-supply = Voorraad
bf-turn-bar = Je beurt
bf-tab-city = Stad
bf-tab-islands = Eilanden
bf-tab-market = Aanbod
bf-city-of = Stad van { $who }

bf-mode-fate = Lottegel leggen
bf-mode-tiles = Actiefiches gebruiken
bf-mode-ignite = Vreugdevuur ontsteken
bf-turn-tile = Draaien
bf-lay-tile = Leggen
bf-take-rewards = Deze beloningen nemen
bf-result = Resultaat

bf-paths = Wegen
bf-specialists = Specialisten · nog { $number }
bf-elders = Ouderen
bf-commons = Opdrachten van de Raad
bf-countdown = Aftellen
bf-council = Hoge Raad
bf-action-tiles = Actiefiches
bf-resources = Middelen
bf-fate-supply = Lottegels · neem boven of onder
bf-offerings = Offerschalen
bf-start-mark = START

bf-empty = Leeg
bf-nobody = niemand
bf-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
bf-any-resource = willekeurig middel
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    }
bf-island-guardians =
    { $number ->
        [0] geen hoeders meer
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
bf-island-price =
    { $number ->
        [one] prijs { $number } schipfiche
       *[other] prijs { $number } schipfiches
    }
bf-guardians-left = Hoeders ({ $guardian }): { $number }
bf-offering-of = Offerschaal van { $who }
bf-task-progress = { $task }, { $points } punten, { $have } van { $need }
bf-ship-of = Schip van { $who }: { $where }
bf-landing-stage = kade

bf-fire-space =
    Groot vreugdevuur, veld { $space }: { $tile }, { $gives }; portalen: { $portals }{ $price ->
        [0] { "" }
       *[other] ; prijs { $price }
    }
bf-no-portals = geen
bf-reward-tile = Beloning: fiche { $kind }
bf-portal-here =
    Portaal { $shape }, { $number } hier, { $fits ->
        [yes] past
       *[no] past niet in je volgende inkeping
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = in plaats daarvan 1 punt
bf-bonus-gold = 2 goud en 1 geel fiche
bf-bonus-path = een gratis wegfiche naar keuze
bf-bonus-guardian = een hoeder in een kleur die je nog niet hebt
bf-bonus-great-bonfire = het grote vreugdevuur vrij draaien en de beloningen nemen
bf-bonus-specialist = een open specialist, gratis
bf-bonus-move = een hoeder vrij verplaatsen
bf-bonus-ship = gratis naar een willekeurig eiland varen
bf-bonus-fate = meteen een lottegel leggen

bf-path-pile = Stapel van { $number } wegfiches
bf-new-display = De vier fiches onder de stapel leggen en nieuwe omdraaien
bf-dig = Een willekeurig fiche uit de stapel
bf-dig-tile = { $tile }, { $number } in de stapel
bf-gnome = { $name }, toont { $resource }
bf-gnome-price = { $tiles } × gnoom en { $resources } × { $resource }
bf-common =
    { $what }: tot nu toe { $have }; raadslid { $novice ->
        [yes] is er
       *[no] is weg
    }
bf-common-tasks = 7 opdrachten of vreugdevuren
bf-common-portals = 7 portalen
bf-common-paths = 7 wegfiches
bf-common-guardians = 5 hoeders
bf-common-gnomes = 6 gnomen
bf-countdown-at = { $number } van { $goal } pupillen en raadslieden in de Raad; dan begint het aftellen
bf-counting = Aftellen: { $number }

bf-task-space = Opdrachtveld { $space }, leeg; een hoeder hier levert { $value } op
bf-task-at =
    Opdrachtveld { $space }: { $task }, { $points } punten{ $known ->
        [yes] , { $have } van { $need }
       *[no] { "" }
    }; een hoeder hier levert { $value } op
bf-bonfire-at = Vreugdevuur { $space }, brandt: { $task }, { $points } punten; een hoeder hier levert { $value } op
bf-path-at = Wegveld { $space }: { $tile }
bf-path-empty = Wegveld { $space }, niet gebouwd
bf-notch =
    Inkeping { $space }, portaal { $shape }, { $placed ->
        [yes] gevuld
       *[no] leeg
    }
bf-guardian-at = Hoeder ({ $guardian }): { $where }
bf-start = START van de weg
bf-march =
    { $steps ->
        [one] Optocht van { $steps } stap
       *[other] Optocht van { $steps } stappen
    }
bf-square =
    Lotveld, rij { $row }, kolom { $column }{ $shows ->
        [gold] , goud
        [yellow] , geel fiche
       *[nothing] { "" }
    }{ $free ->
        [yes] , vrij voor de tegel
       *[no] { "" }
    }

bf-fate-tile = Lottegel { $tile } { $end }
bf-first-tile = Eerste lottegel { $tile }: houden
bf-top = (boven)
bf-bottom = (onder)
bf-column-empty = Geen lottegels meer
bf-offering = Offerschaal { $resource }, { $number } in deze stapel
bf-offering-none = Deze stapel offerschalen is op
bf-any-two-tiles = In plaats daarvan twee willekeurige fiches betalen
bf-any-two-resources = In plaats daarvan twee willekeurige middelen betalen

bf-tom-card =
    Toms kaart: { $card }{ $sign ->
        [yes] , met een gnoom
       *[no] { "" }
    }
bf-tom-none = Nog geen kaart omgedraaid
bf-tom-deck =
    { $card }, { $used ->
        [yes] omgedraaid
       *[no] in de stapel
    }
bf-tom-great-bonfire = Groot vreugdevuur
bf-tom-guardian = Hoeder
bf-tom-task-1 = Opdracht, de hoogste
bf-tom-task-2 = Opdracht, de laagste, en een pupil
bf-tom-gnome = Gnoom
bf-tom-path = Weg
bf-tom-played = Kaart { $played } van { $most }
bf-tom-no-novices = Geen pupillen meer
bf-tom-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
bf-tom-says = Na elke beurt van jou draait Tom een kaart om. Hij heeft geen fiches, middelen of schip.
bf-starts = Startspeler
bf-passed = Heeft gepast
bf-out = Uit
`,"../../games/bonfire/texts/nl/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Leg lottegels, vaar uit voor opdrachten, trek op met de hoeders en ontsteek de zeven vreugdevuren van je stad.
play-bonfire = Tegen Tom spelen

## Before something goes unused

warning-bonfire-neutral = Je voldoet aan een opdracht van de Raad: er mag nog een raadslid naar de Raad. Toch beëindigen?
warning-bonfire-ignite = Je zou nog een vreugdevuur kunnen ontsteken. Toch passen?

## Beside a seat

stat-bonfire-bonfires = Vreugdevuren
stat-bonfire-guardians = Hoeders
stat-bonfire-paths = Wegfiches
stat-bonfire-gnomes = Gnomen

## Keys

bf-key-turn = lottegel draaien

## The board as text

part-bonfire-start = Startspeler
part-bonfire-counting = Aftellen bezig
part-bonfire-countdown-pile = Resterende aftelfiches
part-bonfire-countdown-tile = Aftelfiche onderweg
part-bonfire-islands = Eilanden
part-bonfire-tasks = Opdrachten
part-bonfire-owners = Offerschalen van
part-bonfire-offerings = Offerschalen
part-bonfire-guardians = Hoeders
part-bonfire-ring = Groot vreugdevuur
part-bonfire-portals = Portalen
part-bonfire-pointer = Groot vreugdevuur staat op
part-bonfire-fire-used = Groot vreugdevuur gebruikt
part-bonfire-council = Hoge Raad
part-bonfire-novices = Pupillen
part-bonfire-lying = Liggend raadslid
part-bonfire-neutral = Raadslieden bij de opdrachten van de Raad
part-bonfire-path-display = Wegfiches in het aanbod
part-bonfire-path-pile = Stapel wegfiches
part-bonfire-gnome-display = Specialisten in het aanbod
part-bonfire-gnome-pile = Stapel specialisten
part-bonfire-gnome-discard = Afgelegde specialisten
part-bonfire-elders = Ouderen
part-bonfire-tom-pile = Toms kaarten
part-bonfire-tom-discard = Toms gespeelde kaarten
part-bonfire-tom-played = Aantal gespeelde kaarten van Tom
part-bonfire-tom-novices = Toms pupillen
part-bonfire-cities = Steden
part-bonfire-board = Stadstableau
part-bonfire-tiles = Actiefiches
part-bonfire-resources = Middelen
part-bonfire-earned = Behaalde punten
part-bonfire-lit = Vreugdevuren branden op
part-bonfire-paths = Weg
part-bonfire-gnomes = Gnomen
part-bonfire-ship = Schip
part-bonfire-column = Lottegels
part-bonfire-symbols = Symbolen in het lotveld
part-bonfire-out = Uit
part-bonfire-passed = Gepast
part-bonfire-left = Linkerstapel
part-bonfire-right = Rechterstapel
part-bonfire-face-down = Gedekt
`,"../../games/bonfire/texts/nl/game.ftl":`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Leg de bovenste lottegel
       *[bottom] Leg de onderste lottegel
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Houd deze lottegel
       *[swap] Ruil hem voor de middelste tegel van je rij
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Leg hem zoals hij is
       *[turned] Leg hem omgedraaid
    }
move-bonfire-keep = Houd { $kind-count-acc }
move-bonfire-lay = Leg hem op { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Neem een wegfiche van de stapel
       *[other] Neem wegfiche { $slot } van het aanbod
    }
move-bonfire-new-display = Draai vier nieuwe wegfiches om
move-bonfire-sail = Vaar { $island-to }
move-bonfire-task = Neem opdracht { $slot } { $island-at }
move-bonfire-no-deed = Doe niets op het eiland
move-bonfire-retrieve = Haal { $guardian-acc } naar START
move-bonfire-offer =
    { $pile-key ->
        [left] Geef de offerschaal van de linkerstapel
       *[right] Geef de offerschaal van de rechterstapel
    }
move-bonfire-space = Leg de opdracht op veld { $space }
move-bonfire-pay-tile = Betaal { $kind-count-acc }
move-bonfire-replace-tile = Betaal twee willekeurige fiches voor een dat je mist
move-bonfire-throw-tile = Geef daarvoor { $kind-count-acc }
move-bonfire-pay-resource = Betaal { $resource-count-acc }
move-bonfire-replace-resource = Betaal twee willekeurige middelen voor een dat je mist
move-bonfire-throw-resource = Geef daarvoor { $resource-count-acc }
move-bonfire-march =
    Optocht van maximaal { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
move-bonfire-who = Verplaats { $guardian-acc }
move-bonfire-stay = Blijf hier
move-bonfire-to-path = Ga naar wegveld { $space }
move-bonfire-to-bonfire = Ga naar vreugdevuur { $space }
move-bonfire-yield = Ze brengt: { $resource }
move-bonfire-turn-fire = Draai het grote vreugdevuur naar veld { $space }
move-bonfire-reward = Neem: { $take }
move-bonfire-portal = Neem { $shape-acc }
move-bonfire-recruit = Werf { $gnome-acc }
move-bonfire-price =
    Betaal { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources ->
        [one] { $resources } middel
       *[other] { $resources } middelen
    }
move-bonfire-ignite = Ontsteek het vreugdevuur op veld { $space }
move-bonfire-send = Hoge Raad: { $bonus }
move-bonfire-bonus = Neem de bonus
move-bonfire-point = Neem in plaats daarvan 1 punt
move-bonfire-neutral = Bonusactie: stuur het raadslid van ‘{ $common }’
move-bonfire-dig =
    { $fire-key ->
        [blue] Neem een blauw fiche
        [red] Neem een rood fiche
       *[yellow] Neem een geel fiche
    }: { $resource }
move-bonfire-guardian = Neem { $guardian-acc }
move-bonfire-tom-task = Tom neemt opdracht { $slot } { $island-at }
move-bonfire-end-turn = Beëindig je beurt
move-bonfire-pass = Pas voorgoed
move-bonfire-give-up = Je bent uit: er kan niets meer

## What happened

event-bonfire-gained-tiles = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-resources = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-points =
    { $who } krijgt { $a0 ->
        [one] { $a0 } punt
       *[other] { $a0 } punten
    } { $a1 }
    .you =
        Je krijgt { $a0 ->
            [one] { $a0 } punt
           *[other] { $a0 } punten
        } { $a1 }
event-bonfire-paid-tiles = { $who } betaalt { $a0-count-acc }
    .you = Je betaalt { $a0-count-acc }
event-bonfire-paid-resources = { $who } betaalt { $a0-count-acc }
    .you = Je betaalt { $a0-count-acc }
event-bonfire-threw-away = { $who } legt { $a0-count-acc } af
    .you = Je legt { $a0-count-acc } af
event-bonfire-placed-fate = { $who } legt de lottegel { $a0 }
    .you = Je legt de lottegel { $a0 }
event-bonfire-built-path = { $who } legt { $a0-acc } op wegveld { $a1 }
    .you = Je legt { $a0-acc } op wegveld { $a1 }
event-bonfire-new-paths = De vier wegfiches gaan onder de stapel
event-bonfire-turned-up-path = Nieuw wegfiche: { $a0 }
event-bonfire-sailed = { $who } vaart { $a1-to }
    .you = Je vaart { $a1-to }
event-bonfire-took-task = { $who } neemt { $a1-at } een opdracht: { $a0 }
    .you = Je neemt { $a1-at } een opdracht: { $a0 }
event-bonfire-turned-up-offering = { $who } draait een nieuwe offerschaal om: { $a0 }
    .you = Je draait een nieuwe offerschaal om: { $a0 }
event-bonfire-took-guardian = { $who } haalt { $a0-acc } op
    .you = Je haalt { $a0-acc } op
event-bonfire-marched =
    { $who } verplaatst { $a0-key ->
        [own] de eigen hoeder
       *[other] { $a0-acc }
    } { $a2-to }
    .you = Je verplaatst { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } draait het grote vreugdevuur
    .you = Je draait het grote vreugdevuur
event-bonfire-took-portal = { $who } neemt { $a0-acc } voor inkeping { $a1 }
    .you = Je neemt { $a0-acc } voor inkeping { $a1 }
event-bonfire-took-gnome = { $who } werft { $a0-acc }
    .you = Je werft { $a0-acc }
event-bonfire-turned-up-gnome = Nieuwe specialist: { $a0 }
event-bonfire-ignited = { $who } ontsteekt een vreugdevuur: { $a0 }
    .you = Je ontsteekt een vreugdevuur: { $a0 }
event-bonfire-sent-novice =
    { $who } stuurt { $a1-key ->
        [neutral] het raadslid
        [lying] een raadslid
       *[other] een pupil
    } naar de Hoge Raad ({ $a0 })
    .you =
        Je stuurt { $a1-key ->
            [neutral] het raadslid
            [lying] een raadslid
           *[other] een pupil
        } naar de Hoge Raad ({ $a0 })
event-bonfire-countdown-began = Het aftellen begint
event-bonfire-countdown-tile = Aftelfiche { $a0 } gaat rond
event-bonfire-passed = { $who } past voorgoed
    .you = Je past voorgoed
event-bonfire-went-out = { $who } kan niets meer doen en is uit
    .you = Je kunt niets meer doen en bent uit
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } heeft de laatste beurt
       *[other] { $who } heeft nog { $a0 } beurten
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Dit is je laatste beurt
           *[other] Je hebt nog { $a0 } beurten
        }
event-bonfire-tom-turned-up = Toms kaart { $a1 } van 32: { $a0 }
event-bonfire-tom-showed-gnome = Het gnoomteken toont: { $a1 } ({ $a0 })
event-bonfire-tom-took-task = Tom neemt { $a1-at } een opdracht als vreugdevuur: { $a0 }
event-bonfire-tom-idle = Tom kan er niets mee
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] De stapel wegfiches wordt geschud
        [shuffle-gnomes] De stapel gnomen wordt geschud
       *[other] Toms kaarten worden geschud
    }
event-bonfire-met-common = { $who } volbrengt een opdracht van de Raad: { $a0 }
    .you = Je volbrengt een opdracht van de Raad: { $a0 }
event-bonfire-ended = Het spel is afgelopen

## Gains and payments in a row

run-bonfire-gained = { $who } krijgt { $gained }
    .you = Je krijgt { $gained }
run-bonfire-paid = { $who } geeft { $lost } af
    .you = Je geeft { $lost } af
run-bonfire-swapped = { $who } geeft { $lost } af en krijgt { $gained }
    .you = Je geeft { $lost } af en krijgt { $gained }

## What is asked

ask-bonfire-first-tile = Houd je je eerste lottegel, of ruil je hem voor de middelste?
    .other = { $who } kiest de eerste lottegel
ask-bonfire-way-round = Hoe moet de lottegel liggen?
    .other = { $who } draait de lottegel
    .figures = Hoe moet de lottegel { $tile } liggen?
ask-bonfire-turn = Jouw beurt: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur
    .other = { $who } is aan de beurt
ask-bonfire-after = Doe nog een bonusactie of beëindig je beurt
    .other = { $who } mag nog bonusacties doen
ask-bonfire-keep = Welk actiefiche houd je? De andere leg je af
    .other = { $who } kiest welke actiefiches blijven
    .figures =
        Houd { $number ->
            [one] { $number } actiefiche
           *[other] { $number } actiefiches
        }; de andere leg je af
ask-bonfire-fate-end = Neem de bovenste of de onderste lottegel van je rij
    .other = { $who } neemt een lottegel
ask-bonfire-fate-line = Waar in je lotveld komt de tegel?
    .other = { $who } legt een lottegel
    .figures = Waar in je lotveld komt de tegel { $tile }?
ask-bonfire-path-choice = Welk wegfiche bouw je?
    .other = { $who } kiest een wegfiche
ask-bonfire-island-deed = Gebruik je de actie van het eiland?
    .other = { $who } is bij een eiland
ask-bonfire-offering = Welke offerschaal geef je?
    .other = { $who } kiest een offerschaal
    .figures = Welke offerschaal geef je { $island-at }?
ask-bonfire-task-space = Kies een leeg veld voor de opdracht
    .other = { $who } legt een opdracht neer
    .figures = Kies een leeg veld voor ‘{ $task }’
ask-bonfire-pay-tiles = Kies met welke actiefiches je betaalt
    .other = { $who } betaalt met actiefiches
    .figures =
        { $owed ->
            [0] Geef nog { $throw } fiches voor wat je mist
            [one] Betaal { $owed } × { $kind }
           *[other] Betaal { $owed } × { $kind }
        }
ask-bonfire-pay-resources = Kies met welke middelen je betaalt
    .other = { $who } betaalt met middelen
    .figures =
        { $owed-size ->
            [0] Geef nog { $throw } middelen voor wat je mist
            [one] Betaal { $owed }
           *[other] Betaal { $owed }
        }
ask-bonfire-gnome-price = Hoe betaal je de gnoom?
    .other = { $who } betaalt een gnoom
    .figures = Hoe betaal je { $gnome-acc }?
ask-bonfire-procession = Optocht: welke hoeder gaat, en hoe ver?
    .other = { $who } houdt een optocht
    .figures =
        { $guardian-key ->
            [none] Optocht tot { $steps }: welke hoeder gaat nu?
           *[other] Hoe ver gaat { $guardian-nom }? Hoogstens { $steps }
        }
ask-bonfire-yield = Welk middel levert de hoeder op?
    .other = { $who } kiest een middel
    .figures = Welk middel levert de hoeder op, { $number } ervan?
ask-bonfire-rewards = Kies je beloningen van het grote vreugdevuur
    .other = { $who } kiest beloningen van het grote vreugdevuur
ask-bonfire-portal = Welk portaal neem je?
    .other = { $who } kiest een portaal
ask-bonfire-council = Stuur de pupil of het raadslid naar een veld van de Hoge Raad
    .other = { $who } stuurt een pupil of raadslid naar de Hoge Raad
    .figures =
        Stuur { $novice-key ->
            [neutral] het raadslid
           *[own] je pupil
        } naar een veld van de Hoge Raad
ask-bonfire-bonus = Neem je de bonus van het veld of 1 punt?
    .other = { $who } kiest tussen bonus en punt
    .figures = Neem je de bonus ({ $bonus }) of 1 punt?
ask-bonfire-path-bonus = Neem gratis een wegfiche: uit het aanbod, of doorzoek de stapel
    .other = { $who } neemt gratis een wegfiche
ask-bonfire-pile-bonus = Neem een willekeurig wegfiche uit de stapel
    .other = { $who } doorzoekt de stapel
ask-bonfire-guardian-bonus = Welke hoeder komt naar je toe?
    .other = { $who } kiest een hoeder
ask-bonfire-fire-bonus = Draai het grote vreugdevuur naar een veld naar keuze
    .other = { $who } draait het grote vreugdevuur
ask-bonfire-specialist-bonus = Welke specialist neem je gratis?
    .other = { $who } neemt gratis een specialist
ask-bonfire-move-who = Welke hoeder verplaats je?
    .other = { $who } verplaatst een hoeder
ask-bonfire-move-to = Waar gaat ze heen?
    .other = { $who } verplaatst een hoeder
    .figures = Waar gaat { $guardian-nom } heen?
ask-bonfire-ship-bonus = Vaar gratis naar een ander eiland
    .other = { $who } vaart gratis
ask-bonfire-tom-tie = Welke van de gelijke opdrachten neemt Tom?
    .other = { $who } kiest een opdracht voor Tom
    .figures =
        Welke van de opdrachten met de { $value-key ->
            [lowest] laagste
           *[highest] hoogste
        } waarde neemt Tom?

## Why not

no-bonfire-game-over = Het spel is afgelopen.
no-bonfire-act-first = Doe eerst iets: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur.
no-bonfire-action-done = Je hebt je ene actie van deze beurt gehad; er zijn alleen nog bonusacties.
no-bonfire-all-paid =
    Alles is betaald; alleen nog { $throw ->
        [one] { $throw } stuk
       *[other] { $throw } stuks
    } voor wat je miste.
no-bonfire-all-paths-shown =
    Elk wegfiche is één keer te zien geweest ({ $shown ->
        [one] { $shown } fiche
       *[other] { $shown } fiches
    }).
no-bonfire-any-resource-will-do = Elk middel is hier goed, dus je hoeft niets te vervangen.
no-bonfire-basic-or-printed = Je mag een gewoon middel kiezen of het afgebeelde: { $printed }.
no-bonfire-bonfire-not-lit = Op veld { $bonfire } brandt geen vreugdevuur.
no-bonfire-bonfire-taken = Bij vreugdevuur { $bonfire } staat al een hoeder.
no-bonfire-bonus-action-taken = Passen kan alleen in plaats van je hele beurt, en je hebt al een bonusactie gedaan.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Je weg is compleet, of er is geen wegfiche meer
        [guardian] Je hebt al elke kleur die er nog is
        [specialist] Je hebt 6 gnomen, of er ligt geen specialist open
        [move] Geen van je hoeders kan ergens heen
        [fate] Je hebt geen lottegel, of er is geen plaats voor
       *[other] Er is niets te nemen
    }: neem het punt.
no-bonfire-can-act =
    Alleen wie niets kan doen, is uit; jij hebt nog { $possible ->
        [one] { $possible } mogelijke actie
       *[other] { $possible } mogelijke acties
    }.
no-bonfire-choose-guardian-first = Kies eerst welke hoeder gaat.
no-bonfire-common-not-met = Je voldoet niet aan de opdracht van de Raad ‘{ $common }’.
no-bonfire-countdown-not-here = De aftelfiches zijn nog niet bij jou; dit is een gewone beurt.
no-bonfire-crystals-differ = Alle 4 open wegfiches moeten dezelfde kristalkleur hebben; je ziet: { $crystals }.
no-bonfire-elder-not-free = { $gnome } is een oudere; gratis is hier alleen een specialist.
no-bonfire-forward-only = Ze staat { $place-at } en gaat alleen vooruit.
no-bonfire-furthest-first = De voorsten gaan eerst: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = { $gnome } ligt niet open.
no-bonfire-gnome-taken = { $gnome } is al bij { $who }.
no-bonfire-gnome-yours = { $gnome } is al bij jou.
no-bonfire-gnomes-full = Je hebt { $gnomes } gnomen; er is geen plaats voor meer.
no-bonfire-guardian-cannot-step = Er is geen stap mogelijk voor { $guardian-nom }.
no-bonfire-guardian-in-the-way = Op wegveld { $space } staat in de weg: { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Geen leeg wegveld of vreugdevuur voor { $guardian-nom }.
no-bonfire-guardian-owned = Je hebt { $guardian-acc } al, en nooit twee in één kleur.
no-bonfire-kept-already =
    Deze houd je al allemaal ({ $have ->
        [one] { $have } fiche
       *[other] { $have } fiches
    }).
no-bonfire-lacks-any-resources =
    Kost { $needed ->
        [one] { $needed } willekeurig middel
       *[other] { $needed } willekeurige middelen
    }; je hebt er { $have }.
no-bonfire-lacks-gnome-price =
    Kost 2 gnoomfiches en 1 × { $resource }, of 1 fiche en 2 ×; je hebt { $own } × gnoom, { $yellow } × geel en { $others ->
        [one] { $others } ander fiche
       *[other] { $others } andere fiches
    }, en { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-offering =
    Kost { $either-or }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Kost { $needs }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Kost { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources } × { $resource }; je hebt { $own } × gnoom, { $yellow } × geel en { $others ->
        [one] { $others } ander fiche
       *[other] { $others } andere fiches
    }, en { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-tiles =
    Kost { $needed } × { $kind }; je hebt er { $own } van, { $yellow } × geel en { $others ->
        [one] { $others } ander fiche
       *[other] { $others } andere fiches
    }.
no-bonfire-lacks-tiles-to-turn =
    Veld { $space } is { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    } verder: kost { $needed } × { $kind }; je hebt er { $own } van, { $yellow } × geel en { $others ->
        [one] { $others } ander fiche
       *[other] { $others } andere fiches
    }.
no-bonfire-lit-already = Het vreugdevuur op veld { $space } brandt al: { $task }.
no-bonfire-neutral-novice-gone = Het raadslid van ‘{ $common }’ is al weg.
no-bonfire-neutral-there-already = Op dit veld staat al een raadslid ({ $bonus }).
no-bonfire-next-portal-not-there = Je volgende inkeping ({ $notch }) vraagt { $portal-acc }; op veld { $space } ligt er geen.
no-bonfire-no-countdown-yet = Het aftellen is nog niet begonnen: { $novices } van { $needed } pupillen en raadslieden zijn in de Raad.
no-bonfire-no-fate-tile = Je rij heeft geen lottegel meer.
no-bonfire-no-guardian = Je hebt { $guardian-acc } niet.
no-bonfire-no-guardian-left = Niet meer te krijgen: { $guardian-nom }.
no-bonfire-no-notch-for-portal = In je vrije inkepingen passen: { $portals-or }; zo’n portaal ligt daar niet.
no-bonfire-no-offering-left = Daar is geen offerschaal meer.
no-bonfire-no-pair-of-resources = Een paar kost twee andere middelen; je hebt er { $have } voor alles wat je moet betalen.
no-bonfire-no-pair-of-tiles =
    Een paar kost twee andere fiches; je hebt { $yellow } × geel en { $others ->
        [one] { $others } ander fiche
       *[other] { $others } andere fiches
    }.
no-bonfire-no-path-tile-there = Op plaats { $slot } van het aanbod ligt geen wegfiche.
no-bonfire-no-point-here = Dit veld geeft 2 goud en 1 geel fiche; een punt in plaats daarvan is er niet.
no-bonfire-no-portal = In inkeping { $bonfire } ontbreekt het portaal nog ({ $portal }).
no-bonfire-no-resource = Daar heb je niets van: { $resource }.
no-bonfire-no-room-for-fate = In je lotveld is geen plaats meer voor een lottegel.
no-bonfire-no-task = Op veld { $space } ligt geen opdracht.
no-bonfire-no-task-there = Op plaats { $slot } { $island-at } ligt geen opdracht.
no-bonfire-no-tile = Dit fiche heb je niet: { $kind }.
no-bonfire-no-tile-to-keep = Zo’n fiche heb je niet: { $kind }.
no-bonfire-nobody-can-step = Geen van je hoeders kan een stap doen.
no-bonfire-not-at-guardian-island =
    Je schip moet bij een hoedereiland liggen; het ligt { $ship-key ->
        [none] aan de kade
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Je schip moet bij een opdrachteneiland liggen; het ligt { $ship-key ->
        [none] aan de kade
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Geen van zijn velden ligt naast een tegel die er al ligt.
no-bonfire-not-in-pile =
    Zo’n wegfiche zit niet in de stapel: { $resource }, { $fire-key ->
        [blue] blauw
        [red] rood
       *[yellow] geel
    } kristal.
no-bonfire-notches-filled = Al je 7 inkepingen zijn gevuld.
no-bonfire-novice-there-already = Op dit veld staat al een van je pupillen ({ $bonus }).
no-bonfire-other-decision = Er komt eerst iets anders: { $ask }
no-bonfire-other-guardian-goes = Nu gaat { $guardian-nom }.
no-bonfire-other-portal-next = Je volgende inkeping ({ $notch }) vraagt { $portal-acc }.
no-bonfire-other-resource-owed = De prijs is: { $owed }; andere middelen gaan alleen in paren ({ $resource }).
no-bonfire-other-tile-owed = De prijs is: { $owed }; andere fiches gaan alleen in paren ({ $kind }).
no-bonfire-outside-fate-area = Buiten het lotveld: { $squares }. Alleen met de Bruggenbouwer mogen tegels uitsteken.
no-bonfire-pass-instead = Bij het aftellen pas je in plaats daarvan, voor punten.
no-bonfire-path-complete = Je weg is compleet: er liggen 6 wegfiches.
no-bonfire-path-not-built = Wegveld { $space } is niet gebouwd; je weg loopt tot { $built }.
no-bonfire-path-pile-empty = De stapel wegfiches is leeg.
no-bonfire-path-space-taken = Op wegveld { $space } staat een hoeder.
no-bonfire-portal-not-there = Zo’n portaal ligt niet op veld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Een paar vervangt alleen een middel dat je mist; je hebt { $have } × { $resource }.
no-bonfire-rest-unpaid = Als je zo betaalt, kun je de rest niet betalen.
no-bonfire-ship-is-there = Je schip ligt al { $island-at }.
no-bonfire-ship-must-leave = Je schip ligt al { $island-at }; het moet naar een ander eiland.
no-bonfire-somebody-must-step = Minstens één hoeder moet een stap doen, en daarachter kan er geen.
no-bonfire-squares-covered = Al bedekt: { $squares }.
no-bonfire-stands-there-already = Ze staat er al.
no-bonfire-steps-of-no-use =
    Geen hoeder kan { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } gebruiken; betaal voor minder.
no-bonfire-task-not-met = Nog niet volbracht ({ $have } van { $need }): { $task }.
no-bonfire-task-space-taken = Opdrachtveld { $space } is bezet: { $task }.
no-bonfire-tasks-full = Je hebt { $tasks } opdrachten en vreugdevuren; er is plaats voor 7.
no-bonfire-throw-resources-later =
    Nog niet: { $owed ->
        [one] { $owed } middel moet
       *[other] { $owed } middelen moeten
    } nog betaald worden.
no-bonfire-throw-tiles-later = Nog niet: { $owed } × { $kind } moet nog betaald worden.
no-bonfire-tile-not-lacking = Een paar vervangt alleen een fiche dat je mist; je hebt { $have } × { $kind }.
no-bonfire-tom-takes-other =
    Tom neemt de opdracht met de { $value-key ->
        [lowest] laagste
       *[highest] hoogste
    } waarde op deze eilanden: { $resource }.
no-bonfire-too-far =
    { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } verder; ze mag er { $most } doen.
no-bonfire-two-rewards-only = Je neemt twee beloningen; alle drie alleen met de Vuurbeheerder.
no-bonfire-wholly-outside = Alle drie de velden liggen buiten het lotveld.
no-bonfire-yellow-no-pair = Met de Dubbelverver hoort een geel fiche niet in een paar.

## The score sheet

source-bonfire-head-start = Voorsprong
source-bonfire-elders = Ouderen
source-bonfire-council = Hoge Raad
source-bonfire-great-bonfire = Groot vreugdevuur
source-bonfire-passing = Passen
source-bonfire-tom = Toms kaarten
source-bonfire-bonfires = Vreugdevuren
source-bonfire-guardians = Hoeders bij vreugdevuren
source-bonfire-portals = Portalen naast vreugdevuren
source-bonfire-crystals = Kristallen in de kleur
source-bonfire-common-tasks = Opdrachten van de Raad
source-bonfire-fate-tiles = Overgebleven lottegels
source-bonfire-supply = Overgebleven fiches en middelen

## Setup options

option-bonfire-first_game = Eerste spel
    .help = Elk eiland krijgt opdrachten in verschillende kleuren, zodat er overal ook makkelijke zijn.
option-bonfire-handicap = Handicap
    .help = Solo: met zoveel punten begint Tom. Onder 0 begin jij ermee.

## Hints: what a line costs and prepares, and what comes to light then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = wegfiche { $name }
thing-bonfire-task = opdracht ‘{ $name }’
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name }
thing-bonfire-ship = het schip bij een nieuw eiland
then-bonfire-new-paths = er worden vier nieuwe wegfiches omgedraaid
then-bonfire-turned-up-path = er wordt een wegfiche omgedraaid
then-bonfire-turned-up-offering = er wordt een offerschaal omgedraaid
then-bonfire-turned-up-gnome = er wordt een specialist omgedraaid
then-bonfire-tom-turned-up = Tom draait een kaart om
then-bonfire-shuffled = er wordt een stapel geschud
then-bonfire-built-path = het wegfiche wordt blind getrokken
then-bonfire-hidden = er komt iets verborgens aan het licht
`,"../../games/bonfire/texts/nl/words.ftl":`## Action kinds and colours

word-bonfire-path = weg
    .count =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
word-bonfire-ship = schip
    .count =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
word-bonfire-task = opdracht
    .count =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
word-bonfire-great-bonfire = groot vreugdevuur
    .count =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
word-bonfire-gnome = gnoom
    .count =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
word-bonfire-guardian = hoeder
    .count =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
word-bonfire-yellow = geel
    .count =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
    .count-acc =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
word-bonfire-tile = actiefiche
    .count =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
word-bonfire-blue = blauw
    .nom = de blauwe hoeder
    .acc = de blauwe hoeder
word-bonfire-red = rood
word-bonfire-pink = roze
    .nom = de roze hoeder
    .acc = de roze hoeder
word-bonfire-grey = grijs
    .nom = de grijze hoeder
    .acc = de grijze hoeder
word-bonfire-brown = bruin
    .nom = de bruine hoeder
    .acc = de bruine hoeder
word-bonfire-own = eigen
    .nom = je eigen hoeder
    .acc = je eigen hoeder

## Resources

word-bonfire-blossom = bloem
    .count =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
    .count-acc =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
word-bonfire-fruit = vrucht
    .count =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
    .count-acc =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
word-bonfire-herb = kruid
    .count =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
    .count-acc =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
word-bonfire-shell = schelp
    .count =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
    .count-acc =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
word-bonfire-root = wortel
    .count =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
    .count-acc =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
word-bonfire-gold = goud
    .count =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
    .count-acc =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
word-bonfire-resource = middel
    .count =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
    .count-acc =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
word-bonfire-any = willekeurig middel
    .count =
        { $n ->
            [one] { $n } willekeurig middel
           *[other] { $n } willekeurige middelen
        }
    .count-acc =
        { $n ->
            [one] { $n } willekeurig middel
           *[other] { $n } willekeurige middelen
        }
word-bonfire-point = punt
    .count =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
    .count-acc =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
word-bonfire-portal = portaal
    .count =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }
    .count-acc =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }

## Portals

word-bonfire-ring = ring
    .acc = het ringportaal
word-bonfire-peak = top
    .acc = het topportaal
word-bonfire-square = vierkant
    .acc = het vierkantportaal
word-bonfire-rhomb = ruit
    .acc = het ruitportaal
word-bonfire-star = ster
    .acc = het sterrenportaal
word-bonfire-moon = maan
    .acc = het maanportaal
word-bonfire-waves = golven
    .acc = het golfportaal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
       *[none] eiland
    } { $name }
    .to =
        { $resource ->
            [blossom] naar het bloemeneiland
            [fruit] naar het vruchteneiland
            [herb] naar het kruideneiland
            [shell] naar het schelpeneiland
            [root] naar het worteleiland
           *[none] naar het eiland
        } { $name }
    .at =
        { $resource ->
            [blossom] bij het bloemeneiland
            [fruit] bij het vruchteneiland
            [herb] bij het kruideneiland
            [shell] bij het schelpeneiland
            [root] bij het worteleiland
           *[none] bij het eiland
        } { $name }
word-bonfire-PINK = eiland van de roze hoeders
    .to = naar het eiland van de roze hoeders
    .at = bij het eiland van de roze hoeders
word-bonfire-GREY = eiland van de grijze hoeders
    .to = naar het eiland van de grijze hoeders
    .at = bij het eiland van de grijze hoeders
word-bonfire-BROWN = eiland van de bruine hoeders
    .to = naar het eiland van de bruine hoeders
    .at = bij het eiland van de bruine hoeders
word-bonfire-BLUE = eiland van de blauwe hoeders
    .to = naar het eiland van de blauwe hoeders
    .at = bij het eiland van de blauwe hoeders
word-bonfire-landing-stage = kade
    .to = naar de kade
    .at = aan de kade
word-bonfire-start = START
    .to = naar START
    .at = op START
word-bonfire-path-space = wegveld { $space }
    .to = naar wegveld { $space }
    .at = op wegveld { $space }
word-bonfire-bonfire-space = vreugdevuur { $space }
    .to = naar vreugdevuur { $space }
    .at = bij vreugdevuur { $space }
word-bonfire-board = tableau { $name }
word-bonfire-novice-of = pupil van { $who }
word-bonfire-neutral = raadslid
word-bonfire-lying = liggend raadslid
word-bonfire-line-across = rij { $row }, kolommen { $column } tot en met { $last-column }
word-bonfire-line-down = kolom { $column }, rijen { $row } tot en met { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = starttegel
    .acc = de starttegel
word-bonfire-path-tile =
    { $resource ->
       *[blossom] bloem
        [fruit] vrucht
        [herb] kruid
        [shell] schelp
        [root] wortel
        [gold] goud
    } met { $crystal ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal
    .acc =
        het wegfiche { $resource ->
           *[blossom] bloem
            [fruit] vrucht
            [herb] kruid
            [shell] schelp
            [root] wortel
            [gold] goud
        } met { $crystal ->
           *[blue] blauw
            [red] rood
            [yellow] geel
        } kristal

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Heb de roze hoeder
word-bonfire-blue-have-guardian-grey = Heb de grijze hoeder
word-bonfire-blue-have-guardian-brown = Heb de bruine hoeder
word-bonfire-blue-have-guardian-blue = Heb de blauwe hoeder
word-bonfire-blue-path-with-blossom = Heb een wegfiche met een bloem
word-bonfire-blue-path-with-shell = Heb een wegfiche met een schelp
word-bonfire-blue-path-with-root = Heb een wegfiche met een wortel
word-bonfire-blue-offering-on-fruit = Heb een offerschaal op een vruchteneiland
word-bonfire-blue-offering-on-herb = Heb een offerschaal op een kruideneiland
word-bonfire-blue-offering-on-blossom = Heb een offerschaal op een bloemeneiland
word-bonfire-blue-gnome-showing-herb = Heb een gnoom met een kruid
word-bonfire-blue-gnome-showing-root = Heb een gnoom met een wortel
word-bonfire-blue-group-of-3-path = Heb een groep van 3 aangrenzende symbolen ‘weg’ in je lotveld
word-bonfire-blue-group-of-3-ship = Heb een groep van 3 aangrenzende symbolen ‘schip’ in je lotveld
word-bonfire-blue-group-of-3-task = Heb een groep van 3 aangrenzende symbolen ‘opdracht’ in je lotveld
word-bonfire-blue-group-of-3-guardian = Heb een groep van 3 aangrenzende symbolen ‘hoeder’ in je lotveld
word-bonfire-blue-group-of-3-great-bonfire = Heb een groep van 3 aangrenzende symbolen ‘groot vreugdevuur’ in je lotveld
word-bonfire-blue-group-of-3-gnome = Heb een groep van 3 aangrenzende symbolen ‘gnoom’ in je lotveld
word-bonfire-blue-two-resources = Heb twee verschillende middelen, van elk 2 (geen goud)
word-bonfire-blue-offerings-spread = Heb offerschalen op 3 verschillende eilanden
word-bonfire-blue-offerings-on-one = Heb 2 offerschalen op één eiland
word-bonfire-blue-blue-and-red = Heb een blauw en een rood vreugdevuur
word-bonfire-red-common-task = Volbreng 1 opdracht van de Raad
word-bonfire-red-portals = Heb 3 portalen
word-bonfire-red-two-guardians-pink-grey = Heb de roze en de grijze hoeder
word-bonfire-red-two-guardians-brown-blue = Heb de bruine en de blauwe hoeder
word-bonfire-red-gnomes = Heb 3 gnomen
word-bonfire-red-gold = Heb 4 goud
word-bonfire-red-same-adjacent = Heb twee aangrenzende wegfiches met hetzelfde middel
word-bonfire-red-resource-blossom = Heb 3 bloemen
word-bonfire-red-resource-fruit = Heb 3 vruchten
word-bonfire-red-resource-herb = Heb 3 kruiden
word-bonfire-red-resource-shell = Heb 3 schelpen
word-bonfire-red-resource-root = Heb 3 wortels
word-bonfire-red-offering-on-both-blossom = Heb een offerschaal op elk van de twee bloemeneilanden
word-bonfire-red-offering-on-both-fruit = Heb een offerschaal op elk van de twee vruchteneilanden
word-bonfire-red-offering-on-both-herb = Heb een offerschaal op elk van de twee kruideneilanden
word-bonfire-red-offering-on-both-shell = Heb een offerschaal op elk van de twee schelpeneilanden
word-bonfire-red-offering-on-both-root = Heb een offerschaal op elk van de twee worteleilanden
word-bonfire-red-all-fires = Heb vreugdevuren in alle drie de kleuren
word-bonfire-red-guardians = Heb 4 hoeders
word-bonfire-red-two-groups-of-3-path-guardian = Heb een groep van 3 aangrenzende symbolen ‘weg’ en een van 3 symbolen ‘hoeder’ in je lotveld
word-bonfire-red-two-groups-of-3-ship-gnome = Heb een groep van 3 aangrenzende symbolen ‘schip’ en een van 3 symbolen ‘gnoom’ in je lotveld
word-bonfire-red-tasks-of-colour-blue = Heb 4 blauwe opdrachten en/of vreugdevuren
word-bonfire-yellow-portals = Heb 5 portalen
word-bonfire-yellow-offerings-spread = Heb offerschalen op 5 verschillende eilanden
word-bonfire-yellow-tasks-of-colour-red = Heb 4 rode opdrachten en/of vreugdevuren
word-bonfire-yellow-gnomes = Heb 5 gnomen
word-bonfire-yellow-elders = Heb 3 ouderen
word-bonfire-yellow-offerings-on-one = Heb 3 offerschalen op één eiland
word-bonfire-yellow-offering-pile-empty = Maak een van je twee stapels offerschalen op
word-bonfire-yellow-crystals-red = Heb 3 wegfiches met een rood kristal
word-bonfire-yellow-bonfires = Heb 5 andere vreugdevuren
word-bonfire-yellow-crystals-blue = Heb 4 wegfiches met een blauw kristal
word-bonfire-yellow-tasks-of-colour-yellow = Heb 4 gele opdrachten en/of vreugdevuren
word-bonfire-yellow-two-offerings-on = Heb 2 offerschalen op elk van 3 eilanden
word-bonfire-yellow-of-one-resource = Heb 5 gelijke middelen (geen goud)
word-bonfire-yellow-two-resources = Heb twee verschillende middelen, van elk 3 (geen goud)
word-bonfire-yellow-highlighted = Bedek alle gemarkeerde velden van je lotveld
word-bonfire-yellow-guardians-home = Heb 2 hoeders bij vreugdevuren
word-bonfire-yellow-hold-tiles-1 = Heb de actiefiches weg, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-hold-tiles-2 = Heb de actiefiches opdracht, groot vreugdevuur, hoeder, gnoom en weg
word-bonfire-yellow-hold-tiles-3 = Heb de actiefiches gnoom, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-gold-squares = Bedek alle goudvelden van je lotveld
word-bonfire-yellow-outer-columns = Bedek de twee buitenste kolommen van je lotveld
word-bonfire-yellow-two-groups = Heb twee losse groepen van 4 gelijke symbolen in je lotveld

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Heb de { $shown ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } hoeder
word-bonfire-task-path-with =
    Heb een wegfiche met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
    }
word-bonfire-task-offering-on =
    Heb een offerschaal op een { $shown ->
       *[blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
    }
word-bonfire-task-gnome-showing =
    Heb een gnoom met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
        [gold] goud
    }
word-bonfire-task-group-of-3 =
    Heb een groep van 3 aangrenzende symbolen ‘{ $shown ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ in je lotveld
word-bonfire-task-two-resources = Heb twee verschillende middelen, van elk { $number } (geen goud)
word-bonfire-task-offerings-spread =
    Heb offerschalen op { $number ->
        [one] { $number } eiland
       *[other] { $number } verschillende eilanden
    }
word-bonfire-task-offerings-on-one =
    Heb { $number ->
        [one] { $number } offerschaal
       *[other] { $number } offerschalen
    } op één eiland
word-bonfire-task-blue-and-red = Heb een blauw en een rood vreugdevuur
word-bonfire-task-common-task =
    Volbreng { $number ->
        [one] { $number } opdracht
       *[other] { $number } opdrachten
    } van de Raad
word-bonfire-task-portals =
    Heb { $number ->
        [one] { $number } portaal
       *[other] { $number } portalen
    }
word-bonfire-task-two-guardians =
    Heb de { $shown ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } en de { $second ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } hoeder
word-bonfire-task-gnomes =
    Heb { $number ->
        [one] { $number } gnoom
       *[other] { $number } gnomen
    }
word-bonfire-task-gold = Heb { $number } goud
word-bonfire-task-same-adjacent = Heb twee aangrenzende wegfiches met hetzelfde middel
word-bonfire-task-resource =
    Heb { $number } × { $shown ->
       *[blossom] bloem
        [fruit] vrucht
        [herb] kruid
        [shell] schelp
        [root] wortel
    }
word-bonfire-task-offering-on-both =
    Heb een offerschaal op elk van de twee { $shown ->
       *[blossom] bloemeneilanden
        [fruit] vruchteneilanden
        [herb] kruideneilanden
        [shell] schelpeneilanden
        [root] worteleilanden
    }
word-bonfire-task-all-fires = Heb vreugdevuren in alle drie de kleuren
word-bonfire-task-guardians =
    Heb { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
word-bonfire-task-two-groups-of-3 =
    Heb een groep van 3 aangrenzende symbolen ‘{ $shown ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ en een van 3 symbolen ‘{ $second ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ in je lotveld
word-bonfire-task-tasks-of-colour =
    Heb { $number } { $shown ->
       *[blue] blauwe
        [red] rode
        [yellow] gele
    } opdrachten en/of vreugdevuren
word-bonfire-task-elders =
    Heb { $number ->
        [one] { $number } oudere
       *[other] { $number } ouderen
    }
word-bonfire-task-offering-pile-empty = Maak een van je twee stapels offerschalen op
word-bonfire-task-crystals =
    Heb { $number ->
        [one] { $number } wegfiche
       *[other] { $number } wegfiches
    } met een { $shown ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal
word-bonfire-task-bonfires =
    Heb { $number ->
        [one] { $number } ander vreugdevuur
       *[other] { $number } andere vreugdevuren
    }
word-bonfire-task-two-offerings-on =
    Heb 2 offerschalen op elk van { $number ->
        [one] { $number } eiland
       *[other] { $number } eilanden
    }
word-bonfire-task-of-one-resource =
    Heb { $number ->
        [one] { $number } middel
       *[other] { $number } gelijke middelen
    } (geen goud)
word-bonfire-task-highlighted = Bedek alle gemarkeerde velden van je lotveld
word-bonfire-task-guardians-home =
    Heb { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } bij vreugdevuren
word-bonfire-task-hold-tiles = Heb deze actiefiches: { $tiles }
word-bonfire-task-gold-squares = Bedek alle goudvelden van je lotveld
word-bonfire-task-outer-columns = Bedek de twee buitenste kolommen van je lotveld
word-bonfire-task-two-groups = Heb twee losse groepen van { $number } gelijke symbolen in je lotveld

## Gnomes

word-bonfire-crowd-keeper = Menigte{ "\\u00AD" }meester
    .acc = de Menigtemeester
    .help = Op een wegveld mogen zoveel van je hoeders staan als je wilt.
word-bonfire-pacemaker = Tempo{ "\\u00AD" }maker
    .acc = de Tempomaker
    .help = Bij elke optocht mag elke hoeder 1 stap verder.
word-bonfire-gift-bearer = Gaven{ "\\u00AD" }drager
    .acc = de Gavendrager
    .help = Een opdracht kost je twee willekeurige middelen.
word-bonfire-storyteller = Verhalen{ "\\u00AD" }verteller
    .acc = de Verhalenverteller
    .help = Elke oudere die je neemt, levert 2 punten extra op.
word-bonfire-twin-dyer = Dubbel{ "\\u00AD" }verver
    .acc = de Dubbelverver
    .help = Een geel fiche telt bij het betalen als twee gelijke actiefiches.
word-bonfire-gardener = Tuinman
    .acc = de Tuinman
    .help = Eindigt een hoeder op de weg, dan kies jij het middel (geen goud).
word-bonfire-usher = Ceremonie{ "\\u00AD" }meester
    .acc = de Ceremoniemeester
    .help = 1 goud, telkens als je een pupil of raadslid naar de Hoge Raad stuurt.
word-bonfire-pavior = Straten{ "\\u00AD" }maker
    .acc = de Stratenmaker
    .help = Je krijgt het middel van elk wegfiche dat je neemt.
word-bonfire-haggler = Afdinger
    .acc = de Afdinger
    .help = Je mag gnomen met willekeurige middelen betalen.
word-bonfire-pink-acolyte = Roze Acoliet
    .acc = de Roze Acoliet
    .help = Je roze hoeder levert op de weg het dubbele op.
word-bonfire-grey-acolyte = Grijze Acoliet
    .acc = de Grijze Acoliet
    .help = Je grijze hoeder levert op de weg het dubbele op.
word-bonfire-brown-acolyte = Bruine Acoliet
    .acc = de Bruine Acoliet
    .help = Je bruine hoeder levert op de weg het dubbele op.
word-bonfire-blue-acolyte = Blauwe Acoliet
    .acc = de Blauwe Acoliet
    .help = Je blauwe hoeder levert op de weg het dubbele op.
word-bonfire-packer = Pakker
    .acc = de Pakker
    .help = Leg je een lottegel, dan mag je 3 actiefiches houden in plaats van 1.
word-bonfire-recruiter = Werver
    .acc = de Werver
    .help = 1 geel fiche voor elke gnoom die je neemt, ook voor deze.
word-bonfire-star-reader = Sterren{ "\\u00AD" }lezer
    .acc = de Sterrenlezer
    .help = Goud- en geelvelden die je in het lotveld bedekt, tellen dubbel.
word-bonfire-herald = Heraut
    .acc = de Heraut
    .help = Komt een hoeder op START, dan mogen ze allemaal 1 stap doen, zonder opbrengst.
word-bonfire-lantern-bearer = Lantaarn{ "\\u00AD" }drager
    .acc = de Lantaarndrager
    .help = Aan het einde 2 punten extra voor elke hoeder bij een vreugdevuur.
word-bonfire-town-crier = Omroeper
    .acc = de Omroeper
    .help = 1 goud en 1 geel fiche zodra je een opdracht van de Raad volbrengt.
word-bonfire-gatekeeper = Poort{ "\\u00AD" }wachter
    .acc = de Poortwachter
    .help = 1 goud extra als een hoeder op wegveld 1 eindigt.
word-bonfire-helmsman = Stuurman
    .acc = de Stuurman
    .help = Je schip vaart voor dezelfde prijs één route verder.
word-bonfire-fire-turner = Vuur{ "\\u00AD" }draaier
    .acc = de Vuurdraaier
    .help = Je mag het grote vreugdevuur voor dezelfde prijs één veld verder draaien.
word-bonfire-fire-steward = Vuur{ "\\u00AD" }beheerder
    .acc = de Vuurbeheerder
    .help = Je mag alle drie de beloningen van het grote vreugdevuur nemen.
word-bonfire-delegate = Afge{ "\\u00AD" }vaardigde
    .acc = de Afgevaardigde
    .help = Je pupillen mogen in de Raad bij pupillen van hun eigen kleur gaan staan.
word-bonfire-portal-smith = Portaal{ "\\u00AD" }smid
    .acc = de Portaalsmid
    .help = Je mag de inkepingen voor portalen in elke volgorde vullen.
word-bonfire-envoy = Gezant
    .acc = de Gezant
    .help = Een opdracht kost je altijd maar 1 opdrachtfiche.
word-bonfire-bridge-builder = Bruggen{ "\\u00AD" }bouwer
    .acc = de Bruggenbouwer
    .help = Je lottegels mogen buiten je lotveld uitsteken.
word-bonfire-elder-of-paths = Oudere van de wegen
    .acc = de Oudere van de wegen
    .help = Meteen 1 punt voor elk van je wegfiches en de starttegel.
word-bonfire-elder-of-fate = Oudere van het lot
    .acc = de Oudere van het lot
    .help = Meteen 1 punt voor elke lottegel in je lotveld.
word-bonfire-elder-of-portals = Oudere van de portalen
    .acc = de Oudere van de portalen
    .help = Meteen 1 punt voor elk van je portalen.
word-bonfire-elder-of-tasks = Oudere van de opdrachten
    .acc = de Oudere van de opdrachten
    .help = Meteen 1 punt voor elk van je opdrachten en vreugdevuren.
word-bonfire-elder-of-guardians = Oudere van de hoeders
    .acc = de Oudere van de hoeders
    .help = Meteen 1 punt voor elk van je hoeders.
word-bonfire-elder-of-gnomes = Oudere van de gnomen
    .acc = de Oudere van de gnomen
    .help = Meteen 1 punt voor elk van je gnomen, ook voor deze.

## Bonuses of the High Council

bonus-bonfire-gold = 2 goud en 1 geel fiche
bonus-bonfire-path = een gratis wegfiche naar keuze
bonus-bonfire-guardian = een hoeder in een kleur die je nog niet hebt
bonus-bonfire-great-bonfire = het grote vreugdevuur vrij draaien en de beloningen nemen
bonus-bonfire-specialist = een open specialist, gratis
bonus-bonfire-move = een hoeder vrij verplaatsen
bonus-bonfire-ship = gratis naar een willekeurig eiland varen
bonus-bonfire-fate = meteen een lottegel leggen

## Common Tasks

common-bonfire-tasks = 7 opdrachten of vreugdevuren
common-bonfire-portals = 7 portalen
common-bonfire-paths = 7 wegfiches
common-bonfire-guardians = 5 hoeders
common-bonfire-gnomes = 6 gnomen

## Tom's cards

tom-bonfire-great-bonfire = Groot vreugdevuur
tom-bonfire-guardian = Hoeder
tom-bonfire-task-1 = Opdracht I
tom-bonfire-task-2 = Opdracht II
tom-bonfire-gnome = Gnoom
tom-bonfire-path = Weg

## What points are for

earned-bonfire-head-start = aan het begin
earned-bonfire-elders = voor de oudere
earned-bonfire-council = in de Hoge Raad
earned-bonfire-great-bonfire = bij het grote vreugdevuur
earned-bonfire-passing = voor de resterende beurten
earned-bonfire-tom = door zijn kaart
`,"../../games/emberheart/texts/nl/board.ftl":`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = De tafel wordt klaargezet …
eh-nth = { $n }e

# Places and spaces
eh-space-free = { $place }, veld { $space }: vrij
eh-space-pick = { $place }, veld { $space }: stel er een groep voor samen; ze kiest als { $rank }.
eh-space-send = { $place }, veld { $space }: stuur de groep; ze kiest als { $rank }.
eh-space-blocked = { $place }, veld { $space }: een neutraal wapenschild. Het haalt de linkse kaart weg als het aan de beurt is.
eh-space-taken =
    { $place }, veld { $space }: { $who }{ $size ->
        [0] , niemand
       *[other] , { $people }
    }{ $companion ->
        [yes] , met de metgezel
       *[no] { "" }
    }. Kiest als { $rank }.
eh-card = { $card }
eh-card-take = Neem: { $card }
eh-bard-only = Bard
eh-level-peak = Top
eh-level-ridge = Kam
eh-level-foot = Voet
eh-climbers = De rij klimmers
eh-climber =
    { $who }, veld { $space }: { $wardens ->
        [one] { $wardens } wachter
       *[other] { $wardens } wachters
    }

# The village
eh-special =
    { $place }. Wapenschilden: { $crests ->
        [none] geen
       *[other] { $crests }
    }
eh-crests-of = { $who } { $number }
eh-station-twice = Brandweerpost met twee wapenschilden
eh-aides = Raadgevers
eh-aides-end = met de laatste eindigt de fase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bij { $who }
eh-aide-leader = begint
eh-aide-defender = overval weg
eh-aide-survivalist = +1 uitrusting
eh-aide-healer = vlam −2
eh-raid = Overval
eh-raid-card = Overvalkaart: { $card }. Nu: { $losses }
eh-raid-discarded = Afgelegde overvalkaart: { $card }. Nu: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(vlam +{ $flame })
    }
eh-per = per
eh-flame = Vlam
eh-flame-left = blijf links van de anderen
eh-flame-of = { $who }: vlam { $at }, { $glory } roem zoals het nu staat

# The camp
eh-camp = Kamp van { $who }
eh-shield = Heeft het Drakenschild
eh-crests =
    { $number ->
        [one] nog { $number } wapenschild
       *[other] nog { $number } wapenschilden
    }
eh-attributes = Kenmerken
eh-attribute = { $attribute } { $level }: { $glory } roem, effect van de metgezel { $effect }
eh-supply = Volgelingen en uitrusting
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}en { $away } op het eiland
    }
eh-more = Eén meer: { $what }
eh-less = Eén minder: { $what }
eh-companion = Metgezel
eh-companion-ready = Metgezel, klaar: gaat met de groep mee
eh-companion-ready-short = klaar
eh-companion-goes = Metgezel gaat mee; nog eens om hem thuis te laten
eh-companion-goes-short = gaat mee
eh-companion-used = Metgezel, deze ronde ingezet
eh-companion-used-short = ingezet
eh-companion-stays = Metgezel thuis laten
eh-effect-strength = Kracht: zoveel volgelingen minder dan het veld vraagt
eh-effect-senses = Zintuigen: uitrusting op een veld 3
eh-effect-senses-when = op een 3
eh-effect-speed = Snelheid: vlam omlaag waar geen andere groep is
eh-effect-speed-when = als alleen
eh-skill-geared-dragons = 1 uitrusting op een draak: elke kaart, +1 roem
eh-skill-further-steps = 1 uitrusting brengt een stijgend kenmerk 1 verder
eh-skill-fire-wise = vlam stijgt: 1 helper per stap, of in plaats daarvan 1 specialist
eh-skill-welcoming = bij aanleggen: 1 helper, of 1 wordt specialist
eh-heroes-preserves = Helden en reservaten met hun draken
eh-plans-free = Garnizoenskaarten · vrije draken
eh-no-cards = Nog geen kaarten.
eh-card-with = { $card } met { $dragon }
eh-card-waits = { $card }, wacht op een draak
eh-hero-now = { $glory } roem zoals het nu staat
eh-plan-open = { $card }, nog niet voltooid
eh-plan-done = { $card }, voltooid
eh-dragon-free = { $dragon }, vrij
eh-dragon-pick = { $dragon }, vrij: pak hem op om hem aan te leggen

# What is asked
eh-choices = Keuzes
eh-your-party = Je groep
eh-size = grootte
eh-clear = Begin de groep opnieuw
eh-party-start = Kies volgelingen, of een verlicht veld.
eh-party-where =
    { $size ->
        [0] Alleen de metgezel: kies een verlicht veld.
        [one] Een groep van { $size }: kies een verlicht veld.
       *[other] Een groep van { $size }: kies een verlicht veld.
    }
eh-order-first = { $place } { $space }: je kiest als { $rank }.
eh-order-after = { $place } { $space }: je kiest als { $rank }, na { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Een neutraal wapenschild haalt eerst een kaart weg.
       *[other] Neutrale wapenschilden halen eerst { $blocked } kaarten weg.
    }
eh-come-back = Na de beloning terug: { $people }.
eh-spent = Met een kaart verbruikt: { $people }.
eh-send = Sturen: { $place } { $space }
eh-swap = Een volgeling ruilen
eh-swap-from = Wie geef je?
eh-swap-to = Voor wie?
eh-attach = Er kan een draak worden aangelegd: pak hem op.
eh-attach-where = Kies zijn kaart.

# Above the table, and on the phone
eh-wait-problem = De tafel kan niet worden klaargezet: { $problem }
eh-round = Ronde { $round } van 5
eh-phases = Fasen van de ronde
eh-phase-action = Acties
eh-phase-reward = Beloningen
eh-phase-raid = Overval
eh-phase-reset = Herstel
eh-tab-island = Eiland
eh-tab-camp = Mijn kamp
eh-tab-flame = Vlam
eh-places = Locaties
eh-village = Dorp
eh-flame-at = vlam { $at }
eh-flame-final = vlam { $at }, { $final } als de uitrusting is ingeleverd
`,"../../games/emberheart/texts/nl/frame.ftl":`### What the frame of the table says of the game.

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
`,"../../games/emberheart/texts/nl/game.ftl":`## What buttons say

move-emberheart-attribute = Verhoog: { $attribute }
move-emberheart-no-attribute = Verhoog geen kenmerk
move-emberheart-go = Stuur een groep { $place-to }
move-emberheart-to-space = Neem veld { $space }
move-emberheart-with-companion = Neem veld { $space } met de metgezel
move-emberheart-make-up =
    { $followers-sum ->
        [0] Stuur alleen de metgezel
        [one] Stuur { $followers }
       *[other] Stuur { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Neem de uitrusting
       *[no] Laat de uitrusting
    }, { $flame ->
        [yes] verlaag de vlam
       *[no] laat de vlam
    }
move-emberheart-warehouse = Leg een wapenschild bij het Magazijn
move-emberheart-station =
    { $times ->
        [one] Leg een wapenschild bij de Brandweerpost
       *[other] Leg { $times } wapenschilden bij de Brandweerpost
    }
move-emberheart-aide = Neem { $aide-acc }
move-emberheart-swap = Ruil een volgeling voor 1 uitrusting
move-emberheart-swap-kinds = Ruil { $from-count-acc } voor { $to-count-acc }
move-emberheart-attach = Leg een draak aan
move-emberheart-dragon = Kies { $dragon-acc }
move-emberheart-onto-hero = Leg hem aan bij { $hero-acc }
move-emberheart-onto-preserve = Leg hem aan: { $preserve }
move-emberheart-without-gear = Leg hem aan zonder uitrusting
move-emberheart-with-gear = Leg hem aan met 1 uitrusting
move-emberheart-done = Ga verder
move-emberheart-call = Roep de groep van veld { $space } { $place-at } terug
move-emberheart-no-call = Laat alle groepen staan
move-emberheart-discard-raid = Leg de overvalkaart af: { $raid }
move-emberheart-take =
    { $card-key ->
        [none] Neem kaart { $slot }
       *[other] Neem { $card-acc }
    }
move-emberheart-decline = Neem niets
move-emberheart-goes-first = De groep op veld { $space } gaat eerst
move-emberheart-gain-hireling = Neem 1 helper
move-emberheart-gain-gear = Neem 1 uitrusting
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Neem 1 helper
       *[other] Ruil 1 helper voor { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Neem niemand
move-emberheart-into-gear =
    { $hirelings ->
        [0] Houd alle helpers
        [one] Maak van 1 helper uitrusting
       *[other] Maak van { $hirelings } helpers uitrusting
    }
move-emberheart-exchange-none = Ruil niemand
move-emberheart-exchange = Ruil { $number } × { $from } voor { $to }
move-emberheart-use-apprentice = Gebruik de Leerling: neem een held
move-emberheart-use-bard = Laat de Bard 2 helden trekken
move-emberheart-keep-hero = Bied jezelf { $hero-acc } aan
move-emberheart-use-paragon =
    Toonbeeld: vlam +1 en 2 helpers voor { $scouts ->
        [0] 2 woudlopers
        [one] 1 verkenner en 1 woudloper
       *[other] 2 verkenners
    }
move-emberheart-go-further = Betaal 1 uitrusting voor 1 stap extra
move-emberheart-no-further = Laat het daarbij
move-emberheart-flame-rises = Laat de vlam stijgen en neem helpers
move-emberheart-discard-instead = Leg in plaats daarvan specialisten af
move-emberheart-lose = Leg { $follower-count-acc } af
move-emberheart-use-remaining = Volg de overvalkaart die er ligt
move-emberheart-use-discarded = Volg de afgelegde overvalkaart
move-emberheart-use-sage = Vlam +1, verlies 2 minder (Vuurwijze)
move-emberheart-no-sage = Verlies wat de overvalkaart zegt

## What happened

event-emberheart-gained-followers = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-emberheart-lost-followers = { $who } verliest { $a0-count-acc }
    .you = Je verliest { $a0-count-acc }
event-emberheart-gained-gear = { $who } krijgt { $a0 } uitrusting
    .you = Je krijgt { $a0 } uitrusting
event-emberheart-paid-gear = { $who } betaalt { $a0 } uitrusting
    .you = Je betaalt { $a0 } uitrusting
event-emberheart-sent-party =
    { $who } stuurt een groep naar veld { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , met de metgezel
    }
    .you =
        Je stuurt een groep naar veld { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , met je metgezel
        }
event-emberheart-called-back = { $who } roept de groep van veld { $a1 } { $a0-at } terug
    .you = Je roept je groep van veld { $a1 } { $a0-at } terug
event-emberheart-came-back = { $who } neemt { $a0-at } geen kaart (veld { $a1 }); de groep komt terug
    .you = Je neemt { $a0-at } geen kaart (veld { $a1 }); je groep komt terug
event-emberheart-crest-at =
    { $who } legt { $a1 ->
        [one] { $a1 } wapenschild
       *[other] { $a1 } wapenschilden
    } { $a0-at }
    .you =
        Je legt { $a1 ->
            [one] { $a1 } wapenschild
           *[other] { $a1 } wapenschilden
        } { $a0-at }
event-emberheart-took-aide = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-discarded-raid = { $who } legt de overvalkaart af: { $a0 }
    .you = Je legt de overvalkaart af: { $a0 }
event-emberheart-took-hero = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-tavern = { $who } neemt bij de Taverne { $a0-acc }
    .you = Je neemt bij de Taverne { $a0-acc }
event-emberheart-took-dragon = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-preserve = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-garrison = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-completed-card = { $who } voltooit { $a0-acc }
    .you = Je voltooit { $a0-acc }
event-emberheart-attached-dragon = { $who } legt { $a0-acc } aan bij { $a1-acc }
    .you = Je legt { $a0-acc } aan bij { $a1-acc }
event-emberheart-drew-heroes =
    { $who } trekt met de Bard: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Je Bard trekt: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } legt met de Drakentrainer { $a0-acc } af
    .you = Je legt met de Drakentrainer { $a0-acc } af
event-emberheart-flame-moved = { $who }: vlam { $a0-signed }
    .you = Je vlam { $a0-signed }
event-emberheart-attribute-moved = { $who }: { $a0 } +{ $a1 }
    .you = Bij jou: { $a0 } +{ $a1 }
event-emberheart-raided =
    Overval ({ $a0 }): { $a1 ->
        [0] { $who } verliest niemand
        [one] { $who } moet er 1 inleveren
       *[other] { $who } moet er { $a1 } inleveren
    }
    .you =
        Overval ({ $a0 }): { $a1 ->
            [0] je verliest niemand
            [one] je moet er 1 inleveren
           *[other] je moet er { $a1 } inleveren
        }
event-emberheart-new-round = Ronde { $a0 } begint
event-emberheart-blocked = Neutrale wapenschilden blokkeren: { $a0 }
event-emberheart-discarded-card = Een neutraal wapenschild haalt { $a0-at } een kaart weg
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } gebruikt { $a0-acc }
    .you = Je gebruikt { $a0-acc }
event-emberheart-ended = Het spel is afgelopen

## Gains and payments in a row

run-emberheart-gained = { $who } krijgt { $gained }
    .you = Je krijgt { $gained }
run-emberheart-paid = { $who } geeft { $lost } af
    .you = Je geeft { $lost } af
run-emberheart-swapped = { $who } geeft { $lost } af en krijgt { $gained }
    .you = Je geeft { $lost } af en krijgt { $gained }

## What is asked

ask-emberheart-first-attribute = Welk kenmerk begint op 1?
    .other = { $who } kiest een kenmerk
ask-emberheart-before = Vóór de actiefase: gebruik je helden, leg draken aan, of ga verder
    .other = { $who } bereidt de actiefase voor
ask-emberheart-act = Jouw beurt: stuur een groep, gebruik het Magazijn of de Brandweerpost, of neem een raadgever
    .other = { $who } is aan de beurt
    .figures =
        { $acted ->
            [yes] Ruil volgelingen of leg draken aan, of beëindig je beurt
           *[no] Jouw beurt: stuur een groep, gebruik het Magazijn of de Brandweerpost, of neem een raadgever
        }
ask-emberheart-resend = Stuur een nieuwe groep voor de teruggeroepen groep
    .other = { $who } stuurt een nieuwe groep
ask-emberheart-party-space = Welk veld neemt de groep?
    .other = { $who } kiest een veld voor een groep
    .figures =
        { $place }: welk veld? { $fitting-sum ->
            [0] Niemand van jou mag
            [one] 1 volgeling mag
           *[other] { $fitting-sum } volgelingen mogen
        } erheen
ask-emberheart-party = Wie gaan er mee?
    .other = { $who } stelt een groep samen
    .figures = { $place }, veld { $space }: wie gaan er mee?
ask-emberheart-companion = Wat brengt je metgezel?
    .other = { $who } gebruikt de metgezel
    .figures =
        Wat brengt je metgezel? { $gear ->
            [0] { "" }
            [one] 1 uitrusting kan.
           *[other] { $gear } uitrusting kan.
        } { $flame ->
            [0] { "" }
            [one] Vlam −1 kan.
           *[other] Vlam −{ $flame } kan.
        }
ask-emberheart-swap = Wie ruil je voor wie, voor 1 uitrusting?
    .other = { $who } ruilt volgelingen
ask-emberheart-attach = Welke draak leg je aan?
    .other = { $who } legt een draak aan
ask-emberheart-onto = Naar welke held of welk reservaat gaat de draak?
    .other = { $who } legt een draak aan
    .figures = Waar leg je { $dragon-acc } aan?
ask-emberheart-gear = Leg je 1 uitrusting op de draak?
    .other = { $who } legt een draak aan
    .figures = Leg je 1 uitrusting op { $dragon-acc }, voor 1 roem?
ask-emberheart-call-back = Roep een van je groepen terug en stuur een nieuwe, of laat ze staan
    .other = { $who } mag een groep terugroepen
ask-emberheart-defend = Welke overvalkaart leg je af?
    .other = { $who } legt een overvalkaart af
ask-emberheart-reward = Neem een kaart voor je groep, of niets en 2 uitrusting
    .other = { $who } kiest een kaart
    .figures = { $place }, je groep op veld { $space }: neem een kaart, of niets en 2 uitrusting
ask-emberheart-climb = De Berg: neem een draak van dit niveau, of trek je terug
    .other = { $who } beklimt de Berg
    .figures =
        De Berg, { $level-key ->
            [middle] middelste niveau
           *[top] top
        }: neem met { $wardens ->
            [one] { $wardens } wachter
           *[other] { $wardens } wachters
        } een draak, of trek je terug
ask-emberheart-tie = Gelijke stand op de Berg: welke groep gaat eerst?
    .other = { $who } beslist een gelijke stand op de Berg
    .figures =
        Gelijke stand op de Berg met { $wardens ->
            [one] { $wardens } wachter
           *[other] { $wardens } wachters
        }: welke groep gaat eerst?
ask-emberheart-window = Leg nu een draak aan, of ga verder
    .other = { $who } mag een draak aanleggen
ask-emberheart-wrangle = Drakendrijver: 1 helper of 1 uitrusting voor de draak?
    .other = { $who } gebruikt de Drakendrijver
ask-emberheart-welcome = Je vaardigheid: neem 1 helper, ruil er 1 voor een specialist, of geen van beide
    .other = { $who } gebruikt een vaardigheid
ask-emberheart-outfit = Uitruster: hoeveel van de nieuwe helpers worden uitrusting?
    .other = { $who } gebruikt de Uitruster
    .figures =
        Uitruster: hoeveel van de { $hirelings ->
            [one] { $hirelings } nieuwe helper
           *[other] { $hirelings } nieuwe helpers
        } worden uitrusting?
ask-emberheart-exchange = Ruil je maximaal 2 helpers voor specialisten, of omgekeerd?
    .other = { $who } mag volgelingen ruilen
    .figures = Ruil je maximaal 2 helpers ({ $specialist }), of omgekeerd?
ask-emberheart-mentor = Mentor: ruil nieuwe specialisten voor een andere soort, of ga verder
    .other = { $who } gebruikt de Mentor
    .figures = Mentor: je mag er nog { $swaps } ruilen ({ $brought }), of ga verder
ask-emberheart-apprentice = Welke held brengt de Leerling je?
    .other = { $who } gebruikt de Leerling
ask-emberheart-bard = Bard: welke held mag alleen jij nemen?
    .other = { $who } gebruikt de Bard
    .figures = Bard: welke held mag alleen jij nemen? { $heroes-or }
ask-emberheart-knight = Drakenridder: welk kenmerk stijgt met 1?
    .other = { $who } gebruikt de Drakenridder
    .figures = Drakenridder: welk kenmerk stijgt met 1? Afgebeeld: { $attribute }
ask-emberheart-further = Je vaardigheid: 1 uitrusting voor 1 stap extra?
    .other = { $who } gebruikt een vaardigheid
    .figures = Je vaardigheid: verhoog je { $attribute } (nu { $level }) voor 1 uitrusting nog verder?
ask-emberheart-climber = Verhoog één kenmerk met 1, of geen
    .other = { $who } mag een kenmerk verhogen
ask-emberheart-flame-choice = Je vaardigheid: laat je de vlam stijgen en neem je helpers, of leg je in plaats daarvan specialisten af?
    .other = { $who } gebruikt een vaardigheid
    .figures =
        Je vaardigheid: vlam +{ $steps } en { $steps ->
            [one] { $steps } helper
           *[other] { $steps } helpers
        }, of leg in plaats daarvan { $steps ->
            [one] { $steps } specialist
           *[other] { $steps } specialisten
        } af?
ask-emberheart-lose = Welke specialisten leg je af?
    .other = { $who } legt specialisten af
    .figures =
        Leg { $number ->
            [one] { $number } specialist
           *[other] { $number } specialisten
        } af: welke?
ask-emberheart-messenger = Boodschapper: welke overvalkaart treft je?
    .other = { $who } gebruikt de Boodschapper
ask-emberheart-sage = Vuurwijze: laat je de vlam 1 stijgen en verlies je er 2 minder?
    .other = { $who } gebruikt de Vuurwijze
    .figures = Vuurwijze: verlies je { $loss }, of vlam +1 en { $with_sage }?
ask-emberheart-train = Drakentrainer: leg een vrije draak af voor 1 stap van zijn kenmerk, of geen
    .other = { $who } gebruikt de Drakentrainer
ask-emberheart-train-exotic = Welk kenmerk verhoogt de exotische draak?
    .other = { $who } gebruikt de Drakentrainer

## Why not

no-emberheart-game-over = Het spel is afgelopen.
no-emberheart-act-first = Doe eerst iets: stuur een groep, gebruik het Magazijn of de Brandweerpost, of neem een raadgever.
no-emberheart-action-done = Je hebt je ene actie van deze beurt gehad; je kunt alleen nog ruilen en draken aanleggen.
no-emberheart-aide-taken = { $who } heeft deze ronde { $aide-acc } genomen.
no-emberheart-aide-yours = Je hebt deze ronde { $aide-acc } genomen.
no-emberheart-apprentice-used = De Leerling is al gebruikt; dat kan één keer per spel.
no-emberheart-attribute-at-the-end = { $attribute } staat op { $level } en gaat niet verder.
no-emberheart-bard-first = De Bard trekt eerst; helden in de stapel: { $heroes }.
no-emberheart-bard-used = De Bard heeft deze ronde al getrokken.
no-emberheart-card-has-dragon = { $card } heeft al een draak: { $dragon }.
no-emberheart-card-not-yours = Deze kaart heb je niet: { $card }.
no-emberheart-companion-lacks-followers =
    Veld { $space } vraagt met de metgezel minstens { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; van jou mogen er { $fitting-sum } heen.
no-emberheart-companion-no-flame = De metgezel verlaagt de vlam alleen waar geen andere groep is, en pas vanaf Snelheid 1.
no-emberheart-companion-no-gear = De metgezel brengt alleen uitrusting op een veld 3, en pas vanaf Zintuigen 1.
no-emberheart-companion-placed = Je metgezel is deze ronde al ingezet; hij gaat met één groep per ronde mee.
no-emberheart-dragon-attached = Deze draak is al aangelegd en blijft daar: { $dragon }.
no-emberheart-hero-of-another-bard = Alleen { $who } mag de held van de Bard nemen.
no-emberheart-hero-pile-empty = De heldenstapel is leeg.
no-emberheart-hero-waits =
    { $hero } wacht op een { $colour-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak.
no-emberheart-lacks-crests =
    Kost { $needed ->
        [one] { $needed } wapenschild
       *[other] { $needed } wapenschilden
    }; je hebt er { $crests }.
no-emberheart-lacks-followers = Nodig: { $needed } × { $follower } in je voorraad; je hebt er { $have }.
no-emberheart-lacks-gear = Kost 1 uitrusting; je hebt { $gear }.
no-emberheart-lacks-specialists = De vlam stijgt met { $steps }, zoveel specialisten zouden weg moeten; je hebt er { $specialists }.
no-emberheart-lacks-wardens =
    Deze draak kost { $needed ->
        [one] { $needed } wachter
       *[other] { $needed } wachters
    } van de groep ({ $dragon }); op veld { $space } zijn er { $wardens }.
no-emberheart-marshal-waits = Twee wapenschilden tegelijk kan alleen met de Brandmeester; de jouwe heeft nog geen draak.
no-emberheart-mentor-no-hirelings = De Mentor ruilt specialisten voor specialisten, geen helpers.
no-emberheart-mentor-other-kind = De tavernekaart bracht daar geen van ({ $follower }), maar { $brought }.
no-emberheart-mountain-card-gone =
    Kaart { $slot } van het { $level-key ->
        [middle] middelste
       *[top] bovenste
    } niveau is weg.
no-emberheart-needs-marshal = Twee wapenschilden tegelijk kan alleen met de Brandmeester; die heb je niet.
no-emberheart-no-card-for-dragon =
    Geen van je kaarten wacht op { $dragon-acc }. { $waiting-size ->
        [0] Er wacht er geen.
        [one] Wacht nog: { $waiting }.
       *[other] Wachten nog: { $waiting }.
    }
no-emberheart-no-card-there = { $place }: kaart { $slot } is er niet.
no-emberheart-no-card-waits = Geen van je kaarten wacht op een draak; vrij: { $free }.
no-emberheart-no-colour-fits = Geen vrije draak heeft de kleur van een wachtende kaart. Vrij: { $free }. Wachtend: { $waiting }.
no-emberheart-no-dragon = Deze draak heb je niet: { $dragon }.
no-emberheart-no-follower = Daarvan heb je er geen in je voorraad: { $follower }.
no-emberheart-no-followers = Je hebt geen volgelingen in je voorraad om te ruilen.
no-emberheart-no-free-dragon = Je hebt geen vrije draak om aan te leggen.
no-emberheart-no-gear-skill = Je bord heeft geen vaardigheid die uitrusting op draken legt.
no-emberheart-no-hero = Je hebt { $hero-acc } niet.
no-emberheart-no-hero-of-a-bard = Er ligt geen held van een Bard in het aanbod.
no-emberheart-no-hero-offered = Er ligt geen held in het aanbod.
no-emberheart-no-hero-there = Op plaats { $slot } ligt geen held.
no-emberheart-no-new-party = Daarna zou je geen nieuwe groep kunnen sturen: geen vrij veld past bij je volgelingen.
no-emberheart-no-party-there = Je hebt geen groep op veld { $space } { $place-at }.
no-emberheart-no-swap-helps = Na elke ruil zou je geen nieuwe groep meer kunnen sturen.
no-emberheart-one-hero-drawn = Er was nog maar 1 held in de stapel.
no-emberheart-only-new-hirelings = Alleen de helpers van dit bezoek ({ $hirelings }) kunnen uitrusting worden, niet { $asked }.
no-emberheart-other-colour =
    { $card } vraagt een { $wanted-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak; deze is { $colour-key ->
        [red] rood
        [blue] blauw
        [green] groen
       *[exotic] exotisch
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    { $card } vraagt een { $wanted-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak; deze is { $colour-key ->
        [red] rood
        [blue] blauw
        [green] groen
       *[exotic] exotisch
    } ({ $dragon }) en heeft dus 1 uitrusting nodig.
no-emberheart-other-decision = Er komt eerst iets anders: { $ask }
no-emberheart-other-level =
    Deze groep staat op het { $level-key ->
        [middle] middelste
       *[top] bovenste
    } niveau; { $slots-size ->
        [0] daar is geen kaart
        [one] daar is kaart { $slots-or }
       *[other] daar is kaart { $slots-or }
    }.
no-emberheart-other-party-next =
    Nu is een van de groepen met { $wardens ->
        [one] { $wardens } wachter
       *[other] { $wardens } wachters
    } aan de beurt, op veld { $spaces-or }, niet veld { $space }.
no-emberheart-paragon-used = Het Toonbeeld is deze ronde al gebruikt.
no-emberheart-party-lacks-followers = Behalve helpers mag maar één soort { $place-to }: { $specialist }. Van jou mogen er { $fitting-sum } heen.
no-emberheart-party-size = Veld { $space } vraagt { $range } volgelingen; deze groep heeft er { $size }.
no-emberheart-place-full = Alle 5 velden { $place-at } zijn bezet.
no-emberheart-place-lacks-followers =
    { $place }: het kleinste vrije veld vraagt { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; van jou mogen er { $fitting-sum } heen.
no-emberheart-raid-gone = Overvalkaart { $raid } is al afgelegd.
no-emberheart-resend-first = Je hebt een groep teruggeroepen; stuur eerst een nieuwe.
no-emberheart-resend-impossible = Daarna zou je geen groep kunnen sturen voor de teruggeroepen groep.
no-emberheart-space-blocked = Veld { $space } { $place-at } is geblokkeerd door een neutraal wapenschild.
no-emberheart-space-lacks-followers =
    Veld { $space } vraagt { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; van jou mogen er { $fitting-sum } heen.
no-emberheart-space-taken = Veld { $space } { $place-at } is bezet door { $who }.
no-emberheart-space-yours = Op veld { $space } { $place-at } staat al een van je groepen.
no-emberheart-specialist-must-go = Er moet een specialist worden afgelegd; je hebt er { $specialists }.
no-emberheart-swap-lacks-gear = Een ruil kost 1 uitrusting; je hebt er geen.
no-emberheart-swap-no-help = Na deze ruil zou je geen nieuwe groep kunnen sturen; je hebt { $followers } en { $gear } uitrusting.
no-emberheart-swap-same = Ruil voor een andere soort, niet voor dezelfde: { $follower }.
no-emberheart-too-late-for-gear = Zodra de overval van ronde 5 is begonnen, kan er geen uitrusting meer op draken.
no-emberheart-train-attached = Deze draak is aangelegd ({ $dragon }); alleen een vrije kan worden afgelegd.
no-emberheart-train-no-dragon = Deze draak heb je niet ({ $dragon }); je kunt alleen een eigen vrije draak afleggen.
no-emberheart-welcome-lacks-hireling = Daarvoor heb je 1 helper in je voorraad nodig ({ $follower }); je hebt er { $hirelings }.

## The score sheet

source-emberheart-dragons = Draken
source-emberheart-attributes = Kenmerken
source-emberheart-heroes = Helden met draak
source-emberheart-garrison = Voltooide garnizoenskaarten
source-emberheart-flame = Afstand tot de hoogste vlam

## Setup options

option-emberheart-side = Vaardigheden (kant B)
    .help = Iedereen speelt met kant B van de borden, elk met een eigen vaardigheid. Laat het bij een eerste spel uit.

## Hints: what a line costs and prepares, and what comes to light then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] vlam +{ $number }
       *[other] vlam −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = een groep op veld { $space } { $name-at }
thing-emberheart-aide = { $name }
thing-emberheart-raid = niet deze overval: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = er worden nieuwe kaarten neergelegd
then-emberheart-blocked = er worden nieuwe kaarten neergelegd
then-emberheart-drew-heroes = de Bard trekt helden
then-emberheart-took-hero = er wordt een held getrokken
then-emberheart-hidden = er komt iets verborgens aan het licht
`,"../../games/emberheart/texts/nl/words.ftl":`## Followers and pieces

word-emberheart-hireling = helper
    .count =
        { $n ->
            [one] { $n } helper
           *[other] { $n } helpers
        }
    .count-acc =
        { $n ->
            [one] { $n } helper
           *[other] { $n } helpers
        }
    .help = Mag naar elke locatie, maar wordt afgelegd zodra de groep een kaart heeft genomen.
word-emberheart-scout = verkenner
    .count =
        { $n ->
            [one] { $n } verkenner
           *[other] { $n } verkenners
        }
    .count-acc =
        { $n ->
            [one] { $n } verkenner
           *[other] { $n } verkenners
        }
    .help = Specialist voor de Heldengilde, de Taverne en het Stroperskamp. Komt terug.
word-emberheart-ranger = woudloper
    .count =
        { $n ->
            [one] { $n } woudloper
           *[other] { $n } woudlopers
        }
    .count-acc =
        { $n ->
            [one] { $n } woudloper
           *[other] { $n } woudlopers
        }
    .help = Specialist voor het Reservaat en het Garnizoen. Komt terug.
word-emberheart-warden = wachter
    .count =
        { $n ->
            [one] { $n } wachter
           *[other] { $n } wachters
        }
    .count-acc =
        { $n ->
            [one] { $n } wachter
           *[other] { $n } wachters
        }
    .help = Specialist voor de Berg; alleen met wachters klimt een groep naar de hogere niveaus. Komt terug, tenzij ze de prijs is.
word-emberheart-specialist = specialist
    .count =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialisten
        }
    .count-acc =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialisten
        }
word-emberheart-follower = volgeling
    .count =
        { $n ->
            [one] { $n } volgeling
           *[other] { $n } volgelingen
        }
    .count-acc =
        { $n ->
            [one] { $n } volgeling
           *[other] { $n } volgelingen
        }
word-emberheart-gear = uitrusting
    .count =
        { $n ->
            [one] { $n } uitrusting
           *[other] { $n } uitrusting
        }
    .count-acc =
        { $n ->
            [one] { $n } uitrusting
           *[other] { $n } uitrusting
        }
    .help = In je beurt ruilt 1 uitrusting 1 volgeling uit je voorraad voor een van een andere soort. Aan het einde verlagen elke 3 je vlam met 1.
word-emberheart-crest = wapenschild
    .count =
        { $n ->
            [one] { $n } wapenschild
           *[other] { $n } wapenschilden
        }
    .count-acc =
        { $n ->
            [one] { $n } wapenschild
           *[other] { $n } wapenschilden
        }
word-emberheart-glory = roem
    .count =
        { $n ->
            [one] { $n } roem
           *[other] { $n } roem
        }
    .count-acc =
        { $n ->
            [one] { $n } roem
           *[other] { $n } roem
        }
word-emberheart-flame = vlam
    .count = vlam +{ $n }
    .count-acc = vlam +{ $n }
word-emberheart-companion = metgezel

## Colours and attributes

word-emberheart-red = rood
word-emberheart-blue = blauw
word-emberheart-green = groen
word-emberheart-exotic = exotisch
word-emberheart-strength = Kracht
    .help = De metgezel vervangt maximaal 1, 2 of 3 volgelingen van zijn groep (vanaf niveau 1, 3, 5).
word-emberheart-senses = Zintuigen
    .help = Op een veld 3 brengt de metgezel 1, 2 of 3 uitrusting (vanaf niveau 1, 3, 5).
word-emberheart-speed = Snelheid
    .help = Waar nog geen andere groep is, verlaagt de metgezel je vlam met 1, 2 of 3 (vanaf niveau 1, 3, 5).

## Locations

word-emberheart-guild = Heldengilde
    .to = naar de Heldengilde
    .at = bij de Heldengilde
    .help = Helden. Helpers en verkenners mogen erheen.
word-emberheart-tavern = Taverne
    .to = naar de Taverne
    .at = bij de Taverne
    .help = Nieuwe volgelingen en een verandering van je vlam. Helpers en verkenners mogen erheen.
word-emberheart-camp = Stroperskamp
    .to = naar het Stroperskamp
    .at = bij het Stroperskamp
    .help = Gevangen draken, ook exotische. Helpers en verkenners mogen erheen.
word-emberheart-mountain = Berg
    .to = naar de Berg
    .at = bij de Berg
    .help = De sterkste draken op drie niveaus. Helpers en wachters mogen erheen; alleen wachters klimmen verder.
word-emberheart-preserve = Reservaat
    .to = naar het Reservaat
    .at = bij het Reservaat
    .help = Een thuis voor een draak: het kenmerk stijgt met 2. Helpers en woudlopers mogen erheen.
word-emberheart-garrison = Garnizoen
    .to = naar het Garnizoen
    .at = bij het Garnizoen
    .help = Plannen die roem waard zijn zodra je hebt wat ze vragen. Helpers en woudlopers mogen erheen.
word-emberheart-warehouse = Magazijn
    .to = naar het Magazijn
    .at = bij het Magazijn
    .help = Een wapenschild hier levert meteen 2 uitrusting op.
word-emberheart-station = Brandweerpost
    .to = naar de Brandweerpost
    .at = bij de Brandweerpost
    .help = Een wapenschild hier levert meteen 4 helpers op; je vlam stijgt met 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Aanvoerster
    .acc = de Aanvoerster
    .help = Jij begint de volgende ronde. Je mag een van je groepen terugroepen en meteen een nieuwe sturen.
word-emberheart-defender = Verdedigster
    .acc = de Verdedigster
    .help = Leg een van de twee overvalkaarten af.
word-emberheart-survivalist = Overlever
    .acc = de Overlever
    .help = 1 uitrusting, en jij beslist bij gelijke stand op de Berg.
word-emberheart-healer = Genezer
    .acc = de Genezer
    .help = Je vlam daalt met 2.
word-emberheart-none = Geen vaardigheid
    .help = Kant A: niemand heeft een vaardigheid.
word-emberheart-geared-dragons = Uitgeruste draken
    .help = Met 1 uitrusting past een draak bij elke held en elk reservaat en is hij 1 roem meer waard, tot de overval van ronde 5.
word-emberheart-further-steps = Verdere stappen
    .help = Telkens als een kenmerk stijgt, brengt 1 uitrusting het 1 verder.
word-emberheart-fire-wise = Vuurwijs
    .help = Als je vlam stijgt: 1 helper per stap, of 1 specialist per stap in plaats van de stijging.
word-emberheart-welcoming = Gastvrij
    .help = Als je een draak aanlegt: 1 helper, of ruil 1 helper voor een specialist.

## Heroes: ability and glory

word-emberheart-apprentice = Leerling
    .acc = de Leerling
    .help = Eén keer per spel, vóór een actiefase: neem een held uit de Gilde.
    .glory = 4
word-emberheart-bard = Bard
    .acc = de Bard
    .help = Vóór elke actiefase: trek 2 helden; één daarvan mag alleen jij nemen.
    .glory = 7 bij de meeste garnizoenskaarten
word-emberheart-fire-sage = Vuurwijze
    .acc = de Vuurwijze
    .help = Bij de overval mag je de vlam 1 laten stijgen en 2 minder verliezen.
    .glory = 7 bij de meeste rode draken
word-emberheart-outfitter = Uitruster
    .acc = de Uitruster
    .help = Helpers van de Brandweerpost mogen uitrusting worden, één voor één.
    .glory = 7 bij de meeste reservaten
word-emberheart-paragon = Toonbeeld
    .acc = het Toonbeeld
    .help = Vóór elke actiefase: vlam +1 en 2 helpers voor 2 verkenners of woudlopers.
    .glory = 5 bij de meeste draken
word-emberheart-peakwalker = Topbeklimmer
    .acc = de Topbeklimmer
    .help = Een draak van de top van de Berg geeft 1 kenmerkstap extra.
    .glory = 7 bij de meeste uitrusting
word-emberheart-recruiter = Ronselaar
    .acc = de Ronselaar
    .help = Na elke overval: 1 helper per 2 rode draken.
    .glory = 2 per set van verkenner, woudloper en wachter, hoogstens 10
word-emberheart-innkeeper = Herbergier
    .acc = de Herbergier
    .help = 1 uitrusting voor elke groep die je naar de Taverne stuurt.
    .glory = 7 als elk kenmerk op 3 of hoger staat
word-emberheart-wrangler = Drakendrijver
    .acc = de Drakendrijver
    .help = 1 helper of 1 uitrusting voor elke draak met waarde 5 of 7 die je krijgt.
    .glory = 2 per garnizoenskaart, hoogstens 10
word-emberheart-flame-tamer = Vlamtemmer
    .acc = de Vlamtemmer
    .help = Vlam −1 voor elk reservaat dat je neemt.
    .glory = 7 bij de meeste helpers
word-emberheart-dragon-knight = Drakenridder
    .acc = de Drakenridder
    .help = Een voltooide garnizoenskaart mag een ander kenmerk verhogen.
    .glory = 7 bij de meeste blauwe draken
word-emberheart-fire-marshal = Brandmeester
    .acc = de Brandmeester
    .help = Twee wapenschilden tegelijk bij de Brandweerpost: 8 helpers voor vlam +1.
    .glory = 1 per uitrusting, hoogstens 10
word-emberheart-spy = Spion
    .acc = de Spion
    .help = 1 helper voor elke groep die je naar het Kamp stuurt.
    .glory = 7 bij de meeste helden
word-emberheart-master-scout = Meesterverkenner
    .acc = de Meesterverkenner
    .help = Na een groep op veld 4 of 5: ruil maximaal 2 helpers voor verkenners, of omgekeerd.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = de Mentor
    .help = Maximaal 2 specialisten van elke tavernekaart mogen van een andere soort zijn.
    .glory = 3 per set van een rode, blauwe en groene draak, hoogstens 9
word-emberheart-merchant = Handelaar
    .acc = de Handelaar
    .help = 2 uitrusting extra bij het Magazijn als er al een wapenschild ligt.
    .glory = 2 per held, hoogstens 10
word-emberheart-messenger = Boodschapper
    .acc = de Boodschapper
    .help = Bij de overval mag je in plaats daarvan de afgelegde overvalkaart volgen.
    .glory = 1 per helper vanaf de vierde, hoogstens 10
word-emberheart-quartermaster = Kwartiermeester
    .acc = de Kwartiermeester
    .help = Na elke overval: 1 uitrusting per 2 blauwe draken.
    .glory = 2 per stap van je laagste kenmerk, hoogstens 10
word-emberheart-dragon-nurse = Drakenverzorger
    .acc = de Drakenverzorger
    .help = 1 helper voor elke groep die je naar het Reservaat stuurt.
    .glory = 7 bij de meeste groene draken
word-emberheart-keeper = Oppasser
    .acc = de Oppasser
    .help = Bij de overval verlies je 1 minder.
    .glory = 5 als bij één kenmerk niemand je voor is
word-emberheart-dragon-trainer = Drakentrainer
    .acc = de Drakentrainer
    .help = Eén keer per ronde: leg een vrije draak af om het kenmerk van zijn kleur met 1 te verhogen.
    .glory = 7 bij de meeste woudlopers
word-emberheart-dragon-whisperer = Drakenfluisteraar
    .acc = de Drakenfluisteraar
    .help = Vlam −1 voor elke draak die je uit het Kamp neemt.
    .glory = 7 bij de meeste volgelingen
word-emberheart-master-ranger = Meesterwoudloper
    .acc = de Meesterwoudloper
    .help = Na een groep op veld 4 of 5: ruil maximaal 2 helpers voor woudlopers, of omgekeerd.
    .glory = 4
word-emberheart-overseer = Opzichter
    .acc = de Opzichter
    .help = 1 helper extra bij het Magazijn.
    .glory = 2 per verschillende waarde van je draken
word-emberheart-priestess = Priesteres
    .acc = de Priesteres
    .help = Na elke overval: vlam −1 per 2 groene draken.
    .glory = 2 per reservaat, hoogstens 10
word-emberheart-squire = Schildknaap
    .acc = de Schildknaap
    .help = Bij de Brandweerpost als er al een wapenschild ligt: 1 helper extra en geen vlam.
    .glory = 7 bij de meeste verkenners
word-emberheart-tactician = Tacticus
    .acc = de Tacticus
    .help = Elke garnizoenskaart vraagt van een van de twee dingen 1 minder.
    .glory = 7 bij de meeste wachters

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] rode draak
        [blue] blauwe draak
        [green] groene draak
        [exotic] exotische draak
    } ({ $glory })
    .acc =
        { $colour ->
           *[red] de rode draak
            [blue] de blauwe draak
            [green] de groene draak
            [exotic] de exotische draak
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] rood reservaat
        [blue] blauw reservaat
        [green] groen reservaat
    }
    .acc =
        { $colour ->
           *[red] een rood reservaat
            [blue] een blauw reservaat
            [green] een groen reservaat
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] rode garnizoenskaart
        [blue] blauwe garnizoenskaart
        [green] groene garnizoenskaart
    } { $step }
    .acc =
        { $colour ->
           *[red] de rode garnizoenskaart
            [blue] de blauwe garnizoenskaart
            [green] de groene garnizoenskaart
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specialist
       *[hireling] 1 helper
    } per { $counted ->
       *[hero] held
        [garrison-card] garnizoenskaart
        [preserve] reservaat
        [highest-attribute] stap van het hoogste kenmerk
        [red-dragon] rode draak
        [blue-dragon] blauwe draak
        [green-dragon] groene draak
        [ranger] woudloper
        [warden] wachter
        [scout] verkenner
    }

## States of cards

word-emberheart-no = niet hier
word-emberheart-free = vrij
word-emberheart-attached = aangelegd
word-emberheart-with-gear = aangelegd met uitrusting
word-emberheart-open = open
word-emberheart-completed = voltooid
`,"./server.ftl":`## Opponents

level-spark = Vonk
    .help = Mild: ziet de eigen beurt en vergist zich vaak.
level-ember = Gloed
    .help = Ontspannen: plant de eigen beurt, met wat fouten.
level-flame = Vlam
    .help = Een goede speler: kijkt een beetje vooruit.
level-blaze = Vuurgloed
    .help = Sterk: kijkt ver vooruit.
level-inferno = Inferno
    .help = De beste die er is: kijkt heel ver vooruit, in minder dan 2 seconden.

## Verdicts of a review

verdict-blunder = Blunder
verdict-mistake = Fout
verdict-inaccuracy = Onnauwkeurigheid

## What the server refuses

error-answered = Je hebt al ingestemd.
error-bad-absence = Deze tijd voor afwezigheid kan niet. Kies een andere.
error-bad-address = Dit adres kan niet worden gebruikt. Geef een volledig, openbaar adres dat met https begint.
error-bad-clock = Deze klok kan niet. Kies een andere tijd.
error-bad-components = De materiaalset bevat fouten. Verbeter wat er is opgesomd en controleer opnieuw.
error-bad-cursor = De lijst is veranderd. Laad de pagina opnieuw.
error-bad-id = De browser stuurde iets wat de server niet begrijpt. Laad de pagina opnieuw.
error-bad-moves = Te veel zetten tegelijk, of geen. Doe ze na elkaar.
error-bad-name = Deze naam kan niet. Een naam heeft 1 tot 40 gewone tekens.
error-bad-notify = De toestemming van de browser voor berichten is niet bruikbaar. Zet ze uit en weer aan.
error-bad-options = Deze opties passen niet bij dit spel. Kies andere.
error-bad-record = Dit is geen leesbaar verslag of stelling van een spel. Kies een ander bestand.
error-bad-seats = Deze plaatsen passen niet bij dit spel. Controleer hoeveel er spelen en wie.
error-bad-seed = De startwaarde moet een geheel getal vanaf 0 zijn.
error-bad-state = Zo’n lijst met spellen is er niet.
error-bad-text = Deze tekst kan niet worden verstuurd: hij is leeg, te lang of bevat stuurtekens.
error-banned = Je bent van deze server geweerd. Is dat een vergissing, meld het dan de beheerder.
error-begun = Het spel is begonnen: de plaatsen blijven zoals ze zijn. Wie te lang weg is, kan worden weggestemd.
error-blocked = Aan deze tafel kun je niet meespelen. Zoek een andere, of begin zelf een spel.
error-bots-off = Deze server geeft geen tips en terugblikken: hier denkt niets.
error-broken = De server maakte een fout; er is niets veranderd. Probeer het opnieuw.
error-busy = Te veel wijzigingen tegelijk. Probeer het opnieuw.
error-chat-full = De chat van dit spel is vol; er kan niets meer bij.
error-damaged = Dit spel kan niet worden gelezen. Het blijft bewaard; meld het de beheerder.
error-disk-full = De schijf van de server is vol; er is niets veranderd. Meld het de beheerder.
error-flood = Veel te veel berichten. Maak over een poosje opnieuw verbinding.
error-full = Er is nu geen plaats meer. Probeer het later, of vraag een nieuwe link.
error-illegal = Deze zet mag hier niet. Bekijk de tafel nog eens.
error-known-deal = In dit spel weet misschien iemand wat er verborgen ligt. Open de link opnieuw en lees het voordat je gaat zitten.
error-link-used = Met deze link is al iemand anders gaan zitten. Elke link is voor één speler: vraag een nieuwe.
error-malformed = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-method-not-allowed = Dat kan hier niet.
error-no-bot = Daar zit geen bot.
error-no-database = De database antwoordt niet. Probeer het later opnieuw.
error-no-device = Dit apparaat is al afgemeld.
error-no-game = Zo’n spel is er niet, het is verwijderd, of je hebt geen van de links geopend.
error-no-hints = Dit spel wordt zonder tips gespeeld.
error-no-human = Daar zit een bot.
error-no-identity = De server kent deze browser niet. Laad de pagina opnieuw.
error-no-job = Die opdracht is er niet meer. Vraag het opnieuw.
error-no-level = Zo’n tegenstander is er niet. Kies een andere.
error-no-link = Deze link leidt nergens heen: hij is vernieuwd, gebruikt of te oud. Vraag een nieuwe.
error-no-move = Zoveel zetten zijn in dit spel niet gedaan.
error-no-recovery = Deze herstelwoorden zijn van niemand. Controleer de woorden en hun volgorde.
error-no-request = Dit verzoek is afgehandeld: er is een zet gedaan, of het is beantwoord of ingetrokken.
error-no-seat = Zo’n plaats is er in dit spel niet.
error-no-series = Een reeks speel je alleen tegen Tom, met de handicap en de deling die zij geeft.
error-no-such-move = Zoveel zetten zijn in dit spel niet gedaan.
error-no-webhooks = Deze server stuurt geen webhooks.
error-nobody-there = Daar zit niemand anders meer.
error-not-absent = Deze speler kan nu niet worden weggestemd: die is er, is niet aan de beurt, of heeft nog tijd.
error-not-asked = Je wordt hiervoor niet om instemming gevraagd.
error-not-begun = Het spel is nog niet begonnen: er is nog een plaats vrij.
error-not-found = Op dit adres is niets.
error-not-host = Dat kan alleen wie het spel heeft aangemaakt.
error-not-json = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-not-over = Dat kan als het spel afgelopen is.
error-not-playing = Dat kan alleen door wie meespeelt, terwijl het spel bezig is.
error-not-thought = Er is niets uitgekomen. Probeer het opnieuw.
error-not-understood = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-not-your-seat = Dit is niet jouw plaats.
error-not-your-turn = Het is nu niet aan jou.
error-nothing-to-undo = Er is niets om terug te nemen.
error-out-of-date = Het spel is intussen verdergegaan. Bekijk de tafel nog eens.
error-over = Het spel is afgelopen. Vanaf een eerdere stelling kun je verder spelen.
error-problems = Wat is verstuurd, bevat fouten. Verbeter wat er is opgesomd en probeer het opnieuw.
error-refused = De server weigerde dat. Probeer het opnieuw.
error-restarting = De server start opnieuw op. Probeer het zo nog eens.
error-sealed = Er is iets verborgens aan het licht gekomen, dat kun je niet zomaar terugnemen of overslaan.
error-seat-taken = Deze plaats is bezet. Vraag om een andere.
error-spectator = Wie kijkt, kan niet schrijven of spelen.
error-still-theirs = Deze plaats is van iemand anders. Een bot valt in als die dat wil of als de tijd om is.
error-too-complex = Dat is te ingewikkeld voor de server. Stuur iets eenvoudigers.
error-too-large = Dat is te groot. Stuur iets kleiners.
error-too-long = Deze tekst is te lang. Maak hem korter.
error-too-many = Te veel verzoeken. Probeer het zo nog eens.
error-too-many-bot-games = Er lopen te veel spellen met alleen bots. Wacht tot er een is afgelopen.
error-too-many-connections = Er zijn vanaf hier te veel vensters open. Sluit er een paar en probeer het opnieuw.
error-too-many-games = Je hebt te veel spellen open. Maak er een paar af of verlaat ze.
error-too-many-hints = Je hebt om te veel tips tegelijk gevraagd. Wacht tot er een is.
error-too-many-ignored = Je negeert al zoveel spelers als kan. Verwijder er een paar in de instellingen.
error-too-many-reviews = Je hebt om te veel terugblikken tegelijk gevraagd. Wacht tot er een is.
error-too-many-sockets = Er zijn vanaf hier te veel vensters open. Sluit er een paar.
error-too-slow = De verbinding is te traag; ze wordt opnieuw geopend.
error-unknown-host = De server kent de naam niet waarmee hij is aangeroepen. De beheerder kan die toestaan.
error-unknown-move = Zo’n zet is er niet. Laad de pagina opnieuw.
error-wrong-origin = Deze pagina mag dat niet. De beheerder van de server kan het toestaan.
`,"./shell.ftl":`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startpagina
pages = Pagina’s
skip = Naar de inhoud
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
loading = Laden …
close = Sluiten
cancel = Annuleren
not-now = Niet nu
yes = Ja
no = Nee
you = Jij
name = Naam
keep = Bewaren
kept = Bewaard
copy = Kopiëren
copied = Gekopieerd
share = Delen
more = Meer
menu = Menu
show-more = Meer tonen
try-again = Probeer opnieuw
try-now = Probeer nu
offline = Geen verbinding. Er gaat niets verloren; ze komt vanzelf terug.

## The first page
start-title = Schuif aan bij het vuur
start-text = Twee bordspellen, met vrienden of tegen tegenstanders die denken. Geen account: begin gewoon.
play-others = Met anderen
play-opponents =
    { $number ->
        [one] Tegen { $number } tegenstander spelen
       *[other] Tegen { $number } tegenstanders spelen
    }
opponents =
    { $number ->
        [one] { $number } tegenstander
       *[other] { $number } tegenstanders
    }
learn = Leer spelen
level = Niveau
continue = Verder spelen
all-games = Al mijn spellen
join = Meespelen
join-text = Plak de link die iemand je heeft gestuurd.
join-go = Meespelen
join-name = Hoe moeten de anderen je noemen?
join-sit = Ga zitten
join-no-link = Dat is geen link naar een spel. Kopieer het hele adres dat je hebt gekregen.
join-refused = Hier kun je niet gaan zitten
join-watch = Kijken
invitation = { $host } nodigt je uit voor { $game }
invitation-watch = { $host } laat je meekijken bij { $game }
seat-yours = Jouw plaats
link-for-one = Deze link is voor één speler.
bots-preparing = De tegenstanders worden op deze server voorbereid; tot dan spelen ze eenvoudiger.
bots-not-ready = De tegenstanders worden nog voorbereid.

## My games
my-games = Mijn spellen
no-games = Nog geen spellen. Begin er een!
filter = Welke spellen
filter-all = Alle
filter-playing = Bezig
filter-waiting = Wachten op spelers
filter-over = Afgelopen
remove-game = Van mijn lijst halen
leave = Spel verlaten
leave-title = Dit spel verlaten?
leave-text = Een bot speelt voor je verder tot het einde. Je kunt niet terugkomen.
state-waiting =
    { $open ->
        [one] { $open } plaats vrij
       *[other] { $open } plaatsen vrij
    }
state-over = Afgelopen
state-mine = Jouw beurt
state-theirs = Aan de beurt: { $name }

## A new game
new-game = Nieuw spel
game = Spel
seat = Plaats
seats = Plaatsen
seat-name = Naam op plaats { $number }
seat-number = Plaats { $number }
kind-bot = Tegenstander
clock-turn = Tijd per beurt
clock-whole = Tijd voor het hele spel
absence = Langste afwezigheid
absence-never = zonder limiet
seed = Startwaarde
component-set = Materiaalset

## How a game was dealt
origin-seed = Gekozen startwaarde
    .why = Wie dit spel heeft aangemaakt, koos de startwaarde en weet misschien wat er verborgen ligt.
origin-position = Voorbereide stelling
    .why = Dit spel begint met een voorbereide stelling. Wie het heeft aangemaakt, weet misschien wat er verborgen ligt.
origin-record = Voortgezet spel
    .why = Dit spel gaat verder vanaf een geïmporteerd verslag. Wie het heeft aangemaakt, weet misschien wat er verborgen ligt.
origin-branch = Aftakking
    .why = Dit spel is afgetakt van een eerder spel. Iemand weet misschien wat er verborgen ligt.
origin-opened = Stapels bekeken
    .why = Iemand heeft de verborgen stapels van dit spel bekeken en weet misschien wat er verborgen ligt.

## The waiting room
lobby = Wachtkamer
lobby-text =
    { $open ->
        [one] { $open } plaats is vrij. Het spel begint als die bezet is.
       *[other] { $open } plaatsen zijn vrij. Het spel begint als ze bezet zijn.
    }
lobby-help = Elke link is voor één speler en wordt één keer getoond. Is er een kwijt, maak dan een nieuwe; de oude werkt niet meer.
lobby-leave = Deze tafel verlaten
invite = Kom { $game } meespelen
link-new = Link maken
link-renew = Nieuwe link
sit-here = Zelf hier zitten
seat-free = Plaats vrijgeven
seat-kick = Verwijderen
kick-title = { $name } verwijderen?
kick-text = De plaats is weer vrij en de oude link werkt niet meer. Je krijgt een nieuwe link voor iemand anders.
seat-deeds = Opties voor { $name }
seat-bot-fill = Tegenstander op plaats { $number } zetten
seat-waits = wacht op iemand
seat-here = is er
seat-away = weg
seat-open = vrij
seat-you = jij
seat-tom = Tom
seat-bot = AI · { $level }
seat-stand-in = { $level } valt in
watch-title = Kijken
watch-link = Link voor toeschouwers kopiëren
people = Spelers
mute = Dempen in de chat
unmute = Niet meer dempen in de chat
block = Blokkeren
unblock = Niet meer blokkeren
report = Melden …
report-title = { $name } melden
report-text = Je bericht gaat naar de beheerder van deze server, met een verwijzing naar dit spel.
report-what = Wat is er gebeurd?
report-send = Versturen
report-sent = Bedankt. Je melding is verstuurd.
vote-title = Stemming
vote-out = Verder zonder { $name }
vote-given = Je hebt gestemd om zonder { $name } verder te spelen.
vote-later = Kan worden weggestemd bij afwezigheid tot: { $when }.
vote-asked =
    { $number ->
        [one] { $names } wil verder zonder { $name }, die al te lang weg is. Een bot zou het overnemen. Vind je dat goed?
       *[other] { $names } willen verder zonder { $name }, die al te lang weg is. Een bot zou het overnemen. Vind je dat goed?
    }
vote-agree = Akkoord
vote-state = stemming: { $yes } van { $all }
watching =
    { $number ->
        [one] { $number } toeschouwer
       *[other] { $number } toeschouwers
    }

## The table: bars
turn-players =
    { $players ->
        [one] Beurt { $turn } · alleen tegen Tom
       *[other] Beurt { $turn } · { $players } spelers
    }
prompt-waiting = Wachten op spelers
prompt-sending = Je zet wordt verstuurd …
prompt-replay = Na zet { $move }
prompt-confirm = Bevestig: { $move }
prompt-confirm-all = Bevestig je zetten
prompt-won =
    { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de winst
    }
prompt-you-won = Je hebt gewonnen!
chips = Verdere daden
turn-bar = Deze beurt
confirm = Bevestigen
undo = Terug
undo-nothing = Je hebt niets terug te nemen
undo-series = In een reeks blijft wat aan het licht kwam
undo-nobody = Er is iets aan het licht gekomen, en er is niemand om in te stemmen
undo-proposed = Keuze laten vallen
undo-what = Terugnemen: { $what }
undo-ask = De anderen vragen terug te nemen: { $what }
undo-request-title = Iemand wil terugnemen
undo-request =
    { $moves ->
        [one] { $name } wil { $moves } zet terugnemen.
       *[other] { $name } wil { $moves } zetten terugnemen.
    }
undo-waits =
    { $moves ->
        [one] De anderen wordt gevraagd of { $moves } zet terug mag.
       *[other] De anderen wordt gevraagd of { $moves } zetten terug mogen.
    }
undo-look = Tonen waarheen
consent-missing = Moet nog instemmen: { $names }.
restart = Beurt opnieuw beginnen
restart-help = Terug naar het begin van de beurt, of naar waar iets verborgens aan het licht kwam
hint = Tip
hint-help = Vraag om goede zetten
hints = Tips
hint-margin = Verwachte voorsprong { $margin }
hint-exact = Uiteindelijke voorsprong { $margin }
hint-win = winst { $share } %
hint-gains = Levert op: { $gains }.
hint-costs = Kost { $costs }.
hint-prepares = Bereidt voor: { $things }.
hint-do = Doe dat
sound = Geluid
language = Taal
language-system = Zoals in het systeem
theme-to-light = Lichte kleuren
theme-to-dark = Donkere kleuren
days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
time-left = Resterende tijd
elsewhere = Je bent aan de beurt aan een andere tafel.
elsewhere-go = Ga erheen

## The table: columns and panels
side = Naast het bord
board = Bord
parts = Delen van het bord
supply = Voorraad
scores = Punten
waits-here = hier is iets te doen
tab-log = Verloop
tab-moves = Zetten
tab-chat = Chat
tab-notes = Notities
tab-rules = Regels
log-empty = Er is nog niets gebeurd.
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Schrijf iets
chat-send = Versturen
chat-earlier = Eerdere berichten
notes-write = Dit kun alleen jij lezen.
notes-kept = Bewaard.
notes-keeping = Wordt bewaard …
moves-legal = Wat je nu mag doen
moves-none = Je hoeft nu niets te beslissen.
moves-forbidden =
    { $number ->
        [one] { $number } zet is nu niet mogelijk
       *[other] { $number } zetten zijn nu niet mogelijk
    }
costs = Kost { $price }
seals = Brengt iets verborgens aan het licht
ends-turn = Beëindigt de beurt
help-now = Waarom niet
read-on = Lees verder
book-page = spelregels p. { $page }
winner = Winnaar
projected =
    { $points ->
        [one] { $points } punt zoals het nu staat
       *[other] { $points } punten zoals het nu staat
    }
score-sheet = Telling
sheet-now = alsof het spel nu eindigt
sheet-final = definitief
total = Totaal
final-scoring = Eindtelling
final-skip = Alles tonen
rematch = Revanche
rematch-open = Naar de revanche
branch = Vanaf hier verder in een nieuw spel
export = Verslag exporteren
text-board = Bord als tekst
stand-in = { $level } speelt verder voor { $name }
stand-in-end = { $name } speelt verder
curtain-title = { $name } is aan de beurt
curtain-text = Geef het scherm door. Er is niets te zien tot je er bent.
curtain-lift = Ik ben er

## Looking back
replay = Terugkijken
play = Afspelen
pause = Pauze
step-back = Eén zet terug
step-forward = Eén zet verder
live = live
go-live = Naar het heden
since = Sinds mijn beurt
since-help = Toon wat er sinds mijn laatste beurt gebeurde
move-of = Zet { $move } van { $last }
speed = Zetten van anderen
speed-help = Hoe snel de zetten van anderen worden getoond
speed-1 = zoals ze zijn
speed-2 = twee keer zo snel
speed-skip = meteen
speed-times = Snelheid { $times }×

## Keys
keys = Toetsen
key-area = naar het volgende deel van de tafel
key-inside = binnen een deel bewegen
key-act = kiezen
key-cancel = annuleren, sluiten
key-choice = een van weinig keuzes nemen
key-confirm = bevestigen
key-undo = terugnemen
key-restart = beurt opnieuw beginnen
key-since = wat er sinds mijn laatste beurt gebeurde
key-step = één zet terug, één zet verder
key-live = terug naar het heden
key-hint = tip
key-moves = lijst van zetten
key-sheet = telling
key-text = bord als tekst
key-help = hulp bij een stuk, of deze toetsen

## Settings
settings = Instellingen
recover-have = Ik heb herstelwoorden

## The series
series = Soloreeks
handicap = Handicap

## Rules, import, review, lessons
rules = Regels
rules-search = Zoek in de regels
rules-none = Niets gevonden. Probeer een ander woord.
import = Importeren
review = Terugblik
points = Punten
loss = Verlies
step-of = { $step } van { $last }
back = Terug
next = Verder
skip-step = Overslaan
step-your-move = Jouw zet
step-play-on = Speel verder

## Problems
failure-title = Dat lukte niet
missing-title = Hier is niets
missing-text = Dit adres leidt nergens heen. Misschien ontbreekt een deel van de link.
error-unknown = Er ging iets mis. Probeer het opnieuw.
error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-gone = Je zit niet meer aan deze tafel: je plaats is vrijgegeven of het spel is verwijderd.

## The board as text
part-open = open
part-count = Aantal
part-contents = Daaronder
part-seat = Van

## A game that no texts are written for
plain-ask = Jij bent aan de beurt: { $decision }
    .other = { $who } beslist: { $decision }
plain-event = { $who }: { $what }
`}));export{e as default};