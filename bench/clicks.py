"""How many clicks a turn takes: real turns of Bonfire in a real browser, with a newcomer's settings.

python -m bench.clicks            print the table
python -m bench.clicks --check    the same, and exit with 1 if a turn takes more clicks than necessary
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from firelight.engine.game import Game
from firelight.games.bonfire.view.acts import INNER
from firelight.table import acts_data, proposal_data
from tests.bonfire.test_explain import eager_move
from tests.games import new_game
from tests.web import browser as programs
from tests.web.people import People
from tests.web.served import Served
from tests.web.until import until

COMMIT = "[data-confirm]"
SEEDS = range(1, 40)
SETTINGS: dict[str, Any] = {"confirm": "ends", "warnings": True, "speed": "skip"}
WILD = ("yellow", "gold")

# A point where a click reaches the first of some elements.
REACH = """(selector) => {
  for (const one of document.querySelectorAll(selector)) {
    const box = (one.querySelector('.edge') ?? one).getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.1, 0.1], [0.9, 0.9]]) {
      const point = { x: box.x + box.width * right, y: box.y + box.height * down };
      if (one.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
  }
  return null;
}"""


def pieces(price: Sequence[dict[str, Any]], *kinds: str) -> int:
    return sum(part["number"] for part in price if not kinds or part["kind"] in kinds)


def fate_tile(g: Game) -> list[str] | None:
    acts = acts_data(g, ["fate"])["acts"]
    if not acts or any("keep" in act["families"] for act in acts):
        return None
    return [f'[data-place="city-{g.seat}-fate"] .spot.lit', COMMIT]


def gnome_with_a_wild_piece(g: Game) -> list[str] | None:
    for move in g.moves():
        if move.text.startswith("recruit"):
            act = proposal_data(g, [move.text])
            if act["complete"] and act["ends"] and pieces(act["price"], *WILD) == 1 and pieces(act["price"]) == 3:
                return [f'[data-place="gnomes-{move.text.split()[1]}"]', COMMIT]
    return None


def wheel(g: Game) -> list[str] | None:
    for move in g.moves():
        if move.text.startswith("fire"):
            act = proposal_data(g, [move.text])
            if all(one["natural"] for one in act["payments"]) and act["open"] and len(act["open"]["options"]) > 1:
                return [f'[data-place="ring-{move.text.split()[1]}"]', '.dock [data-move^="reward"]', COMMIT]
    return None


def voyage(g: Game, pairs: bool) -> list[str] | None:
    for act in acts_data(g, ["sail"])["acts"]:
        if act["families"][:2] == ["sail", "task"]:
            thrown = any(move.startswith("throw") for move in act["moves"])
            plain = not thrown and pieces([part for part in act["price"] if part["what"] == "tile"], *WILD) == 0
            if thrown if pairs else plain:
                island, slot = act["args"]["island"], act["args"]["slot"]
                return [f'[data-place="island-{island}-{slot}"]', f'[data-place^="city-{g.seat}-task-"].lit', COMMIT]
    return None


@dataclass(frozen=True)
class Case:
    name: str
    most: int
    steps: Callable[[Game], list[str] | None]


CASES = (
    Case("Fate Tile", 2, fate_tile),
    Case("Gnome with one wild piece", 2, gnome_with_a_wild_piece),
    Case("Great Bonfire", 3, wheel),
    Case("sail and take a Task with one’s own tiles", 3, lambda g: voyage(g, pairs=False)),
    Case("sail and take a Task with a pair", 4, lambda g: voyage(g, pairs=True)),
)


def turns() -> Iterator[Game]:
    """The starts of turns in many games."""
    for seed in SEEDS:
        g, chance = new_game("bonfire", 2, seed), random.Random(seed)
        while not g.over:
            if g.decision == "turn":
                yield g
            g.play(eager_move(g, chance))


def find(cases: Sequence[Case]) -> dict[Case, tuple[Any, list[str]]]:
    """For each turn, a position and what to click there."""
    found: dict[Case, tuple[Any, list[str]]] = {}
    for g in turns():
        for case in cases:
            if case not in found and (steps := case.steps(g)):
                found[case] = g.position(), steps
        if len(found) == len(cases):
            return found
    raise LookupError(f"no position for {[case.name for case in cases if case not in found]}")


def click(page: Page, selector: str) -> None:
    until(page, f"(selector) => ({REACH})(selector)", selector)
    point = page.evaluate(REACH, selector)
    page.mouse.click(point["x"], point["y"])


def clicked(people: People, position: Any, steps: list[str]) -> int:
    """Make the turn; returns the number of clicks."""
    person = people(**SETTINGS)
    page = person.sit(person.go_on(position, "me me"))
    clicks = 0
    for selector in steps:
        click(page, selector)
        clicks += 1
    until(page, "inner => player.seen.table.move > 0 && !inner.includes(player.seen.table.decision)", sorted(INNER))
    assert person.problems == [], person.problems
    person.leave()
    return clicks


def from_the_start_page(people: People) -> int:
    person = people(**SETTINGS)
    page = person.open("/")
    page.locator("button.primary.big[type=submit]").first.click()
    page.wait_for_selector(".stage [data-place]")
    person.leave()
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description="How many clicks a turn takes.")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a turn takes more clicks than it has to")
    args = parser.parse_args()
    found = find(CASES)
    rows: list[tuple[str, int, int]] = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), bots=1) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        people = People(chromium, server.address)
        rows = [(case.name, clicked(people, *found[case]), case.most) for case in CASES]
        rows.append(("a game against bots from the start page", from_the_start_page(people), 1))
        chromium.close()
    print("| turn | clicks | at most |", "|---|---|---|", *(f"| {name} | {made} | {most} |" for name, made, most in rows), sep="\n")
    return int(args.check and any(made > most for _, made, most in rows))


if __name__ == "__main__":
    sys.exit(main())
