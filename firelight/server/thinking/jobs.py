"""The jobs of a thinking worker. A job about a running game contains nothing that the deciding seat cannot know."""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from firelight import api
from firelight.bots.base import Ask, Bot, Budget
from firelight.bots.guard_wire import unpack_ask
from firelight.bots.levels import LEVELS
from firelight.server.thinking.plain import plain_choice
from firelight.table import event_data
from firelight.workers.errors import reason_of
from firelight.workers.limits import memory_in_use
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Jobs, Tell

if TYPE_CHECKING:
    from firelight.bots.hints import Hint
    from firelight.engine.advice import Advice
    from firelight.engine.face import Thing
    from firelight.engine.title import Edition

BOTS = 8  # bots whose search trees are kept from move to move
EDITIONS = 8  # a worker that has seen more is replaced, since it never drops compiled code


class ThinkingJobs(Jobs):
    """The kinds of requests, and the bots with their memory. `memory`: bytes in use above which a worker is replaced."""

    def __init__(self, memory: int) -> None:
        super().__init__(compile=self.compile, choose=self.choose, hint=self.hint, review=self.review)
        self._memory = memory
        self._met: set[tuple[str, str]] = set()
        self._editions: dict[str, Edition] = {}
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def is_worn_out(self) -> bool:
        if memory_in_use() > self._memory:
            self._bots.clear()
            self._editions.clear()
        return len(self._met) > EDITIONS or memory_in_use() > self._memory

    def compile(self, request: Message, tell: Tell, between: Between) -> None:
        from firelight.server.thinking.compiling import compile_edition

        compile_edition(self._note_edition(api.edition_from_data(request["game"], request["components"])), tell)

    def _note_edition(self, edition: Edition) -> Edition:
        self._met.add((edition.title.key, edition.components.fingerprint))
        return edition

    def _ask(self, request: Message, between: Between) -> Ask:
        """The question in a request. Its position is unpacked directly; no moves are replayed."""
        game, fingerprint = request["edition"]
        if fingerprint is None:
            edition = api.shipped_edition(game)
        elif fingerprint not in self._editions:
            edition = self._editions[fingerprint] = api.edition_from_data(game, self.known[fingerprint])
        else:
            edition = self._editions[fingerprint]
        self._note_edition(edition)
        return replace(unpack_ask(request["ask"], edition), between=between)

    # Opponents.

    def choose(self, request: Message, tell: Tell, between: Between) -> Message:
        ask, level = self._ask(request, between), request["level"]
        start = time.perf_counter()
        move, played, *cut = plain_choice(ask, level) if request["plain"] else self._choice(ask, level, request["topic"])
        return {"move": move, "level": played, "seconds": time.perf_counter() - start, "cut": "".join(cut)}

    def _choice(self, ask: Ask, level: str, topic: str) -> tuple[str, ...]:
        """The move of the level's bot, the level, and what cut it short. If the bot fails, a simple move, since a game must go on."""
        key = (topic, ask.seat, level)
        bot = self._bots.pop(key, None) or LEVELS[level].make()  # an interrupted bot is not used again
        try:
            number = ask.game.number(bot.choose(ask))
        except Exception as problem:
            print(f"firelight: {level} in {ask.game.title} after {len(ask.made)} moves: {reason_of(problem)}", file=sys.stderr, flush=True)
            return plain_choice(ask, level)
        self._bots[key] = bot
        while len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        return ask.game.edition.notation[number], level, getattr(bot, "cut", "")

    # Hints and reviews.

    def hint(self, request: Message, tell: Tell, between: Between) -> list[Message]:
        from firelight.bots.hints import hints_for

        def first(found: list[Hint]) -> None:
            tell([hint_data(hint) for hint in found])

        tell(0.0)
        return [hint_data(hint) for hint in hints_for(self._ask(request, between), request["count"], first=first)]

    def review(self, request: Message, tell: Tell, between: Between) -> Message:
        from firelight.lab.review import review

        tell(0.0)
        between()
        game = api.replay(request["record"], 0)
        self._note_edition(game.edition)
        found = review(
            game,
            Budget(None, request["simulations"]),
            request["seed"],
            lambda done, total: tell(done / total),
            request["names"],
            between=between,
        )
        return found.as_data()


def hint_data(hint: Advice) -> Message:
    """A hint as codes and numbers."""
    return {
        "move": hint.move.text,
        "margin": hint.margin,
        "win": hint.win,
        "scores": list(hint.scores),
        "exact": hint.exact,
        "line": [move.text for move in hint.line],
        "gains": hint.gains,
        "costs": [_thing_data(thing) for thing in hint.costs],
        "prepares": [_thing_data(thing) for thing in hint.prepares],
        "then": hint.reveals,
        "sources": hint.sources,
        "events": [event_data(event) for event in hint.events],
    }


def _thing_data(thing: Thing) -> Message:
    return {"kind": thing.kind, "name": thing.name, "number": thing.number}
