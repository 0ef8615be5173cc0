"""New games: set up from scratch, from a position or a record, from a point of another game, or the same table again."""

from __future__ import annotations

import secrets
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from firelight import api
from firelight.engine.chance import new_rng
from firelight.engine.components import ComponentsError
from firelight.engine.errors import FirelightError, OptionError, Problem, ProblemsError, RecordError
from firelight.engine.files import read_data
from firelight.engine.game import Game
from firelight.engine.title import Edition
from firelight.server import checks
from firelight.server.entries import Entry
from firelight.server.errors import Refused, bad_input, broken, not_found
from firelight.server.room import HUMAN, OPEN, Room, Seat
from firelight.server.seats import ME, first_seats
from firelight.server.shapes import Clock, Created, NewGame, NewSeat, Player
from firelight.server.store import games
from firelight.server.store.schema import WATCHING
from firelight.server.store.writer import Write
from firelight.server.summaries import state_of

LEAST_CLOCK, MOST_CLOCK = 1.0, 366 * 24 * 3600.0


@dataclass
class Making:
    """A game that is ready to be written."""

    row: dict[str, Any]
    entries: list[Entry]
    links: dict[int, str] = field(default_factory=dict)  # hashes
    held: list[tuple[int, str]] = field(default_factory=list)
    secrets: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def created(self) -> Created:
        return Created(self.id, self.secrets)

    def write(self, write: Write) -> None:
        games.create(write, self.row, self.entries, self.links, self.held)


def edition_of(title: str, components: str | dict[str, Any] | None) -> Edition:
    """The edition of a component set given as TOML text or data; every problem is named."""
    if title not in api.titles():
        raise bad_input("no-game", f"found the game {title!r}; the games are {', '.join(api.titles())}", games=list(api.titles()))
    try:
        data = _toml(components) if isinstance(components, str) else components
        return api.edition_from_data(title, data)
    except ComponentsError as wrong:
        raise broken("bad-components", str(wrong), wrong.problems) from wrong


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except ValueError as wrong:
        raise ComponentsError(
            "the component set", [Problem("the text", f"{wrong}; expected valid TOML. Correct the text there")]
        ) from wrong


def new_game(player: Player, new: NewGame, options: dict[str, int]) -> Making:
    """A game from scratch; `options` are those asked for and those of a series."""
    edition = edition_of(new.game, new.components)
    seats = first_seats(player, new.seats, edition.title.players, edition.title.name)
    seed = secrets.randbits(62) if new.seed is None else new.seed
    if type(seed) is not int or not 0 <= seed < 2**62:
        raise bad_input("bad-seed", f"found the seed {seed!r}; expected a whole number from 0 to 2**62 - 1")
    game = _set_up(edition, len(seats), options, seed)
    return make(player, game, seats, new.seats, seed, check_clock(new.clock), new.hints, new.series)


def _set_up(edition: Edition, players: int, options: dict[str, int], seed: int) -> Game:
    try:
        values = edition.title.option_values(players, options)
    except OptionError as wrong:
        raise bad_input("bad-options", str(wrong)) from wrong
    state = edition.title.state()
    edition.plain.setup(state, new_rng(seed, 0), players, *edition.title.setup_arguments(values))
    return Game(edition, state, new_rng(seed, 1), values)


def check_clock(clock: Clock | None) -> Clock | None:
    if clock is None or (clock.move is None and clock.game is None):
        return None
    for name, value in (("move", clock.move), ("game", clock.game)):
        if value is not None and not LEAST_CLOCK <= value <= MOST_CLOCK:
            raise bad_input("bad-clock", f"clock.{name}: found {value}; expected {LEAST_CLOCK:g} to {MOST_CLOCK:g} seconds")
    if clock.on_time != "bot":
        raise bad_input("bad-clock", f"clock.on_time: found {clock.on_time!r}; expected bot")
    return clock


def make(
    player: Player,
    game: Game,
    seats: Sequence[Seat],
    asked: Sequence[NewSeat],
    seed: int,
    clock: Clock | None = None,
    hints: bool | None = None,
    series: bool = False,
    branch_of: dict[str, Any] | None = None,
    record: dict[str, Any] | None = None,
) -> Making:
    """The row and first entries of a game that starts where `game` stands, or from the start of its record."""
    watch = checks.new_secret()
    making = Making(_row(player, game, seats, seed, clock, hints, series, branch_of), [])
    making.row["watch_hash"] = checks.hash_of(watch)
    making.secrets["watch"] = watch
    for number, seat in enumerate(seats):
        if seat.kind == OPEN:
            making.secrets[str(number)] = secret = checks.new_secret()
            making.links[number] = checks.hash_of(secret)
    making.held = [(number, player.id) for number, seat in enumerate(asked) if seat.kind == ME] or [(WATCHING, player.id)]
    if record is not None:
        making.row["start"] = {**{key: record[key] for key in ("version", "game", "options", "components")}, "firelight": "position"}
        making.row["start"]["state"] = record["start"]
    begin(making, player.id, record)
    return making


def _row(
    player: Player,
    game: Game,
    seats: Sequence[Seat],
    seed: int,
    clock: Clock | None,
    hints: bool | None,
    series: bool,
    branch_of: dict[str, Any] | None,
) -> dict[str, Any]:
    alone = sum(seat.kind in (HUMAN, OPEN) for seat in seats) == 1
    return {
        "id": checks.new_id(),
        "title": game.title,
        "options": game.options,
        "components": None if game.edition.shipped else {"name": game.edition.components.name},
        "start": game.position(),
        "seed": seed,
        "seats": [seat.data() for seat in seats],
        "clock": None if clock is None else {"move": clock.move, "game": clock.game, "on_time": clock.on_time},
        "hints": alone if hints is None else hints,
        "series": series,
        "host": player.id,
        "watch_hash": None,
        "branch_of": branch_of,
        "rematch": None,
        "created": time.time(),
    }


def begin(making: Making, player: str, record: dict[str, Any] | None = None) -> None:
    """The first entries: the start if no seat is open, and the moves of a record."""
    room = Room(making.row, making.held)
    entries: list[Entry] = []

    def add(kind: str, seat: int | None = None, **data: Any) -> None:
        entry = Entry(room.seq + 1, making.row["created"], kind, seat, player, None, data)
        room.apply(entry)
        entries.append(entry)

    if all(seat.kind != OPEN for seat in room.seats):
        add("start")
    if record is not None:
        for number, move in enumerate(record["moves"], 1):
            shuffles = [shuffle for shuffle in record["shuffles"] if shuffle[2] == number - 1]
            add("move", room.game.seat, move=move, number=number, by="human", shuffles=shuffles)
    making.entries = entries
    making.row.update(state_of(room))


# From files.


def imported(player: Player, data: Any, asked: Sequence[NewSeat] | None) -> Making:
    """A record or a position as a game, given as data or JSON text. Every problem of it is named."""
    seed = secrets.randbits(62)
    if isinstance(data, str) and not data.lstrip().startswith("{"):  # never the name of a file of the server
        raise broken("bad-record", "expected JSON text", [Problem("the text", "expected an object of JSON")])
    try:
        _, found = read_data(data, RecordError)
        is_record = found.get("firelight") == "record"
        game = api.replay(found, seed) if is_record else api.load(found, seed)
    except ProblemsError as wrong:
        raise broken("bad-record", str(wrong), wrong.problems) from wrong
    except FirelightError as wrong:
        raise bad_input("bad-record", str(wrong)) from wrong
    wanted = list(asked) if asked is not None else [NewSeat(ME) for _ in range(game.players)]
    seats = _seats_for(player, game, wanted)
    if game.over and any(seat.kind == OPEN for seat in seats):
        raise bad_input("bad-seats", "this game is over: its seats cannot be open")
    return make(player, game, seats, wanted, seed, record=found if is_record else None)


def _seats_for(player: Player, game: Game, asked: Sequence[NewSeat]) -> list[Seat]:
    if len(asked) != game.players:
        raise bad_input(
            "bad-seats", f"found {len(asked)} seats; this game has {game.players} players", found=len(asked), expected=game.players
        )
    return first_seats(player, asked, game.edition.title.players, game.edition.title.name)


# From other games.


def branch(player: Player, room: Room, move: int, asked: Sequence[NewSeat]) -> Making:
    """A game that goes on from a point of another one. While that one is played, everything hidden is dealt anew."""
    if not 0 <= move <= len(room.made):
        raise not_found("move", f"found move {move}; {len(room.made)} were made")
    then = room.game.at(move)
    if then.over:
        raise Refused("over", "the game is over there; branch from an earlier move")
    seed = secrets.randbits(62)
    game = then.determinised(then.seat or 0, seed) if room.status != "over" else then
    seats = _seats_for(player, game, asked)
    return make(player, game, seats, asked, seed, hints=None, branch_of={"game": room.facts.id, "move": move})


def rematch(room: Room, links: tuple[str | None, dict[int, str]], options: dict[str, int]) -> Making:
    """The same table again with the seats rotated: who sat second begins. Holders and links go along."""
    count = len(room.seats)
    order = [(number + 1) % count for number in range(count)]
    seed = secrets.randbits(62)
    game = _set_up(room.game.edition, count, options, seed)
    seats = [Seat(room.seats[old].kind, room.seats[old].name, room.seats[old].level) for old in order]
    host = Player(room.host, "", 0.0)
    making = Making(_row(host, game, seats, seed, room.facts.clock, room.facts.hints, room.facts.series, None), [])
    watch, by_seat = links
    making.row["watch_hash"] = watch
    making.links = {new: by_seat[old] for new, old in enumerate(order) if old in by_seat}
    making.held = [(new, holder) for new, old in enumerate(order) for holder in sorted(room.holders.get(old, ()))]
    making.held += [(WATCHING, holder) for holder in sorted(room.holders.get(WATCHING, ()))]
    begin(making, room.host)
    return making
