"""Component sets, records and positions from outside, parsed and checked in a process that may be killed."""

from firelight.server.parsing.parsers import Parsers

__all__ = ["Parsers"]
