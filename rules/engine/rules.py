"""What the engine asks of a game: the rules as seen by sessions, records, scenarios and simulations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from rules.engine import edition
from rules.engine.agenda import Node, State
from rules.engine.catalog import Folder, nearest
from rules.engine.choice import Choice, Grammar
from rules.engine.decision import Decision
from rules.engine.reason import Reason

T = TypeVar("T")

LONGEST = 40
"""Most letters of an option or value that are told when it is not known."""


ADDED = "cards"
"""The folder in that of a box in which each set of cards that were added has a folder of its own."""
DATA, WORDS = ".yaml", ".ftl"
"""How files of data end, and those that name added cards."""


class PositionFault(ValueError):
    """A position that cannot be laid out: the path to the fault inside it, and what is wrong with its cure."""

    def __init__(self, path: tuple[str | int, ...], sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


def data_files(folder: Folder) -> dict[str, Folder]:
    """All data files of a folder by their place in it: those of the box, then those of cards that were added to it.

    What the box says of itself is none of them.
    """
    box = {file.name: file for file in _sorted(folder) if file.name.endswith(DATA) and file.name != edition.FILE}
    return box | {f"{ADDED}/{name}/{file.name}": file for name, files in added(folder).items() for file in files}


def added(folder: Folder) -> dict[str, list[Folder]]:
    """The cards that were added to a box: the name of each folder in its ``cards``, with the files in it."""
    cards = folder / ADDED
    if not cards.is_dir():
        return {}
    return {
        one.name: [file for file in _sorted(one) if file.name.endswith((DATA, WORDS))]
        for one in _sorted(cards)
        if one.is_dir()
    }


def _sorted(folder: Folder) -> list[Folder]:
    return sorted(folder.iterdir(), key=lambda file: file.name)


def digest(folder: Folder) -> str:
    """What all data files of a folder say, in 16 letters that differ where anything in them does."""
    found = blake2b(digest_size=8)
    for place, file in data_files(folder).items():
        if "/" in place:
            found.update(place.encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def options(raw: Mapping[str, Any], shape: type[T]) -> T:
    """Options of this shape with these values. Raises ValueError with a sentence for unknown ones."""
    kinds = get_type_hints(shape, include_extras=True)
    for name, value in raw.items():
        if name not in kinds:
            raise ValueError(f"the option '{name[:LONGEST]}' is not known; {nearest(name, kinds)}")
        try:
            msgspec.convert(value, kinds[name])
        except msgspec.ValidationError as fault:
            known = get_args(kinds[name]) if get_origin(kinds[name]) is Literal else ()
            cure = nearest(value, known) if known else str(fault)
            said = str(value)[:LONGEST]
            raise ValueError(f"the value '{said}' of the option '{name}' is not known; {cure}") from None
    return msgspec.convert(dict(raw), shape)


def encode(s: State) -> bytes:
    """A whole position as bytes; events and the open question's answers are no part of it."""
    events, asked = s.events, s.asked
    s.events, s.asked = None, []
    try:
        return msgspec.msgpack.encode(s)
    finally:
        s.events, s.asked = events, asked


def decode(data: bytes, shape: type[T], game: str) -> T:
    """The position of a game that these bytes mean. Raises ValueError."""
    try:
        return msgspec.msgpack.decode(data, type=shape)
    except msgspec.MsgspecError as fault:
        raise ValueError(f"this is no position of {game}: {fault}") from None


class Rules(Protocol):
    """One game with its components. A state made by one must only be used with the same rules."""

    name: str
    version: int
    folder: Folder
    """Where its data files are."""
    data_digest: str
    sets: tuple[str, ...]
    """The sets of cards that were added to those of the game."""
    seats: range
    nodes: list[Node]
    rules_of_reasons: Mapping[str, str]
    """The rule that decides where a reason says none itself, by the reason's id."""
    grammar: Grammar
    in_order: frozenset[str]
    """Sorts of answers (verb, or verb and first word) that are asked for one at a time in canonical order."""
    opening: frozenset[str]
    """Verbs of answers that only open a further question, so that who gives an answer to that one means both."""
    turn_questions: frozenset[str]
    """Kinds of questions with which a turn begins."""
    turn_events: frozenset[str]
    """Kinds of events with which another turn begins, even of the same seat."""

    def hints(self) -> Iterator[str]:
        """Where the box says something else of its counts than there is, as sentences with their cure.

        Raises DataFault for a statement that is not understood.
        """

    def as_of(self, version: int) -> Rules:
        """The rules by which a record of an older version is played again and on; these where nothing parts them."""

    def options(self, raw: Mapping[str, Any]) -> Any:
        """The options with these values. Raises ValueError with a sentence for unknown ones."""

    def start(self, options: Any, seats: int, seed: int) -> State:
        """The position after dealing, before the first question."""

    def view(self, s: Any, by: int | None) -> Any:
        """What this seat may know; None: what is public."""

    def known_to(self, s: Any, seat: int) -> Any:
        """A copy that holds no more than this seat may know: ``blind`` for the rest, so that nothing rests on it.

        An ONLOOKER knows what is public.
        """

    def result(self, s: Any) -> Any:
        """How the game ended."""

    def moment(self, s: Any) -> tuple[int, str]:
        """Year or round, and season or phase."""

    def encode(self, s: Any) -> bytes:
        """The whole position as bytes that are equal for equal positions."""

    def named(self, s: Any) -> dict[str, Any]:
        """The position at the beginning of a year or round by the names of its things, whatever numbers they have."""

    def understood(self, named: Mapping[str, Any]) -> State:
        """The position at the beginning of a year or round that ``named`` gave, perhaps with other data.

        Raises ValueError where it names what these data do not have.
        """

    def restore(self, data: bytes) -> State:
        """The position that these bytes mean, whatever its moment; only for the very same data. Raises ValueError."""

    def misfits(self, s: Any, seats: int) -> Iterator[str]:
        """Which numbers of a position do not belong to these rules and so many seats. Raises ValueError.

        What every game's position has aside (``rules.engine.bounds``).
        """

    def faults(self, s: Any, strict: bool = False) -> list[str]:
        """What is wrong with a position in which somebody is asked, if all its numbers belong to these rules.

        ``strict`` does not allow what only some cards bring about, as vines beyond the limit of their field.
        """

    def lay(self, given: Mapping[str, Any], options: Any, seats: int, seed: int) -> State:
        """The position described by these words (choice-language §7). Raises PositionFault."""

    def describe(self, s: Any) -> dict[Any, Any]:
        """The position in the words of ``lay``, complete; seats stand at the top by their numbers."""

    def describe_view(self, view: Any, seat: int) -> dict[str, Any]:
        """What a view tells of one seat, in the words of ``lay``; ``hand`` is None where it is not to be known."""

    def not_asked(self, s: Any, seat: int, chosen: Choice) -> Reason:
        """Why a seat that is not being asked cannot do this now."""

    def asks_for_hand(self, decision: Decision) -> bool:
        """Whether which answers a question has rests on the faces of cards that only its decider may see."""

    def rests_on_hand(self, chosen: Choice) -> bool:
        """Whether this answer can only be given by what is on the faces of such cards, whatever the question."""

    def warnings(self, s: Any, chosen: Choice) -> tuple[Reason, ...]:
        """What a legal answer would waste, to be told before it is given."""
