### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-bonfire-fate =
    Symbole: { $tile }.{ $thrown ->
        [yes] { " " }Najpierw odrzucasz żetony akcji (masz { $tiles }), zatrzymując { $limit }.
       *[no] { "" }
    }
note-bonfire-first = Symbole: { $tile }; to twoje pierwsze żetony akcji.
note-bonfire-lay =
    { $same ->
        [yes] Zyskujesz { $printed }.
       *[no] Tak zyskujesz { $printed }; po obróceniu { $turned }.
    }
note-bonfire-build =
    { $tile-key ->
        [none] Trafia na pole ścieżki { $space }.
       *[other] Kafelek: { $tile }; trafia na pole ścieżki { $space }.
    }{ $fits ->
        [yes] { " " }Kryształ ma kolor tamtejszego zadania.
       *[no] { "" }
    }
note-bonfire-sail =
    { $guardian-key ->
        [none] { $tasks ->
            [0] Nie ma tam już zadań.
           *[other] Zadania: { $told }.
        }
       *[other] { $yours ->
            [yes] Masz już { $guardian-acc }.
           *[no] { $number ->
                [0] Nie ma tam już strażniczek.
                [one] Jest tam { $number } strażniczka.
                [few] Są tam { $number } strażniczki.
               *[many] Jest tam { $number } strażniczek.
            }
        }
    }
note-bonfire-task =
    „{ $task }”, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
note-bonfire-offer = Żeton: { $resource }.
note-bonfire-space =
    Strażniczka jest tam warta { $value } pkt. { $portal ->
        [yes] Portal już jest.
       *[no] Portalu jeszcze brakuje.
    }{ $fits ->
        [yes] { " " }Kryształ obok ma kolor zadania.
       *[no] { "" }
    }
note-bonfire-have = Masz: { $have }.
note-bonfire-who = Stoi { $place-at }.
note-bonfire-to-bonfire =
    Na koniec { $value ->
        [one] { $value } punkt.
        [few] { $value } punkty.
       *[many] { $value } punktów.
    }
note-bonfire-turn-fire =
    Tam: { $gives }; { $portals-size ->
        [0] brak pasującego portalu.
       *[other] pasujące portale: { $portals }.
    }
note-bonfire-portal = Zapełnia wcięcie { $notch }.
note-bonfire-recruit =
    { $gnome-help }{ $points ->
        [0] { "" }
        [one] { " " }Teraz { $points } punkt.
        [few] { " " }Teraz { $points } punkty.
       *[many] { " " }Teraz { $points } punktów.
    }
note-bonfire-ignite =
    „{ $task }”, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    } Nowicjusz idzie do Wysokiej Rady.
note-bonfire-pass =
    { $turns ->
        [one] { $turns } punkt zamiast ostatniej tury.
        [few] { $turns } punkty zamiast ostatnich { $turns } tur.
       *[many] { $turns } punktów zamiast ostatnich { $turns } tur.
    }

word-bonfire-offering = zasób z żetonu ofiary
    .count =
        { $n ->
            [one] { $n } zasób z żetonu ofiary
            [few] { $n } zasoby z żetonu ofiary
           *[many] { $n } zasobów z żetonu ofiary
        }
    .count-acc =
        { $n ->
            [one] { $n } zasób z żetonu ofiary
            [few] { $n } zasoby z żetonu ofiary
           *[many] { $n } zasobów z żetonu ofiary
        }

series-bonfire =
    { $result-key ->
        [win] wygrana
        [loss] przegrana
       *[tie] remis
    } { $you } do { $tom }; utrudnienie zmienia się z { $before-signed } na { $after-signed }

## Groups of moves

heading-bonfire-fate = Umieszczanie kafelka losu
heading-bonfire-path = Budowa ścieżki
heading-bonfire-ship = Ruch statku
heading-bonfire-island = Na wyspie
heading-bonfire-procession = Procesja
heading-bonfire-fire = Wielkie Ognisko
heading-bonfire-gnome = Rekrutowanie gnoma
heading-bonfire-ignite = Rozpalanie ogniska
heading-bonfire-bonus = Bonusowa akcja
heading-bonfire-end = Koniec tury
heading-bonfire-countdown = Odliczanie

face-bonfire-home = miasto
face-bonfire-homes = miasta
face-bonfire-brackets = żetony do zużycia
face-bonfire-auto = Oczywiste koszty pokrywamy automatycznie
face-bonfire-by-hand = Zawsze wybierasz, co zużywasz

## The board in letters

board-bonfire-none = brak
board-bonfire-empty = puste
board-bonfire-mark = G{ $number }
board-bonfire-countdown = Odliczanie zacznie się przy { $goal } nowicjuszach w Radzie; teraz: { $there }
board-bonfire-counting =
    ODLICZANIE: { $tile ->
        [0] żaden kafelek nie krąży
       *[other] krąży { $tile }
    }, { $pile ->
        [0] stos jest pusty
       *[other] na wierzchu stosu { $pile }
    }
board-bonfire-tom-played = karty zagrane przez Toma: { $played } z { $last }
board-bonfire-tom-pile = w stosie { $left }
board-bonfire-tom-shown = odkryte: { $cards }
board-bonfire-tom-novices = zostało { $number }
board-bonfire-islands = WYSPY
board-bonfire-ships = statek { $who }
board-bonfire-guardians =
    { $number ->
        [one] { $number } strażniczka
        [few] { $number } strażniczki
       *[many] { $number } strażniczek
    }
board-bonfire-offering-of = ofiara { $who }
board-bonfire-routes = Inne szlaki: { $routes }
board-bonfire-ashore = W przystani: { $who }
board-bonfire-ring =
    WIELKIE OGNISKO ({ $used ->
        [yes] 1 żeton za pole w prawo, najwyżej 3
       *[no] pierwszy raz: 1 żeton, dowolne pole
    })
board-bonfire-no-portals = bez portali
board-bonfire-council = WYSOKA RADA ({ $there } z { $goal })
board-bonfire-neutral = neutralny
board-bonfire-lying = leżący
board-bonfire-bonus-gold = złoto
board-bonfire-bonus-path = ścieżka
board-bonfire-bonus-guardian = strażniczka
board-bonfire-bonus-great-bonfire = Wielkie Ognisko
board-bonfire-bonus-specialist = specjalista
board-bonfire-bonus-move = przesunięcie
board-bonfire-bonus-ship = statek
board-bonfire-bonus-fate = kafelek losu
board-bonfire-paths = KAFELKI ŚCIEŻKI: { $tiles }   stos { $pile }
board-bonfire-commons = WSPÓLNE ZADANIA z nowicjuszem: { $tasks }
board-bonfire-commons-met = Nowicjusz wysłany: { $tasks }
board-bonfire-specialists = SPECJALIŚCI (stos { $pile })
board-bonfire-elders = STARSI
board-bonfire-discarded = Odrzuceni: { $gnomes }
board-bonfire-head-task = Zadanie
board-bonfire-head-portal = portal
board-bonfire-head-path = ścieżka
board-bonfire-head-on-path = na ścieżce
board-bonfire-head-at-bonfire = ognisko
board-bonfire-lit = PŁONIE:
board-bonfire-city =
    { $name }, { $board }{ $first ->
        [yes] , gracz rozpoczynający
       *[no] { "" }
    }: { $points ->
        [one] dotąd { $points } punkt
        [few] dotąd { $points } punkty
       *[many] dotąd { $points } punktów
    }, { $ended }, gdyby to był koniec{ $state-key ->
        [passed] , pas
        [out] , poza grą
       *[in] { "" }
    }
board-bonfire-row-tiles = żetony
board-bonfire-row-resources = zasoby
board-bonfire-row-offerings = ofiary
board-bonfire-row-fate = kafelki losu
board-bonfire-row-ship = statek
board-bonfire-row-guardians = strażniczki
board-bonfire-row-gnomes = gnomy
board-bonfire-row-count = liczby
board-bonfire-row-cards = karty
board-bonfire-row-novices = nowicjusze
board-bonfire-count-tasks = zadania
board-bonfire-count-portals = portale
board-bonfire-count-paths = ścieżki
board-bonfire-count-guardians = strażniczki
board-bonfire-count-gnomes = gnomy
board-bonfire-column = góra { $tiles } dół
board-bonfire-first-tile = pierwszy kafelek { $tile }
board-bonfire-piles = lewy { $left }, prawy { $right }
board-bonfire-offering = { $resource } (+{ $below } zakryte)
board-bonfire-brief =
    { $who }: teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, płonące ogniska: { $lit }, { $counts }
board-bonfire-brief-supply = żetony: { $tiles }, zasoby: { $resources }
board-bonfire-supply = Masz żetony: { $tiles }; zasoby: { $resources }
board-bonfire-points-so-far =
    { $points ->
        [one] dotąd { $points } punkt
        [few] dotąd { $points } punkty
       *[many] dotąd { $points } punktów
    }, { $ended }, gdyby to był koniec
board-bonfire-legend-tasks = Zadania: B niebieskie, R czerwone, Y żółte, z punktami; n: jest tam nowicjusz. Portale: (puste wcięcie), < następne.
board-bonfire-legend-fate = Kafelki losu: P ścieżka, S statek, T zadanie, G strażniczka, F Wielkie Ognisko, N gnom.
board-bonfire-legend-area = Obszar losu: . wolne, $ złoto, y żółty żeton, * wyróżnione. Ścieżka: kryształ i zasób.

## Tasks in few letters

short-bonfire-have-guardian = straż. { $shown }
short-bonfire-path-with = ścież. { $shown }
short-bonfire-offering-on = ofiara { $shown }
short-bonfire-gnome-showing = gnom { $shown }
short-bonfire-group-of-3 = 3× { $shown }
short-bonfire-two-resources = 2 zasoby ×{ $number }
short-bonfire-offerings-spread =
    ofiary: { $number ->
        [one] { $number } wyspa
        [few] { $number } wyspy
       *[many] { $number } wysp
    }
short-bonfire-offerings-on-one = { $number } na 1 wyspie
short-bonfire-blue-and-red = niebieskie+czerwone
short-bonfire-common-task = { $number } wspólne
short-bonfire-portals = portale: { $number }
short-bonfire-two-guardians = { $shown }
short-bonfire-gnomes = gnomy: { $number }
short-bonfire-gold = złoto: { $number }
short-bonfire-same-adjacent = 2 równe ścieżki
short-bonfire-resource = { $shown }: { $number }
short-bonfire-offering-on-both = oba { $shown }
short-bonfire-all-fires = 3 kolory ognisk
short-bonfire-guardians = strażniczki: { $number }
short-bonfire-two-groups-of-3 = 3× { $shown }
short-bonfire-tasks-of-colour = { $number }× { $shown }
short-bonfire-elders = starsi: { $number }
short-bonfire-offering-pile-empty = pusty stos
short-bonfire-crystals = kryszt. { $number } { $shown }
short-bonfire-bonfires = ogniska: { $number }
short-bonfire-two-offerings-on =
    po 2: { $number ->
        [one] { $number } wyspa
        [few] { $number } wyspy
       *[many] { $number } wysp
    }
short-bonfire-of-one-resource = { $number } jednakowych
short-bonfire-highlighted = wyróżnione pola
short-bonfire-guardians-home = { $number } przy ogniskach
short-bonfire-hold-tiles = żetony { $shown }
short-bonfire-gold-squares = pola złota
short-bonfire-outer-columns = skrajne kolumny
short-bonfire-two-groups = 2 grupy po { $number }

## Counts on the board in letters

board-bonfire-council-full = WYSOKA RADA (nowicjusze: { $there })
board-bonfire-count-of = { $number } z { $goal }
