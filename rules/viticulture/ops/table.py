"""The table of all ops: how each is read from data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine import language
from rules.engine.agenda import Node
from rules.engine.catalog import EffectFault, nearest
from rules.engine.effect import Steps, Who
from rules.engine.language import Language, OpBuilder, Path
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, SUMMER, WINTER
from rules.viticulture.measures import measures, structures_costing
from rules.viticulture.ops.building import Build, Train
from rules.viticulture.ops.draw import Draw, DrawVisitors, Reveal, TakeDiscarded
from rules.viticulture.ops.hand import HAND_THINGS, GiveCards, PayAllCards, PayCards, Together
from rules.viticulture.ops.money import Gain, GiveLira, Pay
from rules.viticulture.ops.op import number_of, things
from rules.viticulture.ops.people import MoveRooster, PassSeason, PlanWorker, PlayVisitor, Retrieve, UseAction
from rules.viticulture.ops.tokens import PayGrape, PayWine, PlaceGrape, SellGrapes
from rules.viticulture.ops.vines import BuyBack, Harvest, Plant, SellField, SwapVines, Uproot
from rules.viticulture.ops.wine import Age, FillOrder, MakeWine

COMPANIONS = {"gain": {"per"}, "together": {"give", "else"}}
NAMING = ("gain", "pay", "give", "draw", "age", "play", "sell", "buy_back")
VERBS = (
    *("gain", "pay", "give", "take_discarded", "reveal", "plant", "uproot", "swap_vines", "harvest", "place_grape"),
    *("build", "make_wine", "fill_order", "age", "train", "retrieve", "use_action", "plan_worker", "move_rooster"),
    *("play", "sell", "buy_back", "together"),
)
GAINS = ("lira", "vp", "residual", "worker", "grande", "temporary_worker")
PAID = ("lira", "vp", "residual", "grape", "wine", "worth", *HAND_THINGS)


class Ops:
    """Builds the ops of one box, in the words of ``language``, where a draw needs all its cards.

    ``partial`` draws give what there is (rows, fall, mamas): they are words of ``gifts``.
    """

    def __init__(self, box: Box, who: Mapping[str, Who]) -> None:
        self.box = box
        self.who = who
        table = measures(box.components)
        self.language = Language(box.nodes, self.builders(False), COMPANIONS, table, who, NAMING)
        self.gifts = Language(box.nodes, self.builders(True), COMPANIONS, table, who, NAMING)

    def builders(self, partial: bool) -> dict[str, OpBuilder]:
        """The op builders by verb."""
        named = {name: getattr(self, "_" + name) for name in VERBS}
        named["pass"] = self._pass_season
        named["draw"] = lambda raw, effect, path, source: self._draw(raw, path, partial)
        return named

    def _gain(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        amounts = things(raw, path, GAINS)
        per = effect.get("per")
        if per is None:
            return Gain(self.box, amounts, None, 0)
        if isinstance(per, dict) and set(per) == {"structure_costing"}:
            return Gain(self.box, amounts, *structures_costing(self.box.components, per["structure_costing"]))
        return Gain(self.box, amounts, *self.language.measure(per, (*path[:-1], "per")))

    def _pay(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        amounts = dict(things(raw, path, PAID))
        worth = amounts.pop("worth", 1)
        steps = [self.language.add(self._price(thing, amount, worth), source) for thing, amount in amounts.items()]
        if len(steps) == 1:
            return steps[0]
        return Steps(steps, is_price=True)

    def _price(self, thing: str, amount: Any, worth: int) -> Node:
        if thing in ("lira", "vp", "residual"):
            return Pay(self.box, thing, amount)
        if thing == "grape":
            return PayGrape(self.box, amount, False)
        if thing == "wine":
            return PayWine(self.box, amount, worth)
        return PayAllCards(self.box) if amount == "all" else PayCards(self.box, thing, amount)

    def _give(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        amounts = things(raw, path, ("lira", *HAND_THINGS))
        ((thing, amount),) = amounts.items()
        return GiveLira(self.box, amount) if thing == "lira" else GiveCards(self.box, thing, amount)

    def _draw(self, raw: Any, path: Path, partial: bool) -> Node:
        amounts = things(raw, path, (*DECKS, "visitor"))
        if "visitor" in amounts:
            count, up_to, _ = number_of(amounts["visitor"], (*path, "visitor"))
            return DrawVisitors(self.box, count, up_to)
        return Draw(self.box, amounts, partial)

    def _take_discarded(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, _ = number_of(raw, path)
        return TakeDiscarded(self.box, count, up_to)

    def _reveal(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return Reveal(self.box, things(raw, path, ("keep",))["keep"])

    def _plant(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, more = number_of(raw, path, ("ignore", "from"))
        from_deck = _word(more, "from", ("hand", "deck"), path) == "deck"
        return Plant(self.box, count, up_to, _word(more, "ignore", ("structures", "limit"), path), from_deck)

    def _uproot(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, _ = number_of(raw, path)
        return Uproot(self.box, count, up_to)

    def _swap_vines(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        if raw != 2:
            raise EffectFault(path, "swap_vines is always 2")
        return SwapVines(self.box)

    def _harvest(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, _ = number_of(raw, path)
        return Harvest(self.box, count, up_to)

    def _place_grape(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        if not isinstance(raw, dict) or set(raw) != {"colour", "value"}:
            raise EffectFault(path, "place_grape needs a colour and a value")
        return PlaceGrape(self.box, _word(raw, "colour", ("red", "white", "either", "both"), path), raw["value"])

    def _build(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, more = number_of(raw, path, ("discount", "free", "cost", "only"))
        numbers = self.box.components.structure_number
        only = _word(more, "only", (*numbers, "next_cellar"), path)
        cellars = tuple(numbers[cellar.structure] for cellar in self.box.components.board.cellars if cellar.structure)
        chosen = cellars if only == "next_cellar" else (numbers[only],) if only else ()
        costs = tuple(more.get("cost", ()))
        return Build(self.box, count, up_to, more.get("discount", 0), bool(more.get("free")), costs, chosen)

    def _make_wine(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, more = number_of(raw, path, ("worth", "ignore"))
        ignore = _word(more, "ignore", ("cellars",), path)
        return MakeWine(self.box, count, up_to, more.get("worth", 1), ignore == "cellars")

    def _fill_order(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        if raw != 1:
            raise EffectFault(path, "fill_order is always 1")
        return FillOrder(self.box)

    def _age(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        more = things(raw, path, ("wine", "times"))
        if more.get("wine") not in (1, "all"):
            raise EffectFault(path, "age names its wine: 1 or all")
        return Age(self.box, more["wine"] == "all", more.get("times", 1))

    def _train(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, _, more = number_of(raw, path, ("ready",))
        return Train(self.box, count, _word(more, "ready", ("this_year", "next_year"), path) == "this_year")

    def _retrieve(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        count, up_to, more = number_of(raw, path, ("worker", "from"))
        grande = _word(more, "worker", ("any", "grande"), path) == "grande"
        other = _word(more, "from", ("anywhere", "other_actions"), path) == "other_actions"
        return Retrieve(self.box, count, up_to, grande, other)

    def _use_action(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return _exactly(raw, "earlier_season", path) and UseAction(self.box)

    def _plan_worker(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return _exactly(raw, "later_season", path) and PlanWorker(self.box)

    def _move_rooster(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return _exactly(raw, "empty_row", path) and MoveRooster(self.box)

    def _pass_season(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return _exactly(raw, "season", path) and PassSeason(self.box)

    def _play(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        decks = {"summer_visitor": SUMMER, "winter_visitor": WINTER}
        if raw not in decks:
            raise EffectFault(path, f"'{raw}' cannot be played; " + nearest(raw, decks))
        return PlayVisitor(self.box, decks[raw])

    def _sell(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        if raw not in ("grapes", "field"):
            raise EffectFault(path, f"'{raw}' cannot be sold; " + nearest(raw, ("grapes", "field")))
        return SellGrapes(self.box) if raw == "grapes" else SellField(self.box)

    def _buy_back(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        return _exactly(raw, "field", path) and BuyBack(self.box)

    def _together(self, raw: Any, effect: Mapping[str, Any], path: Path, source: str) -> Node:
        if raw not in self.who or not isinstance(effect.get("give"), dict) or "else" not in effect:
            raise EffectFault(path[:-1], "together needs seats, 'give' with one kind of card, and 'else'")
        ((thing, count),) = things(effect["give"], (*path[:-1], "give"), tuple(HAND_THINGS)).items()
        otherwise = self.language.compile(effect["else"], (*path[:-1], "else"), source)
        return Together(self.box, self.who[raw], thing, count, otherwise)


def branch_names(options: list[Any]) -> list[str]:
    """The names of the options of a choose, as its answers have them."""
    return language.branch_names(options, NAMING)


def _word(more: Mapping[str, Any], key: str, allowed: tuple[str, ...], path: Path) -> str:
    word = more.get(key, "")
    if word and word not in allowed:
        raise EffectFault((*path, key), f"'{word}' is unknown; " + nearest(word, allowed))
    return str(word)


def _exactly(raw: Any, word: str, path: Path) -> Any:
    if raw != word:
        raise EffectFault(path, f"'{raw}' is unknown; did you mean '{word}'?")
    return True
