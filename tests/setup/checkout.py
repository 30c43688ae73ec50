"""A checkout in small: the real tools round a program of a few lines that needs no network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""
BACKEND = """
import os, zipfile

NAME = "highway3d-0.1-py3-none-any.whl"
INFO = "highway3d-0.1.dist-info/"
METADATA = "Metadata-Version: 2.1\\nName: highway3d\\nVersion: 0.1\\nProvides-Extra: test\\n"
WHEEL = "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"

def build_editable(folder, settings=None, metadata=None):
    with zipfile.ZipFile(os.path.join(folder, NAME), "w") as wheel:
        wheel.writestr("highway3d.pth", os.getcwd())
        wheel.writestr(INFO + "METADATA", METADATA + open("needs.txt").read())
        wheel.writestr(INFO + "WHEEL", WHEEL)
        wheel.writestr(INFO + "RECORD", "")
    return NAME
"""
PROGRAM = """
import sys
print(sys.argv[1:])
sys.exit(7)
"""
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_FIND_LINKS": "",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",  # the discard port, where nobody listens
    "PIP_RETRIES": "0",
}
TOOLS = Path(__file__).parents[2] / "tools"


class Checkout:
    """A project folder that has tools/play.py, and what starting it says."""

    def __init__(self, folder: Path, needs: str = "", constraints: str = "") -> None:
        self.folder = folder
        shutil.copytree(TOOLS, folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        for name, text in {
            "pyproject.toml": PROJECT,
            "backend.py": BACKEND,
            "needs.txt": needs,
            ".ci/constraints.txt": constraints,
            "highway3d/__init__.py": "",
            "highway3d/__main__.py": PROGRAM,
        }.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")

    @property
    def venv(self) -> Path:
        return self.folder / ".venv"

    def play(self, *arguments: str, before: str = "") -> subprocess.CompletedProcess[str]:
        """Runs tools/play.py, after some lines of Python that take something away from it."""
        script = self.folder / "tools" / "play.py"
        lines = [
            before,
            "import runpy, sys",
            f"sys.path.insert(0, {str(script.parent)!r})",
            f"sys.argv = {[str(script), *arguments]!r}",
            f"runpy.run_path({str(script)!r}, run_name='__main__')",
        ]
        return subprocess.run(
            [sys.executable, "-c", "\n".join(lines)],
            cwd=self.folder,
            env={**os.environ, **OFFLINE},
            capture_output=True,
            text=True,
            check=False,
        )
