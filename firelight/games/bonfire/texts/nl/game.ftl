## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Leg de bovenste lottegel
       *[bottom] Leg de onderste lottegel
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Houd deze lottegel
       *[swap] Ruil hem voor de middelste tegel van je voorraad
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Leg hem zo neer
       *[turned] Leg hem andersom neer
    }
move-bonfire-keep = Houd { $kind-count-acc }
move-bonfire-lay = Leg hem in { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Neem een wegfiche van de stapel
       *[other] Neem wegfiche { $slot } uit het aanbod
    }
move-bonfire-new-display = Draai vier nieuwe wegfiches om
move-bonfire-sail = Vaar { $island-to }
move-bonfire-task = Neem opdracht { $slot } { $island-from }
move-bonfire-no-deed = Sla de actie van het eiland over
move-bonfire-retrieve = Haal { $guardian-acc } op
move-bonfire-offer =
    { $pile-key ->
        [left] Laat de offerschaal van de linkerstapel achter
       *[right] Laat de offerschaal van de rechterstapel achter
    }
move-bonfire-space = Leg de opdracht op veld { $space }
move-bonfire-pay-tile = Geef { $kind-count-acc } af
move-bonfire-replace-tile = Geef in plaats van 1 ontbrekend fiche 2 fiches naar keuze af
move-bonfire-throw-tile = Geef daarvoor { $kind-count-acc } af
move-bonfire-pay-resource = Geef { $resource-count-acc } af
move-bonfire-replace-resource = Geef in plaats van 1 ontbrekend middel 2 middelen naar keuze af
move-bonfire-throw-resource = Geef daarvoor { $resource-count-acc } af
move-bonfire-march =
    { $steps ->
        [one] Houd een optocht van { $steps } stap
       *[other] Houd een optocht van maximaal { $steps } stappen
    }
move-bonfire-who = Verplaats { $guardian-acc }
move-bonfire-stay = Blijf hier
move-bonfire-to-path = Ga naar wegveld { $space }
move-bonfire-to-bonfire = Ga naar vreugdevuur { $space }
move-bonfire-yield = Neem: { $resource }
move-bonfire-turn-fire = Draai het grote vreugdevuur naar veld { $space }
move-bonfire-reward = Neem { $take-acc }
move-bonfire-portal = Neem { $shape-acc }
move-bonfire-recruit = Werf { $gnome-acc }
move-bonfire-price =
    Geef { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources ->
        [one] { $resources } middel
       *[other] { $resources } middelen
    } af
move-bonfire-ignite = Ontsteek het vreugdevuur op veld { $space }
move-bonfire-send = Stuur hem: { $bonus }
move-bonfire-bonus = Neem de bonus
move-bonfire-point = Neem in plaats daarvan 1 punt
move-bonfire-neutral = Bonusactie: stuur het raadslid van ‘{ $common }’
move-bonfire-dig =
    { $fire-key ->
        [blue] Neem een wegfiche met blauw kristal
        [red] Neem een wegfiche met rood kristal
       *[yellow] Neem een wegfiche met geel kristal
    }: { $resource }
move-bonfire-guardian = Neem { $guardian-acc }
move-bonfire-tom-task = Kies opdracht { $slot } { $island-from } voor Tom
move-bonfire-end-turn = Beëindig je beurt
move-bonfire-pass = Pas voorgoed
move-bonfire-give-up = Je ligt eruit: je kunt niets meer doen

## What happened

event-bonfire-gained-tiles = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-resources = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-points =
    { $who } krijgt { $a0 ->
        [0] geen punten
        [one] { $a0 } punt
       *[other] { $a0 } punten
    } { $a1 }
    .you =
        Je krijgt { $a0 ->
            [0] geen punten
            [one] { $a0 } punt
           *[other] { $a0 } punten
        } { $a1 }
event-bonfire-paid-tiles = { $who } geeft { $a0-count-acc } af
    .you = Je geeft { $a0-count-acc } af
event-bonfire-paid-resources = { $who } geeft { $a0-count-acc } af
    .you = Je geeft { $a0-count-acc } af
event-bonfire-threw-away = { $who } legt { $a0-count-acc } af
    .you = Je legt { $a0-count-acc } af
event-bonfire-placed-fate = { $who } legt een lottegel: { $a0 }
    .you = Je legt een lottegel: { $a0 }
event-bonfire-built-path = { $who } legt { $a0-acc } op wegveld { $a1 }
    .you = Je legt { $a0-acc } op wegveld { $a1 }
event-bonfire-new-paths = De vier wegfiches gaan onder de stapel
event-bonfire-turned-up-path = Nieuw wegfiche: { $a0 }
event-bonfire-sailed = { $who } vaart { $a1-to }
    .you = Je vaart { $a1-to }
event-bonfire-took-task = { $who } neemt { $a1-from } een opdracht: ‘{ $a0 }’
    .you = Je neemt { $a1-from } een opdracht: ‘{ $a0 }’
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
event-bonfire-took-portal = { $who } neemt { $a0-acc } voor uitsparing { $a1 }
    .you = Je neemt { $a0-acc } voor uitsparing { $a1 }
event-bonfire-took-gnome = { $who } werft { $a0-acc }
    .you = Je werft { $a0-acc }
event-bonfire-turned-up-gnome = Nieuwe specialist: { $a0 }
event-bonfire-ignited = { $who } ontsteekt een vreugdevuur: ‘{ $a0 }’
    .you = Je ontsteekt een vreugdevuur: ‘{ $a0 }’
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
event-bonfire-went-out = { $who } kan niets meer doen en ligt eruit
    .you = Je kunt niets meer doen en ligt eruit
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] Dit is de laatste beurt van { $who }
       *[other] { $who } heeft nog { $a0 } beurten
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Dit is je laatste beurt
           *[other] Je hebt nog { $a0 } beurten
        }
event-bonfire-tom-turned-up = Toms kaart { $a1 } van 32: { $a0 }
event-bonfire-tom-showed-gnome = Tom draait { $a0-acc } om; middel: { $a1 }
event-bonfire-tom-took-task = Tom neemt { $a1-from } een opdracht als vreugdevuur: ‘{ $a0 }’
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

ask-bonfire-first-tile = Wil je je eerste lottegel houden, of ruilen voor de middelste?
    .other = { $who } kiest de eerste lottegel
ask-bonfire-way-round = Leg je de lottegel zo neer of andersom?
    .other = { $who } kiest hoe de lottegel ligt
    .figures = Leg je de lottegel ({ $tile }) zo neer of andersom?
ask-bonfire-turn = Jouw beurt: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur
    .other = { $who } is aan de beurt
ask-bonfire-after = Voer een bonusactie uit of beëindig je beurt
    .other = { $who } mag bonusacties uitvoeren
ask-bonfire-keep = Welke actiefiches houd je? De andere leg je af
    .other = { $who } kiest welke actiefiches blijven
    .figures =
        Houd { $number ->
            [one] { $number } actiefiche
           *[other] { $number } actiefiches
        }; de andere leg je af
ask-bonfire-fate-end = Neem de bovenste of de onderste lottegel van je voorraad
    .other = { $who } neemt een lottegel
ask-bonfire-fate-line = Waar in je lotveld leg je de tegel?
    .other = { $who } legt een lottegel
    .figures = Waar in je lotveld leg je de tegel ({ $tile })?
ask-bonfire-path-choice = Welk wegfiche bouw je?
    .other = { $who } kiest een wegfiche
ask-bonfire-island-deed = Wil je de actie van het eiland uitvoeren?
    .other = { $who } mag de actie van het eiland uitvoeren
ask-bonfire-offering = Welke offerschaal laat je hier achter?
    .other = { $who } kiest een offerschaal
    .figures = Welke offerschaal laat je { $island-at } achter?
ask-bonfire-task-space = Kies een leeg veld voor de opdracht
    .other = { $who } kiest een veld voor een opdracht
    .figures = Kies een leeg veld voor ‘{ $task }’
ask-bonfire-pay-tiles = Kies welke actiefiches je afgeeft
    .other = { $who } geeft actiefiches af
    .figures = 
        { $owed ->
            [0]
                Geef nog { $throw ->
                    [one] { $throw } fiche
                   *[other] { $throw } fiches
                } af in plaats van wat je tekortkomt
           *[other]
                Geef { $owed } { $kind-key ->
                    [path] wegactiefiche
                    [ship] schipfiche
                    [task] opdrachtfiche
                    [guardian] hoederfiche
                    [great-bonfire] vreugdevuurfiche
                   *[gnome] gnoomfiche
                }{ $owed ->
                    [one] { "" }
                   *[other] s
                } af
        }
ask-bonfire-pay-resources = Kies welke middelen je afgeeft
    .other = { $who } geeft middelen af
    .figures = 
        { $owed-size ->
            [0]
                Geef nog { $throw ->
                    [one] { $throw } middel
                   *[other] { $throw } middelen
                } af in plaats van wat je tekortkomt
            [one] Geef { $owed } af
           *[other] Geef { $owed } af
        }
ask-bonfire-gnome-price = Wat geef je af voor de gnoom?
    .other = { $who } geeft fiches en middelen af voor een gnoom
    .figures = Wat geef je af voor { $gnome-acc }?
ask-bonfire-procession = Optocht: welke hoeder verplaats je, en hoe ver?
    .other = { $who } houdt een optocht
    .figures = 
        { $guardian-key ->
            [none]
                Optocht van { $steps ->
                    [one] { $steps } stap
                   *[other] maximaal { $steps } stappen
                }: welke hoeder verplaats je nu?
           *[other]
                Hoe ver gaat { $guardian-nom }? Maximaal { $steps ->
                    [one] { $steps } stap
                   *[other] { $steps } stappen
                }
        }
ask-bonfire-yield = Welk middel neem je?
    .other = { $who } kiest een middel
    .figures = Van welk middel neem je er { $number }?
ask-bonfire-rewards = Kies je beloningen van het grote vreugdevuur
    .other = { $who } kiest beloningen van het grote vreugdevuur
ask-bonfire-portal = Welk portaal neem je?
    .other = { $who } kiest een portaal
ask-bonfire-council = Stuur de pupil of het raadslid naar een veld van de Hoge Raad
    .other = { $who } stuurt een pupil naar de Hoge Raad
    .figures =
        Stuur { $novice-key ->
            [neutral] het raadslid
           *[own] je pupil
        } naar een veld van de Hoge Raad
ask-bonfire-bonus = Neem je de bonus van het veld of 1 punt?
    .other = { $who } kiest tussen de bonus en 1 punt
    .figures = Neem je de bonus ({ $bonus }) of 1 punt?
ask-bonfire-path-bonus = Neem gratis een wegfiche uit het aanbod, of doorzoek de stapel
    .other = { $who } neemt gratis een wegfiche
ask-bonfire-pile-bonus = Neem een wegfiche naar keuze uit de stapel
    .other = { $who } doorzoekt de stapel
ask-bonfire-guardian-bonus = Welke hoeder neem je?
    .other = { $who } kiest een hoeder
ask-bonfire-fire-bonus = Naar welk veld draai je het grote vreugdevuur?
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
no-bonfire-act-first = Doe eerst je actie: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur.
no-bonfire-action-done = Je hebt je actie deze beurt al gedaan; je kunt alleen nog bonusacties doen.
no-bonfire-all-paid =
    Bijna klaar: geef nog { $throw ->
        [one] { $throw } fiche of middel
       *[other] { $throw } fiches of middelen
    } af in plaats van wat je tekortkomt.
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
        [fate] Je hebt geen lottegel, of geen plaats ervoor
       *[other] Er is niets te nemen
    }: neem het punt.
no-bonfire-can-act =
    Alleen wie niets kan doen, ligt eruit; jij hebt nog { $possible ->
        [one] { $possible } mogelijke actie
       *[other] { $possible } mogelijke acties
    }.
no-bonfire-choose-guardian-first = Kies eerst welke hoeder je verplaatst.
no-bonfire-common-not-met = Je hebt de opdracht van de Raad ‘{ $common }’ nog niet volbracht: je hebt er { $have } van de { $need }.
no-bonfire-countdown-not-here = De aftelfiches zijn nog niet bij jou; dit is een gewone beurt.
no-bonfire-crystals-differ = Alle 4 open wegfiches moeten dezelfde kristalkleur hebben; nu zijn ze { $crystals }.
no-bonfire-elder-not-free = Gratis is hier alleen een specialist, niet { $gnome-acc }.
no-bonfire-forward-only = Ze staat { $place-at } en mag alleen vooruit.
no-bonfire-furthest-first = De voorste gaat eerst: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = Je kunt { $gnome-acc } niet werven: deze gnoom ligt niet open.
no-bonfire-gnome-taken = { $who } heeft { $gnome-acc } al geworven.
no-bonfire-gnome-yours = Je hebt { $gnome-acc } al.
no-bonfire-gnomes-full = Je hebt { $gnomes } gnomen; er is geen plaats voor meer.
no-bonfire-guardian-cannot-step = Er is geen stap mogelijk voor { $guardian-nom }.
no-bonfire-guardian-in-the-way = Wegveld { $space } wordt versperd door { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Er is geen leeg wegveld of vreugdevuur voor { $guardian-nom }.
no-bonfire-guardian-owned = Je hebt { $guardian-acc } al, en je mag er geen 2 van dezelfde kleur hebben.
no-bonfire-kept-already =
    Deze houd je al allemaal ({ $have ->
        [one] { $have } fiche
       *[other] { $have } fiches
    }).
no-bonfire-lacks-any-resources =
    Dat kost { $needed ->
        [one] { $needed } middel naar keuze
       *[other] { $needed } middelen naar keuze
    }; je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
no-bonfire-lacks-gnome-price =
    Dat kost 2 gnoomfiches en { $single }, of 1 gnoomfiche en { $double }. Je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }en geen middelen
       *[other] ; je middelen zijn { $have-nom }
    }.
no-bonfire-lacks-offering =
    Dat kost { $either-or }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Dat kost { $needs }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Dat kost { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $needs }. Je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }en geen middelen
       *[other] ; je middelen zijn { $have-nom }
    }.
no-bonfire-lacks-tiles =
    Dat kost { $needed } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $needed ->
        [one] { "" }
       *[other] s
    }; je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Veld { $space } ligt { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    } verder en kost { $needed } { $kind-key ->
       *[great-bonfire] vreugdevuurfiche
    }{ $needed ->
        [one] { "" }
       *[other] s
    }; je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }.
no-bonfire-lit-already = Het vreugdevuur op veld { $space } brandt al: ‘{ $task }’.
no-bonfire-neutral-novice-gone = Het raadslid van ‘{ $common }’ is al weg.
no-bonfire-neutral-there-already = Op dit veld staat al een raadslid ({ $bonus }).
no-bonfire-next-portal-not-there = Je volgende uitsparing ({ $notch }) vraagt { $portal-acc }; op veld { $space } ligt er geen.
no-bonfire-no-countdown-yet = Het aftellen is nog niet begonnen. In de Raad: { $novices } van { $needed } pupillen en raadslieden.
no-bonfire-no-fate-tile = Je hebt geen lottegels meer.
no-bonfire-no-guardian = Je hebt { $guardian-acc } niet.
no-bonfire-no-guardian-left =
    Er is geen { $guardian-key ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
    } hoeder meer.
no-bonfire-no-notch-for-portal = In je vrije uitsparingen passen: { $portals-or }; zo’n portaal ligt daar niet.
no-bonfire-no-offering-left = Daar is geen offerschaal meer.
no-bonfire-no-pair-of-resources = Een paar bestaat uit twee andere middelen; je hebt er maar { $have } voor alles wat je moet afgeven.
no-bonfire-no-pair-of-tiles =
    Een paar bestaat uit 2 andere fiches; je hebt { $held-size ->
        [0] er geen
       *[other] maar { $held }
    }.
no-bonfire-no-path-tile-there = Op plaats { $slot } van het aanbod ligt geen wegfiche.
no-bonfire-no-point-here = Dit veld geeft 2 goud en 1 geel fiche; hier kun je niet in plaats daarvan 1 punt nemen.
no-bonfire-no-portal = In uitsparing { $bonfire } ontbreekt het portaal nog ({ $portal }).
no-bonfire-no-resource = Dit middel heb je niet: { $resource }.
no-bonfire-no-room-for-fate = In je lotveld is geen plaats meer voor een lottegel.
no-bonfire-no-task = Op veld { $space } ligt geen opdracht.
no-bonfire-no-task-there = Op plaats { $slot } { $island-at } ligt geen opdracht.
no-bonfire-no-tile =
    Je hebt geen { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
        [gnome] gnoomfiche
       *[yellow] geel fiche
    }.
no-bonfire-no-tile-to-keep =
    Je hebt geen { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
        [gnome] gnoomfiche
       *[yellow] geel fiche
    } om te houden.
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
no-bonfire-not-beside-a-tile = Minstens één vakje van de lottegel moet aan een eerder gelegde tegel grenzen.
no-bonfire-not-in-pile =
    Zo’n wegfiche zit niet in de stapel: { $resource }, { $fire-key ->
        [blue] blauw
        [red] rood
       *[yellow] geel
    } kristal.
no-bonfire-notches-filled = Al je 7 uitsparingen zijn gevuld.
no-bonfire-novice-there-already = Op dit veld staat al een van je pupillen ({ $bonus }).
no-bonfire-other-decision = Dat kan nu niet. { $ask }
no-bonfire-other-guardian-goes = Je verplaatst nu { $guardian-acc }.
no-bonfire-other-portal-next = Je volgende uitsparing ({ $notch }) vraagt { $portal-acc }.
no-bonfire-other-resource-owed = Je moet een ander middel afgeven ({ $owed }). { $resource-count } alleen telt niet: met 2 middelen naar keuze vervang je 1 dat je tekortkomt.
no-bonfire-other-tile-owed =
    Je moet { $owed-key ->
        [path] wegactiefiches
        [ship] schipfiches
        [task] opdrachtfiches
        [guardian] hoederfiches
        [great-bonfire] vreugdevuurfiches
        [gnome] gnoomfiches
       *[yellow] gele fiches
    } afgeven. { $kind-count } alleen telt niet: met 2 fiches naar keuze vervang je 1 dat je tekortkomt.
no-bonfire-outside-fate-area = De tegel zou buiten je lotveld uitsteken ({ $squares }). Daarvoor heb je de Bruggenbouwer nodig.
no-bonfire-pass-instead = Tijdens het aftellen pas je in plaats daarvan en krijg je punten.
no-bonfire-path-complete = Je weg is compleet: je hebt 6 wegfiches gebouwd.
no-bonfire-path-not-built = Wegveld { $space } is nog niet gebouwd; je weg loopt tot veld { $built }.
no-bonfire-path-pile-empty = De stapel wegfiches is leeg.
no-bonfire-path-space-taken = Op wegveld { $space } staat al een hoeder.
no-bonfire-portal-not-there = Zo’n portaal ligt niet op veld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Met een paar vervang je alleen een middel dat je mist; je hebt { $have } × { $resource }.
no-bonfire-rest-unpaid = Als je dit zo afgeeft, houd je niet genoeg over voor de rest.
no-bonfire-ship-is-there = Je schip ligt al { $island-at }.
no-bonfire-ship-must-leave = Je schip ligt al { $island-at }; het moet naar een ander eiland.
no-bonfire-somebody-must-step = Minstens één hoeder moet een stap doen, en geen van de hoeders erachter kan dat.
no-bonfire-squares-covered = Je hebt { $squares } al bedekt.
no-bonfire-stands-there-already = Ze staat er al.
no-bonfire-steps-of-no-use =
    Geen hoeder kan { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } gebruiken; geef minder fiches af.
no-bonfire-task-not-met = Nog niet volbracht ({ $have } van { $need }): ‘{ $task }’.
no-bonfire-task-space-taken = Opdrachtveld { $space } is bezet: ‘{ $task }’.
no-bonfire-tasks-full = Je hebt { $tasks } opdrachten en vreugdevuren; meer dan 7 kan niet.
no-bonfire-throw-resources-later =
    Nog niet: je moet nog { $owed ->
        [one] { $owed } middel
       *[other] { $owed } middelen
    } afgeven.
no-bonfire-throw-tiles-later =
    Nog niet: je moet nog { $owed } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $owed ->
        [one] { "" }
       *[other] s
    } afgeven.
no-bonfire-tile-not-lacking =
    Met een paar vervang je alleen een fiche dat je mist; je hebt { $have } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $have ->
        [one] { "" }
       *[other] s
    }.
no-bonfire-tom-takes-other =
    Tom neemt de opdracht met de { $value-key ->
        [lowest] laagste
       *[highest] hoogste
    } waarde op de eilanden van dit middel ({ $resource }). Dat is deze niet.
no-bonfire-too-far =
    { $steps ->
        [one] Dat is { $steps } stap
       *[other] Dat zijn { $steps } stappen
    }; ze mag er hoogstens { $most } doen.
no-bonfire-two-rewards-only = Kies 2 beloningen; alle 3 mag je alleen met de Vuurbeheerder nemen.
no-bonfire-wholly-outside = Alle drie de vakjes liggen buiten het lotveld.
no-bonfire-yellow-no-pair = Met de Dubbelverver mag een geel fiche niet bij een paar horen.

## The score sheet

source-bonfire-head-start = Voorsprong
    .for = voor de voorsprong
source-bonfire-elders = Ouderen
    .for = voor ouderen
source-bonfire-council = Hoge Raad
    .for = voor de Hoge Raad
source-bonfire-great-bonfire = Groot vreugdevuur
    .for = voor het grote vreugdevuur
source-bonfire-passing = Passen
    .for = voor het passen
source-bonfire-tom = Toms kaarten
    .for = voor Toms kaarten
source-bonfire-bonfires = Vreugdevuren
    .for = voor vreugdevuren
source-bonfire-guardians = Hoeders bij vreugdevuren
    .for = voor hoeders bij vreugdevuren
source-bonfire-portals = Portalen naast vreugdevuren
    .for = voor portalen naast vreugdevuren
source-bonfire-crystals = Passende kristallen
    .for = voor passende kristallen
source-bonfire-common-tasks = Opdrachten van de Raad
    .for = voor opdrachten van de Raad
source-bonfire-fate-tiles = Overgebleven lottegels
    .for = voor overgebleven lottegels
source-bonfire-supply = Overgebleven fiches en middelen
    .for = voor overgebleven fiches en middelen

## Setup options

option-bonfire-first_game = Eerste spel
    .help = De opdrachten op een eiland hebben verschillende kleuren, zodat er overal ook makkelijke zijn.
    .with = Voor een eerste spel: op elk eiland liggen ook makkelijke opdrachten.
    .without = Het toeval verdeelt de opdrachten over de eilanden.
option-bonfire-handicap = Handicap
    .help = Alleen solo: zoveel punten heeft Tom aan het begin. Onder 0 krijg jij ze.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = { $name-acc }
thing-bonfire-task = de opdracht ‘{ $name }’
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name-acc }
thing-bonfire-ship = een nieuw eiland voor je schip
then-bonfire-new-paths = er worden vier nieuwe wegfiches omgedraaid
then-bonfire-turned-up-path = er wordt een wegfiche omgedraaid
then-bonfire-turned-up-offering = er wordt een offerschaal omgedraaid
then-bonfire-turned-up-gnome = er wordt een specialist omgedraaid
then-bonfire-tom-turned-up = Tom draait een kaart om
then-bonfire-shuffled = er wordt een stapel geschud
then-bonfire-built-path = er wordt blind een wegfiche getrokken
then-bonfire-hidden = er wordt iets onthuld
