"""The hand's panel: what is carried, what fell, what is paid, and why it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.hands import Phase
from highway3d.tokyo.scene.labels import board_field, draw_slips
from highway3d.tokyo.scene.pieces.poses import RADIUS
from highway3d.tokyo.scene.slips import Slip, dots

if TYPE_CHECKING:
    from highway3d.tokyo.hands.amends import Amends
    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.hands.scene import HandsScene


def draw_hand(scene: HandsScene) -> None:
    """Draws the panel of the hand's present phase."""
    theme, hands = scene.host.theme, scene.hands
    with theme.panel("build", "bottom", width=34):
        if hands.phase is Phase.CARRY:
            _draw_carrying(scene)
        elif hands.phase is Phase.SETTLING:
            theme.text(scene.texts("tokyo-hands-settling"), "soft")
        elif hands.amends is not None:
            if hands.phase in (Phase.DOWN, Phase.HOME):
                _draw_restoring(scene, hands.amends)
            elif hands.amends.all_revealed:
                _draw_payment(scene, hands.amends)
            else:
                _draw_newest(scene, hands.amends)


def draw_cars(scene: HandsScene) -> None:
    """Draws what may be done while a road waits for cars."""
    theme = scene.host.theme
    with theme.panel("build", "bottom", width=34):
        label = scene.texts("tokyo-put-cars", count=scene.builder.cars_left)
        if theme.button("tokyo-put-cars", label=label, icon="new", primary=True):
            scene.hands.pick_up()
        theme.beside("tokyo-end-turn", "yes")
        if theme.button("tokyo-end-turn", icon="yes"):
            scene.end_turn()
        theme.beside("tokyo-take-back", "undo")
        if theme.button("tokyo-take-back", icon="undo"):
            scene.back()


def draw_lies(scene: HandsScene) -> None:
    """Draws a slip of paper at each piece that has been shown to have fallen."""
    amends = scene.hands.amends
    if amends is None or scene.hands.phase is not Phase.FALLEN:
        return
    fallen_ones = [one.name for one in amends.found if one.lie.fallen]
    spots = [amends.lying[name].origin.tolist() for name in fallen_ones]
    pixels = [scene.stage.pixel(*spot) for spot in spots]
    notes = [Slip(at, name, "fault") for name, at in zip(fallen_ones, pixels, strict=True) if at]
    kept = scene.stage.dots(spots, RADIUS)
    draw_slips(scene, notes, lambda: board_field(scene, kept, dots()))


def draw_inspector(scene: HandsScene, amends: Amends) -> None:
    """Draws, in the judge's place, how each piece lies; and what counts as fallen, if asked."""
    theme, texts = scene.host.theme, scene.texts
    with theme.panel("judge", "bottom_left", title=texts("tokyo-judge")):
        for one in amends.found:
            _draw_finding(scene, one)
        if amends.why:
            theme.rule()
            below, gap = round(fallen.BELOW * 10), round(fallen.GAP * 10)
            tilt, turned = round(fallen.TILT), f"{fallen.TURNED:g}"
            theme.text(texts("tokyo-why-fallen", below=below, tilt=tilt, gap=gap), "soft")
            moved = round(fallen.MOVED * 10)
            theme.text(texts("tokyo-why-nudged", moved=moved, turned=turned), "soft")


def lie_sentence(scene: HandsScene, one: Finding) -> str:
    """How a piece lies, and whether it is free because it is one's own."""
    measured = max(1, round(one.measured))
    what = scene.texts(f"tokyo-lie-{one.lie}", name=one.name, measured=measured)
    if one.seat == scene.builder.state.turn:
        return scene.texts("tokyo-own", what=what)
    return what


def _draw_carrying(scene: HandsScene) -> None:
    theme, hands = scene.host.theme, scene.hands
    carrying = hands.carrying
    assert carrying is not None
    if theme.button("tokyo-lower", icon="lower", label=""):
        scene.press("lower")
    imgui.same_line()
    imgui.align_text_to_frame_padding()
    theme.text(scene.texts("tokyo-hands-height", mm=round(carrying.height * 10)))
    imgui.same_line()
    if theme.button("tokyo-higher", icon="higher", label=""):
        scene.press("higher")
    if carrying.held.kind == "disc":
        if carrying.draft.height - carrying.up > 1:
            theme.beside("tokyo-single")
            if theme.button("tokyo-single", chosen=hands.singly):
                scene.press("next")
    else:
        theme.beside("tokyo-hand-turn", "redo")
        if theme.button("tokyo-hand-turn", icon="redo"):
            scene.press("turn")
    if carrying.held.kind == "car":
        theme.beside("tokyo-end-turn")
        if theme.button("tokyo-end-turn"):
            scene.end_turn()
    theme.beside("tokyo-put-aside", "undo")
    if theme.button("tokyo-put-aside", icon="undo"):
        scene.back()
    theme.beside("tokyo-let-go", "yes")
    if theme.button("tokyo-let-go", icon="yes", primary=True):
        hands.take()


def _draw_newest(scene: HandsScene, amends: Amends) -> None:
    for one in amends.found[-1:]:
        _draw_finding(scene, one)


def _draw_finding(scene: HandsScene, one: Finding) -> None:
    tone = "fault" if one.lie.fallen else "warning"
    scene.host.theme.text(lie_sentence(scene, one), tone, icon=tone)


def _draw_payment(scene: HandsScene, amends: Amends) -> None:
    theme, due = scene.host.theme, amends.report
    name = scene.name(1 - due.state.turn)
    if due.due < due.owed:
        theme.text(scene.texts("tokyo-owed-all", owed=due.owed, count=due.due, name=name))
    else:
        theme.text(scene.texts("tokyo-owed", count=due.owed, name=name))
    _draw_why(scene, amends)
    for key, more in (("tokyo-more-grey", -1), ("tokyo-more-yellow", 1)):
        if due.with_yellow(more) != due:
            theme.beside(key)
            if theme.button(key):
                amends.pay_more_yellow(more)
    label = scene.texts("tokyo-pay", grey=due.grey, yellow=due.yellow)
    label = label if due.due else scene.texts("tokyo-pay-nothing")
    theme.beside("tokyo-pay", "yes", label=label)
    if theme.button("tokyo-pay", label=label, icon="yes", primary=True):
        scene.take()


def _draw_restoring(scene: HandsScene, amends: Amends) -> None:
    theme = scene.host.theme
    _draw_why(scene, amends)
    if amends.left:
        theme.beside("tokyo-put-back-one", "undo")
        if theme.button("tokyo-put-back-one", icon="undo"):
            scene.press("next")
    theme.beside("tokyo-restore", "undo")
    if theme.button("tokyo-restore", icon="undo", primary=True):
        scene.take()


def _draw_why(scene: HandsScene, amends: Amends) -> None:
    if scene.host.theme.button("tokyo-why", icon="help", chosen=amends.why):
        amends.why = not amends.why
