"""Controls Firefox over WebDriver BiDi, which it speaks without a separate driver."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.browser import FIREFOX

PATIENCE = 120  # seconds, for a busy machine
PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.server", "");
"""


class Firefox:
    """One page. Its errors are collected in `errors`."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") == self._asked:
                assert message["type"] == "success", message
                return message["result"]

    def size(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def before_each_page(self, script: str) -> None:
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression on the page, which may be a promise."""
        code = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        answer = self._ask("script.evaluate", expression=code, target={"context": self.page}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def until(self, expression: str) -> Any:
        """The value of an expression, as soon as it is true."""
        look = f"const look = () => {{ const found = ({expression}); if (found) done(found); else setTimeout(look, 20); }}; look();"
        return self.evaluate(f"new Promise((done) => {{ {look} }})")

    def click(self, x: float, y: float) -> None:
        place = {"x": round(x), "y": round(y)}
        mouse = [
            {"type": "pointerMove", **place},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("input.performActions", context=self.page, actions=[{"type": "pointer", "id": "mouse", "actions": mouse}])

    def press(self, key: str) -> None:
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._ask("input.performActions", context=self.page, actions=[{"type": "key", "id": "keyboard", "actions": keys}])

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self.page)["data"]))


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A new Firefox with its profile in a folder."""
    (folder / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = [FIREFOX.path(), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        address = next(found[1] for line in process.stderr if (found := re.search(r"BiDi listening on (ws://\S+)", line)))
        with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
