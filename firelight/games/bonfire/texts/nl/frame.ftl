### What the frame of the table says of the game.

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
