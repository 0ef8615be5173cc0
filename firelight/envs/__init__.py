"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of games on the compiled rules (docs/research.md)."""
