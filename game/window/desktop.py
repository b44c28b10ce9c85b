"""The window on the desktop: the one owner of its size, its place and its mode."""

from __future__ import annotations

from contextlib import suppress
from weakref import WeakSet

import pygame
from pygame import Rect

from game.store.settings import LEAST, Mode, Settings
from game.window.adapter import hides_at_first
from game.window.screen import BARS, first_window

SMALLEST = (640, 360)
"""The least window size in true px, but for one that is wished smaller."""
REST = 0.15
"""Seconds a window must keep its new size and place before anything is made of them."""
LOOK = 2.0
"""Seconds between two looks at which screens there are."""
LEAST_SEEN = 0.5
"""The share of a window that must be seen for it to stay where it is when there are other screens."""
TRIES = 3
"""How often a window manager is asked for a place that it does not give at once."""
UNCOVERING = frozenset(
    {
        pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED,
        pygame.WINDOWSIZECHANGED, pygame.WINDOWFOCUSGAINED,
    }
)  # fmt: skip
"""Events after which something else may be seen where the picture was."""
MOVING = frozenset({pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED})
"""Events after which the window may lie elsewhere or have another size."""

WHEEL = frozenset({pygame.BUTTON_WHEELUP, pygame.BUTTON_WHEELDOWN})
"""Buttons as which the wheel is told besides."""


class NoWindow(Exception):
    """The system opens no window of this size; the message is the size."""


class DesktopWindow:
    """The window of the program. All sizes and places are in true px, places without the frame in the whole desktop.

    ``size`` and ``place`` are those that the window has, or comes back to, when it is neither maximised nor fills a
    screen; ``place`` is None as long as the system has not told it. ``covered`` is whether something else may be seen
    where the picture was.
    """

    def __init__(self, title: str, settings: Settings, wish: tuple[int, int] | None = None) -> None:
        """Open the window ``wish`` large, else as the settings remember it, else fitting the screen.

        What is remembered is brought onto a screen that is there and has room for it. Raises NoWindow.
        """
        self.mode: Mode = settings.mode
        self.maximised = settings.maximised
        self.covered = True
        self._wished = wish is not None
        self._minimised = False
        self._rest, self._tries = REST, TRIES
        self._restored = self._changing = False
        self._look, self._sizes = LOOK, pygame.display.get_desktop_sizes()
        self._last = Rect(0, 0, 0, 0)
        """Where the window lay when it was last at rest."""
        self._screens = screens_now()
        """The screens that are known; of one that the window has filled more is known than of all others."""
        before = Rect(settings.place, wish or settings.window or SMALLEST) if settings.place else None
        home = before and _most_of(before, self._screens)
        screen = home or _under_pointer(self._screens)
        size = wish or settings.window or first_window(screen.size)
        box = before if before and home else in_middle(size, screen)
        box = box if self._wished else fitted(box, screen)
        self.size = box.size
        self.place: tuple[int, int] | None = box.topleft if home else None
        self._window = self._opened(title, screen)
        _opened_before.add(self)

    def _opened(self, title: str, screen: Rect) -> pygame.Window:
        full = self.mode != "window"
        size = screen.size if full else self.size
        place = screen.topleft if full else self.place or (pygame.WINDOWPOS_UNDEFINED, pygame.WINDOWPOS_UNDEFINED)
        for earlier in tuple(_opened_before):
            # One that is not seen takes the focus from no other when it goes; it may have gone with the video system.
            with suppress(pygame.error):
                earlier._window.hide()
        self._shows = hides_at_first()
        try:
            window = pygame.Window(
                title,
                size,
                place,
                resizable=True,
                fullscreen_desktop=self.mode == "fullscreen",
                borderless=self.mode == "borderless",
                maximized=self._maximises and not self._shows,
                hidden=self._shows,
            )
            window.get_surface()
        except (pygame.error, MemoryError):
            raise NoWindow(f"{size[0]}x{size[1]}") from None
        window.minimum_size = (min(SMALLEST[0], self.size[0]), min(SMALLEST[1], self.size[1]))
        return window

    @property
    def _maximises(self) -> bool:
        """Whether the window is opened as large as bars leave the screen."""
        return self.mode == "borderless" or (self.maximised and self.mode == "window")

    @property
    def handle(self) -> int:
        """What the system calls the window."""
        return int(self._window.handle)

    def appear(self) -> None:
        """Let the window be seen, if it was not before: screen readers have been told of it."""
        if self._shows:
            self._window.show()
            if self._maximises:
                self._window.maximize()
        self._shows = False

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on: as large as the window is now."""
        return self._window.get_surface()

    @property
    def sliver(self) -> bool:
        """Whether it is too narrow: what is drawn for it would be nothing, or longer than any memory holds."""
        return min(self.surface.get_size()) < LEAST

    def call(self, title: str) -> None:
        """What the desktop calls the window."""
        self._window.title = title

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture that the desktop shows for the window."""
        self._window.set_icon(icon)

    def flip(self) -> None:
        """Let all be seen that was drawn."""
        self._window.flip()
        self.covered = False

    def cover(self) -> None:
        """All that is seen must be drawn again."""
        self.covered = True

    def close(self) -> None:
        """Take the window off the desktop, and with it all that nobody has closed."""
        for one in (self, *_opened_before):
            # One that outlived the video system would take a window of the next one with it when it is forgotten.
            with suppress(pygame.error):
                one._window.destroy()
        _opened_before.clear()

    def concerns(self, event: pygame.event.Event) -> bool:
        """Whether an event is neither about another window, which may be gone already, nor the wheel as a button."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in WHEEL:
            return False
        about_windows = pygame.WINDOWSHOWN <= event.type <= pygame.WINDOWDISPLAYCHANGED
        return not about_windows or event.dict.get("window", self._window) is self._window

    def hear(self, event: pygame.event.Event) -> None:
        """Take note of what has become of the window."""
        if event.type in UNCOVERING:
            self.covered = True
        if event.type in MOVING:
            self._rest = REST
        if event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED):
            self._minimised = False
            self._restored = event.type == pygame.WINDOWRESTORED
            self.maximised |= self.mode == "window" and not self._restored

    def settle(self, seconds: float) -> bool:
        """Let time pass; True when the window has come to rest where it is seen with some size, old or new."""
        self._look_at_screens(seconds)
        if self._rest <= 0 or self._minimised:
            return False
        self._rest -= seconds
        if self._rest > 0:
            return False
        self._look_whether_maximised()
        self._put_right()
        self._note()
        return not self.sliver

    def show(self, mode: Mode) -> None:
        """Let the window fill the screen on which it is, all of it or what bars leave, or come back from that."""
        if mode == self.mode:
            return
        self._note()
        before, self.mode = self.mode, mode
        screen = self._box()
        if before == "fullscreen":
            self._window.set_windowed()
        elif before == "borderless":
            self._window.restore()
        if self._window.borderless != (mode == "borderless"):
            self._window.borderless = mode == "borderless"
        if mode == "fullscreen":
            self._window.set_fullscreen(True)
        elif mode == "borderless":
            self._window.maximize()
        else:
            self._come_back(screen)
        self._rest, self._tries, self._changing, self.covered = REST, TRIES, True, True

    def keep(self, settings: Settings) -> None:
        """Write into the settings how the window is to be opened the next time."""
        self._note()
        box = Rect(self.place or (0, 0), self.size)
        if self.place and self.mode != "window" and not self._minimised:
            box = fitted(box, self._box())
        settings.window, settings.maximised = box.size, self.maximised
        settings.place = box.topleft if self.place else None

    def _look_at_screens(self, seconds: float) -> None:
        """Come onto a screen that is there when the one is taken away on which the window lay."""
        self._look -= seconds
        if self._look > 0:
            return
        self._look, before, self._sizes = LOOK, self._sizes, pygame.display.get_desktop_sizes()
        if self._sizes == before or self.mode != "window" or self.maximised or self._minimised:
            return
        self._screens, box = screens_now(), self._box()
        screen = _most_of(box, self._screens) or _under_pointer(self._screens)
        seen = box.clip(screen)
        if seen.w * seen.h < LEAST_SEEN * box.w * box.h:
            box = fitted(box, screen)
            self.size, self.place = box.size, box.topleft
            self._put(box)
            self._rest, self._tries, self.covered = REST, TRIES, True

    def _look_whether_maximised(self) -> None:
        # A window counts as restored as well while it changes its mode, and when it is seen again where it was.
        if self._restored and not self._changing and self.mode == "window" and self._box() != self._last:
            self.maximised = False
        self._restored, self._changing, self._last = False, False, self._box()

    def _come_back(self, screen: Rect) -> None:
        """Be a window again on a screen that was filled."""
        box = fitted(Rect(self.place, self.size) if self.place else in_middle(self.size, screen), screen)
        self.size, self.place, self._screens = box.size, box.topleft, [screen]
        self._put(box)
        if self.maximised:
            self._window.maximize()

    def _put_right(self) -> None:
        """Ask once more for the place that the window manager has not given, or for one on a screen."""
        if self._tries <= 0 or self.mode == "fullscreen" or (self.mode == "window" and self.maximised):
            self._tries = 0
            return
        self._tries -= 1
        now = self._box()
        screen = _most_of(now, self._screens)
        wanted = Rect(self.place or now.topleft, self.size)
        if self.mode == "borderless":
            # Without a window manager nobody has made it larger.
            wanted = screen if screen and now == wanted else now
        elif screen and not self._wished and not screen.contains(wanted):
            wanted = in_middle(first_window(screen.size), screen)
        if wanted == now:
            self._tries = 0
        else:
            self._put(wanted)
            self._rest = REST

    def _note(self) -> None:
        """Remember the size and the place to which the window comes back, once it has come to lie there."""
        size = self._window.size
        if self._tries or self.mode != "window" or self.maximised or self._minimised or min(size) < LEAST:
            return
        if size != self.size:
            self.size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        self.place = self._window.position

    def _box(self) -> Rect:
        return Rect(self._window.position, self._window.size)

    def _put(self, box: Rect) -> None:
        self._window.size = box.size
        self._window.position = box.topleft


_opened_before: WeakSet[DesktopWindow] = WeakSet()
"""The windows that nobody has closed; one is seen at a time."""


def screens_now() -> list[Rect]:
    """Where the screens lie on the desktop; at least one."""
    found = []
    for number, size in enumerate(pygame.display.get_desktop_sizes()):
        # Only a window tells where a screen is: one of its size in its middle begins at its corner.
        middle = pygame.WINDOWPOS_CENTERED | number
        probe = pygame.Window("", size, (middle, middle), hidden=True, borderless=True)
        found.append(Rect(probe.position, size))
        probe.destroy()
    return found


def in_middle(size: tuple[int, int], screen: Rect) -> Rect:
    """A window of this size in the middle of a screen."""
    box = Rect((0, 0), size)
    box.center = screen.center
    return box


def fitted(box: Rect, screen: Rect) -> Rect:
    """A window as it is where the screen holds it; else in its middle, with room for the frame and for bars."""
    if screen.contains(box):
        return box
    roomy = box.w <= screen.w and box.h <= screen.h - BARS
    return in_middle(box.size if roomy else first_window(screen.size), screen)


def _most_of(box: Rect, screens: list[Rect]) -> Rect | None:
    """The screen on which most of a window is seen; None where nothing of it is."""
    areas = {number: part.w * part.h for number, screen in enumerate(screens) if (part := box.clip(screen))}
    return screens[max(areas, key=lambda number: areas[number])] if areas else None


def _under_pointer(screens: list[Rect]) -> Rect:
    """The screen that somebody looks at: the one of the pointer, or the first."""
    pointer = pygame.mouse.get_pos(desktop=True)
    return next((screen for screen in screens if screen.collidepoint(pointer)), screens[0])
