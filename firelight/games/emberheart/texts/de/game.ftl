## What buttons say

move-emberheart-attribute = { $attribute } erhöhen
move-emberheart-no-attribute = Kein Attribut erhöhen
move-emberheart-go = Eine Gruppe { $place-to } schicken
move-emberheart-to-space = Feld { $space } besetzen
move-emberheart-with-companion = Feld { $space } mit dem Drachengefährten besetzen
move-emberheart-make-up =
    { $followers-sum ->
        [0] Den Drachengefährten allein schicken
        [one] { $followers } schicken
       *[other] { $followers } schicken
    }
move-emberheart-effects =
    { $gear ->
        [yes] Ausrüstung nehmen
       *[no] Keine Ausrüstung nehmen
    }, { $flame ->
        [yes] Flamme senken
       *[no] Flamme nicht senken
    }
move-emberheart-warehouse = Ein Wappen ins Lagerhaus legen
move-emberheart-station =
    { $times ->
        [one] Ein Wappen zur Feuerwache legen
       *[other] { $times } Wappen zur Feuerwache legen
    }
move-emberheart-aide = { $aide-acc } nehmen
move-emberheart-swap = 1 Ausrüstung abgeben und 1 Gefolgsperson tauschen
move-emberheart-swap-kinds = { $from-count-acc } gegen { $to-count-acc } tauschen
move-emberheart-attach = Einen Drachen anlegen
move-emberheart-dragon = { $dragon-acc } wählen
move-emberheart-onto-hero = An { $hero-acc } anlegen
move-emberheart-onto-preserve = An { $preserve-acc } anlegen
move-emberheart-without-gear = Ohne Ausrüstung anlegen
move-emberheart-with-gear = Mit 1 Ausrüstung anlegen
move-emberheart-done = Weiter
move-emberheart-call = Die Gruppe von Feld { $space } { $place-at } zurückrufen
move-emberheart-no-call = Alle Gruppen stehen lassen
move-emberheart-discard-raid = Überfallkarte „{ $raid }“ abwerfen
move-emberheart-take =
    { $card-key ->
        [none] Karte { $slot } nehmen
       *[other] { $card-acc } nehmen
    }
move-emberheart-decline = Keine Karte nehmen
move-emberheart-goes-first = Die Gruppe auf Feld { $space } zuerst
move-emberheart-gain-hireling = 1 Gehilfen nehmen
move-emberheart-gain-gear = 1 Ausrüstung nehmen
move-emberheart-welcome =
    { $follower-key ->
        [hireling] 1 Gehilfen nehmen
       *[other] 1 Gehilfen gegen { $follower-count-acc } tauschen
    }
move-emberheart-welcome-nobody = Niemanden nehmen
move-emberheart-into-gear =
    { $hirelings ->
        [0] Alle Gehilfen behalten
        [one] 1 Gehilfen in Ausrüstung umwandeln
       *[other] { $hirelings } Gehilfen in Ausrüstung umwandeln
    }
move-emberheart-exchange-none = Niemanden tauschen
move-emberheart-exchange =
    { $from-key ->
        [hireling] { $number } Gehilfen gegen { $to-key ->
            [scout] { $number } Späher
            [warden] { $number ->
                [one] { $number } Hüterin
               *[other] { $number } Hüterinnen
            }
           *[ranger] { $number ->
                [one] { $number } Waldläuferin
               *[other] { $number } Waldläuferinnen
            }
        }
        [scout] { $number } Späher gegen { $number } Gehilfen
        [warden] { $number ->
            [one] { $number } Hüterin
           *[other] { $number } Hüterinnen
        } gegen { $number } Gehilfen
       *[ranger] { $number ->
            [one] { $number } Waldläuferin
           *[other] { $number } Waldläuferinnen
        } gegen { $number } Gehilfen
    } tauschen
move-emberheart-use-apprentice = Auszubildende nutzen: einen Helden nehmen
move-emberheart-use-bard = Mit der Bardin 2 Helden ziehen
move-emberheart-keep-hero = { $hero-acc } reservieren
move-emberheart-use-paragon =
    Vorbild: Flamme +1 und 2 Gehilfen gegen { $scouts ->
        [0] 2 Waldläuferinnen
        [one] 1 Späher und 1 Waldläuferin
       *[other] 2 Späher
    }
move-emberheart-go-further = 1 Ausrüstung für 1 Schritt mehr abgeben
move-emberheart-no-further = Dabei belassen
move-emberheart-flame-rises = Flamme steigen lassen und Gehilfen nehmen
move-emberheart-discard-instead = Stattdessen Experten abwerfen
move-emberheart-lose = { $follower-count-acc } abwerfen
move-emberheart-use-remaining = Verbliebene Überfallkarte anwenden
move-emberheart-use-discarded = Abgeworfene Überfallkarte anwenden
move-emberheart-use-sage = Flamme +1 und 2 weniger abwerfen (Feuerweiser)
move-emberheart-no-sage = Abwerfen, was die Überfallkarte verlangt

## What happened

event-emberheart-gained-followers = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-emberheart-lost-followers = { $who } wirft { $a0-count-acc } ab
    .you = Du wirfst { $a0-count-acc } ab
event-emberheart-gained-gear = { $who } erhält { $a0 } Ausrüstung
    .you = Du erhältst { $a0 } Ausrüstung
event-emberheart-paid-gear = { $who } gibt { $a0 } Ausrüstung ab
    .you = Du gibst { $a0 } Ausrüstung ab
event-emberheart-sent-party =
    { $who } schickt eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , mit dem Drachengefährten
    }
    .you =
        Du schickst eine Gruppe auf Feld { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , mit deinem Drachengefährten
        }
event-emberheart-called-back = { $who } ruft die Gruppe von Feld { $a1 } { $a0-at } zurück
    .you = Du rufst deine Gruppe von Feld { $a1 } { $a0-at } zurück
event-emberheart-came-back = { $who } nimmt { $a0-at } keine Karte (Feld { $a1 }); die Gruppe kommt zurück
    .you = Du nimmst { $a0-at } keine Karte (Feld { $a1 }); deine Gruppe kommt zurück
event-emberheart-crest-at =
    { $who } legt { $a1 ->
        [one] { $a1 } Wappen
       *[other] { $a1 } Wappen
    } { $a0-to }
    .you =
        Du legst { $a1 ->
            [one] { $a1 } Wappen
           *[other] { $a1 } Wappen
        } { $a0-to }
event-emberheart-took-aide = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-discarded-raid = { $who } wirft die Überfallkarte „{ $a0 }“ ab
    .you = Du wirfst die Überfallkarte „{ $a0 }“ ab
event-emberheart-took-hero = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-tavern = { $who } nimmt in der Taverne { $a0-acc }
    .you = Du nimmst in der Taverne { $a0-acc }
event-emberheart-took-dragon = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-preserve = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-took-garrison = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-completed-card = { $who } schließt { $a0-acc } ab
    .you = Du schließt { $a0-acc } ab
event-emberheart-attached-dragon = { $who } legt { $a0-acc } an { $a1-acc } an
    .you = Du legst { $a0-acc } an { $a1-acc } an
event-emberheart-drew-heroes =
    { $who } zieht mit der Bardin: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Deine Bardin zieht: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } nutzt die Drachenausbilderin und wirft { $a0-acc } ab
    .you = Du nutzt die Drachenausbilderin und wirfst { $a0-acc } ab
event-emberheart-flame-moved =
    { $a0-way ->
        [up] Die Flamme von { $who } steigt um { $a0-by }
       *[down] Die Flamme von { $who } sinkt um { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Deine Flamme steigt um { $a0-by }
           *[down] Deine Flamme sinkt um { $a0-by }
        }
event-emberheart-attribute-moved = { $who } erhöht { $a0-acc } um { $a1 }
    .you = Du erhöhst { $a0-acc } um { $a1 }
event-emberheart-raided =
    Überfall ({ $a0 }): { $a1 ->
        [0] { $who } verliert niemanden
       *[other] { $who } muss { $a0-count-acc } abwerfen
    }
    .you =
        Überfall ({ $a0 }): { $a1 ->
            [0] Du verlierst niemanden
           *[other] Du musst { $a0-count-acc } abwerfen
        }
event-emberheart-new-round = Runde { $a0 } beginnt
event-emberheart-blocked = Neutrale Wappen blockieren diese Felder: { $a0 }
event-emberheart-discarded-card = Wegen eines neutralen Wappens wird { $a0-at } eine Karte abgeworfen
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } nutzt { $a0-acc }
    .you = Du nutzt { $a0-acc }
event-emberheart-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-emberheart-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-emberheart-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-emberheart-discarded = { $who } wirft { $lost } ab
    .you = Du wirfst { $lost } ab
run-emberheart-swapped = { $who } verliert { $lost } und erhält { $gained }
    .you = Du verlierst { $lost } und erhältst { $gained }

## What is asked

ask-emberheart-first-attribute = Welches Attribut soll auf 1 starten?
    .other = { $who } wählt ein Attribut
ask-emberheart-before = Vor der Aktionsphase: Nutze deine Helden, lege Drachen an oder mach weiter
    .other = { $who } bereitet sich auf die Aktionsphase vor
ask-emberheart-act = Du bist am Zug: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater
    .other = { $who } ist am Zug
    .figures = 
        { $acted ->
            [yes] Tausche Gefolgsleute, lege Drachen an oder beende deinen Spielzug
           *[no] Du bist am Zug: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater
        }
ask-emberheart-resend = Schicke anstelle der zurückgerufenen Gruppe eine neue los
    .other = { $who } schickt eine neue Gruppe los
ask-emberheart-party-space = Auf welches Feld geht die Gruppe?
    .other = { $who } wählt ein Feld für eine Gruppe
    .figures = 
        { $place }: Welches Feld? { $fitting-sum ->
            [0] Du hast keine Gefolgsleute, die dorthin dürfen
            [one] Du hast 1 Gefolgsperson, die dorthin darf
           *[other] Du hast { $fitting-sum } Gefolgsleute, die dorthin dürfen
        }
ask-emberheart-party = Wen schickst du?
    .other = { $who } stellt eine Gruppe zusammen
    .figures = { $place }, Feld { $space }: Wen schickst du?
ask-emberheart-companion = Was soll dein Drachengefährte tun?
    .other = { $who } nutzt den Drachengefährten
    .figures = 
        Was soll dein Drachengefährte tun? Er kann { $gear ->
            [0] deine Flamme um { $flame } senken
           *[other] { $flame ->
                [0] { $gear } Ausrüstung bringen
               *[other] { $gear } Ausrüstung bringen und deine Flamme um { $flame } senken
            }
        }
ask-emberheart-swap = Welche Gefolgsperson tauschst du, und gegen welche Art? Das kostet 1 Ausrüstung
    .other = { $who } tauscht Gefolgsleute
ask-emberheart-attach = Welchen Drachen legst du an?
    .other = { $who } legt einen Drachen an
ask-emberheart-onto = An welchen Helden oder welches Schutzgebiet legst du den Drachen an?
    .other = { $who } legt einen Drachen an
    .figures = Woran legst du { $dragon-acc } an?
ask-emberheart-gear = Legst du 1 Ausrüstung auf den Drachen?
    .other = { $who } legt einen Drachen an
    .figures = Legst du für 1 Ruhm mehr 1 Ausrüstung auf { $dragon-acc }?
ask-emberheart-call-back = Rufe eine deiner Gruppen zurück und schicke eine neue los, oder lass alle stehen
    .other = { $who } darf eine Gruppe zurückrufen
ask-emberheart-defend = Welche Überfallkarte wirfst du ab?
    .other = { $who } wirft eine Überfallkarte ab
ask-emberheart-reward = Nimm eine Karte für deine Gruppe, oder verzichte darauf und erhalte 2 Ausrüstung
    .other = { $who } wählt eine Karte
    .figures = { $place }, deine Gruppe auf Feld { $space }: Nimm eine Karte, oder verzichte darauf und erhalte 2 Ausrüstung
ask-emberheart-climb = Berg: Nimm einen Drachen dieser Ebene oder zieh dich zurück
    .other = { $who } steigt auf den Berg
    .figures = 
        Berg, { $level-key ->
            [middle] mittlere Ebene
           *[top] obere Ebene
        }: Nimm mit { $wardens ->
            [one] deiner Hüterin
           *[other] deinen { $wardens } Hüterinnen
        } einen Drachen oder zieh dich zurück
ask-emberheart-tie = Gleichstand am Berg: Welche Gruppe ist zuerst dran?
    .other = { $who } entscheidet einen Gleichstand am Berg
    .figures =
        Gleichstand am Berg mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        }: Welche Gruppe ist zuerst dran?
ask-emberheart-window = Lege jetzt einen Drachen an oder mach weiter
    .other = { $who } darf einen Drachen anlegen
ask-emberheart-wrangle = Hirte: 1 Gehilfe oder 1 Ausrüstung für den Drachen?
    .other = { $who } nutzt den Hirten
ask-emberheart-welcome = Deine Fertigkeit: Nimm 1 Gehilfen, tausche 1 gegen einen Experten oder verzichte
    .other = { $who } nutzt eine Fertigkeit
ask-emberheart-outfit = Schneider: Wie viele der neuen Gehilfen werden zu Ausrüstung?
    .other = { $who } nutzt den Schneider
    .figures =
        Schneider: Wie viele der { $hirelings ->
            [one] { $hirelings } neuen Gehilfen
           *[other] { $hirelings } neuen Gehilfen
        } werden zu Ausrüstung?
ask-emberheart-exchange = Tauschst du bis zu 2 Gehilfen gegen Experten oder umgekehrt?
    .other = { $who } darf Gefolgsleute tauschen
    .figures = Tauschst du bis zu 2 Gehilfen gegen { $specialist-key ->
            [scout] Späher
            [ranger] Waldläuferinnen
           *[warden] Hüterinnen
        } oder umgekehrt?
ask-emberheart-mentor = Mentor: Tausche neue Experten gegen eine andere Art oder mach weiter
    .other = { $who } nutzt den Mentor
    .figures = Mentor: Du darfst noch { $swaps } von { $brought } gegen eine andere Art tauschen, oder mach weiter
ask-emberheart-apprentice = Welchen Helden bringt dir die Auszubildende?
    .other = { $who } nutzt die Auszubildende
ask-emberheart-bard = Bardin: Welchen Helden reservierst du für dich?
    .other = { $who } nutzt die Bardin
    .figures = Bardin: Welchen Helden reservierst du für dich? { $heroes-or }
ask-emberheart-knight = Drachenritter: Welches Attribut steigt um 1?
    .other = { $who } nutzt den Drachenritter
    .figures = Drachenritter: Welches Attribut steigt um 1? Auf der Karte: { $attribute }
ask-emberheart-further = Deine Fertigkeit: 1 Ausrüstung für 1 Schritt mehr?
    .other = { $who } nutzt eine Fertigkeit
    .figures = Deine Fertigkeit: 1 Ausrüstung abgeben, um { $attribute } (jetzt { $level }) um 1 mehr zu erhöhen?
ask-emberheart-climber = Erhöhe ein Attribut um 1 oder keins
    .other = { $who } darf ein Attribut erhöhen
ask-emberheart-flame-choice = Deine Fertigkeit: Lässt du die Flamme steigen und nimmst Gehilfen, oder wirfst du stattdessen Experten ab?
    .other = { $who } nutzt eine Fertigkeit
    .figures =
        Deine Fertigkeit: Flamme +{ $steps } und { $steps ->
            [one] { $steps } Gehilfe
           *[other] { $steps } Gehilfen
        }, oder stattdessen { $steps ->
            [one] { $steps } Experten
           *[other] { $steps } Experten
        } abwerfen?
ask-emberheart-lose = Welche Experten wirfst du ab?
    .other = { $who } wirft Experten ab
    .figures = 
        { $number ->
            [one] Welchen Experten wirfst du ab?
           *[other] Welche { $number } Experten wirfst du ab?
        }
ask-emberheart-messenger = Bote: Welche Überfallkarte gilt für dich?
    .other = { $who } nutzt den Boten
ask-emberheart-sage = Feuerweiser: Lässt du die Flamme um 1 steigen und wirfst 2 weniger ab?
    .other = { $who } nutzt den Feuerweisen
    .figures = Feuerweiser: { $loss } abwerfen, oder Flamme +1 und { $with_sage } abwerfen?
ask-emberheart-train = Drachenausbilderin: Wirf einen nicht angelegten Drachen ab, um sein Attribut um 1 zu erhöhen, oder keinen
    .other = { $who } nutzt die Drachenausbilderin
ask-emberheart-train-exotic = Welches Attribut erhöht der exotische Drache?
    .other = { $who } nutzt die Drachenausbilderin

## Why not

no-emberheart-game-over = Das Spiel ist zu Ende.
no-emberheart-act-first = Führe zuerst deine Aktion aus: Schicke eine Gruppe los, nutze das Lagerhaus oder die Feuerwache, oder nimm einen Berater.
no-emberheart-action-done = Deine Aktion in diesem Spielzug hast du schon ausgeführt; du kannst nur noch Gefolgsleute tauschen und Drachen anlegen.
no-emberheart-aide-taken = { $who } hat { $aide-acc } in dieser Runde schon genommen.
no-emberheart-aide-yours = Du hast { $aide-acc } in dieser Runde schon genommen.
no-emberheart-apprentice-used = Die Auszubildende hast du schon genutzt; sie hilft nur einmal im Spiel.
no-emberheart-attribute-at-the-end = Dieses Attribut steht schon auf { $level }, höher geht es nicht: { $attribute }.
no-emberheart-bard-first = Zuerst muss die Bardin ziehen; Helden im Stapel: { $heroes }.
no-emberheart-bard-used = Die Bardin hat in dieser Runde schon gezogen.
no-emberheart-card-has-dragon = Diese Karte ({ $card }) hat schon einen Drachen: { $dragon }.
no-emberheart-card-not-yours = Diese Karte hast du nicht: { $card }.
no-emberheart-companion-lacks-followers =
    Feld { $space } braucht mit dem Drachengefährten mindestens { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-companion-no-flame = Der Drachengefährte senkt die Flamme nur, wo keine andere Gruppe ist, und erst ab Geschwindigkeit 1.
no-emberheart-companion-no-gear = Der Drachengefährte bringt Ausrüstung nur auf einem Feld 3, und erst ab Sinne 1.
no-emberheart-companion-placed = Deinen Drachengefährten hast du in dieser Runde schon eingesetzt; er begleitet eine Gruppe pro Runde.
no-emberheart-dragon-attached = Dieser Drache ist schon angelegt: { $dragon }.
no-emberheart-hero-of-another-bard = Den mit der Bardin reservierten Helden darf nur { $who } nehmen.
no-emberheart-hero-pile-empty = Der Heldenstapel ist leer.
no-emberheart-hero-waits =
    Für { $hero-acc } brauchst du noch einen { $colour-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen.
no-emberheart-lacks-crests =
    Das kostet { $needed ->
        [one] { $needed } Wappen
       *[other] { $needed } Wappen
    }; du hast { $crests ->
        [0] keins
       *[other] nur { $crests }
    }.
no-emberheart-lacks-followers =
    Dafür brauchst du { $needed } { $follower-key ->
        [hireling] Gehilfen
        [scout] Späher
        [ranger] { $needed ->
            [one] Waldläuferin
           *[other] Waldläuferinnen
        }
       *[warden] { $needed ->
            [one] Hüterin
           *[other] Hüterinnen
        }
    } im Vorrat; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
no-emberheart-lacks-gear = Das kostet 1 Ausrüstung; du hast keine.
no-emberheart-lacks-specialists =
    Die Flamme steigt um { $steps }, so viele Experten müsstest du abwerfen; du hast { $specialists ->
        [0] keine
       *[other] nur { $specialists }
    }.
no-emberheart-lacks-wardens =
    Für { $dragon-acc } brauchst du { $needed ->
        [one] { $needed } Hüterin
       *[other] { $needed } Hüterinnen
    } in der Gruppe; auf Feld { $space } hast du { $wardens ->
        [0] keine
       *[other] nur { $wardens }
    }.
no-emberheart-marshal-waits = Um 2 Wappen auf einmal zu legen, brauchst du einen aktiven Brandschutzbeauftragten; deinem fehlt noch ein Drache.
no-emberheart-mentor-no-hirelings = Der Mentor tauscht Experten gegen Experten, nicht gegen Gehilfen.
no-emberheart-mentor-other-kind =
    Die Tavernenkarte hat dir { $brought } gebracht, aber { $follower-key ->
        [hireling] keine Gehilfen
        [scout] keine Späher
        [ranger] keine Waldläuferinnen
       *[warden] keine Hüterinnen
    }.
no-emberheart-mountain-card-gone =
    Karte { $slot } der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene ist weg.
no-emberheart-needs-marshal = Um 2 Wappen auf einmal zu legen, brauchst du den Brandschutzbeauftragten.
no-emberheart-no-card-for-dragon =
    Für { $dragon-acc } hast du keine passende Karte. { $waiting-size ->
        [0] Keine braucht noch einen Drachen.
        [one] Noch ohne Drachen: { $waiting }.
       *[other] Noch ohne Drachen: { $waiting }.
    }
no-emberheart-no-card-there = { $place-at } gibt es keine Karte { $slot }.
no-emberheart-no-card-waits = Keine deiner Karten braucht einen Drachen. Nicht angelegt: { $free }.
no-emberheart-no-colour-fits = Keiner deiner freien Drachen hat die passende Farbe. Nicht angelegt: { $free }. Noch ohne Drachen: { $waiting }.
no-emberheart-no-dragon = Du hast { $dragon-acc } nicht.
no-emberheart-no-follower =
    Du hast { $follower-key ->
        [hireling] keinen Gehilfen
        [scout] keinen Späher
        [ranger] keine Waldläuferin
       *[warden] keine Hüterin
    } im Vorrat.
no-emberheart-no-followers = Du hast keine Gefolgsleute zum Tauschen im Vorrat.
no-emberheart-no-free-dragon = Du hast keinen Drachen zum Anlegen.
no-emberheart-no-gear-skill = Dein Tableau hat keine Fertigkeit, mit der du Ausrüstung auf Drachen legen kannst.
no-emberheart-no-hero = Du hast { $hero-acc } nicht.
no-emberheart-no-hero-of-a-bard = Es ist kein Held mit einer Bardin reserviert.
no-emberheart-no-hero-offered = Im Angebot liegt kein Held.
no-emberheart-no-hero-there = Auf Platz { $slot } liegt kein Held.
no-emberheart-no-new-party = Wenn du sie zurückrufst, kannst du keine neue Gruppe schicken: Kein freies Feld passt zu deinen Gefolgsleuten.
no-emberheart-no-party-there = Du hast keine Gruppe auf Feld { $space } { $place-at }.
no-emberheart-no-swap-helps = Nach jedem Tausch könntest du keine neue Gruppe mehr schicken.
no-emberheart-one-hero-drawn = Im Stapel war nur noch 1 Held.
no-emberheart-only-new-hirelings = Nur die Gehilfen dieses Besuchs ({ $hirelings }) können Ausrüstung werden, nicht { $asked }.
no-emberheart-other-colour =
    An { $card-acc } passt nur ein { $wanted-key ->
        [red] roter
        [blue] blauer
       *[green] grüner
    } Drache; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    }: { $dragon }.
no-emberheart-other-colour-needs-gear =
    An { $card-acc } passt sonst nur ein { $wanted-key ->
        [red] roter
        [blue] blauer
       *[green] grüner
    } Drache; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } und braucht 1 Ausrüstung: { $dragon }.
no-emberheart-other-decision = Das geht jetzt nicht. { $ask }
no-emberheart-other-level =
    Diese Gruppe steht auf der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene; { $slots-size ->
        [0] dort kann sie keine Karte nehmen
        [one] dort kann sie Karte { $slots-or } nehmen
       *[other] dort kann sie Karte { $slots-or } nehmen
    }.
no-emberheart-other-party-next =
    Als Nächstes kommt eine der Gruppen mit { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }, auf Feld { $spaces-or }, nicht Feld { $space }.
no-emberheart-paragon-used = Das Vorbild hast du in dieser Runde schon genutzt.
no-emberheart-party-lacks-followers =
    Für diese Gruppe brauchst du { $party }; du hast { $fitting-size ->
        [0] niemanden, der mitdarf
       *[other] { $fitting }
    }.
no-emberheart-party-size =
    Auf Feld { $space } passt eine Gruppe der Größe { $range }; { $size ->
        [0] in deiner ist niemand
       *[other] deine hat die Größe { $size }
    }.
no-emberheart-place-full = Alle 5 Felder { $place-at } sind besetzt.
no-emberheart-place-lacks-followers =
    { $place }: Das kleinste freie Feld braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-raid-gone = Überfallkarte { $raid } ist schon abgeworfen.
no-emberheart-resend-first = Schicke zuerst anstelle der zurückgerufenen Gruppe eine neue los.
no-emberheart-resend-impossible = Danach könntest du anstelle der zurückgerufenen Gruppe keine neue losschicken.
no-emberheart-space-blocked = Feld { $space } { $place-at } ist von einem neutralen Wappen blockiert.
no-emberheart-space-lacks-followers =
    Feld { $space } braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen { $fitting-sum ->
        [0] darf niemand
        [one] darf nur { $fitting-sum }
       *[other] dürfen nur { $fitting-sum }
    } dorthin.
no-emberheart-space-taken = Auf Feld { $space } { $place-at } steht schon eine Gruppe von { $who }.
no-emberheart-space-yours = Auf Feld { $space } { $place-at } steht schon eine deiner Gruppen.
no-emberheart-specialist-must-go = Ein Experte muss abgeworfen werden; du hast { $specialists }.
no-emberheart-swap-lacks-gear = Ein Tausch kostet 1 Ausrüstung; du hast keine.
no-emberheart-swap-no-help = Nach diesem Tausch könntest du keine neue Gruppe schicken; du hast { $followers } und { $gear } Ausrüstung.
no-emberheart-swap-same =
    Wähle eine andere Art: Das ist schon { $follower-key ->
        [hireling] ein Gehilfe
        [scout] ein Späher
        [ranger] eine Waldläuferin
       *[warden] eine Hüterin
    }.
no-emberheart-too-late-for-gear = Sobald der Überfall der 5. Runde begonnen hat, darfst du keine Ausrüstung mehr auf Drachen legen.
no-emberheart-train-attached = Einen angelegten Drachen darfst du nicht abwerfen: { $dragon }.
no-emberheart-train-no-dragon = Abwerfen darfst du nur einen eigenen, nicht angelegten Drachen. Den hast du nicht: { $dragon }.
no-emberheart-welcome-lacks-hireling = Für diesen Tausch ({ $follower }) brauchst du 1 Gehilfen im Vorrat; du hast keinen.

## The score sheet

source-emberheart-dragons = Drachen
    .for = für Drachen
source-emberheart-attributes = Attribute
    .for = für Attribute
source-emberheart-heroes = Aktive Helden
    .for = für aktive Helden
source-emberheart-garrison = Abgeschlossene Garnisonskarten
    .for = für abgeschlossene Garnisonskarten
source-emberheart-flame = Unter der höchsten Flamme
    .for = für den Abstand zur höchsten Flamme

## Setup options

option-emberheart-side = Fertigkeiten (Seite B)
    .help = Alle spielen mit Seite B der Tableaus, und jedes Tableau hat eine andere Fertigkeit. Für das erste Spiel besser aus.
    .with = Alle spielen mit Seite B der Tableaus, also mit Fertigkeiten.
    .without = Alle spielen mit Seite A der Tableaus, also ohne Fertigkeiten.

## Hints: what a line costs and prepares, and what is revealed then

thing-emberheart-followers = { $name-count-acc }
thing-emberheart-gear = { $name-count-acc }
thing-emberheart-flame =
    { $sign ->
        [1] Flamme +{ $number }
       *[other] Flamme −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = eine Gruppe auf Feld { $space } { $name-at }
thing-emberheart-aide = { $name-acc }
thing-emberheart-raid = Schutz vor diesem Überfall: { $name }
thing-emberheart-hero = { $name-acc }
thing-emberheart-dragon = { $name-acc }
thing-emberheart-preserve = { $name-acc }
thing-emberheart-garrison = { $name-acc }
then-emberheart-new-round = neue Karten werden ausgelegt
then-emberheart-blocked = neue Karten werden ausgelegt
then-emberheart-drew-heroes = die Bardin zieht Helden
then-emberheart-took-hero = ein Held wird gezogen
then-emberheart-hidden = etwas wird aufgedeckt
