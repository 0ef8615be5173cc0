"""What a player would look for in a decision of Bonfire; whatever of it is not possible is listed with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from firelight.engine.view import always
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.procession import marcher
from firelight.games.bonfire.texts.reading import Reading


def _turn(r: Reading) -> Iterator[int]:
    yield from decisions.FATE.numbers
    yield from range(decisions.BUILD, decisions.SAIL.end)
    if 0 <= r.c.ship < w.TASK_ISLANDS:
        yield from (decisions.TASK_AT + slot for slot, task in enumerate(r.s.islands[r.c.ship].tasks) if task >= 0)
    elif r.c.ship >= w.TASK_ISLANDS:
        yield decisions.RETRIEVE
    yield from _marches(r)
    yield from decisions.TURN_FIRE.numbers
    yield from _gnomes(r)
    yield from (decisions.IGNITE + space for space in range(7) if r.c.tasks[space] >= 0 and not r.c.lit[space])
    yield from decisions.NEUTRAL_NOVICE.numbers
    yield from range(decisions.END_TURN, decisions.GIVE_UP.end)


def _marches(r: Reading) -> Iterable[int]:
    """Processions up to the first length that is too long."""
    longest = max((action for action in r.g.actions if decisions.MARCH <= action < decisions.WHO), default=decisions.MARCH - 1)
    return range(decisions.MARCH, min(longest + 2, decisions.WHO))


def _gnomes(r: Reading) -> Iterator[int]:
    yield from (decisions.RECRUIT + gnome for gnome in r.s.gnome_display if gnome != w.NONE)
    yield from (decisions.RECRUIT + w.FIRST_ELDER + elder for elder in range(w.ELDERS) if r.s.elders[elder])


def _deed(r: Reading) -> Iterator[int]:
    if r.c.ship < w.TASK_ISLANDS:
        yield from (decisions.TASK_AT + slot for slot, task in enumerate(r.s.islands[r.c.ship].tasks) if task >= 0)
    else:
        yield decisions.RETRIEVE


def _pay_tiles(r: Reading) -> Iterator[int]:
    """Paying, or throwing away replacements, with the kinds one has."""
    f = r.frame
    first = decisions.PAY_TILE if f.owed > 0 else decisions.THROW_TILE
    yield from (first + kind for kind in range(len(w.KINDS)) if r.c.tiles[kind])
    if f.owed > 0:
        yield decisions.REPLACE_TILE


def _pay_resources(r: Reading) -> Iterator[int]:
    f = r.frame
    owed = f.owed > 0 or f.second_owed > 0
    first = decisions.PAY_RESOURCE if owed else decisions.THROW_RESOURCE
    yield from (first + resource for resource in range(len(w.RESOURCES)) if r.c.resources[resource])
    if owed:
        yield decisions.REPLACE_RESOURCE


def _procession(r: Reading) -> Iterator[int]:
    walker = r.rule(marcher)(r.c, r.frame)
    if walker == w.NONE:
        yield from decisions.WHO.numbers
    else:
        yield from _places(r)
    yield decisions.STAY


def _places(r: Reading) -> Iterator[int]:
    """Every built path space and every lit Bonfire."""
    yield from range(decisions.TO_PATH, decisions.TO_PATH + r.c.path_count)
    yield from (decisions.TO_BONFIRE + space for space in range(7) if r.c.lit[space])


SOUGHT: dict[int, Callable[[Reading], Iterable[int]]] = {
    decisions.TURN: _turn,
    decisions.AFTER: always(decisions.NEUTRAL_NOVICE.numbers, decisions.END_TURN.numbers),
    decisions.KEEP: always(decisions.KEEP_TILE.numbers),
    decisions.PATH_CHOICE: always(decisions.BUILD.numbers, decisions.NEW_DISPLAY.numbers),
    decisions.ISLAND_DEED: _deed,
    decisions.OFFERING: always(decisions.OFFER.numbers),
    decisions.TASK_SPACE: always(decisions.SPACE.numbers),
    decisions.PAY_TILES: _pay_tiles,
    decisions.PAY_RESOURCES: _pay_resources,
    decisions.GNOME_PRICE: always(decisions.PRICE.numbers),
    decisions.PROCESSION: _procession,
    decisions.YIELD: always(decisions.CHOOSE_YIELD.numbers),
    decisions.REWARDS: always(decisions.REWARD.numbers),
    decisions.PORTAL: always(decisions.TAKE_PORTAL.numbers),
    decisions.COUNCIL: always(decisions.SEND.numbers),
    decisions.BONUS: always(decisions.TAKE_BONUS.numbers, decisions.TAKE_POINT.numbers),
    decisions.PATH_BONUS: always(decisions.BUILD.numbers),
    decisions.PILE_BONUS: always(decisions.FROM_PILE.numbers),
    decisions.GUARDIAN_BONUS: always(decisions.COLOUR.numbers),
    decisions.SPECIALIST_BONUS: _gnomes,
    decisions.MOVE_WHO: always(decisions.WHO.numbers),
    decisions.MOVE_TO: _places,
    decisions.SHIP_BONUS: always(decisions.SAIL.numbers),
    decisions.TOM_TIE: always(decisions.TOM_TAKES.numbers),
}


def wanted(r: Reading) -> Iterable[int]:
    looked_for = SOUGHT.get(r.frame.kind)
    return looked_for(r) if looked_for else ()
