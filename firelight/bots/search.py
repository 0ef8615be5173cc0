"""The search bot: Monte-Carlo tree search under Numba, and the analysis behind hints and reviews."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from typing import TYPE_CHECKING

from firelight.bots.analysis import Analysis, Line, margin_of
from firelight.bots.base import Ask, Between, Budget, nothing
from firelight.bots.chances import calibrated, temperature_of
from firelight.bots.greedy import NO_TASTE
from firelight.engine.game import Game, Move
from firelight.engine.records import write_into
from firelight.engine.stack import MOST_SEATS

if TYPE_CHECKING:
    from firelight.bots.mind import Mind, Settings
    from firelight.engine.title import Edition
    from firelight.thinking.nets import LearnedNet

CHUNK = 500  # simulations between two checks of the clock
LOOK_EVERY = 0.02  # seconds between two checks for interruptions, while another thread thinks
SOLVABLE = 20_000  # positions that are solved in full instead of sampled
DEALS = 6  # if hidden things are revealed, a solution must be the same in this many deals
LATE = 190  # of 256: how late in the game solving is tried
NEAR = 0.5  # of the visits of the leading move: a move that a search likes needs this many
POINT = 0.02  # the share of a win that a point of liking is worth to a search

CLOCK, MEMORY = "clock", "memory"  # what may end a search before its simulations are done
Taste = Mapping[int, float]  # points by which a player overrates moves, by their numbers


class Watch:
    """The clock of a search. An interruption runs in the thread that asked, while the other threads rest; its time does not count."""

    def __init__(self, budget: Budget, between: Between) -> None:
        self.began = time.perf_counter()
        seconds = budget.seconds if budget.seconds is not None else 1.0 if budget.simulations is None else 1e9
        self.until = self.began + seconds
        self._between = between
        self._going = threading.Event()
        self._going.set()

    def interrupt(self) -> float:
        """Let others in; returns the seconds they took."""
        if self._between is nothing:
            return 0.0
        start = time.perf_counter()
        self._going.clear()
        try:
            self._between()
        except BaseException:
            self.until = 0.0  # ends all thinking
            raise
        else:
            lost = time.perf_counter() - start
            self.began += lost
            self.until += lost
        finally:
            self._going.set()
        return lost

    def rest(self) -> float:
        """In another thread: wait while others are let in; returns the seconds it took."""
        if self._going.is_set():
            return 0.0
        start = time.perf_counter()
        self._going.wait()
        return time.perf_counter() - start


class Thinker:
    """Analyses positions of one edition, with one search tree per thread."""

    def __init__(self, edition: Edition, threads: int = 1, settings: Settings | None = None, net: LearnedNet | None = None) -> None:
        from firelight.bots.mind import USUAL, Mind

        self.edition = edition
        self.minds = [Mind(edition, settings or USUAL, net) for _ in range(threads)]
        self._progress: Callable[..., int] = edition.program("plain")(edition.title.judge.progress)
        self._made: tuple[int, ...] | None = None
        self._avoided, self._left_out = "", set[int]()
        self.temperature = temperature_of(edition.title, net is not None)
        self.cut = ""  # what ended the last search before its simulations were done: `clock`, `memory` or nothing

    def analyse(self, game: Game, seat: int, budget: Budget, seed: int, made: tuple[int, ...] = (), between: Between = nothing) -> Analysis:
        """All moves of the current decision, best first. `game` is determinised; `made` are the moves that led to it.

        An earlier analysis is reused if `made` continues its moves.
        """
        watch = Watch(budget, between)
        return self._solve_or_grow(game, seat, budget, seed, made, watch) or self._found(game, seat, watch)

    def choose(
        self,
        game: Game,
        seat: int,
        budget: Budget,
        seed: int,
        made: tuple[int, ...] = (),
        between: Between = nothing,
        taste: Taste = NO_TASTE,
        avoided: str = "",
    ) -> Move:
        """The best move alone, which is quicker than analysing all. Among moves that are nearly as good, taste decides.

        Moves that begin with `avoided` are made, and planned for this seat, only if there is no other.
        """
        self._do_without(avoided)
        solved = self._solve_or_grow(game, seat, budget, seed, made, Watch(budget, between))
        moves = [move for move in game.moves() if move.id not in self._left_out] or game.moves()
        if solved is not None:
            return next(line.move for line in solved.lines if line.move in moves)
        roots = [mind.children() for mind in self.minds]

        def proved(move: Move) -> tuple[int, float]:
            edges = [root[move.id] for root in roots if move.id in root]
            return sum(int(edge["visits"]) for edge in edges), float(sum(edge["wins"][seat] for edge in edges))

        best = max(moves, key=proved)
        if not taste:
            return best

        def liked(move: Move) -> float:
            visits, wins = proved(move)
            return wins / max(visits, 1) + POINT * taste.get(move.id, 0.0)

        least = max(NEAR * proved(best)[0], 1)
        return max((move for move in moves if move is best or proved(move)[0] >= least), key=liked)

    def _do_without(self, avoided: str) -> None:
        if avoided == self._avoided:
            return
        self._avoided = avoided
        self._left_out = {number for number, text in enumerate(self.edition.notation) if avoided and begins_with(text, avoided)}
        for mind in self.minds:
            mind.do_without(self._left_out)

    def _solve_or_grow(self, game: Game, seat: int, budget: Budget, seed: int, made: tuple[int, ...], watch: Watch) -> Analysis | None:
        """The solution of the game, or None once the trees have grown."""
        self.cut = ""
        for number, mind in enumerate(self.minds):
            write_into(game.state, mind.tables[0])
            mind.sit_down(game.players)
            mind.seed(seed, 8 + number)
        solved = self._solved(game, seat, seed, watch)
        if solved is None:
            self._go_to(made)
            self._think(seat, budget, watch)
        return solved

    def _go_to(self, made: tuple[int, ...]) -> None:
        before = self._made
        self._made = made
        for mind in self.minds:
            if before is not None and made and made[: len(before)] == before:
                mind.follow(made[len(before) :])
            else:
                mind.forget()

    def forget(self) -> None:
        """Start the next analysis with empty trees."""
        self._made = None

    def sources(self, game: Game, seat: int) -> dict[str, int]:
        """A seat's expected final points by line of the score sheet; empty without a net."""
        mind, names = self.minds[0], self.edition.title.rules.sources
        write_into(game.state, mind.tables[0])
        return {name: round(points) for name, points in zip(names, mind.sources(seat, len(names)), strict=False) if round(points)}

    # Sampling.

    def _think(self, seat: int, budget: Budget, watch: Watch) -> None:
        share = -(-(budget.simulations or 10**9) // len(self.minds))

        def grow(mind: Mind, pause: Callable[[], float]) -> None:
            start, done = time.perf_counter(), 0
            mind.plan(seat)
            while mind.visits < share:
                wanted = min(CHUNK, share - mind.visits)
                made = mind.think(seat, wanted, share - mind.visits - wanted)
                done += made
                start += pause()
                now = time.perf_counter()
                rate = done / max(now - start, 1e-9)
                wished = share - mind.visits
                left = min(wished, int((watch.until - now) * rate))
                if made < wanted and not _is_decided(mind, wished) and not mind.enlarge():
                    self.cut = MEMORY
                    return
                if left <= 0 or _is_decided(mind, left):
                    if budget.simulations is not None and left < wished and not _is_decided(mind, wished):
                        self.cut = self.cut or CLOCK
                    return

        first, *others = self.minds
        if not others:
            grow(first, watch.interrupt)
            return
        with ThreadPoolExecutor(len(others)) as pool:
            growing = [pool.submit(grow, mind, watch.rest) for mind in others]
            grow(first, watch.interrupt)
            while wait(growing, LOOK_EVERY).not_done:
                watch.interrupt()
        for each in growing:
            each.result()

    def _found(self, game: Game, seat: int, watch: Watch) -> Analysis:
        seats = len(game.seat_names)
        lines = []
        for move in game.moves():
            edges = [(mind, edge) for mind in self.minds if (edge := mind.children().get(move.id)) is not None]
            visits = sum(int(edge["visits"]) for _, edge in edges)
            if not visits:
                continue
            scores = tuple(float(sum(edge["points"][other] for _, edge in edges)) / visits for other in range(seats))
            margin = margin_of(scores, seat)
            aims = [float(sum(edge["wins"][other] for _, edge in edges)) / visits for other in range(seats)]
            wins = self._chances(aims, scores)
            sure = max(edges, key=lambda pair: int(pair[1]["visits"]))[0]
            lines.append(Line(move, visits, margin, wins[seat], scores, legal_line(game, sure.line(move.id)), wins))
        lines.sort(key=lambda line: (line.visits, line.win, line.margin), reverse=True)
        return Analysis(seat, tuple(lines), sum(mind.visits for mind in self.minds), time.perf_counter() - watch.began, False, self.cut)

    def _chances(self, aims: Sequence[float], scores: Sequence[float]) -> tuple[float, ...]:
        """Every seat's chance of winning, from the value that the search found for it."""
        closeness = self.minds[0].settings.closeness
        shares = [win_share(aim, margin_of(scores, seat), closeness) for seat, aim in enumerate(aims)]
        return tuple(calibrated(share, len(scores), self.temperature) for share in shares)

    # Solving.

    def _solved(self, game: Game, seat: int, seed: int, watch: Watch) -> Analysis | None:
        """The solution, if the rest of the game is short and independent of hidden things."""
        from firelight.thinking import solve as solving

        if self._progress(game.state) < LATE:
            return None
        mind = self.minds[0]
        verdict, outcomes = mind.solve(SOLVABLE)
        if verdict == solving.TOO_LARGE:
            return None
        if verdict == solving.SOLVED_AS_DEALT:
            for deal in range(DEALS):
                watch.interrupt()
                write_into(game.determinised(seat, seed + deal).state, mind.tables[0])
                again = mind.solve(SOLVABLE)[1]
                write_into(game.state, mind.tables[0])
                if again.keys() != outcomes.keys() or any((again[move] != outcomes[move]).any() for move in outcomes):
                    return None
        seats = len(game.seat_names)
        lines = []
        for move in sorted(game.moves(), key=lambda move: -outcomes[move.id][MOST_SEATS + seat]):
            scores = tuple(float(points) for points in outcomes[move.id][:seats])
            margin = margin_of(scores, seat)
            aims = outcomes[move.id][MOST_SEATS:]
            wins = tuple((float(aims[other]) - margin_of(scores, other)) / solving.WIN for other in range(seats))
            lines.append(Line(move, 1, margin, wins[seat], scores, (move,), wins))
        best = lines[0]
        lines[0] = replace(best, line=self._solved_line(game, best.move))
        self._made = None
        return Analysis(seat, tuple(lines), len(outcomes), time.perf_counter() - watch.began, True)

    def _solved_line(self, game: Game, move: Move) -> tuple[Move, ...]:
        """The best moves of all seats to the end of the game."""
        g, mind = game.copy(), self.minds[0]
        line = [move]
        g.play(move)
        while g.seat is not None:
            write_into(g.state, mind.tables[0])
            outcomes = mind.solve(SOLVABLE)[1]
            seat = g.seat
            best = max(g.moves(), key=lambda option: float(outcomes[option.id][MOST_SEATS + seat]))
            line.append(best)
            g.play(best)
        write_into(game.state, mind.tables[0])
        return tuple(line)


def _is_decided(mind: Mind, left: int) -> bool:
    """Whether no other move can overtake the leading one any more."""
    visits = sorted((int(edge["visits"]) for edge in mind.children().values()), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left


def begins_with(move: str, words: str) -> bool:
    """Whether a move begins with these words.

    >>> begins_with("go mountain", "GO"), begins_with("goad", "go")
    (True, False)
    """
    return f"{move} ".lower().startswith(f"{words} ".lower())


def win_share(wins: float, margin: float, closeness: float) -> float:
    """The share of the win, without the small bonus that the search gives to points."""
    from firelight.thinking.evaluate import FAR_AHEAD

    lead = max(-1.0, min(margin / FAR_AHEAD, 1.0))
    return max(0.0, min((wins - closeness * (0.5 + 0.5 * lead)) / (1 - closeness), 1.0))


def legal_line(game: Game, line: list[int]) -> tuple[Move, ...]:
    """As much of a line as is legal with the hidden things dealt here."""
    g = game.copy()
    found: list[Move] = []
    for number in line:
        if g.over or g.why_not(number) is not None:
            break
        g.play(number)
        found.append(Move(number, g.edition.notation[number]))
    return tuple(found)


class SearchBot:
    """Looks ahead for as long as its budget allows, and remembers its tree from move to move."""

    def __init__(self, threads: int = 1, taste: Taste = NO_TASTE) -> None:
        self.threads = threads
        self.taste = taste
        self.avoided = ""  # beginning of the moves that it avoids
        self.insisted = ""  # beginning of the moves that it makes as soon as possible
        self._thinker: Thinker | None = None

    def prepare(self, edition: Edition) -> None:
        """Compile (or load) the search, so that the first move does not have to wait for it."""
        self._thinker = Thinker(edition, self.threads)

    def choose(self, ask: Ask) -> Move:
        if self._thinker is None:
            self.prepare(ask.game.edition)
        assert self._thinker is not None
        if self.insisted and (wanted := next((move for move in ask.game.moves() if begins_with(str(move), self.insisted)), None)):
            return wanted
        return self._thinker.choose(ask.game, ask.seat, ask.budget, ask.seed, ask.made, ask.between, self.taste, self.avoided)

    @property
    def cut(self) -> str:
        """What ended the last search before its simulations were done: `clock`, `memory` or nothing."""
        return self._thinker.cut if self._thinker else ""


class LearnedBot(SearchBot):
    """The same search with the game's net. Without a net for the edition or the number of players, it is a plain search."""

    def prepare(self, edition: Edition, players: int = 2) -> None:
        self._players = players
        self._thinker = best_thinker(edition, players, self.threads)

    def choose(self, ask: Ask) -> Move:
        players = ask.game.players
        if self._thinker is None or self._players != players:
            self.prepare(ask.game.edition, players)
        return super().choose(ask)


def best_thinker(edition: Edition, players: int, threads: int = 1) -> Thinker:
    """A thinker with the game's net, if that fits the edition and the number of players; otherwise with the readable weights alone."""
    from firelight.bots.mind import USUAL, learned
    from firelight.thinking.nets import net_for

    net = net_for(edition)
    if net is not None and not net.knows(players):
        net = None
    return Thinker(edition, threads, learned(net) if net else USUAL, net)
