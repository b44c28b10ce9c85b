"""Forms of words: those that messages ask for, those that they have, and those that only tell the sort of a word."""

from __future__ import annotations

from collections.abc import Iterator

from game.text.wording import SHORT
from game.tools.words.files import Message, Texts
from game.tools.words.parts import SHOWN, parts, readings


def faults(texts: Texts) -> Iterator[str]:
    """Forms that are asked for and that no message has, and those that nobody asks for."""
    asked: dict[str, Message] = {}
    had = {form for one in texts.messages.values() for form in one.forms}
    for one in texts.messages.values():
        for _, pattern in one.patterns():
            asked |= {form: asked.get(form, one) for _, form in parts(pattern).asked}
    for form, one in asked.items():
        if form not in had:
            yield f"{one.at} asks for the form .{form}, which no message has; give it to those that need it."
    known = sorts(texts)
    for one in texts.messages.values():
        for form, pattern in one.forms.items():
            if form not in asked and form != SHORT:
                yield f"{one.at} has the form .{form}, for which nobody asks; remove it."
            words = readings(pattern) if form in known else ()
            for word in sorted(set(words) - known.get(form, set()) - {SHOWN}):
                yield f"{one.at} is of the sort .{form} = {word}, by which no message chooses; write one of those."


def sorts(texts: Texts) -> dict[str, set[str]]:
    """The forms that are never seen, as messages only choose by them, with all that they can be."""
    chosen: dict[str, set[str]] = {}
    shown: set[str] = set()
    for one in texts.messages.values():
        for own, pattern in one.patterns():
            found = parts(pattern)
            asked = {form for _, form in found.asked - {(choice.variable, choice.form) for choice in found.choices}}
            # What a form passes on as the same form is not seen by that.
            shown |= asked - {own}
            for choice in found.choices:
                if choice.form:
                    chosen.setdefault(choice.form, set()).update(choice.keys)
    return {form: keys for form, keys in chosen.items() if form not in shown}
