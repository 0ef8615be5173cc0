## Action kinds and colours

word-bonfire-path = ścieżka
    .count =
        { $n ->
            [one] { $n } żeton ścieżki
            [few] { $n } żetony ścieżki
            [many] { $n } żetonów ścieżki
           *[other] { $n } żetonów ścieżki
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton ścieżki
            [few] { $n } żetony ścieżki
            [many] { $n } żetonów ścieżki
           *[other] { $n } żetonów ścieżki
        }
word-bonfire-ship = statek
    .count =
        { $n ->
            [one] { $n } żeton statku
            [few] { $n } żetony statku
            [many] { $n } żetonów statku
           *[other] { $n } żetonów statku
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton statku
            [few] { $n } żetony statku
            [many] { $n } żetonów statku
           *[other] { $n } żetonów statku
        }
word-bonfire-task = zadanie
    .count =
        { $n ->
            [one] { $n } żeton zadania
            [few] { $n } żetony zadania
            [many] { $n } żetonów zadania
           *[other] { $n } żetonów zadania
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton zadania
            [few] { $n } żetony zadania
            [many] { $n } żetonów zadania
           *[other] { $n } żetonów zadania
        }
word-bonfire-great-bonfire = Wielkie Ognisko
    .count =
        { $n ->
            [one] { $n } żeton Wielkiego Ogniska
            [few] { $n } żetony Wielkiego Ogniska
            [many] { $n } żetonów Wielkiego Ogniska
           *[other] { $n } żetonów Wielkiego Ogniska
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton Wielkiego Ogniska
            [few] { $n } żetony Wielkiego Ogniska
            [many] { $n } żetonów Wielkiego Ogniska
           *[other] { $n } żetonów Wielkiego Ogniska
        }
word-bonfire-gnome = gnom
    .count =
        { $n ->
            [one] { $n } żeton gnoma
            [few] { $n } żetony gnoma
            [many] { $n } żetonów gnoma
           *[other] { $n } żetonów gnoma
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton gnoma
            [few] { $n } żetony gnoma
            [many] { $n } żetonów gnoma
           *[other] { $n } żetonów gnoma
        }
word-bonfire-guardian = strażniczka
    .count =
        { $n ->
            [one] { $n } żeton strażniczki
            [few] { $n } żetony strażniczki
            [many] { $n } żetonów strażniczki
           *[other] { $n } żetonów strażniczki
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton strażniczki
            [few] { $n } żetony strażniczki
            [many] { $n } żetonów strażniczki
           *[other] { $n } żetonów strażniczki
        }
word-bonfire-yellow = żółty
    .count =
        { $n ->
            [one] { $n } żółty żeton
            [few] { $n } żółte żetony
            [many] { $n } żółtych żetonów
           *[other] { $n } żółtych żetonów
        }
    .count-acc =
        { $n ->
            [one] { $n } żółty żeton
            [few] { $n } żółte żetony
            [many] { $n } żółtych żetonów
           *[other] { $n } żółtych żetonów
        }
word-bonfire-tile = żeton akcji
    .acc = żeton akcji
    .count =
        { $n ->
            [one] { $n } żeton akcji
            [few] { $n } żetony akcji
            [many] { $n } żetonów akcji
           *[other] { $n } żetonów akcji
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton akcji
            [few] { $n } żetony akcji
            [many] { $n } żetonów akcji
           *[other] { $n } żetonów akcji
        }
word-bonfire-other = inny
    .count =
        { $n ->
            [one] { $n } inny żeton
            [few] { $n } inne żetony
            [many] { $n } innych żetonów
           *[other] { $n } innych żetonów
        }
    .count-acc =
        { $n ->
            [one] { $n } inny żeton
            [few] { $n } inne żetony
            [many] { $n } innych żetonów
           *[other] { $n } innych żetonów
        }
word-bonfire-blue = niebieski
    .nom = niebieska strażniczka
    .acc = niebieską strażniczkę
word-bonfire-red = czerwony
word-bonfire-pink = różowy
    .nom = różowa strażniczka
    .acc = różową strażniczkę
word-bonfire-grey = szary
    .nom = szara strażniczka
    .acc = szarą strażniczkę
word-bonfire-brown = brązowy
    .nom = brązowa strażniczka
    .acc = brązową strażniczkę
word-bonfire-own = własna
    .nom = twoja własna strażniczka
    .acc = własną strażniczkę

## Resources

word-bonfire-blossom = kwiat
    .count =
        { $n ->
            [one] { $n } kwiat
            [few] { $n } kwiaty
            [many] { $n } kwiatów
           *[other] { $n } kwiatów
        }
    .count-acc =
        { $n ->
            [one] { $n } kwiat
            [few] { $n } kwiaty
            [many] { $n } kwiatów
           *[other] { $n } kwiatów
        }
word-bonfire-fruit = owoc
    .count =
        { $n ->
            [one] { $n } owoc
            [few] { $n } owoce
            [many] { $n } owoców
           *[other] { $n } owoców
        }
    .count-acc =
        { $n ->
            [one] { $n } owoc
            [few] { $n } owoce
            [many] { $n } owoców
           *[other] { $n } owoców
        }
word-bonfire-herb = zioło
    .count =
        { $n ->
            [one] { $n } zioło
            [few] { $n } zioła
            [many] { $n } ziół
           *[other] { $n } ziół
        }
    .count-acc =
        { $n ->
            [one] { $n } zioło
            [few] { $n } zioła
            [many] { $n } ziół
           *[other] { $n } ziół
        }
word-bonfire-shell = muszla
    .count =
        { $n ->
            [one] { $n } muszla
            [few] { $n } muszle
            [many] { $n } muszli
           *[other] { $n } muszli
        }
    .count-acc =
        { $n ->
            [one] { $n } muszlę
            [few] { $n } muszle
            [many] { $n } muszli
           *[other] { $n } muszli
        }
word-bonfire-root = korzeń
    .count =
        { $n ->
            [one] { $n } korzeń
            [few] { $n } korzenie
            [many] { $n } korzeni
           *[other] { $n } korzeni
        }
    .count-acc =
        { $n ->
            [one] { $n } korzeń
            [few] { $n } korzenie
            [many] { $n } korzeni
           *[other] { $n } korzeni
        }
word-bonfire-gold = złoto
    .count =
        { $n ->
            [one] { $n } sztuka złota
            [few] { $n } sztuki złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuk złota
        }
    .count-acc =
        { $n ->
            [one] { $n } sztukę złota
            [few] { $n } sztuki złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuk złota
        }
word-bonfire-resource = zasób
    .acc = zasób
    .count =
        { $n ->
            [one] { $n } zasób
            [few] { $n } zasoby
            [many] { $n } zasobów
           *[other] { $n } zasobów
        }
    .count-acc =
        { $n ->
            [one] { $n } zasób
            [few] { $n } zasoby
            [many] { $n } zasobów
           *[other] { $n } zasobów
        }
word-bonfire-any = dowolny zasób
    .count =
        { $n ->
            [one] { $n } dowolny zasób
            [few] { $n } dowolne zasoby
            [many] { $n } dowolnych zasobów
           *[other] { $n } dowolnych zasobów
        }
    .count-acc =
        { $n ->
            [one] { $n } dowolny zasób
            [few] { $n } dowolne zasoby
            [many] { $n } dowolnych zasobów
           *[other] { $n } dowolnych zasobów
        }
word-bonfire-point = punkt
    .count =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktów
        }
    .count-acc =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktów
        }
word-bonfire-portal = portal
    .acc = portal
    .count =
        { $n ->
            [one] { $n } portal
            [few] { $n } portale
            [many] { $n } portali
           *[other] { $n } portali
        }
    .count-acc =
        { $n ->
            [one] { $n } portal
            [few] { $n } portale
            [many] { $n } portali
           *[other] { $n } portali
        }

## Portals

word-bonfire-ring = pierścień
    .acc = portal „pierścień”
word-bonfire-peak = szczyt
    .acc = portal „szczyt”
word-bonfire-square = kwadrat
    .acc = portal „kwadrat”
word-bonfire-rhomb = romb
    .acc = portal „romb”
word-bonfire-star = gwiazda
    .acc = portal „gwiazda”
word-bonfire-moon = księżyc
    .acc = portal „księżyc”
word-bonfire-waves = fale
    .acc = portal „fale”

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] wyspa kwiatów
        [fruit] wyspa owoców
        [herb] wyspa ziół
        [shell] wyspa muszli
        [root] wyspa korzeni
       *[none] wyspa
    } { $name }
    .to =
        { $resource ->
            [blossom] na wyspę kwiatów
            [fruit] na wyspę owoców
            [herb] na wyspę ziół
            [shell] na wyspę muszli
            [root] na wyspę korzeni
           *[none] na wyspę
        } { $name }
    .at =
        { $resource ->
            [blossom] przy wyspie kwiatów
            [fruit] przy wyspie owoców
            [herb] przy wyspie ziół
            [shell] przy wyspie muszli
            [root] przy wyspie korzeni
           *[none] przy wyspie
        } { $name }
    .from =
        { $resource ->
            [blossom] z wyspy kwiatów
            [fruit] z wyspy owoców
            [herb] z wyspy ziół
            [shell] z wyspy muszli
            [root] z wyspy korzeni
           *[none] z wyspy
        } { $name }
word-bonfire-PINK = wyspa różowych strażniczek
    .to = na wyspę różowych strażniczek
    .at = przy wyspie różowych strażniczek
word-bonfire-GREY = wyspa szarych strażniczek
    .to = na wyspę szarych strażniczek
    .at = przy wyspie szarych strażniczek
word-bonfire-BROWN = wyspa brązowych strażniczek
    .to = na wyspę brązowych strażniczek
    .at = przy wyspie brązowych strażniczek
word-bonfire-BLUE = wyspa niebieskich strażniczek
    .to = na wyspę niebieskich strażniczek
    .at = przy wyspie niebieskich strażniczek
word-bonfire-landing-stage = przystań
    .to = do przystani
    .at = w przystani
word-bonfire-start = START
    .to = na pole START
    .at = na polu START
word-bonfire-path-space = pole ścieżki { $space }
    .to = na pole ścieżki { $space }
    .at = na polu ścieżki { $space }
word-bonfire-bonfire-space = ognisko { $space }
    .to = do ogniska { $space }
    .at = przy ognisku { $space }
word-bonfire-board = plansza { $name }
word-bonfire-novice-of = nowicjusz gracza { $who }
word-bonfire-neutral = neutralny nowicjusz
word-bonfire-lying = leżący neutralny nowicjusz
word-bonfire-line-across = rząd { $row }, kolumny od { $column } do { $last-column }
word-bonfire-line-down = kolumna { $column }, rzędy od { $row } do { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = kafelek początkowy
    .acc = kafelek początkowy
word-bonfire-path-tile =
    { $resource ->
       *[blossom] kwiat
        [fruit] owoc
        [herb] zioło
        [shell] muszla
        [root] korzeń
        [gold] złoto
    } z { $crystal ->
       *[blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
    } kryształem
    .acc =
        kafelek ({ $resource ->
           *[blossom] kwiat
            [fruit] owoc
            [herb] zioło
            [shell] muszla
            [root] korzeń
            [gold] złoto
        } z { $crystal ->
           *[blue] niebieskim
            [red] czerwonym
            [yellow] żółtym
        } kryształem)

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Posiadaj różową strażniczkę
word-bonfire-blue-have-guardian-grey = Posiadaj szarą strażniczkę
word-bonfire-blue-have-guardian-brown = Posiadaj brązową strażniczkę
word-bonfire-blue-have-guardian-blue = Posiadaj niebieską strażniczkę
word-bonfire-blue-path-with-blossom = Posiadaj kafelek ścieżki z kwiatem
word-bonfire-blue-path-with-shell = Posiadaj kafelek ścieżki z muszlą
word-bonfire-blue-path-with-root = Posiadaj kafelek ścieżki z korzeniem
word-bonfire-blue-offering-on-fruit = Posiadaj żeton ofiary na wyspie owoców
word-bonfire-blue-offering-on-herb = Posiadaj żeton ofiary na wyspie ziół
word-bonfire-blue-offering-on-blossom = Posiadaj żeton ofiary na wyspie kwiatów
word-bonfire-blue-gnome-showing-herb = Posiadaj gnoma z ziołem
word-bonfire-blue-gnome-showing-root = Posiadaj gnoma z korzeniem
word-bonfire-blue-group-of-3-path = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli ścieżki
word-bonfire-blue-group-of-3-ship = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli statku
word-bonfire-blue-group-of-3-task = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli zadania
word-bonfire-blue-group-of-3-guardian = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli strażniczki
word-bonfire-blue-group-of-3-great-bonfire = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli Wielkiego Ogniska
word-bonfire-blue-group-of-3-gnome = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli gnoma
word-bonfire-blue-two-resources = Posiadaj po 2 sztuki dwóch różnych zwykłych zasobów
word-bonfire-blue-offerings-spread = Posiadaj żetony ofiary na 3 różnych wyspach
word-bonfire-blue-offerings-on-one = Posiadaj 2 żetony ofiary na jednej wyspie
word-bonfire-blue-blue-and-red = Posiadaj niebieskie i czerwone ognisko
word-bonfire-red-common-task = Spełnij 1 wspólne zadanie
word-bonfire-red-portals = Posiadaj 3 portale
word-bonfire-red-two-guardians-pink-grey = Posiadaj różową i szarą strażniczkę
word-bonfire-red-two-guardians-brown-blue = Posiadaj brązową i niebieską strażniczkę
word-bonfire-red-gnomes = Posiadaj 3 gnomy
word-bonfire-red-gold = Posiadaj 4 sztuki złota
word-bonfire-red-same-adjacent = Posiadaj dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-red-resource-blossom = Posiadaj 3 kwiaty
word-bonfire-red-resource-fruit = Posiadaj 3 owoce
word-bonfire-red-resource-herb = Posiadaj 3 zioła
word-bonfire-red-resource-shell = Posiadaj 3 muszle
word-bonfire-red-resource-root = Posiadaj 3 korzenie
word-bonfire-red-offering-on-both-blossom = Posiadaj po żetonie ofiary na obu wyspach kwiatów
word-bonfire-red-offering-on-both-fruit = Posiadaj po żetonie ofiary na obu wyspach owoców
word-bonfire-red-offering-on-both-herb = Posiadaj po żetonie ofiary na obu wyspach ziół
word-bonfire-red-offering-on-both-shell = Posiadaj po żetonie ofiary na obu wyspach muszli
word-bonfire-red-offering-on-both-root = Posiadaj po żetonie ofiary na obu wyspach korzeni
word-bonfire-red-all-fires = Posiadaj ogniska we wszystkich trzech kolorach
word-bonfire-red-guardians = Posiadaj 4 strażniczki
word-bonfire-red-two-groups-of-3-path-guardian = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli ścieżki i grupę 3 symboli strażniczki
word-bonfire-red-two-groups-of-3-ship-gnome = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli statku i grupę 3 symboli gnoma
word-bonfire-red-tasks-of-colour-blue = Posiadaj 4 niebieskie zadania i/lub ogniska
word-bonfire-yellow-portals = Posiadaj 5 portali
word-bonfire-yellow-offerings-spread = Posiadaj żetony ofiary na 5 różnych wyspach
word-bonfire-yellow-tasks-of-colour-red = Posiadaj 4 czerwone zadania i/lub ogniska
word-bonfire-yellow-gnomes = Posiadaj 5 gnomów
word-bonfire-yellow-elders = Posiadaj 3 starszych
word-bonfire-yellow-offerings-on-one = Posiadaj 3 żetony ofiary na jednej wyspie
word-bonfire-yellow-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-yellow-crystals-red = Posiadaj 3 kafelki ścieżki z czerwonym kryształem
word-bonfire-yellow-bonfires = Posiadaj 5 innych ognisk
word-bonfire-yellow-crystals-blue = Posiadaj 4 kafelki ścieżki z niebieskim kryształem
word-bonfire-yellow-tasks-of-colour-yellow = Posiadaj 4 żółte zadania i/lub ogniska
word-bonfire-yellow-two-offerings-on = Posiadaj po 2 żetony ofiary na 3 wyspach
word-bonfire-yellow-of-one-resource = Posiadaj 5 jednakowych zwykłych zasobów
word-bonfire-yellow-two-resources = Posiadaj po 3 sztuki dwóch różnych zwykłych zasobów
word-bonfire-yellow-highlighted = Zakryj wszystkie wyróżnione pola obszaru losu
word-bonfire-yellow-guardians-home = Posiadaj 2 strażniczki przy ogniskach
word-bonfire-yellow-hold-tiles-1 = Posiadaj żetony akcji: ścieżka, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-hold-tiles-2 = Posiadaj żetony akcji: zadanie, Wielkie Ognisko, strażniczka, gnom, ścieżka
word-bonfire-yellow-hold-tiles-3 = Posiadaj żetony akcji: gnom, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-gold-squares = Zakryj wszystkie pola ze złotem w obszarze losu
word-bonfire-yellow-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-yellow-two-groups = Posiadaj w obszarze losu dwie osobne grupy po 4 jednakowe symbole

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Posiadaj { $shown ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } strażniczkę
word-bonfire-task-path-with =
    Posiadaj kafelek ścieżki z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
    }
word-bonfire-task-offering-on =
    Posiadaj żeton ofiary na wyspie { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-gnome-showing =
    Posiadaj gnoma z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
        [gold] złotem
    }
word-bonfire-task-group-of-3 =
    Posiadaj w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    }
word-bonfire-task-two-resources =
    Posiadaj po { $number ->
        [one] { $number } sztuce
        [few] { $number } sztuki
        [many] { $number } sztuk
       *[other] { $number } sztuk
    } dwóch różnych zwykłych zasobów
word-bonfire-task-offerings-spread =
    Posiadaj żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } różnych wyspach
        [many] { $number } różnych wyspach
       *[other] { $number } różnych wyspach
    }
word-bonfire-task-offerings-on-one =
    Posiadaj { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonów
    } ofiary na jednej wyspie
word-bonfire-task-blue-and-red = Posiadaj niebieskie i czerwone ognisko
word-bonfire-task-common-task =
    Spełnij { $number ->
        [one] { $number } wspólne zadanie
        [few] { $number } wspólne zadania
        [many] { $number } wspólnych zadań
       *[other] { $number } wspólnych zadań
    }
word-bonfire-task-portals =
    Posiadaj { $number ->
        [one] { $number } portal
        [few] { $number } portale
        [many] { $number } portali
       *[other] { $number } portali
    }
word-bonfire-task-two-guardians =
    Posiadaj { $shown ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } i { $second ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } strażniczkę
word-bonfire-task-gnomes =
    Posiadaj { $number ->
        [one] { $number } gnoma
        [few] { $number } gnomy
        [many] { $number } gnomów
       *[other] { $number } gnomów
    }
word-bonfire-task-gold =
    Posiadaj { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
        [many] { $number } sztuk złota
       *[other] { $number } sztuk złota
    }
word-bonfire-task-same-adjacent = Posiadaj dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-task-resource =
    Posiadaj { $shown ->
       *[blossom] { $number ->
            [one] { $number } kwiat
            [few] { $number } kwiaty
            [many] { $number } kwiatów
           *[other] { $number } kwiatów
        }
        [fruit] { $number ->
            [one] { $number } owoc
            [few] { $number } owoce
            [many] { $number } owoców
           *[other] { $number } owoców
        }
        [herb] { $number ->
            [one] { $number } zioło
            [few] { $number } zioła
            [many] { $number } ziół
           *[other] { $number } ziół
        }
        [shell] { $number ->
            [one] { $number } muszlę
            [few] { $number } muszle
            [many] { $number } muszli
           *[other] { $number } muszli
        }
        [root] { $number ->
            [one] { $number } korzeń
            [few] { $number } korzenie
            [many] { $number } korzeni
           *[other] { $number } korzeni
        }
    }
word-bonfire-task-offering-on-both =
    Posiadaj po żetonie ofiary na obu wyspach { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-all-fires = Posiadaj ogniska we wszystkich trzech kolorach
word-bonfire-task-guardians =
    Posiadaj { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    }
word-bonfire-task-two-groups-of-3 =
    Posiadaj w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    } i grupę 3 symboli { $second ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    }
word-bonfire-task-tasks-of-colour =
    Posiadaj { $shown ->
       *[blue] { $number ->
            [one] { $number } niebieskie zadanie lub ognisko
            [few] { $number } niebieskie zadania i/lub ogniska
            [many] { $number } niebieskich zadań i/lub ognisk
           *[other] { $number } niebieskich zadań i/lub ognisk
        }
        [red] { $number ->
            [one] { $number } czerwone zadanie lub ognisko
            [few] { $number } czerwone zadania i/lub ogniska
            [many] { $number } czerwonych zadań i/lub ognisk
           *[other] { $number } czerwonych zadań i/lub ognisk
        }
        [yellow] { $number ->
            [one] { $number } żółte zadanie lub ognisko
            [few] { $number } żółte zadania i/lub ogniska
            [many] { $number } żółtych zadań i/lub ognisk
           *[other] { $number } żółtych zadań i/lub ognisk
        }
    }
word-bonfire-task-elders =
    Posiadaj { $number ->
        [one] { $number } starszego
        [few] { $number } starszych
        [many] { $number } starszych
       *[other] { $number } starszych
    }
word-bonfire-task-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-task-crystals =
    Posiadaj { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelków
    } ścieżki z { $shown ->
       *[blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
    } kryształem
word-bonfire-task-bonfires =
    Posiadaj { $number ->
        [one] { $number } inne ognisko
        [few] { $number } inne ogniska
        [many] { $number } innych ognisk
       *[other] { $number } innych ognisk
    }
word-bonfire-task-two-offerings-on =
    Posiadaj po 2 żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } wyspach
        [many] { $number } wyspach
       *[other] { $number } wyspach
    }
word-bonfire-task-of-one-resource =
    Posiadaj { $number ->
        [one] { $number } zwykły zasób
        [few] { $number } jednakowe zwykłe zasoby
        [many] { $number } jednakowych zwykłych zasobów
       *[other] { $number } jednakowych zwykłych zasobów
    }
word-bonfire-task-highlighted = Zakryj wszystkie wyróżnione pola obszaru losu
word-bonfire-task-guardians-home =
    Posiadaj { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    } przy ogniskach
word-bonfire-task-hold-tiles = Posiadaj te żetony akcji: { $tiles }
word-bonfire-task-gold-squares = Zakryj wszystkie pola ze złotem w obszarze losu
word-bonfire-task-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-task-two-groups =
    Posiadaj w obszarze losu dwie osobne grupy po { $number ->
        [one] { $number } symbolu
        [few] { $number } jednakowe symbole
        [many] { $number } jednakowych symboli
       *[other] { $number } jednakowych symboli
    }

## Gnomes

word-bonfire-crowd-keeper = Opiekun Tłumu
    .acc = Opiekuna Tłumu
    .help = Na polu ścieżki może stać dowolna liczba twoich strażniczek.
word-bonfire-pacemaker = Przewodnik Marszu
    .acc = Przewodnika Marszu
    .help = W procesji każda twoja strażniczka może zrobić o 1 krok więcej.
word-bonfire-gift-bearer = Darczyńca
    .acc = Darczyńcę
    .help = Za zadanie możesz zużyć dwa dowolne zasoby.
word-bonfire-storyteller = Gawędziarz
    .acc = Gawędziarza
    .help = Każdy starszy, którego bierzesz, daje o 2 punkty więcej.
word-bonfire-twin-dyer = Farbiarz
    .acc = Farbiarza
    .help = Żółty żeton liczy się przy zużywaniu jako dwa jednakowe żetony akcji.
word-bonfire-gardener = Ogrodnik
    .acc = Ogrodnika
    .help = Gdy strażniczka kończy ruch na ścieżce, możesz wziąć wybrany zwykły zasób zamiast tego z pola.
word-bonfire-usher = Mistrz Ceremonii
    .acc = Mistrza Ceremonii
    .help = Zyskujesz 1 sztukę złota, gdy wysyłasz nowicjusza do Wysokiej Rady.
word-bonfire-pavior = Brukarz
    .acc = Brukarza
    .help = Dostajesz zasób z każdego kafelka ścieżki, który bierzesz.
word-bonfire-haggler = Handlarz
    .acc = Handlarza
    .help = Za gnomy możesz zużywać dowolne zasoby.
word-bonfire-pink-acolyte = Różowy Akolita
    .acc = Różowego Akolitę
    .help = Twoja różowa strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-grey-acolyte = Szary Akolita
    .acc = Szarego Akolitę
    .help = Twoja szara strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-brown-acolyte = Brązowy Akolita
    .acc = Brązowego Akolitę
    .help = Twoja brązowa strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-blue-acolyte = Niebieski Akolita
    .acc = Niebieskiego Akolitę
    .help = Twoja niebieska strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-packer = Tragarz
    .acc = Tragarza
    .help = Umieszczając kafelek losu, możesz zatrzymać 3 żetony akcji zamiast 1.
word-bonfire-recruiter = Werbownik
    .acc = Werbownika
    .help = Zyskujesz 1 żółty żeton za każdego gnoma, którego bierzesz, także za tego.
word-bonfire-star-reader = Astrolog
    .acc = Astrologa
    .help = Złoto i żółte żetony zakryte w obszarze losu dostajesz podwójnie.
word-bonfire-herald = Herold
    .acc = Herolda
    .help = Gdy strażniczka trafia na pole START, wszystkie twoje strażniczki mogą zrobić 1 krok, ale nic nie zyskujesz.
word-bonfire-lantern-bearer = Latarnik
    .acc = Latarnika
    .help = Na koniec każda strażniczka przy ognisku daje o 2 punkty więcej.
word-bonfire-town-crier = Obwoływacz
    .acc = Obwoływacza
    .help = Zyskujesz 1 sztukę złota i 1 żółty żeton, gdy tylko spełnisz wspólne zadanie.
word-bonfire-gatekeeper = Odźwierny
    .acc = Odźwiernego
    .help = Zyskujesz o 1 sztukę złota więcej, gdy strażniczka kończy ruch na polu ścieżki 1.
word-bonfire-helmsman = Sternik
    .acc = Sternika
    .help = Za tę samą cenę twój statek może płynąć o jeden szlak dalej.
word-bonfire-fire-turner = Mistrz Obrotu
    .acc = Mistrza Obrotu
    .help = Za tę samą cenę możesz obrócić Wielkie Ognisko o jedno pole dalej.
word-bonfire-fire-steward = Szafarz Ognia
    .acc = Szafarza Ognia
    .help = Możesz wziąć wszystkie trzy nagrody Wielkiego Ogniska.
word-bonfire-delegate = Delegat
    .acc = Delegata
    .help = Nowicjusze, których wysyłasz, także neutralni, mogą stanąć w Radzie na polu z nowicjuszem swojego koloru.
word-bonfire-portal-smith = Kowal Portali
    .acc = Kowala Portali
    .help = Możesz zapełniać wcięcia na portale w dowolnej kolejności.
word-bonfire-envoy = Poseł
    .acc = Posła
    .help = Za zadanie zawsze zużywasz tylko 1 żeton zadania.
word-bonfire-bridge-builder = Budowniczy Mostów
    .acc = Budowniczego Mostów
    .help = Twoje kafelki losu mogą wystawać poza obszar losu.
word-bonfire-elder-of-paths = Starszy Ścieżek
    .acc = Starszego Ścieżek
    .help = Od razu 1 punkt za każdy twój kafelek ścieżki, także początkowy.
word-bonfire-elder-of-fate = Starszy Losu
    .acc = Starszego Losu
    .help = Od razu 1 punkt za każdy umieszczony kafelek losu.
word-bonfire-elder-of-portals = Starszy Portali
    .acc = Starszego Portali
    .help = Od razu 1 punkt za każdy twój portal.
word-bonfire-elder-of-tasks = Starszy Zadań
    .acc = Starszego Zadań
    .help = Od razu 1 punkt za każde twoje zadanie i ognisko.
word-bonfire-elder-of-guardians = Starszy Strażniczek
    .acc = Starszego Strażniczek
    .help = Od razu 1 punkt za każdą twoją strażniczkę.
word-bonfire-elder-of-gnomes = Starszy Gnomów
    .acc = Starszego Gnomów
    .help = Od razu 1 punkt za każdego twojego gnoma, także za tego.

## Bonuses of the High Council

bonus-bonfire-gold = 2 sztuki złota i 1 żółty żeton
bonus-bonfire-path = darmowy kafelek ścieżki do wyboru
bonus-bonfire-guardian = strażniczka w nowym kolorze
bonus-bonfire-great-bonfire = obrót Wielkiego Ogniska na dowolne pole i nagrody
bonus-bonfire-specialist = odkryty specjalista za darmo
bonus-bonfire-move = dowolne przesunięcie 1 strażniczki
bonus-bonfire-ship = darmowy rejs na dowolną wyspę
bonus-bonfire-fate = natychmiastowe umieszczenie kafelka losu

## Common Tasks

common-bonfire-tasks = 7 zadań i/lub ognisk
common-bonfire-portals = 7 portali
common-bonfire-paths = 7 kafelków ścieżki
common-bonfire-guardians = 5 strażniczek
common-bonfire-gnomes = 6 gnomów

## Tom's cards

tom-bonfire-great-bonfire = Wielkie Ognisko
tom-bonfire-guardian = Strażniczka
tom-bonfire-task-1 = Zadanie I
tom-bonfire-task-2 = Zadanie II
tom-bonfire-gnome = Gnom
tom-bonfire-path = Ścieżka

## What points are for

earned-bonfire-head-start = na początek
earned-bonfire-elders = za starszego
earned-bonfire-council = w Wysokiej Radzie
earned-bonfire-great-bonfire = przy Wielkim Ognisku
earned-bonfire-passing = za pozostałe tury
earned-bonfire-tom = dzięki karcie

## Squares of the Fate Area

word-bonfire-square-at = rząd { $row }, kolumna { $column }
word-bonfire-squares-across = rząd { $row }, kolumny { $columns }
word-bonfire-squares-down = kolumna { $column }, rzędy { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    } { $side ->
        [above] nad kolumną { $column }
        [below] pod kolumną { $column }
        [left] na lewo od rzędu { $row }
       *[right] na prawo od rzędu { $row }
    }
