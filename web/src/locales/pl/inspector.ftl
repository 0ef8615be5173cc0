# The inspector: what a piece is and what it would do now.
inspector = Podgląd
inspect-price = Koszt
inspect-now = Teraz dla ciebie
inspect-why-not = Nie teraz
inspect-rest = Wskaż element, aby zobaczyć, co tu robi.
goal-stand = { $have } z { $need }
inspect-rule = Zasada
inspect-pin = Zatrzymaj ten element
inspect-ask = Co to jest? Dotknij elementu, aby się dowiedzieć.
inspect-ends = Kończy twoją turę
inspect-seals = Odkrywa coś, więc nie da się cofnąć
inspect-score = { $points ->
    [one] { $points } punkt w tej chwili
    [few] { $points } punkty w tej chwili
    [many] { $points } punktów w tej chwili
   *[other] { $points } punktu w tej chwili
}
key-inspect = zatrzymaj oglądany element
