"""The full text of every card, action, row and structure, and the clauses on the face of a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from game.text.describe import clause, describe, spoken, thing_call
from game.text.messages import language_in_use, say
from game.text.names import joined
from game.text.printed import Card, cards, entries, tree_of
from game.text.short import THINGS, Sign, short
from game.text.tree import clauses, steps, verb


class Face(NamedTuple):
    """One clause on a card: what leads to it (nothing, or, else, both, reward), its icons and its words."""

    joiner: str
    signs: tuple[Sign, ...]
    text: str


def card_text(card: str) -> str:
    """What a card does, in full sentences. Raises KeyError when there is no such card."""
    return _card_text(card, language_in_use())


@cache
def _card_text(card: str, _language: str) -> str:
    found = cards()[card]
    if found.deck == "vine":
        return _vine_text(found.printed)
    if found.deck == "order":
        return _order_text(found.printed)
    return spoken(describe(found.printed["effect"]))


def card_options(card: str) -> str:
    """What a card does, as ``card_text`` says it, each of several options on a line of its own."""
    if "effect" not in cards()[card].printed:
        return card_text(card)
    text = ""
    for face in faces(card):
        text += f"\n{say('table-option', text=face.text)}" if face.joiner == "or" else f" {face.text}"
    return text.strip()


def faces(card: str) -> tuple[Face, ...]:
    """The clauses of a visitor, mama or papa. Raises KeyError for an unknown card or one without an effect."""
    return _faces(card, language_in_use())


@cache
def _faces(card: str, _language: str) -> tuple[Face, ...]:
    parts = clauses(cards()[card].printed["effect"])
    return tuple(
        Face(part.joiner, short(part), spoken(clause(part, first=i == 0 or part.joiner != "")))
        for i, part in enumerate(parts)
    )


class Gain(NamedTuple):
    """One thing that a mama or papa brings: the icon's name, how many, and the words."""

    icon: str
    amount: int
    text: str


def parent_gains(card: str) -> tuple[tuple[Gain, ...], tuple[Gain, ...]]:
    """What a mama or papa brings, and the gifts of a papa to choose from. Raises KeyError for an unknown card."""
    return _parent_gains(card, language_in_use())


@cache
def _parent_gains(card: str, _language: str) -> tuple[tuple[Gain, ...], tuple[Gain, ...]]:
    given: list[Gain] = []
    gifts: list[Gain] = []
    for step in steps(cards()[card].printed["effect"]):
        for option in step.get("choose", [step]):
            (gifts if "choose" in step else given).extend(_gains(option))
    return tuple(given), tuple(gifts)


def _gains(effect: Mapping[str, Any]) -> list[Gain]:
    kind = verb(effect)
    if kind == "build":
        only = effect["build"]["only"]
        return [Gain(only, 1, say(f"structure-{only}"))]
    return [Gain(THINGS[thing], n, spoken(thing_call(kind, thing, n))) for thing, n in effect[kind].items()]


def card_foot(card: str) -> tuple[str, str]:
    """The two small notes at the foot of a card: its deck, and its number or how many there are of it."""
    found: Card = cards()[card]
    copies = found.printed.get("copies")
    note = say("foot-copies", n=copies) if copies else say("foot-number", n=found.number)
    kind = say(f"deck-one-{found.deck}")
    return kind[:1].upper() + kind[1:], note


def effect_text(name: str) -> str:
    """What an action, a row (``row_2``), ``fall`` or a card does; empty where nothing happens."""
    tree = tree_of(name)
    return spoken(describe(tree)) if tree is not None else ""


def bonus_text(action: str) -> str:
    """What the bonus of an action brings. Raises KeyError when there is no such action."""
    return spoken(describe(entries("actions")[action]["bonus"]))


def action_text(action: str) -> str:
    """What an action and its bonus do. Raises KeyError when there is no such action."""
    if action not in entries("actions"):
        return effect_text(action)
    more = _more(tree_of(action), entries("actions")[action]["bonus"])
    bonus = say("fx-bonus-more", n=more) if more else bonus_text(action)
    return say("fx-with-bonus", action=effect_text(action), bonus=bonus)


def _more(done: Any, bonus: Mapping[str, Any]) -> int:
    """How much more of what an action does its bonus brings; 0 where it brings something else."""
    kind = verb(bonus)
    if not isinstance(done, Mapping) or verb(done) != kind:
        return 0
    what = bonus[kind]
    if isinstance(what, str):
        return 1 if what == done[kind] else 0
    if isinstance(what, Mapping):
        (thing,) = what
        return int(what[thing]) if thing in done[kind] else 0
    return int(what)


def structure_text(structure: str) -> str:
    """What a structure is good for. Raises KeyError when there is no such structure."""
    effect = effect_text(structure) if "effect" in entries("structures")[structure] else ""
    values = next((c["values"] for c in entries("cellars").values() if c.get("structure") == structure), (0, 0))
    lowered = effect[:1].lower() + effect[1:]
    return say(f"structure-text-{structure}", effect=lowered, **{"from": values[0]}, to=values[1])


def needs_text(printed: Mapping[str, Any]) -> str:
    """The structures that a vine needs, joined in words; empty when it needs none."""
    return joined([say(f"needs-{name}") for name in printed["needs"]])


def grapes_text(printed: Mapping[str, Any]) -> str:
    """The grapes that a vine yields at each harvest."""
    return joined([say(f"yields-{colour}", value=printed[colour]) for colour in ("red", "white") if printed[colour]])


def _vine_text(printed: Mapping[str, Any]) -> str:
    needs = "some" if printed["needs"] else "none"
    return say("vine-text", needs=needs, what=needs_text(printed), grapes=grapes_text(printed))


def _order_text(printed: Mapping[str, Any]) -> str:
    wines = joined([say("order-wine-full", kind=wine["kind"], value=wine["value"]) for wine in printed["wines"]])
    return say("order-text", wines=wines, vp=printed["vp"], residual=printed["residual"])
