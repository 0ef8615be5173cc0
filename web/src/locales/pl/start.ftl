### The first page and the opponents.

## Ways into a game
opponents = Przeciwnicy
start-playing = Gra: { $one } kontra { $other }
start-against = Graj solo z przeciwnikiem
start-number = Przeciwnicy
start-play =
    { $number ->
        [one] Graj przeciw: { $name }
       *[other] Graj przeciw: { $number } × { $name }
    }
start-friends = Ze znajomymi
start-learn = Nauka w 10 minut
start-players = Gracze: od { $least } do { $most }
start-game = Która gra
start-series = Graj w serii
standing =
    { $won ->
        [0] Jak dotąd bez wygranej, rozegrane: { $played }.
       *[other] Wygrane: { $won } z { $played }.
    }
standing-none = Jeszcze się nie znacie.

## The games that wait
waiting-title = Twoja kolej
waiting-number =
    { $number ->
        [0] nic na ciebie nie czeka
        [one] { $number } gra
        [few] { $number } gry
        [many] { $number } gier
       *[other] { $number } gry
    }
waiting-others =
    { $number ->
        [one] { $number } czeka na innych
        [few] { $number } czekają na innych
        [many] { $number } czeka na innych
       *[other] { $number } czeka na innych
    }
waiting-moved = { $name }, { $ago }
waiting-play = Graj
waiting-first = Nic jeszcze na ciebie nie czeka. Zagramy razem pierwsze tury?
start-learn-on = Wróć do lekcji

## The invitation
join-players =
    { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
        [many] { $number } graczy
       *[other] { $number } gracza
    }
join-lesson = Pierwszy raz? Nauka w 10 minut
join-take =
    { $seat ->
        [1] Zajmij pomarańczowe miejsce
        [2] Zajmij niebieskie miejsce
        [3] Zajmij różowe miejsce
        [4] Zajmij zielone miejsce
       *[other] Zajmij to miejsce
    }
join-just-watch = Tylko oglądaj
join-taken = Ktoś był szybszy. To miejsce jest jeszcze wolne.
join-full = Wszystkie miejsca są już zajęte. Nadal możesz oglądać.
seat-host = gospodarz
seat-sits = już siedzi
agreed-turn = Każdy ma na turę { $time }; gdy czas minie, ruch wykona bot.
agreed-game = Każdy ma na całą grę { $time }; gdy czas minie, ruchy wykona bot.
agreed-no-clock = Bez zegara: graj bez przerwy albo po jednej turze, kiedy masz czas.
agreed-absence = Kogo nie ma dłużej niż { $time }, tego można wykluczyć w głosowaniu; dalej gra bot.
agreed-no-absence = Nikogo nie można wykluczyć, choćby nie było go bardzo długo.
agreed-hints = Podpowiedzi są dozwolone.
agreed-no-hints = W trakcie gry nie ma podpowiedzi; po niej jest analiza.
agreed-with = Z opcją: { $text }.
agreed-without = Bez opcji: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = Z zestawem elementów { $name }.
