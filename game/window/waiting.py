"""What is shown while something takes longer than a moment: how far it is, and a button that leaves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import pygame

from game.art import progress
from game.art.ground import table_ground
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, INK2, PAPER, WINE
from game.art.sheet import one_line, paper
from game.store.job import Cancelled, Job
from game.text.messages import say
from game.window import question
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.scene import Scene
from game.window.widgets.labels import label_button

T = TypeVar("T")

AT_ONCE = 0.1
"""Seconds for which a frame waits for work, so that nothing is shown of what is done in a moment."""
PER_SECOND = 20
"""How often the bar is drawn anew, at most."""
BOX = (510.0, 360.0, 900.0, 340.0)
BAR = (BOX[0] + 50, BOX[1] + 168, BOX[2] - 214, 46.0)
SHARE = (BAR[0] + BAR[2] + 14, BAR[1], 100.0, BAR[3])
CANCEL = (BOX[0] + (BOX[2] - 280) / 2, BOX[1] + 242, 280.0, 66.0)


class Work(Generic[T]):
    """Something that is done, and what is to become of it.

    ``done`` takes what came of it, ``failed`` what it raised instead. Neither is called where it was cancelled.
    """

    def __init__(self, act: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        self.job = Job(act)
        self._done, self._failed = done, failed

    def finish(self) -> None:
        """Hand on what came of it, once it has ended."""
        try:
            result = self.job.result
        except Cancelled:
            return
        except Exception as fault:
            self._failed(fault)
        else:
            self._done(result)


def do(
    app: App, what: str, act: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None]
) -> None:
    """Do something that may take long; where it does, it is shown under the name ``what`` how far it is."""
    work = Work(act, done, failed)
    if work.job.ended(AT_ONCE):
        work.finish()
    else:
        app.scenes.push(Waiting(app, what, work))


class Waiting(Scene, Generic[T]):
    """A sheet over what was seen before, until the work has ended or is cancelled."""

    takes_rules = False

    def __init__(self, app: App, what: str, work: Work[T]) -> None:
        super().__init__()
        self.app = app
        self.what = what
        self.work = work
        self._behind: pygame.Surface | None = None
        """What was seen before."""
        self._rest = 0.0
        """Seconds for which the bar is not drawn anew."""
        self._drawn = -1.0
        """How much of the bar is filled as it is drawn."""

    def enter(self) -> None:
        if self.app.scenes.covered(self.app.scenes.scenes[0]):
            self._behind = self.app.surface.copy()
        words = say("window-waiting-cancel")
        self.buttons.replace([label_button("cancel", CANCEL, self.work.job.cancel, words, "cancel")])

    def exit(self) -> None:
        self.work.job.cancel()

    def resized(self) -> None:
        super().resized()
        self._behind = None

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) in (Action.BACK, Action.MENU):
            self.work.job.cancel()
            return True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def update(self, seconds: float) -> None:
        self._rest -= seconds
        if self.work.job.ended():
            self.app.scenes.pop()
            self.app.scenes.waiting.append(self.work.finish)

    @property
    def heading(self) -> str:
        return sentences(say("window-waiting"), self.what)

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        if self._behind is not None:
            surface.blit(self._behind, (0, 0))
        else:
            (w, h), scale = surface.get_size(), screen.scale
            surface.blit(table_ground(scale, w / scale, h / scale), (0, 0))
        question.veil(surface, screen)
        surface.blit(_sheet(self.what, screen.scale), screen.pixel((0, 0)))
        self._fill(surface)
        self.buttons.draw(surface, screen)

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if self._rest > 0 or self.work.job.share == self._drawn:
            return []
        return [self._fill(surface)]

    def _fill(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw the bar and how much of it is filled; the part of the window that is different now."""
        screen, share = self.app.screen, self.work.job.share
        self._rest, self._drawn = 1 / PER_SECOND, share
        box = screen.pixels((BAR[0], BAR[1], SHARE[0] + SHARE[2] - BAR[0], BAR[3]))
        surface.blit(_row(round(share * 100), screen.scale), box)
        return box


@kept(4)
def _sheet(what: str, scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOX)
    x, y, w, _ = BOX
    one_line(canvas, x + 50, y + 66, say("window-waiting"), "display", 38, w - 100, WINE, 54)
    one_line(canvas, x + 50, y + 124, what, "medium", 26, w - 100, INK, 44)
    return canvas.surface()


@kept(4)
def _row(share: int, scale: float) -> pygame.Surface:
    """The bar on its paper, with so many parts of a hundred filled."""
    wide, tall = SHARE[0] + SHARE[2] - BAR[0], BAR[3]
    canvas = Canvas(wide, tall, scale, PAPER)
    canvas.picture(progress.bar(BAR[2], tall, share / 100, scale), 0, 0)
    canvas.text(wide, tall / 2, say("window-waiting-share", share=share), "extra", 26, INK2, "right", "middle")
    return canvas.surface()
