"""The full text of every card, action, row and structure, and the clauses on the face of a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.text.calls import spoken
from game.text.describe import clause, describe, thing_call
from game.text.edition import of_edition
from game.text.messages import language_in_use, say
from game.text.names import called, joined
from game.text.printed import Card, bonus_of, cards, effect_of, entries
from game.text.short import THINGS, Sign, short
from game.text.tree import clauses
from game.text.wording import lowered, raised
from rules.engine.verbs import Bundle, Choose, Counted, Effect, Verb
from rules.viticulture.verbs import Build


class Face(NamedTuple):
    """One clause on a card: what leads to it (nothing, or, else, both, reward), its icons and its words."""

    joiner: str
    signs: tuple[Sign, ...]
    text: str


def card_text(card: str) -> str:
    """What a card does, in full sentences. Raises KeyError when there is no such card."""
    return _card_text(card, language_in_use())


@of_edition
def _card_text(card: str, _language: str) -> str:
    found = cards()[card]
    if found.deck == "vine":
        return _vine_text(found.printed)
    if found.deck == "order":
        return _order_text(found.printed)
    return spoken(describe(_effect(card)))


def card_options(card: str) -> str:
    """What a card does, as ``card_text`` says it, each of several options on a line of its own."""
    if "effect" not in cards()[card].printed:
        return card_text(card)
    text = ""
    for face in faces(card):
        text += f"\n{say('table-option', text=lowered(face.text))}" if face.joiner == "or" else f" {face.text}"
    return text.strip()


def faces(card: str) -> tuple[Face, ...]:
    """The clauses of a visitor, mama or papa. Raises KeyError for an unknown card or one without an effect."""
    return _faces(card, language_in_use())


@of_edition
def _faces(card: str, _language: str) -> tuple[Face, ...]:
    parts = clauses(_effect(card))
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


@of_edition
def _parent_gains(card: str, _language: str) -> tuple[tuple[Gain, ...], tuple[Gain, ...]]:
    given: list[Gain] = []
    gifts: list[Gain] = []
    for step in _effect(card):
        if isinstance(step, Choose):
            gifts += [gain for option in step.options for gain in _gains(option[0])]
        else:
            given += _gains(step)
    return tuple(given), tuple(gifts)


def _gains(step: Verb) -> list[Gain]:
    if isinstance(step, Build):
        return [Gain(step.only or "build", 1, called("structure", step.only or "build"))]
    assert isinstance(step, Bundle)
    return [Gain(THINGS[thing], n, spoken(thing_call(step.word, thing, n))) for thing, n in step.things()]


def _effect(card: str) -> Effect:
    found = effect_of(card)
    if found is None:
        raise KeyError(card)
    return found


def card_foot(card: str) -> tuple[str, str]:
    """The two small notes at the foot of a card: its deck, and its number, how many there are of it, or its set."""
    found: Card = cards()[card]
    copies = found.printed.get("copies")
    note = found.set or (say("foot-copies", n=copies) if copies else say("foot-number", n=found.number))
    kind = say(f"deck-one-{found.deck}")
    return raised(kind), note


def effect_text(name: str) -> str:
    """What an action, a row (``row_2``), ``fall`` or a card does; empty where nothing happens."""
    effect = effect_of(name)
    return spoken(describe(effect)) if effect is not None else ""


def bonus_text(action: str, form: str = "plain") -> str:
    """What the bonus of an action brings, with verbs in a form. Raises KeyError when there is no such action."""
    return spoken(describe(bonus_of(action)), form=form)


def action_text(action: str) -> str:
    """What an action and its bonus do. Raises KeyError when there is no such action."""
    if action not in entries("actions"):
        return effect_text(action)
    more = _more(effect_of(action), bonus_of(action))
    bonus = say("fx-bonus-more", n=more) if more else lowered(bonus_text(action))
    return say("fx-with-bonus", action=effect_text(action), bonus=bonus)


def _more(done: Effect | None, bonus: Effect) -> int:
    """How much more of what an action does its bonus brings; 0 where it brings something else."""
    step = bonus[0]
    first = done[0] if done is not None and len(done) == 1 else None
    if type(first) is not type(step):
        return 0
    if isinstance(step, Bundle) and isinstance(first, Bundle):
        ((thing, n),) = step.things()
        return int(n) if thing in first.written else 0
    if isinstance(step, Counted):
        return step.count
    return 1 if step == first else 0


def structure_text(structure: str) -> str:
    """What a structure is good for. Raises KeyError when there is no such structure."""
    effect = effect_text(structure) if "effect" in entries("structures")[structure] else ""
    values = next((c["values"] for c in entries("cellars").values() if c.get("structure") == structure), (0, 0))
    return say(f"structure-text-{structure}", effect=lowered(effect), **{"from": values[0]}, to=values[1])


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
