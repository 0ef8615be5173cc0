"""Emberheart for the engine: everything it needs to know, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.emberheart import actions, evaluation, frames, game, position, scoring, setup, tables
from firelight.emberheart.board import board
from firelight.emberheart.components import from_data, load
from firelight.emberheart.events import EVENTS
from firelight.emberheart.explain import describe, explain
from firelight.emberheart.layout import State
from firelight.emberheart.notation import notation, vocabulary
from firelight.emberheart.picture import picture
from firelight.emberheart.rulebook import RULES
from firelight.engine.jit import is_table
from firelight.engine.title import Option, Title

if TYPE_CHECKING:
    from firelight.engine.game import Game


def seat_names(s: Any) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(s.players))


def winners(g: Game) -> tuple[int, ...]:
    """Most glory, then more dragon cards, then shared (E10.4)."""
    keys = [(points, g.edition.plain.tiebreak(g.state, seat)) for seat, points in enumerate(g.scores())]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


EMBERHEART = Title(
    key="emberheart",
    name="Emberheart",
    players=(2, 4),
    state=State,
    setup=setup.setup,
    options=game.options,
    resolve=game.resolve,
    run=game.run,
    settle=game.settle,
    guard=game.guard,
    determinise=setup.determinise,
    points_from=scoring.points_from,
    score=scoring.score,
    tiebreak=scoring.tiebreak,
    features=evaluation.features,
    progress=evaluation.progress,
    resting=evaluation.resting,
    scoring_seats=evaluation.scoring_seats,
    feature_names=evaluation.FEATURES,
    frames=frames.FRAME_NAMES,
    last_automatic=frames.LAST_AUTOMATIC,
    last_chance=frames.LAST_CHANCE,
    shuffles={},
    sources=scoring.SOURCES,
    rules=RULES,
    events=EVENTS,
    setup_options={
        "side": Option(0, 0, 1, "0: side A without skills; 1: side B, everybody has a skill (E1.1, E12)"),
    },
    load_components=load,
    components_from=from_data,
    tables=tables.build,
    shipped_tables={name: table for name, table in vars(tables).items() if is_table(table)},
    words=vocabulary,
    notation=notation,
    derive=position.derive,
    check=position.check,
    conceal=position.conceal,
    board=board,
    picture=picture,
    describe=describe,
    explain=explain,
    seat_names=seat_names,
    winners=winners,
    later={frames.RESEND: (actions.ATTACH_DRAGON,)},
)
