//# allFunctionsCalledOnLoad
var e=`### App

offline-title = Brak połączenia
offline-text = Firelight nie może połączyć się z serwerem. Twoje gry są tam bezpieczne; wrócisz do nich, gdy odzyskasz połączenie.
`,t=`### The daily challenge: what the start page, the table and refusals say of it.

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
`,n=`# The dock below a table: what is asked, what is proposed, the one button.
dock = Co zrobić
dock-act-ends = { $act } · kończy turę
dock-choose = Najpierw wybierz resztę
dock-nothing = Nic jeszcze nie wybrano
dock-waits = Czekamy na: { $name }
dock-seals = To coś odkrywa i nie da się tego cofnąć.
dock-kept = Nic jeszcze nie zagrano. Wybierz coś innego, jeśli zmienisz zdanie.
dock-skip = Przejdź do decyzji
`,r=`# The inspector: what a piece is and what it would do now.
inspector = Podgląd
inspect-price = Koszt
inspect-now = Teraz dla ciebie
inspect-why-not = Nie teraz
inspect-rest = Wskaż element, aby zobaczyć, co tu robi.
goal-stand = { $have } z { $need }
inspect-rule = Zasada
inspect-pin = Zatrzymaj ten element
inspect-ask = Co to jest? Dotknij elementu, aby się dowiedzieć.
inspect-ends = Kończy twoją turę
inspect-seals = Odkrywa coś, więc nie da się cofnąć
inspect-score = { $points ->
    [one] { $points } punkt w tej chwili
    [few] { $points } punkty w tej chwili
    [many] { $points } punktów w tej chwili
   *[other] { $points } punktu w tej chwili
}
key-inspect = zatrzymaj oglądany element
`,i=`## What the server refuses

error-answered = Twoja zgoda jest już zapisana.
error-bad-absence = Taki czas nieobecności nie jest możliwy. Wybierz inny.
error-bad-address = Tego adresu nie można użyć. Podaj pełny, publiczny adres zaczynający się od https.
error-bad-clock = Taki limit czasu nie jest możliwy. Wybierz inny.
error-bad-components = Zestaw elementów zawiera błędy. Popraw je i sprawdź ponownie.
error-bad-cursor = Lista się zmieniła. Wczytaj stronę ponownie.
error-bad-id = Przeglądarka wysłała coś, czego serwer nie rozumie. Wczytaj stronę ponownie.
error-bad-moves = Zbyt wiele ruchów naraz albo żadnego. Wykonuj je po kolei.
error-bad-name = Takiego imienia nie można użyć. Wpisz od 1 do 40 zwykłych znaków.
error-bad-notify = Zgoda przeglądarki na powiadomienia nie działa. Wyłącz je i włącz ponownie.
error-bad-options = Z tymi opcjami nie da się zagrać w tę grę. Wybierz inne.
error-bad-record = To nie jest czytelny zapis ani pozycja gry. Wybierz inny plik.
error-bad-seats = Z tymi miejscami nie da się zagrać w tę grę. Sprawdź liczbę graczy.
error-bad-seed = Ziarno musi być liczbą całkowitą od 0.
error-bad-state = Nie ma takiej listy gier.
error-bad-text = Tego tekstu nie można wysłać: jest pusty, za długi lub zawiera znaki sterujące.
error-banned = Masz zakaz wstępu na ten serwer. Jeśli to pomyłka, napisz do administratora serwera.
error-begun = Gra się zaczęła: miejsca pozostają bez zmian. Kogo zbyt długo nie ma, można wykluczyć w głosowaniu.
error-blocked = Nie możesz dołączyć do tego stołu. Poszukaj innego albo zacznij własną grę.
error-bots-off = Podpowiedzi i analizy są na tym serwerze wyłączone.
error-broken = Na serwerze coś poszło nie tak; nic się nie zmieniło. Spróbuj ponownie.
error-busy = Zbyt wiele zmian naraz. Spróbuj ponownie.
error-chat-full = Czat tej gry jest pełny.
error-damaged = Tej gry nie można odczytać. Pozostaje bez zmian; powiadom administratora serwera.
error-disk-full = Dysk serwera jest pełny; nic się nie zmieniło. Powiadom administratora serwera.
error-flood = Zdecydowanie za dużo wiadomości. Połącz się ponownie za chwilę.
error-full = Nie ma teraz miejsca. Spróbuj później albo poproś o nowy link.
error-illegal = Ten ruch nie jest tu możliwy. Spójrz jeszcze raz na stół.
error-known-deal = W tej grze ktoś może wiedzieć, co jest zakryte. Otwórz link jeszcze raz i przeczytaj o tym, zanim usiądziesz.
error-link-used = Ktoś już korzysta z tego linku. Każdy link jest dla jednej osoby: poproś o nowy.
error-malformed = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-method-not-allowed = Tego nie można tu zrobić.
error-no-bot = Nie siedzi tam bot.
error-no-database = Baza danych nie odpowiada. Spróbuj później.
error-no-device = To urządzenie jest już wylogowane.
error-no-game = Nie ma takiej gry: została usunięta albo nie otwarto tu żadnego z jej linków.
error-no-hints = W tej grze nie ma podpowiedzi.
error-no-human = Siedzi tam bot.
error-no-identity = Serwer nie zna tej przeglądarki. Wczytaj stronę ponownie.
error-no-job = Tego zlecenia już nie ma. Zapytaj ponownie.
error-no-level = Nie ma takiego przeciwnika. Wybierz innego.
error-no-link = Ten link nie działa: został zastąpiony, użyty lub jest za stary. Poproś o nowy.
error-no-move = Ta gra nie ma tylu ruchów.
error-no-recovery = Nikt nie ma takich słów odzyskiwania. Sprawdź słowa i ich kolejność.
error-no-request = Ta prośba jest już nieaktualna: wykonano ruch, odpowiedziano na nią lub ją wycofano.
error-no-seat = Nie ma takiego miejsca w tej grze.
error-no-series = Serię gra się w pojedynkę przeciw Tomowi, z utrudnieniem i przygotowaniem gry, które wyznacza seria.
error-no-set = Nie ma takiego zestawu elementów albo nie jest udostępniony.
error-no-such-move = Ta gra nie ma tylu ruchów.
error-no-webhooks = Ten serwer nie wysyła webhooków.
error-nobody-there = Nikt inny już tam nie siedzi.
error-not-absent = Tej osoby nie można teraz wykluczyć: jest obecna, nie jest jej kolej albo ma jeszcze czas.
error-not-asked = Twoja zgoda nie jest tu potrzebna.
error-not-begun = Gra się nie zaczęła: jedno miejsce jest jeszcze wolne.
error-not-found = Pod tym adresem nic nie ma.
error-not-host = Może to zrobić tylko gospodarz gry.
error-not-json = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-not-over = To będzie możliwe po zakończeniu gry.
error-not-playing = Mogą to zrobić tylko grający, w trakcie gry.
error-not-thought = Analiza się nie powiodła. Spróbuj ponownie.
error-not-understood = Serwer nie zrozumiał żądania. Wczytaj stronę ponownie.
error-not-your-seat = To nie jest twoje miejsce.
error-not-your-set = Ten zestaw elementów należy do kogoś innego. Skopiuj go, żeby go zmienić.
error-not-your-turn = Teraz nie jest twoja kolej.
error-nothing-to-undo = Nie ma niczego do cofnięcia.
error-out-of-date = Gra potoczyła się dalej. Spójrz jeszcze raz na stół.
error-over = Gra jest zakończona. Możesz zacząć nową od wcześniejszej pozycji.
error-problems = Wysłane dane zawierają błędy. Popraw je i spróbuj ponownie.
error-refused = Serwer odrzucił żądanie. Spróbuj ponownie.
error-restarting = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-sealed = Coś zostało odkryte, więc nie można tego po prostu cofnąć ani grać stąd dalej.
error-seat-taken = To miejsce jest zajęte. Poproś gospodarza o inne.
error-set-is-draft = Ten zestaw ma problemy. Popraw je, zanim go udostępnisz.
error-spectator = Widzowie nie mogą pisać ani grać.
error-still-theirs = To miejsce należy do kogoś innego. Bot może tę osobę zastąpić na jej życzenie albo gdy skończy jej się czas.
error-too-complex = To jest zbyt złożone dla serwera. Wyślij coś prostszego.
error-too-large = To jest za duże. Wyślij coś mniejszego.
error-too-long = Ten tekst jest za długi. Skróć go.
error-game-too-long = Ta gra jest już na to za długa. Możesz grać dalej albo ją opuścić.
error-too-many = Za dużo żądań. Spróbuj za chwilę.
error-too-many-bot-games = Trwa zbyt wiele gier samych botów. Poczekaj, aż któraś się skończy.
error-too-many-connections = Otwartych jest zbyt wiele okien. Zamknij niektóre i spróbuj ponownie.
error-too-many-games = Masz za dużo otwartych gier. Zakończ lub opuść niektóre.
error-too-many-hints = Zbyt wiele podpowiedzi naraz. Poczekaj, aż któraś będzie gotowa.
error-nobody-waits = Podpowiedź nie była jeszcze gotowa, gdy stół został opuszczony. Zapytaj ponownie.
error-too-many-ignored = Ignorujesz już tyle osób, ile można. Usuń niektóre w ustawieniach.
error-too-many-reviews = Zbyt wiele analiz naraz. Poczekaj, aż któraś będzie gotowa.
error-too-many-sets = Masz już tyle zestawów elementów, ile można. Usuń część w edytorze pudełka.
error-too-many-sockets = Otwartych jest zbyt wiele okien. Zamknij niektóre.
error-too-slow = Połączenie jest za wolne; łączymy ponownie.
error-unknown-host = Serwer nie zna nazwy, pod którą go wywołano. Administrator serwera może ją dopuścić.
error-unknown-move = Nie ma takiego ruchu. Wczytaj stronę ponownie.
error-wrong-origin = Tej stronie tego nie wolno. Administrator serwera może na to zezwolić.
`,a=`### The frame of the browser table: pages, bars, panels, settings.

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
`,o=`error-signed-out = To urządzenie zostało wylogowane. Wczytaj stronę ponownie.
signed-out = To urządzenie zostało wylogowane
signed-out-text = Ktoś wylogował je z innego urządzenia albo twój profil został usunięty. Słowa odzyskiwania przywrócą twoje gry w tej przeglądarce. Bez nich grasz dalej jako nowy gość.
signed-out-guest = Graj dalej jako gość
`,s=`### The first page and the opponents.

## Ways into a game
opponents = Przeciwnicy
start-playing = Gra: { $one } kontra { $other }
start-against = Graj solo z przeciwnikiem
start-number = Przeciwnicy
start-play =
    { $number ->
        [one] Graj przeciw: { $name }
       *[other] Graj przeciw: { $number } × { $name }
    }
start-friends = Ze znajomymi
start-learn = Nauka w 10 minut
start-players = Gracze: od { $least } do { $most }
start-game = Która gra
start-series = Graj w serii
standing =
    { $won ->
        [0] Jak dotąd bez wygranej, rozegrane: { $played }.
       *[other] Wygrane: { $won } z { $played }.
    }
standing-none = Jeszcze się nie znacie.

## The games that wait
waiting-title = Twoja kolej
waiting-number =
    { $number ->
        [0] nic na ciebie nie czeka
        [one] { $number } gra
        [few] { $number } gry
        [many] { $number } gier
       *[other] { $number } gry
    }
waiting-others =
    { $number ->
        [one] { $number } czeka na innych
        [few] { $number } czekają na innych
        [many] { $number } czeka na innych
       *[other] { $number } czeka na innych
    }
waiting-moved = { $name }, { $ago }
waiting-play = Graj
waiting-first = Nic jeszcze na ciebie nie czeka. Zagramy razem pierwsze tury?
start-learn-on = Wróć do lekcji

## The invitation
join-players =
    { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
join-lesson = Pierwszy raz? Nauka w 10 minut
join-take =
    { $seat ->
        [1] Zajmij pomarańczowe miejsce
        [2] Zajmij niebieskie miejsce
        [3] Zajmij różowe miejsce
        [4] Zajmij zielone miejsce
       *[other] Zajmij to miejsce
    }
join-just-watch = Tylko oglądaj
join-taken = Ktoś był szybszy. To miejsce jest jeszcze wolne.
join-full = Wszystkie miejsca są już zajęte. Nadal możesz oglądać.
seat-host = gospodarz
seat-sits = już siedzi
agreed-turn = Każdy ma na turę { $time }; gdy czas minie, ruch wykona bot.
agreed-game = Każdy ma na całą grę { $time }; gdy czas minie, ruchy wykona bot.
agreed-no-clock = Bez zegara: graj bez przerwy albo po jednej turze, kiedy masz czas.
agreed-absence = Kogo nie ma dłużej niż { $time }, tego można wykluczyć w głosowaniu; dalej gra bot.
agreed-no-absence = Nikogo nie można wykluczyć, choćby nie było go bardzo długo.
agreed-hints = Podpowiedzi są dozwolone.
agreed-no-hints = W trakcie gry nie ma podpowiedzi; po niej jest analiza.
agreed-with = Z opcją: { $text }.
agreed-without = Bez opcji: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = Z zestawem elementów { $name }.
`,c=`## What the others do
banner = Co robią inni
banner-skip = Pomiń
banner-mine = Do mojego wyboru
recap = Runda w skrócie
last-act = ostatnio
act-of = { $act } z { $acts }
log-details = Szczegóły
log-since =
    { $acts ->
        [one] od twojej tury · { $acts } akcja
        [few] od twojej tury · { $acts } akcje
       *[many] od twojej tury · { $acts } akcji
    }
key-pause = wstrzymaj, odtwarzaj dalej
round-players =
    { $players ->
        [one] Runda { $round } · { $players } gracz
       *[other] Runda { $round } · { $players } graczy
    }

## The end of a game
final-who = Kto wygrywa?
final-to-come =
    { $number ->
        [0] Wszystko policzone.
        [one] Zostało jeszcze { $number } źródło.
        [few] Zostały jeszcze { $number } źródła.
       *[many] Zostało jeszcze { $number } źródeł.
    }
final-tied = { $names } mają tyle samo punktów.
final-best = Najlepsze źródło każdego z graczy
final-same = To samo rozdanie
final-margin = Oczekiwana przewaga w trakcie gry
final-thinking = Każdy ruch jest analizowany… { $share }%
key-space = Spacja
`,l=`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Rozkładanie gry…
bf-world = Wyspy, Wielkie Ognisko i Wysoka Rada
bf-fire-and-council = Wielkie Ognisko i Wysoka Rada
bf-market = Kafelki ścieżki, gnomy i wspólne zadania
bf-supply = Zapas
bf-turn-bar = Twoja tura
bf-tab-city = Miasto
bf-tab-islands = Wyspy
bf-tab-market = Oferta
bf-city-of = Miasto: { $who }

bf-mode-fate = Umieść kafelek losu
bf-mode-tiles = Użyj żetonów akcji
bf-mode-ignite = Rozpal ognisko
bf-turn-tile = Obróć
bf-mode-closed = Teraz nic z tego nie jest możliwe.
bf-ask-fate = Wybierz kafelek z jednego z końców zapasu losu i miejsce w obszarze losu
bf-ask-tiles = Wybierz żeton akcji albo to, co chcesz z nim zrobić
bf-ask-ignite = Wybierz spełnione zadanie, by rozpalić ognisko
bf-ask-turn = Twoja tura: co robisz?
bf-ask-kind = { $kind }: wybierz, na co zużyć ten żeton
bf-result = Wynik

bf-paths = Ścieżki
bf-specialists = Specjaliści · jeszcze { $number }
bf-elders = Starsi
bf-commons = Wspólne zadania
bf-countdown = Odliczanie
bf-council = Wysoka Rada
bf-action-tiles = Żetony akcji
bf-resources = Zasoby
bf-fate-supply = Zapas losu · weź górny lub dolny
bf-offerings = Żetony ofiary
bf-start-mark = START

bf-empty = Puste
bf-nobody = nikt
bf-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktów
    }
bf-any-resource = dowolny zasób
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [0] nie ma już zadań
        [one] { $number } miejsce na zadania
        [few] { $number } miejsca na zadania
       *[other] { $number } miejsc na zadania
    }
bf-island-guardians =
    { $number ->
        [0] nie ma już strażniczek
        [one] { $number } strażniczka
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    }
bf-island-price =
    { $number ->
        [one] cena: { $number } żeton statku
        [few] cena: { $number } żetony statku
        [many] cena: { $number } żetonów statku
       *[other] cena: { $number } żetonów statku
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Różowe strażniczki
        [grey] Szare strażniczki
        [brown] Brązowe strażniczki
        [blue] Niebieskie strażniczki
       *[other] Strażniczki ({ $guardian })
    }: { $number }
bf-offering-of = Żeton ofiary: { $who }
bf-task-progress = { $task }, punkty: { $points }, { $have } z { $need }
bf-ship-of = Statek: { $who }, { $where }
bf-landing-stage = przystań

bf-fire-space =
    Wielkie Ognisko, pole { $space }: { $tile }, { $gives }; portale: { $portals }{ $price ->
        [0] { "" }
        [one] ; kosztuje { $price } żeton Wielkiego Ogniska
        [few] ; kosztuje { $price } żetony Wielkiego Ogniska
       *[other] ; kosztuje { $price } żetonów Wielkiego Ogniska
    }
bf-no-portals = brak
bf-reward-tile = Nagroda, żeton akcji: { $kind }
bf-portal-here =
    Portal „{ $shape }”, tutaj: { $number }, { $fits ->
        [yes] pasuje do następnego wcięcia
       *[no] nie pasuje do następnego wcięcia
    }

bf-council-place = { $bonus }; tutaj: { $who }
bf-take-point = Weź zamiast tego 1 punkt

bf-path-pile = Stos kafelków ścieżki: { $number }
bf-new-display = Włóż cztery kafelki pod stos i odkryj nowe
bf-dig = Dowolny kafelek ze stosu
bf-dig-tile = { $tile }, w stosie: { $number }
bf-gnome = { $name }, zasób: { $resource }
bf-gnome-price =
    { $tiles ->
        [one] { $tiles } żeton gnoma
        [few] { $tiles } żetony gnoma
       *[other] { $tiles } żetonów gnoma
    } i { $resources } × { $resource }
bf-common =
    { $what }: dotąd { $have }; neutralny nowicjusz { $novice ->
        [yes] jest tutaj
       *[no] odszedł
    }
bf-countdown-at = Nowicjusze w Radzie: { $number } z { $goal }; przy { $goal } zaczyna się odliczanie
bf-counting = Odliczanie: { $number }

bf-task-space = Pole zadania { $space }, wolne; strażniczka tutaj daje { $value } pkt
bf-task-at =
    Pole zadania { $space }: { $task }, punkty: { $points }{ $known ->
        [yes] , { $have } z { $need }
       *[no] { "" }
    }; strażniczka tutaj daje { $value } pkt
bf-bonfire-at = Ognisko { $space }, płonie: { $task }, punkty: { $points }; strażniczka tutaj daje { $value } pkt
bf-path-at = Pole ścieżki { $space }: { $tile }
bf-path-empty = Pole ścieżki { $space }, niezbudowane
bf-notch =
    Wcięcie { $space }, portal „{ $shape }”, { $placed ->
        [yes] zapełnione
       *[no] puste
    }
bf-guardian-at =
    { $guardian-key ->
        [pink] Różowa strażniczka
        [grey] Szara strażniczka
        [brown] Brązowa strażniczka
        [blue] Niebieska strażniczka
        [own] Własna strażniczka
       *[other] Strażniczka ({ $guardian })
    }: { $where }
bf-start = START ścieżki
bf-march =
    { $steps ->
        [one] Procesja: { $steps } krok
        [few] Procesja: { $steps } kroki
        [many] Procesja: { $steps } kroków
       *[other] Procesja: { $steps } kroków
    }
bf-square =
    Obszar losu, rząd { $row }, kolumna { $column }{ $shows ->
        [gold] , złoto
        [yellow] , żółty żeton
       *[nothing] { "" }
    }{ $free ->
        [yes] , wolne dla kafelka
       *[no] { "" }
    }

bf-fate-tile = Kafelek losu { $tile } { $end }
bf-first-tile = Pierwszy kafelek losu { $tile }: zatrzymaj
bf-top = (górny)
bf-bottom = (dolny)
bf-column-empty = Nie ma już kafelków losu
bf-offering = Żeton ofiary: { $resource }, w tym stosie { $number }
bf-offering-none = Ten stos żetonów ofiary jest pusty
bf-any-two-tiles = Zużyj zamiast tego dwa dowolne żetony
bf-any-two-resources = Zużyj zamiast tego dwa dowolne zasoby

bf-tom-card =
    Karta Toma: { $card }{ $sign ->
        [yes] , ze znakiem gnoma
       *[no] { "" }
    }
bf-tom-none = Nie odkryto jeszcze karty
bf-tom-deck =
    { $card }, { $used ->
        [yes] odkryta
       *[no] w stosie
    }
bf-tom-great-bonfire = Wielkie Ognisko
bf-tom-guardian = Strażniczka
bf-tom-task-1 = Najcenniejsze zadanie
bf-tom-task-2 = Najmniej cenne zadanie i nowicjusz
bf-tom-gnome = Gnom
bf-tom-path = Ścieżka
bf-tom-played = Karta { $played } z { $most }
bf-tom-no-novices = Nie ma już nowicjuszy
bf-tom-says = Po każdej twojej turze Tom odkrywa jedną kartę. Nie ma żetonów, zasobów ani statku.
bf-starts = Gracz rozpoczynający
bf-passed = Pas
bf-out = Poza grą

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] niebieskie ognisko
           *[no] niebieskie zadanie
        }
        [red] { $lit ->
            [yes] czerwone ognisko
           *[no] czerwone zadanie
        }
        [yellow] { $lit ->
            [yes] żółte ognisko
           *[no] żółte zadanie
        }
    }: „{ $task }”, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $known ->
        [yes] , dotąd { $have } z { $need }
       *[no] { "" }
    }
bf-text-offering = Żeton ofiary gracza { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] przy polu zadania { $spaces }
       *[other] przy polach zadań { $spaces }
    }
bf-text-space = pole { $number }
bf-text-notch = wcięcie { $space }: { $shape }
bf-text-column = od góry do dołu: { $tiles }
`,u=`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Umieszczaj kafelki losu, pływaj po zadania, prowadź strażniczki ścieżką i rozpal siedem ognisk swojego miasta.
alone-bonfire = Gra według swoich kart, jak w wersji pudełkowej.

## What the opponents like

style-bonfire-spark = Rekrutuje każdego gnoma
style-bonfire-ember = Najlepiej czuje się na morzu
style-bonfire-flame = Najpierw buduje ścieżkę i portale
style-bonfire-blaze = Dobiera ze stosu i śpieszy do Wysokiej Rady
style-bonfire-inferno = Rozważa każde zadanie do samego końca

## Before something goes unused

warning-bonfire-neutral = Spełniasz wspólne zadanie: neutralny nowicjusz może jeszcze iść do Rady. Mimo to zakończyć turę?
warning-bonfire-ignite = Możesz jeszcze rozpalić ognisko. Mimo to spasować?

## Beside a seat

stat-bonfire-bonfires = Ogniska
stat-bonfire-guardians = Strażniczki
stat-bonfire-paths = Kafelki ścieżki
stat-bonfire-gnomes = Gnomy

## Keys

bf-key-turn = obróć kafelek losu

## The board as text

part-bonfire-start = Gracz rozpoczynający
part-bonfire-counting = Odliczanie w toku
part-bonfire-countdown-pile = Pozostałe kafelki odliczania
part-bonfire-countdown-tile = Kafelek odliczania w obiegu
part-bonfire-islands = Wyspy
part-bonfire-tasks = Zadania
part-bonfire-offerings = Żetony ofiary
part-bonfire-guardians = Strażniczki
part-bonfire-ring = Wielkie Ognisko
part-bonfire-portals = Portale
part-bonfire-pointer = Wielkie Ognisko wskazuje pole
part-bonfire-fire-used = Wielkie Ognisko użyte
part-bonfire-council = Wysoka Rada
part-bonfire-novices = Nowicjusze
part-bonfire-lying = Leżący nowicjusz
part-bonfire-neutral = Neutralni nowicjusze przy wspólnych zadaniach
part-bonfire-path-display = Odkryte kafelki ścieżki
part-bonfire-path-pile = Stos kafelków ścieżki
part-bonfire-gnome-display = Odkryci specjaliści
part-bonfire-gnome-pile = Stos specjalistów
part-bonfire-gnome-discard = Odrzuceni specjaliści
part-bonfire-elders = Starsi
part-bonfire-tom-pile = Karty Toma
part-bonfire-tom-discard = Zagrane karty Toma
part-bonfire-tom-played = Postęp Toma
part-bonfire-tom-novices = Nowicjusze Toma
part-bonfire-cities = Miasta
part-bonfire-board = Plansza miasta
part-bonfire-tiles = Żetony akcji
part-bonfire-resources = Zasoby
part-bonfire-earned = Zdobyte punkty
part-bonfire-paths = Ścieżka
part-bonfire-gnomes = Gnomy
part-bonfire-ship = Statek
part-bonfire-column = Zapas losu
part-bonfire-symbols = Symbole w obszarze losu
part-bonfire-out = Poza grą
part-bonfire-passed = Pas
part-bonfire-left = Lewy stos
part-bonfire-right = Prawy stos
part-bonfire-face-down = Zakryte

## A tie at the end
tiebreak-bonfire = Przy remisie wygrywa ten, kto ma więcej ognisk.
`,d=`## What buttons say

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
`,f=`## Action kinds and colours

word-bonfire-path = ścieżka
    .count =
        { $n ->
            [one] { $n } żeton ścieżki
            [few] { $n } żetony ścieżki
            [many] { $n } żetonów ścieżki
           *[other] { $n } żetonów ścieżki
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton ścieżki
            [few] { $n } żetony ścieżki
            [many] { $n } żetonów ścieżki
           *[other] { $n } żetonów ścieżki
        }
word-bonfire-ship = statek
    .count =
        { $n ->
            [one] { $n } żeton statku
            [few] { $n } żetony statku
            [many] { $n } żetonów statku
           *[other] { $n } żetonów statku
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton statku
            [few] { $n } żetony statku
            [many] { $n } żetonów statku
           *[other] { $n } żetonów statku
        }
word-bonfire-task = zadanie
    .count =
        { $n ->
            [one] { $n } żeton zadania
            [few] { $n } żetony zadania
            [many] { $n } żetonów zadania
           *[other] { $n } żetonów zadania
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton zadania
            [few] { $n } żetony zadania
            [many] { $n } żetonów zadania
           *[other] { $n } żetonów zadania
        }
word-bonfire-great-bonfire = Wielkie Ognisko
    .count =
        { $n ->
            [one] { $n } żeton Wielkiego Ogniska
            [few] { $n } żetony Wielkiego Ogniska
            [many] { $n } żetonów Wielkiego Ogniska
           *[other] { $n } żetonów Wielkiego Ogniska
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton Wielkiego Ogniska
            [few] { $n } żetony Wielkiego Ogniska
            [many] { $n } żetonów Wielkiego Ogniska
           *[other] { $n } żetonów Wielkiego Ogniska
        }
word-bonfire-gnome = gnom
    .count =
        { $n ->
            [one] { $n } żeton gnoma
            [few] { $n } żetony gnoma
            [many] { $n } żetonów gnoma
           *[other] { $n } żetonów gnoma
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton gnoma
            [few] { $n } żetony gnoma
            [many] { $n } żetonów gnoma
           *[other] { $n } żetonów gnoma
        }
word-bonfire-guardian = strażniczka
    .count =
        { $n ->
            [one] { $n } żeton strażniczki
            [few] { $n } żetony strażniczki
            [many] { $n } żetonów strażniczki
           *[other] { $n } żetonów strażniczki
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton strażniczki
            [few] { $n } żetony strażniczki
            [many] { $n } żetonów strażniczki
           *[other] { $n } żetonów strażniczki
        }
word-bonfire-yellow = żółty
    .count =
        { $n ->
            [one] { $n } żółty żeton
            [few] { $n } żółte żetony
            [many] { $n } żółtych żetonów
           *[other] { $n } żółtych żetonów
        }
    .count-acc =
        { $n ->
            [one] { $n } żółty żeton
            [few] { $n } żółte żetony
            [many] { $n } żółtych żetonów
           *[other] { $n } żółtych żetonów
        }
word-bonfire-tile = żeton akcji
    .acc = żeton akcji
    .count =
        { $n ->
            [one] { $n } żeton akcji
            [few] { $n } żetony akcji
            [many] { $n } żetonów akcji
           *[other] { $n } żetonów akcji
        }
    .count-acc =
        { $n ->
            [one] { $n } żeton akcji
            [few] { $n } żetony akcji
            [many] { $n } żetonów akcji
           *[other] { $n } żetonów akcji
        }
word-bonfire-other = inny
    .count =
        { $n ->
            [one] { $n } inny żeton
            [few] { $n } inne żetony
            [many] { $n } innych żetonów
           *[other] { $n } innych żetonów
        }
    .count-acc =
        { $n ->
            [one] { $n } inny żeton
            [few] { $n } inne żetony
            [many] { $n } innych żetonów
           *[other] { $n } innych żetonów
        }
word-bonfire-blue = niebieski
    .nom = niebieska strażniczka
    .acc = niebieską strażniczkę
word-bonfire-red = czerwony
word-bonfire-pink = różowy
    .nom = różowa strażniczka
    .acc = różową strażniczkę
word-bonfire-grey = szary
    .nom = szara strażniczka
    .acc = szarą strażniczkę
word-bonfire-brown = brązowy
    .nom = brązowa strażniczka
    .acc = brązową strażniczkę
word-bonfire-own = własna
    .nom = twoja własna strażniczka
    .acc = własną strażniczkę

## Resources

word-bonfire-blossom = kwiat
    .count =
        { $n ->
            [one] { $n } kwiat
            [few] { $n } kwiaty
            [many] { $n } kwiatów
           *[other] { $n } kwiatów
        }
    .count-acc =
        { $n ->
            [one] { $n } kwiat
            [few] { $n } kwiaty
            [many] { $n } kwiatów
           *[other] { $n } kwiatów
        }
word-bonfire-fruit = owoc
    .count =
        { $n ->
            [one] { $n } owoc
            [few] { $n } owoce
            [many] { $n } owoców
           *[other] { $n } owoców
        }
    .count-acc =
        { $n ->
            [one] { $n } owoc
            [few] { $n } owoce
            [many] { $n } owoców
           *[other] { $n } owoców
        }
word-bonfire-herb = zioło
    .count =
        { $n ->
            [one] { $n } zioło
            [few] { $n } zioła
            [many] { $n } ziół
           *[other] { $n } ziół
        }
    .count-acc =
        { $n ->
            [one] { $n } zioło
            [few] { $n } zioła
            [many] { $n } ziół
           *[other] { $n } ziół
        }
word-bonfire-shell = muszla
    .count =
        { $n ->
            [one] { $n } muszla
            [few] { $n } muszle
            [many] { $n } muszli
           *[other] { $n } muszli
        }
    .count-acc =
        { $n ->
            [one] { $n } muszlę
            [few] { $n } muszle
            [many] { $n } muszli
           *[other] { $n } muszli
        }
word-bonfire-root = korzeń
    .count =
        { $n ->
            [one] { $n } korzeń
            [few] { $n } korzenie
            [many] { $n } korzeni
           *[other] { $n } korzeni
        }
    .count-acc =
        { $n ->
            [one] { $n } korzeń
            [few] { $n } korzenie
            [many] { $n } korzeni
           *[other] { $n } korzeni
        }
word-bonfire-gold = złoto
    .count =
        { $n ->
            [one] { $n } sztuka złota
            [few] { $n } sztuki złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuk złota
        }
    .count-acc =
        { $n ->
            [one] { $n } sztukę złota
            [few] { $n } sztuki złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuk złota
        }
word-bonfire-resource = zasób
    .acc = zasób
    .count =
        { $n ->
            [one] { $n } zasób
            [few] { $n } zasoby
            [many] { $n } zasobów
           *[other] { $n } zasobów
        }
    .count-acc =
        { $n ->
            [one] { $n } zasób
            [few] { $n } zasoby
            [many] { $n } zasobów
           *[other] { $n } zasobów
        }
word-bonfire-any = dowolny zasób
    .count =
        { $n ->
            [one] { $n } dowolny zasób
            [few] { $n } dowolne zasoby
            [many] { $n } dowolnych zasobów
           *[other] { $n } dowolnych zasobów
        }
    .count-acc =
        { $n ->
            [one] { $n } dowolny zasób
            [few] { $n } dowolne zasoby
            [many] { $n } dowolnych zasobów
           *[other] { $n } dowolnych zasobów
        }
word-bonfire-point = punkt
    .count =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktów
        }
    .count-acc =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktów
        }
word-bonfire-portal = portal
    .acc = portal
    .count =
        { $n ->
            [one] { $n } portal
            [few] { $n } portale
            [many] { $n } portali
           *[other] { $n } portali
        }
    .count-acc =
        { $n ->
            [one] { $n } portal
            [few] { $n } portale
            [many] { $n } portali
           *[other] { $n } portali
        }

## Portals

word-bonfire-ring = pierścień
    .acc = portal „pierścień”
word-bonfire-peak = szczyt
    .acc = portal „szczyt”
word-bonfire-square = kwadrat
    .acc = portal „kwadrat”
word-bonfire-rhomb = romb
    .acc = portal „romb”
word-bonfire-star = gwiazda
    .acc = portal „gwiazda”
word-bonfire-moon = księżyc
    .acc = portal „księżyc”
word-bonfire-waves = fale
    .acc = portal „fale”

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] wyspa kwiatów
        [fruit] wyspa owoców
        [herb] wyspa ziół
        [shell] wyspa muszli
        [root] wyspa korzeni
       *[none] wyspa
    } { $name }
    .to =
        { $resource ->
            [blossom] na wyspę kwiatów
            [fruit] na wyspę owoców
            [herb] na wyspę ziół
            [shell] na wyspę muszli
            [root] na wyspę korzeni
           *[none] na wyspę
        } { $name }
    .at =
        { $resource ->
            [blossom] przy wyspie kwiatów
            [fruit] przy wyspie owoców
            [herb] przy wyspie ziół
            [shell] przy wyspie muszli
            [root] przy wyspie korzeni
           *[none] przy wyspie
        } { $name }
    .from =
        { $resource ->
            [blossom] z wyspy kwiatów
            [fruit] z wyspy owoców
            [herb] z wyspy ziół
            [shell] z wyspy muszli
            [root] z wyspy korzeni
           *[none] z wyspy
        } { $name }
word-bonfire-PINK = wyspa różowych strażniczek
    .to = na wyspę różowych strażniczek
    .at = przy wyspie różowych strażniczek
word-bonfire-GREY = wyspa szarych strażniczek
    .to = na wyspę szarych strażniczek
    .at = przy wyspie szarych strażniczek
word-bonfire-BROWN = wyspa brązowych strażniczek
    .to = na wyspę brązowych strażniczek
    .at = przy wyspie brązowych strażniczek
word-bonfire-BLUE = wyspa niebieskich strażniczek
    .to = na wyspę niebieskich strażniczek
    .at = przy wyspie niebieskich strażniczek
word-bonfire-landing-stage = przystań
    .to = do przystani
    .at = w przystani
word-bonfire-start = START
    .to = na pole START
    .at = na polu START
word-bonfire-path-space = pole ścieżki { $space }
    .to = na pole ścieżki { $space }
    .at = na polu ścieżki { $space }
word-bonfire-bonfire-space = ognisko { $space }
    .to = do ogniska { $space }
    .at = przy ognisku { $space }
word-bonfire-board = plansza { $name }
word-bonfire-novice-of = nowicjusz gracza { $who }
word-bonfire-neutral = neutralny nowicjusz
word-bonfire-lying = leżący neutralny nowicjusz
word-bonfire-line-across = rząd { $row }, kolumny od { $column } do { $last-column }
word-bonfire-line-down = kolumna { $column }, rzędy od { $row } do { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = kafelek początkowy
    .acc = kafelek początkowy
word-bonfire-path-tile =
    { $resource ->
       *[blossom] kwiat
        [fruit] owoc
        [herb] zioło
        [shell] muszla
        [root] korzeń
        [gold] złoto
    } z { $crystal ->
       *[blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
    } kryształem
    .acc =
        kafelek ({ $resource ->
           *[blossom] kwiat
            [fruit] owoc
            [herb] zioło
            [shell] muszla
            [root] korzeń
            [gold] złoto
        } z { $crystal ->
           *[blue] niebieskim
            [red] czerwonym
            [yellow] żółtym
        } kryształem)

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Posiadaj różową strażniczkę
word-bonfire-blue-have-guardian-grey = Posiadaj szarą strażniczkę
word-bonfire-blue-have-guardian-brown = Posiadaj brązową strażniczkę
word-bonfire-blue-have-guardian-blue = Posiadaj niebieską strażniczkę
word-bonfire-blue-path-with-blossom = Posiadaj kafelek ścieżki z kwiatem
word-bonfire-blue-path-with-shell = Posiadaj kafelek ścieżki z muszlą
word-bonfire-blue-path-with-root = Posiadaj kafelek ścieżki z korzeniem
word-bonfire-blue-offering-on-fruit = Posiadaj żeton ofiary na wyspie owoców
word-bonfire-blue-offering-on-herb = Posiadaj żeton ofiary na wyspie ziół
word-bonfire-blue-offering-on-blossom = Posiadaj żeton ofiary na wyspie kwiatów
word-bonfire-blue-gnome-showing-herb = Posiadaj gnoma z ziołem
word-bonfire-blue-gnome-showing-root = Posiadaj gnoma z korzeniem
word-bonfire-blue-group-of-3-path = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli ścieżki
word-bonfire-blue-group-of-3-ship = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli statku
word-bonfire-blue-group-of-3-task = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli zadania
word-bonfire-blue-group-of-3-guardian = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli strażniczki
word-bonfire-blue-group-of-3-great-bonfire = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli Wielkiego Ogniska
word-bonfire-blue-group-of-3-gnome = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli gnoma
word-bonfire-blue-two-resources = Posiadaj po 2 sztuki dwóch różnych zwykłych zasobów
word-bonfire-blue-offerings-spread = Posiadaj żetony ofiary na 3 różnych wyspach
word-bonfire-blue-offerings-on-one = Posiadaj 2 żetony ofiary na jednej wyspie
word-bonfire-blue-blue-and-red = Posiadaj niebieskie i czerwone ognisko
word-bonfire-red-common-task = Spełnij 1 wspólne zadanie
word-bonfire-red-portals = Posiadaj 3 portale
word-bonfire-red-two-guardians-pink-grey = Posiadaj różową i szarą strażniczkę
word-bonfire-red-two-guardians-brown-blue = Posiadaj brązową i niebieską strażniczkę
word-bonfire-red-gnomes = Posiadaj 3 gnomy
word-bonfire-red-gold = Posiadaj 4 sztuki złota
word-bonfire-red-same-adjacent = Posiadaj dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-red-resource-blossom = Posiadaj 3 kwiaty
word-bonfire-red-resource-fruit = Posiadaj 3 owoce
word-bonfire-red-resource-herb = Posiadaj 3 zioła
word-bonfire-red-resource-shell = Posiadaj 3 muszle
word-bonfire-red-resource-root = Posiadaj 3 korzenie
word-bonfire-red-offering-on-both-blossom = Posiadaj po żetonie ofiary na obu wyspach kwiatów
word-bonfire-red-offering-on-both-fruit = Posiadaj po żetonie ofiary na obu wyspach owoców
word-bonfire-red-offering-on-both-herb = Posiadaj po żetonie ofiary na obu wyspach ziół
word-bonfire-red-offering-on-both-shell = Posiadaj po żetonie ofiary na obu wyspach muszli
word-bonfire-red-offering-on-both-root = Posiadaj po żetonie ofiary na obu wyspach korzeni
word-bonfire-red-all-fires = Posiadaj ogniska we wszystkich trzech kolorach
word-bonfire-red-guardians = Posiadaj 4 strażniczki
word-bonfire-red-two-groups-of-3-path-guardian = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli ścieżki i grupę 3 symboli strażniczki
word-bonfire-red-two-groups-of-3-ship-gnome = Posiadaj w obszarze losu grupę 3 sąsiadujących symboli statku i grupę 3 symboli gnoma
word-bonfire-red-tasks-of-colour-blue = Posiadaj 4 niebieskie zadania i/lub ogniska
word-bonfire-yellow-portals = Posiadaj 5 portali
word-bonfire-yellow-offerings-spread = Posiadaj żetony ofiary na 5 różnych wyspach
word-bonfire-yellow-tasks-of-colour-red = Posiadaj 4 czerwone zadania i/lub ogniska
word-bonfire-yellow-gnomes = Posiadaj 5 gnomów
word-bonfire-yellow-elders = Posiadaj 3 starszych
word-bonfire-yellow-offerings-on-one = Posiadaj 3 żetony ofiary na jednej wyspie
word-bonfire-yellow-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-yellow-crystals-red = Posiadaj 3 kafelki ścieżki z czerwonym kryształem
word-bonfire-yellow-bonfires = Posiadaj 5 innych ognisk
word-bonfire-yellow-crystals-blue = Posiadaj 4 kafelki ścieżki z niebieskim kryształem
word-bonfire-yellow-tasks-of-colour-yellow = Posiadaj 4 żółte zadania i/lub ogniska
word-bonfire-yellow-two-offerings-on = Posiadaj po 2 żetony ofiary na 3 wyspach
word-bonfire-yellow-of-one-resource = Posiadaj 5 jednakowych zwykłych zasobów
word-bonfire-yellow-two-resources = Posiadaj po 3 sztuki dwóch różnych zwykłych zasobów
word-bonfire-yellow-highlighted = Zakryj wszystkie wyróżnione pola obszaru losu
word-bonfire-yellow-guardians-home = Posiadaj 2 strażniczki przy ogniskach
word-bonfire-yellow-hold-tiles-1 = Posiadaj żetony akcji: ścieżka, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-hold-tiles-2 = Posiadaj żetony akcji: zadanie, Wielkie Ognisko, strażniczka, gnom, ścieżka
word-bonfire-yellow-hold-tiles-3 = Posiadaj żetony akcji: gnom, statek, zadanie, Wielkie Ognisko, strażniczka
word-bonfire-yellow-gold-squares = Zakryj wszystkie pola ze złotem w obszarze losu
word-bonfire-yellow-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-yellow-two-groups = Posiadaj w obszarze losu dwie osobne grupy po 4 jednakowe symbole

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Posiadaj { $shown ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } strażniczkę
word-bonfire-task-path-with =
    Posiadaj kafelek ścieżki z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
    }
word-bonfire-task-offering-on =
    Posiadaj żeton ofiary na wyspie { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-gnome-showing =
    Posiadaj gnoma z { $shown ->
       *[blossom] kwiatem
        [fruit] owocem
        [herb] ziołem
        [shell] muszlą
        [root] korzeniem
        [gold] złotem
    }
word-bonfire-task-group-of-3 =
    Posiadaj w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    }
word-bonfire-task-two-resources =
    Posiadaj po { $number ->
        [one] { $number } sztuce
        [few] { $number } sztuki
        [many] { $number } sztuk
       *[other] { $number } sztuk
    } dwóch różnych zwykłych zasobów
word-bonfire-task-offerings-spread =
    Posiadaj żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } różnych wyspach
        [many] { $number } różnych wyspach
       *[other] { $number } różnych wyspach
    }
word-bonfire-task-offerings-on-one =
    Posiadaj { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonów
    } ofiary na jednej wyspie
word-bonfire-task-blue-and-red = Posiadaj niebieskie i czerwone ognisko
word-bonfire-task-common-task =
    Spełnij { $number ->
        [one] { $number } wspólne zadanie
        [few] { $number } wspólne zadania
        [many] { $number } wspólnych zadań
       *[other] { $number } wspólnych zadań
    }
word-bonfire-task-portals =
    Posiadaj { $number ->
        [one] { $number } portal
        [few] { $number } portale
        [many] { $number } portali
       *[other] { $number } portali
    }
word-bonfire-task-two-guardians =
    Posiadaj { $shown ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } i { $second ->
       *[pink] różową
        [grey] szarą
        [brown] brązową
        [blue] niebieską
        [own] własną
    } strażniczkę
word-bonfire-task-gnomes =
    Posiadaj { $number ->
        [one] { $number } gnoma
        [few] { $number } gnomy
        [many] { $number } gnomów
       *[other] { $number } gnomów
    }
word-bonfire-task-gold =
    Posiadaj { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
        [many] { $number } sztuk złota
       *[other] { $number } sztuk złota
    }
word-bonfire-task-same-adjacent = Posiadaj dwa sąsiadujące kafelki ścieżki z tym samym zasobem
word-bonfire-task-resource =
    Posiadaj { $shown ->
       *[blossom] { $number ->
            [one] { $number } kwiat
            [few] { $number } kwiaty
            [many] { $number } kwiatów
           *[other] { $number } kwiatów
        }
        [fruit] { $number ->
            [one] { $number } owoc
            [few] { $number } owoce
            [many] { $number } owoców
           *[other] { $number } owoców
        }
        [herb] { $number ->
            [one] { $number } zioło
            [few] { $number } zioła
            [many] { $number } ziół
           *[other] { $number } ziół
        }
        [shell] { $number ->
            [one] { $number } muszlę
            [few] { $number } muszle
            [many] { $number } muszli
           *[other] { $number } muszli
        }
        [root] { $number ->
            [one] { $number } korzeń
            [few] { $number } korzenie
            [many] { $number } korzeni
           *[other] { $number } korzeni
        }
    }
word-bonfire-task-offering-on-both =
    Posiadaj po żetonie ofiary na obu wyspach { $shown ->
       *[blossom] kwiatów
        [fruit] owoców
        [herb] ziół
        [shell] muszli
        [root] korzeni
    }
word-bonfire-task-all-fires = Posiadaj ogniska we wszystkich trzech kolorach
word-bonfire-task-guardians =
    Posiadaj { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    }
word-bonfire-task-two-groups-of-3 =
    Posiadaj w obszarze losu grupę 3 sąsiadujących symboli { $shown ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    } i grupę 3 symboli { $second ->
       *[path] ścieżki
        [ship] statku
        [task] zadania
        [guardian] strażniczki
        [great-bonfire] Wielkiego Ogniska
        [gnome] gnoma
    }
word-bonfire-task-tasks-of-colour =
    Posiadaj { $shown ->
       *[blue] { $number ->
            [one] { $number } niebieskie zadanie lub ognisko
            [few] { $number } niebieskie zadania i/lub ogniska
            [many] { $number } niebieskich zadań i/lub ognisk
           *[other] { $number } niebieskich zadań i/lub ognisk
        }
        [red] { $number ->
            [one] { $number } czerwone zadanie lub ognisko
            [few] { $number } czerwone zadania i/lub ogniska
            [many] { $number } czerwonych zadań i/lub ognisk
           *[other] { $number } czerwonych zadań i/lub ognisk
        }
        [yellow] { $number ->
            [one] { $number } żółte zadanie lub ognisko
            [few] { $number } żółte zadania i/lub ogniska
            [many] { $number } żółtych zadań i/lub ognisk
           *[other] { $number } żółtych zadań i/lub ognisk
        }
    }
word-bonfire-task-elders =
    Posiadaj { $number ->
        [one] { $number } starszego
        [few] { $number } starszych
        [many] { $number } starszych
       *[other] { $number } starszych
    }
word-bonfire-task-offering-pile-empty = Wyczerp jeden z dwóch stosów żetonów ofiary
word-bonfire-task-crystals =
    Posiadaj { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
        [many] { $number } kafelków
       *[other] { $number } kafelków
    } ścieżki z { $shown ->
       *[blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
    } kryształem
word-bonfire-task-bonfires =
    Posiadaj { $number ->
        [one] { $number } inne ognisko
        [few] { $number } inne ogniska
        [many] { $number } innych ognisk
       *[other] { $number } innych ognisk
    }
word-bonfire-task-two-offerings-on =
    Posiadaj po 2 żetony ofiary na { $number ->
        [one] { $number } wyspie
        [few] { $number } wyspach
        [many] { $number } wyspach
       *[other] { $number } wyspach
    }
word-bonfire-task-of-one-resource =
    Posiadaj { $number ->
        [one] { $number } zwykły zasób
        [few] { $number } jednakowe zwykłe zasoby
        [many] { $number } jednakowych zwykłych zasobów
       *[other] { $number } jednakowych zwykłych zasobów
    }
word-bonfire-task-highlighted = Zakryj wszystkie wyróżnione pola obszaru losu
word-bonfire-task-guardians-home =
    Posiadaj { $number ->
        [one] { $number } strażniczkę
        [few] { $number } strażniczki
        [many] { $number } strażniczek
       *[other] { $number } strażniczek
    } przy ogniskach
word-bonfire-task-hold-tiles = Posiadaj te żetony akcji: { $tiles }
word-bonfire-task-gold-squares = Zakryj wszystkie pola ze złotem w obszarze losu
word-bonfire-task-outer-columns = Zakryj obie skrajne kolumny obszaru losu
word-bonfire-task-two-groups =
    Posiadaj w obszarze losu dwie osobne grupy po { $number ->
        [one] { $number } symbolu
        [few] { $number } jednakowe symbole
        [many] { $number } jednakowych symboli
       *[other] { $number } jednakowych symboli
    }

## Gnomes

word-bonfire-crowd-keeper = Opiekun Tłumu
    .acc = Opiekuna Tłumu
    .help = Na polu ścieżki może stać dowolna liczba twoich strażniczek.
word-bonfire-pacemaker = Przewodnik Marszu
    .acc = Przewodnika Marszu
    .help = W procesji każda twoja strażniczka może zrobić o 1 krok więcej.
word-bonfire-gift-bearer = Darczyńca
    .acc = Darczyńcę
    .help = Za zadanie możesz zużyć dwa dowolne zasoby.
word-bonfire-storyteller = Gawędziarz
    .acc = Gawędziarza
    .help = Każdy starszy, którego bierzesz, daje o 2 punkty więcej.
word-bonfire-twin-dyer = Farbiarz
    .acc = Farbiarza
    .help = Żółty żeton liczy się przy zużywaniu jako dwa jednakowe żetony akcji.
word-bonfire-gardener = Ogrodnik
    .acc = Ogrodnika
    .help = Gdy strażniczka kończy ruch na ścieżce, możesz wziąć wybrany zwykły zasób zamiast tego z pola.
word-bonfire-usher = Mistrz Ceremonii
    .acc = Mistrza Ceremonii
    .help = Zyskujesz 1 sztukę złota, gdy wysyłasz nowicjusza do Wysokiej Rady.
word-bonfire-pavior = Brukarz
    .acc = Brukarza
    .help = Dostajesz zasób z każdego kafelka ścieżki, który bierzesz.
word-bonfire-haggler = Handlarz
    .acc = Handlarza
    .help = Za gnomy możesz zużywać dowolne zasoby.
word-bonfire-pink-acolyte = Różowy Akolita
    .acc = Różowego Akolitę
    .help = Twoja różowa strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-grey-acolyte = Szary Akolita
    .acc = Szarego Akolitę
    .help = Twoja szara strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-brown-acolyte = Brązowy Akolita
    .acc = Brązowego Akolitę
    .help = Twoja brązowa strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-blue-acolyte = Niebieski Akolita
    .acc = Niebieskiego Akolitę
    .help = Twoja niebieska strażniczka przynosi na ścieżce podwójny zasób.
word-bonfire-packer = Tragarz
    .acc = Tragarza
    .help = Umieszczając kafelek losu, możesz zatrzymać 3 żetony akcji zamiast 1.
word-bonfire-recruiter = Werbownik
    .acc = Werbownika
    .help = Zyskujesz 1 żółty żeton za każdego gnoma, którego bierzesz, także za tego.
word-bonfire-star-reader = Astrolog
    .acc = Astrologa
    .help = Złoto i żółte żetony zakryte w obszarze losu dostajesz podwójnie.
word-bonfire-herald = Herold
    .acc = Herolda
    .help = Gdy strażniczka trafia na pole START, wszystkie twoje strażniczki mogą zrobić 1 krok, ale nic nie zyskujesz.
word-bonfire-lantern-bearer = Latarnik
    .acc = Latarnika
    .help = Na koniec każda strażniczka przy ognisku daje o 2 punkty więcej.
word-bonfire-town-crier = Obwoływacz
    .acc = Obwoływacza
    .help = Zyskujesz 1 sztukę złota i 1 żółty żeton, gdy tylko spełnisz wspólne zadanie.
word-bonfire-gatekeeper = Odźwierny
    .acc = Odźwiernego
    .help = Zyskujesz o 1 sztukę złota więcej, gdy strażniczka kończy ruch na polu ścieżki 1.
word-bonfire-helmsman = Sternik
    .acc = Sternika
    .help = Za tę samą cenę twój statek może płynąć o jeden szlak dalej.
word-bonfire-fire-turner = Mistrz Obrotu
    .acc = Mistrza Obrotu
    .help = Za tę samą cenę możesz obrócić Wielkie Ognisko o jedno pole dalej.
word-bonfire-fire-steward = Szafarz Ognia
    .acc = Szafarza Ognia
    .help = Możesz wziąć wszystkie trzy nagrody Wielkiego Ogniska.
word-bonfire-delegate = Delegat
    .acc = Delegata
    .help = Nowicjusze, których wysyłasz, także neutralni, mogą stanąć w Radzie na polu z nowicjuszem swojego koloru.
word-bonfire-portal-smith = Kowal Portali
    .acc = Kowala Portali
    .help = Możesz zapełniać wcięcia na portale w dowolnej kolejności.
word-bonfire-envoy = Poseł
    .acc = Posła
    .help = Za zadanie zawsze zużywasz tylko 1 żeton zadania.
word-bonfire-bridge-builder = Budowniczy Mostów
    .acc = Budowniczego Mostów
    .help = Twoje kafelki losu mogą wystawać poza obszar losu.
word-bonfire-elder-of-paths = Starszy Ścieżek
    .acc = Starszego Ścieżek
    .help = Od razu 1 punkt za każdy twój kafelek ścieżki, także początkowy.
word-bonfire-elder-of-fate = Starszy Losu
    .acc = Starszego Losu
    .help = Od razu 1 punkt za każdy umieszczony kafelek losu.
word-bonfire-elder-of-portals = Starszy Portali
    .acc = Starszego Portali
    .help = Od razu 1 punkt za każdy twój portal.
word-bonfire-elder-of-tasks = Starszy Zadań
    .acc = Starszego Zadań
    .help = Od razu 1 punkt za każde twoje zadanie i ognisko.
word-bonfire-elder-of-guardians = Starszy Strażniczek
    .acc = Starszego Strażniczek
    .help = Od razu 1 punkt za każdą twoją strażniczkę.
word-bonfire-elder-of-gnomes = Starszy Gnomów
    .acc = Starszego Gnomów
    .help = Od razu 1 punkt za każdego twojego gnoma, także za tego.

## Bonuses of the High Council

bonus-bonfire-gold = 2 sztuki złota i 1 żółty żeton
bonus-bonfire-path = darmowy kafelek ścieżki do wyboru
bonus-bonfire-guardian = strażniczka w nowym kolorze
bonus-bonfire-great-bonfire = obrót Wielkiego Ogniska na dowolne pole i nagrody
bonus-bonfire-specialist = odkryty specjalista za darmo
bonus-bonfire-move = dowolne przesunięcie 1 strażniczki
bonus-bonfire-ship = darmowy rejs na dowolną wyspę
bonus-bonfire-fate = natychmiastowe umieszczenie kafelka losu

## Common Tasks

common-bonfire-tasks = 7 zadań i/lub ognisk
common-bonfire-portals = 7 portali
common-bonfire-paths = 7 kafelków ścieżki
common-bonfire-guardians = 5 strażniczek
common-bonfire-gnomes = 6 gnomów

## Tom's cards

tom-bonfire-great-bonfire = Wielkie Ognisko
tom-bonfire-guardian = Strażniczka
tom-bonfire-task-1 = Zadanie I
tom-bonfire-task-2 = Zadanie II
tom-bonfire-gnome = Gnom
tom-bonfire-path = Ścieżka

## What points are for

earned-bonfire-head-start = na początek
earned-bonfire-elders = za starszego
earned-bonfire-council = w Wysokiej Radzie
earned-bonfire-great-bonfire = przy Wielkim Ognisku
earned-bonfire-passing = za pozostałe tury
earned-bonfire-tom = dzięki karcie

## Squares of the Fate Area

word-bonfire-square-at = rząd { $row }, kolumna { $column }
word-bonfire-squares-across = rząd { $row }, kolumny { $columns }
word-bonfire-squares-down = kolumna { $column }, rzędy { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    } { $side ->
        [above] nad kolumną { $column }
        [below] pod kolumną { $column }
        [left] na lewo od rzędu { $row }
       *[right] na prawo od rzędu { $row }
    }
`,p=`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Rozkładanie gry…
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, pole { $space }: wolne
eh-space-pick = { $place }, pole { $space }: zbierz drużynę na to pole; kolejność wyboru: { $rank }
eh-space-send = { $place }, pole { $space }: wyślij drużynę; kolejność wyboru: { $rank }
eh-space-blocked = { $place }, pole { $space }: neutralny herb. Gdy przyjdzie jego kolej, odrzuca się jedną kartę oferty.
eh-space-taken =
    { $place }, pole { $space }: { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }. Kolejność wyboru: { $rank }
eh-card = { $card }
eh-card-take = Weź: { $card }
eh-bard-only = Bard
eh-level-peak = Górny
eh-level-ridge = Środkowy
eh-level-foot = Dolny
eh-climbers = Kolejność na Górze
eh-climber =
    { $who }, pole { $space }: { $wardens ->
        [one] { $wardens } strażniczka
        [few] { $wardens } strażniczki
        [many] { $wardens } strażniczek
       *[other] { $wardens } strażniczek
    }

# The village
eh-special =
    { $place }. Herby: { $crests ->
        [none] brak
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Remiza z dwoma herbami
eh-aides = Doradcy
eh-aides-end = wzięcie ostatniego kończy fazę
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, ma: { $who }
eh-aide-leader = zaczyna rundę
eh-aide-defender = −1 najazd
eh-aide-survivalist = +1 ekwipunek
eh-aide-healer = płomień −2
eh-raid = Najazd
eh-raid-card = Karta najazdu: { $card }. Teraz: { $losses }
eh-raid-discarded = Odrzucona karta najazdu: { $card }. Teraz: { $losses }
eh-raid-loss =
    { $who }: { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(płomień +{ $flame })
    }
eh-per = za
eh-flame = Płomień
eh-flame-left = trzymaj się na lewo od innych
eh-flame-of = { $who }: płomień { $at }, chwała w tej chwili: { $glory }

# The camp
eh-camp = Plansza: { $who }
eh-shield = Ma Smoczą Tarczę
eh-crests =
    { $number ->
        [0] nie ma już herbów
        [one] pozostał { $number } herb
        [few] pozostały { $number } herby
        [many] pozostało { $number } herbów
       *[other] pozostało { $number } herbów
    }
eh-attributes = Cechy
eh-attribute = { $attribute } { $level }: chwała { $glory }, efekt smoczego towarzysza { $effect }
eh-supply = Stronnicy i ekwipunek
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}i { $away } na wyspie
    }
eh-more = O jeden więcej: { $what }
eh-less = O jeden mniej: { $what }
eh-companion = Smoczy towarzysz
eh-companion-ready = Smoczy towarzysz, gotowy: dołącza do drużyny
eh-companion-ready-short = gotowy
eh-companion-goes = Smoczy towarzysz idzie z drużyną; wybierz jeszcze raz, by został
eh-companion-goes-short = idzie
eh-companion-used = Smoczy towarzysz, użyty w tej rundzie
eh-companion-used-short = użyty
eh-companion-stays = Zostaw smoczego towarzysza
eh-skill-geared-dragons = 1 sztuka ekwipunku na smoku: dowolna karta, +1 punkt chwały
eh-skill-further-steps = cecha rośnie: zużyj 1 sztukę ekwipunku na 1 krok więcej
eh-skill-fire-wise = płomień rośnie: 1 pomocnik za krok albo odrzuć 1 specjalistę za krok
eh-skill-welcoming = przy dołączaniu: weź 1 pomocnika albo wymień 1 na specjalistę
eh-heroes-preserves = Bohaterowie i rezerwaty ze smokami
eh-no-cards = Jeszcze nie ma kart.
eh-card-with = { $card }, dołączony: { $dragon }
eh-card-waits = { $card }, potrzebuje smoka
eh-plan-open = { $card }, jeszcze nieukończona
eh-plan-done = { $card }, ukończona
eh-dragon-free = { $dragon }, niedołączony
eh-dragon-pick = { $dragon }, niedołączony: podnieś go, by dołączyć

# What is asked
eh-choices = Możliwości
eh-your-party = Twoja drużyna
eh-size = liczebność
eh-clear = Wyczyść drużynę
eh-party-start = Wybierz stronników albo podświetlone pole.
eh-party-where =
    { $size ->
        [0] Sam smoczy towarzysz: wybierz podświetlone pole.
        [one] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [few] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [many] Drużyna, liczebność { $size }: wybierz podświetlone pole.
       *[other] Drużyna, liczebność { $size }: wybierz podświetlone pole.
    }
eh-order-blocked =
    { $blocked ->
        [one] Neutralny herb usunie przedtem kartę.
        [few] Neutralne herby usuną przedtem { $blocked } karty.
        [many] Neutralne herby usuną przedtem { $blocked } kart.
       *[other] Neutralne herby usuną przedtem { $blocked } kart.
    }
eh-come-back = Wracają po nagrodzie: { $people }.
eh-spent = Odrzuceni, jeśli weźmiesz kartę: { $people }.
eh-send = Wyślij: { $place } { $space }
eh-swap = Wymień stronnika
eh-swap-from = Kogo wymieniasz?
eh-swap-to = Na kogo?
eh-attach = Możesz dołączyć smoka: podnieś go.
eh-attach-where = Wybierz kartę dla smoka.

# Above the table, and on the phone
eh-wait-problem = Nie można rozłożyć gry: { $problem }
eh-round = Runda { $round } z 5
eh-phases = Fazy rundy
eh-phase-action = Akcje
eh-phase-reward = Nagrody
eh-phase-raid = Najazd
eh-phase-reset = Odnowienie
eh-tab-island = Wyspa
eh-tab-camp = Moja plansza
eh-tab-flame = Płomień
eh-places = Lokacje
eh-village = Wioska
eh-flame-at = płomień { $at }
eh-flame-final = płomień { $at }, { $final } po odliczeniu ekwipunku

# The shelf of cards
eh-shelf = Karty na planszy
eh-shelf-plans = Karty garnizonu
eh-shelf-free = Niedołączone smoki
eh-now-of = teraz { $now } z { $most }
eh-always = zawsze { $now }
eh-asleep = brak dołączonego smoka
eh-once-awake = { $now }, gdy będzie mieć smoka
eh-gap =
    { $colour ->
       *[red] czerwony smok
        [blue] niebieski smok
        [green] zielony smok
    }
eh-plan-missing = Brakuje: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } czerwony smok
            [few] { $number } czerwone smoki
           *[other] { $number } czerwonych smoków
        }
        [blue] { $number ->
            [one] { $number } niebieski smok
            [few] { $number } niebieskie smoki
           *[other] { $number } niebieskich smoków
        }
        [green] { $number ->
            [one] { $number } zielony smok
            [few] { $number } zielone smoki
           *[other] { $number } zielonych smoków
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } bohater
        [few] { $number } bohaterów
       *[other] { $number } bohaterów
    }
eh-done = gotowa
eh-wakes = Uaktywnia: { $card }
eh-home-for = Dla: { $card }
eh-homeless = żadna karta na niego nie czeka
eh-key-attach = Podnieś smoka lub go dołącz

# The party
eh-barred-here = nie mogą iść do tej lokacji: { $place }
eh-effect-fewer = { $number ->
        [one] do { $number } stronnika mniej
       *[other] do { $number } stronników mniej
    }
eh-effect-gear = ekwipunek: { $number }, tylko na polu 3
eh-effect-flame = płomień −{ $number } tam, gdzie nikogo nie ma
eh-effect-none = jeszcze bez efektu
eh-applies = działa tutaj
eh-pick-of = { $rank } z { $all }

# The reward phase
eh-reward-done = gotowe
eh-reward-now = wybór { $pick } z { $picks }
eh-reward-picks = { $number ->
        [0] brak drużyn
        [one] { $number } drużyna
        [few] { $number } drużyny
       *[other] { $number } drużyn
    }
eh-reward-next = Twój następny wybór
eh-reward-you = Ty: { $place } { $space }
eh-reward-before = { $number ->
        [0] teraz
        [one] { $number } wybór przed tobą
        [few] { $number } wybory przed tobą
       *[other] { $number } wyborów przed tobą
    }
eh-reward-nothing = Nic już nie wybierasz
eh-reward-order = Kolejność od najwyższego pola
eh-reward-climb = { $level ->
       *[middle] Środkowy poziom: najpierw najwięcej strażniczek
        [top] Górny poziom: najpierw najwięcej strażniczek
    }
eh-reward-tie = Remis: kto idzie pierwszy, decyduje { $who }.
eh-plate-waits = czeka
eh-plate-now = wybiera
eh-plate-took = po wyborze
eh-plate-home = wraca
eh-plate-gear = nic: ekwipunek { $gear }, wszyscy wracają
eh-reward-took = Kto co bierze
eh-reward-again = Wróć do bieżącej lokacji
eh-reward-none = nie bierze nic: ekwipunek +{ $gear }
eh-raid-after = Najazd po tej fazie, według obecnego stanu
eh-camps = Wszystkie plansze

# The board as text
eh-text-none = brak
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; środkowy poziom kosztuje jeszcze 1 strażniczkę
eh-text-peak = { $cards }; górny poziom kosztuje jeszcze 1 strażniczkę i płomień +1
eh-text-open = do wzięcia
eh-text-neutral = neutralny herb
eh-text-space = pole { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }{ $took ->
        [yes] , karta już wzięta
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] żadne pole nie jest wolne
        [one] wolne: pole { $spaces }
       *[other] wolne: pola { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , kosztuje { $price }
    }
`,m=`### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Wysyłaj drużyny po wyspie, uwalniaj smoki, zanim dopadną je kłusownicy, i trzymaj płomień nisko.

## What the opponents like

style-emberheart-spark = Wysyła wszędzie małe drużyny
style-emberheart-ember = Chętnie zagląda do Tawerny
style-emberheart-flame = Zbiera karty garnizonu
style-emberheart-blaze = Wspina się na Górę za wszelką cenę
style-emberheart-inferno = Przewiduje twoją następną drużynę

## Before something goes unused

warning-emberheart-crest = Masz jeszcze herb do użycia. Mimo to wziąć doradcę?
warning-emberheart-dragon = Możesz jeszcze dołączyć smoka. Mimo to przejść dalej?

## Beside a seat

stat-emberheart-dragons = Smoki
stat-emberheart-flame = Płomień
stat-emberheart-crests = Herby

## The board as text

part-emberheart-side = Strona
part-emberheart-round = Runda
part-emberheart-shield = Gracz rozpoczynający
part-emberheart-aides = Doradcy
part-emberheart-warehouse = Herby w Magazynie
part-emberheart-station = Herby w Remizie
part-emberheart-parties = Drużyny
part-emberheart-took = wzięto kartę
part-emberheart-companion = Smoczy towarzysz
part-emberheart-guild = Gildia Bohaterów
part-emberheart-tavern = Tawerna
part-emberheart-camp = Obóz Kłusowników
part-emberheart-mountain = Góra
part-emberheart-preserve = Rezerwat
part-emberheart-garrison = Garnizon
part-emberheart-bard-card = Karta zarezerwowana przez Barda
part-emberheart-bard-seat = Bard gracza
part-emberheart-raid = Karty najazdu
part-emberheart-hero-pile = Stos bohaterów
part-emberheart-tavern-pile = Stos kart tawerny
part-emberheart-captive-pile = Stos schwytanych smoków
part-emberheart-mountain-pile = Stos smoków górskich
part-emberheart-preserve-pile = Stos rezerwatów
part-emberheart-raid-pile = Stos kart najazdu
part-emberheart-duo-pile = Stos kart dla dwóch osób
part-emberheart-bands = Plansze
part-emberheart-skill = Umiejętność
part-emberheart-followers = Stronnicy
part-emberheart-gear = Ekwipunek
part-emberheart-crests = Herby
part-emberheart-companion-used = Smoczy towarzysz użyty
part-emberheart-apprentice-used = Uczennica użyta
part-emberheart-attributes = Cechy
part-emberheart-flame = Płomień
part-emberheart-heroes = Bohaterowie
part-emberheart-preserves = Rezerwaty
part-emberheart-dragons = Smoki
part-emberheart-free = niedołączony
part-emberheart-attached = dołączony
part-emberheart-with-gear = dołączony z ekwipunkiem
part-emberheart-completed = ukończona
part-emberheart-no = nie

## A tie at the end
tiebreak-emberheart = Przy remisie wygrywa ten, kto ma więcej kart smoków.
`,h=`## What buttons say

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
`,g=`## Followers and pieces

word-emberheart-hireling = pomocnik
    .count =
        { $n ->
            [one] { $n } pomocnik
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .count-acc =
        { $n ->
            [one] { $n } pomocnika
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .help = Może iść do każdej lokacji, ale zostaje odrzucony, gdy drużyna weźmie kartę.
word-emberheart-scout = zwiadowca
    .count =
        { $n ->
            [one] { $n } zwiadowca
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .count-acc =
        { $n ->
            [one] { $n } zwiadowcę
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .help = Specjalista od Gildii Bohaterów, Tawerny i Obozu Kłusowników. Wraca.
word-emberheart-ranger = tropicielka
    .count =
        { $n ->
            [one] { $n } tropicielka
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .count-acc =
        { $n ->
            [one] { $n } tropicielkę
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .help = Specjalistka od Rezerwatu i Garnizonu. Wraca.
word-emberheart-warden = strażniczka
    .count =
        { $n ->
            [one] { $n } strażniczka
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .count-acc =
        { $n ->
            [one] { $n } strażniczkę
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .help = Specjalistka od Góry; tylko ze strażniczkami drużyna wspina się na wyższe poziomy. Wraca, chyba że odrzucasz ją jako koszt.
word-emberheart-specialist = specjalista
    .count =
        { $n ->
            [one] { $n } specjalista
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
    .count-acc =
        { $n ->
            [one] { $n } specjalistę
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
word-emberheart-follower = stronnik
    .count =
        { $n ->
            [one] { $n } stronnik
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
    .count-acc =
        { $n ->
            [one] { $n } stronnika
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
word-emberheart-gear = ekwipunek
    .count =
        { $n ->
            [one] { $n } sztuka ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .count-acc =
        { $n ->
            [one] { $n } sztukę ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .help = W swojej turze możesz zużyć 1 sztukę ekwipunku, aby wymienić 1 stronnika z zapasu na inny rodzaj. Na koniec każde 3 sztuki obniżają płomień o 1.
word-emberheart-crest = herb
    .count =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
    .count-acc =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
word-emberheart-glory = chwała
    .count =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
    .count-acc =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
word-emberheart-flame = płomień
    .count = płomień +{ $n }
    .count-acc = płomień +{ $n }
word-emberheart-companion = smoczy towarzysz

## Colours and attributes

word-emberheart-red = czerwony
word-emberheart-blue = niebieski
word-emberheart-green = zielony
word-emberheart-exotic = egzotyczny
word-emberheart-strength = Siła
    .acc = Siłę
    .help = Smoczy towarzysz zastępuje do 1, 2 lub 3 stronników swojej drużyny (od poziomu 1, 3, 5).
word-emberheart-senses = Zmysły
    .acc = Zmysły
    .help = Na polu 3 smoczy towarzysz przynosi 1, 2 lub 3 sztuki ekwipunku (od poziomu 1, 3, 5).
word-emberheart-speed = Szybkość
    .acc = Szybkość
    .help = Tam, gdzie nie ma jeszcze innej drużyny, smoczy towarzysz obniża płomień o 1, 2 lub 3 (od poziomu 1, 3, 5).

## Locations

word-emberheart-guild = Gildia Bohaterów
    .to = do Gildii Bohaterów
    .at = w Gildii Bohaterów
    .help = Bohaterowie. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-tavern = Tawerna
    .to = do Tawerny
    .at = w Tawernie
    .help = Nowi stronnicy i zmiana płomienia. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-camp = Obóz Kłusowników
    .to = do Obozu Kłusowników
    .at = w Obozie Kłusowników
    .help = Schwytane smoki, także egzotyczne. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-mountain = Góra
    .to = na Górę
    .at = na Górze
    .help = Najsilniejsze smoki na trzech poziomach. Mogą iść pomocnicy i strażniczki; dalej wspinają się tylko strażniczki.
word-emberheart-preserve = Rezerwat
    .to = do Rezerwatu
    .at = w Rezerwacie
    .help = Dom dla smoka: cecha rośnie o 2. Mogą iść pomocnicy i tropicielki.
word-emberheart-garrison = Garnizon
    .to = do Garnizonu
    .at = w Garnizonie
    .help = Karty dające chwałę, gdy masz to, czego wymagają. Mogą iść pomocnicy i tropicielki.
word-emberheart-warehouse = Magazyn
    .to = do Magazynu
    .at = w Magazynie
    .help = Herb położony tutaj daje od razu 2 sztuki ekwipunku.
word-emberheart-station = Remiza
    .to = do Remizy
    .at = w Remizie
    .help = Herb położony tutaj daje od razu 4 pomocników; płomień rośnie o 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Przy­wód­czyni
    .acc = Przywódczynię
    .help = Zaczynasz następną rundę. Możesz odwołać jedną ze swoich drużyn i od razu wysłać nową.
word-emberheart-defender = Obrończyni
    .acc = Obrończynię
    .help = Odrzuć jedną z dwóch kart najazdu.
word-emberheart-survivalist = Traper
    .acc = Trapera
    .help = 1 sztuka ekwipunku i rozstrzygasz remisy na Górze.
word-emberheart-healer = Uzdrowiciel
    .acc = Uzdrowiciela
    .help = Płomień spada o 2.
word-emberheart-none = Brak umiejętności
    .help = Strona A: nikt nie ma umiejętności.
word-emberheart-geared-dragons = Wyposażone smoki
    .help = Do najazdu 5. rundy możesz przy dołączaniu położyć na smoku 1 sztukę ekwipunku: pasuje wtedy do każdego bohatera i rezerwatu i jest wart o 1 punkt chwały więcej.
word-emberheart-further-steps = Dalsze kroki
    .help = Zawsze gdy cecha rośnie, możesz zużyć 1 sztukę ekwipunku, aby podnieść ją o 1 więcej.
word-emberheart-fire-wise = Ogniotrwałość
    .help = Zawsze gdy płomień rośnie: weź 1 pomocnika za każdy krok albo odrzuć 1 specjalistę za krok, żeby uniknąć wzrostu.
word-emberheart-welcoming = Gościnność
    .help = Zawsze gdy dołączasz smoka: weź 1 pomocnika albo wymień 1 pomocnika na specjalistę.

## Heroes: ability and glory

word-emberheart-apprentice = Uczennica
    .acc = Uczennicę
    .help = Raz na grę, przed fazą akcji: weź bohatera z Gildii; jego miejsce się uzupełnia.
    .glory = 4
word-emberheart-bard = Bard
    .acc = Barda
    .help = Przed każdą fazą akcji: dobierz 2 bohaterów, jednego odrzuć, a drugiego zarezerwuj w Gildii; mogą go wziąć tylko twoje drużyny.
    .glory = 7, jeśli nikt nie ma więcej kart garnizonu
word-emberheart-fire-sage = Mędrzec Ognia
    .acc = Mędrca Ognia
    .help = Podczas najazdu możesz podnieść płomień o 1, by odrzucić o 2 mniej.
    .glory = 7, jeśli nikt nie ma więcej czerwonych smoków
word-emberheart-outfitter = Krawiec
    .acc = Krawca
    .help = Pomocników z Remizy możesz zamienić na ekwipunek, jeden do jednego.
    .glory = 7, jeśli nikt nie ma więcej rezerwatów
word-emberheart-paragon = Wzór Cnót
    .acc = Wzór Cnót
    .help = Przed każdą fazą akcji: płomień +1, by wymienić 2 pomocników na 2 zwiadowców i/lub tropicielki.
    .glory = 5, jeśli nikt nie ma więcej smoków
word-emberheart-peakwalker = Zdobywczyni Szczytów
    .acc = Zdobywczynię Szczytów
    .help = Gdy bierzesz smoka z górnego poziomu Góry, możesz jeszcze raz podnieść o 1 dowolną cechę.
    .glory = 7, jeśli nikt nie ma więcej ekwipunku
word-emberheart-recruiter = Werbownik
    .acc = Werbownika
    .help = Po każdym najeździe: 1 pomocnik za każde 2 czerwone smoki.
    .glory = 2 za zestaw: zwiadowca, tropicielka i strażniczka, najwyżej 10
word-emberheart-innkeeper = Karczmarz
    .acc = Karczmarza
    .help = 1 sztuka ekwipunku za każdą drużynę wysłaną do Tawerny.
    .glory = 7, jeśli każda cecha ma co najmniej 3
word-emberheart-wrangler = Pasterz
    .acc = Pasterza
    .help = 1 pomocnik lub 1 sztuka ekwipunku za każdego otrzymanego smoka o wartości 5 lub 7.
    .glory = 2 za kartę garnizonu, najwyżej 10
word-emberheart-flame-tamer = Poskramiaczka Płomieni
    .acc = Poskramiaczkę Płomieni
    .help = Płomień −1 za każdy wzięty rezerwat.
    .glory = 7, jeśli nikt nie ma więcej pomocników
word-emberheart-dragon-knight = Smoczy Rycerz
    .acc = Smoczego Rycerza
    .help = Gdy ukończysz kartę garnizonu, możesz zamiast jej cechy podnieść inną.
    .glory = 7, jeśli nikt nie ma więcej niebieskich smoków
word-emberheart-fire-marshal = Komendant Straży
    .acc = Komendanta Straży
    .help = Dwa herby naraz w Remizie: 8 pomocników za płomień +1.
    .glory = 1 za sztukę ekwipunku, najwyżej 10
word-emberheart-spy = Szpieg
    .acc = Szpiega
    .help = 1 pomocnik za każdą drużynę wysłaną do Obozu Kłusowników.
    .glory = 7, jeśli nikt nie ma więcej bohaterów
word-emberheart-master-scout = Mistrzyni Zwiadu
    .acc = Mistrzynię Zwiadu
    .help = Gdy wysyłasz drużynę na pole 4 lub 5: wymień do 2 pomocników na zwiadowców albo odwrotnie.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = Mentora
    .help = Do 2 specjalistów z każdej karty tawerny możesz wymienić na inny rodzaj.
    .glory = 3 za zestaw: czerwony, niebieski i zielony smok, najwyżej 9
word-emberheart-merchant = Kupiec
    .acc = Kupca
    .help = 2 sztuki ekwipunku więcej w Magazynie, jeśli leży tam już herb.
    .glory = 2 za bohatera, najwyżej 10
word-emberheart-messenger = Posłaniec
    .acc = Posłańca
    .help = Podczas najazdu możesz zastosować drugą, odrzuconą kartę najazdu.
    .glory = 1 za każdego pomocnika od czwartego, najwyżej 10
word-emberheart-quartermaster = Kwatermistrzyni
    .acc = Kwatermistrzynię
    .help = Po każdym najeździe: 1 sztuka ekwipunku za każde 2 niebieskie smoki.
    .glory = 2 za krok najniższej cechy, najwyżej 10
word-emberheart-dragon-nurse = Opiekunka Smoków
    .acc = Opiekunkę Smoków
    .help = 1 pomocnik za każdą drużynę wysłaną do Rezerwatu.
    .glory = 7, jeśli nikt nie ma więcej zielonych smoków
word-emberheart-keeper = Dozorca
    .acc = Dozorcę
    .help = Podczas najazdu odrzucasz o 1 mniej.
    .glory = 5, jeśli w co najmniej jednej cesze nikt cię nie wyprzedza
word-emberheart-dragon-trainer = Treserka Smoków
    .acc = Treserkę Smoków
    .help = Raz na rundę, po nagrodach: odrzuć niedołączonego smoka, by podnieść o 1 cechę jego koloru (egzotyczny: dowolną).
    .glory = 7, jeśli nikt nie ma więcej tropicielek
word-emberheart-dragon-whisperer = Zaklinaczka Smoków
    .acc = Zaklinaczkę Smoków
    .help = Płomień −1 za każdego smoka wziętego z Obozu Kłusowników.
    .glory = 7, jeśli nikt nie ma więcej stronników
word-emberheart-master-ranger = Mistrzyni Tropienia
    .acc = Mistrzynię Tropienia
    .help = Gdy wysyłasz drużynę na pole 4 lub 5: wymień do 2 pomocników na tropicielki albo odwrotnie.
    .glory = 4
word-emberheart-overseer = Nadzorca
    .acc = Nadzorcę
    .help = 1 pomocnik więcej w Magazynie.
    .glory = 2 za każdą różną wartość wśród twoich smoków
word-emberheart-priestess = Kapłanka
    .acc = Kapłankę
    .help = Po każdym najeździe: płomień −1 za każde 2 zielone smoki.
    .glory = 2 za rezerwat, najwyżej 10
word-emberheart-squire = Giermek
    .acc = Giermka
    .help = W Remizie, jeśli leży tam już herb: 1 pomocnik więcej, a płomień nie rośnie.
    .glory = 7, jeśli nikt nie ma więcej zwiadowców
word-emberheart-tactician = Taktyk
    .acc = Taktyka
    .help = Do każdej karty garnizonu potrzebujesz o 1 mniej jednej z dwóch wymaganych rzeczy.
    .glory = 7, jeśli nikt nie ma więcej strażniczek

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] czerwony smok
        [blue] niebieski smok
        [green] zielony smok
        [exotic] egzotyczny smok
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] czerwony smok
            [blue] niebieski smok
            [green] zielony smok
            [exotic] egzotyczny smok
        }, { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
    .acc =
        { $colour ->
           *[red] czerwonego smoka
            [blue] niebieskiego smoka
            [green] zielonego smoka
            [exotic] egzotycznego smoka
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] czerwony smok
                [blue] niebieski smok
                [green] zielony smok
                [exotic] egzotyczny smok
            }
            [few] { $n } { $colour ->
               *[red] czerwone smoki
                [blue] niebieskie smoki
                [green] zielone smoki
                [exotic] egzotyczne smoki
            }
            [many] { $n } { $colour ->
               *[red] czerwonych smoków
                [blue] niebieskich smoków
                [green] zielonych smoków
                [exotic] egzotycznych smoków
            }
           *[other] { $n } { $colour ->
               *[red] czerwonych smoków
                [blue] niebieskich smoków
                [green] zielonych smoków
                [exotic] egzotycznych smoków
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] czerwony rezerwat
        [blue] niebieski rezerwat
        [green] zielony rezerwat
    }
    .acc =
        { $colour ->
           *[red] czerwony rezerwat
            [blue] niebieski rezerwat
            [green] zielony rezerwat
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] czerwony rezerwat
                [blue] niebieski rezerwat
                [green] zielony rezerwat
            }
            [few] { $n } { $colour ->
               *[red] czerwone rezerwaty
                [blue] niebieskie rezerwaty
                [green] zielone rezerwaty
            }
            [many] { $n } { $colour ->
               *[red] czerwonych rezerwatów
                [blue] niebieskich rezerwatów
                [green] zielonych rezerwatów
            }
           *[other] { $n } { $colour ->
               *[red] czerwonych rezerwatów
                [blue] niebieskich rezerwatów
                [green] zielonych rezerwatów
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] czerwona karta garnizonu
        [blue] niebieska karta garnizonu
        [green] zielona karta garnizonu
    } { $step }
    .acc =
        { $colour ->
           *[red] czerwoną kartę garnizonu
            [blue] niebieską kartę garnizonu
            [green] zieloną kartę garnizonu
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specjalista
       *[hireling] 1 pomocnik
    } za { $counted ->
       *[hero] każdego bohatera
        [garrison-card] każdą kartę garnizonu
        [preserve] każdy rezerwat
        [highest-attribute] każdy krok najwyższej cechy
        [red-dragon] każdego czerwonego smoka
        [blue-dragon] każdego niebieskiego smoka
        [green-dragon] każdego zielonego smoka
        [ranger] każdą tropicielkę
        [warden] każdą strażniczkę
        [scout] każdego zwiadowcę
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } specjalistę
               *[other] { $n } specjalistów
            }
           *[hireling] { $n ->
                [one] { $n } pomocnika
               *[other] { $n } pomocników
            }
        }

## States of cards

word-emberheart-no = brak
word-emberheart-free = niedołączony
word-emberheart-attached = dołączony
word-emberheart-with-gear = dołączony z ekwipunkiem
word-emberheart-open = otwarta
word-emberheart-completed = ukończona
`,_=`list-and = { $rest } i { $last }
list-or = { $rest } lub { $last }
hint-margin = Oczekiwana przewaga { $margin }
hint-exact = Końcowa przewaga { $margin }
hint-win = szansa na wygraną { $share }%
hint-gains = Punkty: { $gains }.
hint-costs = To kosztuje: { $costs }.
hint-prepares = Zyskujesz: { $things }.
hint-sources = Punkty najpewniej przyniosą ci: { $sources }.
hint-first = To pierwszy pomysł; szukanie trwa.
verdict-blunder = Gruby błąd
verdict-mistake = Błąd
verdict-inaccuracy = Niedokładność

## Opponents

level-spark = Iskra
    .help = Łagodny: patrzy tylko na własną turę i robi dużo błędów.
level-ember = Żar
    .help = Spokojny: planuje własną turę i robi trochę błędów.
level-flame = Płomień
    .help = Dobry gracz: patrzy trochę naprzód.
level-blaze = Pożoga
    .help = Silny: patrzy daleko naprzód.
level-inferno = Inferno
    .help = Najlepszy: patrzy bardzo daleko naprzód, z pomocą sieci neuronowej.
`,v=Object.assign({"./app.ftl":e,"./daily.ftl":t,"./dock.ftl":n,"./inspector.ftl":r,"./server.ftl":i,"./shell.ftl":a,"./signed-out.ftl":o,"./start.ftl":s,"./story.ftl":c}),y=Object.assign({"./games/bonfire/texts/pl/board.ftl":l,"./games/bonfire/texts/pl/frame.ftl":u,"./games/bonfire/texts/pl/game.ftl":d,"./games/bonfire/texts/pl/words.ftl":f,"./games/emberheart/texts/pl/board.ftl":p,"./games/emberheart/texts/pl/frame.ftl":m,"./games/emberheart/texts/pl/game.ftl":h,"./games/emberheart/texts/pl/words.ftl":g,"./texts/pl/shared.ftl":_}),b=Object.values({...v,...y});export{b as default};