"""The review of a game: what every decision cost, where luck came in, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.bots.analysis import Analysis, Line, margin_of
from firelight.bots.base import Budget
from firelight.bots.hints import hint_of
from firelight.engine.chance import new_rng
from firelight.engine.errors import OptionError
from firelight.engine.game import Game, Move
from firelight.engine.speech import ENGLISH
from firelight.lab.review_data import Decision, Lesson, Review, SeatReview, accuracy, verdict

if TYPE_CHECKING:
    from firelight.bots.search import Thinker

FEW = 50  # a move with fewer visits is judged by searching the position after it
DEALS = 4  # how often a move that reveals something is repeated with other hidden things
LESSONS = 5
DIGITS = 3

Progress = Callable[[int, int], None]  # positions done so far, and how many there are
Between = Callable[[], None]  # called between positions and lessons; an exception from it ends the review


@dataclass(frozen=True, slots=True)
class _Place:
    """A position of the game and the move made there; None at the end of an unfinished game."""

    game: Game
    seat: int
    move: Move | None
    sealed: bool


@dataclass(frozen=True, slots=True)
class _Asked:
    """A position to analyse: the place itself, or what follows its move with other hidden things."""

    place: int
    deal: int | None = None


def review(
    record: Any,
    budget: Budget,
    seed: int = 0,
    progress: Progress | None = None,
    names: Sequence[str] | None = None,
    jobs: int = 1,
    between: Between = lambda: None,
    language: str = ENGLISH,
) -> Review:
    """Review a game: a Game, or a record as ``firelight.replay`` takes it. `names` are those of the seats."""
    game = record if isinstance(record, Game) else api.replay(record, 0)
    names = tuple(names) if names else game.seat_names
    if len(names) != len(game.seat_names):
        raise OptionError(f"names: found {len(names)}; this game has {len(game.seat_names)} seats")
    places = _places(game)
    asked = [_Asked(number) for number in range(len(places))]
    asked += [_Asked(number, deal) for number, place in enumerate(places) if place.sealed for deal in range(DEALS)]
    judge = _Judge(game, places, budget, seed, jobs, between, language)
    found = judge.think(asked, progress)
    if game.over:
        found[_Asked(len(places))] = _end_of(game)
    decisions = tuple(_decision(places, number, found, language) for number, place in enumerate(places) if place.move is not None)
    seats = tuple(_seat(game, seat, name, places, decisions, found, judge) for seat, name in enumerate(names))
    return Review(game.title, str(budget), seed, game.over, game.winners(), seats, decisions)


def _places(game: Game) -> list[_Place]:
    """Every decision of a game, including one not made yet."""
    places = []
    for past, move in zip(game.past, game.history, strict=True):
        here = Game(game.edition, past.state, new_rng(0, 1), game.options)
        places.append(_Place(here, here.seat or 0, move, past.sealed))
    if game.seat is not None:
        places.append(_Place(game, game.seat, None, False))
    return places


@dataclass(frozen=True, slots=True)
class _Found:
    """The result at a position: every seat's expected margin and win, and the analysis if the position is part of the game."""

    margins: tuple[float, ...]
    wins: tuple[float, ...]
    analysis: Analysis | None = None


def margins_of(scores: Sequence[float]) -> tuple[float, ...]:
    """The points by which each seat is ahead of the best other one."""
    return tuple(margin_of(scores, seat) for seat in range(len(scores)))


def _end_of(game: Game) -> _Found:
    """The result of a finished game."""
    winners = game.winners() or range(len(game.seat_names))
    return _Found(margins_of(game.scores()), tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.seat_names))))


def _found_of(analysis: Analysis, is_place: bool) -> _Found:
    return _Found(margins_of(analysis.best.scores), analysis.best.wins, analysis if is_place else None)


class _Judge:
    """Analyses positions, several at the same time if there are several jobs."""

    def __init__(self, game: Game, places: Sequence[_Place], budget: Budget, seed: int, jobs: int, between: Between, language: str) -> None:
        from firelight.bots.search import best_thinker

        self.places = places
        self.budget = budget
        self.seed = seed
        self.jobs = jobs
        self.between = between
        self.language = language
        self.free: SimpleQueue[Thinker] = SimpleQueue()
        for _ in range(jobs):
            self.free.put(best_thinker(game.edition, game.players))

    def seed_of(self, asked: _Asked) -> int:
        """A different seed for every position, in whatever order they are analysed."""
        return (self.seed * 1_000_003 + asked.place * (DEALS + 1) + (0 if asked.deal is None else asked.deal + 1)) % 2**61

    def deal_of(self, number: int) -> Game:
        """A place of the game as its seat knows it."""
        place = self.places[number]
        return place.game.determinised(place.seat, self.seed_of(_Asked(number)))

    def think(self, asked: Sequence[_Asked], progress: Progress | None) -> dict[_Asked, _Found]:
        found: dict[_Asked, _Found] = {}
        with ExitStack() as stack:
            answers: Iterator[_Found] = map(self.answer, asked)
            if self.jobs > 1:
                pool = ThreadPoolExecutor(self.jobs)
                stack.callback(pool.shutdown, cancel_futures=True)
                answers = pool.map(self.answer, asked)
            for done, (ask, answer) in enumerate(zip(asked, answers, strict=True), 1):
                found[ask] = answer
                if progress is not None:
                    progress(done, len(asked))
                self.between()
        return found

    def answer(self, asked: _Asked) -> _Found:
        place, seed = self.places[asked.place], self.seed_of(asked)
        if asked.deal is None:
            return _found_of(self.analyse(self.deal_of(asked.place), seed), True)
        game = place.game.determinised(place.seat, seed)
        game.play(place.move or 0)
        if game.seat is None:
            return _end_of(game)
        return _found_of(self.analyse(game.determinised(game.seat, seed), seed), False)

    def analyse(self, deal: Game, seed: int) -> Analysis:
        with self.thinker() as thinker:
            return thinker.analyse(deal, deal.seat or 0, self.budget, seed)

    @contextmanager
    def thinker(self) -> Iterator[Thinker]:
        """A thinker that is free."""
        thinker = self.free.get()
        try:
            yield thinker
        finally:
            self.free.put(thinker)


def _after(places: Sequence[_Place], number: int, found: dict[_Asked, _Found]) -> _Found:
    """The expected outcome after a move, before anything hidden is revealed."""
    if not places[number].sealed:
        return found[_Asked(number + 1)]
    deals = [found[_Asked(number, deal)] for deal in range(DEALS)]
    return _Found(_means([deal.margins for deal in deals]), _means([deal.wins for deal in deals]))


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _decision(places: Sequence[_Place], number: int, found: dict[_Asked, _Found], language: str) -> Decision:
    place = places[number]
    analysis = found[_Asked(number)].analysis
    assert analysis is not None and place.move is not None
    after = _after(places, number, found)
    played, played_win = _played(analysis, place.move, after, place.seat)
    margin, win = max(analysis.best.margin, played), max(analysis.best.win, played_win)
    loss = round(margin - played, DIGITS)
    luck = [real - expected for real, expected in zip(found[_Asked(number + 1)].margins, after.margins, strict=True)]
    return Decision(
        number=number + 1,
        seat=place.seat,
        decision=place.game.decision,
        move=place.move.text,
        description=place.game.describe(place.move, language),
        best=analysis.best.move.text,
        margin=round(margin, DIGITS),
        played=round(played, DIGITS),
        loss=loss,
        verdict=verdict(loss),
        exact=analysis.exact,
        revealed=place.sealed,
        line=tuple(move.text for move in analysis.best.line),
        luck=tuple(round(points, DIGITS) for points in luck),
        win=round(win, DIGITS),
        win_lost=round(win - played_win, DIGITS),
    )


def _played(analysis: Analysis, move: Move, after: _Found, seat: int) -> tuple[float, float]:
    """The expected margin and win after the move that was made."""
    line = _line_of(analysis, move)
    if line is not None and (line is analysis.best or analysis.exact or line.visits >= FEW):
        return line.margin, line.win
    return after.margins[seat], after.wins[seat]


def _line_of(analysis: Analysis, move: Move) -> Line | None:
    return next((line for line in analysis.lines if line.move.id == move.id), None)


def _seat(
    game: Game,
    seat: int,
    name: str,
    places: Sequence[_Place],
    decisions: Sequence[Decision],
    found: dict[_Asked, _Found],
    judge: _Judge,
) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    losses = [decision.loss for decision in own]
    verdicts = [decision.verdict for decision in own]
    worst = sorted((decision for decision in own if decision.verdict), key=lambda decision: (-decision.win_lost, -decision.loss))[:LESSONS]
    stops = range(len(decisions) + 1)
    return SeatReview(
        name=name,
        score=game.scores()[seat],
        sheet=game.score_sheet(seat),
        margins=tuple(round(found[_Asked(stop)].margins[seat], DIGITS) for stop in stops),
        decisions=len(own),
        loss=round(sum(losses, 0.0), DIGITS),
        mean_loss=round(sum(losses) / len(losses), DIGITS) if losses else 0.0,
        accuracy=round(accuracy(losses), 1),
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        luck=round(sum(decision.luck[seat] for decision in decisions), DIGITS),
        lessons=tuple(_lesson(decision, found, judge) for decision in worst),
        wins=tuple(round(found[_Asked(stop)].wins[seat], DIGITS) for stop in stops),
        win_lost=round(sum((decision.win_lost for decision in own), 0.0), DIGITS),
    )


def _lesson(decision: Decision, found: dict[_Asked, _Found], judge: _Judge) -> Lesson:
    number = decision.number - 1
    analysis = found[_Asked(number)].analysis
    assert analysis is not None
    judge.between()
    with judge.thinker() as thinker:
        hint = hint_of(thinker, judge.deal_of(number), decision.seat, analysis.best, analysis.exact, judge.seed, judge.language)
    return Lesson(
        number=decision.number,
        move=decision.move,
        loss=decision.loss,
        better=hint.move.text,
        line=tuple(move.text for move in hint.line),
        then=hint.reasons.then,
        reveals=hint.reasons.reveals,
        gains=hint.gains,
        costs=hint.costs,
        prepares=hint.prepares,
        text=str(hint),
        win=decision.win,
        win_lost=decision.win_lost,
        events=hint.events,
    )
