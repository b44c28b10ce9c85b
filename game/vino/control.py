"""Control over Vino's table, where it differs from other tables: price table, slider, rises that are taken back."""

from __future__ import annotations

import pygame

from game.play.advising import Advising
from game.play.answer import Answering
from game.play.control import Control, down
from game.play.focus import Focus
from game.play.review import Review
from game.play.zoom import Zoom
from game.vino.interaction import VinoInteraction
from game.vino.sale_calculator import QUANTITY
from game.vino.sale_draft import SaleDraft
from game.vino.unrolling import LOOK_SECONDS, region_of
from game.window.input import Action
from game.window.screen import Point


class VinoControl(Control):
    """Takes the events of one table of Vino."""

    interaction: VinoInteraction

    def __init__(
        self,
        interaction: VinoInteraction,
        answering: Answering,
        review: Review,
        focus: Focus,
        zoom: Zoom,
        advising: Advising,
    ) -> None:
        super().__init__(interaction, answering, review, focus, zoom, advising)
        self._left = ""
        """The region that was rolled up by a key: it stays so until something else has been pointed at."""

    def shuts(self, event: pygame.event.Event) -> bool:
        """The price table goes away with the next click or key."""
        if not self.interaction.prices or not down(event):
            return False
        self.interaction.show_prices(False)
        return True

    def takes(self, action: Action, down: bool) -> bool:
        """The price table has a key; the one for reading unrolls a region first, and the one back rolls it up.

        Who listens is read to at once: an unrolled region says nothing.
        """
        interaction = self.interaction
        if not down:
            return False
        if action == Action.PRICES:
            interaction.show_prices(True)
            return True
        if action == Action.BACK and interaction.looked:
            self._left = interaction.looked
            interaction.look_at_region("")
            return True
        here = next(iter(self._regions()), "")
        if action != Action.INSPECT or not here or here == interaction.large_region or not interaction.queue.empty:
            return False
        if interaction.app.announcements.listeners:
            return False
        interaction.look_at_region(here)
        return True

    def hold_on(self, seconds: float) -> None:
        """Besides: a region that is looked at for long is unrolled, and rolled up when something else is."""
        super().hold_on(seconds)
        interaction, regions = self.interaction, self._regions()
        if self._left not in regions:
            self._left = ""
        busy = not interaction.queue.empty or interaction.pointer.carried is not None or interaction.staged
        if busy or (interaction.looked and interaction.looked not in regions):
            interaction.look_at_region("")
        elif self._rests_on_region():
            interaction.look_at_region(regions[0])

    def _rests_on_region(self) -> bool:
        """Whether the mouse has rested for long on a region, beside its vineyards and tiles.

        Not while purchases are made in another: what is about to be bought does not move away.
        """
        interaction, attention = self.interaction, self.interaction.attention
        if interaction.region_in_play:
            return False
        hovered = interaction.pointer.hovered
        if not hovered or hovered[0].ref.kind != "region" or hovered[0].ref.name == self._left:
            return False
        explains = interaction.app.settings.inspect is not None and not interaction.covered
        return explains and not attention.by_keys and not attention.idle and attention.rest >= LOOK_SECONDS

    def _regions(self) -> list[str]:
        """The regions of what is pointed at or has the focus, the topmost first."""
        found = [region_of(thing.ref) for thing in self.interaction.pointer.hovered]
        return [region for region in found if region]

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
