"""What a player would look for in a decision of Emberheart: what of it is not possible is listed with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from firelight.engine.view import always
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.parties import fewer
from firelight.games.emberheart.rules.rewards import BARD_SLOT, card_at
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view.moves import offer_place


def _act(r: Reading) -> Iterator[int]:
    yield from range(act.GO, act.TO_SPACE)
    yield act.WAREHOUSE
    yield act.STATION
    if r.b.heroes[w.FIRE_MARSHAL]:
        yield act.STATION_TWICE
    yield from range(act.AIDE, act.SWAP_GEAR)
    yield act.SWAP_GEAR
    yield act.ATTACH_DRAGON
    yield act.DONE


def _before(r: Reading) -> Iterator[int]:
    """Heroes who can be used now, if one has them."""
    if r.b.heroes[w.APPRENTICE]:
        yield act.USE_APPRENTICE
    if r.b.heroes[w.BARD]:
        yield act.USE_BARD
    if r.b.heroes[w.PARAGON]:
        yield from range(act.USE_PARAGON, act.GO_FURTHER)
    yield act.DONE


def _party(r: Reading) -> Iterator[int]:
    """Make-ups of the sizes that the space takes."""
    most = r.frame.b
    least = max(most - r.rule(fewer)(r.b, r.frame.c), 0)
    yield from range(act.MAKE_UP + least * (least + 1) // 2, act.MAKE_UP + (most + 1) * (most + 2) // 2)


def _swap(r: Reading) -> Iterator[int]:
    pairs = [(given, taken) for given in range(len(w.FOLLOWERS)) for taken in range(len(w.FOLLOWERS)) if given != taken]
    yield from (act.SWAP_KINDS + given * 4 + taken for given, taken in pairs if r.b.followers[given])


def _mentor(r: Reading) -> Iterator[int]:
    pairs = [(given, taken) for given in (w.SCOUT, w.RANGER, w.WARDEN) for taken in (w.SCOUT, w.RANGER, w.WARDEN) if given != taken]
    yield from (act.SWAP_KINDS + given * 4 + taken for given, taken in pairs)


def _dragons(r: Reading) -> Iterator[int]:
    yield from (act.DRAGON + dragon for dragon in range(w.DRAGONS) if r.b.dragons[dragon])


def _cards(r: Reading) -> Iterator[int]:
    yield from (act.ONTO_HERO + hero for hero in range(w.HEROES) if r.b.heroes[hero])
    yield from (act.ONTO_PRESERVE + preserve for preserve in range(w.PRESERVES) if r.b.preserves[preserve])


def _calls(r: Reading) -> Iterator[int]:
    yield from (act.CALL + number for number, party in enumerate(r.s.parties) if party.seat == r.seat)


def _offer(r: Reading) -> Iterator[int]:
    """Every card that lies there."""
    place = offer_place(r)
    slots = 6 if place == w.MOUNTAIN else BARD_SLOT + 1 if place == w.GUILD else 3
    yield from (act.TAKE + slot for slot in range(slots) if r.rule(card_at)(r.s, place, slot) != w.NONE)


def _queue(r: Reading) -> Iterator[int]:
    """Every party that is on the Mountain."""
    there = r.s.parties[w.MOUNTAIN * w.SPACES : (w.MOUNTAIN + 1) * w.SPACES]
    yield from (act.GOES_FIRST + space for space, party in enumerate(there) if party.seat != w.NONE)


SOUGHT: dict[int, Callable[[Reading], Iterable[int]]] = {
    frames.BEFORE: _before,
    frames.ACT: _act,
    frames.RESEND: always((act.GO, act.TO_SPACE), (act.SWAP_GEAR, act.SWAP_KINDS), (act.ATTACH_DRAGON, act.DRAGON)),
    frames.PARTY_SPACE: always((act.TO_SPACE, act.MAKE_UP)),
    frames.PARTY: _party,
    frames.COMPANION: always((act.EFFECTS, act.WAREHOUSE)),
    frames.SWAP: _swap,
    frames.ATTACH: _dragons,
    frames.ONTO: _cards,
    frames.GEAR: always((act.WITHOUT_GEAR, act.DONE)),
    frames.CALL_BACK: _calls,
    frames.DEFEND: always((act.DISCARD_RAID, act.TAKE)),
    frames.REWARD: _offer,
    frames.CLIMB: _offer,
    frames.APPRENTICE: _offer,
    frames.TIE: _queue,
    frames.WINDOW: always((act.ATTACH_DRAGON, act.DRAGON)),
    frames.WELCOME: always((act.WELCOME_HIRELING, act.WELCOME_NOBODY)),
    frames.EXCHANGE: always((act.EXCHANGE_UP, act.USE_APPRENTICE)),
    frames.MENTOR: _mentor,
    frames.BARD: always((act.KEEP_HERO, act.USE_PARAGON)),
    frames.CLIMBER: always((act.ATTRIBUTE, act.NO_ATTRIBUTE)),
    frames.FLAME_CHOICE: always((act.FLAME_RISES, act.LOSE_ONE)),
    frames.LOSE: always((act.LOSE_ONE, act.USE_REMAINING)),
    frames.TRAIN: _dragons,
}


def sought(r: Reading) -> Iterable[int]:
    looked_for = SOUGHT.get(r.frame.kind)
    return looked_for(r) if looked_for else ()
