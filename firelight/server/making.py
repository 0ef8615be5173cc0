"""New games: set up from scratch, from a position or a record, from a point of another game, or the same table again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, UnsetType

from firelight import api
from firelight.engine.components import ComponentsError
from firelight.engine.errors import FirelightError, OptionError, ProblemsError
from firelight.engine.game import Game
from firelight.engine.title import Edition
from firelight.server import access, checks
from firelight.server.errors import Refused, bad_input, broken, not_found
from firelight.server.origin import BRANCH, NO_SEED, POSITION, RECORD, Origin, chosen_seed, label, rng_of
from firelight.server.room import BOT, HUMAN, OPEN, Room, Seat
from firelight.server.seats import ME, first_seats
from firelight.server.shapes import Clock, Created, NewGame, NewSeat
from firelight.server.store import games
from firelight.server.store.rows import Entry, Player
from firelight.server.store.schema import WATCHING
from firelight.server.store.writer import Write
from firelight.server.summaries import state_of

LEAST_CLOCK, MOST_CLOCK = 1.0, 366 * 24 * 3600.0
LEAST_ABSENCE, USUAL_ABSENCE = 60.0, 3 * 24 * 3600.0


@dataclass
class Making:
    """A game ready to be written to the database."""

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


def edition_of(title: str, components: dict[str, Any] | None) -> Edition:
    """The edition for a component set given as data. Refused with all its problems."""
    if title not in api.titles():
        raise bad_input("no-game", f"found the game {title!r}; the games are {', '.join(api.titles())}", games=list(api.titles()))
    try:
        return api.edition_from_data(title, components)
    except ComponentsError as wrong:
        raise broken("bad-components", str(wrong), wrong.problems) from wrong


def named_set(title: str, name: str) -> dict[str, Any] | None:
    """The data of an additional component set that comes with a game; None if there is none of that name."""
    known = api.titles()
    if title not in known or name not in known[title].rules.other_sets:
        return None
    return dict(api.edition(title, name).components.data)


def new_game(player: Player, new: NewGame, options: dict[str, int], origin: Origin | None = None) -> Making:
    """A game from scratch. `options` include those that a series sets; `origin`: a deal that the server chose."""
    assert not isinstance(new.components, str)  # texts have been parsed by now
    edition = edition_of(new.game, new.components)
    seats = first_seats(player, new.seats, edition.title.players, edition.title.name)
    if new.seed is not None and (type(new.seed) is not int or not 0 <= new.seed < 2**62):
        raise bad_input("bad-seed", f"found the seed {new.seed!r}; expected a whole number from 0 to 2**62 - 1")
    if new.seed is not None:
        origin = chosen_seed(new.seed)
    terms = Terms(check_clock(new.clock), new.hints, new.series, check_absence(new.absence))
    return make(player, _set_up(edition, len(seats), options, origin), seats, new.seats, origin, terms)


def _set_up(edition: Edition, players: int, options: dict[str, int], origin: Origin | None) -> Game:
    try:
        values = edition.title.option_values(players, options)
    except OptionError as wrong:
        raise bad_input("bad-options", str(wrong)) from wrong
    state = edition.title.rules.state()
    edition.plain.setup(state, rng_of(origin, 0), players, edition.title.setup_arguments(values))
    return Game(edition, state, rng_of(origin, 1), values)


def check_clock(clock: Clock | None) -> Clock | None:
    if clock is None or (clock.move is None and clock.game is None):
        return None
    for name, value in (("move", clock.move), ("game", clock.game)):
        if value is not None and not LEAST_CLOCK <= value <= MOST_CLOCK:
            raise bad_input("bad-clock", f"clock.{name}: found {value}; expected {LEAST_CLOCK:g} to {MOST_CLOCK:g} seconds")
    if clock.on_time != "bot":
        raise bad_input("bad-clock", f"clock.on_time: found {clock.on_time!r}; expected bot")
    return clock


def check_absence(absence: float | UnsetType | None) -> float | None:
    if absence is UNSET or absence is None:
        return USUAL_ABSENCE if absence is UNSET else None
    if not LEAST_ABSENCE <= absence <= MOST_CLOCK:
        raise bad_input("bad-absence", f"absence: found {absence}; expected {LEAST_ABSENCE:g} to {MOST_CLOCK:g} seconds, or null for never")
    return absence


@dataclass(frozen=True)
class Terms:
    """What the players of a game have agreed on, besides its rules."""

    clock: Clock | None = None
    hints: bool | None = None  # None: allowed if one human plays alone
    series: bool = False
    absence: float | None = USUAL_ABSENCE


USUAL_TERMS = Terms()


def make(
    player: Player,
    game: Game,
    seats: Sequence[Seat],
    asked: Sequence[NewSeat],
    origin: Origin | None,
    terms: Terms = USUAL_TERMS,
    branch_of: dict[str, Any] | None = None,
    record: dict[str, Any] | None = None,
) -> Making:
    """The row and first entries of a game that starts where `game` stands, or at the start of its record."""
    watch = checks.new_secret()
    making = Making(_row(player, game, seats, origin, terms, branch_of), [])
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
    player: Player, game: Game, seats: Sequence[Seat], origin: Origin | None, terms: Terms, branch_of: dict[str, Any] | None
) -> dict[str, Any]:
    humans = sum(seat.kind in (HUMAN, OPEN) for seat in seats)
    return {
        "id": checks.new_id(),
        "title": game.title,
        "options": game.options,
        "components": None if game.edition.shipped else {"name": checks.set_name(game.edition.components.name)},
        "start": game.position(),
        "seed": NO_SEED if origin is None else origin.get("seed", NO_SEED),
        "seats": [seat.data() for seat in seats],
        "clock": None if terms.clock is None else terms.clock.data(),
        "hints": humans == 1 if terms.hints is None else terms.hints,
        "series": terms.series,
        "host": player.id,
        "watch_hash": None,
        "branch_of": branch_of,
        "rematch": None,
        "created": time.time(),
        "origin": origin,
        "absence": terms.absence if humans > 1 else None,
    }


def begin(making: Making, player: str, record: dict[str, Any] | None = None) -> None:
    """Add the first entries: the start, if no seat is open, and the moves of a record."""
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
            seat = room.game.seat
            by = "bot" if seat is not None and room.seats[seat].kind == BOT else "human"
            add("move", seat, move=move, number=number, by=by, shuffles=shuffles)
    making.entries = entries
    making.row.update(state_of(room))


# From files.


def imported(player: Player, found: dict[str, Any], asked: Sequence[NewSeat] | None) -> Making:
    """A record or a position as a game. Refused with all its problems."""
    try:
        is_record = found.get("firelight") == "record"
        game = api.replay(found) if is_record else api.load(found)
    except ProblemsError as wrong:
        raise broken("bad-record", str(wrong), wrong.problems) from wrong
    except FirelightError as wrong:
        raise bad_input("bad-record", str(wrong)) from wrong
    wanted = list(asked) if asked is not None else [NewSeat(ME) for _ in range(game.players)]
    seats = _seats_for(player, game, wanted)
    if game.over and any(seat.kind == OPEN for seat in seats):
        raise bad_input("bad-seats", "this game is over: its seats cannot be open")
    return make(player, game, seats, wanted, RECORD if is_record else POSITION, record=found if is_record else None)


def _seats_for(player: Player, game: Game, asked: Sequence[NewSeat]) -> list[Seat]:
    if len(asked) != game.players:
        raise bad_input(
            "bad-seats", f"found {len(asked)} seats; this game has {game.players} players", found=len(asked), expected=game.players
        )
    return first_seats(player, asked, game.edition.title.players, game.edition.title.name)


# From other games.


def branch(player: Player, room: Room, move: int, asked: Sequence[NewSeat]) -> Making:
    """A game that continues another one from a given move."""
    if not 0 <= move <= len(room.made):
        raise not_found("move", f"found move {move}; {len(room.made)} were made")
    game = room.game.at(move)
    if game.over:
        raise Refused("over", "the game is already over at that point; branch from an earlier move")
    origin: Origin | None = room.origin or BRANCH
    if access.deals_again(room):
        game, origin = game.determinised(game.seat or 0, None), room.origin
    seats = _seats_for(player, game, asked)
    return make(player, game, seats, asked, label(origin), branch_of={"game": room.facts.id, "move": move})


def rematch(room: Room, options: dict[str, int]) -> Making:
    """The same table with the seats rotated: the player who sat second begins. Those who hold a seat or watch come along."""
    count = len(room.seats)
    order = [(number + 1) % count for number in range(count)]
    seats = [Seat(room.seats[old].kind, room.seats[old].name, room.seats[old].level) for old in order]
    terms = Terms(room.facts.clock, room.facts.hints, room.facts.series, room.facts.absence)
    game = _set_up(room.game.edition, count, options, None)
    making = Making(_row(Player(room.host, "", 0.0), game, seats, None, terms, None), [])
    making.held = [(new, holder) for new, old in enumerate(order) for holder in sorted(room.holders.get(old, ()))]
    making.held += [(WATCHING, holder) for holder in sorted(room.holders.get(WATCHING, ()))]
    begin(making, room.host)
    return making
