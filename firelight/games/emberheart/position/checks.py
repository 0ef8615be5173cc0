"""Loading a position: what follows from it, what is impossible on a table, and what nobody may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from firelight.engine.errors import Problem
from firelight.games.emberheart.content import tables
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.position.conditions import REWARDS
from firelight.games.emberheart.position.frames import check_meaning, check_options, check_rewards, check_shape
from firelight.games.emberheart.rules.decisions import APPRENTICE, BARD, DEFEND
from firelight.games.emberheart.rules.layout import ATTACHED, NEUTRAL, WITH_GEAR, Band, State

Problems = list[Problem]
PILES = ("hero_pile", "tavern_pile", "captive_pile", "mountain_pile", "preserve_pile", "raid_pile", "duo_pile")
CRESTS = 5
MOST = 9999  # of anything without a fixed number at the start

# Each pile except that of the heroes: its offer, the vocabulary of its cards, the cards, and how many are revealed each round.
DECKS = {
    "tavern_pile": ("tavern", "taverns", range(w.TAVERNS), 3),
    "captive_pile": ("camp", "dragons", range(w.FIRST_CAPTIVE, w.DRAGONS), 3),
    "mountain_pile": ("mountain", "dragons", range(w.MOUNTAIN_DRAGONS), 6),
    "preserve_pile": ("preserve", "preserves", range(w.PRESERVES), 3),
    "raid_pile": ("raid", "raids", range(w.RAIDS), 2),
    "duo_pile": ("", "duos", range(w.DUO_CARDS), 1),
}


@dataclass
class Inspection:
    """The state being checked, and the problems found."""

    s: State
    values: dict[str, tuple[int, ...]]
    words: Any
    problems: Problems = field(default_factory=list)

    def wrong(self, place: str, message: str) -> None:
        self.problems.append(Problem(place, message))

    def once(self, what: str, words: str, found: list[int]) -> None:
        for piece, count in sorted(Counter(card for card in found if card >= 0).items()):
            if count > 1:
                self.wrong(what, f"{self.words[words][piece]} is there {count} times; there is only 1")

    def owned(self, name: str) -> list[int]:
        return [card for b in self.s.bands for card, there in enumerate(getattr(b, name)) if there]

    def waiting(self, kind: int) -> bool:
        return any(f.kind == kind for f in self.s.frames[: self.s.depth])

    @property
    def early(self) -> bool:
        """Whether this is before the reward phase."""
        return self.s.frames[0].a < REWARDS


def derive(s: State) -> None:
    """A written position omits nothing but lengths."""


def _seats(t: Inspection) -> None:
    """Only players have pieces."""
    s, known = t.s, f"this game has {t.s.players} players"
    for name in ("shield", "turn", "bard_seat"):
        if getattr(s, name) >= s.players:
            t.wrong(name, f"found {getattr(s, name)}; {known}")
    for place in range(s.depth):
        if s.frames[place].seat >= s.players:
            t.wrong(f"frames[{place}].seat", f"found {s.frames[place].seat}; {known}")
    for place, party in enumerate(s.parties):
        if party.seat >= s.players and (party.seat < NEUTRAL or s.players > 2):
            t.wrong(f"parties.{t.words['spaces'][place]}.seat", f"found {party.seat}; {known}")
    for aide, holder in enumerate(s.aides):
        if holder >= s.players:
            t.wrong(f"aides.{w.AIDES[aide]}", f"found {holder}; {known}")
    for seat in range(s.players, 4):
        for name in Band.fields:
            if getattr(s.bands[seat], name) not in ([w.NONE] * w.HEROES, [w.NONE] * w.PRESERVES, getattr(Band(), name)):
                t.wrong(f"bands[{seat}].{name}", f"nobody sits here; {known}")
        for name in ("warehouse", "station"):
            if getattr(s, name)[seat]:
                t.wrong(f"{name}[{seat}]", f"found {getattr(s, name)[seat]}; {known}")


def _heroes(t: Inspection) -> None:
    """The pile lacks three cards for each round, one for the Apprentice, and two for each time the Bard drew."""
    s = t.s
    drawn = [hero for f in s.frames[: s.depth] if f.kind == BARD for hero in (f.first_hero, f.second_hero)]
    t.once("heroes", "heroes", [*s.guild, *s.hero_pile, s.bard_card, *drawn, *t.owned("heroes")])
    used = sum(b.apprentice_used for b in s.bands) - t.waiting(APPRENTICE)
    most = w.HEROES - 3 * s.round - used
    least = most - 2 * (s.round - 1) if w.BARD in t.owned("heroes") else most
    if s.hero_left not in range(least, most + 1, 2):
        t.wrong("hero_pile", f"found {s.hero_left} cards; expected {' or '.join(map(str, range(least, most + 1, 2)))} in round {s.round}")
    if (s.bard_card == w.NONE) != (s.bard_seat == w.NONE):
        t.wrong("bard_seat", "the Bard's card has a seat, and only then")
    for slot, hero in enumerate(s.guild):
        if t.early and hero == w.NONE:
            t.wrong(f"guild[{slot}]", "is empty; before the reward phase all offers are full")


def _decks(t: Inspection) -> None:
    s = t.s
    for name, (offer, words, cards, each) in DECKS.items():
        pile = [card for card in getattr(s, name) if card != w.NONE]
        lying = getattr(s, offer) if offer else []
        wanted = 0 if offer == "" and s.players > 2 else len(cards) - each * s.round
        if len(pile) != wanted:
            t.wrong(name, f"found {len(pile)} cards; expected {wanted} in round {s.round}")
        for where, held in ((name, pile), (offer, lying)):
            for place, card in enumerate(held):
                if card != w.NONE and card not in cards:
                    t.wrong(f"{where}[{place}]", f"{t.words[words][card]} does not belong here")
        for slot, card in enumerate(lying):
            if t.early and card == w.NONE and offer != "raid":
                t.wrong(f"{offer}[{slot}]", "is empty; before the reward phase all offers are full")
    t.once("dragons", "dragons", [*s.camp, *s.mountain, *s.captive_pile, *s.mountain_pile, *t.owned("dragons")])
    t.once("preserves", "preserves", [*s.preserve, *s.preserve_pile, *t.owned("preserves")])
    t.once("tavern", "taverns", [*s.tavern, *s.tavern_pile])
    t.once("raid", "raids", [*s.raid, s.raid_discarded, *s.raid_pile])
    t.once("duo_pile", "duos", s.duo_pile)


def _garrison(t: Inspection) -> None:
    """Revealed in order; with two players, some are discarded."""
    s, owned = t.s, Counter(t.owned("garrison"))
    t.once("garrison", "garrison", [*s.garrison, *owned.elements()])
    for colour, following in enumerate(s.garrison_next):
        lying = s.garrison[colour]
        if not 1 <= following <= s.round:
            t.wrong(f"garrison_next.{w.COLOURS[colour]}", f"found {following}; expected 1 to {s.round} in round {s.round}")
        elif lying not in (w.NONE, colour * 5 + following - 1):
            t.wrong(f"garrison[{colour}]", f"found {t.words['garrison'][lying]}; another card is due")
        for card in range(colour * 5, colour * 5 + 5):
            drawn = card < colour * 5 + following
            if owned[card] and not drawn:
                t.wrong("garrison", f"{t.words['garrison'][card]} was not turned up yet")
            elif drawn and s.players > 2 and not owned[card] and lying != card:
                t.wrong("garrison", f"{t.words['garrison'][card]} is missing")


def _aides(t: Inspection) -> None:
    """Free before the action phase, all taken after it; the Defender has discarded a raid card."""
    s, acting = t.s, t.s.frames[0].a == REWARDS - 1
    for aide, holder in enumerate(s.aides):
        if not acting and (holder == w.NONE) != t.early:
            t.wrong(f"aides.{w.AIDES[aide]}", "must be free before the action phase" if t.early else "must be taken after the action phase")
    discarded = s.aides[w.DEFENDER] != w.NONE and not t.waiting(DEFEND)
    if (s.raid_discarded != w.NONE) != discarded:
        t.wrong("raid_discarded", f"a raid card is {'' if discarded else 'not '}discarded yet")
    elif sum(card != w.NONE for card in s.raid) != (1 if discarded else 2):
        t.wrong("raid", f"expected {1 if discarded else 2} raid cards face up")


def _neutral(t: Inspection) -> None:
    """The spaces of one two-player card that has left the pile; all of them until the reward phase."""
    s = t.s
    found = {place for place, party in enumerate(s.parties) if party.seat == NEUTRAL}
    spaces = [place * w.SPACES + space - 1 for place, space in zip(t.values["DUO_PLACE"], t.values["DUO_SPACE"], strict=True)]
    cards = [set(spaces[card * w.DUO_SPACES : (card + 1) * w.DUO_SPACES]) for card in range(w.DUO_CARDS) if card not in s.duo_pile]
    if s.players == 2 and not any(found == card if t.early else found <= card for card in cards):
        t.wrong("parties", "the neutral crests are not those of a two-player card that was turned up")


def _band(t: Inspection, seat: int) -> None:
    s, b, place, step = t.s, t.s.bands[seat], f"bands[{seat}]", t.s.frames[0].a
    parties = [party for party in s.parties if party.seat == seat]
    away = s.warehouse[seat] + s.station[seat] + len(parties)
    if b.crests + away != CRESTS:
        t.wrong(f"{place}.crests", f"found {b.crests + away} crests in supply and on the board; expected {CRESTS}")
    elif away and step not in (REWARDS - 1, REWARDS):
        t.wrong(f"{place}.crests", f"found {b.crests}; all {CRESTS} are in the supply outside of the action and the reward phase")
    if sum(party.companion for party in parties) > b.companion_used:
        t.wrong(f"{place}.companion_used", "the companion is with a party; it joins one a round and then counts as used")
    for name, found in (
        ("gear", b.gear),
        ("flame", b.flame),
        *zip((f"followers.{kind}" for kind in w.FOLLOWERS), b.followers, strict=True),
    ):
        if found > MOST:
            t.wrong(f"{place}.{name}", f"found {found}; expected at most {MOST}")
    if (b.skill != w.NO_SKILL) != (s.side == 1):
        t.wrong(f"{place}.skill", "skills belong to side 1, and there everybody has one")
    elif s.side == 1 and b.skill in [other.skill for other in s.bands[:seat]]:
        t.wrong(f"{place}.skill", f"{w.SKILLS[b.skill]} belongs to another player already")
    _attached(t, b, place)


def _attached(t: Inspection, b: Band, place: str) -> None:
    """Dragons at cards must match how they are marked."""
    attached: Counter[int] = Counter()
    for name, owned, dragons, colours in (
        ("hero_dragons", b.heroes, b.hero_dragons, t.values["HERO_COLOUR"]),
        ("preserve_dragons", b.preserves, b.preserve_dragons, t.values["PRESERVE_COLOUR"]),
    ):
        for card, dragon in enumerate(dragons):
            if dragon == w.NONE:
                continue
            attached[dragon] += 1
            key = t.words["heroes" if name == "hero_dragons" else "preserves"][card]
            key_dragon, at_first = t.words["dragons"][dragon], t.values["DRAGON_COLOUR"][dragon]
            wanted = colours[card] if at_first == w.EXOTIC else at_first
            if not owned[card]:
                t.wrong(f"{place}.{name}.{key}", "a dragon is attached to a card the player does not have")
            elif b.dragons[dragon] < ATTACHED:
                t.wrong(f"{place}.dragons.{key_dragon}", f"is attached to {key} but not marked so")
            elif t.s.dragon_colours[dragon] != wanted:
                t.wrong(f"dragon_colours.{key_dragon}", f"found {w.COLOURS[t.s.dragon_colours[dragon]]}; expected {w.COLOURS[wanted]}")
            elif b.dragons[dragon] == ATTACHED and wanted != colours[card]:
                t.wrong(f"{place}.{name}.{key}", f"{key_dragon} is of another colour")
    for dragon, state in enumerate(b.dragons):
        key = t.words["dragons"][dragon]
        if attached[dragon] > 1:
            t.wrong(f"{place}.dragons.{key}", "is attached to two cards")
        if state >= ATTACHED and not attached[dragon]:
            t.wrong(f"{place}.dragons.{key}", "is marked as attached but lies at no card")
        if state == WITH_GEAR and b.skill != w.GEARED_DRAGONS:
            t.wrong(f"{place}.dragons.{key}", f"has gear, for which the skill {w.SKILLS[w.GEARED_DRAGONS]} is needed")


def _colours(t: Inspection) -> None:
    """The colours of unattached dragons."""
    attached = {dragon for b in t.s.bands for dragon in (*b.hero_dragons, *b.preserve_dragons)}
    for dragon, printed in enumerate(t.values["DRAGON_COLOUR"]):
        found = t.s.dragon_colours[dragon]
        if dragon not in attached and found != printed:
            t.wrong(f"dragon_colours.{t.words['dragons'][dragon]}", f"found {w.COLOURS[found]}; expected {w.COLOURS[printed]}")


def _party(t: Inspection, at: int) -> None:
    party, space, where = t.s.parties[at], at % w.SPACES + 1, f"parties.{t.words['spaces'][at]}"
    size, expert = sum(party.followers), t.values["PLACE_SPECIALIST"][at // w.SPACES]
    if party.seat in (w.NONE, NEUTRAL):
        if size or party.companion or party.took:
            t.wrong(where, "followers, companion or card of nobody")
        return
    for kind, number in enumerate(party.followers):
        if number and kind not in (w.HIRELING, expert):
            t.wrong(f"{where}.followers.{w.FOLLOWERS[kind]}", f"found {number}; no {w.FOLLOWERS[kind]} goes there")
    fewer = t.values["COMPANION_LEVEL"][t.s.bands[party.seat].attributes[w.STRENGTH]] if party.companion else 0
    if not max(0 if party.took else space - fewer, 0) <= size <= space:
        t.wrong(f"{where}.followers", f"found {size} followers on a space {space}")
    if party.took and t.early:
        t.wrong(f"{where}.took", "no card is taken before the reward phase")


def check(s: State, edition: Any, words: Any) -> Problems:
    """What is impossible on a table, with its place."""
    t = Inspection(s, edition.tables or tables.build(edition.components), words)
    _seats(t)
    if not t.problems:
        t.problems += check_shape(s)
    if t.problems:
        return t.problems
    for seat in range(s.players):
        _band(t, seat)
    for at in range(w.PLACE_COUNT * w.SPACES):
        _party(t, at)
    for look in (_heroes, _decks, _garrison, _aides, _neutral, _colours):
        look(t)
    return t.problems or check_meaning(s, t.values) + check_rewards(s) or check_options(s, edition)


def conceal(data: dict[str, Any], s: State, words: Any) -> None:
    """Remove the order of the piles. Their contents can be worked out by anybody and stay."""
    for pile in PILES:
        data[pile] = {"count": len(data[pile]), "contents": sorted(data[pile])}
