"""Small things at the table and around it that were once wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import People
from tests.web.said import said
from tests.web.scenes import attaching, moment, picking
from tests.web.screens import LANGUAGES
from tests.web.until import until

# Texts with something missing: a dangling separator, a number without its piece.
DANGLING = r"/(^|\s)[;·]\s*$|×\s*[;,.]|\s;\s|\bor 1 tile and 2 ×/"
TEXTS = f"""() => [...document.querySelectorAll('.stage *, .dock *, aside *')]
  .flatMap((one) => [one.getAttribute('aria-label'), one.title, ...[...one.childNodes].map((node) => node.nodeType === 3 && node.data)])
  .filter((text) => text && {DANGLING}.test(text))"""

PLACES = "() => [...document.querySelectorAll('.shelf [data-piece]')].map((one) => [one.dataset.piece, one.getBoundingClientRect().x])"


def test_without_colours_the_round_can_still_be_seen(people: People) -> None:
    person = people()
    person.page.emulate_media(forced_colors="active")
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    outline = "one => getComputedStyle(one).outlineStyle"
    assert page.locator(".rounds .now").evaluate(outline) == "solid"
    assert page.locator(".phases .now").evaluate(outline) == "solid"


def test_without_colours_signs_keep_their_tiles_and_the_seat_that_acts_is_marked(people: People) -> None:
    person = people()
    person.page.emulate_media(forced_colors="active")
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).record(), "me me me"))
    until(page, "player.stand().active && document.querySelectorAll('.signs .tile').length > 0")
    kept = "all => all.every((one) => getComputedStyle(one).forcedColorAdjust === 'none')"
    assert page.locator(".signs .tile, .seat .face").evaluate_all(kept)
    width = "one => getComputedStyle(one).borderTopWidth"
    assert page.locator(".seats .seat.deciding").evaluate(width) == "2px"
    assert page.locator(".seats .seat:not(.deciding)").first.evaluate(width) == "1px"


def test_the_replay_slider_is_long_enough_for_a_finger(people: People) -> None:
    person = people(phone=True)
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).record(), "me me me"))
    page.get_by_role("button", name=said("menu")).tap()
    page.locator(".item", has_text=said("replay")).tap()
    box = page.get_by_role("slider", name=said("replay")).bounding_box()
    assert box is not None and box["width"] >= 150 and box["height"] >= 24, box


def test_every_new_opponent_begins_with_the_same_level(people: People) -> None:
    page = people().open("/new/bonfire")
    page.get_by_label("Who sits at seat 2").select_option("bot")
    for seat in (3, 4):
        page.get_by_role("button", name="Add a seat").click()
        page.get_by_label(f"Who sits at seat {seat}").select_option("bot")
    levels = {page.get_by_label(f"Level of seat {seat}").input_value() for seat in (2, 3, 4)}
    assert len(levels) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_no_sentence_is_left_open(game: str, language: str, people: People) -> None:
    person = people(language=language)
    page = person.sit(person.go_on(moment(game, 3, 0.45).position(), "me me me"))
    until(page, "player.stand().active")
    assert page.evaluate(TEXTS) == []


def test_what_can_be_answered_is_there_once(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(picking().position(), "me me me"))
    until(page, "player.stand().active")
    moves = [one["move"] for one in page.evaluate("player.lit()") if one["move"]]
    assert moves and len(moves) == len(set(moves))


def test_cards_of_the_camp_stay_where_they_are_when_a_dragon_is_picked_up(people: People) -> None:
    person = people(confirm="always")
    page = person.sit(person.go_on(attaching().position(), "me me me"))
    until(page, "player.stand().active")
    before = page.evaluate(PLACES)
    page.locator(".shelf").get_by_role("button", name="pick it up to attach it").first.click()
    page.locator(".shelf .chosen").wait_for()
    assert before and page.evaluate(PLACES) == before


def test_choosing_another_kind_of_turn_changes_the_question(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    until(page, "player.stand().active")
    question = page.get_by_role("status").first
    before = question.inner_text()
    page.get_by_role("toolbar").get_by_role("button").first.click()
    expect(question).not_to_have_text(before)
    expect(question).not_to_have_class("warned")


# Select boxes that are narrower than their longest option.
NARROW = """() => [...document.querySelectorAll("select")].filter((one) => {
  const free = one.cloneNode(true);
  free.style.cssText = "position: absolute; width: auto; max-width: none";
  one.parentElement.append(free);
  const wanted = free.offsetWidth;
  free.remove();
  return one.offsetWidth + 1 < wanted;
}).map((one) => [...one.options].map((option) => option.text).join(" | "))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_nothing_to_choose_from_is_cut_off_on_the_page_of_a_new_game(game: str, language: str, people: People) -> None:
    page = people(language=language).open(f"/new/{game}")
    page.locator("form details summary").click()
    assert page.evaluate(NARROW) == []


def test_tom_has_his_own_face_at_the_table(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("bonfire", 1, 0.45).record()))
    face = 'use[href*="#tom"]'
    expect(page.locator(f'aside [data-place="seat-1"] {face}')).to_be_visible()
    expect(page.locator(f".log .row {face}").last).to_be_visible()


def test_a_party_that_is_proposed_stands_on_its_space(people: People) -> None:
    person = people(confirm="ends")
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    page.locator(".stage .piece.open").first.click()
    ghost = page.locator(".stage .crest.ghost")
    expect(ghost).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)


def test_pieces_describe_themselves_to_a_screen_reader(people: People) -> None:
    """A card says what it costs, what it does and what it is worth."""
    person = people()
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    card = page.locator(".stage .place.guild .offer").first
    until(page, "() => document.querySelector('.stage .place.guild .offer')?.ariaDescription")
    assert len(str(card.get_attribute("aria-description"))) > 30
