"""Emberheart for the engine: everything it needs to know, in one place."""

from __future__ import annotations

from pathlib import Path

from firelight.engine.face import Face, Wording
from firelight.engine.jit import is_table
from firelight.engine.parts import Judge, Option, Rules, Words
from firelight.engine.title import Title
from firelight.engine.view import View
from firelight.games.emberheart.bot import evaluation
from firelight.games.emberheart.content import tables
from firelight.games.emberheart.content.components import SHIPPED, from_data, load
from firelight.games.emberheart.position import checks as position
from firelight.games.emberheart.rules import actions, frames, game, scoring, setup
from firelight.games.emberheart.rules.events import EVENTS
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.notation import notation, vocabulary
from firelight.games.emberheart.rules.rulebook import RULES
from firelight.games.emberheart.texts.board import board
from firelight.games.emberheart.texts.explain import describe, explain


def load_face() -> Face:
    from firelight.games.emberheart.texts.face import FACE

    return FACE


def load_wording() -> Wording:
    from firelight.games.emberheart.bot.reasons import WORDING

    return WORDING


def load_view() -> View:
    from firelight.games.emberheart.view.view import VIEW

    return VIEW


BOT = Path(__file__).parent / "bot"

TITLE = Title(
    key="emberheart",
    name="Emberheart",
    players=(2, 4),
    rules=Rules(
        state=State,
        frames=frames.FRAME_NAMES,
        setup=setup.setup,
        options=game.options,
        resolve=game.resolve,
        score=scoring.score,
        run=game.run,
        settle=game.settle,
        guard=game.guard,
        determinise=setup.determinise,
        points_from=scoring.points_from,
        tiebreak=scoring.tiebreak,
        scoring_seats=evaluation.scoring_seats,
        last_automatic=frames.LAST_AUTOMATIC,
        last_chance=frames.LAST_CHANCE,
        sources=scoring.SOURCES,
        rulebook=RULES,
        events=EVENTS,
        begins_turn="turn-began",
        setup_options={
            "side": Option(0, 0, 1, "0: side A without skills; 1: side B, everybody has a skill (E1.1, E12)"),
        },
        components_file=Path(SHIPPED),
        load_components=load,
        components_from=from_data,
        tables=tables.build,
        shipped_tables={name: table for name, table in vars(tables).items() if is_table(table)},
        derive=position.derive,
        check=position.check,
        conceal=position.conceal,
        later={frames.RESEND: (actions.ATTACH_DRAGON,)},
    ),
    words=Words(
        notation=notation,
        vocabulary=vocabulary,
        describe=describe,
        explain=explain,
        board=board,
        load_face=load_face,
        load_wording=load_wording,
    ),
    judge=Judge(
        features=evaluation.features,
        progress=evaluation.progress,
        resting=evaluation.resting,
        feature_names=evaluation.FEATURES,
        weights=BOT / "weights.toml",
        plan=BOT / "plan.toml",
        net=BOT / "net.bin",
    ),
    load_view=load_view,
)
