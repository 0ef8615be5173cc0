"""How well a net predicts games it has not seen, compared with the readable weights: log-loss, error in points, and calibration."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from firelight.bots.mind import LEARNED
from firelight.lab.training.games import Shard
from firelight.lab.training.packing import answers
from firelight.thinking.evaluate import END, spread
from firelight.thinking.harvest import SHARE_ONE
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import POINTS_ONE, SCORE, WIN
from firelight.thinking.nets import LearnedNet

Array = np.ndarray[Any, Any]

PARTS = ("first third", "middle", "last third")
BINS = 10
SURE = 1e-6  # chances are clipped this far from 0 and 1

spreads: Any = spread  # `spread` works on arrays, too


def mixed_points(told: Any, planned: Any) -> Any:
    """The points that a search uses, for many positions at once."""
    return told + LEARNED.promised * (planned - told)


@dataclass(frozen=True)
class Prediction:
    """Predicted chances of winning and final scores, for every sample and seat."""

    chances: Array
    scores: Array


def by_weights(samples: Array) -> Prediction:
    """The forecast of the readable weights."""
    scores = samples["told"] / 100.0
    in_play = _in_play(samples)
    chances = np.zeros(scores.shape)
    for seat in range(SEATS):
        rest = np.where(in_play, scores, -np.inf)
        rest[:, seat] = -np.inf
        chances[:, seat] = 1 / (1 + np.exp(-np.clip((scores[:, seat] - rest.max(axis=1)) / spreads(samples["late"]), -30, 30)))
    return Prediction(chances, scores)


def by_net(net: LearnedNet, shard: Shard) -> Prediction:
    """The predictions of the net."""
    out, told, planned = answers(net, shard), shard.samples["told"] / 100.0, shard.samples["planned"] / 100.0
    likely = np.where(
        _in_play(shard.samples), mixed_points(told, planned) / spreads(shard.samples["late"])[:, None] + out[:, WIN : WIN + SEATS], -np.inf
    )
    chances = np.exp(likely - likely.max(axis=1, keepdims=True))
    return Prediction(chances / chances.sum(axis=1, keepdims=True), told + out[:, SCORE : SCORE + SEATS] * POINTS_ONE)


def _in_play(samples: Array) -> Array:
    found: Array = np.arange(SEATS)[None, :] < samples["seats"][:, None]
    return found


def log_losses(prediction: Prediction, samples: Array) -> Array:
    """The log-loss of each sample: the mean over its seats."""
    in_play, won = _in_play(samples), samples["shares"] / SHARE_ONE
    chances = np.clip(prediction.chances, SURE, 1 - SURE)
    each = -(won * np.log(chances) + (1 - won) * np.log(1 - chances))
    found: Array = (each * in_play).sum(axis=1) / in_play.sum(axis=1)
    return found


def rms_error(prediction: Prediction, samples: Array) -> float:
    """The root mean square error of the final scores, in points."""
    off = (prediction.scores - samples["scores"])[_in_play(samples)]
    return float(np.sqrt(np.mean(off**2)))


def calibration(prediction: Prediction, samples: Array) -> list[list[float]]:
    """For each tenth of the predicted chances: their number, their mean, and the share that won."""
    in_play = _in_play(samples)
    chances, won = prediction.chances[in_play], (samples["shares"] / SHARE_ONE)[in_play]
    tenth = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        [int((tenth == number).sum()), round(float(chances[tenth == number].mean()), 4), round(float(won[tenth == number].mean()), 4)]
        for number in range(BINS)
        if (tenth == number).any()
    ]


def compare(net: LearnedNet, shard: Shard) -> dict[str, Any]:
    """Compare forecast and net at the beginnings of turns, by number of players and third of the game."""
    found: dict[str, Any] = {}
    told, learned = by_weights(shard.samples), by_net(net, shard)
    for players in np.unique(shard.samples["players"]):
        for part, name in enumerate((*PARTS, "all")):
            third = np.minimum(3 * shard.samples["late"].astype(int) // END, 2)
            chosen = (shard.samples["players"] == players) & (shard.samples["rest"] == 1) & ((third == part) | (name == "all"))
            if not chosen.any():
                continue
            samples = shard.samples[chosen]
            row: dict[str, Any] = {"positions": len(samples)}
            for who, said in (("forecast", told), ("net", learned)):
                some = Prediction(said.chances[chosen], said.scores[chosen])
                row[who] = {
                    "log-loss": round(float(log_losses(some, samples).mean()), 4),
                    "points-missed": round(rms_error(some, samples), 2),
                    "calibration": calibration(some, samples),
                }
            found[f"{players} players, {name}"] = row
    return found


def table(compared: dict[str, Any]) -> str:
    """The comparison as text."""
    lines = [f"{'held-out games':24}{'positions':>10}  log-loss: forecast, net   points missed: forecast, net"]
    for name, row in compared.items():
        told, net = row["forecast"], row["net"]
        lines.append(
            f"{name:24}{row['positions']:>10}{told['log-loss']:>18.3f}{net['log-loss']:>8.3f}"
            f"{told['points-missed']:>23.1f}{net['points-missed']:>6.1f}"
        )
    return "\n".join(lines)
