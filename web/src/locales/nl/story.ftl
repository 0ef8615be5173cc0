## What the others do
banner = Wat de anderen doen
banner-skip = Overslaan
banner-mine = Naar mijn keuze
recap = De ronde in het kort
last-act = laatste actie
act-of = { $act } van { $acts }
log-details = Details
log-since =
    { $acts ->
        [one] sinds je beurt · { $acts } actie
       *[other] sinds je beurt · { $acts } acties
    }
key-pause = pauzeren, verder afspelen
round-players = Ronde { $round } · { $players } spelers

## The end of a game
final-who = Wie wint er?
final-to-come =
    { $number ->
        [0] Alles is geteld.
        [one] Er komt nog { $number } bron.
       *[other] Er komen nog { $number } bronnen.
    }
final-tied = { $names } hebben evenveel punten.
final-best = Ieders beste bron
final-same = Zelfde opstelling opnieuw
final-margin = Verwachte voorsprong tijdens het spel
final-thinking = Elke zet wordt geanalyseerd… { $share }%
key-space = Spatie
