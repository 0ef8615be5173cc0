"""Bonfire for the engine: everything it needs to know, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.bonfire import evaluation, frames, game, position, scoring, setup, tables
from firelight.bonfire.board import board
from firelight.bonfire.components import from_data, load
from firelight.bonfire.events import EVENTS
from firelight.bonfire.explain import describe, explain
from firelight.bonfire.layout import State
from firelight.bonfire.notation import notation, vocabulary
from firelight.bonfire.picture import picture
from firelight.bonfire.rulebook import RULES
from firelight.engine.jit import is_table
from firelight.engine.title import Option, Title

if TYPE_CHECKING:
    from firelight.engine.game import Game


def seat_names(s: Any) -> tuple[str, ...]:
    if s.players == 1:
        return ("You", "Tom")
    return tuple(f"Player {seat + 1}" for seat in range(s.players))


def winners(g: Game) -> tuple[int, ...]:
    """Most points, then more Bonfires, then shared (B13.8). Against Tom: more points than he has, or he wins (B14.9)."""
    scores = g.scores()
    if g.players == 1:
        return (0,) if scores[0] > scores[1] else (1,) if scores[1] > scores[0] else ()
    keys = [(points, g.edition.plain.tiebreak(g.state, seat)) for seat, points in enumerate(scores)]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


BONFIRE = Title(
    key="bonfire",
    name="Bonfire",
    players=(1, 4),
    state=State,
    setup=setup.setup,
    options=game.options,
    resolve=game.resolve,
    run=game.run,
    settle=game.settle,
    guard=game.guard,
    determinise=game.determinise,
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
    shuffles={
        frames.SHUFFLE_PATHS: "path_pile",
        frames.SHUFFLE_GNOMES: "gnome_pile",
        frames.SHUFFLE_TOM: "tom_pile",
    },
    sources=scoring.SOURCES,
    rules=RULES,
    events=EVENTS,
    setup_options={
        "first_game": Option(0, 0, 1, "every island gets Tasks of different colours (B2.2)"),
        "handicap": Option(0, -99, 99, "solo: points that Tom starts with; below 0 you start with them (B14.10)"),
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
    conceal_parts={"cities": position.conceal_city},
    board=board,
    picture=picture,
    describe=describe,
    explain=explain,
    seat_names=seat_names,
    winners=winners,
)
