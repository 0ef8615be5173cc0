"""Migrates a database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from firelight.server.store.errors import StoreError

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0xF12E  # the advisory lock that migrations hold in PostgreSQL


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def newest() -> str:
    """The form that this version reads and writes."""
    return str(_scripts()[1].get_current_head())


def form_of(connection: Connection) -> str | None:
    """The form of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def check_form(connection: Connection) -> None:
    """Refuse a database written by another version of this program."""
    found = form_of(connection)
    if found != newest():
        what = "is empty" if found is None else f"has the form {found}, this program reads {newest()}"
        raise StoreError(f"the database {what}. Start the server of this version on it once: firelight serve")


def migrate(engine: Engine) -> None:
    """Migrate to the newest form in one transaction, unless it is there already."""
    config, scripts = _scripts()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
        found = form_of(connection)
        if found is not None and found not in {step.revision for step in scripts.walk_revisions()}:
            raise StoreError(
                f"the database was written by a newer version of Firelight (form {found}). Update Firelight, or use another database"
            )

        def steps(revision: Any, _: MigrationContext) -> Any:
            return scripts._upgrade_revs("head", revision)  # noqa: SLF001 - as in Alembic's own commands

        with EnvironmentContext(config, scripts, fn=steps, destination_rev="head") as environment:
            environment.configure(connection=connection, transactional_ddl=True)
            environment.run_migrations()
