"""The texts of Bonfire."""

from firelight.games.bonfire.texts.notes import NOTES
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.words import WORDS
from firelight.games.bonfire.view.asked import asked
from firelight.texts.speech import Speech

SPEECH = Speech(
    words=WORDS,
    look=Reading,
    asked=asked,
    notes=NOTES,
    priced=frozenset({"sail", "turn-fire", "build", "new-display", "task", "offer", "retrieve", "march", "recruit"}),
    brings=frozenset({"gained-tiles", "gained-resources", "gained-points"}),
)
