### A review as a page of its own, and in the terminal.

review-title = { $game }: analiza gry
review-unfinished = Gra nieukończona: punkty, gdyby to był koniec
review-simulations = symulacje: { $number }
review-facts = ruchy: { $moves } · miejsca: { $seats } · { $budget } na pozycję
review-kicker = Analiza
review-seats = Miejsca
review-wins = wygrywa
review-no-decisions = bez własnych decyzji
review-luck = Szczęście
review-lost = Stracone punkty
review-accuracy = dokładność
review-blunder = Grube błędy
review-mistake = Błędy
review-inaccuracy = Niedokładności
review-decisions = Decyzje
review-course = Przebieg gry
review-course-help = Przewidywana po każdym ruchu przewaga każdego miejsca nad najlepszym z pozostałych na koniec gry, w punktach. Kreski poniżej: odkryto coś, co pomogło temu miejscu.
review-better = Co byłoby lepsze
review-then = potem: { $what }
review-solved = rozwiązane
review-row-points = Punkty
review-row-costs = Koszt
review-row-prepares = Daje
review-margins = oczekiwana przewaga { $better } zamiast { $made }
review-move = Ruch { $number }
review-made = Zagrano
review-best = Lepiej
review-in-words = Wyjaśnienie
review-head-move = Ruch
review-head-seat = Miejsce
review-head-made = Zagrano
review-head-better = Lepiej
review-head-lost = Strata
review-others = Inne oznaczone ruchy
review-limit = { $verdict } od { $least }
review-reading = Jak to czytać
review-reading-hidden = Przed analizą każdej pozycji wszystko, co zakryte, zostało ponownie potasowane. Dzięki temu ocena nie zależy od tego, czego nikt nie mógł wiedzieć.
review-reading-loss = Strata to przewaga oczekiwana po najlepszym ruchu minus przewaga oczekiwana po ruchu zagranym. Progi w punktach: { $limits }.
review-reading-accuracy = Dokładność to średnia wartość exp(−strata ÷ { $scale }) ze wszystkich decyzji miejsca.
review-reading-luck = Szczęście pokazuje, o ile to, co odkryto, było lepsze lub gorsze od tego, co mogło się pojawić.
review-reading-estimate = Wszystko, co nie jest oznaczone jako rozwiązane, to tylko szacunek: różnice poniżej pół punktu nic nie znaczą.
review-graph-label = Oczekiwana przewaga każdego miejsca po każdym ruchu
review-verdict = { $verdict }: stracone punkty: { $lost }; lepiej: { $best }
review-lost-by = Ruch { $number }, { $who }: { $move }; stracone punkty: { $lost }. Lepiej:
review-points =
    { $number ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
