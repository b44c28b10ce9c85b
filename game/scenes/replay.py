"""The replay: a finished game played again from its record, at any pace, with hands open or closed."""

from __future__ import annotations

from typing import get_args

import pygame

from game.app import App
from game.art.task import TaskLook
from game.input import ACTION, Action
from game.scenes.table import TableScene
from game.settings import SPEEDS, Speed
from game.table.asking import Asker
from game.table.history import History
from game.table.listening import Listener
from game.table.panel import Answer, Asked
from game.table.picking import Picking
from game.table.session import Session
from game.text.messages import say
from game.widgets.buttons import Button
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.game import Game

BETWEEN_SECONDS = 0.45
"""How long the table rests between two choices, at normal speed."""
PACES = tuple(speed for speed in get_args(Speed) if speed != "step")
"""The speeds of a replay; step by step it goes while it is paused."""


class ReplayScene(TableScene):
    """Plays all choices of a game one after the other, over the scene it was opened from."""

    def __init__(self, app: App, played: Session) -> None:
        self.played = played
        self.choices: tuple[Choice, ...] = tuple(
            chosen for _, _, chosen in played.game.positions() if chosen is not None
        )
        self.open_hands = True
        self.playing = True
        self.pace: Speed = "normal"
        self._rest = 0.0
        super().__init__(app, again(played, ()))
        self.asker = ReplayAsker(self)
        self.history = ReplayHistory(self)
        self.listener = ReplayListener(self)
        self.queue.speed = SPEEDS[self.pace]
        self.sight.for_all = self.open_hands

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
        decision = self.session.decision
        if decision is not None and decision.decider != self.seat:
            self.seat, self.viewed = decision.decider, None
        self.look()
        self.opened(decision)
        self.show_question()
        self._rest = 0.0

    def picking(self, decision: Decision | None) -> Picking:
        return Picking(())

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
        self.session.open_hands = self.open_hands
        self.renew()

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
        """Leave the replay for a new game that begins with this position."""
        self.app.scenes.replace(TableScene(self.app, Session.branch(self.played, self.choices[: self.at])))

    def leave(self) -> None:
        """Go back to where the replay was opened."""
        self.app.scenes.pop()


def again(played: Session, choices: tuple[Choice, ...]) -> Session:
    """The same game from its beginning, after these of its choices, kept nowhere."""
    game = Game.at(played.game.rules, played.game.record.header, played.game.position(0))
    for choice in choices:
        game.choose(choice)
    return Session(game, None)


class ReplayAsker(Asker):
    """The controls of a replay in the place of questions."""

    scene: ReplayScene

    def _task_buttons(self) -> list[Button]:
        scene = self.scene
        seat = max(0, scene.seat)
        line = say("replay-line", at=scene.at, last=len(scene.choices))
        look = TaskLook(scene.session.colours[seat], say("replay-title"), scene.when() or say("table-setup"), line)
        hands = say("replay-hands", hands="open" if scene.open_hands else "closed")
        pace = say("replay-pace", pace=say("settings-animation-answer", answer=scene.pace))
        answers = (
            Answer("pace", pace, scene.next_pace, "speed"),
            Answer("hands", hands, scene.toggle_hand, "eye" if scene.open_hands else "eye_closed"),
            Answer("back", say("replay-back"), lambda: scene.step(-1), "undo", enabled=scene.at > 0),
            Answer("on", say("replay-on"), lambda: scene.step(1), "step", enabled=not scene.over),
            Answer("go-on", say("replay-go-on"), scene.go_on_here, "grape_red", enabled=not scene.over),
        )
        words = say("replay-play", state="playing" if scene.playing else "over" if scene.over else "paused")
        below = (
            Answer("play", words, scene.toggle, "pause" if scene.playing else "play", "go"),
            Answer("leave", say("replay-leave"), scene.leave, "cancel", "plain"),
        )
        return scene.panel.ask(Asked(look, answers, below), scene.app.screen, same=True)


class ReplayHistory(History):
    """Looking back during a replay is going there."""

    scene: ReplayScene

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

    scene: ReplayScene

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
