"""What the command ``highway3d`` reads and writes: nothing without an end, nothing lost."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from highway3d import cli
from highway3d.options import with_open
from highway3d.table import judge
from tests.children import REPOSITORY, program

GAME = REPOSITORY / "tests" / "records" / "schema-1-tokyo.json"
FULL = Path("/dev/full")
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and devices have names on POSIX only")


@posix
@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize(
    "arguments", [("check", GAME), ("check", *[GAME] * 200), ("judge", "tokyo"), ("--help",)]
)
def test_full_standard_output_is_one_sentence_and_status_2(arguments: tuple[object, ...]) -> None:
    with FULL.open("wb") as full, program(*arguments, stdout=full) as asked:
        _, errors = asked.communicate(b"{}\n")
    assert asked.returncode == 2
    assert errors.startswith(b"highway3d: standard output cannot be written: ")
    assert errors.count(b"\n") == 1


@posix
@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
def test_nothing_can_be_told_when_both_outputs_are_full() -> None:
    with FULL.open("wb") as full, program("check", GAME, stdout=full, stderr=full) as asked:
        asked.communicate()
    assert asked.returncode == 2


@posix
@pytest.mark.parametrize("what", ["pipe", "/dev/zero", "."])
@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "FILE"),
        ("render", "FILE", "--out", "a.png"),
        ("open", "FILE"),
        ("judge", "tokyo", "FILE"),
    ],
)
def test_only_files_are_read(tmp_path: Path, what: str, arguments: tuple[str, ...]) -> None:
    path = tmp_path / what
    if what == "pipe":
        os.mkfifo(path)
    with program(*(str(path) if part == "FILE" else part for part in arguments)) as asked:
        out, errors = asked.communicate()
    assert asked.returncode == 2
    assert b" cannot be read: " in out + errors
    assert (out + errors).count(b"\n") == 1


@posix
def test_standard_input_may_be_named_as_a_file() -> None:
    with program("check", "/dev/stdin") as asked:
        out, _ = asked.communicate(GAME.read_bytes())
    assert (asked.returncode, out.startswith(b"/dev/stdin: ")) == (0, True)


def test_line_that_is_too_long_is_one_error_and_the_judge_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    with path.open("wb") as file:
        for _ in range(judge.MAX_MB + 20):
            file.write(b"[" * 1_000_000)
        file.write(b"\n{}\n")
    with program("judge", "tokyo", path) as asked:
        out, errors = asked.communicate()
    first, second = map(json.loads, out.splitlines())
    assert first == {"id": None, "error": f"the line is longer than {judge.MAX_MB} MB"}
    assert "state" in second["error"]
    assert (asked.returncode, errors) == (1, b"")


@posix
def test_line_without_an_end_ends_the_judge() -> None:
    with Path("/dev/zero").open("rb") as zero, program("judge", "tokyo", stdin=zero) as asked:
        out, errors = asked.communicate()
    assert (asked.returncode, out) == (2, b"")
    assert errors == b"highway3d: a line does not end within 1000 MB\n"


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file fails to be read there")
def test_input_whose_reading_fails_is_one_sentence_and_status_2() -> None:
    with program("judge", "tokyo", "/proc/self/mem") as asked:
        out, errors = asked.communicate()
    assert (asked.returncode, out) == (2, b"")
    assert errors.startswith(b"highway3d: the input cannot be read: ")


def linked(link: Callable[[Path, Path], None]) -> Callable[[Path], Path]:
    def picture(game: Path) -> Path:
        out = game.with_name("other.png")
        link(game, out)
        return out

    return picture


@pytest.mark.parametrize(
    "picture",
    [
        lambda game: game,
        linked(lambda game, out: out.symlink_to(game)),
        linked(lambda game, out: out.hardlink_to(game)),
        linked(lambda game, out: out.symlink_to(game.parent / ".." / game.parent.name / "g.png")),
    ],
)
def test_picture_over_the_game_itself_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], picture: Callable[[Path], Path]
) -> None:
    game = tmp_path / "g.png"
    shutil.copy(GAME, game)
    assert cli.run(["render", str(game), "--out", str(picture(game))]) == 2
    assert "is the game itself" in capsys.readouterr().err
    assert game.read_bytes() == GAME.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ["judge", "\x1b[31m" + "x" * 1_000_000],
        ["\x1b[31m" + "x" * 1_000_000],
        ["--lang", "\x1b" * 1_000_000],
        ["play", "tokyo", "--option", "scope=\x1b" + "y" * 1_000_000],
        ["play", "tokyo", "--option", "\x1b" * 1_000_000],
        ["play", "tokyo", "--seed", "\x1b" * 1_000_000],
        ["check", "\x1b[2J" + "z" * 1_000_000],
        ["render", "\x1b[2J" + "z" * 100, "--out", "a\x1b.png"],
        ["arena", "tokyo", "\x1b" * 1_000_000, "gentle"],
    ],
)
def test_text_from_outside_is_said_printable_and_short(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments) == 2
    said = "".join(capsys.readouterr())
    assert len(said) < 500
    assert said[:-1].isprintable()


@pytest.mark.parametrize("ending", [".highway3d", ".json", ""])
def test_file_alone_is_opened_like_any_of_a_menu(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"game{ending}"
    shutil.copy(GAME, path)
    assert opened([str(path)]) == ("open", str(path))
    assert opened(["--lang", "es", "--safe-graphics", str(path)]) == ("open", str(path))
    assert opened(["--", str(path)]) == ("open", str(path))
    assert opened([f"missing{ending or '/file'}"])[0] == "open"


@pytest.mark.parametrize("arguments", [["open"], [], ["--lang", "es"]])
def test_without_a_file_the_start_screen_opens(arguments: list[str]) -> None:
    assert opened(arguments)[1] is None


def opened(arguments: list[str]) -> tuple[str, str | None]:
    """The command that is meant, and its file."""
    parser = cli._parser()
    asked = parser.parse_args(with_open(arguments, parser.known))
    file = getattr(asked, "file", None)
    return asked.command.__name__.removeprefix("_"), file and str(file)
