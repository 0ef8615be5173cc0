"""Prints what a few real games say, in all languages side by side, for proof-reading: `make texts`."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator

import firelight
from firelight.engine.game import Game
from firelight.engine.view import deed_of
from firelight.texts import LANGUAGES, YOU
from firelight.texts.speech import Speech
from firelight.texts.teller import Teller

TABLES = (("bonfire", 1), ("bonfire", 3), ("emberheart", 2), ("emberheart", 4))
Said = tuple[str, tuple[str, ...]]  # its message, and the sentence in each language


def said_of(key: str, players: int, seed: int) -> Iterator[Said]:
    """Everything said during a random game: moves, questions, refusals and events."""
    g = firelight.new(key, players=players, seed=seed)
    speech, chance = g.edition.title.words.speech, random.Random(seed)
    assert isinstance(speech, Speech)
    names = [YOU, *(f"Ada {seat + 1}" if seat < players else name for seat, name in enumerate(g.seat_names) if seat)]
    tellers = [speech.teller(g, language, names) for language in LANGUAGES]
    while not g.over:
        yield from _position(g, speech, tellers, chance)
        events = g.play(chance.choice(g.moves()))
        for one in events:
            told = tuple(" ".join(teller.tell([one])) for teller in tellers)
            if any(told):
                yield f"event-{key}-{one.name}", told
        if len(events) > 1:
            yield f"story-{key}", tuple(" ".join(teller.tell(events)) for teller in tellers)


def _position(g: Game, speech: Speech, tellers: list[Teller], chance: random.Random) -> Iterator[Said]:
    """Everything said about a position: the question, the options, and why something is not allowed."""
    look, title, seat = g.edition.title.view.look(g), speech.words.key, g.seat
    if seat:
        yield f"ask-{title}-{g.decision}.other", tuple(teller.ask_other(g.decision, seat) for teller in tellers)
        return
    asked = speech.asked(look)
    yield f"ask-{title}-{g.decision}", tuple(teller.ask(g.decision, asked) for teller in tellers)
    for action in g.actions:
        deed = deed_of(g, action, look)
        yield f"move-{title}-{deed.family}", tuple(teller.move(deed) for teller in tellers)
    for action in chance.sample(range(len(g.edition.notation)), 5):
        if action not in g.actions:
            code, args = g.edition.title.words.explain(g, action, g.edition.plain.guard(g.state, action))
            yield f"no-{title}-{code}", tuple(teller.refusal(code, args) for teller in tellers)


def samples(games: int, examples: int) -> dict[str, list[tuple[str, ...]]]:
    """The sentences of some games by message, up to a number of each."""
    found: dict[str, list[tuple[str, ...]]] = {}
    seen: set[Said] = set()
    count: Counter[str] = Counter()
    for key, players in TABLES:
        for seed in range(games):
            for message, said in said_of(key, players, seed):
                if count[message] < examples and (message, said) not in seen:
                    seen.add((message, said))
                    count[message] += 1
                    found.setdefault(message, []).append(said)
    return dict(sorted(found.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--examples", type=int, default=3, help="sentences of each message")
    given = parser.parse_args()
    for message, sentences in samples(given.games, given.examples).items():
        print(message)
        for said in sentences:
            for language, sentence in zip(LANGUAGES, said, strict=True):
                print(f"  {language}  {sentence}")
            print()


if __name__ == "__main__":
    main()
