# The inspector: what a piece is and what it would do now.
inspector = Inspector
inspect-price = Price
inspect-now = For you now
inspect-why-not = Not now
inspect-rest = Point at a piece to see what it does here.
goal-stand = { $have } of { $need }
inspect-rule = The rule
inspect-pin = Keep this piece here
inspect-ask = What is this? Tap a piece to find out.
inspect-ends = Ends your turn
inspect-seals = Reveals something, so it can’t be undone
inspect-score = { $points ->
    [one] { $points } point if scored now
   *[other] { $points } points if scored now
}
key-inspect = keep the inspected piece
