"""The stack of a loaded position: which frame may lie on which, whose it is, its numbers, and the options of the top one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from firelight.engine.errors import Problem
from firelight.engine.jit import Moves
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.position.play import CONDITIONS, Look
from firelight.games.bonfire.rules import frames as fr
from firelight.games.bonfire.rules.actions import ACTIONS
from firelight.games.bonfire.rules.frames import AFTER, FRAME_NAMES, GAME_OVER, LAST_CHANCE, NEXT_TURN, TURN
from firelight.games.bonfire.rules.game import options
from firelight.games.bonfire.rules.layout import NEUTRAL, TOM_SEAT, State
from firelight.games.bonfire.rules.path import SLOTS
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.procession import MOST_STEPS

NOBODY, WHOSE_TURN, TOM, HUMAN = range(4)
OWNERS = ("nobody", "whose turn it is", "Tom", "the player")
IN_TURN = (TURN, AFTER)


class Shape(NamedTuple):
    """What a frame may lie on, whose it is, and the numbers it may have; all others are 0."""

    on: tuple[int, ...]
    whose: int
    numbers: dict[str, tuple[int, int]]


def _shape(*on: int, whose: int = WHOSE_TURN, **numbers: tuple[int, int]) -> Shape:
    return Shape(on, whose, numbers)


SHAPES: dict[int, Shape] = {
    NEXT_TURN: _shape(whose=NOBODY),
    GAME_OVER: _shape(NEXT_TURN, whose=NOBODY),
    fr.TOM_COMMON: _shape(NEXT_TURN, whose=TOM),
    fr.TOM_TIE: _shape(fr.TOM_COMMON, whose=HUMAN, a=(0, w.BASIC - 1), b=(0, 1)),
    TURN: _shape(NEXT_TURN, a=(0, 1)),
    AFTER: _shape(NEXT_TURN),
    fr.FIRST_TILE: _shape(TURN),
    fr.WAY_ROUND: _shape(*IN_TURN, a=(0, 7), b=(0, w.LINES - 1), c=(0, 1), d=(0, 1)),
    fr.FATE_END: _shape(*IN_TURN),
    fr.FATE_LINE: _shape(*IN_TURN, a=(0, 1)),
    fr.KEEP: _shape(fr.FATE_LINE, a=(1, 3), b=(0, 7), c=(0, 7)),
    fr.PATH_CHOICE: _shape(AFTER, a=(SLOTS, w.PATH_TILES), b=(1, w.PATH_TILES)),
    fr.BUILD_PATH: _shape(AFTER, a=(0, SLOTS)),
    fr.PLACE_GUARDIAN: _shape(*IN_TURN, a=(w.PINK, w.BLUE)),
    fr.GNOME_PRICE: _shape(AFTER, a=(0, w.GNOMES - 1)),
    fr.RECRUIT_GNOME: _shape(AFTER, a=(0, w.GNOMES - 1)),
    fr.ISLAND_DEED: _shape(*IN_TURN),
    fr.OFFERING: _shape(*IN_TURN, a=(0, w.TASK_ISLANDS - 1), b=(0, 2)),
    fr.TASK_SPACE: _shape(*IN_TURN, a=(0, w.TASK_ISLANDS - 1), b=(0, 2), c=(0, 1)),
    fr.PAY_RESOURCES: _shape(
        fr.TASK_SPACE, fr.RECRUIT_GNOME, a=(0, ANY), b=(0, 2), c=(w.NONE, w.GOLD), d=(0, 1), e=(0, 4), f=(0, 3)
    ),
    fr.PAY_TILES: _shape(
        fr.BUILD_PATH, fr.ISLAND_DEED, fr.PAY_RESOURCES, fr.PROCESSION, fr.REWARDS, fr.PLACE_GUARDIAN,
        a=(0, w.GNOME), b=(0, MOST_STEPS), c=(0, MOST_STEPS), d=(0, 2 * MOST_STEPS),
    ),
    fr.PROCESSION: _shape(*IN_TURN, a=(1, MOST_STEPS + 1), b=(1, 31), c=(0, 1), d=(0, 1), e=(0, 5)),
    fr.YIELD: _shape(*IN_TURN, fr.PROCESSION, a=(0, w.GOLD), b=(1, 2), c=(0, 1)),
    fr.REWARDS: _shape(*IN_TURN),
    fr.PORTAL: _shape(*IN_TURN),
    fr.COUNCIL: _shape(*IN_TURN, a=(0, NEUTRAL)),
    fr.BONUS: _shape(*IN_TURN, a=(0, 7)),
    fr.PATH_BONUS: _shape(*IN_TURN),
    fr.PILE_BONUS: _shape(*IN_TURN),
    fr.GUARDIAN_BONUS: _shape(*IN_TURN),
    fr.FIRE_BONUS: _shape(*IN_TURN),
    fr.SPECIALIST_BONUS: _shape(*IN_TURN),
    fr.MOVE_WHO: _shape(*IN_TURN),
    fr.MOVE_TO: _shape(*IN_TURN, a=(w.OWN, w.BLUE)),
    fr.SHIP_BONUS: _shape(*IN_TURN),
}  # fmt: skip


def check_shape(s: State) -> Iterator[Problem]:
    """Kinds, seats and numbers, each by itself. A stack that is no stack is not looked at any further."""
    if s.depth < 1:
        yield Problem("frames[0]", f"is missing; expected {FRAME_NAMES[NEXT_TURN]}")
        return
    if s.frames[0].kind != NEXT_TURN:
        yield Problem("frames[0]", f"found {FRAME_NAMES[s.frames[0].kind]}; expected {FRAME_NAMES[NEXT_TURN]}")
        return
    for place in range(s.depth):
        f, where = s.frames[place], f"frames[{place}]"
        shape = SHAPES.get(f.kind)
        if shape is None:
            yield Problem(f"{where}.kind", f"found {FRAME_NAMES[f.kind]}, which never lies there while somebody decides")
            return
        if place > 0 and s.frames[place - 1].kind not in shape.on:
            wanted = f"only on {' or '.join(FRAME_NAMES[kind] for kind in shape.on)}" if shape.on else "only at the bottom"
            yield Problem(where, f"found {FRAME_NAMES[f.kind]} on {FRAME_NAMES[s.frames[place - 1].kind]}; it lies {wanted}")
            return
        seat = (w.NONE, s.turn, TOM_SEAT, 0)[shape.whose]
        if f.seat != seat:
            yield Problem(f"{where}.seat", f"found {f.seat}; expected {seat}, {OWNERS[shape.whose]}")
        for key in "abcdef":
            low, high = shape.numbers.get(key, (0, 0))
            if not low <= getattr(f, key) <= high:
                wanted = f"from {low} to {high}" if low < high else str(low)
                yield Problem(f"{where}.{key}", f"found {getattr(f, key)}; expected {wanted}")
    top = s.frames[s.depth - 1].kind
    if top <= LAST_CHANCE and top != GAME_OVER:
        yield Problem(f"frames[{s.depth - 1}]", f"found {FRAME_NAMES[top]} on top; expected a decision or {FRAME_NAMES[GAME_OVER]}")


def check_play(s: State, edition: Any, tables: Any) -> Iterator[Problem]:
    """Can what lies on the stack be carried out? `s` is sound in all else, and complete with what follows from it."""
    for place in range(1, s.depth):
        above = s.frames[place + 1] if place + 1 < s.depth else None
        f = s.frames[place]
        if f.kind in CONDITIONS:
            wrong = CONDITIONS[f.kind](Look(s, f, s.frames[place - 1], above, tables, edition.program("plain")))
            if wrong is not None:
                yield Problem(f"frames[{place}]{'.' if wrong[0] else ''}{wrong[0]}", wrong[1])
                return
    top = s.frames[s.depth - 1]
    if top.kind != GAME_OVER and edition.program("plain")(options)(s, Moves([0] * ACTIONS)) == 0:
        yield Problem(f"frames[{s.depth - 1}]", f"found {FRAME_NAMES[top.kind]}, which offers nothing here; expected at least one option")
