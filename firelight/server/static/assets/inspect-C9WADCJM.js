//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-emberheart-hero =
    { $colour ->
       *[red] Held; braucht einen roten Drachen
        [blue] Held; braucht einen blauen Drachen
        [green] Held; braucht einen grünen Drachen
    }
    .glory = Ruhm: { $glory }.
piece-emberheart-dragon =
    { $colour ->
       *[red] Lege ihn an einen roten Helden oder ein rotes Schutzgebiet an, damit die Karte wirkt.
        [blue] Lege ihn an einen blauen Helden oder ein blaues Schutzgebiet an, damit die Karte wirkt.
        [green] Lege ihn an einen grünen Helden oder ein grünes Schutzgebiet an, damit die Karte wirkt.
        [exotic] Nimmt jede Farbe an: Lege ihn an einen beliebigen Helden oder ein beliebiges Schutzgebiet an, damit die Karte wirkt.
    }
    .kind = { $glory } Ruhm am Ende
    .cost = { $price } für die Karte
    .ridge = 1 Hüterin für die mittlere Ebene
    .peak = 1 Hüterin und Flamme +1 für die obere Ebene
piece-emberheart-preserve-card =
    { $colour ->
       *[red] Lege einen roten Drachen an, um { $attribute } um 2 zu erhöhen.
        [blue] Lege einen blauen Drachen an, um { $attribute } um 2 zu erhöhen.
        [green] Lege einen grünen Drachen an, um { $attribute } um 2 zu erhöhen.
    }
    .kind = Platz für einen Drachen
piece-emberheart-garrison-card = Abgeschlossen, sobald du das hast: { $dragons } und { $others }. Dann erhöhst du { $attribute } um 1.
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
piece-emberheart-space = Für eine Gruppe der Größe { $space }. Die Gruppe auf dem höchsten Feld wählt zuerst.
    .name = { $place }, Feld { $space }
piece-emberheart-level-foot = Hier wird zuerst gewählt, und es fallen nur die Kosten der Karte selbst an.
piece-emberheart-level-ridge = Nur Gruppen mit Hüterinnen kommen hierher. Eine Karte kostet zusätzlich zu ihren Kosten 1 Hüterin.
piece-emberheart-level-peak = Die Gruppe mit den meisten Hüterinnen wählt zuerst. Die Karte kostet zusätzlich 1 Hüterin und Flamme +1, und du darfst ein Attribut um 1 erhöhen.
piece-emberheart-raid = Nach den Belohnungen werfen alle das hier aus ihrem Vorrat ab; für jede Gefolgsperson, die dir fehlt, steigt deine Flamme um 1.
    .kind = Überfallkarte
piece-emberheart-flame = Am Ende zählt, wie weit du unter der höchsten Flamme bist.
piece-emberheart-companion = Er darf pro Runde eine Gruppe begleiten; dann wirken deine drei Attribute.
    .name = Drachengefährte
piece-emberheart-crest = Für jede Gruppe und jeden Besuch im Lagerhaus oder bei der Feuerwache brauchst du ein Wappen.
    .name = Wappen
piece-emberheart-shield = Wer ihn hat, ist in dieser Runde zuerst an der Reihe.
    .name = Drachenschild
piece-emberheart-phase-action = Reihum führen alle je eine Aktion aus, bis die Berater vergeben sind.
piece-emberheart-phase-reward = Ort für Ort nehmen die Gruppen Karten, von Feld 5 bis Feld 1.
piece-emberheart-phase-raid = Alle werfen ab, was die Überfallkarte verlangt.
piece-emberheart-phase-reset = Die Angebote werden für die nächste Runde aufgefüllt.
piece-emberheart-kind-place = Ort
piece-emberheart-kind-aide = Berater
piece-emberheart-kind-skill = Fertigkeit
piece-emberheart-kind-follower = Gefolgsperson
piece-emberheart-kind-attribute = Attribut
piece-emberheart-kind-phase = Phase der Runde

## For you now

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
now-emberheart-held = Schon bei { $who }.

## What the player works towards

goals-emberheart-asleep = Warten auf einen Drachen
goals-emberheart-raid = Gefolgsleute für den Überfall
goals-emberheart-flame = Flamme +{ $flame } für die, die dir fehlen
`;export{e as default};