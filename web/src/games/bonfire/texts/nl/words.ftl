## Action kinds and colours

word-bonfire-path = weg
    .count =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
word-bonfire-ship = schip
    .count =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
word-bonfire-task = opdracht
    .count =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
word-bonfire-great-bonfire = groot vreugdevuur
    .count =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
word-bonfire-gnome = gnoom
    .count =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
word-bonfire-guardian = hoeder
    .count =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
word-bonfire-yellow = geel
    .count =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
    .count-acc =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
word-bonfire-tile = actiefiche
    .count =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
word-bonfire-blue = blauw
    .nom = de blauwe hoeder
    .acc = de blauwe hoeder
word-bonfire-red = rood
word-bonfire-pink = roze
    .nom = de roze hoeder
    .acc = de roze hoeder
word-bonfire-grey = grijs
    .nom = de grijze hoeder
    .acc = de grijze hoeder
word-bonfire-brown = bruin
    .nom = de bruine hoeder
    .acc = de bruine hoeder
word-bonfire-own = eigen
    .nom = je eigen hoeder
    .acc = je eigen hoeder

## Resources

word-bonfire-blossom = bloem
    .count =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
    .count-acc =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
word-bonfire-fruit = vrucht
    .count =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
    .count-acc =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
word-bonfire-herb = kruid
    .count =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
    .count-acc =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
word-bonfire-shell = schelp
    .count =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
    .count-acc =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
word-bonfire-root = wortel
    .count =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
    .count-acc =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
word-bonfire-gold = goud
    .count =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
    .count-acc =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
word-bonfire-resource = middel
    .count =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
    .count-acc =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
word-bonfire-any = willekeurig middel
    .count =
        { $n ->
            [one] { $n } willekeurig middel
           *[other] { $n } willekeurige middelen
        }
    .count-acc =
        { $n ->
            [one] { $n } willekeurig middel
           *[other] { $n } willekeurige middelen
        }
word-bonfire-point = punt
    .count =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
    .count-acc =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
word-bonfire-portal = portaal
    .count =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }
    .count-acc =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }

## Portals

word-bonfire-ring = ring
    .acc = het ringportaal
word-bonfire-peak = top
    .acc = het topportaal
word-bonfire-square = vierkant
    .acc = het vierkantportaal
word-bonfire-rhomb = ruit
    .acc = het ruitportaal
word-bonfire-star = ster
    .acc = het sterrenportaal
word-bonfire-moon = maan
    .acc = het maanportaal
word-bonfire-waves = golven
    .acc = het golfportaal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
       *[none] eiland
    } { $name }
    .to =
        { $resource ->
            [blossom] naar het bloemeneiland
            [fruit] naar het vruchteneiland
            [herb] naar het kruideneiland
            [shell] naar het schelpeneiland
            [root] naar het worteleiland
           *[none] naar het eiland
        } { $name }
    .at =
        { $resource ->
            [blossom] bij het bloemeneiland
            [fruit] bij het vruchteneiland
            [herb] bij het kruideneiland
            [shell] bij het schelpeneiland
            [root] bij het worteleiland
           *[none] bij het eiland
        } { $name }
word-bonfire-PINK = eiland van de roze hoeders
    .to = naar het eiland van de roze hoeders
    .at = bij het eiland van de roze hoeders
word-bonfire-GREY = eiland van de grijze hoeders
    .to = naar het eiland van de grijze hoeders
    .at = bij het eiland van de grijze hoeders
word-bonfire-BROWN = eiland van de bruine hoeders
    .to = naar het eiland van de bruine hoeders
    .at = bij het eiland van de bruine hoeders
word-bonfire-BLUE = eiland van de blauwe hoeders
    .to = naar het eiland van de blauwe hoeders
    .at = bij het eiland van de blauwe hoeders
word-bonfire-landing-stage = kade
    .to = naar de kade
    .at = aan de kade
word-bonfire-start = START
    .to = naar START
    .at = op START
word-bonfire-path-space = wegveld { $space }
    .to = naar wegveld { $space }
    .at = op wegveld { $space }
word-bonfire-bonfire-space = vreugdevuur { $space }
    .to = naar vreugdevuur { $space }
    .at = bij vreugdevuur { $space }
word-bonfire-board = tableau { $name }
word-bonfire-novice-of = pupil van { $who }
word-bonfire-neutral = raadslid
word-bonfire-lying = liggend raadslid
word-bonfire-line-across = rij { $row }, kolommen { $column } tot en met { $last-column }
word-bonfire-line-down = kolom { $column }, rijen { $row } tot en met { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = starttegel
    .acc = de starttegel
word-bonfire-path-tile =
    { $resource ->
       *[blossom] bloem
        [fruit] vrucht
        [herb] kruid
        [shell] schelp
        [root] wortel
        [gold] goud
    } met { $crystal ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal
    .acc =
        het wegfiche { $resource ->
           *[blossom] bloem
            [fruit] vrucht
            [herb] kruid
            [shell] schelp
            [root] wortel
            [gold] goud
        } met { $crystal ->
           *[blue] blauw
            [red] rood
            [yellow] geel
        } kristal

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Heb de roze hoeder
word-bonfire-blue-have-guardian-grey = Heb de grijze hoeder
word-bonfire-blue-have-guardian-brown = Heb de bruine hoeder
word-bonfire-blue-have-guardian-blue = Heb de blauwe hoeder
word-bonfire-blue-path-with-blossom = Heb een wegfiche met een bloem
word-bonfire-blue-path-with-shell = Heb een wegfiche met een schelp
word-bonfire-blue-path-with-root = Heb een wegfiche met een wortel
word-bonfire-blue-offering-on-fruit = Heb een offerschaal op een vruchteneiland
word-bonfire-blue-offering-on-herb = Heb een offerschaal op een kruideneiland
word-bonfire-blue-offering-on-blossom = Heb een offerschaal op een bloemeneiland
word-bonfire-blue-gnome-showing-herb = Heb een gnoom met een kruid
word-bonfire-blue-gnome-showing-root = Heb een gnoom met een wortel
word-bonfire-blue-group-of-3-path = Heb een groep van 3 aangrenzende symbolen ‘weg’ in je lotveld
word-bonfire-blue-group-of-3-ship = Heb een groep van 3 aangrenzende symbolen ‘schip’ in je lotveld
word-bonfire-blue-group-of-3-task = Heb een groep van 3 aangrenzende symbolen ‘opdracht’ in je lotveld
word-bonfire-blue-group-of-3-guardian = Heb een groep van 3 aangrenzende symbolen ‘hoeder’ in je lotveld
word-bonfire-blue-group-of-3-great-bonfire = Heb een groep van 3 aangrenzende symbolen ‘groot vreugdevuur’ in je lotveld
word-bonfire-blue-group-of-3-gnome = Heb een groep van 3 aangrenzende symbolen ‘gnoom’ in je lotveld
word-bonfire-blue-two-resources = Heb twee verschillende middelen, van elk 2 (geen goud)
word-bonfire-blue-offerings-spread = Heb offerschalen op 3 verschillende eilanden
word-bonfire-blue-offerings-on-one = Heb 2 offerschalen op één eiland
word-bonfire-blue-blue-and-red = Heb een blauw en een rood vreugdevuur
word-bonfire-red-common-task = Volbreng 1 opdracht van de Raad
word-bonfire-red-portals = Heb 3 portalen
word-bonfire-red-two-guardians-pink-grey = Heb de roze en de grijze hoeder
word-bonfire-red-two-guardians-brown-blue = Heb de bruine en de blauwe hoeder
word-bonfire-red-gnomes = Heb 3 gnomen
word-bonfire-red-gold = Heb 4 goud
word-bonfire-red-same-adjacent = Heb twee aangrenzende wegfiches met hetzelfde middel
word-bonfire-red-resource-blossom = Heb 3 bloemen
word-bonfire-red-resource-fruit = Heb 3 vruchten
word-bonfire-red-resource-herb = Heb 3 kruiden
word-bonfire-red-resource-shell = Heb 3 schelpen
word-bonfire-red-resource-root = Heb 3 wortels
word-bonfire-red-offering-on-both-blossom = Heb een offerschaal op elk van de twee bloemeneilanden
word-bonfire-red-offering-on-both-fruit = Heb een offerschaal op elk van de twee vruchteneilanden
word-bonfire-red-offering-on-both-herb = Heb een offerschaal op elk van de twee kruideneilanden
word-bonfire-red-offering-on-both-shell = Heb een offerschaal op elk van de twee schelpeneilanden
word-bonfire-red-offering-on-both-root = Heb een offerschaal op elk van de twee worteleilanden
word-bonfire-red-all-fires = Heb vreugdevuren in alle drie de kleuren
word-bonfire-red-guardians = Heb 4 hoeders
word-bonfire-red-two-groups-of-3-path-guardian = Heb een groep van 3 aangrenzende symbolen ‘weg’ en een van 3 symbolen ‘hoeder’ in je lotveld
word-bonfire-red-two-groups-of-3-ship-gnome = Heb een groep van 3 aangrenzende symbolen ‘schip’ en een van 3 symbolen ‘gnoom’ in je lotveld
word-bonfire-red-tasks-of-colour-blue = Heb 4 blauwe opdrachten en/of vreugdevuren
word-bonfire-yellow-portals = Heb 5 portalen
word-bonfire-yellow-offerings-spread = Heb offerschalen op 5 verschillende eilanden
word-bonfire-yellow-tasks-of-colour-red = Heb 4 rode opdrachten en/of vreugdevuren
word-bonfire-yellow-gnomes = Heb 5 gnomen
word-bonfire-yellow-elders = Heb 3 ouderen
word-bonfire-yellow-offerings-on-one = Heb 3 offerschalen op één eiland
word-bonfire-yellow-offering-pile-empty = Maak een van je twee stapels offerschalen op
word-bonfire-yellow-crystals-red = Heb 3 wegfiches met een rood kristal
word-bonfire-yellow-bonfires = Heb 5 andere vreugdevuren
word-bonfire-yellow-crystals-blue = Heb 4 wegfiches met een blauw kristal
word-bonfire-yellow-tasks-of-colour-yellow = Heb 4 gele opdrachten en/of vreugdevuren
word-bonfire-yellow-two-offerings-on = Heb 2 offerschalen op elk van 3 eilanden
word-bonfire-yellow-of-one-resource = Heb 5 gelijke middelen (geen goud)
word-bonfire-yellow-two-resources = Heb twee verschillende middelen, van elk 3 (geen goud)
word-bonfire-yellow-highlighted = Bedek alle gemarkeerde velden van je lotveld
word-bonfire-yellow-guardians-home = Heb 2 hoeders bij vreugdevuren
word-bonfire-yellow-hold-tiles-1 = Heb de actiefiches weg, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-hold-tiles-2 = Heb de actiefiches opdracht, groot vreugdevuur, hoeder, gnoom en weg
word-bonfire-yellow-hold-tiles-3 = Heb de actiefiches gnoom, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-gold-squares = Bedek alle goudvelden van je lotveld
word-bonfire-yellow-outer-columns = Bedek de twee buitenste kolommen van je lotveld
word-bonfire-yellow-two-groups = Heb twee losse groepen van 4 gelijke symbolen in je lotveld

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Heb de { $shown ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } hoeder
word-bonfire-task-path-with =
    Heb een wegfiche met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
    }
word-bonfire-task-offering-on =
    Heb een offerschaal op een { $shown ->
       *[blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
    }
word-bonfire-task-gnome-showing =
    Heb een gnoom met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
        [gold] goud
    }
word-bonfire-task-group-of-3 =
    Heb een groep van 3 aangrenzende symbolen ‘{ $shown ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ in je lotveld
word-bonfire-task-two-resources = Heb twee verschillende middelen, van elk { $number } (geen goud)
word-bonfire-task-offerings-spread =
    Heb offerschalen op { $number ->
        [one] { $number } eiland
       *[other] { $number } verschillende eilanden
    }
word-bonfire-task-offerings-on-one =
    Heb { $number ->
        [one] { $number } offerschaal
       *[other] { $number } offerschalen
    } op één eiland
word-bonfire-task-blue-and-red = Heb een blauw en een rood vreugdevuur
word-bonfire-task-common-task =
    Volbreng { $number ->
        [one] { $number } opdracht
       *[other] { $number } opdrachten
    } van de Raad
word-bonfire-task-portals =
    Heb { $number ->
        [one] { $number } portaal
       *[other] { $number } portalen
    }
word-bonfire-task-two-guardians =
    Heb de { $shown ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } en de { $second ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
        [own] eigen
    } hoeder
word-bonfire-task-gnomes =
    Heb { $number ->
        [one] { $number } gnoom
       *[other] { $number } gnomen
    }
word-bonfire-task-gold = Heb { $number } goud
word-bonfire-task-same-adjacent = Heb twee aangrenzende wegfiches met hetzelfde middel
word-bonfire-task-resource =
    Heb { $number } × { $shown ->
       *[blossom] bloem
        [fruit] vrucht
        [herb] kruid
        [shell] schelp
        [root] wortel
    }
word-bonfire-task-offering-on-both =
    Heb een offerschaal op elk van de twee { $shown ->
       *[blossom] bloemeneilanden
        [fruit] vruchteneilanden
        [herb] kruideneilanden
        [shell] schelpeneilanden
        [root] worteleilanden
    }
word-bonfire-task-all-fires = Heb vreugdevuren in alle drie de kleuren
word-bonfire-task-guardians =
    Heb { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
word-bonfire-task-two-groups-of-3 =
    Heb een groep van 3 aangrenzende symbolen ‘{ $shown ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ en een van 3 symbolen ‘{ $second ->
       *[path] weg
        [ship] schip
        [task] opdracht
        [guardian] hoeder
        [great-bonfire] groot vreugdevuur
        [gnome] gnoom
    }’ in je lotveld
word-bonfire-task-tasks-of-colour =
    Heb { $number } { $shown ->
       *[blue] blauwe
        [red] rode
        [yellow] gele
    } opdrachten en/of vreugdevuren
word-bonfire-task-elders =
    Heb { $number ->
        [one] { $number } oudere
       *[other] { $number } ouderen
    }
word-bonfire-task-offering-pile-empty = Maak een van je twee stapels offerschalen op
word-bonfire-task-crystals =
    Heb { $number ->
        [one] { $number } wegfiche
       *[other] { $number } wegfiches
    } met een { $shown ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal
word-bonfire-task-bonfires =
    Heb { $number ->
        [one] { $number } ander vreugdevuur
       *[other] { $number } andere vreugdevuren
    }
word-bonfire-task-two-offerings-on =
    Heb 2 offerschalen op elk van { $number ->
        [one] { $number } eiland
       *[other] { $number } eilanden
    }
word-bonfire-task-of-one-resource =
    Heb { $number ->
        [one] { $number } middel
       *[other] { $number } gelijke middelen
    } (geen goud)
word-bonfire-task-highlighted = Bedek alle gemarkeerde velden van je lotveld
word-bonfire-task-guardians-home =
    Heb { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } bij vreugdevuren
word-bonfire-task-hold-tiles = Heb deze actiefiches: { $tiles }
word-bonfire-task-gold-squares = Bedek alle goudvelden van je lotveld
word-bonfire-task-outer-columns = Bedek de twee buitenste kolommen van je lotveld
word-bonfire-task-two-groups = Heb twee losse groepen van { $number } gelijke symbolen in je lotveld

## Gnomes

word-bonfire-crowd-keeper = Menigte{ "\u00AD" }meester
    .acc = de Menigtemeester
    .help = Op een wegveld mogen zoveel van je hoeders staan als je wilt.
word-bonfire-pacemaker = Tempo{ "\u00AD" }maker
    .acc = de Tempomaker
    .help = Bij elke optocht mag elke hoeder 1 stap verder.
word-bonfire-gift-bearer = Gaven{ "\u00AD" }drager
    .acc = de Gavendrager
    .help = Een opdracht kost je twee willekeurige middelen.
word-bonfire-storyteller = Verhalen{ "\u00AD" }verteller
    .acc = de Verhalenverteller
    .help = Elke oudere die je neemt, levert 2 punten extra op.
word-bonfire-twin-dyer = Dubbel{ "\u00AD" }verver
    .acc = de Dubbelverver
    .help = Een geel fiche telt bij het betalen als twee gelijke actiefiches.
word-bonfire-gardener = Tuinman
    .acc = de Tuinman
    .help = Eindigt een hoeder op de weg, dan kies jij het middel (geen goud).
word-bonfire-usher = Ceremonie{ "\u00AD" }meester
    .acc = de Ceremoniemeester
    .help = 1 goud, telkens als je een pupil of raadslid naar de Hoge Raad stuurt.
word-bonfire-pavior = Straten{ "\u00AD" }maker
    .acc = de Stratenmaker
    .help = Je krijgt het middel van elk wegfiche dat je neemt.
word-bonfire-haggler = Afdinger
    .acc = de Afdinger
    .help = Je mag gnomen met willekeurige middelen betalen.
word-bonfire-pink-acolyte = Roze Acoliet
    .acc = de Roze Acoliet
    .help = Je roze hoeder levert op de weg het dubbele op.
word-bonfire-grey-acolyte = Grijze Acoliet
    .acc = de Grijze Acoliet
    .help = Je grijze hoeder levert op de weg het dubbele op.
word-bonfire-brown-acolyte = Bruine Acoliet
    .acc = de Bruine Acoliet
    .help = Je bruine hoeder levert op de weg het dubbele op.
word-bonfire-blue-acolyte = Blauwe Acoliet
    .acc = de Blauwe Acoliet
    .help = Je blauwe hoeder levert op de weg het dubbele op.
word-bonfire-packer = Pakker
    .acc = de Pakker
    .help = Leg je een lottegel, dan mag je 3 actiefiches houden in plaats van 1.
word-bonfire-recruiter = Werver
    .acc = de Werver
    .help = 1 geel fiche voor elke gnoom die je neemt, ook voor deze.
word-bonfire-star-reader = Sterren{ "\u00AD" }lezer
    .acc = de Sterrenlezer
    .help = Goud- en geelvelden die je in het lotveld bedekt, tellen dubbel.
word-bonfire-herald = Heraut
    .acc = de Heraut
    .help = Komt een hoeder op START, dan mogen ze allemaal 1 stap doen, zonder opbrengst.
word-bonfire-lantern-bearer = Lantaarn{ "\u00AD" }drager
    .acc = de Lantaarndrager
    .help = Aan het einde 2 punten extra voor elke hoeder bij een vreugdevuur.
word-bonfire-town-crier = Omroeper
    .acc = de Omroeper
    .help = 1 goud en 1 geel fiche zodra je een opdracht van de Raad volbrengt.
word-bonfire-gatekeeper = Poort{ "\u00AD" }wachter
    .acc = de Poortwachter
    .help = 1 goud extra als een hoeder op wegveld 1 eindigt.
word-bonfire-helmsman = Stuurman
    .acc = de Stuurman
    .help = Je schip vaart voor dezelfde prijs één route verder.
word-bonfire-fire-turner = Vuur{ "\u00AD" }draaier
    .acc = de Vuurdraaier
    .help = Je mag het grote vreugdevuur voor dezelfde prijs één veld verder draaien.
word-bonfire-fire-steward = Vuur{ "\u00AD" }beheerder
    .acc = de Vuurbeheerder
    .help = Je mag alle drie de beloningen van het grote vreugdevuur nemen.
word-bonfire-delegate = Afge{ "\u00AD" }vaardigde
    .acc = de Afgevaardigde
    .help = Je pupillen mogen in de Raad bij pupillen van hun eigen kleur gaan staan.
word-bonfire-portal-smith = Portaal{ "\u00AD" }smid
    .acc = de Portaalsmid
    .help = Je mag de inkepingen voor portalen in elke volgorde vullen.
word-bonfire-envoy = Gezant
    .acc = de Gezant
    .help = Een opdracht kost je altijd maar 1 opdrachtfiche.
word-bonfire-bridge-builder = Bruggen{ "\u00AD" }bouwer
    .acc = de Bruggenbouwer
    .help = Je lottegels mogen buiten je lotveld uitsteken.
word-bonfire-elder-of-paths = Oudere van de wegen
    .acc = de Oudere van de wegen
    .help = Meteen 1 punt voor elk van je wegfiches en de starttegel.
word-bonfire-elder-of-fate = Oudere van het lot
    .acc = de Oudere van het lot
    .help = Meteen 1 punt voor elke lottegel in je lotveld.
word-bonfire-elder-of-portals = Oudere van de portalen
    .acc = de Oudere van de portalen
    .help = Meteen 1 punt voor elk van je portalen.
word-bonfire-elder-of-tasks = Oudere van de opdrachten
    .acc = de Oudere van de opdrachten
    .help = Meteen 1 punt voor elk van je opdrachten en vreugdevuren.
word-bonfire-elder-of-guardians = Oudere van de hoeders
    .acc = de Oudere van de hoeders
    .help = Meteen 1 punt voor elk van je hoeders.
word-bonfire-elder-of-gnomes = Oudere van de gnomen
    .acc = de Oudere van de gnomen
    .help = Meteen 1 punt voor elk van je gnomen, ook voor deze.

## Bonuses of the High Council

bonus-bonfire-gold = 2 goud en 1 geel fiche
bonus-bonfire-path = een gratis wegfiche naar keuze
bonus-bonfire-guardian = een hoeder in een kleur die je nog niet hebt
bonus-bonfire-great-bonfire = het grote vreugdevuur vrij draaien en de beloningen nemen
bonus-bonfire-specialist = een open specialist, gratis
bonus-bonfire-move = een hoeder vrij verplaatsen
bonus-bonfire-ship = gratis naar een willekeurig eiland varen
bonus-bonfire-fate = meteen een lottegel leggen

## Common Tasks

common-bonfire-tasks = 7 opdrachten of vreugdevuren
common-bonfire-portals = 7 portalen
common-bonfire-paths = 7 wegfiches
common-bonfire-guardians = 5 hoeders
common-bonfire-gnomes = 6 gnomen

## Tom's cards

tom-bonfire-great-bonfire = Groot vreugdevuur
tom-bonfire-guardian = Hoeder
tom-bonfire-task-1 = Opdracht I
tom-bonfire-task-2 = Opdracht II
tom-bonfire-gnome = Gnoom
tom-bonfire-path = Weg

## What points are for

earned-bonfire-head-start = aan het begin
earned-bonfire-elders = voor de oudere
earned-bonfire-council = in de Hoge Raad
earned-bonfire-great-bonfire = bij het grote vreugdevuur
earned-bonfire-passing = voor de resterende beurten
earned-bonfire-tom = door zijn kaart
