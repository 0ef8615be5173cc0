### The first page and the opponents.

## Ways into a game
opponents = Gegner
start-playing = { $one } spielt gegen { $other }
start-against = Allein gegen
start-number = Gegner
start-play =
    { $number ->
        [one] Gegen { $name } spielen
       *[other] Gegen { $number } × { $name } spielen
    }
start-friends = Mit Freunden
start-learn = In 10 Minuten lernen
start-players = Für { $least } bis { $most } Personen
start-game = Welches Spiel
start-series = Als Serie spielen
standing =
    { $won ->
        [0] Noch kein Sieg in { $played ->
            [one] { $played } Spiel
           *[other] { $played } Spielen
        }.
       *[other] { $won } von { $played } gewonnen.
    }
standing-none = Ihr kennt euch noch nicht.

## The games that wait
waiting-title = Du bist dran
waiting-number =
    { $number ->
        [0] nichts wartet auf dich
        [one] { $number } Spiel
       *[other] { $number } Spiele
    }
waiting-others =
    { $number ->
        [one] { $number } wartet auf andere
       *[other] { $number } warten auf andere
    }
waiting-moved = { $name }, { $ago }
waiting-play = Spielen
waiting-first = Noch wartet nichts auf dich. Spielen wir die ersten Züge zusammen?
start-learn-on = Weiter mit der Lektion

## The invitation
join-players =
    { $number ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
       *[other] Zu { $number }
    }
join-lesson = Neu hier? In 10 Minuten lernen
join-take =
    { $seat ->
        [1] Den orangen Platz nehmen
        [2] Den blauen Platz nehmen
        [3] Den rosa Platz nehmen
        [4] Den grünen Platz nehmen
       *[other] Diesen Platz nehmen
    }
join-just-watch = Nur zuschauen
join-taken = Da war jemand schneller. Dieser Platz ist noch frei.
join-full = Inzwischen sind alle Plätze besetzt. Du kannst aber zuschauen.
seat-host = lädt ein
seat-sits = sitzt schon da
agreed-turn = Alle haben { $time } für jeden Spielzug; ist die Zeit um, zieht ein Bot für sie.
agreed-game = Alle haben { $time } für das ganze Spiel; ist die Zeit um, zieht ein Bot für sie.
agreed-no-clock = Keine Uhr: Spielt in einem Rutsch oder ab und zu einen Zug.
agreed-absence = Wer länger als { $time } weg ist, kann abgewählt werden; dann spielt ein Bot weiter.
agreed-no-absence = Auch wer lange weg ist, kann nicht abgewählt werden.
agreed-hints = Tipps sind erlaubt.
agreed-no-hints = Während des Spiels gibt es keine Tipps, danach einen Rückblick.
agreed-with = Mit: { $text }.
agreed-without = Ohne: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = Mit dem Materialsatz { $name }.
