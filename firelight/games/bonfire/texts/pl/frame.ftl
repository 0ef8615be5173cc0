### What the frame of the table says of the game.

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
