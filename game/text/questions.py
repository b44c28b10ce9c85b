"""Questions and answers in words: the title of a question, its explaining line, and the label of every choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.text.calls import spoken
from game.text.card_text import bonus_text
from game.text.describe import option, phrase
from game.text.messages import say
from game.text.names import card_name, joined, ref_name, source_name, space_name, token_name
from game.text.parties import about, to_do
from game.text.printed import board, cards, entries
from game.text.wording import lowered, raised
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.verbs import Choose, Each, branch_names
from rules.viticulture.action import TOKEN

MOST_COUNTED = 9
"""A selection that may be longer has no number that would help."""


def question_text(decision: Decision, names: Sequence[str] = ()) -> tuple[str, str]:
    """The title of the open question and one line that explains it, at a table of players with these names by seat.

    Raises BadMessages for an unknown kind.
    """
    args: dict[str, Any] = {
        "source": source_name(decision.source),
        "minimum": decision.minimum,
        "maximum": decision.maximum,
        "picked": decision.picked,
        "limit": board()["hand_limit"],
        "offer": spoken(phrase(to_do(decision.path)), form="label") if decision.kind == "may" else "",
        "missing": _missing(decision) if decision.kind == "branch" else 0,
        "bonus": _bonus(decision.source),
        "alone": "yes" if len(names) == 1 else "no",
        "later": "yes" if decision.kind == "plan" else "no",
        "who": _seats(decision),
        "all": "no" if decision.kind == "order" and decision.path and _leaves_some(decision) else "yes",
        "what": decision.choices[0].words[0] if decision.choices and decision.choices[0].words else "",
        "name": names[decision.decider] if names else "",
    }
    token = TOKEN in decision.choices
    kind = "token" if token and decision.kind in ("bonus", "plan") else decision.kind
    if kind == "branch" and decision.source in cards() and cards()[decision.source].deck == "papa":
        kind = "gift"
    title = say(f"ask-{kind}", **args)
    line = say(f"ask-{kind}-line", **args)
    if said := about(decision, names):
        line = say("ask-about", about=said, more=line if decision.kind == "branch" else "").strip()
    if token and kind != "token":
        line = say("ask-token-beside-line", line=line).strip()
    if 1 < decision.maximum <= MOST_COUNTED:
        key = "ask-several" if decision.minimum == decision.maximum else "ask-up-to"
        line = say(key, line=line, picked=decision.picked, maximum=decision.maximum).strip()
    return title, line


def _leaves_some(decision: Decision) -> bool:
    """Whether not all options of a choice are done, only as many as it says."""
    return decision.maximum < len(_asking(decision).options)


def _seats(decision: Decision) -> str:
    """The word for the seats of which the owner of a card picks some."""
    asking = decision.path[-1] if decision.path else None
    return asking.who if isinstance(asking, Each) else ""


def choice_label(choice: Choice, decision: Decision, names: Sequence[str] = ()) -> str:
    """The words on the button of a choice. ``names`` are the players' names by seat, for choices among seats."""
    return raised(_label(choice, decision, names))


def _label(choice: Choice, decision: Decision, names: Sequence[str]) -> str:
    words = choice.words
    if choice.verb in ("branch", "both"):
        return _branch(choice, decision, names)
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
        bonus = _bonus(decision.source, "label").rstrip(".")
        later, beside = decision.kind == "plan", bonus and decision.kind != "bonus"
        return say(
            f"choice-{choice.verb}", bonus=lowered(bonus), later="yes" if later else "no",
            beside="yes" if beside else "no",
        )  # fmt: skip
    return LABELS[choice.verb, len(words)](words)


def _draw(words: Sequence[str]) -> str:
    if len(words) == 1:
        return say(f"choice-draw-{words[0]}")
    if len(words) > 2:
        summer, winter = words.count("summer_visitor"), words.count("winter_visitor")
        return say("choice-draw-many", summer=summer, winter=winter)
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
    **{(verb, 1): _bare(f"choice-{verb}") for verb in ("yes", "no")},
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


def branch_text(name: str, asking: Choose, party: str = "", form: str = "label") -> str:
    """The words of one option of a choice, such as ``gain_lira`` of the tour guide. Raises KeyError.

    ``party`` is the name of the other seat that has to do with it, where there is one; ``form`` that of its verbs.
    """
    for body, branch in zip(asking.options, branch_names(asking.options), strict=True):
        if branch == name:
            return raised(spoken(option(body, bool(party)), party, form).rstrip("."))
    raise KeyError(name)


def _branch(choice: Choice, decision: Decision, names: Sequence[str]) -> str:
    asking = _asking(decision)
    if choice.verb == "branch":
        return branch_text(choice.words[0], asking, names[decision.other] if decision.other >= 0 else "")
    assert asking.both_for is not None
    return say("choice-both", cost=spoken(phrase(asking.both_for), form="label"))


def _asking(decision: Decision) -> Choose:
    asking = decision.path[-1]
    assert isinstance(asking, Choose)
    return asking


def _missing(decision: Decision) -> int:
    """How many options of a card's choice are not offered, though they have not been taken yet."""
    offered = sum(choice.verb == "branch" for choice in decision.choices)
    return len(_asking(decision).options) - offered - decision.picked


def _bonus(source: str, form: str = "plain") -> str:
    action = source.partition(".")[0]
    return bonus_text(action, form) if action in entries("actions") else ""
