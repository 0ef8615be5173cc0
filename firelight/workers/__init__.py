"""Processes that work for another one: opponents, guarded bots, parsers and the games of an arena all run in them."""
