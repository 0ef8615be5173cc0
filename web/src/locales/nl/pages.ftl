### Texts of pages that are neither the first one, nor lists of games, nor tables.

## Settings, and who the player is
settings-look = Uiterlijk en geluid
settings-play = Spelen
settings-me = Jij
settings-notify = Als je aan de beurt bent
theme = Kleuren
theme-system = zoals in het systeem
theme-dark = donker
theme-light = licht
motion = Beweging
motion-system = zoals in het systeem
motion-full = stukken vliegen
motion-reduced = stukken vervagen
volume = Volume
confirm-when = Vragen voor een zet
confirm-never = nooit
confirm-ends = als hij de beurt beëindigt of niet terug te nemen is
confirm-always = altijd
auto-payment = Vanzelf betalen
auto-payment-help = Waar de betaling duidelijk is, wordt niet gevraagd.
warnings = Waarschuwen voor het einde van de beurt
warnings-help = Eén keer, als een wapenschild of een vervulde opdracht ongebruikt zou blijven.
curtain = Gordijn aan één scherm
curtain-help = Verbergt de tafel als die van de ene mens naar de andere gaat.
notation = Notatie tonen
notation-help = De korte tekst van elke zet, zoals in verslagen.
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
recovery-remove-text = Zonder krijg je je spellen niet terug als je deze browser kwijtraakt.
recovery-once = Schrijf deze woorden op en bewaar ze goed. Ze worden alleen nu getoond, en wie ze heeft, kan als jou spelen.
recovery-written = Ik heb ze opgeschreven
recover = Krijg je spellen terug
recover-text = Typ je twaalf woorden. Deze browser speelt dan verder als die speler, met al diens spellen. Spellen van deze browser waarvan je geen link hebt, zijn daarna onbereikbaar.
recover-words = { $number } van { $all } woorden
ignored = Genegeerde spelers
ignored-mute = gedempt
ignored-block = geblokkeerd
ignored-stop = Niet meer negeren
ignored-stop-name = { $name } niet meer negeren
ignored-nobody = Je negeert niemand. Aan een tafel kun je iemand bij de plaats dempen of blokkeren.
my-data = Je gegevens
my-data-help = Bewaar alles wat deze server over je weet als bestand, of verwijder het voorgoed.
my-data-download = Mijn gegevens downloaden
delete-me = Mij verwijderen
delete-me-text = Je verlaat al je spellen, en alles wat van jou is, wordt verwijderd. Dit kan niet ongedaan worden gemaakt.
delete-me-go = Voorgoed verwijderen
delete-me-type = Typ je naam om te bevestigen: { $name }
push-on = Laat het me weten in deze browser
push-off = Laat het niet meer weten
push-none = Deze server of deze browser kan geen meldingen sturen.
webhook = Webhook
webhook-help = Een adres dat wordt aangeroepen als je aan de beurt bent.
claim = Hier verder spelen
claim-text = Deze browser wordt de speler van het andere apparaat, met alle spellen. Spellen van deze browser waarvan je geen link hebt, zijn daarna onbereikbaar.
claim-go = Hier verder spelen

## New games, the series, import, review
remove = Verwijderen
create = Spel aanmaken
options = Opties
more-options = Klok, tips, materiaal
seats-help = Meerdere eigen plaatsen maken een spel aan één scherm.
solo-help = Eén plaats: je speelt tegen Tom.
seat-kind = Wie er op plaats { $number } zit
seat-level = Niveau van plaats { $number }
seat-remove = Plaats { $number } verwijderen
seat-add = Nog een plaats
name-optional = Naam (als je wilt)
kind-me = Ik, hier
kind-open = Iemand met een link
series-game = Een spel van de reeks
series-help = De handicap volgt uit je spellen tot nu toe, en dit spel verandert hem.
clock-move = Minuten per beurt
clock-game = Minuten voor het hele spel
clock-none = zonder limiet
clock-help = Is de tijd om, dan doet een tegenstander de zet.
absence-help = Wie de anderen langer laat wachten, kan worden weggestemd; dan speelt een bot verder.
hints-usual = waar één mens speelt
hints-yes = ja
hints-no = nee
seed-none = willekeurig
seed-help = Kies je een startwaarde, dan krijgt iedereen die meedoet dat te horen: je zou kunnen weten wat er verborgen ligt.
components = Materiaalset …
components-help = Een TOML-bestand met de waarden die op je eigen spel staan.
components-checking = Controleren …
components-good = { $name } kan worden gebruikt.
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
series-even = Niemand begint met punten.
series-start = Volgend spel
series-go-on = Verder met het spel
series-rules = De reeks begint op −10. Winst geeft +5, verlies −2, gelijkspel verandert niets.
series-graph = De handicap van spel tot spel
series-after = Daarna
result = Uitslag
result-win = gewonnen
result-loss = verloren
result-tie = gelijk
import-text = Een verslag of stelling uit Firelight wordt hier een spel: afgelopen spellen om te bekijken en te bespreken, andere om verder te spelen.
import-choose = Kies een bestand, of sleep het hierheen
import-no-json = { $name } is geen JSON-bestand. Verslagen en stellingen eindigen op .json.
review-thinking = Elke stelling wordt doordacht … { $share } %
review-graph = Verwachte voorsprong na elke zet
review-hover = Wijs een zet aan; een klik leidt naar het bord daar.
review-lessons = Waar { $name } het meest verloor
review-help = Schattingen met { $budget } denken per stelling: een halve punt meer of minder zegt niets. Geluk is wat er aan het licht kwam, vergeleken met wat had gekund.
to-table = Naar de tafel
accuracy = Nauwkeurigheid
inaccuracies = Onnauwkeurigheden
mistakes = Fouten
blunders = Blunders
loss-of = −{ $points }
luck = Geluk
played = Gespeeld
better = Beter
show-board = Toon het bord
