"""What the user may set, remembered between starts as settings.toml."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import platformdirs
import tomli_w
from msgspec import Meta, Struct, field

from highway3d.shell.languages import LANGUAGES
from highway3d.table.game import VIEWS, View
from highway3d.table.seating import Player, default_players

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal["", *LANGUAGES]

FILE = "settings.toml"


class Place(Struct):
    """Where the window stood when it was last closed, in pixels; -1 leaves it to the system."""

    x: int = -1
    y: int = -1
    width: int = 1280
    height: int = 720


class Timing(Struct):
    """The clock as it was last chosen for a game: minutes for each player, 0 for none."""

    minutes: Annotated[int, Meta(ge=0, le=180)] = 0
    increment: Annotated[int, Meta(ge=0, le=60)] = 0


def _seats() -> list[Player]:
    return default_players([""] * 4)


class Settings(Struct, kw_only=True):
    """All settings. Scenes read them anew each time: they change while a game is on."""

    language: Language = ""
    ui_scale: Annotated[int, Meta(ge=75, le=200)] = 100
    full_screen: bool = False
    quality: Literal["auto", "low", "high"] = "auto"
    multisampling: Literal[0, 2, 4, 8] = 4
    shadows: bool = True
    frame_cap: Annotated[int, Meta(ge=20, le=240)] = 60
    animation: Literal["none", "fast", "normal", "slow"] = "normal"
    reduced_motion: bool = False
    camera_preset: View = VIEWS[0]
    camera_inverted: bool = False
    camera_speed: Annotated[int, Meta(ge=25, le=300)] = 100
    wheel_holding: Literal["height", "zoom"] = "height"
    steadiness: Literal["child", "normal", "tweezers"] = "normal"
    hints: bool = True
    confirm_moves: bool = False
    turn_view: bool = False
    muted: bool = False
    autosave: bool = True
    seats: Annotated[list[Player], Meta(min_length=4)] = field(default_factory=_seats)
    window: Place = field(default_factory=Place)
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Each game's options as they were last chosen."""
    clocks: dict[str, Timing] = field(default_factory=dict)
    """Each game's clock as it was last chosen."""

    @property
    def pace(self) -> float:
        """How long an animation takes against the normal: 0 means that nothing moves."""
        if self.reduced_motion:
            return 0.0
        return {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}[self.animation]


SECTIONS: dict[str, tuple[str, ...]] = {
    "screen": ("language", "ui_scale", "full_screen"),
    "picture": ("quality", "multisampling", "shadows", "frame_cap"),
    "motion": ("animation", "reduced_motion"),
    "camera": ("camera_preset", "camera_inverted", "camera_speed", "wheel_holding", "turn_view"),
    "play": ("steadiness", "hints", "confirm_moves", "muted", "autosave"),
}
"""The settings as the settings screen groups them."""


def config_folder() -> Path:
    """The user's folder for settings; the variable HIGHWAY3D_HOME overrides the system's."""
    home = os.environ.get("HIGHWAY3D_HOME")
    return Path(home) if home else platformdirs.user_config_path("highway3d", appauthor=False)


def read(path: Path) -> tuple[Settings, bool]:
    """The settings in a file, and whether the file was sound.

    A missing file gives the defaults and is sound. A broken one gives the defaults, and is set
    aside under the same name with ``.bad`` behind it.
    """
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings), True
    except FileNotFoundError:
        return Settings(), True
    except (msgspec.DecodeError, UnicodeDecodeError):
        path.replace(path.with_name(path.name + ".bad"))
        return Settings(), False
    except OSError:
        return Settings(), False


def write(settings: Settings, path: Path) -> None:
    """Writes the settings whole or not at all; raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_text(tomli_w.dumps(msgspec.to_builtins(settings)), encoding="utf-8")
    draft.replace(path)
