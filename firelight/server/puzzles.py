"""Puzzles: a position on a real table, two tries, then the answer, of which nothing is revealed before.

Each puzzle is a game of its own, which is on nobody's list and is deleted when its player opens another puzzle. A try is sent as the moves
of an act from the position of the puzzle; on the table itself the player may move freely.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, RowMapping

from firelight import api
from firelight.lab.puzzles.acts import follow_act
from firelight.lab.puzzles.book import DIFFICULTIES, ENDING, Book, BookError, Puzzle, shipped
from firelight.server.daily import day_of
from firelight.server.errors import Refused, bad_input, not_found
from firelight.server.keeper import Keeper
from firelight.server.making import Making, Terms, make
from firelight.server.origin import PUZZLE
from firelight.server.quotas import Quotas
from firelight.server.room import HUMAN, Seat
from firelight.server.seats import ME
from firelight.server.shapes import Created, NewSeat
from firelight.server.store import games, puzzle_tries
from firelight.server.store.rows import Player
from firelight.server.store.writer import Write
from firelight.table.acts import Act

TRIES = 2
PLAYED_BY = "blaze"  # the level of the bots whose games the puzzles come from
OTHER = "other"  # a seat that nobody holds

log = logging.getLogger("firelight.server")


def read_books(folder: Path) -> dict[str, Puzzle]:
    """The puzzles that come with the games, then those of a folder. Puzzles that do not fit the current games are left out."""
    found: dict[str, Puzzle] = {}
    for title in api.titles():
        _take(found, shipped, title)
    for path in sorted(folder.glob(f"*{ENDING}")):
        _take(found, Book.read, path)
    return found


def _take(found: dict[str, Puzzle], read: Any, source: str | Path) -> None:
    try:
        book: Book | None = read(source)
    except BookError as error:
        log.warning("puzzles left out: %s", error)
        return
    if book is None:
        return
    problems = [f"no such game: {book.game}"] if book.game not in api.titles() else [str(problem) for problem in book.problems()]
    if problems:
        log.warning("puzzles of %s left out: %s", source, "; ".join(problems))
        return
    found.update(book.by_id)


def streak_of(rows: Sequence[RowMapping]) -> int:
    """How many puzzles in a row were solved, up to the last one."""
    length = 0
    for row in rows:
        if row["ended"] is None or not row["solved"]:
            break
        length += 1
    return length


def of_day(puzzles: dict[str, Puzzle], day: str) -> Puzzle | None:
    """The puzzle of a day. The games take turns, and each of a game's puzzles is equally likely."""
    titles = sorted({puzzle.game for puzzle in puzzles.values()})
    if not titles:
        return None
    title = titles[(date.fromisoformat(day).toordinal() + 1) % len(titles)]
    known = sorted(puzzle.id for puzzle in puzzles.values() if puzzle.game == title)
    return puzzles[known[int.from_bytes(hashlib.sha256(f"{day} {title}".encode()).digest()[:8]) % len(known)]]


class Puzzles:
    def __init__(self, keeper: Keeper, quotas: Quotas, folder: Path) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self.quotas = quotas
        self.folder = folder
        self._known: dict[str, Puzzle] | None = None

    async def _all(self) -> dict[str, Puzzle]:
        if self._known is None:
            self._known = await self.keeper.rules(lambda: read_books(self.folder))
        return self._known

    async def _one(self, puzzle: str) -> Puzzle:
        known = await self._all()
        if puzzle not in known:
            raise not_found("puzzle", f"found the puzzle {puzzle!r}; there is no such puzzle on this server")
        return known[puzzle]

    # Reading.

    async def overview(self, player: Player) -> dict[str, Any]:
        """How many puzzles there are, how the player has done, and today's puzzle."""
        known = await self._all()
        tries = await self.store.read(lambda connection: puzzle_tries.all_of(connection, player.id))
        rows = [row for row in tries if row["puzzle"] in known]
        ended = {row["puzzle"]: bool(row["solved"]) for row in rows if row["ended"] is not None}
        today = of_day(known, day_of(time.time()))
        return {
            "counts": [
                {
                    "game": title,
                    "difficulty": difficulty,
                    "puzzles": len(these),
                    "solved": sum(ended.get(one, False) for one in these),
                    "failed": sum(not ended.get(one, True) for one in these),
                }
                for title in sorted({puzzle.game for puzzle in known.values()})
                for difficulty in DIFFICULTIES
                for these in [[one.id for one in known.values() if (one.game, one.difficulty) == (title, difficulty)]]
            ],
            "solved": sum(ended.values()),
            "failed": len(ended) - sum(ended.values()),
            "streak": streak_of(rows),
            "daily": None if today is None else {**_about(today), "solved": ended.get(today.id)},
        }

    async def next_unsolved(self, player: Player, title: str | None, difficulty: str | None) -> dict[str, Any]:
        """A puzzle that the player has not finished; None if none is left."""
        known = await self._all()
        rows = await self.store.read(lambda connection: puzzle_tries.all_of(connection, player.id))
        ended = {row["puzzle"] for row in rows if row["ended"] is not None}
        left = [
            one.id for one in known.values() if one.id not in ended and title in (None, one.game) and difficulty in (None, one.difficulty)
        ]
        return {"id": min(left, key=lambda one: hashlib.sha256(f"{player.id} {one}".encode()).digest(), default=None)}

    async def about(self, player: Player, puzzle: str) -> dict[str, Any]:
        found = await self._one(puzzle)
        return await self.store.read(lambda connection: self._data_for(connection, player, found))

    def _data_for(self, connection: Connection, player: Player, puzzle: Puzzle) -> dict[str, Any]:
        mine = puzzle_tries.of(connection, player.id, puzzle.id)
        tries = 0 if mine is None else mine["tries"]
        ended = mine is not None and mine["ended"] is not None
        return {
            **_about(puzzle),
            "tries": tries,
            "left": 0 if ended else TRIES - tries,
            "solved": bool(mine["solved"]) if mine is not None and ended else None,
            "streak": streak_of(puzzle_tries.all_of(connection, player.id)),
            "answer": answer_of(puzzle) if ended else None,
            "found": puzzle_tries.found_by(connection, puzzle.id) if ended else None,
        }

    # Playing.

    async def open(self, player: Player, puzzle: str) -> Created:
        """Open a puzzle on a table of its own, and delete the table of the previous puzzle."""
        found = await self._one(puzzle)
        made = await self.keeper.rules(lambda: _table(player, found))

        def write_all(write: Write) -> None:
            for old in puzzle_tries.forget_tables(write, player.id):
                games.remove(write, old)
            self.quotas.create(write, made)
            games.hide(write, made.id, player.id)
            puzzle_tries.opened(write, player.id, found.id, found.game, made.id, time.time())

        await self.store.write(made.id, write_all)
        return Created(made.id, {})

    async def attempt(self, player: Player, puzzle: str, moves: Sequence[str]) -> dict[str, Any]:
        """Judge the act that these moves form. An incomplete act does not count."""
        found = await self._one(puzzle)
        right = await self.keeper.rules(lambda: judge_act(found, moves))
        if right is None:
            return {"complete": False, "right": None, "puzzle": await self.about(player, puzzle)}
        before = await self.store.read(lambda connection: puzzle_tries.of(connection, player.id, puzzle))
        if before is None:
            raise Refused("not-opened", "open the puzzle first")
        if before["ended"] is not None:
            return {"complete": True, "right": right, "puzzle": await self.about(player, puzzle)}
        tries = before["tries"]
        ended = time.time() if right or tries + 1 >= TRIES else None
        counted = await self.store.write(puzzle, lambda write: puzzle_tries.count_try(write, player.id, puzzle, tries, ended, right))
        if not counted:
            raise Refused("out-of-date", "another try was counted meanwhile; look at the puzzle again")
        return {"complete": True, "right": right, "puzzle": await self.about(player, puzzle)}


def _about(puzzle: Puzzle) -> dict[str, Any]:
    """What everybody may know about a puzzle."""
    return {"id": puzzle.id, "game": puzzle.game, "players": puzzle.players, "seat": puzzle.seat, "difficulty": puzzle.difficulty}


def _table(player: Player, puzzle: Puzzle) -> Making:
    """The position with the player at the seat that decides; nobody plays for the others."""
    game = puzzle.open()
    mine = puzzle.seat
    seats = [Seat(HUMAN, player.name) if number == mine else Seat(HUMAN, "", PLAYED_BY) for number in range(puzzle.players)]
    asked = [NewSeat(ME if number == mine else OTHER) for number in range(puzzle.players)]
    return make(player, game, seats, asked, PUZZLE, Terms(hints=False, absence=None))


def judge_act(puzzle: Puzzle, moves: Sequence[str]) -> bool | None:
    """Whether the moves are the best act, however it is paid for; None if they are not a complete act."""
    game = puzzle.open()
    attempt, answer = follow_act(game, moves), follow_act(game, puzzle.answer)
    if attempt is None:
        raise bad_input("bad-moves", "these are not moves of one act from the position of the puzzle")
    assert answer is not None
    return attempt.key == answer.key if attempt.is_complete else None


def answer_of(puzzle: Puzzle) -> dict[str, Any]:
    """The best act with its reasons, and the acts it was compared with."""
    game = puzzle.open()
    return {
        "line": list(puzzle.line),
        "gains": puzzle.gains,
        "costs": [_thing(*thing) for thing in puzzle.costs],
        "prepares": [_thing(*thing) for thing in puzzle.prepares],
        "then": puzzle.reveals,
        "proof": puzzle.proof,
        "simulations": puzzle.simulations,
        "acts": puzzle.acts,
        "levels": puzzle.found,
        "level_tries": puzzle.tries,
        "values": [
            {
                "moves": list(worth.moves),
                "deeds": [] if (act := follow_act(game, worth.moves)) is None else _deeds(act.made, game.edition.title.view.payments),
                "win": worth.win,
                "margin": worth.margin,
            }
            for worth in puzzle.values
        ],
    }


def _deeds(act: Act, payments: frozenset[str]) -> list[dict[str, Any]]:
    """The choices of an act, without its payments."""
    return [{"family": choice.deed.family, "args": choice.deed.args} for choice in act if choice.decision not in payments]


def _thing(kind: str, name: str, number: int) -> dict[str, Any]:
    return {"kind": kind, "name": name, "number": number}
