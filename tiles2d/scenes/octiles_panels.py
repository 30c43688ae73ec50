"""The panels of Octiles: the pile and the actions, and slips of paper on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.sentences import fault_sentence
from tiles2d.octiles.team_up import groups
from tiles2d.scenes.octiles_curves import SPACE_AT
from tiles2d.scenes.octiles_hand import Kind, Step

if TYPE_CHECKING:
    from tiles2d.scenes.octiles import OctilesScene


def draw_panels(scene: OctilesScene) -> None:
    """Draws what the game adds to the panels round the board."""
    hand, theme = scene.hand, scene.host.theme
    if hand.step is Step.OVER:
        return
    with theme.panel("octiles", "bottom_left"):
        if hand.step is Step.PASS:
            theme.text(scene.texts("octiles-must-pass"), "warning")
            if theme.button("octiles-pass", icon="next", primary=True):
                scene.pass_turn()
            return
        if hand.one_action:
            _draw_kinds(scene)
            theme.rule()
        _draw_tile(scene)
        _draw_rest(scene)


def _draw_kinds(scene: OctilesScene) -> None:
    """The four actions, and under them why the one pointed at is closed."""
    theme, hand = scene.host.theme, scene.hand
    for at, kind in enumerate(Kind):
        key = f"octiles-{kind}"
        if at % 2:
            theme.beside(key)
        possible = hand.possible(kind)
        tip = scene.texts(f"octiles-{kind}-tip") if possible else why_closed(scene, kind)
        if theme.button(key, chosen=hand.kind is kind and possible, tip=tip, width=5.6):
            scene.choose(kind)


def why_closed(scene: OctilesScene, kind: Kind) -> str:
    """Why no action of a kind is possible now."""
    hand = scene.hand
    if hand.must_vacate:
        return scene.texts("octiles-closed-vacate")
    full = 0 not in hand.state.layout
    if kind is Kind.PLACE:
        return scene.texts("octiles-closed-full")
    if kind is Kind.RUN:
        return scene.texts("octiles-closed-run")
    if not full and not hand.state.options.early_actions:
        return scene.texts("octiles-fault-BOARD_NOT_FULL")
    return scene.texts(f"octiles-closed-{kind}")


def _draw_tile(scene: OctilesScene) -> None:
    theme = scene.host.theme
    back = "octiles-turn-back"
    if theme.button(back, icon="undo", label="", tip=scene.texts(back)):
        scene.turn(-1)
    theme.beside("octiles-turn", "redo")
    if theme.button("octiles-turn", icon="redo", tip=scene.texts("octiles-turn-tip")):
        scene.turn(1)
    theme.text(scene.texts("octiles-pile", count=len(scene.hand.state.pile) - 1), "soft")


def _draw_rest(scene: OctilesScene) -> None:
    theme, hand = scene.host.theme, scene.hand
    if hand.step is Step.ROTATE and theme.button("octiles-keep", icon="yes", primary=True):
        scene.take()
    if scene.settings.hints:
        if theme.button("octiles-hint", icon="hint", tip=scene.texts("octiles-hint-tip")):
            scene.hint()
        theme.beside("octiles-pass", "next")
    tip = "" if hand.offers.may_pass else scene.texts("octiles-fault-PASS_NOT_ALLOWED")
    if theme.button("octiles-pass", icon="next", enabled=hand.offers.may_pass, tip=tip):
        scene.pass_turn()
    here = scene.host.session.here
    begun = here.parent is not None or bool(here.children)
    if not begun and theme.button("octiles-solo", tip=scene.texts("octiles-solo-tip")):
        scene.play_solo(True)


def draw_slips(scene: OctilesScene) -> None:
    """A slip beside what is pointed at: why not, or what taking it does."""
    hand, theme = scene.hand, scene.host.theme
    spot = hand.spot
    if spot is None or not spot.is_space or hand.step not in (Step.PLACE, Step.ACT):
        return
    x, y = scene.overlay.pixel(SPACE_AT[spot.name])
    left, top = x + 0.52 * scene.overlay.view.scale, y - 0.3 * scene.overlay.view.scale
    faults = hand.verdict()
    if faults:
        text = fault_sentence(scene.texts, "octiles", faults[0])
        theme.label(left, top, [(text, "fault")], size=0.9)
    elif hand.step is Step.ACT and hand.lies(spot.name):
        theme.label(left, top, [(scene.texts(f"octiles-{hand.kind}-slip"), "ink")], size=0.9)


def prompt(scene: OctilesScene) -> str:
    """The present step in words."""
    hand = scene.hand
    if hand.must_vacate and hand.step in (Step.PLACE, Step.ACT):
        return scene.texts(f"octiles-vacate-{hand.step}")
    if hand.state.acting != hand.state.turn and hand.step in (Step.RUNNER, Step.END):
        return scene.texts("octiles-step-helps", name=scene.host.seat_name(hand.state.acting))
    return scene.texts(f"octiles-step-{hand.step}")


def player_lines(scene: OctilesScene, seat: int) -> list[str]:
    """Runners home or together, the marker, and the partner of a player."""
    state, texts = scene.hand.state, scene.texts
    if state.options.version == "team_up":
        most = max(map(len, groups(state.layout, state.runners)[seat]))
        lines = [texts("octiles-group", count=most, of=state.options.runners)]
    else:
        lines = [texts("octiles-home", count=state.home(seat), of=state.options.runners)]
    if seat in state.marked():
        lines[0] = texts("octiles-marked", line=lines[0], space=state.marked()[seat])
    partners = [other for other in state.together(seat) if other != seat]
    return lines + [texts("octiles-with", name=scene.host.seat_name(other)) for other in partners]
