"""A position of Bonfire as a person reads it: islands, tiles, Tasks and notches in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tables import task_text
from firelight.games.bonfire.content.tasks import words as task_words
from firelight.games.bonfire.rules.layout import City, State
from firelight.reading import Look

if TYPE_CHECKING:
    from firelight.engine.game import Game

# One letter for each symbol of a Fate Tile.
LETTERS = ("P", "S", "T", "G", "F", "N", "Y")
FIRE_LETTERS = ("B", "R", "Y")


class Reading(Look):
    """One look at a game: its state, the seat that decides and its city."""

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.s = cast(State, g.state)
        self.seat = self.s.turn if g.seat is None else g.seat
        self.c: City = self.s.cities[self.seat]

    def island(self, island: int) -> str:
        """`T3 (herb)` or `PINK`."""
        if island >= w.TASK_ISLANDS:
            return w.ISLANDS[island]
        return f"{w.ISLANDS[island]} ({w.RESOURCES[self.tables['ISLAND_RESOURCE'][island]]})"

    def path_tile(self, tile: int) -> str:
        """`red herb`, or `gold` for the Starting Tile."""
        crystal = self.tables["PATH_CRYSTAL"][tile]
        resource = w.RESOURCES[self.tables["PATH_RESOURCE"][tile]]
        return resource if crystal == w.NO_CRYSTAL else f"{w.FIRES[crystal]} {resource}"

    def task(self, task: int) -> str:
        """`Have 3 portals (red, 4 points)`."""
        return f"{self.condition(task)} ({w.FIRES[self.tables['TASK_COLOUR'][task]]}, {self.tables['TASK_POINTS'][task]} points)"

    def condition(self, task: int) -> str:
        return task_text(self.g.edition.components, task)

    def task_mark(self, task: int) -> str:
        """`R4`: the colour and the points."""
        return f"{FIRE_LETTERS[self.tables['TASK_COLOUR'][task]]}{self.tables['TASK_POINTS'][task]}"

    def short_task(self, task: int) -> str:
        """The condition in at most 15 letters."""
        found = self.g.edition.components.tasks[task]
        shown = [SHORT.get(word, word) for word in task_words(found)]
        if found.kind == w.HOLD_TILES:
            shown = ["".join(LETTERS[kind] for kind in found.shown)]
        return SHORT_TASKS[found.kind].format("+".join(shown), n=found.number)[:15]

    def symbols(self, tile: int) -> str:
        """The three letters of a Fate Tile."""
        return "".join(LETTERS[kind] for kind in self.tables["FATE_SYMBOLS"][tile * 3 : tile * 3 + 3])

    def notch(self, seat: int, notch: int) -> str:
        """The shape of a notch (0-based) of a city."""
        return w.PORTALS[self.tables["NOTCH_SHAPE"][self.s.cities[seat].board * 7 + notch]]

    def is_tom(self, seat: int) -> bool:
        return self.s.players == 1 and seat == 1


SHORT = {"great-bonfire": "fire", "guardian": "guard."}
SHORT_TASKS = (
    "{} Guardian",
    "path of {}",
    "offer {}",
    "gnome {}",
    "3 {} group",
    "2 resources x{n}",
    "offer {n} islands",
    "{n} on one island",
    "blue + red fire",
    "{n} common task",
    "{n} portals",
    "{}",
    "{n} gnomes",
    "{n} gold",
    "2 paths alike",
    "{n} {}",
    "both {}",
    "3 fire colours",
    "{n} guardians",
    "3 {}",
    "{n} {} tasks",
    "{n} elders",
    "an empty pile",
    "{n} {} crystals",
    "{n} bonfires",
    "2 on {n} islands",
    "{n} of one kind",
    "marked squares",
    "{n} at bonfires",
    "tiles {}",
    "gold squares",
    "outer columns",
    "2 groups of {n}",
)


def square(cell: int) -> tuple[int, int]:
    """The printed row and column of a cell of the Fate Area."""
    return cell // w.GRID_COLUMNS - 1, cell % w.GRID_COLUMNS - 1
