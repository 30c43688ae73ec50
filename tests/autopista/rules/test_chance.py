"""The tape reads what ``random.Random`` would have drawn."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tiles2d.autopista.rules.chance import Tape, tape

draws = st.lists(st.none() | st.integers(1, 700), max_size=60)


@given(st.integers(), draws)
def test_draws_in_any_mixture_are_those_of_the_generator(seed, bounds):
    generator, place = Random(seed), 0
    for bound in bounds:
        if bound is None:
            drawn, place = tape(seed).unit(place)
            assert drawn == generator.random()
        else:
            drawn, place = tape(seed).below(place, bound)
            assert drawn == generator.randrange(bound)


def test_reading_again_from_an_earlier_place_brings_the_same():
    strip = Tape(5)
    late = strip.unit(40)
    assert strip.unit(0)[0] == Random(5).random()
    assert strip.unit(40) == late
