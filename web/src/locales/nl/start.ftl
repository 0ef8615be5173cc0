### The first page and the opponents.

## Ways into a game
opponents = Tegenstanders
start-playing = { $one } speelt tegen { $other }
start-against = Solo tegen
start-number = Tegenstanders
start-play =
    { $number ->
        [one] Speel tegen { $name }
       *[other] Speel tegen { $number } × { $name }
    }
start-friends = Met vrienden
start-learn = Leer het in 10 minuten
start-players = Spelers: { $least } tot { $most }
start-game = Welk spel
start-series = Als reeks spelen
standing =
    { $won ->
        [0] Nog niet gewonnen in { $played ->
            [one] { $played } spel
           *[other] { $played } spellen
        }.
       *[other] { $won } van de { $played } gewonnen.
    }
standing-none = Jullie kennen elkaar nog niet.

## The games that wait
waiting-title = Jij bent aan de beurt
waiting-number =
    { $number ->
        [0] er wacht niets op je
        [one] { $number } spel
       *[other] { $number } spellen
    }
waiting-others =
    { $number ->
        [one] { $number } wacht op anderen
       *[other] { $number } wachten op anderen
    }
waiting-moved = { $name }, { $ago }
waiting-play = Spelen
waiting-first = Er wacht nog niets op je. Zullen we de eerste beurten samen spelen?
start-learn-on = Verder met de les

## The invitation
join-players =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
join-lesson = Nieuw hier? Leer het in 10 minuten
join-take =
    { $seat ->
        [1] Neem de oranje plaats
        [2] Neem de blauwe plaats
        [3] Neem de roze plaats
        [4] Neem de groene plaats
       *[other] Neem deze plaats
    }
join-just-watch = Alleen kijken
join-taken = Iemand was je voor. Deze plaats is nog vrij.
join-full = Alle plaatsen zijn intussen bezet. Kijken kan nog wel.
seat-host = nodigt uit
seat-sits = zit er al
agreed-turn = Iedereen heeft { $time } voor een beurt; is de tijd om, dan doet een bot de zet.
agreed-game = Iedereen heeft { $time } voor het hele spel; is de tijd om, dan doet een bot de zetten.
agreed-no-clock = Geen klok: speel het in één keer, of af en toe een beurt.
agreed-absence = Wie langer dan { $time } weg is, kan worden weggestemd; een bot speelt dan verder.
agreed-no-absence = Niemand kan worden weggestemd, hoelang iemand ook weg is.
agreed-hints = Tips zijn toegestaan.
agreed-no-hints = Tijdens het spel zijn er geen tips; daarna kun je terugblikken.
agreed-with = Met: { $text }.
agreed-without = Zonder: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = Met de materiaalset { $name }.
