"""The entry points of the library: new, load, replay."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from firelight.engine.chance import Rng, new_rng, system_bits
from firelight.engine.errors import OptionError
from firelight.engine.files import load_position, replay_record
from firelight.engine.game import Game
from firelight.engine.sets import read_changes
from firelight.engine.title import Edition, Title
from firelight.games import TITLES


def titles() -> Mapping[str, Title]:
    """The games by key; each is loaded when it is first used."""
    return TITLES


def title(key: str) -> Title:
    if key not in titles():
        raise OptionError(f"{key!r}: there is no such game; the games are {', '.join(titles())}")
    return titles()[key]


_editions: WeakValueDictionary[tuple[str, str], Edition] = WeakValueDictionary()  # kept for as long as somebody uses them


def _edition(key: str, components: Any) -> Edition:
    shipped = title(key).rules.load_components(None)
    identity = (key, components.fingerprint)
    found = _editions.get(identity)
    if found is None:
        found = _editions[identity] = Edition(title(key), components, components.fingerprint == shipped.fingerprint)
    return found


@cache
def shipped_edition(key: str) -> Edition:
    return _edition(key, title(key).rules.load_components(None))


def edition(key: str, components: str | Path | None = None) -> Edition:
    """A game with a component set: the shipped one, another one that comes with the game (by name), or one from a file."""
    if components is None:
        return shipped_edition(key)
    rules = title(key).rules
    changes = rules.other_sets.get(str(components))
    if changes is None or rules.components_file is None:
        return _edition(key, rules.load_components(components))
    return _edition(key, rules.components_from(read_changes(rules.components_file, changes)))


def edition_from_data(key: str, data: Any) -> Edition:
    """A game with the component set in a position or a record (None: the shipped one)."""
    return shipped_edition(key) if data is None else _edition(key, title(key).rules.components_from(data))


def _seed(seed: int | None) -> int:
    """The given seed, or an unpredictable one."""
    if seed is None:
        return system_bits(62)
    if type(seed) is not int or not 0 <= seed < 2**62:
        raise OptionError(f"seed: found {seed!r}; expected a whole number from 0 to 2**62 - 1")
    return seed


def new(game: str, players: int, seed: int | None = None, components: str | Path | None = None, **options: Any) -> Game:
    """A new game.

    >>> import firelight
    >>> g = firelight.new("bonfire", players=3, seed=7)
    >>> g.decision, [str(move) for move in g.moves()]
    ('first-tile', ['keep first tile', 'swap first tile'])

    `seed` makes everything hidden and every later shuffle repeatable; without one, every game is different. `components`
    is the path of your own component set, or the name of one that comes with the game, such as "balanced". The other arguments
    are the game's setup options.
    """
    chosen = edition(game, components)
    values = chosen.title.option_values(players, options)
    seed = _seed(seed)
    state = chosen.title.rules.state()
    chosen.plain.setup(state, new_rng(seed, 0), players, chosen.title.setup_arguments(values))
    return Game(chosen, state, new_rng(seed, 1), values)


def load(position: Any, seed: int | None = None, rng: Rng | None = None) -> Game:
    """The game at a position written by ``Game.position``: the data, JSON text or the path of a JSON file.

    A wrong position raises PositionError, which names every problem and its place. `rng` replaces the generator made from the seed
    for later shuffles.
    """
    return load_position(position, rng or new_rng(_seed(seed), 1), titles(), edition_from_data)


def replay(record: Any, seed: int | None = None) -> Game:
    """The game of a record written by ``Game.record``, with its history: data, JSON text or the path of a JSON file.

    `seed` is for shuffles after the record's last move.
    """
    return replay_record(record, _seed(seed), titles(), edition_from_data)
