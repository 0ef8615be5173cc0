### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-emberheart-attribute = Teraz na { $level }.
note-emberheart-go =
    { $spaces-size ->
        [one] Wolne pole: { $spaces }.
       *[other] Wolne pola: { $spaces }.
    } { $fitting-size ->
        [0] Żaden z twoich stronników nie może iść.
       *[other] Mogą iść: { $fitting-nom }.
    } Kart w lokacji: { $cards }.
note-emberheart-space =
    Stronnicy: { $range }. { $before ->
        [0] Na razie twoja drużyna wybiera pierwsza
        [one] Przed twoją wybiera { $before } drużyna
        [few] Przed twoją wybierają { $before } drużyny
       *[many] Przed twoją wybiera { $before } drużyn
    }; { $left ->
        [0] może nie zostać żadna karta.
       *[other] zostanie co najmniej { $left } z { $cards } kart.
    }
note-emberheart-aide = { $aide-help }
note-emberheart-swap = Twój ekwipunek: { $gear }; to nie liczy się jako akcja.
note-emberheart-call =
    Wracają: { $followers-nom }.{ $companion ->
        [yes] { " " }Smoczy towarzysz też wraca, ale nie zostaje ponownie użyty.
       *[no] { "" }
    }
note-emberheart-take =
    { $kind-key ->
        [hero] { $hero-help } Chwała: { $hero-glory }; dla ciebie teraz { $worth }.
        [garrison] { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        } za { $dragons ->
            [one] { $dragons } { $colour-key ->
               *[red] czerwonego
                [blue] niebieskiego
                [green] zielonego
            } smoka
            [few] { $dragons } { $colour-key ->
               *[red] czerwone
                [blue] niebieskie
                [green] zielone
            } smoki
           *[many] { $dragons } { $colour-key ->
               *[red] czerwonych
                [blue] niebieskich
                [green] zielonych
            } smoków
        } i { $number } { $asked-key ->
            [hero] { $number ->
                [one] bohatera
               *[other] bohaterów
            }
            [hireling] { $number ->
                [one] pomocnika
               *[other] pomocników
            }
            [scout] { $number ->
                [one] zwiadowcę
               *[other] zwiadowców
            }
            [ranger] { $number ->
                [one] tropicielkę
                [few] tropicielki
               *[many] tropicielek
            }
           *[warden] { $number ->
                [one] strażniczkę
                [few] strażniczki
               *[many] strażniczek
            }
        }.
       *[other] { "" }
    }
note-emberheart-hero = { $hero-help } Chwała: { $hero-glory }; dla ciebie teraz { $worth }.
note-emberheart-discard-raid =
    { $number ->
        [0] Teraz nic by cię nie kosztowała
       *[other] Teraz kosztowałaby cię { $number }
    }{ $missing ->
        [0] .
       *[other] , z tego brakuje { $missing }: płomień +{ $missing }.
    }
note-emberheart-raid =
    { $raid }: teraz dla ciebie { $number ->
        [0] nic
       *[other] { $number }
    }{ $missing ->
        [0] .
       *[other] , z tego brakuje { $missing }: płomień +{ $missing }.
    }

word-emberheart-hero = bohater
    .count =
        { $n ->
            [one] { $n } bohater
            [few] { $n } bohaterów
           *[many] { $n } bohaterów
        }

## Groups of moves

heading-emberheart-party = Wysyłanie drużyny
heading-emberheart-village = Herb w wiosce
heading-emberheart-aide = Doradca
heading-emberheart-besides = Oprócz akcji
heading-emberheart-hero = Użycie bohatera
heading-emberheart-on = Dalej

face-emberheart-home = plansza
face-emberheart-homes = plansze
face-emberheart-brackets = wolne pola albo herby do położenia
face-emberheart-auto = Smoczy towarzysz robi wszystko, co może, a tury kończą się automatycznie, gdy nie ma już nic do zrobienia
face-emberheart-by-hand = Wybierasz, co robi smoczy towarzysz, i kończysz każdą turę samodzielnie

## The board in letters

board-emberheart-none = brak
board-emberheart-nobody = nikt
board-emberheart-free = do wzięcia
board-emberheart-blocked = blokada
board-emberheart-neutral = neutralny
board-emberheart-mark = G{ $number }
board-emberheart-flame = płomień { $steps-signed }
board-emberheart-as-colour = { $dragon-key } jako { $colour }
board-emberheart-dragons =
    { $number ->
        [one] { $number } { $colour-key ->
           *[red] czerwony
            [blue] niebieski
            [green] zielony
            [exotic] egzotyczny
        } smok
        [few] { $number } { $colour-key ->
           *[red] czerwone
            [blue] niebieskie
            [green] zielone
            [exotic] egzotyczne
        } smoki
       *[many] { $number } { $colour-key ->
           *[red] czerwonych
            [blue] niebieskich
            [green] zielonych
            [exotic] egzotycznych
        } smoków
    }
board-emberheart-garrison = chwała { $glory }: { $needs }
board-emberheart-round = Runda { $round } z { $rounds }, { $phase }
board-emberheart-phase-setup = przygotowanie
board-emberheart-phase-before = przed fazą akcji
board-emberheart-phase-action = faza akcji
board-emberheart-phase-reward = faza nagród
board-emberheart-phase-rewarded = po nagrodach
board-emberheart-phase-before-raid = przed najazdem
board-emberheart-phase-raid = najazd
board-emberheart-phase-raided = po najeździe
board-emberheart-aides-left =
    { $left ->
        [0] : wszyscy doradcy są wzięci, faza kończy się, zanim kolejka wróci do gracza { $who }
       *[other] aż wszyscy doradcy zostaną wzięci; pozostało: { $left } z { $aides }
    }
board-emberheart-locations = LOKACJE
board-emberheart-locations-note = pola; w fazie nagród każda lokacja od 5 do 1
board-emberheart-level-low = dolny poziom
board-emberheart-level-middle = środkowy poziom: jeszcze 1 strażniczka
board-emberheart-level-top = górny poziom: jeszcze 1 strażniczka i płomień +1, za to 1 cecha +1
board-emberheart-only-for = tylko dla: { $who } (Bard).
board-emberheart-glory = Chwała: { $glory }.
board-emberheart-worth = (teraz { $number })
board-emberheart-waits = Potrzebuje smoka.
board-emberheart-works =
    Smok: { $dragon-key }{ $used ->
        [yes] { " " }(użyty)
       *[no] { "" }
    }.
board-emberheart-geared = { $dragon-key } z ekwipunkiem
board-emberheart-village = WIOSKA
board-emberheart-village-crests = Magazyn (2 sztuki ekwipunku): { $warehouse }   Remiza (4 pomocników, płomień +1): { $station }   tarcza { $shield }
board-emberheart-aides = DORADCY
board-emberheart-raid = NAJAZD
board-emberheart-raid-card = { $raid }; teraz { $losses }
board-emberheart-raid-discarded = odrzucona: { $raid }
board-emberheart-loss-missing = { $number } (brakuje { $missing }: płomień +{ $missing })
board-emberheart-flames = PŁOMIEŃ
board-emberheart-flame-of =
    { $who } { $flame }{ $gear ->
        [yes] , { $end } z ekwipunkiem
       *[no] { "" }
    } (chwała { $glory })
board-emberheart-band =
    { $name }{ $shield ->
        [yes] , z tarczą
       *[no] { "" }
    }: chwała { $glory }, gdyby to był koniec
board-emberheart-row-supply = zapas
board-emberheart-row-attributes = cechy
board-emberheart-row-companion = towarzysz
board-emberheart-row-skill = umiejętność
board-emberheart-row-dragons = smoki
board-emberheart-row-preserves = rezerwaty
board-emberheart-row-garrison = garnizon
board-emberheart-row-glory = chwała
board-emberheart-away = na wyspie { $people }
board-emberheart-companion-ready = gotowy
board-emberheart-companion-placed = użyty w tej rundzie
board-emberheart-companion-no-effect = jeszcze bez efektu
board-emberheart-companion-strength =
    { $number ->
        [one] do { $number } stronnika mniej
       *[other] do { $number } stronników mniej
    }
board-emberheart-companion-senses =
    { $number ->
        [one] { $number } sztuka ekwipunku na polu 3
        [few] { $number } sztuki ekwipunku na polu 3
       *[many] { $number } sztuk ekwipunku na polu 3
    }
board-emberheart-companion-speed = płomień −{ $number }, gdzie nie ma drużyny
board-emberheart-dragons-held = niedołączone: { $free-key }; dołączone: { $attached-key }
board-emberheart-preserve-waits = potrzebuje smoka
board-emberheart-preserve-with = zajęty: { $dragon-key }
board-emberheart-garrison-completed = ukończona
board-emberheart-garrison-ready = niczego już nie wymaga
board-emberheart-garrison-needs =
    brakuje: { $needs }{ $tactician ->
        [yes] , z Taktykiem o 1 mniej
       *[no] { "" }
    }
board-emberheart-brief = { $who }: chwała { $glory }, płomień { $flame }, cechy { $levels }, aktywni bohaterowie: { $active } z { $heroes }, smoki: { $dragons }
board-emberheart-supply =
    Masz: { $have }; smoczy towarzysz { $placed ->
        [yes] użyty
       *[no] gotowy
    }; cechy { $levels }; płomień { $flame }
board-emberheart-space = pole { $space }: { $party }
board-emberheart-spaces-free = wolne: { $spaces }
board-emberheart-legend-worth = Smoki: w nawiasie chwała, potem koszt.
