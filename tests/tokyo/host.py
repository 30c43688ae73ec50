"""A host for the Tokyo scenes without a shell."""

from __future__ import annotations

from types import SimpleNamespace

from highway3d.shell.scene import Host, Pointer
from highway3d.shell.settings import Settings
from highway3d.shell.texts import Texts
from tests.tokyo.studio import SIZE


class LoneHost(Host):
    """A host that plays on its session, draws into a studio and remembers what was said.

    ``ask`` answers its questions.
    """

    live = True
    size = SIZE
    seconds = 0.0

    def __init__(self, studio, session, ask, **settings):
        self.root = studio.root.attach_new_node("game")
        self.camera, self.loader = studio.camera, studio.loader
        self.session = session
        self.texts, self.settings = Texts("en"), Settings(animation="none", **settings)
        self.theme = SimpleNamespace(em=20.0, layout=SimpleNamespace(is_narrow=False))
        self.said = []
        self.ask = ask

    def refuse(self, fault, *, shown=False):
        self.said.append((str(fault.code), "shown" if shown else "fault"))

    def say(self, text, tone="info"):
        self.said.append((text, tone))

    def hush(self):
        self.said.clear()

    def play(self, move):
        self.session.play(move, 0.0)
        self.scene.show(animate=False)
        return True


def aimed(scene, x, y):
    """Points at a place on the table, in mm, and returns the pointer."""
    px, py = scene.stage.pixel(x / 10, y / 10, 0.0)
    pointer = Pointer(px, py)
    scene.point(pointer)
    return pointer


def ghosts(scene):
    """Everything that explains the build in the hand."""
    return scene.stage.overlays.root.get_children()
