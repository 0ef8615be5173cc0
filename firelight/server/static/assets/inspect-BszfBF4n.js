//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-emberheart-hero =
    { $colour ->
       *[red] Held; heeft een rode draak nodig
        [blue] Held; heeft een blauwe draak nodig
        [green] Held; heeft een groene draak nodig
    }
    .glory = Roem: { $glory }.
piece-emberheart-dragon =
    { $colour ->
       *[red] Koppel hem aan een rode held of een rood reservaat om die kaart te laten werken.
        [blue] Koppel hem aan een blauwe held of een blauw reservaat om die kaart te laten werken.
        [green] Koppel hem aan een groene held of een groen reservaat om die kaart te laten werken.
        [exotic] Neemt elke kleur aan: koppel hem aan een held of reservaat naar keuze om die kaart te laten werken.
    }
    .kind = { $glory } roem aan het einde
    .cost = { $price } voor de kaart
    .ridge = 1 wachter voor het middelste niveau
    .peak = 1 wachter en vlam +1 voor het bovenste niveau
piece-emberheart-preserve-card =
    { $colour ->
       *[red] Koppel er een rode draak aan om { $attribute } met 2 te verhogen.
        [blue] Koppel er een blauwe draak aan om { $attribute } met 2 te verhogen.
        [green] Koppel er een groene draak aan om { $attribute } met 2 te verhogen.
    }
    .kind = Plaats voor één draak
piece-emberheart-garrison-card = Voltooid zodra je dit hebt: { $dragons } en { $others }. Dan stijgt { $attribute } met 1.
    .kind = { $glory } roem zodra hij voltooid is
    .dragons =
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
    .heroes =
        { $number ->
            [one] { $number } held
           *[other] { $number } helden
        }
piece-emberheart-tavern-card =
    Je krijgt { $followers }. { $flame ->
        [0] Je vlam blijft gelijk.
       *[other] Daarna verschuift je vlam: { $signed }.
    }
    .name = Tavernekaart
piece-emberheart-space = Voor een groep van { $space }. De groep op het hoogste veld kiest eerst.
    .name = { $place }, veld { $space }
piece-emberheart-level-foot = Hier wordt het eerst gekozen: elke groep betaalt alleen de kosten van de kaart.
piece-emberheart-level-ridge = Alleen groepen met wachters komen hier. Naast de eigen kosten van de kaart leg je nog 1 wachter af.
piece-emberheart-level-peak = De groep met de meeste wachters kiest eerst. Naast de eigen kosten van de kaart leg je nog 1 wachter af en stijgt je vlam met 1; je mag één kenmerk met 1 verhogen.
piece-emberheart-raid = Na de beloningen legt iedereen dit uit zijn voorraad af; voor elke volgeling die je mist, stijgt je vlam met 1.
    .kind = Overvalkaart
piece-emberheart-flame = Aan het einde telt hoe ver je onder de hoogste vlam bent.
piece-emberheart-companion = Gaat per ronde met één groep mee en geeft die de effecten van je drie kenmerken.
    .name = Metgezel
piece-emberheart-crest = Elke groep en elk bezoek aan het Magazijn of de Brandweerpost kost een wapenschild.
    .name = Wapenschilden
piece-emberheart-shield = Wie het heeft, is deze ronde het eerst aan de beurt.
    .name = Drakenschild
piece-emberheart-phase-action = Om de beurt voert iedereen één actie uit, tot de raadgevers op zijn.
piece-emberheart-phase-reward = Locatie voor locatie nemen groepen kaarten, van veld 5 naar veld 1.
piece-emberheart-phase-raid = Iedereen legt af wat de overvalkaart vraagt.
piece-emberheart-phase-reset = Het aanbod wordt aangevuld voor de volgende ronde.
piece-emberheart-kind-place = Locatie
piece-emberheart-kind-aide = Raadgever
piece-emberheart-kind-skill = Vaardigheid
piece-emberheart-kind-follower = Volgeling
piece-emberheart-kind-attribute = Kenmerk
piece-emberheart-kind-phase = Fase van de ronde

## For you now

now-emberheart-have =
    Je hebt er { $number ->
        [0] geen
       *[other] { $number }
    }{ $away ->
        [0] {"."}
       *[other] {" "}in je voorraad en { $away } op het eiland.
    }
now-emberheart-level = Niveau { $level }: { $glory } roem.
now-emberheart-worth = { $glory } roem volgens de huidige stand.
now-emberheart-once-awake = { $glory } roem volgens de huidige stand, zodra er een draak aan gekoppeld is.
now-emberheart-of = { $what }: { $have } van { $need }
now-emberheart-completed = Voltooid.
now-emberheart-picks = Een groep hier zou als { $rank } kiezen.
now-emberheart-held = Genomen door { $who }.

## What the player works towards

goals-emberheart-asleep = Wachten op een draak
goals-emberheart-raid = Volgelingen voor de overval
goals-emberheart-flame = Vlam +{ $flame } voor wie je mist
`;export{e as default};