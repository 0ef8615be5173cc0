"""Records the golden playthroughs again: `python -m tests.golden.record`. Only on purpose, since they prove that nothing has changed."""

from __future__ import annotations

import sys
from typing import Any

import firelight
from firelight.api import titles
from tests.golden.coverage import missing
from tests.golden.players import Players
from tests.golden.playthrough import Data, decision_data, event_data, games_file, result_data, save

Setup = tuple[int, int, dict[str, Any], str]  # seed, players, options, styles

BONFIRE: list[Setup] = [
    (1001, 1, {"handicap": -10}, "greedy"),
    (1002, 1, {"handicap": -5}, "greedy"),
    (1003, 1, {"handicap": 0}, "greedy"),
    (1004, 1, {"handicap": 3}, "curious"),
    (1005, 1, {"handicap": 15, "first_game": 1}, "greedy"),
    (1006, 1, {"handicap": -12}, "curious"),
    (1007, 1, {"handicap": 99}, "random"),
    (1008, 1, {"handicap": -99, "first_game": 1}, "random"),
    (1009, 2, {}, "greedy greedy"),
    (1010, 2, {"first_game": 1}, "greedy curious"),
    (2045, 2, {}, "curious curious"),  # a Guardian is moved when another one could be
    (1012, 2, {"first_game": 1}, "random greedy"),
    (1013, 3, {}, "greedy greedy greedy"),
    (1014, 3, {"first_game": 1}, "curious greedy random"),
    (1015, 3, {}, "curious curious greedy"),
    (1016, 3, {"first_game": 1}, "greedy curious greedy"),
    (1017, 4, {}, "greedy greedy greedy greedy"),
    (1018, 4, {"first_game": 1}, "curious greedy random curious"),
    (2079, 4, {}, "curious curious curious curious"),  # somebody goes out who could still send a neutral Novice
    (1020, 4, {"first_game": 1}, "random random greedy greedy"),
]
EMBERHEART: list[Setup] = [
    (1001, 2, {}, "greedy greedy"),
    (1002, 2, {}, "greedy curious"),
    (4398, 2, {}, "curious curious"),  # a specialist is exchanged for a hireling
    (1004, 2, {"side": 1}, "greedy greedy"),
    (1005, 2, {"side": 1}, "curious greedy"),
    (1006, 2, {"side": 1}, "curious random"),
    (3259, 2, {"side": 1}, "random random"),  # the Bard is used
    (1008, 3, {}, "greedy greedy greedy"),
    (1009, 3, {}, "greedy curious random"),
    (4400, 3, {}, "curious curious curious"),  # the Apprentice is used
    (1011, 3, {"side": 1}, "greedy greedy greedy"),
    (1012, 3, {"side": 1}, "curious greedy curious"),
    (1013, 3, {"side": 1}, "random curious greedy"),
    (1014, 4, {}, "greedy greedy greedy greedy"),
    (1015, 4, {}, "curious greedy curious random"),
    (3082, 4, {}, "random random random random"),  # the Paragon is used
    (1017, 4, {"side": 1}, "greedy greedy greedy greedy"),
    (4127, 4, {"side": 1}, "curious curious curious curious"),  # the Sage is not used
    (3071, 4, {"side": 1}, "random random random random"),  # nobody is welcomed, nothing is raised
    (1020, 4, {"side": 1}, "greedy greedy curious curious"),
]
SETUPS = {"bonfire": BONFIRE, "emberheart": EMBERHEART}


def play(key: str, setup: Setup) -> Data:
    seed, count, options, styles = setup
    g = firelight.new(key, count, seed=seed, **options)
    players = Players(key, seed, styles.split())
    decisions = []
    while not g.over:
        asked, move = decision_data(g), players.choose(g)
        g.play(move)
        decisions.append([*asked, event_data(g)])
    return {"players": count, "seed": seed, "record": g.record(), "decisions": decisions, **result_data(g)}


def main() -> int:
    complete = True
    for key in titles():
        games = [play(key, setup) for setup in SETUPS[key]]
        save(games_file(key), games)
        decisions = sum(len(game["decisions"]) for game in games)
        print(f"{key}: {len(games)} games, {decisions} decisions, {games_file(key).stat().st_size} bytes")
        for kind, names in missing(key, games).items():
            complete = complete and not names
            print(f"  {kind} that do not occur: {', '.join(sorted(names)) or 'none'}")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
