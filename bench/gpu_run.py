"""Run the compiled rules on a GPU: compare them with the CPU game by game, then look for the fastest setting.

    python3 bench/gpu_run.py build/gpu

Needs only NumPy and CuPy, so it runs without Numba and this package; everything else comes from the folder that
``python -m bench.gpu_check --prepare`` filled. Writes gpu-result.json into the folder named by the variable OUT, or that folder.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

SEATS = 6
SEED = 5
BAR = 50_000_000
SECONDS = 120  # for the search for the fastest setting


@dataclass(frozen=True)
class Setting:
    """How a kernel is launched. `together` and `crowd` are explained in firelight/engine/gpu.py."""

    code: str
    threads: int
    block: int = 64
    together: int = 8
    crowd: int = 1

    def __str__(self) -> str:
        return f"{self.code}, {self.threads} threads in blocks of {self.block}, together {self.together}, crowd {self.crowd}"


@dataclass(frozen=True)
class Result:
    decisions: np.ndarray[Any, Any]
    scores: np.ndarray[Any, Any]
    seconds: float

    @property
    def speed(self) -> float:
        return float(np.abs(self.decisions.astype(np.int64)).sum() / self.seconds)


class Device(Protocol):
    codes: list[str]

    def run(self, setting: Setting, count: int, players: int) -> Result:
        """Play the games 0 to count - 1 of the seed."""


class CupyDevice:
    """Launches machine code or PTX from files through CuPy."""

    def __init__(self, folder: Path, facts: dict[str, Any]) -> None:
        cupy = import_module("cupy")
        self.cupy: Any = cupy
        self.facts = facts
        self.kernels: dict[str, Any] = {}
        self.codes: list[str] = []
        for name, entry in facts["codes"].items():
            if name.endswith(".ptx") and self.codes:
                continue  # the same code for other chips
            began = time.perf_counter()
            try:
                kernel = cupy.RawModule(path=str(folder / name)).get_function(entry)
                about = f"{kernel.num_regs} registers, {kernel.local_size_bytes} bytes local, {kernel.const_size_bytes} bytes constant"
                print(f"  {name}: loaded in {time.perf_counter() - began:.1f} s, {about}")
            except Exception as problem:
                print(f"  {name}: cannot be used here: {problem}")
                continue
            self.kernels[name] = kernel
            self.codes.append(name)
        self.buffers: dict[tuple[str, int], Any] = {}

    def _buffer(self, name: str, size: int) -> Any:
        if (name, size) not in self.buffers:
            for key in [key for key in self.buffers if key[0] == name]:
                del self.buffers[key]
            self.buffers[name, size] = self.cupy.zeros(size, self.cupy.uint8)
        return self.buffers[name, size]

    def _array(self, buffer: Any, itemsize: int) -> list[Any]:
        """An array argument in Numba's form: owner, parent, items, item size in bytes, data, shape, stride."""
        items = buffer.nbytes // itemsize
        return [np.int64(value) for value in (0, 0, items, itemsize, buffer.data.ptr, items, itemsize)]

    def run(self, setting: Setting, count: int, players: int) -> Result:
        cupy = self.cupy
        states = self._buffer("states", setting.threads * self.facts["state-size"])
        rngs = self._buffer("rngs", setting.threads * self.facts["rng-size"])
        decisions = self._buffer("decisions", count * 4)
        scores = self._buffer("scores", count * SEATS * 4)
        decisions.fill(0)
        scores.fill(0)
        chosen = cupy.array(self.facts["options"] or [0], cupy.int64)
        arguments = [
            *self._array(states, self.facts["state-size"]),
            *self._array(states, 8),
            *self._array(rngs, self.facts["rng-size"]),
            *self._array(decisions, 4),
            *self._array(scores, 4),
            *self._array(chosen, 8),
        ]
        numbers = [SEED, 0, count, players, setting.together, setting.crowd]
        arguments += [np.int64(value) for value in numbers]
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        self.kernels[setting.code]((setting.threads // setting.block,), (setting.block,), tuple(arguments))
        end.record()
        end.synchronize()
        seconds = cupy.cuda.get_elapsed_time(start, end) / 1000
        return Result(decisions.view(cupy.int32).get(), scores.view(cupy.int32).get().reshape(count, SEATS), seconds)


def compare(result: Result, reference: dict[str, Any], players: int) -> int:
    """How many games differ from the CPU's, naming the first few."""
    wanted, points = reference[f"decisions-{players}"], reference[f"scores-{players}"]
    number = min(len(wanted), len(result.decisions))
    differ = (result.decisions[:number] != wanted[:number]) | (result.scores[:number] != points[:number]).any(axis=1)
    for game in np.flatnonzero(differ)[:5]:
        print(f"    game {game}: {result.decisions[game]} decisions, scores {result.scores[game].tolist()}; ", end="")
        print(f"on the CPU {wanted[game]} decisions, scores {points[game].tolist()}")
    return int(differ.sum())


def check(device: Device, reference: dict[str, Any], players: tuple[int, int]) -> bool:
    """Compare all decisions and scores with the CPU's in several settings."""
    agree = True
    for code in device.codes:
        for setting in (Setting(code, 512, 64, 1, 1), Setting(code, 256, 128, 32, 32), Setting(code, 512, 32, 8, 6)):
            for number in range(players[0], players[1] + 1):
                games = len(reference[f"decisions-{number}"])
                result = device.run(setting, games, number)
                differ = compare(result, reference, number)
                agree = agree and differ == 0
                verdict = "all equal" if differ == 0 else f"{differ} DIFFER"
                print(f"  {number} players, {games} games, {setting}: {verdict} ({result.seconds:.2f} s)")
    return agree


def tune(device: Device, reference: dict[str, Any], players: int, seconds: float) -> list[dict[str, Any]]:
    """The speeds of settings, fastest first: a first guess, then one change after another, keeping those that help."""
    tried: dict[Setting, float] = {}
    ends = time.perf_counter() + seconds

    def measure(setting: Setting) -> float:
        if setting not in tried and time.perf_counter() < ends:
            result = device.run(setting, max(131072, 2 * setting.threads), players)
            good = compare(result, reference, players) == 0 and bool((result.decisions > 0).all())
            tried[setting] = result.speed if good else 0.0
            note = "" if good else "  WRONG RESULTS"
            print(f"  {tried[setting] / 1e6:8.2f} million decisions/s: {setting} ({result.seconds:.2f} s){note}", flush=True)
        return tried.get(setting, 0.0)

    best = Setting(device.codes[0], 33792)
    device.run(best, 8192, players)
    changes: list[Callable[[Setting], list[Setting]]] = [
        lambda s: [replace(s, crowd=value) for value in (1, 4, 8, 16, 32)],
        lambda s: [replace(s, threads=value) for value in (16896, 33792, 50688, 67584, 101376, 135168)],
        lambda s: [replace(s, code=value) for value in device.codes],
        lambda s: [replace(s, together=value) for value in (1, 4, 8, 16, 24, 32)],
        lambda s: [replace(s, block=value) for value in (32, 64, 128, 256)],
        lambda s: [replace(s, threads=value) for value in (25344, 33792, 50688, 67584, 84480, 101376, 135168)],
        lambda s: [replace(s, crowd=value) for value in (1, 2, 3, 6, 10, 12, 20)],
        lambda s: [replace(s, code=value) for value in device.codes],
    ]
    for change in changes:
        best = max([best, *change(best)], key=measure)
    return [
        {**asdict(setting), "decisions-per-second": round(speed)} for setting, speed in sorted(tried.items(), key=lambda pair: -pair[1])
    ]


def report(key: str, device: Device, reference: dict[str, Any], players: tuple[int, int], seconds: float) -> dict[str, Any]:
    """Check and measure one title; returns the results to keep."""
    print(f"{key}: the same games as on the CPU?")
    agree = check(device, reference, players)
    middle = min(max(3, players[0]), players[1])
    print(f"{key}: speed of random play, {middle} players")
    tried = tune(device, reference, middle, seconds)
    best = tried[0]
    speeds = {str(middle): best["decisions-per-second"]}
    fastest = Setting(**{name: best[name] for name in ("code", "threads", "block", "together", "crowd")})
    for number in range(players[0], players[1] + 1):
        result = device.run(fastest, 4 * fastest.threads, number)
        speeds[str(number)] = round(max(result.speed, speeds.get(str(number), 0)))
    for players_text, speed in sorted(speeds.items()):
        print(f"  {players_text} players: {speed / 1e6:.1f} million decisions/s with {fastest}")
    speed = speeds[str(middle)]
    print(f"{key}: GPU and CPU {'agree in every game' if agree else 'DO NOT AGREE'}")
    print(f"{key}: {speed:,} decisions/s; at least {BAR:,} wanted: {'met' if speed >= BAR else 'NOT met'}", flush=True)
    return {"agree": agree, "best": best, "speeds": speeds, "bar": BAR, "met": speed >= BAR, "tried": tried}


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/gpu")
    try:
        cupy: Any = import_module("cupy")
    except ImportError:
        print("CuPy is not installed here: pip install cupy-cuda13x", file=sys.stderr)
        return 1
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    name = properties["name"].decode()
    print(f"{name}, {properties['multiProcessorCount']} multiprocessors, CuPy {cupy.__version__}, ", end="")
    print(f"CUDA {cupy.cuda.runtime.runtimeGetVersion()}, driver {cupy.cuda.runtime.driverGetVersion()}", flush=True)
    about = json.loads((folder / "gpu.json").read_text(encoding="utf-8"))
    results: dict[str, Any] = {"device": name, "titles": {}}
    for key, facts in about.items():
        print(f"{key}: loading")
        try:
            reference = dict(np.load(folder / f"{key}.npz"))
            device = CupyDevice(folder, facts)
            results["titles"][key] = report(key, device, reference, tuple(facts["players"]), SECONDS / len(about))
        except Exception:  # continue with the other titles, and keep what there is
            traceback.print_exc()
            results["titles"][key] = {"agree": False, "met": False, "error": traceback.format_exc(limit=1)}
    target = Path(os.environ.get("OUT") or folder) / "gpu-result.json"
    target.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"written: {target}")
    return 0 if all(title["agree"] for title in results["titles"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
