"""What the libraries say of data that are not as they must be, in words for whoever writes the data, with a cure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a word or a text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "names with values, such as {lira: 2}",
    "date": "a date",
    "datetime": "a date",
    "bytes": "no text",
}
"""What the library calls kinds of values, and what people call them."""

Nearest = Callable[[object, Any], str]
"""Gives the hint at a word that was probably meant, of several known ones."""

YAML = {
    "did not find expected key": "let this line begin as far in as those that belong together with it",
    "did not find expected '-' indicator": "let this line begin as far in as those beside it, with a sign '-'",
    "mapping values are not allowed": "a sign ':' stands where none can; put words with ':' in quotes, or begin a line",
    "block sequence entries are not allowed": "a sign '-' stands where none can; let it begin a line of its own",
    "cannot start any token": "begin lines with spaces, not tabs, and put words in quotes that begin with a sign",
    "did not find expected ',' or": "a bracket is not closed, or a sign ',' is missing before this",
    "could not find expected ':'": "a sign ':' is missing behind a name",
    "unexpected end of stream": "a quotation mark or a bracket is not closed",
    "unexpected document indicator": "a quotation mark or a bracket is not closed",
    "maximum nesting depth": "close its brackets; nothing is as deep as that",
    "could not determine a constructor": "take the signs '!' and what they say away",
    "did not find expected node content": "something is missing before this; see whether a sign is one too many",
    "unknown escape": "write a sign '\\\\' twice, or put the words in single quotes",
    "unknown anchor": "write out what the sign '*' stands for",
    "unhashable key": "the name before a sign ':' is one word, no list and no bracket",
}
"""What the library says of a text that is no YAML, or the middle of it, and what helps."""


def of_yaml(problem: str) -> str:
    """Why a text is no YAML, with what helps."""
    cure = next((cure for said, cure in YAML.items() if said in problem), "see to its signs, and to those just before")
    return f"this is not YAML: {problem}; {cure}"


def of_name() -> str:
    """What is wrong with a mapping that has a name which is no word."""
    return "a name before a sign ':' is a number, a date, true, false or nothing here; put it in quotes or mend it"


def of_part(sentence: str, shape: Any, path: Sequence[str | int], nearest: Nearest) -> str:
    """What is wrong with the part at a path of data that shall be of a shape, from what the library says of it."""
    kinds = _kinds_at(shape, path)
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", sentence, re.DOTALL):
        return f"'{found[1]}' cannot stand here; {_choice(found[1], _fields(kinds), nearest)}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", sentence):
        return f"'{found[1]}' is missing here; write it"
    if found := re.fullmatch(r"Invalid enum value '?(.*?)'?", sentence, re.DOTALL):
        return f"'{found[1]}' cannot stand here; {_choice(found[1], _words(kinds), nearest)}"
    if found := re.fullmatch(r"Expected `([\w| ]+)`, got `(\w+)`", sentence):
        wanted = " or ".join(KINDS.get(one, one) for one in found[1].split(" | ") if one != "null")
        return f"here belongs {wanted}, not {KINDS.get(found[2], found[2])}"
    if found := re.fullmatch(r"Expected `(\w+)` ([<>]=?) (\S+)", sentence):
        return f"here belongs a number {_SIGNS[found[2]]} {found[3]}"
    if found := re.fullmatch(r"Expected `(\w+)` of length ([<>]=?)? ?(\d+)(?:, got \d+)?", sentence):
        return _length(found[1], found[2] or "", found[3])
    if found := re.fullmatch(r"Expected `str` matching regex (.*)", sentence, re.DOTALL):
        return f"here belongs {_FORMS.get(found[1].strip(chr(39)), 'a word of another form')}"
    return sentence


_FORMS = {
    "^[a-z][a-z0-9_]*$": "a name of small letters, digits and '_' that begins with a letter, such as wake_4",
    "^#[0-9A-Fa-f]{6}$": "a colour such as '#7a1f2b'",
}
"""What words of these forms are, by the pattern as the library tells it."""
_SIGNS = {">=": "of at least", "<=": "of at most", ">": "above", "<": "below"}


def _length(kind: str, sign: str, count: str) -> str:
    """That a list or a text has too many or too few parts."""
    parts = ("letter" if kind == "str" else "part") + ("" if count == "1" else "s")
    how = {">=": "at least ", "<=": "at most "}.get(sign, "")
    return f"here belongs {KINDS.get(kind, kind)} of {how}{count} {parts}"


def _choice(word: str, known: Sequence[str], nearest: Nearest) -> str:
    return nearest(word, known) if known else "take it away"


def _kinds_at(shape: Any, path: Sequence[str | int]) -> list[Any]:
    """The types that the part at a path of data of a shape may have; none where that cannot be told."""
    kinds = list(_several(shape))
    for step in path:
        kinds = [one for kind in kinds for inner in _inside(kind, step) for one in _several(inner)]
    return kinds


def _inside(kind: Any, step: str | int) -> Iterator[Any]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        yield from (hints[one.name] for one in msgspec.structs.fields(kind) if one.encode_name == step)
    elif get_origin(kind) is dict:
        yield get_args(kind)[1]
    elif get_origin(kind) in (list, tuple):
        yield get_args(kind)[0]


def _several(kind: Any) -> Iterator[Any]:
    """The types of which a value may be, without what is said about them."""
    if get_origin(kind) is Annotated:
        yield from _several(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from _several(one)
    else:
        yield kind


def _fields(kinds: Sequence[Any]) -> list[str]:
    structs = [one for one in kinds if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [field.encode_name for one in structs for field in msgspec.structs.fields(one)]


def _words(kinds: Sequence[Any]) -> list[str]:
    return [str(word) for one in kinds if get_origin(one) is Literal for word in get_args(one)]
