"""Whether the numbers of a position that comes from outside are such as the components have, told as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rules.engine.bounds import MOST, outside, unlike
from rules.viticulture import memory
from rules.viticulture.action import PAID_BONUS
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS
from rules.viticulture.state import AUTOMA, NO_RESULTS, SEASONS, Player, Solo, State

MOST_VP, MOST_LIRA, MOST_YEARS = 999, 9_999, 999
MOST_PARENTS = 2
LOST = ("", "target", "challenge")


def misfits(s: State, box: Box) -> Iterator[str]:
    """Everything that is out of bounds, what every game's position has aside."""
    seats, cards = len(s.players), box.components.blank
    yield from outside("year", [s.year], 0, MOST_YEARS)
    yield from outside("season", [s.season], 0, len(SEASONS) - 1)
    yield from outside("first_player", [s.first_player], 0, seats - 1)
    yield from outside("turn", [s.turn], 0, seats - 1)
    yield from outside("passed", [s.passed], 0, (1 << seats) - 1)
    yield from outside("temporary", [s.temporary], -1, seats - 1)
    yield from unlike("results", s.results, len(NO_RESULTS))
    yield from _board(s, box)
    for name, decks in (("decks", s.decks), ("piles", s.piles)):
        yield from unlike(name, decks, len(DECKS))
        yield from outside(name, chain.from_iterable(decks), 0, cards - 1)
    yield from unlike("shuffles", s.shuffles, len(DECKS))
    yield from outside("shuffles", s.shuffles, 0, MOST)
    yield from outside("aside", [seat for seat, _ in s.aside], 0, seats - 1)
    for name, lying in (("aside", [card for _, card in s.aside]), ("in_play", s.in_play), ("unused", s.unused)):
        yield from outside(name, lying, 0, cards - 1)
    yield from _seen(s)
    for player in s.players:
        yield from _player(player, box)
    if s.solo is not None:
        yield from _solo(s.solo, box)
        if s.solo.useless != (box.solo.useless if s.options.solo_visitors == "redrawn" else ()):
            yield "'useless' names other visitors than those of no use to one player"


def _seen(s: State) -> Iterator[str]:
    seats = len(s.players)
    yield from outside("seen", [holder for holder, _, _ in s.seen], 0, seats - 1)
    yield from outside("seen", [known for _, _, known in s.seen], 1, memory.everybody(s))
    held = {(at, card) for at, player in enumerate(s.players) for card in player.hand} | set(s.aside)
    if any((holder, card) not in held for holder, card, _ in s.seen):
        yield "'seen' has a card in a hand that does not hold it"


def _board(s: State, box: Box) -> Iterator[str]:
    seats, spaces, rows = len(s.players), box.spaces, len(box.components.board.wake_up_rows) + 1
    yield from unlike("rows", s.rows, rows)
    yield from unlike("last_rows", s.last_rows, rows if s.last_rows else 0)
    yield from outside("rows", (*s.rows, *s.last_rows), -1, seats - 1)
    yield from unlike("occupied", s.occupied, spaces.first_crowd)
    yield from unlike("crowds", s.crowds, len(spaces.names) - spaces.first_crowd)
    automa = [] if s.solo is None else [AUTOMA * 4]
    workers = {*automa, *(seat * 4 + kind for seat in range(seats) for kind in range(len(KINDS)))}
    for code in (*s.occupied, *chain.from_iterable(s.crowds)):
        if code not in workers and code != -1:
            yield f"'occupied' has a worker {code} that nobody has"
            break
    for seat, kind, space, bonus in s.plans:
        yield from outside("plans", [seat], 0, seats - 1)
        yield from outside("plans", [kind], 0, len(KINDS) - 1)
        yield from outside("plans", [space], 0, len(spaces.names) - 1)
        yield from outside("plans", [bonus], 0, PAID_BONUS)


def _player(player: Player, box: Box) -> Iterator[str]:
    components, fields = box.components, len(box.vineyard.limits)
    yield from outside("vp", [player.vp], -MOST_VP, MOST_VP)
    yield from outside("lira", [player.lira], 0, MOST_LIRA)
    yield from outside("residual", [player.residual], 0, box.residual_most)
    staff = (player.regular, player.staff, player.trained)
    yield from outside("staff", staff, 0, box.most_regulars)
    yield from outside("grandes", [player.grande, player.grandes, player.temporary], 0, 1)
    yield from outside("hand", player.hand, 0, components.blank - 1)
    yield from unlike("fields", player.fields, fields)
    yield from outside("fields", chain.from_iterable(player.fields), 0, components.blank - 1)
    yield from outside("sold", [player.sold, player.harvested], 0, (1 << fields) - 1)
    yield from outside("structures", [player.structures, player.used], 0, (1 << len(components.structures)) - 1)
    yield from outside("grapes", player.grapes, 0, (1 << 10) - 1)
    yield from outside("wines", player.wines, 0, (1 << 10) - 1)
    yield from outside("mamas", player.mamas, 0, len(components.mamas) - 1)
    yield from outside("papas", player.papas, 0, len(components.papas) - 1)
    yield from outside("parents", [len(player.mamas), len(player.papas)], 0, MOST_PARENTS)


def _solo(solo: Solo, box: Box) -> Iterator[str]:
    components, cards = box.components, len(box.solo.cards)
    rows = len(components.board.wake_up_rows)
    yield from outside("vp", [solo.vp], -MOST_VP, MOST_VP)
    yield from outside("row_tokens", [solo.row_tokens], 0, (2 << rows) - 1)
    yield from outside("tokens", [solo.tokens], 0, MOST)
    yield from outside("automa", (*solo.deck, *solo.pile, *solo.shown), 0, cards - 1)
    yield from outside("automa", [len(solo.shown)], 0, cards)
    yield from outside("shuffles", [solo.shuffles], 0, MOST)
    yield from outside("mamas", solo.mamas, 0, len(components.mamas) - 1)
    yield from outside("mamas", [len(solo.mamas)], 0, len(components.mamas))
    if solo.lost not in LOST:
        yield f"'lost' is {solo.lost[:40]!r}"
