# The inspector: what a piece is and what it would do now.
inspector = Uitleg
inspect-price = Prijs
inspect-now = Nu voor jou
inspect-why-not = Nu niet
inspect-rest = Wijs een onderdeel aan om te zien wat het hier doet.
goal-stand = { $have } van { $need }
inspect-rule = De regel
inspect-pin = Dit onderdeel vastzetten
inspect-ask = Wat is dit? Tik op een onderdeel en je ziet het.
inspect-ends = Beëindigt je beurt
inspect-seals = Onthult iets en kan niet ongedaan worden gemaakt
inspect-score = { $points ->
    [one] { $points } punt volgens de huidige stand
   *[other] { $points } punten volgens de huidige stand
}
key-inspect = het bekeken onderdeel vastzetten
