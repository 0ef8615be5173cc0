"""The command `firelight balance`, and what it counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from firelight import api
from firelight.bots import registry
from firelight.bots.base import Budget
from firelight.bots.search import Thinker
from firelight.cli import main
from firelight.engine.errors import OptionError
from firelight.lab.balance import Plan
from firelight.lab.census import Sitting, names, openings, sittings, use_of
from firelight.lab.match import play
from firelight.lab.schedule import Fixture


def sitting(deal: int, seat: int, margin: float, *uses: str) -> Sitting:
    found = Sitting(deal, seat, float(margin > 0), margin)
    for name in uses:
        found.uses["places", name] += 1
        found.first.setdefault("places", name)
    return found


def test_uses_and_margins_are_counted_by_seat() -> None:
    seats = []
    for deal in range(0, 6, 2):
        seats += [sitting(deal, 0, 6, "guild", "guild"), sitting(deal, 1, -6), sitting(deal + 1, 0, -2), sitting(deal + 1, 1, 2, "guild")]
    use = use_of("places", "guild", seats)
    assert (use.seats, use.uses, use.having, use.wins, use.gain) == (12, 0.75, 0.5, 1.0, 8.0)
    never = use_of("places", "camp", seats)
    assert (never.uses, never.wins, never.gain) == (0, None, None)


def test_what_nobody_used_has_an_interval_too() -> None:
    seats = [sitting(deal, seat, 0) for deal in range(20) for seat in range(2)]
    use = use_of("places", "camp", seats)
    assert use.uses == 0 and use.interval[0] == 0 and 0.05 < use.interval[1] < 0.15


def test_nothing_is_said_of_a_thing_that_hardly_any_seat_used() -> None:
    seats = [sitting(deal, seat, 6 - 12 * seat, *(["guild"] if deal < 4 and seat == 0 else [])) for deal in range(20) for seat in range(2)]
    assert use_of("places", "guild", seats).gain is None


def test_turn_order_is_counted_from_who_begins() -> None:
    began = set()
    for seed in range(6):
        result = play(Fixture("d0", "bonfire", 0, seed, ("random", "random"), api.title("bonfire").option_values(2, {})), keep=True)
        assert result.record is not None
        first = next(one for one in sittings(result, result.record) if one.turn == 0)
        assert first.seat == result.record["start"]["start"]
        began.add(first.seat)
    assert began == {0, 1}


def test_openings_are_what_a_seat_used_first() -> None:
    seats = [sitting(0, 0, 6, "guild", "camp"), sitting(0, 1, -6, "camp"), sitting(1, 0, 3, "guild"), sitting(1, 1, -3, "camp")]
    found = {(one.group, one.name): one for one in openings(api.edition("emberheart"), seats)}
    assert (found["places", "guild"].seats, found["places", "guild"].wins, found["places", "camp"].wins) == (2, 1.0, 0.0)


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_the_uses_of_a_game_are_those_of_its_events(game: str) -> None:
    result = play(Fixture("d0", game, 0, 5, ("random", "random"), api.title(game).option_values(2, {})), keep=True)
    assert result.record is not None
    g = api.new(game, 2, 5)
    wanted = {things.event: things for things in g.edition.title.judge.things if things.event}
    counted = [0, 0]
    for move in api.replay(result.record).history:
        for event in g.play(move):
            if event.name in wanted and event.seat is not None and event.args[wanted[event.name].argument] is not None:
                counted[event.seat] += 1
    assert [sum(n for (group, _), n in one.uses.items() if group != "skills") for one in sittings(result, result.record)] == counted


def test_things_are_named_as_in_their_moves() -> None:
    """Everything that can be avoided has a move in the notation."""
    for key, title in api.titles().items():
        edition = api.edition(key)
        for things in title.judge.things:
            if things.move:
                for name in names(edition, things):
                    move = things.move.format(name).lower()
                    assert any(f"{text} ".lower().startswith(f"{move} ") for text in edition.notation), move


def test_a_group_that_cannot_be_done_without_is_refused() -> None:
    with pytest.raises(OptionError, match="'heroes' cannot be avoided; expected one of places"):
        Plan("emberheart", groups=("heroes",)).without()
    with pytest.raises(OptionError, match="'heroes' cannot be insisted on; expected one of places"):
        Plan("emberheart", insisted=("heroes",)).insisting()


def test_only_bots_that_search_do_without_moves() -> None:
    assert str(registry.read_spec("search:150!go mountain")) == "search:150!go mountain"
    for wrong in ("greedy!go mountain", "search!", "random!x"):
        with pytest.raises(OptionError, match="as in search:150!go mountain"):
            registry.read_spec(wrong)


def test_only_bots_that_search_insist_on_moves() -> None:
    assert str(registry.read_spec("search:150+go camp")) == "search:150+go camp"
    with pytest.raises(OptionError, match=r"c\+\+/file.py: there is no such file"):  # a + in a path
        registry.read_spec("c++/file.py:MyBot")
    for wrong in ("greedy+go camp", "search+"):
        with pytest.raises(OptionError, match=r"insists on what comes after \+, as in search:150\+go camp"):
            registry.read_spec(wrong)


def test_a_bot_that_insists_on_a_move_makes_it_as_soon_as_it_may() -> None:
    fixture = Fixture("d0", "emberheart", 0, 5, ("search:2+go camp", "search:2"), api.title("emberheart").option_values(2, {}))
    g = api.replay(play(fixture, keep=True).record)
    chances = [at for at in range(len(g.history)) if g.at(at).seat == 0 and any(str(move) == "go camp" for move in g.at(at).moves())]
    assert chances and all(str(g.history[at]) == "go camp" for at in chances)


def test_a_bot_that_does_without_a_move_does_not_plan_it_either() -> None:
    """Solo against Tom, all moves in the tree are the bot's own."""
    g = api.new("bonfire", 1, seed=3)
    g.play(g.moves()[0])
    while g.decision != "turn":
        g.play(g.moves()[0])
    thinker = Thinker(g.edition)
    left_out = {number for number, text in enumerate(g.edition.notation) if text.startswith("sail ")}

    def planned(avoided: str) -> bool:
        thinker.forget()
        thinker.choose(g.determinised(0, 5), 0, Budget(simulations=300), 7, avoided=avoided)
        mind = thinker.minds[0]
        tree = [mind.children(node) for node in range(int(mind.nodes["visits"].astype(bool).sum()))]
        return any(move in left_out for children in tree for move in children)

    assert planned("") and not planned("sail") and planned("")


def test_a_report_is_made_and_can_be_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["balance", "emberheart", "--bot", "search:2", "--games", "2", "--games-without", "2", "--without", "attributes", "--jobs", "1"]
    line += ["--insist", "places"]
    assert main([*line, "--out", str(tmp_path)]) == 0
    first = capsys.readouterr().out
    assert "lost without" in first and "lost insisting" in first and "report.html" in first
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert [cost["name"] for cost in data["costs"]] == ["strength", "senses", "speed"] and data["complete"] is True
    assert {"guild", "tavern", "camp"} <= {cost["name"] for cost in data["insisted"]}
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert main([*line, "--out", str(tmp_path)]) == 0  # nothing is played again
    assert capsys.readouterr().out == first
