### What the commands say that are for players: their help, and the opponents there are.

## The command line

command-about = Brettspiele im Browser und im Terminal: spielen, Bots vergleichen, Dateien prüfen.
command-usage = Aufruf:{ " " }
command-arguments = Angaben
command-options = Optionen
command-commands = Befehle
command-help = diese Hilfe zeigen
command-version = die Version zeigen
command-play = im Terminal spielen
command-bots = alle Gegner auflisten
command-selfplay = viele zufällige Spiele spielen lassen und auswerten
command-components = die aufgedruckten Werte eines Spiels prüfen, zeigen oder kopieren
command-replay = die Aufzeichnung eines Spiels prüfen und das Ergebnis zeigen
command-position = eine Stellung prüfen und den Spielplan zeigen
command-arena = Bots ein Turnier spielen lassen und zeigen, wer besser ist
command-balance = messen, was starke Bots nutzen, was es ihnen bringt und ob die Plätze gerecht sind
command-review = Rückblick auf ein Spiel: was jeder Zug gekostet hat, Glück, bessere Züge
command-puzzles = aus Spielen von Bots Rätsel machen und sie erneut beweisen
command-train = das Netz trainieren, mit dem die Gegner eines Spiels denken können
command-serve = im Browser spielen: einen Server starten
command-games = die Spiele eines Servers auflisten; eines exportieren, schließen oder löschen
command-backup = alle Spiele eines Servers in eine Datei schreiben, während er läuft
command-restore = eine leere Datenbank aus einer Sicherung füllen
command-admin = einen laufenden Server verwalten: Spiele, Spieler, Meldungen, Sperren

## firelight play

command-players = wie viele mitspielen
command-seats = wer wo sitzt, zum Beispiel you,flame,greedy (firelight bots zeigt alle)
command-seed = macht ein Spiel wiederholbar
command-series = das nächste Spiel deiner Solo-Serie spielen
command-set = ein Materialsatz: balanced oder die Datei eines eigenen
command-load = von einer Stellung oder Aufzeichnung aus weiterspielen
command-resume = das Spiel fortsetzen, das du zuletzt verlassen hast
command-language = de, en, nl oder pl (Standard: die Sprache deines Systems)

## firelight replay, firelight position

command-to = den Spielplan nach N Zügen zeigen
command-record =
    { $file }: in Ordnung. { $game }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $over ->
        [yes] beendet
       *[no] nicht beendet
    }.
command-points =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## firelight review

command-simulations = Simulationen je Stellung (Standard: { $number })
command-seconds = stattdessen Sekunden je Stellung
command-names = wer wo saß: Ada,Ben,…
command-review-seed = der Suche (Standard: 1)
command-jobs = wie viele Stellungen zugleich (Standard: 1)
command-json = den Rückblick als Daten schreiben
command-open = den Rückblick auf ein beendetes Spiel am eigenen Tisch öffnen, im Browser
command-reviewed = Der Rückblick entsteht am Tisch unter { $address }.

## firelight bots

bot-random = Irgendein Zug, jeder gleich wahrscheinlich.
bot-greedy = Plant den eigenen Spielzug und nimmt, was an seinem Ende am besten aussieht.
bot-search = Schaut mit einer Baumsuche voraus, solange es sein Budget erlaubt.
bot-learned = Dieselbe Suche; ein gelerntes Netz beurteilt die Stellungen.
bot-of = { $where } aus { $package }.
bot-own = Eigene: package.module:Class oder path/to/file.py:Class (docs/bots.md). Ein Budget darf folgen: search:0.2s, search:5000.
