"""Scenario files: their stories read from YAML, with every fault located in the file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from rules.engine.catalog import DataFault, Loader, nearest, parsing, read, written_out

STEPS = (
    "offered",
    "refused",
    "choose",
    "asked",
    "state",
    "events",
    "view",
    "warned",
    "undo",
    "reload",
    "over",
)

_LARGE = 1 << 53
_DEEP = 40


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as written: a position, steps, and the rules that decide it.

    Without ``given`` the game is dealt from the seed; otherwise that position is laid over the plain default one.
    """

    name: str
    rules: list[str] = []
    game: str = "viticulture"
    seats: int = 2
    options: dict[str, Any] = {}
    seed: int = 1
    given: dict[str, Any] | None = None
    steps: list[dict[str, Any]] = []


class Placed:
    """A story with its place in a file, which can tell the line of each of its parts."""

    def __init__(self, file: Path, node: yaml.Node | None, story: Story) -> None:
        self.file = file
        self.story = story
        self._node = node

    def fault(self, path: tuple[str | int, ...], sentence: str) -> DataFault:
        """The fault at this path of the story as one sentence with file, line and place."""
        return _fault(self.file, self._node, path, sentence)

    def line(self, *path: str | int) -> int:
        """The line of the file, from 1, at which this part of the story begins."""
        return _at(self._node, path)


def load(file: Path, besides: Sequence[str] = ()) -> list[Placed]:
    """All stories of a file, one in each YAML document; parts called as in ``besides`` are none. Raises DataFault."""
    text = read(file)
    stories: list[Placed] = []
    with parsing(file):
        written_out(file, text)
        loader = Loader(text)
        try:
            while loader.check_node():
                node = loader.get_node()
                stories.append(Placed(file, node, _story(file, node, loader.construct_document(node), besides)))
        finally:
            loader.dispose()
    if not stories:
        raise DataFault(f"{file}: holds no scenario; write one or remove the file.")
    return stories


def _story(file: Path, node: yaml.Node | None, raw: Any, besides: Sequence[str]) -> Story:
    if not isinstance(raw, dict):
        raise _fault(file, node, (), "a scenario begins with words such as name:, given: and steps:")
    raw = {word: part for word, part in raw.items() if word not in besides}
    _check_numbers(file, node, raw, ())
    for word in raw:
        if word not in Story.__struct_fields__:
            cure = nearest(word, Story.__struct_fields__)
            raise _fault(file, node, (word,), f"'{word}' is no part of a scenario; {cure}")
    try:
        story = msgspec.convert(raw, Story)
    except msgspec.ValidationError as fault:
        sentence, _, place = str(fault).partition(" - at ")
        words = place.strip("`").lstrip("$").replace("[...]", "").replace("]", "").replace("[", ".").split(".")
        path = tuple(int(word) if word.isdigit() else word for word in words if word)
        raise _fault(file, node, path, sentence) from None
    for i, step in enumerate(story.steps):
        if len(step) != 1 or next(iter(step)) not in STEPS:
            found = ", ".join(f"'{word}'" for word in step) or "nothing"
            unknown = next((word for word in step if word not in STEPS), None)
            cure = nearest(unknown, STEPS) if unknown is not None else "write each as a step of its own"
            raise _fault(file, node, ("steps", i), f"a step is exactly one of the known ones, not {found}; {cure}")
    return story


def _check_numbers(file: Path, node: yaml.Node | None, raw: Any, path: tuple[str | int, ...]) -> None:
    if isinstance(raw, int) and not -_LARGE < raw < _LARGE:
        raise _fault(file, node, path, "no number in a game is as large as that")
    if len(path) > _DEEP:
        raise _fault(file, node, path[:1], "no position lies as deep as that; take out what is too deep")
    inner = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for step, part in inner:
        _check_numbers(file, node, part, (*path, step))


def _fault(file: Path, node: yaml.Node | None, path: tuple[str | int, ...], sentence: str) -> DataFault:
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return DataFault(f"{file}, line {_at(node, path)}, {place or 'at the top'}: {sentence.rstrip('.')}.")


def _at(node: yaml.Node | None, path: tuple[str | int, ...]) -> int:
    line = node.start_mark.line + 1 if node is not None else 1
    for step in path:
        inner = _inner(node, step)
        if inner is None:
            break
        line, node = inner
    return line


def _inner(node: yaml.Node | None, step: str | int) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        inner = node.value[step]
        return inner.start_mark.line + 1, inner
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key.start_mark.line + 1, value
    return None
