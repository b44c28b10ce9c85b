"""Starts for learning: a spring with gifts, so that rare riches are met and their worth is learned."""

from __future__ import annotations

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.viticulture.cards import VINE
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import SPRING, Player, State
from rules.viticulture.vineyard import VALUES

USUAL_YEARS = 7
"""Later starts are in one of so many first years."""
CARDS = (2, 3, 1, 1)
"""So many vines, orders, summer and winter visitors are given at most."""
MOST_HELD = 8


def first_spring(rules: Viticulture, s: State, stream: Stream) -> State:
    """Play by chance up to the first question of the first year."""
    while s.agenda is not None and not (s.season == SPRING and rules.nodes[s.agenda.node].kind == "wake"):
        answer(rules.nodes, s, s.asked[stream.below(len(s.asked))])
        advance(rules.nodes, s)
    return s


def enriched(rules: Viticulture, s: State, stream: Stream) -> State:
    """A start with gifts to every seat, each by its own chance; one in four is left as it is."""
    s = first_spring(rules, s, stream)
    if s.agenda is None or not stream.below(4):
        return s
    if stream.below(100) < 35:
        years = rules.box.terms(s).years if s.solo is not None else USUAL_YEARS
        s.year = 2 + stream.below(years - 1)
    for player in s.players:
        _give(rules, s, player, stream)
    advance(rules.nodes, s)
    return s


def _give(rules: Viticulture, s: State, player: Player, stream: Stream) -> None:
    box, year = rules.box, s.year

    def happens(percent: int) -> bool:
        return stream.below(100) < percent

    if happens(70):
        more = min(stream.below(2 + year // 2) + stream.below(2), box.most_regulars - player.staff, 4)
        player.staff, player.regular = player.staff + max(0, more), player.regular + max(0, more)
    if happens(60):
        player.lira += stream.below(7)
    if year > 1 or happens(40):
        player.vp += stream.below(2 * year + 1)
    if happens(40 + 5 * year):
        player.residual = stream.below(min(box.residual_most, year + 1) + 1)
    rich = stream.below(10)
    for i, needs in enumerate(box.components.structure_needs):
        if happens(12 + 10 * min(year, 4) + rich) and needs & player.structures == needs:
            player.structures |= 1 << i
    _give_cards(s, player, stream)
    if happens(35 + 10 * min(year, 4)):
        _plant(rules, s, player, 1 + stream.below(2 + min(year, 4)), stream)
    if happens(30):
        grapes = list(player.grapes)
        for _ in range(1 + stream.below(3)):
            grapes[stream.below(2)] |= 1 << 1 + stream.below(5)
        player.grapes = (grapes[0], grapes[1])
    if happens(30):
        wines = list(player.wines)
        for _ in range(1 + stream.below(3)):
            kind = stream.below(len(wines))
            if slots := VALUES[box.vineyard.slots(player, kind)]:
                wines[kind] |= 1 << slots[stream.below(len(slots))]
        player.wines = (wines[0], wines[1], wines[2], wines[3])


def _give_cards(s: State, player: Player, stream: Stream) -> None:
    decks, hand = [list(cards) for cards in s.decks], list(player.hand)
    for deck, most in enumerate(CARDS):
        for _ in range(stream.below(most + 1)):
            if decks[deck] and len(hand) < MOST_HELD:
                hand.append(decks[deck].pop())
    s.decks, player.hand = tuple(tuple(cards) for cards in decks), tuple(sorted(hand))


def _plant(rules: Viticulture, s: State, player: Player, count: int, stream: Stream) -> None:
    """Put vines from the deck on fields that have room for them."""
    vineyard, value = rules.box.vineyard, rules.box.components.value
    fields, cards = [list(vines) for vines in player.fields], list(s.decks[VINE])
    for _ in range(min(count, len(cards))):
        vine, field = cards[-1], stream.below(len(fields))
        if vineyard.sum_of(tuple(fields[field])) + value[vine] <= vineyard.limits[field]:
            fields[field].append(cards.pop())
    player.fields = (tuple(sorted(fields[0])), tuple(sorted(fields[1])), tuple(sorted(fields[2])))
    s.decks = (*s.decks[:VINE], tuple(cards), *s.decks[VINE + 1 :])
