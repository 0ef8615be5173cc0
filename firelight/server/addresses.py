"""Where requests come from."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of a request. An IPv6 address is cut down to its network, which belongs to one household."""
    client = scope.get("client")
    name = str(client[0]) if client else ""
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return name
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return name
