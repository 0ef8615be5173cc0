"""The table on a screen: the board, the question, and the moves to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firelight.engine.face import Face
from firelight.saved_games import SavedGame
from firelight.seats import names_of
from firelight.texts.shell import Shell

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move
    from firelight.screen import Screen

LOG_LINES = 25
ROOM = 24  # lines for everything above the moves


class Display:
    """One game on a screen, with its recent events."""

    def __init__(self, game: Game, saved: SavedGame, screen: Screen, language: str) -> None:
        self.game = game
        self.language = language
        self.shell = Shell(language)
        self.speech = game.edition.title.words.speech
        self.face: Face = game.edition.title.words.load_face(language)
        self.named = self.face.names()
        self.screen = screen
        self.called = names_of(game, saved.seats)
        self.names = [self.shell.name(seat, name) for seat, name in enumerate(self.called)]
        self.pending: list[str] = []  # what others did since the last question
        self.log: list[str] = []

    def tell(self, events: list[Event]) -> None:
        self.note(self.speech.story(self.game, events, self.called, self.language))

    def note(self, sentences: list[str]) -> None:
        self.pending += sentences
        self.log += sentences

    def show_table(self) -> None:
        game, seat = self.game, self.game.seat or 0
        if self.face.opening(game):
            for part in (self.face.shared(game), self.face.home(game, seat)):
                if part:
                    self.screen.blank()
                    self.screen.block(part)
            self.screen.blank()
            for other in range(len(self.names)):
                if other != seat:
                    self.screen.say(self.face.brief(game, other))
            self.screen.say(f"{self.face.status(game)}.")
        if self.pending:
            self.screen.line(self.shell.say("terminal-happened"))
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
        """Print the question and its moves, folded if the list is too long for the screen."""
        game, seat, groups = self.game, self.game.seat or 0, self.grouped()
        self.screen.line(f"{self.names[seat]}: {self.speech.prompt(game, self.language)}")
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
        self.screen.say(self.shell.say("terminal-folded", brackets=self.named.brackets, word=word), "italic")

    def unfold(self, groups: dict[str, list[tuple[int, Move]]]) -> None:
        told = [
            (name, [(number, move.text, self.game.describe(move, self.language)) for number, move in rows]) for name, rows in groups.items()
        ]
        self.screen.moves(told)

    def moves(self, rest: str) -> None:
        """Print all moves with their descriptions, or those under headings that contain a word."""
        found = {name: rows for name, rows in self.grouped().items() if rest.lower() in name.lower()}
        if found:
            self.unfold(found)
        else:
            there = ", ".join(filter(None, self.grouped()))
            self.screen.warn(self.shell.say("terminal-no-group", name=rest, there=there or "none"))

    def show_home(self, rest: str) -> None:
        seat = self.game.seat or 0
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(self.names):
                self.screen.warn(
                    self.shell.say("terminal-homes", homes=self.named.homes, most=len(self.names), names=", ".join(self.names))
                )
                return
            seat = int(rest) - 1
        self.screen.block(self.face.home(self.game, seat))

    def show_score(self) -> None:
        game = self.game
        sheets = [game.score_sheet(seat) for seat in range(len(self.names))]
        used = [name for name in sheets[0] if any(sheet[name] for sheet in sheets)]
        rows = [[self.speech.source(name, self.language), *(sheet[name] for sheet in sheets)] for name in used]
        title = self.shell.say("terminal-final-score" if game.over else "terminal-score-now")
        self.screen.table(title, ["", *self.names], rows, [self.shell.say("terminal-total"), *game.scores()])

    def show_log(self, rest: str) -> None:
        lines = self.log if rest == "all" else self.log[-LOG_LINES:]
        for sentence in lines or [self.shell.say("terminal-nothing-yet")]:
            self.screen.say(sentence, indent=2)
