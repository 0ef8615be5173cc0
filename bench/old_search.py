"""Checks whether `search` still plays as in an earlier commit, move for move, and how its speed compares.

    python -m bench.old_search --against a9c7b8f --game bonfire --players 3 --games 4

In both packages `search` plays itself in the same deals with the same numbers of simulations and today's component values. If all
moves are the same, `search` can represent the old bot in matches, and the ratio of processor times says what equal time means.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import search_moves
from bench.commits import HERE, checked_out
from firelight.api import titles

COMMIT = "a9c7b8f"


def component_files(tree: Path, game: str) -> list[Path]:
    """The component file of a game in a commit."""
    return [path for path in tree.glob(f"firelight/**/{game}/**/components.toml") if path.is_file()]


def games_of(tree: Path, args: argparse.Namespace) -> list[dict[str, Any]]:
    """The games that the package in a folder plays."""
    numbers = [args.players, args.games, args.simulations, args.seed]
    command = [sys.executable, "-P", search_moves.__file__, args.game, *map(str, numbers)]
    found = subprocess.run(command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, check=True, stdout=subprocess.PIPE)
    return [json.loads(line) for line in found.stdout.splitlines()]


def compare(then: list[dict[str, Any]], now: list[dict[str, Any]]) -> str:
    """Compare the games of both packages."""
    same = sum(old["moves"] == new["moves"] and old["scores"] == new["scores"] for old, new in zip(then, now, strict=True))
    times = [1000 * sum(game["seconds"] for game in games) / sum(game["decisions"] for game in games) for games in (then, now)]
    decisions = sum(game["decisions"] for game in now)
    return f"{same} of {len(now)} games the same, {decisions} decisions, processor {times[0]:.2f} ms a decision then, {times[1]:.2f} ms now"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.old_search", description="Is search still the bot of an earlier commit?")
    parser.add_argument("--against", default=COMMIT, metavar="COMMIT")
    parser.add_argument("--game", choices=tuple(titles()), default="bonfire")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with checked_out(args.against) as tree:
        (today,) = component_files(HERE, args.game)
        for path in component_files(tree, args.game):
            shutil.copy(today, path)
        print(f"{args.game}, {args.players} players: {compare(games_of(tree, args), games_of(HERE, args))}")


if __name__ == "__main__":
    main()
