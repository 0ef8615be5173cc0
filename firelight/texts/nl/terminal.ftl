### What the terminal and the library say of every game.

name-you = Jij
name-guest = Gast
name-guest-number = Gast { $number }
name-player = Speler { $number }
move-priced = { $move } voor { $price }
hint-line =
    Zetten: { $moves }{ $then ->
        [none] .
       *[other] ; daarna: { $then }.
    }

## The terminal

terminal-narrow = Deze terminal is smal; het bord heeft { $columns } kolommen nodig.
terminal-opponents = Tegenstanders: { $names }.
terminal-forfeit = { $who } verliest een zet: { $why }. In plaats daarvan doet de bot greedy een zet.
terminal-sits-down = { $who } ({ $bot }) gaat zitten…
terminal-thinks = { $who } ({ $bot }) denkt na…
terminal-looking = Goede zetten zoeken…
terminal-compiling = Dit duurt langer dan anders. De eerste keer wordt de zoekmotor voor deze computer gecompileerd: eenmalig zo’n 20 seconden.
terminal-happened = Wat er is gebeurd
terminal-folded = Tussen haakjes: { $brackets }. Meer hierover: moves, moves { $word }, help 3. Alle opdrachten: help.
terminal-no-group =
    Er is geen groep zetten met de naam ‘{ $name }’; { $there ->
        [none] er zijn geen groepen
       *[other] er zijn: { $there }
    }.
terminal-final-score = Eindstand
terminal-score-now = Als het spel nu zou eindigen
terminal-total = Totaal
terminal-won =
    { $number ->
        [0] Niemand wint: gelijkspel.
        [one] { $yours ->
            [yes] Jij wint.
           *[no] { $names } wint.
        }
       *[other] { $names } delen de winst.
    }
terminal-series = Reeks: { $result }.
terminal-record = Het verslag van dit spel: { $path }
terminal-goodbye = Tot ziens.
terminal-kept = Tot ziens. Het spel is opgeslagen in { $path }
terminal-go-on = Verder spelen: { $command }
terminal-type = Typ een nummer, een zet of help.
terminal-type-moves = Typ moves voor de lijst, help voor hulp.
terminal-no-number = Er is geen zet { $number }; de zetten gaan van 1 tot en met { $most }.
terminal-could-be = ‘{ $text }’ kan meer dan één zet zijn: { $moves }.
terminal-not-possible = Nu niet mogelijk: { $why }.
terminal-possible = Deze zet is nu mogelijk.
terminal-why-which = Typ welke zet, bijvoorbeeld: { $example }
terminal-hint-many = Typ hint, of met een aantal: hint 1 tot en met hint { $most }.
terminal-hidden-shown = Er is iets onthuld, dus de laatste zet kun je niet terugnemen.
terminal-nothing-to-undo = Er is geen zet om terug te nemen.
terminal-nothing-to-redo = Er is geen zet om opnieuw te doen.
terminal-taken-back = Teruggenomen.
terminal-made-again = Opnieuw gedaan: { $move }.
terminal-homes = Nummers 1 tot en met { $most } ({ $homes }): { $names }.
terminal-nothing-yet = Er is nog niets gebeurd.
terminal-where-to = Typ waarheen, bijvoorbeeld: { $example }
terminal-written = Opgeslagen: { $path }
terminal-not-written = { $path } kan niet worden opgeslagen: { $why }.
terminal-auto-how = Typ auto on of auto off.
terminal-help = Kies een zet met zijn nummer of zijn tekst; het begin van de tekst is genoeg als maar één zet zo begint.
terminal-help-moves = alle zetten tonen, of die van groep X
terminal-help-help = wat een zet doet
terminal-help-why = waarom een zet niet mogelijk is
terminal-help-undo = een zet terugnemen of opnieuw doen
terminal-help-auto = duidelijke zetten automatisch doen
terminal-help-hint = een goede zet, of N ervan, en waarom
terminal-help-board = de hele tafel
terminal-help-home = { $home } van een speler (zonder N: van jou)
terminal-help-score = punten per bron, als het spel nu zou eindigen
terminal-help-log = wat er tot nu toe is gebeurd (log all: alles)
terminal-help-save = het spel tot nu toe opslaan (een verslag)
terminal-help-position = deze stelling opslaan
terminal-help-quit = stoppen; het spel wordt opgeslagen
