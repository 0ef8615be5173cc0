### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Strona główna
pages = Strony
skip = Przejdź do treści
loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
not-now = Nie teraz
yes = Tak
no = Nie
you = Ty
name = Imię
keep = Zapisz
kept = Zapisano
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
more = Więcej
menu = Menu
show-more = Pokaż więcej
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
offline = Brak połączenia. Gra jest bezpieczna; łączymy ponownie…

## The first page
start-title = Usiądź przy ogniu
start-text = Gry planszowe, ze znajomymi lub z myślącymi przeciwnikami. Bez zakładania konta: po prostu graj.
learn = Naucz się grać
all-games = Wszystkie moje gry
join = Dołącz
join-text = Wklej link, który ktoś ci wysłał.
join-go = Dołącz
join-name = Jak mają cię nazywać inni?
join-no-link = To nie jest link do gry. Skopiuj cały otrzymany adres.
join-refused = Nie możesz tu usiąść
join-watch = Oglądaj
invitation = { $host } zaprasza cię do gry w { $game }
invitation-watch = { $host } zaprasza cię na widownię gry { $game }
seat-yours = Twoje miejsce
link-for-one = Ten link jest dla jednej osoby.
bots-preparing = Przeciwnicy jeszcze się na tym serwerze rozgrzewają i do tego czasu grają prościej.
bots-not-ready = Przeciwnicy jeszcze się rozgrzewają.

## My games
my-games = Moje gry
statistics = Moje statystyki
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
absence = Najdłuższa nieobecność
absence-never = bez limitu
seed = Ziarno

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
        [few] { $open } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
        [many] { $open } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] { $open } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
    }
lobby-help = Każdy link jest dla jednej osoby i pokazujemy go tylko raz. Jeśli ktoś go zgubi, utwórz nowy; stary przestanie działać.
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
seat-away = chwilowo poza stołem
seat-open = wolne
seat-you = ty
seat-tom = Tom
seat-bot = Bot · { $level }
seat-stand-in = Zastępuje: { $level }
watch-title = Oglądanie
watch-link = Kopiuj link dla widzów
people = Gracze
mute = Wycisz na czacie
unmute = Wyłącz wyciszenie
block = Zablokuj
unblock = Odblokuj
report = Zgłoś…
report-title = Zgłoszenie: { $name }
report-text = Wiadomość trafi do administratora serwera wraz ze wskazaniem tej gry.
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
prompt-sending = Wysyłanie ruchu…
prompt-replay = Po ruchu { $move }
pay-with = Zużyj:
prompt-won =
    { $number ->
        [one] Wygrywa { $names }
        [few] Wspólnie wygrywają: { $names }
        [many] Wspólnie wygrywają: { $names }
       *[other] Wspólnie wygrywają: { $names }
    }
prompt-you-won = Wygrywasz!
turn-bar = Ta tura
undo = Cofnij
undo-nothing = Nie ma czego cofać
undo-series = W serii nie można cofać, gdy coś zostało odkryte
undo-nobody = Coś zostało odkryte, a nie ma nikogo, kto mógłby się zgodzić
undo-proposed = Wyczyść wybór
undo-what = Cofnij: { $what }
undo-ask = Poproś innych o cofnięcie: { $what }
undo-request-title = Prośba o cofnięcie
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
undo-look = Podgląd
consent-missing = Czekamy jeszcze na: { $names }.
restart = Zacznij turę od nowa
restart-help = Powrót na początek tury albo do ostatniego odkrycia
hint = Podpowiedź
hint-help = Zapytaj o dobre ruchy
hints = Podpowiedzi
hint-do = Zagraj to
sound = Dźwięk
language = Język
language-system = Jak w systemie
theme-to-light = Tryb jasny
theme-to-dark = Tryb ciemny
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
supply = Zapas
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
notes-keeping = Zapisywanie…
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
seals = Odkrywa coś (nie można cofnąć)
ends-turn = Kończy turę
help-now = Dlaczego nie
read-on = Czytaj dalej
book-page = instrukcja s. { $page }
winner = Wygrana
projected =
    { $points ->
        [one] { $points } punkt, gdyby to był koniec
        [few] { $points } punkty, gdyby to był koniec
        [many] { $points } punktów, gdyby to był koniec
       *[other] { $points } punktów, gdyby to był koniec
    }
score-sheet = Punktacja
sheet-now = gdyby gra skończyła się teraz
sheet-final = końcowa
total = Razem
final-scoring = Punktacja końcowa
final-skip = Pokaż wszystko
rematch = Rewanż
rematch-open = Do rewanżu
branch = Zacznij stąd nową grę
export = Eksportuj zapis
text-board = Plansza jako tekst
stand-in = Niech bot ({ $level }) gra za gracza { $name }
stand-in-end = Niech { $name } znów gra samodzielnie
curtain-title = Kolej: { $name }
curtain-text = Przekaż urządzenie. Stół pozostanie zasłonięty, dopóki nie potwierdzisz.
curtain-lift = Jestem

## Looking back
replay = Powtórka
play = Odtwórz
pause = Pauza
step-back = Krok wstecz
step-forward = Krok naprzód
live = na żywo
go-live = Do bieżącej sytuacji
since = Od mojej tury
since-help = Pokaż, co się wydarzyło od mojej ostatniej tury
move-of = Ruch { $move } z { $last }
speed = Ruchy innych
speed-help = Jak szybko pokazywać ruchy innych
speed-1 = normalnie
speed-2 = dwa razy szybciej
speed-skip = od razu
speed-times = Tempo { $times }×

## Keys
keys = Klawisze
key-area = do następnej części stołu
key-inside = poruszanie się w części
key-act = wybór
key-cancel = anuluj, zamknij
key-choice = wybór możliwości o tym numerze
key-confirm = potwierdź
key-undo = cofnij
key-restart = zacznij turę od nowa
key-since = co się wydarzyło od mojej ostatniej tury
key-step = krok wstecz, krok naprzód
key-live = do bieżącej sytuacji
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

## Problems
failure-title = Nie udało się
missing-title = Nic tu nie ma
missing-text = Nie ma takiej strony. Może brakuje części linku.
error-unknown = Coś poszło nie tak. Spróbuj ponownie.
error-offline = Nie ma połączenia z serwerem. Sprawdź połączenie i spróbuj ponownie.
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
plain-no-rules = Dla tej gry nie ma tu zasad.
seat-bot-named = Bot

## Whoever has no name

guest = Gość
guest-number = Gość { $number }
puzzles = Zagadki
