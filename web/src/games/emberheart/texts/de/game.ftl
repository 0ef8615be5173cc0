## What buttons say

move-emberheart-attribute = Hebe: { $attribute }
move-emberheart-no-attribute = Hebe kein Attribut
move-emberheart-go = Schicke eine Gruppe { $place-to }
move-emberheart-to-space = Nimm Feld { $space }
move-emberheart-with-companion = Nimm Feld { $space } mit dem Drachengefährten
move-emberheart-make-up =
    { $followers-sum ->
        [0] Schicke den Drachengefährten allein
        [one] Schicke { $followers }
       *[other] Schicke { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Nimm die Ausrüstung
       *[no] Lass die Ausrüstung
    }, { $flame ->
        [yes] senke die Flamme
       *[no] lass die Flamme
    }
move-emberheart-warehouse = Lege ein Wappen ins Lagerhaus
move-emberheart-station =
    { $times ->
        [one] Lege ein Wappen zur Feuerwache
       *[other] Lege { $times } Wappen zur Feuerwache
    }
move-emberheart-aide = Nimm { $aide-acc }
move-emberheart-swap = Tausche Gefolge für 1 Ausrüstung
move-emberheart-swap-kinds = Tausche { $from-count-acc } gegen { $to-count-acc }
move-emberheart-attach = Lege einen Drachen an
move-emberheart-dragon = Wähle { $dragon-acc }
move-emberheart-onto-hero = Lege ihn an { $hero-acc } an
move-emberheart-onto-preserve = Lege ihn an: { $preserve }
move-emberheart-without-gear = Lege ihn ohne Ausrüstung an
move-emberheart-with-gear = Lege ihn mit 1 Ausrüstung an
move-emberheart-done = Weiter
move-emberheart-call = Rufe die Gruppe von Feld { $space } { $place-at } zurück
move-emberheart-no-call = Lass alle Gruppen, wo sie sind
move-emberheart-discard-raid = Wirf die Überfallkarte ab: { $raid }
move-emberheart-take =
    { $card-key ->
        [none] Nimm Karte { $slot }
       *[other] Nimm { $card-acc }
    }
move-emberheart-decline = Nimm nichts
move-emberheart-goes-first = Die Gruppe auf Feld { $space } ist zuerst dran
move-emberheart-gain-hireling = Nimm 1 Gehilfen
move-emberheart-gain-gear = Nimm 1 Ausrüstung
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Nimm 1 Gehilfen
       *[other] Tausche 1 Gehilfen gegen { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Nimm niemanden
move-emberheart-into-gear =
    { $hirelings ->
        [0] Behalte alle Gehilfen
        [one] Mach 1 Gehilfen zu Ausrüstung
       *[other] Mach { $hirelings } Gehilfen zu Ausrüstung
    }
move-emberheart-exchange-none = Tausche niemanden
move-emberheart-exchange = Tausche { $number } × { $from } gegen { $to }
move-emberheart-use-apprentice = Nutze die Auszubildende: Nimm einen Helden
move-emberheart-use-bard = Lass die Bardin 2 Helden ziehen
move-emberheart-keep-hero = Biete dir { $hero-acc } an
move-emberheart-use-paragon =
    Vorbild: Flamme +1 und 2 Gehilfen gegen { $scouts ->
        [0] 2 Waldläuferinnen
        [one] 1 Späher und 1 Waldläuferin
       *[other] 2 Späher
    }
move-emberheart-go-further = Bezahle 1 Ausrüstung für 1 Schritt mehr
move-emberheart-no-further = Lass es dabei
move-emberheart-flame-rises = Lass die Flamme steigen und nimm Gehilfen
move-emberheart-discard-instead = Wirf stattdessen Experten ab
move-emberheart-lose = Wirf { $follower-count-acc } ab
move-emberheart-use-remaining = Folge der Überfallkarte, die liegt
move-emberheart-use-discarded = Folge der abgeworfenen Überfallkarte
move-emberheart-use-sage = Flamme +1, verliere 2 weniger (Feuerweiser)
move-emberheart-no-sage = Verliere, was die Überfallkarte sagt

## What happened

event-emberheart-gained-followers = { $who } erhält { $a0-count-acc }
    .you = Du erhältst { $a0-count-acc }
event-emberheart-lost-followers = { $who } verliert { $a0-count-acc }
    .you = Du verlierst { $a0-count-acc }
event-emberheart-gained-gear = { $who } erhält { $a0 } Ausrüstung
    .you = Du erhältst { $a0 } Ausrüstung
event-emberheart-paid-gear = { $who } bezahlt { $a0 } Ausrüstung
    .you = Du bezahlst { $a0 } Ausrüstung
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
    } ab: { $a0 }
    .you =
        Du legst { $a1 ->
            [one] { $a1 } Wappen
           *[other] { $a1 } Wappen
        } ab: { $a0 }
event-emberheart-took-aide = { $who } nimmt { $a0-acc }
    .you = Du nimmst { $a0-acc }
event-emberheart-discarded-raid = { $who } wirft die Überfallkarte ab: { $a0 }
    .you = Du wirfst die Überfallkarte ab: { $a0 }
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
event-emberheart-completed-card = { $who } erfüllt { $a0-acc }
    .you = Du erfüllst { $a0-acc }
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
event-emberheart-trained = { $who } wirft mit der Drachenausbilderin { $a0-acc } ab
    .you = Du wirfst mit der Drachenausbilderin { $a0-acc } ab
event-emberheart-flame-moved = { $who }: Flamme { $a0-signed }
    .you = Deine Flamme { $a0-signed }
event-emberheart-attribute-moved = { $who }: { $a0 } +{ $a1 }
    .you = Bei dir: { $a0 } +{ $a1 }
event-emberheart-raided =
    Überfall ({ $a0 }): { $a1 ->
        [0] { $who } verliert niemanden
        [one] { $who } muss 1 abgeben
       *[other] { $who } muss { $a1 } abgeben
    }
    .you =
        Überfall ({ $a0 }): { $a1 ->
            [0] Du verlierst niemanden
            [one] Du musst 1 abgeben
           *[other] Du musst { $a1 } abgeben
        }
event-emberheart-new-round = Runde { $a0 } beginnt
event-emberheart-blocked = Neutrale Wappen blockieren: { $a0 }
event-emberheart-discarded-card = Ein neutrales Wappen nimmt { $a0-at } eine Karte weg
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } nutzt { $a0-acc }
    .you = Du nutzt { $a0-acc }
event-emberheart-ended = Das Spiel ist zu Ende

## Gains and payments in a row

run-emberheart-gained = { $who } erhält { $gained }
    .you = Du erhältst { $gained }
run-emberheart-paid = { $who } gibt { $lost } ab
    .you = Du gibst { $lost } ab
run-emberheart-swapped = { $who } gibt { $lost } ab und erhält { $gained }
    .you = Du gibst { $lost } ab und erhältst { $gained }

## What is asked

ask-emberheart-first-attribute = Welches Attribut startet auf 1?
    .other = { $who } wählt ein Attribut
ask-emberheart-before = Vor der Aktionsphase: Nutze deine Helden, lege Drachen an, oder mach weiter
    .other = { $who } bereitet die Aktionsphase vor
ask-emberheart-act = Du bist am Zug: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater
    .other = { $who } ist am Zug
    .figures =
        { $acted ->
            [yes] Tausche Gefolgsleute oder lege Drachen an, oder beende deinen Zug
           *[no] Du bist am Zug: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater
        }
ask-emberheart-resend = Schicke eine neue Gruppe für die zurückgerufene
    .other = { $who } schickt eine neue Gruppe
ask-emberheart-party-space = Welches Feld nimmt die Gruppe?
    .other = { $who } wählt ein Feld für eine Gruppe
    .figures =
        { $place }: Welches Feld? { $fitting-sum ->
            [0] Niemand von dir darf
            [one] 1 Person darf
           *[other] { $fitting-sum } Gefolgsleute dürfen
        } hin
ask-emberheart-party = Wer geht mit?
    .other = { $who } stellt eine Gruppe zusammen
    .figures = { $place }, Feld { $space }: Wer geht mit?
ask-emberheart-companion = Was bringt dein Drachengefährte?
    .other = { $who } nutzt den Drachengefährten
    .figures =
        Was bringt dein Drachengefährte? { $gear ->
            [0] { "" }
            [one] 1 Ausrüstung ist möglich.
           *[other] { $gear } Ausrüstung sind möglich.
        } { $flame ->
            [0] { "" }
            [one] Flamme −1 ist möglich.
           *[other] Flamme −{ $flame } ist möglich.
        }
ask-emberheart-swap = Wen tauschst du gegen wen, für 1 Ausrüstung?
    .other = { $who } tauscht Gefolgsleute
ask-emberheart-attach = Welchen Drachen legst du an?
    .other = { $who } legt einen Drachen an
ask-emberheart-onto = Zu welchem Helden oder Schutzgebiet kommt der Drache?
    .other = { $who } legt einen Drachen an
    .figures = Woran legst du { $dragon-acc } an?
ask-emberheart-gear = Legst du 1 Ausrüstung auf den Drachen?
    .other = { $who } legt einen Drachen an
    .figures = Legst du 1 Ausrüstung auf { $dragon-acc }, für 1 Ruhm?
ask-emberheart-call-back = Rufe eine deiner Gruppen zurück und schicke eine neue, oder lass alle stehen
    .other = { $who } darf eine Gruppe zurückrufen
ask-emberheart-defend = Welche Überfallkarte wirfst du ab?
    .other = { $who } wirft eine Überfallkarte ab
ask-emberheart-reward = Nimm eine Karte für deine Gruppe, oder nichts und 2 Ausrüstung
    .other = { $who } wählt eine Karte
    .figures = { $place }, deine Gruppe auf Feld { $space }: Nimm eine Karte, oder nichts und 2 Ausrüstung
ask-emberheart-climb = Der Berg: Nimm einen Drachen dieser Ebene, oder zieh dich zurück
    .other = { $who } klettert auf den Berg
    .figures =
        Der Berg, { $level-key ->
            [middle] mittlere Ebene
           *[top] Gipfel
        }: Nimm mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        } einen Drachen, oder zieh dich zurück
ask-emberheart-tie = Gleichstand am Berg: Welche Gruppe ist zuerst dran?
    .other = { $who } entscheidet einen Gleichstand am Berg
    .figures =
        Gleichstand am Berg mit { $wardens ->
            [one] { $wardens } Hüterin
           *[other] { $wardens } Hüterinnen
        }: Welche Gruppe ist zuerst dran?
ask-emberheart-window = Lege jetzt einen Drachen an, oder mach weiter
    .other = { $who } darf einen Drachen anlegen
ask-emberheart-wrangle = Hirte: 1 Gehilfe oder 1 Ausrüstung für den Drachen?
    .other = { $who } nutzt den Hirten
ask-emberheart-welcome = Deine Fertigkeit: Nimm 1 Gehilfen, tausche 1 gegen einen Experten, oder keins von beiden
    .other = { $who } nutzt eine Fertigkeit
ask-emberheart-outfit = Schneider: Wie viele der neuen Gehilfen werden zu Ausrüstung?
    .other = { $who } nutzt den Schneider
    .figures =
        Schneider: Wie viele der { $hirelings ->
            [one] { $hirelings } neuen Gehilfen
           *[other] { $hirelings } neuen Gehilfen
        } werden zu Ausrüstung?
ask-emberheart-exchange = Tauschst du bis zu 2 Gehilfen gegen Experten, oder umgekehrt?
    .other = { $who } darf Gefolgsleute tauschen
    .figures = Tauschst du bis zu 2 Gehilfen um ({ $specialist }), oder umgekehrt?
ask-emberheart-mentor = Mentor: Tausche neue Experten gegen andere, oder mach weiter
    .other = { $who } nutzt den Mentor
    .figures = Mentor: Du darfst noch { $swaps } tauschen ({ $brought }), oder mach weiter
ask-emberheart-apprentice = Welchen Helden bringt dir die Auszubildende?
    .other = { $who } nutzt die Auszubildende
ask-emberheart-bard = Bardin: Welchen Helden darfst nur du nehmen?
    .other = { $who } nutzt die Bardin
    .figures = Bardin: Welchen Helden darfst nur du nehmen? { $heroes-or }
ask-emberheart-knight = Drachenritter: Welches Attribut steigt um 1?
    .other = { $who } nutzt den Drachenritter
    .figures = Drachenritter: Welches Attribut steigt um 1? Aufgedruckt: { $attribute }
ask-emberheart-further = Deine Fertigkeit: 1 Ausrüstung für 1 Schritt mehr?
    .other = { $who } nutzt eine Fertigkeit
    .figures = Deine Fertigkeit: Hebst du { $attribute } (jetzt { $level }) für 1 Ausrüstung noch weiter?
ask-emberheart-climber = Hebe ein Attribut um 1, oder keins
    .other = { $who } darf ein Attribut heben
ask-emberheart-flame-choice = Deine Fertigkeit: Lässt du die Flamme steigen und nimmst Gehilfen, oder wirfst du stattdessen Experten ab?
    .other = { $who } nutzt eine Fertigkeit
    .figures =
        Deine Fertigkeit: Flamme +{ $steps } und { $steps ->
            [one] { $steps } Gehilfe
           *[other] { $steps } Gehilfen
        }, oder wirf stattdessen { $steps ->
            [one] { $steps } Experten
           *[other] { $steps } Experten
        } ab?
ask-emberheart-lose = Welche Experten wirfst du ab?
    .other = { $who } wirft Experten ab
    .figures =
        Wirf { $number ->
            [one] { $number } Experten
           *[other] { $number } Experten
        } ab: Wen?
ask-emberheart-messenger = Bote: Welche Überfallkarte trifft dich?
    .other = { $who } nutzt den Boten
ask-emberheart-sage = Feuerweiser: Lässt du die Flamme um 1 steigen und verlierst 2 weniger?
    .other = { $who } nutzt den Feuerweisen
    .figures = Feuerweiser: Verlierst du { $loss }, oder Flamme +1 und { $with_sage }?
ask-emberheart-train = Drachenausbilderin: Wirf einen freien Drachen für 1 Schritt seines Attributs ab, oder keinen
    .other = { $who } nutzt die Drachenausbilderin
ask-emberheart-train-exotic = Welches Attribut hebt der exotische Drache?
    .other = { $who } nutzt die Drachenausbilderin

## Why not

no-emberheart-game-over = Das Spiel ist zu Ende.
no-emberheart-act-first = Handle zuerst: Schicke eine Gruppe, nutze Lagerhaus oder Feuerwache, oder nimm einen Berater.
no-emberheart-action-done = Deine eine Aktion in diesem Zug hast du gehabt; es bleiben nur Tauschen und Drachen anlegen.
no-emberheart-aide-taken = { $who } hat in dieser Runde { $aide-acc } genommen.
no-emberheart-aide-yours = Du hast in dieser Runde { $aide-acc } genommen.
no-emberheart-apprentice-used = Die Auszubildende hat schon geholfen; sie hilft einmal im Spiel.
no-emberheart-attribute-at-the-end = { $attribute } steht auf { $level }, weiter geht es nicht.
no-emberheart-bard-first = Zuerst zieht die Bardin; Helden im Stapel: { $heroes }.
no-emberheart-bard-used = Die Bardin hat in dieser Runde schon gezogen.
no-emberheart-card-has-dragon = { $card } hat schon einen Drachen: { $dragon }.
no-emberheart-card-not-yours = Diese Karte hast du nicht: { $card }.
no-emberheart-companion-lacks-followers =
    Feld { $space } braucht mit dem Drachengefährten mindestens { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-companion-no-flame = Der Drachengefährte senkt die Flamme nur, wo keine andere Gruppe ist, und erst ab Geschwindigkeit 1.
no-emberheart-companion-no-gear = Der Drachengefährte bringt Ausrüstung nur auf einem Feld 3, und erst ab Sinne 1.
no-emberheart-companion-placed = Dein Drachengefährte ist in dieser Runde schon unterwegs; er begleitet eine Gruppe pro Runde.
no-emberheart-dragon-attached = Dieser Drache ist schon angelegt und bleibt dort: { $dragon }.
no-emberheart-hero-of-another-bard = Den Helden der Bardin darf nur { $who } nehmen.
no-emberheart-hero-pile-empty = Der Heldenstapel ist leer.
no-emberheart-hero-waits =
    { $hero } wartet auf einen { $colour-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen.
no-emberheart-lacks-crests =
    Kostet { $needed ->
        [one] { $needed } Wappen
       *[other] { $needed } Wappen
    }; du hast { $crests }.
no-emberheart-lacks-followers = Nötig: { $needed } × { $follower } im Vorrat; du hast { $have }.
no-emberheart-lacks-gear = Kostet 1 Ausrüstung; du hast { $gear }.
no-emberheart-lacks-specialists = Die Flamme steigt um { $steps }, so viele Experten müssten gehen; du hast { $specialists }.
no-emberheart-lacks-wardens =
    Dieser Drache kostet { $needed ->
        [one] { $needed } Hüterin
       *[other] { $needed } Hüterinnen
    } der Gruppe ({ $dragon }); auf Feld { $space } sind { $wardens }.
no-emberheart-marshal-waits = Zwei Wappen zugleich gehen nur mit dem Brandschutzbeauftragten; deinem fehlt noch ein Drache.
no-emberheart-mentor-no-hirelings = Der Mentor tauscht Experten gegen Experten, keine Gehilfen.
no-emberheart-mentor-other-kind = Die Tavernenkarte brachte keine davon ({ $follower }), sondern { $brought }.
no-emberheart-mountain-card-gone =
    Karte { $slot } der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene ist weg.
no-emberheart-needs-marshal = Zwei Wappen zugleich gehen nur mit dem Brandschutzbeauftragten; du hast ihn nicht.
no-emberheart-no-card-for-dragon =
    Keine deiner Karten wartet auf { $dragon-acc }. { $waiting-size ->
        [0] Es wartet überhaupt keine.
        [one] Es wartet: { $waiting }.
       *[other] Es warten: { $waiting }.
    }
no-emberheart-no-card-there = { $place }: Karte { $slot } gibt es dort nicht.
no-emberheart-no-card-waits = Keine deiner Karten wartet auf einen Drachen; frei: { $free }.
no-emberheart-no-colour-fits = Kein freier Drache hat die Farbe einer wartenden Karte. Frei: { $free }. Wartend: { $waiting }.
no-emberheart-no-dragon = Diesen Drachen hast du nicht: { $dragon }.
no-emberheart-no-follower = Davon hast du keine im Vorrat: { $follower }.
no-emberheart-no-followers = Du hast keine Gefolgsleute zum Tauschen im Vorrat.
no-emberheart-no-free-dragon = Du hast keinen freien Drachen zum Anlegen.
no-emberheart-no-gear-skill = Dein Tableau hat keine Fertigkeit, die Ausrüstung auf Drachen legt.
no-emberheart-no-hero = Dir fehlt: { $hero }.
no-emberheart-no-hero-of-a-bard = In der Auslage liegt kein Held einer Bardin.
no-emberheart-no-hero-offered = Es liegt kein Held aus.
no-emberheart-no-hero-there = Auf Platz { $slot } liegt kein Held.
no-emberheart-no-new-party = Danach könntest du keine neue Gruppe schicken: Kein freies Feld passt zu deinen Gefolgsleuten.
no-emberheart-no-party-there = Du hast keine Gruppe auf Feld { $space } { $place-at }.
no-emberheart-no-swap-helps = Nach jedem Tausch könntest du keine neue Gruppe mehr schicken.
no-emberheart-one-hero-drawn = Im Stapel war nur noch 1 Held.
no-emberheart-only-new-hirelings = Nur die Gehilfen dieses Besuchs ({ $hirelings }) können Ausrüstung werden, nicht { $asked }.
no-emberheart-other-colour =
    { $card } braucht einen { $wanted-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    { $card } braucht einen { $wanted-key ->
        [red] roten
        [blue] blauen
       *[green] grünen
    } Drachen; dieser ist { $colour-key ->
        [red] rot
        [blue] blau
        [green] grün
       *[exotic] exotisch
    } ({ $dragon }) und braucht 1 Ausrüstung.
no-emberheart-other-decision = Erst kommt etwas anderes: { $ask }
no-emberheart-other-level =
    Diese Gruppe steht auf der { $level-key ->
        [middle] mittleren
       *[top] oberen
    } Ebene; { $slots-size ->
        [0] dort gibt es keine Karte
        [one] dort gibt es Karte { $slots-or }
       *[other] dort gibt es Karte { $slots-or }
    }.
no-emberheart-other-party-next =
    Als Nächstes kommt eine der Gruppen mit { $wardens ->
        [one] { $wardens } Hüterin
       *[other] { $wardens } Hüterinnen
    }, auf Feld { $spaces-or }, nicht Feld { $space }.
no-emberheart-paragon-used = Das Vorbild hat in dieser Runde schon geholfen.
no-emberheart-party-lacks-followers = Außer Gehilfen darf nur eine Art { $place-to }: { $specialist }. Von deinen dürfen { $fitting-sum } hin.
no-emberheart-party-size = Feld { $space } braucht { $range } Gefolgsleute; diese Gruppe hat { $size }.
no-emberheart-place-full = Alle 5 Felder { $place-at } sind besetzt.
no-emberheart-place-lacks-followers =
    { $place }: Das kleinste freie Feld braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-raid-gone = Überfallkarte { $raid } ist schon abgeworfen.
no-emberheart-resend-first = Du hast eine Gruppe zurückgerufen; schicke zuerst eine neue los.
no-emberheart-resend-impossible = Danach könntest du für die zurückgerufene Gruppe keine neue schicken.
no-emberheart-space-blocked = Feld { $space } { $place-at } ist von einem neutralen Wappen blockiert.
no-emberheart-space-lacks-followers =
    Feld { $space } braucht { $needed ->
        [one] { $needed } Gefolgsperson
       *[other] { $needed } Gefolgsleute
    }; von deinen dürfen { $fitting-sum } hin.
no-emberheart-space-taken = Feld { $space } { $place-at } ist besetzt: { $who }.
no-emberheart-space-yours = Auf Feld { $space } { $place-at } steht schon eine deiner Gruppen.
no-emberheart-specialist-must-go = Ein Experte muss abgeworfen werden; du hast { $specialists }.
no-emberheart-swap-lacks-gear = Ein Tausch kostet 1 Ausrüstung; du hast keine.
no-emberheart-swap-no-help = Nach diesem Tausch könntest du keine neue Gruppe schicken; du hast { $followers } und { $gear } Ausrüstung.
no-emberheart-swap-same = Tausche gegen eine andere Art, nicht gegen dieselbe: { $follower }.
no-emberheart-too-late-for-gear = Sobald der Überfall der 5. Runde begonnen hat, kommt keine Ausrüstung mehr auf Drachen.
no-emberheart-train-attached = Dieser Drache ist angelegt ({ $dragon }); nur ein freier kann abgeworfen werden.
no-emberheart-train-no-dragon = Diesen Drachen hast du nicht ({ $dragon }); abwerfen kannst du nur einen eigenen freien.
no-emberheart-welcome-lacks-hireling = Dafür brauchst du 1 Gehilfen im Vorrat ({ $follower }); du hast { $hirelings }.

## The score sheet

source-emberheart-dragons = Drachen
source-emberheart-attributes = Attribute
source-emberheart-heroes = Helden mit Drachen
source-emberheart-garrison = Erfüllte Garnisonskarten
source-emberheart-flame = Abstand zur höchsten Flamme

## Setup options

option-emberheart-side = Fertigkeiten (Seite B)
    .help = Alle spielen mit Seite B der Tableaus, jede Person mit einer eigenen Fertigkeit. Für die erste Partie besser aus.

## Hints: what a line costs and prepares, and what comes to light then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] Flamme +{ $number }
       *[other] Flamme −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = eine Gruppe auf Feld { $space } { $name-at }
thing-emberheart-aide = { $name }
thing-emberheart-raid = nicht dieser Überfall: { $name }
thing-emberheart-hero = { $name }
thing-emberheart-dragon = { $name }
thing-emberheart-preserve = { $name }
thing-emberheart-garrison = { $name }
then-emberheart-new-round = neue Karten werden ausgelegt
then-emberheart-blocked = neue Karten werden ausgelegt
then-emberheart-drew-heroes = die Bardin zieht Helden
then-emberheart-took-hero = ein Held wird gezogen
then-emberheart-hidden = etwas Verborgenes wird aufgedeckt
