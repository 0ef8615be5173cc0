"""What a board of Emberheart shows that cannot be read off the position."""

from __future__ import annotations

from typing import Any

from firelight.engine.view import Page
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.decisions import CLIMB, NEXT_CLIMB, NEXT_REWARD, ROUND
from firelight.games.emberheart.rules.dragons import CARDS, awaits_dragon, dragons_as, suits
from firelight.games.emberheart.rules.garrison import followers_owned, hero_count
from firelight.games.emberheart.rules.layout import FREE, NEUTRAL, OPEN
from firelight.games.emberheart.rules.mountain import MIDDLE
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.scoring import final_flame, flame_glory, hero_glory
from firelight.games.emberheart.rules.village import may_swap
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view.asked import asked

# By the step that the round has reached.
STEPS = ("setup", "before", "action", "reward", "after-reward", "train", "before-raid", "raid", "after-raid", "after-raid")
PHASES = ("action", "action", "action", "reward", "reward", "reward", "raid", "raid", "reset", "reset")


def common_facts(r: Reading, page: Page) -> dict[str, Any]:
    s = r.s
    step = min(s.frames[0].step if s.frames[0].kind == ROUND else 0, len(STEPS) - 1)
    glory, final, worth = r.rule(flame_glory), r.rule(final_flame), _worth(r, page)
    return {
        "asked": {} if r.g.over else asked(r),
        "phase": PHASES[step],
        "step": STEPS[step],
        "order": page.json(("order", worth[1]), _order, r),
        "rewarding": _rewarding(r),
        "climb": _climb(r),
        "raid": page.json(("raid", *worth, *s.raid, s.raid_discarded), _raid, r),
        "flame": [glory(s, seat) for seat in range(s.players)],
        "final_flame": [final(s, seat) for seat in range(s.players)],
        "heroes": page.json(("heroes", *worth), _heroes, r),
        "garrison": page.json(("garrison", *worth), _garrisons, r),
        "wakes": page.json(("wakes", *worth), _wakes, r),
    }


def own_facts(r: Reading, seat: int, page: Page) -> dict[str, Any]:
    """Swaps, the companion and heroes on offer, from the seat's point of view."""
    band, worth = page.bytes_of("bands", seat), _worth(r, page)
    return {
        "seat": seat,
        "swaps": page.json(("swaps", band), _swaps, r, seat),
        "companion": page.json(("companion", band, worth[1]), _companion, r, seat),
        "offered": page.json(("offered", seat, *worth, *r.s.guild, r.s.bard_card), _offered, r, seat),
    }


def _worth(r: Reading, page: Page) -> tuple[bytes, bytes, bytes]:
    """Everything that dragons, heroes, Garrison cards and raids count: possessions, parties on the board, and colours of exotics."""
    return page.bytes_of("bands"), page.bytes_of("parties"), bytes(r.s.dragon_colours)


def _rewarding(r: Reading) -> str | None:
    """The place whose rewards are being taken."""
    frames = r.s.frames[: r.s.depth]
    return next((w.PLACES[frame.place] for frame in frames if frame.kind == NEXT_REWARD), None)


def _order(r: Reading) -> dict[str, list[list[int]]]:
    """The parties of each place in picking order: seat (4: a neutral crest) and space."""
    at = r.rule(party_at)
    order = {}
    for place, name in enumerate(w.PLACES):
        found = [[at(r.s, place, space).seat, space] for space in range(w.SPACES, 0, -1)]
        order[name] = [party for party in found if party[0] != w.NONE]
    return order


def _climb(r: Reading) -> dict[str, Any] | None:
    """The line of parties on the middle or top level of the Mountain: seat, space and wardens of each."""
    line = next((f for f in r.s.frames[: r.s.depth] if f.kind == NEXT_CLIMB), None)
    if line is None:
        return None
    spaces = [f.space for f in r.s.frames[: r.s.depth] if f.kind == CLIMB] + [
        space for space in (line.first_in_line, line.second_in_line, line.third_in_line) if space
    ]
    parties = [(space, r.rule(party_at)(r.s, w.MOUNTAIN, space)) for space in spaces]
    return {
        "level": "middle" if line.level <= MIDDLE else "top",
        "line": [{"seat": party.seat, "space": space, "wardens": party.followers[w.WARDEN]} for space, party in parties],
    }


def _raid(r: Reading) -> list[dict[str, Any]]:
    """Each raid card with what it would take from everybody now; what is missing raises the flame."""
    cards = [(card, "open") for card in r.s.raid] + [(r.s.raid_discarded, "discarded")]
    found = []
    for card, state in cards:
        if card == w.NONE:
            continue
        loss = []
        for seat in range(r.s.players):
            number, missing = r.raid_loss(seat, card)
            loss.append({_lost(r, card): number, "flame": missing})
        found.append({"card": r.word("raids", card), "state": state, "loss": loss})
    return found


def _lost(r: Reading, card: int) -> str:
    return "hireling" if r.tables["RAID_LOSES"][card] == w.LOSE_HIRELINGS else "specialist"


def _swaps(r: Reading, seat: int) -> dict[str, list[str]]:
    """Which follower may be swapped for which, for 1 gear."""
    allows = r.rule(may_swap)
    found = {}
    for given, name in enumerate(w.FOLLOWERS):
        taken = [other for other in range(len(w.FOLLOWERS)) if allows(r.s, seat, given, other, 0) == 0]
        if taken:
            found[name] = [w.FOLLOWERS[kind] for kind in taken]
    return found


def _companion(r: Reading, seat: int) -> dict[str, Any]:
    """What the companion would bring: fewer followers anywhere, gear on a space 3, flame down where nobody is."""
    levels = [r.tables["COMPANION_LEVEL"][level] for level in r.s.bands[seat].attributes]
    return {"fewer": levels[w.STRENGTH], "gear": levels[w.SENSES], "flame": levels[w.SPEED], "alone": _alone(r)}


def _alone(r: Reading) -> list[str]:
    """The places without any party."""
    at = r.rule(party_at)
    empty = (w.NONE, NEUTRAL)
    return [name for place, name in enumerate(w.PLACES) if all(at(r.s, place, 1 + n).seat in empty for n in range(w.SPACES))]


def _heroes(r: Reading) -> list[dict[str, int]]:
    """The present worth of each hero of each seat, if it is at work."""
    glory = r.rule(hero_glory)
    owned = [[hero for hero, own in enumerate(r.s.bands[seat].heroes) if own] for seat in range(r.s.players)]
    return [{w.HERO_KEYS[hero]: glory(r.s, seat, hero) for hero in heroes} for seat, heroes in enumerate(owned)]


def _offered(r: Reading, seat: int) -> dict[str, int]:
    """The present worth to the seat of each hero in the Guild."""
    offered = [hero for hero in (*r.s.guild, r.s.bard_card) if hero != w.NONE]
    return {w.HERO_KEYS[hero]: r.rule(hero_glory)(r.s, seat, hero) for hero in offered}


def _garrisons(r: Reading) -> list[dict[str, Any]]:
    return [_garrison(r, seat) for seat in range(r.s.players)]


def _garrison(r: Reading, seat: int) -> dict[str, Any]:
    """The progress of a seat's open Garrison cards: dragons of the colour, and heroes or followers."""
    t = r.tables
    found = {}
    for card in range(w.GARRISONS):
        if r.s.bands[seat].garrison[card] != OPEN:
            continue
        colour = t["GARRISON_COLOUR"][card]
        if t["GARRISON_ASKED"][card] == w.HEROES_ASKED:
            have = hero_count(r.s.bands[seat])
        else:
            have = r.rule(followers_owned)(r.s, seat, t["GARRISON_FOLLOWER"][colour])
        found[r.word("garrison", card)] = {
            "dragons": r.rule(dragons_as)(r.s, seat, colour),
            "need_dragons": t["GARRISON_DRAGONS"][card],
            "asked": r.garrison_figures(card)["asked"],
            "have": have,
            "need": t["GARRISON_NUMBER"][card],
        }
    return found


def _wakes(r: Reading) -> list[dict[str, list[str]]]:
    """For each unattached dragon of each seat, the heroes and Preserves that wait for one of its colour."""
    fits, waits = r.rule(suits), r.rule(awaits_dragon)
    found = []
    for seat in range(r.s.players):
        band = r.s.bands[seat]
        waiting = [card for card in range(CARDS) if waits(band, card)]
        free = [dragon for dragon in range(w.DRAGONS) if band.dragons[dragon] == FREE]
        found.append({r.word("dragons", one): [r.word("cards", card) for card in waiting if fits(r.s, one, card)] for one in free})
    return found
