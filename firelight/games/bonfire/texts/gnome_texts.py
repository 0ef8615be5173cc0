"""What each Gnome does, in one sentence: Specialists (B7) and Elders (B8)."""

from typing import Final

GNOME_TEXTS: Final = (
    "Any number of your Guardians may share a path space.",
    "In every Procession each Guardian may take 1 step more.",
    "A Task costs you any two resources.",
    "Every Elder you take brings 2 points more.",
    "A yellow tile pays for two equal action tiles.",
    "A Guardian on the path yields the basic resource that you choose.",
    "1 gold whenever you send a Novice to the High Council.",
    "You gain the resource on every Path Tile you take.",
    "You may pay Gnomes with any resources.",
    "Your pink Guardian yields twice on the path.",
    "Your grey Guardian yields twice on the path.",
    "Your brown Guardian yields twice on the path.",
    "Your blue Guardian yields twice on the path.",
    "You may keep 3 action tiles instead of 1 when you place a Fate Tile.",
    "1 yellow tile for every Gnome you take, this one included.",
    "Gold and yellow squares that you cover in the Fate Area count twice.",
    "When a Guardian comes to START, all may go 1 step without yield.",
    "At the end, 2 points more for each Guardian at a Bonfire.",
    "1 gold and 1 yellow tile whenever you fulfil a Common Task.",
    "1 gold more when a Guardian ends on path space 1.",
    "Your ship goes one route further for the same price.",
    "You may turn the Great Bonfire one space further for the same price.",
    "You may take all three rewards of the Great Bonfire.",
    "Novices you send may join one of their own colour in the Council.",
    "You may fill the notches for portals in any order.",
    "A Task always costs you 1 task tile.",
    "Fate Tiles may stick out of your Fate Area.",
    "1 point at once for each of your Path Tiles and the Starting Tile.",
    "1 point at once for each Fate Tile in your Fate Area.",
    "1 point at once for each of your portals.",
    "1 point at once for each of your Tasks and Bonfires.",
    "1 point at once for each of your Guardians.",
    "1 point at once for each of your Gnomes, this one included.",
)

BONUS_TEXTS: Final = (
    "",
    "2 gold and 1 yellow tile",
    "a free Path Tile of your choice",
    "a Guardian of a colour you lack",
    "turn the Great Bonfire anywhere and take its rewards",
    "a face-up Specialist for free",
    "move one Guardian freely",
    "sail anywhere for free",
    "place a Fate Tile at once",
)

COMMON_TEXTS: Final = ("7 Tasks or Bonfires", "7 portals", "7 Path Tiles", "5 Guardians", "6 Gnomes")
COMMON_GOALS: Final = (7, 7, 7, 5, 6)
