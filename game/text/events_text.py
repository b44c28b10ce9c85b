"""What happened, as one line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.calls import spoken
from game.text.describe import phrase
from game.text.messages import say
from game.text.names import AUTOMA, WINES, card_mention, deck_of, place_name, source_name, thing_mention, thing_name
from game.text.parties import to_do
from game.text.printed import board, effect_of
from game.text.questions import branch_text
from game.text.wording import first_sound, lowered
from rules.engine.event import Event
from rules.engine.verbs import Choose, Effect, May, every_verb

SILENT = frozenset({"auto_taken", "cards_offered", "card_laid_aside", "card_taken_back"})
"""The kinds of event that the log passes over."""

SOURCED = frozenset(
    {"lira_changed", "vp_changed", "residual_changed", "card_drawn", "worker_gained", "skipped", "declined"}
)
"""The kinds whose line names what caused them."""


def event_line(event: Event, names: Sequence[str]) -> str | None:
    """The line of an event, or None when the log does not tell it. ``names`` are the players' names by seat.

    Give the event as the reader may know it (``Event.as_seen_by``): a card without its id is told by its deck.
    """
    if event.kind in SILENT or (event.kind == "branch_taken" and not event.choice):
        return None
    other = _seat(event.other, names)
    line = say(
        f"log-{event.kind}",
        name=_seat(event.seat, names),
        other=other,
        sound=first_sound(other),
        known="yes" if event.card else "no",
        card=card_mention(event.card) if event.card else "",
        deck=_deck(event),
        thing=_thing(event),
        token=_token(event.kind, event.thing),
        before=_token(event.kind, event.origin),
        parent=event.place,
        place=_place(event),
        amount=abs(event.amount),
        sign="minus" if event.amount < 0 else "plus",
        choice=_choice(event, names),
        chosen="yes" if event.choice else "no",
        why=event.source,
        ends=board()["points"]["ends"],
    )
    source = source_name(event.source) if event.kind in SOURCED else ""
    return say("log-by", line=line, source=source) if source else line


def _place(event: Event) -> str:
    if not event.place or event.kind in ("rooster_placed", "row_taken"):
        return event.place
    return place_name(event.place.removesuffix(".middle").removesuffix(".right"))


def _seat(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def _deck(event: Event) -> str:
    if event.kind == "deck_reshuffled":
        return say(f"deck-{event.place}")
    if event.card and not event.card.startswith(AUTOMA):
        return say(f"deck-one-{deck_of(event.card)}")
    where = next((place for place in (event.place, event.origin) if place in board()["decks"]), "any")
    return say(f"deck-one-{where}")


def _thing(event: Event) -> str:
    if not event.thing or event.thing.partition(".")[0] in WINES:
        return ""
    return thing_mention(event.thing)


def _token(kind: str, token: str) -> str:
    what = "grape" if kind.startswith("grape") else "wine"
    return thing_name(token, what) if token.partition(".")[0] in WINES and " " not in token else ""


def _choice(event: Event, names: Sequence[str]) -> str:
    verb, _, name = event.choice.partition(" ")
    if verb == "both" or not name:
        return say("log-both")
    party = _seat(event.other, names)
    step = list(every_verb(effect_of(event.source) or Effect()))[event.amount]
    if isinstance(step, May):
        return spoken(phrase(to_do((step,)), "named" if party else "you"), party, "infinitive")
    assert isinstance(step, Choose)
    text = branch_text(name, step, party, "infinitive")
    return lowered(text)
