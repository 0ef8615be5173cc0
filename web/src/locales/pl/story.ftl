## What the others do
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
