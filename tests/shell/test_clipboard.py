from __future__ import annotations

import pyperclip
import pytest

from highway3d.shell.desktop import clipboard


def _absent(*_: object) -> str:
    raise pyperclip.PyperclipException("no xclip")


def test_text_is_copied_without_a_clipboard_program(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pyperclip, "copy", _absent)
    monkeypatch.setattr(pyperclip, "paste", _absent)
    clipboard.copy("Ñandú Ölçer 東路")
    assert clipboard.paste() == "Ñandú Ölçer 東路"
