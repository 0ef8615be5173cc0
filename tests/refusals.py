"""Refusals of any game: found in many positions, or requested in a decision pushed on top of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from firelight.engine.errors import Refusal
from firelight.engine.game import Game
from firelight.engine.stack import push


def refuse(g: Game, move: str, kind: int = 0, **frame: int) -> Refusal:
    """The refusal of a move for seat 0 in a decision of that kind pushed on top, even one that the game would resolve by itself."""
    if kind:
        top = push(g.state, kind, 0, 0, 0)
        for name, value in frame.items():
            setattr(top, name, value)
    number = g.number(move)
    rule = g.edition.plain.guard(g.state, number)
    assert rule, f"{move} is allowed"
    words = g.edition.title.words
    code, args = words.explain(g, number, rule)
    message = words.speech.refuse(g, code, args)
    return Refusal(move, g.edition.title.rules.rulebook[rule], code, message, dict(args))


def met_in(games: Iterable[Game], codes: Mapping[str, tuple[str, ...]]) -> dict[str, Refusal]:
    """One refusal of each code found in these positions. All refusals are checked to have the values of their code."""
    found: dict[str, Refusal] = {}
    for g in games:
        for action in () if g.over else range(len(g.edition.notation)):
            refusal = g.why_not(action)
            if refusal is not None:
                assert refusal.code in codes, refusal
                assert tuple(refusal.args) == codes[refusal.code], refusal
                found.setdefault(refusal.code, refusal)
    return found


def leaves(value: object) -> Iterator[str | int | None]:
    """All words and numbers in a value, and the keys of its parts."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        assert value is None or isinstance(value, (str, int))
        yield value


def in_english(refusal: Refusal) -> bool:
    """Whether a value is a phrase and not a key or a number."""
    return any(isinstance(value, str) and " " in value for value in leaves(refusal.args))
