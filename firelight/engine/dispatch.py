"""Generates the four functions that handle every frame of a game from its declarations: guard, options, resolve, run.

Each finds the kind of the top frame by bisection, and calls the functions that the chapters of the rules have attached to it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from firelight.engine.decisions import UNUSED, Family, Flow, Kind
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import Position, pop, top

GIVEN = ("s", "f", "seat", "action", "out", "n")  # parameters that mean the same for every frame
BEYOND = 1000  # line numbers of generated code, so that no traceback shows a line of the game's own file for it
Lines = list[str]


class Dispatch(NamedTuple):
    guard: Callable[..., int]
    options: Callable[..., int]
    resolve: Callable[..., None]
    run: Callable[..., None]


class Call(NamedTuple):
    """The call of a rules function for the moves of a decision from `first` up to `end`."""

    name: str
    parameters: tuple[str, ...]
    first: int
    end: int
    option: str  # the parameter for the chosen option, if there is one


def dispatch(flow: Flow, state: type[Position]) -> Dispatch:
    """Generate the four functions; every chapter must have been imported."""
    undeclared = set(flow.frame.__annotations__) - set(flow.frame.aliases)
    if undeclared:
        raise ValueError(f"no frame has the numbers {', '.join(sorted(undeclared))}")
    writer = Writer(flow)
    decisions = [kind for kind in flow.kinds if kind > flow.last_chance]
    automatic = [kind for kind in flow.kinds[2:] if kind <= flow.last_automatic]
    start = ["f = top(s)", "kind = f.kind"]
    sources = {
        "guard": [*start, f"if kind <= {flow.last_chance}:", f" return {flow.otherwise}", *_bisected(decisions, writer.guard)],
        "options": [*start, "n = 0", *_bisected(decisions, writer.options)],
        "resolve": [*start, *_bisected(decisions, writer.resolve)],
        "run": [*start, *_bisected(automatic, writer.run)] if automatic else ["return"],
    }
    parameters: dict[str, dict[str, type]] = {"guard": {"action": int}, "options": {"out": Moves}, "resolve": {"action": int}, "run": {}}
    home = sys.modules[flow.frame.__module__]
    for name, lines in sources.items():
        header = f"def {name}({', '.join(['s', *parameters[name]])}):"
        source = "\n" * BEYOND + "\n".join([header, *_indented(lines)])
        exec(compile(source, str(home.__file__), "exec"), writer.scope)
        function = writer.scope[name]
        function.__module__ = home.__name__
        returned = int if name in ("guard", "options") else type(None)
        function.__annotations__ = {"s": state, **parameters[name], "return": returned}
        jit(function)
    return Dispatch(*(writer.scope[name] for name in Dispatch._fields))


class Writer:
    """Generates the code for each kind of frame. The scope holds the functions it calls, under unique names."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.scope: dict[str, Any] = {"top": top, "pop": pop}
        self.called: dict[Callable[..., Any], str] = {}
        self.taken = {*GIVEN, "kind", "range", *Dispatch._fields, *flow.frame.aliases}

    def guard(self, kind: Kind) -> Lines:
        lines: Lines = []
        for call in self._calls(kind, "guard"):
            lines += [f"if {call.first} <= action < {call.end}:", f" return {self._written(kind, call)}"]
        return [*lines, f"return {self.flow.otherwise}"]

    def options(self, kind: Kind) -> Lines:
        lister = self._call("lister", kind, 0, self.flow.actions) if "lister" in kind.functions else None
        if lister is not None and "n" not in lister.parameters:
            return [f"return {self._written(kind, lister)}"]
        lines: Lines = []
        for call in self._calls(kind, "guard"):
            loop = [f"if {self._written(kind, call)} == 0:", " out[n] = action", " n += 1"]
            lines += [f"for action in range({call.first}, {call.end}):", *_indented(loop)]
        return [*lines, f"return {self._written(kind, lister)}" if lister is not None else "return n"]

    def resolve(self, kind: Kind) -> Lines:
        calls = sorted(self._calls(kind, "effect"), key=lambda call: call.first)
        lines: Lines = []
        for call in calls[:-1]:
            lines += [f"if action < {call.end}:", *_indented(self._effect(kind, call))]
        return lines + self._effect(kind, calls[-1])

    def run(self, kind: Kind) -> Lines:
        return self._effect(kind, self._call("effect", kind, 0, 0))

    def _effect(self, kind: Kind, call: Call) -> Lines:
        """Call the effect, after popping the frame unless the function asks for it."""
        if "f" in call.parameters:
            return [self._written(kind, call), "return"]
        kept = [name for name in call.parameters if name == "seat" or name in kind.fields]
        return [*(f"{name} = f.{name}" for name in kept), "pop(s)", self._written(kind, call, kept), "return"]

    def _calls(self, kind: Kind, part: str) -> list[Call]:
        """The functions for all moves of a decision; adjacent families with the same function share one call."""
        calls: list[Call] = []
        for family in kind.takes:
            call = self._call(part, kind, family, family.end, family)
            last = calls[-1] if calls else None
            if last is not None and not call.option and (last.name, last.end) == (call.name, call.first):
                calls[-1] = last._replace(end=call.end)
            else:
                calls.append(call)
        return calls

    def _call(self, part: str, kind: Kind, first: int, end: int, family: Family | None = None) -> Call:
        function = kind.answer(part, family)
        parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
        options = [name for name in parameters if name not in GIVEN and name not in kind.fields]
        alone = len(kind.takes) == 1 or (family in kind.apart and part in kind.apart[family].functions)
        if len(options) > 1 or (options and not alone):
            raise ValueError(f"{kind.name}: nothing to give to {function.__name__} as {' or '.join(options)}")
        return Call(self._name(function), parameters, int(first), int(end), options[0] if options else "")

    def _name(self, function: Callable[..., Any]) -> str:
        if function not in self.called:
            name = function.__name__
            while name in self.scope or name in self.taken:
                name += UNUSED
            self.called[function] = name
            self.scope[name] = function
        return self.called[function]

    def _written(self, kind: Kind, call: Call, kept: Iterable[str] = ()) -> str:
        option = f"action - {call.first}" if call.first else "action"
        given = {"seat": "f.seat", **{name: f"f.{name}" for name in kind.fields}, **{name: name for name in kept}, call.option: option}
        return f"{call.name}({', '.join(given.get(name, name) for name in call.parameters)})"


def _bisected(kinds: list[Kind], write: Callable[[Kind], Lines]) -> Lines:
    if len(kinds) == 1:
        return write(kinds[0])
    middle = len(kinds) // 2
    return [f"if kind < {int(kinds[middle])}:", *_indented(_bisected(kinds[:middle], write)), *_bisected(kinds[middle:], write)]


def _indented(lines: Iterable[str]) -> Lines:
    return [f" {line}" for line in lines]
