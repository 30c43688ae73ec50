"""The project's own files, and what people read in them: comments and docstrings."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("highway3d", "tiles2d", "tests", "tools")


def modules() -> list[Path]:
    """Every module of the project."""
    return [path for name in PACKAGES for path in sorted((ROOT / name).rglob("*.py"))]


def prose(path: Path) -> str:
    """The comments of a module and the strings that stand as statements, its docstrings."""
    text = path.read_text(encoding="utf-8")
    words = [
        node.value.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    words += [token.string for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join(words)
