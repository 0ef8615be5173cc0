### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-bonfire-fate =
    Hij toont { $tile }.{ $thrown ->
        [yes] { " " }Je hebt { $tiles } actiefiches en houdt er { $limit }; de rest leg je eerst af.
       *[no] { "" }
    }
note-bonfire-first = Hij toont { $tile }: je eerste actiefiches.
note-bonfire-lay =
    { $same ->
        [yes] Je krijgt { $printed }.
       *[no] Zo krijg je { $printed }; gedraaid { $turned }.
    }
note-bonfire-build =
    { $tile-key ->
        [none] Het komt op wegveld { $space }.
       *[other] Het toont { $tile } en komt op wegveld { $space }.
    }{ $fits ->
        [yes] { " " }Het kristal heeft de kleur van de opdracht daar.
       *[no] { "" }
    }
note-bonfire-sail =
    { $guardian-key ->
        [none] { $tasks ->
            [0] Daar is geen opdracht meer.
           *[other] Opdrachten daar: { $told }.
        }
       *[other] { $yours ->
            [yes] Je hebt { $guardian-acc } al.
           *[no] { $number ->
                [0] Daar is geen hoeder meer.
                [one] Daar is { $number } hoeder.
               *[other] Daar zijn { $number } hoeders.
            }
        }
    }
note-bonfire-task =
    ‘{ $task }’, { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
note-bonfire-offer = Erop staat: { $resource }.
note-bonfire-space =
    Een hoeder levert daar { $value } punten op. { $portal ->
        [yes] Het portaal is er.
       *[no] Het portaal ontbreekt nog.
    }{ $fits ->
        [yes] { " " }Het kristal ernaast heeft de kleur van de opdracht.
       *[no] { "" }
    }
note-bonfire-have = Je hebt er { $have }.
note-bonfire-who = Ze staat { $place-at }.
note-bonfire-to-bonfire =
    Aan het einde { $value ->
        [one] { $value } punt.
       *[other] { $value } punten.
    }
note-bonfire-turn-fire =
    Daar: { $gives }; { $portals-size ->
        [0] geen portaal dat past.
       *[other] portalen die passen: { $portals }.
    }
note-bonfire-portal = Het vult uitsparing { $notch }.
note-bonfire-recruit =
    { $gnome-help }{ $points ->
        [0] { "" }
        [one] { " " }Nu { $points } punt.
       *[other] { " " }Nu { $points } punten.
    }
note-bonfire-ignite =
    ‘{ $task }’, { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    } De pupil gaat naar de Hoge Raad.
note-bonfire-pass =
    { $turns ->
        [one] { $turns } punt in plaats van je laatste beurt.
       *[other] { $turns } punten in plaats van je laatste { $turns } beurten.
    }

word-bonfire-offering = middel van de offerschaal
    .count =
        { $n ->
            [one] { $n } middel van de offerschaal
           *[other] { $n } middelen van de offerschaal
        }
    .count-acc =
        { $n ->
            [one] { $n } middel van de offerschaal
           *[other] { $n } middelen van de offerschaal
        }

series-bonfire =
    { $result-key ->
        [win] gewonnen
        [loss] verloren
       *[tie] gelijkgespeeld
    }, { $you } tegen { $tom }; de handicap gaat van { $before-signed } naar { $after-signed }

## Groups of moves

heading-bonfire-fate = Lottegel leggen
heading-bonfire-path = Weg bouwen
heading-bonfire-ship = Schip verplaatsen
heading-bonfire-island = Bij het eiland
heading-bonfire-procession = Optocht houden
heading-bonfire-fire = Groot vreugdevuur gebruiken
heading-bonfire-gnome = Gnoom werven
heading-bonfire-ignite = Vreugdevuur ontsteken
heading-bonfire-bonus = Bonusactie
heading-bonfire-end = Beurt beëindigen
heading-bonfire-countdown = Aftellen

face-bonfire-home = stad
face-bonfire-homes = steden
face-bonfire-brackets = af te geven fiches
face-bonfire-auto = Wat duidelijk is, wordt automatisch afgegeven
face-bonfire-by-hand = Je kiest zelf alles wat je afgeeft

## The board in letters

board-bonfire-none = geen
board-bonfire-empty = leeg
board-bonfire-mark = S{ $number }
board-bonfire-countdown =
    Het aftellen begint bij { $goal } pupillen en raadslieden in de Raad; { $there ->
        [0] er staat er nog geen
        [one] nu staat er { $there }
       *[other] nu staan er { $there }
    }
board-bonfire-counting =
    AFTELLEN: { $tile ->
        [0] er is geen fiche onderweg
       *[other] de { $tile } is onderweg
    }, { $pile ->
        [0] de stapel is leeg
       *[other] { $pile } ligt boven op de stapel
    }
board-bonfire-tom-played = Tom heeft { $played } van { $last } kaarten gespeeld
board-bonfire-tom-pile = { $left } in de stapel
board-bonfire-tom-shown = omgedraaid: { $cards }
board-bonfire-tom-novices = nog { $number }
board-bonfire-islands = EILANDEN
board-bonfire-ships = schip { $who }
board-bonfire-guardians =
    { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
board-bonfire-offering-of = offerschaal { $who }
board-bonfire-routes = Meer routes: { $routes }
board-bonfire-ashore = Aan de kade: { $who }
board-bonfire-ring =
    GROOT VREUGDEVUUR ({ $used ->
        [yes] 1 fiche per veld rechtsom, max. 3
       *[no] eerste keer: 1 fiche voor elk veld
    })
board-bonfire-no-portals = geen portalen
board-bonfire-council = HOGE RAAD ({ $there } van { $goal })
board-bonfire-neutral = raad
board-bonfire-lying = liggend
board-bonfire-bonus-gold = goud
board-bonfire-bonus-path = weg
board-bonfire-bonus-guardian = hoeder
board-bonfire-bonus-great-bonfire = groot vuur
board-bonfire-bonus-specialist = specialist
board-bonfire-bonus-move = verplaatsen
board-bonfire-bonus-ship = schip
board-bonfire-bonus-fate = lottegel
board-bonfire-paths = WEGFICHES: { $tiles }   stapel { $pile }
board-bonfire-commons = OPDRACHTEN VAN DE RAAD met raadslid: { $tasks }
board-bonfire-commons-met = Raadslid gestuurd: { $tasks }
board-bonfire-specialists = SPECIALISTEN (stapel { $pile })
board-bonfire-elders = OUDEREN
board-bonfire-discarded = Afgelegd: { $gnomes }
board-bonfire-head-task = Opdracht
board-bonfire-head-portal = portaal
board-bonfire-head-path = weg
board-bonfire-head-on-path = op de weg
board-bonfire-head-at-bonfire = bij vuur
board-bonfire-lit = BRANDT:
board-bonfire-city =
    { $name }, { $board }{ $first ->
        [yes] , startspeler
       *[no] { "" }
    }: { $points ->
        [one] tot nu toe { $points } punt
       *[other] tot nu toe { $points } punten
    }, { $ended } als het nu zou eindigen{ $state-key ->
        [passed] , heeft gepast
        [out] , ligt eruit
       *[in] { "" }
    }
board-bonfire-row-tiles = fiches
board-bonfire-row-resources = middelen
board-bonfire-row-offerings = offerschalen
board-bonfire-row-fate = lottegels
board-bonfire-row-ship = schip
board-bonfire-row-guardians = hoeders
board-bonfire-row-gnomes = gnomen
board-bonfire-row-count = aantal
board-bonfire-row-cards = kaarten
board-bonfire-row-novices = pupillen
board-bonfire-count-tasks = opdrachten
board-bonfire-count-portals = portalen
board-bonfire-count-paths = wegen
board-bonfire-count-guardians = hoeders
board-bonfire-count-gnomes = gnomen
board-bonfire-column = boven { $tiles } onder
board-bonfire-first-tile = eerste tegel { $tile }
board-bonfire-piles = links { $left }, rechts { $right }
board-bonfire-offering = { $resource } (+{ $below } gedekt)
board-bonfire-brief =
    { $who }: nu { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, vreugdevuren: { $lit }, { $counts }
board-bonfire-brief-supply =
    { $tiles ->
        [one] { $tiles } fiche
       *[other] { $tiles } fiches
    }, { $resources ->
        [one] { $resources } middel
       *[other] { $resources } middelen
    }
board-bonfire-supply = Je hebt fiches: { $tiles }; middelen: { $resources }
board-bonfire-points-so-far =
    { $points ->
        [one] tot nu toe { $points } punt
       *[other] tot nu toe { $points } punten
    }, { $ended } als het nu zou eindigen
board-bonfire-legend-tasks = Opdrachten: B blauw, R rood, Y geel, met punten; n: daar is een pupil. Portalen: (lege uitsparing), < volgende.
board-bonfire-legend-fate = Lottegels: P weg, S schip, T opdracht, G hoeder, F groot vreugdevuur, N gnoom.
board-bonfire-legend-area = Lotveld: . vrij, $ goud, y geel fiche, * gemarkeerd. Weg: kristal en middel.

## Tasks in few letters

short-bonfire-have-guardian = hoeder { $shown }
short-bonfire-path-with = weg: { $shown }
short-bonfire-offering-on = offer { $shown }
short-bonfire-gnome-showing = gnoom { $shown }
short-bonfire-group-of-3 = 3× { $shown }
short-bonfire-two-resources = 2 middelen ×{ $number }
short-bonfire-offerings-spread = offer { $number } eil.
short-bonfire-offerings-on-one = { $number } op 1 eiland
short-bonfire-blue-and-red = blauw + rood
short-bonfire-common-task = { $number } raadsopdr.
short-bonfire-portals = { $number } portalen
short-bonfire-two-guardians = { $shown }
short-bonfire-gnomes = { $number } gnomen
short-bonfire-gold = { $number } goud
short-bonfire-same-adjacent = 2 gelijke wegen
short-bonfire-resource = { $number } { $shown }
short-bonfire-offering-on-both = beide { $shown }
short-bonfire-all-fires = 3 vuurkleuren
short-bonfire-guardians = { $number } hoeders
short-bonfire-two-groups-of-3 = 3× { $shown }
short-bonfire-tasks-of-colour = { $number } { $shown }
short-bonfire-elders = { $number } ouderen
short-bonfire-offering-pile-empty = lege stapel
short-bonfire-crystals = { $number } krist. { $shown }
short-bonfire-bonfires = { $number } vuren
short-bonfire-two-offerings-on = 2 op { $number } eil.
short-bonfire-of-one-resource = { $number } gelijke
short-bonfire-highlighted = gemarkeerd
short-bonfire-guardians-home = { $number } bij vuren
short-bonfire-hold-tiles = fiches { $shown }
short-bonfire-gold-squares = goudvakjes
short-bonfire-outer-columns = buitenkolommen
short-bonfire-two-groups = 2 groepen van { $number }

## Counts on the board in letters

board-bonfire-council-full = HOGE RAAD ({ $there } pupillen)
board-bonfire-count-of = { $number } van { $goal }
