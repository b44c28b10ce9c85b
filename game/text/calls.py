"""Calls: nested calls of messages, before they are said in a language, and the forms of their verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.text.messages import say
from game.text.wording import first_sound, raised


class Call(NamedTuple):
    """One message with its arguments: numbers, words of closed lists, or further calls."""

    key: str
    args: Mapping[str, Any] = {}


def call(key: str, **args: Any) -> Call:
    """A call of the message ``key``."""
    return Call(key, args)


INFINITIVE = frozenset(
    {
        ("price", "gain"), ("may-you", "what"), ("then-may-you", "what"), ("each-may", "what"), ("each-must", "what"),
        ("each-does", "what"), ("let-them", "what"), ("let-named", "what"), ("let-you", "what"), ("both-for", "cost"),
        ("pick-if-else", "what"), ("together", "what"),
    }
)  # fmt: skip
"""The parts of messages that follow may, to, must or let, whoever it is told of."""
LISTED = frozenset({("choose-n", "what"), ("choose-one", "what"), ("choose-all", "what")})
"""The parts that list what somebody does: orders where the whole is one, else infinitives."""


def spoken(said: Call, party: str = "", form: str = "plain") -> str:
    """The call in the language in use; the first letter of a sentence is raised.

    ``party`` is the name of the other seat that it is about, where it is ``named``; ``form`` that of its verbs: plain,
    an order; infinitive, after may, to, must or let; third, where somebody who stands before it does it; or label, on a
    button, where a language that has no ``[label]`` takes its default. A message is also given the ``sound`` with which
    its second part begins, or the party where it has none.
    """
    args = {
        name: spoken(value, party, _form_of(said.key, name, form)) if isinstance(value, Call) else value
        for name, value in said.args.items()
    }
    sound = first_sound(str(args.get("b", party)))
    text = say(f"fx-{said.key}", **args, party=party, form=form, sound=sound)
    return raised(text) if said.key == "sentence" else text


def _form_of(key: str, part: str, form: str) -> str:
    """The form of the verbs in a part of a message whose own verbs have ``form``."""
    if (key, part) in INFINITIVE or ((key, part) in LISTED and form == "third"):
        return "infinitive"
    return form
