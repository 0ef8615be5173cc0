"""What a worker can do. What it is told of a running game holds nothing that the seat to decide cannot know."""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.bots.base import Ask, Between, Bot, Budget
from firelight.bots.guard_wire import reason_of, unpack_ask
from firelight.bots.levels import LEVELS
from firelight.server.thinking.plain import plain_choice
from firelight.server.thinking.wire import Message

if TYPE_CHECKING:
    from firelight.bots.hints import Hint
    from firelight.engine.face import Thing
    from firelight.engine.title import Edition

BOTS = 8  # whose trees are remembered from move to move

Tell = Callable[[float], None]  # the share that is done


class Jobs:
    """The kinds of requests, and the bots that remember."""

    def __init__(self) -> None:
        self.components: dict[str, Any] = {}  # sets of people's own, by fingerprint
        self._editions: dict[str, Edition] = {}
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        """The result of a request, ready for JSON. While `between` is called, another one may be done."""
        kinds = {"compile": self.compile, "choose": self.choose, "hint": self.hint, "review": self.review}
        return kinds[request["do"]](request, tell, between)

    def forget(self) -> None:
        """Give back the memory of the trees."""
        self._bots.clear()
        self._editions.clear()

    def compile(self, request: Message, tell: Tell, between: Between) -> None:
        from firelight.server.thinking.compiling import compile_edition

        compile_edition(api.edition_from_data(request["game"], request["components"]), tell)

    def _ask(self, request: Message, between: Between) -> Ask:
        """The question of a request. Its position is unpacked as it stands; nothing is played again."""
        game, print_ = request["edition"]
        if print_ is None:
            edition = api.shipped_edition(game)
        elif print_ not in self._editions:
            edition = self._editions[print_] = api.edition_from_data(game, self.components[print_])
        else:
            edition = self._editions[print_]
        return replace(unpack_ask(request["ask"], edition), between=between)

    # Opponents.

    def choose(self, request: Message, tell: Tell, between: Between) -> Message:
        ask, level = self._ask(request, between), request["level"]
        start = time.perf_counter()
        move, played = plain_choice(ask, level) if request["plain"] else self._choice(ask, level, request["topic"])
        return {"move": move, "level": played, "seconds": time.perf_counter() - start}

    def _choice(self, ask: Ask, level: str, topic: str) -> tuple[str, str]:
        """The move of the level's bot; a simple one if it should fail, for a game must go on."""
        key = (topic, ask.seat, level)
        bot = self._bots.pop(key, None) or LEVELS[level].make()  # whoever interrupts it gets another one
        try:
            number = ask.game.number(bot.choose(ask))
        except Exception as problem:
            print(f"firelight: {level} in {ask.game.title} after {len(ask.made)} moves: {reason_of(problem)}", file=sys.stderr, flush=True)
            return plain_choice(ask, level)
        self._bots[key] = bot
        while len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        return ask.game.edition.notation[number], level

    # Hints and reviews.

    def hint(self, request: Message, tell: Tell, between: Between) -> list[Message]:
        from firelight.bots.hints import hints_for

        tell(0.0)
        return [hint_data(hint) for hint in hints_for(self._ask(request, between), request["count"])]

    def review(self, request: Message, tell: Tell, between: Between) -> Message:
        from firelight.lab.review import review

        tell(0.0)
        between()
        found = review(
            api.replay(request["record"], 0),
            Budget(None, request["simulations"]),
            request["seed"],
            lambda done, total: tell(done / total),
            request["names"],
            between=between,
        )
        return found.as_data()


def hint_data(hint: Hint) -> Message:
    """A hint in codes and numbers."""
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
        "then": hint.reasons.reveals,
    }


def _thing_data(thing: Thing) -> Message:
    return {"kind": thing.kind, "name": thing.name, "number": thing.number}
