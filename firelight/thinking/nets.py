"""Net files: a header that says what the net was made for and how, and then the packed weights.

A net fits one arrangement of inputs and one set of component tables; everything else falls back to the readable weights. The header lists
the heads, so that later nets may have more of them.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from firelight.engine.jit import Program
from firelight.engine.records import Record, read
from firelight.thinking.harvest import sample_record
from firelight.thinking.inputs import SEATS, inputs_of
from firelight.thinking.net import ROOM, aim_by_net, expect_by_net, first_look_by_net, net_record, outputs_of, survey_by_net
from firelight.thinking.weights import plan

if TYPE_CHECKING:
    from firelight.engine.title import Edition, Title

MAGIC = b"firelight net 1\n"
FILE = "net.bin"
Array = np.ndarray[Any, Any]


class NetError(ValueError):
    """The file is not a net, or it is damaged."""


@dataclass(frozen=True)
class LearnedNet:
    """An integer net and its origin."""

    game: str
    digest: str  # of the inputs and tables it was made for
    width: int
    hidden: int
    weights: dict[str, Array]
    origin: dict[str, Any] = field(default_factory=dict)  # seeds, games, losses and the results of its trials
    plans: dict[int, list[int]] = field(default_factory=dict)  # weights for planning turns, by number of players

    def fits(self, edition: Edition) -> bool:
        return self.game == edition.title.key and self.digest == inputs_of(edition).digest

    def knows(self, players: int) -> bool:
        """Whether it has been tried with this number of players and was not rejected."""
        trial = self.origin.get("trials", {}).get(str(players))
        return trial is not None and trial["verdict"] != "rejected"

    def plan(self, title: Title, players: int) -> list[int]:
        """The weights for planning turns: those learned for this number of players, or else the readable ones."""
        return self.plans.get(players) or plan(title)

    @property
    def settings(self) -> dict[str, float]:
        """The settings that the search with this net changes, by their names in bots/mind.py."""
        found: dict[str, float] = self.origin.get("settings", {})
        return found

    def record(self, edition: Edition) -> type[Record]:
        title = edition.title
        outputs = outputs_of(len(title.rules.sources))
        moves = len(edition.notation)
        return net_record(inputs_of(edition).count, len(title.judge.feature_names), self.width, self.hidden, outputs, moves)

    def array(self, edition: Edition) -> Array:
        """The net for compiled thinking, with its own working memory."""
        found = np.zeros(1, self.record(edition).dtype())
        for name, values in self.weights.items():
            found[0][name] = values
        return found

    def plain(self, edition: Edition) -> Record:
        return read(self.record(edition), self.array(edition))

    def program(self, edition: Edition, backend: str, judges: bool = True) -> Program:
        """The thinking of an edition with this net, which replaces the forecast and the first look unless `judges` is False."""
        key = f"{backend} with a net {self.width}-{self.hidden}{'' if judges else ', not asked'}"
        if key not in edition.programs:
            inputs, title = inputs_of(edition), edition.title
            bind = {
                "gather": inputs.gather,
                "Net": self.record(edition),
                "Sample": sample_record(len(title.judge.feature_names), len(title.rules.sources)),
                "points_from": title.rules.points_from,
                "SOURCES_COUNTED": len(title.rules.sources),
                "NET_INPUTS": inputs.count,
                "NET_WIDTH": self.width,
                "NET_HIDDEN": self.hidden,
                "NET_SEEN": self.width + self.hidden,
                "NET_OUTPUTS": outputs_of(len(title.rules.sources)),
            }
            if judges:
                bind |= {"survey": survey_by_net, "first_look": first_look_by_net, "expect": expect_by_net, "aim": aim_by_net}
            edition.programs[key] = edition.program(backend).extended(bind)
        return edition.programs[key]


def empty_net(edition: Edition, width: int, hidden: int) -> LearnedNet:
    """A net that has not learned anything."""
    net = LearnedNet(edition.title.key, inputs_of(edition).digest, width, hidden, {})
    fields = net.record(edition).fields.items()
    net.weights.update({name: np.zeros(its.length, f"<{its.code}") for name, its in fields if name not in ROOM})
    return net


def write_net(net: LearnedNet, sources: int) -> bytes:
    """The bytes of a net file."""
    body = b"".join(np.ascontiguousarray(values).tobytes() for values in net.weights.values())
    packed = lzma.compress(body, preset=9)
    header = {
        "game": net.game,
        "inputs": net.digest,
        "layers": [net.width, net.hidden],
        "heads": {"win": SEATS, "score": SEATS, "turns": 1, "sources": SEATS * sources, "policy": len(net.weights["policy_bias"])},
        "arrays": [[name, values.dtype.str, len(values)] for name, values in net.weights.items()],
        "sha256": hashlib.sha256(body).hexdigest(),
        "plans": net.plans,
        "origin": net.origin,
    }
    return MAGIC + json.dumps(header).encode() + b"\n" + packed


def read_net(data: bytes) -> LearnedNet:
    """The net of a file. Raises NetError, which says what is wrong with the file."""
    if not data.startswith(MAGIC):
        raise NetError("this is not a net")
    text, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(text)
        body = lzma.decompress(packed)
    except (ValueError, lzma.LZMAError) as problem:
        raise NetError(f"this net is damaged: {problem}") from None
    if hashlib.sha256(body).hexdigest() != header["sha256"]:
        raise NetError("this net is damaged: its weights do not match their hash")
    weights, start = {}, 0
    for name, kind, length in header["arrays"]:
        weights[name] = np.frombuffer(body, kind, length, start)
        start += weights[name].nbytes
    width, hidden = header["layers"]
    plans = {int(players): values for players, values in header.get("plans", {}).items()}
    return LearnedNet(header["game"], header["inputs"], width, hidden, weights, header["origin"], plans)


@lru_cache(maxsize=16)
def shipped_net(path: Path) -> LearnedNet:
    """A net that comes with a game."""
    return read_net(path.read_bytes())


def net_for(edition: Edition) -> LearnedNet | None:
    """The net that comes with the game for the edition; without one, the readable weights are used."""
    return next((net for net in map(shipped_net, edition.title.judge.nets) if net.fits(edition)), None)
