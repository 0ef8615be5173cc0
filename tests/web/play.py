"""Ways to play through the page: mouse, keyboard, the list of moves, touch, and the names for screen readers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.web.people import Data, Person

MOST = 600  # clicks in one game
TABS = 40  # stops of the keyboard
SLIPS = 2  # clicks of one player that may come to nothing: on a busy machine a tap can last so long that it is none


class Stuck(AssertionError):
    """There is no way to continue, or a click does nothing."""


class Way:
    """How somebody plays: `step` does one thing with something that is lit."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.clicks = 0
        self.slips = 0

    def lit(self) -> list[Data]:
        found: list[Data] = self.page.evaluate("player.lit()")
        return found

    def useful(self, now: Data) -> list[Data]:
        """What is lit; except tiles in the supply, which during a turn only show what they are good for."""
        return [one for one in self.lit() if now["decision"] != "turn" or not one["pressed"]]

    def now(self) -> Data:
        now: Data | None = self.page.evaluate("player.next(-1)")
        if now is None:
            raise Stuck(f"nothing is asked: {self.page.evaluate('player.stand()')}")
        return now

    def step(self, now: Data) -> bool:
        """Do one thing; returns whether it certainly makes a move."""
        raise NotImplementedError

    def after(self, before: int, sure: bool) -> Data:
        now: Data | None = self.page.evaluate("([before, sure]) => player.next(before, sure)", [before, sure])
        if now is None:
            self.slips += 1
            if self.slips > SLIPS:
                raise Stuck(f"nothing came of it: {self.page.evaluate('player.stand()')}")
            return self.now()
        return now

    def play(self, until: Callable[[Data], bool] = lambda now: False, most: int = MOST) -> Data:
        """Play until a condition holds, somebody else is to decide, or the game is over."""
        now = self.now()
        idle = 0
        while not now["over"] and not now["others"] and not until(now):
            before = now["move"]
            now = self.after(before, self.step(now))
            self.clicks += 1
            idle = idle + 1 if now["move"] == before else 0
            if idle > 40 or self.clicks > most:
                raise Stuck(f"{now} after {self.clicks} clicks, {idle} of them without a move; lit: {self.lit()}")
        return now

    def turns(self, number: int) -> Data:
        """Play until this many more turns have begun."""
        last = int(self.now()["turn"]) + number
        return self.play(lambda now: int(now["turn"]) >= last)

    def choose(self, now: Data) -> Data:
        """Choose something lit, preferring what completes a choice."""
        found = self.useful(now)
        ready = [one for one in found if one["ready"]]
        if ready and self.chance.random() < 0.8:
            return ready[0]
        if not found:
            raise Stuck(f"nothing is lit: {now}")
        return self.chance.choice(found)


class ByList(Way):
    """Only the list of moves. It often makes the last one, which ends the turn if possible, so that games stay short."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person, seed)
        person.tab("moves")

    def step(self, now: Data) -> bool:
        listed = {one["move"] for one in self.page.evaluate("player.lit(true)")}
        options = [one for one in self.page.evaluate("player.seen.table.options") if one["move"] in listed]
        if not options:
            raise Stuck(f"the list is empty: {now}")
        self.make((options[-1] if self.chance.random() < 0.5 else self.chance.choice(options))["move"])
        return True

    def make(self, move: str) -> None:
        self.page.locator(f'.moves ol button[data-move="{move}"]').click()


class ByMouse(Way):
    """Clicks on the board, and only on what is lit."""

    def step(self, now: Data) -> bool:
        target = self.choose(now)
        point = self.page.evaluate("index => player.point(index)", target["index"])
        if point is None:
            self.covered.append(target["text"])
            if len(self.covered) > 20:
                raise Stuck(f"these cannot be clicked: {self.covered}")
            return False
        self.page.mouse.move(point["x"], point["y"])
        self.page.mouse.click(point["x"], point["y"])
        return target["move"] is not None

    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person, seed)
        self.covered: list[str] = []


class ByTouch(Way):
    """Taps on a phone; a dot on a tab shows where something is waiting."""

    def step(self, now: Data) -> bool:
        waiting = self.page.locator("nav.tabs button:has(i.wait)")
        if waiting.count() and (self.chance.random() < 0.4 or not self.useful(now)):
            waiting.nth(self.chance.randrange(waiting.count())).tap()
        target = self.choose(now)
        point = self.page.evaluate("index => player.point(index)", target["index"])
        if point is None:
            return False
        self.page.touchscreen.tap(point["x"], point["y"])
        return target["move"] is not None


class ByKeys(Way):
    """Tab to an area, arrows inside it, Enter; or the number of a choice."""

    def step(self, now: Data) -> bool:
        options = int(self.page.evaluate("player.seen.table.options.length"))
        if options <= 9 and now["decision"] != "turn" and self.chance.random() < 0.3:
            self.page.keyboard.press(str(self.chance.randint(1, options)))
            return True
        target = self.choose(now)
        self.reach(target["index"])
        self.page.keyboard.press("Enter")
        return target["move"] is not None

    def reach(self, index: int) -> None:
        for _ in range(TABS):
            if self.page.evaluate("index => player.near(index)", index):
                break
            self.page.keyboard.press("Tab")
        else:
            raise Stuck(f"no tab leads to {self.lit()[index]}")
        arrows = self.page.evaluate("index => player.arrows(index)", index)
        if arrows is None:
            raise Stuck(f"no arrows lead to {self.lit()[index]}")
        for arrow in arrows:
            self.page.keyboard.press(arrow)


class ByNames(Way):
    """Only roles and accessible names, as a screen reader reads them, and the keyboard."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person, seed)
        self.page.get_by_role("tab", name="Moves").press("Enter")
        self.moves = self.page.get_by_role("tabpanel", name="Moves")
        self.dock = self.page.get_by_role("region", name="What to do")

    def step(self, now: Data) -> bool:
        commit = self.dock.get_by_role("button").last
        chosen = self.moves.get_by_role("listitem").get_by_role("button", disabled=False)
        number = chosen.count()
        if commit.is_enabled() and (not number or self.chance.random() < 0.8):
            commit.press("Enter")
            return True
        if not number:
            raise Stuck(f"nothing can be chosen: {now}")
        chosen.nth(number - 1 if self.chance.random() < 0.5 else self.chance.randrange(number)).press("Enter")
        return False


def check_final(person: Person) -> None:
    """The final scoring is shown with the points of every seat."""
    panel = person.page.get_by_role("region", name="Final scoring")
    panel.wait_for()
    totals = [int(text) for text in panel.locator("tfoot td").all_inner_texts()]
    table: Any = person.page.evaluate("player.seen.table")
    assert totals == table["scores"]
    names = [table["seats"][seat]["name"] for seat in table["winners"]]
    title = panel.locator("h2").inner_text()
    assert title and (len(names) != 1 or table["seats"][table["winners"][0]]["mine"] or names[0] in title or "Tom" in title), title
