"""Refusals about cards: offers, the Mountain, dragons, heroes and skills."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules import rulebook as e
from firelight.games.emberheart.rules.dragons import CARDS, awaits_dragon, card_colour
from firelight.games.emberheart.rules.layout import FREE
from firelight.games.emberheart.rules.mountain import FIRST_CARD, MIDDLE, is_candidate, most_wardens
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import BARD_SLOT
from firelight.games.emberheart.rules.supply import specialists
from firelight.games.emberheart.texts.explain_party import Explainer, wait
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import Answer


def _no_card(r: Reading, action: int) -> Answer:
    """E6.2."""
    slot = action - decisions.TAKE + 1
    if r.frame.place == w.GUILD and slot == BARD_SLOT + 1:
        return Answer("no-hero-of-a-bard")
    return Answer("no-card-there", {"place": w.PLACES[r.frame.place], "slot": slot})


def _no_warden(r: Reading, action: int) -> Answer:
    """E9.1."""
    space = r.frame.space
    dragon = r.s.mountain[action - decisions.TAKE]
    wardens = r.rule(party_at)(r.s, w.MOUNTAIN, space).followers[w.WARDEN]
    needed = r.tables["DRAGON_WARDEN"][dragon]
    return Answer("lacks-wardens", {**_dragon(r, dragon), "needed": needed, "space": space, "wardens": wardens})


def _dragon(r: Reading, dragon: int) -> dict[str, str]:
    """A dragon and the colour it has now."""
    return {"dragon": r.word("dragons", dragon), "colour": r.colour(dragon)}


def _not_tied(r: Reading, action: int) -> Answer:
    """E9.2."""
    space = action - decisions.GOES_FIRST + 1
    most = r.rule(most_wardens)(r.s, r.frame)
    tied = [number for number in range(1, w.SPACES + 1) if r.rule(is_candidate)(r.s, r.frame, number)]
    return Answer("other-party-next", {"space": space, "wardens": most, "spaces": tied})


def _level(r: Reading, action: int) -> Answer:
    """E9.3, E9.4."""
    if r.frame.kind == decisions.CLIMBER:
        return _at_the_end(r, action - decisions.ATTRIBUTE)
    level = r.frame.level
    name = "middle" if level == MIDDLE else "top"
    cards = list(range(FIRST_CARD[level] + 1, FIRST_CARD[level + 1] + 1))
    left = [slot for slot in cards if r.s.mountain[slot - 1] != w.NONE]
    slot = action - decisions.TAKE + 1
    if slot in cards:
        return Answer("mountain-card-gone", {"level": name, "slot": slot})
    return Answer("other-level", {"level": name, "slots": left})


def _at_the_end(r: Reading, attribute: int) -> Answer:
    return Answer("attribute-at-the-end", {"attribute": w.ATTRIBUTES[attribute], "level": w.HIGHEST})


# Dragons.


def _no_place(r: Reading, action: int) -> Answer:
    """E7.1, E7.4: the card is not there or has a dragon."""
    card = action - decisions.ONTO_HERO
    owned = r.b.heroes[card] if card < w.HEROES else r.b.preserves[card - w.HEROES]
    args = {"card": r.word("cards", card)}
    if not owned:
        return Answer("card-not-yours", args)
    dragon = r.b.hero_dragons[card] if card < w.HEROES else r.b.preserve_dragons[card - w.HEROES]
    return Answer("card-has-dragon", {**args, **_dragon(r, dragon)})


def _wrong_colour(r: Reading, action: int) -> Answer:
    """E7.7."""
    dragon = r.frame.dragon
    card = r.frame.card if r.frame.kind == decisions.GEAR else action - decisions.ONTO_HERO
    wanted = w.COLOURS[r.rule(card_colour)(card)]
    args = {"card": r.word("cards", card), "wanted": wanted, **_dragon(r, dragon)}
    if r.frame.kind == decisions.GEAR:
        return Answer("other-colour-needs-gear", args)
    return Answer("other-colour", args)


def _cannot_attach(r: Reading, action: int) -> Answer:
    """E8.1."""
    b = r.b
    if decisions.DRAGON <= action < decisions.ONTO_HERO:
        dragon = action - decisions.DRAGON
        key = r.word("dragons", dragon)
        if b.dragons[dragon] == 0:
            return Answer("no-dragon", {"dragon": key})
        if b.dragons[dragon] != FREE:
            return Answer("dragon-attached", {"dragon": key})
        waiting = _waiting(r)
        return Answer("no-card-for-dragon", {"dragon": key, "waiting": waiting})
    free = [dragon for dragon in range(w.DRAGONS) if b.dragons[dragon] == FREE]
    if not free:
        return Answer("no-free-dragon")
    waiting = _waiting(r)
    listed = [_dragon(r, dragon) for dragon in free]
    if not waiting:
        return Answer("no-card-waits", {"free": listed})
    return Answer("no-colour-fits", {"free": listed, "waiting": waiting})


def _waiting(r: Reading) -> list[dict[str, str]]:
    """The seat's cards without a dragon, and the colour each takes."""
    cards = [card for card in range(CARDS) if r.rule(awaits_dragon)(r.b, card)]
    return [{"card": r.word("cards", card), "colour": w.COLOURS[r.rule(card_colour)(card)]} for card in cards]


# Skills.


def _gear(r: Reading, action: int) -> Answer:
    """E12.1."""
    if r.b.skill != w.GEARED_DRAGONS:
        return Answer("no-gear-skill")
    if r.s.late:
        return Answer("too-late-for-gear")
    return Answer("lacks-gear", {"gear": r.b.gear})


def _too_few(r: Reading, action: int) -> Answer:
    """E12.3."""
    have = specialists(r.b)
    steps = r.frame.steps
    return Answer("lacks-specialists", {"steps": steps, "specialists": have})


def _no_hireling(r: Reading, action: int) -> Answer:
    """E12.4."""
    kind = w.FOLLOWERS[action - decisions.WELCOME_SPECIALIST + 1]
    have = r.b.followers[w.HIRELING]
    return Answer("welcome-lacks-hireling", {"follower": kind, "hirelings": have})


# Heroes.


def _not_at_work(r: Reading, hero: int) -> Answer | None:
    """Why a hero does not work; None if it does."""
    if not r.b.heroes[hero]:
        return Answer("no-hero", {"hero": w.HERO_KEYS[hero]})
    if not r.is_active(r.seat, hero):
        colour = r.hero_colour(hero)
        return Answer("hero-waits", {"hero": w.HERO_KEYS[hero], "colour": colour})
    return None


def _before(r: Reading, action: int) -> Answer:
    """E13.1, E13.2."""
    if r.frame.kind == decisions.REWARD:
        owner = r.s.bard_seat
        return Answer("hero-of-another-bard", {"seat": owner})
    if action == decisions.DONE:
        return Answer("bard-first", {"heroes": r.s.hero_left})
    return wait(r, action)


def _apprentice(r: Reading, action: int) -> Answer:
    """E14.1."""
    idle = _not_at_work(r, w.APPRENTICE)
    if r.frame.kind == decisions.APPRENTICE:
        slot = action - decisions.TAKE + 1
        return Answer("no-hero-there", {"slot": slot})
    if idle:
        return idle
    if r.b.apprentice_used:
        return Answer("apprentice-used")
    return Answer("no-hero-offered")


def _bard(r: Reading, action: int) -> Answer:
    """E14.2."""
    if r.frame.kind == decisions.BARD:
        return Answer("one-hero-drawn")
    idle = _not_at_work(r, w.BARD)
    if idle:
        return idle
    if r.frame.bard_drew:
        return Answer("bard-used")
    return Answer("hero-pile-empty")


def _paragon(r: Reading, action: int) -> Answer:
    """E14.5."""
    idle = _not_at_work(r, w.PARAGON)
    if idle:
        return idle
    if r.frame.paragon_used:
        return Answer("paragon-used")
    have = r.b.followers[w.HIRELING]
    args = {"follower": w.FOLLOWERS[w.HIRELING], "needed": 2, "have": have}
    return Answer("lacks-followers", args)


def _mentor(r: Reading, action: int) -> Answer:
    """E14.15."""
    given, taken = divmod(action - decisions.SWAP_KINDS, 4)
    left = {w.SCOUT: r.frame.card_scouts, w.RANGER: r.frame.card_rangers, w.WARDEN: r.frame.card_wardens}
    if w.HIRELING in (given, taken):
        return Answer("mentor-no-hirelings")
    if given == taken:
        return Answer("swap-same", {"follower": w.FOLLOWERS[given]})
    args = {"follower": w.FOLLOWERS[given], "brought": {w.FOLLOWERS[kind]: number for kind, number in left.items() if number}}
    return Answer("mentor-other-kind", args)


def _train(r: Reading, action: int) -> Answer:
    """E14.21."""
    idle = _not_at_work(r, w.DRAGON_TRAINER)
    if idle:
        return idle
    key = r.word("dragons", action - decisions.DRAGON)
    if r.b.dragons[action - decisions.DRAGON]:
        return Answer("train-attached", {"dragon": key})
    return Answer("train-no-dragon", {"dragon": key})


BAND: dict[int, Explainer] = {
    e.E6_2: _no_card,
    e.E7_1: _no_place,
    e.E7_4: _no_place,
    e.E7_7: _wrong_colour,
    e.E8_1: _cannot_attach,
    e.E9_1: _no_warden,
    e.E9_2: _not_tied,
    e.E9_3: _level,
    e.E9_4: _level,
    e.E12_1: _gear,
    e.E12_3: _too_few,
    e.E12_4: _no_hireling,
    e.E13_1: _before,
    e.E13_2: _before,
    e.E14 + w.APPRENTICE: _apprentice,
    e.E14 + w.BARD: _bard,
    e.E14 + w.PARAGON: _paragon,
    e.E14 + w.MENTOR: _mentor,
    e.E14 + w.DRAGON_TRAINER: _train,
}
