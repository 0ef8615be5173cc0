"""Rules as machine code: each function is lowered separately, each entry is optimised once with everything it reaches.

By itself, Numba links and optimises a function again in each of its callers and gives each a Python wrapper. Rules have
hundreds of small functions and a handful of entries. So here a function is only a *part*: its own LLVM code, without machine
code or wrapper. An entry is the *whole*: all parts it reaches, private to it, so that LLVM may inline and drop them as
it likes. That halves the compile time and produces faster code.
"""

from __future__ import annotations

import gc
import pickle
import types
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba import _dynfunc
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering

# Rules allocate nothing (no reference counting) and raise nothing.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, to be linked into others; it is never made executable itself."""

    def finalize(self) -> None:
        self._finalized = True


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry together with all the parts it reaches."""

    def finalize(self) -> None:
        for library in self._linking_libraries:  # grows during the loop
            if isinstance(library, Part):
                self._linking_libraries += [other for other in library._linking_libraries if other not in self._linking_libraries]
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr":  # the linkage of linked libraries
                function.linkage = "internal"
        super()._optimize_final_module()


@register_pass(mutates_CFG=False, analysis_only=True)
class NamePart(LoweringPass):  # type: ignore[misc]
    """Numba looks up a compiled function by its Python callable; give a part one that leads nowhere."""

    _name = "name_part"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]
        name = lowered.fndesc.qualname
        nowhere = _dynfunc.make_function(lowered.fndesc.lookup_module(), name, name, 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(nowhere, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=nowhere)
        return True


class PartCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        passes = DefaultPassBuilder.define_nopython_pipeline(state)
        passes.add_pass_after(NamePart, NativeLowering)
        passes.finalize()
        return [passes]


class WholeCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [DefaultPassBuilder.define_nopython_pipeline(state)]


def part(function: Callable[..., Any], signature: Callable[[Any], Any]) -> Any:
    """A function called only by compiled ones. `signature` derives its type from those of the arguments."""
    dispatcher = numba.njit(pipeline_class=PartCompiler, no_cpython_wrapper=True, **OPTIONS)(function)
    original = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        wanted = signature(args)
        if wanted.args not in dispatcher.overloads:
            dispatcher.disable_compile(False)
            dispatcher.compile(wanted)
            dispatcher.disable_compile()
        return original(wanted.args, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def entry(function: types.FunctionType, signature: Any, folder: Path | None, program: str) -> Any:
    """A function for Python to call, loaded from the cache folder, or compiled now and stored there.

    It is named after its program: two programs in one process may contain the same function with different tables.
    """
    named = types.FunctionType(function.__code__, function.__globals__, function.__name__)
    named.__qualname__ = f"{function.__qualname__}_{program}"
    named.__module__ = function.__module__
    if folder is not None:
        try:
            return _compile(named, signature, folder)
        except (OSError, EOFError, pickle.UnpicklingError) as problem:  # a full disk or a damaged file
            warnings.warn(f"the compiled rules in {folder} cannot be used ({problem}); compiling without them", stacklevel=2)
    return _compile(named, signature, None)


def _compile(function: Callable[..., Any], signature: Any, folder: Path | None) -> Any:
    with _cache_in(folder):
        dispatcher = numba.njit(pipeline_class=WholeCompiler, cache=folder is not None, **OPTIONS)(function)
    with _no_garbage():
        dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


@contextmanager
def _cache_in(folder: Path | None) -> Iterator[None]:
    """Numba reads the folder of its cache from a global setting when a function is declared."""
    before = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Compiling creates millions of objects that stay alive; searching them for garbage would take a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
