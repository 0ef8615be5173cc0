"""A short name for somebody's device, for the player's own list of devices."""

from __future__ import annotations

BROWSERS = (  # the first match names the browser: Edge and Opera also say Chrome, Chrome also says Safari
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)
UNKNOWN = "Unknown device"
LENGTH = 80


def label_of(user_agent: str) -> str:
    """`Firefox on Linux`; for a program, its name."""
    browser = next((name for sign, name in BROWSERS if sign in user_agent), None)
    system = next((name for sign, name in SYSTEMS if sign in user_agent), None)
    if browser is None:
        program = user_agent.partition("/")[0].strip()
        found = "".join(sign for sign in program if sign.isascii() and (sign.isalnum() or sign in " ._-"))
        browser = found if found and found != "Mozilla" else UNKNOWN
    return (f"{browser} on {system}" if system else browser)[:LENGTH]
