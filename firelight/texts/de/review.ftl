### A review as a page of its own, and in the terminal.

review-title = { $game }: Rückblick auf ein Spiel
review-unfinished = Nicht beendet: Punkte, wenn hier Schluss wäre
review-simulations = { $number } Simulationen
review-facts = { $moves } Züge · { $seats } Plätze · { $budget } je Stellung
review-kicker = Rückblick
review-seats = Die Plätze
review-wins = gewinnt
review-no-decisions = hat nichts entschieden
review-luck = Glück
review-lost = Verlorene Punkte
review-accuracy = Genauigkeit
review-blunder = Grobe Fehler
review-mistake = Fehler
review-inaccuracy = Ungenauigkeiten
review-decisions = Entscheidungen
review-course = Der Verlauf des Spiels
review-course-help = Wie viele Punkte jeder Platz am Ende voraussichtlich vor dem besten anderen liegt, nach jedem Zug neu geschätzt. Striche darunter: Etwas wurde aufgedeckt, das diesem Platz half.
review-better = Was besser gewesen wäre
review-then = danach: { $what }
review-solved = gelöst
review-row-points = Punkte
review-row-costs = Kosten
review-row-prepares = Bringt
review-margins = erwarteter Vorsprung { $better } statt { $made }
review-move = Zug { $number }
review-made = Gespielt
review-best = Besser
review-in-words = Erklärung
review-head-move = Zug
review-head-seat = Platz
review-head-made = Gespielt
review-head-better = Besser
review-head-lost = Verlust
review-others = Weitere markierte Züge
review-limit = { $verdict } ab { $least }
review-reading = So liest du das
review-reading-hidden = Vor jeder Analyse wurde alles Verdeckte neu gemischt. So wird niemand nach etwas beurteilt, das niemand wissen konnte.
review-reading-loss = Der Verlust eines Zuges ist der erwartete Vorsprung nach dem besten Zug minus dem erwarteten Vorsprung nach dem gespielten. Die Grenzen in Punkten: { $limits }.
review-reading-accuracy = Die Genauigkeit ist das Mittel von exp(−Verlust ÷ { $scale }) über alle Entscheidungen eines Platzes.
review-reading-luck = Glück ist, was aufgedeckt wurde, verglichen mit dem, was stattdessen hätte kommen können.
review-reading-estimate = Alles, was nicht als gelöst markiert ist, ist geschätzt: Unterschiede unter einem halben Punkt bedeuten nichts.
review-graph-label = Erwarteter Vorsprung jedes Platzes nach jedem Zug
review-verdict = { $verdict }: { $lost } Punkte verloren; besser: { $best }
review-lost-by = Zug { $number }, { $who }: { $move } hat { $lost } Punkte gekostet. Besser:
review-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
