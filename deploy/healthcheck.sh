#!/usr/bin/env bash
# Succeeds if the server on this machine is ready, which means that it answers and its database takes writes.
set -euo pipefail

prefix=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
exec "$prefix/current/bin/python" -I -c '
import os, sys, urllib.request
address = "http://127.0.0.1:" + os.environ.get("FIRELIGHT_PORT", "8345") + "/api/ready"
try:
    urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=5).close()
except OSError as reason:
    sys.exit(f"{address}: {reason}")
'
