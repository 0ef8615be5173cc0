# The board of Emberheart: labels, what screen readers say, short notes on pieces.

eh-wait = De tafel wordt klaargezet …
eh-nth = { $n }e

# Places and spaces
eh-space-free = { $place }, veld { $space }: vrij
eh-space-pick = { $place }, veld { $space }: stel er een groep voor samen; ze kiest als { $rank }.
eh-space-send = { $place }, veld { $space }: stuur de groep; ze kiest als { $rank }.
eh-space-blocked = { $place }, veld { $space }: een neutraal wapenschild. Het haalt de linkse kaart weg als het aan de beurt is.
eh-space-taken =
    { $place }, veld { $space }: { $who }{ $size ->
        [0] , niemand
       *[other] , { $people }
    }{ $companion ->
        [yes] , met de metgezel
       *[no] { "" }
    }. Kiest als { $rank }.
eh-card = { $card }
eh-card-take = Neem: { $card }
eh-bard-only = Bard
eh-level-peak = Top
eh-level-ridge = Kam
eh-level-foot = Voet
eh-climbers = De rij klimmers
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
eh-crests-of = { $who } { $number }
eh-station-twice = Brandweerpost met twee wapenschilden
eh-aides = Raadgevers
eh-aides-end = met de laatste eindigt de fase
eh-aide = { $aide }: { $does }
eh-aide-held = { $aide }, bij { $who }
eh-aide-leader = begint
eh-aide-defender = overval weg
eh-aide-survivalist = +1 uitrusting
eh-aide-healer = vlam −2
eh-raid = Overval
eh-raid-card = Overvalkaart: { $card }. Nu: { $losses }
eh-raid-discarded = Afgelegde overvalkaart: { $card }. Nu: { $losses }
eh-raid-loss =
    { $who } { $number }{ $flame ->
        [0] { "" }
       *[other] {" "}(vlam +{ $flame })
    }
eh-per = per
eh-flame = Vlam
eh-flame-left = blijf links van de anderen
eh-flame-of = { $who }: vlam { $at }, { $glory } roem zoals het nu staat

# The camp
eh-camp = Kamp van { $who }
eh-shield = Heeft het Drakenschild
eh-crests =
    { $number ->
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
eh-companion-goes = Metgezel gaat mee; nog eens om hem thuis te laten
eh-companion-goes-short = gaat mee
eh-companion-used = Metgezel, deze ronde ingezet
eh-companion-used-short = ingezet
eh-companion-stays = Metgezel thuis laten
eh-effect-strength = Kracht: zoveel volgelingen minder dan het veld vraagt
eh-effect-senses = Zintuigen: uitrusting op een veld 3
eh-effect-senses-when = op een 3
eh-effect-speed = Snelheid: vlam omlaag waar geen andere groep is
eh-effect-speed-when = als alleen
eh-skill-geared-dragons = 1 uitrusting op een draak: elke kaart, +1 roem
eh-skill-further-steps = 1 uitrusting brengt een stijgend kenmerk 1 verder
eh-skill-fire-wise = vlam stijgt: 1 helper per stap, of in plaats daarvan 1 specialist
eh-skill-welcoming = bij aanleggen: 1 helper, of 1 wordt specialist
eh-heroes-preserves = Helden en reservaten met hun draken
eh-plans-free = Garnizoenskaarten · vrije draken
eh-no-cards = Nog geen kaarten.
eh-card-with = { $card } met { $dragon }
eh-card-waits = { $card }, wacht op een draak
eh-hero-now = { $glory } roem zoals het nu staat
eh-plan-open = { $card }, nog niet voltooid
eh-plan-done = { $card }, voltooid
eh-dragon-free = { $dragon }, vrij
eh-dragon-pick = { $dragon }, vrij: pak hem op om hem aan te leggen

# What is asked
eh-choices = Keuzes
eh-your-party = Je groep
eh-size = grootte
eh-clear = Begin de groep opnieuw
eh-party-start = Kies volgelingen, of een verlicht veld.
eh-party-where =
    { $size ->
        [0] Alleen de metgezel: kies een verlicht veld.
        [one] Een groep van { $size }: kies een verlicht veld.
       *[other] Een groep van { $size }: kies een verlicht veld.
    }
eh-order-first = { $place } { $space }: je kiest als { $rank }.
eh-order-after = { $place } { $space }: je kiest als { $rank }, na { $after }.
eh-order-blocked =
    { $blocked ->
        [one] Een neutraal wapenschild haalt eerst een kaart weg.
       *[other] Neutrale wapenschilden halen eerst { $blocked } kaarten weg.
    }
eh-come-back = Na de beloning terug: { $people }.
eh-spent = Met een kaart verbruikt: { $people }.
eh-send = Sturen: { $place } { $space }
eh-swap = Een volgeling ruilen
eh-swap-from = Wie geef je?
eh-swap-to = Voor wie?
eh-attach = Er kan een draak worden aangelegd: pak hem op.
eh-attach-where = Kies zijn kaart.

# Above the table, and on the phone
eh-wait-problem = De tafel kan niet worden klaargezet: { $problem }
eh-round = Ronde { $round } van 5
eh-phases = Fasen van de ronde
eh-phase-action = Acties
eh-phase-reward = Beloningen
eh-phase-raid = Overval
eh-phase-reset = Herstel
eh-tab-island = Eiland
eh-tab-camp = Mijn kamp
eh-tab-flame = Vlam
eh-places = Locaties
eh-village = Dorp
eh-flame-at = vlam { $at }
eh-flame-final = vlam { $at }, { $final } als de uitrusting is ingeleverd
