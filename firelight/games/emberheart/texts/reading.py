"""A position of Emberheart as a person reads it: cards, people and costs in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from firelight.engine.speech import ENGLISH
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.decisions import Frame
from firelight.games.emberheart.rules.dragons import dragons_of
from firelight.games.emberheart.rules.garrison import followers_owned
from firelight.games.emberheart.rules.layout import NEUTRAL, Band, State
from firelight.games.emberheart.rules.raid import raid_count
from firelight.reading import Look

if TYPE_CHECKING:
    from firelight.engine.game import Game

SHORT = ("h", "s", "r", "w")
SPECIALISTS = (w.SCOUT, w.RANGER, w.WARDEN)
COUNTS_KIND = {w.PER_RANGER: w.RANGER, w.PER_WARDEN: w.WARDEN, w.PER_SCOUT: w.SCOUT}


class Reading(Look):
    """One look at a game: its state, the seat that decides and its band."""

    frame: Frame

    def __init__(self, g: Game, language: str = ENGLISH) -> None:
        super().__init__(g, language)
        self.s = cast(State, g.state)
        self.seat = self.s.turn if g.seat is None else g.seat
        self.b: Band = self.s.bands[self.seat]

    def mark(self, seat: int) -> str:
        """`P2`, for drawings."""
        return self.label("mark", number=seat + 1)

    def owner(self, seat: int) -> str:
        """The name of the owner; nobody's if it is neutral."""
        return self.label("neutral") if seat == NEUTRAL else self.name(seat)

    def colour(self, dragon: int) -> str:
        """The key of the dragon's present colour."""
        return w.COLOURS[self.s.dragon_colours[dragon]]

    def glory(self, dragon: int) -> int:
        return self.tables["DRAGON_GLORY"][dragon]

    def dragon(self, dragon: int) -> str:
        """`red dragon (5)`; an exotic one with the colour it has taken on."""
        key = self.word("dragons", dragon)
        name, now = self.teller.word(key), self.s.dragon_colours[dragon]
        return self.label("as-colour", dragon=name, colour=w.COLOURS[now]) if key.startswith("exotic") and now != w.EXOTIC else name

    def cost(self, dragon: int) -> str:
        """`1 warden, flame +1`, or nothing."""
        wardens, flame = self.tables["DRAGON_WARDEN"][dragon], self.tables["DRAGON_FLAME"][dragon]
        return ", ".join(self.teller.count(kind, number) for kind, number in (("warden", wardens), ("flame", flame)) if number)

    def tavern(self, card: int) -> str:
        """`2 scouts, 1 hireling, flame +1`."""
        followers = self.people(self.tables["TAVERN_FOLLOWERS"][card * 4 : card * 4 + 4])
        flame = self.tables["TAVERN_FLAME"][card]
        return f"{followers}, {self.label('flame', steps=flame)}" if flame else followers

    def hero(self, hero: int) -> str:
        return self.teller.word(w.HERO_KEYS[hero])

    def hero_colour(self, hero: int) -> str:
        return self.teller.word(w.COLOURS[self.tables["HERO_COLOUR"][hero]])

    def garrison_figures(self, card: int) -> Mapping[str, Any]:
        """What a Garrison card asks for, and the glory it brings."""
        t = self.tables
        colour = t["GARRISON_COLOUR"][card]
        heroes = t["GARRISON_ASKED"][card] == w.HEROES_ASKED
        return {
            "colour": w.COLOURS[colour],
            "dragons": t["GARRISON_DRAGONS"][card],
            "asked": "hero" if heroes else w.FOLLOWERS[t["GARRISON_FOLLOWER"][colour]],
            "number": t["GARRISON_NUMBER"][card],
            "glory": t["GARRISON_GLORY"][card],
        }

    def garrison(self, card: int) -> str:
        """`3 glory: 1 red dragon + 1 hero`."""
        return self.label("garrison", glory=self.garrison_figures(card)["glory"], needs=self.needs(**self.garrison_figures(card)))

    def needs(self, colour: str, dragons: int, asked: str, number: int, **_: Any) -> str:
        """`2 red dragons + 3 wardens`; numbers that are not above 0 are left out."""
        parts = [self.label("dragons", colour=colour, number=dragons)] if dragons > 0 else []
        return " + ".join([*parts, self.teller.count(asked, number)] if number > 0 else parts)

    def people(self, followers: Sequence[int]) -> str:
        """`2 scouts, 1 hireling`: specialists first."""
        order = (*SPECIALISTS, w.HIRELING)
        counted = [self.teller.count(w.FOLLOWERS[kind], followers[kind]) for kind in order if followers[kind]]
        return ", ".join(counted) or self.label("nobody")

    def raid_loss(self, seat: int, card: int) -> tuple[int, int]:
        """What a raid card would take from a seat now, and how much of it is missing.

        Specialists on the board return before the raid and count; hirelings there may not, so only those in the supply count.
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
