## What the others do
banner = Was die anderen tun
banner-skip = Überspringen
banner-mine = Zu meiner Wahl
recap = Die Runde im Überblick
last-act = zuletzt
act-of = { $act } von { $acts }
log-details = Einzelheiten
log-since =
    { $acts ->
        [one] seit deinem Spielzug · { $acts } Aktion
       *[other] seit deinem Spielzug · { $acts } Aktionen
    }
key-pause = anhalten, weiter abspielen
round-players = Runde { $round } · { $players } Personen

## The end of a game
final-who = Wer gewinnt?
final-to-come =
    { $number ->
        [0] Alles ist gezählt.
        [one] Noch { $number } Quelle steht aus.
       *[other] Noch { $number } Quellen stehen aus.
    }
final-tied = { $names } haben gleich viele Punkte.
final-best = Was wem am meisten gebracht hat
final-same = Gleiche Ausgangslage
final-margin = Erwarteter Vorsprung im Lauf des Spiels
final-thinking = Jeder Zug wird analysiert … { $share } %
key-space = Leertaste
