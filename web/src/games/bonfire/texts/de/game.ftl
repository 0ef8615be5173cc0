## What buttons say

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
