list-and = { $rest } i { $last }
list-or = { $rest } lub { $last }
hint-margin = Oczekiwana przewaga { $margin }
hint-exact = Końcowa przewaga { $margin }
hint-win = szansa na wygraną { $share }%
hint-gains = Punkty: { $gains }.
hint-costs = To kosztuje: { $costs }.
hint-prepares = Zyskujesz: { $things }.
hint-sources = Punkty najpewniej przyniosą ci: { $sources }.
hint-first = To pierwszy pomysł; szukanie trwa.
verdict-blunder = Gruby błąd
verdict-mistake = Błąd
verdict-inaccuracy = Niedokładność

## Opponents

level-spark = Iskra
    .help = Łagodny: patrzy tylko na własną turę i robi dużo błędów.
level-ember = Żar
    .help = Spokojny: planuje własną turę i robi trochę błędów.
level-flame = Płomień
    .help = Dobry gracz: patrzy trochę naprzód.
level-blaze = Pożoga
    .help = Silny: patrzy daleko naprzód.
level-inferno = Inferno
    .help = Najlepszy: patrzy bardzo daleko naprzód, z pomocą sieci neuronowej.
