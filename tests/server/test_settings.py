"""Settings by command line and environment; a wrong one is named in one line."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from firelight.cli import main
from firelight.server.limits import Buckets, Limits, Rate, read_limits
from firelight.server.settings import FLAGS, SECRET, VARIABLES, SettingsError, origin, read_settings

ROOT = Path(__file__).parent.parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_nothing_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path))
    settings = read_settings({}, {})
    assert (settings.host, settings.port, settings.base_url, settings.secure) == ("127.0.0.1", 8345, None, False)
    assert settings.database == f"sqlite:///{tmp_path / 'server.sqlite3'}"
    assert settings.bot_processes >= 1
    assert settings.limits == Limits()


def test_the_command_line_counts_before_the_environment() -> None:
    settings = read_settings({"port": "0", "host": None}, {"FIRELIGHT_PORT": "99", "FIRELIGHT_HOST": "0.0.0.0", "FIRELIGHT_BASE_URL": ""})
    assert (settings.port, settings.host, settings.base_url) == (0, "0.0.0.0", None)


def test_every_setting_is_read(tmp_path: Path) -> None:
    settings = read_settings(
        {
            "database": "postgresql://me@db/games",
            "base_url": "https://Games.example.org/",
            "origins": "http://a.example, http://b.example:8080",
            "bot_processes": "3",
            "allow_webhooks": "no",
            "allow_private_webhooks": "YES",
            "trust_proxy": "127.0.0.1,10.0.0.0/8",
            "access_log": "on",
            "limits": "sockets=7, requests=40",
        },
        {},
    )
    assert settings.database == "postgresql+psycopg://me@db/games"
    assert settings.base_url == "https://games.example.org"
    assert settings.secure
    assert settings.known_origins == ("https://games.example.org", "http://a.example", "http://b.example:8080")
    assert (settings.bot_processes, settings.allow_webhooks, settings.allow_private_webhooks, settings.access_log) == (3, False, True, True)
    assert settings.trust_proxy == ("127.0.0.1", "10.0.0.0/8")
    assert (settings.limits.sockets, settings.limits.requests) == (7, Rate(40, 240))
    assert read_settings({"database": str(tmp_path / "x.db")}, {}).database == f"sqlite:///{tmp_path / 'x.db'}"


def test_settings_of_hosts() -> None:
    settings = read_settings(
        {"log_format": "JSON", "metrics_open": "open", "prune_over": "365"},
        {"FIRELIGHT_ADMIN_TOKEN": "t" * 24, "FIRELIGHT_LOG_LEVEL": "info"},
    )
    assert (settings.log_format, settings.log_level, settings.metrics_open, settings.prune_over) == ("json", "info", True, 365)
    assert settings.admin_token == "t" * 24 and settings.prune_idle is None
    with pytest.raises(SettingsError, match="FIRELIGHT_ADMIN_TOKEN: expected at least 24") as wrong:
        read_settings({}, {"FIRELIGHT_ADMIN_TOKEN": "hunter2"})
    assert "hunter2" not in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("port", "70000", "--port: found '70000'; expected a whole number from 0 to 65535"),
        ("port", "x", "expected a whole number"),
        ("port", "-1", "expected a whole number"),
        ("host", "a b", "--host: found 'a b'; expected an address"),
        ("base_url", "games.example.org", "--base-url: found 'games.example.org'; expected an address such as https://"),
        ("base_url", "https://me@games.example.org", "or https://example.org/firelight"),
        ("base_url", "http://[::1", "or https://example.org/firelight"),
        ("base_url", "http://a:99999", "or https://example.org/firelight"),
        ("base_url", "https://a.example/fire?x", "or https://example.org/firelight"),
        ("base_url", "https://a.example/../fire", "or https://example.org/firelight"),
        ("base_url", "https://a.example//fire", "or https://example.org/firelight"),
        ("base_url", 'https://a.example/f"ire', "or https://example.org/firelight"),
        ("base_url", "https://a.example/f%69re", "or https://example.org/firelight"),
        ("base_url", "https://a.example/api/", "the server has pages at /api itself; choose another folder"),
        ("base_url", "https://a.example/game/fire", "choose another folder"),
        ("base_url", "https://a.example/games", "choose another folder"),
        ("origins", "http://a,b", "--origins"),
        ("origins", "https://games.example.org/fire", "without a path"),
        ("bot_processes", "1000", "--bots: found '1000'; expected a whole number from 0 to 256"),
        ("allow_webhooks", "maybe", "--webhooks: found 'maybe'; expected yes or no"),
        ("trust_proxy", "proxy", "--trust-proxy: found 'proxy'; expected addresses or networks"),
        ("database", "mysql://x", "--database: found 'mysql://x'; expected postgresql://"),
        ("database", "", "--database"),
        ("log_format", "xml", "--log-format: found 'xml'; expected one of text, json"),
        ("log_level", "loud", "--log-level: found 'loud'; expected one of debug"),
        ("metrics_open", "yes", "--metrics: found 'yes'; expected one of open, guarded"),
        ("prune_over", "0", "--prune-over: found '0'; expected a whole number from 1"),
        ("limits", "sockets", "--limits: found 'sockets'; expected name=number"),
        ("limits", "sockets=0", "the names are message_bytes"),
    ],
)
def test_wrong_ones_say_what_is_expected(name: str, text: str, said: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        read_settings({name: text}, {})
    assert said in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(SettingsError, match=r"^FIRELIGHT_PORT: found 'x'; expected a whole number from 0 to 65535$"):
        read_settings({}, {"FIRELIGHT_PORT": "x"})


def test_the_command_says_it_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "x"]) == 1
    assert capsys.readouterr().err == "firelight: --port: found 'x'; expected a whole number from 0 to 65535\n"


@pytest.mark.parametrize(
    ("text", "url", "path", "known"),
    [
        ("https://games.example.org/", "https://games.example.org", "", "https://games.example.org"),
        ("https://Example.org:443/firelight/", "https://example.org/firelight", "/firelight", "https://example.org"),
        ("http://[::1]:8345/games/fire_2.0", "http://[::1]:8345/games/fire_2.0", "/games/fire_2.0", "http://[::1]:8345"),
    ],
)
def test_a_server_may_be_in_a_folder_of_its_host(text: str, url: str, path: str, known: str) -> None:
    settings = read_settings({"base_url": text, "origins": "http://b.example"}, {})
    assert (settings.base_url, settings.base_path, settings.known_origins) == (url, path, (known, "http://b.example"))


def test_no_folder_is_called_like_a_page_of_the_table() -> None:
    """It would be unclear whether a proxy has stripped the folder."""
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    pages = {*re.findall(r'first === "(\w+)"', router), *re.findall(r'"(\w+)"', re.findall(r"\[([^\]]+)\]\.includes\(first\)", router)[0])}
    assert {"box", "daily", "games", "set", "statistics"} <= pages
    for page in sorted(pages):
        with pytest.raises(SettingsError, match="has pages at"):
            read_settings({"base_url": f"https://example.org/{page}"}, {})


@pytest.mark.parametrize("name", sorted(VARIABLES))
def test_every_setting_is_described_to_hosts(name: str) -> None:
    short = name.startswith("prune_")  # their variables share one line
    assert name in SECRET or f"`{FLAGS[name]}" in HOSTING
    assert f"`{VARIABLES[name]}`" in HOSTING or (short and "`FIRELIGHT_PRUNE_OVER` …" in HOSTING)


@pytest.mark.parametrize("limit", [each.name for each in fields(Limits)])
def test_every_limit_is_described_to_hosts(limit: str) -> None:
    assert f"`{limit}`" in HOSTING


def test_origins_are_written_as_browsers_write_them() -> None:
    assert origin("http://a.example:80/") == "http://a.example"
    assert origin("https://a.example:8443") == "https://a.example:8443"
    assert origin("http://[::1]:9") == "http://[::1]:9"


def test_limits_keep_what_is_not_named() -> None:
    assert read_limits("") == Limits()
    assert read_limits("queue=5") == Limits(queue=5)


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 3), lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == 0.5
    assert buckets.take("b") == 0
    now[0] = 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") == 0.5
    now[0] = 100
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") > 0


def test_what_was_done_already_is_charged_even_where_too_little_is_left() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 3), lambda: now[0])
    assert buckets.take("a") == 0
    buckets.charge("a", 6)  # 4 too many
    assert buckets.take("a") == 2.5 and buckets.take("b") == 0
    now[0] += 2.5
    assert buckets.take("a") == 0
