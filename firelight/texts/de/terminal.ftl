### What the terminal and the library say of every game.

name-you = Du
name-guest = Gast
name-guest-number = Gast { $number }
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
terminal-forfeit = { $who } verliert einen Zug: { $why }. Stattdessen zieht der Bot greedy.
terminal-sits-down = { $who } ({ $bot }) setzt sich …
terminal-thinks = { $who } ({ $bot }) denkt nach …
terminal-looking = Gute Züge werden gesucht …
terminal-compiling = Das dauert länger als sonst. Beim ersten Mal wird die Suche für diesen Rechner übersetzt: einmalig etwa 20 Sekunden.
terminal-happened = Was passiert ist
terminal-folded = In Klammern: { $brackets }. Mehr dazu: moves, moves { $word }, help 3. Alle Befehle: help.
terminal-no-group =
    Es gibt keine Gruppe von Zügen namens „{ $name }“{ $there ->
        [none] { "" }
       *[other] ; es gibt: { $there }
    }.
terminal-final-score = Endstand
terminal-score-now = Wenn jetzt Schluss wäre
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
terminal-goodbye = Bis bald.
terminal-kept = Bis bald. Das Spiel ist gespeichert in { $path }
terminal-go-on = Fortsetzen mit: { $command }
terminal-type = Gib eine Zahl, einen Zug oder help ein.
terminal-type-moves = moves zeigt die Liste, help die Hilfe.
terminal-no-number = Einen Zug { $number } gibt es nicht; die Züge gehen von 1 bis { $most }.
terminal-could-be = „{ $text }“ ist nicht eindeutig: { $moves }.
terminal-not-possible = Jetzt nicht möglich: { $why }.
terminal-possible = Dieser Zug ist jetzt möglich.
terminal-why-which = Gib den Zug an, zum Beispiel: { $example }
terminal-hint-many = Gib hint ein, oder auch, wie viele: hint 1 bis hint { $most }.
terminal-hidden-shown = Etwas wurde aufgedeckt, darum lässt sich der letzte Zug nicht zurücknehmen.
terminal-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
terminal-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
terminal-taken-back = Zurückgenommen.
terminal-made-again = Wiederholt: { $move }.
terminal-homes = Nummern 1 bis { $most } ({ $homes }): { $names }.
terminal-nothing-yet = Noch ist nichts passiert.
terminal-where-to = Gib an, wohin, zum Beispiel: { $example }
terminal-written = Gespeichert: { $path }
terminal-not-written = { $path } lässt sich nicht speichern: { $why }.
terminal-auto-how = Gib auto on oder auto off ein.
terminal-help = Wähle einen Zug mit seiner Zahl oder seinem Text; der Anfang genügt, wenn er eindeutig ist.
terminal-help-moves = alle Züge auflisten, oder die der Gruppe X
terminal-help-help = was ein Zug bewirkt
terminal-help-why = warum ein Zug nicht möglich ist
terminal-help-undo = einen Zug zurücknehmen oder wiederholen
terminal-help-auto = eindeutige Züge automatisch machen
terminal-help-hint = ein guter Zug oder N davon, mit Begründung
terminal-help-board = der ganze Tisch
terminal-help-home = { $home } einer Person (ohne N: von dir)
terminal-help-score = Punkte nach Herkunft, wenn jetzt Schluss wäre
terminal-help-log = was bisher passiert ist (log all: alles)
terminal-help-save = das Spiel bis hierher speichern (eine Aufzeichnung)
terminal-help-position = diese Stellung speichern
terminal-help-quit = beenden; das Spiel wird gespeichert
