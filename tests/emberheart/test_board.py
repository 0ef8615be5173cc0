"""The text board: complete, never wider than 100 columns, and silent about hidden things."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

import firelight
from firelight.engine.game import Game
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.content.words import SHIPPED
from firelight.games.emberheart.rules.layout import WITH_GEAR, State
from firelight.games.emberheart.texts.reading import Reading
from tests.emberheart.support import arrange, band, give_dragon, give_garrison, give_hero, give_preserve, number, post, start


def some_way(players: int, seed: int, moves: int) -> Game:
    g = firelight.new("emberheart", players=players, seed=seed, side=seed % 2)
    chance = random.Random(seed)
    for _ in range(moves):
        if not g.over:
            g.play(chance.choice(g.moves()))
    return g


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 5, 80, 200, 2000])
def test_board_fits_100_columns(players: int, moves: int) -> None:
    for seed in range(2):
        lines = str(some_way(players, seed, moves)).splitlines()
        assert max(map(len, lines)) <= 100
        assert not any(line != line.rstrip() for line in lines)


def test_board_names_everything_public() -> None:
    g = some_way(3, 2, 120)
    s = cast(State, g.state)
    teller = Reading(g).teller
    text = " ".join(str(g).split())
    names = ("Warehouse", "Fire Station", "VILLAGE", "FLAME", "glory now", f"Round {s.round} of 5")
    for name in (*map(teller.word, w.PLACES), *g.seat_names, *names):
        assert name in text
    for hero in s.guild:
        if hero >= 0:
            colour = Reading(g).hero_colour(hero)
            assert f"{teller.word(w.HERO_KEYS[hero])} ({colour}) {teller.word(w.HERO_KEYS[hero], 'help')}" in text


def test_board_is_the_same_for_every_hidden_order() -> None:
    """Hidden things change nothing on it."""
    for players in (2, 4):
        g = some_way(players, 3, 60)
        for seed in range(3):
            assert str(g.determinised(0, seed)) == str(g)


def test_board_shows_a_band_in_full() -> None:
    s = arrange(players=3, side=1, skills=(1, 2, 3))
    b = s.bands[0]
    b.gear, b.attributes = 4, [3, 1, 5]
    b.followers = [7, 2, 0, 1]
    give_hero(s, 0, w.MASTER_SCOUT)
    give_hero(s, 0, w.SPY, active=False)
    dragon = give_dragon(s, 0, w.EXOTIC)
    preserve = give_preserve(s, 0, w.GREEN)
    held = give_dragon(s, 0, w.GREEN)
    b.preserve_dragons[preserve], b.dragons[held] = held, WITH_GEAR
    give_garrison(s, 0, w.BLUE, 4)
    post(s, 0, w.TAVERN, 3, hirelings=2, companion=True)
    g = start(s)
    text = " ".join(str(g).split())
    teller, words = Reading(g).teller, g.edition.words
    named = [teller.word(words["dragons"][one]) for one in (dragon, held)]
    for part in (
        "2 scouts, 1 warden, 7 hirelings, 4 gear, 4 crests; on the board 2 hirelings",
        "Strength 3, Senses 1, Speed 5 flame 10",
        "placed this round; up to 2 followers fewer, 1 gear on a space 3, flame −3 where there is no party",
        "Until the raid of round 5 you may put 1 gear on a dragon to attach it to any hero or Preserve",
        "● Master Scout (blue) With blue dragon (3).",
        "○ Spy (blue) Needs a dragon.",
        f"unattached {named[0]}; attached blue dragon (3), {named[1]} with gear",
        f"{teller.word(words['preserves'][preserve])} with {named[1]} with gear",
        "blue Garrison card 4 (7 glory) needs 1 blue dragon + 2 scouts more",
        "2 Tavern (hireling, scout): space 3: Player 1, 2 hirelings, companion; free: 1, 2, 4, 5",
        f"Dragons {3 + 1 + 3 + 1}, Attributes 7, Active heroes 4, Garrison cards completed 0, Below the highest flame 1",
    ):
        assert part in text, part


def test_board_shows_what_both_raid_cards_would_cost_everybody() -> None:
    s = arrange(players=3)
    s.raid = [number("raids", "hireling-per-highest-attribute"), number("raids", "specialist-per-hero")]
    band(s, 0).attributes = [4, 0, 0]
    band(s, 1).attributes = [0, 3, 0]
    band(s, 1).followers = [2, 0, 0, 0]
    give_hero(s, 2, w.KEEPER)
    give_hero(s, 2, w.SPY, active=False)
    text = " ".join(str(start(s)).split())
    assert "1 hireling per step of the highest attribute; now Player 1: 4, Player 2: 3 (1 missing: flame" in text
    assert "1 specialist per hero; now Player 1: 0, Player 2: 0, Player 3: 1 (1 missing: flame +1)" in text
    s.raid_discarded, s.raid[1] = s.raid[1], w.NONE
    assert "discarded: 1 specialist per hero; now" in str(start(s))


def test_board_shows_blocked_spaces_the_village_and_the_bards_card() -> None:
    s = arrange(players=2)
    s.warehouse, s.station = [2, 1, 0, 0], [0, 1, 0, 0]
    s.aides[w.HEALER] = 1
    s.bard_card, s.bard_seat = s.guild[0], 1
    s.guild[0] = w.NONE
    text = str(start(s))
    for part in (
        "blocked",
        "Warehouse (2 gear): Player 1 ×2, Player 2",
        "Healer: Player 2",
        "Leader: free",
        "only for Player 2 (Bard)",
        "\n    1: none\n",
    ):
        assert part in text


def test_board_of_the_end() -> None:
    g = some_way(2, 4, 3000)
    assert g.over
    assert "The game is over." in str(g)
    for seat, points in enumerate(g.scores()):
        assert f"── {g.seat_names[seat]}" in str(g) and f"{points} glory if the game ended now" in str(g)


def test_board_shows_another_component_set(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    with open(SHIPPED, encoding="utf-8") as file:
        own.write_text(file.read().replace("start = 10", "start = 12"), encoding="utf-8")
    g = firelight.new("emberheart", players=2, seed=1, components=own)
    assert "FLAME Player 1: 12 (0 glory), Player 2: 12 (0 glory)" in " ".join(str(g).split())
