"""A session: playing, the history tree, the ends that the table knows."""

from __future__ import annotations

import pytest

from highway3d.table.acts import TableFault
from highway3d.table.game import IllegalMove, NotationError, TableEnd
from highway3d.table.session import Session, default_players
from tests.table.toy import GAME, Move, Options, ToyEnd, ToyFault


@pytest.fixture
def game() -> Session:
    return begun(2)


def begun(players: int, seed: int = 0, **options: object) -> Session:
    names = [f"Player {seat}" for seat in range(players)]
    return Session.new(GAME, Options(**{"growth": "off"} | options), default_players(names), seed)


def texts(session: Session) -> list[str]:
    return [entry.text for entry in session.line()]


def test_move_leads_to_a_new_entry(game: Session) -> None:
    entry = game.play(Move(2), 0.0)
    assert game.here is entry
    assert (entry.text, entry.number, game.state.heap, game.turn) == ("take 2", 1, 18, 1)


def test_illegal_move_is_refused_with_its_faults_and_changes_nothing(game: Session) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.play(Move(4), 0.0)
    assert refusal.value.faults[0].code is ToyFault.TOO_MANY
    assert game.here is game.root
    assert game.root.children == []


def test_unreadable_text_is_no_move(game: Session) -> None:
    with pytest.raises(NotationError, match="build"):
        game.play_text("build", 0.0)


def test_chance_is_written_behind_the_move() -> None:
    game = begun(2, seed=3, growth="on")
    assert "take 1 +1" in {game.play(Move(1), 0.0).text for _ in range(8)}


def test_chance_is_the_same_after_undo() -> None:
    game = begun(2, seed=3, growth="on")
    played = [game.play(Move(1), 0.0) for _ in range(8)]
    game.go(game.root)
    assert [game.play(Move(1), 0.0) for _ in range(8)] == played


def test_same_move_from_an_earlier_position_is_stepped_into(game: Session) -> None:
    first = game.play(Move(2), 0.0)
    game.undo()
    assert game.play_text(" Take  2", 0.0) is first
    assert len(game.root.children) == 1


def test_other_move_from_an_earlier_position_opens_another_line(game: Session) -> None:
    first = game.play(Move(2), 0.0)
    game.play(Move(1), 0.0)
    game.undo()
    game.undo()
    game.play(Move(3), 0.0)
    assert [entry.text for entry in game.root.children] == ["take 3", "take 2"]
    assert first.children[0].text == "take 1"


def test_line_played_on_becomes_the_main_line(game: Session) -> None:
    game.play(Move(1), 0.0)
    game.play(Move(1), 0.0)
    game.go(game.root)
    game.play(Move(2), 0.0)
    assert [entry.text for entry in game.main_line()] == ["", "take 2"]
    game.play_text("resign", 0.0)
    assert [entry.text for entry in game.main_line()] == ["", "take 2", "resign"]


def test_line_taken_up_again_is_the_main_line_once_a_move_is_played(game: Session) -> None:
    aside = game.play(Move(1), 0.0)
    game.undo()
    game.play(Move(2), 0.0)
    game.go(aside)
    assert game.root.children[0] is not aside
    game.play(Move(3), 0.0)
    assert [entry.text for entry in game.main_line()] == ["", "take 1", "take 3"]


def test_stepping_through_the_history_leaves_the_main_line(game: Session) -> None:
    aside = game.play(Move(1), 0.0)
    game.undo()
    main = game.play(Move(2), 0.0)
    game.go(aside)
    game.go(game.root)
    game.redo()
    assert (game.here, game.root.children[0]) == (aside, main)


def test_redo_follows_the_line_visited_last(game: Session) -> None:
    game.play(Move(1), 0.0)
    game.undo()
    game.play(Move(2), 0.0)
    game.play(Move(3), 0.0)
    game.go(game.root)
    assert texts(game) == ["", "take 2", "take 3"]
    assert game.redo()
    assert game.here.text == "take 2"


def test_undo_at_the_start_and_redo_at_the_end_do_nothing(game: Session) -> None:
    assert not game.undo()
    game.play(Move(1), 0.0)
    assert not game.redo()


def test_go_turns_redo_to_the_line_it_goes_to(game: Session) -> None:
    game.play(Move(1), 0.0)
    aside = game.play(Move(1), 0.0)
    game.go(game.root)
    game.play(Move(2), 0.0)
    game.go(aside)
    game.go(game.root)
    assert texts(game) == ["", "take 1", "take 1"]


def test_promoted_line_becomes_the_main_line_whole(game: Session) -> None:
    for take in (1, 1, 1):
        game.play(Move(take), 0.0)
    game.undo()
    game.undo()
    aside = game.play(Move(2), 0.0)
    game.go(game.root)
    game.play(Move(3), 0.0)
    game.promote(aside)
    assert [entry.text for entry in game.main_line()] == ["", "take 1", "take 2"]
    assert game.here.text == "take 3"


def test_every_change_of_place_or_tree_bumps_the_revision(game: Session) -> None:
    seen = [game.revision]
    for change in (
        lambda: game.play(Move(1), 0.0),
        game.undo,
        game.redo,
        lambda: game.promote(game.here),
        game.look_first,
        lambda: game.go(game.root.children[0]),
        lambda: game.resign(0.0),
    ):
        change()
        seen.append(game.revision)
    assert sorted(set(seen)) == seen


def test_end_by_the_rules_is_the_outcome() -> None:
    game = begun(2, heap=2)
    game.play(Move(2), 0.0)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0,), ToyEnd.LAST_TAKEN)


def test_move_after_the_end_is_refused_by_the_rules() -> None:
    game = begun(2, heap=1)
    game.play(Move(1), 0.0)
    with pytest.raises(IllegalMove) as refusal:
        game.play(Move(1), 0.0)
    assert refusal.value.faults[0].code is ToyFault.GAME_OVER


def test_resigning_lets_the_others_win() -> None:
    game = begun(3)
    entry = game.resign(0.0)
    assert (entry.text, entry.move, entry.state) == ("resign", None, game.root.state)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1, 2), TableEnd.RESIGNED)


def test_who_is_not_on_turn_resigns_by_seat(game: Session) -> None:
    entry = game.resign(0.0, seat=1)
    assert entry.text == "resign 2"
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@pytest.mark.parametrize("text", ["resign 3", "resign 0", "resign x", "resign -1", "resign ²"])
def test_who_is_not_at_the_table_cannot_resign(game: Session, text: str) -> None:
    with pytest.raises(NotationError, match="no seat"):
        game.play_text(text, 0.0)


def test_resigning_can_be_typed(game: Session) -> None:
    assert game.play_text(" RESIGN 1 ", 0.0).text == "resign"


def test_agreed_draw_has_no_winners(game: Session) -> None:
    game.agree_draw(0.0)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((), TableEnd.DRAW_AGREED)


def test_nothing_follows_a_resignation(game: Session) -> None:
    game.resign(0.0)
    for text in ("take 1", "resign", "draw", "time"):
        with pytest.raises(IllegalMove) as refusal:
            game.play_text(text, 0.0)
        assert refusal.value.faults[0].code is TableFault.GAME_OVER


def test_typed_fall_is_refused_while_time_is_left(game: Session) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.play_text("time", 0.0)
    assert refusal.value.faults[0].code is TableFault.TIME_IS_LEFT


def test_resignation_can_be_undone_and_another_line_played(game: Session) -> None:
    game.resign(0.0)
    game.undo()
    game.play(Move(1), 0.0)
    assert game.outcome is None


@pytest.mark.parametrize("players", [0, 1, 5])
def test_table_too_small_or_too_full_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 or 3 or 4 players, not for {players}"):
        begun(players)


def test_four_players_look_different() -> None:
    looks = {(player.colour, player.pattern) for player in default_players([""] * 4)}
    assert len(looks) == 4


def test_two_hundred_undos_and_redos_give_the_state_of_a_replay() -> None:
    game = begun(2, heap=1000, seed=7, growth="on")
    for take in range(200):
        game.play(Move(1 + take % 3), 0.0)
    end, line = game.state, texts(game)
    for _ in range(200):
        assert game.undo()
    for _ in range(200):
        assert game.redo()
    again = begun(2, heap=1000, seed=7, growth="on")
    for text in line[1:]:
        again.play_text(text, 0.0)
    assert game.state == end == again.state


# What is due


def owing() -> Session:
    """A game in which something is due after its first move."""
    game = begun(2)
    game.play(Move(1), 0.0)
    game.owe(Move(3))
    return game


def test_nothing_else_is_played_while_a_move_is_due() -> None:
    game = owing()
    with pytest.raises(IllegalMove) as refusal:
        game.play(Move(2), 0.0)
    assert refusal.value.faults[0].code is TableFault.DUE_FIRST
    game.play(Move(3), 0.0)
    assert game.due is None


def test_nothing_is_taken_back_past_what_is_due() -> None:
    game = owing()
    assert not game.can_undo
    assert not game.undo()
    assert game.live.number == 1


def test_a_due_move_that_is_taken_back_is_due_again_and_can_be_played_again() -> None:
    game = owing()
    game.play(Move(3), 0.0)
    assert game.undo()
    assert game.due == Move(3)
    assert not game.undo()
    assert game.redo()
    assert game.due is None


def test_a_move_that_was_not_due_does_not_settle_what_is_by_being_played_again() -> None:
    game = begun(2)
    game.play(Move(2), 0.0)
    game.undo()
    game.owe(Move(3))
    assert not game.redo()


def test_an_end_of_the_game_outdoes_what_is_due_until_it_is_taken_back() -> None:
    game = owing()
    game.resign(0.0)
    assert game.due is None
    assert game.undo()
    assert game.due == Move(3)


def test_what_the_rules_forbid_is_never_due(game: Session) -> None:
    with pytest.raises(IllegalMove):
        game.owe(Move(4))
    assert game.due is None


def test_looking_is_free_while_something_is_due() -> None:
    game = owing()
    game.look_first()
    assert game.due == Move(3)
    game.look_live()
    assert game.due == Move(3)
