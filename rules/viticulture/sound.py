"""What is true of every position, told as sentences where it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rules.viticulture import placing
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.solo import sound
from rules.viticulture.state import SPRING, Player, State
from rules.viticulture.vineyard import SLOTS, VALUES


class Soundness:
    """What holds while somebody is asked, or when the game is over. Follows one game, where it is told of it.

    The numbers in a position must be within bounds.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._all_cards = list(range(box.components.blank))
        self._of_deck = tuple(map(frozenset, box.components.cards_of))
        self._sound: dict[int, Player] = {}
        self.high_wine: set[int] = set()
        """The seats that may have wine above their cellars."""
        self.full_field: set[int] = set()
        """The seats that may have vines above the limit of a field."""

    def allow_everything(self) -> None:
        """Take it that every seat has played the cards that may break a limit; for positions without a story."""
        self.high_wine = self.full_field = set(range(7))

    def of_position(self, s: State) -> list[str]:
        """Everything that is wrong with this position."""
        found = [*self._cards(s), *self._board(s)]
        if s.solo is not None:
            found += sound.of_position(s, s.solo, self.box)
        placed = self._placed(s)
        for seat, player in enumerate(s.players):
            faults = [*self._amounts(s, player), *self._workers(s, seat, player, placed)]
            if self._sound.get(seat) != player:
                mat = list(self._mat(seat, player))
                faults += mat
                if not mat:
                    self._sound[seat] = player.__copy__()  # type: ignore[attr-defined]
            found += [f"seat {seat}: {fault}" for fault in faults]
        return found

    def _cards(self, s: State) -> Iterator[str]:
        places = [*s.decks, *s.piles, s.in_play, s.unused, [card for _, card in s.aside]]
        for player in s.players:
            places += [player.hand, *player.fields]
        cards = sorted(chain.from_iterable(places))
        if cards != self._all_cards:
            counts = Counter(cards)
            wrong = [n for n in (*self._all_cards, *counts) if counts[n] != 1]
            names = ", ".join(sorted({f"{self.box.components.names[n]} {counts[n]} times" for n in wrong}))
            yield f"each card lies in one place, but not these: {names}"
        for deck, name in enumerate(DECKS):
            if s.piles[deck] and not s.decks[deck]:
                yield f"the {name} deck is empty though its pile has cards"
            if not self._of_deck[deck].issuperset((*s.decks[deck], *s.piles[deck])):
                yield f"the {name} deck or pile holds a card of another kind"

    def _board(self, s: State) -> Iterator[str]:
        spaces = self.box.spaces
        places = placing.places_here(self.box, s)
        for space, code in enumerate(s.occupied):
            if code >= 0 and space % len(spaces.places) not in places:
                yield f"a worker stands on {spaces.names[space]}, which is closed for {len(s.players)} players"
        for at, crowd in enumerate(s.crowds[: len(spaces.actions)]):
            if any(code & 3 != 1 for code in crowd):
                yield f"somebody else than a grande stands on {spaces.names[spaces.first_crowd + at]}"
        roosters = [seat for seat in s.rows if seat >= 0]
        if s.rows[0] != -1 or len(set(roosters)) != len(roosters):
            yield f"the wake-up chart is wrong: {s.rows}"
        if s.year and s.season > SPRING and len(roosters) not in (0, len(s.players)):
            yield "somebody has no wake-up row"
        for seat, kind, space, _ in s.plans:
            if (space, kind) not in spaces.placed(s, seat):
                yield f"seat {seat} planned {spaces.names[space]} without a {KINDS[kind]} there"

    def _amounts(self, s: State, player: Player) -> Iterator[str]:
        if player.vp < self.box.least_vp:
            yield f"{player.vp} points are below the floor"
        if not 0 <= player.residual <= self.box.residual_most:
            yield f"a residual of {player.residual} is off the track"
        if player.lira < 0:
            yield f"{player.lira} lira are a debt"
        if player.vp >= self.box.ends_at and not s.last_year and s.solo is None:
            yield f"{player.vp} points, and yet it is not the last year"

    def _placed(self, s: State) -> Counter[int]:
        """How many workers of each code stand anywhere; those on a yoke also under -1 - seat."""
        crowded = chain.from_iterable(s.crowds)
        placed = Counter(code for code in (*s.occupied, *crowded) if code >= 0)
        yoke = self.box.spaces.yoke - self.box.spaces.first_crowd
        placed.update(-1 - (code >> 2) for code in s.crowds[yoke])
        return placed

    def _workers(self, s: State, seat: int, player: Player, placed: Counter[int]) -> Iterator[str]:
        yokes = placed[-1 - seat]
        has_temporary = int(s.temporary == seat)
        wanted = (player.staff, player.grandes, has_temporary)
        available = (player.regular, player.grande, player.temporary)
        for kind, name in enumerate(KINDS):
            away = placed[seat * 4 + kind]
            if available[kind] < 0 or available[kind] + away != wanted[kind]:
                yield f"{available[kind]} {name} available and {away} placed of {wanted[kind]}"
        if player.trained < 0 or player.staff + player.trained > self.box.regulars(s):
            yield f"{player.staff} workers and {player.trained} in training are too many"
        if yokes > 1 or (yokes and not player.used & self.box.spaces.yoke_bit):
            yield f"{yokes} workers stand on the yoke"

    def _mat(self, seat: int, player: Player) -> Iterator[str]:
        needs = self.box.components.structure_needs
        for number, name in enumerate(self.box.components.structures):
            if player.structures >> number & 1 and player.structures & needs[number] != needs[number]:
                yield f"{name} stands without what it needs"
        if player.used & ~player.structures:
            yield "something was used that is not built"
        if any(bits & ~SLOTS for bits in player.grapes):
            yield f"grapes lie outside the crush pad: {player.grapes}"
        for kind, bits in enumerate(player.wines):
            if bits & ~self.box.vineyard.all_slots[kind]:
                yield f"{WINES[kind]} wine lies where no cellar has a slot: {VALUES[bits]}"
            if bits & ~self.box.vineyard.slots(player, kind) and seat not in self.high_wine:
                yield f"{WINES[kind]} wine lies in a cellar that is not built: {VALUES[bits]}"
        for at, vines in enumerate(player.fields):
            if vines and player.sold >> at & 1:
                yield "vines stand on a sold field"
            if self.box.vineyard.sum_of(vines) > self.box.vineyard.limits[at] and seat not in self.full_field:
                yield f"the vines of field {self.box.vineyard.limits[at]} are worth more than it bears"
        if any(list(cards) != sorted(cards) for cards in (player.hand, *player.fields)):
            yield "cards lie out of order"
