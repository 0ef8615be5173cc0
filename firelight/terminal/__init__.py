"""Playing in the terminal. It knows no game in particular."""

from firelight.terminal.table import Quit, Table, ask_line, series_file

__all__ = ["Quit", "Table", "ask_line", "series_file"]
