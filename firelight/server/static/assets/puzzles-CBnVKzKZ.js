//# allFunctionsCalledOnLoad
var e=`### Puzzles: the page that lists them, and what a table says while one is solved.

puzzles-about = Każda zagadka to pozycja z prawdziwej gry, w której jeden ruch jest wyraźnie lepszy od wszystkich innych. Masz dwie próby; potem zobaczysz odpowiedź i jej uzasadnienie.
puzzles-solve = Rozwiąż zagadkę
puzzles-game = Gra
puzzles-difficulty = Trudność
puzzles-any = Wszystkie
puzzles-none = Nie ma tu już żadnej zagadki. Wybierz inną grę albo inną trudność.
puzzles-count = Rozwiązane: { $solved } z { $puzzles }
puzzles-solved = Rozwiązane
puzzles-failed = Nierozwiązane
puzzles-streak = Z rzędu
puzzle-easy = Łatwe
    .help = { $ember } i { $flame } prawie zawsze znajdują ten ruch.
puzzle-medium = Średnie
    .help = { $ember } i { $flame } znajdują ten ruch mniej więcej co drugi raz: spójrz trochę naprzód.
puzzle-hard = Trudne
    .help = { $ember } i { $flame } rzadko znajdują ten ruch: spójrz daleko naprzód.
puzzle-find = Znajdź najlepszy ruch
puzzle-how = Wykonaj ruch na planszy. Nie ma znaczenia, co na niego zużyjesz.
puzzle-left = { $left ->
    [one] Została jedna próba
    [few] Zostały { $left } próby
   *[other] Zostało { $left } prób
    }
puzzle-judging = Sprawdzanie…
puzzle-wrong = To nie jest najlepszy ruch. Spróbuj jeszcze raz.
puzzle-again = Spróbuj ponownie
puzzle-right = To jest najlepszy ruch!
puzzle-lost = To też nie jest najlepszy ruch.
puzzle-known = Ta zagadka jest już rozwiązana.
puzzle-known-lost = Tej zagadki nie udało się rozwiązać.
puzzle-best = Najlepszy ruch
puzzle-others = Dla porównania
puzzle-worth = { $win }% wygranych, { $margin } pkt
puzzle-streak = { $count } z rzędu!
puzzle-search = Sprawdzono, myśląc 100 razy dłużej niż silny przeciwnik (symulacje: { $simulations }). Ruchy do wyboru: { $acts }.
puzzle-solver = Dowód: sprawdzono każde możliwe zakończenie gry. Ruchy do wyboru: { $acts }.
puzzle-levels = { $ember }: ruch znaleziony w { $by-ember } z { $tries } prób. { $flame }: w { $by-flame }.
puzzle-found = { $players ->
    [one] Nikt przed tobą nie ukończył tu tej zagadki.
   *[other] { $found ->
        [0] Nikt z { $players } graczy nie znalazł tu jeszcze tego ruchu.
       *[other] Ruch znaleziony tutaj przez { $found } z { $players } graczy.
    }
    }
puzzle-show = Pokaż na planszy
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-ahead =
    { $win ->
        [0] Daje wynik o { $points } pkt lepszy niż drugi najlepszy ruch.
        [one] Wygrywa o { $win } grę na 100 więcej niż drugi najlepszy ruch i daje wynik o { $points } pkt lepszy.
        [few] Wygrywa o { $win } gry na 100 więcej niż drugi najlepszy ruch i daje wynik o { $points } pkt lepszy.
       *[many] Wygrywa o { $win } gier na 100 więcej niż drugi najlepszy ruch i daje wynik o { $points } pkt lepszy.
    }
`;export{e as default};