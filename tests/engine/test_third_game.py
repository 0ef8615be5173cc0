"""A game from another package (examples/spices): everything works with it."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from spices.title import NOTATION, RULES, TITLE

import firelight
from firelight import api, cli
from firelight.engine.errors import GameError
from firelight.engine.game import Game
from firelight.games import Titles
from firelight.saved_games import SavedGame
from firelight.screen import Screen
from firelight.table import components_data, table_data
from firelight.terminal import TerminalSession
from tests.server.roomkit import rooms_at, run, seated


def install(folder: Path, name: str, value: str) -> None:
    """A package with a game, as pip would install it."""
    about = folder / f"{name}_game-1.2.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.2\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[firelight.games]\n{name} = {value}\n", encoding="utf-8")


@pytest.fixture(autouse=True)
def spices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "site", "spices", "spices.title:TITLE")
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.setattr(api, "TITLES", Titles())


def played(players: int, seed: int, **options: Any) -> Game:
    g = firelight.new("spices", players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not g.over:
        g.play(chance.choice(g.moves()))
    return g


def test_it_is_found_by_its_entry_point() -> None:
    assert list(api.titles()) == ["bonfire", "emberheart", "spices"]
    assert api.title("spices") is TITLE


@pytest.mark.parametrize(
    ("value", "problem"), [("no.such.module:TITLE", "No module named 'no'"), ("spices.title:RULES", "is not a Title with the key 'broken'")]
)
def test_what_cannot_be_loaded_names_its_package(tmp_path: Path, value: str, problem: str) -> None:
    install(tmp_path / "site", "broken", value)
    found = Titles()
    assert "broken" in found and found["spices"] is TITLE
    with pytest.raises(GameError, match=r"broken: the package broken-game 1\.2") as error:
        found["broken"]
    assert problem in str(error.value)


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_with_three_options(players: int) -> None:
    g = played(players, seed=players, rounds=3, stalls=5, coins=9)
    assert g.options == {"rounds": 3, "stalls": 5, "coins": 9}
    assert len(g.scores()) == players and g.over
    assert all(g.scores()[seat] == max(g.scores()) for seat in g.winners())
    assert g.seat_names == tuple(f"Player {number}" for number in range(1, players + 1))
    assert g.turn[0] >= 1


def test_dice_are_kept_in_records_and_replay() -> None:
    g = played(3, seed=4)
    record = g.record()
    assert {name for name, _, _ in record["shuffles"]} == {"dice"} and len(record["shuffles"]) > 3
    again = firelight.replay(record, seed=99)
    assert again.position() == g.position() and again.shuffles == g.shuffles


@pytest.mark.parametrize("shown", [[1, 7], [1], ["six", 1], []])
def test_dice_that_cannot_be_rolled_are_refused(shown: list[Any]) -> None:
    record = played(2, seed=1).record()
    record["shuffles"][0][1] = shown
    with pytest.raises(firelight.RecordError, match="dice is rolled: 2 dice"):
        firelight.replay(record)


def test_positions_load_and_name_what_is_wrong() -> None:
    g = firelight.new("spices", players=2, seed=3)
    data = g.position()
    assert firelight.load(data).position() == data
    data["state"]["frames"][0]["seat"] = 5
    with pytest.raises(firelight.PositionError, match="this game has 2 players"):
        firelight.load(data)


def test_a_turn_ends_when_another_seat_decides() -> None:
    g = firelight.new("spices", players=2, seed=3)
    turns, seats = [g.turn[0]], [g.seat]
    while not g.over:
        g.play("again" if g.moves_made % 3 == 1 and g.why_not("again") is None else "rest")
        if not g.over:
            turns.append(g.turn[0])
            seats.append(g.seat)
    assert all((turn > before) == (seat != other) for turn, before, seat, other in zip(turns[1:], turns, seats[1:], seats, strict=False))


def test_what_was_rolled_stands() -> None:
    g = firelight.new("spices", players=2, seed=3)
    g.play("again")
    assert not g.can_undo and g.why_not("rest") is None
    assert "dice: [" in str(g)


def test_what_may_not_be_done_says_why() -> None:
    g = firelight.new("spices", players=2, seed=3, coins=0)
    assert str(g.why_not("again")) == "again: Rolling again takes a coin, and you have none (4)"
    assert str(g.why_not("take ginger-10")) == "take ginger-10: Coins needed: 4; coins you have: 0 (3)"
    assert str(g.why_not("take saffron-5")) == "take saffron-5: This jar is not on a stall (3)"


def test_nobody_is_shown_the_order_of_the_sack_nor_seats_that_nobody_has() -> None:
    g = firelight.new("spices", players=2, seed=3)
    seen = g.view()["state"]
    assert seen["sack"]["contents"] == sorted(g.position()["state"]["sack"]) and seen["sack"]["count"] == 32
    assert len(seen["merchants"]) == 2 and len(seen["stalls"]) == 4
    assert table_data(g, frozenset())["view"] == {name: value for name, value in seen.items() if name != "frames"}


def test_a_bot_does_not_know_the_order_of_the_sack() -> None:
    g = firelight.new("spices", players=2, seed=3)
    orders = {tuple(g.determinised(0, seed).position()["state"]["sack"]) for seed in range(5)}
    assert len(orders) == 5 and len({tuple(sorted(order)) for order in orders}) == 1


def test_a_client_without_rules_is_shown_it() -> None:
    g = firelight.new("spices", players=2, seed=3)
    table = table_data(g, frozenset({0, 1}))
    assert [option["move"] for option in table["options"]] == ["take cumin-8", "take ginger-5", "take mint-8", "again", "rest"]
    assert [option["family"] for option in table["options"]] == ["take", "take", "take", "again", "rest"]
    assert table["facts"] == {} and table["view"]["dice"] == g.view()["state"]["dice"]
    assert "again" not in g._repr_svg_() and "dice: [" in g._repr_svg_()
    assert components_data(g.edition) == {"game": "spices", "name": "none", "fingerprint": "", "rules": RULES}


def test_the_terminal_plays_it(tmp_path: Path) -> None:
    out = StringIO()
    game = firelight.new("spices", players=2, seed=3)
    table = TerminalSession(game, SavedGame(tmp_path / "spices.json", ["you", "random"], 1), Screen((), 100, out), lambda _: "1")
    assert table.run() and "Final score" in out.getvalue()


def test_six_play_it_on_a_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_at(f"sqlite:///{tmp_path / 'server.sqlite3'}") as rooms:
            table = await seated(rooms, "Astrid", "Bo", "Cleo", "Dag", "Eva", "Finn", game="spices")
            await table.moves(4)
            rooms.keeper.live_rooms.clear()  # what is in the database leads to the same game
            await table.moves(3)
            assert len(table.room.made) == 7 and {name for name, _, _ in table.room.game.shuffles} == {"dice"}

    run(work)


def test_it_has_no_component_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["components", "show", "--game", "spices"]) != 0
    assert "Spice Stalls has no component sets" in capsys.readouterr().err
    with pytest.raises(firelight.ComponentsError, match="no component sets"):
        firelight.new("spices", players=2, components="set.toml")


def test_compiled_it_plays_the_same_and_bots_think() -> None:
    from firelight.bots import Budget
    from firelight.engine.chance import new_rng
    from firelight.engine.jit import Moves
    from firelight.engine.kernels import play_out
    from firelight.selfplay import play_chunk

    edition = api.edition("spices")
    decisions, scores, _ = play_chunk(edition, 6, seed=5, first=0, count=20)
    for game in range(20):
        s, rng = TITLE.rules.state(), new_rng(5, game)
        edition.plain.setup(s, rng, 6, TITLE.setup_arguments(TITLE.option_values(6, {})))
        assert edition.program("plain")(play_out)(s, rng, Moves([0] * 256)) == decisions[game]
        assert [edition.plain.score(s, seat) for seat in range(6)] == list(scores[game])
    g = firelight.new("spices", players=6, seed=1)
    hint = g.hint(budget=Budget(simulations=50))[0]
    assert str(hint.move) in NOTATION and len(hint.scores) == 6
