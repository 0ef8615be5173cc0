from typing import Any
def describe(g: Any, action: int) -> str:
    return g.edition.notation[action]
def explain(g: Any, action: int, rule: int) -> tuple[str, dict[str, Any]]:
    return "not allowed", {}
