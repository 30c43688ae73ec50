"""What tests of every floor are given."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.window.screen import Screen, missing

if TYPE_CHECKING:
    from collections.abc import Iterator


settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

DRAWING = {"hands", "scene", "window"}
"""Folders whose tests draw."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever draws or opens a window is slow."""
    for item in items:
        if DRAWING.intersection(item.path.parts) or "display" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


_SCREENS: list[Screen] = []
"""Kept to the end, like their servers."""


@pytest.fixture(scope="session", autouse=True)
def _no_test_touches_the_folders_of_a_person(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HIGHWAY3D_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A display for windows opened inside the test process; an unseen one where there is none."""
    if sys.platform != "linux" or "DISPLAY" in os.environ:
        yield os.environ.get("DISPLAY", "")
        return
    if sentence := missing():
        pytest.fail(sentence, pytrace=False)
    screen = Screen(tmp_path_factory.mktemp("display"))
    screen.show_own_windows()
    _SCREENS.append(screen)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", screen.display)
        yield screen.display
