//# allFunctionsCalledOnLoad
var e=`lesson-bonfire-welcome = Die Bonfire sind erloschen, und deine Gnome wollen sie wieder entfachen. Das ist deine Stadt. Gegen dich spielt Tom, der nach Karten handelt, und du hast 10 Punkte Vorsprung. Die ersten Spielzüge machen wir zusammen.
    .title = Willkommen
lesson-bonfire-city = Sieben Felder warten auf Aufgaben. Neben jedem liegen ein Stück Weg und eine Aussparung für ein Portal. Eine entfachte Aufgabe mit Portal, einem Weg in ihrer Farbe und einer Hüterin daneben: Das bringt am Ende Punkte.
    .title = Deine Stadt
lesson-bonfire-first-tile = Dein erstes Schicksals-Plättchen zeigt Weg, Schiff und Aufgabe, und du bekommst je einen Aktionsmarker davon. Genau richtig: Behalte es und lege es so, wie es ist.
    .title = Das erste Schicksals-Plättchen
lesson-bonfire-supply = Das sind deine Aktionsmarker: die drei vom Plättchen und zwei gelbe, die für alles stehen. Daneben deine Ressourcen: je eine, und Gold, das jede ersetzt.
    .title = Was du hast
lesson-bonfire-sail = Holen wir eine Aufgabe. Die erste Fahrt kostet einen Schiff-Marker, egal wie weit. Fahre zur markierten Insel.
    .title = Leinen los
lesson-bonfire-task = Nimm die blaue Aufgabe: Sie will ein Weg-Plättchen mit einer Blüte, und eins liegt in der Auslage. Du bezahlst einen Aufgaben-Marker, die Wurzel der Insel und die Ressource der Opferschale, die du dort lässt: Wähle die linke, die Frucht.
    .title = Deine erste Aufgabe
lesson-bonfire-space = Lege sie auf Feld 2. Dein nächstes Weg-Plättchen kommt genau daneben, und wenn sein Kristall auch blau ist, bringt das 2 Punkte mehr.
    .title = Wohin damit
lesson-bonfire-tom = Dein Spielzug ist vorbei. Nach jedem deiner Züge deckt Tom eine Karte auf und nimmt sich etwas: ein Weg-Plättchen, einen Gnom, ein Portal, eine Hüterin oder eine Aufgabe. Dann bist du wieder dran.
    .title = Tom
lesson-bonfire-build = Jetzt nutze deinen Weg-Marker: Baue das Weg-Plättchen mit der Blüte und dem blauen Kristall.
    .title = Ein Stück Weg
lesson-bonfire-ignite = Die Bedingung deiner Aufgabe ist erfüllt. Das Entfachen ist ein eigener Spielzug: Entfache das Bonfire.
    .title = Feuer frei
lesson-bonfire-council = Der Novize daneben geht in den Hohen Rat und bringt dir einen Bonus. Schicke ihn auf das Feld mit 2 Gold und einem gelben Marker. Je mehr Novizen dort sitzen, desto näher ist das Ende.
    .title = Der Hohe Rat
lesson-bonfire-fire = Das Große Bonfire hat noch niemand genutzt, und die erste Nutzung kostet einen Marker, wohin du auch drehst. Drehe es auf das markierte Feld, bezahle mit einem gelben Marker und nimm die Muschel und das Portal: Es passt in deine letzte Aussparung.
    .title = Das Große Bonfire
lesson-bonfire-procession = Deine Hüterin steht auf START. Mach mit einem gelben Marker eine Prozession von einem Schritt: Wo sie endet, bringt sie dir, was der Weg zeigt, hier Gold. Später geht sie durch ein Portal zu einem Bonfire.
    .title = Eine Prozession
lesson-bonfire-fate = Ein Aktionsmarker ist übrig: Zeit für ein neues Schicksals-Plättchen. Nimm das oberste, lege es in die markierte Spalte und drehe es, sodass Weg an Weg liegt: Eine Zweiergruppe bringt zwei Marker, und das Goldfeld darunter gehört dir.
    .title = Neue Marker
lesson-bonfire-gnomes = Eins fehlt noch: Gnome. Für Gnom-Marker und die Ressource, die ein Gnom zeigt, hilft dir ein Spezialist bis zum Ende, ein Ältester bringt sofort Punkte. Platz ist für sechs.
    .title = Gnome
lesson-bonfire-scoring = Sitzen 7 Novizen im Rat, beginnt der Countdown, und alle haben noch ein paar Spielzüge. Öffne jederzeit die Wertung, um zu sehen, was du jetzt bekämst und wofür.
    .title = Wie es endet
lesson-bonfire-end = Mehr brauchst du für den Anfang nicht. Spiel diese Partie ruhig weiter: Was nicht geht, sagt warum, jedes Teil erklärt sich, und ein Tipp ist nur einen Klick entfernt. Gut Feuer!
    .title = Los geht’s
`;export{e as default};