"""The characters of opponents: how each leans in what it values; strength is chosen apart from them."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from rules.engine import catalog
from rules.engine.catalog import DataFault, Folder
from rules.engine.printable import printable
from rules.players import small_file

FILE = "characters.yaml"
USUAL = ("grower", "host", "trader", "builder", "gambler")
"""The characters where the file cannot be read."""
_NAME = re.compile(r"[a-z][a-z_]{0,19}", re.ASCII)
Factor = Annotated[float, msgspec.Meta(ge=0.25, le=4)]
Points = Annotated[float, msgspec.Meta(ge=-5, le=5)]


class Lean(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much more or less inputs of the evaluation count.

    In Viticulture so many victory points are added for each unit of an input, in Vino a group counts so many times.
    """

    viticulture: dict[str, Points] = {}
    vino: dict[str, Factor] = {}


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How opponents of this character like to play."""

    lean: Lean = Lean()


def read(file: Folder) -> dict[str, Character]:
    """The characters of a file by their ids, in its order; at least one. Raises DataFault."""
    written = small_file.load(file, dict[str, Any])
    if not written:
        raise DataFault(f"{file}: names no character; put at least one back.")
    for line, row in enumerate(catalog.read(file).splitlines(), 1):
        name = row.partition(":")[0].strip()
        if name in written and not _NAME.fullmatch(name):
            raise DataFault(f"{file}, line {line}: '{printable(name[:40])}' is no name; write it in small letters.")
    return {name: catalog.part(file, raw, Character, (name,)) for name, raw in written.items()}


def known(folder: Folder) -> tuple[dict[str, Character], str]:
    """The characters of a folder of players; where they cannot be read the usual ones without any lean, and why."""
    try:
        return read(folder / FILE), ""
    except DataFault as fault:
        return dict.fromkeys(USUAL, Character()), f"{fault} Until then all opponents play in the usual style."
