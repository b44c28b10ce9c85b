"""The table of all ops: which node does what each verb says."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.agenda import Node
from rules.engine.effect import Steps, Who
from rules.engine.language import Language, OpBuilder
from rules.engine.verbs import Times, Verb
from rules.viticulture import verbs
from rules.viticulture.box import Box
from rules.viticulture.cards import SUMMER, WINTER
from rules.viticulture.measures import measures, structures_costing
from rules.viticulture.ops.building import Build, Train
from rules.viticulture.ops.draw import Draw, DrawVisitors, Reveal, TakeDiscarded
from rules.viticulture.ops.fields import BuyBack, SellField
from rules.viticulture.ops.hand import GiveCards, PayAllCards, PayCards, Together
from rules.viticulture.ops.money import Gain, GiveLira, Pay
from rules.viticulture.ops.people import MoveRooster, PassSeason, PlanWorker, Retrieve, UseAction
from rules.viticulture.ops.tokens import PayGrape, PayWine, PlaceGrape, SellGrapes
from rules.viticulture.ops.vines import Harvest, Plant, SwapVines, Uproot
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.ops.wine import Age, FillOrder, MakeWine
from rules.viticulture.vocabulary import NEXT_CELLAR


class Ops:
    """Builds the ops of one box, in the words of ``language``, where a draw needs all its cards.

    ``partial`` draws give what there is (rows, fall, mamas): they are words of ``gifts``.
    """

    def __init__(self, box: Box, who: Mapping[str, Who]) -> None:
        self.box = box
        self.who = who
        table = measures(box.components)
        self.language = Language(box.nodes, self.builders(False), table, who)
        self.gifts = Language(box.nodes, self.builders(True), table, who)

    def builders(self, partial: bool) -> dict[type[Verb], OpBuilder]:
        """The op builders by verb."""
        box = self.box
        return {
            verbs.Gain: self._gain,
            verbs.Pay: self._pay,
            verbs.Give: self._give,
            verbs.Draw: lambda step, source: self._draw(step, source, partial),
            verbs.TakeDiscarded: lambda step, source: TakeDiscarded(box, step.n, False),
            verbs.Reveal: lambda step, source: Reveal(box, step.keep),
            verbs.Plant: self._plant,
            verbs.Uproot: lambda step, source: Uproot(box, step.count, step.up_to is not None),
            verbs.SwapVines: lambda step, source: SwapVines(box),
            verbs.Harvest: lambda step, source: Harvest(box, step.count, step.up_to is not None),
            verbs.PlaceGrape: lambda step, source: PlaceGrape(box, step.colour, step.value),
            verbs.Build: self._build,
            verbs.MakeWine: self._make_wine,
            verbs.FillOrder: lambda step, source: FillOrder(box),
            verbs.Age: lambda step, source: Age(box, step.wine == "all", step.times),
            verbs.Train: lambda step, source: Train(box, step.n, step.ready == "this_year"),
            verbs.Retrieve: self._retrieve,
            verbs.UseAction: lambda step, source: UseAction(box),
            verbs.PlanWorker: lambda step, source: PlanWorker(box),
            verbs.MoveRooster: lambda step, source: MoveRooster(box),
            verbs.Pass: lambda step, source: PassSeason(box),
            verbs.Play: lambda step, source: PlayVisitor(box, SUMMER if step.what == "summer_visitor" else WINTER),
            verbs.Sell: lambda step, source: SellGrapes(box) if step.what == "grapes" else SellField(box),
            verbs.BuyBack: lambda step, source: BuyBack(box),
            verbs.Together: self._together,
        }

    def _gain(self, step: verbs.Gain, source: str) -> Node:
        amounts = dict(step.things())
        if step.per is None:
            return Gain(self.box, amounts, None, 0)
        if step.per.n:
            return Gain(self.box, amounts, *structures_costing(self.box.components, step.per.n))
        return Gain(self.box, amounts, *self.language.measures[step.per.measure])

    def _pay(self, step: verbs.Pay, source: str) -> Node:
        worth = step.worth or 1
        return self._one_or_all(
            [self.language.add(self._price(thing, amount, worth), source) for thing, amount in step.things()], True
        )

    def _price(self, thing: str, amount: int | str, worth: int) -> Node:
        if isinstance(amount, str):
            return PayAllCards(self.box)
        if thing in ("lira", "vp", "residual"):
            return Pay(self.box, thing, amount)
        if thing == "grape":
            return PayGrape(self.box, amount, False)
        return PayWine(self.box, amount, worth) if thing == "wine" else PayCards(self.box, thing, amount)

    def _give(self, step: verbs.Give, source: str) -> Node:
        gifts = [
            GiveLira(self.box, amount) if thing == "lira" else GiveCards(self.box, thing, amount)
            for thing, amount in step.things()
        ]
        if len(gifts) == 1:
            return gifts[0]
        return self._one_or_all([self.language.add(gift, source) for gift in gifts], False)

    def _draw(self, step: verbs.Draw, source: str, partial: bool) -> Node:
        """Visitors of either season first: their decks are named before any card is seen (V-FALL-03)."""
        named = {thing: amount for thing, amount in step.things() if thing != "visitor"}
        if step.visitor is None:
            return Draw(self.box, named, partial)
        some = isinstance(step.visitor, Times)
        count = step.visitor.up_to if isinstance(step.visitor, Times) else step.visitor
        either = DrawVisitors(self.box, count, some, partial)
        if not named:
            return either
        parts = [either, Draw(self.box, named, partial)]
        return self._one_or_all([self.language.add(part, source) for part in parts], False)

    def _one_or_all(self, nodes: list[Node], is_price: bool) -> Node:
        return nodes[0] if len(nodes) == 1 else Steps(nodes, is_price=is_price)

    def _plant(self, step: verbs.Plant, source: str) -> Node:
        return Plant(self.box, step.count, step.up_to is not None, step.ignore or "", step.source == "deck")

    def _build(self, step: verbs.Build, source: str) -> Node:
        numbers = self.box.components.structure_number
        cellars = tuple(numbers[cellar.structure] for cellar in self.box.components.board.cellars if cellar.structure)
        chosen = cellars if step.only == NEXT_CELLAR else (numbers[step.only],) if step.only else ()
        some = step.up_to is not None
        return Build(self.box, step.count, some, step.discount or 0, bool(step.free), step.cost or (), chosen)

    def _make_wine(self, step: verbs.MakeWine, source: str) -> Node:
        some = step.up_to is not None
        return MakeWine(self.box, step.count, some, step.worth or 1, step.ignore == "cellars")

    def _retrieve(self, step: verbs.Retrieve, source: str) -> Node:
        grande, other = step.worker == "grande", step.place == "other_actions"
        return Retrieve(self.box, step.count, step.up_to is not None, grande, other)

    def _together(self, step: verbs.Together, source: str) -> Node:
        ((thing, count),) = step.give.things()
        return Together(self.box, self.who[step.who], thing, count, self.language.compile(step.otherwise, source))
