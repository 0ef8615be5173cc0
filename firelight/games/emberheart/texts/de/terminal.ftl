### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-emberheart-attribute = Jetzt bei { $level }.
note-emberheart-go =
    { $spaces-size ->
        [one] Freies Feld: { $spaces }.
       *[other] Freie Felder: { $spaces }.
    } { $fitting-size ->
        [0] Niemand von deinen Gefolgsleuten darf hin.
       *[other] Hin dürfen: { $fitting-nom }.
    } { $cards ->
        [one] { $cards } Karte ist dort.
       *[other] { $cards } Karten sind dort.
    }
note-emberheart-space =
    Gefolgsleute: { $range }. { $before ->
        [0] Deine Gruppe wählt bisher zuerst
        [one] { $before } Gruppe wählt vor deiner
       *[other] { $before } Gruppen wählen vor deiner
    }; { $left ->
        [0] vielleicht bleibt keine Karte.
       *[other] mindestens { $left } von { $cards } Karten bleiben.
    }
note-emberheart-aide = { $aide-help }
note-emberheart-swap = Du hast { $gear } Ausrüstung; das verbraucht deine Aktion nicht.
note-emberheart-call =
    Zurück kommen { $followers-nom }.{ $companion ->
        [yes] { " " }Der Drachengefährte kommt mit, wird aber nicht wieder eingesetzt.
       *[no] { "" }
    }
note-emberheart-take =
    { $kind-key ->
        [hero] { $hero-help } Ruhm: { $hero-glory }; für dich jetzt { $worth }.
        [garrison] { $glory } Ruhm für { $dragons ->
            [one] { $dragons } { $colour-key ->
               *[red] roten
                [blue] blauen
                [green] grünen
            } Drachen
           *[other] { $dragons } { $colour-key ->
               *[red] rote
                [blue] blaue
                [green] grüne
            } Drachen
        } und { $number } { $asked-key ->
            [hero] Helden
            [hireling] Gehilfen
            [scout] Späher
            [ranger] { $number ->
                [one] Waldläuferin
               *[other] Waldläuferinnen
            }
           *[warden] { $number ->
                [one] Hüterin
               *[other] Hüterinnen
            }
        }.
       *[other] { "" }
    }
note-emberheart-hero = { $hero-help } Ruhm: { $hero-glory }; für dich jetzt { $worth }.
note-emberheart-discard-raid =
    Nach jetzigem Stand würde sie dich { $number ->
        [0] nichts
       *[other] { $number }
    } kosten{ $missing ->
        [0] .
        [one] , davon fehlt { $missing }: Flamme +{ $missing }.
       *[other] , davon fehlen { $missing }: Flamme +{ $missing }.
    }
note-emberheart-raid =
    { $raid }: nach jetzigem Stand { $number ->
        [0] nichts
       *[other] { $number }
    } für dich{ $missing ->
        [0] .
        [one] , davon fehlt { $missing }: Flamme +{ $missing }.
       *[other] , davon fehlen { $missing }: Flamme +{ $missing }.
    }

word-emberheart-hero = Held
    .count =
        { $n ->
            [one] { $n } Held
           *[other] { $n } Helden
        }

## Groups of moves

heading-emberheart-party = Gruppe schicken
heading-emberheart-village = Wappen ins Dorf legen
heading-emberheart-aide = Berater nehmen
heading-emberheart-besides = Neben deiner Aktion
heading-emberheart-hero = Held nutzen
heading-emberheart-on = Weiter

face-emberheart-home = Tableau
face-emberheart-homes = Tableaus
face-emberheart-brackets = freie Felder oder zu legende Wappen
face-emberheart-auto = Der Drachengefährte tut alles, was er kann, und Spielzüge enden automatisch, wenn nichts mehr zu tun ist
face-emberheart-by-hand = Du wählst, was der Drachengefährte tut, und beendest jeden Spielzug selbst

## The board in letters

board-emberheart-none = keine
board-emberheart-nobody = niemand
board-emberheart-free = frei
board-emberheart-blocked = blockiert
board-emberheart-neutral = neutral
board-emberheart-mark = S{ $number }
board-emberheart-flame = Flamme { $steps-signed }
board-emberheart-as-colour = { $dragon-key } als { $colour }
board-emberheart-dragons =
    { $number ->
        [one] { $number } { $colour-key ->
           *[red] roter
            [blue] blauer
            [green] grüner
            [exotic] exotischer
        } Drache
       *[other] { $number } { $colour-key ->
           *[red] rote
            [blue] blaue
            [green] grüne
            [exotic] exotische
        } Drachen
    }
board-emberheart-garrison = { $glory } Ruhm: { $needs }
board-emberheart-round = Runde { $round } von { $rounds }, { $phase }
board-emberheart-phase-setup = Aufbau
board-emberheart-phase-before = vor der Aktionsphase
board-emberheart-phase-action = Aktionsphase
board-emberheart-phase-reward = Belohnungsphase
board-emberheart-phase-rewarded = nach den Belohnungen
board-emberheart-phase-before-raid = vor dem Überfall
board-emberheart-phase-raid = Überfall
board-emberheart-phase-raided = nach dem Überfall
board-emberheart-aides-left =
    { $left ->
        [0] (alle Berater sind vergeben; sie endet vor dem nächsten Spielzug mit Drachenschild: { $who })
       *[other] (bis alle Berater vergeben sind; noch { $left } von { $aides })
    }
board-emberheart-locations = ORTE
board-emberheart-locations-note = Felder; in der Belohnungsphase jeder Ort von 5 bis 1
board-emberheart-level-low = untere Ebene
board-emberheart-level-middle = mittlere Ebene: noch 1 Hüterin
board-emberheart-level-top = obere Ebene: noch 1 Hüterin und Flamme +1, dafür 1 Attribut +1
board-emberheart-only-for = nur für { $who } (Bardin).
board-emberheart-glory = Ruhm: { $glory }.
board-emberheart-worth = (jetzt { $number })
board-emberheart-waits = Braucht einen Drachen.
board-emberheart-works =
    Drache: { $dragon-key }{ $used ->
        [yes] { " " }(genutzt)
       *[no] { "" }
    }.
board-emberheart-geared = { $dragon-key } mit Ausrüstung
board-emberheart-village = DORF
board-emberheart-village-crests = Lagerhaus (2 Ausrüstung): { $warehouse }   Feuerwache (4 Gehilfen, Flamme +1): { $station }   Schild { $shield }
board-emberheart-aides = BERATER
board-emberheart-raid = ÜBERFALL
board-emberheart-raid-card = { $raid }; jetzt { $losses }
board-emberheart-raid-discarded = abgeworfen: { $raid }
board-emberheart-loss-missing =
    { $number } ({ $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }: Flamme +{ $missing })
board-emberheart-flames = FLAMME
board-emberheart-flame-of =
    { $who } { $flame }{ $gear ->
        [yes] , { $end } mit Ausrüstung
       *[no] { "" }
    } ({ $glory } Ruhm)
board-emberheart-band =
    { $name }{ $shield ->
        [yes] , mit dem Drachenschild
       *[no] { "" }
    }: { $glory } Ruhm, wenn jetzt Schluss wäre
board-emberheart-row-supply = Vorrat
board-emberheart-row-attributes = Attribute
board-emberheart-row-companion = Gefährte
board-emberheart-row-skill = Fertigkeit
board-emberheart-row-dragons = Drachen
board-emberheart-row-preserves = Schutzgeb.
board-emberheart-row-garrison = Garnison
board-emberheart-row-glory = Ruhm jetzt
board-emberheart-away = auf dem Spielplan { $people }
board-emberheart-companion-ready = bereit
board-emberheart-companion-placed = in dieser Runde eingesetzt
board-emberheart-companion-no-effect = noch ohne Wirkung
board-emberheart-companion-strength =
    { $number ->
        [one] bis zu { $number } Gefolgsperson weniger
       *[other] bis zu { $number } Gefolgsleute weniger
    }
board-emberheart-companion-senses = { $number } Ausrüstung auf einem Feld 3
board-emberheart-companion-speed = Flamme −{ $number }, wo keine Gruppe ist
board-emberheart-dragons-held = nicht angelegt: { $free-key }; angelegt: { $attached-key }
board-emberheart-preserve-waits = braucht einen Drachen
board-emberheart-preserve-with = belegt: { $dragon-key }
board-emberheart-garrison-completed = abgeschlossen
board-emberheart-garrison-ready = hat alles, was sie braucht
board-emberheart-garrison-needs =
    fehlt noch: { $needs }{ $tactician ->
        [yes] , 1 davon erlässt der Taktiker
       *[no] { "" }
    }
board-emberheart-brief =
    { $who }: { $glory } Ruhm, Flamme { $flame }, Attribute { $levels }, { $active } von { $heroes ->
        [one] { $heroes } Held
       *[other] { $heroes } Helden
    } aktiv, { $dragons ->
        [one] { $dragons } Drache
       *[other] { $dragons } Drachen
    }
board-emberheart-supply =
    Du hast { $have }; Drachengefährte { $placed ->
        [yes] eingesetzt
       *[no] bereit
    }; Attribute { $levels }; Flamme { $flame }
board-emberheart-space = Feld { $space }: { $party }
board-emberheart-spaces-free = frei: { $spaces }
board-emberheart-legend-worth = Drachen: ihr Ruhm in Klammern, danach, was sie kosten.
