"""Trains nets on games: play, fit, pack, report."""
