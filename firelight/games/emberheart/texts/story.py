"""What happened, in sentences: the events of a move for a person to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.texts.hero_texts import AIDE_NAMES, ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import Reading, people_and, place
from firelight.reading import count, joined
from firelight.telling import amount, does, told, whose, word

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game

RUNS = {"supply": ("gained-followers", "gained-gear", "lost-followers", "paid-gear")}


class Teller:
    """Sentences about one game, with the names of its seats."""

    def __init__(self, g: Game, events: Sequence[Event], names: Sequence[str]) -> None:
        self.r = Reading(g)
        self.events = events
        self.names = names

    def who(self, event: Event, verb: str) -> str:
        """`You send`, `Player 2 sends`."""
        return verb if event.seat is None else does(self.names[event.seat], verb)

    def whose(self, event: Event) -> str:
        return whose(self.names[event.seat or 0])

    def number(self, vocabulary: str, event: Event, place: int = 0) -> int:
        """The card or place that an argument of an event names."""
        return self.r.g.edition.words[vocabulary].index(word(event, place))

    def dragon(self, event: Event) -> str:
        """`the red dragon worth 5`."""
        dragon = self.number("dragons", event)
        return f"the {w.COLOURS[self.r.tables['DRAGON_COLOUR'][dragon]]} dragon worth {self.r.glory(dragon)}"

    def tell(self, at: int) -> str:
        return SENTENCES[self.events[at].name](self, self.events[at], at)

    def tell_run(self, _: str, run: Sequence[Event]) -> str:
        """What comes and goes in one sentence."""
        counts: dict[str, int] = {}
        for event in run:
            thing, number = (word(event, 0), amount(event, 1)) if "followers" in event.name else ("gear", amount(event, 0))
            counts[thing] = counts.get(thing, 0) + (number if event.name.startswith("gained") else -number)
        gained, lost = _pieces(counts, 1), _pieces(counts, -1)
        if not lost:
            return f"{self.who(run[0], 'gain')} {gained}" if gained else ""
        return f"{self.who(run[0], 'give')} up {lost}{f' for {gained}' if gained else ''}"


def _pieces(counts: Mapping[str, int], sign: int) -> str:
    """Those that came (1) or went (-1)."""
    found = {thing: number * sign for thing, number in counts.items() if number * sign > 0}
    return joined([f"{number} gear" if thing == "gear" else count(number, thing) for thing, number in found.items()])


def _flame(t: Teller, e: Event, at: int) -> str:
    steps = amount(e, 0)
    return f"{t.whose(e)} flame goes {'up' if steps > 0 else 'down'} by {abs(steps)}" if steps else ""


def _attribute(t: Teller, e: Event, at: int) -> str:
    return f"{t.whose(e)} {ATTRIBUTE_NAMES[t.number('attributes', e)]} rises by {e.args[1]}"


def _sent(t: Teller, e: Event, at: int) -> str:
    """With its followers, where the party still stands there."""
    where, space = t.number("places", e), amount(e, 1)
    party = t.r.rule(party_at)(t.r.s, where, space)
    crowd = f" of {people_and(party.followers)}" if party.seat == e.seat and any(party.followers) else ""
    companion = " with the companion" if e.args[2] else ""
    return f"{t.who(e, 'send')} a party{crowd}{companion} to space {space} of {place(where)}"


def _called_back(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'call')} the party back from space {e.args[1]} of {place(t.number('places', e))}"


def _came_back(t: Teller, e: Event, at: int) -> str:
    """Told only where a party took no card: it brings gear."""
    follows = t.events[at + 1] if at + 1 < len(t.events) else None
    if follows is None or (follows.name, follows.seat) != ("gained-gear", e.seat):
        return ""
    return f"{t.whose(e)} party on space {e.args[1]} of {place(t.number('places', e))} comes back without a card"


def _crest(t: Teller, e: Event, at: int) -> str:
    where = "the Warehouse" if e.args[0] == "warehouse" else "the Fire Station"
    return f"{t.who(e, 'lay')} {count(amount(e, 1), 'crest')} at {where}"


def _aide(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} the {AIDE_NAMES[t.number('aides', e)]}"


def _discarded_raid(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'discard')} the raid card {t.r.raid(t.number('raids', e))}"


def _hero(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} the {w.HERO_NAMES[t.number('heroes', e)]}"


def _tavern(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} {t.r.tavern(t.number('taverns', e))} from the Tavern"


def _dragon(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} {t.dragon(e)}"


def _preserve(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} a {t.r.preserve(t.number('preserves', e))}"


def _garrison(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'take')} the {t.r.garrison(t.number('garrison', e))}"


def _completed(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'complete')} the {t.r.garrison(t.number('garrison', e))}"


def _attached(t: Teller, e: Event, at: int) -> str:
    card = t.number("cards", e, 1)
    home = t.r.card(card) if card < w.HEROES else f"a {t.r.preserve(card - w.HEROES)}"
    return f"{t.who(e, 'attach')} {t.dragon(e)} to {home}"


def _raided(t: Teller, e: Event, at: int) -> str:
    card = t.number("raids", e)
    number = amount(e, 1)
    demand = f"{t.who(e, 'have')} to lose {count(number, t.r.loss_word(card))}" if number else f"{t.who(e, 'lose')} nobody"
    return f"Raid ({t.r.raid(card)}): {demand}"


def _blocked(t: Teller, e: Event, at: int) -> str:
    card = t.number("duos", e)
    places, spaces = t.r.tables["DUO_PLACE"], t.r.tables["DUO_SPACE"]
    cells = range(card * w.DUO_SPACES, (card + 1) * w.DUO_SPACES)
    return f"Neutral crests block {joined([f'{w.PLACES[places[i]]} {spaces[i]}' for i in cells])}"


def _drew(t: Teller, e: Event, at: int) -> str:
    drawn = [w.HERO_NAMES[t.number("heroes", e, place)] for place in range(2) if word(e, place)]
    return f"{t.whose(e)} Bard draws the {joined(drawn, 'and the')}"


def _discarded_card(t: Teller, e: Event, at: int) -> str:
    return f"A neutral crest takes card {amount(e, 1) + 1} of {place(t.number('places', e))} away"


def _trained(t: Teller, e: Event, at: int) -> str:
    return f"{t.who(e, 'discard')} {t.dragon(e)} with the Dragon Trainer"


def _helped(t: Teller, e: Event, at: int) -> str:
    return f"{t.whose(e)} {w.HERO_NAMES[t.number('heroes', e)]} helps"


SENTENCES: dict[str, Callable[[Teller, Event, int], str]] = {
    "flame-moved": _flame,
    "attribute-moved": _attribute,
    "sent-party": _sent,
    "called-back": _called_back,
    "came-back": _came_back,
    "crest-at": _crest,
    "took-aide": _aide,
    "discarded-raid": _discarded_raid,
    "took-hero": _hero,
    "took-tavern": _tavern,
    "took-dragon": _dragon,
    "took-preserve": _preserve,
    "took-garrison": _garrison,
    "completed-card": _completed,
    "attached-dragon": _attached,
    "raided": _raided,
    "new-round": lambda t, e, at: f"Round {e.args[0]} begins",
    "blocked": _blocked,
    "drew-heroes": _drew,
    "discarded-card": _discarded_card,
    "trained": _trained,
    "turn-began": lambda t, e, at: "",
    "hero-helped": _helped,
    "ended": lambda t, e, at: "The game is over",
}


def story(g: Game, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The events as sentences; gains and losses in a row become one."""
    teller = Teller(g, events, names)
    return told(events, RUNS, teller.tell, teller.tell_run)
