"""The wire between a process and its workers: JSON messages, each preceded by its length.

A request has an `id`, the name of a job in `do`, and a `depth`: a deeper one interrupts what is in progress. It may have `cpu`, the
seconds of processor time allowed. `{"cancel": id}` withdraws a request; `{"know": key, "value": V}` tells a worker something
that later requests refer to. A worker sends `hello` when it is ready. Its answers have the `id` and one of `begun`, `progress`,
`result`, `refused`, `failed` or `cancelled`; those that end a request also have `worn_out`: whether the worker should be replaced.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import msgspec

LENGTH = struct.Struct(">I")
LONGEST = 1 << 28  # bytes per message

Message = dict[str, Any]


class Unreadable(Exception):
    """Something arrived that is not a message."""

    def __init__(self) -> None:
        super().__init__("its answer could not be read")


def pack(message: Message) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data


def length(head: bytes, longest: int = LONGEST) -> int:
    found: int = LENGTH.unpack(head)[0]
    if found > longest:
        raise Unreadable
    return found


def unpack(data: bytes) -> Message:
    try:
        return msgspec.json.decode(data, type=Message)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Unreadable from None


def read(take: Callable[[int], bytes], longest: int = LONGEST) -> Message:
    """Read the next message; `take` returns the given number of bytes."""
    return unpack(take(length(take(LENGTH.size), longest)))
