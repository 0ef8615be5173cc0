"""The component set of Emberheart: the shipped file, and the messages about wrong ones."""

import copy
import datetime
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firelight.engine.components import ComponentsError, fingerprint, numbered, read, shipped
from firelight.games.emberheart.content.components import from_data, load
from firelight.games.emberheart.content.words import SHIPPED

TEXT = Path(SHIPPED).read_text(encoding="utf-8")
BLUE_LAST = "{ glory = 9, dragons = 4, heroes = 3 },\n]\ngreen = ["
SEVEN = "{ glory = 7, flame = 1, warden = true }"

# name of the defect: (text of the file, what stands there instead, the place that must be named, a part of the message)
DEFECTS = {
    "no name": ('name = "Firelight standard"', 'name = " "', "set.name", "Give it a name"),
    "other game": ('game = "emberheart"', 'game = "bonfire"', "set.game", "expected emberheart"),
    "later format": ("format = 1", "format = 2", "set.format", "found 2; expected 1"),
    "legend incomplete": ('S = "said by another public source"\n', "", "legend.S", "missing"),
    "section missing": ("[preserves]", "[preserve]", "preserves", "missing"),
    "section misspelt": ("[preserves]", "[preserve]", "preserve", 'Did you mean "preserves"?'),
    "mark missing": ('[champions]\nmark = "C"', "[champions]", "champions.mark", "R, S, D, C"),
    "mark unknown": ('[locations]\nmark = "R"', '[locations]\nmark = "X"', "locations.mark", "X"),
    "mark of an entry unknown": ("number = 13, colour", 'mark = "r", number = 13, colour', "heroes.spy.mark", 'Did you mean "R"?'),
    "mark of a part missing": ('counts = "R", loses = "C"', 'counts = "R"', "raid.marks.loses", "missing"),
    "mark of an unknown part": ('{ followers = "C"', '{ folowers = "C"', "tavern.marks.folowers", 'Did you mean "followers"?'),
    "attribute misspelt": ('red = "strength"', 'red = "strenght"', "colours.red", 'Did you mean "strength"?'),
    "attribute of another colour": ('blue = "senses"', 'blue = "speed"', "colours.blue", "expected senses"),
    "exotic with an attribute": ('green = "speed"', 'green = "speed"\nexotic = "speed"', "colours.exotic", "not known"),
    "location missing": ('camp = "hireling scout"\n', "", "locations.camp", "missing"),
    "location misspelt": ("camp = ", "campp = ", "locations.campp", 'Did you mean "camp"?'),
    "follower misspelt": ('camp = "hireling scout"', 'camp = "hirelin scout"', "locations.camp[1]", 'Did you mean "hireling"?'),
    "wrong follower at a location": ('camp = "hireling scout"', 'camp = "hireling warden"', "locations.camp", "hireling scout"),
    "location without hirelings": ('camp = "hireling scout"', 'camp = "scout"', "locations.camp", "found 1; expected 2"),
    "start supply too small": ("hirelings = 10", "hirelings = 9", "start-supply.hirelings", "found 9; expected 10"),
    "start supply as text": ("gear = 2", 'gear = "2"', "start-supply.gear", "found text in quotes (2)"),
    "start supply incomplete": ("crests = 5\n", "", "start-supply.crests", "missing"),
    "attribute glory wrong": ("level-6 = 8", "level-6 = 9", "attribute-glory.level-6", "found 9; expected 8"),
    "attribute level unknown": ("level-6 = 8", "level-5 = 8", "attribute-glory.level-5", "not known"),
    "companion level wrong": ("levels = [1, 3, 5]", "levels = [1, 3, 6]", "companion-levels.levels[3]", "found 6; expected 5"),
    "companion level too many": ("levels = [1, 3, 5]", "levels = [1, 3, 5, 7]", "companion-levels.levels", "found 4 entries; expected 3"),
    "flame start below zero": ("start = 10", "start = -1", "flame.start", "found -1"),
    "flame bonus too few": ("12, 13, 14]", "12, 13]", "flame.bonus", "found 12 entries; expected 13"),
    "flame bonus for the highest": ("bonus = [0, 1", "bonus = [1, 1", "flame.bonus[1]", "expected 0 at a distance of 0"),
    "flame bonus at 3": ("[0, 1, 2, 3, 4, 6, 8", "[0, 1, 2, 4, 4, 6, 8", "flame.bonus[4]", "expected 3 at a distance of 3"),
    "flame bonus at 6": ("[0, 1, 2, 3, 4, 6, 8", "[0, 1, 2, 3, 4, 6, 7", "flame.bonus[7]", "expected 8 at a distance of 6"),
    "flame bonus falling": ("9, 10, 11, 12, 13, 14]", "9, 11, 10, 12, 13, 14]", "flame.bonus[10]", "found 10 after 11"),
    "flame bonus broken": ("9, 10, 11,", "9, 10.5, 11,", "flame.bonus[9]", "decimal point (10.5)"),
    "flame bonus falling beyond": ("beyond = 14", "beyond = 13", "flame.beyond", "found 13 after 14"),
    "board missing": ('board-3 = "fire-wise"\n', "", "champions.board-3", "missing"),
    "skill twice": ('board-3 = "fire-wise"', 'board-3 = "further-steps"', "champions.board-3", "champions.board-2 too"),
    "skill absent": ('board-3 = "fire-wise"', 'board-3 = "further-steps"', "champions", "there is no fire-wise"),
    "skill misspelt": ('board-3 = "fire-wise"', 'board-3 = "firewise"', "champions.board-3", 'Did you mean "fire-wise"?'),
    "no skill": ('board-3 = "fire-wise"', 'board-3 = "none"', "champions.board-3", "none"),
    "mountain dragon missing": (f"    {SEVEN},\n]\ngreen", "]\ngreen", "mountain-dragons.blue", "found 9 entries; expected 10"),
    "mountain dragon too many": (f"{SEVEN},\n]\ngreen", f"{SEVEN}, {SEVEN},\n]\ngreen", "mountain-dragons.blue", "found 11"),
    "mountain dragon exotic": ('warden = "C" }\n', 'warden = "C" }\nexotic = []\n', "mountain-dragons.exotic", "not known"),
    "mountain dragon without glory": (
        f"{SEVEN},\n]\ngreen",
        "{ flame = 1, warden = true },\n]\ngreen",
        "mountain-dragons.blue[10].glory",
        "missing",
    ),
    "mountain dragon glory too high": (
        f"{SEVEN},\n]\ngreen",
        "{ glory = 70 },\n]\ngreen",
        "mountain-dragons.blue[10].glory",
        "found 70; expected a whole number from 1 to 9",
    ),
    "mountain dragon cost below zero": (
        f"{SEVEN},\n]\ngreen",
        "{ glory = 7, flame = -1 },\n]\ngreen",
        "mountain-dragons.blue[10].flame",
        "found -1",
    ),
    "mountain dragon with two wardens": (
        f"{SEVEN},\n]\ngreen",
        "{ glory = 7, warden = 2 },\n]\ngreen",
        "mountain-dragons.blue[10].warden",
        "expected true or false",
    ),
    "mountain dragon with an extra key": (
        f"{SEVEN},\n]\ngreen",
        "{ glory = 7, wardens = true },\n]\ngreen",
        "mountain-dragons.blue[10].wardens",
        'Did you mean "warden"?',
    ),
    "mountain dragons as numbers": (f"{SEVEN},\n]\ngreen", "7,\n]\ngreen", "mountain-dragons.blue[10]", "expected a table"),
    "captive missing": ("exotic = [1, 2, 3]", "exotic = [1, 2]", "captive-dragons", "found 14 dragons; expected 15. Add"),
    "captive too many": ("exotic = [1, 2, 3]", "exotic = [1, 2, 3, 3]", "captive-dragons", "found 16 dragons; expected 15. Remove"),
    "one exotic only": ("exotic = [1, 2, 3]", "exotic = [1]", "captive-dragons.exotic", "expected 2 at least"),
    "colour without captives": ("blue = [2, 2, 3, 4]", "blue = []", "captive-dragons.blue", "expected 1 at least"),
    "captive worth nothing": ("exotic = [1, 2, 3]", "exotic = [0, 2, 3]", "captive-dragons.exotic[1]", "found 0"),
    "captive too strong": ("exotic = [1, 2, 3]", "exotic = [1, 2, 7]", "captive-dragons.exotic[3]", "less than 7"),
    "captives as text": ("exotic = [1, 2, 3]", 'exotic = "1 2 3"', "captive-dragons.exotic", "expected a list"),
    "preserve too many": ("blue = 5", "blue = 6", "preserves.blue", "found 6; expected 5"),
    "preserve exotic": ("blue = 5", "blue = 5\nexotic = 1", "preserves.exotic", "not known"),
    "garrison card missing": (f"    {BLUE_LAST}", "]\ngreen = [", "garrison.blue", "found 4 entries; expected 5"),
    "garrison card not rising": (BLUE_LAST, BLUE_LAST.replace("9", "7"), "garrison.blue[5].glory", "found 7 after 7"),
    "garrison dragons falling": (BLUE_LAST, BLUE_LAST.replace("4", "2"), "garrison.blue[5].dragons", "found 2 after 3"),
    "garrison card without dragons": (BLUE_LAST, BLUE_LAST.replace("dragons = 4, ", ""), "garrison.blue[5].dragons", "missing"),
    "garrison card for no dragons": (BLUE_LAST, BLUE_LAST.replace("4", "0"), "garrison.blue[5].dragons", "found 0"),
    "garrison card asking one thing": (BLUE_LAST, BLUE_LAST.replace(", heroes = 3", ""), "garrison.blue[5]", "neither heroes nor"),
    "garrison card asking three things": (
        BLUE_LAST,
        BLUE_LAST.replace("heroes = 3", "heroes = 3, followers = 2"),
        "garrison.blue[5]",
        "both heroes and followers",
    ),
    "garrison card asking something else": (BLUE_LAST, BLUE_LAST.replace("heroes", "heros"), "garrison.blue[5].heros", '"heroes"?'),
    "garrison card asking too much": (BLUE_LAST, BLUE_LAST.replace("heroes = 3", "heroes = 27"), "garrison.blue[5].heroes", "found 27"),
    "garrison follower misspelt": ('blue = "scout"', 'blue = "scouts"', "garrison.follower-kinds.blue", 'Did you mean "scout"?'),
    "garrison follower absent": ('blue = "scout", ', "", "garrison.follower-kinds.blue", "missing"),
    "garrison followers absent": ("follower-kinds = { red", "follower-kind = { red", "garrison.follower-kinds", "missing"),
    "tavern card missing": ("    { hirelings = 6, flame = 0 },\n", "", "tavern.cards", "found 14 entries; expected 15"),
    "tavern card without followers": ("{ hirelings = 6, flame = 0 }", "{ flame = 0 }", "tavern.cards[3]", "found no followers"),
    "tavern card of zero followers": ("{ hirelings = 6, flame = 0 }", "{ hirelings = 0, flame = 0 }", "tavern.cards[3]", "no followers"),
    "tavern card without flame": ("{ hirelings = 6, flame = 0 }", "{ hirelings = 6 }", "tavern.cards[3].flame", "missing"),
    "tavern card with a misspelt follower": ("{ rangers = 3,", "{ ranger = 3,", "tavern.cards[10].ranger", 'Did you mean "rangers"?'),
    "tavern card with fewer than no followers": ("{ rangers = 3,", "{ rangers = -3,", "tavern.cards[10].rangers", "found -3"),
    "tavern flame too high": ("{ rangers = 3, flame = 1", "{ rangers = 3, flame = 11", "tavern.cards[10].flame", "from -5 to 5"),
    "raid card missing": ('    { counts = "ranger", loses = "hirelings" },\n', "", "raid.cards", "found 9 entries; expected 10"),
    "raid card twice": ('counts = "ranger"', 'counts = "preserve"', "raid.cards[8].counts", "raid.cards[3].counts too"),
    "raid thing not counted": ('counts = "ranger"', 'counts = "preserve"', "raid.cards", "there is no ranger"),
    "raid thing misspelt": ('counts = "red-dragon"', 'counts = "red dragon"', "raid.cards[5].counts", 'Did you mean "red-dragon"?'),
    "raid loss unknown": (
        'counts = "red-dragon", loses = "hirelings"',
        'counts = "red-dragon", loses = "scouts"',
        "raid.cards[5].loses",
        "one of hirelings, specialists",
    ),
    "raid loss absent": ('counts = "red-dragon", loses = "hirelings"', 'counts = "red-dragon"', "raid.cards[5].loses", "missing"),
    "two-player card missing": (
        '    "guild-4 tavern-4 camp-3 mountain-1 preserve-3",\n',
        "",
        "two-player-cards.spaces",
        "found 11 entries; expected 12",
    ),
    "two-player card of four spaces": ("guild-4 tavern-4 camp-3", "guild-4 camp-3", "two-player-cards.spaces[5]", "found 4; expected 5"),
    "two-player card with a space twice": (
        "guild-4 tavern-4 camp-3",
        "guild-4 tavern-4 guild-4",
        "two-player-cards.spaces[5][3]",
        "stands on this card twice",
    ),
    "two-player location misspelt": ("guild-4 tavern-4", "gild-4 tavern-4", "two-player-cards.spaces[5][1][1]", 'Did you mean "guild"?'),
    "two-player space unknown": ("guild-4 tavern-4", "guild-6 tavern-4", "two-player-cards.spaces[5][1][2]", "one of 1, 2, 3, 4, 5"),
    "two-player space without a number": ("guild-4 tavern-4", "guild tavern-4", "two-player-cards.spaces[5][1]", "found 1; expected 2"),
    "two-player space three times": ("guild-4 tavern-4", "guild-5 tavern-4", "two-player-cards", "found guild-5 on card 5, 6, 11"),
    "two-player space once": ("guild-4 tavern-4", "guild-5 tavern-4", "two-player-cards", "found guild-4 on card 1; expected"),
    "hero missing": ('spy = { number = 13, colour = "blue" }\n', "", "heroes.spy", "missing"),
    "hero misspelt": ("spy = {", "spyy = {", "heroes.spyy", 'Did you mean "spy"?'),
    "hero with a wrong number": ("spy = { number = 13", "spy = { number = 14", "heroes.spy.number", "found 14; expected 13"),
    "hero without colour": ('spy = { number = 13, colour = "blue" }', "spy = { number = 13 }", "heroes.spy.colour", "missing"),
    "exotic hero": ('number = 13, colour = "blue"', 'number = 13, colour = "exotic"', "heroes.spy.colour", "one of red, blue, green"),
    "ten green heroes": ('number = 13, colour = "blue"', 'number = 13, colour = "green"', "heroes", "found 10 green heroes; expected 9"),
    "eight blue heroes": ('number = 13, colour = "blue"', 'number = 13, colour = "green"', "heroes", "found 8 blue heroes; expected 9"),
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
    text = TEXT.replace("guild-4 tavern-4", "gild-4 tavern-4").replace("{ rangers = 3,", "{ rangers = 30,").replace("spy = {", "spyy = {")
    error = spoilt(tmp_path, text)
    assert {problem.place for problem in error.problems} == {
        "two-player-cards.spaces[5][1][1]",
        "tavern.cards[10].rangers",
        "heroes.spyy",
        "heroes.spy",
    }
    assert "4 problems" in str(error)
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


@pytest.mark.parametrize(("glory", "other"), [("5", "7"), ("7", "5")])
def test_the_mountain_needs_dragons_worth_5_and_7(glory: str, other: str, tmp_path: Path) -> None:
    section = TEXT[TEXT.index("[mountain-dragons]") :].partition("[captive-dragons]")[0]
    error = spoilt(tmp_path, TEXT.replace(section, section.replace(f"glory = {glory}", f"glory = {other}")))
    assert str(error.problems[0]).startswith(f"mountain-dragons: found no dragon worth {glory};")


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_the_first_garrison_card_of_each_colour_is_worth_3(colour: str) -> None:
    data = copy.deepcopy(SHIPPED_DATA)
    data["garrison"][colour][0]["glory"] = 2  # type: ignore[index]
    assert named(data) == [f"garrison.{colour}[1].glory"]


def test_a_print_of_its_own_is_accepted() -> None:
    data: dict[str, Any] = copy.deepcopy(SHIPPED_DATA)
    data["mountain-dragons"]["blue"][0] = {"glory": 8, "flame": 3, "warden": True, "mark": "R"}
    data["captive-dragons"].update(red=[5, 1, 1], exotic=[1, 1, 2, 6])
    data["garrison"]["follower-kinds"]["green"] = "hireling"
    data["tavern"]["cards"][0] = {"scouts": 1, "flame": 0, "hirelings": 0}
    data["raid"]["cards"].reverse()
    data["champions"].update({"board-1": "welcoming", "board-4": "geared-dragons"})
    data["heroes"]["spy"]["colour"], data["heroes"]["squire"]["colour"] = "green", "blue"
    box = from_data(data)
    assert box.mountain[10] == (1, 8, 3, True)
    assert [dragon.glory for dragon in box.captives] == [5, 1, 1, 2, 2, 3, 4, 2, 2, 3, 4, 1, 1, 2, 6]
    assert box.tavern[0] == ((0, 1, 0, 0), 0)
    assert box.skills == (4, 2, 3, 1)


def test_every_missing_section_is_named_once() -> None:
    assert named({}) == list(shipped(SHIPPED))


def test_numbered() -> None:
    assert numbered(["a", "b", "a"]) == ("a-1", "b", "a-2")
    assert numbered(["a", "b", "a"], always=True) == ("a-1", "b-1", "a-2")


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
            case "flame" | "warden" if way[0] == "mountain-dragons" and way[1] != "marks":
                assert named(data) == []  # no such cost
            case "heroes" | "followers" if way[0] == "garrison" and way[1] != "marks":
                assert named(data) == [place.rpartition(".")[0]]
            case "hirelings" | "scouts" | "rangers" | "wardens" if way[0] == "tavern":
                alone = len(around(data, way)) == 1
                assert named(data) == [place.rpartition(".")[0]] * alone
            case str():
                assert place in named(data), place
            case int():
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
    data["preserves"]["mark"] = "R"  # type: ignore[index]
    data["legend"]["R"] = "compared with the box"  # type: ignore[index]
    assert from_data(dict(reversed(data.items()))).fingerprint == shipped.fingerprint
    data["tavern"]["cards"][0]["flame"] = 3  # type: ignore[index]
    assert from_data(data).fingerprint != shipped.fingerprint
