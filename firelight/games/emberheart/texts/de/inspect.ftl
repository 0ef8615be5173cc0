### Was der Inspektor über die Teile sagt: was sie bewirken, was sie sind, was sie kosten.

piece-emberheart-hero =
    { $colour ->
       *[red] Held; braucht einen roten Drachen
        [blue] Held; braucht einen blauen Drachen
        [green] Held; braucht einen grünen Drachen
    }
    .glory = Ruhm: { $glory }.
piece-emberheart-dragon =
    { $colour ->
       *[red] Leg ihn an einen roten Helden oder ein rotes Schutzgebiet an, damit die Karte wirkt.
        [blue] Leg ihn an einen blauen Helden oder ein blaues Schutzgebiet an, damit die Karte wirkt.
        [green] Leg ihn an einen grünen Helden oder ein grünes Schutzgebiet an, damit die Karte wirkt.
        [exotic] Nimmt jede Farbe an: Leg ihn an einen beliebigen Helden oder ein beliebiges Schutzgebiet an.
    }
    .kind = { $glory } Ruhm am Ende
    .cost = { $price } für die Karte
    .ridge = 1 Hüterin für die mittlere Ebene
    .peak = 1 Hüterin und Flamme +1 für die obere Ebene
piece-emberheart-preserve-card =
    { $colour ->
       *[red] Leg einen roten Drachen an, um { $attribute } um 2 zu erhöhen.
        [blue] Leg einen blauen Drachen an, um { $attribute } um 2 zu erhöhen.
        [green] Leg einen grünen Drachen an, um { $attribute } um 2 zu erhöhen.
    }
    .kind = Platz für einen Drachen
piece-emberheart-garrison-card = Abgeschlossen, sobald du das hast: { $dragons } und { $others }. Dann steigt { $attribute } um 1.
    .kind = { $glory } Ruhm, sobald sie abgeschlossen ist
    .dragons =
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
    .heroes =
        { $number ->
            [one] { $number } Held
           *[other] { $number } Helden
        }
piece-emberheart-tavern-card =
    Du bekommst { $followers }. { $flame ->
        [0] Deine Flamme bleibt.
       *[other] Danach bewegt sich deine Flamme: { $signed }.
    }
    .name = Tavernenkarte
piece-emberheart-space = Für eine Gruppe der Größe { $space }. Das höchste Feld wählt zuerst.
    .name = { $place }, Feld { $space }
piece-emberheart-level-foot = Hier wird zuerst gewählt: Jede Gruppe bezahlt nur die Kosten der Karte selbst.
piece-emberheart-level-ridge = Nur Gruppen mit Hüterinnen kommen hierher. Eine Karte kostet zusätzlich zu ihren Kosten 1 Hüterin.
piece-emberheart-level-peak = Die Gruppe mit den meisten Hüterinnen wählt zuerst. Die Karte kostet zusätzlich 1 Hüterin und Flamme +1, und du darfst ein Attribut um 1 erhöhen.
piece-emberheart-raid = Nach den Belohnungen werfen alle dies aus ihrem Vorrat ab; für jede Gefolgsperson, die dir fehlt, steigt deine Flamme um 1.
    .kind = Überfallkarte
piece-emberheart-flame = Am Ende zählt, wie weit du unter der höchsten Flamme bist.
piece-emberheart-companion = Begleitet pro Runde eine Gruppe und bringt ihr die Wirkungen deiner drei Attribute.
    .name = Drachengefährte
piece-emberheart-crest = Jede Gruppe und jeder Besuch im Lagerhaus oder in der Feuerwache braucht ein Wappen.
    .name = Wappen
piece-emberheart-shield = Wer ihn hat, ist in dieser Runde zuerst an der Reihe.
    .name = Drachenschild
piece-emberheart-phase-action = Reihum macht jeder eine Aktion nach der anderen, bis die Berater vergeben sind.
piece-emberheart-phase-reward = Ort für Ort nehmen die Gruppen Karten, von Feld 5 bis Feld 1.
piece-emberheart-phase-raid = Alle werfen ab, was die Überfallkarte verlangt.
piece-emberheart-phase-reset = Die Angebote werden für die nächste Runde aufgefüllt.
piece-emberheart-kind-place = Ort
piece-emberheart-kind-aide = Berater
piece-emberheart-kind-skill = Fertigkeit
piece-emberheart-kind-follower = Gefolgsperson
piece-emberheart-kind-attribute = Attribut
piece-emberheart-kind-phase = Phase der Runde

## Für dich jetzt

now-emberheart-have =
    Du hast { $number }{ $away ->
        [0] {"."}
       *[other] {" "}im Vorrat und { $away } auf der Insel.
    }
now-emberheart-level = Stufe { $level }: { $glory } Ruhm.
now-emberheart-worth = { $glory } Ruhm nach jetzigem Stand.
now-emberheart-once-awake = { $glory } Ruhm nach jetzigem Stand, sobald ein Drache angelegt ist.
now-emberheart-of = { $what }: { $have } von { $need }
now-emberheart-completed = Abgeschlossen.
now-emberheart-picks = Eine Gruppe hier würde als { $rank } wählen.
now-emberheart-held = Vergeben an { $who }.
