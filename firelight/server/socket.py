"""One WebSocket for each client: what it sends is carried out in order, what it follows is sent to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from firelight.engine.errors import FirelightError
from firelight.server import events, messages, metrics
from firelight.server.addresses import address_of
from firelight.server.connections import SEND_TEXTS
from firelight.server.errors import Refused
from firelight.server.faults import fault_of
from firelight.server.identity import NOBODY, find_player, key_of
from firelight.server.limits import Buckets, Limits
from firelight.server.messages import AnyMessage, Malformed
from firelight.server.replies import accident, error_reply, from_library
from firelight.server.rooms import Rooms
from firelight.server.security import check_host, check_origin
from firelight.server.sessions import BANNED, NO_IDENTITY, Session
from firelight.server.settings import Settings
from firelight.server.shapes import Following, Message, Player

GONE = 1006
TRY_LATER = 1013
TOO_SLOW = 4408
FLOOD = 4429
SECONDS_TO_SAY_GOODBYE = 5
AT_ONCE = 64 * 1024  # bytes

log = logging.getLogger("firelight.server")


class Sockets:
    """All sockets of this process, and what each address may send."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.by_address: Counter[str] = Counter()
        self.messages = Buckets(settings.limits.messages_of_address)

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        try:
            self.rooms.bans.check(address)
            check_host(self.settings, socket.scope)
            check_origin(self.settings, socket.scope)
            self._check_number(address)
        except Refused as refused:
            await socket.send_denial_response(error_reply(refused))
            return
        self.by_address[address] += 1
        try:
            await socket.accept()
            player = await find_player(socket, self.rooms)
            if player is None:
                await say_goodbye(socket, NO_IDENTITY, Refused("no-identity", NOBODY, status=401))
            else:
                with self.rooms.players.sessions.opened(player.id, key_of(socket), address) as session:
                    await Connection(self, socket, player, address, session).run()
        except WebSocketDisconnect:
            pass
        except Refused as refused:
            await say_goodbye(socket, BANNED if refused.code == "banned" else TRY_LATER, refused)
        except Exception as error:
            fault = fault_of(error)
            if fault is None:
                raise
            await say_goodbye(socket, TRY_LATER, fault)
        finally:
            self.by_address -= Counter([address])

    def _check_number(self, address: str) -> None:
        limits = self.settings.limits
        if self.by_address[address] >= limits.sockets_of_address:
            most = limits.sockets_of_address
            raise Refused("too-many-sockets", f"one address may have {most} sockets open; close some", {"most": most}, 429)
        if self.by_address.total() >= limits.sockets:
            raise Refused("full", "this server has as many players as it can take; try again later", {}, 503)


class Outbox:
    """Messages on their way to a client. One that reads too slowly loses the connection; `since` brings what it missed."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.overflow = asyncio.Event()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def put(self, message: Message) -> None:
        data = message if isinstance(message, bytes) else messages.encode(message)
        if not data or self.overflow.is_set():
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self.limits.queue or self._bytes > self.limits.queue_bytes:
            self._waiting.clear()
            self.overflow.set()
        self._wake.set()

    async def send_all(self, socket: WebSocket) -> None:
        send = socket.scope["extensions"][SEND_TEXTS]
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while texts := self._next():
                    await send(texts)
        except OSError:
            raise WebSocketDisconnect(GONE) from None

    def _next(self) -> list[bytes]:
        """As much as may be sent at once."""
        texts: list[bytes] = []
        size = 0
        while self._waiting and size < AT_ONCE:
            texts.append(self._waiting.popleft())
            size += len(texts[-1])
        self._bytes -= size
        return texts


class Connection:
    """One client: reads, carries out, answers."""

    def __init__(self, sockets: Sockets, socket: WebSocket, player: Player, address: str, session: Session) -> None:
        self.rooms = sockets.rooms
        self.limits = sockets.settings.limits
        self.socket = socket
        self.player = player
        self.address = address
        self.session = session
        self.of_address = sockets.messages
        self.own = Buckets(self.limits.messages)
        self.refused_in_a_row = 0
        self.outbox = Outbox(self.limits)
        self.games: dict[str, Following] = {}

    async def run(self) -> None:
        self.outbox.put({"type": "hello", "player": {"id": self.player.id, "name": self.player.name}, "bots": self.rooms.bots()})
        home = await self.rooms.at_home(self.player, self.outbox.put)
        works = (self.read(), self.outbox.send_all(self.socket), self.outbox.overflow.wait(), self.session.ended.wait())
        tasks = [asyncio.create_task(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            home.close()
            for following in self.games.values():
                following.close()
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                log.error("a socket failed", exc_info=error)
        if self.session.ended.is_set():
            await say_goodbye(self.socket, self.session.code, self.session.refused)
        elif self.outbox.overflow.is_set():
            told = Refused("too-slow", "this connection reads too slowly; open the game again with `since`")
            await say_goodbye(self.socket, TOO_SLOW, told)
        elif self.refused_in_a_row >= self.limits.flood:
            await say_goodbye(self.socket, FLOOD, Refused("flood", "far too many messages; connect again in a while", status=429))

    async def read(self) -> None:
        """Until the client goes or floods."""
        while self.refused_in_a_row < self.limits.flood:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("text")
            await self.take(data if data is not None else event.get("bytes") or b"")

    async def take(self, data: str | bytes) -> None:
        """Carry out one message. Whatever is wrong with it is answered, and the connection goes on."""
        mark: dict[str, Any] = {}
        start = time.perf_counter()
        try:
            wait = self.own.take("") or self.of_address.take(self.address)
            if wait:
                self.refused_in_a_row += 1
                raise Refused("too-many", f"too many messages; go on in {wait:.1f} s", {"wait": round(wait, 1)}, 429)
            self.refused_in_a_row = 0
            message = messages.decode(data)
            mark = messages.mark(message)
            await self.do(message)
            if "id" in mark:
                metrics.MESSAGE_SECONDS.observe(time.perf_counter() - start)
        except Malformed as wrong:
            self.refuse(wrong.mark, Refused("not-understood", f"this is no message of the protocol: {wrong}", status=422))
        except FirelightError as error:
            self.refuse(mark, from_library(error))
        except Exception as error:
            self.refuse(mark, fault_of(error) or accident(error, "a message"))

    def refuse(self, mark: dict[str, Any], refused: Refused) -> None:
        events.refused(refused.code, self.socket.scope)
        self.outbox.put({"type": "refused", **mark, "error": refused.data()})

    async def do(self, message: AnyMessage) -> None:
        player, rooms, put = self.player, self.rooms, self.outbox.put
        match message:
            case messages.Ping():
                put({"type": "pong", "ref": message.ref})
            case messages.Open():
                await self.open(message)
            case messages.Close():
                following = self.games.pop(message.game, None)
                if following is not None:
                    following.close()
            case messages.Look():
                put({"type": "looked", "ref": message.ref, **await rooms.look(player, message.game, message.seat, message.line)})
            case messages.Why():
                put({"type": "refusal", "ref": message.ref, **await rooms.why(player, message.game, message.seat, message.move)})
            case _:
                put({"type": "done", "id": message.id, "seq": await self.change(message)})

    async def open(self, message: messages.Open) -> None:
        before = self.games.pop(message.game, None)
        if before is not None:
            before.close()
        if len(self.games) >= self.limits.following:
            most = self.limits.following
            raise Refused("too-many-games", f"one connection may follow {most} games; close some", {"most": most})
        self.games[message.game] = await self.rooms.follow(self.player, message.game, message.since, self.outbox.put)

    async def change(self, message: messages.Move | messages.Undo | messages.Restart | messages.Answer | messages.Chat) -> int:
        player, rooms, game = self.player, self.rooms, message.game
        match message:
            case messages.Move():
                return await rooms.move(player, game, message.id, message.seat, message.at, message.moves)
            case messages.Undo():
                return await rooms.undo(player, game, message.id, message.seat, message.to)
            case messages.Restart():
                return await rooms.restart(player, game, message.id, message.seat)
            case messages.Answer():
                return await rooms.answer(player, game, message.id, message.seat, message.request, message.yes)
            case messages.Chat():
                return await rooms.chat(player, game, message.id, message.text)


async def say_goodbye(socket: WebSocket, code: int, refused: Refused) -> None:
    """Tell a client why and close, without waiting long for one that does not read."""
    events.refused(refused.code, socket.scope)
    try:
        async with asyncio.timeout(SECONDS_TO_SAY_GOODBYE):
            await socket.send_text(messages.encode({"type": "refused", "error": refused.data()}).decode())
            await socket.close(code, refused.code)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        pass
