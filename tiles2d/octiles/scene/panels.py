"""The panels of Octiles: the pile and the actions, and slips of paper on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.shell.sentences import fault_sentence
from tiles2d.flat.slips import beside, corner
from tiles2d.octiles.rules.places import SPACE_AT
from tiles2d.octiles.rules.versions.team_up import groups
from tiles2d.octiles.turn.actions import Actions, Kind
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from tiles2d.octiles.scene.scene import OctilesScene

AWAY: Final = 0.54
"""How far from the middle of a tile its slip begins, in tile widths."""


def draw_panels(scene: OctilesScene) -> None:
    """Draws what the game adds to the panels round the board."""
    turn, theme = scene.turn, scene.host.theme
    if turn.step is Step.OVER:
        return
    with theme.panel("octiles", corner(theme)):
        if turn.step is Step.PASS:
            theme.text(scene.texts("octiles-must-pass"), "warning")
            if theme.button("octiles-pass", icon="next", primary=True):
                scene.pass_turn()
            return
        if isinstance(turn, Actions):
            _draw_kinds(scene, turn)
            theme.rule()
        _draw_tile(scene)
        _draw_rest(scene)


def _draw_kinds(scene: OctilesScene, turn: Actions) -> None:
    """The four actions; those that are not possible look so, and say why."""
    for at, kind in enumerate(Kind):
        key = f"octiles-{kind}"
        if at % 2:
            scene.host.theme.beside(key)
        possible = turn.is_possible(kind)
        tip = scene.texts(f"{key}-tip") if possible else why_closed(scene, kind)
        chosen = turn.kind is kind and possible
        if _button(scene, key, tip, possible=possible, chosen=chosen, width=5.6):
            scene.choose(kind)


def _button(
    scene: OctilesScene,
    key: str,
    tip: str,
    *,
    possible: bool,
    icon: str = "",
    chosen: bool = False,
    width: float = 0.0,
) -> bool:
    """A button, pale where nothing can come of it but the reason why."""
    theme, style = scene.host.theme, imgui.get_style()
    pale = 1.0 if possible else style.disabled_alpha
    imgui.push_style_var(imgui.StyleVar_.alpha, style.alpha * pale)
    pressed = theme.button(key, icon=icon, chosen=chosen, width=width)
    imgui.pop_style_var()
    if tip and imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
        theme.tip(tip)
    if chosen:
        low, high = imgui.get_item_rect_min(), imgui.get_item_rect_max()
        draw, thick = imgui.get_window_draw_list(), max(2.0, theme.em / 12)
        draw.add_rect(low, high, ink(palette.WALNUT), style.frame_rounding, thickness=thick)
    return pressed


def why_closed(scene: OctilesScene, kind: Kind) -> str:
    """Why no action of a kind is possible now."""
    turn = scene.turn
    if turn.must_vacate:
        return scene.texts("octiles-closed-vacate")
    full = 0 not in turn.state.layout
    if kind is Kind.PLACE:
        return scene.texts("octiles-closed-full")
    if kind is Kind.RUN:
        return scene.texts("octiles-closed-run")
    if not full and not turn.state.options.early_actions:
        return scene.texts("octiles-fault-BOARD_NOT_FULL")
    return scene.texts(f"octiles-closed-{kind}")


def _draw_tile(scene: OctilesScene) -> None:
    theme = scene.host.theme
    back = "octiles-turn-back"
    if theme.button(back, icon="undo", label="", tip=scene.texts(back)):
        scene.rotate(-1)
    theme.beside("octiles-turn", "redo")
    if theme.button("octiles-turn", icon="redo", tip=scene.texts("octiles-turn-tip")):
        scene.rotate(1)
    theme.text(scene.texts("octiles-pile", count=len(scene.turn.state.pile) - 1), "soft")


def _draw_rest(scene: OctilesScene) -> None:
    theme, turn = scene.host.theme, scene.turn
    if turn.step is Step.ROTATE and theme.button("octiles-keep", icon="yes", primary=True):
        scene.take()
    if scene.settings.hints:
        if theme.button("octiles-hint", icon="hint", tip=scene.texts("octiles-hint-tip")):
            scene.hint()
        theme.beside("octiles-pass", "next")
    closed = "octiles-closed-pass" if turn.all_passed else "octiles-fault-PASS_NOT_ALLOWED"
    may = turn.offers.may_pass
    tip = scene.texts("octiles-pass-tip" if may else closed)
    if _button(scene, "octiles-pass", tip, possible=may, icon="next"):
        scene.pass_turn()
    here = scene.host.session.here
    begun = here.parent is not None or bool(here.children)
    if not begun and theme.button("octiles-solo", tip=scene.texts("octiles-solo-tip")):
        scene.play_solo(True)


def draw_slips(scene: OctilesScene) -> None:
    """A slip beside what is pointed at: why not, or what taking it does."""
    turn, theme = scene.turn, scene.host.theme
    spot = turn.spot
    if spot is None or not spot.is_space or turn.step not in (Step.PLACE, Step.ACT):
        return
    faults = turn.verdict()
    if faults:
        line = fault_sentence(scene.texts, "octiles", faults[0]), "fault"
    elif isinstance(turn, Actions) and turn.has_tile(spot.name):
        line = scene.texts(f"octiles-{turn.kind}-slip"), "ink"
    else:
        return
    at, away = scene.overlay.pixel(SPACE_AT[spot.name]), AWAY * scene.overlay.view.scale
    place = beside(scene.overlay.free, at, away, theme.slip_size([line]))
    theme.label(*place, [line])


def prompt(scene: OctilesScene) -> str:
    """The present step in words."""
    turn = scene.turn
    if turn.must_vacate and turn.step in (Step.PLACE, Step.ACT):
        return scene.texts(f"octiles-vacate-{turn.step}")
    if turn.state.acting != turn.state.turn and turn.step in (Step.RUNNER, Step.END):
        return scene.texts("octiles-step-helps", name=scene.host.seat_name(turn.state.acting))
    if turn.all_passed and turn.step in (Step.PLACE, Step.ACT):
        return scene.texts("octiles-all-passed")
    kinds = _kinds(scene, turn) if isinstance(turn, Actions) else ""
    return scene.texts(f"octiles-step-{turn.step}", kinds=kinds)


def _kinds(scene: OctilesScene, turn: Actions) -> str:
    """The actions that are possible now, as a list in words."""
    names = [scene.texts(f"octiles-act-{kind}") for kind in Kind if turn.is_possible(kind)]
    if len(names) < 2:
        return "".join(names)
    return scene.texts("octiles-or", first=", ".join(names[:-1]), last=names[-1])


def player_lines(scene: OctilesScene, seat: int) -> list[str]:
    """How far a player is, with whom, and where his marker lies, in one line."""
    state, texts = scene.turn.state, scene.texts
    if scene.solo:
        return []
    if state.options.version == "team_up":
        most = max(map(len, groups(state.layout, state.runners)[seat]))
        parts = [texts("octiles-group", count=most, of=state.options.runners)]
    else:
        parts = [texts("octiles-home", count=state.home(seat), of=state.options.runners)]
    others = (scene.host.seat_name(other) for other in state.together(seat) if other != seat)
    parts += [texts("octiles-with", name=name) for name in others]
    if seat in state.marked():
        parts.append(texts("octiles-marked", space=state.marked()[seat]))
    return [" · ".join(parts)]
