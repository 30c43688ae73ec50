"""Tokyo Highway's own panels: the build in the hand, and the judge's findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.scenes.builder import Step
from highway3d.scenes.cautions import cautions
from highway3d.shell.sentences import fault_sentence
from highway3d.shell.widgets import ICONS
from highway3d.tokyo.crossings import Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.scenes.builder import LastBuild
    from highway3d.scenes.draft import Draft
    from highway3d.scenes.tokyo import TokyoScene
    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault
    from highway3d.tokyo.crossings import Crossing

FAULTS_SHOWN = 3


def draw_panels(scene: TokyoScene) -> None:
    """Draws what the game adds to the panels round the board."""
    if scene.builder.step is not Step.OVER:
        _draw_build(scene)
    draw_judge(scene)


def crossing_sentence(texts: Texts, crossing: Crossing) -> str:
    """How a crossing passes, and whether it pays or who is in the way."""
    how = texts(f"tokyo-relation-{crossing.relation}", road=crossing.road)
    why = texts(f"crossing-tokyo-{crossing.result}")
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
            _draw_placed(scene)
        else:
            _draw_verdict(scene)
            _draw_aiming(scene)


def _draw_search(scene: TokyoScene) -> None:
    theme = scene.host.theme
    assert scene.search is not None
    theme.text(scene.texts("tokyo-searching", count=scene.search.checked), "soft")
    if theme.button("tokyo-stop", icon="no"):
        scene.stop_search()


def _draw_choices(scene: TokyoScene) -> None:
    theme = scene.host.theme
    if scene.settings.hints and theme.button("tokyo-hint", icon="hint"):
        scene.look_for_hints()


def _draw_verdict(scene: TokyoScene) -> None:
    theme, found = scene.host.theme, scene.builder.study
    assert found is not None
    if found.legal:
        text = scene.texts("tokyo-legal", cars=found.cars)
        theme.text(f"{ICONS['good']}  {text}", "good")
    for line in fault_lines(scene.texts, found.faults):
        theme.text(f"{ICONS['fault']}  {line}", "fault")
    for line in cautions(scene):
        theme.text(f"{ICONS['warning']}  {line}", "warning")


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
        theme.beside("tokyo-hint", "hint")
        if theme.button("tokyo-hint", icon="hint"):
            scene.look_for_hints()
    theme.beside("tokyo-place", "yes")
    if theme.button("tokyo-place", icon="yes", primary=True, enabled=found.legal):
        scene.take()


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
            _draw_crossings(scene, builder.study.crossings, exit_pays=builder.draft.is_exit)
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
    _draw_crossings(scene, last.crossings, exit_pays=road.is_exit)
    if not (scene.builder.over or state.knocked):
        if state.options.practice == "off":
            name = scene.name(1 - road.owner)
            theme.text(scene.texts("tokyo-judge-next", name=name), "soft")
        if theme.button("tokyo-adjust", icon="edit"):
            scene.adjust()


def _draw_crossings(
    scene: TokyoScene, crossed: Sequence[Crossing], *, exit_pays: bool
) -> None:
    theme = scene.host.theme
    for crossing in crossed:
        pays = crossing.result is Result.QUALIFIES
        icon = ICONS["good"] if pays else ICONS["no"]
        theme.text(f"{icon}  {crossing_sentence(scene.texts, crossing)}", "good" if pays else "ink")
    if exit_pays:
        theme.text(f"{ICONS['good']}  {scene.texts('tokyo-exit-pays')}", "good")
    if not crossed and not exit_pays:
        theme.text(scene.texts("tokyo-judge-none"), "soft")
