"""What window tests are given."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.window.harness import Program
from tests.window.screen import Screen, missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts the program and waits for its window: ``start("play", "tokyo", size=(960, 600))``.

    Each size and key layout gets a screen of its own. Every run of a test has the same home, so
    that a second one finds what the first one left. No run may end in a traceback.
    """
    if sys.platform != "linux":
        pytest.skip("window tests drive an X server")
    if sentence := missing():
        pytest.fail(sentence, pytrace=False)
    screens: dict[tuple[tuple[int, int], str], Screen] = {}
    programs: list[Program] = []

    def begin(
        *arguments: str,
        size: tuple[int, int] = (1280, 720),
        keys: str = "us",
        first: str = "",
        **variables: str,
    ) -> Program:
        if (size, keys) not in screens:
            folder = tmp_path / f"screen-{len(screens)}"
            folder.mkdir()
            screens[size, keys] = Screen(folder, size, keys)
        program = Program(screens[size, keys], tmp_path, *arguments, first=first, **variables)
        programs.append(program)
        program.open()
        return program

    yield begin
    for program in programs:
        program.kill()
    for screen in screens.values():
        screen.close()
    assert not [program.words for program in programs if "Traceback" in program.words]
