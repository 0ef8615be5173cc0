//# allFunctionsCalledOnLoad
var e=`### Texts of pages that are neither the first one, nor lists of games, nor tables.

## The opponents
opponents-title =
    { $number ->
        [5] Pięcioro przy ogniu
       *[other] Przy ogniu
    }
opponents-text = Nie widzą więcej niż ty. Różni ich to, jak daleko patrzą naprzód, jak często się mylą i co lubią. Paski pokazują, ile ze 100 gier we dwoje każde z nich wygrało z poprzednim.
opponent-rung = Stopień { $rung } z { $all }
opponent-won = Wygrane: { $won } z { $played }
opponent-new = Jeszcze bez gry
opponent-beats = Przeciwnik: { $name }
opponent-bar = { $game }: { $wins } ze 100 gier
opponent-first = Pierwszy stopień, by uczyć się w spokoju.
opponent-unmeasured = Jeszcze za mało zmierzonych gier.
opponent-play = Graj w { $game }, przeciwnik: { $name }
opponent-spark = majsterkowiczka
    .quote = „A co robi to tutaj?”
    .looks = Widzi tylko własną turę i często się myli
opponent-ember = żeglarz
    .quote = „Najdalsza wyspa jest najpiękniejsza.”
    .looks = Planuje własną turę i czasem się myli
opponent-flame = budowniczy
    .quote = „Najpierw ścieżka, potem ogień.”
    .looks = Patrzy trochę naprzód
opponent-blaze = hazardzistka
    .quote = „Zobaczmy, co wyjdzie.”
    .looks = Patrzy daleko naprzód
opponent-inferno = mistrz
    .quote = „Grzeję ci miejsce.”
    .looks = Patrzy bardzo daleko naprzód, z pomocą sieci neuronowej

## Settings, and who the player is
settings-look = Wygląd i dźwięk
settings-box = Masz drukowaną grę? Wpisz jej wartości i graj z nimi.
settings-play = Gra
settings-me = Ty
settings-notify = Powiadomienia o turze
theme = Kolory
theme-system = jak w systemie
theme-dark = ciemne
theme-light = jasne
motion = Animacje
motion-system = jak w systemie
motion-full = pełne
motion-reduced = tylko przenikanie
volume = Głośność
confirm-when = Pytaj przed ruchem
confirm-never = nigdy
confirm-ends = tylko gdy kończy turę lub nie da się go cofnąć
confirm-always = zawsze
auto-payment = Zużywaj automatycznie
auto-payment-help = Pomija wybór, co zużyć, gdy jest tylko jeden sensowny sposób.
warnings = Ostrzegaj przed końcem tury
warnings-help = Raz, gdy herb lub spełnione zadanie może się zmarnować.
coach-setting = Gra z trenerem
coach-setting-help = Życzliwe słowo, gdy ruch dużo kosztuje; tylko w grach z botami.
curtain = Zasłona między graczami
curtain-help = Na wspólnym ekranie zasłania stół między turami dwóch osób.
notation = Pokazuj notację
notation-help = Krótki zapis każdego ruchu, jak w plikach z grą.
device = Inne urządzenie
device-help = Otwórz tam link, by grać dalej w te same gry. Działa raz.
device-link = Utwórz link
devices = Twoje urządzenia
device-this = to urządzenie
device-used = ostatnio używane: { $when }
device-never = jeszcze nieużywane
device-unnamed = Przeglądarka
device-on = { $browser } ({ $system })
device-revoke = Wyloguj
recovery = Słowa odzyskiwania
recovery-help = Dwanaście słów, dzięki którym odzyskasz swoje gry po utracie tej przeglądarki.
recovery-make = Utwórz słowa
recovery-replace = Zastąp słowa
recovery-remove = Usuń słowa
recovery-remove-text = Bez nich nie odzyskasz swoich gier po utracie tej przeglądarki.
recovery-once = Zapisz te słowa i dobrze je przechowaj. Pokazujemy je tylko ten jeden raz, a kto je ma, może grać jako ty.
recovery-written = Mam je zapisane
recover = Odzyskaj swoje gry
recover-text = Wpisz swoje dwanaście słów. Ta przeglądarka przejmie wtedy ten profil ze wszystkimi grami. Gry z tej przeglądarki, do których nie masz linku, przestaną być dostępne.
recover-words = { $number } z { $all } słów
ignored = Ignorowani gracze
ignored-mute = wyciszenie
ignored-block = blokada
ignored-stop = Przestań ignorować
ignored-stop-name = Przestań ignorować: { $name }
ignored-nobody = Nikogo nie ignorujesz. Przy stole możesz kogoś wyciszyć lub zablokować obok jego miejsca.
my-data = Twoje dane
my-data-help = Pobierz wszystko, co ten serwer o tobie wie, albo usuń to na zawsze.
my-data-download = Pobierz moje dane
delete-me = Usuń mnie
delete-me-text = Opuścisz wszystkie gry, a wszystko, co twoje, zostanie usunięte. Tego nie da się cofnąć.
delete-me-go = Usuń na zawsze
delete-me-type = Wpisz swoje imię, aby potwierdzić: { $name }
push-on = Powiadamiaj w tej przeglądarce
push-off = Nie powiadamiaj więcej
push-none = Ten serwer lub ta przeglądarka nie może wysyłać powiadomień.
webhook = Webhook
webhook-help = Adres wywoływany, gdy przychodzi twoja kolej.
claim = Graj dalej tutaj
claim-text = Ta przeglądarka przejmie twój profil z drugiego urządzenia, ze wszystkimi grami. Gry z tej przeglądarki, do których nie masz linku, przestaną być dostępne.
claim-go = Graj dalej tutaj

## New games, the series, import, review
remove = Usuń
create = Utwórz grę
options = Opcje
more-options = Zegar, podpowiedzi, elementy
seats-help = Zajmij kilka miejsc, by grać na jednym ekranie.
solo-help = Jedno miejsce: grasz z Tomem.
seat-kind = Kto siedzi na miejscu { $number }
seat-level = Poziom miejsca { $number }
seat-remove = Usuń miejsce { $number }
seat-add = Dodaj miejsce
name-optional = Imię (opcjonalnie)
kind-me = Ja, tutaj
kind-open = Zaproś linkiem
series-game = Gra z serii
series-help = Utrudnienie wynika z dotychczasowych gier, a ta gra je zmieni.
clock-move = Minut na turę
clock-game = Minut na całą grę
clock-none = bez limitu
clock-help = Gdy czas się skończy, ruch wykona za ciebie bot.
absence-help = Kto każe innym czekać dłużej, tego można wykluczyć w głosowaniu; wtedy dalej gra bot.
hints-usual = tylko w grach z jednym człowiekiem
hints-yes = tak
hints-no = nie
seed-none = losowo
seed-help = Jeśli wybierzesz ziarno, dowie się o tym każdy, kto dołącza, bo możesz wtedy wiedzieć, co jest zakryte.
components-set = Zestaw elementów
components-shipped = Dołączony zestaw
components-set-balanced = Zrównoważone wartości
components-edit = Edytor pudełka
components = Z pliku…
components-help = Plik TOML z wartościami wydrukowanymi w twoim egzemplarzu.
components-checking = Sprawdzanie…
components-good = { $name } jest w porządku.
components-wrong =
    { $number ->
        [one] { $name } ma { $number } błąd:
        [few] { $name } ma { $number } błędy:
        [many] { $name } ma { $number } błędów:
       *[other] { $name } ma { $number } błędów:
    }
move-number = Ruch { $number }
series-next = Utrudnienie następnej gry
series-tom =
    { $points ->
        [one] Tom zaczyna z { $points } punktem.
        [few] Tom zaczyna z { $points } punktami.
        [many] Tom zaczyna z { $points } punktami.
       *[other] Tom zaczyna z { $points } punktami.
    }
series-you =
    { $points ->
        [one] Zaczynasz z { $points } punktem.
        [few] Zaczynasz z { $points } punktami.
        [many] Zaczynasz z { $points } punktami.
       *[other] Zaczynasz z { $points } punktami.
    }
series-even = Nikt nie zaczyna z dodatkowymi punktami.
series-start = Następna gra
series-go-on = Graj dalej
series-rules = Seria zaczyna się od −10. Wygrana dodaje 5, przegrana odejmuje 2, remis nic nie zmienia.
series-graph = Utrudnienie z gry na grę
series-after = Potem
result = Wynik
result-win = wygrana
result-loss = przegrana
result-tie = remis
import-text = Otwórz zapis lub pozycję z Firelight. Zakończone gry możesz obejrzeć i przeanalizować, a inne dokończyć.
import-choose = Wybierz plik albo upuść go tutaj
import-no-json = { $name } nie jest plikiem JSON. Zapisy i pozycje kończą się na .json.
import-handed = To zakończona gra. Analiza pokaże, ile wart był każdy ruch i co byłoby lepsze.
import-no-link = Ten link nie zawiera całej gry.
review-thinking = Analizujemy każdą pozycję… { $share }%
review-graph = Oczekiwana przewaga po każdym ruchu
review-hover = Wskaż ruch; kliknij, aby zobaczyć planszę w tym momencie.
review-lessons = Gdzie { $name } najwięcej traci
review-help = Szacunki ({ $budget } symulacji na pozycję): różnice poniżej pół punktu nic nie znaczą. Szczęście to różnica między tym, co odkryto, a tym, co mogło się zdarzyć.
to-table = Do stołu
accuracy = Dokładność
inaccuracies = Niedokładności
mistakes = Błędy
blunders = Grube błędy
loss-of = −{ $points }
luck = Szczęście
show-board = Pokaż planszę

## The daily challenge
daily-ends = { $players ->
        [0] Nikt jeszcze nie zagrał.
        [one] Jak dotąd 1 osoba.
        [few] Jak dotąd { $players } osoby.
       *[many] Jak dotąd { $players } osób.
    } Pozostało: { $time }.
daily-over = { $players ->
        [0] Nikt nie zagrał.
        [one] Zagrała 1 osoba.
        [few] Zagrały { $players } osoby.
       *[many] Zagrało { $players } osób.
    }
daily-streak = { $days ->
        [one] 1 dzień z rzędu!
        [few] { $days } dni z rzędu!
       *[many] { $days } dni z rzędu!
    }
daily-play = Zagraj ({ $who })
daily-go-on = Graj dalej
practise = Ćwicz
daily-mine = Twój wynik: { $points } ({ $margin }; przeciwnik: { $who }).
daily-late = Gra nie skończyła się na czas, więc się nie liczy.
daily-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
daily-rules = Wszyscy na tym serwerze dostają to samo rozdanie. Liczy się twoja pierwsza gra dnia, jeśli skończysz ją przed północą (UTC); potem możesz ćwiczyć. Wyniki i powtórki pojawiają się po zakończeniu dnia.
daily-past = Wcześniejsze dni
daily-results = Wyniki
daily-against = Przeciwnik: { $who }
daily-margin = Przewaga
daily-watch = Obejrzyj
daily-watch-of = Obejrzyj grę: { $name }
daily-shared = Ktoś z tego samego adresu zagrał wcześniej
daily-nobody = Nikt nie ukończył tego wyzwania.

## My statistics
statistics-none = Gdy ukończysz grę, zobaczysz tu swoje wyniki.
statistics-all = Dowolna liczba osób
statistics-players = { $number ->
        [one] Solo
        [few] { $number } osoby
       *[many] { $number } osób
    }
statistics-games = Gry
statistics-won = Wygrane
statistics-average = Średni wynik
statistics-best = Najlepszy wynik
statistics-streak = Wygrane z rzędu
statistics-progress = Postępy
statistics-plot = { $games ->
        [one] Wynik { $games } gry
       *[other] Wyniki { $games } gier w kolejności ich rozegrania, z linią trendu
    }
statistics-key = Pełna kropka to wygrana gra. Linia to średnia z ostatnich dziesięciu gier.
statistics-opponents = Przeciwnicy
statistics-people = Inni ludzie
statistics-lead = Średnia przewaga
statistics-sources = Skąd masz punkty
statistics-csv = Zapisz jako arkusz (CSV)

## App
settings-app = Aplikacja
settings-app-text = Graj z ekranu głównego lub pulpitu, w osobnym oknie.
settings-app-install = Zainstaluj Firelight

## Records in my statistics
statistics-largest = Największa przewaga
import-english = Szczegóły są po angielsku:
`;export{e as default};