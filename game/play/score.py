"""What the ends of all games have in common: the pages over the table, their buttons, the label that is saved."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import pygame
from msgspec.structs import replace

from game import paths
from game.art.alone.page import AloneLook, alone
from game.art.banquet.page import BanquetLook, banquet, toast
from game.art.figures import FiguresLook, figures
from game.art.kit.boxes import Box
from game.art.kit.canvas import text_width
from game.art.kit.letters import grown
from game.art.wine_label.label import LabelLook, label
from game.art.wine_label.page import label_page
from game.play.session import Session
from game.store import pictures
from game.store.kept_game import KeptGame, any_seed
from game.store.played_seats import begun_with
from game.text.messages import say
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import ACTION, Action, action_of
from game.window.scene import Scene
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Buttons
from game.window.widgets.hint import draw_hint
from game.window.widgets.notice import draw_notice

Page = Literal["first", "label", "figures"]
"""The pages: how the game ended, the label of the winners, and the figures."""

FOOT, BESIDE_LABEL = Box(36, 1000, 1848, 62), Box(906, 974, 980, 78)
"""Where the buttons are: at the foot of a page, and beside the label."""
NOTICE = Box(906, 876, 980, 82)
"""Where it is said what became of the picture."""
GAP = 22.0
"""Between two buttons."""
HINTED = frozenset({"same-deal"})
"""The buttons that say what they stand for."""
TOAST_SECONDS = 2.6
"""How long glasses are raised, one after the other; any key or press ends it."""
SAVED_SCALE = 1.5
"""True px of a saved label for each design px, at least."""


class Act(NamedTuple):
    """A button: its name, icon, what it does, and whether it leads on."""

    name: str
    icon: str
    do: Callable[[], None]
    first: bool = False


class Ending(NamedTuple):
    """What is told of a finished game: how it ended, the label of the winners (None: nobody has won), the figures."""

    front: BanquetLook | AloneLook
    label: LabelLook | None
    figures: FiguresLook


class ScoreScene(Scene):
    """Shown over the table when the game is over; each game says what its pages tell."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__()
        self.app = app
        self.session = session
        self.buttons = Buttons()
        self.ending = self.told()
        self.page: Page = "first"
        self.begun = 0.0
        """Seconds since the banquet began."""
        self.notice, self.good = "", True
        """What became of the label that was to be saved, and whether it was."""
        self._saved: tuple[LabelLook, Path] | None = None
        """The label that was saved last, and its file."""

    @abstractmethod
    def told(self) -> Ending:
        """What is told, in the language in use."""

    def acts(self) -> tuple[Act, ...]:
        """What can be done on the first page."""
        return (
            Act("label", "wine_red", partial(self.turn, "label"), True),
            Act("figures", "stats", partial(self.turn, "figures")),
            Act("view-board", "eye", self.app.scenes.pop),
            Act("rematch", "grape_red", self._new_deal),
            Act("to-title", "menu", self.to_title),
        )

    def _acts(self) -> tuple[Act, ...]:
        """What can be done on the page that is seen."""
        back = Act("back", "undo", partial(self.turn, "first"))
        if self.page == "label":
            return (
                Act("save", "save", self.keep_label, True),
                Act("figures", "stats", partial(self.turn, "figures")),
                back,
            )
        if self.page == "figures":
            return back, *self.figures_acts()
        return self.acts()

    def figures_acts(self) -> tuple[Act, ...]:
        """What else can be done beside the figures."""
        return Act("replay", "replay", self.replay), Act("same-deal", "restart", self._same_deal)

    @property
    def tells_of(self) -> str:
        return self.session.game.rules.name

    @property
    def heading(self) -> str:
        front = self.ending.front
        why = front.decided if isinstance(front, BanquetLook) else front.line
        return sentences(front.headline, why) if self.page == "first" else ""

    def turn(self, page: Page) -> None:
        """Show another page."""
        self.page, self.notice, self.dirty = page, "", True
        self.enter()

    def enter(self) -> None:
        acts, area = self._acts(), BESIDE_LABEL if self.page == "label" else FOOT
        words = [say(f"score-{act.name}") for act in acts]
        room = area.w - (len(acts) - 1) * GAP
        wishes = _wishes(words, room)
        share = min(1.6, room / sum(wishes))
        left = area.x + (room - sum(wishes) * share) / 2
        buttons = []
        for wish, said, act in zip(wishes, words, acts, strict=True):
            width = wish * share
            face = faces.label(said, width, area.h, act.icon, strong=act.first)
            hint = say(f"score-{act.name}-hint") if act.name in HINTED else ""
            box = (left, area.y, width, area.h)
            buttons.append(Button(act.name, box, face, act.do, margin=faces.MARGIN, hint=hint))
            left += width + GAP
        self.buttons.replace(buttons)

    def settings_changed(self) -> None:
        super().settings_changed()
        self.ending = self.told()
        self.enter()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and event.down):
            self.notice, self.dirty, self.begun = "", True, TOAST_SECONDS
        if self.page != "first" and action_of(event) in (Action.BACK, Action.MENU):
            self.turn("first")
            return True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(self.picture(screen.scale), screen.frame)
        self.buttons.draw(surface, screen)
        draw_hint(self.buttons, surface, screen)
        draw_notice(surface, screen, NOTICE, self.notice, self.good)

    def update(self, seconds: float) -> None:
        if self.toasting:
            self.begun += seconds
            self.dirty = True

    @property
    def toasting(self) -> bool:
        """Whether glasses are being raised."""
        banqueting = isinstance(self.ending.front, BanquetLook)
        return banqueting and self.begun < TOAST_SECONDS and not self.app.settings.calm

    def picture(self, scale: float) -> pygame.Surface:
        """The page that is seen, without its buttons, 1920 by 1080 design px."""
        front, wine, sums = self.ending
        if self.page == "label" and wine is not None:
            return label_page(wine, scale)
        if self.page == "figures":
            return figures(sums, scale)
        if not isinstance(front, BanquetLook):
            return alone(front, scale)
        return toast(front, scale, self.begun / TOAST_SECONDS) if self.toasting else banquet(front, scale)

    def replay(self) -> None:
        """Play the game again from its record."""
        self.app.scenes.push(self.app.routes.replay(self.session.kept))

    def keep_label(self) -> None:
        """Save the label alone as a picture, unless it lies there already; say where, or why it does not."""
        look = self.ending.label
        if look is None:
            return
        try:
            if self._saved is None or self._saved[0] != look or not self._saved[1].exists():
                picture = label(look, max(SAVED_SCALE, self.app.screen.scale))
                self._saved = look, pictures.keep(picture, say("window-title"))
            path = self._saved[1]
            own = "yes" if path.parent == paths.picture_folders()[-1] else "no"
            self.notice, self.good = say("score-label-kept", name=path.stem, folder=str(path.parent), own=own), True
        except pictures.NotKept as fault:
            self.notice = say("score-label-not-kept", folder=str(fault.folder), fault=str(fault))
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
            advice=played.advice,
        )  # fmt: skip
        self.app.scenes.replace(self.app.routes.table(game))

    def to_title(self) -> None:
        """Leave the table."""
        self.app.scenes.replace(self.app.routes.title())


def _wishes(words: Sequence[str], room: float) -> list[float]:
    """How wide the buttons of a row would like to be in design px: in two lines where one has too little room."""
    lines = [text_width(said, "display", grown(29)) for said in words]
    if sum(lines) + 120 * len(lines) > room:
        longest = [max(text_width(part, "display", grown(29)) for part in said.split()) for said in words]
        lines = [max(word, line * 0.55) for word, line in zip(longest, lines, strict=True)]
    return [line + 120 for line in lines]
