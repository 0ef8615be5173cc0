"""Nothing that a seat is shown depends on what it cannot know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import firelight
from firelight.api import titles
from firelight.engine import codec
from firelight.engine.records import Record
from tests.games import CONSERVED, TABLES, UNSEEN, conserved, decisions, new_game, permuted, play_on, shipped_edition

HIDING = [(key, players) for key, players in TABLES if key in UNSEEN]


def test_every_game_says_what_is_conserved_and_what_nobody_knows() -> None:
    assert set(CONSERVED) == set(UNSEEN) == set(titles())


def hidden_fields(record: Record) -> Iterator[tuple[Record, str]]:
    """Every hidden stack of a state and the record it belongs to."""
    for name, field in type(record).fields.items():
        if field.hidden:
            yield record, name
        elif field.record is not None:
            inner = getattr(record, name)
            for part in inner if field.length else [inner]:
                yield from hidden_fields(part)


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_the_unseen_changes_neither_view_nor_moves(key: str, players: int) -> None:
    chance = random.Random(players)
    changed = 0
    for seed in range(2):
        for g in decisions(key, players, seed, every=13):
            other = permuted(g, chance)
            changed += other.state != g.state
            for seat in [None, *range(len(g.seat_names))]:
                assert json.dumps(other.view(seat)) == json.dumps(g.view(seat))
            assert other.moves() == g.moves()
            assert other.scores() == g.scores()
            assert other.events() == g.events()
            assert str(other) == str(g)
            again = firelight.load(other.position())
            assert again.moves() == g.moves()
            for number in range(len(g.edition.notation)):
                assert (other.why_not(number) is None) == (g.why_not(number) is None)
    assert changed > 0


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_reasons_and_descriptions_do_not_tell(key: str, players: int) -> None:
    """What a move does, and why it is not allowed, is said without using unseen things."""
    chance = random.Random(players)
    for g in decisions(key, players, 7, every=23):
        other = permuted(g, chance)
        for number in range(len(g.edition.notation)):
            assert other.why_not(number) == g.why_not(number)
        for move in g.moves():
            assert other.describe(move) == g.describe(move)


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_every_hidden_field_is_out_of_the_view(key: str, players: int) -> None:
    """No hidden stack is shown as a list, neither under its own name nor elsewhere."""
    for g in decisions(key, players, 3, every=19):
        view = g.view(0)["state"]
        written = codec.encode(g.state, g.edition.words)

        def lists(data: Any) -> Iterator[Any]:
            if isinstance(data, list):
                yield data
            if isinstance(data, (list, dict)):
                for inner in data.values() if isinstance(data, dict) else data:
                    yield from lists(inner)

        shown = [json.dumps(entry) for entry in lists(view)]
        for record, name in hidden_fields(g.state):
            field = type(record).fields[name]
            pile = getattr(record, name)[: codec.length_of(record, name)]
            words = [codec.encode_value(card, field, g.edition.words) for card in pile]
            if len(words) > 2 and words != sorted(words, key=str):
                assert json.dumps(words) not in shown
            if name in written:
                assert not isinstance(view.get(name), list)


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_determinising_keeps_the_view(key: str, players: int) -> None:
    edition = shipped_edition(key)
    for g in decisions(key, players, 11, every=7):
        for seat in range(players):
            dealt = g.determinised(seat, 5)
            for watcher in [None, *range(len(g.seat_names))]:
                assert dealt.view(watcher) == g.view(watcher)
            assert dealt.moves() == g.moves()
            assert conserved(dealt.state, edition) == []
            assert dealt.history == []
            assert not dealt.can_undo


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_two_deals_differ_where_something_is_hidden(key: str, players: int) -> None:
    for g in decisions(key, players, 13, every=11):
        deals = [g.determinised(0, seed) for seed in range(6)]
        orders = {json.dumps(deal.position()) for deal in deals}
        groups = [len({stack[place] for stack, place in group}) for group in UNSEEN[key](g.state)]
        if max(groups, default=0) >= 3:
            assert len(orders) > 1
        if max(groups, default=0) <= 1:
            assert len(orders) == 1
        assert g.determinised(0, 3).position() == g.determinised(0, 3).position()


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_every_unseen_place_is_dealt_anew(key: str, players: int) -> None:
    """Over many deals, each unseen place holds many different cards, and known cards never move."""
    g = new_game(key, players, 2)
    deals = [g.determinised(0, seed).state for seed in range(40)]
    for which, group in enumerate(UNSEEN[key](g.state)):
        for at in range(len(group)):
            places = [UNSEEN[key](deal)[which][at] for deal in deals]
            cards = {stack[place] for stack, place in places}
            kinds = len({stack[place] for stack, place in group})
            assert len(cards) > min(kinds, 4) // 2, f"group {which}, place {at}: {cards}"


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_a_determinised_game_can_be_played_to_its_end(key: str, players: int) -> None:
    for g in decisions(key, players, 17, every=29):
        dealt = g.determinised(0, 9)
        before = g.state.copy()
        for _ in play_on(dealt, 9):
            pass
        assert dealt.over
        assert g.state == before


@pytest.mark.parametrize(("key", "players"), HIDING)
def test_events_do_not_tell_before_a_draw(key: str, players: int) -> None:
    """A move that seals nothing logs the same whatever lies in the piles; one that seals differs only in what it reveals."""
    chance = random.Random(3)
    g = new_game(key, players, 23)
    free = 0
    while not g.over:
        move = chance.choice(g.moves())
        other = permuted(g, chance)
        told, others = g.play(move), other.play(move)
        if g.can_undo:
            free += 1
            assert other.can_undo
            assert told == others
            assert other.view(0) == g.view(0)
        else:
            same = next((i for i, (a, b) in enumerate(zip(told, others, strict=False)) if a != b), min(len(told), len(others)))
            assert told[:same] == others[:same]
    assert free > 0


def test_a_spectator_sees_no_moves() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    assert g.view()["moves"] == []
    assert g.view(g.seat)["moves"] == ["keep first tile", "swap first tile"]


def test_the_known_bottom_of_the_path_pile_is_shown_and_stays() -> None:
    """Tiles openly put under the pile keep their order in the view and in every deal (B6.1c)."""
    from tests.bonfire.support import arrange, give, play, start

    s = arrange(2)
    paths = shipped_edition("bonfire").words["paths"]
    blue = [tile for tile in range(28) if paths[tile].startswith("blue")]
    order = blue[:4] + [tile for tile in range(28) if tile not in blue[:4]]
    s.path_display = order[:4]
    s.path_pile = order[4:] + [-1] * 4
    s.path_left = 24
    give(s.cities[0], path=3)
    g = start(s)
    play(g, "new display")
    shown = g.view(0)["state"]["path_pile"]
    assert sorted(shown["bottom"]) == sorted(paths[tile] for tile in blue[:4])
    assert shown["count"] == 24
    for seed in range(5):
        assert g.determinised(1, seed).view(1)["state"]["path_pile"] == shown
        assert g.determinised(1, seed).state.path_pile[:4] == g.state.path_pile[:4]  # type: ignore[attr-defined]
