### A review as a page of its own, and in the terminal.

review-title = { $game }: terugblik op een spel
review-unfinished = Niet afgelopen: punten als het hier zou eindigen
review-simulations = { $number } simulaties
review-facts = { $moves } zetten · { $seats } plaatsen · { $budget } per stelling
review-kicker = Terugblik
review-seats = De plaatsen
review-wins = wint
review-no-decisions = heeft niets beslist
review-luck = Geluk
review-lost = Verloren punten
review-accuracy = nauwkeurigheid
review-blunder = Blunders
review-mistake = Fouten
review-inaccuracy = Onnauwkeurigheden
review-decisions = Beslissingen
review-course = Het verloop van het spel
review-course-help = Hoeveel punten elke plaats aan het einde naar verwachting voorligt op de beste andere, na elke zet opnieuw geschat. Streepjes eronder: er werd iets onthuld dat deze plaats hielp.
review-better = Wat beter was geweest
review-then = daarna: { $what }
review-solved = opgelost
review-row-points = Punten
review-row-costs = Kosten
review-row-prepares = Levert op
review-margins = verwachte voorsprong { $better } in plaats van { $made }
review-move = Zet { $number }
review-made = Gespeeld
review-best = Beter
review-in-words = Uitleg
review-head-move = Zet
review-head-seat = Plaats
review-head-made = Gespeeld
review-head-better = Beter
review-head-lost = Verlies
review-others = Andere gemarkeerde zetten
review-limit = { $verdict } vanaf { $least }
review-reading = Hoe je dit leest
review-reading-hidden = Vóór elke analyse is alles wat verborgen is opnieuw geschud. Zo wordt niemand beoordeeld op iets wat niemand kon weten.
review-reading-loss = Het verlies van een zet is de verwachte voorsprong na de beste zet min de verwachte voorsprong na de gespeelde zet. De grenzen in punten: { $limits }.
review-reading-accuracy = Nauwkeurigheid is het gemiddelde van exp(−verlies ÷ { $scale }) over de beslissingen van een plaats.
review-reading-luck = Geluk is wat werd onthuld, vergeleken met wat er in plaats daarvan had kunnen komen.
review-reading-estimate = Alles wat niet als opgelost is gemarkeerd, is een schatting: verschillen van minder dan een half punt zeggen niets.
review-graph-label = Verwachte voorsprong van elke plaats na elke zet
review-verdict = { $verdict }: { $lost } punten verloren; beter: { $best }
review-lost-by = Zet { $number }, { $who }: { $move } kostte { $lost } punten. Beter:
review-points =
    { $number ->
        [one] punt
       *[other] punten
    }
