"""The messages that a client may send on the socket. A message with a missing, unknown or oversized part is refused as a whole."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from firelight.server.bounds import Bounds, check_json

GAME_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"  # also in REST, where $ matches only at the very end
NO_NUL = r"^[^\x00]*$"
MOST_SEATS = 8
MOST_MOVES = 100_000  # in one game
MOST_AT_ONCE = 64  # per message
CHAT_LENGTH = 1000
BOUNDS = Bounds(size=2**31, values=500, depth=8)  # the socket limits the size

GameId = Annotated[str, Meta(pattern=GAME_PATTERN.replace("$", r"\Z"))]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Ref = Annotated[str, Meta(max_length=64, pattern=NO_NUL)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
MoveCount = Annotated[int, Meta(ge=0, le=MOST_MOVES)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH, pattern=NO_NUL)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_AT_ONCE)]
Families = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=16)]


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    """Base class; the tag is the word in `do`."""


class Open(Message, tag="open"):
    game: GameId
    since: Sequence | None = None


class Close(Message, tag="close"):
    game: GameId


class Move(Message, tag="move"):
    game: GameId
    id: ClientId
    seat: SeatNumber
    at: MoveCount
    moves: Moves


class Undo(Message, tag="undo"):
    game: GameId
    id: ClientId
    seat: SeatNumber
    to: MoveCount | None = None


class Restart(Message, tag="restart"):
    game: GameId
    id: ClientId
    seat: SeatNumber


class Answer(Message, tag="answer"):
    game: GameId
    id: ClientId
    seat: SeatNumber
    request: Sequence
    yes: bool


class Chat(Message, tag="chat"):
    game: GameId
    id: ClientId
    text: ChatText


class Question(Message):
    """Something that the player to decide wants to know. It changes nothing."""

    game: GameId
    ref: Ref
    seat: SeatNumber


class Propose(Question, tag="propose"):
    line: Moves


class Acts(Question, tag="acts"):
    families: Families
    refusals: Families | None = None
    upto: Families = []
    foreseen: Families = []


class Why(Question, tag="why"):
    move: MoveText


class Ping(Message, tag="ping"):
    ref: Ref | None = None


AnyMessage = Open | Close | Move | Undo | Restart | Answer | Chat | Propose | Acts | Why | Ping
_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
encode = msgspec.json.Encoder().encode


class Malformed(ValueError):
    """Not a message of the protocol. `mark` holds its id, ref or game, if it has one, for the answer."""

    def __init__(self, reason: str, mark: dict[str, Any]) -> None:
        super().__init__(reason)
        self.mark = mark


def decode(data: str | bytes) -> AnyMessage:
    check_json(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"), BOUNDS, "this message")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Malformed(str(wrong), _mark_in(data)) from None


def mark(message: AnyMessage) -> dict[str, Any]:
    """How an answer refers to a message: by its id, its ref, or else its game."""
    return _mark(getattr(message, "id", None), getattr(message, "ref", None), getattr(message, "game", None))


def _mark(client_id: Any, ref: Any, game: Any) -> dict[str, Any]:
    for name, value in (("id", client_id), ("ref", ref), ("game", game)):
        if (isinstance(value, str) and len(value) <= 64) or (name == "ref" and type(value) is int and abs(value) <= 2**53):
            return {name: value}
    return {}


def _mark_in(data: str | bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return {}
    return _mark(found.get("id"), found.get("ref"), found.get("game")) if isinstance(found, dict) else {}
