"""Compile the rules for the GPU and, if there is one, run them on it.

python -m bench.gpu_check             compile; with a GPU also compare with the CPU and measure
python -m bench.gpu_check --prepare   fill build/gpu with everything bench/gpu_run.py needs on a machine with a GPU and CuPy
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from bench import gpu_run
from firelight.api import shipped_edition, titles
from firelight.engine import gpu
from firelight.engine.chance import Rng
from firelight.engine.kernels import play_games
from firelight.engine.title import Edition

FOLDER = Path("build/gpu")
GAMES = 512


def default_options(edition: Edition) -> list[int]:
    return edition.title.setup_arguments(edition.title.option_values(edition.title.players[1], {}))


def reference(edition: Edition) -> dict[str, Any]:
    """The CPU's decisions and scores, by number of players."""
    play = edition.program("numba")(play_games)
    tables = np.zeros(2, edition.title.rules.state.dtype())
    rngs = np.zeros(1, Rng.dtype())
    out = np.zeros(256, np.int16)
    chosen = np.array(default_options(edition), np.int64)
    found: dict[str, Any] = {}
    low, high = edition.title.players
    for players in range(low, high + 1):
        decisions, scores = np.zeros(GAMES, np.int64), np.zeros(GAMES * gpu_run.SEATS, np.int64)
        fired = np.zeros(248, np.int64)
        play(tables, rngs, out, gpu_run.SEED, 0, GAMES, players, chosen, decisions, scores, fired)  # type: ignore[arg-type]
        found[f"decisions-{players}"] = decisions
        found[f"scores-{players}"] = scores.reshape(GAMES, gpu_run.SEATS)
    return found


def compile_title(edition: Edition) -> dict[str, Any]:
    """Write PTX and machine code; returns what gpu_run needs to know about them."""
    target = FOLDER / f"{edition.title.key}.ptx"
    began = time.perf_counter()
    ptx = gpu.compile_kernel(edition)
    target.write_text(ptx)
    print(f"  {target}: {len(ptx):,} bytes in {time.perf_counter() - began:.0f} s", flush=True)
    entry = re.findall(r"\.entry\s+(\w+)", ptx)[0]
    return {
        "state-size": edition.title.rules.state.dtype().itemsize,
        "rng-size": Rng.dtype().itemsize,
        "players": edition.title.players,
        "options": default_options(edition),
        "arguments": "states, the same as int64, generators, int32 decisions, int32 scores (each: owner, parent, items, bytes of one, "
        "data, shape, stride), the last of them the setup options; then int64: seed, first, count, players, together, crowd",
        "codes": {assemble(target, ptx): entry, target.name: entry},
    }


def assemble(source: Path, ptx: str) -> str:
    """Write machine code; returns the file's name."""
    began = time.perf_counter()
    code, log = gpu.assemble(ptx)
    target = source.with_suffix(".cubin")
    target.write_bytes(code)
    used = re.findall(r"Used (\d+) registers", log)
    spilled = sum(int(number) for number in re.findall(r"(\d+) bytes spill stores", log))
    frames = max((int(number) for number in re.findall(r"(\d+) bytes stack frame", log)), default=0)
    facts = f"{', '.join(used)} registers, at most {frames} bytes of stack, {spilled} bytes spilled"
    print(f"  {target}: {len(code):,} bytes, {facts}, in {time.perf_counter() - began:.0f} s", flush=True)
    return target.name


class NumbaDevice:
    """Launches the kernel through numba-cuda."""

    def __init__(self, edition: Edition) -> None:
        from numba import cuda

        from firelight.engine import gpu

        self.cuda = cuda
        self.codes = ["numba-cuda"]
        self.state = edition.title.rules.state.dtype()
        self.chosen = cuda.to_device(np.array(default_options(edition), np.int64))
        self.kernel = cuda.jit(gpu.kernel_types(edition))(gpu.playout_kernel(edition))

    def run(self, setting: gpu_run.Setting, count: int, players: int) -> gpu_run.Result:
        cuda = self.cuda
        words = cuda.device_array(setting.threads * self.state.itemsize // 8, np.int64)
        states = words.view(self.state)
        rngs = cuda.device_array(setting.threads, Rng.dtype())
        decisions, scores = cuda.to_device(np.zeros(count, np.int32)), cuda.to_device(np.zeros(count * gpu_run.SEATS, np.int32))
        numbers = (gpu_run.SEED, 0, count, players, setting.together, setting.crowd)
        start, end = cuda.event(), cuda.event()
        start.record()
        self.kernel[setting.threads // setting.block, setting.block](states, words, rngs, decisions, scores, self.chosen, *numbers)
        end.record()
        end.synchronize()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        return gpu_run.Result(decisions.copy_to_host(), scores.copy_to_host().reshape(count, gpu_run.SEATS), seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu_check", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--prepare", action="store_true", help="also write the results of the CPU, for bench/gpu_run.py")
    arguments = parser.parse_args()
    if find_spec("numba_cuda") is None:
        print("The GPU check needs numba-cuda, which is made for Linux (requirements-gpu.lock); nothing was checked.")
        return 0
    from numba import cuda

    has_gpu = bool(cuda.is_available())
    if not has_gpu:
        gpu.without_gpu()
        print(f"No GPU here: the rules are compiled for one of compute capability {gpu.HOPPER[0]}.{gpu.HOPPER[1]} and not run.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    about: dict[str, Any] = {}
    agree = True
    for key in titles():
        edition = shipped_edition(key)
        print(f"{edition.title.name}: compiling", flush=True)
        about[key] = compile_title(edition)
        (FOLDER / "gpu.json").write_text(json.dumps(about, indent=1) + "\n")
        if arguments.prepare or has_gpu:
            expected = reference(edition)
            np.savez_compressed(FOLDER / f"{key}.npz", **expected)
            if has_gpu:
                agree = (
                    gpu_run.report(key, NumbaDevice(edition), expected, edition.title.players, gpu_run.SECONDS / len(titles()))["agree"]
                    and agree
                )
    if arguments.prepare:
        print(f"Ready: copy {FOLDER} and bench/gpu_run.py to a machine with a GPU and CuPy, and run python3 gpu_run.py {FOLDER}")
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
