### The daily challenge: what the start page, the table and refusals say of it.

daily = Tagesaufgabe
daily-short = Heute
opponent = Gegner
daily-card-open = Dieselbe Ausgangslage für alle. Dein erstes Spiel heute zählt.
daily-card-begun = Dein Spiel wartet auf dich.
daily-card-late = Du bist nicht rechtzeitig fertig geworden. Üben geht trotzdem.
daily-card-done =
    { $points ->
        [one] Gespielt: { $points } Punkt.
       *[other] Gespielt: { $points } Punkte.
    } Die Ergebnisse kommen um Mitternacht (UTC).
origin-daily = Tagesaufgabe
    .why = Alle auf diesem Server spielen heute dieselbe Ausgangslage, also kennt sie vielleicht schon jemand.
error-attempt = Dieses Spiel zählt: Du spielst alles selbst, und deine Gegner bleiben, wie sie sind.
error-attempt-first = Spiel zuerst dein Wertungsspiel. Danach kannst du beliebig oft üben.
error-attempt-made = Du hast diese Aufgabe schon gespielt. Üben kannst du sie weiterhin.
error-day-not-over = Die anderen Spiele siehst du, wenn der Tag vorbei ist.
error-no-day = An diesem Tag gibt es keine Aufgabe.
error-no-opponent = Gegen diesen Gegner lässt sich die Aufgabe nicht spielen.
daily-card-left = noch { $time }
daily-card-best = Die Besten von gestern
daily-card-play = Heute spielen
daily-card-go-on = Weiterspielen

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Rätsel des Tages
puzzle-card-open = Ein Zug ist klar der beste. Du hast zwei Versuche, ihn zu finden.
puzzle-card-solved = Gelöst! Es gibt noch mehr Rätsel.
puzzle-card-failed = Du hast ihn nicht gefunden. Sieh dir die Lösung an.
puzzle-more = Mehr Rätsel
origin-puzzle = Rätsel
    .why = Diese Stellung stammt aus einem Spiel zwischen starken Gegnern. Alles Verdeckte wurde neu verteilt.
error-no-puzzle = Dieses Rätsel gibt es auf diesem Server nicht.
error-not-opened = Öffne zuerst das Rätsel.
puzzle-card-solve = Rätsel lösen
