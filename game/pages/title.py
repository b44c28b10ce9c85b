"""The title: a poster with the menu on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame

from game import paths
from game.art import labels, poster, swallows
from game.art.kit.letters import grown
from game.play.signs import sign_words
from game.store import campaigns, lessons, records
from game.text.dates import moment
from game.text.faults import fault_words
from game.text.key_names import pressed
from game.text.languages import own_name
from game.text.lessons import Lesson, first_of
from game.text.lessons import lessons as every_lesson
from game.text.messages import language_in_use, say
from game.text.opponents import players
from game.text.told import Sentence
from game.version import program_version
from game.window.app import App
from game.window.input import Action
from game.window.opening import open_game
from game.window.scene import Scene
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Buttons
from game.window.widgets.labels import label_button
from game.window.widgets.notice import draw_notice
from rules.vino.rules import Vino

MENU_LEFT, MENU_TOP, MENU_FOOT = 104.0, 372.0, 952.0
MENU_PITCH, MENU_GAP = 86.0, 0.17
"""From one entry of the menu to the next at most, and how much of that lies between them."""
MENU = {
    "new-game": "grape_any", "solo": "campaign", "saved": "load", "how-to-play": "rules", "settings": "settings",
    "quit": "quit",
}  # fmt: skip
"""The entries of the menu and their icons."""
LEARN, LEARN_ICON = "learn", "hint"
"""What leads to lessons, in rows above them."""
ENTRY, BEGUN, BESIDE = 400.0, 500.0, 14.0
"""How wide an entry is, and one of a lesson that goes on, and how far another one stands beside it."""
PLATE = (1862.0, 986.0)
"""Upper right corner of the plate with version and full screen; that of the language is at its left."""
PLATE_GAP = 12.0
SOUND = (1806.0, 914.0, 56.0, 56.0)
"""The small button that switches all sound off and on."""
NOTICE = (104.0, 958.0, 1270.0, 64.0)
CONTINUE, MOST_CONTINUE = (620.0, 104.0), 160.0
"""Size of the label that continues a game."""


class TitleScene(Scene):
    """Continue (when there is a game to continue), and the ways to the other pages."""

    notice = Sentence()
    """Bad news, told until something is done."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self.notice = app.take_notice()
        self.buttons = Buttons()
        self._failed: dict[Path, str] = {}
        """Games that could not be continued, and the text of each up to its last good point."""
        self.flown = 0.0
        """Seconds that the swallows have been in the air."""
        self._swallows: list[pygame.Rect] = []
        self._drawn_at = 0.0

    @property
    def heading(self) -> str:
        return say("window-title")

    def enter(self) -> None:
        self._place_buttons()

    def resized(self) -> None:
        super().resized()
        # The words of a plate are not equally wide in every window, and the next plate stands beside them.
        self._place_buttons()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._place_buttons()

    def sound_changed(self) -> None:
        super().sound_changed()
        self._place_buttons()

    def handle(self, event: pygame.event.Event) -> bool:
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def update(self, seconds: float) -> None:
        if not self.app.settings.reduced_motion:
            self.flown += seconds

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(self._poster(), screen.frame)
        self._fly(surface)
        self._plate(surface)
        self.buttons.draw(surface, screen)
        draw_notice(surface, screen, NOTICE, self.notice or self.app.unsaved.notice)

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if self.flown - self._drawn_at < 1 / swallows.PER_SECOND:
            return []
        before, picture, frame = self._swallows, self._poster(), self.app.screen.frame
        for part in before:
            surface.blit(picture, part, part.move(-frame.x, -frame.y))
        self._fly(surface)
        return before + self._swallows

    def _poster(self) -> pygame.Surface:
        games = say("window-title-game"), say("window-title-vino")
        return poster.poster(say("window-title"), games, self.app.screen.scale)

    def _fly(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        birds = swallows.birds(self.flown, screen.scale)
        self._swallows = [surface.blit(bird, bird.get_rect(center=screen.pixel(at))) for bird, at in birds]
        self._drawn_at = self.flown

    def _plate(self, surface: pygame.Surface) -> None:
        plate = labels.foot_plate(plate_words(), "", self.app.screen.scale)
        surface.blit(plate, plate.get_rect(topright=self.app.screen.pixel(PLATE)))

    def _language(self) -> Button:
        """The plate that names the language and opens the list of all."""
        scale, words = self.app.screen.scale, own_name(language_in_use())
        wide = labels.plate_width(words, "language", scale)
        left = PLATE[0] - labels.plate_width(plate_words(), "", scale) - PLATE_GAP - wide
        box = (left, PLATE[1], wide, labels.PLATE_HEIGHT)
        return Button("language", box, faces.plate(words, "language"), self._languages)

    def _place_buttons(self) -> None:
        top = MENU_TOP
        buttons = []
        games = list(self._games())
        width, tall = CONTINUE if len(games) > 1 else (CONTINUE[0], grown(CONTINUE[1], MOST_CONTINUE))
        for name, words, save, act in games:
            line = continue_line(save)
            box = (MENU_LEFT, top, width, tall)
            buttons.append(label_button(name, box, act, words, "play_btn", line, strong=True))
            top += tall + 16
        rows = [row for row in offered_lessons() if row]
        pitch = min(MENU_PITCH, (MENU_FOOT - top) / (len(rows) + len(MENU)))
        gap = pitch * MENU_GAP
        acts = {
            "new-game": self._new_game, "solo": self._solo, "saved": self._saved,
            "how-to-play": self._how_to_play, "settings": self._settings, "quit": self.app.quit,
        }  # fmt: skip
        for row in rows:
            for place, (lesson, begun) in enumerate(row):
                wide = ENTRY if lesson == first_of(lesson.game) else BEGUN
                box = MENU_LEFT + place * (wide + BESIDE), top, wide, pitch - gap
                buttons.append(self._lesson(lesson, begun, box, strong=not games))
            top += pitch
        for name, icon in MENU.items():
            box = MENU_LEFT, top, ENTRY, pitch - gap
            buttons.append(label_button(name, box, acts[name], say(f"window-{name}"), icon))
            top += pitch
        sign = faces.sign(
            "mute" if self.app.settings.mute else "sound", SOUND[2], sign_words("sound", self.app.settings.mute)
        )
        buttons.append(Button("sound", SOUND, sign, self.app.toggle_mute, margin=faces.MARGIN))
        buttons.append(self._language())
        self.buttons.replace(buttons)

    def _lesson(self, lesson: Lesson, begun: bool, box: tuple[float, float, float, float], strong: bool) -> Button:
        """The entry of a lesson, which names how far one that was begun has come."""
        first = lesson == first_of(lesson.game)
        game = say(f"new-game-{lesson.game}")
        words = say("lesson-learn", game=game)
        if begun:
            at, length = lessons.told(lesson)
            own = say("lesson-go-on", lesson=lesson.title, at=at, length=length)
            words = say("lesson-learn-on", game=game, at=at, length=length) if first else own
        name = f"{LEARN}-{lesson.game if first else lesson.id}"
        return label_button(name, box, partial(self._learn, lesson.id), words, LEARN_ICON, strong=strong)

    def _games(self) -> Iterator[tuple[str, str, records.Save, Callable[[], None]]]:
        """The last good point of a game that could not be continued, and the newest of the others."""
        try:
            saves = records.unfinished()
        except OSError as fault:
            folder, words = str(paths.save_folder()), fault_words(fault)
            self.notice = self.notice or say("window-error-saves", folder=folder, fault=words)
            saves = []
        waiting = self.app.unsaved.saves()
        saves = waiting + [save for save in saves if save.path not in [one.path for one in waiting]]
        for save in saves:
            if self._failed.get(save.path):
                yield "last-good", say("window-last-good"), save, partial(self._go_back, save.path)
                break
        for save in saves:
            if save.path not in self._failed:
                yield "continue", say("window-continue"), save, partial(self._continue, save.path)
                break

    def _learn(self, lesson: str) -> None:
        self.app.scenes.replace(self.app.routes.lesson(lesson))

    def _new_game(self) -> None:
        self.app.scenes.replace(self.app.routes.evening())

    def _solo(self) -> None:
        self.app.scenes.replace(self.app.routes.solo())

    def _saved(self) -> None:
        self.app.scenes.replace(self.app.routes.saved_games())

    def _how_to_play(self) -> None:
        self.app.scenes.push(self.app.routes.how_to_play())

    def _settings(self) -> None:
        self.app.scenes.push(self.app.routes.settings())

    def _languages(self) -> None:
        self.app.scenes.push(self.app.routes.languages())

    def _continue(self, record: Path) -> None:
        def failed(fault: records.BadRecord) -> None:
            if not fault.passing:
                self._failed[record] = fault.good
            self._tell(str(fault))

        open_game(self.app, record, failed)

    def _go_back(self, record: Path) -> None:
        try:
            records.go_back(record, self._failed[record])
        except OSError as fault:
            self._tell(say("window-error-save", file=str(record), fault=fault_words(fault)))
            return
        del self._failed[record]
        self._continue(record)

    def _tell(self, notice: str) -> None:
        self.notice = notice
        self._place_buttons()
        self.dirty = True


def offered_lessons() -> tuple[list[tuple[Lesson, bool]], list[tuple[Lesson, bool]]]:
    """The first lesson of each game until it is finished, with whether it goes on, and the others that go on."""
    found = [(lesson, lessons.progress(lesson.id)) for lesson in every_lesson()]
    firsts = [(one, known) for one, known in found if one == first_of(one.game) and not known.done]
    others = [one for one, known in found if one != first_of(one.game) and known.state == "begun"]
    return [(one, known.state == "begun") for one, known in firsts], [(one, True) for one in others]


def plate_words() -> str:
    """What stands in the lower right corner."""
    return say("window-plate", version=program_version(), press=pressed(Action.FULLSCREEN))


def continue_line(save: records.Save) -> str:
    """What is said on Continue of the saved game."""
    when = moment(save.changed, "short")
    usual = say("window-title-vino" if save.game == Vino.name else "window-title-game")
    game = campaigns.said_of(save.link, save.challenge) or usual
    return say("window-continue-what", game=game, names=players(save.names, save.opponents), when=when)
