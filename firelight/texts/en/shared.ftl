list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
hint-margin = Expected margin { $margin }
hint-exact = Final margin { $margin }
hint-win = chance of winning { $share }%
hint-gains = Points: { $gains }.
hint-costs = Costs { $costs }.
hint-prepares = Gets you { $things }.
hint-sources = Your points will probably come from: { $sources }.
hint-first = A first thought; the search goes on.
verdict-blunder = Blunder
verdict-mistake = Mistake
verdict-inaccuracy = Inaccuracy

## Opponents

level-spark = Spark
    .help = Gentle: only looks at its own turn and makes plenty of mistakes.
level-ember = Ember
    .help = Easy-going: plans its own turn and makes some mistakes.
level-flame = Flame
    .help = A good player: looks a little way ahead.
level-blaze = Blaze
    .help = Strong: looks well ahead.
level-inferno = Inferno
    .help = The best there is: looks far ahead, guided by a neural network.
