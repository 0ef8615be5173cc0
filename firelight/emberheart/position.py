"""Loading a position: what follows from it, what cannot lie on one table, and what nobody may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firelight.emberheart import words as w
from firelight.emberheart.frames import FRAME_NAMES, GAME_OVER, ROUND
from firelight.emberheart.layout import ATTACHED, NEUTRAL, State
from firelight.engine.errors import Problem

Problems = list[Problem]
PILES = ("hero_pile", "tavern_pile", "captive_pile", "mountain_pile", "preserve_pile", "raid_pile", "duo_pile")


def derive(s: State) -> None:
    """Nothing is left out of a written position but lengths."""


def _each_once(problems: Problems, what: str, words: tuple[str, ...], found: list[int]) -> None:
    for piece, count in sorted(Counter(found).items()):
        if count > 1:
            problems.append(Problem(what, f"{words[piece]} is there {count} times; there is only 1"))


def _check_cards(s: State, words: Any, problems: Problems) -> None:
    heroes = [hero for hero in (*s.guild, *s.hero_pile, s.bard_card) if hero >= 0]
    heroes += [hero for b in s.bands for hero in range(w.HEROES) if b.heroes[hero]]
    _each_once(problems, "heroes", words["heroes"], heroes)
    dragons = [dragon for dragon in (*s.camp, *s.mountain, *s.captive_pile, *s.mountain_pile) if dragon >= 0]
    dragons += [dragon for b in s.bands for dragon in range(w.DRAGONS) if b.dragons[dragon]]
    _each_once(problems, "dragons", words["dragons"], dragons)
    preserves = [card for card in (*s.preserve, *s.preserve_pile) if card >= 0]
    preserves += [card for b in s.bands for card in range(w.PRESERVES) if b.preserves[card]]
    _each_once(problems, "preserves", words["preserves"], preserves)
    garrison = [card for card in s.garrison if card >= 0]
    garrison += [card for b in s.bands for card in range(w.GARRISONS) if b.garrison[card]]
    _each_once(problems, "garrison", words["garrison"], garrison)
    for name, key in (("tavern", "taverns"), ("raid", "raids")):
        cards = [card for card in (*getattr(s, name), *getattr(s, f"{name}_pile")) if card >= 0]
        _each_once(problems, name, words[key], cards)
    _each_once(problems, "duo_pile", words["duos"], [card for card in s.duo_pile if card >= 0])


def _check_band(s: State, seat: int, words: Any, problems: Problems) -> None:
    b = s.bands[seat]
    place = f"bands[{seat}]"

    def wrong(field: str, message: str) -> None:
        problems.append(Problem(f"{place}.{field}", message))

    crests = b.crests + s.warehouse[seat] + s.station[seat] + sum(1 for party in s.parties if party.seat == seat)
    if crests != 5:
        wrong("crests", f"found {crests} crests in supply and on the board; expected 5")
    attached = []
    for field, owned, dragons in (("hero_dragons", b.heroes, b.hero_dragons), ("preserve_dragons", b.preserves, b.preserve_dragons)):
        names = words["heroes"] if field == "hero_dragons" else words["preserves"]
        for card, dragon in enumerate(dragons):
            if dragon < 0:
                continue
            attached.append(dragon)
            if not owned[card]:
                wrong(f"{field}.{names[card]}", "a dragon is attached to a card the player does not have")
            if b.dragons[dragon] < ATTACHED:
                wrong(f"dragons.{words['dragons'][dragon]}", f"is attached to {names[card]} but not marked so")
    if len(set(attached)) != len(attached):
        wrong("hero_dragons", "a dragon is attached to two cards")
    for dragon in range(w.DRAGONS):
        if b.dragons[dragon] >= ATTACHED and dragon not in attached:
            wrong(f"dragons.{words['dragons'][dragon]}", "is marked as attached but lies at no card")
    if (b.skill != w.NO_SKILL) != (s.side == 1):
        wrong("skill", "skills belong to side 1, and there everybody has one")


def _check_flow(s: State, problems: Problems) -> None:
    if s.depth < 1 or s.frames[0].kind != ROUND:
        problems.append(Problem("frames[0]", f"expected {FRAME_NAMES[ROUND]}"))
    for place in range(s.depth):
        f = s.frames[place]
        if f.kind < GAME_OVER:
            problems.append(Problem(f"frames[{place}].kind", "this frame can never lie on the stack"))
        if f.seat >= s.players:
            problems.append(Problem(f"frames[{place}].seat", f"found {f.seat}; this game has {s.players} players"))
    for name in ("shield", "turn"):
        if getattr(s, name) >= s.players:
            problems.append(Problem(name, f"found {getattr(s, name)}; this game has {s.players} players"))
    for place, party in enumerate(s.parties):
        if s.players <= party.seat < NEUTRAL:
            problems.append(Problem(f"parties[{place}].seat", f"found {party.seat}; this game has {s.players} players"))
    for aide, holder in enumerate(s.aides):
        if holder >= s.players:
            problems.append(Problem(f"aides.{w.AIDES[aide]}", f"found {holder}; this game has {s.players} players"))


def check(s: State, edition: Any, words: Any) -> Problems:
    """What cannot lie on one table, each with its place."""
    problems: Problems = []
    _check_flow(s, problems)
    for seat in range(s.players):
        _check_band(s, seat, words, problems)
    if not problems:
        _check_cards(s, words, problems)
    return problems


def conceal(data: dict[str, Any], s: State, words: Any) -> None:
    """Take out the order of the piles. What they hold can be reckoned by anybody and stays."""
    for pile in PILES:
        data[pile] = {"count": len(data[pile]), "contents": sorted(data[pile])}
