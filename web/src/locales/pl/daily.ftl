### The daily challenge: what the start page, the table and refusals say of it.

daily = Wyzwanie dnia
daily-short = Dzisiaj
opponent = Przeciwnik
daily-card-open = Jedno rozdanie dla wszystkich. Liczy się twoja pierwsza dzisiejsza gra.
daily-card-begun = Twoja gra na ciebie czeka.
daily-card-late = Nie udało się skończyć na czas. Nadal możesz ćwiczyć.
daily-card-done = Rozegrane, punkty: { $points }. Wyniki o północy (UTC).
origin-daily = Wyzwanie dnia
    .why = Wszyscy na tym serwerze grają dziś tym samym rozdaniem, więc ktoś może już je znać.
error-attempt = Ta gra się liczy: wszystkie ruchy wykonujesz samodzielnie, a przeciwnicy pozostają bez zmian.
error-attempt-first = Najpierw rozegraj grę, która się liczy. Potem możesz ćwiczyć do woli.
error-attempt-made = To wyzwanie masz już za sobą. Nadal możesz je ćwiczyć.
error-day-not-over = Inne gry zobaczysz, gdy dzień się skończy.
error-no-day = Tego dnia nie ma wyzwania.
error-no-opponent = Z tym przeciwnikiem nie można rozegrać tego wyzwania.
daily-card-left = pozostało: { $time }
daily-card-best = Najlepsi z wczoraj
daily-card-play = Zagraj dzisiejsze rozdanie
daily-card-go-on = Graj dalej

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Zagadka dnia
puzzle-card-open = Jeden ruch jest wyraźnie najlepszy. Masz dwie próby, żeby go znaleźć.
puzzle-card-solved = Rozwiązane! Czekają następne zagadki.
puzzle-card-failed = Tym razem się nie udało. Zobacz odpowiedź.
puzzle-more = Więcej zagadek
origin-puzzle = Zagadka
    .why = Ta pozycja pochodzi z gry silnych przeciwników. Wszystko, co zakryte, rozdano od nowa.
error-no-puzzle = Na tym serwerze nie ma takiej zagadki.
error-not-opened = Najpierw otwórz zagadkę.
puzzle-card-solve = Rozwiąż
