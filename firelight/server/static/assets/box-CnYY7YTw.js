//# allFunctionsCalledOnLoad
var e=`### Texts of the box editor and of shared component sets.

## The editor
box = Dooseditor
box-about = Heb je het gedrukte spel? Veel gedrukte waarden zijn niet openbaar, dus sommige hebben we zelf bedacht. Voer in wat er op jouw exemplaar staat en speel ermee.
box-name = Naam van de set
box-kept = Concept op dit apparaat opgeslagen
box-saved = Set opgeslagen
box-compared = { $done } van { $all } vergeleken
box-compared-label = Hoeveel er vergeleken is
box-print = Lijst afdrukken
box-export = Exporteren
box-import = Importeren
box-save = Set opslaan
box-share-title = Link naar deze set
box-groups = Wat er in de doos zit
box-components = Spelmateriaal
box-filter = Tonen
box-filter-all = Alles
box-filter-left = Nog te vergelijken
box-filter-changed = Gewijzigd
box-none-left = Hier valt niets meer te vergelijken.
box-none-changed = Hier is alles zoals meegeleverd.
box-add = Toevoegen
box-remove = Verwijderen
box-remove-entry = Nummer { $number } verwijderen
box-less = { $field }: minder
box-more = { $field }: meer
box-as-shipped = Zoals meegeleverd
box-same = Zoals op mijn exemplaar
box-previous = Vorige
box-next = Volgende
box-afresh = Opnieuw beginnen met de meegeleverde set

## The check
box-check = Controle
box-problems =
    { $number ->
        [one] { $number } probleem
       *[other] { $number } problemen
    }
box-no-problems = Geen problemen
box-checked = Wordt doorlopend gecontroleerd
box-checking = Controleren…
box-offline = De server is niet bereikbaar; de controle volgt later.
box-show = Tonen
box-rule = Regel { $rule }
box-fix-set = Zet { $field } op { $value }
box-fix-remove = Verwijder het
box-fix-add = Voeg het toe
box-try = Probeer deze set
box-try-help = Zijn er geen problemen, dan kun je met de set spelen en hem delen.
box-marks = Waar een waarde vandaan komt
box-mark-R = staat in de spelregels
box-mark-S = staat in een andere openbare bron
box-mark-D = volgt uit de spelregels
box-mark-C = door ons bedacht: graag vergelijken
box-mark-ok = je hebt het vergeleken
box-keys = Toetsen: met de pijltjes loop je rond, met Enter bevestig je ‘Zoals op mijn exemplaar’ en ga je verder, met Tab kom je bij de velden. Ook in een veld ga je met Enter verder.
box-sheet-help = Vink af wat op jouw exemplaar hetzelfde is en noteer wat er anders is.

## What can be wrong with any set
wrong-unknown = ‘{ $name }’ hoort hier niet.
wrong-missing = Dit ontbreekt.
wrong-words =
    { $found ->
        [0] Hier staat niets
        [one] Hier staat er { $found }
       *[other] Hier staan er { $found }
    }; de set vraagt er { $least } tot { $most }.
wrong-number = { $found } is niet mogelijk; kies van { $least } tot { $most }.
wrong-word = ‘{ $found }’ is hier niet mogelijk; kies iets uit de lijst.
wrong-twice = ‘{ $found }’ staat ook ergens anders; elk mag maar één keer voorkomen.
wrong-absent = Elk moet één keer voorkomen; er ontbreekt: { $absent }.
wrong-kind = Hier hoort iets van een andere soort.
wrong-entries =
    { $found ->
        [0] Er is er geen
        [one] Er is er { $found }
       *[other] Er zijn er { $found }
    }; het moeten er { $expected } zijn.
wrong-name = Geef de set een naam.
wrong-toml = Dit bestand is geen geldige TOML: { $found }.

## Sets that are kept
box-sets = Jouw materiaalsets
box-no-sets = Nog geen set opgeslagen. Kies hierboven een spel en voer in wat er op jouw exemplaar staat.
box-unnamed = Set zonder naam
box-sound = klaar om te spelen
box-draft = concept met problemen
box-edit = Bewerken
box-play = Ermee spelen
box-copy = Naar mijn sets kopiëren
box-unshare = Niet meer delen
box-delete = Verwijderen
box-shared-by = Een materiaalset voor { $game }, gedeeld door { $name }
box-shared-help = Dit zijn de waarden van een ander exemplaar van het spel. Spellen met deze set zijn gemarkeerd.
box-delete-title = Deze set verwijderen?
box-delete-text = ‘{ $name }’ en de link ernaar zijn dan voorgoed weg. Spellen met deze set gaan gewoon door.
box-afresh-title = Opnieuw beginnen?
box-afresh-text = Alles wat je sinds de laatste keer opslaan hebt ingevoerd en vergeleken, gaat verloren.
box-import-title = Je concept door het bestand vervangen?
box-open = Openen
box-open-title = ‘{ $name }’ openen?
box-open-text = Op dit apparaat staat een concept van ‘{ $draft }’ met wijzigingen die je niet hebt opgeslagen. Als je nu een andere set opent, gaan ze verloren.
`;export{e as default};