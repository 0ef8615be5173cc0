# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Rozkładanie stołu …
eh-nth = { $n }.

# Places and spaces
eh-space-free = { $place }, pole { $space }: wolne
eh-space-pick = { $place }, pole { $space }: zbierz dla niego drużynę; kolejność wyboru: { $rank }
eh-space-send = { $place }, pole { $space }: wyślij drużynę; kolejność wyboru: { $rank }
eh-space-blocked = { $place }, pole { $space }: neutralny herb. Gdy przyjdzie jego kolej, zabiera skrajną lewą kartę.
eh-space-taken =
    { $place }, pole { $space }: { $who }{ $size ->
        [0] , nikt
       *[other] , { $people }
    }{ $companion ->
        [yes] , ze smoczym towarzyszem
       *[no] { "" }
    }. Kolejność wyboru: { $rank }
eh-card = { $card }
eh-card-take = Weź: { $card }
eh-bard-only = Bard
eh-level-peak = Szczyt
eh-level-ridge = Grań
eh-level-foot = Podnóże
eh-climbers = Kolejka wspinaczy
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
eh-crests-of = { $who } { $number }
eh-station-twice = Remiza z dwoma herbami
eh-aides = Doradcy
eh-aides-end = ostatni kończy fazę
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, ma: { $who }
eh-aide-leader = zaczyna
eh-aide-defender = bez najazdu
eh-aide-survivalist = +1 ekwipunek
eh-aide-healer = płomień −2
eh-raid = Najazd
eh-raid-card = Karta najazdu: { $card }. Teraz: { $losses }
eh-raid-discarded = Odrzucona karta najazdu: { $card }. Teraz: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(płomień +{ $flame })
    }
eh-per = za
eh-flame = Płomień
eh-flame-left = trzymaj się na lewo od innych
eh-flame-of = { $who }: płomień { $at }, chwała w tej chwili: { $glory }

# The camp
eh-camp = Obóz: { $who }
eh-shield = Ma Smoczą Tarczę
eh-crests =
    { $number ->
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
eh-companion-goes = Smoczy towarzysz idzie z drużyną; jeszcze raz, by został
eh-companion-goes-short = idzie
eh-companion-used = Smoczy towarzysz, użyty w tej rundzie
eh-companion-used-short = użyty
eh-companion-stays = Zostaw smoczego towarzysza
eh-effect-strength = Siła: o tylu stronników mniej, niż wymaga pole
eh-effect-senses = Zmysły: ekwipunek na polu 3
eh-effect-senses-when = na 3
eh-effect-speed = Szybkość: płomień w dół, gdzie nie ma innej drużyny
eh-effect-speed-when = gdy sama
eh-skill-geared-dragons = 1 sztuka ekwipunku na smoku: dowolna karta, +1 chwały
eh-skill-further-steps = 1 sztuka ekwipunku przesuwa rosnącą cechę o 1 dalej
eh-skill-fire-wise = płomień rośnie: 1 pomocnik za krok albo zamiast tego 1 specjalista
eh-skill-welcoming = przy dołączaniu: 1 pomocnik albo 1 staje się specjalistą
eh-heroes-preserves = Bohaterowie i rezerwaty ze smokami
eh-plans-free = Karty garnizonu · wolne smoki
eh-no-cards = Jeszcze nie ma kart.
eh-card-with = { $card }, smok: { $dragon }
eh-card-waits = { $card }, czeka na smoka
eh-hero-now = chwała w tej chwili: { $glory }
eh-plan-open = { $card }, jeszcze nieukończona
eh-plan-done = { $card }, ukończona
eh-dragon-free = { $dragon }, wolny
eh-dragon-pick = { $dragon }, wolny: podnieś go, by dołączyć

# What is asked
eh-choices = Możliwości
eh-your-party = Twoja drużyna
eh-size = liczebność
eh-clear = Zacznij drużynę od nowa
eh-party-start = Wybierz stronników albo podświetlone pole.
eh-party-where =
    { $size ->
        [0] Sam smoczy towarzysz: wybierz podświetlone pole.
        [one] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [few] Drużyna, liczebność { $size }: wybierz podświetlone pole.
        [many] Drużyna, liczebność { $size }: wybierz podświetlone pole.
       *[other] Drużyna, liczebność { $size }: wybierz podświetlone pole.
    }
eh-order-first = { $place } { $space }: wybierasz jako { $rank }
eh-order-after = { $place } { $space }: wybierasz jako { $rank }, po: { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Neutralny herb zabierze przedtem kartę.
        [few] Neutralne herby zabiorą przedtem { $blocked } karty.
        [many] Neutralne herby zabiorą przedtem { $blocked } kart.
       *[other] Neutralne herby zabiorą przedtem { $blocked } kart.
    }
eh-come-back = Po nagrodzie wracają: { $people }.
eh-spent = Zużyci przy wzięciu karty: { $people }.
eh-send = Wyślij: { $place } { $space }
eh-swap = Wymień stronnika
eh-swap-from = Kogo oddajesz?
eh-swap-to = Na kogo?
eh-attach = Można dołączyć smoka: podnieś go.
eh-attach-where = Wybierz kartę dla niego.

# Above the table, and on the phone
eh-wait-problem = Nie można rozłożyć stołu: { $problem }
eh-round = Runda { $round } z 5
eh-phases = Fazy rundy
eh-phase-action = Akcje
eh-phase-reward = Nagrody
eh-phase-raid = Najazd
eh-phase-reset = Odnowienie
eh-tab-island = Wyspa
eh-tab-camp = Mój obóz
eh-tab-flame = Płomień
eh-places = Miejsca
eh-village = Wioska
eh-flame-at = płomień { $at }
eh-flame-final = płomień { $at }, { $final } po oddaniu ekwipunku
