"""Bonfire for the engine: everything it needs to know, in one place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight.engine import defaults
from firelight.engine.jit import is_table
from firelight.engine.parts import Judge, Option, Rules, Things, Words, called_on_demand, on_demand
from firelight.engine.title import Title
from firelight.games.bonfire.bot import evaluation
from firelight.games.bonfire.content import tables
from firelight.games.bonfire.content.components import from_data, load
from firelight.games.bonfire.content.words import SHIPPED
from firelight.games.bonfire.position import checks as position
from firelight.games.bonfire.rules import decisions, game, scoring, setup
from firelight.games.bonfire.rules.decisions import flow
from firelight.games.bonfire.rules.events import EVENTS
from firelight.games.bonfire.rules.layout import State
from firelight.games.bonfire.rules.rulebook import RULES
from firelight.games.bonfire.rules.vocabulary import vocabulary
from firelight.games.bonfire.texts.explain import explain

if TYPE_CHECKING:
    from firelight.engine.game import Game


def seat_names(s: Any) -> tuple[str, ...]:
    return ("You", "Tom") if s.players == 1 else defaults.seat_names(s)


def winners(g: Game) -> tuple[int, ...]:
    """Most points, then more Bonfires, then shared (B13.8). Against Tom: more points than he has, or he wins (B14.9)."""
    if g.players == 1:
        you, tom = g.scores()
        return (0,) if you > tom else (1,) if tom > you else ()
    return defaults.winners(g)


def practice(players: int) -> tuple[dict[str, int], ...]:
    """Setup options that nets learn with in turn: alone, also against a Tom with a head start."""
    return tuple({"handicap": points} for points in (0, 10, 20)) if players == 1 else ({}, {}, {}, {"first_game": 1})


BOT = Path(__file__).parent / "bot"

THINGS = (
    Things("gnomes", event="took-gnome", move="recruit {}"),
    Things("council", event="sent-novice", move="send {}"),
    Things("common-tasks", event="met-common"),
    Things("islands", event="sailed", argument=1, move="sail {}"),
    Things("portals", event="took-portal", move="portal {}"),
)

TITLE = Title(
    key="bonfire",
    name="Bonfire",
    players=(1, 4),
    rules=Rules(
        state=State,
        frames=flow.names,
        setup=setup.setup,
        options=game.options,
        resolve=game.resolve,
        score=scoring.score,
        run=game.run,
        settle=game.settle,
        guard=game.guard,
        determinise=game.determinise,
        points_from=scoring.points_from,
        tiebreak=scoring.tiebreak,
        scoring_seats=evaluation.scoring_seats,
        last_automatic=flow.last_automatic,
        last_chance=flow.last_chance,
        shuffles={
            decisions.SHUFFLE_PATHS: "path_pile",
            decisions.SHUFFLE_GNOMES: "gnome_pile",
            decisions.SHUFFLE_TOM: "tom_pile",
        },
        sources=scoring.SOURCES,
        rulebook=RULES,
        events=EVENTS,
        begins_turn="turn-began",
        setup_options={
            "first_game": Option(0, 0, 1),
            "handicap": Option(0, -99, 99),
        },
        winners=winners,
        components_file=Path(SHIPPED),
        other_sets={"balanced": Path(SHIPPED).with_name("balanced.toml")},
        load_components=load,
        components_from=from_data,
        tables=tables.build,
        shipped_tables={name: table for name, table in vars(tables).items() if is_table(table)},
        derive=position.derive,
        check=position.check,
        conceal=position.conceal,
        conceal_parts={"cities": position.conceal_city},
    ),
    words=Words(
        notation=flow.notation,
        vocabulary=vocabulary,
        explain=explain,
        board=called_on_demand(f"{__package__}.texts.board", "board"),
        seat_names=seat_names,
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
        practice=practice,
    ),
    load_view=on_demand(f"{__package__}.view.view", "VIEW"),
    puzzles=Path(__file__).parent / "content" / "puzzles.json.xz",
)
