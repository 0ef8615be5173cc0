"""The browser and Python say the same: the same messages with the same arguments give the same words."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.engine.game import Game
from firelight.engine.view import deed_of
from firelight.table import components_data, event_data, table_data
from firelight.texts import LANGUAGES
from firelight.texts.speech import Speech
from firelight.texts.teller import Teller

WEB = Path(__file__).parents[2] / "web"
FORMS = ("nom", "acc", "to", "at", "from", "count", "count-acc")
UNSPOKEN = ("frames", "rules", "bonuses", "commons", "tom-cards", "earned")


def words_of(g: Game, teller: Teller) -> dict[str, list[str]]:
    """Every word of the game in all its forms."""
    spoken = {word for name, words in g.edition.words.items() if name not in UNSPOKEN for word in words if word}
    keys = {word for word in spoken if not word.startswith("seat-") or int(word[-1]) < len(teller.people)}
    return {key: [teller.word(key), *(teller.word(key, form, 3) for form in FORMS)] for key in sorted(keys)}


def told(key: str, players: int, language: str) -> dict[str, Any]:
    """What is said during a random game."""
    g = firelight.new(key, players=players, seed=players)
    speech = g.edition.title.words.speech
    assert isinstance(speech, Speech)
    names = ["You", *(f"Ada {seat}" for seat in range(1, len(g.seat_names)))]
    teller = speech.teller(g, language, names)
    facts = {"island": table_data(g, frozenset({0}))["facts"].get("island")}
    case: dict[str, Any] = {"game": key, "language": language, "people": [person._asdict() for person in teller.people], "facts": facts}
    case |= {
        "words": words_of(g, teller),
        "moves": [],
        "asked": [],
        "refusals": [],
        "stories": [],
        "views": [],
        "printed": components_data(g.edition),
    }
    chance = random.Random(7)
    while not g.over:
        if len(g.history) % 40 == 25:
            case["views"].append({part: table_data(g, frozenset({0}))[part] for part in ("view", "facts")})
        look = g.edition.title.view.look(g)
        if g.seat == 0:
            asked = speech.asked(look)
            case["asked"].append({"decision": g.decision, "seat": 0, "args": asked, "text": teller.ask(g.decision, asked)})
        for action in chance.sample(g.actions, min(2, len(g.actions))):
            deed = deed_of(g, action, look)
            case["moves"].append({"family": deed.family, "args": deed.args, "text": teller.move(deed)})
        action = chance.randrange(len(g.edition.notation))
        if action not in g.actions:
            code, args = g.edition.title.words.explain(g, action, g.edition.plain.guard(g.state, action))
            text = teller.refusal(code, args).removesuffix(".")
            case["refusals"].append({"code": code, "args": dict(args), "text": text})
        events = g.play(chance.choice(g.moves()))
        case["stories"].append({"events": [event_data(event) for event in events], "text": teller.tell(events)})
    return case


def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    vitest = WEB / "node_modules" / ".bin" / "vitest"
    if not vitest.exists() or not shutil.which("node"):
        pytest.skip("the packages of the browser table are not installed")
    tables = (("bonfire", 1), ("bonfire", 3), ("emberheart", 2), ("emberheart", 4))
    cases = [told(key, players, language) for key, players in tables for language in LANGUAGES]
    file = tmp_path / "spoken.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    command = [str(vitest), "run", "src/lib/spoken.test.ts"]
    told_in = {**os.environ, "VITE_SPOKEN": str(file), "NO_COLOR": "1"}
    run = subprocess.run(command, cwd=WEB, env=told_in, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0 and f"{2 * len(cases)} passed" in run.stdout, run.stdout[-4000:] + run.stderr[-2000:]
