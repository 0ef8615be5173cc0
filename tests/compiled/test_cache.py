"""Compiled rules are kept on disk, and a change in any file of the package makes them anew.

Numba's own cache looks only at the file of the function it compiles: with a changed table or number in an imported file it
would run the old rules without a word.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import firelight

# The price of sailing stands in ship.py, its table in tables.py, the number of the Specialist who lowers it comes from words.py.
PROBE = """
from firelight.games.bonfire.rules.layout import State
from firelight.games.bonfire.rules.ship import sailing_price
from firelight.engine.jit import Program
from firelight.engine.records import write

program = Program("numba")
price = program(sailing_price)
s = State()
prices = [price(write(s)[0], 0, island) for island in range(14)]
s.cities[0].gnomes[0] = 1
prices += [price(write(s)[0], 0, island) for island in range(14)]
plain = [sailing_price(State(), 0, island) for island in range(14)] + [sailing_price(s, 0, island) for island in range(14)]
assert prices == plain, (prices, plain)
print("loaded" if price.stats.cache_hits else "compiled", *prices)
"""


def probe(package: Path, cache: Path) -> tuple[str, list[int]]:
    """In a fresh interpreter: whether the function was compiled or loaded, and what it returns."""
    environment = os.environ | {"PYTHONPATH": str(package.parent), "FIRELIGHT_CACHE_DIR": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run([sys.executable, "-c", PROBE], env=environment, cwd=package.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    how, *prices = done.stdout.split()
    return how, [int(price) for price in prices]


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_change_in_an_imported_file_is_noticed(tmp_path: Path) -> None:
    package, cache = tmp_path / "firelight", tmp_path / "cache"
    shutil.copytree(Path(firelight.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    how, prices = probe(package, cache)
    assert how == "compiled"
    assert probe(package, cache) == ("loaded", prices)

    tables = package / "games/bonfire/content/tables.py"
    edit(tables, '\nDISTANCE: Table = _shipped["DISTANCE"]', '\nDISTANCE: Table = (3,) * len(_shipped["DISTANCE"])')
    assert probe(package, cache) == ("compiled", [3] * 28)

    words = package / "games/bonfire/content/words.py"
    edit(words, "return GNOME_KEYS.index(key)", "return 0 * GNOME_KEYS.index(key)")
    assert probe(package, cache) == ("compiled", [3] * 14 + [2] * 14)

    edit(words, "return 0 * GNOME_KEYS.index(key)", "return GNOME_KEYS.index(key)")
    edit(tables, '(3,) * len(_shipped["DISTANCE"])', '_shipped["DISTANCE"]')
    assert probe(package, cache) == ("loaded", prices)
