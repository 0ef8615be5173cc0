"""A band on the text board: attributes, people, heroes, dragons, Preserves, Garrison cards, glory."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.dragons import dragons_as
from firelight.games.emberheart.rules.garrison import followers_owned, hero_count, is_complete
from firelight.games.emberheart.rules.layout import COMPLETED, FREE, WITH_GEAR
from firelight.games.emberheart.rules.scoring import hero_glory
from firelight.games.emberheart.texts.board_world import hero_lines
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import WIDTH, facts

MARGIN = 13


def band_lines(r: Reading, seat: int) -> list[str]:
    return [_title(r, seat), *people_lines(r, seat), *card_lines(r, seat), *glory_lines(r, seat)]


def _title(r: Reading, seat: int) -> str:
    head = f"── {r.label('band', name=r.name(seat), shield=seat == r.s.shield, glory=r.g.scores()[seat])} "
    return head + "─" * (WIDTH - len(head))


def _rows(r: Reading, *rows: tuple[str, str]) -> list[str]:
    return [f" {line}" for line in facts([(r.label(f"row-{name}"), text) for name, text in rows], WIDTH - 1, MARGIN)]


def people_lines(r: Reading, seat: int) -> list[str]:
    b = r.s.bands[seat]
    away = [r.rule(followers_owned)(r.s, seat, kind) - b.followers[kind] for kind in range(4)]
    out = f"; {r.label('away', people=r.people(away))}" if any(away) else ""
    rows = [("supply", f"{supply(r, seat)}{out}"), ("attributes", attributes_text(r, seat)), ("companion", companion_text(r, seat))]
    if b.skill:
        rows.append(("skill", r.teller.word(w.SKILLS[b.skill], "help")))
    return _rows(r, *rows)


def supply(r: Reading, seat: int) -> str:
    """`2 scouts, 1 hireling, 3 gear, 1 crest`."""
    b = r.s.bands[seat]
    return f"{r.people(b.followers)}, {r.teller.count('gear', b.gear)}, {r.teller.count('crest', b.crests)}"


def attributes_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    steps = [f"{r.teller.word(name)} {level}" for name, level in zip(w.ATTRIBUTES, b.attributes, strict=True)]
    return f"{', '.join(steps)}   {r.teller.word('flame')} {b.flame}"


def companion_text(r: Reading, seat: int) -> str:
    """What the companion can do now, and whether it is available."""
    b = r.s.bands[seat]
    levels = [r.tables["COMPANION_LEVEL"][level] for level in b.attributes]
    effects = [r.label(f"companion-{name}", number=number) for name, number in zip(w.ATTRIBUTES, levels, strict=True) if number]
    state = r.label("companion-placed" if b.companion_used else "companion-ready")
    return f"{state}; {', '.join(effects) or r.label('companion-no-effect')}"


def card_lines(r: Reading, seat: int) -> list[str]:
    """Heroes, dragons, Preserves and Garrison cards."""
    b = r.s.bands[seat]
    lines: list[str] = []
    for hero in range(w.HEROES):
        if b.heroes[hero]:
            lines += _hero_lines(r, seat, hero)
    rows = [("dragons", dragons_text(r, seat)), ("preserves", preserves_text(r, seat)), ("garrison", garrison_text(r, seat))]
    return [*lines, *_rows(r, *rows)]


def _hero_lines(r: Reading, seat: int, hero: int) -> list[str]:
    dragon = r.s.bands[seat].hero_dragons[hero]
    worth = r.label("worth", number=r.rule(hero_glory)(r.s, seat, hero))
    if dragon == w.NONE:
        return hero_lines(r, " ○", hero, r.label("waits"), worth)
    used = hero == w.APPRENTICE and bool(r.s.bands[seat].apprentice_used)
    return hero_lines(r, " ●", hero, r.label("works", dragon=geared(r, seat, dragon), used=used), worth)


def geared(r: Reading, seat: int, dragon: int) -> str:
    """`red dragon (3)`, `red dragon (3) with gear`."""
    name = r.dragon(dragon)
    return r.label("geared", dragon=name) if r.s.bands[seat].dragons[dragon] == WITH_GEAR else name


def dragons_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    free = [r.dragon(dragon) for dragon in range(w.DRAGONS) if b.dragons[dragon] == FREE]
    attached = [geared(r, seat, dragon) for dragon in range(w.DRAGONS) if b.dragons[dragon] > FREE]
    none = r.label("none")
    return r.label("dragons-held", free=", ".join(free) or none, attached=", ".join(attached) or none)


def preserves_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    shown = []
    for card in range(w.PRESERVES):
        if b.preserves[card]:
            dragon = b.preserve_dragons[card]
            home = r.label("preserve-waits") if dragon == w.NONE else r.label("preserve-with", dragon=geared(r, seat, dragon))
            shown.append(f"{r.teller.word(r.word('preserves', card))} {home}")
    return ", ".join(shown) or r.label("none")


def garrison_text(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    shown = []
    for card in range(w.GARRISONS):
        if b.garrison[card]:
            glory = r.teller.count("glory", r.tables["GARRISON_GLORY"][card])
            state = r.label("garrison-completed") if b.garrison[card] == COMPLETED else missing_text(r, seat, card)
            shown.append(f"{r.teller.word(r.word('garrison', card))} ({glory}) {state}")
    return "; ".join(shown) or r.label("none")


def missing_text(r: Reading, seat: int, card: int) -> str:
    """`needs 1 red dragon + 2 wardens more`; with the Tactician, one thing less."""
    t = r.tables
    asked = dict(r.garrison_figures(card))
    asked["dragons"] -= r.rule(dragons_as)(r.s, seat, t["GARRISON_COLOUR"][card])
    if asked["asked"] == "hero":
        asked["number"] -= hero_count(r.s.bands[seat])
    else:
        asked["number"] -= r.rule(followers_owned)(r.s, seat, w.FOLLOWERS.index(asked["asked"]))
    needs = r.needs(**asked)
    if not needs or r.rule(is_complete)(r.s, seat, card):
        return r.label("garrison-ready")
    return r.label("garrison-needs", needs=needs, tactician=r.is_active(seat, w.TACTICIAN))


def glory_lines(r: Reading, seat: int) -> list[str]:
    source = r.g.edition.title.words.speech.source
    sheet = r.g.score_sheet(seat)
    return _rows(r, ("glory", ", ".join(f"{source(name, r.language)} {points}" for name, points in sheet.items())))
