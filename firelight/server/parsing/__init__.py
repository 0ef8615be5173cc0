"""Component sets, records and positions from outside, parsed and checked by a process that can be spared."""

from firelight.server.parsing.parsers import Parsers

__all__ = ["Parsers"]
