from typing import Any
def board(g: Any) -> str:
    return repr(g)
