//# allFunctionsCalledOnLoad
var e=`### Texts of the box editor and of shared component sets.

## The editor
box = Schachtel-Editor
box-about = Besitzt du das gedruckte Spiel? Viele gedruckte Werte sind nicht öffentlich, deshalb haben wir manche erfunden. Trag ein, was auf deinem Exemplar steht, und spiel damit.
box-name = Name des Satzes
box-kept = Entwurf auf diesem Gerät gespeichert
box-saved = Satz gespeichert
box-compared = { $done } von { $all } verglichen
box-compared-label = Wie viel verglichen ist
box-print = Liste drucken
box-export = Exportieren
box-import = Importieren
box-save = Satz speichern
box-share-title = Link zu diesem Satz
box-groups = Was in der Schachtel ist
box-components = Spielmaterial
box-filter = Anzeigen
box-filter-all = Alle
box-filter-left = Zu vergleichen
box-filter-changed = Geändert
box-none-left = Hier ist nichts mehr zu vergleichen.
box-none-changed = Hier ist alles wie mitgeliefert.
box-add = Hinzufügen
box-remove = Entfernen
box-remove-entry = Nummer { $number } entfernen
box-less = { $field }: weniger
box-more = { $field }: mehr
box-as-shipped = Wie mitgeliefert
box-same = Wie auf meinem Exemplar
box-previous = Vorheriges
box-next = Nächstes
box-afresh = Mit dem mitgelieferten Satz neu beginnen

## The check
box-check = Prüfung
box-problems =
    { $number ->
        [one] { $number } Problem
       *[other] { $number } Probleme
    }
box-no-problems = Keine Probleme
box-checked = Wird laufend geprüft
box-checking = Wird geprüft …
box-offline = Der Server ist nicht erreichbar; geprüft wird später.
box-show = Zeigen
box-rule = Regel { $rule }
box-fix-set = { $field } auf { $value } setzen
box-fix-remove = Entfernen
box-fix-add = Hinzufügen
box-try = Diesen Satz ausprobieren
box-try-help = Ohne Probleme kannst du den Satz spielen und teilen.
box-marks = Woher ein Wert kommt
box-mark-R = steht in der Anleitung
box-mark-S = steht in einer anderen öffentlichen Quelle
box-mark-D = folgt aus der Anleitung
box-mark-C = von uns erfunden: bitte vergleichen
box-mark-ok = du hast es verglichen
box-keys = Tasten: Mit den Pfeiltasten gehst du umher, mit Enter bestätigst du „Wie auf meinem Exemplar“ und gehst weiter, mit Tab kommst du zu den Feldern. Auch in einem Feld geht es mit Enter weiter.
box-sheet-help = Hake ab, was auf deinem Exemplar gleich ist, und notiere, was anders ist.

## What can be wrong with any set
wrong-unknown = „{ $name }“ gehört nicht hierher.
wrong-missing = Das fehlt.
wrong-words =
    { $found ->
        [0] Hier steht nichts
        [one] Hier steht { $found }
       *[other] Hier stehen { $found }
    }; vorgesehen sind { $least } bis { $most }.
wrong-number = { $found } ist nicht möglich; wähle von { $least } bis { $most }.
wrong-word = „{ $found }“ ist hier nicht möglich; wähle etwas aus der Liste.
wrong-twice = „{ $found }“ steht auch anderswo; jedes darf nur einmal vorkommen.
wrong-absent = Jedes muss einmal vorkommen; es fehlt: { $absent }.
wrong-kind = Hierher gehört etwas anderes.
wrong-entries =
    { $found ->
        [0] Es ist keins da
        [one] Es ist { $found } da
       *[other] Es sind { $found } da
    }; es sollten { $expected } sein.
wrong-name = Gib dem Satz einen Namen.
wrong-toml = Diese Datei ist kein gültiges TOML: { $found }.

## Sets that are kept
box-sets = Deine Materialsätze
box-no-sets = Noch kein Satz gespeichert. Wähle oben ein Spiel und trag ein, was auf deinem Exemplar steht.
box-unnamed = Satz ohne Namen
box-sound = spielbereit
box-draft = Entwurf mit Problemen
box-edit = Bearbeiten
box-play = Damit spielen
box-copy = In meine Sätze kopieren
box-unshare = Nicht mehr teilen
box-delete = Löschen
box-shared-by = Ein Materialsatz für { $game }, geteilt von { $name }
box-shared-help = Das sind die Werte, die auf einem anderen Exemplar des Spiels stehen. Wird mit diesem Satz gespielt, ist das am Spiel vermerkt.
box-delete-title = Diesen Satz löschen?
box-delete-text = „{ $name }“ und der Link dazu sind dann endgültig weg. Spiele mit diesem Satz gehen weiter.
box-afresh-title = Von vorn beginnen?
box-afresh-text = Alles, was du seit dem letzten Speichern eingetragen und verglichen hast, geht verloren.
box-import-title = Entwurf durch die Datei ersetzen?
box-open = Öffnen
box-open-title = „{ $name }“ öffnen?
box-open-text = Auf diesem Gerät liegt ein Entwurf von „{ $draft }“ mit Änderungen, die du nicht gespeichert hast. Wenn du jetzt einen anderen Satz öffnest, gehen sie verloren.
`;export{e as default};