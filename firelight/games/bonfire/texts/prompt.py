"""The prompt: whose turn it is, what is awaited, and how far the Countdown is."""

from __future__ import annotations

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, TOM_LAST_CARD, novices_in_council, turns_left
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.procession import marcher
from firelight.games.bonfire.texts.gnome_texts import BONUS_TEXTS
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import count, joined

# What each decision waits for. Decisions that need figures have a function below.
AWAITED = {
    frames.FIRST_TILE: "keep the first Fate Tile or swap it with the middle one of the column",
    frames.FATE_END: "take the top or the bottom Fate Tile of the column",
    frames.PATH_CHOICE: "choose the Path Tile to build",
    frames.ISLAND_DEED: "do the deed of the island, or leave it",
    frames.PORTAL: "choose a portal",
    frames.PATH_BONUS: "choose a free Path Tile, or look through the pile",
    frames.PILE_BONUS: "choose any Path Tile of the pile",
    frames.GUARDIAN_BONUS: "choose the colour of the new Guardian",
    frames.FIRE_BONUS: "turn the Great Bonfire to any space",
    frames.SPECIALIST_BONUS: "choose a Specialist for free",
    frames.MOVE_WHO: "choose the Guardian to move",
    frames.SHIP_BONUS: "sail to any other island for free",
    frames.AFTER: "take another Bonus Action, or end the turn",
}


def _way_round(r: Reading) -> str:
    return f"lay the Fate Tile {r.symbols(r.frame.a)} as printed or turned round"


def _turn(r: Reading) -> str:
    left = turns_left(r.s, r.seat)
    bonus = "after the Bonus Action, " if r.frame.a else ""
    passing = f", or pass for {count(left, 'point')}" if left and not r.frame.a else ""
    return f"{bonus}place a Fate Tile, use action tiles or ignite a Bonfire{passing}"


def _keep(r: Reading) -> str:
    more = "more " if r.frame.b else ""
    return f"choose {count(r.frame.a, f'{more}action tile')} to keep; the others are thrown away"


def _line(r: Reading) -> str:
    tile = r.c.column[0] if r.frame.a == 0 else r.c.column[r.c.column_count - 1]
    return f"choose where in the Fate Area the tile {r.symbols(tile)} goes"


def _offering(r: Reading) -> str:
    return f"choose the Offering to leave on {r.island(r.frame.a)}"


def _space(r: Reading) -> str:
    return f'choose a free task space for "{r.condition(r.s.islands[r.frame.a].tasks[r.frame.b])}"'


def _pay_tiles(r: Reading) -> str:
    f = r.frame
    if f.b == 0:
        return f"throw away {count(f.d, 'more action tile')} to replace what is lacking"
    return f"pay {count(f.b, f'{w.KINDS[f.a]} tile')}"


def resource_word(resource: int) -> str:
    return "resources of any kind" if resource == ANY else w.RESOURCES[resource]


def _pay_resources(r: Reading) -> str:
    f = r.frame
    if f.b == 0 and f.d == 0:
        return f"throw away {count(f.e, 'more resource')} to replace what is lacking"
    owed = [f"{number} {resource_word(kind)}" for kind, number in ((f.a, f.b), (f.c, f.d)) if number]
    return f"pay {joined(owed)}"


def _gnome_price(r: Reading) -> str:
    return f"choose how to pay for the {w.GNOME_NAMES[r.frame.a]}"


def _procession(r: Reading) -> str:
    walker = r.rule(marcher)(r.c, r.frame)
    gain = " without yield" if r.frame.d else ""
    if walker == w.NONE:
        return f"choose which Guardian goes next in the Procession of {count(r.frame.a, 'step')}{gain}"
    return f"choose how far {guardian(walker)} goes, up to {count(r.frame.a, 'step')}{gain}"


def guardian(number: int) -> str:
    return "your own Guardian" if number == w.OWN else f"the {w.GUARDIANS[number]} Guardian"


def _yield(r: Reading) -> str:
    return f"choose the resource that the Guardian yields ({r.frame.b} of it)"


def _rewards(r: Reading) -> str:
    return f"choose the rewards of space {r.s.pointer + 1} of the Great Bonfire"


def _council(r: Reading) -> str:
    return f"send {'the Neutral' if r.frame.a == NEUTRAL else 'your'} Novice to a space of the High Council"


def _bonus(r: Reading) -> str:
    return f"take the bonus ({BONUS_TEXTS[r.tables['COUNCIL_BONUS'][r.frame.a]]}) or 1 point"


def _move_to(r: Reading) -> str:
    return f"choose where {guardian(r.frame.a)} goes"


def _tom_tie(r: Reading) -> str:
    which = "lowest" if r.frame.b else "highest"
    return f"choose which of the equally {which} Tasks on the islands of {w.RESOURCES[r.frame.a]} Tom takes"


WITH_FIGURES = {
    frames.WAY_ROUND: _way_round,
    frames.TURN: _turn,
    frames.KEEP: _keep,
    frames.FATE_LINE: _line,
    frames.OFFERING: _offering,
    frames.TASK_SPACE: _space,
    frames.PAY_TILES: _pay_tiles,
    frames.PAY_RESOURCES: _pay_resources,
    frames.GNOME_PRICE: _gnome_price,
    frames.PROCESSION: _procession,
    frames.YIELD: _yield,
    frames.REWARDS: _rewards,
    frames.COUNCIL: _council,
    frames.BONUS: _bonus,
    frames.MOVE_TO: _move_to,
    frames.TOM_TIE: _tom_tie,
}


def awaited(r: Reading) -> str:
    """What the decision at hand waits for, as a command: `pay 2 ship tiles`."""
    with_figures = WITH_FIGURES.get(r.frame.kind)
    return with_figures(r) if with_figures else AWAITED.get(r.frame.kind, "wait")


def countdown(r: Reading) -> str:
    """How far the end is away."""
    s = r.s
    if not s.counting:
        text = f"Countdown begins at {NOVICES_TO_BEGIN[s.players]} Novices in the Council; there are {novices_in_council(s)}"
    else:
        tile = f"the {s.countdown_tile} is on its way" if s.countdown_tile else "no tile is on its way"
        pile = f"{s.countdown_pile} on top of the pile" if s.countdown_pile else "the pile is empty"
        text = f"COUNTDOWN: {tile}, {pile}"
    if s.players == 1:
        text += f"; Tom has played {s.tom_played} of {TOM_LAST_CARD} cards"
    return text


def prompt(r: Reading) -> str:
    """One line that says whose turn it is and what is awaited."""
    if r.g.over:
        return "The game is over."
    name = "You" if r.s.players == 1 else r.name(r.seat)
    left = turns_left(r.s, r.seat)
    turns = f" ({count(left, 'turn')} left)" if left else ""
    return f"{name}{turns}: {awaited(r)}."
