"""Names of cards, spaces, structures, grapes and every other thing on the table, in the language in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.text.added import added_name
from game.text.messages import known, say
from game.text.printed import board, cards, entries
from game.text.wording import first_sound, lowered, raised

WINES = ("red", "white", "blush", "sparkling")
AUTOMA = "automa_"
"""How the ids of Automa cards begin."""
CARD = "card"
"""The kind of the names of cards."""


def joined(parts: Sequence[str]) -> str:
    """The parts as a list in words: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    text = parts[0]
    for part in parts[1:-1]:
        text = say("list-comma", a=text, b=part)
    return say("list-and", a=text, b=parts[-1], sound=first_sound(parts[-1]))


def called(kind: str, thing: str) -> str:
    """The name of a thing of the data; made of its id where the words have none, as for a card of an older edition.

    A card that somebody has added has its name from there alone: it may bear the id of another one of the program.
    """
    if kind == CARD and thing in cards() and cards()[thing].set:
        return added_name(thing) or made_of(thing)
    key = f"{kind}-{thing}"
    return say(key) if known(key) else made_of(thing)


def made_of(thing: str) -> str:
    """A name made of an id, for a thing that has none."""
    return raised(thing.replace("_", " "))


def card_name(card: str) -> str:
    """The name of a card; an order is called by its wines. Raises KeyError when there is no such card."""
    if card.startswith(AUTOMA):
        return say("card-automa", number=card.removeprefix(AUTOMA))
    printed = cards()[card].printed
    if "wines" in printed:
        return say("card-order", wines=joined([order_wine(wine) for wine in printed["wines"]]))
    return called(CARD, card)


def card_mention(card: str) -> str:
    """The card within a sentence, an order with its article. Raises KeyError when there is no such card."""
    if card.startswith(AUTOMA):
        return card_name(card)
    printed = cards()[card].printed
    if "wines" in printed:
        return say("card-order-one", wines=joined([order_wine(wine) for wine in printed["wines"]]))
    return card_name(card)


def card_title(card: str) -> str:
    """What stands in the title band of a card; the same on all orders. Raises KeyError."""
    return say("card-order-title") if cards()[card].deck == "order" else card_name(card)


def order_wine(wine: Mapping[str, Any]) -> str:
    """One wine of an order in short: "red 4"."""
    return say("order-wine", kind=wine["kind"], value=wine["value"])


def deck_of(card: str) -> str:
    """The deck a card belongs to. Raises KeyError when there is no such card."""
    return cards()[card].deck


def space_name(space: str) -> str:
    """An action, or one place of it such as ``give_tour.middle``."""
    action, _, place = space.partition(".")
    if place in ("", "left"):
        return called("action", action)
    return say("space", action=called("action", action), place=say(f"place-{place}"))


def token_name(what: str, token: str) -> str:
    """A grape or wine (``what``) such as ``red.4``."""
    kind, _, value = token.partition(".")
    return say(f"{what}-{kind}", value=int(value or 0))


_FORMS: dict[str, Callable[[str], str]] = {
    "card": card_name,
    "mama": card_name,
    "papa": card_name,
    "vine": card_name,
    "order": card_name,
    "visitor": card_name,
    "space": space_name,
    "action": space_name,
    "structure": lambda name: called("structure", name),
    "deck": lambda name: say(f"deck-{name}"),
    "pile": lambda name: say("pile", deck=say(f"deck-{name}")),
    "field": lambda name: say("field", n=int(name)),
    "row": lambda name: say("row", n=int(name)),
    "worker": lambda name: say(f"worker-{name}"),
    "grape": lambda name: token_name("grape", name),
    "wine": lambda name: token_name("wine", name),
}


def ref_name(kind: str, name: str) -> str:
    """The name of a thing that a choice touches, from its kind and name. Raises KeyError for an unknown kind."""
    return _FORMS[kind](name)


def thing_name(thing: str, what: str = "wine") -> str:
    """The name of anything that a reason or an event names without its kind; grapes and wines are ``what``."""
    if thing in cards():
        return card_name(thing)
    if thing in entries("structures"):
        return called("structure", thing)
    base = thing.partition(".")[0]
    if known(f"action-{base}"):
        return space_name(thing)
    if base in WINES:
        return token_name(what, thing) if "." in thing else say(f"kind-{base}")
    if thing.isdigit():
        limits = [field["limit"] for field in board()["fields"]]
        return say("field", n=int(thing)) if int(thing) in limits else say("row", n=int(thing))
    for key in (f"deck-{thing}", f"worker-{thing}", f"season-{thing}", f"source-{thing}"):
        if known(key):
            return say(key)
    return thing


def place_name(place: str) -> str:
    """The name of where something happened: a space, a field, a row, a deck."""
    action = place.partition(".")[0]
    return space_name(place) if known(f"action-{action}") else thing_name(place)


def thing_mention(thing: str, what: str = "wine") -> str:
    """The name of anything within a sentence: cards keep their capital letter, all else is small."""
    name = thing_name(thing, what)
    return name if thing in cards() else lowered(name)


def source_name(source: str) -> str:
    """The card, space, row or season that asks or causes something; empty when there is none."""
    if not source:
        return ""
    base, _, number = source.rpartition("_")
    if base == "row" and number.isdigit():
        return say("row", n=int(number))
    if source.isdigit():
        return say("row", n=int(source))
    if source in cards():
        return card_name(source)
    if source == "fall":
        return say("fall")
    place = source.partition(".")[0]
    return say(f"source-{place}") if known(f"source-{place}") else thing_name(place)
