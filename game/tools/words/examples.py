"""An example of each message: what was put into it when it was heard, said in any language."""

from __future__ import annotations

from collections.abc import Mapping

from game.paths import data
from game.text.messages import Language, Value
from game.text.wording import lowered, raised
from game.tools.words.files import Texts
from game.tools.words.heard import Heard
from game.tools.words.parts import parts
from game.tools.words.plurals import chosen_by_number

SOME = 3
"""The number that is put in where none was heard; in Russian it takes a form of its own."""
DEEPEST = 8
"""How deep messages are looked for in what is put into others."""


class Examples:
    """Says what was heard in one language in every other one: names that were typed stay, all else is said anew."""

    def __init__(self, heard: Heard, every: Mapping[str, Texts]) -> None:
        self.heard = heard
        self.every = every
        self.languages = {code: Language(code, data() / "text" / code) for code in every}
        self.numbers = chosen_by_number(every.values())
        sayings = [one for found in heard.sayings.values() for one in found]
        self.words = {name: value for one in sayings for name, value in one.given.items() if value}

    def said(self, key: str, code: str) -> str:
        """An example of the message in this language."""
        heard = self.heard.sayings.get(key)
        return self._retold(key, max(heard, key=lambda one: len(one.text)).given if heard else {}, code)

    def _some(self, key: str, name: str) -> Value:
        """Something to be put in where the message was never heard."""
        if name in self.numbers.get(key, ()):
            return SOME
        found = self.words.get(name, "")
        return found if isinstance(found, str) and found else f"‹{name}›"

    def _retold(self, key: str, given: Mapping[str, Value], code: str, deep: int = DEEPEST) -> str:
        found = [parts(pattern) for _, pattern in self.every[code].messages[key].patterns()]
        chosen = {choice.variable for one in found for choice in one.choices if not choice.form}
        args: dict[str, Value] = {}
        for name in {name for one in found for name in one.variables}:
            value = given[name] if name in given else self._some(key, name)
            # What a message chooses by is a word of the program, no word of a language.
            args[name] = value if name in chosen else self._anew(value, code, deep)
        return self.languages[code].say(key, **args)

    def _anew(self, value: Value, code: str, deep: int) -> Value:
        if not isinstance(value, str) or not deep:
            return value
        # Words that stood in the middle of a sentence have lost their capital letter, or have got one at its beginning.
        for words, change in ((value, None), (raised(value), lowered), (lowered(value), raised)):
            made = self.heard.made.get(str(words))
            if made is not None:
                anew = self._retold(*made, code, deep - 1)
                return change(anew) if change else anew
        return value
