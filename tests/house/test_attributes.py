"""Every class sets its own attributes: no other class's module does it for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.attributes import Module, checked, left_to_others, set_from_outside

OWNER = """
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

@dataclass
class Value:
    size: int

class Place(NamedTuple):
    x: int

class Owner:
    kind: ClassVar[str]
    count: int
    def __init__(self) -> None:
        self.size = 1
        self.value = Value(1)
        self.other: Owner | None = None

    def grow(self, other: "Owner") -> None:
        self.size = other.size = 2
        self.value.size = 3
"""

HELPER = """
from game.owner import Owner

class Helper:
    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        owner.value.size = 4

    def help(self) -> None:
        self.owner.size += 1
        if self.owner.other:
            self.owner.other.value, _ = self.owner.value, 5
        print(self.owner.size)

class Heir(Owner):
    def grow(self, other: Owner) -> None:
        self.size = 5
"""


@pytest.fixture(scope="module")
def program() -> list[Module]:
    """The program as it is."""
    return checked()


def test_nobody_sets_the_attributes_of_another_modules_class(program: list[Module]) -> None:
    assert [place for module in program for place in set_from_outside(module)] == []


def test_no_class_counts_on_attributes_that_another_fills(program: list[Module]) -> None:
    assert [place for module in program for place in left_to_others(module)] == []


def test_what_is_set_from_outside_or_never_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "owner.py").write_text(OWNER)
    (folder / "helper.py").write_text(HELPER)
    modules = checked(tmp_path)
    assert [place for module in modules for place in set_from_outside(module)] == [
        "game.helper:10: self.owner.size of game.owner.Owner",
        "game.helper:12: self.owner.other.value of game.owner.Owner",
    ]
    assert [place for module in modules for place in left_to_others(module)] == ["game.owner:12: Owner.count"]
