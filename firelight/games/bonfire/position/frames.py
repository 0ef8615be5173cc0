"""The stack of a loaded position: what each frame may lie on, whose it is, its numbers, and the options of the top one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from firelight.engine.decisions import SLOTS as NUMBERS
from firelight.engine.errors import Problem
from firelight.engine.jit import Moves
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.position.play import CONDITIONS, Context
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.decisions import ACTIONS, AFTER, FRAME_NAMES, GAME_OVER, LAST_CHANCE, NEXT_TURN, TURN
from firelight.games.bonfire.rules.game import options
from firelight.games.bonfire.rules.layout import NEUTRAL, TOM_SEAT, State
from firelight.games.bonfire.rules.path import SLOTS
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.procession import MOST_STEPS

NOBODY, WHOSE_TURN, TOM, HUMAN = range(4)
OWNERS = ("nobody", "whose turn it is", "Tom", "the player")
IN_TURN = (TURN, AFTER)


class Shape(NamedTuple):
    """What a frame may lie on, whose it is, and the range of its numbers; numbers not named are 0."""

    on: tuple[int, ...]
    whose: int
    numbers: dict[str, tuple[int, int]]


def _shape(*on: int, whose: int = WHOSE_TURN, **numbers: tuple[int, int]) -> Shape:
    return Shape(on, whose, numbers)


SHAPES: dict[int, Shape] = {
    NEXT_TURN: _shape(whose=NOBODY),
    GAME_OVER: _shape(NEXT_TURN, whose=NOBODY),
    decisions.TOM_COMMON: _shape(NEXT_TURN, whose=TOM),
    decisions.TOM_TIE: _shape(decisions.TOM_COMMON, whose=HUMAN, resource=(0, w.BASIC - 1), lowest=(0, 1)),
    TURN: _shape(NEXT_TURN, bonus_taken=(0, 1)),
    AFTER: _shape(NEXT_TURN),
    decisions.FIRST_TILE: _shape(TURN),
    decisions.WAY_ROUND: _shape(*IN_TURN, tile=(0, 7), line=(0, w.LINES - 1), is_first=(0, 1), taken_from=(0, 1)),
    decisions.FATE_END: _shape(*IN_TURN),
    decisions.FATE_LINE: _shape(*IN_TURN, end=(0, 1)),
    decisions.KEEP: _shape(decisions.FATE_LINE, to_keep=(1, 3), first_kept=(0, 7), second_kept=(0, 7)),
    decisions.PATH_CHOICE: _shape(AFTER, shown=(SLOTS, w.PATH_TILES), pile_before=(1, w.PATH_TILES)),
    decisions.BUILD_PATH: _shape(AFTER, place=(0, SLOTS)),
    decisions.PLACE_GUARDIAN: _shape(*IN_TURN, colour=(w.PINK, w.BLUE)),
    decisions.GNOME_PRICE: _shape(AFTER, gnome=(0, w.GNOMES - 1)),
    decisions.RECRUIT_GNOME: _shape(AFTER, gnome=(0, w.GNOMES - 1)),
    decisions.ISLAND_DEED: _shape(*IN_TURN),
    decisions.OFFERING: _shape(*IN_TURN, island=(0, w.TASK_ISLANDS - 1), slot=(0, 2)),
    decisions.TASK_SPACE: _shape(*IN_TURN, island=(0, w.TASK_ISLANDS - 1), slot=(0, 2), pile=(0, 1)),
    decisions.PAY_RESOURCES: _shape(
        decisions.TASK_SPACE, decisions.RECRUIT_GNOME,
        resource=(0, ANY), owed=(0, 2), second=(w.NONE, w.GOLD), second_owed=(0, 1), in_exchange=(0, 4), golden=(0, 3),
    ),
    decisions.PAY_TILES: _shape(
        decisions.BUILD_PATH, decisions.ISLAND_DEED, decisions.PAY_RESOURCES,
        decisions.PROCESSION, decisions.REWARDS, decisions.PLACE_GUARDIAN,
        tile=(0, w.GNOME), owed=(0, MOST_STEPS), replaced=(0, MOST_STEPS), to_throw=(0, 2 * MOST_STEPS),
    ),
    decisions.PROCESSION: _shape(*IN_TURN, steps=(1, MOST_STEPS + 1), waiting=(1, 31), moved=(0, 1), no_gain=(0, 1), chosen=(0, 5)),
    decisions.YIELD: _shape(*IN_TURN, decisions.PROCESSION, resource=(0, w.GOLD), number=(1, 2), gold=(0, 1)),
    decisions.REWARDS: _shape(*IN_TURN),
    decisions.PORTAL: _shape(*IN_TURN),
    decisions.COUNCIL: _shape(*IN_TURN, owner=(0, NEUTRAL)),
    decisions.BONUS: _shape(*IN_TURN, space=(0, 7)),
    decisions.PATH_BONUS: _shape(*IN_TURN),
    decisions.PILE_BONUS: _shape(*IN_TURN),
    decisions.GUARDIAN_BONUS: _shape(*IN_TURN),
    decisions.FIRE_BONUS: _shape(*IN_TURN),
    decisions.SPECIALIST_BONUS: _shape(*IN_TURN),
    decisions.MOVE_WHO: _shape(*IN_TURN),
    decisions.MOVE_TO: _shape(*IN_TURN, guardian=(w.OWN, w.BLUE)),
    decisions.SHIP_BONUS: _shape(*IN_TURN),
}  # fmt: skip


def check_shape(s: State) -> Iterator[Problem]:
    """Kinds, seats and numbers, each by itself. Checking stops at what cannot be a stack."""
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
        names = {slot: name for name, slot in decisions.flow.kinds[f.kind].fields.items()}
        for key in NUMBERS:
            low, high = shape.numbers.get(names.get(key, ""), (0, 0))
            if not low <= getattr(f, key) <= high:
                wanted = f"from {low} to {high}" if low < high else str(low)
                yield Problem(f"{where}.{key}", f"found {getattr(f, key)}; expected {wanted}")
    top = s.frames[s.depth - 1].kind
    if top <= LAST_CHANCE and top != GAME_OVER:
        yield Problem(f"frames[{s.depth - 1}]", f"found {FRAME_NAMES[top]} on top; expected a decision or {FRAME_NAMES[GAME_OVER]}")


def check_play(s: State, edition: Any, tables: Any) -> Iterator[Problem]:
    """Whether the stack can be played on. Everything else in `s` has been checked, and derived fields are restored."""
    for place in range(1, s.depth):
        above = s.frames[place + 1] if place + 1 < s.depth else None
        f = s.frames[place]
        if f.kind in CONDITIONS:
            wrong = CONDITIONS[f.kind](Context(s, f, s.frames[place - 1], above, tables, edition.program("plain")))
            if wrong is not None:
                field = decisions.flow.kinds[f.kind].fields.get(wrong[0], wrong[0])
                yield Problem(f"frames[{place}]{'.' if field else ''}{field}", wrong[1])
                return
    top = s.frames[s.depth - 1]
    if top.kind != GAME_OVER and edition.program("plain")(options)(s, Moves([0] * ACTIONS)) == 0:
        yield Problem(f"frames[{s.depth - 1}]", f"found {FRAME_NAMES[top.kind]}, which offers nothing here; expected at least one option")
