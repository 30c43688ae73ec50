"""What whoever mends the program needs, in one file to send: nothing else, and nobody's folders."""

from __future__ import annotations

import io
import json
import platform
import sys
import zipfile
from importlib import metadata
from typing import TYPE_CHECKING

from highway3d import __version__
from highway3d.shell import settings as settings_file
from highway3d.shell.desktop.log import without_paths
from highway3d.table import record
from highway3d.table.files import atomic

if TYPE_CHECKING:
    from pathlib import Path

    from highway3d.shell.settings import Settings
    from highway3d.table.session import Session

_PACKAGES = ("panda3d", "panda3d-imgui", "imgui-bundle", "panda3d-simplepbr", "numpy", "msgspec")
_LAST_LINES = 300
_MOST_BYTES = 1_000_000


def write_report(
    path: Path, session: Session | None, settings: Settings, folder: Path, renderer: str
) -> None:
    """Bundles the game, the settings, the end of the log in ``folder`` and all versions.

    Raises ``OSError``.
    """
    parts = {
        "versions.json": json.dumps(_versions(renderer), indent=1),
        "settings.toml": settings_file.text_of(settings),
        "highway3d.log": _end_of(folder / "logs" / "highway3d.log"),
        "crash.log": _end_of(folder / "logs" / "crash.log"),
    }
    if session is not None:
        parts["game.highway3d"] = record.to_json(session).decode()
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in parts.items():
            bundle.writestr(name, without_paths(text))
    atomic.replace(path, whole.getvalue())


def _versions(renderer: str) -> dict[str, str]:
    versions = {
        "highway3d": __version__,
        "python": sys.version,
        "system": platform.platform(),
        "graphics": renderer,
    }
    for name in _PACKAGES:
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            versions[name] = "not found"
    return versions


def _end_of(path: Path) -> str:
    try:
        text = atomic.read(path, _MOST_BYTES).decode(errors="replace")
    except OSError as error:
        return f"{error.strerror}\n"
    return "\n".join(text.splitlines()[-_LAST_LINES:])
