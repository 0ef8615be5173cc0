### The daily challenge: what the start page, the table and refusals say of it.

daily = Daily challenge
daily-short = Today
opponent = Opponent
daily-card-open = One deal for everyone. Your first game today counts.
daily-card-begun = Your game is waiting for you.
daily-card-late = You didn’t finish in time. You can still practise.
daily-card-done =
    { $points ->
        [one] Played: { $points } point.
       *[other] Played: { $points } points.
    } Results come at midnight UTC.
origin-daily = Daily challenge
    .why = Everyone on this server plays this deal today, so somebody may already know it.
error-attempt = This game counts: you play every move yourself, and your opponents stay as they are.
error-attempt-first = First play the game that counts. After that you can practise as often as you like.
error-attempt-made = You have already played this challenge. You can still practise it.
error-day-not-over = You can see the other games once the day is over.
error-no-day = There is no challenge on that day.
error-no-opponent = You can’t play this challenge against that opponent.
daily-card-left = { $time } left
daily-card-best = Yesterday’s best
daily-card-play = Play today’s deal
daily-card-go-on = Continue

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Puzzle of the day
puzzle-card-open = One move is clearly best. You have two tries to find it.
puzzle-card-solved = Solved! More puzzles are waiting.
puzzle-card-failed = You didn’t find it. Have a look at the answer.
puzzle-more = More puzzles
origin-puzzle = Puzzle
    .why = This position is from a game between two strong opponents. Everything hidden was reshuffled.
error-no-puzzle = This server doesn’t have that puzzle.
error-not-opened = Open the puzzle first.
puzzle-card-solve = Solve it
