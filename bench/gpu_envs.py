"""Compile the batched environment for the GPU; on a machine with a GPU and CuPy, also compare it with the CPU and measure it.

python -m bench.gpu_envs               compiles with numba-cuda into build/gpu-envs, and runs that
python -m bench.gpu_envs --prepared    runs what was compiled into build/gpu-envs, perhaps on another machine
"""

from __future__ import annotations

import re
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from firelight.api import titles
from firelight.engine import gpu
from firelight.envs.batch import BatchEnv
from firelight.envs.gpu import Code, GpuBatchEnv, compile_step
from firelight.envs.terms import Terms

FOLDER = Path("build/gpu-envs")
BAR = 20_000_000
SIZES = (32768, 65536, 131072, 262144)
STEPS = 500


def code_of(key: str, prepared: bool) -> Code | None:
    """The step function of a title for any number of players, compiled now or earlier; None if it can't be had."""
    target = FOLDER / f"{key}.ptx"
    if prepared or find_spec("numba_cuda") is None:
        if not target.exists():
            return None
        text = target.read_text()
        return Code(text.encode(), re.findall(r"\.entry\s+(\w+)", text)[0])
    began = time.perf_counter()
    code = compile_step(Terms(key, titles()[key].players[0]))
    FOLDER.mkdir(parents=True, exist_ok=True)
    target.write_bytes(code.data)
    print(f"  {target}: {len(code.data):,} bytes in {time.perf_counter() - began:.0f} s", flush=True)
    machine, log = gpu.assemble(code.data.decode())
    used = ", ".join(re.findall(r"Used (\d+) registers", log))
    print(f"  machine code: {len(machine):,} bytes, {used} registers", flush=True)
    return code


def agrees(key: str, players: int, code: Code) -> bool:
    """Whether GPU and CPU reach the same positions in a few hundred steps of random actions."""
    cupy: Any = import_module("cupy")
    here, there = BatchEnv(key, players, 64, seed=3), GpuBatchEnv(key, players, 64, seed=3, code=code)
    ours: Any = here.reset()
    theirs: Any = there.reset()
    for _ in range(400):
        if not all(np.array_equal(own, other.get()) for own, other in zip(ours, theirs, strict=True)):
            return False
        actions = here.sample()
        ours, theirs = here.step(actions), there.step(cupy.asarray(actions))
    return True


def rate(key: str, players: int, batch: int, code: Code) -> float:
    """Steps per second with observation and mask, including the choice of random actions."""
    cupy: Any = import_module("cupy")
    env = GpuBatchEnv(key, players, batch, seed=1, code=code)
    env.reset()
    for _ in range(50):
        env.step(env.sample())
    cupy.cuda.Device().synchronize()
    began = time.perf_counter()
    for _ in range(STEPS):
        env.step(env.sample())
    cupy.cuda.Device().synchronize()
    return STEPS * batch / (time.perf_counter() - began)


def has_gpu() -> bool:
    if find_spec("cupy") is None:
        return False
    cupy: Any = import_module("cupy")
    return bool(cupy.cuda.is_available())


def check(key: str, code: Code) -> bool:
    """Compare and measure one title with every number of players."""
    good = True
    for players in range(titles()[key].players[0], titles()[key].players[1] + 1):
        same = agrees(key, players, code)
        speed, batch = max((rate(key, players, batch, code), batch) for batch in SIZES)
        verdict = f"{batch:,} games; at least {BAR:,} wanted: {'met' if speed >= BAR else 'NOT met'}"
        print(f"  {players} players: {'agrees with' if same else 'DIFFERS FROM'} the CPU; {speed:,.0f} steps/s ({verdict})")
        good = good and same
    return good


def main() -> int:
    prepared = "--prepared" in sys.argv[1:]
    runs = has_gpu()
    if not runs and find_spec("numba_cuda") is not None:
        gpu.without_gpu()
    good = True
    for key, title in titles().items():
        print(f"{title.name}:", flush=True)
        code = code_of(key, prepared)
        if code is None:
            print("  not compiled: that needs numba-cuda (requirements-gpu.lock)")
        elif runs:
            good = check(key, code) and good
    if not runs:
        print("No GPU with CuPy here: nothing was run.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
