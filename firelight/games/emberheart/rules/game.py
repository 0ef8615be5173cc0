"""The flow of a game: every frame is answered by the chapters of the rules."""

from firelight.engine.dispatch import dispatch
from firelight.games.emberheart.rules import dragons, garrison, heroes, mountain, parties, raid, rewards, rounds, supply, turn, village  # noqa: F401
from firelight.games.emberheart.rules.decisions import flow
from firelight.games.emberheart.rules.layout import State

guard, options, resolve, run = dispatch(flow, State)
