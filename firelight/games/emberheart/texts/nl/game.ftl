## What buttons say

move-emberheart-attribute = Verhoog { $attribute }
move-emberheart-no-attribute = Verhoog geen kenmerk
move-emberheart-go = Stuur een groep { $place-to }
move-emberheart-to-space = Bezet veld { $space }
move-emberheart-with-companion = Bezet veld { $space } samen met de metgezel
move-emberheart-make-up =
    { $followers-sum ->
        [0] Stuur alleen de metgezel
        [one] Stuur { $followers }
       *[other] Stuur { $followers }
    }
move-emberheart-effects =
    { $gear ->
        [yes] Neem de uitrusting
       *[no] Neem geen uitrusting
    }, { $flame ->
        [yes] verlaag de vlam
       *[no] laat de vlam staan
    }
move-emberheart-warehouse = Leg een wapenschild in het Magazijn
move-emberheart-station =
    { $times ->
        [one] Leg een wapenschild bij de Brandweerpost
       *[other] Leg { $times } wapenschilden bij de Brandweerpost
    }
move-emberheart-aide = Neem { $aide-acc }
move-emberheart-swap = Geef 1 uitrusting af om een volgeling te ruilen
move-emberheart-swap-kinds = Ruil { $from-count-acc } voor { $to-count-acc }
move-emberheart-attach = Koppel een draak
move-emberheart-dragon = Kies { $dragon-acc }
move-emberheart-onto-hero = Koppel hem aan { $hero-acc }
move-emberheart-onto-preserve = Koppel hem aan { $preserve-acc }
move-emberheart-without-gear = Koppel hem zonder uitrusting
move-emberheart-with-gear = Koppel hem met 1 uitrusting
move-emberheart-done = Ga verder
move-emberheart-call = Roep de groep van veld { $space } { $place-at } terug
move-emberheart-no-call = Laat alle groepen staan
move-emberheart-discard-raid = Leg de overvalkaart ‘{ $raid }’ af
move-emberheart-take =
    { $card-key ->
        [none] Neem kaart { $slot }
       *[other] Neem { $card-acc }
    }
move-emberheart-decline = Neem geen kaart
move-emberheart-goes-first = Laat de groep op veld { $space } voorgaan
move-emberheart-gain-hireling = Neem 1 helper
move-emberheart-gain-gear = Neem 1 uitrusting
move-emberheart-welcome =
    { $follower-key ->
        [hireling] Neem 1 helper
       *[other] Ruil 1 helper voor { $follower-count-acc }
    }
move-emberheart-welcome-nobody = Neem niemand
move-emberheart-into-gear =
    { $hirelings ->
        [0] Houd alle helpers
        [one] Ruil 1 helper om voor uitrusting
       *[other] Ruil { $hirelings } helpers om voor uitrusting
    }
move-emberheart-exchange-none = Ruil niemand
move-emberheart-exchange =
    Ruil { $number } { $from-key ->
       *[hireling] helper
        [scout] verkenner
        [ranger] woudloper
        [warden] wachter
    }{ $number ->
        [one] { "" }
       *[other] s
    } voor { $number } { $to-key ->
       *[hireling] helper
        [scout] verkenner
        [ranger] woudloper
        [warden] wachter
    }{ $number ->
        [one] { "" }
       *[other] s
    }
move-emberheart-use-apprentice = Gebruik de Leerling: neem een held
move-emberheart-use-bard = Trek 2 helden met de Bard
move-emberheart-keep-hero = Reserveer { $hero-acc }
move-emberheart-use-paragon =
    Toonbeeld: vlam +1 en 2 helpers voor { $scouts ->
        [0] 2 woudlopers
        [one] 1 verkenner en 1 woudloper
       *[other] 2 verkenners
    }
move-emberheart-go-further = Geef 1 uitrusting af voor 1 stap extra
move-emberheart-no-further = Laat het daarbij
move-emberheart-flame-rises = Laat de vlam stijgen en neem helpers
move-emberheart-discard-instead = Leg in plaats daarvan specialisten af
move-emberheart-lose = Leg { $follower-count-acc } af
move-emberheart-use-remaining = Gebruik de overgebleven overvalkaart
move-emberheart-use-discarded = Gebruik de afgelegde overvalkaart
move-emberheart-use-sage = Vlam +1 en leg er 2 minder af (Vuurwijze)
move-emberheart-no-sage = Leg af wat de overvalkaart vraagt

## What happened

event-emberheart-gained-followers = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-emberheart-lost-followers = { $who } legt { $a0-count-acc } af
    .you = Je legt { $a0-count-acc } af
event-emberheart-gained-gear = { $who } krijgt { $a0 } uitrusting
    .you = Je krijgt { $a0 } uitrusting
event-emberheart-paid-gear = { $who } geeft { $a0 } uitrusting af
    .you = Je geeft { $a0 } uitrusting af
event-emberheart-sent-party =
    { $who } stuurt een groep naar veld { $a1 } { $a0-at }{ $a2 ->
        [0] { "" }
       *[other] , met de metgezel
    }
    .you =
        Je stuurt een groep naar veld { $a1 } { $a0-at }{ $a2 ->
            [0] { "" }
           *[other] , met je metgezel
        }
event-emberheart-called-back = { $who } roept de groep van veld { $a1 } { $a0-at } terug
    .you = Je roept je groep van veld { $a1 } { $a0-at } terug
event-emberheart-came-back = { $who } neemt { $a0-at } geen kaart (veld { $a1 }); de groep komt terug
    .you = Je neemt { $a0-at } geen kaart (veld { $a1 }); je groep komt terug
event-emberheart-crest-at =
    { $who } legt { $a1 ->
        [one] { $a1 } wapenschild
       *[other] { $a1 } wapenschilden
    } { $a0-at }
    .you =
        Je legt { $a1 ->
            [one] { $a1 } wapenschild
           *[other] { $a1 } wapenschilden
        } { $a0-at }
event-emberheart-took-aide = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-discarded-raid = { $who } legt de overvalkaart ‘{ $a0 }’ af
    .you = Je legt de overvalkaart ‘{ $a0 }’ af
event-emberheart-took-hero = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-tavern = { $who } neemt in de Taverne { $a0-acc }
    .you = Je neemt in de Taverne { $a0-acc }
event-emberheart-took-dragon = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-preserve = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-took-garrison = { $who } neemt { $a0-acc }
    .you = Je neemt { $a0-acc }
event-emberheart-completed-card = { $who } voltooit { $a0-acc }
    .you = Je voltooit { $a0-acc }
event-emberheart-attached-dragon = { $who } koppelt { $a0-acc } aan { $a1-acc }
    .you = Je koppelt { $a0-acc } aan { $a1-acc }
event-emberheart-drew-heroes =
    { $who } trekt met de Bard: { $a0 }{ $a1-key ->
        [none] { "" }
       *[other] , { $a1 }
    }
    .you =
        Je trekt met de Bard: { $a0 }{ $a1-key ->
            [none] { "" }
           *[other] , { $a1 }
        }
event-emberheart-trained = { $who } gebruikt de Drakentrainer en legt { $a0-acc } af
    .you = Je gebruikt de Drakentrainer en legt { $a0-acc } af
event-emberheart-flame-moved =
    { $a0-way ->
        [up] De vlam van { $who } stijgt met { $a0-by }
       *[down] De vlam van { $who } daalt met { $a0-by }
    }
    .you =
        { $a0-way ->
            [up] Je vlam stijgt met { $a0-by }
           *[down] Je vlam daalt met { $a0-by }
        }
event-emberheart-attribute-moved = { $who } verhoogt { $a0 } met { $a1 }
    .you = Je verhoogt { $a0 } met { $a1 }
event-emberheart-raided =
    Overval ({ $a0 }): { $a1 ->
        [0] { $who } verliest niemand
       *[other] { $who } moet { $a0-count-acc } afleggen
    }
    .you =
        Overval ({ $a0 }): { $a1 ->
            [0] je verliest niemand
           *[other] je moet { $a0-count-acc } afleggen
        }
event-emberheart-new-round = Ronde { $a0 } begint
event-emberheart-blocked = Neutrale wapenschilden blokkeren deze velden: { $a0 }
event-emberheart-discarded-card = Door een neutraal wapenschild wordt er { $a0-at } een kaart afgelegd
event-emberheart-turn-began = { "" }
event-emberheart-hero-helped = { $who } gebruikt { $a0-acc }
    .you = Je gebruikt { $a0-acc }
event-emberheart-ended = Het spel is afgelopen

## Gains and payments in a row

run-emberheart-gained = { $who } krijgt { $gained }
    .you = Je krijgt { $gained }
run-emberheart-paid = { $who } geeft { $lost } af
    .you = Je geeft { $lost } af
run-emberheart-discarded = { $who } legt { $lost } af
    .you = Je legt { $lost } af
run-emberheart-swapped = { $who } geeft { $lost } af en krijgt { $gained }
    .you = Je geeft { $lost } af en krijgt { $gained }

## What is asked

ask-emberheart-first-attribute = Welk kenmerk laat je op 1 beginnen?
    .other = { $who } kiest een kenmerk
ask-emberheart-before = Vóór de actiefase: gebruik je helden, koppel draken of ga verder
    .other = { $who } bereidt zich voor op de actiefase
ask-emberheart-act = Jouw beurt: stuur een groep op pad, gebruik het Magazijn of de Brandweerpost, of neem een raadgever
    .other = { $who } is aan de beurt
    .figures = 
        { $acted ->
            [yes] Ruil volgelingen, koppel draken of beëindig je beurt
           *[no] Jouw beurt: stuur een groep op pad, gebruik het Magazijn of de Brandweerpost, of neem een raadgever
        }
ask-emberheart-resend = Stuur een nieuwe groep op pad in plaats van de teruggeroepen groep
    .other = { $who } stuurt een nieuwe groep op pad
ask-emberheart-party-space = Naar welk veld gaat de groep?
    .other = { $who } kiest een veld voor een groep
    .figures = 
        { $place }: welk veld? { $fitting-sum ->
            [0] Je hebt geen volgelingen die erheen mogen
            [one] Je hebt 1 volgeling die erheen mag
           *[other] Je hebt { $fitting-sum } volgelingen die erheen mogen
        }
ask-emberheart-party = Wie stuur je?
    .other = { $who } stelt een groep samen
    .figures = { $place }, veld { $space }: wie stuur je?
ask-emberheart-companion = Wat moet je metgezel doen?
    .other = { $who } gebruikt de metgezel
    .figures = 
        Wat moet je metgezel doen? { $gear ->
            [0] Hij kan je vlam met { $flame } verlagen
           *[other]
                { $flame ->
                    [0] Hij kan je { $gear } uitrusting brengen
                   *[other] Hij kan je { $gear } uitrusting brengen en je vlam met { $flame } verlagen
                }
        }
ask-emberheart-swap = Welke volgeling ruil je, en voor welke soort? Dat kost 1 uitrusting
    .other = { $who } ruilt volgelingen
ask-emberheart-attach = Welke draak koppel je?
    .other = { $who } koppelt een draak
ask-emberheart-onto = Aan welke held of welk reservaat koppel je de draak?
    .other = { $who } koppelt een draak
    .figures = Waaraan koppel je { $dragon-acc }?
ask-emberheart-gear = Leg je 1 uitrusting op de draak?
    .other = { $who } koppelt een draak
    .figures = Leg je voor 1 roem extra 1 uitrusting op { $dragon-acc }?
ask-emberheart-call-back = Roep een van je groepen terug en stuur een nieuwe op pad, of laat ze allemaal staan
    .other = { $who } mag een groep terugroepen
ask-emberheart-defend = Welke overvalkaart leg je af?
    .other = { $who } legt een overvalkaart af
ask-emberheart-reward = Neem een kaart voor je groep, of neem er geen en krijg 2 uitrusting
    .other = { $who } kiest een kaart
    .figures = { $place }, je groep op veld { $space }: neem een kaart, of neem er geen en krijg 2 uitrusting
ask-emberheart-climb = Berg: neem een draak van dit niveau, of trek je terug
    .other = { $who } beklimt de Berg
    .figures = 
        Berg, { $level-key ->
            [middle] middelste niveau
           *[top] bovenste niveau
        }: neem met je { $wardens ->
            [one] wachter
           *[other] { $wardens } wachters
        } een draak, of trek je terug
ask-emberheart-tie = Gelijke stand op de Berg: welke groep gaat voor?
    .other = { $who } beslist bij gelijke stand op de Berg
    .figures =
        Gelijke stand op de Berg met { $wardens ->
            [one] { $wardens } wachter
           *[other] { $wardens } wachters
        }: welke groep gaat voor?
ask-emberheart-window = Koppel nu een draak of ga verder
    .other = { $who } mag een draak koppelen
ask-emberheart-wrangle = Drakendrijver: 1 helper of 1 uitrusting voor de draak?
    .other = { $who } gebruikt de Drakendrijver
ask-emberheart-welcome = Je vaardigheid: neem 1 helper, ruil er 1 voor een specialist, of doe geen van beide
    .other = { $who } gebruikt een vaardigheid
ask-emberheart-outfit = Uitruster: hoeveel nieuwe helpers ruil je om voor uitrusting?
    .other = { $who } gebruikt de Uitruster
    .figures =
        Uitruster: hoeveel van de { $hirelings ->
            [one] { $hirelings } nieuwe helper
           *[other] { $hirelings } nieuwe helpers
        } ruil je om voor uitrusting?
ask-emberheart-exchange = Ruil je maximaal 2 helpers voor specialisten, of omgekeerd?
    .other = { $who } mag volgelingen ruilen
    .figures = Ruil je maximaal 2 helpers voor { $specialist }s, of omgekeerd?
ask-emberheart-mentor = Mentor: ruil nieuwe specialisten voor een andere soort, of ga verder
    .other = { $who } gebruikt de Mentor
    .figures = Mentor: je mag nog { $swaps } van { $brought } voor een andere soort ruilen, of ga verder
ask-emberheart-apprentice = Welke held brengt de Leerling je?
    .other = { $who } gebruikt de Leerling
ask-emberheart-bard = Bard: welke held reserveer je voor jezelf?
    .other = { $who } gebruikt de Bard
    .figures = Bard: welke held reserveer je voor jezelf? { $heroes-or }
ask-emberheart-knight = Drakenridder: welk kenmerk stijgt met 1?
    .other = { $who } gebruikt de Drakenridder
    .figures = Drakenridder: welk kenmerk stijgt met 1? Op de kaart: { $attribute }
ask-emberheart-further = Je vaardigheid: 1 uitrusting voor 1 stap extra?
    .other = { $who } gebruikt een vaardigheid
    .figures = Je vaardigheid: geef je 1 uitrusting af om { $attribute } (nu { $level }) met 1 extra te verhogen?
ask-emberheart-climber = Verhoog één kenmerk met 1, of geen
    .other = { $who } mag een kenmerk verhogen
ask-emberheart-flame-choice = Je vaardigheid: laat je de vlam stijgen en neem je helpers, of leg je in plaats daarvan specialisten af?
    .other = { $who } gebruikt een vaardigheid
    .figures =
        Je vaardigheid: vlam +{ $steps } en { $steps ->
            [one] { $steps } helper
           *[other] { $steps } helpers
        }, of leg in plaats daarvan { $steps ->
            [one] { $steps } specialist
           *[other] { $steps } specialisten
        } af?
ask-emberheart-lose = Welke specialisten leg je af?
    .other = { $who } legt specialisten af
    .figures = 
        { $number ->
            [one] Welke specialist leg je af?
           *[other] Welke { $number } specialisten leg je af?
        }
ask-emberheart-messenger = Boodschapper: welke overvalkaart geldt voor jou?
    .other = { $who } gebruikt de Boodschapper
ask-emberheart-sage = Vuurwijze: laat je de vlam met 1 stijgen en leg je er 2 minder af?
    .other = { $who } gebruikt de Vuurwijze
    .figures = Vuurwijze: leg je er { $loss } af, of { $with_sage } met vlam +1?
ask-emberheart-train = Drakentrainer: leg een losse draak af om zijn kenmerk met 1 te verhogen, of geen
    .other = { $who } gebruikt de Drakentrainer
ask-emberheart-train-exotic = Welk kenmerk verhoogt de exotische draak?
    .other = { $who } gebruikt de Drakentrainer

## Why not

no-emberheart-game-over = Het spel is afgelopen.
no-emberheart-act-first = Doe eerst je actie: stuur een groep op pad, gebruik het Magazijn of de Brandweerpost, of neem een raadgever.
no-emberheart-action-done = Je hebt je actie deze beurt al gedaan; je kunt alleen nog volgelingen ruilen en draken koppelen.
no-emberheart-aide-taken = { $who } heeft { $aide-acc } deze ronde al genomen.
no-emberheart-aide-yours = Je hebt { $aide-acc } deze ronde al genomen.
no-emberheart-apprentice-used = Je hebt de Leerling al gebruikt; dat kan maar één keer per spel.
no-emberheart-attribute-at-the-end = { $attribute } staat op { $level } en kan niet hoger.
no-emberheart-bard-first = Eerst moet de Bard trekken; helden in de stapel: { $heroes }.
no-emberheart-bard-used = De Bard heeft deze ronde al getrokken.
no-emberheart-card-has-dragon = Deze kaart ({ $card }) heeft al een draak: { $dragon }.
no-emberheart-card-not-yours = Deze kaart heb je niet: { $card }.
no-emberheart-companion-lacks-followers =
    Veld { $space } vraagt met de metgezel minstens { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; { $fitting-sum ->
        [0] geen van je volgelingen mag
        [one] maar { $fitting-sum } van je volgelingen mag
       *[other] maar { $fitting-sum } van je volgelingen mogen
    } erheen.
no-emberheart-companion-no-flame = De metgezel verlaagt de vlam alleen waar geen andere groep is, en pas vanaf Snelheid 1.
no-emberheart-companion-no-gear = De metgezel brengt alleen uitrusting op een veld 3, en pas vanaf Zintuigen 1.
no-emberheart-companion-placed = Je hebt je metgezel deze ronde al ingezet; hij gaat met één groep per ronde mee.
no-emberheart-dragon-attached = Deze draak is al gekoppeld: { $dragon }.
no-emberheart-hero-of-another-bard = Alleen { $who } mag de held nemen die met de Bard is gereserveerd.
no-emberheart-hero-pile-empty = De heldenstapel is leeg.
no-emberheart-hero-waits =
    Voor { $hero-acc } heb je nog een { $colour-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak nodig.
no-emberheart-lacks-crests =
    Dat kost { $needed ->
        [one] { $needed } wapenschild
       *[other] { $needed } wapenschilden
    }; je hebt er { $crests ->
        [0] geen
       *[other] maar { $crests }
    }.
no-emberheart-lacks-followers =
    Daarvoor heb je { $needed } { $follower-key ->
       *[hireling] helper
        [scout] verkenner
        [ranger] woudloper
        [warden] wachter
    }{ $needed ->
        [one] { "" }
       *[other] s
    } in je voorraad nodig; je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
no-emberheart-lacks-gear = Dat kost 1 uitrusting; je hebt er geen.
no-emberheart-lacks-specialists =
    De vlam stijgt met { $steps }, dus je zou zoveel specialisten moeten afleggen; je hebt er { $specialists ->
        [0] geen
       *[other] maar { $specialists }
    }.
no-emberheart-lacks-wardens =
    Voor { $dragon-acc } geef je { $needed ->
        [one] { $needed } wachter
       *[other] { $needed } wachters
    } af; je groep op veld { $space } heeft er { $wardens ->
        [0] geen
       *[other] maar { $wardens }
    }.
no-emberheart-marshal-waits = Om 2 wapenschilden tegelijk te leggen, heb je een actieve Brandmeester nodig; de jouwe heeft nog geen draak.
no-emberheart-mentor-no-hirelings = De Mentor ruilt specialisten voor specialisten, niet voor helpers.
no-emberheart-mentor-other-kind = De tavernekaart bracht je { $brought }, geen { $follower }.
no-emberheart-mountain-card-gone =
    Kaart { $slot } van het { $level-key ->
        [middle] middelste
       *[top] bovenste
    } niveau is weg.
no-emberheart-needs-marshal = Om 2 wapenschilden tegelijk te leggen, heb je de Brandmeester nodig.
no-emberheart-no-card-for-dragon =
    Geen van je kaarten past bij { $dragon-acc }. { $waiting-size ->
        [0] Geen enkele heeft nog een draak nodig.
        [one] Nog zonder draak: { $waiting }.
       *[other] Nog zonder draak: { $waiting }.
    }
no-emberheart-no-card-there = Er ligt geen kaart { $slot } { $place-at }.
no-emberheart-no-card-waits = Geen van je kaarten heeft een draak nodig. Los: { $free }.
no-emberheart-no-colour-fits = Geen losse draak heeft de juiste kleur. Los: { $free }. Nog zonder draak: { $waiting }.
no-emberheart-no-dragon = Je hebt { $dragon-acc } niet.
no-emberheart-no-follower = Je hebt geen { $follower } in je voorraad.
no-emberheart-no-followers = Je hebt geen volgelingen in je voorraad om te ruilen.
no-emberheart-no-free-dragon = Je hebt geen draak om te koppelen.
no-emberheart-no-gear-skill = Je bord heeft geen vaardigheid waarmee je uitrusting op draken legt.
no-emberheart-no-hero = Je hebt { $hero-acc } niet.
no-emberheart-no-hero-of-a-bard = Er is geen held met een Bard gereserveerd.
no-emberheart-no-hero-offered = Er ligt geen held in het aanbod.
no-emberheart-no-hero-there = Op plaats { $slot } ligt geen held.
no-emberheart-no-new-party = Als je hem terugroept, kun je geen nieuwe groep sturen: geen vrij veld past bij je volgelingen.
no-emberheart-no-party-there = Je hebt geen groep op veld { $space } { $place-at }.
no-emberheart-no-swap-helps = Na geen enkele ruil kun je nog een nieuwe groep sturen.
no-emberheart-one-hero-drawn = Er was nog maar 1 held in de stapel.
no-emberheart-only-new-hirelings = Je kunt alleen de helpers van dit bezoek ({ $hirelings }) omruilen voor uitrusting, geen { $asked }.
no-emberheart-other-colour =
    Deze kaart ({ $card }) vraagt een { $wanted-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak; deze is { $colour-key ->
        [red] rood
        [blue] blauw
        [green] groen
       *[exotic] exotisch
    } ({ $dragon }).
no-emberheart-other-colour-needs-gear =
    Deze kaart ({ $card }) vraagt een { $wanted-key ->
        [red] rode
        [blue] blauwe
       *[green] groene
    } draak; deze is { $colour-key ->
        [red] rood
        [blue] blauw
        [green] groen
       *[exotic] exotisch
    } ({ $dragon }) en heeft dus 1 uitrusting nodig.
no-emberheart-other-decision = Dat kan nu niet. { $ask }
no-emberheart-other-level =
    Deze groep staat op het { $level-key ->
        [middle] middelste
       *[top] bovenste
    } niveau; { $slots-size ->
        [0] daar kan hij geen kaart nemen
        [one] daar kan hij kaart { $slots-or } nemen
       *[other] daar kan hij kaart { $slots-or } nemen
    }.
no-emberheart-other-party-next =
    Nu is een van de groepen met { $wardens ->
        [one] { $wardens } wachter
       *[other] { $wardens } wachters
    } aan de beurt, op veld { $spaces-or }, niet veld { $space }.
no-emberheart-paragon-used = Je hebt het Toonbeeld deze ronde al gebruikt.
no-emberheart-party-lacks-followers =
    Voor deze groep heb je { $party } nodig; je hebt { $fitting-size ->
        [0] niemand die mee mag
       *[other] { $fitting }
    }.
no-emberheart-party-size =
    Op veld { $space } hoort een groep van { $range }; { $size ->
        [0] in de jouwe zit niemand
       *[other] de jouwe heeft er { $size }
    }.
no-emberheart-place-full = Alle 5 velden { $place-at } zijn bezet.
no-emberheart-place-lacks-followers =
    { $place }: het kleinste vrije veld vraagt { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; { $fitting-sum ->
        [0] geen van je volgelingen mag
        [one] maar { $fitting-sum } van je volgelingen mag
       *[other] maar { $fitting-sum } van je volgelingen mogen
    } erheen.
no-emberheart-raid-gone = Overvalkaart { $raid } is al afgelegd.
no-emberheart-resend-first = Stuur eerst een nieuwe groep op pad in plaats van de teruggeroepen groep.
no-emberheart-resend-impossible = Daarna kun je geen nieuwe groep op pad sturen in plaats van de teruggeroepen groep.
no-emberheart-space-blocked = Veld { $space } { $place-at } is geblokkeerd door een neutraal wapenschild.
no-emberheart-space-lacks-followers =
    Veld { $space } vraagt { $needed ->
        [one] { $needed } volgeling
       *[other] { $needed } volgelingen
    }; { $fitting-sum ->
        [0] geen van je volgelingen mag
        [one] maar { $fitting-sum } van je volgelingen mag
       *[other] maar { $fitting-sum } van je volgelingen mogen
    } erheen.
no-emberheart-space-taken = { $who } heeft al een groep op veld { $space } { $place-at }.
no-emberheart-space-yours = Op veld { $space } { $place-at } staat al een van je groepen.
no-emberheart-specialist-must-go = Je moet een specialist afleggen; je hebt er { $specialists }.
no-emberheart-swap-lacks-gear = Een ruil kost 1 uitrusting; je hebt er geen.
no-emberheart-swap-no-help = Na deze ruil kun je geen nieuwe groep sturen; je hebt { $followers } en { $gear } uitrusting.
no-emberheart-swap-same = Kies een andere soort: dit is al een { $follower }.
no-emberheart-too-late-for-gear = Zodra de overval van ronde 5 is begonnen, mag je geen uitrusting meer op draken leggen.
no-emberheart-train-attached = Je hebt { $dragon-acc } al gekoppeld; je mag alleen een losse draak afleggen.
no-emberheart-train-no-dragon = Je hebt { $dragon-acc } niet; je mag alleen een eigen losse draak afleggen.
no-emberheart-welcome-lacks-hireling = Voor een { $follower } ruil je 1 helper uit je voorraad; je hebt er geen.

## The score sheet

source-emberheart-dragons = Draken
    .for = voor draken
source-emberheart-attributes = Kenmerken
    .for = voor kenmerken
source-emberheart-heroes = Actieve helden
    .for = voor actieve helden
source-emberheart-garrison = Voltooide garnizoenskaarten
    .for = voor voltooide garnizoenskaarten
source-emberheart-flame = Onder de hoogste vlam
    .for = voor de afstand tot de hoogste vlam

## Setup options

option-emberheart-side = Vaardigheden (kant B)
    .help = Iedereen speelt met kant B van de borden, elk met een andere vaardigheid. Laat dit bij een eerste spel uit.
    .with = Iedereen speelt met kant B van de borden, dus met vaardigheden.
    .without = Iedereen speelt met kant A van de borden, dus zonder vaardigheden.

## Hints: what a line costs and prepares, and what is revealed then

thing-emberheart-followers = { $name-count }
thing-emberheart-gear = { $name-count }
thing-emberheart-flame =
    { $sign ->
        [1] vlam +{ $number }
       *[other] vlam −{ $number }
    }
thing-emberheart-attributes = { $name } +{ $number }
thing-emberheart-party = een groep op veld { $space } { $name-at }
thing-emberheart-aide = { $name-acc }
thing-emberheart-raid = bescherming tegen deze overval: { $name }
thing-emberheart-hero = { $name-acc }
thing-emberheart-dragon = { $name-acc }
thing-emberheart-preserve = { $name-acc }
thing-emberheart-garrison = { $name-acc }
then-emberheart-new-round = er worden nieuwe kaarten neergelegd
then-emberheart-blocked = er worden nieuwe kaarten neergelegd
then-emberheart-drew-heroes = de Bard trekt helden
then-emberheart-took-hero = er wordt een held getrokken
then-emberheart-hidden = er wordt iets onthuld
