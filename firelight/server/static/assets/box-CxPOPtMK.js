//# allFunctionsCalledOnLoad
var e=`### Bonfire in the box editor.

## What is in the box
box-bonfire-action-tiles = Żetony akcji
box-bonfire-fate-area = Obszar losu
box-bonfire-fate-tiles = Kafelki losu
box-bonfire-islands = Wyspy
box-bonfire-routes = Szlaki wodne
box-bonfire-great-bonfire = Wielkie Ognisko
box-bonfire-path-tiles = Kafelki ścieżki
box-bonfire-starting-tile = Kafelek początkowy
box-bonfire-offerings = Żetony ofiary
box-bonfire-boards = Plansze
box-bonfire-guardian-values = Punkty strażniczek
box-bonfire-high-council = Wysoka Rada
box-bonfire-tom-cards = Karty Toma
box-bonfire-specialists = Specjaliści
box-bonfire-elders = Starsi
box-bonfire-tasks = Zadania

## Fields
field-bonfire-colour = Kolor
field-bonfire-resource = Zasób
field-bonfire-guardian = Strażniczka
field-bonfire-corner = W rogu
field-bonfire-kind = Żeton akcji
field-bonfire-gives = Nagroda
field-bonfire-copies = Liczba sztuk
field-bonfire-gnome-sign = Znak gnoma
field-bonfire-number = Ile
field-bonfire-condition = Warunek
field-bonfire-each = Na obrazku, każde to jedno zadanie
field-bonfire-points = Punkty
field-bonfire-rows = Rząd
field-bonfire-symbols = Kafelek losu
field-bonfire-between = Szlak wodny
field-bonfire-spaces = Pole
field-bonfire-bonfires = Ognisko
field-bonfire-clockwise = Zgodnie z ruchem wskazówek zegara

## Words that are chosen
choice-bonfire-square-none = brak pola
choice-bonfire-square-empty = puste
choice-bonfire-square-bright = wyróżnione
choice-bonfire-square-gold = złoto
choice-bonfire-square-gold-bright = złoto, wyróżnione
choice-bonfire-square-yellow = żółty żeton
choice-bonfire-square-yellow-bright = żółty żeton, wyróżnione
choice-bonfire-square-first = pierwszy kafelek
choice-bonfire-square-first-bright = pierwszy kafelek, wyróżnione
choice-bonfire-two-points = 2 punkty
choice-bonfire-green = zielony
choice-bonfire-purple = fioletowy
choice-bonfire-white = biały
choice-bonfire-black = czarny
choice-bonfire-orange = pomarańczowy

## What can be wrong
wrong-bonfire-colour-twice = Tego samego koloru jest też { $other }; każdy z siedmiu rodzajów musi mieć własny.
wrong-bonfire-first-tile = Pierwszy kafelek musi leżeć na trzech sąsiednich polach w jednym rzędzie.
wrong-bonfire-few-squares = Liczba pól: { $found }; 8 kafelków losu wymaga { $expected }.
wrong-bonfire-no-gold = Na żadnym polu nie ma złota.
wrong-bonfire-no-yellow = Na żadnym polu nie ma żółtego żetonu.
wrong-bonfire-no-highlighted = Żadne pole nie jest wyróżnione.
wrong-bonfire-area-apart = Do pola w rzędzie { $row } i kolumnie { $column } nie da się dojść z innych pól.
wrong-bonfire-symbol-twice = „{ $found }” występuje na tym kafelku dwa razy; każdy kafelek ma trzy różne symbole.
wrong-bonfire-guardian-island = Ta wyspa ma kolor „{ $expected }”.
wrong-bonfire-corners = Liczba wysp zadań w rogach: { $found }; powinno być { $expected }.
wrong-bonfire-two-islands = { $resource } widnieje na { $found } z wysp; każdy zwykły zasób jest dokładnie na dwóch.
wrong-bonfire-route-to-itself = Szlak musi prowadzić z jednej wyspy na inną.
wrong-bonfire-route-twice = Ten szlak już jest.
wrong-bonfire-map-apart = Żaden szlak nie prowadzi do: { $islands }.
wrong-bonfire-path-tiles = Kafelki ścieżki z tym kryształem: { $found }; w pudełku jest ich { $expected }.
wrong-bonfire-offerings = Żetony ofiary: { $found }; każdy gracz ma ich { $expected }.
wrong-bonfire-same-board = Kolejność jest taka jak na planszy { $other }; wszystkie cztery plansze muszą się różnić.
wrong-bonfire-rising = Po { $before } jest { $found }; wartości muszą rosnąć wzdłuż ścieżki.
wrong-bonfire-gnome-sign = Ta karta potrzebuje zasobu gnoma, więc musi mieć znak gnoma.
wrong-bonfire-tom-cards = Karty Toma: { $found }; w pudełku jest ich { $expected }.
wrong-bonfire-golden = Specjalistów ze złotem: { $found }; powinno być { $expected }.
wrong-bonfire-same-task = To zadanie już jest; zwiększ jego liczbę sztuk.
wrong-bonfire-tasks = Zadania tego koloru: { $found }; w pudełku jest ich { $expected }.
wrong-bonfire-three-on-one = Zadań wymagających 3 żetonów ofiary na jednej wyspie jest { $found }; powinno być dokładnie jedno.
wrong-bonfire-no-task = Dodaj to, co pokazują te zadania, albo je usuń.
wrong-bonfire-shown-twice = „{ $found }” pokazano dwa razy.
`;export{e as default};