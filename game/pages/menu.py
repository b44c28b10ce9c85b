"""The small menu over the table."""

from __future__ import annotations

import pygame

from game.art import ground
from game.art.kit.canvas import BLEED
from game.store import campaigns, records, shelf
from game.store.kept_game import KeptGame
from game.store.lessons import LessonGame
from game.store.unsaved import check_saved
from game.text.faults import fault_words
from game.text.messages import say
from game.text.told import Sentence
from game.window import question
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.page import Page
from game.window.screen import Box
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button

MIDDLE, WIDTH, MARGIN = (960.0, 517.0), 540.0, 50.0
HEAD, PITCH, HEIGHT = 96.0, 104.0, 78.0
"""Height of the title, and pitch and height of the buttons below it."""

NAMES = {"give-up": "campaign-give-up", "seats": "seats-open", "opponents": "opponents-title", "anew": "lesson-anew"}
"""What the buttons are called that are not named after the window."""


class MenuScene(Page):
    """Go on playing, leave for the title, or quit; give up the game of a campaign. The game is saved already."""

    opaque = False
    fault = Sentence()
    """Why the game could not be given up."""

    def __init__(self, app: App, game: KeptGame | None = None) -> None:
        """``game`` is the one at the table."""
        super().__init__(app)
        self.game = game
        self.campaign = _awaiting(game) if game is not None else None
        """The campaign that waits for the end of the game."""
        self.asking = False
        """Whether it is asked if the game shall be given up."""
        self.fault = ""

    @property
    def heading(self) -> str:
        if not self.asking or self.campaign is None:
            return self.title
        number = self.campaign.progress.challenge
        return sentences(say("campaign-give-up-title", n=number), say("campaign-give-up-ask"))

    def place(self) -> None:
        self.buttons.replace(self._answers() if self.asking else self._acts())
        self.dirty = True

    def _acts(self) -> list[Button]:
        acts = [
            ("play-on", "play_btn", self.app.scenes.pop),
            ("how-to-play", "rules", self._how_to_play),
            ("settings", "settings", self._settings),
            ("to-title", "menu", self._to_title),
            ("quit", "quit", self.app.quit),
        ]
        if self.campaign is not None:
            acts.insert(3, ("give-up", "cancel", self._ask))
        if self.game is not None and len(self.game.names) > 1 and not (self.game.over or self.game.scripted):
            acts.insert(1, ("seats", "person", self._seats))
        if self.game is not None and any(self.game.opponents) and not self.game.scripted:
            acts.insert(-2, ("opponents", "wine_red", self._opponents))
        if isinstance(self.game, LessonGame) and self.game.at:
            acts.insert(1, ("anew", "replay", self._anew))
        x, y, w, _ = _sheet(len(acts))
        found = []
        for i, (name, icon, act) in enumerate(acts):
            over = name == "play-on" and self.game is not None and self.game.over
            words = say("window-view-on" if over else NAMES.get(name, f"window-{name}"))
            found.append(
                label_button(name, (x + MARGIN, y + HEAD + i * PITCH, w - 2 * MARGIN, HEIGHT), act, words, icon)
            )
        return found

    def _answers(self) -> list[Button]:
        """Keys come to the answer first by which nothing is lost."""
        return [
            label_button("give-up-no", question.NO, self._keep, say("campaign-give-up-no"), "undo"),
            label_button(
                "give-up-yes", question.YES, self._give_up, say("campaign-give-up-yes"), "cancel", strong=True
            ),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        if self.asking and self.campaign is not None:
            title = say("campaign-give-up-title", n=self.campaign.progress.challenge)
            question.draw(surface, screen, title, say("campaign-give-up-ask"), self.fault)
        else:
            question.veil(surface, screen)
            x, y, w, h = _sheet(len(self.buttons.all))
            sheet = ground.paper_sheet(w, h, screen.scale, self.title, MARGIN)
            surface.blit(sheet, screen.pixel((x - BLEED, y - BLEED)))
        self.buttons.draw(surface, screen)

    @property
    def title(self) -> str:
        """What stands over the buttons."""
        return say("window-menu-title", saved="no" if self.game is not None and self.game.unsaved else "yes")

    def handle(self, event: pygame.event.Event) -> bool:
        if self.asking and action_of(event) in (Action.BACK, Action.MENU):
            self._keep()
            return True
        return super().handle(event)

    def _ask(self) -> None:
        self.asking, self.fault = True, ""
        self.place()

    def _keep(self) -> None:
        self.asking = False
        self.place()

    def _give_up(self) -> None:
        """Put the game into the bin, by which it counts as lost, and go to its campaign."""
        kept, played = self.campaign, self.game
        if kept is None or played is None or played.file is None:
            return
        played.close()
        try:
            check_saved(played)
            game = shelf.going(played.file.path)
            if game is not None:
                shelf.throw_away(game)
            else:
                campaigns.give_up(kept, played.game)
        except records.BadRecord as fault:
            self.fault = str(fault)
        except OSError as fault:
            self.fault = say("saved-error-move", file=str(played.file.path), fault=fault_words(fault))
        else:
            self.app.scenes.replace(self.app.routes.campaign(kept.path.name))
        self.dirty = True

    def _how_to_play(self) -> None:
        name = self.game.game.record.header.game if self.game is not None else ""
        self.app.scenes.push(self.app.routes.how_to_play(name))

    def _settings(self) -> None:
        self.app.scenes.push(self.app.routes.settings())

    def _seats(self) -> None:
        assert self.game is not None
        self.app.scenes.push(self.app.routes.seats(self.game))

    def _opponents(self) -> None:
        assert self.game is not None
        self.app.scenes.push(self.app.routes.opponents(self.game.game.record.header.game))

    def _anew(self) -> None:
        """Begin the lesson from its first step; where it was left is kept until somebody goes on there."""
        assert isinstance(self.game, LessonGame)
        lesson, seats = self.game.lesson.id, len(self.game.names)
        self.app.scenes.replace(self.app.routes.lesson(lesson, anew=True, seats=seats))

    def _to_title(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


def _awaiting(played: KeptGame) -> campaigns.KeptCampaign | None:
    if played.campaign is None or played.over:
        return None
    return campaigns.awaiting(played.game.record.header.seats[0])


def _sheet(buttons: int) -> Box:
    """The sheet with so many buttons."""
    height = HEAD + buttons * PITCH + 22
    return MIDDLE[0] - WIDTH / 2, MIDDLE[1] - height / 2, WIDTH, height
