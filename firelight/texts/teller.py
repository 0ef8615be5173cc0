"""Moves, events, questions and refusals as sentences: the twin of `web/src/lib/teller.ts`, with the same messages and variables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from json import loads
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from firelight.texts import shell
from firelight.texts.catalogue import Catalogue, catalogue

if TYPE_CHECKING:
    from firelight.engine.game import Event
    from firelight.engine.title import Edition
    from firelight.engine.view import Deed, Price

FORMS = ("nom", "acc", "to", "at", "from", "count", "count-acc", "help", "glory")  # the forms that a word may have
Values = dict[str, str | int]


class Person(NamedTuple):
    name: str
    mine: bool = False


class Found(NamedTuple):
    """The message for a word, and its values."""

    name: str
    values: Values


Pattern = tuple[str, Callable[["Teller", "re.Match[str]"], Found | None]]


@dataclass(frozen=True, eq=False)
class Words:
    """How to find the words of a game and tell its events. Everything except the patterns and the area is in words.json."""

    key: str
    folder: Path
    patterns: tuple[Pattern, ...] = ()  # words made by component sets: one text serves all that match
    area: tuple[int, int] | None = None  # the rows and columns of the grid whose squares are named

    @cached_property
    def declared(self) -> dict[str, Any]:
        found: dict[str, Any] = loads((self.folder / "words.json").read_text(encoding="utf-8"))
        return found


class Teller:
    """Makes sentences about one game in one language, with the names of its seats."""

    def __init__(self, words: Words, edition: Edition, language: str, people: Sequence[Person] = ()) -> None:
        self.words = words
        self.edition = edition
        self.people = people
        self.catalogue: Catalogue = catalogue(language, words.folder)

    def text(self, name: str, values: Values | None = None, attribute: str = "") -> str | None:
        return self.catalogue.text(name, values, attribute)

    def say(self, name: str, /, **values: Any) -> str:
        """A text that must exist, with values in the form of a move's arguments; `_` in a name stands for a hyphen."""
        found = self.text(name, self.values(name, {key.replace("_", "-"): value for key, value in values.items()}))
        return name if found is None else found.strip()

    # Words.

    def word(self, key: str, form: str = "", n: int = 1) -> str:
        """A word of the game: `ship`, `blue-herb-2`, `red-5-1`; in a form such as `acc`, or with a number."""
        name, values = self._find(key)
        given = {**values, "n": n}
        found = self.text(name, given, form) if form else None
        return found or self.text(name, given) or key

    def count(self, key: str, n: int, form: str = "count") -> str:
        """`2 ship tiles`; `count-acc` makes it the object of a sentence."""
        return self.word(key, form, n)

    def listed(self, parts: Sequence[str], kind: str = "and") -> str:
        """`a, b and c`."""
        return shell.listed(parts, kind, self.catalogue.language)

    def price(self, price: Price) -> str:
        return self.listed([self.count(part["kind"], part["number"], "count-acc") for part in price])

    # Sentences.

    def move(self, deed: Deed) -> str:
        """The label of a button that makes this move."""
        name = f"move-{self.words.key}-{deed.family}"
        text = self.text(name, self.values(name, deed.args))
        return capitalised(" ".join(text.split())) if text else deed.family

    def ask(self, decision: str, asked: Mapping[str, Any]) -> str:
        """The question of a decision, addressed to the one who decides."""
        name = f"ask-{self.words.key}-{decision}"
        figures = self.text(name, self.values(name, asked), "figures") if asked else None
        return (figures or self.text(name) or decision).replace("  ", " ")

    def ask_other(self, decision: str, seat: int) -> str:
        """The same for everybody else."""
        return self.text(f"ask-{self.words.key}-{decision}", {"who": self.who(seat)}, "other") or decision

    def refusal(self, code: str, args: Mapping[str, Any]) -> str:
        name = f"no-{self.words.key}-{code}"
        return capitalised(self.text(name, self.values(name, args)) or code)

    def thing(self, kind: str, name: str, number: int) -> str:
        """A thing in a hint: `2 gold`, `the pink Guardian`."""
        word, _, space = name.partition(" ")
        message = f"thing-{self.words.key}-{kind}"
        forms = self._forms("name", word, self.catalogue.variables(message), abs(number))
        values = {**forms, "number": abs(number), "sign": (number > 0) - (number < 0), "space": int(space or 0)}
        return self.text(message, values) or name

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The events as sentences; consecutive gains and payments become one."""
        return [finished(sentence.strip()) for sentence in self._sentences(events) if sentence and sentence.strip()]

    def _sentences(self, events: Sequence[Event]) -> Iterator[str | None]:
        runs = self.words.declared["runs"]
        at = 0
        while at < len(events):
            first, last = events[at], at + 1
            if first.name in runs:
                while last < len(events) and events[last].name in runs and events[last].seat == first.seat:
                    last += 1
                yield self._run(events[at:last])
            else:
                yield self._event(events, at)
            at = last

    def _run(self, events: Sequence[Event]) -> str | None:
        """One sentence for consecutive gains and payments: pieces that come and go cancel out."""
        declared = self.words.declared
        counts: dict[str, int] = {}
        for event in events:
            key, number = event.args[:2] if len(event.args) > 1 else (declared["counted"], event.args[0])
            sign = 1 if declared["runs"][event.name] == "gained" else -1
            counts[str(key)] = counts.get(str(key), 0) + sign * int(number or 0)
        gained, lost = (
            self.listed([self.count(key, number * sign, "count-acc") for key, number in counts.items() if number * sign > 0])
            for sign in (1, -1)
        )
        if not gained and not lost:
            return None
        discarded = all(declared["runs"][event.name] != "paid" for event in events)
        name = "swapped" if gained and lost else "gained" if gained else "discarded" if discarded else "paid"
        return self._sentence(f"run-{self.words.key}-{name}", events[0].seat, {"gained": gained, "lost": lost})

    def _event(self, events: Sequence[Event], at: int) -> str | None:
        event, declared = events[at], self.words.declared
        wanted = declared["onlyBefore"].get(event.name)
        if wanted and (at + 1 == len(events) or events[at + 1].name != wanted):
            return None
        families = declared["eventFamilies"].get(event.name, [])
        name = f"event-{self.words.key}-{event.name}"
        wanted = self.catalogue.variables(name)
        values: Values = {}
        for place, arg in enumerate(event.args):
            following = event.args[place + 1] if place + 1 < len(event.args) else None
            values |= self._forms(f"a{place}", arg, wanted, following, families[place] if place < len(families) else "")
        return self._sentence(name, event.seat, values)

    def _sentence(self, name: str, seat: int | None, values: Values) -> str | None:
        mine = seat is not None and self._is_mine(seat) and sum(person.mine for person in self.people) == 1
        yours = self.text(name, values, "you") if mine else None
        return yours if yours is not None else self.text(name, {**values, "who": self.who(seat)})

    def _is_mine(self, seat: int) -> bool:
        return seat < len(self.people) and self.people[seat].mine

    def who(self, seat: int | None) -> str:
        if seat is None:
            return ""
        return self.people[seat].name if seat < len(self.people) else str(seat + 1)

    # Values.

    def values(self, message: str, args: Mapping[str, Any]) -> Values:
        """The arguments of a move or a refusal as variables. A seat gives its name as `$who`, a decision its question as `$ask`."""
        families, wanted = self.words.declared["families"], self.catalogue.variables(message)
        values: Values = {}
        for name, value in args.items():
            values |= self._forms(name, value, wanted, None, families.get(name, ""))
        if "least" in args:
            values["range"] = args["least"] if args["least"] == args["most"] else f"{args['least']}–{args['most']}"
        if isinstance(args.get("seat"), int):
            values["who"] = self.who(args["seat"])
        if "decision" in args:
            values["ask"] = finished(self.text(f"ask-{self.words.key}-{args['decision']}") or str(args["decision"]))
        return values

    def _forms(self, name: str, value: Any, wanted: frozenset[str], following: Any = None, family: str = "") -> Values:
        """One argument: `$island`, and for a word also each of its forms (`$island-to`) and its key (`$island-key`)."""
        if value is None or value == "":
            return {name: "", f"{name}-key": "none", **{f"{name}-{form}": "" for form in FORMS}}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            way = "down" if value < 0 else "up"
            return {name: value, f"{name}-key": str(value), f"{name}-signed": signed(value), f"{name}-way": way, f"{name}-by": abs(value)}
        if isinstance(value, (list, tuple)):
            return self._list_forms(name, value)
        if isinstance(value, Mapping):
            held = {name: self._pieces(value), f"{name}-nom": self._pieces(value, "nom")}
            return {**held, f"{name}-size": sum(n > 0 for n in value.values()), f"{name}-sum": sum(value.values())}
        return self._word_forms(name, str(value), wanted, following if isinstance(following, int) else 1, family)

    def _list_forms(self, name: str, items: Sequence[Any]) -> Values:
        """`$squares` for squares; `$spaces` and `$spaces-or` for other lists; `$guardians-nom`, `$guardians-nom-or` for words."""
        line = self._line(items)
        if line:
            return {name: line}
        values: Values = {f"{name}-size": len(items)}
        for form in ("", "nom", "acc"):
            parts = self._parts(items, form)
            key = f"{name}-{form}" if form else name
            values[key] = self.listed(parts)
            values[f"{key}-or"] = self.listed(parts, "or")
        return values

    def _line(self, squares: Sequence[Any]) -> str | None:
        """Squares in a row or a column: `row 2, columns 3 to 5`. Squares beyond the edges of the area are named separately."""
        area = self.words.area
        if not squares or area is None or not all(isinstance(square, (list, tuple)) for square in squares):
            return None
        rows, columns = area
        inside = sorted((row, column) for row, column in squares if 1 <= row <= rows and 1 <= column <= columns)
        beyond = [(row, column) for row, column in squares if (row, column) not in inside]
        parts = [self._straight(inside)] if inside else []
        if beyond:
            row, column = beyond[0]
            side = "above" if row < 1 else "below" if row > rows else "left" if column < 1 else "right"
            parts.append(self._square_text("squares-beyond", {"row": row, "column": column, "side": side, "number": len(beyond)}))
        return self.listed(parts)

    def _straight(self, squares: Sequence[tuple[int, int]]) -> str:
        """The squares of one row or column, in order."""
        (row, column), (last_row, last_column) = squares[0], squares[-1]
        ends: Values = {"row": row, "column": column, "last-row": last_row, "last-column": last_column}
        if len(squares) == 1:
            return self._square_text("square-at", ends)
        unbroken = 2 < len(squares) == last_row - row + last_column - column + 1
        if row == last_row:
            across = self.listed([str(square[1]) for square in squares])
            return self._square_text("line-across" if unbroken else "squares-across", {**ends, "columns": across})
        down = self.listed([str(square[0]) for square in squares])
        return self._square_text("line-down" if unbroken else "squares-down", {**ends, "rows": down})

    def _square_text(self, name: str, values: Values) -> str:
        return self.text(f"word-{self.words.key}-{name}", values) or name

    def _parts(self, items: Sequence[Any], form: str) -> list[str]:
        """The elements of a list; cards with the same name are counted."""
        texts = [self._part(item, form) for item in items]
        cards = [_card(item) for item in items]
        parts: list[str] = []
        for at, (card, text) in enumerate(zip(cards, texts, strict=True)):
            same = texts.count(text)
            if not card or same == 1:
                parts.append(text)
            elif texts.index(text) == at:
                parts.append(self.count(card, same))
        return parts

    def _part(self, part: Any, form: str) -> str:
        """An element of a list: a word, a card with its colour, or counted pieces."""
        if isinstance(part, str):
            return self.word(part, form)
        if not isinstance(part, Mapping):
            return str(part)
        named = _card(part)
        return self.word(named) if named else self._pieces(part, form)

    def _pieces(self, held: Mapping[str, int], form: str = "") -> str:
        """`2 scouts and 1 hireling`, as the object of a sentence unless the form says otherwise."""
        counted = "count" if form == "nom" else "count-acc"
        return self.listed([self.count(key, number, counted) for key, number in held.items() if number > 0])

    def _word_forms(self, name: str, key: str, wanted: frozenset[str], n: int, family: str) -> Values:
        values: Values = {f"{name}-key": key}
        forms = [form for form in FORMS if f"{name}-{form}" in wanted]
        if not forms and name not in wanted:
            return values
        found = Found(f"{family}-{self.words.key}-{key}", {}) if family else self._find(key)
        given = {**found.values, "n": n}
        plain = self.text(found.name, given) or key
        return {**values, name: plain, **{f"{name}-{form}": self.text(found.name, given, form) or plain for form in forms}}

    def _find(self, key: str) -> Found:
        """The message for a word: its own, or the one for all words of its pattern."""
        own = f"word-{self.words.key}-{key.replace(' ', '-')}"
        if self.edition.shipped and self.catalogue.has(own):
            return Found(own, {})
        for pattern, find in self.words.patterns:
            match = re.fullmatch(pattern, key)
            found = find(self, match) if match else None
            if found:
                return Found(f"word-{self.words.key}-{found.name}", found.values)
        return Found(own, {})


def _card(part: Any) -> str | None:
    """The card in an element of a list."""
    named = part.get("card", part.get("dragon")) if isinstance(part, Mapping) else None
    return named if isinstance(named, str) else None


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def capitalised(text: str) -> str:
    """Capitalise a button or a refusal."""
    return text[:1].upper() + text[1:]


def finished(text: str) -> str:
    """End a sentence with a full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
