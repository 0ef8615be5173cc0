"""Refusals about cards: offers, the Mountain, dragons, heroes and skills."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules import rulebook as e
from firelight.games.emberheart.rules.dragons import CARDS, awaits_dragon, card_colour
from firelight.games.emberheart.rules.layout import FREE
from firelight.games.emberheart.rules.mountain import FIRST_CARD, MIDDLE, is_candidate, most_wardens
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import BARD_SLOT
from firelight.games.emberheart.rules.supply import specialists
from firelight.games.emberheart.texts.explain_party import Explainer, wait
from firelight.games.emberheart.texts.hero_texts import ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import Reading, place
from firelight.reading import Answer, count, joined


def _no_card(r: Reading, action: int) -> Answer:
    """E6.2."""
    slot = action - act.TAKE + 1
    if r.frame.a == w.GUILD and slot == BARD_SLOT + 1:
        return Answer("no-hero-of-a-bard", "there is no hero of a Bard in the offer")
    text = f"there is no card {slot} in the offer of {place(r.frame.a)}"
    return Answer("no-card-there", text, {"place": w.PLACES[r.frame.a], "slot": slot})


def _no_warden(r: Reading, action: int) -> Answer:
    """E9.1."""
    space = r.frame.b
    dragon = r.s.mountain[action - act.TAKE]
    wardens = r.rule(party_at)(r.s, w.MOUNTAIN, space).followers[w.WARDEN]
    needed = r.tables["DRAGON_WARDEN"][dragon]
    text = f"the {r.dragon(dragon)} costs {count(needed, 'warden')} of the party; on space {space} there are {wardens}"
    return Answer("lacks-wardens", text, {**_dragon(r, dragon), "needed": needed, "space": space, "wardens": wardens})


def _dragon(r: Reading, dragon: int) -> dict[str, str]:
    """A dragon and the colour it has now."""
    return {"dragon": r.word("dragons", dragon), "colour": r.colour(dragon)}


def _not_tied(r: Reading, action: int) -> Answer:
    """E9.2."""
    space = action - act.GOES_FIRST + 1
    most = r.rule(most_wardens)(r.s, r.frame)
    tied = [number for number in range(1, w.SPACES + 1) if r.rule(is_candidate)(r.s, r.frame, number)]
    spaces = joined([str(n) for n in tied], "or")
    text = f"next is one of the parties with {count(most, 'warden')} on the spaces {spaces}, not space {space}"
    return Answer("other-party-next", text, {"space": space, "wardens": most, "spaces": tied})


def _level(r: Reading, action: int) -> Answer:
    """E9.3, E9.4."""
    if r.frame.kind == frames.CLIMBER:
        return _at_the_end(r, action - act.ATTRIBUTE)
    level = r.frame.a
    name = "middle" if level == MIDDLE else "top"
    cards = list(range(FIRST_CARD[level] + 1, FIRST_CARD[level + 1] + 1))
    left = [slot for slot in cards if r.s.mountain[slot - 1] != w.NONE]
    slot = action - act.TAKE + 1
    if slot in cards:
        return Answer("mountain-card-gone", f"card {slot} of the {name} level is gone", {"level": name, "slot": slot})
    shown = f"{'card' if len(left) == 1 else 'cards'} {joined([str(n) for n in left], 'or')}" if left else "no card"
    text = f"this party stands on the {name} level, where {shown} can be taken"
    return Answer("other-level", text, {"level": name, "slots": left})


def _at_the_end(r: Reading, attribute: int) -> Answer:
    text = f"{ATTRIBUTE_NAMES[attribute]} is at {w.HIGHEST} and goes no further"
    return Answer("attribute-at-the-end", text, {"attribute": w.ATTRIBUTES[attribute], "level": w.HIGHEST})


# Dragons.


def _no_place(r: Reading, action: int) -> Answer:
    """E7.1, E7.4: the card is not there or has a dragon."""
    card = action - act.ONTO_HERO
    owned = r.b.heroes[card] if card < w.HEROES else r.b.preserves[card - w.HEROES]
    args = {"card": r.word("cards", card)}
    if not owned:
        return Answer("card-not-yours", f"you do not have {r.card(card)}", args)
    dragon = r.b.hero_dragons[card] if card < w.HEROES else r.b.preserve_dragons[card - w.HEROES]
    text = f"{r.card(card)} has 1 dragon already ({r.dragon_key(dragon)})"
    return Answer("card-has-dragon", text, {**args, **_dragon(r, dragon)})


def _wrong_colour(r: Reading, action: int) -> Answer:
    """E7.7."""
    dragon = r.frame.a
    card = r.frame.b if r.frame.kind == frames.GEAR else action - act.ONTO_HERO
    wanted = w.COLOURS[r.rule(card_colour)(card)]
    text = f"{r.card(card)} takes a {wanted} dragon; {r.dragon_key(dragon)} is {r.colour(dragon)}"
    args = {"card": r.word("cards", card), "wanted": wanted, **_dragon(r, dragon)}
    if r.frame.kind == frames.GEAR:
        return Answer("other-colour-needs-gear", f"{text}, so it needs 1 gear", args)
    return Answer("other-colour", text, args)


def _cannot_attach(r: Reading, action: int) -> Answer:
    """E8.1."""
    b = r.b
    if act.DRAGON <= action < act.ONTO_HERO:
        dragon = action - act.DRAGON
        key = r.word("dragons", dragon)
        if b.dragons[dragon] == 0:
            return Answer("no-dragon", f"you do not have {key}", {"dragon": key})
        if b.dragons[dragon] != FREE:
            return Answer("dragon-attached", f"{key} is attached already, for good", {"dragon": key})
        waiting = _waiting(r)
        text = f"no hero or Preserve of yours waits for {key}; waiting: {_waiting_text(waiting) or 'none'}"
        return Answer("no-card-for-dragon", text, {"dragon": key, "waiting": waiting})
    free = [dragon for dragon in range(w.DRAGONS) if b.dragons[dragon] == FREE]
    if not free:
        return Answer("no-free-dragon", "you have 0 free dragons to attach")
    waiting = _waiting(r)
    shown, listed = joined([r.dragon_key(dragon) for dragon in free]), [_dragon(r, dragon) for dragon in free]
    if not waiting:
        return Answer("no-card-waits", f"none of your cards waits for a dragon; free: {shown}", {"free": listed})
    text = f"no free dragon ({shown}) has the colour of a card that waits ({_waiting_text(waiting)})"
    return Answer("no-colour-fits", text, {"free": listed, "waiting": waiting})


def _waiting(r: Reading) -> list[dict[str, str]]:
    """The cards of the seat without dragon, and the colour each takes."""
    cards = [card for card in range(CARDS) if r.rule(awaits_dragon)(r.b, card)]
    return [{"card": r.word("cards", card), "colour": w.COLOURS[r.rule(card_colour)(card)]} for card in cards]


def _waiting_text(waiting: list[dict[str, str]]) -> str:
    """`spy (blue) and squire (green)`."""
    return joined([f"{found['card']} ({found['colour']})" for found in waiting])


# Skills.


def _gear(r: Reading, action: int) -> Answer:
    """E12.1."""
    if r.b.skill != w.GEARED_DRAGONS:
        return Answer("no-gear-skill", "your board has no skill that puts gear on dragons")
    if r.s.late:
        return Answer("too-late-for-gear", "after the raid of round 5 has begun no gear can be put on dragons")
    return Answer("lacks-gear", f"needs 1 gear; you have {r.b.gear}", {"gear": r.b.gear})


def _too_few(r: Reading, action: int) -> Answer:
    """E12.3."""
    have = specialists(r.b)
    steps = r.frame.a
    text = f"the flame rises by {steps}, so {count(steps, 'specialist')} would have to go; you have {have}"
    return Answer("lacks-specialists", text, {"steps": steps, "specialists": have})


def _no_hireling(r: Reading, action: int) -> Answer:
    """E12.4."""
    kind = w.FOLLOWERS[action - act.WELCOME_SPECIALIST + 1]
    have = r.b.followers[w.HIRELING]
    text = f"a {kind} comes for 1 hireling of your supply; you have {have}"
    return Answer("welcome-lacks-hireling", text, {"follower": kind, "hirelings": have})


# Heroes.


def _not_at_work(r: Reading, hero: int) -> Answer | None:
    """Why a hero does not work, if it does not."""
    name = r.hero(hero)
    if not r.b.heroes[hero]:
        return Answer("no-hero", f"you do not have the {name}", {"hero": w.HERO_KEYS[hero]})
    if not r.is_active(r.seat, hero):
        colour = r.hero_colour(hero)
        return Answer("hero-waits", f"your {name} waits for 1 {colour} dragon", {"hero": w.HERO_KEYS[hero], "colour": colour})
    return None


def _before(r: Reading, action: int) -> Answer:
    """E13.1, E13.2."""
    if r.frame.kind == frames.REWARD:
        owner = r.s.bard_seat
        return Answer("hero-of-another-bard", f"only {r.name(owner)} may take the hero that the Bard brought", {"seat": owner})
    if action == act.DONE:
        text = f"the Bard has to draw first; {count(r.s.hero_left, 'hero')} are in the pile"
        return Answer("bard-first", text, {"heroes": r.s.hero_left})
    return wait(r, action)


def _apprentice(r: Reading, action: int) -> Answer:
    """E14.1."""
    idle = _not_at_work(r, w.APPRENTICE)
    if r.frame.kind == frames.APPRENTICE:
        slot = action - act.TAKE + 1
        return Answer("no-hero-there", f"there is no hero {slot} in the offer", {"slot": slot})
    if idle:
        return idle
    if r.b.apprentice_used:
        return Answer("apprentice-used", "the Apprentice has been used; once a game is all")
    return Answer("no-hero-offered", "no hero lies in the offer")


def _bard(r: Reading, action: int) -> Answer:
    """E14.2."""
    if r.frame.kind == frames.BARD:
        return Answer("one-hero-drawn", "only 1 hero was left in the pile to draw")
    idle = _not_at_work(r, w.BARD)
    if idle:
        return idle
    if r.frame.a:
        return Answer("bard-used", "the Bard has drawn in this round already")
    return Answer("hero-pile-empty", "the pile of heroes is empty")


def _paragon(r: Reading, action: int) -> Answer:
    """E14.5."""
    idle = _not_at_work(r, w.PARAGON)
    if idle:
        return idle
    if r.frame.b:
        return Answer("paragon-used", "the Paragon has been used in this round already")
    have = r.b.followers[w.HIRELING]
    args = {"follower": w.FOLLOWERS[w.HIRELING], "needed": 2, "have": have}
    return Answer("lacks-followers", f"needs 2 hirelings in your supply; you have {have}", args)


def _mentor(r: Reading, action: int) -> Answer:
    """E14.15."""
    given, taken = divmod(action - act.SWAP_KINDS, 4)
    left = {w.SCOUT: r.frame.b, w.RANGER: r.frame.c, w.WARDEN: r.frame.d}
    if w.HIRELING in (given, taken):
        return Answer("mentor-no-hirelings", "the Mentor swaps specialists for specialists, no hirelings")
    if given == taken:
        return Answer("swap-same", f"a {w.FOLLOWERS[given]} is swapped for another kind", {"follower": w.FOLLOWERS[given]})
    brought = joined([count(number, w.FOLLOWERS[kind]) for kind, number in left.items() if number])
    args = {"follower": w.FOLLOWERS[given], "brought": {w.FOLLOWERS[kind]: number for kind, number in left.items() if number}}
    return Answer("mentor-other-kind", f"the Tavern card brought no {w.FOLLOWERS[given]} to swap, but {brought}", args)


def _train(r: Reading, action: int) -> Answer:
    """E14.21."""
    idle = _not_at_work(r, w.DRAGON_TRAINER)
    if idle:
        return idle
    key = r.word("dragons", action - act.DRAGON)
    if r.b.dragons[action - act.DRAGON]:
        return Answer("train-attached", f"{key} is attached; only a free dragon can be discarded", {"dragon": key})
    return Answer("train-no-dragon", f"you do not have {key}; only a free dragon can be discarded", {"dragon": key})


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
    e.E14_1: _apprentice,
    e.E14_2: _bard,
    e.E14_5: _paragon,
    e.E14_15: _mentor,
    e.E14_21: _train,
}
