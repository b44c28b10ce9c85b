"""The statistics as a cellar book: how many games were played, how they ended, and what was used in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, get_args

import pygame

from game.art import book
from game.art.kit.palette import DECKS, WINE, Colour
from game.art.labels import LABEL_BLEED
from game.pages import paging
from game.pages import statistics_sheet as page
from game.pages.asking import AskingForm
from game.pages.statistics_uses import card_panels, own_names, vino_panels
from game.play.motion import eased
from game.store import statistics
from game.store.statistics import Ended
from game.text.faults import fault_words
from game.text.messages import say
from game.window import question
from game.window.app import App
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import LIT, Button, Face, Look
from game.window.widgets.labels import label_button
from rules.players.opponent import STRONGEST, WEAKEST
from rules.vino.rules import Vino
from rules.viticulture.options import LEVELS
from rules.viticulture.rules import Viticulture

What = Literal["games", "visitors", "orders", "vines", "vino"]
WHATS: tuple[What, ...] = get_args(What)
TABS: dict[What, tuple[str, Colour]] = {
    "games": ("replay", "#9A3F12"),
    "visitors": ("summer", WINE),
    "orders": ("fill_order", DECKS["order"].ground),
    "vines": ("plant", DECKS["vine"].ground),
    "vino": ("compass", "#1F6C86"),
}
"""The signs and inks of the tabs."""
SIGNS = ("level1", "level2", "level3", "level4", "level5")
"""The signs of the levels of a game alone."""
BARS = range(3, 7)
"""For how few and how many rows a page of games has room."""
TURN_SECONDS = 0.35
"""How long it takes to turn a page."""
SEATS = {Viticulture.name: range(2, 7), Vino.name: range(3, 6)}


class StatisticsScene(AskingForm):
    """Shows the statistics, writes them to a file, and forgets them when asked to."""

    covers = True

    def __init__(self, app: App, games: Sequence[Ended] = ()) -> None:
        """``games`` are counted instead of those that were played."""
        super().__init__(app, page.NOTICE)
        self.what: What = "games"
        self.page = 0
        self.games = tuple(games)
        if not games:
            self._read()
        self._own = own_names(self.games)
        self._leaf: tuple[pygame.Surface, bool] | None = None
        """What the book showed before the page that is being turned, and whether it is turned onward."""
        self.age = 0.0
        """For how long that page has been turning, in seconds."""

    @property
    def heading(self) -> str:
        return say("statistics-title")

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._leaf is not None:
            self.age, self.dirty = self.age + seconds, True
            if self.age >= TURN_SECONDS:
                self._leaf = None

    def resized(self) -> None:
        self._leaf = None
        super().resized()

    def settings_changed(self) -> None:
        self._own, self._leaf = own_names(self.games), None
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
        found += [self._tab(index, what) for index, what in enumerate(WHATS if self.games else ())]
        for way in (0, 1) if self.pages > 1 else ():
            box, to = page.page_box(way), self.page + 2 * way - 1
            face = faces.sign(("page_back", "page_on")[way], box.w, paging.words(way))
            able = 0 <= to < self.pages
            found.append(Button(f"page-{way}", box, face, partial(self.turn, to), able, margin=faces.MARGIN))
        if self.games:
            found.append(self._label("export", page.EXPORT, "save", self._export))
            found.append(self._label("clear", page.CLEAR, "cancel", self._ask))
        return found

    def _tab(self, index: int, what: What) -> Button:
        icon, ink = TABS[what]
        words, chosen = say(f"statistics-{what}"), what == self.what

        def face(look: Look, scale: float) -> pygame.Surface:
            return book.tab(book.TabLook(icon, words, ink, chosen, look in LIT), scale)

        drawn = Face(face, words, chosen=chosen)
        return Button(f"show-{what}", book.tab_box(index), drawn, partial(self.show, what), margin=LABEL_BLEED)

    def _label(self, name: str, box: Box, icon: str, act: Callable[[], None], strong: bool = False) -> Button:
        return label_button(name, box, act, say(f"statistics-{name}"), icon, strong=strong)

    def sheet(self) -> pygame.Surface:
        now, scale = self._open(), self.app.screen.scale
        if self._leaf is None:
            return now
        return book.turned(self._leaf[0], now, self._leaf[1], eased(self.age / TURN_SECONDS), scale)

    def _turn(self, onward: bool) -> None:
        """Let a page turn away from what is open now."""
        self._leaf, self.age = None if self.app.settings.calm else (self._open(), onward), 0.0

    def _open(self) -> pygame.Surface:
        """The book as it lies open."""
        spreads = self._spreads()
        left, right = spreads[self.page] if spreads else (None, None)
        pages = say("table-page", page=self.page + 1, pages=len(spreads)) if len(spreads) > 1 else ""
        met = self.what == "games" and any(one.opponents for one in self.games)
        note = self.what if self.what in ("games", "vines", "vino") else "cards"
        words = say("statistics-note-opponents" if met else f"statistics-note-{note}")
        return page.book_sheet(left, right, words, pages, self.app.screen.scale)

    def panels(self) -> tuple[page.Panel, ...]:
        """What is counted under the tab that is open, with all rows."""
        if self.what == "games":
            return panels_of(self.games)
        if self.what == "vino":
            return vino_panels(self.games) if self.games else ()
        summer, winter, orders, vines = card_panels(self.games, self._own)
        if not self.games:
            return ()
        return {"visitors": (summer, winter), "orders": (orders,), "vines": (vines,)}[self.what]

    def _spreads(self) -> list[tuple[page.Panel, page.Panel | None]]:
        """The pages that lie open beside one another, one after the other."""
        panels = self.panels()
        return [spread for at in range(0, len(panels), 2) for spread in spreads_of(*panels[at : at + 2])]

    @property
    def pages(self) -> int:
        """How often the book is open at another place under this tab."""
        return max(1, len(self._spreads()))

    def show(self, what: What) -> None:
        """Show other statistics."""
        if what != self.what:
            self._turn(WHATS.index(what) > WHATS.index(self.what))
        self.what, self.page, self.notice = what, 0, ""
        self.place()

    def turn(self, to: int) -> None:
        """Show another page."""
        self._turn(to > self.page)
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
            self.tell(say("statistics-error", file=str(statistics.tables()), fault=fault_words(fault)))
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
        _alone([one for one in alone if one.level == level and not one.challenge], say(f"level-{level}"), sign)
        for sign, level in zip(SIGNS, LEVELS, strict=True)
    ]
    road = _alone([one for one in alone if one.challenge], say("statistics-challenges"), "campaign")
    title = say("statistics-alone", game=titles[Viticulture.name])
    found.append(_panel("automa_worker", title, len(alone), (*levels, road)))
    met = [one for one in games if one.opponents]
    if met:
        bars = tuple(_against(met, level) for level in range(WEAKEST, STRONGEST + 1))
        found.append(_panel("wine_red", say("statistics-opponents"), len(met), bars))
    return tuple(found)


def spreads_of(first: page.Panel, second: page.Panel | None = None) -> list[tuple[page.Panel, page.Panel | None]]:
    """Two panels side by side, page for page; one alone goes on from the left to the right page, evenly if it ends."""
    half = -(-len(first.bars) // 2)
    if second is None and half <= first.rows:
        first = first._replace(rows=max(BARS[0], half))
    pages = [_pages(first), _pages(second) if second is not None else []]
    if second is None:
        pages = [pages[0][::2], pages[0][1::2]]
    left, right = pages
    count = max(len(left), len(right))
    blank = first._replace(bars=())
    return [(left[at] if at < len(left) else blank, right[at] if at < len(right) else None) for at in range(count)]


def _pages(panel: page.Panel) -> list[page.Panel]:
    """A panel cut into pages; one without rows has a page all the same."""
    starts = range(0, max(1, len(panel.bars)), panel.rows)
    return [panel._replace(bars=panel.bars[at : at + panel.rows]) for at in starts]


def _panel(icon: str, title: str, count: int, bars: tuple[page.Bar, ...]) -> page.Panel:
    rows = min(BARS[-1], max(BARS[0], len(bars)))
    return page.Panel(icon, title, say("statistics-count", count=count), bars, rows)


def _seats(games: Sequence[Ended], seats: int) -> page.Bar:
    points = round(sum(one.points for one in games) / len(games)) if games else 0
    words = say("statistics-points", count=len(games), points=points)
    name, told = say("statistics-seats", count=seats), say("statistics-count", count=len(games))
    return page.Bar(name, len(games), len(games), words, faces=seats, told=told)


def _alone(games: Sequence[Ended], name: str, sign: str) -> page.Bar:
    won = sum(one.result == "win" for one in games)
    return page.Bar(name, len(games), won, say("statistics-won", count=len(games), won=won), sign)


def _against(games: Sequence[Ended], level: int) -> page.Bar:
    met = [one for one in games if str(level) in one.opponents.split()]
    won = sum(one.won in ("people", "both") for one in met)
    words = say("statistics-met", count=len(met), won=won)
    return page.Bar(say("statistics-level", level=level), len(met), won, words, str(level))
