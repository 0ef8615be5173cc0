"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of compiled games (docs/research.md)."""
