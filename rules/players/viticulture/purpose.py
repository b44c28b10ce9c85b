"""What an answer of Viticulture is good for, read from what happens in the plan that begins with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.suggestion import JUDGED, PLACING, Gain, Purpose
from rules.players.viticulture.chain import Chains
from rules.players.viticulture.uses import AIMS
from rules.players.viticulture.way_on import WayOn
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, VINE, WINES
from rules.viticulture.order_way import NOW, way_to
from rules.viticulture.state import FALL, SUMMER_SEASON, Player, State

COUNTED = {"vp_changed": "vp", "lira_changed": "lira", "residual_changed": "residual"}
"""Kinds of events that bring so much of something."""
COLOURS = "red", "white"
"""The wines that are made of one vine's grapes."""
TO_WINE = {"harvest": "harvest-wine", "plant": "plant-wine"}
TO_ORDER = {"wine": "wine-order", "harvest-wine": "harvest-wine-order", "plant-wine": "plant-wine-order"}
"""How a kind of purpose is called that leads one step further, to a wine or to an order."""
ORDER_KINDS = frozenset({"order", "structure-order", "keeps-fill", *TO_ORDER.values()})
"""Kinds of purposes that end with an order of the hand."""
NAMES_ORDER = ORDER_KINDS | {"orders-none", "orders-far"}
"""Kinds of purposes that tell of orders themselves."""
THEN = {
    "fill": "then-fill", "build": "then-build", "train": "then-train", "make": "then-make", "harvest": "then-harvest",
    "plant": "then-plant", "play": "then-play",
}  # fmt: skip
"""What can still be done after an answer, by the words of plans."""
KEEPS = {
    "fill": "keeps-fill", "build": "keeps-build", "train": "keeps-train", "make": "keeps-make",
    "harvest": "keeps-harvest", "plant": "keeps-plant", "play": "keeps-play",
}  # fmt: skip
"""What workers can do that are kept for winter."""
FROM_HAND = frozenset({"vine_planted", "visitor_played", "order_filled"})
"""Kinds of events for which a card of the hand is used."""
BREAKS = frozenset({"passed", "grape_aged", "wine_aged"})
"""Kinds of events with which a turn is over."""


class Purposes:
    """Finds what answers are good for. Whatever it tells has its ground in the events or on the seat's own mat."""

    def __init__(self, box: Box, chains: Chains | None = None) -> None:
        self.box, self.components = box, box.components
        self.way = WayOn(chains or Chains(box))
        instead = box.hooks.get("instead_of_fall_draw", ())
        self.in_fall = {"fall", *(self.components.structures[bit.bit_length() - 1] for bit, *_ in instead)}
        """Sources of the cards that come in fall, whatever was done in summer."""

    def of(self, known: State, seat: int, chosen: Choice, told: Sequence[Event], after: State | None = None) -> Purpose:
        """What an answer of this seat is good for; ``told`` is what happens to it from then to the year's end,
        ``after`` where its turn leads."""
        player = known.players[seat]
        if chosen.verb == "pass" and (ready := self.waiting(known, player)):
            return Purpose("keeps-fill", self.components.names[ready[0]], amount=workers_left(player))
        if chosen.verb == "pass" and (needed := self.way.needed(known, seat)):
            return needed
        now, later = self._parted(told, chosen)
        later = self._certain(player, now, later)
        found = (
            _made_by(chosen, now, later)
            or _ordered(now, later)
            or self._built(known, seat, now)
            or self._sold(known, seat, now)
            or self._brought(known, seat, chosen, now, later)
            or (chosen.verb == "pass" and self.way.kept(known, seat, later))
            or self.way.given(known, seat, chosen)
            or (None if self._too_late(known, now, later) else self._prepared(known, seat, chosen, later))
            or Purpose(JUDGED)
        )
        if found.kind == "wine":
            found = self._suited(known, seat, found)
        if chosen.verb == "wake" and after is not None and (sooner := self.way.sooner(known, after, seat)):
            found = msgspec.structs.replace(found, then=sooner)
        if after is not None and found.then is None and found.kind not in NAMES_ORDER:
            found = self._on_the_way(known, seat, after, found, now)
        visitor = next((one.card for one in now if one.kind == "visitor_played"), "")
        return msgspec.structs.replace(found, visitor=visitor) if visitor and chosen.verb in PLACING else found

    def _on_the_way(self, known: State, seat: int, after: State, found: Purpose, now: Sequence[Event]) -> Purpose:
        """What a turn is good for, with what it takes from the way to the nearest order, or what comes next on it."""
        then = self.way.leaves(known, after, seat)
        if then is None and drawn(now, DECKS[VINE]):
            then = self.way.wants_vine(known, seat)
        elif then is None and self._leads_on(known, seat, found):
            then = self.way.next(known, after, seat)
        if found.kind == "structure" and then is not None and then.kind != "leaves":
            return Purpose("structure-way", thing=found.thing, then=then)
        return msgspec.structs.replace(found, then=then)

    def _leads_on(self, known: State, seat: int, found: Purpose) -> bool:
        """Whether what is told may bring an order nearer: money only where the way to the nearest one lacks it."""
        if not found.kind.startswith("lira"):
            return True
        player, chain = known.players[seat], self.way.nearest(known, seat)
        bits = {1 << number: thing for number, thing in enumerate(self.components.structures)}
        needed = [thing for bit, thing in bits.items() if chain is not None and chain.builds & bit]
        return chain is not None and chain.price > player.lira and (not found.thing or found.thing in needed)

    def _too_late(self, known: State, now: Sequence[Event], later: Sequence[Event]) -> bool:
        """Whether in the last year somebody is trained, or something built that itself brings no points any more."""
        trained = any(one.kind == "worker_trained" for one in now)
        built = {one.thing for one in now if one.kind == "structure_built"}
        brings = any(one.kind == "vp_changed" and one.source.partition(".")[0] in built for one in later)
        return self.way.over(known) and (trained or (bool(built) and not brings))

    def _suited(self, known: State, seat: int, made: Purpose) -> Purpose:
        """A wine that is made, told with the order of the hand that asks for such a one."""
        kind, _, value = made.thing.partition(".")
        for card in self._in_time(known, seat):
            if any(wine.kind == kind and wine.value <= int(value) for wine in self.components.order(card).wines):
                return Purpose("wine-suits", self.components.names[card], made.thing)
        return made

    def waiting(self, known: State, player: Player) -> list[int]:
        """In summer the orders of a hand that can be filled in winter with what lies in the cellar."""
        if known.season != SUMMER_SEASON:
            return []
        return [card for card in self._held(player, ORDER) if way_to(self.box, card, player).step == NOW]

    def points(self, chosen: Choice, told: Sequence[Event]) -> int:
        """How many points the turn of an answer brings."""
        return _gained(self._parted(told, chosen)[0], "vp")

    def sells_field(self, chosen: Choice, told: Sequence[Event]) -> bool:
        """Whether a field is sold in the turn of an answer."""
        return any(one.kind == "field_sold" for one in self._parted(told, chosen)[0])

    def wants_order(self, player: Player) -> bool:
        """Whether a seat has grapes or wine, and no order to which they could lead."""
        return any(player.grapes + player.wines) and not any(self._held(player, ORDER))

    def _parted(self, told: Sequence[Event], chosen: Choice) -> tuple[Sequence[Event], Sequence[Event]]:
        """What belongs to the turn of an answer, and what comes after it."""
        turn = chosen.verb in PLACING
        placed = not turn
        for number, one in enumerate(told):
            fall = turn and one.source in self.in_fall and one.kind == "card_drawn"
            if fall or one.kind in BREAKS or (one.kind == "worker_placed" and placed):
                return told[:number], told[number:]
            placed = placed or one.kind == "worker_placed"
        return told, ()

    def _certain(self, player: Player, now: Sequence[Event], later: Sequence[Event]) -> Sequence[Event]:
        """What comes later as long as it rests on nothing but what the seat has after its turn.

        Cards still to be drawn are guessed in a plan, and money that is still to be earned may not come.
        """
        held = Counter(self.components.names[card] for card in player.hand)
        lira = player.lira + sum(one.amount for one in now if one.kind == "lira_changed")
        held.subtract(one.card for one in now if one.kind in FROM_HAND)
        for number, one in enumerate(later):
            if one.kind == "lira_changed":
                lira += min(0, one.amount)
            if one.kind in FROM_HAND:
                held[one.card] -= 1
            if lira < 0 or (one.kind in FROM_HAND and held[one.card] < 0):
                return later[: _turn_of(later, number)]
        return later

    def _built(self, known: State, seat: int, now: Sequence[Event]) -> Purpose | None:
        """What a structure is good for that is built at once: a vine or an order of the hand that lacks only it; in the
        last year nothing else."""
        player = known.players[seat]
        thing = next((one.thing for one in now if one.kind == "structure_built"), "")
        if not thing:
            return None
        bit = 1 << self.components.structures.index(thing)
        for card in self._held(player, VINE):
            lacking = self.components.needs[card] & ~player.structures
            if lacking == bit:
                return Purpose("structure-vine", self.components.names[card], thing)
        for card in self._in_time(known, seat):
            for wine in self.components.order(card).wines:
                kind = WINES.index(wine.kind)
                if self._top(player.structures, kind) < wine.value <= self._top(player.structures | bit, kind):
                    return Purpose("structure-order", self.components.names[card], thing, amount=wine.value)
        if fits := self.way.fits_with(player, bit, thing):
            return fits
        if self.way.over(known):
            return None
        free = not any(one.kind == "lira_changed" and one.amount < 0 for one in now)
        price = self.components.costs[self.components.structures.index(thing)]
        return Purpose("structure-free", thing=thing, cost=price) if free else Purpose("structure", thing=thing)

    def _sold(self, known: State, seat: int, now: Sequence[Event]) -> Purpose | None:
        """What is bought with the money for a field."""
        field = next((one.place for one in now if one.kind == "field_sold"), "")
        lira = _gained(now, "lira")
        if not field or not lira:
            return None
        return msgspec.structs.replace(self._paid_for(known, seat, lira), place=field)

    def _held(self, player: Player, deck: int) -> Iterator[int]:
        components = self.components
        return (card for card in player.hand if card < components.blank and components.deck_of[card] == deck)

    def _in_time(self, known: State, seat: int) -> list[int]:
        """The orders of a hand that can be filled before the game ends."""
        player, time = known.players[seat], self.way.time(known, seat)
        chains = self.way.chains
        found = [chains.to(card, chains.mat(player), player.lira) for card in self._held(player, ORDER)]
        return [one.card for one in found if self.way.years(one, player, time) <= time.more]

    def _top(self, structures: int, kind: int) -> int:
        """The highest value at which these cellars hold such a wine."""
        return max(0, self.box.vineyard.slots(Player(structures=structures), kind).bit_length() - 1)

    def _brought(
        self, known: State, seat: int, chosen: Choice, now: Sequence[Event], later: Sequence[Event]
    ) -> Purpose | None:
        """What comes at once: a worker, money for what can be bought then, or points, money and cards."""
        player, over = known.players[seat], self.way.over(known)
        workers = player.staff + player.trained + player.grandes
        if any(one.kind == "worker_trained" for one in now) and not _gained(now, "vp") and not over:
            return Purpose("train", amount=workers + 1)
        if not over and (
            more := sum(one.amount for one in now if one.kind == "worker_gained" and one.thing != "temporary")
        ):
            return Purpose("worker", amount=workers + more)
        gains = [one for one in _gains(now) if one.kind != "residual" or not over]
        if not gains:
            grape = next((one.thing for one in now if one.kind == "grape_gained"), "")
            found = Purpose("grape", thing=grape) if grape else None
            return Purpose("first") if chosen.verb == "wake" else found
        card = next((one.card for one in now if one.kind == "visitor_played"), "")
        if [one.kind for one in gains] == ["lira"] and not card:
            return self._paid_for(known, seat, gains[0].amount)
        if gains[-1].kind == "temporary":
            return Purpose("gains", card, gains=tuple(gains), then=self._prepared(known, seat, chosen, later))
        deck = gains[0].kind if len(gains) == 1 and gains[0].kind in DECKS else ""
        if deck == DECKS[ORDER] and (drawn_for := self.way.order_drawn(known, seat)):
            return drawn_for
        if known.season == FALL and (visitors := self.way.visitors(known, seat, deck)):
            return visitors
        first = deck and not any(self.components.deck_of[card] == DECKS.index(deck) for card in player.hand)
        return Purpose("gains", card, deck if first else "", gains=tuple(gains))

    def _paid_for(self, known: State, seat: int, lira: int) -> Purpose:
        """What more money is good for: what the hand or its nearest order asks for, or else the dearest thing that is
        paid only with it; in the last year what an order lacks, or else only itself."""
        player, chain = known.players[seat], self.way.nearest(known, seat)
        components, had = self.components, player.lira
        if self.way.over(known) and (chain is None or chain.price <= had):
            # Alone there is nobody with whom points could be equal.
            alone = known.solo is not None
            return Purpose("gains", gains=(Gain("lira", lira),)) if alone else Purpose("lira-last", amount=lira)
        open_ = [
            number
            for number, needs in enumerate(components.structure_needs)
            if not player.structures >> number & 1 and needs & ~player.structures == 0
        ]
        for card in self._held(player, VINE):
            lacking = components.needs[card] & ~player.structures
            price = sum(cost for number, cost in enumerate(components.costs) if lacking >> number & 1)
            if lacking and lacking & (lacking - 1) == 0 and had < price <= had + lira:
                thing = components.structures[lacking.bit_length() - 1]
                return Purpose("lira-vine", components.names[card], thing, amount=lira)
        payable = [number for number in open_ if had < components.costs[number] <= had + lira]
        if payable:
            builds = chain.builds if chain is not None and chain.price > had else 0
            needed = [number for number in payable if builds >> number & 1]
            if needed or not builds:
                dearest = max(needed or payable, key=lambda number: components.costs[number])
                return Purpose("lira-build", thing=components.structures[dearest], amount=lira)
        return Purpose("lira-more", amount=lira, cost=had + lira)

    def _prepared(self, known: State, seat: int, chosen: Choice, later: Sequence[Event]) -> Purpose | None:
        """What can still be done afterwards this year, the greatest thing of it; nobody trains in the last year."""
        keeps = workers_left(known.players[seat]) if chosen.verb == "pass" else 0
        for kind, word in AIMS.items():
            if word == "train" and self.way.over(known):
                continue
            for one in later:
                if one.kind == kind:
                    thing = one.thing if word in ("build", "make") else ""
                    card = one.card if word in ("fill", "plant") else ""
                    place = one.place if word == "harvest" else ""
                    return Purpose((KEEPS if keeps else THEN)[word], card, thing, place, keeps or one.amount)
        return None


def workers_left(player: Player) -> int:
    """How many workers a player has still to place."""
    return player.regular + player.grande + player.temporary


def brought_at_once(told: Sequence[Event], found: Purpose) -> Purpose:
    """A reason with what its answer brings by itself before it; the same where that is nothing, or all of it."""
    gains = tuple(_gains(told))
    return found if not gains or found.kind == "gains" else Purpose("gains", gains=gains, then=found)


def _gains(events: Sequence[Event]) -> list[Gain]:
    gains = [Gain(kind, _gained(events, kind)) for kind in COUNTED.values()]
    gains += [Gain(deck, drawn(events, deck)) for deck in DECKS]
    gains.append(Gain("temporary", sum(one.kind == "worker_gained" and one.thing == "temporary" for one in events)))
    return [one for one in gains if one.amount > 0]


def _made_by(chosen: Choice, now: Sequence[Event], later: Sequence[Event]) -> Purpose | None:
    """The wine that an answer makes which is one of several, and the order for which that one is given."""
    told = [*now, *later]
    made = next((at for at, one in enumerate(told) if one.kind == "wine_made"), None)
    return None if chosen.verb != "make" or made is None else _with_wine("wine", told[made].thing, told[made:])


def _ordered(now: Sequence[Event], later: Sequence[Event]) -> Purpose | None:
    """The way from this turn to an order, or as far as it leads there: vine, harvest, wine, order."""
    filled = next((one for one in now if one.kind == "order_filled"), None)
    if filled is not None:
        return Purpose("order", filled.card, amount=filled.amount)
    made = [_with_wine("wine", one.thing, later) for one in now if one.kind == "wine_made"]
    if made:
        return max(made, key=lambda one: (bool(one.card), int(one.thing.partition(".")[2])))
    for one in now:
        if one.kind == "field_harvested":
            return _with_grapes("harvest", one.place, _grapes(now), later)
    for one in now:
        if one.kind == "vine_planted":
            return _with_vine(one, later)
    return None


def _with_wine(kind: str, wine: str, later: Sequence[Event], place: str = "") -> Purpose:
    filled = _filled_with(wine, later)
    if filled is None:
        return Purpose(kind, thing=wine, place=place)
    return Purpose(TO_ORDER[kind], filled.card, wine, place, filled.amount)


def _with_grapes(kind: str, place: str, grapes: frozenset[str], later: Sequence[Event]) -> Purpose:
    for number, one in enumerate(later):
        if one.kind == "wine_made" and grapes & {*one.origin.split()}:
            return _with_wine(TO_WINE[kind], one.thing, later[number:], place)
    return Purpose(kind, place=place, amount=len(grapes))


def _with_vine(planted: Event, later: Sequence[Event]) -> Purpose:
    for number, one in enumerate(later):
        if one.kind == "field_harvested" and one.place == planted.place:
            following = later[number:]
            found = _with_grapes("plant", planted.place, _grapes(following[:3]), following)
            return Purpose(found.kind, found.card or planted.card, found.thing, found.place, found.amount)
    return Purpose("plant", planted.card, place=planted.place)


def _grapes(events: Iterable[Event]) -> frozenset[str]:
    return frozenset(one.thing for one in events if one.kind == "grape_gained")


def _filled_with(wine: str, later: Sequence[Event]) -> Event | None:
    """The order for which this wine is given."""
    paid = False
    for one in later:
        paid = paid or (one.kind == "wine_paid" and one.thing == wine)
        if one.kind == "order_filled" and paid:
            return one
        paid = paid and one.kind != "worker_placed"
    return None


def _gained(events: Iterable[Event], what: str) -> int:
    return sum(one.amount for one in events if COUNTED.get(one.kind) == what)


def drawn(events: Iterable[Event], deck: str) -> int:
    """How many cards of a deck are drawn."""
    return sum(one.amount for one in events if one.kind == "card_drawn" and one.place == deck)


def _turn_of(later: Sequence[Event], number: int) -> int:
    """Where the turn begins to which an event belongs."""
    begins = (at for at in range(number, -1, -1) if later[at].kind == "worker_placed")
    return next(begins, 0)
