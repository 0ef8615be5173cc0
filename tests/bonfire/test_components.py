"""The component set of Bonfire: the shipped file, and the messages about wrong ones."""

import copy
import datetime
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firelight.engine.components import ComponentsError, fingerprint, read
from firelight.games.bonfire.content.components import from_data, load
from firelight.games.bonfire.content.words import SHIPPED

TEXT = Path(SHIPPED).read_text(encoding="utf-8")

# name of the defect: (text of the file, what stands there instead, the place that must be named, a part of the message)
DEFECTS = {
    "no name": ('name = "Firelight standard"', 'name = " "', "set.name", "Give it a name"),
    "other game": ('game = "bonfire"', 'game = "emberheart"', "set.game", "expected bonfire"),
    "later format": ("format = 1", "format = 2", "set.format", "found 2; expected 1"),
    "legend incomplete": ('S = "said by another public source"\n', "", "legend.S", "missing"),
    "section missing": ("[offerings]", "[offering]", "offerings", "missing"),
    "section misspelt": ("[offerings]", "[offering]", "offering", 'Did you mean "offerings"?'),
    "mark missing": ('[routes]\nmark = "C"', "[routes]", "routes.mark", "R, S, D, C"),
    "mark unknown": (
        'mark = "R" },\n    { kind = "guardian"',
        'mark = "X" },\n    { kind = "guardian"',
        "great-bonfire.spaces[5].mark",
        "X",
    ),
    "mark of a part missing": ('copies = "C", gnome-sign = "D"', 'copies = "C"', "tom-cards.marks.gnome-sign", "missing"),
    "mark of an unknown part": ('shape = "C"', 'shap = "C"', "fate-area.marks.shap", 'Did you mean "shape"?'),
    "colour unknown": ('colour = "purple"', 'colour = "purpel"', "action-tiles.task.colour", 'Did you mean "purple"?'),
    "colour twice": ('colour = "purple"', 'colour = "blue"', "action-tiles.task.colour", "colour of ship too"),
    "fate row missing": ('    "-  .  .  Y  .  G  -",\n', "", "fate-area.rows", "found 4 entries; expected 5"),
    "fate row short": ('"-  G  .  Y  .  .  -"', '"-  G  .  Y  .  ."', "fate-area.rows[1]", "found 6; expected 7"),
    "fate square unknown": ('"-  G  .  Y  .  .  -"', '"-  G  .  Q  .  .  -"', "fate-area.rows[1][4]", "Q"),
    "highlighted outside": ('"-  G  .  Y  .  .  -"', '"-* G  .  Y  .  .  -"', "fate-area.rows[1][1]", "-*"),
    "symbol under the first tile": ("F  F  F", "F  FG F", "fate-area.rows[3][4]", "FG"),
    "first tile of two squares": ("F  F  F", "F  F  .", "fate-area.rows", "three squares side by side"),
    "first tile with a gap": ('"Y  *  F  F  F  *  Y"', '"Y  F  .  F  F  *  Y"', "fate-area.rows", "three squares side by side"),
    "first tile upright": (
        'F  F  F  *  Y",\n    "G  .  *',
        'F  F  .  *  Y",\n    "G  .  F',
        "fate-area.rows",
        "three squares side by side",
    ),
    "fate area cut in two": ('"G  .  *  *  *  .  ."', '"-  -  -  -  -  -  -"', "fate-area.rows", "connected"),
    "fate area too small": (
        '*  *  *  .  .",\n    "-  .  .  Y  .  G',
        '*  -  -  -  -",\n    "-  .  -  -  -  -',
        "fate-area.rows",
        "found 23",
    ),
    "fate tile missing": ('    "ship gnome guardian",\n', "", "fate-tiles.symbols", "found 7 entries; expected 8"),
    "fate tile with yellow": ('"ship gnome guardian"', '"ship yellow guardian"', "fate-tiles.symbols[6][2]", "yellow"),
    "fate tile with equal symbols": ('"ship gnome guardian"', '"ship gnome ship"', "fate-tiles.symbols[6][3]", "twice"),
    "fate tile of two symbols": ('"ship gnome guardian"', '"ship gnome"', "fate-tiles.symbols[6]", "found 2; expected 3"),
    "island missing": ('T7 = { resource = "herb", corner = true }\n', "", "islands.T7", "missing"),
    "island unknown": ("T7 = {", "T77 = {", "islands.T77", "not known"),
    "island resource misspelt": ('T5 = { resource = "root" }', 'T5 = { resource = "rot" }', "islands.T5.resource", 'Did you mean "root"?'),
    "island with gold": ('T5 = { resource = "root" }', 'T5 = { resource = "gold" }', "islands.T5.resource", "gold"),
    "island resource three times": ('T5 = { resource = "root" }', 'T5 = { resource = "herb" }', "islands", "found herb on T3, T5, T7"),
    "five corners": ('T5 = { resource = "root" }', 'T5 = { resource = "root", corner = true }', "islands", "found 5 corners"),
    "corner as text": ('"shell", corner = true', '"shell", corner = "yes"', "islands.T4.corner", "true or false"),
    "corner at a guardian island": ('guardian = "pink" }', 'guardian = "pink", corner = true }', "islands.PINK.corner", "not known"),
    "guardian twice": ('guardian = "pink" }', 'guardian = "grey" }', "islands.PINK.guardian", 'expected "pink"'),
    "own guardian on an island": ('guardian = "pink" }', 'guardian = "own" }', "islands.PINK.guardian", "one of pink, grey"),
    "route to nowhere": ('"T2-PINK"', '"T2-PNK"', "routes.between[2][2]", 'Did you mean "PINK"?'),
    "route twice": ('"T2-PINK"', '"T2-T1"', "routes.between[2]", "same route as routes.between[1]"),
    "route to itself": ('"T2-PINK"', '"T2-T2"', "routes.between[2]", "itself"),
    "route of one island": ('"T2-PINK"', '"T2"', "routes.between[2]", "found 1; expected 2"),
    "map not connected": ('"T2-PINK", "PINK-T3", ', "", "routes.between", "PINK cannot be reached from T1"),
    "ring space missing": ('    { kind = "task", gives = "herb" },\n', "", "great-bonfire.spaces", "found 6 entries; expected 7"),
    "ring kind twice": ('kind = "task", gives', 'kind = "ship", gives', "great-bonfire.spaces[4].kind", "great-bonfire.spaces[3].kind too"),
    "ring resource twice": ('gives = "herb"', 'gives = "gold"', "great-bonfire.spaces[7].gives", "great-bonfire.spaces[4].gives too"),
    "ring without points": ('"2 points"', '"two points"', "great-bonfire.spaces[1].gives", 'Did you mean "2 points"?'),
    "path tiles too few": ("shell = 1, root = 1", "shell = 1, root = 0", "path-tiles.yellow", "found 7"),
    "path tile with gold": ("shell = 1, root = 1", "shell = 1, root = 1, gold = 0", "path-tiles.yellow.gold", "not known"),
    "path tiles as text": ("shell = 1, root", 'shell = "1", root', "path-tiles.yellow.shell", "found text in quotes (1)"),
    "path tiles below zero": ("shell = 1, root = 1", "shell = 3, root = -1", "path-tiles.yellow.root", "found -1"),
    "starting tile without gold": ('resource = "gold"\n\n', 'resource = "root"\n\n', "starting-tile.resource", "expected gold"),
    "starting tile with crystal": ('resource = "gold"\n\n', 'resource = "gold"\ncrystal = "red"\n\n', "starting-tile.crystal", "not known"),
    "offerings too many": ("\nshell = 2\nroot = 2", "\nshell = 2\nroot = 3", "offerings", "found 11 Offerings; expected 10"),
    "offering of gold": ("\nshell = 2\nroot = 2", "\nshell = 2\ngold = 2", "offerings.gold", "not known"),
    "board missing": ('D = "square star moon ring waves peak rhomb"\n', "", "boards.D", "missing"),
    "board shape twice": ('B = "star waves ring', 'B = "star waves waves', "boards.B[3]", "boards.B[2] too"),
    "board shape absent": ('B = "star waves ring', 'B = "star waves waves', "boards.B", "there is no ring"),
    "board shape unknown": ('B = "star waves ring', 'B = "star wave ring', "boards.B[2]", 'Did you mean "waves"?'),
    "boards equal": (
        "star waves ring moon peak rhomb square",
        "ring peak square rhomb star moon waves",
        "boards.B",
        "same order as board A",
    ),
    "guardian values too few": ("[2, 3, 4, 5, 6, 7, 8]", "[2, 3, 4, 5, 6, 7]", "guardian-values.bonfires", "found 6 entries; expected 7"),
    "guardian value too high": ("[2, 3, 4, 5, 6, 7, 8]", "[2, 3, 4, 5, 6, 7, 9]", "guardian-values.bonfires[7]", "from 2 to 8"),
    "guardian values falling": ("[2, 3, 4, 5, 6, 7, 8]", "[2, 3, 5, 4, 6, 7, 8]", "guardian-values.bonfires[4]", "found 4 after 5"),
    "guardian value broken": ("[2, 3, 4, 5, 6, 7, 8]", "[2, 3.5, 4, 5, 6, 7, 8]", "guardian-values.bonfires[2]", "decimal point (3.5)"),
    "council bonus twice": ("specialist move ship", "specialist ship ship", "high-council.clockwise[7]", "too"),
    "council bonus absent": ("specialist move ship", "specialist ship ship", "high-council.clockwise", "there is no move"),
    "tom card absent": ("gnome = { copies = 1,", "gnome = { copies = 0,", "tom-cards.gnome.copies", "from 1 to 8"),
    "tom cards too many": ("gnome = { copies = 1,", "gnome = { copies = 2,", "tom-cards", "found 9 cards; expected 8"),
    "tom card unknown": ("task-2 = {", "task-3 = {", "tom-cards.task-3", "not known"),
    "tom card without its sign": (
        "gnome = { copies = 1, gnome-sign = true",
        "gnome = { copies = 1, gnome-sign = false",
        "tom-cards.gnome.gnome-sign",
        "B14.3",
    ),
    "specialist missing": ('usher = { number = 7, resource = "fruit" }\n', "", "specialists.usher", "missing"),
    "specialist misspelt": ("usher = {", "user = {", "specialists.user", 'Did you mean "usher"?'),
    "specialist with a wrong number": ("usher = { number = 7", "usher = { number = 8", "specialists.usher.number", "found 8; expected 7"),
    "four golden specialists": (
        'number = 7, resource = "fruit"',
        'number = 7, resource = "gold"',
        "specialists",
        "twin-dyer, usher, recruiter",
    ),
    "elder without resource": (
        'number = 2, resource = "fruit" }\nelder-of-portals',
        "number = 2 }\nelder-of-portals",
        "elders.elder-of-fate.resource",
        "missing",
    ),
    "elder with a wrong resource": (
        'number = 6, resource = "gold"',
        'number = 6, resource = "yellow"',
        "elders.elder-of-gnomes.resource",
        "yellow",
    ),
    "task missing": ('    { condition = "gold", number = 4, points = 4 },\n', "", "tasks.red", "found 21 red Tasks; expected 22"),
    "task too many": ('condition = "gold", number = 4, ', 'condition = "gold", number = 4, copies = 2, ', "tasks.red", "found 23"),
    "task points too high": (
        '"two-guardians", each = ["pink grey", "brown blue"], points = 4',
        '"two-guardians", each = ["pink grey", "brown blue"], points = 6',
        "tasks.red[3].points",
        "from 4 to 5",
    ),
    "task points absent": (
        'number = 3, points = 4 },\n    { condition = "two-guardians"',
        'number = 3 },\n    { condition = "two-guardians"',
        "tasks.red[2].points",
        "missing",
    ),
    "task condition misspelt": ('"same-adjacent"', '"same-adjacend"', "tasks.red[6].condition", 'Did you mean "same-adjacent"?'),
    "task condition absent": ('condition = "same-adjacent", ', "", "tasks.red[6].condition", "missing"),
    "task with a needless number": ('"same-adjacent", ', '"same-adjacent", number = 2, ', "tasks.red[6].number", "not known"),
    "task without its number": ('"gold", number = 4, ', '"gold", ', "tasks.red[5].number", "missing"),
    "task number out of reach": ('"gnomes", number = 3', '"gnomes", number = 7', "tasks.red[4].number", "from 1 to 6"),
    "task showing nothing": ('each = ["herb", "root"], ', "", "tasks.blue[4].each", "missing"),
    "task showing an empty list": ('each = ["herb", "root"], ', "each = [], ", "tasks.blue[4].each", "empty list"),
    "task shown word unknown": (
        'each = ["herb", "root"], ',
        'each = ["herb", "roof"], ',
        "tasks.blue[4].each[2][1]",
        'Did you mean "root"?',
    ),
    "task shown twice": (
        'each = ["herb", "root"], ',
        'each = ["herb", "herb"], ',
        "tasks.blue[4].each[2]",
        "same as tasks.blue[4].each[1]",
    ),
    "task showing the own guardian": ('"pink grey"', '"own grey"', "tasks.red[3].each[1][1]", "own"),
    "task pair of equals": ('"pink grey"', '"pink pink"', "tasks.red[3].each[1][2]", "shown twice"),
    "task pair reversed": ('"brown blue"', '"grey pink"', "tasks.red[3].each[2]", "same as tasks.red[3].each[1]"),
    "task asked twice": ('"two-offerings-on", number = 3', '"bonfires", number = 5', "tasks.yellow[12]", "same as tasks.yellow[9]"),
    "task list as text": ('each = ["red"], number = 4', 'each = "red", number = 4', "tasks.yellow[3].each", "expected a list"),
    "task with an extra key": ('"all-fires", ', '"all-fires", colour = "red", ', "tasks.red[9].colour", "not known"),
    "three Offerings on one island absent": ('"offerings-on-one", number = 3', '"offerings-on-one", number = 2', "tasks", "found 0 Tasks"),
    "three Offerings on one island twice": ('"offerings-on-one", number = 2', '"offerings-on-one", number = 3', "tasks", "found 2 Tasks"),
}


def spoilt(tmp_path: Path, text: str) -> ComponentsError:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(file)
    return error.value


@pytest.mark.parametrize("name", DEFECTS)
def test_every_defect_is_named_with_its_place(name: str, tmp_path: Path) -> None:
    old, new, place, part = DEFECTS[name]
    assert TEXT.count(old) == 1
    error = spoilt(tmp_path, TEXT.replace(old, new))
    messages = [problem.message for problem in error.problems if problem.place == place]
    assert any(part in message for message in messages), str(error)
    assert f"{place}: " in str(error)
    assert str(tmp_path / "mine.toml") in str(error)


def test_all_problems_are_collected(tmp_path: Path) -> None:
    text = TEXT.replace('"T2-PINK"', '"T2-PNK"').replace('"gold", number = 4', '"gold", number = 40').replace("usher = {", "user = {")
    error = spoilt(tmp_path, text)
    assert {problem.place for problem in error.problems} == {
        "routes.between[2][2]",
        "tasks.red[5].number",
        "specialists.user",
        "specialists.usher",
    }
    assert "4 problems" in str(error)
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


@pytest.mark.parametrize(("sign", "name"), [("G", "gold"), ("Y", "yellow"), ("*", "highlighted")])
def test_every_sign_of_the_fate_area_must_be_drawn(sign: str, name: str, tmp_path: Path) -> None:
    drawing = TEXT[TEXT.index("rows = [") :].partition("]")[0]
    error = spoilt(tmp_path, TEXT.replace(drawing, drawing.replace(sign, ".")))
    assert [str(problem) for problem in error.problems] == [
        f"fate-area.rows: found no {name} square; expected one at least. Draw it as {sign}."
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[set]\nname = = 1", "line 2, column 8"),
        ("[set]\nformat = 1\nformat = 1\n", "line 3, column 11"),
        ('[set]\nname = "Mine', "line 2, end of the file"),
        ("[set]\r\nformat = 1\r\n[set]", "line 3, column 5"),
    ],
)
def test_bad_toml_is_named_with_its_line(text: str, place: str, tmp_path: Path) -> None:
    error = spoilt(tmp_path, text)
    assert [problem.place for problem in error.problems] == [place]
    assert "TOML" in str(error)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="No such file"):
        load(tmp_path / "none.toml")
    with pytest.raises(ComponentsError, match="Check the path"):
        load(tmp_path)
    file = tmp_path / "latin.toml"
    file.write_bytes("# one\n# zwölf\n".encode("latin-1"))
    with pytest.raises(ComponentsError, match="line 2: this is not UTF-8"):
        load(file)


def places(value: object, place: str = "") -> Iterator[tuple[str, list[str | int]]]:
    """Every place inside the data, with the way to it."""
    if isinstance(value, dict):
        for name, inside in value.items():
            here = f"{place}.{name}" if place else name
            yield here, [name]
            yield from ((deeper, [name, *way]) for deeper, way in places(inside, here))
    elif isinstance(value, list):
        for i, inside in enumerate(value):
            here = f"{place}[{i + 1}]"
            yield here, [i]
            yield from ((deeper, [i, *way]) for deeper, way in places(inside, here))


def around(data: object, way: list[str | int]) -> Any:
    for step in way[:-1]:
        data = data[step]  # type: ignore[index]
    return data


def named(data: dict[str, object]) -> list[str]:
    try:
        from_data(data)
    except ComponentsError as error:
        return [problem.place for problem in error.problems]
    return []


SHIPPED_DATA = read(SHIPPED)
PLACES = list(places(SHIPPED_DATA))


@pytest.mark.parametrize("other", [datetime.date(2020, 10, 1), -7, "-", [{}]], ids=repr)
def test_a_wrong_value_anywhere_is_named(other: object) -> None:
    data = copy.deepcopy(SHIPPED_DATA)
    for place, way in PLACES:
        parent, last = around(data, way), way[-1]
        if isinstance(other, str) and (place == "set.name" or place.startswith("legend.")):
            continue
        right, parent[last] = parent[last], other
        assert any(name.startswith(place) for name in named(data)), place
        parent[last] = right


def test_a_missing_value_anywhere_is_named() -> None:
    for place, way in PLACES:
        data = copy.deepcopy(SHIPPED_DATA)
        del around(data, way)[way[-1]]
        match way[-1]:
            case "mark" if len(way) > 2:
                assert named(data) == []  # entries need no mark of their own
            case "marks":
                assert place.removesuffix("s") in named(data)
            case "corner" if len(way) == 3 and way[1] != "marks":
                assert named(data) == ["islands"]
            case str():
                assert place in named(data), place
            case int() if way[0] != "routes":
                assert any(place.startswith(name) for name in named(data)), place


def test_an_extra_key_anywhere_is_named() -> None:
    for place, way in [("", []), *PLACES]:
        data = copy.deepcopy(SHIPPED_DATA)
        target = around(data, [*way, ""])
        if isinstance(target, dict):
            target["extra-key"] = 1
            assert named(data) == [f"{place}.extra-key".removeprefix(".")]


def test_fingerprint_follows_the_printed_values_only() -> None:
    shipped = load()
    assert len(shipped.fingerprint) == 64
    assert shipped.fingerprint == fingerprint(SHIPPED_DATA)
    data = copy.deepcopy(SHIPPED_DATA)
    data["set"]["name"] = "Mine"  # type: ignore[index]
    data["routes"]["mark"] = "R"  # type: ignore[index]
    data["legend"]["R"] = "compared with the box"  # type: ignore[index]
    assert from_data(dict(reversed(data.items()))).fingerprint == shipped.fingerprint
    data["tasks"]["red"][0]["points"] = 4  # type: ignore[index]
    assert from_data(data).fingerprint != shipped.fingerprint
