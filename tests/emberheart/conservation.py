"""What stays on the table of Emberheart from setup to the end: no piece is lost, duplicated or in an impossible place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firelight.engine.title import Edition
from firelight.games.emberheart.content import tables, words
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, NEUTRAL, OPEN, WITH_GEAR, Band, State

MOST_FRAMES = 14
CRESTS = 5

# The steps of the round as the lowest frame counts them.
FIRST_STEPS = 2  # up to here nothing was taken from the offers
REWARDS = 3
ALL_BACK = 4  # from here on nobody stands on the board
LATE = 7
OVER = 10

# Each pile: its offer, its cards from the first on, how many are turned up each round.
PILES = {
    "tavern": ("tavern", range(words.TAVERNS), 3),
    "captive": ("camp", range(words.FIRST_CAPTIVE, words.DRAGONS), 3),
    "mountain": ("mountain", range(words.MOUNTAIN_DRAGONS), 6),
    "preserve": ("preserve", range(words.PRESERVES), 3),
    "raid": ("raid", range(words.RAIDS), 2),
    "duo": ("", range(words.DUO_CARDS), 1),
}


def conserved(s: State, edition: Edition, start: State | None = None) -> list[str]:
    """What is wrong, in words; empty if all is well. `start` is the state right after setup."""
    values = edition.tables or tables.build(edition.components)
    wrong = _frames(s)
    if wrong:
        return wrong
    wrong += _heroes(s)
    wrong += _piles(s)
    wrong += _owned_once(s)
    wrong += _garrison(s)
    wrong += _raid(s)
    wrong += _aides(s)
    wrong += _colours(s, values)
    wrong += _skills(s)
    wrong += _neutral(s, values)
    for seat in range(s.players):
        wrong += [f"seat {seat}: {text}" for text in (*_crests(s, seat), *_attached(s, s.bands[seat], values), *_supply(s.bands[seat]))]
    for place in range(words.PLACE_COUNT * words.SPACES):
        wrong += [f"{words.PLACES[place // 5]} {place % 5 + 1}: {text}" for text in _party(s, place, values)]
    for seat in range(s.players, 4):
        if s.warehouse[seat] or s.station[seat] or (start is not None and s.bands[seat] != start.bands[seat]):
            wrong.append(f"the unused seat {seat} has changed")
    return wrong


def _filled(what: str, pile: list[int], count: int) -> list[str]:
    """A stack is filled up to its count and empty behind it."""
    if not 0 <= count <= len(pile) or any(card < 0 for card in pile[:count]) or any(card != words.NONE for card in pile[count:]):
        return [f"{what}: {count} are counted of {pile}"]
    return []


def _twice(what: str, found: list[int]) -> list[str]:
    return [f"{what} {card} is there {number} times" for card, number in Counter(found).items() if number > 1]


def _there(cards: list[int]) -> list[int]:
    return [card for card in cards if card != words.NONE]


def _owned(s: State, field: str) -> list[int]:
    return [card for b in s.bands for card, there in enumerate(getattr(b, field)) if there]


def _heroes(s: State) -> list[str]:
    """Each at most once; the pile lacks three for each round, two for each use of the Bard, one for the Apprentice."""
    drawn = [hero for f in s.frames[: s.depth] if f.kind == decisions.BARD for hero in (f.first_hero, f.second_hero)]
    found = _there([*s.hero_pile, *s.guild, s.bard_card, *drawn]) + _owned(s, "heroes")
    wrong = _filled("heroes", s.hero_pile, s.hero_left) + _twice("hero", found)
    choosing = sum(f.kind == decisions.APPRENTICE for f in s.frames[: s.depth])
    songs = words.HEROES - 3 * s.round - sum(b.apprentice_used for b in s.bands) + choosing - s.hero_left
    sung = words.BARD in _owned(s, "heroes")
    if songs % 2 or not 0 <= songs <= (2 * (s.round - 1) if sung else 0):
        wrong.append(f"{s.hero_left} heroes lie in the pile")
    if (s.bard_card == words.NONE) != (s.bard_seat == words.NONE) or s.bard_seat >= s.players:
        wrong.append(f"the Bard's card is {s.bard_card}, of seat {s.bard_seat}")
    return wrong


def _piles(s: State) -> list[str]:
    """Piles have the size due in this round; nothing is in a wrong pile or offer; before the reward phase all offers are full."""
    wrong = []
    for name, (offer, cards, each) in PILES.items():
        pile, left = getattr(s, f"{name}_pile"), getattr(s, f"{name}_left")
        lying = _there(getattr(s, offer)) if offer else []
        wrong += _filled(f"{name} pile", pile, left)
        wanted = 0 if name == "duo" and s.players > 2 else len(cards) - each * s.round
        if left != wanted:
            wrong.append(f"{left} cards are left in the {name} pile, expected {wanted}")
        if not set(pile[:left]) | set(lying) <= set(cards):
            wrong.append(f"a card in the {name} pile or offer does not belong there")
        if offer and name != "raid" and s.frames[0].step <= FIRST_STEPS and len(lying) != each:
            wrong.append(f"{len(lying)} cards lie in the offer of the {offer}")
    if s.frames[0].step <= FIRST_STEPS and len(_there(s.guild)) != 3:
        wrong.append("a hero of the offer is missing")
    return wrong


def _owned_once(s: State) -> list[str]:
    dragons = _there([*s.captive_pile, *s.camp, *s.mountain_pile, *s.mountain]) + _owned(s, "dragons")
    preserves = _there([*s.preserve_pile, *s.preserve]) + _owned(s, "preserves")
    raids = _there([*s.raid_pile, *s.raid, s.raid_discarded])
    wrong = _twice("dragon", dragons) + _twice("Preserve", preserves) + _twice("raid card", raids)
    wrong += _twice("Tavern card", _there([*s.tavern_pile, *s.tavern])) + _twice("two-player card", _there(s.duo_pile))
    return wrong


def _garrison(s: State) -> list[str]:
    """Drawn in order; each drawn card is in the offer or with one player (or, with two players, discarded)."""
    found = Counter([*_there(s.garrison), *_owned(s, "garrison")])
    wrong = []
    for colour in range(3):
        following = s.garrison_next[colour]
        if not 1 <= following <= s.round or s.garrison[colour] not in (words.NONE, colour * 5 + following - 1):
            wrong.append(f"colour {colour}: {following} Garrison cards were drawn, {s.garrison[colour]} lies there")
        for rank in range(5):
            number = found[colour * 5 + rank]
            if number > (rank < following) or (number == 0 and rank < following and s.players > 2):
                wrong.append(f"Garrison card {rank} of colour {colour} is there {number} times, {following} were drawn")
    return wrong


def _raid(s: State) -> list[str]:
    """Two raid cards, one of them discarded once the Defender has chosen."""
    choosing = any(f.kind == decisions.DEFEND for f in s.frames[: s.depth])
    discarded = s.aides[words.DEFENDER] != words.NONE and not choosing
    if (s.raid_discarded != words.NONE) != discarded or len(_there(s.raid)) != (1 if discarded else 2):
        return [f"raid cards {s.raid}, discarded {s.raid_discarded}"]
    return []


def _aides(s: State) -> list[str]:
    step, taken = s.frames[0].step, len(_there(s.aides))
    if any(holder >= s.players for holder in s.aides) or (step < FIRST_STEPS and taken) or (step > FIRST_STEPS and taken < 4):
        return [f"aides {s.aides} at step {step}"]
    return []


def _colours(s: State, values: Any) -> list[str]:
    """Dragons have their printed colour; an attached exotic one has that of its card."""
    attached = {
        dragon: colour
        for b in s.bands[: s.players]
        for dragons, colours in ((b.hero_dragons, values["HERO_COLOUR"]), (b.preserve_dragons, values["PRESERVE_COLOUR"]))
        for dragon, colour in zip(dragons, colours, strict=True)
    }
    wrong = []
    for dragon, printed in enumerate(values["DRAGON_COLOUR"]):
        wanted = attached.get(dragon, printed) if printed == words.EXOTIC else printed
        if s.dragon_colours[dragon] != wanted:
            wrong.append(f"dragon {dragon} has colour {s.dragon_colours[dragon]}, expected {wanted}")
    return wrong


def _skills(s: State) -> list[str]:
    skills = [b.skill for b in s.bands[: s.players]]
    if s.side == 0:
        return [f"skills {skills} on side A"] if any(skills) else []
    return [] if len(set(skills)) == s.players and all(skills) else [f"skills {skills} on side B"]


def _neutral(s: State, values: Any) -> list[str]:
    """Two players: the spaces of one card that is out of the pile; all of them until the reward phase."""
    found = {place for place, party in enumerate(s.parties) if party.seat == NEUTRAL}
    if s.players > 2:
        return ["a neutral crest"] if found else []
    spaces = list(zip(values["DUO_PLACE"], values["DUO_SPACE"], strict=True))
    cards = [{place * 5 + space - 1 for place, space in spaces[card * 5 : card * 5 + 5]} for card in range(words.DUO_CARDS)]
    out = [spaces for card, spaces in enumerate(cards) if card not in s.duo_pile[: s.duo_left]]
    if not any(found == card if s.frames[0].step <= FIRST_STEPS else found <= card for card in out):
        return [f"neutral crests on {sorted(found)}"]
    return []


def _crests(s: State, seat: int) -> list[str]:
    b = s.bands[seat]
    away = s.warehouse[seat] + s.station[seat] + sum(party.seat == seat for party in s.parties)
    wrong = [] if b.crests + away == CRESTS and b.crests >= 0 else [f"{b.crests} crests in the supply, {away} on the board"]
    step = s.frames[0].step
    if away and (step < FIRST_STEPS or step >= ALL_BACK):
        wrong.append(f"{away} crests on the board at step {step}")
    companions = sum(party.companion for party in s.parties if party.seat == seat)
    if companions > b.companion_used:
        wrong.append(f"the companion is with {companions} parties, used: {b.companion_used}")
    return wrong


def _attached(s: State, b: Band, values: Any) -> list[str]:
    """Attached dragons belong to the card's owner; without gear only if the colour suits."""
    wrong, found = [], []
    for owned, dragons, colours in (
        (b.heroes, b.hero_dragons, values["HERO_COLOUR"]),
        (b.preserves, b.preserve_dragons, values["PRESERVE_COLOUR"]),
    ):
        for card, dragon in enumerate(dragons):
            if dragon == words.NONE:
                continue
            found.append(dragon)
            if not owned[card] or b.dragons[dragon] not in (ATTACHED, WITH_GEAR):
                wrong.append(f"dragon {dragon} is attached to card {card}, owned: {owned[card]}, dragon: {b.dragons[dragon]}")
            if b.dragons[dragon] == ATTACHED and s.dragon_colours[dragon] != colours[card]:
                wrong.append(f"dragon {dragon} does not suit card {card}")
    if sorted(found) != [dragon for dragon, there in enumerate(b.dragons) if there not in (0, FREE)]:
        wrong.append(f"dragons {sorted(found)} are attached")
    if WITH_GEAR in b.dragons and b.skill != words.GEARED_DRAGONS:
        wrong.append("gear on a dragon without the skill")
    return wrong


def _supply(b: Band) -> list[str]:
    if min(b.followers) < 0 or b.gear < 0 or b.flame < 0:
        return [f"fewer than none: followers {b.followers}, gear {b.gear}, flame {b.flame}"]
    if not all(0 <= level <= words.HIGHEST for level in b.attributes):
        return [f"attributes {b.attributes}"]
    if any(state not in (0, OPEN, OPEN + 1) for state in b.garrison):
        return [f"Garrison cards {b.garrison}"]
    return []


def _party(s: State, at: int, values: Any) -> list[str]:
    """Followers are of fitting kinds and as many as the space says; fewer with the companion."""
    party, place, space = s.parties[at], at // 5, at % 5 + 1
    size = sum(party.followers)
    if party.seat in (words.NONE, NEUTRAL):
        return ["followers of nobody"] if size or party.companion or party.took else []
    wrong = [] if 0 <= party.seat < s.players else [f"a party of seat {party.seat}"]
    fitting = (words.HIRELING, values["PLACE_SPECIALIST"][place])
    if min(party.followers) < 0 or any(number for kind, number in enumerate(party.followers) if kind not in fitting):
        wrong.append(f"followers {party.followers}")
    fewer = 0
    if party.took:
        fewer = space
    elif party.companion and 0 <= party.seat < s.players:
        fewer = values["COMPANION_LEVEL"][s.bands[party.seat].attributes[words.STRENGTH]]
    if not space - fewer <= size <= space:
        wrong.append(f"{size} followers")
    if party.took and s.frames[0].step != REWARDS:
        wrong.append("a party took a card before the reward phase")
    return wrong


def _frames(s: State) -> list[str]:
    """ROUND at the bottom, a decision or the end on top, nothing above; everything above the phase concerns a single player."""
    wrong = []
    if not 2 <= s.depth <= MOST_FRAMES:
        return [f"{s.depth} frames"]
    if s.frames[0].kind != decisions.ROUND or not 0 <= s.frames[0].step <= OVER:
        wrong.append(f"the lowest frame is {s.frames[0]}")
    above = s.frames[s.depth - 1]
    if above.kind == decisions.GAME_OVER:
        if above.seat != words.NONE or s.depth != 2 or s.frames[0].step != OVER or s.round != words.ROUNDS:
            wrong.append("the game is over too soon")
    elif not decisions.LAST_CHANCE < above.kind < len(decisions.FRAME_NAMES):
        wrong.append(f"frame kind {above.kind} on top is no decision")
    elif not 0 <= above.seat < s.players:
        wrong.append(f"seat {above.seat} is to decide")
    if any(f.kind <= decisions.GAME_OVER for f in s.frames[: s.depth - 1]):
        wrong.append("nothing, or the end of the game, lies below another frame")
    if len({f.seat for f in s.frames[: s.depth] if f.seat != words.NONE}) > 1:
        wrong.append("frames of several seats")
    if any(v for f in s.frames[s.depth :] for v in (f.kind, f.seat, f.a, f.b, f.c, f.d, f.e, f.f)):
        wrong.append("something lies above the top of the stack")
    if not 1 <= s.round <= words.ROUNDS or not 0 <= s.shield < s.players or not 0 <= s.turn < s.players:
        wrong.append(f"round {s.round}, shield {s.shield}, turn {s.turn}")
    if s.late != (s.round == words.ROUNDS and s.frames[0].step >= LATE):
        wrong.append(f"late is {s.late}")
    return wrong


def unseen(s: State) -> list[list[tuple[list[int], int]]]:
    """Groups of places with cards that nobody can distinguish, each place as its stack and its index there."""
    piles = (
        (s.hero_pile, s.hero_left),
        (s.tavern_pile, s.tavern_left),
        (s.captive_pile, s.captive_left),
        (s.mountain_pile, s.mountain_left),
        (s.preserve_pile, s.preserve_left),
        (s.raid_pile, s.raid_left),
        (s.duo_pile, s.duo_left),
    )
    return [[(pile, place) for place in range(left)] for pile, left in piles]
