"""A review as one page for the browser: no script, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from firelight import api
from firelight.api import title as title_of
from firelight.lab.review_data import SCALE, VERDICTS, Decision, Lesson, Review, SeatReview
from firelight.lab.review_graph import graph, signed
from firelight.lab.review_style import FLAME, STYLE
from firelight.reading import joined, with_s

WIDE = (1080, 380)
NARROW = (360, 330)
COURSE = (
    "Points that each seat may expect to be ahead of the best other one at the end, after every move. "
    "Strokes below: something came to light that helped this seat."
)


def page(review: Review) -> str:
    """The whole page."""
    name = api.title(review.game).name
    heading = f"{name}: review of a game"
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(heading)}</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        _head(review, name),
        "<main>",
        _cards(review),
        _graph(review),
        *_lessons(review),
        _others(review),
        _sheet(review),
        _reading(),
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _head(review: Review, name: str) -> str:
    winners = joined([review.seats[seat].name for seat in review.winners])
    if not review.over:
        result = "Not finished: points as if it ended here"
    elif not winners:
        result = "Nobody wins: a tie"
    else:
        result = f"{winners} {'share the victory' if len(review.winners) > 1 else 'win' if winners == 'You' else 'wins'}"
    budget = " and ".join(f"{part[:-1]} s" if part.endswith("s") else f"{part} simulations" for part in review.budget.split(":") if part)
    facts = f"{len(review.moves)} moves · {len(review.seats)} seats · every position thought over with {budget or '1 s'}"
    return (
        f'<header>{FLAME}<div><p class="kicker">Review</p><h1>{escape(name)}</h1>'
        f'<p class="result">{escape(result)}</p><p class="facts">{escape(facts)}</p></div></header>'
    )


# What each seat did.


def _cards(review: Review) -> str:
    cards = [_card(review, number, seat) for number, seat in enumerate(review.seats)]
    return f'<section class="cards" aria-label="The seats">{"".join(cards)}</section>'


def _card(review: Review, number: int, seat: SeatReview) -> str:
    crown = '<span class="crown">wins</span>' if number in review.winners else ""
    head = f'<h2><i class="dot seat-{number}"></i>{escape(seat.name)}{crown}</h2>'
    if not seat.decisions:
        body = '<p class="none">took no decisions</p>'
    else:
        body = f'<div class="gauge">{_ring(number, seat.accuracy)}<dl>{_counts(seat)}</dl></div>'
    luck = f'<p class="luck-line"><span>Luck</span><b>{signed(seat.luck)}</b></p>'
    lost = f'<p class="luck-line"><span>Points lost</span><b>{seat.loss:.1f}</b></p>' if seat.decisions else ""
    return f'<article class="card">{head}<p class="points"><b>{seat.score}</b> points</p>{body}{lost}{luck}</article>'


def _ring(number: int, accuracy: float) -> str:
    """The accuracy as a ring that closes at 100."""
    around = 2 * 3.14159 * 42
    return (
        f'<svg class="ring" viewBox="0 0 100 100" role="img" aria-label="Accuracy {accuracy:.1f} %">'
        '<circle class="track" cx="50" cy="50" r="42"/>'
        f'<circle class="arc seat-{number}" cx="50" cy="50" r="42" stroke-dasharray="{around * accuracy / 100:.1f} {around:.1f}"/>'
        f'<text x="50" y="53" text-anchor="middle">{accuracy:.1f}</text>'
        '<text class="unit" x="50" y="68" text-anchor="middle">% accuracy</text></svg>'
    )


def _counts(seat: SeatReview) -> str:
    rows = (("blunder", seat.blunders), ("mistake", seat.mistakes), ("inaccuracy", seat.inaccuracies))
    counts = "".join(f'<div class="{word}"><dt>{_several(word).capitalize()}</dt><dd>{number}</dd></div>' for word, number in rows)
    return f'{counts}<div class="decisions"><dt>Decisions</dt><dd>{seat.decisions}</dd></div>'


def _several(word: str) -> str:
    return word[:-1] + "ies" if word.endswith("y") else with_s(word)


# The course of the game.


def _graph(review: Review) -> str:
    if not review.moves:
        return ""
    legend = "".join(f'<li><i class="dot seat-{number}"></i>{escape(seat.name)}</li>' for number, seat in enumerate(review.seats))
    marks = "".join(f'<li><i class="sign {word}"></i>{word}</li>' for word in ("inaccuracy", "mistake", "blunder"))
    return (
        f'<section><h2>The course of the game</h2><p class="lead">{COURSE}</p>'
        f"<figure>{graph(review, *WIDE, 'wide')}{graph(review, *NARROW, 'narrow')}"
        f'<figcaption><ul class="legend">{legend}</ul><ul class="legend">{marks}</ul></figcaption></figure></section>'
    )


# What would have been better.


def _lessons(review: Review) -> Iterator[str]:
    if not any(seat.lessons for seat in review.seats):
        return
    yield "<section><h2>What would have been better</h2>"
    for number, seat in enumerate(review.seats):
        if seat.lessons:
            yield f'<h3><i class="dot seat-{number}"></i>{escape(seat.name)}</h3><ol class="lessons">'
            yield from (_lesson(review, lesson) for lesson in seat.lessons)
            yield "</ol>"
    yield "</section>"


def _lesson(review: Review, lesson: Lesson) -> str:
    decision = review.moves[lesson.number - 1]
    then = f'<li class="then">then {escape(lesson.then)}</li>' if lesson.then else ""
    chips = "".join(f"<li>{escape(move)}</li>" for move in lesson.line) + then
    sure = '<span class="exact">solved</span>' if decision.exact else ""
    sources = title_of(review.game).words.face.sources
    gains = [f"{sources(source)} {signed(points).removesuffix('.0')}" for source, points in lesson.gains.items()]
    costs, prepares = ([thing.text for thing in things] for things in (lesson.costs, lesson.prepares))
    facts = "".join(_fact(term, texts) for term, texts in (("Points", gains), ("Costs", costs), ("Prepares", prepares)))
    return (
        f'<li class="lesson {decision.verdict}" id="move-{lesson.number}">'
        f'<p class="what"><span class="number">Move {lesson.number}</span><span class="badge {decision.verdict}">{decision.verdict}</span>'
        f'{sure}<span class="lost">{signed(-lesson.loss)}</span></p>'
        f'<p class="made">Made: <b>{escape(lesson.move)}</b> <span>{escape(decision.description)}</span></p>'
        f'<p class="better">Better: <b>{escape(lesson.better)}</b> <span>expected margin {signed(decision.margin)} instead of '
        f'{signed(decision.played)}</span></p><ol class="line">{chips}</ol>'
        f'<dl class="why">{facts}</dl><details><summary>In words</summary><p>{escape(lesson.text)}</p></details></li>'
    )


def _fact(term: str, texts: Sequence[str]) -> str:
    return f"<div><dt>{term}</dt><dd>{escape(', '.join(texts))}</dd></div>" if texts else ""


def _others(review: Review) -> str:
    """The marked moves that are told of nowhere else."""
    told = {lesson.number for seat in review.seats for lesson in seat.lessons}
    rows = "".join(_row(review, decision) for decision in review.moves if decision.verdict and decision.number not in told)
    if not rows:
        return ""
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("Move", "<span>Seat</span>", "Made", "Better", "Lost"))
    return (
        '<section><h2>Other marked moves</h2><div class="scroll"><table class="moves"><thead><tr>'
        f"{heads}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _row(review: Review, decision: Decision) -> str:
    name = escape(review.seats[decision.seat].name)
    return (
        f'<tr id="move-{decision.number}"><td>{decision.number}</td>'
        f'<td class="who"><i class="dot seat-{decision.seat}" title="{name}"></i><span>{name}</span></td>'
        f"<td>{escape(decision.move)}</td><td>{escape(decision.best)}</td>"
        f'<td class="lost"><i class="sign {decision.verdict}"></i>{decision.loss:.1f}</td></tr>'
    )


# The figures.


def _sheet(review: Review) -> str:
    sources = title_of(review.game).words.face.sources
    names = [escape(seat.name) for seat in review.seats]
    heads = "".join(f'<th scope="col"><i class="dot seat-{n}" title="{name}"></i><span>{name}</span></th>' for n, name in enumerate(names))
    size = " many" if len(names) > 2 else ""
    used = [source for source in review.seats[0].sheet if any(seat.sheet[source] for seat in review.seats)]
    rows = "".join(_figures(escape(sources(source)), [seat.sheet[source] for seat in review.seats]) for source in used)
    total = _figures("Total", [seat.score for seat in review.seats])
    title = "Final score" if review.over else "If the game ended here"
    return (
        f'<section><h2>{title}</h2><div class="scroll"><table class="sheet{size}"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{total}</tfoot></table></div></section>"
    )


def _figures(name: str, points: Sequence[int]) -> str:
    cells = "".join(f'<td class="{"" if number else "nil"}">{f"{number}".replace("-", "−")}</td>' for number in points)
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _reading() -> str:
    limits = ", ".join(f"{word} from {least:g}" for word, least in reversed(VERDICTS))
    return (
        '<section class="notes"><h2>How to read this</h2>'
        "<p>Every position was thought about with all hidden things dealt anew, so nobody is blamed for what could not be known. "
        "The <b>loss</b> of a move is the margin expected with the best move less the margin expected with the move that was made; "
        f"the marks are {limits} points. <b>Accuracy</b> is the mean of exp(−loss ÷ {SCALE:g}) over a seat's decisions. "
        "<b>Luck</b> is what came to light, measured against what might have come to light instead. "
        "All but what is marked as solved is an estimate: half a point either way means nothing.</p></section>"
    )
