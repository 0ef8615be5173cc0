list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
hint-margin = Verwachte voorsprong { $margin }
hint-exact = Uiteindelijke voorsprong { $margin }
hint-win = winstkans { $share }%
hint-gains = Punten: { $gains }.
hint-costs = Dat kost { $costs }.
hint-prepares = Je krijgt er { $things } voor.
hint-sources = Je punten komen waarschijnlijk van: { $sources }.
hint-first = Een eerste idee; het zoeken gaat door.
verdict-blunder = Blunder
verdict-mistake = Fout
verdict-inaccuracy = Onnauwkeurigheid

## Opponents

level-spark = Vonk
    .help = Mild: kijkt alleen naar de eigen beurt en maakt veel fouten.
level-ember = Gloed
    .help = Ontspannen: plant de eigen beurt en maakt wat fouten.
level-flame = Vlam
    .help = Een goede speler: kijkt een beetje vooruit.
level-blaze = Vuurzee
    .help = Sterk: kijkt ver vooruit.
level-inferno = Inferno
    .help = De beste die er is: kijkt heel ver vooruit, geleid door een getraind neuraal netwerk.
