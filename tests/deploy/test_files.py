"""The files of deploy/, for containers, proxies and systemd."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from firelight.server.settings import VARIABLES, read_settings
from tests.deploy.installing import DEPLOY, ROOT

SCRIPTS = sorted(DEPLOY.glob("*.sh"))
UNITS = sorted((DEPLOY / "systemd").glob("*.service")) + sorted((DEPLOY / "systemd").glob("*.timer"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_well_formed(path: Path) -> None:
    subprocess.run(["bash", "-n", path], check=True)
    if path.name != "common.sh":
        assert path.stat().st_mode & 0o111
        assert path.read_text().splitlines()[0] == "#!/usr/bin/env bash" and "\nset -euo pipefail\n" in path.read_text()


PAGES = ["README.md", "SECURITY.md", "CHANGELOG.md", "docs/deploying.md", "docs/hosting.md", "docs/upgrading.md"]


@pytest.mark.parametrize("page", PAGES)
def test_what_the_docs_name_is_there(page: str) -> None:
    text = (ROOT / page).read_text()
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), target
    for path in set(re.findall(r"\b(?:deploy|tests)/[\w./-]*\w", text)) - {"deploy/compose.env"}:
        assert (ROOT / path).exists(), path


# What a server needs.


def pinned(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE))


def test_the_lock_of_a_server_holds_what_it_needs_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extra = project["project"]["optional-dependencies"]["postgres"]
    wanted = {re.split(r"[^a-z0-9.-]", name.lower())[0].replace(".", "-") for name in [*project["project"]["dependencies"], *extra]}
    server, everything = pinned("requirements-server.lock"), pinned("requirements.lock")
    assert wanted <= set(server)
    assert {name: everything.get(name) for name in server} == server  # what was tested
    assert not {"pytest", "mypy", "ray", "playwright"} & set(server)
    assert "--hash=sha256:" in (ROOT / "requirements-server.lock").read_text()


# Containers.


def instructions(name: str) -> list[str]:
    joined = DOCKERFILE.replace("\\\n", " ")
    return [line.partition(" ")[2] for line in joined.splitlines() if line.startswith(f"{name} ")]


def test_the_image_is_made_by_the_scripts_alone() -> None:
    called = [shlex.split(line)[0] for line in instructions("RUN")]
    assert called == ["deploy/install.sh"]
    assert all((ROOT / path).is_file() for path in called)
    (check,) = instructions("HEALTHCHECK")
    assert '["/opt/firelight/deploy/healthcheck.sh"]' in check and (DEPLOY / "healthcheck.sh").is_file()
    assert "healthcheck.sh" in (DEPLOY / "install.sh").read_text()  # it copies the script there
    assert len(instructions("FROM")) == 2
    assert instructions("USER") == ["10001:10001"]


def test_the_image_sees_only_what_it_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text().split()
    assert lines[0] == "*" and "deploy/compose.env" in lines
    assert {line[1:] for line in lines if line.startswith("!")} == {
        "LICENSE",
        "README.md",
        "deploy",
        "firelight",
        "pyproject.toml",
        "requirements-server.lock",
    }


def image_environment() -> dict[str, str]:
    (line,) = instructions("ENV")
    return dict(part.split("=", 1) for part in shlex.split(line))


def compose_environment(values: dict[str, str]) -> dict[str, str]:
    """The server's environment, if compose.env has these settings besides the example's."""
    text = filled((DEPLOY / "compose.yaml").read_text(), example(DEPLOY / "compose.env.example") | values)
    return {name: str(value or "") for name, value in yaml.safe_load(text)["services"]["firelight"]["environment"].items()}


def test_the_settings_of_the_image_are_settings() -> None:
    given = image_environment()
    names = {name for name in given if name.startswith("FIRELIGHT_")}
    assert names - set(VARIABLES.values()) == {"FIRELIGHT_DATA_DIR", "FIRELIGHT_CACHE_DIR"}
    assert read_settings({}, given).host == "0.0.0.0"
    volumes = [part for text in instructions("VOLUME") for part in yaml.safe_load(text)]
    assert given["FIRELIGHT_DATA_DIR"] in volumes and given["FIRELIGHT_CACHE_DIR"].startswith(given["FIRELIGHT_DATA_DIR"])


def filled(text: str, values: dict[str, str]) -> str:
    """Substitute variables as compose does."""

    def value(found: re.Match[str]) -> str:
        name, sign, rest = found.group(1), found.group(2) or "", found.group(3) or ""
        if not values.get(name):
            assert sign != ":?", f"{name}: {rest}"
            return rest
        return values[name]

    return re.sub(r"\$\{(\w+)(:[-?])?([^}]*)\}", value, text)


def example(path: Path) -> dict[str, str]:
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_compose_describes_a_server_with_its_database_and_proxy() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"database", "firelight", "proxy"}
    for service in services.values():
        assert service["restart"] == "unless-stopped" and service["stop_grace_period"] and service["mem_limit"] and service["pids_limit"]
    server = services["firelight"]
    assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert server["ulimits"]["nofile"] == 65536 and server["read_only"] and server["cap_drop"] == ["ALL"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in server and "ports" not in services["database"]  # only the proxy is open to the world
    assert COMPOSE["networks"]["back"]["internal"] and services["database"]["networks"] == ["back"]
    used = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"] if not volume.startswith(".")}
    assert used == set(COMPOSE["volumes"])
    assert all((DEPLOY / volume.partition(":")[0]).is_file() for volume in services["proxy"]["volumes"] if volume.startswith("."))


def test_the_example_of_compose_makes_settings_that_work() -> None:
    with pytest.raises(AssertionError, match=r"set it in compose\.env"):  # nobody should start with a known password
        compose_environment({})
    environment = compose_environment({"POSTGRES_PASSWORD": "0123abcd"})
    settings = read_settings({}, environment)
    assert settings.database == "postgresql+psycopg://firelight:0123abcd@database/firelight"
    assert (settings.base_url, settings.bot_processes) == ("https://games.example.org", 2)
    assert settings.trust_proxy == (COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"],)
    assert set(environment) <= set(VARIABLES.values())


def test_the_proxy_passes_on_to_the_server_and_keeps_the_rest_inside() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    depth = 0
    for line in text.splitlines():
        depth += line.count("{") - line.count("}")
        assert depth >= 0
    assert depth == 0 and "\n    " not in text  # Caddy's own style: tabs
    assert re.search(r"^\{\$FIRELIGHT_DOMAIN\} \{$", text, re.MULTILINE)
    assert re.search(r"dynamic a firelight 8345", text) and re.search(r"@inside path /metrics /api/admin /api/admin/\*", text)


# systemd.


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not on this machine")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """With the paths of an installation, since it looks whether what is started is there."""
    prefix = tmp_path / "firelight"
    for path in ("current/bin/firelight", "deploy/backup.sh"):
        (prefix / path).parent.mkdir(parents=True)
        (prefix / path).write_text("#!/bin/sh\n")
        (prefix / path).chmod(0o755)
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/firelight", str(prefix)))
    done = subprocess.run(
        ["systemd-analyze", "verify", *(tmp_path / unit.name for unit in UNITS)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_the_units_limit_and_confine_the_server() -> None:
    server = (DEPLOY / "systemd" / "firelight.service").read_text().splitlines()
    wanted = "LimitNOFILE=65536 UMask=0077 Restart=always TimeoutStopSec=30 NoNewPrivileges=yes ProtectSystem=strict CapabilityBoundingSet="
    assert set(wanted.split()) <= set(server) and any(line.startswith("MemoryMax=") for line in server)
    backup = (DEPLOY / "systemd" / "firelight-backup.service").read_text()
    assert "\nType=oneshot\n" in backup and "UMask=0077" in backup
    started = re.findall(r"^ExecStart=(\S+)", "\n".join([*server, backup]), re.MULTILINE)
    assert started == ["/opt/firelight/current/bin/firelight", "/opt/firelight/deploy/backup.sh"]
    settings = read_settings({}, example(DEPLOY / "systemd" / "firelight.env.example"))
    assert (settings.base_url, settings.trust_proxy) == ("https://games.example.org", ("127.0.0.1",))


def test_a_backup_is_made_every_night() -> None:
    """Including a run that was missed while the machine was off."""
    (timer,) = [unit for unit in UNITS if unit.suffix == ".timer"]
    lines = timer.read_text().splitlines()
    assert {"OnCalendar=*-*-* 03:30", "Persistent=true", "WantedBy=timers.target"} <= set(lines)
    assert timer.with_suffix(".service") in UNITS  # started by the timer unless it names another unit
    assert not any(line.startswith("Unit=") for line in lines)
    assert (
        "ExecStart=/opt/firelight/deploy/backup.sh --to /var/lib/firelight/backups --keep 14" in timer.with_suffix(".service").read_text()
    )
