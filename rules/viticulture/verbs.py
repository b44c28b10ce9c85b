"""The verbs of Viticulture's effects: what each takes, and within which limits."""

# Annotations are not put off here, as all of them are looked at whenever data are read.
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rules.engine.verbs import COMBINATORS, Bundle, Counted, Effect, Few, Per, Times, Verb

Lira = Annotated[int, Meta(ge=1, le=30, description="lira")] | None
Points = Annotated[int, Meta(ge=1, le=9, description="victory points")] | None
Steps = Annotated[int, Meta(ge=1, le=5, description="steps of the residual payment")] | None
Structure = Annotated[str, Meta(title="structures", description="only this structure, or next_cellar")]


class Gain(Bundle, frozen=True, kw_only=True):
    """Gain things from the supply, once or as many times as ``per`` counts."""

    word = "gain"
    beside = ("per",)

    lira: Lira = None
    vp: Points = None
    residual: Steps = None
    worker: Annotated[int, Meta(ge=1, le=3, description="regular workers, ready at once")] | None = None
    grande: Annotated[Literal[1], Meta(description="a grande worker")] | None = None
    temporary_worker: Annotated[Literal[1], Meta(description="the temporary worker, where it is free")] | None = None
    per: Annotated[Per | None, Meta(description="a measure: so many times")] = None

    def contradiction(self) -> str:
        odd = [thing for thing in self.written if thing in ("grande", "temporary_worker", "worker", "residual")]
        if self.per is not None and odd:
            return f"only lira and vp are gained so many times; take '{odd[0]}' out or 'per' away"
        return ""


class Pay(Bundle, frozen=True, kw_only=True):
    """Pay or discard things; before other steps it is their price."""

    word = "pay"
    conditions = ("worth",)

    lira: Lira = None
    vp: Points = None
    residual: Steps = None
    grape: Annotated[Few, Meta(description="grapes of the crush pad")] | None = None
    wine: Annotated[Few, Meta(description="wines of the cellar")] | None = None
    worth: Annotated[int, Meta(ge=2, le=9, description="the least value of each of these wines")] | None = None
    card: Annotated[Few | Literal["all"], Meta(description="cards of the hand, or all of them")] | None = None
    visitor: Annotated[Few, Meta(description="visitors of the hand")] | None = None
    summer_visitor: Annotated[Few, Meta(description="summer visitors of the hand")] | None = None
    winter_visitor: Annotated[Few, Meta(description="winter visitors of the hand")] | None = None
    vine: Annotated[Few, Meta(description="vines of the hand")] | None = None

    def contradiction(self) -> str:
        return "worth is the least value of wines; add wine" if self.worth and not self.wine else ""


class Give(Bundle, frozen=True, kw_only=True):
    """Give things to the other party: inside ``each`` to the owner of the card, inside ``you`` to the seat."""

    word = "give"
    needs_other = True

    lira: Lira = None
    card: Annotated[Few, Meta(description="cards of the hand")] | None = None
    visitor: Annotated[Few, Meta(description="visitors of the hand")] | None = None
    summer_visitor: Annotated[Few, Meta(description="summer visitors of the hand")] | None = None
    winter_visitor: Annotated[Few, Meta(description="winter visitors of the hand")] | None = None
    vine: Annotated[Few, Meta(description="vines of the hand")] | None = None


class Draw(Bundle, frozen=True, kw_only=True):
    """Draw cards; visitors of either season are named by their deck before any is seen."""

    word = "draw"

    vine: Annotated[Few, Meta(description="vines")] | None = None
    order: Annotated[Few, Meta(description="orders")] | None = None
    summer_visitor: Annotated[Few, Meta(description="summer visitors")] | None = None
    winter_visitor: Annotated[Few, Meta(description="winter visitors")] | None = None
    visitor: Annotated[Few | Times, Meta(description="visitors of either season")] | None = None


class TakeDiscarded(Verb, frozen=True):
    """Take the top cards of so many different discard piles."""

    word = "take_discarded"
    bare = "n"

    n: Annotated[int, Meta(ge=1, le=4, description="how many piles")]


class Reveal(Verb, frozen=True):
    """Turn up the top card of each deck, keep some of them and discard the others."""

    word = "reveal"

    keep: Annotated[int, Meta(ge=1, le=3, description="how many are kept")]


class Plant(Counted, frozen=True, kw_only=True):
    """Plant vines."""

    word = "plant"

    ignore: Annotated[Literal["structures", "limit"] | None, Meta(description="what need not be kept to")] = None
    source: Annotated[Literal["hand", "deck"], Meta(description="where from; on cards the hand")] = msgspec.field(
        default="hand", name="from"
    )

    def off_cards(self) -> str:
        return "a deck is only looked through before the game; leave 'from' out" if self.source == "deck" else ""


class Uproot(Counted, frozen=True):
    """Uproot vines; they go back to the hand."""

    word = "uproot"


class SwapVines(Verb, frozen=True):
    """Swap two vines between two fields, within the limits of both."""

    word = "swap_vines"
    bare = "n"

    n: Annotated[Literal[2], Meta(description="always two")]


class Harvest(Counted, frozen=True):
    """Harvest fields that have not been harvested this year."""

    word = "harvest"


class PlaceGrape(Verb, frozen=True):
    """Place a grape, or one of each colour, on the crush pad."""

    word = "place_grape"

    colour: Annotated[Literal["red", "white", "either", "both"], Meta(description="its colour")]
    value: Annotated[Few, Meta(description="its value")]


class Build(Counted, frozen=True, kw_only=True):
    """Build structures at their printed cost, at less, or for nothing more than the card has taken."""

    word = "build"

    discount: Annotated[Few | None, Meta(description="so many lira less for each")] = None
    free: Annotated[Literal[True] | None, Meta(description="at no cost")] = None
    cost: Annotated[
        tuple[Few, ...] | None, Meta(title="printed costs", description="only structures of one of these printed costs")
    ] = None
    only: Structure | None = None

    def contradiction(self) -> str:
        if self.free and self.discount:
            return "either free or discount, not both"
        if self.only and (self.cost is not None or self.count > 1):
            return f"only {self.only} is one structure of one cost; take n, up_to and cost away"
        if self.cost is not None and sorted(set(self.cost)) != list(self.cost):
            return "the costs stand in rising order, each once"
        return "cost names at least one printed cost" if self.cost == () else super().contradiction()


class MakeWine(Counted, frozen=True, kw_only=True):
    """Make wines from the grapes of the crush pad."""

    word = "make_wine"

    worth: Annotated[int, Meta(ge=2, le=9, description="the least value of each wine")] | None = None
    ignore: Annotated[Literal["cellars"] | None, Meta(description="what need not stand")] = None


class FillOrder(Verb, frozen=True):
    """Fill an order of the hand."""

    word = "fill_order"
    bare = "n"

    n: Annotated[Literal[1], Meta(description="always one")]


class Age(Verb, frozen=True, kw_only=True):
    """Age one wine or the whole cellar, once or several times."""

    word = "age"

    wine: Annotated[Literal[1, "all"], Meta(description="one wine, or all in the cellar")]
    times: Annotated[int, Meta(ge=1, le=8, description="how many steps")] = 1

    def branch(self, numbered: bool) -> str:
        return f"age_wine_{self.wine}" if numbered else "age_wine"


class Train(Verb, frozen=True, kw_only=True):
    """Train workers; a price is paid apart."""

    word = "train"
    bare = "n"

    n: Annotated[int, Meta(ge=1, le=3, description="how many")] = 1
    ready: Annotated[Literal["next_year", "this_year"], Meta(description="when they work")] = "next_year"


class Retrieve(Counted, frozen=True, kw_only=True):
    """Take back own workers; they may be used again."""

    word = "retrieve"

    worker: Annotated[Literal["any", "grande"], Meta(description="which")] = "any"
    place: Annotated[Literal["anywhere", "other_actions"], Meta(description="where they stand")] = msgspec.field(
        default="anywhere", name="from"
    )

    def contradiction(self) -> str:
        if self.worker == "grande" and (self.count > 1 or self.place != "anywhere"):
            return "there is one grande worker; take n, up_to and from away"
        return super().contradiction()


class Word(Verb, frozen=True):
    """A step of which there is only what one word says."""

    bare = "what"
    whole = True

    what: str


class UseAction(Word, frozen=True):
    """Carry out an action of the board with no worker and no bonus, even a full one."""

    word = "use_action"
    opens = True

    what: Annotated[Literal["earlier_season"], Meta(description="an action of an earlier season")]


class PlanWorker(Word, frozen=True):
    """Place an available worker on an action that is carried out when its season begins."""

    word = "plan_worker"

    what: Annotated[Literal["later_season"], Meta(description="an action of a later season")]


class MoveRooster(Word, frozen=True):
    """Move the rooster to a free wake-up row, whose bonus comes at once."""

    word = "move_rooster"

    what: Annotated[Literal["empty_row"], Meta(description="a free row")]


class Pass(Word, frozen=True):
    """Place no more workers in this season."""

    word = "pass"

    what: Annotated[Literal["season"], Meta(description="this season")]


class Play(Word, frozen=True):
    """Play a visitor of the hand."""

    word = "play"
    board_only = True

    what: Annotated[Literal["summer_visitor", "winter_visitor"], Meta(description="of which season")]


class Sell(Word, frozen=True):
    """Sell one or more grapes, or an empty field."""

    word = "sell"
    board_only = True

    what: Annotated[Literal["grapes", "field"], Meta(description="what is sold")]


class BuyBack(Word, frozen=True):
    """Buy back a field that was sold."""

    word = "buy_back"
    board_only = True

    what: Annotated[Literal["field"], Meta(description="a field")]


class Together(Verb, frozen=True, kw_only=True):
    """The seats may jointly hand over exactly these cards, any split; otherwise something else happens."""

    word = "together"
    bare = "who"
    whole = True
    holds = True
    beside = ("give", "else")

    who: Annotated[Literal["opponents"], Meta(title="seats", description="the seats")]
    give: Annotated[Give, Meta(description="one kind of cards")]
    otherwise: Annotated[Effect, Meta(description="what happens where they do not")] = msgspec.field(name="else")

    def contradiction(self) -> str:
        return "'give' names one kind of card" if len(self.give.written) != 1 or self.give.lira else ""


_VERBS: tuple[type[Verb], ...] = (
    *COMBINATORS, Gain, Pay, Give, Draw, TakeDiscarded, Reveal, Plant, Uproot, SwapVines, Harvest, PlaceGrape, Build,
    MakeWine, FillOrder, Age, Train, Retrieve, UseAction, PlanWorker, MoveRooster, Pass, Play, Sell, BuyBack, Together,
)  # fmt: skip

VERBS = {verb.word: verb for verb in _VERBS}
"""Every verb by its word."""
