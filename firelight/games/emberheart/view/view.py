"""What a client is shown of Emberheart."""

from firelight.engine.view import View
from firelight.games.emberheart.rules.decisions import flow
from firelight.games.emberheart.texts.explain import explain_in
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view import acts, components, facts, moves, wanted
from firelight.games.emberheart.view.picture import picture

VIEW = View(
    look=Reading,
    deeds=lambda edition: flow.deeds(edition.components),
    fill=moves.FILL,
    price=moves.price,
    inner=acts.INNER,
    closes=acts.closes,
    opens=acts.OPENS,
    paid=acts.PAID,
    usual=acts.usual,
    wanted=wanted.wanted,
    common_facts=facts.common_facts,
    own_facts=facts.own_facts,
    explain=explain_in,
    components=components.components,
    picture=picture,
)
