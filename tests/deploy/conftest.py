"""PostgreSQL, as for the tests of the server."""

from tests.server.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
