"""The shared part of the text board: the six locations with their offers, the village, the raid, the flames."""

from __future__ import annotations

from textwrap import wrap

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.layout import NEUTRAL, Party
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import BARD_SLOT, LOW_CARDS, card_at
from firelight.games.emberheart.rules.scoring import final_flame, flame_glory
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import WIDTH, columns, facts

HERO = 31  # columns before a hero's text
MARGIN = 11
LEVELS = (("low", 0, 3), ("middle", 3, 5), ("top", 5, 6))


def world_lines(r: Reading) -> list[str]:
    lines = [f"{r.label('locations')}: {r.label('locations-note')}"]
    for place in range(w.PLACE_COUNT):
        lines += place_lines(r, place)
    return [*lines, "", *village_lines(r), *raid_lines(r), *flame_lines(r)]


def party_text(r: Reading, party: Party) -> str:
    """`Ada, 1 scout, 3 hirelings, companion`: whose, with whom, and the companion."""
    if party.seat == NEUTRAL:
        return r.label("blocked")
    crowd = [r.people(party.followers)] if any(party.followers) or not party.companion else []
    return ", ".join([r.name(party.seat), *crowd, *([r.teller.word("companion")] if party.companion else [])])


def space_lines(r: Reading, place: int) -> list[str]:
    """A location with its spaces: who may go there, who is there, what is free."""
    kinds = ", ".join(r.teller.word(w.FOLLOWERS[kind]) for kind in (w.HIRELING, r.specialist(place)))
    parties = {space: r.rule(party_at)(r.s, place, space) for space in range(1, w.SPACES + 1)}
    taken = [r.label("space", space=space, party=party_text(r, party)) for space, party in parties.items() if party.seat != w.NONE]
    free = [str(space) for space, party in parties.items() if party.seat == w.NONE]
    spaces = "; ".join([*taken, *([r.label("spaces-free", spaces=", ".join(free))] if free else [])])
    return wrap(f"{place + 1} {r.teller.word(w.PLACES[place])} ({kinds}): {spaces}", WIDTH, subsequent_indent="    ")


def place_lines(r: Reading, place: int) -> list[str]:
    """A location, its spaces and its offer."""
    return [*space_lines(r, place), *offer_lines(r, place)]


def offer_lines(r: Reading, place: int) -> list[str]:
    if place == w.GUILD:
        return guild_lines(r)
    if place == w.MOUNTAIN:
        return mountain_lines(r)
    entries = []
    for slot in range(LOW_CARDS):
        card = r.rule(card_at)(r.s, place, slot)
        entries.append(f"{slot + 1}: {card_text(r, place, card)}")
    return [f"    {line}" for line in columns(entries, WIDTH - 4)]


def card_text(r: Reading, place: int, card: int) -> str:
    """A card of an offer in short."""
    if card == w.NONE:
        return r.label("none")
    if place == w.TAVERN:
        return r.tavern(card)
    if place == w.PRESERVE:
        return r.teller.word(r.word("preserves", card))
    if place == w.GARRISON:
        return r.garrison(card)
    cost = r.cost(card)
    return f"{r.dragon(card)}{f', {cost}' if cost else ''}"


def guild_lines(r: Reading) -> list[str]:
    lines: list[str] = []
    for slot in range(LOW_CARDS):
        hero = r.s.guild[slot]
        lines += hero_lines(r, f"    {slot + 1}:", hero) if hero != w.NONE else [f"    {slot + 1}: {r.label('none')}"]
    if r.s.bard_card != w.NONE:
        lines += hero_lines(r, f"    {BARD_SLOT + 1}:", r.s.bard_card, r.label("only-for", who=r.name(r.s.bard_seat)))
    return lines


def hero_lines(r: Reading, head: str, hero: int, note: str = "", worth: str = "") -> list[str]:
    """`1: Bard (red)  ability; glory`, in as many lines as it takes."""
    name = f"{head} {r.hero(hero)} ({r.hero_colour(hero)})"
    key = w.HERO_KEYS[hero]
    parts = [note, r.teller.word(key, "help"), r.label("glory", glory=r.teller.word(key, "glory")), worth]
    margin = max(HERO, len(name) + 1)
    first, *more = wrap(" ".join(filter(None, parts)), WIDTH - margin, break_on_hyphens=False)
    return [f"{name:<{margin}}{first}", *(f"{'':{margin}}{line}" for line in more)]


def mountain_lines(r: Reading) -> list[str]:
    lines: list[str] = []
    for name, first, end in LEVELS:
        cards = r.s.mountain[first:end]
        shown = [f"{first + i + 1}: {card_text(r, w.MOUNTAIN, card)}" for i, card in enumerate(cards)]
        lines += [f"    {line}" for line in columns([*shown, f"[{r.label(f'level-{name}')}]"], WIDTH - 4)]
    return lines


def crests_text(r: Reading, crests: list[int]) -> str:
    return ", ".join(f"{r.name(seat)}{f' ×{n}' if n > 1 else ''}" for seat, n in enumerate(crests) if n) or r.label("nobody")


def village_lines(r: Reading) -> list[str]:
    s = r.s
    free = r.label("free")
    aides = [f"{r.teller.word(aide)}: {free if s.aides[i] == w.NONE else r.owner(s.aides[i])}" for i, aide in enumerate(w.AIDES)]
    village = r.label("village-crests", warehouse=crests_text(r, s.warehouse), station=crests_text(r, s.station), shield=r.name(s.shield))
    return facts([(r.label("village"), village), (r.label("aides"), ", ".join(aides))], WIDTH, MARGIN)


def raid_lines(r: Reading) -> list[str]:
    """Both raid cards with what each would cost everybody now."""
    s = r.s
    rows: list[tuple[str, str]] = []
    for i, card in enumerate(s.raid):
        if card != w.NONE:
            rows.append((f"{r.label('raid') if not rows else '':<{MARGIN - 3}} {i + 1}", _raid(r, card)))
    if s.raid_discarded != w.NONE:
        rows.append(("", r.label("raid-discarded", raid=_raid(r, s.raid_discarded))))
    return facts(rows or [(r.label("raid"), r.label("none"))], WIDTH, MARGIN)


def _raid(r: Reading, card: int) -> str:
    losses = ", ".join(f"{r.name(seat)}: {loss_text(r, seat, card)}" for seat in range(r.s.players))
    return r.label("raid-card", raid=r.word("raids", card), losses=losses)


def losses_text(r: Reading, card: int) -> str:
    """`P1 2, P2 3 (1 missing: flame +1)`, for drawings."""
    return ", ".join(f"{r.mark(seat)} {loss_text(r, seat, card)}" for seat in range(r.s.players))


def loss_text(r: Reading, seat: int, card: int) -> str:
    number, missing = r.raid_loss(seat, card)
    return r.label("loss-missing", number=number, missing=missing) if missing else str(number)


def flame_lines(r: Reading) -> list[str]:
    """The flames, lowest first, with the glory that they would bring now."""
    s = r.s
    seats = sorted(range(s.players), key=lambda seat: (s.bands[seat].flame, seat))
    return facts([(r.label("flames"), ", ".join(_flame(r, seat) for seat in seats))], WIDTH, MARGIN)


def _flame(r: Reading, seat: int) -> str:
    """At the end, every 3 gear lower the flame by 1."""
    now, end = r.s.bands[seat].flame, r.rule(final_flame)(r.s, seat)
    return r.label("flame-of", who=f"{r.name(seat)}:", flame=now, end=end, gear=end != now, glory=r.rule(flame_glory)(r.s, seat))
