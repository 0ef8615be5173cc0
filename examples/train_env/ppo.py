"""Learn a game from scratch: PPO by self-play in a batch of compiled games, then a match against a bot.

python examples/train_env/ppo.py bonfire --updates 2000 --against greedy

Needs PyTorch and `pip install 'firelight[envs]'`. The network uses a GPU if there is one.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import firelight.envs.gymnasium  # noqa: F401 - makes the games known to Gymnasium
from firelight.api import title
from firelight.envs.batch import BatchEnv
from firelight.envs.observations import Column

FORBIDDEN = -1e9


@dataclass(frozen=True)
class Course:
    """How to learn."""

    game: str
    players: int = 2
    batch: int = 1024  # games side by side
    length: int = 64  # steps between updates
    updates: int = 1000
    passes: int = 2
    minibatch: int = 8192
    width: int = 256
    rate: float = 3e-4
    fade: float = 0.999  # discount per decision (gamma)
    smooth: float = 0.95  # smoothing of the advantages (lambda)
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1
    device: str = "cuda" if torch.cuda.is_available() else "cpu"


class Player(nn.Module):  # type: ignore[misc]
    """A policy and a forecast of the reward. Every value of every column has a vector of its own; they are summed up."""

    def __init__(self, columns: list[Column], actions: int, width: int) -> None:
        super().__init__()
        sizes = [column.high - column.low + 1 for column in columns]
        self.register_buffer("low", torch.tensor([column.low for column in columns]))
        self.register_buffer("high", torch.tensor([column.high for column in columns]))
        self.register_buffer("first", torch.tensor([0, *np.cumsum(sizes)[:-1]]))
        self.table = nn.EmbeddingBag(sum(sizes), width, mode="sum")
        nn.init.normal_(self.table.weight, std=len(columns) ** -0.5)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        low, high, first = self.get_buffer("low"), self.get_buffer("high"), self.get_buffer("first")
        places = observations.long().clamp(low, high) - low + first
        body = self.body(self.table(places))
        logits = self.policy(body).masked_fill(masks == 0, FORBIDDEN)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


class Rollout:
    """Observations, actions and rewards of some steps of the batch, on the device of the network."""

    def __init__(self, course: Course, env: BatchEnv) -> None:
        rows, where = (course.length, course.batch), course.device
        self.observations = torch.zeros((*rows, env.terms.width), dtype=torch.int8, device=where)
        self.masks = torch.zeros((*rows, env.terms.actions), dtype=torch.int8, device=where)
        self.actions = torch.zeros(rows, dtype=torch.int64, device=where)
        self.logs, self.values = torch.zeros(rows, device=where), torch.zeros(rows, device=where)
        self.seats = torch.zeros(rows, dtype=torch.int64, device=where)
        self.rewards = torch.zeros((*rows, env.terms.scoring), device=where)
        self.dones = torch.zeros(rows, dtype=torch.bool, device=where)

    def advantages(self, course: Course, last_value: torch.Tensor, last_seat: torch.Tensor) -> torch.Tensor:
        """Generalised advantages of the seats that decided. A seat's next decision may be many steps away, its reward on another's."""
        steps, batch, seats = self.rewards.shape
        lane = torch.arange(batch, device=last_value.device)
        value = (-last_value / max(seats - 1, 1)).unsqueeze(1).repeat(1, seats)  # rewards add up to 0
        value[lane, last_seat] = last_value
        reward, later = torch.zeros_like(value), torch.zeros_like(value)
        found = torch.zeros_like(self.values)
        for step in reversed(range(steps)):
            ended, seat = self.dones[step].unsqueeze(1), self.seats[step]
            reward = torch.where(ended, self.rewards[step], reward)
            value, later = value.masked_fill(ended, 0.0), later.masked_fill(ended, 0.0)
            surprise = reward[lane, seat] + course.fade * value[lane, seat] - self.values[step]
            found[step] = surprise + course.fade * course.smooth * later[lane, seat]
            reward[lane, seat], later[lane, seat], value[lane, seat] = 0.0, found[step], self.values[step]
        return found


def play(course: Course, env: BatchEnv, player: Player, rollout: Rollout, now: Any) -> tuple[Any, torch.Tensor]:
    """Fill a rollout; return the state of the batch after it, and the advantages."""
    with torch.no_grad():
        for step in range(course.length):
            rollout.observations[step] = torch.from_numpy(now.observations)
            rollout.masks[step] = torch.from_numpy(now.masks)
            rollout.seats[step] = torch.from_numpy(env.seats.astype(np.int64))
            choice, rollout.values[step] = player(rollout.observations[step], rollout.masks[step])
            rollout.actions[step] = action = choice.sample()
            rollout.logs[step] = choice.log_prob(action)
            now = env.step(action.cpu().numpy())
            rollout.rewards[step] = torch.from_numpy(now.rewards.astype(np.float32))
            rollout.dones[step] = torch.from_numpy(now.dones)
        _, value = player(torch.from_numpy(now.observations).to(course.device), torch.from_numpy(now.masks).to(course.device))
        seat = torch.from_numpy(env.seats.astype(np.int64)).to(course.device)
        return now, rollout.advantages(course, value, seat)


def improve(course: Course, player: Player, optimizer: torch.optim.Optimizer, rollout: Rollout, advantages: torch.Tensor) -> float:
    """Learn from a rollout in some passes; return the loss of the last step."""
    flat = [part.flatten(0, 1) for part in (rollout.observations, rollout.masks, rollout.actions, rollout.logs, rollout.values, advantages)]
    loss = torch.zeros(())
    for _ in range(course.passes):
        for places in torch.randperm(len(flat[0]), device=course.device).split(course.minibatch):
            observations, masks, actions, logs, values, better = (part[places] for part in flat)
            choice, value = player(observations, masks)
            scaled = (better - better.mean()) / (better.std() + 1e-8)
            ratio = (choice.log_prob(actions) - logs).exp()
            gain = torch.min(ratio * scaled, ratio.clamp(1 - course.clip, 1 + course.clip) * scaled).mean()
            loss = 0.5 * (value - (values + better)).square().mean() - gain - course.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
    return float(loss)


def learn(course: Course, minutes: float = 60.0) -> Player:
    """Return a player that has learned by self-play, for at most this many updates and minutes."""
    torch.manual_seed(course.seed)
    env = BatchEnv(course.game, course.players, course.batch, seed=course.seed)
    player: Player = Player(env.terms.columns, env.terms.actions, course.width).to(course.device)
    optimizer = torch.optim.Adam(player.parameters(), lr=course.rate)
    rollout, now, began = Rollout(course, env), env.reset(), time.perf_counter()
    for update in range(course.updates):
        now, advantages = play(course, env, player, rollout, now)
        loss = improve(course, player, optimizer, rollout, advantages)
        minutes_gone = (time.perf_counter() - began) / 60
        if update % 10 == 9 or update == course.updates - 1:
            steps = (update + 1) * course.length * course.batch
            print(
                f"update {update + 1}, {steps:,} steps, {minutes_gone:.1f} min: loss {loss:.3f}, points {env.scores.mean():.1f}", flush=True
            )
        if minutes_gone > minutes:
            break
    return player


def match(course: Course, player: Player, opponent: str, games: int) -> tuple[float, float]:
    """Return the mean reward and the mean lead in points against a bot. The player's seat changes from deal to deal."""
    name = f"firelight/{title(course.game).name}-v0"
    rewards, leads = [], []
    for number in range(games):
        env = gymnasium.make(name, opponents=[opponent] * (course.players - 1), seat=number % course.players)
        observation, info = env.reset(seed=10_000 + number)
        over, reward = False, 0.0
        while not over:
            given = (torch.from_numpy(observation[part]).unsqueeze(0).to(course.device) for part in ("observation", "action_mask"))
            with torch.no_grad():
                action = int(player(*given)[0].logits.argmax())
            observation, reward, over, _, info = env.step(action)
        env.close()
        others = [points for seat, points in enumerate(info["scores"]) if seat != info["seat"]]
        rewards.append(reward)
        leads.append(info["scores"][info["seat"]] - max(others))
    return float(np.mean(rewards)), float(np.mean(leads))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from scratch, and play against a bot.")
    parser.add_argument("game")
    for name, default in (("players", 2), ("updates", 1000), ("batch", 1024), ("seed", 1), ("games", 100)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--against", default="greedy")
    given = parser.parse_args()
    course = Course(given.game, given.players, given.batch, updates=given.updates, seed=given.seed)
    player = learn(course, given.minutes)
    reward, lead = match(course, player, given.against, given.games)
    print(f"{given.games} games against {given.against}: mean reward {reward:+.2f} (1 wins all, -1 loses all), lead {lead:+.1f} points")


if __name__ == "__main__":
    main()
