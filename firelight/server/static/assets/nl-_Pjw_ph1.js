//# allFunctionsCalledOnLoad
var e=`### App

offline-title = Je bent offline
offline-text = Firelight kan de server niet bereiken. Je spellen staan daar veilig en wachten op je.
`,t=`### The daily challenge: what the start page, the table and refusals say of it.

daily = Dagelijkse uitdaging
daily-short = Vandaag
opponent = Tegenstander
daily-card-open = Dezelfde opstelling voor iedereen. Je eerste spel van vandaag telt.
daily-card-begun = Je spel wacht op je.
daily-card-late = Je was niet op tijd klaar. Oefenen kan nog.
daily-card-done =
    { $points ->
        [one] Gespeeld: { $points } punt.
       *[other] Gespeeld: { $points } punten.
    } De uitslag komt om middernacht (UTC).
origin-daily = Dagelijkse uitdaging
    .why = Iedereen op deze server speelt vandaag dezelfde opstelling, dus misschien kent iemand die al.
error-attempt = Dit spel telt mee: je speelt elke zet zelf, en je tegenstanders blijven zoals ze zijn.
error-attempt-first = Speel eerst het spel dat meetelt. Daarna kun je oefenen zo vaak je wilt.
error-attempt-made = Je hebt deze uitdaging al gespeeld. Oefenen kan nog steeds.
error-day-not-over = De andere spellen kun je bekijken als de dag voorbij is.
error-no-day = Op die dag is er geen uitdaging.
error-no-opponent = Tegen die tegenstander kun je deze uitdaging niet spelen.
daily-card-left = nog { $time }
daily-card-best = De besten van gisteren
daily-card-play = Vandaag spelen
daily-card-go-on = Verder spelen

## The puzzle of the day, on the start page and at the table.
puzzle-daily = Puzzel van de dag
puzzle-card-open = Eén zet is duidelijk de beste. Je hebt twee pogingen om hem te vinden.
puzzle-card-solved = Opgelost! Er zijn nog meer puzzels.
puzzle-card-failed = Je hebt hem niet gevonden. Bekijk het antwoord.
puzzle-more = Meer puzzels
origin-puzzle = Puzzel
    .why = Deze stelling komt uit een spel tussen sterke tegenstanders. Alles wat verborgen ligt, is opnieuw verdeeld.
error-no-puzzle = Die puzzel staat niet op deze server.
error-not-opened = Open eerst de puzzel.
puzzle-card-solve = Puzzel oplossen
`,n=`# The dock below a table: what is asked, what is proposed, the one button.
dock = Wat je kunt doen
dock-act-ends = { $act } · einde beurt
dock-choose = Kies eerst de rest
dock-nothing = Nog niets gekozen
dock-waits = Wachten op { $name }
dock-seals = Hierbij wordt iets onthuld; dat kun je niet ongedaan maken.
dock-kept = Er is nog niets gespeeld. Kies iets anders als je je bedenkt.
dock-skip = Naar jouw keuze
`,r=`# The inspector: what a piece is and what it would do now.
inspector = Uitleg
inspect-price = Prijs
inspect-now = Nu voor jou
inspect-why-not = Nu niet
inspect-rest = Wijs een onderdeel aan om te zien wat het hier doet.
goal-stand = { $have } van { $need }
inspect-rule = De regel
inspect-pin = Dit onderdeel vastzetten
inspect-ask = Wat is dit? Tik op een onderdeel en je ziet het.
inspect-ends = Beëindigt je beurt
inspect-seals = Onthult iets en kan niet ongedaan worden gemaakt
inspect-score = { $points ->
    [one] { $points } punt volgens de huidige stand
   *[other] { $points } punten volgens de huidige stand
}
key-inspect = het bekeken onderdeel vastzetten
`,i=`## What the server refuses

error-answered = Je bent al akkoord gegaan.
error-bad-absence = Zo’n lange of korte afwezigheid is niet mogelijk. Kies een andere duur.
error-bad-address = Dit adres kan niet worden gebruikt. Geef een volledig, openbaar adres dat met https begint.
error-bad-clock = Deze bedenktijd is niet mogelijk. Kies een andere.
error-bad-components = De materiaalset bevat fouten. Verbeter wat in de lijst staat en controleer opnieuw.
error-bad-cursor = De lijst is veranderd. Laad de pagina opnieuw.
error-bad-id = De browser stuurde iets wat de server niet begrijpt. Laad de pagina opnieuw.
error-bad-moves = Te veel zetten tegelijk, of geen. Doe ze na elkaar.
error-bad-name = Deze naam is niet mogelijk. Gebruik 1 tot 40 gewone tekens.
error-bad-notify = De toestemming van de browser voor meldingen werkt niet. Zet ze uit en weer aan.
error-bad-options = Met deze opties kan dit spel niet worden gespeeld. Kies andere.
error-bad-record = Dit bestand is niet te lezen als verslag of stelling van een spel. Kies een ander bestand.
error-bad-seats = Met deze plaatsen kan dit spel niet worden gespeeld. Controleer het aantal spelers.
error-bad-seed = De startwaarde moet een geheel getal vanaf 0 zijn.
error-bad-state = Zo’n lijst met spellen is er niet.
error-bad-text = Deze tekst kan niet worden verstuurd: hij is leeg, te lang of bevat stuurtekens.
error-banned = Je bent van deze server geweerd. Is dat een vergissing, meld het dan aan de beheerder.
error-begun = Het spel is begonnen: de plaatsen blijven zoals ze zijn. Wie te lang weg is, kan worden weggestemd.
error-blocked = Aan deze tafel kun je niet meespelen. Zoek een andere, of begin zelf een spel.
error-bots-off = Tips en terugblikken staan op deze server uit.
error-broken = Er is op de server iets misgegaan; er is niets veranderd. Probeer het opnieuw.
error-busy = Te veel wijzigingen tegelijk. Probeer het opnieuw.
error-chat-full = De chat van dit spel is vol.
error-damaged = Dit spel kan niet worden gelezen. Het blijft bewaard; meld het aan de beheerder.
error-disk-full = De schijf van de server is vol; er is niets veranderd. Meld het aan de beheerder.
error-flood = Veel te veel berichten. Maak over een poosje opnieuw verbinding.
error-full = Er is nu geen plaats meer. Probeer het later, of vraag een nieuwe link.
error-illegal = Deze zet is hier niet mogelijk. Bekijk de tafel nog eens.
error-known-deal = In dit spel weet misschien iemand wat er verborgen ligt. Open de link opnieuw en lees de uitleg voordat je gaat zitten.
error-link-used = Iemand anders gebruikt deze link al. Elke link is voor één speler: vraag een nieuwe.
error-malformed = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-method-not-allowed = Dat kan hier niet.
error-no-bot = Daar zit geen bot.
error-no-database = De database antwoordt niet. Probeer het later opnieuw.
error-no-device = Dit apparaat is al afgemeld.
error-no-game = Dit spel bestaat niet: het is verwijderd, of je hebt geen van de links geopend.
error-no-hints = Dit spel wordt zonder tips gespeeld.
error-no-human = Daar zit een bot.
error-no-identity = De server kent deze browser niet. Laad de pagina opnieuw.
error-no-job = Dat verzoek bestaat niet meer. Vraag het opnieuw.
error-no-level = Zo’n tegenstander is er niet. Kies een andere.
error-no-link = Deze link werkt niet: hij is vervangen, gebruikt of te oud. Vraag een nieuwe.
error-no-move = Zoveel zetten heeft dit spel niet.
error-no-recovery = Deze herstelwoorden zijn van niemand. Controleer de woorden en hun volgorde.
error-no-request = Dit verzoek is afgehandeld: er is een zet gedaan, of het is beantwoord of ingetrokken.
error-no-seat = Zo’n plaats is er in dit spel niet.
error-no-series = Een reeks speel je solo tegen Tom, met de handicap en de opstelling die erbij horen.
error-no-set = Deze materiaalset bestaat niet of is niet gedeeld.
error-no-such-move = Zoveel zetten heeft dit spel niet.
error-no-webhooks = Deze server stuurt geen webhooks.
error-nobody-there = Daar zit niemand anders meer.
error-not-absent = Deze speler kan nu niet worden weggestemd: die is er, is niet aan de beurt, of heeft nog tijd.
error-not-asked = Je bent hiervoor niet om toestemming gevraagd.
error-not-begun = Het spel is nog niet begonnen: er is nog een plaats vrij.
error-not-found = Op dit adres is niets.
error-not-host = Dat kan alleen wie het spel heeft aangemaakt.
error-not-json = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-not-over = Dat kan pas als het spel afgelopen is.
error-not-playing = Dat kan alleen wie meespeelt, en alleen zolang het spel bezig is.
error-not-thought = De analyse is mislukt. Probeer het opnieuw.
error-not-understood = De server begreep het verzoek niet. Laad de pagina opnieuw.
error-not-your-seat = Dit is niet jouw plaats.
error-not-your-set = Deze materiaalset is van iemand anders. Kopieer hem om hem te wijzigen.
error-not-your-turn = Je bent nu niet aan de beurt.
error-nothing-to-undo = Er is niets om terug te nemen.
error-out-of-date = Het spel is intussen verdergegaan. Bekijk de tafel nog eens.
error-over = Het spel is afgelopen. Vanaf een eerdere stelling kun je een nieuw spel beginnen.
error-problems = Er staan fouten in wat je hebt verstuurd. Verbeter wat in de lijst staat en probeer het opnieuw.
error-refused = De server heeft dat geweigerd. Probeer het opnieuw.
error-restarting = De server start opnieuw op. Probeer het zo nog eens.
error-sealed = Er is iets onthuld; dat kun je niet zomaar terugnemen of overslaan.
error-seat-taken = Deze plaats is bezet. Vraag om een andere.
error-set-is-draft = Deze set heeft problemen. Los ze op voordat je hem deelt.
error-spectator = Toeschouwers kunnen niet schrijven of spelen.
error-still-theirs = Deze plaats is van iemand anders. Een bot valt pas in als die speler dat wil of als de tijd om is.
error-too-complex = Dat is te ingewikkeld voor de server. Stuur iets eenvoudigers.
error-too-large = Dat is te groot. Stuur iets kleiners.
error-too-long = Deze tekst is te lang. Maak hem korter.
error-game-too-long = Dit spel is daar te lang voor geworden. Verder spelen of het verlaten kan nog wel.
error-too-many = Te veel verzoeken. Probeer het zo nog eens.
error-too-many-bot-games = Er lopen te veel spellen met alleen bots. Wacht tot er een is afgelopen.
error-too-many-connections = Er zijn vanaf hier te veel vensters open. Sluit er een paar en probeer het opnieuw.
error-too-many-games = Je hebt te veel spellen open. Maak er een paar af of verlaat ze.
error-too-many-hints = Je hebt om te veel tips tegelijk gevraagd. Wacht tot er een klaar is.
error-nobody-waits = Je hebt de tafel verlaten terwijl de tip nog werd uitgezocht. Vraag het opnieuw.
error-too-many-ignored = Meer spelers negeren kan niet. Haal er in de instellingen een paar van de lijst.
error-too-many-reviews = Je hebt om te veel terugblikken tegelijk gevraagd. Wacht tot er een klaar is.
error-too-many-sets = Meer materiaalsets opslaan kan niet. Verwijder er een paar in de dooseditor.
error-too-many-sockets = Er zijn vanaf hier te veel vensters open. Sluit er een paar.
error-too-slow = De verbinding is te traag; we maken opnieuw verbinding.
error-unknown-host = De server kent de naam niet waarmee hij is aangeroepen. De beheerder kan die toestaan.
error-unknown-move = Zo’n zet is er niet. Laad de pagina opnieuw.
error-wrong-origin = Deze pagina mag dat niet. De beheerder van de server kan het toestaan.
`,a=`### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startpagina
pages = Pagina’s
skip = Naar de inhoud
loading = Laden…
close = Sluiten
cancel = Annuleren
not-now = Niet nu
yes = Ja
no = Nee
you = Jij
name = Naam
keep = Opslaan
kept = Opgeslagen
copy = Kopiëren
copied = Gekopieerd
share = Delen
more = Meer
menu = Menu
show-more = Meer tonen
try-again = Probeer opnieuw
try-now = Probeer nu
offline = Verbinding verbroken. Je spel is veilig; we maken opnieuw verbinding…

## The first page
start-title = Schuif aan bij het vuur
start-text = Bordspellen, met vrienden of tegen tegenstanders die vooruitdenken. Geen account nodig: speel gewoon.
learn = Leer spelen
all-games = Al mijn spellen
join = Meespelen
join-text = Plak de link die iemand je heeft gestuurd.
join-go = Meespelen
join-name = Hoe moeten de anderen je noemen?
join-no-link = Dat is geen link naar een spel. Kopieer het hele adres dat je hebt gekregen.
join-refused = Hier kun je niet gaan zitten
join-watch = Kijken
invitation = { $host } nodigt je uit voor { $game }
invitation-watch = { $host } laat je meekijken bij { $game }
seat-yours = Jouw plaats
link-for-one = Deze link is voor één speler.
bots-preparing = De tegenstanders zijn op deze server nog aan het opwarmen en spelen tot die tijd eenvoudiger.
bots-not-ready = De tegenstanders zijn nog aan het opwarmen.

## My games
my-games = Mijn spellen
statistics = Mijn statistieken
no-games = Nog geen spellen. Begin er een!
filter = Welke spellen
filter-all = Alle
filter-playing = Bezig
filter-waiting = Wachten op spelers
filter-over = Afgelopen
remove-game = Uit mijn lijst verwijderen
leave = Spel verlaten
leave-title = Dit spel verlaten?
leave-text = Een bot speelt voor je verder tot het einde. Je kunt niet terugkomen.
state-waiting =
    { $open ->
        [one] { $open } plaats vrij
       *[other] { $open } plaatsen vrij
    }
state-over = Afgelopen
state-mine = Jouw beurt
state-theirs = Aan de beurt: { $name }

## A new game
new-game = Nieuw spel
game = Spel
seat = Plaats
seats = Plaatsen
seat-name = Naam op plaats { $number }
seat-number = Plaats { $number }
kind-bot = Tegenstander
absence = Langste afwezigheid
absence-never = zonder limiet
seed = Startwaarde

## How a game was dealt
origin-seed = Gekozen startwaarde
    .why = Wie dit spel heeft aangemaakt, koos de startwaarde en weet misschien wat er verborgen ligt.
origin-position = Voorbereide stelling
    .why = Dit spel begint met een voorbereide stelling. Wie het heeft aangemaakt, weet misschien wat er verborgen ligt.
origin-record = Voortgezet spel
    .why = Dit spel gaat verder vanaf een geïmporteerd verslag. Wie het heeft aangemaakt, weet misschien wat er verborgen ligt.
origin-branch = Aftakking
    .why = Dit spel is afgetakt van een eerder spel. Iemand weet misschien wat er verborgen ligt.
origin-opened = Stapels bekeken
    .why = Iemand heeft de verborgen stapels van dit spel bekeken en weet misschien wat er verborgen ligt.

## The waiting room
lobby = Wachtkamer
lobby-text =
    { $open ->
        [one] { $open } plaats is vrij. Het spel begint als die bezet is.
       *[other] { $open } plaatsen zijn vrij. Het spel begint als ze bezet zijn.
    }
lobby-help = Elke link is voor één speler en wordt maar één keer getoond. Raakt iemand de link kwijt, maak dan een nieuwe; de oude werkt dan niet meer.
lobby-leave = Deze tafel verlaten
invite = Kom { $game } meespelen
link-new = Link maken
link-renew = Nieuwe link
sit-here = Zelf hier zitten
seat-free = Plaats vrijgeven
seat-kick = Verwijderen
kick-title = { $name } verwijderen?
kick-text = De plaats is weer vrij en de oude link werkt niet meer. Je krijgt een nieuwe link voor iemand anders.
seat-deeds = Opties voor { $name }
seat-bot-fill = Tegenstander op plaats { $number } zetten
seat-waits = wacht op iemand
seat-here = is er
seat-away = weg
seat-open = vrij
seat-you = jij
seat-tom = Tom
seat-bot = Bot · { $level }
seat-stand-in = { $level } valt in
watch-title = Kijken
watch-link = Link voor toeschouwers kopiëren
people = Spelers
mute = Dempen in de chat
unmute = Niet meer dempen in de chat
block = Blokkeren
unblock = Niet meer blokkeren
report = Melden…
report-title = { $name } melden
report-text = Je bericht gaat naar de beheerder van deze server, met een verwijzing naar dit spel.
report-what = Wat is er gebeurd?
report-send = Versturen
report-sent = Bedankt. Je melding is verstuurd.
vote-title = Stemming
vote-out = Verder zonder { $name }
vote-given = Je hebt gestemd om zonder { $name } verder te spelen.
vote-later = Kan vanaf { $when } worden weggestemd als die dan nog weg is.
vote-asked =
    { $number ->
        [one] { $names } wil verder zonder { $name }, die al te lang weg is. Een bot zou het overnemen. Vind je dat goed?
       *[other] { $names } willen verder zonder { $name }, die al te lang weg is. Een bot zou het overnemen. Vind je dat goed?
    }
vote-agree = Akkoord
vote-state = stemming: { $yes } van { $all }
watching =
    { $number ->
        [one] { $number } toeschouwer
       *[other] { $number } toeschouwers
    }

## The table: bars
turn-players =
    { $players ->
        [one] Beurt { $turn } · solo tegen Tom
       *[other] Beurt { $turn } · { $players } spelers
    }
prompt-waiting = Wachten op spelers
prompt-sending = Je zet wordt verstuurd…
prompt-replay = Na zet { $move }
pay-with = Afgeven
prompt-won =
    { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de winst
    }
prompt-you-won = Je hebt gewonnen!
turn-bar = Deze beurt
undo = Ongedaan maken
undo-nothing = Niets om ongedaan te maken
undo-series = In een reeks kun je niets meer terugnemen zodra er iets is onthuld
undo-nobody = Er is iets onthuld, en er is niemand online om akkoord te gaan
undo-proposed = Keuze wissen
undo-what = Terugnemen: { $what }
undo-ask = De anderen vragen of je dit mag terugnemen: { $what }
undo-request-title = Verzoek om zetten terug te nemen
undo-request =
    { $moves ->
        [one] { $name } wil { $moves } zet terugnemen.
       *[other] { $name } wil { $moves } zetten terugnemen.
    }
undo-waits =
    { $moves ->
        [one] We vragen de anderen of je { $moves } zet mag terugnemen.
       *[other] We vragen de anderen of je { $moves } zetten mag terugnemen.
    }
undo-look = Vooraf bekijken
consent-missing = Nog geen antwoord van: { $names }.
restart = Beurt opnieuw beginnen
restart-help = Terug naar het begin van je beurt, of naar het moment waarop er voor het laatst iets werd onthuld
hint = Tip
hint-help = Vraag om goede zetten
hints = Tips
hint-do = Speel dit
sound = Geluid
language = Taal
language-system = Zoals het systeem
theme-to-light = Lichte modus
theme-to-dark = Donkere modus
days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
time-left = Resterende tijd
elsewhere = Je bent aan de beurt aan een andere tafel.
elsewhere-go = Ga erheen

## The table: columns and panels
side = Naast het bord
board = Bord
parts = Delen van het bord
supply = Voorraad
scores = Punten
waits-here = hier is iets te doen
tab-log = Verloop
tab-moves = Zetten
tab-chat = Chat
tab-notes = Notities
tab-rules = Regels
log-empty = Er is nog niets gebeurd.
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Schrijf iets
chat-send = Versturen
chat-earlier = Eerdere berichten
notes-write = Alleen jij kunt dit lezen.
notes-kept = Opgeslagen.
notes-keeping = Opslaan…
moves-legal = Wat je nu kunt doen
moves-none = Je hoeft nu niets te beslissen.
moves-forbidden =
    { $number ->
        [one] { $number } zet is nu niet mogelijk
       *[other] { $number } zetten zijn nu niet mogelijk
    }
costs = Kost { $price }
seals = Onthult iets (kan niet ongedaan worden gemaakt)
ends-turn = Beëindigt je beurt
help-now = Waarom niet
read-on = Lees verder
book-page = spelregels p. { $page }
winner = Winnaar
projected =
    { $points ->
        [one] { $points } punt als het nu zou eindigen
       *[other] { $points } punten als het nu zou eindigen
    }
score-sheet = Telling
sheet-now = als het spel nu zou eindigen
sheet-final = definitief
total = Totaal
final-scoring = Eindtelling
final-skip = Alles tonen
rematch = Revanche
rematch-open = Naar de revanche
branch = Nieuw spel vanaf hier beginnen
export = Verslag exporteren
text-board = Bord als tekst
stand-in = Laat een bot ({ $level }) voor { $name } spelen
stand-in-end = Laat { $name } weer zelf spelen
curtain-title = { $name } is aan de beurt
curtain-text = Geef het apparaat door. De tafel blijft verborgen tot je klaar bent.
curtain-lift = Ik ben klaar

## Looking back
replay = Terugkijken
play = Afspelen
pause = Pauze
step-back = Eén stap terug
step-forward = Eén stap verder
live = live
go-live = Naar de huidige stand
since = Sinds mijn beurt
since-help = Toon wat er sinds mijn laatste beurt is gebeurd
move-of = Zet { $move } van { $last }
speed = Zetten van anderen
speed-help = Hoe snel de zetten van anderen worden getoond
speed-1 = normaal
speed-2 = twee keer zo snel
speed-skip = meteen
speed-times = Snelheid { $times }×

## Keys
keys = Toetsen
key-area = naar het volgende deel van de tafel
key-inside = binnen een deel bewegen
key-act = kiezen
key-cancel = annuleren, sluiten
key-choice = de keuze met dit nummer
key-confirm = bevestigen
key-undo = ongedaan maken
key-restart = beurt opnieuw beginnen
key-since = wat er sinds mijn laatste beurt is gebeurd
key-step = één stap terug, één stap verder
key-live = naar de huidige stand
key-hint = tip
key-moves = lijst van zetten
key-sheet = telling
key-text = bord als tekst
key-help = hulp bij een onderdeel, of deze toetsen

## Settings
settings = Instellingen
recover-have = Ik heb herstelwoorden

## The series
series = Soloreeks
handicap = Handicap

## Rules, import, review, lessons
rules = Regels
rules-search = Zoek in de regels
rules-none = Niets gevonden. Probeer een ander woord.
import = Importeren
review = Terugblik
points = Punten
loss = Verlies
step-of = { $step } van { $last }
back = Terug
next = Verder

## Problems
failure-title = Dat lukte niet
missing-title = Hier is niets
missing-text = Deze pagina bestaat niet. Misschien ontbreekt een deel van de link.
error-unknown = Er is iets misgegaan. Probeer het opnieuw.
error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-gone = Je zit niet meer aan deze tafel: je plaats is vrijgegeven of het spel is verwijderd.

## The board as text
part-open = open
part-count = Aantal
part-contents = Waaronder
part-seat = Van

## A game that no texts are written for
plain-ask = Jij bent aan de beurt: { $decision }
    .other = { $who } beslist: { $decision }
plain-event = { $who }: { $what }
plain-no-rules = Voor dit spel zijn er hier geen regels.
seat-bot-named = Bot

## Whoever has no name

guest = Gast
guest-number = Gast { $number }
puzzles = Puzzels
`,o=`error-signed-out = Dit apparaat is afgemeld. Laad de pagina opnieuw.
signed-out = Dit apparaat is afgemeld
signed-out-text = Het is vanaf een ander apparaat afgemeld, of je profiel is verwijderd. Met je herstelwoorden krijg je je spellen terug in deze browser. Zonder die woorden ga je verder als nieuwe gast.
signed-out-guest = Verder als gast
`,s=`### The first page and the opponents.

## Ways into a game
opponents = Tegenstanders
start-playing = { $one } speelt tegen { $other }
start-against = Solo tegen
start-number = Tegenstanders
start-play =
    { $number ->
        [one] Speel tegen { $name }
       *[other] Speel tegen { $number } × { $name }
    }
start-friends = Met vrienden
start-learn = Leer het in 10 minuten
start-players = Spelers: { $least } tot { $most }
start-game = Welk spel
start-series = Als reeks spelen
standing =
    { $won ->
        [0] Nog niet gewonnen in { $played ->
            [one] { $played } spel
           *[other] { $played } spellen
        }.
       *[other] { $won } van de { $played } gewonnen.
    }
standing-none = Jullie kennen elkaar nog niet.

## The games that wait
waiting-title = Jij bent aan de beurt
waiting-number =
    { $number ->
        [0] er wacht niets op je
        [one] { $number } spel
       *[other] { $number } spellen
    }
waiting-others =
    { $number ->
        [one] { $number } wacht op anderen
       *[other] { $number } wachten op anderen
    }
waiting-moved = { $name }, { $ago }
waiting-play = Spelen
waiting-first = Er wacht nog niets op je. Zullen we de eerste beurten samen spelen?
start-learn-on = Verder met de les

## The invitation
join-players =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
join-lesson = Nieuw hier? Leer het in 10 minuten
join-take =
    { $seat ->
        [1] Neem de oranje plaats
        [2] Neem de blauwe plaats
        [3] Neem de roze plaats
        [4] Neem de groene plaats
       *[other] Neem deze plaats
    }
join-just-watch = Alleen kijken
join-taken = Iemand was je voor. Deze plaats is nog vrij.
join-full = Alle plaatsen zijn intussen bezet. Kijken kan nog wel.
seat-host = nodigt uit
seat-sits = zit er al
agreed-turn = Iedereen heeft { $time } voor een beurt; is de tijd om, dan doet een bot de zet.
agreed-game = Iedereen heeft { $time } voor het hele spel; is de tijd om, dan doet een bot de zetten.
agreed-no-clock = Geen klok: speel het in één keer, of af en toe een beurt.
agreed-absence = Wie langer dan { $time } weg is, kan worden weggestemd; een bot speelt dan verder.
agreed-no-absence = Niemand kan worden weggestemd, hoelang iemand ook weg is.
agreed-hints = Tips zijn toegestaan.
agreed-no-hints = Tijdens het spel zijn er geen tips; daarna kun je terugblikken.
agreed-with = Met: { $text }.
agreed-without = Zonder: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = Met de materiaalset { $name }.
`,c=`## What the others do
banner = Wat de anderen doen
banner-skip = Overslaan
banner-mine = Naar mijn keuze
recap = De ronde in het kort
last-act = laatste actie
act-of = { $act } van { $acts }
log-details = Details
log-since =
    { $acts ->
        [one] sinds je beurt · { $acts } actie
       *[other] sinds je beurt · { $acts } acties
    }
key-pause = pauzeren, verder afspelen
round-players = Ronde { $round } · { $players } spelers

## The end of a game
final-who = Wie wint er?
final-to-come =
    { $number ->
        [0] Alles is geteld.
        [one] Er komt nog { $number } bron.
       *[other] Er komen nog { $number } bronnen.
    }
final-tied = { $names } hebben evenveel punten.
final-best = Ieders beste bron
final-same = Zelfde opstelling opnieuw
final-margin = Verwachte voorsprong tijdens het spel
final-thinking = Elke zet wordt geanalyseerd… { $share }%
key-space = Spatie
`,l=`# The table of Bonfire: labels on the board and what a screen reader says of its pieces.
bf-loading = Het spel wordt klaargezet…
bf-world = Eilanden, groot vreugdevuur en Hoge Raad
bf-fire-and-council = Groot vreugdevuur en Hoge Raad
bf-market = Wegfiches, gnomen en opdrachten van de Raad
bf-supply = Voorraad
bf-turn-bar = Je beurt
bf-tab-city = Stad
bf-tab-islands = Eilanden
bf-tab-market = Aanbod
bf-city-of = Stad van { $who }

bf-mode-fate = Leg een lottegel
bf-mode-tiles = Gebruik actiefiches
bf-mode-ignite = Ontsteek een vreugdevuur
bf-turn-tile = Draai
bf-mode-closed = Hiervan is nu niets mogelijk.
bf-ask-fate = Kies een uiteinde van je lotvoorraad en een plek op het lotveld
bf-ask-tiles = Kies een actiefiche of wat je ermee wilt doen
bf-ask-ignite = Kies de opdracht die een vreugdevuur wordt
bf-ask-turn = Jouw beurt: wat doe je?
bf-ask-kind = { $kind }: kies wat je ermee doet
bf-result = Resultaat

bf-paths = Wegen
bf-specialists = Specialisten · nog { $number }
bf-elders = Ouderen
bf-commons = Opdrachten van de Raad
bf-countdown = Aftellen
bf-council = Hoge Raad
bf-action-tiles = Actiefiches
bf-resources = Middelen
bf-fate-supply = Lotvoorraad · neem boven of onder
bf-offerings = Offerschalen
bf-start-mark = START

bf-empty = Leeg
bf-nobody = niemand
bf-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
bf-any-resource = middel naar keuze
bf-have = { $number } × { $name }

bf-island-tasks =
    { $number ->
        [0] geen opdrachten meer
        [one] { $number } plaats voor opdrachten
       *[other] { $number } plaatsen voor opdrachten
    }
bf-island-guardians =
    { $number ->
        [0] geen hoeders meer
        [one] { $number } hoeder
       *[other] { $number } hoeders
    }
bf-island-price =
    { $number ->
        [one] kost { $number } schipfiche
       *[other] kost { $number } schipfiches
    }
bf-guardians-left =
    { $guardian-key ->
        [pink] Roze hoeders
        [grey] Grijze hoeders
        [brown] Bruine hoeders
        [blue] Blauwe hoeders
       *[other] Hoeders ({ $guardian })
    }: { $number }
bf-offering-of = Offerschaal van { $who }
bf-task-progress = { $task }, { $points } punten, { $have } van { $need }
bf-ship-of = Schip van { $who }: { $where }
bf-landing-stage = kade

bf-fire-space =
    Groot vreugdevuur, veld { $space }: { $tile }, { $gives }; portalen: { $portals }{ $price ->
        [0] { "" }
        [one] ; kost { $price } vreugdevuurfiche
       *[other] ; kost { $price } vreugdevuurfiches
    }
bf-no-portals = geen
bf-reward-tile = Beloning, actiefiche: { $kind }
bf-portal-here =
    Portaal { $shape }, { $number } hier, { $fits ->
        [yes] past in je volgende uitsparing
       *[no] past niet in je volgende uitsparing
    }

bf-council-place = { $bonus }; hier: { $who }
bf-take-point = Neem in plaats daarvan 1 punt

bf-path-pile =
    { $number ->
        [0] De stapel wegfiches is leeg
        [one] Stapel van { $number } wegfiche
       *[other] Stapel van { $number } wegfiches
    }
bf-new-display = Leg de vier fiches onder de stapel en draai nieuwe om
bf-dig = Een fiche naar keuze uit de stapel
bf-dig-tile = { $tile }, { $number } in de stapel
bf-gnome = { $name }, toont { $resource }
bf-gnome-price =
    { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources } × { $resource }
bf-common =
    { $what }: tot nu toe { $have }; raadslid { $novice ->
        [yes] is er nog
       *[no] is al weg
    }
bf-countdown-at = { $number } van { $goal } pupillen en raadslieden in de Raad; bij { $goal } begint het aftellen
bf-counting = Aftellen: { $number }

bf-task-space = Opdrachtveld { $space }, leeg; een hoeder hier levert { $value } punten op
bf-task-at =
    Opdrachtveld { $space }: { $task }, { $points } punten{ $known ->
        [yes] , { $have } van { $need }
       *[no] { "" }
    }; een hoeder hier levert { $value } punten op
bf-bonfire-at = Vreugdevuur { $space }, brandt: { $task }, { $points } punten; een hoeder hier levert { $value } punten op
bf-path-at = Wegveld { $space }: { $tile }
bf-path-empty = Wegveld { $space }, nog niet gebouwd
bf-notch =
    Uitsparing { $space }, portaal { $shape }, { $placed ->
        [yes] gevuld
       *[no] leeg
    }
bf-guardian-at =
    { $guardian-key ->
        [pink] Roze hoeder
        [grey] Grijze hoeder
        [brown] Bruine hoeder
        [blue] Blauwe hoeder
        [own] Eigen hoeder
       *[other] Hoeder ({ $guardian })
    }: { $where }
bf-start = START van de weg
bf-march =
    { $steps ->
        [one] Optocht van { $steps } stap
       *[other] Optocht van { $steps } stappen
    }
bf-square =
    Lotveld, rij { $row }, kolom { $column }{ $shows ->
        [gold] , goud
        [yellow] , geel fiche
       *[nothing] { "" }
    }{ $free ->
        [yes] , vrij voor de tegel
       *[no] { "" }
    }

bf-fate-tile = Lottegel { $tile } { $end }
bf-first-tile = Eerste lottegel { $tile }: houden
bf-top = (boven)
bf-bottom = (onder)
bf-column-empty = Geen lottegels meer
bf-offering = Offerschaal { $resource }, { $number } in deze stapel
bf-offering-none = Deze stapel offerschalen is op
bf-any-two-tiles = Geef in plaats daarvan twee fiches naar keuze af
bf-any-two-resources = Geef in plaats daarvan twee middelen naar keuze af

bf-tom-card =
    Toms kaart: { $card }{ $sign ->
        [yes] , met gnoomteken
       *[no] { "" }
    }
bf-tom-none = Nog geen kaart omgedraaid
bf-tom-deck =
    { $card }, { $used ->
        [yes] omgedraaid
       *[no] in de stapel
    }
bf-tom-great-bonfire = Groot vreugdevuur
bf-tom-guardian = Hoeder
bf-tom-task-1 = Waardevolste opdracht
bf-tom-task-2 = Minst waardevolle opdracht, en een pupil
bf-tom-gnome = Gnoom
bf-tom-path = Weg
bf-tom-played = Kaart { $played } van { $most }
bf-tom-no-novices = Geen pupillen meer
bf-tom-says = Na elke beurt van jou draait Tom een kaart om. Hij heeft geen fiches, middelen of schip.
bf-starts = Startspeler
bf-passed = Heeft gepast
bf-out = Ligt eruit

# The board as text
bf-text-task =
    { $colour ->
       *[blue] { $lit ->
            [yes] blauw vreugdevuur
           *[no] blauwe opdracht
        }
        [red] { $lit ->
            [yes] rood vreugdevuur
           *[no] rode opdracht
        }
        [yellow] { $lit ->
            [yes] geel vreugdevuur
           *[no] gele opdracht
        }
    }: ‘{ $task }’, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $known ->
        [yes] , tot nu toe { $have } van { $need }
       *[no] { "" }
    }
bf-text-offering = Offerschaal van { $who }: { $resource }
bf-text-spaces =
    { $number ->
        [one] bij opdrachtveld { $spaces }
       *[other] bij de opdrachtvelden { $spaces }
    }
bf-text-space = veld { $number }
bf-text-notch = uitsparing { $space }: { $shape }
bf-text-column = van boven naar onder: { $tiles }
`,u=`### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Leg lottegels, haal met je schip opdrachten op, leid je hoeders over de weg en ontsteek de zeven vreugdevuren van je stad.
alone-bonfire = Volgt zijn kaarten, net als in het bordspel.

## What the opponents like

style-bonfire-spark = Werft elke gnoom die er te krijgen is
style-bonfire-ember = Is het liefst op zee
style-bonfire-flame = Zorgt eerst voor weg en portalen
style-bonfire-blaze = Trekt van de stapel en haast zich naar de Hoge Raad
style-bonfire-inferno = Weegt elke opdracht tot het einde af

## Before something goes unused

warning-bonfire-neutral = Je hebt een opdracht van de Raad volbracht: het raadslid mag nog naar de Raad. Je beurt toch beëindigen?
warning-bonfire-ignite = Je zou nog een vreugdevuur kunnen ontsteken. Toch passen?

## Beside a seat

stat-bonfire-bonfires = Vreugdevuren
stat-bonfire-guardians = Hoeders
stat-bonfire-paths = Wegfiches
stat-bonfire-gnomes = Gnomen

## Keys

bf-key-turn = lottegel draaien

## The board as text

part-bonfire-start = Startspeler
part-bonfire-counting = Aftellen bezig
part-bonfire-countdown-pile = Resterende aftelfiches
part-bonfire-countdown-tile = Aftelfiche onderweg
part-bonfire-islands = Eilanden
part-bonfire-tasks = Opdrachten
part-bonfire-offerings = Offerschalen
part-bonfire-guardians = Hoeders
part-bonfire-ring = Groot vreugdevuur
part-bonfire-portals = Portalen
part-bonfire-pointer = Groot vreugdevuur wijst naar veld
part-bonfire-fire-used = Groot vreugdevuur gebruikt
part-bonfire-council = Hoge Raad
part-bonfire-novices = Pupillen
part-bonfire-lying = Liggend raadslid
part-bonfire-neutral = Raadslieden bij de opdrachten van de Raad
part-bonfire-path-display = Wegfiches in het aanbod
part-bonfire-path-pile = Stapel wegfiches
part-bonfire-gnome-display = Specialisten in het aanbod
part-bonfire-gnome-pile = Stapel specialisten
part-bonfire-gnome-discard = Afgelegde specialisten
part-bonfire-elders = Ouderen
part-bonfire-tom-pile = Toms kaarten
part-bonfire-tom-discard = Toms gespeelde kaarten
part-bonfire-tom-played = Toms voortgang
part-bonfire-tom-novices = Toms pupillen
part-bonfire-cities = Steden
part-bonfire-board = Stadstableau
part-bonfire-tiles = Actiefiches
part-bonfire-resources = Middelen
part-bonfire-earned = Behaalde punten
part-bonfire-paths = Weg
part-bonfire-gnomes = Gnomen
part-bonfire-ship = Schip
part-bonfire-column = Lotvoorraad
part-bonfire-symbols = Symbolen in het lotveld
part-bonfire-out = Ligt eruit
part-bonfire-passed = Gepast
part-bonfire-left = Linkerstapel
part-bonfire-right = Rechterstapel
part-bonfire-face-down = Gedekt

## A tie at the end
tiebreak-bonfire = Bij gelijke stand wint wie meer vreugdevuren heeft ontstoken.
`,d=`## What buttons say

move-bonfire-fate =
    { $end-key ->
        [top] Leg de bovenste lottegel
       *[bottom] Leg de onderste lottegel
    }
move-bonfire-first =
    { $choice-key ->
        [keep] Houd deze lottegel
       *[swap] Ruil hem voor de middelste tegel van je voorraad
    }
move-bonfire-way =
    { $round-key ->
        [as-printed] Leg hem zo neer
       *[turned] Leg hem andersom neer
    }
move-bonfire-keep = Houd { $kind-count-acc }
move-bonfire-lay = Leg hem in { $squares }
move-bonfire-build =
    { $slot-key ->
        [pile] Neem een wegfiche van de stapel
       *[other] Neem wegfiche { $slot } uit het aanbod
    }
move-bonfire-new-display = Draai vier nieuwe wegfiches om
move-bonfire-sail = Vaar { $island-to }
move-bonfire-task = Neem opdracht { $slot } { $island-from }
move-bonfire-no-deed = Sla de actie van het eiland over
move-bonfire-retrieve = Haal { $guardian-acc } op
move-bonfire-offer =
    { $pile-key ->
        [left] Laat de offerschaal van de linkerstapel achter
       *[right] Laat de offerschaal van de rechterstapel achter
    }
move-bonfire-space = Leg de opdracht op veld { $space }
move-bonfire-pay-tile = Geef { $kind-count-acc } af
move-bonfire-replace-tile = Geef in plaats van 1 ontbrekend fiche 2 fiches naar keuze af
move-bonfire-throw-tile = Geef daarvoor { $kind-count-acc } af
move-bonfire-pay-resource = Geef { $resource-count-acc } af
move-bonfire-replace-resource = Geef in plaats van 1 ontbrekend middel 2 middelen naar keuze af
move-bonfire-throw-resource = Geef daarvoor { $resource-count-acc } af
move-bonfire-march =
    { $steps ->
        [one] Houd een optocht van { $steps } stap
       *[other] Houd een optocht van maximaal { $steps } stappen
    }
move-bonfire-who = Verplaats { $guardian-acc }
move-bonfire-stay = Blijf hier
move-bonfire-to-path = Ga naar wegveld { $space }
move-bonfire-to-bonfire = Ga naar vreugdevuur { $space }
move-bonfire-yield = Neem: { $resource }
move-bonfire-turn-fire = Draai het grote vreugdevuur naar veld { $space }
move-bonfire-reward = Neem { $take-acc }
move-bonfire-portal = Neem { $shape-acc }
move-bonfire-recruit = Werf { $gnome-acc }
move-bonfire-price =
    Geef { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $resources ->
        [one] { $resources } middel
       *[other] { $resources } middelen
    } af
move-bonfire-ignite = Ontsteek het vreugdevuur op veld { $space }
move-bonfire-send = Stuur hem: { $bonus }
move-bonfire-bonus = Neem de bonus
move-bonfire-point = Neem in plaats daarvan 1 punt
move-bonfire-neutral = Bonusactie: stuur het raadslid van ‘{ $common }’
move-bonfire-dig =
    { $fire-key ->
        [blue] Neem een wegfiche met blauw kristal
        [red] Neem een wegfiche met rood kristal
       *[yellow] Neem een wegfiche met geel kristal
    }: { $resource }
move-bonfire-guardian = Neem { $guardian-acc }
move-bonfire-tom-task = Kies opdracht { $slot } { $island-from } voor Tom
move-bonfire-end-turn = Beëindig je beurt
move-bonfire-pass = Pas voorgoed
move-bonfire-give-up = Je ligt eruit: je kunt niets meer doen

## What happened

event-bonfire-gained-tiles = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-resources = { $who } krijgt { $a0-count-acc }
    .you = Je krijgt { $a0-count-acc }
event-bonfire-gained-points =
    { $who } krijgt { $a0 ->
        [0] geen punten
        [one] { $a0 } punt
       *[other] { $a0 } punten
    } { $a1 }
    .you =
        Je krijgt { $a0 ->
            [0] geen punten
            [one] { $a0 } punt
           *[other] { $a0 } punten
        } { $a1 }
event-bonfire-paid-tiles = { $who } geeft { $a0-count-acc } af
    .you = Je geeft { $a0-count-acc } af
event-bonfire-paid-resources = { $who } geeft { $a0-count-acc } af
    .you = Je geeft { $a0-count-acc } af
event-bonfire-threw-away = { $who } legt { $a0-count-acc } af
    .you = Je legt { $a0-count-acc } af
event-bonfire-placed-fate = { $who } legt een lottegel: { $a0 }
    .you = Je legt een lottegel: { $a0 }
event-bonfire-built-path = { $who } legt { $a0-acc } op wegveld { $a1 }
    .you = Je legt { $a0-acc } op wegveld { $a1 }
event-bonfire-new-paths = De vier wegfiches gaan onder de stapel
event-bonfire-turned-up-path = Nieuw wegfiche: { $a0 }
event-bonfire-sailed = { $who } vaart { $a1-to }
    .you = Je vaart { $a1-to }
event-bonfire-took-task = { $who } neemt { $a1-from } een opdracht: ‘{ $a0 }’
    .you = Je neemt { $a1-from } een opdracht: ‘{ $a0 }’
event-bonfire-turned-up-offering = { $who } draait een nieuwe offerschaal om: { $a0 }
    .you = Je draait een nieuwe offerschaal om: { $a0 }
event-bonfire-took-guardian = { $who } haalt { $a0-acc } op
    .you = Je haalt { $a0-acc } op
event-bonfire-marched =
    { $who } verplaatst { $a0-key ->
        [own] de eigen hoeder
       *[other] { $a0-acc }
    } { $a2-to }
    .you = Je verplaatst { $a0-acc } { $a2-to }
event-bonfire-turned-fire = { $who } draait het grote vreugdevuur
    .you = Je draait het grote vreugdevuur
event-bonfire-took-portal = { $who } neemt { $a0-acc } voor uitsparing { $a1 }
    .you = Je neemt { $a0-acc } voor uitsparing { $a1 }
event-bonfire-took-gnome = { $who } werft { $a0-acc }
    .you = Je werft { $a0-acc }
event-bonfire-turned-up-gnome = Nieuwe specialist: { $a0 }
event-bonfire-ignited = { $who } ontsteekt een vreugdevuur: ‘{ $a0 }’
    .you = Je ontsteekt een vreugdevuur: ‘{ $a0 }’
event-bonfire-sent-novice =
    { $who } stuurt { $a1-key ->
        [neutral] het raadslid
        [lying] een raadslid
       *[other] een pupil
    } naar de Hoge Raad ({ $a0 })
    .you =
        Je stuurt { $a1-key ->
            [neutral] het raadslid
            [lying] een raadslid
           *[other] een pupil
        } naar de Hoge Raad ({ $a0 })
event-bonfire-countdown-began = Het aftellen begint
event-bonfire-countdown-tile = Aftelfiche { $a0 } gaat rond
event-bonfire-passed = { $who } past voorgoed
    .you = Je past voorgoed
event-bonfire-went-out = { $who } kan niets meer doen en ligt eruit
    .you = Je kunt niets meer doen en ligt eruit
event-bonfire-turn-began =
    { $a0 ->
        [0] { "" }
        [one] Dit is de laatste beurt van { $who }
       *[other] { $who } heeft nog { $a0 } beurten
    }
    .you =
        { $a0 ->
            [0] { "" }
            [one] Dit is je laatste beurt
           *[other] Je hebt nog { $a0 } beurten
        }
event-bonfire-tom-turned-up = Toms kaart { $a1 } van 32: { $a0 }
event-bonfire-tom-showed-gnome = Tom draait { $a0-acc } om; middel: { $a1 }
event-bonfire-tom-took-task = Tom neemt { $a1-from } een opdracht als vreugdevuur: ‘{ $a0 }’
event-bonfire-tom-idle = Tom kan er niets mee
event-bonfire-shuffled =
    { $a0-key ->
        [shuffle-paths] De stapel wegfiches wordt geschud
        [shuffle-gnomes] De stapel gnomen wordt geschud
       *[other] Toms kaarten worden geschud
    }
event-bonfire-met-common = { $who } volbrengt een opdracht van de Raad: { $a0 }
    .you = Je volbrengt een opdracht van de Raad: { $a0 }
event-bonfire-ended = Het spel is afgelopen

## Gains and payments in a row

run-bonfire-gained = { $who } krijgt { $gained }
    .you = Je krijgt { $gained }
run-bonfire-paid = { $who } geeft { $lost } af
    .you = Je geeft { $lost } af
run-bonfire-swapped = { $who } geeft { $lost } af en krijgt { $gained }
    .you = Je geeft { $lost } af en krijgt { $gained }

## What is asked

ask-bonfire-first-tile = Wil je je eerste lottegel houden, of ruilen voor de middelste?
    .other = { $who } kiest de eerste lottegel
ask-bonfire-way-round = Leg je de lottegel zo neer of andersom?
    .other = { $who } kiest hoe de lottegel ligt
    .figures = Leg je de lottegel ({ $tile }) zo neer of andersom?
ask-bonfire-turn = Jouw beurt: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur
    .other = { $who } is aan de beurt
ask-bonfire-after = Voer een bonusactie uit of beëindig je beurt
    .other = { $who } mag bonusacties uitvoeren
ask-bonfire-keep = Welke actiefiches houd je? De andere leg je af
    .other = { $who } kiest welke actiefiches blijven
    .figures =
        Houd { $number ->
            [one] { $number } actiefiche
           *[other] { $number } actiefiches
        }; de andere leg je af
ask-bonfire-fate-end = Neem de bovenste of de onderste lottegel van je voorraad
    .other = { $who } neemt een lottegel
ask-bonfire-fate-line = Waar in je lotveld leg je de tegel?
    .other = { $who } legt een lottegel
    .figures = Waar in je lotveld leg je de tegel ({ $tile })?
ask-bonfire-path-choice = Welk wegfiche bouw je?
    .other = { $who } kiest een wegfiche
ask-bonfire-island-deed = Wil je de actie van het eiland uitvoeren?
    .other = { $who } mag de actie van het eiland uitvoeren
ask-bonfire-offering = Welke offerschaal laat je hier achter?
    .other = { $who } kiest een offerschaal
    .figures = Welke offerschaal laat je { $island-at } achter?
ask-bonfire-task-space = Kies een leeg veld voor de opdracht
    .other = { $who } kiest een veld voor een opdracht
    .figures = Kies een leeg veld voor ‘{ $task }’
ask-bonfire-pay-tiles = Kies welke actiefiches je afgeeft
    .other = { $who } geeft actiefiches af
    .figures = 
        { $owed ->
            [0]
                Geef nog { $throw ->
                    [one] { $throw } fiche
                   *[other] { $throw } fiches
                } af in plaats van wat je tekortkomt
           *[other]
                Geef { $owed } { $kind-key ->
                    [path] wegactiefiche
                    [ship] schipfiche
                    [task] opdrachtfiche
                    [guardian] hoederfiche
                    [great-bonfire] vreugdevuurfiche
                   *[gnome] gnoomfiche
                }{ $owed ->
                    [one] { "" }
                   *[other] s
                } af
        }
ask-bonfire-pay-resources = Kies welke middelen je afgeeft
    .other = { $who } geeft middelen af
    .figures = 
        { $owed-size ->
            [0]
                Geef nog { $throw ->
                    [one] { $throw } middel
                   *[other] { $throw } middelen
                } af in plaats van wat je tekortkomt
            [one] Geef { $owed } af
           *[other] Geef { $owed } af
        }
ask-bonfire-gnome-price = Wat geef je af voor de gnoom?
    .other = { $who } geeft fiches en middelen af voor een gnoom
    .figures = Wat geef je af voor { $gnome-acc }?
ask-bonfire-procession = Optocht: welke hoeder verplaats je, en hoe ver?
    .other = { $who } houdt een optocht
    .figures = 
        { $guardian-key ->
            [none]
                Optocht van { $steps ->
                    [one] { $steps } stap
                   *[other] maximaal { $steps } stappen
                }: welke hoeder verplaats je nu?
           *[other]
                Hoe ver gaat { $guardian-nom }? Maximaal { $steps ->
                    [one] { $steps } stap
                   *[other] { $steps } stappen
                }
        }
ask-bonfire-yield = Welk middel neem je?
    .other = { $who } kiest een middel
    .figures = Van welk middel neem je er { $number }?
ask-bonfire-rewards = Kies je beloningen van het grote vreugdevuur
    .other = { $who } kiest beloningen van het grote vreugdevuur
ask-bonfire-portal = Welk portaal neem je?
    .other = { $who } kiest een portaal
ask-bonfire-council = Stuur de pupil of het raadslid naar een veld van de Hoge Raad
    .other = { $who } stuurt een pupil naar de Hoge Raad
    .figures =
        Stuur { $novice-key ->
            [neutral] het raadslid
           *[own] je pupil
        } naar een veld van de Hoge Raad
ask-bonfire-bonus = Neem je de bonus van het veld of 1 punt?
    .other = { $who } kiest tussen de bonus en 1 punt
    .figures = Neem je de bonus ({ $bonus }) of 1 punt?
ask-bonfire-path-bonus = Neem gratis een wegfiche uit het aanbod, of doorzoek de stapel
    .other = { $who } neemt gratis een wegfiche
ask-bonfire-pile-bonus = Neem een wegfiche naar keuze uit de stapel
    .other = { $who } doorzoekt de stapel
ask-bonfire-guardian-bonus = Welke hoeder neem je?
    .other = { $who } kiest een hoeder
ask-bonfire-fire-bonus = Naar welk veld draai je het grote vreugdevuur?
    .other = { $who } draait het grote vreugdevuur
ask-bonfire-specialist-bonus = Welke specialist neem je gratis?
    .other = { $who } neemt gratis een specialist
ask-bonfire-move-who = Welke hoeder verplaats je?
    .other = { $who } verplaatst een hoeder
ask-bonfire-move-to = Waar gaat ze heen?
    .other = { $who } verplaatst een hoeder
    .figures = Waar gaat { $guardian-nom } heen?
ask-bonfire-ship-bonus = Vaar gratis naar een ander eiland
    .other = { $who } vaart gratis
ask-bonfire-tom-tie = Welke van de gelijke opdrachten neemt Tom?
    .other = { $who } kiest een opdracht voor Tom
    .figures =
        Welke van de opdrachten met de { $value-key ->
            [lowest] laagste
           *[highest] hoogste
        } waarde neemt Tom?

## Why not

no-bonfire-game-over = Het spel is afgelopen.
no-bonfire-act-first = Doe eerst je actie: leg een lottegel, gebruik actiefiches of ontsteek een vreugdevuur.
no-bonfire-action-done = Je hebt je actie deze beurt al gedaan; je kunt alleen nog bonusacties doen.
no-bonfire-all-paid =
    Bijna klaar: geef nog { $throw ->
        [one] { $throw } fiche of middel
       *[other] { $throw } fiches of middelen
    } af in plaats van wat je tekortkomt.
no-bonfire-all-paths-shown =
    Elk wegfiche is één keer te zien geweest ({ $shown ->
        [one] { $shown } fiche
       *[other] { $shown } fiches
    }).
no-bonfire-any-resource-will-do = Elk middel is hier goed, dus je hoeft niets te vervangen.
no-bonfire-basic-or-printed = Je mag een gewoon middel kiezen of het afgebeelde: { $printed }.
no-bonfire-bonfire-not-lit = Op veld { $bonfire } brandt geen vreugdevuur.
no-bonfire-bonfire-taken = Bij vreugdevuur { $bonfire } staat al een hoeder.
no-bonfire-bonus-action-taken = Passen kan alleen in plaats van je hele beurt, en je hebt al een bonusactie gedaan.
no-bonfire-bonus-impossible =
    { $bonus-key ->
        [path] Je weg is compleet, of er is geen wegfiche meer
        [guardian] Je hebt al elke kleur die er nog is
        [specialist] Je hebt 6 gnomen, of er ligt geen specialist open
        [move] Geen van je hoeders kan ergens heen
        [fate] Je hebt geen lottegel, of geen plaats ervoor
       *[other] Er is niets te nemen
    }: neem het punt.
no-bonfire-can-act =
    Alleen wie niets kan doen, ligt eruit; jij hebt nog { $possible ->
        [one] { $possible } mogelijke actie
       *[other] { $possible } mogelijke acties
    }.
no-bonfire-choose-guardian-first = Kies eerst welke hoeder je verplaatst.
no-bonfire-common-not-met = Je hebt de opdracht van de Raad ‘{ $common }’ nog niet volbracht: je hebt er { $have } van de { $need }.
no-bonfire-countdown-not-here = De aftelfiches zijn nog niet bij jou; dit is een gewone beurt.
no-bonfire-crystals-differ = Alle 4 open wegfiches moeten dezelfde kristalkleur hebben; nu zijn ze { $crystals }.
no-bonfire-elder-not-free = Gratis is hier alleen een specialist, niet { $gnome-acc }.
no-bonfire-forward-only = Ze staat { $place-at } en mag alleen vooruit.
no-bonfire-furthest-first = De voorste gaat eerst: { $guardians-nom-or }.
no-bonfire-gnome-not-face-up = Je kunt { $gnome-acc } niet werven: deze gnoom ligt niet open.
no-bonfire-gnome-taken = { $who } heeft { $gnome-acc } al geworven.
no-bonfire-gnome-yours = Je hebt { $gnome-acc } al.
no-bonfire-gnomes-full = Je hebt { $gnomes } gnomen; er is geen plaats voor meer.
no-bonfire-guardian-cannot-step = Er is geen stap mogelijk voor { $guardian-nom }.
no-bonfire-guardian-in-the-way = Wegveld { $space } wordt versperd door { $guardian-nom }.
no-bonfire-guardian-nowhere-to-go = Er is geen leeg wegveld of vreugdevuur voor { $guardian-nom }.
no-bonfire-guardian-owned = Je hebt { $guardian-acc } al, en je mag er geen 2 van dezelfde kleur hebben.
no-bonfire-kept-already =
    Deze houd je al allemaal ({ $have ->
        [one] { $have } fiche
       *[other] { $have } fiches
    }).
no-bonfire-lacks-any-resources =
    Dat kost { $needed ->
        [one] { $needed } middel naar keuze
       *[other] { $needed } middelen naar keuze
    }; je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
no-bonfire-lacks-gnome-price =
    Dat kost 2 gnoomfiches en { $single }, of 1 gnoomfiche en { $double }. Je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }en geen middelen
       *[other] ; je middelen zijn { $have-nom }
    }.
no-bonfire-lacks-offering =
    Dat kost { $either-or }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-resources =
    Dat kost { $needs }; je hebt { $have-size ->
        [0] geen middelen
        [one] { $have }
       *[other] { $have }
    }.
no-bonfire-lacks-this-price =
    Dat kost { $tiles ->
        [one] { $tiles } gnoomfiche
       *[other] { $tiles } gnoomfiches
    } en { $needs }. Je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }{ $have-size ->
        [0] { " " }en geen middelen
       *[other] ; je middelen zijn { $have-nom }
    }.
no-bonfire-lacks-tiles =
    Dat kost { $needed } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $needed ->
        [one] { "" }
       *[other] s
    }; je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }.
no-bonfire-lacks-tiles-to-turn =
    Veld { $space } ligt { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    } verder en kost { $needed } { $kind-key ->
       *[great-bonfire] vreugdevuurfiche
    }{ $needed ->
        [one] { "" }
       *[other] s
    }; je hebt { $held-size ->
        [0] geen actiefiches
       *[other] { $held }
    }.
no-bonfire-lit-already = Het vreugdevuur op veld { $space } brandt al: ‘{ $task }’.
no-bonfire-neutral-novice-gone = Het raadslid van ‘{ $common }’ is al weg.
no-bonfire-neutral-there-already = Op dit veld staat al een raadslid ({ $bonus }).
no-bonfire-next-portal-not-there = Je volgende uitsparing ({ $notch }) vraagt { $portal-acc }; op veld { $space } ligt er geen.
no-bonfire-no-countdown-yet = Het aftellen is nog niet begonnen. In de Raad: { $novices } van { $needed } pupillen en raadslieden.
no-bonfire-no-fate-tile = Je hebt geen lottegels meer.
no-bonfire-no-guardian = Je hebt { $guardian-acc } niet.
no-bonfire-no-guardian-left =
    Er is geen { $guardian-key ->
       *[pink] roze
        [grey] grijze
        [brown] bruine
        [blue] blauwe
    } hoeder meer.
no-bonfire-no-notch-for-portal = In je vrije uitsparingen passen: { $portals-or }; zo’n portaal ligt daar niet.
no-bonfire-no-offering-left = Daar is geen offerschaal meer.
no-bonfire-no-pair-of-resources = Een paar bestaat uit twee andere middelen; je hebt er maar { $have } voor alles wat je moet afgeven.
no-bonfire-no-pair-of-tiles =
    Een paar bestaat uit 2 andere fiches; je hebt { $held-size ->
        [0] er geen
       *[other] maar { $held }
    }.
no-bonfire-no-path-tile-there = Op plaats { $slot } van het aanbod ligt geen wegfiche.
no-bonfire-no-point-here = Dit veld geeft 2 goud en 1 geel fiche; hier kun je niet in plaats daarvan 1 punt nemen.
no-bonfire-no-portal = In uitsparing { $bonfire } ontbreekt het portaal nog ({ $portal }).
no-bonfire-no-resource = Dit middel heb je niet: { $resource }.
no-bonfire-no-room-for-fate = In je lotveld is geen plaats meer voor een lottegel.
no-bonfire-no-task = Op veld { $space } ligt geen opdracht.
no-bonfire-no-task-there = Op plaats { $slot } { $island-at } ligt geen opdracht.
no-bonfire-no-tile =
    Je hebt geen { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
        [gnome] gnoomfiche
       *[yellow] geel fiche
    }.
no-bonfire-no-tile-to-keep =
    Je hebt geen { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
        [gnome] gnoomfiche
       *[yellow] geel fiche
    } om te houden.
no-bonfire-nobody-can-step = Geen van je hoeders kan een stap doen.
no-bonfire-not-at-guardian-island =
    Je schip moet bij een hoedereiland liggen; het ligt { $ship-key ->
        [none] aan de kade
       *[other] { $ship-at }
    }.
no-bonfire-not-at-task-island =
    Je schip moet bij een opdrachteneiland liggen; het ligt { $ship-key ->
        [none] aan de kade
       *[other] { $ship-at }
    }.
no-bonfire-not-beside-a-tile = Minstens één vakje van de lottegel moet aan een eerder gelegde tegel grenzen.
no-bonfire-not-in-pile =
    Zo’n wegfiche zit niet in de stapel: { $resource }, { $fire-key ->
        [blue] blauw
        [red] rood
       *[yellow] geel
    } kristal.
no-bonfire-notches-filled = Al je 7 uitsparingen zijn gevuld.
no-bonfire-novice-there-already = Op dit veld staat al een van je pupillen ({ $bonus }).
no-bonfire-other-decision = Dat kan nu niet. { $ask }
no-bonfire-other-guardian-goes = Je verplaatst nu { $guardian-acc }.
no-bonfire-other-portal-next = Je volgende uitsparing ({ $notch }) vraagt { $portal-acc }.
no-bonfire-other-resource-owed = Je moet een ander middel afgeven ({ $owed }). { $resource-count } alleen telt niet: met 2 middelen naar keuze vervang je 1 dat je tekortkomt.
no-bonfire-other-tile-owed =
    Je moet { $owed-key ->
        [path] wegactiefiches
        [ship] schipfiches
        [task] opdrachtfiches
        [guardian] hoederfiches
        [great-bonfire] vreugdevuurfiches
        [gnome] gnoomfiches
       *[yellow] gele fiches
    } afgeven. { $kind-count } alleen telt niet: met 2 fiches naar keuze vervang je 1 dat je tekortkomt.
no-bonfire-outside-fate-area = De tegel zou buiten je lotveld uitsteken ({ $squares }). Daarvoor heb je de Bruggenbouwer nodig.
no-bonfire-pass-instead = Tijdens het aftellen pas je in plaats daarvan en krijg je punten.
no-bonfire-path-complete = Je weg is compleet: je hebt 6 wegfiches gebouwd.
no-bonfire-path-not-built = Wegveld { $space } is nog niet gebouwd; je weg loopt tot veld { $built }.
no-bonfire-path-pile-empty = De stapel wegfiches is leeg.
no-bonfire-path-space-taken = Op wegveld { $space } staat al een hoeder.
no-bonfire-portal-not-there = Zo’n portaal ligt niet op veld { $space }: { $portal }.
no-bonfire-resource-not-lacking = Met een paar vervang je alleen een middel dat je mist; je hebt { $have } × { $resource }.
no-bonfire-rest-unpaid = Als je dit zo afgeeft, houd je niet genoeg over voor de rest.
no-bonfire-ship-is-there = Je schip ligt al { $island-at }.
no-bonfire-ship-must-leave = Je schip ligt al { $island-at }; het moet naar een ander eiland.
no-bonfire-somebody-must-step = Minstens één hoeder moet een stap doen, en geen van de hoeders erachter kan dat.
no-bonfire-squares-covered = Je hebt { $squares } al bedekt.
no-bonfire-stands-there-already = Ze staat er al.
no-bonfire-steps-of-no-use =
    Geen hoeder kan { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } gebruiken; geef minder fiches af.
no-bonfire-task-not-met = Nog niet volbracht ({ $have } van { $need }): ‘{ $task }’.
no-bonfire-task-space-taken = Opdrachtveld { $space } is bezet: ‘{ $task }’.
no-bonfire-tasks-full = Je hebt { $tasks } opdrachten en vreugdevuren; meer dan 7 kan niet.
no-bonfire-throw-resources-later =
    Nog niet: je moet nog { $owed ->
        [one] { $owed } middel
       *[other] { $owed } middelen
    } afgeven.
no-bonfire-throw-tiles-later =
    Nog niet: je moet nog { $owed } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $owed ->
        [one] { "" }
       *[other] s
    } afgeven.
no-bonfire-tile-not-lacking =
    Met een paar vervang je alleen een fiche dat je mist; je hebt { $have } { $kind-key ->
        [path] wegactiefiche
        [ship] schipfiche
        [task] opdrachtfiche
        [guardian] hoederfiche
        [great-bonfire] vreugdevuurfiche
       *[gnome] gnoomfiche
    }{ $have ->
        [one] { "" }
       *[other] s
    }.
no-bonfire-tom-takes-other =
    Tom neemt de opdracht met de { $value-key ->
        [lowest] laagste
       *[highest] hoogste
    } waarde op de eilanden van dit middel ({ $resource }). Dat is deze niet.
no-bonfire-too-far =
    { $steps ->
        [one] Dat is { $steps } stap
       *[other] Dat zijn { $steps } stappen
    }; ze mag er hoogstens { $most } doen.
no-bonfire-two-rewards-only = Kies 2 beloningen; alle 3 mag je alleen met de Vuurbeheerder nemen.
no-bonfire-wholly-outside = Alle drie de vakjes liggen buiten het lotveld.
no-bonfire-yellow-no-pair = Met de Dubbelverver mag een geel fiche niet bij een paar horen.

## The score sheet

source-bonfire-head-start = Voorsprong
    .for = voor de voorsprong
source-bonfire-elders = Ouderen
    .for = voor ouderen
source-bonfire-council = Hoge Raad
    .for = voor de Hoge Raad
source-bonfire-great-bonfire = Groot vreugdevuur
    .for = voor het grote vreugdevuur
source-bonfire-passing = Passen
    .for = voor het passen
source-bonfire-tom = Toms kaarten
    .for = voor Toms kaarten
source-bonfire-bonfires = Vreugdevuren
    .for = voor vreugdevuren
source-bonfire-guardians = Hoeders bij vreugdevuren
    .for = voor hoeders bij vreugdevuren
source-bonfire-portals = Portalen naast vreugdevuren
    .for = voor portalen naast vreugdevuren
source-bonfire-crystals = Passende kristallen
    .for = voor passende kristallen
source-bonfire-common-tasks = Opdrachten van de Raad
    .for = voor opdrachten van de Raad
source-bonfire-fate-tiles = Overgebleven lottegels
    .for = voor overgebleven lottegels
source-bonfire-supply = Overgebleven fiches en middelen
    .for = voor overgebleven fiches en middelen

## Setup options

option-bonfire-first_game = Eerste spel
    .help = De opdrachten op een eiland hebben verschillende kleuren, zodat er overal ook makkelijke zijn.
    .with = Voor een eerste spel: op elk eiland liggen ook makkelijke opdrachten.
    .without = Het toeval verdeelt de opdrachten over de eilanden.
option-bonfire-handicap = Handicap
    .help = Alleen solo: zoveel punten heeft Tom aan het begin. Onder 0 krijg jij ze.

## Hints: what a line costs and prepares, and what is revealed then

thing-bonfire-tiles = { $name-count }
thing-bonfire-resources = { $name-count }
thing-bonfire-path = { $name-acc }
thing-bonfire-task = de opdracht ‘{ $name }’
thing-bonfire-guardian = { $name-nom }
thing-bonfire-portal = { $name-acc }
thing-bonfire-gnome = { $name-acc }
thing-bonfire-ship = een nieuw eiland voor je schip
then-bonfire-new-paths = er worden vier nieuwe wegfiches omgedraaid
then-bonfire-turned-up-path = er wordt een wegfiche omgedraaid
then-bonfire-turned-up-offering = er wordt een offerschaal omgedraaid
then-bonfire-turned-up-gnome = er wordt een specialist omgedraaid
then-bonfire-tom-turned-up = Tom draait een kaart om
then-bonfire-shuffled = er wordt een stapel geschud
then-bonfire-built-path = er wordt blind een wegfiche getrokken
then-bonfire-hidden = er wordt iets onthuld
`,f=`## Action kinds and colours

word-bonfire-path = weg
    .count =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } wegactiefiche
           *[other] { $n } wegactiefiches
        }
word-bonfire-ship = schip
    .count =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } schipfiche
           *[other] { $n } schipfiches
        }
word-bonfire-task = opdracht
    .count =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } opdrachtfiche
           *[other] { $n } opdrachtfiches
        }
word-bonfire-great-bonfire = groot vreugdevuur
    .count =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } vreugdevuurfiche
           *[other] { $n } vreugdevuurfiches
        }
word-bonfire-gnome = gnoom
    .count =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } gnoomfiche
           *[other] { $n } gnoomfiches
        }
word-bonfire-guardian = hoeder
    .count =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
    .count-acc =
        { $n ->
            [one] { $n } hoederfiche
           *[other] { $n } hoederfiches
        }
word-bonfire-yellow = geel
    .count =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
    .count-acc =
        { $n ->
            [one] { $n } geel fiche
           *[other] { $n } gele fiches
        }
word-bonfire-tile = actiefiche
    .acc = het actiefiche
    .count =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
    .count-acc =
        { $n ->
            [one] { $n } actiefiche
           *[other] { $n } actiefiches
        }
word-bonfire-other = ander
    .count =
        { $n ->
            [one] { $n } ander fiche
           *[other] { $n } andere fiches
        }
    .count-acc =
        { $n ->
            [one] { $n } ander fiche
           *[other] { $n } andere fiches
        }
word-bonfire-blue = blauw
    .nom = de blauwe hoeder
    .acc = de blauwe hoeder
word-bonfire-red = rood
word-bonfire-pink = roze
    .nom = de roze hoeder
    .acc = de roze hoeder
word-bonfire-grey = grijs
    .nom = de grijze hoeder
    .acc = de grijze hoeder
word-bonfire-brown = bruin
    .nom = de bruine hoeder
    .acc = de bruine hoeder
word-bonfire-own = eigen
    .nom = je eigen hoeder
    .acc = je eigen hoeder

## Resources

word-bonfire-blossom = bloem
    .count =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
    .count-acc =
        { $n ->
            [one] { $n } bloem
           *[other] { $n } bloemen
        }
word-bonfire-fruit = vrucht
    .count =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
    .count-acc =
        { $n ->
            [one] { $n } vrucht
           *[other] { $n } vruchten
        }
word-bonfire-herb = kruid
    .count =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
    .count-acc =
        { $n ->
            [one] { $n } kruid
           *[other] { $n } kruiden
        }
word-bonfire-shell = schelp
    .count =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
    .count-acc =
        { $n ->
            [one] { $n } schelp
           *[other] { $n } schelpen
        }
word-bonfire-root = wortel
    .count =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
    .count-acc =
        { $n ->
            [one] { $n } wortel
           *[other] { $n } wortels
        }
word-bonfire-gold = goud
    .count =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
    .count-acc =
        { $n ->
            [one] { $n } goud
           *[other] { $n } goud
        }
word-bonfire-resource = middel
    .acc = het middel
    .count =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
    .count-acc =
        { $n ->
            [one] { $n } middel
           *[other] { $n } middelen
        }
word-bonfire-any = middel naar keuze
    .count = 
        { $n ->
            [one] { $n } middel naar keuze
           *[other] { $n } middelen naar keuze
        }
    .count-acc = 
        { $n ->
            [one] { $n } middel naar keuze
           *[other] { $n } middelen naar keuze
        }
word-bonfire-point = punt
    .count =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
    .count-acc =
        { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }
word-bonfire-portal = portaal
    .acc = een portaal
    .count =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }
    .count-acc =
        { $n ->
            [one] { $n } portaal
           *[other] { $n } portalen
        }

## Portals

word-bonfire-ring = ring
    .acc = het ringportaal
word-bonfire-peak = berg
    .acc = het bergportaal
word-bonfire-square = vierkant
    .acc = het vierkante portaal
word-bonfire-rhomb = ruit
    .acc = het ruitportaal
word-bonfire-star = ster
    .acc = het sterportaal
word-bonfire-moon = maan
    .acc = het maanportaal
word-bonfire-waves = golven
    .acc = het golvenportaal

## Islands and places

word-bonfire-island =
    { $resource ->
        [blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
       *[none] eiland
    } { $name }
    .to =
        { $resource ->
            [blossom] naar bloemeneiland
            [fruit] naar vruchteneiland
            [herb] naar kruideneiland
            [shell] naar schelpeneiland
            [root] naar worteleiland
           *[none] naar eiland
        } { $name }
    .at =
        { $resource ->
            [blossom] bij bloemeneiland
            [fruit] bij vruchteneiland
            [herb] bij kruideneiland
            [shell] bij schelpeneiland
            [root] bij worteleiland
           *[none] bij eiland
        } { $name }
    .from =
        { $resource ->
            [blossom] van bloemeneiland
            [fruit] van vruchteneiland
            [herb] van kruideneiland
            [shell] van schelpeneiland
            [root] van worteleiland
           *[none] van eiland
        } { $name }
word-bonfire-PINK = eiland van de roze hoeders
    .to = naar het eiland van de roze hoeders
    .at = bij het eiland van de roze hoeders
word-bonfire-GREY = eiland van de grijze hoeders
    .to = naar het eiland van de grijze hoeders
    .at = bij het eiland van de grijze hoeders
word-bonfire-BROWN = eiland van de bruine hoeders
    .to = naar het eiland van de bruine hoeders
    .at = bij het eiland van de bruine hoeders
word-bonfire-BLUE = eiland van de blauwe hoeders
    .to = naar het eiland van de blauwe hoeders
    .at = bij het eiland van de blauwe hoeders
word-bonfire-landing-stage = kade
    .to = naar de kade
    .at = aan de kade
word-bonfire-start = START
    .to = naar START
    .at = op START
word-bonfire-path-space = wegveld { $space }
    .to = naar wegveld { $space }
    .at = op wegveld { $space }
word-bonfire-bonfire-space = vreugdevuur { $space }
    .to = naar vreugdevuur { $space }
    .at = bij vreugdevuur { $space }
word-bonfire-board = tableau { $name }
word-bonfire-novice-of = pupil van { $who }
word-bonfire-neutral = raadslid
word-bonfire-lying = liggend raadslid
word-bonfire-line-across = rij { $row }, kolommen { $column } tot en met { $last-column }
word-bonfire-line-down = kolom { $column }, rijen { $row } tot en met { $last-row }
word-bonfire-fate-tile = { $symbols }
word-bonfire-starting-tile = starttegel
    .acc = de starttegel
word-bonfire-path-tile =
    { $resource ->
       *[blossom] bloem
        [fruit] vrucht
        [herb] kruid
        [shell] schelp
        [root] wortel
        [gold] goud
    } met { $crystal ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal
    .acc =
        het wegfiche met { $resource ->
           *[blossom] een bloem
            [fruit] een vrucht
            [herb] een kruid
            [shell] een schelp
            [root] een wortel
            [gold] goud
        } en een { $crystal ->
           *[blue] blauw
            [red] rood
            [yellow] geel
        } kristal

## Tasks: the conditions

word-bonfire-blue-have-guardian-pink = De roze hoeder hebben
word-bonfire-blue-have-guardian-grey = De grijze hoeder hebben
word-bonfire-blue-have-guardian-brown = De bruine hoeder hebben
word-bonfire-blue-have-guardian-blue = De blauwe hoeder hebben
word-bonfire-blue-path-with-blossom = Een wegfiche met een bloem hebben
word-bonfire-blue-path-with-shell = Een wegfiche met een schelp hebben
word-bonfire-blue-path-with-root = Een wegfiche met een wortel hebben
word-bonfire-blue-offering-on-fruit = Een offerschaal op een vruchteneiland hebben
word-bonfire-blue-offering-on-herb = Een offerschaal op een kruideneiland hebben
word-bonfire-blue-offering-on-blossom = Een offerschaal op een bloemeneiland hebben
word-bonfire-blue-gnome-showing-herb = Een gnoom met een kruid hebben
word-bonfire-blue-gnome-showing-root = Een gnoom met een wortel hebben
word-bonfire-blue-group-of-3-path = Een groep van 3 aangrenzende wegsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-ship = Een groep van 3 aangrenzende schipsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-task = Een groep van 3 aangrenzende opdrachtsymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-guardian = Een groep van 3 aangrenzende hoedersymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-great-bonfire = Een groep van 3 aangrenzende vreugdevuursymbolen in je lotveld hebben
word-bonfire-blue-group-of-3-gnome = Een groep van 3 aangrenzende gnoomsymbolen in je lotveld hebben
word-bonfire-blue-two-resources = Van twee verschillende gewone middelen elk 2 hebben
word-bonfire-blue-offerings-spread = Offerschalen op 3 verschillende eilanden hebben
word-bonfire-blue-offerings-on-one = 2 offerschalen op één eiland hebben
word-bonfire-blue-blue-and-red = Een blauw en een rood vreugdevuur hebben
word-bonfire-red-common-task = 1 opdracht van de Raad volbrengen
word-bonfire-red-portals = 3 portalen hebben
word-bonfire-red-two-guardians-pink-grey = De roze en de grijze hoeder hebben
word-bonfire-red-two-guardians-brown-blue = De bruine en de blauwe hoeder hebben
word-bonfire-red-gnomes = 3 gnomen hebben
word-bonfire-red-gold = 4 goud hebben
word-bonfire-red-same-adjacent = Twee aangrenzende wegfiches met hetzelfde middel hebben
word-bonfire-red-resource-blossom = 3 bloemen hebben
word-bonfire-red-resource-fruit = 3 vruchten hebben
word-bonfire-red-resource-herb = 3 kruiden hebben
word-bonfire-red-resource-shell = 3 schelpen hebben
word-bonfire-red-resource-root = 3 wortels hebben
word-bonfire-red-offering-on-both-blossom = Op beide bloemeneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-fruit = Op beide vruchteneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-herb = Op beide kruideneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-shell = Op beide schelpeneilanden een offerschaal hebben
word-bonfire-red-offering-on-both-root = Op beide worteleilanden een offerschaal hebben
word-bonfire-red-all-fires = Vreugdevuren in alle drie de kleuren hebben
word-bonfire-red-guardians = 4 hoeders hebben
word-bonfire-red-two-groups-of-3-path-guardian = Een groep van 3 aangrenzende wegsymbolen en een van 3 hoedersymbolen in je lotveld hebben
word-bonfire-red-two-groups-of-3-ship-gnome = Een groep van 3 aangrenzende schipsymbolen en een van 3 gnoomsymbolen in je lotveld hebben
word-bonfire-red-tasks-of-colour-blue = 4 blauwe opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-portals = 5 portalen hebben
word-bonfire-yellow-offerings-spread = Offerschalen op 5 verschillende eilanden hebben
word-bonfire-yellow-tasks-of-colour-red = 4 rode opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-gnomes = 5 gnomen hebben
word-bonfire-yellow-elders = 3 ouderen hebben
word-bonfire-yellow-offerings-on-one = 3 offerschalen op één eiland hebben
word-bonfire-yellow-offering-pile-empty = Een van je stapels offerschalen is op
word-bonfire-yellow-crystals-red = 3 wegfiches met een rood kristal hebben
word-bonfire-yellow-bonfires = 5 andere vreugdevuren hebben
word-bonfire-yellow-crystals-blue = 4 wegfiches met een blauw kristal hebben
word-bonfire-yellow-tasks-of-colour-yellow = 4 gele opdrachten en/of vreugdevuren hebben
word-bonfire-yellow-two-offerings-on = 2 offerschalen op elk van 3 eilanden hebben
word-bonfire-yellow-of-one-resource = 5 gelijke gewone middelen hebben
word-bonfire-yellow-two-resources = Van twee verschillende gewone middelen elk 3 hebben
word-bonfire-yellow-highlighted = Alle gemarkeerde vakjes van je lotveld bedekken
word-bonfire-yellow-guardians-home = 2 hoeders bij vreugdevuren hebben
word-bonfire-yellow-hold-tiles-1 = Deze actiefiches hebben: weg, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-hold-tiles-2 = Deze actiefiches hebben: opdracht, groot vreugdevuur, hoeder, gnoom en weg
word-bonfire-yellow-hold-tiles-3 = Deze actiefiches hebben: gnoom, schip, opdracht, groot vreugdevuur en hoeder
word-bonfire-yellow-gold-squares = Alle goudvakjes van je lotveld bedekken
word-bonfire-yellow-outer-columns = De twee buitenste kolommen van je lotveld bedekken
word-bonfire-yellow-two-groups = Twee losse groepen van 4 gelijke symbolen in je lotveld hebben

## Tasks of other component sets

word-bonfire-task-have-guardian =
    { $shown ->
       *[pink] De roze
        [grey] De grijze
        [brown] De bruine
        [blue] De blauwe
        [own] Je eigen
    } hoeder hebben
word-bonfire-task-path-with =
    Een wegfiche met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
    } hebben
word-bonfire-task-offering-on =
    Een offerschaal op een { $shown ->
       *[blossom] bloemeneiland
        [fruit] vruchteneiland
        [herb] kruideneiland
        [shell] schelpeneiland
        [root] worteleiland
    } hebben
word-bonfire-task-gnome-showing =
    Een gnoom met { $shown ->
       *[blossom] een bloem
        [fruit] een vrucht
        [herb] een kruid
        [shell] een schelp
        [root] een wortel
        [gold] goud
    } hebben
word-bonfire-task-group-of-3 =
    Een groep van 3 aangrenzende { $shown ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } in je lotveld hebben
word-bonfire-task-two-resources = Van twee verschillende gewone middelen elk { $number } hebben
word-bonfire-task-offerings-spread =
    Offerschalen op { $number ->
        [one] { $number } eiland
       *[other] { $number } verschillende eilanden
    } hebben
word-bonfire-task-offerings-on-one =
    { $number ->
        [one] { $number } offerschaal
       *[other] { $number } offerschalen
    } op één eiland hebben
word-bonfire-task-blue-and-red = Een blauw en een rood vreugdevuur hebben
word-bonfire-task-common-task =
    { $number ->
        [one] { $number } opdracht
       *[other] { $number } opdrachten
    } van de Raad volbrengen
word-bonfire-task-portals =
    { $number ->
        [one] { $number } portaal
       *[other] { $number } portalen
    } hebben
word-bonfire-task-two-guardians =
    { $shown ->
       *[pink] De roze
        [grey] De grijze
        [brown] De bruine
        [blue] De blauwe
        [own] Je eigen
    } en { $second ->
       *[pink] de roze
        [grey] de grijze
        [brown] de bruine
        [blue] de blauwe
        [own] je eigen
    } hoeder hebben
word-bonfire-task-gnomes =
    { $number ->
        [one] { $number } gnoom
       *[other] { $number } gnomen
    } hebben
word-bonfire-task-gold = { $number } goud hebben
word-bonfire-task-same-adjacent = Twee aangrenzende wegfiches met hetzelfde middel hebben
word-bonfire-task-resource =
    { $number } { $shown ->
       *[blossom] { $number ->
            [one] bloem
           *[other] bloemen
        }
        [fruit] { $number ->
            [one] vrucht
           *[other] vruchten
        }
        [herb] { $number ->
            [one] kruid
           *[other] kruiden
        }
        [shell] { $number ->
            [one] schelp
           *[other] schelpen
        }
        [root] { $number ->
            [one] wortel
           *[other] wortels
        }
    } hebben
word-bonfire-task-offering-on-both =
    Op beide { $shown ->
       *[blossom] bloemeneilanden
        [fruit] vruchteneilanden
        [herb] kruideneilanden
        [shell] schelpeneilanden
        [root] worteleilanden
    } een offerschaal hebben
word-bonfire-task-all-fires = Vreugdevuren in alle drie de kleuren hebben
word-bonfire-task-guardians =
    { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } hebben
word-bonfire-task-two-groups-of-3 =
    Een groep van 3 aangrenzende { $shown ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } en een van 3 { $second ->
       *[path] wegsymbolen
        [ship] schipsymbolen
        [task] opdrachtsymbolen
        [guardian] hoedersymbolen
        [great-bonfire] vreugdevuursymbolen
        [gnome] gnoomsymbolen
    } in je lotveld hebben
word-bonfire-task-tasks-of-colour =
    { $number } { $shown ->
       *[blue] blauwe
        [red] rode
        [yellow] gele
    } { $number ->
        [one] opdracht (of vreugdevuur)
       *[other] opdrachten en/of vreugdevuren
    } hebben
word-bonfire-task-elders =
    { $number ->
        [one] { $number } oudere
       *[other] { $number } ouderen
    } hebben
word-bonfire-task-offering-pile-empty = Een van je stapels offerschalen is op
word-bonfire-task-crystals =
    { $number ->
        [one] { $number } wegfiche
       *[other] { $number } wegfiches
    } met een { $shown ->
       *[blue] blauw
        [red] rood
        [yellow] geel
    } kristal hebben
word-bonfire-task-bonfires =
    { $number ->
        [one] { $number } ander vreugdevuur
       *[other] { $number } andere vreugdevuren
    } hebben
word-bonfire-task-two-offerings-on =
    2 offerschalen op { $number ->
        [one] { $number } eiland
       *[other] elk van { $number } eilanden
    } hebben
word-bonfire-task-of-one-resource =
    { $number ->
        [one] { $number } gewoon middel
       *[other] { $number } gelijke gewone middelen
    } hebben
word-bonfire-task-highlighted = Alle gemarkeerde vakjes van je lotveld bedekken
word-bonfire-task-guardians-home =
    { $number ->
        [one] { $number } hoeder
       *[other] { $number } hoeders
    } bij vreugdevuren hebben
word-bonfire-task-hold-tiles = Deze actiefiches hebben: { $tiles }
word-bonfire-task-gold-squares = Alle goudvakjes van je lotveld bedekken
word-bonfire-task-outer-columns = De twee buitenste kolommen van je lotveld bedekken
word-bonfire-task-two-groups = Twee losse groepen van { $number } gelijke symbolen in je lotveld hebben

## Gnomes

word-bonfire-crowd-keeper = Orde{ "\\u00AD" }bewaker
    .acc = de Ordebewaker
    .help = Op een wegveld mag elk aantal van je hoeders staan.
word-bonfire-pacemaker = Tempo{ "\\u00AD" }maker
    .acc = de Tempomaker
    .help = Bij een optocht mag elk van je hoeders 1 stap meer doen.
word-bonfire-gift-bearer = Gaven{ "\\u00AD" }drager
    .acc = de Gavendrager
    .help = Voor een opdracht mag je twee middelen naar keuze afgeven.
word-bonfire-storyteller = Verhalen{ "\\u00AD" }verteller
    .acc = de Verhalenverteller
    .help = Elke oudere die je neemt, levert 2 punten extra op.
word-bonfire-twin-dyer = Dubbel{ "\\u00AD" }verver
    .acc = de Dubbelverver
    .help = Een geel fiche telt bij het afgeven als twee gelijke actiefiches.
word-bonfire-gardener = Tuinman
    .acc = de Tuinman
    .help = Eindigt een hoeder op de weg, dan mag je in plaats van het afgebeelde middel een gewoon middel naar keuze nemen.
word-bonfire-usher = Ceremonie{ "\\u00AD" }meester
    .acc = de Ceremoniemeester
    .help = Je krijgt 1 goud telkens als je een pupil of raadslid naar de Hoge Raad stuurt.
word-bonfire-pavior = Straten{ "\\u00AD" }maker
    .acc = de Stratenmaker
    .help = Je krijgt het middel van elk wegfiche dat je neemt.
word-bonfire-haggler = Pingelaar
    .acc = de Pingelaar
    .help = Voor gnomen mag je middelen naar keuze afgeven.
word-bonfire-pink-acolyte = Roze Acoliet
    .acc = de Roze Acoliet
    .help = Je roze hoeder levert op de weg het dubbele op.
word-bonfire-grey-acolyte = Grijze Acoliet
    .acc = de Grijze Acoliet
    .help = Je grijze hoeder levert op de weg het dubbele op.
word-bonfire-brown-acolyte = Bruine Acoliet
    .acc = de Bruine Acoliet
    .help = Je bruine hoeder levert op de weg het dubbele op.
word-bonfire-blue-acolyte = Blauwe Acoliet
    .acc = de Blauwe Acoliet
    .help = Je blauwe hoeder levert op de weg het dubbele op.
word-bonfire-packer = Sjouwer
    .acc = de Sjouwer
    .help = Leg je een lottegel, dan mag je 3 actiefiches houden in plaats van 1.
word-bonfire-recruiter = Werver
    .acc = de Werver
    .help = Je krijgt 1 geel fiche voor elke gnoom die je neemt, ook voor deze.
word-bonfire-star-reader = Sterren{ "\\u00AD" }lezer
    .acc = de Sterrenlezer
    .help = Goud en gele fiches die je in het lotveld bedekt, krijg je dubbel.
word-bonfire-herald = Heraut
    .acc = de Heraut
    .help = Komt een hoeder op START, dan mogen al je hoeders 1 stap doen, maar dat levert niets op.
word-bonfire-lantern-bearer = Lantaarn{ "\\u00AD" }drager
    .acc = de Lantaarndrager
    .help = Aan het einde 2 punten extra voor elke hoeder bij een vreugdevuur.
word-bonfire-town-crier = Omroeper
    .acc = de Omroeper
    .help = Je krijgt 1 goud en 1 geel fiche zodra je een opdracht van de Raad volbrengt.
word-bonfire-gatekeeper = Poort{ "\\u00AD" }wachter
    .acc = de Poortwachter
    .help = Je krijgt 1 goud extra als een hoeder op wegveld 1 eindigt.
word-bonfire-helmsman = Stuurman
    .acc = de Stuurman
    .help = Je schip mag voor dezelfde prijs één route verder varen.
word-bonfire-fire-turner = Vuur{ "\\u00AD" }draaier
    .acc = de Vuurdraaier
    .help = Je mag het grote vreugdevuur voor dezelfde prijs één veld verder draaien.
word-bonfire-fire-steward = Vuur{ "\\u00AD" }beheerder
    .acc = de Vuurbeheerder
    .help = Je mag alle drie de beloningen van het grote vreugdevuur nemen.
word-bonfire-delegate = Afge{ "\\u00AD" }vaardigde
    .acc = de Afgevaardigde
    .help = Pupillen en raadslieden die je stuurt, mogen in de Raad op een veld waar al iemand van hun kleur staat.
word-bonfire-portal-smith = Portaal{ "\\u00AD" }smid
    .acc = de Portaalsmid
    .help = Je mag de uitsparingen voor portalen in elke volgorde vullen.
word-bonfire-envoy = Gezant
    .acc = de Gezant
    .help = Voor een opdracht geef je altijd maar 1 opdrachtfiche af.
word-bonfire-bridge-builder = Bruggen{ "\\u00AD" }bouwer
    .acc = de Bruggenbouwer
    .help = Je lottegels mogen buiten je lotveld uitsteken.
word-bonfire-elder-of-paths = Oudere van de wegen
    .acc = de Oudere van de wegen
    .help = Meteen 1 punt voor elk van je wegfiches en de starttegel.
word-bonfire-elder-of-fate = Oudere van het lot
    .acc = de Oudere van het lot
    .help = Meteen 1 punt voor elke lottegel in je lotveld.
word-bonfire-elder-of-portals = Oudere van de portalen
    .acc = de Oudere van de portalen
    .help = Meteen 1 punt voor elk van je portalen.
word-bonfire-elder-of-tasks = Oudere van de opdrachten
    .acc = de Oudere van de opdrachten
    .help = Meteen 1 punt voor elk van je opdrachten en vreugdevuren.
word-bonfire-elder-of-guardians = Oudere van de hoeders
    .acc = de Oudere van de hoeders
    .help = Meteen 1 punt voor elk van je hoeders.
word-bonfire-elder-of-gnomes = Oudere van de gnomen
    .acc = de Oudere van de gnomen
    .help = Meteen 1 punt voor elk van je gnomen, ook voor deze.

## Bonuses of the High Council

bonus-bonfire-gold = 2 goud en 1 geel fiche
bonus-bonfire-path = een gratis wegfiche naar keuze
bonus-bonfire-guardian = een hoeder in een nieuwe kleur
bonus-bonfire-great-bonfire = het grote vreugdevuur vrij draaien en beloningen nemen
bonus-bonfire-specialist = een open specialist, gratis
bonus-bonfire-move = een hoeder vrij verplaatsen
bonus-bonfire-ship = gratis naar een eiland naar keuze varen
bonus-bonfire-fate = meteen een lottegel leggen

## Common Tasks

common-bonfire-tasks = 7 opdrachten en/of vreugdevuren
common-bonfire-portals = 7 portalen
common-bonfire-paths = 7 wegfiches
common-bonfire-guardians = 5 hoeders
common-bonfire-gnomes = 6 gnomen

## Tom's cards

tom-bonfire-great-bonfire = Groot vreugdevuur
tom-bonfire-guardian = Hoeder
tom-bonfire-task-1 = Opdracht I
tom-bonfire-task-2 = Opdracht II
tom-bonfire-gnome = Gnoom
tom-bonfire-path = Weg

## What points are for

earned-bonfire-head-start = aan het begin
earned-bonfire-elders = voor de oudere
earned-bonfire-council = in de Hoge Raad
earned-bonfire-great-bonfire = bij het grote vreugdevuur
earned-bonfire-passing = voor de resterende beurten
earned-bonfire-tom = door zijn kaart

## Squares of the Fate Area

word-bonfire-square-at = rij { $row }, kolom { $column }
word-bonfire-squares-across = rij { $row }, kolommen { $columns }
word-bonfire-squares-down = kolom { $column }, rijen { $rows }
word-bonfire-squares-beyond =
    { $number ->
        [one] { $number } vakje
       *[other] { $number } vakjes
    } { $side ->
        [above] boven kolom { $column }
        [below] onder kolom { $column }
        [left] links van rij { $row }
       *[right] rechts van rij { $row }
    }
`,p=`# The board of Emberheart: labels, what screen readers say, short notes on pieces.

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
`,m=`### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Stuur groepen over het eiland, bevrijd de draken voordat de stropers ze pakken en houd je vlam laag.

## What the opponents like

style-emberheart-spark = Stuurt overal kleine groepen heen
style-emberheart-ember = Strijkt graag neer in de Taverne
style-emberheart-flame = Verzamelt garnizoenskaarten
style-emberheart-blaze = Klimt de Berg op, wat het ook kost
style-emberheart-inferno = Ziet je volgende groep aankomen

## Before something goes unused

warning-emberheart-crest = Je hebt nog een wapenschild over. Toch de raadgever nemen?
warning-emberheart-dragon = Je zou nog een draak kunnen koppelen. Toch verdergaan?

## Beside a seat

stat-emberheart-dragons = Draken
stat-emberheart-flame = Vlam
stat-emberheart-crests = Wapenschilden

## The board as text

part-emberheart-side = Kant
part-emberheart-round = Ronde
part-emberheart-shield = Startspeler
part-emberheart-aides = Raadgevers
part-emberheart-warehouse = Wapenschilden in het Magazijn
part-emberheart-station = Wapenschilden bij de Brandweerpost
part-emberheart-parties = Groepen
part-emberheart-took = heeft een kaart genomen
part-emberheart-companion = Metgezel
part-emberheart-guild = Heldengilde
part-emberheart-tavern = Taverne
part-emberheart-camp = Stroperskamp
part-emberheart-mountain = Berg
part-emberheart-preserve = Reservaat
part-emberheart-garrison = Garnizoen
part-emberheart-bard-card = Met de Bard gereserveerde kaart
part-emberheart-bard-seat = Bard van
part-emberheart-raid = Overvalkaarten
part-emberheart-hero-pile = Heldenstapel
part-emberheart-tavern-pile = Stapel tavernekaarten
part-emberheart-captive-pile = Stapel gevangen draken
part-emberheart-mountain-pile = Stapel bergdraken
part-emberheart-preserve-pile = Stapel reservaten
part-emberheart-raid-pile = Stapel overvalkaarten
part-emberheart-duo-pile = Stapel kaarten voor twee spelers
part-emberheart-bands = Borden
part-emberheart-skill = Vaardigheid
part-emberheart-followers = Volgelingen
part-emberheart-gear = Uitrusting
part-emberheart-crests = Wapenschilden
part-emberheart-companion-used = Metgezel ingezet
part-emberheart-apprentice-used = Leerling gebruikt
part-emberheart-attributes = Kenmerken
part-emberheart-flame = Vlam
part-emberheart-heroes = Helden
part-emberheart-preserves = Reservaten
part-emberheart-dragons = Draken
part-emberheart-free = los
part-emberheart-attached = gekoppeld
part-emberheart-with-gear = gekoppeld met uitrusting
part-emberheart-completed = voltooid
part-emberheart-no = nee

## A tie at the end
tiebreak-emberheart = Bij gelijke stand wint wie meer drakenkaarten heeft.
`,h=`## What buttons say

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
`,g=`## Followers and pieces

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
`,_=`list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
hint-margin = Verwachte voorsprong { $margin }
hint-exact = Uiteindelijke voorsprong { $margin }
hint-win = winstkans { $share }%
hint-gains = Punten: { $gains }.
hint-costs = Dat kost { $costs }.
hint-prepares = Je krijgt er { $things } voor.
hint-sources = Je punten komen waarschijnlijk van: { $sources }.
hint-first = Een eerste idee; het zoeken gaat door.
verdict-blunder = Blunder
verdict-mistake = Fout
verdict-inaccuracy = Onnauwkeurigheid

## Opponents

level-spark = Vonk
    .help = Mild: kijkt alleen naar de eigen beurt en maakt veel fouten.
level-ember = Gloed
    .help = Ontspannen: plant de eigen beurt en maakt wat fouten.
level-flame = Vlam
    .help = Een goede speler: kijkt een beetje vooruit.
level-blaze = Vuurzee
    .help = Sterk: kijkt ver vooruit.
level-inferno = Inferno
    .help = De beste die er is: kijkt heel ver vooruit, geleid door een getraind neuraal netwerk.
`,v=Object.assign({"./app.ftl":e,"./daily.ftl":t,"./dock.ftl":n,"./inspector.ftl":r,"./server.ftl":i,"./shell.ftl":a,"./signed-out.ftl":o,"./start.ftl":s,"./story.ftl":c}),y=Object.assign({"./games/bonfire/texts/nl/board.ftl":l,"./games/bonfire/texts/nl/frame.ftl":u,"./games/bonfire/texts/nl/game.ftl":d,"./games/bonfire/texts/nl/words.ftl":f,"./games/emberheart/texts/nl/board.ftl":p,"./games/emberheart/texts/nl/frame.ftl":m,"./games/emberheart/texts/nl/game.ftl":h,"./games/emberheart/texts/nl/words.ftl":g,"./texts/nl/shared.ftl":_}),b=Object.values({...v,...y});export{b as default};