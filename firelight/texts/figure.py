"""Numbers in texts."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentInt


class Figure(FluentInt):
    """A number in a text. Small ones look the same in every language."""

    def format(self, locale: Any) -> str:
        return str(int(self)) if -1000 < self < 1000 else super().format(locale)
