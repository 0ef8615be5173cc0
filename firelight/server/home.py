"""Messages about all of a player's games: that it is their turn, once, and the progress of thinking done for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from firelight.server.keeper import Keeper
from firelight.server.live import Follower
from firelight.server.room import HUMAN, Room
from firelight.server.shapes import Deliver, Following, Message
from firelight.server.steps import Steps
from firelight.server.store import work
from firelight.server.store.rows import Player

PATIENCE = 20.0  # seconds in which a turn can be undone or seen before anybody is notified outside


def _turn(room: Room) -> tuple[int, int] | None:
    """The human seat that is to decide, and when its turn began."""
    return (room.deciding, room.begun) if room.awaits == HUMAN and room.deciding is not None else None


@dataclass(eq=False)
class Resident(Follower):
    """A follower with the last number received for each seat: anything older arrived late."""

    latest: dict[tuple[str, int], int] = field(default_factory=dict)

    def tell_turn(self, game: str, seat: int, seq: int) -> None:
        if self._is_new(game, seat, seq):
            self.deliver({"type": "turn", "game": game, "seat": seat, "seq": seq})

    def tell_turn_off(self, game: str, seat: int, seq: int) -> None:
        if self._is_new(game, seat, seq):
            self.deliver({"type": "turn-off", "game": game, "seat": seat})

    def _is_new(self, game: str, seat: int, seq: int) -> bool:
        new = self.latest.get((game, seat), -1) < seq
        if new:
            self.latest[game, seat] = seq
        return new


class Home:
    """The followers of players, and the notices in the database."""

    def __init__(self, keeper: Keeper, patience: float = PATIENCE) -> None:
        self.keeper = keeper
        self.patience = patience
        self.followers: dict[str, list[Resident]] = {}
        keeper.extras.append(self.plan)

    def plan(self, steps: Steps) -> None:
        """Add new notices to a change, and withdraw those that no longer apply."""
        before, after = _turn(steps.before), _turn(steps.room)
        if before == after:
            return
        game, due, seq = steps.room.facts.id, steps.at + self.patience, steps.room.seq
        if before is not None:
            seat, turn = before
            undone = steps.room.game.moves_made < turn or (steps.room.game.moves_made == turn and steps.room.deciding != seat)
            if undone and any(entry.kind == "undo" for entry in steps.entries):
                players = steps.before.holders.get(seat, frozenset())
                steps.also.append(lambda write: work.withdraw(write, game, seat, turn, seq, players))
            else:
                steps.also.append(lambda write: work.settle(write, game, seat))
        if after is not None:
            notified = steps.room.holders.get(after[0], frozenset()) - {steps.player}
            at_home = notified & self.followers.keys()
            steps.also.append(lambda write: work.add_notices(write, game, after[0], after[1], seq, notified, at_home, due))

    # Following.

    async def follow(self, player: Player, deliver: Deliver) -> Following:
        follower = Resident(player.id, deliver)
        self.followers.setdefault(player.id, []).append(follower)
        found = await self.keeper.store.write(player.id, lambda write: work.fetch(write, player.id))
        for game, seat, seq in found:
            follower.tell_turn(game, seat, seq)
        return Following(lambda: self._leave(follower))

    def _leave(self, follower: Resident) -> None:
        left = [other for other in self.followers.get(follower.player, []) if other is not follower]
        if left:
            self.followers[follower.player] = left
        else:
            self.followers.pop(follower.player, None)

    def tell(self, player: str, message: Message) -> None:
        for follower in list(self.followers.get(player, ())):
            follower.deliver(message)

    def tell_all(self, message: Message) -> None:
        for player in list(self.followers):
            self.tell(player, message)

    def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a bus message: every process passes it on to the followers it has."""
        if message["t"] not in ("turn", "turn-off"):
            return
        game, seat, seq = message["game"], message["seat"], message["seq"]
        for player in message["players"]:
            followers = list(self.followers.get(player, ()))
            for follower in followers:
                if message["t"] == "turn":
                    follower.tell_turn(game, seat, seq)
                else:
                    follower.tell_turn_off(game, seat, seq)
            if followers and player in message.get("away", ()):
                self.keeper.spawn(self._note_told(player, game))

    async def _note_told(self, player: str, game: str) -> None:
        """The player was reached here, not where the turn began, so nothing is sent outside."""
        await self.keeper.store.write(player, lambda write: work.fetch(write, player, game))
