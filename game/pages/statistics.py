"""The page of statistics: how many games were played and how they ended, and what was used in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, get_args

import pygame

from game.art.kit.letters import large
from game.pages import statistics_sheet as page
from game.pages.asking import AskingForm
from game.pages.statistics_uses import card_panels, own_names, vino_panels
from game.store import statistics
from game.store.statistics import Ended
from game.text.faults import fault_words
from game.text.messages import say
from game.window import question
from game.window.app import App
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button
from rules.players.opponent import STRONGEST, WEAKEST
from rules.vino.rules import Vino
from rules.viticulture.options import LEVELS
from rules.viticulture.rules import Viticulture

What = Literal["games", "cards", "vino"]
WHATS: tuple[What, ...] = get_args(What)
ROWS, LARGE_ROWS = 8, 6
"""How many bars a panel has, and with large letters."""
BARS = 6
"""For how many bars a panel of games has room."""
SEATS = {Viticulture.name: range(2, 7), Vino.name: range(3, 6)}


class StatisticsScene(AskingForm):
    """Shows the statistics, writes them to a file, and forgets them when asked to."""

    def __init__(self, app: App, games: Sequence[Ended] = ()) -> None:
        """``games`` are counted instead of those that were played."""
        super().__init__(app, page.NOTICE)
        self.what: What = "games"
        self.page = 0
        self.games = tuple(games)
        if not games:
            self._read()
        self._own = own_names(self.games)

    def settings_changed(self) -> None:
        self._own = own_names(self.games)
        super().settings_changed()

    def _read(self) -> None:
        try:
            self.games = statistics.played()
        except statistics.BadTally as fault:
            self.games = ()
            self.tell(str(fault))

    def entry_boxes(self) -> dict[str, Box]:
        return {}

    def answers(self) -> list[Button]:
        return [
            self._label("clear-no", question.NO, "undo", self.keep),
            self._label("clear-yes", question.YES, "cancel", self.go, True),
        ]

    def page_buttons(self) -> list[Button]:
        found = [self._label("back", page.BACK, "undo", self.back)]
        for index, what in enumerate(WHATS if self.games else ()):
            box = page.tab_box(index)
            act, words = partial(self.show, what), say(f"statistics-{what}")
            found.append(switch_button(f"show-{what}", box, act, words, what == self.what, alone=True))
        for way in (0, 1) if self.pages > 1 else ():
            box, to = page.page_box(way), self.page + 2 * way - 1
            face = faces.sign(("page_back", "page_on")[way], box[2])
            able = 0 <= to < self.pages
            found.append(Button(f"page-{way}", box, face, partial(self.turn, to), able, margin=faces.MARGIN))
        if self.games:
            found.append(self._label("export", page.EXPORT, "save", self._export))
            found.append(self._label("clear", page.CLEAR, "cancel", self._ask))
        return found

    def _label(self, name: str, box: Box, icon: str, act: Callable[[], None], strong: bool = False) -> Button:
        return label_button(name, box, act, say(f"statistics-{name}"), icon, strong=strong)

    def sheet(self) -> pygame.Surface:
        panels = tuple(
            one._replace(bars=one.bars[self.page * one.rows : (self.page + 1) * one.rows]) for one in self.panels()
        )
        pages = say("table-page", page=self.page + 1, pages=self.pages) if self.pages > 1 else ""
        met = self.what == "games" and any(one.opponents for one in self.games)
        note = say("statistics-note-opponents" if met else f"statistics-note-{self.what}")
        return page.statistics_sheet(panels, note, pages, self.app.screen.scale)

    def panels(self) -> tuple[page.Panel, ...]:
        """What is counted, with all bars."""
        rows = LARGE_ROWS if large() else ROWS
        if self.what == "games":
            return panels_of(self.games)
        if self.what == "cards":
            return card_panels(self.games, rows, self._own)
        return vino_panels(self.games, rows)

    @property
    def pages(self) -> int:
        """How many pages the longest panel has."""
        return max((-(-len(one.bars) // one.rows) for one in self.panels()), default=1)

    def show(self, what: What) -> None:
        """Show other statistics."""
        self.what, self.page, self.notice = what, 0, ""
        self.place()

    def turn(self, to: int) -> None:
        """Show another page."""
        self.page, self.notice = to, ""
        self.place()

    def draw_question(self, surface: pygame.Surface) -> None:
        title, words = say("statistics-clear-title"), say("statistics-clear-ask")
        question.draw(surface, self.app.screen, title, words, self.fault)

    def _ask(self) -> None:
        self.asking, self.fault, self.notice = "clear", "", ""
        self.lay()

    def go(self) -> None:
        try:
            statistics.clear()
        except OSError as fault:
            self.fault = say("statistics-error", file=str(statistics.place()), fault=fault_words(fault))
            return
        self._read()
        self.keep()

    def _export(self) -> None:
        try:
            first, second = statistics.export()
            self.tell(say("statistics-exported", file=str(first), other=second.name), good=True)
        except OSError as fault:
            self.tell(say("statistics-error", file=str(fault.filename), fault=fault_words(fault)))
        except statistics.BadTally as fault:
            self.tell(str(fault))
        self.place()

    def leave(self) -> None:
        self.app.scenes.replace(self.app.routes.saved_games())


def panels_of(games: Sequence[Ended]) -> tuple[page.Panel, ...]:
    """The panels of these games: both games at the table, alone, and against opponents if any; none without a game."""
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
    met = [one for one in games if one.opponents]
    if met:
        bars = tuple(_against(met, level) for level in range(WEAKEST, STRONGEST + 1))
        found.append(_panel("wine_red", say("statistics-opponents"), len(met), bars))
    return tuple(found)


def _panel(icon: str, title: str, count: int, bars: tuple[page.Bar, ...]) -> page.Panel:
    most = max(1, *(bar.games for bar in bars))
    return page.Panel(icon, title, say("statistics-count", count=count), bars, BARS, most)


def _seats(games: Sequence[Ended], seats: int) -> page.Bar:
    points = round(sum(one.points for one in games) / len(games)) if games else 0
    words = say("statistics-points", count=len(games), points=points)
    return page.Bar(say("statistics-seats", count=seats), len(games), 0, words)


def _alone(games: Sequence[Ended], name: str) -> page.Bar:
    won = sum(one.result == "win" for one in games)
    return page.Bar(name, len(games), won, say("statistics-won", count=len(games), won=won))


def _against(games: Sequence[Ended], level: int) -> page.Bar:
    met = [one for one in games if str(level) in one.opponents.split()]
    won = sum(one.won in ("people", "both") for one in met)
    return page.Bar(say("statistics-level", level=level), len(met), won, say("statistics-met", count=len(met), won=won))
