### The frame of the browser table: pages, bars, panels, settings.

site = Firelight
home = Startpagina
pages = Pagina’s
skip = Naar de inhoud
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
loading = Laden …
close = Sluiten
cancel = Annuleren
not-now = Niet nu
yes = Ja
no = Nee
you = Jij
name = Naam
keep = Bewaren
kept = Bewaard
copy = Kopiëren
copied = Gekopieerd
share = Delen
more = Meer
menu = Menu
show-more = Meer tonen
try-again = Probeer opnieuw
try-now = Probeer nu
offline = Geen verbinding. Er gaat niets verloren; ze komt vanzelf terug.

## The first page
start-title = Schuif aan bij het vuur
start-text = Twee bordspellen, met vrienden of tegen tegenstanders die denken. Geen account: begin gewoon.
play-others = Met anderen
play-opponents =
    { $number ->
        [one] Tegen { $number } tegenstander spelen
       *[other] Tegen { $number } tegenstanders spelen
    }
opponents =
    { $number ->
        [one] { $number } tegenstander
       *[other] { $number } tegenstanders
    }
learn = Leer spelen
level = Niveau
continue = Verder spelen
all-games = Al mijn spellen
join = Meespelen
join-text = Plak de link die iemand je heeft gestuurd.
join-go = Meespelen
join-name = Hoe moeten de anderen je noemen?
join-sit = Ga zitten
join-no-link = Dat is geen link naar een spel. Kopieer het hele adres dat je hebt gekregen.
join-refused = Hier kun je niet gaan zitten
join-watch = Kijken
invitation = { $host } nodigt je uit voor { $game }
invitation-watch = { $host } laat je meekijken bij { $game }
seat-yours = Jouw plaats
link-for-one = Deze link is voor één speler.
bots-preparing = De tegenstanders worden op deze server voorbereid; tot dan spelen ze eenvoudiger.
bots-not-ready = De tegenstanders worden nog voorbereid.

## My games
my-games = Mijn spellen
no-games = Nog geen spellen. Begin er een!
filter = Welke spellen
filter-all = Alle
filter-playing = Bezig
filter-waiting = Wachten op spelers
filter-over = Afgelopen
remove-game = Van mijn lijst halen
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
clock-turn = Tijd per beurt
clock-whole = Tijd voor het hele spel
absence = Langste afwezigheid
absence-never = zonder limiet
seed = Startwaarde
component-set = Materiaalset

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
lobby-help = Elke link is voor één speler en wordt één keer getoond. Is er een kwijt, maak dan een nieuwe; de oude werkt niet meer.
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
seat-bot = AI · { $level }
seat-stand-in = { $level } valt in
watch-title = Kijken
watch-link = Link voor toeschouwers kopiëren
people = Spelers
mute = Dempen in de chat
unmute = Niet meer dempen in de chat
block = Blokkeren
unblock = Niet meer blokkeren
report = Melden …
report-title = { $name } melden
report-text = Je bericht gaat naar de beheerder van deze server, met een verwijzing naar dit spel.
report-what = Wat is er gebeurd?
report-send = Versturen
report-sent = Bedankt. Je melding is verstuurd.
vote-title = Stemming
vote-out = Verder zonder { $name }
vote-given = Je hebt gestemd om zonder { $name } verder te spelen.
vote-later = Kan worden weggestemd bij afwezigheid tot: { $when }.
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
        [one] Beurt { $turn } · alleen tegen Tom
       *[other] Beurt { $turn } · { $players } spelers
    }
prompt-waiting = Wachten op spelers
prompt-sending = Je zet wordt verstuurd …
prompt-replay = Na zet { $move }
prompt-confirm = Bevestig: { $move }
prompt-confirm-all = Bevestig je zetten
prompt-won =
    { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de winst
    }
prompt-you-won = Je hebt gewonnen!
chips = Verdere daden
turn-bar = Deze beurt
confirm = Bevestigen
undo = Terug
undo-nothing = Je hebt niets terug te nemen
undo-series = In een reeks blijft wat aan het licht kwam
undo-nobody = Er is iets aan het licht gekomen, en er is niemand om in te stemmen
undo-proposed = Keuze laten vallen
undo-what = Terugnemen: { $what }
undo-ask = De anderen vragen terug te nemen: { $what }
undo-request-title = Iemand wil terugnemen
undo-request =
    { $moves ->
        [one] { $name } wil { $moves } zet terugnemen.
       *[other] { $name } wil { $moves } zetten terugnemen.
    }
undo-waits =
    { $moves ->
        [one] De anderen wordt gevraagd of { $moves } zet terug mag.
       *[other] De anderen wordt gevraagd of { $moves } zetten terug mogen.
    }
undo-look = Tonen waarheen
consent-missing = Moet nog instemmen: { $names }.
restart = Beurt opnieuw beginnen
restart-help = Terug naar het begin van de beurt, of naar waar iets verborgens aan het licht kwam
hint = Tip
hint-help = Vraag om goede zetten
hints = Tips
hint-margin = Verwachte voorsprong { $margin }
hint-exact = Uiteindelijke voorsprong { $margin }
hint-win = winst { $share } %
hint-gains = Levert op: { $gains }.
hint-costs = Kost { $costs }.
hint-prepares = Bereidt voor: { $things }.
hint-do = Doe dat
sound = Geluid
language = Taal
language-system = Zoals in het systeem
theme-to-light = Lichte kleuren
theme-to-dark = Donkere kleuren
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
notes-write = Dit kun alleen jij lezen.
notes-kept = Bewaard.
notes-keeping = Wordt bewaard …
moves-legal = Wat je nu mag doen
moves-none = Je hoeft nu niets te beslissen.
moves-forbidden =
    { $number ->
        [one] { $number } zet is nu niet mogelijk
       *[other] { $number } zetten zijn nu niet mogelijk
    }
costs = Kost { $price }
seals = Brengt iets verborgens aan het licht
ends-turn = Beëindigt de beurt
help-now = Waarom niet
read-on = Lees verder
book-page = spelregels p. { $page }
winner = Winnaar
projected =
    { $points ->
        [one] { $points } punt zoals het nu staat
       *[other] { $points } punten zoals het nu staat
    }
score-sheet = Telling
sheet-now = alsof het spel nu eindigt
sheet-final = definitief
total = Totaal
final-scoring = Eindtelling
final-skip = Alles tonen
rematch = Revanche
rematch-open = Naar de revanche
branch = Vanaf hier verder in een nieuw spel
export = Verslag exporteren
text-board = Bord als tekst
stand-in = { $level } speelt verder voor { $name }
stand-in-end = { $name } speelt verder
curtain-title = { $name } is aan de beurt
curtain-text = Geef het scherm door. Er is niets te zien tot je er bent.
curtain-lift = Ik ben er

## Looking back
replay = Terugkijken
play = Afspelen
pause = Pauze
step-back = Eén zet terug
step-forward = Eén zet verder
live = live
go-live = Naar het heden
since = Sinds mijn beurt
since-help = Toon wat er sinds mijn laatste beurt gebeurde
move-of = Zet { $move } van { $last }
speed = Zetten van anderen
speed-help = Hoe snel de zetten van anderen worden getoond
speed-1 = zoals ze zijn
speed-2 = twee keer zo snel
speed-skip = meteen
speed-times = Snelheid { $times }×

## Keys
keys = Toetsen
key-area = naar het volgende deel van de tafel
key-inside = binnen een deel bewegen
key-act = kiezen
key-cancel = annuleren, sluiten
key-choice = een van weinig keuzes nemen
key-confirm = bevestigen
key-undo = terugnemen
key-restart = beurt opnieuw beginnen
key-since = wat er sinds mijn laatste beurt gebeurde
key-step = één zet terug, één zet verder
key-live = terug naar het heden
key-hint = tip
key-moves = lijst van zetten
key-sheet = telling
key-text = bord als tekst
key-help = hulp bij een stuk, of deze toetsen

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
skip-step = Overslaan
step-your-move = Jouw zet
step-play-on = Speel verder

## Problems
failure-title = Dat lukte niet
missing-title = Hier is niets
missing-text = Dit adres leidt nergens heen. Misschien ontbreekt een deel van de link.
error-unknown = Er ging iets mis. Probeer het opnieuw.
error-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error-gone = Je zit niet meer aan deze tafel: je plaats is vrijgegeven of het spel is verwijderd.

## The board as text
part-open = open
part-count = Aantal
part-contents = Daaronder
part-seat = Van

## A game that no texts are written for
plain-ask = Jij bent aan de beurt: { $decision }
    .other = { $who } beslist: { $decision }
plain-event = { $who }: { $what }
