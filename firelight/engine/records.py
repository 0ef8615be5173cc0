"""Records of fixed shape, declared once.

A declaration reads like a dataclass and yields two things: a plain Python class (slots, lists, ints), which the debugger and
the server use, and a NumPy dtype, which Numba, the GPU and files use.

>>> class Purse(Record):
...     coins: int = i16()
...     gems: list[int] = i8(3)
>>> p = Purse()
>>> p.gems[1] = 4
>>> p.coins, p.gems, Purse.dtype().itemsize
(0, [0, 4, 0], 6)
>>> read(Purse, write(p)).gems
[0, 4, 0]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    import numpy as np

R = TypeVar("R", bound="Record")

RANGES = {"i1": (-128, 127), "i2": (-32768, 32767), "i4": (-(2**31), 2**31 - 1), "i8": (-(2**63), 2**63 - 1)}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record: its storage, and how it is written in a position."""

    code: str
    length: int = 0  # 0: a single value
    record: type[Record] | None = None
    names: str = ""  # vocabulary of the values: a value v is written as its word
    keys: str = ""  # vocabulary of the places: an array is written as an object
    none: int | None = None  # the value for nothing (written as null)
    stack: bool = False  # an array filled from the left; the empty rest is not written
    counts: str = ""  # this field is the length of that stack, never written
    hidden: bool = False  # nobody may know the order
    face_up: int = 0  # of a hidden stack: how many at its end lie open
    known: str = ""  # of a hidden stack: the field with the number of cards at its beginning that everybody has seen
    derived: bool = False  # follows from other fields: not written, but restored on loading
    note: bool = False  # a remark about the position: neither written nor compared
    low: int | None = None
    high: int | None = None
    plain: bool = False  # exists only in the plain object
    used: str = ""  # the field with the number of entries in play; the others never change


def i8(length: int = 0, **meta: Any) -> Any:
    return Field("i1", length, **meta)


def i16(length: int = 0, **meta: Any) -> Any:
    return Field("i2", length, **meta)


def i32(length: int = 0, **meta: Any) -> Any:
    return Field("i4", length, **meta)


def i64(length: int = 0, **meta: Any) -> Any:
    return Field("i8", length, **meta)


def f64(length: int = 0) -> Any:
    """A number that is not part of a position (sums of a search)."""
    return Field("f8", length)


def one(record: type[Record], **meta: Any) -> Any:
    return Field("", 0, record, **meta)


def many(record: type[Record], length: int, **meta: Any) -> Any:
    return Field("", length, record, **meta)


def plain() -> Any:
    """A slot of the plain object only (not part of the position)."""
    return Field("", 0, plain=True)


class RecordMeta(type):
    """Turns Field declarations into slots, a zeroing constructor and a fast copy."""

    fields: dict[str, Field]
    aliases: dict[str, str]  # further names of fields

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordMeta:
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in own:
            del namespace[key]
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited.update(getattr(base, "fields", {}))
        namespace["__slots__"] = tuple(key for key in own if key not in inherited)
        cls = super().__new__(mcs, name, bases, namespace)
        cls.fields = inherited | own
        cls.aliases = {}
        _write_methods(cls)
        return cls


def _write_methods(cls: RecordMeta) -> None:
    init, copy, same = ["def __init__(self):"], ["def copy(self):", " new = new_object(cls)"], []
    space: dict[str, Any] = {"cls": cls, "new_object": object.__new__}
    for key, field in cls.fields.items():
        if field.plain:
            init.append(f" self.{key} = None")
            copy.append(f" new.{key} = None")
            continue
        if not field.note:
            same.append(f"self.{key} == other.{key}")
        if field.record is not None:
            space[f"r_{key}"] = field.record
            if field.length:
                init.append(f" self.{key} = [r_{key}() for _ in range({field.length})]")
                copy.append(f" new.{key} = [x.copy() for x in self.{key}]")
            else:
                init.append(f" self.{key} = r_{key}()")
                copy.append(f" new.{key} = self.{key}.copy()")
        elif field.length:
            init.append(f" self.{key} = [0] * {field.length}")
            copy.append(f" new.{key} = self.{key}[:]")
        else:
            init.append(f" self.{key} = 0")
            copy.append(f" new.{key} = self.{key}")
    lines = [*init, " pass", *copy, " return new", "def __eq__(self, other):"]
    lines.append(f" return type(other) is cls and {' and '.join(same) or 'True'}")
    exec("\n".join(lines), space)
    cls.__init__ = space["__init__"]  # type: ignore[misc]
    cls.copy = space["copy"]  # type: ignore[attr-defined]
    cls.__eq__ = space["__eq__"]  # type: ignore[method-assign]


class Record(metaclass=RecordMeta):
    """Base of all records. A new record is all zeros."""

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Self:
        raise NotImplementedError  # generated for each class

    @classmethod
    def alias(cls, name: str, key: str) -> None:
        """Give a field another name, which the class must annotate. Each name stands for one field."""
        if name in cls.fields or name not in cls.__annotations__:
            raise ValueError(f"{cls.__name__} has no further name {name!r}: it is annotated there")
        if cls.aliases.setdefault(name, key) != key:
            raise ValueError(f"{cls.__name__}.{name} stands for {cls.aliases[name]} and cannot stand for {key}")
        setattr(cls, name, getattr(cls, key))

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy dtype of this record, C-aligned. With aliases it has a title, to differ from other records of the same shape."""
        cached: np.dtype[Any] | None = cls.__dict__.get("_dtype")
        if cached is None:
            import numpy as np

            parts: list[Any] = []
            for key, field in cls.fields.items():
                if not field.plain:
                    base = field.record.dtype() if field.record is not None else field.code
                    name = (f"{cls.__module__}.{cls.__qualname__}", key) if cls.aliases and not parts else key
                    parts.append((name, base, (field.length,)) if field.length else (name, base))
            cached = np.dtype(parts, align=True)
            cls._dtype = cached  # type: ignore[attr-defined]
        return cached

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={getattr(self, key)!r}" for key, field in type(self).fields.items() if not field.plain)
        return f"{type(self).__name__}({inner})"


def write(record: Record) -> np.ndarray[Any, Any]:
    """A one-element structured array with the values of a plain record. Padding is zero."""
    import numpy as np

    array = np.zeros(1, type(record).dtype())
    write_into(record, array[0])
    return array


def write_into(record: Record, target: Any) -> None:
    for key, field in type(record).fields.items():
        if field.plain:
            continue
        value = getattr(record, key)
        if field.record is None:
            target[key] = value
        elif field.length:
            for place, item in enumerate(value):
                write_into(item, target[key][place])
        else:
            write_into(value, target[key])


def read(cls: type[R], array: Any) -> R:
    """The plain record for a one-element structured array (or one of its records)."""
    source = array[0] if getattr(array, "shape", ()) else array
    record = cls()
    for key, field in cls.fields.items():
        if field.plain:
            continue
        value = source[key]
        if field.record is None:
            setattr(record, key, value.tolist())
        elif field.length:
            setattr(record, key, [read(field.record, item) for item in value])
        else:
            setattr(record, key, read(field.record, value))
    return record


def differences(left: Record, right: Record, path: str = "") -> list[str]:
    """Paths of the fields in which two records differ, for tests and for people."""
    found: list[str] = []
    for key, field in type(left).fields.items():
        if field.plain:
            continue
        a, b = getattr(left, key), getattr(right, key)
        where = f"{path}.{key}" if path else key
        if field.record is not None:
            pairs = zip(a, b, strict=True) if field.length else [(a, b)]
            for place, (x, y) in enumerate(pairs):
                found += differences(x, y, f"{where}[{place}]" if field.length else where)
        elif a != b:
            found.append(f"{where}: {a} / {b}")
    return found
