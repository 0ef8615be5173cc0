"""The fast path of messages: the same frames as the library's, in whatever pieces they arrive."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from firelight.server.wire import frame_end, head_size, is_unicode, text_head

SIZES = (0, 1, 125, 126, 127, 300, 2**16 - 1, 2**16, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_a_frame_ends_where_the_library_says(size: int, masked: bool) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=masked)
    assert head_size(frame) == len(frame) - size
    assert frame_end(frame) == frame_end(frame + b"more") == len(frame)
    for part in {0, 1, 2, 3, len(frame) - size - 1, len(frame) - 1}:
        assert part >= len(frame) or frame_end(frame[:part]) == 0


def test_frames_in_a_row_are_read_one_by_one() -> None:
    chance = random.Random(1)
    texts = [bytes(chance.choices(range(256), k=chance.choice(SIZES[:6]))) for _ in range(50)]
    data = b"".join(Frame(Opcode.BINARY, text).serialize(mask=True) for text in texts)
    found = []
    while end := frame_end(data):
        reader = StreamReader()
        reader.feed_data(data[:end])
        parsing = Frame.parse(reader.read_exact, mask=True)
        with pytest.raises(StopIteration) as frame:
            next(parsing)
        found.append(bytes(frame.value.value.data))
        data = data[end:]
    assert (found, data) == (texts, b"")


def test_text_is_unicode() -> None:
    assert is_unicode(b"abc") and is_unicode("żółw".encode()) and not is_unicode(b"\xff")
