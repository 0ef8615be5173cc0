"""One rules source, three ways to run it.

Rules are plain functions marked with ``@jit``. As they are, they run in Python on plain records. A ``Program`` takes an entry
function and builds the same functions again for another backend: every function reached by name gets a twin whose globals
hold twins and tables instead. So plain and compiled rules exist in one process, and a set of tables other than the shipped
one is just another program.

- ``plain``: Python functions (needed only for other tables).
- ``numba``: machine code for the CPU (see cpu.py), compiled when an entry is first used, and kept on disk.
- ``cuda``: device functions for a GPU kernel.

Signatures come from the annotations, so each function is compiled exactly once. The cache is described in cache.py.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from firelight.engine.records import Record

F = TypeVar("F", bound=Callable[..., Any])

Table = tuple[int, ...]


class Moves(list[int]):
    """A buffer of action numbers, filled by the rules. A list in plain mode, an int16 array when compiled."""


class Bytes(list[int]):
    """A buffer of small integers: a list in plain mode, an int8 array when compiled."""


class Ints(list[int]):
    """A buffer of integers: a list in plain mode, an int64 array when compiled."""


class Floats(list[float]):
    """A buffer of numbers: a list in plain mode, a float64 array when compiled."""


Cards = list[int]  # a field of a record that holds small integers (an int8 array when compiled)


def jit(function: F) -> F:
    """Mark a function as part of the rules: it may use only ints, records, tables, named tuples of these and other marked functions."""
    function.__rules__ = True  # type: ignore[attr-defined]
    return function


def compiled_as(replacement: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function whose compiled twin is a different one (events are only logged in plain mode)."""

    def mark(function: F) -> F:
        jit(function)
        function.__compiled_as__ = replacement  # type: ignore[attr-defined]
        return function

    return mark


def is_table(value: object) -> bool:
    return isinstance(value, tuple) and len(value) > 0 and all(type(item) is int for item in value)


def _is_marked(value: object) -> bool:
    return isinstance(value, types.FunctionType) and hasattr(value, "__rules__")


def _named_in(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """The global names that a function uses, with their values."""
    return ((name, function.__globals__[name]) for name in function.__code__.co_names if name in function.__globals__)


class Program:
    """The functions reachable from some entries, built for one backend, one state record and one set of tables.

    ``bind`` maps names that engine functions leave open to the game's functions and record. ``tables`` replace tables of the
    same name; with ``shipped``, the tables they replace are also recognised under other names. A program made with ``extended`` has a
    ``base``: another program with the same tables, whose twins serve for every function that reaches no name bound differently here.
    """

    def __init__(
        self,
        backend: str,
        bind: Mapping[str, Any] | None = None,
        tables: Mapping[str, Table] | None = None,
        shipped: Mapping[str, Table] | None = None,
        base: Program | None = None,
    ) -> None:
        if backend not in {"plain", "numba", "cuda"}:
            raise ValueError(f"unknown backend {backend!r}: plain, numba or cuda")
        self.backend = backend
        self.bind = dict(bind or {})
        self.tables = dict(tables or {})
        self.shipped = dict(shipped or {})
        self.instead = {id(table): self.tables[name] for name, table in self.shipped.items() if name in self.tables}
        self.base = base
        self.rebound = {name for name, value in self.bind.items() if base is not None and base.bind.get(name, self) is not value}
        self.shared: dict[Callable[..., Any], bool] = {}
        self.twins: dict[Callable[..., Any], Any] = {}
        self.arrays: dict[int, Any] = {}
        self.entries: dict[Callable[..., Any], Any] = {}
        self.types: dict[Any, Any] = {}
        if backend == "numba":
            from firelight.engine.cache import fingerprint, open_cache

            self.name = fingerprint(self.tables, self.bind)
            self.cache_folder = open_cache(self.name)

    def extended(self, bind: Mapping[str, Any]) -> Program:
        """A program with further bound names. Functions that reach none of them are compiled only once for both programs."""
        return Program(self.backend, {**self.bind, **bind}, self.tables, self.shipped, self)

    def __call__(self, function: F) -> F:
        """The finished twin of a marked function, compiled (or loaded) now if the backend compiles."""
        if self.base is not None and self._is_shared(function):
            return self.base(function)
        twin = self.twin(function)
        if self.backend == "numba":
            if function not in self.entries:
                from firelight.engine.cpu import entry

                self.entries[function] = entry(twin.py_func, self.signature(function), self.cache_folder, self.name)
            twin = self.entries[function]
        return typing.cast(F, twin)

    def _bound(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function that stands in the program for a marked one."""
        function = self.bind.get(getattr(function, "__open__", ""), function)
        return function if self.backend == "plain" else getattr(function, "__compiled_as__", function)

    def twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a marked function, not compiled yet."""
        if self.base is not None and self._is_shared(function):
            return self.base.twin(function)
        function = self._bound(function)
        known = self.twins.get(function)
        if known is not None:
            return known
        if self.backend == "numba":
            from firelight.engine.cache import check_is_hashed

            check_is_hashed(function)
        scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        twin: Any = types.FunctionType(function.__code__, scope, function.__name__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        if self.backend == "numba":
            twin = self._part(function, twin)
        elif self.backend == "cuda":
            twin = self._device_function(function, twin)
        self.twins[function] = twin  # registered before its scope is filled, since a field may have the name of its function
        for name, value in _named_in(function):
            scope[name] = self._value(name, value)
        return twin

    def _is_shared(self, function: Callable[..., Any]) -> bool:
        """Whether the base has the same twin: nothing that the function reaches is bound differently there."""
        reached, waiting = {function}, [function]
        while waiting:
            each = waiting.pop()
            if not self.shared.get(each, True) or self._uses_rebound(each):
                self.shared[function] = False
                return False
            if each not in self.shared:
                called = {value for _, value in _named_in(self._bound(each)) if _is_marked(value)} - reached
                reached |= called
                waiting += called
        self.shared.update(dict.fromkeys(reached, True))
        return True

    def _uses_rebound(self, function: Callable[..., Any]) -> bool:
        """Whether the function itself, a number that it uses, or a part of its type is bound differently here."""
        names = {getattr(function, "__open__", "")}
        function = self._bound(function)
        names.update(name for name, value in _named_in(function) if isinstance(value, int))
        return not self.rebound.isdisjoint(names) or any(map(self._is_rebound_type, typing.get_type_hints(function).values()))

    def _is_rebound_type(self, hint: Any) -> bool:
        parts = typing.get_args(hint) or (typing.get_type_hints(hint).values() if hasattr(hint, "_fields") else ())
        return getattr(hint, "__name__", "") in self.rebound or any(map(self._is_rebound_type, parts))

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, int):
            bound = self.bind.get(name, value)
            return bound if isinstance(bound, bool) else int(bound)  # in the twin, a declared kind or family is a plain number
        if is_table(value):
            value = self.instead.get(id(value), self.tables.get(name, value))
        if _is_marked(value):
            return self.twin(value)
        if self.backend != "plain" and is_table(value):
            if id(value) not in self.arrays:
                import numpy as np

                self.arrays[id(value)] = (value, np.array(value, dtype=np.int16))
            return self.arrays[id(value)][1]
        return value

    def _part(self, function: Callable[..., Any], twin: Any) -> Any:
        from firelight.engine.cpu import part

        return part(twin, lambda given: self.signature(function, given))

    def _device_function(self, function: Callable[..., Any], twin: Any) -> Any:
        from firelight.engine.gpu import device_function

        return device_function(twin, lambda given: self.signature(function, given))

    def signature(self, function: Callable[..., Any], given: Any = ()) -> Any:
        """The Numba signature from the annotations. Fields of records (Cards) keep the type they are passed with."""
        import numba

        if function in self.types:
            return self.types[function]
        hints = typing.get_type_hints(function)
        result = self._type(hints.pop("return", type(None)))
        parts = [given[place] if hint == Cards else self._type(hint) for place, hint in enumerate(hints.values())]
        signature = numba.core.typing.signature(result, *parts)
        if Cards not in hints.values():
            self.types[function] = signature
        return signature

    def _record_type(self, record: type[Record]) -> Any:
        """NumPy allows one name per field. Numba has one type per dtype, so aliases added to it are known wherever it is used."""
        import numba

        for field in record.fields.values():
            if field.record is not None:
                self._type(field.record)
        found = numba.from_dtype(record.dtype())
        for name, key in record.aliases.items():
            found.fields[name] = found.fields[key]
        return found

    def _type(self, hint: Any) -> Any:
        import numba

        hint = self.bind.get(getattr(hint, "__name__", ""), hint)
        if hint is int:
            return numba.int64
        if hint is float:
            return numba.float64
        if hint is bool:
            return numba.boolean
        if hint is type(None):
            return numba.none
        if hint is Moves:
            return numba.types.Array(numba.int16, 1, "C")
        if hint is Bytes:
            return numba.types.Array(numba.int8, 1, "C")
        if hint is Ints:
            return numba.types.Array(numba.int64, 1, "C")
        if hint is Floats:
            return numba.types.Array(numba.float64, 1, "C")
        if typing.get_origin(hint) is list:
            return numba.types.Array(self._type(typing.get_args(hint)[0]), 1, "C")
        if isinstance(hint, type) and issubclass(hint, Record):
            if hint not in self.types:
                self.types[hint] = self._record_type(hint)
            return self.types[hint]
        if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
            return numba.types.NamedTuple([self._type(part) for part in typing.get_type_hints(hint).values()], hint)
        raise TypeError(f"no compiled type for the annotation {hint!r}")
