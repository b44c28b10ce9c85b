"""The page of statistics: how many games were played, of which kind, and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game import tally
from game.app import App
from game.scenes import saved_sheet as asking
from game.scenes import statistics_sheet as page
from game.scenes.form import Form
from game.scenes.sheet import notice_bar
from game.screen import Box
from game.tally import Ended
from game.text.messages import say
from game.widgets import faces
from game.widgets.buttons import Button, Buttons
from rules.vino.rules import Vino
from rules.viticulture.options import LEVELS
from rules.viticulture.rules import Viticulture

SEATS = {Viticulture.name: range(2, 7), Vino.name: range(3, 6)}


class StatisticsScene(Form):
    """Shows the statistics, writes them to a file, and forgets them when asked to."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.asking = False
        self.notice, self.good = "", False
        self.games: tuple[Ended, ...] = ()
        self._read()

    def _read(self) -> None:
        try:
            self.games = tally.played()
        except tally.BadTally as fault:
            self.games, self.notice, self.good = (), str(fault), False

    def entry_boxes(self) -> dict[str, Box]:
        return {}

    def all_buttons(self) -> list[Button]:
        if self.asking:
            return [
                self._label("clear-no", asking.ASK_NO, "undo", self._keep),
                self._label("clear-yes", asking.ASK_YES, "cancel", self._clear, True),
            ]
        return self._page_buttons()

    def _page_buttons(self) -> list[Button]:
        found = [self._label("back", page.BACK, "undo", self.back)]
        if self.games:
            found.append(self._label("export", page.EXPORT, "save", self._export))
            found.append(self._label("clear", page.CLEAR, "cancel", self._ask))
        return found

    def _label(self, name: str, box: Box, icon: str, act: Callable[[], None], strong: bool = False) -> Button:
        face = faces.label(say(f"statistics-{name}"), box[2], box[3], icon, strong=strong)
        return Button(name, box, face, act, margin=faces.MARGIN)

    def sheet(self) -> pygame.Surface:
        return page.statistics_sheet(panels_of(self.games), self.app.screen.scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        screen = self.app.screen
        if self.asking:
            Buttons(self._page_buttons()).draw(surface, screen)
            title, words = say("statistics-clear-title"), say("statistics-clear-ask")
            surface.blit(asking.ask_sheet(title, words, self.fault, screen.scale), screen.frame)
            self.buttons.draw(surface, screen)
        elif self.notice:
            x, y, w, h = page.NOTICE
            surface.blit(notice_bar(self.notice, w, h, screen.scale, self.good), screen.pixel((x, y)))

    def _ask(self) -> None:
        self.asking, self.fault, self.notice = True, "", ""
        self.lay()

    def _keep(self) -> None:
        self.asking = False
        self.lay()

    def _clear(self) -> None:
        try:
            tally.clear()
        except OSError as fault:
            self.fault = say("statistics-error", file=str(tally.place()), fault=fault.strerror or str(fault))
            return
        self._read()
        self._keep()

    def _export(self) -> None:
        try:
            self.notice, self.good = say("statistics-exported", file=str(tally.export())), True
        except OSError as fault:
            words = fault.strerror or str(fault)
            self.notice, self.good = say("statistics-error", file=str(fault.filename), fault=words), False
        except tally.BadTally as fault:
            self.notice, self.good = str(fault), False
        self.place()

    def back(self) -> None:
        from game.scenes.saved import SavedScene

        if self.asking:
            self._keep()
        else:
            self.app.scenes.replace(SavedScene(self.app))


def panels_of(games: Sequence[Ended]) -> tuple[page.Panel, ...]:
    """The panels of these games: both games at the table, and alone; none without a game."""
    if not games:
        return ()
    titles = {Viticulture.name: say("window-title-game"), Vino.name: say("window-title-vino")}
    found = []
    for game, icon in ((Viticulture.name, "grape_any"), (Vino.name, "vineyard")):
        of_game = [one for one in games if one.game == game and not one.result]
        bars = tuple(_seats([one for one in of_game if one.seats == seats], seats) for seats in SEATS[game])
        found.append(_panel(icon, say("statistics-table", game=titles[game]), len(of_game), bars))
    alone = [one for one in games if one.result]
    levels = [
        _alone([one for one in alone if one.level == level and not one.challenge], say(f"level-{level}"))
        for level in LEVELS
    ]
    road = _alone([one for one in alone if one.challenge], say("statistics-challenges"))
    title = say("statistics-alone", game=titles[Viticulture.name])
    found.append(_panel("automa_worker", title, len(alone), (*levels, road)))
    return tuple(found)


def _panel(icon: str, title: str, count: int, bars: tuple[page.Bar, ...]) -> page.Panel:
    return page.Panel(icon, title, say("statistics-games", count=count), bars)


def _seats(games: Sequence[Ended], seats: int) -> page.Bar:
    points = round(sum(one.points for one in games) / len(games)) if games else 0
    words = say("statistics-points", count=len(games), points=points)
    return page.Bar(say("statistics-seats", count=seats), len(games), 0, words)


def _alone(games: Sequence[Ended], name: str) -> page.Bar:
    won = sum(one.result == "win" for one in games)
    return page.Bar(name, len(games), won, say("statistics-won", count=len(games), won=won))
