from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.settings import SECTIONS, Timing
from highway3d.table.session import ClockSetting, Player, Session, default_players
from tests.shell.conftest import Desk
from tests.table import toy

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = [(960, 600), (1280, 720), (2560, 1440)]
CENTRE = 0.15


def _board(desk: Desk) -> None:
    desk.play(ClockSetting(5), heap=100)
    for _ in range(30):
        desk.match.play_text("take 1")
    desk.match.play_text("take 9")


def _settings(section: str) -> Callable[[Desk], None]:
    def show(desk: Desk) -> None:
        desk.app.show_settings()
        desk.frames(2)
        desk.app.screen.open(section)

    return show


SCREENS: dict[str, Callable[[Desk], None]] = {
    "menu": lambda desk: None,
    "new": lambda desk: desk.app.show_new(toy.GAME),
    "saves": lambda desk: desk.app.show_saves(),
    "help": lambda desk: desk.app.show_help(),
    "camera settings": _settings("camera"),
    "picture settings": _settings("picture"),
    "board": _board,
    "menu of the table": lambda desk: (_board(desk), desk.app.screen.menu()),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [75, 100, 200])
@pytest.mark.parametrize("language", ["en", "es", "pseudo"])
def test_every_screen_fits_its_window(
    desk: Desk, size: tuple[int, int], scale: int, language: str, monkeypatch: pytest.MonkeyPatch
):
    desk.resize(size)
    desk.app.window.draw(False)  # the panels are laid out all the same, only not painted
    monkeypatch.setattr(desk.app.window, "draw", lambda on: None)
    desk.app.settings.ui_scale = scale
    desk.app.apply_settings()
    for name, show in SCREENS.items():
        desk.app.home()
        desk.app.games.close()
        desk.app.dialogs.clear()
        desk.app.texts.use(language)
        show(desk)
        desk.app.texts.use(language)
        desk.settle()
        assert _faults(desk) == [], name


def _faults(desk: Desk) -> list[str]:
    width, height = desk.app.window.size
    theme, faults = desk.app.theme, []
    faults += [f"{name} cuts {cut} px" for name, cut in theme.cut.items()]
    for name, (x, y, wide, tall) in theme.rectangles.items():
        if x < 0 or y < 0 or x + wide > width or y + tall > height:
            faults.append(f"{name} leaves the window: {x, y, wide, tall}")
        is_round = desk.app.screen.has_board and name != "dialog"
        over = x < width * (0.5 + CENTRE) and x + wide > width * (0.5 - CENTRE)
        over = over and y < height * (0.5 + CENTRE) and y + tall > height * (0.5 - CENTRE)
        if is_round and over:
            faults.append(f"{name} covers the middle of the board: {x, y, wide, tall}")
    return faults + _overlaps(theme.rectangles)


def _overlaps(rectangles: dict[str, tuple[float, float, float, float]]) -> list[str]:
    panels = [(name, box) for name, box in rectangles.items() if name != "dialog"]
    return [
        f"{one} and {other} overlap"
        for at, (one, (x, y, wide, tall)) in enumerate(panels)
        for other, (left, top, across, down) in panels[at + 1 :]
        if x < left + across and left < x + wide and y < top + down and top < y + tall
    ]


def test_nothing_is_drawn_while_nothing_changes(desk: Desk):
    desk.play()
    drawn = desk.app.theme.rectangles
    for _ in range(20):
        desk.app.frame()
    assert desk.app.theme.rectangles is drawn


def test_a_setting_takes_effect_at_once(desk: Desk):
    desk.app.show_settings()
    desk.settle()
    desk.app.settings.language = "es"
    desk.app.apply_settings()
    assert desk.app.texts("settings") == "Ajustes"


def test_leaving_the_settings_remembers_them(desk: Desk):
    desk.app.show_settings()
    desk.app.settings.ui_scale = 125
    desk.press("escape")
    assert "ui_scale = 125" in (desk.app.folder / "settings.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("control", ["setting-language", "look-1"])
def test_esc_folds_a_list_and_leaves_the_page(desk: Desk, control: str):
    desk.app.show_settings()
    desk.frames(2)
    desk.app.screen.open("screen" if control == "setting-language" else "players")
    desk.push(control)
    desk.settle()
    assert imgui.get_current_context().open_popup_stack.size() == 1
    desk.press("escape")
    assert desk.app.screen.name == "settings"
    assert imgui.get_current_context().open_popup_stack.size() == 0
    desk.press("escape")
    assert desk.app.screen.name == "menu"


def test_keys_go_to_a_list_that_is_open_over_the_board(desk: Desk):
    chosen = [0]

    def panels() -> None:
        with desk.app.theme.panel("fake", "bottom_left"):
            chosen.append(desk.app.theme.choice("fake", ["a", "b", "c"], chosen[-1]))

    desk.play()
    desk.scene.panels = panels
    desk.frames(3)
    desk.push("fake")
    desk.settle()
    desk.scene.heard.clear()
    desk.press("arrow_down")
    desk.press("enter")
    desk.settle()
    assert chosen[-1] == 1
    assert [word for word in desk.scene.heard if word[0] == "act"] == []
    desk.press("enter")
    assert ("act", "take") in desk.scene.heard


def test_a_line_is_said_on_every_screen(desk: Desk):
    desk.app.show_settings()
    desk.app.say("The disc is full.", "warning")
    desk.settle()
    assert "message" in desk.app.theme.rectangles


def test_a_new_game_takes_two_clicks(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    start = desk.app.screens[0]
    monkeypatch.setattr(start, "_offered", {"toy": toy.GAME})
    desk.frames(3)
    desk.push("new-toy")
    desk.push("start")
    assert desk.session.game.name == "toy"


def test_a_name_of_any_letters_is_kept_and_drawn(desk: Desk):
    name = 'Ñandú Ölçer 東路 "[%s]"'
    desk.app.settings.seats[0] = toy_player(name)
    desk.app.show_new(toy.GAME)
    desk.settle()
    desk.push("start")
    desk.settle()
    assert desk.session.players[0].name == name
    assert desk.app.dialogs.key is None


def toy_player(name: str):
    return Player(name)


def test_the_keyboard_alone_starts_a_game(desk: Desk):
    desk.app.show_new(toy.GAME)
    desk.settle()
    desk.press("enter")
    assert desk.app.screen.name == "board"


def test_opening_a_game_fifty_times_leaves_nothing_behind(desk: Desk):
    desk.play()
    desk.app.home()
    desk.app.games.close()
    desk.settle()
    before = _census(desk)
    for _ in range(50):
        desk.play()
    desk.app.home()
    desk.app.games.close()
    desk.settle()
    assert _census(desk) == before


def _census(desk: Desk) -> tuple[int, ...]:
    base = desk.app.window.base
    return (
        base.render.find_all_matches("**").get_num_paths(),
        base.camera.find_all_matches("**").get_num_paths(),
        len(base.task_mgr.getAllTasks()),
        len(base.messenger.get_events()),
        len(desk.app.screens),
    )


BARELESS: dict[str, Callable[[Desk], object]] = {
    "menu": lambda desk: None,
    "saves": lambda desk: desk.app.show_saves(),
    "settings": lambda desk: desk.app.show_settings(),
    "new": lambda desk: desk.app.show_new(toy.GAME),
    "board": lambda desk: desk.play(),
    "line": lambda desk: (desk.play(), desk.match.say("A few words, " * 12)),
    "question": lambda desk: (desk.play(), desk.match.ask("Sure? " * 30, lambda: None)),
    "menu of the table": lambda desk: (desk.play(), desk.app.screen.menu()),
}


@pytest.mark.parametrize("screen", BARELESS)
def test_what_fits_has_no_scrollbar(desk: Desk, screen: str):
    BARELESS[screen](desk)
    desk.settle()
    names = [*desk.app.theme.rectangles]
    bars = [name for name in names if imgui.internal.find_window_by_name(name).scrollbar_y]
    assert bars == []


def test_the_help_keeps_its_height(desk: Desk):
    desk.app.show_help()
    desk.settle()
    keys = desk.app.theme.rectangles["help"]
    desk.push("help-mouse")
    desk.settle()
    assert desk.app.theme.rectangles["help"] == keys


def _windows(name: str) -> list[Any]:
    return [one for one in imgui.get_current_context().windows if name in one.name and one.active]


def test_a_form_opened_again_begins_at_its_top(desk: Desk):
    for _ in range(2):
        desk.app.show_new(catalogue.game("tokyo"))
        desk.settle()
        (form,) = _windows("new-form")
        assert (form.scroll.y, form.scroll_max.y > 0) == (0, True)
        imgui.internal.set_scroll_y(form, 100.0)
        desk.frames(3)
        assert form.scroll.y == 100
        desk.press("escape")


def test_an_unfolded_list_that_fits_has_no_scrollbar(desk: Desk):
    desk.app.show_settings()
    desk.push("setting-language")
    desk.settle()
    (popup,) = _windows("##Combo")
    assert not popup.scrollbar_y


@pytest.mark.parametrize("size", [(961, 601), (1280, 720)])
def test_panels_stand_on_whole_pixels(desk: Desk, size: tuple[int, int]):
    desk.resize(size)
    desk.app.show_help()
    desk.settle()
    (sheet,) = desk.app.theme.sheets
    assert [side for side in sheet if side != int(side)] == []
    assert sheet == desk.app.theme.rectangles["help"]


def test_what_scrolls_keeps_clear_of_the_panels_edge(desk: Desk):
    desk.play()
    desk.scene.player_lines = lambda seat: ["14 sticks"] * 12
    desk.frames()
    desk.settle()
    panel = imgui.internal.find_window_by_name("players")
    assert panel.scrollbar_y
    assert panel.inner_clip_rect.max.y < panel.pos.y + panel.size.y - 5


def test_the_settings_keep_their_height(desk: Desk):
    desk.app.show_settings()
    desk.settle()
    heights = set()
    for section in (*SECTIONS, "players"):
        desk.app.screen.open(section)
        desk.frames(4)
        heights.add(desk.app.theme.rectangles["settings"][3])
    assert len(heights) == 1


def test_the_moves_stand_behind_a_button_where_letters_are_large(desk: Desk):
    desk.app.settings.ui_scale = 200
    desk.app.apply_settings()
    desk.play()
    desk.press("enter")
    desk.settle()
    folded = desk.app.theme.rectangles["history"][3]
    desk.push("history-moves")
    desk.settle()
    assert desk.app.theme.rectangles["history"][3] > folded


def test_a_long_name_is_shortened(desk: Desk):
    theme, name = desk.app.theme, "Maximiliano" * 3
    desk.play()
    shown = theme.shortened(name, 6 * theme.em)
    assert shown.endswith("…")
    assert name.startswith(shown[:-1])
    assert theme.shortened("Ana", 6 * theme.em) == "Ana"


@pytest.mark.parametrize("back", [0, 7])
def test_the_list_of_moves_begins_with_a_whole_line(desk: Desk, back: int):
    desk.play(heap=100)
    for _ in range(30):
        desk.match.play_text("take 1")
    for _ in range(back):
        desk.match.step("undo")
    desk.settle()
    (moves,) = _windows("history/moves")
    pitch = desk.app.theme.em + imgui.get_style().item_spacing.y
    assert moves.scroll.y > 0
    assert moves.scroll.y % pitch == 0


def test_at_the_start_the_first_move_is_seen_whole(desk: Desk):
    desk.play(heap=100)
    for _ in range(30):
        desk.match.play_text("take 1")
    desk.settle()
    desk.press("home")
    desk.settle()
    windows = imgui.get_current_context().windows
    (moves,) = [window for window in windows if window.name.startswith("history/moves")]
    assert moves.scroll_max.y > 0
    assert moves.scroll.y == 0


def test_minutes_are_set_back_to_those_of_the_game(desk: Desk):
    desk.app.settings.clocks["autopista"] = Timing(5)
    desk.app.show_new(catalogue.game("autopista"))
    desk.push("clock-minutes.reset")
    desk.settle()
    assert "clock-minutes.reset" not in desk.app.theme.controls
    desk.push("start")
    assert desk.session.clock.minutes == 8


def test_a_game_opened_late_shows_its_last_move(desk: Desk):
    options = toy.Options(heap=100, growth="off")
    session = Session.new(toy.GAME, options, default_players(["Ana", "Beto"]), 1)
    for _ in range(40):
        session.play_text("take 1", 0.0)
    desk.app.games.play(session)
    desk.settle()
    (moves,) = _windows("history/moves")
    assert moves.scroll_max.y > 0
    assert moves.scroll.y == moves.scroll_max.y
