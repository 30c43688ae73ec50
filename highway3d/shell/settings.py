"""What the user may set, remembered between starts as settings.toml."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec
import platformdirs
import tomli_w
from msgspec import Meta, Struct, field

from highway3d.shell.languages import LANGUAGES
from highway3d.table.files import atomic, store
from highway3d.table.game import VIEWS, View
from highway3d.table.seating import Player, default_players
from highway3d.table.unknown import merged, unknown_part

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal["", *LANGUAGES]

FILE = "settings.toml"
_MAX_BYTES = 1_000_000


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
    free_ground: bool = True
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
    unknown: dict[str, Any] = field(default_factory=dict)
    """What the file holds and this version does not know."""

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
    "play": ("steadiness", "hints", "free_ground", "confirm_moves", "muted", "autosave"),
}
"""The settings as the settings screen groups them."""


def config_folder() -> Path:
    """The user's folder for settings; the variable HIGHWAY3D_HOME overrides the system's."""
    return store.own_folder(platformdirs.user_config_path)


class Found(NamedTuple):
    """What a file of settings holds. ``odd`` names settings left at their defaults."""

    settings: Settings
    is_broken: bool = False
    odd: tuple[str, ...] = ()
    aside: Path | None = None
    """Where the file as it was is kept, when not all of it could be used."""


def read(path: Path) -> Found:
    """The settings in a file; a missing one gives the defaults.

    A value that is not admitted, as of a later version, leaves that setting at its default, and
    unknown settings are kept. A file with faults is kept beside under the same name with
    ``.bad`` behind it.
    """
    atomic.sweep(path.parent)
    try:
        data = atomic.read(path, _MAX_BYTES)
        raw = tomllib.loads(data.decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return Found(Settings())
    except OSError:
        return Found(Settings(), is_broken=True)
    except (ValueError, RecursionError):
        return Found(Settings(), is_broken=True, aside=_kept_aside(path, data))
    odd: list[str] = []
    settings = _sound_struct(Settings, raw, Settings(), odd)
    settings.unknown = unknown_part(raw, _plain(settings)) or {}
    return Found(settings, odd=tuple(odd), aside=_kept_aside(path, data) if odd else None)


def write(settings: Settings, path: Path) -> None:
    """Writes the settings whole or not at all, unknown ones too; raises ``OSError``."""
    atomic.replace(path, text_of(settings).encode())


def text_of(settings: Settings) -> str:
    """What stands in the file of these settings."""
    return tomli_w.dumps(merged(_plain(settings), settings.unknown))


def _plain(settings: Settings) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(settings)
    del plain["unknown"]
    return plain


def _kept_aside(path: Path, data: bytes) -> Path | None:
    aside = path.with_name(path.name + ".bad")
    try:
        atomic.replace(aside, data)
    except OSError:
        return None
    return aside


def _sound_struct(kind: Any, raw: dict[str, Any], usual: Any, odd: list[str]) -> Any:
    """A struct of what is admitted in ``raw``; the rest is as in ``usual``, and named."""
    values = {}
    for known in msgspec.structs.fields(kind):
        before = getattr(usual, known.name)
        if known.name not in raw or known.name == "unknown":
            values[known.name] = before
            continue
        faults: list[str] = []
        values[known.name] = _sound(known.type, raw[known.name], before, faults)
        if faults:
            odd.append(known.name)
    return kind(**values)


def _sound(kind: Any, raw: Any, usual: Any, odd: list[str]) -> Any:
    with suppress(msgspec.ValidationError):
        return msgspec.convert(raw, kind)
    if isinstance(raw, dict) and isinstance(usual, Struct):
        return _sound_struct(type(usual), raw, usual, odd)
    if isinstance(raw, list) and isinstance(usual, list) and len(raw) == len(usual):
        return [_sound(type(u), r, u, odd) for r, u in zip(raw, usual, strict=True)]
    odd.append("")
    if isinstance(raw, dict) and isinstance(usual, dict):
        sound = {name: raw[name] for name in raw if _is_sound({name: raw[name]}, kind)}
        return msgspec.convert(sound, kind)
    return usual


def _is_sound(raw: Any, kind: Any) -> bool:
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        return False
    return True
