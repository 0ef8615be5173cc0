"""What moves about one's own band do: attributes, dragons, heroes, skills and losses."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.dragons import CARDS, card_colour, may_attach_to, suits
from firelight.games.emberheart.rules.layout import FREE
from firelight.games.emberheart.rules.raid import remaining_raid
from firelight.games.emberheart.rules.scoring import hero_glory
from firelight.games.emberheart.texts.board_world import loss_text
from firelight.games.emberheart.texts.describe_party import Describer, bringing
from firelight.games.emberheart.texts.hero_texts import ABILITIES, ATTRIBUTE_NAMES, GLORY
from firelight.games.emberheart.texts.reading import Reading, people, people_and
from firelight.reading import count, joined


def hero_text(r: Reading, hero: int) -> str:
    """`Ability; glory: 7 with most heroes, for you now 0`."""
    worth = r.rule(hero_glory)(r.s, r.seat, hero)
    now = "" if GLORY[hero] == str(worth) else f", for you now {worth}"
    return f"{ABILITIES[hero][:-1]}; glory: {GLORY[hero]}{now}"


def waiting_cards(r: Reading, dragon: int) -> list[str]:
    """The heroes and Preserves of the seat that could take a dragon."""
    return [r.card(card) for card in range(CARDS) if r.rule(may_attach_to)(r.s, r.seat, dragon, card) == 0]


# Attributes.


def _attribute(r: Reading, attribute: int) -> str:
    name = ATTRIBUTE_NAMES[attribute]
    here = r.b.attributes[attribute]
    if r.frame.kind == frames.FIRST_ATTRIBUTE:
        return f"{name} starts at 1{_reached(r, attribute, 0, 1)}."
    if here == w.HIGHEST:
        return f"Raise {name}, which is at {here} and goes no further."
    return f"Raise {name} from {here} to {here + 1}{_reached(r, attribute, here, here + 1)}."


def _reached(r: Reading, attribute: int, here: int, there: int) -> str:
    """What a level brings in glory and companion effects."""
    glory, effect = r.tables["ATTRIBUTE_GLORY"], r.tables["COMPANION_LEVEL"]
    parts = [f"{glory[there]} glory"] if glory[there] > glory[here] else []
    if effect[there] > effect[here]:
        number = effect[there]
        brings = (f"up to {count(number, 'follower')} fewer", f"{number} gear on a space 3", f"flame -{number} where no party is")
        parts.append(f"companion: {brings[attribute]}")
    return f" ({'; '.join(parts)})" if parts else ""


def _no_attribute(r: Reading, _: int) -> str:
    return "Raise no attribute."


def _further(r: Reading, _: int) -> str:
    if r.frame.kind != frames.FURTHER:
        return "Pay 1 gear to move the attribute 1 further."
    here = r.b.attributes[r.frame.a]
    return (
        f"Pay 1 gear (you have {r.b.gear}): {ATTRIBUTE_NAMES[r.frame.a]} from {here} to {here + 1}{_reached(r, r.frame.a, here, here + 1)}."
    )


def _no_further(r: Reading, _: int) -> str:
    if r.frame.kind != frames.FURTHER:
        return "Leave the attribute where it is."
    return f"Leave {ATTRIBUTE_NAMES[r.frame.a]} at {r.b.attributes[r.frame.a]} and keep the gear."


# Dragons.


def _attach(r: Reading, _: int) -> str:
    free = [r.dragon_key(dragon) for dragon in range(w.DRAGONS) if r.b.dragons[dragon] == FREE]
    return f"Attach a dragon to a hero or a Preserve for good; free: {', '.join(free) or 'none'}."


def _dragon(r: Reading, dragon: int) -> str:
    name = f"{r.dragon_key(dragon)} ({r.glory(dragon)} glory)"
    if r.b.dragons[dragon] != FREE:
        return f"Choose {name}, which is not free."
    if r.frame.kind == frames.TRAIN:
        colour = r.s.dragon_colours[dragon]
        rise = "one attribute of your choice" if colour == w.EXOTIC else ATTRIBUTE_NAMES[colour]
        return f"Discard {name} to raise {rise} by 1."
    cards = waiting_cards(r, dragon)
    return f"Attach {name}; it could go to {joined(cards, 'or')}." if cards else f"Attach {name}; no card waits for it."


def _onto(r: Reading, card: int) -> str:
    name = r.card(card)
    if r.frame.kind != frames.ONTO:
        return f"Attach the dragon to {name}."
    dragon = r.frame.a
    gear = "" if r.rule(suits)(r.s, dragon, card) else " for 1 gear, as the colours differ"
    text = f"Attach {r.dragon_key(dragon)} to {name}{gear}"
    if card < w.HEROES:
        return f"{text}: {hero_text(r, card)}."
    attribute = r.rule(card_colour)(card)
    here = r.b.attributes[attribute]
    there = min(here + 2, w.HIGHEST)
    return f"{text}: {ATTRIBUTE_NAMES[attribute]} from {here} to {there}{_reached(r, attribute, here, there)}."


def _onto_preserve(r: Reading, preserve: int) -> str:
    return _onto(r, w.HEROES + preserve)


def _without_gear(r: Reading, _: int) -> str:
    return f"Attach it without gear{bringing(r, act.WITHOUT_GEAR)}."


def _with_gear(r: Reading, _: int) -> str:
    return f"Put 1 gear on the dragon (you have {r.b.gear}), worth 1 glory{bringing(r, act.WITH_GEAR)}."


# Heroes and skills.


def _gain_hireling(r: Reading, _: int) -> str:
    return f"Take 1 hireling; you have {r.b.followers[w.HIRELING]}."


def _gain_gear(r: Reading, _: int) -> str:
    return f"Take 1 gear; you have {r.b.gear}."


def _welcome_hireling(r: Reading, _: int) -> str:
    return f"Take 1 hireling; you have {r.b.followers[w.HIRELING]}."


def _welcome_specialist(r: Reading, index: int) -> str:
    kind = w.FOLLOWERS[index + 1]
    return f"Swap 1 hireling for 1 {kind}; you have {r.b.followers[w.HIRELING]} and {r.b.followers[index + 1]}."


def _welcome_nobody(r: Reading, _: int) -> str:
    return "Take nobody."


def _into_gear(r: Reading, number: int) -> str:
    return f"Turn {count(number, 'hireling')} into {number} gear." if number else "Keep all hirelings."


def _exchange_none(r: Reading, _: int) -> str:
    return "Swap nobody."


def _exchange_up(r: Reading, index: int) -> str:
    kind = w.FOLLOWERS[r.frame.a] if r.frame.kind == frames.EXCHANGE else "specialist"
    return f"Swap {count(index + 1, 'hireling')} for {count(index + 1, kind)}; you have {people(r.b.followers)}."


def _exchange_down(r: Reading, index: int) -> str:
    kind = w.FOLLOWERS[r.frame.a] if r.frame.kind == frames.EXCHANGE else "specialist"
    return f"Swap {count(index + 1, kind)} for {count(index + 1, 'hireling')}; you have {people(r.b.followers)}."


def _apprentice(r: Reading, _: int) -> str:
    return "Send the Apprentice, once a game: take a hero of the Guild, whose space is filled again."


def _bard(r: Reading, _: int) -> str:
    return f"The Bard draws 2 of the {r.s.hero_left} heroes in the pile; one of them only you may take."


def _keep_hero(r: Reading, which: int) -> str:
    hero = (r.frame.a, r.frame.b)[which] if r.frame.kind == frames.BARD else w.NONE
    if hero == w.NONE:
        return f"Keep the {('first', 'second')[which]} hero drawn."
    return f"Keep the {r.hero(hero)} ({r.hero_colour(hero)}): {hero_text(r, hero)}."


def _paragon(r: Reading, rangers: int) -> str:
    return f"Flame +1 and 2 hirelings become {people_and([0, 2 - rangers, rangers, 0])}."


def _flame_rises(r: Reading, _: int) -> str:
    steps = r.frame.a if r.frame.kind == frames.FLAME_CHOICE else 1
    return f"The flame rises by {steps} to {r.b.flame + steps} and you gain {count(steps, 'hireling')}."


def _discard_instead(r: Reading, _: int) -> str:
    steps = r.frame.a if r.frame.kind == frames.FLAME_CHOICE else 1
    return f"The flame stays at {r.b.flame}; you discard {count(steps, 'specialist')} of your {people([0, *r.b.followers[1:]])}."


def _lose(r: Reading, kind: int) -> str:
    return f"Discard 1 {w.FOLLOWERS[kind]} (you have {r.b.followers[kind]})."


# The raid.


def _remaining(r: Reading, _: int) -> str:
    return _strikes(r, r.rule(remaining_raid)(r.s), "remaining")


def _discarded(r: Reading, _: int) -> str:
    return _strikes(r, r.s.raid_discarded, "discarded")


def _strikes(r: Reading, card: int, which: str) -> str:
    if card == w.NONE:
        return f"The {which} raid card strikes you."
    return f"The {which} raid card strikes you: {r.raid(card)}, for you {loss_text(r, r.seat, card)}."


def _sage(r: Reading, _: int) -> str:
    if r.frame.kind != frames.SAGE:
        return "The flame rises by 1, and you lose 2 fewer in the raid."
    number = r.s.frames[r.s.depth - 2].d
    return f"The flame rises by 1 to {r.b.flame + 1}, and you lose {max(number - 2, 0)} instead of {number}."


def _no_sage(r: Reading, _: int) -> str:
    if r.frame.kind != frames.SAGE:
        return "Lose what the raid card says."
    return f"The flame stays at {r.b.flame}, and you lose {r.s.frames[r.s.depth - 2].d}."


BAND: dict[int, Describer] = {
    act.ATTRIBUTE: _attribute,
    act.NO_ATTRIBUTE: _no_attribute,
    act.ATTACH_DRAGON: _attach,
    act.DRAGON: _dragon,
    act.ONTO_HERO: _onto,
    act.ONTO_PRESERVE: _onto_preserve,
    act.WITHOUT_GEAR: _without_gear,
    act.WITH_GEAR: _with_gear,
    act.GAIN_HIRELING: _gain_hireling,
    act.GAIN_GEAR: _gain_gear,
    act.WELCOME_HIRELING: _welcome_hireling,
    act.WELCOME_SPECIALIST: _welcome_specialist,
    act.WELCOME_NOBODY: _welcome_nobody,
    act.INTO_GEAR: _into_gear,
    act.EXCHANGE_NONE: _exchange_none,
    act.EXCHANGE_UP: _exchange_up,
    act.EXCHANGE_DOWN: _exchange_down,
    act.USE_APPRENTICE: _apprentice,
    act.USE_BARD: _bard,
    act.KEEP_HERO: _keep_hero,
    act.USE_PARAGON: _paragon,
    act.GO_FURTHER: _further,
    act.NO_FURTHER: _no_further,
    act.FLAME_RISES: _flame_rises,
    act.DISCARD_INSTEAD: _discard_instead,
    act.LOSE_ONE: _lose,
    act.USE_REMAINING: _remaining,
    act.USE_DISCARDED: _discarded,
    act.USE_SAGE: _sage,
    act.NO_SAGE: _no_sage,
}
