"""What players read is in the catalogue, not in the code: checked for the modules that speak to them and the help of their commands."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from firelight import api
from firelight.bots.registry import built_in, known
from firelight.cli import main, parser
from firelight.cli.arguments import FOR_PLAYERS, language_of
from firelight.texts import LANGUAGES
from firelight.texts.catalogue import MESSAGE, catalogue
from tests.texts.test_leaks import ENGLISH

ROOT = Path(__file__).parents[2] / "firelight"
# These modules speak to players. Their exceptions are for programs and programmers: in English.
SPEAKING = (
    "opponents.py",
    "bots/analysis.py",
    "bots/hints.py",
    "bots/levels.py",
    "bots/reasons.py",
    "bots/registry.py",
    "bots/sentences.py",
    "cli/play.py",
    "cli/review.py",
    "games/*/bot/*.py",
    "games/*/texts/*.py",
    "games/*/title.py",
    "games/*/view/acts*.py",
    "terminal/*.py",
    "texts/*.py",
)
SENTENCE = re.compile(r"[A-Za-z’']{2,} [a-z’']{2,} [a-z’']{2,}")


def written(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The string literals in a tree, with their lines, except docstrings and what is raised or asserted."""
    body = getattr(node, "body", None)
    docstring = (
        body[0] if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant) else None
    )
    if isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        if child is not docstring and not isinstance(child, ast.Raise | ast.Assert):
            yield from written(child)


def sentences(source: str) -> list[tuple[int, str]]:
    return [(line, text) for line, text in written(ast.parse(source)) if SENTENCE.search(text)]


def test_a_sentence_is_found() -> None:
    source = 'def f():\n    """Say what there is."""\n    say("You have no gold.")\n    raise Error("the game is over")\n'
    assert sentences(source) == [(3, "You have no gold.")]
    assert sentences('say(f"It costs {n} more")') == []
    assert sentences('say(f"{n} gold is not enough")') == [(1, "{} gold is not enough")]


@pytest.mark.parametrize("pattern", SPEAKING)
def test_code_that_speaks_to_players_holds_no_sentence(pattern: str) -> None:
    files = sorted(ROOT.glob(pattern))
    assert files
    assert {file.name: found for file in files if (found := sentences(file.read_text(encoding="utf-8")))} == {}


def actions_for_players() -> Iterator[argparse.Action]:
    """The arguments of the commands for players, and the list of all commands."""
    top = parser()
    yield from top._actions
    commands = next(action for action in top._actions if isinstance(action, argparse._SubParsersAction))
    yield from commands._choices_actions
    for name in FOR_PLAYERS:
        yield from commands.choices[name]._actions


def names_of_help() -> set[str]:
    return {"command-about", *(action.help for action in actions_for_players() if action.help)}


def test_help_is_given_by_the_names_of_texts() -> None:
    options = {f"option {title.key} {name}" for title in api.titles().values() for name in title.rules.setup_options}
    english = catalogue("en")
    assert {name for name in names_of_help() if not english.has(name.partition(" ")[0])} == options


def test_no_text_of_the_commands_is_left_over() -> None:
    written = {found[1] for found in MESSAGE.finditer((ROOT / "texts" / "en" / "commands.ftl").read_text(encoding="utf-8"))}
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "cli").glob("*.py"))
    named = {name for name in written if name in names_of_help() or f'"{name}' in source or f"'{name}" in source}
    assert written - named == {"bot-of", *(f"bot-{name}" for name in built_in() if not catalogue("en").has(f"level-{name}"))}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_player_is_helped_in_their_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for line in ([], *([name] for name in FOR_PLAYERS)):
        assert main([*line, "--help"]) == 0
        told = capsys.readouterr().out
        assert not ENGLISH.search(told.replace("you,flame,greedy", "")), told
        assert "command-" not in told
    assert main(["bots"]) == 0
    assert not ENGLISH.search(capsys.readouterr().out)


def test_help_for_hosts_and_developers_is_in_english(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["arena", "--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: firelight arena")


def test_the_language_that_a_command_line_asks_for() -> None:
    assert language_of(["play", "bonfire", "--language", "pl"]) == "pl"
    assert language_of(["play", "--language=nl", "--help"]) == "nl"
    assert language_of(["play", "--language", "xx"]) == language_of([]) == language_of(["--language"])


def test_every_option_and_bot_says_what_it_is() -> None:
    for language in LANGUAGES:
        for title in api.titles().values():
            assert all(title.option_help(name, language) for name in title.rules.setup_options)
        assert all(not text.startswith("bot-") for text in known(language).values())
