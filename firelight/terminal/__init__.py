"""Playing in the terminal, for any game."""

from firelight.terminal.session import Quit, TerminalSession, ask_line, series_file

__all__ = ["Quit", "TerminalSession", "ask_line", "series_file"]
