"""The page between title and table: one poster for each game, and the last table again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.art import evening_life, evenings, inn
from game.art.kit.cache import in_parts, kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CREAM
from game.pages.life import Life, Moved
from game.pages.new_game_form import called, kept_seats
from game.play.setup import Setup
from game.text.messages import say
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.routes import Sitting
from game.window.scene import Scene
from game.window.screen import Box
from game.window.widgets.buttons import Button, Face
from game.window.widgets.labels import label_button

POSTER = "game-"
"""How the names of the buttons begin that are posters."""
POSTERS: tuple[Box, ...] = ((110.0, 40.0, evenings.WIDE, evenings.HIGH), (1010.0, 40.0, evenings.WIDE, evenings.HIGH))
BACK = (110.0, 968.0, 250.0, 78.0)
AGAIN = (780.0, 952.0, 620.0, 106.0)
GO = (1430.0, 952.0, 380.0, 106.0)
ASKED = (390.0, 957.0, 100.0)
"""Where the question below the posters begins, to the right and down, and how high it may be."""


class EveningScene(Scene):
    """Lets one of the games be chosen, or begins once more what was played last.

    The poster that was pointed at last is taken: one click on it leads to its table, and so does Enter. At first that
    is the game played last. ``people`` are those who sat down for the game ``before``: they sit down for another one,
    too.
    """

    def __init__(self, app: App, setups: Mapping[str, Setup], people: Sequence[Sitting] = (), before: str = "") -> None:
        super().__init__()
        self.app = app
        self.setups = setups
        self.people, self.before = people, before
        self.taken = before or app.settings.game
        self.life = Life(app.settings, evening_life.PER_SECOND)
        self._ahead: Iterator[None] = iter(())

    @property
    def heading(self) -> str:
        return say("new-evening")

    def enter(self) -> None:
        self._place()
        self._prepare()
        self.buttons.make_sure()

    def resized(self) -> None:
        super().resized()
        self._prepare()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._place()
        self._prepare()

    def update(self, seconds: float) -> None:
        self.life.wait(seconds)
        next(self._ahead, None)

    def _prepare(self) -> None:
        """Draw what will be seen behind the chairs while nobody waits for it."""
        scale = self.app.screen.scale
        self._ahead = in_parts(lambda: (inn.room(scale), inn.table(scale)))

    def handle(self, event: pygame.event.Event) -> bool:
        self.life.touch()
        if action_of(event) in (Action.BACK, Action.MENU):
            self._leave()
            return True
        if action_of(event) == Action.CHOOSE and self.buttons.focused is None:
            if not self.buttons.fresh:
                self._go()
            return True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        if self.buttons.focused:
            self.buttons.arrive()
        self._take((self.buttons.named_now or "").removeprefix(POSTER))
        return True

    def _take(self, game: str) -> None:
        """Take the poster that is pointed at, if this is one."""
        if game in self.setups and game != self.taken:
            self.taken = game
            self._place()

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(evenings.wall(screen.scale), screen.frame)
        room = (AGAIN if self._last() else GO)[0] - ASKED[0] - 30
        surface.blit(_asked(say("new-evening"), room, screen.scale), screen.pixel(ASKED[:2]))
        self.buttons.draw(surface, screen)
        if self.life.moves:
            self.life.lay(surface, self._living())

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.life.renew(surface, self._living()) if self.life.due else []

    def _living(self) -> Iterator[Moved]:
        screen = self.app.screen
        for game, (left, top, _, _) in zip(self.setups, POSTERS, strict=True):
            for picture, (x, y) in evening_life.on_poster(game, self.life.step, screen.scale):
                yield picture, screen.pixel((left + x, top + y))

    def _place(self) -> None:
        found = [
            Button(
                POSTER + game, box, _poster(setup, game == self.taken), partial(self._choose, game),
                margin=evenings.FRAME,
            )
            for (game, setup), box in zip(self.setups.items(), POSTERS, strict=True)
        ]  # fmt: skip
        name = say(f"new-game-{self.taken}")
        found.append(label_button("go", GO, self._go, say("new-go"), "confirm", name, strong=True))
        if last := self._last():
            found.append(label_button("again", AGAIN, self._again, say("new-again"), "play_btn", last))
        found.append(label_button("back", BACK, self._leave, say("new-back"), "undo"))
        self.buttons.replace(found)
        self.dirty = True

    def _last(self) -> str:
        """Which game was begun last and by whom; empty where none was, or it makes no sense."""
        setup = self.setups[self.app.settings.game]
        table = setup.last(self.app.settings)
        seats = kept_seats(table.seats) if table else []
        if not setup.least <= len(seats) <= setup.most:
            return ""
        return say("new-again-what", game=say(f"new-game-{setup.game}"), names=", ".join(called(seats)))

    def _go(self) -> None:
        self._choose(self.taken)

    def _choose(self, game: str) -> None:
        people = () if game == self.before else self.people
        self.app.scenes.replace(self.app.routes.new_game(people, game))

    def _again(self) -> None:
        self.app.scenes.replace(self.app.routes.last_table())

    def _leave(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


def _poster(setup: Setup, taken: bool) -> Face:
    """The poster of a game as a button; it looks the same whether it is pointed at or was."""
    name, line = say(f"new-game-{setup.game}"), say(f"new-poster-{setup.game}")
    facts = say("new-poster-facts", least=setup.least, most=setup.most, quick=setup.minutes[0], slow=setup.minutes[1])
    drawn = partial(evenings.poster, setup.game, name, line, facts, taken)
    return Face(lambda _look, scale: drawn(scale), name, sentences(line, facts), taken)


@kept(2)
def _asked(words: str, room: float, scale: float) -> pygame.Surface:
    tall = ASKED[2]
    canvas = Canvas(room, tall, scale)
    said, size = canvas.fitting(words, "display", 34, room, 2, 1.1, tall - 4)
    canvas.text(room / 2, tall / 2, said, "display", size, CREAM, "centre", "middle", wrap=room, leading=1.1)
    return canvas.surface()
