"""The bounds on JSON and TOML: simple texts pass, texts that are expensive to parse do not, and strings hide nothing."""

from __future__ import annotations

import json
import time
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from firelight.server.bodies import check_body
from firelight.server.bounds import COMPONENTS, RECORD, Bounds, check_json, check_toml
from firelight.server.errors import Refused
from tests.server.roomkit import finished

WIDE = Bounds(size=1 << 20, values=20_000)
TIGHT = Bounds(size=1 << 20, values=10_000, depth=5, key_parts=4)


def refusal(check: Any, text: str | bytes, bounds: Bounds = WIDE) -> str | None:
    """The bound that a text exceeds."""
    try:
        check(text if isinstance(text, bytes) else text.encode(), bounds, "this text")
    except Refused as refused:
        assert refused.status == 413
        assert str(refused.figures["most"]) in refused.message
        return str(refused.figures.get("bound", "size"))
    return None


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_what_people_send_is_far_within_them(game: str) -> None:
    text = files(f"firelight.games.{game}.content").joinpath("components.toml").read_bytes()
    check_toml(text * 3, COMPONENTS, "a component set")
    record = json.loads(finished(game, 4))
    many = {**record, "moves": record["moves"] * 8}
    check_json(json.dumps(many).encode(), RECORD, "a record")


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("[" * 17 + "]" * 17, "depth"),
        ("[" * 16 + "]" * 16, None),
        ('{"a":' * 17 + "1" + "}" * 17, "depth"),
        ("[" + "[]," * 9000 + "[]]", None),
        ("[" + "[]," * 11_000 + "[]]", "values"),
        ("[" + "1," * 20_000 + "1]", "values"),
        ("9" * 65, "digits"),
        ("9" * 64, None),
        ("-1." + "9" * 5000, "digits"),
        ("1e" + "9" * 5000, "digits"),
        ('"' + "9" * 5000 + '"', None),
        ('"' + "[" * 5000 + '"', None),
        ('"\\"' + "[" * 5000 + '"', None),
        ('"\\\\"' + "[" * 5000, "depth"),
        (" " * (1 << 20) + "1", "size"),
    ],
)
def test_json(text: str, bound: str | None) -> None:
    assert refusal(check_json, text) == bound


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("a." * 7 + "a=1", None),
        ("a." * 8 + "a=1", "key_parts"),
        ("a . " * 8 + "a=1", "key_parts"),
        ("a\t.\t" * 8 + "a=1", "key_parts"),
        ('"a".' * 8 + "a=1", "key_parts"),
        ("'a.a'." * 8 + "a=1", "key_parts"),
        ("[" + "a." * 8 + "a]", "key_parts"),
        ("[[" + "a." * 8 + "a]]", "key_parts"),
        ("x = {" + "a." * 8 + "a=1}", "key_parts"),
        ("a." * 250_000 + "a=1", "key_parts"),
        ("x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]", None),
        ("x = " + "[" * 17 + "]" * 17, "depth"),
        ("x = " + "{a=" * 17 + "1" + "}" * 17, "depth"),
        ("x = " + "9" * 5000, "digits"),
        ("x = 0x" + "f" * 5000, "digits"),
        ("x = 1" + "_1" * 100, "digits"),
        ("k" * 65 + " = 1", "digits"),
        ("\n".join(f"k{number} = 1" for number in range(20_001)), "values"),
        ('x = "' + "a." * 100 + '"', None),
        ("# " + "a." * 100, None),
        ("x = '''\n" + "a." * 100 + "'''", None),
    ],
)
def test_toml(text: str, bound: str | None) -> None:
    assert refusal(check_toml, text) == bound


STRINGS = [
    '""',
    "''",
    '"\\""',
    '"\\\\"',
    "'\\'",
    '"#"',
    "'#'",
    "'\"'",
    '"\'"',
    '"""\n"""',
    '"""a"""""',
    '""""a""""',
    '"""\\""""',
    '"""a\\\n b"""',
    '"""\'\'\'"""',
    "'''\n'''",
    "'''a'''''",
    "''''a''''",
    "'''\\'''",
    "'''\"\"\"'''",
]


@pytest.mark.parametrize("string", STRINGS)
def test_no_string_hides_what_follows_it(string: str) -> None:
    lines = f"x = {string}  # {string.splitlines()[0]}\ny = [{string}, {string}]\n"
    assert len(tomllib.loads(lines)) == 2
    assert refusal(check_toml, lines) is None
    assert refusal(check_toml, lines + "a." * 20 + "a = 1") == "key_parts"
    assert refusal(check_toml, lines + "z = " + "[" * 20 + "]" * 20) == "depth"


def depth(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


PIECES = st.sampled_from(
    [
        *STRINGS,
        "=",
        "k",
        "\n",
        " ",
        ",",
        "#",
        '"',
        "'",
        "\\",
        '"""',
        "'''",
        "[",
        "]",
        "\na.a.a.a.a.a.a.a=1\n",
        "\nb=[[[[[[[1]]]]]]]\n",
        "\nc=1\n",
    ]
)


@settings(max_examples=1500, deadline=None)
@given(st.lists(PIECES, max_size=12).map("".join))
@example("k='''" + "'" + "'''\na.a.a.a.a.a.a.a=1")
def test_toml_that_parses_is_judged_by_what_it_holds(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except ValueError:
        return
    assert (refusal(check_toml, text, TIGHT) is not None) == (depth(data) > 6)


@settings(max_examples=1500, deadline=None)
@given(st.lists(st.sampled_from(['"', "\\", '\\"', "[", "]", "[[[[[", "]]]]]", ",", "1", " ", '"[[[["']), max_size=14).map("".join))
def test_json_that_parses_is_judged_by_what_it_holds(text: str) -> None:
    try:
        data = json.loads(text)
    except ValueError:
        return
    assert (refusal(check_json, text, TIGHT) is not None) == (depth(data) > TIGHT.depth)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_other_encodings_hide_nothing(encoding: str) -> None:
    body = ('["嬢' + "[" * 30).encode(encoding)
    with pytest.raises(Refused) as refused:
        check_body(body, WIDE)
    assert (refused.value.code, refused.value.status) == ("malformed", 400)


@pytest.mark.parametrize("piece", ['"', '\\"', '"\\"', "[],", "{", "1 ", "'", '"""', "'''", "#\n", '"\n', "a.", "=", '""a'])
def test_every_check_takes_linear_time(piece: str) -> None:
    def seconds(size: int) -> float:
        text = (piece * size)[:size].encode()
        start = time.process_time()
        refusal(check_json, text)
        refusal(check_toml, text)
        return time.process_time() - start

    assert seconds(1_000_000) < 200 * max(seconds(50_000), 0.005)
