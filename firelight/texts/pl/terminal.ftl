### What the terminal and the library say of every game.

name-you = Ty
name-guest = Gość
name-guest-number = Gość { $number }
name-player = Gracz { $number }
move-priced = { $move } za { $price }
hint-line =
    Ruchy: { $moves }{ $then ->
        [none] .
       *[other] ; potem: { $then }.
    }

## The terminal

terminal-narrow = Ten terminal jest za wąski; plansza ma szerokość { $columns } kolumn.
terminal-opponents = Przeciwnicy: { $names }.
terminal-forfeit = { $who } traci ruch: { $why }. Zastępczy ruch wykonuje bot greedy.
terminal-sits-down = { $who } ({ $bot }) siada do stołu…
terminal-thinks = { $who } ({ $bot }) myśli…
terminal-looking = Szukanie dobrych ruchów…
terminal-compiling = To trwa dłużej niż zwykle. Za pierwszym razem wyszukiwanie ruchów jest kompilowane dla tego komputera: raz, około 20 sekund.
terminal-happened = Co się wydarzyło
terminal-folded = W nawiasach: { $brackets }. Więcej o nich: moves, moves { $word }, help 3. Wszystkie polecenia: help.
terminal-no-group =
    Nie ma grupy ruchów o nazwie „{ $name }”; { $there ->
        [none] nie ma tu żadnych grup
       *[other] są: { $there }
    }.
terminal-final-score = Wynik końcowy
terminal-score-now = Gdyby gra skończyła się teraz
terminal-total = Razem
terminal-won =
    { $number ->
        [0] Nikt nie wygrywa: remis.
        [one] { $yours ->
            [yes] Wygrywasz.
           *[no] Wygrywa { $names }.
        }
       *[other] Wspólnie wygrywają: { $names }.
    }
terminal-series = Seria: { $result }.
terminal-record = Zapis tej gry: { $path }
terminal-goodbye = Do zobaczenia.
terminal-kept = Do zobaczenia. Gra została zapisana: { $path }
terminal-go-on = Aby grać dalej: { $command }
terminal-type = Wpisz numer, ruch albo help.
terminal-type-moves = Wpisz moves, aby zobaczyć listę, lub help, aby zobaczyć pomoc.
terminal-no-number = Nie ma ruchu { $number }; ruchy mają numery od 1 do { $most }.
terminal-could-be = „{ $text }” może oznaczać: { $moves }.
terminal-not-possible = Teraz niemożliwe: { $why }.
terminal-possible = Ten ruch jest teraz możliwy.
terminal-why-which = Podaj ruch, na przykład: { $example }
terminal-hint-many = Wpisz hint, także z liczbą: od hint 1 do hint { $most }.
terminal-hidden-shown = Coś zostało odkryte, więc ostatniego ruchu nie można cofnąć.
terminal-nothing-to-undo = Nie ma ruchu do cofnięcia.
terminal-nothing-to-redo = Nie ma ruchu do powtórzenia.
terminal-taken-back = Cofnięto.
terminal-made-again = Powtórzono: { $move }.
terminal-homes = Numery od 1 do { $most } ({ $homes }): { $names }.
terminal-nothing-yet = Jeszcze nic się nie wydarzyło.
terminal-where-to = Podaj plik, na przykład: { $example }
terminal-written = Zapisano: { $path }
terminal-not-written = Nie można zapisać { $path }: { $why }.
terminal-auto-how = Wpisz auto on albo auto off.
terminal-help = Wpisz numer ruchu lub jego tekst; wystarczy początek tekstu, jeśli jest jednoznaczny.
terminal-help-moves = lista wszystkich ruchów lub grupy X
terminal-help-help = co robi ruch
terminal-help-why = dlaczego ruch nie jest możliwy
terminal-help-undo = cofnij lub powtórz ruch
terminal-help-auto = oczywiste ruchy wykonują się automatycznie
terminal-help-hint = dobry ruch lub N dobrych ruchów, z uzasadnieniem
terminal-help-board = cały stół
terminal-help-home = { $home } gracza N (bez N chodzi o ciebie)
terminal-help-score = punkty według źródła, gdyby gra skończyła się teraz
terminal-help-log = co się dotąd wydarzyło (log all: wszystko)
terminal-help-save = zapisz dotychczasową grę (zapis gry)
terminal-help-position = zapisz tę pozycję
terminal-help-quit = wyjdź; gra zostaje zapisana
