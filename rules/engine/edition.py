"""What a box says of itself: its name, and how many of each thing are in it. Nothing in play rests on that.

So it is no part of the data by which games are told apart: boxes that play alike are the same one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from rules.engine.catalog import DataFault, EffectFault, Folder, load, located, nearest, part

FILE = "edition.yaml"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box: its name and the counts of its things."""

    name: Name
    counts: dict[str, Count]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Any
    counts: dict[str, Any]


def stated(folder: Folder) -> Edition:
    """What the box in a folder says of itself. Raises DataFault."""
    for sentence in faults(folder):
        raise DataFault(sentence)
    return load(folder / FILE, Edition)


def faults(folder: Folder) -> Iterator[str]:
    """What is not as it must be in what the box in a folder says of itself, each as a sentence with its cure."""
    file = folder / FILE
    try:
        written = load(file, _Written)
    except DataFault as fault:
        yield str(fault)
        return
    parts = [(written.name, Name, ("name",)), *((n, Count, ("counts", what)) for what, n in written.counts.items())]
    for value, shape, path in parts:
        try:
            part(file, value, shape, path)
        except DataFault as fault:
            yield str(fault)


def hints(folder: Folder, counted: Mapping[str, int]) -> Iterator[str]:
    """Where the box in a folder says something else than was ``counted``: sentences with file, line and cure.

    Raises DataFault for a statement that is not understood.
    """
    file, said = folder / FILE, stated(folder).counts
    for what in said:
        if what not in counted:
            raise located(file, EffectFault(("counts", what), f"'{what}' is not counted; {nearest(what, counted)}"))
    yield from told_apart(file, "counts", said, counted)


def told_apart(file: Folder, part: str, said: Mapping[str, int], counted: Mapping[str, int]) -> Iterator[str]:
    """Where a part of a file says something else than was counted: sentences with file, line and cure."""
    for what, count in counted.items():
        if said.get(what) != count:
            says = f"the box has {said[what]}" if what in said else "the box does not say how many it has"
            sentence = f"{says}, but there are {count}; if that is meant, write {count} for {what}"
            yield str(located(file, EffectFault((part, what), sentence)))
