### What the terminal and the library say beyond the browser: notes on moves, the board in letters.

## What a move means here

note-emberheart-attribute = Nu op { $level }.
note-emberheart-go =
    { $spaces-size ->
        [one] Vrij veld: { $spaces }.
       *[other] Vrije velden: { $spaces }.
    } { $fitting-size ->
        [0] Geen van je volgelingen mag erheen.
       *[other] Erheen mogen: { $fitting-nom }.
    } { $cards ->
        [one] Er ligt { $cards } kaart.
       *[other] Er liggen { $cards } kaarten.
    }
note-emberheart-space =
    Volgelingen: { $range }. { $before ->
        [0] Voorlopig kiest je groep als eerste
        [one] { $before } groep kiest vóór de jouwe
       *[other] { $before } groepen kiezen vóór de jouwe
    }; { $left ->
        [0] misschien blijft er geen kaart over.
        [one] er blijft minstens { $left } van de { $cards } kaarten over.
       *[other] er blijven minstens { $left } van de { $cards } kaarten over.
    }
note-emberheart-aide = { $aide-help }
note-emberheart-swap = Je hebt { $gear } uitrusting; dit telt niet als actie.
note-emberheart-call =
    Je krijgt terug: { $followers-nom }.{ $companion ->
        [yes] { " " }De metgezel komt mee, maar wordt niet opnieuw ingezet.
       *[no] { "" }
    }
note-emberheart-take =
    { $kind-key ->
        [hero] { $hero-help } Roem: { $hero-glory }; voor jou nu { $worth }.
        [garrison] { $glory } roem voor { $dragons ->
            [one] { $dragons } { $colour-key ->
               *[red] rode
                [blue] blauwe
                [green] groene
            } draak
           *[other] { $dragons } { $colour-key ->
               *[red] rode
                [blue] blauwe
                [green] groene
            } draken
        } en { $asked-key ->
            [hero] { $number ->
                [one] { $number } held
               *[other] { $number } helden
            }
           *[other] { $number ->
                [one] { $number } { $asked }
               *[other] { $number } { $asked }s
            }
        }.
       *[other] { "" }
    }
note-emberheart-hero = { $hero-help } Roem: { $hero-glory }; voor jou nu { $worth }.
note-emberheart-discard-raid =
    Volgens de huidige stand zou hij je { $number ->
        [0] niets
       *[other] { $number }
    } kosten{ $missing ->
        [0] .
       *[other] , waarvan je er { $missing } mist: vlam +{ $missing }.
    }
note-emberheart-raid =
    { $raid }: volgens de huidige stand { $number ->
        [0] niets
       *[other] { $number }
    } voor jou{ $missing ->
        [0] .
       *[other] , waarvan je er { $missing } mist: vlam +{ $missing }.
    }

word-emberheart-hero = held
    .count =
        { $n ->
            [one] { $n } held
           *[other] { $n } helden
        }

## Groups of moves

heading-emberheart-party = Groep sturen
heading-emberheart-village = Wapenschild in het dorp leggen
heading-emberheart-aide = Raadgever nemen
heading-emberheart-besides = Naast je actie
heading-emberheart-hero = Held gebruiken
heading-emberheart-on = Verder

face-emberheart-home = bord
face-emberheart-homes = borden
face-emberheart-brackets = vrije velden, of te leggen wapenschilden
face-emberheart-auto = De metgezel doet alles wat hij kan, en beurten eindigen automatisch als er niets meer te doen is
face-emberheart-by-hand = Je kiest wat de metgezel doet en beëindigt elke beurt zelf

## The board in letters

board-emberheart-none = geen
board-emberheart-nobody = niemand
board-emberheart-free = vrij
board-emberheart-blocked = geblokkeerd
board-emberheart-neutral = neutraal
board-emberheart-mark = S{ $number }
board-emberheart-flame = vlam { $steps-signed }
board-emberheart-as-colour = { $dragon-key } als { $colour }
board-emberheart-dragons =
    { $number } { $colour-key ->
       *[red] rode
        [blue] blauwe
        [green] groene
        [exotic] exotische
    } { $number ->
        [one] draak
       *[other] draken
    }
board-emberheart-garrison = { $glory } roem: { $needs }
board-emberheart-round = Ronde { $round } van { $rounds }, { $phase }
board-emberheart-phase-setup = opbouw
board-emberheart-phase-before = vóór de actiefase
board-emberheart-phase-action = actiefase
board-emberheart-phase-reward = beloningsfase
board-emberheart-phase-rewarded = na de beloningen
board-emberheart-phase-before-raid = vóór de overval
board-emberheart-phase-raid = overval
board-emberheart-phase-raided = na de overval
board-emberheart-aides-left =
    { $left ->
        [0] : alle raadgevers zijn genomen; de fase eindigt voordat { $who } weer aan de beurt zou zijn
       *[other] tot alle raadgevers genomen zijn; nog { $left } van { $aides }
    }
board-emberheart-locations = LOCATIES
board-emberheart-locations-note = velden; in de beloningsfase elke locatie van 5 tot 1
board-emberheart-level-low = onderste niveau
board-emberheart-level-middle = middelste niveau: nog 1 wachter
board-emberheart-level-top = bovenste niveau: nog 1 wachter en vlam +1, dan 1 kenmerk +1
board-emberheart-only-for = alleen voor { $who } (Bard).
board-emberheart-glory = Roem: { $glory }.
board-emberheart-worth = (nu { $number })
board-emberheart-waits = Heeft een draak nodig.
board-emberheart-works =
    Met { $dragon-key }{ $used ->
        [yes] { " " }(gebruikt)
       *[no] { "" }
    }.
board-emberheart-geared = { $dragon-key } met uitrusting
board-emberheart-village = DORP
board-emberheart-village-crests = Magazijn (2 uitrusting): { $warehouse }   Brandweerpost (4 helpers, vlam +1): { $station }   schild { $shield }
board-emberheart-aides = RAAD
board-emberheart-raid = OVERVAL
board-emberheart-raid-card = { $raid }; nu { $losses }
board-emberheart-raid-discarded = afgelegd: { $raid }
board-emberheart-loss-missing = { $number } ({ $missing } te weinig: vlam +{ $missing })
board-emberheart-flames = VLAM
board-emberheart-flame-of =
    { $who } { $flame }{ $gear ->
        [yes] , { $end } met uitrusting
       *[no] { "" }
    } ({ $glory } roem)
board-emberheart-band =
    { $name }{ $shield ->
        [yes] , met het schild
       *[no] { "" }
    }: { $glory } roem als het nu zou eindigen
board-emberheart-row-supply = voorraad
board-emberheart-row-attributes = kenmerken
board-emberheart-row-companion = metgezel
board-emberheart-row-skill = vaardigheid
board-emberheart-row-dragons = draken
board-emberheart-row-preserves = reservaten
board-emberheart-row-garrison = garnizoen
board-emberheart-row-glory = roem nu
board-emberheart-away = op het eiland { $people }
board-emberheart-companion-ready = klaar
board-emberheart-companion-placed = deze ronde ingezet
board-emberheart-companion-no-effect = nog geen effect
board-emberheart-companion-strength =
    { $number ->
        [one] tot { $number } volgeling minder
       *[other] tot { $number } volgelingen minder
    }
board-emberheart-companion-senses = { $number } uitrusting op een veld 3
board-emberheart-companion-speed = vlam −{ $number } waar geen groep is
board-emberheart-dragons-held = los { $free-key }; gekoppeld { $attached-key }
board-emberheart-preserve-waits = heeft een draak nodig
board-emberheart-preserve-with = met { $dragon-key }
board-emberheart-garrison-completed = voltooid
board-emberheart-garrison-ready = heeft niets meer nodig
board-emberheart-garrison-needs =
    heeft nog { $needs } nodig{ $tactician ->
        [yes] , met de Tacticus 1 minder
       *[no] { "" }
    }
board-emberheart-brief =
    { $who }: { $glory } roem, vlam { $flame }, kenmerken { $levels }, { $active } van { $heroes ->
        [one] { $heroes } held
       *[other] { $heroes } helden
    } actief, { $dragons ->
        [one] { $dragons } draak
       *[other] { $dragons } draken
    }
board-emberheart-supply =
    Je hebt { $have }; metgezel { $placed ->
        [yes] ingezet
       *[no] klaar
    }; kenmerken { $levels }; vlam { $flame }
board-emberheart-space = veld { $space }: { $party }
board-emberheart-spaces-free = vrij: { $spaces }
board-emberheart-legend-worth = Draken: hun roem tussen haakjes, daarna wat ze kosten.
