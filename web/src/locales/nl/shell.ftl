### The frame of the browser table: pages, bars, panels, settings.

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
