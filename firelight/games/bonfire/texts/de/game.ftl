## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Oberstes Schicksals-Plättchen anlegen
       *[bottom] Unterstes Schicksals-Plättchen anlegen
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Dieses Schicksals-Plättchen behalten
       *[swap] Gegen das mittlere Plättchen deines Vorrats tauschen
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] So anlegen
       *[turned] Andersherum anlegen
    }
move-bonfire-keep = { $kind-count-acc } behalten
move-bonfire-lay = In { $squares } anlegen
move-bonfire-build =
    { $slot-key ->
        [pile] Weg-Plättchen vom Stapel nehmen
       *[other] Weg-Plättchen { $slot } aus der Auslage nehmen
    }
move-bonfire-new-display = Vier neue Weg-Plättchen aufdecken
move-bonfire-sail = Mit dem Schiff { $island-to } fahren
move-bonfire-task = Aufgabe { $slot } { $island-from } nehmen
move-bonfire-no-deed = Auf die Aktion der Insel verzichten
move-bonfire-retrieve = { $guardian-acc } abholen
move-bonfire-offer =
    { $pile-key ->
        [left] Opferschale vom linken Stapel zurücklassen
       *[right] Opferschale vom rechten Stapel zurücklassen
    }
move-bonfire-space = Aufgabe auf Feld { $space } legen
move-bonfire-pay-tile = { $kind-count-acc } abgeben
move-bonfire-replace-tile = 2 beliebige Marker statt 1 fehlenden abgeben
move-bonfire-throw-tile = Dafür { $kind-count-acc } abgeben
move-bonfire-pay-resource = { $resource-count-acc } abgeben
move-bonfire-replace-resource = 2 beliebige Ressourcen statt 1 fehlenden abgeben
move-bonfire-throw-resource = Dafür { $resource-count-acc } abgeben
move-bonfire-march =
    { $steps ->
        [one] Prozession mit { $steps } Schritt durchführen
       *[other] Prozession mit bis zu { $steps } Schritten durchführen
    }
move-bonfire-who = { $guardian-acc } bewegen
move-bonfire-stay = Hier bleiben
move-bonfire-to-path = Auf Wegfeld { $space } gehen
move-bonfire-to-bonfire = Zu Bonfire { $space } gehen
move-bonfire-yield = { $resource } nehmen
move-bonfire-turn-fire = Großes Bonfire auf Feld { $space } drehen
move-bonfire-reward = { $take } nehmen
move-bonfire-portal = { $shape-acc } nehmen
move-bonfire-recruit = { $gnome-acc } anwerben
move-bonfire-price =
    { $tiles ->
        [one] { $tiles } Gnom-Marker
       *[other] { $tiles } Gnom-Marker
    } und { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    } abgeben
move-bonfire-ignite = Bonfire auf Feld { $space } entfachen
move-bonfire-send = Novizen schicken: { $bonus }
move-bonfire-bonus = Bonus nehmen
move-bonfire-point = Stattdessen 1 Punkt nehmen
move-bonfire-neutral = Bonusaktion: Rats-Novizen von „{ $common }“ schicken
move-bonfire-dig =
    { $fire-key ->
        [blue] Ein Weg-Plättchen mit blauem Kristall nehmen
        [red] Ein Weg-Plättchen mit rotem Kristall nehmen
       *[yellow] Ein Weg-Plättchen mit gelbem Kristall nehmen
    }: { $resource }
move-bonfire-guardian = { $guardian-acc } nehmen
move-bonfire-tom-task = Aufgabe { $slot } { $island-from } für Tom wählen
move-bonfire-end-turn = Spielzug beenden
move-bonfire-pass = Endgültig passen
move-bonfire-give-up = Ausscheiden: Nichts ist mehr möglich

## What happened

event-bonfire-gained-tiles = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-resources = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-points =
    { $who } erhält { $a0 ->
        [0] keine Punkte
        [one] { $a0 } Punkt
       *[other] { $a0 } Punkte
    } { $a1 }
    .you =
        Du erhältst { $a0 ->
            [0] keine Punkte
            [one] { $a0 } Punkt
           *[other] { $a0 } Punkte
        } { $a1 }
event-bonfire-paid-tiles = { $who } gibt { $a0-count-acc } ab
    .you = Du gibst { $a0-count-acc } ab
event-bonfire-paid-resources = { $who } gibt { $a0-count-acc } ab
    .you = Du gibst { $a0-count-acc } ab
event-bonfire-threw-away = { $who } wirft { $a0-count-acc } ab
    .you = Du wirfst { $a0-count-acc } ab
event-bonfire-placed-fate = { $who } legt ein Schicksals-Plättchen an: { $a0 }
    .you = Du legst ein Schicksals-Plättchen an: { $a0 }
event-bonfire-built-path = { $who } legt { $a0-acc } auf Wegfeld { $a1 }
    .you = Du legst { $a0-acc } auf Wegfeld { $a1 }
event-bonfire-new-paths = Die vier Weg-Plättchen kommen unter den Stapel
event-bonfire-turned-up-path = Neues Weg-Plättchen: { $a0 }
event-bonfire-sailed = { $who } fährt { $a1-to }
    .you = Du fährst { $a1-to }
event-bonfire-took-task = { $who } nimmt { $a1-from } eine Aufgabe: „{ $a0 }“
    .you = Du nimmst { $a1-from } eine Aufgabe: „{ $a0 }“
event-bonfire-turned-up-offering = { $who } deckt eine neue Opferschale auf: { $a0 }
    .you = Du deckst eine neue Opferschale auf: { $a0 }
event-bonfire-took-guardian = { $who } holt { $a0-acc } ab
    .you = Du holst { $a0-acc } ab
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
event-bonfire-ignited = { $who } entfacht ein Bonfire: „{ $a0 }“
    .you = Du entfachst ein Bonfire: „{ $a0 }“
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
event-bonfire-countdown-tile = Countdown-Plättchen { $a0 } wandert um den Tisch
event-bonfire-passed = { $who } passt endgültig
    .you = Du passt endgültig
event-bonfire-went-out = { $who } kann nichts mehr tun und scheidet aus
    .you = Du kannst nichts mehr tun und scheidest aus
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } ist zum letzten Mal am Zug
       *[other] { $who } hat noch { $a0 } Spielzüge
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Das ist dein letzter Spielzug
           *[other] Du hast noch { $a0 } Spielzüge
        }
event-bonfire-tom-turned-up = Toms Karte { $a1 } von 32: { $a0 }
event-bonfire-tom-showed-gnome = Tom deckt { $a0-acc } auf; Ressource: { $a1 }
event-bonfire-tom-took-task = Tom nimmt { $a1-from } eine Aufgabe als Bonfire: „{ $a0 }“
event-bonfire-tom-idle = Tom kann damit nichts anfangen
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] Der Stapel der Weg-Plättchen wird gemischt
        [shuffle-gnomes] Der Gnom-Stapel wird gemischt
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
    .other = { $who } wählt, wie herum das Schicksals-Plättchen liegt
    .figures = Wie herum soll das Schicksals-Plättchen ({ $tile }) liegen?
ask-bonfire-turn = Du bist am Zug: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire
    .other = { $who } ist am Zug
ask-bonfire-after = Führe eine Bonusaktion aus oder beende deinen Spielzug
    .other = { $who } darf noch Bonusaktionen ausführen
ask-bonfire-keep = Welche Aktionsmarker behältst du? Die anderen wirfst du ab
    .other = { $who } wählt, welche Aktionsmarker bleiben
    .figures =
        Behalte { $number ->
            [one] { $number } Aktionsmarker
           *[other] { $number } Aktionsmarker
        }; die anderen wirfst du ab
ask-bonfire-fate-end = Nimmst du das oberste oder das unterste Plättchen deines Vorrats?
    .other = { $who } nimmt ein Schicksals-Plättchen
ask-bonfire-fate-line = Wohin in deinem Schicksalsfeld soll das Plättchen?
    .other = { $who } legt ein Schicksals-Plättchen an
    .figures = Wohin in deinem Schicksalsfeld kommt das Plättchen ({ $tile })?
ask-bonfire-path-choice = Welches Weg-Plättchen baust du?
    .other = { $who } wählt ein Weg-Plättchen
ask-bonfire-island-deed = Willst du die Aktion der Insel ausführen?
    .other = { $who } darf die Aktion der Insel ausführen
ask-bonfire-offering = Welche Opferschale lässt du hier?
    .other = { $who } wählt eine Opferschale
    .figures = Welche Opferschale lässt du { $island-at } zurück?
ask-bonfire-task-space = Wähle ein freies Feld für die Aufgabe
    .other = { $who } wählt ein Feld für eine Aufgabe
    .figures = Wähle ein freies Feld für „{ $task }“
ask-bonfire-pay-tiles = Wähle, welche Aktionsmarker du abgibst
    .other = { $who } gibt Aktionsmarker ab
    .figures = 
        { $owed ->
            [0] Gib als Ersatz noch { $throw } Marker ab
            [one] Gib { $owed } { $kind-key ->
                    [path] Weg-Marker
                    [ship] Schiff-Marker
                    [task] Aufgaben-Marker
                    [great-bonfire] Bonfire-Marker
                    [gnome] Gnom-Marker
                   *[guardian] Hüterin-Marker
                } ab
           *[other] Gib { $owed } { $kind-key ->
                    [path] Weg-Marker
                    [ship] Schiff-Marker
                    [task] Aufgaben-Marker
                    [great-bonfire] Bonfire-Marker
                    [gnome] Gnom-Marker
                   *[guardian] Hüterin-Marker
                } ab
        }
ask-bonfire-pay-resources = Wähle, welche Ressourcen du abgibst
    .other = { $who } gibt Ressourcen ab
    .figures = 
        { $owed-size ->
            [0] Gib als Ersatz noch { $throw ->
                [one] { $throw } Ressource
               *[other] { $throw } Ressourcen
            } ab
            [one] Gib { $owed } ab
           *[other] Gib { $owed } ab
        }
ask-bonfire-gnome-price = Was gibst du für den Gnom ab?
    .other = { $who } gibt Marker und Ressourcen für einen Gnom ab
    .figures = Was gibst du für { $gnome-acc } ab?
ask-bonfire-procession = Prozession: Welche Hüterin bewegst du, und wie weit?
    .other = { $who } führt eine Prozession durch
    .figures = 
        { $guardian-key ->
            [none] Prozession mit { $steps ->
                [one] { $steps } Schritt
               *[other] bis zu { $steps } Schritten
            }: Welche Hüterin bewegst du als Nächste?
           *[other] Wie weit geht { $guardian-nom }? Höchstens { $steps ->
                [one] { $steps } Schritt
               *[other] { $steps } Schritte
            }
        }
ask-bonfire-yield = Welche Ressource nimmst du?
    .other = { $who } wählt eine Ressource
    .figures = Von welcher Ressource nimmst du { $number }?
ask-bonfire-rewards = Wähle deine Belohnungen vom Großen Bonfire
    .other = { $who } wählt Belohnungen vom Großen Bonfire
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
    .other = { $who } wählt zwischen dem Bonus und 1 Punkt
    .figures = Nimmst du den Bonus ({ $bonus }) oder 1 Punkt?
ask-bonfire-path-bonus = Nimm kostenlos ein Weg-Plättchen aus der Auslage oder sieh den Stapel durch
    .other = { $who } nimmt kostenlos ein Weg-Plättchen
ask-bonfire-pile-bonus = Nimm ein beliebiges Weg-Plättchen aus dem Stapel
    .other = { $who } sieht den Stapel durch
ask-bonfire-guardian-bonus = Welche Hüterin nimmst du?
    .other = { $who } wählt eine Hüterin
ask-bonfire-fire-bonus = Drehe das Große Bonfire auf ein beliebiges Feld
    .other = { $who } dreht das Große Bonfire
ask-bonfire-specialist-bonus = Welchen Spezialisten nimmst du kostenlos?
    .other = { $who } nimmt kostenlos einen Spezialisten
ask-bonfire-move-who = Welche Hüterin versetzt du?
    .other = { $who } versetzt eine Hüterin
ask-bonfire-move-to = Wohin soll sie?
    .other = { $who } versetzt eine Hüterin
    .figures = Wohin soll { $guardian-nom }?
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
no-bonfire-act-first = Führe zuerst deine Aktion aus: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire.
no-bonfire-action-done = Deine Aktion in diesem Spielzug hast du schon ausgeführt; du kannst nur noch Bonusaktionen ausführen.
no-bonfire-all-paid = Fast geschafft: Gib als Ersatz noch { $throw } Stück ab.
no-bonfire-all-paths-shown =
    Jedes Weg-Plättchen war einmal zu sehen ({ $shown ->
        [one] { $shown } Plättchen
       *[other] { $shown } Plättchen
    }).
no-bonfire-any-resource-will-do = Hier zählt jede Ressource, du musst nichts ersetzen.
no-bonfire-basic-or-printed = Du darfst eine Grundressource wählen oder die aufgedruckte: { $printed }.
no-bonfire-bonfire-not-lit = Auf Feld { $bonfire } brennt kein Bonfire.
no-bonfire-bonfire-taken = Bei Bonfire { $bonfire } steht schon eine Hüterin.
no-bonfire-bonus-action-taken = Passen geht nur statt des ganzen Spielzugs, und du hast schon eine Bonusaktion ausgeführt.
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
no-bonfire-choose-guardian-first = Wähle zuerst, welche Hüterin du bewegst.
no-bonfire-common-not-met = Du erfüllst die Aufgabe des Rates „{ $common }“ noch nicht: Du hast { $have } von { $need }.
no-bonfire-countdown-not-here = Die Countdown-Plättchen sind noch nicht bei dir; das ist ein normaler Spielzug.
no-bonfire-crystals-differ = Alle 4 offenen Weg-Plättchen müssen dieselbe Kristallfarbe haben; zu sehen sind: { $crystals }.
no-bonfire-elder-not-free = Kostenlos ist hier nur ein Spezialist, kein Ältester ({ $gnome }).
no-bonfire-forward-only = Sie steht { $place-at } und darf nur vorwärts gehen.
no-bonfire-furthest-first = Die vorderste Hüterin geht zuerst: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = Du kannst { $gnome-acc } nicht anwerben: Er liegt nicht offen aus.
no-bonfire-gnome-taken = { $who } hat { $gnome-acc } schon angeworben.
no-bonfire-gnome-yours = Du hast { $gnome-acc } schon.
no-bonfire-gnomes-full = Du hast { $gnomes } Gnome; für mehr ist kein Platz.
no-bonfire-guardian-cannot-step = Gerade kann { $guardian-nom } keinen Schritt gehen.
no-bonfire-guardian-in-the-way = Auf Wegfeld { $space } steht { $guardian-nom } im Weg.
no-bonfire-guardian-nowhere-to-go = Es gibt kein freies Wegfeld oder Bonfire für { $guardian-acc }.
no-bonfire-guardian-owned = Du hast { $guardian-acc } schon; von jeder Farbe darfst du nur eine haben.
no-bonfire-kept-already =
    Diese behältst du schon alle ({ $have ->
        [one] { $have } Marker
       *[other] { $have } Marker
    }).
no-bonfire-lacks-any-resources =
    Das kostet { $needed ->
        [one] { $needed } beliebige Ressource
       *[other] { $needed } beliebige Ressourcen
    }; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
no-bonfire-lacks-gnome-price =
    Das kostet 2 Gnom-Marker und { $single } oder 1 Gnom-Marker und { $double }. Du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }und keine Ressourcen
       *[other] ; deine Ressourcen sind { $have-nom }
    }.
no-bonfire-lacks-offering =
    Das kostet { $either-or }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Das kostet { $needs }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Das kostet { $tiles } Gnom-Marker und { $needs }. Du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }und keine Ressourcen
       *[other] ; deine Ressourcen sind { $have-nom }
    }.
no-bonfire-lacks-tiles =
    Das kostet { $needed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }; du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Feld { $space } ist { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } entfernt und kostet { $needed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }; du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }.
no-bonfire-lit-already = Das Bonfire auf Feld { $space } brennt schon: „{ $task }“.
no-bonfire-neutral-novice-gone = Der Rats-Novize von „{ $common }“ ist schon weg.
no-bonfire-neutral-there-already = Auf diesem Feld steht schon ein Rats-Novize ({ $bonus }).
no-bonfire-next-portal-not-there = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }; auf Feld { $space } liegt keins.
no-bonfire-no-countdown-yet = Der Countdown hat noch nicht begonnen. Im Rat: { $novices } von { $needed } Novizen.
no-bonfire-no-fate-tile = Du hast kein Schicksals-Plättchen mehr.
no-bonfire-no-guardian = Du hast { $guardian-acc } nicht.
no-bonfire-no-guardian-left = 
    Es gibt keine { $guardian-key ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
    } Hüterin mehr.
no-bonfire-no-notch-for-portal = In deine freien Aussparungen passen: { $portals-or }; so eins liegt dort nicht.
no-bonfire-no-offering-left = Dort ist keine Opferschale mehr.
no-bonfire-no-pair-of-resources = Ein Paar braucht zwei andere Ressourcen; du hast nur { $have } für alles, was du abgeben musst.
no-bonfire-no-pair-of-tiles =
    Ein Paar besteht aus 2 anderen Markern; du hast { $held-size ->
        [0] keine
       *[other] nur { $held }
    }.
no-bonfire-no-path-tile-there = Auf Platz { $slot } der Auslage liegt kein Weg-Plättchen.
no-bonfire-no-point-here = Dieses Feld gibt 2 Gold und 1 gelben Marker; 1 Punkt gibt es hier nicht.
no-bonfire-no-portal = In Aussparung { $bonfire } fehlt noch das Portal ({ $portal }).
no-bonfire-no-resource = Diese Ressource hast du nicht: { $resource }.
no-bonfire-no-room-for-fate = In deinem Schicksalsfeld ist kein Platz mehr für ein Schicksals-Plättchen.
no-bonfire-no-task = Auf Feld { $space } liegt keine Aufgabe.
no-bonfire-no-task-there = Auf Platz { $slot } { $island-at } liegt keine Aufgabe.
no-bonfire-no-tile = 
    Du hast keinen { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
        [yellow] gelben Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-no-tile-to-keep = 
    Du hast keinen { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
        [yellow] gelben Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-nobody-can-step = Keine deiner Hüterinnen kann einen Schritt gehen.
no-bonfire-not-at-guardian-island =
    Dein Schiff muss an einer Hüterinneninsel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Dein Schiff muss an einer Aufgabeninsel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Mindestens ein Feld des Schicksals-Plättchens muss an ein Plättchen grenzen, das du schon angelegt hast.
no-bonfire-not-in-pile =
    So ein Weg-Plättchen liegt nicht im Stapel: { $resource }, { $fire-key ->
        [blue] blauer
        [red] roter
       *[yellow] gelber
    } Kristall.
no-bonfire-notches-filled = Alle deine 7 Aussparungen sind gefüllt.
no-bonfire-novice-there-already = Auf diesem Feld steht schon einer deiner Novizen ({ $bonus }).
no-bonfire-other-decision = Das geht jetzt nicht. { $ask }
no-bonfire-other-guardian-goes = An der Reihe ist { $guardian-nom }.
no-bonfire-other-portal-next = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }.
no-bonfire-other-resource-owed = Abzugeben ist eine andere Ressource ({ $owed }). { $resource-count } allein zählt nicht: 2 beliebige Ressourcen ersetzen 1, die dir fehlt.
no-bonfire-other-tile-owed = 
    Du musst { $owed-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    } abgeben. { $kind-count } allein zählt nicht: 2 beliebige Marker ersetzen 1, der dir fehlt.
no-bonfire-outside-fate-area = Das Plättchen würde aus deinem Schicksalsfeld hinausragen ({ $squares }). Dafür brauchst du den Brückenbauer.
no-bonfire-pass-instead = Im Countdown passt du stattdessen und bekommst Punkte.
no-bonfire-path-complete = Dein Weg ist vollständig: 6 Weg-Plättchen sind gebaut.
no-bonfire-path-not-built = Wegfeld { $space } ist noch nicht gebaut; dein Weg reicht bis { $built }.
no-bonfire-path-pile-empty = Der Stapel der Weg-Plättchen ist leer.
no-bonfire-path-space-taken = Auf Wegfeld { $space } steht schon eine Hüterin.
no-bonfire-portal-not-there = So ein Portal liegt nicht auf Feld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Ein Paar ersetzt nur eine Ressource, die dir fehlt; du hast { $have } × { $resource }.
no-bonfire-rest-unpaid = Wenn du so abgibst, reicht es für den Rest nicht.
no-bonfire-ship-is-there = Dein Schiff liegt schon { $island-at }.
no-bonfire-ship-must-leave = Dein Schiff liegt schon { $island-at }; es muss zu einer anderen Insel fahren.
no-bonfire-somebody-must-step = Mindestens eine Hüterin muss einen Schritt gehen, und keine weiter hinten kann es noch.
no-bonfire-squares-covered = Du hast { $squares } schon überdeckt.
no-bonfire-stands-there-already = Sie steht schon dort.
no-bonfire-steps-of-no-use =
    Keine Hüterin könnte { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } nutzen; gib weniger Marker ab.
no-bonfire-task-not-met = Noch nicht erfüllt ({ $have } von { $need }): „{ $task }“.
no-bonfire-task-space-taken = Aufgaben-Feld { $space } ist belegt: „{ $task }“.
no-bonfire-tasks-full = Du hast { $tasks } Aufgaben und Bonfire; Platz ist für 7.
no-bonfire-throw-resources-later =
    Noch nicht: Du musst noch { $owed ->
        [one] { $owed } Ressource
       *[other] { $owed } Ressourcen
    } abgeben.
no-bonfire-throw-tiles-later = 
    Noch nicht: Du musst noch { $owed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    } abgeben.
no-bonfire-tile-not-lacking =
    Ein Paar ersetzt nur einen Marker, der dir fehlt; du hast { $have } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-tom-takes-other =
    Tom nimmt die Aufgabe mit dem { $value-key ->
        [lowest] niedrigsten
       *[highest] höchsten
    } Wert auf den Inseln dieser Ressource ({ $resource }). Diese hier ist es nicht.
no-bonfire-too-far =
    Dorthin { $steps ->
        [one] ist es { $steps } Schritt
       *[other] sind es { $steps } Schritte
    }; sie darf höchstens { $most } gehen.
no-bonfire-two-rewards-only = Wähle 2 Belohnungen; alle 3 bekommst du nur mit dem Feuerverwalter.
no-bonfire-wholly-outside = Alle drei Felder liegen außerhalb des Schicksalsfeldes.
no-bonfire-yellow-no-pair = Mit dem Doppelfärber darf ein gelber Marker nicht Teil eines Paars sein.

## The score sheet

source-bonfire-head-start = Vorsprung
    .for = für den Vorsprung
source-bonfire-elders = Älteste
    .for = für Älteste
source-bonfire-council = Hoher Rat
    .for = für den Hohen Rat
source-bonfire-great-bonfire = Großes Bonfire
    .for = für das Große Bonfire
source-bonfire-passing = Passen
    .for = für das Passen
source-bonfire-tom = Toms Karten
    .for = für Toms Karten
source-bonfire-bonfires = Bonfire
    .for = für Bonfire
source-bonfire-guardians = Hüterinnen am Bonfire
    .for = für Hüterinnen am Bonfire
source-bonfire-portals = Portale am Bonfire
    .for = für Portale am Bonfire
source-bonfire-crystals = Passende Kristalle
    .for = für passende Kristalle
source-bonfire-common-tasks = Aufgaben des Rates
    .for = für Aufgaben des Rates
source-bonfire-fate-tiles = Übrige Schicksals-Plättchen
    .for = für übrige Schicksals-Plättchen
source-bonfire-supply = Übrige Marker und Ressourcen
    .for = für übrige Marker und Ressourcen

## Setup options

option-bonfire-first_game = Erstes Spiel
    .help = Die Aufgaben einer Insel haben verschiedene Farben, so gibt es überall auch leichte.
    .with = Für ein erstes Spiel: Auf jeder Insel liegen auch leichte Aufgaben.
    .without = Die Aufgaben werden zufällig auf die Inseln verteilt.
option-bonfire-handicap = Handicap
    .help = Nur solo: So viele Punkte hat Tom zu Beginn. Unter 0 hast du sie.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count-acc }
thing-bonfire-resources = { $name-count-acc }
thing-bonfire-path = { $name-acc }
thing-bonfire-task = die Aufgabe „{ $name }“
thing-bonfire-guardian = { $name-acc }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name-acc }
thing-bonfire-ship = eine neue Insel für dein Schiff
then-bonfire-new-paths = vier neue Weg-Plättchen werden aufgedeckt
then-bonfire-turned-up-path = ein Weg-Plättchen wird aufgedeckt
then-bonfire-turned-up-offering = eine Opferschale wird aufgedeckt
then-bonfire-turned-up-gnome = ein Spezialist wird aufgedeckt
then-bonfire-tom-turned-up = Tom deckt eine Karte auf
then-bonfire-shuffled = ein Stapel wird gemischt
then-bonfire-built-path = ein Weg-Plättchen wird verdeckt gezogen
then-bonfire-hidden = etwas wird aufgedeckt
