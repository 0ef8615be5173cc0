"""The texts of Emberheart."""

from firelight.games.emberheart.texts.notes import NOTES
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.texts.words import WORDS
from firelight.games.emberheart.view.asked import asked
from firelight.texts.speech import Speech

SPEECH = Speech(
    words=WORDS,
    look=Reading,
    asked=asked,
    notes=NOTES,
    priced=frozenset({"onto-hero", "onto-preserve"}),
    brings=frozenset(
        {"gained-followers", "gained-gear", "lost-followers", "paid-gear", "flame-moved", "attribute-moved", "completed-card"}
    ),
    settled=frozenset({"aide"}),
)
