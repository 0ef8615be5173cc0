"""The results of a run: lines with a value and, for some, the bar it must meet."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    name: str
    value: float
    unit: str
    bar: float | None = None
    at_most: bool = False  # the bar is an upper limit
    note: str = ""

    @property
    def met(self) -> bool | None:
        if self.bar is None:
            return None
        return self.value <= self.bar if self.at_most else self.value >= self.bar

    def __str__(self) -> str:
        verdict = ""
        if self.bar is not None:
            verdict = f"{'at most' if self.at_most else 'at least'} {number(self.bar)}: {'met' if self.met else 'NOT met'}"
        return f"  {self.name:<44} {number(self.value):>12} {self.unit:<12} {verdict:<28} {self.note}".rstrip()


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


@dataclass
class Report:
    sections: dict[str, list[Line]] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)

    def section(self, name: str) -> None:
        self.sections[name] = []
        print(f"\n{name}", flush=True)

    def add(self, name: str, value: float, unit: str, bar: float | None = None, at_most: bool = False, note: str = "") -> None:
        line = Line(name, value, unit, bar, at_most, note)
        list(self.sections.values())[-1].append(line)
        print(line, flush=True)

    @property
    def missed(self) -> list[str]:
        return [f"{section}: {line.name}" for section, lines in self.sections.items() for line in lines if line.met is False]

    def data(self) -> dict[str, Any]:
        sections = {name: [{**asdict(line), "met": line.met} for line in lines] for name, lines in self.sections.items()}
        return {"sections": sections, "tables": self.tables, "missed": self.missed}
