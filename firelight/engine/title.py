"""A title is what the engine knows of one game: its record, its functions, its words. An edition adds a component set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from firelight.engine import kernels
from firelight.engine.errors import OptionError, Problem
from firelight.engine.jit import Program, Table
from firelight.engine.stack import Position

if TYPE_CHECKING:
    from firelight.engine.game import Game


@dataclass(frozen=True)
class Option:
    """A choice made at setup: its values, and what it means."""

    default: int
    low: int
    high: int
    help: str


@dataclass(frozen=True)
class Title:
    """Static facts of a game. Functions marked (rules) run in every backend, the others only in Python."""

    key: str
    name: str
    players: tuple[int, int]
    state: type[Position]
    setup: Callable[..., None]  # (rules) s, rng, players, first option, second option
    options: Callable[..., int]  # (rules)
    resolve: Callable[..., None]  # (rules)
    run: Callable[..., None]  # (rules)
    settle: Callable[..., None]  # (rules)
    guard: Callable[..., int]  # (rules)
    determinise: Callable[..., None]  # (rules)
    points_from: Callable[..., int]  # (rules) s, seat, source
    score: Callable[..., int]  # (rules)
    tiebreak: Callable[..., int]  # (rules)
    features: Callable[..., None]  # (rules) s, seat, out: what a position is judged by
    progress: Callable[..., int]  # (rules) how far the game is, 0 to 256
    resting: Callable[..., bool]  # (rules) is a turn about to begin?
    scoring_seats: Callable[..., int]  # (rules) how many score, Tom too
    feature_names: tuple[str, ...]
    frames: tuple[str, ...]
    last_automatic: int
    last_chance: int
    shuffles: Mapping[int, str]  # chance frames and the stack they shuffle
    sources: tuple[str, ...]
    rules: tuple[str, ...]
    events: tuple[tuple[str, tuple[str, ...]], ...]  # names, and a vocabulary for each argument
    setup_options: Mapping[str, Option]
    load_components: Callable[[Any], Any]
    components_from: Callable[[Any], Any]
    tables: Callable[[Any], dict[str, Table]]
    shipped_tables: Mapping[str, Table]  # those the rules are written with
    words: Callable[[Any], dict[str, tuple[str, ...]]]
    notation: Callable[[Any], tuple[str, ...]]
    derive: Callable[[Any], None]  # fields that follow from others, after loading
    check: Callable[[Any, Any, Any], list[Problem]]  # state, edition, words: what cannot be on one table
    conceal: Callable[[Any, Any, Any], None]  # data, state, words: take out what nobody may know, but for that in records
    board: Callable[[Any], str]
    picture: Callable[[Any], str]  # the table as SVG
    describe: Callable[[Any, int], str]  # game, action: one sentence for a person
    explain: Callable[[Any, int, int], tuple[str, str, Mapping[str, Any]]]  # game, action, rule: why not, as code, sentence and figures
    seat_names: Callable[[Any], tuple[str, ...]]  # all who score, Tom too
    winners: Callable[[Any], tuple[int, ...]]
    conceal_parts: Mapping[str, Callable[[Any], None]] = field(default_factory=dict)  # the same for the records of a field, one by one
    later: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # options that version 1 of records did not know, by decision

    @cached_property
    def turn_began(self) -> int:
        """The number of the event that begins a turn."""
        return next(number for number, (name, _) in enumerate(self.events) if name == "turn-began")

    @property
    def bind(self) -> dict[str, Any]:
        """What the engine's kernels leave open."""
        return {
            "Position": self.state,
            "setup": self.setup,
            "options": self.options,
            "resolve": self.resolve,
            "run": self.run,
            "settle": self.settle,
            "score": self.score,
            "tiebreak": self.tiebreak,
            "determinise": self.determinise,
            "features": self.features,
            "progress": self.progress,
            "resting": self.resting,
            "scoring_seats": self.scoring_seats,
            "FEATURE_COUNT": len(self.feature_names),
            "LAST_AUTOMATIC": self.last_automatic,
            "LAST_CHANCE": self.last_chance,
        }

    def option_values(self, players: int, given: Mapping[str, Any]) -> dict[str, int]:
        """The setup options with their defaults; OptionError names what does not fit."""
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise OptionError(f"players: found {players!r}; {self.name} is for {low} to {high} players")
        for name in given:
            if name not in self.setup_options:
                known = ", ".join(self.setup_options) or "none"
                raise OptionError(f"{name}: {self.name} has no such option; its options are: {known}")
        values = {}
        for name, option in self.setup_options.items():
            value = given.get(name, option.default)
            if isinstance(value, bool):
                value = int(value)
            if type(value) is not int or not option.low <= value <= option.high:
                raise OptionError(f"{name}: found {value!r}; expected a whole number from {option.low} to {option.high}")
            values[name] = value
        return values

    def setup_arguments(self, values: Mapping[str, int]) -> tuple[int, int]:
        """The option values as setup takes them: two numbers, in declared order."""
        first, second, *_ = (*values.values(), 0, 0)
        return first, second


@dataclass(eq=False)
class Edition:
    """A title with one component set: the same rules over its tables, in any backend."""

    title: Title
    components: Any
    shipped: bool
    programs: dict[str, Program] = field(default_factory=dict)

    @cached_property
    def tables(self) -> dict[str, Table]:
        return {} if self.shipped else self.title.tables(self.components)

    @cached_property
    def words(self) -> dict[str, tuple[str, ...]]:
        return {"frames": self.title.frames, "rules": self.title.rules, **self.title.words(self.components)}

    @cached_property
    def notation(self) -> tuple[str, ...]:
        return self.title.notation(self.components)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.notation)}

    def conceal(self, data: dict[str, Any], state: Position) -> None:
        """Take out of a written position what nobody may know, and the seats where nobody sits."""
        for key, declared in type(state).fields.items():
            if declared.used:
                del data[key][getattr(state, declared.used) :]
        for key, hide in self.title.conceal_parts.items():
            for part in data[key]:
                hide(part)
        self.title.conceal(data, state, self.words)

    def program(self, backend: str) -> Program:
        """The rules built for a backend: plain, numba or cuda."""
        if backend not in self.programs:
            self.programs[backend] = Program(backend, self.title.bind, self.tables, self.title.shipped_tables)
        return self.programs[backend]

    @cached_property
    def plain(self) -> PlainRules:
        return PlainRules(self)


class PlainRules:
    """The rules of an edition in plain mode, ready to call."""

    def __init__(self, edition: Edition) -> None:
        build = edition.program("plain")
        title = edition.title
        self.setup = build(title.setup)
        self.resolve = build(title.resolve)
        self.settle = build(title.settle)
        self.guard = build(title.guard)
        self.determinise = build(title.determinise)
        self.points_from = build(title.points_from)
        self.score = build(title.score)
        self.tiebreak = build(title.tiebreak)
        self.advance = build(kernels.advance)


Describe = Callable[["Game", int], str]
