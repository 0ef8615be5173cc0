"""The game for the engine: its rules and its words."""

from __future__ import annotations

from typing import Any

from firelight.engine.parts import Option, Rules, Words
from firelight.engine.stack import MOST_SEATS
from firelight.engine.title import Title
from spices import rules
from spices.layout import MOST_STALLS, PRICES, SPICES, State

JAR_NAMES = tuple(f"{spice}-{price}" for spice in SPICES for price in PRICES)
NOTATION = (*(f"take {jar}" for jar in JAR_NAMES), "again", "rest")
RULES = {
    "1": "There is a jar of each spice at each price from 5 to 10. They are mixed in a sack, and some are set out on the stalls.",
    "2": "On your turn, both dice are rolled. Their sum is what you can spend without coins.",
    "3": "Take a jar from a stall. You pay in coins what the dice do not cover. The stall is filled from the sack.",
    "4": "Or pay a coin and roll both dice again, as often as you like.",
    "5": "Or rest and take three coins.",
    "6": "After the last round, the jars of one spice score 1, 3, 6, 10, 15 or 21 points together. Coins break ties.",
}
REFUSALS = {
    "lacks-coins": "Coins needed: {needed}; coins you have: {coins}",
    "no-coin": "Rolling again takes a coin, and you have none",
    "not-on-a-stall": "This jar is not on a stall",
}


def explain(g: Any, action: int, rule: int) -> tuple[str, dict[str, Any]]:
    if rule == rules.LACKS_COINS:
        return "lacks-coins", {"needed": rules.cost(g.state, action), "coins": g.state.merchants[g.seat].coins}
    return "no-coin" if rule == rules.NO_COIN else "not-on-a-stall", {}


TITLE = Title(
    key="spices",
    name="Spice Stalls",
    players=(2, MOST_SEATS),
    rules=Rules(
        state=State,
        frames=("nothing", "game-over", "roll", "trade"),
        setup=rules.setup,
        options=rules.options,
        resolve=rules.resolve,
        guard=rules.guard,
        score=rules.score,
        points_from=rules.points_from,
        tiebreak=rules.tiebreak,
        settle=rules.settle,
        determinise=rules.determinise,
        last_chance=rules.ROLL,
        dice={rules.ROLL: "dice"},
        sources=SPICES,
        rulebook=("", "3", "3", "4"),
        events=(("rolled", ("", "")), ("took", ("jars", "")), ("rested", ("",))),
        setup_options={
            "rounds": Option(7, 3, 12, "how many turns everybody has"),
            "stalls": Option(4, 2, MOST_STALLS, "jars to choose from"),
            "coins": Option(2, 0, 9, "that everybody begins with"),
        },
    ),
    words=Words(
        notation=lambda components: NOTATION,
        about="Roll the dice, spend your coins, collect jars of one spice.",
        rules=RULES,
        vocabulary=lambda components: {"spices": SPICES, "jars": JAR_NAMES},
        explain=explain,
        refusals=REFUSALS,
    ),
)
