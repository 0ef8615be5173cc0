"""Emberheart for the engine: everything it needs to know, in one place."""

from __future__ import annotations

from pathlib import Path

from firelight.engine.jit import is_table
from firelight.engine.parts import Judge, Option, Rules, Things, Words, called_on_demand, on_demand
from firelight.engine.title import Title
from firelight.games.emberheart.bot import evaluation
from firelight.games.emberheart.content import tables
from firelight.games.emberheart.content.components import from_data, load
from firelight.games.emberheart.content.words import SHIPPED
from firelight.games.emberheart.position import checks as position
from firelight.games.emberheart.rules import game, scoring, setup
from firelight.games.emberheart.rules.decisions import ATTACH_DRAGON, RESEND, flow
from firelight.games.emberheart.rules.events import EVENTS
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.rulebook import RULES
from firelight.games.emberheart.rules.vocabulary import vocabulary
from firelight.games.emberheart.texts.explain import explain

BOT = Path(__file__).parent / "bot"

THINGS = (
    Things("places", event="sent-party", move="go {}"),
    Things("buildings", event="crest-at", move="{}"),
    Things("aides", event="took-aide", move="aide {}"),
    Things("attributes", event="attribute-moved", move="raise {}"),
    Things("heroes", event="took-hero"),
    Things("skills", field="bands.skill"),
)

TITLE = Title(
    key="emberheart",
    name="Emberheart",
    players=(2, 4),
    rules=Rules(
        state=State,
        frames=flow.names,
        setup=setup.setup,
        options=game.options,
        resolve=game.resolve,
        score=scoring.score,
        run=game.run,
        guard=game.guard,
        determinise=setup.determinise,
        points_from=scoring.points_from,
        tiebreak=scoring.tiebreak,
        scoring_seats=evaluation.scoring_seats,
        last_automatic=flow.last_automatic,
        last_chance=flow.last_chance,
        sources=scoring.SOURCES,
        rulebook=RULES,
        events=EVENTS,
        begins_turn="turn-began",
        setup_options={
            "side": Option(0, 0, 1),
        },
        components_file=Path(SHIPPED),
        other_sets={"balanced": Path(SHIPPED).with_name("balanced.toml")},
        load_components=load,
        components_from=from_data,
        tables=tables.build,
        shipped_tables={name: table for name, table in vars(tables).items() if is_table(table)},
        derive=position.derive,
        check=position.check,
        conceal=position.conceal,
        later={RESEND: (ATTACH_DRAGON,)},
    ),
    words=Words(
        notation=flow.notation,
        vocabulary=vocabulary,
        explain=explain,
        board=called_on_demand(f"{__package__}.texts.board", "board"),
        load_speech=on_demand(f"{__package__}.texts.speech", "SPEECH"),
        load_face=called_on_demand(f"{__package__}.texts.face", "face"),
        load_wording=on_demand(f"{__package__}.bot.reasons", "WORDING"),
    ),
    judge=Judge(
        features=evaluation.features,
        progress=evaluation.progress,
        resting=evaluation.resting,
        feature_names=evaluation.FEATURES,
        weights=BOT / "weights.toml",
        plan=BOT / "plan.toml",
        nets=(BOT / "net.bin", BOT / "balanced.bin"),
        things=THINGS,
        practice=lambda players: ({"side": 0}, {"side": 0}, {"side": 0}, {"side": 1}),
    ),
    load_view=on_demand(f"{__package__}.view.view", "VIEW"),
    puzzles=Path(__file__).parent / "content" / "puzzles.json.xz",
)
