"""A game as the table of docs/protocol.md: what a browser, or any other client without rules, needs to show and play it."""

from firelight.table.table import components_data, event_data, refusal_data, table_data, turn_of

__all__ = ["components_data", "event_data", "refusal_data", "table_data", "turn_of"]
