"""The file of a net: what it was made for and how, then its weights, packed.

A net is for one arrangement of inputs and one set of component tables; anything else falls back to the readable weights. Its heads are
listed in its header, so that later nets may have more of them.
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
    """A file that is no net, or a broken one."""


@dataclass(frozen=True)
class LearnedNet:
    """A net of integers, and where it comes from."""

    game: str
    digest: str  # of the inputs and tables it is for
    width: int
    hidden: int
    weights: dict[str, Array]
    origin: dict[str, Any] = field(default_factory=dict)  # seeds, games, losses, and how its trials went
    plans: dict[int, list[int]] = field(default_factory=dict)  # what turns are planned with, by number of players

    def fits(self, edition: Edition) -> bool:
        return self.game == edition.title.key and self.digest == inputs_of(edition).digest

    def knows(self, players: int) -> bool:
        """Has it been tried with so many players, and not found wanting?"""
        trial = self.origin.get("trials", {}).get(str(players))
        return trial is not None and trial["verdict"] != "rejected"

    def plan(self, title: Title, players: int) -> list[int]:
        """What turns are planned with: weights that were learned together with the net, else the readable ones."""
        return self.plans.get(players) or plan(title)

    @property
    def settings(self) -> dict[str, float]:
        """What the search by this net does otherwise than a net's search usually does, by the names of bots/mind.py."""
        found: dict[str, float] = self.origin.get("settings", {})
        return found

    def record(self, edition: Edition) -> type[Record]:
        title = edition.title
        outputs = outputs_of(len(title.rules.sources))
        moves = len(edition.notation)
        return net_record(inputs_of(edition).count, len(title.judge.feature_names), self.width, self.hidden, outputs, moves)

    def array(self, edition: Edition) -> Array:
        """The net for compiled thinking, with room of its own to work in."""
        found = np.zeros(1, self.record(edition).dtype())
        for name, values in self.weights.items():
            found[0][name] = values
        return found

    def plain(self, edition: Edition) -> Record:
        return read(self.record(edition), self.array(edition))

    def program(self, edition: Edition, backend: str, judges: bool = True) -> Program:
        """The thinking of an edition with this net in the place of forecast and first look, or (judges False) beside them."""
        key = f"{backend} with a net {self.width}-{self.hidden}{'' if judges else ', not asked'}"
        if key not in edition.programs:
            inputs, title = inputs_of(edition), edition.title
            bind = {
                **title.bind,
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
            edition.programs[key] = Program(backend, bind, edition.tables, title.rules.shipped_tables)
        return edition.programs[key]


def empty_net(edition: Edition, width: int, hidden: int) -> LearnedNet:
    """A net that has learned nothing."""
    net = LearnedNet(edition.title.key, inputs_of(edition).digest, width, hidden, {})
    fields = net.record(edition).fields.items()
    net.weights.update({name: np.zeros(its.length, f"<{its.code}") for name, its in fields if name not in ROOM})
    return net


def write_net(net: LearnedNet, sources: int) -> bytes:
    """The bytes of a net's file."""
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
    """The net of a file; NetError says what is wrong with it."""
    if not data.startswith(MAGIC):
        raise NetError("this is not a net")
    text, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(text)
        body = lzma.decompress(packed)
    except (ValueError, lzma.LZMAError) as problem:
        raise NetError(f"this net is broken: {problem}") from None
    if hashlib.sha256(body).hexdigest() != header["sha256"]:
        raise NetError("this net is damaged: its weights are not the ones it was written with")
    weights, start = {}, 0
    for name, kind, length in header["arrays"]:
        weights[name] = np.frombuffer(body, kind, length, start)
        start += weights[name].nbytes
    width, hidden = header["layers"]
    plans = {int(players): values for players, values in header.get("plans", {}).items()}
    return LearnedNet(header["game"], header["inputs"], width, hidden, weights, header["origin"], plans)


@lru_cache(maxsize=16)
def shipped_net(path: Path) -> LearnedNet:
    """The net that comes with a game."""
    return read_net(path.read_bytes())


def net_for(edition: Edition) -> LearnedNet | None:
    """The shipped net where it fits the edition; None where the readable weights have to do."""
    path = edition.title.judge.net
    net = shipped_net(path) if path else None
    return net if net is not None and net.fits(edition) else None
