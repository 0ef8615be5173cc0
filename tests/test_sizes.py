"""Short files and short functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_LINES = 400
MOST_OF_A_FUNCTION = 60  # ESLint has the same limit for web/src

LONG_FILES = {
    "web/src/lib/protocol.ts",  # written by make types
}


def sources() -> list[Path]:
    python = (path for folder in ("firelight", "bench", "examples", "docs") for path in (ROOT / folder).rglob("*.py"))
    web = (path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte", ".css"})
    return sorted([*python, *web])


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a file, and their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_files_are_short() -> None:
    long = {path.relative_to(ROOT).as_posix() for path in sources() if path.read_text(encoding="utf-8").count("\n") > MOST_LINES}
    assert long <= LONG_FILES


def test_functions_are_short() -> None:
    long = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in sources()
        if path.suffix == ".py"
        for name, lines in functions(path)
        if lines > MOST_OF_A_FUNCTION
    }
    assert not long
