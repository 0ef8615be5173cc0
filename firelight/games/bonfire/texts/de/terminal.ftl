### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-bonfire-fate =
    Es zeigt { $tile }.{ $thrown ->
        [yes] { " " }Zuerst wirfst du von deinen { $tiles } Aktionsmarkern alle bis auf { $limit } ab.
       *[no] { "" }
    }
note-bonfire-first = Es zeigt { $tile }: deine ersten Aktionsmarker.
note-bonfire-lay =
    { $same ->
        [yes] Du erhältst { $printed }.
       *[no] So erhältst du { $printed }; gedreht { $turned }.
    }
note-bonfire-build =
    { $tile-key ->
        [none] Es kommt auf Wegfeld { $space }.
       *[other] Es zeigt { $tile } und kommt auf Wegfeld { $space }.
    }{ $fits ->
        [yes] { " " }Sein Kristall hat die Farbe der Aufgabe dort.
       *[no] { "" }
    }
note-bonfire-sail =
    { $guardian-key ->
        [none] { $tasks ->
            [0] Dort ist keine Aufgabe mehr.
           *[other] Aufgaben dort: { $told }.
        }
       *[other] { $yours ->
            [yes] Du hast { $guardian-acc } schon.
           *[no] { $number ->
                [0] Dort ist keine Hüterin mehr.
                [one] { $number } Hüterin ist dort.
               *[other] { $number } Hüterinnen sind dort.
            }
        }
    }
note-bonfire-task =
    „{ $task }“, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
note-bonfire-offer = Sie zeigt: { $resource }.
note-bonfire-space =
    Eine Hüterin bringt dort { $value }. { $portal ->
        [yes] Das Portal ist da.
       *[no] Das Portal fehlt noch.
    }{ $fits ->
        [yes] { " " }Der Kristall daneben hat die Farbe der Aufgabe.
       *[no] { "" }
    }
note-bonfire-have = Du hast { $have }.
note-bonfire-who = Sie steht { $place-at }.
note-bonfire-to-bonfire =
    Am Ende { $value ->
        [one] { $value } Punkt.
       *[other] { $value } Punkte.
    }
note-bonfire-turn-fire =
    Dort gibt es { $gives }; { $portals-size ->
        [0] kein passendes Portal.
       *[other] passende Portale: { $portals }.
    }
note-bonfire-portal = Es füllt Aussparung { $notch }.
note-bonfire-recruit =
    { $gnome-help }{ $points ->
        [0] { "" }
        [one] { " " }Jetzt { $points } Punkt.
       *[other] { " " }Jetzt { $points } Punkte.
    }
note-bonfire-ignite =
    „{ $task }“, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    } Der Novize geht in den Hohen Rat.
note-bonfire-pass =
    { $turns ->
        [one] { $turns } Punkt statt deines letzten Spielzugs.
       *[other] { $turns } Punkte statt deiner letzten { $turns } Spielzüge.
    }

word-bonfire-offering = Ressource der Opferschale
    .count =
        { $n ->
            [one] { $n } Ressource der Opferschale
           *[other] { $n } Ressourcen der Opferschale
        }
    .count-acc =
        { $n ->
            [one] { $n } Ressource der Opferschale
           *[other] { $n } Ressourcen der Opferschale
        }

series-bonfire =
    { $result-key ->
        [win] gewonnen
        [loss] verloren
       *[tie] unentschieden
    }, { $you } zu { $tom }; das Handicap geht von { $before-signed } auf { $after-signed }

## Groups of moves

heading-bonfire-fate = Schicksals-Plättchen anlegen
heading-bonfire-path = Weg bauen
heading-bonfire-ship = Mit dem Schiff fahren
heading-bonfire-island = An der Insel
heading-bonfire-procession = Prozession
heading-bonfire-fire = Großes Bonfire nutzen
heading-bonfire-gnome = Gnom anwerben
heading-bonfire-ignite = Bonfire entfachen
heading-bonfire-bonus = Bonusaktion
heading-bonfire-end = Spielzug beenden
heading-bonfire-countdown = Countdown

face-bonfire-home = Stadt
face-bonfire-homes = Städte
face-bonfire-brackets = abzugebende Marker
face-bonfire-auto = Was eindeutig ist, wird automatisch abgegeben
face-bonfire-by-hand = Du wählst jedes Stück, das du abgibst

## The board in letters

board-bonfire-none = keine
board-bonfire-empty = leer
board-bonfire-mark = S{ $number }
board-bonfire-countdown =
    Der Countdown beginnt bei { $goal } Novizen im Rat; { $there ->
        [0] noch ist keiner da
        [one] bisher ist { $there } da
       *[other] bisher sind { $there } da
    }
board-bonfire-counting =
    COUNTDOWN: { $tile ->
        [0] kein Plättchen ist unterwegs
       *[other] die { $tile } ist unterwegs
    }, { $pile ->
        [0] der Stapel ist leer
       *[other] { $pile } liegt oben auf dem Stapel
    }
board-bonfire-tom-played = Tom hat { $played } von { $last } Karten gespielt
board-bonfire-tom-pile = { $left } im Stapel
board-bonfire-tom-shown = aufgedeckt: { $cards }
board-bonfire-tom-novices = noch { $number }
board-bonfire-islands = INSELN
board-bonfire-ships = Schiff { $who }
board-bonfire-guardians =
    { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }
board-bonfire-offering-of = Opferschale { $who }
board-bonfire-routes = Weitere Routen: { $routes }
board-bonfire-ashore = Am Steg: { $who }
board-bonfire-ring =
    GROSSES BONFIRE ({ $used ->
        [yes] 1 Marker je Feld rechtsherum, max. 3
       *[no] beim ersten Mal 1 Marker, egal wohin
    })
board-bonfire-no-portals = keine Portale
board-bonfire-council = HOHER RAT ({ $there } von { $goal } Novizen)
board-bonfire-neutral = Rat
board-bonfire-lying = liegend
board-bonfire-bonus-gold = Gold
board-bonfire-bonus-path = Weg
board-bonfire-bonus-guardian = Hüterin
board-bonfire-bonus-great-bonfire = Großes Bonfire
board-bonfire-bonus-specialist = Spezialist
board-bonfire-bonus-move = Versetzen
board-bonfire-bonus-ship = Schiff
board-bonfire-bonus-fate = Schicksal
board-bonfire-paths = WEG-PLÄTTCHEN: { $tiles }   Stapel { $pile }
board-bonfire-commons = AUFGABEN DES RATES mit Novizen: { $tasks }
board-bonfire-commons-met = Novize geschickt: { $tasks }
board-bonfire-specialists = SPEZIALISTEN (Stapel { $pile })
board-bonfire-elders = ÄLTESTE
board-bonfire-discarded = Abgeworfen: { $gnomes }
board-bonfire-head-task = Aufgabe
board-bonfire-head-portal = Portal
board-bonfire-head-path = Weg
board-bonfire-head-on-path = auf dem Weg
board-bonfire-head-at-bonfire = am Bonfire
board-bonfire-lit = BRENNT:
board-bonfire-city =
    { $name }, { $board }{ $first ->
        [yes] , Startperson
       *[no] { "" }
    }: { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }, { $ended }, wenn jetzt Schluss wäre{ $state-key ->
        [passed] , hat gepasst
        [out] , ausgeschieden
       *[in] { "" }
    }
board-bonfire-row-tiles = Marker
board-bonfire-row-resources = Ressourcen
board-bonfire-row-offerings = Opferschalen
board-bonfire-row-fate = Schicksal
board-bonfire-row-ship = Schiff
board-bonfire-row-guardians = Hüterinnen
board-bonfire-row-gnomes = Gnome
board-bonfire-row-count = Anzahl
board-bonfire-row-cards = Karten
board-bonfire-row-novices = Novizen
board-bonfire-count-tasks = Aufgaben
board-bonfire-count-portals = Portale
board-bonfire-count-paths = Wege
board-bonfire-count-guardians = Hüterinnen
board-bonfire-count-gnomes = Gnome
board-bonfire-column = oben { $tiles } unten
board-bonfire-first-tile = erstes Plättchen { $tile }
board-bonfire-piles = links { $left }, rechts { $right }
board-bonfire-offering = { $resource } (+{ $below } verdeckt)
board-bonfire-brief =
    { $who }: jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, brennend: { $lit }, { $counts }
board-bonfire-brief-supply =
    { $tiles } Marker, { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    }
board-bonfire-supply = Du hast Marker: { $tiles }; Ressourcen: { $resources }
board-bonfire-points-so-far =
    { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }, { $ended }, wenn jetzt Schluss wäre
board-bonfire-legend-tasks = Aufgaben: B blau, R rot, Y gelb, mit Punkten; n: dort ist ein Novize. Portale: (leere Aussparung), < nächste.
board-bonfire-legend-fate = Schicksals-Plättchen: P Weg, S Schiff, T Aufgabe, G Hüterin, F Großes Bonfire, N Gnom.
board-bonfire-legend-area = Schicksalsfeld: . frei, $ Gold, y gelber Marker, * markiert. Weg: Kristall und Ressource.

## Tasks in few letters

short-bonfire-have-guardian = Hüterin { $shown }
short-bonfire-path-with = Weg: { $shown }
short-bonfire-offering-on = Opfer { $shown }
short-bonfire-gnome-showing = Gnom { $shown }
short-bonfire-group-of-3 = 3er { $shown }
short-bonfire-two-resources = 2 Ress. ×{ $number }
short-bonfire-offerings-spread = Opfer { $number } Inseln
short-bonfire-offerings-on-one = { $number } auf 1 Insel
short-bonfire-blue-and-red = blau + rot
short-bonfire-common-task = { $number } Ratsaufgabe
short-bonfire-portals = { $number } Portale
short-bonfire-two-guardians = { $shown }
short-bonfire-gnomes = { $number } Gnome
short-bonfire-gold = { $number } Gold
short-bonfire-same-adjacent = 2 gleiche Wege
short-bonfire-resource = { $number } × { $shown }
short-bonfire-offering-on-both = beide { $shown }
short-bonfire-all-fires = 3 Feuerfarben
short-bonfire-guardians = { $number } Hüterinnen
short-bonfire-two-groups-of-3 = 3er { $shown }
short-bonfire-tasks-of-colour = { $number } { $shown }
short-bonfire-elders = { $number } Älteste
short-bonfire-offering-pile-empty = leerer Stapel
short-bonfire-crystals = { $number } Krist. { $shown }
short-bonfire-bonfires = { $number } Bonfire
short-bonfire-two-offerings-on = 2 auf { $number } Inseln
short-bonfire-of-one-resource = { $number } gleiche
short-bonfire-highlighted = markierte Felder
short-bonfire-guardians-home = { $number } an Bonfire
short-bonfire-hold-tiles = Marker { $shown }
short-bonfire-gold-squares = Goldfelder
short-bonfire-outer-columns = Außenspalten
short-bonfire-two-groups = 2 Gruppen zu { $number }

## Counts on the board in letters

board-bonfire-council-full = HOHER RAT ({ $there } Novizen)
board-bonfire-count-of = { $number } von { $goal }
