"""What tests of the set-up are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.setup.checkout import Checkout

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout that was never started."""
    return Checkout(tmp_path / "a checkout")


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout whose set-up is done; tests leave it sound."""
    ready = Checkout(tmp_path_factory.mktemp("started") / "checkout")
    ready.play()
    return ready
