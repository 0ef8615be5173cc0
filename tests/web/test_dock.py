"""The dock: one place asks, one button commits whatever ends the turn or reveals something, one Undo takes back one act."""

from __future__ import annotations

import math

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.people import People
from tests.web.scenes import moment, played
from tests.web.until import until


def commit_of(page: Page) -> Locator:
    return page.locator(".dock .deeds .btn").last


def made(page: Page) -> int:
    return int(page.evaluate("player.seen.table.move"))


def test_whatever_ends_the_turn_is_committed_by_the_same_button_and_key(people: People) -> None:
    """A party and the Warehouse alike: nothing is played before confirmation, Esc cancels it, one Undo takes back the whole act."""
    person = people(confirm="ends")
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    commit = commit_of(page)
    expect(commit).to_be_disabled()
    expect(commit).to_have_text("Nothing chosen yet")
    page.locator('[data-place="special-warehouse"]').click()
    expect(commit).to_contain_text("Lay a crest at the Warehouse")
    page.keyboard.press("Escape")
    expect(commit).to_be_disabled()
    space = page.locator(".stage .piece.open").first
    space.click()
    expect(commit).to_be_enabled()
    expect(commit).to_contain_text("Send to")
    expect(page.locator(".stage.proposing")).to_have_count(1)
    assert made(page) == 0
    page.keyboard.press("Enter")
    until(page, "() => player.seen.table.move > 1")
    assert page.evaluate("player.seen.changes.every(one => one.entry.act === 0)")
    page.keyboard.press("u")
    until(page, "() => player.seen.table.move === 0")
    assert page.evaluate("player.seen.table.decision") == "act"


def test_a_way_that_is_closed_says_why_and_a_proposal_stands_on_the_board(people: People) -> None:
    person = people(confirm="ends")
    page = person.sit(person.go_on(moment("bonfire", 3, 0.2).position(), "me me me"))
    status = page.locator(".dock [role=status]")
    asked = status.inner_text()
    closed = page.locator(".dock .mode[aria-disabled]").first
    closed.hover()
    expect(status).not_to_have_text(asked)
    page.locator(".dock .mode:not([aria-disabled])").first.click()
    page.keyboard.press("Escape")
    gnome = page.locator('.stage [data-place^="gnomes-"][data-move]').first
    gnome.click()
    expect(commit_of(page)).to_contain_text("Recruit")
    expect(page.locator(".ghosts .ghost")).to_have_count(1)
    expect(page.locator(".ghosts b.less").first).to_contain_text("−")
    assert page.locator(".stage [data-partakes]").count() >= 3
    page.keyboard.press("Escape")
    expect(page.locator(".ghosts")).to_have_count(0)
    assert made(page) == 0


def test_the_keyboard_comes_straight_to_the_answers_and_stays_at_the_button(people: People) -> None:
    person = people(confirm="ends")
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to your decision")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.closest('.dock')")
    page.locator('.stage [data-place^="gnomes-"][data-move]').first.click()
    expect(commit_of(page)).to_be_enabled()
    commit_of(page).focus()
    page.keyboard.press("Enter")
    until(page, "() => player.seen.table.move > 0 && player.stand().active")
    assert page.evaluate("!!document.activeElement.closest('.dock')")


def test_the_start_of_a_turn_is_quiet_and_a_tile_lights_what_it_is_good_for(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    bright = page.locator(".stage .spot.lit:not(.rests):not(.quiet)")
    expect(bright).to_have_count(0)
    page.locator('[data-place="supply-0-ship"]').hover()
    expect(page.locator('.stage .spot.lit:not(.rests)[data-place^="island-"]').first).to_be_visible()
    assert page.locator(".stage .spot.lit:not(.rests):is(.wild, .pair)").count() >= 1
    page.mouse.move(5, 5)
    expect(bright).to_have_count(0)


def test_rewards_of_the_wheel_are_signs_in_the_dock_and_one_button_takes_them(people: People) -> None:
    g = played("bonfire", 3)
    then = next(at for at in map(g.at, range(len(g.history))) if at.decision == "rewards" and len(at.moves()) > 1)
    person = people(confirm="always")
    page = person.sit(person.go_on(then.position(), "me me me"))
    answers = page.locator(".dock .answers .btn")
    expect(answers).to_have_count(len(then.moves()))
    for answer in answers.all():
        expect(answer.locator(".amount, .sign").first).to_be_visible()
        box, dock = answer.bounding_box(), page.locator(".dock .middle").bounding_box()
        assert box and dock and box["x"] + box["width"] <= dock["x"] + dock["width"] + 1
    expect(page.locator(".btn.primary")).to_have_count(0)
    answers.last.click()
    expect(page.locator(".btn.primary")).to_have_count(1)
    expect(page.locator(".stage").get_by_role("button", name="Confirm")).to_have_count(0)
    assert made(page) == 0
    page.keyboard.press("Enter")
    until(page, "() => player.seen.table.move > 0")


def test_the_camp_of_another_seat_has_nothing_to_choose(people: People) -> None:
    person = people()
    page = person.sit(person.new_game("emberheart", "me me", seed=3)["id"])
    expect(page.locator(".stage .camp [data-move]").first).to_be_attached()
    page.locator('aside [data-place="seat-1"]').click()
    expect(page.locator('.stage [data-place="camp-1"]')).to_be_visible()
    expect(page.locator(".stage .camp [data-move]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_mine_to_choose_has_a_colour_of_its_own(theme: str, people: People) -> None:
    """No Task, seat or fire has one like it."""
    person = people(theme=theme)
    page = person.sit(person.new_game("bonfire", "me me", seed=3)["id"])
    names = ["--legal", "--easy", "--mid", "--hard", "--ember", "--p1", "--p2", "--p3", "--p4"]
    found = page.evaluate("names => names.map(name => getComputedStyle(document.documentElement).getPropertyValue(name).trim())", names)
    mine, *others = [[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in found]
    assert all(math.dist(mine, other) > 60 for other in others)
