"""The weights of a game's features: readable data, hundredths of a point at the beginning and at the end of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from firelight.engine.title import Title


def read(text: str, title: Title) -> list[int]:
    """Early and late weight of each feature, in the order of the features."""
    data = tomllib.loads(text)
    unknown, lacking = data.keys() - set(title.feature_names), set(title.feature_names) - data.keys()
    if unknown or lacking:
        raise ValueError(f"weights of {title.name}: unknown {sorted(unknown)}, missing {sorted(lacking)}")
    return [weight for name in title.feature_names for weight in data[name]]


@cache
def _shipped(title_key: str) -> tuple[int, ...]:
    from firelight.api import titles

    return tuple(read((files("firelight") / title_key / "weights.toml").read_text(encoding="utf-8"), titles()[title_key]))


def shipped(title: Title) -> list[int]:
    return list(_shipped(title.key))


def write(path: Path, title: Title, weights: list[int]) -> None:
    head = "# What the features of a position are worth, in hundredths of a point: at the beginning and at the end of a game.\n\n"
    lines = [f"{name} = [{weights[2 * i]}, {weights[2 * i + 1]}]\n" for i, name in enumerate(title.feature_names)]
    path.write_text(head + "".join(lines), encoding="utf-8")
