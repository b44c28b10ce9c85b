"""Every op is used by a card, and every rule is decided by a test or listed with the reason why not.

A scenario names the rules that it decides under ``rules``, a Python test with ``@pytest.mark.covers(…)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rules.viticulture.verbs import VERBS

TESTS = Path(__file__).parents[2]
DATA = TESTS.parent / "data" / "viticulture"
ID = re.compile(r"(?:V|RUL)-[A-Z0-9-]*[A-Z0-9]")
COVERS = re.compile(r"mark\.covers\(([^)]*)\)")
KNOWN = (TESTS / "rule_ids.txt").read_text(encoding="utf-8").split()
LISTED: dict[str, list[dict[str, Any]]] = yaml.safe_load((TESTS / "coverage.yaml").read_text(encoding="utf-8"))


@cache
def decided() -> dict[str, str]:
    """Every id that a test says it decides, with the file."""
    found: dict[str, str] = {}
    for file in sorted((TESTS / "scenarios").rglob("*.yaml")):
        for story in yaml.load_all(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
            found |= dict.fromkeys(story.get("rules", ()), str(file.relative_to(TESTS)))
    for file in sorted(TESTS.rglob("test_*.py")):
        for marked in COVERS.findall(file.read_text(encoding="utf-8")):
            found |= dict.fromkeys(ID.findall(marked), str(file.relative_to(TESTS)))
    return found


def meant(pattern: str) -> set[str]:
    """The known ids that an entry of the list stands for."""
    if pattern.endswith("*"):
        return {one for one in KNOWN if one.startswith(pattern[:-1])}
    first, dots, last = pattern.partition("..")
    return set(KNOWN[KNOWN.index(first) : KNOWN.index(last) + 1]) if dots else {pattern}


def entries() -> Iterator[str]:
    """All entries of the list of what no test decides."""
    for group in LISTED.values():
        for entry in group:
            yield from entry["ids"]


def test_every_rule_is_decided_by_a_test_or_listed_with_the_reason() -> None:
    excused = set().union(*map(meant, entries()))
    missing = [one for one in KNOWN if one not in decided() and one not in excused]
    assert not missing, f"{len(missing)} rules that no test decides: " + " ".join(missing)


def test_tests_and_list_name_only_rules_that_exist() -> None:
    foreign = {one: file for one, file in decided().items() if one.startswith(("V-", "RUL-")) and one not in KNOWN}
    assert not foreign
    empty = [pattern for pattern in entries() if not meant(pattern) & set(KNOWN)]
    assert not empty


def test_no_rule_is_both_decided_and_excused() -> None:
    both = [one for one in entries() if one in decided()]
    assert not both


def test_every_reason_says_something() -> None:
    assert all(len(entry["reason"]) > 10 for group in LISTED.values() for entry in group)


def words_in(effect: Any) -> Iterator[str]:
    """All words of an effect."""
    if isinstance(effect, dict):
        for word, inner in effect.items():
            yield word
            yield from words_in(inner)
    elif isinstance(effect, list):
        for inner in effect:
            yield from words_in(inner)


def test_every_op_is_used() -> None:
    used: set[str] = set()
    for file in DATA.glob("*.yaml"):
        used |= set(words_in(yaml.safe_load(file.read_text(encoding="utf-8"))))
    assert set(VERBS) - used == set()
