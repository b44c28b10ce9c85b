"""Takes a file of messages apart without parsing it, as long as each entry has a shape that is surely good Fluent.

The parser needs a quarter of a second for all files of a language, and a start needs a dozen of their messages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_NAME = r"[a-zA-Z][\w-]*+"
_MORE = r"\n[ \n]*(?<= )[^ .*\[{}\n][^{}\n]*+"
_TEXT = rf"(?:[^ {{}}\n][^{{}}\n]*+(?:{_MORE})*|(?:{_MORE})+)"
"""Text without braces; further lines are indented."""
_CASE = rf"\[ *(?:{_NAME}|\d+) *\] *{_TEXT}"
_CASES = rf"(?:\n[ \n]*{_CASE})*"
CHOICE = "->"
"""What stands in the source of a message that has several wordings to choose from."""
FORM = "FORM"
"""The function of messages that gives a form of words: FORM($seat, "gen")."""
_FORMED = rf"{FORM}\( *\${_NAME} *, *\"{_NAME}\" *\)"
_PART = re.compile(rf"\{{ *(?:\$?{_NAME}|{_FORMED}|\"[^\"\\{{}}\n]*\") *\}}", re.ASCII)
"""An argument, a form of one, another message or a text in quotes."""
_CHOICE = re.compile(rf"\{{ *(?:\${_NAME}|{_FORMED}) *-> *{_CASES}\n[ \n]*\*{_CASE}{_CASES}\n[ \n]*\}}", re.ASCII)
"""A choice by an argument or a form of it between texts without braces, one of which is the usual one."""
_MESSAGE = re.compile(rf"({_NAME}) *= *{_TEXT}(?:\n *\.{_NAME} *= *{_TEXT})*[ \n]*", re.ASCII)
_COMMENT = re.compile(r"(?:#{1,3}(?: .*|\n))?[ \n]*")
_BEGINS = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_LINE = re.compile(rf"{_NAME} *= *+((?:[^{{}}\n]|\{{ *\${_NAME} *\}})+)(?<! ) *\n*", re.ASCII)
_ARGUMENT = re.compile(rf"\{{ *\$({_NAME}) *\}}", re.ASCII)
_NAMED = re.compile(rf"\{{\s*(-?{_NAME})", re.ASCII)
DEEPEST = 10
"""So many choices within each other are looked through here; more of them are the parser's."""
_FILLED = "\ufffc"
"""Stands for a part or choice, once it was found good."""


def entries(text: str) -> dict[str, str] | None:
    """The messages of a file by their keys, unparsed; None where it takes the parser to tell what the file holds."""
    found: dict[str, str] = {}
    for entry in _BEGINS.split(text):
        message = _MESSAGE.fullmatch(_plain(entry))
        if message and message[1] not in found:
            found[message[1]] = entry
        elif message or not _COMMENT.fullmatch(entry):
            return None
    return found


def _plain(entry: str) -> str:
    """The entry without its good parts and choices, from the innermost outwards."""
    entry = _PART.sub(_FILLED, entry)
    for _ in range(DEEPEST):
        entry, found = _CHOICE.subn(_FILLED, entry)
        if not found:
            break
    return entry


def named_in(source: str) -> list[str]:
    """The messages and terms that may be said in a message of this source."""
    return _NAMED.findall(source)


def filled(source: str, args: Mapping[str, object]) -> str | None:
    """A message of one line with words for its arguments; None for any other message, or where one is missing."""
    line = _LINE.fullmatch(source)
    if line is None or not all(isinstance(value, str) for value in args.values()):
        return None
    if not args.keys() >= set(_ARGUMENT.findall(line[1])):
        return None
    return _ARGUMENT.sub(lambda found: str(args[found[1]]), line[1])
