"""What somebody has bound: the keys and the buttons of the settings that can be in use."""

from __future__ import annotations

from collections.abc import Mapping

from game import paths
from game.art.kit.fonts import boxes
from game.store.settings import Settings
from game.text import key_names
from game.text.messages import say
from game.window.input import BUTTONS, KEYS, Action, buttons_of, keys_of, taken_by
from game.window.keyboard import known_name, printed

LONGEST = 24
"""So many letters of a name that makes no sense are told."""
MOST_NAMES = 3
"""So many keys that make no sense are told by name."""


def mend(settings: Settings) -> str:
    """Let keys and buttons of the settings that make no sense give way to the usual ones; what is said of that."""
    names = mended(settings)
    if not names:
        return ""
    told, more = ", ".join(names[:MOST_NAMES]), max(0, len(names) - MOST_NAMES)
    file = str(paths.settings_file())
    return say("window-settings-keys", file=file, names=told, more=more, count=len(names))


def name_keys(settings: Settings) -> bool:
    """Let sentences name the keys that are in use as they are printed; whether the layout is another one now."""
    key_names.use_keys({action.value: keys for action, keys in keys_of(settings.keys).items()})
    return key_names.use_layout({key: "" if boxes(sign, "bold") else sign for key, sign in printed().items()})


def mended(settings: Settings) -> tuple[str, ...]:
    """Let settings have only keys and buttons that can be in use; the rest, which gives way to the usual."""
    settings.keys, keys = usable_keys(settings.keys)
    settings.buttons, buttons = usable_buttons(settings.buttons)
    return keys + buttons


def usable_keys(changed: Mapping[str, tuple[str, ...]]) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """Changed keys by action as they can be in use, and the rest as ``action: name``, which gives way to the usual.

    The rest are names of no key, and keys that mean another action already. What is said of actions that only a newer
    version knows stays as it is.
    """
    good, rest = dict(changed), []
    for action in [action for action in changed if action in KEYS]:
        known = {name: known_name(name) for name in changed[action]}
        rest += [_told(action, name) for name, one in known.items() if not one]
        good[action] = tuple(dict.fromkeys(one for one in known.values() if one))
        if known and not good[action]:
            del good[action]
    while twice := _twice(good):
        del good[twice[0]]
        rest.append(_told(*twice))
    return good, tuple(rest)


def usable_buttons(changed: Mapping[str, str]) -> tuple[dict[str, str], tuple[str, ...]]:
    """Changed buttons of a controller by action as they can be in use, and the rest, as ``usable_keys`` has them."""
    rest = [action for action, button in changed.items() if action in KEYS and button and button not in BUTTONS]
    good = {action: button for action, button in changed.items() if action not in rest}
    while twice := _pressed_twice(good):
        del good[twice]
        rest.append(twice)
    return good, tuple(_told(action, changed[action]) for action in rest)


def _twice(changed: Mapping[str, tuple[str, ...]]) -> tuple[str, str] | None:
    """The last changed action with a key that means another one as well, and that key."""
    for action in reversed([action for action in changed if action in KEYS]):
        for name in changed[action]:
            if taken_by(changed, name, Action(action)):
                return action, name
    return None


def _pressed_twice(changed: Mapping[str, str]) -> str | None:
    """The last changed action with a button that means another one as well."""
    buttons = list(buttons_of(changed).values())
    doubled = [action for action, button in changed.items() if action in KEYS and buttons.count(button) > 1]
    return doubled[-1] if doubled else None


def _told(action: str, name: str) -> str:
    shown = "".join(sign if sign.isprintable() else "?" for sign in name)
    return f'{action}: "{shown[:LONGEST]}{"…" if len(shown) > LONGEST else ""}"'
