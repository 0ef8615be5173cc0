"""The journal of a tournament: a file with a line for each finished game, so that a stopped tournament can be continued."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from firelight.engine.errors import Problem, ProblemsError
from firelight.lab.match import Result
from firelight.lab.schedule import VERSION, Tournament

KIND = "arena-journal"
BEGIN = f'{{"firelight": "{KIND}"'.encode()
NOT_A_JOURNAL = "this is not the journal of an arena; name another file"
REMEDY = "Remove the line; its game will be played again"
GROWS = "games"  # a tournament may be made longer


class JournalError(ProblemsError):
    """A journal that cannot be continued."""


class Journal:
    """A journal open for writing; `finished` are the games already in it."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.finished: dict[str, Result] = {}
        self.note = ""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = open(path, "a+b")  # noqa: SIM115 (open as long as the journal)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(tournament)
        except BlockingIOError:
            self._file.close()
            raise self._error("the file", "another arena is writing to it; wait for it, or name another file") from None
        except BaseException:
            self._file.close()
            raise

    def _read(self, tournament: Tournament) -> None:
        self._file.seek(0)
        whole = self._file.read()
        kept = whole[: whole.rfind(b"\n") + 1]
        lines = [self._line(number, line) for number, line in enumerate(kept.splitlines(), 1)]
        if lines:
            self._check_head(lines[0], tournament)
            for number, line in enumerate(lines[1:], 2):
                result = self._result(number, line)
                self.finished[result.key] = result
        elif whole[: len(BEGIN)] != BEGIN[: len(whole)]:
            raise self._error("the file", NOT_A_JOURNAL)
        if len(kept) < len(whole):
            self.note = f"{self.path}: its last line was incomplete and is ignored; that game is played again"
            self._file.truncate(len(kept))
        if not lines:
            self._append({"firelight": KIND, "version": VERSION, "tournament": tournament.data()})

    def _error(self, place: str, message: str) -> JournalError:
        return JournalError(str(self.path), [Problem(place, message)])

    def _line(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as reason:
            if number == 1:
                raise self._error("the file", NOT_A_JOURNAL) from reason
            raise self._error(f"line {number}", f"is not valid JSON: {reason}. {REMEDY}") from reason
        if not isinstance(data, dict):
            raise self._error(f"line {number}", f"expected an object, found {type(data).__name__}")
        return data

    def _check_head(self, head: dict[str, Any], tournament: Tournament) -> None:
        if head.get("firelight") != KIND:
            raise self._error("the file", NOT_A_JOURNAL)
        if head.get("version") != VERSION:
            raise self._error("version", f"found {head.get('version')!r}; this program reads version {VERSION}")
        theirs, ours = head.get("tournament"), tournament.data()
        if not isinstance(theirs, dict):
            raise self._error("tournament", "is missing")
        differ = [name for name in {**theirs, **ours} if name != GROWS and theirs.get(name) != ours.get(name)]
        if differ:
            told = "; ".join(f"{name}: {_text(theirs.get(name))} there, {_text(ours.get(name))} here" for name in differ)
            raise self._error("tournament", f"this is the journal of another tournament ({told}). Name another file to start a new one")

    def _result(self, number: int, line: dict[str, Any]) -> Result:
        try:
            return Result.from_data(line)
        except (KeyError, TypeError, ValueError) as reason:
            raise self._error(f"line {number}", f"is not a finished game ({reason!r}). {REMEDY}") from reason

    def _append(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def add(self, result: Result) -> None:
        self._append(result.data())

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
