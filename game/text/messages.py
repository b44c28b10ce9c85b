"""Messages: every word that players read, from the Fluent files of the language in use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from threading import RLock
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.paths import data
from game.text.fluent_files import CHOICE, FORM, entries, filled, named_in
from game.text.wording import Wording, form, hear
from rules.engine.printable import printable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int

FIRST = "en"
"""The language that has every message; it speaks where another one has none."""
LONGEST = 2000
"""Most letters of what is put into a message; what is longer, as a file may hold it, is cut."""
COUNTED = 10**15
"""Numbers from here on, as a file may hold them, are put into a message as they are: no language counts so far."""
PLACES = ("file", "folder", "path")
"""How what is put into a message is called where it names a place on the disk."""


MADE = 20_000
"""Of so many messages it is remembered how they were made."""


class BadMessages(Exception):
    """A message is missing, broken, or a file of messages has a part that cannot be read. One clear sentence."""


class Language:
    """All messages of one language. ``code`` is the name of its folder in data/text, such as ``en``.

    ``locale`` is the language whose numbers and plural forms it has.
    """

    def __init__(self, code: str, folder: Path | None = None, locale: str = "") -> None:
        self.code = code
        self.locale = locale or code
        self.folder = folder or data() / "text" / code
        self.where: dict[str, str] = {}
        self._unread: dict[str, str] = {}
        """The source of each message that nobody has said yet."""
        self._one_at_a_time = RLock()
        """What learns a message, or fills one with something, has this: work beside the window also speaks."""
        self._waiting: list[str] = []
        """Messages with choices between wordings that may not have been said yet; they take long to be parsed."""
        files = sorted(self.folder.glob("*.ftl"))
        if not files:
            raise BadMessages(f"{self.folder} has no message files (*.ftl); install the game's data again")
        for file in files:
            try:
                self._read(file)
            except RecursionError:
                raise BadMessages(f"{self._named(file)}: braces are nested too deep; leave some out") from None
        self._waiting = [key for key, source in self._unread.items() if CHOICE in source or FORM in source]

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What fills messages that have more to them than words; it takes a while to be loaded."""
        from fluent.runtime import FluentBundle

        functions: Any = {FORM: form}
        # Where nothing is known of how a language counts, it counts as English.
        try:
            return FluentBundle([self.locale, FIRST], use_isolating=False, functions=functions)
        except ValueError:
            return FluentBundle([FIRST], use_isolating=False, functions=functions)

    def _read(self, file: Path) -> None:
        text = self._text(file)
        found = entries(text)
        for key, source in parsed(text, self._named(file)) if found is None else found.items():
            if key in self.where:
                raise BadMessages(
                    f"{self._named(file)}: message '{key}' is already in {self.where[key]}; remove one of them"
                )
            self.where[key] = self._named(file)
            self._unread[key] = source

    def _named(self, file: Path) -> str:
        """How a file of messages is called where something is wrong with it."""
        return f"{self.folder.name}/{file.name}"

    def _text(self, file: Path) -> str:
        """What a file of messages holds."""
        if file.exists() and not file.is_file():
            raise BadMessages(f"{file} is no ordinary file; remove it")
        try:
            return file.read_text(encoding="utf-8-sig")
        except OSError as fault:
            raise BadMessages(f"{file} cannot be read ({fault.strerror}); put the file back") from None
        except UnicodeDecodeError:
            raise BadMessages(f"{file} is no text in UTF-8; save it as such") from None

    def _learn(self, key: str) -> None:
        """Parse a message, and all that it says in its own words."""
        waiting = [key]
        while waiting:
            source = self._unread.pop(waiting.pop(), None)
            if source is not None:
                from fluent.syntax import FluentParser

                self._bundle.add_resource(FluentParser(with_spans=False).parse(source))
                waiting += named_in(source)

    def read_on(self) -> bool:
        """Parse one more message that has more to it than words, before anybody says it; False when all are known."""
        with self._one_at_a_time:
            while self._waiting:
                key = self._waiting.pop()
                if key in self._unread:
                    # Who says a message that cannot be made ready is told so then.
                    with suppress(BadMessages, RecursionError):
                        if key.startswith("-"):
                            self._learn(key)
                        else:
                            self._message(key)
                    return True
        return False

    def make_ready(self) -> None:
        """Load how the language counts and forms plurals, before anybody says anything in it."""
        with self._one_at_a_time:
            _ = self._bundle

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self.where

    def say(self, key: str, **args: Value) -> str:
        """The message with its arguments filled in, a Wording if it has other forms.

        Raises BadMessages when it is missing or cannot be filled.
        """
        if key not in self.where:
            raise BadMessages(f"there is no message '{key}' in {self.folder.name}/*.ftl; add it")
        args = {name: _shown(name, value) if isinstance(value, str) else value for name, value in args.items()}
        line = filled(self._unread.get(key, ""), args)
        if line is not None:
            return line
        with self._one_at_a_time:
            return self._said(key, args)

    def _said(self, key: str, args: dict[str, Value]) -> str:
        """The message filled in by the bundle."""
        message = self._message(key)
        if message.value is None:
            raise BadMessages(f"{self.where[key]}: message '{key}' has no text")
        text = self._fill(key, message.value, args)
        if not message.attributes:
            return text
        return Wording(text, **{name: self._fill(key, one, args) for name, one in message.attributes.items()})

    def _message(self, key: str) -> Any:
        """A message made ready to be filled."""
        try:
            self._learn(key)
            # The bundle makes a message ready when it is looked up first.
            return self._bundle.get_message(key)
        except (LookupError, RecursionError, ValueError):
            fault = "is nested too deep or has too long a number; make it plainer"
            raise BadMessages(f"{self.where[key]}: message '{key}' {fault}") from None

    def _fill(self, key: str, pattern: Any, args: dict[str, Value]) -> str:
        from fluent.runtime.types import fluent_number

        # Numbers stand as they do on plates and in lists, which have no room for marks between thousands.
        filled_in = {
            name: (fluent_number(value, useGrouping=False) if abs(value) < COUNTED else str(value))
            if isinstance(value, int)
            else value
            for name, value in args.items()
        }
        try:
            text, errors = self._bundle.format_pattern(pattern, filled_in)
        except RecursionError:
            errors = [RecursionError("it says itself, or too many others within each other")]
        except (ArithmeticError, LookupError, TypeError, ValueError) as fault:
            # So fails what Fluent lets a message ask for, and nothing can give, as a number of "x" digits.
            errors = [fault]
        if errors:
            raise BadMessages(f"{self.where[key]}: message '{key}' cannot be filled: {errors[0]}")
        return _with_minus(str(text), args)


def _with_minus(text: str, args: Mapping[str, Value]) -> str:
    """The text with a minus, which is no hyphen, before each number below zero."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", f"−{-value}", text)
    return text


def _shown(name: str, words: str) -> str:
    """What is put into a message, not too long; a sentence stays one though the name of a file has several lines."""
    words = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
    return printable(words) if name in PLACES else words


def parsed(text: str, file: str) -> Iterator[tuple[str, str]]:
    """The source of each message and term of a file with its key. Raises BadMessages for a part that is neither."""
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser().parse(text).body:
        span = entry.span or ast.Span(0, len(text))
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, span.start) + 1
            words = (entry.content or "").strip().partition("\n")[0][:60]
            raise BadMessages(f"{file}, line {line}: this part is no Fluent message: {words!r}; mend or remove it")
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            yield key, text[span.start : span.end]


_known: dict[str, Language] = {}


def language(code: str) -> Language:
    """The messages of a language, read once. Raises BadMessages."""
    if code not in _known:
        _known[code] = Language(code)
    return _known[code]


def add_language(made: Language) -> None:
    """Let a language be used that has no folder of its own in data/text."""
    _known[made.code] = made


def languages() -> list[str]:
    """The codes of all languages that there are; a folder whose name the settings could not hold is none."""
    folders = (one for one in (data() / "text").iterdir() if one.name.isprintable())
    return sorted(one.name for one in folders if next(one.glob("*.ftl"), None))


_in_use = [FIRST]


def read_on(seconds: float) -> bool:
    """Parse messages of the language in use that will take long otherwise, for so long; False when all are known.

    Once they are, the other languages are made ready, so that a change to one need not be waited for.
    """
    end, spoken = perf_counter() + seconds, language(_in_use[0])
    while spoken.read_on():
        if perf_counter() >= end:
            return True
    left = _at_rest()
    if not left:
        return False
    # Whoever chooses a language that cannot be read is told so then.
    with suppress(BadMessages):
        left.pop()()
    return True


@cache
def _at_rest() -> list[Callable[[], object]]:
    """What is left to be done for other languages while nothing else is: each is read, then made ready."""
    codes = languages()
    return [*(partial(_make_ready, code) for code in codes), *(partial(language, code) for code in codes)]


def _make_ready(code: str) -> None:
    language(code).make_ready()


def use_language(code: str) -> None:
    """From now on ``say`` speaks this language. Raises BadMessages when there is no such language."""
    language(code)
    _in_use[0] = code


def language_in_use() -> str:
    """The code of the language that ``say`` speaks now."""
    hear()
    return _in_use[0]


def say(key: str, **args: Value) -> str:
    """The message ``key`` in the language in use, else in English.

    Raises BadMessages when English has no such message, or cannot fill it.
    """
    hear()
    if not args:
        text = _plain(_in_use[0], key)
    else:
        text = _filled(_in_use[0], key, tuple(args.items()), tuple(map(_forms, args.values())))
    if text not in made:
        # It was kept longer than how it was made.
        _remember(text, key, args)
    return text


def say_in(code: str, key: str) -> str:
    """A message without arguments in this language, whichever is in use."""
    return _plain(code, key)


def _forms(value: Value) -> tuple[tuple[str, str], ...]:
    """What tells two words apart that look the same but have other forms."""
    return tuple(value.forms.items()) if isinstance(value, Wording) else ()


@cache
def _plain(code: str, key: str) -> str:
    return _spoken(code, key, {})


@lru_cache(4000)
def _filled(code: str, key: str, args: tuple[tuple[str, Value], ...], _forms: object) -> str:
    return _spoken(code, key, dict(args))


def _spoken(code: str, key: str, args: dict[str, Value]) -> str:
    text = _said(code, key, args)
    _remember(text, key, args)
    for listener in listeners:
        listener(code, key, args, text)
    return text


def _remember(text: str, key: str, args: Mapping[str, Value]) -> None:
    made.pop(text, None)
    made[text] = key, args
    if len(made) > MADE:
        del made[next(iter(made))]


def _said(code: str, key: str, args: dict[str, Value]) -> str:
    if code != FIRST:
        try:
            return language(code).say(key, **args)
        except BadMessages as fault:
            faults_met[code, key] = str(fault)
    return language(FIRST).say(key, **args)


listeners: list[Callable[[str, str, Mapping[str, Value], str], None]] = []
"""Who is told of each message that is made: its language, its key, what was put into it, and how it reads."""

made: dict[str, tuple[str, Mapping[str, Value]]] = {}
"""How the last messages were made, by how they read: their key, and what was put into them."""

faults_met: dict[tuple[str, str], str] = {}
"""What went wrong with the words of a language, by its code and the message: English spoke in its place."""


def forget() -> None:
    """Make every message anew when it is said next, as for a new listener."""
    _plain.cache_clear()
    _filled.cache_clear()


def known(key: str) -> bool:
    """Whether the language in use, or English for it, has this message."""
    hear()
    return language(_in_use[0]).has(key) or language(FIRST).has(key)
