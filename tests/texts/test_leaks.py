"""Nobody reads English where their own language has words: refusals of the server, problems of component sets, notices, hints."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from firelight.server.replies import CODES
from firelight.server.store.faults import MESSAGES
from firelight.texts import LANGUAGES
from firelight.texts.catalogue import MESSAGE

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "firelight" / "server"
LOCALES = ROOT / "web" / "src" / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]
MAKERS = ("Refused", "bad_input", "forbidden", "broken", "not_found", "ApiError")
ENGLISH = re.compile(r"\b(the|you|your|this|that|and|with|have|isn’t|can’t|doesn’t|expected|found)\b", re.IGNORECASE)
ADMIN = ("admin.py", "admin_games.py", "admin_token.py", "rest_admin.py")  # for operators, on the command line: in English


def texts_of(language: str) -> dict[str, str]:
    """Every message of a language in its source form, for the browser and the games."""
    folders = [LOCALES / language, ROOT / "firelight" / "texts" / language, *(ROOT / "firelight" / "games").glob(f"*/texts/{language}")]
    files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
    return {found[1]: found[0] for file in files for found in MESSAGE.finditer(file.read_text(encoding="utf-8"))}


def calls_in(files: Iterator[Path], names: tuple[str, ...]) -> Iterator[tuple[Path, ast.Call, str]]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield file, node, called


def error_codes() -> set[str]:
    """The codes of all the server's refusals."""
    codes = {*MESSAGES, *CODES.values(), "too-many-hints", "too-many-reviews", "too-many-bot-games", "refused", "offline", "unknown"}
    files = (file for file in SERVER.rglob("*.py") if file.name not in ADMIN)
    for _, call, called in calls_in(files, MAKERS):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            codes.add(f"no-{first.value}" if called == "not_found" else first.value)
    return codes


def problem_codes() -> dict[str, set[str]]:
    """The codes of all problems of component sets, by game; the engine's under an empty name."""
    found: dict[str, set[str]] = {}
    for key in ("", "bonfire", "emberheart"):
        folder = ROOT / "firelight" / ("games" if key else "engine") / key
        for _, call, _ in calls_in(folder.rglob("*.py"), ("complain",)):
            given = call.args[1] if len(call.args) > 1 else next((one.value for one in call.keywords if one.arg == "code"), None)
            written = {str(one.value) for one in ast.walk(given) if isinstance(one, ast.Constant)} if given is not None else set()
            found.setdefault(key, set()).update(code for code in written if code != "no-")
    found["bonfire"] |= {"no-gold", "no-yellow", "no-highlighted", "offerings"}
    return found


def test_no_problem_of_a_component_set_goes_without_a_code() -> None:
    for folder in ("engine", "games"):
        for file, call, _ in calls_in((ROOT / "firelight" / folder).rglob("*.py"), ("complain",)):
            assert len(call.args) > 1 or any(one.arg == "code" for one in call.keywords), f"{file}:{call.lineno}"


def words_in(message: str) -> str:
    """The words of a message, without its name and variables."""
    return re.sub(r"\{[^{}]*\}|\$[\w-]+|\[\w+\]|^[\w-]+ =", " ", message)


def check(language: str, name: str) -> None:
    english, own = texts_of("en"), texts_of(language)
    assert name in own, f"{language} has no text for {name}"
    said = words_in(own[name])
    assert own[name] != english[name] and not ENGLISH.search(said), f"{language}: {own[name]}"


def test_there_are_codes_to_walk() -> None:
    assert len(error_codes()) > 70 and {"not-your-turn", "no-game", "too-many"} <= error_codes()
    assert all(len(codes) > 3 for codes in problem_codes().values())


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_of_the_server_has_a_text(language: str) -> None:
    for code in sorted(error_codes()):
        check(language, f"error-{code}")


@pytest.mark.parametrize("language", OTHERS)
def test_every_problem_of_a_component_set_has_a_text(language: str) -> None:
    known = texts_of("en")
    for key, codes in problem_codes().items():
        for code in sorted(codes):
            check(language, next((name for name in (f"wrong-{key}-{code}", f"wrong-{code}") if name in known), f"wrong-{code}"))


@pytest.mark.parametrize("language", OTHERS)
def test_notices_hints_reviews_and_the_terminal_are_translated(language: str) -> None:
    """Except these messages: names and typed words may be the same."""
    english, own = texts_of("en"), texts_of(language)
    for name, message in english.items():
        if name.startswith(("hint-", "review-", "terminal-", "offline-", "verdict-", "guest", "push-", "notice-", "level-")):
            said = words_in(own[name])
            assert not ENGLISH.search(said), own[name]
            assert own[name] != message or len(words_in(message).split()) < 3, own[name]
