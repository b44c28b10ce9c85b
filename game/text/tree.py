"""The shape of an effect tree: its verbs, its steps and the parts that stand apart on a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Tree = Any
"""An effect as the data files write it: a list of steps, or a mapping with one verb and its companions."""

OPS = frozenset(
    {"pay", "give", "draw", "take_discarded", "reveal", "plant", "uproot", "swap_vines", "harvest", "place_grape"}
    | {"build", "make_wine", "fill_order", "age", "train", "retrieve", "use_action", "plan_worker", "move_rooster"}
    | {"pass", "play", "sell", "buy_back"}
)
"""The verbs that take no companion."""

COMPANIONS: dict[str, frozenset[str]] = {
    "choose": frozenset({"n", "both_for"}),
    "may": frozenset(),
    "if": frozenset({"then", "else"}),
    "each": frozenset({"up_to", "do"}),
    "you": frozenset(),
    "together": frozenset({"give", "else"}),
    "gain": frozenset({"per"}),
    **dict.fromkeys(OPS, frozenset()),
}
"""Each verb of the effect language and the words that may stand beside it."""


class UnknownShape(ValueError):
    """An effect that the words and icons do not know. The sentence names what was found."""


def verb(tree: Tree) -> str:
    """The one verb of an effect that is no list. Raises UnknownShape."""
    if not isinstance(tree, Mapping):
        raise UnknownShape(f"this is no effect: {tree!r}")
    # "together" comes first because its "give" is also a verb of its own
    found = ["together"] if "together" in tree else [key for key in tree if key in COMPANIONS]
    if len(found) != 1:
        raise UnknownShape(f"an effect needs exactly one verb, here: {', '.join(map(str, tree))}")
    odd = set(tree) - {found[0]} - COMPANIONS[found[0]]
    if odd:
        raise UnknownShape(f"'{found[0]}' knows no {', '.join(sorted(map(str, odd)))}")
    return found[0]


def steps(tree: Tree) -> list[Tree]:
    """The steps of an effect: the items of a list, or the effect itself."""
    return list(tree) if isinstance(tree, list) else [tree]


class Clause(NamedTuple):
    """One part of a card that stands in a box of its own.

    ``joiner`` is what leads to it: nothing, ``or``, ``else``, ``both`` (the price of doing all options), or
    ``reward`` (what the owner gets for every opponent who took part).
    """

    joiner: str
    steps: tuple[Tree, ...]


def clauses(tree: Tree) -> list[Clause]:
    """The parts of an effect in reading order: options with "or" between them, else sentence after sentence."""
    parts = steps(tree)
    if len(parts) == 1:
        only = parts[0]
        kind = verb(only)
        if kind == "choose" and "n" not in only:
            found = [Clause("or" if i else "", tuple(steps(option))) for i, option in enumerate(only["choose"])]
            return [*found, Clause("both", ({"pay": only["both_for"]},))] if "both_for" in only else found
        if kind == "if" and "else" in only:
            return [Clause("", ({"if": only["if"], "then": only["then"]},)), Clause("else", tuple(steps(only["else"])))]
    found = []
    gathered: list[Tree] = []
    for step in parts:
        if gathered and stands_alone(step, gathered):
            found.append(Clause("", tuple(gathered)))
            gathered = []
        if verb(step) == "each" and isinstance(step["do"], Mapping) and "may" in step["do"]:
            found += _offer_to_all(step)
        else:
            gathered.append(step)
    return [*found, Clause("", tuple(gathered))] if gathered else found


def _offer_to_all(step: Tree) -> list[Clause]:
    parts = steps(step["do"]["may"])
    offer = [part for part in parts if verb(part) != "you"]
    found = [Clause("", ({"each": step["each"], "do": {"may": offer}},))]
    return found + [Clause("reward", tuple(steps(part["you"]))) for part in parts if verb(part) == "you"]


def stands_alone(step: Tree, before: Sequence[Tree]) -> bool:
    """Whether a step begins a sentence of its own after the steps ``before`` it."""
    kind = verb(step)
    if kind == "choose" and before and bundle_verb(step["choose"]) == verb(before[-1]) == "gain":
        return True
    if kind == "choose" and "n" not in step:
        return bundle_verb(step["choose"]) is None
    return kind in ("may", "if", "each", "together")


def price_length(parts: Sequence[Tree]) -> int:
    """How many of the first steps are the price of the rest: payments, and an uprooting before one."""
    length = 0
    for i, step in enumerate(parts):
        options = step["choose"] if verb(step) == "choose" else [step]
        if all(isinstance(option, Mapping) and verb(option) == "pay" for option in options):
            length = i + 1
        elif verb(step) != "uproot":
            break
    return length


def said_as(kind: str, thing: str) -> str:
    """The word for one thing of a gain, payment, gift or draw: gain, raise, pay, lose, lower, discard, give, draw."""
    if kind == "gain":
        return "raise" if thing == "residual" else "gain"
    if kind == "pay":
        return {"lira": "pay", "vp": "lose", "residual": "lower"}.get(thing, "discard")
    return kind


def bundle_verb(options: list[Tree]) -> str | None:
    """The word that all options share when each is one plain gain, payment, gift or draw; else None."""
    words: set[str | None] = set()
    for option in options:
        kind = verb(option) if isinstance(option, Mapping) else ""
        if kind not in ("gain", "pay", "give", "draw") or "per" in option:
            return None
        words |= {said_as(kind, thing) for thing in option[kind]}
    return words.pop() if len(words) == 1 else None


def choices_in(tree: Tree) -> Iterator[Mapping[str, Any]]:
    """Every ``choose`` of an effect, outer ones first."""
    if isinstance(tree, list):
        for item in tree:
            yield from choices_in(item)
    elif isinstance(tree, Mapping):
        if "choose" in tree:
            yield tree
        for value in tree.values():
            yield from choices_in(value)


def optional_parts(tree: Tree) -> list[Tree]:
    """What every ``may`` of an effect offers, without what it brings to the owner of the card."""
    if isinstance(tree, list):
        return [part for item in tree for part in optional_parts(item)]
    if not isinstance(tree, Mapping):
        return []
    if "may" in tree:
        return [[part for part in steps(tree["may"]) if verb(part) != "you"]]
    return [part for value in tree.values() for part in optional_parts(value)]
