"""What a wording is made of: the variables that it shows, what it chooses by, the forms that it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from fluent.syntax import ast

from game.text.fluent_files import FORM

SHOWN = "\ufffc"
"""Stands in a reading for the words of a variable or of another message."""
MOST = 400
"""Most readings that are made of one wording."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""How Fluent calls the plural forms of all languages."""


class Choice(NamedTuple):
    """A choice between wordings by a variable, or by a ``form`` of it: its keys, and the one that is usual."""

    variable: str
    form: str
    keys: tuple[str, ...]
    usual: str

    @property
    def plural(self) -> bool:
        """Whether it goes by the plural forms of the language."""
        names = [key for key in self.keys if not key.isdigit()]
        return not self.form and names != ["other"] and bool(names) and all(key in CATEGORIES for key in names)


class Parts(NamedTuple):
    """What stands between the words of one wording."""

    shown: frozenset[str]
    """Variables whose words or number are seen."""
    choices: tuple[Choice, ...]
    asked: frozenset[tuple[str, str]]
    """Forms that are asked for: variable and form."""
    said: frozenset[str]
    """Other messages and terms; ``key.form`` for a form of one."""
    faults: tuple[str, ...]
    """What cannot be filled, as the end of a sentence."""

    @property
    def variables(self) -> frozenset[str]:
        """All variables that the code has to give."""
        return self.shown | {one.variable for one in self.choices}


class _Reader:
    """Gathers what a wording is made of."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choices: list[Choice] = []
        self.asked: set[tuple[str, str]] = set()
        self.said: set[str] = set()
        self.faults: list[str] = []

    def read(self, node: object) -> None:
        match node:
            case ast.Pattern():
                for element in node.elements:
                    self.read(element)
            case ast.Placeable():
                self.read(node.expression)
            case ast.SelectExpression():
                self._choice(node)
            case ast.VariableReference():
                self.shown.add(node.id.name)
            case ast.FunctionReference():
                self._call(node)
            case ast.MessageReference() | ast.TermReference():
                key = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                self.said.add(f"{key}.{node.attribute.name}" if node.attribute else key)

    def _choice(self, node: ast.SelectExpression) -> None:
        by = _chosen_by(node.selector)
        if by is None:
            self.read(node.selector)
        else:
            keys = [_key(one) for one in node.variants]
            self.choices.append(Choice(*by, tuple(keys), next(_key(one) for one in node.variants if one.default)))
            self.asked |= {by} if by[1] else set()
            for twice in dict.fromkeys(key for key in keys if keys.count(key) > 1):
                self.faults.append(f"chooses [{twice}] twice; remove one of them")
        for variant in node.variants:
            self.read(variant.value)

    def _call(self, node: ast.FunctionReference) -> None:
        form = _form(node)
        if form is None:
            self.faults.append(f'calls {node.id.name} with what it does not take; write {FORM}($variable, "form")')
        else:
            self.shown.add(form[0])
            self.asked.add(form)


def _form(node: object) -> tuple[str, str] | None:
    """The variable and the form of FORM($variable, "form"); None for anything else."""
    if not isinstance(node, ast.FunctionReference) or node.id.name != FORM or node.arguments.named:
        return None
    match node.arguments.positional:
        case [ast.VariableReference() as variable, ast.StringLiteral() as name]:
            return variable.id.name, name.value
    return None


def _chosen_by(selector: object) -> tuple[str, str] | None:
    return (selector.id.name, "") if isinstance(selector, ast.VariableReference) else _form(selector)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def parts(pattern: ast.Pattern) -> Parts:
    """What this wording is made of."""
    reader = _Reader()
    reader.read(pattern)
    found = reader.shown, tuple(reader.choices), reader.asked, reader.said, tuple(reader.faults)
    return Parts(frozenset(found[0]), found[1], frozenset(found[2]), frozenset(found[3]), found[4])


@cache
def readings(pattern: ast.Pattern) -> tuple[str, ...]:
    """The wording as it can be read, once for each way to choose; for what is put into it stands SHOWN."""
    return tuple(readings_with(pattern, {}))


def readings_with(pattern: ast.Pattern, words: Mapping[str, str]) -> Iterator[str]:
    """The same with ``words`` put in for the variables of these names."""
    keys: dict[tuple[str, str], dict[str, None]] = {}
    for one in parts(pattern).choices:
        keys.setdefault((one.variable, one.form), {}).update(dict.fromkeys(one.keys))
    seen = set()
    for chosen in islice(product(*keys.values()), MOST):
        text = _Reading(dict(zip(keys, chosen, strict=True)), words).read(pattern)
        if text not in seen:
            seen.add(text)
            yield text


class _Reading(NamedTuple):
    """What is chosen in a wording, and what stands for its variables."""

    chosen: Mapping[tuple[str, str], str]
    words: Mapping[str, str]

    def read(self, pattern: ast.Pattern) -> str:
        return "".join(self._element(one) for one in pattern.elements)

    def _element(self, element: object) -> str:
        match element:
            case ast.TextElement(value=words) | ast.NumberLiteral(value=words):
                return str(words)
            case ast.StringLiteral():
                return str(element.parse()["value"])
            case ast.Placeable(expression=inner):
                return self._element(inner)
            case ast.SelectExpression():
                by = _chosen_by(element.selector)
                key = self.chosen.get(by, "") if by else ""
                usual = next(one for one in element.variants if one.default)
                return self.read(next((one for one in element.variants if _key(one) == key), usual).value)
            case ast.VariableReference() | ast.FunctionReference():
                by = _chosen_by(element)
                return self.words.get(by[0], SHOWN) if by else SHOWN
        return SHOWN
