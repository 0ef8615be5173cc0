"""Playing in the terminal: the table, what is asked, the moves to choose from, and commands. It knows no game in particular."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from firelight.engine.errors import CannotUndo, UnknownMove
from firelight.engine.face import Face
from firelight.keeping import Kept
from firelight.opponents import Opponents, Waiting
from firelight.seats import YOU, names_of
from firelight.storage import data_folder, write_safely

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move
    from firelight.screen import Screen

HELP = """Choose a move by its number or its text; the beginning of the text is enough where it is clear.

  moves, moves X   tell about all moves, or group X  board         the whole table
  help MOVE        what a move does                  {home:<14}one player's {name} (no N: your own)
  why MOVE         why a move is not possible        score         points by source, as if it ended now
  undo, redo       take back, make again             log           what happened so far (log all: everything)
  auto on|off      let plain moves make themselves   save FILE     write the game so far (a record)
  hint, hint N     a good move, or N of them, why    position FILE write this position
  quit             leave; the game is kept"""

PERSON = "person"
AUTO = "auto"
OPPONENT = "opponent"
LOG_LINES = 25
HINT_SECONDS = 1.0
MOST_HINTS = 5
ROOM = 24  # lines for what stands above the moves


class Leave(Exception):
    """The person leaves the table."""


class Table:
    """One game in a terminal with people and opponents."""

    def __init__(self, game: Game, kept: Kept, screen: Screen, read: Callable[[str], str], auto: bool = True) -> None:
        self.game = game
        self.face: Face = game.edition.title.words.face
        self.kept = kept
        self.screen = screen
        self.waiting = Waiting(screen)
        self.read = read
        self.auto = auto
        self.names = names_of(game, kept.seats)
        deciders = [past.seat for past in game.past]
        self.makers = [PERSON if kept.seats[seat] == YOU else OPPONENT for seat in deciders]  # who made each move of the history
        self.undone: list[str] = []  # the same for moves taken back
        self.pending: list[str] = []  # what others did since the last question
        self.log: list[str] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "board": lambda _: self.screen.block(str(self.game)),
            self.face.home: self.city,
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
        """Play to the end; False if the person left before."""
        try:
            with Opponents(self.game, self.kept.seats, self.names, self.kept.seed, self.waiting) as opponents:
                if self.screen.narrow:
                    self.screen.say(f"This terminal is narrow; the board wants {self.face.width} columns.", "italic")
                if opponents.bots:
                    self.screen.say(f"Opponents: {opponents}.", "italic")
                while not self.game.over:
                    self.go_on(opponents)
            self.finish()
            return True
        except (Leave, EOFError, KeyboardInterrupt):
            self.say_goodbye()
            return False

    def go_on(self, opponents: Opponents) -> None:
        """One move: an opponent's, a payment that makes itself, or a person's."""
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
        """All moves of an opponent in a row, told as one story."""
        game, seat = self.game, self.game.seat or 0
        told: list[Event] = []
        while not game.over and game.seat == seat:
            choice = opponents.choose(game)
            told += game.play(choice.move)
            self.makers.append(OPPONENT)
            if choice.forfeit is not None:
                self.note([f"{self.names[seat]} forfeits a move: {choice.forfeit}. It is made by greedy."])
        self.tell(told)

    def make(self, move: Move, maker: str) -> None:
        told = self.game.play(move)
        self.makers.append(maker)
        self.undone.clear()
        self.tell(told)
        self.kept.save(self.game)

    def tell(self, events: list[Event]) -> None:
        self.note(self.face.story(self.game, events, self.names))

    def note(self, sentences: list[str]) -> None:
        self.pending += sentences
        self.log += sentences

    def ask(self) -> None:
        """Show what there is to see and read until a move is made or taken back."""
        self.show_table()
        before = len(self.makers)
        while len(self.makers) == before and not self.game.over:
            self.answer(self.read("> ").strip())

    # What is shown.

    def show_table(self) -> None:
        game, seat = self.game, self.game.seat or 0
        if self.face.opening(game):
            for part in (self.face.shared(game), self.face.city(game, seat)):
                if part:
                    self.screen.blank()
                    self.screen.block(part)
            self.screen.blank()
            for other in range(len(self.names)):
                if other != seat:
                    self.screen.say(self.face.brief(game, other))
            self.screen.say(f"{self.face.status(game)}.")
        if self.pending:
            self.screen.line("What happened")
            for sentence in self.pending:
                self.screen.say(sentence, indent=2)
            self.pending.clear()
        self.list_moves()

    def grouped(self) -> dict[str, list[tuple[int, Move]]]:
        """The moves with their numbers, by heading."""
        groups: dict[str, list[tuple[int, Move]]] = {}
        for number, move in enumerate(self.game.moves(), 1):
            groups.setdefault(self.face.heading(self.game, move.id), []).append((number, move))
        return groups

    def list_moves(self) -> None:
        """The question and its moves; a long list is folded where the screen is too low for it."""
        game, seat, groups = self.game, self.game.seat or 0, self.grouped()
        self.screen.line(f"{self.names[seat]}: {self.face.prompt(game)}")
        if not self.face.opening(game):
            self.screen.say(self.face.supply(game, seat), "italic")
            detail = self.face.detail(game)
            if detail:
                self.screen.block(detail)
        if len(groups) < 2 or sum(map(len, groups.values())) + len(groups) + ROOM <= self.screen.height:
            self.unfold(groups)
            return
        priced = [(name, [(number, move.text, self.face.pill(game, move.id)) for number, move in rows]) for name, rows in groups.items()]
        self.screen.folded(priced)
        word = next(filter(None, groups)).split()[-1].lower()
        self.screen.say(f"In brackets: {self.face.brackets}. More about them: moves, moves {word}, help 3. All commands: help.", "italic")

    def unfold(self, groups: dict[str, list[tuple[int, Move]]]) -> None:
        told = [(name, [(number, move.text, self.game.describe(move)) for number, move in rows]) for name, rows in groups.items()]
        self.screen.moves(told)

    def moves(self, rest: str) -> None:
        """All moves with their descriptions, or those under headings with a word in them."""
        found = {name: rows for name, rows in self.grouped().items() if rest.lower() in name.lower()}
        if found:
            self.unfold(found)
        else:
            self.screen.warn(f"No group of moves is called {rest!r}; there are: {', '.join(filter(None, self.grouped())) or 'no groups'}.")

    def show_score(self) -> None:
        game = self.game
        sheets = [game.score_sheet(seat) for seat in range(len(self.names))]
        rows = [[self.face.sources(name), *(sheet[name] for sheet in sheets)] for name in sheets[0] if any(sheet[name] for sheet in sheets)]
        title = "Final score" if game.over else "If the game ended now"
        self.screen.table(title, ["", *self.names], rows, ["Total", *game.scores()])

    def finish(self) -> None:
        for sentence in self.pending:
            self.screen.say(sentence, indent=2)
        self.pending.clear()
        self.kept.save(self.game)
        self.show_score()
        winners = [self.names[seat] for seat in self.game.winners()]
        if not winners:
            self.screen.say("Nobody wins: a tie.", "bold")
        elif len(winners) > 1:
            self.screen.say(f"{' and '.join(winners)} share the victory.", "bold")
        else:
            self.screen.say(f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'}.", "bold")
        self.note_series()
        self.screen.say(f"The record of this game is {self.kept.path}")

    def note_series(self) -> None:
        face = self.face.series
        if not self.kept.series or face is None:
            return
        path = series_file(self.game.title)
        series = face.load(path)
        self.screen.say(f"Series: {face.add(series, self.game)[0]}.", "bold")
        series.save(path)

    def say_goodbye(self) -> None:
        self.screen.blank()
        if not self.game.history:
            self.screen.say("Goodbye.")
            return
        self.kept.save(self.game)
        self.screen.say(f"Goodbye. The game is kept in {self.kept.path}")
        self.screen.say(f"Go on with it: firelight play {self.game.title} --resume")

    # What is typed.

    def answer(self, line: str) -> None:
        """A number, a command or the text of a move."""
        word, _, rest = line.partition(" ")
        if not line:
            self.screen.say("Type a number, a move, or help.")
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
            self.screen.warn(f"There is no move {number}; the moves are 1 to {len(moves)}.")

    def find(self, text: str) -> Move | str | None:
        """A move that is possible now, the text of one that is not, or None where it is no move."""
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
            self.screen.warn(f"{text!r} could be {', '.join(move.text for move in near[:6])}{' ...' if len(near) > 6 else ''}.")
            return None
        try:
            self.game.number(text)
        except UnknownMove as error:
            self.screen.warn(f"{str(error).partition(' g.moves()')[0]} Type moves for the list, help for help.")
        return None

    def move_by_text(self, text: str) -> None:
        found = self.find(text)
        if isinstance(found, str):
            self.screen.warn(f"Not possible: {self.game.why_not(found)}")
        elif found is not None:
            self.make(found, PERSON)

    def help(self, rest: str) -> None:
        found = self.find(rest) if rest else None
        if not rest:
            self.screen.block(HELP.format(home=f"{self.face.home} N", name=self.face.home))
        elif found is not None:
            self.screen.say(self.game.describe(found))
            refusal = self.game.why_not(found)
            if refusal is not None:
                self.screen.say(f"Not possible now: {refusal.message} ({refusal.rule}).")

    def why(self, rest: str) -> None:
        if not rest:
            self.screen.warn("Say which move, for example: why " + self.game.edition.notation[-1])
            return
        found = self.find(rest)
        if found is not None:
            refusal = self.game.why_not(found)
            self.screen.say("This move is possible now." if refusal is None else f"{refusal}.")

    def hint(self, rest: str) -> None:
        """The best moves found in a second of thinking, and why."""
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= MOST_HINTS):
            self.screen.warn(f"Say hint, or how many: hint 1 to hint {MOST_HINTS}.")
            return
        with self.waiting.during("Looking for good moves ...", HINT_SECONDS):
            found = self.game.hint(count=int(rest or 1))
        for hint in found:
            self.screen.say(str(hint))

    def undo(self, rest: str) -> None:
        """Take back the person's last move and all that followed by itself, unless something hidden came to light."""
        game = self.game
        back: list[str] = []
        try:
            while not back or back[-1] != PERSON:
                game.undo()
                back.append(self.makers.pop())
        except CannotUndo as reason:
            for maker in reversed(back):
                game.redo()
                self.makers.append(maker)
            self.screen.warn(f"{str(reason)[0].upper()}{str(reason)[1:]}.")
            return
        self.undone += back
        self.pending.clear()
        self.told("Taken back")

    def redo(self, rest: str) -> None:
        try:
            redone = self.game.redo()
        except CannotUndo as reason:
            self.screen.warn(f"{str(reason)[0].upper()}{str(reason)[1:]}.")
            return
        self.makers.append(self.undone.pop())
        while self.undone and self.undone[-1] != PERSON:
            self.game.redo()
            self.makers.append(self.undone.pop())
        self.told(f"Made again: {redone}")

    def told(self, what: str) -> None:
        self.screen.say(f"{what}.", "italic")
        self.log.append(f"({what}.)")
        self.kept.save(self.game)

    def city(self, rest: str) -> None:
        seat = self.game.seat or 0
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(self.names):
                self.screen.warn(f"{self.face.homes.capitalize()} have the numbers 1 to {len(self.names)}: {', '.join(self.names)}.")
                return
            seat = int(rest) - 1
        self.screen.block(self.face.city(self.game, seat))

    def show_log(self, rest: str) -> None:
        lines = self.log if rest == "all" else self.log[-LOG_LINES:]
        for sentence in lines or ["Nothing has happened yet."]:
            self.screen.say(sentence, indent=2)

    def save(self, rest: str) -> None:
        self.write(rest, "save", self.game.record())

    def position(self, rest: str) -> None:
        self.write(rest, "position", self.game.position())

    def write(self, rest: str, command: str, data: object) -> None:
        if not rest:
            self.screen.warn(f"Say where to, for example: {command} game.json")
            return
        path = Path(rest).expanduser()
        try:
            write_safely(path, json.dumps(data, indent=1) + "\n")
        except OSError as reason:
            self.screen.warn(f"{path} cannot be written: {reason.strerror or reason}.")
        else:
            self.screen.say(f"Written: {path}")

    def set_auto(self, rest: str) -> None:
        if rest not in ("on", "off", ""):
            self.screen.warn("Say auto on or auto off.")
            return
        if rest:
            self.auto = rest == "on"
        how = self.face.automatic[0 if self.auto else 1]
        self.screen.say(f"{how} (auto {'on' if self.auto else 'off'}).")

    def leave(self, rest: str) -> None:
        raise Leave


def series_file(key: str) -> Path:
    return data_folder() / f"series-{key}.json"


def ask_line(prompt: str) -> str:
    """A line from the keyboard, with the arrow keys where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt)


__all__ = ["Leave", "Table", "ask_line", "series_file"]
