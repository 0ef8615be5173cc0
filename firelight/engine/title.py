"""A title is what the engine knows about one game, in four parts: Rules, Words, View, Judge. An edition adds a component set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from firelight.engine import kernels
from firelight.engine.errors import OptionError
from firelight.engine.jit import Ints, Program, Table
from firelight.engine.parts import Judge, Rules, Words
from firelight.engine.speech import ENGLISH
from firelight.engine.stack import Position
from firelight.engine.view import View


@dataclass(frozen=True, eq=False, repr=False)
class Title:
    """A game: whom it is for, and its four parts. Only the rules and the notation are required; the rest has plain defaults."""

    key: str
    name: str
    players: tuple[int, int]
    rules: Rules
    words: Words
    judge: Judge = field(default_factory=Judge)
    load_view: Callable[[], View] = View
    puzzles: Path | None = None  # positions of real games in which one act is clearly best

    @cached_property
    def view(self) -> View:
        """What clients are shown, loaded when it is first needed."""
        return self.load_view()

    @property
    def bind(self) -> dict[str, Any]:
        """Values for the names that the engine's kernels leave open."""
        rules, judge = self.rules, self.judge
        frame = rules.state.fields["frames"].record
        return {
            "Position": rules.state,
            "Stack": rules.state,
            "Frame": frame,
            "OwnFrame": frame,
            "setup": rules.setup,
            "options": rules.options,
            "resolve": rules.resolve,
            "run": rules.run,
            "settle": rules.settle,
            "score": rules.score,
            "tiebreak": rules.tiebreak,
            "determinise": rules.determinise,
            "scoring_seats": rules.scoring_seats,
            "features": judge.features,
            "progress": judge.progress,
            "resting": judge.resting,
            "FEATURE_COUNT": len(judge.feature_names),
            "LAST_AUTOMATIC": rules.last_automatic,
            "LAST_CHANCE": rules.last_chance,
        }

    def option_values(self, players: int, given: Mapping[str, Any]) -> dict[str, int]:
        """The setup options with their defaults; OptionError names those that do not fit."""
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise OptionError(f"players: found {players!r}; {self.name} is for {low} to {high} players")
        for name in given:
            if name not in self.rules.setup_options:
                known = ", ".join(self.rules.setup_options) or "none"
                raise OptionError(f"{name}: {self.name} has no such option; its options are: {known}")
        values = {}
        for name, option in self.rules.setup_options.items():
            value = given.get(name, option.default)
            if isinstance(value, bool):
                value = int(value)
            if type(value) is not int or not option.low <= value <= option.high:
                raise OptionError(f"{name}: found {value!r}; expected a whole number from {option.low} to {option.high}")
            values[name] = value
        return values

    def called(self, language: str = ENGLISH) -> str:
        """The name of the game in a language."""
        return self.words.speech.called(language) or self.name

    def option_help(self, name: str, language: str = ENGLISH) -> str:
        """What a setup option means."""
        return self.words.speech.option(name, language) or self.rules.setup_options[name].help

    def setup_arguments(self, values: Mapping[str, int]) -> Ints:
        """The option values in the order of their declaration, as setup takes them."""
        return Ints(values[name] for name in self.rules.setup_options)


@dataclass(eq=False)
class Edition:
    """A title with one component set: the same rules with its tables, in any backend."""

    title: Title
    components: Any
    shipped: bool
    programs: dict[str, Program] = field(default_factory=dict)

    @cached_property
    def tables(self) -> dict[str, Table]:
        return {} if self.shipped else self.title.rules.tables(self.components)

    @cached_property
    def words(self) -> dict[str, tuple[str, ...]]:
        return {"frames": self.title.rules.frames, "rules": self.title.rules.rulebook, **self.title.words.vocabulary(self.components)}

    @cached_property
    def notation(self) -> tuple[str, ...]:
        return self.title.words.notation(self.components)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.notation)}

    def conceal(self, data: dict[str, Any], state: Position) -> None:
        """Remove from a written position what nobody may know, and unoccupied seats."""
        for key, declared in type(state).fields.items():
            if declared.used:
                del data[key][getattr(state, declared.used) :]
        for key, hide in self.title.rules.conceal_parts.items():
            for part in data[key]:
                hide(part)
        self.title.rules.conceal(data, state, self.words)

    def program(self, backend: str) -> Program:
        """The rules built for a backend: plain, numba or cuda."""
        if backend not in self.programs:
            self.programs[backend] = Program(backend, self.title.bind, self.tables, self.title.rules.shipped_tables)
        return self.programs[backend]

    @cached_property
    def plain(self) -> PlainRules:
        return PlainRules(self)


class PlainRules:
    """The rules of an edition in plain mode, ready to call."""

    def __init__(self, edition: Edition) -> None:
        build = edition.program("plain")
        rules = edition.title.rules
        self.setup = build(rules.setup)
        self.options = build(rules.options)
        self.resolve = build(rules.resolve)
        self.run = build(rules.run)
        self.settle = build(rules.settle)
        self.guard = build(rules.guard)
        self.determinise = build(rules.determinise)
        self.points_from = build(rules.points_from)
        self.score = build(rules.score)
        self.tiebreak = build(rules.tiebreak)
        self.advance = build(kernels.advance)
