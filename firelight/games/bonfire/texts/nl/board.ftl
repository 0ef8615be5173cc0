# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Het spel wordt klaargezet…
bf-world = Eilanden, groot vreugdevuur en Hoge Raad
bf-fire-and-council = Groot vreugdevuur en Hoge Raad
bf-market = Wegfiches, gnomen en opdrachten van de Raad
bf-supply = Voorraad
bf-turn-bar = Je beurt
bf-tab-city = Stad
bf-tab-islands = Eilanden
bf-tab-market = Aanbod
bf-city-of = Stad van { $who }

bf-mode-fate = Leg een lottegel
bf-mode-tiles = Gebruik actiefiches
bf-mode-ignite = Ontsteek een vreugdevuur
bf-turn-tile = Draai
bf-mode-closed = Hiervan is nu niets mogelijk.
bf-ask-fate = Kies een uiteinde van je lotvoorraad en een plek op het lotveld
bf-ask-tiles = Kies een actiefiche of wat je ermee wilt doen
bf-ask-ignite = Kies de opdracht die een vreugdevuur wordt
bf-ask-turn = Jouw beurt: wat doe je?
bf-ask-kind = { $kind }: kies wat je ermee doet
bf-result = Resultaat

bf-paths = Wegen
bf-specialists = Specialisten · nog { $number }
bf-elders = Ouderen
bf-commons = Opdrachten van de Raad
bf-countdown = Aftellen
bf-council = Hoge Raad
bf-action-tiles = Actiefiches
bf-resources = Middelen
bf-fate-supply = Lotvoorraad · neem boven of onder
bf-offerings = Offerschalen
bf-start-mark = START

bf-empty = Leeg
bf-nobody = niemand
bf-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
bf-any-resource = middel naar keuze
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [0] geen opdrachten meer
        [one] { $number } plaats voor opdrachten
       *[other] { $number } plaatsen voor opdrachten
    }
bf-island-guardians =
    { $number ->
        [0] geen hoeders meer
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
bf-island-price =
    { $number ->
        [one] kost { $number } schipfiche
       *[other] kost { $number } schipfiches
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Roze hoeders
        [grey] Grijze hoeders
        [brown] Bruine hoeders
        [blue] Blauwe hoeders
       *[other] Hoeders ({ $guardian })
    }: { $number }
bf-offering-of = Offerschaal van { $who }
bf-task-progress = { $task }, { $points } punten, { $have } van { $need }
bf-ship-of = Schip van { $who }: { $where }
bf-landing-stage = kade

bf-fire-space =
    Groot vreugdevuur, veld { $space }: { $tile }, { $gives }; portalen: { $portals }{ $price ->
        [0] { "" }
        [one] ; kost { $price } vreugdevuurfiche
       *[other] ; kost { $price } vreugdevuurfiches
    }
bf-no-portals = geen
bf-reward-tile = Beloning, actiefiche: { $kind }
bf-portal-here =
    Portaal { $shape }, { $number } hier, { $fits ->
        [yes] past in je volgende uitsparing
       *[no] past niet in je volgende uitsparing
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = Neem in plaats daarvan 1 punt

bf-path-pile =
    { $number ->
        [0] De stapel wegfiches is leeg
        [one] Stapel van { $number } wegfiche
       *[other] Stapel van { $number } wegfiches
    }
bf-new-display = Leg de vier fiches onder de stapel en draai nieuwe om
bf-dig = Een fiche naar keuze uit de stapel
bf-dig-tile = { $tile }, { $number } in de stapel
bf-gnome = { $name }, toont { $resource }
bf-gnome-price =
    { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources } × { $resource }
bf-common =
    { $what }: tot nu toe { $have }; raadslid { $novice ->
        [yes] is er nog
       *[no] is al weg
    }
bf-countdown-at = { $number } van { $goal } pupillen en raadslieden in de Raad; bij { $goal } begint het aftellen
bf-counting = Aftellen: { $number }

bf-task-space = Opdrachtveld { $space }, leeg; een hoeder hier levert { $value } punten op
bf-task-at =
    Opdrachtveld { $space }: { $task }, { $points } punten{ $known ->
        [yes] , { $have } van { $need }
       *[no] { "" }
    }; een hoeder hier levert { $value } punten op
bf-bonfire-at = Vreugdevuur { $space }, brandt: { $task }, { $points } punten; een hoeder hier levert { $value } punten op
bf-path-at = Wegveld { $space }: { $tile }
bf-path-empty = Wegveld { $space }, nog niet gebouwd
bf-notch =
    Uitsparing { $space }, portaal { $shape }, { $placed ->
        [yes] gevuld
       *[no] leeg
    }
bf-guardian-at =
    { $guardian-key ->
        [pink] Roze hoeder
        [grey] Grijze hoeder
        [brown] Bruine hoeder
        [blue] Blauwe hoeder
        [own] Eigen hoeder
       *[other] Hoeder ({ $guardian })
    }: { $where }
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
bf-any-two-tiles = Geef in plaats daarvan twee fiches naar keuze af
bf-any-two-resources = Geef in plaats daarvan twee middelen naar keuze af

bf-tom-card =
    Toms kaart: { $card }{ $sign ->
        [yes] , met gnoomteken
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
bf-tom-task-1 = Waardevolste opdracht
bf-tom-task-2 = Minst waardevolle opdracht, en een pupil
bf-tom-gnome = Gnoom
bf-tom-path = Weg
bf-tom-played = Kaart { $played } van { $most }
bf-tom-no-novices = Geen pupillen meer
bf-tom-says = Na elke beurt van jou draait Tom een kaart om. Hij heeft geen fiches, middelen of schip.
bf-starts = Startspeler
bf-passed = Heeft gepast
bf-out = Ligt eruit

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] blauw vreugdevuur
           *[no] blauwe opdracht
        }
        [red] { $lit ->
            [yes] rood vreugdevuur
           *[no] rode opdracht
        }
        [yellow] { $lit ->
            [yes] geel vreugdevuur
           *[no] gele opdracht
        }
    }: ‘{ $task }’, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $known ->
        [yes] , tot nu toe { $have } van { $need }
       *[no] { "" }
    }
bf-text-offering = Offerschaal van { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] bij opdrachtveld { $spaces }
       *[other] bij de opdrachtvelden { $spaces }
    }
bf-text-space = veld { $number }
bf-text-notch = uitsparing { $space }: { $shape }
bf-text-column = van boven naar onder: { $tiles }
