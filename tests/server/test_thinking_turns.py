"""Whose turn it is (classes, addresses, players), and who may interrupt whom."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import pytest

from firelight.server.thinking.thinkers import Urgency
from firelight.server.visitors import Visitors
from firelight.workers.child import Child
from firelight.workers.requests import DEEPEST, PATIENCE, Query, Request, Slot, Waiter
from firelight.workers.turns import NOBODY, Account, FairQueue, Gate
from firelight.workers.wire import Message

OPPONENT, HINT, REVIEW, SPARE = Urgency


def drained(turns: FairQueue[tuple[Urgency, Account, int]]) -> list[tuple[Urgency, Account, int]]:
    found = []
    while (item := next(turns.heads(), None)) is not None:
        turns.take(*item[:2], item)
        found.append(item)
    return found


def filled(*items: tuple[Urgency, str, int]) -> FairQueue[tuple[Urgency, Account, int]]:
    """A queue filled from accounts such as `a1`: player 1 at address a."""
    turns: FairQueue[tuple[Urgency, Account, int]] = FairQueue()
    for urgency, account, number in items:
        owner = Account(account[0], account)
        turns.add(urgency, owner, (urgency, owner, number))
    return turns


def order(turns: FairQueue[tuple[Urgency, Account, int]]) -> list[str]:
    return [f"{account.player}:{number}" for _, account, number in drained(turns)]


# FairQueue.


def test_addresses_take_turns_and_so_do_the_players_of_one() -> None:
    many = [(HINT, "a1", number) for number in range(1, 5)]
    found = order(filled(*many, (HINT, "a2", 1), (HINT, "a2", 2), (HINT, "b1", 1), (HINT, "b1", 2)))
    assert found == ["a1:1", "b1:1", "a2:1", "b1:2", "a1:2", "a2:2", "a1:3", "a1:4"]


def test_a_newcomer_waits_for_one_request_of_each_other_address() -> None:
    turns = filled(*((OPPONENT, f"{address}{player}", number) for address in "abc" for player in "123" for number in range(20)))
    for _ in range(50):
        turns.take(*(head := next(turns.heads()))[:2], head)
    newcomer = (OPPONENT, Account("z", "z1"), 1)
    turns.add(*newcomer[:2], newcomer)
    assert drained(turns).index(newcomer) == 3


def test_a_class_is_served_when_nothing_more_urgent_waits() -> None:
    chance = random.Random(3)
    items = [(chance.choice(list(Urgency)), f"{chance.choice('abc')}{chance.choice('12')}", number) for number in range(200)]
    turns = filled(*items)
    assert [turns.waiting(urgency) for urgency in Urgency] == [sum(item[0] is urgency for item in items) for urgency in Urgency]
    found = drained(turns)
    assert [item[0] for item in found] == sorted(item[0] for item in items) and len(turns) == 0
    for account in {item[:2] for item in found}:
        numbers = [number for *owner, number in found if tuple(owner) == account]
        assert numbers == sorted(numbers), "the requests of one player stay in order"


def test_what_begins_again_comes_first_and_what_is_removed_never_comes() -> None:
    turns = filled((HINT, "a1", 1), (HINT, "a1", 2), (HINT, "b1", 3))
    again, gone = (HINT, Account("a", "a1"), 9), (HINT, Account("b", "b1"), 3)
    turns.add(*again[:2], again, first=True)
    turns.remove(*gone[:2], gone)
    turns.remove(*gone[:2], gone)
    assert order(turns) == ["a1:9", "a1:1", "a1:2"]


# Gates.


def test_a_gate_lets_so_many_in_in_fair_order() -> None:
    async def work() -> None:
        gate, order = Gate(2), []

        async def pass_through(account: Account, number: int) -> None:
            async with gate.turn(SPARE, account):
                order.append((account.player, number))
                assert len(inside) < 2
                inside.add((account, number))
                await asyncio.sleep(0.001)
                inside.discard((account, number))

        inside: set[tuple[Account, int]] = set()
        many = [pass_through(Account("a", "a1"), number) for number in range(10)]
        await asyncio.gather(*many, *(pass_through(Account("b", "b1"), number) for number in range(3)))
        assert order.index(("b1", 2)) <= 2 * 3 + 2 and len(order) == 13

    asyncio.run(work())


def test_whoever_leaves_the_queue_of_a_gate_leaves_no_trace() -> None:
    async def work() -> None:
        gate = Gate(1)
        await gate.enter(SPARE, NOBODY)
        waiting = [asyncio.create_task(gate.enter(SPARE, Account("a", str(number)))) for number in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        gate.leave()  # lets the second one in, which leaves at that very moment
        waiting[1].cancel()
        await asyncio.wait(waiting)
        assert [task.cancelled() for task in waiting] == [True, True, False]

    asyncio.run(work())


# Interruptions.


class Line:
    """A connection to a worker that nobody reads."""

    def send(self, message: Message) -> None: ...


def waiter(urgency: Urgency, address: str) -> Waiter:
    request = Request(1, Query("choose", dict), urgency)
    answer = cast("asyncio.Future[object]", None)  # nobody waits here
    request.waiters.append(Waiter(request, urgency, Account(address, address), lambda share: None, 0.0, answer))
    return request.waiters[0]


def at_work(*running: Waiter, now: float = 0.0) -> Slot:
    worker = Slot()
    worker.child, worker.ready = cast("Child", Line()), True
    for each in running:
        worker.take(each.request, now)
        worker.began(each.request, now)
    return worker


@pytest.mark.parametrize("running", Urgency)
@pytest.mark.parametrize("waiting", Urgency)
def test_the_more_urgent_interrupts_at_once(running: Urgency, waiting: Urgency) -> None:
    assert at_work(waiter(running, "a")).may_take(waiter(waiting, "a"), 100.0) is (waiting < running)


def test_another_address_may_interrupt_after_a_while() -> None:
    worker = at_work(waiter(OPPONENT, "a"))
    assert not worker.may_take(waiter(OPPONENT, "b"), PATIENCE - 0.01)
    assert worker.may_take(waiter(OPPONENT, "b"), PATIENCE + 0.01)
    assert not worker.may_take(waiter(OPPONENT, "a"), 100.0)
    assert not worker.may_take(waiter(HINT, "b"), 100.0)


def test_interruptions_are_at_most_two_deep() -> None:
    addresses = "abcd"
    worker = at_work()
    for depth, address in enumerate(addresses):
        newcomer = waiter(OPPONENT, address)
        assert worker.may_take(newcomer, 10.0 * depth) is (depth <= DEEPEST)
        if depth <= DEEPEST:
            worker.take(newcomer.request, 10.0 * depth)
            worker.began(newcomer.request, 10.0 * depth)
    assert [request.depth for request in worker.running] == [0, 1, 2]


def test_whoever_was_interrupted_gets_as_much_time_as_the_others_took() -> None:
    first = waiter(OPPONENT, "a")
    worker = at_work(first)
    long = waiter(OPPONENT, "b")
    worker.take(long.request, 1.0)
    worker.began(long.request, 1.0)
    worker.ended(long.request, 3.0)
    assert not worker.may_take(waiter(OPPONENT, "b"), 3.9)  # it ran for 1.9 s, the other took 2.0 s
    assert worker.may_take(waiter(OPPONENT, "b"), 4.1)


# Addresses.


def test_addresses_are_remembered_within_bounds() -> None:
    visitors = Visitors(most=2)
    for player, address in (("ada", "10.0.0.1"), ("ben", "10.0.0.2"), ("ada", "10.0.0.3"), ("cleo", "10.0.0.4")):
        visitors.note(player, address)
    assert [visitors.of(player) for player in ("ada", "ben", "cleo")] == ["10.0.0.3", "", "10.0.0.4"]
    assert visitors.account("ada") == ("10.0.0.3", "ada") and visitors.known_first(["ben", "cleo"]) == ["cleo", "ben"]
