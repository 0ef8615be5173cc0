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
    .acc = het actiefiche
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
word-bonfire-other = ander
    .count =
        { $n ->
            [one] { $n } ander fiche
           *[other] { $n } andere fiches
        }
    .count-acc =
        { $n ->
            [one] { $n } ander fiche
           *[other] { $n } andere fiches
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
    .acc = het middel
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
word-bonfire-any = middel naar keuze
    .count = 
        { $n ->
            [one] { $n } middel naar keuze
           *[other] { $n } middelen naar keuze
        }
    .count-acc = 
        { $n ->
            [one] { $n } middel naar keuze
           *[other] { $n } middelen naar keuze
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
    .acc = een portaal
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
word-bonfire-peak = berg
    .acc = het bergportaal
word-bonfire-square = vierkant
    .acc = het vierkante portaal
word-bonfire-rhomb = ruit
    .acc = het ruitportaal
word-bonfire-star = ster
    .acc = het sterportaal
word-bonfire-moon = maan
    .acc = het maanportaal
word-bonfire-waves = golven
    .acc = het golvenportaal

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
            [blossom] naar bloemeneiland
            [fruit] naar vruchteneiland
            [herb] naar kruideneiland
            [shell] naar schelpeneiland
            [root] naar worteleiland
           *[none] naar eiland
        } { $name }
    .at =
        { $resource ->
            [blossom] bij bloemeneiland
            [fruit] bij vruchteneiland
            [herb] bij kruideneiland
            [shell] bij schelpeneiland
            [root] bij worteleiland
           *[none] bij eiland
        } { $name }
    .from =
        { $resource ->
            [blossom] van bloemeneiland
            [fruit] van vruchteneiland
            [herb] van kruideneiland
            [shell] van schelpeneiland
            [root] van worteleiland
           *[none] van eiland
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
        het wegfiche met { $resource ->
           *[blossom] een bloem
            [fruit] een vrucht
            [herb] een kruid
            [shell] een schelp
            [root] een wortel
            [gold] goud
        } en een { $crystal ->
           *[blue] blauw
            [red] rood
            [yellow] geel
        } kristal

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = De roze hoeder hebben
word-bonfire-blue-have-guardian-grey = De grijze hoeder hebben
word-bonfire-blue-have-guardian-brown = De bruine hoeder hebben
word-bonfire-blue-have-guardian-blue = De blauwe hoeder hebben
word-bonfire-blue-path-with-blossom = Een wegfiche met een bloem hebben
word-bonfire-blue-path-with-shell = Een wegfiche met een schelp hebben
word-bonfire-blue-path-with-root = Een wegfiche met een wortel hebben
word-bonfire-blue-offering-on-fruit = Een offerschaal op een vruchteneiland hebben
word-bonfire-blue-offering-on-herb = Een offerschaal op een kruideneiland hebben
word-bonfire-blue-offering-on-blossom = Een offerschaal op een bloemeneiland hebben
word-bonfire-blue-gnome-showing-herb = Een gnoom met een kruid hebben
word-bonfire-blue-gnome-showing-root = Een gnoom met een wortel hebben
word-bonfire-blue-group-of-3-path = Een groep van 3 aangrenzende wegsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-ship = Een groep van 3 aangrenzende schipsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-task = Een groep van 3 aangrenzende opdrachtsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-guardian = Een groep van 3 aangrenzende hoedersymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-great-bonfire = Een groep van 3 aangrenzende vreugdevuursymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-gnome = Een groep van 3 aangrenzende gnoomsymbolen in je lotveld hebben
word-bonfire-blue-two-resources = Van twee verschillende gewone middelen elk 2 hebben
word-bonfire-blue-offerings-spread = Offerschalen op 3 verschillende eilanden hebben
word-bonfire-blue-offerings-on-one = 2 offerschalen op één eiland hebben
word-bonfire-blue-blue-and-red = Een blauw en een rood vreugdevuur hebben
word-bonfire-red-common-task = 1 opdracht van de Raad volbrengen
word-bonfire-red-portals = 3 portalen hebben
word-bonfire-red-two-guardians-pink-grey = De roze en de grijze hoeder hebben
word-bonfire-red-two-guardians-brown-blue = De bruine en de blauwe hoeder hebben
word-bonfire-red-gnomes = 3 gnomen hebben
word-bonfire-red-gold = 4 goud hebben
word-bonfire-red-same-adjacent = Twee aangrenzende wegfiches met hetzelfde middel hebben
word-bonfire-red-resource-blossom = 3 bloemen hebben
word-bonfire-red-resource-fruit = 3 vruchten hebben
word-bonfire-red-resource-herb = 3 kruiden hebben
word-bonfire-red-resource-shell = 3 schelpen hebben
word-bonfire-red-resource-root = 3 wortels hebben
word-bonfire-red-offering-on-both-blossom = Op beide bloemeneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-fruit = Op beide vruchteneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-herb = Op beide kruideneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-shell = Op beide schelpeneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-root = Op beide worteleilanden een offerschaal hebben
word-bonfire-red-all-fires = Vreugdevuren in alle drie de kleuren hebben
word-bonfire-red-guardians = 4 hoeders hebben
word-bonfire-red-two-groups-of-3-path-guardian = Een groep van 3 aangrenzende wegsymbolen en een van 3 hoedersymbolen in je lotveld hebben
word-bonfire-red-two-groups-of-3-ship-gnome = Een groep van 3 aangrenzende schipsymbolen en een van 3 gnoomsymbolen in je lotveld hebben
word-bonfire-red-tasks-of-colour-blue = 4 blauwe opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-portals = 5 portalen hebben
word-bonfire-yellow-offerings-spread = Offerschalen op 5 verschillende eilanden hebben
word-bonfire-yellow-tasks-of-colour-red = 4 rode opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-gnomes = 5 gnomen hebben
word-bonfire-yellow-elders = 3 ouderen hebben
word-bonfire-yellow-offerings-on-one = 3 offerschalen op één eiland hebben
word-bonfire-yellow-offering-pile-empty = Een van je stapels offerschalen is op
word-bonfire-yellow-crystals-red = 3 wegfiches met een rood kristal hebben
word-bonfire-yellow-bonfires = 5 andere vreugdevuren hebben
word-bonfire-yellow-crystals-blue = 4 wegfiches met een blauw kristal hebben
word-bonfire-yellow-tasks-of-colour-yellow = 4 gele opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-two-offerings-on = 2 offerschalen op elk van 3 eilanden hebben
word-bonfire-yellow-of-one-resource = 5 gelijke gewone middelen hebben
word-bonfire-yellow-two-resources = Van twee verschillende gewone middelen elk 3 hebben
word-bonfire-yellow-highlighted = Alle gemarkeerde vakjes van je lotveld bedekken
word-bonfire-yellow-guardians-home = 2 hoeders bij vreugdevuren hebben
word-bonfire-yellow-hold-tiles-1 = Deze actiefiches hebben: weg, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-hold-tiles-2 = Deze actiefiches hebben: opdracht, groot vreugdevuur, hoeder, gnoom en weg
word-bonfire-yellow-hold-tiles-3 = Deze actiefiches hebben: gnoom, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-gold-squares = Alle goudvakjes van je lotveld bedekken
word-bonfire-yellow-outer-columns = De twee buitenste kolommen van je lotveld bedekken
word-bonfire-yellow-two-groups = Twee losse groepen van 4 gelijke symbolen in je lotveld hebben

## Tasks of other component sets

word-bonfire-task-have-guardian =
    { $shown ->
       *[pink] De roze
        [grey] De grijze
        [brown] De bruine
        [blue] De blauwe
        [own] Je eigen
    } hoeder hebben
word-bonfire-task-path-with =
    Een wegfiche met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
    } hebben
word-bonfire-task-offering-on =
    Een offerschaal op een { $shown ->
       *[blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
    } hebben
word-bonfire-task-gnome-showing =
    Een gnoom met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
        [gold] goud
    } hebben
word-bonfire-task-group-of-3 =
    Een groep van 3 aangrenzende { $shown ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } in je lotveld hebben
word-bonfire-task-two-resources = Van twee verschillende gewone middelen elk { $number } hebben
word-bonfire-task-offerings-spread =
    Offerschalen op { $number ->
        [one] { $number } eiland
       *[other] { $number } verschillende eilanden
    } hebben
word-bonfire-task-offerings-on-one =
    { $number ->
        [one] { $number } offerschaal
       *[other] { $number } offerschalen
    } op één eiland hebben
word-bonfire-task-blue-and-red = Een blauw en een rood vreugdevuur hebben
word-bonfire-task-common-task =
    { $number ->
        [one] { $number } opdracht
       *[other] { $number } opdrachten
    } van de Raad volbrengen
word-bonfire-task-portals =
    { $number ->
        [one] { $number } portaal
       *[other] { $number } portalen
    } hebben
word-bonfire-task-two-guardians =
    { $shown ->
       *[pink] De roze
        [grey] De grijze
        [brown] De bruine
        [blue] De blauwe
        [own] Je eigen
    } en { $second ->
       *[pink] de roze
        [grey] de grijze
        [brown] de bruine
        [blue] de blauwe
        [own] je eigen
    } hoeder hebben
word-bonfire-task-gnomes =
    { $number ->
        [one] { $number } gnoom
       *[other] { $number } gnomen
    } hebben
word-bonfire-task-gold = { $number } goud hebben
word-bonfire-task-same-adjacent = Twee aangrenzende wegfiches met hetzelfde middel hebben
word-bonfire-task-resource =
    { $number } { $shown ->
       *[blossom] { $number ->
            [one] bloem
           *[other] bloemen
        }
        [fruit] { $number ->
            [one] vrucht
           *[other] vruchten
        }
        [herb] { $number ->
            [one] kruid
           *[other] kruiden
        }
        [shell] { $number ->
            [one] schelp
           *[other] schelpen
        }
        [root] { $number ->
            [one] wortel
           *[other] wortels
        }
    } hebben
word-bonfire-task-offering-on-both =
    Op beide { $shown ->
       *[blossom] bloemeneilanden
        [fruit] vruchteneilanden
        [herb] kruideneilanden
        [shell] schelpeneilanden
        [root] worteleilanden
    } een offerschaal hebben
word-bonfire-task-all-fires = Vreugdevuren in alle drie de kleuren hebben
word-bonfire-task-guardians =
    { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } hebben
word-bonfire-task-two-groups-of-3 =
    Een groep van 3 aangrenzende { $shown ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } en een van 3 { $second ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } in je lotveld hebben
word-bonfire-task-tasks-of-colour =
    { $number } { $shown ->
       *[blue] blauwe
        [red] rode
        [yellow] gele
    } { $number ->
        [one] opdracht (of vreugdevuur)
       *[other] opdrachten en/of vreugdevuren
    } hebben
word-bonfire-task-elders =
    { $number ->
        [one] { $number } oudere
       *[other] { $number } ouderen
    } hebben
word-bonfire-task-offering-pile-empty = Een van je stapels offerschalen is op
word-bonfire-task-crystals =
    { $number ->
        [one] { $number } wegfiche
       *[other] { $number } wegfiches
    } met een { $shown ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal hebben
word-bonfire-task-bonfires =
    { $number ->
        [one] { $number } ander vreugdevuur
       *[other] { $number } andere vreugdevuren
    } hebben
word-bonfire-task-two-offerings-on =
    2 offerschalen op { $number ->
        [one] { $number } eiland
       *[other] elk van { $number } eilanden
    } hebben
word-bonfire-task-of-one-resource =
    { $number ->
        [one] { $number } gewoon middel
       *[other] { $number } gelijke gewone middelen
    } hebben
word-bonfire-task-highlighted = Alle gemarkeerde vakjes van je lotveld bedekken
word-bonfire-task-guardians-home =
    { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } bij vreugdevuren hebben
word-bonfire-task-hold-tiles = Deze actiefiches hebben: { $tiles }
word-bonfire-task-gold-squares = Alle goudvakjes van je lotveld bedekken
word-bonfire-task-outer-columns = De twee buitenste kolommen van je lotveld bedekken
word-bonfire-task-two-groups = Twee losse groepen van { $number } gelijke symbolen in je lotveld hebben

## Gnomes

word-bonfire-crowd-keeper = Orde{ "\u00AD" }bewaker
    .acc = de Ordebewaker
    .help = Op een wegveld mag elk aantal van je hoeders staan.
word-bonfire-pacemaker = Tempo{ "\u00AD" }maker
    .acc = de Tempomaker
    .help = Bij een optocht mag elk van je hoeders 1 stap meer doen.
word-bonfire-gift-bearer = Gaven{ "\u00AD" }drager
    .acc = de Gavendrager
    .help = Voor een opdracht mag je twee middelen naar keuze afgeven.
word-bonfire-storyteller = Verhalen{ "\u00AD" }verteller
    .acc = de Verhalenverteller
    .help = Elke oudere die je neemt, levert 2 punten extra op.
word-bonfire-twin-dyer = Dubbel{ "\u00AD" }verver
    .acc = de Dubbelverver
    .help = Een geel fiche telt bij het afgeven als twee gelijke actiefiches.
word-bonfire-gardener = Tuinman
    .acc = de Tuinman
    .help = Eindigt een hoeder op de weg, dan mag je in plaats van het afgebeelde middel een gewoon middel naar keuze nemen.
word-bonfire-usher = Ceremonie{ "\u00AD" }meester
    .acc = de Ceremoniemeester
    .help = Je krijgt 1 goud telkens als je een pupil of raadslid naar de Hoge Raad stuurt.
word-bonfire-pavior = Straten{ "\u00AD" }maker
    .acc = de Stratenmaker
    .help = Je krijgt het middel van elk wegfiche dat je neemt.
word-bonfire-haggler = Pingelaar
    .acc = de Pingelaar
    .help = Voor gnomen mag je middelen naar keuze afgeven.
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
word-bonfire-packer = Sjouwer
    .acc = de Sjouwer
    .help = Leg je een lottegel, dan mag je 3 actiefiches houden in plaats van 1.
word-bonfire-recruiter = Werver
    .acc = de Werver
    .help = Je krijgt 1 geel fiche voor elke gnoom die je neemt, ook voor deze.
word-bonfire-star-reader = Sterren{ "\u00AD" }lezer
    .acc = de Sterrenlezer
    .help = Goud en gele fiches die je in het lotveld bedekt, krijg je dubbel.
word-bonfire-herald = Heraut
    .acc = de Heraut
    .help = Komt een hoeder op START, dan mogen al je hoeders 1 stap doen, maar dat levert niets op.
word-bonfire-lantern-bearer = Lantaarn{ "\u00AD" }drager
    .acc = de Lantaarndrager
    .help = Aan het einde 2 punten extra voor elke hoeder bij een vreugdevuur.
word-bonfire-town-crier = Omroeper
    .acc = de Omroeper
    .help = Je krijgt 1 goud en 1 geel fiche zodra je een opdracht van de Raad volbrengt.
word-bonfire-gatekeeper = Poort{ "\u00AD" }wachter
    .acc = de Poortwachter
    .help = Je krijgt 1 goud extra als een hoeder op wegveld 1 eindigt.
word-bonfire-helmsman = Stuurman
    .acc = de Stuurman
    .help = Je schip mag voor dezelfde prijs één route verder varen.
word-bonfire-fire-turner = Vuur{ "\u00AD" }draaier
    .acc = de Vuurdraaier
    .help = Je mag het grote vreugdevuur voor dezelfde prijs één veld verder draaien.
word-bonfire-fire-steward = Vuur{ "\u00AD" }beheerder
    .acc = de Vuurbeheerder
    .help = Je mag alle drie de beloningen van het grote vreugdevuur nemen.
word-bonfire-delegate = Afge{ "\u00AD" }vaardigde
    .acc = de Afgevaardigde
    .help = Pupillen en raadslieden die je stuurt, mogen in de Raad op een veld waar al iemand van hun kleur staat.
word-bonfire-portal-smith = Portaal{ "\u00AD" }smid
    .acc = de Portaalsmid
    .help = Je mag de uitsparingen voor portalen in elke volgorde vullen.
word-bonfire-envoy = Gezant
    .acc = de Gezant
    .help = Voor een opdracht geef je altijd maar 1 opdrachtfiche af.
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
bonus-bonfire-guardian = een hoeder in een nieuwe kleur
bonus-bonfire-great-bonfire = het grote vreugdevuur vrij draaien en beloningen nemen
bonus-bonfire-specialist = een open specialist, gratis
bonus-bonfire-move = een hoeder vrij verplaatsen
bonus-bonfire-ship = gratis naar een eiland naar keuze varen
bonus-bonfire-fate = meteen een lottegel leggen

## Common Tasks

common-bonfire-tasks = 7 opdrachten en/of vreugdevuren
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

## Squares of the Fate Area

word-bonfire-square-at = rij { $row }, kolom { $column }
word-bonfire-squares-across = rij { $row }, kolommen { $columns }
word-bonfire-squares-down = kolom { $column }, rijen { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } vakje
       *[other] { $number } vakjes
    } { $side ->
        [above] boven kolom { $column }
        [below] onder kolom { $column }
        [left] links van rij { $row }
       *[right] rechts van rij { $row }
    }
