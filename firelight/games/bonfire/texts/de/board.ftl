# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Das Spiel wird aufgebaut …
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
bf-mode-closed = Davon ist gerade nichts möglich.
bf-ask-fate = Wähle ein Ende deines Schicksals-Vorrats und einen Platz im Schicksalsfeld
bf-ask-tiles = Wähle einen Aktionsmarker oder was du damit tun möchtest
bf-ask-ignite = Wähle die Aufgabe, die du entfachen möchtest
bf-ask-turn = Du bist am Zug: Was tust du?
bf-ask-kind = { $kind }: Wähle, was du damit tust
bf-result = Ergebnis

bf-paths = Wege
bf-specialists = Spezialisten · noch { $number }
bf-elders = Älteste
bf-commons = Aufgaben des Rates
bf-countdown = Countdown
bf-council = Hoher Rat
bf-action-tiles = Aktionsmarker
bf-resources = Ressourcen
bf-fate-supply = Schicksals-Vorrat · oben oder unten nehmen
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
        [0] keine Aufgabe mehr da
        [one] { $number } Platz für Aufgaben
       *[other] { $number } Plätze für Aufgaben
    }
bf-island-guardians =
    { $number ->
        [0] keine Hüterin mehr da
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }
bf-island-price =
    { $number ->
        [one] kostet { $number } Schiff-Marker
       *[other] kostet { $number } Schiff-Marker
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Rosa Hüterinnen
        [grey] Graue Hüterinnen
        [brown] Braune Hüterinnen
        [blue] Blaue Hüterinnen
       *[other] Hüterinnen ({ $guardian })
    }: { $number }
bf-offering-of = Opferschale von { $who }
bf-task-progress = { $task }, { $points } Punkte, { $have } von { $need }
bf-ship-of = Schiff von { $who }: { $where }
bf-landing-stage = Steg

bf-fire-space =
    Großes Bonfire, Feld { $space }: { $tile }, { $gives }; Portale: { $portals }{ $price ->
        [0] { "" }
       *[other] ; kostet { $price } Bonfire-Marker
    }
bf-no-portals = keine
bf-reward-tile = Belohnung: Marker { $kind }
bf-portal-here =
    Portal { $shape }, { $number } hier, { $fits ->
        [yes] passt in deine nächste Aussparung
       *[no] passt nicht in deine nächste Aussparung
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = Stattdessen 1 Punkt nehmen

bf-path-pile =
    { $number ->
        [0] Der Stapel der Weg-Plättchen ist leer
       *[other] Stapel mit { $number } Weg-Plättchen
    }
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
bf-countdown-at = { $number } von { $goal } Novizen im Rat; bei { $goal } beginnt der Countdown
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
bf-guardian-at =
    { $guardian-key ->
        [pink] Rosa Hüterin
        [grey] Graue Hüterin
        [brown] Braune Hüterin
        [blue] Blaue Hüterin
        [own] Eigene Hüterin
       *[other] Hüterin ({ $guardian })
    }: { $where }
bf-start = START des Weges
bf-march =
    { $steps ->
        [one] Prozession mit { $steps } Schritt
       *[other] Prozession mit { $steps } Schritten
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
bf-offering-none = Dieser Stapel Opferschalen ist leer
bf-any-two-tiles = Stattdessen zwei beliebige Marker abgeben
bf-any-two-resources = Stattdessen zwei beliebige Ressourcen abgeben

bf-tom-card =
    Toms Karte: { $card }{ $sign ->
        [yes] , mit Gnom-Zeichen
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
bf-tom-task-1 = Aufgabe mit höchstem Wert
bf-tom-task-2 = Aufgabe mit niedrigstem Wert und ein Novize
bf-tom-gnome = Gnom
bf-tom-path = Weg
bf-tom-played = Karte { $played } von { $most }
bf-tom-no-novices = Keine Novizen mehr
bf-tom-says = Nach jedem deiner Spielzüge deckt Tom eine Karte auf. Er hat keine Marker, keine Ressourcen und kein Schiff.
bf-starts = Startperson
bf-passed = Hat gepasst
bf-out = Ausgeschieden

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] blaues Bonfire
           *[no] blaue Aufgabe
        }
        [red] { $lit ->
            [yes] rotes Bonfire
           *[no] rote Aufgabe
        }
        [yellow] { $lit ->
            [yes] gelbes Bonfire
           *[no] gelbe Aufgabe
        }
    }: „{ $task }“, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $known ->
        [yes] , bisher { $have } von { $need }
       *[no] { "" }
    }
bf-text-offering = Opferschale von { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] am Aufgaben-Feld { $spaces }
       *[other] an den Aufgaben-Feldern { $spaces }
    }
bf-text-space = Feld { $number }
bf-text-notch = Aussparung { $space }: { $shape }
bf-text-column = von oben nach unten: { $tiles }
