"""axe-core, a checker of accessibility, on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """([without, options]) => {
  const where = { include: [document], exclude: without ? [without] : [] };
  // A name on a card may be broken inside a word: axe takes `Abge- sandter` for other words than those of the label.
  const whole = (text) => text.replace(/-\\s+/g, '').replace(/\\s+/g, ' ').trim().toLowerCase();
  const isBroken = ({ target }) => {
    const element = document.querySelector(target[0]);
    return whole(element.getAttribute('aria-label') ?? '').includes(whole(element.textContent));
  };
  const nodes = ({ id, nodes }) => (id === 'label-content-name-mismatch' ? nodes.filter((node) => !isBroken(node)) : nodes);
  return axe
    .run(where, { resultTypes: ['violations'], ...options })
    .then((found) => found.violations.map((one) => ({ ...one, nodes: nodes(one) })).filter((one) => one.nodes.length));
}"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str, without: str = "") -> list[str]:
    """What breaks the rules that axe has switched on: WCAG 2.0 to 2.2, A and AA, and its best practices; or only those named.

    `without` is a selector of parts that are looked at elsewhere.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    options: dict[str, Any] = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate(RUN, [without, options])
    return [f"{one['id']}: {one['help']}; {_where(one['nodes'])}" for one in found]


def _where(nodes: list[dict[str, Any]]) -> str:
    shown = [f"{node['html'][:160]} ({' '.join((node.get('failureSummary') or '').split())[:260]})" for node in nodes[:3]]
    return f"{len(nodes)} times: {' | '.join(shown)}"
