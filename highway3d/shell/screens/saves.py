"""The games that were kept: unfinished ones to go on with, and those saved by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.screens import Screen
from highway3d.shell.sentences import joined, player_names, record_sentence, save_status
from highway3d.table.files import store

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.looks.layout import Rect
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
                self._part("saves-named", self._named)
                self._part("saves-kept", self._kept)
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
        theme = self.theme
        tall = 5 * theme.em
        at = imgui.get_cursor_screen_pos()
        self._draw_picture(save, (at.x, at.y, 1.5 * tall, tall))
        imgui.dummy((1.5 * tall, tall))
        imgui.same_line()
        imgui.begin_group()
        heading, lines = self._described(save)
        theme.heading(heading, 1.1)
        for line in lines:
            theme.text(line, "fault" if save.fault else "soft")
        self._buttons(key, save)
        imgui.end_group()
        theme.space(0.3)

    def _draw_picture(self, save: Save, box: Rect) -> None:
        art, draw = self.desk.art, imgui.get_window_draw_list()
        picture, corner = store.picture_of(save.path), 0.3 * self.theme.em
        if picture is None or not art.draw_file(draw, picture, box, corner):
            art.draw_card(draw, save.game, box, corner)

    def _buttons(self, key: str, save: Save) -> None:
        theme = self.theme
        if not save.fault:
            if theme.button(f"{key}-open", label=self.texts("open"), icon="open"):
                self.games.go_on(save)
            theme.beside("rename", "edit")
        if save.is_named and not save.fault:
            if theme.button(f"{key}-rename", label=self.texts("rename"), icon="edit"):
                self.desk.show_rename(save, self._read)
            theme.beside("delete", "delete")
        if self.games.is_on_the_table(save):
            theme.text(self.texts("save-here"), "soft")
        elif theme.button(f"{key}-delete", label=self.texts("delete"), icon="delete"):
            heading, lines = self._described(save)
            text = "\n".join([self.texts("delete-ask"), "", heading, *lines])
            self.desk.dialogs.ask("delete-ask", text, lambda: self._delete(save))

    def _described(self, save: Save) -> tuple[str, list[str]]:
        """The heading and the lines of a game: the name that it was given, if any, comes first."""
        texts = self.texts
        if save.fault:
            return save.name, [record_sentence(texts, save.fault)]
        names = player_names(texts, save.players)
        title, players = texts(f"{save.game}-title"), joined(texts, names)
        about = texts(
            "save-about",
            status=save_status(texts, save, names),
            moves=save.moves,
            date=f"{save.saved.astimezone():%Y-%m-%d %H:%M}",
        )
        if save.is_named:
            return save.name, [f"{title} · {players}", about]
        return title, [players, about]

    def _delete(self, save: Save) -> None:
        if picture := store.picture_of(save.path):
            self.desk.art.forget(picture)
        try:
            store.remove(save.path)
        except OSError as error:
            reason = record_sentence(self.texts, error)
            self.desk.say(self.texts("not-deleted", reason=reason), "warning")
        self._read()
