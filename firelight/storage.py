"""Where games and series of games are stored, and how to write files without ever losing the old version."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """FIRELIGHT_DATA_DIR, or else the user's data folder."""
    chosen = os.environ.get("FIRELIGHT_DATA_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "firelight"


def write_safely(path: Path, text: str) -> None:
    """Write a new file beside the old one, then replace it once it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
