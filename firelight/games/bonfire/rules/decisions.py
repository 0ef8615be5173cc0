"""The moves and frames of Bonfire, each declared once. Their order defines their numbers, which positions and records use."""

from typing import Any

from firelight.engine import stack
from firelight.engine.decisions import Flow
from firelight.engine.view import Args
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tables import build
from firelight.games.bonfire.rules.rulebook import B3_2


class Frame(stack.Frame):
    """Names for the numbers of a frame."""

    bonus_taken: int  # 1 after a Bonus Action in this turn
    begins: int  # 1 at the very first turn
    card: int
    colour: int
    gnome: int
    resource: int
    lowest: int  # 1 for Task II, which takes the Task of the lowest value
    tile: int  # a Fate Tile, or a kind of action tile
    line: int
    is_first: int  # 1 for the first Fate Tile
    end: int  # of the column: 0 top, 1 bottom
    taken_from: int  # the same, for the tile being placed
    to_keep: int
    first_kept: int  # kind + 1
    second_kept: int
    third_kept: int
    shown: int  # tiles shown by putting the display under the pile
    pile_before: int
    place: int
    island: int
    slot: int
    pile: int
    owed: int
    replaced: int
    to_throw: int
    second: int  # another resource that is owed
    second_owed: int
    in_exchange: int  # resources to throw away for those replaced
    golden: int  # bits: gold was paid for the first, the second resource
    steps: int
    waiting: int  # Guardians that have not moved yet, as bits
    moved: int  # 1 once somebody moved
    no_gain: int
    chosen: int  # Guardian + 1
    number: int
    gold: int
    owner: int  # of the Novice
    space: int
    guardian: int


flow = Flow(Frame, otherwise=B3_2)
SPACES = range(1, 8)
REWARD_TEXTS = ("reward tile+resource", "reward tile+portal", "reward resource+portal", "reward all three")
REWARDS_TAKEN = [["tile", "resource"], ["tile", "portal"], ["resource", "portal"], ["tile", "resource", "portal"]]


def square(cell: int) -> tuple[int, int]:
    """The printed row and column of a cell of the Fate Area."""
    return cell // w.GRID_COLUMNS - 1, cell % w.GRID_COLUMNS - 1


def line_text(squares: list[list[int]]) -> str:
    """A line of the Fate Area by its first square (row,column as printed) and its direction: `3,2 across`."""
    first, second = squares[0], squares[1]
    return f"{first[0]},{first[1]} {'across' if second[0] == first[0] else 'down'}"


def lines(components: Any) -> list[Args]:
    cells = build(components)["LINE_CELLS"]
    return [{"squares": [list(square(cell)) for cell in cells[first : first + 3]]} for first in range(0, 3 * w.LINES, 3)]


def council_spaces(components: Any) -> list[Args]:
    return [{"bonus": w.BONUSES[bonus], "place": place} for place, bonus in enumerate(build(components)["COUNCIL_BONUS"], 1)]


# Moves.
FATE = flow.moves("fate", "fate {end}", end=("top", "bottom"))
FIRST = flow.moves("first", "{choice} first tile", choice=("keep", "swap"))
WAY = flow.moves("way", ("as printed", "turned round"), round=("as-printed", "turned"))
KEEP_TILE = flow.moves("keep", "keep {kind}", kind=w.KINDS)
LINE = flow.moves("lay", lambda squares: f"lay {line_text(squares)}", lines, size=w.LINES)
BUILD = flow.moves("build", "build {slot}", slot=(1, 2, 3, 4, "pile"))
NEW_DISPLAY = flow.moves("new-display", "new display")
SAIL = flow.moves("sail", "sail {island}", island=w.ISLANDS)
TASK_AT = flow.moves("task", "task {slot}", island=None, slot=(1, 2, 3))
NO_DEED = flow.moves("no-deed", "no deed")
RETRIEVE = flow.moves("retrieve", "retrieve", guardian=None)
OFFER = flow.moves("offer", "offer {pile}", pile=("left", "right"))
SPACE = flow.moves("space", "space {space}", space=SPACES)
PAY_TILE = flow.moves("pay-tile", "pay {kind}", kind=w.KINDS)
REPLACE_TILE = flow.moves("replace-tile", "replace tile")
THROW_TILE = flow.moves("throw-tile", "throw {kind}", kind=w.KINDS)
PAY_RESOURCE = flow.moves("pay-resource", "pay {resource}", resource=w.RESOURCES)
REPLACE_RESOURCE = flow.moves("replace-resource", "replace resource")
THROW_RESOURCE = flow.moves("throw-resource", "throw {resource}", resource=w.RESOURCES)
MARCH = flow.moves("march", "procession {steps}", steps=range(1, 9))
WHO = flow.moves("who", "move {guardian}", guardian=w.GUARDIANS)
STAY = flow.moves("stay", "stay")
TO_PATH = flow.moves("to-path", "to path {space}", space=SPACES)
TO_BONFIRE = flow.moves("to-bonfire", "to bonfire {space}", space=SPACES)
CHOOSE_YIELD = flow.moves("yield", "yield {resource}", resource=w.RESOURCES)
TURN_FIRE = flow.moves("turn-fire", "fire {space}", space=SPACES)
REWARD = flow.moves("reward", REWARD_TEXTS, take=REWARDS_TAKEN)
TAKE_PORTAL = flow.moves("portal", "portal {shape}", shape=w.PORTALS)
RECRUIT = flow.moves("recruit", "recruit {gnome}", gnome=w.GNOME_KEYS)
PRICE = flow.moves("price", ("with 2 tiles", "with 1 tile"), [{"tiles": 2, "resources": 1}, {"tiles": 1, "resources": 2}])
IGNITE = flow.moves("ignite", "ignite {space}", space=SPACES)
SEND = flow.moves("send", "send {bonus}", council_spaces, size=8)
TAKE_BONUS = flow.moves("bonus", "bonus")
TAKE_POINT = flow.moves("point", "point")
NEUTRAL_NOVICE = flow.moves("neutral", "neutral {common}", common=w.COMMONS)
FROM_PILE = flow.moves("dig", "dig {fire} {resource}", fire=w.FIRES, resource=w.RESOURCES[: w.BASIC])
COLOUR = flow.moves("guardian", "guardian {guardian}", guardian=w.GUARDIANS[1:])
TOM_TAKES = flow.moves("tom-task", lambda island, slot: f"tom {island + 1}.{slot}", island=(0, 1), slot=(1, 2, 3))
END_TURN = flow.moves("end-turn", "end turn")
PASS = flow.moves("pass", "pass")
GIVE_UP = flow.moves("give-up", "give up")

# Automatic frames.
NEXT_TURN = flow.automatic("next-turn", "begins")
TOM_TURN = flow.automatic("tom-turn")
TOM_CARD = flow.automatic("tom-card", "card")
TOM_COMMON = flow.automatic("tom-common")
REFILL_GNOMES = flow.automatic("refill-gnomes")
BUILD_PATH = flow.automatic("build-path", "place")
PLACE_GUARDIAN = flow.automatic("place-guardian", "colour")
RECRUIT_GNOME = flow.automatic("recruit-gnome", "gnome")

# Chance.
SHUFFLE_PATHS = flow.chance("shuffle-paths")
SHUFFLE_GNOMES = flow.chance("shuffle-gnomes")
SHUFFLE_TOM = flow.chance("shuffle-tom")

# Decisions.
FIRST_TILE = flow.decision("first-tile", takes=FIRST)
WAY_ROUND = flow.decision("way-round", "tile", "line", "is_first", "taken_from", takes=WAY)
TURN = flow.decision("turn", "bonus_taken", takes=flow.families)
AFTER = flow.decision("after", takes=flow.families)
KEEP = flow.decision("keep", "to_keep", "first_kept", "second_kept", "third_kept", takes=KEEP_TILE)
FATE_END = flow.decision("fate-end", takes=FATE)
FATE_LINE = flow.decision("fate-line", "end", takes=LINE)
PATH_CHOICE = flow.decision("path-choice", "shown", "pile_before", takes=(BUILD, NEW_DISPLAY))
ISLAND_DEED = flow.decision("island-deed", takes=(TASK_AT, NO_DEED, RETRIEVE))
OFFERING = flow.decision("offering", "island", "slot", takes=OFFER)
TASK_SPACE = flow.decision("task-space", "island", "slot", "pile", takes=SPACE)
PAY_TILES = flow.decision("pay-tiles", "tile", "owed", "replaced", "to_throw", takes=(PAY_TILE, REPLACE_TILE, THROW_TILE))
PAY_RESOURCES = flow.decision(
    "pay-resources",
    *("resource", "owed", "second", "second_owed", "in_exchange", "golden"),
    takes=(PAY_RESOURCE, REPLACE_RESOURCE, THROW_RESOURCE),
)
GNOME_PRICE = flow.decision("gnome-price", "gnome", takes=PRICE)
PROCESSION = flow.decision("procession", "steps", "waiting", "moved", "no_gain", "chosen", takes=(WHO, STAY, TO_PATH, TO_BONFIRE))
YIELD = flow.decision("yield", "resource", "number", "gold", takes=CHOOSE_YIELD)
REWARDS = flow.decision("rewards", takes=REWARD)
PORTAL = flow.decision("portal", takes=TAKE_PORTAL)
COUNCIL = flow.decision("council", "owner", takes=SEND)
BONUS = flow.decision("bonus", "space", takes=(TAKE_BONUS, TAKE_POINT))
PATH_BONUS = flow.decision("path-bonus", takes=BUILD)
PILE_BONUS = flow.decision("pile-bonus", takes=FROM_PILE)
GUARDIAN_BONUS = flow.decision("guardian-bonus", takes=COLOUR)
FIRE_BONUS = flow.decision("fire-bonus", takes=TURN_FIRE)
SPECIALIST_BONUS = flow.decision("specialist-bonus", takes=RECRUIT)
MOVE_WHO = flow.decision("move-who", takes=WHO)
MOVE_TO = flow.decision("move-to", "guardian", takes=(TO_PATH, TO_BONFIRE))
SHIP_BONUS = flow.decision("ship-bonus", takes=SAIL)
TOM_TIE = flow.decision("tom-tie", "resource", "lowest", takes=TOM_TAKES)

GAME_OVER = flow.kinds[1]
ACTIONS = flow.actions
FRAME_NAMES = flow.names
LAST_CHANCE = flow.last_chance
