"""Loading a position: what follows from it, what is impossible on a table, and what nobody may know.

The checks run in steps, each relying on the one before: seats; the shape of the stack and every city by itself; the pieces of all
cities together; whether the stack can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from firelight.engine.errors import Problem
from firelight.games.bonfire.content import tables as shipped
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.position.cities import check_city
from firelight.games.bonfire.position.frames import check_play, check_shape
from firelight.games.bonfire.position.pieces import check_pieces
from firelight.games.bonfire.rules.countdown import FULL_PILE, NOVICES_TO_BEGIN, novices_in_council
from firelight.games.bonfire.rules.decisions import GAME_OVER
from firelight.games.bonfire.rules.fate import join
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.supply import meets_common


def derive(s: State) -> None:
    """Restore what is not written: counts, the map of the Fate Area, areas, Common Tasks met."""
    for seat in range(4):
        derive_city(s.cities[seat])


def derive_city(c: City) -> None:
    c.gnome_count = sum(1 for gnome in c.gnomes if gnome)
    c.square_at = [0] * w.GRID
    count = c.square_count
    for square in range(count):
        c.square_at[c.cells[square]] = square + 1
    c.groups = [square if square < count else 0 for square in range(len(c.groups))]
    for square in range(count):
        c.square_count = square + 1
        join(c, square)
    c.square_count = count
    c.met = [int(meets_common(c, common)) for common in range(5)]


def _check_seats(s: State) -> Iterator[Problem]:
    seats = max(s.players, 2)
    if s.seats != seats:
        yield Problem("seats", f"found {s.seats}; expected {seats} with {s.players} players")
    for name in ("start", "turn"):
        if getattr(s, name) >= seats:
            yield Problem(name, f"found {getattr(s, name)}; this game has {seats} seats")
    if s.players == 1 and s.start != 0:
        yield Problem("start", f"found {s.start}; expected 0, the player starts")


def _check_countdown(s: State) -> Iterator[Problem]:
    """The travelling tile came from the top of the pile; in the starting player's turn there is none."""
    council = novices_in_council(s)
    counting = int(council >= NOVICES_TO_BEGIN[s.players])
    if s.counting != counting:
        state = "the Countdown has begun" if counting else f"it begins with {NOVICES_TO_BEGIN[s.players]}"
        yield Problem("counting", f"found {s.counting}; {council} Novices are in the Council: {state}")
        return
    allowed = {(FULL_PILE, 0)}
    over = s.frames[s.depth - 1].kind == GAME_OVER
    if counting and s.turn == s.start:
        allowed |= {(pile, 0) for pile in range(0 if over else 1, FULL_PILE)}
    if counting and (s.turn != s.start or over):
        allowed |= {(pile, pile + 1) for pile in range(FULL_PILE)}
    if (s.countdown_pile, s.countdown_tile) not in allowed:
        wanted = ", ".join(f"{pile} and {tile}" for pile, tile in sorted(allowed, reverse=True))
        yield Problem("countdown_pile", f"found {s.countdown_pile} with countdown_tile {s.countdown_tile}; expected one of {wanted}")
    for seat in range(s.players):
        if s.cities[seat].passed and not counting:
            yield Problem(f"cities[{seat}].passed", "found 1; expected 0 before the Countdown has begun")


def check(s: State, edition: Any, words: Any) -> list[Problem]:
    """What is impossible on a table or cannot be played on, with its place."""
    tables = edition.tables or shipped.build(edition.components)
    problems = list(_check_seats(s))
    if not problems:
        problems += check_shape(s)
        for seat in range(4):
            problems += check_city(s, seat, words, tables)
    if not problems:
        problems += _check_countdown(s)
    if not problems:
        problems += check_pieces(s, words, tables)
    if not problems:
        whole = s.copy()
        derive(whole)
        problems += check_play(whole, edition, tables)
    return problems


def conceal(data: dict[str, Any], s: State, words: Any) -> None:
    """Remove the order of the piles. Their contents can be worked out by anybody and stay."""
    pile = data["path_pile"]
    known = s.path_known
    data["path_pile"] = {"count": len(pile), "contents": sorted(pile[known:]), "bottom": pile[:known]}
    data["gnome_pile"] = {"count": len(data["gnome_pile"]), "contents": sorted(data["gnome_pile"])}
    data["tom_pile"] = {"count": len(data["tom_pile"]), "contents": sorted(data["tom_pile"])}


def conceal_city(city: dict[str, Any]) -> None:
    """Remove the order of the face-down Offerings."""
    left, right = city.pop("left_offerings"), city.pop("right_offerings")
    city["offerings"] = {
        "left": {"count": len(left), "open": left[-1] if left else None},
        "right": {"count": len(right), "open": right[-1] if right else None},
        "face-down": sorted(left[:-1] + right[:-1]),
    }
