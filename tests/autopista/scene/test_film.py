"""A story while it runs."""

from __future__ import annotations

from tests.autopista.rules.test_rules import at
from tiles2d.autopista.rules.moves import StepAhead
from tiles2d.autopista.rules.removals import Cause
from tiles2d.autopista.scene.film import Film
from tiles2d.autopista.scene.story import glide, still, tell
from tiles2d.autopista.scene.town.plan import Plan


def reel():
    """A film with A1 meeting a richer piece face to face, and the film's first picture."""
    state = at("d4U off d6D off", score=(1, 5))
    plan = Plan(state.board)
    first = still(plan, state.pieces, state.coins, [])
    film = Film(first)
    film.begin(tell(plan, first, state, StepAhead(0, ((0, 0),))))
    return film, first


def test_film_without_a_story_shows_its_picture_and_does_not_run():
    _, first = reel()
    film = Film(first)
    assert (film.now, film.is_running) == (first, False)


def test_pictures_are_reached_once_each_however_long_a_frame_is():
    film, _ = reel()
    reached = film.step(0.4) + film.step(0.01) + film.step(60.0) + film.step(1.0)
    assert len(reached) == len({id(picture) for picture in reached})
    assert reached[-1] == film.last
    assert not film.is_running


def test_whoever_leaves_is_told_when_it_is_shown():
    film, _ = reel()
    film.step(0.1)
    assert film.told == []
    film.step(0.5)
    assert film.told == [(2, Cause.HEADON_POINTS)]


def test_end_skips_to_the_last_picture():
    film, _ = reel()
    film.end()
    assert film.now == film.last
    assert film.step(1.0) == []


def test_next_story_without_removals_leaves_what_was_told():
    film, first = reel()
    film.step(60.0)
    film.begin(glide(film.now, first))
    assert film.told == [(2, Cause.HEADON_POINTS)]
