"""Playing in the terminal. It knows no game in particular."""

from firelight.terminal.session import Quit, TerminalSession, ask_line, series_file

__all__ = ["Quit", "TerminalSession", "ask_line", "series_file"]
