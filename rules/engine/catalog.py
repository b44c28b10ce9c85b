"""Reading data files: YAML into types, and every fault with its file, line and cure."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec
import yaml

from rules.engine.printable import printable
from rules.engine.said_of_data import of_name, of_part, of_yaml

if TYPE_CHECKING:
    import zipfile

    from yaml import SafeLoader as _Safe
else:
    _Safe = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

T = TypeVar("T")

WORD, LIST, MAPPING = (f"tag:yaml.org,2002:{kind}" for kind in ("str", "seq", "map"))
"""What YAML calls words, lists and mappings."""

LONGEST = 400
"""Most letters of what a file says that are told again, and of a place in it."""

LONGEST_SHOWN = 60
"""Most letters that are told of a value that is not understood."""

Folder: TypeAlias = "Path | zipfile.Path"
"""A folder of data files, or a file in it: on the disk, or packed in an archive."""


class Loader(_Safe):
    """Reads YAML in which no key stands twice in one mapping, as of two YAML itself would silently drop the first."""

    def construct_document(self, node: yaml.Node | None) -> Any:
        """What a whole file means. Plain words, lists and mappings are built at once, all else in YAML's own way."""
        return None if node is None else self._meant(node)

    def _meant(self, node: yaml.Node) -> Any:
        if node.tag == WORD and isinstance(node, yaml.ScalarNode):
            return node.value
        if node.tag == LIST and isinstance(node, yaml.SequenceNode):
            return [self._meant(item) for item in node.value]
        if node.tag == MAPPING and isinstance(node, yaml.MappingNode):
            named = {
                key.value: value for key, value in node.value if key.tag == WORD and isinstance(key, yaml.ScalarNode)
            }
            if len(named) == len(node.value):
                return {word: self._meant(value) for word, value in named.items()}
        return self.construct_object(node, deep=True)

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """What a node means. Raises yaml.MarkedYAMLError also where a sign '!!' says that it is what it is not."""
        try:
            return super().construct_object(node, deep)
        except (AttributeError, LookupError, TypeError):
            sentence = f"'{node.tag.rpartition(':')[2]}' is not what stands here; take the signs '!!' away"
            raise yaml.MarkedYAMLError(problem=sentence, problem_mark=node.start_mark) from None

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """The mapping of a node. Raises yaml.MarkedYAMLError at the second of two equal keys."""
        found: dict[Hashable, Any] = super().construct_mapping(node, deep)
        if len(found) < len(node.value):
            seen: set[Hashable] = set()
            for key, _ in node.value:
                if (word := self.construct_object(key, deep=True)) in seen:
                    sentence = f"'{key.value}' stands twice here; keep one of them"
                    raise Twice(problem=sentence, problem_mark=key.start_mark)
                seen.add(word)
        return found


class Twice(yaml.MarkedYAMLError):
    """A key stands twice in one mapping; the mark is where it stands again."""


class DataFault(ValueError):
    """A data file says something that the game does not understand. The text names file, place and cure."""


class EffectFault(ValueError):
    """A fault inside an effect: the path to it from the top of the file, and what is wrong."""

    def __init__(self, path: tuple[str | int, ...], sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


def load(file: Folder, shape: type[T]) -> T:
    """The content of a YAML file as the given type. Raises DataFault."""
    return part(file, plain(file), shape)


def part(file: Folder, raw: Any, shape: type[T], path: tuple[str | int, ...] = ()) -> T:
    """What stands at this place of a YAML file as the given type. Raises DataFault."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as fault:
        sentence, _, inner = str(fault).partition(" - at ")
        key, _, inside = inner.rpartition("key` in `")
        steps = _steps(inside.strip("`"))
        words = of_name() if key else of_part(_short(sentence), shape, steps, nearest)
        raise DataFault(_located(file, read(file), (*path, *steps), words)) from None


def plain(file: Folder) -> Any:
    """The content of a YAML file, as the mappings, lists, words and numbers that it holds. Raises DataFault."""
    return plain_text(file, read(file))


def plain_text(file: Folder, text: str) -> Any:
    """What a text of YAML holds that is, or could be, that of this file. Raises DataFault."""
    with parsing(file):
        written_out(file, text)
        return yaml.load(text, Loader=Loader)


@contextmanager
def parsing(file: Folder) -> Iterator[None]:
    """While the text of this file is read as YAML: every fault becomes a DataFault."""
    try:
        yield
    except yaml.MarkedYAMLError as fault:
        where, sentence = said(fault)
        raise DataFault(f"{file}{where and f', {where}'}: {sentence}.") from None
    except (yaml.YAMLError, RecursionError):
        raise DataFault(f"{file}: this is not YAML; it holds signs or depths that no such file has.") from None
    except DataFault:
        raise
    except ValueError as fault:
        why = "it has too many digits" if "4300 digits" in str(fault) else str(fault)
        raise DataFault(f"{file}: a date or number in it is none ({why}); write it in quotes or mend it.") from None


def said(fault: yaml.MarkedYAMLError) -> tuple[str, str]:
    """The line at which this fault of YAML stands, empty where that is not known, and the sentence without its end."""
    where = f"line {fault.problem_mark.line + 1}" if fault.problem_mark else ""
    if isinstance(fault, Twice):
        return where, str(fault.problem)
    return where, of_yaml(str(fault.problem or fault.context))


def written_out(file: Folder, text: str) -> None:
    """Make sure that no part of the YAML stands for another one. Raises DataFault, yaml.YAMLError."""
    if line := alias_line(text):
        raise DataFault(f"{file}, line {line}: stands for another line by a sign '*'; write out what it stands for.")


def alias_line(text: str | bytes) -> int:
    """The first line of YAML in which a sign ``*`` stands for another part; 0 where everything is written out.

    By a few such signs a short text means more than any memory holds. Raises yaml.YAMLError.
    """
    sign = "*" in text if isinstance(text, str) else b"*" in text
    for event in yaml.parse(text, Loader=Loader) if sign else ():
        if isinstance(event, yaml.AliasEvent) and event.start_mark is not None:
            return event.start_mark.line + 1
    return 0


def read(file: Folder) -> str:
    """The text of a data file. Raises DataFault when it is missing, no plain file or no text."""
    try:
        if file.exists() and not file.is_file():
            raise DataFault(f"{file}: is no file but a folder or a device; name a file.")
        return file.read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise DataFault(f"{file}: cannot be read ({fault.strerror}); put the file back.") from None
    except UnicodeDecodeError as fault:
        line = fault.object.count(b"\n", 0, fault.start) + 1
        raise DataFault(f"{file}, line {line}: is not a text in UTF-8; save the file as such.") from None


def located(file: Folder, fault: EffectFault) -> DataFault:
    """The fault with the line of the file at which it stands."""
    return DataFault(_located(file, read(file), fault.path, fault.sentence))


def shown(value: object) -> str:
    """A value of the data as it stands in a sentence: in one line and not long, whatever it is."""
    try:
        text = " ".join(_written(value).split())
        if isinstance(value, str) and value != value.strip():
            text = f"{' ' * (value != value.lstrip())}{text}{' ' * (value != value.rstrip())}"
    except (RecursionError, ValueError):
        return "more than can be shown"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _written(value: object) -> str:
    """A value as the data would say it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_written(key)}: {_written(one)}' for key, one in value.items())}}}"
    return str(value)


def nearest(word: object, words: Any) -> str:
    """A hint at the known word that was probably meant, or a list of them."""
    known, said = sorted({*map(str, words)}), shown(word)
    close = get_close_matches(said, known, 3)
    likely = [one for one in close if _likeness(one, said) == _likeness(close[0], said)]
    return f"did you mean {' or '.join(map(repr, likely))}?" if likely else f"known are {', '.join(known)}"


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, other, one).ratio()


def extent(text: str, path: Sequence[str | int]) -> tuple[int, int]:
    """Where in the text of a YAML file the part at this path, or the last of it that is there, begins and ends."""
    node = _node(text, path)
    return (node.start_mark.index, node.end_mark.index) if node is not None else (0, 0)


def line_of(file: Folder, path: Sequence[str | int]) -> int:
    """The line of a YAML file, from 1, at which the part at this path begins. Raises DataFault."""
    node = _node(read(file), path)
    return node.start_mark.line + 1 if node is not None else 1


def _node(text: str, path: Sequence[str | int]) -> yaml.Node | None:
    node = yaml.compose(text, Loader=Loader)
    for step in path:
        inner = _inner(node, step)
        if inner is None:
            break
        node = inner
    return node


def _located(file: Folder, text: str, path: Sequence[str | int], sentence: str) -> str:
    node = _node(text, path)
    at = node.start_mark.line + 1 if node is not None else 1
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{shown(step)}" for step in path).lstrip(".")
    said = _short(sentence.rstrip("."))
    return f"{file}, line {at}, {_short(place) or 'at the top'}: {said}" + ("" if said.endswith("?") else ".")


def _short(words: str) -> str:
    """What a file says, or most of it, as one line of signs that can be seen."""
    return printable(words if len(words) <= LONGEST else f"{words[: LONGEST // 2]} … {words[-LONGEST // 2 :]}")


def _steps(path: str) -> tuple[str | int, ...]:
    """``$.visitors[3].id`` as ('visitors', 3, 'id')."""
    words = path.lstrip("$").replace("]", "").replace("[", ".").strip(".").split(".")
    return tuple(int(word) if word.isdigit() else word for word in words if word)


def _inner(node: Any, step: str | int) -> Any:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return value
    return None
