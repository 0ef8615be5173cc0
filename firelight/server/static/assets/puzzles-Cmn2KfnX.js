//# allFunctionsCalledOnLoad
var e=`### Puzzles: the page that lists them, and what a table says while one is solved.

puzzles-about = Elke puzzel is een stelling uit een echt spel waarin één zet duidelijk beter is dan alle andere. Je hebt twee pogingen; daarna zie je het antwoord en de redenen.
puzzles-solve = Los een puzzel op
puzzles-game = Spel
puzzles-difficulty = Niveau
puzzles-any = Alle
puzzles-none = Hier is geen puzzel meer over. Kies een ander spel of een ander niveau.
puzzles-count = { $solved } van { $puzzles } opgelost
puzzles-solved = Opgelost
puzzles-failed = Niet gevonden
puzzles-streak = Op rij opgelost
puzzle-easy = Makkelijk
    .help = { $ember } en { $flame } vinden de zet bijna altijd.
puzzle-medium = Gemiddeld
    .help = { $ember } en { $flame } vinden de zet ongeveer de helft van de keren: kijk een beetje vooruit.
puzzle-hard = Moeilijk
    .help = { $ember } en { $flame } vinden de zet zelden: kijk ver vooruit.
puzzle-find = Zoek de beste zet
puzzle-how = Doe je zet op het bord. Wat je ervoor afgeeft, maakt niet uit.
puzzle-left = { $left ->
    [one] Nog één poging
   *[other] Nog { $left } pogingen
    }
puzzle-judging = Controleren…
puzzle-wrong = Dat is niet de beste zet. Probeer het nog een keer.
puzzle-again = Probeer opnieuw
puzzle-right = Dat is de beste zet!
puzzle-lost = Dat is ook niet de beste zet.
puzzle-known = Deze puzzel heb je al opgelost.
puzzle-known-lost = Bij deze puzzel heb je de zet niet gevonden.
puzzle-best = De beste zet
puzzle-others = Ter vergelijking
puzzle-worth = { $win }% winstkans, { $margin } punten
puzzle-streak = { $count } op rij!
puzzle-search = Gecontroleerd door 100 keer zo lang na te denken als een sterke tegenstander ({ $simulations } simulaties). Er waren { $acts } zetten om uit te kiezen.
puzzle-solver = Bewezen door elk mogelijk einde van het spel uit te spelen. Er waren { $acts } zetten om uit te kiezen.
puzzle-levels = { $ember } vond de zet in { $by-ember } van de { $tries } pogingen, { $flame } in { $by-flame }.
puzzle-found = { $players ->
    [one] Je bent hier de eerste die deze puzzel afmaakt.
   *[other] { $found ->
        [0] Geen van de { $players } spelers hier vond de zet.
        [one] { $found } van de { $players } spelers hier vond de zet.
       *[other] { $found } van de { $players } spelers hier vonden de zet.
    }
    }
puzzle-show = Toon op het bord
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-ahead =
    { $win ->
        [0] Je eindigt er { $points } punten beter mee dan met de op één na beste zet.
       *[other] Je wint er { $win } van de 100 spellen meer mee dan met de op één na beste zet en eindigt { $points } punten beter.
    }
`;export{e as default};