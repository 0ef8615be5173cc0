## Followers and pieces

word-emberheart-hireling = Gehilfe
    .count =
        { $n ->
            [one] { $n } Gehilfe
           *[other] { $n } Gehilfen
        }
    .count-acc =
        { $n ->
            [one] { $n } Gehilfen
           *[other] { $n } Gehilfen
        }
    .help = Darf an jeden Ort, wird aber abgeworfen, sobald die Gruppe eine Karte genommen hat.
word-emberheart-scout = Späher
    .count =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .count-acc =
        { $n ->
            [one] { $n } Späher
           *[other] { $n } Späher
        }
    .help = Experte für Heldengilde, Taverne und Lager der Wilddiebe. Kommt zurück.
word-emberheart-ranger = Waldläuferin
    .count =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Waldläuferin
           *[other] { $n } Waldläuferinnen
        }
    .help = Expertin für Schutzgebiet und Garnison. Kommt zurück.
word-emberheart-warden = Hüterin
    .count =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .count-acc =
        { $n ->
            [one] { $n } Hüterin
           *[other] { $n } Hüterinnen
        }
    .help = Expertin für den Berg; nur mit Hüterinnen steigt eine Gruppe auf die höheren Ebenen. Kommt zurück, außer sie wird als Kosten abgeworfen.
word-emberheart-specialist = Experte
    .count =
        { $n ->
            [one] { $n } Experte
           *[other] { $n } Experten
        }
    .count-acc =
        { $n ->
            [one] { $n } Experten
           *[other] { $n } Experten
        }
word-emberheart-follower = Gefolgsperson
    .count =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
    .count-acc =
        { $n ->
            [one] { $n } Gefolgsperson
           *[other] { $n } Gefolgsleute
        }
word-emberheart-gear = Ausrüstung
    .count =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .count-acc =
        { $n ->
            [one] { $n } Ausrüstung
           *[other] { $n } Ausrüstung
        }
    .help = In deinem Spielzug darfst du für 1 Ausrüstung 1 Gefolgsperson aus deinem Vorrat gegen eine andere Art tauschen. Am Ende senken je 3 Ausrüstung deine Flamme um 1.
word-emberheart-crest = Wappen
    .count =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
    .count-acc =
        { $n ->
            [one] { $n } Wappen
           *[other] { $n } Wappen
        }
word-emberheart-glory = Ruhm
    .count =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
    .count-acc =
        { $n ->
            [one] { $n } Ruhm
           *[other] { $n } Ruhm
        }
word-emberheart-flame = Flamme
    .count = Flamme +{ $n }
    .count-acc = Flamme +{ $n }
word-emberheart-companion = Drachengefährte

## Colours and attributes

word-emberheart-red = rot
word-emberheart-blue = blau
word-emberheart-green = grün
word-emberheart-exotic = exotisch
word-emberheart-strength = Stärke
    .acc = die Stärke
    .help = Der Drachengefährte zählt als bis zu 1, 2 oder 3 Gefolgsleute seiner Gruppe (ab Stufe 1, 3, 5).
word-emberheart-senses = Sinne
    .acc = die Sinne
    .help = Auf einem Feld 3 bringt der Drachengefährte 1, 2 oder 3 Ausrüstung (ab Stufe 1, 3, 5).
word-emberheart-speed = Geschwindigkeit
    .acc = die Geschwindigkeit
    .help = Wo noch keine andere Gruppe ist, senkt der Drachengefährte deine Flamme um 1, 2 oder 3 (ab Stufe 1, 3, 5).

## Locations

word-emberheart-guild = Heldengilde
    .to = in die Heldengilde
    .at = in der Heldengilde
    .help = Helden. Gehilfen und Späher dürfen hin.
word-emberheart-tavern = Taverne
    .to = in die Taverne
    .at = in der Taverne
    .help = Neue Gefolgsleute und eine Änderung deiner Flamme. Gehilfen und Späher dürfen hin.
word-emberheart-camp = Lager der Wilddiebe
    .to = ins Lager der Wilddiebe
    .at = im Lager der Wilddiebe
    .help = Gefangene Drachen, auch exotische. Gehilfen und Späher dürfen hin.
word-emberheart-mountain = Berg
    .to = zum Berg
    .at = am Berg
    .help = Die stärksten Drachen, auf drei Ebenen. Gehilfen und Hüterinnen dürfen hin; nur Hüterinnen steigen weiter auf.
word-emberheart-preserve = Schutzgebiet
    .to = ins Schutzgebiet
    .at = im Schutzgebiet
    .help = Ein Zuhause für einen Drachen: Sein Attribut steigt um 2. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-garrison = Garnison
    .to = in die Garnison
    .at = in der Garnison
    .help = Karten, die Ruhm bringen, sobald du hast, was sie verlangen. Gehilfen und Waldläuferinnen dürfen hin.
word-emberheart-warehouse = Lagerhaus
    .to = ins Lagerhaus
    .at = im Lagerhaus
    .help = Ein Wappen hier bringt sofort 2 Ausrüstung.
word-emberheart-station = Feuerwache
    .to = zur Feuerwache
    .at = bei der Feuerwache
    .help = Ein Wappen hier bringt sofort 4 Gehilfen; deine Flamme steigt um 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Anführerin
    .acc = die Anführerin
    .help = Du beginnst die nächste Runde. Du darfst eine deiner Gruppen zurückrufen und sofort eine neue schicken.
word-emberheart-defender = Ver­tei­di­gerin
    .acc = die Verteidigerin
    .help = Wirf eine der beiden Überfallkarten ab.
word-emberheart-survivalist = Über­lebens­künstler
    .acc = den Überlebenskünstler
    .help = 1 Ausrüstung, und du entscheidest Gleichstände am Berg.
word-emberheart-healer = Heiler
    .acc = den Heiler
    .help = Deine Flamme sinkt um 2.
word-emberheart-none = Keine Fertigkeit
    .help = Seite A: Niemand hat eine Fertigkeit.
word-emberheart-geared-dragons = Gerüstete Drachen
    .help = Bis zum Überfall der 5. Runde darfst du beim Anlegen 1 Ausrüstung auf einen Drachen legen: Er passt dann zu jedem Helden und jedem Schutzgebiet und ist 1 Ruhm mehr wert.
word-emberheart-further-steps = Weitere Schritte
    .help = Immer wenn ein Attribut steigt, darfst du 1 Ausrüstung abgeben und es um 1 mehr erhöhen.
word-emberheart-fire-wise = Feuerfest
    .help = Immer wenn deine Flamme steigt: Nimm 1 Gehilfen pro Schritt, oder wirf 1 Experten pro Schritt ab und verhindere den Anstieg.
word-emberheart-welcoming = Gastfreundlich
    .help = Immer wenn du einen Drachen anlegst: Nimm 1 Gehilfen oder tausche 1 Gehilfen gegen einen Experten.

## Heroes: ability and glory

word-emberheart-apprentice = Auszubildende
    .acc = die Auszubildende
    .help = Einmal im Spiel, vor einer Aktionsphase: Nimm einen Helden aus der Gilde; sein Platz wird aufgefüllt.
    .glory = 4
word-emberheart-bard = Bardin
    .acc = die Bardin
    .help = Vor jeder Aktionsphase: Zieh 2 Helden, wirf einen ab und reserviere den anderen in der Gilde; nur deine Gruppen dürfen ihn nehmen.
    .glory = 7, wenn niemand mehr Garnisonskarten hat
word-emberheart-fire-sage = Feuerweiser
    .acc = den Feuerweisen
    .help = Beim Überfall darfst du deine Flamme um 1 steigen lassen, um 2 weniger abzuwerfen.
    .glory = 7, wenn niemand mehr rote Drachen hat
word-emberheart-outfitter = Schneider
    .acc = den Schneider
    .help = Gehilfen von der Feuerwache darfst du in Ausrüstung umwandeln, eins zu eins.
    .glory = 7, wenn niemand mehr Schutzgebiete hat
word-emberheart-paragon = Vorbild
    .acc = das Vorbild
    .help = Vor jeder Aktionsphase: Flamme +1, um 2 Gehilfen gegen 2 Späher und/oder Waldläuferinnen zu tauschen.
    .glory = 5, wenn niemand mehr Drachen hat
word-emberheart-peakwalker = Gipfelwandlerin
    .acc = die Gipfelwandlerin
    .help = Nimmst du einen Drachen der oberen Ebene des Berges, darfst du zusätzlich ein Attribut deiner Wahl um 1 erhöhen.
    .glory = 7, wenn niemand mehr Ausrüstung hat
word-emberheart-recruiter = Anwerber
    .acc = den Anwerber
    .help = Nach jedem Überfall: 1 Gehilfe je 2 rote Drachen.
    .glory = 2 je Satz aus Späher, Waldläuferin und Hüterin, höchstens 10
word-emberheart-innkeeper = Gastwirt
    .acc = den Gastwirt
    .help = 1 Ausrüstung für jede Gruppe, die du in die Taverne schickst.
    .glory = 7, wenn jedes Attribut auf 3 oder höher steht
word-emberheart-wrangler = Hirte
    .acc = den Hirten
    .help = 1 Gehilfe oder 1 Ausrüstung für jeden Drachen mit Wert 5 oder 7, den du erhältst.
    .glory = 2 je Garnisonskarte, höchstens 10
word-emberheart-flame-tamer = Flammenbändigerin
    .acc = die Flammenbändigerin
    .help = Flamme −1 für jedes Schutzgebiet, das du nimmst.
    .glory = 7, wenn niemand mehr Gehilfen hat
word-emberheart-dragon-knight = Drachenritter
    .acc = den Drachenritter
    .help = Schließt du eine Garnisonskarte ab, darfst du stattdessen ein anderes Attribut erhöhen.
    .glory = 7, wenn niemand mehr blaue Drachen hat
word-emberheart-fire-marshal = Brandschutzbeauftragter
    .acc = den Brandschutzbeauftragten
    .help = Du darfst zwei Wappen zugleich zur Feuerwache legen: 8 Gehilfen und nur Flamme +1.
    .glory = 1 je Ausrüstung, höchstens 10
word-emberheart-spy = Spionin
    .acc = die Spionin
    .help = 1 Gehilfe für jede Gruppe, die du ins Lager der Wilddiebe schickst.
    .glory = 7, wenn niemand mehr Helden hat
word-emberheart-master-scout = Meisterspäherin
    .acc = die Meisterspäherin
    .help = Wenn du eine Gruppe auf Feld 4 oder 5 schickst: Tausche bis zu 2 Gehilfen gegen Späher oder umgekehrt.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = den Mentor
    .help = Bis zu 2 Experten von jeder Tavernenkarte darfst du gegen eine andere Art tauschen.
    .glory = 3 je Satz aus rotem, blauem und grünem Drachen, höchstens 9
word-emberheart-merchant = Händler
    .acc = den Händler
    .help = 2 Ausrüstung mehr im Lagerhaus, wenn dort schon ein Wappen liegt.
    .glory = 2 je Held, höchstens 10
word-emberheart-messenger = Bote
    .acc = den Boten
    .help = Beim Überfall darfst du stattdessen die abgeworfene Überfallkarte anwenden.
    .glory = 1 je Gehilfe ab dem vierten, höchstens 10
word-emberheart-quartermaster = Quartiermeisterin
    .acc = die Quartiermeisterin
    .help = Nach jedem Überfall: 1 Ausrüstung je 2 blaue Drachen.
    .glory = 2 je Schritt deines niedrigsten Attributs, höchstens 10
word-emberheart-dragon-nurse = Drachenpflegerin
    .acc = die Drachenpflegerin
    .help = 1 Gehilfe für jede Gruppe, die du ins Schutzgebiet schickst.
    .glory = 7, wenn niemand mehr grüne Drachen hat
word-emberheart-keeper = Wärter
    .acc = den Wärter
    .help = Beim Überfall wirfst du 1 weniger ab.
    .glory = 5, wenn bei mindestens einem Attribut niemand vor dir liegt
word-emberheart-dragon-trainer = Drachenausbilderin
    .acc = die Drachenausbilderin
    .help = Einmal pro Runde, nach den Belohnungen: Wirf einen nicht angelegten Drachen ab, um das Attribut seiner Farbe (exotisch: ein beliebiges) um 1 zu erhöhen.
    .glory = 7, wenn niemand mehr Waldläuferinnen hat
word-emberheart-dragon-whisperer = Drachenflüsterin
    .acc = die Drachenflüsterin
    .help = Flamme −1 für jeden Drachen, den du im Lager der Wilddiebe nimmst.
    .glory = 7, wenn niemand mehr Gefolgsleute hat
word-emberheart-master-ranger = Meisterwaldläuferin
    .acc = die Meisterwaldläuferin
    .help = Wenn du eine Gruppe auf Feld 4 oder 5 schickst: Tausche bis zu 2 Gehilfen gegen Waldläuferinnen oder umgekehrt.
    .glory = 4
word-emberheart-overseer = Aufseher
    .acc = den Aufseher
    .help = Im Lagerhaus bekommst du zusätzlich 1 Gehilfen.
    .glory = 2 für jeden verschiedenen Wert deiner Drachen
word-emberheart-priestess = Priesterin
    .acc = die Priesterin
    .help = Nach jedem Überfall: Flamme −1 je 2 grüne Drachen.
    .glory = 2 je Schutzgebiet, höchstens 10
word-emberheart-squire = Knappe
    .acc = den Knappen
    .help = Bei der Feuerwache, wenn dort schon ein Wappen liegt: 1 Gehilfe mehr, und deine Flamme steigt nicht.
    .glory = 7, wenn niemand mehr Späher hat
word-emberheart-tactician = Taktiker
    .acc = den Taktiker
    .help = Für jede Garnisonskarte brauchst du von einem der beiden verlangten Dinge 1 weniger.
    .glory = 7, wenn niemand mehr Hüterinnen hat

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] roter Drache
        [blue] blauer Drache
        [green] grüner Drache
        [exotic] exotischer Drache
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] roter Drache
            [blue] blauer Drache
            [green] grüner Drache
            [exotic] exotischer Drache
        }, { $glory } Ruhm
    .acc =
        { $colour ->
           *[red] den roten Drachen
            [blue] den blauen Drachen
            [green] den grünen Drachen
            [exotic] den exotischen Drachen
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] roter Drache
                [blue] blauer Drache
                [green] grüner Drache
                [exotic] exotischer Drache
            }
           *[other] { $n } { $colour ->
               *[red] rote Drachen
                [blue] blaue Drachen
                [green] grüne Drachen
                [exotic] exotische Drachen
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] rotes Schutzgebiet
        [blue] blaues Schutzgebiet
        [green] grünes Schutzgebiet
    }
    .acc =
        { $colour ->
           *[red] ein rotes Schutzgebiet
            [blue] ein blaues Schutzgebiet
            [green] ein grünes Schutzgebiet
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] rotes Schutzgebiet
                [blue] blaues Schutzgebiet
                [green] grünes Schutzgebiet
            }
           *[other] { $n } { $colour ->
               *[red] rote Schutzgebiete
                [blue] blaue Schutzgebiete
                [green] grüne Schutzgebiete
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] rote Garnisonskarte
        [blue] blaue Garnisonskarte
        [green] grüne Garnisonskarte
    } { $step }
    .acc =
        { $colour ->
           *[red] die rote Garnisonskarte
            [blue] die blaue Garnisonskarte
            [green] die grüne Garnisonskarte
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 Experte
       *[hireling] 1 Gehilfe
    } je { $counted ->
       *[hero] Held
        [garrison-card] Garnisonskarte
        [preserve] Schutzgebiet
        [highest-attribute] Schritt des höchsten Attributs
        [red-dragon] roten Drachen
        [blue-dragon] blauen Drachen
        [green-dragon] grünen Drachen
        [ranger] Waldläuferin
        [warden] Hüterin
        [scout] Späher
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } Experten
               *[other] { $n } Experten
            }
           *[hireling] { $n ->
                [one] { $n } Gehilfen
               *[other] { $n } Gehilfen
            }
        }

## States of cards

word-emberheart-no = nicht da
word-emberheart-free = nicht angelegt
word-emberheart-attached = angelegt
word-emberheart-with-gear = angelegt mit Ausrüstung
word-emberheart-open = offen
word-emberheart-completed = abgeschlossen
