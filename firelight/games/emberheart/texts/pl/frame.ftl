### What the frame of the table says of the game.

## The game among others

game-emberheart = Emberheart
about-emberheart = Wysyłaj drużyny po wyspie, uwalniaj smoki, zanim dopadną je kłusownicy, i trzymaj płomień nisko.

## What the opponents like

style-emberheart-spark = Wysyła wszędzie małe drużyny
style-emberheart-ember = Chętnie zagląda do Tawerny
style-emberheart-flame = Zbiera karty garnizonu
style-emberheart-blaze = Wspina się na Górę za wszelką cenę
style-emberheart-inferno = Przewiduje twoją następną drużynę

## Before something goes unused

warning-emberheart-crest = Masz jeszcze herb do użycia. Mimo to wziąć doradcę?
warning-emberheart-dragon = Możesz jeszcze dołączyć smoka. Mimo to przejść dalej?

## Beside a seat

stat-emberheart-dragons = Smoki
stat-emberheart-flame = Płomień
stat-emberheart-crests = Herby

## The board as text

part-emberheart-side = Strona
part-emberheart-round = Runda
part-emberheart-shield = Gracz rozpoczynający
part-emberheart-aides = Doradcy
part-emberheart-warehouse = Herby w Magazynie
part-emberheart-station = Herby w Remizie
part-emberheart-parties = Drużyny
part-emberheart-took = wzięto kartę
part-emberheart-companion = Smoczy towarzysz
part-emberheart-guild = Gildia Bohaterów
part-emberheart-tavern = Tawerna
part-emberheart-camp = Obóz Kłusowników
part-emberheart-mountain = Góra
part-emberheart-preserve = Rezerwat
part-emberheart-garrison = Garnizon
part-emberheart-bard-card = Karta zarezerwowana przez Barda
part-emberheart-bard-seat = Bard gracza
part-emberheart-raid = Karty najazdu
part-emberheart-hero-pile = Stos bohaterów
part-emberheart-tavern-pile = Stos kart tawerny
part-emberheart-captive-pile = Stos schwytanych smoków
part-emberheart-mountain-pile = Stos smoków górskich
part-emberheart-preserve-pile = Stos rezerwatów
part-emberheart-raid-pile = Stos kart najazdu
part-emberheart-duo-pile = Stos kart dla dwóch osób
part-emberheart-bands = Plansze
part-emberheart-skill = Umiejętność
part-emberheart-followers = Stronnicy
part-emberheart-gear = Ekwipunek
part-emberheart-crests = Herby
part-emberheart-companion-used = Smoczy towarzysz użyty
part-emberheart-apprentice-used = Uczennica użyta
part-emberheart-attributes = Cechy
part-emberheart-flame = Płomień
part-emberheart-heroes = Bohaterowie
part-emberheart-preserves = Rezerwaty
part-emberheart-dragons = Smoki
part-emberheart-free = niedołączony
part-emberheart-attached = dołączony
part-emberheart-with-gear = dołączony z ekwipunkiem
part-emberheart-completed = ukończona
part-emberheart-no = nie

## A tie at the end
tiebreak-emberheart = Przy remisie wygrywa ten, kto ma więcej kart smoków.
