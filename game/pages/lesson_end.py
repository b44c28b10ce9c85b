"""What is told when a lesson is over: where help is found; and a game, the lesson again, or the title are offered."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.innkeepers import GLAD, disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, INK2, WINE
from game.art.kit.shapes import rect
from game.art.sheet import one_line, paper, rule
from game.store.kept_game import COLOURS
from game.store.lessons import LessonGame
from game.text.key_names import pressed
from game.text.lessons import key
from game.text.messages import say
from game.window import question
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.page import Page
from game.window.routes import Sitting
from game.window.widgets.labels import label_button

LEFT, WIDE = 400.0, 1120.0
PAD, FACE = 56.0, 150.0
HEAD, FOOT = 130.0, 142.0
"""From the upper edge of the sheet to the words, and from its lower edge to the row of buttons."""
PLAY, OTHER, TALL, GAP = 440.0, 266.0, 86.0, 18.0
"""How wide the buttons are, and how high."""
TEXT, LEADING, LINES = 28.0, 1.2, 6
ROOM, MOST_ROOM = 156.0, 250.0
"""How high the place of the words is, with usual and with large ones."""
HELP = {
    "advice": ("hint", "advice-title", True),
    "rules": ("rules", "rulebook-open", True),
    "example": ("play_btn", "example-show", False),
}
"""What helps at a table, with its sign, the message that is its name, and whether there is a key for it."""
SIGN, HELP_TEXT, HELP_LEADING, APART = 64.0, 24.0, 1.1, 30.0
HELP_TALL, MOST_HELP = 100.0, 138.0
"""How high the place of each of them is, with usual and with large words."""
EASIEST = 1
"""The level of the opponents in the game after a lesson."""


def box() -> Box:
    """The sheet, as high as the words need that are as large as they are now."""
    tall = HEAD + grown(ROOM, MOST_ROOM) + len(HELP) * grown(HELP_TALL, MOST_HELP) + APART + FOOT
    return Box(LEFT, (1080 - tall) / 2, WIDE, tall)


class LessonEnd(Page):
    """Lies over the table of the lesson."""

    opaque = False

    def __init__(self, app: App, game: LessonGame) -> None:
        super().__init__(app)
        self.game = game

    def place(self) -> None:
        left, row = LEFT + PAD, box().bottom - FOOT
        boxes = [(left, row - 5, PLAY, TALL + 10)]
        boxes += [(left + PLAY + GAP + i * (OTHER + GAP), row, OTHER, TALL) for i in range(2)]
        play, again, title = boxes
        self.buttons.replace(
            [
                label_button("play", play, self._play, say("lesson-end-play"), "play_btn", strong=True),
                label_button("again", again, self._again, say("lesson-end-again"), "replay"),
                label_button("title", title, self._to_title, say("window-to-title"), "menu"),
            ]
        )
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) in (Action.BACK, Action.MENU):
            self._to_title()
            return True
        return super().handle(event)

    @property
    def heading(self) -> str:
        return sentences(say("lesson-end"), self._words())

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        question.veil(surface, screen)
        surface.blit(_sheet(say("lesson-end"), self._words(), _help(), screen.scale), screen.pixel((0, 0)))
        self.buttons.draw(surface, screen)

    def _words(self) -> str:
        return say(key(self.game.lesson.id, "end"))

    def _play(self) -> None:
        routes, alone = self.app.routes, len(self.game.names) == 1
        self.app.scenes.replace(routes.solo() if alone else routes.new_game(self._people(), self.game.lesson.game))

    def _people(self) -> tuple[Sitting, ...]:
        """Who sits at the table of the game: those of the lesson, their opponents as easy as there are."""
        game = self.game
        seats = zip(game.colours, game.names, game.opponents, strict=True)
        return tuple(
            (colour, name) if one is None else (colour, "", EASIEST, one.character, "") for colour, name, one in seats
        )

    def _again(self) -> None:
        self.app.scenes.replace(self.app.routes.lesson(self.game.lesson.id, anew=True, seats=len(self.game.names)))

    def _to_title(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


def _help() -> tuple[tuple[str, str, str], ...]:
    """What helps at a table: its sign, its name with the key, and a sentence about it."""
    found = []
    for name, (sign, called, by_key) in HELP.items():
        title = say("lesson-help-key", name=say(called), press=pressed(name)) if by_key else say(called)
        found.append((sign, title, say(f"lesson-help-{name}-line")))
    return tuple(found)


@kept(2)
def _sheet(title: str, words: str, helps: Sequence[tuple[str, str, str]], scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    sheet = box()
    paper(canvas, sheet)
    left, top = LEFT + PAD + FACE + 36, sheet.y + HEAD
    room = sheet.right - PAD - left
    canvas.picture(disc(COLOURS[-1], COLOURS[-1], FACE, scale, GLAD, signed=False), LEFT + PAD, sheet.y + 60)
    one_line(canvas, left, sheet.y + 84, title, "display", 46, room, WINE, 60)
    high = grown(ROOM, MOST_ROOM)
    said, size = canvas.fitting(words, "medium", TEXT, room, LINES, LEADING, high - 16)
    canvas.text(left, top, said, "medium", size, INK, wrap=room, leading=LEADING, most=LINES + 1)
    _helps(canvas, top + high, helps)
    return canvas.surface()


def _helps(canvas: Canvas, top: float, helps: Sequence[tuple[str, str, str]]) -> None:
    """What helps, each with its sign as the table has it, and all in letters of one size."""
    x, wide, tall = LEFT + PAD, WIDE - 2 * PAD, grown(HELP_TALL, MOST_HELP)
    left, room, head = x + SIGN + 28, wide - SIGN - 28, grown(32, 40)
    place = room, 2, HELP_LEADING, tall - head - 16
    size = min(canvas.fitting(line, "medium", HELP_TEXT, *place).size for _, _, line in helps)
    for number, (sign, name, line) in enumerate(helps):
        above = top + number * tall
        middle = above + tall / 2
        rule(canvas, x, above, wide)
        canvas.draw(rect(x, middle - SIGN / 2, SIGN, SIGN, CARD, 10, INK2, 2))
        canvas.icon(sign, x + SIGN / 2, middle, SIGN * 0.62)
        count = len(canvas.lines(line, "medium", size, room, 2))
        start = middle - (head + count * size * HELP_LEADING) / 2
        one_line(canvas, left, start + head / 2 - 2, name, "bold", HELP_TEXT + 2, room, INK, head)
        canvas.text(left, start + head, line, "medium", size, INK, wrap=room, leading=HELP_LEADING, most=2)
