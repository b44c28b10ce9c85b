"""How keys are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.text.messages import say
from game.text.wording import Wording

HELD = ("ctrl", "alt", "shift")
PLACE = "key "
"""How the name of a key begins that is known by its number alone."""

_in_use: dict[str, Sequence[str]] = {}
"""The keys of each action."""
_printed: dict[str, str] = {}
"""What is written on the keys of the keyboard in use, by name, as ``game.window.keyboard.printed`` tells it."""


def use_keys(keys: Mapping[str, Sequence[str]]) -> None:
    """From now on sentences name these keys of the actions."""
    _in_use.update(keys)


def use_layout(printed: Mapping[str, str]) -> bool:
    """From now on keys are called by what is written on them; whether they are called otherwise than before."""
    if printed == _printed:
        return False
    _printed.clear()
    _printed.update(printed)
    return True


def has_key(action: str) -> bool:
    """Whether a key means an action."""
    return bool(_in_use.get(action))


def pressed(action: str) -> str:
    """The first key that means an action, in words."""
    return keys_words(_in_use.get(action, ())[:1])


def key_words(name: str) -> str:
    """A key as ``game.window.keyboard.key_name`` tells it, in words: ``Ctrl+Z``, with a Я where that is written on it.

    With Ctrl or Alt the key is the one with that sign, where the layout has one.
    """
    held, one = _parts(name)
    by_sign = {"ctrl", "alt"} & set(held) and one in _printed.values()
    sign = one if by_sign else _printed.get(one) or one
    return "+".join((*(say("key-word", name=word) for word in held), _one(sign)))


def keys_words(names: Sequence[str]) -> str:
    """The first two of several keys in words, or where there is no room the first; last those with nothing on them."""
    if not names:
        return say("keys-none")
    names = sorted(names, key=_is_blank)
    return Wording(" / ".join(key_words(name) for name in names[:2]), short=key_words(names[0]))


def _parts(name: str) -> tuple[list[str], str]:
    """What is held with a key, and the key."""
    held = []
    while (first := name.partition("+")[0]) in HELD and name != first:
        held.append(first)
        name = name.removeprefix(f"{first}+")
    return held, name


def _is_blank(name: str) -> bool:
    """Whether a key writes nothing by itself under this layout, so that only its place has a name."""
    one = _parts(name)[1]
    return _printed.get(one, one) == "" and one not in _printed.values()


def _one(name: str) -> str:
    if name.startswith("[") and name.endswith("]") and len(name) > 1:
        return say("key-pad", sign=name[1:-1])
    if name.startswith(PLACE):
        return say("key-place", number=name.removeprefix(PLACE))
    if len(name) == 1:
        return name.upper()
    words = say("key-word", name=name.replace(" ", "-"))
    return words if words != "?" else name.title()
