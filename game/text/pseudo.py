"""A language made from English to see where words find no room: accented, half as long again, between brackets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.paths import data
from game.text.messages import FIRST, Language, add_language
from rules.engine.catalog import plain

if TYPE_CHECKING:
    from fluent.syntax import ast

PSEUDO = "pseudo"
"""The code of this language; it has no folder in data/text, so that no player is offered it."""
LONGEST = 16
"""Letters up to which a word grows: with a bracket at both ends it is still never broken."""
ACCENTED = str.maketrans("aceinosuyzACEINOSUYZ", "áçëïñöšüÿžÁÇÉÎÑÕŠÛÝŽ")
WORD = re.compile(r"[^\W\d_]+")
LISTS = ("-forms", "-no-terms")
"""How the keys of messages end that list words which are looked for in texts; they have no brackets."""


class Pseudo(Language):
    """The messages of ``folder``, English by default, in other letters; arguments, choices and forms are the same.

    Names, which two of the languages beside the folder have in common with it, stay as long as they are.
    """

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or data() / "text" / FIRST
        self._names = _names(folder.parent)
        super().__init__(PSEUDO, folder, FIRST)

    def _text(self, file: Path) -> str:
        from fluent.syntax import FluentParser, FluentSerializer, ast

        resource = FluentParser(with_spans=False).parse(super()._text(file))
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                for pattern in (entry.value, *(form.value for form in entry.attributes)):
                    if pattern is not None:
                        _change(pattern, not entry.id.name.endswith(LISTS), self._names)
        return FluentSerializer().serialize(resource)


def add_pseudo() -> None:
    """Let this language be used as ``pseudo``. Raises BadMessages."""
    add_language(Pseudo())


def _names(texts: Path) -> frozenset[str]:
    """The words that two of the languages in a folder have in common with English."""
    files = (plain(file).get("same", ()) for file in texts.glob("*/terms.yaml"))
    words = Counter(word for same in files for word in set(" ".join(same).split()))
    return frozenset(word for word, languages in words.items() if languages > 1)


def stretched(words: str, names: Container[str] = ()) -> str:
    """Words with accents, each half as long again, but for names."""
    return WORD.sub(lambda found: _longer(found[0], found[0] in names), words)


def _longer(word: str, name: bool) -> str:
    room = 0 if name else max(0, min(len(word) // 2, LONGEST - len(word)))
    parts = (letter + letter.lower() * (i % 2 and i // 2 < room) for i, letter in enumerate(word))
    return "".join(parts).translate(ACCENTED)


def _change(pattern: ast.Pattern, bracketed: bool, names: Container[str]) -> None:
    """Change what a pattern says; brackets stand where there are words to be cut.

    A letter alone is a sign, such as that of a variety, and stays as it is.
    """
    from fluent.syntax import ast

    texts = list(_texts(pattern))
    if not any(len(word) > 1 for text in texts for word in WORD.findall(text.value)):
        return
    for text in texts:
        text.value = stretched(text.value, names)
    if bracketed:
        pattern.elements = [ast.TextElement("«"), *pattern.elements, ast.TextElement("»")]


def _texts(pattern: ast.Pattern) -> Iterator[ast.TextElement]:
    """The texts of a pattern, those of all its choices among them."""
    from fluent.syntax import ast

    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            yield part
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from _texts(variant.value)
