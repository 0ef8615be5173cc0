"""What a player would look for in a decision of Bonfire: what of it is not possible is listed with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from firelight.engine.view import always
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.procession import marcher
from firelight.games.bonfire.texts.reading import Reading


def _turn(r: Reading) -> Iterator[int]:
    yield from range(act.FATE, act.FIRST)
    yield from range(act.BUILD, act.TASK_AT)
    if 0 <= r.c.ship < w.TASK_ISLANDS:
        yield from (act.TASK_AT + slot for slot, task in enumerate(r.s.islands[r.c.ship].tasks) if task >= 0)
    elif r.c.ship >= w.TASK_ISLANDS:
        yield act.RETRIEVE
    yield from _marches(r)
    yield from range(act.TURN_FIRE, act.REWARD)
    yield from _gnomes(r)
    yield from (act.IGNITE + space for space in range(7) if r.c.tasks[space] >= 0 and not r.c.lit[space])
    yield from range(act.NEUTRAL_NOVICE, act.FROM_PILE)
    yield from range(act.END_TURN, act.ACTIONS)


def _marches(r: Reading) -> Iterable[int]:
    """Processions up to the first that is too long."""
    longest = max((move.id for move in r.g.moves() if act.MARCH <= move.id < act.WHO), default=act.MARCH - 1)
    return range(act.MARCH, min(longest + 2, act.WHO))


def _gnomes(r: Reading) -> Iterator[int]:
    yield from (act.RECRUIT + gnome for gnome in r.s.gnome_display if gnome != w.NONE)
    yield from (act.RECRUIT + w.FIRST_ELDER + elder for elder in range(w.ELDERS) if r.s.elders[elder])


def _deed(r: Reading) -> Iterator[int]:
    if r.c.ship < w.TASK_ISLANDS:
        yield from (act.TASK_AT + slot for slot, task in enumerate(r.s.islands[r.c.ship].tasks) if task >= 0)
    else:
        yield act.RETRIEVE


def _pay_tiles(r: Reading) -> Iterator[int]:
    """Paying, or throwing away what replaces; in kinds that one has."""
    f = r.frame
    first = act.PAY_TILE if f.b > 0 else act.THROW_TILE
    yield from (first + kind for kind in range(len(w.KINDS)) if r.c.tiles[kind])
    if f.b > 0:
        yield act.REPLACE_TILE


def _pay_resources(r: Reading) -> Iterator[int]:
    f = r.frame
    owed = f.b > 0 or f.d > 0
    first = act.PAY_RESOURCE if owed else act.THROW_RESOURCE
    yield from (first + resource for resource in range(len(w.RESOURCES)) if r.c.resources[resource])
    if owed:
        yield act.REPLACE_RESOURCE


def _procession(r: Reading) -> Iterator[int]:
    walker = r.rule(marcher)(r.c, r.frame)
    if walker == w.NONE:
        yield from range(act.WHO, act.STAY)
    else:
        yield from _places(r)
    yield act.STAY


def _places(r: Reading) -> Iterator[int]:
    """Every path space that is built, and every Bonfire that is lit."""
    yield from range(act.TO_PATH, act.TO_PATH + r.c.path_count)
    yield from (act.TO_BONFIRE + space for space in range(7) if r.c.lit[space])


SOUGHT: dict[int, Callable[[Reading], Iterable[int]]] = {
    frames.TURN: _turn,
    frames.AFTER: always((act.NEUTRAL_NOVICE, act.FROM_PILE), (act.END_TURN, act.PASS)),
    frames.KEEP: always((act.KEEP_TILE, act.LINE)),
    frames.PATH_CHOICE: always((act.BUILD, act.SAIL)),
    frames.ISLAND_DEED: _deed,
    frames.OFFERING: always((act.OFFER, act.SPACE)),
    frames.TASK_SPACE: always((act.SPACE, act.PAY_TILE)),
    frames.PAY_TILES: _pay_tiles,
    frames.PAY_RESOURCES: _pay_resources,
    frames.GNOME_PRICE: always((act.PRICE, act.IGNITE)),
    frames.PROCESSION: _procession,
    frames.YIELD: always((act.CHOOSE_YIELD, act.TURN_FIRE)),
    frames.REWARDS: always((act.REWARD, act.TAKE_PORTAL)),
    frames.PORTAL: always((act.TAKE_PORTAL, act.RECRUIT)),
    frames.COUNCIL: always((act.SEND, act.TAKE_BONUS)),
    frames.BONUS: always((act.TAKE_BONUS, act.NEUTRAL_NOVICE)),
    frames.PATH_BONUS: always((act.BUILD, act.NEW_DISPLAY)),
    frames.PILE_BONUS: always((act.FROM_PILE, act.COLOUR)),
    frames.GUARDIAN_BONUS: always((act.COLOUR, act.TOM_TAKES)),
    frames.SPECIALIST_BONUS: _gnomes,
    frames.MOVE_WHO: always((act.WHO, act.STAY)),
    frames.MOVE_TO: _places,
    frames.SHIP_BONUS: always((act.SAIL, act.TASK_AT)),
    frames.TOM_TIE: always((act.TOM_TAKES, act.END_TURN)),
}


def sought(r: Reading) -> Iterable[int]:
    looked_for = SOUGHT.get(r.frame.kind)
    return looked_for(r) if looked_for else ()
