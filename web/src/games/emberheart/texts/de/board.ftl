# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Der Tisch wird gedeckt …
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, Feld { $space }: frei
eh-space-pick = { $place }, Feld { $space }: Stelle eine Gruppe dafür zusammen; sie wählt als { $rank }
eh-space-send = { $place }, Feld { $space }: Schicke die Gruppe; sie wählt als { $rank }
eh-space-blocked = { $place }, Feld { $space }: ein neutrales Wappen. Es nimmt die linke Karte weg, wenn es dran ist.
eh-space-taken =
    { $place }, Feld { $space }: { $who }{ $size ->
        [0] , niemand
       *[other] , { $people }
    }{ $companion ->
        [yes] , mit dem Drachengefährten
       *[no] { "" }
    }. Wählt als { $rank }
eh-card = { $card }
eh-card-take = Nimm: { $card }
eh-bard-only = Bardin
eh-level-peak = Gipfel
eh-level-ridge = Grat
eh-level-foot = Fuß
eh-climbers = Die Reihe der Kletternden
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
eh-crests-of = { $who } { $number }
eh-station-twice = Feuerwache mit zwei Wappen
eh-aides = Berater
eh-aides-end = mit dem letzten endet die Phase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bei { $who }
eh-aide-leader = beginnt
eh-aide-defender = Überfall weg
eh-aide-survivalist = +1 Ausrüstung
eh-aide-healer = Flamme −2
eh-raid = Überfall
eh-raid-card = Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-discarded = Abgeworfene Überfallkarte: { $card }. Jetzt: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(Flamme +{ $flame })
    }
eh-per = je
eh-flame = Flamme
eh-flame-left = bleib links von den anderen
eh-flame-of = { $who }: Flamme { $at }, { $glory } Ruhm nach jetzigem Stand

# The camp
eh-camp = Lager von { $who }
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
eh-companion-goes = Drachengefährte kommt mit; noch einmal, um ihn zu Hause zu lassen
eh-companion-goes-short = kommt mit
eh-companion-used = Drachengefährte, diese Runde eingesetzt
eh-companion-used-short = eingesetzt
eh-companion-stays = Drachengefährten zu Hause lassen
eh-effect-strength = Stärke: so viele Gefolgsleute weniger, als das Feld verlangt
eh-effect-senses = Sinne: Ausrüstung auf einem Feld 3
eh-effect-senses-when = auf einer 3
eh-effect-speed = Geschwindigkeit: Flamme runter, wo keine andere Gruppe ist
eh-effect-speed-when = wenn allein
eh-skill-geared-dragons = 1 Ausrüstung auf einem Drachen: jede Karte, +1 Ruhm
eh-skill-further-steps = 1 Ausrüstung bringt ein steigendes Attribut 1 weiter
eh-skill-fire-wise = Flamme steigt: 1 Gehilfe pro Schritt, oder stattdessen 1 Experte
eh-skill-welcoming = beim Anlegen: 1 Gehilfe, oder 1 wird Experte
eh-heroes-preserves = Helden und Schutzgebiete mit ihren Drachen
eh-plans-free = Garnisonskarten · freie Drachen
eh-no-cards = Noch keine Karten.
eh-card-with = { $card } mit { $dragon }
eh-card-waits = { $card }, wartet auf einen Drachen
eh-hero-now = { $glory } Ruhm nach jetzigem Stand
eh-plan-open = { $card }, noch nicht erfüllt
eh-plan-done = { $card }, erfüllt
eh-dragon-free = { $dragon }, frei
eh-dragon-pick = { $dragon }, frei: Nimm ihn, um ihn anzulegen

# What is asked
eh-choices = Möglichkeiten
eh-your-party = Deine Gruppe
eh-size = Größe
eh-clear = Gruppe neu beginnen
eh-party-start = Wähle Gefolgsleute oder ein leuchtendes Feld.
eh-party-where =
    { $size ->
        [0] Der Drachengefährte allein: Wähle ein leuchtendes Feld.
        [one] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
       *[other] Eine Gruppe von { $size }: Wähle ein leuchtendes Feld.
    }
eh-order-first = { $place } { $space }: Du wählst als { $rank }
eh-order-after = { $place } { $space }: Du wählst als { $rank }, nach { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Ein neutrales Wappen nimmt vorher eine Karte weg.
       *[other] Neutrale Wappen nehmen vorher { $blocked } Karten weg.
    }
eh-come-back = Nach der Belohnung zurück: { $people }.
eh-spent = Mit einer Karte verbraucht: { $people }.
eh-send = Schicken: { $place } { $space }
eh-swap = Jemanden tauschen
eh-swap-from = Wen gibst du her?
eh-swap-to = Gegen wen?
eh-attach = Ein Drache kann angelegt werden: Nimm ihn.
eh-attach-where = Wähle seine Karte.

# Above the table, and on the phone
eh-wait-problem = Der Tisch lässt sich nicht decken: { $problem }
eh-round = Runde { $round } von 5
eh-phases = Phasen der Runde
eh-phase-action = Aktionen
eh-phase-reward = Belohnungen
eh-phase-raid = Überfall
eh-phase-reset = Zurücksetzen
eh-tab-island = Insel
eh-tab-camp = Mein Lager
eh-tab-flame = Flamme
eh-places = Orte
eh-village = Dorf
eh-flame-at = Flamme { $at }
eh-flame-final = Flamme { $at }, { $final } mit abgegebener Ausrüstung
