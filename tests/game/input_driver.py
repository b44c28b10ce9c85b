"""Plays at the table by posted events of the keyboard or of a controller alone, as a person without a mouse would."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from game.play.curtain import CurtainScene
from game.play.focus import REGIONS, Target
from game.play.gathering import MultiSelection
from game.play.session import Session
from game.play.things import Thing
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.viticulture import offers
from game.viticulture.closed_hand import seen_choices
from game.viticulture.questioner import on_the_table
from game.window.app import App
from game.window.input import CONTROLLER_BUTTONS, MOVES, PAD, Action
from game.window.widgets.buttons import SURE_SECONDS
from game.window.widgets.compass import neighbour
from rules.engine.any_order import sort_of
from rules.engine.choice import Choice, Ref
from tests.game.answers import answered
from tests.game.driver import gathered, kept_choices, saved_after
from tests.tables import viticulture_table

Press = Callable[[Action], None]

SIX_SECOND_YEAR, SIX_LAST_YEARS = 72, 610
"""How many choices of the game of six come before its second year, and before its last two."""

KEYS = {
    Action.UP: pygame.K_UP, Action.DOWN: pygame.K_DOWN, Action.LEFT: pygame.K_LEFT, Action.RIGHT: pygame.K_RIGHT,
    Action.NEXT_REGION: pygame.K_TAB, Action.CHOOSE: pygame.K_RETURN, Action.BACK: pygame.K_ESCAPE,
    Action.OPEN_HAND: pygame.K_SPACE, Action.UNDO: pygame.K_u, Action.INSPECT: pygame.K_i, Action.LOG: pygame.K_l,
    Action.MENU: pygame.K_F10, Action.MAT_ON: pygame.K_PAGEDOWN, Action.PRICES: pygame.K_t,
}  # fmt: skip
BUTTONS = {PAD[name]: code for code, name in CONTROLLER_BUTTONS.items()}


def press_key(action: Action) -> None:
    """Post the key of an action, down and up."""
    key = KEYS[action]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def press_button(action: Action) -> None:
    """Post the controller's button of an action, down and up."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=BUTTONS[action], instance_id=0))


class FocusDriver:
    """A person at the table who presses keys or buttons only."""

    def __init__(self, app: App, session: Session, press: Press) -> None:
        self.app = app
        self.session = session
        self._post = press
        self.woken: Counter[int] = Counter()
        """How many years each seat has begun with its rooster."""
        self.scene = viticulture_table(app, session)
        app.scenes.push(self.scene)
        self.frame()

    def frame(self) -> None:
        """Let one frame pass."""
        self.app.scenes.settle()
        self.app.step(0.02)
        if self.scene.interaction.staged:
            self.app.step(SURE_SECONDS)
            self._post(Action.CHOOSE)
            self.app.step(0.02)
            assert not self.scene.interaction.staged
            self.app.step(SURE_SECONDS)

    def press(self, action: Action) -> None:
        """Press and let go; not so soon after a question has come that the last one must have been meant."""
        if action == Action.CHOOSE and self.app.scenes.scenes[-1].buttons.fresh > 0:
            self.app.step(SURE_SECONDS)
        self._post(action)
        self.frame()

    def go(self, wanted: Callable[[Target], bool]) -> None:
        """Bring the focus to a target, by the presses that a person would need for it."""
        focus = self.scene.parts.focus
        if focus.at is None:
            self.press(Action.RIGHT)
        target = next(target for target in focus.targets() if wanted(target))
        for _ in REGIONS:
            if focus.at is not None and focus.at.region == target.region:
                break
            self.press(Action.NEXT_REGION)
        assert focus.at is not None
        for way in steps_to(focus.at, target, focus.targets()):
            self.press(way)
        assert focus.at is not None
        assert wanted(focus.at), f"{target} cannot be reached"

    def button(self, name: str) -> None:
        """Choose the button of this name."""
        self.go(lambda target: target.button == name)
        self.press(Action.CHOOSE)

    def thing(self, ref: Ref) -> None:
        """Choose a thing of the table."""
        self._thing(lambda thing: thing.ref == ref)

    def _thing(self, wanted: Callable[[Thing], bool]) -> None:
        self.go(lambda target: target.thing is not None and wanted(target.thing))
        self.press(Action.CHOOSE)

    def answer(self, text: str, rest: Iterable[str] = ()) -> int:
        """Give this answer to the open question, whatever that takes; the number of choices that are made by it.

        Where several things are gathered for it, ``rest`` are the choices that follow.
        """
        return answered(self.scene, text, rest, self._answer)

    def _answer(self, choice: Choice, rest: Iterable[str]) -> None:
        decision = self.session.decision
        assert decision is not None
        assert choice in decision.choices, f"{choice} is not offered"
        if isinstance(self.app.scenes.scenes[-1], CurtainScene):
            self.press(Action.CHOOSE)
        if choice not in seen_choices(self.session, decision, self.scene.interaction.closed):
            self.button("hand")
        if choice.verb == "wake":
            self.woken[decision.decider] += 1
        selection = self.scene.interaction.pointer.selection
        if sort_of(choice, self.session.game.rules.in_order) and isinstance(selection, MultiSelection):
            whole = gathered(self.session, choice, rest)
            for one in reversed(whole.picks):
                (ref,) = offers.things(one)
                self._thing(
                    lambda thing, ref=ref: (
                        thing.ref == ref and thing not in selection.going(self.scene.interaction.things)
                    )
                )
            self.button("confirm")
            return
        if on_the_table(choice):
            touched = offers.things(choice)
            for ref in touched[1:] if choice.verb == "wake" else touched:
                self.thing(ref)
        else:
            self._push(choice)
        if self.scene.interaction.held is not None:
            assert self.scene.interaction.held.choice == choice
            self.press(Action.CHOOSE)

    def _push(self, choice: Choice) -> None:
        pages = 0
        while self.scene.buttons.named(str(choice)) is None:
            self.button("page-on")
            pages += 1
            assert pages < 60
        self.button(str(choice))


def steps_to(start: Target, goal: Target, targets: tuple[Target, ...]) -> tuple[Action, ...]:
    """The fewest moves from one target of a region to another."""
    inside = [target for target in targets if target.region == start.region]
    seen: dict[Target, tuple[Action, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here.same(goal) and here.box == goal.box:
            return seen[here]
        others = [target for target in inside if target != here]
        for way in MOVES:
            found = neighbour(here.box, [target.box for target in others], way)
            if found is not None and others[found] not in seen:
                seen[others[found]] = (*seen[here], way)
                waiting.append(others[found])
    raise AssertionError(f"no way from {start} to {goal}")


def play_by(press: Press, record: Path, made: int = 0, until: int | None = None) -> FocusDriver:
    """Play a kept record from where so many choices are ``made``, or from the deal, to the score or ``until`` then."""
    header, choices = kept_choices(record)
    if made:
        session = Session(KeptGame.opened(saved_after(made, record)))
    else:
        names, colours = zip(*((seat["name"], seat["colour"]) for seat in header.seats), strict=True)
        session = Session(KeptGame.begin(names, colours, header.seed, header.options))
    driver = FocusDriver(App(GameRoutes, (640, 360), Settings(animation="instant")), session, press)
    number = made
    while number < len(choices[:until]):
        before, number = number, number + driver.answer(choices[number], choices[number + 1 :])
        done = [line.choice for line in session.game.record.lines if line.choice]
        assert done[before:] == choices[before:number], f"answer {before}"
    driver.frame()
    return driver
