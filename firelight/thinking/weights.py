"""The weights of a game's features as readable data, in hundredths of a point at the beginning and at the end of a game.

weights.toml predicts final scores; plan.toml is better for planning a turn, and predicts nothing.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from firelight.engine.title import Title

WORTH = "What the features of a position are worth"
POINT = 100
PLANNED = "What features a turn is planned for"


def read(text: str, title: Title) -> list[int]:
    """The early and late weights of all features in order. A feature that is missing, such as a new card, has weight 0."""
    data = tomllib.loads(text)
    unknown = data.keys() - set(title.judge.feature_names)
    if unknown:
        raise ValueError(f"weights of {title.name}: unknown {sorted(unknown)}")
    return [weight for name in title.judge.feature_names for weight in data.get(name, (0, 0))]


@cache
def _read_file(path: Path, title: Title) -> tuple[int, ...]:
    return tuple(read(path.read_text(encoding="utf-8"), title))


def shipped(title: Title) -> list[int]:
    """The weights that predict final scores; without a file, every feature is worth a point."""
    path = title.judge.weights
    return list(_read_file(path, title)) if path else [POINT] * 2 * len(title.judge.feature_names)


def plan(title: Title) -> list[int]:
    """The weights for planning a turn."""
    path = title.judge.plan
    return list(_read_file(path, title)) if path else shipped(title)


def write(path: Path, title: Title, weights: list[int], head: str = WORTH) -> None:
    lines = [f"{name} = [{weights[2 * i]}, {weights[2 * i + 1]}]\n" for i, name in enumerate(title.judge.feature_names)]
    path.write_text(
        f"# {head}, in hundredths of a point: at the beginning and at the end of a game.\n\n" + "".join(lines), encoding="utf-8"
    )
