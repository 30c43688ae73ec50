from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.settings import SECTIONS, Timing
from highway3d.table.session import ClockSetting, Player
from tests.shell.conftest import Program
from tests.table import toy

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = [(960, 600), (1280, 720), (2560, 1440)]
CENTRE = 0.15


def _board(program: Program) -> None:
    program.play(ClockSetting(5), heap=100)
    for _ in range(30):
        program.match.play_text("take 1")
    program.match.play_text("take 9")


def _settings(section: str) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        program.app.show_settings()
        program.frames(2)
        program.app.screen.open(section)

    return show


SCREENS: dict[str, Callable[[Program], None]] = {
    "menu": lambda program: None,
    "new": lambda program: program.app.show_new(toy.GAME),
    "saves": lambda program: program.app.show_saves(),
    "help": lambda program: program.app.show_help(),
    "camera settings": _settings("camera"),
    "picture settings": _settings("picture"),
    "board": _board,
    "menu of the table": lambda program: (_board(program), program.app.screen.menu()),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [75, 100, 200])
@pytest.mark.parametrize("language", ["en", "es", "pseudo"])
def test_every_screen_fits_its_window(
    program: Program,
    size: tuple[int, int],
    scale: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
):
    program.resize(size)
    program.app.window.draw(False)  # the panels are laid out all the same, only not painted
    monkeypatch.setattr(program.app.window, "draw", lambda on: None)
    program.app.settings.ui_scale = scale
    program.app.apply_settings()
    for name, show in SCREENS.items():
        program.app.home()
        program.app.games.close()
        program.app.dialogs.clear()
        program.app.texts.use(language)
        show(program)
        program.app.texts.use(language)
        program.settle()
        assert _faults(program) == [], name


def _faults(program: Program) -> list[str]:
    width, height = program.app.window.size
    theme, faults = program.app.theme, []
    left, _, free, _ = theme.free
    middle = left + free / 2
    faults += [f"{name} cuts {cut} px" for name, cut in theme.cut.items()]
    for name, (x, y, wide, tall) in theme.rectangles.items():
        if x < 0 or y < 0 or x + wide > width or y + tall > height:
            faults.append(f"{name} leaves the window: {x, y, wide, tall}")
        is_round = program.app.screen.has_board and name != "dialog"
        over = x < middle + width * CENTRE and x + wide > middle - width * CENTRE
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


def test_nothing_is_drawn_while_nothing_changes(program: Program):
    program.play()
    drawn = program.app.theme.rectangles
    for _ in range(20):
        program.app.frame()
    assert program.app.theme.rectangles is drawn


def test_a_setting_takes_effect_at_once(program: Program):
    program.app.show_settings()
    program.settle()
    program.app.settings.language = "es"
    program.app.apply_settings()
    assert program.app.texts("settings") == "Ajustes"


def test_leaving_the_settings_remembers_them(program: Program):
    program.app.show_settings()
    program.app.settings.ui_scale = 125
    program.press("escape")
    assert "ui_scale = 125" in (program.app.folder / "settings.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("control", ["setting-language", "look-1"])
def test_esc_folds_a_list_and_leaves_the_page(program: Program, control: str):
    program.app.show_settings()
    program.frames(2)
    program.app.screen.open("screen" if control == "setting-language" else "players")
    program.push(control)
    program.settle()
    assert imgui.get_current_context().open_popup_stack.size() == 1
    program.press("escape")
    assert program.app.screen.name == "settings"
    assert imgui.get_current_context().open_popup_stack.size() == 0
    program.press("escape")
    assert program.app.screen.name == "menu"


def test_keys_go_to_a_list_that_is_open_over_the_board(program: Program):
    chosen = [0]

    def panels() -> None:
        with program.app.theme.panel("fake", "bottom_left"):
            chosen.append(program.app.theme.choice("fake", ["a", "b", "c"], chosen[-1]))

    program.play()
    program.scene.panels = panels
    program.frames(3)
    program.push("fake")
    program.settle()
    program.scene.heard.clear()
    program.press("arrow_down")
    program.press("enter")
    program.settle()
    assert chosen[-1] == 1
    assert [word for word in program.scene.heard if word[0] == "act"] == []
    program.press("enter")
    assert ("act", "take") in program.scene.heard


def test_a_line_is_said_on_every_screen(program: Program):
    program.app.show_settings()
    program.app.say("The disc is full.", "warning")
    program.settle()
    assert "message" in program.app.theme.rectangles


def test_a_new_game_takes_two_clicks(program: Program, monkeypatch: pytest.MonkeyPatch):
    start = program.app.screens[0]
    monkeypatch.setattr(start, "_offered", {"toy": toy.GAME})
    program.frames(3)
    program.push("new-toy")
    program.push("start")
    assert program.session.game.name == "toy"


def test_a_name_of_any_letters_is_kept_and_drawn(program: Program):
    name = 'Ñandú Ölçer 東路 "[%s]"'
    program.app.settings.seats[0] = toy_player(name)
    program.app.show_new(toy.GAME)
    program.settle()
    program.push("start")
    program.settle()
    assert program.session.players[0].name == name
    assert program.app.dialogs.key is None


def toy_player(name: str):
    return Player(name)


def test_the_keyboard_alone_starts_a_game(program: Program):
    program.app.show_new(toy.GAME)
    program.settle()
    program.press("enter")
    assert program.app.screen.name == "board"


def test_opening_a_game_fifty_times_leaves_nothing_behind(program: Program):
    program.play()
    program.app.home()
    program.app.games.close()
    program.settle()
    before = _census(program)
    for _ in range(50):
        program.play()
    program.app.home()
    program.app.games.close()
    program.settle()
    assert _census(program) == before


def _census(program: Program) -> tuple[int, ...]:
    base = program.app.window.base
    return (
        base.render.find_all_matches("**").get_num_paths(),
        base.camera.find_all_matches("**").get_num_paths(),
        len(base.task_mgr.getAllTasks()),
        len(base.messenger.get_events()),
        len(program.app.screens),
    )


BARELESS: dict[str, Callable[[Program], object]] = {
    "menu": lambda program: None,
    "saves": lambda program: program.app.show_saves(),
    "settings": lambda program: program.app.show_settings(),
    "new": lambda program: program.app.show_new(toy.GAME),
    "board": lambda program: program.play(),
    "line": lambda program: (program.play(), program.match.say("A few words, " * 12)),
    "question": lambda program: (program.play(), program.match.ask("Sure? " * 30, lambda: None)),
    "menu of the table": lambda program: (program.play(), program.app.screen.menu()),
}


@pytest.mark.parametrize("screen", BARELESS)
def test_what_fits_has_no_scrollbar(program: Program, screen: str):
    BARELESS[screen](program)
    program.settle()
    names = [*program.app.theme.rectangles]
    bars = [name for name in names if imgui.internal.find_window_by_name(name).scrollbar_y]
    assert bars == []


def test_the_help_keeps_its_height(program: Program):
    program.app.show_help()
    program.settle()
    keys = program.app.theme.rectangles["help"]
    program.push("help-mouse")
    program.settle()
    assert program.app.theme.rectangles["help"] == keys


def _windows(name: str) -> list[Any]:
    return [one for one in imgui.get_current_context().windows if name in one.name and one.active]


def test_a_form_opened_again_begins_at_its_top(program: Program):
    for _ in range(2):
        program.app.show_new(catalogue.game("tokyo"))
        program.settle()
        (form,) = _windows("new-form")
        assert (form.scroll.y, form.scroll_max.y > 0) == (0, True)
        imgui.internal.set_scroll_y(form, 100.0)
        program.frames(3)
        assert form.scroll.y == 100
        program.press("escape")


def test_an_unfolded_list_that_fits_has_no_scrollbar(program: Program):
    program.app.show_settings()
    program.push("setting-language")
    program.settle()
    (popup,) = _windows("##Combo")
    assert not popup.scrollbar_y


@pytest.mark.parametrize("size", [(961, 601), (1280, 720)])
def test_panels_stand_on_whole_pixels(program: Program, size: tuple[int, int]):
    program.resize(size)
    program.app.show_help()
    program.settle()
    (sheet,) = program.app.theme.sheets
    assert [side for side in sheet if side != int(side)] == []
    assert sheet == program.app.theme.rectangles["help"]


def test_what_scrolls_keeps_clear_of_the_panels_edge(program: Program):
    program.play()
    program.scene.player_lines = lambda seat: ["14 sticks"] * 12
    program.frames()
    program.settle()
    panel = imgui.internal.find_window_by_name("players")
    assert panel.scrollbar_y
    assert panel.inner_clip_rect.max.y < panel.pos.y + panel.size.y - 5


def test_the_settings_keep_their_height(program: Program):
    program.app.show_settings()
    program.settle()
    heights = set()
    for section in (*SECTIONS, "players"):
        program.app.screen.open(section)
        program.frames(4)
        heights.add(program.app.theme.rectangles["settings"][3])
    assert len(heights) == 1


def test_a_long_name_is_shortened(program: Program):
    theme, name = program.app.theme, "Maximiliano" * 3
    program.play()
    shown = theme.shortened(name, 6 * theme.em)
    assert shown.endswith("…")
    assert name.startswith(shown[:-1])
    assert theme.shortened("Ana", 6 * theme.em) == "Ana"


def test_minutes_are_set_back_to_those_of_the_game(program: Program):
    program.app.settings.clocks["autopista"] = Timing(5)
    program.app.show_new(catalogue.game("autopista"))
    program.push("clock-minutes.reset")
    program.settle()
    assert "clock-minutes.reset" not in program.app.theme.controls
    program.push("start")
    assert program.session.clock.minutes == 8
