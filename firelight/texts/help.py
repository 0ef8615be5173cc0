"""Help about the commands of the terminal."""

from __future__ import annotations

from firelight.texts.shell import Shell

# The commands, and the texts that describe them.
HELP = {
    "moves, moves X": "moves",
    "help MOVE": "help",
    "why MOVE": "why",
    "undo, redo": "undo",
    "auto on|off": "auto",
    "hint, hint N": "hint",
    "board": "board",
    "{home} N": "home",
    "score": "score",
    "log, log all": "log",
    "save FILE": "save",
    "position FILE": "position",
    "quit": "quit",
}


def help_text(shell: Shell, home: str) -> str:
    """All commands; `home` is the name of a player's own part of the table."""
    rows = [(command.format(home=home.lower()), name) for command, name in HELP.items()]
    wide = max(len(command) for command, _ in rows) + 2
    lines = [f"  {command:<{wide}}{shell.say(f'terminal-help-{name}', home=home)}" for command, name in rows]
    return "\n".join([shell.say("terminal-help"), "", *lines])
