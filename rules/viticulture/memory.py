"""What seats remember of cards that they have seen coming into another hand (V-GEN-07).

Cards that lie open nobody has to remember. Who has seen a card in a hand knows it there until it is seen to leave, or
until a card of its deck leaves that hand unseen, which it may have been. A copy that is blind remembers nothing more.
"""

from __future__ import annotations

from rules.engine.agenda import ONLOOKER
from rules.viticulture.components import Components
from rules.viticulture.state import State

Seen = tuple[int, int, int]
"""A holder, a card of its hand, and the bit set of those who know it: seats, and above them all who look on."""


def everybody(s: State) -> int:
    """The bit set of all seats and of those who look on."""
    return (2 << len(s.players)) - 1


def saw(s: State, holder: int, card: int, seats: int) -> None:
    """These seats, a bit set, have seen this card coming into a hand."""
    if s.blind < 0 and len(s.players) > 1:
        s.seen = tuple(sorted((*s.seen, (holder, card, seats & ~(1 << holder)))))


def left_open(s: State, components: Components, holder: int, card: int) -> None:
    """A card has left a hand for all to see. Of copies of one vine nobody can tell which one it was."""
    if not s.seen or s.blind >= 0:
        return
    names, left = components.names, 0
    alike = [one for one in s.seen if one[0] == holder and names[one[1]] == names[card]]
    found = dict.fromkeys(s.seen, 0)
    for one in sorted(alike, key=lambda one: one[1] != card):
        found[one] = one[2] & ~left
        left |= one[2]
    s.seen = tuple((*one[:2], rest) for one, gone in found.items() if (rest := one[2] & ~gone))


def left_unseen(s: State, components: Components, holder: int, card: int, seats: int) -> None:
    """A card has left a hand, and only these seats, a bit set, have seen which one."""
    if not s.seen or s.blind >= 0:
        return
    deck_of = components.deck_of
    found = []
    for at, one, known in s.seen:
        if at == holder and deck_of[one] == deck_of[card]:
            known = known & seats if one != card else 0
        if known:
            found.append((at, one, known))
    s.seen = tuple(found)


def of_seat(s: State, components: Components, seat: int) -> tuple[Seen, ...]:
    """What one seat remembers of other hands; nothing of a deck of which the holder has laid a card aside."""
    deck_of = components.deck_of
    unsure = {(holder, deck_of[card]) for holder, card in s.aside}
    own = 1 << (len(s.players) if seat == ONLOOKER else seat)
    return tuple(
        (holder, card, own)
        for holder, card, seats in s.seen
        if holder != seat and seats & own and (holder, deck_of[card]) not in unsure
    )
