"""The schema of the protocol, written by `python -m firelight.server.schema`; `make types` turns it into the browser's types."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from firelight import api
from firelight.server.app import PARTS
from firelight.server.messages import AnyMessage
from firelight.server.socket_answers import ON_THE_SOCKET

PLACE = "#/components/schemas/{model}"


def protocol() -> dict[str, Any]:
    """The schemas of the REST API and of the socket's messages."""
    app = FastAPI(title="Firelight", generate_unique_id_function=lambda route: route.name)
    for part in PARTS:
        app.include_router(part.router)
    described: dict[str, Any] = app.openapi()
    socket_answers = models_json_schema([(model, "serialization") for model in ON_THE_SOCKET], ref_template=PLACE)[1]["$defs"]
    _, asked = msgspec.json.schema_components([AnyMessage], ref_template="#/components/schemas/Do{name}")
    schemas = described["components"]["schemas"] | socket_answers | {f"Do{name}": schema for name, schema in asked.items()}
    return {"openapi": described["openapi"], "info": described["info"], "paths": {}, "components": {"schemas": plain(schemas)}}


def plain(schema: Any) -> Any:
    """A schema without what types do not need: titles that repeat the names, and the list of games."""
    if isinstance(schema, list):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    needless = {name for name, value in schema.items() if (name == "title" and isinstance(value, str)) or value == list(api.titles())}
    return {name: plain(value) for name, value in schema.items() if name not in needless}


if __name__ == "__main__":
    json.dump(protocol(), sys.stdout, indent=1)
