"""The words of Vino's table: names of its things, titles of questions, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.text.messages import say
from game.text.names import called
from game.text.wording import raised
from game.vino import printed
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.engine.reason import Reason

PHASES = ("preliminary", "choose", "buy", "sell")
BUYS = {"drawn_tiles": "drawn", "any_region": "any", "owners": "owners", "newcomers": "newcomers"}
"""Source of a question for a purchase: how its words end."""
SILENT = frozenset({"auto_taken", "game_started", "regions_chosen"})
"""Kinds of events that the log passes over."""
PLACED = frozenset({"vineyard_bought", "vineyard_given", "vineyard_returned"})
"""Kinds of events whose place is a vineyard."""


def region_name(region: str) -> str:
    """The name of a region."""
    return called("region", region)


def variety_name(variety: str) -> str:
    """The name of a variety."""
    return called("variety", variety)


def vineyard_name(vineyard: str) -> str:
    """A vineyard by its region and price."""
    return say("vino-vineyard", region=region_name(vineyard.partition(".")[0]), price=printed.price(vineyard))


NAMED: Mapping[str, Callable[[str], str]] = {
    "buy": vineyard_name,
    "gift": vineyard_name,
    "return": vineyard_name,
    "sell": variety_name,
    "variety": variety_name,
    "raise": variety_name,
    "region": region_name,
}
"""How an answer is named that is a thing, by its verb."""


def final(foresight: Foresight, public: bool = False) -> str:
    """Why a choice that reveals something cannot be taken back; alike whatever the hidden things are.

    ``public``: the money of the asked seat is closed, and whether it is asked again may rest on that.
    """
    if foresight.ends_game:
        return say("vino-shows-money")
    if foresight.unsure and public:
        return say("vino-may-be-final")
    return say("vino-may-reveal") if foresight.unsure else say("vino-reveals")


def question_words(decision: Decision, place: str, thing: str, alone: bool = False) -> tuple[str, str]:
    """Title and explaining line of a question about a region and a variety (ids, or empty).

    ``alone``: nobody else has still a go in the region.
    """
    key = f"vino-ask-{decision.kind}"
    if decision.kind == "buy":
        key += f"-{BUYS[decision.source]}"
    args: dict[str, str | int] = {
        "place": region_name(place) if place else "",
        "thing": variety_name(thing) if thing else "",
        "due": decision.maximum,
    }
    if alone and decision.source == "newcomers":
        return say(key, **args), say("vino-ask-buy-alone-line")
    bare = decision.kind == "sell" or decision.source == "drawn_tiles"
    return say(key, **args), "" if bare else say(f"{key}-line", **args)


def choice_words(one: Choice, decision: Decision, bought: bool = False) -> str:
    """An answer that is given by itself: a vineyard, a variety, a region, leaving it, or ending the game.

    ``bought``: the seat has bought in the region that it would leave.
    """
    if one.verb in NAMED:
        return NAMED[one.verb](one.words[0])
    if decision.kind == "quiet":
        return say(f"vino-quiet-{one.verb}")
    done = one.verb == "done" or (bought and decision.kind == "buy")
    return say("vino-done" if done else f"vino-pass-{decision.kind}")


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """The line of an event, without the name of the seat that leads it; None when the log does not tell it."""
    if event.kind in SILENT:
        return None
    name = names[event.seat] if event.seat >= 0 else ""
    key = f"vino-log-{event.kind}"
    if event.kind == "season_started":
        phase = say(f"vino-phase-{event.place}")
        return say(key, round=event.amount, phase=phase)
    if event.kind == "passed" and not event.place:
        key += "-sell"
    if event.kind == "variety_taken" and event.source == "drawn_tiles":
        key += "-drawn"
    if event.kind == "variety_returned" and event.seat < 0:
        key += "-undrawn"
    if event.kind == "game_over" and event.source == "shared":
        key += "-shared"
    region = event.place.partition(".")[0]
    return say(
        key,
        name=name,
        place=region_name(region) if region in printed.regions() else "",
        price=printed.price(event.place) if event.kind in PLACED else 0,
        thing=variety_name(event.thing) if event.thing in printed.varieties() else "",
        amount=abs(event.amount),
        sign="minus" if event.amount < 0 else "plus",
        quantity=event.choice.rpartition(" ")[2] if event.kind == "wine_sold" else "",
        number=event.place if event.kind == "order_changed" else "",
    )


def reason_words(reason: Reason) -> str:
    """Why something is not possible."""
    told = say(
        f"reason-{reason.id}",
        need=reason.need,
        have=reason.have,
        thing=_named(reason.thing),
        least="",
        what=reason.thing,
        named="yes" if reason.thing else "no",
    )
    return raised(told)


def _named(thing: str) -> str:
    """The name of a region, vineyard or variety."""
    if thing in printed.varieties():
        return variety_name(thing)
    region, _, at = thing.partition(".")
    if region not in printed.regions():
        return thing
    return vineyard_name(thing) if at else region_name(region)
