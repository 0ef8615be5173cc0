//# allFunctionsCalledOnLoad
var e=`lesson-emberheart-welcome = Stropers zijn op het eiland gekomen, en jij redt de draken. Dit is je kamp: 10 helpers, 2 uitrusting, 5 wapenschilden en een jonge draak, je metgezel. Een milde tegenstander speelt mee. De eerste ronde doen we samen.
    .title = Welkom
lesson-emberheart-attribute = Eén kenmerk van je metgezel begint op 1. Kies Kracht: dan vervangt hij één volgeling van zijn groep.
    .title = Je metgezel
lesson-emberheart-island = Zes locaties, in de volgorde waarin ze hun kaarten geven: Gilde, Taverne, Kamp, Berg, Reservaat, Garnizoen. Elk heeft de velden 1 tot 5. Een groep van precies zoveel volgelingen past erop; velden met een neutraal wapenschild zijn geblokkeerd.
    .title = Het eiland
lesson-emberheart-camp = In het Stroperskamp wachten exotische draken, die bij elke held passen. Stuur 5 helpers naar veld 5 van het Kamp en beëindig je beurt.
    .title = Je eerste groep
lesson-emberheart-order = Er gebeurt daar nog niets. In de beloningsfase kiest de groep op het hoogste veld eerst, dus op veld 5 is niemand je voor.
    .title = Wie eerst kiest
lesson-emberheart-companion = Je hebt ook een held nodig. Stuur een groep met je metgezel naar de Heldengilde, naar veld 4 als dat vrij is: dankzij Kracht zijn 3 helpers daar genoeg.
    .title = Met de metgezel
lesson-emberheart-warehouse = Sommige dingen komen meteen. Leg een wapenschild bij het Magazijn voor 2 uitrusting. De Brandweerpost zou 4 helpers geven, maar je vlam zou stijgen, en een hoge vlam kost aan het einde roem.
    .title = Het dorp
lesson-emberheart-swap = In je beurt maakt 1 uitrusting van een volgeling een andere soort. Helpers zijn weg zodra hun groep een kaart neemt; specialisten komen terug. Ruil een helper voor een wachter, die de Berg op kan.
    .title = Uitrusting
lesson-emberheart-aide = Een raadgever kost geen wapenschild en helpt meteen: de Genezer verlaagt je vlam met 2. Neem er een die er nog is. Is de laatste van de vier genomen, dan is de actiefase bijna voorbij.
    .title = Raadgevers
lesson-emberheart-rewards = Gebruik je overgebleven volgelingen en wapenschilden zoals je wilt, tot alle raadgevers genomen zijn. Dan beginnen de beloningen: eerst de Gilde. Neem een held.
    .title = Je held
lesson-emberheart-dragon = Nu het Kamp: je groep op veld 5 kiest eerst. Neem de exotische draak met waarde 3.
    .title = Een draak
lesson-emberheart-attach = Een held werkt en scoort alleen met een draak van zijn kleur. Een exotische past bij alle: leg hem aan bij je held. Dat is voorgoed.
    .title = Samenbrengen
lesson-emberheart-raid = Na de beloningen komen de stropers. De overvalkaart zegt wat iedereen verliest, en de tafel laat altijd zien wat het je nu zou kosten. Wie niet kan betalen, krijgt een hogere vlam.
    .title = De overval
lesson-emberheart-scoring = Na 5 ronden wordt de roem geteld: draken, kenmerken, helden met hun draak, voltooide garnizoenskaarten en hoe ver je vlam onder de hoogste ligt.
    .title = Hoe het eindigt
lesson-emberheart-end = Meer heb je niet nodig om te beginnen. Speel dit spel gerust verder: wat niet kan, zegt waarom, elke kaart legt zichzelf uit, en een tip is één knop ver. Goede vlucht!
    .title = Aan de slag
`;export{e as default};