"""A golden playthrough: a whole game with everything visible, decision by decision."""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from firelight.engine.game import Game

FOLDER = Path(__file__).parent
Data = dict[str, Any]


def decision_data(g: Game) -> list[Any]:
    """The question: the seat, the kind of decision, how many moves there are, and a checksum of their texts."""
    texts = [move.text for move in g.moves()]
    return [g.seat, g.decision, len(texts), zlib.crc32("\n".join(texts).encode())]


def event_data(g: Game) -> list[list[Any]]:
    """The events of the last move: name, seat and arguments of each."""
    return [[event.name, event.seat, *event.args] for event in g.events()]


def result_data(g: Game) -> Data:
    return {
        "scores": g.scores(),
        "sheets": [g.score_sheet(seat) for seat in range(len(g.seat_names))],
        "ranking": ranking(g),
        "winners": list(g.winners()),
    }


def ranking(g: Game) -> list[int]:
    """The place of each seat, counted from 1. Against Tom only the points count."""
    tiebreak = g.edition.plain.tiebreak
    keys = [(points, tiebreak(g.state, seat) if g.players > 1 else 0) for seat, points in enumerate(g.scores())]
    return [1 + sum(other > key for other in keys) for key in keys]


def save(path: Path, data: Any) -> None:
    path.write_bytes(lzma.compress(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode(), preset=9 | lzma.PRESET_EXTREME))


def read(path: Path) -> Any:
    return json.loads(lzma.decompress(path.read_bytes()))


def games_file(key: str) -> Path:
    return FOLDER / f"{key}.json.xz"


def all_games() -> Iterator[tuple[str, Data]]:
    """Every golden game with a name for it."""
    for path in sorted(FOLDER.glob("*.json.xz")):
        for number, game in enumerate(read(path)):
            yield f"{path.name.partition('.')[0]}-{number}", game
