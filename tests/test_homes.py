"""Every game has one home: nothing outside names it, and it depends only on the engine."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import firelight
from firelight.api import titles

PACKAGE = Path(firelight.__file__).parent
GAMES = PACKAGE / "games"
SHIPPED = sorted(folder.name for folder in GAMES.iterdir() if (folder / "title.py").exists())
SHARED = {"drawing", "engine", "reading", "storage", "texts"}  # modules that games may import


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and every text in a module, with its line, except docstrings."""
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.alias):
            yield node.lineno, f"{node.name} {node.asname or ''}"


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """The package's modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "firelight":
            modules = [node.module] if node.module != "firelight" else [f"firelight.{name.name}" for name in node.names]
            yield from ((node.lineno, module) for module in modules)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names if name.name.split(".")[0] == "firelight")


def test_the_folders_are_the_games() -> None:
    assert sorted(key for key in titles() if (GAMES / key).exists()) == SHIPPED
    assert all(titles()[key].key == key for key in SHIPPED)


def test_they_are_entry_points_too() -> None:
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["firelight.games"] == {key: f"firelight.games.{key}.title:TITLE" for key in SHIPPED}


def test_no_game_is_named_outside_its_home() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sources(PACKAGE)
        if not any(GAMES / key in path.parents for key in SHIPPED)
        for line, text in said(ast.parse(path.read_text(encoding="utf-8")))
        if any(key in text.lower() for key in SHIPPED)
    ]
    assert not found


@pytest.mark.parametrize("key", SHIPPED)
def test_a_home_leans_on_the_engine_alone(key: str) -> None:
    own = f"firelight.games.{key}"
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {module}"
        for path in sources(GAMES / key)
        for line, module in imported(path)
        if not f"{module}.".startswith(f"{own}.") and module.split(".")[1] not in SHARED
    ]
    assert not found


@pytest.mark.parametrize("key", SHIPPED)
def test_rules_know_no_texts_views_or_bots(key: str) -> None:
    allowed = tuple(f"firelight.{part}." for part in ("engine", f"games.{key}.rules", f"games.{key}.content"))
    found = [
        f"{path.name}:{line}: {module}"
        for path in sources(GAMES / key / "rules")
        for line, module in imported(path)
        if not f"{module}.".startswith(allowed)
    ]
    assert not found
