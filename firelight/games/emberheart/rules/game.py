"""The flow of a game: the chapters of the rules answer every frame."""

from firelight.engine.dispatch import dispatch
from firelight.games.emberheart.rules import dragons, garrison, heroes, mountain, parties, raid, rewards, rounds, supply, turn, village  # noqa: F401
from firelight.games.emberheart.rules.decisions import flow
from firelight.games.emberheart.rules.layout import State

guard, options, resolve, run = dispatch(flow, State)
