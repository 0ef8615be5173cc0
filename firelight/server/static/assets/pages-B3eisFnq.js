//# allFunctionsCalledOnLoad
var e=`### Texts of pages that are neither the first one, nor lists of games, nor tables.

## The opponents
opponents-title =
    { $number ->
        [5] Vijf bij het vuur
       *[other] Bij het vuur
    }
opponents-text = Ze zien niet meer dan jij. Het verschil zit in hoe ver ze vooruitkijken, hoe vaak ze zich vergissen en waar ze van houden. De balken tonen hoeveel van 100 spellen met twee spelers ze wonnen van de tegenstander één trede lager.
opponent-rung = Trede { $rung } van { $all }
opponent-won = { $won } van de { $played } gewonnen
opponent-new = Nog nooit gespeeld
opponent-beats = Tegen { $name }
opponent-bar = { $game }: { $wins } van 100 spellen
opponent-first = De eerste trede: leer hier rustig.
opponent-unmeasured = Nog niet in genoeg spellen gemeten.
opponent-play = Speel { $game } tegen { $name }
opponent-spark = de knutselaar
    .quote = ‘En wat doet deze?’
    .looks = Ziet alleen de eigen beurt en vergist zich vaak
opponent-ember = de zeevaarder
    .quote = ‘Het verste eiland is het mooiste.’
    .looks = Plant de eigen beurt en vergist zich af en toe
opponent-flame = de bouwer
    .quote = ‘Eerst de weg, dan het vuur.’
    .looks = Kijkt een beetje vooruit
opponent-blaze = de gokker
    .quote = ‘Eens kijken wat er komt.’
    .looks = Kijkt ver vooruit
opponent-inferno = de meester
    .quote = ‘Ik heb je stoel warm gehouden.’
    .looks = Kijkt heel ver vooruit, geleid door een getraind neuraal netwerk

## Settings, and who the player is
settings-look = Uiterlijk en geluid
settings-box = Heb je een gedrukt spel? Voer de waarden in en speel ermee.
settings-play = Spelen
settings-me = Jij
settings-notify = Meldingen voor je beurt
theme = Kleuren
theme-system = zoals het systeem
theme-dark = donker
theme-light = licht
motion = Beweging
motion-system = zoals het systeem
motion-full = met animatie
motion-reduced = alleen vervagen
volume = Volume
confirm-when = Vragen vóór een zet
confirm-never = nooit
confirm-ends = alleen als de zet je beurt beëindigt of niet terug te nemen is
confirm-always = altijd
auto-payment = Automatisch afgeven
auto-payment-help = Slaat het kiezen over als er maar één zinnige keuze is.
warnings = Waarschuwen vóór het einde van de beurt
warnings-help = Eén keer, als een wapenschild of een volbrachte opdracht ongebruikt zou blijven.
coach-setting = Coach laten meekijken
coach-setting-help = Een vriendelijk woord als een zet veel weggeeft; alleen in spellen tegen bots.
curtain = Tafel verbergen bij spelerswissel
curtain-help = Verbergt op een gedeeld scherm de tafel tussen de beurt van de een en die van de ander.
notation = Notatie tonen
notation-help = De korte vorm van elke zet, zoals in verslagen.
device = Een ander apparaat
device-help = Open de link daar om met dezelfde spellen verder te gaan. Hij werkt één keer.
device-link = Link maken
devices = Je apparaten
device-this = dit apparaat
device-used = laatst gebruikt: { $when }
device-never = nog niet gebruikt
device-unnamed = Een browser
device-on = { $browser } op { $system }
device-revoke = Afmelden
recovery = Herstelwoorden
recovery-help = Twaalf woorden waarmee je je spellen terugkrijgt als je deze browser kwijtraakt.
recovery-make = Woorden maken
recovery-replace = Woorden vervangen
recovery-remove = Woorden verwijderen
recovery-remove-text = Zonder die woorden krijg je je spellen niet terug als je deze browser kwijtraakt.
recovery-once = Schrijf deze woorden op en bewaar ze goed. Ze worden alleen nu getoond, en wie ze heeft, kan in jouw naam spelen.
recovery-written = Ik heb ze opgeschreven
recover = Je spellen terugkrijgen
recover-text = Typ je twaalf woorden. In deze browser speel je dan verder met al je spellen. Spellen van deze browser waarvan je geen link hebt, zijn daarna niet meer bereikbaar.
recover-words = { $number } van { $all } woorden
ignored = Genegeerde spelers
ignored-mute = gedempt
ignored-block = geblokkeerd
ignored-stop = Niet meer negeren
ignored-stop-name = { $name } niet meer negeren
ignored-nobody = Je negeert niemand. Aan een tafel kun je spelers naast hun plaats dempen of blokkeren.
my-data = Je gegevens
my-data-help = Download alles wat deze server over je weet, of verwijder het voorgoed.
my-data-download = Mijn gegevens downloaden
delete-me = Mijn profiel verwijderen
delete-me-text = Je verlaat al je spellen, en alles wat van jou is, wordt verwijderd. Dit kan niet ongedaan worden gemaakt.
delete-me-go = Voorgoed verwijderen
delete-me-type = Typ je naam om te bevestigen: { $name }
push-on = Meldingen in deze browser
push-off = Geen meldingen meer
push-none = Deze server of deze browser kan geen meldingen sturen.
webhook = Webhook
webhook-help = Een adres dat wordt aangeroepen als je aan de beurt bent.
claim = Hier verder spelen
claim-text = In deze browser speel je verder met al je spellen van het andere apparaat. Spellen van deze browser waarvan je geen link hebt, zijn daarna niet meer bereikbaar.
claim-go = Hier verder spelen

## New games, the series, import, review
remove = Verwijderen
create = Spel aanmaken
options = Opties
more-options = Klok, tips, materiaal
seats-help = Neem zelf meerdere plaatsen om samen op één scherm te spelen.
solo-help = Eén plaats: je speelt tegen Tom.
seat-kind = Wie er op plaats { $number } zit
seat-level = Niveau van plaats { $number }
seat-remove = Plaats { $number } verwijderen
seat-add = Plaats toevoegen
name-optional = Naam (optioneel)
kind-me = Ik, hier
kind-open = Uitnodigen met een link
series-game = Een spel van de reeks
series-help = De handicap volgt uit je spellen tot nu toe, en dit spel verandert hem.
clock-move = Minuten per beurt
clock-game = Minuten voor het hele spel
clock-none = zonder limiet
clock-help = Is de tijd om, dan doet een bot de zet voor je.
absence-help = Wie de anderen langer laat wachten, kan worden weggestemd; dan speelt een bot verder.
hints-usual = alleen bij één menselijke speler
hints-yes = ja
hints-no = nee
seed-none = willekeurig
seed-help = Kies je een startwaarde, dan krijgt iedereen die meedoet dat te horen: je zou kunnen weten wat er verborgen ligt.
components-set = Materiaalset
components-shipped = Zoals meegeleverd
components-set-balanced = Uitgebalanceerde waarden
components-edit = Dooseditor
components = Uit een bestand…
components-help = Een TOML-bestand met de waarden die op je eigen spel staan.
components-checking = Controleren…
components-good = { $name } is in orde.
components-wrong =
    { $number ->
        [one] { $name } heeft { $number } fout:
       *[other] { $name } heeft { $number } fouten:
    }
move-number = Zet { $number }
series-next = Handicap van het volgende spel
series-tom =
    { $points ->
        [one] Tom begint met { $points } punt.
       *[other] Tom begint met { $points } punten.
    }
series-you =
    { $points ->
        [one] Je begint met { $points } punt.
       *[other] Je begint met { $points } punten.
    }
series-even = Niemand begint met extra punten.
series-start = Volgend spel
series-go-on = Het spel voortzetten
series-rules = De reeks begint op −10. Winst geeft +5, verlies −2, gelijkspel verandert niets.
series-graph = De handicap van spel tot spel
series-after = Daarna
result = Uitslag
result-win = gewonnen
result-loss = verloren
result-tie = gelijk
import-text = Open een verslag of stelling die met Firelight is opgeslagen. Afgelopen spellen kun je terugkijken en laten analyseren, andere verder spelen.
import-choose = Kies een bestand, of sleep het hierheen
import-no-json = { $name } is geen JSON-bestand. Verslagen en stellingen eindigen op .json.
import-handed = Je hebt een afgelopen spel geopend. De terugblik laat zien wat elke zet waard was en wat beter was geweest.
import-no-link = Deze link bevat geen volledig spel.
review-thinking = Elke stelling wordt geanalyseerd… { $share }%
review-graph = Verwachte voorsprong na elke zet
review-hover = Wijs een zet aan; klik om het bord op dat punt te zien.
review-lessons = Waar { $name } het meest verloor
review-help = Schattingen ({ $budget } simulaties per stelling): verschillen van minder dan een half punt zeggen niets. Bij geluk vergelijken we wat werd onthuld met wat er had kunnen komen.
to-table = Naar de tafel
accuracy = Nauwkeurigheid
inaccuracies = Onnauwkeurigheden
mistakes = Fouten
blunders = Blunders
loss-of = −{ $points }
luck = Geluk
show-board = Toon het bord

## The daily challenge
daily-ends = { $players ->
        [0] Nog niemand heeft gespeeld.
        [one] Tot nu toe één speler.
       *[other] Tot nu toe { $players } spelers.
    } Nog { $time }.
daily-over = { $players ->
        [0] Niemand heeft gespeeld.
        [one] Eén speler deed mee.
       *[other] { $players } spelers deden mee.
    }
daily-streak = { $days } dagen achter elkaar!
daily-play = Speel tegen { $who }
daily-go-on = Verder spelen
practise = Oefenen
daily-mine =
    { $points ->
        [one] Je hebt { $points } punt
       *[other] Je hebt { $points } punten
    } ({ $margin } tegen { $who }).
daily-late = Je was niet op tijd klaar, dus dit spel telt niet mee.
daily-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
daily-rules = Iedereen op deze server krijgt dezelfde opstelling. Je eerste spel van de dag telt mee als je het vóór middernacht (UTC) afmaakt; daarna kun je oefenen. Is de dag voorbij, dan zie je de uitslag en kun je de spellen terugkijken.
daily-past = Eerdere dagen
daily-results = Uitslag
daily-against = Tegen { $who }
daily-margin = Voorsprong
daily-watch = Bekijken
daily-watch-of = Het spel van { $name } bekijken
daily-shared = Iemand op hetzelfde adres speelde eerder
daily-nobody = Niemand heeft deze uitdaging afgemaakt.

## My statistics
statistics-none = Speel een spel uit, dan zie je hier je resultaten.
statistics-all = Alle spelersaantallen
statistics-players = { $number ->
        [one] Solo
       *[other] { $number } spelers
    }
statistics-games = Spellen
statistics-won = Gewonnen
statistics-average = Gemiddelde score
statistics-best = Beste score
statistics-streak = Op rij gewonnen
statistics-progress = Verloop
statistics-plot = { $games ->
        [one] Score van { $games } spel
       *[other] Scores van { $games } spellen in de volgorde waarin je ze speelde, met een trendlijn
    }
statistics-key = Een gevulde stip is een gewonnen spel. De lijn is het gemiddelde van je laatste tien spellen.
statistics-opponents = Tegenstanders
statistics-people = Andere mensen
statistics-lead = Gemiddelde voorsprong
statistics-sources = Waar je punten vandaan komen
statistics-csv = Opslaan als spreadsheet (CSV)

## App
settings-app = App
settings-app-text = Speel vanaf je startscherm of bureaublad, in een eigen venster.
settings-app-install = Firelight installeren

## Records in my statistics
statistics-largest = Grootste voorsprong
import-english = De details zijn in het Engels:
`;export{e as default};