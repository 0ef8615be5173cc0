### What the terminal and the library say of every game.

name-you = Du
name-player = Person { $number }
move-priced = { $move } (kostet { $price })
hint-line =
    Zugfolge: { $moves }{ $then ->
        [none] .
       *[other] ; danach: { $then }.
    }

## The terminal

terminal-narrow = Dieses Terminal ist schmal; der Spielplan braucht { $columns } Spalten.
terminal-opponents = Gegner: { $names }.
terminal-forfeit = { $who } verliert einen Zug: { $why }. Stattdessen zieht greedy.
terminal-sits-down = { $who } ({ $bot }) setzt sich …
terminal-thinks = { $who } ({ $bot }) denkt nach …
terminal-looking = Gute Züge werden gesucht …
terminal-compiling = Das dauert länger als sonst. Beim ersten Mal wird die Suche für diesen Rechner übersetzt: einmalig etwa 20 Sekunden.
terminal-happened = Was passiert ist
terminal-folded = In Klammern: { $brackets }. Mehr dazu: moves, moves { $word }, help 3. Alle Befehle: help.
terminal-no-group =
    Keine Gruppe von Zügen heißt „{ $name }“; es gibt: { $there ->
        [none] keine Gruppen
       *[other] { $there }
    }.
terminal-final-score = Endstand
terminal-score-now = Wenn das Spiel jetzt enden würde
terminal-total = Summe
terminal-won =
    { $number ->
        [0] Niemand gewinnt: unentschieden.
        [one] { $yours ->
            [yes] Du gewinnst.
           *[no] { $names } gewinnt.
        }
       *[other] { $names } teilen sich den Sieg.
    }
terminal-series = Serie: { $result }.
terminal-record = Die Aufzeichnung dieses Spiels ist { $path }
terminal-goodbye = Auf Wiedersehen.
terminal-kept = Auf Wiedersehen. Das Spiel ist gespeichert in { $path }
terminal-go-on = Fortsetzen mit: { $command }
terminal-type = Gib eine Zahl, einen Zug oder help ein.
terminal-type-moves = moves zeigt die Liste, help die Hilfe.
terminal-no-number = Einen Zug { $number } gibt es nicht; die Züge gehen von 1 bis { $most }.
terminal-could-be = „{ $text }“ könnte sein: { $moves }.
terminal-not-possible = Jetzt nicht möglich: { $why }.
terminal-possible = Dieser Zug ist jetzt möglich.
terminal-why-which = Sag, welcher Zug, zum Beispiel: { $example }
terminal-hint-many = Sag hint oder wie viele: hint 1 bis hint { $most }.
terminal-hidden-shown = Etwas wurde aufgedeckt, darum lässt sich der letzte Zug nicht zurücknehmen.
terminal-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
terminal-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
terminal-taken-back = Zurückgenommen.
terminal-made-again = Wiederholt: { $move }.
terminal-homes = Nummern 1 bis { $most } ({ $homes }): { $names }.
terminal-nothing-yet = Noch ist nichts passiert.
terminal-where-to = Sag, wohin, zum Beispiel: { $example }
terminal-written = Gespeichert: { $path }
terminal-not-written = { $path } lässt sich nicht speichern: { $why }.
terminal-auto-how = Sag auto on oder auto off.
terminal-help = Wähle einen Zug mit seiner Zahl oder seinem Text; der Anfang genügt, wenn er eindeutig ist.
terminal-help-moves = alle Züge auflisten, oder die der Gruppe X
terminal-help-help = was ein Zug bewirkt
terminal-help-why = warum ein Zug nicht möglich ist
terminal-help-undo = zurücknehmen, wiederholen
terminal-help-auto = eindeutige Züge automatisch machen
terminal-help-hint = ein guter Zug oder N davon, mit Begründung
terminal-help-board = der ganze Tisch
terminal-help-home = { $home } einer Person (ohne N: die eigene)
terminal-help-score = Punkte nach Herkunft, wenn das Spiel jetzt enden würde
terminal-help-log = was bisher passiert ist (log all: alles)
terminal-help-save = das Spiel bis hierher speichern (eine Aufzeichnung)
terminal-help-position = diese Stellung speichern
terminal-help-quit = beenden; das Spiel wird gespeichert
