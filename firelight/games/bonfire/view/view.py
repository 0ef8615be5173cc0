"""What a client is shown of Bonfire."""

from firelight.engine.view import View
from firelight.games.bonfire.rules.decisions import flow
from firelight.games.bonfire.texts.explain import explain_in
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.view import acts, components, facts, moves, wanted
from firelight.games.bonfire.view.picture import picture

VIEW = View(
    look=Reading,
    deeds=lambda edition: flow.deeds(edition.components),
    fill=moves.FILL,
    price=moves.price,
    means=acts.means,
    inner=acts.INNER,
    payments=acts.PAYMENTS,
    closes=acts.closes,
    opens=acts.OPENS,
    paid=frozenset(moves.PAID),
    unordered=acts.UNORDERED,
    usual=acts.usual,
    wanted=wanted.wanted,
    common_facts=facts.common_facts,
    own_facts=facts.own_facts,
    explain=explain_in,
    components=components.components,
    picture=picture,
)
