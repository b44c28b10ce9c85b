"""The preview in Vino: what the highlighted purchase or gift would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.art.preview import Chip, PreviewLook, Remark
from game.play.preview import Preview
from game.text.messages import say
from game.vino.interaction import VinoInteraction
from game.vino.reduce import reduce
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
        return look._replace(remarks=remarks) if look.chips or remarks else None

    @property
    def public(self) -> bool:
        return self.interaction.conceals_money

    def told(self, foresight: Foresight) -> PreviewLook:
        events = list(_at_once(foresight.events))
        remarks = list(_remarks(events))
        if foresight.reveals:
            remarks.append(Remark("eye", final(foresight, self.public), "eye"))
        return PreviewLook(tuple(self._chips(events)), tuple(remarks))

    def _chips(self, events: Sequence[Event]) -> Iterator[Chip]:
        view = self.interaction.view
        own = view.seats[self.interaction.seat]
        mine = [event for event in events if event.seat == own.seat]
        cost = sum(event.amount for event in mine if event.kind == "vineyard_bought")
        land = sum(event.kind in ("vineyard_bought", "vineyard_given") for event in mine)
        if cost and own.money is not None:
            yield Chip("notes", say("vino-preview-cash", before=own.money, after=own.money - cost))
        elif cost:
            yield Chip("notes", f"−{cost}")
        if land:
            words = say("vino-preview-vineyards", before=own.vineyards, after=own.vineyards + land)
            yield Chip("vineyard", words)
        for event in events:
            view = reduce(view, event)
        for variety, count in view.seats[own.seat].cellar.items():
            before = own.cellar[variety]
            if count != before:
                words = say("vino-preview-cellar", thing=variety_name(variety), before=before, after=count)
                yield Chip(f"tile_{variety}", words)


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
