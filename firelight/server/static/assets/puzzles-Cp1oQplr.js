//# allFunctionsCalledOnLoad
var e=`### Puzzles: the page that lists them, and what a table says while one is solved.

puzzles-about = Jedes Rätsel ist eine Stellung aus einem echten Spiel, in der ein Zug klar besser ist als alle anderen. Du hast zwei Versuche; danach siehst du die Lösung und ihre Gründe.
puzzles-solve = Ein Rätsel lösen
puzzles-game = Spiel
puzzles-difficulty = Schwierigkeit
puzzles-any = Alle
puzzles-none = Hier ist kein Rätsel mehr übrig. Wähle ein anderes Spiel oder eine andere Schwierigkeit.
puzzles-count = { $solved } von { $puzzles } gelöst
puzzles-solved = Gelöst
puzzles-failed = Nicht gefunden
puzzles-streak = In Folge gelöst
puzzle-easy = Leicht
    .help = { $ember } und { $flame } finden den Zug fast immer.
puzzle-medium = Mittel
    .help = { $ember } und { $flame } finden den Zug etwa jedes zweite Mal: Schau ein wenig voraus.
puzzle-hard = Schwer
    .help = { $ember } und { $flame } finden den Zug selten: Schau weit voraus.
puzzle-find = Finde den besten Zug
puzzle-how = Mach deinen Zug auf dem Spielplan. Was du dafür abgibst, spielt keine Rolle.
puzzle-left = { $left ->
    [one] Noch ein Versuch
   *[other] Noch { $left } Versuche
    }
puzzle-judging = Wird geprüft …
puzzle-wrong = Das ist nicht der beste Zug. Versuch es noch einmal.
puzzle-again = Noch einmal versuchen
puzzle-right = Das ist der beste Zug!
puzzle-lost = Auch das ist nicht der beste Zug.
puzzle-known = Dieses Rätsel hast du schon gelöst.
puzzle-known-lost = Bei diesem Rätsel hast du den Zug nicht gefunden.
puzzle-best = Der beste Zug
puzzle-others = Zum Vergleich
puzzle-worth = { $win } % Siege, { $margin } Punkte
puzzle-streak = { $count } in Folge!
puzzle-search = Geprüft mit der 100-fachen Bedenkzeit eines starken Gegners ({ $simulations } Simulationen). Zur Wahl standen { $acts } Züge.
puzzle-solver = Bewiesen, indem jedes mögliche Ende des Spiels durchgespielt wurde. Zur Wahl standen { $acts } Züge.
puzzle-levels = { $ember } hat den Zug in { $by-ember } von { $tries } Versuchen gefunden, { $flame } in { $by-flame }.
puzzle-found = { $players ->
    [one] Vor dir hat es hier noch niemand beendet.
   *[other] Den Zug gefunden: { $found } von { $players } hier.
    }
puzzle-show = Auf dem Spielplan zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-ahead =
    { $win ->
        [0] Damit stehst du am Ende um { $points } Punkte besser da als mit dem nächstbesten Zug.
       *[other] Damit gewinnst du { $win } von 100 Spielen mehr als mit dem nächstbesten Zug und stehst am Ende um { $points } Punkte besser da.
    }
`;export{e as default};