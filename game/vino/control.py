"""Control over Vino's table, where it differs from other tables: price table, slider, rises that are taken back."""

from __future__ import annotations

import pygame

from game.play.answer import Answering
from game.play.control import Control, down
from game.play.focus import Focus
from game.play.review import Review
from game.play.zoom import Zoom
from game.vino.interaction import VinoInteraction
from game.vino.sale_calculator import QUANTITY
from game.vino.sale_draft import SaleDraft
from game.window.input import Action
from game.window.screen import Point


class VinoControl(Control):
    """Takes the events of one table of Vino."""

    interaction: VinoInteraction

    def __init__(
        self, interaction: VinoInteraction, answering: Answering, review: Review, focus: Focus, zoom: Zoom
    ) -> None:
        super().__init__(interaction, answering, review, focus, zoom)

    def shuts(self, event: pygame.event.Event) -> bool:
        """The price table goes away with the next click or key."""
        if not self.interaction.prices or not down(event):
            return False
        self.interaction.show_prices(False)
        return True

    def takes(self, action: Action, down: bool) -> bool:
        """The price table has a key."""
        if action != Action.PRICES or not down:
            return False
        self.interaction.show_prices(True)
        return True

    def moved(self, point: Point, event: pygame.event.Event) -> None:
        """Besides: the knob of the slider follows the pressed pointer."""
        super().moved(point, event)
        buttons = self.interaction.buttons
        name = buttons.hovered or ""
        if (buttons.pressed or "").startswith(QUANTITY) and name.startswith(QUANTITY) and name != buttons.pressed:
            button = buttons.named(name)
            if button is not None:
                button.act()
                buttons.press_on(name)

    def second_button(self) -> None:
        """Besides: on the demand table a rise is taken back."""
        interaction, pointer = self.interaction, self.interaction.pointer
        pointer.move(interaction.attention.point)
        draft = pointer.selection
        row = next((thing.ref.name for thing in pointer.hovered if thing.ref.kind == "demand"), "")
        if isinstance(draft, SaleDraft) and row in draft.rises:
            draft.lower(row)
            interaction.drafted()
        else:
            super().second_button()
