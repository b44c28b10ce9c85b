"""The replay: a finished game of either sort played again from its record, at any pace and seen with any eyes."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pygame

from game.play.control import Listener
from game.play.history import History
from game.play.play import Play
from game.play.replay_asking import ReplayAsker, VinoReplayAsker, hint
from game.play.replay_question import GoOnScene
from game.play.selection import Selection
from game.play.session import Session
from game.store.kept_game import KeptGame
from game.store.settings import SPEEDS, Speed
from game.vino.control import VinoListener
from game.vino.scene import VinoTable
from game.viticulture.scene import TableScene
from game.window.app import App
from game.window.input import ACTION, Action
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.vino.rules import Vino

BETWEEN_SECONDS = 0.45
"""How long the table rests between two choices, at normal speed."""
PACES = tuple(speed for speed in get_args(Speed) if speed != "step")
"""The speeds of a replay; step by step it goes while it is paused."""


class Replay(Play):
    """Plays all choices of a game one after the other at its table, over the scene it was opened from.

    The eyes are those of ``viewed``, or of who is asked where that is None.
    """

    def __init__(self, app: App, played: Session) -> None:
        self.played = played
        self.choices = played.game.choices
        self.parts = parts_of(played)
        """How many choices had been made when each year or round began."""
        self.open_hands = True
        self.playing = True
        self.pace: Speed = "normal"
        self._rest = 0.0
        super().__init__(app, again(played, ()))
        self.history = ReplayHistory(self)
        self.queue.speed = SPEEDS[self.pace]
        self.sight.for_all = self.open_hands

    def enter(self) -> None:
        super().enter()
        self.handover = None
        self.queue.overlays.clear()

    @property
    def at(self) -> int:
        """How many choices have been played."""
        return self.session.game.made

    @property
    def over(self) -> bool:
        """Whether all have been played."""
        return self.at >= len(self.choices)

    @property
    def can_undo(self) -> bool:
        return self.at > 0

    def renew(self) -> None:
        """Show the position as it is; nothing is asked."""
        self.queue.steps.clear()
        self.hidden = frozenset()
        self.cleared()
        self.held, self.note, self.refused, self.decision = None, "", None, None
        self.told = len(self.session.events)
        decision = self.session.decision
        if decision is not None:
            self.seat = decision.decider
        self.look()
        self.opened(decision)
        self.show_question()
        self._rest = 0.0

    def selection(self, decision: Decision | None) -> Selection:
        return Selection(())

    def settings_changed(self) -> None:
        super().settings_changed()
        self.queue.speed = SPEEDS[self.pace]
        self.sight.audience = self.app.settings.audience
        self.renew()

    def pause(self) -> None:
        self.playing = False
        self.queue.skip()
        self.show_question()

    def update(self, seconds: float) -> None:
        self.queue.go_on()
        super().update(seconds)
        if not self.queue.empty or not self.playing:
            return
        self._rest += seconds * (self.queue.speed or max(SPEEDS.values()))
        if self.over:
            self.playing = False
            self.show_question()
        elif self._rest >= BETWEEN_SECONDS:
            self.play_next()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        hint(self, surface, self.app.screen)

    def play_next(self) -> None:
        """Play the next choice."""
        self.queue.skip()
        if not self.over:
            decision = self.session.decision
            by = decision.decider if decision is not None else self.seat
            self.acted = by
            self.teller.tell(self.session.choose(self.choices[self.at]), by)
            self.dirty = True

    def go_to(self, made: int) -> None:
        """Show the game after so many choices."""
        self.queue.skip()
        made = min(max(0, made), len(self.choices))
        self.session = again(self.played, self.choices[:made])
        self.session.kept.open_hands = self.open_hands
        self.renew()

    def part(self, by: int) -> int:
        """How many choices had been made at the next (1) or last (-1) beginning of a part, or at either end."""
        if by > 0:
            return next((made for made in self.parts if made > self.at), len(self.choices))
        return next((made for made in reversed(self.parts) if made < self.at), 0)

    def jump(self, by: int) -> None:
        """Stop, and go to the next (1) or last (-1) beginning of a year or round."""
        self.playing = False
        self.go_to(self.part(by))

    def step(self, by: int) -> None:
        """Stop, and go one choice on (1, with its movement) or back (-1)."""
        self.playing = False
        if by > 0:
            self.play_next()
            self.show_question()
        else:
            self.go_to(self.at - 1)

    def toggle(self) -> None:
        """Play on, or stop; at the end begin again."""
        self.playing = not self.playing
        if self.playing and self.over:
            self.go_to(0)
        self.show_question()

    def next_pace(self) -> None:
        """The next speed, the slowest after the fastest."""
        self.queue.skip()
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.queue.speed = SPEEDS[self.pace]
        self.show_question()

    def toggle_hand(self) -> None:
        """Show the hands of who is asked, or only their backs."""
        self.queue.skip()
        self.open_hands = not self.open_hands
        self.sight.for_all = self.open_hands
        self.renew()

    def look_at(self, seat: int) -> None:
        self.queue.skip()
        super().look_at(seat)
        self.look()
        self.show_question()

    def next_eyes(self) -> None:
        """See with the eyes of the next seat of the rail, after the last one with those of who is asked."""
        seats = [None, *self.order]
        self.queue.skip()
        self.viewed = seats[(seats.index(self.viewed) + 1) % len(seats)]
        self.look()
        self.show_question()

    def hold_hand(self, holding: bool) -> None:
        if holding:
            self.toggle()

    def close_hand(self) -> None:
        """Hands stay as they were chosen."""

    def undo(self) -> None:
        self.step(-1)

    def redo(self) -> None:
        self.step(1)

    def restart(self) -> None:
        self.go_to(0)

    def go_on_here(self) -> None:
        """Ask whether a new game shall begin with this position."""
        self.app.scenes.push(GoOnScene(self.app, self.begin_here))

    def begin_here(self) -> None:
        """Leave the replay for a new game that begins with this position."""
        self.app.scenes.replace(self.app.routes.table(KeptGame.branch(self.played.kept, self.choices[: self.at])))

    def leave(self) -> None:
        """Go back to where the replay was opened."""
        self.app.scenes.pop()


class ReplayScene(Replay, TableScene):
    """The replay of a game of Viticulture."""

    def __init__(self, app: App, played: Session) -> None:
        super().__init__(app, played)
        self.asker = ReplayAsker(self)
        self.listener = ReplayListener(self)


class VinoReplay(Replay, VinoTable):
    """The replay of a game of Vino."""

    def __init__(self, app: App, played: Session) -> None:
        super().__init__(app, played)
        self.asker = VinoReplayAsker(self)
        self.listener = VinoReplayListener(self)

    @property
    def by(self) -> int | None:
        """The seat whose secrets are seen; None while they are covered."""
        return (self.seat if self.viewed is None else self.viewed) if self.sight.open else None


def replay_of(app: App, played: Session) -> Replay:
    """The replay of a game at the table of its sort."""
    return (VinoReplay if played.game.rules.name == Vino.name else ReplayScene)(app, played)


def parts_of(played: Session) -> tuple[int, ...]:
    """How many choices had been made when each year or round of a game began."""
    years = [played.game.moment_at(made)[0] for made in range(played.game.made + 1)]
    return tuple(made for made, (before, after) in enumerate(pairwise(years), 1) if before != after)


def again(played: Session, choices: tuple[Choice, ...]) -> Session:
    """The same game from its beginning, after these of its choices, kept nowhere."""
    return Session(KeptGame(played.game.again(choices)))


class ReplayHistory(History):
    """Looking back during a replay is going there."""

    scene: Replay

    def toggle(self) -> None:
        self.scene.toggle()

    def look(self, at: int) -> None:
        self.scene.playing = False
        self.scene.go_to(at)

    def leave(self) -> None:
        """There is no other present."""

    def since(self) -> None:
        """Begin again."""
        self.scene.go_to(0)


class ReplayListener(Listener):
    """The ears of a replay: arrow keys step, Choose stops and goes on, Back leaves."""

    scene: Replay

    def handle(self, event: pygame.event.Event) -> bool:
        scene = self.scene
        acts = {
            Action.LEFT: lambda: scene.step(-1), Action.RIGHT: lambda: scene.step(1),
            Action.UNDO: scene.undo, Action.REDO: scene.redo, Action.MENU: scene.leave,
        }  # fmt: skip
        plain = event.type == ACTION and event.down and not scene.reader.open
        if plain and scene.buttons.focused is None:
            acts[Action.CHOOSE] = scene.toggle
        if plain and event.name == Action.BACK and not scene.drawer and scene.viewed is None:
            scene.leave()
            return True
        if plain and event.name in acts:
            scene.dirty = True
            acts[event.name]()
            return True
        return super().handle(event)


class VinoReplayListener(ReplayListener, VinoListener):
    """The ears of a replay of Vino."""

    scene: VinoReplay
