"""Vino's task panel: each button that ends something has a place of its own in the row below the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, LEAST, text_width
from game.art.kit.letters import large
from game.play.frame import SIGN
from game.play.panel import BESIDE, Answer, TaskPanel, face
from game.text.messages import say
from game.window.widgets.buttons import Button

GAP = 8.0
CONFIRM = 0.46
"""How much of the row Confirm takes beside the button that passes."""
MOST_BACK = 0.25
"""Of how much of it stepping back may take for its words there."""
ICON, AROUND = 38.0, 20.0
"""The room that the sign before the words of a button takes, and that around the words."""
SHARE = 0.58
"""How much of it the first button takes where nothing is passed."""
OWN = frozenset({"confirm", "show", "pass"}) | BESIDE


class Places(NamedTuple):
    """Where Confirm lies, where one passes (Buy nothing, Done buying, No sale), and where stepping back or letting go
    does."""

    confirm: Box
    passing: Box
    back: Box


class VinoPanel(TaskPanel):
    """Lays out the panel of Vino.

    Confirm is at the left, passing right of it, and stepping back at the end of the row, as a sign where its words find
    no room; with large words Confirm lies above them. None of them ever takes the place of another one, so that no
    second click does what was not meant.
    """

    _passes = False

    def can_pass(self, passes: bool) -> None:
        """Lay out the row of a question that can be passed, or of one that cannot."""
        self._passes = passes

    def row(self, below: Sequence[Answer]) -> tuple[Box, ...]:
        if not self._own(below):
            return (self.area.task_row,) if len(below) == 1 and not large() else super().row(below)
        places = self._places()
        return tuple(_of(one, places) for one in below)

    def in_a_row(self, below: Sequence[Answer]) -> list[Answer]:
        return sorted(below, key=lambda one: one.name in BESIDE) if self._own(below) else super().in_a_row(below)

    def has_sign(self, below: Sequence[Answer]) -> bool:
        if not self._own(below):
            return super().has_sign(below)
        return any(one.name in BESIDE for one in below) and self._places().back.w == SIGN

    def empty(self, below: Sequence[Answer]) -> tuple[Box, ...]:
        """None: grey buttons say what has its place there."""
        return ()

    def button(self, answer: Answer, box: Box, sign: bool) -> Button:
        """Where there is little room for its words a button bears no icon; what cannot be done now is faint."""
        room = box.w - AROUND - text_width(answer.words, "extra", LEAST)
        words, hint = ("", answer.words) if sign else (answer.words, "")
        icon = answer.icon if sign or (room >= ICON and answer.enabled) else ""
        drawn = face(box.w, box.h, words, icon, answer.sort if answer.enabled else "faint", called=answer.words)
        return Button(answer.name, box, drawn, answer.act, answer.enabled, BLEED, answer.why, hint)

    def _own(self, below: Sequence[Answer]) -> bool:
        return all(one.name in OWN for one in below)

    def _places(self) -> Places:
        """The places for the open question."""
        area = self.area.task_row
        if large():
            above, sign = area._replace(y=area.y - area.h - GAP), area._replace(x=area.right - SIGN, w=SIGN)
            return Places(above, area._replace(w=area.w - SIGN - GAP), sign)
        if not self._passes:
            wide = round(area.w * SHARE)
            back = area._replace(x=area.x + wide + GAP, w=area.w - wide - GAP)
            return Places(area._replace(w=wide), Box(area.x, area.y, 0, 0), back)
        need = max(text_width(say(one), "extra", LEAST) for one in ("vino-undo", "vino-clear", "table-cancel"))
        small = need + AROUND + 2 if need + AROUND <= area.w * MOST_BACK else SIGN
        left = area.w - small - GAP
        wide = round((left - GAP) * CONFIRM)
        passing = area._replace(x=area.x + wide + GAP, w=left - wide - GAP)
        return Places(area._replace(w=wide), passing, area._replace(x=area.right - small, w=small))


def _of(one: Answer, places: Places) -> Box:
    if one.name in BESIDE:
        return places.back
    return places.passing if one.name == "pass" else places.confirm
