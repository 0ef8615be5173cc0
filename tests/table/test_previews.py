"""An option's preview is what happens when it is chosen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from firelight.engine.game import Game
from firelight.table import event_data, events_data
from firelight.table.previews import Previews
from tests.table.support import GAMES, own_table, played, positions


def take(g: Game, option: dict[str, Any]) -> tuple[Game, list[dict[str, Any]]]:
    later = g.copy()
    return later, [event_data(event) for event in later.play(option["move"])]


def faces(told: list[dict[str, Any]]) -> list[Any]:
    """Events with Path Tiles by what they show, since nobody can know which of several equal ones comes out of the pile."""
    return [(event["name"], event["seat"], [re.sub(r"-\d+$", "", str(arg)) for arg in event["args"]]) for event in told]


def check(g: Game) -> tuple[int, int]:
    """How many options of a position seal, and how many end a turn."""
    seals = ends = 0
    previews = Previews(g)
    for option in own_table(g)["options"]:
        later, told = take(g, option)
        preview = previews.of(g.number(option["move"]))
        assert preview.seals == (not later.can_undo), option
        turned = later.state.turn != g.state.turn or any(event["name"] == "turn-began" for event in told)  # type: ignore[attr-defined]
        assert preview.ends == (later.over or later.seat != g.seat or turned), option
        sure = events_data(g.edition, preview.log)
        assert faces(told[: len(sure)]) == faces(sure), option
        if not preview.seals:
            assert len(told) == len(sure)
        seals += preview.seals
        ends += preview.ends
    return seals, ends


@pytest.mark.parametrize("key", GAMES)
def test_in_every_kind_of_decision(key: str) -> None:
    found = [check(g) for g in positions(key)]
    assert sum(seals for seals, _ in found) > 20
    assert sum(ends for _, ends in found) > 50


def test_in_random_games() -> None:
    for g in played(every=23):
        if not g.over:
            check(g)
