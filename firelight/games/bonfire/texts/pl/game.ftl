## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Umieść górny kafelek losu
       *[bottom] Umieść dolny kafelek losu
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Zatrzymaj ten kafelek losu
       *[swap] Wymień go na środkowy kafelek ze swojego zapasu
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Umieść go tak, jak jest
       *[turned] Umieść go obrócony
    }
move-bonfire-keep = Zatrzymaj { $kind-count-acc }
move-bonfire-lay = Umieść kafelek ({ $squares })
move-bonfire-build =
    { $slot-key ->
        [pile] Weź kafelek ścieżki ze stosu
       *[other] Weź odkryty kafelek ścieżki { $slot }
    }
move-bonfire-new-display = Odkryj cztery nowe kafelki ścieżki
move-bonfire-sail = Popłyń { $island-to }
move-bonfire-task = Weź zadanie { $slot } { $island-from }
move-bonfire-no-deed = Pomiń akcję wyspy
move-bonfire-retrieve = Odnajdź { $guardian-acc }
move-bonfire-offer =
    { $pile-key ->
        [left] Zostaw żeton ofiary z lewego stosu
       *[right] Zostaw żeton ofiary z prawego stosu
    }
move-bonfire-space = Umieść zadanie na polu { $space }
move-bonfire-pay-tile = Zużyj { $kind-count-acc }
move-bonfire-replace-tile = Zużyj 2 dowolne żetony zamiast 1 brakującego
move-bonfire-throw-tile = Zużyj na to { $kind-count-acc }
move-bonfire-pay-resource = Zużyj { $resource-count-acc }
move-bonfire-replace-resource = Zużyj 2 dowolne zasoby zamiast 1 brakującego
move-bonfire-throw-resource = Zużyj na to { $resource-count-acc }
move-bonfire-march =
    { $steps ->
        [one] Poprowadź procesję ({ $steps } krok)
        [few] Poprowadź procesję (najwyżej { $steps } kroki)
        [many] Poprowadź procesję (najwyżej { $steps } kroków)
       *[other] Poprowadź procesję (najwyżej { $steps } kroków)
    }
move-bonfire-who = Przesuń { $guardian-acc }
move-bonfire-stay = Zostań tutaj
move-bonfire-to-path = Przejdź na pole ścieżki { $space }
move-bonfire-to-bonfire = Przejdź do ogniska { $space }
move-bonfire-yield = Weź: { $resource }
move-bonfire-turn-fire = Obróć Wielkie Ognisko na pole { $space }
move-bonfire-reward = Weź { $take }
move-bonfire-portal = Weź { $shape-acc }
move-bonfire-recruit = Zrekrutuj { $gnome-acc }
move-bonfire-price =
    Zużyj { $tiles ->
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
move-bonfire-send = Wyślij nowicjusza: { $bonus }
move-bonfire-bonus = Weź premię
move-bonfire-point = Weź zamiast tego 1 punkt
move-bonfire-neutral = Bonusowa akcja: wyślij neutralnego nowicjusza z „{ $common }”
move-bonfire-dig =
    { $fire-key ->
        [blue] Weź kafelek ścieżki z niebieskim kryształem
        [red] Weź kafelek ścieżki z czerwonym kryształem
       *[yellow] Weź kafelek ścieżki z żółtym kryształem
    }: { $resource }
move-bonfire-guardian = Weź { $guardian-acc }
move-bonfire-tom-task = Wybierz dla Toma zadanie { $slot } { $island-from }
move-bonfire-end-turn = Zakończ turę
move-bonfire-pass = Spasuj do końca gry
move-bonfire-give-up = Odpadnij z gry: nic więcej nie możesz zrobić

## What happened

event-bonfire-gained-tiles = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-bonfire-gained-resources = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-bonfire-gained-points =
    { $who } { $a0 ->
        [0] nie zdobywa punktów
        [one] zdobywa { $a0 } punkt
        [few] zdobywa { $a0 } punkty
        [many] zdobywa { $a0 } punktów
       *[other] zdobywa { $a0 } punktów
    } { $a1 }
    .you =
        { $a0 ->
            [0] Nie zdobywasz punktów
            [one] Zdobywasz { $a0 } punkt
            [few] Zdobywasz { $a0 } punkty
            [many] Zdobywasz { $a0 } punktów
           *[other] Zdobywasz { $a0 } punktów
        } { $a1 }
event-bonfire-paid-tiles = { $who } zużywa { $a0-count-acc }
    .you = Zużywasz { $a0-count-acc }
event-bonfire-paid-resources = { $who } zużywa { $a0-count-acc }
    .you = Zużywasz { $a0-count-acc }
event-bonfire-threw-away = { $who } odrzuca { $a0-count-acc }
    .you = Odrzucasz { $a0-count-acc }
event-bonfire-placed-fate = { $who } umieszcza kafelek losu: { $a0 }
    .you = Umieszczasz kafelek losu: { $a0 }
event-bonfire-built-path = { $who } umieszcza na polu ścieżki { $a1 } { $a0-acc }
    .you = Umieszczasz na polu ścieżki { $a1 } { $a0-acc }
event-bonfire-new-paths = Cztery kafelki ścieżki wędrują pod stos
event-bonfire-turned-up-path = Nowy kafelek ścieżki: { $a0 }
event-bonfire-sailed = { $who } płynie { $a1-to }
    .you = Płyniesz { $a1-to }
event-bonfire-took-task = { $who } bierze { $a1-from } zadanie: „{ $a0 }”
    .you = Bierzesz { $a1-from } zadanie: „{ $a0 }”
event-bonfire-turned-up-offering = { $who } odkrywa nowy żeton ofiary: { $a0 }
    .you = Odkrywasz nowy żeton ofiary: { $a0 }
event-bonfire-took-guardian = { $who } odnajduje { $a0-acc }
    .you = Odnajdujesz { $a0-acc }
event-bonfire-marched = { $who } przesuwa { $a0-acc } { $a2-to }
    .you = Przesuwasz { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } obraca Wielkie Ognisko
    .you = Obracasz Wielkie Ognisko
event-bonfire-took-portal = { $who } bierze { $a0-acc } do wcięcia { $a1 }
    .you = Bierzesz { $a0-acc } do wcięcia { $a1 }
event-bonfire-took-gnome = { $who } rekrutuje { $a0-acc }
    .you = Rekrutujesz { $a0-acc }
event-bonfire-turned-up-gnome = Nowy specjalista: { $a0 }
event-bonfire-ignited = { $who } rozpala ognisko: „{ $a0 }”
    .you = Rozpalasz ognisko: „{ $a0 }”
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
event-bonfire-went-out = { $who } nie może już nic zrobić i jest poza grą
    .you = Nie możesz już nic zrobić: jesteś poza grą
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } rozgrywa swoją ostatnią turę
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
event-bonfire-tom-turned-up = Karta Toma ({ $a1 } z 32): { $a0 }
event-bonfire-tom-showed-gnome = Tom odkrywa { $a0-acc }; zasób: { $a1 }
event-bonfire-tom-took-task = Tom bierze { $a1-from } zadanie jako ognisko: „{ $a0 }”
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
run-bonfire-paid = { $who } zużywa { $lost }
    .you = Zużywasz { $lost }
run-bonfire-swapped = { $who } zużywa { $lost } i zyskuje { $gained }
    .you = Zużywasz { $lost } i zyskujesz { $gained }

## What is asked

ask-bonfire-first-tile = Zatrzymujesz pierwszy kafelek losu czy wymieniasz go na środkowy?
    .other = { $who } wybiera pierwszy kafelek losu
ask-bonfire-way-round = Jak ma leżeć kafelek losu: tak czy obrócony?
    .other = { $who } wybiera, jak położyć kafelek losu
    .figures = Jak ma leżeć kafelek losu ({ $tile }): tak czy obrócony?
ask-bonfire-turn = Twoja tura: umieść kafelek losu, użyj żetonów akcji albo rozpal ognisko
    .other = { $who } rozgrywa swoją turę
ask-bonfire-after = Wykonaj bonusową akcję albo zakończ turę
    .other = { $who } może wykonać bonusowe akcje
ask-bonfire-keep = Które żetony akcji zatrzymujesz? Pozostałe odrzucasz
    .other = { $who } wybiera żetony akcji do zatrzymania
    .figures =
        Zatrzymaj { $number ->
            [one] { $number } żeton akcji
            [few] { $number } żetony akcji
            [many] { $number } żetonów akcji
           *[other] { $number } żetonów akcji
        }, a pozostałe odrzuć
ask-bonfire-fate-end = Weź górny albo dolny kafelek losu ze swojego zapasu
    .other = { $who } bierze kafelek losu
ask-bonfire-fate-line = Gdzie w obszarze losu umieścisz kafelek?
    .other = { $who } umieszcza kafelek losu
    .figures = Gdzie w obszarze losu umieścisz kafelek ({ $tile })?
ask-bonfire-path-choice = Który kafelek ścieżki budujesz?
    .other = { $who } wybiera kafelek ścieżki
ask-bonfire-island-deed = Chcesz wykonać akcję wyspy?
    .other = { $who } może wykonać akcję wyspy
ask-bonfire-offering = Który żeton ofiary tu zostawiasz?
    .other = { $who } wybiera żeton ofiary
    .figures = Który żeton ofiary zostawiasz { $island-at }?
ask-bonfire-task-space = Wybierz wolne pole na zadanie
    .other = { $who } wybiera pole na zadanie
    .figures = Wybierz wolne pole na zadanie „{ $task }”
ask-bonfire-pay-tiles = Wybierz żetony akcji do zużycia
    .other = { $who } zużywa żetony akcji
    .figures =
        { $owed ->
            [0] Zużyj jeszcze { $throw ->
                [one] { $throw } żeton
                [few] { $throw } żetony
                [many] { $throw } żetonów
               *[other] { $throw } żetonów
            } zamiast brakujących
            [one] Zużyj { $owed } żeton
            [few] Zużyj { $owed } żetony
            [many] Zużyj { $owed } żetonów
           *[other] Zużyj { $owed } żetonów
        }{ $owed ->
            [0] { "" }
           *[other] { " " }{ $kind-key ->
                [path] ścieżki
                [ship] statku
                [task] zadania
                [guardian] strażniczki
                [great-bonfire] Wielkiego Ogniska
               *[gnome] gnoma
            }
        }
ask-bonfire-pay-resources = Wybierz zasoby do zużycia
    .other = { $who } zużywa zasoby
    .figures =
        { $owed-size ->
            [0] Zużyj jeszcze { $throw ->
                [one] { $throw } zasób
                [few] { $throw } zasoby
                [many] { $throw } zasobów
               *[other] { $throw } zasobów
            } zamiast brakujących
            [one] Zużyj { $owed }
            [few] Zużyj { $owed }
            [many] Zużyj { $owed }
           *[other] Zużyj { $owed }
        }
ask-bonfire-gnome-price = Co zużyjesz, by zrekrutować gnoma?
    .other = { $who } zużywa żetony i zasoby na gnoma
    .figures = Co zużyjesz, by zrekrutować { $gnome-acc }?
ask-bonfire-procession = Procesja: którą strażniczkę przesuwasz i jak daleko?
    .other = { $who } prowadzi procesję
    .figures =
        { $guardian-key ->
            [none] Procesja, { $steps ->
                [one] { $steps } krok
                [few] najwyżej { $steps } kroki
                [many] najwyżej { $steps } kroków
               *[other] najwyżej { $steps } kroków
            }: którą strażniczkę przesuwasz teraz?
           *[other] Jak daleko idzie { $guardian-nom }? Najwyżej { $steps ->
                [one] { $steps } krok
                [few] { $steps } kroki
                [many] { $steps } kroków
               *[other] { $steps } kroków
            }
        }
ask-bonfire-yield = Jaki zasób bierzesz?
    .other = { $who } wybiera zasób
    .figures =
        Jaki zasób bierzesz{ $number ->
            [one] { "" }
            [few] { " " }({ $number } sztuki)
            [many] { " " }({ $number } sztuk)
           *[other] { " " }({ $number } sztuk)
        }?
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
    .other = { $who } wybiera między premią a 1 punktem
    .figures = Bierzesz premię ({ $bonus }) czy 1 punkt?
ask-bonfire-path-bonus = Weź za darmo odkryty kafelek ścieżki albo przejrzyj stos
    .other = { $who } bierze kafelek ścieżki za darmo
ask-bonfire-pile-bonus = Weź dowolny kafelek ścieżki ze stosu
    .other = { $who } przegląda stos
ask-bonfire-guardian-bonus = Którą strażniczkę bierzesz?
    .other = { $who } wybiera strażniczkę
ask-bonfire-fire-bonus = Obróć Wielkie Ognisko na dowolne pole
    .other = { $who } obraca Wielkie Ognisko
ask-bonfire-specialist-bonus = Którego specjalistę bierzesz za darmo?
    .other = { $who } bierze specjalistę za darmo
ask-bonfire-move-who = Którą strażniczkę przesuwasz?
    .other = { $who } przesuwa strażniczkę
ask-bonfire-move-to = Dokąd ma iść?
    .other = { $who } przesuwa strażniczkę
    .figures = Dokąd ma iść { $guardian-nom }?
ask-bonfire-ship-bonus = Przemieść statek za darmo do dowolnej innej wyspy
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
no-bonfire-act-first = Najpierw wykonaj swoją akcję: umieść kafelek losu, użyj żetonów akcji albo rozpal ognisko.
no-bonfire-action-done = Akcja w tej turze już za tobą; możesz jeszcze tylko wykonywać bonusowe akcje.
no-bonfire-all-paid =
    Prawie gotowe: zużyj jeszcze { $throw ->
        [one] { $throw } sztukę
        [few] { $throw } sztuki
        [many] { $throw } sztuk
       *[other] { $throw } sztuk
    } zamiast tego, czego ci brakuje.
no-bonfire-all-paths-shown =
    Wszystkie kafelki ścieżki były już odkryte ({ $shown ->
        [one] { $shown } kafelek
        [few] { $shown } kafelki
        [many] { $shown } kafelków
       *[other] { $shown } kafelków
    }).
no-bonfire-any-resource-will-do = Tu pasuje każdy zasób; niczego nie trzeba zastępować.
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
no-bonfire-choose-guardian-first = Najpierw wybierz, którą strażniczkę przesuwasz.
no-bonfire-common-not-met = Nie spełniasz jeszcze wspólnego zadania „{ $common }”: masz { $have } z { $need }.
no-bonfire-countdown-not-here = Kafelki odliczania jeszcze do ciebie nie dotarły; to zwykła tura.
no-bonfire-crystals-differ = Wszystkie 4 odkryte kafelki ścieżki muszą mieć kryształy w tym samym kolorze; teraz są to: { $crystals }.
no-bonfire-elder-not-free = { $gnome } to starszy; za darmo możesz tu wziąć tylko specjalistę.
no-bonfire-forward-only = Stoi { $place-at } i może iść tylko naprzód.
no-bonfire-furthest-first = Najpierw idzie ta z przodu: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = Nie możesz zrekrutować tego gnoma: { $gnome } nie jest teraz odkryty.
no-bonfire-gnome-taken = { $who } ma już { $gnome-acc }.
no-bonfire-gnome-yours = Masz już { $gnome-acc }.
no-bonfire-gnomes-full = Masz już { $gnomes } gnomów; na więcej nie ma miejsca.
no-bonfire-guardian-cannot-step = Ta strażniczka nie może zrobić kroku: { $guardian-nom }.
no-bonfire-guardian-in-the-way = Pole ścieżki { $space } blokuje { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Nie ma wolnego pola ścieżki ani ogniska, na które może iść { $guardian-nom }.
no-bonfire-guardian-owned = Masz już { $guardian-acc }, a nie możesz mieć 2 w tym samym kolorze.
no-bonfire-kept-already =
    Zatrzymujesz już wszystkie takie ({ $have ->
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
    }; { $have ->
        [0] nie masz żadnego
       *[other] masz tylko { $have }
    }.
no-bonfire-lacks-gnome-price =
    Potrzeba: 2 żetony gnoma i { $single-nom } albo 1 żeton gnoma i { $double-nom }. { $held-size ->
        [0] Nie masz żetonów akcji{ $have-size ->
            [0] {" "}ani zasobów
           *[other] , a z zasobów: { $have-nom }
        }
       *[other] Masz { $held }{ $have-size ->
            [0] , a zasobów nie masz wcale
           *[other] , a z zasobów: { $have-nom }
        }
    }.
no-bonfire-lacks-offering =
    Potrzeba: { $either-nom-or }; { $have-size ->
        [0] nie masz żadnych zasobów
        [one] masz { $have }
        [few] masz { $have }
        [many] masz { $have }
       *[other] masz { $have }
    }.
no-bonfire-lacks-resources =
    Potrzeba: { $needs-nom }; { $have-size ->
        [0] nie masz żadnych zasobów
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
    } i { $needs-nom }. { $held-size ->
        [0] Nie masz żetonów akcji{ $have-size ->
            [0] {" "}ani zasobów
           *[other] , a z zasobów: { $have-nom }
        }
       *[other] Masz { $held }{ $have-size ->
            [0] , a zasobów nie masz wcale
           *[other] , a z zasobów: { $have-nom }
        }
    }.
no-bonfire-lacks-tiles =
    Potrzeba { $needed ->
        [one] { $needed } żetonu
       *[other] { $needed } żetonów
    } { $kind-key ->
        [path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
       *[gnome] gnoma
    }; { $held-size ->
        [0] nie masz żetonów akcji
       *[other] masz { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Pole { $space } jest o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } dalej. Potrzeba { $needed ->
        [one] { $needed } żetonu
       *[other] { $needed } żetonów
    } { $kind-key ->
        [path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
       *[gnome] gnoma
    }; { $held-size ->
        [0] nie masz żetonów akcji
       *[other] masz { $held }
    }.
no-bonfire-lit-already = Ognisko na polu { $space } już płonie: „{ $task }”.
no-bonfire-neutral-novice-gone = Neutralnego nowicjusza z „{ $common }” już nie ma.
no-bonfire-neutral-there-already = Na tym polu stoi już neutralny nowicjusz ({ $bonus }).
no-bonfire-next-portal-not-there = Następne wcięcie ({ $notch }) wymaga: { $portal }; na polu { $space } takiego nie ma.
no-bonfire-no-countdown-yet = Odliczanie jeszcze się nie zaczęło. Nowicjusze w Radzie: { $novices } z { $needed }.
no-bonfire-no-fate-tile = Nie masz już kafelków losu.
no-bonfire-no-guardian = Nie masz tej strażniczki: { $guardian-nom }.
no-bonfire-no-guardian-left = Tej strażniczki nie ma już na wyspie: { $guardian-nom }.
no-bonfire-no-notch-for-portal = Do wolnych wcięć pasują: { $portals-or }; takiego portalu tam nie ma.
no-bonfire-no-offering-left = Nie ma tam już żetonów ofiary.
no-bonfire-no-pair-of-resources = Para to dwa inne zasoby; na cały koszt masz tylko { $have }.
no-bonfire-no-pair-of-tiles =
    Para to 2 inne żetony; { $held-size ->
        [0] nie masz żadnego
       *[other] masz tylko { $held }
    }.
no-bonfire-no-path-tile-there = Na pozycji { $slot } nie ma kafelka ścieżki.
no-bonfire-no-point-here = To pole daje 2 sztuki złota i 1 żółty żeton; tu nie można wziąć 1 punktu.
no-bonfire-no-portal = W wcięciu { $bonfire } brakuje jeszcze portalu ({ $portal }).
no-bonfire-no-resource = Nie masz takiego zasobu: { $resource }.
no-bonfire-no-room-for-fate = W obszarze losu nie ma już miejsca na kafelek losu.
no-bonfire-no-task = Na polu { $space } nie ma zadania.
no-bonfire-no-task-there = Na pozycji { $slot } { $island-at } nie ma zadania.
no-bonfire-no-tile =
    Nie masz { $kind-key ->
        [path] żetonu ścieżki
        [ship] żetonu statku
        [task] żetonu zadania
        [guardian] żetonu strażniczki
        [great-bonfire] żetonu Wielkiego Ogniska
        [gnome] żetonu gnoma
       *[yellow] żółtego żetonu
    }.
no-bonfire-no-tile-to-keep =
    Nie masz { $kind-key ->
        [path] żetonu ścieżki
        [ship] żetonu statku
        [task] żetonu zadania
        [guardian] żetonu strażniczki
        [great-bonfire] żetonu Wielkiego Ogniska
        [gnome] żetonu gnoma
       *[yellow] żółtego żetonu
    } do zatrzymania.
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
no-bonfire-not-beside-a-tile = Co najmniej jedno pole kafelka losu musi stykać się z ułożonym już kafelkiem.
no-bonfire-not-in-pile =
    Takiego kafelka nie ma w stosie: { $resource }, { $fire-key ->
        [blue] niebieski
        [red] czerwony
       *[yellow] żółty
    } kryształ.
no-bonfire-notches-filled = Wszystkie 7 wcięć jest zapełnionych.
no-bonfire-novice-there-already = Na tym polu stoi już twój nowicjusz ({ $bonus }).
no-bonfire-other-decision = Teraz nie możesz tego zrobić. { $ask }
no-bonfire-other-guardian-goes = Teraz idzie { $guardian-nom }.
no-bonfire-other-portal-next = Następne wcięcie ({ $notch }) wymaga: { $portal }.
no-bonfire-other-resource-owed = Najpierw zużyj inny zasób ({ $owed }). { $resource-count } to za mało: 2 dowolne zasoby zastępują 1, którego ci brakuje.
no-bonfire-other-tile-owed =
    Najpierw zużyj { $owed-key ->
        [path] żetony ścieżki
        [ship] żetony statku
        [task] żetony zadania
        [guardian] żetony strażniczki
        [great-bonfire] żetony Wielkiego Ogniska
        [gnome] żetony gnoma
       *[yellow] żółte żetony
    }. { $kind-count } to za mało: 2 dowolne żetony zastępują 1, którego ci brakuje.
no-bonfire-outside-fate-area = Kafelek wystawałby poza obszar losu ({ $squares }). Możesz go tak umieścić tylko wtedy, gdy masz Budowniczego Mostów.
no-bonfire-pass-instead = Podczas odliczania zamiast tego pasujesz i dostajesz punkty.
no-bonfire-path-complete = Twoja ścieżka jest pełna: masz 6 zbudowanych kafelków.
no-bonfire-path-not-built = Pole ścieżki { $space } nie jest jeszcze zbudowane; ścieżka sięga do pola { $built }.
no-bonfire-path-pile-empty = Stos kafelków ścieżki jest pusty.
no-bonfire-path-space-taken = Na polu ścieżki { $space } stoi już strażniczka.
no-bonfire-portal-not-there = Takiego portalu nie ma na polu { $space }: { $portal }.
no-bonfire-resource-not-lacking = Para zastępuje tylko zasób, którego brakuje; masz { $have } × { $resource }.
no-bonfire-rest-unpaid = Jeśli to zużyjesz, nie wystarczy na resztę.
no-bonfire-ship-is-there = Twój statek stoi już { $island-at }.
no-bonfire-ship-must-leave = Twój statek stoi już { $island-at }; musi popłynąć na inną wyspę.
no-bonfire-somebody-must-step = Co najmniej jedna strażniczka musi zrobić krok, a żadna z tych z tyłu nie może.
no-bonfire-squares-covered = Leży tam już kafelek ({ $squares }).
no-bonfire-stands-there-already = Już tam stoi.
no-bonfire-steps-of-no-use =
    Żadna strażniczka nie wykorzysta { $steps ->
        [one] { $steps } kroku
       *[other] { $steps } kroków
    }; zużyj mniej żetonów.
no-bonfire-task-not-met = Jeszcze niespełnione ({ $have } z { $need }): „{ $task }”.
no-bonfire-task-space-taken = Pole zadania { $space } jest zajęte: „{ $task }”.
no-bonfire-tasks-full = Zadania i ogniska: { $tasks }; miejsca jest na 7.
no-bonfire-throw-resources-later =
    Jeszcze nie: najpierw zużyj { $owed ->
        [one] { $owed } zasób
        [few] { $owed } zasoby
        [many] { $owed } zasobów
       *[other] { $owed } zasobów
    }.
no-bonfire-throw-tiles-later =
    Jeszcze nie: najpierw zużyj { $owed ->
        [one] { $owed } żeton
        [few] { $owed } żetony
        [many] { $owed } żetonów
       *[other] { $owed } żetonów
    } { $kind-key ->
        [path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
       *[gnome] gnoma
    }.
no-bonfire-tile-not-lacking =
    Para zastępuje tylko żeton, którego brakuje; masz { $have ->
        [one] { $have } żeton
        [few] { $have } żetony
       *[other] { $have } żetonów
    } { $kind-key ->
        [path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
       *[gnome] gnoma
    }.
no-bonfire-tom-takes-other =
    Tom bierze zadanie o { $value-key ->
        [lowest] najniższej
       *[highest] najwyższej
    } wartości z wysp tego zasobu: { $resource }. To nie to zadanie.
no-bonfire-too-far =
    Odległość: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }; może zrobić najwyżej { $most }.
no-bonfire-two-rewards-only = Wybierz 2 nagrody; wszystkie 3 weźmiesz tylko wtedy, gdy masz Szafarza Ognia.
no-bonfire-wholly-outside = Wszystkie trzy pola leżą poza obszarem losu.
no-bonfire-yellow-no-pair = Z Farbiarzem żółty żeton nie może być częścią pary.

## The score sheet

source-bonfire-head-start = Przewaga na start
    .for = za przewagę na start
source-bonfire-elders = Starsi
    .for = za starszych
source-bonfire-council = Wysoka Rada
    .for = za Wysoką Radę
source-bonfire-great-bonfire = Wielkie Ognisko
    .for = za Wielkie Ognisko
source-bonfire-passing = Pas
    .for = za pas
source-bonfire-tom = Karty Toma
    .for = za karty Toma
source-bonfire-bonfires = Ogniska
    .for = za ogniska
source-bonfire-guardians = Strażniczki przy ogniskach
    .for = za strażniczki przy ogniskach
source-bonfire-portals = Portale przy ogniskach
    .for = za portale przy ogniskach
source-bonfire-crystals = Pasujące kryształy
    .for = za pasujące kryształy
source-bonfire-common-tasks = Wspólne zadania
    .for = za wspólne zadania
source-bonfire-fate-tiles = Pozostałe kafelki losu
    .for = za pozostałe kafelki losu
source-bonfire-supply = Pozostałe żetony i zasoby
    .for = za pozostałe żetony i zasoby

## Setup options

option-bonfire-first_game = Pierwsza gra
    .help = Zadania na jednej wyspie mają różne kolory, więc wszędzie są też łatwe.
    .with = Na pierwszą grę: na każdej wyspie są też łatwe zadania.
    .without = Zadania trafiają na wyspy losowo.
option-bonfire-handicap = Utrudnienie
    .help = Tylko solo: tyle punktów ma na początku Tom. Poniżej 0 masz je ty.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = kafelek ścieżki { $name }
thing-bonfire-task = zadanie „{ $name }”
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name }
thing-bonfire-ship = nowa wyspa dla twojego statku
then-bonfire-new-paths = zostaną odkryte cztery nowe kafelki ścieżki
then-bonfire-turned-up-path = zostanie odkryty kafelek ścieżki
then-bonfire-turned-up-offering = zostanie odkryty żeton ofiary
then-bonfire-turned-up-gnome = zostanie odkryty specjalista
then-bonfire-tom-turned-up = Tom odkryje kartę
then-bonfire-shuffled = stos zostanie potasowany
then-bonfire-built-path = kafelek ścieżki zostanie dobrany w ciemno
then-bonfire-hidden = coś zostanie odkryte
