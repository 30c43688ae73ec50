"""What every game of the catalogue must do, whatever its rules are."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from highway3d import catalogue
from highway3d.table.check import check
from highway3d.table.game import FaultCode, Game, IllegalMove, NotationError, RequestError, TableEnd
from highway3d.table.record import from_json, to_json
from highway3d.table.session import Entry, Session, default_players

MOVES = 120
"""How long a random game goes on at most."""
SEEDS = (1, 2, 3)

slow = settings(
    max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture(params=catalogue.names(), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return catalogue.game(request.param)


def begun(game: Game, seed: int, players: int | None = None) -> Session:
    options = game.rules.options_type()
    count = players or game.rules.seats(options)[0]
    return Session.new(game, options, default_players(["Ana"] * count), seed, game.clock)


def played(game: Game, seed: int, players: int | None = None, moves: int = MOVES) -> Session:
    """A session in which random legal moves were played."""
    session, chance = begun(game, seed, players), Random(seed)
    for _ in range(moves):
        if session.outcome is not None:
            break
        session.play(game.rules.random_move(session.state, chance), 0.0)
    return session


@pytest.fixture(params=SEEDS, scope="module")
def session(request: pytest.FixtureRequest, game: Game) -> Session:
    return played(game, request.param)


def find(name: str) -> Game:
    return catalogue.game(name)


def held(entry: Entry) -> tuple[Any, ...]:
    return entry.text, entry.move, entry.state, entry.outcome, entry.clock, entry.used_ms


def moves(session: Session) -> Iterator[Entry]:
    return iter(session.line()[1:])


def test_default_options_are_frozen_and_come_back_from_json(game: Game) -> None:
    options = game.rules.options_type()
    with pytest.raises(AttributeError):
        setattr(options, options.__struct_fields__[0], None)
    assert from_json(to_json(begun(game, 0)), find).options == options


def test_first_seat_begins_and_nothing_has_ended(game: Game) -> None:
    for options in (game.rules.options_type(), *variants(game)):
        for players in game.rules.seats(options):
            for seed in SEEDS:
                state = game.rules.new(options, players, seed)
                assert (game.rules.turn(state), game.rules.outcome(state)) == (0, None)


def test_every_number_of_players_can_play(game: Game) -> None:
    for players in game.rules.seats(game.rules.options_type()):
        assert played(game, 5, players, moves=30).here.number > 0


def test_same_seed_gives_the_same_game(game: Game) -> None:
    first, second = played(game, 9), played(game, 9)
    assert [held(entry) for entry in first.line()] == [held(entry) for entry in second.line()]


def test_move_played_is_legal_and_leaves_the_position_before_as_it_was(session: Session) -> None:
    rules = session.rules
    again = rules.new(session.options, len(session.players), session.seed)
    for entry in moves(session):
        assert entry.parent is not None
        assert entry.parent.state == again
        assert rules.check(again, entry.move) == ()
        again = rules.apply(again, entry.move)
        assert entry.state == again


def test_positions_are_values(session: Session) -> None:
    states = [entry.state for entry in session.line()]
    assert len(set(map(hash, states))) > 1
    with pytest.raises((AttributeError, TypeError)):
        states[0].anything = 1


def test_chance_filled_in_is_not_drawn_again(session: Session) -> None:
    for entry in moves(session):
        assert entry.parent is not None
        assert session.rules.resolve(entry.parent.state, entry.move) == entry.move


def test_notation_is_read_back(session: Session) -> None:
    rules = session.rules
    for entry in moves(session):
        assert rules.parse(entry.text) == entry.move
        assert rules.format(entry.move) == entry.text
        assert entry.text.isprintable()


def test_notation_forgives_case_and_spacing(session: Session) -> None:
    for entry in moves(session):
        edited = "  " + entry.text.replace(" ", "   ") + " "
        assert session.rules.parse(edited) == entry.move
        assert session.rules.parse(edited.upper()) == entry.move
        assert session.rules.parse(edited.lower()) == entry.move


@slow
@given(data=st.data())
def test_damaged_notation_is_a_move_or_a_notation_error(
    session: Session, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from([entry.text for entry in moves(session)]))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    damaged = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    _play_or_refuse(session, damaged)


@slow
@given(text=st.text(max_size=30) | st.from_regex(r"[a-h0-9 .,:+-]{0,20}", fullmatch=True))
def test_any_text_is_a_move_or_a_notation_error(session: Session, text: str) -> None:
    _play_or_refuse(session, text)


def _play_or_refuse(session: Session, text: str) -> None:
    rules = session.rules
    try:
        move = rules.parse(text)
    except NotationError:
        return
    assert rules.parse(rules.format(move)) == move
    for entry in (session.root, session.line()[len(session.line()) // 2]):
        faults = rules.check(entry.state, move)
        assert all(isinstance(fault.code, FaultCode) for fault in faults)
        if faults:
            with pytest.raises(IllegalMove) as refusal:
                rules.apply(entry.state, move)
            assert refusal.value.faults == faults
        else:
            rules.apply(entry.state, move)


def test_undone_and_redone_the_game_is_the_same(session: Session) -> None:
    line = session.line()
    before = [held(entry) for entry in line]
    session.go(session.line()[-1])
    while session.undo():
        pass
    assert session.here is session.root
    while session.redo():
        pass
    assert session.line() == line
    assert [held(entry) for entry in session.line()] == before


@pytest.mark.slow
def test_undo_restores_position_and_clocks_over_ten_thousand_moves(game: Game) -> None:
    count, seed = 0, 0
    while count < 10_000:
        session, chance = begun(game, seed), Random(seed)
        seed += 1
        while session.outcome is None and session.here.number < 400:
            before = held(session.here)
            entry = session.play(game.rules.random_move(session.state, chance), 0.0)
            session.undo()
            assert held(session.here) == before
            assert session.reading(0.0) == (session.here.clock and session.here.clock.left_ms)
            session.redo()
            assert session.here is entry
            count += 1


def test_game_under_any_one_option_is_saved_and_loaded(game: Game) -> None:
    for options in variants(game):
        seats = game.rules.seats(options)
        for players in seats:
            session = Session.new(game, options, default_players([""] * players), 8, game.clock)
            chance = Random(8)
            while session.outcome is None and session.here.number < 25:
                session.play(game.rules.random_move(session.state, chance), 0.0)
            again = from_json(to_json(session), find)
            assert (again.options, held(again.here)) == (options, held(session.here))


def variants(game: Game) -> Iterator[Any]:
    """The default options with each field in turn at each of its other values."""
    kind = game.rules.options_type
    for field in msgspec.structs.fields(kind):
        for value in _values(inspect.type_info(field.type)):
            try:
                yield msgspec.convert({field.encode_name: value}, kind)
            except msgspec.ValidationError:
                continue  # this value asks for another option beside it


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.EnumType(cls=enum):
            return [member.value for member in enum]
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(least), le=int(most)):
            return [least, most]
    return []


def test_saved_and_loaded_the_game_is_the_same(session: Session) -> None:
    data = to_json(session)
    again = from_json(data, find)
    assert [held(entry) for entry in again.line()] == [held(entry) for entry in session.line()]
    assert to_json(again) == data


def test_saved_game_holds_before_the_check(session: Session) -> None:
    status, verdict = check(to_json(session), find)
    assert (status, verdict.split(",")[0]) == (0, f"{session.main_line()[-1].number} moves")


def test_lines_played_aside_are_kept(game: Game) -> None:
    session, chance = played(game, 4, moves=40), Random(0)
    for _ in range(10):
        session.go(chance.choice(session.main_line()))
        for _ in range(3):
            if session.outcome is None:
                session.play(game.rules.random_move(session.state, chance), 0.0)
    data = to_json(session)
    again = from_json(data, find)
    assert held(again.here) == held(session.here)
    assert to_json(again) == data


def test_whoever_resigns_does_not_win(game: Game) -> None:
    for seat in range(len(begun(game, 0).players)):
        session = played(game, 6, moves=3)
        session.resign(0.0, seat)
        assert session.outcome is not None
        assert seat not in session.outcome.winners
        assert session.outcome.reason is TableEnd.RESIGNED


def test_position_after_the_end_takes_no_further_move(game: Game) -> None:
    for seed in range(20):
        session = played(game, seed, moves=400)
        if session.outcome is None or session.here.move is None:
            continue
        winners = session.outcome.winners
        assert set(winners) <= set(range(len(session.players)))
        assert session.rules.check(session.state, session.here.move)
        return
    pytest.fail("no random game came to its end")


@pytest.mark.parametrize("request_", [{}, {"state": None}, {"state": {}, "move": []}, {"x": 1}])
def test_judge_refuses_nonsense_in_one_sentence(game: Game, request_: dict[str, Any]) -> None:
    with pytest.raises(RequestError) as refusal:
        game.judge(request_)
    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_fifty_new_games_leave_nothing_behind(game: Game) -> None:
    left = []
    for seed in range(50):
        session = played(game, seed, moves=3)
        left += [weakref.ref(session), weakref.ref(session.here)]
    del session
    gc.collect()
    assert [reference for reference in left if reference() is not None] == []
