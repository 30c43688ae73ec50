"""A studio for what draws Tokyo Highway, and tables that are played with real hands."""

import pytest

from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.open import tokyo
from highway3d.tokyo.rules.options import Options
from tests.tokyo.host import LoneHost
from tests.tokyo.studio import empty_studio, studio

__all__ = ["empty_studio", "open_table", "studio"]


def _says_yes(key, then, **values):
    then()


@pytest.fixture
def open_table(empty_studio):
    """Opens a scene on a game with these options, after these moves."""
    hosts = []

    def open_one(*moves, steadiness="normal", clock=None, **options):
        options = Options(**{"hands": "real", **options})
        names = ["Ana", "Bea"][: GAME.rules.seats(options)[0]]
        session = Session.new(GAME, options, default_players(names), 0, clock)
        for text in moves:
            session.play_text(text, 0.0)
        host = LoneHost(empty_studio, session, _says_yes, steadiness=steadiness)
        host.scene = tokyo(host)
        hosts.append(host)
        return host.scene

    yield open_one
    for host in hosts:
        host.scene.close()
        host.scene.close()
        host.root.remove_node()
