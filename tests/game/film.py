"""Films the table: what stands on the screen frame by frame, for comparing games that differ only in hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b

import pygame

from game.play.curtain import BUTTON, CurtainScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.agenda import State as Agenda
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture import supply
from rules.viticulture.cards import DECKS
from rules.viticulture.state import State
from tests import kept_box
from tests.tables import viticulture_table

RULES = kept_box.viticulture()
SIZE = (640, 360)
COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")
NAMES = ("Lago", "Cotto", "Sole", "Salvia", "Nero", "Calce")
KEPT_ON_TOP = 8
"""So many cards of each deck stay where they are, so that both games draw the same."""


def table_at(state: Agenda, seats: int) -> Session:
    """A game that begins at this position."""
    people = [{"name": name, "colour": colour} for name, colour in zip(NAMES[:seats], COLOURS, strict=False)]
    header = Header(RULES.name, RULES.version, RULES.data_digest, {}, people, 1)
    return Session(KeptGame(Game.at(RULES, header, state)))


def other_hands(state: State, seats: Iterable[int]) -> State:
    """The same table with other cards of the same decks in the hands of these seats."""
    world = state.copy()
    for seat in seats:
        for deck in range(len(DECKS)):
            hand = supply.hand_of(world, RULES.box.components, seat, deck)
            spare = world.decks[deck][: max(0, len(world.decks[deck]) - KEPT_ON_TOP)]
            count = min(len(hand), len(spare))
            rest = [card for card in world.players[seat].hand if card not in hand[:count]]
            world.players[seat].hand = tuple(sorted((*rest, *spare[:count])))
            decks = list(world.decks)
            decks[deck] = (*hand[:count], *world.decks[deck][count:])
            world.decks = tuple(decks)
    return world


class Film:
    """The frames of one table while a script is played on it."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self.app = App(GameRoutes, SIZE, settings)
        self.scene = viticulture_table(self.app, session)
        self.frames: list[tuple[str, bytes]] = []
        self.app.scenes.replace(self.scene)
        self.app.scenes.settle()
        pygame.event.clear()
        self.roll("begin")

    @property
    def curtain(self) -> bool:
        """Whether a curtain covers the table."""
        return isinstance(self.app.scenes.scenes[-1], CurtainScene)

    def roll(self, what: str, seconds: float = 0.0) -> None:
        """Let time pass and take a picture, under the name of what is being done.

        Where nothing moves, what waits for a press before the question is pressed away.
        """
        if self.scene.interaction.queue.instant:
            self.scene.interaction.end_moment()
        for scene in self.app.scenes.scenes:
            scene.dirty = True
        self.app.step(seconds)
        picture = pygame.image.tobytes(self.app.screen.surface, "RGB")
        self.frames.append((what, blake2b(picture, digest_size=16).digest()))

    def run(self, what: str, seconds: float = 0.9, rate: int = 15) -> None:
        """Take pictures until nothing moves any more and for some time after."""
        rest = seconds
        while rest > 0 or not self.scene.interaction.queue.empty:
            rest -= 1 / rate
            self.roll(what, 1 / rate)

    def point(self, point: tuple[float, float], what: str) -> None:
        """Point at something until it is explained."""
        pos = self.app.screen.pixel(point)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.roll(what)
        self.roll(f"{what}, told", 1.1)

    def click(self, point: tuple[float, float], what: str, button: int = 1) -> None:
        """Press and release there."""
        pos = self.app.screen.pixel(point)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=button))
        self.roll(what)

    def key(self, kind: int, key: int) -> None:
        """Press or release a key; not so soon that a curtain that has just fallen does not hear it."""
        if self.curtain and self.app.scenes.scenes[-1].buttons.fresh > 0:
            self.app.step(SURE_SECONDS)
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        self.roll(f"key {key}")

    def choose(self, choice: Choice) -> None:
        """Give an answer, confirming it where that is asked."""
        self.scene.parts.answering.propose(choice)
        if self.scene.interaction.held is not None:
            self.roll("confirm?")
            self.scene.parts.answering.confirm()

    def lift(self) -> None:
        """Lift the curtain."""
        x, y, w, h = BUTTON
        self.click((x + w / 2, y + h / 2), "curtain lifted")


def compare(sessions: tuple[Session, Session], settings: Settings, script: Callable[[Film], None]) -> tuple[Film, Film]:
    """Play a script on two tables that must look alike in every frame; returns both films."""
    films = []
    for session in sessions:
        film = Film(session, settings)
        script(film)
        films.append(film)
    one, two = films
    assert [what for what, _ in one.frames] == [what for what, _ in two.frames]
    differing = [what for (what, a), (_, b) in zip(one.frames, two.frames, strict=True) if a != b]
    assert not differing, f"the pictures tell hidden cards apart: {differing}"
    return one, two
