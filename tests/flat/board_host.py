"""A host for the scenes of boards without a shell."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

from direct.showbase.Loader import Loader
from panda3d.core import Camera, NodePath

from highway3d.catalogue import load_player
from highway3d.shell.scene import Host, Proposal
from highway3d.shell.sentences import fault_sentence
from highway3d.shell.settings import Settings
from highway3d.shell.texts import Texts
from highway3d.table.game import Game, IllegalMove
from highway3d.table.session import Session, default_players
from highway3d.table.thinking import Limits


class BoardHost(Host):
    """What a scene is given, with nobody to see it; all that is said or heard is kept."""

    game: ClassVar[Game]
    live = True
    size = (1280, 720)
    seconds = 0.0

    def __init__(self, names: list[str], seed: int, options: dict[str, Any], **settings: Any):
        self.texts, self.settings = Texts("en"), Settings(language="en", **settings)
        layout = SimpleNamespace(size=self.size, is_settled=True)
        self.theme = SimpleNamespace(em=20.0, layout=layout, rectangles={})
        self.loader: Any = Loader(None)
        self.top = NodePath("top")
        self.root = self.top.attach_new_node("scene")
        self.camera = self.top.attach_new_node(Camera("camera"))
        chosen = self.game.rules.options_type(**options)
        self.session = Session.new(self.game, chosen, default_players(names), seed)
        self.said: list[str] = []
        self.heard: list[str] = []

    def play(self, move):
        try:
            self.session.play(move, 0.0)
        except IllegalMove as no:
            self.said.append(no.faults[0].code.value)
            return False
        self.scene.propose(None, what=False)
        self.scene.show(animate=True)
        return True

    def hint(self):
        """Shows the best proposal whole at once, where the shell would show any."""
        if not (self.settings.hints and self.session.is_playable):
            return
        thinker = load_player(self.game)
        [best, *_] = thinker.hints(self.session.state, Limits())
        proposal = Proposal(self.game.rules.parse(best.move), best.facts)
        self.scene.propose(proposal, what=True)

    def refuse(self, fault, *, shown=False):
        self.said.append(fault_sentence(self.texts, self.game.name, fault))

    def say(self, text, tone="info"):
        self.said.append(text)

    def hush(self):
        self.said.append("")

    def sound(self, name):
        self.heard.append(name)
