"""The features of a Bonfire position for one seat. Their weights are in weights.toml."""

from typing import Final

from firelight.engine.jit import Ints, jit
from firelight.engine.stack import top
from firelight.games.bonfire.content.tables import GUARDIAN_VALUE, PATH_CRYSTAL, TASK_COLOUR, TASK_KIND, TASK_POINTS
from firelight.games.bonfire.content.words import COMMON_TASK, GOLD, GUARDIANS_HOME, KINDS, SPECIALIST_KEYS, SPECIALISTS
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, TOM_LAST_CARD, novices_in_council, turns_left
from firelight.games.bonfire.rules.decisions import FIRST_TILE, TURN
from firelight.games.bonfire.rules.layout import BONFIRE, LAST_PATH, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.scoring import score
from firelight.games.bonfire.rules.supply import guardian_count, portal_count, task_count
from firelight.games.bonfire.rules.tasks import missing

POINTS: Final = 0
TILES: Final = 1  # one feature per kind
BASIC_RESOURCES: Final = 8
GOLD_PIECES: Final = 9
READY: Final = 10  # points of Tasks whose condition is met
NEARLY: Final = 11  # points of Tasks that lack one thing
HALFWAY: Final = 12  # two things
FAR: Final = 13  # more
READY_COUNT: Final = 14
TASK_SPACES: Final = 15
PORTALS: Final = 16
PORTALS_BESIDE_TASKS: Final = 17
PATHS: Final = 18
CRYSTALS_BESIDE_TASKS: Final = 19
GUARDIANS: Final = 20
GNOMES: Final = 21
GUARDIANS_WAITING: Final = 22  # not yet at a Bonfire
STEPS_DONE: Final = 23  # path spaces that the Guardians on the path have already covered
PROSPECTS: Final = 24  # points of the free Bonfires that Guardians can still reach
STEPS_TO_GO: Final = 25  # steps to those Bonfires
GROUPS: Final = 26  # squares joined to a group of equal symbols in the Fate Area
COLUMN: Final = 27  # Fate Tiles left to place
TURNS_LEFT: Final = 28  # in the Countdown
COMMON_WAITING: Final = 29  # Common Tasks that are met while their Neutral Novice is still there
BARREN_PORTALS: Final = 30  # Bonfires without their portal
TOM_CARDS: Final = 31  # cards that Tom still has to play
AT_SEA: Final = 32  # the ship has left the landing stage
KINDS_HELD: Final = 33  # different kinds of action tiles
RESOURCES_HELD: Final = 34  # different resources
FIRST_SPECIALIST: Final = 35
FEATURES: Final = (
    "points",
    *(f"{kind}-tiles" for kind in KINDS),
    "basic-resources",
    "gold",
    "ready-tasks",
    "nearly-ready-tasks",
    "halfway-tasks",
    "far-tasks",
    "ready-count",
    "tasks-and-bonfires",
    "portals",
    "portals-beside-tasks",
    "paths",
    "crystals-beside-tasks",
    "guardians",
    "gnomes",
    "guardians-waiting",
    "steps-done",
    "prospects",
    "steps-to-go",
    "fate-groups",
    "fate-column",
    "turns-left",
    "common-waiting",
    "bonfires-without-portal",
    "tom-cards",
    "at-sea",
    "kinds-held",
    "resources-held",
    *SPECIALIST_KEYS,
)
FEATURE_COUNT: Final = len(FEATURES)
COUNTDOWN_BEGINS: Final = 160  # of 256
CARDS_FOR_NOVICE: Final = 5  # halves


@jit
def progress(s: State) -> int:
    """From 0 to 256, by the Novices in the Council and then by the Countdown; against Tom, also by his cards."""
    if s.counting == 1:
        return COUNTDOWN_BEGINS + 19 * (5 - max(s.countdown_pile, s.countdown_tile))
    done = COUNTDOWN_BEGINS * min(novices_in_council(s), NOVICES_TO_BEGIN[s.players]) // NOVICES_TO_BEGIN[s.players]
    if s.players == 1:
        done = max(done, 8 * s.tom_played)
    return min(done, 250)


@jit
def resting(s: State) -> bool:
    """Whether a turn is about to begin."""
    return (top(s).kind == TURN and top(s).a == 0) or top(s).kind == FIRST_TILE


@jit
def scoring_seats(s: State) -> int:
    return s.seats


@jit
def _steps_to(s: State, seat: int, task: int) -> int:
    """Roughly how many things a Task still lacks; they count twice for Common Tasks and for Guardians at home."""
    kind = TASK_KIND[task]
    return missing(s, seat, task) * (2 if kind == GUARDIANS_HOME or kind == COMMON_TASK else 1)


@jit
def _tasks(s: State, seat: int, out: Ints) -> None:
    c = s.cities[seat]
    for space in range(7):
        task = c.tasks[space]
        if task < 0:
            continue
        if c.lit[space] == 1:
            if c.portals[space] == 0:
                out[BARREN_PORTALS] += 1
            continue
        lacking = _steps_to(s, seat, task)
        out[min(READY + lacking, FAR)] += TASK_POINTS[task]
        if lacking == 0:
            out[READY_COUNT] += 1
        out[PORTALS_BESIDE_TASKS] += c.portals[space]
        if space < c.path_count and PATH_CRYSTAL[c.paths[space]] == TASK_COLOUR[task]:
            out[CRYSTALS_BESIDE_TASKS] += 1


@jit
def _guardians(c: City, out: Ints) -> None:
    """Guardians on their way, and the free Bonfires ahead: the furthest Guardian gets the best one within reach, then the next."""
    taken = 0
    for guardian in range(5):
        if c.guardians[guardian] > LAST_PATH:
            taken |= 1 << (c.guardians[guardian] - BONFIRE)
    for place in range(LAST_PATH, START - 1, -1):
        for guardian in range(5):
            if c.guardians[guardian] != place:
                continue
            out[GUARDIANS_WAITING] += 1
            out[STEPS_DONE] += place
            for bonfire in range(c.path_count, max(place, 1) - 1, -1):
                if not taken >> bonfire & 1 and c.lit[bonfire - 1] == 1 and c.portals[bonfire - 1] == 1:
                    taken |= 1 << bonfire
                    out[PROSPECTS] += GUARDIAN_VALUE[bonfire - 1]
                    out[STEPS_TO_GO] += bonfire - place + 1
                    break


@jit
def _supply(c: City, out: Ints) -> None:
    for kind in range(7):
        out[TILES + kind] = c.tiles[kind]
        if c.tiles[kind] > 0:
            out[KINDS_HELD] += 1
    for resource in range(6):
        if c.resources[resource] > 0:
            out[RESOURCES_HELD] += 1
        if resource != GOLD:
            out[BASIC_RESOURCES] += c.resources[resource]
    out[GOLD_PIECES] = c.resources[GOLD]


@jit
def _cards_to_come(s: State) -> int:
    """Roughly how many cards Tom still has to play: some for each Novice until the Countdown, then one per round."""
    rounds = max(s.countdown_pile, s.countdown_tile)
    if s.counting == 0:
        rounds += CARDS_FOR_NOVICE * (NOVICES_TO_BEGIN[1] - novices_in_council(s)) // 2
    return min(TOM_LAST_CARD - s.tom_played, rounds)


@jit
def features(s: State, seat: int, out: Ints) -> None:
    """Write all features of a seat. For Tom: only his points and the cards that he still has to play."""
    for number in range(FEATURE_COUNT):
        out[number] = 0
    c = s.cities[seat]
    out[POINTS] = score(s, seat)
    if s.players == 1 and seat == TOM_SEAT:
        out[TOM_CARDS] = _cards_to_come(s)
        return
    _tasks(s, seat, out)
    out[TASK_SPACES] = task_count(c)
    out[PORTALS] = portal_count(c)
    out[PATHS] = c.path_count
    out[GUARDIANS] = guardian_count(c)
    out[GNOMES] = c.gnome_count
    if c.passed == 1 or c.out == 1:
        return
    if s.counting == 1:
        out[TURNS_LEFT] = turns_left(s, seat)
    _supply(c, out)
    _guardians(c, out)
    out[COLUMN] = c.column_count
    out[GROUPS] = c.square_count
    for square in range(c.square_count):
        if c.groups[square] == square:
            out[GROUPS] -= 1
    for common in range(5):
        out[COMMON_WAITING] += c.met[common] * s.neutral[common]
    if c.ship >= 0:
        out[AT_SEA] = 1
    for gnome in range(SPECIALISTS):
        if c.gnomes[gnome] == 1:
            out[FIRST_SPECIALIST + gnome] = 1
