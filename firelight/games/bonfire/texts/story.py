"""What happened, in sentences: the events of a move for a person to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.notation import vocabulary
from firelight.games.bonfire.texts.gnome_texts import BONUS_TEXTS, COMMON_TEXTS
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import count, joined
from firelight.telling import YOU, amount, does, told

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game

RUNS = {"gain": ("gained-tiles", "gained-resources"), "pay": ("paid-tiles", "paid-resources")}
TOM_CARDS = {
    "great-bonfire": "Great Bonfire",
    "guardian": "Guardian",
    "task-1": "Task I",
    "task-2": "Task II",
    "gnome": "Gnome",
    "path": "Path",
}
POINTS_FOR = {
    "head-start": "at the start",
    "elders": "for the Elder",
    "council": "in the High Council",
    "great-bonfire": "at the Great Bonfire",
    "passing": "for the turns left",
    "tom": "",
}


class Teller:
    """Sentences about one game, with the names of its seats."""

    def __init__(self, g: Game, names: Sequence[str]) -> None:
        self.r = Reading(g)
        self.names = names
        self.words = vocabulary(g.edition.components)

    def who(self, event: Event, verb: str) -> str:
        """`You sail`, `Player 2 sails`."""
        return verb if event.seat is None else does(self.names[event.seat], verb)

    def task(self, key: str | int | None) -> str:
        return self.r.task(self.words["tasks"].index(str(key)))

    def path(self, key: str | int | None) -> str:
        return self.r.path_tile(self.words["paths"].index(str(key)))

    def island(self, name: str | int | None) -> str:
        return self.r.island(w.ISLANDS.index(str(name))) if name in w.ISLANDS else "the landing stage"

    def gnome(self, key: str | int | None) -> str:
        return w.GNOME_NAMES[w.GNOME_KEYS.index(str(key))]


def _possessive(t: Teller, event: Event) -> str:
    return "your" if event.seat is not None and t.names[event.seat] == YOU else "their"


def _placed_fate(t: Teller, e: Event) -> str:
    symbols = str(e.args[0])
    turned = ", turned round" if e.args[2] else ""
    return f"{t.who(e, 'place')} the Fate Tile {t.r.symbols(t.words['fate'].index(symbols))} at {e.args[1]}{turned}"


def _took_task(t: Teller, e: Event) -> str:
    task, island, space = e.args
    return f'{t.who(e, "take")} the Task "{t.task(task)}" from {t.island(island)} to space {int(space or 0) + 1}'


def _marched(t: Teller, e: Event) -> str:
    who, start, goal = (str(arg) for arg in e.args)
    place = goal.replace("path-", "path space ").replace("bonfire-", "Bonfire ")
    return f"{t.who(e, 'move')} the {who} Guardian from {start.replace('start', 'START').replace('-', ' ')} to {place}"


def _sent(t: Teller, e: Event) -> str:
    bonus, owner = str(e.args[0]), str(e.args[1])
    whose = {"neutral": "the Neutral", "lying": "a Neutral"}.get(owner, f"{_possessive(t, e)}" if t.names[e.seat or 0] != "Tom" else "a")
    text = f"{t.who(e, 'send')} {whose} Novice to the High Council"
    return text if t.names[e.seat or 0] == "Tom" else f"{text}: {BONUS_TEXTS[w.BONUSES.index(bonus)]}"


def _points(t: Teller, e: Event) -> str:
    return f"{t.who(e, 'score')} {count(amount(e, 0), 'point')} {POINTS_FOR.get(str(e.args[1]), '')}".rstrip()


def _turn(t: Teller, e: Event) -> str:
    left = amount(e, 0)
    return f"{t.who(e, 'have')} {count(left, 'turn')} left" if left else ""


def _tom_card(t: Teller, e: Event) -> str:
    return f"Tom turns up card {e.args[1]} of 32: {TOM_CARDS[str(e.args[0])]}"


def _shuffled(t: Teller, e: Event) -> str:
    return "A pile is shuffled"


SENTENCES: dict[str, Callable[[Teller, Event], str]] = {
    "gained-points": _points,
    "threw-away": lambda t, e: f"{t.who(e, 'throw')} away {e.args[1]} {e.args[0]}",
    "placed-fate": _placed_fate,
    "built-path": lambda t, e: f"{t.who(e, 'lay')} the Path Tile {t.path(e.args[0])} on path space {e.args[1]}",
    "new-paths": lambda t, e: "The four Path Tiles go under the pile",
    "turned-up-path": lambda t, e: f"New Path Tile: {t.path(e.args[0])}",
    "sailed": lambda t, e: f"{t.who(e, 'sail')} to {t.island(e.args[1])}",
    "took-task": _took_task,
    "turned-up-offering": lambda t, e: f"{t.who(e, 'turn')} up the Offering {e.args[0]}",
    "took-guardian": lambda t, e: f"{t.who(e, 'take')} the {e.args[0]} Guardian",
    "marched": _marched,
    "turned-fire": lambda t, e: f"{t.who(e, 'turn')} the Great Bonfire to space {amount(e, 1) + 1}",
    "took-portal": lambda t, e: f"{t.who(e, 'take')} the {e.args[0]} portal for notch {e.args[1]}",
    "took-gnome": lambda t, e: f"{t.who(e, 'take')} the {t.gnome(e.args[0])}",
    "turned-up-gnome": lambda t, e: f"New Specialist: {t.gnome(e.args[0])}",
    "ignited": lambda t, e: f'{t.who(e, "ignite")} the Bonfire "{t.task(e.args[0])}"',
    "sent-novice": _sent,
    "countdown-began": lambda t, e: "The Countdown begins",
    "countdown-tile": lambda t, e: f"The Countdown tile {e.args[0]} goes round",
    "passed": lambda t, e: f"{t.who(e, 'pass')} for good",
    "went-out": lambda t, e: f"{t.who(e, 'have')} nothing left to do: out",
    "turn-began": _turn,
    "tom-turned-up": _tom_card,
    "tom-showed-gnome": lambda t, e: f"The gnome sign shows {t.gnome(e.args[0])}: {e.args[1]}",
    "tom-took-task": lambda t, e: f'Tom takes "{t.task(e.args[0])}" from {t.island(e.args[1])} as a Bonfire',
    "tom-idle": lambda t, e: "Tom can do nothing with it",
    "shuffled": _shuffled,
    "met-common": lambda t, e: f'{t.who(e, "meet")} the Common Task "{COMMON_TEXTS[w.COMMONS.index(str(e.args[0]))]}"',
    "ended": lambda t, e: "The game is over",
}


def _pieces(events: Sequence[Event]) -> str:
    counts: dict[str, int] = {}
    for event in events:
        counts[str(event.args[0])] = counts.get(str(event.args[0]), 0) + amount(event, 1)
    return joined([f"{number} {name}" for name, number in counts.items()])


def story(g: Game, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The events as sentences; gains and payments in a row become one."""
    teller = Teller(g, names)
    return told(
        events,
        RUNS,
        tell=lambda at: SENTENCES[events[at].name](teller, events[at]),
        tell_run=lambda verb, run: f"{teller.who(run[0], verb)} {_pieces(run)}",
    )
