"""Positions as data: written and read back without loss, with every problem named by its place."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import PositionError
from firelight.engine.records import differences
from tests.games import TABLES, conserved, decisions, finish, new_game, packed, play_on, somewhere, within, without_notes

# Reading back what was written.


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_position_is_read_back_as_it_was(key: str, players: int) -> None:
    for seed in range(4):
        for g in decisions(key, players, seed, every=7):
            again = firelight.load(g.position())
            assert differences(again.state, without_notes(g)) == []
            assert again.moves() == g.moves()
            assert (again.seat, again.decision, again.over) == (g.seat, g.decision, g.over)
            assert again.scores() == g.scores()
            assert again.options == g.options
            assert again.position() == g.position()
            assert [again.view(seat) for seat in range(players)] == [g.view(seat) for seat in range(players)]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_loaded_game_goes_on_like_the_first(key: str, players: int) -> None:
    """Until chance decides, the same moves lead to the same states."""
    g = somewhere(key, players, 5)
    again = firelight.load(g.position(), seed=1)
    chance = random.Random(5)
    while not g.over:
        move = chance.choice(g.moves())
        shuffles = len(g._shuffles)
        assert again.play(move) is not None
        g.play(move)
        if len(g._shuffles) > shuffles:
            break
        assert differences(without_notes(again), without_notes(g)) == []


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_position_comes_as_data_text_or_path(key: str, players: int, tmp_path: Path) -> None:
    g = somewhere(key, players, 2)
    position = g.position()
    path = tmp_path / "here.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    for source in (position, json.dumps(position), f"\n {json.dumps(position, indent=2)} ", path, str(path), json.loads(path.read_text())):
        assert firelight.load(source).state == g.state


def test_loading_leaves_the_data_alone() -> None:
    position = somewhere("bonfire", 3, 2).position()
    before = copy.deepcopy(position)
    finish(firelight.load(position))
    assert position == before


def test_the_seed_of_a_loaded_game_decides_its_shuffles() -> None:
    position = firelight.new("bonfire", 1, seed=1).position()
    ends = [packed(finish(firelight.load(position, seed=seed), 4).state) for seed in (1, 1, 2)]
    assert ends[0] == ends[1]


def test_a_position_says_what_it_is() -> None:
    position = firelight.new("bonfire", 2, seed=1, first_game=True).position()
    assert list(position) == ["firelight", "version", "game", "options", "components", "state"]
    assert position["firelight"] == "position"
    assert position["options"] == {"first_game": 1, "handicap": 0}
    assert position["components"] is None
    assert json.loads(json.dumps(position)) == position


def test_an_edited_position_is_played_as_edited() -> None:
    """Changes by hand that follow the rules are accepted."""
    position = turn_position()
    city = position["state"]["cities"][0]
    city["resources"]["gold"] = 9
    city["tiles"]["ship"] = 3
    city["ship"] = None
    g = firelight.load(position)
    assert g.view(0)["state"]["cities"][0]["resources"]["gold"] == 9
    assert {f"sail {island}" for island in ("t1", "t10", "pink")} <= {move.text for move in g.moves()}


# Positions broken by hand.


@cache
def _turn_position() -> str:
    """It is the turn of seat 0 of two, after a few moves."""
    for seed in range(100):
        g = firelight.new("bonfire", 2, seed=seed)
        for made in play_on(g, seed, most=80):
            if made > 60 and g.seat == 0 and g.decision == "turn" and path_count(g, 0) < 6 and any(lit(g)):
                return json.dumps(g.position())
    raise AssertionError("no such position")


def path_count(g: firelight.Game, seat: int) -> int:
    return len(g.position()["state"]["cities"][seat]["paths"])


def lit(g: firelight.Game) -> list[int]:
    found: list[int] = g.position()["state"]["cities"][0]["lit"]
    return found


def turn_position() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(_turn_position())
    return data


def problems_of(source: Any) -> list[tuple[str, str]]:
    """The places and messages of the PositionError for a position; none if it is accepted."""
    try:
        firelight.load(source)
    except PositionError as error:
        assert type(error) is PositionError
        assert error.problems
        assert str(error).startswith(error.source)
        return [(problem.place, problem.message) for problem in error.problems]
    return []


# (what is done to the position, the field that is reported). d: the whole, s: its state, c: the city of seat 0.
BROKEN = {
    # The head.
    "no kind": ("del d['firelight']", "firelight"),
    "another kind": ("d['firelight'] = 'poem'", "firelight"),
    "kind of a wrong type": ("d['firelight'] = ['position']", "firelight"),
    "no version": ("del d['version']", "version"),
    "a newer version": ("d['version'] = 3", "version"),
    "version as text": ("d['version'] = '1'", "version"),
    "no game": ("del d['game']", "game"),
    "another game": ("d['game'] = 'chess'", "game"),
    "game of a wrong type": ("d['game'] = ['bonfire']", "game"),
    "game null": ("d['game'] = None", "game"),
    "no options": ("del d['options']", "options"),
    "options as a list": ("d['options'] = []", "options"),
    "an option as text": ("d['options']['first_game'] = 'yes'", "options.first_game"),
    "an unknown option": ("d['options']['colour'] = 1", "options.colour"),
    "an option out of range": ("d['options']['first_game'] = 7", "options.first_game"),
    "no components": ("del d['components']", "components"),
    "no state": ("del d['state']", "state"),
    "a stray field": ("d['comment'] = 'hello'", "comment"),
    # Types and ranges.
    "state as a list": ("d['state'] = []", "state"),
    "state null": ("d['state'] = None", "state"),
    "an unknown field": ("s['turns'] = 0", "state.turns"),
    "a missing field": ("del s['turn']", "state.turn"),
    "a number as text": ("s['turn'] = '0'", "state.turn"),
    "a number as a flag": ("s['turn'] = True", "state.turn"),
    "a broken number": ("s['turn'] = 0.5", "state.turn"),
    "a number with a point": ("s['turn'] = 0.0", "state.turn"),
    "a number null": ("s['turn'] = None", "state.turn"),
    "a number too small": ("s['turn'] = -1", "state.turn"),
    "a number too large": ("s['turn'] = 4", "state.turn"),
    "a huge number": ("s['turn'] = 10**30", "state.turn"),
    "no players": ("s['players'] = 0", "state.players"),
    "five players": ("s['players'] = 5", "state.players"),
    "too few cities": ("s['cities'].pop()", "state.cities"),
    "cities as an object": ("s['cities'] = {}", "state.cities"),
    "a city as a text": ("s['cities'][0] = 'A'", "state.cities[0]"),
    "a field of a city missing": ("del c['ship']", "state.cities[0].ship"),
    "an unknown field of a city": ("c['shipp'] = None", "state.cities[0].shipp"),
    "an unknown board": ("c['board'] = 'E'", "state.cities[0].board"),
    "a board that is null": ("c['board'] = None", "state.cities[0].board"),
    "an unknown island": ("c['ship'] = 'T11'", "state.cities[0].ship"),
    "resources as a list": ("c['resources'] = [1, 1, 1, 1, 1, 1]", "state.cities[0].resources"),
    "an unknown resource": ("c['resources']['silver'] = 1", "state.cities[0].resources.silver"),
    "a resource missing": ("del c['resources']['gold']", "state.cities[0].resources.gold"),
    "a debt": ("c['resources']['gold'] = -1", "state.cities[0].resources.gold"),
    "too many tiles": ("c['tiles']['ship'] = 128", "state.cities[0].tiles.ship"),
    "a list too short": ("c['lit'].pop()", "state.cities[0].lit"),
    "a list too long": ("c['lit'].append(0)", "state.cities[0].lit"),
    "a stack too long": ("c['paths'] = ['starting-tile'] * 8", "state.cities[0].paths"),
    "a hole in a stack": ("s['path_pile'][0] = None", "state.path_pile[0]"),
    "an unknown Task": ("s['islands']['T1']['tasks'][0] = 'gold-44'", "state.islands.T1.tasks[0]"),
    "an island missing": ("del s['islands']['T3']", "state.islands.T3"),
    "an island too many": ("s['islands']['T11'] = s['islands']['T1']", "state.islands.T11"),
    "an owner out of range": ("s['islands']['T1']['owners'][0] = 4", "state.islands.T1.owners[0]"),
    "a portal out of range": ("s['ring'][2]['portals']['moon'] = 5", "state.ring[2].portals.moon"),
    "a ring space missing": ("s['ring'].pop()", "state.ring"),
    "a pointer out of range": ("s['pointer'] = 7", "state.pointer"),
    "a place of nobody": ("c['guardians']['own'] = 'path-8'", "state.cities[0].guardians.own"),
    "a Fate Tile of nobody": ("c['column'][0] = 'path-path-path'", "state.cities[0].column[0]"),
    "a square off the grid": ("c['cells'][0] = 99", "state.cities[0].cells[0]"),
    # What is impossible on a table.
    "a Task twice": ("s['islands']['T1']['tasks'] = s['islands']['T2']['tasks'] = [free_task(s)] + [None] * 2", "state.tasks"),
    "a Path Tile lost": ("s['path_pile'].pop()", "state.paths"),
    "a Path Tile twice": ("s['path_pile'][0] = s['path_pile'][1]", "state.paths"),
    "a Specialist twice": ("s['gnome_pile'][0] = s['gnome_pile'][1]", "state.gnomes"),
    "an Elder twice": ("swap_elder(s, c)", "state.elders.elder-of-paths"),
    "a Guardian lost": ("s['guardians']['pink'] -= 1", "state.guardians.pink"),
    "a Guardian too many": ("s['guardians']['grey'] += 1", "state.guardians.grey"),
    "a portal lost": ("lose_portal(s)", "state.ring.moon"),
    "two equal boards": ("c['board'] = s['cities'][1]['board']", "state.cities"),
    "a turn of nobody": ("s['turn'] = 2", "state.turn"),
    "a start of nobody": ("s['start'] = 3", "state.start"),
    "seats that do not fit": ("s['seats'] = 4", "state.seats"),
    "a Bonfire without a Task": ("i = c['tasks'].index(None); c['lit'][i] = 1; c['novices'][i] = 0", "state.cities[0].lit[{i}]"),
    "a Novice beside a Bonfire": ("i = c['lit'].index(1); c['novices'][i] = 1", "state.cities[0].novices[{i}]"),
    "no Novice beside a Task": ("i = c['lit'].index(0); c['novices'][i] = 0", "state.cities[0].novices[{i}]"),
    "a Guardian on no path": ("c['guardians']['own'] = 'path-7'", "state.cities[0].guardians.own"),
    "a Guardian at no Bonfire": ("i = c['lit'].index(0); c['guardians']['own'] = f'bonfire-{i + 1}'", "state.cities[0].guardians.own"),
    "no own Guardian": ("c['guardians']['own'] = None", "state.cities[0].guardians.own"),
    "no Starting Tile": ("c['paths'][0] = s['path_pile'][0]; s['path_pile'][0] = 'starting-tile'", "state.cities[0].paths[0]"),
    "no path at all": ("c['paths'] = []", "state.cities[0].paths[0]"),
    "a Gnome of Tom's kind": ("c['gnomes']['pavior'] = 2", "state.cities[0].gnomes"),
    "too many Gnomes": ("c['gnomes'].update(dict.fromkeys(list(c['gnomes'])[:7], 1))", "state.cities[0].gnomes"),
    "a Fate Tile twice": ("c['column'][0] = c['column'][1]", "state.cities[0].column"),
    "a Fate Tile lost": ("c['column'].pop()", "state.cities[0].column"),
    "a square lost": ("c['cells'].pop(); c['symbols'].pop()", "state.cities[0].cells"),
    "two squares on one place": ("c['cells'][0] = c['cells'][1]", "state.cities[0].cells"),
    "a symbol lost": ("c['symbols'].pop()", "state.cities[0].symbols"),
    "too many Offerings of a kind": ("c['left_offerings'] = ['root'] * 3", "state.cities[0].left_offerings"),
    "more known than there are": ("s['path_known'] = 28", "state.path_known"),
    "a Countdown that did not begin": ("fill_council(s)", "state.counting"),
    # Frames.
    "no frames": ("s['frames'] = []", "state.frames[0]"),
    "another bottom": ("s['frames'][0]['kind'] = 'turn'", "state.frames[0]"),
    "an unknown frame": ("s['frames'][1]['kind'] = 'tern'", "state.frames[1].kind"),
    "an empty frame": ("s['frames'][1]['kind'] = 'nothing'", "state.frames[1].kind"),
    "a frame of nobody": ("s['frames'][1]['seat'] = 3", "state.frames[1].seat"),
    "a frame without a seat": ("del s['frames'][1]['seat']", "state.frames[1].seat"),
    "too many frames": ("s['frames'] += [s['frames'][1]] * 13", "state.frames"),
    "a frame's number out of range": ("s['frames'][1]['a'] = 128", "state.frames[1].a"),
    "a decision without an owner": ("s['frames'][1]['seat'] = -1", "state.frames[1].seat"),
    "a decision that offers nothing": ("s['frames'][1]['kind'] = 'pay-tiles'", "state.frames[1]"),
}  # fmt: skip


def free_task(s: dict[str, Any]) -> str:
    found: str = next(task for island in s["islands"].values() for task in island["tasks"] if task)
    return found


def swap_elder(s: dict[str, Any], c: dict[str, Any]) -> None:
    """Face up and in a city."""
    s["elders"]["elder-of-paths"] = 1
    for gnome in [name for name, there in c["gnomes"].items() if there][:1]:
        c["gnomes"][gnome] = 0
        s["gnome_pile"].append(gnome)
    c["gnomes"]["elder-of-paths"] = 1


def fill_council(s: dict[str, Any]) -> None:
    s["counting"] = 0
    s["council"][0]["novices"] = dict.fromkeys(s["council"][0]["novices"], 2)


def lose_portal(s: dict[str, Any]) -> None:
    next(space for space in s["ring"] if space["portals"]["moon"])["portals"]["moon"] -= 1


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_is_named_by_its_field(name: str) -> None:
    change, place = BROKEN[name]
    d = turn_position()
    space = {**globals(), "d": d, "s": d["state"], "c": d["state"]["cities"][0]}
    exec(change, space)
    found = problems_of(d)
    assert found, "this position was taken"
    wanted = place.format(**space)
    assert found[0][0] == wanted
    assert {where for where, _ in found} == {wanted} or "seats" in wanted


@pytest.mark.parametrize(
    ("change", "suggestion"),
    [
        ("s['turnn'] = s.pop('turn')", '"turn"'),
        ("c['ship'] = 'PINKK'", '"PINK"'),
        ("c['guardians']['own'] = 'path-11'", '"path-1"'),
        ("s['frames'][1]['kind'] = 'tern'", '"turn"'),
        ("c['gnomes']['pavio'] = c['gnomes'].pop('pavior')", '"pavior"'),
    ],
)
def test_a_misspelt_word_gets_a_suggestion(change: str, suggestion: str) -> None:
    d = turn_position()
    exec(change, {"d": d, "s": d["state"], "c": d["state"]["cities"][0]})
    assert any(f"Did you mean {suggestion}?" in message for _, message in problems_of(d))


def test_every_problem_is_named_at_once() -> None:
    d = turn_position()
    s = d["state"]
    s["turn"], s["pointer"], s["cities"][1]["ship"] = 9, "x", 5
    del s["start"]
    assert {place for place, _ in problems_of(d)} == {"state.turn", "state.pointer", "state.cities[1].ship", "state.start"}


def test_the_message_names_the_file(tmp_path: Path) -> None:
    d = turn_position()
    d["state"]["turn"] = 9
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(d), encoding="utf-8")
    with pytest.raises(PositionError) as caught:
        firelight.load(path)
    assert str(caught.value) == f"{path}: 1 problem\n  state.turn: found 9; expected a whole number from 0 to 3"
    assert caught.value.source == str(path)


def test_a_record_is_no_position() -> None:
    with pytest.raises(PositionError, match=r"firelight: found 'record'; expected 'position'\. Use firelight\.replay for a record"):
        firelight.load(firelight.new("bonfire", 2, seed=1).record())


@pytest.mark.parametrize("text", ["{", '{"firelight": }', "{} {}", "{'a': 1}", '{"a": "\n"}', "{" * 10_000, '{"a":' * 10_000])
def test_broken_json_is_named(text: str) -> None:
    assert [place for place, _ in problems_of(text)] == ["the text"]


@pytest.mark.parametrize("source", ["", "none.json", "[]", "null", "a\0b", "x" * 5000, "~/none", Path("none.json"), Path(".")], ids=repr)
def test_a_file_that_cannot_be_read_is_named(source: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert [place for place, _ in problems_of(source)] == ["the file"]


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert [place for place, _ in problems_of(path)] == ["the file"]
    path.write_text("[1, 2]")
    assert [place for place, _ in problems_of(path)] == ["the data"]
    path.write_text("{")
    assert [place for place, _ in problems_of(path)] == ["the text"]


@pytest.mark.parametrize("source", [None, 3, [], [{}], b"{}", range(3), 1.5, True], ids=repr)
def test_what_is_no_object_is_named(source: Any) -> None:
    assert [place for place, _ in problems_of(source)] == ["the data"]


@pytest.mark.parametrize("components", [5, "x", [], {}, {"set": {}}, True])
def test_a_broken_component_set_is_named_inside_the_position(components: Any) -> None:
    d = turn_position()
    d["components"] = components
    assert problems_of(d)
    assert all(place.startswith("components") for place, _ in problems_of(d))


def test_numbers_of_any_size_are_refused_quietly() -> None:
    d = turn_position()
    d["state"]["turn"] = 10**5000
    assert [place for place, _ in problems_of(d)] == ["state.turn"]


# Positions broken by chance.


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value inside the data, containers too."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, inner in data.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(data, list):
        for place, inner in enumerate(data):
            yield from leaves(inner, (*path, place))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def descend(data: Any, chance: random.Random) -> tuple[Any, ...]:
    """A random place inside, each branch with the same probability; one time in four a number of a frame."""
    path: tuple[Any, ...] = ()
    if chance.random() < 0.25:
        frame = chance.randrange(len(data["frames"]))
        return ("frames", frame, chance.choice(list(data["frames"][frame])))
    here = data
    while isinstance(here, (dict, list)) and here and (not path or chance.random() < 0.95):
        key = chance.choice(list(here) if isinstance(here, dict) else range(len(here)))
        path, here = (*path, key), here[key]
    return path


def mutate(data: dict[str, Any], chance: random.Random) -> str:
    """Change one thing somewhere; returns what was done."""
    state = data["state"]
    path = descend(state, chance)
    holder, key = at(state, path[:-1]), path[-1]
    old = holder[key]
    how = chance.choice(["near", "near", "other", "other", "any", "remove", "double", "swap"])
    if how == "near" and type(old) is int:
        holder[key] = old + chance.choice([-2, -1, 1, 2, 5])
    elif how in ("near", "other"):
        alike = [at(state, place) for place in leaves(state) if place[-1] == key or place[:-1] == path[:-1]]
        holder[key] = copy.deepcopy(chance.choice([value for value in alike if type(value) is type(old)]))
    elif how == "any":
        holder[key] = chance.choice([None, 0, 1, -1, 7, 99, -128, 127, 128, True, 0.5, "", "x", [], {}, [0], {"a": 1}])
    elif how == "remove":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(old))
    else:
        other = descend(state, chance)
        if other[: len(path)] != path and path[: len(other)] != other:
            aside, name = at(state, other[:-1]), other[-1]
            holder[key], aside[name] = aside[name], holder[key]
    return f"{how} at {'.'.join(map(str, path))}, which was {json.dumps(old)[:60]}"


MUTATIONS = 120


@cache
def mutated(key: str, players: int) -> list[tuple[str, str]]:
    """Positions with one to three changes each, most of them broken: what was done, and the position."""
    chance = random.Random(players)
    found = []
    sources = [somewhere(key, players, seed).position() for seed in range(8)]
    for _ in range(MUTATIONS):
        data = copy.deepcopy(chance.choice(sources))
        done = [mutate(data, chance) for _ in range(chance.choice([1, 1, 2, 3]))]
        found.append(("; ".join(done), json.dumps(data)))
    return found


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_changed_position_is_refused_with_places_or_can_be_played(key: str, players: int) -> None:
    """Any change leads to a PositionError that names places, or to a game that can be played to its end."""
    wrong = []
    refused = taken = 0
    for done, text in mutated(key, players):
        try:
            with within(60):
                g = firelight.load(text, seed=1)
        except PositionError as error:
            refused += 1
            assert all(problem.place.startswith("state") for problem in error.problems)
            continue
        except Exception as error:
            wrong.append(f"{done}: loading raises {type(error).__name__}: {error}")
            continue
        taken += 1
        try:
            with within(60):
                finish(g, 1)
            g.position(), g.scores(), g.winners(), str(g)
        except Exception as error:
            wrong.append(f"{done}: playing on raises {type(error).__name__}: {error}")
    assert refused > MUTATIONS // 4
    assert taken > 0
    assert not wrong, f"{len(wrong)} of {MUTATIONS}:\n" + "\n".join(wrong)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_changed_frame_is_refused_with_places_or_can_be_played(key: str, players: int) -> None:
    """For every kind of decision, change each number of its frames: pending frames are checked like the table."""
    wrong = set()
    chance = random.Random(players)
    seen: set[str] = set()
    for seed in range(3):
        for g in decisions(key, players, seed):
            if g.decision in seen or g.over:
                continue
            seen.add(g.decision)
            text = json.dumps(g.position())
            for frame in range(g.state.depth):
                for field in ("kind", "seat", "a", "b", "c", "d", "e", "f"):
                    data = json.loads(text)
                    other = data["state"]["frames"][frame]
                    if field == "kind":
                        other["kind"] = chance.choice([name for name in g.edition.title.rules.frames if name != other["kind"]])
                    else:
                        other[field] += chance.choice([-3, -1, 1, 2, 40])
                    done = f"{data['state']['frames'][frame]['kind']}: {field} is {other[field]}"
                    try:
                        with within(60):
                            for _ in play_on(firelight.load(data, seed=1), 1, most=12):
                                pass
                    except PositionError as error:
                        assert all(problem.place.startswith("state") for problem in error.problems)
                    except Exception as error:
                        wrong.add(f"{done}: {type(error).__name__}: {error}")
    assert not wrong, f"{len(wrong)} changes:\n" + "\n".join(sorted(wrong))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_changed_position_that_is_taken_has_all_pieces(key: str, players: int) -> None:
    """No position is accepted in which a piece is lost, duplicated or in an impossible place."""
    wrong = []
    for done, text in mutated(key, players):
        try:
            with within(60):
                g = firelight.load(text, seed=1)
        except Exception:
            continue
        broken = conserved(g.state, g.edition)
        if broken:
            wrong.append(f"{done}: {'; '.join(broken)}")
    assert not wrong, f"{len(wrong)} of {MUTATIONS}:\n" + "\n".join(wrong)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_new_game_is_a_sound_position(key: str, players: int) -> None:
    for seed in range(10):
        g = new_game(key, players, seed)
        assert problems_of(g.position()) == []
