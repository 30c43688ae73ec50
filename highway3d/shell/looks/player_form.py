"""The form in which a player chooses name, colour and pattern."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.badges import draw_badge
from highway3d.shell.looks.widgets import ink
from highway3d.table.seating import COLOURS, PATTERNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.looks.theme import Theme
    from highway3d.table.session import Player

LONGEST_NAME = 40
_KIND_EM = 13.0
"""Room for who sits there, in text heights."""


def draw_player_form(
    theme: Theme, players: list[Player], seat: int, kinds: Sequence[str] = ()
) -> list[Player]:
    """Draws one player's line and returns all players as they now are.

    Two players never get the same colour: who had it takes the one that was given up.
    ``kinds`` are the levels of a computer that may sit there.
    """
    player = players[seat]
    look = _look(theme, player, seat)
    imgui.same_line()
    hint = theme.texts("seat-name", number=seat + 1)
    computer = player.computer
    room = -_KIND_EM * theme.em if kinds else -1.0
    name = theme.field(f"name-{seat + 1}", player.name, hint=hint, width=room)[:LONGEST_NAME]
    if kinds:
        imgui.same_line()
        computer = _kind(theme, computer, seat, kinds)
    if (name, look, computer) == (player.name, (player.colour, player.pattern), player.computer):
        return players
    changed = list(players)
    changed[seat] = msgspec.structs.replace(
        player, name=name, colour=look[0], pattern=look[1], computer=computer
    )
    for other, rival in enumerate(players):
        if other != seat and rival.colour == look[0]:
            changed[other] = msgspec.structs.replace(rival, colour=player.colour)
    return changed


def _kind(theme: Theme, computer: str, seat: int, kinds: Sequence[str]) -> str:
    """Who sits there: a person, or a computer of some level."""
    every = ["", *kinds]
    if computer and computer not in every:
        every.append(computer)
    labels = [
        theme.texts(f"computer-{kind}") if kind in kinds else kind or theme.texts("seat-person")
        for kind in every
    ]
    return every[theme.choice(f"kind-{seat + 1}", labels, every.index(computer))]


def _look(theme: Theme, player: Player, seat: int) -> tuple[str, str]:
    popup = f"look-{seat + 1}"
    if _swatch(theme, popup, player.colour, player.pattern):
        imgui.open_popup(popup)
    colour, pattern = player.colour, player.pattern
    if imgui.begin_popup(popup):
        theme.text(theme.texts("seat-colour"), "soft")
        for at, shade in enumerate(COLOURS):
            if at % 4:
                imgui.same_line()
            if _swatch(theme, f"colour-{at + 1}", shade, pattern, chosen=shade == colour):
                colour = shade
        theme.text(theme.texts("seat-pattern"), "soft")
        for at, mark in enumerate(PATTERNS):
            if at % 4:
                imgui.same_line()
            if _swatch(theme, f"pattern-{at + 1}", colour, mark, chosen=mark == pattern):
                pattern = mark
        imgui.end_popup()
    return colour, pattern


def _swatch(theme: Theme, key: str, colour: str, pattern: str, *, chosen: bool = False) -> bool:
    side = 1.68 * theme.em
    at = imgui.get_cursor_screen_pos()
    pressed = imgui.invisible_button(f"##{key}", (side, side), imgui.ButtonFlags_.enable_nav)
    draw = imgui.get_window_draw_list()
    if imgui.is_item_hovered() or chosen:
        shade = ink(palette.EDGE if chosen else palette.SAND)
        draw.add_rect_filled((at.x, at.y), (at.x + side, at.y + side), shade, 0.3 * theme.em)
    inset = 0.17 * theme.em
    draw_badge(draw, at.x + inset, at.y + inset, side - 2 * inset, colour, pattern)
    theme.drawn(key)
    return bool(pressed)
