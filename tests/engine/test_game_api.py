"""The public API, by example."""

from __future__ import annotations

import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import Event, Game, IllegalMove, Move, OptionError, Refusal, UnknownMove
from firelight.api import edition, shipped_edition, title, titles
from firelight.games.bonfire.content.words import SHIPPED
from tests.games import TABLES, decisions, finish, moves_of, new_game, option_sets, play_on


@pytest.fixture
def g() -> Game:
    return firelight.new("bonfire", players=2, seed=1)


# The package.


def test_everything_promised_is_there() -> None:
    for name in firelight.__all__:
        assert hasattr(firelight, name)
    assert {"new", "load", "replay", "Game", "Move", "Event", "Refusal"} <= set(firelight.__all__)


def test_all_that_is_refused_is_a_firelight_error_and_a_value_error() -> None:
    for name in firelight.__all__:
        kind = getattr(firelight, name)
        if isinstance(kind, type) and issubclass(kind, Exception):
            assert issubclass(kind, firelight.FirelightError)
            assert issubclass(kind, ValueError)


def test_games_are_known_by_key() -> None:
    assert title("bonfire").name == "Bonfire"
    assert all(found.key == key for key, found in titles().items())
    with pytest.raises(OptionError, match=r"'bonfir': there is no such game; the games are .*bonfire"):
        firelight.new("bonfir", players=2)


def test_an_edition_is_made_once() -> None:
    assert edition("bonfire") is shipped_edition("bonfire")
    assert shipped_edition("bonfire").shipped


# A new game.


def test_a_new_game_asks_the_first_question(g: Game) -> None:
    assert g.title == "bonfire"
    assert g.players == 2
    assert g.seat in (0, 1)
    assert g.decision == "first-tile"
    assert not g.over
    assert [move.text for move in g.moves()] == ["keep first tile", "swap first tile"]
    assert g.history == []
    assert g.winners() == ()
    assert g.seat_names == ("Player 1", "Player 2")
    assert repr(g) == f"<Bonfire, 2 players, 0 moves, seat {g.seat} to decide: first-tile>"
    assert isinstance(str(g), str)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, players: int) -> None:
    for seed in (0, 5, 2**62 - 1):
        a, b = firelight.new(key, players, seed=seed), firelight.new(key, players, seed=seed)
        assert a.position() == b.position()
        finish(a, 3)
        finish(b, 3)
        assert a.state == b.state
        assert a.record() == b.record()
    assert firelight.new(key, players, seed=0).position() != firelight.new(key, players, seed=1).position()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_without_a_seed_no_game_is_like_another(key: str, players: int) -> None:
    assert firelight.new(key, players).position() != firelight.new(key, players).position()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_option_of_a_title_is_taken(key: str, players: int) -> None:
    for options in option_sets(key):
        g = firelight.new(key, players, seed=2, **options)
        assert g.options == {name: options.get(name, option.default) for name, option in titles()[key].rules.setup_options.items()}
        assert finish(g).over


def test_a_flag_may_be_given_as_true() -> None:
    assert firelight.new("bonfire", 2, seed=1, first_game=True).options["first_game"] == 1
    assert firelight.new("bonfire", 2, seed=1, first_game=False).options["first_game"] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 0}, "players: found 0; Bonfire is for 1 to 4 players"),
        ({"players": 5}, "players: found 5; Bonfire is for 1 to 4 players"),
        ({"players": -1}, "players: found -1; Bonfire is for 1 to 4 players"),
        ({"players": "2"}, "players: found '2'; Bonfire is for 1 to 4 players"),
        ({"players": 2.0}, "players: found 2.0; Bonfire is for 1 to 4 players"),
        ({"players": True}, "players: found True; Bonfire is for 1 to 4 players"),
        ({"players": None}, "players: found None; Bonfire is for 1 to 4 players"),
        ({"players": 2, "seed": -1}, "seed: found -1; expected a whole number from 0 to"),
        ({"players": 2, "seed": 2**62}, "seed: found 4611686018427387904; expected a whole number from 0 to"),
        ({"players": 2, "seed": "x"}, "seed: found 'x'; expected a whole number from 0 to"),
        ({"players": 2, "seed": 1.5}, "seed: found 1.5; expected a whole number from 0 to"),
        ({"players": 2, "colour": 1}, "colour: Bonfire has no such option; its options are: first_game, handicap"),
        ({"players": 2, "first_game": 2}, "first_game: found 2; expected a whole number from 0 to 1"),
        ({"players": 2, "first_game": "yes"}, "first_game: found 'yes'; expected a whole number from 0 to 1"),
        ({"players": 1, "handicap": 100}, "handicap: found 100; expected a whole number from -99 to 99"),
        ({"players": 1, "handicap": None}, "handicap: found None; expected a whole number from -99 to 99"),
        ({"players": 1, "handicap": 1.5}, "handicap: found 1.5; expected a whole number from -99 to 99"),
    ],
)
def test_wrong_options_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        firelight.new("bonfire", **arguments)
    assert message in str(caught.value)


def test_a_missing_component_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(firelight.ComponentsError, match=r"none\.toml"):
        firelight.new("bonfire", 2, components=tmp_path / "none.toml")


# Making moves.


@pytest.mark.parametrize("how", ["Move", "text", "number", "untidy text"])
def test_a_move_is_given_in_any_form(g: Game, how: str) -> None:
    move = g.moves()[1]
    given: dict[str, Move | str | int] = {"Move": move, "text": "swap first tile", "number": move.id, "untidy text": "  SWAP  first\tTile "}
    assert g.number(given[how]) == move.id
    assert g.why_not(given[how]) is None
    told = g.play(given[how])
    assert told == g.events()
    assert g.history == [move]
    assert [m.text for m in g.moves()] == ["as printed", "turned round"]


def test_a_move_is_its_number_and_its_text(g: Game) -> None:
    move = g.moves()[0]
    assert (move.id, move.text, str(move)) == (2, "keep first tile", "keep first tile")
    assert move == Move(2, "keep first tile")
    assert len({move, Move(2, "keep first tile")}) == 1
    with pytest.raises(AttributeError):
        move.id = 3  # type: ignore[misc]


@pytest.mark.parametrize("key", titles())
def test_every_action_has_a_text_of_its_own(key: str) -> None:
    notation = shipped_edition(key).notation
    assert all(text and text == " ".join(text.lower().split()) for text in notation)
    assert len(set(notation)) == len(notation)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_move_can_be_described(key: str, players: int) -> None:
    for g in decisions(key, players, 4, every=9):
        for move in g.moves():
            described = g.describe(move)
            assert described
            assert g.describe(move.text) == g.describe(move.id) == described


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_by_text_by_number_and_by_move_are_one(key: str, players: int) -> None:
    first = new_game(key, players, 6)
    others = [first.copy(), first.copy()]
    for _ in play_on(first, 6):
        move = first.history[-1] if first.history else None
        if move is not None:
            assert others[0].play(move.text) == others[1].play(move.id) == first.events()
    for other in others:
        other.play(first.history[-1])
        assert other.state == first.state
        assert other.moves() == first.moves() == []


def test_a_decision_offers_several_moves_and_a_single_one_resolves_itself() -> None:
    for key, players in TABLES:
        for g in decisions(key, players, 9):
            assert g.over or len(g.moves()) >= 2


# Events.


def test_what_happened_is_told(g: Game) -> None:
    seat = g.seat
    assert all(isinstance(event, Event) for event in g.events())
    g.play("keep first tile")
    told = g.play("as printed")
    assert [event.name for event in told] == ["placed-fate", "gained-tiles", "gained-tiles", "gained-tiles"]
    assert all(event.seat == seat for event in told)
    name, number = told[1].args[:2]
    assert name in ("path", "ship", "task", "guardian", "great-bonfire", "gnome")
    assert number == 1
    assert str(told[1]).startswith(f"seat {seat} gained-tiles {name} 1")
    assert str(Event("shuffled", None, (10,))) == "shuffled 10"


def test_events_cover_what_came_before_the_first_decision(g: Game) -> None:
    assert [event.name for event in g.events()] == ["turn-began"]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_events_are_words_and_numbers(key: str, players: int) -> None:
    names = {name for name, _ in titles()[key].rules.events}
    for g in decisions(key, players, 12):
        for event in g.events():
            assert event.name in names
            assert event.seat is None or 0 <= event.seat < len(g.seat_names)
            assert all(arg is None or type(arg) in (str, int) for arg in event.args)
            assert json.loads(json.dumps(event.args)) == list(event.args)


# Why not.


def test_why_not_gives_rule_and_message(g: Game) -> None:
    refusal = g.why_not("fate top")
    assert isinstance(refusal, Refusal)
    assert refusal.move == "fate top"
    assert refusal.rule in titles()["bonfire"].rules.rulebook
    assert refusal.rule.startswith("B")
    assert refusal.message
    assert str(refusal) == f"fate top: {refusal.message} ({refusal.rule})"
    with pytest.raises(IllegalMove) as caught:
        g.play("fate top")
    assert caught.value.refusal == refusal
    assert str(caught.value) == str(refusal)


def test_a_game_that_is_over_takes_no_move(g: Game) -> None:
    finish(g)
    refusal = g.why_not("keep first tile")
    assert refusal is not None
    assert refusal.message == "The game is over"
    assert g.moves() == []
    assert g.seat is None
    assert g.decision == "game-over"
    with pytest.raises(IllegalMove, match="The game is over"):
        g.play(0)


def test_an_unknown_text_gets_a_suggestion(g: Game) -> None:
    with pytest.raises(UnknownMove, match=r"'kepp first tile' is no move of Bonfire\. Did you mean \"keep first tile\"\?"):
        g.play("kepp first tile")
    with pytest.raises(UnknownMove, match=r"'xyzzy' is no move of Bonfire\. g\.moves\(\) lists"):
        g.why_not("xyzzy")


# Seats and results.


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_scores_belong_to_all_who_score(key: str, players: int) -> None:
    g = finish(new_game(key, players, 3))
    assert len(g.scores()) == len(g.seat_names) >= players
    for seat in range(len(g.seat_names)):
        sheet = g.score_sheet(seat)
        assert tuple(sheet) == titles()[key].rules.sources
        assert sum(sheet.values()) == g.scores()[seat]
    assert set(g.winners()) <= set(range(len(g.seat_names)))
    if players > 1:
        assert g.winners()
        assert {g.scores()[seat] for seat in g.winners()} == {max(g.scores())}


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", 1.0, True])
def test_a_wrong_seat_is_named(g: Game, seat: Any) -> None:
    for ask in (g.score_sheet, g.view, lambda seat: g.determinised(seat, 1)):
        with pytest.raises(ValueError, match=r"this game has the seats 0 to 1"):
            ask(seat)


def test_tom_is_the_second_seat_of_a_solo_game() -> None:
    g = firelight.new("bonfire", players=1, seed=1, handicap=7)
    assert g.players == 1
    assert g.seat_names == ("You", "Tom")
    assert g.score_sheet(1)["head-start"] == 7
    assert firelight.new("bonfire", players=1, seed=1, handicap=-7).score_sheet(0)["head-start"] == 7


def test_only_players_decide() -> None:
    for key, players in TABLES:
        assert all(g.over or g.seat in range(players) for g in decisions(key, players, 2))


# Looking.


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_view_is_json_and_says_whose_turn_it_is(key: str, players: int) -> None:
    for g in decisions(key, players, 8, every=13):
        for seat in [None, *range(len(g.seat_names))]:
            view = g.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["seat"], view["to-decide"], view["over"]) == (key, seat, g.seat, g.over)
            assert view["decision"] == g.decision
            assert view["scores"] == g.scores()
            assert view["moves"] == ([move.text for move in g.moves()] if seat == g.seat and seat is not None else [])


def test_looking_changes_nothing() -> None:
    for key, players in TABLES:
        for g in decisions(key, players, 14, every=11):
            before = g.state.copy()
            moves = g.moves()
            for seat in [None, *range(len(g.seat_names))]:
                g.view(seat)
            g.position(), g.record(), g.scores(), g.events(), g.history, str(g), repr(g), g.winners()
            for move in moves:
                g.describe(move)
            g.determinised(0, 1)
            assert g.state == before
            assert g.moves() == moves


# Copies.


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_copy_is_equal_and_independent(key: str, players: int) -> None:
    g = new_game(key, players, 21)
    for _ in play_on(g, 21, most=30):
        pass
    before, record = g.state.copy(), g.record()
    moves, history, events, can_undo = g.moves(), g.history, g.events(), g.can_undo
    twin = g.copy()
    assert (twin.state, twin.moves(), twin.history, twin.events(), twin.can_undo) == (before, moves, history, events, can_undo)
    finish(twin, 1)
    assert (g.state, g.moves(), g.history, g.events(), g.can_undo) == (before, moves, history, events, can_undo)
    assert g.record() == record
    kept = twin.state.copy()
    finish(g, 2)
    assert twin.state == kept


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_copies_have_the_same_future(key: str, players: int) -> None:
    """The generator is copied too: the same moves bring the same shuffles."""
    g = new_game(key, players, 22)
    for _ in play_on(g, 22, most=20):
        pass
    twin = g.copy()
    assert finish(twin, 5).state == finish(g, 5).state
    assert twin.record() == g.record()


def test_lists_given_out_are_not_the_game_s_own(g: Game) -> None:
    g.moves().clear()
    g.play("keep first tile")
    g.history.clear()
    g.events().clear()
    g.scores().clear()
    g.position()["state"].clear()
    g.view(0)["state"].clear()
    record = g.record()
    record["moves"].clear()
    record["shuffles"].append("x")
    assert len(g.moves()) == 2
    assert len(g.history) == 1
    assert g.record()["shuffles"] == []
    assert moves_of(g) == [4, 5]


def test_a_component_set_is_forgotten_when_nobody_uses_it(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(Path(SHIPPED).read_text(encoding="utf-8").replace('"T5-T6"', '"T2-T9"'), encoding="utf-8")
    g = firelight.new("bonfire", players=2, seed=1, components=own)
    assert edition("bonfire", own) is g.edition
    known = weakref.ref(g.edition)
    del g
    gc.collect()
    assert known() is None
    assert edition("bonfire") is shipped_edition("bonfire")
