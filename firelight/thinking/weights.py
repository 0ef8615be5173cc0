"""The weights of a game's features: readable data, hundredths of a point at the beginning and at the end of a game.

weights.toml foretells final scores; plan.toml makes better plans of a turn and foretells nothing.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from firelight.engine.title import Title

WORTH = "What the features of a position are worth"
PLANNED = "What features a turn is planned for"


def read(text: str, title: Title) -> list[int]:
    """Early and late weight of each feature, in the order of the features."""
    data = tomllib.loads(text)
    unknown, lacking = data.keys() - set(title.feature_names), set(title.feature_names) - data.keys()
    if unknown or lacking:
        raise ValueError(f"weights of {title.name}: unknown {sorted(unknown)}, missing {sorted(lacking)}")
    return [weight for name in title.feature_names for weight in data[name]]


@cache
def _shipped(title_key: str, name: str) -> tuple[int, ...]:
    from firelight.api import titles

    return tuple(read((files("firelight") / "games" / title_key / "bot" / name).read_text(encoding="utf-8"), titles()[title_key]))


def shipped(title: Title) -> list[int]:
    """What positions are worth."""
    return list(_shipped(title.key, "weights.toml"))


def plan(title: Title) -> list[int]:
    """What a turn is planned with."""
    return list(_shipped(title.key, "plan.toml"))


def write(path: Path, title: Title, weights: list[int], head: str = WORTH) -> None:
    lines = [f"{name} = [{weights[2 * i]}, {weights[2 * i + 1]}]\n" for i, name in enumerate(title.feature_names)]
    path.write_text(
        f"# {head}, in hundredths of a point: at the beginning and at the end of a game.\n\n" + "".join(lines), encoding="utf-8"
    )
