"""The messages of a language as they stand in its files, with the places where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast


class Message(NamedTuple):
    """A message or term: ``key`` (a term begins with a hyphen), its wording, its other ``forms`` and its place."""

    key: str
    value: ast.Pattern | None
    forms: Mapping[str, ast.Pattern]
    comment: str
    """What stands in the lines directly above it."""
    section: str
    """What the file and the part of it in which it stands are about."""
    file: Path
    line: int

    @property
    def at(self) -> str:
        """Where it stands, to begin a sentence with."""
        return f"{self.file}, line {self.line}: '{self.key}'"

    def without(self, name: str) -> bool:
        """Whether a line above it says why it does without this variable or plural form."""
        return re.search(rf"\bWithout .*\b{name}\b", self.comment) is not None

    def patterns(self) -> Iterator[tuple[str, ast.Pattern]]:
        """Its wording and those of its forms, each with the name of the form; "" for the first."""
        if self.value is not None:
            yield "", self.value
        yield from self.forms.items()


class Texts(NamedTuple):
    """All messages of a language by key, and what is wrong with its files, a sentence each."""

    code: str
    messages: Mapping[str, Message]
    faults: tuple[str, ...]


def read(folder: Path) -> Texts:
    """The messages of the language in this folder; the folder bears its code."""
    written = ((file, file.stat()) for file in sorted(folder.glob("*.ftl")))
    return _read(folder.name, tuple((file, stat.st_mtime_ns, stat.st_size) for file, stat in written))


@lru_cache(8)
def _read(code: str, written: tuple[tuple[Path, int, int], ...]) -> Texts:
    """The messages of files as they were written last; they are looked at several times."""
    found: dict[str, Message] = {}
    faults: list[str] = []
    for file, *_ in written:
        about = section = ""
        text = file.read_text(encoding="utf-8-sig", errors="replace")
        for entry in FluentParser().parse(text).body:
            line = _line(text, entry)
            if isinstance(entry, ast.Junk):
                words = " ".join((entry.content or "").split())[:60]
                faults.append(f"{file}, line {line}: this part is no message: {words}; mend it.")
            elif isinstance(entry, ast.GroupComment):
                section = entry.content or ""
            elif isinstance(entry, ast.Comment):
                about = about or entry.content or ""
            elif isinstance(entry, ast.Message | ast.Term):
                one = _message(entry, " ".join(filter(None, (about, section))), file, text)
                faults += _twice(one, entry, found)
                found.setdefault(one.key, one)
    return Texts(code, found, tuple(faults))


def _message(entry: ast.Message | ast.Term, section: str, file: Path, text: str) -> Message:
    key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    forms = {one.id.name: one.value for one in entry.attributes}
    comment = (entry.comment.content or "") if entry.comment else ""
    return Message(key, entry.value, forms, comment, section, file, _line(text, entry.id))


def _line(text: str, part: ast.SyntaxNode) -> int:
    return text.count("\n", 0, part.span.start if part.span else 0) + 1


def _twice(one: Message, entry: ast.Message | ast.Term, found: Mapping[str, Message]) -> Iterator[str]:
    if before := found.get(one.key):
        yield f"{one.at} stands in {before.file.name}, line {before.line}, too; remove one of them."
    names = [form.id.name for form in entry.attributes]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield f"{one.at} has the form .{name} twice; remove one of them."
