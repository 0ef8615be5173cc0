"""The body of a request, read whole before anybody parses it: bounded in size, time and complexity."""

from __future__ import annotations

import asyncio

from starlette.types import Message, Receive

from firelight.server.bounds import Bounds, check_json, check_size
from firelight.server.errors import Refused

SECONDS = 20.0  # for a whole body
IDLE_SECONDS = 10.0  # without a byte of it
WHAT = "the body of this request"


class Gone(Exception):
    """The client went away before it had sent everything."""


async def read_body(receive: Receive, bounds: Bounds) -> bytes:
    """All of it. Refused if it is too large or comes too slowly."""
    body = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                async with asyncio.timeout(IDLE_SECONDS):
                    message = await receive()
                if message["type"] == "http.disconnect":
                    raise Gone
                body += message.get("body", b"")
                check_size(len(body), bounds, WHAT)
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise Refused("too-slow", f"{WHAT} came too slowly; try again with a better connection", {}, 408) from None


def check_body(body: bytes, bounds: Bounds) -> None:
    """Refuse JSON beyond the bounds, and any encoding in which they could not be seen."""
    try:
        body.decode()
        readable = b"\0" not in body
    except UnicodeDecodeError:
        readable = False
    if not readable:
        raise Refused("malformed", f"{WHAT} must be JSON in UTF-8", {}, 400)
    check_json(body, bounds, WHAT)


def again(body: bytes, receive: Receive) -> Receive:
    """For whoever reads the body next."""
    told = False

    async def receive_whole() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_whole
