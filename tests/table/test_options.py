"""Options typed on the command line."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest

from highway3d.table.options import OptionError, read_options


class Scope(Enum):
    ROAD = "road"
    POINT = "crossing_point"


class Options(msgspec.Struct, frozen=True):
    scope: Scope = Scope.ROAD
    roads: Literal["unlimited", 3] = "unlimited"
    joints: bool = True
    switch: Literal["on", "off"] = "off"
    runners: Annotated[int, msgspec.Meta(ge=3, le=5)] = 3
    chance: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.15
    turns: Annotated[int, msgspec.Meta(ge=0)] | None = None
    board: str = "trebol"
    table: tuple[int, int] = (900, 600)

    def __post_init__(self) -> None:
        if self.runners == 5 and not self.joints:
            raise ValueError("five runners need joints")


def test_nothing_asked_is_the_default_game() -> None:
    assert read_options(Options, []) == Options()


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("scope=crossing_point", Options(scope=Scope.POINT)),
        ("roads=3", Options(roads=3)),
        ("roads=unlimited", Options()),
        ("joints=off", Options(joints=False)),
        ("joints=false", Options(joints=False)),
        ("switch=on", Options(switch="on")),
        ("runners=5", Options(runners=5)),
        ("chance=0.5", Options(chance=0.5)),
        ("chance=1", Options(chance=1.0)),
        ("turns=300", Options(turns=300)),
        ("turns=null", Options()),
        ("board=7", Options(board="7")),
        ("board=a=b", Options(board="a=b")),
        ("table=[800, 500]", Options(table=(800, 500))),
    ],
)
def test_value_is_read_by_its_kind(setting: str, expected: Options) -> None:
    assert read_options(Options, [setting]) == expected


def test_last_of_two_settings_counts() -> None:
    assert read_options(Options, ["runners=4", "runners=5"]).runners == 5


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("scope=sky", "option scope admits road or crossing_point, not 'sky'"),
        ("roads=4", "option roads admits 3 or unlimited, not '4'"),
        ("joints=2", "option joints admits on or off, not '2'"),
        ("switch=true", "option switch admits off or on, not 'true'"),
        ("runners=6", "option runners admits a whole number from 3 to 5, not '6'"),
        ("chance=NaN", "option chance admits a number from 0 to 1, not 'NaN'"),
        ("turns=-1", "option turns admits a whole number from 0 or null, not '-1'"),
        ("table=[1]", "option table admits a JSON value of its kind, not '[1]'"),
        ("runners=", "option runners admits a whole number from 3 to 5, not ''"),
        ("runners", "option 'runners' has no value: write runners=VALUE"),
        ("speed=3", "there is no option 'speed', only scope, roads, joints, switch, runners, "),
        ("table=" + "[" * 100_000, "option table admits a JSON value of its kind, not '[[["),
    ],
)
def test_refused_option_is_named_with_what_it_admits(setting: str, sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        read_options(Options, [setting])
    assert str(refusal.value).startswith(sentence)


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(OptionError, match="five runners need joints"):
        read_options(Options, ["runners=5", "joints=off"])
