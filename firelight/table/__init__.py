"""A game as the table of docs/protocol.md: everything that a browser, or any other client without rules, needs to show and play it."""

from firelight.table.acts import acts_data
from firelight.table.memory import Memory
from firelight.table.proposals import proposal_data
from firelight.table.table import Picture, components_data, event_data, events_data, refusal_data, table_data

__all__ = [
    "Memory",
    "Picture",
    "acts_data",
    "components_data",
    "event_data",
    "events_data",
    "proposal_data",
    "refusal_data",
    "table_data",
]
