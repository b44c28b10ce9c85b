"""The preview in Viticulture: what follows from the highlighted choice, in signs and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from game.art.preview import Chip, PreviewLook, Remark
from game.play.preview import Preview
from game.text.card_text import bonus_text
from game.text.messages import say
from game.text.names import card_name, token_name
from game.text.numbers import numeral, plus
from game.text.reasons_text import reason_text
from game.text.wording import raised
from game.viticulture.actions import actions_of
from game.viticulture.automa import TOKEN
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.outcome import at_once, final, price
from game.viticulture.reduce_cards import vine_value
from game.viticulture.tokens import action_of
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.viticulture.view import SeatView, View

COUNTED = {"lira_changed": "lira", "vp_changed": "vp", "residual_changed": "residual"}
"""Kinds of events that change a number of a seat, which is also the icon's name."""
TOKENS = {"token_gained": 1, "token_spent": -1}
"""Kinds of events that bring or take bonus action tokens."""
CARDS = {"vine": "card_vine", "order": "card_order", "summer_visitor": "card_summer", "winter_visitor": "card_winter"}
"""Icon of a card of each deck."""


class ViticulturePreview(Preview):
    """Finds the choice that is highlighted at one table of Viticulture, and what it brings."""

    brings: ClassVar[Mapping[str, str]] = {"grape_gained": "grape", "wine_made": "wine"}

    interaction: ViticultureInteraction

    def __init__(self, interaction: ViticultureInteraction) -> None:
        super().__init__(interaction)
        self._priced: Decision | None = None
        self._prices: dict[Choice, int] = {}
        """What answers of this question cost."""

    def at_once(self, events: Sequence[Event], decision: Decision, chosen: Choice) -> Sequence[Event]:
        return tuple(at_once(events, decision, chosen))

    def told(self, foresight: Foresight) -> PreviewLook:
        interaction, session = self.interaction, self.interaction.session
        return preview_of(foresight, interaction.view, interaction.seat, session.names, session.colours)

    def price(self, decision: Decision, chosen: Choice) -> int:
        """How many lira a choice of the open question takes; 0 where it takes none or brings some."""
        if self._priced is not decision:
            self._priced, self._prices = decision, {}
        if chosen not in self._prices:
            self._prices[chosen] = price(self.interaction.session, decision, chosen)
        return self._prices[chosen]

    def look(self) -> PreviewLook | None:
        """Besides: what the token does that goes with a placement."""
        interaction, look = self.interaction, super().look()
        asks = interaction.decision is not None and interaction.queue.empty
        if not asks or TOKEN not in interaction.pointer.selection.picked:
            return look
        chosen = self.highlighted()
        action = action_of(chosen) if chosen is not None else ""
        if not action:
            return look
        remark = Remark("bonus_token", say("preview-with-token", bonus=bonus_text(action)))
        look = look or PreviewLook((), ())
        return look._replace(remarks=(*look.remarks, remark))


def preview_of(
    foresight: Foresight, view: View, seat: int, names: Sequence[str], colours: Sequence[str]
) -> PreviewLook:
    """What a choice of this seat brings, as signs and words; cards that lie open for all are nobody's to lose."""
    events = [one for one in foresight.events if one.kind != "card_discarded" or one.card not in view.shown]
    chips = [*_own(events, view.seats[seat]), *_others(events, view, seat, colours)]
    remarks = [
        *_played(events, seat),
        *_fields(events, view.seats[seat]),
        *(Remark("warning", reason_text(one), "warn") for one in foresight.warnings),
    ]
    if foresight.reveals:
        remarks.append(Remark("eye", final(foresight), "eye"))
    in_turn = bool(actions_of(view.season))
    if foresight.asks >= 0 and in_turn:
        asks = "table-asks-next" if foresight.reveals else "table-asks"
        remarks.append(Remark("eye", say(asks, name=names[foresight.asks]), "eye"))
    elif foresight.ends_turn and (view.turn == seat or not in_turn):
        chips.append(Chip("pass", say("preview-ends")))
    return PreviewLook(tuple(chips), tuple(remarks))


def _own(events: Sequence[Event], own: SeatView) -> Iterator[Chip]:
    mine = [event for event in events if event.seat == own.seat]
    for kind, part in COUNTED.items():
        amounts = [event.amount for event in mine if event.kind == kind]
        if amounts:
            now = getattr(own, part)
            yield Chip(part, say("preview-to", before=numeral(now), after=numeral(now + sum(amounts))))
    tokens = sum(TOKENS.get(event.kind, 0) * event.amount for event in mine)
    if tokens:
        yield Chip("bonus_token", plus(tokens))
    yield from _cards(mine)
    trained = sum(event.amount for event in mine if event.kind in ("worker_trained", "worker_gained"))
    if trained:
        yield Chip("train", plus(trained))
    for event in mine:
        if event.kind == "structure_built":
            yield Chip(event.thing, "")
        elif event.kind == "grape_gained":
            yield Chip("", "", _token(event.thing))
        elif event.kind == "wine_made":
            yield Chip("", raised(token_name("wine", event.thing)), _token(event.thing))
        elif event.kind in ("grape_paid", "grape_sold", "wine_paid"):
            yield Chip("", say("preview-leaves"), _token(event.thing))
        elif event.kind in ("grape_aged", "wine_aged"):
            yield Chip("", "", _token(event.thing))


def _cards(mine: Sequence[Event]) -> Iterator[Chip]:
    counts: dict[str, int] = {}
    for event in mine:
        if event.kind == "card_drawn" and event.place in CARDS:
            counts[event.place] = counts.get(event.place, 0) + 1
        elif event.kind == "card_discarded" and event.place in CARDS:
            counts[event.place] = counts.get(event.place, 0) - 1
    for deck, count in counts.items():
        if count:
            yield Chip(CARDS[deck], plus(count))


def _others(events: Sequence[Event], view: View, seat: int, colours: Sequence[str]) -> Iterator[Chip]:
    for other in view.seats:
        if other.seat == seat:
            continue
        theirs = [event for event in events if event.seat == other.seat]
        for kind, part in COUNTED.items():
            change = sum(event.amount for event in theirs if event.kind == kind)
            if change:
                yield Chip(part, plus(change), colour=colours[other.seat])
        drawn = [event for event in theirs if event.kind == "card_drawn"]
        if drawn:
            yield Chip(CARDS.get(drawn[0].place, "hand"), plus(len(drawn)), colour=colours[other.seat])


def _played(events: Sequence[Event], seat: int) -> Iterator[Remark]:
    """The visitors that are played unasked, since no other can be."""
    unasked = any(event.kind == "auto_taken" for event in events)
    for event in events if unasked else ():
        if event.kind == "visitor_played" and event.seat == seat:
            yield Remark(CARDS[event.place], say("preview-plays", card=card_name(event.card)))


def _fields(events: Sequence[Event], own: SeatView) -> Iterator[Remark]:
    """How full a field gets by planting."""
    for event in events:
        if event.kind == "vine_planted" and event.seat == own.seat:
            field = next(field for field in own.fields if str(field.limit) == event.place)
            value = field.value + vine_value(event.card)
            yield Remark(f"field{field.limit}", say("preview-field", value=value, limit=field.limit))


def _token(name: str) -> tuple[str, int]:
    kind, _, value = name.partition(".")
    return kind, int(value)
