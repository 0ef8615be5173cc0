"""Puzzles: positions of real games in which one act is clearly best."""
