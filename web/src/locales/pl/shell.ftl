### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
game-bonfire = Bonfire
game-emberheart = Emberheart
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
bonfire-about = Układaj kafelki losu, pływaj po zadania, wędruj ze strażniczkami i rozpal siedem ognisk swojego miasta.
emberheart-about = Wysyłaj drużyny po wyspie, uwalniaj smoki przed kłusownikami i uważaj na płomień.
play-tom = Zagraj z Tomem
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
warning-neutral = Spełniasz wspólne zadanie: neutralny nowicjusz może jeszcze iść do Rady. Mimo to zakończyć?
warning-bonfire = Możesz jeszcze rozpalić ognisko. Mimo to spasować?
warning-crest = Masz jeszcze herb do użycia. Mimo to wziąć doradcę?
warning-dragon = Możesz jeszcze dołączyć smoka. Mimo to dalej?
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
stat-bonfires = Ogniska
stat-guardians = Strażniczki
stat-paths = Kafelki ścieżki
stat-gnomes = Gnomy
stat-dragons = Smoki
stat-flame = Płomień
stat-crests = Herby

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
key-turn = obróć kafelek losu
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
part-start = Rozpoczyna
part-counting = Odliczanie w toku
part-countdown-pile = Pozostałe kafelki odliczania
part-countdown-tile = Kafelek odliczania w obiegu
part-islands = Wyspy
part-tasks = Zadania
part-owners = Żetony ofiary gracza
part-offerings = Żetony ofiary
part-guardians = Strażniczki
part-ring = Wielkie Ognisko
part-portals = Portale
part-pointer = Wielkie Ognisko wskazuje
part-fire-used = Wielkie Ognisko użyte
part-council = Wysoka Rada
part-novices = Nowicjusze
part-lying = Leżący nowicjusz
part-neutral = Neutralni nowicjusze przy wspólnych zadaniach
part-path-display = Odkryte kafelki ścieżki
part-path-pile = Stos kafelków ścieżki
part-gnome-display = Odkryci specjaliści
part-gnome-pile = Stos specjalistów
part-gnome-discard = Odłożeni specjaliści
part-elders = Starsi
part-tom-pile = Karty Toma
part-tom-discard = Zagrane karty Toma
part-tom-played = Liczba zagranych kart Toma
part-tom-novices = Nowicjusze Toma
part-cities = Miasta
part-board = Plansza miasta
part-tiles = Żetony akcji
part-resources = Zasoby
part-earned = Zdobyte punkty
part-lit = Ogniska płoną na
part-paths = Ścieżka
part-gnomes = Gnomy
part-ship = Statek
part-column = Kafelki losu
part-symbols = Symbole w obszarze losu
part-out = Poza grą
part-passed = Pas
part-left = Lewy stos
part-right = Prawy stos
part-open = odkryte
part-face-down = Zakryte
part-count = Liczba
part-contents = Wśród nich
part-side = Strona
part-round = Runda
part-shield = Rozpoczyna
part-aides = Doradcy
part-warehouse = Herby w Magazynie
part-station = Herby w Remizie
part-parties = Drużyny
part-seat = Gracz
part-took = wzięto kartę
part-companion = Smoczy towarzysz
part-guild = Gildia Bohaterów
part-tavern = Tawerna
part-camp = Obóz Kłusowników
part-mountain = Góra
part-preserve = Rezerwat
part-garrison = Garnizon
part-garrison-next = Następne karty garnizonu
part-bard-card = Karta Barda
part-bard-seat = Bard gracza
part-raid = Karty najazdu
part-raid-discarded = Odrzucona karta najazdu
part-hero-pile = Stos bohaterów
part-tavern-pile = Stos kart tawerny
part-captive-pile = Stos schwytanych smoków
part-mountain-pile = Stos smoków górskich
part-preserve-pile = Stos rezerwatów
part-raid-pile = Stos kart najazdu
part-duo-pile = Stos kart blokady
part-bands = Obozy
part-skill = Umiejętność
part-followers = Stronnicy
part-gear = Ekwipunek
part-crests = Herby
part-companion-used = Smoczy towarzysz użyty
part-apprentice-used = Uczennica użyta
part-attributes = Cechy
part-flame = Płomień
part-heroes = Bohaterowie
part-preserves = Rezerwaty
part-dragons = Smoki
part-free = wolny
part-attached = dołączony
part-with-gear = dołączony z ekwipunkiem
part-completed = ukończona
part-no = nie
