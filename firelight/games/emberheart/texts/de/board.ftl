# The board of Emberheart: labels, what screen readers say, short notes on pieces.

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
