"""Questions and answers in words: the title of a question, its explaining line, and the label of every choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.text.card_text import bonus_text
from game.text.describe import option, phrase, spoken
from game.text.messages import say
from game.text.names import card_name, joined, raised, ref_name, source_name, space_name, token_name
from game.text.printed import board, effect_of, entries
from game.text.tree import choices_in, optional_parts
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.verbs import branch_names
from rules.viticulture.action import TOKEN

MOST_COUNTED = 9
"""A selection that may be longer has no number that would help."""


def question_text(decision: Decision, alone: bool = False) -> tuple[str, str]:
    """The title of the open question and one line that explains it, at a table of one (``alone``) or more.

    Raises BadMessages for an unknown kind.
    """
    args: dict[str, Any] = {
        "source": source_name(decision.source),
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "picked": decision.picked,
        "limit": board()["hand_limit"],
        "offer": _offer(decision.source),
        "missing": _missing(decision) if decision.kind == "branch" else 0,
        "bonus": _bonus(decision.source),
        "alone": "yes" if alone else "no",
        "later": "yes" if decision.kind == "plan" else "no",
        "what": decision.choices[0].words[0] if decision.choices and decision.choices[0].words else "",
    }
    token = TOKEN in decision.choices
    kind = "token" if token and decision.kind in ("bonus", "plan") else decision.kind
    title = say(f"ask-{kind}", **args)
    line = say(f"ask-{kind}-line", **args)
    if token and kind != "token":
        line = say("ask-token-beside-line", line=line).strip()
    if 1 < decision.maximum <= MOST_COUNTED:
        key = "ask-several" if decision.minimum == decision.maximum else "ask-up-to"
        line = say(key, line=line.rstrip("."), picked=decision.picked, maximum=decision.maximum).strip()
    return title, line


def choice_label(choice: Choice, decision: Decision, names: Sequence[str] = ()) -> str:
    """The words on the button of a choice. ``names`` are the players' names by seat, for choices among seats."""
    return raised(_label(choice, decision, names))


def _label(choice: Choice, decision: Decision, names: Sequence[str]) -> str:
    words = choice.words
    if choice.verb in ("branch", "both"):
        return _branch(choice, decision)
    if choice.verb == "seat":
        seat = int(words[0])
        return names[seat] if seat < len(names) else words[0]
    if choice.verb == "offer":
        return say("choice-offer", n=int(words[0]))
    if choice.verb == "make":
        colours = [token_name("grape", grape) for grape in words[1:]]
        return say(f"choice-make-{words[0]}", grapes=joined(colours))
    if choice.verb == "draw":
        return _draw(words)
    if choice.verb in ("token", "bonus"):
        bonus = _bonus(decision.source).rstrip(".")
        later, beside = decision.kind == "plan", bonus and decision.kind != "bonus"
        return say(
            f"choice-{choice.verb}", bonus=bonus[:1].lower() + bonus[1:], later="yes" if later else "no",
            beside="yes" if beside else "no",
        )  # fmt: skip
    return LABELS[choice.verb, len(words)](words)


def _draw(words: Sequence[str]) -> str:
    if len(words) == 1:
        return say(f"choice-draw-{words[0]}")
    return say(f"choice-draw-two-{words[0]}" if words[0] == words[1] else "choice-draw-two")


def _of_kind(words: Sequence[str]) -> str:
    what, name = words[-2], words[-1]
    return card_name(name) if what == "card" else token_name(what, name)


def _sale(words: Sequence[str]) -> str:
    what, name = words
    if what == "grape":
        value = int(name.partition(".")[2])
        return say("choice-sell-grape", grape=token_name("grape", name), lira=board()["grape_prices"][value - 1])
    return say("choice-sell-field", field=ref_name("field", name), lira=_price(name))


def _price(field: str) -> int:
    return next(int(entry["price"]) for entry in board()["fields"] if entry["limit"] == int(field))


def _bare(key: str) -> Callable[[Sequence[str]], str]:
    return lambda _words: say(key)


def _filled(key: str, **kinds: int) -> Callable[[Sequence[str]], str]:
    """A label whose arguments are the names of the words at these places."""
    return lambda words: say(key, **{kind.strip("_"): ref_name(_KIND[kind], words[i]) for kind, i in kinds.items()})


_KIND = {
    "card": "card", "vine": "card", "othervine": "card", "field": "field", "otherfield": "field", "worker": "worker",
    "space": "space", "structure": "structure", "pile": "pile", "action": "action",
}  # fmt: skip

LABELS: dict[tuple[str, int], Callable[[Sequence[str]], str]] = {
    **{(verb, 0): _bare(f"choice-{verb}") for verb in ("done", "pass", "yes", "no", "redraw")},
    **{(verb, 1): _filled(f"choice-{verb}", card=0) for verb in ("mama", "papa", "play", "fill", "discard", "keep")},
    ("wake", 1): lambda words: say("choice-wake", n=int(words[0])),
    ("place", 2): _filled("choice-place", worker=0, space=1),
    ("plan", 2): _filled("choice-plan", worker=0, space=1),
    ("plant", 2): _filled("choice-plant", vine=0, field=1),
    ("uproot", 2): _filled("choice-uproot", vine=0, field=1),
    ("swap", 4): _filled("choice-swap", vine=0, field=1, othervine=2, otherfield=3),
    ("harvest", 1): _filled("choice-harvest", field=0),
    ("build", 1): _filled("choice-build", structure=0),
    ("age", 2): lambda words: say("choice-age", wine=_of_kind(words)),
    ("use", 2): lambda words: say("choice-use-wine", wine=_of_kind(words)),
    ("use", 1): lambda words: say("choice-use", action=space_name(words[0])),
    ("gain", 2): lambda words: say("choice-gain-grape", grape=_of_kind(words)),
    ("sell", 2): _sale,
    ("buy", 2): lambda words: say("choice-buy-field", field=ref_name("field", words[1]), lira=_price(words[1])),
    ("pay", 2): lambda words: say(f"choice-pay-{words[0]}", **{words[0]: _of_kind(words)}),
    ("give", 2): lambda words: say("choice-give-card", card=_of_kind(words)),
    ("retrieve", 2): _filled("choice-retrieve", worker=0, space=1),
    ("take", 1): _filled("choice-take", pile=0),
}
"""Verb and number of words to the label."""


def branch_text(name: str, source: str, beside: frozenset[str] = frozenset()) -> str:
    """The words of one option of a card's choice, such as ``gain_lira`` of the tour guide. Raises KeyError.

    ``beside`` are the options offered with it; they tell an inner choice from an outer one.
    """
    for found in choices_in(effect_of(source)):
        branches = branch_names(found.options)
        for body, branch in zip(found.options, branches, strict=True):
            if branch == name and beside <= set(branches):
                return raised(spoken(option(body)).rstrip("."))
    raise KeyError(f"{source} has no option {name}")


def _branch(choice: Choice, decision: Decision) -> str:
    if choice.verb == "branch":
        beside = frozenset(other.words[0] for other in decision.choices if other.verb == "branch")
        return branch_text(choice.words[0], decision.source, beside)
    price = next(found.both_for for found in choices_in(effect_of(decision.source)) if found.both_for is not None)
    return say("choice-both", cost=spoken(phrase(price)))


def _missing(decision: Decision) -> int:
    """How many options of a card's choice are not offered, though they have not been taken yet."""
    offered = {choice.words[0] for choice in decision.choices if choice.verb == "branch"}
    for found in choices_in(effect_of(decision.source)):
        branches = branch_names(found.options)
        if offered <= set(branches):
            return len(branches) - len(offered) - decision.picked
    return 0


def _offer(source: str) -> str:
    parts = optional_parts(effect_of(source.partition(".")[0]))
    return spoken(phrase(parts[0])) if parts else ""


def _bonus(source: str) -> str:
    action = source.partition(".")[0]
    return bonus_text(action) if action in entries("actions") else ""
