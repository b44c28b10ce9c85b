"""How keys are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.text.messages import Wording, say

HELD = ("ctrl", "alt", "shift")

_in_use: dict[str, Sequence[str]] = {}
"""The keys of each action."""


def use_keys(keys: Mapping[str, Sequence[str]]) -> None:
    """From now on sentences name these keys of the actions."""
    _in_use.update(keys)


def pressed(action: str) -> str:
    """The first key that means an action, in words."""
    return keys_words(_in_use.get(action, ())[:1])


def key_words(name: str) -> str:
    """A key as ``game.window.input.key_name`` tells it, in words: ``Ctrl+Z``."""
    held = []
    while (first := name.partition("+")[0]) in HELD and name != first:
        held.append(say("key-word", name=first))
        name = name.removeprefix(f"{first}+")
    return "+".join((*held, _one(name)))


def keys_words(names: Sequence[str]) -> str:
    """The first two of several keys in words, or where there is no room the first."""
    if not names:
        return say("keys-none")
    return Wording(" / ".join(key_words(name) for name in names[:2]), key_words(names[0]))


def _one(name: str) -> str:
    if name.startswith("[") and name.endswith("]"):
        return say("key-pad", sign=name[1:-1])
    if len(name) == 1:
        return name.upper()
    words = say("key-word", name=name.replace(" ", "-"))
    return words if words != "?" else name.title()
