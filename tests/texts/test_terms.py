"""One word for one thing, in every language."""

from __future__ import annotations

import pytest

from firelight.texts import LANGUAGES
from tests.texts.terms import PAGE, declared, files, messages, page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_second_name_for_the_same_thing(language: str) -> None:
    banned = [one for one in declared()[1] if one.language == language]
    found = [
        f"{name}: {one.pattern} (say {one.instead}: {one.why})"
        for file in files(language)
        for name, text in messages(file)
        for one in banned
        if one.files in str(file) and name not in one.except_ and one.found_in(text)
    ]
    assert found == []


def test_every_exception_is_needed() -> None:
    texts = {(language, name): text for language in LANGUAGES for file in files(language) for name, text in messages(file)}
    idle = [(one.pattern, name) for one in declared()[1] for name in one.except_ if not one.found_in(texts.get((one.language, name), ""))]
    assert idle == []


def test_the_page_of_terms_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.texts.terms"
