"""What a player would look for in a decision of Emberheart; whatever of it is not possible is listed with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from firelight.engine.view import always
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.parties import fewer
from firelight.games.emberheart.rules.rewards import BARD_SLOT, card_at
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view.moves import offer_place


def _act(r: Reading) -> Iterator[int]:
    yield from decisions.GO.numbers
    yield decisions.WAREHOUSE
    yield decisions.STATION
    if r.b.heroes[w.FIRE_MARSHAL]:
        yield decisions.STATION_TWICE
    yield from decisions.AIDE.numbers
    yield decisions.SWAP_GEAR
    yield decisions.ATTACH_DRAGON
    yield decisions.DONE


def _before(r: Reading) -> Iterator[int]:
    """Heroes that can be used now, if the player has them."""
    if r.b.heroes[w.APPRENTICE]:
        yield decisions.USE_APPRENTICE
    if r.b.heroes[w.BARD]:
        yield decisions.USE_BARD
    if r.b.heroes[w.PARAGON]:
        yield from decisions.USE_PARAGON.numbers
    yield decisions.DONE


def _party(r: Reading) -> Iterator[int]:
    """Make-ups of the sizes that the space takes."""
    most = r.frame.space
    least = max(most - r.rule(fewer)(r.b, r.frame.companion), 0)
    yield from range(decisions.MAKE_UP + least * (least + 1) // 2, decisions.MAKE_UP + (most + 1) * (most + 2) // 2)


def _swap(r: Reading) -> Iterator[int]:
    pairs = [(given, taken) for given in range(len(w.FOLLOWERS)) for taken in range(len(w.FOLLOWERS)) if given != taken]
    yield from (decisions.SWAP_KINDS + given * 4 + taken for given, taken in pairs if r.b.followers[given])


def _mentor(r: Reading) -> Iterator[int]:
    pairs = [(given, taken) for given in (w.SCOUT, w.RANGER, w.WARDEN) for taken in (w.SCOUT, w.RANGER, w.WARDEN) if given != taken]
    yield from (decisions.SWAP_KINDS + given * 4 + taken for given, taken in pairs)


def _dragons(r: Reading) -> Iterator[int]:
    yield from (decisions.DRAGON + dragon for dragon in range(w.DRAGONS) if r.b.dragons[dragon])


def _cards(r: Reading) -> Iterator[int]:
    yield from (decisions.ONTO_HERO + hero for hero in range(w.HEROES) if r.b.heroes[hero])
    yield from (decisions.ONTO_PRESERVE + preserve for preserve in range(w.PRESERVES) if r.b.preserves[preserve])


def _calls(r: Reading) -> Iterator[int]:
    yield from (decisions.CALL + number for number, party in enumerate(r.s.parties) if party.seat == r.seat)


def _offer(r: Reading) -> Iterator[int]:
    """Every card that lies there."""
    place = offer_place(r)
    slots = 6 if place == w.MOUNTAIN else BARD_SLOT + 1 if place == w.GUILD else 3
    yield from (decisions.TAKE + slot for slot in range(slots) if r.rule(card_at)(r.s, place, slot) != w.NONE)


def _queue(r: Reading) -> Iterator[int]:
    """Every party on the Mountain."""
    there = r.s.parties[w.MOUNTAIN * w.SPACES : (w.MOUNTAIN + 1) * w.SPACES]
    yield from (decisions.GOES_FIRST + space for space, party in enumerate(there) if party.seat != w.NONE)


SOUGHT: dict[int, Callable[[Reading], Iterable[int]]] = {
    decisions.BEFORE: _before,
    decisions.ACT: _act,
    decisions.RESEND: always(decisions.GO.numbers, decisions.SWAP_GEAR.numbers, decisions.ATTACH_DRAGON.numbers),
    decisions.PARTY_SPACE: always(decisions.TO_SPACE.numbers, decisions.WITH_COMPANION.numbers),
    decisions.PARTY: _party,
    decisions.COMPANION: always(decisions.EFFECTS.numbers),
    decisions.SWAP: _swap,
    decisions.ATTACH: _dragons,
    decisions.ONTO: _cards,
    decisions.GEAR: always(decisions.WITHOUT_GEAR.numbers, decisions.WITH_GEAR.numbers),
    decisions.CALL_BACK: _calls,
    decisions.DEFEND: always(decisions.DISCARD_RAID.numbers),
    decisions.REWARD: _offer,
    decisions.CLIMB: _offer,
    decisions.APPRENTICE: _offer,
    decisions.TIE: _queue,
    decisions.WINDOW: always(decisions.ATTACH_DRAGON.numbers),
    decisions.WELCOME: always(decisions.WELCOME_HIRELING.numbers),
    decisions.EXCHANGE: always(decisions.EXCHANGE_UP.numbers, decisions.EXCHANGE_DOWN.numbers),
    decisions.MENTOR: _mentor,
    decisions.BARD: always(decisions.KEEP_HERO.numbers),
    decisions.CLIMBER: always(decisions.ATTRIBUTE.numbers),
    decisions.FLAME_CHOICE: always(decisions.FLAME_RISES.numbers, decisions.DISCARD_INSTEAD.numbers),
    decisions.LOSE: always(decisions.LOSE_ONE.numbers),
    decisions.TRAIN: _dragons,
}


def wanted(r: Reading) -> Iterable[int]:
    looked_for = SOUGHT.get(r.frame.kind)
    return looked_for(r) if looked_for else ()
