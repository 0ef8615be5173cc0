### The frame of the browser table: pages, bars, panels, settings.

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
