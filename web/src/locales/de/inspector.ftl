# The inspector: what a piece is and what it would do now.
inspector = Inspektor
inspect-price = Kosten
inspect-now = Für dich jetzt
inspect-why-not = Jetzt nicht
inspect-rest = Zeig auf ein Teil, um zu sehen, was es hier bewirkt.
goal-stand = { $have } von { $need }
inspect-rule = Die Regel
inspect-pin = Dieses Teil hier behalten
inspect-ask = Was ist das? Tippe ein Teil an, um es zu erfahren.
inspect-ends = Beendet deinen Spielzug
inspect-seals = Deckt etwas auf und lässt sich nicht zurücknehmen
inspect-score = { $points ->
    [one] { $points } Punkt nach jetzigem Stand
   *[other] { $points } Punkte nach jetzigem Stand
}
key-inspect = das betrachtete Teil behalten
