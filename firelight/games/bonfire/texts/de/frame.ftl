### What the frame of the table says of the game.

## The game among others

game-bonfire = Bonfire
about-bonfire = Lege Schicksals-Plättchen an, hol dir mit dem Schiff Aufgaben, führe deine Hüterinnen den Weg entlang und entfache die sieben Bonfire deiner Stadt.
alone-bonfire = Spielt nach seinen Karten, wie in der Schachtel.

## What the opponents like

style-bonfire-spark = Wirbt jeden Gnom an, den er kriegen kann
style-bonfire-ember = Ist am liebsten auf See
style-bonfire-flame = Baut zuerst Weg und Portale
style-bonfire-blaze = Zieht vom Stapel und drängt in den Hohen Rat
style-bonfire-inferno = Wägt jede Aufgabe bis zum Ende ab

## Before something goes unused

warning-bonfire-neutral = Du erfüllst eine Aufgabe des Rates: Ihr Rats-Novize darf noch in den Rat. Spielzug trotzdem beenden?
warning-bonfire-ignite = Du könntest noch ein Bonfire entfachen. Trotzdem passen?

## Beside a seat

stat-bonfire-bonfires = Bonfire
stat-bonfire-guardians = Hüterinnen
stat-bonfire-paths = Weg-Plättchen
stat-bonfire-gnomes = Gnome

## Keys

bf-key-turn = Schicksals-Plättchen drehen

## The board as text

part-bonfire-start = Startperson
part-bonfire-counting = Countdown läuft
part-bonfire-countdown-pile = Übrige Countdown-Plättchen
part-bonfire-countdown-tile = Countdown-Plättchen unterwegs
part-bonfire-islands = Inseln
part-bonfire-tasks = Aufgaben
part-bonfire-offerings = Opferschalen
part-bonfire-guardians = Hüterinnen
part-bonfire-ring = Großes Bonfire
part-bonfire-portals = Portale
part-bonfire-pointer = Großes Bonfire zeigt auf Feld
part-bonfire-fire-used = Großes Bonfire genutzt
part-bonfire-council = Hoher Rat
part-bonfire-novices = Novizen
part-bonfire-lying = Liegender Novize
part-bonfire-neutral = Rats-Novizen bei den Aufgaben des Rates
part-bonfire-path-display = Weg-Plättchen in der Auslage
part-bonfire-path-pile = Stapel der Weg-Plättchen
part-bonfire-gnome-display = Spezialisten in der Auslage
part-bonfire-gnome-pile = Stapel der Spezialisten
part-bonfire-gnome-discard = Abgeworfene Spezialisten
part-bonfire-elders = Älteste
part-bonfire-tom-pile = Toms Karten
part-bonfire-tom-discard = Toms gespielte Karten
part-bonfire-tom-played = Toms Stand
part-bonfire-tom-novices = Toms Novizen
part-bonfire-cities = Städte
part-bonfire-board = Stadttableau
part-bonfire-tiles = Aktionsmarker
part-bonfire-resources = Ressourcen
part-bonfire-earned = Erhaltene Punkte
part-bonfire-paths = Weg
part-bonfire-gnomes = Gnome
part-bonfire-ship = Schiff
part-bonfire-column = Schicksals-Vorrat
part-bonfire-symbols = Symbole im Schicksalsfeld
part-bonfire-out = Ausgeschieden
part-bonfire-passed = Gepasst
part-bonfire-left = Linker Stapel
part-bonfire-right = Rechter Stapel
part-bonfire-face-down = Verdeckt

## A tie at the end
tiebreak-bonfire = Bei Gleichstand gewinnt, wer mehr Bonfire entfacht hat.
