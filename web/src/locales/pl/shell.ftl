### The frame of the browser table: pages, bars, panels, settings.

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
