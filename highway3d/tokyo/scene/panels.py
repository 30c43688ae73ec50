"""Tokyo Highway's own panels: the build in the hand, and the judge's findings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import ICONS
from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.turn.builder import Step
from highway3d.tokyo.turn.cautions import cautions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.scene.scene import TokyoScene
    from highway3d.tokyo.turn.builder import LastBuild
    from highway3d.tokyo.turn.draft import Draft

FAULTS_SHOWN: Final = 3
STRIP_SHARE: Final = 0.28
"""So much of the window's height a strip below the board has at most."""


def draw_panels(scene: TokyoScene) -> None:
    """Draws what the game adds to the panels round the board."""
    if scene.builder.step is not Step.OVER:
        _draw_build(scene)
    draw_judge(scene)


def crossing_sentence(texts: Texts, crossing: Crossing, *, builder: str) -> str:
    """How a crossing passes, and whether it pays or who is in the way.

    ``builder`` is ``you`` or ``other``, as the reader is who builds.
    """
    how = texts(f"tokyo-relation-{crossing.relation}", road=crossing.road)
    why = texts(f"crossing-tokyo-{crossing.result}", builder=builder)
    if crossing.blockers:
        why += f": {', '.join(crossing.blockers)}"
    return f"{how} · {why}"


def fault_lines(texts: Texts, faults: Sequence[Fault], most: int = FAULTS_SHOWN) -> list[str]:
    """The first faults in words, and how many more there are."""
    lines = [fault_sentence(texts, "tokyo", fault) for fault in faults[:most]]
    if len(faults) > most:
        lines.append(texts("tokyo-more-faults", count=len(faults) - most))
    return lines


def _draw_build(scene: TokyoScene) -> None:
    theme, builder = scene.host.theme, scene.builder
    with theme.panel("build", "bottom", width=34):
        if scene.search is not None:
            _draw_search(scene)
        elif builder.state.knocked:
            knocked = ", ".join(builder.state.knocked)
            theme.text(scene.texts("tokyo-knocked", pieces=knocked), "warning")
            if theme.button("tokyo-restore", icon="undo", primary=True):
                scene.restore()
        elif builder.draft is None:
            _draw_choices(scene)
        elif builder.placed:
            _draw_verdict(scene)
            _measured(scene, _draw_placed)
        else:
            _draw_verdict(scene)
            _measured(scene, _draw_aiming)


def _measured(scene: TokyoScene, draw: Callable[[TokyoScene], None]) -> None:
    """Draws the buttons and notes how tall they are, for the lines above them."""
    top = imgui.get_cursor_pos_y()
    draw(scene)
    scene.foot = imgui.get_cursor_pos_y() - top


def _draw_search(scene: TokyoScene) -> None:
    theme = scene.host.theme
    assert scene.search is not None
    theme.text(scene.texts("tokyo-searching", count=scene.search.checked), "soft")
    if theme.button("tokyo-stop", icon="no"):
        scene.stop_search()


def _draw_choices(scene: TokyoScene) -> None:
    theme = scene.host.theme
    _draw_lines(scene, [(line, "warning") for line in _cautions(scene)])
    if scene.settings.hints and theme.button("tokyo-hint", icon="hint"):
        scene.look_for_hints()


def _cautions(scene: TokyoScene) -> list[str]:
    names = [scene.host.seat_name(seat) for seat in (0, 1)]
    return cautions(scene.builder, scene.texts, names)


def _draw_verdict(scene: TokyoScene) -> None:
    theme, found = scene.host.theme, scene.builder.study
    assert found is not None
    said: list[tuple[str, str]] = []
    warnings = [(line, "warning") for line in _cautions(scene)]
    if found.legal:
        _draw_lines(scene, [(scene.texts("tokyo-legal", cars=found.cars), "good"), *warnings])
        return
    with theme.font(bold=scene.cue > 0):
        for most in (FAULTS_SHOWN, 1):
            lines = fault_lines(scene.texts, found.faults, most)
            said = [(line, "fault") for line in lines] + warnings
            if _room_left(scene, said) >= 0:
                break
        _draw_lines(scene, said)


def _draw_lines(scene: TokyoScene, lines: Sequence[tuple[str, str]]) -> None:
    """Lines of a text and its tone, cut short where the buttons would lose their room."""
    theme = scene.host.theme
    if _room_left(scene, lines) >= 0:
        for text, tone in lines:
            theme.text(f"{ICONS[tone]}  {text}", tone)
        return
    tall = imgui.get_text_line_height_with_spacing()
    for text, tone in lines[: max(1, int(_room_left(scene, ()) / tall))]:
        theme.line(f"{ICONS[tone]}  {text}", tone)


def _room_left(scene: TokyoScene, lines: Sequence[tuple[str, str]]) -> float:
    """Pixels that are free above the buttons once these lines are wrapped; negative without."""
    wide, style = imgui.get_content_region_avail().x, imgui.get_style()
    tall = sum(
        imgui.calc_text_size(f"{ICONS[tone]}  {text}", wrap_width=wide).y + style.item_spacing.y
        for text, tone in lines
    )
    edges = 2 * style.window_padding.y - style.item_spacing.y
    return float(STRIP_SHARE * scene.host.size[1] - edges - scene.foot - tall)


def _draw_aiming(scene: TokyoScene) -> None:
    theme, builder = scene.host.theme, scene.builder
    draft, found = builder.draft, builder.study
    assert draft is not None
    assert found is not None
    if not (draft.is_exit or builder.adjusting):
        if theme.button("tokyo-lower", icon="lower", label=""):
            scene.press("lower")
        imgui.same_line()
        imgui.align_text_to_frame_padding()
        theme.text(scene.texts("tokyo-height", height=draft.height))
        imgui.same_line()
        if theme.button("tokyo-higher", icon="higher", label=""):
            scene.press("higher")
        theme.beside("tokyo-junction", "yes" * draft.junction)
    if not builder.adjusting:
        _draw_kinds(scene, draft)
    if scene.settings.hints and not builder.adjusting:
        _draw_hint(scene)
    theme.beside("tokyo-place", "yes")
    if theme.button("tokyo-place", icon="yes", primary=True, enabled=found.legal):
        scene.take()


def _draw_hint(scene: TokyoScene) -> None:
    """The button for hints, without its words where they would take a row of their own."""
    theme = scene.host.theme
    label = "" if theme.layout.low else None
    theme.beside("tokyo-hint", "hint", label=label)
    if theme.button("tokyo-hint", icon="hint", label=label, tip=scene.texts("tokyo-hint")):
        scene.look_for_hints()


def _draw_kinds(scene: TokyoScene, draft: Draft) -> None:
    """The switches for a junction and, where one may be, for an exit."""
    theme = scene.host.theme
    icon = "yes" * draft.junction
    if theme.button("tokyo-junction", icon=icon, chosen=draft.junction):
        scene.press("junction")
    if draft.base.height == 1:
        icon = "yes" * draft.is_exit
        theme.beside("tokyo-exit", icon)
        if theme.button("tokyo-exit", icon=icon, chosen=draft.is_exit):
            scene.press("exit")


def _draw_placed(scene: TokyoScene) -> None:
    theme, builder = scene.host.theme, scene.builder
    found = builder.study
    assert found is not None
    left = builder.cars_left
    if left > 0:
        label = scene.texts("tokyo-put-cars", count=left)
        if theme.button("tokyo-put-cars", label=label, icon="new", primary=True):
            builder.put_all_cars()
            scene.changed()
        theme.beside("tokyo-end-turn", "yes")
    key = "tokyo-keep" if builder.adjusting else "tokyo-end-turn"
    if theme.button(key, icon="yes", primary=left <= 0, enabled=found.legal):
        scene.end_turn()
    theme.beside("tokyo-take-back", "undo")
    if theme.button("tokyo-take-back", icon="undo"):
        scene.back()


def draw_judge(scene: TokyoScene) -> None:
    """Draws the judge's findings, on the build in the hand or on the last one."""
    theme, builder = scene.host.theme, scene.builder
    last = builder.last
    with theme.panel("judge", "bottom_left", title=scene.texts("tokyo-judge")):
        if builder.draft is not None and builder.study is not None:
            who = "other" if builder.adjusting else "you"
            crossed, pays = builder.study.crossings, builder.draft.is_exit
            _draw_crossings(scene, crossed, exit_pays=pays, builder=who)
        elif last is None:
            theme.text(scene.texts("tokyo-judge-none"), "soft")
        if last is not None and not (builder.placed or builder.adjusting):
            if builder.draft is not None:
                theme.rule()
            _draw_last(scene, last)
        if builder.step in (Step.BASE, Step.AIM) and scene.search is None:
            if theme.button("tokyo-claim", icon="flag"):
                scene.claim()
        elif builder.placed:
            if theme.button("tokyo-along", icon="eye"):
                scene.view("along")
            theme.beside("tokyo-section", "eye")
            if theme.button("tokyo-section", icon="eye"):
                scene.view("section")


def _draw_last(scene: TokyoScene, last: LastBuild) -> None:
    theme, state, road = scene.host.theme, scene.builder.state, last.road
    theme.text(scene.texts("tokyo-judge-before", road=road.name), "soft")
    _light(scene, road.name)
    _draw_crossings(scene, last.crossings, exit_pays=road.is_exit, builder="other")
    if not (scene.builder.over or state.knocked):
        if state.options.practice == "off":
            name = scene.name(1 - road.owner)
            theme.text(scene.texts("tokyo-judge-next", name=name), "soft")
        if theme.button("tokyo-adjust", icon="edit"):
            scene.adjust()


def _light(scene: TokyoScene, *names: str) -> None:
    """Lights the roads that a line speaks of while the mouse is over it."""
    if imgui.is_item_hovered():
        standing = {road.name for road in scene.builder.shown.roads}
        scene.lit = tuple(name for name in names if name in standing)


def _draw_crossings(
    scene: TokyoScene, crossed: Sequence[Crossing], *, exit_pays: bool, builder: str
) -> None:
    """Every crossing in a line; ``builder`` is ``you`` where the builder is who reads it."""
    theme = scene.host.theme
    for crossing in crossed:
        pays = crossing.result is Result.QUALIFIES
        sentence = crossing_sentence(scene.texts, crossing, builder=builder)
        icon, tone = ("good", "good") if pays else ("no", "ink")
        theme.text(sentence, tone, icon=icon)
        _light(scene, crossing.road, *crossing.blockers)
    if exit_pays:
        theme.text(scene.texts("tokyo-exit-pays"), "good", icon="good")
    if not crossed and not exit_pays:
        theme.text(scene.texts("tokyo-judge-none"), "soft")
