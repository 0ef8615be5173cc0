"""Plays many games at once on a GPU: the batch kernels with one thread per place, writing to GPU memory.

numba-cuda compiles the step (which needs no GPU), and CuPy runs it. Its arrays support DLPack: ``torch.from_dlpack(step.observations)``
shares their memory. Code that was compiled elsewhere runs without numba-cuda.
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

BLOCK = 64  # threads per block


class Code(NamedTuple):
    """Machine code or PTX of a step, and the name of its entry point."""

    data: bytes
    entry: str


def step_kernel(terms: Terms) -> Any:
    """The step as a GPU kernel, for one thread. An illegal action is marked in `refused`, and the first option is taken instead."""
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
        starting: Any,
    ) -> None:
        place = cuda.grid(1)
        if place >= settings[BATCH]:
            return
        action, count = actions[place], settings[ACTIONS]
        if starting == 0:
            refused[place] = 0
            if action < 0 or action >= count or masks[place * count + action] == 0:
                refused[place] = 1
                actions[place] = options[place * MOST_OPTIONS]
        step_place(tables, rngs, lanes, options, actions, masks, observations, settings, chosen, starting != 0, place)

    return step


def compile_step(terms: Terms, capability: tuple[int, int] = gpu.HOPPER) -> Code:
    """The step as PTX for a compute capability."""
    import numba
    from numba import cuda

    records = (terms.edition.title.rules.state, Rng, kernels.Lane)
    numbers = (numba.int16, numba.int16, numba.int8, numba.int8, numba.int64, numba.int64, numba.int8)
    types = [*(numba.from_dtype(record.dtype())[::1] for record in records), *(number[::1] for number in numbers), numba.int64]
    text = gpu.without_constants(cuda.compile_ptx(step_kernel(terms), tuple(types), cc=capability)[0])
    return Code(text.encode(), re.findall(r"\.entry\s+(\w+)", text)[0])


class GpuBatchEnv:
    """BatchEnv on a GPU, with the same games. An illegal action raises no error here: see `refused`."""

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
        """`code`: what compile_step returned for these terms; compiled now if it is missing."""
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
        """The seat to move in each game."""
        return self._lane_field("seat")

    @property
    def games(self) -> Any:
        """The game number at each place."""
        return self._lane_field("game")

    @property
    def scores(self) -> Any:
        """The points of every seat in the last finished game at each place."""
        return self._lane_field("scores")[:, : self.terms.scoring]

    def reset(self, seed: int | None = None) -> Step:
        """Start all over again; with a seed, with different games."""
        if seed is not None:
            self._settings[kernels.FIRST_SEED] = seed
        self._records[2].fill(0)
        self._masks.fill(0)
        return self._launch(starting=True)

    def step(self, actions: Any) -> Step:
        """Apply an action to every game. `actions` is an array on the GPU, from CuPy or anything else that supports DLPack."""
        self._actions[:] = actions if isinstance(actions, self._cupy.ndarray) else self._cupy.from_dlpack(actions)
        return self._launch(starting=False)

    def sample(self) -> Any:
        """A uniformly random legal action for every game, from CuPy's generator."""
        return (self._cupy.random.random(self._masks.shape, np.float32) * self._masks).argmax(1)

    def _lane_field(self, name: str) -> Any:
        """A field of all lanes, as a view of their memory."""
        kind = kernels.Lane.dtype()
        assert kind.fields is not None
        inner, offset = kind.fields[name][:2]
        shape, strides = (self.batch, *inner.shape), (kind.itemsize, *([inner.base.itemsize] * len(inner.shape)))
        return self._cupy.ndarray(shape, inner.base, self._records[2].data + offset, strides)

    def _launch(self, starting: bool) -> Step:
        buffers = (self._options, self._actions, self._masks, self._observations, self._settings, self._chosen, self.refused)
        arguments = [number for array, size in zip(self._records, self._sizes, strict=True) for number in _argument(array, size)]
        arguments += [number for array in buffers for number in _argument(array, array.itemsize)]
        self._kernel((-(-self.batch // BLOCK),), (BLOCK,), (*arguments, np.int64(starting)))
        rewards = self._lane_field("rewards")[:, : self.terms.scoring]
        return Step(self._observations, self._masks, rewards, self._lane_field("done").view(bool))


def _argument(array: Any, itemsize: int) -> list[Any]:
    """An array as arguments of a Numba kernel: owner, parent, items, bytes per item, data, shape, stride."""
    items = array.nbytes // itemsize
    return [np.int64(value) for value in (0, 0, items, itemsize, array.data.ptr, items, itemsize)]


def _capability(cupy: Any) -> tuple[int, int]:
    major, minor = divmod(int(cupy.cuda.Device().compute_capability), 10)
    return major, minor
