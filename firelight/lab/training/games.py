"""Plays games for a net to learn from, on all cores or on a cluster, and keeps them in shards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from firelight import api
from firelight.bots.mind import USUAL, learned, new_workspace
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.title import Edition
from firelight.lab.learn import SEQUENCES
from firelight.lab.training.crew import Crew, at_hand
from firelight.thinking.greedy import LEVELS, ROW
from firelight.thinking.harvest import harvest, sample_record
from firelight.thinking.nets import read_net
from firelight.thinking.selfplay import EMPTY
from firelight.thinking.tree import Edge, Node

Array = np.ndarray[Any, Any]

JOB = 16  # games in a task
ROOM = 200  # samples that there is room for in each game
LEAST_ROOM = 2000  # samples, so that the longest game fits
IN_STREAM = 320  # places that there is room for in each sample, on average
TREE = 20  # nodes for each simulation of a search, and edges for each node


@dataclass(frozen=True)
class Recipe:
    """How games are played, and what is recorded of them."""

    players: int
    games: int
    seed: int
    first: int = 0
    simulations: int = 0  # of the search for each recorded decision; 0: greedy
    quick: int = 0  # and for each decision that is not recorded
    noise: int = 12  # one move in this many is random
    rests: int = 3  # one beginning of a turn in this many is recorded
    others: int = 12  # and one position within a turn
    options: tuple[tuple[str, int], ...] = ()  # setup options


@dataclass(frozen=True)
class Shard:
    """Samples and the stream of their inputs."""

    samples: Array
    stream: Array

    def only(self, chosen: Array) -> Shard:
        """The chosen samples, with only their part of the stream."""
        samples = self.samples[chosen]
        counts = samples["count"].astype(np.int64) + 2 * samples["moves"]
        starts = np.cumsum(counts) - counts
        places = np.repeat(samples["first"] - starts, counts) + np.arange(counts.sum())
        samples["first"] = starts
        return Shard(samples, self.stream[places])

    def save(self, path: Path) -> None:
        draft = path.with_name(f".{path.name}")
        with open(draft, "wb") as file:
            np.savez(file, samples=self.samples, stream=self.stream)
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> Shard:
        with np.load(path) as kept:
            return cls(kept["samples"], kept["stream"])


def join(shards: list[Shard]) -> Shard:
    """Join several shards into one."""
    samples = np.concatenate([shard.samples for shard in shards])
    start = before = 0
    for shard in shards:
        samples["first"][start : start + len(shard.samples)] += before
        start += len(shard.samples)
        before += len(shard.stream)
    return Shard(samples, np.concatenate([shard.stream for shard in shards]))


class Player:
    """Plays games in one thread."""

    def __init__(self, game: str, file: bytes, judges: bool, simulations: int, components: str | None = None) -> None:
        self.edition = edition = api.edition(game, components)
        title, self._net = edition.title, read_net(file)
        net = self._net
        self._run: Any = net.program(edition, "numba", judges or not simulations)(harvest)  # a greedy player asks no net
        sizes = max(TREE * simulations, 2)
        self._sample = sample_record(len(title.judge.feature_names), len(title.rules.sources)).dtype()
        tree = np.zeros(sizes, Node.dtype()), np.zeros(sizes * TREE, Edge.dtype())
        self._workspace = new_workspace(edition, learned(net) if judges else USUAL, net, EMPTY + 1, *tree)
        self._lists = np.zeros((LEVELS + 1) * ROW, np.int16)
        self._marks = np.zeros(2 * LEVELS + 4, np.int64)
        self._actions = np.zeros(MOST_OPTIONS, np.int16)

    def play(self, recipe: Recipe) -> Iterator[Shard]:
        """Play the games of a recipe. Yields a shard whenever the room is used up, and one at the end."""
        title = self.edition.title
        chosen = np.array(title.setup_arguments(title.option_values(recipe.players, dict(recipe.options))), np.int64)
        self._workspace.turns[:] = self._net.plan(title, recipe.players)
        done = 0
        while done < recipe.games:
            left = recipe.games - done
            samples = np.zeros(max(left * ROOM, LEAST_ROOM), self._sample)
            stream = np.zeros(len(samples) * IN_STREAM, np.int16)
            written = np.zeros(2, np.int64)
            played = self._run(
                self._workspace, self._lists, self._marks, self._actions, recipe.seed, recipe.first + done, left, recipe.players, chosen,
                SEQUENCES, recipe.simulations, recipe.quick, recipe.noise, recipe.rests, recipe.others, samples, stream, written,
            )  # fmt: skip
            if played == 0:
                raise RuntimeError("a game has more positions than there is room for")
            yield Shard(samples[: written[0]].copy(), stream[: written[1]].copy())
            done += played


@dataclass(frozen=True)
class Order:
    """A task: games to play. `net` holds the bytes of a net file; a search uses that net if `judges` is True."""

    game: str
    net: bytes
    judges: bool
    recipe: Recipe
    components: str | None = None  # a component set by name or file


def play_order(order: Order) -> Shard:
    """Run a task."""
    player = at_hand(Player, order.game, order.net, order.judges, max(order.recipe.simulations, order.recipe.quick), order.components)
    return join(list(player.play(order.recipe)))


def play(game: str, net: bytes, judges: bool, recipe: Recipe, crew: Crew[Any], components: str | None = None) -> Shard:
    """Play the games of a recipe. They are the same whatever crew plays them."""
    parts = (replace(recipe, first=recipe.first + start, games=min(JOB, recipe.games - start)) for start in range(0, recipe.games, JOB))
    return join(list(crew.do(play_order, (Order(game, net, judges, part, components) for part in parts))))


def schedule(edition: Edition, whole: Recipe, shard: int) -> list[Recipe]:
    """The recipes for the shards of a training. With 0 players, half the games are for two and the rest for the other numbers."""
    low, high = edition.title.players
    others = [n for n in range(low, high + 1) if n != 2]
    found: list[Recipe] = []
    counts = dict.fromkeys(range(low, high + 1), 0)
    for number in range(-(-whole.games // shard)):
        players = whole.players or (2 if number % 2 == 0 else others[number // 2 % len(others)])
        practice = edition.title.judge.practice(players)
        options = tuple(practice[counts[players] % len(practice)].items())
        counts[players] += 1
        games = min(shard, whole.games - number * shard)
        found.append(replace(whole, players=players, games=games, first=number * shard, options=options))
    return found
