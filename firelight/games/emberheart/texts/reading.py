"""A position of Emberheart as a person reads it: cards, people and costs in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.dragons import dragons_of
from firelight.games.emberheart.rules.garrison import followers_owned
from firelight.games.emberheart.rules.layout import NEUTRAL, Band, State
from firelight.games.emberheart.rules.raid import raid_count
from firelight.games.emberheart.texts.hero_texts import COUNTED, PLACE_NAMES
from firelight.reading import Look, count, joined

if TYPE_CHECKING:
    from firelight.engine.game import Game

SHORT = ("h", "s", "r", "w")
SPECIALISTS = (w.SCOUT, w.RANGER, w.WARDEN)
COUNTS_KIND = {w.PER_RANGER: w.RANGER, w.PER_WARDEN: w.WARDEN, w.PER_SCOUT: w.SCOUT}


class Reading(Look):
    """One look at a game: its state, the seat that decides and its band."""

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.s = cast(State, g.state)
        self.seat = self.s.turn if g.seat is None else g.seat
        self.b: Band = self.s.bands[self.seat]

    def mark(self, seat: int) -> str:
        """`P2`, or what a neutral crest is called."""
        return "neutral" if seat == NEUTRAL else f"P{seat + 1}"

    def word(self, vocabulary: str, number: int) -> str:
        return self.g.edition.words[vocabulary][number]

    def colour(self, dragon: int) -> str:
        return w.COLOURS[self.s.dragon_colours[dragon]]

    def glory(self, dragon: int) -> int:
        return self.tables["DRAGON_GLORY"][dragon]

    def dragon(self, dragon: int) -> str:
        """`red dragon (5 glory)`."""
        return f"{self.colour(dragon)} dragon ({self.glory(dragon)} glory)"

    def dragon_key(self, dragon: int) -> str:
        """`red-5-2`: the word to type; an exotic one with the colour it has taken on."""
        key = self.word("dragons", dragon)
        now = self.s.dragon_colours[dragon]
        return f"{key} as {w.COLOURS[now]}" if key.startswith("exotic") and now != w.EXOTIC else key

    def cost(self, dragon: int) -> str:
        """`1 warden, flame +1`, or nothing."""
        parts = ["1 warden"] if self.tables["DRAGON_WARDEN"][dragon] else []
        flame = self.tables["DRAGON_FLAME"][dragon]
        return ", ".join([*parts, f"flame +{flame}"] if flame else parts)

    def tavern(self, card: int) -> str:
        """`2 scouts, 1 hireling, flame +1`."""
        parts = people(self.tables["TAVERN_FOLLOWERS"][card * 4 : card * 4 + 4])
        flame = self.tables["TAVERN_FLAME"][card]
        return f"{parts}, flame {flame:+}" if flame else parts

    def preserve(self, card: int) -> str:
        return f"{w.COLOURS[self.tables['PRESERVE_COLOUR'][card]]} Preserve"

    def hero(self, hero: int) -> str:
        return w.HERO_NAMES[hero]

    def hero_colour(self, hero: int) -> str:
        return w.COLOURS[self.tables["HERO_COLOUR"][hero]]

    def card(self, card: int) -> str:
        """A hero or a Preserve: what dragons are attached to."""
        return f"the {self.hero(card)}" if card < w.HEROES else self.word("preserves", card - w.HEROES)

    def garrison_needs(self, card: int) -> str:
        """`2 red dragons + 3 wardens`."""
        t = self.tables
        colour = t["GARRISON_COLOUR"][card]
        dragons = count(t["GARRISON_DRAGONS"][card], f"{w.COLOURS[colour]} dragon")
        return f"{dragons} + {count(t['GARRISON_NUMBER'][card], self.asked(card))}"

    def asked(self, card: int) -> str:
        """What a Garrison card asks for besides dragons."""
        if self.tables["GARRISON_ASKED"][card] == w.HEROES_ASKED:
            return "hero"
        return w.FOLLOWERS[self.tables["GARRISON_FOLLOWER"][self.tables["GARRISON_COLOUR"][card]]]

    def garrison(self, card: int) -> str:
        """`red Garrison card (3 glory: 1 red dragon + 1 hero)`."""
        colour = w.COLOURS[self.tables["GARRISON_COLOUR"][card]]
        return f"{colour} Garrison card ({self.tables['GARRISON_GLORY'][card]} glory: {self.garrison_needs(card)})"

    def raid(self, card: int) -> str:
        """`1 hireling per red dragon`."""
        return f"1 {self.loss_word(card)} per {COUNTED[self.tables['RAID_COUNTS'][card]]}"

    def loss_word(self, card: int) -> str:
        return "hireling" if self.tables["RAID_LOSES"][card] == w.LOSE_HIRELINGS else "specialist"

    def raid_loss(self, seat: int, card: int) -> tuple[int, int]:
        """What a raid card takes from a seat as things stand, and how much of it is missing.

        Specialists on the board come back before the raid and count; hirelings there may not, so only the supply counts.
        """
        counted = self.tables["RAID_COUNTS"][card]
        if counted in COUNTS_KIND:
            number = self.rule(followers_owned)(self.s, seat, COUNTS_KIND[counted])
        else:
            number = self.rule(raid_count)(self.s, seat, card)
        if number and self.is_active(seat, w.KEEPER):
            number -= 1
        if self.tables["RAID_LOSES"][card] == w.LOSE_HIRELINGS:
            have = self.s.bands[seat].followers[w.HIRELING]
        else:
            have = sum(self.rule(followers_owned)(self.s, seat, kind) for kind in SPECIALISTS)
        return number, max(number - have, 0)

    def is_active(self, seat: int, hero: int) -> bool:
        return self.s.bands[seat].hero_dragons[hero] != w.NONE

    def dragons(self, seat: int, colour: int) -> int:
        return self.rule(dragons_of)(self.s, seat, colour)

    def specialist(self, place: int) -> int:
        """The kind of specialist that may go there."""
        return self.tables["PLACE_SPECIALIST"][place]


def place(number: int) -> str:
    """`the Tavern`."""
    return f"the {PLACE_NAMES[number]}"


def people(followers: Sequence[int]) -> str:
    """`2 scouts, 1 hireling`: specialists first."""
    order = (*SPECIALISTS, w.HIRELING)
    return ", ".join(count(followers[kind], w.FOLLOWERS[kind]) for kind in order if followers[kind]) or "no followers"


def people_and(followers: Sequence[int]) -> str:
    """`2 scouts and 1 hireling`."""
    return joined(people(followers).split(", "))
