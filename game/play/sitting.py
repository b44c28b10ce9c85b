"""Who sits before a table: the people among its seats, and the one of them to whom it is turned."""

from __future__ import annotations

from collections.abc import Callable, Collection


class Sitting:
    """To whom a table is turned. Opponents sit nowhere: it stays with the people while those answer.

    ``people`` tells the seats that people play; all of them at a table that asks nothing.
    """

    def __init__(self, people: Callable[[], Collection[int]]) -> None:
        self.people = people
        self.seat = min(people(), default=0)
        """The person's who is asked, or was asked last; the seat that is asked where only opponents play."""
        self.acted = -1
        """The seat that answered last, whoever plays it; -1 when nobody has since the table was laid."""
        self.present = -1
        """The seat of the person who surely sits before the table; -1 when nobody has answered since it was laid."""

    @property
    def alone(self) -> bool:
        """Whether a single person plays, from whom nothing of the own hand need be hidden."""
        return len(self.people()) == 1

    @property
    def nobody(self) -> bool:
        """Whether opponents alone play, and whoever is there looks on."""
        return not self.people()

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat."""
        return seat in self.people()

    def turn_to(self, asked: int) -> bool:
        """Turn the table when this seat is asked: to another person, or where none plays; False where it stays."""
        if asked == self.seat or not (self.is_person(asked) or not self.people()):
            return False
        self.seat = asked
        return True

    def turn_to_only(self, seat: int) -> None:
        """Turn the table to this seat, and to no other from now on."""
        self.people, self.seat = lambda: (seat,), seat

    @property
    def opponent_acted(self) -> bool:
        """Whether an opponent answered last."""
        return self.acted >= 0 and not self.is_person(self.acted)

    def comes_back_to(self, asked: int) -> bool:
        """Whether the person to whom the table is turned is asked again after opponents have answered."""
        return asked == self.seat and self.is_person(asked) and self.opponent_acted

    def act_as(self, seat: int) -> None:
        """A seat acts; where a person plays it, that person sits before the table. -1: nobody may."""
        self.acted = seat
        if seat < 0 or self.is_person(seat):
            self.present = seat
