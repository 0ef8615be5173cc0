"""Learn a game from scratch with PPO: self-play in a batch of compiled games, then a match against a bot.

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

import firelight.envs.gymnasium  # noqa: F401 - registers the games with Gymnasium
from firelight.api import title
from firelight.envs.batch import BatchEnv
from firelight.envs.observations import Column

ILLEGAL_LOGIT = -1e9


@dataclass(frozen=True)
class Settings:
    """The settings of a training run."""

    game: str
    players: int = 2
    batch: int = 1024  # games side by side
    steps: int = 64  # of every game between updates
    updates: int = 1000
    epochs: int = 2
    minibatch: int = 8192
    width: int = 256
    learning_rate: float = 3e-4
    gamma: float = 0.999  # discount per decision
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1
    device: str = "cuda" if torch.cuda.is_available() else "cpu"


class ActorCritic(nn.Module):  # type: ignore[misc]
    """A policy and a value function. Every value of every column has its own embedding, and the embeddings are summed."""

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
        logits = self.policy(body).masked_fill(masks == 0, ILLEGAL_LOGIT)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


class Rollout:
    """Observations, actions and rewards of some steps of the batch, on the device of the network."""

    def __init__(self, settings: Settings, env: BatchEnv) -> None:
        shape, device = (settings.steps, settings.batch), settings.device
        self.observations = torch.zeros((*shape, env.terms.width), dtype=torch.int8, device=device)
        self.masks = torch.zeros((*shape, env.terms.actions), dtype=torch.int8, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.log_probs, self.values = torch.zeros(shape, device=device), torch.zeros(shape, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int64, device=device)
        self.rewards = torch.zeros((*shape, env.terms.scoring), device=device)
        self.dones = torch.zeros(shape, dtype=torch.bool, device=device)

    def advantages(self, settings: Settings, last_value: torch.Tensor, last_seat: torch.Tensor) -> torch.Tensor:
        """Generalised advantage estimates. A seat's next decision may be many steps later, and its reward come on another seat's step."""
        steps, batch, seats = self.rewards.shape
        lane = torch.arange(batch, device=last_value.device)
        value = (-last_value / max(seats - 1, 1)).unsqueeze(1).repeat(1, seats)  # rewards sum to 0
        value[lane, last_seat] = last_value
        reward, following = torch.zeros_like(value), torch.zeros_like(value)
        advantages = torch.zeros_like(self.values)
        for step in reversed(range(steps)):
            ended, seat = self.dones[step].unsqueeze(1), self.seats[step]
            reward = torch.where(ended, self.rewards[step], reward)
            value, following = value.masked_fill(ended, 0.0), following.masked_fill(ended, 0.0)
            delta = reward[lane, seat] + settings.gamma * value[lane, seat] - self.values[step]
            advantages[step] = delta + settings.gamma * settings.gae_lambda * following[lane, seat]
            reward[lane, seat], following[lane, seat], value[lane, seat] = 0.0, advantages[step], self.values[step]
        return advantages


def collect(settings: Settings, env: BatchEnv, player: ActorCritic, rollout: Rollout, last: Any) -> tuple[Any, torch.Tensor]:
    """Fill a rollout. Return the last step of the batch, and the advantages."""
    with torch.no_grad():
        for step in range(settings.steps):
            rollout.observations[step] = torch.from_numpy(last.observations)
            rollout.masks[step] = torch.from_numpy(last.masks)
            rollout.seats[step] = torch.from_numpy(env.seats.astype(np.int64))
            policy, rollout.values[step] = player(rollout.observations[step], rollout.masks[step])
            rollout.actions[step] = action = policy.sample()
            rollout.log_probs[step] = policy.log_prob(action)
            last = env.step(action.cpu().numpy())
            rollout.rewards[step] = torch.from_numpy(last.rewards.astype(np.float32))
            rollout.dones[step] = torch.from_numpy(last.dones)
        _, value = player(torch.from_numpy(last.observations).to(settings.device), torch.from_numpy(last.masks).to(settings.device))
        seat = torch.from_numpy(env.seats.astype(np.int64)).to(settings.device)
        return last, rollout.advantages(settings, value, seat)


def optimise(
    settings: Settings, player: ActorCritic, optimizer: torch.optim.Optimizer, rollout: Rollout, advantages: torch.Tensor
) -> float:
    """Train on a rollout for some epochs. Return the loss of the last minibatch."""
    flat = [
        part.flatten(0, 1) for part in (rollout.observations, rollout.masks, rollout.actions, rollout.log_probs, rollout.values, advantages)
    ]
    loss = torch.zeros(())
    for _ in range(settings.epochs):
        for chosen in torch.randperm(len(flat[0]), device=settings.device).split(settings.minibatch):
            observations, masks, actions, log_probs, values, advantage = (part[chosen] for part in flat)
            policy, value = player(observations, masks)
            scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (policy.log_prob(actions) - log_probs).exp()
            gain = torch.min(ratio * scaled, ratio.clamp(1 - settings.clip, 1 + settings.clip) * scaled).mean()
            loss = 0.5 * (value - (values + advantage)).square().mean() - gain - settings.entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
    return float(loss)


def learn(settings: Settings, minutes: float = 60.0) -> ActorCritic:
    """Train a player by self-play until the updates are done or the minutes are up."""
    torch.manual_seed(settings.seed)
    env = BatchEnv(settings.game, settings.players, settings.batch, seed=settings.seed)
    player: ActorCritic = ActorCritic(env.terms.columns, env.terms.actions, settings.width).to(settings.device)
    optimizer = torch.optim.Adam(player.parameters(), lr=settings.learning_rate)
    rollout, last, began = Rollout(settings, env), env.reset(), time.perf_counter()
    for update in range(settings.updates):
        last, advantages = collect(settings, env, player, rollout, last)
        loss = optimise(settings, player, optimizer, rollout, advantages)
        minutes_gone = (time.perf_counter() - began) / 60
        if update % 10 == 9 or update == settings.updates - 1:
            steps = (update + 1) * settings.steps * settings.batch
            print(
                f"update {update + 1}, {steps:,} steps, {minutes_gone:.1f} min: loss {loss:.3f}, points {env.scores.mean():.1f}", flush=True
            )
        if minutes_gone > minutes:
            break
    return player


def match(settings: Settings, player: ActorCritic, opponent: str, games: int) -> tuple[float, float]:
    """Return the mean reward and the mean lead in points against a bot. The player's seat changes from game to game."""
    name = f"firelight/{title(settings.game).name}-v0"
    rewards, leads = [], []
    for number in range(games):
        env = gymnasium.make(name, opponents=[opponent] * (settings.players - 1), seat=number % settings.players)
        observation, info = env.reset(seed=10_000 + number)
        over, reward = False, 0.0
        while not over:
            given = (torch.from_numpy(observation[part]).unsqueeze(0).to(settings.device) for part in ("observation", "action_mask"))
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
    settings = Settings(given.game, given.players, given.batch, updates=given.updates, seed=given.seed)
    player = learn(settings, given.minutes)
    reward, lead = match(settings, player, given.against, given.games)
    print(f"{given.games} games against {given.against}: mean reward {reward:+.2f} (1: all won, -1: all lost), lead {lead:+.1f} points")


if __name__ == "__main__":
    main()
