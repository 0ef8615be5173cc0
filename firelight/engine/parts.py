"""Three of the four parts of a title: Rules, Words and Judge (the fourth is in view.py). Whatever a game omits has a plain default.

Functions marked (rules) run in every backend, the others only in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight.engine import defaults
from firelight.engine.errors import Problem
from firelight.engine.jit import Table
from firelight.engine.kernels import GAME_OVER
from firelight.engine.speech import ENGLISH, PlainSpeech
from firelight.engine.stack import Position

if TYPE_CHECKING:
    from firelight.engine.face import Face, Wording

NO_EVENT = -1


def on_demand(module: str, name: str) -> Callable[[], Any]:
    """A function that returns the object of this name in a module, importing it only then: playing plain rules needs no texts."""
    return lambda: getattr(import_module(module), name)


def called_on_demand(module: str, name: str) -> Callable[..., Any]:
    """The same for a function, which is called at once."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call


load_plain_face = called_on_demand("firelight.engine.face", "plain_face")
load_silence = on_demand("firelight.engine.face", "SILENT")


@dataclass(frozen=True, eq=False, repr=False)
class Option:
    """A choice made at setup: its values, and its meaning if the game has no texts."""

    default: int
    low: int
    high: int
    help: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Rules:
    """How a game is played, and with what. Its state must have a field `players`."""

    state: type[Position]
    frames: tuple[str, ...]  # the kinds by number: none, game over, automatic frames, chance, decisions
    setup: Callable[..., None]  # (rules) s, rng, players, values of the setup options
    options: Callable[..., int]  # (rules) s, out: the moves of the current decision
    resolve: Callable[..., None]  # (rules) s, action
    score: Callable[..., int]  # (rules) s, seat
    run: Callable[..., None] = defaults.run  # (rules) s: carry out an automatic frame
    settle: Callable[..., None] = defaults.settle  # (rules) s, rng: carry out a frame of chance
    guard: Callable[..., int] = defaults.guard  # (rules) s, action: 0, or the rule that forbids it
    determinise: Callable[..., None] = defaults.determinise  # (rules) s, seat, rng: redeal what the seat cannot know
    points_from: Callable[..., int] = defaults.points_from  # (rules) s, seat, source
    tiebreak: Callable[..., int] = defaults.tiebreak  # (rules) s, seat
    scoring_seats: Callable[..., int] = defaults.scoring_seats  # (rules) s: how many seats score, including those nobody plays
    last_automatic: int = GAME_OVER
    last_chance: int = GAME_OVER
    shuffles: Mapping[int, str] = field(default_factory=dict)  # chance frames, and the pile that each shuffles
    dice: Mapping[int, str] = field(default_factory=dict)  # chance frames, and the dice that each rolls
    sources: tuple[str, ...] = ("points",)
    rulebook: tuple[str, ...] = ("",)  # the names of the rules, by number
    events: tuple[tuple[str, tuple[str, ...]], ...] = ()  # names, and a vocabulary for each argument
    begins_turn: str = ""  # the event that begins a turn; without one, a turn ends when another seat decides
    setup_options: Mapping[str, Option] = field(default_factory=dict)
    winners: Callable[[Any], tuple[int, ...]] = defaults.winners
    components_file: Path | None = None  # the shipped set
    other_sets: Mapping[str, Path] = field(default_factory=dict)  # others that come with the game, by name: files with the differences
    load_components: Callable[[Any], Any] = defaults.load_components
    components_from: Callable[[Any], Any] = defaults.components_from
    tables: Callable[[Any], dict[str, Table]] = lambda components: {}
    shipped_tables: Mapping[str, Table] = field(default_factory=dict)  # the tables that the rules were written with
    derive: Callable[[Any], None] = lambda state: None  # restores fields that follow from others, after loading
    check: Callable[[Any, Any, Any], list[Problem]] = defaults.check  # state, edition, words: what is impossible on a table
    conceal: Callable[[Any, Any, Any], None] = defaults.conceal  # data, state, words: remove what nobody may know (records: below)
    conceal_parts: Mapping[str, Callable[[Any], None]] = field(default_factory=dict)  # the same for each record of a field
    later: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # options that version 1 of records did not know, by decision

    @cached_property
    def turn_began(self) -> int:
        """The number of the event that begins a turn."""
        return next((number for number, (name, _) in enumerate(self.events) if name == self.begins_turn), NO_EVENT)

    @cached_property
    def chance(self) -> dict[int, str]:
        """The chance frames, and the field in which each leaves its result."""
        return {**self.shuffles, **self.dice}


@dataclass(frozen=True, eq=False, repr=False)
class Words:
    """What people read and type."""

    notation: Callable[[Any], tuple[str, ...]]  # the text of every action
    about: str = ""  # the game in one sentence
    rules: Mapping[str, str] = field(default_factory=dict)  # the rules by number, for clients without texts of the game
    vocabulary: Callable[[Any], dict[str, tuple[str, ...]]] = lambda components: {}
    explain: Callable[[Any, int, int], tuple[str, Mapping[str, Any]]] = defaults.explain  # game, action, rule: a code and its values
    refusals: Mapping[str, str] = field(default_factory=dict)  # sentences for those codes, for a game without speech; {value} is replaced
    board: Callable[[Any, str], str] = defaults.board  # game, language
    seat_names: Callable[[Any], tuple[str, ...]] = defaults.seat_names  # all who score
    load_speech: Callable[[], PlainSpeech] = PlainSpeech
    load_face: Callable[[str], Face] = load_plain_face
    load_wording: Callable[[], Wording] = load_silence

    @cached_property
    def speech(self) -> PlainSpeech:
        """The game's texts, in any language."""
        return self.load_speech()

    @cached_property
    def face(self) -> Face:
        """How the game shows itself in a terminal."""
        return self.load_face(ENGLISH)

    @cached_property
    def wording(self) -> Wording:
        """How hints read its events."""
        return self.load_wording()


@dataclass(frozen=True)
class Things:
    """What a balance report counts: an event that names a thing, or a field that each seat has from the start.

    `move` is the text of the move that is the only way to get the thing, with {} in place of its name.
    """

    name: str  # of the group, such as places
    event: str = ""
    argument: int = 0  # of the event: the index of the thing's name
    field: str = ""  # such as players.role: a list in the state with an entry per seat, and a field of the entry
    move: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Judge:
    """How positions are judged; a game without features is judged by its score."""

    features: Callable[..., None] = defaults.features  # (rules) s, seat, out
    progress: Callable[..., int] = defaults.progress  # (rules) how far the game has progressed, 0 to 256
    resting: Callable[..., bool] = defaults.resting  # (rules) whether a turn is about to begin
    feature_names: tuple[str, ...] = ("points",)
    weights: Path | None = None  # the worth of the features; without a file, one point each
    plan: Path | None = None  # the weights for planning a turn; without a file, the usual ones
    nets: tuple[Path, ...] = ()  # learned nets that correct the weights, each for one component set
    things: tuple[Things, ...] = ()  # what a balance report counts
    practice: Callable[[int], tuple[Mapping[str, Any], ...]] = lambda players: ({},)  # setup options that nets learn with in turn
