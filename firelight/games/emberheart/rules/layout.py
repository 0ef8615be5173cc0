"""The state of a game of Emberheart, declared once (E1)."""

from typing import Final

from firelight.engine.records import Record, i8, i16, many
from firelight.engine.stack import FRAMES, Position
from firelight.games.emberheart.content.words import HEROES, NONE
from firelight.games.emberheart.rules.decisions import Frame

# Where a dragon is, as seen by its owner.
DRAGON_STATES: Final = ("no", "free", "attached", "with-gear")
FREE, ATTACHED, WITH_GEAR = range(1, 4)  # WITH_GEAR: with 1 gear on it (E12.1)

# A Garrison card of a player.
GARRISON_STATES: Final = ("no", "open", "completed")
OPEN, COMPLETED = range(1, 3)

NEUTRAL: Final = 4  # a crest of the two-player game (E11)


class Band(Record):
    """What one player has (E1.2)."""

    skill: int = i8(names="skills")
    followers: list[int] = i16(4, keys="followers", low=0)
    gear: int = i16(low=0)
    crests: int = i8(low=0, high=5)
    companion_used: int = i8(low=0, high=1)
    apprentice_used: int = i8(low=0, high=1)
    attributes: list[int] = i8(3, keys="attributes", low=0, high=7)
    flame: int = i16(low=0)
    heroes: list[int] = i8(HEROES, keys="heroes", low=0, high=1)
    hero_dragons: list[int] = i8(HEROES, keys="heroes", names="dragons", none=NONE)
    preserves: list[int] = i8(15, keys="preserves", low=0, high=1)
    preserve_dragons: list[int] = i8(15, keys="preserves", names="dragons", none=NONE)
    garrison: list[int] = i8(15, keys="garrison", names="garrison-states")
    dragons: list[int] = i8(45, keys="dragons", names="dragon-states")


class Party(Record):
    """A crest on 0 to 5 followers on one space of a location."""

    seat: int = i8(low=-1, high=4, none=NONE)
    followers: list[int] = i8(4, keys="followers", low=0, high=5)
    companion: int = i8(low=0, high=1)
    took: int = i8(low=0, high=1)


class State(Position):
    frames: list[Frame] = many(Frame, FRAMES, stack=True)  # type: ignore[assignment]  # frames of its own
    players: int = i8(low=2, high=4)
    side: int = i8(low=0, high=1)
    round: int = i8(low=1, high=5)
    shield: int = i8(low=0, high=3)
    turn: int = i8(low=0, high=3)
    late: int = i8(low=0, high=1)  # after window (d) of round 5: no more gear on dragons (E12.1)
    aides: list[int] = i8(4, keys="aides", low=-1, high=3, none=NONE)
    warehouse: list[int] = i8(4, low=0, high=5)
    station: list[int] = i8(4, low=0, high=5)
    parties: list[Party] = many(Party, 30, keys="spaces")
    guild: list[int] = i8(3, names="heroes", none=NONE)
    bard_card: int = i8(names="heroes", none=NONE)
    bard_seat: int = i8(low=-1, high=3, none=NONE)
    tavern: list[int] = i8(3, names="taverns", none=NONE)
    camp: list[int] = i8(3, names="dragons", none=NONE)
    mountain: list[int] = i8(6, names="dragons", none=NONE)
    preserve: list[int] = i8(3, names="preserves", none=NONE)
    garrison: list[int] = i8(3, names="garrison", none=NONE)
    garrison_next: list[int] = i8(3, keys="three-colours", low=0, high=5)
    raid: list[int] = i8(2, names="raids", none=NONE)
    raid_discarded: int = i8(names="raids", none=NONE)
    hero_pile: list[int] = i8(HEROES, names="heroes", none=NONE, stack=True, hidden=True)
    hero_left: int = i8(counts="hero_pile")
    tavern_pile: list[int] = i8(15, names="taverns", none=NONE, stack=True, hidden=True)
    tavern_left: int = i8(counts="tavern_pile")
    captive_pile: list[int] = i8(15, names="dragons", none=NONE, stack=True, hidden=True)
    captive_left: int = i8(counts="captive_pile")
    mountain_pile: list[int] = i8(30, names="dragons", none=NONE, stack=True, hidden=True)
    mountain_left: int = i8(counts="mountain_pile")
    preserve_pile: list[int] = i8(15, names="preserves", none=NONE, stack=True, hidden=True)
    preserve_left: int = i8(counts="preserve_pile")
    raid_pile: list[int] = i8(10, names="raids", none=NONE, stack=True, hidden=True)
    raid_left: int = i8(counts="raid_pile")
    duo_pile: list[int] = i8(12, names="duos", none=NONE, stack=True, hidden=True)
    duo_left: int = i8(counts="duo_pile")
    dragon_colours: list[int] = i8(45, keys="dragons", names="colours")  # an exotic takes on a colour when attached (E7.7)
    bands: list[Band] = many(Band, 4, used="players")
