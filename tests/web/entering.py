"""Enters a set in the box editor by keyboard, from the first remaining component to the last, counting every key."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.web.until import until

Data = dict[str, Any]
JOINED = ("routes", "two-player-cards")  # groups with words that a hyphen joins

# The fields of the component that is selected, each with what it shows and what can be chosen.
FIELDS = """() => {
  const found = new Map();
  for (const one of document.querySelectorAll(".editor [data-field]")) {
    const place = (one.type === "radio" ? one.name : one.id).replace(/^field-/, "");
    const known = found.get(place) ?? { place, kind: one.type, value: null, words: [], labels: [] };
    found.set(place, known);
    if (one.type === "radio") {
      known.words.push(one.value);
      if (one.checked) known.value = one.value;
    } else if (one.type === "checkbox") known.value = one.checked;
    else if (one.type === "number") known.value = one.value === "" ? null : Number(one.value);
    else {
      known.value = one.value;
      known.words = [...(one.options ?? [])].map((option) => option.value);
      known.labels = [...(one.options ?? [])].map((option) => option.text);
    }
  }
  return [...found.values()];
}"""
FOCUSED = "() => (document.activeElement.name || document.activeElement.id || '').replace(/^field-/, '')"
SELECTED = "() => document.querySelector('.tile[aria-pressed=\"true\"]')?.dataset.place ?? ''"
LEFT = "() => { const bar = document.querySelector('progress'); return bar.max - bar.value; }"


def value_at(data: Data, place: str) -> Any:
    """A value, or a word of a text; None if there is nothing."""
    value: Any = data
    for number, name in re.findall(r"\[(\d+)\]|([^.\[\]]+)", place):
        if name:
            value = value.get(name) if isinstance(value, dict) else None
        else:
            joined = isinstance(value, str) and " " not in value and place.startswith(JOINED)
            parts = value.split("-" if joined else None) if isinstance(value, str) else value
            value = parts[int(number) - 1] if parts and int(number) <= len(parts) else None
    return value


@dataclass
class Typist:
    page: Page
    wanted: Data
    keys: int = 0
    clicks: int = 0
    values: int = 0
    places: list[str] = field(default_factory=list)  # of the components that were compared
    steps: dict[str, int] = field(default_factory=dict)  # keys by group

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def begin(self) -> None:
        """Enter the name, and click on the first remaining component."""
        self.page.locator("header .name input").click()
        self.press("Control+A")
        for letter in self.wanted["set"]["name"]:
            self.press(letter if letter != " " else "Space")
        self.page.locator(".filters button").nth(1).click()
        self.page.locator(".editor [data-field]").first.focus()  # as a click on it does
        self.clicks += 3

    def enter_all(self) -> None:
        while left := self.page.evaluate(LEFT):
            before, place = self.keys, self.page.evaluate(SELECTED)
            self.component(place)
            self.press("Enter")
            group = place.partition(".")[0]
            self.steps[group] = self.steps.get(group, 0) + self.keys - before
            self.places.append(place)
            until(self.page, f"left => ({LEFT})() < left", left)

    def draft(self, game: str) -> Data:
        """What has been entered so far, as stored on the device."""
        data: Data = self.page.evaluate("game => JSON.parse(localStorage.getItem(`firelight.box.${game}`)).data", game)
        return {name: part for name, part in data.items() if name != "compared"}

    def component(self, place: str) -> None:
        """Enter every value that differs. Values that the editor itself changes are checked again."""
        for _ in range(3):
            differing = [one for one in self.page.evaluate(FIELDS) if self.differs(one)]
            if not differing:
                return
            names = [one["place"] for one in self.page.evaluate(FIELDS)]
            at = self.page.evaluate(FOCUSED)
            here = names.index(at) if at in names else 0
            if abs(here - names.index(differing[-1]["place"])) < abs(here - names.index(differing[0]["place"])):
                differing.reverse()
            for one in differing:
                self.go_to(one["place"], names)
                self.set(one)
                self.values += 1
            if any(one["kind"] == "number" for one in differing):
                return  # the last one counts with the key that leaves it
        raise AssertionError(f"{place} stays {self.page.evaluate(FIELDS)}")

    def differs(self, one: Data) -> bool:
        target = value_at(self.wanted, one["place"])
        return bool(one["value"] != (bool(target) if one["kind"] == "checkbox" else target))

    def go_to(self, place: str, names: list[str]) -> None:
        at = self.page.evaluate(FOCUSED)
        back = at in names and names.index(at) > names.index(place)
        for _ in range(200):
            if self.page.evaluate(FOCUSED) == place:
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to {place}")

    def set(self, one: Data) -> None:
        target = value_at(self.wanted, one["place"])
        if one["kind"] == "number":
            for digit in str(target) if target is not None else ["Delete"]:
                self.press(digit)
        elif one["kind"] == "checkbox":
            self.press("Space")
        else:
            self.choose(one, target)

    def choose(self, one: Data, target: str) -> None:
        """Choose from a list by a word's first letters or with arrows, whichever takes fewer keys."""
        words = one["words"]
        by = words.index(target) - words.index(one["value"])
        if one["kind"] == "radio":
            by = min(by, by - len(words), by + len(words), key=abs)
        else:
            labels = [label.lower() for label in one["labels"]]
            letters = labels[words.index(target)]
            needed = next((n for n in range(1, len(letters)) if sum(label.startswith(letters[:n]) for label in labels) == 1), 99)
            if needed < abs(by) and letters[:needed].isalnum():
                for letter in letters[:needed]:
                    self.press(letter)
                return
        for _ in range(abs(by)):
            self.press("ArrowDown" if by > 0 else "ArrowUp")
