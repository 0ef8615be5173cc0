# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Rozkładanie gry…
bf-world = Wyspy, Wielkie Ognisko i Wysoka Rada
bf-fire-and-council = Wielkie Ognisko i Wysoka Rada
bf-market = Kafelki ścieżki, gnomy i wspólne zadania
bf-supply = Zapas
bf-turn-bar = Twoja tura
bf-tab-city = Miasto
bf-tab-islands = Wyspy
bf-tab-market = Oferta
bf-city-of = Miasto: { $who }

bf-mode-fate = Umieść kafelek losu
bf-mode-tiles = Użyj żetonów akcji
bf-mode-ignite = Rozpal ognisko
bf-turn-tile = Obróć
bf-mode-closed = Teraz nic z tego nie jest możliwe.
bf-ask-fate = Wybierz kafelek z jednego z końców zapasu losu i miejsce w obszarze losu
bf-ask-tiles = Wybierz żeton akcji albo to, co chcesz z nim zrobić
bf-ask-ignite = Wybierz spełnione zadanie, by rozpalić ognisko
bf-ask-turn = Twoja tura: co robisz?
bf-ask-kind = { $kind }: wybierz, na co zużyć ten żeton
bf-result = Wynik

bf-paths = Ścieżki
bf-specialists = Specjaliści · jeszcze { $number }
bf-elders = Starsi
bf-commons = Wspólne zadania
bf-countdown = Odliczanie
bf-council = Wysoka Rada
bf-action-tiles = Żetony akcji
bf-resources = Zasoby
bf-fate-supply = Zapas losu · weź górny lub dolny
bf-offerings = Żetony ofiary
bf-start-mark = START

bf-empty = Puste
bf-nobody = nikt
bf-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktów
    }
bf-any-resource = dowolny zasób
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [0] nie ma już zadań
        [one] { $number } miejsce na zadania
        [few] { $number } miejsca na zadania
       *[other] { $number } miejsc na zadania
    }
bf-island-guardians =
    { $number ->
        [0] nie ma już strażniczek
        [one] { $number } strażniczka
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    }
bf-island-price =
    { $number ->
        [one] cena: { $number } żeton statku
        [few] cena: { $number } żetony statku
        [many] cena: { $number } żetonów statku
       *[other] cena: { $number } żetonów statku
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Różowe strażniczki
        [grey] Szare strażniczki
        [brown] Brązowe strażniczki
        [blue] Niebieskie strażniczki
       *[other] Strażniczki ({ $guardian })
    }: { $number }
bf-offering-of = Żeton ofiary: { $who }
bf-task-progress = { $task }, punkty: { $points }, { $have } z { $need }
bf-ship-of = Statek: { $who }, { $where }
bf-landing-stage = przystań

bf-fire-space =
    Wielkie Ognisko, pole { $space }: { $tile }, { $gives }; portale: { $portals }{ $price ->
        [0] { "" }
        [one] ; kosztuje { $price } żeton Wielkiego Ogniska
        [few] ; kosztuje { $price } żetony Wielkiego Ogniska
       *[other] ; kosztuje { $price } żetonów Wielkiego Ogniska
    }
bf-no-portals = brak
bf-reward-tile = Nagroda, żeton akcji: { $kind }
bf-portal-here =
    Portal „{ $shape }”, tutaj: { $number }, { $fits ->
        [yes] pasuje do następnego wcięcia
       *[no] nie pasuje do następnego wcięcia
    }

bf-council-place = { $bonus }; tutaj: { $who }
bf-take-point = Weź zamiast tego 1 punkt

bf-path-pile = Stos kafelków ścieżki: { $number }
bf-new-display = Włóż cztery kafelki pod stos i odkryj nowe
bf-dig = Dowolny kafelek ze stosu
bf-dig-tile = { $tile }, w stosie: { $number }
bf-gnome = { $name }, zasób: { $resource }
bf-gnome-price =
    { $tiles ->
        [one] { $tiles } żeton gnoma
        [few] { $tiles } żetony gnoma
       *[other] { $tiles } żetonów gnoma
    } i { $resources } × { $resource }
bf-common =
    { $what }: dotąd { $have }; neutralny nowicjusz { $novice ->
        [yes] jest tutaj
       *[no] odszedł
    }
bf-countdown-at = Nowicjusze w Radzie: { $number } z { $goal }; przy { $goal } zaczyna się odliczanie
bf-counting = Odliczanie: { $number }

bf-task-space = Pole zadania { $space }, wolne; strażniczka tutaj daje { $value } pkt
bf-task-at =
    Pole zadania { $space }: { $task }, punkty: { $points }{ $known ->
        [yes] , { $have } z { $need }
       *[no] { "" }
    }; strażniczka tutaj daje { $value } pkt
bf-bonfire-at = Ognisko { $space }, płonie: { $task }, punkty: { $points }; strażniczka tutaj daje { $value } pkt
bf-path-at = Pole ścieżki { $space }: { $tile }
bf-path-empty = Pole ścieżki { $space }, niezbudowane
bf-notch =
    Wcięcie { $space }, portal „{ $shape }”, { $placed ->
        [yes] zapełnione
       *[no] puste
    }
bf-guardian-at =
    { $guardian-key ->
        [pink] Różowa strażniczka
        [grey] Szara strażniczka
        [brown] Brązowa strażniczka
        [blue] Niebieska strażniczka
        [own] Własna strażniczka
       *[other] Strażniczka ({ $guardian })
    }: { $where }
bf-start = START ścieżki
bf-march =
    { $steps ->
        [one] Procesja: { $steps } krok
        [few] Procesja: { $steps } kroki
        [many] Procesja: { $steps } kroków
       *[other] Procesja: { $steps } kroków
    }
bf-square =
    Obszar losu, rząd { $row }, kolumna { $column }{ $shows ->
        [gold] , złoto
        [yellow] , żółty żeton
       *[nothing] { "" }
    }{ $free ->
        [yes] , wolne dla kafelka
       *[no] { "" }
    }

bf-fate-tile = Kafelek losu { $tile } { $end }
bf-first-tile = Pierwszy kafelek losu { $tile }: zatrzymaj
bf-top = (górny)
bf-bottom = (dolny)
bf-column-empty = Nie ma już kafelków losu
bf-offering = Żeton ofiary: { $resource }, w tym stosie { $number }
bf-offering-none = Ten stos żetonów ofiary jest pusty
bf-any-two-tiles = Zużyj zamiast tego dwa dowolne żetony
bf-any-two-resources = Zużyj zamiast tego dwa dowolne zasoby

bf-tom-card =
    Karta Toma: { $card }{ $sign ->
        [yes] , ze znakiem gnoma
       *[no] { "" }
    }
bf-tom-none = Nie odkryto jeszcze karty
bf-tom-deck =
    { $card }, { $used ->
        [yes] odkryta
       *[no] w stosie
    }
bf-tom-great-bonfire = Wielkie Ognisko
bf-tom-guardian = Strażniczka
bf-tom-task-1 = Najcenniejsze zadanie
bf-tom-task-2 = Najmniej cenne zadanie i nowicjusz
bf-tom-gnome = Gnom
bf-tom-path = Ścieżka
bf-tom-played = Karta { $played } z { $most }
bf-tom-no-novices = Nie ma już nowicjuszy
bf-tom-says = Po każdej twojej turze Tom odkrywa jedną kartę. Nie ma żetonów, zasobów ani statku.
bf-starts = Gracz rozpoczynający
bf-passed = Pas
bf-out = Poza grą

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] niebieskie ognisko
           *[no] niebieskie zadanie
        }
        [red] { $lit ->
            [yes] czerwone ognisko
           *[no] czerwone zadanie
        }
        [yellow] { $lit ->
            [yes] żółte ognisko
           *[no] żółte zadanie
        }
    }: „{ $task }”, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $known ->
        [yes] , dotąd { $have } z { $need }
       *[no] { "" }
    }
bf-text-offering = Żeton ofiary gracza { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] przy polu zadania { $spaces }
       *[other] przy polach zadań { $spaces }
    }
bf-text-space = pole { $number }
bf-text-notch = wcięcie { $space }: { $shape }
bf-text-column = od góry do dołu: { $tiles }
