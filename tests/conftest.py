"""Fixtures and ordering for all tests."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What `make test` omits and `make test-all` runs: compiled rules, thinking, tournaments, several processes, installation, and
# all but a few of the browser tests. Each entry is a folder, a file, or one test of a file.
SLOW = (
    "README.md",
    "docs/research.md",
    "docs/review.md",
    "firelight/envs/batch.py",
    "tests/bots/test_first_bot.py",
    "tests/bots/test_guard.py",
    "tests/bots/test_hints.py",
    "tests/bots/test_honest.py",
    "tests/bots/test_levels.py::test_a_level_makes_its_own_simulations_unless_others_are_asked_for",
    "tests/bots/test_levels.py::test_a_liking_decides_between_moves_that_are_nearly_as_good_and_no_others",
    "tests/bots/test_levels.py::test_a_tree_grows_to_its_bound_and_says_so",
    "tests/bots/test_levels.py::test_simple_levels_play_the_same_without_compiled_code",
    "tests/bots/test_levels.py::test_the_clock_is_a_safety_stop_that_says_so",
    "tests/bots/test_levels.py::test_the_net_serves_the_tables_it_was_tried_at",
    "tests/bots/test_registry.py::test_a_forfeited_move_is_made_by_greedy",
    "tests/bots/test_registry.py::test_a_mistake_of_our_own_forfeits_a_move_and_no_more",
    "tests/compiled",
    "tests/deploy",
    "tests/emberheart/test_evaluation.py::test_plain_and_compiled_agree_and_stay_in_bounds",
    "tests/engine/test_third_game.py::test_compiled_it_plays_the_same_and_bots_think",
    "tests/envs/test_batch.py",
    "tests/envs/test_openspiel.py",
    "tests/examples/test_installed.py",
    "tests/examples/test_train_env.py",
    "tests/golden/test_golden.py::test_the_compiled_rules_lead_to_the_same_end",
    "tests/lab/test_arena.py",
    "tests/lab/test_arena_cli.py::test_tables_and_json",
    "tests/lab/test_arena_ray.py",
    "tests/lab/test_balance.py::test_a_report_is_made_and_can_be_continued",
    "tests/lab/test_match.py::test_forfeits_are_told_with_their_reason",
    "tests/lab/test_match.py::test_results_survive_json",
    "tests/lab/test_review.py",
    "tests/lab/test_training.py",
    "tests/server/test_admin.py",
    "tests/server/test_attacks.py",
    "tests/server/test_connections.py",
    "tests/server/test_crash.py",
    "tests/server/test_health.py",
    "tests/server/test_locked.py",
    "tests/server/test_metrics.py",
    "tests/server/test_openapi.py::test_the_api_does_what_it_says",
    "tests/server/test_rooms_crash.py",
    "tests/server/test_rooms_past.py::test_a_review_that_was_interrupted_goes_on_after_a_restart",
    "tests/server/test_rooms_processes.py",
    "tests/server/test_secrecy.py",
    "tests/server/test_secrecy_daily.py",
    "tests/server/test_soak.py",
    "tests/server/test_thinking.py",
    "tests/server/test_thinking_fair.py",
    "tests/server/test_thinking_processes.py",
    "tests/server/test_thinking_rooms.py",
    "tests/server/test_thinking_starvation.py",
    "tests/server/test_two_processes.py",
    "tests/test_cli.py::test_selfplay",
    "tests/test_terminal.py::test_levels_play_and_hints_are_given",
    "tests/test_terminal.py::test_opponents_of_ones_own_sit_at_the_table",
    "tests/thinking",
    "tests/web",
    "tests/workers/test_orphans.py",
)
# The slowest files, which start first, slowest at the top.
LONGEST = (
    "tests/web/test_accessible.py",
    "tests/web/test_layout.py",
    "tests/server/test_secrecy.py",
    "tests/server/test_thinking.py",
    "tests/deploy/test_deploy.py",
    "tests/web/test_keyboard_and_touch.py",
    "tests/web/test_whole_games.py",
    "tests/web/test_decisions.py",
    "tests/web/test_box.py",
    "tests/server/test_admin.py",
    "tests/server/test_thinking_processes.py",
    "tests/server/test_thinking_starvation.py",
    "tests/lab/test_arena_ray.py",
    "tests/web/test_puzzles.py",
    "tests/web/test_folder.py",
    "tests/web/test_people.py",
    "tests/bots/test_guard.py",
    "tests/server/test_health.py",
    "tests/server/test_connections.py",
    "tests/compiled",
)
# The few browser tests that `make test` runs.
JOURNEYS = ("tests/web/test_first_pages.py", "tests/web/test_invitations.py", "tests/web/test_taking_back.py", "tests/web/test_texts.py")

DATA = tempfile.TemporaryDirectory(prefix="firelight-tests-")  # in place of the user's own folder
os.environ["FIRELIGHT_DATA_DIR"] = DATA.name


def names_of(item: pytest.Item) -> set[str]:
    """The names under which a test may be listed: its own, its file's, those of its folders."""
    place = item.path.relative_to(ROOT)
    test = f"{place.as_posix()}::{item.name.partition('[')[0]}"
    return {test, place.as_posix(), *(folder.as_posix() for folder in place.parents)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow tests, and start the slowest files first, so that all processes stay busy until the end."""
    rank = {}
    for item in items:
        names = names_of(item)
        if not names.isdisjoint(SLOW) and names.isdisjoint(JOURNEYS):
            item.add_marker(pytest.mark.slow)
        long = [place for place, name in enumerate(LONGEST) if name in names]
        rank[item] = (long or [len(LONGEST)])[0], item.get_closest_marker("slow") is None
    items.sort(key=rank.__getitem__)
