"""The process that parses: it reads texts from its standard input, one at a time, and answers on its standard output.

Nothing it is given costs more than its limits. What exceeds them ends it, and another one is started in its place.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from firelight import api
from firelight.engine.errors import FirelightError, ProblemsError
from firelight.server.parsing.jobs import JOBS
from firelight.server.thinking.wire import Message, packed, read

NICE = 5  # the table itself goes first
HANDLES = 64
MOST_PROBLEMS = 100  # that are named
MOST_JOBS = 500


def main(memory: int) -> None:
    """Serve the standard input and output. `memory`: the bytes it may use beyond those it begins with."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes to the server's log

    def say(message: Message) -> None:
        answers.write(packed(message))
        answers.flush()

    for title in api.titles():
        api.shipped_edition(title)
    before = _memory_in_use()
    _limit(before + memory)
    say({"hello": os.getpid()})
    for number in range(1, MOST_JOBS + 1):
        request = read(sys.stdin.buffer)
        if request is None:
            return
        _limit_time(request["seconds"])
        answer = _answer(request["do"], request["of"])
        answer["last"] = number == MOST_JOBS or "exhausted" in answer or _memory_in_use() > before + memory // 2
        say(answer)
        if answer["last"]:
            return


def _answer(job: str, arguments: dict[str, Any]) -> Message:
    try:
        return {"data": JOBS[job](**arguments)}
    except ProblemsError as wrong:
        named = [{"place": problem.place, "message": problem.message} for problem in wrong.problems[:MOST_PROBLEMS]]
        return {"message": "\n".join(str(wrong).splitlines()[: MOST_PROBLEMS + 1]), "problems": named}
    except FirelightError as wrong:
        return {"message": str(wrong), "problems": []}
    except (MemoryError, RecursionError) as wrong:
        return {"exhausted": type(wrong).__name__}


# Limits.


def _memory_in_use() -> int:
    """Bytes of address space; 0 where the system does not tell."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * os.sysconf("SC_PAGESIZE")
    return 0


def _limit(memory: int) -> None:
    """Bytes of address space, file handles, no files of what was in memory."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        for which, most in ((resource.RLIMIT_CORE, 0), (resource.RLIMIT_NOFILE, HANDLES), (resource.RLIMIT_AS, memory)):
            resource.setrlimit(which, (most, most))


def _limit_time(seconds: int) -> None:
    """So many seconds of processor time from now on; the system ends the process after that."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))
