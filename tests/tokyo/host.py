"""A host for the Tokyo scenes without a shell."""

from __future__ import annotations

from types import SimpleNamespace

from highway3d.shell.settings import Settings
from highway3d.shell.texts import Texts
from tests.tokyo.studio import SIZE


class Host(SimpleNamespace):
    """A host that plays on its session and remembers what was said."""

    def refuse(self, fault, *, shown=False):
        self.said.append((str(fault.code), "shown" if shown else "fault"))

    def hush(self):
        self.said.clear()

    def play(self, move):
        self.session.play(move, 0.0)
        self.scene.show(animate=False)
        return True


def host_in(studio, session, ask, **settings):
    """A host that draws into a studio; ``ask`` answers its questions."""
    said = []
    return Host(
        root=studio.root.attach_new_node("game"), camera=studio.camera, loader=studio.loader,
        session=session, texts=Texts("en"), settings=Settings(animation="none", **settings),
        theme=SimpleNamespace(em=20.0), quality="low", live=True, seconds=0.0, size=SIZE,
        free=(0.0, 0.0, *map(float, SIZE)), said=said, ask=ask, redraw=lambda: None,
        say=lambda text, tone="info": said.append((text, tone)), sound=lambda name: None,
        seat_name=lambda seat: session.players[seat].name,
    )  # fmt: skip
