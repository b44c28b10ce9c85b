"""The consequences of the choice that is pointed at, found out on a copy and put into signs and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.art.preview import Chip, PreviewLook, Remark
from game.play.gathering import MultiSelection
from game.play.selection import Selection
from game.text.messages import say
from game.text.names import card_name, raised, token_name
from game.text.reasons_text import reason_text
from game.viticulture.reduce_cards import vine_value
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.viticulture.view import SeatView, View

if TYPE_CHECKING:
    from game.play.play import Play

LATER = frozenset(
    {
        "season_started",
        "automa_card",
        "grape_aged",
        "wine_aged",
        "workers_returned",
        "year_ended",
        "game_over",
        "last_year",
    }
)
"""Kinds of events with which something else begins than what the choice brings."""
TURNS = frozenset({"summer", "winter"})
"""The seasons in which seats have turns; in the others each is asked once."""
COUNTED = {"lira_changed": "lira", "vp_changed": "vp", "residual_changed": "residual"}
"""Kinds of events that change a number of a seat, which is also the icon's name."""
TOKENS = {"token_gained": 1, "token_spent": -1}
"""Kinds of events that bring or take bonus action tokens."""
CARDS = {"vine": "card_vine", "order": "card_order", "summer_visitor": "card_summer", "winter_visitor": "card_winter"}
"""Icon of a card of each deck."""


class Foreseer:
    """Finds the choice that is highlighted on one table scene, and what it brings."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene
        self._question: object = None
        self._known: dict[tuple[Choice, ...], tuple[Foresight, PreviewLook]] = {}

    def look(self) -> PreviewLook | None:
        """The preview of the highlighted choice; None when there is none or it brings nothing worth saying."""
        known = self._ahead()
        return known[1] if known and (known[1].chips or known[1].remarks) else None

    def slots(self) -> tuple[Ref, ...]:
        """The slots of the own mat into which the highlighted choice would put grapes and wines."""
        known = self._ahead()
        come = {"grape_gained": "grape", "wine_made": "wine"}
        return tuple(
            Ref(come[event.kind], event.thing)
            for event in (known[0].events if known else ())
            if event.kind in come and event.seat == self.scene.seat
        )

    def _ahead(self) -> tuple[Foresight, PreviewLook] | None:
        scene = self.scene
        if scene.decision is None or not scene.queue.empty:
            return None
        gathered = self._gathered()
        if gathered:
            return self._foreseen(scene.decision, *gathered)
        chosen = self.highlighted()
        return None if chosen is None else self._foreseen(scene.decision, chosen)

    def _gathered(self) -> list[Choice]:
        """What is gathered with what is pointed at, where that could be all of an answer."""
        scene, selection = self.scene, self.scene.pointer.selection
        if scene.held is not None or not isinstance(selection, MultiSelection):
            return []
        named = scene.buttons.hovered or scene.buttons.focused
        target = next((offer.things[0] for offer in selection.gathered if str(offer.choice) == named), None)
        target = target or scene.pointer.target(scene.pointer.hovered)
        more = selection.missing and target in selection.marked() and target not in selection.beside.touchable()
        wished = selection.choices(target if more else None)
        return wished if len(wished) >= selection.least and scene.session.picks.possible(wished) else []

    def _foreseen(self, decision: Decision, *chosen: Choice) -> tuple[Foresight, PreviewLook]:
        if self._question is not decision:
            self._question, self._known = decision, {}
        if chosen not in self._known:
            session = self.scene.session
            known = session.picks.foresee(chosen) if chosen[0] in session.picks.pool else None
            ahead = known or session.foresee(chosen[0])
            ahead = ahead._replace(events=tuple(at_once(ahead.events, decision, chosen[-1])))
            self._known[chosen] = ahead, self.preview(ahead)
        return self._known[chosen]

    def price(self, decision: Decision, chosen: Choice) -> int:
        """How many lira a choice of the open question takes; 0 where it takes none or brings some."""
        events = self._foreseen(decision, chosen)[0].events
        own = (event.amount for event in events if event.kind == "lira_changed" and event.seat == decision.decider)
        return max(0, -sum(own))

    def preview(self, ahead: Foresight) -> PreviewLook:
        """What follows from a choice, as signs and words."""
        session = self.scene.session
        return preview_of(ahead, self.scene.view, self.scene.seat, session.names, session.colours)

    def highlighted(self) -> Choice | None:
        """The choice that would be made by what is pointed at, focused or waiting for Confirm."""
        scene = self.scene
        assert scene.decision is not None
        if scene.held is not None:
            return None if scene.held.choice.verb == "pass" else scene.held.choice
        named = scene.buttons.hovered or scene.buttons.focused
        if named is not None:
            single = (one for one in scene.decision.choices if one not in scene.session.picks.pool)
            return next((one for one in single if str(one) == named), None)
        pointer = scene.pointer
        target = pointer.target(pointer.hovered)
        if target is None or target in pointer.selection.picked:
            return None
        pool = self.scene.session.picks.pool
        trial = Selection(offer for offer in pointer.selection.offers if offer.choice not in pool)
        trial.picked = pointer.selection.picked
        return trial.touch(target)


def preview_of(ahead: Foresight, view: View, seat: int, names: Sequence[str], colours: Sequence[str]) -> PreviewLook:
    """What a choice of this seat brings, as signs and words; cards that lie open for all are nobody's to lose."""
    events = [one for one in ahead.events if one.kind != "card_discarded" or one.card not in view.shown]
    chips = [*_own(events, view.seats[seat]), *_others(events, view, seat, colours)]
    remarks = [
        *_played(events, seat),
        *_fields(events, view.seats[seat]),
        *(Remark("warning", reason_text(one), "warn") for one in ahead.warnings),
    ]
    if ahead.reveals:
        remarks.append(Remark("eye", say("table-reveals"), "eye"))
    in_turn = view.season in TURNS
    if ahead.asks >= 0 and in_turn:
        remarks.append(Remark("eye", say("table-asks", name=names[ahead.asks]), "eye"))
    elif ahead.ends_turn and (view.turn == seat or not in_turn):
        chips.append(Chip("pass", say("preview-ends")))
    return PreviewLook(tuple(chips), tuple(remarks))


def at_once(events: Sequence[Event], decision: Decision, chosen: Choice) -> Iterator[Event]:
    """The events up to the first that does not come from the choice itself, such as what the next seat is dealt.

    What happens to others comes from it when its source is what asked, what was chosen, or what moved the own things.
    """
    seat, sources = decision.decider, {decision.source, *chosen.words}
    sources |= {event.source for event in events if event.seat == seat}
    for event in events:
        foreign = event.seat not in (-1, seat) and event.source not in sources - {""}
        if foreign or event.kind in LATER:
            return
        yield event


def _own(events: Sequence[Event], own: SeatView) -> Iterator[Chip]:
    mine = [event for event in events if event.seat == own.seat]
    for kind, part in COUNTED.items():
        changes = [event.amount for event in mine if event.kind == kind]
        if changes:
            now = getattr(own, part)
            yield Chip(part, say("preview-to", before=_number(now), after=_number(now + sum(changes))))
    tokens = sum(TOKENS.get(event.kind, 0) * event.amount for event in mine)
    if tokens:
        yield Chip("bonus_token", _signed(tokens))
    yield from _cards(mine)
    trained = sum(event.amount for event in mine if event.kind in ("worker_trained", "worker_gained"))
    if trained:
        yield Chip("train", _signed(trained))
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
            yield Chip(CARDS[deck], _signed(count))


def _others(events: Sequence[Event], view: View, seat: int, colours: Sequence[str]) -> Iterator[Chip]:
    for other in view.seats:
        if other.seat == seat:
            continue
        theirs = [event for event in events if event.seat == other.seat]
        for kind, part in COUNTED.items():
            change = sum(event.amount for event in theirs if event.kind == kind)
            if change:
                yield Chip(part, _signed(change), colour=colours[other.seat])
        drawn = [event for event in theirs if event.kind == "card_drawn"]
        if drawn:
            yield Chip(CARDS.get(drawn[0].place, "hand"), _signed(len(drawn)), colour=colours[other.seat])


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


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else _number(number)


def _number(number: int) -> str:
    return str(number).replace("-", "−")
