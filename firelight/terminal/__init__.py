"""Playing in the terminal. It knows no game in particular."""

from firelight.terminal.table import Leave, Table, ask_line, series_file

__all__ = ["Leave", "Table", "ask_line", "series_file"]
