//# allFunctionsCalledOnLoad
var e=`lesson-emberheart-welcome = Wilddiebe sind auf die Insel gekommen, und du rettest ihre Drachen. Das ist dein Lager: 10 Gehilfen, 2 Ausrüstung, 5 Wappen und ein Jungdrache, dein Drachengefährte. Ein sanfter Gegner spielt mit. Die erste Runde machen wir zusammen.
    .title = Willkommen
lesson-emberheart-attribute = Ein Attribut deines Drachengefährten startet auf 1. Wähle Stärke: Dann ersetzt er eine Person seiner Gruppe.
    .title = Dein Drachengefährte
lesson-emberheart-island = Sechs Orte, in der Reihenfolge, in der sie ihre Karten hergeben: Gilde, Taverne, Lager, Berg, Schutzgebiet, Garnison. Jeder hat die Felder 1 bis 5. Eine Gruppe mit genau so vielen Gefolgsleuten passt darauf; Felder mit neutralem Wappen sind blockiert.
    .title = Die Insel
lesson-emberheart-camp = Im Lager der Wilddiebe warten exotische Drachen, die zu jedem Helden passen. Schicke 5 Gehilfen auf Feld 5 des Lagers, dann beende deinen Zug.
    .title = Deine erste Gruppe
lesson-emberheart-order = Noch passiert dort nichts. In der Belohnungsphase wählt die Gruppe auf dem höchsten Feld zuerst, auf Feld 5 ist also niemand vor dir.
    .title = Wer zuerst wählt
lesson-emberheart-companion = Du brauchst auch einen Helden. Schicke eine Gruppe mit deinem Drachengefährten in die Heldengilde, auf Feld 4, wenn es frei ist: Dank Stärke reichen dort 3 Gehilfen.
    .title = Mit dem Drachengefährten
lesson-emberheart-warehouse = Manches kommt sofort. Lege ein Wappen ins Lagerhaus, für 2 Ausrüstung. Die Feuerwache brächte 4 Gehilfen, aber deine Flamme stiege, und eine hohe Flamme kostet am Ende Ruhm.
    .title = Das Dorf
lesson-emberheart-swap = In deinem Zug macht 1 Ausrüstung aus einer Person eine andere Art. Gehilfen sind weg, sobald ihre Gruppe eine Karte nimmt; Experten kommen zurück. Tausche einen Gehilfen gegen eine Hüterin, die auf den Berg klettern kann.
    .title = Ausrüstung
lesson-emberheart-aide = Ein Berater kostet kein Wappen und hilft sofort: Der Heiler senkt deine Flamme um 2. Nimm einen, der noch da ist. Ist der letzte der vier genommen, ist die Aktionsphase fast vorbei.
    .title = Berater
lesson-emberheart-rewards = Nutze deine übrigen Gefolgsleute und Wappen, wie du magst, bis alle Berater genommen sind. Dann beginnen die Belohnungen: zuerst die Gilde. Nimm einen Helden.
    .title = Dein Held
lesson-emberheart-dragon = Jetzt das Lager: Deine Gruppe auf Feld 5 wählt zuerst. Nimm den exotischen Drachen mit Wert 3.
    .title = Ein Drache
lesson-emberheart-attach = Ein Held wirkt und wertet nur mit einem Drachen seiner Farbe. Ein exotischer passt zu allen: Lege ihn an deinen Helden an. Das ist endgültig.
    .title = Zusammenbringen
lesson-emberheart-raid = Nach den Belohnungen kommen die Wilddiebe. Die Überfallkarte sagt, was alle verlieren, und der Tisch zeigt immer, was es dich gerade kosten würde. Wer nicht zahlen kann, bekommt eine höhere Flamme.
    .title = Der Überfall
lesson-emberheart-scoring = Nach 5 Runden wird der Ruhm gezählt: Drachen, Attribute, Helden mit ihrem Drachen, erfüllte Garnisonskarten und wie weit deine Flamme unter der höchsten liegt.
    .title = Wie es endet
lesson-emberheart-end = Mehr brauchst du für den Anfang nicht. Spiel diese Partie ruhig weiter: Was nicht geht, sagt warum, jede Karte erklärt sich, und ein Tipp ist nur einen Klick entfernt. Guten Flug!
    .title = Los geht’s
`;export{e as default};