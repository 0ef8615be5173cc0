"""Rows with a shared beginning, and games that keep their history in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import firelight
from firelight.engine.errors import CannotUndo
from firelight.engine.game import Game
from firelight.engine.packed import pack
from firelight.engine.past import TOGETHER
from firelight.engine.rows import Row
from firelight.table import Memory, Picture
from tests.games import TABLES, new_game


def test_a_row_is_read_as_a_list_is() -> None:
    row, items = Row(range(40)), list(range(40))
    chance = random.Random(1)
    assert (len(row), list(row), list(reversed(row))) == (40, items, items[::-1])
    assert [row[place] for place in range(-40, 40)] == [items[place] for place in range(-40, 40)]
    for _ in range(300):
        first, last = (chance.choice([None, *range(-50, 50)]) for _ in range(2))
        part = slice(first, last, chance.choice([None, 1, 2, 5]))
        assert row[part] == items[part]
    for place in (-41, 40):
        with pytest.raises(IndexError):
            row[place]
    assert row == Row(items) and row != Row(items[1:]) and not Row()


def test_copies_never_see_what_others_append_or_cut() -> None:
    chance = random.Random(2)
    rows: list[tuple[Row[int], list[int]]] = [(Row(), [])]
    for number in range(2000):
        row, items = chance.choice(rows)
        match chance.randrange(4):
            case 0:
                rows.append((row.copy(), list(items)))
            case 1 if chance.random() < 0.3:
                length = chance.randrange(len(items) + 1)
                row.cut(length)
                del items[length:]
            case _:
                row.append(number)
                items.append(number)
    assert all(list(row) == items for row, items in rows)
    assert max(len(items) for _, items in rows) > 20


def test_a_long_row_is_let_go_without_trouble() -> None:
    row = Row(range(200_000))
    other = row.copy()
    del row
    other.cut(0)
    assert len(other) == 0


def told(g: Game) -> dict[str, Any]:
    return {**g.record(), "position": g.position(), "sealed": g.sealed_at, "turn": g.turn, "events": g.events(), "moves now": g.moves()}


def walk(g: Game, chance: random.Random, moves: int) -> list[str]:
    made = []
    for _ in range(moves):
        if not g.over:
            move = chance.choice(g.moves()).text
            g.play(move)
            made.append(move)
    return made


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_games_that_part_after_an_undo_know_nothing_of_each_other(key: str, players: int) -> None:
    g = new_game(key, players, 4)
    chance = random.Random(players)
    walk(g, chance, 40)
    for _ in range(6):
        before = told(g)
        others = [g.copy(), g.at(g.moves_made), g.copy()]
        others[0].undo_to(chance.randrange(g.moves_made))
        walk(others[0], chance, 5)
        others[2].undo_to(others[0].moves_made // 2)
        kept = [told(other) for other in others]
        walk(g, chance, 3)
        assert [told(other) for other in others] == kept
        assert told(others[1]) == before
        g.undo_to(g.moves_made - 3)
        assert told(g) == before


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_undo_to_is_many_undos(key: str, players: int) -> None:
    g = new_game(key, players, 7)
    walk(g, random.Random(1), 30)
    quick, slow = g.copy(), g.copy()
    quick.undo_to(11)
    while slow.moves_made > 11:
        slow.undo(force=True)
    assert told(quick) == told(slow)
    while quick.can_redo:
        assert quick.redo() == slow.redo()
    assert [move.text for move in quick.history] == [move.text for move in g.history] == [move.text for move in slow.history]
    with pytest.raises(CannotUndo, match="were made so far"):
        quick.undo_to(31)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_what_is_kept_of_the_past_is_what_the_past_says(key: str, players: int) -> None:
    """`sealed_at` and `turn` are stored, so compare them with the history here."""
    g = new_game(key, players, 9)
    begins = g.edition.title.rules.turn_began
    for _ in range(60):
        logs = [*(past.events for past in g._past), g.log]
        turns = [made for made, log in enumerate(logs) for event in log if event[0] == begins]
        assert g.turn == (max(len(turns), 1), turns[-1] if turns else 0)
        assert g.sealed_at == max((past.made + 1 for past in g._past if past.sealed), default=0)
        walk(g, random.Random(g.moves_made), 1)
        if g.moves_made % 7 == 6:
            g.undo_to(g.moves_made - 3)
            walk(g, random.Random(1), 3)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_positions_of_the_past_take_a_fifth_of_the_room(key: str, players: int) -> None:
    g = new_game(key, players, 4)
    seen = []
    while g.moves_made < 100 and not g.over:
        seen.append(pack(g.state))
        walk(g, random.Random(g.moves_made), 1)
    assert [past.packed for past in g._past] == seen
    together = [past for past in g._past if past.whole is None]
    assert len(g._past) - len(together) <= TOGETHER
    assert sum(map(len, {past.block for past in together})) < sum(map(len, seen[: len(together)])) / 5


def test_a_move_and_its_table_do_not_go_through_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making a move uses only the end of the history, so it takes as long after 300 moves as after none."""
    steps = 0
    get, reverse = Row.__getitem__, Row.__reversed__

    def getitem(self: Row[Any], place: Any) -> Any:
        nonlocal steps
        first = place.indices(len(self))[0] if isinstance(place, slice) else place % max(len(self), 1)
        steps += len(self) - first
        return get(self, place)

    def reversed_(self: Row[Any]) -> Iterator[Any]:
        nonlocal steps
        for item in reverse(self):
            steps += 1
            yield item

    g = firelight.new("emberheart", 3, seed=5)
    walk(g, random.Random(3), 200)
    assert g.moves_made == 200
    monkeypatch.setattr(Row, "__getitem__", getitem)
    monkeypatch.setattr(Row, "__reversed__", reversed_)
    memory = Memory()
    for _ in range(20):
        g = g.after(g.moves()[0])
        Picture(g, memory).table(frozenset([g.seat or 0]))
    assert steps <= 20
