### The daily challenge: what the start page, the table and refusals say of it.

daily = Dagelijkse uitdaging
daily-short = Vandaag
opponent = Tegenstander
daily-card-open = Dezelfde opstelling voor iedereen. Je eerste spel van vandaag telt.
daily-card-begun = Je spel wacht op je.
daily-card-late = Je was niet op tijd klaar. Oefenen kan nog.
daily-card-done =
    { $points ->
        [one] Gespeeld: { $points } punt.
       *[other] Gespeeld: { $points } punten.
    } De uitslag komt om middernacht (UTC).
origin-daily = Dagelijkse uitdaging
    .why = Iedereen op deze server speelt vandaag dezelfde opstelling, dus misschien kent iemand die al.
error-attempt = Dit spel telt mee: je speelt elke zet zelf, en je tegenstanders blijven zoals ze zijn.
error-attempt-first = Speel eerst het spel dat meetelt. Daarna kun je oefenen zo vaak je wilt.
error-attempt-made = Je hebt deze uitdaging al gespeeld. Oefenen kan nog steeds.
error-day-not-over = De andere spellen kun je bekijken als de dag voorbij is.
error-no-day = Op die dag is er geen uitdaging.
error-no-opponent = Tegen die tegenstander kun je deze uitdaging niet spelen.
daily-card-left = nog { $time }
daily-card-best = De besten van gisteren
daily-card-play = Vandaag spelen
daily-card-go-on = Verder spelen

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Puzzel van de dag
puzzle-card-open = Eén zet is duidelijk de beste. Je hebt twee pogingen om hem te vinden.
puzzle-card-solved = Opgelost! Er zijn nog meer puzzels.
puzzle-card-failed = Je hebt hem niet gevonden. Bekijk het antwoord.
puzzle-more = Meer puzzels
origin-puzzle = Puzzel
    .why = Deze stelling komt uit een spel tussen sterke tegenstanders. Alles wat verborgen ligt, is opnieuw verdeeld.
error-no-puzzle = Die puzzel staat niet op deze server.
error-not-opened = Open eerst de puzzel.
puzzle-card-solve = Puzzel oplossen
