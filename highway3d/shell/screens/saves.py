"""The games that were kept: unfinished ones to go on with, and those saved by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.screens import Screen
from highway3d.shell.sentences import names_of, record_sentence
from highway3d.table.files import store

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.table.files.store import Save


class Saves(Screen):
    """The list, the newest first."""

    name = "saves"

    def __init__(self, desk: Desk, games: Games) -> None:
        super().__init__(desk)
        self.games = games
        self._fresh = True
        self._read()

    def draw(self) -> None:
        """Draws the list."""
        theme = self.theme
        self.backdrop()
        if self._fresh:
            theme.focus("saves")
            self._fresh = False
        with theme.panel("saves", "center", width=38):
            theme.heading(self.texts("saves"), 1.5)
            with theme.body("saves-list", below=3.2):
                self._part("saves-kept", self._kept)
                self._part("saves-named", self._named)
                if not self._kept and not self._named:
                    theme.text(self.texts("saves-none"), "soft")
            theme.space(0.4)
            if theme.button("back", icon="back"):
                self.desk.leave()
            theme.beside("paste", "paste")
            if theme.button("paste", icon="paste", tip=self.texts("paste-tip")):
                self.games.paste()

    def _read(self) -> None:
        self._kept = store.saves(store.autosave_folder())
        self._named = store.saves(store.saves_folder())

    def _part(self, key: str, saves: list[Save]) -> None:
        if saves:
            self.theme.heading(self.texts(key), 1.1)
            for at, save in enumerate(list(saves)):
                imgui.push_id(at)
                self._line(f"{key}-{at + 1}", save)
                imgui.pop_id()
            self.theme.space(0.3)

    def _line(self, key: str, save: Save) -> None:
        theme, desk = self.theme, self.desk
        tall = 3.4 * theme.em
        at = imgui.get_cursor_screen_pos()
        draw = imgui.get_window_draw_list()
        box = (at.x, at.y, 1.5 * tall, tall)
        picture = store.picture_of(save.path)
        if picture is None or not desk.art.draw_file(draw, picture, box, 0.3 * theme.em):
            desk.art.draw_card(draw, save.game, box, 0.3 * theme.em)
        imgui.dummy((box[2], tall))
        imgui.same_line()
        imgui.begin_group()
        with theme.font(bold=True):
            theme.text(self.texts(f"{save.game}-title") if save.game else save.name)
        if save.fault:
            theme.text(record_sentence(self.texts, save.fault), "fault")
        else:
            theme.text(self._about(save), "soft")
        if not save.fault and theme.button(f"{key}-open", label=self.texts("open"), icon="open"):
            self.games.open(save.path)
        if not save.fault:
            theme.beside("delete", "delete")
        if theme.button(f"{key}-delete", label=self.texts("delete"), icon="delete"):
            text = self.texts("delete-ask", name=save.name)
            desk.dialogs.ask("delete-ask", text, lambda: self._delete(save))
        imgui.end_group()
        theme.space(0.3)

    def _about(self, save: Save) -> str:
        return self.texts(
            "save-about",
            players=names_of(self.texts, save.players),
            moves=save.moves,
            date=f"{save.saved.astimezone():%Y-%m-%d %H:%M}",
        )

    def _delete(self, save: Save) -> None:
        picture = store.picture_of(save.path)
        try:
            store.remove(save.path)
            if picture is not None:
                self.desk.art.forget(picture)
                picture.unlink(missing_ok=True)
        except OSError as error:
            reason = record_sentence(self.texts, error)
            self.desk.say(self.texts("not-deleted", reason=reason), "warning")
        self._read()
