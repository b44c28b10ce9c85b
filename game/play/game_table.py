"""What a table asks of the game that lies on it: each game's interaction answers in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from game.art.kit.boxes import Box
from game.play.curtain import Called
from game.play.frame import TableLayout
from game.play.handover import Handover
from game.play.inspect import Explained
from game.play.motion import Face
from game.play.note import Held
from game.play.selection import Offer, Selection
from game.play.things import Thing
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.event import Event


class GameTable(ABC):
    """One game's own part of the interaction; it keeps nothing."""

    always_told: ClassVar[frozenset[str]] = frozenset({"action", "space", "row"})
    """Kinds of things that say why they cannot be touched also when the question is about things of another kind."""

    told_over_log: ClassVar[bool] = True
    """Whether the inspector covers the log where that has a place of its own, and what was done last stands at it."""

    @property
    def veiled(self) -> bool:
        """Whether a veil lies over the table, with something to read above it."""
        return False

    @property
    @abstractmethod
    def advice_hidden(self) -> bool:
        """Whether suggestions would tell what only the asked seat may see, and it is not seen now."""

    @abstractmethod
    def laid_out(self) -> TableLayout:
        """Where everything lies in the window as it is now."""

    @abstractmethod
    def placed(self) -> tuple[tuple[int, ...], Sequence[Thing]]:
        """The seats of the rail from above, and the things of the picture where they belong."""

    def moves_on(self, seconds: float) -> bool:
        """Let what lies on the table go where it belongs for so long; True while something is on its way."""
        return False

    @abstractmethod
    def when(self) -> str:
        """Which part of the game is shown, in words; empty before its first."""

    @abstractmethod
    def places(self, event: Event) -> tuple[Ref, ...]:
        """The things on the table that an event touches, as everybody may know them."""

    @abstractmethod
    def carried_face(self, ref: Ref) -> Face:
        """How a thing looks while it is carried."""

    @abstractmethod
    def explain(self, ref: Ref) -> Explained | None:
        """What the inspector says about a thing; None where there is nothing to say."""

    @abstractmethod
    def why(self, ref: Ref, tried: Choice | None) -> str:
        """Why what was tried with this thing is not possible, in words; empty where there is nothing to say."""

    @abstractmethod
    def selection_for(self, decision: Decision) -> Selection:
        """What can be touched to answer a question."""

    def part(self, name: str) -> Box | None:
        """Where a part of the table lies that is no thing of its own, by its name; None where there is none of it."""
        return None

    def in_sight(self) -> Sequence[Box]:
        """What a lesson covers only where it finds no other room."""
        return ()

    @abstractmethod
    def zone(self, name: str) -> Box | None:
        """A region onto which things may be carried; None where the game has no such region."""

    @abstractmethod
    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        """The choice that somebody tries who touches a thing now, though it is not offered."""

    @abstractmethod
    def waits(self, chosen: Choice) -> Held | None:
        """Why a choice should wait for Confirm; None when it need not."""

    @abstractmethod
    def wants_curtain(self, decision: Decision) -> bool:
        """Whether the table must be covered before a question."""

    @abstractmethod
    def called(self, decision: Decision) -> Called:
        """What stands on the curtain before a question."""

    @abstractmethod
    def select_again(self, decision: Decision, before: Selection) -> None:
        """Go on with the open question, for which ``before`` was picked, now that the hand was opened or closed."""

    @abstractmethod
    def opened(self, decision: Decision | None) -> None:
        """Another question is open, or the hand was opened or closed before it."""

    @abstractmethod
    def cleared(self) -> None:
        """Take away what was shown for a moment only."""

    @property
    def moment_title(self) -> str:
        """What the panel says while something lies over the table for a moment."""
        return next(iter(self.moment_lines), "")

    @property
    def moment_lines(self) -> tuple[str, ...]:
        """What lies over the table for a moment, in words, its title first; empty where nothing to be read does."""
        return ()

    def handing_over(self, seat: int) -> Handover | None:
        """What is shown when the table is turned to another person; None: nothing."""
        return Handover(seat)

    def aimed(self, ref: Ref) -> Ref:
        """The thing that is meant by pointing at one."""
        return ref

    def meant(self, ref: Ref, tried: Choice) -> Choice:
        """The choice that is meant by trying one with a thing that stands for another one."""
        return tried

    def withheld(self, chosen: Choice) -> Ref | None:
        """The thing that a choice touches which is marked only because what is closed does not tell it from the others.

        None where the choice can be made.
        """
        return None

    def steps(self, chosen: Choice) -> tuple[Choice, ...]:
        """The choices that an answer stands for, in their order."""
        return (chosen,)

    @abstractmethod
    def looks_on(self, seat: int) -> bool:
        """Whether a seat is done for now, so that whoever plays it can only look on."""

    def brings_along(self, chosen: Choice) -> tuple[Choice, ...]:
        """The answers that are given after this one without asking, since nobody would answer otherwise."""
        return ()

    def added(self) -> Choice | None:
        """The answer to the question that has come up, where it was given together with the last one."""
        return None

    def following(self) -> Ref | None:
        """The thing that was touched together with the last one, for the question that is open now; told once."""
        return None

    def within(self) -> bool:
        """Whether the open question is in the middle of an answer that is given as a whole."""
        return False
