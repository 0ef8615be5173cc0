//# allFunctionsCalledOnLoad
var e=Object.values(Object.assign({"../../games/bonfire/texts/pl/board.ftl":`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Rozkładanie stołu …
bf-world = Wyspy, Wielkie Ognisko i Wysoka Rada
bf-fire-and-council = Wielkie Ognisko i Wysoka Rada
bf-market = Kafelki ścieżki, gnomy i wspólne zadania
bf-supply = Zasoby
bf-turn-bar = Twoja tura
bf-tab-city = Miasto
bf-tab-islands = Wyspy
bf-tab-market = Oferta
bf-city-of = Miasto: { $who }

bf-mode-fate = Ułóż kafelek losu
bf-mode-tiles = Użyj żetonów akcji
bf-mode-ignite = Rozpal ognisko
bf-turn-tile = Obróć
bf-lay-tile = Połóż
bf-take-rewards = Weź te nagrody
bf-result = Wynik

bf-paths = Ścieżki
bf-specialists = Specjaliści · jeszcze { $number }
bf-elders = Starsi
bf-commons = Wspólne zadania
bf-countdown = Odliczanie
bf-council = Wysoka Rada
bf-action-tiles = Żetony akcji
bf-resources = Zasoby
bf-fate-supply = Kafelki losu · weź górny lub dolny
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
        [one] { $number } miejsce
        [few] { $number } miejsca
        [many] { $number } miejsc
       *[other] { $number } miejsc
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
bf-guardians-left = Strażniczki ({ $guardian }): { $number }
bf-offering-of = Żeton ofiary: { $who }
bf-task-progress = { $task }, punkty: { $points }, { $have } z { $need }
bf-ship-of = Statek: { $who }, { $where }
bf-landing-stage = przystań

bf-fire-space =
    Wielkie Ognisko, pole { $space }: { $tile }, { $gives }; portale: { $portals }{ $price ->
        [0] { "" }
       *[other] ; cena { $price }
    }
bf-no-portals = brak
bf-reward-tile = Nagroda: żeton { $kind }
bf-portal-here =
    Portal { $shape }, tutaj { $number }, { $fits ->
        [yes] pasuje
       *[no] nie pasuje do następnego wycięcia
    }

bf-council-place = { $bonus }; tutaj: { $who }
bf-take-point = zamiast tego 1 punkt
bf-bonus-gold = 2 sztuki złota i 1 żółty żeton
bf-bonus-path = darmowy kafelek ścieżki do wyboru
bf-bonus-guardian = strażniczka w kolorze, którego ci brakuje
bf-bonus-great-bonfire = dowolny obrót Wielkiego Ogniska i jego nagrody
bf-bonus-specialist = odkryty specjalista za darmo
bf-bonus-move = dowolny ruch jednej strażniczki
bf-bonus-ship = darmowy rejs na dowolną wyspę
bf-bonus-fate = natychmiastowe ułożenie kafelka losu

bf-path-pile = Stos kafelków ścieżki: { $number }
bf-new-display = Włóż cztery kafelki pod stos i odkryj nowe
bf-dig = Dowolny kafelek ze stosu
bf-dig-tile = { $tile }, w stosie: { $number }
bf-gnome = { $name }, zasób: { $resource }
bf-gnome-price = { $tiles } × gnom i { $resources } × { $resource }
bf-common =
    { $what }: dotąd { $have }; neutralny nowicjusz { $novice ->
        [yes] jest tutaj
       *[no] odszedł
    }
bf-common-tasks = 7 zadań lub ognisk
bf-common-portals = 7 portali
bf-common-paths = 7 kafelków ścieżki
bf-common-guardians = 5 strażniczek
bf-common-gnomes = 6 gnomów
bf-countdown-at = Nowicjusze w Radzie: { $number } z { $goal }; potem zaczyna się odliczanie
bf-counting = Odliczanie: { $number }

bf-task-space = Pole zadania { $space }, wolne; strażniczka tutaj daje { $value }
bf-task-at =
    Pole zadania { $space }: { $task }, punkty: { $points }{ $known ->
        [yes] , { $have } z { $need }
       *[no] { "" }
    }; strażniczka tutaj daje { $value }
bf-bonfire-at = Ognisko { $space }, płonie: { $task }, punkty: { $points }; strażniczka tutaj daje { $value }
bf-path-at = Pole ścieżki { $space }: { $tile }
bf-path-empty = Pole ścieżki { $space }, niezbudowane
bf-notch =
    Wycięcie { $space }, portal { $shape }, { $placed ->
        [yes] zapełnione
       *[no] puste
    }
bf-guardian-at = Strażniczka ({ $guardian }): { $where }
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
bf-offering-none = Ten stos żetonów ofiary jest wyczerpany
bf-any-two-tiles = Zapłać zamiast tego dwoma dowolnymi żetonami
bf-any-two-resources = Zapłać zamiast tego dwoma dowolnymi zasobami

bf-tom-card =
    Karta Toma: { $card }{ $sign ->
        [yes] , z gnomem
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
bf-tom-task-1 = Zadanie, najwyższe
bf-tom-task-2 = Zadanie, najniższe, i nowicjusz
bf-tom-gnome = Gnom
bf-tom-path = Ścieżka
bf-tom-played = Karta { $played } z { $most }
bf-tom-no-novices = Nie ma już nowicjuszy
bf-tom-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktów
    }
bf-tom-says = Po każdej twojej turze Tom odkrywa jedną kartę. Nie ma żetonów, zasobów ani statku.
bf-starts = Rozpoczyna
bf-passed = Pas
bf-out = Poza grą
`,"../../games/bonfire/texts/pl/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Układaj kafelki losu, pływaj po zadania, wędruj ze strażniczkami i rozpal siedem ognisk swojego miasta.
play-bonfire = Zagraj z Tomem

## Before something goes unused

warning-bonfire-neutral = Spełniasz wspólne zadanie: neutralny nowicjusz może jeszcze iść do Rady. Mimo to zakończyć?
warning-bonfire-ignite = Możesz jeszcze rozpalić ognisko. Mimo to spasować?

## Beside a seat

stat-bonfire-bonfires = Ogniska
stat-bonfire-guardians = Strażniczki
stat-bonfire-paths = Kafelki ścieżki
stat-bonfire-gnomes = Gnomy

## Keys

bf-key-turn = obróć kafelek losu

## The board as text

part-bonfire-start = Rozpoczyna
part-bonfire-counting = Odliczanie w toku
part-bonfire-countdown-pile = Pozostałe kafelki odliczania
part-bonfire-countdown-tile = Kafelek odliczania w obiegu
part-bonfire-islands = Wyspy
part-bonfire-tasks = Zadania
part-bonfire-owners = Żetony ofiary gracza
part-bonfire-offerings = Żetony ofiary
part-bonfire-guardians = Strażniczki
part-bonfire-ring = Wielkie Ognisko
part-bonfire-portals = Portale
part-bonfire-pointer = Wielkie Ognisko wskazuje
part-bonfire-fire-used = Wielkie Ognisko użyte
part-bonfire-council = Wysoka Rada
part-bonfire-novices = Nowicjusze
part-bonfire-lying = Leżący nowicjusz
part-bonfire-neutral = Neutralni nowicjusze przy wspólnych zadaniach
part-bonfire-path-display = Odkryte kafelki ścieżki
part-bonfire-path-pile = Stos kafelków ścieżki
part-bonfire-gnome-display = Odkryci specjaliści
part-bonfire-gnome-pile = Stos specjalistów
part-bonfire-gnome-discard = Odłożeni specjaliści
part-bonfire-elders = Starsi
part-bonfire-tom-pile = Karty Toma
part-bonfire-tom-discard = Zagrane karty Toma
part-bonfire-tom-played = Liczba zagranych kart Toma
part-bonfire-tom-novices = Nowicjusze Toma
part-bonfire-cities = Miasta
part-bonfire-board = Plansza miasta
part-bonfire-tiles = Żetony akcji
part-bonfire-resources = Zasoby
part-bonfire-earned = Zdobyte punkty
part-bonfire-lit = Ogniska płoną na
part-bonfire-paths = Ścieżka
part-bonfire-gnomes = Gnomy
part-bonfire-ship = Statek
part-bonfire-column = Kafelki losu
part-bonfire-symbols = Symbole w obszarze losu
part-bonfire-out = Poza grą
part-bonfire-passed = Pas
part-bonfire-left = Lewy stos
part-bonfire-right = Prawy stos
part-bonfire-face-down = Zakryte
`,"../../games/bonfire/texts/pl/game.ftl":`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Ułóż górny kafelek losu
       *[bottom] Ułóż dolny kafelek losu
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Zatrzymaj ten kafelek losu
       *[swap] Wymień go na środkowy kafelek swojej kolumny
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Połóż bez obracania
       *[turned] Połóż po obróceniu
    }
move-bonfire-keep = Zatrzymaj { $kind-count-acc }
move-bonfire-lay = Połóż na polach { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Weź kafelek ścieżki ze stosu
       *[other] Weź odkryty kafelek ścieżki { $slot }
    }
move-bonfire-new-display = Odkryj cztery nowe kafelki ścieżki
move-bonfire-sail = Płyń { $island-to }
move-bonfire-task = Weź zadanie { $slot } { $island-at }
move-bonfire-no-deed = Nie rób nic na wyspie
move-bonfire-retrieve = Sprowadź { $guardian-acc } na START
move-bonfire-offer =
    { $pile-key ->
        [left] Zostaw żeton ofiary z lewego stosu
       *[right] Zostaw żeton ofiary z prawego stosu
    }
move-bonfire-space = Połóż zadanie na polu { $space }
move-bonfire-pay-tile = Zapłać { $kind-count-acc }
move-bonfire-replace-tile = Zapłać dwoma dowolnymi żetonami za brakujący
move-bonfire-throw-tile = Oddaj za to { $kind-count-acc }
move-bonfire-pay-resource = Zapłać { $resource-count-acc }
move-bonfire-replace-resource = Zapłać dwoma dowolnymi zasobami za brakujący
move-bonfire-throw-resource = Oddaj za to { $resource-count-acc }
move-bonfire-march =
    Procesja do { $steps ->
        [one] { $steps } kroku
        [few] { $steps } kroków
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }
move-bonfire-who = Przesuń { $guardian-acc }
move-bonfire-stay = Zostań tutaj
move-bonfire-to-path = Idź na pole ścieżki { $space }
move-bonfire-to-bonfire = Idź do ogniska { $space }
move-bonfire-yield = Przynosi: { $resource }
move-bonfire-turn-fire = Obróć Wielkie Ognisko na pole { $space }
move-bonfire-reward = Weź: { $take }
move-bonfire-portal = Weź { $shape-acc }
move-bonfire-recruit = Zrekrutuj { $gnome-acc }
move-bonfire-price =
    Zapłać { $tiles ->
        [one] { $tiles } żeton gnoma
        [few] { $tiles } żetony gnoma
        [many] { $tiles } żetonów gnoma
       *[other] { $tiles } żetonów gnoma
    } i { $resources ->
        [one] { $resources } zasób
        [few] { $resources } zasoby
        [many] { $resources } zasobów
       *[other] { $resources } zasobów
    }
move-bonfire-ignite = Rozpal ognisko na polu { $space }
move-bonfire-send = Wysoka Rada: { $bonus }
move-bonfire-bonus = Weź premię
move-bonfire-point = Weź zamiast tego 1 punkt
move-bonfire-neutral = Bonusowa akcja: wyślij neutralnego nowicjusza z „{ $common }”
move-bonfire-dig =
    { $fire-key ->
        [blue] Weź niebieski kafelek
        [red] Weź czerwony kafelek
       *[yellow] Weź żółty kafelek
    }: { $resource }
move-bonfire-guardian = Weź { $guardian-acc }
move-bonfire-tom-task = Tom bierze zadanie { $slot } { $island-at }
move-bonfire-end-turn = Zakończ turę
move-bonfire-pass = Spasuj do końca gry
move-bonfire-give-up = Odpadasz: nic więcej nie da się zrobić

## What happened

event-bonfire-gained-tiles = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-bonfire-gained-resources = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-bonfire-gained-points =
    { $who } zdobywa { $a0 ->
        [one] { $a0 } punkt
        [few] { $a0 } punkty
        [many] { $a0 } punktów
       *[other] { $a0 } punktów
    } { $a1 }
    .you =
        Zdobywasz { $a0 ->
            [one] { $a0 } punkt
            [few] { $a0 } punkty
            [many] { $a0 } punktów
           *[other] { $a0 } punktów
        } { $a1 }
event-bonfire-paid-tiles = { $who } płaci { $a0-count-acc }
    .you = Płacisz { $a0-count-acc }
event-bonfire-paid-resources = { $who } płaci { $a0-count-acc }
    .you = Płacisz { $a0-count-acc }
event-bonfire-threw-away = { $who } odrzuca { $a0-count-acc }
    .you = Odrzucasz { $a0-count-acc }
event-bonfire-placed-fate = { $who } układa kafelek losu { $a0 }
    .you = Układasz kafelek losu { $a0 }
event-bonfire-built-path = { $who } buduje na polu ścieżki { $a1 }: { $a0 }
    .you = Budujesz na polu ścieżki { $a1 }: { $a0 }
event-bonfire-new-paths = Cztery kafelki ścieżki wędrują pod stos
event-bonfire-turned-up-path = Nowy kafelek ścieżki: { $a0 }
event-bonfire-sailed = { $who } płynie { $a1-to }
    .you = Płyniesz { $a1-to }
event-bonfire-took-task = { $who } bierze { $a1-at } zadanie: { $a0 }
    .you = Bierzesz { $a1-at } zadanie: { $a0 }
event-bonfire-turned-up-offering = { $who } odkrywa nowy żeton ofiary: { $a0 }
    .you = Odkrywasz nowy żeton ofiary: { $a0 }
event-bonfire-took-guardian = { $who } sprowadza { $a0-acc }
    .you = Sprowadzasz { $a0-acc }
event-bonfire-marched = { $who } przesuwa { $a0-acc } { $a2-to }
    .you = Przesuwasz { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } obraca Wielkie Ognisko
    .you = Obracasz Wielkie Ognisko
event-bonfire-took-portal = { $who } bierze { $a0-acc } do wycięcia { $a1 }
    .you = Bierzesz { $a0-acc } do wycięcia { $a1 }
event-bonfire-took-gnome = { $who } rekrutuje { $a0-acc }
    .you = Rekrutujesz { $a0-acc }
event-bonfire-turned-up-gnome = Nowy specjalista: { $a0 }
event-bonfire-ignited = { $who } rozpala ognisko: { $a0 }
    .you = Rozpalasz ognisko: { $a0 }
event-bonfire-sent-novice =
    { $who } wysyła { $a1-key ->
        [neutral] neutralnego nowicjusza
        [lying] neutralnego nowicjusza
       *[other] nowicjusza
    } do Wysokiej Rady ({ $a0 })
    .you =
        Wysyłasz { $a1-key ->
            [neutral] neutralnego nowicjusza
            [lying] neutralnego nowicjusza
           *[other] nowicjusza
        } do Wysokiej Rady ({ $a0 })
event-bonfire-countdown-began = Rozpoczyna się odliczanie
event-bonfire-countdown-tile = Kafelek odliczania { $a0 } rusza w obieg
event-bonfire-passed = { $who } pasuje do końca gry
    .you = Pasujesz do końca gry
event-bonfire-went-out = { $who } nie może już nic zrobić i odpada
    .you = Nie możesz już nic zrobić i odpadasz
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } ma ostatnią turę
        [few] { $who } ma jeszcze { $a0 } tury
        [many] { $who } ma jeszcze { $a0 } tur
       *[other] { $who } ma jeszcze { $a0 } tur
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] To twoja ostatnia tura
            [few] Masz jeszcze { $a0 } tury
            [many] Masz jeszcze { $a0 } tur
           *[other] Masz jeszcze { $a0 } tur
        }
event-bonfire-tom-turned-up = Karta Toma { $a1 } z 32: { $a0 }
event-bonfire-tom-showed-gnome = Znak gnoma pokazuje zasób: { $a1 } ({ $a0 })
event-bonfire-tom-took-task = Tom bierze { $a1-at } zadanie jako ognisko: { $a0 }
event-bonfire-tom-idle = Tom nie może z tym nic zrobić
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] Stos kafelków ścieżki zostaje potasowany
        [shuffle-gnomes] Stos gnomów zostaje potasowany
       *[other] Karty Toma zostają potasowane
    }
event-bonfire-met-common = { $who } spełnia wspólne zadanie: { $a0 }
    .you = Spełniasz wspólne zadanie: { $a0 }
event-bonfire-ended = Koniec gry

## Gains and payments in a row

run-bonfire-gained = { $who } zyskuje { $gained }
    .you = Zyskujesz { $gained }
run-bonfire-paid = { $who } oddaje { $lost }
    .you = Oddajesz { $lost }
run-bonfire-swapped = { $who } oddaje { $lost } i zyskuje { $gained }
    .you = Oddajesz { $lost } i zyskujesz { $gained }

## What is asked

ask-bonfire-first-tile = Zatrzymujesz pierwszy kafelek losu czy wymieniasz go na środkowy?
    .other = { $who } wybiera pierwszy kafelek losu
ask-bonfire-way-round = W którą stronę ma leżeć kafelek losu?
    .other = { $who } obraca kafelek losu
    .figures = W którą stronę ma leżeć kafelek losu { $tile }?
ask-bonfire-turn = Twoja tura: ułóż kafelek losu, użyj żetonów akcji albo rozpal ognisko
    .other = { $who } wykonuje turę
ask-bonfire-after = Wykonaj jeszcze bonusową akcję albo zakończ turę
    .other = { $who } może wykonać bonusowe akcje
ask-bonfire-keep = Który żeton akcji zatrzymujesz? Pozostałe odrzucasz
    .other = { $who } wybiera żetony akcji do zatrzymania
    .figures =
        Zatrzymaj { $number ->
            [one] { $number } żeton akcji
            [few] { $number } żetony akcji
            [many] { $number } żetonów akcji
           *[other] { $number } żetonów akcji
        }; pozostałe odrzucasz
ask-bonfire-fate-end = Weź górny albo dolny kafelek losu ze swojej kolumny
    .other = { $who } bierze kafelek losu
ask-bonfire-fate-line = Gdzie w obszarze losu położysz kafelek?
    .other = { $who } układa kafelek losu
    .figures = Gdzie w obszarze losu położysz kafelek { $tile }?
ask-bonfire-path-choice = Który kafelek ścieżki budujesz?
    .other = { $who } wybiera kafelek ścieżki
ask-bonfire-island-deed = Korzystasz z akcji wyspy?
    .other = { $who } jest przy wyspie
ask-bonfire-offering = Który żeton ofiary zostawiasz?
    .other = { $who } wybiera żeton ofiary
    .figures = Który żeton ofiary zostawiasz { $island-at }?
ask-bonfire-task-space = Wybierz wolne pole na zadanie
    .other = { $who } kładzie zadanie
    .figures = Wybierz wolne pole na „{ $task }”
ask-bonfire-pay-tiles = Wybierz żetony akcji do zapłaty
    .other = { $who } płaci żetonami akcji
    .figures =
        { $owed ->
            [0] Oddaj jeszcze żetony za to, czego brakuje: { $throw }
            [one] Zapłać { $owed } × { $kind }
            [few] Zapłać { $owed } × { $kind }
            [many] Zapłać { $owed } × { $kind }
           *[other] Zapłać { $owed } × { $kind }
        }
ask-bonfire-pay-resources = Wybierz zasoby do zapłaty
    .other = { $who } płaci zasobami
    .figures =
        { $owed-size ->
            [0] Oddaj jeszcze zasoby za to, czego brakuje: { $throw }
            [one] Zapłać { $owed }
            [few] Zapłać { $owed }
            [many] Zapłać { $owed }
           *[other] Zapłać { $owed }
        }
ask-bonfire-gnome-price = Jak płacisz za gnoma?
    .other = { $who } płaci za gnoma
    .figures = Jak płacisz za { $gnome-acc }?
ask-bonfire-procession = Procesja: która strażniczka idzie i jak daleko?
    .other = { $who } prowadzi procesję
    .figures =
        { $guardian-key ->
            [none] Procesja do { $steps }: która strażniczka idzie teraz?
           *[other] Jak daleko idzie { $guardian-nom }? Najwyżej { $steps }
        }
ask-bonfire-yield = Jaki zasób przynosi strażniczka?
    .other = { $who } wybiera zasób
    .figures = Jaki zasób przynosi strażniczka (liczba: { $number })?
ask-bonfire-rewards = Wybierz nagrody Wielkiego Ogniska
    .other = { $who } wybiera nagrody Wielkiego Ogniska
ask-bonfire-portal = Który portal bierzesz?
    .other = { $who } wybiera portal
ask-bonfire-council = Wyślij nowicjusza na pole Wysokiej Rady
    .other = { $who } wysyła nowicjusza do Wysokiej Rady
    .figures =
        Wyślij { $novice-key ->
            [neutral] neutralnego nowicjusza
           *[own] swojego nowicjusza
        } na pole Wysokiej Rady
ask-bonfire-bonus = Bierzesz premię pola czy 1 punkt?
    .other = { $who } wybiera między premią a punktem
    .figures = Bierzesz premię ({ $bonus }) czy 1 punkt?
ask-bonfire-path-bonus = Weź kafelek ścieżki za darmo: odkryty albo przejrzyj stos
    .other = { $who } bierze kafelek ścieżki za darmo
ask-bonfire-pile-bonus = Weź dowolny kafelek ścieżki ze stosu
    .other = { $who } przegląda stos
ask-bonfire-guardian-bonus = Która strażniczka do ciebie przychodzi?
    .other = { $who } wybiera strażniczkę
ask-bonfire-fire-bonus = Obróć Wielkie Ognisko na dowolne pole
    .other = { $who } obraca Wielkie Ognisko
ask-bonfire-specialist-bonus = Którego specjalistę bierzesz za darmo?
    .other = { $who } bierze specjalistę za darmo
ask-bonfire-move-who = Którą strażniczkę przesuwasz?
    .other = { $who } przesuwa strażniczkę
ask-bonfire-move-to = Dokąd idzie?
    .other = { $who } przesuwa strażniczkę
    .figures = Dokąd idzie { $guardian-nom }?
ask-bonfire-ship-bonus = Płyń za darmo na dowolną inną wyspę
    .other = { $who } płynie za darmo
ask-bonfire-tom-tie = Które z równych zadań bierze Tom?
    .other = { $who } wybiera zadanie dla Toma
    .figures =
        Które z zadań o { $value-key ->
            [lowest] najniższej
           *[highest] najwyższej
        } wartości bierze Tom?

## Why not

no-bonfire-game-over = Gra jest zakończona.
no-bonfire-act-first = Najpierw działaj: ułóż kafelek losu, użyj żetonów akcji albo rozpal ognisko.
no-bonfire-action-done = Akcja w tej turze już za tobą; zostały tylko bonusowe akcje.
no-bonfire-all-paid =
    Wszystko zapłacone; trzeba jeszcze oddać { $throw ->
        [one] { $throw } sztukę
        [few] { $throw } sztuki
        [many] { $throw } sztuk
       *[other] { $throw } sztuk
    } za to, czego brakowało.
no-bonfire-all-paths-shown =
    Każdy kafelek ścieżki był już odkryty ({ $shown ->
        [one] { $shown } kafelek
        [few] { $shown } kafelki
        [many] { $shown } kafelków
       *[other] { $shown } kafelków
    }).
no-bonfire-any-resource-will-do = Tu pasuje każdy zasób, niczego nie trzeba zastępować.
no-bonfire-basic-or-printed = Możesz wybrać zwykły zasób albo ten z kafelka: { $printed }.
no-bonfire-bonfire-not-lit = Na polu { $bonfire } nie płonie ognisko.
no-bonfire-bonfire-taken = Przy ognisku { $bonfire } stoi już strażniczka.
no-bonfire-bonus-action-taken = Pas zastępuje całą turę, a bonusowa akcja już się odbyła.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Twoja ścieżka jest pełna albo nie ma już kafelków
        [guardian] Masz już każdy kolor, który jeszcze został
        [specialist] Masz 6 gnomów albo żaden specjalista nie jest odkryty
        [move] Żadna z twoich strażniczek nie ma dokąd iść
        [fate] Nie masz kafelka losu albo miejsca na niego
       *[other] Nie ma czego wziąć
    }: weź punkt.
no-bonfire-can-act =
    Odpada tylko ten, kto nie może nic zrobić; masz jeszcze { $possible ->
        [one] { $possible } możliwą akcję
        [few] { $possible } możliwe akcje
        [many] { $possible } możliwych akcji
       *[other] { $possible } możliwych akcji
    }.
no-bonfire-choose-guardian-first = Najpierw wybierz, która strażniczka idzie.
no-bonfire-common-not-met = Nie spełniasz wspólnego zadania „{ $common }”.
no-bonfire-countdown-not-here = Kafelki odliczania jeszcze do ciebie nie dotarły; to zwykła tura.
no-bonfire-crystals-differ = Wszystkie 4 odkryte kafelki ścieżki muszą mieć kryształ w jednym kolorze; są: { $crystals }.
no-bonfire-elder-not-free = { $gnome } to starszy; za darmo jest tu tylko specjalista.
no-bonfire-forward-only = Stoi { $place-at } i idzie tylko naprzód.
no-bonfire-furthest-first = Najpierw idą te z przodu: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = { $gnome } nie leży odkryty.
no-bonfire-gnome-taken = { $gnome }: tego gnoma ma { $who }.
no-bonfire-gnome-yours = { $gnome }: tego gnoma już masz.
no-bonfire-gnomes-full = Masz już { $gnomes } gnomów; na więcej nie ma miejsca.
no-bonfire-guardian-cannot-step = Krok niemożliwy: { $guardian-nom }.
no-bonfire-guardian-in-the-way = Na polu ścieżki { $space } stoi na drodze: { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Brak wolnego pola ścieżki lub ogniska: { $guardian-nom }.
no-bonfire-guardian-owned = Masz już { $guardian-acc }, a nigdy nie można mieć dwóch w jednym kolorze.
no-bonfire-kept-already =
    Te wszystkie już zatrzymujesz ({ $have ->
        [one] { $have } żeton
        [few] { $have } żetony
        [many] { $have } żetonów
       *[other] { $have } żetonów
    }).
no-bonfire-lacks-any-resources =
    Potrzeba: { $needed ->
        [one] { $needed } dowolny zasób
        [few] { $needed } dowolne zasoby
        [many] { $needed } dowolnych zasobów
       *[other] { $needed } dowolnych zasobów
    }; masz { $have }.
no-bonfire-lacks-gnome-price =
    Potrzeba: 2 żetony gnoma i 1 × { $resource } albo 1 żeton i 2 ×; masz { $own } × gnom, { $yellow } × żółty i { $others ->
        [one] { $others } inny żeton
        [few] { $others } inne żetony
        [many] { $others } innych żetonów
       *[other] { $others } innych żetonów
    }, a do tego { $have-size ->
        [0] żadnych zasobów
        [one] { $have }
        [few] { $have }
        [many] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-offering =
    Potrzeba: { $either-nom-or }; { $have-size ->
        [0] nie masz nic
        [one] masz { $have }
        [few] masz { $have }
        [many] masz { $have }
       *[other] masz { $have }
    }.
no-bonfire-lacks-resources =
    Potrzeba: { $needs-nom }; { $have-size ->
        [0] nie masz nic
        [one] masz { $have }
        [few] masz { $have }
        [many] masz { $have }
       *[other] masz { $have }
    }.
no-bonfire-lacks-this-price =
    Potrzeba: { $tiles ->
        [one] { $tiles } żeton gnoma
        [few] { $tiles } żetony gnoma
        [many] { $tiles } żetonów gnoma
       *[other] { $tiles } żetonów gnoma
    } i { $resources } × { $resource }; masz { $own } × gnom, { $yellow } × żółty i { $others ->
        [one] { $others } inny żeton
        [few] { $others } inne żetony
        [many] { $others } innych żetonów
       *[other] { $others } innych żetonów
    }, a do tego { $have-size ->
        [0] żadnych zasobów
        [one] { $have }
        [few] { $have }
        [many] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-tiles =
    Potrzeba: { $needed } × { $kind }; masz { $own } z nich, { $yellow } × żółty i { $others ->
        [one] { $others } inny żeton
        [few] { $others } inne żetony
        [many] { $others } innych żetonów
       *[other] { $others } innych żetonów
    }.
no-bonfire-lacks-tiles-to-turn =
    Pole { $space } jest o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } dalej: potrzeba { $needed } × { $kind }; masz { $own } z nich, { $yellow } × żółty i { $others ->
        [one] { $others } inny żeton
        [few] { $others } inne żetony
        [many] { $others } innych żetonów
       *[other] { $others } innych żetonów
    }.
no-bonfire-lit-already = Ognisko na polu { $space } już płonie: { $task }.
no-bonfire-neutral-novice-gone = Neutralnego nowicjusza z „{ $common }” już nie ma.
no-bonfire-neutral-there-already = Na tym polu stoi już neutralny nowicjusz ({ $bonus }).
no-bonfire-next-portal-not-there = Następne wycięcie ({ $notch }) wymaga: { $portal }; na polu { $space } takiego nie ma.
no-bonfire-no-countdown-yet = Odliczanie jeszcze się nie zaczęło: nowicjusze w Radzie: { $novices } z { $needed }.
no-bonfire-no-fate-tile = W twojej kolumnie nie ma już kafelków losu.
no-bonfire-no-guardian = Brakuje ci jej: { $guardian-nom }.
no-bonfire-no-guardian-left = Nie ma już takiej: { $guardian-nom }.
no-bonfire-no-notch-for-portal = Do wolnych wycięć pasują: { $portals-or }; takiego portalu tam nie ma.
no-bonfire-no-offering-left = Nie ma tam już żetonów ofiary.
no-bonfire-no-pair-of-resources = Para to dwa inne zasoby; na całą zapłatę masz { $have }.
no-bonfire-no-pair-of-tiles =
    Para to dwa inne żetony; masz { $yellow } × żółty i { $others ->
        [one] { $others } inny żeton
        [few] { $others } inne żetony
        [many] { $others } innych żetonów
       *[other] { $others } innych żetonów
    }.
no-bonfire-no-path-tile-there = Na miejscu { $slot } nie ma kafelka ścieżki.
no-bonfire-no-point-here = To pole daje 2 sztuki złota i 1 żółty żeton; nie ma punktu w zamian.
no-bonfire-no-portal = W wycięciu { $bonfire } brakuje jeszcze portalu ({ $portal }).
no-bonfire-no-resource = Tego nie masz: { $resource }.
no-bonfire-no-room-for-fate = W obszarze losu nie ma już miejsca na kafelek losu.
no-bonfire-no-task = Na polu { $space } nie ma zadania.
no-bonfire-no-task-there = Na miejscu { $slot } { $island-at } nie ma zadania.
no-bonfire-no-tile = Nie masz takiego żetonu: { $kind }.
no-bonfire-no-tile-to-keep = Nie masz takiego żetonu do zatrzymania: { $kind }.
no-bonfire-nobody-can-step = Żadna z twoich strażniczek nie może zrobić kroku.
no-bonfire-not-at-guardian-island =
    Twój statek musi stać przy wyspie strażniczek; stoi { $ship-key ->
        [none] w przystani
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Twój statek musi stać przy wyspie zadań; stoi { $ship-key ->
        [none] w przystani
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Żadne z jego pól nie leży obok ułożonego kafelka.
no-bonfire-not-in-pile =
    Takiego kafelka nie ma w stosie: { $resource }, { $fire-key ->
        [blue] niebieski
        [red] czerwony
       *[yellow] żółty
    } kryształ.
no-bonfire-notches-filled = Wszystkie 7 wycięć jest zapełnionych.
no-bonfire-novice-there-already = Na tym polu stoi już twój nowicjusz ({ $bonus }).
no-bonfire-other-decision = Najpierw coś innego: { $ask }
no-bonfire-other-guardian-goes = Teraz idzie { $guardian-nom }.
no-bonfire-other-portal-next = Następne wycięcie ({ $notch }) wymaga: { $portal }.
no-bonfire-other-resource-owed = Do zapłaty jest: { $owed }; inne zasoby tylko parami ({ $resource }).
no-bonfire-other-tile-owed = Do zapłaty jest: { $owed }; inne żetony tylko parami ({ $kind }).
no-bonfire-outside-fate-area = Poza obszarem losu: { $squares }. Wystawać można tylko z Budowniczym Mostów.
no-bonfire-pass-instead = W odliczaniu zamiast tego pasujesz i dostajesz punkty.
no-bonfire-path-complete = Twoja ścieżka jest pełna: 6 kafelków ułożonych.
no-bonfire-path-not-built = Pole ścieżki { $space } nie jest zbudowane; ścieżka sięga do { $built }.
no-bonfire-path-pile-empty = Stos kafelków ścieżki jest pusty.
no-bonfire-path-space-taken = Na polu ścieżki { $space } stoi strażniczka.
no-bonfire-portal-not-there = Takiego portalu nie ma na polu { $space }: { $portal }.
no-bonfire-resource-not-lacking = Para zastępuje tylko zasób, którego brakuje; masz { $have } × { $resource }.
no-bonfire-rest-unpaid = Po takiej zapłacie nie wystarczy na resztę.
no-bonfire-ship-is-there = Twój statek stoi już { $island-at }.
no-bonfire-ship-must-leave = Twój statek stoi już { $island-at }; musi płynąć na inną wyspę.
no-bonfire-somebody-must-step = Co najmniej jedna strażniczka musi zrobić krok, a żadna z tyłu nie może.
no-bonfire-squares-covered = Już zakryte: { $squares }.
no-bonfire-stands-there-already = Już tam stoi.
no-bonfire-steps-of-no-use = Żadna strażniczka nie wykorzysta tylu kroków ({ $steps }); zapłać za mniej.
no-bonfire-task-not-met = Jeszcze niespełnione ({ $have } z { $need }): { $task }.
no-bonfire-task-space-taken = Pole zadania { $space } jest zajęte: { $task }.
no-bonfire-tasks-full = Zadania i ogniska: { $tasks }; miejsca jest na 7.
no-bonfire-throw-resources-later =
    Jeszcze nie: do zapłaty { $owed ->
        [one] { $owed } zasób
        [few] { $owed } zasoby
        [many] { $owed } zasobów
       *[other] { $owed } zasobów
    }.
no-bonfire-throw-tiles-later = Jeszcze nie: do zapłaty { $owed } × { $kind }.
no-bonfire-tile-not-lacking = Para zastępuje tylko żeton, którego brakuje; masz { $have } × { $kind }.
no-bonfire-tom-takes-other =
    Tom bierze zadanie o { $value-key ->
        [lowest] najniższej
       *[highest] najwyższej
    } wartości z tych wysp: { $resource }.
no-bonfire-too-far =
    Odległość: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }; może zrobić { $most }.
no-bonfire-two-rewards-only = Bierzesz dwie nagrody; wszystkie trzy tylko z Szafarzem Ognia.
no-bonfire-wholly-outside = Wszystkie trzy pola leżą poza obszarem losu.
no-bonfire-yellow-no-pair = Z Farbiarzem żółty żeton nie może być częścią pary.

## The score sheet

source-bonfire-head-start = Przewaga na start
source-bonfire-elders = Starsi
source-bonfire-council = Wysoka Rada
source-bonfire-great-bonfire = Wielkie Ognisko
source-bonfire-passing = Pas
source-bonfire-tom = Karty Toma
source-bonfire-bonfires = Ogniska
source-bonfire-guardians = Strażniczki przy ogniskach
source-bonfire-portals = Portale przy ogniskach
source-bonfire-crystals = Kryształy w kolorze
source-bonfire-common-tasks = Wspólne zadania
source-bonfire-fate-tiles = Pozostałe kafelki losu
source-bonfire-supply = Pozostałe żetony i zasoby

## Setup options

option-bonfire-first_game = Pierwsza gra
    .help = Na każdej wyspie leżą zadania w różnych kolorach, więc wszędzie są też łatwe.
option-bonfire-handicap = Utrudnienie
    .help = Solo: z tyloma punktami zaczyna Tom. Poniżej 0 zaczynasz z nimi ty.

## Hints: what a line costs and prepares, and what comes to light then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = kafelek ścieżki { $name }
thing-bonfire-task = zadanie „{ $name }”
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name }
thing-bonfire-ship = statek przy nowej wyspie
then-bonfire-new-paths = zostaną odkryte cztery nowe kafelki ścieżki
then-bonfire-turned-up-path = zostanie odkryty kafelek ścieżki
then-bonfire-turned-up-offering = zostanie odkryty żeton ofiary
then-bonfire-turned-up-gnome = zostanie odkryty specjalista
then-bonfire-tom-turned-up = Tom odkryje kartę
then-bonfire-shuffled = stos zostanie potasowany
then-bonfire-built-path = kafelek ścieżki zostanie dobrany w ciemno
then-bonfire-hidden = coś ukrytego wyjdzie na jaw
`,"../../games/bonfire/texts/pl/words.ftl":`## Action kinds and colours

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
            [one] { $n } żeton ogniska
            [few] { $n } żetony ogniska
            [many] { $n } żetonów ogniska
           *[other] { $n } żetonów ogniska
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton ogniska
            [few] { $n } żetony ogniska
            [many] { $n } żetonów ogniska
           *[other] { $n } żetonów ogniska
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
    .to = na START
    .at = na START
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
        kafelek ścieżki: { $resource ->
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

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Miej różową strażniczkę
word-bonfire-blue-have-guardian-grey = Miej szarą strażniczkę
word-bonfire-blue-have-guardian-brown = Miej brązową strażniczkę
word-bonfire-blue-have-guardian-blue = Miej niebieską strażniczkę
word-bonfire-blue-path-with-blossom = Miej kafelek ścieżki z kwiatem
word-bonfire-blue-path-with-shell = Miej kafelek ścieżki z muszlą
word-bonfire-blue-path-with-root = Miej kafelek ścieżki z korzeniem
word-bonfire-blue-offering-on-fruit = Miej żeton ofiary na wyspie owoców
word-bonfire-blue-offering-on-herb = Miej żeton ofiary na wyspie ziół
word-bonfire-blue-offering-on-blossom = Miej żeton ofiary na wyspie kwiatów
word-bonfire-blue-gnome-showing-herb = Miej gnoma z ziołem
word-bonfire-blue-gnome-showing-root = Miej gnoma z korzeniem
word-bonfire-blue-group-of-3-path = Miej w obszarze losu grupę 3 sąsiadujących symboli ścieżki
word-bonfire-blue-group-of-3-ship = Miej w obszarze losu grupę 3 sąsiadujących symboli statku
word-bonfire-blue-group-of-3-task = Miej w obszarze losu grupę 3 sąsiadujących symboli zadania
word-bonfire-blue-group-of-3-guardian = Miej w obszarze losu grupę 3 sąsiadujących symboli strażniczki
word-bonfire-blue-group-of-3-great-bonfire = Miej w obszarze losu grupę 3 sąsiadujących symboli Wielkiego Ogniska
word-bonfire-blue-group-of-3-gnome = Miej w obszarze losu grupę 3 sąsiadujących symboli gnoma
word-bonfire-blue-two-resources = Miej po 2 sztuki dwóch różnych zasobów (bez złota)
word-bonfire-blue-offerings-spread = Miej żetony ofiary na 3 różnych wyspach
word-bonfire-blue-offerings-on-one = Miej 2 żetony ofiary na jednej wyspie
word-bonfire-blue-blue-and-red = Miej niebieskie i czerwone ognisko
word-bonfire-red-common-task = Spełnij 1 wspólne zadanie
word-bonfire-red-portals = Miej 3 portale
word-bonfire-red-two-guardians-pink-grey = Miej różową i szarą strażniczkę
word-bonfire-red-two-guardians-brown-blue = Miej brązową i niebieską strażniczkę
word-bonfire-red-gnomes = Miej 3 gnomy
word-bonfire-red-gold = Miej 4 sztuki złota
word-bonfire-red-same-adjacent = Miej dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-red-resource-blossom = Miej 3 kwiaty
word-bonfire-red-resource-fruit = Miej 3 owoce
word-bonfire-red-resource-herb = Miej 3 zioła
word-bonfire-red-resource-shell = Miej 3 muszle
word-bonfire-red-resource-root = Miej 3 korzenie
word-bonfire-red-offering-on-both-blossom = Miej po żetonie ofiary na obu wyspach kwiatów
word-bonfire-red-offering-on-both-fruit = Miej po żetonie ofiary na obu wyspach owoców
word-bonfire-red-offering-on-both-herb = Miej po żetonie ofiary na obu wyspach ziół
word-bonfire-red-offering-on-both-shell = Miej po żetonie ofiary na obu wyspach muszli
word-bonfire-red-offering-on-both-root = Miej po żetonie ofiary na obu wyspach korzeni
word-bonfire-red-all-fires = Miej ogniska we wszystkich trzech kolorach
word-bonfire-red-guardians = Miej 4 strażniczki
word-bonfire-red-two-groups-of-3-path-guardian = Miej w obszarze losu grupę 3 sąsiadujących symboli ścieżki i grupę 3 symboli strażniczki
word-bonfire-red-two-groups-of-3-ship-gnome = Miej w obszarze losu grupę 3 sąsiadujących symboli statku i grupę 3 symboli gnoma
word-bonfire-red-tasks-of-colour-blue = Miej 4 niebieskie zadania lub ogniska
word-bonfire-yellow-portals = Miej 5 portali
word-bonfire-yellow-offerings-spread = Miej żetony ofiary na 5 różnych wyspach
word-bonfire-yellow-tasks-of-colour-red = Miej 4 czerwone zadania lub ogniska
word-bonfire-yellow-gnomes = Miej 5 gnomów
word-bonfire-yellow-elders = Miej 3 starszych
word-bonfire-yellow-offerings-on-one = Miej 3 żetony ofiary na jednej wyspie
word-bonfire-yellow-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-yellow-crystals-red = Miej 3 kafelki ścieżki z czerwonym kryształem
word-bonfire-yellow-bonfires = Miej 5 innych ognisk
word-bonfire-yellow-crystals-blue = Miej 4 kafelki ścieżki z niebieskim kryształem
word-bonfire-yellow-tasks-of-colour-yellow = Miej 4 żółte zadania lub ogniska
word-bonfire-yellow-two-offerings-on = Miej po 2 żetony ofiary na 3 wyspach
word-bonfire-yellow-of-one-resource = Miej 5 jednakowych zasobów (bez złota)
word-bonfire-yellow-two-resources = Miej po 3 sztuki dwóch różnych zasobów (bez złota)
word-bonfire-yellow-highlighted = Zakryj wszystkie zaznaczone pola obszaru losu
word-bonfire-yellow-guardians-home = Miej 2 strażniczki przy ogniskach
word-bonfire-yellow-hold-tiles-1 = Miej żetony akcji: ścieżka, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-hold-tiles-2 = Miej żetony akcji: zadanie, Wielkie Ognisko, strażniczka, gnom, ścieżka
word-bonfire-yellow-hold-tiles-3 = Miej żetony akcji: gnom, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-gold-squares = Zakryj wszystkie pola złota w obszarze losu
word-bonfire-yellow-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-yellow-two-groups = Miej w obszarze losu dwie osobne grupy 4 jednakowych symboli

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Miej { $shown ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } strażniczkę
word-bonfire-task-path-with =
    Miej kafelek ścieżki z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
    }
word-bonfire-task-offering-on =
    Miej żeton ofiary na wyspie { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-gnome-showing =
    Miej gnoma z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
        [gold] złotem
    }
word-bonfire-task-group-of-3 =
    Miej w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    }
word-bonfire-task-two-resources =
    Miej po { $number ->
        [one] { $number } sztuce
        [few] { $number } sztuki
        [many] { $number } sztuk
       *[other] { $number } sztuk
    } dwóch różnych zasobów (bez złota)
word-bonfire-task-offerings-spread =
    Miej żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } różnych wyspach
        [many] { $number } różnych wyspach
       *[other] { $number } różnych wyspach
    }
word-bonfire-task-offerings-on-one =
    Miej { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonów
    } ofiary na jednej wyspie
word-bonfire-task-blue-and-red = Miej niebieskie i czerwone ognisko
word-bonfire-task-common-task =
    Spełnij { $number ->
        [one] { $number } wspólne zadanie
        [few] { $number } wspólne zadania
        [many] { $number } wspólnych zadań
       *[other] { $number } wspólnych zadań
    }
word-bonfire-task-portals =
    Miej { $number ->
        [one] { $number } portal
        [few] { $number } portale
        [many] { $number } portali
       *[other] { $number } portali
    }
word-bonfire-task-two-guardians =
    Miej { $shown ->
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
    Miej { $number ->
        [one] { $number } gnoma
        [few] { $number } gnomy
        [many] { $number } gnomów
       *[other] { $number } gnomów
    }
word-bonfire-task-gold =
    Miej { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
        [many] { $number } sztuk złota
       *[other] { $number } sztuk złota
    }
word-bonfire-task-same-adjacent = Miej dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-task-resource =
    Miej { $number } × { $shown ->
       *[blossom] kwiat
        [fruit] owoc
        [herb] zioło
        [shell] muszla
        [root] korzeń
    }
word-bonfire-task-offering-on-both =
    Miej po żetonie ofiary na obu wyspach { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-all-fires = Miej ogniska we wszystkich trzech kolorach
word-bonfire-task-guardians =
    Miej { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    }
word-bonfire-task-two-groups-of-3 =
    Miej w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
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
    Miej zadania lub ogniska tego koloru: { $shown ->
       *[blue] niebieskie
        [red] czerwone
        [yellow] żółte
    }, w liczbie { $number }
word-bonfire-task-elders =
    Miej { $number ->
        [one] { $number } starszego
        [few] { $number } starszych
        [many] { $number } starszych
       *[other] { $number } starszych
    }
word-bonfire-task-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-task-crystals =
    Miej { $number ->
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
    Miej { $number ->
        [one] { $number } inne ognisko
        [few] { $number } inne ogniska
        [many] { $number } innych ognisk
       *[other] { $number } innych ognisk
    }
word-bonfire-task-two-offerings-on =
    Miej po 2 żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } wyspach
        [many] { $number } wyspach
       *[other] { $number } wyspach
    }
word-bonfire-task-of-one-resource =
    Miej { $number ->
        [one] { $number } zasób
        [few] { $number } jednakowe zasoby
        [many] { $number } jednakowych zasobów
       *[other] { $number } jednakowych zasobów
    } (bez złota)
word-bonfire-task-highlighted = Zakryj wszystkie zaznaczone pola obszaru losu
word-bonfire-task-guardians-home =
    Miej { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    } przy ogniskach
word-bonfire-task-hold-tiles = Miej te żetony akcji: { $tiles }
word-bonfire-task-gold-squares = Zakryj wszystkie pola złota w obszarze losu
word-bonfire-task-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-task-two-groups = Miej w obszarze losu dwie osobne grupy po { $number } jednakowych symboli

## Gnomes

word-bonfire-crowd-keeper = Opiekun Tłumu
    .acc = Opiekuna Tłumu
    .help = Na jednym polu ścieżki może stać dowolnie wiele twoich strażniczek.
word-bonfire-pacemaker = Przewodnik Marszu
    .acc = Przewodnika Marszu
    .help = W każdej procesji każda strażniczka może zrobić 1 krok więcej.
word-bonfire-gift-bearer = Darczyńca
    .acc = Darczyńcę
    .help = Zadanie kosztuje cię dwa dowolne zasoby.
word-bonfire-storyteller = Gawędziarz
    .acc = Gawędziarza
    .help = Każdy starszy, którego bierzesz, daje 2 punkty więcej.
word-bonfire-twin-dyer = Farbiarz
    .acc = Farbiarza
    .help = Żółty żeton płaci za dwa jednakowe żetony akcji.
word-bonfire-gardener = Ogrodnik
    .acc = Ogrodnika
    .help = Gdy strażniczka kończy ruch na ścieżce, wybierasz dowolny zasób (poza złotem).
word-bonfire-usher = Mistrz Ceremonii
    .acc = Mistrza Ceremonii
    .help = 1 sztuka złota za każdym razem, gdy wysyłasz nowicjusza do Wysokiej Rady.
word-bonfire-pavior = Brukarz
    .acc = Brukarza
    .help = Dostajesz zasób z każdego kafelka ścieżki, który bierzesz.
word-bonfire-haggler = Targownik
    .acc = Targownika
    .help = Za gnomy możesz płacić dowolnymi zasobami.
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
    .help = Układając kafelek losu, możesz zatrzymać 3 żetony akcji zamiast 1.
word-bonfire-recruiter = Werbownik
    .acc = Werbownika
    .help = 1 żółty żeton za każdego gnoma, którego bierzesz, także za tego.
word-bonfire-star-reader = Astrolog
    .acc = Astrologa
    .help = Pola złota i żółte pola, które zakrywasz w obszarze losu, liczą się podwójnie.
word-bonfire-herald = Herold
    .acc = Herolda
    .help = Gdy strażniczka przychodzi na START, wszystkie mogą zrobić 1 krok, bez zasobów.
word-bonfire-lantern-bearer = Latarnik
    .acc = Latarnika
    .help = Na koniec 2 punkty więcej za każdą strażniczkę przy ognisku.
word-bonfire-town-crier = Obwoływacz
    .acc = Obwoływacza
    .help = 1 sztuka złota i 1 żółty żeton, gdy tylko spełnisz wspólne zadanie.
word-bonfire-gatekeeper = Odźwierny
    .acc = Odźwiernego
    .help = 1 sztuka złota więcej, gdy strażniczka kończy ruch na polu ścieżki 1.
word-bonfire-helmsman = Sternik
    .acc = Sternika
    .help = Za tę samą cenę twój statek płynie o jeden szlak dalej.
word-bonfire-fire-turner = Obracacz Ognia
    .acc = Obracacza Ognia
    .help = Za tę samą cenę możesz obrócić Wielkie Ognisko o jedno pole dalej.
word-bonfire-fire-steward = Szafarz Ognia
    .acc = Szafarza Ognia
    .help = Możesz wziąć wszystkie trzy nagrody Wielkiego Ogniska.
word-bonfire-delegate = Delegat
    .acc = Delegata
    .help = Twoi nowicjusze mogą w Radzie stanąć obok nowicjuszy swojego koloru.
word-bonfire-portal-smith = Kowal Portali
    .acc = Kowala Portali
    .help = Możesz zapełniać wycięcia na portale w dowolnej kolejności.
word-bonfire-envoy = Poseł
    .acc = Posła
    .help = Zadanie zawsze kosztuje cię tylko 1 żeton zadania.
word-bonfire-bridge-builder = Budowniczy Mostów
    .acc = Budowniczego Mostów
    .help = Twoje kafelki losu mogą wystawać poza obszar losu.
word-bonfire-elder-of-paths = Starszy Ścieżek
    .acc = Starszego Ścieżek
    .help = Od razu 1 punkt za każdy twój kafelek ścieżki, także początkowy.
word-bonfire-elder-of-fate = Starszy Losu
    .acc = Starszego Losu
    .help = Od razu 1 punkt za każdy kafelek losu w twoim obszarze losu.
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
bonus-bonfire-guardian = strażniczka w kolorze, którego ci brakuje
bonus-bonfire-great-bonfire = dowolny obrót Wielkiego Ogniska i jego nagrody
bonus-bonfire-specialist = odkryty specjalista za darmo
bonus-bonfire-move = dowolny ruch jednej strażniczki
bonus-bonfire-ship = darmowy rejs na dowolną wyspę
bonus-bonfire-fate = natychmiastowe ułożenie kafelka losu

## Common Tasks

common-bonfire-tasks = 7 zadań lub ognisk
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
`,"../../games/emberheart/texts/pl/board.ftl":`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Rozkładanie stołu …
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, pole { $space }: wolne
eh-space-pick = { $place }, pole { $space }: zbierz dla niego drużynę; kolejność wyboru: { $rank }
eh-space-send = { $place }, pole { $space }: wyślij drużynę; kolejność wyboru: { $rank }
eh-space-blocked = { $place }, pole { $space }: neutralny herb. Gdy przyjdzie jego kolej, zabiera skrajną lewą kartę.
eh-space-taken =
    { $place }, pole { $space }: { $who }{ $size ->
        [0] , nikt
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }. Kolejność wyboru: { $rank }
eh-card = { $card }
eh-card-take = Weź: { $card }
eh-bard-only = Bard
eh-level-peak = Szczyt
eh-level-ridge = Grań
eh-level-foot = Podnóże
eh-climbers = Kolejka wspinaczy
eh-climber =
    { $who }, pole { $space }: { $wardens ->
        [one] { $wardens } strażniczka
        [few] { $wardens } strażniczki
        [many] { $wardens } strażniczek
       *[other] { $wardens } strażniczek
    }

# The village
eh-special =
    { $place }. Herby: { $crests ->
        [none] brak
       *[other] { $crests }
    }
eh-crests-of = { $who } { $number }
eh-station-twice = Remiza z dwoma herbami
eh-aides = Doradcy
eh-aides-end = ostatni kończy fazę
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, ma: { $who }
eh-aide-leader = zaczyna
eh-aide-defender = bez najazdu
eh-aide-survivalist = +1 ekwipunek
eh-aide-healer = płomień −2
eh-raid = Najazd
eh-raid-card = Karta najazdu: { $card }. Teraz: { $losses }
eh-raid-discarded = Odrzucona karta najazdu: { $card }. Teraz: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(płomień +{ $flame })
    }
eh-per = za
eh-flame = Płomień
eh-flame-left = trzymaj się na lewo od innych
eh-flame-of = { $who }: płomień { $at }, chwała w tej chwili: { $glory }

# The camp
eh-camp = Obóz: { $who }
eh-shield = Ma Smoczą Tarczę
eh-crests =
    { $number ->
        [one] pozostał { $number } herb
        [few] pozostały { $number } herby
        [many] pozostało { $number } herbów
       *[other] pozostało { $number } herbów
    }
eh-attributes = Cechy
eh-attribute = { $attribute } { $level }: chwała { $glory }, efekt smoczego towarzysza { $effect }
eh-supply = Stronnicy i ekwipunek
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}i { $away } na wyspie
    }
eh-more = O jeden więcej: { $what }
eh-less = O jeden mniej: { $what }
eh-companion = Smoczy towarzysz
eh-companion-ready = Smoczy towarzysz, gotowy: dołącza do drużyny
eh-companion-ready-short = gotowy
eh-companion-goes = Smoczy towarzysz idzie z drużyną; jeszcze raz, by został
eh-companion-goes-short = idzie
eh-companion-used = Smoczy towarzysz, użyty w tej rundzie
eh-companion-used-short = użyty
eh-companion-stays = Zostaw smoczego towarzysza
eh-effect-strength = Siła: o tylu stronników mniej, niż wymaga pole
eh-effect-senses = Zmysły: ekwipunek na polu 3
eh-effect-senses-when = na 3
eh-effect-speed = Szybkość: płomień w dół, gdzie nie ma innej drużyny
eh-effect-speed-when = gdy sama
eh-skill-geared-dragons = 1 sztuka ekwipunku na smoku: dowolna karta, +1 chwały
eh-skill-further-steps = 1 sztuka ekwipunku przesuwa rosnącą cechę o 1 dalej
eh-skill-fire-wise = płomień rośnie: 1 pomocnik za krok albo zamiast tego 1 specjalista
eh-skill-welcoming = przy dołączaniu: 1 pomocnik albo 1 staje się specjalistą
eh-heroes-preserves = Bohaterowie i rezerwaty ze smokami
eh-plans-free = Karty garnizonu · wolne smoki
eh-no-cards = Jeszcze nie ma kart.
eh-card-with = { $card }, smok: { $dragon }
eh-card-waits = { $card }, czeka na smoka
eh-hero-now = chwała w tej chwili: { $glory }
eh-plan-open = { $card }, jeszcze nieukończona
eh-plan-done = { $card }, ukończona
eh-dragon-free = { $dragon }, wolny
eh-dragon-pick = { $dragon }, wolny: podnieś go, by dołączyć

# What is asked
eh-choices = Możliwości
eh-your-party = Twoja drużyna
eh-size = liczebność
eh-clear = Zacznij drużynę od nowa
eh-party-start = Wybierz stronników albo podświetlone pole.
eh-party-where =
    { $size ->
        [0] Sam smoczy towarzysz: wybierz podświetlone pole.
        [one] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [few] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [many] Drużyna, liczebność { $size }: wybierz podświetlone pole.
       *[other] Drużyna, liczebność { $size }: wybierz podświetlone pole.
    }
eh-order-first = { $place } { $space }: wybierasz jako { $rank }
eh-order-after = { $place } { $space }: wybierasz jako { $rank }, po: { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Neutralny herb zabierze przedtem kartę.
        [few] Neutralne herby zabiorą przedtem { $blocked } karty.
        [many] Neutralne herby zabiorą przedtem { $blocked } kart.
       *[other] Neutralne herby zabiorą przedtem { $blocked } kart.
    }
eh-come-back = Po nagrodzie wracają: { $people }.
eh-spent = Zużyci przy wzięciu karty: { $people }.
eh-send = Wyślij: { $place } { $space }
eh-swap = Wymień stronnika
eh-swap-from = Kogo oddajesz?
eh-swap-to = Na kogo?
eh-attach = Można dołączyć smoka: podnieś go.
eh-attach-where = Wybierz kartę dla niego.

# Above the table, and on the phone
eh-wait-problem = Nie można rozłożyć stołu: { $problem }
eh-round = Runda { $round } z 5
eh-phases = Fazy rundy
eh-phase-action = Akcje
eh-phase-reward = Nagrody
eh-phase-raid = Najazd
eh-phase-reset = Odnowienie
eh-tab-island = Wyspa
eh-tab-camp = Mój obóz
eh-tab-flame = Płomień
eh-places = Miejsca
eh-village = Wioska
eh-flame-at = płomień { $at }
eh-flame-final = płomień { $at }, { $final } po oddaniu ekwipunku
`,"../../games/emberheart/texts/pl/frame.ftl":`### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Wysyłaj drużyny po wyspie, uwalniaj smoki przed kłusownikami i uważaj na płomień.

## Before something goes unused

warning-emberheart-crest = Masz jeszcze herb do użycia. Mimo to wziąć doradcę?
warning-emberheart-dragon = Możesz jeszcze dołączyć smoka. Mimo to dalej?

## Beside a seat

stat-emberheart-dragons = Smoki
stat-emberheart-flame = Płomień
stat-emberheart-crests = Herby

## The board as text

part-emberheart-side = Strona
part-emberheart-round = Runda
part-emberheart-shield = Rozpoczyna
part-emberheart-aides = Doradcy
part-emberheart-warehouse = Herby w Magazynie
part-emberheart-station = Herby w Remizie
part-emberheart-parties = Drużyny
part-emberheart-took = wzięto kartę
part-emberheart-companion = Smoczy towarzysz
part-emberheart-guild = Gildia Bohaterów
part-emberheart-tavern = Tawerna
part-emberheart-camp = Obóz Kłusowników
part-emberheart-mountain = Góra
part-emberheart-preserve = Rezerwat
part-emberheart-garrison = Garnizon
part-emberheart-garrison-next = Następne karty garnizonu
part-emberheart-bard-card = Karta Barda
part-emberheart-bard-seat = Bard gracza
part-emberheart-raid = Karty najazdu
part-emberheart-raid-discarded = Odrzucona karta najazdu
part-emberheart-hero-pile = Stos bohaterów
part-emberheart-tavern-pile = Stos kart tawerny
part-emberheart-captive-pile = Stos schwytanych smoków
part-emberheart-mountain-pile = Stos smoków górskich
part-emberheart-preserve-pile = Stos rezerwatów
part-emberheart-raid-pile = Stos kart najazdu
part-emberheart-duo-pile = Stos kart blokady
part-emberheart-bands = Obozy
part-emberheart-skill = Umiejętność
part-emberheart-followers = Stronnicy
part-emberheart-gear = Ekwipunek
part-emberheart-crests = Herby
part-emberheart-companion-used = Smoczy towarzysz użyty
part-emberheart-apprentice-used = Uczennica użyta
part-emberheart-attributes = Cechy
part-emberheart-flame = Płomień
part-emberheart-heroes = Bohaterowie
part-emberheart-preserves = Rezerwaty
part-emberheart-dragons = Smoki
part-emberheart-free = wolny
part-emberheart-attached = dołączony
part-emberheart-with-gear = dołączony z ekwipunkiem
part-emberheart-completed = ukończona
part-emberheart-no = nie
`,"../../games/emberheart/texts/pl/game.ftl":`## What buttons say

move-emberheart-attribute = Podnieś: { $attribute }
move-emberheart-no-attribute = Nie podnoś cechy
move-emberheart-go = Wyślij drużynę { $place-to }
move-emberheart-to-space = Zajmij pole { $space }
move-emberheart-with-companion = Zajmij pole { $space } ze smoczym towarzyszem
move-emberheart-make-up =
    { $followers-sum ->
        [0] Wyślij samego smoczego towarzysza
        [one] Wyślij { $followers }
        [few] Wyślij { $followers }
        [many] Wyślij { $followers }
       *[other] Wyślij { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Weź ekwipunek
       *[no] Zostaw ekwipunek
    }, { $flame ->
        [yes] obniż płomień
       *[no] nie obniżaj płomienia
    }
move-emberheart-warehouse = Połóż herb w Magazynie
move-emberheart-station =
    { $times ->
        [one] Połóż herb w Remizie
        [few] Połóż { $times } herby w Remizie
        [many] Połóż { $times } herbów w Remizie
       *[other] Połóż { $times } herbów w Remizie
    }
move-emberheart-aide = Weź { $aide-acc }
move-emberheart-swap = Wymień stronnika za 1 sztukę ekwipunku
move-emberheart-swap-kinds = Wymień { $from-count-acc } na { $to-count-acc }
move-emberheart-attach = Dołącz smoka
move-emberheart-dragon = Wybierz { $dragon-acc }
move-emberheart-onto-hero = Dołącz do karty: { $hero }
move-emberheart-onto-preserve = Dołącz do karty: { $preserve }
move-emberheart-without-gear = Dołącz bez ekwipunku
move-emberheart-with-gear = Dołącz z 1 sztuką ekwipunku
move-emberheart-done = Dalej
move-emberheart-call = Odwołaj drużynę z pola { $space } { $place-at }
move-emberheart-no-call = Zostaw wszystkie drużyny na miejscu
move-emberheart-discard-raid = Odrzuć kartę najazdu: { $raid }
move-emberheart-take =
    { $card-key ->
        [none] Weź kartę { $slot }
       *[other] Weź { $card-acc }
    }
move-emberheart-decline = Nie bierz nic
move-emberheart-goes-first = Drużyna z pola { $space } idzie pierwsza
move-emberheart-gain-hireling = Weź 1 pomocnika
move-emberheart-gain-gear = Weź 1 sztukę ekwipunku
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Weź 1 pomocnika
       *[other] Wymień 1 pomocnika na { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Nie bierz nikogo
move-emberheart-into-gear =
    { $hirelings ->
        [0] Zatrzymaj wszystkich pomocników
        [one] Zamień 1 pomocnika na ekwipunek
        [few] Zamień { $hirelings } pomocników na ekwipunek
        [many] Zamień { $hirelings } pomocników na ekwipunek
       *[other] Zamień { $hirelings } pomocników na ekwipunek
    }
move-emberheart-exchange-none = Nie wymieniaj nikogo
move-emberheart-exchange = Wymień { $number } × { $from } na { $to }
move-emberheart-use-apprentice = Użyj Uczennicy: weź bohatera
move-emberheart-use-bard = Niech Bard dobierze 2 bohaterów
move-emberheart-keep-hero = Zostaw dla siebie { $hero-acc }
move-emberheart-use-paragon =
    Wzór Cnót: płomień +1 i 2 pomocników na { $scouts ->
        [0] 2 tropicielki
        [one] 1 zwiadowcę i 1 tropicielkę
        [few] 2 zwiadowców
        [many] 2 zwiadowców
       *[other] 2 zwiadowców
    }
move-emberheart-go-further = Zapłać 1 sztukę ekwipunku za 1 krok więcej
move-emberheart-no-further = Zostaw tak
move-emberheart-flame-rises = Niech płomień rośnie; weź pomocników
move-emberheart-discard-instead = Odrzuć zamiast tego specjalistów
move-emberheart-lose = Odrzuć { $follower-count-acc }
move-emberheart-use-remaining = Zastosuj pozostałą kartę najazdu
move-emberheart-use-discarded = Zastosuj odrzuconą kartę najazdu
move-emberheart-use-sage = Płomień +1, strata o 2 mniejsza (Mędrzec Ognia)
move-emberheart-no-sage = Strać tyle, ile mówi karta najazdu

## What happened

event-emberheart-gained-followers = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-emberheart-lost-followers = { $who } traci { $a0-count-acc }
    .you = Tracisz { $a0-count-acc }
event-emberheart-gained-gear =
    { $who } zyskuje { $a0 ->
        [one] { $a0 } sztukę
        [few] { $a0 } sztuki
        [many] { $a0 } sztuk
       *[other] { $a0 } sztuk
    } ekwipunku
    .you =
        Zyskujesz { $a0 ->
            [one] { $a0 } sztukę
            [few] { $a0 } sztuki
            [many] { $a0 } sztuk
           *[other] { $a0 } sztuk
        } ekwipunku
event-emberheart-paid-gear =
    { $who } płaci { $a0 ->
        [one] { $a0 } sztukę
        [few] { $a0 } sztuki
        [many] { $a0 } sztuk
       *[other] { $a0 } sztuk
    } ekwipunku
    .you =
        Płacisz { $a0 ->
            [one] { $a0 } sztukę
            [few] { $a0 } sztuki
            [many] { $a0 } sztuk
           *[other] { $a0 } sztuk
        } ekwipunku
event-emberheart-sent-party =
    { $who } wysyła drużynę na pole { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , ze smoczym towarzyszem
    }
    .you =
        Wysyłasz drużynę na pole { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , ze smoczym towarzyszem
        }
event-emberheart-called-back = { $who } odwołuje drużynę z pola { $a1 } { $a0-at }
    .you = Odwołujesz drużynę z pola { $a1 } { $a0-at }
event-emberheart-came-back = { $who } nie bierze karty { $a0-at } (pole { $a1 }); drużyna wraca
    .you = Nie bierzesz karty { $a0-at } (pole { $a1 }); drużyna wraca
event-emberheart-crest-at =
    { $who } kładzie { $a1 ->
        [one] { $a1 } herb
        [few] { $a1 } herby
        [many] { $a1 } herbów
       *[other] { $a1 } herbów
    } { $a0-at }
    .you =
        Kładziesz { $a1 ->
            [one] { $a1 } herb
            [few] { $a1 } herby
            [many] { $a1 } herbów
           *[other] { $a1 } herbów
        } { $a0-at }
event-emberheart-took-aide = { $who } bierze { $a0-acc }
    .you = Bierzesz { $a0-acc }
event-emberheart-discarded-raid = { $who } odrzuca kartę najazdu: { $a0 }
    .you = Odrzucasz kartę najazdu: { $a0 }
event-emberheart-took-hero = { $who } bierze { $a0-acc }
    .you = Bierzesz { $a0-acc }
event-emberheart-took-tavern = { $who } bierze w Tawernie { $a0-acc }
    .you = Bierzesz w Tawernie { $a0-acc }
event-emberheart-took-dragon = { $who } bierze { $a0-acc }
    .you = Bierzesz { $a0-acc }
event-emberheart-took-preserve = { $who } bierze { $a0-acc }
    .you = Bierzesz { $a0-acc }
event-emberheart-took-garrison = { $who } bierze { $a0-acc }
    .you = Bierzesz { $a0-acc }
event-emberheart-completed-card = { $who } kończy { $a0-acc }
    .you = Kończysz { $a0-acc }
event-emberheart-attached-dragon = { $who } dołącza { $a0-acc } do karty: { $a1 }
    .you = Dołączasz { $a0-acc } do karty: { $a1 }
event-emberheart-drew-heroes =
    { $who } dobiera bohaterów z Bardem: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Twój Bard dobiera: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } odrzuca z Treserką Smoków { $a0-acc }
    .you = Odrzucasz z Treserką Smoków { $a0-acc }
event-emberheart-flame-moved = { $who }: płomień { $a0-signed }
    .you = Twój płomień { $a0-signed }
event-emberheart-attribute-moved = { $who }: { $a0 } +{ $a1 }
    .you = U ciebie: { $a0 } +{ $a1 }
event-emberheart-raided =
    Najazd ({ $a0 }): { $a1 ->
        [0] { $who } nie traci nikogo
        [one] { $who } musi oddać 1
        [few] { $who } musi oddać { $a1 }
        [many] { $who } musi oddać { $a1 }
       *[other] { $who } musi oddać { $a1 }
    }
    .you =
        Najazd ({ $a0 }): { $a1 ->
            [0] nie tracisz nikogo
            [one] musisz oddać 1
            [few] musisz oddać { $a1 }
            [many] musisz oddać { $a1 }
           *[other] musisz oddać { $a1 }
        }
event-emberheart-new-round = Zaczyna się runda { $a0 }
event-emberheart-blocked = Neutralne herby blokują: { $a0 }
event-emberheart-discarded-card = Neutralny herb zabiera kartę { $a0-at }
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who }: pomaga { $a0 }
    .you = Pomaga ci { $a0 }
event-emberheart-ended = Koniec gry

## Gains and payments in a row

run-emberheart-gained = { $who } zyskuje { $gained }
    .you = Zyskujesz { $gained }
run-emberheart-paid = { $who } oddaje { $lost }
    .you = Oddajesz { $lost }
run-emberheart-swapped = { $who } oddaje { $lost } i zyskuje { $gained }
    .you = Oddajesz { $lost } i zyskujesz { $gained }

## What is asked

ask-emberheart-first-attribute = Która cecha zaczyna od 1?
    .other = { $who } wybiera cechę
ask-emberheart-before = Przed fazą akcji: użyj bohaterów, dołącz smoki albo idź dalej
    .other = { $who } przygotowuje się do fazy akcji
ask-emberheart-act = Twoja tura: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę
    .other = { $who } wykonuje turę
    .figures =
        { $acted ->
            [yes] Wymień stronników lub dołącz smoki albo zakończ turę
           *[no] Twoja tura: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę
        }
ask-emberheart-resend = Wyślij nową drużynę zamiast odwołanej
    .other = { $who } wysyła nową drużynę
ask-emberheart-party-space = Które pole zajmuje drużyna?
    .other = { $who } wybiera pole dla drużyny
    .figures =
        { $place }: które pole? { $fitting-sum ->
            [0] Nikt nie może iść
            [one] Może iść 1 stronnik
            [few] Może iść { $fitting-sum } stronników
            [many] Może iść { $fitting-sum } stronników
           *[other] Może iść { $fitting-sum } stronników
        }
ask-emberheart-party = Kto idzie?
    .other = { $who } zbiera drużynę
    .figures = { $place }, pole { $space }: kto idzie?
ask-emberheart-companion = Co przynosi twój smoczy towarzysz?
    .other = { $who } korzysta ze smoczego towarzysza
    .figures =
        Co przynosi smoczy towarzysz? { $gear ->
            [0] { "" }
            [one] Możliwa 1 sztuka ekwipunku.
            [few] Możliwe { $gear } sztuki ekwipunku.
            [many] Możliwe { $gear } sztuk ekwipunku.
           *[other] Możliwe { $gear } sztuk ekwipunku.
        } { $flame ->
            [0] { "" }
            [one] Możliwy płomień −1.
            [few] Możliwy płomień −{ $flame }.
            [many] Możliwy płomień −{ $flame }.
           *[other] Możliwy płomień −{ $flame }.
        }
ask-emberheart-swap = Kogo na kogo wymieniasz za 1 sztukę ekwipunku?
    .other = { $who } wymienia stronników
ask-emberheart-attach = Którego smoka dołączasz?
    .other = { $who } dołącza smoka
ask-emberheart-onto = Do którego bohatera lub rezerwatu trafia smok?
    .other = { $who } dołącza smoka
    .figures = Do której karty dołączasz { $dragon-acc }?
ask-emberheart-gear = Kładziesz 1 sztukę ekwipunku na smoka?
    .other = { $who } dołącza smoka
    .figures = Kładziesz 1 sztukę ekwipunku na smoka za 1 chwały? { $dragon }
ask-emberheart-call-back = Odwołaj jedną ze swoich drużyn i wyślij nową albo zostaw wszystkie
    .other = { $who } może odwołać drużynę
ask-emberheart-defend = Którą kartę najazdu odrzucasz?
    .other = { $who } odrzuca kartę najazdu
ask-emberheart-reward = Weź kartę dla swojej drużyny albo nic i 2 sztuki ekwipunku
    .other = { $who } wybiera kartę
    .figures = { $place }, twoja drużyna na polu { $space }: weź kartę albo nic i 2 sztuki ekwipunku
ask-emberheart-climb = Góra: weź smoka z tego poziomu albo się wycofaj
    .other = { $who } wspina się na Górę
    .figures =
        Góra, { $level-key ->
            [middle] środkowy poziom
           *[top] szczyt
        }: weź smoka (masz { $wardens ->
            [one] { $wardens } strażniczkę
            [few] { $wardens } strażniczki
            [many] { $wardens } strażniczek
           *[other] { $wardens } strażniczek
        }) albo się wycofaj
ask-emberheart-tie = Remis na Górze: która drużyna idzie pierwsza?
    .other = { $who } rozstrzyga remis na Górze
    .figures =
        Remis na Górze ({ $wardens ->
            [one] { $wardens } strażniczka
            [few] { $wardens } strażniczki
            [many] { $wardens } strażniczek
           *[other] { $wardens } strażniczek
        }): która drużyna idzie pierwsza?
ask-emberheart-window = Dołącz teraz smoka albo idź dalej
    .other = { $who } może dołączyć smoka
ask-emberheart-wrangle = Pasterz: 1 pomocnik czy 1 sztuka ekwipunku za smoka?
    .other = { $who } korzysta z Pasterza
ask-emberheart-welcome = Twoja umiejętność: weź 1 pomocnika, wymień 1 na specjalistę albo nic
    .other = { $who } korzysta z umiejętności
ask-emberheart-outfit = Krawiec: ilu nowych pomocników zmienia się w ekwipunek?
    .other = { $who } korzysta z Krawca
    .figures = Krawiec: ilu z { $hirelings } nowych pomocników zmienia się w ekwipunek?
ask-emberheart-exchange = Wymieniasz do 2 pomocników na specjalistów lub odwrotnie?
    .other = { $who } może wymienić stronników
    .figures = Wymieniasz do 2 pomocników ({ $specialist }) lub odwrotnie?
ask-emberheart-mentor = Mentor: wymień nowych specjalistów na innych albo idź dalej
    .other = { $who } korzysta z Mentora
    .figures = Mentor: możesz jeszcze wymienić { $swaps } ({ $brought }) albo idź dalej
ask-emberheart-apprentice = Którego bohatera przyprowadza Uczennica?
    .other = { $who } korzysta z Uczennicy
ask-emberheart-bard = Bard: którego bohatera możesz wziąć tylko ty?
    .other = { $who } korzysta z Barda
    .figures = Bard: którego bohatera możesz wziąć tylko ty? { $heroes-or }
ask-emberheart-knight = Smoczy Rycerz: która cecha rośnie o 1?
    .other = { $who } korzysta ze Smoczego Rycerza
    .figures = Smoczy Rycerz: która cecha rośnie o 1? Na karcie: { $attribute }
ask-emberheart-further = Twoja umiejętność: 1 sztuka ekwipunku za 1 krok więcej?
    .other = { $who } korzysta z umiejętności
    .figures = Twoja umiejętność: { $attribute } ({ $level }) o 1 dalej za 1 sztukę ekwipunku?
ask-emberheart-climber = Podnieś jedną cechę o 1 albo żadnej
    .other = { $who } może podnieść cechę
ask-emberheart-flame-choice = Twoja umiejętność: płomień rośnie i bierzesz pomocników, czy odrzucasz specjalistów?
    .other = { $who } korzysta z umiejętności
    .figures =
        Twoja umiejętność: płomień +{ $steps } i { $steps ->
            [one] { $steps } pomocnik
            [few] { $steps } pomocników
            [many] { $steps } pomocników
           *[other] { $steps } pomocników
        }, czy odrzucasz { $steps ->
            [one] { $steps } specjalistę
            [few] { $steps } specjalistów
            [many] { $steps } specjalistów
           *[other] { $steps } specjalistów
        }?
ask-emberheart-lose = Których specjalistów odrzucasz?
    .other = { $who } odrzuca specjalistów
    .figures =
        Odrzuć { $number ->
            [one] { $number } specjalistę
            [few] { $number } specjalistów
            [many] { $number } specjalistów
           *[other] { $number } specjalistów
        }: kogo?
ask-emberheart-messenger = Posłaniec: która karta najazdu cię dotyczy?
    .other = { $who } korzysta z Posłańca
ask-emberheart-sage = Mędrzec Ognia: płomień rośnie o 1, a tracisz o 2 mniej?
    .other = { $who } korzysta z Mędrca Ognia
    .figures = Mędrzec Ognia: tracisz { $loss } czy płomień +1 i { $with_sage }?
ask-emberheart-train = Treserka Smoków: odrzuć wolnego smoka za 1 krok jego cechy albo żadnego
    .other = { $who } korzysta z Treserki Smoków
ask-emberheart-train-exotic = Którą cechę podnosi egzotyczny smok?
    .other = { $who } korzysta z Treserki Smoków

## Why not

no-emberheart-game-over = Gra jest zakończona.
no-emberheart-act-first = Najpierw działaj: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę.
no-emberheart-action-done = Akcja w tej turze już za tobą; zostały tylko wymiany i dołączanie smoków.
no-emberheart-aide-taken = W tej rundzie tego doradcę ma { $who }: { $aide }.
no-emberheart-aide-yours = W tej rundzie masz już tego doradcę: { $aide }.
no-emberheart-apprentice-used = Uczennica już pomogła; może to zrobić raz na grę.
no-emberheart-attribute-at-the-end = { $attribute }: poziom { $level }, wyżej się nie da.
no-emberheart-bard-first =
    Najpierw dobiera Bard; w stosie jest { $heroes ->
        [one] { $heroes } bohater
        [few] { $heroes } bohaterów
        [many] { $heroes } bohaterów
       *[other] { $heroes } bohaterów
    }.
no-emberheart-bard-used = Bard już dobierał w tej rundzie.
no-emberheart-card-has-dragon = { $card } ma już smoka: { $dragon }.
no-emberheart-card-not-yours = Nie masz tej karty: { $card }.
no-emberheart-companion-lacks-followers =
    Pole { $space } ze smoczym towarzyszem wymaga co najmniej { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; u ciebie może iść: { $fitting-sum }.
no-emberheart-companion-no-flame = Smoczy towarzysz obniża płomień tylko tam, gdzie nie ma innej drużyny, i od Szybkości 1.
no-emberheart-companion-no-gear = Smoczy towarzysz przynosi ekwipunek tylko na polu 3 i od Zmysłów 1.
no-emberheart-companion-placed = Smoczy towarzysz już w tej rundzie wyruszył; towarzyszy jednej drużynie na rundę.
no-emberheart-dragon-attached = Ten smok jest już dołączony na stałe: { $dragon }.
no-emberheart-hero-of-another-bard = Bohatera od Barda może wziąć tylko { $who }.
no-emberheart-hero-pile-empty = Stos bohaterów jest pusty.
no-emberheart-hero-waits =
    { $hero } czeka na { $colour-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka.
no-emberheart-lacks-crests =
    Potrzeba: { $needed ->
        [one] { $needed } herb
        [few] { $needed } herby
        [many] { $needed } herbów
       *[other] { $needed } herbów
    }; masz { $crests }.
no-emberheart-lacks-followers = Potrzeba: { $needed } × { $follower } w zasobach; masz { $have }.
no-emberheart-lacks-gear = Potrzeba 1 sztuki ekwipunku; masz { $gear }.
no-emberheart-lacks-specialists = Płomień rośnie o { $steps }, tylu specjalistów trzeba by odrzucić; masz { $specialists }.
no-emberheart-lacks-wardens =
    Ten smok kosztuje { $needed ->
        [one] { $needed } strażniczkę
        [few] { $needed } strażniczki
        [many] { $needed } strażniczek
       *[other] { $needed } strażniczek
    } z drużyny ({ $dragon }); na polu { $space } jest { $wardens }.
no-emberheart-marshal-waits = Dwa herby naraz wymagają Komendanta Straży; twój nie ma jeszcze smoka.
no-emberheart-mentor-no-hirelings = Mentor wymienia specjalistów na specjalistów, nie pomocników.
no-emberheart-mentor-other-kind = Karta tawerny nie dała takich ({ $follower }), lecz { $brought }.
no-emberheart-mountain-card-gone =
    Karty { $slot } na { $level-key ->
        [middle] środkowym
       *[top] górnym
    } poziomie już nie ma.
no-emberheart-needs-marshal = Dwa herby naraz wymagają Komendanta Straży; nie masz go.
no-emberheart-no-card-for-dragon =
    Żadna z twoich kart nie czeka na { $dragon-acc }. { $waiting-size ->
        [0] Żadna nie czeka.
        [one] Czeka: { $waiting }.
        [few] Czekają: { $waiting }.
        [many] Czekają: { $waiting }.
       *[other] Czekają: { $waiting }.
    }
no-emberheart-no-card-there = { $place }: nie ma tam karty { $slot }.
no-emberheart-no-card-waits = Żadna z twoich kart nie czeka na smoka; wolne: { $free }.
no-emberheart-no-colour-fits = Żaden wolny smok nie ma koloru czekającej karty. Wolne: { $free }. Czekają: { $waiting }.
no-emberheart-no-dragon = Nie masz tego smoka: { $dragon }.
no-emberheart-no-follower = Nie masz takich w zasobach: { $follower }.
no-emberheart-no-followers = Nie masz w zasobach stronników do wymiany.
no-emberheart-no-free-dragon = Nie masz wolnego smoka do dołączenia.
no-emberheart-no-gear-skill = Twoja plansza nie ma umiejętności kładzenia ekwipunku na smoki.
no-emberheart-no-hero = Nie masz tej karty: { $hero }.
no-emberheart-no-hero-of-a-bard = W ofercie nie ma bohatera od Barda.
no-emberheart-no-hero-offered = W ofercie nie ma bohatera.
no-emberheart-no-hero-there = Na miejscu { $slot } nie ma bohatera.
no-emberheart-no-new-party = Po jej powrocie nie dałoby się wysłać nowej drużyny: żadne wolne pole nie pasuje.
no-emberheart-no-party-there = Nie masz drużyny na polu { $space } { $place-at }.
no-emberheart-no-swap-helps = Po żadnej wymianie nie dałoby się wysłać nowej drużyny.
no-emberheart-one-hero-drawn = W stosie był już tylko 1 bohater.
no-emberheart-only-new-hirelings = W ekwipunek mogą się zmienić tylko pomocnicy z tej wizyty ({ $hirelings }), nie { $asked }.
no-emberheart-other-colour =
    { $card } wymaga { $wanted-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka; ten jest { $colour-key ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[exotic] egzotyczny
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    { $card } wymaga { $wanted-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka; ten jest { $colour-key ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[exotic] egzotyczny
    } ({ $dragon }), więc potrzebuje 1 sztuki ekwipunku.
no-emberheart-other-decision = Najpierw coś innego: { $ask }
no-emberheart-other-level =
    Ta drużyna stoi na { $level-key ->
        [middle] środkowym
       *[top] górnym
    } poziomie; { $slots-size ->
        [0] nie ma tam karty
        [one] można tam wziąć kartę { $slots-or }
        [few] można tam wziąć kartę { $slots-or }
        [many] można tam wziąć kartę { $slots-or }
       *[other] można tam wziąć kartę { $slots-or }
    }.
no-emberheart-other-party-next =
    Teraz kolej na drużynę, która ma { $wardens ->
        [one] { $wardens } strażniczkę
        [few] { $wardens } strażniczki
        [many] { $wardens } strażniczek
       *[other] { $wardens } strażniczek
    }, z pola { $spaces-or }, nie z pola { $space }.
no-emberheart-paragon-used = Wzór Cnót już pomógł w tej rundzie.
no-emberheart-party-lacks-followers = Poza pomocnikami tylko jeden rodzaj może iść { $place-to }: { $specialist }. U ciebie może iść: { $fitting-sum }.
no-emberheart-party-size = Pole { $space } wymaga stronników: { $range }; ta drużyna ma { $size }.
no-emberheart-place-full = Wszystkie 5 pól { $place-at } jest zajętych.
no-emberheart-place-lacks-followers =
    { $place }: najmniejsze wolne pole wymaga { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; u ciebie może iść: { $fitting-sum }.
no-emberheart-raid-gone = Karta najazdu { $raid } jest już odrzucona.
no-emberheart-resend-first = Drużyna została odwołana; najpierw wyślij nową.
no-emberheart-resend-impossible = Potem nie dałoby się wysłać drużyny zamiast odwołanej.
no-emberheart-space-blocked = Pole { $space } { $place-at } blokuje neutralny herb.
no-emberheart-space-lacks-followers =
    Pole { $space } wymaga { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; u ciebie może iść: { $fitting-sum }.
no-emberheart-space-taken = Pole { $space } { $place-at } jest zajęte: { $who }.
no-emberheart-space-yours = Na polu { $space } { $place-at } stoi już twoja drużyna.
no-emberheart-specialist-must-go = Trzeba odrzucić specjalistę; masz ich { $specialists }.
no-emberheart-swap-lacks-gear = Wymiana kosztuje 1 sztukę ekwipunku; nie masz żadnej.
no-emberheart-swap-no-help = Po tej wymianie nie dałoby się wysłać nowej drużyny; masz { $followers } i ekwipunek: { $gear }.
no-emberheart-swap-same = Wymień na inny rodzaj, nie na ten sam: { $follower }.
no-emberheart-too-late-for-gear = Od najazdu 5. rundy nie można już kłaść ekwipunku na smoki.
no-emberheart-train-attached = Ten smok jest dołączony ({ $dragon }); odrzucić można tylko wolnego.
no-emberheart-train-no-dragon = Nie masz tego smoka ({ $dragon }); odrzucić można tylko swojego wolnego.
no-emberheart-welcome-lacks-hireling = Do tego potrzeba 1 pomocnika z zasobów ({ $follower }); masz { $hirelings }.

## The score sheet

source-emberheart-dragons = Smoki
source-emberheart-attributes = Cechy
source-emberheart-heroes = Bohaterowie ze smokiem
source-emberheart-garrison = Ukończone karty garnizonu
source-emberheart-flame = Odległość od najwyższego płomienia

## Setup options

option-emberheart-side = Umiejętności (strona B)
    .help = Wszyscy grają stroną B plansz, każdy z własną umiejętnością. Na pierwszą grę lepiej wyłączyć.

## Hints: what a line costs and prepares, and what comes to light then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] płomień +{ $number }
       *[other] płomień −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = drużyna na polu { $space } { $name-at }
thing-emberheart-aide = { $name }
thing-emberheart-raid = nie ten najazd: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = zostaną wyłożone nowe karty
then-emberheart-blocked = zostaną wyłożone nowe karty
then-emberheart-drew-heroes = Bard dobierze bohaterów
then-emberheart-took-hero = zostanie dobrany bohater
then-emberheart-hidden = coś ukrytego wyjdzie na jaw
`,"../../games/emberheart/texts/pl/words.ftl":`## Followers and pieces

word-emberheart-hireling = pomocnik
    .count =
        { $n ->
            [one] { $n } pomocnik
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .count-acc =
        { $n ->
            [one] { $n } pomocnika
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .help = Może iść wszędzie, ale zostaje odrzucony, gdy drużyna weźmie kartę.
word-emberheart-scout = zwiadowca
    .count =
        { $n ->
            [one] { $n } zwiadowca
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .count-acc =
        { $n ->
            [one] { $n } zwiadowcę
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .help = Specjalista od Gildii Bohaterów, Tawerny i Obozu Kłusowników. Wraca.
word-emberheart-ranger = tropicielka
    .count =
        { $n ->
            [one] { $n } tropicielka
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .count-acc =
        { $n ->
            [one] { $n } tropicielkę
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .help = Specjalistka od Rezerwatu i Garnizonu. Wraca.
word-emberheart-warden = strażniczka
    .count =
        { $n ->
            [one] { $n } strażniczka
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .count-acc =
        { $n ->
            [one] { $n } strażniczkę
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .help = Specjalistka od Góry; tylko ze strażniczkami drużyna wspina się na wyższe poziomy. Wraca, chyba że jest zapłatą.
word-emberheart-specialist = specjalista
    .count =
        { $n ->
            [one] { $n } specjalista
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
    .count-acc =
        { $n ->
            [one] { $n } specjalistę
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
word-emberheart-follower = stronnik
    .count =
        { $n ->
            [one] { $n } stronnik
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
    .count-acc =
        { $n ->
            [one] { $n } stronnika
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
word-emberheart-gear = ekwipunek
    .count =
        { $n ->
            [one] { $n } sztuka ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .count-acc =
        { $n ->
            [one] { $n } sztukę ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .help = W swojej turze za 1 sztukę ekwipunku wymieniasz 1 stronnika z zasobów na innego rodzaju. Na koniec każde 3 obniżają płomień o 1.
word-emberheart-crest = herb
    .count =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
    .count-acc =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
word-emberheart-glory = chwała
    .count =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
    .count-acc =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
word-emberheart-flame = płomień
    .count = płomień +{ $n }
    .count-acc = płomień +{ $n }
word-emberheart-companion = smoczy towarzysz

## Colours and attributes

word-emberheart-red = czerwony
word-emberheart-blue = niebieski
word-emberheart-green = zielony
word-emberheart-exotic = egzotyczny
word-emberheart-strength = Siła
    .help = Smoczy towarzysz zastępuje do 1, 2 lub 3 stronników swojej drużyny (od poziomu 1, 3, 5).
word-emberheart-senses = Zmysły
    .help = Na polu 3 smoczy towarzysz przynosi 1, 2 lub 3 sztuki ekwipunku (od poziomu 1, 3, 5).
word-emberheart-speed = Szybkość
    .help = Tam, gdzie nie ma jeszcze innej drużyny, smoczy towarzysz obniża płomień o 1, 2 lub 3 (od poziomu 1, 3, 5).

## Locations

word-emberheart-guild = Gildia Bohaterów
    .to = do Gildii Bohaterów
    .at = w Gildii Bohaterów
    .help = Bohaterowie. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-tavern = Tawerna
    .to = do Tawerny
    .at = w Tawernie
    .help = Nowi stronnicy i zmiana płomienia. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-camp = Obóz Kłusowników
    .to = do Obozu Kłusowników
    .at = w Obozie Kłusowników
    .help = Schwytane smoki, także egzotyczne. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-mountain = Góra
    .to = na Górę
    .at = na Górze
    .help = Najsilniejsze smoki na trzech poziomach. Mogą iść pomocnicy i strażniczki; dalej wspinają się tylko strażniczki.
word-emberheart-preserve = Rezerwat
    .to = do Rezerwatu
    .at = w Rezerwacie
    .help = Dom dla smoka: cecha rośnie o 2. Mogą iść pomocnicy i tropicielki.
word-emberheart-garrison = Garnizon
    .to = do Garnizonu
    .at = w Garnizonie
    .help = Plany dające chwałę, gdy masz to, czego wymagają. Mogą iść pomocnicy i tropicielki.
word-emberheart-warehouse = Magazyn
    .to = do Magazynu
    .at = w Magazynie
    .help = Herb położony tutaj daje od razu 2 sztuki ekwipunku.
word-emberheart-station = Remiza
    .to = do Remizy
    .at = w Remizie
    .help = Herb położony tutaj daje od razu 4 pomocników; płomień rośnie o 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Liderka
    .acc = Liderkę
    .help = Zaczynasz następną rundę. Możesz odwołać jedną ze swoich drużyn i od razu wysłać nową.
word-emberheart-defender = Obrończyni
    .acc = Obrończynię
    .help = Odrzuć jedną z dwóch kart najazdu.
word-emberheart-survivalist = Traper
    .acc = Trapera
    .help = 1 sztuka ekwipunku i rozstrzygasz remisy na Górze.
word-emberheart-healer = Uzdrowiciel
    .acc = Uzdrowiciela
    .help = Płomień spada o 2.
word-emberheart-none = Brak umiejętności
    .help = Strona A: nikt nie ma umiejętności.
word-emberheart-geared-dragons = Opancerzone smoki
    .help = Z 1 sztuką ekwipunku smok pasuje do każdego bohatera i rezerwatu i jest wart o 1 chwały więcej, aż do najazdu 5. rundy.
word-emberheart-further-steps = Dalsze kroki
    .help = Gdy cecha rośnie, 1 sztuka ekwipunku przesuwa ją o 1 dalej.
word-emberheart-fire-wise = Obeznanie z ogniem
    .help = Gdy płomień rośnie: 1 pomocnik za każdy krok albo 1 specjalista za krok zamiast wzrostu.
word-emberheart-welcoming = Gościnność
    .help = Gdy dołączasz smoka: 1 pomocnik albo wymiana 1 pomocnika na specjalistę.

## Heroes: ability and glory

word-emberheart-apprentice = Uczennica
    .acc = Uczennicę
    .help = Raz na grę, przed fazą akcji: weź bohatera z Gildii.
    .glory = 4
word-emberheart-bard = Bard
    .acc = Barda
    .help = Przed każdą fazą akcji: dobierz 2 bohaterów; jednego z nich możesz wziąć tylko ty.
    .glory = 7 przy największej liczbie kart garnizonu
word-emberheart-fire-sage = Mędrzec Ognia
    .acc = Mędrca Ognia
    .help = Podczas najazdu możesz podnieść płomień o 1, by stracić o 2 mniej.
    .glory = 7 przy największej liczbie czerwonych smoków
word-emberheart-outfitter = Krawiec
    .acc = Krawca
    .help = Pomocnicy z Remizy mogą zmienić się w ekwipunek, jeden za jeden.
    .glory = 7 przy największej liczbie rezerwatów
word-emberheart-paragon = Wzór Cnót
    .acc = Wzór Cnót
    .help = Przed każdą fazą akcji: płomień +1 i 2 pomocników za 2 zwiadowców lub tropicielki.
    .glory = 5 przy największej liczbie smoków
word-emberheart-peakwalker = Zdobywczyni Szczytów
    .acc = Zdobywczynię Szczytów
    .help = Smok ze szczytu Góry daje 1 krok cechy więcej.
    .glory = 7 przy największej ilości ekwipunku
word-emberheart-recruiter = Werbownik
    .acc = Werbownika
    .help = Po każdym najeździe: 1 pomocnik za każde 2 czerwone smoki.
    .glory = 2 za zestaw: zwiadowca, tropicielka i strażniczka, najwyżej 10
word-emberheart-innkeeper = Karczmarz
    .acc = Karczmarza
    .help = 1 sztuka ekwipunku za każdą drużynę wysłaną do Tawerny.
    .glory = 7, gdy każda cecha ma co najmniej 3
word-emberheart-wrangler = Pasterz
    .acc = Pasterza
    .help = 1 pomocnik lub 1 sztuka ekwipunku za każdego otrzymanego smoka o wartości 5 lub 7.
    .glory = 2 za kartę garnizonu, najwyżej 10
word-emberheart-flame-tamer = Poskramiaczka Płomieni
    .acc = Poskramiaczkę Płomieni
    .help = Płomień −1 za każdy wzięty rezerwat.
    .glory = 7 przy największej liczbie pomocników
word-emberheart-dragon-knight = Smoczy Rycerz
    .acc = Smoczego Rycerza
    .help = Ukończona karta garnizonu może podnieść inną cechę.
    .glory = 7 przy największej liczbie niebieskich smoków
word-emberheart-fire-marshal = Komendant Straży
    .acc = Komendanta Straży
    .help = Dwa herby naraz w Remizie: 8 pomocników za płomień +1.
    .glory = 1 za sztukę ekwipunku, najwyżej 10
word-emberheart-spy = Szpieg
    .acc = Szpiega
    .help = 1 pomocnik za każdą drużynę wysłaną do Obozu.
    .glory = 7 przy największej liczbie bohaterów
word-emberheart-master-scout = Mistrzyni Zwiadu
    .acc = Mistrzynię Zwiadu
    .help = Po wysłaniu drużyny na pole 4 lub 5: wymień do 2 pomocników na zwiadowców albo odwrotnie.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = Mentora
    .help = Do 2 specjalistów z każdej karty tawerny może być innego rodzaju.
    .glory = 3 za zestaw: czerwony, niebieski i zielony smok, najwyżej 9
word-emberheart-merchant = Kupiec
    .acc = Kupca
    .help = 2 sztuki ekwipunku więcej w Magazynie, jeśli leży tam już herb.
    .glory = 2 za bohatera, najwyżej 10
word-emberheart-messenger = Posłaniec
    .acc = Posłańca
    .help = Podczas najazdu możesz zamiast tego użyć odrzuconej karty najazdu.
    .glory = 1 za pomocnika od czwartego, najwyżej 10
word-emberheart-quartermaster = Kwatermistrzyni
    .acc = Kwatermistrzynię
    .help = Po każdym najeździe: 1 sztuka ekwipunku za każde 2 niebieskie smoki.
    .glory = 2 za krok najniższej cechy, najwyżej 10
word-emberheart-dragon-nurse = Opiekunka Smoków
    .acc = Opiekunkę Smoków
    .help = 1 pomocnik za każdą drużynę wysłaną do Rezerwatu.
    .glory = 7 przy największej liczbie zielonych smoków
word-emberheart-keeper = Dozorca
    .acc = Dozorcę
    .help = Podczas najazdu tracisz o 1 mniej.
    .glory = 5, gdy w jednej z cech nikt cię nie wyprzedza
word-emberheart-dragon-trainer = Treserka Smoków
    .acc = Treserkę Smoków
    .help = Raz na rundę: odrzuć wolnego smoka, by podnieść cechę jego koloru o 1.
    .glory = 7 przy największej liczbie tropicielek
word-emberheart-dragon-whisperer = Zaklinaczka Smoków
    .acc = Zaklinaczkę Smoków
    .help = Płomień −1 za każdego smoka wziętego z Obozu.
    .glory = 7 przy największej liczbie stronników
word-emberheart-master-ranger = Mistrzyni Tropienia
    .acc = Mistrzynię Tropienia
    .help = Po wysłaniu drużyny na pole 4 lub 5: wymień do 2 pomocników na tropicielki albo odwrotnie.
    .glory = 4
word-emberheart-overseer = Nadzorca
    .acc = Nadzorcę
    .help = 1 pomocnik więcej w Magazynie.
    .glory = 2 za każdą różną wartość wśród twoich smoków
word-emberheart-priestess = Kapłanka
    .acc = Kapłankę
    .help = Po każdym najeździe: płomień −1 za każde 2 zielone smoki.
    .glory = 2 za rezerwat, najwyżej 10
word-emberheart-squire = Giermek
    .acc = Giermka
    .help = W Remizie, jeśli leży tam już herb: 1 pomocnik więcej i bez płomienia.
    .glory = 7 przy największej liczbie zwiadowców
word-emberheart-tactician = Taktyk
    .acc = Taktyka
    .help = Każda karta garnizonu wymaga o 1 mniej jednej z dwóch rzeczy.
    .glory = 7 przy największej liczbie strażniczek

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] czerwony smok
        [blue] niebieski smok
        [green] zielony smok
        [exotic] egzotyczny smok
    } ({ $glory })
    .acc =
        { $colour ->
           *[red] czerwonego smoka
            [blue] niebieskiego smoka
            [green] zielonego smoka
            [exotic] egzotycznego smoka
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] czerwony rezerwat
        [blue] niebieski rezerwat
        [green] zielony rezerwat
    }
    .acc =
        { $colour ->
           *[red] czerwony rezerwat
            [blue] niebieski rezerwat
            [green] zielony rezerwat
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] czerwona karta garnizonu
        [blue] niebieska karta garnizonu
        [green] zielona karta garnizonu
    } { $step }
    .acc =
        { $colour ->
           *[red] czerwoną kartę garnizonu
            [blue] niebieską kartę garnizonu
            [green] zieloną kartę garnizonu
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specjalista
       *[hireling] 1 pomocnik
    } za { $counted ->
       *[hero] bohatera
        [garrison-card] kartę garnizonu
        [preserve] rezerwat
        [highest-attribute] krok najwyższej cechy
        [red-dragon] czerwonego smoka
        [blue-dragon] niebieskiego smoka
        [green-dragon] zielonego smoka
        [ranger] tropicielkę
        [warden] strażniczkę
        [scout] zwiadowcę
    }

## States of cards

word-emberheart-no = brak
word-emberheart-free = wolny
word-emberheart-attached = dołączony
word-emberheart-with-gear = dołączony z ekwipunkiem
word-emberheart-open = otwarta
word-emberheart-completed = ukończona
`,"./server.ftl":`## Opponents

level-spark = Iskra
    .help = Łagodny: widzi własną turę i często się myli.
level-ember = Żar
    .help = Spokojny: planuje własną turę, z kilkoma błędami.
level-flame = Płomień
    .help = Dobry gracz: patrzy trochę naprzód.
level-blaze = Pożoga
    .help = Silny: patrzy daleko naprzód.
level-inferno = Inferno
    .help = Najlepszy: patrzy bardzo daleko naprzód, w niecałe 2 sekundy.

## Verdicts of a review

verdict-blunder = Gruby błąd
verdict-mistake = Błąd
verdict-inaccuracy = Niedokładność

## What the server refuses

error-answered = Zgoda została już udzielona.
error-bad-absence = Takiego czasu nieobecności nie można użyć. Wybierz inny.
error-bad-address = Tego adresu nie można użyć. Podaj pełny, publiczny adres zaczynający się od https.
error-bad-clock = Takiego zegara nie można użyć. Wybierz inny czas.
error-bad-components = Zestaw elementów zawiera błędy. Popraw wymienione i sprawdź ponownie.
error-bad-cursor = Lista się zmieniła. Wczytaj stronę ponownie.
error-bad-id = Przeglądarka wysłała coś, czego serwer nie rozumie. Wczytaj stronę ponownie.
error-bad-moves = Zbyt wiele ruchów naraz albo żadnego. Wykonuj je po kolei.
error-bad-name = Takiej nazwy nie można użyć. Nazwa ma od 1 do 40 zwykłych znaków.
error-bad-notify = Zgody przeglądarki na powiadomienia nie można użyć. Wyłącz je i włącz ponownie.
error-bad-options = Te opcje nie pasują do tej gry. Wybierz inne.
error-bad-record = To nie jest czytelny zapis ani pozycja gry. Wybierz inny plik.
error-bad-seats = Te miejsca nie pasują do tej gry. Sprawdź, ile osób gra i kto.
error-bad-seed = Ziarno musi być liczbą całkowitą od 0.
error-bad-state = Nie ma takiej listy gier.
error-bad-text = Tego tekstu nie można wysłać: jest pusty, za długi lub zawiera znaki sterujące.
error-banned = Masz zakaz wstępu na ten serwer. Jeśli to pomyłka, napisz do gospodarza serwera.
error-begun = Gra się zaczęła: miejsca pozostają bez zmian. Kogo zbyt długo nie ma, można wykluczyć głosowaniem.
error-blocked = Nie możesz dołączyć do tego stołu. Poszukaj innego albo zacznij własną grę.
error-bots-off = Ten serwer nie daje podpowiedzi ani analiz: nic tu nie myśli.
error-broken = Serwer popełnił błąd; nic się nie zmieniło. Spróbuj ponownie.
error-busy = Zbyt wiele zmian naraz. Spróbuj ponownie.
error-chat-full = Czat tej gry jest pełny; nic więcej się tu nie zmieści.
error-damaged = Tej gry nie można odczytać. Pozostaje bez zmian; powiadom gospodarza serwera.
error-disk-full = Dysk serwera jest pełny; nic się nie zmieniło. Powiadom gospodarza serwera.
error-flood = Zdecydowanie za dużo wiadomości. Połącz się ponownie za chwilę.
error-full = Nie ma teraz miejsca. Spróbuj później albo poproś o nowy link.
error-illegal = Ten ruch jest tu niedozwolony. Spójrz jeszcze raz na stół.
error-known-deal = W tej grze ktoś może wiedzieć, co jest zakryte. Otwórz link jeszcze raz i przeczytaj o tym, zanim usiądziesz.
error-link-used = Z tym linkiem ktoś już usiadł. Każdy link jest dla jednej osoby: poproś o nowy.
error-malformed = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-method-not-allowed = Tego nie można tu zrobić.
error-no-bot = Nie siedzi tam bot.
error-no-database = Baza danych nie odpowiada. Spróbuj później.
error-no-device = To urządzenie jest już wylogowane.
error-no-game = Nie ma takiej gry, została usunięta albo nie otwarto żadnego z jej linków.
error-no-hints = W tej grze nie ma podpowiedzi.
error-no-human = Siedzi tam bot.
error-no-identity = Serwer nie zna tej przeglądarki. Wczytaj stronę ponownie.
error-no-job = Tego zlecenia już nie ma. Zapytaj ponownie.
error-no-level = Nie ma takiego przeciwnika. Wybierz innego.
error-no-link = Ten link donikąd nie prowadzi: został odnowiony, użyty lub jest za stary. Poproś o nowy.
error-no-move = W tej grze nie wykonano tylu ruchów.
error-no-recovery = Nikt nie ma takich słów odzyskiwania. Sprawdź słowa i ich kolejność.
error-no-request = Ta prośba jest już nieaktualna: wykonano ruch, odpowiedziano na nią lub ją wycofano.
error-no-seat = Nie ma takiego miejsca w tej grze.
error-no-series = Serię gra się w pojedynkę przeciw Tomowi, z utrudnieniem i rozdaniem, które wyznacza.
error-no-such-move = W tej grze nie wykonano tylu ruchów.
error-no-webhooks = Ten serwer nie wysyła webhooków.
error-nobody-there = Nikt inny już tam nie siedzi.
error-not-absent = Tej osoby nie można teraz wykluczyć: jest obecna, nie jest jej kolej albo ma jeszcze czas.
error-not-asked = Twoja zgoda nie jest tu potrzebna.
error-not-begun = Gra się nie zaczęła: jedno miejsce jest jeszcze wolne.
error-not-found = Pod tym adresem nic nie ma.
error-not-host = Może to zrobić tylko gospodarz gry.
error-not-json = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-not-over = To będzie możliwe po zakończeniu gry.
error-not-playing = Mogą to zrobić tylko grający, w trakcie gry.
error-not-thought = Nic z tego nie wyszło. Spróbuj ponownie.
error-not-understood = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-not-your-seat = To nie jest twoje miejsce.
error-not-your-turn = Teraz nie ty decydujesz.
error-nothing-to-undo = Nie ma niczego do cofnięcia.
error-out-of-date = Gra potoczyła się dalej. Spójrz jeszcze raz na stół.
error-over = Gra jest zakończona. Można grać dalej od wcześniejszej pozycji.
error-problems = Wysłane dane zawierają błędy. Popraw wymienione i spróbuj ponownie.
error-refused = Serwer tego odmówił. Spróbuj ponownie.
error-restarting = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-sealed = Coś ukrytego wyszło na jaw, więc nie można tego po prostu cofnąć ani pominąć.
error-seat-taken = To miejsce jest zajęte. Poproś gospodarza o inne.
error-spectator = Widzowie nie mogą pisać ani grać.
error-still-theirs = To miejsce należy do kogoś innego. Bot może tę osobę zastąpić na jej życzenie albo gdy skończy jej się czas.
error-too-complex = To jest zbyt złożone dla serwera. Wyślij coś prostszego.
error-too-large = To jest za duże. Wyślij coś mniejszego.
error-too-long = Ten tekst jest za długi. Skróć go.
error-too-many = Za dużo żądań. Spróbuj za chwilę.
error-too-many-bot-games = Trwa zbyt wiele gier samych botów. Poczekaj, aż któraś się skończy.
error-too-many-connections = Otwartych jest zbyt wiele okien. Zamknij niektóre i spróbuj ponownie.
error-too-many-games = Masz za dużo otwartych gier. Zakończ lub opuść niektóre.
error-too-many-hints = Zbyt wiele podpowiedzi naraz. Poczekaj, aż któraś będzie gotowa.
error-too-many-ignored = Ignorujesz już tyle osób, ile można. Usuń niektóre w ustawieniach.
error-too-many-reviews = Zbyt wiele analiz naraz. Poczekaj, aż któraś będzie gotowa.
error-too-many-sockets = Otwartych jest zbyt wiele okien. Zamknij niektóre.
error-too-slow = Połączenie jest za wolne; zostaje otwarte ponownie.
error-unknown-host = Serwer nie zna nazwy, pod którą go wywołano. Gospodarz może ją dopuścić.
error-unknown-move = Nie ma takiego ruchu. Wczytaj stronę ponownie.
error-wrong-origin = Tej stronie tego nie wolno. Gospodarz serwera może na to zezwolić.
`,"./shell.ftl":`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Strona główna
pages = Strony
skip = Przejdź do treści
list-and = { $rest } i { $last }
list-or = { $rest } lub { $last }
loading = Wczytywanie …
close = Zamknij
cancel = Anuluj
not-now = Nie teraz
yes = Tak
no = Nie
you = Ty
name = Imię
keep = Zachowaj
kept = Zachowano
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
more = Więcej
menu = Menu
show-more = Pokaż więcej
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
offline = Brak połączenia. Nic nie przepadnie; wróci samo.

## The first page
start-title = Usiądź przy ogniu
start-text = Dwie gry planszowe, ze znajomymi lub z myślącymi przeciwnikami. Bez konta: po prostu zacznij.
play-others = Z innymi
play-opponents =
    { $number ->
        [one] Zagraj z { $number } przeciwnikiem
        [few] Zagraj z { $number } przeciwnikami
        [many] Zagraj z { $number } przeciwnikami
       *[other] Zagraj z { $number } przeciwnikami
    }
opponents =
    { $number ->
        [one] { $number } przeciwnik
        [few] { $number } przeciwników
        [many] { $number } przeciwników
       *[other] { $number } przeciwników
    }
learn = Naucz się grać
level = Poziom
continue = Graj dalej
all-games = Wszystkie moje gry
join = Dołącz
join-text = Wklej link, który ktoś ci wysłał.
join-go = Dołącz
join-name = Jak mają cię nazywać inni?
join-sit = Usiądź
join-no-link = To nie jest link do gry. Skopiuj cały otrzymany adres.
join-refused = Nie możesz tu usiąść
join-watch = Oglądaj
invitation = { $host } zaprasza cię do gry w { $game }
invitation-watch = { $host } zaprasza cię na widownię gry { $game }
seat-yours = Twoje miejsce
link-for-one = Ten link jest dla jednej osoby.
bots-preparing = Przeciwnicy są przygotowywani na tym serwerze; do tego czasu grają prościej.
bots-not-ready = Przeciwnicy są jeszcze przygotowywani.

## My games
my-games = Moje gry
no-games = Nie ma jeszcze gier. Zacznij jakąś!
filter = Które gry
filter-all = Wszystkie
filter-playing = W toku
filter-waiting = Czekają na graczy
filter-over = Zakończone
remove-game = Usuń z mojej listy
leave = Opuść grę
leave-title = Opuścić tę grę?
leave-text = Bot zagra za ciebie do końca. Nie będzie można wrócić.
state-waiting =
    { $open ->
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
        [many] { $open } wolnych miejsc
       *[other] { $open } wolnych miejsc
    }
state-over = Zakończona
state-mine = Twoja kolej
state-theirs = Kolej: { $name }

## A new game
new-game = Nowa gra
game = Gra
seat = Miejsce
seats = Miejsca
seat-name = Imię na miejscu { $number }
seat-number = Miejsce { $number }
kind-bot = Przeciwnik
clock-turn = Czas na turę
clock-whole = Czas na całą grę
absence = Najdłuższa nieobecność
absence-never = bez limitu
seed = Ziarno
component-set = Zestaw elementów

## How a game was dealt
origin-seed = Wybrane ziarno
    .why = Gospodarz wybrał ziarno tej gry, więc może wiedzieć, co jest zakryte.
origin-position = Przygotowana pozycja
    .why = Ta gra zaczyna się od pozycji przygotowanej przez gospodarza, więc może on wiedzieć, co jest zakryte.
origin-record = Kontynuowana gra
    .why = Ta gra jest dalszym ciągiem zapisu wczytanego przez gospodarza, więc może on wiedzieć, co jest zakryte.
origin-branch = Odgałęzienie
    .why = Ta gra jest dalszym ciągiem wcześniejszej, więc ktoś może wiedzieć, co jest zakryte.
origin-opened = Podejrzane stosy
    .why = Ktoś obejrzał zakryte stosy tej gry, więc może wiedzieć, co jest zakryte.

## The waiting room
lobby = Poczekalnia
lobby-text =
    { $open ->
        [one] { $open } miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] { $open } miejsca są wolne. Gra zacznie się, gdy będą zajęte.
        [many] { $open } miejsc jest wolnych. Gra zacznie się, gdy będą zajęte.
       *[other] { $open } miejsc jest wolnych. Gra zacznie się, gdy będą zajęte.
    }
lobby-help = Każdy link jest dla jednej osoby i pokazujemy go raz. Jeśli się zgubi, utwórz nowy; stary przestanie działać.
lobby-leave = Odejdź od stołu
invite = Zagraj z nami w { $game }
link-new = Utwórz link
link-renew = Nowy link
sit-here = Usiądź tu
seat-free = Zwolnij miejsce
seat-kick = Usuń
kick-title = Usunąć gracza { $name }?
kick-text = Miejsce znów będzie wolne, a stary link przestanie działać. Dostaniesz nowy link dla kogoś innego.
seat-deeds = Opcje: { $name }
seat-bot-fill = Posadź przeciwnika na miejscu { $number }
seat-waits = czeka na kogoś
seat-here = jest tutaj
seat-away = chwilowo nie ma
seat-open = wolne
seat-you = ty
seat-tom = Tom
seat-bot = AI · { $level }
seat-stand-in = Zastępuje: { $level }
watch-title = Oglądanie
watch-link = Kopiuj link dla widzów
people = Gracze
mute = Wycisz na czacie
unmute = Wyłącz wyciszenie
block = Zablokuj
unblock = Odblokuj
report = Zgłoś …
report-title = Zgłoszenie: { $name }
report-text = Wiadomość trafi do gospodarza serwera wraz ze wskazaniem tej gry.
report-what = Co się stało?
report-send = Wyślij
report-sent = Dziękujemy. Zgłoszenie zostało wysłane.
vote-title = Głosowanie
vote-out = Graj dalej bez gracza { $name }
vote-given = Twój głos: grać dalej bez gracza { $name }.
vote-later = Głosowanie możliwe, jeśli nieobecność potrwa do: { $when }.
vote-asked =
    { $number ->
        [one] { $names } chce grać dalej bez gracza { $name }, którego zbyt długo nie ma. Zastąpi go bot. Zgadzasz się?
        [few] { $names } chcą grać dalej bez gracza { $name }, którego zbyt długo nie ma. Zastąpi go bot. Zgadzasz się?
        [many] { $names } chcą grać dalej bez gracza { $name }, którego zbyt długo nie ma. Zastąpi go bot. Zgadzasz się?
       *[other] { $names } chcą grać dalej bez gracza { $name }, którego zbyt długo nie ma. Zastąpi go bot. Zgadzasz się?
    }
vote-agree = Zgoda
vote-state = głosy: { $yes } z { $all }
watching =
    { $number ->
        [one] { $number } widz
        [few] { $number } widzów
        [many] { $number } widzów
       *[other] { $number } widzów
    }

## The table: bars
turn-players =
    { $players ->
        [one] Tura { $turn } · solo z Tomem
        [few] Tura { $turn } · { $players } graczy
        [many] Tura { $turn } · { $players } graczy
       *[other] Tura { $turn } · { $players } graczy
    }
prompt-waiting = Czekanie na graczy
prompt-sending = Wysyłanie ruchu …
prompt-replay = Po ruchu { $move }
prompt-confirm = Potwierdź: { $move }
prompt-confirm-all = Potwierdź swoje ruchy
prompt-won =
    { $number ->
        [one] Wygrywa { $names }
        [few] Wspólnie wygrywają: { $names }
        [many] Wspólnie wygrywają: { $names }
       *[other] Wspólnie wygrywają: { $names }
    }
prompt-you-won = Wygrywasz!
chips = Dalsze działania
turn-bar = Ta tura
confirm = Potwierdź
undo = Cofnij
undo-nothing = Nie masz czego cofać
undo-series = W serii to, co odkryte, zostaje
undo-nobody = Coś zakrytego wyszło na jaw i nie ma nikogo, kto mógłby się zgodzić
undo-proposed = Odrzuć wybór
undo-what = Cofnij: { $what }
undo-ask = Poproś innych o cofnięcie: { $what }
undo-request-title = Ktoś prosi o cofnięcie
undo-request =
    { $moves ->
        [one] { $name } chce cofnąć { $moves } ruch.
        [few] { $name } chce cofnąć { $moves } ruchy.
        [many] { $name } chce cofnąć { $moves } ruchów.
       *[other] { $name } chce cofnąć { $moves } ruchów.
    }
undo-waits =
    { $moves ->
        [one] Pytamy innych, czy można cofnąć { $moves } ruch.
        [few] Pytamy innych, czy można cofnąć { $moves } ruchy.
        [many] Pytamy innych, czy można cofnąć { $moves } ruchów.
       *[other] Pytamy innych, czy można cofnąć { $moves } ruchów.
    }
undo-look = Pokaż dokąd
consent-missing = Brakuje zgody: { $names }.
restart = Zacznij turę od nowa
restart-help = Powrót na początek tury albo do miejsca, gdzie coś ukrytego wyszło na jaw
hint = Podpowiedź
hint-help = Zapytaj o dobre ruchy
hints = Podpowiedzi
hint-margin = Oczekiwana przewaga { $margin }
hint-exact = Końcowa przewaga { $margin }
hint-win = wygrana { $share } %
hint-gains = Daje: { $gains }.
hint-costs = Kosztuje: { $costs }.
hint-prepares = Przygotowuje: { $things }.
hint-do = Zrób to
sound = Dźwięk
language = Język
language-system = Jak w systemie
theme-to-light = Jasne kolory
theme-to-dark = Ciemne kolory
days-left =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    }
time-left = Pozostały czas
elsewhere = Twoja kolej przy innym stole.
elsewhere-go = Przejdź tam

## The table: columns and panels
side = Obok planszy
board = Plansza
parts = Części planszy
supply = Zasoby
scores = Punkty
waits-here = tu jest coś do zrobienia
tab-log = Dziennik
tab-moves = Ruchy
tab-chat = Czat
tab-notes = Notatki
tab-rules = Zasady
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz coś
chat-send = Wyślij
chat-earlier = Wcześniejsze wiadomości
notes-write = Tylko ty możesz to przeczytać.
notes-kept = Zapisano.
notes-keeping = Zapisywanie …
moves-legal = Co możesz teraz zrobić
moves-none = Teraz nie masz nic do zdecydowania.
moves-forbidden =
    { $number ->
        [one] { $number } ruch nie jest teraz możliwy
        [few] { $number } ruchy nie są teraz możliwe
        [many] { $number } ruchów nie jest teraz możliwych
       *[other] { $number } ruchów nie jest teraz możliwych
    }
costs = Kosztuje: { $price }
seals = Odsłania coś ukrytego
ends-turn = Kończy turę
help-now = Dlaczego nie
read-on = Czytaj dalej
book-page = instrukcja s. { $page }
winner = Wygrana
projected =
    { $points ->
        [one] { $points } punkt w tej chwili
        [few] { $points } punkty w tej chwili
        [many] { $points } punktów w tej chwili
       *[other] { $points } punktów w tej chwili
    }
score-sheet = Punktacja
sheet-now = jakby gra kończyła się teraz
sheet-final = końcowa
total = Razem
final-scoring = Punktacja końcowa
final-skip = Pokaż wszystko
rematch = Rewanż
rematch-open = Do rewanżu
branch = Graj stąd dalej w nowej grze
export = Eksportuj zapis
text-board = Plansza jako tekst
stand-in = { $level } gra dalej za: { $name }
stand-in-end = { $name } gra dalej
curtain-title = Kolej: { $name }
curtain-text = Przekaż ekran. Nic nie będzie widać, dopóki nie potwierdzisz.
curtain-lift = Jestem

## Looking back
replay = Powtórka
play = Odtwórz
pause = Pauza
step-back = Ruch wstecz
step-forward = Ruch naprzód
live = na żywo
go-live = Do teraźniejszości
since = Od mojej tury
since-help = Pokaż, co się działo od mojej ostatniej tury
move-of = Ruch { $move } z { $last }
speed = Ruchy innych
speed-help = Jak szybko pokazywać ruchy innych
speed-1 = zwyczajnie
speed-2 = dwa razy szybciej
speed-skip = od razu
speed-times = Tempo { $times }×

## Keys
keys = Klawisze
key-area = do następnej części stołu
key-inside = poruszanie się w części
key-act = wybór
key-cancel = anuluj, zamknij
key-choice = wybór jednej z kilku możliwości
key-confirm = potwierdź
key-undo = cofnij
key-restart = zacznij turę od nowa
key-since = co się działo od mojej ostatniej tury
key-step = ruch wstecz, ruch naprzód
key-live = powrót do teraźniejszości
key-hint = podpowiedź
key-moves = lista ruchów
key-sheet = punktacja
key-text = plansza jako tekst
key-help = pomoc o elemencie albo te klawisze

## Settings
settings = Ustawienia
recover-have = Mam słowa odzyskiwania

## The series
series = Seria solo
handicap = Utrudnienie

## Rules, import, review, lessons
rules = Zasady
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono. Spróbuj innego słowa.
import = Import
review = Analiza
points = Punkty
loss = Strata
step-of = { $step } z { $last }
back = Wstecz
next = Dalej
skip-step = Pomiń
step-your-move = Twój ruch
step-play-on = Graj dalej

## Problems
failure-title = Nie udało się
missing-title = Nic tu nie ma
missing-text = Ten adres donikąd nie prowadzi. Może brakuje części linku.
error-unknown = Coś poszło nie tak. Spróbuj ponownie.
error-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
error-gone = Nie ma cię już przy tym stole: gospodarz zwolnił twoje miejsce albo gra została usunięta.

## The board as text
part-open = odkryte
part-count = Liczba
part-contents = Wśród nich
part-seat = Gracz

## A game that no texts are written for
plain-ask = Twój ruch: { $decision }
    .other = { $who } decyduje: { $decision }
plain-event = { $who }: { $what }
`}));export{e as default};