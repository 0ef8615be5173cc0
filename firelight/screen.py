"""Printing for people: with colours if the terminal has them, otherwise plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.text import Text


class Screen:
    """Output in a game's colours. Without a terminal, or with NO_COLOR set, the same text comes out plain."""

    def __init__(self, styles: Sequence[tuple[str, str]] = (), width: int = 100, file: IO[str] | None = None) -> None:
        from rich.console import Console

        self.console = Console(file=file, highlight=False)
        if not self.console.is_terminal:
            self.console = Console(file=file, highlight=False, width=width)
        self.styles = styles
        self.height = self.console.height if self.console.is_terminal else 1000
        self.narrow = self.console.width < width

    def _coloured(self, text: str, style: str = "") -> Text:
        from rich.text import Text

        shown = Text(text, style=style)
        for pattern, colour in self.styles:
            shown.highlight_regex(f"(?m){pattern}", colour)
        return shown

    def block(self, text: str) -> None:
        """Print lines that keep their shape, such as a board."""
        self.console.print(self._coloured(text), soft_wrap=True)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a sentence, wrapped at the width of the terminal."""
        from rich.padding import Padding

        self.console.print(Padding(self._coloured(text, style), (0, 0, 0, indent), expand=False) if indent else self._coloured(text, style))

    def warn(self, text: str) -> None:
        self.say(text, "bold")

    def line(self, title: str = "") -> None:
        """Print a rule across the screen with a title."""
        from rich.rule import Rule

        self.console.print(Rule(self._coloured(title, "bold"), align="left", style="orange3"))

    def blank(self) -> None:
        self.console.print()

    def moves(self, groups: Sequence[tuple[str, Sequence[tuple[int, str, str]]]]) -> None:
        """Print numbered moves (number, text, description) under their headings."""
        from rich.table import Table

        for heading, rows in groups:
            wide = max(len(text) for _, text, _ in rows)
            if heading:
                self.console.print(self._coloured(heading, "bold underline"))
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(justify="right", width=4, style="bold orange1")
            grid.add_column(width=wide, no_wrap=True)
            grid.add_column(ratio=1, overflow="fold")
            for number, text, description in rows:
                grid.add_row(str(number), text, self._coloured(description))
            self.console.print(grid)

    def folded(self, groups: Sequence[tuple[str, Sequence[tuple[int, str, str]]]]) -> None:
        """Print numbered moves (number, text, price) in few lines, one paragraph per heading."""
        from rich.text import Text

        margin = max(len(heading) for heading, _ in groups) + 2
        for heading, rows in groups:
            line = Text(heading.ljust(margin), style="")
            line.stylize("bold", 0, len(heading))
            used = margin
            for number, text, price in rows:
                entry = f"{number} {text}{f' ({price})' if price else ''}"
                if used + 2 + len(entry) > self.console.width:
                    line.append("\n" + " " * margin)
                    used = margin
                elif used > margin:
                    line.append("  ")
                    used += 2
                line.append(str(number), "bold orange1")
                line.append(entry[len(str(number)) :])
                used += len(entry)
            self.console.print(line, soft_wrap=True)

    def table(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[Any]], last: Sequence[Any] = ()) -> None:
        """Print figures in columns; the last row is set apart."""
        from rich import box
        from rich.table import Table

        grid = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", show_footer=bool(last))
        for place, head in enumerate(heads):
            grid.add_column(head, justify="left" if place == 0 else "right", footer=str(last[place]) if last else "", footer_style="bold")
        for row in rows:
            grid.add_row(*map(str, row))
        self.console.print(grid)
