"""The replay: a game of either sort played again from its record, at any pace and seen with any eyes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import pygame

from game.play.animator import Animator
from game.play.interaction import Interaction
from game.play.replay_panel import ReplayLook, buttons, hint
from game.play.replay_question import GoOnScene
from game.play.review import Review
from game.play.session import Session
from game.store.kept_game import KeptGame
from game.store.settings import SPEEDS, Speed
from game.text.messages import say
from game.window import waiting
from game.window.input import ACTION, Action
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice

BETWEEN_SECONDS = 0.45
"""How long the table rests between two choices, at normal speed."""
PACES = tuple(speed for speed in get_args(Speed) if speed != "step")
"""The speeds of a replay; step by step it goes while it is paused."""


class Replay(Review):
    """Plays all choices of a game one after the other at a table that asks nothing.

    The eyes are those of the seat that is looked at, or of who is asked where none is.
    """

    def __init__(self, interaction: Interaction, animator: Animator, played: KeptGame) -> None:
        super().__init__(interaction, animator)
        self.played = played
        self.choices = played.game.choices
        self.parts = parts_of(played)
        """How many choices had been made when each year or round began."""
        self.open_hands = True
        self.playing = True
        self.pace: Speed = "normal"
        self._rest = 0.0
        interaction.queue.run(SPEEDS[self.pace])
        interaction.visibility.open_for_all(self.open_hands)

    @property
    def made(self) -> int:
        """How many choices have been played."""
        return self.interaction.session.made

    @property
    def over(self) -> bool:
        """Whether all have been played."""
        return self.made >= len(self.choices)

    @property
    def can_undo(self) -> bool:
        return self.made > 0

    @property
    def can_redo(self) -> bool:
        return not self.over

    @property
    def news(self) -> bool:
        return self.made > 0

    def settings_changed(self) -> None:
        self.interaction.queue.skip()
        self.interaction.take_up_settings()
        self.interaction.queue.run(SPEEDS[self.pace])
        self.interaction.renew()

    def pause(self) -> None:
        self.playing = False
        self.interaction.queue.skip()
        self.interaction.show_question()

    def update(self, seconds: float) -> None:
        """Play the next choice when the last one has stood for a while."""
        queue = self.interaction.queue
        queue.go_on()
        if not queue.empty or not self.playing:
            return
        self._rest += seconds * (queue.speed or max(SPEEDS.values()))
        if self.over:
            self.playing = False
            self.interaction.show_question()
        elif self._rest >= BETWEEN_SECONDS:
            self.play_next()

    def play_next(self) -> None:
        """Play the next choice."""
        interaction = self.interaction
        interaction.queue.skip()
        if not self.over:
            by = interaction.next_seat if interaction.next_seat >= 0 else interaction.seat
            self._rest = 0.0
            interaction.sitting.act_as(by)
            self.animator.tell(interaction.session.choose(self.choices[self.made]), by)
            interaction.redraw()

    def go_to(self, made: int) -> None:
        """Show the game after so many choices."""
        self.interaction.queue.skip()
        made = min(max(0, made), len(self.choices))
        self._rest = 0.0
        self.interaction.put(again(self.played, self.choices[:made]))

    def stop_at(self, made: int) -> None:
        """Stop, and show the game after so many choices."""
        self.playing = False
        self.go_to(made)

    def part(self, by: int) -> int:
        """How many choices had been made at the next (1) or last (-1) beginning of a part, or at either end."""
        if by > 0:
            return next((made for made in self.parts if made > self.made), len(self.choices))
        return next((made for made in reversed(self.parts) if made < self.made), 0)

    def jump(self, by: int) -> None:
        """Stop, and go to the next (1) or last (-1) beginning of a year or round."""
        self.stop_at(self.part(by))

    def step(self, by: int) -> None:
        """Stop, and go one choice on (1, with its movement) or back (-1)."""
        self.playing = False
        if by > 0:
            self.play_next()
            self.interaction.show_question()
        else:
            self.go_to(self.made - 1)

    def toggle(self) -> None:
        """Play on, or stop; at the end begin again."""
        self.playing = not self.playing
        if self.playing and self.over:
            self.go_to(0)
        self.interaction.show_question()

    def next_pace(self) -> None:
        """The next speed, the slowest after the fastest."""
        self.interaction.queue.skip()
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.interaction.queue.run(SPEEDS[self.pace])
        self.interaction.show_question()

    def toggle_hand(self) -> None:
        """Show the hands of who is asked, or only their backs."""
        self.interaction.queue.skip()
        self.open_hands = not self.open_hands
        self.interaction.visibility.open_for_all(self.open_hands)
        self.interaction.renew()

    def hold_hand(self, holding: bool) -> None:
        if holding:
            self.toggle()

    def close_hand(self) -> None:
        """Hands stay as they were chosen."""

    def next_eyes(self) -> None:
        """See with the eyes of the next seat of the rail, after the last one with those of who is asked."""
        seats = [None, *self.interaction.order]
        self.interaction.queue.skip()
        self.interaction.see_with(seats[(seats.index(self.interaction.viewed) + 1) % len(seats)])

    def undo(self) -> None:
        self.step(-1)

    def take_back(self) -> None:
        self.step(-1)

    def redo(self) -> None:
        self.step(1)

    def restart(self) -> None:
        self.go_to(0)

    def look(self, at: int) -> None:
        self.stop_at(at)

    def leave(self) -> None:
        """There is no other present."""

    def since(self) -> None:
        """Begin again."""
        self.go_to(0)

    def close(self) -> None:
        """Go back to where the replay was opened."""
        self.interaction.app.scenes.pop()

    def go_on_here(self) -> None:
        """Ask whether a new game shall begin with this position."""
        app = self.interaction.app
        app.scenes.push(GoOnScene(app, self.begin_here))

    def begin_here(self) -> None:
        """Leave the replay for a new game that begins with this position."""
        app, choices = self.interaction.app, self.choices[: self.made]

        def begun(game: KeptGame) -> None:
            app.scenes.replace(app.routes.table(game))

        def failed(fault: Exception) -> None:
            raise fault

        waiting.do(app, say("replay-go-on"), lambda: KeptGame.branch(self.played, choices), begun, failed)

    def panel_buttons(self) -> list[Button]:
        look = ReplayLook(self.made, len(self.choices), self.playing, self.pace, self.open_hands)
        acts: dict[str, Callable[[], None]] = {
            "play": self.toggle, "pace": self.next_pace, "hands": self.toggle_hand, "eyes": self.next_eyes,
            "go-on": self.go_on_here, "leave": self.close, "back": self.undo, "on": self.redo,
            "part-back": lambda: self.jump(-1), "part-on": lambda: self.jump(1),
        }  # fmt: skip
        return buttons(self.interaction, look, acts)

    def draw(self, surface: pygame.Surface) -> None:
        """Tell beside the panel what a control does."""
        hint(self.interaction, surface)

    def handle(self, event: pygame.event.Event, free: bool) -> bool:
        """Arrow keys step, Choose stops and goes on, Back leaves."""
        interaction = self.interaction
        if not (event.type == ACTION and event.down and free):
            return False
        acts: dict[Action, Callable[[], None]] = {
            Action.LEFT: lambda: self.step(-1), Action.RIGHT: lambda: self.step(1),
            Action.UNDO: self.undo, Action.REDO: self.redo, Action.MENU: self.close,
        }  # fmt: skip
        if interaction.buttons.focused is None:
            acts[Action.CHOOSE] = self.toggle
        if not interaction.drawer and interaction.viewed is None:
            acts[Action.BACK] = self.close
        if event.name not in acts:
            return False
        interaction.redraw()
        acts[event.name]()
        return True


def parts_of(played: KeptGame) -> tuple[int, ...]:
    """How many choices had been made when each year or round of a game began."""
    years = [played.game.moment_at(made)[0] for made in range(played.game.made + 1)]
    return tuple(made for made, (before, after) in enumerate(pairwise(years), 1) if before != after)


def again(played: KeptGame, choices: tuple[Choice, ...]) -> Session:
    """The same game from its beginning, after these of its choices, kept nowhere."""
    return Session(KeptGame(played.game.again(choices)))
