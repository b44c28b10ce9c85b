"""The way to the screen readers of the system: the one place that knows the library and its kinds of adapters."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from rules import system

kit: Any = None
"""The library; None where it is missing."""
with suppress(ImportError):
    import accesskit

    kit = accesskit

SEEN = frozenset({"x11", "wayland", "windows", "cocoa"})
"""The drivers of the display whose windows somebody can see, or have read."""
Activated = Callable[[], Any]
Requested = Callable[[Any], None]


class Adapter:
    """What tells the system of one window. All that it is given to call may be called in another thread."""

    def __init__(self, handle: int, activated: Activated, requested: Requested, gone: Callable[[], None]) -> None:
        """``handle`` is that of the window, which must not be seen yet; ``activated`` gives the first tree when
        somebody begins to read, ``requested`` takes what they want done, ``gone`` is called when nobody reads any more.
        """
        self._system = system.name()
        self._adapter: Any
        if self._system == "windows":
            from accesskit import windows

            self._adapter = windows.SubclassingAdapter(handle, activated, requested)
        elif self._system == "macos":
            from accesskit import macos

            macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = macos.SubclassingAdapter.for_window(handle, activated, requested)
        else:
            from accesskit import unix

            self._adapter = unix.Adapter(activated, requested, gone)

    def update(self, tree: Callable[[], Any]) -> None:
        """Tell of another tree, which is made only where somebody reads."""
        events = self._adapter.update_if_active(tree)
        if events is not None:
            events.raise_events()

    def focus(self, focused: bool) -> None:
        """The window has the keyboard now, or has lost it."""
        if self._system == "linux":
            self._adapter.update_window_focus_state(focused)
        elif self._system == "macos" and (events := self._adapter.update_view_focus_state(focused)) is not None:
            events.raise_events()

    def place(self, position: tuple[int, int], size: tuple[int, int]) -> None:
        """The window lies there on the desktop, in true px."""
        if self._system == "linux":
            (x, y), (w, h) = position, size
            box = kit.Rect(x, y, x + w, y + h)
            self._adapter.set_root_window_bounds(box, box)


def wanted() -> bool:
    """Whether there is a window that could be read."""
    return pygame.display.get_driver() in SEEN


def hides_at_first() -> bool:
    """Whether a window must not be seen before its adapter is there."""
    return kit is not None and wanted() and system.name() != "linux"


def adapter_of(handle: int, activated: Activated, requested: Requested, gone: Callable[[], None]) -> Adapter | None:
    """The adapter of a window; None where the library is missing, or the system cannot have one."""
    if kit is None:
        return None
    # Whatever a system lacks for it, the game goes on without.
    with suppress(Exception):
        return Adapter(handle, activated, requested, gone)
    return None
