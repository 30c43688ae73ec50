from __future__ import annotations

import pytest

from highway3d.shell.desktop import bindings
from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts

ALL = [
    chord for section in bindings.BINDINGS.values() for keys in section.values() for chord in keys
]


def test_no_chord_means_two_things():
    assert len(ALL) == len(set(ALL))


def test_no_action_stands_in_two_sections():
    actions = [action for section in bindings.BINDINGS.values() for action in section]
    assert len(actions) == len(set(actions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_explained(language: str):
    actions = [action for section in bindings.BINDINGS.values() for action in section]
    known = Texts().keys(language)
    assert [a for a in actions if f"action-{a}".replace("_", "-") not in known] == []


@pytest.mark.parametrize(
    ("key", "held", "action"),
    [
        ("z", {"ctrl"}, "undo"),
        ("z", {"ctrl", "shift"}, "redo"),
        ("y", {"ctrl"}, "redo"),
        ("z", set(), "focus"),
        ("left", {"shift"}, "left"),
        ("left", {"alt"}, "step_back"),
        ("=", {"shift"}, "higher"),
        ("+", set(), "higher"),
        ("tab", {"shift"}, "previous"),
        ("w", {"ctrl"}, None),
        ("ñ", set(), None),
    ],
)
def test_a_key_with_modifiers_finds_its_action(key: str, held: set[str], action: str | None):
    assert bindings.action_of(key, frozenset(held)) == action
