"""Every kind of decision of both games, through the real server and page: described in words, listed, lit on the board, and made."""

from __future__ import annotations

import random

import pytest

from firelight.api import titles
from firelight.engine.game import Game
from tests.bonfire.test_explain import eager_move
from tests.games import new_game
from tests.web.people import Data, People, Person
from tests.web.play import ByMouse
from tests.web.until import until

# Seeds of games that reach every kind of decision; if the rules change, others may have to be found.
SEEDS = {"bonfire": (55, 64, 105, 138, 42, 61, 71, 178), "emberheart": (341, 40, 167, 379, 20, 1173)}
# Made of several clicks: a Fate Tile on squares, rewards on the wheel, a party for a space, followers to swap, a dragon for a card.
BUILT = {"fate", "lay", "way", "reward", "go", "to-space", "with-companion", "make-up", "swap", "swap-kinds", "attach"}


def kinds(game: str) -> list[str]:
    """All decisions that a person can be asked to make."""
    title = titles()[game]
    return list(title.rules.frames[title.rules.last_chance + 1 :])


def examples(game: str) -> dict[str, Game]:
    """For each kind of decision a position of a real game with many options."""
    low, high = titles()[game].players
    found: dict[str, Game] = {}
    for seed in SEEDS[game]:
        g = new_game(game, low + seed % (high - low + 1), seed)
        chance = random.Random(seed)
        while not g.over:
            if g.decision not in found or len(g.moves()) > len(found[g.decision].moves()):
                found[g.decision] = g.copy()
            g.play(eager_move(g, chance) if game == "bonfire" else chance.choice(g.moves()))
    return found


def show(person: Person, position: Data) -> Data:
    """Open a position without reloading the page; returns the table that the server sent."""
    game = person.go_on(position)
    page = person.page
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"/game/{game}")
    until(page, "game => player.seen.table?.room.id === game && player.stand().active", game)
    page.wait_for_selector(".stage [data-place]")
    person.tab("moves")
    table: Data = page.evaluate("player.seen.table")
    return table


def check_words(person: Person, table: Data) -> None:
    prompt = person.page.locator("[role=status].mine").inner_text()
    assert prompt and prompt != table["decision"]
    assert person.page.evaluate("player.raw()") == []


def check_list(person: Person, table: Data) -> None:
    """The list offers exactly what is legal, in words."""
    listed = person.page.evaluate("player.lit(true)")
    assert [one["move"] for one in listed] == [option["move"] for option in table["options"]]
    assert [one["text"] for one in listed if not one["text"] or one["text"] == one["move"]] == []


def check_board(person: Person, table: Data) -> None:
    """Every option is lit on the board, or takes several clicks of which the first is lit."""
    lit = person.page.evaluate("player.lit()")
    legal = {option["move"]: option["family"] for option in table["options"]}
    direct = {one["move"] for one in lit if one["move"]}
    assert direct <= set(legal)
    assert [move for move, family in legal.items() if move not in direct and family not in BUILT] == []
    assert lit


def make_one(person: Person, table: Data) -> None:
    """Click on the board until a move is made; it is one of those that were legal."""
    person.page.evaluate("player.seen.changes.length = 0")
    ByMouse(person).play(lambda now: bool(now["move"] != table["move"]), most=30)
    first = person.page.evaluate("player.seen.changes.find(one => one.entry.kind === 'move').entry.move")
    assert first in [option["move"] for option in table["options"]]


@pytest.mark.parametrize("game", SEEDS)
def test_every_kind_of_decision_can_be_read_and_made(game: str, people: People) -> None:
    found = examples(game)
    assert sorted(found) == sorted(kinds(game))
    person = people(payment=False)
    person.sit(person.new_game(game, "me me")["id"])
    wrong = []
    for kind, g in found.items():
        try:
            table = show(person, g.position())
            assert table["decision"] == kind
            check_words(person, table)
            check_list(person, table)
            check_board(person, table)
            make_one(person, table)
        except AssertionError as problem:
            wrong.append(f"{kind}: {problem}")
    assert not wrong, "\n".join(wrong)
