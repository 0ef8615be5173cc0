//# allFunctionsCalledOnLoad
var e=`### App

offline-title = Du bist offline
offline-text = Firelight erreicht den Server nicht. Deine Spiele sind dort gut aufgehoben und gehen weiter, sobald du wieder verbunden bist.
`,t=`### The daily challenge: what the start page, the table and refusals say of it.

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
`,n=`# The dock below a table: what is asked, what is proposed, the one button.
dock = Was zu tun ist
dock-act-ends = { $act } · beendet den Spielzug
dock-choose = Zuerst den Rest wählen
dock-nothing = Noch nichts gewählt
dock-waits = Warten auf { $name }
dock-seals = Dabei wird etwas aufgedeckt; das lässt sich nicht rückgängig machen.
dock-kept = Noch ist nichts gespielt. Wähle etwas anderes, wenn du es dir anders überlegst.
dock-skip = Zur Entscheidung springen
`,r=`# The inspector: what a piece is and what it would do now.
inspector = Inspektor
inspect-price = Kosten
inspect-now = Für dich jetzt
inspect-why-not = Jetzt nicht
inspect-rest = Zeig auf ein Teil, um zu sehen, was es hier bewirkt.
goal-stand = { $have } von { $need }
inspect-rule = Die Regel
inspect-pin = Dieses Teil hier behalten
inspect-ask = Was ist das? Tippe ein Teil an, um es zu erfahren.
inspect-ends = Beendet deinen Spielzug
inspect-seals = Deckt etwas auf und lässt sich nicht zurücknehmen
inspect-score = { $points ->
    [one] { $points } Punkt nach jetzigem Stand
   *[other] { $points } Punkte nach jetzigem Stand
}
key-inspect = das betrachtete Teil behalten
`,i=`## What the server refuses

error-answered = Du hast schon zugestimmt.
error-bad-absence = Diese Dauer ist für die Abwesenheit nicht möglich. Wähle eine andere.
error-bad-address = Diese Adresse ist nicht möglich. Gib eine vollständige, öffentliche Adresse an, die mit https beginnt.
error-bad-clock = Diese Bedenkzeit ist nicht möglich. Wähle eine andere.
error-bad-components = Der Materialsatz hat Fehler. Verbessere, was aufgelistet ist, und prüfe ihn noch einmal.
error-bad-cursor = Die Liste hat sich geändert. Lade die Seite neu.
error-bad-id = Der Browser hat etwas gesendet, das der Server nicht versteht. Lade die Seite neu.
error-bad-moves = Zu viele Züge auf einmal, oder keiner. Mach sie nacheinander.
error-bad-name = Dieser Name ist nicht möglich. Nimm 1 bis 40 gewöhnliche Zeichen.
error-bad-notify = Die Erlaubnis des Browsers für Benachrichtigungen funktioniert nicht. Schalte sie aus und wieder ein.
error-bad-options = Mit diesen Optionen lässt sich das Spiel nicht spielen. Wähle andere.
error-bad-record = Das ist keine lesbare Aufzeichnung oder Stellung. Wähle eine andere Datei.
error-bad-seats = Mit diesen Plätzen lässt sich das Spiel nicht spielen. Prüfe die Zahl der Mitspielenden.
error-bad-seed = Der Startwert muss eine ganze Zahl ab 0 sein.
error-bad-state = So eine Liste von Spielen gibt es nicht.
error-bad-text = Dieser Text lässt sich nicht senden: Er ist leer, zu lang oder enthält Steuerzeichen.
error-banned = Du bist auf diesem Server gesperrt. Wenn das ein Irrtum ist, melde dich beim Betreiber.
error-begun = Das Spiel hat begonnen: Die Plätze bleiben, wie sie sind. Wer zu lange weg ist, kann abgewählt werden.
error-blocked = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen oder fang selbst ein Spiel an.
error-bots-off = Tipps und Rückblicke sind auf diesem Server ausgeschaltet.
error-broken = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert. Versuch es noch einmal.
error-busy = Zu viele Änderungen zugleich. Versuch es noch einmal.
error-chat-full = Der Chat dieses Spiels ist voll.
error-damaged = Dieses Spiel ist nicht lesbar. Es bleibt, wie es ist; sag dem Betreiber Bescheid.
error-disk-full = Die Festplatte des Servers ist voll; nichts wurde geändert. Sag dem Betreiber Bescheid.
error-flood = Viel zu viele Nachrichten. Verbinde dich in einer Weile neu.
error-full = Gerade ist kein Platz mehr. Versuch es später, oder bitte um einen neuen Link.
error-illegal = Dieser Zug ist hier nicht möglich. Sieh dir den Tisch noch einmal an.
error-known-deal = In diesem Spiel weiß vielleicht jemand, was verdeckt liegt. Öffne den Link noch einmal und lies den Hinweis, bevor du Platz nimmst.
error-link-used = Diesen Link nutzt schon jemand anderes. Jeder Link gilt für eine Person: Bitte um einen neuen.
error-malformed = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-method-not-allowed = Das geht hier nicht.
error-no-bot = Dort sitzt kein Bot.
error-no-database = Die Datenbank antwortet nicht. Versuch es später noch einmal.
error-no-device = Dieses Gerät ist schon abgemeldet.
error-no-game = Dieses Spiel gibt es nicht: Es wurde gelöscht, oder du hast keinen seiner Links geöffnet.
error-no-hints = Dieses Spiel wird ohne Tipps gespielt.
error-no-human = Dort sitzt ein Bot.
error-no-identity = Der Server kennt diesen Browser nicht. Lade die Seite neu.
error-no-job = Diesen Auftrag gibt es nicht mehr. Frag noch einmal.
error-no-level = So einen Gegner gibt es nicht. Wähle einen anderen.
error-no-link = Dieser Link funktioniert nicht: Er wurde ersetzt, benutzt oder ist zu alt. Bitte um einen neuen.
error-no-move = So viele Züge hat dieses Spiel nicht.
error-no-recovery = Diese Wiederherstellungswörter gehören niemandem. Prüfe die Wörter und ihre Reihenfolge.
error-no-request = Diese Anfrage ist erledigt: Ein Zug wurde gemacht, oder sie wurde beantwortet oder zurückgezogen.
error-no-seat = So einen Platz gibt es in diesem Spiel nicht.
error-no-series = Eine Serie spielst du allein gegen Tom, mit dem Handicap und dem Aufbau, die sie vorgibt.
error-no-set = Diesen Materialsatz gibt es nicht, oder er ist nicht geteilt.
error-no-such-move = So viele Züge hat dieses Spiel nicht.
error-no-webhooks = Dieser Server sendet keine Webhooks.
error-nobody-there = Dort sitzt niemand anderes mehr.
error-not-absent = Jetzt ist keine Abwahl möglich: Diese Person ist da, nicht am Zug, oder hat noch Zeit.
error-not-asked = Du wurdest hierzu nicht um Zustimmung gebeten.
error-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-host = Das kann nur, wer das Spiel angelegt hat.
error-not-json = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-not-over = Das geht, wenn das Spiel zu Ende ist.
error-not-playing = Das können nur Mitspielende, während das Spiel läuft.
error-not-thought = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
error-not-understood = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-set = Dieser Materialsatz gehört jemand anderem. Kopiere ihn, um ihn zu ändern.
error-not-your-turn = Du bist gerade nicht dran.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-out-of-date = Das Spiel ist inzwischen weitergegangen. Sieh dir den Tisch noch einmal an.
error-over = Das Spiel ist zu Ende. Von einer früheren Stellung aus kannst du ein neues beginnen.
error-problems = Das Gesendete enthält Fehler. Verbessere, was aufgelistet ist, und versuch es noch einmal.
error-refused = Der Server hat das abgelehnt. Versuch es noch einmal.
error-restarting = Der Server startet neu. Versuch es gleich noch einmal.
error-sealed = Etwas wurde aufgedeckt; das lässt sich nicht einfach zurücknehmen oder überspringen.
error-seat-taken = Dieser Platz ist besetzt. Bitte um einen anderen.
error-set-is-draft = Dieser Satz hat Probleme. Behebe sie, bevor du ihn teilst.
error-spectator = Wer zuschaut, kann nicht schreiben oder spielen.
error-still-theirs = Dieser Platz gehört jemand anderem. Ein Bot springt ein, wenn diese Person es wünscht oder ihre Zeit um ist.
error-too-complex = Das ist zu verschachtelt; der Server liest es nicht. Sende etwas Einfacheres.
error-too-large = Das ist zu groß. Sende etwas Kleineres.
error-too-long = Dieser Text ist zu lang. Kürze ihn.
error-game-too-long = Dafür ist dieses Spiel zu lang geworden. Weiterspielen und verlassen kannst du es noch.
error-too-many = Zu viele Anfragen. Versuch es gleich noch einmal.
error-too-many-bot-games = Es laufen zu viele Spiele, in denen nur Bots spielen. Warte, bis eins zu Ende ist.
error-too-many-connections = Von hier aus sind zu viele Fenster offen. Schließe einige und versuch es noch einmal.
error-too-many-games = Du hast zu viele Spiele offen. Beende oder verlasse einige.
error-too-many-hints = Du hast nach zu vielen Tipps auf einmal gefragt. Warte, bis einer da ist.
error-nobody-waits = Du hast den Tisch verlassen, während der Tipp noch berechnet wurde. Frag noch einmal.
error-too-many-ignored = Du ignorierst schon so viele Personen wie möglich. Entferne einige in den Einstellungen.
error-too-many-reviews = Du hast nach zu vielen Rückblicken auf einmal gefragt. Warte, bis einer da ist.
error-too-many-sets = Du hast schon so viele Materialsätze wie möglich. Lösche einige im Schachtel-Editor.
error-too-many-sockets = Von hier aus sind zu viele Fenster offen. Schließe einige.
error-too-slow = Die Verbindung ist zu langsam; wir verbinden neu.
error-unknown-host = Der Server kennt den Namen nicht, unter dem er aufgerufen wurde. Der Betreiber kann ihn erlauben.
error-unknown-move = So einen Zug gibt es nicht. Lade die Seite neu.
error-wrong-origin = Diese Seite darf das nicht. Der Betreiber des Servers kann es erlauben.
`,a=`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startseite
pages = Seiten
skip = Zum Inhalt springen
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
not-now = Nicht jetzt
yes = Ja
no = Nein
you = Du
name = Name
keep = Speichern
kept = Gespeichert
copy = Kopieren
copied = Kopiert
share = Teilen
more = Mehr
menu = Menü
show-more = Mehr anzeigen
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
offline = Verbindung verloren. Dein Spiel ist sicher; wir verbinden neu …

## The first page
start-title = Setz dich ans Feuer
start-text = Brettspiele, mit Freunden oder gegen Gegner, die mitdenken. Kein Konto nötig: Spiel einfach los.
learn = Spielen lernen
all-games = Alle meine Spiele
join = Mitspielen
join-text = Füge den Link ein, den dir jemand geschickt hat.
join-go = Mitspielen
join-name = Wie sollen dich die anderen nennen?
join-no-link = Das ist kein Link zu einem Spiel. Kopiere die ganze Adresse, die du bekommen hast.
join-refused = Hier kannst du nicht Platz nehmen
join-watch = Zuschauen
invitation = { $host } lädt dich zu { $game } ein
invitation-watch = { $host } lässt dich bei { $game } zuschauen
seat-yours = Dein Platz
link-for-one = Dieser Link gilt für eine Person.
bots-preparing = Die Gegner wärmen sich auf diesem Server noch auf; bis dahin spielen sie einfacher.
bots-not-ready = Die Gegner wärmen sich noch auf.

## My games
my-games = Meine Spiele
statistics = Meine Statistik
no-games = Noch keine Spiele. Fang eins an!
filter = Welche Spiele
filter-all = Alle
filter-playing = Laufend
filter-waiting = Warten auf Mitspielende
filter-over = Beendet
remove-game = Aus meiner Liste entfernen
leave = Spiel verlassen
leave-title = Dieses Spiel verlassen?
leave-text = Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht zurückkommen.
state-waiting =
    { $open ->
        [one] { $open } Platz frei
       *[other] { $open } Plätze frei
    }
state-over = Beendet
state-mine = Du bist dran
state-theirs = Am Zug: { $name }

## A new game
new-game = Neues Spiel
game = Spiel
seat = Platz
seats = Plätze
seat-name = Name auf Platz { $number }
seat-number = Platz { $number }
kind-bot = Gegner
absence = Längste Abwesenheit
absence-never = ohne Grenze
seed = Startwert

## How a game was dealt
origin-seed = Gewählter Startwert
    .why = Wer dieses Spiel angelegt hat, hat den Startwert gewählt und weiß vielleicht, was verdeckt liegt.
origin-position = Vorbereitete Stellung
    .why = Dieses Spiel beginnt mit einer vorbereiteten Stellung. Wer es angelegt hat, weiß vielleicht, was verdeckt liegt.
origin-record = Fortgesetztes Spiel
    .why = Dieses Spiel setzt eine importierte Aufzeichnung fort. Wer es angelegt hat, weiß vielleicht, was verdeckt liegt.
origin-branch = Abzweigung
    .why = Dieses Spiel zweigt von einem früheren ab. Jemand weiß vielleicht, was verdeckt liegt.
origin-opened = Stapel angesehen
    .why = Jemand hat sich die verdeckten Stapel dieses Spiels angesehen und weiß vielleicht, was verdeckt liegt.

## The waiting room
lobby = Warteraum
lobby-text =
    { $open ->
        [one] { $open } Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
       *[other] { $open } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
    }
lobby-help = Jeder Link gilt für eine Person und wird nur einmal gezeigt. Geht einer verloren, erstelle einen neuen; der alte gilt dann nicht mehr.
lobby-leave = Diesen Tisch verlassen
invite = Komm und spiel { $game } mit
link-new = Link erstellen
link-renew = Neuer Link
sit-here = Selbst hier sitzen
seat-free = Platz freigeben
seat-kick = Entfernen
kick-title = { $name } entfernen?
kick-text = Der Platz ist wieder frei, und der alte Link gilt nicht mehr. Du bekommst einen neuen Link für jemand anderen.
seat-deeds = Optionen für { $name }
seat-bot-fill = Gegner auf Platz { $number } setzen
seat-waits = wartet auf jemanden
seat-here = ist da
seat-away = weg
seat-open = frei
seat-you = du
seat-tom = Tom
seat-bot = Bot · { $level }
seat-stand-in = { $level } springt ein
watch-title = Zuschauen
watch-link = Link zum Zuschauen kopieren
people = Mitspielende
mute = Im Chat stummschalten
unmute = Im Chat wieder lesen
block = Blockieren
unblock = Nicht mehr blockieren
report = Melden …
report-title = { $name } melden
report-text = Deine Nachricht geht an den Betreiber dieses Servers, zusammen mit einem Hinweis auf dieses Spiel.
report-what = Was ist passiert?
report-send = Senden
report-sent = Danke. Deine Meldung ist unterwegs.
vote-title = Abstimmung
vote-out = Ohne { $name } weiterspielen
vote-given = Du hast dafür gestimmt, ohne { $name } weiterzuspielen.
vote-later = Abwahl möglich ab { $when }, wenn dann immer noch weg.
vote-asked =
    { $number ->
        [one] { $names } möchte ohne { $name } weiterspielen, weil die Wartezeit zu lang ist. Ein Bot würde übernehmen. Bist du einverstanden?
       *[other] { $names } möchten ohne { $name } weiterspielen, weil die Wartezeit zu lang ist. Ein Bot würde übernehmen. Bist du einverstanden?
    }
vote-agree = Einverstanden
vote-state = Abstimmung: { $yes } von { $all }
watching =
    { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }

## The table: bars
turn-players =
    { $players ->
        [one] Spielzug { $turn } · allein gegen Tom
       *[other] Spielzug { $turn } · { $players } Personen
    }
prompt-waiting = Warten auf Mitspielende
prompt-sending = Dein Zug wird gesendet …
prompt-replay = Nach Zug { $move }
pay-with = Abgeben
prompt-won =
    { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
prompt-you-won = Du hast gewonnen!
turn-bar = Dieser Spielzug
undo = Rückgängig
undo-nothing = Nichts zum Zurücknehmen
undo-series = In der Solo-Serie lässt sich Aufgedecktes nicht zurücknehmen
undo-nobody = Etwas wurde aufgedeckt, und niemand ist online, der zustimmen könnte
undo-proposed = Auswahl aufheben
undo-what = Zurücknehmen: { $what }
undo-ask = Um Zurücknehmen bitten: { $what }
undo-request-title = Bitte um Zurücknehmen
undo-request =
    { $moves ->
        [one] { $name } möchte { $moves } Zug zurücknehmen.
       *[other] { $name } möchte { $moves } Züge zurücknehmen.
    }
undo-waits =
    { $moves ->
        [one] Die anderen werden gefragt, ob du { $moves } Zug zurücknehmen darfst.
       *[other] Die anderen werden gefragt, ob du { $moves } Züge zurücknehmen darfst.
    }
undo-look = Vorschau
consent-missing = Noch keine Antwort von: { $names }.
restart = Spielzug neu beginnen
restart-help = Zurück zum Anfang deines Spielzugs oder dahin, wo zuletzt etwas aufgedeckt wurde
hint = Tipp
hint-help = Nach guten Zügen fragen
hints = Tipps
hint-do = Ausführen
sound = Ton
language = Sprache
language-system = Wie im System
theme-to-light = Heller Modus
theme-to-dark = Dunkler Modus
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time-left = Verbleibende Zeit
elsewhere = An einem anderen Tisch bist du dran.
elsewhere-go = Dorthin

## The table: columns and panels
side = Neben dem Spielplan
board = Spielplan
parts = Teile des Spielplans
supply = Vorrat
scores = Punkte
waits-here = hier gibt es etwas zu tun
tab-log = Verlauf
tab-moves = Züge
tab-chat = Chat
tab-notes = Notizen
tab-rules = Regeln
log-empty = Noch ist nichts passiert.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
chat-earlier = Frühere Nachrichten
notes-write = Das kannst nur du lesen.
notes-kept = Gespeichert.
notes-keeping = Wird gespeichert …
moves-legal = Was du jetzt tun kannst
moves-none = Gerade hast du nichts zu entscheiden.
moves-forbidden =
    { $number ->
        [one] { $number } Zug ist jetzt nicht möglich
       *[other] { $number } Züge sind jetzt nicht möglich
    }
costs = Kostet { $price }
seals = Deckt etwas auf (lässt sich nicht zurücknehmen)
ends-turn = Beendet deinen Spielzug
help-now = Warum nicht
read-on = Weiterlesen
book-page = Spielanleitung S. { $page }
winner = Gewinnt
projected =
    { $points ->
        [one] { $points } Punkt, wenn jetzt Schluss wäre
       *[other] { $points } Punkte, wenn jetzt Schluss wäre
    }
score-sheet = Wertung
sheet-now = wenn jetzt Schluss wäre
sheet-final = endgültig
total = Summe
final-scoring = Schlusswertung
final-skip = Alles zeigen
rematch = Revanche
rematch-open = Zur Revanche
branch = Neues Spiel von hier aus beginnen
export = Aufzeichnung exportieren
text-board = Spielplan als Text
stand-in = { $name } von einem Bot ({ $level }) vertreten lassen
stand-in-end = { $name } wieder selbst spielen lassen
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät weiter. Der Tisch bleibt verdeckt, bis du bereit bist.
curtain-lift = Ich bin bereit

## Looking back
replay = Rückschau
play = Abspielen
pause = Pause
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
live = live
go-live = Zum aktuellen Stand
since = Seit meinem Spielzug
since-help = Zeigen, was seit meinem letzten Spielzug passiert ist
move-of = Zug { $move } von { $last }
speed = Züge der anderen
speed-help = Wie schnell die Züge der anderen gezeigt werden
speed-1 = normal
speed-2 = doppelt so schnell
speed-skip = sofort
speed-times = Tempo { $times }×

## Keys
keys = Tasten
key-area = zum nächsten Teil des Tisches
key-inside = innerhalb eines Teils bewegen
key-act = wählen
key-cancel = abbrechen, schließen
key-choice = eine nummerierte Möglichkeit wählen
key-confirm = bestätigen
key-undo = rückgängig
key-restart = Spielzug neu beginnen
key-since = was seit meinem letzten Spielzug passiert ist
key-step = einen Schritt zurück, einen Schritt weiter
key-live = zum aktuellen Stand
key-hint = Tipp
key-moves = Liste der Züge
key-sheet = Wertung
key-text = Spielplan als Text
key-help = Hilfe zu einem Spielteil, oder diese Tasten

## Settings
settings = Einstellungen
recover-have = Ich habe Wiederherstellungswörter

## The series
series = Solo-Serie
handicap = Handicap

## Rules, import, review, lessons
rules = Regeln
rules-search = Regeln durchsuchen
rules-none = Nichts gefunden. Versuch ein anderes Wort.
import = Import
review = Rückblick
points = Punkte
loss = Verlust
step-of = { $step } von { $last }
back = Zurück
next = Weiter

## Problems
failure-title = Das hat nicht geklappt
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht. Vielleicht fehlt ein Teil des Links.
error-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
error-gone = Du sitzt nicht mehr an diesem Tisch: Dein Platz wurde freigegeben, oder das Spiel wurde gelöscht.

## The board as text
part-open = offen
part-count = Anzahl
part-contents = Darunter
part-seat = Von

## A game that no texts are written for
plain-ask = Du bist am Zug: { $decision }
    .other = { $who } entscheidet: { $decision }
plain-event = { $who }: { $what }
plain-no-rules = Zu diesem Spiel gibt es hier keine Regeln.
seat-bot-named = Bot

## Whoever has no name

guest = Gast
guest-number = Gast { $number }
puzzles = Rätsel
`,o=`error-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu.
signed-out = Dieses Gerät wurde abgemeldet
signed-out-text = Es wurde von einem anderen Gerät aus abgemeldet, oder dein Profil wurde gelöscht. Mit deinen Wiederherstellungswörtern holst du deine Spiele in diesen Browser zurück. Ohne sie spielst du als neuer Gast weiter.
signed-out-guest = Als Gast weiterspielen
`,s=`### The first page and the opponents.

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
`,c=`## What the others do
banner = Was die anderen tun
banner-skip = Überspringen
banner-mine = Zu meiner Wahl
recap = Die Runde im Überblick
last-act = zuletzt
act-of = { $act } von { $acts }
log-details = Einzelheiten
log-since =
    { $acts ->
        [one] seit deinem Spielzug · { $acts } Aktion
       *[other] seit deinem Spielzug · { $acts } Aktionen
    }
key-pause = anhalten, weiter abspielen
round-players = Runde { $round } · { $players } Personen

## The end of a game
final-who = Wer gewinnt?
final-to-come =
    { $number ->
        [0] Alles ist gezählt.
        [one] Noch { $number } Quelle steht aus.
       *[other] Noch { $number } Quellen stehen aus.
    }
final-tied = { $names } haben gleich viele Punkte.
final-best = Was wem am meisten gebracht hat
final-same = Gleiche Ausgangslage
final-margin = Erwarteter Vorsprung im Lauf des Spiels
final-thinking = Jeder Zug wird analysiert … { $share } %
key-space = Leertaste
`,l=`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Das Spiel wird aufgebaut …
bf-world = Inseln, Großes Bonfire und Hoher Rat
bf-fire-and-council = Großes Bonfire und Hoher Rat
bf-market = Weg-Plättchen, Gnome und Aufgaben des Rates
bf-supply = Vorrat
bf-turn-bar = Dein Spielzug
bf-tab-city = Stadt
bf-tab-islands = Inseln
bf-tab-market = Auslage
bf-city-of = Stadt von { $who }

bf-mode-fate = Schicksals-Plättchen anlegen
bf-mode-tiles = Aktionsmarker verwenden
bf-mode-ignite = Bonfire entfachen
bf-turn-tile = Drehen
bf-mode-closed = Davon ist gerade nichts möglich.
bf-ask-fate = Wähle ein Ende deines Schicksals-Vorrats und einen Platz im Schicksalsfeld
bf-ask-tiles = Wähle einen Aktionsmarker oder was du damit tun möchtest
bf-ask-ignite = Wähle die Aufgabe, die du entfachen möchtest
bf-ask-turn = Du bist am Zug: Was tust du?
bf-ask-kind = { $kind }: Wähle, was du damit tust
bf-result = Ergebnis

bf-paths = Wege
bf-specialists = Spezialisten · noch { $number }
bf-elders = Älteste
bf-commons = Aufgaben des Rates
bf-countdown = Countdown
bf-council = Hoher Rat
bf-action-tiles = Aktionsmarker
bf-resources = Ressourcen
bf-fate-supply = Schicksals-Vorrat · oben oder unten nehmen
bf-offerings = Opferschalen
bf-start-mark = START

bf-empty = Leer
bf-nobody = niemand
bf-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
bf-any-resource = beliebige Ressource
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [0] keine Aufgabe mehr da
        [one] { $number } Platz für Aufgaben
       *[other] { $number } Plätze für Aufgaben
    }
bf-island-guardians =
    { $number ->
        [0] keine Hüterin mehr da
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    }
bf-island-price =
    { $number ->
        [one] kostet { $number } Schiff-Marker
       *[other] kostet { $number } Schiff-Marker
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Rosa Hüterinnen
        [grey] Graue Hüterinnen
        [brown] Braune Hüterinnen
        [blue] Blaue Hüterinnen
       *[other] Hüterinnen ({ $guardian })
    }: { $number }
bf-offering-of = Opferschale von { $who }
bf-task-progress = { $task }, { $points } Punkte, { $have } von { $need }
bf-ship-of = Schiff von { $who }: { $where }
bf-landing-stage = Steg

bf-fire-space =
    Großes Bonfire, Feld { $space }: { $tile }, { $gives }; Portale: { $portals }{ $price ->
        [0] { "" }
       *[other] ; kostet { $price } Bonfire-Marker
    }
bf-no-portals = keine
bf-reward-tile = Belohnung: Marker { $kind }
bf-portal-here =
    Portal { $shape }, { $number } hier, { $fits ->
        [yes] passt in deine nächste Aussparung
       *[no] passt nicht in deine nächste Aussparung
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = Stattdessen 1 Punkt nehmen

bf-path-pile =
    { $number ->
        [0] Der Stapel der Weg-Plättchen ist leer
       *[other] Stapel mit { $number } Weg-Plättchen
    }
bf-new-display = Die vier Plättchen unter den Stapel legen und neue aufdecken
bf-dig = Ein beliebiges Plättchen aus dem Stapel
bf-dig-tile = { $tile }, { $number } im Stapel
bf-gnome = { $name }, zeigt { $resource }
bf-gnome-price = { $tiles } Gnom-Marker und { $resources } × { $resource }
bf-common =
    { $what }: bisher { $have }; Rats-Novize { $novice ->
        [yes] ist da
       *[no] ist weg
    }
bf-countdown-at = { $number } von { $goal } Novizen im Rat; bei { $goal } beginnt der Countdown
bf-counting = Countdown: { $number }

bf-task-space = Aufgaben-Feld { $space }, frei; eine Hüterin hier bringt { $value }
bf-task-at =
    Aufgaben-Feld { $space }: { $task }, { $points } Punkte{ $known ->
        [yes] , { $have } von { $need }
       *[no] { "" }
    }; eine Hüterin hier bringt { $value }
bf-bonfire-at = Bonfire { $space }, brennt: { $task }, { $points } Punkte; eine Hüterin hier bringt { $value }
bf-path-at = Wegfeld { $space }: { $tile }
bf-path-empty = Wegfeld { $space }, nicht gebaut
bf-notch =
    Aussparung { $space }, Portal { $shape }, { $placed ->
        [yes] gefüllt
       *[no] leer
    }
bf-guardian-at =
    { $guardian-key ->
        [pink] Rosa Hüterin
        [grey] Graue Hüterin
        [brown] Braune Hüterin
        [blue] Blaue Hüterin
        [own] Eigene Hüterin
       *[other] Hüterin ({ $guardian })
    }: { $where }
bf-start = START des Weges
bf-march =
    { $steps ->
        [one] Prozession mit { $steps } Schritt
       *[other] Prozession mit { $steps } Schritten
    }
bf-square =
    Schicksalsfeld, Zeile { $row }, Spalte { $column }{ $shows ->
        [gold] , Gold
        [yellow] , gelber Marker
       *[nothing] { "" }
    }{ $free ->
        [yes] , frei für das Plättchen
       *[no] { "" }
    }

bf-fate-tile = Schicksals-Plättchen { $tile } { $end }
bf-first-tile = Erstes Schicksals-Plättchen { $tile }: behalten
bf-top = (oben)
bf-bottom = (unten)
bf-column-empty = Keine Schicksals-Plättchen mehr
bf-offering = Opferschale { $resource }, { $number } in diesem Stapel
bf-offering-none = Dieser Stapel Opferschalen ist leer
bf-any-two-tiles = Stattdessen zwei beliebige Marker abgeben
bf-any-two-resources = Stattdessen zwei beliebige Ressourcen abgeben

bf-tom-card =
    Toms Karte: { $card }{ $sign ->
        [yes] , mit Gnom-Zeichen
       *[no] { "" }
    }
bf-tom-none = Noch keine Karte aufgedeckt
bf-tom-deck =
    { $card }, { $used ->
        [yes] aufgedeckt
       *[no] im Stapel
    }
bf-tom-great-bonfire = Großes Bonfire
bf-tom-guardian = Hüterin
bf-tom-task-1 = Aufgabe mit höchstem Wert
bf-tom-task-2 = Aufgabe mit niedrigstem Wert und ein Novize
bf-tom-gnome = Gnom
bf-tom-path = Weg
bf-tom-played = Karte { $played } von { $most }
bf-tom-no-novices = Keine Novizen mehr
bf-tom-says = Nach jedem deiner Spielzüge deckt Tom eine Karte auf. Er hat keine Marker, keine Ressourcen und kein Schiff.
bf-starts = Startperson
bf-passed = Hat gepasst
bf-out = Ausgeschieden

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] blaues Bonfire
           *[no] blaue Aufgabe
        }
        [red] { $lit ->
            [yes] rotes Bonfire
           *[no] rote Aufgabe
        }
        [yellow] { $lit ->
            [yes] gelbes Bonfire
           *[no] gelbe Aufgabe
        }
    }: „{ $task }“, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $known ->
        [yes] , bisher { $have } von { $need }
       *[no] { "" }
    }
bf-text-offering = Opferschale von { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] am Aufgaben-Feld { $spaces }
       *[other] an den Aufgaben-Feldern { $spaces }
    }
bf-text-space = Feld { $number }
bf-text-notch = Aussparung { $space }: { $shape }
bf-text-column = von oben nach unten: { $tiles }
`,u=`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Lege Schicksals-Plättchen an, hol dir mit dem Schiff Aufgaben, führe deine Hüterinnen den Weg entlang und entfache die sieben Bonfire deiner Stadt.
alone-bonfire = Spielt nach seinen Karten, wie in der Schachtel.

## What the opponents like

style-bonfire-spark = Wirbt jeden Gnom an, den er kriegen kann
style-bonfire-ember = Ist am liebsten auf See
style-bonfire-flame = Baut zuerst Weg und Portale
style-bonfire-blaze = Zieht vom Stapel und drängt in den Hohen Rat
style-bonfire-inferno = Wägt jede Aufgabe bis zum Ende ab

## Before something goes unused

warning-bonfire-neutral = Du erfüllst eine Aufgabe des Rates: Ihr Rats-Novize darf noch in den Rat. Spielzug trotzdem beenden?
warning-bonfire-ignite = Du könntest noch ein Bonfire entfachen. Trotzdem passen?

## Beside a seat

stat-bonfire-bonfires = Bonfire
stat-bonfire-guardians = Hüterinnen
stat-bonfire-paths = Weg-Plättchen
stat-bonfire-gnomes = Gnome

## Keys

bf-key-turn = Schicksals-Plättchen drehen

## The board as text

part-bonfire-start = Startperson
part-bonfire-counting = Countdown läuft
part-bonfire-countdown-pile = Übrige Countdown-Plättchen
part-bonfire-countdown-tile = Countdown-Plättchen unterwegs
part-bonfire-islands = Inseln
part-bonfire-tasks = Aufgaben
part-bonfire-offerings = Opferschalen
part-bonfire-guardians = Hüterinnen
part-bonfire-ring = Großes Bonfire
part-bonfire-portals = Portale
part-bonfire-pointer = Großes Bonfire zeigt auf Feld
part-bonfire-fire-used = Großes Bonfire genutzt
part-bonfire-council = Hoher Rat
part-bonfire-novices = Novizen
part-bonfire-lying = Liegender Novize
part-bonfire-neutral = Rats-Novizen bei den Aufgaben des Rates
part-bonfire-path-display = Weg-Plättchen in der Auslage
part-bonfire-path-pile = Stapel der Weg-Plättchen
part-bonfire-gnome-display = Spezialisten in der Auslage
part-bonfire-gnome-pile = Stapel der Spezialisten
part-bonfire-gnome-discard = Abgeworfene Spezialisten
part-bonfire-elders = Älteste
part-bonfire-tom-pile = Toms Karten
part-bonfire-tom-discard = Toms gespielte Karten
part-bonfire-tom-played = Toms Stand
part-bonfire-tom-novices = Toms Novizen
part-bonfire-cities = Städte
part-bonfire-board = Stadttableau
part-bonfire-tiles = Aktionsmarker
part-bonfire-resources = Ressourcen
part-bonfire-earned = Erhaltene Punkte
part-bonfire-paths = Weg
part-bonfire-gnomes = Gnome
part-bonfire-ship = Schiff
part-bonfire-column = Schicksals-Vorrat
part-bonfire-symbols = Symbole im Schicksalsfeld
part-bonfire-out = Ausgeschieden
part-bonfire-passed = Gepasst
part-bonfire-left = Linker Stapel
part-bonfire-right = Rechter Stapel
part-bonfire-face-down = Verdeckt

## A tie at the end
tiebreak-bonfire = Bei Gleichstand gewinnt, wer mehr Bonfire entfacht hat.
`,d=`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Oberstes Schicksals-Plättchen anlegen
       *[bottom] Unterstes Schicksals-Plättchen anlegen
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Dieses Schicksals-Plättchen behalten
       *[swap] Gegen das mittlere Plättchen deines Vorrats tauschen
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] So anlegen
       *[turned] Andersherum anlegen
    }
move-bonfire-keep = { $kind-count-acc } behalten
move-bonfire-lay = In { $squares } anlegen
move-bonfire-build =
    { $slot-key ->
        [pile] Weg-Plättchen vom Stapel nehmen
       *[other] Weg-Plättchen { $slot } aus der Auslage nehmen
    }
move-bonfire-new-display = Vier neue Weg-Plättchen aufdecken
move-bonfire-sail = Mit dem Schiff { $island-to } fahren
move-bonfire-task = Aufgabe { $slot } { $island-from } nehmen
move-bonfire-no-deed = Auf die Aktion der Insel verzichten
move-bonfire-retrieve = { $guardian-acc } abholen
move-bonfire-offer =
    { $pile-key ->
        [left] Opferschale vom linken Stapel zurücklassen
       *[right] Opferschale vom rechten Stapel zurücklassen
    }
move-bonfire-space = Aufgabe auf Feld { $space } legen
move-bonfire-pay-tile = { $kind-count-acc } abgeben
move-bonfire-replace-tile = 2 beliebige Marker statt 1 fehlenden abgeben
move-bonfire-throw-tile = Dafür { $kind-count-acc } abgeben
move-bonfire-pay-resource = { $resource-count-acc } abgeben
move-bonfire-replace-resource = 2 beliebige Ressourcen statt 1 fehlenden abgeben
move-bonfire-throw-resource = Dafür { $resource-count-acc } abgeben
move-bonfire-march =
    { $steps ->
        [one] Prozession mit { $steps } Schritt durchführen
       *[other] Prozession mit bis zu { $steps } Schritten durchführen
    }
move-bonfire-who = { $guardian-acc } bewegen
move-bonfire-stay = Hier bleiben
move-bonfire-to-path = Auf Wegfeld { $space } gehen
move-bonfire-to-bonfire = Zu Bonfire { $space } gehen
move-bonfire-yield = { $resource } nehmen
move-bonfire-turn-fire = Großes Bonfire auf Feld { $space } drehen
move-bonfire-reward = { $take } nehmen
move-bonfire-portal = { $shape-acc } nehmen
move-bonfire-recruit = { $gnome-acc } anwerben
move-bonfire-price =
    { $tiles ->
        [one] { $tiles } Gnom-Marker
       *[other] { $tiles } Gnom-Marker
    } und { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    } abgeben
move-bonfire-ignite = Bonfire auf Feld { $space } entfachen
move-bonfire-send = Novizen schicken: { $bonus }
move-bonfire-bonus = Bonus nehmen
move-bonfire-point = Stattdessen 1 Punkt nehmen
move-bonfire-neutral = Bonusaktion: Rats-Novizen von „{ $common }“ schicken
move-bonfire-dig =
    { $fire-key ->
        [blue] Ein Weg-Plättchen mit blauem Kristall nehmen
        [red] Ein Weg-Plättchen mit rotem Kristall nehmen
       *[yellow] Ein Weg-Plättchen mit gelbem Kristall nehmen
    }: { $resource }
move-bonfire-guardian = { $guardian-acc } nehmen
move-bonfire-tom-task = Aufgabe { $slot } { $island-from } für Tom wählen
move-bonfire-end-turn = Spielzug beenden
move-bonfire-pass = Endgültig passen
move-bonfire-give-up = Ausscheiden: Nichts ist mehr möglich

## What happened

event-bonfire-gained-tiles = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-resources = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-bonfire-gained-points =
    { $who } erhält { $a0 ->
        [0] keine Punkte
        [one] { $a0 } Punkt
       *[other] { $a0 } Punkte
    } { $a1 }
    .you =
        Du erhältst { $a0 ->
            [0] keine Punkte
            [one] { $a0 } Punkt
           *[other] { $a0 } Punkte
        } { $a1 }
event-bonfire-paid-tiles = { $who } gibt { $a0-count-acc } ab
    .you = Du gibst { $a0-count-acc } ab
event-bonfire-paid-resources = { $who } gibt { $a0-count-acc } ab
    .you = Du gibst { $a0-count-acc } ab
event-bonfire-threw-away = { $who } wirft { $a0-count-acc } ab
    .you = Du wirfst { $a0-count-acc } ab
event-bonfire-placed-fate = { $who } legt ein Schicksals-Plättchen an: { $a0 }
    .you = Du legst ein Schicksals-Plättchen an: { $a0 }
event-bonfire-built-path = { $who } legt { $a0-acc } auf Wegfeld { $a1 }
    .you = Du legst { $a0-acc } auf Wegfeld { $a1 }
event-bonfire-new-paths = Die vier Weg-Plättchen kommen unter den Stapel
event-bonfire-turned-up-path = Neues Weg-Plättchen: { $a0 }
event-bonfire-sailed = { $who } fährt { $a1-to }
    .you = Du fährst { $a1-to }
event-bonfire-took-task = { $who } nimmt { $a1-from } eine Aufgabe: „{ $a0 }“
    .you = Du nimmst { $a1-from } eine Aufgabe: „{ $a0 }“
event-bonfire-turned-up-offering = { $who } deckt eine neue Opferschale auf: { $a0 }
    .you = Du deckst eine neue Opferschale auf: { $a0 }
event-bonfire-took-guardian = { $who } holt { $a0-acc } ab
    .you = Du holst { $a0-acc } ab
event-bonfire-marched =
    { $who } bewegt { $a0-key ->
        [own] die eigene Hüterin
       *[other] { $a0-acc }
    } { $a2-to }
    .you = Du bewegst { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } dreht das Große Bonfire
    .you = Du drehst das Große Bonfire
event-bonfire-took-portal = { $who } nimmt { $a0-acc } für Aussparung { $a1 }
    .you = Du nimmst { $a0-acc } für Aussparung { $a1 }
event-bonfire-took-gnome = { $who } wirbt { $a0-acc } an
    .you = Du wirbst { $a0-acc } an
event-bonfire-turned-up-gnome = Neuer Spezialist: { $a0 }
event-bonfire-ignited = { $who } entfacht ein Bonfire: „{ $a0 }“
    .you = Du entfachst ein Bonfire: „{ $a0 }“
event-bonfire-sent-novice =
    { $who } schickt { $a1-key ->
        [neutral] den Rats-Novizen
        [lying] einen Rats-Novizen
       *[other] einen Novizen
    } in den Hohen Rat ({ $a0 })
    .you =
        Du schickst { $a1-key ->
            [neutral] den Rats-Novizen
            [lying] einen Rats-Novizen
           *[other] einen Novizen
        } in den Hohen Rat ({ $a0 })
event-bonfire-countdown-began = Der Countdown beginnt
event-bonfire-countdown-tile = Countdown-Plättchen { $a0 } wandert um den Tisch
event-bonfire-passed = { $who } passt endgültig
    .you = Du passt endgültig
event-bonfire-went-out = { $who } kann nichts mehr tun und scheidet aus
    .you = Du kannst nichts mehr tun und scheidest aus
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] { $who } ist zum letzten Mal am Zug
       *[other] { $who } hat noch { $a0 } Spielzüge
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Das ist dein letzter Spielzug
           *[other] Du hast noch { $a0 } Spielzüge
        }
event-bonfire-tom-turned-up = Toms Karte { $a1 } von 32: { $a0 }
event-bonfire-tom-showed-gnome = Tom deckt { $a0-acc } auf; Ressource: { $a1 }
event-bonfire-tom-took-task = Tom nimmt { $a1-from } eine Aufgabe als Bonfire: „{ $a0 }“
event-bonfire-tom-idle = Tom kann damit nichts anfangen
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] Der Stapel der Weg-Plättchen wird gemischt
        [shuffle-gnomes] Der Gnom-Stapel wird gemischt
       *[other] Toms Karten werden gemischt
    }
event-bonfire-met-common = { $who } erfüllt eine Aufgabe des Rates: { $a0 }
    .you = Du erfüllst eine Aufgabe des Rates: { $a0 }
event-bonfire-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-bonfire-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-bonfire-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-bonfire-swapped = { $who } gibt { $lost } ab und erhält { $gained }
    .you = Du gibst { $lost } ab und erhältst { $gained }

## What is asked

ask-bonfire-first-tile = Behältst du dein erstes Schicksals-Plättchen, oder tauschst du es gegen das mittlere?
    .other = { $who } wählt das erste Schicksals-Plättchen
ask-bonfire-way-round = Wie herum soll das Schicksals-Plättchen liegen?
    .other = { $who } wählt, wie herum das Schicksals-Plättchen liegt
    .figures = Wie herum soll das Schicksals-Plättchen ({ $tile }) liegen?
ask-bonfire-turn = Du bist am Zug: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire
    .other = { $who } ist am Zug
ask-bonfire-after = Führe eine Bonusaktion aus oder beende deinen Spielzug
    .other = { $who } darf noch Bonusaktionen ausführen
ask-bonfire-keep = Welche Aktionsmarker behältst du? Die anderen wirfst du ab
    .other = { $who } wählt, welche Aktionsmarker bleiben
    .figures =
        Behalte { $number ->
            [one] { $number } Aktionsmarker
           *[other] { $number } Aktionsmarker
        }; die anderen wirfst du ab
ask-bonfire-fate-end = Nimmst du das oberste oder das unterste Plättchen deines Vorrats?
    .other = { $who } nimmt ein Schicksals-Plättchen
ask-bonfire-fate-line = Wohin in deinem Schicksalsfeld soll das Plättchen?
    .other = { $who } legt ein Schicksals-Plättchen an
    .figures = Wohin in deinem Schicksalsfeld kommt das Plättchen ({ $tile })?
ask-bonfire-path-choice = Welches Weg-Plättchen baust du?
    .other = { $who } wählt ein Weg-Plättchen
ask-bonfire-island-deed = Willst du die Aktion der Insel ausführen?
    .other = { $who } darf die Aktion der Insel ausführen
ask-bonfire-offering = Welche Opferschale lässt du hier?
    .other = { $who } wählt eine Opferschale
    .figures = Welche Opferschale lässt du { $island-at } zurück?
ask-bonfire-task-space = Wähle ein freies Feld für die Aufgabe
    .other = { $who } wählt ein Feld für eine Aufgabe
    .figures = Wähle ein freies Feld für „{ $task }“
ask-bonfire-pay-tiles = Wähle, welche Aktionsmarker du abgibst
    .other = { $who } gibt Aktionsmarker ab
    .figures = 
        { $owed ->
            [0] Gib als Ersatz noch { $throw } Marker ab
            [one] Gib { $owed } { $kind-key ->
                    [path] Weg-Marker
                    [ship] Schiff-Marker
                    [task] Aufgaben-Marker
                    [great-bonfire] Bonfire-Marker
                    [gnome] Gnom-Marker
                   *[guardian] Hüterin-Marker
                } ab
           *[other] Gib { $owed } { $kind-key ->
                    [path] Weg-Marker
                    [ship] Schiff-Marker
                    [task] Aufgaben-Marker
                    [great-bonfire] Bonfire-Marker
                    [gnome] Gnom-Marker
                   *[guardian] Hüterin-Marker
                } ab
        }
ask-bonfire-pay-resources = Wähle, welche Ressourcen du abgibst
    .other = { $who } gibt Ressourcen ab
    .figures = 
        { $owed-size ->
            [0] Gib als Ersatz noch { $throw ->
                [one] { $throw } Ressource
               *[other] { $throw } Ressourcen
            } ab
            [one] Gib { $owed } ab
           *[other] Gib { $owed } ab
        }
ask-bonfire-gnome-price = Was gibst du für den Gnom ab?
    .other = { $who } gibt Marker und Ressourcen für einen Gnom ab
    .figures = Was gibst du für { $gnome-acc } ab?
ask-bonfire-procession = Prozession: Welche Hüterin bewegst du, und wie weit?
    .other = { $who } führt eine Prozession durch
    .figures = 
        { $guardian-key ->
            [none] Prozession mit { $steps ->
                [one] { $steps } Schritt
               *[other] bis zu { $steps } Schritten
            }: Welche Hüterin bewegst du als Nächste?
           *[other] Wie weit geht { $guardian-nom }? Höchstens { $steps ->
                [one] { $steps } Schritt
               *[other] { $steps } Schritte
            }
        }
ask-bonfire-yield = Welche Ressource nimmst du?
    .other = { $who } wählt eine Ressource
    .figures = Von welcher Ressource nimmst du { $number }?
ask-bonfire-rewards = Wähle deine Belohnungen vom Großen Bonfire
    .other = { $who } wählt Belohnungen vom Großen Bonfire
ask-bonfire-portal = Welches Portal nimmst du?
    .other = { $who } wählt ein Portal
ask-bonfire-council = Schicke den Novizen auf ein Feld des Hohen Rates
    .other = { $who } schickt einen Novizen in den Hohen Rat
    .figures =
        Schicke { $novice-key ->
            [neutral] den Rats-Novizen
           *[own] deinen Novizen
        } auf ein Feld des Hohen Rates
ask-bonfire-bonus = Nimmst du den Bonus des Feldes oder 1 Punkt?
    .other = { $who } wählt zwischen dem Bonus und 1 Punkt
    .figures = Nimmst du den Bonus ({ $bonus }) oder 1 Punkt?
ask-bonfire-path-bonus = Nimm kostenlos ein Weg-Plättchen aus der Auslage oder sieh den Stapel durch
    .other = { $who } nimmt kostenlos ein Weg-Plättchen
ask-bonfire-pile-bonus = Nimm ein beliebiges Weg-Plättchen aus dem Stapel
    .other = { $who } sieht den Stapel durch
ask-bonfire-guardian-bonus = Welche Hüterin nimmst du?
    .other = { $who } wählt eine Hüterin
ask-bonfire-fire-bonus = Drehe das Große Bonfire auf ein beliebiges Feld
    .other = { $who } dreht das Große Bonfire
ask-bonfire-specialist-bonus = Welchen Spezialisten nimmst du kostenlos?
    .other = { $who } nimmt kostenlos einen Spezialisten
ask-bonfire-move-who = Welche Hüterin versetzt du?
    .other = { $who } versetzt eine Hüterin
ask-bonfire-move-to = Wohin soll sie?
    .other = { $who } versetzt eine Hüterin
    .figures = Wohin soll { $guardian-nom }?
ask-bonfire-ship-bonus = Fahre kostenlos zu einer anderen Insel
    .other = { $who } fährt kostenlos mit dem Schiff
ask-bonfire-tom-tie = Welche der gleichwertigen Aufgaben nimmt Tom?
    .other = { $who } wählt eine Aufgabe für Tom
    .figures =
        Welche der Aufgaben mit dem { $value-key ->
            [lowest] niedrigsten
           *[highest] höchsten
        } Wert nimmt Tom?

## Why not

no-bonfire-game-over = Das Spiel ist zu Ende.
no-bonfire-act-first = Führe zuerst deine Aktion aus: Lege ein Schicksals-Plättchen an, verwende Aktionsmarker oder entfache ein Bonfire.
no-bonfire-action-done = Deine Aktion in diesem Spielzug hast du schon ausgeführt; du kannst nur noch Bonusaktionen ausführen.
no-bonfire-all-paid = Fast geschafft: Gib als Ersatz noch { $throw } Stück ab.
no-bonfire-all-paths-shown =
    Jedes Weg-Plättchen war einmal zu sehen ({ $shown ->
        [one] { $shown } Plättchen
       *[other] { $shown } Plättchen
    }).
no-bonfire-any-resource-will-do = Hier zählt jede Ressource, du musst nichts ersetzen.
no-bonfire-basic-or-printed = Du darfst eine Grundressource wählen oder die aufgedruckte: { $printed }.
no-bonfire-bonfire-not-lit = Auf Feld { $bonfire } brennt kein Bonfire.
no-bonfire-bonfire-taken = Bei Bonfire { $bonfire } steht schon eine Hüterin.
no-bonfire-bonus-action-taken = Passen geht nur statt des ganzen Spielzugs, und du hast schon eine Bonusaktion ausgeführt.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Dein Weg ist vollständig, oder es gibt kein Weg-Plättchen mehr
        [guardian] Du hast schon jede Farbe, die es noch gibt
        [specialist] Du hast 6 Gnome, oder kein Spezialist liegt aus
        [move] Keine deiner Hüterinnen hat ein Ziel
        [fate] Du hast kein Schicksals-Plättchen oder keinen Platz dafür
       *[other] Es gibt nichts zu nehmen
    }: Nimm den Punkt.
no-bonfire-can-act =
    Nur wer nichts tun kann, scheidet aus; du hast noch { $possible ->
        [one] { $possible } mögliche Aktion
       *[other] { $possible } mögliche Aktionen
    }.
no-bonfire-choose-guardian-first = Wähle zuerst, welche Hüterin du bewegst.
no-bonfire-common-not-met = Du erfüllst die Aufgabe des Rates „{ $common }“ noch nicht: Du hast { $have } von { $need }.
no-bonfire-countdown-not-here = Die Countdown-Plättchen sind noch nicht bei dir; das ist ein normaler Spielzug.
no-bonfire-crystals-differ = Alle 4 offenen Weg-Plättchen müssen dieselbe Kristallfarbe haben; zu sehen sind: { $crystals }.
no-bonfire-elder-not-free = Kostenlos ist hier nur ein Spezialist, kein Ältester ({ $gnome }).
no-bonfire-forward-only = Sie steht { $place-at } und darf nur vorwärts gehen.
no-bonfire-furthest-first = Die vorderste Hüterin geht zuerst: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = Du kannst { $gnome-acc } nicht anwerben: Er liegt nicht offen aus.
no-bonfire-gnome-taken = { $who } hat { $gnome-acc } schon angeworben.
no-bonfire-gnome-yours = Du hast { $gnome-acc } schon.
no-bonfire-gnomes-full = Du hast { $gnomes } Gnome; für mehr ist kein Platz.
no-bonfire-guardian-cannot-step = Gerade kann { $guardian-nom } keinen Schritt gehen.
no-bonfire-guardian-in-the-way = Auf Wegfeld { $space } steht { $guardian-nom } im Weg.
no-bonfire-guardian-nowhere-to-go = Es gibt kein freies Wegfeld oder Bonfire für { $guardian-acc }.
no-bonfire-guardian-owned = Du hast { $guardian-acc } schon; von jeder Farbe darfst du nur eine haben.
no-bonfire-kept-already =
    Diese behältst du schon alle ({ $have ->
        [one] { $have } Marker
       *[other] { $have } Marker
    }).
no-bonfire-lacks-any-resources =
    Das kostet { $needed ->
        [one] { $needed } beliebige Ressource
       *[other] { $needed } beliebige Ressourcen
    }; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
no-bonfire-lacks-gnome-price =
    Das kostet 2 Gnom-Marker und { $single } oder 1 Gnom-Marker und { $double }. Du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }und keine Ressourcen
       *[other] ; deine Ressourcen sind { $have-nom }
    }.
no-bonfire-lacks-offering =
    Das kostet { $either-or }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Das kostet { $needs }; du hast { $have-size ->
        [0] keine Ressourcen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Das kostet { $tiles } Gnom-Marker und { $needs }. Du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }und keine Ressourcen
       *[other] ; deine Ressourcen sind { $have-nom }
    }.
no-bonfire-lacks-tiles =
    Das kostet { $needed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }; du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Feld { $space } ist { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } entfernt und kostet { $needed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }; du hast { $held-size ->
        [0] keine Aktionsmarker
       *[other] { $held }
    }.
no-bonfire-lit-already = Das Bonfire auf Feld { $space } brennt schon: „{ $task }“.
no-bonfire-neutral-novice-gone = Der Rats-Novize von „{ $common }“ ist schon weg.
no-bonfire-neutral-there-already = Auf diesem Feld steht schon ein Rats-Novize ({ $bonus }).
no-bonfire-next-portal-not-there = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }; auf Feld { $space } liegt keins.
no-bonfire-no-countdown-yet = Der Countdown hat noch nicht begonnen. Im Rat: { $novices } von { $needed } Novizen.
no-bonfire-no-fate-tile = Du hast kein Schicksals-Plättchen mehr.
no-bonfire-no-guardian = Du hast { $guardian-acc } nicht.
no-bonfire-no-guardian-left = 
    Es gibt keine { $guardian-key ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
    } Hüterin mehr.
no-bonfire-no-notch-for-portal = In deine freien Aussparungen passen: { $portals-or }; so eins liegt dort nicht.
no-bonfire-no-offering-left = Dort ist keine Opferschale mehr.
no-bonfire-no-pair-of-resources = Ein Paar braucht zwei andere Ressourcen; du hast nur { $have } für alles, was du abgeben musst.
no-bonfire-no-pair-of-tiles =
    Ein Paar besteht aus 2 anderen Markern; du hast { $held-size ->
        [0] keine
       *[other] nur { $held }
    }.
no-bonfire-no-path-tile-there = Auf Platz { $slot } der Auslage liegt kein Weg-Plättchen.
no-bonfire-no-point-here = Dieses Feld gibt 2 Gold und 1 gelben Marker; 1 Punkt gibt es hier nicht.
no-bonfire-no-portal = In Aussparung { $bonfire } fehlt noch das Portal ({ $portal }).
no-bonfire-no-resource = Diese Ressource hast du nicht: { $resource }.
no-bonfire-no-room-for-fate = In deinem Schicksalsfeld ist kein Platz mehr für ein Schicksals-Plättchen.
no-bonfire-no-task = Auf Feld { $space } liegt keine Aufgabe.
no-bonfire-no-task-there = Auf Platz { $slot } { $island-at } liegt keine Aufgabe.
no-bonfire-no-tile = 
    Du hast keinen { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
        [yellow] gelben Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-no-tile-to-keep = 
    Du hast keinen { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
        [yellow] gelben Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-nobody-can-step = Keine deiner Hüterinnen kann einen Schritt gehen.
no-bonfire-not-at-guardian-island =
    Dein Schiff muss an einer Hüterinneninsel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Dein Schiff muss an einer Aufgabeninsel liegen; es liegt { $ship-key ->
        [none] am Steg
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Mindestens ein Feld des Schicksals-Plättchens muss an ein Plättchen grenzen, das du schon angelegt hast.
no-bonfire-not-in-pile =
    So ein Weg-Plättchen liegt nicht im Stapel: { $resource }, { $fire-key ->
        [blue] blauer
        [red] roter
       *[yellow] gelber
    } Kristall.
no-bonfire-notches-filled = Alle deine 7 Aussparungen sind gefüllt.
no-bonfire-novice-there-already = Auf diesem Feld steht schon einer deiner Novizen ({ $bonus }).
no-bonfire-other-decision = Das geht jetzt nicht. { $ask }
no-bonfire-other-guardian-goes = An der Reihe ist { $guardian-nom }.
no-bonfire-other-portal-next = Deine nächste Aussparung ({ $notch }) braucht { $portal-acc }.
no-bonfire-other-resource-owed = Abzugeben ist eine andere Ressource ({ $owed }). { $resource-count } allein zählt nicht: 2 beliebige Ressourcen ersetzen 1, die dir fehlt.
no-bonfire-other-tile-owed = 
    Du musst { $owed-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    } abgeben. { $kind-count } allein zählt nicht: 2 beliebige Marker ersetzen 1, der dir fehlt.
no-bonfire-outside-fate-area = Das Plättchen würde aus deinem Schicksalsfeld hinausragen ({ $squares }). Dafür brauchst du den Brückenbauer.
no-bonfire-pass-instead = Im Countdown passt du stattdessen und bekommst Punkte.
no-bonfire-path-complete = Dein Weg ist vollständig: 6 Weg-Plättchen sind gebaut.
no-bonfire-path-not-built = Wegfeld { $space } ist noch nicht gebaut; dein Weg reicht bis { $built }.
no-bonfire-path-pile-empty = Der Stapel der Weg-Plättchen ist leer.
no-bonfire-path-space-taken = Auf Wegfeld { $space } steht schon eine Hüterin.
no-bonfire-portal-not-there = So ein Portal liegt nicht auf Feld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Ein Paar ersetzt nur eine Ressource, die dir fehlt; du hast { $have } × { $resource }.
no-bonfire-rest-unpaid = Wenn du so abgibst, reicht es für den Rest nicht.
no-bonfire-ship-is-there = Dein Schiff liegt schon { $island-at }.
no-bonfire-ship-must-leave = Dein Schiff liegt schon { $island-at }; es muss zu einer anderen Insel fahren.
no-bonfire-somebody-must-step = Mindestens eine Hüterin muss einen Schritt gehen, und keine weiter hinten kann es noch.
no-bonfire-squares-covered = Du hast { $squares } schon überdeckt.
no-bonfire-stands-there-already = Sie steht schon dort.
no-bonfire-steps-of-no-use =
    Keine Hüterin könnte { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } nutzen; gib weniger Marker ab.
no-bonfire-task-not-met = Noch nicht erfüllt ({ $have } von { $need }): „{ $task }“.
no-bonfire-task-space-taken = Aufgaben-Feld { $space } ist belegt: „{ $task }“.
no-bonfire-tasks-full = Du hast { $tasks } Aufgaben und Bonfire; Platz ist für 7.
no-bonfire-throw-resources-later =
    Noch nicht: Du musst noch { $owed ->
        [one] { $owed } Ressource
       *[other] { $owed } Ressourcen
    } abgeben.
no-bonfire-throw-tiles-later = 
    Noch nicht: Du musst noch { $owed } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    } abgeben.
no-bonfire-tile-not-lacking =
    Ein Paar ersetzt nur einen Marker, der dir fehlt; du hast { $have } { $kind-key ->
        [path] Weg-Marker
        [ship] Schiff-Marker
        [task] Aufgaben-Marker
        [great-bonfire] Bonfire-Marker
        [gnome] Gnom-Marker
       *[guardian] Hüterin-Marker
    }.
no-bonfire-tom-takes-other =
    Tom nimmt die Aufgabe mit dem { $value-key ->
        [lowest] niedrigsten
       *[highest] höchsten
    } Wert auf den Inseln dieser Ressource ({ $resource }). Diese hier ist es nicht.
no-bonfire-too-far =
    Dorthin { $steps ->
        [one] ist es { $steps } Schritt
       *[other] sind es { $steps } Schritte
    }; sie darf höchstens { $most } gehen.
no-bonfire-two-rewards-only = Wähle 2 Belohnungen; alle 3 bekommst du nur mit dem Feuerverwalter.
no-bonfire-wholly-outside = Alle drei Felder liegen außerhalb des Schicksalsfeldes.
no-bonfire-yellow-no-pair = Mit dem Doppelfärber darf ein gelber Marker nicht Teil eines Paars sein.

## The score sheet

source-bonfire-head-start = Vorsprung
    .for = für den Vorsprung
source-bonfire-elders = Älteste
    .for = für Älteste
source-bonfire-council = Hoher Rat
    .for = für den Hohen Rat
source-bonfire-great-bonfire = Großes Bonfire
    .for = für das Große Bonfire
source-bonfire-passing = Passen
    .for = für das Passen
source-bonfire-tom = Toms Karten
    .for = für Toms Karten
source-bonfire-bonfires = Bonfire
    .for = für Bonfire
source-bonfire-guardians = Hüterinnen am Bonfire
    .for = für Hüterinnen am Bonfire
source-bonfire-portals = Portale am Bonfire
    .for = für Portale am Bonfire
source-bonfire-crystals = Passende Kristalle
    .for = für passende Kristalle
source-bonfire-common-tasks = Aufgaben des Rates
    .for = für Aufgaben des Rates
source-bonfire-fate-tiles = Übrige Schicksals-Plättchen
    .for = für übrige Schicksals-Plättchen
source-bonfire-supply = Übrige Marker und Ressourcen
    .for = für übrige Marker und Ressourcen

## Setup options

option-bonfire-first_game = Erstes Spiel
    .help = Die Aufgaben einer Insel haben verschiedene Farben, so gibt es überall auch leichte.
    .with = Für ein erstes Spiel: Auf jeder Insel liegen auch leichte Aufgaben.
    .without = Die Aufgaben werden zufällig auf die Inseln verteilt.
option-bonfire-handicap = Handicap
    .help = Nur solo: So viele Punkte hat Tom zu Beginn. Unter 0 hast du sie.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count-acc }
thing-bonfire-resources = { $name-count-acc }
thing-bonfire-path = { $name-acc }
thing-bonfire-task = die Aufgabe „{ $name }“
thing-bonfire-guardian = { $name-acc }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name-acc }
thing-bonfire-ship = eine neue Insel für dein Schiff
then-bonfire-new-paths = vier neue Weg-Plättchen werden aufgedeckt
then-bonfire-turned-up-path = ein Weg-Plättchen wird aufgedeckt
then-bonfire-turned-up-offering = eine Opferschale wird aufgedeckt
then-bonfire-turned-up-gnome = ein Spezialist wird aufgedeckt
then-bonfire-tom-turned-up = Tom deckt eine Karte auf
then-bonfire-shuffled = ein Stapel wird gemischt
then-bonfire-built-path = ein Weg-Plättchen wird verdeckt gezogen
then-bonfire-hidden = etwas wird aufgedeckt
`,f=`## Action kinds and colours

word-bonfire-path = Weg
    .count =
        { $n ->
            [one] { $n } Weg-Marker
           *[other] { $n } Weg-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Weg-Marker
           *[other] { $n } Weg-Marker
        }
word-bonfire-ship = Schiff
    .count =
        { $n ->
            [one] { $n } Schiff-Marker
           *[other] { $n } Schiff-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Schiff-Marker
           *[other] { $n } Schiff-Marker
        }
word-bonfire-task = Aufgabe
    .count =
        { $n ->
            [one] { $n } Aufgaben-Marker
           *[other] { $n } Aufgaben-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Aufgaben-Marker
           *[other] { $n } Aufgaben-Marker
        }
word-bonfire-great-bonfire = Großes Bonfire
    .count =
        { $n ->
            [one] { $n } Bonfire-Marker
           *[other] { $n } Bonfire-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Bonfire-Marker
           *[other] { $n } Bonfire-Marker
        }
word-bonfire-gnome = Gnom
    .count =
        { $n ->
            [one] { $n } Gnom-Marker
           *[other] { $n } Gnom-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Gnom-Marker
           *[other] { $n } Gnom-Marker
        }
word-bonfire-guardian = Hüterin
    .count =
        { $n ->
            [one] { $n } Hüterin-Marker
           *[other] { $n } Hüterin-Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } Hüterin-Marker
           *[other] { $n } Hüterin-Marker
        }
word-bonfire-yellow = gelb
    .count =
        { $n ->
            [one] { $n } gelber Marker
           *[other] { $n } gelbe Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } gelben Marker
           *[other] { $n } gelbe Marker
        }
word-bonfire-tile = Aktionsmarker
    .acc = den Aktionsmarker
    .count =
        { $n ->
            [one] { $n } Aktionsmarker
           *[other] { $n } Aktionsmarker
        }
    .count-acc =
        { $n ->
            [one] { $n } Aktionsmarker
           *[other] { $n } Aktionsmarker
        }
word-bonfire-other = anderer
    .count =
        { $n ->
            [one] { $n } anderer Marker
           *[other] { $n } andere Marker
        }
    .count-acc =
        { $n ->
            [one] { $n } anderen Marker
           *[other] { $n } andere Marker
        }
word-bonfire-blue = blau
    .nom = die blaue Hüterin
    .acc = die blaue Hüterin
word-bonfire-red = rot
word-bonfire-pink = rosa
    .nom = die rosa Hüterin
    .acc = die rosa Hüterin
word-bonfire-grey = grau
    .nom = die graue Hüterin
    .acc = die graue Hüterin
word-bonfire-brown = braun
    .nom = die braune Hüterin
    .acc = die braune Hüterin
word-bonfire-own = eigene
    .nom = deine eigene Hüterin
    .acc = deine eigene Hüterin

## Resources

word-bonfire-blossom = Blüte
    .count =
        { $n ->
            [one] { $n } Blüte
           *[other] { $n } Blüten
        }
    .count-acc =
        { $n ->
            [one] { $n } Blüte
           *[other] { $n } Blüten
        }
word-bonfire-fruit = Frucht
    .count =
        { $n ->
            [one] { $n } Frucht
           *[other] { $n } Früchte
        }
    .count-acc =
        { $n ->
            [one] { $n } Frucht
           *[other] { $n } Früchte
        }
word-bonfire-herb = Kraut
    .count =
        { $n ->
            [one] { $n } Kraut
           *[other] { $n } Kräuter
        }
    .count-acc =
        { $n ->
            [one] { $n } Kraut
           *[other] { $n } Kräuter
        }
word-bonfire-shell = Muschel
    .count =
        { $n ->
            [one] { $n } Muschel
           *[other] { $n } Muscheln
        }
    .count-acc =
        { $n ->
            [one] { $n } Muschel
           *[other] { $n } Muscheln
        }
word-bonfire-root = Wurzel
    .count =
        { $n ->
            [one] { $n } Wurzel
           *[other] { $n } Wurzeln
        }
    .count-acc =
        { $n ->
            [one] { $n } Wurzel
           *[other] { $n } Wurzeln
        }
word-bonfire-gold = Gold
    .count =
        { $n ->
            [one] { $n } Gold
           *[other] { $n } Gold
        }
    .count-acc =
        { $n ->
            [one] { $n } Gold
           *[other] { $n } Gold
        }
word-bonfire-resource = Ressource
    .acc = die Ressource
    .count =
        { $n ->
            [one] { $n } Ressource
           *[other] { $n } Ressourcen
        }
    .count-acc =
        { $n ->
            [one] { $n } Ressource
           *[other] { $n } Ressourcen
        }
word-bonfire-any = beliebige Ressource
    .count =
        { $n ->
            [one] { $n } beliebige Ressource
           *[other] { $n } beliebige Ressourcen
        }
    .count-acc =
        { $n ->
            [one] { $n } beliebige Ressource
           *[other] { $n } beliebige Ressourcen
        }
word-bonfire-point = Punkt
    .count =
        { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
    .count-acc =
        { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
word-bonfire-portal = Portal
    .acc = ein Portal
    .count =
        { $n ->
            [one] { $n } Portal
           *[other] { $n } Portale
        }
    .count-acc =
        { $n ->
            [one] { $n } Portal
           *[other] { $n } Portale
        }

## Portals

word-bonfire-ring = Ring
    .acc = das Ringportal
word-bonfire-peak = Gipfel
    .acc = das Gipfelportal
word-bonfire-square = Quadrat
    .acc = das Quadratportal
word-bonfire-rhomb = Raute
    .acc = das Rautenportal
word-bonfire-star = Stern
    .acc = das Sternenportal
word-bonfire-moon = Mond
    .acc = das Mondportal
word-bonfire-waves = Wellen
    .acc = das Wellenportal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] Blüteninsel
        [fruit] Früchteinsel
        [herb] Kräuterinsel
        [shell] Muschelinsel
        [root] Wurzelinsel
       *[none] Insel
    } { $name }
    .to =
        { $resource ->
            [blossom] zur Blüteninsel
            [fruit] zur Früchteinsel
            [herb] zur Kräuterinsel
            [shell] zur Muschelinsel
            [root] zur Wurzelinsel
           *[none] zur Insel
        } { $name }
    .at =
        { $resource ->
            [blossom] an der Blüteninsel
            [fruit] an der Früchteinsel
            [herb] an der Kräuterinsel
            [shell] an der Muschelinsel
            [root] an der Wurzelinsel
           *[none] an der Insel
        } { $name }
    .from =
        { $resource ->
            [blossom] von der Blüteninsel
            [fruit] von der Früchteinsel
            [herb] von der Kräuterinsel
            [shell] von der Muschelinsel
            [root] von der Wurzelinsel
           *[none] von der Insel
        } { $name }
word-bonfire-PINK = Insel der rosa Hüterinnen
    .to = zur Insel der rosa Hüterinnen
    .at = an der Insel der rosa Hüterinnen
word-bonfire-GREY = Insel der grauen Hüterinnen
    .to = zur Insel der grauen Hüterinnen
    .at = an der Insel der grauen Hüterinnen
word-bonfire-BROWN = Insel der braunen Hüterinnen
    .to = zur Insel der braunen Hüterinnen
    .at = an der Insel der braunen Hüterinnen
word-bonfire-BLUE = Insel der blauen Hüterinnen
    .to = zur Insel der blauen Hüterinnen
    .at = an der Insel der blauen Hüterinnen
word-bonfire-landing-stage = Steg
    .to = zum Steg
    .at = am Steg
word-bonfire-start = START
    .to = auf START
    .at = auf START
word-bonfire-path-space = Wegfeld { $space }
    .to = auf Wegfeld { $space }
    .at = auf Wegfeld { $space }
word-bonfire-bonfire-space = Bonfire { $space }
    .to = zu Bonfire { $space }
    .at = bei Bonfire { $space }
word-bonfire-board = Tableau { $name }
word-bonfire-novice-of = Novize: { $who }
word-bonfire-neutral = Rats-Novize
word-bonfire-lying = liegender Rats-Novize
word-bonfire-line-across = Zeile { $row }, Spalten { $column } bis { $last-column }
word-bonfire-line-down = Spalte { $column }, Zeilen { $row } bis { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = Startfeld
    .acc = das Startfeld
word-bonfire-path-tile =
    { $resource ->
       *[blossom] Blüte
        [fruit] Frucht
        [herb] Kraut
        [shell] Muschel
        [root] Wurzel
        [gold] Gold
    } mit { $crystal ->
       *[blue] blauem
        [red] rotem
        [yellow] gelbem
    } Kristall
    .acc =
        das Weg-Plättchen ({ $resource ->
           *[blossom] Blüte
            [fruit] Frucht
            [herb] Kraut
            [shell] Muschel
            [root] Wurzel
            [gold] Gold
        }, { $crystal ->
           *[blue] blauer
            [red] roter
            [yellow] gelber
        } Kristall)

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = Die rosa Hüterin haben
word-bonfire-blue-have-guardian-grey = Die graue Hüterin haben
word-bonfire-blue-have-guardian-brown = Die braune Hüterin haben
word-bonfire-blue-have-guardian-blue = Die blaue Hüterin haben
word-bonfire-blue-path-with-blossom = Ein Weg-Plättchen mit einer Blüte haben
word-bonfire-blue-path-with-shell = Ein Weg-Plättchen mit einer Muschel haben
word-bonfire-blue-path-with-root = Ein Weg-Plättchen mit einer Wurzel haben
word-bonfire-blue-offering-on-fruit = Eine Opferschale auf einer Früchteinsel haben
word-bonfire-blue-offering-on-herb = Eine Opferschale auf einer Kräuterinsel haben
word-bonfire-blue-offering-on-blossom = Eine Opferschale auf einer Blüteninsel haben
word-bonfire-blue-gnome-showing-herb = Einen Gnom mit einem Kraut haben
word-bonfire-blue-gnome-showing-root = Einen Gnom mit einer Wurzel haben
word-bonfire-blue-group-of-3-path = Eine zusammenhängende Gruppe von 3 Weg-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-ship = Eine zusammenhängende Gruppe von 3 Schiff-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-task = Eine zusammenhängende Gruppe von 3 Aufgaben-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-guardian = Eine zusammenhängende Gruppe von 3 Hüterin-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-great-bonfire = Eine zusammenhängende Gruppe von 3 Bonfire-Symbolen im Schicksalsfeld haben
word-bonfire-blue-group-of-3-gnome = Eine zusammenhängende Gruppe von 3 Gnom-Symbolen im Schicksalsfeld haben
word-bonfire-blue-two-resources = Von zwei verschiedenen Grundressourcen je 2 haben
word-bonfire-blue-offerings-spread = Opferschalen auf 3 verschiedenen Inseln haben
word-bonfire-blue-offerings-on-one = 2 Opferschalen auf einer Insel haben
word-bonfire-blue-blue-and-red = Ein blaues und ein rotes Bonfire haben
word-bonfire-red-common-task = 1 Aufgabe des Rates erfüllen
word-bonfire-red-portals = 3 Portale haben
word-bonfire-red-two-guardians-pink-grey = Die rosa und die graue Hüterin haben
word-bonfire-red-two-guardians-brown-blue = Die braune und die blaue Hüterin haben
word-bonfire-red-gnomes = 3 Gnome haben
word-bonfire-red-gold = 4 Gold haben
word-bonfire-red-same-adjacent = Zwei benachbarte Weg-Plättchen mit derselben Ressource haben
word-bonfire-red-resource-blossom = 3 Blüten haben
word-bonfire-red-resource-fruit = 3 Früchte haben
word-bonfire-red-resource-herb = 3 Kräuter haben
word-bonfire-red-resource-shell = 3 Muscheln haben
word-bonfire-red-resource-root = 3 Wurzeln haben
word-bonfire-red-offering-on-both-blossom = Je eine Opferschale auf beiden Blüteninseln haben
word-bonfire-red-offering-on-both-fruit = Je eine Opferschale auf beiden Früchteinseln haben
word-bonfire-red-offering-on-both-herb = Je eine Opferschale auf beiden Kräuterinseln haben
word-bonfire-red-offering-on-both-shell = Je eine Opferschale auf beiden Muschelinseln haben
word-bonfire-red-offering-on-both-root = Je eine Opferschale auf beiden Wurzelinseln haben
word-bonfire-red-all-fires = Bonfire in allen drei Farben haben
word-bonfire-red-guardians = 4 Hüterinnen haben
word-bonfire-red-two-groups-of-3-path-guardian = Je eine zusammenhängende Gruppe von 3 Weg- und 3 Hüterin-Symbolen im Schicksalsfeld haben
word-bonfire-red-two-groups-of-3-ship-gnome = Je eine zusammenhängende Gruppe von 3 Schiff- und 3 Gnom-Symbolen im Schicksalsfeld haben
word-bonfire-red-tasks-of-colour-blue = 4 blaue Aufgaben und/oder Bonfire haben
word-bonfire-yellow-portals = 5 Portale haben
word-bonfire-yellow-offerings-spread = Opferschalen auf 5 verschiedenen Inseln haben
word-bonfire-yellow-tasks-of-colour-red = 4 rote Aufgaben und/oder Bonfire haben
word-bonfire-yellow-gnomes = 5 Gnome haben
word-bonfire-yellow-elders = 3 Älteste haben
word-bonfire-yellow-offerings-on-one = 3 Opferschalen auf einer Insel haben
word-bonfire-yellow-offering-pile-empty = Einen eigenen Stapel Opferschalen aufgebraucht haben
word-bonfire-yellow-crystals-red = 3 Weg-Plättchen mit rotem Kristall haben
word-bonfire-yellow-bonfires = 5 andere Bonfire haben
word-bonfire-yellow-crystals-blue = 4 Weg-Plättchen mit blauem Kristall haben
word-bonfire-yellow-tasks-of-colour-yellow = 4 gelbe Aufgaben und/oder Bonfire haben
word-bonfire-yellow-two-offerings-on = Je 2 Opferschalen auf 3 Inseln haben
word-bonfire-yellow-of-one-resource = 5 gleiche Grundressourcen haben
word-bonfire-yellow-two-resources = Von zwei verschiedenen Grundressourcen je 3 haben
word-bonfire-yellow-highlighted = Alle markierten Felder des Schicksalsfeldes überdecken
word-bonfire-yellow-guardians-home = 2 Hüterinnen am Bonfire haben
word-bonfire-yellow-hold-tiles-1 = Diese Aktionsmarker haben: Weg, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-hold-tiles-2 = Diese Aktionsmarker haben: Aufgabe, Großes Bonfire, Hüterin, Gnom und Weg
word-bonfire-yellow-hold-tiles-3 = Diese Aktionsmarker haben: Gnom, Schiff, Aufgabe, Großes Bonfire und Hüterin
word-bonfire-yellow-gold-squares = Alle Goldfelder des Schicksalsfeldes überdecken
word-bonfire-yellow-outer-columns = Beide äußeren Spalten des Schicksalsfeldes überdecken
word-bonfire-yellow-two-groups = Zwei getrennte Gruppen von 4 gleichen Symbolen im Schicksalsfeld haben

## Tasks of other component sets

word-bonfire-task-have-guardian =
    Die { $shown ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } Hüterin haben
word-bonfire-task-path-with =
    Ein Weg-Plättchen mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
    } haben
word-bonfire-task-offering-on =
    Eine Opferschale auf einer { $shown ->
       *[blossom] Blüteninsel
        [fruit] Früchteinsel
        [herb] Kräuterinsel
        [shell] Muschelinsel
        [root] Wurzelinsel
    } haben
word-bonfire-task-gnome-showing =
    Einen Gnom mit { $shown ->
       *[blossom] einer Blüte
        [fruit] einer Frucht
        [herb] einem Kraut
        [shell] einer Muschel
        [root] einer Wurzel
        [gold] Gold
    } haben
word-bonfire-task-group-of-3 =
    Eine zusammenhängende Gruppe von 3 { $shown ->
       *[path] Weg-Symbolen
        [ship] Schiff-Symbolen
        [task] Aufgaben-Symbolen
        [guardian] Hüterin-Symbolen
        [great-bonfire] Bonfire-Symbolen
        [gnome] Gnom-Symbolen
    } im Schicksalsfeld haben
word-bonfire-task-two-resources = Von zwei verschiedenen Grundressourcen je { $number } haben
word-bonfire-task-offerings-spread =
    Opferschalen auf { $number ->
        [one] { $number } Insel
       *[other] { $number } verschiedenen Inseln
    } haben
word-bonfire-task-offerings-on-one =
    { $number ->
        [one] { $number } Opferschale
       *[other] { $number } Opferschalen
    } auf einer Insel haben
word-bonfire-task-blue-and-red = Ein blaues und ein rotes Bonfire haben
word-bonfire-task-common-task =
    { $number ->
        [one] { $number } Aufgabe
       *[other] { $number } Aufgaben
    } des Rates erfüllen
word-bonfire-task-portals =
    { $number ->
        [one] { $number } Portal
       *[other] { $number } Portale
    } haben
word-bonfire-task-two-guardians =
    Die { $shown ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } und die { $second ->
       *[pink] rosa
        [grey] graue
        [brown] braune
        [blue] blaue
        [own] eigene
    } Hüterin haben
word-bonfire-task-gnomes =
    { $number ->
        [one] { $number } Gnom
       *[other] { $number } Gnome
    } haben
word-bonfire-task-gold = { $number } Gold haben
word-bonfire-task-same-adjacent = Zwei benachbarte Weg-Plättchen mit derselben Ressource haben
word-bonfire-task-resource =
    { $number } × { $shown ->
       *[blossom] Blüte
        [fruit] Frucht
        [herb] Kraut
        [shell] Muschel
        [root] Wurzel
    } haben
word-bonfire-task-offering-on-both =
    Je eine Opferschale auf beiden { $shown ->
       *[blossom] Blüteninseln
        [fruit] Früchteinseln
        [herb] Kräuterinseln
        [shell] Muschelinseln
        [root] Wurzelinseln
    } haben
word-bonfire-task-all-fires = Bonfire in allen drei Farben haben
word-bonfire-task-guardians =
    { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    } haben
word-bonfire-task-two-groups-of-3 =
    Je eine zusammenhängende Gruppe von 3 { $shown ->
       *[path] Weg-
        [ship] Schiff-
        [task] Aufgaben-
        [guardian] Hüterin-
        [great-bonfire] Bonfire-
        [gnome] Gnom-
    } und 3 { $second ->
       *[path] Weg-Symbolen
        [ship] Schiff-Symbolen
        [task] Aufgaben-Symbolen
        [guardian] Hüterin-Symbolen
        [great-bonfire] Bonfire-Symbolen
        [gnome] Gnom-Symbolen
    } im Schicksalsfeld haben
word-bonfire-task-tasks-of-colour =
    { $number } { $shown ->
       *[blue] blaue
        [red] rote
        [yellow] gelbe
    } { $number ->
        [one] Aufgabe (oder Bonfire)
       *[other] Aufgaben und/oder Bonfire
    } haben
word-bonfire-task-elders =
    { $number ->
        [one] { $number } Ältesten
       *[other] { $number } Älteste
    } haben
word-bonfire-task-offering-pile-empty = Einen eigenen Stapel Opferschalen aufgebraucht haben
word-bonfire-task-crystals =
    { $number ->
        [one] { $number } Weg-Plättchen
       *[other] { $number } Weg-Plättchen
    } mit { $shown ->
       *[blue] blauem
        [red] rotem
        [yellow] gelbem
    } Kristall haben
word-bonfire-task-bonfires =
    { $number ->
        [one] { $number } anderes Bonfire
       *[other] { $number } andere Bonfire
    } haben
word-bonfire-task-two-offerings-on =
    { $number ->
        [one] 2 Opferschalen auf { $number } Insel
       *[other] Je 2 Opferschalen auf { $number } Inseln
    } haben
word-bonfire-task-of-one-resource =
    { $number ->
        [one] { $number } Grundressource
       *[other] { $number } gleiche Grundressourcen
    } haben
word-bonfire-task-highlighted = Alle markierten Felder des Schicksalsfeldes überdecken
word-bonfire-task-guardians-home =
    { $number ->
        [one] { $number } Hüterin
       *[other] { $number } Hüterinnen
    } am Bonfire haben
word-bonfire-task-hold-tiles = Diese Aktionsmarker haben: { $tiles }
word-bonfire-task-gold-squares = Alle Goldfelder des Schicksalsfeldes überdecken
word-bonfire-task-outer-columns = Beide äußeren Spalten des Schicksalsfeldes überdecken
word-bonfire-task-two-groups = Zwei getrennte Gruppen von { $number } gleichen Symbolen im Schicksalsfeld haben

## Gnomes

word-bonfire-crowd-keeper = Fest{ "\\u00AD" }ordner
    .acc = den Festordner
    .help = Auf einem Wegfeld dürfen beliebig viele deiner Hüterinnen stehen.
word-bonfire-pacemaker = Schritt{ "\\u00AD" }macher
    .acc = den Schrittmacher
    .help = In einer Prozession darf jede deiner Hüterinnen 1 Schritt mehr gehen.
word-bonfire-gift-bearer = Gaben{ "\\u00AD" }träger
    .acc = den Gabenträger
    .help = Für eine Aufgabe darfst du zwei beliebige Ressourcen abgeben.
word-bonfire-storyteller = Geschichten{ "\\u00AD" }erzähler
    .acc = den Geschichtenerzähler
    .help = Jeder Älteste, den du nimmst, bringt 2 Punkte mehr.
word-bonfire-twin-dyer = Doppel{ "\\u00AD" }färber
    .acc = den Doppelfärber
    .help = Ein gelber Marker zählt beim Abgeben als zwei gleiche Aktionsmarker.
word-bonfire-gardener = Gärtner
    .acc = den Gärtner
    .help = Bleibt eine Hüterin auf dem Weg stehen, darfst du stattdessen eine Grundressource deiner Wahl nehmen.
word-bonfire-usher = Platz{ "\\u00AD" }anweiser
    .acc = den Platzanweiser
    .help = Du bekommst 1 Gold, sooft du einen Novizen in den Rat schickst.
word-bonfire-pavior = Pflasterer
    .acc = den Pflasterer
    .help = Du bekommst die Ressource jedes Weg-Plättchens, das du nimmst.
word-bonfire-haggler = Feilscher
    .acc = den Feilscher
    .help = Für Gnome darfst du beliebige Ressourcen abgeben.
word-bonfire-pink-acolyte = Rosa Akolyth
    .acc = den Rosa Akolythen
    .help = Deine rosa Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-grey-acolyte = Grauer Akolyth
    .acc = den Grauen Akolythen
    .help = Deine graue Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-brown-acolyte = Brauner Akolyth
    .acc = den Braunen Akolythen
    .help = Deine braune Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-blue-acolyte = Blauer Akolyth
    .acc = den Blauen Akolythen
    .help = Deine blaue Hüterin bringt auf dem Weg das Doppelte.
word-bonfire-packer = Pack{ "\\u00AD" }meister
    .acc = den Packmeister
    .help = Legst du ein Schicksals-Plättchen an, darfst du 3 Aktionsmarker behalten statt 1.
word-bonfire-recruiter = Anwerber
    .acc = den Anwerber
    .help = Du bekommst 1 gelben Marker für jeden Gnom, den du nimmst, auch für diesen.
word-bonfire-star-reader = Stern{ "\\u00AD" }deuter
    .acc = den Sterndeuter
    .help = Gold und gelbe Marker, die du im Schicksalsfeld überdeckst, bekommst du doppelt.
word-bonfire-herald = Herold
    .acc = den Herold
    .help = Kommt eine Hüterin auf START, dürfen alle deine Hüterinnen 1 Schritt gehen, bringen dabei aber nichts.
word-bonfire-lantern-bearer = Laternen{ "\\u00AD" }träger
    .acc = den Laternenträger
    .help = Am Ende 2 Punkte mehr für jede Hüterin an einem Bonfire.
word-bonfire-town-crier = Ausrufer
    .acc = den Ausrufer
    .help = Du bekommst 1 Gold und 1 gelben Marker, sobald du eine Aufgabe des Rates erfüllst.
word-bonfire-gatekeeper = Tor{ "\\u00AD" }wächter
    .acc = den Torwächter
    .help = Du bekommst 1 Gold mehr, wenn eine Hüterin auf Wegfeld 1 stehen bleibt.
word-bonfire-helmsman = Steuermann
    .acc = den Steuermann
    .help = Dein Schiff darf für dieselben Kosten eine Route weiter fahren.
word-bonfire-fire-turner = Feuer{ "\\u00AD" }dreher
    .acc = den Feuerdreher
    .help = Du darfst das Große Bonfire für dieselben Kosten ein Feld weiter drehen.
word-bonfire-fire-steward = Feuer{ "\\u00AD" }verwalter
    .acc = den Feuerverwalter
    .help = Du darfst alle drei Belohnungen des Großen Bonfires nehmen.
word-bonfire-delegate = Abge{ "\\u00AD" }sandter
    .acc = den Abgesandten
    .help = Novizen, die du schickst, auch Rats-Novizen, dürfen im Rat auf ein Feld mit einem Novizen ihrer Farbe.
word-bonfire-portal-smith = Portal{ "\\u00AD" }schmied
    .acc = den Portalschmied
    .help = Du darfst die Aussparungen für Portale in beliebiger Reihenfolge füllen.
word-bonfire-envoy = Bot{ "\\u00AD" }schafter
    .acc = den Botschafter
    .help = Für eine Aufgabe gibst du immer nur 1 Aufgaben-Marker ab.
word-bonfire-bridge-builder = Brücken{ "\\u00AD" }bauer
    .acc = den Brückenbauer
    .help = Deine Schicksals-Plättchen dürfen über das Schicksalsfeld hinausragen.
word-bonfire-elder-of-paths = Ältester der Wege
    .acc = den Ältesten der Wege
    .help = Sofort 1 Punkt für jedes deiner Weg-Plättchen und das Startfeld.
word-bonfire-elder-of-fate = Ältester des Schicksals
    .acc = den Ältesten des Schicksals
    .help = Sofort 1 Punkt für jedes Schicksals-Plättchen, das du gelegt hast.
word-bonfire-elder-of-portals = Ältester der Portale
    .acc = den Ältesten der Portale
    .help = Sofort 1 Punkt für jedes deiner Portale.
word-bonfire-elder-of-tasks = Ältester der Aufgaben
    .acc = den Ältesten der Aufgaben
    .help = Sofort 1 Punkt für jede deiner Aufgaben und jedes deiner Bonfire.
word-bonfire-elder-of-guardians = Ältester der Hüterinnen
    .acc = den Ältesten der Hüterinnen
    .help = Sofort 1 Punkt für jede deiner Hüterinnen.
word-bonfire-elder-of-gnomes = Ältester der Gnome
    .acc = den Ältesten der Gnome
    .help = Sofort 1 Punkt für jeden deiner Gnome, auch für diesen.

## Bonuses of the High Council

bonus-bonfire-gold = 2 Gold und 1 gelber Marker
bonus-bonfire-path = ein Weg-Plättchen nach Wahl, kostenlos
bonus-bonfire-guardian = eine Hüterin in einer noch fehlenden Farbe
bonus-bonfire-great-bonfire = Großes Bonfire auf ein beliebiges Feld drehen und Belohnungen nehmen
bonus-bonfire-specialist = ein offener Spezialist, kostenlos
bonus-bonfire-move = eine Hüterin frei versetzen
bonus-bonfire-ship = kostenlos zu einer beliebigen Insel fahren
bonus-bonfire-fate = sofort ein Schicksals-Plättchen anlegen

## Common Tasks

common-bonfire-tasks = 7 Aufgaben und/oder Bonfire
common-bonfire-portals = 7 Portale
common-bonfire-paths = 7 Weg-Plättchen
common-bonfire-guardians = 5 Hüterinnen
common-bonfire-gnomes = 6 Gnome

## Tom's cards

tom-bonfire-great-bonfire = Großes Bonfire
tom-bonfire-guardian = Hüterin
tom-bonfire-task-1 = Aufgabe I
tom-bonfire-task-2 = Aufgabe II
tom-bonfire-gnome = Gnom
tom-bonfire-path = Weg

## What points are for

earned-bonfire-head-start = zu Beginn
earned-bonfire-elders = für den Ältesten
earned-bonfire-council = im Hohen Rat
earned-bonfire-great-bonfire = am Großen Bonfire
earned-bonfire-passing = für die übrigen Spielzüge
earned-bonfire-tom = durch seine Karte

## Squares of the Fate Area

word-bonfire-square-at = Zeile { $row }, Spalte { $column }
word-bonfire-squares-across = Zeile { $row }, Spalten { $columns }
word-bonfire-squares-down = Spalte { $column }, Zeilen { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } { $side ->
        [above] über Spalte { $column }
        [below] unter Spalte { $column }
        [left] links von Zeile { $row }
       *[right] rechts von Zeile { $row }
    }
`,p=`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Das Spiel wird aufgebaut …
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, Feld { $space }: frei
eh-space-pick = { $place }, Feld { $space }: Stelle eine Gruppe dafür zusammen; sie wählt als { $rank }
eh-space-send = { $place }, Feld { $space }: Schicke die Gruppe; sie wählt als { $rank }
eh-space-blocked = { $place }, Feld { $space }: ein neutrales Wappen. Ist es an der Reihe, wird eine Karte des Angebots abgeworfen.
eh-space-taken =
    { $place }, Feld { $space }: { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , mit dem Drachengefährten
       *[no] { "" }
    }. Wählt als { $rank }
eh-card = { $card }
eh-card-take = { $card } nehmen
eh-bard-only = Bardin
eh-level-peak = Oben
eh-level-ridge = Mitte
eh-level-foot = Unten
eh-climbers = Reihenfolge am Berg
eh-climber =
    { $who }, Feld { $space }: { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }

# The village
eh-special =
    { $place }. Wappen: { $crests ->
        [none] keine
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Feuerwache mit zwei Wappen
eh-aides = Berater
eh-aides-end = mit dem letzten endet die Phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bei { $who }
eh-aide-leader = beginnt danach
eh-aide-defender = −1 Überfall
eh-aide-survivalist = +1 Ausrüstung
eh-aide-healer = Flamme −2
eh-raid = Überfall
eh-raid-card = Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-discarded = Abgeworfene Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-loss =
    { $who }: { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(Flamme +{ $flame })
    }
eh-per = je
eh-flame = Flamme
eh-flame-left = bleib links von den anderen
eh-flame-of = { $who }: Flamme { $at }, { $glory } Ruhm nach jetzigem Stand

# The camp
eh-camp = Tableau von { $who }
eh-shield = Hat den Drachenschild
eh-crests =
    { $number ->
        [one] noch { $number } Wappen
       *[other] noch { $number } Wappen
    }
eh-attributes = Attribute
eh-attribute = { $attribute } { $level }: { $glory } Ruhm, Wirkung des Drachengefährten { $effect }
eh-supply = Gefolgsleute und Ausrüstung
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}und { $away } auf der Insel
    }
eh-more = Eins mehr: { $what }
eh-less = Eins weniger: { $what }
eh-companion = Drachengefährte
eh-companion-ready = Drachengefährte, bereit: kommt mit der Gruppe
eh-companion-ready-short = bereit
eh-companion-goes = Drachengefährte kommt mit; noch einmal wählen, um ihn zu Hause zu lassen
eh-companion-goes-short = kommt mit
eh-companion-used = Drachengefährte, diese Runde eingesetzt
eh-companion-used-short = eingesetzt
eh-companion-stays = Drachengefährten zu Hause lassen
eh-skill-geared-dragons = 1 Ausrüstung auf einem Drachen: jede Karte, +1 Ruhm
eh-skill-further-steps = ein Attribut steigt: 1 Ausrüstung für 1 Schritt mehr
eh-skill-fire-wise = Flamme steigt: 1 Gehilfe pro Schritt, oder stattdessen 1 Experten pro Schritt abwerfen
eh-skill-welcoming = beim Anlegen: 1 Gehilfen nehmen oder 1 gegen einen Experten tauschen
eh-heroes-preserves = Helden und Schutzgebiete mit ihren Drachen
eh-no-cards = Noch keine Karten.
eh-card-with = { $card }, angelegt: { $dragon }
eh-card-waits = { $card }, braucht einen Drachen
eh-plan-open = { $card }, noch nicht abgeschlossen
eh-plan-done = { $card }, abgeschlossen
eh-dragon-free = { $dragon }, nicht angelegt
eh-dragon-pick = { $dragon }, nicht angelegt: Nimm ihn, um ihn anzulegen

# What is asked
eh-choices = Möglichkeiten
eh-your-party = Deine Gruppe
eh-size = Größe
eh-clear = Gruppe leeren
eh-party-start = Wähle Gefolgsleute oder ein leuchtendes Feld.
eh-party-where =
    { $size ->
        [0] Der Drachengefährte allein: Wähle ein leuchtendes Feld.
        [one] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
       *[other] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
    }
eh-order-blocked =
    { $blocked ->
        [one] Wegen eines neutralen Wappens wird vorher eine Karte abgeworfen.
       *[other] Wegen neutraler Wappen werden vorher { $blocked } Karten abgeworfen.
    }
eh-come-back = Kommen nach der Belohnung zurück: { $people }.
eh-spent = Werden abgeworfen, wenn du eine Karte nimmst: { $people }.
eh-send = Schicken: { $place } { $space }
eh-swap = Gefolgsperson tauschen
eh-swap-from = Wen tauschst du?
eh-swap-to = Gegen wen?
eh-attach = Du kannst einen Drachen anlegen: Nimm ihn.
eh-attach-where = Wähle eine Karte für ihn.

# Above the table, and on the phone
eh-wait-problem = Das Spiel lässt sich nicht aufbauen: { $problem }
eh-round = Runde { $round } von 5
eh-phases = Phasen der Runde
eh-phase-action = Aktionen
eh-phase-reward = Belohnungen
eh-phase-raid = Überfall
eh-phase-reset = Zurücksetzen
eh-tab-island = Insel
eh-tab-camp = Mein Tableau
eh-tab-flame = Flamme
eh-places = Orte
eh-village = Dorf
eh-flame-at = Flamme { $at }
eh-flame-final = Flamme { $at }, { $final } nach Abzug der Ausrüstung

# The shelf of cards
eh-shelf = Karten des Tableaus
eh-shelf-plans = Garnisonskarten
eh-shelf-free = Nicht angelegte Drachen
eh-now-of = jetzt { $now } von { $most }
eh-always = immer { $now }
eh-asleep = kein Drache angelegt
eh-once-awake = { $now }, sobald er aktiv ist
eh-gap =
    { $colour ->
       *[red] roter Drache
        [blue] blauer Drache
        [green] grüner Drache
    }
eh-plan-missing = Es fehlt: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } roter Drache
           *[other] { $number } rote Drachen
        }
        [blue] { $number ->
            [one] { $number } blauer Drache
           *[other] { $number } blaue Drachen
        }
        [green] { $number ->
            [one] { $number } grüner Drache
           *[other] { $number } grüne Drachen
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } Held
       *[other] { $number } Helden
    }
eh-done = fertig
eh-wakes = Macht { $card } aktiv
eh-home-for = Für { $card }
eh-homeless = keine Karte wartet auf ihn
eh-key-attach = Einen Drachen nehmen oder anlegen

# The party
eh-barred-here = dürfen hier nicht hin: { $place }
eh-effect-fewer = { $number ->
        [one] bis zu { $number } Gefolgsperson weniger
       *[other] bis zu { $number } Gefolgsleute weniger
    }
eh-effect-gear = { $number } Ausrüstung, nur auf einem Feld 3
eh-effect-flame = Flamme −{ $number }, wo sonst niemand ist
eh-effect-none = noch keine Wirkung
eh-applies = gilt hier
eh-pick-of = { $rank } von { $all }

# The reward phase
eh-reward-done = fertig
eh-reward-now = Gruppe { $pick } von { $picks }
eh-reward-picks = { $number ->
        [0] keine Gruppe
        [one] { $number } Gruppe
       *[other] { $number } Gruppen
    }
eh-reward-next = Als Nächstes für dich
eh-reward-you = Du: { $place } { $space }
eh-reward-before = { $number ->
        [0] jetzt
        [one] noch { $number } vor dir
       *[other] noch { $number } vor dir
    }
eh-reward-nothing = Du wählst nicht mehr
eh-reward-order = Reihenfolge, höchstes Feld zuerst
eh-reward-climb = { $level ->
       *[middle] Mittlere Ebene: meiste Hüterinnen zuerst
        [top] Obere Ebene: meiste Hüterinnen zuerst
    }
eh-reward-tie = Gleichstand: { $who } entscheidet, wer zuerst geht.
eh-plate-waits = wartet
eh-plate-now = wählt jetzt
eh-plate-took = hat gewählt
eh-plate-home = ist zurück
eh-plate-gear = keine: { $gear } Ausrüstung, alle zurück
eh-reward-took = Wer was genommen hat
eh-reward-again = Zurück zum jetzigen Ort
eh-reward-none = nimmt nichts: +{ $gear } Ausrüstung
eh-raid-after = Der Überfall danach, nach jetzigem Stand
eh-camps = Alle Tableaus

# The board as text
eh-text-none = keine
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; die mittlere Ebene kostet noch 1 Hüterin
eh-text-peak = { $cards }; die obere Ebene kostet noch 1 Hüterin und Flamme +1
eh-text-open = frei
eh-text-neutral = ein neutrales Wappen
eh-text-space = Feld { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , mit dem Drachengefährten
       *[no] { "" }
    }{ $took ->
        [yes] , hat eine Karte genommen
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] kein Feld ist frei
        [one] frei: Feld { $spaces }
       *[other] frei: Felder { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , kostet { $price }
    }
`,m=`### What the frame of the table says of the game.

## The game among others

game-emberheart = Glutherz
about-emberheart = Schicke Gruppen über die Insel, befreie die Drachen, bevor die Wilddiebe sie holen, und halte deine Flamme klein.

## What the opponents like

style-emberheart-spark = Schickt überallhin kleine Gruppen
style-emberheart-ember = Kehrt gern in der Taverne ein
style-emberheart-flame = Sammelt Garnisonskarten
style-emberheart-blaze = Steigt auf den Berg, was es auch kostet
style-emberheart-inferno = Sieht deine nächste Gruppe kommen

## Before something goes unused

warning-emberheart-crest = Du hast noch ein Wappen übrig. Trotzdem den Berater nehmen?
warning-emberheart-dragon = Du könntest noch einen Drachen anlegen. Trotzdem weitermachen?

## Beside a seat

stat-emberheart-dragons = Drachen
stat-emberheart-flame = Flamme
stat-emberheart-crests = Wappen

## The board as text

part-emberheart-side = Seite
part-emberheart-round = Runde
part-emberheart-shield = Startperson
part-emberheart-aides = Berater
part-emberheart-warehouse = Wappen im Lagerhaus
part-emberheart-station = Wappen bei der Feuerwache
part-emberheart-parties = Gruppen
part-emberheart-took = hat eine Karte genommen
part-emberheart-companion = Drachengefährte
part-emberheart-guild = Heldengilde
part-emberheart-tavern = Taverne
part-emberheart-camp = Lager der Wilddiebe
part-emberheart-mountain = Berg
part-emberheart-preserve = Schutzgebiet
part-emberheart-garrison = Garnison
part-emberheart-bard-card = Mit der Bardin reservierte Karte
part-emberheart-bard-seat = Bardin von
part-emberheart-raid = Überfallkarten
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel der Tavernenkarten
part-emberheart-captive-pile = Stapel der gefangenen Drachen
part-emberheart-mountain-pile = Stapel der Bergdrachen
part-emberheart-preserve-pile = Stapel der Schutzgebiete
part-emberheart-raid-pile = Stapel der Überfallkarten
part-emberheart-duo-pile = Stapel der Karten für zwei
part-emberheart-bands = Tableaus
part-emberheart-skill = Fertigkeit
part-emberheart-followers = Gefolgsleute
part-emberheart-gear = Ausrüstung
part-emberheart-crests = Wappen
part-emberheart-companion-used = Drachengefährte eingesetzt
part-emberheart-apprentice-used = Auszubildende genutzt
part-emberheart-attributes = Attribute
part-emberheart-flame = Flamme
part-emberheart-heroes = Helden
part-emberheart-preserves = Schutzgebiete
part-emberheart-dragons = Drachen
part-emberheart-free = nicht angelegt
part-emberheart-attached = angelegt
part-emberheart-with-gear = angelegt mit Ausrüstung
part-emberheart-completed = abgeschlossen
part-emberheart-no = nein

## A tie at the end
tiebreak-emberheart = Bei Gleichstand gewinnt, wer mehr Drachenkarten hat.
`,h=`## What buttons say

move-emberheart-attribute = { $attribute } erhöhen
move-emberheart-no-attribute = Kein Attribut erhöhen
move-emberheart-go = Eine Gruppe { $place-to } schicken
move-emberheart-to-space = Feld { $space } besetzen
move-emberheart-with-companion = Feld { $space } mit dem Drachengefährten besetzen
move-emberheart-make-up =
    { $followers-sum ->
        [0] Den Drachengefährten allein schicken
        [one] { $followers } schicken
       *[other] { $followers } schicken
    }
move-emberheart-effects =
    { $gear ->
        [yes] Ausrüstung nehmen
       *[no] Keine Ausrüstung nehmen
    }, { $flame ->
        [yes] Flamme senken
       *[no] Flamme nicht senken
    }
move-emberheart-warehouse = Ein Wappen ins Lagerhaus legen
move-emberheart-station =
    { $times ->
        [one] Ein Wappen zur Feuerwache legen
       *[other] { $times } Wappen zur Feuerwache legen
    }
move-emberheart-aide = { $aide-acc } nehmen
move-emberheart-swap = 1 Ausrüstung abgeben und 1 Gefolgsperson tauschen
move-emberheart-swap-kinds = { $from-count-acc } gegen { $to-count-acc } tauschen
move-emberheart-attach = Einen Drachen anlegen
move-emberheart-dragon = { $dragon-acc } wählen
move-emberheart-onto-hero = An { $hero-acc } anlegen
move-emberheart-onto-preserve = An { $preserve-acc } anlegen
move-emberheart-without-gear = Ohne Ausrüstung anlegen
move-emberheart-with-gear = Mit 1 Ausrüstung anlegen
move-emberheart-done = Weiter
move-emberheart-call = Die Gruppe von Feld { $space } { $place-at } zurückrufen
move-emberheart-no-call = Alle Gruppen stehen lassen
move-emberheart-discard-raid = Überfallkarte „{ $raid }“ abwerfen
move-emberheart-take =
    { $card-key ->
        [none] Karte { $slot } nehmen
       *[other] { $card-acc } nehmen
    }
move-emberheart-decline = Keine Karte nehmen
move-emberheart-goes-first = Die Gruppe auf Feld { $space } zuerst
move-emberheart-gain-hireling = 1 Gehilfen nehmen
move-emberheart-gain-gear = 1 Ausrüstung nehmen
move-emberheart-welcome =
    { $follower-key ->
        [hireling] 1 Gehilfen nehmen
       *[other] 1 Gehilfen gegen { $follower-count-acc } tauschen
    }
move-emberheart-welcome-nobody = Niemanden nehmen
move-emberheart-into-gear =
    { $hirelings ->
        [0] Alle Gehilfen behalten
        [one] 1 Gehilfen in Ausrüstung umwandeln
       *[other] { $hirelings } Gehilfen in Ausrüstung umwandeln
    }
move-emberheart-exchange-none = Niemanden tauschen
move-emberheart-exchange =
    { $from-key ->
        [hireling] { $number } Gehilfen gegen { $to-key ->
            [scout] { $number } Späher
            [warden] { $number ->
                [one] { $number } Hüterin
               *[other] { $number } Hüterinnen
            }
           *[ranger] { $number ->
                [one] { $number } Waldläuferin
               *[other] { $number } Waldläuferinnen
            }
        }
        [scout] { $number } Späher gegen { $number } Gehilfen
        [warden] { $number ->
            [one] { $number } Hüterin
           *[other] { $number } Hüterinnen
        } gegen { $number } Gehilfen
       *[ranger] { $number ->
            [one] { $number } Waldläuferin
           *[other] { $number } Waldläuferinnen
        } gegen { $number } Gehilfen
    } tauschen
move-emberheart-use-apprentice = Auszubildende nutzen: einen Helden nehmen
move-emberheart-use-bard = Mit der Bardin 2 Helden ziehen
move-emberheart-keep-hero = { $hero-acc } reservieren
move-emberheart-use-paragon =
    Vorbild: Flamme +1 und 2 Gehilfen gegen { $scouts ->
        [0] 2 Waldläuferinnen
        [one] 1 Späher und 1 Waldläuferin
       *[other] 2 Späher
    }
move-emberheart-go-further = 1 Ausrüstung für 1 Schritt mehr abgeben
move-emberheart-no-further = Dabei belassen
move-emberheart-flame-rises = Flamme steigen lassen und Gehilfen nehmen
move-emberheart-discard-instead = Stattdessen Experten abwerfen
move-emberheart-lose = { $follower-count-acc } abwerfen
move-emberheart-use-remaining = Verbliebene Überfallkarte anwenden
move-emberheart-use-discarded = Abgeworfene Überfallkarte anwenden
move-emberheart-use-sage = Flamme +1 und 2 weniger abwerfen (Feuerweiser)
move-emberheart-no-sage = Abwerfen, was die Überfallkarte verlangt

## What happened

event-emberheart-gained-followers = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-emberheart-lost-followers = { $who } wirft { $a0-count-acc } ab
    .you = Du wirfst { $a0-count-acc } ab
event-emberheart-gained-gear = { $who } erhält { $a0 } Ausrüstung
    .you = Du erhältst { $a0 } Ausrüstung
event-emberheart-paid-gear = { $who } gibt { $a0 } Ausrüstung ab
    .you = Du gibst { $a0 } Ausrüstung ab
event-emberheart-sent-party =
    { $who } schickt eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , mit dem Drachengefährten
    }
    .you =
        Du schickst eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , mit deinem Drachengefährten
        }
event-emberheart-called-back = { $who } ruft die Gruppe von Feld { $a1 } { $a0-at } zurück
    .you = Du rufst deine Gruppe von Feld { $a1 } { $a0-at } zurück
event-emberheart-came-back = { $who } nimmt { $a0-at } keine Karte (Feld { $a1 }); die Gruppe kommt zurück
    .you = Du nimmst { $a0-at } keine Karte (Feld { $a1 }); deine Gruppe kommt zurück
event-emberheart-crest-at =
    { $who } legt { $a1 ->
        [one] { $a1 } Wappen
       *[other] { $a1 } Wappen
    } { $a0-to }
    .you =
        Du legst { $a1 ->
            [one] { $a1 } Wappen
           *[other] { $a1 } Wappen
        } { $a0-to }
event-emberheart-took-aide = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-discarded-raid = { $who } wirft die Überfallkarte „{ $a0 }“ ab
    .you = Du wirfst die Überfallkarte „{ $a0 }“ ab
event-emberheart-took-hero = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-tavern = { $who } nimmt in der Taverne { $a0-acc }
    .you = Du nimmst in der Taverne { $a0-acc }
event-emberheart-took-dragon = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-preserve = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-garrison = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-completed-card = { $who } schließt { $a0-acc } ab
    .you = Du schließt { $a0-acc } ab
event-emberheart-attached-dragon = { $who } legt { $a0-acc } an { $a1-acc } an
    .you = Du legst { $a0-acc } an { $a1-acc } an
event-emberheart-drew-heroes =
    { $who } zieht mit der Bardin: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Deine Bardin zieht: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } nutzt die Drachenausbilderin und wirft { $a0-acc } ab
    .you = Du nutzt die Drachenausbilderin und wirfst { $a0-acc } ab
event-emberheart-flame-moved =
    { $a0-way ->
        [up] Die Flamme von { $who } steigt um { $a0-by }
       *[down] Die Flamme von { $who } sinkt um { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Deine Flamme steigt um { $a0-by }
           *[down] Deine Flamme sinkt um { $a0-by }
        }
event-emberheart-attribute-moved = { $who } erhöht { $a0-acc } um { $a1 }
    .you = Du erhöhst { $a0-acc } um { $a1 }
event-emberheart-raided =
    Überfall ({ $a0 }): { $a1 ->
        [0] { $who } verliert niemanden
       *[other] { $who } muss { $a0-count-acc } abwerfen
    }
    .you =
        Überfall ({ $a0 }): { $a1 ->
            [0] Du verlierst niemanden
           *[other] Du musst { $a0-count-acc } abwerfen
        }
event-emberheart-new-round = Runde { $a0 } beginnt
event-emberheart-blocked = Neutrale Wappen blockieren diese Felder: { $a0 }
event-emberheart-discarded-card = Wegen eines neutralen Wappens wird { $a0-at } eine Karte abgeworfen
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } nutzt { $a0-acc }
    .you = Du nutzt { $a0-acc }
event-emberheart-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-emberheart-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-emberheart-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-emberheart-discarded = { $who } wirft { $lost } ab
    .you = Du wirfst { $lost } ab
run-emberheart-swapped = { $who } verliert { $lost } und erhält { $gained }
    .you = Du verlierst { $lost } und erhältst { $gained }

## What is asked

ask-emberheart-first-attribute = Welches Attribut soll auf 1 starten?
    .other = { $who } wählt ein Attribut
ask-emberheart-before = Vor der Aktionsphase: Nutze deine Helden, lege Drachen an oder mach weiter
    .other = { $who } bereitet sich auf die Aktionsphase vor
ask-emberheart-act = Du bist am Zug: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater
    .other = { $who } ist am Zug
    .figures = 
        { $acted ->
            [yes] Tausche Gefolgsleute, lege Drachen an oder beende deinen Spielzug
           *[no] Du bist am Zug: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater
        }
ask-emberheart-resend = Schicke anstelle der zurückgerufenen Gruppe eine neue los
    .other = { $who } schickt eine neue Gruppe los
ask-emberheart-party-space = Auf welches Feld geht die Gruppe?
    .other = { $who } wählt ein Feld für eine Gruppe
    .figures = 
        { $place }: Welches Feld? { $fitting-sum ->
            [0] Du hast keine Gefolgsleute, die dorthin dürfen
            [one] Du hast 1 Gefolgsperson, die dorthin darf
           *[other] Du hast { $fitting-sum } Gefolgsleute, die dorthin dürfen
        }
ask-emberheart-party = Wen schickst du?
    .other = { $who } stellt eine Gruppe zusammen
    .figures = { $place }, Feld { $space }: Wen schickst du?
ask-emberheart-companion = Was soll dein Drachengefährte tun?
    .other = { $who } nutzt den Drachengefährten
    .figures = 
        Was soll dein Drachengefährte tun? Er kann { $gear ->
            [0] deine Flamme um { $flame } senken
           *[other] { $flame ->
                [0] { $gear } Ausrüstung bringen
               *[other] { $gear } Ausrüstung bringen und deine Flamme um { $flame } senken
            }
        }
ask-emberheart-swap = Welche Gefolgsperson tauschst du, und gegen welche Art? Das kostet 1 Ausrüstung
    .other = { $who } tauscht Gefolgsleute
ask-emberheart-attach = Welchen Drachen legst du an?
    .other = { $who } legt einen Drachen an
ask-emberheart-onto = An welchen Helden oder welches Schutzgebiet legst du den Drachen an?
    .other = { $who } legt einen Drachen an
    .figures = Woran legst du { $dragon-acc } an?
ask-emberheart-gear = Legst du 1 Ausrüstung auf den Drachen?
    .other = { $who } legt einen Drachen an
    .figures = Legst du für 1 Ruhm mehr 1 Ausrüstung auf { $dragon-acc }?
ask-emberheart-call-back = Rufe eine deiner Gruppen zurück und schicke eine neue los, oder lass alle stehen
    .other = { $who } darf eine Gruppe zurückrufen
ask-emberheart-defend = Welche Überfallkarte wirfst du ab?
    .other = { $who } wirft eine Überfallkarte ab
ask-emberheart-reward = Nimm eine Karte für deine Gruppe, oder verzichte darauf und erhalte 2 Ausrüstung
    .other = { $who } wählt eine Karte
    .figures = { $place }, deine Gruppe auf Feld { $space }: Nimm eine Karte, oder verzichte darauf und erhalte 2 Ausrüstung
ask-emberheart-climb = Berg: Nimm einen Drachen dieser Ebene oder zieh dich zurück
    .other = { $who } steigt auf den Berg
    .figures = 
        Berg, { $level-key ->
            [middle] mittlere Ebene
           *[top] obere Ebene
        }: Nimm mit { $wardens ->
            [one] deiner Hüterin
           *[other] deinen { $wardens } Hüterinnen
        } einen Drachen oder zieh dich zurück
ask-emberheart-tie = Gleichstand am Berg: Welche Gruppe ist zuerst dran?
    .other = { $who } entscheidet einen Gleichstand am Berg
    .figures =
        Gleichstand am Berg mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        }: Welche Gruppe ist zuerst dran?
ask-emberheart-window = Lege jetzt einen Drachen an oder mach weiter
    .other = { $who } darf einen Drachen anlegen
ask-emberheart-wrangle = Hirte: 1 Gehilfe oder 1 Ausrüstung für den Drachen?
    .other = { $who } nutzt den Hirten
ask-emberheart-welcome = Deine Fertigkeit: Nimm 1 Gehilfen, tausche 1 gegen einen Experten oder verzichte
    .other = { $who } nutzt eine Fertigkeit
ask-emberheart-outfit = Schneider: Wie viele der neuen Gehilfen werden zu Ausrüstung?
    .other = { $who } nutzt den Schneider
    .figures =
        Schneider: Wie viele der { $hirelings ->
            [one] { $hirelings } neuen Gehilfen
           *[other] { $hirelings } neuen Gehilfen
        } werden zu Ausrüstung?
ask-emberheart-exchange = Tauschst du bis zu 2 Gehilfen gegen Experten oder umgekehrt?
    .other = { $who } darf Gefolgsleute tauschen
    .figures = Tauschst du bis zu 2 Gehilfen gegen { $specialist-key ->
            [scout] Späher
            [ranger] Waldläuferinnen
           *[warden] Hüterinnen
        } oder umgekehrt?
ask-emberheart-mentor = Mentor: Tausche neue Experten gegen eine andere Art oder mach weiter
    .other = { $who } nutzt den Mentor
    .figures = Mentor: Du darfst noch { $swaps } von { $brought } gegen eine andere Art tauschen, oder mach weiter
ask-emberheart-apprentice = Welchen Helden bringt dir die Auszubildende?
    .other = { $who } nutzt die Auszubildende
ask-emberheart-bard = Bardin: Welchen Helden reservierst du für dich?
    .other = { $who } nutzt die Bardin
    .figures = Bardin: Welchen Helden reservierst du für dich? { $heroes-or }
ask-emberheart-knight = Drachenritter: Welches Attribut steigt um 1?
    .other = { $who } nutzt den Drachenritter
    .figures = Drachenritter: Welches Attribut steigt um 1? Auf der Karte: { $attribute }
ask-emberheart-further = Deine Fertigkeit: 1 Ausrüstung für 1 Schritt mehr?
    .other = { $who } nutzt eine Fertigkeit
    .figures = Deine Fertigkeit: 1 Ausrüstung abgeben, um { $attribute } (jetzt { $level }) um 1 mehr zu erhöhen?
ask-emberheart-climber = Erhöhe ein Attribut um 1 oder keins
    .other = { $who } darf ein Attribut erhöhen
ask-emberheart-flame-choice = Deine Fertigkeit: Lässt du die Flamme steigen und nimmst Gehilfen, oder wirfst du stattdessen Experten ab?
    .other = { $who } nutzt eine Fertigkeit
    .figures =
        Deine Fertigkeit: Flamme +{ $steps } und { $steps ->
            [one] { $steps } Gehilfe
           *[other] { $steps } Gehilfen
        }, oder stattdessen { $steps ->
            [one] { $steps } Experten
           *[other] { $steps } Experten
        } abwerfen?
ask-emberheart-lose = Welche Experten wirfst du ab?
    .other = { $who } wirft Experten ab
    .figures = 
        { $number ->
            [one] Welchen Experten wirfst du ab?
           *[other] Welche { $number } Experten wirfst du ab?
        }
ask-emberheart-messenger = Bote: Welche Überfallkarte gilt für dich?
    .other = { $who } nutzt den Boten
ask-emberheart-sage = Feuerweiser: Lässt du die Flamme um 1 steigen und wirfst 2 weniger ab?
    .other = { $who } nutzt den Feuerweisen
    .figures = Feuerweiser: { $loss } abwerfen, oder Flamme +1 und { $with_sage } abwerfen?
ask-emberheart-train = Drachenausbilderin: Wirf einen nicht angelegten Drachen ab, um sein Attribut um 1 zu erhöhen, oder keinen
    .other = { $who } nutzt die Drachenausbilderin
ask-emberheart-train-exotic = Welches Attribut erhöht der exotische Drache?
    .other = { $who } nutzt die Drachenausbilderin

## Why not

no-emberheart-game-over = Das Spiel ist zu Ende.
no-emberheart-act-first = Führe zuerst deine Aktion aus: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater.
no-emberheart-action-done = Deine Aktion in diesem Spielzug hast du schon ausgeführt; du kannst nur noch Gefolgsleute tauschen und Drachen anlegen.
no-emberheart-aide-taken = { $who } hat { $aide-acc } in dieser Runde schon genommen.
no-emberheart-aide-yours = Du hast { $aide-acc } in dieser Runde schon genommen.
no-emberheart-apprentice-used = Die Auszubildende hast du schon genutzt; sie hilft nur einmal im Spiel.
no-emberheart-attribute-at-the-end = Dieses Attribut steht schon auf { $level }, höher geht es nicht: { $attribute }.
no-emberheart-bard-first = Zuerst muss die Bardin ziehen; Helden im Stapel: { $heroes }.
no-emberheart-bard-used = Die Bardin hat in dieser Runde schon gezogen.
no-emberheart-card-has-dragon = Diese Karte ({ $card }) hat schon einen Drachen: { $dragon }.
no-emberheart-card-not-yours = Diese Karte hast du nicht: { $card }.
no-emberheart-companion-lacks-followers =
    Feld { $space } braucht mit dem Drachengefährten mindestens { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-companion-no-flame = Der Drachengefährte senkt die Flamme nur, wo keine andere Gruppe ist, und erst ab Geschwindigkeit 1.
no-emberheart-companion-no-gear = Der Drachengefährte bringt Ausrüstung nur auf einem Feld 3, und erst ab Sinne 1.
no-emberheart-companion-placed = Deinen Drachengefährten hast du in dieser Runde schon eingesetzt; er begleitet eine Gruppe pro Runde.
no-emberheart-dragon-attached = Dieser Drache ist schon angelegt: { $dragon }.
no-emberheart-hero-of-another-bard = Den mit der Bardin reservierten Helden darf nur { $who } nehmen.
no-emberheart-hero-pile-empty = Der Heldenstapel ist leer.
no-emberheart-hero-waits =
    Für { $hero-acc } brauchst du noch einen { $colour-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen.
no-emberheart-lacks-crests =
    Das kostet { $needed ->
        [one] { $needed } Wappen
       *[other] { $needed } Wappen
    }; du hast { $crests ->
        [0] keins
       *[other] nur { $crests }
    }.
no-emberheart-lacks-followers =
    Dafür brauchst du { $needed } { $follower-key ->
        [hireling] Gehilfen
        [scout] Späher
        [ranger] { $needed ->
            [one] Waldläuferin
           *[other] Waldläuferinnen
        }
       *[warden] { $needed ->
            [one] Hüterin
           *[other] Hüterinnen
        }
    } im Vorrat; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
no-emberheart-lacks-gear = Das kostet 1 Ausrüstung; du hast keine.
no-emberheart-lacks-specialists =
    Die Flamme steigt um { $steps }, so viele Experten müsstest du abwerfen; du hast { $specialists ->
        [0] keine
       *[other] nur { $specialists }
    }.
no-emberheart-lacks-wardens =
    Für { $dragon-acc } brauchst du { $needed ->
        [one] { $needed } Hüterin
       *[other] { $needed } Hüterinnen
    } in der Gruppe; auf Feld { $space } hast du { $wardens ->
        [0] keine
       *[other] nur { $wardens }
    }.
no-emberheart-marshal-waits = Um 2 Wappen auf einmal zu legen, brauchst du einen aktiven Brandschutzbeauftragten; deinem fehlt noch ein Drache.
no-emberheart-mentor-no-hirelings = Der Mentor tauscht Experten gegen Experten, nicht gegen Gehilfen.
no-emberheart-mentor-other-kind =
    Die Tavernenkarte hat dir { $brought } gebracht, aber { $follower-key ->
        [hireling] keine Gehilfen
        [scout] keine Späher
        [ranger] keine Waldläuferinnen
       *[warden] keine Hüterinnen
    }.
no-emberheart-mountain-card-gone =
    Karte { $slot } der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene ist weg.
no-emberheart-needs-marshal = Um 2 Wappen auf einmal zu legen, brauchst du den Brandschutzbeauftragten.
no-emberheart-no-card-for-dragon =
    Für { $dragon-acc } hast du keine passende Karte. { $waiting-size ->
        [0] Keine braucht noch einen Drachen.
        [one] Noch ohne Drachen: { $waiting }.
       *[other] Noch ohne Drachen: { $waiting }.
    }
no-emberheart-no-card-there = { $place-at } gibt es keine Karte { $slot }.
no-emberheart-no-card-waits = Keine deiner Karten braucht einen Drachen. Nicht angelegt: { $free }.
no-emberheart-no-colour-fits = Keiner deiner freien Drachen hat die passende Farbe. Nicht angelegt: { $free }. Noch ohne Drachen: { $waiting }.
no-emberheart-no-dragon = Du hast { $dragon-acc } nicht.
no-emberheart-no-follower =
    Du hast { $follower-key ->
        [hireling] keinen Gehilfen
        [scout] keinen Späher
        [ranger] keine Waldläuferin
       *[warden] keine Hüterin
    } im Vorrat.
no-emberheart-no-followers = Du hast keine Gefolgsleute zum Tauschen im Vorrat.
no-emberheart-no-free-dragon = Du hast keinen Drachen zum Anlegen.
no-emberheart-no-gear-skill = Dein Tableau hat keine Fertigkeit, mit der du Ausrüstung auf Drachen legen kannst.
no-emberheart-no-hero = Du hast { $hero-acc } nicht.
no-emberheart-no-hero-of-a-bard = Es ist kein Held mit einer Bardin reserviert.
no-emberheart-no-hero-offered = Im Angebot liegt kein Held.
no-emberheart-no-hero-there = Auf Platz { $slot } liegt kein Held.
no-emberheart-no-new-party = Wenn du sie zurückrufst, kannst du keine neue Gruppe schicken: Kein freies Feld passt zu deinen Gefolgsleuten.
no-emberheart-no-party-there = Du hast keine Gruppe auf Feld { $space } { $place-at }.
no-emberheart-no-swap-helps = Nach jedem Tausch könntest du keine neue Gruppe mehr schicken.
no-emberheart-one-hero-drawn = Im Stapel war nur noch 1 Held.
no-emberheart-only-new-hirelings = Nur die Gehilfen dieses Besuchs ({ $hirelings }) können Ausrüstung werden, nicht { $asked }.
no-emberheart-other-colour =
    An { $card-acc } passt nur ein { $wanted-key ->
        [red] roter
        [blue] blauer
       *[green] grüner
    } Drache; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    }: { $dragon }.
no-emberheart-other-colour-needs-gear =
    An { $card-acc } passt sonst nur ein { $wanted-key ->
        [red] roter
        [blue] blauer
       *[green] grüner
    } Drache; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } und braucht 1 Ausrüstung: { $dragon }.
no-emberheart-other-decision = Das geht jetzt nicht. { $ask }
no-emberheart-other-level =
    Diese Gruppe steht auf der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene; { $slots-size ->
        [0] dort kann sie keine Karte nehmen
        [one] dort kann sie Karte { $slots-or } nehmen
       *[other] dort kann sie Karte { $slots-or } nehmen
    }.
no-emberheart-other-party-next =
    Als Nächstes kommt eine der Gruppen mit { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }, auf Feld { $spaces-or }, nicht Feld { $space }.
no-emberheart-paragon-used = Das Vorbild hast du in dieser Runde schon genutzt.
no-emberheart-party-lacks-followers =
    Für diese Gruppe brauchst du { $party }; du hast { $fitting-size ->
        [0] niemanden, der mitdarf
       *[other] { $fitting }
    }.
no-emberheart-party-size =
    Auf Feld { $space } passt eine Gruppe der Größe { $range }; { $size ->
        [0] in deiner ist niemand
       *[other] deine hat die Größe { $size }
    }.
no-emberheart-place-full = Alle 5 Felder { $place-at } sind besetzt.
no-emberheart-place-lacks-followers =
    { $place }: Das kleinste freie Feld braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-raid-gone = Überfallkarte { $raid } ist schon abgeworfen.
no-emberheart-resend-first = Schicke zuerst anstelle der zurückgerufenen Gruppe eine neue los.
no-emberheart-resend-impossible = Danach könntest du anstelle der zurückgerufenen Gruppe keine neue losschicken.
no-emberheart-space-blocked = Feld { $space } { $place-at } ist von einem neutralen Wappen blockiert.
no-emberheart-space-lacks-followers =
    Feld { $space } braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-space-taken = Auf Feld { $space } { $place-at } steht schon eine Gruppe von { $who }.
no-emberheart-space-yours = Auf Feld { $space } { $place-at } steht schon eine deiner Gruppen.
no-emberheart-specialist-must-go = Ein Experte muss abgeworfen werden; du hast { $specialists }.
no-emberheart-swap-lacks-gear = Ein Tausch kostet 1 Ausrüstung; du hast keine.
no-emberheart-swap-no-help = Nach diesem Tausch könntest du keine neue Gruppe schicken; du hast { $followers } und { $gear } Ausrüstung.
no-emberheart-swap-same =
    Wähle eine andere Art: Das ist schon { $follower-key ->
        [hireling] ein Gehilfe
        [scout] ein Späher
        [ranger] eine Waldläuferin
       *[warden] eine Hüterin
    }.
no-emberheart-too-late-for-gear = Sobald der Überfall der 5. Runde begonnen hat, darfst du keine Ausrüstung mehr auf Drachen legen.
no-emberheart-train-attached = Einen angelegten Drachen darfst du nicht abwerfen: { $dragon }.
no-emberheart-train-no-dragon = Abwerfen darfst du nur einen eigenen, nicht angelegten Drachen. Den hast du nicht: { $dragon }.
no-emberheart-welcome-lacks-hireling = Für diesen Tausch ({ $follower }) brauchst du 1 Gehilfen im Vorrat; du hast keinen.

## The score sheet

source-emberheart-dragons = Drachen
    .for = für Drachen
source-emberheart-attributes = Attribute
    .for = für Attribute
source-emberheart-heroes = Aktive Helden
    .for = für aktive Helden
source-emberheart-garrison = Abgeschlossene Garnisonskarten
    .for = für abgeschlossene Garnisonskarten
source-emberheart-flame = Unter der höchsten Flamme
    .for = für den Abstand zur höchsten Flamme

## Setup options

option-emberheart-side = Fertigkeiten (Seite B)
    .help = Alle spielen mit Seite B der Tableaus, und jedes Tableau hat eine andere Fertigkeit. Für das erste Spiel besser aus.
    .with = Alle spielen mit Seite B der Tableaus, also mit Fertigkeiten.
    .without = Alle spielen mit Seite A der Tableaus, also ohne Fertigkeiten.

## Hints: what a line costs and prepares, and what is revealed then

thing-emberheart-followers = { $name-count-acc }
thing-emberheart-gear = { $name-count-acc }
thing-emberheart-flame =
    { $sign ->
        [1] Flamme +{ $number }
       *[other] Flamme −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = eine Gruppe auf Feld { $space } { $name-at }
thing-emberheart-aide = { $name-acc }
thing-emberheart-raid = Schutz vor diesem Überfall: { $name }
thing-emberheart-hero = { $name-acc }
thing-emberheart-dragon = { $name-acc }
thing-emberheart-preserve = { $name-acc }
thing-emberheart-garrison = { $name-acc }
then-emberheart-new-round = neue Karten werden ausgelegt
then-emberheart-blocked = neue Karten werden ausgelegt
then-emberheart-drew-heroes = die Bardin zieht Helden
then-emberheart-took-hero = ein Held wird gezogen
then-emberheart-hidden = etwas wird aufgedeckt
`,g=`## Followers and pieces

word-emberheart-hireling = Gehilfe
    .count =
        { $n ->
            [one] { $n } Gehilfe
           *[other] { $n } Gehilfen
        }
    .count-acc =
        { $n ->
            [one] { $n } Gehilfen
           *[other] { $n } Gehilfen
        }
    .help = Darf an jeden Ort, wird aber abgeworfen, sobald die Gruppe eine Karte genommen hat.
word-emberheart-scout = Späher
    .count =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .count-acc =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .help = Experte für Heldengilde, Taverne und Lager der Wilddiebe. Kommt zurück.
word-emberheart-ranger = Waldläuferin
    .count =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .help = Expertin für Schutzgebiet und Garnison. Kommt zurück.
word-emberheart-warden = Hüterin
    .count =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .help = Expertin für den Berg; nur mit Hüterinnen steigt eine Gruppe auf die höheren Ebenen. Kommt zurück, außer sie wird als Kosten abgeworfen.
word-emberheart-specialist = Experte
    .count =
        { $n ->
            [one] { $n } Experte
           *[other] { $n } Experten
        }
    .count-acc =
        { $n ->
            [one] { $n } Experten
           *[other] { $n } Experten
        }
word-emberheart-follower = Gefolgsperson
    .count =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
    .count-acc =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
word-emberheart-gear = Ausrüstung
    .count =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .count-acc =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .help = In deinem Spielzug darfst du für 1 Ausrüstung 1 Gefolgsperson aus deinem Vorrat gegen eine andere Art tauschen. Am Ende senken je 3 Ausrüstung deine Flamme um 1.
word-emberheart-crest = Wappen
    .count =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
    .count-acc =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
word-emberheart-glory = Ruhm
    .count =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
    .count-acc =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
word-emberheart-flame = Flamme
    .count = Flamme +{ $n }
    .count-acc = Flamme +{ $n }
word-emberheart-companion = Drachengefährte

## Colours and attributes

word-emberheart-red = rot
word-emberheart-blue = blau
word-emberheart-green = grün
word-emberheart-exotic = exotisch
word-emberheart-strength = Stärke
    .acc = die Stärke
    .help = Der Drachengefährte zählt als bis zu 1, 2 oder 3 Gefolgsleute seiner Gruppe (ab Stufe 1, 3, 5).
word-emberheart-senses = Sinne
    .acc = die Sinne
    .help = Auf einem Feld 3 bringt der Drachengefährte 1, 2 oder 3 Ausrüstung (ab Stufe 1, 3, 5).
word-emberheart-speed = Geschwindigkeit
    .acc = die Geschwindigkeit
    .help = Wo noch keine andere Gruppe ist, senkt der Drachengefährte deine Flamme um 1, 2 oder 3 (ab Stufe 1, 3, 5).

## Locations

word-emberheart-guild = Heldengilde
    .to = in die Heldengilde
    .at = in der Heldengilde
    .help = Helden. Gehilfen und Späher dürfen hin.
word-emberheart-tavern = Taverne
    .to = in die Taverne
    .at = in der Taverne
    .help = Neue Gefolgsleute und eine Änderung deiner Flamme. Gehilfen und Späher dürfen hin.
word-emberheart-camp = Lager der Wilddiebe
    .to = ins Lager der Wilddiebe
    .at = im Lager der Wilddiebe
    .help = Gefangene Drachen, auch exotische. Gehilfen und Späher dürfen hin.
word-emberheart-mountain = Berg
    .to = zum Berg
    .at = am Berg
    .help = Die stärksten Drachen, auf drei Ebenen. Gehilfen und Hüterinnen dürfen hin; nur Hüterinnen steigen weiter auf.
word-emberheart-preserve = Schutzgebiet
    .to = ins Schutzgebiet
    .at = im Schutzgebiet
    .help = Ein Zuhause für einen Drachen: Sein Attribut steigt um 2. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-garrison = Garnison
    .to = in die Garnison
    .at = in der Garnison
    .help = Karten, die Ruhm bringen, sobald du hast, was sie verlangen. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-warehouse = Lagerhaus
    .to = ins Lagerhaus
    .at = im Lagerhaus
    .help = Ein Wappen hier bringt sofort 2 Ausrüstung.
word-emberheart-station = Feuerwache
    .to = zur Feuerwache
    .at = bei der Feuerwache
    .help = Ein Wappen hier bringt sofort 4 Gehilfen; deine Flamme steigt um 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Anführerin
    .acc = die Anführerin
    .help = Du beginnst die nächste Runde. Du darfst eine deiner Gruppen zurückrufen und sofort eine neue schicken.
word-emberheart-defender = Ver­tei­di­gerin
    .acc = die Verteidigerin
    .help = Wirf eine der beiden Überfallkarten ab.
word-emberheart-survivalist = Über­lebens­künstler
    .acc = den Überlebenskünstler
    .help = 1 Ausrüstung, und du entscheidest Gleichstände am Berg.
word-emberheart-healer = Heiler
    .acc = den Heiler
    .help = Deine Flamme sinkt um 2.
word-emberheart-none = Keine Fertigkeit
    .help = Seite A: Niemand hat eine Fertigkeit.
word-emberheart-geared-dragons = Gerüstete Drachen
    .help = Bis zum Überfall der 5. Runde darfst du beim Anlegen 1 Ausrüstung auf einen Drachen legen: Er passt dann zu jedem Helden und jedem Schutzgebiet und ist 1 Ruhm mehr wert.
word-emberheart-further-steps = Weitere Schritte
    .help = Immer wenn ein Attribut steigt, darfst du 1 Ausrüstung abgeben und es um 1 mehr erhöhen.
word-emberheart-fire-wise = Feuerfest
    .help = Immer wenn deine Flamme steigt: Nimm 1 Gehilfen pro Schritt, oder wirf 1 Experten pro Schritt ab und verhindere den Anstieg.
word-emberheart-welcoming = Gastfreundlich
    .help = Immer wenn du einen Drachen anlegst: Nimm 1 Gehilfen oder tausche 1 Gehilfen gegen einen Experten.

## Heroes: ability and glory

word-emberheart-apprentice = Auszubildende
    .acc = die Auszubildende
    .help = Einmal im Spiel, vor einer Aktionsphase: Nimm einen Helden aus der Gilde; sein Platz wird aufgefüllt.
    .glory = 4
word-emberheart-bard = Bardin
    .acc = die Bardin
    .help = Vor jeder Aktionsphase: Zieh 2 Helden, wirf einen ab und reserviere den anderen in der Gilde; nur deine Gruppen dürfen ihn nehmen.
    .glory = 7, wenn niemand mehr Garnisonskarten hat
word-emberheart-fire-sage = Feuerweiser
    .acc = den Feuerweisen
    .help = Beim Überfall darfst du deine Flamme um 1 steigen lassen, um 2 weniger abzuwerfen.
    .glory = 7, wenn niemand mehr rote Drachen hat
word-emberheart-outfitter = Schneider
    .acc = den Schneider
    .help = Gehilfen von der Feuerwache darfst du in Ausrüstung umwandeln, eins zu eins.
    .glory = 7, wenn niemand mehr Schutzgebiete hat
word-emberheart-paragon = Vorbild
    .acc = das Vorbild
    .help = Vor jeder Aktionsphase: Flamme +1, um 2 Gehilfen gegen 2 Späher und/oder Waldläuferinnen zu tauschen.
    .glory = 5, wenn niemand mehr Drachen hat
word-emberheart-peakwalker = Gipfelwandlerin
    .acc = die Gipfelwandlerin
    .help = Nimmst du einen Drachen der oberen Ebene des Berges, darfst du zusätzlich ein Attribut deiner Wahl um 1 erhöhen.
    .glory = 7, wenn niemand mehr Ausrüstung hat
word-emberheart-recruiter = Anwerber
    .acc = den Anwerber
    .help = Nach jedem Überfall: 1 Gehilfe je 2 rote Drachen.
    .glory = 2 je Satz aus Späher, Waldläuferin und Hüterin, höchstens 10
word-emberheart-innkeeper = Gastwirt
    .acc = den Gastwirt
    .help = 1 Ausrüstung für jede Gruppe, die du in die Taverne schickst.
    .glory = 7, wenn jedes Attribut auf 3 oder höher steht
word-emberheart-wrangler = Hirte
    .acc = den Hirten
    .help = 1 Gehilfe oder 1 Ausrüstung für jeden Drachen mit Wert 5 oder 7, den du erhältst.
    .glory = 2 je Garnisonskarte, höchstens 10
word-emberheart-flame-tamer = Flammenbändigerin
    .acc = die Flammenbändigerin
    .help = Flamme −1 für jedes Schutzgebiet, das du nimmst.
    .glory = 7, wenn niemand mehr Gehilfen hat
word-emberheart-dragon-knight = Drachenritter
    .acc = den Drachenritter
    .help = Schließt du eine Garnisonskarte ab, darfst du stattdessen ein anderes Attribut erhöhen.
    .glory = 7, wenn niemand mehr blaue Drachen hat
word-emberheart-fire-marshal = Brandschutzbeauftragter
    .acc = den Brandschutzbeauftragten
    .help = Du darfst zwei Wappen zugleich zur Feuerwache legen: 8 Gehilfen und nur Flamme +1.
    .glory = 1 je Ausrüstung, höchstens 10
word-emberheart-spy = Spionin
    .acc = die Spionin
    .help = 1 Gehilfe für jede Gruppe, die du ins Lager der Wilddiebe schickst.
    .glory = 7, wenn niemand mehr Helden hat
word-emberheart-master-scout = Meisterspäherin
    .acc = die Meisterspäherin
    .help = Wenn du eine Gruppe auf Feld 4 oder 5 schickst: Tausche bis zu 2 Gehilfen gegen Späher oder umgekehrt.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = den Mentor
    .help = Bis zu 2 Experten von jeder Tavernenkarte darfst du gegen eine andere Art tauschen.
    .glory = 3 je Satz aus rotem, blauem und grünem Drachen, höchstens 9
word-emberheart-merchant = Händler
    .acc = den Händler
    .help = 2 Ausrüstung mehr im Lagerhaus, wenn dort schon ein Wappen liegt.
    .glory = 2 je Held, höchstens 10
word-emberheart-messenger = Bote
    .acc = den Boten
    .help = Beim Überfall darfst du stattdessen die abgeworfene Überfallkarte anwenden.
    .glory = 1 je Gehilfe ab dem vierten, höchstens 10
word-emberheart-quartermaster = Quartiermeisterin
    .acc = die Quartiermeisterin
    .help = Nach jedem Überfall: 1 Ausrüstung je 2 blaue Drachen.
    .glory = 2 je Schritt deines niedrigsten Attributs, höchstens 10
word-emberheart-dragon-nurse = Drachenpflegerin
    .acc = die Drachenpflegerin
    .help = 1 Gehilfe für jede Gruppe, die du ins Schutzgebiet schickst.
    .glory = 7, wenn niemand mehr grüne Drachen hat
word-emberheart-keeper = Wärter
    .acc = den Wärter
    .help = Beim Überfall wirfst du 1 weniger ab.
    .glory = 5, wenn bei mindestens einem Attribut niemand vor dir liegt
word-emberheart-dragon-trainer = Drachenausbilderin
    .acc = die Drachenausbilderin
    .help = Einmal pro Runde, nach den Belohnungen: Wirf einen nicht angelegten Drachen ab, um das Attribut seiner Farbe (exotisch: ein beliebiges) um 1 zu erhöhen.
    .glory = 7, wenn niemand mehr Waldläuferinnen hat
word-emberheart-dragon-whisperer = Drachenflüsterin
    .acc = die Drachenflüsterin
    .help = Flamme −1 für jeden Drachen, den du im Lager der Wilddiebe nimmst.
    .glory = 7, wenn niemand mehr Gefolgsleute hat
word-emberheart-master-ranger = Meisterwaldläuferin
    .acc = die Meisterwaldläuferin
    .help = Wenn du eine Gruppe auf Feld 4 oder 5 schickst: Tausche bis zu 2 Gehilfen gegen Waldläuferinnen oder umgekehrt.
    .glory = 4
word-emberheart-overseer = Aufseher
    .acc = den Aufseher
    .help = Im Lagerhaus bekommst du zusätzlich 1 Gehilfen.
    .glory = 2 für jeden verschiedenen Wert deiner Drachen
word-emberheart-priestess = Priesterin
    .acc = die Priesterin
    .help = Nach jedem Überfall: Flamme −1 je 2 grüne Drachen.
    .glory = 2 je Schutzgebiet, höchstens 10
word-emberheart-squire = Knappe
    .acc = den Knappen
    .help = Bei der Feuerwache, wenn dort schon ein Wappen liegt: 1 Gehilfe mehr, und deine Flamme steigt nicht.
    .glory = 7, wenn niemand mehr Späher hat
word-emberheart-tactician = Taktiker
    .acc = den Taktiker
    .help = Für jede Garnisonskarte brauchst du von einem der beiden verlangten Dinge 1 weniger.
    .glory = 7, wenn niemand mehr Hüterinnen hat

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] roter Drache
        [blue] blauer Drache
        [green] grüner Drache
        [exotic] exotischer Drache
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] roter Drache
            [blue] blauer Drache
            [green] grüner Drache
            [exotic] exotischer Drache
        }, { $glory } Ruhm
    .acc =
        { $colour ->
           *[red] den roten Drachen
            [blue] den blauen Drachen
            [green] den grünen Drachen
            [exotic] den exotischen Drachen
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] roter Drache
                [blue] blauer Drache
                [green] grüner Drache
                [exotic] exotischer Drache
            }
           *[other] { $n } { $colour ->
               *[red] rote Drachen
                [blue] blaue Drachen
                [green] grüne Drachen
                [exotic] exotische Drachen
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] rotes Schutzgebiet
        [blue] blaues Schutzgebiet
        [green] grünes Schutzgebiet
    }
    .acc =
        { $colour ->
           *[red] ein rotes Schutzgebiet
            [blue] ein blaues Schutzgebiet
            [green] ein grünes Schutzgebiet
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] rotes Schutzgebiet
                [blue] blaues Schutzgebiet
                [green] grünes Schutzgebiet
            }
           *[other] { $n } { $colour ->
               *[red] rote Schutzgebiete
                [blue] blaue Schutzgebiete
                [green] grüne Schutzgebiete
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] rote Garnisonskarte
        [blue] blaue Garnisonskarte
        [green] grüne Garnisonskarte
    } { $step }
    .acc =
        { $colour ->
           *[red] die rote Garnisonskarte
            [blue] die blaue Garnisonskarte
            [green] die grüne Garnisonskarte
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 Experte
       *[hireling] 1 Gehilfe
    } je { $counted ->
       *[hero] Held
        [garrison-card] Garnisonskarte
        [preserve] Schutzgebiet
        [highest-attribute] Schritt des höchsten Attributs
        [red-dragon] roten Drachen
        [blue-dragon] blauen Drachen
        [green-dragon] grünen Drachen
        [ranger] Waldläuferin
        [warden] Hüterin
        [scout] Späher
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } Experten
               *[other] { $n } Experten
            }
           *[hireling] { $n ->
                [one] { $n } Gehilfen
               *[other] { $n } Gehilfen
            }
        }

## States of cards

word-emberheart-no = nicht da
word-emberheart-free = nicht angelegt
word-emberheart-attached = angelegt
word-emberheart-with-gear = angelegt mit Ausrüstung
word-emberheart-open = offen
word-emberheart-completed = abgeschlossen
`,_=`list-and = { $rest } und { $last }
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
`,v=Object.assign({"./app.ftl":e,"./daily.ftl":t,"./dock.ftl":n,"./inspector.ftl":r,"./server.ftl":i,"./shell.ftl":a,"./signed-out.ftl":o,"./start.ftl":s,"./story.ftl":c}),y=Object.assign({"./games/bonfire/texts/de/board.ftl":l,"./games/bonfire/texts/de/frame.ftl":u,"./games/bonfire/texts/de/game.ftl":d,"./games/bonfire/texts/de/words.ftl":f,"./games/emberheart/texts/de/board.ftl":p,"./games/emberheart/texts/de/frame.ftl":m,"./games/emberheart/texts/de/game.ftl":h,"./games/emberheart/texts/de/words.ftl":g,"./texts/de/shared.ftl":_}),b=Object.values({...v,...y});export{b as default};