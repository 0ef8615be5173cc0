//# allFunctionsCalledOnLoad
var e=Object.values(Object.assign({"../../games/bonfire/texts/de/board.ftl":`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Der Tisch wird gedeckt …
bf-world = Inseln, Großes Bonfire und Hoher Rat
bf-fire-and-council = Großes Bonfire und Hoher Rat
bf-market = Weg-Plättchen, Gnome und Aufgaben des Rates
bf-supply = Vorrat
bf-turn-bar = Dein Spielzug
bf-tab-city = Stadt
bf-tab-islands = Inseln
bf-tab-market = Auslage
bf-city-of = Stadt von { $who }

bf-mode-fate = Schicksals-Plättchen anlegen
bf-mode-tiles = Aktionsmarker verwenden
bf-mode-ignite = Bonfire entfachen
bf-turn-tile = Drehen
bf-lay-tile = Anlegen
bf-take-rewards = Diese Belohnungen nehmen
bf-result = Ergebnis

bf-paths = Wege
bf-specialists = Spezialisten · noch { $number }
bf-elders = Älteste
bf-commons = Aufgaben des Rates
bf-countdown = Countdown
bf-council = Hoher Rat
bf-action-tiles = Aktionsmarker
bf-resources = Ressourcen
bf-fate-supply = Schicksals-Plättchen · oben oder unten nehmen
bf-offerings = Opferschalen
bf-start-mark = START

bf-empty = Leer
bf-nobody = niemand
bf-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
bf-any-resource = beliebige Ressource
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
bf-island-guardians =
    { $number ->
        [0] keine Hüterin mehr da
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }
bf-island-price =
    { $number ->
        [one] Preis { $number } Schiff-Marker
       *[other] Preis { $number } Schiff-Marker
    }
bf-guardians-left = Hüterinnen ({ $guardian }): { $number }
bf-offering-of = Opferschale von { $who }
bf-task-progress = { $task }, { $points } Punkte, { $have } von { $need }
bf-ship-of = Schiff von { $who }: { $where }
bf-landing-stage = Steg

bf-fire-space =
    Großes Bonfire, Feld { $space }: { $tile }, { $gives }; Portale: { $portals }{ $price ->
        [0] { "" }
       *[other] ; Preis { $price }
    }
bf-no-portals = keine
bf-reward-tile = Belohnung: Marker { $kind }
bf-portal-here =
    Portal { $shape }, { $number } hier, { $fits ->
        [yes] passt
       *[no] passt nicht in deine nächste Aussparung
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = stattdessen 1 Punkt
bf-bonus-gold = 2 Gold und 1 gelber Marker
bf-bonus-path = ein Weg-Plättchen deiner Wahl, kostenlos
bf-bonus-guardian = eine Hüterin in einer Farbe, die dir fehlt
bf-bonus-great-bonfire = Großes Bonfire beliebig drehen und Belohnungen nehmen
bf-bonus-specialist = ein offener Spezialist, kostenlos
bf-bonus-move = eine Hüterin frei versetzen
bf-bonus-ship = kostenlos zu einer beliebigen Insel fahren
bf-bonus-fate = sofort ein Schicksals-Plättchen anlegen

bf-path-pile = Stapel mit { $number } Weg-Plättchen
bf-new-display = Die vier Plättchen unter den Stapel legen und neue aufdecken
bf-dig = Ein beliebiges Plättchen aus dem Stapel
bf-dig-tile = { $tile }, { $number } im Stapel
bf-gnome = { $name }, zeigt { $resource }
bf-gnome-price = { $tiles } Gnom-Marker und { $resources } × { $resource }
bf-common =
    { $what }: bisher { $have }; Rats-Novize { $novice ->
        [yes] ist da
       *[no] ist weg
    }
bf-common-tasks = 7 Aufgaben oder Bonfire
bf-common-portals = 7 Portale
bf-common-paths = 7 Weg-Plättchen
bf-common-guardians = 5 Hüterinnen
bf-common-gnomes = 6 Gnome
bf-countdown-at = { $number } von { $goal } Novizen im Rat; dann beginnt der Countdown
bf-counting = Countdown: { $number }

bf-task-space = Aufgaben-Feld { $space }, frei; eine Hüterin hier bringt { $value }
bf-task-at =
    Aufgaben-Feld { $space }: { $task }, { $points } Punkte{ $known ->
        [yes] , { $have } von { $need }
       *[no] { "" }
    }; eine Hüterin hier bringt { $value }
bf-bonfire-at = Bonfire { $space }, brennt: { $task }, { $points } Punkte; eine Hüterin hier bringt { $value }
bf-path-at = Wegfeld { $space }: { $tile }
bf-path-empty = Wegfeld { $space }, nicht gebaut
bf-notch =
    Aussparung { $space }, Portal { $shape }, { $placed ->
        [yes] gefüllt
       *[no] leer
    }
bf-guardian-at = Hüterin ({ $guardian }): { $where }
bf-start = START des Weges
bf-march =
    { $steps ->
        [one] Prozession von { $steps } Schritt
       *[other] Prozession von { $steps } Schritten
    }
bf-square =
    Schicksalsfeld, Zeile { $row }, Spalte { $column }{ $shows ->
        [gold] , Gold
        [yellow] , gelber Marker
       *[nothing] { "" }
    }{ $free ->
        [yes] , frei für das Plättchen
       *[no] { "" }
    }

bf-fate-tile = Schicksals-Plättchen { $tile } { $end }
bf-first-tile = Erstes Schicksals-Plättchen { $tile }: behalten
bf-top = (oben)
bf-bottom = (unten)
bf-column-empty = Keine Schicksals-Plättchen mehr
bf-offering = Opferschale { $resource }, { $number } in diesem Stapel
bf-offering-none = Dieser Stapel Opferschalen ist aufgebraucht
bf-any-two-tiles = Stattdessen zwei beliebige Marker bezahlen
bf-any-two-resources = Stattdessen zwei beliebige Ressourcen bezahlen

bf-tom-card =
    Toms Karte: { $card }{ $sign ->
        [yes] , mit einem Gnom
       *[no] { "" }
    }
bf-tom-none = Noch keine Karte aufgedeckt
bf-tom-deck =
    { $card }, { $used ->
        [yes] aufgedeckt
       *[no] im Stapel
    }
bf-tom-great-bonfire = Großes Bonfire
bf-tom-guardian = Hüterin
bf-tom-task-1 = Aufgabe, die höchste
bf-tom-task-2 = Aufgabe, die niedrigste, und ein Novize
bf-tom-gnome = Gnom
bf-tom-path = Weg
bf-tom-played = Karte { $played } von { $most }
bf-tom-no-novices = Keine Novizen mehr
bf-tom-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
bf-tom-says = Nach jedem deiner Spielzüge deckt Tom eine Karte auf. Er hat keine Marker, keine Ressourcen und kein Schiff.
bf-starts = Startperson
bf-passed = Hat gepasst
bf-out = Ausgeschieden
`,"../../games/bonfire/texts/de/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Lege Schicksals-Plättchen, fahre für Aufgaben aufs Meer, zieh mit den Hüterinnen und entfache die sieben Bonfire deiner Stadt.
play-bonfire = Gegen Tom spielen

## Before something goes unused

warning-bonfire-neutral = Du erfüllst eine Aufgabe des Rates: Ein Rats-Novize darf noch in den Rat. Trotzdem beenden?
warning-bonfire-ignite = Du könntest noch ein Bonfire entfachen. Trotzdem passen?

## Beside a seat

stat-bonfire-bonfires = Bonfire
stat-bonfire-guardians = Hüterinnen
stat-bonfire-paths = Weg-Plättchen
stat-bonfire-gnomes = Gnome

## Keys

bf-key-turn = Schicksals-Plättchen drehen

## The board as text

part-bonfire-start = Startperson
part-bonfire-counting = Countdown läuft
part-bonfire-countdown-pile = Übrige Countdown-Plättchen
part-bonfire-countdown-tile = Countdown-Plättchen unterwegs
part-bonfire-islands = Inseln
part-bonfire-tasks = Aufgaben
part-bonfire-owners = Opferschalen von
part-bonfire-offerings = Opferschalen
part-bonfire-guardians = Hüterinnen
part-bonfire-ring = Großes Bonfire
part-bonfire-portals = Portale
part-bonfire-pointer = Großes Bonfire steht auf
part-bonfire-fire-used = Großes Bonfire genutzt
part-bonfire-council = Hoher Rat
part-bonfire-novices = Novizen
part-bonfire-lying = Liegender Novize
part-bonfire-neutral = Rats-Novizen bei den Aufgaben des Rates
part-bonfire-path-display = Weg-Plättchen in der Auslage
part-bonfire-path-pile = Stapel der Weg-Plättchen
part-bonfire-gnome-display = Spezialisten in der Auslage
part-bonfire-gnome-pile = Stapel der Spezialisten
part-bonfire-gnome-discard = Abgelegte Spezialisten
part-bonfire-elders = Älteste
part-bonfire-tom-pile = Toms Karten
part-bonfire-tom-discard = Toms gespielte Karten
part-bonfire-tom-played = Zahl von Toms gespielten Karten
part-bonfire-tom-novices = Toms Novizen
part-bonfire-cities = Städte
part-bonfire-board = Stadttableau
part-bonfire-tiles = Aktionsmarker
part-bonfire-resources = Ressourcen
part-bonfire-earned = Erhaltene Punkte
part-bonfire-lit = Bonfire brennen auf
part-bonfire-paths = Weg
part-bonfire-gnomes = Gnome
part-bonfire-ship = Schiff
part-bonfire-column = Schicksals-Plättchen
part-bonfire-symbols = Symbole im Schicksalsfeld
part-bonfire-out = Ausgeschieden
part-bonfire-passed = Gepasst
part-bonfire-left = Linker Stapel
part-bonfire-right = Rechter Stapel
part-bonfire-face-down = Verdeckt
`,"../../games/bonfire/texts/de/game.ftl":`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Lege das oberste Schicksals-Plättchen an
       *[bottom] Lege das unterste Schicksals-Plättchen an
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Behalte dieses Schicksals-Plättchen
       *[swap] Tausche es gegen das mittlere Plättchen deiner Reihe
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Lege es so, wie es ist
       *[turned] Lege es umgedreht
    }
move-bonfire-keep = Behalte { $kind-count-acc }
move-bonfire-lay = Lege es auf { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Nimm ein Weg-Plättchen vom Stapel
       *[other] Nimm Weg-Plättchen { $slot } der Auslage
    }
move-bonfire-new-display = Decke vier neue Weg-Plättchen auf
move-bonfire-sail = Fahre { $island-to }
move-bonfire-task = Nimm Aufgabe { $slot } { $island-at }
move-bonfire-no-deed = Tu nichts auf der Insel
move-bonfire-retrieve = Hole { $guardian-acc } auf START
move-bonfire-offer =
    { $pile-key ->
        [left] Gib die Opferschale des linken Stapels
       *[right] Gib die Opferschale des rechten Stapels
    }
move-bonfire-space = Lege die Aufgabe auf Feld { $space }
move-bonfire-pay-tile = Bezahle { $kind-count-acc }
move-bonfire-replace-tile = Bezahle zwei beliebige Marker für einen, der dir fehlt
move-bonfire-throw-tile = Gib dafür { $kind-count-acc }
move-bonfire-pay-resource = Bezahle { $resource-count-acc }
move-bonfire-replace-resource = Bezahle zwei beliebige Ressourcen für eine, die dir fehlt
move-bonfire-throw-resource = Gib dafür { $resource-count-acc }
move-bonfire-march =
    Prozession mit bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }
move-bonfire-who = Bewege { $guardian-acc }
move-bonfire-stay = Bleib hier
move-bonfire-to-path = Geh auf Wegfeld { $space }
move-bonfire-to-bonfire = Geh zu Bonfire { $space }
move-bonfire-yield = Sie bringt: { $resource }
move-bonfire-turn-fire = Drehe das Große Bonfire auf Feld { $space }
move-bonfire-reward = Nimm: { $take }
move-bonfire-portal = Nimm { $shape-acc }
move-bonfire-recruit = Wirb { $gnome-acc } an
move-bonfire-price =
    Bezahle { $tiles ->
        [one] { $tiles } Gnom-Marker
       *[other] { $tiles } Gnom-Marker
    } und { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    }
move-bonfire-ignite = Entfache das Bonfire auf Feld { $space }
move-bonfire-send = Hoher Rat: { $bonus }
move-bonfire-bonus = Nimm den Bonus
move-bonfire-point = Nimm stattdessen 1 Punkt
move-bonfire-neutral = Bonusaktion: Schicke den Rats-Novizen von „{ $common }“
move-bonfire-dig =
    { $fire-key ->
        [blue] Nimm ein blaues
        [red] Nimm ein rotes
       *[yellow] Nimm ein gelbes
    }: { $resource }
move-bonfire-guardian = Nimm { $guardian-acc }
move-bonfire-tom-task = Tom nimmt Aufgabe { $slot } { $island-at }
move-bonfire-end-turn = Beende den Spielzug
move-bonfire-pass = Passe endgültig
move-bonfire-give-up = Du scheidest aus: Nichts ist mehr möglich

## What happened

event-bonfire-gained-tiles = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-resources = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-points =
    { $who } erhält { $a0 ->
        [one] { $a0 } Punkt
       *[other] { $a0 } Punkte
    } { $a1 }
    .you =
        Du erhältst { $a0 ->
            [one] { $a0 } Punkt
           *[other] { $a0 } Punkte
        } { $a1 }
event-bonfire-paid-tiles = { $who } bezahlt { $a0-count-acc }
    .you = Du bezahlst { $a0-count-acc }
event-bonfire-paid-resources = { $who } bezahlt { $a0-count-acc }
    .you = Du bezahlst { $a0-count-acc }
event-bonfire-threw-away = { $who } wirft { $a0-count-acc } ab
    .you = Du wirfst { $a0-count-acc } ab
event-bonfire-placed-fate = { $who } legt das Schicksals-Plättchen { $a0 } an
    .you = Du legst das Schicksals-Plättchen { $a0 } an
event-bonfire-built-path = { $who } legt { $a0-acc } auf Wegfeld { $a1 }
    .you = Du legst { $a0-acc } auf Wegfeld { $a1 }
event-bonfire-new-paths = Die vier Weg-Plättchen kommen unter den Stapel
event-bonfire-turned-up-path = Neues Weg-Plättchen: { $a0 }
event-bonfire-sailed = { $who } fährt { $a1-to }
    .you = Du fährst { $a1-to }
event-bonfire-took-task = { $who } nimmt { $a1-at } eine Aufgabe: { $a0 }
    .you = Du nimmst { $a1-at } eine Aufgabe: { $a0 }
event-bonfire-turned-up-offering = { $who } deckt eine neue Opferschale auf: { $a0 }
    .you = Du deckst eine neue Opferschale auf: { $a0 }
event-bonfire-took-guardian = { $who } holt { $a0-acc }
    .you = Du holst { $a0-acc }
event-bonfire-marched =
    { $who } bewegt { $a0-key ->
        [own] die eigene Hüterin
       *[other] { $a0-acc }
    } { $a2-to }
    .you = Du bewegst { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } dreht das Große Bonfire
    .you = Du drehst das Große Bonfire
event-bonfire-took-portal = { $who } nimmt { $a0-acc } für Aussparung { $a1 }
    .you = Du nimmst { $a0-acc } für Aussparung { $a1 }
event-bonfire-took-gnome = { $who } wirbt { $a0-acc } an
    .you = Du wirbst { $a0-acc } an
event-bonfire-turned-up-gnome = Neuer Spezialist: { $a0 }
event-bonfire-ignited = { $who } entfacht ein Bonfire: { $a0 }
    .you = Du entfachst ein Bonfire: { $a0 }
event-bonfire-sent-novice =
    { $who } schickt { $a1-key ->
        [neutral] den Rats-Novizen
        [lying] einen Rats-Novizen
       *[other] einen Novizen
    } in den Hohen Rat ({ $a0 })
    .you =
        Du schickst { $a1-key ->
            [neutral] den Rats-Novizen
            [lying] einen Rats-Novizen
           *[other] einen Novizen
        } in den Hohen Rat ({ $a0 })
event-bonfire-countdown-began = Der Countdown beginnt
event-bonfire-countdown-tile = Countdown-Plättchen { $a0 } geht herum
event-bonfire-passed = { $who } passt endgültig
    .you = Du passt endgültig
event-bonfire-went-out = { $who } kann nichts mehr tun und scheidet aus
    .you = Du kannst nichts mehr tun und scheidest aus
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } hat den letzten Spielzug
       *[other] { $who } hat noch { $a0 } Spielzüge
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Das ist dein letzter Spielzug
           *[other] Du hast noch { $a0 } Spielzüge
        }
event-bonfire-tom-turned-up = Toms Karte { $a1 } von 32: { $a0 }
event-bonfire-tom-showed-gnome = Das Gnom-Zeichen zeigt: { $a1 } ({ $a0 })
event-bonfire-tom-took-task = Tom nimmt { $a1-at } eine Aufgabe als Bonfire: { $a0 }
event-bonfire-tom-idle = Tom kann damit nichts anfangen
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] Der Stapel der Weg-Plättchen wird gemischt
        [shuffle-gnomes] Der Stapel der Gnome wird gemischt
       *[other] Toms Karten werden gemischt
    }
event-bonfire-met-common = { $who } erfüllt eine Aufgabe des Rates: { $a0 }
    .you = Du erfüllst eine Aufgabe des Rates: { $a0 }
event-bonfire-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-bonfire-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-bonfire-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-bonfire-swapped = { $who } gibt { $lost } ab und erhält { $gained }
    .you = Du gibst { $lost } ab und erhältst { $gained }

## What is asked

ask-bonfire-first-tile = Behältst du dein erstes Schicksals-Plättchen, oder tauschst du es gegen das mittlere?
    .other = { $who } wählt das erste Schicksals-Plättchen
ask-bonfire-way-round = Wie herum soll das Schicksals-Plättchen liegen?
    .other = { $who } dreht das Schicksals-Plättchen
    .figures = Wie herum soll das Schicksals-Plättchen { $tile } liegen?
ask-bonfire-turn = Du bist am Zug: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire
    .other = { $who } ist am Zug
ask-bonfire-after = Mach noch eine Bonusaktion oder beende deinen Spielzug
    .other = { $who } darf noch Bonusaktionen machen
ask-bonfire-keep = Welchen Aktionsmarker behältst du? Die anderen wirfst du ab
    .other = { $who } wählt, welche Aktionsmarker bleiben
    .figures =
        Behalte { $number ->
            [one] { $number } Aktionsmarker
           *[other] { $number } Aktionsmarker
        }; die anderen wirfst du ab
ask-bonfire-fate-end = Nimm das oberste oder das unterste Schicksals-Plättchen deiner Reihe
    .other = { $who } nimmt ein Schicksals-Plättchen
ask-bonfire-fate-line = Wohin in deinem Schicksalsfeld soll das Plättchen?
    .other = { $who } legt ein Schicksals-Plättchen an
    .figures = Wohin in deinem Schicksalsfeld kommt das Plättchen { $tile }?
ask-bonfire-path-choice = Welches Weg-Plättchen baust du?
    .other = { $who } wählt ein Weg-Plättchen
ask-bonfire-island-deed = Nutzt du die Aktion der Insel?
    .other = { $who } ist an einer Insel
ask-bonfire-offering = Welche Opferschale gibst du her?
    .other = { $who } wählt eine Opferschale
    .figures = Welche Opferschale gibst du { $island-at } her?
ask-bonfire-task-space = Wähle ein freies Feld für die Aufgabe
    .other = { $who } legt eine Aufgabe ab
    .figures = Wähle ein freies Feld für „{ $task }“
ask-bonfire-pay-tiles = Wähle, mit welchen Aktionsmarkern du bezahlst
    .other = { $who } bezahlt mit Aktionsmarkern
    .figures =
        { $owed ->
            [0] Gib noch { $throw } Marker für das, was dir fehlt
            [one] Bezahle { $owed } × { $kind }
           *[other] Bezahle { $owed } × { $kind }
        }
ask-bonfire-pay-resources = Wähle, mit welchen Ressourcen du bezahlst
    .other = { $who } bezahlt mit Ressourcen
    .figures =
        { $owed-size ->
            [0] Gib noch { $throw } Ressourcen für das, was dir fehlt
            [one] Bezahle { $owed }
           *[other] Bezahle { $owed }
        }
ask-bonfire-gnome-price = Wie bezahlst du den Gnom?
    .other = { $who } bezahlt einen Gnom
    .figures = Wie bezahlst du { $gnome-acc }?
ask-bonfire-procession = Prozession: Welche Hüterin geht, und wie weit?
    .other = { $who } führt eine Prozession durch
    .figures =
        { $guardian-key ->
            [none] Prozession bis { $steps }: Welche Hüterin geht als Nächste?
           *[other] Wie weit geht { $guardian-nom }? Höchstens { $steps }
        }
ask-bonfire-yield = Welche Ressource bringt die Hüterin?
    .other = { $who } wählt eine Ressource
    .figures = Welche Ressource bringt die Hüterin, { $number } davon?
ask-bonfire-rewards = Wähle deine Belohnungen des Großen Bonfires
    .other = { $who } wählt Belohnungen des Großen Bonfires
ask-bonfire-portal = Welches Portal nimmst du?
    .other = { $who } wählt ein Portal
ask-bonfire-council = Schicke den Novizen auf ein Feld des Hohen Rates
    .other = { $who } schickt einen Novizen in den Hohen Rat
    .figures =
        Schicke { $novice-key ->
            [neutral] den Rats-Novizen
           *[own] deinen Novizen
        } auf ein Feld des Hohen Rates
ask-bonfire-bonus = Nimmst du den Bonus des Feldes oder 1 Punkt?
    .other = { $who } wählt zwischen Bonus und Punkt
    .figures = Nimmst du den Bonus ({ $bonus }) oder 1 Punkt?
ask-bonfire-path-bonus = Nimm ein Weg-Plättchen kostenlos: aus der Auslage, oder sieh den Stapel durch
    .other = { $who } nimmt ein Weg-Plättchen kostenlos
ask-bonfire-pile-bonus = Nimm ein beliebiges Weg-Plättchen aus dem Stapel
    .other = { $who } sieht den Stapel durch
ask-bonfire-guardian-bonus = Welche Hüterin kommt zu dir?
    .other = { $who } wählt eine Hüterin
ask-bonfire-fire-bonus = Drehe das Große Bonfire auf ein beliebiges Feld
    .other = { $who } dreht das Große Bonfire
ask-bonfire-specialist-bonus = Welchen Spezialisten nimmst du kostenlos?
    .other = { $who } nimmt kostenlos einen Spezialisten
ask-bonfire-move-who = Welche Hüterin versetzt du?
    .other = { $who } versetzt eine Hüterin
ask-bonfire-move-to = Wohin geht sie?
    .other = { $who } versetzt eine Hüterin
    .figures = Wohin geht { $guardian-nom }?
ask-bonfire-ship-bonus = Fahre kostenlos zu einer anderen Insel
    .other = { $who } fährt kostenlos mit dem Schiff
ask-bonfire-tom-tie = Welche der gleichwertigen Aufgaben nimmt Tom?
    .other = { $who } wählt eine Aufgabe für Tom
    .figures =
        Welche der Aufgaben mit dem { $value-key ->
            [lowest] niedrigsten
           *[highest] höchsten
        } Wert nimmt Tom?

## Why not

no-bonfire-game-over = Das Spiel ist zu Ende.
no-bonfire-act-first = Handle zuerst: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire.
no-bonfire-action-done = Deine eine Aktion in diesem Spielzug hast du gehabt; es bleiben nur Bonusaktionen.
no-bonfire-all-paid =
    Alles ist bezahlt; nur noch { $throw ->
        [one] { $throw } Stück
       *[other] { $throw } Stück
    } für das, was dir fehlte.
no-bonfire-all-paths-shown =
    Jedes Weg-Plättchen war einmal zu sehen ({ $shown ->
        [one] { $shown } Plättchen
       *[other] { $shown } Plättchen
    }).
no-bonfire-any-resource-will-do = Hier zählt jede Ressource, du musst nichts ersetzen.
no-bonfire-basic-or-printed = Du darfst eine Grundressource wählen oder die aufgedruckte: { $printed }.
no-bonfire-bonfire-not-lit = Auf Feld { $bonfire } brennt kein Bonfire.
no-bonfire-bonfire-taken = Bei Bonfire { $bonfire } steht schon eine Hüterin.
no-bonfire-bonus-action-taken = Passen geht nur statt des ganzen Spielzugs, und du hast schon eine Bonusaktion gemacht.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Dein Weg ist vollständig, oder es gibt kein Weg-Plättchen mehr
        [guardian] Du hast schon jede Farbe, die es noch gibt
        [specialist] Du hast 6 Gnome, oder kein Spezialist liegt aus
        [move] Keine deiner Hüterinnen hat ein Ziel
        [fate] Du hast kein Schicksals-Plättchen oder keinen Platz dafür
       *[other] Es gibt nichts zu nehmen
    }: Nimm den Punkt.
no-bonfire-can-act =
    Nur wer nichts tun kann, scheidet aus; du hast noch { $possible ->
        [one] { $possible } mögliche Aktion
       *[other] { $possible } mögliche Aktionen
    }.
no-bonfire-choose-guardian-first = Wähle zuerst, welche Hüterin geht.
no-bonfire-common-not-met = Du erfüllst die Aufgabe des Rates „{ $common }“ nicht.
no-bonfire-countdown-not-here = Die Countdown-Plättchen sind noch nicht bei dir; das ist ein normaler Spielzug.
no-bonfire-crystals-differ = Alle 4 offenen Weg-Plättchen brauchen dieselbe Kristallfarbe; zu sehen sind: { $crystals }.
no-bonfire-elder-not-free = { $gnome } gehört zu den Ältesten; kostenlos ist hier nur ein Spezialist.
no-bonfire-forward-only = Sie steht { $place-at } und geht nur vorwärts.
no-bonfire-furthest-first = Zuerst gehen die vordersten: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = { $gnome } liegt nicht offen aus.
no-bonfire-gnome-taken = { $gnome } ist schon bei { $who }.
no-bonfire-gnome-yours = { $gnome } ist schon bei dir.
no-bonfire-gnomes-full = Du hast { $gnomes } Gnome; mehr haben keinen Platz.
no-bonfire-guardian-cannot-step = Kein Schritt möglich für { $guardian-nom }.
no-bonfire-guardian-in-the-way = Auf Wegfeld { $space } steht im Weg: { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Kein freies Wegfeld oder Bonfire für { $guardian-nom }.
no-bonfire-guardian-owned = Du hast { $guardian-acc } schon, und nie zwei in einer Farbe.
no-bonfire-kept-already =
    Diese behältst du schon alle ({ $have ->
        [one] { $have } Marker
       *[other] { $have } Marker
    }).
no-bonfire-lacks-any-resources =
    Kostet { $needed ->
        [one] { $needed } beliebige Ressource
       *[other] { $needed } beliebige Ressourcen
    }; du hast { $have }.
no-bonfire-lacks-gnome-price =
    Kostet 2 Gnom-Marker und 1 × { $resource }, oder 1 Marker und 2 ×; du hast { $own } × Gnom, { $yellow } × Gelb und { $others ->
        [one] { $others } anderen Marker
       *[other] { $others } andere Marker
    }, dazu { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-offering =
    Kostet { $either-or }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Kostet { $needs }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Kostet { $tiles ->
        [one] { $tiles } Gnom-Marker
       *[other] { $tiles } Gnom-Marker
    } und { $resources } × { $resource }; du hast { $own } × Gnom, { $yellow } × Gelb und { $others ->
        [one] { $others } anderen Marker
       *[other] { $others } andere Marker
    }, dazu { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-tiles =
    Kostet { $needed } × { $kind }; du hast { $own } davon, { $yellow } × Gelb und { $others ->
        [one] { $others } anderen Marker
       *[other] { $others } andere Marker
    }.
no-bonfire-lacks-tiles-to-turn =
    Feld { $space } ist { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } entfernt: Kostet { $needed } × { $kind }; du hast { $own } davon, { $yellow } × Gelb und { $others ->
        [one] { $others } anderen Marker
       *[other] { $others } andere Marker
    }.
no-bonfire-lit-already = Das Bonfire auf Feld { $space } brennt schon: { $task }.
no-bonfire-neutral-novice-gone = Der Rats-Novize von „{ $common }“ ist schon weg.
no-bonfire-neutral-there-already = Auf diesem Feld steht schon ein Rats-Novize ({ $bonus }).
no-bonfire-next-portal-not-there = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }; auf Feld { $space } liegt keins.
no-bonfire-no-countdown-yet = Der Countdown hat noch nicht begonnen: { $novices } von { $needed } Novizen sind im Rat.
no-bonfire-no-fate-tile = In deiner Reihe liegt kein Schicksals-Plättchen mehr.
no-bonfire-no-guardian = Dir fehlt { $guardian-nom }.
no-bonfire-no-guardian-left = Nicht mehr zu haben: { $guardian-nom }.
no-bonfire-no-notch-for-portal = In deine freien Aussparungen passen: { $portals-or }; so eins liegt dort nicht.
no-bonfire-no-offering-left = Dort ist keine Opferschale mehr.
no-bonfire-no-pair-of-resources = Ein Paar braucht zwei andere Ressourcen; du hast { $have } für alles, was zu zahlen ist.
no-bonfire-no-pair-of-tiles =
    Ein Paar braucht zwei andere Marker; du hast { $yellow } × Gelb und { $others ->
        [one] { $others } anderen Marker
       *[other] { $others } andere Marker
    }.
no-bonfire-no-path-tile-there = Auf Platz { $slot } der Auslage liegt kein Weg-Plättchen.
no-bonfire-no-point-here = Dieses Feld gibt 2 Gold und 1 gelben Marker; einen Punkt stattdessen gibt es nicht.
no-bonfire-no-portal = In Aussparung { $bonfire } fehlt noch das Portal ({ $portal }).
no-bonfire-no-resource = Davon hast du nichts: { $resource }.
no-bonfire-no-room-for-fate = In deinem Schicksalsfeld ist kein Platz mehr für ein Schicksals-Plättchen.
no-bonfire-no-task = Auf Feld { $space } liegt keine Aufgabe.
no-bonfire-no-task-there = Auf Platz { $slot } { $island-at } liegt keine Aufgabe.
no-bonfire-no-tile = Diesen Marker hast du nicht: { $kind }.
no-bonfire-no-tile-to-keep = So einen Marker hast du nicht: { $kind }.
no-bonfire-nobody-can-step = Keine deiner Hüterinnen kann einen Schritt gehen.
no-bonfire-not-at-guardian-island =
    Dein Schiff muss an einer Hüterinnen-Insel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Dein Schiff muss an einer Aufgaben-Insel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Keins seiner Felder liegt neben einem Plättchen, das schon liegt.
no-bonfire-not-in-pile =
    So ein Weg-Plättchen liegt nicht im Stapel: { $resource }, { $fire-key ->
        [blue] blauer
        [red] roter
       *[yellow] gelber
    } Kristall.
no-bonfire-notches-filled = Alle deine 7 Aussparungen sind gefüllt.
no-bonfire-novice-there-already = Auf diesem Feld steht schon einer deiner Novizen ({ $bonus }).
no-bonfire-other-decision = Erst kommt etwas anderes: { $ask }
no-bonfire-other-guardian-goes = Jetzt geht { $guardian-nom }.
no-bonfire-other-portal-next = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }.
no-bonfire-other-resource-owed = Zu bezahlen ist: { $owed }; andere Ressourcen zählen nur als Paar ({ $resource }).
no-bonfire-other-tile-owed = Zu bezahlen ist: { $owed }; andere Marker zählen nur als Paar ({ $kind }).
no-bonfire-outside-fate-area = Außerhalb des Schicksalsfeldes: { $squares }. Nur mit dem Brückenbauer dürfen Plättchen hinausragen.
no-bonfire-pass-instead = Im Countdown passt du stattdessen und bekommst Punkte.
no-bonfire-path-complete = Dein Weg ist vollständig: 6 Weg-Plättchen sind gebaut.
no-bonfire-path-not-built = Wegfeld { $space } ist nicht gebaut; dein Weg reicht bis { $built }.
no-bonfire-path-pile-empty = Der Stapel der Weg-Plättchen ist leer.
no-bonfire-path-space-taken = Auf Wegfeld { $space } steht eine Hüterin.
no-bonfire-portal-not-there = So ein Portal liegt nicht auf Feld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Ein Paar ersetzt nur eine Ressource, die dir fehlt; du hast { $have } × { $resource }.
no-bonfire-rest-unpaid = Wenn du so zahlst, reicht es für den Rest nicht.
no-bonfire-ship-is-there = Dein Schiff liegt schon { $island-at }.
no-bonfire-ship-must-leave = Dein Schiff liegt schon { $island-at }; es muss zu einer anderen Insel fahren.
no-bonfire-somebody-must-step = Mindestens eine Hüterin muss einen Schritt gehen, und dahinter kann es keine.
no-bonfire-squares-covered = Schon belegt: { $squares }.
no-bonfire-stands-there-already = Sie steht schon dort.
no-bonfire-steps-of-no-use =
    Keine Hüterin könnte { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } nutzen; bezahle für weniger.
no-bonfire-task-not-met = Noch nicht erfüllt ({ $have } von { $need }): { $task }.
no-bonfire-task-space-taken = Aufgaben-Feld { $space } ist belegt: { $task }.
no-bonfire-tasks-full = Du hast { $tasks } Aufgaben und Bonfire; Platz ist für 7.
no-bonfire-throw-resources-later =
    Noch nicht: { $owed ->
        [one] { $owed } Ressource ist
       *[other] { $owed } Ressourcen sind
    } noch zu bezahlen.
no-bonfire-throw-tiles-later = Noch nicht: { $owed } × { $kind } ist noch zu bezahlen.
no-bonfire-tile-not-lacking = Ein Paar ersetzt nur einen Marker, der dir fehlt; du hast { $have } × { $kind }.
no-bonfire-tom-takes-other =
    Tom nimmt die Aufgabe mit dem { $value-key ->
        [lowest] niedrigsten
       *[highest] höchsten
    } Wert auf diesen Inseln: { $resource }.
no-bonfire-too-far =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt; sie darf { $most } gehen.
no-bonfire-two-rewards-only = Du nimmst zwei Belohnungen; alle drei nur mit dem Feuerverwalter.
no-bonfire-wholly-outside = Alle drei Felder liegen außerhalb des Schicksalsfeldes.
no-bonfire-yellow-no-pair = Mit dem Doppelfärber gehört ein gelber Marker nicht in ein Paar.

## The score sheet

source-bonfire-head-start = Vorsprung
source-bonfire-elders = Älteste
source-bonfire-council = Hoher Rat
source-bonfire-great-bonfire = Großes Bonfire
source-bonfire-passing = Passen
source-bonfire-tom = Toms Karten
source-bonfire-bonfires = Bonfire
source-bonfire-guardians = Hüterinnen am Bonfire
source-bonfire-portals = Portale am Bonfire
source-bonfire-crystals = Kristalle in der Farbe
source-bonfire-common-tasks = Aufgaben des Rates
source-bonfire-fate-tiles = Übrige Schicksals-Plättchen
source-bonfire-supply = Übrige Marker und Ressourcen

## Setup options

option-bonfire-first_game = Erste Partie
    .help = Jede Insel bekommt Aufgaben in verschiedenen Farben, so gibt es überall auch leichte.
option-bonfire-handicap = Handicap
    .help = Solo: Mit so vielen Punkten startet Tom. Unter 0 startest du damit.

## Hints: what a line costs and prepares, and what comes to light then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = Weg-Plättchen { $name }
thing-bonfire-task = Aufgabe „{ $name }“
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name }
thing-bonfire-ship = das Schiff an einer neuen Insel
then-bonfire-new-paths = vier neue Weg-Plättchen werden aufgedeckt
then-bonfire-turned-up-path = ein Weg-Plättchen wird aufgedeckt
then-bonfire-turned-up-offering = eine Opferschale wird aufgedeckt
then-bonfire-turned-up-gnome = ein Spezialist wird aufgedeckt
then-bonfire-tom-turned-up = Tom deckt eine Karte auf
then-bonfire-shuffled = ein Stapel wird gemischt
then-bonfire-built-path = das Weg-Plättchen wird verdeckt gezogen
then-bonfire-hidden = etwas Verborgenes wird aufgedeckt
`,"../../games/bonfire/texts/de/words.ftl":`## Action kinds and colours

word-bonfire-path = Weg
    .count =
        { $n ->
            [one] { $n } Weg-Marker
           *[other] { $n } Weg-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Weg-Marker
           *[other] { $n } Weg-Marker
        }
word-bonfire-ship = Schiff
    .count =
        { $n ->
            [one] { $n } Schiff-Marker
           *[other] { $n } Schiff-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Schiff-Marker
           *[other] { $n } Schiff-Marker
        }
word-bonfire-task = Aufgabe
    .count =
        { $n ->
            [one] { $n } Aufgaben-Marker
           *[other] { $n } Aufgaben-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Aufgaben-Marker
           *[other] { $n } Aufgaben-Marker
        }
word-bonfire-great-bonfire = Großes Bonfire
    .count =
        { $n ->
            [one] { $n } Bonfire-Marker
           *[other] { $n } Bonfire-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Bonfire-Marker
           *[other] { $n } Bonfire-Marker
        }
word-bonfire-gnome = Gnom
    .count =
        { $n ->
            [one] { $n } Gnom-Marker
           *[other] { $n } Gnom-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Gnom-Marker
           *[other] { $n } Gnom-Marker
        }
word-bonfire-guardian = Hüterin
    .count =
        { $n ->
            [one] { $n } Hüterin-Marker
           *[other] { $n } Hüterin-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Hüterin-Marker
           *[other] { $n } Hüterin-Marker
        }
word-bonfire-yellow = gelb
    .count =
        { $n ->
            [one] { $n } gelber Marker
           *[other] { $n } gelbe Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } gelben Marker
           *[other] { $n } gelbe Marker
        }
word-bonfire-tile = Aktionsmarker
    .count =
        { $n ->
            [one] { $n } Aktionsmarker
           *[other] { $n } Aktionsmarker
        }
    .count-acc =
        { $n ->
            [one] { $n } Aktionsmarker
           *[other] { $n } Aktionsmarker
        }
word-bonfire-blue = blau
    .nom = die blaue Hüterin
    .acc = die blaue Hüterin
word-bonfire-red = rot
word-bonfire-pink = rosa
    .nom = die rosa Hüterin
    .acc = die rosa Hüterin
word-bonfire-grey = grau
    .nom = die graue Hüterin
    .acc = die graue Hüterin
word-bonfire-brown = braun
    .nom = die braune Hüterin
    .acc = die braune Hüterin
word-bonfire-own = eigene
    .nom = deine eigene Hüterin
    .acc = deine eigene Hüterin

## Resources

word-bonfire-blossom = Blüte
    .count =
        { $n ->
            [one] { $n } Blüte
           *[other] { $n } Blüten
        }
    .count-acc =
        { $n ->
            [one] { $n } Blüte
           *[other] { $n } Blüten
        }
word-bonfire-fruit = Frucht
    .count =
        { $n ->
            [one] { $n } Frucht
           *[other] { $n } Früchte
        }
    .count-acc =
        { $n ->
            [one] { $n } Frucht
           *[other] { $n } Früchte
        }
word-bonfire-herb = Kraut
    .count =
        { $n ->
            [one] { $n } Kraut
           *[other] { $n } Kräuter
        }
    .count-acc =
        { $n ->
            [one] { $n } Kraut
           *[other] { $n } Kräuter
        }
word-bonfire-shell = Muschel
    .count =
        { $n ->
            [one] { $n } Muschel
           *[other] { $n } Muscheln
        }
    .count-acc =
        { $n ->
            [one] { $n } Muschel
           *[other] { $n } Muscheln
        }
word-bonfire-root = Wurzel
    .count =
        { $n ->
            [one] { $n } Wurzel
           *[other] { $n } Wurzeln
        }
    .count-acc =
        { $n ->
            [one] { $n } Wurzel
           *[other] { $n } Wurzeln
        }
word-bonfire-gold = Gold
    .count =
        { $n ->
            [one] { $n } Gold
           *[other] { $n } Gold
        }
    .count-acc =
        { $n ->
            [one] { $n } Gold
           *[other] { $n } Gold
        }
word-bonfire-resource = Ressource
    .count =
        { $n ->
            [one] { $n } Ressource
           *[other] { $n } Ressourcen
        }
    .count-acc =
        { $n ->
            [one] { $n } Ressource
           *[other] { $n } Ressourcen
        }
word-bonfire-any = beliebige Ressource
    .count =
        { $n ->
            [one] { $n } beliebige Ressource
           *[other] { $n } beliebige Ressourcen
        }
    .count-acc =
        { $n ->
            [one] { $n } beliebige Ressource
           *[other] { $n } beliebige Ressourcen
        }
word-bonfire-point = Punkt
    .count =
        { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
    .count-acc =
        { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
word-bonfire-portal = Portal
    .count =
        { $n ->
            [one] { $n } Portal
           *[other] { $n } Portale
        }
    .count-acc =
        { $n ->
            [one] { $n } Portal
           *[other] { $n } Portale
        }

## Portals

word-bonfire-ring = Ring
    .acc = das Ringportal
word-bonfire-peak = Gipfel
    .acc = das Gipfelportal
word-bonfire-square = Quadrat
    .acc = das Quadratportal
word-bonfire-rhomb = Raute
    .acc = das Rautenportal
word-bonfire-star = Stern
    .acc = das Sternenportal
word-bonfire-moon = Mond
    .acc = das Mondportal
word-bonfire-waves = Wellen
    .acc = das Wellenportal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] Blüteninsel
        [fruit] Früchteinsel
        [herb] Kräuterinsel
        [shell] Muschelinsel
        [root] Wurzelinsel
       *[none] Insel
    } { $name }
    .to =
        { $resource ->
            [blossom] zur Blüteninsel
            [fruit] zur Früchteinsel
            [herb] zur Kräuterinsel
            [shell] zur Muschelinsel
            [root] zur Wurzelinsel
           *[none] zur Insel
        } { $name }
    .at =
        { $resource ->
            [blossom] an der Blüteninsel
            [fruit] an der Früchteinsel
            [herb] an der Kräuterinsel
            [shell] an der Muschelinsel
            [root] an der Wurzelinsel
           *[none] an der Insel
        } { $name }
word-bonfire-PINK = Insel der rosa Hüterinnen
    .to = zur Insel der rosa Hüterinnen
    .at = an der Insel der rosa Hüterinnen
word-bonfire-GREY = Insel der grauen Hüterinnen
    .to = zur Insel der grauen Hüterinnen
    .at = an der Insel der grauen Hüterinnen
word-bonfire-BROWN = Insel der braunen Hüterinnen
    .to = zur Insel der braunen Hüterinnen
    .at = an der Insel der braunen Hüterinnen
word-bonfire-BLUE = Insel der blauen Hüterinnen
    .to = zur Insel der blauen Hüterinnen
    .at = an der Insel der blauen Hüterinnen
word-bonfire-landing-stage = Steg
    .to = zum Steg
    .at = am Steg
word-bonfire-start = START
    .to = auf START
    .at = auf START
word-bonfire-path-space = Wegfeld { $space }
    .to = auf Wegfeld { $space }
    .at = auf Wegfeld { $space }
word-bonfire-bonfire-space = Bonfire { $space }
    .to = zu Bonfire { $space }
    .at = bei Bonfire { $space }
word-bonfire-board = Tableau { $name }
word-bonfire-novice-of = Novize von { $who }
word-bonfire-neutral = Rats-Novize
word-bonfire-lying = liegender Rats-Novize
word-bonfire-line-across = Zeile { $row }, Spalten { $column } bis { $last-column }
word-bonfire-line-down = Spalte { $column }, Zeilen { $row } bis { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = Startfeld
    .acc = das Startfeld
word-bonfire-path-tile =
    { $resource ->
       *[blossom] Blüte
        [fruit] Frucht
        [herb] Kraut
        [shell] Muschel
        [root] Wurzel
        [gold] Gold
    } mit { $crystal ->
       *[blue] blauem
        [red] rotem
        [yellow] gelbem
    } Kristall
    .acc =
        das Weg-Plättchen { $resource ->
           *[blossom] Blüte
            [fruit] Frucht
            [herb] Kraut
            [shell] Muschel
            [root] Wurzel
            [gold] Gold
        } mit { $crystal ->
           *[blue] blauem
            [red] rotem
            [yellow] gelbem
        } Kristall

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Habe die rosa Hüterin
word-bonfire-blue-have-guardian-grey = Habe die graue Hüterin
word-bonfire-blue-have-guardian-brown = Habe die braune Hüterin
word-bonfire-blue-have-guardian-blue = Habe die blaue Hüterin
word-bonfire-blue-path-with-blossom = Habe ein Weg-Plättchen mit einer Blüte
word-bonfire-blue-path-with-shell = Habe ein Weg-Plättchen mit einer Muschel
word-bonfire-blue-path-with-root = Habe ein Weg-Plättchen mit einer Wurzel
word-bonfire-blue-offering-on-fruit = Habe eine Opferschale auf einer Früchteinsel
word-bonfire-blue-offering-on-herb = Habe eine Opferschale auf einer Kräuterinsel
word-bonfire-blue-offering-on-blossom = Habe eine Opferschale auf einer Blüteninsel
word-bonfire-blue-gnome-showing-herb = Habe einen Gnom mit einem Kraut
word-bonfire-blue-gnome-showing-root = Habe einen Gnom mit einer Wurzel
word-bonfire-blue-group-of-3-path = Habe eine zusammenhängende Gruppe von 3 Symbolen „Weg“ im Schicksalsfeld
word-bonfire-blue-group-of-3-ship = Habe eine zusammenhängende Gruppe von 3 Symbolen „Schiff“ im Schicksalsfeld
word-bonfire-blue-group-of-3-task = Habe eine zusammenhängende Gruppe von 3 Symbolen „Aufgabe“ im Schicksalsfeld
word-bonfire-blue-group-of-3-guardian = Habe eine zusammenhängende Gruppe von 3 Symbolen „Hüterin“ im Schicksalsfeld
word-bonfire-blue-group-of-3-great-bonfire = Habe eine zusammenhängende Gruppe von 3 Symbolen „Großes Bonfire“ im Schicksalsfeld
word-bonfire-blue-group-of-3-gnome = Habe eine zusammenhängende Gruppe von 3 Symbolen „Gnom“ im Schicksalsfeld
word-bonfire-blue-two-resources = Habe zwei verschiedene Ressourcen je 2-mal (kein Gold)
word-bonfire-blue-offerings-spread = Habe Opferschalen auf 3 verschiedenen Inseln
word-bonfire-blue-offerings-on-one = Habe 2 Opferschalen auf einer Insel
word-bonfire-blue-blue-and-red = Habe ein blaues und ein rotes Bonfire
word-bonfire-red-common-task = Erfülle 1 Aufgabe des Rates
word-bonfire-red-portals = Habe 3 Portale
word-bonfire-red-two-guardians-pink-grey = Habe die rosa und die graue Hüterin
word-bonfire-red-two-guardians-brown-blue = Habe die braune und die blaue Hüterin
word-bonfire-red-gnomes = Habe 3 Gnome
word-bonfire-red-gold = Habe 4 Gold
word-bonfire-red-same-adjacent = Habe zwei benachbarte Weg-Plättchen mit derselben Ressource
word-bonfire-red-resource-blossom = Habe 3 Blüten
word-bonfire-red-resource-fruit = Habe 3 Früchte
word-bonfire-red-resource-herb = Habe 3 Kräuter
word-bonfire-red-resource-shell = Habe 3 Muscheln
word-bonfire-red-resource-root = Habe 3 Wurzeln
word-bonfire-red-offering-on-both-blossom = Habe je eine Opferschale auf beiden Blüteninseln
word-bonfire-red-offering-on-both-fruit = Habe je eine Opferschale auf beiden Früchteinseln
word-bonfire-red-offering-on-both-herb = Habe je eine Opferschale auf beiden Kräuterinseln
word-bonfire-red-offering-on-both-shell = Habe je eine Opferschale auf beiden Muschelinseln
word-bonfire-red-offering-on-both-root = Habe je eine Opferschale auf beiden Wurzelinseln
word-bonfire-red-all-fires = Habe Bonfire in allen drei Farben
word-bonfire-red-guardians = Habe 4 Hüterinnen
word-bonfire-red-two-groups-of-3-path-guardian = Habe je eine zusammenhängende Gruppe von 3 Symbolen „Weg“ und „Hüterin“ im Schicksalsfeld
word-bonfire-red-two-groups-of-3-ship-gnome = Habe je eine zusammenhängende Gruppe von 3 Symbolen „Schiff“ und „Gnom“ im Schicksalsfeld
word-bonfire-red-tasks-of-colour-blue = Habe 4 blaue Aufgaben und/oder Bonfire
word-bonfire-yellow-portals = Habe 5 Portale
word-bonfire-yellow-offerings-spread = Habe Opferschalen auf 5 verschiedenen Inseln
word-bonfire-yellow-tasks-of-colour-red = Habe 4 rote Aufgaben und/oder Bonfire
word-bonfire-yellow-gnomes = Habe 5 Gnome
word-bonfire-yellow-elders = Habe 3 Älteste
word-bonfire-yellow-offerings-on-one = Habe 3 Opferschalen auf einer Insel
word-bonfire-yellow-offering-pile-empty = Brauche einen deiner beiden Stapel Opferschalen auf
word-bonfire-yellow-crystals-red = Habe 3 Weg-Plättchen mit rotem Kristall
word-bonfire-yellow-bonfires = Habe 5 andere Bonfire
word-bonfire-yellow-crystals-blue = Habe 4 Weg-Plättchen mit blauem Kristall
word-bonfire-yellow-tasks-of-colour-yellow = Habe 4 gelbe Aufgaben und/oder Bonfire
word-bonfire-yellow-two-offerings-on = Habe je 2 Opferschalen auf 3 Inseln
word-bonfire-yellow-of-one-resource = Habe 5 gleiche Ressourcen (kein Gold)
word-bonfire-yellow-two-resources = Habe zwei verschiedene Ressourcen je 3-mal (kein Gold)
word-bonfire-yellow-highlighted = Überbaue alle markierten Felder deines Schicksalsfeldes
word-bonfire-yellow-guardians-home = Habe 2 Hüterinnen, die an einem Bonfire stehen
word-bonfire-yellow-hold-tiles-1 = Habe die Aktionsmarker Weg, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-hold-tiles-2 = Habe die Aktionsmarker Aufgabe, Großes Bonfire, Hüterin, Gnom und Weg
word-bonfire-yellow-hold-tiles-3 = Habe die Aktionsmarker Gnom, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-gold-squares = Überbaue alle Goldfelder deines Schicksalsfeldes
word-bonfire-yellow-outer-columns = Überbaue beide äußersten Spalten deines Schicksalsfeldes
word-bonfire-yellow-two-groups = Habe zwei getrennte Gruppen von 4 gleichen Symbolen im Schicksalsfeld

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Habe die { $shown ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } Hüterin
word-bonfire-task-path-with =
    Habe ein Weg-Plättchen mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
    }
word-bonfire-task-offering-on =
    Habe eine Opferschale auf einer { $shown ->
       *[blossom] Blüteninsel
        [fruit] Früchteinsel
        [herb] Kräuterinsel
        [shell] Muschelinsel
        [root] Wurzelinsel
    }
word-bonfire-task-gnome-showing =
    Habe einen Gnom mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
        [gold] Gold
    }
word-bonfire-task-group-of-3 =
    Habe eine zusammenhängende Gruppe von 3 Symbolen „{ $shown ->
       *[path] Weg
        [ship] Schiff
        [task] Aufgabe
        [guardian] Hüterin
        [great-bonfire] Großes Bonfire
        [gnome] Gnom
    }“ im Schicksalsfeld
word-bonfire-task-two-resources = Habe zwei verschiedene Ressourcen je { $number }-mal (kein Gold)
word-bonfire-task-offerings-spread =
    Habe Opferschalen auf { $number ->
        [one] { $number } Insel
       *[other] { $number } verschiedenen Inseln
    }
word-bonfire-task-offerings-on-one =
    Habe { $number ->
        [one] { $number } Opferschale
       *[other] { $number } Opferschalen
    } auf einer Insel
word-bonfire-task-blue-and-red = Habe ein blaues und ein rotes Bonfire
word-bonfire-task-common-task =
    Erfülle { $number ->
        [one] { $number } Aufgabe
       *[other] { $number } Aufgaben
    } des Rates
word-bonfire-task-portals =
    Habe { $number ->
        [one] { $number } Portal
       *[other] { $number } Portale
    }
word-bonfire-task-two-guardians =
    Habe die { $shown ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } und die { $second ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } Hüterin
word-bonfire-task-gnomes =
    Habe { $number ->
        [one] { $number } Gnom
       *[other] { $number } Gnome
    }
word-bonfire-task-gold = Habe { $number } Gold
word-bonfire-task-same-adjacent = Habe zwei benachbarte Weg-Plättchen mit derselben Ressource
word-bonfire-task-resource =
    Habe { $number } × { $shown ->
       *[blossom] Blüte
        [fruit] Frucht
        [herb] Kraut
        [shell] Muschel
        [root] Wurzel
    }
word-bonfire-task-offering-on-both =
    Habe je eine Opferschale auf beiden { $shown ->
       *[blossom] Blüteninseln
        [fruit] Früchteinseln
        [herb] Kräuterinseln
        [shell] Muschelinseln
        [root] Wurzelinseln
    }
word-bonfire-task-all-fires = Habe Bonfire in allen drei Farben
word-bonfire-task-guardians =
    Habe { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }
word-bonfire-task-two-groups-of-3 =
    Habe je eine zusammenhängende Gruppe von 3 Symbolen „{ $shown ->
       *[path] Weg
        [ship] Schiff
        [task] Aufgabe
        [guardian] Hüterin
        [great-bonfire] Großes Bonfire
        [gnome] Gnom
    }“ und „{ $second ->
       *[path] Weg
        [ship] Schiff
        [task] Aufgabe
        [guardian] Hüterin
        [great-bonfire] Großes Bonfire
        [gnome] Gnom
    }“ im Schicksalsfeld
word-bonfire-task-tasks-of-colour =
    Habe { $number } { $shown ->
       *[blue] blaue
        [red] rote
        [yellow] gelbe
    } Aufgaben und/oder Bonfire
word-bonfire-task-elders =
    Habe { $number ->
        [one] { $number } Ältesten
       *[other] { $number } Älteste
    }
word-bonfire-task-offering-pile-empty = Brauche einen deiner beiden Stapel Opferschalen auf
word-bonfire-task-crystals =
    Habe { $number ->
        [one] { $number } Weg-Plättchen
       *[other] { $number } Weg-Plättchen
    } mit { $shown ->
       *[blue] blauem
        [red] rotem
        [yellow] gelbem
    } Kristall
word-bonfire-task-bonfires =
    Habe { $number ->
        [one] { $number } anderes Bonfire
       *[other] { $number } andere Bonfire
    }
word-bonfire-task-two-offerings-on =
    Habe je 2 Opferschalen auf { $number ->
        [one] { $number } Insel
       *[other] { $number } Inseln
    }
word-bonfire-task-of-one-resource =
    Habe { $number ->
        [one] { $number } Ressource
       *[other] { $number } gleiche Ressourcen
    } (kein Gold)
word-bonfire-task-highlighted = Überbaue alle markierten Felder deines Schicksalsfeldes
word-bonfire-task-guardians-home =
    Habe { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }, die an einem Bonfire stehen
word-bonfire-task-hold-tiles = Habe diese Aktionsmarker: { $tiles }
word-bonfire-task-gold-squares = Überbaue alle Goldfelder deines Schicksalsfeldes
word-bonfire-task-outer-columns = Überbaue beide äußersten Spalten deines Schicksalsfeldes
word-bonfire-task-two-groups = Habe zwei getrennte Gruppen von { $number } gleichen Symbolen im Schicksalsfeld

## Gnomes

word-bonfire-crowd-keeper = Gedränge{ "\\u00AD" }lenker
    .acc = den Gedrängelenker
    .help = Auf einem Wegfeld dürfen beliebig viele deiner Hüterinnen stehen.
word-bonfire-pacemaker = Schritt{ "\\u00AD" }macher
    .acc = den Schrittmacher
    .help = In jeder Prozession darf jede Hüterin 1 Schritt weiter gehen.
word-bonfire-gift-bearer = Gaben{ "\\u00AD" }träger
    .acc = den Gabenträger
    .help = Eine Aufgabe kostet dich zwei beliebige Ressourcen.
word-bonfire-storyteller = Geschichten{ "\\u00AD" }erzähler
    .acc = den Geschichtenerzähler
    .help = Jeder Älteste, den du nimmst, bringt 2 Punkte mehr.
word-bonfire-twin-dyer = Doppel{ "\\u00AD" }färber
    .acc = den Doppelfärber
    .help = Ein gelber Marker zählt beim Bezahlen wie zwei gleiche Aktionsmarker.
word-bonfire-gardener = Gärtner
    .acc = den Gärtner
    .help = Endet eine Hüterin auf dem Weg, wählst du die Ressource (kein Gold).
word-bonfire-usher = Platz{ "\\u00AD" }anweiser
    .acc = den Platzanweiser
    .help = 1 Gold, immer wenn du einen Novizen in den Hohen Rat schickst.
word-bonfire-pavior = Pflasterer
    .acc = den Pflasterer
    .help = Du bekommst die Ressource jedes Weg-Plättchens, das du nimmst.
word-bonfire-haggler = Feilscher
    .acc = den Feilscher
    .help = Du darfst Gnome mit beliebigen Ressourcen bezahlen.
word-bonfire-pink-acolyte = Rosa Akolyth
    .acc = den Rosa Akolythen
    .help = Deine rosa Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-grey-acolyte = Grauer Akolyth
    .acc = den Grauen Akolythen
    .help = Deine graue Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-brown-acolyte = Brauner Akolyth
    .acc = den Braunen Akolythen
    .help = Deine braune Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-blue-acolyte = Blauer Akolyth
    .acc = den Blauen Akolythen
    .help = Deine blaue Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-packer = Pack{ "\\u00AD" }meister
    .acc = den Packmeister
    .help = Legst du ein Schicksals-Plättchen an, darfst du vorher 3 Aktionsmarker behalten statt 1.
word-bonfire-recruiter = Anwerber
    .acc = den Anwerber
    .help = 1 gelber Marker für jeden Gnom, den du nimmst, auch für diesen.
word-bonfire-star-reader = Stern{ "\\u00AD" }deuter
    .acc = den Sterndeuter
    .help = Überdeckte Gold- und Gelb-Felder des Schicksalsfeldes zählen doppelt.
word-bonfire-herald = Herold
    .acc = den Herold
    .help = Kommt eine Hüterin auf START, dürfen alle 1 Schritt gehen, ohne Ertrag.
word-bonfire-lantern-bearer = Laternen{ "\\u00AD" }träger
    .acc = den Laternenträger
    .help = Am Ende 2 Punkte mehr für jede Hüterin an einem Bonfire.
word-bonfire-town-crier = Ausrufer
    .acc = den Ausrufer
    .help = 1 Gold und 1 gelber Marker, sobald du eine Aufgabe des Rates erfüllst.
word-bonfire-gatekeeper = Tor{ "\\u00AD" }wächter
    .acc = den Torwächter
    .help = 1 Gold mehr, wenn eine Hüterin auf Wegfeld 1 endet.
word-bonfire-helmsman = Steuermann
    .acc = den Steuermann
    .help = Dein Schiff fährt zum selben Preis eine Route weiter.
word-bonfire-fire-turner = Feuer{ "\\u00AD" }dreher
    .acc = den Feuerdreher
    .help = Du darfst das Große Bonfire zum selben Preis ein Feld weiter drehen.
word-bonfire-fire-steward = Feuer{ "\\u00AD" }verwalter
    .acc = den Feuerverwalter
    .help = Du darfst alle drei Belohnungen des Großen Bonfires nehmen.
word-bonfire-delegate = Abge{ "\\u00AD" }sandter
    .acc = den Abgesandten
    .help = Deine Novizen dürfen im Rat zu Novizen ihrer eigenen Farbe.
word-bonfire-portal-smith = Portal{ "\\u00AD" }schmied
    .acc = den Portalschmied
    .help = Du darfst die Aussparungen für Portale in beliebiger Reihenfolge füllen.
word-bonfire-envoy = Bot{ "\\u00AD" }schafter
    .acc = den Botschafter
    .help = Eine Aufgabe kostet dich immer nur 1 Aufgaben-Marker.
word-bonfire-bridge-builder = Brücken{ "\\u00AD" }bauer
    .acc = den Brückenbauer
    .help = Deine Schicksals-Plättchen dürfen über das Schicksalsfeld hinausragen.
word-bonfire-elder-of-paths = Ältester der Wege
    .acc = den Ältesten der Wege
    .help = Sofort 1 Punkt für jedes deiner Weg-Plättchen und das Startfeld.
word-bonfire-elder-of-fate = Ältester des Schicksals
    .acc = den Ältesten des Schicksals
    .help = Sofort 1 Punkt für jedes Schicksals-Plättchen in deinem Schicksalsfeld.
word-bonfire-elder-of-portals = Ältester der Portale
    .acc = den Ältesten der Portale
    .help = Sofort 1 Punkt für jedes deiner Portale.
word-bonfire-elder-of-tasks = Ältester der Aufgaben
    .acc = den Ältesten der Aufgaben
    .help = Sofort 1 Punkt für jede deiner Aufgaben und jedes deiner Bonfire.
word-bonfire-elder-of-guardians = Ältester der Hüterinnen
    .acc = den Ältesten der Hüterinnen
    .help = Sofort 1 Punkt für jede deiner Hüterinnen.
word-bonfire-elder-of-gnomes = Ältester der Gnome
    .acc = den Ältesten der Gnome
    .help = Sofort 1 Punkt für jeden deiner Gnome, auch für diesen.

## Bonuses of the High Council

bonus-bonfire-gold = 2 Gold und 1 gelber Marker
bonus-bonfire-path = ein Weg-Plättchen deiner Wahl, kostenlos
bonus-bonfire-guardian = eine Hüterin in einer Farbe, die dir fehlt
bonus-bonfire-great-bonfire = Großes Bonfire beliebig drehen und Belohnungen nehmen
bonus-bonfire-specialist = ein offener Spezialist, kostenlos
bonus-bonfire-move = eine Hüterin frei versetzen
bonus-bonfire-ship = kostenlos zu einer beliebigen Insel fahren
bonus-bonfire-fate = sofort ein Schicksals-Plättchen anlegen

## Common Tasks

common-bonfire-tasks = 7 Aufgaben oder Bonfire
common-bonfire-portals = 7 Portale
common-bonfire-paths = 7 Weg-Plättchen
common-bonfire-guardians = 5 Hüterinnen
common-bonfire-gnomes = 6 Gnome

## Tom's cards

tom-bonfire-great-bonfire = Großes Bonfire
tom-bonfire-guardian = Hüterin
tom-bonfire-task-1 = Aufgabe I
tom-bonfire-task-2 = Aufgabe II
tom-bonfire-gnome = Gnom
tom-bonfire-path = Weg

## What points are for

earned-bonfire-head-start = zu Beginn
earned-bonfire-elders = für den Ältesten
earned-bonfire-council = im Hohen Rat
earned-bonfire-great-bonfire = am Großen Bonfire
earned-bonfire-passing = für die übrigen Spielzüge
earned-bonfire-tom = durch seine Karte
`,"../../games/emberheart/texts/de/board.ftl":`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Der Tisch wird gedeckt …
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, Feld { $space }: frei
eh-space-pick = { $place }, Feld { $space }: Stelle eine Gruppe dafür zusammen; sie wählt als { $rank }
eh-space-send = { $place }, Feld { $space }: Schicke die Gruppe; sie wählt als { $rank }
eh-space-blocked = { $place }, Feld { $space }: ein neutrales Wappen. Es nimmt die linke Karte weg, wenn es dran ist.
eh-space-taken =
    { $place }, Feld { $space }: { $who }{ $size ->
        [0] , niemand
       *[other] , { $people }
    }{ $companion ->
        [yes] , mit dem Drachengefährten
       *[no] { "" }
    }. Wählt als { $rank }
eh-card = { $card }
eh-card-take = Nimm: { $card }
eh-bard-only = Bardin
eh-level-peak = Gipfel
eh-level-ridge = Grat
eh-level-foot = Fuß
eh-climbers = Die Reihe der Kletternden
eh-climber =
    { $who }, Feld { $space }: { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }

# The village
eh-special =
    { $place }. Wappen: { $crests ->
        [none] keine
       *[other] { $crests }
    }
eh-crests-of = { $who } { $number }
eh-station-twice = Feuerwache mit zwei Wappen
eh-aides = Berater
eh-aides-end = mit dem letzten endet die Phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bei { $who }
eh-aide-leader = beginnt
eh-aide-defender = Überfall weg
eh-aide-survivalist = +1 Ausrüstung
eh-aide-healer = Flamme −2
eh-raid = Überfall
eh-raid-card = Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-discarded = Abgeworfene Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(Flamme +{ $flame })
    }
eh-per = je
eh-flame = Flamme
eh-flame-left = bleib links von den anderen
eh-flame-of = { $who }: Flamme { $at }, { $glory } Ruhm nach jetzigem Stand

# The camp
eh-camp = Lager von { $who }
eh-shield = Hat den Drachenschild
eh-crests =
    { $number ->
        [one] noch { $number } Wappen
       *[other] noch { $number } Wappen
    }
eh-attributes = Attribute
eh-attribute = { $attribute } { $level }: { $glory } Ruhm, Wirkung des Drachengefährten { $effect }
eh-supply = Gefolgsleute und Ausrüstung
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}und { $away } auf der Insel
    }
eh-more = Eins mehr: { $what }
eh-less = Eins weniger: { $what }
eh-companion = Drachengefährte
eh-companion-ready = Drachengefährte, bereit: kommt mit der Gruppe
eh-companion-ready-short = bereit
eh-companion-goes = Drachengefährte kommt mit; noch einmal, um ihn zu Hause zu lassen
eh-companion-goes-short = kommt mit
eh-companion-used = Drachengefährte, diese Runde eingesetzt
eh-companion-used-short = eingesetzt
eh-companion-stays = Drachengefährten zu Hause lassen
eh-effect-strength = Stärke: so viele Gefolgsleute weniger, als das Feld verlangt
eh-effect-senses = Sinne: Ausrüstung auf einem Feld 3
eh-effect-senses-when = auf einer 3
eh-effect-speed = Geschwindigkeit: Flamme runter, wo keine andere Gruppe ist
eh-effect-speed-when = wenn allein
eh-skill-geared-dragons = 1 Ausrüstung auf einem Drachen: jede Karte, +1 Ruhm
eh-skill-further-steps = 1 Ausrüstung bringt ein steigendes Attribut 1 weiter
eh-skill-fire-wise = Flamme steigt: 1 Gehilfe pro Schritt, oder stattdessen 1 Experte
eh-skill-welcoming = beim Anlegen: 1 Gehilfe, oder 1 wird Experte
eh-heroes-preserves = Helden und Schutzgebiete mit ihren Drachen
eh-plans-free = Garnisonskarten · freie Drachen
eh-no-cards = Noch keine Karten.
eh-card-with = { $card } mit { $dragon }
eh-card-waits = { $card }, wartet auf einen Drachen
eh-hero-now = { $glory } Ruhm nach jetzigem Stand
eh-plan-open = { $card }, noch nicht erfüllt
eh-plan-done = { $card }, erfüllt
eh-dragon-free = { $dragon }, frei
eh-dragon-pick = { $dragon }, frei: Nimm ihn, um ihn anzulegen

# What is asked
eh-choices = Möglichkeiten
eh-your-party = Deine Gruppe
eh-size = Größe
eh-clear = Gruppe neu beginnen
eh-party-start = Wähle Gefolgsleute oder ein leuchtendes Feld.
eh-party-where =
    { $size ->
        [0] Der Drachengefährte allein: Wähle ein leuchtendes Feld.
        [one] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
       *[other] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
    }
eh-order-first = { $place } { $space }: Du wählst als { $rank }
eh-order-after = { $place } { $space }: Du wählst als { $rank }, nach { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Ein neutrales Wappen nimmt vorher eine Karte weg.
       *[other] Neutrale Wappen nehmen vorher { $blocked } Karten weg.
    }
eh-come-back = Nach der Belohnung zurück: { $people }.
eh-spent = Mit einer Karte verbraucht: { $people }.
eh-send = Schicken: { $place } { $space }
eh-swap = Jemanden tauschen
eh-swap-from = Wen gibst du her?
eh-swap-to = Gegen wen?
eh-attach = Ein Drache kann angelegt werden: Nimm ihn.
eh-attach-where = Wähle seine Karte.

# Above the table, and on the phone
eh-wait-problem = Der Tisch lässt sich nicht decken: { $problem }
eh-round = Runde { $round } von 5
eh-phases = Phasen der Runde
eh-phase-action = Aktionen
eh-phase-reward = Belohnungen
eh-phase-raid = Überfall
eh-phase-reset = Zurücksetzen
eh-tab-island = Insel
eh-tab-camp = Mein Lager
eh-tab-flame = Flamme
eh-places = Orte
eh-village = Dorf
eh-flame-at = Flamme { $at }
eh-flame-final = Flamme { $at }, { $final } mit abgegebener Ausrüstung
`,"../../games/emberheart/texts/de/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-emberheart = Glutherz
about-emberheart = Schicke Gruppen über die Insel, befreie die Drachen vor den Wilddieben und hüte dich vor der Flamme.

## Before something goes unused

warning-emberheart-crest = Du hast noch ein Wappen übrig. Trotzdem den Berater nehmen?
warning-emberheart-dragon = Du könntest noch einen Drachen anlegen. Trotzdem weiter?

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
part-emberheart-garrison-next = Nächste Garnisonskarten
part-emberheart-bard-card = Karte der Bardin
part-emberheart-bard-seat = Bardin von
part-emberheart-raid = Überfallkarten
part-emberheart-raid-discarded = Abgeworfene Überfallkarte
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel der Tavernenkarten
part-emberheart-captive-pile = Stapel der gefangenen Drachen
part-emberheart-mountain-pile = Stapel der Bergdrachen
part-emberheart-preserve-pile = Stapel der Schutzgebiete
part-emberheart-raid-pile = Stapel der Überfallkarten
part-emberheart-duo-pile = Stapel der Blockadekarten
part-emberheart-bands = Lager
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
part-emberheart-free = frei
part-emberheart-attached = angelegt
part-emberheart-with-gear = angelegt mit Ausrüstung
part-emberheart-completed = erfüllt
part-emberheart-no = nein
`,"../../games/emberheart/texts/de/game.ftl":`## What buttons say

move-emberheart-attribute = Hebe: { $attribute }
move-emberheart-no-attribute = Hebe kein Attribut
move-emberheart-go = Schicke eine Gruppe { $place-to }
move-emberheart-to-space = Nimm Feld { $space }
move-emberheart-with-companion = Nimm Feld { $space } mit dem Drachengefährten
move-emberheart-make-up =
    { $followers-sum ->
        [0] Schicke den Drachengefährten allein
        [one] Schicke { $followers }
       *[other] Schicke { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Nimm die Ausrüstung
       *[no] Lass die Ausrüstung
    }, { $flame ->
        [yes] senke die Flamme
       *[no] lass die Flamme
    }
move-emberheart-warehouse = Lege ein Wappen ins Lagerhaus
move-emberheart-station =
    { $times ->
        [one] Lege ein Wappen zur Feuerwache
       *[other] Lege { $times } Wappen zur Feuerwache
    }
move-emberheart-aide = Nimm { $aide-acc }
move-emberheart-swap = Tausche Gefolge für 1 Ausrüstung
move-emberheart-swap-kinds = Tausche { $from-count-acc } gegen { $to-count-acc }
move-emberheart-attach = Lege einen Drachen an
move-emberheart-dragon = Wähle { $dragon-acc }
move-emberheart-onto-hero = Lege ihn an { $hero-acc } an
move-emberheart-onto-preserve = Lege ihn an: { $preserve }
move-emberheart-without-gear = Lege ihn ohne Ausrüstung an
move-emberheart-with-gear = Lege ihn mit 1 Ausrüstung an
move-emberheart-done = Weiter
move-emberheart-call = Rufe die Gruppe von Feld { $space } { $place-at } zurück
move-emberheart-no-call = Lass alle Gruppen, wo sie sind
move-emberheart-discard-raid = Wirf die Überfallkarte ab: { $raid }
move-emberheart-take =
    { $card-key ->
        [none] Nimm Karte { $slot }
       *[other] Nimm { $card-acc }
    }
move-emberheart-decline = Nimm nichts
move-emberheart-goes-first = Die Gruppe auf Feld { $space } ist zuerst dran
move-emberheart-gain-hireling = Nimm 1 Gehilfen
move-emberheart-gain-gear = Nimm 1 Ausrüstung
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Nimm 1 Gehilfen
       *[other] Tausche 1 Gehilfen gegen { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Nimm niemanden
move-emberheart-into-gear =
    { $hirelings ->
        [0] Behalte alle Gehilfen
        [one] Mach 1 Gehilfen zu Ausrüstung
       *[other] Mach { $hirelings } Gehilfen zu Ausrüstung
    }
move-emberheart-exchange-none = Tausche niemanden
move-emberheart-exchange = Tausche { $number } × { $from } gegen { $to }
move-emberheart-use-apprentice = Nutze die Auszubildende: Nimm einen Helden
move-emberheart-use-bard = Lass die Bardin 2 Helden ziehen
move-emberheart-keep-hero = Biete dir { $hero-acc } an
move-emberheart-use-paragon =
    Vorbild: Flamme +1 und 2 Gehilfen gegen { $scouts ->
        [0] 2 Waldläuferinnen
        [one] 1 Späher und 1 Waldläuferin
       *[other] 2 Späher
    }
move-emberheart-go-further = Bezahle 1 Ausrüstung für 1 Schritt mehr
move-emberheart-no-further = Lass es dabei
move-emberheart-flame-rises = Lass die Flamme steigen und nimm Gehilfen
move-emberheart-discard-instead = Wirf stattdessen Experten ab
move-emberheart-lose = Wirf { $follower-count-acc } ab
move-emberheart-use-remaining = Folge der Überfallkarte, die liegt
move-emberheart-use-discarded = Folge der abgeworfenen Überfallkarte
move-emberheart-use-sage = Flamme +1, verliere 2 weniger (Feuerweiser)
move-emberheart-no-sage = Verliere, was die Überfallkarte sagt

## What happened

event-emberheart-gained-followers = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-emberheart-lost-followers = { $who } verliert { $a0-count-acc }
    .you = Du verlierst { $a0-count-acc }
event-emberheart-gained-gear = { $who } erhält { $a0 } Ausrüstung
    .you = Du erhältst { $a0 } Ausrüstung
event-emberheart-paid-gear = { $who } bezahlt { $a0 } Ausrüstung
    .you = Du bezahlst { $a0 } Ausrüstung
event-emberheart-sent-party =
    { $who } schickt eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , mit dem Drachengefährten
    }
    .you =
        Du schickst eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , mit deinem Drachengefährten
        }
event-emberheart-called-back = { $who } ruft die Gruppe von Feld { $a1 } { $a0-at } zurück
    .you = Du rufst deine Gruppe von Feld { $a1 } { $a0-at } zurück
event-emberheart-came-back = { $who } nimmt { $a0-at } keine Karte (Feld { $a1 }); die Gruppe kommt zurück
    .you = Du nimmst { $a0-at } keine Karte (Feld { $a1 }); deine Gruppe kommt zurück
event-emberheart-crest-at =
    { $who } legt { $a1 ->
        [one] { $a1 } Wappen
       *[other] { $a1 } Wappen
    } ab: { $a0 }
    .you =
        Du legst { $a1 ->
            [one] { $a1 } Wappen
           *[other] { $a1 } Wappen
        } ab: { $a0 }
event-emberheart-took-aide = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-discarded-raid = { $who } wirft die Überfallkarte ab: { $a0 }
    .you = Du wirfst die Überfallkarte ab: { $a0 }
event-emberheart-took-hero = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-tavern = { $who } nimmt in der Taverne { $a0-acc }
    .you = Du nimmst in der Taverne { $a0-acc }
event-emberheart-took-dragon = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-preserve = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-garrison = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-completed-card = { $who } erfüllt { $a0-acc }
    .you = Du erfüllst { $a0-acc }
event-emberheart-attached-dragon = { $who } legt { $a0-acc } an { $a1-acc } an
    .you = Du legst { $a0-acc } an { $a1-acc } an
event-emberheart-drew-heroes =
    { $who } zieht mit der Bardin: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Deine Bardin zieht: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } wirft mit der Drachenausbilderin { $a0-acc } ab
    .you = Du wirfst mit der Drachenausbilderin { $a0-acc } ab
event-emberheart-flame-moved = { $who }: Flamme { $a0-signed }
    .you = Deine Flamme { $a0-signed }
event-emberheart-attribute-moved = { $who }: { $a0 } +{ $a1 }
    .you = Bei dir: { $a0 } +{ $a1 }
event-emberheart-raided =
    Überfall ({ $a0 }): { $a1 ->
        [0] { $who } verliert niemanden
        [one] { $who } muss 1 abgeben
       *[other] { $who } muss { $a1 } abgeben
    }
    .you =
        Überfall ({ $a0 }): { $a1 ->
            [0] Du verlierst niemanden
            [one] Du musst 1 abgeben
           *[other] Du musst { $a1 } abgeben
        }
event-emberheart-new-round = Runde { $a0 } beginnt
event-emberheart-blocked = Neutrale Wappen blockieren: { $a0 }
event-emberheart-discarded-card = Ein neutrales Wappen nimmt { $a0-at } eine Karte weg
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } nutzt { $a0-acc }
    .you = Du nutzt { $a0-acc }
event-emberheart-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-emberheart-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-emberheart-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-emberheart-swapped = { $who } gibt { $lost } ab und erhält { $gained }
    .you = Du gibst { $lost } ab und erhältst { $gained }

## What is asked

ask-emberheart-first-attribute = Welches Attribut startet auf 1?
    .other = { $who } wählt ein Attribut
ask-emberheart-before = Vor der Aktionsphase: Nutze deine Helden, lege Drachen an, oder mach weiter
    .other = { $who } bereitet die Aktionsphase vor
ask-emberheart-act = Du bist am Zug: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater
    .other = { $who } ist am Zug
    .figures =
        { $acted ->
            [yes] Tausche Gefolgsleute oder lege Drachen an, oder beende deinen Zug
           *[no] Du bist am Zug: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater
        }
ask-emberheart-resend = Schicke eine neue Gruppe für die zurückgerufene
    .other = { $who } schickt eine neue Gruppe
ask-emberheart-party-space = Welches Feld nimmt die Gruppe?
    .other = { $who } wählt ein Feld für eine Gruppe
    .figures =
        { $place }: Welches Feld? { $fitting-sum ->
            [0] Niemand von dir darf
            [one] 1 Person darf
           *[other] { $fitting-sum } Gefolgsleute dürfen
        } hin
ask-emberheart-party = Wer geht mit?
    .other = { $who } stellt eine Gruppe zusammen
    .figures = { $place }, Feld { $space }: Wer geht mit?
ask-emberheart-companion = Was bringt dein Drachengefährte?
    .other = { $who } nutzt den Drachengefährten
    .figures =
        Was bringt dein Drachengefährte? { $gear ->
            [0] { "" }
            [one] 1 Ausrüstung ist möglich.
           *[other] { $gear } Ausrüstung sind möglich.
        } { $flame ->
            [0] { "" }
            [one] Flamme −1 ist möglich.
           *[other] Flamme −{ $flame } ist möglich.
        }
ask-emberheart-swap = Wen tauschst du gegen wen, für 1 Ausrüstung?
    .other = { $who } tauscht Gefolgsleute
ask-emberheart-attach = Welchen Drachen legst du an?
    .other = { $who } legt einen Drachen an
ask-emberheart-onto = Zu welchem Helden oder Schutzgebiet kommt der Drache?
    .other = { $who } legt einen Drachen an
    .figures = Woran legst du { $dragon-acc } an?
ask-emberheart-gear = Legst du 1 Ausrüstung auf den Drachen?
    .other = { $who } legt einen Drachen an
    .figures = Legst du 1 Ausrüstung auf { $dragon-acc }, für 1 Ruhm?
ask-emberheart-call-back = Rufe eine deiner Gruppen zurück und schicke eine neue, oder lass alle stehen
    .other = { $who } darf eine Gruppe zurückrufen
ask-emberheart-defend = Welche Überfallkarte wirfst du ab?
    .other = { $who } wirft eine Überfallkarte ab
ask-emberheart-reward = Nimm eine Karte für deine Gruppe, oder nichts und 2 Ausrüstung
    .other = { $who } wählt eine Karte
    .figures = { $place }, deine Gruppe auf Feld { $space }: Nimm eine Karte, oder nichts und 2 Ausrüstung
ask-emberheart-climb = Der Berg: Nimm einen Drachen dieser Ebene, oder zieh dich zurück
    .other = { $who } klettert auf den Berg
    .figures =
        Der Berg, { $level-key ->
            [middle] mittlere Ebene
           *[top] Gipfel
        }: Nimm mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        } einen Drachen, oder zieh dich zurück
ask-emberheart-tie = Gleichstand am Berg: Welche Gruppe ist zuerst dran?
    .other = { $who } entscheidet einen Gleichstand am Berg
    .figures =
        Gleichstand am Berg mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        }: Welche Gruppe ist zuerst dran?
ask-emberheart-window = Lege jetzt einen Drachen an, oder mach weiter
    .other = { $who } darf einen Drachen anlegen
ask-emberheart-wrangle = Hirte: 1 Gehilfe oder 1 Ausrüstung für den Drachen?
    .other = { $who } nutzt den Hirten
ask-emberheart-welcome = Deine Fertigkeit: Nimm 1 Gehilfen, tausche 1 gegen einen Experten, oder keins von beiden
    .other = { $who } nutzt eine Fertigkeit
ask-emberheart-outfit = Schneider: Wie viele der neuen Gehilfen werden zu Ausrüstung?
    .other = { $who } nutzt den Schneider
    .figures =
        Schneider: Wie viele der { $hirelings ->
            [one] { $hirelings } neuen Gehilfen
           *[other] { $hirelings } neuen Gehilfen
        } werden zu Ausrüstung?
ask-emberheart-exchange = Tauschst du bis zu 2 Gehilfen gegen Experten, oder umgekehrt?
    .other = { $who } darf Gefolgsleute tauschen
    .figures = Tauschst du bis zu 2 Gehilfen um ({ $specialist }), oder umgekehrt?
ask-emberheart-mentor = Mentor: Tausche neue Experten gegen andere, oder mach weiter
    .other = { $who } nutzt den Mentor
    .figures = Mentor: Du darfst noch { $swaps } tauschen ({ $brought }), oder mach weiter
ask-emberheart-apprentice = Welchen Helden bringt dir die Auszubildende?
    .other = { $who } nutzt die Auszubildende
ask-emberheart-bard = Bardin: Welchen Helden darfst nur du nehmen?
    .other = { $who } nutzt die Bardin
    .figures = Bardin: Welchen Helden darfst nur du nehmen? { $heroes-or }
ask-emberheart-knight = Drachenritter: Welches Attribut steigt um 1?
    .other = { $who } nutzt den Drachenritter
    .figures = Drachenritter: Welches Attribut steigt um 1? Aufgedruckt: { $attribute }
ask-emberheart-further = Deine Fertigkeit: 1 Ausrüstung für 1 Schritt mehr?
    .other = { $who } nutzt eine Fertigkeit
    .figures = Deine Fertigkeit: Hebst du { $attribute } (jetzt { $level }) für 1 Ausrüstung noch weiter?
ask-emberheart-climber = Hebe ein Attribut um 1, oder keins
    .other = { $who } darf ein Attribut heben
ask-emberheart-flame-choice = Deine Fertigkeit: Lässt du die Flamme steigen und nimmst Gehilfen, oder wirfst du stattdessen Experten ab?
    .other = { $who } nutzt eine Fertigkeit
    .figures =
        Deine Fertigkeit: Flamme +{ $steps } und { $steps ->
            [one] { $steps } Gehilfe
           *[other] { $steps } Gehilfen
        }, oder wirf stattdessen { $steps ->
            [one] { $steps } Experten
           *[other] { $steps } Experten
        } ab?
ask-emberheart-lose = Welche Experten wirfst du ab?
    .other = { $who } wirft Experten ab
    .figures =
        Wirf { $number ->
            [one] { $number } Experten
           *[other] { $number } Experten
        } ab: Wen?
ask-emberheart-messenger = Bote: Welche Überfallkarte trifft dich?
    .other = { $who } nutzt den Boten
ask-emberheart-sage = Feuerweiser: Lässt du die Flamme um 1 steigen und verlierst 2 weniger?
    .other = { $who } nutzt den Feuerweisen
    .figures = Feuerweiser: Verlierst du { $loss }, oder Flamme +1 und { $with_sage }?
ask-emberheart-train = Drachenausbilderin: Wirf einen freien Drachen für 1 Schritt seines Attributs ab, oder keinen
    .other = { $who } nutzt die Drachenausbilderin
ask-emberheart-train-exotic = Welches Attribut hebt der exotische Drache?
    .other = { $who } nutzt die Drachenausbilderin

## Why not

no-emberheart-game-over = Das Spiel ist zu Ende.
no-emberheart-act-first = Handle zuerst: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater.
no-emberheart-action-done = Deine eine Aktion in diesem Zug hast du gehabt; es bleiben nur Tauschen und Drachen anlegen.
no-emberheart-aide-taken = { $who } hat in dieser Runde { $aide-acc } genommen.
no-emberheart-aide-yours = Du hast in dieser Runde { $aide-acc } genommen.
no-emberheart-apprentice-used = Die Auszubildende hat schon geholfen; sie hilft einmal im Spiel.
no-emberheart-attribute-at-the-end = { $attribute } steht auf { $level }, weiter geht es nicht.
no-emberheart-bard-first = Zuerst zieht die Bardin; Helden im Stapel: { $heroes }.
no-emberheart-bard-used = Die Bardin hat in dieser Runde schon gezogen.
no-emberheart-card-has-dragon = { $card } hat schon einen Drachen: { $dragon }.
no-emberheart-card-not-yours = Diese Karte hast du nicht: { $card }.
no-emberheart-companion-lacks-followers =
    Feld { $space } braucht mit dem Drachengefährten mindestens { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-companion-no-flame = Der Drachengefährte senkt die Flamme nur, wo keine andere Gruppe ist, und erst ab Geschwindigkeit 1.
no-emberheart-companion-no-gear = Der Drachengefährte bringt Ausrüstung nur auf einem Feld 3, und erst ab Sinne 1.
no-emberheart-companion-placed = Dein Drachengefährte ist in dieser Runde schon unterwegs; er begleitet eine Gruppe pro Runde.
no-emberheart-dragon-attached = Dieser Drache ist schon angelegt und bleibt dort: { $dragon }.
no-emberheart-hero-of-another-bard = Den Helden der Bardin darf nur { $who } nehmen.
no-emberheart-hero-pile-empty = Der Heldenstapel ist leer.
no-emberheart-hero-waits =
    { $hero } wartet auf einen { $colour-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen.
no-emberheart-lacks-crests =
    Kostet { $needed ->
        [one] { $needed } Wappen
       *[other] { $needed } Wappen
    }; du hast { $crests }.
no-emberheart-lacks-followers = Nötig: { $needed } × { $follower } im Vorrat; du hast { $have }.
no-emberheart-lacks-gear = Kostet 1 Ausrüstung; du hast { $gear }.
no-emberheart-lacks-specialists = Die Flamme steigt um { $steps }, so viele Experten müssten gehen; du hast { $specialists }.
no-emberheart-lacks-wardens =
    Dieser Drache kostet { $needed ->
        [one] { $needed } Hüterin
       *[other] { $needed } Hüterinnen
    } der Gruppe ({ $dragon }); auf Feld { $space } sind { $wardens }.
no-emberheart-marshal-waits = Zwei Wappen zugleich gehen nur mit dem Brandschutzbeauftragten; deinem fehlt noch ein Drache.
no-emberheart-mentor-no-hirelings = Der Mentor tauscht Experten gegen Experten, keine Gehilfen.
no-emberheart-mentor-other-kind = Die Tavernenkarte brachte keine davon ({ $follower }), sondern { $brought }.
no-emberheart-mountain-card-gone =
    Karte { $slot } der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene ist weg.
no-emberheart-needs-marshal = Zwei Wappen zugleich gehen nur mit dem Brandschutzbeauftragten; du hast ihn nicht.
no-emberheart-no-card-for-dragon =
    Keine deiner Karten wartet auf { $dragon-acc }. { $waiting-size ->
        [0] Es wartet überhaupt keine.
        [one] Es wartet: { $waiting }.
       *[other] Es warten: { $waiting }.
    }
no-emberheart-no-card-there = { $place }: Karte { $slot } gibt es dort nicht.
no-emberheart-no-card-waits = Keine deiner Karten wartet auf einen Drachen; frei: { $free }.
no-emberheart-no-colour-fits = Kein freier Drache hat die Farbe einer wartenden Karte. Frei: { $free }. Wartend: { $waiting }.
no-emberheart-no-dragon = Diesen Drachen hast du nicht: { $dragon }.
no-emberheart-no-follower = Davon hast du keine im Vorrat: { $follower }.
no-emberheart-no-followers = Du hast keine Gefolgsleute zum Tauschen im Vorrat.
no-emberheart-no-free-dragon = Du hast keinen freien Drachen zum Anlegen.
no-emberheart-no-gear-skill = Dein Tableau hat keine Fertigkeit, die Ausrüstung auf Drachen legt.
no-emberheart-no-hero = Dir fehlt: { $hero }.
no-emberheart-no-hero-of-a-bard = In der Auslage liegt kein Held einer Bardin.
no-emberheart-no-hero-offered = Es liegt kein Held aus.
no-emberheart-no-hero-there = Auf Platz { $slot } liegt kein Held.
no-emberheart-no-new-party = Danach könntest du keine neue Gruppe schicken: Kein freies Feld passt zu deinen Gefolgsleuten.
no-emberheart-no-party-there = Du hast keine Gruppe auf Feld { $space } { $place-at }.
no-emberheart-no-swap-helps = Nach jedem Tausch könntest du keine neue Gruppe mehr schicken.
no-emberheart-one-hero-drawn = Im Stapel war nur noch 1 Held.
no-emberheart-only-new-hirelings = Nur die Gehilfen dieses Besuchs ({ $hirelings }) können Ausrüstung werden, nicht { $asked }.
no-emberheart-other-colour =
    { $card } braucht einen { $wanted-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    { $card } braucht einen { $wanted-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } ({ $dragon }) und braucht 1 Ausrüstung.
no-emberheart-other-decision = Erst kommt etwas anderes: { $ask }
no-emberheart-other-level =
    Diese Gruppe steht auf der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene; { $slots-size ->
        [0] dort gibt es keine Karte
        [one] dort gibt es Karte { $slots-or }
       *[other] dort gibt es Karte { $slots-or }
    }.
no-emberheart-other-party-next =
    Als Nächstes kommt eine der Gruppen mit { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }, auf Feld { $spaces-or }, nicht Feld { $space }.
no-emberheart-paragon-used = Das Vorbild hat in dieser Runde schon geholfen.
no-emberheart-party-lacks-followers = Außer Gehilfen darf nur eine Art { $place-to }: { $specialist }. Von deinen dürfen { $fitting-sum } hin.
no-emberheart-party-size = Feld { $space } braucht { $range } Gefolgsleute; diese Gruppe hat { $size }.
no-emberheart-place-full = Alle 5 Felder { $place-at } sind besetzt.
no-emberheart-place-lacks-followers =
    { $place }: Das kleinste freie Feld braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-raid-gone = Überfallkarte { $raid } ist schon abgeworfen.
no-emberheart-resend-first = Du hast eine Gruppe zurückgerufen; schicke zuerst eine neue los.
no-emberheart-resend-impossible = Danach könntest du für die zurückgerufene Gruppe keine neue schicken.
no-emberheart-space-blocked = Feld { $space } { $place-at } ist von einem neutralen Wappen blockiert.
no-emberheart-space-lacks-followers =
    Feld { $space } braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-space-taken = Feld { $space } { $place-at } ist besetzt: { $who }.
no-emberheart-space-yours = Auf Feld { $space } { $place-at } steht schon eine deiner Gruppen.
no-emberheart-specialist-must-go = Ein Experte muss abgeworfen werden; du hast { $specialists }.
no-emberheart-swap-lacks-gear = Ein Tausch kostet 1 Ausrüstung; du hast keine.
no-emberheart-swap-no-help = Nach diesem Tausch könntest du keine neue Gruppe schicken; du hast { $followers } und { $gear } Ausrüstung.
no-emberheart-swap-same = Tausche gegen eine andere Art, nicht gegen dieselbe: { $follower }.
no-emberheart-too-late-for-gear = Sobald der Überfall der 5. Runde begonnen hat, kommt keine Ausrüstung mehr auf Drachen.
no-emberheart-train-attached = Dieser Drache ist angelegt ({ $dragon }); nur ein freier kann abgeworfen werden.
no-emberheart-train-no-dragon = Diesen Drachen hast du nicht ({ $dragon }); abwerfen kannst du nur einen eigenen freien.
no-emberheart-welcome-lacks-hireling = Dafür brauchst du 1 Gehilfen im Vorrat ({ $follower }); du hast { $hirelings }.

## The score sheet

source-emberheart-dragons = Drachen
source-emberheart-attributes = Attribute
source-emberheart-heroes = Helden mit Drachen
source-emberheart-garrison = Erfüllte Garnisonskarten
source-emberheart-flame = Abstand zur höchsten Flamme

## Setup options

option-emberheart-side = Fertigkeiten (Seite B)
    .help = Alle spielen mit Seite B der Tableaus, jede Person mit einer eigenen Fertigkeit. Für die erste Partie besser aus.

## Hints: what a line costs and prepares, and what comes to light then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] Flamme +{ $number }
       *[other] Flamme −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = eine Gruppe auf Feld { $space } { $name-at }
thing-emberheart-aide = { $name }
thing-emberheart-raid = nicht dieser Überfall: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = neue Karten werden ausgelegt
then-emberheart-blocked = neue Karten werden ausgelegt
then-emberheart-drew-heroes = die Bardin zieht Helden
then-emberheart-took-hero = ein Held wird gezogen
then-emberheart-hidden = etwas Verborgenes wird aufgedeckt
`,"../../games/emberheart/texts/de/words.ftl":`## Followers and pieces

word-emberheart-hireling = Gehilfe
    .count =
        { $n ->
            [one] { $n } Gehilfe
           *[other] { $n } Gehilfen
        }
    .count-acc =
        { $n ->
            [one] { $n } Gehilfen
           *[other] { $n } Gehilfen
        }
    .help = Darf an jeden Ort, wird aber abgeworfen, sobald die Gruppe eine Karte genommen hat.
word-emberheart-scout = Späher
    .count =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .count-acc =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .help = Experte für Heldengilde, Taverne und Lager der Wilddiebe. Kommt zurück.
word-emberheart-ranger = Waldläuferin
    .count =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .help = Expertin für Schutzgebiet und Garnison. Kommt zurück.
word-emberheart-warden = Hüterin
    .count =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .help = Expertin für den Berg; nur mit Hüterinnen klettert eine Gruppe auf die höheren Ebenen. Kommt zurück, wenn sie nicht der Preis ist.
word-emberheart-specialist = Experte
    .count =
        { $n ->
            [one] { $n } Experte
           *[other] { $n } Experten
        }
    .count-acc =
        { $n ->
            [one] { $n } Experten
           *[other] { $n } Experten
        }
word-emberheart-follower = Gefolgsperson
    .count =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
    .count-acc =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
word-emberheart-gear = Ausrüstung
    .count =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .count-acc =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .help = In deinem Zug tauscht 1 Ausrüstung 1 Person aus deinem Vorrat gegen eine anderer Art. Am Ende senken je 3 deine Flamme um 1.
word-emberheart-crest = Wappen
    .count =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
    .count-acc =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
word-emberheart-glory = Ruhm
    .count =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
    .count-acc =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
word-emberheart-flame = Flamme
    .count = Flamme +{ $n }
    .count-acc = Flamme +{ $n }
word-emberheart-companion = Drachengefährte

## Colours and attributes

word-emberheart-red = rot
word-emberheart-blue = blau
word-emberheart-green = grün
word-emberheart-exotic = exotisch
word-emberheart-strength = Stärke
    .help = Der Drachengefährte ersetzt bis zu 1, 2 oder 3 Gefolgsleute seiner Gruppe (ab Stufe 1, 3, 5).
word-emberheart-senses = Sinne
    .help = Auf einem Feld 3 bringt der Drachengefährte 1, 2 oder 3 Ausrüstung (ab Stufe 1, 3, 5).
word-emberheart-speed = Geschwindigkeit
    .help = Wo noch keine andere Gruppe ist, senkt der Drachengefährte deine Flamme um 1, 2 oder 3 (ab Stufe 1, 3, 5).

## Locations

word-emberheart-guild = Heldengilde
    .to = in die Heldengilde
    .at = in der Heldengilde
    .help = Helden. Gehilfen und Späher dürfen hin.
word-emberheart-tavern = Taverne
    .to = in die Taverne
    .at = in der Taverne
    .help = Neue Gefolgsleute und eine Änderung deiner Flamme. Gehilfen und Späher dürfen hin.
word-emberheart-camp = Lager der Wilddiebe
    .to = ins Lager der Wilddiebe
    .at = im Lager der Wilddiebe
    .help = Gefangene Drachen, auch exotische. Gehilfen und Späher dürfen hin.
word-emberheart-mountain = Berg
    .to = zum Berg
    .at = am Berg
    .help = Die stärksten Drachen auf drei Ebenen. Gehilfen und Hüterinnen dürfen hin; nur Hüterinnen klettern weiter.
word-emberheart-preserve = Schutzgebiet
    .to = ins Schutzgebiet
    .at = im Schutzgebiet
    .help = Ein Zuhause für einen Drachen: Sein Attribut steigt um 2. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-garrison = Garnison
    .to = in die Garnison
    .at = in der Garnison
    .help = Pläne, die Ruhm bringen, sobald du hast, was sie verlangen. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-warehouse = Lagerhaus
    .to = ins Lagerhaus
    .at = im Lagerhaus
    .help = Ein Wappen hier bringt sofort 2 Ausrüstung.
word-emberheart-station = Feuerwache
    .to = zur Feuerwache
    .at = bei der Feuerwache
    .help = Ein Wappen hier bringt sofort 4 Gehilfen; deine Flamme steigt um 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Anführerin
    .acc = die Anführerin
    .help = Du beginnst die nächste Runde. Du darfst eine deiner Gruppen zurückrufen und sofort eine neue schicken.
word-emberheart-defender = Ver­tei­di­gerin
    .acc = die Verteidigerin
    .help = Wirf eine der beiden Überfallkarten ab.
word-emberheart-survivalist = Über­lebens­künstler
    .acc = den Überlebenskünstler
    .help = 1 Ausrüstung, und du entscheidest Gleichstände am Berg.
word-emberheart-healer = Heiler
    .acc = den Heiler
    .help = Deine Flamme sinkt um 2.
word-emberheart-none = Keine Fertigkeit
    .help = Seite A: Niemand hat eine Fertigkeit.
word-emberheart-geared-dragons = Gerüstete Drachen
    .help = Mit 1 Ausrüstung passt ein Drache zu jedem Helden und jedem Schutzgebiet und ist 1 Ruhm mehr wert, bis zum Überfall der 5. Runde.
word-emberheart-further-steps = Weitere Schritte
    .help = Immer wenn ein Attribut steigt, bringt 1 Ausrüstung es 1 weiter.
word-emberheart-fire-wise = Feuererfahren
    .help = Wenn deine Flamme steigt: 1 Gehilfe pro Schritt, oder 1 Experte pro Schritt statt des Anstiegs.
word-emberheart-welcoming = Gastfreundlich
    .help = Wenn du einen Drachen anlegst: 1 Gehilfe, oder tausche 1 Gehilfen gegen einen Experten.

## Heroes: ability and glory

word-emberheart-apprentice = Auszubildende
    .acc = die Auszubildende
    .help = Einmal im Spiel, vor einer Aktionsphase: Nimm einen Helden aus der Gilde.
    .glory = 4
word-emberheart-bard = Bardin
    .acc = die Bardin
    .help = Vor jeder Aktionsphase: Zieh 2 Helden; einen davon darfst nur du nehmen.
    .glory = 7 bei den meisten Garnisonskarten
word-emberheart-fire-sage = Feuerweiser
    .acc = den Feuerweisen
    .help = Im Überfall darfst du die Flamme um 1 steigen lassen und verlierst 2 weniger.
    .glory = 7 bei den meisten roten Drachen
word-emberheart-outfitter = Schneider
    .acc = den Schneider
    .help = Gehilfen von der Feuerwache dürfen zu Ausrüstung werden, eins zu eins.
    .glory = 7 bei den meisten Schutzgebieten
word-emberheart-paragon = Vorbild
    .acc = das Vorbild
    .help = Vor jeder Aktionsphase: Flamme +1 und 2 Gehilfen für 2 Späher oder Waldläuferinnen.
    .glory = 5 bei den meisten Drachen
word-emberheart-peakwalker = Gipfelwandlerin
    .acc = die Gipfelwandlerin
    .help = Ein Drache vom Gipfel des Berges bringt 1 Attributschritt mehr.
    .glory = 7 bei der meisten Ausrüstung
word-emberheart-recruiter = Anwerber
    .acc = den Anwerber
    .help = Nach jedem Überfall: 1 Gehilfe je 2 rote Drachen.
    .glory = 2 je Satz aus Späher, Waldläuferin und Hüterin, höchstens 10
word-emberheart-innkeeper = Gastwirt
    .acc = den Gastwirt
    .help = 1 Ausrüstung für jede Gruppe, die du in die Taverne schickst.
    .glory = 7, wenn jedes Attribut auf 3 oder höher steht
word-emberheart-wrangler = Hirte
    .acc = den Hirten
    .help = 1 Gehilfe oder 1 Ausrüstung für jeden Drachen mit Wert 5 oder 7, den du erhältst.
    .glory = 2 je Garnisonskarte, höchstens 10
word-emberheart-flame-tamer = Flammenbändigerin
    .acc = die Flammenbändigerin
    .help = Flamme −1 für jedes Schutzgebiet, das du nimmst.
    .glory = 7 bei den meisten Gehilfen
word-emberheart-dragon-knight = Drachenritter
    .acc = den Drachenritter
    .help = Eine erfüllte Garnisonskarte darf ein anderes Attribut heben.
    .glory = 7 bei den meisten blauen Drachen
word-emberheart-fire-marshal = Brandschutzbeauftragter
    .acc = den Brandschutzbeauftragten
    .help = Zwei Wappen zugleich bei der Feuerwache: 8 Gehilfen für Flamme +1.
    .glory = 1 je Ausrüstung, höchstens 10
word-emberheart-spy = Spionin
    .acc = die Spionin
    .help = 1 Gehilfe für jede Gruppe, die du ins Lager schickst.
    .glory = 7 bei den meisten Helden
word-emberheart-master-scout = Meisterspäherin
    .acc = die Meisterspäherin
    .help = Nach einer Gruppe auf Feld 4 oder 5: Tausche bis zu 2 Gehilfen gegen Späher oder umgekehrt.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = den Mentor
    .help = Bis zu 2 Experten jeder Tavernenkarte dürfen von anderer Art sein.
    .glory = 3 je Satz aus rotem, blauem und grünem Drachen, höchstens 9
word-emberheart-merchant = Händler
    .acc = den Händler
    .help = 2 Ausrüstung mehr im Lagerhaus, wenn dort schon ein Wappen liegt.
    .glory = 2 je Held, höchstens 10
word-emberheart-messenger = Bote
    .acc = den Boten
    .help = Im Überfall darfst du stattdessen der abgeworfenen Überfallkarte folgen.
    .glory = 1 je Gehilfe ab dem vierten, höchstens 10
word-emberheart-quartermaster = Quartiermeisterin
    .acc = die Quartiermeisterin
    .help = Nach jedem Überfall: 1 Ausrüstung je 2 blaue Drachen.
    .glory = 2 je Schritt deines niedrigsten Attributs, höchstens 10
word-emberheart-dragon-nurse = Drachenpflegerin
    .acc = die Drachenpflegerin
    .help = 1 Gehilfe für jede Gruppe, die du ins Schutzgebiet schickst.
    .glory = 7 bei den meisten grünen Drachen
word-emberheart-keeper = Wärter
    .acc = den Wärter
    .help = Im Überfall verlierst du 1 weniger.
    .glory = 5, wenn bei einem Attribut niemand vor dir liegt
word-emberheart-dragon-trainer = Drachenausbilderin
    .acc = die Drachenausbilderin
    .help = Einmal pro Runde: Wirf einen freien Drachen ab, um das Attribut seiner Farbe um 1 zu heben.
    .glory = 7 bei den meisten Waldläuferinnen
word-emberheart-dragon-whisperer = Drachenflüsterin
    .acc = die Drachenflüsterin
    .help = Flamme −1 für jeden Drachen, den du im Lager nimmst.
    .glory = 7 bei den meisten Gefolgsleuten
word-emberheart-master-ranger = Meisterwaldläuferin
    .acc = die Meisterwaldläuferin
    .help = Nach einer Gruppe auf Feld 4 oder 5: Tausche bis zu 2 Gehilfen gegen Waldläuferinnen oder umgekehrt.
    .glory = 4
word-emberheart-overseer = Aufseher
    .acc = den Aufseher
    .help = 1 Gehilfe mehr im Lagerhaus.
    .glory = 2 je verschiedenem Wert unter deinen Drachen
word-emberheart-priestess = Priesterin
    .acc = die Priesterin
    .help = Nach jedem Überfall: Flamme −1 je 2 grüne Drachen.
    .glory = 2 je Schutzgebiet, höchstens 10
word-emberheart-squire = Knappe
    .acc = den Knappen
    .help = Bei der Feuerwache, wenn dort schon ein Wappen liegt: 1 Gehilfe mehr und keine Flamme.
    .glory = 7 bei den meisten Spähern
word-emberheart-tactician = Taktiker
    .acc = den Taktiker
    .help = Jede Garnisonskarte verlangt von einem der beiden Dinge 1 weniger.
    .glory = 7 bei den meisten Hüterinnen

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] roter Drache
        [blue] blauer Drache
        [green] grüner Drache
        [exotic] exotischer Drache
    } ({ $glory })
    .acc =
        { $colour ->
           *[red] den roten Drachen
            [blue] den blauen Drachen
            [green] den grünen Drachen
            [exotic] den exotischen Drachen
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] rotes Schutzgebiet
        [blue] blaues Schutzgebiet
        [green] grünes Schutzgebiet
    }
    .acc =
        { $colour ->
           *[red] ein rotes Schutzgebiet
            [blue] ein blaues Schutzgebiet
            [green] ein grünes Schutzgebiet
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] rote Garnisonskarte
        [blue] blaue Garnisonskarte
        [green] grüne Garnisonskarte
    } { $step }
    .acc =
        { $colour ->
           *[red] die rote Garnisonskarte
            [blue] die blaue Garnisonskarte
            [green] die grüne Garnisonskarte
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 Experte
       *[hireling] 1 Gehilfe
    } je { $counted ->
       *[hero] Held
        [garrison-card] Garnisonskarte
        [preserve] Schutzgebiet
        [highest-attribute] Schritt des höchsten Attributs
        [red-dragon] roter Drache
        [blue-dragon] blauer Drache
        [green-dragon] grüner Drache
        [ranger] Waldläuferin
        [warden] Hüterin
        [scout] Späher
    }

## States of cards

word-emberheart-no = nicht da
word-emberheart-free = frei
word-emberheart-attached = angelegt
word-emberheart-with-gear = angelegt mit Ausrüstung
word-emberheart-open = offen
word-emberheart-completed = erfüllt
`,"./server.ftl":`## Opponents

level-spark = Funke
    .help = Sanft: sieht den eigenen Zug und irrt sich oft.
level-ember = Glut
    .help = Gemütlich: plant den eigenen Zug, mit ein paar Fehlern.
level-flame = Flamme
    .help = Spielt gut: schaut ein wenig voraus.
level-blaze = Lohe
    .help = Stark: schaut weit voraus.
level-inferno = Inferno
    .help = Das Beste, was es gibt: schaut sehr weit voraus, in unter 2 Sekunden.

## Verdicts of a review

verdict-blunder = Grober Fehler
verdict-mistake = Fehler
verdict-inaccuracy = Ungenauigkeit

## What the server refuses

error-answered = Du hast schon zugestimmt.
error-bad-absence = Diese Zeit für Abwesenheit geht nicht. Wähle eine andere.
error-bad-address = Diese Adresse geht nicht. Gib eine vollständige, öffentliche Adresse an, die mit https beginnt.
error-bad-clock = Diese Uhr geht nicht. Wähle eine andere Zeit.
error-bad-components = Der Materialsatz hat Fehler. Verbessere, was aufgelistet ist, und prüfe ihn noch einmal.
error-bad-cursor = Die Liste hat sich geändert. Lade die Seite neu.
error-bad-id = Der Browser hat etwas gesendet, das der Server nicht versteht. Lade die Seite neu.
error-bad-moves = Zu viele Züge auf einmal, oder keiner. Mach sie nacheinander.
error-bad-name = Dieser Name geht nicht. Ein Name hat 1 bis 40 gewöhnliche Zeichen.
error-bad-notify = Die Erlaubnis des Browsers für Nachrichten ist nicht nutzbar. Schalte sie aus und wieder ein.
error-bad-options = Diese Optionen passen nicht zu diesem Spiel. Wähle andere.
error-bad-record = Das ist keine lesbare Aufzeichnung oder Stellung. Wähle eine andere Datei.
error-bad-seats = Diese Plätze passen nicht zu diesem Spiel. Prüfe, wie viele spielen und wer.
error-bad-seed = Der Startwert muss eine ganze Zahl ab 0 sein.
error-bad-state = So eine Liste von Spielen gibt es nicht.
error-bad-text = Dieser Text lässt sich nicht senden: Er ist leer, zu lang oder enthält Steuerzeichen.
error-banned = Du bist auf diesem Server gesperrt. Wenn das ein Irrtum ist, melde dich beim Betreiber.
error-begun = Das Spiel hat begonnen: Die Plätze bleiben, wie sie sind. Wer zu lange weg ist, kann abgewählt werden.
error-blocked = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen oder fang selbst ein Spiel an.
error-bots-off = Dieser Server gibt keine Tipps und Rückblicke: Hier denkt nichts.
error-broken = Dem Server ist ein Fehler passiert; nichts wurde geändert. Versuch es noch einmal.
error-busy = Zu viele Änderungen zugleich. Versuch es noch einmal.
error-chat-full = Der Chat dieses Spiels ist voll; hier passt nichts mehr hinein.
error-damaged = Dieses Spiel ist nicht lesbar. Es bleibt, wie es ist; sag dem Betreiber Bescheid.
error-disk-full = Die Festplatte des Servers ist voll; nichts wurde geändert. Sag dem Betreiber Bescheid.
error-flood = Viel zu viele Nachrichten. Verbinde dich in einer Weile neu.
error-full = Gerade ist kein Platz mehr. Versuch es später, oder bitte um einen neuen Link.
error-illegal = Dieser Zug ist hier nicht erlaubt. Sieh dir den Tisch noch einmal an.
error-known-deal = In diesem Spiel weiß vielleicht jemand, was verdeckt liegt. Öffne den Link noch einmal und lies es, bevor du Platz nimmst.
error-link-used = Mit diesem Link hat schon jemand anderes Platz genommen. Jeder Link gilt für eine Person: Bitte um einen neuen.
error-malformed = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-method-not-allowed = Das geht hier nicht.
error-no-bot = Dort sitzt kein Bot.
error-no-database = Die Datenbank antwortet nicht. Versuch es später noch einmal.
error-no-device = Dieses Gerät ist schon abgemeldet.
error-no-game = So ein Spiel gibt es nicht, es wurde gelöscht, oder du hast keinen seiner Links geöffnet.
error-no-hints = Dieses Spiel wird ohne Tipps gespielt.
error-no-human = Dort sitzt ein Bot.
error-no-identity = Der Server kennt diesen Browser nicht. Lade die Seite neu.
error-no-job = Diesen Auftrag gibt es nicht mehr. Frag noch einmal.
error-no-level = So einen Gegner gibt es nicht. Wähle einen anderen.
error-no-link = Dieser Link führt nirgendwohin: Er wurde erneuert, benutzt oder ist zu alt. Bitte um einen neuen.
error-no-move = So viele Züge wurden in diesem Spiel nicht gemacht.
error-no-recovery = Diese Wiederherstellungswörter gehören niemandem. Prüfe die Wörter und ihre Reihenfolge.
error-no-request = Diese Anfrage ist erledigt: Ein Zug wurde gemacht, oder sie wurde beantwortet oder zurückgezogen.
error-no-seat = So einen Platz gibt es in diesem Spiel nicht.
error-no-series = Eine Reihe spielst du allein gegen Tom, mit dem Handicap und der Verteilung, die sie vorgibt.
error-no-such-move = So viele Züge wurden in diesem Spiel nicht gemacht.
error-no-webhooks = Dieser Server sendet keine Webhooks.
error-nobody-there = Dort sitzt niemand anderes mehr.
error-not-absent = Jetzt ist keine Abwahl möglich: Diese Person ist da, nicht am Zug, oder hat noch Zeit.
error-not-asked = Du wirst hierzu nicht um Zustimmung gefragt.
error-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-host = Das kann nur, wer das Spiel angelegt hat.
error-not-json = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-not-over = Das geht, wenn das Spiel zu Ende ist.
error-not-playing = Das können nur die, die mitspielen, während das Spiel läuft.
error-not-thought = Dabei ist nichts herausgekommen. Versuch es noch einmal.
error-not-understood = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist gerade nicht dran.
error-nothing-to-undo = Es gibt nichts, was man zurücknehmen könnte.
error-out-of-date = Das Spiel ist inzwischen weitergegangen. Sieh dir den Tisch noch einmal an.
error-over = Das Spiel ist zu Ende. Von einer früheren Stellung aus kannst du weiterspielen.
error-problems = Das Gesendete hat Fehler. Verbessere, was aufgelistet ist, und versuch es noch einmal.
error-refused = Der Server hat das abgelehnt. Versuch es noch einmal.
error-restarting = Der Server startet neu. Versuch es gleich noch einmal.
error-sealed = Etwas Verborgenes ist aufgedeckt, das lässt sich nicht einfach zurücknehmen oder überspringen.
error-seat-taken = Dieser Platz ist besetzt. Bitte um einen anderen.
error-spectator = Wer zuschaut, kann nicht schreiben oder spielen.
error-still-theirs = Dieser Platz gehört jemand anderem. Ein Bot springt ein, wenn diese Person es wünscht oder ihre Zeit um ist.
error-too-complex = Das ist zu verschachtelt; der Server liest es nicht. Sende etwas Einfacheres.
error-too-large = Das ist zu groß. Sende etwas Kleineres.
error-too-long = Dieser Text ist zu lang. Kürze ihn.
error-too-many = Zu viele Anfragen. Versuch es gleich noch einmal.
error-too-many-bot-games = Es laufen zu viele Spiele, in denen nur Bots spielen. Warte, bis eins zu Ende ist.
error-too-many-connections = Von hier aus sind zu viele Fenster offen. Schließ einige und versuch es noch einmal.
error-too-many-games = Du hast zu viele Spiele offen. Beende oder verlasse einige.
error-too-many-hints = Du hast nach zu vielen Tipps auf einmal gefragt. Warte, bis einer da ist.
error-too-many-ignored = Du ignorierst schon so viele Personen wie möglich. Entferne einige in den Einstellungen.
error-too-many-reviews = Du hast nach zu vielen Rückblicken auf einmal gefragt. Warte, bis einer da ist.
error-too-many-sockets = Von hier aus sind zu viele Fenster offen. Schließ einige.
error-too-slow = Die Verbindung ist zu langsam; sie wird neu geöffnet.
error-unknown-host = Der Server kennt den Namen nicht, unter dem er gerufen wurde. Der Betreiber kann ihn erlauben.
error-unknown-move = So einen Zug gibt es nicht. Lade die Seite neu.
error-wrong-origin = Diese Seite darf das nicht. Der Betreiber des Servers kann es erlauben.
`,"./shell.ftl":`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startseite
pages = Seiten
skip = Zum Inhalt springen
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
not-now = Nicht jetzt
yes = Ja
no = Nein
you = Du
name = Name
keep = Behalten
kept = Gespeichert
copy = Kopieren
copied = Kopiert
share = Teilen
more = Mehr
menu = Menü
show-more = Mehr anzeigen
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
offline = Keine Verbindung. Nichts geht verloren; sie kommt von selbst zurück.

## The first page
start-title = Setz dich ans Feuer
start-text = Zwei Brettspiele, mit Freunden oder gegen Gegner, die denken. Kein Konto: Fang einfach an.
play-others = Mit anderen
play-opponents =
    { $number ->
        [one] Gegen { $number } Gegner spielen
       *[other] Gegen { $number } Gegner spielen
    }
opponents =
    { $number ->
        [one] { $number } Gegner
       *[other] { $number } Gegner
    }
learn = Spielen lernen
level = Stärke
continue = Weiterspielen
all-games = Alle meine Spiele
join = Mitspielen
join-text = Füge den Link ein, den dir jemand geschickt hat.
join-go = Mitspielen
join-name = Wie sollen dich die anderen nennen?
join-sit = Platz nehmen
join-no-link = Das ist kein Link zu einem Spiel. Kopiere die ganze Adresse, die du bekommen hast.
join-refused = Hier kannst du nicht Platz nehmen
join-watch = Zuschauen
invitation = { $host } lädt dich zu { $game } ein
invitation-watch = { $host } lässt dich bei { $game } zuschauen
seat-yours = Dein Platz
link-for-one = Dieser Link gilt für eine Person.
bots-preparing = Die Gegner werden auf diesem Server noch vorbereitet; bis dahin spielen sie einfacher.
bots-not-ready = Die Gegner werden noch vorbereitet.

## My games
my-games = Meine Spiele
no-games = Noch keine Spiele. Fang eins an!
filter = Welche Spiele
filter-all = Alle
filter-playing = Laufend
filter-waiting = Warten auf Mitspielende
filter-over = Beendet
remove-game = Von meiner Liste nehmen
leave = Spiel verlassen
leave-title = Dieses Spiel verlassen?
leave-text = Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht zurückkommen.
state-waiting =
    { $open ->
        [one] { $open } Platz frei
       *[other] { $open } Plätze frei
    }
state-over = Beendet
state-mine = Du bist dran
state-theirs = Am Zug: { $name }

## A new game
new-game = Neues Spiel
game = Spiel
seat = Platz
seats = Plätze
seat-name = Name auf Platz { $number }
seat-number = Platz { $number }
kind-bot = Gegner
clock-turn = Zeit pro Zug
clock-whole = Zeit für das ganze Spiel
absence = Längste Abwesenheit
absence-never = ohne Grenze
seed = Startwert
component-set = Materialsatz

## How a game was dealt
origin-seed = Gewählter Startwert
    .why = Wer dieses Spiel angelegt hat, hat den Startwert gewählt und weiß vielleicht, was verdeckt liegt.
origin-position = Vorbereitete Stellung
    .why = Dieses Spiel beginnt mit einer vorbereiteten Stellung. Wer es angelegt hat, weiß vielleicht, was verdeckt liegt.
origin-record = Fortgesetztes Spiel
    .why = Dieses Spiel setzt eine importierte Aufzeichnung fort. Wer es angelegt hat, weiß vielleicht, was verdeckt liegt.
origin-branch = Abzweigung
    .why = Dieses Spiel zweigt von einem früheren ab. Jemand weiß vielleicht, was verdeckt liegt.
origin-opened = Stapel angesehen
    .why = Jemand hat sich die verdeckten Stapel dieses Spiels angesehen und weiß vielleicht, was verdeckt liegt.

## The waiting room
lobby = Warteraum
lobby-text =
    { $open ->
        [one] { $open } Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
       *[other] { $open } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
    }
lobby-help = Jeder Link gilt für eine Person und wird nur einmal gezeigt. Ist einer verloren gegangen, erstelle einen neuen; der alte gilt dann nicht mehr.
lobby-leave = Diesen Tisch verlassen
invite = Komm und spiel { $game } mit
link-new = Link erstellen
link-renew = Neuer Link
sit-here = Selbst hier sitzen
seat-free = Platz freigeben
seat-kick = Entfernen
kick-title = { $name } entfernen?
kick-text = Der Platz ist wieder frei, und der alte Link gilt nicht mehr. Du bekommst einen neuen Link für jemand anderen.
seat-deeds = Optionen für { $name }
seat-bot-fill = Gegner auf Platz { $number } setzen
seat-waits = wartet auf jemanden
seat-here = ist da
seat-away = weg
seat-open = frei
seat-you = du
seat-tom = Tom
seat-bot = KI · { $level }
seat-stand-in = { $level } springt ein
watch-title = Zuschauen
watch-link = Link zum Zuschauen kopieren
people = Mitspielende
mute = Im Chat stummschalten
unmute = Im Chat wieder lesen
block = Blockieren
unblock = Nicht mehr blockieren
report = Melden …
report-title = { $name } melden
report-text = Deine Nachricht geht an den Betreiber dieses Servers, zusammen mit einem Hinweis auf dieses Spiel.
report-what = Was ist passiert?
report-send = Senden
report-sent = Danke. Deine Meldung ist unterwegs.
vote-title = Abstimmung
vote-out = Ohne { $name } weiterspielen
vote-given = Du hast dafür gestimmt, ohne { $name } weiterzuspielen.
vote-later = Kann abgewählt werden, wenn auch dann noch weg: { $when }.
vote-asked =
    { $number ->
        [one] { $names } möchte ohne { $name } weiterspielen: schon zu lange weg. Ein Bot würde übernehmen. Bist du einverstanden?
       *[other] { $names } möchten ohne { $name } weiterspielen: schon zu lange weg. Ein Bot würde übernehmen. Bist du einverstanden?
    }
vote-agree = Einverstanden
vote-state = Abstimmung: { $yes } von { $all }
watching =
    { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }

## The table: bars
turn-players =
    { $players ->
        [one] Zug { $turn } · allein gegen Tom
       *[other] Zug { $turn } · { $players } Personen
    }
prompt-waiting = Warten auf Mitspielende
prompt-sending = Dein Zug wird gesendet …
prompt-replay = Nach Zug { $move }
prompt-confirm = Bestätige: { $move }
prompt-confirm-all = Bestätige deine Züge
prompt-won =
    { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
prompt-you-won = Du hast gewonnen!
chips = Weitere Taten
turn-bar = Dieser Zug
confirm = Bestätigen
undo = Zurück
undo-nothing = Du hast nichts zurückzunehmen
undo-series = In einer Reihe bleibt, was aufgedeckt wurde
undo-nobody = Etwas Verdecktes ist aufgedeckt, und niemand ist da, der zustimmen könnte
undo-proposed = Auswahl verwerfen
undo-what = Zurücknehmen: { $what }
undo-ask = Die anderen fragen, zurückzunehmen: { $what }
undo-request-title = Jemand möchte zurücknehmen
undo-request =
    { $moves ->
        [one] { $name } möchte { $moves } Zug zurücknehmen.
       *[other] { $name } möchte { $moves } Züge zurücknehmen.
    }
undo-waits =
    { $moves ->
        [one] Die anderen werden gefragt, ob { $moves } Zug zurückgenommen werden darf.
       *[other] Die anderen werden gefragt, ob { $moves } Züge zurückgenommen werden dürfen.
    }
undo-look = Zeigen, wohin
consent-missing = Es fehlt noch: { $names }.
restart = Zug neu beginnen
restart-help = Zurück zum Anfang des Zugs, oder dahin, wo etwas Verborgenes aufgedeckt wurde
hint = Tipp
hint-help = Nach guten Zügen fragen
hints = Tipps
hint-margin = Erwarteter Vorsprung { $margin }
hint-exact = Endgültiger Vorsprung { $margin }
hint-win = Sieg { $share } %
hint-gains = Bringt { $gains }.
hint-costs = Kostet { $costs }.
hint-prepares = Bereitet vor: { $things }.
hint-do = Mach das
sound = Ton
language = Sprache
language-system = Wie im System
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time-left = Verbleibende Zeit
elsewhere = An einem anderen Tisch bist du dran.
elsewhere-go = Dorthin

## The table: columns and panels
side = Neben dem Spielplan
board = Spielplan
parts = Teile des Spielplans
supply = Vorrat
scores = Punkte
waits-here = hier gibt es etwas zu tun
tab-log = Verlauf
tab-moves = Züge
tab-chat = Chat
tab-notes = Notizen
tab-rules = Regeln
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
chat-earlier = Frühere Nachrichten
notes-write = Das kannst nur du lesen.
notes-kept = Gespeichert.
notes-keeping = Wird gespeichert …
moves-legal = Was du jetzt tun darfst
moves-none = Gerade hast du nichts zu entscheiden.
moves-forbidden =
    { $number ->
        [one] { $number } Zug ist jetzt nicht möglich
       *[other] { $number } Züge sind jetzt nicht möglich
    }
costs = Kostet { $price }
seals = Deckt etwas Verborgenes auf
ends-turn = Beendet den Zug
help-now = Warum nicht
read-on = Weiterlesen
book-page = Spielanleitung S. { $page }
winner = Gewinnt
projected =
    { $points ->
        [one] { $points } Punkt nach jetzigem Stand
       *[other] { $points } Punkte nach jetzigem Stand
    }
score-sheet = Wertung
sheet-now = als ob das Spiel jetzt endete
sheet-final = endgültig
total = Summe
final-scoring = Schlusswertung
final-skip = Alles zeigen
rematch = Revanche
rematch-open = Zur Revanche
branch = Von hier in einem neuen Spiel weiter
export = Aufzeichnung exportieren
text-board = Spielplan als Text
stand-in = { $level } spielt für { $name } weiter
stand-in-end = { $name } spielt weiter
curtain-title = { $name } ist dran
curtain-text = Gib den Bildschirm weiter. Bis du da bist, ist nichts zu sehen.
curtain-lift = Ich bin da

## Looking back
replay = Rückschau
play = Abspielen
pause = Pause
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
live = live
go-live = In die Gegenwart
since = Seit meinem Zug
since-help = Zeigen, was seit meinem letzten Zug geschah
move-of = Zug { $move } von { $last }
speed = Züge der anderen
speed-help = Wie schnell die Züge der anderen gezeigt werden
speed-1 = wie sie sind
speed-2 = doppelt so schnell
speed-skip = sofort
speed-times = Tempo { $times }×

## Keys
keys = Tasten
key-area = zum nächsten Teil des Tisches
key-inside = innerhalb eines Teils bewegen
key-act = wählen
key-cancel = abbrechen, schließen
key-choice = eine von wenigen Möglichkeiten wählen
key-confirm = bestätigen
key-undo = zurücknehmen
key-restart = Zug neu beginnen
key-since = was seit meinem letzten Zug geschah
key-step = einen Zug zurück, einen Zug weiter
key-live = zurück in die Gegenwart
key-hint = Tipp
key-moves = Liste der Züge
key-sheet = Wertung
key-text = Spielplan als Text
key-help = Hilfe zu einem Teil, oder diese Tasten

## Settings
settings = Einstellungen
recover-have = Ich habe Wiederherstellungswörter

## The series
series = Solo-Reihe
handicap = Handicap

## Rules, import, review, lessons
rules = Regeln
rules-search = Regeln durchsuchen
rules-none = Nichts gefunden. Versuch ein anderes Wort.
import = Import
review = Rückblick
points = Punkte
loss = Verlust
step-of = { $step } von { $last }
back = Zurück
next = Weiter
skip-step = Überspringen
step-your-move = Dein Zug
step-play-on = Weiterspielen

## Problems
failure-title = Das hat nicht geklappt
missing-title = Hier ist nichts
missing-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil des Links.
error-unknown = Etwas ging schief. Versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
error-gone = Du sitzt nicht mehr an diesem Tisch: Dein Platz wurde freigegeben, oder das Spiel wurde gelöscht.

## The board as text
part-open = offen
part-count = Anzahl
part-contents = Darunter
part-seat = Von

## A game that no texts are written for
plain-ask = Du bist am Zug: { $decision }
    .other = { $who } entscheidet: { $decision }
plain-event = { $who }: { $what }
`}));export{e as default};