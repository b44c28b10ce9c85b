"""Which messages the program says, and with which variables, read from its code.

A key stands in the code as it is, or as a text with gaps (f"deck-{name}"). A gap holds a word that the code or the data
know, so a message whose key no such text gives is never said.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import game
import rules
from game.paths import data

KEY = re.compile(r"[a-z][\w-]*")
LETTERS = re.compile(r"[a-z]")
EFFECT = "fx-"
"""How the keys of effects begin; ``call`` is given the rest."""
SAYS = frozenset({"say"})
CALLS = frozenset({"call", "Call"})
OF_EVERY_EFFECT = frozenset({"party", "form", "sound"})
"""The variables that every message of effects is given."""
DEEPEST = 2
"""How deep texts with gaps are looked for within the gaps of others."""
_GAP = r"([\w-]+)"


class Saying(NamedTuple):
    """One place of the code that says a message of this key and gives it these variables."""

    key: re.Pattern[str]
    given: Mapping[str, ast.expr]
    complete: bool
    """Whether all that is given can be seen there."""
    at: str


class Said(NamedTuple):
    """All that the code knows of keys."""

    keys: frozenset[str]
    gapped: tuple[re.Pattern[str], ...]
    words: frozenset[str]
    sayings: tuple[Saying, ...]

    def says(self, key: str) -> bool:
        """Whether the code can say the message with this key."""
        return key in self.keys or any(self.gives(one, key, DEEPEST) for one in self.gapped)

    def gives(self, gapped: re.Pattern[str], key: str, deep: int = 0) -> bool:
        """Whether a text with gaps gives this key; a gap can hold such a text in its turn."""
        found = gapped.fullmatch(key)
        return found is not None and all(self._fits(one, deep) for one in found.groups())

    def _fits(self, gap: str, deep: int) -> bool:
        """Whether this can stand in a gap."""
        if gap in self.words or gap.isdigit():
            return True
        return deep > 0 and any(self.gives(one, gap, deep - 1) for one in self.gapped)


@cache
def places(key: str) -> tuple[Saying, ...]:
    """The places that say the message with this key."""
    known = said()
    return tuple(one for one in known.sayings if one.key.fullmatch(key) and known.gives(one.key, key))


@cache
def said() -> Said:
    """What the code of the program says."""
    keys: set[str] = set()
    gapped: set[str] = set()
    sayings: list[Saying] = []
    words: set[str] = set()
    headless: dict[str, set[str]] = {}
    passed: dict[str, set[str]] = {}
    for file in _modules(game):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8-sig"))))
        keys |= {one for one in _texts(nodes) if KEY.fullmatch(one)}
        gapped |= set(_gapped(nodes))
        sayings += _sayings(nodes, f"{file.parent.name}/{file.name}")
        for function, pattern in _headless(nodes):
            headless.setdefault(function, set()).add(pattern)
        for function, call in filter(None, map(_called, nodes)):
            passed.setdefault(function, set()).update(_texts(call.args))
    for function, rests in headless.items():
        heads = {re.escape(word) for word in passed.get(function, ()) if KEY.fullmatch(word)}
        # Such a text is made longer by another one of the same function: why-order, why-order-fill.
        gapped |= {f"{head}{rest}{more}" for head in heads for rest in rests for more in ("", f"-{_GAP}")}
    for file in _modules(rules):
        words |= set(re.findall(r'"([a-z][\w-]*)"', file.read_text(encoding="utf-8-sig")))
    words |= keys
    words |= set(_of_data())
    words |= {one.replace("_", "-") for one in words}
    return Said(frozenset(keys), tuple(map(re.compile, sorted(gapped))), frozenset(words), tuple(sayings))


def _modules(package: ModuleType) -> list[Path]:
    return sorted(Path(package.__path__[0]).rglob("*.py"))


def _texts(nodes: Sequence[ast.AST]) -> set[str]:
    """All texts but documentation and the parts of texts with gaps."""
    apart = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    apart |= {id(one) for node in nodes if isinstance(node, ast.JoinedStr) for one in node.values}
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart
    }


def _gapped(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The texts with gaps of a module that can be keys, as patterns."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and LETTERS.search(fixed := (pattern := _pattern(node)).replace(_GAP, "")):
            yield from (pattern,) if "-" in fixed else ()
        elif isinstance(node, ast.FunctionDef):
            yield from _made_longer(node)
        elif (found := _called(node)) and found[0] in CALLS and (pattern := _pattern(found[1].args[0])):
            yield EFFECT + pattern


def _made_longer(function: ast.FunctionDef) -> Iterator[str]:
    """The texts with gaps of a function, each with what the function puts behind it."""
    within = list(ast.walk(function))
    ends = {_pattern(node.value) for node in within if isinstance(node, ast.AugAssign)}
    for node in within if any("-" in end for end in ends) else ():
        if isinstance(node, ast.JoinedStr) and LETTERS.search((pattern := _pattern(node)).replace(_GAP, "")):
            yield from (pattern + end for end in ends)


def _headless(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, str]]:
    """The texts of nothing but gaps, as f"{kind}-{thing}": who makes one, and what follows its first gap."""
    for function in nodes:
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                pattern = _pattern(node) if isinstance(node, ast.JoinedStr) else ""
                if pattern.startswith(f"{_GAP}\\-") and not LETTERS.search(pattern.replace(_GAP, "")):
                    yield function.name, pattern.removeprefix(_GAP)


def _pattern(node: ast.expr) -> str:
    """The pattern of the keys that an expression gives; "" where it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if not isinstance(node, ast.JoinedStr):
        return ""
    pieces = [one.value if isinstance(one, ast.Constant) else None for one in node.values]
    fixed = "".join(one for one in pieces if isinstance(one, str))
    if not re.fullmatch(r"[\w-]*", fixed, re.ASCII):
        return ""
    return "".join(_GAP if one is None else re.escape(str(one)) for one in pieces)


def _called(node: ast.AST) -> tuple[str, ast.Call] | None:
    """A call of a function by its name, with what it is given first; None for anything else."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        return node.func.id, node
    return None


def _sayings(nodes: Sequence[ast.AST], file: str) -> Iterator[Saying]:
    for function, node in filter(None, map(_called, nodes)):
        if function in SAYS | CALLS:
            given = {one.arg: one.value for one in node.keywords if one.arg}
            key = node.args[0]
            for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                if pattern := _pattern(one):
                    pattern = EFFECT + pattern if function in CALLS else pattern
                    complete = len(given) == len(node.keywords)
                    yield Saying(re.compile(pattern), given, complete, f"{file}, line {node.lineno}")


def _of_data() -> Iterator[str]:
    """Every word of the data: ids, names of fields and what they hold."""
    for file in sorted(data().rglob("*.yaml")):
        for line in file.read_text(encoding="utf-8-sig").splitlines():
            yield from re.findall(r"[\w-]+", line.partition(" #")[0])
