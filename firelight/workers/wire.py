"""The wire between a process and its workers: messages of JSON, each with its length before it.

A request has an `id`, the name of a job in `do`, and a `depth`: a deeper one interrupts what is being done. It may have `cpu`, the
seconds of processor time it may take. `{"cancel": id}` takes a request back; `{"know": key, "value": V}` tells a worker something
that later requests refer to. A worker says `hello` when it is ready. Its answers have the `id` and either `begun`, `progress`,
`result`, `refused`, `failed` or `cancelled`; those that end a request also have `worn_out`: whether the worker should be replaced.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import msgspec

LENGTH = struct.Struct(">I")
LONGEST = 1 << 28  # bytes of a message

Message = dict[str, Any]


class Unreadable(Exception):
    """What came is not a message."""

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
    """The next message; `take` gives so many bytes."""
    return unpack(take(length(take(LENGTH.size), longest)))
