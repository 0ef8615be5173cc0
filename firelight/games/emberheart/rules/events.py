"""What a move leaves behind for the log and the animations: event numbers and their arguments.

An event is (number, seat, a, b, c). EVENTS names each event and, for each argument it uses, the vocabulary (empty: a number).
"""

from typing import Final

GAINED_FOLLOWERS: Final = 0
LOST_FOLLOWERS: Final = 1
GAINED_GEAR: Final = 2
PAID_GEAR: Final = 3
FLAME_MOVED: Final = 4
ATTRIBUTE_MOVED: Final = 5
SENT_PARTY: Final = 6
CALLED_BACK: Final = 7
CAME_BACK: Final = 8
CREST_AT: Final = 9
TOOK_AIDE: Final = 10
DISCARDED_RAID: Final = 11
TOOK_HERO: Final = 12
TOOK_TAVERN: Final = 13
TOOK_DRAGON: Final = 14
TOOK_PRESERVE: Final = 15
TOOK_GARRISON: Final = 16
COMPLETED_CARD: Final = 17
ATTACHED_DRAGON: Final = 18
RAIDED: Final = 19
NEW_ROUND: Final = 20
BLOCKED: Final = 21
DREW_HEROES: Final = 22
DISCARDED_CARD: Final = 23
TRAINED: Final = 24
TURN_BEGAN: Final = 25
HERO_HELPED: Final = 26
ENDED: Final = 27

EVENTS: Final = (
    ("gained-followers", ("followers", "")),
    ("lost-followers", ("followers", "")),
    ("gained-gear", ("",)),
    ("paid-gear", ("",)),
    ("flame-moved", ("",)),
    ("attribute-moved", ("attributes", "")),
    ("sent-party", ("places", "", "")),
    ("called-back", ("places", "")),
    ("came-back", ("places", "")),
    ("crest-at", ("special", "")),
    ("took-aide", ("aides",)),
    ("discarded-raid", ("raids",)),
    ("took-hero", ("heroes",)),
    ("took-tavern", ("taverns",)),
    ("took-dragon", ("dragons",)),
    ("took-preserve", ("preserves",)),
    ("took-garrison", ("garrison",)),
    ("completed-card", ("garrison",)),
    ("attached-dragon", ("dragons", "cards")),
    ("raided", ("raids", "")),
    ("new-round", ("",)),
    ("blocked", ("duos",)),
    ("drew-heroes", ("heroes", "heroes")),
    ("discarded-card", ("places", "")),
    ("trained", ("dragons",)),
    ("turn-began", ("",)),
    ("hero-helped", ("heroes",)),
    ("ended", ()),
)
