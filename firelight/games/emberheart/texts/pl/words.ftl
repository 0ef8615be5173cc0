## Followers and pieces

word-emberheart-hireling = pomocnik
    .count =
        { $n ->
            [one] { $n } pomocnik
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .count-acc =
        { $n ->
            [one] { $n } pomocnika
            [few] { $n } pomocników
            [many] { $n } pomocników
           *[other] { $n } pomocników
        }
    .help = Może iść do każdej lokacji, ale zostaje odrzucony, gdy drużyna weźmie kartę.
word-emberheart-scout = zwiadowca
    .count =
        { $n ->
            [one] { $n } zwiadowca
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .count-acc =
        { $n ->
            [one] { $n } zwiadowcę
            [few] { $n } zwiadowców
            [many] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
    .help = Specjalista od Gildii Bohaterów, Tawerny i Obozu Kłusowników. Wraca.
word-emberheart-ranger = tropicielka
    .count =
        { $n ->
            [one] { $n } tropicielka
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .count-acc =
        { $n ->
            [one] { $n } tropicielkę
            [few] { $n } tropicielki
            [many] { $n } tropicielek
           *[other] { $n } tropicielek
        }
    .help = Specjalistka od Rezerwatu i Garnizonu. Wraca.
word-emberheart-warden = strażniczka
    .count =
        { $n ->
            [one] { $n } strażniczka
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .count-acc =
        { $n ->
            [one] { $n } strażniczkę
            [few] { $n } strażniczki
            [many] { $n } strażniczek
           *[other] { $n } strażniczek
        }
    .help = Specjalistka od Góry; tylko ze strażniczkami drużyna wspina się na wyższe poziomy. Wraca, chyba że odrzucasz ją jako koszt.
word-emberheart-specialist = specjalista
    .count =
        { $n ->
            [one] { $n } specjalista
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
    .count-acc =
        { $n ->
            [one] { $n } specjalistę
            [few] { $n } specjalistów
            [many] { $n } specjalistów
           *[other] { $n } specjalistów
        }
word-emberheart-follower = stronnik
    .count =
        { $n ->
            [one] { $n } stronnik
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
    .count-acc =
        { $n ->
            [one] { $n } stronnika
            [few] { $n } stronników
            [many] { $n } stronników
           *[other] { $n } stronników
        }
word-emberheart-gear = ekwipunek
    .count =
        { $n ->
            [one] { $n } sztuka ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .count-acc =
        { $n ->
            [one] { $n } sztukę ekwipunku
            [few] { $n } sztuki ekwipunku
            [many] { $n } sztuk ekwipunku
           *[other] { $n } sztuk ekwipunku
        }
    .help = W swojej turze możesz zużyć 1 sztukę ekwipunku, aby wymienić 1 stronnika z zapasu na inny rodzaj. Na koniec każde 3 sztuki obniżają płomień o 1.
word-emberheart-crest = herb
    .count =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
    .count-acc =
        { $n ->
            [one] { $n } herb
            [few] { $n } herby
            [many] { $n } herbów
           *[other] { $n } herbów
        }
word-emberheart-glory = chwała
    .count =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
    .count-acc =
        { $n ->
            [one] { $n } punkt chwały
            [few] { $n } punkty chwały
            [many] { $n } punktów chwały
           *[other] { $n } punktów chwały
        }
word-emberheart-flame = płomień
    .count = płomień +{ $n }
    .count-acc = płomień +{ $n }
word-emberheart-companion = smoczy towarzysz

## Colours and attributes

word-emberheart-red = czerwony
word-emberheart-blue = niebieski
word-emberheart-green = zielony
word-emberheart-exotic = egzotyczny
word-emberheart-strength = Siła
    .acc = Siłę
    .help = Smoczy towarzysz zastępuje do 1, 2 lub 3 stronników swojej drużyny (od poziomu 1, 3, 5).
word-emberheart-senses = Zmysły
    .acc = Zmysły
    .help = Na polu 3 smoczy towarzysz przynosi 1, 2 lub 3 sztuki ekwipunku (od poziomu 1, 3, 5).
word-emberheart-speed = Szybkość
    .acc = Szybkość
    .help = Tam, gdzie nie ma jeszcze innej drużyny, smoczy towarzysz obniża płomień o 1, 2 lub 3 (od poziomu 1, 3, 5).

## Locations

word-emberheart-guild = Gildia Bohaterów
    .to = do Gildii Bohaterów
    .at = w Gildii Bohaterów
    .help = Bohaterowie. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-tavern = Tawerna
    .to = do Tawerny
    .at = w Tawernie
    .help = Nowi stronnicy i zmiana płomienia. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-camp = Obóz Kłusowników
    .to = do Obozu Kłusowników
    .at = w Obozie Kłusowników
    .help = Schwytane smoki, także egzotyczne. Mogą iść pomocnicy i zwiadowcy.
word-emberheart-mountain = Góra
    .to = na Górę
    .at = na Górze
    .help = Najsilniejsze smoki na trzech poziomach. Mogą iść pomocnicy i strażniczki; dalej wspinają się tylko strażniczki.
word-emberheart-preserve = Rezerwat
    .to = do Rezerwatu
    .at = w Rezerwacie
    .help = Dom dla smoka: cecha rośnie o 2. Mogą iść pomocnicy i tropicielki.
word-emberheart-garrison = Garnizon
    .to = do Garnizonu
    .at = w Garnizonie
    .help = Karty dające chwałę, gdy masz to, czego wymagają. Mogą iść pomocnicy i tropicielki.
word-emberheart-warehouse = Magazyn
    .to = do Magazynu
    .at = w Magazynie
    .help = Herb położony tutaj daje od razu 2 sztuki ekwipunku.
word-emberheart-station = Remiza
    .to = do Remizy
    .at = w Remizie
    .help = Herb położony tutaj daje od razu 4 pomocników; płomień rośnie o 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Przy­wód­czyni
    .acc = Przywódczynię
    .help = Zaczynasz następną rundę. Możesz odwołać jedną ze swoich drużyn i od razu wysłać nową.
word-emberheart-defender = Obrończyni
    .acc = Obrończynię
    .help = Odrzuć jedną z dwóch kart najazdu.
word-emberheart-survivalist = Traper
    .acc = Trapera
    .help = 1 sztuka ekwipunku i rozstrzygasz remisy na Górze.
word-emberheart-healer = Uzdrowiciel
    .acc = Uzdrowiciela
    .help = Płomień spada o 2.
word-emberheart-none = Brak umiejętności
    .help = Strona A: nikt nie ma umiejętności.
word-emberheart-geared-dragons = Wyposażone smoki
    .help = Do najazdu 5. rundy możesz przy dołączaniu położyć na smoku 1 sztukę ekwipunku: pasuje wtedy do każdego bohatera i rezerwatu i jest wart o 1 punkt chwały więcej.
word-emberheart-further-steps = Dalsze kroki
    .help = Zawsze gdy cecha rośnie, możesz zużyć 1 sztukę ekwipunku, aby podnieść ją o 1 więcej.
word-emberheart-fire-wise = Ogniotrwałość
    .help = Zawsze gdy płomień rośnie: weź 1 pomocnika za każdy krok albo odrzuć 1 specjalistę za krok, żeby uniknąć wzrostu.
word-emberheart-welcoming = Gościnność
    .help = Zawsze gdy dołączasz smoka: weź 1 pomocnika albo wymień 1 pomocnika na specjalistę.

## Heroes: ability and glory

word-emberheart-apprentice = Uczennica
    .acc = Uczennicę
    .help = Raz na grę, przed fazą akcji: weź bohatera z Gildii; jego miejsce się uzupełnia.
    .glory = 4
word-emberheart-bard = Bard
    .acc = Barda
    .help = Przed każdą fazą akcji: dobierz 2 bohaterów, jednego odrzuć, a drugiego zarezerwuj w Gildii; mogą go wziąć tylko twoje drużyny.
    .glory = 7, jeśli nikt nie ma więcej kart garnizonu
word-emberheart-fire-sage = Mędrzec Ognia
    .acc = Mędrca Ognia
    .help = Podczas najazdu możesz podnieść płomień o 1, by odrzucić o 2 mniej.
    .glory = 7, jeśli nikt nie ma więcej czerwonych smoków
word-emberheart-outfitter = Krawiec
    .acc = Krawca
    .help = Pomocników z Remizy możesz zamienić na ekwipunek, jeden do jednego.
    .glory = 7, jeśli nikt nie ma więcej rezerwatów
word-emberheart-paragon = Wzór Cnót
    .acc = Wzór Cnót
    .help = Przed każdą fazą akcji: płomień +1, by wymienić 2 pomocników na 2 zwiadowców i/lub tropicielki.
    .glory = 5, jeśli nikt nie ma więcej smoków
word-emberheart-peakwalker = Zdobywczyni Szczytów
    .acc = Zdobywczynię Szczytów
    .help = Gdy bierzesz smoka z górnego poziomu Góry, możesz jeszcze raz podnieść o 1 dowolną cechę.
    .glory = 7, jeśli nikt nie ma więcej ekwipunku
word-emberheart-recruiter = Werbownik
    .acc = Werbownika
    .help = Po każdym najeździe: 1 pomocnik za każde 2 czerwone smoki.
    .glory = 2 za zestaw: zwiadowca, tropicielka i strażniczka, najwyżej 10
word-emberheart-innkeeper = Karczmarz
    .acc = Karczmarza
    .help = 1 sztuka ekwipunku za każdą drużynę wysłaną do Tawerny.
    .glory = 7, jeśli każda cecha ma co najmniej 3
word-emberheart-wrangler = Pasterz
    .acc = Pasterza
    .help = 1 pomocnik lub 1 sztuka ekwipunku za każdego otrzymanego smoka o wartości 5 lub 7.
    .glory = 2 za kartę garnizonu, najwyżej 10
word-emberheart-flame-tamer = Poskramiaczka Płomieni
    .acc = Poskramiaczkę Płomieni
    .help = Płomień −1 za każdy wzięty rezerwat.
    .glory = 7, jeśli nikt nie ma więcej pomocników
word-emberheart-dragon-knight = Smoczy Rycerz
    .acc = Smoczego Rycerza
    .help = Gdy ukończysz kartę garnizonu, możesz zamiast jej cechy podnieść inną.
    .glory = 7, jeśli nikt nie ma więcej niebieskich smoków
word-emberheart-fire-marshal = Komendant Straży
    .acc = Komendanta Straży
    .help = Dwa herby naraz w Remizie: 8 pomocników za płomień +1.
    .glory = 1 za sztukę ekwipunku, najwyżej 10
word-emberheart-spy = Szpieg
    .acc = Szpiega
    .help = 1 pomocnik za każdą drużynę wysłaną do Obozu Kłusowników.
    .glory = 7, jeśli nikt nie ma więcej bohaterów
word-emberheart-master-scout = Mistrzyni Zwiadu
    .acc = Mistrzynię Zwiadu
    .help = Gdy wysyłasz drużynę na pole 4 lub 5: wymień do 2 pomocników na zwiadowców albo odwrotnie.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = Mentora
    .help = Do 2 specjalistów z każdej karty tawerny możesz wymienić na inny rodzaj.
    .glory = 3 za zestaw: czerwony, niebieski i zielony smok, najwyżej 9
word-emberheart-merchant = Kupiec
    .acc = Kupca
    .help = 2 sztuki ekwipunku więcej w Magazynie, jeśli leży tam już herb.
    .glory = 2 za bohatera, najwyżej 10
word-emberheart-messenger = Posłaniec
    .acc = Posłańca
    .help = Podczas najazdu możesz zastosować drugą, odrzuconą kartę najazdu.
    .glory = 1 za każdego pomocnika od czwartego, najwyżej 10
word-emberheart-quartermaster = Kwatermistrzyni
    .acc = Kwatermistrzynię
    .help = Po każdym najeździe: 1 sztuka ekwipunku za każde 2 niebieskie smoki.
    .glory = 2 za krok najniższej cechy, najwyżej 10
word-emberheart-dragon-nurse = Opiekunka Smoków
    .acc = Opiekunkę Smoków
    .help = 1 pomocnik za każdą drużynę wysłaną do Rezerwatu.
    .glory = 7, jeśli nikt nie ma więcej zielonych smoków
word-emberheart-keeper = Dozorca
    .acc = Dozorcę
    .help = Podczas najazdu odrzucasz o 1 mniej.
    .glory = 5, jeśli w co najmniej jednej cesze nikt cię nie wyprzedza
word-emberheart-dragon-trainer = Treserka Smoków
    .acc = Treserkę Smoków
    .help = Raz na rundę, po nagrodach: odrzuć niedołączonego smoka, by podnieść o 1 cechę jego koloru (egzotyczny: dowolną).
    .glory = 7, jeśli nikt nie ma więcej tropicielek
word-emberheart-dragon-whisperer = Zaklinaczka Smoków
    .acc = Zaklinaczkę Smoków
    .help = Płomień −1 za każdego smoka wziętego z Obozu Kłusowników.
    .glory = 7, jeśli nikt nie ma więcej stronników
word-emberheart-master-ranger = Mistrzyni Tropienia
    .acc = Mistrzynię Tropienia
    .help = Gdy wysyłasz drużynę na pole 4 lub 5: wymień do 2 pomocników na tropicielki albo odwrotnie.
    .glory = 4
word-emberheart-overseer = Nadzorca
    .acc = Nadzorcę
    .help = 1 pomocnik więcej w Magazynie.
    .glory = 2 za każdą różną wartość wśród twoich smoków
word-emberheart-priestess = Kapłanka
    .acc = Kapłankę
    .help = Po każdym najeździe: płomień −1 za każde 2 zielone smoki.
    .glory = 2 za rezerwat, najwyżej 10
word-emberheart-squire = Giermek
    .acc = Giermka
    .help = W Remizie, jeśli leży tam już herb: 1 pomocnik więcej, a płomień nie rośnie.
    .glory = 7, jeśli nikt nie ma więcej zwiadowców
word-emberheart-tactician = Taktyk
    .acc = Taktyka
    .help = Do każdej karty garnizonu potrzebujesz o 1 mniej jednej z dwóch wymaganych rzeczy.
    .glory = 7, jeśli nikt nie ma więcej strażniczek

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] czerwony smok
        [blue] niebieski smok
        [green] zielony smok
        [exotic] egzotyczny smok
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] czerwony smok
            [blue] niebieski smok
            [green] zielony smok
            [exotic] egzotyczny smok
        }, { $glory ->
            [one] { $glory } punkt chwały
            [few] { $glory } punkty chwały
           *[many] { $glory } punktów chwały
        }
    .acc =
        { $colour ->
           *[red] czerwonego smoka
            [blue] niebieskiego smoka
            [green] zielonego smoka
            [exotic] egzotycznego smoka
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] czerwony smok
                [blue] niebieski smok
                [green] zielony smok
                [exotic] egzotyczny smok
            }
            [few] { $n } { $colour ->
               *[red] czerwone smoki
                [blue] niebieskie smoki
                [green] zielone smoki
                [exotic] egzotyczne smoki
            }
            [many] { $n } { $colour ->
               *[red] czerwonych smoków
                [blue] niebieskich smoków
                [green] zielonych smoków
                [exotic] egzotycznych smoków
            }
           *[other] { $n } { $colour ->
               *[red] czerwonych smoków
                [blue] niebieskich smoków
                [green] zielonych smoków
                [exotic] egzotycznych smoków
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] czerwony rezerwat
        [blue] niebieski rezerwat
        [green] zielony rezerwat
    }
    .acc =
        { $colour ->
           *[red] czerwony rezerwat
            [blue] niebieski rezerwat
            [green] zielony rezerwat
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] czerwony rezerwat
                [blue] niebieski rezerwat
                [green] zielony rezerwat
            }
            [few] { $n } { $colour ->
               *[red] czerwone rezerwaty
                [blue] niebieskie rezerwaty
                [green] zielone rezerwaty
            }
            [many] { $n } { $colour ->
               *[red] czerwonych rezerwatów
                [blue] niebieskich rezerwatów
                [green] zielonych rezerwatów
            }
           *[other] { $n } { $colour ->
               *[red] czerwonych rezerwatów
                [blue] niebieskich rezerwatów
                [green] zielonych rezerwatów
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] czerwona karta garnizonu
        [blue] niebieska karta garnizonu
        [green] zielona karta garnizonu
    } { $step }
    .acc =
        { $colour ->
           *[red] czerwoną kartę garnizonu
            [blue] niebieską kartę garnizonu
            [green] zieloną kartę garnizonu
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specjalista
       *[hireling] 1 pomocnik
    } za { $counted ->
       *[hero] każdego bohatera
        [garrison-card] każdą kartę garnizonu
        [preserve] każdy rezerwat
        [highest-attribute] każdy krok najwyższej cechy
        [red-dragon] każdego czerwonego smoka
        [blue-dragon] każdego niebieskiego smoka
        [green-dragon] każdego zielonego smoka
        [ranger] każdą tropicielkę
        [warden] każdą strażniczkę
        [scout] każdego zwiadowcę
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } specjalistę
               *[other] { $n } specjalistów
            }
           *[hireling] { $n ->
                [one] { $n } pomocnika
               *[other] { $n } pomocników
            }
        }

## States of cards

word-emberheart-no = brak
word-emberheart-free = niedołączony
word-emberheart-attached = dołączony
word-emberheart-with-gear = dołączony z ekwipunkiem
word-emberheart-open = otwarta
word-emberheart-completed = ukończona
