"""Two servers in which the same people do the same things, at the same time and with the same dice, while hidden things differ.

Everything is done in the first one; then the second one's games are redealt, consistently with everything that the first one has
shown; then the same is done there. Anybody who gets a different answer in the second one has been told something hidden.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.redealing import Dealt, is_the_same, looks_the_same
from tests.server.universes import FIRST, SECOND, Data, Deed, Done, Reply, Universe, one_fate, universe


class Leak(AssertionError):
    """Somebody was told something hidden."""


Script = Callable[[Universe], Awaitable[None]]


class Pair:
    """The first universe, where things are done, and the second one, where they are repeated."""

    def __init__(self, first: Universe, second: Universe, chance: random.Random) -> None:
        self.first = first
        self.second = second
        self.chance = chance
        self.games: set[str] = set()  # redealt in the second universe
        self.differing = 0  # compared positions that differed in hidden things
        self._compared = 0

    async def chapter(self, script: Script, quiet: bool = False, known: Callable[[Deed], bool] = lambda deed: False) -> None:
        """Do something in both. `quiet`: no moves are made. `known`: answers that may differ because the people may know what they contain.

        Records or notes among them must differ: otherwise the comparison would prove nothing.
        """
        begin = len(self.first.done)
        await script(self.first)
        for game in sorted(self.games):
            await self._deal_otherwise(game, quiet)
        for done in self.first.done[begin:]:
            await self.second.do(done.deed)
        for side in (self.first, self.second):
            for wire in side.wires.values():
                await wire.settle()
            await side.rest()
        self._compare_replies(known)
        await self._compare_wires()
        self._compare_thoughts()

    async def _deal_otherwise(self, game: str, quiet: bool) -> None:
        row, entries, _ = await self.first.load(game)
        dealt = Dealt(row, entries)
        await self.second.deal_otherwise(game, dealt, self.chance, seeds=quiet)
        if quiet:
            other = (await self.second.room(game)).game
            assert looks_the_same(dealt.room.game, other), f"{game} was dealt otherwise and looks different"
            self.differing += not is_the_same(dealt.room.game, other)

    # Comparing.

    def _compare_replies(self, known: Callable[[Deed], bool]) -> None:
        for one, other in zip(self.first.done[self._compared :], self.second.done[self._compared :], strict=True):
            if one.reply is None or other.reply is None:
                continue
            assert one.reply.status < 500 or one.reply.status == 503, f"{one.deed}: {one.reply.body!r}"
            if not known(one.deed):
                if settled(one) != settled(other):
                    raise Leak(f"{one.deed}: {difference(one.reply, other.reply)}")
            elif one.deed.path.endswith(("/record", "/notes")):
                assert one.reply.status == other.reply.status == 200, f"{one.deed}: {one.reply.body!r}"
                assert one.reply.body != other.reply.body, f"{one.deed}: the same in both"
        self._compared = len(self.first.done)

    async def _compare_wires(self) -> None:
        """Messages of each kind come in the same order. If some arrive late, the first ones are compared now."""
        for who in sorted(self.first.wires.keys() | self.first.old.keys()):
            if who in self.second.wires:
                wanted = len(self.first.heard(who))
                await self.second.wires[who].until(lambda who=who, wanted=wanted: len(self.second.heard(who)) >= wanted)  # type: ignore[misc]
            mine, theirs = by_kind(self.first.heard(who)), by_kind(self.second.heard(who))
            for kind in sorted(mine.keys() | theirs.keys()):
                for one, other in zip(mine.get(kind, []), theirs.get(kind, []), strict=False):
                    if one != other:
                        raise Leak(f"{who} was told on the socket: {difference(one, other)}")
            codes = [side.wires[who].code if who in side.wires else None for side in (self.first, self.second)]
            assert codes[0] == codes[1], f"{who}: closed with {codes}"

    def _compare_thoughts(self) -> None:
        for one, other in zip(self.first.thinkers.given, self.second.thinkers.given, strict=True):
            if one != other:
                raise Leak(f"bots were given something hidden: {difference(json.loads(one), json.loads(other))}")


def settled(done: Done) -> Any:
    """An answer; for a new job without its progress, which is a matter of timing."""
    if done.reply is None or done.reply.status != 202:
        return done.reply
    return {name: value for name, value in done.reply.data.items() if name not in ("state", "progress", "result")}


def by_kind(messages: list[Data]) -> dict[str, list[Data]]:
    """A job's progress depends on real time, so only its end counts."""
    found: dict[str, list[Data]] = {}
    for message in messages:
        if message["type"] != "job" or message["state"] in ("done", "failed"):
            found.setdefault(message["type"], []).append(message)
    return found


def difference(one: Any, other: Any) -> str:
    """Where two answers differ, in one line."""
    if isinstance(one, Reply) and isinstance(other, Reply):
        if one.status != other.status or one.body == other.body:
            return f"{one.status} {dict(one.headers)} / {other.status} {dict(other.headers)}"
        one, other = one.data, other.data
    return _difference(one, other, "")


def _difference(one: Any, other: Any, at: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(_difference(one[key], other[key], f"{at}.{key}") for key in one if one[key] != other[key])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(_difference(one[n], other[n], f"{at}[{n}]") for n in range(len(one)) if one[n] != other[n])
    if isinstance(one, str) and isinstance(other, str):
        at_sign = next((n for n, (x, y) in enumerate(zip(one, other, strict=False)) if x != y), min(len(one), len(other)))
        begin = max(0, at_sign - 40)
        one, other = one[begin : begin + 160], other[begin : begin + 160]
    return f"{at or 'all of it'}: {str(one)[:300]} / {str(other)[:300]}"


@asynccontextmanager
async def pair_of_universes(folder: Path, seed: int, **settings: Any) -> AsyncIterator[Pair]:
    with one_fate() as fate:
        async with (
            universe(FIRST, fate, folder / FIRST, **settings) as first,
            universe(SECOND, fate, folder / SECOND, **settings) as second,
        ):
            yield Pair(first, second, random.Random(seed))
