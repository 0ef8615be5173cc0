"""What lies on the table, declared once."""

from __future__ import annotations

from firelight.engine.records import Record, i8, many
from firelight.engine.stack import MOST_SEATS, Position

SPICES = ("anise", "cumin", "ginger", "mint", "pepper", "saffron")
PRICES = (5, 6, 7, 8, 9, 10)
JARS, NO_JAR = 36, -1  # one of each spice at each price
DICE, SIDES, MOST_STALLS = 2, 6, 5


class Merchant(Record):
    coins: int = i8(low=0)
    jars: list[int] = i8(len(SPICES), keys="spices", low=0, high=len(PRICES))


class State(Position):
    players: int = i8(low=2, high=MOST_SEATS)
    rounds_left: int = i8(low=0)
    stall_count: int = i8(low=2, high=MOST_STALLS)
    stalls: list[int] = i8(MOST_STALLS, names="jars", none=NO_JAR, used="stall_count")
    dice: list[int] = i8(DICE, low=0, high=SIDES)
    sack: list[int] = i8(JARS, names="jars", none=NO_JAR, stack=True, hidden=True)
    in_sack: int = i8(counts="sack")
    merchants: list[Merchant] = many(Merchant, MOST_SEATS, used="players")
