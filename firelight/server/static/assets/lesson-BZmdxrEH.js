//# allFunctionsCalledOnLoad
var e=`lesson-bonfire-welcome = De vreugdevuren zijn gedoofd, en je gnomen willen ze weer ontsteken. Dit is je stad. Tom, die met kaarten speelt, is je tegenstander, en je hebt 10 punten voorsprong. De eerste beurten doen we samen.
    .title = Welkom
lesson-bonfire-city = Zeven velden wachten op opdrachten. Naast elk liggen een stuk weg en een inkeping voor een portaal. Een ontstoken opdracht met een portaal, een weg in haar kleur en een hoeder ernaast: dat levert aan het einde punten op.
    .title = Je stad
lesson-bonfire-first-tile = Je eerste lottegel toont weg, schip en opdracht, en je krijgt van elk een actiefiche. Precies goed: houd hem en leg hem zoals hij is.
    .title = De eerste lottegel
lesson-bonfire-supply = Dit zijn je actiefiches: de drie van de tegel en twee gele, die voor alles staan. Ernaast je middelen: één van elk, en goud, dat elk middel vervangt.
    .title = Wat je hebt
lesson-bonfire-sail = Laten we een opdracht halen. De eerste vaart kost één schipfiche, hoe ver ook. Vaar naar het gemarkeerde eiland.
    .title = Zeil uit
lesson-bonfire-task = Neem de blauwe opdracht: ze vraagt een wegfiche met een bloem, en dat ligt in het aanbod. Je betaalt een opdrachtfiche, de wortel van het eiland en het middel van de offerschaal die je daar laat: kies de linker, de vrucht.
    .title = Je eerste opdracht
lesson-bonfire-space = Leg haar op veld 2. Je volgende wegfiche komt er precies naast, en als het kristal ook blauw is, is dat 2 punten extra waard.
    .title = Waar ze komt
lesson-bonfire-tom = Je beurt is voorbij. Na elke beurt van jou draait Tom een kaart om en neemt iets: een wegfiche, een gnoom, een portaal, een hoeder of een opdracht. Daarna ben jij weer.
    .title = Tom
lesson-bonfire-build = Gebruik nu je wegactiefiche: bouw het wegfiche met de bloem en het blauwe kristal.
    .title = Een stuk weg
lesson-bonfire-ignite = De voorwaarde van je opdracht is vervuld. Ontsteken is een beurt op zich: ontsteek het vreugdevuur.
    .title = Vuur!
lesson-bonfire-council = De pupil ernaast gaat naar de Hoge Raad en brengt je een bonus. Stuur hem naar het veld met 2 goud en een geel fiche. Hoe meer pupillen er zitten, hoe dichter bij het einde.
    .title = De Hoge Raad
lesson-bonfire-fire = Het grote vreugdevuur is nog niet gebruikt, en het eerste gebruik kost één fiche, waar je ook heen draait. Draai het naar het gemarkeerde veld, betaal met een geel fiche en neem de schelp en het portaal: dat past in je laatste inkeping.
    .title = Het grote vreugdevuur
lesson-bonfire-procession = Je hoeder staat op START. Houd met een geel fiche een optocht van één stap: waar ze eindigt, brengt ze je wat de weg toont, hier goud. Later gaat ze door een portaal naar een vreugdevuur.
    .title = Een optocht
lesson-bonfire-fate = Er is één actiefiche over: tijd voor een nieuwe lottegel. Neem de bovenste, leg hem in de gemarkeerde kolom en draai hem, zodat weg aan weg grenst: een groep van twee geeft twee fiches, en het goudveld eronder is van jou.
    .title = Nieuwe fiches
lesson-bonfire-gnomes = Eén ding hebben we niet gedaan: gnomen. Voor gnoomfiches en het middel dat een gnoom toont, helpt een specialist je tot het einde, en een oudere levert meteen punten op. Er is plaats voor zes.
    .title = Gnomen
lesson-bonfire-scoring = Zitten er 7 pupillen en raadslieden in de Raad, dan begint het aftellen en heeft iedereen nog een paar beurten. Open altijd de telling om te zien wat je nu zou krijgen en waarvoor.
    .title = Hoe het eindigt
lesson-bonfire-end = Meer heb je niet nodig om te beginnen. Speel dit spel gerust verder: wat niet kan, zegt waarom, elk stuk legt zichzelf uit, en een tip is één knop ver. Veel vuurplezier!
    .title = Aan de slag
`;export{e as default};