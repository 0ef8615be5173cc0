"""Positions and game records: what is written to a file, and how to read it back."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight.engine import codec
from firelight.engine.chance import Rng, new_rng
from firelight.engine.components import ComponentsError
from firelight.engine.errors import BrokenShuffle, FirelightError, PositionError, Problem, ProblemsError, RecordError
from firelight.engine.stack import Position
from firelight.engine.title import Edition

if TYPE_CHECKING:
    from firelight.engine.game import Game

VERSION = 2
READABLE = (1, 2)
EditionOf = Callable[[str, Any], Edition]  # by the key of a game and the component set in a file
COMMON = ("firelight", "version", "game", "options", "components")


def _head(kind: str, edition: Edition, options: dict[str, int], version: int = VERSION) -> dict[str, Any]:
    """The beginning of both kinds of files. A custom component set is included in full."""
    components = None if edition.shipped else edition.components.data
    return {"firelight": kind, "version": version, "game": edition.title.key, "options": options, "components": components}


def position_data(edition: Edition, state: Position, options: dict[str, int]) -> dict[str, Any]:
    return {**_head("position", edition, options), "state": codec.encode(state, edition.words)}


def record_data(game: Game, start: Position) -> dict[str, Any]:
    return {
        **_head("record", game.edition, game.options, game.version),
        "start": codec.encode(start, game.edition.words),
        "moves": [move.text for move in game.history],
        "shuffles": game.shuffles,
        "over": game.over,
        "scores": game.scores(),
    }


def read_data(source: Any, error: type[ProblemsError]) -> tuple[str, dict[str, Any]]:
    """Data given directly, as JSON text, or as the path of a JSON file; returned with a name for messages."""
    name = "the data"
    if isinstance(source, (str, Path)):
        text = str(source)
        if isinstance(source, Path) or not text.lstrip().startswith("{"):
            name = str(source)
            try:
                text = Path(source).read_text(encoding="utf-8")
            except (OSError, ValueError) as reason:
                raise error(name, [Problem("the file", f"cannot be read: {reason}")]) from reason
        try:
            source = json.loads(text)
        except (ValueError, RecursionError) as reason:
            raise error(name, [Problem("the text", f"is not valid JSON: {reason}")]) from reason
    if not isinstance(source, dict):
        raise error(name, [Problem("the data", f"expected an object, found {type(source).__name__}")])
    return name, source


def read_head(
    name: str,
    data: dict[str, Any],
    kind: str,
    fields: tuple[str, ...],
    error: type[ProblemsError],
    games: Collection[str],
    edition_of: EditionOf,
) -> tuple[Edition, dict[str, int]]:
    """Check the beginning of a file; returns the edition and the setup options."""
    found = data.get("firelight")
    if found != kind:
        hint = {"record": " Use firelight.replay for a record.", "position": " Use firelight.load for a position."}.get(str(found), "")
        raise error(name, [Problem("firelight", f"found {found!r}; expected {kind!r}.{hint}")])
    version = data.get("version")
    if type(version) is not int or version not in READABLE:
        known = " and ".join(str(number) for number in READABLE)
        message = f"found {version!r}; this program reads the versions {known}. Use the program version that wrote the file"
        raise error(name, [Problem("version", message)])
    problems = [Problem(key, "this field is not known here") for key in data if key not in (*COMMON, *fields)]
    problems += [Problem(key, "is missing") for key in (*COMMON, *fields) if key not in data]
    if not problems and (not isinstance(data["game"], str) or data["game"] not in games):
        problems.append(Problem("game", f"found {data['game']!r}; expected one of {', '.join(games)}"))
    if problems:
        raise error(name, problems)
    if not isinstance(data["components"], (dict, type(None))):
        raise error(name, [Problem("components", "expected an object, or null for the shipped set")])
    try:
        edition = edition_of(data["game"], data["components"])
    except ComponentsError as reason:
        raise error(name, [Problem(f"components.{p.place}", p.message) for p in reason.problems]) from reason
    return edition, read_options(name, data["options"], edition, error)


def read_options(name: str, data: Any, edition: Edition, error: type[ProblemsError]) -> dict[str, int]:
    """The options the game was set up with."""
    if not isinstance(data, dict):
        raise error(name, [Problem("options", "expected an object of whole numbers")])
    problems = []
    for key, value in data.items():
        option = edition.title.rules.setup_options.get(key)
        if option is None:
            problems.append(Problem(f"options.{key}", f"{edition.title.name} has no such option"))
        elif type(value) is not int or not option.low <= value <= option.high:
            problems.append(Problem(f"options.{key}", f"expected a whole number from {option.low} to {option.high}"))
    if problems:
        raise error(name, problems)
    return dict(data)


def read_state(name: str, data: Any, edition: Edition, place: str, error: type[ProblemsError]) -> Position:
    """A state that is possible on a table; otherwise every reason why not."""
    problems: list[Problem] = []
    state = codec.decode(edition.title.rules.state, data, edition.words, place, problems)
    if not problems:
        problems += [Problem(f"{place}.{p.place}", p.message) for p in edition.title.rules.check(state, edition, edition.words)]
    if problems:
        raise error(name, problems)
    edition.title.rules.derive(state)
    return state


def load_position(source: Any, rng: Rng, games: Collection[str], edition_of: EditionOf) -> Game:
    from firelight.engine.game import Game

    name, data = read_data(source, PositionError)
    edition, options = read_head(name, data, "position", ("state",), PositionError, games, edition_of)
    state = read_state(name, data["state"], edition, "state", PositionError)
    return Game(edition, state, rng, options, data["version"])


def replay_record(source: Any, seed: int, games: Collection[str], edition_of: EditionOf) -> Game:
    """Replay a record. Every move is checked, and the scores must match."""
    from firelight.engine.game import Game

    name, data = read_data(source, RecordError)
    edition, options = read_head(name, data, "record", ("start", "moves", "shuffles", "over", "scores"), RecordError, games, edition_of)
    for key in ("moves", "shuffles", "scores"):
        if not isinstance(data[key], list):
            raise RecordError(name, [Problem(key, "expected a list")])
    for place, shuffle in enumerate(data["shuffles"]):
        if not (isinstance(shuffle, list) and len(shuffle) == 3 and isinstance(shuffle[1], list)):
            message = "expected a pile, its cards from the bottom up, and the number of moves made before"
            raise RecordError(name, [Problem(f"shuffles[{place}]", message)])
    state = read_state(name, data["start"], edition, "start", RecordError)
    game = Game(edition, state, new_rng(seed, 1), options, data["version"])
    with game.forcing(data["shuffles"]) as left:
        for place, move in enumerate(data["moves"]):
            try:
                game.play(move)
            except BrokenShuffle as reason:
                raise RecordError(name, [Problem(f"shuffles[{game.shuffle_count}]", str(reason))]) from reason
            except FirelightError as reason:
                raise RecordError(name, [Problem(f"moves[{place}]", str(reason))]) from reason
    if left:
        raise RecordError(name, [Problem("shuffles", f"the moves use {game.shuffle_count} of the {len(data['shuffles'])} shuffles")])
    for key, value in (("over", game.over), ("scores", game.scores())):
        if data[key] != value:
            raise RecordError(name, [Problem(key, f"found {data[key]!r}; the moves lead to {value!r}")])
    return game
