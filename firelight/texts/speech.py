"""A game's texts in a chosen language: its moves, questions, refusals and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from firelight.engine.events import events_in
from firelight.engine.speech import ENGLISH, PlainSpeech
from firelight.engine.view import deed_of
from firelight.table.previews import Previews
from firelight.texts import YOU
from firelight.texts.catalogue import catalogue
from firelight.texts.shell import Shell
from firelight.texts.teller import Person, Teller, Words, finished

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game
    from firelight.engine.view import Args, Deed

Figures = Callable[[Any, int, "Args"], "Args"]  # of a look, an action and its arguments


@dataclass(frozen=True, eq=False)
class Speech(PlainSpeech):
    """The words of a game, and the notes on its moves."""

    words: Words
    look: Callable[[Game, str], Any]  # reads a position in a language
    asked: Callable[[Any], Args]  # the values in the question of the current decision
    notes: Mapping[str, tuple[str, Figures]] = field(default_factory=dict)  # families with a note: its name and its values
    priced: frozenset[str] = frozenset()  # families whose names do not include their price
    brings: frozenset[str] = frozenset()  # events that say what a move is certain to bring
    settled: frozenset[str] = frozenset()  # families whose notes say that already

    def teller(self, g: Game, language: str = ENGLISH, names: Sequence[str] | None = None) -> Teller:
        """A teller with the names of the seats. Whoever is called `You` is addressed directly."""
        teller = Teller(self.words, g.edition, language)
        given = names or g.seat_names
        shell = Shell(language)
        teller.people = [Person(shell.name(seat, name), name == YOU) for seat, name in enumerate(given)]
        return teller

    def describe(self, g: Game, action: int, language: str = ENGLISH) -> str:
        """What a move does here, with its price and what it is certain to bring."""
        look, teller = self.look(g, language), self.teller(g, language)
        deed = deed_of(g, action, look)
        text = teller.move(deed)
        if action not in g.actions:
            return finished(text)
        sentences = [finished(self._with_price(g, action, deed, look, teller, text))]
        if deed.family in self.notes:
            note, figures = self.notes[deed.family]
            sentences.append(teller.say(f"note-{self.words.key}-{note}", **figures(look, action, deed.args)))
        if deed.family not in self.settled:
            sentences += self._gains(g, action, teller)
        return " ".join(filter(None, sentences))

    def _with_price(self, g: Game, action: int, deed: Deed, look: Any, teller: Teller, text: str) -> str:
        price = g.edition.title.view.price(look, action, deed) if deed.family in self.priced else []
        return (teller.text("move-priced", {"move": text, "price": teller.price(price)}) or text) if price else text

    def _gains(self, g: Game, action: int, teller: Teller) -> list[str]:
        """What a move is certain to bring before the turn continues."""
        begins = g.edition.title.rules.begins_turn
        events: list[Event] = []
        for event in events_in(g.edition, Previews(g).of(action).log):
            if event.name == begins:
                break
            if event.name in self.brings and event.seat == g.seat:
                events.append(event)
        teller.people = [Person(person.name, seat == g.seat) for seat, person in enumerate(teller.people)]
        return teller.tell(events)

    def prompt(self, g: Game, language: str = ENGLISH) -> str:
        """The question, addressed to the one who decides."""
        teller = self.teller(g, language)
        if g.over:
            return teller.say(f"no-{self.words.key}-game-over")
        return teller.ask(g.decision, self.asked(self.look(g, language)))

    def headline(self, g: Game, language: str = ENGLISH) -> str:
        """Whose turn it is and what is awaited, for everybody else."""
        teller = self.teller(g, language)
        if g.seat is None or teller.people[g.seat].mine:
            return finished(self.prompt(g, language))
        return finished(teller.ask_other(g.decision, g.seat))

    def refuse(self, g: Game, code: str, args: Mapping[str, Any], language: str = ENGLISH) -> str:
        """Why a move is not allowed, without the full stop."""
        return self.teller(g, language).refusal(code, args).removesuffix(".")

    def story(self, g: Game, events: Sequence[Event], names: Sequence[str], language: str = ENGLISH) -> list[str]:
        """The events as sentences."""
        return self.teller(g, language, names).tell(events)

    def source(self, name: str, language: str = ENGLISH, form: str = "") -> str:
        known, message = catalogue(language, self.words.folder), f"source-{self.words.key}-{name}"
        return known.text(message, attribute=form) or known.text(message) or name

    def called(self, language: str = ENGLISH) -> str:
        return catalogue(language, self.words.folder).text(f"game-{self.words.key}") or ""

    def option(self, name: str, language: str = ENGLISH) -> str:
        return catalogue(language, self.words.folder).text(f"option-{self.words.key}-{name}", attribute="help") or ""

    def thing(self, g: Game, kind: str, name: str, number: int, language: str = ENGLISH) -> str:
        return self.teller(g, language).thing(kind, name, number)

    def then(self, code: str, language: str = ENGLISH) -> str:
        return (catalogue(language, self.words.folder).text(f"then-{self.words.key}-{code}") or "") if code else ""
