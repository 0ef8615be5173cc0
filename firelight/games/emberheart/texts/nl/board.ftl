# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = Het spel wordt klaargezet…
eh-nth = { $n }e

# Places and spaces
eh-space-free = { $place }, veld { $space }: vrij
eh-space-pick = { $place }, veld { $space }: stel er een groep voor samen; die kiest als { $rank }.
eh-space-send = { $place }, veld { $space }: stuur de groep; die kiest als { $rank }.
eh-space-blocked = { $place }, veld { $space }: een neutraal wapenschild. Als het aan de beurt is, wordt er een kaart van het aanbod afgelegd.
eh-space-taken =
    { $place }, veld { $space }: { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , met de metgezel
       *[no] { "" }
    }. Kiest als { $rank }.
eh-card = { $card }
eh-card-take = Neem { $card }
eh-bard-only = Bard
eh-level-peak = Boven
eh-level-ridge = Midden
eh-level-foot = Onder
eh-climbers = Volgorde op de Berg
eh-climber =
    { $who }, veld { $space }: { $wardens ->
        [one] { $wardens } wachter
       *[other] { $wardens } wachters
    }

# The village
eh-special =
    { $place }. Wapenschilden: { $crests ->
        [none] geen
       *[other] { $crests }
    }
eh-crests-of = { $who }: { $number }
eh-station-twice = Brandweerpost met twee wapenschilden
eh-aides = Raadgevers
eh-aides-end = met de laatste eindigt de fase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bij { $who }
eh-aide-leader = begint hierna
eh-aide-defender = −1 overval
eh-aide-survivalist = +1 uitrusting
eh-aide-healer = vlam −2
eh-raid = Overval
eh-raid-card = Overvalkaart: { $card }. Nu: { $losses }
eh-raid-discarded = Afgelegde overvalkaart: { $card }. Nu: { $losses }
eh-raid-loss =
    { $who }: { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(vlam +{ $flame })
    }
eh-per = per
eh-flame = Vlam
eh-flame-left = blijf links van de anderen
eh-flame-of = { $who }: vlam { $at }, { $glory } roem volgens de huidige stand

# The camp
eh-camp = Bord van { $who }
eh-shield = Heeft het Drakenschild
eh-crests =
    { $number ->
        [0] geen wapenschilden meer
        [one] nog { $number } wapenschild
       *[other] nog { $number } wapenschilden
    }
eh-attributes = Kenmerken
eh-attribute = { $attribute } { $level }: { $glory } roem, effect van de metgezel { $effect }
eh-supply = Volgelingen en uitrusting
eh-have =
    { $what }: { $number }{ $away ->
        [0] { "" }
       *[other] {" "}en { $away } op het eiland
    }
eh-more = Eén meer: { $what }
eh-less = Eén minder: { $what }
eh-companion = Metgezel
eh-companion-ready = Metgezel, klaar: gaat met de groep mee
eh-companion-ready-short = klaar
eh-companion-goes = Metgezel gaat mee; kies nog eens om hem thuis te laten
eh-companion-goes-short = gaat mee
eh-companion-used = Metgezel, deze ronde ingezet
eh-companion-used-short = ingezet
eh-companion-stays = Metgezel thuis laten
eh-skill-geared-dragons = 1 uitrusting op een draak: elke kaart, +1 roem
eh-skill-further-steps = kenmerk stijgt: geef 1 uitrusting af voor 1 stap extra
eh-skill-fire-wise = vlam stijgt: 1 helper per stap, of leg 1 specialist per stap af
eh-skill-welcoming = bij koppelen: neem 1 helper, of ruil er 1 voor een specialist
eh-heroes-preserves = Helden en reservaten met hun draken
eh-no-cards = Nog geen kaarten.
eh-card-with = { $card } met { $dragon }
eh-card-waits = { $card }, heeft een draak nodig
eh-plan-open = { $card }, nog niet voltooid
eh-plan-done = { $card }, voltooid
eh-dragon-free = { $dragon }, los
eh-dragon-pick = { $dragon }, los: pak hem op om hem te koppelen

# What is asked
eh-choices = Keuzes
eh-your-party = Je groep
eh-size = grootte
eh-clear = Groep leegmaken
eh-party-start = Kies volgelingen, of een verlicht veld.
eh-party-where =
    { $size ->
        [0] Alleen de metgezel: kies een verlicht veld.
        [one] Een groep van { $size }: kies een verlicht veld.
       *[other] Een groep van { $size }: kies een verlicht veld.
    }
eh-order-blocked =
    { $blocked ->
        [one] Een neutraal wapenschild haalt eerst een kaart weg.
       *[other] Neutrale wapenschilden halen eerst { $blocked } kaarten weg.
    }
eh-come-back = Komen terug na de beloning: { $people }.
eh-spent = Worden afgelegd als je een kaart neemt: { $people }.
eh-send = Stuur naar { $place } { $space }
eh-swap = Ruil een volgeling
eh-swap-from = Wie ruil je?
eh-swap-to = Voor welke soort?
eh-attach = Je kunt een draak koppelen: pak hem op.
eh-attach-where = Kies er een kaart voor.

# Above the table, and on the phone
eh-wait-problem = Het spel kan niet worden klaargezet: { $problem }
eh-round = Ronde { $round } van 5
eh-phases = Fasen van de ronde
eh-phase-action = Acties
eh-phase-reward = Beloningen
eh-phase-raid = Overval
eh-phase-reset = Opruimen
eh-tab-island = Eiland
eh-tab-camp = Mijn bord
eh-tab-flame = Vlam
eh-places = Locaties
eh-village = Dorp
eh-flame-at = vlam { $at }
eh-flame-final = vlam { $at }, { $final } na aftrek van uitrusting

# The shelf of cards
eh-shelf = Kaarten van het bord
eh-shelf-plans = Garnizoenskaarten
eh-shelf-free = Losse draken
eh-now-of = nu { $now } van { $most }
eh-always = altijd { $now }
eh-asleep = geen draak gekoppeld
eh-once-awake = { $now } zodra hij actief is
eh-gap =
    { $colour ->
       *[red] rode draak
        [blue] blauwe draak
        [green] groene draak
    }
eh-plan-missing = Nog nodig: { $things }
eh-missing-dragons =
    { $colour ->
       *[red] { $number ->
            [one] { $number } rode draak
           *[other] { $number } rode draken
        }
        [blue] { $number ->
            [one] { $number } blauwe draak
           *[other] { $number } blauwe draken
        }
        [green] { $number ->
            [one] { $number } groene draak
           *[other] { $number } groene draken
        }
    }
eh-missing-heroes = { $number ->
        [one] { $number } held
       *[other] { $number } helden
    }
eh-done = klaar
eh-wakes = Activeert { $card }
eh-home-for = Voor { $card }
eh-homeless = geen kaart heeft hem nodig
eh-key-attach = Pak een draak op of koppel hem

# The party
eh-barred-here = mogen niet naar deze locatie: { $place }
eh-effect-fewer = { $number ->
        [one] tot { $number } volgeling minder
       *[other] tot { $number } volgelingen minder
    }
eh-effect-gear = { $number } uitrusting, alleen op een veld 3
eh-effect-flame = vlam −{ $number } waar verder niemand is
eh-effect-none = nog geen effect
eh-applies = geldt hier
eh-pick-of = { $rank } van { $all }

# The reward phase
eh-reward-done = klaar
eh-reward-now = keuze { $pick } van { $picks }
eh-reward-picks = { $number ->
        [0] geen groep
        [one] { $number } groep
       *[other] { $number } groepen
    }
eh-reward-next = Hierna voor jou
eh-reward-you = Jij: { $place } { $space }
eh-reward-before = { $number ->
        [0] nu
        [one] { $number } keuze vóór jou
       *[other] { $number } keuzes vóór jou
    }
eh-reward-nothing = Je kiest niet meer
eh-reward-order = Volgorde, hoogste veld eerst
eh-reward-climb = { $level ->
       *[middle] Middelste niveau: meeste wachters eerst
        [top] Bovenste niveau: meeste wachters eerst
    }
eh-reward-tie = Gelijk: { $who } beslist wie eerst gaat.
eh-plate-waits = wacht
eh-plate-now = kiest nu
eh-plate-took = heeft gekozen
eh-plate-home = is terug
eh-plate-gear = geen: { $gear } uitrusting, iedereen terug
eh-reward-took = Wie wat nam
eh-reward-again = Terug naar de huidige locatie
eh-reward-none = neemt niets: +{ $gear } uitrusting
eh-raid-after = De overval hierna, volgens de huidige stand
eh-camps = Alle borden

# The board as text
eh-text-none = geen
eh-text-foot = { $cards }
eh-text-ridge = { $cards }; het middelste niveau kost nog 1 wachter
eh-text-peak = { $cards }; het bovenste niveau kost nog 1 wachter en vlam +1
eh-text-open = vrij
eh-text-neutral = een neutraal wapenschild
eh-text-space = veld { $space }: { $party }
eh-text-party =
    { $who }{ $size ->
        [0] { "" }
       *[other] , { $people }
    }{ $companion ->
        [yes] , met de metgezel
       *[no] { "" }
    }{ $took ->
        [yes] , heeft een kaart genomen
       *[no] { "" }
    }
eh-text-free =
    { $number ->
        [0] er is geen veld vrij
        [one] vrij: veld { $spaces }
       *[other] vrij: velden { $spaces }
    }
eh-text-dragon =
    { $dragon }{ $price ->
        [none] { "" }
       *[other] , kost { $price }
    }
