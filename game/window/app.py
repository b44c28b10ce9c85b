"""The window: opens it, feeds the scenes with events and time, and draws when something has changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import pygame

from game import paths
from game.art.ground import table_ground
from game.art.kit import cache, contrast, icons, letters
from game.art.kit.raster import raster
from game.sound.sounds import Sounds
from game.store.settings import TEXT_SIZES, LastTable, Settings, kept_settings, save_settings
from game.store.unsaved import Unsaved
from game.text import messages
from game.text.faults import fault_words
from game.text.languages import speak
from game.text.messages import say
from game.text.told import Sentence
from game.window.aloud import Aloud
from game.window.announcements import Announcements
from game.window.bindings import mend, name_keys
from game.window.controllers import Pads
from game.window.desktop import DesktopWindow
from game.window.display import open_display
from game.window.input import ACTION, LEADS, Action, Input, action_of, pressed_key
from game.window.reader import Reader
from game.window.routes import Routes
from game.window.scene import Scene, SceneStack
from game.window.screen import SMALL, Screen

FRAMES_PER_SECOND = 60
LONGEST_FRAME = 0.25
"""No frame lasts for more seconds of those that are seen to pass: while a computer slept nothing was to be seen."""
PATIENCE = 0.01
"""Seconds after which the rest of what is new in a picture is drawn in the next frame."""
SOON = 15
"""So many frames a picture may take before the pointer tells that it is being drawn."""
LEISURE = 0.006
"""After so many seconds a frame makes nothing ready that will be needed later."""
READ_SECONDS = 0.003
"""How long a frame at rest may get words ready that will be said later."""
COARSEST = 0.125
"""True px of a design px of the wood around the picture, however narrow the window is."""
KEY_REPEAT = (350, 40)
"""Milliseconds after which a held key moves on, and then moves on again."""


class App:
    """The program while it runs: one window, one stack of scenes, one clock."""

    notice = Sentence()
    """What the next page that shows notices has to say."""
    _unkept = Sentence()
    """That the settings could not be written, as long as that is so."""

    def __init__(
        self,
        routes: Callable[[App], Routes],
        window: tuple[int, int] | None = None,
        settings: Settings | None = None,
        language: str = "",
    ) -> None:
        """Open the window, ``window`` true px large, else as in the settings, else fitting the screen.

        ``routes`` makes the scenes of the program for this window. ``language`` is chosen for the settings, if any.
        Raises NoDisplay, NoWindow.
        """
        self.routes = routes(self)
        self.notice = ""
        self.settings = settings if settings is not None else self._kept_settings()
        self.settings.language = language or self.settings.language
        self._language = ""
        """The language that was taken up from the settings."""
        self._speak()
        self.scenes = SceneStack()
        self.announcements = Announcements()
        self.set_up: dict[str, LastTable] = {}
        """How the new-game page of each game was left, the last one at the end; forgotten when the program ends."""
        self.unsaved = Unsaved()
        """The games that were left while lines of them wait."""
        self._last_question: Scene | None = None
        self._silent: Scene | None = None
        """What tells that nothing can read aloud."""
        self.sounds = Sounds(self.settings)
        self.aloud = Aloud(self.settings, self.announcements)
        self.clock = pygame.time.Clock()
        self.patience: float | None = None
        """How long a frame may draw what is new in its picture, in seconds; without it as long as it takes."""
        self.busy = False
        """Whether the pointer tells that there is something to wait for."""
        self._laid = (0, 0)
        """The size of the window for which all is laid out."""
        self._screen: Screen
        open_display()
        self.window = DesktopWindow(say("window-title"), self.settings, window)
        self.reader = Reader(self.window, self.announcements, self.scenes.settings_changed, lambda: self.aloud.listens)
        self.window.appear()
        self.window.set_icon(raster(64, 64, 64 / icons.GRID, icons.drawing("grape_red")))
        self._lay()
        self.notice = f"{self.notice} {mend(self.settings)}".strip()
        self.input, self.pads = Input(self.settings.keys, self.settings.buttons), Pads()
        name_keys(self.settings)
        self._writing = True
        self._hear_text(False)

    def begin(self, first: Scene | None = None) -> None:
        """Show the first scene; without it what waits to be shown."""
        if first is not None:
            self.scenes.push(first)
        self.scenes.settle()
        self.step(0.0)

    def run(self) -> int:
        """Go on until no scene is left; the exit code of the program."""
        self.patience = PATIENCE
        while self.scenes.scenes:
            passed = self.clock.tick(0 if self.scenes.unfinished else FRAMES_PER_SECOND) / 1000
            self.step(min(passed, LONGEST_FRAME))
        self.close()
        return 0

    def step(self, seconds: float) -> None:
        """One frame: events, time, picture; what will be needed later is made ready where the frame has time left."""
        begun = perf_counter()
        for event in pygame.event.get():
            self._handle(event)
        for action in self.input.update(seconds):
            self.scenes.handle(action)
        self._hear_text(self.scenes.writing)
        if self.window.settle(seconds) and self.surface.get_size() != self._laid:
            self._lay()
            self._resized()
        self._catch_up(seconds)
        if self.aloud.changed():
            self.scenes.redraw()
            if self.aloud.fell_silent:
                self._tell_silence()
        self.scenes.update(seconds, self.settings.calm)
        if (top := self.scenes.top) is not None:
            self.aloud.follow(top, seconds)
        drawn = not self.window.sliver and self._draw()
        self.reader.update(seconds, self.scenes, self.screen, drawn)
        self._show_if_busy()
        time_left = not self.scenes.unfinished and perf_counter() - begun < LEISURE
        at_rest = not drawn and not any(scene.dirty for scene in self.scenes.visible())
        reads = time_left and at_rest and self.patience is not None and messages.read_on(READ_SECONDS)
        silent = self.sounds.fault
        self.sounds.update(seconds, time_left and not reads)
        if self.sounds.fault != silent:
            for scene in self.scenes.scenes:
                scene.sound_changed()

    def _draw(self) -> bool:
        """Draw what has changed and let it be seen; False when there is no new picture."""
        if self.window.covered:
            self.scenes.redraw()
        self._draw_around()
        drawn = self.reader.draw(self.scenes, self.screen.surface, self.patience)
        if drawn or self.scenes.refresh(self.screen.surface):
            self.window.flip()
        return drawn

    def _show_if_busy(self) -> None:
        """Let the pointer tell that the next picture is being drawn when that takes long."""
        if (busy := self.scenes.unfinished > SOON) != self.busy:
            self.busy = busy
            # Some screens have no such pointers.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_WAIT if busy else pygame.SYSTEM_CURSOR_ARROW)

    def _draw_around(self) -> None:
        """Draw the wood that is seen beside or above a picture which does not fill the window."""
        screen = self.screen
        around = not screen.frame.contains(screen.surface.get_rect())
        if around and any(scene.dirty for scene in self.scenes.visible()):
            (w, h), scale = screen.surface.get_size(), max(screen.scale, COARSEST)
            screen.surface.blit(table_ground(scale, w / scale, h / scale), (0, 0))

    def _catch_up(self, seconds: float) -> None:
        """Write what could not be written before, as soon as that can be."""
        if not self.unsaved.is_time(seconds):
            return
        if self.unsaved.catch_up(self.scenes.played):
            self.scenes.redraw()
        if self._unkept:
            self.keep_settings()

    @property
    def waiting(self) -> str:
        """The file of a game whose last lines would be lost now, since they cannot be written; empty without one."""
        return self.unsaved.waiting(self.scenes.played)

    def quit(self) -> None:
        """End the program; while lines of a game cannot be written that is asked first."""
        self.unsaved.catch_up(self.scenes.played)
        if self.waiting and self._last_question not in self.scenes.scenes:
            self._last_question = self.routes.unsaved()
            self.scenes.push(self._last_question)
        else:
            self.scenes.clear()

    def close(self) -> None:
        """Remember how the window lies and close it."""
        self.keep_settings()
        self.sounds.close()
        self.aloud.close()
        self.window.close()
        pygame.display.quit()

    def toggle_fullscreen(self) -> None:
        """From window to full screen and back."""
        self.settings.mode = "window" if self.settings.mode != "window" else "fullscreen"
        self.reopen()

    def toggle_mute(self) -> None:
        """Switch all sound off, or on again."""
        self.settings.mute = not self.settings.mute
        self.sound_changed()

    def sound_changed(self) -> None:
        """Something is louder or quieter now: it is heard and shown at once, and kept."""
        self.sounds.settings_changed()
        for scene in self.scenes.scenes:
            scene.sound_changed()
        self.keep_settings()

    def reopen(self) -> None:
        """Let the window lie as the settings now have it, and draw everything anew."""
        self.window.show(self.settings.mode)
        self._lay()
        self._resized()

    def settings_changed(self) -> None:
        """Some setting is different now: every scene takes it up, and it is kept."""
        if self._speak():
            self.window.call(say("window-title"))
        self._lay()
        self.input.set(self.settings.keys, self.settings.buttons)
        name_keys(self.settings)
        self.aloud.settings_changed()
        self.scenes.settings_changed()
        self.keep_settings()

    def _speak(self) -> bool:
        """Say all words in the language of the settings; whether it is another one now."""
        if self.settings.language == self._language:
            return False
        self._language = self.settings.language
        self.warn(speak(self._language))
        return True

    def _hear_text(self, writing: bool) -> None:
        """Let the system compose text from keys while somebody writes, and only then."""
        if writing == self._writing:
            return
        self._writing = writing
        if writing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat(*KEY_REPEAT)

    def keep_settings(self) -> None:
        """Write the settings to their file; where that fails the next scene with a notice says so."""
        self.window.keep(self.settings)
        try:
            save_settings(paths.settings_file(), self.settings)
            self.notice = "" if self.notice == self._unkept else self.notice
            self._unkept = ""
        except OSError as fault:
            file = str(paths.settings_file())
            self._unkept = say("window-error-keep-settings", file=file, fault=fault_words(fault))
            self.notice = self._unkept

    def warn(self, notice: str) -> None:
        """Let the next page that shows notices say this, unless it says something already."""
        self.notice = self.notice or notice

    def take_notice(self) -> str:
        """What the next page has to say, which is said by that; empty where nothing."""
        notice, self.notice = self.notice, ""
        return notice

    def _kept_settings(self) -> Settings:
        settings, self.notice = kept_settings(paths.settings_file())
        return settings

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on: as large as the window is now."""
        return self.window.surface

    @property
    def screen(self) -> Screen:
        """The window as the scene at the bottom of what is seen lays it out."""
        seen = self.scenes.visible()
        whole = seen[0].whole if seen else None
        if whole != self._screen.whole:
            self._screen = Screen(self.surface, whole)
        return self._screen

    def _lay(self) -> None:
        """Lay everything out for the window's size and the size of words."""
        self._laid, words = self.surface.get_size(), self.settings.text / 100
        cache.fit(self._laid)
        if self._laid[0] < SMALL[0] or self._laid[1] < SMALL[1]:
            words = letters.one_step_larger(words)
        letters.choose(words)
        contrast.choose(self.settings.contrast)
        self._screen = Screen(self.surface)

    def _handle(self, event: pygame.event.Event) -> None:
        if not self.window.concerns(event):
            return
        self.sounds.hear(event)
        self.aloud.hear(event)
        self.window.hear(event)
        self.reader.hear(event)
        if event.type == pygame.QUIT:
            self.scenes.catch_up()
            self.quit()
            self.scenes.settle()
        elif event.type == pygame.WINDOWFOCUSLOST:
            for action in self.input.forget():
                self.scenes.handle(action)
            self.scenes.handle(event)
        elif event.type == pygame.KEYMAPCHANGED:
            if name_keys(self.settings):
                self.scenes.settings_changed()
        elif event.type == ACTION:
            self._act(event)
        elif not self.pads.hear(event):
            self._hear(self.pads.centred(event))

    def _hear(self, event: pygame.event.Event) -> None:
        """Take an event as something written, else as actions, else as it is.

        A key that wrote means nothing until it comes up, and one that began an action does not write; every key that
        comes up is heard, wherever it went down.
        """
        down = pressed_key(event) if event.type == pygame.KEYDOWN else None
        written = not (down and self.input.acts(down)) and self.scenes.written(event)
        if down and written:
            self.input.ignore(down)
        if not written or event.type == pygame.KEYUP:
            for action in self.input.hear(event) or (event,):
                self._act(action)

    def _act(self, event: pygame.event.Event) -> None:
        """Do what an action means everywhere, else give it to the scenes."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return
        action = action_of(event)
        if action is not None:
            self.scenes.catch_up()
        if action == Action.FULLSCREEN:
            self.toggle_fullscreen()
        elif action == Action.MUTE:
            self.toggle_mute()
        elif action == Action.REPEAT:
            self.aloud.repeat()
        elif action == Action.VOICE:
            if self.aloud.toggle():
                self._tell_silence()
            self.settings_changed()
        elif action in (Action.TEXT_BIGGER, Action.TEXT_SMALLER):
            self._resize_words(1 if action == Action.TEXT_BIGGER else -1)
        elif action == Action.RULES and self.scenes.takes_rules:
            self._tell_rules()
        elif not self.reader.takes(event, self.scenes, self.screen):
            self.scenes.handle(event)
            if action in LEADS:
                self.aloud.sought()

    def _tell_silence(self) -> None:
        """Say over all that is seen that nothing can read aloud, and what would help."""
        if self._silent is None or self._silent not in self.scenes.scenes:
            self._silent = self.routes.silent()
            self.scenes.push(self._silent)
            self.scenes.settle()

    def _tell_rules(self) -> None:
        """Open the rulebook where it tells of what is pointed at, else how to play."""
        game, entry = self.scenes.tells_of, self.scenes.asked_rule
        self.scenes.push(self.routes.rulebook(game, entry) if entry else self.routes.how_to_play(game))
        self.scenes.settle()

    def _resize_words(self, by: int) -> None:
        at = TEXT_SIZES.index(self.settings.text) + by
        if 0 <= at < len(TEXT_SIZES):
            self.settings.text = TEXT_SIZES[at]
            self.settings_changed()

    def _resized(self) -> None:
        self.window.cover()
        self.scenes.resized()
