"""The texts of the browser table: everything the server can name has its words, and there are no unused words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from firelight.api import shipped_edition
from firelight.bots.levels import LEVELS
from firelight.engine.title import Title
from firelight.engine.view import deeds_of
from firelight.games.bonfire.content.words import TASK_KINDS
from firelight.lab.review_data import VERDICTS
from firelight.server import replies
from firelight.server.store import faults

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
GAMES = ("bonfire", "emberheart")
HAND_WRITTEN = ("shell.ftl", "start.ftl", "pages.ftl", "board.ftl", "frame.ftl")

# Words made by component sets, and the one text for all words of a pattern (src/games/GAME/words.ts).
PATTERNS = {
    "bonfire": {
        "island": r"T\d+",
        "path-space": r"path-\d",
        "bonfire-space": r"bonfire-\d",
        "novice-of": r"seat-\d",
        "board": r"[A-D]",
        "line-across": r"-?\d,-?\d across",
        "line-down": r"-?\d,-?\d down",
        "path-tile": r"(blue|red|yellow)-(blossom|fruit|herb|shell|root)-\d+",
        "fate-tile": r"((path|ship|task|guardian|great-bonfire|gnome)-?){3}",
    },
    "emberheart": {
        "dragon": r"(captive-)?(red|blue|green|exotic)-\d+(-\d+)?",
        "preserve-card": r"(red|blue|green)-preserve-\d+",
        "garrison-card": r"(red|blue|green)-garrison-\d+",
        "raid-card": r"(specialist|hireling)-per-[a-z-]+",
        "space": r"[a-z]+-[1-5]",
        "blocked-spaces": r"([gtcmpa]\d-?)+",
        "tavern-card": r"(\d+-[a-z]+-?)+",
    },
}
# Words outside the vocabularies: pieces in prices, rewards and refusals.
MORE = {
    "bonfire": {
        "other",
        *("tile", "resource", "any", "point", "portal", "landing-stage", "offering"),
        *("square-at", "squares-across", "squares-down", "squares-beyond"),
    },
    "emberheart": {"specialist", "follower", "gear", "crest", "glory", "flame", "companion", "hero"},
}
# Vocabularies with special texts, and those that only the engine reads.
FAMILIES = {"bonuses": "bonus", "commons": "common", "tom-cards": "tom", "earned": "earned"}
UNSPOKEN = ("frames", "rules")


def parse(text: str) -> dict[str, str]:
    """`id` and `id.attribute` -> the text."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        head = re.match(r"([a-zA-Z][\w-]*) = ?(.*)|    \.([a-zA-Z][\w-]*) = ?(.*)", line)
        if head:
            current = head[1] or f"{current.partition('.')[0]}.{head[3]}"
            found[current] = head[2] or head[4] or ""
        elif line.startswith(" ") and current:
            found[current] += f" {line.strip()}"
    return found


def english(*names: str) -> dict[str, str]:
    """The texts of the shell and the games, or those in files with these names."""
    files = sorted([*SOURCE.glob("locales/en/*.ftl"), *(ROOT / "firelight").rglob("texts/en/*.ftl")])
    return {key: text for file in files if not names or file.name in names for key, text in parse(file.read_text("utf-8")).items()}


TEXTS = english()


def named(prefix: str) -> set[str]:
    """The ids with this beginning, without it."""
    return {key.removeprefix(prefix) for key in TEXTS if key.startswith(prefix) and "." not in key}


def title(game: str) -> Title:
    return shipped_edition(game).title


def decisions(game: str) -> set[str]:
    return set(title(game).rules.frames[title(game).rules.last_chance + 1 :])


@pytest.mark.parametrize("game", GAMES)
class TestGame:
    def test_words(self, game: str) -> None:
        words = shipped_edition(game).words
        spoken = {word for name, words_of in words.items() if name not in (*UNSPOKEN, *FAMILIES) for word in words_of if word}
        made = {word for word in spoken for pattern in PATTERNS[game].values() if re.fullmatch(pattern, word)}
        kinds = {f"task-{kind}" for kind in _task_kinds()} if game == "bonfire" else set()
        expected = (spoken - made) | set(PATTERNS[game]) | kinds | MORE[game]
        assert named(f"word-{game}-") == expected

    def test_words_that_mean_more_in_one_place(self, game: str) -> None:
        for name, family in FAMILIES.items():
            assert named(f"{family}-{game}-") == {word for word in shipped_edition(game).words.get(name, ()) if word}

    def test_moves(self, game: str) -> None:
        deeds = deeds_of(shipped_edition(game))
        assert named(f"move-{game}-") == {deed.family for deed in deeds}

    def test_events(self, game: str) -> None:
        assert named(f"event-{game}-") == {name for name, _ in title(game).rules.events}
        assert named(f"run-{game}-") == {"gained", "paid", "swapped"} | ({"discarded"} if game == "emberheart" else set())

    def test_events_of_a_person_speak_to_me_too(self, game: str) -> None:
        spoken = [
            key for key, text in TEXTS.items() if key.startswith((f"event-{game}-", f"run-{game}-")) and "." not in key and "$who" in text
        ]
        assert spoken and all(f"{key}.you" in TEXTS for key in spoken)

    def test_prompts(self, game: str) -> None:
        assert named(f"ask-{game}-") == decisions(game)
        assert all("$who" in TEXTS[f"ask-{game}-{decision}.other"] for decision in decisions(game))

    def test_refusals(self, game: str) -> None:
        codes = __import__(f"tests.{game}.refusal_codes", fromlist=["CODES"]).CODES
        assert named(f"no-{game}-") == set(codes) | {"game-over"}

    def test_refusals_use_only_the_figures_that_come_with_them(self, game: str) -> None:
        codes: dict[str, tuple[str, ...]] = __import__(f"tests.{game}.refusal_codes", fromlist=["CODES"]).CODES
        derived = {"who": "seat", "ask": "decision", "range": "least"}
        for code, figures in codes.items():
            used = {name.split("-")[0] for name in re.findall(r"\$([\w-]+)", TEXTS[f"no-{game}-{code}"])}
            assert {derived.get(name, name) for name in used} <= set(figures), code

    def test_score_sheet_and_options(self, game: str) -> None:
        assert named(f"source-{game}-") == set(title(game).rules.sources)
        assert named(f"option-{game}-") == set(title(game).rules.setup_options)
        assert all(f"option-{game}-{option}.help" in TEXTS for option in title(game).rules.setup_options)

    def test_hints(self, game: str) -> None:
        assert named(f"then-{game}-") == {*shipped_edition(game).title.words.wording.hidden, "hidden"}
        reasons = import_module(f"firelight.games.{game}.bot.reasons")
        kinds = {*(kind for kind, _ in reasons.SUPPLY.values()), *reasons.BROUGHT.values(), *reasons.GONE.values()}
        assert named(f"thing-{game}-") == kinds

    def test_rules(self, game: str) -> None:
        slugs = named(f"rule-{game}-")
        numbers = {number for slug in slugs for number in TEXTS[f"rule-{game}-{slug}.numbers"].split()}
        assert numbers == {rule for rule in shipped_edition(game).words["rules"] if rule}
        assert all(TEXTS[f"rule-{game}-{slug}.title"] and TEXTS[f"rule-{game}-{slug}.page"].isdigit() for slug in slugs)
        index = (SOURCE / "games" / game / "rules.ts").read_text("utf-8")
        assert named(f"chapter-{game}-") <= set(re.findall(r'\["(\w+)", "[\w-]+"\]', index))

    def test_specialists_elders_and_heroes_are_explained(self, game: str) -> None:
        words = shipped_edition(game).words
        cards = [f"gnome-{gnome}" for gnome in words["gnomes"]] if game == "bonfire" else [f"hero-{hero}" for hero in words["heroes"]]
        assert all(f"rule-{game}-{card}" in TEXTS for card in cards)

    def test_lessons(self, game: str) -> None:
        lesson = json.loads((SOURCE / "games" / game / "lesson.json").read_text("utf-8"))
        steps = [step["id"] for chapter in lesson["chapters"] for step in chapter["steps"]]
        assert named(f"lesson-{game}-") == set(steps)
        assert all(f"lesson-{game}-{step}.title" in TEXTS for step in steps)


def _task_kinds() -> Iterable[str]:
    return TASK_KINDS


def test_levels_and_verdicts() -> None:
    assert named("level-") == set(LEVELS)
    assert all(f"level-{level}.help" in TEXTS for level in LEVELS)
    assert named("verdict-") == {word for word, _ in VERDICTS}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_terminal_says(game: str) -> None:
    """Every text of terminal.ftl is used by the texts of its game."""
    folder = ROOT / "firelight" / "games" / game
    source = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    own = {key.partition(".")[0] for key in parse((folder / "texts" / "en" / "terminal.ftl").read_text("utf-8"))}
    notes = {f"note-{game}-{note}" for note, _ in import_module(f"firelight.games.{game}.texts.notes").NOTES.values()}
    headings = {f"heading-{game}-{name}" for name in import_module(f"firelight.games.{game}.texts.face").HEADINGS.values()}
    assert {key for key in own if key.startswith("note-")} == notes
    assert {key for key in own if key.startswith("heading-")} == headings
    if game == "bonfire":
        assert {key for key in own if key.startswith("short-")} == {f"short-bonfire-{kind}" for kind in TASK_KINDS}
    for key in own:
        if key.startswith("board-"):
            name = key.removeprefix(f"board-{game}-")
            last, first = name.rpartition("-")[2], name.partition("-")[0]
            assert re.search(rf"""["'](?:{name}|{last}|{first}-\{{)""", source), key


def test_errors_of_the_server() -> None:
    files = ("server.ftl", "daily.ftl", "signed-out.ftl")
    assert {key.removeprefix("error-") for key in english(*files) if key.startswith("error-")} == _codes()


def _codes() -> set[str]:
    """Every code of the server's refusals, except those that only operators can get."""
    codes = {*replies.CODES.values(), *faults.MESSAGES, *(f"too-many-{what}" for what in ("hints", "reviews", "bot-games"))}
    for path in (ROOT / "firelight" / "server").rglob("*.py"):
        if path.name.startswith("admin"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and node.func.id in ("Refused", "bad_input", "forbidden", "broken", "not_found"):
                codes.add(f"no-{first.value!s}" if node.func.id == "not_found" else str(first.value))
    return codes


def test_nothing_is_left_over() -> None:
    """Every text of the shell and the boards is used somewhere, by its name or by a composed one."""
    wanted = [path.read_text("utf-8") for ending in ("ts", "svelte") for path in SOURCE.rglob(f"*.{ending}") if ".test." not in path.name]
    literals = {word for text in wanted for pair in re.findall(r'"([\w.-]+)"|\'([\w.-]+)\'', text) for word in pair}
    templates = {template for text in wanted for template in re.findall(r"`([a-z][\w-]{2,}\$\{[^`]*)`", text)}
    patterns = [re.compile("".join(_part(part) for part in re.split(r"(\$\{[^}]*\})", template))) for template in templates]
    known = {key.partition(".")[0] for key in english(*HAND_WRITTEN)}
    unused = [key for key in known - literals if key.rpartition("-")[0] not in literals and not any(one.fullmatch(key) for one in patterns)]
    assert sorted(unused) == []


def _part(part: str) -> str:
    return r"[\w-]+" if part.startswith("${") else re.escape(part)
