"""What the things of Vino's table are called for those who do not see them, and how they are now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.play.focus import Target
from game.play.teller import Teller, Told
from game.text.messages import say
from game.text.numbers import plus
from game.vino import printed
from game.vino.focus import CHART, place_of
from game.vino.interaction import VinoInteraction
from game.vino.sale_words import sale_words
from game.vino.words import region_name, variety_name
from rules.engine.choice import Ref


class VinoTeller(Teller):
    """Tells of one table of Vino."""

    interaction: VinoInteraction

    def thing(self, ref: Ref) -> Told:
        return self._tells[ref.kind](self, ref.name)

    def ordered(self, targets: Sequence[Target]) -> Sequence[Target]:
        """On the chart in the order of purchase and along the roads."""
        if not targets or targets[0].region not in CHART:
            return targets
        return sorted(targets, key=lambda one: place_of(one.thing.ref) if one.thing is not None else (0, 0, 0))

    def more(self) -> tuple[str, ...]:
        return sale_words(self.interaction.pointer.selection)

    def veil(self) -> tuple[str, ...]:
        """The price table, a line for each quantity."""
        lines = (
            say(
                "reader-price", quantity=number, revenue=column.revenue, lost=column.lost, shift=column.shift,
            )
            for number, column in enumerate(printed.components().price_table, 1)
        )  # fmt: skip
        return say("vino-prices"), *lines

    def _vineyard(self, name: str) -> Told:
        region, _, at = name.partition(".")
        owner = self.interaction.view.owners[region][int(at) - 1]
        kind = "government" if printed.government(name) else "private"
        label = say("reader-vineyard", place=region_name(region), at=int(at), price=printed.price(name), owner=kind)
        return Told(label, say("reader-free") if owner is None else self.interaction.session.names[owner])

    def _region(self, name: str) -> Told:
        number = printed.regions()[name].number.value
        return Told(region_name(name), say("vino-about-region", number=number))

    def _tile(self, name: str) -> Told:
        region, _, variety = name.partition(".")
        view = self.interaction.view
        grower = next((seat.seat for seat in view.seats if seat.varieties.get(region) == variety), None)
        free = say("reader-free") if variety in view.tiles[region] else ""
        state = free if grower is None else self.interaction.session.names[grower]
        return Told(say("reader-tile", thing=variety_name(variety), place=region_name(region)), state)

    def _demand(self, name: str) -> Told:
        return Told(say("vino-sale-demand", thing=variety_name(name)), plus(self.interaction.view.market[name]))

    def _arch(self, name: str) -> Told:
        amount = self.interaction.view.seats[self.interaction.shown].cellar[name]
        return Told(variety_name(name), say("reader-in-cellar", amount=amount))

    def _marker(self, _name: str) -> Told:
        return Told(say("vino-about-marker"), str(self.interaction.view.seats[self.interaction.shown].markers))

    def _mark(self, name: str) -> Told:
        return Told(say("reader-mark", place=region_name(name)))

    def _seat(self, name: str) -> Told:
        view, seat = self.interaction.view, int(name)
        own = view.seats[seat]
        state = say(
            "reader-seat-vino",
            place=view.order.index(seat) + 1,
            money="" if own.money is None else str(own.money),
            known="no" if own.money is None else "yes",
            income=own.income,
            vineyards=own.vineyards,
        )
        return Told(self.interaction.session.names[seat], state)

    _tells: ClassVar[dict[str, Callable[[VinoTeller, str], Told]]] = {
        "vineyard": _vineyard, "region": _region, "tile": _tile, "demand": _demand, "arch": _arch, "marker": _marker,
        "mark": _mark, "seat": _seat,
    }  # fmt: skip
