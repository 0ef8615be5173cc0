# Der Inspektor: was ein Teil ist und was es jetzt bewirken würde.
inspector = Inspektor
inspect-price = Kosten
inspect-now = Für dich jetzt
inspect-why-not = Jetzt nicht
inspect-rest = Zeig auf ein Teil, um zu sehen, was es hier bewirkt.
inspect-rest-touch = Halte ein Teil gedrückt, um zu sehen, was es bewirkt.
inspect-rule = Die Regel
inspect-pin = Dieses Teil hier behalten
inspect-ask = Was ist das? Danach ein Teil antippen.
inspect-ends = Beendet deinen Spielzug
inspect-seals = Deckt etwas auf und lässt sich nicht zurücknehmen
inspect-score = { $points ->
    [one] { $points } Punkt nach jetzigem Stand
   *[other] { $points } Punkte nach jetzigem Stand
}
key-inspect = das betrachtete Teil behalten
