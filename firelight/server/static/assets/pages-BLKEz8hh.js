//# allFunctionsCalledOnLoad
var e=`### Texts of pages that are neither the first one, nor lists of games, nor tables.

## Settings, and who the player is
settings-look = Wygląd i dźwięk
settings-play = Gra
settings-me = Ty
settings-notify = Gdy twoja kolej
theme = Kolory
theme-system = jak w systemie
theme-dark = ciemne
theme-light = jasne
motion = Ruch
motion-system = jak w systemie
motion-full = elementy latają
motion-reduced = elementy się przenikają
volume = Głośność
confirm-when = Pytaj przed ruchem
confirm-never = nigdy
confirm-ends = gdy kończy turę lub nie da się go cofnąć
confirm-always = zawsze
auto-payment = Płać samo
auto-payment-help = Gdy zapłata jest oczywista, nie pytamy.
warnings = Ostrzegaj przed końcem tury
warnings-help = Raz, gdy herb lub spełnione zadanie zostałyby niewykorzystane.
curtain = Kurtyna przy jednym ekranie
curtain-help = Zasłania stół, gdy przechodzi od jednej osoby do drugiej.
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
recover-text = Wpisz swoje dwanaście słów. Ta przeglądarka będzie wtedy grać jako tamta osoba, ze wszystkimi jej grami. Gry z tej przeglądarki, do których nie masz linku, przestaną być dostępne.
recover-words = { $number } z { $all } słów
ignored = Ignorowani gracze
ignored-mute = wyciszenie
ignored-block = blokada
ignored-stop = Przestań ignorować
ignored-stop-name = Przestań ignorować: { $name }
ignored-nobody = Nikogo nie ignorujesz. Przy stole możesz kogoś wyciszyć lub zablokować obok jego miejsca.
my-data = Twoje dane
my-data-help = Zachowaj w pliku wszystko, co ten serwer o tobie wie, albo usuń to na zawsze.
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
claim-text = Ta przeglądarka przejmie gracza z drugiego urządzenia, ze wszystkimi grami. Gry tej przeglądarki, do których nie masz linku, będą potem niedostępne.
claim-go = Graj dalej tutaj

## New games, the series, import, review
remove = Usuń
create = Utwórz grę
options = Opcje
more-options = Zegar, podpowiedzi, elementy
seats-help = Kilka własnych miejsc to gra przy jednym ekranie.
solo-help = Jedno miejsce: grasz z Tomem.
seat-kind = Kto siedzi na miejscu { $number }
seat-level = Poziom miejsca { $number }
seat-remove = Usuń miejsce { $number }
seat-add = Kolejne miejsce
name-optional = Imię (jeśli chcesz)
kind-me = Ja, tutaj
kind-open = Ktoś z linkiem
series-game = Gra z serii
series-help = Utrudnienie wynika z dotychczasowych gier, a ta gra je zmieni.
clock-move = Minut na turę
clock-game = Minut na całą grę
clock-none = bez limitu
clock-help = Gdy czas się skończy, ruch wykona przeciwnik.
absence-help = Kto każe innym czekać dłużej, może zostać wykluczony głosowaniem; wtedy dalej gra bot.
hints-usual = gdzie gra jedna osoba
hints-yes = tak
hints-no = nie
seed-none = losowo
seed-help = Jeśli wybierzesz ziarno, dowie się o tym każdy, kto dołącza: możesz wtedy wiedzieć, co jest zakryte.
components = Zestaw elementów …
components-help = Plik TOML z wartościami wydrukowanymi w twoim egzemplarzu.
components-checking = Sprawdzanie …
components-good = { $name } nadaje się do użycia.
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
series-even = Nikt nie zaczyna z punktami.
series-start = Następna gra
series-go-on = Graj dalej
series-rules = Seria zaczyna się od −10. Wygrana dodaje 5, przegrana odejmuje 2, remis nic nie zmienia.
series-graph = Utrudnienie z gry na grę
series-after = Potem
result = Wynik
result-win = wygrana
result-loss = przegrana
result-tie = remis
import-text = Zapis lub pozycja z Firelight staje się tu grą: zakończone do obejrzenia i analizy, inne do dalszej gry.
import-choose = Wybierz plik albo upuść go tutaj
import-no-json = { $name } nie jest plikiem JSON. Zapisy i pozycje kończą się na .json.
review-thinking = Każda pozycja jest rozważana … { $share } %
review-graph = Oczekiwana przewaga po każdym ruchu
review-hover = Wskaż ruch; kliknięcie prowadzi do planszy w tym miejscu.
review-lessons = Gdzie { $name } najwięcej traci
review-help = Szacunki przy { $budget } namysłu na pozycję: pół punktu w tę czy w tamtą nic nie znaczy. Szczęście to to, co wyszło na jaw, w porównaniu z tym, co mogło.
to-table = Do stołu
accuracy = Dokładność
inaccuracies = Niedokładności
mistakes = Błędy
blunders = Grube błędy
loss-of = −{ $points }
luck = Szczęście
played = Zagrano
better = Lepiej
show-board = Pokaż planszę
`;export{e as default};