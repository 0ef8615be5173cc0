### What the commands say that are for players: their help, and the opponents there are.

## The command line

command-about = Bordspellen in de browser en de terminal: spelen, bots vergelijken, bestanden controleren.
command-usage = gebruik:{ " " }
command-arguments = argumenten
command-options = opties
command-commands = commando’s
command-help = deze hulptekst tonen
command-version = de versie tonen
command-play = in de terminal spelen
command-bots = alle tegenstanders tonen
command-selfplay = veel spellen met zomaar gekozen zetten laten spelen en cijfers tonen
command-components = de gedrukte waarden van een spel controleren, tonen of kopiëren
command-replay = het verslag van een spel controleren en de uitslag tonen
command-position = een stelling controleren en het bord tonen
command-arena = bots een toernooi laten spelen en tonen wie beter is
command-balance = meten wat sterke bots gebruiken, wat het hun oplevert en of de plaatsen eerlijk zijn
command-review = terugblik op een spel: wat elke zet kostte, geluk, betere zetten
command-puzzles = puzzels maken van spellen tussen bots en ze opnieuw bewijzen
command-train = het netwerk trainen waarmee de tegenstanders van een spel kunnen denken
command-serve = in de browser spelen: een server starten
command-games = de spellen van een server tonen; er een exporteren, sluiten of verwijderen
command-backup = alle spellen van een server naar één bestand schrijven terwijl hij draait
command-restore = een lege database vullen vanuit een back-up
command-admin = een draaiende server beheren: spellen, spelers, meldingen, blokkades

## firelight play

command-players = hoeveel er meespelen
command-seats = wie waar zit, zoals you,flame,greedy (firelight bots toont ze)
command-seed = maakt een spel herhaalbaar
command-series = het volgende spel van je soloreeks spelen
command-set = een materiaalset: balanced of het bestand van een eigen set
command-load = verder spelen vanaf een stelling of een verslag
command-resume = verdergaan met het spel dat je het laatst verliet
command-language = de, en, nl of pl (standaard de taal van je systeem)

## firelight replay, firelight position

command-to = het bord na N zetten tonen
command-record =
    { $file }: in orde. { $game }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, { $over ->
        [yes] afgelopen
       *[no] niet afgelopen
    }.
command-points =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## firelight review

command-simulations = simulaties per stelling (standaard { $number })
command-seconds = in plaats daarvan seconden per stelling
command-names = wie waar zat: Ada,Ben,…
command-review-seed = van het zoeken (standaard 1)
command-jobs = hoeveel stellingen tegelijk (standaard 1)
command-json = de terugblik als gegevens schrijven
command-open = de terugblik op een afgelopen spel aan je eigen tafel openen, in de browser
command-reviewed = De terugblik wordt gemaakt aan de tafel op { $address }.

## firelight bots

bot-random = Zomaar een zet, elke even waarschijnlijk.
bot-greedy = Plant de eigen beurt en kiest wat er aan het eind het beste uitziet.
bot-search = Kijkt met een boomzoektocht vooruit, zolang zijn budget het toelaat.
bot-learned = Dezelfde zoektocht; een geleerd netwerk beoordeelt de stellingen.
bot-of = { $where } uit { $package }.
bot-own = Je eigen bots: package.module:Class of path/to/file.py:Class (docs/bots.md). Er mag een budget volgen: search:0.2s, search:5000.
