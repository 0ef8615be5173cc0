"""The API does what /api/openapi.json says: schemathesis sends every request it can think of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.serving import Serving

LIMIT = 240  # seconds; it takes about 40
# 422 also covers what the schema cannot express (a name of spaces only, a handicap for three), 413 what is too long or too
# complex, 503 that this server has no bots.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "413", "422"]
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
[checks.not_a_server_error]
expected-statuses = ["2xx", "4xx", "503"]
[auth.openapi.bearer]
bearer = "SECRET"
"""


def test_the_api_does_what_it_says(tmp_path: Path) -> None:
    config = tmp_path / "schemathesis.toml"
    with Serving(tmp_path) as server:
        secret = httpx.post(f"{server.address}/api/me", json={"name": "Schemathesis"}).json()["secret"]
        config.write_text(CONFIG.replace("SECRET", secret), encoding="utf-8")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", f"{server.address}/api/openapi.json"]
        options = ["--checks", "all", "--max-examples", "5", "--seed", "1", "--no-shrink", "--continue-on-failure"]
        # With a different method, the last word of these is read as the name of a day or puzzle, and refused as such.
        options += ["--exclude-path", "/api/daily/days", "--exclude-path", "/api/puzzles/next"]
        options += ["--exclude-operation-id", "delete_me"]  # all later requests would come from nobody
        found = subprocess.run(
            [*command, *options],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_route_is_described(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        described = httpx.get(f"{server.address}/api/openapi.json").json()
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path, methods in described["paths"].items():
        named = path.replace("{game}", "{id}")
        assert named in protocol, f"{path} is missing from docs/protocol.md"
        for method, about in methods.items():
            assert "200" in about["responses"] or {"201", "202", "204"} & set(about["responses"]), f"{method} {path}"
            for status, response in about["responses"].items():
                if status >= "400":
                    assert "ErrorBody" in json.dumps(response), f"{method} {path} {status}"
