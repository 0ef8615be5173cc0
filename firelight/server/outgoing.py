"""Requests to addresses that players enter: only to the open internet, unless the operator allows private networks."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from firelight.server.errors import bad_input

SECONDS = 5.0  # without any sign of life
TOTAL_SECONDS = 15.0  # seconds for the whole request

UNICAST: Final = ipaddress.IPv6Network("2000::/3")  # all of IPv6 that has been allocated so far
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # NAT64
SPECIAL_IPV4: Final = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        "192.0.0.0/24",  # for protocols
        "192.88.99.0/24",  # 6to4 relays
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # automatic multicast tunnels
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # measurements
        "240.0.0.0/4",  # reserved
    )
)
SPECIAL_IPV6: Final = tuple(
    ipaddress.IPv6Network(network)
    for network in (
        "2001::/23",  # for protocols: Teredo, ORCHID, measurements
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


class Unreachable(Exception):
    """No response, or an error. `gone`: never worth trying again."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


def check_address(url: str, private: bool, secure: bool = False) -> None:
    """Refuse an address that can never be used. Names are resolved when a request is made."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    wanted = "https" if secure else "https or http"
    if not host or parts.scheme not in (("https",) if secure and not private else ("https", "http")) or parts.username or parts.fragment:
        raise bad_input("bad-address", f"expected a complete address with {wanted}, without a user name or a fragment")
    if not private and (_is_private(host) or host.rstrip(".").lower() == "localhost"):
        raise bad_input("bad-address", "addresses of private networks are not allowed on this server")


def _is_private(host: str) -> bool:
    """Whether a numeric address is outside the open internet; False for a name."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return not is_public(address)


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether anybody on the internet can have this address. Everything else, known or not, is refused."""
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast and not any(address in network for network in SPECIAL_IPV4)
    if address in TRANSLATED:  # the IPv4 address that the gateway will call
        return is_public(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return address in UNICAST and address.is_global and not any(address in network for network in SPECIAL_IPV6)


class _Pinned(http.client.HTTPConnection):
    """Connects to an address that was checked, whatever its name resolves to a moment later."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self.address = address
        self.secure = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), SECONDS)
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def cut(self) -> None:
        """Abort the connection, whatever it is waiting for."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> None:
    """Send a POST request without following redirects. Raises Unreachable unless the response is a success."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    connection: _Pinned | None = None
    limit: threading.Timer | None = None
    try:
        address = _resolve(host, port, private)
        connection = _Pinned(host, port, address, secure)
        limit = threading.Timer(TOTAL_SECONDS, connection.cut)
        limit.daemon = True
        limit.start()
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        connection.request("POST", path, body, {"User-Agent": "Firelight", **headers})
        answer = connection.getresponse()
        if not 200 <= answer.status < 300:
            raise Unreachable(f"answered {answer.status}", gone=answer.status in (404, 410))
    except (OSError, http.client.HTTPException, ValueError) as reason:
        raise Unreachable(type(reason).__name__) from reason
    finally:
        if limit is not None:
            limit.cancel()
        if connection is not None:
            connection.close()


def _resolve(host: str, port: int, private: bool) -> str:
    """One address of a name. Raises Unreachable if any of its addresses is private."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found:
        raise Unreachable("no address")
    if not private and any(map(_is_private, found)):
        raise Unreachable("a private address")
    return found[0]
