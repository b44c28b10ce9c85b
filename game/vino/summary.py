"""What keys tell of a table of Vino."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.inspect import Explained
from game.play.summary import Summary, of
from game.text.messages import say
from game.text.names import joined
from game.vino.interaction import VinoInteraction
from game.vino.sale_words import sale_words
from game.vino.words import region_name, variety_name
from game.window.announcements import sentences
from rules.vino.view import SeatView


class VinoSummary(Summary):
    """Tells of one table of Vino."""

    interaction: VinoInteraction

    def own(self, seat: int) -> Explained:
        own = self.interaction.view.seats[seat]
        chosen = [region_name(region) for region in own.regions_chosen or ()]
        regions = list(self._regions(own))
        lines = (
            joined([*self._purse(own), say("voice-markers", count=own.markers)]),
            say("voice-regions", list=joined(regions)) if regions else say("voice-no-vineyards"),
            say("voice-chosen", list=joined(chosen)) if chosen else "",
        )
        title = say("voice-cellar-title", name=self.interaction.session.names[seat])
        return Explained(title, "", "vineyard", sentences(*lines))

    def other(self, seat: int) -> str:
        own = self.interaction.view.seats[seat]
        return of(self.interaction.session.names[seat], *self._purse(own), *self._regions(own))

    def order(self) -> tuple[int, ...]:
        return self.interaction.view.order

    def passed(self, seat: int) -> bool:
        return self.interaction.view.seats[seat].passed

    def prepared(self) -> tuple[str, ...]:
        return sale_words(self.interaction.pointer.selection)

    def last(self) -> str:
        return say("vino-last-turn") if self.interaction.view.last_turn else ""

    def _purse(self, own: SeatView) -> Iterator[str]:
        """Vineyards, money where it is open, and the income of the round where there is any."""
        yield say("voice-vineyards", count=own.vineyards)
        yield say("voice-money-closed") if own.money is None else say("voice-money", count=own.money)
        if own.income:
            yield say("voice-income", count=own.income)

    def _regions(self, own: SeatView) -> Iterator[str]:
        """Where the seat has vineyards, how many, and what grows there."""
        owners = self.interaction.view.owners
        for region, variety in own.varieties.items():
            count = owners[region].count(own.seat)
            yield say("voice-region", place=region_name(region), count=count, thing=variety_name(variety))
