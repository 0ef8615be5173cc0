"""What a client is shown of Emberheart."""

from firelight.engine.view import View
from firelight.games.emberheart.texts.explain import explain_in
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view import components, facts, moves, sought
from firelight.games.emberheart.view.picture import picture

VIEW = View(
    look=Reading,
    deeds=moves.deeds,
    fill=moves.FILL,
    price=moves.price,
    sought=sought.sought,
    common_facts=facts.common_facts,
    own_facts=facts.own_facts,
    explain=explain_in,
    components=components.components,
    picture=picture,
)
