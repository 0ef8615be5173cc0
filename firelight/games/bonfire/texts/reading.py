"""A position of Bonfire as a person reads it: islands, tiles, Tasks and notches in words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

from firelight.engine.speech import ENGLISH
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tasks import words as task_words
from firelight.games.bonfire.rules.decisions import Frame
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.supply import guardian_count, portal_count, task_count
from firelight.games.bonfire.rules.tasks import have
from firelight.reading import Look

if TYPE_CHECKING:
    from firelight.engine.game import Game

# One letter for each symbol of a Fate Tile.
LETTERS = ("P", "S", "T", "G", "F", "N", "Y")
FIRE_LETTERS = ("B", "R", "Y")
COMMON_GOALS = (7, 7, 7, 5, 6)


def common_numbers(c: City) -> tuple[int, ...]:
    """How much a city has towards each Common Task."""
    return task_count(c), portal_count(c), c.path_count, guardian_count(c), c.gnome_count


class Reading(Look):
    """One look at a game: its state, the seat that decides and its city."""

    frame: Frame

    def __init__(self, g: Game, language: str = ENGLISH) -> None:
        super().__init__(g, language)
        self.s = cast(State, g.state)
        self.seat = self.s.turn if g.seat is None else g.seat
        self.c: City = self.s.cities[self.seat]

    @cached_property
    def supply(self) -> dict[str, int]:
        """The tiles and resources of the city, by kind."""
        return dict(zip((*w.KINDS, *w.RESOURCES), (*self.c.tiles, *self.c.resources), strict=True))

    def resource(self, resource: int) -> str:
        return self.teller.word(w.RESOURCES[resource])

    def condition(self, task: int) -> str:
        """`Have 3 portals`."""
        return self.teller.word(self.word("tasks", task))

    def progress(self, seat: int, task: int) -> tuple[int, int]:
        """What a Task asks for, and how much of it the seat has; the condition is met once the second reaches the first."""
        return self.tables["TASK_NEED"][task], self.rule(have)(self.s, seat, task)

    def task_mark(self, task: int) -> str:
        """`R4`: the colour and the points."""
        return f"{FIRE_LETTERS[self.tables['TASK_COLOUR'][task]]}{self.tables['TASK_POINTS'][task]}"

    def short_task(self, task: int) -> str:
        """The condition, abbreviated."""
        found = self.g.edition.components.tasks[task]
        shown = " + ".join(map(self.teller.word, task_words(found)))
        if found.kind == w.HOLD_TILES:
            shown = "".join(LETTERS[kind] for kind in found.shown)
        return self.teller.text(f"short-bonfire-{w.TASK_KINDS[found.kind]}", {"shown": shown, "number": found.number}) or ""

    def path_mark(self, tile: int) -> str:
        """`R herb`: the crystal and the resource of a Path Tile."""
        crystal = self.tables["PATH_CRYSTAL"][tile]
        letter = "-" if crystal == w.NO_CRYSTAL else FIRE_LETTERS[crystal]
        return f"{letter} {self.resource(self.tables['PATH_RESOURCE'][tile])}"

    def symbols(self, tile: int) -> str:
        """The three letters of a Fate Tile."""
        return "".join(LETTERS[kind] for kind in self.tables["FATE_SYMBOLS"][tile * 3 : tile * 3 + 3])

    def notch(self, seat: int, notch: int) -> str:
        """The shape of a notch (0-based) of a city."""
        return w.PORTALS[self.tables["NOTCH_SHAPE"][self.s.cities[seat].board * 7 + notch]]

    def is_tom(self, seat: int) -> bool:
        return self.s.players == 1 and seat == 1

    def mark(self, seat: int) -> str:
        """`P2`, or the name of the player against Tom."""
        return self.name(seat) if self.s.players == 1 else self.label("mark", number=seat + 1)
