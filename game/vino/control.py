"""Listens to mouse and keys over the table of Vino where that differs from other tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.play.control import Listener
from game.play.gathering import MultiSelection
from game.text.key_names import pressed
from game.text.messages import say
from game.vino.sale_calculator import QUANTITY
from game.vino.sale_draft import SaleDraft
from game.vino.words import reason_words
from game.window.input import Action
from game.window.screen import Point
from rules.engine.choice import Choice, Ref

if TYPE_CHECKING:
    from game.vino.scene import VinoTable


FULL = {"regions": "N-BUY-01", "gifts": "N-GIFT-05", "vineyards": "N-EDGE-23", "rises": "N-MARKET-03"}
"""What can be chosen only so often: the rule."""


class VinoListener(Listener):
    """The ears of one table of Vino."""

    scene: VinoTable

    def __init__(self, scene: VinoTable) -> None:
        super().__init__(scene)

    def _act(self, action: Action, down: bool) -> None:
        """Besides: the price table has a key."""
        if action == Action.PRICES and down:
            self.scene.show_prices(True)
        else:
            super()._act(action, down)

    def why(self, ref: Ref, tried: Choice | None, ruled: bool = True) -> str:
        scene = self.scene
        if scene.decision is None or tried is None:
            return ""
        if scene.decision.secret and scene.closed:
            return say("vino-hidden", press=pressed(Action.OPEN_HAND))
        selection = scene.pointer.selection
        if isinstance(selection, SaleDraft | MultiSelection) and selection.full(ref):
            return self._full(ref, selection, ruled)
        reason = scene.session.refused_after(scene.made(tried), tried)
        return reason_words(reason, ruled) if reason is not None else ""

    def _full(self, ref: Ref, selection: SaleDraft | MultiSelection, ruled: bool) -> str:
        """That as many are chosen as are due, and how to give one up."""
        kind = "rises" if ref.kind == "demand" else "regions" if ref.kind == "region" else "vineyards"
        due = (
            selection.due
            if not isinstance(selection, SaleDraft)
            else selection.steps
            if kind == "rises"
            else selection.due
        )
        words = say(f"vino-full-{kind}", due=due)
        rule = FULL["gifts" if isinstance(selection, MultiSelection) and kind == "vineyards" else kind]
        return say("reason-ruled", reason=words, rule=rule) if ruled else words

    def _moved(self, point: Point, event: pygame.event.Event) -> None:
        """Besides: the knob of the slider follows the pressed pointer."""
        super()._moved(point, event)
        buttons = self.scene.buttons
        over = buttons.hovered or ""
        if (buttons.pressed or "").startswith(QUANTITY) and over.startswith(QUANTITY) and over != buttons.pressed:
            button = buttons.named(over)
            if button is not None:
                button.act()
                buttons.pressed = over

    def _second_button(self) -> None:
        """Besides: on the demand table a rise is taken back."""
        scene = self.scene
        scene.pointer.move(scene.point)
        draft = scene.pointer.selection
        row = next((thing.ref.name for thing in scene.pointer.hovered if thing.ref.kind == "demand"), "")
        if isinstance(draft, SaleDraft) and row in draft.rises:
            draft.lower(row)
            scene.drafted()
        else:
            super()._second_button()
