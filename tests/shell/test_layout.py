from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from highway3d.shell.looks.layout import Layout, share, text_size

SIZES = [(960, 600), (1280, 720), (2560, 1440), (3840, 2160)]


@given(some.lists(some.integers(0, 2000), max_size=8), some.integers(0, 3000))
def test_heights_fit_the_room_and_none_is_more_than_it_wants(naturals: list[int], room: int):
    given = share([float(n) for n in naturals], room)
    assert sum(given) <= room + 1e-6 or given == naturals
    assert all(0 <= height <= wanted for height, wanted in zip(given, naturals, strict=True))


@pytest.mark.parametrize("size", SIZES)
def test_text_grows_with_the_scale(size: tuple[int, int]):
    assert text_size(*size, 75) < text_size(*size, 100) < text_size(*size, 125)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [75, 100, 200])
def test_columns_leave_the_middle_of_the_window_free(size: tuple[int, int], percent: int):
    layout = Layout()
    for _ in range(3):
        layout.begin(size, text_size(*size, percent))
        for name, anchor in (("a", "left"), ("b", "bottom_left"), ("c", "right")):
            layout.slot(name, anchor, 40)
            layout.wants(name, 3000)
    left, _, width, _ = layout.free()
    assert left < 0.35 * size[0]
    assert left + width > (0.5 if layout.is_narrow else 0.65) * size[0]


@pytest.mark.parametrize("size", SIZES[1:])
def test_from_720p_on_twice_the_scale_is_twice_the_letters(size: tuple[int, int]):
    assert text_size(*size, 200) == pytest.approx(2 * text_size(*size, 100))


def test_in_an_only_column_a_page_makes_room_for_what_is_on_all_pages():
    layout = Layout()
    for _ in range(3):
        layout.begin((1280, 720), 42)
        turn = layout.slot("turn", "top", 22, is_firm=True)
        page = layout.slot("page", "bottom_left", 14)
        layout.wants("turn", 400)
        layout.wants("page", 900)
    assert turn.height == 400
    assert page.y >= turn.y + 400
    assert page.y + page.height <= 720


def test_two_tall_panels_of_one_column_share_it():
    layout = Layout()
    for _ in range(3):
        layout.begin((1280, 720), 21)
        slots = [layout.slot(name, "left", 14) for name in ("a", "b")]
        for name in ("a", "b"):
            layout.wants(name, 900)
    assert slots[1].y + slots[1].height <= 720
    assert slots[0].y + slots[0].height < slots[1].y
