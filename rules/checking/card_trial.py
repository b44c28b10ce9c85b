"""A card on trial: games by chance in which it lies in a hand from the start, and what came of playing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.checking.branches import Branches, watched
from rules.checking.positions import position
from rules.engine.agenda import Frame, advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.ops.wine import FillOrder
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import SEASONS, Player, State
from rules.viticulture.vineyard import VALUES

MOST_YEARS = 12
"""After so many years a game is given up in which the card has not been played."""
LATEST = 6
"""In one game after the other the card is kept back until the first year, the second, and so on up to this one."""


class Unheard(list[Event]):
    """Events of a real game that nobody keeps."""

    def append(self, _event: Event) -> None:
        """Let it go."""


class Play(NamedTuple):
    """One time that the card was played: in which year and among how many seats, by which branches of it that its
    player took and which that others took, and by how much its player has more or less of everything afterwards, and
    all others together."""

    year: int
    seats: int
    branches: frozenset[str]
    branches_of_others: frozenset[str]
    own: Counter[str]
    others: Counter[str]


class Trial(NamedTuple):
    """What came of all games: ``turns`` of its holder in the season of the card, on how many of these it could be
    played (``open_turns``), and on how many there was a space for that too (``placed_turns``); ``open_games`` had
    such a turn.

    In ``lost`` games the card was given away or discarded unplayed. ``branches`` are all that the card has;
    ``dead_ends`` counts how often it was begun and could not be finished.
    """

    games: int
    turns: int
    open_turns: int
    placed_turns: int
    open_games: int
    lost: int
    plays: list[Play]
    branches: frozenset[str]
    dead_ends: int


class CardTrial:
    """Plays games with one card of the hand, which ``action`` takes; the rules are its own, for it watches them.

    Everybody answers by chance, but the holder of the card plays it as soon as that can be from a certain year on, and
    never gives it away where something else will do.
    """

    verb = ""

    def __init__(self, rules: Viticulture, card: str, action: int) -> None:
        self.rules = rules
        self.card = card
        self.number = rules.box.components.numbers[card][0]
        self.action = rules.box.spaces.actions[action]
        self.season = SEASONS.index(rules.box.spaces.season[action])
        self.branches = Branches(rules)
        self.plays: list[Play] = []
        self.lost = 0

    def is_open(self, s: State, holder: int) -> bool:
        """Whether its holder could play it now, if there is a space for that."""
        raise NotImplementedError

    def play(self, games: int, seed: int = 1) -> Trial:
        """So many games, with two to four seats in turn."""
        turns, open_turns, placed_turns, open_games = 0, 0, 0, 0
        for number in range(games):
            opened = False
            for is_open, is_placed in self._game(2 + number % 3, seed + number, 1 + number % LATEST):
                turns += 1
                open_turns += is_open
                placed_turns += is_placed
                opened = opened or is_placed
            open_games += opened
        names = frozenset(name for card, name in self.branches.all if card == self.card)
        dead_ends = self.branches.dead_ends.count(self.card)
        return Trial(games, turns, open_turns, placed_turns, open_games, self.lost, [*self.plays], names, dead_ends)

    def _game(self, seats: int, seed: int, year: int) -> Iterator[tuple[bool, bool]]:
        """One game until the card has been played or is lost: for each turn of its holder in its season whether it
        could be played, and whether there was a space for that too."""
        nodes, chance, holder = self.rules.nodes, Stream(seed, "trial"), seed % seats
        s = self.rules.start(self.rules.options({}), seats, seed)
        s.decks = tuple(tuple(card for card in deck if card != self.number) for deck in s.decks)
        s.players[holder].hand = (self.number,)
        s.events = Unheard()
        played = len(self.plays)
        advance(nodes, s)
        while s.agenda is not None and s.year <= MOST_YEARS and len(self.plays) == played:
            if self.number not in (*s.players[holder].hand, *s.in_play):
                self.lost += 1
                return
            wanted = [one for one in s.asked if one.verb == self.verb and one.words[0] == self.card]
            kept = [one for one in s.asked if self.card not in one.words] or s.asked
            if s.agenda.seat == holder and nodes[s.agenda.node].kind == "turn" and s.season == self.season:
                is_open = self.is_open(s, holder)
                ways = [one for one in s.asked if is_open and self._leads_to(one)]
                yield is_open, bool(ways)
                if s.year >= year:
                    wanted = ways
                elif is_open:
                    kept = [one for one in kept if not self._leads_to(one)]
            answers = wanted or kept
            answer(nodes, s, answers[chance.below(len(answers))])
            advance(nodes, s)

    def _leads_to(self, one: Choice) -> bool:
        return one.verb == "place" and one.words[1].partition(".")[0] == self.action


class VisitorTrial(CardTrial):
    """Plays games with one visitor, and measures what it brings by itself: without the bonus of the space."""

    verb = "play"

    def __init__(self, rules: Viticulture, card: str) -> None:
        deck = rules.box.components.deck_of[rules.box.components.numbers[card][0]]
        super().__init__(rules, card, rules.box.visitor_action[deck])
        self._playing = [node for node in rules.nodes if isinstance(node, PlayVisitor) and node.deck == deck]
        self._before: State | None = None
        for node in self._playing:
            rules.nodes[node.number] = watched(rules.nodes[node.number], stepped=self._stepped, taken=self._taken)

    def is_open(self, s: State, holder: int) -> bool:
        return self._playing[0].playable(s, holder, self.number)

    def from_positions(self, tries: int) -> frozenset[str]:
        """The branches that are taken when the card is played in so many positions made by chance."""
        nodes, taken = self.rules.nodes, set()
        for number in range(tries):
            stream = Stream(number, self.card)
            s = position(self.rules, stream, 2 + stream.below(5), self.card)
            s.events = Unheard()
            self.branches.met.clear()
            ways = [one for one in s.asked if self._leads_to(one)]
            while ways:
                answer(nodes, s, ways[stream.below(len(ways))])
                advance(nodes, s)
                at_turn = s.agenda is None or nodes[s.agenda.node].kind == "turn"
                mine = [one for one in s.asked if one.verb == self.verb and one.words[0] == self.card]
                ways = [] if at_turn else mine or s.asked
            taken |= {name for card, name in self.branches.met if card == self.card}
        return frozenset(taken)

    def _taken(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen.words[0] == self.card:
            self.branches.takers.clear()
            self._before = s.copy()

    def _stepped(self, s: State, f: Frame) -> None:
        if not f.at or f.held[0] != self.number or self._before is None:
            return
        before, self._before = self._before, None
        rest = [seat for seat in range(len(s.players)) if seat != f.seat]
        own, others = _change(before, s, [f.seat]), _change(before, s, rest)
        own["cards in hand"] += 1
        taken = [(name, seat) for card, name, seat in self.branches.takers if card == self.card]
        mine = frozenset(name for name, seat in taken if seat == f.seat)
        theirs = frozenset(name for name, seat in taken if seat != f.seat)
        self.plays.append(Play(s.year, len(s.players), mine, theirs, own, others))


class OrderTrial(CardTrial):
    """Plays games with one order."""

    verb = "fill"

    def __init__(self, rules: Viticulture, card: str) -> None:
        super().__init__(rules, card, rules.box.spaces.actions.index(FillOrder.verb))
        for node in [node for node in rules.nodes if isinstance(node, FillOrder)]:
            rules.nodes[node.number] = watched(rules.nodes[node.number], taken=self._taken)

    def is_open(self, s: State, holder: int) -> bool:
        return bool(self.rules.box.vineyard.order_wines(s.players[holder], self.number))

    def _taken(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen.verb == self.verb and chosen.words[0] == self.card:
            self.plays.append(Play(s.year, len(s.players), frozenset(), frozenset(), Counter(), Counter()))


def deals(rules: Viticulture, card: str, games: int) -> tuple[Counter[str], list[list[str]]]:
    """How often each branch of a mama or papa was taken in so many deals by chance, and the branches of its steps.

    The rules are its own, for it watches their cards.
    """
    components, branches = rules.box.components, Branches(rules)
    lists = {"mamas": [one.id for one in components.mamas], "papas": [one.id for one in components.papas]}
    kind = next(kind for kind, names in lists.items() if card in names)
    number = lists[kind].index(card)
    taken: Counter[str] = Counter()
    for seed in range(games):
        chance = Stream(seed, "trial")
        s = rules.start(rules.options({}), 2, seed)
        for seat, player in enumerate(s.players):
            setattr(player, kind, ((number + seat) % len(lists[kind]),))
        s.events = Unheard()
        branches.met.clear()
        advance(rules.nodes, s)
        while s.agenda is not None and not s.year:
            answer(rules.nodes, s, s.asked[chance.below(len(s.asked))])
            advance(rules.nodes, s)
        taken.update(name for one, name in branches.met if one == card)
    return taken, branches.steps.get(card, [])


def _change(before: State, after: State, seats: Sequence[int]) -> Counter[str]:
    """By how much these seats together have more or less of everything."""
    found: Counter[str] = Counter()
    for seat in seats:
        found.update(_things(after.players[seat], after.temporary == seat))
        found.subtract(_things(before.players[seat], before.temporary == seat))
    return found


def _things(player: Player, temporary: bool) -> dict[str, int]:
    return {
        "lira": player.lira,
        "vp": player.vp,
        "residual": player.residual,
        "cards in hand": len(player.hand),
        "planted vines": sum(map(len, player.fields)),
        "structures": player.structures.bit_count(),
        "grapes": sum(bits.bit_count() for bits in player.grapes),
        "wines": sum(bits.bit_count() for bits in player.wines),
        "value of wines": sum(sum(VALUES[bits]) for bits in player.wines),
        "workers in all": player.staff + player.trained + player.grandes + temporary,
        "workers at hand": player.regular + player.grande + player.temporary,
    }
