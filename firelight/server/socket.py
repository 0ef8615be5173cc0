"""One WebSocket per client: it carries out messages in order and sends what the client follows."""

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
from firelight.server.errors import Refused
from firelight.server.faults import fault_of
from firelight.server.identity import find_player, key_of, unknown_player
from firelight.server.limits import Buckets, Limits
from firelight.server.messages import AnyMessage, Malformed
from firelight.server.replies import error_reply, from_library, unexpected
from firelight.server.rooms import Rooms
from firelight.server.security import check_host, check_origin
from firelight.server.sessions import BANNED, NO_IDENTITY, Session
from firelight.server.settings import Settings
from firelight.server.shapes import Following, Message
from firelight.server.store.rows import Player
from firelight.server.wire import WIRE, Wire

TRY_LATER = 1013
TOO_SLOW = 4408
FLOOD = 4429
SECONDS_TO_SAY_GOODBYE = 5
AT_ONCE = 64 * 1024  # bytes
WORTH_A_MESSAGE = 0.005  # seconds of processor time

log = logging.getLogger("firelight.server")


class Sockets:
    """All sockets of this process, and the limits on each address."""

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
                await say_goodbye(socket, NO_IDENTITY, unknown_player(socket))
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
    """Messages on their way to a client. If it reads too slowly, it is disconnected; `since` then fetches what it missed."""

    def __init__(self, limits: Limits, wire: Wire) -> None:
        self.limits = limits
        self.overflow = asyncio.Event()
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._due = False
        wire.on_writable = self._send

    def put(self, message: Message) -> None:
        data = message if isinstance(message, bytes) else messages.encode(message)
        if not data or self.overflow.is_set():
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self.limits.queue or self._bytes > self.limits.queue_bytes:
            self._waiting.clear()
            self.overflow.set()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send everything that is waiting, for as long as the connection accepts it."""
        self._due = False
        while self._waiting and self._wire.can_write:
            self._wire.send_texts(self._next())

    def _next(self) -> list[bytes]:
        """As many messages as may be sent at once."""
        texts: list[bytes] = []
        size = 0
        while self._waiting and size < AT_ONCE:
            texts.append(self._waiting.popleft())
            size += len(texts[-1])
        self._bytes -= size
        return texts


class Connection:
    """One client: reads its messages, carries them out, answers."""

    def __init__(self, sockets: Sockets, socket: WebSocket, player: Player, address: str, session: Session) -> None:
        self.rooms = sockets.rooms
        self.limits = sockets.settings.limits
        self.socket = socket
        self.player = player
        self.address = address
        self.session = session
        self.of_address = sockets.messages
        self.own = Buckets(self.limits.messages)
        self.refusals = Buckets(self.limits.refused_messages)
        self.wire: Wire = socket.scope["extensions"][WIRE]
        self.outbox = Outbox(self.limits, self.wire)
        self.games: dict[str, Following] = {}
        self._inbox: deque[bytes] = deque()  # messages not carried out yet
        self._is_busy = False  # with a message
        self._is_emptying = False  # emptying the inbox
        self._is_over = False
        self._work: asyncio.Task[None] | None = None
        self._flooded = asyncio.Event()

    async def run(self) -> None:
        self.outbox.put({"type": "hello", "player": {"id": self.player.id, "name": self.player.name}, "bots": self.rooms.bots()})
        home = await self.rooms.at_home(self.player, self.outbox.put)
        works = (self.read(), self._flooded.wait(), self.outbox.overflow.wait(), self.session.ended.wait())
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.wire.on_message = self.wire.on_writable = None
            self._is_over = True
            self._inbox.clear()
            home.close()
            for following in self.games.values():
                following.close()
            if self._work is not None:
                tasks.append(self._work)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                log.error("a socket failed", exc_info=error)
        if self.session.ended.is_set():
            await say_goodbye(self.socket, self.session.code, self.session.refused)
        elif self.outbox.overflow.is_set():
            refused = Refused("too-slow", "this connection reads too slowly; open the game again with `since`")
            await say_goodbye(self.socket, TOO_SLOW, refused)
        elif self._flooded.is_set():
            await say_goodbye(self.socket, FLOOD, Refused("flood", "far too many messages; try again later", status=429))

    async def read(self) -> None:
        """Read until the client leaves. Earlier messages wait in the application's queue; later ones come straight from the wire."""
        self.wire.on_message = self.take
        while (event := await self.socket.receive())["type"] != "websocket.disconnect":
            text = event.get("text")
            self.take(text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b"")

    def take(self, data: bytes) -> None:
        """Carry out one message, after all earlier ones."""
        self._inbox.append(data)
        self._empty_inbox()
        if self._inbox or self._flooded.is_set():
            self.wire.stop_reading()

    def _empty_inbox(self) -> None:
        """Carry out the messages that arrived meanwhile."""
        if self._is_emptying:
            return
        self._is_emptying = True
        while self._inbox and not self._is_busy:
            self._begin(self._inbox.popleft())
        self._is_emptying = False
        if not self._is_busy and not self._flooded.is_set():
            self.wire.resume_reading()

    def _begin(self, data: bytes) -> None:
        """Start on a message. Questions are answered in batches. A faulty message is answered too, and the next one follows."""
        if self._flooded.is_set():
            return
        try:
            message = self._read(data)
        except Exception as error:
            self.refuse(error, {})
            return
        self._is_busy = True
        if isinstance(message, messages.Question):
            self.rooms.keeper.batching.do(message.game, lambda: self._carry_out(message))
        else:
            self._carry_out(message)

    def _carry_out(self, message: AnyMessage) -> None:
        """Answer at once if possible; otherwise start a task."""
        if self._is_over:
            return
        try:
            start = time.thread_time()
            if not self._answer(message):
                self._work = asyncio.create_task(self._wait_for(message))
                return
            self._charge(time.thread_time() - start)
        except Exception as error:
            self.refuse(error, messages.mark(message))
        self._is_busy = False
        self._empty_inbox()

    def _read(self, data: bytes) -> AnyMessage:
        wait = self.own.take("") or self.of_address.take(self.address)
        if wait:
            if self.refusals.take(""):
                self._flooded.set()
            raise Refused("too-many", f"too many messages; go on in {wait:.1f} s", {"wait": round(wait, 1)}, 429)
        return messages.decode(data)

    def _charge(self, seconds: float) -> None:
        """Count a slow answer as several messages, since everybody else had to wait for it."""
        if more := int(seconds / WORTH_A_MESSAGE):
            self.own.charge("", more)
            self.of_address.charge(self.address, more)

    async def _wait_for(self, message: AnyMessage) -> None:
        start, mark = time.perf_counter(), messages.mark(message)
        try:
            await self.do(message)
            if "id" in mark:
                metrics.MESSAGE_SECONDS.observe(time.perf_counter() - start)
        except Exception as error:
            self.refuse(error, mark)
        self._work, self._is_busy = None, False
        self._empty_inbox()

    def refuse(self, error: Exception, mark: dict[str, Any]) -> None:
        """Say what is wrong with a message."""
        match error:
            case Malformed():
                mark, refused = error.mark, Refused("not-understood", f"this is not a message of the protocol: {error}", status=422)
            case FirelightError():
                refused = from_library(error)
            case _:
                refused = fault_of(error) or unexpected(error, "a message")
        events.refused(refused.code, self.socket.scope)
        self.outbox.put({"type": "refused", **mark, "error": refused.data()})

    def _answer(self, message: AnyMessage) -> bool:
        """Answer a question that needs only a game in memory. Returns False if the message has to wait for something."""
        player, rooms, put = self.player, self.rooms, self.outbox.put
        match message:
            case messages.Ping():
                put({"type": "pong", "ref": message.ref})
            case messages.Close():
                following = self.games.pop(message.game, None)
                if following is not None:
                    following.close()
            case messages.Propose() if rooms.has(message.game):
                put({"type": "proposal", "ref": message.ref, **rooms.propose(player, message.game, message.seat, message.line)})
            case messages.Acts() if rooms.has(message.game):
                put({"type": "acts", "ref": message.ref, **rooms.acts(player, message)})
            case messages.Why() if rooms.has(message.game):
                put({"type": "refusal", "ref": message.ref, **rooms.why(player, message.game, message.seat, message.move)})
            case _:
                return False
        return True

    async def do(self, message: AnyMessage) -> None:
        match message:
            case messages.Open():
                await self.open(message)
            case messages.Question():
                await self.rooms.keeper.open(self.player, message.game)
                self._answer(message)
            case messages.Move() | messages.Undo() | messages.Restart() | messages.Answer() | messages.Chat():
                self.outbox.put({"type": "done", "id": message.id, "seq": await self.change(message)})

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
    except TimeoutError:
        wire: Wire = socket.scope["extensions"][WIRE]
        wire.hang_up()
    except (WebSocketDisconnect, RuntimeError):
        pass
