"""Bots from outside: whatever they do, there is a move, a reason, and no process left over."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import firelight
from firelight.bots import Budget, ask_of, guard, guard_wire, seat
from firelight.bots.guard import Guarded, time_limit
from firelight.bots.registry import Seated
from firelight.engine.game import Game
from firelight.workers.errors import LONGEST_REASON
from tests.bots.bad_bots import told_by
from tests.games import TABLES, play_on, somewhere, within

FILE = Path(__file__).with_name("bad_bots.py")
SHORT = "0.2s"  # for bots that never answer, with a short grace


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    with within(300):
        yield


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "GRACE", 0.3)


@pytest.fixture
def g() -> Game:
    game = firelight.new("bonfire", players=3, seed=7)
    game.play("keep first tile")
    game.play("as printed")
    return game


def seated(g: Game, name: str, budget: str = "20s") -> Seated:
    return seat(f"{FILE}:{name}:{budget}", g.edition)


def forfeit_of(g: Game, name: str, budget: str = "20s") -> str:
    """Why a bot forfeits, after checking that a move was made for it and that its process has ended."""
    bot = seated(g, name, budget)
    choice = bot.choose(g, 1)
    assert choice.forfeit is not None and "\n" not in choice.forfeit and len(choice.forfeit) <= LONGEST_REASON
    assert choice.move in g.moves()
    process = process_of(bot)
    bot.close()
    assert process is None or is_gone(process)
    return choice.forfeit


def process_of(bot: Seated) -> int | None:
    assert isinstance(bot._bot, Guarded)
    return bot._bot._process.pid if bot._bot._process else None


def is_gone(process: int) -> bool:
    """Whether a process is neither running nor a zombie of ours."""
    try:
        os.waitpid(process, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


def runs(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.mark.parametrize("name", ["First", "Spoils", "NumpyNumber", "Prepared"])
def test_a_good_bot_plays(g: Game, name: str) -> None:
    bot = seated(g, name)
    for _ in range(3):
        before = g.state.copy()
        choice = bot.choose(g, 1)
        assert choice.forfeit is None and choice.seconds > 0
        assert g.state == before
        g.play(choice.move)
    process = process_of(bot)
    assert process is not None and runs(process)
    bot.close()
    bot.close()
    assert is_gone(process)


def test_what_a_bot_prints_is_not_seen(g: Game, capfd: pytest.CaptureFixture[str]) -> None:
    bot = seated(g, "Loud")
    assert bot.choose(g, 1).forfeit is None
    bot.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_question_is_the_same_on_the_other_side(key: str, players: int) -> None:
    g = somewhere(key, players, seed=5)
    bot = seated(g, "Echo", "7s:11")
    for asked, seed in enumerate([3, 2**61 + 5, 0], 1):
        assert bot.choose(g, seed).move.id == told_by(ask_of(g, Budget(7, 11), seed), asked)
    bot.close()


def test_components_of_ones_own_reach_the_bot(tmp_path: Path) -> None:
    shipped = (Path(firelight.__file__).parent / "games/bonfire/content/components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(shipped.replace("points = 2", "points = 3"), encoding="utf-8")
    g = firelight.new("bonfire", 2, seed=3, components=own)
    assert not g.edition.shipped
    bot = seated(g, "Echo", "7s")
    assert bot.choose(g, 4).move.id == told_by(ask_of(g, Budget(7), 4), 1)
    bot.close()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Text", "answered 'sail T99', which is not a move"),
        ("Forbidden", "pass may not be made: The Countdown hasn’t begun: the Council has 0 of 10 Novices (B12.5)"),
        ("Nothing", "answered None (NoneType), which is not a move"),
        ("Pair", "answered (1, 2) (tuple), which is not a move"),
        ("Yes", "answered True (bool), which is not a move"),
        ("Fraction", "answered 0.0 (float), which is not a move"),
        ("FarNumber", f"answered {10**30}, which is not a move"),
        ("OddMove", "answered 'sail', which is not a move"),
        ("Endless", "its answer could not be read"),
        ("Unspeakable", "RuntimeError: no repr (bad_bots.py, line "),
        ("Raises", r"KeyError: 'blue\n and red' (bad_bots.py, line "),
        ("Exits", "SystemExit: enough (bad_bots.py, line "),
        ("Interrupts", "KeyboardInterrupt (bad_bots.py, line "),
        ("Recurses", "RecursionError: maximum recursion depth exceeded"),
        ("Dies", "its process ended (exit code 7)"),
        ("Killed", "its process ended (signal SIGKILL)"),
        ("ClosesAll", "its process closed the connection"),
        ("Garbage", "its answer could not be read"),
        ("WrongShape", "its answer could not be read"),
        ("WrongNumber", "its answer could not be read"),
        ("WrongAnswer", "its answer could not be read"),
        ("Deep", "its answer could not be read"),
    ],
)
def test_wrong_answers_forfeit(g: Game, name: str, reason: str) -> None:
    assert forfeit_of(g, name).startswith(reason)


@pytest.mark.parametrize("name", ["Sleeps", "Spins", "Half"])
def test_no_answer_forfeits(g: Game, name: str, impatient: None) -> None:
    assert forfeit_of(g, name, SHORT) == "no answer within 0.6 s"


def test_a_process_that_hung_is_started_again(g: Game, impatient: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRELIGHT_TEST_MARK", str(tmp_path / "mark"))
    bot = seated(g, "SleepsOnce", "1s")
    hung = process_of(bot)
    assert hung is not None
    assert bot.choose(g, 1).forfeit == "no answer within 1.8 s"
    assert is_gone(hung) and not runs(hung)
    assert process_of(bot) is None
    monkeypatch.setattr(guard, "GRACE", 20)
    again = bot.choose(g, 1)
    assert again.forfeit is None and again.move == g.moves()[-1]
    bot.close()


def test_a_bot_that_raises_keeps_its_process(g: Game) -> None:
    bot = seated(g, "Raises")
    process = process_of(bot)
    bot.choose(g, 1)
    bot.choose(g, 2)
    assert process_of(bot) == process
    bot.close()


def test_a_process_that_ends_between_questions(g: Game) -> None:
    bot = seated(g, "Later")
    assert bot.choose(g, 1).forfeit is None
    process = process_of(bot)
    assert process is not None
    while runs(process):
        time.sleep(0.01)
    assert bot.choose(g, 1).forfeit == "its process ended (exit code 3)"
    assert is_gone(process)
    assert bot.choose(g, 1).forfeit is None
    bot.close()


def test_what_a_bot_started_ends_with_it(g: Game) -> None:
    bot = seated(g, "Parent")
    forfeit = bot.choose(g, 1).forfeit
    assert forfeit is not None
    started = int(forfeit.split("'")[1].split()[1])
    assert runs(started)
    bot.close()
    for _ in range(200):
        if not runs(started):
            break
        time.sleep(0.05)
    assert not runs(started)


def test_a_bot_that_nobody_holds_ends(g: Game) -> None:
    bot = seated(g, "First")
    process = process_of(bot)
    assert process is not None
    del bot
    assert is_gone(process)


def test_an_interrupted_asker_ends_the_process(g: Game) -> None:
    bot = seated(g, "Sleeps")
    process = process_of(bot)
    assert process is not None

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, stop)
    threading.Timer(0.3, os.kill, [os.getpid(), signal.SIGUSR1]).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            bot.choose(g, 1)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert is_gone(process)


def test_a_bot_ends_with_its_parent() -> None:
    """Even if the parent is killed while the bot thinks."""
    program = f"""
        import firelight
        from firelight.bots import seat
        g = firelight.new("bonfire", players=2, seed=1)
        bot = seat({f"{FILE}:Spins:50s"!r}, g.edition)
        print(bot._bot._process.pid, flush=True)
        bot.choose(g, 1)
    """
    parent = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    process = int(parent.stdout.readline())
    assert runs(process)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(400):
        if not runs(process):
            break
        time.sleep(0.05)
    assert not runs(process)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("RaisesAtFirst", "OSError: no network found (bad_bots.py, line "),
        ("WantsMore", "TypeError: WantsMore.__init__() missing 1 required positional argument: 'depth'"),
        ("NoBot", "NoBot is not a bot: it has no method choose(self, ask)"),
        ("Frist", f"{FILE} has no Frist; its bots are: First, Echo, "),
    ],
)
def test_a_bot_that_cannot_start_is_refused(g: Game, name: str, reason: str) -> None:
    with pytest.raises(firelight.OptionError) as refused:
        seated(g, name)
    assert f"{FILE}:{name}:20s cannot play: {reason}" in str(refused.value)


def test_a_bot_that_never_starts_is_refused(g: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "START", 0.5)
    with pytest.raises(firelight.OptionError, match=r"cannot play: no answer within 0\.5 s"):
        seated(g, "HangsAtFirst")


def test_a_broken_file_is_refused(g: Game, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("class MyBot:\n    def choose(self, ask)\n", encoding="utf-8")
    with pytest.raises(firelight.OptionError, match="SyntaxError: expected ':'"):
        seat(f"{path}:MyBot", g.edition)


def test_a_bot_may_import_its_neighbours(g: Game, tmp_path: Path) -> None:
    (tmp_path / "my_values.py").write_text("LAST = -1\n", encoding="utf-8")
    path = tmp_path / "my_bot.py"
    path.write_text(
        "from my_values import LAST\n\nclass MyBot:\n    def choose(self, ask):\n        return ask.game.moves()[LAST]\n", encoding="utf-8"
    )
    bot = seat(f"{path}:MyBot", g.edition)
    choice = bot.choose(g, 1)
    assert (choice.move, choice.forfeit) == (g.moves()[-1], None)
    bot.close()


def test_time_limits() -> None:
    assert time_limit(Budget(seconds=1)) == 3.5
    assert time_limit(Budget(simulations=100)) == guard.UNTIMED


def test_a_whole_game_of_bad_bots() -> None:
    g = firelight.new("emberheart", players=3, seed=2)
    bots = [seated(g, name) for name in ("Raises", "Text", "First")]
    for _ in play_on(g, 3, most=60):
        choice = bots[g.seat or 0].choose(g, 5)
        assert (choice.forfeit is None) == (g.seat == 2)
    for bot in bots:
        bot.close()


def test_a_question_is_plain_text(g: Game) -> None:
    data = json.loads(json.dumps(guard_wire.pack_ask(ask_of(g, Budget(1.5), 3))))
    ask = guard_wire.unpack_ask(data, g.edition)
    assert (ask.seat, ask.budget, ask.seed, ask.made) == (2, Budget(1.5), 3, tuple(move.id for move in g.history))
    assert ask.game.state == g.determinised(2, 3).state
    assert ask.game.moves() == g.moves()
