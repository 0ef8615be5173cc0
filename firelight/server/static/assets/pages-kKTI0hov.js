//# allFunctionsCalledOnLoad
var e=`### Texts of pages that are neither the first one, nor lists of games, nor tables.

## The opponents
opponents-title =
    { $number ->
        [5] Fünf am Feuer
       *[other] Am Feuer
    }
opponents-text = Sie sehen nicht mehr als du. Was sie unterscheidet: wie weit sie vorausschauen, wie oft sie sich irren und was sie mögen. Die Balken zeigen, wie viele von 100 Spielen zu zweit sie gegen den Gegner davor gewonnen haben.
opponent-rung = Stufe { $rung } von { $all }
opponent-won = { $won } von { $played } gewonnen
opponent-new = Noch nie gespielt
opponent-beats = Gegen { $name }
opponent-bar = { $game }: { $wins } von 100 Spielen
opponent-first = Die erste Stufe, um in Ruhe zu lernen.
opponent-unmeasured = Noch nicht in genügend Spielen gemessen.
opponent-play = { $game } gegen { $name } spielen
opponent-spark = der Tüftler
    .quote = „Und was macht das hier?“
    .looks = Sieht nur den eigenen Spielzug und irrt sich oft
opponent-ember = die Seefahrerin
    .quote = „Die fernste Insel ist die schönste.“
    .looks = Plant den eigenen Spielzug und irrt sich ab und zu
opponent-flame = die Baumeisterin
    .quote = „Erst der Weg, dann das Feuer.“
    .looks = Schaut ein wenig voraus
opponent-blaze = die Zockerin
    .quote = „Mal sehen, was kommt.“
    .looks = Schaut weit voraus
opponent-inferno = der Meister
    .quote = „Ich habe dir den Platz warm gehalten.“
    .looks = Schaut sehr weit voraus, geleitet von einem neuronalen Netz

## Settings, and who the player is
settings-look = Aussehen und Ton
settings-box = Besitzt du ein gedrucktes Spiel? Trag seine Werte ein und spiel damit.
settings-play = Spielen
settings-me = Du
settings-notify = Benachrichtigungen
theme = Farben
theme-system = wie im System
theme-dark = dunkel
theme-light = hell
motion = Bewegung
motion-system = wie im System
motion-full = mit Bewegung
motion-reduced = nur überblenden
volume = Lautstärke
confirm-when = Vor einem Zug nachfragen
confirm-never = nie
confirm-ends = wenn danach der Spielzug endet oder sich nichts mehr zurücknehmen lässt
confirm-always = immer
auto-payment = Automatisch abgeben
auto-payment-help = Überspringt das Abgeben, wenn es nur eine sinnvolle Möglichkeit gibt.
warnings = Vor dem Ende des Spielzugs warnen
warnings-help = Einmal, wenn ein Wappen oder eine erfüllte Aufgabe ungenutzt bliebe.
coach-setting = Mit Trainer spielen
coach-setting-help = Ein freundliches Wort, wenn ein Zug viel verschenkt; nur in Spielen gegen Bots.
curtain = Sichtschutz beim Spiel an einem Bildschirm
curtain-help = Verdeckt den Tisch zwischen den Spielzügen zweier Personen.
notation = Notation zeigen
notation-help = Die Kurzform jedes Zugs, wie in Aufzeichnungen.
device = Ein anderes Gerät
device-help = Öffne den Link dort, um mit denselben Spielen weiterzumachen. Er gilt nur einmal.
device-link = Link erstellen
devices = Deine Geräte
device-this = dieses Gerät
device-used = zuletzt benutzt: { $when }
device-never = noch nicht benutzt
device-unnamed = Ein Browser
device-on = { $browser } unter { $system }
device-revoke = Abmelden
recovery = Wiederherstellungswörter
recovery-help = Zwölf Wörter, mit denen du deine Spiele zurückbekommst, wenn dieser Browser verloren geht.
recovery-make = Wörter erstellen
recovery-replace = Wörter ersetzen
recovery-remove = Wörter löschen
recovery-remove-text = Ohne sie bekommst du deine Spiele nicht zurück, wenn dieser Browser verloren geht.
recovery-once = Schreib dir diese Wörter auf und verwahre sie gut. Sie werden nur dieses eine Mal gezeigt, und wer sie hat, kann in deinem Namen spielen.
recovery-written = Ich habe sie aufgeschrieben
recover = Hol dir deine Spiele zurück
recover-text = Gib deine zwölf Wörter ein. Dieser Browser übernimmt dann dieses Profil mit allen Spielen. Spiele dieses Browsers, zu denen du keinen Link hast, sind danach nicht mehr erreichbar.
recover-words = { $number } von { $all } Wörtern
ignored = Ignorierte Personen
ignored-mute = stummgeschaltet
ignored-block = blockiert
ignored-stop = Nicht mehr ignorieren
ignored-stop-name = { $name } nicht mehr ignorieren
ignored-nobody = Du ignorierst niemanden. Am Tisch kannst du jemanden neben dem Platz stummschalten oder blockieren.
my-data = Deine Daten
my-data-help = Lade alles herunter, was dieser Server über dich weiß, oder lösche es endgültig.
my-data-download = Meine Daten herunterladen
delete-me = Mich löschen
delete-me-text = Du verlässt alle deine Spiele, und alles, was dir gehört, wird gelöscht. Das lässt sich nicht rückgängig machen.
delete-me-go = Endgültig löschen
delete-me-type = Gib zur Bestätigung deinen Namen ein: { $name }
push-on = In diesem Browser benachrichtigen
push-off = Nicht mehr benachrichtigen
push-none = Dieser Server oder dieser Browser kann keine Benachrichtigungen senden.
webhook = Webhook
webhook-help = Eine Adresse, die aufgerufen wird, wenn du dran bist.
claim = Hier weiterspielen
claim-text = Dieser Browser übernimmt dein Profil vom anderen Gerät, mit allen Spielen. Spiele dieses Browsers, zu denen du keinen Link hast, sind danach nicht mehr erreichbar.
claim-go = Hier weiterspielen

## New games, the series, import, review
remove = Entfernen
create = Spiel anlegen
options = Optionen
more-options = Uhr, Tipps, Material
seats-help = Besetze mehrere Plätze selbst, um an einem Bildschirm zu spielen.
solo-help = Ein Platz: Du spielst gegen Tom.
seat-kind = Wer auf Platz { $number } sitzt
seat-level = Stärke von Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
name-optional = Name (freiwillig)
kind-me = Ich, hier
kind-open = Per Link einladen
series-game = Ein Spiel der Serie
series-help = Das Handicap ergibt sich aus deinen bisherigen Spielen, und dieses Spiel ändert es.
clock-move = Minuten pro Spielzug
clock-game = Minuten für das ganze Spiel
clock-none = ohne Grenze
clock-help = Läuft die Zeit ab, zieht ein Bot für dich.
absence-help = Wer die anderen länger warten lässt, kann abgewählt werden; dann spielt ein Bot weiter.
hints-usual = nur wenn ein einziger Mensch mitspielt
hints-yes = ja
hints-no = nein
seed-none = zufällig
seed-help = Wählst du einen Startwert, erfahren das alle, die mitspielen wollen: Du könntest ja wissen, was verdeckt liegt.
components-set = Materialsatz
components-shipped = Wie mitgeliefert
components-set-balanced = Ausgewogene Werte
components-edit = Schachtel-Editor
components = Aus einer Datei …
components-help = Eine TOML-Datei mit den Werten, die auf deinem eigenen Spiel stehen.
components-checking = Wird geprüft …
components-good = { $name } ist in Ordnung.
components-wrong =
    { $number ->
        [one] { $name } hat { $number } Fehler:
       *[other] { $name } hat { $number } Fehler:
    }
move-number = Zug { $number }
series-next = Handicap des nächsten Spiels
series-tom =
    { $points ->
        [one] Tom startet mit { $points } Punkt.
       *[other] Tom startet mit { $points } Punkten.
    }
series-you =
    { $points ->
        [one] Du startest mit { $points } Punkt.
       *[other] Du startest mit { $points } Punkten.
    }
series-even = Niemand startet mit Punkten.
series-start = Nächstes Spiel
series-go-on = Spiel fortsetzen
series-rules = Die Serie beginnt bei −10. Ein Sieg bringt +5, eine Niederlage −2, ein Gleichstand ändert nichts.
series-graph = Das Handicap von Spiel zu Spiel
series-after = Danach
result = Ergebnis
result-win = gewonnen
result-loss = verloren
result-tie = unentschieden
import-text = Öffne eine mit Firelight gespeicherte Aufzeichnung oder Stellung. Beendete Spiele kannst du ansehen und auswerten, andere weiterspielen.
import-choose = Wähle eine Datei oder zieh sie hierher
import-no-json = { $name } ist keine JSON-Datei. Aufzeichnungen und Stellungen enden auf .json.
import-handed = Du hast ein beendetes Spiel geöffnet. Der Rückblick zeigt, was jeder Zug wert war und was besser gewesen wäre.
import-no-link = Dieser Link enthält kein vollständiges Spiel.
review-thinking = Alle Stellungen werden analysiert … { $share } %
review-graph = Erwarteter Vorsprung nach jedem Zug
review-hover = Fahr über einen Zug; ein Klick zeigt den Spielplan an dieser Stelle.
review-lessons = Wo { $name } am meisten verloren hat
review-help = Schätzungen ({ $budget } Simulationen je Stellung): Unterschiede unter einem halben Punkt bedeuten nichts. Glück vergleicht, was aufgedeckt wurde, mit dem, was hätte kommen können.
to-table = Zum Tisch
accuracy = Genauigkeit
inaccuracies = Ungenauigkeiten
mistakes = Fehler
blunders = Grobe Fehler
loss-of = −{ $points }
luck = Glück
show-board = Spielplan zeigen

## The daily challenge
daily-ends = { $players ->
        [0] Noch hat niemand gespielt.
        [one] Bisher hat eine Person gespielt.
       *[other] Bisher haben { $players } gespielt.
    } Noch { $time }.
daily-over = { $players ->
        [0] Niemand hat gespielt.
        [one] Eine Person hat gespielt.
       *[other] { $players } haben gespielt.
    }
daily-streak = { $days } Tage in Folge!
daily-play = Gegen { $who } spielen
daily-go-on = Weiterspielen
practise = Üben
daily-mine =
    { $points ->
        [one] Du hast { $points } Punkt
       *[other] Du hast { $points } Punkte
    } ({ $margin } gegen { $who }).
daily-late = Das Spiel wurde nicht rechtzeitig fertig und zählt deshalb nicht.
daily-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
daily-rules = Alle auf diesem Server bekommen dieselbe Ausgangslage. Dein erstes Spiel des Tages zählt, wenn du es vor Mitternacht (UTC) beendest; danach kannst du üben. Ergebnisse und Aufzeichnungen gibt es, sobald der Tag vorbei ist.
daily-past = Frühere Tage
daily-results = Ergebnisse
daily-against = Gegen { $who }
daily-margin = Vorsprung
daily-watch = Ansehen
daily-watch-of = Das Spiel von { $name } ansehen
daily-shared = Vorher hat schon jemand mit derselben Adresse gespielt
daily-nobody = Niemand hat diese Aufgabe beendet.

## My statistics
statistics-none = Beende ein Spiel, dann stehen hier deine Ergebnisse.
statistics-all = Alle Spielerzahlen
statistics-players = { $number ->
        [one] Solo
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
       *[other] Zu { $number }
    }
statistics-games = Spiele
statistics-won = Gewonnen
statistics-average = Durchschnitt
statistics-best = Bestes Ergebnis
statistics-streak = Siege in Folge
statistics-progress = Verlauf
statistics-plot = { $games ->
        [one] Ergebnis von { $games } Spiel
       *[other] Ergebnisse von { $games } Spielen in der Reihenfolge, in der du sie gespielt hast, mit ihrem Trend
    }
statistics-key = Ein gefüllter Punkt ist ein gewonnenes Spiel. Die Linie ist der Durchschnitt deiner letzten zehn Spiele.
statistics-opponents = Gegner
statistics-people = Andere Menschen
statistics-lead = Vorsprung im Schnitt
statistics-sources = Woher deine Punkte kommen
statistics-csv = Als Tabelle speichern (CSV)

## App
settings-app = App
settings-app-text = Spiel vom Startbildschirm oder Desktop aus, in einem eigenen Fenster.
settings-app-install = Firelight installieren

## Records in my statistics
statistics-largest = Größter Vorsprung
import-english = Die Einzelheiten gibt es nur auf Englisch:
`;export{e as default};