"""axe-core, a checker of accessibility, on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.until import until

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
  // Where an element is, axe works out for all of them, found or not: it is asked for that only if there is something to say.
  const run = (more) => axe.run(where, { resultTypes: ['violations'], ...options, ...more }).then(({ violations }) => violations);
  return run({ selectors: false }).then(async (found) => {
    if (!found.length) return [];
    const told = await run({ runOnly: found.map(({ id }) => id) });
    return told.map((one) => ({ ...one, nodes: nodes(one) })).filter((one) => one.nodes.length);
  });
}"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str, without: str = "") -> list[str]:
    """What breaks axe's default rules (WCAG 2.0 to 2.2, A and AA, and best practices), or only the named rules.

    `without` is a selector for parts that are checked elsewhere.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    options: dict[str, Any] = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate(RUN, [without, options])
    return [f"{one['id']}: {one['help']}; {_where(one['nodes'])}" for one in found]


def violations_by_light(page: Page, without: str = "") -> list[str]:
    """Only problems with colours, on the light page: nothing else depends on the theme."""
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    until(page, "() => document.getAnimations().length === 0")
    return [f"light: {one}" for one in violations(page, "color-contrast", without=without)]


def _where(nodes: list[dict[str, Any]]) -> str:
    shown = [f"{node['html'][:160]} ({' '.join((node.get('failureSummary') or '').split())[:260]})" for node in nodes[:3]]
    return f"{len(nodes)} times: {' | '.join(shown)}"
