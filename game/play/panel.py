"""The task panel: who acts, what is asked, the answers that are buttons, and the row of buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.art.buttons import ButtonLook, button, empty_place, pointed_ring, row_height
from game.art.ground import paper_sheet
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, text_width
from game.art.kit.letters import grown, large
from game.art.task import TaskLook, note_top, task_panel, task_rest
from game.play.frame import Frame
from game.play.session import Session
from game.text.messages import say
from game.text.wording import shorter
from game.window.announcements import sentences
from game.window.screen import Screen
from game.window.widgets.buttons import Button, Face, Look

ROW, GAP = 44.0, 6.0
BESIDE = frozenset({"undo", "cancel"})
"""Buttons with which no question is finished: they never take the place of the one that does."""
SHORT = 290.0
"""Widest words, in design px, of an answer that may stand in two columns, on two lines."""


class Answer(NamedTuple):
    """An answer that is a button: its words, what it does, and how it looks.

    ``why`` tells why it cannot be given now; empty where it can. One that is suggested has a ``number``, and ``more``
    tells what it is good for. ``hint`` says what it does where it is pointed at.
    """

    name: str
    words: str
    act: Callable[[], None]
    icon: str = ""
    sort: str = "row"
    note: str = ""
    why: str = ""
    more: str = ""
    number: int = 0
    hint: str = ""

    @property
    def enabled(self) -> bool:
        """Whether it can be given now."""
        return not self.why


class Asked(NamedTuple):
    """What the panel says. A sheet of answers over the table covers as few as it can of the boxes to ``spare``."""

    look: TaskLook
    answers: tuple[Answer, ...]
    below: tuple[Answer, ...]
    spare: tuple[Box, ...] = ()


def look_of(session: Session, seat: int, title: str, line: str = "", note: str = "", tone: str = "plain") -> TaskLook:
    """What the panel says to a seat, or of it."""
    return TaskLook(
        session.colours[seat], session.names[seat], title, line, note, tone, innkeeper=session.innkeepers[seat]
    )


def face(
    w: float, h: float, words: str, icon: str = "", sort: str = "plain", note: str = "", more: str = "",
    number: int = 0, called: str = "",
) -> Face:  # fmt: skip
    """The face of a button of the table; one without words on it is ``called`` by those it stands for."""

    def draw(look: Look, scale: float) -> pygame.Surface:
        return button(ButtonLook(w, h, words, icon, sort, look, note, more, number), scale)

    chosen = True if sort == "chosen" else None
    return Face(draw, words or called, sentences(note, more) if note else more, chosen)


def ring(w: float, h: float, words: str) -> Face:
    """The face of a button that is drawn already, called by these words: only a ring while it is pointed at."""
    return Face(lambda look, scale: pointed_ring(w, h, look in ("hover", "pressed"), scale), words)


class TaskPanel:
    """Lays out the answers: in the panel, or over the log where they are many, page by page."""

    def __init__(self, changed: Callable[[], None], frame: Callable[[], Frame]) -> None:
        """``changed`` is called when another page is shown, ``frame`` tells the regions of the window."""
        self.changed = changed
        self.frame = frame
        self.page = 0
        self.asked: Asked | None = None
        self.told: tuple[str, ...] = ()
        """What opponents did that stands below the question, in sentences, while no preview takes its place."""
        self.title = ""
        """The question that was asked last."""
        self.long = False
        """Whether the answers lie over the log."""
        self.sheet: Box | None = None
        """Where the answers lie that have no room in the panel: over the log, or else over the hand."""
        self.free = (0.0, 0.0)
        """Top and foot of what is left of the panel between the answers and the note or the row below."""
        self.beside: Box | None = None
        """What is left between the answers and the foot of the panel where the row below has signs only, or nothing."""
        self.bare = False
        """Whether no answers stand between the question and the row below."""
        self.under_title = 0.0
        """Where the line under the question begins."""
        self.over_log = False
        """Whether the panel reaches down over the log, where that lies below it."""

    def tell(self, told: tuple[str, ...]) -> None:
        """Tell these lines of what opponents did below the question."""
        self.told = told

    def reach(self, over_log: bool) -> None:
        """Let the panel reach down over the log, or no longer."""
        self.over_log = over_log

    @property
    def area(self) -> Frame:
        """The regions of the window, with the panel as far down as it reaches."""
        frame = self.frame()
        task, log = frame.task, frame.log
        if not self.over_log or frame.drawer or log.x != task.x:
            return frame
        return frame._replace(task=task._replace(h=log.bottom - task.y))

    def ask(self, asked: Asked, screen: Screen, same: bool = False) -> list[Button]:
        """Show a question; the buttons of its answers. ``same`` keeps the page that is open."""
        self.page = self.page if same else 0
        asked = asked._replace(look=self._with_room(asked.look._replace(low=self._end(asked)), screen))
        buttons = self._answers(asked, screen)
        if self.over_log and self.sheet is not None:
            # Where the answers find no room even so, the log keeps its own.
            self.reach(False)
            return self.ask(asked, screen, same)
        self.asked, self.title = asked, asked.look.title
        below = self.in_a_row(asked.below)
        boxes = self.row(below)
        inside = [] if self.sheet else [button.box[1] + button.box[3] + GAP for button in buttons]
        foot = self._end(asked)
        if asked.look.note:
            foot = self.top_of_note(asked, screen)
        self.bare = not inside
        self.under_title = task_rest(asked.look._replace(line=""), self.area.task, screen.scale) - 8
        self.free = max([task_rest(asked.look, self.area.task, screen.scale), *inside]), foot - 8
        self.beside = self._beside_signs(asked, below, boxes)
        last = len(below) - 1 if self.has_sign(below) else len(below)
        buttons += [self.button(one, box, i == last) for i, (one, box) in enumerate(zip(below, boxes, strict=True))]
        return buttons

    def _with_room(self, look: TaskLook, screen: Screen) -> TaskLook:
        """A question without the line above it, where both find no room over the buttons."""
        low = look.above and task_rest(look, self.area.task, screen.scale) - 8 > look.low
        return look._replace(line="") if low else look

    def _beside_signs(self, asked: Asked, below: Sequence[Answer], boxes: Sequence[Box]) -> Box | None:
        row = self.area.task_row
        if asked.look.note or len(below) > 1 or (below and not self.has_sign(below)):
            return None
        right = boxes[0].x - GAP if boxes else row.right
        return Box(row.x, self.free[0], right - row.x, row.bottom - self.free[0])

    def leave_free(self, top: float, foot: float) -> None:
        """So much is left of the panel, where somebody else has laid the row below."""
        self.free, self.beside = (top, foot), None

    def close(self, screen: Screen) -> list[Button]:
        """Say no more than whose question it was, while nothing is asked."""
        self.long, self.sheet, self.beside = False, None, None
        if self.asked is not None:
            look = self.asked.look._replace(title="", line="", note="")
            self.asked = Asked(look, (), ())
            self.free = task_rest(look, self.area.task, screen.scale), self.area.task_row.bottom
        return []

    def draw(self, surface: pygame.Surface, screen: Screen, cover: Box | None = None) -> None:
        """Draw the panel without its buttons, and the ground of a long list.

        Where ``cover`` will lie over a part of the line under the question, the line waits until it is gone.
        """
        if self.asked is None:
            return
        x, y, _, _ = self.area.task
        foot, look = self._foot(self.asked) if self.asked.look.note else 0, self.asked.look
        if (
            cover is not None
            and cover.meets(self.area.task)
            and cover.y < task_rest(look, self.area.task, screen.scale)
        ):
            look = look._replace(line="")
        surface.blit(task_panel(look, self.area.task, foot, screen.scale), screen.pixel((x - BLEED, y - BLEED)))
        for left, top, w, h in self.empty(self.asked.below):
            surface.blit(empty_place(w, h, screen.scale), screen.pixel((left - BLEED, top - BLEED)))
        if self.sheet is not None:
            x, y, w, h = self.sheet
            surface.blit(paper_sheet(w, h, screen.scale), screen.pixel((x - BLEED, y - BLEED)))

    def _answers(self, asked: Asked, screen: Screen) -> list[Button]:
        answers = asked.answers
        top = task_rest(asked.look, self.area.task, screen.scale)
        foot = self._end(asked)
        room = max(0.0, foot - 4 - top) if not asked.look.note else 0.0
        area = self.area.task_row._replace(y=top, h=room)
        short = all(text_width(shorter(one.words), "bold", grown(21), screen.scale) <= SHORT for one in answers)
        short = short and not any(one.more for one in answers)
        self.long, self.sheet = self.area != self.frame(), None
        if _needs(heights := _heights(answers, area.w, screen.scale)) <= room:
            return _column(answers, area, heights)
        if short and _needs(heights := _rows(answers, area.w, screen.scale)) <= room:
            return _columns(answers, area, heights)
        return self._on_a_sheet(asked, short, screen)

    def _on_a_sheet(self, asked: Asked, short: bool, screen: Screen) -> list[Button]:
        """The answers over the log, or where all have room there only over the hand; else page by page on the larger
        sheet."""
        answers = asked.answers
        log, hand = self.area.log, self.area.hand
        spare = asked.spare if self.frame().drawer else ()
        sheets = (log, hand) if hand.w > log.w else (log,)
        for sheet in sheets:
            self.sheet, self.long = sheet, sheet == log
            placed = _all_on(_inside(sheet), answers, short, screen.scale)
            if placed and spare:
                low = sheet._replace(h=min(sheet.h, max(one.box[1] + one.box[3] for one in placed) - sheet.y + 16))
                self.sheet = self._clear_of(spare, low)
                return _all_on(_inside(self.sheet), answers, short, screen.scale)
            if placed:
                return placed
        largest = max(sheets, key=lambda sheet: sheet.w * sheet.h)
        self.sheet, self.long = self._clear_of(spare, largest), largest == log
        return self._paged(answers, short, screen)

    def _clear_of(self, spare: Sequence[Box], sheet: Box) -> Box:
        """A sheet over the table on the side of it where it covers fewest of these boxes."""
        table, task = self.frame().table, self.area.task
        edge = task.x if sheet.right <= task.x else table.right
        across = sheet._replace(x=table.x + edge - sheet.right)
        return min((sheet, across), key=lambda place: sum(place.meets(one) for one in spare))

    def _paged(self, answers: Sequence[Answer], short: bool, screen: Screen) -> list[Button]:
        """As many of the answers as one page of the sheet holds, and the buttons that turn it."""
        assert self.sheet is not None
        area = _inside(self.sheet)
        left, top, width, _ = area
        foot = max(ROW, grown(24) + 16)
        room = area.h - foot - GAP
        tall = max(_rows(answers, width, screen.scale))
        short = (short or width >= 2 * SHORT) and tall + GAP <= room
        if not short:
            tall = min(max(_heights(answers, width, screen.scale)), room - GAP)
        rows = max(1, int(room // (tall + GAP)))
        size = rows * (2 if short else 1)
        pages = -(-len(answers) // size)
        self.page = min(self.page, pages - 1)
        part = answers[self.page * size : (self.page + 1) * size]
        shown = (_columns if short else _column)(part, area, [tall] * len(part))
        below = top + rows * (tall + GAP)
        first = "" if self.page > 0 else say("table-grey-page-first")
        last = "" if self.page < pages - 1 else say("table-grey-page-last")
        back = Answer("page-back", say("table-page-back"), lambda: self._turn(-1), sort="plain", why=first)
        on = Answer("page-on", say("table-page-on"), lambda: self._turn(1), sort="plain", why=last)
        where = Answer(
            "page", say("table-page", page=self.page + 1, pages=pages), lambda: None, sort="plain",
            why=say("table-grey-page"),
        )  # fmt: skip
        third = (width - 12) / 3
        boxes = [Box(left + i * (third + 6), below, third, foot) for i in range(3)]
        return shown + [_button(answer, box) for answer, box in zip((back, where, on), boxes, strict=True)]

    def top_of_note(self, asked: Asked, screen: Screen) -> float:
        """The upper edge of the note of a question, above the buttons below it, in design px."""
        return note_top(asked.look, self.area.task, self._foot(asked), screen.scale)

    def _foot(self, asked: Asked) -> float:
        """The upper edge of the buttons below the answers, or of their place where there are none."""
        return min((box.y for box in self.row(asked.below)), default=self.area.task_row.y)

    def _end(self, asked: Asked) -> float:
        """Where question and answers end: at the buttons below them, or at the foot of the panel."""
        return min((box.y for box in self.row(asked.below)), default=self.area.task_row.bottom)

    def row(self, below: Sequence[Answer]) -> tuple[Box, ...]:
        """Where the buttons of the row below the answers are, in their order."""
        beside = _beside(below)
        return self.area.task_buttons(len(beside) < len(below), len(beside), self.has_sign(below))

    def in_a_row(self, below: Sequence[Answer]) -> list[Answer]:
        """The buttons of the row as they lie in it: Step back is the last one."""
        return sorted(below, key=lambda one: one.name == "undo")

    def has_sign(self, below: Sequence[Answer]) -> bool:
        """Whether one of the buttons of the row is only a sign: the one beside the first, if no question is finished
        with it, and Step back always."""
        beside = _beside(below)
        undo = any(one.name == "undo" for one in beside)
        return not large() and (undo or (len(beside) == 1 and beside[0].name in BESIDE))

    def empty(self, below: Sequence[Answer]) -> tuple[Box, ...]:
        """The places of the row that are kept for buttons that are not there now."""
        alone = len(below) == 1 and not (large() or self.has_sign(below))
        return self.area.task_buttons(True, 1, True)[1:] if alone else ()

    def button(self, answer: Answer, box: Box, sign: bool) -> Button:
        """The button of an answer in the row; one that is only a ``sign`` tells its words where it is pointed at."""
        return _button(answer, box, sign)

    def _turn(self, by: int) -> None:
        self.page += by
        self.changed()


def _inside(sheet: Box) -> Box:
    """Where the answers lie on a sheet."""
    return Box(sheet.x + 18, sheet.y + 13, sheet.w - 36, sheet.h - 20)


def _all_on(area: Box, answers: Sequence[Answer], short: bool, scale: float) -> list[Button]:
    """All answers in one column or in two, the rows at last no higher than their words; none where they do not fit."""
    if _needs(heights := _heights(answers, area.w, scale)) <= area.h:
        return _column(answers, area, heights)
    for least in (ROW, 0.0) if short or area.w >= 2 * SHORT else ():
        if _needs(heights := _rows(answers, area.w, scale, least)) <= area.h:
            return _columns(answers, area, heights)
    return []


def _beside(below: Sequence[Answer]) -> Sequence[Answer]:
    """The buttons of the row beside the first one, with which the question is finished; all where none finishes it."""
    return below[1:] if below and below[0].name not in BESIDE else below


def _button(answer: Answer, box: Box, sign: bool = False) -> Button:
    """The button of an answer; one that is only a ``sign`` tells its words where it is pointed at."""
    words, hint = ("", answer.words) if sign else (answer.words, answer.hint)
    drawn = face(
        box.w, box.h, words, answer.icon, answer.sort, answer.note, answer.more, answer.number, called=answer.words
    )
    return Button(answer.name, box, drawn, answer.act, answer.enabled, BLEED, answer.why, hint)


def _heights(answers: Sequence[Answer], width: float, scale: float, least: float = ROW) -> list[float]:
    """How high each answer is in a column: all of its words, in the letters that are chosen, and at ``least`` so."""
    looks = [
        ButtonLook(width, 0, one.words, one.icon, "row", note=one.note, more=one.more, number=one.number)
        for one in answers
    ]
    return [max(least, row_height(look, scale)) for look in looks]


def _needs(heights: Sequence[float]) -> float:
    return sum(tall + GAP for tall in heights)


def _column(answers: Sequence[Answer], area: Box, heights: Sequence[float]) -> list[Button]:
    placed, top = [], area.y
    for answer, tall in zip(answers, heights, strict=True):
        placed.append(_button(answer, Box(area.x, top, area.w, tall)))
        top += tall + GAP
    return placed


def _rows(answers: Sequence[Answer], width: float, scale: float, least: float = ROW) -> list[float]:
    """How high the rows of two columns are that hold the answers in their shorter wording."""
    looks = [answer._replace(words=shorter(answer.words)) for answer in answers]
    heights = _heights(looks, (width - 6) / 2, scale, least)
    rows = -(-len(answers) // 2)
    return [max(heights[row::rows]) for row in range(rows)]


def _columns(answers: Sequence[Answer], area: Box, heights: Sequence[float]) -> list[Button]:
    """The answers in their shorter wording, from above in the first column and then in the second, in such rows."""
    wide, rows = (area.w - 6) / 2, -(-len(answers) // 2)
    placed = []
    for i, one in enumerate(answers):
        row = i % rows
        top = area.y + _needs(heights[:row])
        box = Box(area.x + i // rows * (wide + 6), top, wide, heights[row])
        placed.append(_button(one._replace(words=shorter(one.words)), box))
    return placed
