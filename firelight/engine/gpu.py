"""The rules on a GPU: device functions, and the kernel in which every thread plays games of its own.

Needs numba-cuda (requirements-gpu.lock), but no GPU to compile. A warp of 32 threads runs in lockstep, so the kernel walks through
its games in small steps that are the same code for all: carry out the top frame, whatever it is. Threads whose game is over
wait until more of their warp are done, and then score and set up together.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Moves, jit
from firelight.engine.kernels import GAME_OVER, LAST_AUTOMATIC, LAST_CHANCE, options, resolve, run, score, scoring_seats, settle, setup
from firelight.engine.stack import MOST_SEATS, Position, top

if TYPE_CHECKING:
    from firelight.engine.title import Edition

MOST_OPTIONS = 256
MOST_DECISIONS = 100000
HOPPER = (9, 0)

LANES = 32  # threads of a warp
WARP = 0xFFFFFFFF
NO_GAME = -1  # in place of a kind of frame: the thread waits for a game
RETIRED = -2  # no games are left


@jit
def move_on(s: Position, rng: Rng, out: Moves) -> int:
    """Carry out the top frame, taking decisions at random. Returns 1 after a real choice, -1 if there was nothing to choose."""
    kind = top(s).kind
    if kind <= LAST_AUTOMATIC:
        run(s)
        return 0
    if kind <= LAST_CHANCE:
        settle(s, rng)
        return 0
    n = options(s, out)
    if n == 0:
        return -1
    choice = 0 if n == 1 else below(rng, n)
    resolve(s, out[choice])
    return 0 if n == 1 else 1


def device_function(twin: Any, signature: Callable[[Any], Any]) -> Any:
    """A function for the GPU, compiled once for its declared signature, however it is called."""
    from numba import cuda

    dispatcher = cuda.jit(device=True)(twin)
    original = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        wanted = signature(args)
        if wanted.args not in dispatcher.overloads:
            dispatcher.compile_device(wanted.args, wanted.return_type)
        return original(wanted.args, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def without_gpu(capability: tuple[int, int] = HOPPER) -> None:
    """Let numba-cuda compile without a GPU, for one of this compute capability."""
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)


def lane_functions(edition: Edition) -> tuple[Any, Any]:
    """The two steps of a thread besides its moves: going on to its next game, and waiting for others of its warp."""
    from numba import cuda, int32

    program = edition.program("cuda")
    begin, sow, points, at, scoring = program(setup), program(seed), program(score), program(top), program(scoring_seats)
    size = edition.title.rules.state.dtype().itemsize // 8

    @cuda.jit(device=True, forceinline=True)
    def next_game(
        s: Any, rng: Any, words: Any, decisions: Any, scores: Any, chosen: Any, given: Any, thread: Any, game: Any, taken: Any
    ) -> Any:
        """Record how a game ended and set up the thread's next one. Returns the kind of its first frame, or RETIRED."""
        number, first, count, players, threads = given
        if game >= 0:
            decisions[game] = taken
            for seat in range(scoring(s)):
                scores[game * MOST_SEATS + seat] = points(s, seat)
        if game + threads >= count:
            return RETIRED
        for word in range(size):
            words[thread * size + word] = 0
        sow(rng, number, first + game + threads)
        begin(s, rng, players, chosen)
        return at(s).kind

    @cuda.jit(device=True, forceinline=True)
    def waits(kind: Any, crowd: Any) -> Any:
        """Whether too few threads of the warp are at a frame of this kind: negative if so."""
        peers = cuda.popc(cuda.match_any_sync(WARP, int32(kind)))
        if kind < 0:
            peers = 0
        most = int32(peers)
        most = max(most, cuda.shfl_xor_sync(WARP, most, 16))
        most = max(most, cuda.shfl_xor_sync(WARP, most, 8))
        most = max(most, cuda.shfl_xor_sync(WARP, most, 4))
        most = max(most, cuda.shfl_xor_sync(WARP, most, 2))
        most = max(most, cuda.shfl_xor_sync(WARP, most, 1))
        return peers - min(most, crowd)

    return next_game, waits


def playout_kernel(edition: Edition) -> Any:
    """The kernel as a Python function: plays random games first, first + 1, ... of one seed, the same as kernels.play_games.

    Each of n threads has its own state and generator and plays every n-th game. `words`: the memory of the states, as integers.
    `chosen`: the values of the setup options. `scores`: zeros, MOST_SEATS per game.
    `together` (1 to 32): how many threads of a warp must be done before they score and set up their next games.
    `crowd` (1 to 32): a kind of frame is carried out if this many threads of a warp, or the largest group, are at that kind.
    """
    from numba import cuda, int16

    program = edition.program("cuda")
    move, at = program(move_on), program(top)
    next_game, waits = lane_functions(edition)

    def play(
        tables: Any, words: Any, rngs: Any, decisions: Any, scores: Any, chosen: Any,
        number: Any, first: Any, count: Any, players: Any, together: Any, crowd: Any,
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        threads = cuda.gridsize(1)
        out = cuda.local.array(MOST_OPTIONS, int16)
        s = tables[thread]
        rng = rngs[thread]
        game = thread - threads
        taken = 0
        kind = NO_GAME
        while True:
            waiting = cuda.popc(cuda.ballot_sync(WARP, kind == NO_GAME))
            gone = cuda.popc(cuda.ballot_sync(WARP, kind == RETIRED))
            if gone == LANES:
                return
            if waiting > 0 and (waiting >= together or waiting + gone == LANES):
                if kind == NO_GAME:
                    given = (number, first, count, players, threads)
                    kind = next_game(s, rng, words, decisions, scores, chosen, given, thread, game, taken)
                    game += threads
                    taken = 0
                cuda.syncwarp(WARP)
            peers = waits(kind, crowd) if crowd > 1 else 0
            if kind >= 0 and peers >= 0:
                result = move(s, rng, out)
                kind = at(s).kind
                taken += max(result, 0)
                if result < 0 or taken > MOST_DECISIONS:  # stuck
                    taken = -1 - taken
                    kind = NO_GAME
                elif kind == GAME_OVER:
                    kind = NO_GAME
            cuda.syncwarp(WARP)

    return play


def kernel_types(edition: Edition) -> tuple[Any, ...]:
    """The kernel's parameter types."""
    import numba

    state = numba.from_dtype(edition.title.rules.state.dtype())
    rng = numba.from_dtype(Rng.dtype())
    return (state[::1], numba.int64[::1], rng[::1], numba.int32[::1], numba.int32[::1], numba.int64[::1], *[numba.int64] * 6)


def without_constants(ptx: str) -> str:
    """The same PTX with its tables in global memory: threads look up different places, which constant memory would serve one by one."""
    return ptx.replace("\n.const ", "\n.global ").replace("ld.const.", "ld.global.nc.")


def compile_kernel(edition: Edition, capability: tuple[int, int] = HOPPER) -> str:
    """The kernel as PTX."""
    from numba import cuda

    text, _ = cuda.compile_ptx(playout_kernel(edition), kernel_types(edition), cc=capability)
    return without_constants(str(text))


def assemble(ptx: str, capability: tuple[int, int] = HOPPER) -> tuple[bytes, str]:
    """Machine code for one kind of GPU, and the assembler's report."""
    core: Any = import_module("cuda.core")
    chip = f"sm_{capability[0]}{capability[1]}"
    settings = core.LinkerOptions(arch=chip, ptxas_options=["-v"])
    linker = core.Linker(core.ObjectCode.from_ptx(ptx.encode()), options=settings)
    return bytes(linker.link("cubin").code), str(linker.get_info_log())
