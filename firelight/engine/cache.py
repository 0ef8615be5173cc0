"""Compiled rules on disk.

The folder is named by ``fingerprint``: a hash of all sources of the package, the tables, the bound names and the versions of
Numba and NumPy, because Numba itself checks only the file of the function that it compiles.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

STALE_DAYS = 30
PACKAGE = Path(__file__).resolve().parent.parent
NEVER_COMPILED = {"bots", "cli", "lab", "server", "table", "terminal", "workers"}  # the bots' compiled code is in thinking/
GAMES = "games"
NEVER_COMPILED_OF_A_GAME = {"position", "texts", "view"}


def _may_be_compiled(place: Path) -> bool:
    """Whether a file of the package (a path within it) may contain marked functions."""
    folders = place.parts[:-1]
    return bool(folders) and folders[0] not in NEVER_COMPILED and not (folders[0] == GAMES and NEVER_COMPILED_OF_A_GAME & {*folders[2:3]})


def _sources_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".py", ".toml"} and "__pycache__" not in path.parts)


def source_files() -> list[Path]:
    """The engine and all games: every file in the package's folders that may contain marked functions."""
    return [path for path in _sources_in(PACKAGE) if _may_be_compiled(path.relative_to(PACKAGE))]


def sources_elsewhere(bind: Mapping[str, Any]) -> list[Path]:
    """The files of a game from another package: all of that package, or its single file."""
    homes = set()
    for value in bind.values():
        module = sys.modules.get(getattr(value, "__module__", ""))
        place = Path(getattr(module, "__file__", None) or __file__).resolve()
        if PACKAGE in place.parents:
            continue
        while (place.parent / "__init__.py").exists():
            place = place.parent
        homes.add(place)
    return [path for home in sorted(homes) for path in (_sources_in(home) if home.is_dir() else [home])]


def check_is_hashed(function: Callable[..., Any]) -> None:
    """A function from a file outside the fingerprint would keep running from the cache after it was changed, so refuse it."""
    place = Path(function.__code__.co_filename).resolve()
    if PACKAGE in place.parents and not _may_be_compiled(place.relative_to(PACKAGE)):
        raise ValueError(f"{function.__qualname__} is compiled, so it may not live in {place.relative_to(PACKAGE)}: see source_files")


def fingerprint(tables: Mapping[str, tuple[int, ...]] | None = None, bind: Mapping[str, Any] | None = None) -> str:
    """The name of the disk cache. It changes with every source, table, bound name or version that compiled code depends on."""
    import numba
    import numpy as np

    digest = hashlib.sha256()
    for path in (*source_files(), *sources_elsewhere(bind or {})):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    for name, table in sorted((tables or {}).items()):
        digest.update(f"{name}={table}".encode())
    for name, value in sorted((bind or {}).items()):
        digest.update(f"{name}={getattr(value, '__module__', '')}.{getattr(value, '__qualname__', value)}".encode())
    digest.update(f"{numba.__version__} {np.__version__} {sys.version_info[:3]} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Where compiled rules are kept: FIRELIGHT_CACHE_DIR, or else the user's cache folder."""
    chosen = os.environ.get("FIRELIGHT_CACHE_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "firelight"


def open_cache(name: str) -> Path | None:
    """The folder for compiled rules with that fingerprint, or None with a warning if nothing can be kept.

    Several processes may fill it at the same time: files are put into place whole, and the last one wins.
    """
    try:
        folder = cache_root() / f"numba-{name}"
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)  # marks it as in use
    except (OSError, RuntimeError) as problem:
        warnings.warn(
            f"compiled rules cannot be kept ({problem}), so every start compiles them again; set FIRELIGHT_CACHE_DIR to another folder",
            stacklevel=4,
        )
        return None
    if is_new:
        _remove_stale(folder.parent)
    return folder


def _remove_stale(root: Path) -> None:
    """Remove folders of older sources that nobody has opened for a month."""
    for folder in root.glob("numba-*"):
        try:
            if folder.stat().st_mtime < time.time() - STALE_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # another process was faster
