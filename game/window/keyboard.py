"""What the keys of a keyboard are called, whatever layout is in use, and what is written on them.

A key that writes a sign is called by its place, after the sign that the American layout has there: so the shortcuts lie
alike under every layout, and a key of Cyrillic or Hebrew has a name too. Held with Ctrl or Alt a key is called by what
the layout in use writes with it, where that is a sign of ASCII: Ctrl+Z is the key with the Z also where Z and Y have
changed places, and under a layout without Latin letters the key where a Z would be. Every other key is called by what
it does. The names are those of ``pygame.key.name``, which older settings hold.
"""

from __future__ import annotations

import ctypes
import string
from collections.abc import Callable
from functools import cache
from unicodedata import combining

import pygame

PLACES: dict[int, str] = {
    **{pygame.KSCAN_A + number: letter for number, letter in enumerate(string.ascii_lowercase)},
    **{pygame.KSCAN_1 + number: digit for number, digit in enumerate("1234567890")},
    pygame.KSCAN_MINUS: "-", pygame.KSCAN_EQUALS: "=", pygame.KSCAN_LEFTBRACKET: "[", pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\", pygame.KSCAN_NONUSHASH: "#", pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'", pygame.KSCAN_GRAVE: "`", pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/", pygame.KSCAN_NONUSBACKSLASH: "<",
}  # fmt: skip
"""The keys that write signs, by scancode, and the name of each."""
MORE = pygame.KSCAN_INTERNATIONAL1, pygame.KSCAN_LANG9
"""The first and the last scancode of keys that only some keyboards have; they too may write signs."""
NAMELESS = "key "
"""How the name of a key begins that has none; its scancode follows."""
SCANCODES = 512
"""So many scancodes there are."""
MODIFIERS = {
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LMETA, pygame.K_RMETA,
    pygame.K_LALT, pygame.K_RALT, pygame.K_MODE,
}  # fmt: skip
HELD = {
    "ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
    "alt": pygame.KMOD_ALT | pygame.KMOD_MODE,
    "shift": pygame.KMOD_SHIFT,
}
"""What may be held with a key, in the order in which a name tells it."""


def key_name(key: int, mod: int, scancode: int = 0) -> str:
    """A pressed key as it is kept in the settings: what is held, and its name, such as ``ctrl+z`` or ``page up``.

    Empty where nothing tells it from other keys.
    """
    if key in MODIFIERS:
        return pygame.key.name(key)
    held = [word for word, mask in HELD.items() if mod & mask]
    one = _sign(key) if {"ctrl", "alt"} & set(held) else ""
    one = one or _by_place(key, scancode)
    return "+".join((*held, one)) if one else ""


def key_names(event: pygame.event.Event) -> tuple[str, ...]:
    """All that a key which goes down may mean, the most fitting name first.

    After its own name comes what the layout writes with it, for a key whose place means nothing; and both without
    Shift.
    """
    own = key_name(event.key, event.mod, scancode_of(event))
    written = key_name(event.key, event.mod)
    return tuple(name for each in (own, written) for name in (each, each.replace("shift+", "")) if name)


def scancode_of(event: pygame.event.Event) -> int:
    """The place of the key of an event; 0 where it is not known."""
    return getattr(event, "scancode", 0)


def known_name(name: str) -> str:
    """The name of a key as it is kept now, for one that was kept or written by somebody; empty where there is none."""
    held, rest = set(), name.strip().lower()
    while (first := rest.partition("+")[0]) in HELD and rest != first:
        held.add(first)
        rest = rest.removeprefix(f"{first}+")
    one = _known(rest)
    return "+".join((*(word for word in HELD if word in held), one)) if one else ""


def printed() -> dict[str, str]:
    """What the layout in use writes with each key that may write a sign, by the key's name; empty where it is unknown.

    The digits are left out: they stand on their keys under every layout, though some write them with Shift.
    """
    if (written := _layout()) is None:
        return {}
    places = PLACES | {scancode: f"{NAMELESS}{scancode}" for scancode in range(MORE[0], MORE[1] + 1)}
    signs = ((name, written(scancode)) for scancode, name in places.items() if not name.isdigit())
    return {name: chr(sign) if _is_sign(sign) and not combining(chr(sign)) else "" for name, sign in signs}


def is_shortcut(mod: int) -> bool:
    """Whether what is held makes a key a shortcut, so that it writes nothing; Alt Gr is held as Ctrl with Alt."""
    return bool(mod & HELD["ctrl"]) and not mod & HELD["alt"]


def latin(event: pygame.event.Event) -> pygame.event.Event:
    """A key that goes down as an entry for text knows it: copying and pasting go by place too, as in ``key_name``."""
    name = key_name(event.key, event.mod, scancode_of(event)).rpartition("+")[2]
    if not is_shortcut(event.mod) or len(name) != 1 or _sign(event.key):
        return event
    return pygame.event.Event(event.type, event.dict | {"key": ord(name)})


def _is_sign(key: int) -> bool:
    """Whether a key of this code writes something that is seen."""
    return 0x20 < key < 0x110000 and chr(key).isprintable()


def _sign(key: int) -> str:
    """What a key writes, where that is a sign of ASCII."""
    return chr(key).lower() if 0x20 < key < 0x7F else ""


def _by_place(key: int, scancode: int) -> str:
    """What a key is called by its place, or where nothing is written with it by what it does."""
    name = _sign(key) or pygame.key.name(key)
    if scancode in PLACES and (not name or _is_sign(key)):
        return PLACES[scancode]
    return name or (f"{NAMELESS}{scancode}" if 0 < scancode < SCANCODES else "")


def _known(one: str) -> str:
    number = one.removeprefix(NAMELESS)
    if number != one and number.isdecimal() and number.isascii() and len(number) <= 3:
        return f"{NAMELESS}{int(number)}" if 0 < int(number) < SCANCODES else ""
    if len(one) == 1:
        return one if _sign(ord(one)) else ""
    try:
        return pygame.key.name(pygame.key.key_code(one))
    except ValueError:
        return ""


@cache
def _layout() -> Callable[[int], int] | None:
    """SDL's own answer to what a scancode writes under the layout in use, which pygame does not hand on."""
    for library in (pygame.base.__file__, "SDL2.dll"):
        try:
            ask = ctypes.CDLL(library).SDL_GetKeyFromScancode
        except (OSError, AttributeError):
            continue
        ask.argtypes, ask.restype = [ctypes.c_int], ctypes.c_int32
        return ask
    return None
