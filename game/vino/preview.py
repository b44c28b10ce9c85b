"""The preview in Vino: what the highlighted purchase or gift would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.art.preview import Entry, PreviewLook, Remark
from game.play.preview import Preview
from game.text.messages import say
from game.vino import printed
from game.vino.interaction import VinoInteraction
from game.vino.reduce import reduce
from game.vino.round_end import GAINED
from game.vino.sale_draft import SaleDraft
from game.vino.words import final, region_name, variety_name
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.foresight import Foresight

LATER = frozenset({"season_started", "barrel_moved", "order_changed", "regions_revealed"})
"""Kinds of events with which something else begins than what the choice brings."""


class VinoPreview(Preview):
    """Finds what the highlighted choice of one table of Vino brings."""

    interaction: VinoInteraction

    def __init__(self, interaction: VinoInteraction) -> None:
        super().__init__(interaction)

    def highlighted(self) -> Choice | None:
        return None if isinstance(self.interaction.pointer.selection, SaleDraft) else super().highlighted()

    def look(self) -> PreviewLook | None:
        """The preview of the highlighted choice, without what the panel tells already while it waits for Confirm."""
        look, held = super().look(), self.interaction.held
        if look is None or held is None:
            return look
        remarks = tuple(remark for remark in look.remarks if remark.words != held.note)
        look = look._replace(remarks=remarks)
        return None if look.empty else look

    @property
    def public(self) -> bool:
        return self.interaction.conceals_money

    def told(self, foresight: Foresight) -> PreviewLook:
        events = list(_at_once(foresight.events))
        remarks = list(_remarks(events))
        if foresight.reveals:
            remarks.append(Remark("eye", final(foresight, self.public), "eye"))
        return PreviewLook((), tuple(remarks), tuple(self._bill(events)))

    def _bill(self, events: Sequence[Event]) -> Iterator[Entry]:
        """The price first; then what the own money, vineyards and varieties are before and after."""
        view = self.interaction.view
        own = view.seats[self.interaction.seat]
        mine = [event for event in events if event.seat == own.seat]
        bought = [event for event in mine if event.kind == "vineyard_bought"]
        cost, land = sum(event.amount for event in bought), sum(event.kind in GAINED for event in mine)
        if bought:
            government = printed.government(bought[0].place)
            yield Entry("crown" if government else "vineyard", say("vino-bill-price", of=_of(government)), str(cost))
        if cost and own.money is not None:
            yield Entry("notes", say("vino-cash"), _change(own.money, own.money - cost))
        if land > len(bought):
            yield Entry("vineyard", say("vino-bill-vineyards"), _change(own.vineyards, own.vineyards + land))
        for event in events:
            view = reduce(view, event)
        for variety, count in view.seats[own.seat].cellar.items():
            before = own.cellar[variety]
            if count != before:
                yield Entry(f"tile_{variety}", variety_name(variety), _change(before, count))


def _of(government: bool) -> str:
    return "government" if government else "private"


def _change(before: int, after: int) -> str:
    return say("vino-preview-cash", before=before, after=after)


def _at_once(events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        if event.kind in LATER:
            return
        yield event


def _remarks(events: Sequence[Event]) -> Iterator[Remark]:
    gift = any(event.kind == "gift_started" for event in events)
    if gift:
        yield Remark("gift", say("vino-preview-gift"), "warn")
    for event in events:
        if event.kind == "bottle_removed" and not gift:
            yield Remark("bottle_marker", say("vino-preview-bottle", place=region_name(event.place)), "warn")
        elif event.kind == "last_turn":
            yield Remark("warning", say("vino-preview-last"), "warn")
