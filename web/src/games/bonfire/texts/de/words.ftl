## Action kinds and colours

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

word-bonfire-crowd-keeper = Gedränge{ "\u00AD" }lenker
    .acc = den Gedrängelenker
    .help = Auf einem Wegfeld dürfen beliebig viele deiner Hüterinnen stehen.
word-bonfire-pacemaker = Schritt{ "\u00AD" }macher
    .acc = den Schrittmacher
    .help = In jeder Prozession darf jede Hüterin 1 Schritt weiter gehen.
word-bonfire-gift-bearer = Gaben{ "\u00AD" }träger
    .acc = den Gabenträger
    .help = Eine Aufgabe kostet dich zwei beliebige Ressourcen.
word-bonfire-storyteller = Geschichten{ "\u00AD" }erzähler
    .acc = den Geschichtenerzähler
    .help = Jeder Älteste, den du nimmst, bringt 2 Punkte mehr.
word-bonfire-twin-dyer = Doppel{ "\u00AD" }färber
    .acc = den Doppelfärber
    .help = Ein gelber Marker zählt beim Bezahlen wie zwei gleiche Aktionsmarker.
word-bonfire-gardener = Gärtner
    .acc = den Gärtner
    .help = Endet eine Hüterin auf dem Weg, wählst du die Ressource (kein Gold).
word-bonfire-usher = Platz{ "\u00AD" }anweiser
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
word-bonfire-packer = Pack{ "\u00AD" }meister
    .acc = den Packmeister
    .help = Legst du ein Schicksals-Plättchen an, darfst du vorher 3 Aktionsmarker behalten statt 1.
word-bonfire-recruiter = Anwerber
    .acc = den Anwerber
    .help = 1 gelber Marker für jeden Gnom, den du nimmst, auch für diesen.
word-bonfire-star-reader = Stern{ "\u00AD" }deuter
    .acc = den Sterndeuter
    .help = Überdeckte Gold- und Gelb-Felder des Schicksalsfeldes zählen doppelt.
word-bonfire-herald = Herold
    .acc = den Herold
    .help = Kommt eine Hüterin auf START, dürfen alle 1 Schritt gehen, ohne Ertrag.
word-bonfire-lantern-bearer = Laternen{ "\u00AD" }träger
    .acc = den Laternenträger
    .help = Am Ende 2 Punkte mehr für jede Hüterin an einem Bonfire.
word-bonfire-town-crier = Ausrufer
    .acc = den Ausrufer
    .help = 1 Gold und 1 gelber Marker, sobald du eine Aufgabe des Rates erfüllst.
word-bonfire-gatekeeper = Tor{ "\u00AD" }wächter
    .acc = den Torwächter
    .help = 1 Gold mehr, wenn eine Hüterin auf Wegfeld 1 endet.
word-bonfire-helmsman = Steuermann
    .acc = den Steuermann
    .help = Dein Schiff fährt zum selben Preis eine Route weiter.
word-bonfire-fire-turner = Feuer{ "\u00AD" }dreher
    .acc = den Feuerdreher
    .help = Du darfst das Große Bonfire zum selben Preis ein Feld weiter drehen.
word-bonfire-fire-steward = Feuer{ "\u00AD" }verwalter
    .acc = den Feuerverwalter
    .help = Du darfst alle drei Belohnungen des Großen Bonfires nehmen.
word-bonfire-delegate = Abge{ "\u00AD" }sandter
    .acc = den Abgesandten
    .help = Deine Novizen dürfen im Rat zu Novizen ihrer eigenen Farbe.
word-bonfire-portal-smith = Portal{ "\u00AD" }schmied
    .acc = den Portalschmied
    .help = Du darfst die Aussparungen für Portale in beliebiger Reihenfolge füllen.
word-bonfire-envoy = Bot{ "\u00AD" }schafter
    .acc = den Botschafter
    .help = Eine Aufgabe kostet dich immer nur 1 Aufgaben-Marker.
word-bonfire-bridge-builder = Brücken{ "\u00AD" }bauer
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
