### What the commands say that are for players: their help, and the opponents there are.

## The command line

command-about = Gry planszowe w przeglądarce i w terminalu: graj, porównuj boty, sprawdzaj pliki.
command-usage = użycie:{ " " }
command-arguments = argumenty
command-options = opcje
command-commands = polecenia
command-help = pokaż tę pomoc
command-version = pokaż wersję
command-play = zagraj w terminalu
command-bots = pokaż wszystkich przeciwników
command-selfplay = rozegraj wiele losowych gier i pokaż statystyki
command-components = sprawdź, pokaż lub skopiuj wartości nadrukowane na elementach gry
command-replay = sprawdź zapis gry i pokaż jej wynik
command-position = sprawdź pozycję i pokaż jej planszę
command-arena = rozegraj turniej botów i pokaż, który jest lepszy
command-balance = zmierz, z czego korzystają silne boty, ile im to daje i czy miejsca przy stole są równe
command-review = przeanalizuj grę: ile kosztował każdy ruch, szczęście, lepsze ruchy
command-puzzles = twórz zagadki z gier botów i sprawdzaj je ponownie
command-train = wytrenuj sieć, z którą mogą myśleć przeciwnicy
command-serve = zagraj w przeglądarce: uruchom serwer
command-games = pokaż gry na serwerze; wyeksportuj, zamknij lub usuń jedną z nich
command-backup = zapisz wszystkie gry serwera w jednym pliku, gdy serwer działa
command-restore = wypełnij pustą bazę danych z kopii zapasowej
command-admin = zarządzaj działającym serwerem: gry, gracze, zgłoszenia, blokady

## firelight play

command-players = ilu gra
command-seats = kto gdzie siedzi, na przykład you,flame,greedy (pełna lista: firelight bots)
command-seed = pozwala powtórzyć grę
command-series = zagraj następną grę swojej serii solo
command-set = zestaw elementów: balanced albo plik z własnym
command-load = graj dalej od pozycji lub zapisu
command-resume = wróć do ostatniej przerwanej gry
command-language = de, en, nl lub pl (domyślnie język systemu)

## firelight replay, firelight position

command-to = pokaż planszę po N ruchach
command-record =
    { $file }: w porządku. { $game }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, { $over ->
        [yes] gra zakończona
       *[no] gra niezakończona
    }.
command-points =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## firelight review

command-simulations = symulacje na pozycję (domyślnie { $number })
command-seconds = zamiast tego sekundy na pozycję
command-names = kto gdzie siedział: Ada,Ben,…
command-review-seed = przeszukiwania (domyślnie 1)
command-jobs = ile pozycji naraz (domyślnie 1)
command-json = zapisz analizę jako dane
command-open = przeanalizuj ukończoną grę przy własnym stole, w przeglądarce
command-reviewed = Analizą zajmuje się stół pod adresem { $address }.

## firelight bots

bot-random = Dowolny ruch, każdy tak samo prawdopodobny.
bot-greedy = Planuje własną turę i wybiera to, co na jej końcu wygląda najlepiej.
bot-search = Przewiduje, przeszukując drzewo ruchów, tak długo, jak pozwala budżet.
bot-learned = To samo przeszukiwanie; pozycje ocenia wyuczona sieć.
bot-of = { $where } z pakietu { $package }.
bot-own = Własne: package.module:Class lub path/to/file.py:Class (docs/bots.md). Można dodać budżet: search:0.2s, search:5000.
