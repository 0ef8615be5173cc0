### Texts of pages that are neither the first one, nor lists of games, nor tables.

## Settings, and who the player is
settings-look = Aussehen und Ton
settings-play = Spielen
settings-me = Du
settings-notify = Wenn du dran bist
theme = Farben
theme-system = wie im System
theme-dark = dunkel
theme-light = hell
motion = Bewegung
motion-system = wie im System
motion-full = Teile fliegen
motion-reduced = Teile blenden über
volume = Lautstärke
confirm-when = Vor einem Zug nachfragen
confirm-never = nie
confirm-ends = wenn er den Zug beendet oder nicht zurückzunehmen ist
confirm-always = immer
auto-payment = Von selbst bezahlen
auto-payment-help = Wo die Bezahlung klar ist, wird nicht gefragt.
warnings = Vor dem Ende des Zugs warnen
warnings-help = Einmal, wenn ein Wappen oder eine erfüllte Aufgabe ungenutzt bliebe.
curtain = Vorhang an einem Bildschirm
curtain-help = Verdeckt den Tisch, wenn er von einem Menschen zum nächsten wechselt.
notation = Notation zeigen
notation-help = Der kurze Text jedes Zugs, wie in Aufzeichnungen.
device = Ein anderes Gerät
device-help = Öffne den Link dort, um mit denselben Spielen weiterzuspielen. Er gilt einmal.
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
recover-text = Gib deine zwölf Wörter ein. Dieser Browser spielt dann als diese Person weiter, mit allen ihren Spielen. Spiele dieses Browsers, zu denen du keinen Link hast, sind danach nicht mehr erreichbar.
recover-words = { $number } von { $all } Wörtern
ignored = Ignorierte Personen
ignored-mute = stummgeschaltet
ignored-block = blockiert
ignored-stop = Nicht mehr ignorieren
ignored-stop-name = { $name } nicht mehr ignorieren
ignored-nobody = Du ignorierst niemanden. An einem Tisch kannst du jemanden neben dem Platz stummschalten oder blockieren.
my-data = Deine Daten
my-data-help = Alles, was dieser Server über dich weiß: als Datei zum Behalten, oder für immer gelöscht.
my-data-download = Meine Daten herunterladen
delete-me = Mich löschen
delete-me-text = Du verlässt alle deine Spiele, und alles, was dir gehört, wird gelöscht. Das lässt sich nicht rückgängig machen.
delete-me-go = Endgültig löschen
delete-me-type = Gib zur Bestätigung deinen Namen ein: { $name }
push-on = In diesem Browser Bescheid sagen
push-off = Nicht mehr Bescheid sagen
push-none = Dieser Server oder dieser Browser kann keine Nachrichten senden.
webhook = Webhook
webhook-help = Eine Adresse, die aufgerufen wird, wenn du dran bist.
claim = Hier weiterspielen
claim-text = Dieser Browser übernimmt die Person vom anderen Gerät, mit allen Spielen. Spiele dieses Browsers, zu denen du keinen Link hast, sind danach nicht mehr erreichbar.
claim-go = Hier weiterspielen

## New games, the series, import, review
remove = Entfernen
create = Spiel anlegen
options = Optionen
more-options = Uhr, Tipps, Material
seats-help = Mehrere eigene Plätze ergeben ein Spiel an einem Bildschirm.
solo-help = Ein Platz: Du spielst gegen Tom.
seat-kind = Wer auf Platz { $number } sitzt
seat-level = Stärke von Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
name-optional = Name (wenn du magst)
kind-me = Ich, hier
kind-open = Jemand mit einem Link
series-game = Ein Spiel der Reihe
series-help = Das Handicap ergibt sich aus deinen bisherigen Spielen, und dieses Spiel ändert es.
clock-move = Minuten pro Zug
clock-game = Minuten für das ganze Spiel
clock-none = ohne Grenze
clock-help = Ist die Zeit um, macht ein Gegner den Zug.
absence-help = Wer die anderen länger warten lässt, kann abgewählt werden; dann spielt ein Bot weiter.
hints-usual = wo nur ein Mensch spielt
hints-yes = ja
hints-no = nein
seed-none = zufällig
seed-help = Wählst du einen Startwert, erfahren das alle, die mitspielen wollen: Du könntest ja wissen, was verdeckt liegt.
components = Materialsatz …
components-help = Eine TOML-Datei mit den Werten, die auf deinem eigenen Spiel stehen.
components-checking = Wird geprüft …
components-good = { $name } ist brauchbar.
components-wrong =
    { $number ->
        [one] { $name } hat { $number } Fehler:
       *[other] { $name } hat { $number } Fehler:
    }
move-number = Zug { $number }
series-next = Handicap des nächsten Spiels
series-tom =
    { $points ->
        [one] Tom beginnt mit { $points } Punkt.
       *[other] Tom beginnt mit { $points } Punkten.
    }
series-you =
    { $points ->
        [one] Du beginnst mit { $points } Punkt.
       *[other] Du beginnst mit { $points } Punkten.
    }
series-even = Niemand beginnt mit Punkten.
series-start = Nächstes Spiel
series-go-on = Weiter mit dem Spiel
series-rules = Die Reihe beginnt bei −10. Ein Sieg bringt +5, eine Niederlage −2, ein Gleichstand ändert nichts.
series-graph = Das Handicap von Spiel zu Spiel
series-after = Danach
result = Ergebnis
result-win = gewonnen
result-loss = verloren
result-tie = unentschieden
import-text = Eine Aufzeichnung oder Stellung aus Firelight wird hier zu einem Spiel: beendete zum Ansehen und Auswerten, andere zum Weiterspielen.
import-choose = Wähle eine Datei, oder zieh sie hierher
import-no-json = { $name } ist keine JSON-Datei. Aufzeichnungen und Stellungen enden auf .json.
review-thinking = Jede Stellung wird durchdacht … { $share } %
review-graph = Erwarteter Vorsprung nach jedem Zug
review-hover = Zeig auf einen Zug; ein Klick führt zum Spielplan dort.
review-lessons = Wo { $name } am meisten verlor
review-help = Schätzungen mit { $budget } Bedenkzeit je Stellung: Ein halber Punkt hin oder her bedeutet nichts. Glück ist, was aufgedeckt wurde, verglichen mit dem, was hätte kommen können.
to-table = Zum Tisch
accuracy = Genauigkeit
inaccuracies = Ungenauigkeiten
mistakes = Fehler
blunders = Grobe Fehler
loss-of = −{ $points }
luck = Glück
played = Gespielt
better = Besser
show-board = Spielplan zeigen
