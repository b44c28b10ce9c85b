"""The agenda: what is still to be done, as a stack of frames, and the loop that works it off.

A frame points at a node of a compiled program. The engine lets the top node act until one of them must ask.
Copying a state copies a reference to the stack, so pausing, nesting, saving, undo and probing cost nothing extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec

from rules.engine.choice import DONE, Choice
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.engine.tried import Tried
from rules.engine.verbs import Verb

HIDDEN, REVEALED = -1, -2
"""Why a look ahead stops where it cannot tell who is asked: something hidden decides it, or comes to light."""

ONLOOKER = 1 << 10
"""Who looks on without a seat: a copy that is blind for all but this knows no more than what is public."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One thing to be done: a node, who does it, the other party, how far it has come and what it holds so far."""

    node: int
    seat: int
    other: int
    at: int = 0
    held: tuple[Any, ...] = ()
    below: Frame | None = None

    def moved(self, at: int, held: tuple[Any, ...] | None = None) -> Frame:
        """The same frame further on."""
        return Frame(self.node, self.seat, self.other, at, self.held if held is None else held, self.below)


class State(msgspec.Struct, gc=False):
    """What every game's state has. Leaves are ints, strings and tuples, so a copy is a handful of references.

    ``results`` is what the ops of the running card left behind; ``beside`` is set while an answer of a node further
    down may be given beside the first question of what it began; ``revealed`` counts the moments at which hidden
    things became known; ``blind`` is the seat on whose behalf this copy is probed (then no hidden thing may be looked
    at), or -1 in the real game. ``events`` and ``asked`` are outputs and no part of the position; on a copy that is
    blind nothing is asked where it had to stop (``Node.stops``).
    """

    agenda: Frame | None
    seed: int
    results: tuple[int, ...]
    beside: bool
    revealed: int
    blind: int
    events: list[Event] | None
    asked: list[Choice]

    @property
    def seat_count(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def tell(self, kind: str, seat: int = -1, source: str = "", amount: int = 0, **more: Any) -> None:
        """Report an event, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, source, amount, **more))


class Told(list[Event]):
    """Events for a listener who also wants to know what was refused beside every forced step."""


class Node:
    """One node of a compiled program: a combinator or an op. Immutable once compiled.

    ``reads`` and ``writes`` are bit sets of the resources that decide whether it can be done and that it changes;
    ``always`` means that it can never fail as a step; ``is_price`` that it only pays for what stands after it; ``flow``
    marks the nodes of the game's own course, at which the look-ahead for an unfinished card ends; ``adds_answer`` those
    with an answer beside the first question of what they begin. ``path`` are the steps of an effect from its outermost
    to that of this node; ``place`` is where this one stands among all of them.
    """

    kind: str = ""
    flow: ClassVar[bool] = False
    adds_answer: ClassVar[bool] = False

    number: int
    nodes: list[Node]
    source: str = ""
    reads: int = 0
    writes: int = 0
    always: bool = False
    is_price: bool = False
    path: tuple[Verb, ...] = ()
    place: int = 0

    def enter(self, nodes: list[Node], source: str) -> None:
        """Take the next number in the table of all nodes."""
        self.number, self.nodes, self.source = len(nodes), nodes, source
        nodes.append(self)

    def stand_for(self, place: int, path: tuple[Verb, ...]) -> None:
        """Know the step that it carries out: its place in the effect, and the steps that lead to it."""
        self.place, self.path = place, path

    def belong(self, program: Sequence[Node]) -> None:
        """Learn of which nodes the whole program is made of which this is one."""

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        """Whether it can be done in full from here; None when only trying it out can tell."""
        return True

    def public_open(self, s: Any, seat: int, other: int) -> bool:
        """Whether it might be possible as far as the other seats can know."""
        return self.open(s, seat, other) is not False

    def happens(self, s: Any, seat: int, other: int) -> bool:
        """Whether doing it would change anything or ask anybody."""
        return True

    def sure(self, s: Any, seat: int, other: int) -> bool:
        """Whether it can certainly be done, whatever else the same card does before."""
        return self.always

    def inner(self) -> Sequence[Node]:
        """The nodes that it is made of."""
        return ()

    def unsure(self, s: Any, seat: int) -> bool:
        """Whether what the seat can do here rests on things that the seat for which this copy is blind cannot know."""
        return any(node.unsure(s, seat) for node in self.inner())

    def stops(self, s: Any, f: Frame) -> int | None:
        """Where a look ahead can go no further: the seat that is asked here by all that is known, HIDDEN or REVEALED.

        None where it goes on.
        """
        return None

    def step(self, s: Any, f: Frame) -> list[Choice] | None:
        """Act on the agenda and return None, or return the answers to ask for; an empty list means it fails."""
        raise NotImplementedError

    def take(self, s: Any, f: Frame, chosen: Choice) -> None:
        """Carry out one of the answers returned by ``step``."""
        raise NotImplementedError

    def fits(self, s: Any, f: Frame) -> bool:
        """Whether this frame can be one of this node, for a position that comes from outside; its numbers are small."""
        return not f.held and f.at >= 0

    def rest(self, s: Any, f: Frame) -> bool:
        """Whether this frame certainly completes after any of its present answers."""
        return True

    def keeps_open(self, s: Any, f: Frame) -> bool:
        """Whether the question is asked even with a single answer (choice-language §3)."""
        return False

    def question(self, s: Any, f: Frame) -> str:
        """The kind of the question that is open."""
        return self.kind

    def beside(self, f: Frame) -> Choice:
        """The answer that stands beside the first question of what this node began; only where it ``adds_answer``."""
        raise NotImplementedError

    def widens(self, s: Any, f: Frame) -> bool:
        """Whether the answer beside the question, given first, would open more answers of it than there are now."""
        return False

    def asks(self, s: Any, f: Frame) -> tuple[int, int, int]:
        """Minimum, maximum and number picked so far of the open selection."""
        return 1, 1, 0

    def secret(self, s: Any, f: Frame) -> bool:
        """Whether the answer must stay unknown to the others."""
        return False

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        """Why it is not open."""
        return Reason("cannot_be_finished")

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        """Why this answer is not among those of the open question."""
        return Reason("not_asked_now")

    def alternatives(self, s: Any, f: Frame) -> list[Choice]:
        """The answers that a player would expect beside the possible ones."""
        return []


def are_numbers(held: tuple[Any, ...], count: int = -1) -> bool:
    """Whether what a frame holds are numbers; so many of them, if that is given."""
    return all(isinstance(one, int) for one in held) and count in (-1, len(held))


def are_seats(held: tuple[Any, ...], s: State) -> bool:
    """Whether what a frame holds are different seats."""
    return are_numbers(held) and len(set(held)) == len(held) and set(held) <= set(range(s.seat_count))


def push(s: State, node: Node, seat: int, other: int, held: tuple[Any, ...] = ()) -> None:
    """Put a node on top of the agenda."""
    s.agenda = Frame(node.number, seat, other, 0, held, s.agenda)


def become(s: State, f: Frame, node: Node, seat: int, other: int) -> None:
    """Replace the top frame by another node."""
    s.agenda = Frame(node.number, seat, other, 0, (), f.below)


def advance(nodes: list[Node], s: State, course: bool = True) -> None:
    """Work the agenda until somebody must answer (``s.asked``) or there is nothing to do (as ``reach`` says)."""
    while reach(nodes, s, course):
        if not forced(nodes, s):
            return
        take_forced(nodes, s)


def reach(nodes: list[Node], s: State, course: bool = True) -> bool:
    """Work the agenda up to the next question (``s.asked``), also one with a single answer; False if there is none:

    where a copy that is blind has to stop, too, and without the ``course`` behind the running card.
    """
    while (f := s.agenda) is not None and (course or not nodes[f.node].flow):
        node = nodes[f.node]
        if s.blind >= 0 and (stopped := node.stops(s, f)) is not None:
            s.revealed += stopped == REVEALED
            s.agenda = Frame(f.node, max(stopped, HIDDEN), f.other, f.at, f.held, f.below)
            break
        choices = node.step(s, f)
        if choices is None:
            continue
        f = s.agenda or f
        if choices:
            if s.beside:
                host = _host(nodes, f)
                if len(choices) > 1 or nodes[host.node].widens(s, host):
                    choices.append(nodes[host.node].beside(host))
            floor, sure = _floor(nodes, s, f)
            if not sure:
                choices = _leading_on(nodes, s, choices, floor)
        if choices:
            s.asked = choices
            return True
        s.tell("skipped", f.seat, node.source)
        s.beside = False
        s.agenda = f.below
    s.asked = []
    return False


def forced(nodes: list[Node], s: State) -> bool:
    """Whether the question that was reached is not put, since it has one answer and need not be kept open."""
    f = s.agenda
    assert f is not None
    return len(s.asked) == 1 and not nodes[f.node].keeps_open(s, f)


def take_forced(nodes: list[Node], s: State) -> None:
    """Give the only answer to the question that was reached."""
    f = s.agenda
    assert f is not None
    if s.events is not None:
        _tell_forced(nodes[f.node], s, f, s.asked[0])
    answer(nodes, s, s.asked[0])


def _tell_forced(node: Node, s: State, f: Frame, chosen: Choice) -> None:
    """Report a step that was taken without asking, and why nothing else was open."""
    beside: list[tuple[str, Reason]] = []
    if isinstance(s.events, Told):
        trial = s.copy()
        beside = [(str(other), node.refusal(trial, f, other)) for other in node.alternatives(s, f) if other != chosen]
    s.tell("auto_taken", f.seat, node.source, choice=str(chosen), refused=tuple(beside), seen=(f.seat,))


def _host(nodes: list[Node], f: Frame) -> Frame:
    """The frame that offers an answer beside the open question."""
    while not nodes[f.node].adds_answer:
        assert f.below is not None
        f = f.below
    return f


def answer(nodes: list[Node], s: State, chosen: Choice) -> None:
    """Give one of the listed answers to the open question."""
    f = s.agenda
    assert f is not None
    if s.beside:
        s.beside = False
        host = _host(nodes, f)
        if chosen is nodes[host.node].beside(host):
            f = host
    nodes[f.node].take(s, f, chosen)


def probe(s: State, seat: int) -> Any:
    """A copy on which things may be tried out, knowing only what this seat may know."""
    trial = s.copy()
    trial.blind = seat
    trial.asked = []
    return trial


def _leading_on(nodes: list[Node], s: State, choices: list[Choice], floor: Frame | None) -> list[Choice]:
    """Those of the answers after which the card or space can still be finished (effect-language §5).

    Where the tries do not suffice for any of them, those of which nobody can tell are the last resort.
    """
    assert s.agenda is not None
    seat = s.agenda.seat if s.blind < 0 else s.blind
    tried = Tried()
    found: list[Choice] = []
    open_: list[Choice] = []
    for chosen in choices:
        trial = probe(s, seat)
        answer(nodes, trial, chosen)
        tried.begin()
        if completes(nodes, trial, floor, tried):
            found.append(chosen)
        elif tried.given_up:
            open_.append(chosen)
    return found or open_


def possible(node: Node, s: State, seat: int, other: int, hopeful: bool = False) -> bool:
    """Whether the node can be done in full from here, and does something; ``hopeful``: or may, with unknown cards.

    What takes more than MOST_TRIES to find out counts as impossible.
    """
    if not node.happens(s, seat, other):
        return False
    known = node.open(s, seat, other)
    if known is not None:
        return known
    trial = probe(s, seat)
    floor = trial.agenda
    push(trial, node, seat, other)
    return completes(node.nodes, trial, floor, Tried(), hopeful)


def completes(nodes: list[Node], s: State, floor: Frame | None, tried: Tried, hopeful: bool = False) -> bool:
    """Whether some way through leads down to the floor. Uses up the trial state.

    ``hopeful``: a way also counts as through where cards decide that are not known.
    """
    while (f := s.agenda) is not floor:
        assert f is not None
        if hopeful and nodes[f.node].unsure(s, f.seat):
            return True
        choices = nodes[f.node].step(s, f)
        if choices is None:
            continue
        if not choices:
            return False
        if len(choices) > 1:
            return _floor(nodes, s, f)[1] or _one_completes(nodes, s, choices, floor, tried, hopeful)
        answer(nodes, s, choices[0])
    return True


def _one_completes(
    nodes: list[Node], s: State, choices: list[Choice], floor: Frame | None, tried: Tried, hopeful: bool
) -> bool:
    position = msgspec.msgpack.encode(s)
    known = tried.known(position)
    if known is not None:
        return known
    tried.enter(position)
    for chosen in sorted(choices, key=lambda c: c is not DONE):
        if not tried.again(position):
            return False
        trial = s.copy()
        trial.blind = s.blind
        answer(nodes, trial, chosen)
        if completes(nodes, trial, floor, tried, hopeful):
            tried.found(position)
            return True
    return False


def _floor(nodes: list[Node], s: State, f: Frame) -> tuple[Frame | None, bool]:
    """The frame at which the running card or space ends, and whether nothing up to it can fail any more."""
    sure = nodes[f.node].rest(s, f)
    below = f.below
    while below is not None and not (node := nodes[below.node]).flow:
        if sure and not node.rest(s, below):
            sure = False
        below = below.below
    return below, sure
