"""Names and messages: everything that people write is allowed, nothing that hides or piles up."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from firelight.server import checks
from firelight.server.errors import Refused
from tests.server.serving import Serving

ORDINARY = {
    "English": ["Astrid", "Bo", "O'Neill", "Jean-Luc", "Dr. Who (3rd)", "xX_Player_Xx", "7", "!", "R2-D2", "#1"],
    "Polish": ["Łucja", "Grzegorz Brzęczyszczykiewicz", "Żółć", "Józef"],
    "Czech": ["Příliš žluťoučký kůň", "Řehoř"],
    "Vietnamese": ["Nguyễn Thị Ngọc Ánh", "Đặng Hữu Phước", "Trần Quốc Tuấn"],
    "Greek": ["Ελένη", "Ἀριστοτέλης", "ᾗ"],
    "Cyrillic": ["Евгений", "Ёлка", "Їжак"],
    "Hebrew": ["שלום", "שָׁלוֹם", "מֹשֶׁה", "יעל לוי"],
    "Arabic": ["محمد", "مُحَمَّد", "فاطمة الزهراء", "عبد الرحمن"],
    "Persian": ["مریم", "کوروش"],
    "Thai": ["สมชาย", "น้ำทิพย์", "กิ่งแก้ว", "ปิ๋ม", "ผู้ใหญ่"],
    "Hindi": ["प्रियंका", "लक्ष्मी", "पढ़ाई", "चाँद", "हिंदी"],
    "Tamil": ["தமிழ்", "ஸ்ரீ"],
    "Korean": ["김민준", "이서연"],
    "Japanese": ["さくら", "ガンダム", "山田 太郎"],
    "Chinese": ["李小龙", "王芳"],
    "Georgian": ["ნინო"],
    "Amharic": ["አበበ"],
    "emoji": ["🔥", "Astrid 🔥", "👍🏽", "👋🏿 hi", "❤️", "☀️ Sol", "🇵🇱", "♟️"],
}

UNSEEN = {
    "zero-width space": "a\u200bb",
    "zero-width joiner": "a\u200db",
    "soft hyphen": "a\u00adb",
    "byte order mark": "\ufeffAstrid",
    "word joiner": "a\u2060b",
    "right-to-left override": "\u202eolleh",
    "right-to-left mark": "a\u200f",
    "Arabic letter mark": "a\u061c",
    "language tag": "a\U000e0041",
    "variation selector": "a\ufe00",
    "picture selector after a letter": "a\ufe0f",
    "two picture selectors": "❤\ufe0f\ufe0f",
    "later variation selector": "a\U000e0100",
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "a\u115f",
    "Hangul jungseong filler": "a\u1160",
    "halfwidth Hangul filler": "\uffa0",
    "blank braille": "\u2800",
    "grapheme joiner": "a\u034f",
    "Mongolian vowel separator": "a\u180e",
    "Khmer inherent vowel": "a\u17b4",
    "musical blank": "\U0001d159",
    "private use": "a\ue000",
    "private use far away": "a\U0010fffd",
    "unassigned": "a\u0378",
    "no character": "a\uffff",
}
CONTROL = {
    "line break": "a\nb",
    "tab": "a\tb",
    "escape": "\x1b[31mred",
    "NUL": "a\0",
    "next line": "a\x85b",
    "line separator": "a\u2028b",
    "paragraph separator": "a\u2029b",
    "lone surrogate": "a\ud800",
}
PILED = {
    "zalgo": "Z\u0336\u0321\u0301a\u0335\u0302lgo",
    "two on a Latin letter": "x\u0301\u0301",
    "two on a composed letter": "é\u0301\u0323",
    "two on a Cyrillic letter": "ж\u0301\u0302",
    "two on a Greek letter": "β\u0301\u0302",
    "three on a Thai letter": "ก\u0e47\u0e47\u0e47",
    "three on an Arabic letter": "م\u064e\u0651\u0650",
    "three on a Hindi letter": "क\u0901\u0902\u0901",
    "two on a digit": "1\u0336\u0336",
    "one without a letter": "\u0301",
    "one behind a space": "a \u0301b",
}
ENCLOSED = {"keycap": "1\ufe0f\u20e3", "circle": "a\u20dd"}


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as found:
        checks.name(text)
    assert (found.value.code, found.value.status) == ("bad-name", 422)
    return found.value


@pytest.mark.parametrize("name", [name for names in ORDINARY.values() for name in names])
def test_ordinary_names_pass_as_they_are(name: str) -> None:
    assert checks.name(name) == unicodedata.normalize("NFC", name)
    assert checks.name(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("what", [*UNSEEN, *CONTROL, *PILED, *ENCLOSED])
def test_names_that_hide_or_pile_up_are_refused(what: str) -> None:
    text = (UNSEEN | CONTROL | PILED | ENCLOSED)[what]
    message = refused(text).message
    if what in PILED:
        assert "accents" in message
    else:
        assert "U+" in message


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u3000", "x" * 41, "  " + "y " * 21])
def test_names_have_1_to_40_characters(text: str) -> None:
    assert refused(text).figures["most"] == 40
    assert checks.name("z" * 40) == "z" * 40


def test_spaces_of_every_kind_are_one_space() -> None:
    assert checks.name("\u3000Astrid\u00a0\u2009 \u1680 Berg\u2003") == "Astrid Berg"


def test_composed_and_decomposed_names_are_the_same() -> None:
    assert checks.name("Zoe\u0308") == checks.name("Zoë") == "Zoë"


WORDS = st.sampled_from([word for names in ORDINARY.values() for name in names for word in name.split()])


@given(st.lists(WORDS, min_size=1, max_size=4).map(" ".join).filter(lambda name: len(unicodedata.normalize("NFC", name)) <= 40))
def test_ordinary_words_make_ordinary_names(name: str) -> None:
    assert checks.name(name) == unicodedata.normalize("NFC", name)


@given(st.text(max_size=50))
@example("Z" + "\u0335" * 30)
@example("\u1100\u1160")  # composes to nothing
@example("\ufb2c\u05b8")
def test_an_accepted_name_is_one_everybody_sees(text: str) -> None:
    try:
        name = checks.name(text)
    except Refused as refusal:
        assert refusal.code == "bad-name" and refusal.message
        return
    assert checks.name(name) == name == unicodedata.normalize("NFC", name)
    assert 1 <= len(name) <= 40 and name == name.strip() and "  " not in name
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        assert kind[0] != "C" and kind not in ("Zl", "Zp", "Me") and (kind != "Zs" or sign == " ")
        marks = marks + 1 if kind == "Mn" and sign != "\ufe0f" else 0 if kind != "Mn" else marks
        assert marks <= 2


@given(st.sampled_from([*UNSEEN.values(), *PILED.values(), *CONTROL.values()]), st.text("abcżółć", max_size=5), st.text("xyz", max_size=5))
def test_company_does_not_help_a_bad_name(bad: str, before: str, after: str) -> None:
    refused(before + " " + bad + " " + after)


# Messages.

SAID = [
    "hello",
    "two\nlines\tand a tab",
    "👨‍👩‍👧‍👦",
    "می‌روم",
    "1️⃣ go",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "¯\\_(ツ)_/¯",
    "x" * 1000,
    *[name for names in ORDINARY.values() for name in names],
]


@pytest.mark.parametrize("text", SAID)
def test_messages_say_what_people_say(text: str) -> None:
    assert checks.chat(f"  {text} ") == text


@pytest.mark.parametrize("what", PILED)
def test_messages_do_not_pile_up(what: str) -> None:
    with pytest.raises(Refused, match="accents"):
        checks.chat(f"look: {PILED[what]}" if what != "one without a letter" else PILED[what])


@pytest.mark.parametrize(
    "text", ["", " \n ", "\u200b", "\u200d\u2060", "\u3164", "\u2800 \u2800", "a\u202eb", "\x07", "x" * 1001, "a\ud800"]
)
def test_messages_that_say_nothing_or_turn_the_line_are_refused(text: str) -> None:
    with pytest.raises(Refused) as found:
        checks.chat(text)
    assert (found.value.code, found.value.status) == ("bad-text", 422)


# Over HTTP.


def test_nobody_gets_an_invisible_or_piled_up_name(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person("  Żółć\u00a0 Łoś ")
        assert astrid.me["name"] == "Żółć Łoś"
        game = astrid.new_game(seats="me me")["id"]
        for bad in ("\u3164", "a\u200bb", "Z\u0336\u0321\u0301", "a\U000e0041"):
            answer = httpx.post(f"{server.address}/api/me", json={"name": bad})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-name")
            for path in ("/api/me", f"/api/games/{game}/seats/0"):
                assert astrid.ask("PATCH", path, {"name": bad}, 422)["error"]["code"] == "bad-name"
        assert astrid.ask("GET", "/api/me")["name"] == "Żółć Łoś"
