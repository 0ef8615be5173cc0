"""What a worker can do. It is given records and thinks only with games in which all hidden things are dealt anew."""

from __future__ import annotations

import hashlib
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from firelight import api
from firelight.bots.base import Bot, Budget, ask_of
from firelight.bots.guard_wire import reason_of
from firelight.bots.levels import LEVELS
from firelight.server.thinking.plain import plain_choice
from firelight.server.thinking.wire import Message

if TYPE_CHECKING:
    from firelight.bots.hints import Hint
    from firelight.bots.reasons import Thing
    from firelight.engine.game import Game

BOTS = 8  # whose trees are remembered from move to move

Tell = Callable[[float], None]  # the share that is done
Between = Callable[[], None]  # to be called where a job can wait or end


class Jobs:
    """The kinds of requests, and the bots that remember."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        """The result of a request, ready for JSON."""
        kinds = {"compile": self.compile, "choose": self.choose, "hint": self.hint, "review": self.review}
        return kinds[request["do"]](request, tell, between)

    def forget(self) -> None:
        """Give back the memory of the trees."""
        self._bots.clear()

    def compile(self, request: Message, tell: Tell, between: Between) -> None:
        from firelight.server.thinking.compiling import compile_edition

        compile_edition(api.edition_from_data(request["game"], request["components"]), tell)

    # Opponents.

    def choose(self, request: Message, tell: Tell, between: Between) -> Message:
        level, seed, record = request["level"], request["seed"], request["record"]
        start = time.perf_counter()
        g = api.replay(record, 0)
        move, played = plain_choice(g, level, seed) if request["plain"] else self._choice(g, record, level, seed)
        return {"move": move, "level": played, "seconds": time.perf_counter() - start}

    def _choice(self, g: Game, record: Message, level: str, seed: int) -> tuple[str, str]:
        """The move of the level's bot; a simple one if it should fail, for a game must go on."""
        try:
            answer = self._bot(g, record, level).choose(ask_of(g, LEVELS[level].budget, seed))
            return g.edition.notation[g.number(answer)], level
        except Exception as problem:
            print(f"firelight: {level} in {g.title} after {len(g.history)} moves: {reason_of(problem)}", file=sys.stderr, flush=True)
            return plain_choice(g, level, seed)

    def _bot(self, g: Game, record: Message, level: str) -> Bot:
        """The bot of a seat, known by the game's start: it finds its way in its tree by the moves made."""
        start = hashlib.sha256(msgspec.json.encode([record[key] for key in ("game", "options", "components", "start")])).hexdigest()
        key = (start, g.seat or 0, level)
        bot = self._bots.pop(key, None) or LEVELS[level].make()
        self._bots[key] = bot
        while len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        return bot

    # Hints and reviews.

    def hint(self, request: Message, tell: Tell, between: Between) -> list[Message]:
        tell(0.0)
        g = api.replay(request["record"], 0)
        found = g.hint(request["seat"], request["count"], _budget(request), request["seed"])
        return [hint_data(hint) for hint in found]

    def review(self, request: Message, tell: Tell, between: Between) -> Message:
        from firelight.lab.review import review

        tell(0.0)
        between()
        found = review(
            api.replay(request["record"], 0),
            _budget(request),
            request["seed"],
            lambda done, total: tell(done / total),
            request["names"],
            between=between,
        )
        return found.as_data()


def _budget(request: Message) -> Budget:
    return Budget(request["seconds"], request["simulations"])


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
