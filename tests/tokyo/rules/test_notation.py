"""Moves as text: both ways, forgiving when read, one clear sentence for what cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.table.game import NotationError
from highway3d.tokyo.rules.format.notation import format_move, parse_move
from highway3d.tokyo.rules.turns import Build, Pass, Penalty, Restore, Shift

places = st.integers(-99_999, 99_999)
cars = st.lists(st.integers(0, 1000), max_size=7).map(tuple)
bases = st.builds("{}{}".format, st.sampled_from("AB"), st.integers(1, 40))
counts = st.integers(0, 33)
roads = st.one_of(
    st.builds("{0}-{0}1".format, st.sampled_from("AB")),
    st.builds("{}-{}".format, bases, bases),
    bases.map("{}-exit".format),
)
on_road = st.tuples(roads, st.integers(0, 1000)).map(lambda car: f"{car[0]}@{percent(car[1])}")
pieces = st.lists(st.one_of(roads, on_road), max_size=4).map(tuple)


def percent(place):
    return f"{place // 10}%" if place % 10 == 0 else f"{place // 10}.{place % 10}%"


builds = st.one_of(
    st.builds(Build, bases, places, places, st.integers(1, 40), st.booleans(), cars),
    st.builds(Build, bases, places, places, st.just(0), st.just(False), cars),
)
penalties = st.builds(
    Penalty, st.integers(0, 1), pieces, pieces, counts, counts, st.tuples(counts, counts)
)
moves = st.one_of(
    builds, st.builds(Shift, places, places, cars), penalties, st.just(Pass()), st.just(Restore())
)


@given(moves)
def test_reading_inverts_writing(move):
    assert parse_move(format_move(move)) == move


@given(moves)
def test_a_move_is_one_line_without_hidden_spaces(move):
    text = format_move(move)
    assert text == " ".join(text.split())


@given(moves, st.randoms(use_true_random=False))
def test_case_spacing_commas_and_brackets_do_not_matter(move, chance):
    words = format_move(move).replace(",", "").split()
    written = "".join(
        chance.choice(("", " ", "\t ", "(")) + chance.choice((word, word.upper(), word.lower()))
        + chance.choice((" ", " , ", "\n", ") ", " ; "))
        for word in words
    )  # fmt: skip
    assert parse_move(written) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pillar 2 at -155.5 0.0 from A1", Build("A1", -1555, 0, 2)),
        ("Pillar 2 at (−155.5, 0) from a1", Build("A1", -1555, 0, 2)),
        ("junction 4 at 10 -33.5 from A2, cars 35% 60.5%",
         Build("A2", 100, -335, 4, True, (350, 605))),
        ("junction 4 at +10 -33.5 from A2 car 35", Build("A2", 100, -335, 4, True, (350,))),
        ("exit at -51.5 108.5 from B12; car 50%", Build("B12", -515, 1085, 0, False, (500,))),
        ("shift to -155.4 0.3, car 50%", Shift(-1554, 3, (500,))),
        ("penalty A for B1-B2 B1-B2@35%, shifted B2-B3, pays 1 grey 1 yellow, standing 2 grey",
         Penalty(0, ("B1-B2", "B1-B2@35%"), ("B2-B3",), 1, 1, (2, 0))),
        ("penalty b for a-a1 a3-EXIT@50%", Penalty(1, ("A-A1", "A3-exit@50%"))),
        ("restore", Restore()),
        (" Pass ", Pass()),
    ],
)  # fmt: skip
def test_a_move_written_by_hand_is_read(text, move):
    assert parse_move(text) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Build("A1", -5, 1036, 2), "pillar 2 at -0.5 103.6 from A1"),
        (Build("A1", 0, -1080, 0, cars=(500,)), "exit at 0.0 -108.0 from A1, car 50%"),
        (Shift(0, 0), "shift to 0.0 0.0"),
        (Penalty(1, ("A1-A2",), grey=1), "penalty B for A1-A2, pays 1 grey"),
        (Penalty(1, ("B1-B2",)), "penalty B for B1-B2, pays 0 grey"),
    ],
)
def test_a_move_is_written_like_a_sentence(move, text):
    assert format_move(move) == text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "a move"),
        ("castle", "castle"),
        ("pillar", "a height"),
        ("pillar two at 0 0 from A1", "two"),
        ("pillar 0 at 0 0 from A1", "0"),
        ("pillar 1000 at 0 0 from A1", "1000"),
        ("pillar 2 to 0 0 from A1", "to"),
        ("pillar 2 at 0.25 0 from A1", "0.25"),
        ("pillar 2 at 0 from A1", "from"),
        ("pillar 2 at 1e5 0 from A1", "1e5"),
        ("pillar 2 at 0 0 from C1", "C1"),
        ("pillar 2 at 0 0 from A", "A"),
        ("pillar 2 at 0 0 from A1 truck", "truck"),
        ("pillar 2 at 0 0 from A1 cars", "a place on the road"),
        ("pillar 2 at 0 0 from A1 car half", "half"),
        ("pillar 2 at 0 0 from A1 car 35.55%", "35.55%"),
        ("shift 0 0", "0"),
        ("penalty C", "C"),
        ("penalty A for", "a piece"),
        ("penalty A for A", "A"),
        ("penalty A for B1-B2 pays 1 green", "green"),
        ("penalty A for B1-B2 pays 1000 grey", "1000"),
        ("pass now", "now"),
    ],
)
def test_what_cannot_be_read_is_named(text, named):
    with pytest.raises(NotationError) as error:
        parse_move(text)
    assert named in str(error.value)
    assert "\n" not in str(error.value)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    try:
        move = parse_move(text)
    except NotationError:
        return
    assert parse_move(format_move(move)) == move
