"""The files of everybody who is drawn, and of the vines: looked through before the first picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from game.art import innkeepers, portraits
from game.art.kit.palette import PLAYERS
from game.art.portraits import BadPortrait
from rules.engine.catalog import DataFault, EffectFault, located, part

NO_LINE = "has no line; put the file back"
Ink = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]


class _Bunch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=20)]], msgspec.Meta(min_length=1, max_length=20)]
    ink: Ink


class _Leaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mid: float
    side: float
    low: float
    upper: float
    lower: float
    stalk: float
    teeth: Annotated[int, msgspec.Meta(ge=0, le=20)]
    bite: float
    ink: Ink
    edge: Ink = ""


class _Vine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaf: _Leaf
    red: _Bunch | None = None
    white: _Bunch | None = None


def check() -> None:
    """Read the files of all portraits and vines. Raises BadPortrait where one is missing, damaged or says nonsense."""
    try:
        sections: dict[str, Any] = {
            "portraits": portraits.recipes(), "companions": portraits.companions(),
            "innkeepers": portraits.innkeepers(), "opponents": portraits.opponents(), "vines": portraits.vines(),
        }  # fmt: skip
    except (LookupError, TypeError):
        sections = {"": None}
    if not all(isinstance(lines, Mapping) for lines in sections.values()):
        raise BadPortrait(
            f"{portraits.file_of('portraits.yaml').parent} holds no portraits that can be read; install the game again"
        )
    try:
        for path, sentence in _faults(sections):
            raise located(portraits.file_of("portraits.yaml"), EffectFault(path, sentence))
        vines = portraits.file_of("vines.yaml")
        if not sections["vines"]:
            raise located(vines, EffectFault(("vines",), NO_LINE))
        for name, vine in sections["vines"].items():
            part(vines, vine, _Vine, ("vines", str(name)))
    except DataFault as fault:
        raise BadPortrait(f"{fault} Mend it, or install the game again.") from None


def _faults(sections: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Where something is wrong with the lines, and what."""
    for section in ("portraits", "companions", "innkeepers", "opponents"):
        for name, line in sections[section].items():
            worn = innkeepers.in_colour(line, next(iter(PLAYERS)))
            for sentence in portraits.faults_in(name, worn if section in ("innkeepers", "opponents") else line):
                yield (section, str(name)), sentence.removeprefix(f"{name}: ")
    for colour in PLAYERS:
        if colour not in sections["innkeepers"]:
            yield ("innkeepers",), f"nobody is drawn for the colour '{colour}'; add a line for it"
    for name in sections["innkeepers"]:
        if name not in PLAYERS:
            yield ("innkeepers", str(name)), f"'{name}' is no colour of a seat; take the line away"
    if not sections["portraits"]:
        yield ("portraits",), NO_LINE
