"""Game records: a whole game as data, replayed move by move."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import RecordError
from tests.games import TABLES, finish, new_game, packed, play_on, without_notes


@cache
def _recorded(key: str, players: int, seed: int) -> str:
    return json.dumps(finish(new_game(key, players, seed), seed).record())


def recorded(key: str = "bonfire", players: int = 1, seed: int = 3) -> dict[str, Any]:
    """A finished game; in a solo game, Tom's cards are shuffled several times."""
    data: dict[str, Any] = json.loads(_recorded(key, players, seed))
    return data


def state_of(g: firelight.Game) -> bytes:
    return packed(without_notes(g))


def places(record: Any) -> list[str]:
    with pytest.raises(RecordError) as caught:
        firelight.replay(record)
    assert type(caught.value) is RecordError
    assert all(problem.message for problem in caught.value.problems)
    return [problem.place for problem in caught.value.problems]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_record_plays_the_same_game(key: str, players: int) -> None:
    for seed in range(3):
        g = new_game(key, players, seed)
        states, told = [state_of(g)], [g.events()]
        for _ in play_on(g, seed):
            if g.history:
                states.append(state_of(g))
                told.append(g.events())
        states.append(state_of(g))
        told.append(g.events())
        record = json.loads(json.dumps(g.record()))
        again = firelight.replay(record, seed=99)
        assert again.history == g.history
        assert state_of(again) == state_of(g)
        assert again.over
        assert again.scores() == g.scores()
        assert again.options == g.options
        assert again.record() == record
        step = firelight.replay({**record, "moves": [], "shuffles": [], "over": False, "scores": start_scores(record)})
        assert state_of(step) == states[0]
        with step.forcing(record["shuffles"]) as left:
            for made, move in enumerate(record["moves"], 1):
                assert step.play(move) == told[made]
                assert state_of(step) == states[made]
        assert left == []


def start_scores(record: dict[str, Any]) -> list[int]:
    position = {key: record[key] for key in ("version", "game", "options", "components")}
    return firelight.load({"firelight": "position", **position, "state": record["start"]}).scores()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_game_may_be_recorded_at_any_time(key: str, players: int) -> None:
    g = new_game(key, players, 8)
    for made in play_on(g, 8):
        if made % 11 == 0:
            again = firelight.replay(g.record())
            assert state_of(again) == state_of(g)
            assert again.moves() == g.moves()
            assert not g.history or again.events() == g.events()
            assert again.can_undo == g.can_undo


def test_a_record_comes_as_data_text_or_path(tmp_path: Path) -> None:
    record = recorded()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    games = [firelight.replay(source) for source in (record, json.dumps(record), f"\n  {json.dumps(record, indent=1)}", path, str(path))]
    assert all(state_of(g) == state_of(games[0]) for g in games)


def test_replaying_leaves_the_data_alone() -> None:
    record = recorded()
    before = copy.deepcopy(record)
    g = firelight.replay(record)
    g.record()["shuffles"].clear()
    assert record == before


def test_moves_that_were_taken_back_are_not_recorded() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play("keep first tile")
    g.undo()
    g.play("swap first tile")
    assert g.record()["moves"] == ["swap first tile"]
    assert firelight.replay(g.record()).state == g.state


def test_a_game_from_a_position_is_recorded_from_there() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play("keep first tile")
    middle = firelight.load(g.position(), seed=4)
    finish(middle)
    record = middle.record()
    assert record["start"] == g.position()["state"]
    assert state_of(firelight.replay(record)) == state_of(middle)


def test_the_shuffles_of_a_record_need_no_seed() -> None:
    record = recorded()
    assert record["shuffles"]
    results = {state_of(firelight.replay(record, seed=seed)) for seed in range(5)}
    assert len(results) == 1


def test_a_record_holds_what_is_needed_to_read_it() -> None:
    record = recorded()
    assert list(record) == ["firelight", "version", "game", "options", "components", "start", "moves", "shuffles", "over", "scores"]
    assert (record["firelight"], record["version"], record["game"], record["components"]) == ("record", 2, "bonfire", None)
    for pile, order, _ in record["shuffles"]:
        assert pile in ("tom_pile", "gnome_pile", "path_pile")
        assert order


# Broken records.


def test_a_move_that_may_not_be_made_is_named() -> None:
    record = recorded()
    middle = len(record["moves"]) // 2
    record["moves"][middle] = "pass" if record["moves"][middle] != "pass" else "fate top"
    assert places(record) == [f"moves[{middle}]"]


def test_an_unknown_move_is_named_with_a_suggestion() -> None:
    record = recorded()
    record["moves"][5] = "kepp first tile"
    with pytest.raises(RecordError, match=r'moves\[5\]: .*Did you mean "keep first tile"'):
        firelight.replay(record)


@pytest.mark.parametrize("move", [None, 10**6, -1, True, [], {}, 1.5, ""])
def test_what_is_no_move_is_named(move: Any) -> None:
    record = recorded()
    record["moves"][4] = move
    assert places(record) == ["moves[4]"]


def test_a_move_left_out_is_noticed() -> None:
    record = recorded()
    del record["moves"][0]
    assert places(record)[0].startswith(("moves[", "shuffles"))


def test_one_move_more_is_noticed() -> None:
    record = recorded()
    record["moves"].append(record["moves"][-1])
    assert places(record) == [f"moves[{len(record['moves']) - 1}]"]


def test_a_truncated_game_is_noticed() -> None:
    record = recorded()
    while record["shuffles"]:
        record["shuffles"].pop()
    del record["moves"][6:]
    assert set(places(record)) <= {"over", "scores"}


@pytest.mark.parametrize("which", [0, -1])
def test_a_missing_shuffle_is_noticed(which: int) -> None:
    """A record without its shuffle is refused, whatever chance would bring in its place."""
    record = recorded()
    del record["shuffles"][which]
    for seed in range(8):
        with pytest.raises(RecordError) as caught:
            firelight.replay(record, seed=seed)
        assert [problem.place.split("[")[0] for problem in caught.value.problems] == ["shuffles"]


def test_all_shuffles_missing_are_noticed() -> None:
    record = recorded()
    record["shuffles"] = []
    for seed in range(8):
        with pytest.raises(RecordError) as caught:
            firelight.replay(record, seed=seed)
        assert [problem.place.split("[")[0] for problem in caught.value.problems] == ["shuffles"]


def test_a_shuffle_too_many_is_noticed() -> None:
    record = recorded()
    record["shuffles"].append(record["shuffles"][-1])
    assert [place.split("[")[0] for place in places(record)] == ["shuffles"]


def mixed_up() -> dict[str, Any]:
    """A record with shuffles of two different piles."""
    for seed in range(60):
        record = recorded(seed=seed)
        if len({pile for pile, *_ in record["shuffles"]}) > 1:
            return record
    raise AssertionError("no such record")


def test_shuffles_in_another_order_are_noticed() -> None:
    record = mixed_up()
    first = next(i for i, (pile, *_) in enumerate(record["shuffles"]) if pile != record["shuffles"][0][0])
    record["shuffles"][0], record["shuffles"][first] = record["shuffles"][first], record["shuffles"][0]
    assert places(record) == ["shuffles[0]"]


def test_a_shuffle_of_another_pile_is_named() -> None:
    record = recorded()
    record["shuffles"][0][0] = "path_pile" if record["shuffles"][0][0] != "path_pile" else "tom_pile"
    assert places(record) == ["shuffles[0]"]


@pytest.mark.parametrize("change", ["other cards", "one too few", "one too many", "one twice", "nothing", "texts", "nested", "null"])
def test_a_shuffle_with_other_cards_is_named(change: str) -> None:
    record = recorded()
    order = record["shuffles"][0][1]
    if change == "other cards":
        order[0] = "xyzzy"
    elif change == "one too few":
        order.pop()
    elif change == "one too many":
        order.append(order[0])
    elif change == "one twice":
        order[0] = order[1]
    elif change == "nothing":
        order.clear()
    elif change == "texts":
        order[:] = [f"{card}" if not isinstance(card, str) else [card] for card in order]
    elif change == "nested":
        order[0] = [order[0]]
    else:
        order[0] = None
    assert places(record) == ["shuffles[0]"]


@pytest.mark.parametrize("shuffle", [None, "tom_pile", [], ["tom_pile"], ["tom_pile", [], []], ["tom_pile", "x"], {}, 3])
def test_what_is_no_shuffle_is_named(shuffle: Any) -> None:
    record = recorded()
    record["shuffles"][0] = shuffle
    assert places(record) == ["shuffles[0]"]


@pytest.mark.parametrize("pile", [None, 3, [], "xyzzy", "turn"])
def test_what_is_no_pile_is_named(pile: Any) -> None:
    record = recorded()
    record["shuffles"][0][0] = pile
    assert places(record) == ["shuffles[0]"]


@pytest.mark.parametrize("scores", [[0, 0], [], None, "x", [1], {"0": 1}])
def test_wrong_scores_are_noticed(scores: Any) -> None:
    record = recorded()
    record["scores"] = scores
    assert places(record) == ["scores"]


@pytest.mark.parametrize("over", [False, None, "yes"])
def test_a_wrong_end_is_noticed(over: Any) -> None:
    record = recorded()
    record["over"] = over
    assert places(record) == ["over"]


@pytest.mark.parametrize("field", ["firelight", "version", "game", "options", "components", "start", "moves", "shuffles", "over", "scores"])
def test_a_missing_field_is_named(field: str) -> None:
    record = recorded()
    del record[field]
    assert places(record) == [field]


@pytest.mark.parametrize("field", ["moves", "shuffles", "scores"])
@pytest.mark.parametrize("value", [None, "x", {}, 3])
def test_what_should_be_a_list_is_named(field: str, value: Any) -> None:
    record = recorded()
    record[field] = value
    assert places(record) == [field]


def test_another_version_is_named() -> None:
    record = recorded()
    record["version"] = 3
    with pytest.raises(RecordError, match="version: found 3; this program reads the versions 1 and 2"):
        firelight.replay(record)


def test_a_position_is_no_record() -> None:
    with pytest.raises(RecordError, match=r"firelight: found 'position'; expected 'record'\. Use firelight\.load for a position"):
        firelight.replay(firelight.new("bonfire", 2, seed=1).position())


def test_a_broken_start_is_named_by_its_field() -> None:
    record = recorded()
    record["start"]["turn"] = 9
    assert places(record) == ["start.turn"]


def test_an_unknown_field_is_named() -> None:
    record = recorded()
    record["comment"] = "a fine game"
    assert places(record) == ["comment"]


def test_broken_text_and_missing_files_are_named(tmp_path: Path) -> None:
    whole = json.dumps(recorded())
    assert places(whole[:-100]) == ["the text"]
    assert places(tmp_path / "none.json") == ["the file"]
    assert places([1, 2]) == ["the data"]
    assert places(None) == ["the data"]
