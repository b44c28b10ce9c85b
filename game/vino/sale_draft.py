"""A sale in Vino as it is being put together, before it is made as a whole."""

from __future__ import annotations

from game.play.gathering import Gathering
from game.play.selection import Offer
from game.vino import printed
from game.vino.gathering import in_order
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.vino.view import View

TOUCHED = {"sell": "arch", "return": "vineyard", "raise": "demand"}
"""What is touched for each part of a sale, by its verb."""


class SaleDraft(Gathering):
    """A sale as it is being put together: variety and quantity, vineyards given back, rises handed out.

    Where a sale goes on that was interrupted, variety and quantity stand already.
    """

    def __init__(self, decision: Decision, view: View) -> None:
        super().__init__(())
        self.view = view
        self.seat = decision.decider
        self.begun = view.sale is not None
        self.variety = view.sale.variety if view.sale else ""
        self.quantity = 0
        self.returned: tuple[str, ...] = ()
        self.rises: tuple[str, ...] = ()
        self.sales = {(one.words[0], int(one.words[1])) for one in decision.choices if one.verb == "sell"}
        self._settle()

    def see(self, view: View) -> None:
        """The same position as it is seen now, with money or without."""
        self.view = view

    @property
    def cellar(self) -> dict[str, int]:
        """For each variety the number of the seat's vineyards."""
        return self.view.seats[self.seat].cellar

    def most(self, variety: str) -> int:
        """The largest quantity of a variety that can be sold; 0 for none."""
        return max((quantity for one, quantity in self.sales if one == variety), default=0)

    def least(self, variety: str) -> int:
        """The smallest quantity of a variety that can be sold; 0 for none."""
        return min((quantity for one, quantity in self.sales if one == variety), default=0)

    @property
    def revenue(self) -> int:
        """What the price table says, in Vino, without demand."""
        return printed.sale(self.quantity).revenue if self.quantity else 0

    @property
    def prices(self) -> tuple[tuple[int, int], ...]:
        """What the price table says of one less than the quantity, of it and of one more, where they can be sold."""
        near = (self.quantity - 1, self.quantity, self.quantity + 1) if self.quantity else ()
        return tuple((one, printed.sale(one).revenue) for one in near if (self.variety, one) in self.sales)

    @property
    def demand(self) -> int:
        """The demand that is added once."""
        return self.view.market[self.variety] if self.variety else 0

    @property
    def total(self) -> int:
        """What the sale brings, in Vino."""
        return max(0, self.revenue + self.demand)

    @property
    def spared(self) -> bool:
        """Whether demand would take more than the price table gives, which nobody pays (N-OPT-03)."""
        return self.revenue + self.demand < 0

    @property
    def due(self) -> int:
        """How many vineyards must be given back."""
        if self.view.sale is not None:
            return self.view.sale.to_return
        return min(printed.sale(self.quantity).lost, self.cellar[self.variety]) if self.quantity else 0

    @property
    def steps(self) -> int:
        """By how many steps the variety falls, which is how many rises there are to hand out."""
        if self.view.sale is not None:
            return self.view.sale.to_raise
        least, _, step = printed.scale()
        return min(printed.sale(self.quantity).shift, (self.demand - least) // step) if self.quantity else 0

    @property
    def vineyards(self) -> tuple[str, ...]:
        """The vineyards that can be given back."""
        own = self.view.seats[self.seat].varieties
        return tuple(
            f"{region}.{at}"
            for region, variety in own.items()
            if variety == self.variety
            for at, seat in enumerate(self.view.owners[region], 1)
            if seat == self.seat
        )

    @property
    def lasts(self) -> tuple[str, ...]:
        """The regions in which no vineyard is left of those that are given back, so that their tiles come free."""
        regions = [name.partition(".")[0] for name in self.vineyards]
        given = [name.partition(".")[0] for name in self.returned]
        return tuple(one for one in dict.fromkeys(given) if given.count(one) == regions.count(one))

    def room(self, variety: str) -> int:
        """How many more steps a variety may rise."""
        _, most, step = printed.scale()
        return (most - self.view.market[variety]) // step - self.rises.count(variety)

    @property
    def complete(self) -> bool:
        """Whether everything is decided."""
        chosen = self.begun or self.quantity > 0
        return chosen and len(self.returned) == self.due and len(self.rises) == self.steps

    def take_up(self, chosen: Choice) -> bool:
        verb, words = chosen.verb, chosen.words
        if verb == "sell":
            self.take(words[0])
            self.sell(int(words[1]))
        elif verb in ("return", "raise"):
            self.touch(Ref("vineyard" if verb == "return" else "demand", words[0]))
        return verb in ("sell", "return", "raise")

    def things_of(self, answer: str) -> tuple[Ref, ...]:
        verb, _, rest = answer.partition(" ")
        return (Ref(TOUCHED[verb], rest.partition(" ")[0]),) if verb in TOUCHED else ()

    def settled(self) -> list[Choice]:
        return self.sold()

    def wants(self, chosen: Choice) -> bool:
        """A sale as long as none is begun, then each vineyard that is still due, and then each rise."""
        if not self.begun and not self.quantity:
            return chosen.verb in ("sell", "pass")
        if len(self.returned) < self.due:
            name = chosen.words[0] if chosen.verb == "return" else ""
            return name in self.vineyards and name not in self.returned
        rising = chosen.words[0] if chosen.verb == "raise" and len(self.rises) < self.steps else ""
        return rising in self._risers()

    def still(self, chosen: Choice, times: int) -> int:
        if chosen.verb != "raise":
            return times
        name = chosen.words[0]
        return max(0, min(times - self.rises.count(name), self.steps - len(self.rises), self.room(name)))

    def put_back(self, chosen: Choice) -> None:
        name = chosen.words[0]
        if chosen.verb == "raise":
            self.lower(name)
        elif chosen.verb == "return" and name in self.returned:
            self.touch(Ref("vineyard", name))

    def take(self, variety: str) -> None:
        """Sell this variety: as much of it as before where that is possible, else one; a second time it stays."""
        if self.begun or not self.most(variety) or variety == self.variety:
            return
        self.variety = variety
        self.sell(self.quantity or self.least(variety))

    def sell(self, quantity: int) -> None:
        """Sell this quantity, as near to it as can be."""
        if self.begun or not self.variety:
            return
        self.quantity = max(self.least(self.variety), min(quantity, self.most(self.variety)))
        self.returned, self.rises = (), ()
        self._settle()

    def lower(self, variety: str) -> None:
        """Take back one rise of a variety."""
        if variety in self.rises:
            rises = list(self.rises)
            rises.remove(variety)
            self.rises = tuple(rises)
            self._pick_returned()

    def _settle(self) -> None:
        """Give back what must be given back anyway."""
        if self.due == len(self.vineyards):
            self.returned = self.vineyards
        self._pick_returned()

    def _pick_returned(self) -> None:
        self.picked = tuple(Ref("vineyard", name) for name in self.returned)

    def marked(self) -> frozenset[Ref]:
        if not self.begun and not self.quantity:
            return frozenset(Ref("arch", variety) for variety in printed.varieties() if self.most(variety))
        found = {Ref("vineyard", name) for name in self.vineyards if name not in self.returned}
        if len(self.returned) == self.due:
            found = set()
        if len(self.rises) < self.steps:
            found |= {Ref("demand", variety) for variety in self._risers()}
        return frozenset(found)

    def _risers(self) -> list[str]:
        return [one for one in printed.varieties() if one != self.variety and self.room(one) > 0]

    def full(self, thing: Ref, copy: int = 0) -> bool:
        if not self.begun and not self.quantity:
            return False
        if thing.kind == "vineyard":
            return len(self.returned) == self.due and thing.name in set(self.vineyards) - set(self.returned)
        return thing.kind == "demand" and len(self.rises) == self.steps > 0 and thing.name in self._risers()

    def touchable(self) -> frozenset[Ref]:
        arches = set() if self.begun else {Ref("arch", one) for one in printed.varieties() if self.most(one)}
        given = {Ref("vineyard", name) for name in self.returned}
        return frozenset(self.marked() | arches | given)

    def open(self) -> tuple[tuple[Offer, tuple[Ref, ...]], ...]:
        return ()

    def touch(self, thing: Ref, copy: int = 0) -> Choice | None:
        """Choose a variety, give back a vineyard or keep it, hand out a rise; nothing is sold before Confirm."""
        if thing not in self.touchable():
            return None
        if thing.kind == "arch":
            self.take(thing.name)
        elif thing.kind == "demand":
            self.rises = (*self.rises, thing.name)
        elif thing.name in self.returned:
            self.returned = tuple(name for name in self.returned if name != thing.name)
        else:
            self.returned = (*self.returned, thing.name)
        self._pick_returned()
        return None

    def clear(self) -> None:
        if not self.begun:
            self.variety, self.quantity = "", 0
        self.returned, self.rises = (), ()
        self._settle()

    @property
    def started(self) -> bool:
        """Whether there is anything to let go of."""
        return bool(self.rises or (self.quantity and not self.begun) or set(self.returned) - self._forced())

    def _forced(self) -> set[str]:
        return set(self.vineyards) if self.due == len(self.vineyards) else set()

    def moves(self) -> dict[str, int]:
        """By how many steps each demand would move."""
        found = {variety: self.rises.count(variety) for variety in printed.varieties()}
        if self.variety and not (self.begun and self.view.sale and self.view.sale.to_return == 0):
            found[self.variety] = -self.steps
        return found

    def sold(self) -> list[Choice]:
        """The choice that begins the sale."""
        return [choice("sell", self.variety, str(self.quantity))] if self.quantity and not self.begun else []

    def before(self, tried: Choice) -> list[Choice]:
        """The part of the sale that comes before another choice is tried: another sale replaces all of it, and to a
        rise any vineyards have been given back where they are not picked yet."""
        if tried.verb == "sell":
            return []
        if tried.verb != "raise":
            return self.sold()
        others = [name for name in self.vineyards if name not in self.returned]
        back = in_order((*self.returned, *others[: max(0, self.due - len(self.returned))]))
        rises = [choice("raise", name) for name in self.rises if name == tried.words[0]]
        return [*self.sold(), *(choice("return", name) for name in back), *rises]

    def choices(self) -> list[Choice]:
        """The whole sale as choices in the order of the rules."""
        back = [choice("return", name) for name in in_order(self.returned)]
        return [*self.sold(), *back, *(choice("raise", name) for name in in_order(self.rises))]
