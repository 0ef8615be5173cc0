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
    .acc = den Aktionsmarker
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
word-bonfire-other = anderer
    .count =
        { $n ->
            [one] { $n } anderer Marker
           *[other] { $n } andere Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } anderen Marker
           *[other] { $n } andere Marker
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
    .acc = die Ressource
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
    .acc = ein Portal
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
    .from =
        { $resource ->
            [blossom] von der Blüteninsel
            [fruit] von der Früchteinsel
            [herb] von der Kräuterinsel
            [shell] von der Muschelinsel
            [root] von der Wurzelinsel
           *[none] von der Insel
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
word-bonfire-novice-of = Novize: { $who }
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
        das Weg-Plättchen ({ $resource ->
           *[blossom] Blüte
            [fruit] Frucht
            [herb] Kraut
            [shell] Muschel
            [root] Wurzel
            [gold] Gold
        }, { $crystal ->
           *[blue] blauer
            [red] roter
            [yellow] gelber
        } Kristall)

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Die rosa Hüterin haben
word-bonfire-blue-have-guardian-grey = Die graue Hüterin haben
word-bonfire-blue-have-guardian-brown = Die braune Hüterin haben
word-bonfire-blue-have-guardian-blue = Die blaue Hüterin haben
word-bonfire-blue-path-with-blossom = Ein Weg-Plättchen mit einer Blüte haben
word-bonfire-blue-path-with-shell = Ein Weg-Plättchen mit einer Muschel haben
word-bonfire-blue-path-with-root = Ein Weg-Plättchen mit einer Wurzel haben
word-bonfire-blue-offering-on-fruit = Eine Opferschale auf einer Früchteinsel haben
word-bonfire-blue-offering-on-herb = Eine Opferschale auf einer Kräuterinsel haben
word-bonfire-blue-offering-on-blossom = Eine Opferschale auf einer Blüteninsel haben
word-bonfire-blue-gnome-showing-herb = Einen Gnom mit einem Kraut haben
word-bonfire-blue-gnome-showing-root = Einen Gnom mit einer Wurzel haben
word-bonfire-blue-group-of-3-path = Eine zusammenhängende Gruppe von 3 Weg-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-ship = Eine zusammenhängende Gruppe von 3 Schiff-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-task = Eine zusammenhängende Gruppe von 3 Aufgaben-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-guardian = Eine zusammenhängende Gruppe von 3 Hüterin-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-great-bonfire = Eine zusammenhängende Gruppe von 3 Bonfire-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-gnome = Eine zusammenhängende Gruppe von 3 Gnom-Symbolen im Schicksalsfeld haben
word-bonfire-blue-two-resources = Von zwei verschiedenen Grundressourcen je 2 haben
word-bonfire-blue-offerings-spread = Opferschalen auf 3 verschiedenen Inseln haben
word-bonfire-blue-offerings-on-one = 2 Opferschalen auf einer Insel haben
word-bonfire-blue-blue-and-red = Ein blaues und ein rotes Bonfire haben
word-bonfire-red-common-task = 1 Aufgabe des Rates erfüllen
word-bonfire-red-portals = 3 Portale haben
word-bonfire-red-two-guardians-pink-grey = Die rosa und die graue Hüterin haben
word-bonfire-red-two-guardians-brown-blue = Die braune und die blaue Hüterin haben
word-bonfire-red-gnomes = 3 Gnome haben
word-bonfire-red-gold = 4 Gold haben
word-bonfire-red-same-adjacent = Zwei benachbarte Weg-Plättchen mit derselben Ressource haben
word-bonfire-red-resource-blossom = 3 Blüten haben
word-bonfire-red-resource-fruit = 3 Früchte haben
word-bonfire-red-resource-herb = 3 Kräuter haben
word-bonfire-red-resource-shell = 3 Muscheln haben
word-bonfire-red-resource-root = 3 Wurzeln haben
word-bonfire-red-offering-on-both-blossom = Je eine Opferschale auf beiden Blüteninseln haben
word-bonfire-red-offering-on-both-fruit = Je eine Opferschale auf beiden Früchteinseln haben
word-bonfire-red-offering-on-both-herb = Je eine Opferschale auf beiden Kräuterinseln haben
word-bonfire-red-offering-on-both-shell = Je eine Opferschale auf beiden Muschelinseln haben
word-bonfire-red-offering-on-both-root = Je eine Opferschale auf beiden Wurzelinseln haben
word-bonfire-red-all-fires = Bonfire in allen drei Farben haben
word-bonfire-red-guardians = 4 Hüterinnen haben
word-bonfire-red-two-groups-of-3-path-guardian = Je eine zusammenhängende Gruppe von 3 Weg- und 3 Hüterin-Symbolen im Schicksalsfeld haben
word-bonfire-red-two-groups-of-3-ship-gnome = Je eine zusammenhängende Gruppe von 3 Schiff- und 3 Gnom-Symbolen im Schicksalsfeld haben
word-bonfire-red-tasks-of-colour-blue = 4 blaue Aufgaben und/oder Bonfire haben
word-bonfire-yellow-portals = 5 Portale haben
word-bonfire-yellow-offerings-spread = Opferschalen auf 5 verschiedenen Inseln haben
word-bonfire-yellow-tasks-of-colour-red = 4 rote Aufgaben und/oder Bonfire haben
word-bonfire-yellow-gnomes = 5 Gnome haben
word-bonfire-yellow-elders = 3 Älteste haben
word-bonfire-yellow-offerings-on-one = 3 Opferschalen auf einer Insel haben
word-bonfire-yellow-offering-pile-empty = Einen eigenen Stapel Opferschalen aufgebraucht haben
word-bonfire-yellow-crystals-red = 3 Weg-Plättchen mit rotem Kristall haben
word-bonfire-yellow-bonfires = 5 andere Bonfire haben
word-bonfire-yellow-crystals-blue = 4 Weg-Plättchen mit blauem Kristall haben
word-bonfire-yellow-tasks-of-colour-yellow = 4 gelbe Aufgaben und/oder Bonfire haben
word-bonfire-yellow-two-offerings-on = Je 2 Opferschalen auf 3 Inseln haben
word-bonfire-yellow-of-one-resource = 5 gleiche Grundressourcen haben
word-bonfire-yellow-two-resources = Von zwei verschiedenen Grundressourcen je 3 haben
word-bonfire-yellow-highlighted = Alle markierten Felder des Schicksalsfeldes überdecken
word-bonfire-yellow-guardians-home = 2 Hüterinnen am Bonfire haben
word-bonfire-yellow-hold-tiles-1 = Diese Aktionsmarker haben: Weg, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-hold-tiles-2 = Diese Aktionsmarker haben: Aufgabe, Großes Bonfire, Hüterin, Gnom und Weg
word-bonfire-yellow-hold-tiles-3 = Diese Aktionsmarker haben: Gnom, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-gold-squares = Alle Goldfelder des Schicksalsfeldes überdecken
word-bonfire-yellow-outer-columns = Beide äußeren Spalten des Schicksalsfeldes überdecken
word-bonfire-yellow-two-groups = Zwei getrennte Gruppen von 4 gleichen Symbolen im Schicksalsfeld haben

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Die { $shown ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } Hüterin haben
word-bonfire-task-path-with =
    Ein Weg-Plättchen mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
    } haben
word-bonfire-task-offering-on =
    Eine Opferschale auf einer { $shown ->
       *[blossom] Blüteninsel
        [fruit] Früchteinsel
        [herb] Kräuterinsel
        [shell] Muschelinsel
        [root] Wurzelinsel
    } haben
word-bonfire-task-gnome-showing =
    Einen Gnom mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
        [gold] Gold
    } haben
word-bonfire-task-group-of-3 =
    Eine zusammenhängende Gruppe von 3 { $shown ->
       *[path] Weg-Symbolen
        [ship] Schiff-Symbolen
        [task] Aufgaben-Symbolen
        [guardian] Hüterin-Symbolen
        [great-bonfire] Bonfire-Symbolen
        [gnome] Gnom-Symbolen
    } im Schicksalsfeld haben
word-bonfire-task-two-resources = Von zwei verschiedenen Grundressourcen je { $number } haben
word-bonfire-task-offerings-spread =
    Opferschalen auf { $number ->
        [one] { $number } Insel
       *[other] { $number } verschiedenen Inseln
    } haben
word-bonfire-task-offerings-on-one =
    { $number ->
        [one] { $number } Opferschale
       *[other] { $number } Opferschalen
    } auf einer Insel haben
word-bonfire-task-blue-and-red = Ein blaues und ein rotes Bonfire haben
word-bonfire-task-common-task =
    { $number ->
        [one] { $number } Aufgabe
       *[other] { $number } Aufgaben
    } des Rates erfüllen
word-bonfire-task-portals =
    { $number ->
        [one] { $number } Portal
       *[other] { $number } Portale
    } haben
word-bonfire-task-two-guardians =
    Die { $shown ->
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
    } Hüterin haben
word-bonfire-task-gnomes =
    { $number ->
        [one] { $number } Gnom
       *[other] { $number } Gnome
    } haben
word-bonfire-task-gold = { $number } Gold haben
word-bonfire-task-same-adjacent = Zwei benachbarte Weg-Plättchen mit derselben Ressource haben
word-bonfire-task-resource =
    { $number } × { $shown ->
       *[blossom] Blüte
        [fruit] Frucht
        [herb] Kraut
        [shell] Muschel
        [root] Wurzel
    } haben
word-bonfire-task-offering-on-both =
    Je eine Opferschale auf beiden { $shown ->
       *[blossom] Blüteninseln
        [fruit] Früchteinseln
        [herb] Kräuterinseln
        [shell] Muschelinseln
        [root] Wurzelinseln
    } haben
word-bonfire-task-all-fires = Bonfire in allen drei Farben haben
word-bonfire-task-guardians =
    { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    } haben
word-bonfire-task-two-groups-of-3 =
    Je eine zusammenhängende Gruppe von 3 { $shown ->
       *[path] Weg-
        [ship] Schiff-
        [task] Aufgaben-
        [guardian] Hüterin-
        [great-bonfire] Bonfire-
        [gnome] Gnom-
    } und 3 { $second ->
       *[path] Weg-Symbolen
        [ship] Schiff-Symbolen
        [task] Aufgaben-Symbolen
        [guardian] Hüterin-Symbolen
        [great-bonfire] Bonfire-Symbolen
        [gnome] Gnom-Symbolen
    } im Schicksalsfeld haben
word-bonfire-task-tasks-of-colour =
    { $number } { $shown ->
       *[blue] blaue
        [red] rote
        [yellow] gelbe
    } { $number ->
        [one] Aufgabe (oder Bonfire)
       *[other] Aufgaben und/oder Bonfire
    } haben
word-bonfire-task-elders =
    { $number ->
        [one] { $number } Ältesten
       *[other] { $number } Älteste
    } haben
word-bonfire-task-offering-pile-empty = Einen eigenen Stapel Opferschalen aufgebraucht haben
word-bonfire-task-crystals =
    { $number ->
        [one] { $number } Weg-Plättchen
       *[other] { $number } Weg-Plättchen
    } mit { $shown ->
       *[blue] blauem
        [red] rotem
        [yellow] gelbem
    } Kristall haben
word-bonfire-task-bonfires =
    { $number ->
        [one] { $number } anderes Bonfire
       *[other] { $number } andere Bonfire
    } haben
word-bonfire-task-two-offerings-on =
    { $number ->
        [one] 2 Opferschalen auf { $number } Insel
       *[other] Je 2 Opferschalen auf { $number } Inseln
    } haben
word-bonfire-task-of-one-resource =
    { $number ->
        [one] { $number } Grundressource
       *[other] { $number } gleiche Grundressourcen
    } haben
word-bonfire-task-highlighted = Alle markierten Felder des Schicksalsfeldes überdecken
word-bonfire-task-guardians-home =
    { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    } am Bonfire haben
word-bonfire-task-hold-tiles = Diese Aktionsmarker haben: { $tiles }
word-bonfire-task-gold-squares = Alle Goldfelder des Schicksalsfeldes überdecken
word-bonfire-task-outer-columns = Beide äußeren Spalten des Schicksalsfeldes überdecken
word-bonfire-task-two-groups = Zwei getrennte Gruppen von { $number } gleichen Symbolen im Schicksalsfeld haben

## Gnomes

word-bonfire-crowd-keeper = Fest{ "\u00AD" }ordner
    .acc = den Festordner
    .help = Auf einem Wegfeld dürfen beliebig viele deiner Hüterinnen stehen.
word-bonfire-pacemaker = Schritt{ "\u00AD" }macher
    .acc = den Schrittmacher
    .help = In einer Prozession darf jede deiner Hüterinnen 1 Schritt mehr gehen.
word-bonfire-gift-bearer = Gaben{ "\u00AD" }träger
    .acc = den Gabenträger
    .help = Für eine Aufgabe darfst du zwei beliebige Ressourcen abgeben.
word-bonfire-storyteller = Geschichten{ "\u00AD" }erzähler
    .acc = den Geschichtenerzähler
    .help = Jeder Älteste, den du nimmst, bringt 2 Punkte mehr.
word-bonfire-twin-dyer = Doppel{ "\u00AD" }färber
    .acc = den Doppelfärber
    .help = Ein gelber Marker zählt beim Abgeben als zwei gleiche Aktionsmarker.
word-bonfire-gardener = Gärtner
    .acc = den Gärtner
    .help = Bleibt eine Hüterin auf dem Weg stehen, darfst du stattdessen eine Grundressource deiner Wahl nehmen.
word-bonfire-usher = Platz{ "\u00AD" }anweiser
    .acc = den Platzanweiser
    .help = Du bekommst 1 Gold, sooft du einen Novizen in den Rat schickst.
word-bonfire-pavior = Pflasterer
    .acc = den Pflasterer
    .help = Du bekommst die Ressource jedes Weg-Plättchens, das du nimmst.
word-bonfire-haggler = Feilscher
    .acc = den Feilscher
    .help = Für Gnome darfst du beliebige Ressourcen abgeben.
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
    .help = Legst du ein Schicksals-Plättchen an, darfst du 3 Aktionsmarker behalten statt 1.
word-bonfire-recruiter = Anwerber
    .acc = den Anwerber
    .help = Du bekommst 1 gelben Marker für jeden Gnom, den du nimmst, auch für diesen.
word-bonfire-star-reader = Stern{ "\u00AD" }deuter
    .acc = den Sterndeuter
    .help = Gold und gelbe Marker, die du im Schicksalsfeld überdeckst, bekommst du doppelt.
word-bonfire-herald = Herold
    .acc = den Herold
    .help = Kommt eine Hüterin auf START, dürfen alle deine Hüterinnen 1 Schritt gehen, bringen dabei aber nichts.
word-bonfire-lantern-bearer = Laternen{ "\u00AD" }träger
    .acc = den Laternenträger
    .help = Am Ende 2 Punkte mehr für jede Hüterin an einem Bonfire.
word-bonfire-town-crier = Ausrufer
    .acc = den Ausrufer
    .help = Du bekommst 1 Gold und 1 gelben Marker, sobald du eine Aufgabe des Rates erfüllst.
word-bonfire-gatekeeper = Tor{ "\u00AD" }wächter
    .acc = den Torwächter
    .help = Du bekommst 1 Gold mehr, wenn eine Hüterin auf Wegfeld 1 stehen bleibt.
word-bonfire-helmsman = Steuermann
    .acc = den Steuermann
    .help = Dein Schiff darf für dieselben Kosten eine Route weiter fahren.
word-bonfire-fire-turner = Feuer{ "\u00AD" }dreher
    .acc = den Feuerdreher
    .help = Du darfst das Große Bonfire für dieselben Kosten ein Feld weiter drehen.
word-bonfire-fire-steward = Feuer{ "\u00AD" }verwalter
    .acc = den Feuerverwalter
    .help = Du darfst alle drei Belohnungen des Großen Bonfires nehmen.
word-bonfire-delegate = Abge{ "\u00AD" }sandter
    .acc = den Abgesandten
    .help = Novizen, die du schickst, auch Rats-Novizen, dürfen im Rat auf ein Feld mit einem Novizen ihrer Farbe.
word-bonfire-portal-smith = Portal{ "\u00AD" }schmied
    .acc = den Portalschmied
    .help = Du darfst die Aussparungen für Portale in beliebiger Reihenfolge füllen.
word-bonfire-envoy = Bot{ "\u00AD" }schafter
    .acc = den Botschafter
    .help = Für eine Aufgabe gibst du immer nur 1 Aufgaben-Marker ab.
word-bonfire-bridge-builder = Brücken{ "\u00AD" }bauer
    .acc = den Brückenbauer
    .help = Deine Schicksals-Plättchen dürfen über das Schicksalsfeld hinausragen.
word-bonfire-elder-of-paths = Ältester der Wege
    .acc = den Ältesten der Wege
    .help = Sofort 1 Punkt für jedes deiner Weg-Plättchen und das Startfeld.
word-bonfire-elder-of-fate = Ältester des Schicksals
    .acc = den Ältesten des Schicksals
    .help = Sofort 1 Punkt für jedes Schicksals-Plättchen, das du gelegt hast.
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
bonus-bonfire-path = ein Weg-Plättchen nach Wahl, kostenlos
bonus-bonfire-guardian = eine Hüterin in einer noch fehlenden Farbe
bonus-bonfire-great-bonfire = Großes Bonfire auf ein beliebiges Feld drehen und Belohnungen nehmen
bonus-bonfire-specialist = ein offener Spezialist, kostenlos
bonus-bonfire-move = eine Hüterin frei versetzen
bonus-bonfire-ship = kostenlos zu einer beliebigen Insel fahren
bonus-bonfire-fate = sofort ein Schicksals-Plättchen anlegen

## Common Tasks

common-bonfire-tasks = 7 Aufgaben und/oder Bonfire
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

## Squares of the Fate Area

word-bonfire-square-at = Zeile { $row }, Spalte { $column }
word-bonfire-squares-across = Zeile { $row }, Spalten { $columns }
word-bonfire-squares-down = Spalte { $column }, Zeilen { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } { $side ->
        [above] über Spalte { $column }
        [below] unter Spalte { $column }
        [left] links von Zeile { $row }
       *[right] rechts von Zeile { $row }
    }
