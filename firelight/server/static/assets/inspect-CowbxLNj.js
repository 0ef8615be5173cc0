//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-emberheart-hero =
    { $colour ->
       *[red] Bohater; potrzebuje czerwonego smoka
        [blue] Bohater; potrzebuje niebieskiego smoka
        [green] Bohater; potrzebuje zielonego smoka
    }
    .glory = Chwała: { $glory }.
piece-emberheart-dragon =
    { $colour ->
       *[red] Dołącz go do czerwonego bohatera lub rezerwatu, aby ta karta zadziałała.
        [blue] Dołącz go do niebieskiego bohatera lub rezerwatu, aby ta karta zadziałała.
        [green] Dołącz go do zielonego bohatera lub rezerwatu, aby ta karta zadziałała.
        [exotic] Przybiera dowolny kolor: dołącz go do dowolnego bohatera lub rezerwatu, aby ta karta zadziałała.
    }
    .kind = Chwała na koniec: { $glory }
    .cost = { $price } za kartę
    .ridge = 1 strażniczka za środkowy poziom
    .peak = 1 strażniczka i płomień +1 za górny poziom
piece-emberheart-preserve-card =
    { $colour ->
       *[red] Dołącz czerwonego smoka, a cecha wzrośnie o 2: { $attribute }.
        [blue] Dołącz niebieskiego smoka, a cecha wzrośnie o 2: { $attribute }.
        [green] Dołącz zielonego smoka, a cecha wzrośnie o 2: { $attribute }.
    }
    .kind = Miejsce na jednego smoka
piece-emberheart-garrison-card = Ukończysz ją, gdy będziesz mieć: { $dragons } i { $others }. Wtedy cecha rośnie o 1: { $attribute }.
    .kind = Chwała po ukończeniu: { $glory }
    .dragons =
        { $colour ->
           *[red] { $number ->
                [one] { $number } czerwony smok
                [few] { $number } czerwone smoki
                [many] { $number } czerwonych smoków
               *[other] { $number } czerwonego smoka
            }
            [blue] { $number ->
                [one] { $number } niebieski smok
                [few] { $number } niebieskie smoki
                [many] { $number } niebieskich smoków
               *[other] { $number } niebieskiego smoka
            }
            [green] { $number ->
                [one] { $number } zielony smok
                [few] { $number } zielone smoki
                [many] { $number } zielonych smoków
               *[other] { $number } zielonego smoka
            }
        }
    .heroes =
        { $number ->
            [one] { $number } bohater
            [few] { $number } bohaterów
            [many] { $number } bohaterów
           *[other] { $number } bohatera
        }
piece-emberheart-tavern-card =
    Zyskujesz { $followers }. { $flame ->
        [0] Płomień się nie zmienia.
       *[other] Potem zmienia się płomień: { $signed }.
    }
    .name = Karta tawerny
piece-emberheart-space = Dla drużyny o tej liczebności: { $space }. Drużyna na najwyższym polu wybiera pierwsza.
    .name = { $place }, pole { $space }
piece-emberheart-level-foot = Tu drużyny wybierają najpierw i pokrywają tylko koszt samej karty.
piece-emberheart-level-ridge = Wchodzą tu tylko drużyny ze strażniczkami. Karta kosztuje 1 strażniczkę ponad swój koszt.
piece-emberheart-level-peak = Pierwsza wybiera drużyna, która ma najwięcej strażniczek. Karta kosztuje 1 strażniczkę i płomień +1 ponad swój koszt, a ty możesz podnieść jedną cechę o 1.
piece-emberheart-raid = Po nagrodach wszyscy odrzucają tylu stronników z zapasu; za każdego stronnika, którego ci brakuje, płomień rośnie o 1.
    .kind = Karta najazdu
piece-emberheart-flame = Na koniec liczy się, jak daleko jesteś poniżej najwyższego płomienia.
piece-emberheart-companion = W każdej rundzie dołącza do jednej drużyny i daje jej efekty trzech cech.
    .name = Smoczy towarzysz
piece-emberheart-crest = Każda drużyna i każda wizyta w Magazynie lub Remizie wymaga herbu.
    .name = Herby
piece-emberheart-shield = Kto ją ma, działa pierwszy w tej rundzie.
    .name = Smocza Tarcza
piece-emberheart-phase-action = Wszyscy po kolei wykonują po jednej akcji, aż skończą się doradcy.
piece-emberheart-phase-reward = Lokacja po lokacji drużyny biorą karty, od pola 5 do pola 1.
piece-emberheart-phase-raid = Wszyscy odrzucają to, czego wymaga karta najazdu.
piece-emberheart-phase-reset = Oferty są uzupełniane na następną rundę.
piece-emberheart-kind-place = Lokacja
piece-emberheart-kind-aide = Doradca
piece-emberheart-kind-skill = Umiejętność
piece-emberheart-kind-follower = Stronnik
piece-emberheart-kind-attribute = Cecha
piece-emberheart-kind-phase = Faza rundy

## For you now

now-emberheart-have =
    { $away ->
        [0] { $number ->
            [0] Nie masz żadnych.
           *[other] Masz { $number }.
        }
       *[other] { $number ->
            [0] W zapasie nie masz żadnych, na wyspie { $away }.
           *[other] Masz { $number } w zapasie i { $away } na wyspie.
        }
    }
now-emberheart-level = Poziom { $level }, chwała: { $glory }.
now-emberheart-worth = Chwała w tej chwili: { $glory }.
now-emberheart-once-awake = Chwała w tej chwili, jeśli będzie mieć smoka: { $glory }.
now-emberheart-of = { $what }: { $have } z { $need }
now-emberheart-completed = Ukończona.
now-emberheart-picks = Kolejność wyboru drużyny na tym polu: { $rank }
now-emberheart-held = Teraz ma: { $who }.

## What the player works towards

goals-emberheart-asleep = Czekają na smoka
goals-emberheart-raid = Stronnicy na najazd
goals-emberheart-flame = Płomień +{ $flame } za tych, których ci brakuje
`;export{e as default};