list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
hint-margin = Erwarteter Vorsprung { $margin }
hint-exact = Endgültiger Vorsprung { $margin }
hint-win = Siegchance { $share } %
hint-gains = Punkte: { $gains }.
hint-costs = Das kostet { $costs }.
hint-prepares = Das bringt dir { $things }.
hint-sources = Voraussichtlich bringen dir Punkte: { $sources }.
hint-first = Ein erster Gedanke; die Suche läuft weiter.
verdict-blunder = Grober Fehler
verdict-mistake = Fehler
verdict-inaccuracy = Ungenauigkeit

## Opponents

level-spark = Funke
    .help = Sanft: schaut nur auf den eigenen Spielzug und macht viele Fehler.
level-ember = Glut
    .help = Gemütlich: plant den eigenen Spielzug und macht ein paar Fehler.
level-flame = Flamme
    .help = Spielt gut: schaut ein wenig voraus.
level-blaze = Lohe
    .help = Stark: schaut weit voraus.
level-inferno = Inferno
    .help = Das Beste, was es gibt: schaut sehr weit voraus, geleitet von einem neuronalen Netz.
