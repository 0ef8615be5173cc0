"""The server: rooms, seats, clocks, storage, the web API."""
