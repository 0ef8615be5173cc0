# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Rozkładanie gry…
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, pole { $space }: wolne
eh-space-pick = { $place }, pole { $space }: zbierz drużynę na to pole; kolejność wyboru: { $rank }
eh-space-send = { $place }, pole { $space }: wyślij drużynę; kolejność wyboru: { $rank }
eh-space-blocked = { $place }, pole { $space }: neutralny herb. Gdy przyjdzie jego kolej, odrzuca się jedną kartę oferty.
eh-space-taken =
    { $place }, pole { $space }: { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }. Kolejność wyboru: { $rank }
eh-card = { $card }
eh-card-take = Weź: { $card }
eh-bard-only = Bard
eh-level-peak = Górny
eh-level-ridge = Środkowy
eh-level-foot = Dolny
eh-climbers = Kolejność na Górze
eh-climber =
    { $who }, pole { $space }: { $wardens ->
        [one] { $wardens } strażniczka
        [few] { $wardens } strażniczki
        [many] { $wardens } strażniczek
       *[other] { $wardens } strażniczek
    }

# The village
eh-special =
    { $place }. Herby: { $crests ->
        [none] brak
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Remiza z dwoma herbami
eh-aides = Doradcy
eh-aides-end = wzięcie ostatniego kończy fazę
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, ma: { $who }
eh-aide-leader = zaczyna rundę
eh-aide-defender = −1 najazd
eh-aide-survivalist = +1 ekwipunek
eh-aide-healer = płomień −2
eh-raid = Najazd
eh-raid-card = Karta najazdu: { $card }. Teraz: { $losses }
eh-raid-discarded = Odrzucona karta najazdu: { $card }. Teraz: { $losses }
eh-raid-loss =
    { $who }: { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(płomień +{ $flame })
    }
eh-per = za
eh-flame = Płomień
eh-flame-left = trzymaj się na lewo od innych
eh-flame-of = { $who }: płomień { $at }, chwała w tej chwili: { $glory }

# The camp
eh-camp = Plansza: { $who }
eh-shield = Ma Smoczą Tarczę
eh-crests =
    { $number ->
        [0] nie ma już herbów
        [one] pozostał { $number } herb
        [few] pozostały { $number } herby
        [many] pozostało { $number } herbów
       *[other] pozostało { $number } herbów
    }
eh-attributes = Cechy
eh-attribute = { $attribute } { $level }: chwała { $glory }, efekt smoczego towarzysza { $effect }
eh-supply = Stronnicy i ekwipunek
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}i { $away } na wyspie
    }
eh-more = O jeden więcej: { $what }
eh-less = O jeden mniej: { $what }
eh-companion = Smoczy towarzysz
eh-companion-ready = Smoczy towarzysz, gotowy: dołącza do drużyny
eh-companion-ready-short = gotowy
eh-companion-goes = Smoczy towarzysz idzie z drużyną; wybierz jeszcze raz, by został
eh-companion-goes-short = idzie
eh-companion-used = Smoczy towarzysz, użyty w tej rundzie
eh-companion-used-short = użyty
eh-companion-stays = Zostaw smoczego towarzysza
eh-skill-geared-dragons = 1 sztuka ekwipunku na smoku: dowolna karta, +1 punkt chwały
eh-skill-further-steps = cecha rośnie: zużyj 1 sztukę ekwipunku na 1 krok więcej
eh-skill-fire-wise = płomień rośnie: 1 pomocnik za krok albo odrzuć 1 specjalistę za krok
eh-skill-welcoming = przy dołączaniu: weź 1 pomocnika albo wymień 1 na specjalistę
eh-heroes-preserves = Bohaterowie i rezerwaty ze smokami
eh-no-cards = Jeszcze nie ma kart.
eh-card-with = { $card }, dołączony: { $dragon }
eh-card-waits = { $card }, potrzebuje smoka
eh-plan-open = { $card }, jeszcze nieukończona
eh-plan-done = { $card }, ukończona
eh-dragon-free = { $dragon }, niedołączony
eh-dragon-pick = { $dragon }, niedołączony: podnieś go, by dołączyć

# What is asked
eh-choices = Możliwości
eh-your-party = Twoja drużyna
eh-size = liczebność
eh-clear = Wyczyść drużynę
eh-party-start = Wybierz stronników albo podświetlone pole.
eh-party-where =
    { $size ->
        [0] Sam smoczy towarzysz: wybierz podświetlone pole.
        [one] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [few] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [many] Drużyna, liczebność { $size }: wybierz podświetlone pole.
       *[other] Drużyna, liczebność { $size }: wybierz podświetlone pole.
    }
eh-order-blocked =
    { $blocked ->
        [one] Neutralny herb usunie przedtem kartę.
        [few] Neutralne herby usuną przedtem { $blocked } karty.
        [many] Neutralne herby usuną przedtem { $blocked } kart.
       *[other] Neutralne herby usuną przedtem { $blocked } kart.
    }
eh-come-back = Wracają po nagrodzie: { $people }.
eh-spent = Odrzuceni, jeśli weźmiesz kartę: { $people }.
eh-send = Wyślij: { $place } { $space }
eh-swap = Wymień stronnika
eh-swap-from = Kogo wymieniasz?
eh-swap-to = Na kogo?
eh-attach = Możesz dołączyć smoka: podnieś go.
eh-attach-where = Wybierz kartę dla smoka.

# Above the table, and on the phone
eh-wait-problem = Nie można rozłożyć gry: { $problem }
eh-round = Runda { $round } z 5
eh-phases = Fazy rundy
eh-phase-action = Akcje
eh-phase-reward = Nagrody
eh-phase-raid = Najazd
eh-phase-reset = Odnowienie
eh-tab-island = Wyspa
eh-tab-camp = Moja plansza
eh-tab-flame = Płomień
eh-places = Lokacje
eh-village = Wioska
eh-flame-at = płomień { $at }
eh-flame-final = płomień { $at }, { $final } po odliczeniu ekwipunku

# The shelf of cards
eh-shelf = Karty na planszy
eh-shelf-plans = Karty garnizonu
eh-shelf-free = Niedołączone smoki
eh-now-of = teraz { $now } z { $most }
eh-always = zawsze { $now }
eh-asleep = brak dołączonego smoka
eh-once-awake = { $now }, gdy będzie mieć smoka
eh-gap =
    { $colour ->
       *[red] czerwony smok
        [blue] niebieski smok
        [green] zielony smok
    }
eh-plan-missing = Brakuje: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } czerwony smok
            [few] { $number } czerwone smoki
           *[other] { $number } czerwonych smoków
        }
        [blue] { $number ->
            [one] { $number } niebieski smok
            [few] { $number } niebieskie smoki
           *[other] { $number } niebieskich smoków
        }
        [green] { $number ->
            [one] { $number } zielony smok
            [few] { $number } zielone smoki
           *[other] { $number } zielonych smoków
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } bohater
        [few] { $number } bohaterów
       *[other] { $number } bohaterów
    }
eh-done = gotowa
eh-wakes = Uaktywnia: { $card }
eh-home-for = Dla: { $card }
eh-homeless = żadna karta na niego nie czeka
eh-key-attach = Podnieś smoka lub go dołącz

# The party
eh-barred-here = nie mogą iść do tej lokacji: { $place }
eh-effect-fewer = { $number ->
        [one] do { $number } stronnika mniej
       *[other] do { $number } stronników mniej
    }
eh-effect-gear = ekwipunek: { $number }, tylko na polu 3
eh-effect-flame = płomień −{ $number } tam, gdzie nikogo nie ma
eh-effect-none = jeszcze bez efektu
eh-applies = działa tutaj
eh-pick-of = { $rank } z { $all }

# The reward phase
eh-reward-done = gotowe
eh-reward-now = wybór { $pick } z { $picks }
eh-reward-picks = { $number ->
        [0] brak drużyn
        [one] { $number } drużyna
        [few] { $number } drużyny
       *[other] { $number } drużyn
    }
eh-reward-next = Twój następny wybór
eh-reward-you = Ty: { $place } { $space }
eh-reward-before = { $number ->
        [0] teraz
        [one] { $number } wybór przed tobą
        [few] { $number } wybory przed tobą
       *[other] { $number } wyborów przed tobą
    }
eh-reward-nothing = Nic już nie wybierasz
eh-reward-order = Kolejność od najwyższego pola
eh-reward-climb = { $level ->
       *[middle] Środkowy poziom: najpierw najwięcej strażniczek
        [top] Górny poziom: najpierw najwięcej strażniczek
    }
eh-reward-tie = Remis: kto idzie pierwszy, decyduje { $who }.
eh-plate-waits = czeka
eh-plate-now = wybiera
eh-plate-took = po wyborze
eh-plate-home = wraca
eh-plate-gear = nic: ekwipunek { $gear }, wszyscy wracają
eh-reward-took = Kto co bierze
eh-reward-again = Wróć do bieżącej lokacji
eh-reward-none = nie bierze nic: ekwipunek +{ $gear }
eh-raid-after = Najazd po tej fazie, według obecnego stanu
eh-camps = Wszystkie plansze

# The board as text
eh-text-none = brak
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; środkowy poziom kosztuje jeszcze 1 strażniczkę
eh-text-peak = { $cards }; górny poziom kosztuje jeszcze 1 strażniczkę i płomień +1
eh-text-open = do wzięcia
eh-text-neutral = neutralny herb
eh-text-space = pole { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }{ $took ->
        [yes] , karta już wzięta
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] żadne pole nie jest wolne
        [one] wolne: pole { $spaces }
       *[other] wolne: pola { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , kosztuje { $price }
    }
