"""Other engines, measured in the same run on the same core."""

from __future__ import annotations

from bench.speed import best_rate


def catanatron(players: int) -> tuple[float, float]:
    """Catanatron's own loop with its random players: decisions per second, and the share of them with more than one option."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:players]
    ticks = real = 0

    def play(seed: int, count: bool = False) -> int:
        nonlocal real
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if count:
                real += len(game.state.playable_actions) > 1
            game.play_tick()
            decisions += 1
        return decisions

    for seed in range(2):
        ticks += play(seed, count=True)
    return best_rate(play, 5), real / ticks
