"""The flow of a game: run frames, list options, carry out a choice. Every decision of Emberheart is dispatched here."""

from firelight.engine.chance import Rng
from firelight.engine.jit import Moves, Table, jit
from firelight.engine.stack import Frame, pop, push, seal, top
from firelight.games.emberheart.content.words import NONE
from firelight.games.emberheart.rules import actions as act_
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.actions import (
    ATTACH_DRAGON,
    ATTRIBUTE,
    CALL,
    DISCARD_INSTEAD,
    DISCARD_RAID,
    DONE,
    DRAGON,
    EFFECTS,
    GAIN_GEAR,
    GO_FURTHER,
    GOES_FIRST,
    INTO_GEAR,
    KEEP_HERO,
    LOSE_ONE,
    MAKE_UP,
    NO_CALL,
    SWAP_KINDS,
    TO_SPACE,
    USE_DISCARDED,
    USE_SAGE,
    WELCOME_HIRELING,
    WELCOME_NOBODY,
    WITH_COMPANION,
)
from firelight.games.emberheart.rules.dragons import (
    attach,
    can_attach,
    card_of,
    choose_card,
    choose_dragon,
    may_attach,
    may_attach_to,
    may_use_gear,
    may_welcome,
    welcome,
)
from firelight.games.emberheart.rules.frames import (
    ACT,
    AFTER_RAID,
    APPRENTICE,
    ATTACH,
    BARD,
    BEFORE,
    BOARD_COST,
    CALL_BACK,
    CHECK,
    CLIMB,
    CLIMBER,
    COMPANION,
    DEFEND,
    EACH,
    EXCHANGE,
    FIRST_ATTRIBUTE,
    FLAME_CHOICE,
    FLAME_UP,
    FURTHER,
    GEAR,
    KNIGHT,
    LAST_CHANCE,
    LOSE,
    MENTOR,
    MESSENGER,
    NEXT_ACTION,
    NEXT_CLIMB,
    NEXT_REWARD,
    ONTO,
    OUTFIT,
    PARTY,
    PARTY_SPACE,
    RAID,
    RAISE,
    RESEND,
    RESET,
    REWARD,
    ROUND,
    SAGE,
    SWAP,
    TAVERN_FLAME,
    TIE,
    TRAIN,
    TRAIN_EXOTIC,
    WELCOME,
    WINDOW,
    WRANGLE,
)
from firelight.games.emberheart.rules.garrison import (
    check_garrison,
    choose_knight,
)
from firelight.games.emberheart.rules.heroes import (
    keep_hero,
    may_keep_hero,
    may_take_hero,
    may_train,
    paragon_swap,
    take_hero,
    train,
    train_exotic,
)
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.mountain import (
    break_tie,
    climb,
    is_candidate,
    may_climb,
    may_step,
    next_climb,
    pay_board,
    take_step,
)
from firelight.games.emberheart.rules.parties import (
    choose_space,
    companion_effects,
    exchange,
    may_effect,
    may_exchange,
    may_go_to_space,
    may_make_up,
    send_party,
)
from firelight.games.emberheart.rules.raid import (
    after_raid,
    choose_raid,
    raid,
    use_sage,
)
from firelight.games.emberheart.rules.rewards import (
    may_mentor,
    may_take_card,
    mentor,
    next_reward,
    take_card,
    tavern_flame,
    wrangle,
)
from firelight.games.emberheart.rules.rounds import (
    each_player,
    next_action,
    next_phase,
    reset,
)
from firelight.games.emberheart.rules.rulebook import (
    E2_1,
    E9_2,
    E10_1,
    E14_4,
)
from firelight.games.emberheart.rules.supply import (
    choose_flame,
    flame_up,
    go_further,
    lose_specialist,
    may_discard_instead,
    may_go_further,
    raise_attribute,
)
from firelight.games.emberheart.rules.turn import (
    act,
    before,
    choose_first_attribute,
    list_act,
    list_before,
    may_act,
    may_before,
    may_window,
)
from firelight.games.emberheart.rules.village import (
    call_back,
    discard_raid,
    may_call_back,
    may_discard_raid,
    may_swap,
    outfit,
    swap,
)


def _spans() -> dict[int, tuple[int, int, int]]:
    """For each decision the range of its actions, and one more that stands apart (or none)."""
    return {
        frames.FIRST_ATTRIBUTE: (act_.ATTRIBUTE, act_.NO_ATTRIBUTE, NONE),
        frames.PARTY_SPACE: (act_.TO_SPACE, act_.MAKE_UP, NONE),
        frames.PARTY: (act_.MAKE_UP, act_.EFFECTS, NONE),
        frames.COMPANION: (act_.EFFECTS, act_.WAREHOUSE, NONE),
        frames.SWAP: (act_.SWAP_KINDS, act_.ATTACH_DRAGON, NONE),
        frames.ATTACH: (act_.DRAGON, act_.ONTO_HERO, NONE),
        frames.ONTO: (act_.ONTO_HERO, act_.WITHOUT_GEAR, NONE),
        frames.GEAR: (act_.WITHOUT_GEAR, act_.DONE, NONE),
        frames.CALL_BACK: (act_.CALL, act_.DISCARD_RAID, NONE),
        frames.DEFEND: (act_.DISCARD_RAID, act_.TAKE, NONE),
        frames.REWARD: (act_.TAKE, act_.GOES_FIRST, NONE),
        frames.CLIMB: (act_.TAKE, act_.GOES_FIRST, NONE),
        frames.TIE: (act_.GOES_FIRST, act_.GAIN_HIRELING, NONE),
        frames.WINDOW: (act_.ATTACH_DRAGON, act_.DRAGON, act_.DONE),
        frames.WRANGLE: (act_.GAIN_HIRELING, act_.WELCOME_HIRELING, NONE),
        frames.WELCOME: (act_.WELCOME_HIRELING, act_.INTO_GEAR, NONE),
        frames.OUTFIT: (act_.INTO_GEAR, act_.EXCHANGE_NONE, NONE),
        frames.EXCHANGE: (act_.EXCHANGE_NONE, act_.USE_APPRENTICE, NONE),
        frames.MENTOR: (act_.SWAP_KINDS, act_.ATTACH_DRAGON, act_.DONE),
        frames.APPRENTICE: (act_.TAKE, act_.DECLINE, NONE),
        frames.BARD: (act_.KEEP_HERO, act_.USE_PARAGON, NONE),
        frames.KNIGHT: (act_.ATTRIBUTE, act_.NO_ATTRIBUTE, NONE),
        frames.FURTHER: (act_.GO_FURTHER, act_.FLAME_RISES, NONE),
        frames.CLIMBER: (act_.ATTRIBUTE, act_.GO, NONE),
        frames.FLAME_CHOICE: (act_.FLAME_RISES, act_.LOSE_ONE, NONE),
        frames.LOSE: (act_.LOSE_ONE, act_.USE_REMAINING, NONE),
        frames.MESSENGER: (act_.USE_REMAINING, act_.USE_SAGE, NONE),
        frames.SAGE: (act_.USE_SAGE, act_.ACTIONS, NONE),
        frames.TRAIN: (act_.DRAGON, act_.ONTO_HERO, act_.DECLINE),
        frames.TRAIN_EXOTIC: (act_.ATTRIBUTE, act_.NO_ATTRIBUTE, NONE),
    }


SPAN_FIRST: Table = tuple(_spans().get(kind, (0, 0, NONE))[0] for kind in range(len(frames.FRAME_NAMES)))
SPAN_END: Table = tuple(_spans().get(kind, (0, 0, NONE))[1] for kind in range(len(frames.FRAME_NAMES)))
APART: Table = tuple(_spans().get(kind, (0, 0, NONE))[2] for kind in range(len(frames.FRAME_NAMES)))


@jit
def _may_attach_meanwhile(kind: int) -> bool:
    """Decisions during which dragons may be attached first (E8.1)."""
    return kind == REWARD or kind == CLIMB or kind == MESSENGER or kind == SAGE


@jit
def _guard_band(s: State, f: Frame, action: int) -> int:
    """Guards of the decisions about one's own people and dragons."""
    kind = f.kind
    if kind == PARTY_SPACE:
        companion = 1 if action >= WITH_COMPANION else 0
        space = action - (WITH_COMPANION if companion == 1 else TO_SPACE) + 1
        return may_go_to_space(s, f.seat, f.a, space, companion)
    if kind == PARTY:
        return may_make_up(s, f, action - MAKE_UP)
    if kind == COMPANION:
        return may_effect(f, action - EFFECTS)
    if kind == SWAP:
        return may_swap(s, f.seat, (action - SWAP_KINDS) // 4, (action - SWAP_KINDS) % 4, f.a)
    if kind == ATTACH:
        return may_attach(s, f.seat, action - DRAGON)
    if kind == ONTO:
        return may_attach_to(s, f.seat, f.a, card_of(action))
    if kind == GEAR:
        return may_use_gear(s, f, action)
    if kind == WELCOME:
        return 0 if action == WELCOME_NOBODY else may_welcome(s, f.seat, action - WELCOME_HIRELING)
    if kind == OUTFIT:
        return 0 if action - INTO_GEAR <= f.a else E14_4
    if kind == EXCHANGE:
        return may_exchange(s, f, action)
    if kind == LOSE:
        return 0 if action != LOSE_ONE and s.bands[f.seat].followers[action - LOSE_ONE] > 0 else E10_1
    if kind == FLAME_CHOICE:
        return may_discard_instead(s, f) if action == DISCARD_INSTEAD else 0
    if kind == FURTHER:
        return may_go_further(s, f.seat) if action == GO_FURTHER else 0
    return 0  # first-attribute, wrangle, knight, train-exotic


@jit
def _guard_world(s: State, f: Frame, action: int) -> int:
    """Guards of the decisions about the shared board."""
    kind = f.kind
    if kind == CALL_BACK:
        return 0 if action == NO_CALL else may_call_back(s, f.seat, action - CALL)
    if kind == DEFEND:
        return may_discard_raid(s, action - DISCARD_RAID)
    if kind == REWARD:
        return may_take_card(s, f, action)
    if kind == CLIMB:
        return may_climb(s, f, action)
    if kind == TIE:
        return 0 if is_candidate(s, f, action - GOES_FIRST + 1) else E9_2
    if kind == WINDOW:
        return 0 if action == DONE else may_window(s, f.seat)
    if kind == MENTOR:
        return 0 if action == DONE else may_mentor(f, (action - SWAP_KINDS) // 4, (action - SWAP_KINDS) % 4)
    if kind == APPRENTICE:
        return may_take_hero(s, action)
    if kind == BARD:
        return may_keep_hero(f, action - KEEP_HERO)
    if kind == CLIMBER:
        return may_step(s, f, action)
    if kind == TRAIN:
        return may_train(s, f, action)
    return 0  # messenger, sage


@jit
def _is_about_own_band(kind: int) -> bool:
    return (
        kind == FIRST_ATTRIBUTE
        or PARTY_SPACE <= kind <= GEAR
        or WRANGLE <= kind <= EXCHANGE
        or KNIGHT <= kind <= FURTHER
        or FLAME_CHOICE <= kind <= LOSE
        or kind == TRAIN_EXOTIC
    )


@jit
def guard(s: State, action: int) -> int:
    """0 if the action may be taken now, else the number of the rule that forbids it."""
    f = top(s)
    kind = f.kind
    if kind <= LAST_CHANCE:
        return E2_1
    if kind == BEFORE:
        return may_before(s, f, action)
    if kind == ACT or kind == RESEND:
        return may_act(s, f, action)
    if action == ATTACH_DRAGON and _may_attach_meanwhile(kind):
        return may_window(s, f.seat)
    if (action < SPAN_FIRST[kind] or action >= SPAN_END[kind]) and action != APART[kind]:
        return E2_1
    return _guard_band(s, f, action) if _is_about_own_band(kind) else _guard_world(s, f, action)


@jit
def options(s: State, out: Moves) -> int:
    """Fill `out` with the actions of the decision at hand; how many there are."""
    f = top(s)
    kind = f.kind
    if kind == BEFORE:
        return list_before(s, f, out)
    if kind == ACT or kind == RESEND:
        return list_act(s, f, out)
    own = _is_about_own_band(kind)
    n = 0
    for action in range(SPAN_FIRST[kind], SPAN_END[kind]):
        rule = _guard_band(s, f, action) if own else _guard_world(s, f, action)
        if rule == 0:
            out[n] = action
            n += 1
    if APART[kind] != NONE:
        out[n] = APART[kind]
        n += 1
    if n > 1 and _may_attach_meanwhile(kind) and can_attach(s, f.seat):
        out[n] = ATTACH_DRAGON
        n += 1
    return n


@jit
def _resolve_band(s: State, f: Frame, action: int) -> None:
    kind = f.kind
    if kind == FIRST_ATTRIBUTE:
        choose_first_attribute(s, f, action)
    elif kind == PARTY_SPACE:
        choose_space(s, f, action)
    elif kind == PARTY:
        send_party(s, f, action)
    elif kind == COMPANION:
        companion_effects(s, f, action - EFFECTS)
    elif kind == SWAP:
        swap(s, f, (action - SWAP_KINDS) // 4, (action - SWAP_KINDS) % 4)
    elif kind == ATTACH:
        choose_dragon(s, f, action)
    elif kind == ONTO:
        choose_card(s, f, action)
    elif kind == GEAR:
        attach(s, f, action)
    elif kind == WRANGLE:
        wrangle(s, f, action == GAIN_GEAR)
    elif kind == WELCOME:
        welcome(s, f, NONE if action == WELCOME_NOBODY else action - WELCOME_HIRELING)
    elif kind == OUTFIT:
        outfit(s, f, action - INTO_GEAR)
    elif kind == EXCHANGE:
        exchange(s, f, action)
    elif kind == KNIGHT:
        choose_knight(s, f, action - ATTRIBUTE)
    elif kind == FURTHER:
        go_further(s, f, action == GO_FURTHER)
    elif kind == FLAME_CHOICE:
        choose_flame(s, f, action == DISCARD_INSTEAD)
    elif kind == LOSE:
        lose_specialist(s, f, action - LOSE_ONE)
    else:
        train_exotic(s, f, action - ATTRIBUTE)


@jit
def _resolve_world(s: State, f: Frame, action: int) -> None:
    kind = f.kind
    if kind == CALL_BACK:
        if action == NO_CALL:
            pop(s)
        else:
            call_back(s, f, action - CALL)
    elif kind == DEFEND:
        discard_raid(s, f, action - DISCARD_RAID)
    elif kind == REWARD:
        take_card(s, f, action)
    elif kind == CLIMB:
        climb(s, f, action)
    elif kind == TIE:
        break_tie(s, f, action)
    elif kind == WINDOW:
        pop(s)
    elif kind == MENTOR:
        if action == DONE:
            pop(s)
        else:
            mentor(s, f, (action - SWAP_KINDS) // 4, (action - SWAP_KINDS) % 4)
    elif kind == APPRENTICE:
        take_hero(s, f, action)
    elif kind == BARD:
        keep_hero(s, f, action - KEEP_HERO)
    elif kind == CLIMBER:
        take_step(s, f, action)
    elif kind == MESSENGER:
        choose_raid(s, f, action == USE_DISCARDED)
    elif kind == SAGE:
        use_sage(s, f, action == USE_SAGE)
    else:
        train(s, f, action)


@jit
def resolve(s: State, action: int) -> None:
    """Carry out an action that is among the options."""
    f = top(s)
    kind = f.kind
    if kind == BEFORE:
        before(s, f, action)
    elif kind == ACT or kind == RESEND:
        act(s, f, action)
    elif action == ATTACH_DRAGON:
        push(s, ATTACH, f.seat, 0, 0)
    elif _is_about_own_band(kind):
        _resolve_band(s, f, action)
    else:
        _resolve_world(s, f, action)


@jit
def run(s: State) -> None:
    """Carry out the top frame, one that needs no decision."""
    f = top(s)
    kind = f.kind
    if kind == ROUND:
        next_phase(s, f)
    elif kind == EACH:
        each_player(s, f)
    elif kind == NEXT_ACTION:
        next_action(s, f)
    elif kind == CHECK:
        check_garrison(s, f)
    elif kind == RAISE:
        raise_attribute(s, f)
    elif kind == FLAME_UP:
        flame_up(s, f)
    elif kind == NEXT_REWARD:
        next_reward(s, f)
    elif kind == NEXT_CLIMB:
        next_climb(s, f)
    elif kind == BOARD_COST:
        pay_board(s, f)
    elif kind == RAID:
        raid(s, f)
    elif kind == AFTER_RAID:
        after_raid(s, f)
    elif kind == RESET:
        reset(s)
    elif kind == TAVERN_FLAME:
        tavern_flame(s, f)
    else:
        paragon_swap(s, f)


@jit
def settle(s: State, rng: Rng) -> None:
    """Emberheart has no chance after setup."""
    seal(s)
