"""The parsing jobs: they name all problems with their places, or return sound data."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec

from firelight import api
from firelight.engine.components import ComponentsError
from firelight.engine.errors import FirelightError, Problem, ProblemsError, RecordError
from firelight.engine.form import form_of, packed
from firelight.server.bounds import COMPONENTS, check_json
from firelight.server.errors import Refused
from firelight.workers.limits import address_space
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Jobs, Tell

MOST_MOVES = 5000  # in a record; long games have a few hundred
MOST_PROBLEMS = 100  # reported at most
MOST_JOBS = 500  # per process

Data = dict[str, Any]


def components(title: str, text: str) -> Data:
    """The data of a component set."""
    data = _toml(text)
    api.title(title).rules.components_from(data)
    return _clean(data, ComponentsError)


def check(title: str, text: str) -> Data:
    """The data of a component set that may have problems, with all of them and the form for an editor."""
    data = _clean(_toml(text), ComponentsError)
    form, problems = form_of(api.title(title).rules.components_from, data)
    return {"data": data, "problems": [problem_data(problem) for problem in problems[:MOST_PROBLEMS]], "form": packed(form)}


def _toml(text: str) -> Data:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except ValueError as wrong:
        problem = Problem("the text", f"{wrong}; expected valid TOML. Correct the text there", "toml", {"found": str(wrong)})
        raise ComponentsError("the component set", [problem]) from wrong


def problem_data(problem: Problem) -> Data:
    """A problem as sent to an editor."""
    fix = None if problem.fix is None else {"place": problem.fix[0], "value": problem.fix[1]}
    about = {"place": problem.place, "message": problem.message, "code": problem.code, "args": problem.args}
    return {**about, "rule": problem.rule, "fix": fix}


def game(text: str) -> Data:
    """The data of a position, or of a record, which is replayed."""
    try:
        found = json.loads(text)
    except ValueError as wrong:
        raise RecordError("the data", [Problem("the text", f"is not valid JSON: {wrong}")]) from wrong
    if not isinstance(found, dict):
        raise RecordError("the data", [Problem("the data", f"expected an object, found {type(found).__name__}")])
    moves = found.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise RecordError("the data", [Problem("moves", f"found {len(moves)}; a record may have {MOST_MOVES}")])
    _check_components(found.get("components"))
    read = api.replay if found.get("firelight") == "record" else api.load
    read(found)
    return _clean(found, RecordError)


def _check_components(data: Any) -> None:
    """A component set within a record has the usual bounds."""
    try:
        check_json(json.dumps(data).encode(), COMPONENTS, "the component set")
    except Refused as refused:
        raise RecordError("the data", [Problem("components", refused.message)]) from refused


def _clean(data: Data, error: type[ComponentsError] | type[RecordError]) -> Data:
    """The data as it will be stored: whole numbers of 64 bits, text in valid Unicode."""
    try:
        cleaned: Data = msgspec.json.decode(msgspec.json.encode(data))
    except (UnicodeError, OverflowError, TypeError) as wrong:
        raise error("the data", [Problem("the text", f"contains something that cannot be stored: {wrong}")]) from wrong
    return cleaned


class ParsingJobs(Jobs):
    """Jobs of a process that may be killed. `memory`: bytes it may use beyond those at its start; at half of them it is worn out."""

    def __init__(self, memory: int) -> None:
        super().__init__(
            components=lambda request, *_: components(request["title"], request["text"]),
            check=lambda request, *_: check(request["title"], request["text"]),
            game=lambda request, *_: game(request["text"]),
        )
        for title in api.titles():
            api.shipped_edition(title)
        self._enough = address_space() + memory // 2
        self._left = MOST_JOBS

    def do(self, request: Message, tell: Tell, between: Between) -> Message:
        """The data, or everything that is wrong with it."""
        self._left -= 1
        try:
            return {"data": super().do(request, tell, between)}
        except ProblemsError as wrong:
            named = [problem_data(problem) for problem in wrong.problems[:MOST_PROBLEMS]]
            return {"message": "\n".join(str(wrong).splitlines()[: MOST_PROBLEMS + 1]), "problems": named}
        except FirelightError as wrong:
            return {"message": str(wrong), "problems": []}

    def is_worn_out(self) -> bool:
        return self._left <= 0 or address_space() > self._enough
