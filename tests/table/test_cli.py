"""The command ``highway3d`` without a window: exit statuses, one sentence for wrong use."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from highway3d import __version__, cli
from highway3d.table.clock import ClockSetting
from highway3d.table.files import store
from highway3d.table.session import Session, default_players
from tests.table.toy import GAME, Move, Options


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of two moves."""
    game = Session.new(GAME, Options(heap=4, growth="off"), default_players(["Ana", "Beto"]), 0)
    game.play(Move(2), 0.0)
    game.play(Move(2), 0.0)
    store.save(game, tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def damaged(saved: Path) -> Path:
    """The same with its second move illegal."""
    damaged = saved.with_name("damaged.json")
    damaged.write_bytes(
        saved.read_bytes().replace(b'\n  {"m":"take 2","t":0}\n', b'{"m":"take 3"}')
    )
    return damaged


class Window:
    """Stands for the shell: notes what the command asks of it."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}

    def module(self, name: str, **content: object) -> ModuleType:
        module = ModuleType(f"highway3d.shell.{name}")
        for name in ("NoDisplay", "TooLarge"):
            content[name] = type(name, (Exception,), {})
        module.__dict__.update(content)
        return module

    def open_window(self, **asked: object) -> int:
        self.asked = asked
        return 0

    def render(self, *asked: object) -> None:
        self.asked = dict(zip(("session", "out", "at", "view", "size"), asked, strict=True))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    import highway3d.shell

    window = Window()
    for module in (
        window.module("app", open_window=window.open_window),
        window.module("capture", render=window.render),
    ):
        monkeypatch.setitem(sys.modules, module.__name__, module)
        name = module.__name__.rpartition(".")[2]
        monkeypatch.setattr(highway3d.shell, name, module, raising=False)
    return window


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"highway3d {__version__}\n"


def test_help_tells_the_exit_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--help"])
    assert end.value.code == 0
    assert "exit status:" in capsys.readouterr().out


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "argument COMMAND: invalid choice: 'fly'"),
        (["--fly"], "unrecognized arguments: --fly"),
        (["--lang", "fr"], "argument --lang: invalid choice: 'fr'"),
        (["judge"], "the following arguments are required: GAME"),
        (["judge", "go"], "there is no game 'go', only "),
        (["judge", "toy", "none.jsonl"], "none.jsonl cannot be read: "),
        (["judge", "toy", "."], ". cannot be read: "),
        (["check"], "the following arguments are required: FILE"),
        (["play"], "the following arguments are required: GAME"),
        (["play", "go"], "there is no game 'go', only "),
        (["play", "toy", "--seed", "x"], "argument --seed: 'x' is no whole number from 0 to "),
        (["play", "toy", "--seed", "-1"], "argument --seed: '-1' is no whole number from 0 to "),
        (["play", "toy", "--seed", str(2**63)], "argument --seed: "),
        (["play", "toy", "--players", "A"], "toy is for 2 or 3 or 4 players, not for 1"),
        (
            ["play", "tokyo", "--option", "practice=on", "--players", "A,B"],
            "tokyo is for 1 player, not for 2",
        ),
        (["play", "toy", "--players", "A,B,C,D,E"], "toy is for 2 or 3 or 4 players, not for 5"),
        (["play", "toy", "--option", "heap"], "option 'heap' has no value"),
        (["play", "toy", "--option", "heap=0"], "option heap admits a whole number from 1 to "),
        (["play", "toy", "--option", "limit=4"], "option limit admits 3 or none, not '4'"),
        (["play", "toy", "--option", "a=b"], "there is no option 'a', only heap, growth, limit"),
        (["play", "toy", "--clock", "00"], "argument --clock: '00' is no time such as 8, 8+5 or"),
        (["open", "none.json"], "none.json cannot be read: "),
        (["render", "none.json"], "the following arguments are required: --out"),
        (["render", "none.json", "--out", "a.png"], "none.json cannot be read: "),
        (["render", "none.json", "--out", "a.txt"], "--out a.txt must end in .png"),
        (["render", "x", "--out", "a.png", "--view", "inside"], "argument --view: invalid choice"),
        (["render", "x", "--out", "a.png", "--size", "big"], "argument --size: 'big' is no size"),
        (
            ["render", "x", "--out", "a.png", "--size", "7681x4320"],
            "argument --size: '7681x4320' is larger than 7680x4320",
        ),
        (["render", "x", "--out", "a.png", "--size", "99999x99999"], "argument --size: "),
        (["render", "x", "--out", "a.png", "--at", "-1"], "argument --at: '-1' is no whole number"),
    ],
)
def test_wrong_use_gets_one_sentence_and_status_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"highway3d: {sentence}")
    assert said.err.count("\n") == 1


@pytest.mark.usefixtures("toy")
def test_check_tells_the_result_of_each_file(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["check", str(saved), str(saved)]) == 0
    assert capsys.readouterr().out == f"{saved}: 2 moves, Beto wins: last taken\n" * 2


@pytest.mark.usefixtures("toy")
def test_check_of_an_illegal_move_names_it_with_status_1(
    saved: Path, damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["check", str(damaged), str(saved)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{damaged}: move 2 'take 3' is illegal: TOO_MANY"
    assert len(lines) == 2


@pytest.mark.usefixtures("toy")
def test_check_of_an_unreadable_file_has_status_2(
    damaged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.json").write_text("hello")
    assert cli.run(["check", str(tmp_path / "text.json"), str(damaged), "none.json"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{tmp_path / 'text.json'}: the file is not JSON")
    assert lines[2].startswith("none.json cannot be read: ")


@pytest.mark.usefixtures("toy")
def test_play_begins_the_game_that_was_asked_for(window: Window) -> None:
    arguments = ["play", "toy", "--players", "Ñandú, Beto", "--seed", "7", "--clock", "8+5"]
    arguments += ["--option", "heap=9", "--option", "polite=on", "--lang", "es", "--safe-graphics"]
    assert cli.run(arguments) == 0
    session = window.asked["found"].session
    assert (session.game, session.seed) == (GAME, 7)
    assert session.options == Options(heap=9, polite=True)
    assert session.clock == ClockSetting(minutes=8, increment=5)
    assert [player.name for player in session.players] == ["Ñandú", "Beto"]
    assert (window.asked["language"], window.asked["safe_graphics"]) == ("es", True)


@pytest.mark.usefixtures("toy")
def test_play_begins_the_usual_game_when_nothing_is_asked(window: Window) -> None:
    assert cli.run(["play", "toy"]) == 0
    session = window.asked["found"].session
    assert (session.options, session.clock, len(session.players)) == (Options(), GAME.clock, 2)


@pytest.mark.usefixtures("toy")
def test_the_language_may_stand_before_the_command(window: Window) -> None:
    assert cli.run(["--lang", "es", "play", "toy"]) == 0
    assert window.asked["language"] == "es"


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("off", ["off", "0"])
def test_clock_can_be_left_out(window: Window, off: str) -> None:
    assert cli.run(["play", "toy", "--clock", off]) == 0
    assert window.asked["found"].session.clock is None


def test_without_a_command_the_window_opens(window: Window) -> None:
    assert cli.run(["--lang", "en"]) == 0
    assert window.asked == {
        "found": None,
        "path": None,
        "language": "en",
        "safe_graphics": False,
    }


@pytest.mark.usefixtures("toy")
def test_open_goes_on_with_a_saved_game(window: Window, saved: Path) -> None:
    assert cli.run(["open", str(saved)]) == 0
    assert window.asked["path"] == saved
    assert window.asked["found"].session.here.number == 2


@pytest.mark.usefixtures("toy")
def test_open_of_a_damaged_game_says_so(
    window: Window, damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["open", str(damaged)]) == 0
    assert window.asked["found"].fault is not None
    assert window.asked["found"].session.here.number == 1
    assert "move 2 'take 3' is illegal" in capsys.readouterr().err


@pytest.mark.usefixtures("toy")
def test_render_asks_for_the_picture(window: Window, saved: Path) -> None:
    out = saved.with_name("a.png")
    arguments = ["--out", str(out), "--at", "1", "--view", "low", "--size", "960x600"]
    assert cli.run(["render", str(saved), *arguments]) == 0
    del window.asked["session"]
    assert window.asked == {"out": out, "at": 1, "view": "low", "size": (960, 600)}


@pytest.mark.usefixtures("toy")
def test_render_takes_the_usual_view_when_none_is_asked(window: Window, saved: Path) -> None:
    assert cli.run(["render", str(saved), "--out", "a.png"]) == 0
    assert window.asked["view"] == "above"


@pytest.mark.usefixtures("toy", "window")
def test_view_that_a_game_has_not_is_refused(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["render", str(saved), "--out", "a.png", "--view", "along"]) == 2
    assert capsys.readouterr().err == "highway3d: toy is not drawn from 'along', only above, low\n"


@pytest.mark.usefixtures("toy", "window")
def test_render_after_the_last_move_is_refused(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["render", str(saved), "--out", "a.png", "--at", "3"]) == 2
    assert capsys.readouterr().err == "highway3d: --at 3 is too far: the game has 2 moves\n"


@pytest.mark.usefixtures("toy")
def test_missing_display_is_one_sentence_with_status_1(
    window: Window, saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from highway3d.shell import app, capture

    def refuse(module: Any) -> Callable[..., None]:
        def refused(*_: object, **__: object) -> None:
            raise module.NoDisplay("no display was found")

        return refused

    monkeypatch.setattr(app, "open_window", refuse(app))
    monkeypatch.setattr(capture, "render", refuse(capture))
    assert cli.run([]) == 1
    assert cli.run(["render", str(saved), "--out", "a.png"]) == 1
    assert capsys.readouterr().err == "highway3d: no display was found\n" * 2


def test_missing_engine_is_one_sentence_with_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import highway3d.shell

    monkeypatch.delattr(highway3d.shell, "app", raising=False)
    monkeypatch.setitem(sys.modules, "highway3d.shell.app", None)
    assert cli.run([]) == 1
    assert capsys.readouterr().err.startswith("highway3d: the window cannot be opened: ")
