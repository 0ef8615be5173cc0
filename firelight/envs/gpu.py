"""Many games at once on a GPU: the kernels of the batch with a thread for each place, and everything they write in the GPU's memory.

numba-cuda compiles the step (no GPU is needed for that), CuPy runs it. Its arrays know DLPack: ``torch.from_dlpack(step.observations)`` is
the same memory. Code that was compiled elsewhere is run without numba-cuda.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from firelight.engine import gpu
from firelight.engine.chance import Rng
from firelight.engine.errors import OptionError
from firelight.envs import kernels
from firelight.envs.batch import Step
from firelight.envs.kernels import ACTIONS, BATCH, MOST_OPTIONS
from firelight.envs.terms import REWARDS, Terms

BLOCK = 64  # threads


class Code(NamedTuple):
    """Machine code or PTX of a step, and the name of its entry."""

    data: bytes
    entry: str


def step_kernel(terms: Terms) -> Any:
    """A step as the kernel of a thread. An illegal action is marked in `refused`, and the first option is taken instead."""
    from numba import cuda

    step_place = terms.program("cuda")(kernels.step_place)

    def step(
        tables: Any,
        rngs: Any,
        lanes: Any,
        options: Any,
        actions: Any,
        masks: Any,
        observations: Any,
        settings: Any,
        chosen: Any,
        refused: Any,
        deals: Any,
    ) -> None:
        place = cuda.grid(1)
        if place >= settings[BATCH]:
            return
        action, count = actions[place], settings[ACTIONS]
        if deals == 0:
            refused[place] = 0
            if action < 0 or action >= count or masks[place * count + action] == 0:
                refused[place] = 1
                actions[place] = options[place * MOST_OPTIONS]
        step_place(tables, rngs, lanes, options, actions, masks, observations, settings, chosen, deals != 0, place)

    return step


def compile_step(terms: Terms, capability: tuple[int, int] = gpu.HOPPER) -> Code:
    """The step as PTX for GPUs of a compute capability."""
    import numba
    from numba import cuda

    records = (terms.edition.title.rules.state, Rng, kernels.Lane)
    numbers = (numba.int16, numba.int16, numba.int8, numba.int8, numba.int64, numba.int64, numba.int8)
    types = [*(numba.from_dtype(record.dtype())[::1] for record in records), *(number[::1] for number in numbers), numba.int64]
    text = gpu.without_constants(cuda.compile_ptx(step_kernel(terms), tuple(types), cc=capability)[0])
    return Code(text.encode(), re.findall(r"\.entry\s+(\w+)", text)[0])


class GpuBatchEnv:
    """A batch as BatchEnv has it, with the same games, on a GPU. An illegal action is no error here: see `refused`."""

    def __init__(
        self,
        title: str,
        players: int,
        batch: int,
        *,
        seed: int = 0,
        reward: str = "win",
        components: str | Path | None = None,
        code: Code | None = None,
        **options: Any,
    ) -> None:
        """`code`: what compile_step gave for these terms; without it, it is compiled now."""
        if batch < 1:
            raise OptionError(f"batch: found {batch!r}; expected at least 1")
        self.terms = terms = Terms(title, players, reward, components, options)
        self.batch = batch
        self._cupy = cupy = import_module("cupy")
        code = code or compile_step(terms, _capability(cupy))
        self._module = cupy.cuda.function.Module()
        self._module.load(code.data + b"\0")
        self._kernel = self._module.get_function(code.entry)
        values = terms.edition.title.option_values(players, options)
        self._chosen = cupy.array(terms.edition.title.setup_arguments(values) or [0], np.int64)
        self._sizes = [record.dtype().itemsize for record in (terms.edition.title.rules.state, Rng, kernels.Lane)]
        counts = (batch + 1, batch, batch)
        self._records = [cupy.zeros(count * size, np.uint8) for count, size in zip(counts, self._sizes, strict=True)]
        self._options = cupy.zeros(batch * MOST_OPTIONS, np.int16)
        self._actions = cupy.zeros(batch, np.int16)
        self._masks = cupy.zeros((batch, terms.actions), np.int8)
        self._observations = cupy.zeros((batch, terms.width), np.int8)
        self._settings = cupy.array((seed, batch, players, REWARDS[reward], terms.width, terms.actions), np.int64)
        self.refused = cupy.zeros(batch, np.int8)

    @property
    def seats(self) -> Any:
        """The seat that decides in each game."""
        return self._of_lanes("seat")

    @property
    def games(self) -> Any:
        """The number of the game at each place."""
        return self._of_lanes("game")

    @property
    def scores(self) -> Any:
        """The points of every seat in the game that ended last at each place."""
        return self._of_lanes("scores")[:, : self.terms.scoring]

    def reset(self, seed: int | None = None) -> Step:
        """Begin every game anew; with a seed, other games."""
        if seed is not None:
            self._settings[kernels.FIRST_SEED] = seed
        self._records[2].fill(0)
        self._masks.fill(0)
        return self._forward(deals=True)

    def step(self, actions: Any) -> Step:
        """Carry out an action in every game; actions are an array on the GPU, of CuPy or of anything that knows DLPack."""
        self._actions[:] = actions if isinstance(actions, self._cupy.ndarray) else self._cupy.from_dlpack(actions)
        return self._forward(deals=False)

    def sample(self) -> Any:
        """A legal action for every game, each as likely as the others, by CuPy's generator."""
        return (self._cupy.random.random(self._masks.shape, np.float32) * self._masks).argmax(1)

    def _of_lanes(self, name: str) -> Any:
        """A field of the lanes, where it lies."""
        kind = kernels.Lane.dtype()
        assert kind.fields is not None
        inner, offset = kind.fields[name][:2]
        shape, strides = (self.batch, *inner.shape), (kind.itemsize, *([inner.base.itemsize] * len(inner.shape)))
        return self._cupy.ndarray(shape, inner.base, self._records[2].data + offset, strides)

    def _forward(self, deals: bool) -> Step:
        buffers = (self._options, self._actions, self._masks, self._observations, self._settings, self._chosen, self.refused)
        given = [number for array, size in zip(self._records, self._sizes, strict=True) for number in _argument(array, size)]
        given += [number for array in buffers for number in _argument(array, array.itemsize)]
        self._kernel((-(-self.batch // BLOCK),), (BLOCK,), (*given, np.int64(deals)))
        rewards = self._of_lanes("rewards")[:, : self.terms.scoring]
        return Step(self._observations, self._masks, rewards, self._of_lanes("done").view(bool))


def _argument(array: Any, itemsize: int) -> list[Any]:
    """An array as Numba's kernels take it: owner, parent, items, bytes of one, data, shape, stride."""
    items = array.nbytes // itemsize
    return [np.int64(value) for value in (0, 0, items, itemsize, array.data.ptr, items, itemsize)]


def _capability(cupy: Any) -> tuple[int, int]:
    major, minor = divmod(int(cupy.cuda.Device().compute_capability), 10)
    return major, minor
