"""Where the cards of a hand lie: in one row, or more behind one another, of which those behind show their heads."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from game.art.kit.boxes import Box

CARD = (180, 270)
"""Width and height of a hand card of size 1; in a hand they are never smaller, for their words would be."""
LARGEST = 1.25
TITLE, FOOT, EDGE = 40.0, 8.0, 12.0
"""What of the hand its title takes above, and what stays free below and on both sides of the cards."""
GAP = 10.0
INDEX = 116.0
"""What each card of a row shows at least, against a width of 180, as long as there is room for another row."""
NEARLY_WHOLE = 165.0
"""Cards of which so much is seen at size 1 are not made larger, for they would cover one another."""
HEAD, TALLEST_HEAD = 70.0, 90.0
"""How much of a card behind another one is seen."""
WIDEST_HEAD = 260.0
"""How wide the heads that share a row are at most: all of any card stands there."""
ASKED_RISE, POINTED_RISE = 12.0, 16.0
"""How far those cards of a single row rise that are asked for, and any card that is pointed at."""
LEAST_CLOSED = 90.0
"""Neighbours of a card that is pointed at close up until they show so much; where that is not enough they stay."""


class CardPlace(NamedTuple):
    """Where a card lies: its whole box, how much of its width is free, and how much of its height where another row
    lies before it (0: it lies in front). Such a head may be wider than the card, and begin ``right`` of the whole box,
    which never leaves the hand."""

    box: Box
    room: float
    head: float = 0.0
    right: float = 0.0

    @property
    def size(self) -> float:
        """How large the card is, against 180 by 270."""
        return self.box.w / CARD[0]

    @property
    def found(self) -> Box:
        """Where the pointer finds it, unless another card lies over it."""
        return Box(self.box.x + self.right, self.box.y, self.room, self.head) if self.head else self.box

    @property
    def seen(self) -> Box:
        """What of it is not covered."""
        return self.found._replace(w=self.room)


def places(
    hand: Box, count: int, asked: Collection[int] = (), told: Collection[int] = (), pointed: int = -1
) -> dict[int, CardPlace]:
    """The places of all cards of a hand by their numbers, from the lowest card to the topmost.

    Those that are ``asked`` for come to the front; those that are ``told`` wholly by their heads rather lie behind. One
    that is ``pointed`` at lies over all others, and its neighbours close up beside it.
    """
    asked = frozenset(asked) if len(asked) < count else frozenset()
    found = _places(hand, count, asked, frozenset(told))
    if pointed not in found:
        return found
    row = {number: place for number, place in found.items() if _beside(place, found[pointed])}
    found = found | _closed_up(hand, row, pointed)
    box = found.pop(pointed).box
    return found | {pointed: CardPlace(box._replace(y=box.y - POINTED_RISE), box.w)}


def _beside(one: CardPlace, other: CardPlace) -> bool:
    """Whether two cards lie in the same row; of those in front some may have risen."""
    return one.head == other.head and (not one.head or one.box.y == other.box.y)


@lru_cache(500)
def _places(hand: Box, count: int, asked: frozenset[int], told: frozenset[int]) -> dict[int, CardPlace]:
    rows = _rows(hand, count, asked, told)
    size = _size(hand, rows)
    wide, tall = (side * size for side in CARD)
    behind, free = len(rows) - 1, hand.h - TITLE - FOOT - tall
    head = min(TALLEST_HEAD, free / behind) if behind else 0.0
    spare = free - (head * behind or ASKED_RISE + POINTED_RISE)
    top = hand.bottom - FOOT - max(0.0, spare) / 2 - tall
    found: dict[int, CardPlace] = {}
    for number, row in enumerate(rows):
        area = hand.w - 2 * EDGE
        pitch = min(wide + GAP, (area - wide) / max(1, len(row) - 1))
        for at, card in enumerate(row):
            rise = ASKED_RISE if card in asked and not behind else head * (behind - number)
            box = Box(hand.x + EDGE + at * pitch, top - rise, wide, tall)
            room = wide if at == len(row) - 1 else min(wide, pitch)
            found[card] = CardPlace(box, room)
        if number < behind:
            found |= _heads({card: found[card].box for card in row}, area, head)
    return found


def _heads(row: dict[int, Box], area: float, tall: float) -> dict[int, CardPlace]:
    """The heads of a row of whole boxes, which share ``area`` from the left of the first one: with gaps between them,
    or without where they have less room than a card."""
    left, end, wide = next((box.x, box.x + area, box.w) for box in row.values())
    apart = (area + GAP) / len(row) - GAP
    gap, room = (GAP, min(apart, WIDEST_HEAD)) if apart >= wide else (0, area / len(row))
    places = {}
    for at, (card, box) in enumerate(row.items()):
        x = left + at * (room + gap)
        whole = box._replace(x=min(x, end - wide))
        places[card] = CardPlace(whole, room, tall, x - whole.x)
    return places


def _rows(hand: Box, count: int, asked: frozenset[int], told: frozenset[int]) -> list[list[int]]:
    """The numbers of the cards of each row from left to right, the row in front last."""
    most = 1 + int((hand.w - 2 * EDGE - CARD[0]) // INDEX)
    deep = 1 + max(0, int((hand.h + 0.5 - TITLE - FOOT - CARD[1]) // HEAD))
    lengths = _shared(count, min(deep, max(1, -(-count // most))))
    if asked and len(lengths) > 1:
        behind = len(lengths) - 1
        front = max(min(len(asked), max(most, lengths[0])), count - behind * (most + 1))
        lengths = [front, *_shared(count - front, behind)]
    forward = sorted(range(count), key=lambda card: (card not in asked, card in told, card))
    ends = accumulate(lengths)
    rows = [sorted(forward[end - length : end]) for end, length in zip(ends, lengths, strict=True)]
    return [row for row in reversed(rows) if row]


def _shared(count: int, among: int) -> list[int]:
    """So many cards shared among rows, those in front first."""
    each, more = divmod(count, among)
    return [each + (number < more) for number in range(among)]


def _size(hand: Box, rows: Sequence[Sequence[int]]) -> float:
    """How large the cards are: side by side where they can be, else so that each shows its INDEX."""
    free, most = hand.w - 2 * EDGE, max([1, *map(len, rows)])
    rise = (len(rows) - 1) * HEAD if len(rows) > 1 else ASKED_RISE + POINTED_RISE
    apart, close = (free - GAP * (most - 1)) / (CARD[0] * most), free / (INDEX * (most - 1) + CARD[0])
    whole = (free - CARD[0]) / max(1, most - 1) >= NEARLY_WHOLE
    size = min(LARGEST, (hand.h - TITLE - FOOT - rise) / CARD[1], apart if whole else close)
    return max(1.0, int(size * 20 + 1e-6) / 20)


def _closed_up(hand: Box, row: dict[int, CardPlace], pointed: int) -> dict[int, CardPlace]:
    """A row of cards that close up so that the one pointed at is seen whole, if they still show enough then."""
    if len(row) < 3 or row[pointed].room >= row[pointed].box.w:
        return row
    wide = row[pointed].box.w
    pitch = (hand.w - 2 * EDGE - 2 * wide - GAP) / (len(row) - 2)
    if pitch < LEAST_CLOSED:
        return row
    found, x, last = {}, hand.x + EDGE, next(reversed(row))
    for card, place in row.items():
        step = wide + GAP if card == pointed else pitch
        found[card] = place._replace(
            box=place.box._replace(x=x), room=wide if card == last else min(wide, step), right=0
        )
        x += step
    return found
