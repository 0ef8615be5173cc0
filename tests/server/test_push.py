"""Web push, exactly as in its RFCs: what a browser decrypts, and what a push service checks.

The reader here is written from RFC 8188, 8291 and 8292 and shares no code with the sender; the example in RFC 8291 proves it right.
"""

from __future__ import annotations

import base64
import json
import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from firelight.server import push

CURVE = ec.SECP256R1()
ENDPOINT = "https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"

# RFC 8291, section 5 and appendix A.
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The message in a single-record body, as a browser decrypts it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    server, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size
    common = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, server))
    key = derived(common, auth, b"WebPush: info\0" + point_of(browser.public_key()) + server, 32)
    content = derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
    text, last, padding = AESGCM(content).decrypt(nonce, record, None).rpartition(b"\x02")
    assert last and not padding.strip(b"\0")
    return text


def test_the_reader_reads_the_example_of_the_rfc() -> None:
    browser = ec.derive_private_key(int.from_bytes(decoded(BROWSER_KEY)), CURVE)
    assert opened(decoded(BODY), browser, decoded(AUTH)) == b"When I grow up, I want to be a watermelon"


def test_a_browser_reads_the_message_and_nobody_else_does() -> None:
    browser, stranger, auth = ec.generate_private_key(CURVE), ec.generate_private_key(CURVE), b"0123456789abcdef"
    subscription = {"endpoint": ENDPOINT, "keys": {"p256dh": encoded(point_of(browser.public_key())), "auth": encoded(auth)}}
    push.check(subscription)
    key = push.read_key(push.new_key())
    message = json.dumps({"type": "turn", "title": "Glutherz", "who": "Łucja"}, ensure_ascii=False).encode()
    body, headers = push.sealed(key, subscription, message, "mailto:host@example.org")
    assert opened(body, browser, auth) == message
    for who, secret in ((stranger, auth), (browser, b"another secret..")):
        with pytest.raises(InvalidTag):
            opened(body, who, secret)
    again, _ = push.sealed(key, subscription, message, "mailto:host@example.org")
    assert again[:16] != body[:16] and again[21:86] != body[21:86]  # each message has its own salt and key
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0


def test_a_push_service_accepts_the_signature_of_the_server() -> None:
    browser = ec.generate_private_key(CURVE)
    subscription = {"endpoint": ENDPOINT, "keys": {"p256dh": encoded(point_of(browser.public_key())), "auth": encoded(bytes(16))}}
    key = push.read_key(push.new_key())
    _, headers = push.sealed(key, subscription, b"{}", "mailto:host@example.org")
    scheme, _, values = headers["Authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in values.split(","))
    assert scheme.lower() == "vapid" and given["k"] == push.public(key)
    head, claims, signature = given["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told["aud"] == "https://push.example.net" and told["sub"] == "mailto:host@example.org"
    assert time.time() < told["exp"] <= time.time() + push.DAY
    numbers = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(given["k"]))
    known.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        known.verify(signed, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))
