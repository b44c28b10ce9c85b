"""What may be said of a position to somebody who plays: shares of the win, expected points, and the best answers."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from rules.engine.catalog import DataFault, Folder
from rules.engine.choice import Choice
from rules.players import small_file
from rules.players.cause import Cause
from rules.players.opponent import Opponent
from rules.players.outlook import Looker, Outlook
from rules.players.suggestion import Suggestion
from rules.players.why import Mind, cause_of, go_on

FILE = "advice.yaml"
"""The file in the folder of the players in which the numbers stand."""
STEEPEST = 40.0
"""Larger differences than this decide a game for sure."""
Number = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that were found from played games of one kind, and how.

    With l years or turns left (``left``), x points that may come and n points that a seat has, points at the end are
    n + a + b x + c l + d x l (``points``: a, b, c, d). The shares of the win are in proportion to
    exp((a + b / (1 + l)) p), with p those points (``share``: a, b); alone it is that of p less the points to be
    exceeded, against nothing.
    """

    how: str
    points: tuple[Number, Number, Number, Number]
    share: tuple[Number, Number]

    def expected(self, seat: Outlook) -> float:
        """The points that a seat may expect at the end."""
        a, b, c, d = self.points
        now, come, left = seat
        return now + (a + b * come + c * left + d * come * left if left > 0 else 0.0)

    def shares(self, seats: list[Outlook], to_beat: float | None) -> tuple[float, ...]:
        """The share of the win of each seat; together one, unless somebody plays alone."""
        steep = max(0.0, self.share[0] + self.share[1] / (1 + seats[0].left))
        points = [self.expected(seat) for seat in seats]
        if to_beat is not None:
            points.append(to_beat)
        most = max(points)
        parts = [exp(max(-STEEPEST, steep * (one - most))) for one in points]
        return tuple(part / sum(parts) for part in parts[: len(seats)])


class Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of all kinds of tables."""

    viticulture: Fit
    viticulture_alone: Fit
    vino: Fit


class Answer(NamedTuple):
    """One answer and what it is worth to the seat that is asked, in points, as far as its turn shows."""

    choice: Choice
    value: float


class Advice(NamedTuple):
    """Shares of the win and points expected at the end by seat, and the answers that come into question, best first.

    Points are victory points, in Vino vineyards. Alone the share is how likely the game is won.
    """

    shares: tuple[float, ...]
    points: tuple[float, ...]
    answers: tuple[Answer, ...]


class Suggester(Protocol):
    """Suggests answers in one game."""

    def suggest(self, known: Any, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first.

        ``between`` is called between the steps, and may raise Stopped.
        """


class Adviser:
    """Advises from what one seat knows. It rests on nothing else, nor on chance: the same position, the same advice.

    ``mind_of`` gives the mind with which an opponent thinks about the question of a number, ``suggester`` is who finds
    answers to be suggested.
    """

    def __init__(
        self, looker: Looker, several: Fit, alone: Fit, mind_of: Callable[[Opponent, int], Mind], suggester: Suggester
    ) -> None:
        self.looker, self.several, self.alone, self.mind_of = looker, several, alone, mind_of
        self.suggester = suggester

    def advise(self, known: Any) -> Advice:
        """Advice on a position, of which ``known`` is what a seat knows; the answers only if that seat is asked."""
        seats = self.looker.seats(known)
        to_beat = self.looker.to_beat(known)
        fit = self.several if to_beat is None else self.alone
        points = tuple(fit.expected(seat) for seat in seats)
        found = self.looker.answers(known) if known.agenda is not None and known.asked else []
        ranked = sorted(found, key=lambda one: -one[1])
        return Advice(fit.shares(seats, to_beat), points, tuple(Answer(*one) for one in ranked))

    def suggest(self, known: Any, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Two or three answers to the question that is open in ``known``, what its seat knows; each of another kind."""
        return self.suggester.suggest(known, between)

    def why(
        self, known: Any, opponent: Opponent, question: int, chosen: Choice, between: Callable[[], None] = go_on
    ) -> Cause:
        """Why an opponent gave this answer to the question that is open in ``known``, all that its seat knew then.

        ``question`` is how many choices had been made before; ``between`` is called between the steps, and may raise
        Stopped.
        """
        return cause_of(self.mind_of(opponent, question), known, chosen, between)


def read(file: Folder) -> Fits:
    """The numbers in a file. Raises DataFault."""
    return small_file.load(file, Fits)


def notes(folder: Folder) -> tuple[str, ...]:
    """A sentence where the numbers in the folder of the players cannot be read."""
    try:
        read(folder / FILE)
    except DataFault as fault:
        return (f"{fault} Until then it is not told why opponents move as they do.",)
    return ()
