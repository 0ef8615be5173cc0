"""Web push: messages for browsers, encrypted for them and signed by this server (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from firelight.server.errors import bad_input

DAY = 86_400
CODING = "aes128gcm"
KEYS = ("p256dh", "auth")  # of a browser


def new_key() -> str:
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


def read_key(text: str) -> Any:
    return Vapid02.from_pem(text.encode())


def public(key: Any) -> str:
    """The public key as browsers expect it: the point, in base64url."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def check(subscription: dict[str, Any]) -> None:
    """Refuse keys that cannot be encrypted with."""
    try:
        WebPusher(subscription).encode(b"x", CODING)
    except Exception as wrong:
        raise bad_input("bad-notify", f"push: the keys cannot be used ({type(wrong).__name__})") from wrong


def sealed(key: Any, subscription: dict[str, Any], body: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    """The encrypted message for a browser, and the headers that go with it."""
    endpoint = urlsplit(subscription["endpoint"])
    claims = {"aud": f"{endpoint.scheme}://{endpoint.netloc}", "sub": contact, "exp": int(time.time()) + DAY // 2}
    content: bytes = WebPusher(subscription).encode(body, CODING)["body"]
    return content, {**key.sign(claims), "Content-Encoding": CODING, "TTL": str(DAY), "Urgency": "normal"}
