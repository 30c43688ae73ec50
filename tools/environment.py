"""The project's own environment, .venv: made on the first start, mended when it has to be.

A stamp inside it tells what was installed, so that a later start only asks two things: does the
stamp fit the project, and does the environment's interpreter still find the project here? A
folder that was moved, a Python that was taken away and an install that broke off all fail the
second question, and the environment is made anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up.json"
LOG = VENV / "pip.log"
PROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / ".ci" / "constraints.txt"
"""The versions the project was tested with; the wheel itself takes whole ranges."""

PROBE = """
import os, sys, highway3d
from importlib.util import find_spec
if not find_spec("pip") or not os.path.samefile(os.path.dirname(highway3d.__file__), sys.argv[1]):
    sys.exit(1)
print(*sys.version_info[:2])
"""
QUICK = "--quick"
SPREAD = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"
NETWORK_TROUBLE = re.compile(
    "Connection|timed out|Failed to resolve|name resolution|ProxyError|SSLError|No matching"
)


class SetUpError(Exception):
    """Why there is no environment, in one plain sentence."""


def play(arguments: list[str]) -> int:
    """Opens the window, or does what else the arguments ask of highway3d; its exit code."""
    return _spoken(lambda: _become(_ready(), "-P", "-m", "highway3d", *arguments))


def test(arguments: list[str]) -> int:
    """Runs ruff, the import contracts, mypy and pytest; 0 when all of them are content.

    Pytest runs whatever the others say, and has the last word. With ``--quick`` it leaves out
    the tests that are marked slow. Without other arguments it uses every core, a file
    of tests at a time.
    """
    rest = [word for word in arguments if word != QUICK]
    arguments = [*(["-m", "not slow"] if QUICK in arguments else []), *(rest or SPREAD)]
    return _spoken(lambda: _checks(_ready("test"), arguments))


def _spoken(start: Callable[[], int]) -> int:
    try:
        return start()
    except SetUpError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(
            f"The set-up must write to {ROOT} and cannot: {error.strerror} ({error.filename}).",
            file=sys.stderr,
        )
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    return 1


def _become(*command: str | Path) -> int:
    """Puts the command in this process's place; Windows cannot, and waits for it."""
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], [str(word) for word in command])


def _checks(python: Path, arguments: list[str]) -> int:
    checks: dict[str, list[str | Path]] = {
        "ruff": [python, "-m", "ruff", "check"],
        "lint-imports": [python, "-c", LINT_IMPORTS],
        "mypy": [python, "-m", "mypy"],
    }
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        if subprocess.call(command, cwd=ROOT):
            failed.append(name)
    print("== pytest", flush=True)
    tests = subprocess.call([python, "-m", "pytest", *arguments], cwd=ROOT)
    if failed:
        print(f"Not content: {', '.join(failed)}.", file=sys.stderr)
    return tests or int(bool(failed))


def _ready(*extras: str) -> Path:
    """The environment's interpreter, with the project and these extras installed."""
    stamp = _stamp()
    project = hashlib.sha256(PROJECT.read_bytes() + CONSTRAINTS.read_bytes()).hexdigest()
    found = _python_found()
    sound = found is not None and stamp.get("python", found) == found
    if sound and stamp.get("project") == project and set(extras) <= set(stamp["extras"]):
        return PYTHON
    print("Setting up (once, about a minute) ...", file=sys.stderr, flush=True)
    if not sound:
        _make()
        stamp = {}
    wanted = sorted({*extras, *stamp.get("extras", ())})
    _install(wanted)
    stamp = {"python": _python_found(), "project": project, "extras": wanted}
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    return PYTHON


def _stamp() -> dict[str, Any]:
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def _python_found() -> str | None:
    """The version of the environment's Python; None when it cannot serve this very folder."""
    command: list[str | Path] = [PYTHON, "-I", "-c", PROBE, ROOT / "highway3d"]
    try:
        probe = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return probe.stdout.strip() if probe.returncode == 0 else None


def _make() -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise SetUpError(
            "This Python lacks its venv module: install it first, on Debian and Ubuntu with "
            '"apt install python3-venv".'
        )
    import venv

    try:
        venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)
    except (ValueError, subprocess.CalledProcessError) as error:
        raise SetUpError(f"Python's venv module cannot make {VENV}: {error}") from error


def _install(extras: list[str]) -> None:
    """Lets pip install the project where it lies, so that changes to the code count at once."""
    project = f".[{','.join(extras)}]" if extras else "."
    pip: list[str | Path] = [PYTHON, "-I", "-m", "pip", "--disable-pip-version-check"]
    command = [*pip, "--no-input", "install", "-c", CONSTRAINTS, "-e", project]
    with LOG.open("w", encoding="utf-8") as log:
        code = subprocess.call(command, cwd=ROOT, stdout=log, stderr=log)
    if code == 0:
        return
    words = LOG.read_text(encoding="utf-8", errors="replace")
    if NETWORK_TROUBLE.search(words):
        raise SetUpError(
            "The packages could not be fetched: check the network and start again "
            f"(pip's own words are in {LOG})."
        )
    raise SetUpError(f"The packages could not be installed: pip's own words are in {LOG}.")
