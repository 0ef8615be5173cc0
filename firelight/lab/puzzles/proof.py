"""Proves that an act is best: with the solver if the rest of the game is short, else by a search a hundred times as long as usual.

Nothing hidden is used. The search deals everything hidden from the seat again in each simulation; an act that reveals something is judged
in several deals by its mean. The solver proves an act only if its outcome is the same in every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from firelight.bots.analysis import Analysis, margin_of
from firelight.bots.base import Ask, Budget
from firelight.bots.levels import LEVELS
from firelight.bots.search import Thinker, win_share
from firelight.lab.puzzles.acts import Attempt, Key, all_ways, in_tree, number_of, path_of
from firelight.lab.puzzles.book import SEARCH, SOLVER, Worth

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

USUAL = 1_000  # simulations of a strong opponent
TIMES = 100
RIVALS = 4  # acts that the best one is compared with
DEALS = 8  # for an act that reveals something
TRIES = 8
TRIED = ("ember", "flame")  # levels that try to find it
EASY = 1.0  # an act is easy if at least this share of tries finds it
HARD = 0.5  # and hard if no more do
DIGITS = 3


@dataclass(frozen=True, slots=True)
class Gap:
    """When one act is clearly ahead: by enough in one measure, and not behind in the other."""

    win: float
    margin: float

    def is_clear(self, best: Worth, rival: Worth) -> bool:
        win, margin = best.win - rival.win, best.margin - rival.margin
        return (win >= self.win and margin >= 0) or (margin >= self.margin and win >= 0)


PROMISING = Gap(0.06, 2.0)  # after the usual search
PROVED = {SEARCH: Gap(0.08, 2.5), SOLVER: Gap(0.5, 2.0)}


@dataclass(frozen=True, slots=True)
class Proof:
    by: str
    simulations: int
    values: tuple[Worth, ...]
    acts: int

    @property
    def is_clear(self) -> bool:
        best, *rivals = self.values
        return bool(rivals) and all(PROVED[self.by].is_clear(best, rival) for rival in rivals)


class Prover:
    """Judges acts in positions of one edition. Its results depend only on the seeds."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.thinker = Thinker(edition)
        self.thinker.temperature = 1.0  # proofs compare the search's own results, whatever temperature people are shown
        self._levels: dict[str, Any] = {}

    # The search tree.

    def first_look(self, game: Game, seat: int, simulations: int, seed: int) -> tuple[Analysis, list[Worth]]:
        """The acts that a search from the position finds, most visited first."""
        deal = game.determinised(seat, seed)
        analysis = self.thinker.analyse(deal, seat, Budget(simulations=simulations), seed)
        if analysis.exact:
            return analysis, []
        found = sorted(in_tree(deal, self.thinker.minds[0]).values(), key=lambda pair: -int(pair[1]["visits"]))
        return analysis, [self._worth(path_of(act), edge, deal, seat) for act, edge in found]

    def _worth(self, path: Key, edge: Any, game: Game, seat: int) -> Worth:
        visits = int(edge["visits"])
        margin = margin_of([float(edge["points"][other]) / visits for other in range(len(game.seat_names))], seat)
        win = win_share(float(edge["wins"][seat]) / visits, margin, self.thinker.minds[0].settings.closeness)
        return Worth(self._texts(path), win, margin)

    def _texts(self, path: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.edition.notation[action] for action in path)

    # The position after an act.

    def after(self, game: Game, seat: int, moves: Sequence[str], seed: int, simulations: int) -> tuple[Worth, bool]:
        """The expected outcome after an act, and whether it is certain."""
        first, sealed = self._played(game, seat, moves, seed)
        deals = [first] if not sealed else [first, *(self._played(game, seat, moves, seed + deal)[0] for deal in range(1, DEALS))]
        seen = [self._outlook(deal, seat, seed + number, simulations // len(deals)) for number, deal in enumerate(deals)]
        exact = all(sure for _, _, sure in seen) and len({(win, margin) for win, margin, _ in seen}) == 1
        win, margin = (sum(part) / len(seen) for part in zip(*((win, margin) for win, margin, _ in seen), strict=True))
        return Worth(tuple(moves), round(win, DIGITS), round(margin, DIGITS)), exact

    def _played(self, game: Game, seat: int, moves: Sequence[str], seed: int) -> tuple[Game, bool]:
        deal = game.determinised(seat, seed)
        sealed = False
        for move in moves:
            deal.play(move)
            sealed = sealed or not deal.can_undo
        return deal, sealed

    def _outlook(self, game: Game, seat: int, seed: int, simulations: int) -> tuple[float, float, bool]:
        """A seat's share of the win and margin, whoever is to decide."""
        who = game.seat
        if who is None:
            winners = game.winners() or range(len(game.seat_names))
            return (1 / len(winners) if seat in winners else 0.0), float(margin_of(game.scores(), seat)), True
        analysis = self.thinker.analyse(game.determinised(who, seed), who, Budget(simulations=simulations), seed)
        margin = margin_of(analysis.best.scores, seat)
        if who == seat or len(game.seat_names) == 2:
            return (analysis.best.win if who == seat else 1 - analysis.best.win), margin, analysis.exact
        if analysis.exact:
            return float(margin > 0), margin, margin != 0  # a shared win stays undecided
        edge = self.thinker.minds[0].children()[analysis.best.move.id]
        win = win_share(float(edge["wins"][seat]) / analysis.best.visits, margin, self.thinker.minds[0].settings.closeness)
        return win, margin, False

    # The proof.

    def prove(self, game: Game, seat: int, seed: int) -> Proof | None:
        """The best act and its rivals with their values; None if they cannot be determined.

        Half of the search finds the candidates, the other half judges each of them separately.
        """
        half = TIMES * USUAL // 2
        analysis, acts = self.first_look(game, seat, half, seed)
        if analysis.exact:
            return self._solve(game, seat, seed)
        if len(acts) < 2:
            return None
        best, *rivals = (self.after(game, seat, worth.moves, seed, half // (RIVALS + 1))[0] for worth in acts[: RIVALS + 1])
        rivals.sort(key=_order, reverse=True)
        return Proof(SEARCH, TIMES * USUAL, (best, *rivals), number_of(game))

    def _solve(self, game: Game, seat: int, seed: int) -> Proof | None:
        """Every act, with its best payment."""
        acts = all_ways(game)
        if acts is None or len(acts) < 2:
            return None
        values = []
        for ways in acts.values():
            judged = [self.after(game, seat, self._texts(path), seed, USUAL) for path in ways]
            if not all(exact for _, exact in judged):
                return None
            values.append(max((worth for worth, _ in judged), key=_order))
        values.sort(key=_order, reverse=True)
        return Proof(SOLVER, 0, tuple(values[: RIVALS + 1]), len(acts))

    # Difficulty.

    def found(self, game: Game, seat: int, answer: Key, seed: int) -> dict[str, int]:
        """How many tries of each level find an act."""
        return {level: sum(self._tries(level, game, seat, seed + number) == answer for number in range(TRIES)) for level in TRIED}

    def _tries(self, level: str, game: Game, seat: int, seed: int) -> Key:
        """The act that a level's bot makes."""
        if level not in self._levels:
            self._levels[level] = LEVELS[level].make()
            self._levels[level].prepare(self.edition)
        bot, deal = self._levels[level], game.determinised(seat, seed)
        attempt = Attempt(deal)
        while not attempt.is_complete:
            move = deal.number(bot.choose(Ask(deal.copy(), seat, LEVELS[level].budget, seed)))
            if not attempt.make(move):
                break
            deal.play(move)
        return attempt.key


def _order(worth: Worth) -> tuple[float, float]:
    return worth.win, worth.margin


def difficulty(found: dict[str, int]) -> str:
    """The difficulty, from how often a level that plans only its own turn and one that looks a little ahead find the act in total."""
    share = sum(found.values()) / (TRIES * len(found))
    return "easy" if share >= EASY else "medium" if share > HARD else "hard"
