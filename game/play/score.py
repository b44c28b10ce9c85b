"""What the scores of all games have in common: the sheet over the table, its buttons, the picture that is saved."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame
from msgspec.structs import replace

from game.art import score
from game.art.kit.canvas import BLEED, text_width
from game.art.kit.letters import grown
from game.play.panel import face
from game.play.session import Session
from game.store import pictures
from game.store.kept_game import KeptGame, any_seed
from game.store.played_seats import begun_with
from game.text.messages import say
from game.window.app import App
from game.window.input import ACTION
from game.window.scene import Scene
from game.window.widgets.buttons import Button, Buttons
from game.window.widgets.notice import draw_notice

Act = tuple[str, str, str, Callable[[], None]]
"""A button: its name, icon and sort, and what it does."""
GAP = 18.0
"""Between two buttons."""


class ScoreScene(Scene):
    """Shown over the table when the game is over; each game says what its score tells."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__()
        self.app = app
        self.session = session
        self.buttons = Buttons()
        self.look = self.looked()
        self.notice, self.good = "", True
        """What became of the picture that was to be saved, and whether it was."""

    @abstractmethod
    def looked(self) -> score.ScoreLook:
        """What is shown."""

    def acts(self) -> tuple[Act, ...]:
        """What can be done next."""
        return (
            ("view-board", "eye", "plain", self.app.scenes.pop),
            ("replay", "replay", "plain", self.replay),
            ("rematch", "grape_red", "wine", self._new_deal),
            ("same-deal", "restart", "plain", self._same_deal),
            ("picture", "save", "plain", self.keep_picture),
            ("to-title", "menu", "plain", self.to_title),
        )

    def enter(self) -> None:
        acts, area = self.acts(), score.BUTTONS
        words = [say(f"score-{name}") for name, _, _, _ in acts]
        wishes = [text_width(one, "bold", grown(22)) + 90 for one in words]
        share = (area.w - (len(acts) - 1) * GAP) / sum(wishes)
        buttons, x = [], area.x
        for wish, said, (name, icon, sort, act) in zip(wishes, words, acts, strict=True):
            width = wish * share
            drawn = face(width, area.h, said, icon, sort)
            buttons.append(Button(name, (x, area.y, width, area.h), drawn, act, margin=BLEED))
            x += width + GAP
        self.buttons.replace(buttons)

    def settings_changed(self) -> None:
        super().settings_changed()
        self.look = self.looked()
        self.enter()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and event.down):
            self.notice, self.dirty = "", True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(self.picture(screen.scale, score.NOTICE_ROOM if self.notice else 0), screen.frame)
        self.buttons.draw(surface, screen)
        draw_notice(surface, screen, score.NOTICE, self.notice, self.good)

    def picture(self, scale: float, room: float = 0) -> pygame.Surface:
        """The score without its buttons, 1920 by 1080 design px, with some room for a notice."""
        return score.score(self.look._replace(room=room), scale)

    def replay(self) -> None:
        """Play the game again from its record."""
        self.app.scenes.push(self.app.routes.replay(self.session.kept))

    def keep_picture(self) -> None:
        """Save the picture, and say where or why not."""
        try:
            path = pictures.keep(self.picture(max(1.0, self.app.screen.scale)), say("window-title"))
            self.notice, self.good = say("score-picture-kept", file=str(path)), True
        except pictures.NotKept as fault:
            self.notice = say("score-picture-not-kept", folder=str(fault.folder), fault=str(fault))
            self.good = False
        self.dirty = True

    def _new_deal(self) -> None:
        """The same seats and options with other cards; whoever has left meanwhile sits down again."""
        self._again(any_seed())

    def _same_deal(self) -> None:
        """The same seats and options with the same cards."""
        self._again(self.session.game.record.header.seed)

    def _again(self, seed: int) -> None:
        played, header = self.session.kept, self.session.game.record.header
        game = KeptGame.begin(
            played.typed, played.colours, seed, header.options, played.open_hands, played.may_rewind,
            rules=played.game.rules,
            opponents=[one and replace(one, chance=any_seed()) for one in begun_with(played.game)],
            innkeepers=played.innkeepers,
        )  # fmt: skip
        self.app.scenes.replace(self.app.routes.table(game))

    def to_title(self) -> None:
        """Leave the table."""
        self.app.scenes.replace(self.app.routes.title())
