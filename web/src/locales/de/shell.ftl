### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startseite
pages = Seiten
skip = Zum Inhalt springen
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
not-now = Nicht jetzt
yes = Ja
no = Nein
you = Du
name = Name
keep = Behalten
kept = Gespeichert
copy = Kopieren
copied = Kopiert
share = Teilen
more = Mehr
menu = Menü
show-more = Mehr anzeigen
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
offline = Keine Verbindung. Nichts geht verloren; sie kommt von selbst zurück.

## The first page
start-title = Setz dich ans Feuer
start-text = Zwei Brettspiele, mit Freunden oder gegen Gegner, die denken. Kein Konto: Fang einfach an.
play-others = Mit anderen
play-opponents =
    { $number ->
        [one] Gegen { $number } Gegner spielen
       *[other] Gegen { $number } Gegner spielen
    }
opponents =
    { $number ->
        [one] { $number } Gegner
       *[other] { $number } Gegner
    }
learn = Spielen lernen
level = Stärke
continue = Weiterspielen
all-games = Alle meine Spiele
join = Mitspielen
join-text = Füge den Link ein, den dir jemand geschickt hat.
join-go = Mitspielen
join-name = Wie sollen dich die anderen nennen?
join-sit = Platz nehmen
join-no-link = Das ist kein Link zu einem Spiel. Kopiere die ganze Adresse, die du bekommen hast.
join-refused = Hier kannst du nicht Platz nehmen
join-watch = Zuschauen
invitation = { $host } lädt dich zu { $game } ein
invitation-watch = { $host } lässt dich bei { $game } zuschauen
seat-yours = Dein Platz
link-for-one = Dieser Link gilt für eine Person.
bots-preparing = Die Gegner werden auf diesem Server noch vorbereitet; bis dahin spielen sie einfacher.
bots-not-ready = Die Gegner werden noch vorbereitet.

## My games
my-games = Meine Spiele
no-games = Noch keine Spiele. Fang eins an!
filter = Welche Spiele
filter-all = Alle
filter-playing = Laufend
filter-waiting = Warten auf Mitspielende
filter-over = Beendet
remove-game = Von meiner Liste nehmen
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
clock-turn = Zeit pro Zug
clock-whole = Zeit für das ganze Spiel
absence = Längste Abwesenheit
absence-never = ohne Grenze
seed = Startwert
component-set = Materialsatz

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
lobby-help = Jeder Link gilt für eine Person und wird nur einmal gezeigt. Ist einer verloren gegangen, erstelle einen neuen; der alte gilt dann nicht mehr.
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
seat-bot = KI · { $level }
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
vote-later = Kann abgewählt werden, wenn auch dann noch weg: { $when }.
vote-asked =
    { $number ->
        [one] { $names } möchte ohne { $name } weiterspielen: schon zu lange weg. Ein Bot würde übernehmen. Bist du einverstanden?
       *[other] { $names } möchten ohne { $name } weiterspielen: schon zu lange weg. Ein Bot würde übernehmen. Bist du einverstanden?
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
        [one] Zug { $turn } · allein gegen Tom
       *[other] Zug { $turn } · { $players } Personen
    }
prompt-waiting = Warten auf Mitspielende
prompt-sending = Dein Zug wird gesendet …
prompt-replay = Nach Zug { $move }
prompt-confirm = Bestätige: { $move }
prompt-confirm-all = Bestätige deine Züge
prompt-won =
    { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
prompt-you-won = Du hast gewonnen!
chips = Weitere Taten
turn-bar = Dieser Zug
confirm = Bestätigen
undo = Zurück
undo-nothing = Du hast nichts zurückzunehmen
undo-series = In einer Reihe bleibt, was aufgedeckt wurde
undo-nobody = Etwas Verdecktes ist aufgedeckt, und niemand ist da, der zustimmen könnte
undo-proposed = Auswahl verwerfen
undo-what = Zurücknehmen: { $what }
undo-ask = Die anderen fragen, zurückzunehmen: { $what }
undo-request-title = Jemand möchte zurücknehmen
undo-request =
    { $moves ->
        [one] { $name } möchte { $moves } Zug zurücknehmen.
       *[other] { $name } möchte { $moves } Züge zurücknehmen.
    }
undo-waits =
    { $moves ->
        [one] Die anderen werden gefragt, ob { $moves } Zug zurückgenommen werden darf.
       *[other] Die anderen werden gefragt, ob { $moves } Züge zurückgenommen werden dürfen.
    }
undo-look = Zeigen, wohin
consent-missing = Es fehlt noch: { $names }.
restart = Zug neu beginnen
restart-help = Zurück zum Anfang des Zugs, oder dahin, wo etwas Verborgenes aufgedeckt wurde
hint = Tipp
hint-help = Nach guten Zügen fragen
hints = Tipps
hint-margin = Erwarteter Vorsprung { $margin }
hint-exact = Endgültiger Vorsprung { $margin }
hint-win = Sieg { $share } %
hint-gains = Bringt { $gains }.
hint-costs = Kostet { $costs }.
hint-prepares = Bereitet vor: { $things }.
hint-do = Mach das
sound = Ton
language = Sprache
language-system = Wie im System
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
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
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
chat-earlier = Frühere Nachrichten
notes-write = Das kannst nur du lesen.
notes-kept = Gespeichert.
notes-keeping = Wird gespeichert …
moves-legal = Was du jetzt tun darfst
moves-none = Gerade hast du nichts zu entscheiden.
moves-forbidden =
    { $number ->
        [one] { $number } Zug ist jetzt nicht möglich
       *[other] { $number } Züge sind jetzt nicht möglich
    }
costs = Kostet { $price }
seals = Deckt etwas Verborgenes auf
ends-turn = Beendet den Zug
help-now = Warum nicht
read-on = Weiterlesen
book-page = Spielanleitung S. { $page }
winner = Gewinnt
projected =
    { $points ->
        [one] { $points } Punkt nach jetzigem Stand
       *[other] { $points } Punkte nach jetzigem Stand
    }
score-sheet = Wertung
sheet-now = als ob das Spiel jetzt endete
sheet-final = endgültig
total = Summe
final-scoring = Schlusswertung
final-skip = Alles zeigen
rematch = Revanche
rematch-open = Zur Revanche
branch = Von hier in einem neuen Spiel weiter
export = Aufzeichnung exportieren
text-board = Spielplan als Text
stand-in = { $level } spielt für { $name } weiter
stand-in-end = { $name } spielt weiter
curtain-title = { $name } ist dran
curtain-text = Gib den Bildschirm weiter. Bis du da bist, ist nichts zu sehen.
curtain-lift = Ich bin da

## Looking back
replay = Rückschau
play = Abspielen
pause = Pause
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
live = live
go-live = In die Gegenwart
since = Seit meinem Zug
since-help = Zeigen, was seit meinem letzten Zug geschah
move-of = Zug { $move } von { $last }
speed = Züge der anderen
speed-help = Wie schnell die Züge der anderen gezeigt werden
speed-1 = wie sie sind
speed-2 = doppelt so schnell
speed-skip = sofort
speed-times = Tempo { $times }×

## Keys
keys = Tasten
key-area = zum nächsten Teil des Tisches
key-inside = innerhalb eines Teils bewegen
key-act = wählen
key-cancel = abbrechen, schließen
key-choice = eine von wenigen Möglichkeiten wählen
key-confirm = bestätigen
key-undo = zurücknehmen
key-restart = Zug neu beginnen
key-since = was seit meinem letzten Zug geschah
key-step = einen Zug zurück, einen Zug weiter
key-live = zurück in die Gegenwart
key-hint = Tipp
key-moves = Liste der Züge
key-sheet = Wertung
key-text = Spielplan als Text
key-help = Hilfe zu einem Teil, oder diese Tasten

## Settings
settings = Einstellungen
recover-have = Ich habe Wiederherstellungswörter

## The series
series = Solo-Reihe
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
skip-step = Überspringen
step-your-move = Dein Zug
step-play-on = Weiterspielen

## Problems
failure-title = Das hat nicht geklappt
missing-title = Hier ist nichts
missing-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil des Links.
error-unknown = Etwas ging schief. Versuch es noch einmal.
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
