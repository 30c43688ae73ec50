"""The start screen: the games as cards, and the way to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ICONS, ink
from highway3d.shell.screens import Screen
from highway3d.shell.sentences import joined, player_names

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.shell.scene import Pointer


_TITLE = 1.25
"""Height of a card's title, in text heights."""


class Start(Screen):
    """What the program opens with."""

    name = "menu"

    def __init__(self, desk: Desk, games: Games) -> None:
        super().__init__(desk)
        self.games = games
        self._offered = {n: game for n, game in catalogue.games().items() if not game.beside}
        self._tall = 0.0
        self._picture = 0.0
        """How tall the cards' pictures are: what the words and buttons leave them."""

    def draw(self) -> None:
        """Draws title, cards and buttons."""
        theme = self.theme
        self.backdrop()
        with theme.page("menu"):
            width, height = theme.layout.size[0], theme.layout.above_message
            imgui.set_cursor_pos_y(max(theme.layout.gap, (height - self._tall) / 2))
            start = imgui.get_cursor_pos_y()
            roomy = not theme.layout.is_narrow
            self._centred(self.texts("title"), 2.4 if roomy else 1.6, palette.CREAM, bold=True)
            if roomy:
                self._centred(self.texts("tagline"), 1.0, palette.SAND)
            theme.space(0.8 if roomy else 0.3)
            self._continue(width)
            self._cards(width, height)
            theme.space(0.9 if roomy else 0.3)
            self._buttons(width)
            tall = imgui.get_cursor_pos_y() - start
            if abs(tall - self._tall) >= 1:
                self._tall = tall
                self.desk.wake(2)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A new game is one of the first kind."""
        if action == "new" and self._offered:
            self.desk.show_new(next(iter(self._offered.values())))
            return True
        return False

    def _centred(
        self, text: str, size: float, shade: palette.Colour, *, bold: bool = False
    ) -> None:
        theme, room = self.theme, self.theme.layout.size[0]
        with theme.font(size, bold=bold):
            wide = imgui.calc_text_size(text).x
        shrunk = size * min(1.0, (room - 2 * theme.em) / wide)
        with theme.font(shrunk, bold=bold):
            wide = imgui.calc_text_size(text).x
            imgui.set_cursor_pos_x((room - wide) / 2)
            imgui.text_colored(shade, text)

    def _continue(self, width: int) -> None:
        theme = self.theme
        going = self.games.unfinished()
        if going is None:
            return
        names = player_names(self.texts, going.players)
        label = self.texts(
            "continue-game",
            game=self.texts(f"{going.game}-title"),
            players=joined(self.texts, [theme.shortened(name, 9 * theme.em) for name in names]),
            moves=going.moves,
        )
        wide = min(30 * theme.em, width - 4 * theme.em)
        imgui.set_cursor_pos_x((width - wide) / 2)
        ems = wide / theme.em
        if theme.button("continue", label=label, icon="play", chosen=True, width=ems):
            self.games.resume()
        theme.space(0.5)

    def _cards(self, width: int, height: float) -> None:
        theme = self.theme
        gap = 1.1 * theme.em
        count = max(1, min(4, len(self._offered)))
        wide = min(16 * theme.em, (width - 3.4 * theme.em - gap * (count - 1)) / count)
        rows = max(1, -(-len(self._offered) // count))
        left_over = height - 2 * theme.layout.gap - (self._tall - rows * self._picture)
        self._picture = max(0.0, min(0.62 * wide, 0.34 * height, left_over / rows))
        tall = max((self._card_text(name, wide) for name in self._offered), default=0.0)
        left = (width - count * wide - (count - 1) * gap) / 2
        for at, (name, game) in enumerate(self._offered.items()):
            if at % count:
                imgui.same_line(spacing=gap)
            else:
                if at:
                    theme.space(0.7)
                imgui.set_cursor_pos_x(left)
            if self._card(name, wide, self._picture, tall):
                self.desk.show_new(game)

    def _card_text(self, name: str, wide: float) -> float:
        """How tall the words below a card's picture are."""
        pad = 0.8 * self.theme.em
        about = self._about(name)
        tall = imgui.calc_text_size(about, wrap_width=wide - 2 * pad).y if about else 0.0
        return self._title_height(name, wide) + tall + 1.9 * pad

    def _about(self, name: str) -> str:
        """What a card says of its game; where text is largest the form of a new game does."""
        return "" if self.theme.layout.is_narrow else self.texts(f"{name}-about")

    def _title_height(self, name: str, wide: float) -> float:
        with self.theme.font(_TITLE, bold=True):
            room = wide - 1.6 * self.theme.em
            return imgui.calc_text_size(self.texts(f"{name}-title"), wrap_width=room).y

    def _card(self, name: str, wide: float, picture: float, text: float) -> bool:
        theme = self.theme
        at = imgui.get_cursor_screen_pos()
        key = f"new-{name}"
        pressed = imgui.invisible_button(
            f"##{key}", (wide, picture + text), imgui.ButtonFlags_.enable_nav
        )
        lift = 0.18 * theme.em if imgui.is_item_hovered() else 0.0
        x, y, pad, round_ = at.x, at.y - lift, 0.8 * theme.em, 0.8 * theme.em
        draw = imgui.get_window_draw_list()
        theme.shadow(draw, (x, y, wide, picture + text))
        draw.add_rect_filled((x, y), (x + wide, y + picture + text), ink(palette.PAPER), round_)
        if picture:
            self.desk.art.draw_card(draw, name, (x, y, wide, picture), round_)
        spot, inner = (x + pad, y + picture + 0.6 * pad), wide - 2 * pad
        title, about = self.texts(f"{name}-title"), self._about(name)
        size, shade = round(_TITLE * theme.em), ink(palette.WALNUT)
        draw.add_text(theme.bold, size, spot, shade, title, None, inner)
        below = spot[0], spot[1] + self._title_height(name, wide) + 0.2 * pad
        shade = ink(palette.INK)
        draw.add_text(theme.regular, imgui.get_font_size(), below, shade, about, None, inner)
        theme.drawn(key)
        return bool(pressed)

    def _buttons(self, width: int) -> None:
        theme, desk = self.theme, self.desk
        buttons = (
            ("open", "open", desk.show_saves), ("settings", "settings", desk.show_settings),
            ("help", "help", desk.show_help), ("quit", "quit", desk.quit),
        )  # fmt: skip
        labels = [f"{ICONS[icon]}  {self.texts(key)}" for key, icon, _ in buttons]
        widths = [imgui.calc_text_size(label).x + 1.2 * theme.em + 1 for label in labels]
        spacing = imgui.get_style().item_spacing.x
        whole = sum(widths) + spacing * (len(widths) - 1)
        imgui.set_cursor_pos_x(max(theme.em, (width - whole) / 2))
        for at, (key, icon, act) in enumerate(buttons):
            if at:
                theme.beside(key, icon)
            if theme.button(key, icon=icon):
                act()
