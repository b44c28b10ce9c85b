"""The page of saved games and replays: what there is, with pictures, and what is done with a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

import pygame

from game import paths
from game.pages import paging
from game.pages import saved_sheet as page
from game.pages.asking import AskingForm
from game.pages.saved_pictures import SavedPictures
from game.pages.saved_words import facts_of, game_of, line_of, seats_of, title_of
from game.store import records, shelf
from game.store.kept_game import KeptGame
from game.store.shelf import Place, SavedGame
from game.text.faults import fault_words
from game.text.messages import say
from game.window import question, waiting
from game.window.app import App
from game.window.opening import open_game, reading
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button

Asking = Literal["", "delete", "empty", "export", "import"]
WRITES: frozenset[Asking] = frozenset({"export", "import"})
"""What is asked with an entry for a path."""


class SavedScene(AskingForm):
    """Lists the games of one place, one of them in large; continues, replays, moves, exports and takes in games."""

    longest = 400

    def __init__(self, app: App, place: Place = "going") -> None:
        super().__init__(app, page.NOTICE)
        self.where: Place = place
        self.all: dict[Place, list[SavedGame]] = {one: [] for one in shelf.PLACES}
        self.asking: Asking = ""
        self.chosen: Path | None = None
        self.first = 0
        """The first game of the list that is seen."""
        self.pictures = SavedPictures()
        self.words = {"search": "", "path": ""}
        self.look_up()

    def look_up(self) -> None:
        """Read which games there are."""
        for place in shelf.PLACES:
            try:
                self.all[place] = shelf.found(place)
            except OSError as fault:
                self.all[place] = []
                self.tell(say("window-error-saves", folder=str(paths.save_folder()), fault=fault_words(fault)))

    def settings_changed(self) -> None:
        # What is known of games is kept in words.
        self.look_up()
        super().settings_changed()

    def listed(self) -> list[SavedGame]:
        """The games of the place that have the words looked for."""
        words = self.words["search"]
        return [one for one in self.all[self.where] if shelf.has_words(words, f"{title_of(one)} {line_of(one)}")]

    @property
    def heading(self) -> str:
        return say("saved-title")

    @property
    def shown(self) -> SavedGame | None:
        """The game that is shown in large; None where none is listed."""
        listed = self.listed()
        return next((one for one in listed if one.path == self.chosen), listed[0] if listed else None)

    def entry_boxes(self) -> dict[str, Box]:
        if self.asking:
            return {"path": question.ENTRY} if self.asking in WRITES else {}
        return self.page_entries()

    def page_entries(self) -> dict[str, Box]:
        return {"search": page.SEARCH}

    def page_buttons(self) -> list[Button]:
        found, listed = [], self.listed()
        rows = page.rows(len(listed))
        self.first = min(self.first, max(0, (len(listed) - 1) // rows * rows))
        for index, place in enumerate(shelf.PLACES):
            box = page.tab_box(index)
            words = say("saved-place", place=place, count=len(self.all[place]))
            act, chosen = partial(self.show, place), place == self.where
            found.append(switch_button(f"place-{place}", box, act, words, chosen, alone=True))
        for index, kept in enumerate(listed[self.first : self.first + rows]):
            found.append(self._row(page.row_box(index, rows), kept))
        found.append(self._label("back", page.BACK, "undo", self.back))
        found.append(self._label("import", page.IMPORT, "load", lambda: self._ask("import")))
        found.append(self._label("statistics", page.STATISTICS, "stats", self._statistics))
        found += paging.buttons(page.PAGES, self.first, rows, len(listed), self._turn)
        return found + self._act_buttons()

    def _act_buttons(self) -> list[Button]:
        kept, found = self.shown, []
        acts = self._acts(kept) if kept is not None else ()
        for index, (name, words, icon, act) in enumerate(acts):
            box = page.act_box(index, len(acts))
            if index:
                found.append(switch_button(name, box, act, words, icon=icon))
            else:
                found.append(label_button(name, box, act, words, icon, strong=True))
        return found

    def _acts(self, kept: SavedGame) -> tuple[tuple[str, str, str, Callable[[], None]], ...]:
        """What can be done with a game: name, words, icon and act."""
        if kept.place == "bin":
            return (
                ("put-back", say("saved-put-back"), "restart", lambda: self._put_back(kept)),
                ("empty", say("saved-empty"), "cancel", lambda: self._ask("empty")),
            )
        opened = ("open", say("saved-open", place=kept.place), "play_btn", lambda: self._open(kept))
        replay = ("replay", say("saved-replay"), "replay", lambda: self._replay(kept))
        rest = (
            ("export", say("saved-export"), "save", lambda: self._ask("export")),
            ("delete", say("saved-delete"), "cancel", lambda: self._ask("delete")),
        )
        if kept.over:
            return (replay, (opened[0], opened[1], "eye", opened[3]), *rest)
        return (opened, *rest)

    def _label(self, name: str, box: Box, icon: str, act: faces.Act, strong: bool = False, words: str = "") -> Button:
        return label_button(name, box, act, words or say(f"saved-{name}"), icon, strong=strong)

    def _row(self, box: Box, kept: SavedGame) -> Button:
        shown = self.shown
        chosen = shown is not None and shown.path == kept.path
        face = page.row_face(page.Row(self.picture(kept), title_of(kept), line_of(kept), chosen), box[3])
        return Button(f"row-{kept.path.stem}", box, face, lambda: self.choose(kept), margin=faces.MARGIN)

    def answers(self) -> list[Button]:
        no = say("saved-keep" if self.asking == "delete" else "saved-cancel")
        yes, icon = say(f"saved-{self.asking}-yes"), {"export": "save", "import": "load"}.get(self.asking, "cancel")
        if self._gives_up:
            yes = say("campaign-give-up-yes")
        return [
            self._label("no", question.NO, "undo", self.keep, words=no),
            self._label("yes", question.YES, icon, self.go, strong=True, words=yes),
        ]

    def picture(self, kept: SavedGame) -> pygame.Surface | None:
        """The picture of a game as far as it has been read."""
        return self.pictures.of(kept)

    def _seen(self) -> list[SavedGame]:
        shown, listed = self.shown, self.listed()
        return ([shown] if shown else []) + listed[self.first : self.first + page.rows(len(listed))]

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.pictures.look(self._seen()):
            self.place()

    def pause(self) -> None:
        super().pause()
        self.pictures.stop()

    def exit(self) -> None:
        super().exit()
        self.pictures.stop()

    def sheet(self) -> pygame.Surface:
        scale, listed, shown = self.app.screen.scale, self.listed(), self.shown
        empty = ""
        if not listed:
            empty = say("saved-none-found") if self.all[self.where] else say("saved-none", place=self.where)
        sheet = page.list_sheet(empty, shown is not None, scale)
        if shown is None:
            return sheet
        sheet = sheet.copy()
        told = game_of(shown), seats_of(shown), facts_of(shown)
        sheet.blit(page.shown_sheet(self.picture(shown), *told, scale), (0, 0))
        return sheet

    def draw_question(self, surface: pygame.Surface) -> None:
        question.draw(surface, self.app.screen, *self._question(), self.fault, self.asking in WRITES)

    def _question(self) -> tuple[str, str]:
        """What is asked: title and words."""
        shown = self.shown
        if self._gives_up and shown is not None and shown.awaiting is not None:
            title = say("campaign-give-up-title", n=shown.awaiting.progress.challenge)
            return title, say("campaign-give-up-ask")
        what = title_of(shown) if shown else ""
        words = say(f"saved-{self.asking}-ask", what=what, count=len(self.all["bin"]))
        return say(f"saved-{self.asking}-title"), words

    @property
    def _gives_up(self) -> bool:
        """Whether what is asked about is the game whose end a campaign waits for, which counts as lost by it."""
        shown = self.shown
        return self.asking == "delete" and shown is not None and shown.awaiting is not None

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self._take_in(Path(event.file))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.notice = ""
        if event.type == pygame.MOUSEWHEEL and not self.asking:
            self._turn(-event.y * page.rows(len(self.listed())))
            return True
        return super().handle(event)

    def rewritten(self, name: str) -> None:
        if name == "search":
            self.keep_words()
            self.first = 0
            self.place()

    def show(self, place: Place) -> None:
        """List the games of a place."""
        self.where, self.first, self.chosen, self.notice = place, 0, None, ""
        self.place()

    def choose(self, kept: SavedGame) -> None:
        """Show a game in large."""
        self.chosen, self.notice = kept.path, ""
        self.place()

    def _turn(self, by: int) -> None:
        if 0 <= self.first + by < len(self.listed()):
            self.first += by
            self.place()

    def _ask(self, what: Asking) -> None:
        self.keep_words()
        self.asking, self.fault, self.notice = what, "", ""
        if what in WRITES:
            self.words["path"] = str(usual_place(what))
        self.lay()

    def go(self) -> None:
        self.keep_words()
        kept = self.shown
        try:
            path = shelf.typed(self.words["path"], usual_place(self.asking)) if self.asking in WRITES else Path()
        except shelf.BadPlace as wrong:
            self.fault, self.dirty = str(wrong), True
            return
        if self.asking == "import":
            self._take_in(path)
        elif self.asking == "empty":
            self._done(shelf.empty_bin, paths.save_folder() / shelf.BIN, "saved-error-move")
        elif kept is not None and self.asking == "delete":
            self._throw_away(kept)
        elif kept is not None and self.asking == "export":
            self._export(kept, path)

    def _throw_away(self, kept: SavedGame) -> None:
        def thrown() -> None:
            self.app.unsaved.check(kept.path)
            shelf.throw_away(kept)

        self._done(thrown, kept.path, "saved-error-move")

    def _export(self, kept: SavedGame, path: Path) -> None:
        def exported() -> str:
            self.app.unsaved.check(kept.path)
            return say("saved-exported", file=str(shelf.export(kept, path)))

        self._done(exported, path, "saved-error-export")

    def _put_back(self, kept: SavedGame) -> None:
        self._done(lambda: shelf.put_back(kept), kept.path, "saved-error-move")

    def _take_in(self, path: Path) -> None:
        def taken() -> str:
            return say("saved-imported", count=len(shelf.take_in(path)), file=str(path))

        self._done(taken, path, "saved-error-import")

    def _done(self, act: Callable[[], str | None], path: Path, fault: str) -> None:
        """Do something with files and say what became of it; a question stays open where it could not be done."""

        def done(told: str | None) -> None:
            self.asking, self.fault = "", ""
            self.tell(told or "", good=True)
            self.look_up()
            self.lay()

        def failed(wrong: Exception) -> None:
            if isinstance(wrong, records.BadRecord | shelf.BadPlace):
                self.fault = str(wrong)
            elif isinstance(wrong, OSError | ValueError):
                self.fault = say(fault, file=str(path), fault=fault_words(wrong))
            else:
                raise wrong
            if not self.asking:
                self.tell(self.fault)
            self.look_up()
            self.lay()

        self.pictures.stop()
        waiting.do(self.app, reading(path), act, done, failed)

    def _statistics(self) -> None:
        self.app.scenes.replace(self.app.routes.statistics())

    def _open(self, kept: SavedGame) -> None:
        open_game(self.app, kept.path, lambda fault: self.tell(str(fault)))

    def _replay(self, kept: SavedGame) -> None:
        def done(game: KeptGame) -> None:
            self.app.scenes.push(self.app.routes.replay(game))

        def failed(fault: Exception) -> None:
            if not isinstance(fault, records.BadRecord):
                raise fault
            self.tell(str(fault))

        waiting.do(self.app, reading(kept.path), lambda: KeptGame(shelf.read(kept)), done, failed)

    def resume(self) -> None:
        self.look_up()
        super().resume()

    def leave(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


def usual_place(asking: Asking) -> Path:
    """The folder that is proposed for a game that is written or taken in."""
    return paths.documents_folder() if asking == "export" else shelf.import_folder()
