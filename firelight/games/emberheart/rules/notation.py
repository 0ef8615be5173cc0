"""The text of every action: short words that can be typed, one for each number."""

from typing import Any

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act

EFFECTS = ("no effect", "effect gear", "effect flame", "effect gear and flame")


def make_ups() -> list[str]:
    """A party by its followers: `0`, `1 hireling`, `1 specialist`, `1 hireling + 1 specialist`, ..."""
    texts = []
    for size in range(w.SPACES + 1):
        for experts in range(size + 1):
            parts = []
            if size > experts:
                parts.append(f"{size - experts} hireling{'s' if size - experts > 1 else ''}")
            if experts:
                parts.append(f"{experts} specialist{'s' if experts > 1 else ''}")
            texts.append(" + ".join(parts) or "no followers")
    return texts


def card_words(components: Any) -> tuple[str, ...]:
    """Heroes and Preserves: what a dragon can be attached to."""
    from firelight.games.emberheart.content import tables

    return (*w.HERO_KEYS, *tables.preserve_keys(components))


def notation(components: Any) -> tuple[str, ...]:
    """Action number -> text, for one component set."""
    from firelight.games.emberheart.content import tables

    texts = [""] * act.ACTIONS

    def name(first: int, words: list[str]) -> None:
        texts[first : first + len(words)] = words

    name(act.ATTRIBUTE, [f"raise {attribute}" for attribute in w.ATTRIBUTES])
    name(act.NO_ATTRIBUTE, ["raise nothing"])
    name(act.GO, [f"go {place}" for place in w.PLACES])
    name(act.TO_SPACE, [f"space {space}" for space in range(1, 6)])
    name(act.WITH_COMPANION, [f"space {space} with companion" for space in range(1, 6)])
    name(act.MAKE_UP, [f"party {text}" for text in make_ups()])
    name(act.EFFECTS, list(EFFECTS))
    name(act.WAREHOUSE, ["warehouse", "station", "station twice"])
    name(act.AIDE, [f"aide {aide}" for aide in w.AIDES])
    name(act.SWAP_GEAR, ["swap"])
    name(act.SWAP_KINDS, [f"swap {given} for {taken}" for given in w.FOLLOWERS for taken in w.FOLLOWERS])
    name(act.ATTACH_DRAGON, ["attach"])
    name(act.DRAGON, [f"dragon {key}" for key in tables.dragon_keys(components)])
    name(act.ONTO_HERO, [f"onto {key}" for key in card_words(components)])
    name(act.WITHOUT_GEAR, ["without gear", "with gear"])
    name(act.DONE, ["done"])
    name(act.CALL, [f"call back {place} {space}" for place in w.PLACES for space in range(1, 6)])
    name(act.NO_CALL, ["no call-back"])
    name(act.DISCARD_RAID, ["discard raid 1", "discard raid 2"])
    name(act.TAKE, [f"take {slot}" for slot in range(1, 7)])
    name(act.DECLINE, ["take none"])
    name(act.GOES_FIRST, [f"first {space}" for space in range(1, 6)])
    name(act.GAIN_HIRELING, ["gain hireling", "gain gear"])
    name(act.WELCOME_HIRELING, ["welcome hireling", *(f"welcome {kind}" for kind in w.FOLLOWERS[1:]), "welcome nobody"])
    name(act.INTO_GEAR, [f"into gear {number}" for number in range(10)])
    name(act.EXCHANGE_NONE, ["exchange none", "exchange up 1", "exchange up 2", "exchange down 1", "exchange down 2"])
    name(act.USE_APPRENTICE, ["apprentice", "bard"])
    name(act.KEEP_HERO, ["keep first hero", "keep second hero"])
    name(act.USE_PARAGON, ["paragon 2 scouts", "paragon scout + ranger", "paragon 2 rangers"])
    name(act.GO_FURTHER, ["further", "no further"])
    name(act.FLAME_RISES, ["flame rises", "discard specialists"])
    name(act.LOSE_ONE, [f"lose {kind}" for kind in w.FOLLOWERS])
    name(act.USE_REMAINING, ["remaining raid", "discarded raid"])
    name(act.USE_SAGE, ["fire sage", "no fire sage"])
    return tuple(texts)


def vocabulary(components: Any) -> dict[str, tuple[str, ...]]:
    """The words of positions and events."""
    from firelight.games.emberheart.content import tables
    from firelight.games.emberheart.rules import layout

    return {
        "followers": w.FOLLOWERS,
        "colours": w.COLOURS,
        "three-colours": w.COLOURS[: w.EXOTIC],
        "attributes": w.ATTRIBUTES,
        "places": w.PLACES,
        "special": ("warehouse", "station"),
        "spaces": tuple(f"{place}-{space}" for place in w.PLACES for space in range(1, 6)),
        "aides": w.AIDES,
        "skills": w.SKILLS,
        "heroes": w.HERO_KEYS,
        "cards": card_words(components),
        "dragon-states": layout.DRAGON_STATES,
        "garrison-states": layout.GARRISON_STATES,
        "dragons": tables.dragon_keys(components),
        "preserves": tables.preserve_keys(components),
        "garrison": tables.garrison_keys(components),
        "taverns": tables.tavern_keys(components),
        "raids": tables.raid_keys(components),
        "duos": tables.duo_keys(components),
    }
