"""A card is one row and one effect: the change in docs/adding-a-card.md is applied to a copy of Firelight, which then plays with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from firelight.games.bonfire.content import words

ROOT = Path(__file__).parents[2]
HOME = "firelight/games/bonfire"
ROW, EFFECTS, PICTURE = f"{HOME}/content/components.toml", f"{HOME}/rules/", "web/src/games/bonfire/gnomes.ts"
TEXTS, TESTS = f"{HOME}/texts/", "tests/bonfire/"
LEARNED = (f"{HOME}/bot/weights.toml", f"{HOME}/bot/plan.toml")
CHANGED = f"{HOME}/content/balanced.toml"  # contains only the differences

PLAY = """
import random
import firelight
from firelight.games.bonfire.bot.evaluation import FEATURES
from firelight.games.bonfire.content import words
from firelight.thinking.weights import shipped

assert words.GNOME_KEYS[words.SPECIALISTS - 1] == "pearl-diver"
taken = 0
for players in (1, 2, 4):
    g, dice = firelight.new("bonfire", players=players, seed=players), random.Random(players)
    while not g.over:
        wanted = [move for move in g.moves() if move.text == "recruit pearl-diver"]
        assert all("1 shell whenever your ship comes" in g.describe(move) for move in wanted)
        taken += len(wanted) > 0
        g.play(wanted[0] if wanted else dice.choice(g.moves()))
    assert firelight.replay(g.record()).scores() == g.scores()
    assert firelight.load(g.position()).state == g.state
assert taken
assert len(shipped(g.edition.title)) == 2 * len(FEATURES) and FEATURES[-1] == "pearl-diver"
"""


def changes() -> dict[str, list[str]]:
    """The diffs of the page: for each file its hunks."""
    page = (ROOT / "docs/adding-a-card.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for block in re.findall(r"```diff\n(.*?)```", page, re.DOTALL):
        for path, text in re.findall(r"^--- (\S+)\n(.*?)(?=^--- |\Z)", block, re.DOTALL | re.MULTILINE):
            found[path] = text.split("@@\n")
    return found


def apply(hunk: str, text: str) -> str:
    """The text after a change, whose context must occur exactly once."""
    lines = hunk.splitlines(keepends=True)
    old, new = ("".join(line[1:] or "\n" for line in lines if line[0] in kept) for kept in (" -", " +"))
    assert text.count(old) == 1, old
    return text.replace(old, new)


def run(folder: Path, *arguments: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_card_is_its_row_its_effect_its_texts_its_picture_and_its_test() -> None:
    files = set(changes())
    assert {ROW, PICTURE} < files
    assert all(path.startswith((EFFECTS, TEXTS, TESTS)) for path in files - {ROW, PICTURE})


def test_the_new_card_plays(tmp_path: Path) -> None:
    unused = shutil.ignore_patterns("__pycache__", "static")
    for folder in ("firelight", "tests/bonfire"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=unused)
    for name in ("conftest.py", "games.py", "refusals.py"):
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
    (tmp_path / PICTURE).parent.mkdir(parents=True)
    shutil.copy(ROOT / PICTURE, tmp_path / PICTURE)
    for path, hunks in changes().items():
        text = (tmp_path / path).read_text(encoding="utf-8")
        for hunk in hunks:
            text = apply(hunk, text)
        (tmp_path / path).write_text(text, encoding="utf-8")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/bonfire/test_specialists.py", "-k", "B7_28 or B7_21")
    run(tmp_path, "-c", PLAY)


def test_nothing_else_names_a_specialist() -> None:
    """Keys stand in rows, once each in the rules, in texts and pictures; beside them only what bots have learned and other sets change."""
    folders = (ROOT / HOME, ROOT / "web/src/games/bonfire")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml", ".ts", ".svelte"}]
    files = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name}
    for key in words.SPECIALIST_KEYS:
        found = [path for path, text in files.items() if re.search(rf"(?<![\w-]){key}(?![\w-])", text)]
        assert {ROW, PICTURE} <= set(found) <= {ROW, PICTURE, CHANGED, *LEARNED, *(path for path in found if path.startswith(EFFECTS))}, key
        assert len([path for path in found if path.startswith(EFFECTS)]) <= 1, key
