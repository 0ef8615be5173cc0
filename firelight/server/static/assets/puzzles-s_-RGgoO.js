//# allFunctionsCalledOnLoad
var e=`### Puzzles: the page that lists them, and what a table says while one is solved.

puzzles-about = Each puzzle is a position from a real game in which one move is clearly better than all the others. You have two tries; then you see the answer and the reasons.
puzzles-solve = Solve a puzzle
puzzles-game = Game
puzzles-difficulty = Difficulty
puzzles-any = All
puzzles-none = There are no puzzles left here. Choose another game or difficulty.
puzzles-count = { $solved } of { $puzzles } solved
puzzles-solved = Solved
puzzles-failed = Not found
puzzles-streak = Solved in a row
puzzle-easy = Easy
    .help = { $ember } and { $flame } find it nearly every time.
puzzle-medium = Medium
    .help = { $ember } and { $flame } find it about half the time: look a little way ahead.
puzzle-hard = Hard
    .help = { $ember } and { $flame } seldom find it: look well ahead.
puzzle-find = Find the best move
puzzle-how = Make your move on the board. How you pay for it doesn’t matter.
puzzle-left = { $left ->
    [one] One try left
   *[other] { $left } tries left
    }
puzzle-judging = Checking…
puzzle-wrong = That isn’t the best move. Try once more.
puzzle-again = Try again
puzzle-right = That’s the best move!
puzzle-lost = That isn’t the best move either.
puzzle-known = You have already solved this one.
puzzle-known-lost = You didn’t find this one.
puzzle-best = The best move
puzzle-others = Compared with
puzzle-worth = { $win }% wins, { $margin } points
puzzle-streak = { $count } in a row!
puzzle-search = Checked by thinking 100 times as long as a strong opponent does ({ $simulations } simulations). There were { $acts } moves to choose from.
puzzle-solver = Proved by playing out every way the game can end. There were { $acts } moves to choose from.
puzzle-levels = { $ember } found it in { $by-ember } of { $tries } tries, { $flame } in { $by-flame }.
puzzle-found = { $players ->
    [one] You are the first here to finish it.
   *[other] { $found } of { $players } players here found it.
    }
puzzle-show = Show it on the board
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-ahead =
    { $win ->
        [0] You end up { $points } points better off than with the next best move.
        [one] You win { $win } more game in 100 than with the next best move, and end up { $points } points better off.
       *[other] You win { $win } more games in 100 than with the next best move, and end up { $points } points better off.
    }
`;export{e as default};