"""A band on the text board: attributes, people, heroes, dragons, Preserves, Garrison cards, glory."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.dragons import dragons_as
from firelight.games.emberheart.rules.garrison import followers_owned, hero_count, is_complete
from firelight.games.emberheart.rules.layout import COMPLETED, FREE, WITH_GEAR
from firelight.games.emberheart.rules.scoring import hero_glory
from firelight.games.emberheart.texts.board_world import hero_lines
from firelight.games.emberheart.texts.hero_texts import ATTRIBUTE_NAMES, SKILLS
from firelight.games.emberheart.texts.reading import Reading, people
from firelight.reading import WIDTH, count, facts, joined

MARGIN = 11


def band_lines(r: Reading, seat: int) -> list[str]:
    return [_title(r, seat), *people_lines(r, seat), *card_lines(r, seat), *glory_lines(r, seat)]


def _title(r: Reading, seat: int) -> str:
    shield = ", holds the shield" if seat == r.s.shield else ""
    head = f"── {r.name(seat)} ({r.mark(seat)}){shield}: {r.g.scores()[seat]} glory if the game ended now "
    return head + "─" * (WIDTH - len(head))


def people_lines(r: Reading, seat: int) -> list[str]:
    b = r.s.bands[seat]
    away = [r.rule(followers_owned)(r.s, seat, kind) - b.followers[kind] for kind in range(4)]
    supply = f"{people(b.followers)}, {b.gear} gear, {count(b.crests, 'crest')}"
    out = f"; on the board {people(away)}" if any(away) else ""
    rows = [("supply", f"{supply}{out}"), ("attributes", attributes_text(r, seat)), ("companion", companion_text(r, seat))]
    if b.skill:
        rows.append(("skill", SKILLS[b.skill]))
    return [f" {line}" for line in facts(rows, WIDTH - 1, MARGIN)]


def attributes_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    steps = [f"{name} {level}" for name, level in zip(ATTRIBUTE_NAMES, b.attributes, strict=True)]
    return f"{', '.join(steps)}   flame {b.flame}"


def companion_text(r: Reading, seat: int) -> str:
    """What the companion can do now, and whether it can."""
    b = r.s.bands[seat]
    state = "placed this round" if b.companion_used else "ready"
    levels = [r.tables["COMPANION_LEVEL"][level] for level in b.attributes]
    effects = []
    if levels[w.STRENGTH]:
        effects.append(f"up to {count(levels[w.STRENGTH], 'follower')} fewer")
    if levels[w.SENSES]:
        effects.append(f"{levels[w.SENSES]} gear on a space 3")
    if levels[w.SPEED]:
        effects.append(f"flame -{levels[w.SPEED]} where no party is")
    return f"{state}; {', '.join(effects) or 'no effect yet'}"


def card_lines(r: Reading, seat: int) -> list[str]:
    """Heroes, dragons, Preserves and Garrison cards."""
    b = r.s.bands[seat]
    lines: list[str] = []
    for hero in range(w.HEROES):
        if b.heroes[hero]:
            lines += _hero_lines(r, seat, hero)
    rows = [("dragons", dragons_text(r, seat)), ("Preserves", preserves_text(r, seat)), ("Garrison", garrison_text(r, seat))]
    return [*lines, *(f" {line}" for line in facts(rows, WIDTH - 1, MARGIN))]


def _hero_lines(r: Reading, seat: int, hero: int) -> list[str]:
    dragon = r.s.bands[seat].hero_dragons[hero]
    worth = r.rule(hero_glory)(r.s, seat, hero)
    if dragon == w.NONE:
        return hero_lines(r, " ○", hero, "Waits. ", f" (now worth {worth})")
    used = " (used)" if hero == w.APPRENTICE and r.s.bands[seat].apprentice_used else ""
    return hero_lines(r, " ●", hero, f"With {geared(r, seat, dragon)}{used}. ", f" (now {worth})")


def geared(r: Reading, seat: int, dragon: int) -> str:
    """`red-3-1`, `red-3-1 with gear`."""
    return f"{r.dragon_key(dragon)}{' with gear' if r.s.bands[seat].dragons[dragon] == WITH_GEAR else ''}"


def dragons_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    free = [r.dragon_key(dragon) for dragon in range(w.DRAGONS) if b.dragons[dragon] == FREE]
    attached = [geared(r, seat, dragon) for dragon in range(w.DRAGONS) if b.dragons[dragon] > FREE]
    return f"free {', '.join(free) or 'none'}; attached {', '.join(attached) or 'none'}"


def preserves_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    shown = []
    for card in range(w.PRESERVES):
        if b.preserves[card]:
            dragon = b.preserve_dragons[card]
            shown.append(f"{r.word('preserves', card)} {'waits' if dragon == w.NONE else f'with {geared(r, seat, dragon)}'}")
    return ", ".join(shown) or "none"


def garrison_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    shown = []
    for card in range(w.GARRISONS):
        if b.garrison[card]:
            state = "completed" if b.garrison[card] == COMPLETED else f"needs {missing_text(r, seat, card)}"
            shown.append(f"{r.word('garrison', card)} ({r.tables['GARRISON_GLORY'][card]} glory) {state}")
    return "; ".join(shown) or "none"


def missing_text(r: Reading, seat: int, card: int) -> str:
    """`1 red dragon and 2 wardens more`; with the Tactician one thing less."""
    t = r.tables
    colour = t["GARRISON_COLOUR"][card]
    dragons = t["GARRISON_DRAGONS"][card] - r.rule(dragons_as)(r.s, seat, colour)
    if t["GARRISON_ASKED"][card] == w.HEROES_ASKED:
        have = hero_count(r.s.bands[seat])
    else:
        have = r.rule(followers_owned)(r.s, seat, t["GARRISON_FOLLOWER"][colour])
    others = t["GARRISON_NUMBER"][card] - have
    parts = [count(dragons, f"{w.COLOURS[colour]} dragon")] if dragons > 0 else []
    if others > 0:
        parts.append(count(others, r.asked(card)))
    if not parts or r.rule(is_complete)(r.s, seat, card):
        return "nothing more"
    one_less = ", 1 of it spared by the Tactician" if r.is_active(seat, w.TACTICIAN) else ""
    return f"{joined(parts)} more{one_less}"


def glory_lines(r: Reading, seat: int) -> list[str]:
    sheet = r.g.score_sheet(seat)
    text = ", ".join(f"{source} {points}" for source, points in sheet.items())
    return [f" {line}" for line in facts([("glory now", text)], WIDTH - 1, MARGIN)]
