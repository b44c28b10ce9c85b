"""What now?: whether suggestions are shown at one table, which, and where on the table they are."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.play.gathering import Gathering
from game.play.things import Thing
from rules.engine.choice import Ref
from rules.players.suggestion import Suggestion


class Advice:
    """The suggestions of one table. They go as soon as anything is picked, answered or taken back."""

    def __init__(self) -> None:
        self._shown_at: object = None
        """The moment at which they were asked for; None while they are not shown."""
        self.found: tuple[Suggestion, ...] | None = None
        """What is suggested; None as long as it is not found out."""

    def shown(self, table: Any) -> bool:
        """Whether they are shown at a table, whose ``Interaction`` this is."""
        return self._shown_at is not None and self._shown_at == _moment(table)

    def open(self, table: Any) -> None:
        """Show them as soon as they are found out."""
        self._shown_at, self.found = _moment(table), None

    def tell(self, found: tuple[Suggestion, ...] | None) -> None:
        """This is suggested; None as long as it is not found out."""
        self.found = found

    def close(self) -> None:
        """Show them no longer."""
        self._shown_at = None

    def due(self, table: Any) -> tuple[Suggestion, ...] | None:
        """What is suggested besides what is gathered already; None as long as it is not found out."""
        selection = table.pointer.selection
        if self.found is None or not isinstance(selection, Gathering):
            return self.found
        grammar = table.session.game.grammar
        wanted = [(one, grammar.parse(one.answer)) for one in self.found]
        due = [(one, selection.still(chosen, one.times)) for one, chosen in wanted if selection.wants(chosen)]
        return tuple(replace(one, times=times) for one, times in due if times)

    def places(self, table: Any) -> list[tuple[int, Thing]]:
        """The numbers of the suggestions, and the things of the table that they are about."""
        due = self.due(table) if self.shown(table) else ()
        found = []
        for number, one in enumerate(due or (), 1):
            things = table.pointer.selection.things_of(one.answer)
            place = next((one for ref in reversed(things) for one in reversed(table.things) if one.ref == ref), None)
            if place is not None:
                found.append((number, place))
        return found

    def pointed(self, table: Any) -> tuple[Ref, ...]:
        """The things that the suggestion would touch that is pointed at or has the focus."""
        answers = [one.answer for one in self.due(table) or ()] if self.shown(table) else []
        named = table.buttons.named_now
        return table.pointer.selection.things_of(named) if named in answers else ()


def _moment(table: Any) -> object:
    """What must be as it was for suggestions to stay."""
    selection = table.pointer.selection
    picked = tuple(selection.choices()) if isinstance(selection, Gathering) else selection.picked
    return table.session.lines, table.seat, table.decision is None, table.held, picked, table.closed
