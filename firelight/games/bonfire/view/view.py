"""What a client is shown of Bonfire."""

from firelight.engine.view import View
from firelight.games.bonfire.texts.explain import explain_in
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.view import components, facts, moves, sought
from firelight.games.bonfire.view.picture import picture

VIEW = View(
    look=Reading,
    deeds=moves.deeds,
    fill=moves.FILL,
    price=moves.price,
    other_price=moves.other_price,
    sought=sought.sought,
    common_facts=facts.common_facts,
    own_facts=facts.own_facts,
    explain=explain_in,
    components=components.components,
    picture=picture,
)
