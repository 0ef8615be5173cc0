"""Reads the whole body of a request before anything parses it, within limits on size, time and complexity."""

from __future__ import annotations

import asyncio

from starlette.types import Message, Receive

from firelight.server.bounds import Bounds, check_json, check_size
from firelight.server.errors import Refused

SECONDS = 20.0  # for the whole body
IDLE_SECONDS = 10.0  # without receiving a byte
BODY = "the body of this request"


class ClientGone(Exception):
    """The client went away before sending everything."""


async def read_body(receive: Receive, bounds: Bounds) -> bytes:
    """The whole body. Refused if it is too large or arrives too slowly."""
    body = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                async with asyncio.timeout(IDLE_SECONDS):
                    message = await receive()
                if message["type"] == "http.disconnect":
                    raise ClientGone
                body += message.get("body", b"")
                check_size(len(body), bounds, BODY)
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise Refused("too-slow", f"{BODY} arrived too slowly; try again with a better connection", {}, 408) from None


def check_body(body: bytes, bounds: Bounds) -> None:
    """Refuse JSON beyond the bounds, and any encoding in which the bounds could not be checked."""
    try:
        body.decode()
        readable = b"\0" not in body
    except UnicodeDecodeError:
        readable = False
    if not readable:
        raise Refused("malformed", f"{BODY} must be JSON in UTF-8", {}, 400)
    check_json(body, bounds, BODY)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A `receive` that delivers the body once more."""
    sent = False

    async def receive_whole() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_whole
