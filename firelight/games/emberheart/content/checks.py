"""The sections of Emberheart's component set, each read and checked against the counts of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from firelight.engine.components import NO_WORD, Entry
from firelight.games.emberheart.content.words import (
    ASKED,
    ATTRIBUTES,
    CAPTIVES,
    COLOURS,
    COUNTED,
    DUO_CARDS,
    DUO_SPACES,
    EXOTIC,
    FOLLOWERS,
    GARRISONS,
    HERO_KEYS,
    HEROES,
    HIRELING,
    LOST,
    MOUNTAIN_DRAGONS,
    NONE,
    PLACES,
    PRESERVES,
    RAIDS,
    RANGER,
    SCOUT,
    SKILLS,
    SPACES,
    TAVERNS,
    WARDEN,
)

PLAIN: Final = COLOURS[:EXOTIC]
SPECIALISTS: Final = (SCOUT, SCOUT, SCOUT, WARDEN, RANGER, RANGER)  # by location (E3.3)
BOARDS: Final = ("board-1", "board-2", "board-3", "board-4")
GLORY_LEVELS: Final = ((2, 2), (4, 5), (6, 8), (7, 12))  # (level, glory) (E10.3)
COMPANION_LEVELS: Final = (1, 3, 5)  # E3.4
DISTANCES: Final = 13
KNOWN_BONUSES: Final = {0: 0, 3: 3, 6: 8}  # by distance
FIRST_GARRISON: Final = 3
FEWEST_EXOTICS: Final = 2
KNOWN_GLORY: Final = (5, 7)  # of mountain dragons
GAINED: Final = tuple(f"{kind}s" for kind in FOLLOWERS)
SPACE_NUMBERS: Final = tuple(str(number) for number in range(1, SPACES + 1))
CARDS_PER_SPACE: Final = 2


class StartSupply(NamedTuple):
    hirelings: int
    gear: int
    crests: int


class Flame(NamedTuple):
    start: int
    bonus: tuple[int, ...]  # by distance, 0 to 12
    beyond: int


class Dragon(NamedTuple):
    colour: int
    glory: int
    flame: int
    warden: bool


class GarrisonCard(NamedTuple):
    colour: int
    glory: int
    dragons: int
    asked: int
    number: int


class TavernCard(NamedTuple):
    followers: tuple[int, ...]  # by kind
    flame: int


class RaidCard(NamedTuple):
    counts: int
    loses: int


def colours(section: Entry) -> None:
    section.section(PLAIN)
    for colour, attribute in zip(PLAIN, ATTRIBUTES, strict=True):
        section.at(colour).word((attribute,))


def locations(section: Entry) -> tuple[int, ...]:
    """E3.3."""
    section.section(PLACES)
    for name, specialist in zip(PLACES, SPECIALISTS, strict=True):
        entry = section.at(name)
        kinds = [kind.word(FOLLOWERS) for kind in entry.split(2)]
        if entry.sound and sorted(kinds) != [HIRELING, specialist]:
            right = f"hireling {FOLLOWERS[specialist]}"
            entry.complain(f'found "{entry.value}"; expected "{right}" (E3.3). Correct it.', "location", "E3.3", fix=(entry, right))
    return SPECIALISTS


def start_supply(section: Entry) -> StartSupply:
    """E1.2."""
    section.section(("hirelings", "gear", "crests"))
    return StartSupply(section.at("hirelings").number(10, 10), section.at("gear").number(2, 2), section.at("crests").number(5, 5))


def attribute_glory(section: Entry) -> tuple[tuple[int, int], ...]:
    """(level, glory) (E10.3)."""
    section.section([f"level-{level}" for level, _ in GLORY_LEVELS])
    return tuple((level, section.at(f"level-{level}").number(glory, glory)) for level, glory in GLORY_LEVELS)


def companion_levels(section: Entry) -> tuple[int, ...]:
    """E3.4."""
    section.section(("levels",))
    entries = section.at("levels").entries(len(COMPANION_LEVELS))
    return tuple(entry.number(level, level) for entry, level in zip(entries, COMPANION_LEVELS, strict=False))


def flame(section: Entry) -> Flame:
    """E10.3."""
    section.section(("start", "bonus", "beyond"))
    values: list[int] = []
    for distance, entry in enumerate(section.at("bonus").entries(DISTANCES)):
        value = entry.number(0, 40)
        known = KNOWN_BONUSES.get(distance, value)
        if entry.sound and value != known:
            message = f"found {value}; expected {known} at a distance of {distance}, as in the rulebook. Correct the number."
            entry.complain(message, "flame-bonus", "E10.3", fix=(entry, known), found=value, expected=known, distance=distance)
        _not_below(entry, value, values)
        values.append(value)
    beyond = section.at("beyond").number(0, 40)
    _not_below(section.at("beyond"), beyond, values)
    return Flame(section.at("start").number(0, 40), tuple(values), beyond)


def _not_below(entry: Entry, value: int, before: Sequence[int]) -> None:
    if entry.sound and before and value < before[-1]:
        message = f"found {value} after {before[-1]}; expected values that do not fall. Correct the order."
        entry.complain(message, "not-below", found=value, before=before[-1])


def champions(section: Entry) -> tuple[int, ...]:
    """The skill of each board (E12)."""
    section.section(BOARDS)
    boards = [section.at(board) for board in BOARDS]
    return section.once_each([board for board in boards if not board.missing], SKILLS, first=1)


def mountain_dragons(section: Entry) -> tuple[Dragon, ...]:
    section.section(PLAIN, parts=("glory", "flame", "warden"))
    found = []
    for colour, name in enumerate(PLAIN):
        for entry in section.at(name).entries(MOUNTAIN_DRAGONS // len(PLAIN)):
            entry.fields(("glory",), ("flame", "warden"))
            found.append(Dragon(colour, entry.at("glory").number(1, 9), entry.at("flame").number(0, 5), entry.at("warden").flag()))
    absent = [glory for glory in KNOWN_GLORY if glory not in {dragon.glory for dragon in found}]
    if absent and section.sound:
        message = f"found no dragon worth {' and none worth '.join(map(str, absent))}; expected both 5 and 7. Correct the glory."
        section.complain(message, "no-dragon-worth", glory=absent[0])
    return tuple(found)


def captive_dragons(section: Entry, mountain: Sequence[Dragon]) -> tuple[Dragon, ...]:
    section.section(COLOURS)
    found = []
    highest = max((dragon.glory for dragon in mountain), default=0)
    for colour, name in enumerate(COLOURS):
        listed, least = section.at(name), FEWEST_EXOTICS if colour == EXOTIC else 1
        entries = listed.entries()
        if listed.sound and len(entries) < least:
            message = f"found {len(entries)} dragons; expected {least} at least. Add some."
            listed.complain(message, "few-dragons", found=len(entries), expected=least)
        for entry in entries:
            glory = entry.number(1, 9)
            if entry.sound and highest and glory >= highest:
                message = f"found {glory}; expected less than {highest}, the highest glory on the mountain. Correct one of them."
                entry.complain(message, "highest-glory", found=glory, highest=highest)
            found.append(Dragon(colour, glory, 0, False))
    if section.sound and len(found) != CAPTIVES:
        message = f"found {len(found)} dragons; expected {CAPTIVES}. {'Add' if len(found) < CAPTIVES else 'Remove'} some."
        section.complain(message, "captives", found=len(found), expected=CAPTIVES)
    return tuple(found)


def preserves(section: Entry) -> tuple[int, ...]:
    section.section(PLAIN)
    each = PRESERVES // len(PLAIN)
    return tuple(colour for colour, name in enumerate(PLAIN) for _ in range(section.at(name).number(each, each)))


def garrison(section: Entry) -> tuple[GarrisonCard, ...]:
    """E7.5."""
    section.section((*PLAIN, "follower-kinds"), parts=("glory", "dragons", *ASKED, "follower-kinds"))
    found = []
    for colour, name in enumerate(PLAIN):
        before: list[GarrisonCard] = []
        for entry in section.at(name).entries(GARRISONS // len(PLAIN)):
            entry.fields(("glory", "dragons"), ASKED)
            dragons, glory = entry.at("dragons"), entry.at("glory")
            card = GarrisonCard(colour, glory.number(1, 20), dragons.number(1, 9), *_asked(entry))
            if glory.sound and not before and card.glory != FIRST_GARRISON:
                message = f"found {card.glory}; expected {FIRST_GARRISON} on the first card. Correct the number."
                glory.complain(message, "first-garrison", "E7.5", fix=(glory, FIRST_GARRISON), expected=FIRST_GARRISON)
            if glory.sound and before and card.glory <= before[-1].glory:
                message = f"found {card.glory} after {before[-1].glory}; expected values that rise. Correct the order."
                glory.complain(message, "rising", "E7.5", found=card.glory, before=before[-1].glory)
            _not_below(dragons, card.dragons, [earlier.dragons for earlier in before])
            before.append(card)
        found += before
    return tuple(found)


def _asked(card: Entry) -> tuple[int, int]:
    """What the card asks for besides dragons, and how many."""
    given = [asked for asked, name in enumerate(ASKED) if not card.at(name).missing]
    numbers = [card.at(name).number(1, 9) for name in ASKED]
    if isinstance(card.value, dict) and len(given) != 1:
        found = "both heroes and followers" if given else "neither heroes nor followers"
        message = f"found {found}; expected one of the two besides dragons. {'Remove' if given else 'Add'} one."
        card.complain(message, "asks-both" if given else "asks-neither", "E7.5")
    return (given[0], numbers[given[0]]) if given else (NONE, 0)


def garrison_followers(entry: Entry) -> tuple[int, ...]:
    entry.fields(PLAIN)
    return tuple(entry.at(name).word(FOLLOWERS) for name in PLAIN)


def tavern(section: Entry) -> tuple[TavernCard, ...]:
    section.section(("cards",), parts=("followers", "flame"))
    found = []
    for entry in section.at("cards").entries(TAVERNS):
        entry.fields(("flame",), GAINED)
        card = TavernCard(tuple(entry.at(name).number(0, 12) for name in GAINED), entry.at("flame").number(-5, 5))
        if entry.sound and not any(card.followers):
            entry.complain(f"found no followers; expected one at least. Add {', '.join(GAINED[:-1])} or {GAINED[-1]}.", "no-followers")
        found.append(card)
    return tuple(found)


def raid(section: Entry) -> tuple[RaidCard, ...]:
    """E10.1."""
    section.section(("cards",), parts=("counts", "loses"))
    cards = section.at("cards")
    entries = cards.entries(RAIDS)
    for entry in entries:
        entry.fields(("counts", "loses"))
    counts = cards.once_each([entry.at("counts") for entry in entries], COUNTED)
    loses = [entry.at("loses").word(LOST) for entry in entries]
    return tuple(map(RaidCard, counts, loses))


def two_player_cards(section: Entry) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Five (location, space) of every card (E11)."""
    section.section(("spaces",))
    spaces = section.at("spaces")
    found = []
    shown: dict[tuple[int, int], list[str]] = {(place, space): [] for place in range(len(PLACES)) for space in range(1, SPACES + 1)}
    for number, entry in enumerate(spaces.entries(DUO_CARDS), 1):
        card: list[tuple[int, int]] = []
        for word in entry.split(DUO_SPACES):
            ends = word.split(2, separator="-")
            if len(ends) < 2:
                continue
            place, space = ends[0].word(PLACES), ends[1].word(SPACE_NUMBERS) + 1
            if (place, space) in card:
                message = f'"{word.value}" stands on this card twice; expected five different spaces. Correct one of them.'
                word.complain(message, "space-twice", "E11", place=PLACES[place], space=space)
            elif place != NO_WORD and word.sound:
                card.append((place, space))
                shown[place, space].append(str(number))
        found.append(tuple(card))
    for (place, space), cards in shown.items():
        if spaces.sound and len(cards) != CARDS_PER_SPACE:
            where = f"on card {', '.join(cards)}" if cards else "on no card"
            message = f"found {PLACES[place]}-{space} {where}; expected it on exactly two. Correct the spaces."
            section.complain(message, "space-on-two", "E11", place=PLACES[place], space=space, found=len(cards))
    return tuple(found)


def heroes(section: Entry) -> tuple[int, ...]:
    section.section(HERO_KEYS, parts=("number", "colour"))
    shown = []
    for number, name in enumerate(HERO_KEYS, 1):
        entry = section.at(name)
        entry.fields(("number", "colour"))
        entry.at("number").number(number, number)
        shown.append(entry.at("colour").word(PLAIN))
    each = HEROES // len(PLAIN)
    if section.sound:
        for colour, name in enumerate(PLAIN):
            if shown.count(colour) != each:
                message = f"found {shown.count(colour)} {name} heroes; expected {each}. Correct the colours."
                section.complain(message, "heroes", "E14", found=shown.count(colour), expected=each, colour=name)
    return tuple(shown)
