### A review as a page of its own, and in the terminal.

review-title = { $game }: review of a game
review-unfinished = Not finished: points as if it ended here
review-simulations = { $number } simulations
review-facts = { $moves } moves · { $seats } seats · { $budget } per position
review-kicker = Review
review-seats = The seats
review-wins = wins
review-no-decisions = made no decisions
review-luck = Luck
review-lost = Points lost
review-accuracy = accuracy
review-blunder = Blunders
review-mistake = Mistakes
review-inaccuracy = Inaccuracies
review-decisions = Decisions
review-course = The course of the game
review-course-help = By how many points each seat can expect to beat its best rival at the end, after every move. Ticks below: something was revealed that helped this seat.
review-better = What would have been better
review-then = then { $what }
review-solved = solved
review-row-points = Points
review-row-costs = Costs
review-row-prepares = Gains
review-margins = expected margin { $better } instead of { $made }
review-move = Move { $number }
review-made = Played
review-best = Better
review-in-words = Explanation
review-head-move = Move
review-head-seat = Seat
review-head-made = Played
review-head-better = Better
review-head-lost = Lost
review-others = Other marked moves
review-limit = { $verdict } from { $least }
review-reading = How to read this
review-reading-hidden = Everything hidden was reshuffled before each position was analysed, so nobody is judged on what they couldn’t know.
review-reading-loss = The loss of a move is the margin expected with the best move minus the margin expected with the move played; the marks, in points: { $limits }.
review-reading-accuracy = Accuracy is the mean of exp(−loss ÷ { $scale }) over a seat’s decisions.
review-reading-luck = Luck is what was revealed, compared with what might have been revealed instead.
review-reading-estimate = Everything not marked as solved is an estimate: differences under half a point mean nothing.
review-graph-label = Expected margin of every seat after every move
review-verdict = { $verdict }: { $lost } points lost; better: { $best }
review-lost-by = Move { $number }, { $who }: { $move } lost { $lost } points. Better:
review-points =
    { $number ->
        [one] point
       *[other] points
    }
