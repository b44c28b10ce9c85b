"""The score: who won and why, where the points came from, how they grew."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pygame

from game.art import score, signs
from game.art.courses import Course
from game.art.kit.canvas import BLEED, text_width
from game.art.kit.letters import grown
from game.art.sheet import notice_bar
from game.play.panel import face
from game.play.session import Session
from game.store import pictures
from game.store.kept_game import KeptGame
from game.text.messages import say
from game.text.names import joined, token_name
from game.viticulture.points import SOURCES, Best, Reckoning, reckon
from game.window.app import App
from game.window.input import ACTION
from game.window.scene import Scene
from game.window.widgets.buttons import Button, Buttons
from rules.viticulture.scoring import Result

ICONS = {
    "orders": "fill_order", "visitors": "play_summer", "windmill": "windmill", "tasting_room": "tasting_room",
    "wake_up": "rooster", "selling": "sell_grapes", "other": "vp", "lost": "vp_lost",
}  # fmt: skip
Act = tuple[str, str, str, Callable[[], None]]
"""A button: its name, icon and sort, and what it does."""
GAP = 18.0
"""Between two buttons."""
SEEDS = 10**9
"""So many deals there are to choose from."""
TIE_BREAKS = ("lira", "wine", "grapes")


class ScoreScene(Scene):
    """Shown over the table when the game is over."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__()
        self.app = app
        self.session = session
        self.buttons = Buttons()
        self.look = self.looked()
        self.notice, self.good = "", True
        """What became of the picture that was to be saved, and whether it was."""

    def looked(self) -> score.ScoreLook:
        """What is shown."""
        return look_of(self.session)

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
        if self.notice:
            x, y, w, h = score.NOTICE
            bar = notice_bar(self.notice, w, h, screen.scale, self.good)
            surface.blit(bar, screen.pixel((x, y)))

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
        """The same seats and options with other cards."""
        self._again(secrets.randbelow(SEEDS))

    def _same_deal(self) -> None:
        """The same seats and options with the same cards."""
        self._again(self.session.game.record.header.seed)

    def _again(self, seed: int) -> None:
        played, header = self.session.kept, self.session.game.record.header
        game = KeptGame.begin(
            played.names, played.colours, seed, header.options, played.open_hands, played.may_rewind,
            rules=played.game.rules,
        )  # fmt: skip
        self.app.scenes.replace(self.app.routes.table(game))

    def to_title(self) -> None:
        """Leave the table."""
        self.app.scenes.replace(self.app.routes.title())


def look_of(session: Session) -> score.ScoreLook:
    """What the score says of a finished game."""
    result = session.result
    assert result is not None
    sums = reckon(session.events, len(session.names))
    first = result.winners[0]
    winners = joined([session.names[seat] for seat in result.winners])
    shared = "yes" if len(result.winners) > 1 else "no"
    points = result.standings[first][0]
    return score.ScoreLook(
        say("score-headline", winners=winners, shared=shared),
        session.colours[first],
        points,
        decided(result, session.names),
        say("table-year", year=sums.years),
        facts(sums, session.names),
        tuple(score.Source(ICONS[source], say(f"score-source-{source}")) for source in SOURCES),
        tuple(_row(session, result, sums, place, seat) for place, seat in enumerate(result.ranking)),
        say("score-total"),
        say("score-total-line"),
        say("score-years"),
        tuple(Course(session.colours[seat], session.names[seat], sums.course[seat]) for seat in result.ranking),
    )


def _row(session: Session, result: Result, sums: Reckoning, place: int, seat: int) -> score.ScoreRow:
    lira = say("score-lira", lira=result.standings[seat][1])
    rank = 1 if seat in result.winners else place + 1
    points = tuple(sums.points[seat][source] for source in SOURCES)
    return score.ScoreRow(rank, session.colours[seat], session.names[seat], lira, points, result.standings[seat][0])


def decided(result: Result, names: tuple[str, ...]) -> tuple[str, ...]:
    """One or two lines on what decided the game."""
    first, second = result.ranking[0], result.ranking[1]
    best, next_best = result.standings[first], result.standings[second]
    if result.decided_by == "vp":
        return (say("score-by-points", points=best[0], name=names[second], less=next_best[0]),)
    tied = say("score-tied", points=best[0], names=joined([names[first], names[second]]))
    if result.decided_by == "shared":
        return tied, say("score-shared")
    if result.decided_by == "wake_up_order":
        return tied, say("score-tie-wake_up_order", name=names[first])
    at = 1 + TIE_BREAKS.index(result.decided_by)
    return tied, say(
        f"score-tie-{result.decided_by}", first=names[first], more=best[at], second=names[second], less=next_best[at]
    )


def facts(sums: Reckoning, names: tuple[str, ...]) -> tuple[score.Fact, ...]:
    """The curiosities that this game has."""
    found: list[score.Fact] = []
    year, wine, space = sums.best_year, sums.finest_wine, sums.busiest_space
    if year.seat >= 0:
        words = say("score-best-year-words", name=names[year.seat], year=year.name, points=year.amount)
        found.append(score.Fact("achievement", say("score-best-year"), words))
    if wine.seat >= 0:
        found.append(score.Fact("wine_spark", say("score-finest-wine"), _wine_words(wine, names)))
    if space.seat >= 0:
        words = say("score-busiest-space-words", action=say(f"action-{space.name}"), times=space.amount)
        found.append(score.Fact(signs.ACTIONS[space.name], say("score-busiest-space"), words))
    return tuple(found)


def _wine_words(wine: Best, names: tuple[str, ...]) -> str:
    return say("score-finest-wine-words", name=names[wine.seat], wine=token_name("wine", wine.name))
