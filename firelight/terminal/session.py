"""Playing in the terminal: the course of a game, and the commands."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from firelight.engine.errors import CannotUndo, UnknownMove
from firelight.engine.speech import ENGLISH
from firelight.opponents import Opponents, Waiting
from firelight.saved_games import SavedGame
from firelight.seats import YOU
from firelight.storage import data_folder, write_safely
from firelight.terminal.display import Display
from firelight.texts import YOU as YOU_WORD
from firelight.texts.help import help_text

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move
    from firelight.screen import Screen

PERSON = "person"
AUTO = "auto"
OPPONENT = "opponent"
HINT_SECONDS = 1.0
MOST_HINTS = 5


class Quit(Exception):
    """The person leaves the table."""


class TerminalSession(Display):
    """One game in a terminal with people and opponents."""

    def __init__(
        self, game: Game, saved: SavedGame, screen: Screen, read: Callable[[str], str], auto: bool = True, language: str = ENGLISH
    ) -> None:
        super().__init__(game, saved, screen, language)
        self.saved = saved
        self.waiting = Waiting(screen, self.shell)
        self.read = read
        self.auto = auto
        deciders = [past.seat for past in game.past]
        self.makers = [PERSON if saved.seats[seat] == YOU else OPPONENT for seat in deciders]  # who made each move of the history
        self.undone: list[str] = []  # the same for undone moves
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "board": lambda _: self.screen.block(game.edition.title.words.board(game, language)),
            self.named.home.lower(): self.show_home,
            "moves": self.moves,
            "events": self.show_log,
            "log": self.show_log,
            "score": lambda _: self.show_score(),
            "save": self.save,
            "position": self.position,
            "auto": self.set_auto,
            "quit": self.leave,
            "exit": self.leave,
        }

    # The course of play.

    def run(self) -> bool:
        """Play to the end. False if the person left before."""
        try:
            with Opponents(self.game, self.saved.seats, self.names, self.saved.seed, self.waiting) as opponents:
                if self.screen.narrow:
                    self.screen.say(self.shell.say("terminal-narrow", columns=self.face.width), "italic")
                if opponents.bots:
                    self.screen.say(self.shell.say("terminal-opponents", names=str(opponents)), "italic")
                while not self.game.over:
                    self.go_on(opponents)
            self.finish()
            return True
        except (Quit, EOFError, KeyboardInterrupt):
            self.say_goodbye()
            return False

    def go_on(self, opponents: Opponents) -> None:
        """Make one move: an opponent's, an automatic payment, or a person's."""
        game = self.game
        if game.seat in opponents.bots:
            self.opponent_turn(opponents)
            return
        paying = self.face.payment(game) if self.auto else None
        if paying is not None:
            self.make(paying, AUTO)
            return
        self.ask()

    def opponent_turn(self, opponents: Opponents) -> None:
        """Make all moves of an opponent in a row, told as one story."""
        game, seat = self.game, self.game.seat or 0
        told: list[Event] = []
        while not game.over and game.seat == seat:
            choice = opponents.choose(game)
            told += game.play(choice.move)
            self.makers.append(OPPONENT)
            if choice.forfeit is not None:
                self.note([self.shell.say("terminal-forfeit", who=self.names[seat], why=str(choice.forfeit))])
        self.tell(told)

    def make(self, move: Move, maker: str) -> None:
        told = self.game.play(move)
        self.makers.append(maker)
        self.undone.clear()
        self.tell(told)
        self.saved.save(self.game)

    def ask(self) -> None:
        """Show the table and read input until a move is made or undone."""
        self.show_table()
        before = len(self.makers)
        while len(self.makers) == before and not self.game.over:
            self.answer(self.read("> ").strip())

    # The end.

    def finish(self) -> None:
        for sentence in self.pending:
            self.screen.say(sentence, indent=2)
        self.pending.clear()
        self.saved.save(self.game)
        self.show_score()
        winners = self.game.winners()
        names = self.shell.listed([self.names[seat] for seat in winners])
        yours = [self.called[seat] for seat in winners] == [YOU_WORD]
        self.screen.say(self.shell.say("terminal-won", number=len(winners), names=names, yours="yes" if yours else "no"), "bold")
        self.note_series()
        self.screen.say(self.shell.say("terminal-record", path=str(self.saved.path)))

    def note_series(self) -> None:
        face = self.face.series
        if not self.saved.series or face is None:
            return
        path = series_file(self.game.title)
        series = face.load(path)
        self.screen.say(self.shell.say("terminal-series", result=face.add(series, self.game)[0]), "bold")
        series.save(path)

    def say_goodbye(self) -> None:
        self.screen.blank()
        if not self.game.history:
            self.screen.say(self.shell.say("terminal-goodbye"))
            return
        self.saved.save(self.game)
        self.screen.say(self.shell.say("terminal-kept", path=str(self.saved.path)))
        self.screen.say(self.shell.say("terminal-go-on", command=f"firelight play {self.game.title} --resume"))

    # What is typed.

    def answer(self, line: str) -> None:
        """A number, a command or the text of a move."""
        word, _, rest = line.partition(" ")
        if not line:
            self.screen.say(self.shell.say("terminal-type"))
        elif line.isdecimal():
            self.choose(int(line))
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.move_by_text(line)

    def choose(self, number: int) -> None:
        moves = self.game.moves()
        if 1 <= number <= len(moves):
            self.make(moves[number - 1], PERSON)
        else:
            self.screen.warn(self.shell.say("terminal-no-number", number=number, most=len(moves)))

    def find(self, text: str) -> Move | str | None:
        """A legal move, the text of an illegal one, or None if it is not a move."""
        text = " ".join(text.lower().split())
        moves = self.game.moves()
        if text.isdecimal() and 1 <= int(text) <= len(moves):
            return moves[int(text) - 1]
        exact = [move for move in moves if move.text == text]
        near = exact or [move for move in moves if move.text.startswith(text)]
        if len(near) == 1:
            return near[0]
        if text in self.game.edition.numbers:
            return text
        if near:
            shown = ", ".join(move.text for move in near[:6]) + (" …" if len(near) > 6 else "")
            self.screen.warn(self.shell.say("terminal-could-be", text=text, moves=shown))
            return None
        try:
            self.game.number(text)
        except UnknownMove as error:
            self.screen.warn(f"{str(error).partition(' g.moves()')[0]} {self.shell.say('terminal-type-moves')}")
        return None

    def move_by_text(self, text: str) -> None:
        found = self.find(text)
        if isinstance(found, str):
            self.screen.warn(self.shell.say("terminal-not-possible", why=str(self.game.why_not(found, self.language))))
        elif found is not None:
            self.make(found, PERSON)

    def help(self, rest: str) -> None:
        found = self.find(rest) if rest else None
        if not rest:
            self.screen.block(help_text(self.shell, self.named.home))
        elif found is not None:
            self.screen.say(self.game.describe(found, self.language))
            refusal = self.game.why_not(found, self.language)
            if refusal is not None:
                why = f"{refusal.message} ({refusal.rule})"
                self.screen.say(self.shell.say("terminal-not-possible", why=why))

    def why(self, rest: str) -> None:
        if not rest:
            self.screen.warn(self.shell.say("terminal-why-which", example=f"why {self.game.edition.notation[-1]}"))
            return
        found = self.find(rest)
        if found is not None:
            refusal = self.game.why_not(found, self.language)
            self.screen.say(self.shell.say("terminal-possible") if refusal is None else f"{refusal}.")

    def hint(self, rest: str) -> None:
        """Show the best moves found in a second of thinking, and why."""
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= MOST_HINTS):
            self.screen.warn(self.shell.say("terminal-hint-many", most=MOST_HINTS))
            return
        with self.waiting.during(self.shell.say("terminal-looking"), HINT_SECONDS):
            found = self.game.hint(count=int(rest or 1), language=self.language)
        for hint in found:
            self.screen.say(str(hint))

    def undo(self, rest: str) -> None:
        """Undo the person's last move and everything that followed automatically, unless something hidden was revealed."""
        game = self.game
        back: list[str] = []
        try:
            while not back or back[-1] != PERSON:
                game.undo()
                back.append(self.makers.pop())
        except CannotUndo:
            for maker in reversed(back):
                game.redo()
                self.makers.append(maker)
            self.screen.warn(self.shell.say("terminal-hidden-shown" if game.history else "terminal-nothing-to-undo"))
            return
        self.undone += back
        self.pending.clear()
        self.announce(self.shell.say("terminal-taken-back"))

    def redo(self, rest: str) -> None:
        try:
            redone = self.game.redo()
        except CannotUndo:
            self.screen.warn(self.shell.say("terminal-nothing-to-redo"))
            return
        self.makers.append(self.undone.pop())
        while self.undone and self.undone[-1] != PERSON:
            self.game.redo()
            self.makers.append(self.undone.pop())
        self.announce(self.shell.say("terminal-made-again", move=str(redone)))

    def announce(self, what: str) -> None:
        self.screen.say(what, "italic")
        self.log.append(f"({what})")
        self.saved.save(self.game)

    def save(self, rest: str) -> None:
        self.write(rest, "save", self.game.record())

    def position(self, rest: str) -> None:
        self.write(rest, "position", self.game.position())

    def write(self, rest: str, command: str, data: object) -> None:
        if not rest:
            self.screen.warn(self.shell.say("terminal-where-to", example=f"{command} game.json"))
            return
        path = Path(rest).expanduser()
        try:
            write_safely(path, json.dumps(data, indent=1) + "\n")
        except OSError as reason:
            self.screen.warn(self.shell.say("terminal-not-written", path=str(path), why=str(reason.strerror or reason)))
        else:
            self.screen.say(self.shell.say("terminal-written", path=str(path)))

    def set_auto(self, rest: str) -> None:
        if rest not in ("on", "off", ""):
            self.screen.warn(self.shell.say("terminal-auto-how"))
            return
        if rest:
            self.auto = rest == "on"
        how = self.named.automatic if self.auto else self.named.by_hand
        self.screen.say(f"{how} (auto {'on' if self.auto else 'off'}).")

    def leave(self, rest: str) -> None:
        raise Quit


def series_file(key: str) -> Path:
    return data_folder() / f"series-{key}.json"


def ask_line(prompt: str) -> str:
    """Read a line from the keyboard, with arrow keys if Python supports them."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt)
