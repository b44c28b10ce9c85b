"""A whole table that agrees with all that a seat knows: what it cannot know is dealt anew by chance."""

from __future__ import annotations

from rules.engine.chance import LARGEST_SEED, Stream
from rules.vino.box import Box
from rules.vino.state import CHOOSE, State
from rules.vino.turns import CHOSEN

NOTE = 10
"""The smallest note: money is counted in these (N-COMP-02)."""
KEPT, INCOME = 150, 900
"""What somebody may have kept at most of older money, and have earned at most by the last sale, as far as is known."""


def dealt(known: State, box: Box, seat: int, stream: Stream) -> State:
    """A table as it might be, from what ``known_to`` has left of it for this seat. It has a seed of its own.

    Which one it becomes rests on nothing but what is known and the stream.
    """
    s = known.copy()
    s.blind, s.seed = -1, stream.below(LARGEST_SEED)
    s.face_down = stream.shuffled(known.face_down)
    if known.options.money_shown != "all":
        s.money = tuple(
            money if one == seat else _money(known, box, one, stream) for one, money in enumerate(known.money)
        )
    if known.phase == CHOOSE:
        s.marks = tuple(
            marks if one == seat or not done else _two_regions(box, stream)
            for one, (marks, done) in enumerate(zip(known.marks, has_chosen(known, box), strict=True))
        )
    return s


def has_chosen(s: State, box: Box) -> tuple[bool, ...]:
    """For each seat whether it has chosen its regions while others still choose, which everybody sees (N-BUY-01)."""
    f = s.agenda
    chooses = f is not None and box.nodes[f.node].kind == "region"
    to_come = f.held if f is not None and chooses else s.order
    return tuple(seat not in to_come for seat in range(s.seats))


def _money(known: State, box: Box, seat: int, stream: Stream) -> int:
    """The older money that a seat may have; before the first sale all has been seen that it had and paid."""
    if known.round < 2:
        paid = sum([price for price, owner in zip(box.prices, known.owners, strict=True) if owner == seat])
        return max(0, box.start_money - paid)
    place = known.order.index(seat) / (known.seats - 1)
    earned = int(INCOME * (0.2 + 0.8 * place)) if known.phase == CHOOSE else INCOME // 3
    return NOTE * (stream.below(KEPT // NOTE + 1) + stream.below(earned // NOTE + 1))


def _two_regions(box: Box, stream: Stream) -> int:
    chosen = stream.shuffled(tuple(range(len(box.regions))))[:CHOSEN]
    return sum([1 << region for region in chosen])
