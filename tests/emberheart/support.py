"""A table for testing a single rule: a plain state to arrange by hand, then a game to play from it."""

from __future__ import annotations

from typing import Any

from firelight.api import shipped_edition
from firelight.engine.chance import new_rng
from firelight.engine.game import Game
from firelight.engine.jit import Ints
from firelight.engine.stack import pop, push
from firelight.games.emberheart.content import words
from firelight.games.emberheart.rules.decisions import ACT, NEXT_ACTION, ROUND
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, OPEN, Band, Party, State
from firelight.games.emberheart.rules.setup import setup

STEPS = {"before": 0, "action": 1, "reward": 2, "window-c": 3, "train": 4, "window-d": 5, "raid": 6, "window-e": 7, "after-raid": 8}


def arrange(players: int = 3, seed: int = 1, side: int = 0, skills: tuple[int, ...] = ()) -> State:
    """A state in round 1 with seat 0 holding the shield, all attributes at 0, no gear, at the action turn of seat 0.

    Two-player games keep their blocked spaces; `skills` gives each seat's skill on side B.
    """
    s = State()
    setup(s, new_rng(seed, 0), players, Ints([side]))
    s.shield = 0
    for seat in range(players):
        b = s.bands[seat]
        b.gear = 0
        if skills:
            b.skill = skills[seat]
    to_turn_of(s, 0)
    return s


def to_phase(s: State, phase: str) -> None:
    """Make the round continue with that phase (see STEPS)."""
    while s.depth > 0:
        pop(s)
    push(s, ROUND, words.NONE, STEPS[phase], 0)


def to_turn_of(s: State, seat: int) -> None:
    """Make it that seat's action turn, before its action."""
    while s.depth > 0:
        pop(s)
    push(s, ROUND, words.NONE, STEPS["action"] + 1, 0)
    push(s, NEXT_ACTION, words.NONE, 0, 0)
    push(s, ACT, seat, 0, 0)
    s.turn = seat


def band(s: State | Game, seat: int = 0) -> Band:
    state: Any = s.state if isinstance(s, Game) else s
    return state.bands[seat]  # type: ignore[no-any-return]


def take_from_piles(s: State, dragon: int) -> None:
    """Remove a dragon that a player is given from piles and offers (the pile closes up)."""
    for offer in (s.camp, s.mountain):
        for slot, card in enumerate(offer):
            if card == dragon:
                offer[slot] = words.NONE
    for name, count in (("captive_pile", "captive_left"), ("mountain_pile", "mountain_left")):
        pile = getattr(s, name)
        if dragon in pile:
            pile.remove(dragon)
            pile.append(words.NONE)
            setattr(s, count, getattr(s, count) - 1)


def dragon_of(s: State, colour: int, captive: bool = False) -> int:
    """A dragon of that colour nobody has yet (EXOTIC too)."""
    first, end = (words.FIRST_CAPTIVE, words.DRAGONS) if captive or colour == words.EXOTIC else (0, words.MOUNTAIN_DRAGONS)
    owned = {d for b in s.bands for d in range(words.DRAGONS) if b.dragons[d]}
    return next(d for d in range(first, end) if s.dragon_colours[d] == colour and d not in owned)


def give_dragon(s: State, seat: int, colour: int, captive: bool = False) -> int:
    """Give a free dragon of that colour; returns its number."""
    dragon = dragon_of(s, colour, captive)
    take_from_piles(s, dragon)
    s.bands[seat].dragons[dragon] = FREE
    return dragon


def give_hero(s: State, seat: int, hero: int, active: bool = True) -> None:
    """Give a hero, by default with a dragon of its colour attached."""
    from firelight.games.emberheart.content.tables import HERO_COLOUR

    for slot in range(3):
        if s.guild[slot] == hero:
            s.guild[slot] = words.NONE
    if hero in s.hero_pile:
        s.hero_pile.remove(hero)
        s.hero_pile.append(words.NONE)
        s.hero_left -= 1
    b = s.bands[seat]
    b.heroes[hero] = 1
    if active:
        dragon = give_dragon(s, seat, HERO_COLOUR[hero])
        b.dragons[dragon] = ATTACHED
        b.hero_dragons[hero] = dragon


def start(s: State) -> Game:
    """The game from the arranged state."""
    return Game(shipped_edition("emberheart"), s, new_rng(1, 1))


def texts(g: Game) -> list[str]:
    return [move.text for move in g.moves()]


def play(g: Game, *moves: str) -> None:
    for move in moves:
        g.play(move)


def refused(g: Game, move: str) -> str:
    """The number of the rule that forbids a move now ('' if it is allowed)."""
    refusal = g.why_not(move)
    return refusal.rule if refusal else ""


def followers(g: Game, seat: int = 0) -> dict[str, int]:
    """The followers in a seat's supply, omitting kinds it has none of."""
    return {kind: n for kind, n in zip(words.FOLLOWERS, band(g, seat).followers, strict=True) if n}


PILES = ("hero", "tavern", "captive", "mountain", "preserve")


def state(g: Game) -> State:
    """The state of a game in play."""
    s: Any = g.state
    return s  # type: ignore[no-any-return]


def number(kind: str, word: str) -> int:
    """The number of a card by its name: number("dragons", "red-7")."""
    return shipped_edition("emberheart").words[kind].index(word)


def dragons(*names: str) -> list[int]:
    return [number("dragons", name) for name in names]


def party(s: State | Game, place: int, space: int) -> Party:
    """The party on a space."""
    at = state(s) if isinstance(s, Game) else s
    return at.parties[place * words.SPACES + space - 1]


def post(s: State, seat: int, place: int, space: int, hirelings: int = 0, specialists: int = 0, companion: bool = False) -> None:
    """Put a party on a space with a crest of the supply; its followers are added to those the player has."""
    from firelight.games.emberheart.content.tables import PLACE_SPECIALIST

    p = party(s, place, space)
    p.seat = seat
    p.followers[words.HIRELING] = hirelings
    p.followers[PLACE_SPECIALIST[place]] += specialists
    p.companion = int(companion)
    s.bands[seat].crests -= 1
    if companion:
        s.bands[seat].companion_used = 1


def lay(s: State, place: int, *cards: int) -> None:
    """Put these cards in the offer from the left (NONE: an empty space); the cards there take their places in offer or pile."""
    offer = getattr(s, words.PLACES[place])
    pile = [] if place == words.GARRISON else getattr(s, f"{PILES[place]}_pile")
    for slot, card in enumerate(cards):
        old = offer[slot]
        if card == words.NONE or card == old:
            pass
        elif card in offer:
            offer[offer.index(card)] = old
        elif card in pile and old != words.NONE:
            pile[pile.index(card)] = old
        elif card in pile:
            pile.remove(card)
            pile.append(words.NONE)
            setattr(s, f"{PILES[place]}_left", getattr(s, f"{PILES[place]}_left") - 1)
        offer[slot] = card


def give_preserve(s: State, seat: int, colour: int) -> int:
    """Give a Preserve of that colour without a dragon; returns its number."""
    from firelight.games.emberheart.content.tables import PRESERVE_COLOUR

    owned = {card for b in s.bands for card in range(words.PRESERVES) if b.preserves[card]}
    card = next(card for card in range(words.PRESERVES) if PRESERVE_COLOUR[card] == colour and card not in owned)
    s.bands[seat].preserves[card] = 1
    if card in s.preserve:
        s.preserve[s.preserve.index(card)] = words.NONE
    else:
        s.preserve_pile.remove(card)
        s.preserve_pile.append(words.NONE)
        s.preserve_left -= 1
    return card


def give_garrison(s: State, seat: int, colour: int, level: int = 1) -> int:
    """Give the open Garrison card of that colour, from 1 (lowest) to 5 (highest); returns its number."""
    card = colour * 5 + level - 1
    s.bands[seat].garrison[card] = OPEN
    if card in s.garrison:
        s.garrison[s.garrison.index(card)] = words.NONE
    return card


def send(g: Game, place: str, space: int, followers: str, companion: bool = False) -> None:
    """Send a party: send(g, "tavern", 3, "2 hirelings + 1 specialist"). A single choice makes itself."""
    play(g, f"go {place}")
    if g.decision == "party-space":
        play(g, f"space {space}{' with companion' if companion else ''}")
    if g.decision == "party":
        play(g, f"party {followers}")


def attach(g: Game, dragon: str, card: str) -> None:
    """Attach a dragon to a hero or a Preserve by their names. A single choice makes itself."""
    play(g, "attach")
    for decision, move in (("attach", f"dragon {dragon}"), ("onto", f"onto {card}"), ("gear", "without gear")):
        if g.decision == decision:
            play(g, move)


def told(g: Game) -> list[str]:
    """The events of the last move, as texts."""
    return [str(event) for event in g.events()]


def finish_actions(g: Game) -> None:
    """Take the remaining aides, then send crests to the Fire Station, until the action phase is over."""
    while g.decision in ("act", "call-back", "defend"):
        options = texts(g)
        plain = ["done", "no call-back", "discard raid 2", *(f"aide {aide}" for aide in words.AIDES), "station"]
        play(g, next(move for move in plain if move in options))


def own(s: State, seat: int, *names: str) -> None:
    """These dragons by their names, free."""
    for dragon in dragons(*names):
        take_from_piles(s, dragon)
        s.bands[seat].dragons[dragon] = FREE


def muster(s: State, seat: int = 0, hirelings: int = 0, scouts: int = 0, rangers: int = 0, wardens: int = 0) -> None:
    """Exactly these followers in the supply."""
    s.bands[seat].followers[:] = [hirelings, scouts, rangers, wardens]


def strike(s: State, card: str, discarded: str = "") -> None:
    """Go to the raid phase, with that raid card left and that one discarded."""
    s.raid[:] = [words.NONE, number("raids", card)]
    s.raid_discarded = number("raids", discarded) if discarded else words.NONE
    to_phase(s, "raid")


def rewards(s: State) -> Game:
    """Go to the reward phase. A party of the last seat at the Garrison makes play stop there before the raid."""
    post(s, s.players - 1, words.GARRISON, 1, hirelings=1)
    to_phase(s, "reward")
    return start(s)


def hero_glory(s: State, seat: int = 0) -> int:
    """The present score of a seat's heroes."""
    return start(s).score_sheet(seat)["heroes"]


__all__ = [
    "arrange",
    "attach",
    "band",
    "dragon_of",
    "dragons",
    "finish_actions",
    "followers",
    "give_dragon",
    "give_garrison",
    "give_hero",
    "give_preserve",
    "hero_glory",
    "lay",
    "muster",
    "number",
    "own",
    "party",
    "play",
    "post",
    "refused",
    "rewards",
    "send",
    "start",
    "state",
    "strike",
    "take_from_piles",
    "texts",
    "to_phase",
    "to_turn_of",
    "told",
]
