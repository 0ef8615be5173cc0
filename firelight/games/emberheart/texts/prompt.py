"""The prompt: round and phase, whose turn it is, what is awaited."""

from __future__ import annotations

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.frames import ROUND
from firelight.games.emberheart.rules.mountain import MIDDLE
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.texts.hero_texts import ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import Reading, people, people_and, place
from firelight.reading import count, joined

# The phases by the step that the round has reached.
PHASES = (
    "setup",
    "before the action phase",
    "action phase",
    "reward phase",
    "after the rewards",
    "after the rewards",
    "before the raid",
    "raid",
    "after the raid",
    "after the raid",
)

# What each decision waits for. Decisions that need figures have a function below.
AWAITED = {
    frames.FIRST_ATTRIBUTE: "choose the attribute that starts at 1",
    frames.RESEND: "send a new party for the one you called back",
    frames.SWAP: "choose which follower to swap for which, for 1 gear",
    frames.ATTACH: "choose the dragon to attach",
    frames.CALL_BACK: "call back one of your parties and send a new one, or leave them all",
    frames.DEFEND: "choose the raid card to discard",
    frames.WINDOW: "attach a dragon, or go on",
    frames.WRANGLE: "take 1 hireling or 1 gear for the dragon (Wrangler)",
    frames.WELCOME: "take 1 hireling, or swap 1 for a specialist, or neither (skill)",
    frames.APPRENTICE: "choose the hero that the Apprentice brings you",
    frames.CLIMBER: "raise one attribute by 1, or none",
    frames.MESSENGER: "choose the raid card that strikes you (Messenger)",
    frames.TRAIN: "discard a free dragon to raise the attribute of its colour by 1, or none (Dragon Trainer)",
    frames.TRAIN_EXOTIC: "choose the attribute that the exotic dragon raises",
}


def _before(r: Reading) -> str:
    ways = [text for action, text in WAYS.items() if _possible(r, action)]
    return f"{joined(ways, 'or')}{', or go on' if _possible(r, act.DONE) else ''}"


# What may be done besides the decision itself.
WAYS = {
    act.USE_APPRENTICE: "use the Apprentice",
    act.USE_BARD: "use the Bard",
    act.USE_PARAGON: "use the Paragon",
    act.SWAP_GEAR: "swap followers",
    act.ATTACH_DRAGON: "attach dragons",
}


def _possible(r: Reading, action: int) -> bool:
    return any(move.id == action for move in r.g.moves())


def _act(r: Reading) -> str:
    if r.frame.a:
        ways = [text for action, text in WAYS.items() if _possible(r, action)]
        return f"{joined(ways, 'or')}, or end the turn"
    if r.b.crests:
        return "send a party, use the Warehouse or the Fire Station, or take an aide"
    return "take an aide; you have no crest left"


def _space(r: Reading) -> str:
    kind = r.specialist(r.frame.a)
    fit = people_and([n if i in (w.HIRELING, kind) else 0 for i, n in enumerate(r.b.followers)])
    return f"choose a space of {place(r.frame.a)} ({fit} may go)"


def _party(r: Reading) -> str:
    with_companion = " with the companion" if r.frame.c else ""
    return f"choose who goes to space {r.frame.b} of {place(r.frame.a)}{with_companion}"


def _companion(r: Reading) -> str:
    gains = [f"{r.frame.a} gear"] if r.frame.a else []
    return f"choose what the companion brings: {joined([*gains, f'flame -{r.frame.b}'] if r.frame.b else gains)}"


def _onto(r: Reading) -> str:
    return f"choose the hero or Preserve for {r.dragon_key(r.frame.a)}"


def _gear(r: Reading) -> str:
    return f"put 1 gear on {r.dragon_key(r.frame.a)} for 1 glory, or not"


def _reward(r: Reading) -> str:
    return f"take a card of {place(r.frame.a)} for your party on space {r.frame.b}, or 2 gear"


def _climb(r: Reading) -> str:
    wardens = r.rule(party_at)(r.s, w.MOUNTAIN, r.frame.b).followers[w.WARDEN]
    level = "middle" if r.frame.a == MIDDLE else "top"
    return f"take a dragon of the {level} level of the Mountain for your {count(wardens, 'warden')}, or withdraw"


def _tie(r: Reading) -> str:
    why = "you hold the Survivalist" if r.s.aides[w.SURVIVALIST] == r.seat else "you hold the shield"
    return f"choose which of the tied parties on the Mountain goes first ({why})"


def _outfit(r: Reading) -> str:
    return f"choose how many of the {count(r.frame.a, 'new hireling')} become gear (Outfitter)"


def _exchange(r: Reading) -> str:
    kind = w.FOLLOWERS[r.frame.a]
    return f"swap up to 2 hirelings for {kind}s or back, or none (Master {kind.capitalize()})"


def _mentor(r: Reading) -> str:
    return f"swap up to {r.frame.a} of the new {people([0, r.frame.b, r.frame.c, r.frame.d])} for another kind, or go on (Mentor)"


def _bard(r: Reading) -> str:
    drawn = [w.HERO_NAMES[hero] for hero in (r.frame.a, r.frame.b) if hero != w.NONE]
    return f"choose which hero only you may take: {joined(drawn, 'or')}"


def _knight(r: Reading) -> str:
    return f"choose the attribute that rises by 1 instead of {ATTRIBUTE_NAMES[r.frame.a]}, or that one (Dragon Knight)"


def _further(r: Reading) -> str:
    here = r.b.attributes[r.frame.a]
    return f"pay 1 gear to raise {ATTRIBUTE_NAMES[r.frame.a]} from {here} to {here + 1}, or not (skill)"


def _flame(r: Reading) -> str:
    steps = r.frame.a
    return f"let the flame rise by {steps} for {count(steps, 'hireling')}, or discard {count(steps, 'specialist')} instead (skill)"


def _lose(r: Reading) -> str:
    return f"choose {count(r.frame.a, 'specialist')} to discard"


def _sage(r: Reading) -> str:
    number = r.s.frames[r.s.depth - 2].d
    return f"lose {number}, or let the flame rise by 1 and lose {max(number - 2, 0)} (Fire Sage)"


WITH_FIGURES = {
    frames.BEFORE: _before,
    frames.ACT: _act,
    frames.PARTY_SPACE: _space,
    frames.PARTY: _party,
    frames.COMPANION: _companion,
    frames.ONTO: _onto,
    frames.GEAR: _gear,
    frames.REWARD: _reward,
    frames.CLIMB: _climb,
    frames.TIE: _tie,
    frames.OUTFIT: _outfit,
    frames.EXCHANGE: _exchange,
    frames.MENTOR: _mentor,
    frames.BARD: _bard,
    frames.KNIGHT: _knight,
    frames.FURTHER: _further,
    frames.FLAME_CHOICE: _flame,
    frames.LOSE: _lose,
    frames.SAGE: _sage,
}


def awaited(r: Reading) -> str:
    """What the decision at hand waits for, as a command: `choose the raid card to discard`."""
    with_figures = WITH_FIGURES.get(r.frame.kind)
    return with_figures(r) if with_figures else AWAITED.get(r.frame.kind, "wait")


def progress(r: Reading) -> str:
    """`Round 2 of 5, action phase`."""
    s = r.s
    step = s.frames[0].a if s.frames[0].kind == ROUND else 0
    left = sum(holder == w.NONE for holder in s.aides)
    text = f"Round {s.round} of {w.ROUNDS}, {PHASES[min(step, len(PHASES) - 1)]}"
    if PHASES[min(step, len(PHASES) - 1)] != "action phase":
        return text
    if left:
        return f"{text} until all aides are taken; {left} of {len(s.aides)} left"
    return f"{text}: all aides are taken, it ends before {r.name(s.shield)} ({r.mark(s.shield)}) would be next"


def prompt(r: Reading) -> str:
    """One line that says whose turn it is and what is awaited."""
    if r.g.over:
        return "The game is over."
    return f"{r.name(r.seat)}: {awaited(r)}."
