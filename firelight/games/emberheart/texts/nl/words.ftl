## Followers and pieces

word-emberheart-hireling = helper
    .count =
        { $n ->
            [one] { $n } helper
           *[other] { $n } helpers
        }
    .count-acc =
        { $n ->
            [one] { $n } helper
           *[other] { $n } helpers
        }
    .help = Mag naar elke locatie, maar wordt afgelegd zodra de groep een kaart heeft genomen.
word-emberheart-scout = verkenner
    .count =
        { $n ->
            [one] { $n } verkenner
           *[other] { $n } verkenners
        }
    .count-acc =
        { $n ->
            [one] { $n } verkenner
           *[other] { $n } verkenners
        }
    .help = Specialist voor de Heldengilde, de Taverne en het Stroperskamp. Komt terug.
word-emberheart-ranger = woudloper
    .count =
        { $n ->
            [one] { $n } woudloper
           *[other] { $n } woudlopers
        }
    .count-acc =
        { $n ->
            [one] { $n } woudloper
           *[other] { $n } woudlopers
        }
    .help = Specialist voor het Reservaat en het Garnizoen. Komt terug.
word-emberheart-warden = wachter
    .count =
        { $n ->
            [one] { $n } wachter
           *[other] { $n } wachters
        }
    .count-acc =
        { $n ->
            [one] { $n } wachter
           *[other] { $n } wachters
        }
    .help = Specialist voor de Berg; alleen met wachters klimt een groep naar de hogere niveaus. Komt terug, tenzij je hem als kosten aflegt.
word-emberheart-specialist = specialist
    .count =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialisten
        }
    .count-acc =
        { $n ->
            [one] { $n } specialist
           *[other] { $n } specialisten
        }
word-emberheart-follower = volgeling
    .count =
        { $n ->
            [one] { $n } volgeling
           *[other] { $n } volgelingen
        }
    .count-acc =
        { $n ->
            [one] { $n } volgeling
           *[other] { $n } volgelingen
        }
word-emberheart-gear = uitrusting
    .count =
        { $n ->
            [one] { $n } uitrusting
           *[other] { $n } uitrusting
        }
    .count-acc =
        { $n ->
            [one] { $n } uitrusting
           *[other] { $n } uitrusting
        }
    .help = In je beurt mag je 1 uitrusting afgeven om 1 volgeling uit je voorraad te ruilen voor een andere soort. Aan het einde daalt je vlam met 1 per 3 uitrusting.
word-emberheart-crest = wapenschild
    .count =
        { $n ->
            [one] { $n } wapenschild
           *[other] { $n } wapenschilden
        }
    .count-acc =
        { $n ->
            [one] { $n } wapenschild
           *[other] { $n } wapenschilden
        }
word-emberheart-glory = roem
    .count =
        { $n ->
            [one] { $n } roem
           *[other] { $n } roem
        }
    .count-acc =
        { $n ->
            [one] { $n } roem
           *[other] { $n } roem
        }
word-emberheart-flame = vlam
    .count = vlam +{ $n }
    .count-acc = vlam +{ $n }
word-emberheart-companion = metgezel

## Colours and attributes

word-emberheart-red = rood
word-emberheart-blue = blauw
word-emberheart-green = groen
word-emberheart-exotic = exotisch
word-emberheart-strength = Kracht
    .acc = Kracht
    .help = De metgezel telt als maximaal 1, 2 of 3 volgelingen van zijn groep (vanaf niveau 1, 3, 5).
word-emberheart-senses = Zintuigen
    .acc = Zintuigen
    .help = Op een veld 3 brengt de metgezel 1, 2 of 3 uitrusting (vanaf niveau 1, 3, 5).
word-emberheart-speed = Snelheid
    .acc = Snelheid
    .help = Waar nog geen andere groep is, verlaagt de metgezel je vlam met 1, 2 of 3 (vanaf niveau 1, 3, 5).

## Locations

word-emberheart-guild = Heldengilde
    .to = naar de Heldengilde
    .at = in de Heldengilde
    .help = Helden. Helpers en verkenners mogen erheen.
word-emberheart-tavern = Taverne
    .to = naar de Taverne
    .at = in de Taverne
    .help = Nieuwe volgelingen en een verandering van je vlam. Helpers en verkenners mogen erheen.
word-emberheart-camp = Stroperskamp
    .to = naar het Stroperskamp
    .at = in het Stroperskamp
    .help = Gevangen draken, ook exotische. Helpers en verkenners mogen erheen.
word-emberheart-mountain = Berg
    .to = naar de Berg
    .at = op de Berg
    .help = De sterkste draken op drie niveaus. Helpers en wachters mogen erheen; alleen wachters klimmen verder.
word-emberheart-preserve = Reservaat
    .to = naar het Reservaat
    .at = in het Reservaat
    .help = Een thuis voor een draak: het kenmerk stijgt met 2. Helpers en woudlopers mogen erheen.
word-emberheart-garrison = Garnizoen
    .to = naar het Garnizoen
    .at = in het Garnizoen
    .help = Kaarten die roem waard zijn zodra je hebt wat ze vragen. Helpers en woudlopers mogen erheen.
word-emberheart-warehouse = Magazijn
    .to = naar het Magazijn
    .at = in het Magazijn
    .help = Een wapenschild hier levert meteen 2 uitrusting op.
word-emberheart-station = Brandweerpost
    .to = naar de Brandweerpost
    .at = bij de Brandweerpost
    .help = Een wapenschild hier levert meteen 4 helpers op; je vlam stijgt met 1.
word-emberheart-space = { $place } { $space }
word-emberheart-blocked-spaces = { $spaces }

## Aides and skills

word-emberheart-leader = Aanvoerster
    .acc = de Aanvoerster
    .help = Jij begint de volgende ronde. Je mag een van je groepen terugroepen en meteen een nieuwe sturen.
word-emberheart-defender = Verdedigster
    .acc = de Verdedigster
    .help = Leg een van de twee overvalkaarten af.
word-emberheart-survivalist = Survivalist
    .acc = de Survivalist
    .help = 1 uitrusting, en jij beslist bij gelijke stand op de Berg.
word-emberheart-healer = Genezer
    .acc = de Genezer
    .help = Je vlam daalt met 2.
word-emberheart-none = Geen vaardigheid
    .help = Kant A: niemand heeft een vaardigheid.
word-emberheart-geared-dragons = Uitgeruste draken
    .help = Tot de overval van ronde 5 mag je bij het koppelen 1 uitrusting op een draak leggen: hij past dan bij elke held en elk reservaat en is 1 roem meer waard.
word-emberheart-further-steps = Verdere stappen
    .help = Telkens als een kenmerk stijgt, mag je 1 uitrusting afgeven om het met 1 extra te verhogen.
word-emberheart-fire-wise = Vuurvast
    .help = Telkens als je vlam stijgt: neem 1 helper per stap, of leg 1 specialist per stap af om de stijging te voorkomen.
word-emberheart-welcoming = Gastvrij
    .help = Telkens als je een draak koppelt: neem 1 helper, of ruil 1 helper voor een specialist.

## Heroes: ability and glory

word-emberheart-apprentice = Leerling
    .acc = de Leerling
    .help = Eén keer per spel, vóór een actiefase: neem een held uit de Gilde; de plek wordt aangevuld.
    .glory = 4
word-emberheart-bard = Bard
    .acc = de Bard
    .help = Vóór elke actiefase: trek 2 helden, leg er één af en reserveer de andere in de Gilde; alleen jouw groepen mogen hem nemen.
    .glory = 7 als niemand meer garnizoenskaarten heeft
word-emberheart-fire-sage = Vuurwijze
    .acc = de Vuurwijze
    .help = Bij de overval mag je de vlam met 1 laten stijgen om er 2 minder af te leggen.
    .glory = 7 als niemand meer rode draken heeft
word-emberheart-outfitter = Uitruster
    .acc = de Uitruster
    .help = Helpers van de Brandweerpost mag je omruilen voor uitrusting, één op één.
    .glory = 7 als niemand meer reservaten heeft
word-emberheart-paragon = Toonbeeld
    .acc = het Toonbeeld
    .help = Vóór elke actiefase: vlam +1 om 2 helpers te ruilen voor 2 verkenners en/of woudlopers.
    .glory = 5 als niemand meer draken heeft
word-emberheart-peakwalker = Topbeklimmer
    .acc = de Topbeklimmer
    .help = Neem je een draak van het bovenste niveau van de Berg, dan mag je nog eens een kenmerk naar keuze met 1 verhogen.
    .glory = 7 als niemand meer uitrusting heeft
word-emberheart-recruiter = Ronselaar
    .acc = de Ronselaar
    .help = Na elke overval: 1 helper per 2 rode draken.
    .glory = 2 per set van verkenner, woudloper en wachter, hoogstens 10
word-emberheart-innkeeper = Herbergier
    .acc = de Herbergier
    .help = 1 uitrusting voor elke groep die je naar de Taverne stuurt.
    .glory = 7 als elk kenmerk op 3 of hoger staat
word-emberheart-wrangler = Drakendrijver
    .acc = de Drakendrijver
    .help = 1 helper of 1 uitrusting voor elke draak met waarde 5 of 7 die je krijgt.
    .glory = 2 per garnizoenskaart, hoogstens 10
word-emberheart-flame-tamer = Vlamtemmer
    .acc = de Vlamtemmer
    .help = Vlam −1 voor elk reservaat dat je neemt.
    .glory = 7 als niemand meer helpers heeft
word-emberheart-dragon-knight = Drakenridder
    .acc = de Drakenridder
    .help = Voltooi je een garnizoenskaart, dan mag je een ander kenmerk verhogen dan het afgebeelde.
    .glory = 7 als niemand meer blauwe draken heeft
word-emberheart-fire-marshal = Brandmeester
    .acc = de Brandmeester
    .help = Twee wapenschilden tegelijk bij de Brandweerpost: 8 helpers voor vlam +1.
    .glory = 1 per uitrusting, hoogstens 10
word-emberheart-spy = Spion
    .acc = de Spion
    .help = 1 helper voor elke groep die je naar het Stroperskamp stuurt.
    .glory = 7 als niemand meer helden heeft
word-emberheart-master-scout = Meesterverkenner
    .acc = de Meesterverkenner
    .help = Als je een groep naar een veld 4 of 5 stuurt: ruil maximaal 2 helpers voor verkenners, of omgekeerd.
    .glory = 4
word-emberheart-mentor = Mentor
    .acc = de Mentor
    .help = Maximaal 2 specialisten van elke tavernekaart mag je voor een andere soort ruilen.
    .glory = 3 per set van een rode, blauwe en groene draak, hoogstens 9
word-emberheart-merchant = Handelaar
    .acc = de Handelaar
    .help = 2 uitrusting extra bij het Magazijn als er al een wapenschild ligt.
    .glory = 2 per held, hoogstens 10
word-emberheart-messenger = Boodschapper
    .acc = de Boodschapper
    .help = Bij de overval mag je de andere, afgelegde overvalkaart gebruiken.
    .glory = 1 per helper vanaf de vierde, hoogstens 10
word-emberheart-quartermaster = Kwartiermeester
    .acc = de Kwartiermeester
    .help = Na elke overval: 1 uitrusting per 2 blauwe draken.
    .glory = 2 per stap van je laagste kenmerk, hoogstens 10
word-emberheart-dragon-nurse = Drakenverzorger
    .acc = de Drakenverzorger
    .help = 1 helper voor elke groep die je naar het Reservaat stuurt.
    .glory = 7 als niemand meer groene draken heeft
word-emberheart-keeper = Oppasser
    .acc = de Oppasser
    .help = Bij de overval leg je er 1 minder af.
    .glory = 5 als bij minstens één kenmerk niemand je voor is
word-emberheart-dragon-trainer = Drakentrainer
    .acc = de Drakentrainer
    .help = Eén keer per ronde, na de beloningen: leg een losse draak af om het kenmerk van zijn kleur (exotisch: naar keuze) met 1 te verhogen.
    .glory = 7 als niemand meer woudlopers heeft
word-emberheart-dragon-whisperer = Drakenfluisteraar
    .acc = de Drakenfluisteraar
    .help = Vlam −1 voor elke draak die je uit het Stroperskamp neemt.
    .glory = 7 als niemand meer volgelingen heeft
word-emberheart-master-ranger = Meesterwoudloper
    .acc = de Meesterwoudloper
    .help = Als je een groep naar een veld 4 of 5 stuurt: ruil maximaal 2 helpers voor woudlopers, of omgekeerd.
    .glory = 4
word-emberheart-overseer = Opzichter
    .acc = de Opzichter
    .help = 1 helper extra bij het Magazijn.
    .glory = 2 per verschillende waarde van je draken
word-emberheart-priestess = Priesteres
    .acc = de Priesteres
    .help = Na elke overval: vlam −1 per 2 groene draken.
    .glory = 2 per reservaat, hoogstens 10
word-emberheart-squire = Schildknaap
    .acc = de Schildknaap
    .help = Bij de Brandweerpost als er al een wapenschild ligt: 1 helper extra, en je vlam stijgt niet.
    .glory = 7 als niemand meer verkenners heeft
word-emberheart-tactician = Tacticus
    .acc = de Tacticus
    .help = Voor elke garnizoenskaart heb je van een van de twee gevraagde dingen 1 minder nodig.
    .glory = 7 als niemand meer wachters heeft

## Cards

word-emberheart-dragon =
    { $colour ->
       *[red] rode draak
        [blue] blauwe draak
        [green] groene draak
        [exotic] exotische draak
    } ({ $glory })
    .aloud =
        { $colour ->
           *[red] rode draak
            [blue] blauwe draak
            [green] groene draak
            [exotic] exotische draak
        }, { $glory } roem
    .acc =
        { $colour ->
           *[red] de rode draak
            [blue] de blauwe draak
            [green] de groene draak
            [exotic] de exotische draak
        } ({ $glory })
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] rode draak
                [blue] blauwe draak
                [green] groene draak
                [exotic] exotische draak
            }
           *[other] { $n } { $colour ->
               *[red] rode draken
                [blue] blauwe draken
                [green] groene draken
                [exotic] exotische draken
            }
        } ({ $glory })
word-emberheart-preserve-card =
    { $colour ->
       *[red] rood reservaat
        [blue] blauw reservaat
        [green] groen reservaat
    }
    .acc =
        { $colour ->
           *[red] een rood reservaat
            [blue] een blauw reservaat
            [green] een groen reservaat
        }
    .count =
        { $n ->
            [one] { $n } { $colour ->
               *[red] rood reservaat
                [blue] blauw reservaat
                [green] groen reservaat
            }
           *[other] { $n } { $colour ->
               *[red] rode reservaten
                [blue] blauwe reservaten
                [green] groene reservaten
            }
        }
word-emberheart-garrison-card =
    { $colour ->
       *[red] rode garnizoenskaart
        [blue] blauwe garnizoenskaart
        [green] groene garnizoenskaart
    } { $step }
    .acc =
        { $colour ->
           *[red] de rode garnizoenskaart
            [blue] de blauwe garnizoenskaart
            [green] de groene garnizoenskaart
        } { $step }
word-emberheart-tavern-card = { $followers }
    .acc = { $objects }
word-emberheart-raid-card =
    { $lost ->
        [specialist] 1 specialist
       *[hireling] 1 helper
    } per { $counted ->
       *[hero] held
        [garrison-card] garnizoenskaart
        [preserve] reservaat
        [highest-attribute] stap van het hoogste kenmerk
        [red-dragon] rode draak
        [blue-dragon] blauwe draak
        [green-dragon] groene draak
        [ranger] woudloper
        [warden] wachter
        [scout] verkenner
    }
    .count-acc =
        { $lost ->
            [specialist] { $n ->
                [one] { $n } specialist
               *[other] { $n } specialisten
            }
           *[hireling] { $n ->
                [one] { $n } helper
               *[other] { $n } helpers
            }
        }

## States of cards

word-emberheart-no = niet hier
word-emberheart-free = los
word-emberheart-attached = gekoppeld
word-emberheart-with-gear = gekoppeld met uitrusting
word-emberheart-open = open
word-emberheart-completed = voltooid
