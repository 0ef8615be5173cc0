## What buttons say

move-emberheart-attribute = Podnieś { $attribute-acc }
move-emberheart-no-attribute = Nie podnoś żadnej cechy
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
       *[no] Nie bierz ekwipunku
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
move-emberheart-swap = Zużyj 1 sztukę ekwipunku, aby wymienić stronnika
move-emberheart-swap-kinds = Wymień { $from-count-acc } na { $to-count-acc }
move-emberheart-attach = Dołącz smoka
move-emberheart-dragon = Wybierz { $dragon-acc }
move-emberheart-onto-hero = Dołącz go do karty „{ $hero }”
move-emberheart-onto-preserve = Dołącz go do karty „{ $preserve }”
move-emberheart-without-gear = Dołącz bez ekwipunku
move-emberheart-with-gear = Dołącz z 1 sztuką ekwipunku
move-emberheart-done = Przejdź dalej
move-emberheart-call = Odwołaj drużynę z pola { $space } { $place-at }
move-emberheart-no-call = Zostaw wszystkie drużyny na miejscu
move-emberheart-discard-raid = Odrzuć kartę najazdu „{ $raid }”
move-emberheart-take =
    { $card-key ->
        [none] Weź kartę { $slot }
       *[other] Weź { $card-acc }
    }
move-emberheart-decline = Nie bierz karty
move-emberheart-goes-first = Niech drużyna z pola { $space } idzie pierwsza
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
move-emberheart-exchange =
    { $number ->
        [one] Wymień { $number } { $from-key ->
            [hireling] pomocnika
            [scout] zwiadowcę
            [ranger] tropicielkę
           *[warden] strażniczkę
        } na { $number } { $to-key ->
            [hireling] pomocnika
            [scout] zwiadowcę
            [ranger] tropicielkę
           *[warden] strażniczkę
        }
       *[other] Wymień { $number } { $from-key ->
            [hireling] pomocników
            [scout] zwiadowców
            [ranger] tropicielki
           *[warden] strażniczki
        } na { $number } { $to-key ->
            [hireling] pomocników
            [scout] zwiadowców
            [ranger] tropicielki
           *[warden] strażniczki
        }
    }
move-emberheart-use-apprentice = Użyj Uczennicy: weź bohatera
move-emberheart-use-bard = Użyj Barda: dobierz 2 bohaterów
move-emberheart-keep-hero = Zarezerwuj { $hero-acc }
move-emberheart-use-paragon =
    Wzór Cnót: płomień +1 i 2 pomocników na { $scouts ->
        [0] 2 tropicielki
        [one] 1 zwiadowcę i 1 tropicielkę
        [few] 2 zwiadowców
        [many] 2 zwiadowców
       *[other] 2 zwiadowców
    }
move-emberheart-go-further = Zużyj 1 sztukę ekwipunku na 1 krok więcej
move-emberheart-no-further = Zostaw tak
move-emberheart-flame-rises = Niech płomień rośnie; weź pomocników
move-emberheart-discard-instead = Odrzuć zamiast tego specjalistów
move-emberheart-lose = Odrzuć { $follower-count-acc }
move-emberheart-use-remaining = Zastosuj pozostałą kartę najazdu
move-emberheart-use-discarded = Zastosuj odrzuconą kartę najazdu
move-emberheart-use-sage = Płomień +1 i odrzuć o 2 mniej (Mędrzec Ognia)
move-emberheart-no-sage = Odrzuć tyle, ile mówi karta najazdu

## What happened

event-emberheart-gained-followers = { $who } zyskuje { $a0-count-acc }
    .you = Zyskujesz { $a0-count-acc }
event-emberheart-lost-followers = { $who } odrzuca { $a0-count-acc }
    .you = Odrzucasz { $a0-count-acc }
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
    { $who } zużywa { $a0 ->
        [one] { $a0 } sztukę
        [few] { $a0 } sztuki
        [many] { $a0 } sztuk
       *[other] { $a0 } sztuk
    } ekwipunku
    .you = 
        Zużywasz { $a0 ->
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
event-emberheart-discarded-raid = { $who } odrzuca kartę najazdu „{ $a0 }”
    .you = Odrzucasz kartę najazdu „{ $a0 }”
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
event-emberheart-attached-dragon = { $who } dołącza { $a0-acc } do karty „{ $a1 }”
    .you = Dołączasz { $a0-acc } do karty „{ $a1 }”
event-emberheart-drew-heroes =
    { $who } dobiera bohaterów dzięki Bardowi: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Dobierasz bohaterów dzięki Bardowi: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } odrzuca { $a0-acc } dzięki Treserce Smoków
    .you = Odrzucasz { $a0-acc } dzięki Treserce Smoków
event-emberheart-flame-moved =
    { $a0-way ->
        [up] { $who } podnosi płomień o { $a0-by }
       *[down] { $who } obniża płomień o { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Twój płomień rośnie o { $a0-by }
           *[down] Twój płomień spada o { $a0-by }
        }
event-emberheart-attribute-moved = { $who } podnosi { $a0-acc } o { $a1 }
    .you = Podnosisz { $a0-acc } o { $a1 }
event-emberheart-raided =
    Najazd ({ $a0 }): { $a1 ->
        [0] { $who } nie traci nikogo
       *[other] { $who } musi odrzucić { $a0-count-acc }
    }
    .you =
        Najazd ({ $a0 }): { $a1 ->
            [0] nie tracisz nikogo
           *[other] musisz odrzucić { $a0-count-acc }
        }
event-emberheart-new-round = Zaczyna się runda { $a0 }
event-emberheart-blocked = Neutralne herby blokują te pola: { $a0 }
event-emberheart-discarded-card = Przez neutralny herb jedna karta { $a0-at } zostaje odrzucona
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who }: pomaga { $a0 }
    .you = Pomaga ci { $a0 }
event-emberheart-ended = Koniec gry

## Gains and payments in a row

run-emberheart-gained = { $who } zyskuje { $gained }
    .you = Zyskujesz { $gained }
run-emberheart-paid = { $who } zużywa { $lost }
    .you = Zużywasz { $lost }
run-emberheart-discarded = { $who } odrzuca { $lost }
    .you = Odrzucasz { $lost }
run-emberheart-swapped = { $who } oddaje { $lost }, a zyskuje { $gained }
    .you = Oddajesz { $lost }, a zyskujesz { $gained }

## What is asked

ask-emberheart-first-attribute = Która cecha ma zacząć od 1?
    .other = { $who } wybiera cechę
ask-emberheart-before = Przed fazą akcji: użyj bohaterów, dołącz smoki albo przejdź dalej
    .other = { $who } przygotowuje się do fazy akcji
ask-emberheart-act = Twoja tura: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę
    .other = { $who } rozgrywa swoją turę
    .figures = 
        { $acted ->
            [yes] Wymień stronników, dołącz smoki albo zakończ turę
           *[no] Twoja tura: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę
        }
ask-emberheart-resend = Wyślij nową drużynę zamiast odwołanej
    .other = { $who } wysyła nową drużynę
ask-emberheart-party-space = Na które pole idzie drużyna?
    .other = { $who } wybiera pole dla drużyny
    .figures =
        { $place }: które pole? { $fitting-sum ->
            [0] Nie masz stronników, którzy mogą tam iść
            [one] Masz 1 stronnika, który może tam iść
            [few] Masz { $fitting-sum } stronników, którzy mogą tam iść
            [many] Masz { $fitting-sum } stronników, którzy mogą tam iść
           *[other] Masz { $fitting-sum } stronników, którzy mogą tam iść
        }
ask-emberheart-party = Kogo wysyłasz?
    .other = { $who } zbiera drużynę
    .figures = { $place }, pole { $space }: kogo wysyłasz?
ask-emberheart-companion = Co ma zrobić twój smoczy towarzysz?
    .other = { $who } korzysta ze smoczego towarzysza
    .figures =
        Co ma zrobić twój smoczy towarzysz? Może { $gear ->
            [0] { "" }
            [one] przynieść { $gear } sztukę ekwipunku
            [few] przynieść { $gear } sztuki ekwipunku
            [many] przynieść { $gear } sztuk ekwipunku
           *[other] przynieść { $gear } sztuk ekwipunku
        }{ $flame ->
            [0] { "" }
           *[other] { $gear ->
                [0] { "" }
               *[other] { " i " }
            }obniżyć twój płomień o { $flame }
        }
ask-emberheart-swap = Którego stronnika wymieniasz i na jaki rodzaj? Kosztuje to 1 sztukę ekwipunku
    .other = { $who } wymienia stronników
ask-emberheart-attach = Którego smoka dołączasz?
    .other = { $who } dołącza smoka
ask-emberheart-onto = Do którego bohatera lub rezerwatu dołączasz smoka?
    .other = { $who } dołącza smoka
    .figures = Do której karty dołączasz { $dragon-acc }?
ask-emberheart-gear = Kładziesz 1 sztukę ekwipunku na smoku?
    .other = { $who } dołącza smoka
    .figures = Dołączasz { $dragon-acc } z 1 sztuką ekwipunku? Daje 1 punkt chwały więcej
ask-emberheart-call-back = Odwołaj jedną ze swoich drużyn i wyślij nową albo zostaw wszystkie na miejscu
    .other = { $who } może odwołać drużynę
ask-emberheart-defend = Którą kartę najazdu odrzucasz?
    .other = { $who } odrzuca kartę najazdu
ask-emberheart-reward = Weź kartę dla swojej drużyny albo nie bierz żadnej i zyskaj 2 sztuki ekwipunku
    .other = { $who } wybiera kartę
    .figures = { $place }, twoja drużyna na polu { $space }: weź kartę albo nie bierz żadnej i zyskaj 2 sztuki ekwipunku
ask-emberheart-climb = Góra: weź smoka z tego poziomu albo się wycofaj
    .other = { $who } wspina się na Górę
    .figures = 
        Góra, { $level-key ->
            [middle] środkowy poziom
           *[top] górny poziom
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
ask-emberheart-window = Dołącz teraz smoka albo przejdź dalej
    .other = { $who } może dołączyć smoka
ask-emberheart-wrangle = Pasterz: 1 pomocnik czy 1 sztuka ekwipunku za smoka?
    .other = { $who } korzysta z Pasterza
ask-emberheart-welcome = Twoja umiejętność: weź 1 pomocnika, wymień 1 na specjalistę albo zrezygnuj
    .other = { $who } korzysta z umiejętności
ask-emberheart-outfit = Krawiec: ilu nowych pomocników zamieniasz na ekwipunek?
    .other = { $who } korzysta z Krawca
    .figures = Krawiec: ilu z { $hirelings } nowych pomocników zamieniasz na ekwipunek?
ask-emberheart-exchange = Wymieniasz do 2 pomocników na specjalistów lub odwrotnie?
    .other = { $who } może wymienić stronników
    .figures =
        Wymieniasz do 2 pomocników na { $specialist-key ->
            [scout] zwiadowców
            [ranger] tropicielki
           *[warden] strażniczki
        } lub odwrotnie?
ask-emberheart-mentor = Mentor: wymień nowych specjalistów na inny rodzaj albo przejdź dalej
    .other = { $who } korzysta z Mentora
    .figures = Mentor: wymień na inny rodzaj (jeszcze najwyżej { $swaps }; nowi: { $brought-nom }) albo przejdź dalej
ask-emberheart-apprentice = Którego bohatera przyprowadza Uczennica?
    .other = { $who } korzysta z Uczennicy
ask-emberheart-bard = Bard: którego bohatera rezerwujesz dla siebie?
    .other = { $who } korzysta z Barda
    .figures = Bard: kogo rezerwujesz dla siebie? Do wyboru: { $heroes-or }
ask-emberheart-knight = Smoczy Rycerz: która cecha rośnie o 1?
    .other = { $who } korzysta ze Smoczego Rycerza
    .figures = Smoczy Rycerz: która cecha rośnie o 1? Na karcie: { $attribute }
ask-emberheart-further = Twoja umiejętność: zużywasz 1 sztukę ekwipunku na 1 krok więcej?
    .other = { $who } korzysta z umiejętności
    .figures = Twoja umiejętność: { $attribute } (teraz { $level }) o 1 więcej za 1 sztukę ekwipunku?
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
        { $number ->
            [one] Którego specjalistę odrzucasz?
            [few] Których { $number } specjalistów odrzucasz?
            [many] Których { $number } specjalistów odrzucasz?
           *[other] Których { $number } specjalistów odrzucasz?
        }
ask-emberheart-messenger = Posłaniec: która karta najazdu cię dotyczy?
    .other = { $who } korzysta z Posłańca
ask-emberheart-sage = Mędrzec Ognia: podnosisz płomień o 1, żeby odrzucić o 2 mniej?
    .other = { $who } korzysta z Mędrca Ognia
    .figures = Mędrzec Ognia: odrzucasz { $loss } czy podnosisz płomień o 1 i odrzucasz { $with_sage }?
ask-emberheart-train = Treserka Smoków: odrzuć niedołączonego smoka, by podnieść jego cechę o 1, albo żadnego
    .other = { $who } korzysta z Treserki Smoków
ask-emberheart-train-exotic = Którą cechę podnosi egzotyczny smok?
    .other = { $who } korzysta z Treserki Smoków

## Why not

no-emberheart-game-over = Gra jest zakończona.
no-emberheart-act-first = Najpierw wykonaj swoją akcję: wyślij drużynę, użyj Magazynu lub Remizy albo weź doradcę.
no-emberheart-action-done = Akcja w tej turze już za tobą; możesz jeszcze tylko wymieniać stronników i dołączać smoki.
no-emberheart-aide-taken = W tej rundzie { $who } ma już { $aide-acc }.
no-emberheart-aide-yours = W tej rundzie masz już { $aide-acc }.
no-emberheart-apprentice-used = Uczennica już pomogła; może to zrobić tylko raz na grę.
no-emberheart-attribute-at-the-end = { $attribute }: poziom { $level }, wyżej się nie da.
no-emberheart-bard-first =
    Najpierw musi dobrać Bard; w stosie jest { $heroes ->
        [one] { $heroes } bohater
        [few] { $heroes } bohaterów
        [many] { $heroes } bohaterów
       *[other] { $heroes } bohaterów
    }.
no-emberheart-bard-used = Bard już dobierał w tej rundzie.
no-emberheart-card-has-dragon = Ta karta ma już smoka: { $card }, { $dragon }.
no-emberheart-card-not-yours = Nie masz tej karty: { $card }.
no-emberheart-companion-lacks-followers =
    Pole { $space } ze smoczym towarzyszem wymaga co najmniej { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; { $fitting-sum ->
        [0] nikt z twoich nie może iść
        [one] może iść tylko { $fitting-sum } z twoich
       *[other] może iść tylko { $fitting-sum } z twoich
    }.
no-emberheart-companion-no-flame = Smoczy towarzysz obniża płomień tylko tam, gdzie nie ma innej drużyny, i od Szybkości 1.
no-emberheart-companion-no-gear = Smoczy towarzysz przynosi ekwipunek tylko na polu 3 i od Zmysłów 1.
no-emberheart-companion-placed = Smoczy towarzysz wyruszył już w tej rundzie; może iść z jedną drużyną na rundę.
no-emberheart-dragon-attached = Ten smok jest już dołączony: { $dragon }.
no-emberheart-hero-of-another-bard = Bohatera zarezerwowanego przez Barda może wziąć tylko { $who }.
no-emberheart-hero-pile-empty = Stos bohaterów jest pusty.
no-emberheart-hero-waits =
    { $hero } potrzebuje jeszcze { $colour-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka.
no-emberheart-lacks-crests =
    Potrzeba { $needed ->
        [one] { $needed } herbu
       *[other] { $needed } herbów
    }; { $crests ->
        [0] nie masz żadnego
       *[other] masz { $crests }
    }.
no-emberheart-lacks-followers =
    Potrzeba w zapasie { $needed ->
        [one] { $needed } { $follower-key ->
            [hireling] pomocnika
            [scout] zwiadowcy
            [ranger] tropicielki
           *[warden] strażniczki
        }
       *[other] { $needed } { $follower-key ->
            [hireling] pomocników
            [scout] zwiadowców
            [ranger] tropicielek
           *[warden] strażniczek
        }
    }; { $have ->
        [0] nie masz nikogo takiego
       *[other] masz tylko { $have }
    }.
no-emberheart-lacks-gear = Potrzeba 1 sztuki ekwipunku; nie masz żadnej.
no-emberheart-lacks-specialists =
    Płomień rośnie o { $steps }, więc trzeba by odrzucić tylu specjalistów; { $specialists ->
        [0] nie masz żadnego
       *[other] masz tylko { $specialists }
    }.
no-emberheart-lacks-wardens =
    { $dragon } kosztuje { $needed ->
        [one] { $needed } strażniczkę
        [few] { $needed } strażniczki
        [many] { $needed } strażniczek
       *[other] { $needed } strażniczek
    }; twoja drużyna na polu { $space } { $wardens ->
        [0] nie ma żadnej
       *[other] ma ich tylko { $wardens }
    }.
no-emberheart-marshal-waits = 2 herby naraz położysz tylko wtedy, gdy masz aktywnego Komendanta Straży; twój nie ma jeszcze smoka.
no-emberheart-mentor-no-hirelings = Mentor wymienia specjalistów na specjalistów, nie na pomocników.
no-emberheart-mentor-other-kind =
    Karta tawerny dała ci { $brought }, ale { $follower-key ->
        [hireling] ani jednego pomocnika
        [scout] ani jednego zwiadowcy
        [ranger] ani jednej tropicielki
       *[warden] ani jednej strażniczki
    }.
no-emberheart-mountain-card-gone =
    Karty { $slot } na { $level-key ->
        [middle] środkowym
       *[top] górnym
    } poziomie już nie ma.
no-emberheart-needs-marshal = 2 herby naraz położysz tylko wtedy, gdy masz Komendanta Straży.
no-emberheart-no-card-for-dragon =
    Żadna z twoich kart nie przyjmie smoka: { $dragon }. { $waiting-size ->
        [0] Żadna nie potrzebuje już smoka.
        [one] Jeszcze bez smoka: { $waiting }.
        [few] Jeszcze bez smoka: { $waiting }.
        [many] Jeszcze bez smoka: { $waiting }.
       *[other] Jeszcze bez smoka: { $waiting }.
    }
no-emberheart-no-card-there = { $place-at } nie ma karty { $slot }.
no-emberheart-no-card-waits = Żadna z twoich kart nie potrzebuje smoka. Bez karty: { $free }.
no-emberheart-no-colour-fits = Żaden niedołączony smok nie ma pasującego koloru. Smoki bez karty: { $free }. Karty bez smoka: { $waiting }.
no-emberheart-no-dragon = Nie masz { $dragon-acc }.
no-emberheart-no-follower =
    Nie masz w zapasie ani { $follower-key ->
            [hireling] jednego pomocnika
            [scout] jednego zwiadowcy
            [ranger] jednej tropicielki
           *[warden] jednej strażniczki
        }.
no-emberheart-no-followers = Nie masz w zapasie stronników do wymiany.
no-emberheart-no-free-dragon = Nie masz smoka do dołączenia.
no-emberheart-no-gear-skill = Twoja plansza nie ma umiejętności kładzenia ekwipunku na smokach.
no-emberheart-no-hero = Nie masz tej karty: { $hero }.
no-emberheart-no-hero-of-a-bard = Żaden bohater nie jest zarezerwowany przez Barda.
no-emberheart-no-hero-offered = W ofercie nie ma bohatera.
no-emberheart-no-hero-there = Na pozycji { $slot } nie ma bohatera.
no-emberheart-no-new-party = Gdyby wróciła, nie dałoby się wysłać nowej drużyny: żadne wolne pole nie pasuje.
no-emberheart-no-party-there = Nie masz drużyny na polu { $space } { $place-at }.
no-emberheart-no-swap-helps = Po żadnej wymianie nie dałoby się wysłać nowej drużyny.
no-emberheart-one-hero-drawn = W stosie był już tylko 1 bohater.
no-emberheart-only-new-hirelings = Na ekwipunek możesz zamienić tylko pomocników z tej wizyty ({ $hirelings }), nie { $asked }.
no-emberheart-other-colour =
    Karta ({ $card }) wymaga { $wanted-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka; ten jest { $colour-key ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[exotic] egzotyczny
    }: { $dragon }.
no-emberheart-other-colour-needs-gear =
    Karta ({ $card }) wymaga { $wanted-key ->
        [red] czerwonego
        [blue] niebieskiego
       *[green] zielonego
    } smoka; ten jest { $colour-key ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[exotic] egzotyczny
    }, więc potrzebuje 1 sztuki ekwipunku: { $dragon }.
no-emberheart-other-decision = Teraz nie możesz tego zrobić. { $ask }
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
no-emberheart-party-lacks-followers =
    Do tej drużyny potrzeba: { $party-nom }; { $fitting-size ->
        [0] nie masz nikogo, kto może iść
       *[other] masz { $fitting }
    }.
no-emberheart-party-size =
    Na pole { $space } może iść drużyna o liczebności { $range }; { $size ->
        [0] w twojej nie ma nikogo
       *[other] twoja liczy { $size }
    }.
no-emberheart-place-full = Wszystkie 5 pól { $place-at } jest zajętych.
no-emberheart-place-lacks-followers =
    { $place }: najmniejsze wolne pole wymaga { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; { $fitting-sum ->
        [0] nikt z twoich nie może iść
        [one] może iść tylko { $fitting-sum } z twoich
       *[other] może iść tylko { $fitting-sum } z twoich
    }.
no-emberheart-raid-gone = Karta najazdu { $raid } jest już odrzucona.
no-emberheart-resend-first = Najpierw wyślij nową drużynę zamiast odwołanej.
no-emberheart-resend-impossible = Potem nie uda ci się wysłać nowej drużyny zamiast odwołanej.
no-emberheart-space-blocked = Pole { $space } { $place-at } blokuje neutralny herb.
no-emberheart-space-lacks-followers =
    Pole { $space } wymaga { $needed ->
        [one] { $needed } stronnika
        [few] { $needed } stronników
        [many] { $needed } stronników
       *[other] { $needed } stronników
    }; { $fitting-sum ->
        [0] nikt z twoich nie może iść
        [one] może iść tylko { $fitting-sum } z twoich
       *[other] może iść tylko { $fitting-sum } z twoich
    }.
no-emberheart-space-taken = { $who } ma już drużynę na polu { $space } { $place-at }.
no-emberheart-space-yours = Na polu { $space } { $place-at } stoi już twoja drużyna.
no-emberheart-specialist-must-go = Trzeba odrzucić specjalistę; masz ich { $specialists }.
no-emberheart-swap-lacks-gear = Wymiana kosztuje 1 sztukę ekwipunku; nie masz żadnej.
no-emberheart-swap-no-help = Po tej wymianie nie dałoby się wysłać nowej drużyny; masz { $followers }, a ekwipunku: { $gear }.
no-emberheart-swap-same = Wybierz inny rodzaj: to już { $follower }.
no-emberheart-too-late-for-gear = Od najazdu 5. rundy nie można już kłaść ekwipunku na smokach.
no-emberheart-train-attached = Ten smok jest dołączony: { $dragon }. Odrzucić możesz tylko niedołączonego.
no-emberheart-train-no-dragon = Nie masz tego smoka: { $dragon }. Odrzucić możesz tylko swojego, niedołączonego.
no-emberheart-welcome-lacks-hireling = Na tę wymianę ({ $follower }) potrzeba 1 pomocnika z zapasu; nie masz żadnego.

## The score sheet

source-emberheart-dragons = Smoki
    .for = za smoki
source-emberheart-attributes = Cechy
    .for = za cechy
source-emberheart-heroes = Aktywni bohaterowie
    .for = za aktywnych bohaterów
source-emberheart-garrison = Ukończone karty garnizonu
    .for = za ukończone karty garnizonu
source-emberheart-flame = Poniżej najwyższego płomienia
    .for = za odstęp od najwyższego płomienia

## Setup options

option-emberheart-side = Umiejętności (strona B)
    .help = Wszyscy grają stroną B plansz, każdy z inną umiejętnością. Na pierwszą grę lepiej wyłączyć.
    .with = Wszyscy grają stroną B plansz, czyli z umiejętnościami.
    .without = Wszyscy grają stroną A plansz, czyli bez umiejętności.

## Hints: what a line costs and prepares, and what is revealed then

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
thing-emberheart-raid = ochrona przed tym najazdem: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = zostaną wyłożone nowe karty
then-emberheart-blocked = zostaną wyłożone nowe karty
then-emberheart-drew-heroes = Bard dobierze bohaterów
then-emberheart-took-hero = zostanie dobrany bohater
then-emberheart-hidden = coś zostanie odkryte
