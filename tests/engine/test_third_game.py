"""A game of another package that says only what it must: everything works with it."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import api, cli
from firelight.engine.errors import GameError
from firelight.engine.game import Game
from firelight.games import Titles
from firelight.keeping import Kept
from firelight.screen import Screen
from firelight.table import components_data, table_data
from firelight.terminal import Table
from tests.pig import TITLE
from tests.server.roomkit import rooms_at, run, seated


def install(folder: Path, name: str, value: str) -> None:
    """A package with a game, as pip would leave it."""
    about = folder / f"{name}_game-1.2.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.2\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[firelight.games]\n{name} = {value}\n", encoding="utf-8")


@pytest.fixture(autouse=True)
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "site", "pig", "tests.pig:TITLE")
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.setattr(api, "TITLES", Titles())


def played(players: int, seed: int, **options: Any) -> Game:
    g = firelight.new("pig", players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not g.over:
        g.play(chance.choice(g.moves()))
    return g


def test_it_is_found_by_its_entry_point() -> None:
    assert list(api.titles()) == ["bonfire", "emberheart", "pig"]
    assert api.title("pig") is TITLE


@pytest.mark.parametrize(
    ("value", "problem"), [("no.such.module:TITLE", "No module named 'no'"), ("tests.pig:GOAL", "is no Title with the key 'broken'")]
)
def test_what_cannot_be_loaded_names_its_package(tmp_path: Path, value: str, problem: str) -> None:
    install(tmp_path / "site", "broken", value)
    found = Titles()
    assert "broken" in found and found["pig"] is TITLE
    with pytest.raises(GameError, match=r"broken: the package broken-game 1\.2") as error:
        found["broken"]
    assert problem in str(error.value)


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_with_three_options(players: int) -> None:
    g = played(players, seed=players, goal=15, sides=8, head_start=2)
    assert g.options == {"goal": 15, "sides": 8, "head_start": 2}
    assert max(g.scores()) >= 15 and len(g.scores()) == players
    assert g.winners() == (g.scores().index(max(g.scores())),)
    assert g.seat_names == tuple(f"Player {number}" for number in range(1, players + 1))
    assert g.turn[0] >= 1


def test_dice_are_kept_in_records_and_replay() -> None:
    g = played(3, seed=4)
    record = g.record()
    assert {name for name, _, _ in record["shuffles"]} == {"dice"} and len(record["shuffles"]) > 3
    again = firelight.replay(record, seed=99)
    assert again.position() == g.position() and again.shuffles == g.shuffles


@pytest.mark.parametrize("shown", [[0, 0], [21], ["six"], []])
def test_dice_that_cannot_be_rolled_are_refused(shown: list[Any]) -> None:
    record = played(2, seed=1).record()
    record["shuffles"][0][1] = shown
    with pytest.raises(firelight.RecordError, match="dice is rolled: 1 dice"):
        firelight.replay(record)


def test_positions_load_and_name_what_is_wrong() -> None:
    g = firelight.new("pig", players=2, seed=3)
    data = g.position()
    assert firelight.load(data).position() == data
    data["state"]["frames"][0]["seat"] = 5
    with pytest.raises(firelight.PositionError, match="this game has 2 players"):
        firelight.load(data)


def test_a_turn_ends_when_another_seat_decides() -> None:
    g = firelight.new("pig", players=2, seed=3)
    turns, seats = [g.turn[0]], [g.seat]
    while not g.over:
        g.play("again" if g.moves_made % 3 else "hold")
        if not g.over:
            turns.append(g.turn[0])
            seats.append(g.seat)
    assert all((turn > before) == (seat != other) for turn, before, seat, other in zip(turns[1:], turns, seats[1:], seats, strict=False))


def test_what_was_rolled_stands() -> None:
    g = firelight.new("pig", players=2, seed=3)
    g.play("again")
    assert not g.can_undo and g.why_not("hold") is None
    assert "dice: [" in str(g)


def test_a_client_without_rules_is_shown_it() -> None:
    g = firelight.new("pig", players=2, seed=3)
    table = table_data(g, frozenset({0, 1}))
    assert [option["move"] for option in table["options"]] == ["hold", "again"]
    assert table["facts"] == {} and table["view"]["dice"] == g.view()["state"]["dice"]
    assert "again" not in g._repr_svg_() and "dice: [" in g._repr_svg_()
    assert components_data(g.edition) == {"game": "pig", "name": "none", "fingerprint": ""}


def test_the_terminal_plays_it(tmp_path: Path) -> None:
    out = StringIO()
    game = firelight.new("pig", players=2, seed=3)
    table = Table(game, Kept(tmp_path / "pig.json", ["you", "random"], 1), Screen((), 100, out), lambda _: "1")
    assert table.run() and "Final score" in out.getvalue()


def test_six_play_it_on_a_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_at(f"sqlite:///{tmp_path / 'server.sqlite3'}") as rooms:
            table = await seated(rooms, "Astrid", "Bo", "Cleo", "Dag", "Eva", "Finn", game="pig")
            await table.moves(4)
            rooms.keeper.lives.clear()  # what is in the database leads to the same game
            await table.moves(3)
            assert len(table.room.made) == 7 and {name for name, _, _ in table.room.game.shuffles} == {"dice"}

    run(work)


def test_it_has_no_component_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["components", "show", "--game", "pig"]) != 0
    assert "Pig has no component sets" in capsys.readouterr().err
    with pytest.raises(firelight.ComponentsError, match="no component sets"):
        firelight.new("pig", players=2, components="set.toml")


@pytest.mark.xdist_group("compiled")
def test_compiled_it_plays_the_same_and_bots_think() -> None:
    from firelight.bots import Budget
    from firelight.engine.chance import new_rng
    from firelight.engine.jit import Moves
    from firelight.engine.kernels import play_out
    from firelight.selfplay import play_chunk

    edition = api.edition("pig")
    decisions, scores, _ = play_chunk(edition, 6, seed=5, first=0, count=20)
    for game in range(20):
        s, rng = TITLE.rules.state(), new_rng(5, game)
        edition.plain.setup(s, rng, 6, TITLE.setup_arguments(TITLE.option_values(6, {})))
        assert edition.program("plain")(play_out)(s, rng, Moves([0] * 256)) == decisions[game]
        assert [edition.plain.score(s, seat) for seat in range(6)] == list(scores[game])
    g = firelight.new("pig", players=6, seed=1)
    hint = g.hint(budget=Budget(simulations=50))[0]
    assert str(hint.move) in {"hold", "again"} and len(hint.scores) == 6
