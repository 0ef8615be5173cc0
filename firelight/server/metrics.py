"""What is measured while the server runs, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from firelight.server.store.metrics import COMMIT_SECONDS, DATABASE_FAULTS, FAST

MOST_CODES = 100
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)

REGISTRY: Final = CollectorRegistry(auto_describe=True)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
REGISTRY.register(COMMIT_SECONDS)
REGISTRY.register(DATABASE_FAULTS)

REQUESTS: Final = Counter("firelight_http_requests", "HTTP requests by route and status", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram("firelight_http_request_seconds", "Time to answer an HTTP request", registry=REGISTRY, buckets=FAST)
REFUSALS: Final = Counter("firelight_refusals", "Requests and messages refused, by code", ["code"], registry=REGISTRY)
SECURITY: Final = Counter("firelight_security_events", "Security events, by kind", ["event"], registry=REGISTRY)
MOVES: Final = Counter("firelight_moves", "Moves made through this process, by whom", ["by"], registry=REGISTRY)
MESSAGE_SECONDS: Final = Histogram(
    "firelight_message_seconds", "Time from a message on a socket to its `done`", registry=REGISTRY, buckets=FAST
)
QUEUE_SECONDS: Final = Histogram(
    "firelight_thinking_wait_seconds", "Time a request to think waits for a process, by class", ["class"], registry=REGISTRY, buckets=SLOW
)
THINKING_SECONDS: Final = Histogram(
    "firelight_thinking_seconds", "Time a bot thinks about a move, by level", ["level"], registry=REGISTRY, buckets=SLOW
)
THINKING_CUTS: Final = Counter(
    "firelight_thinking_cuts", "Moves of bots that the clock or full memory cut short, by level", ["level", "by"], registry=REGISTRY
)
LOOP_LAG: Final = Histogram("firelight_loop_lag_seconds", "How late the event loop runs a timer", registry=REGISTRY, buckets=FAST)
HEALTH_SECONDS: Final = Gauge("firelight_health_write_seconds", "Time of the last write of a health check", registry=REGISTRY)

_codes: set[str] = set()


def count_request(method: str, route: str, status: int, seconds: float | None) -> None:
    """`seconds`: None for a socket, which stays open."""
    REQUESTS.labels(method, route, str(status)).inc()
    if seconds is not None:
        REQUEST_SECONDS.observe(seconds)


def count_refusal(code: str) -> None:
    """There are few codes, but a label must stay bounded whatever arrives."""
    if code not in _codes:
        if len(_codes) >= MOST_CODES:
            code = "other"
        _codes.add(code)
    REFUSALS.labels(code).inc()
