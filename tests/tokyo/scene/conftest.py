"""A studio for what draws Tokyo Highway, and a scene in it."""

import pytest

from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.scene.scene import TokyoScene
from tests.tokyo.host import LoneHost
from tests.tokyo.studio import empty_studio, studio

__all__ = ["empty_studio", "studio"]


@pytest.fixture
def host(empty_studio):
    session = Session.new(GAME, GAME.rules.options_type(), default_players(["Ana", "Bea"]), 0)
    asked, questions = [], []

    def ask(key, then, **values):
        asked.append(then)
        questions.append(key)

    made = LoneHost(empty_studio, session, ask)
    made.asked, made.questions = asked, questions
    return made


@pytest.fixture
def scene(host):
    host.scene = TokyoScene(host)
    yield host.scene
    host.scene.close()
    host.root.remove_node()
