"""Nets learned from games: play, fit, pack, report."""
