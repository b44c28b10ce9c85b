"""Short: an effect as a line of icons for the face of a card. A second, smaller set of words for the same tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.text.tree import VALUES, Clause, Steps, gives, price_length, spelt_out, stands_alone
from rules.engine.verbs import Bundle, Choose, Counted, Each, If, May, Per, Test, Times, Verb, You
from rules.viticulture import verbs


class Sign(NamedTuple):
    """One mark of the line.

    ``kind``: icon (``name`` of the icon, ``number`` before it: how many, or in it: how much), without (an icon struck
    out), word (``number`` is written as it is, behind an icon it is a value), tag (``number`` is a printed cost), value
    (``number`` is that of a card, in a disc), said (``name`` is the key of a message), arrow (what stands before pays
    for what stands after), or (a stroke between options), plus, may (a question mark), colon (what stands after comes
    only under what stands before).
    """

    kind: str
    name: str = ""
    number: str = ""


ARROW, OR, MAY, PLUS, COLON = Sign("arrow"), Sign("or"), Sign("may"), Sign("plus"), Sign("colon")
EITHER = Sign("word", number="/")
"""Between the two ways of one option, so that they do not look like options of their own."""

THINGS = {
    "lira": "lira",
    "vp": "vp",
    "residual": "residual",
    "worker": "worker",
    "grande": "grande",
    "temporary_worker": "temp_worker",
    "grape": "grape_any",
    "wine": "wine_any",
    "card": "card_any",
    "vine": "card_vine",
    "order": "card_order",
    "summer_visitor": "card_summer",
    "winter_visitor": "card_winter",
}
MEASURES = {
    "empty_field": "field",
    "planted_field": "field_full",
    "hand_card": "card_any",
    "made.sparkling": "wine_spark",
    "made.types": "wine_kinds",
    "vp": "vp",
    "worker": "worker_any",
    "structure": "structure",
    "planted_vine": "vines",
    "planted.value": "vine_stock",
    "planted.varieties": "varieties",
    "built.cost": "structure",
    "harvested.fields": "harvest",
    "summer_visitor_in_hand": "card_summer",
    "wine": "wine_any",
    "wine_in_medium_cellar": "medium_cellar",
    "wine_in_large_cellar": "large_cellar",
}
OWN_DRAWINGS = frozenset({"everybody", "opponent", "right_neighbour", "visitor", "vines"})
"""Names of marks that the card itself draws."""

WHO = {"all": "everybody", "all_in_season": "everybody", "opponents": "opponent", "right_neighbour": "right_neighbour"}


def short(part: Clause) -> tuple[Sign, ...]:
    """The line of one clause."""
    if part.joiner == "reward":
        return tuple(_reward(part.steps))
    if part.joiner == "both":
        return (*_price(part.steps), ARROW, Sign("said", "short-both"))
    return tuple(_line(part.steps))


def _reward(steps: Steps) -> list[Sign]:
    """What the owner of the card does for each who has taken part."""
    who = Sign("icon", WHO["opponents"])
    if gives(steps):
        return [who, COLON, *_by_owner(steps, who)]
    return [*_line(steps), Sign("word", number="×"), who]


def _line(steps: Steps) -> list[Sign]:
    """A price, an arrow and what it buys; a plus before what is only done or chosen after the rest, as an ``if``.

    What is paid and buys nothing is lost.
    """
    paid = price_length(steps)
    before = _price(steps[:paid])
    after: list[Sign] = []
    for i, step in enumerate(steps[paid:], paid):
        apart = stands_alone(step, steps[:i]) or spelt_out(steps[i - 1])
        after += [PLUS] if i > paid and apart and not isinstance(step, May) else []
        after += _lost(_signs(step)) if isinstance(step, verbs.Pay) else _signs(step)
    return [*before, ARROW, *after] if before and after else [*_lost(before), *after]


def _price(steps: Steps) -> list[Sign]:
    """What is paid, as the price of something."""
    return [sign for step in steps for sign in (_choose(step, _price) if isinstance(step, Choose) else _signs(step))]


def _lost(signs: list[Sign]) -> list[Sign]:
    """What is paid and buys nothing, with a minus before its numbers."""
    lost: list[Sign] = []
    for sign in signs:
        if sign.kind == "icon" and sign.number[:1] != "−":
            every = lost[-1:] == [Sign("said", "short-all")]
            sign = sign._replace(number="−" if every else f"−{sign.number or 1}")
        lost.append(sign)
    return lost


def _signs(step: Verb) -> list[Sign]:
    return SIGNS[type(step)](step)


def _bundle(step: Bundle) -> list[Sign]:
    signs = []
    for thing, n in step.things():
        number = f"1–{n.up_to}" if isinstance(n, Times) else str(n)
        if n == "all":
            signs += [Sign("said", "short-all"), Sign("icon", THINGS[thing])]
        elif thing in ("lira", "vp"):
            signs.append(Sign("icon", THINGS[thing], f"−{number}" if step.word == "pay" and thing == "vp" else number))
        elif thing == "residual":
            signs.append(Sign("icon", "residual", ("+" if step.word == "gain" else "−") + number))
        elif thing == "visitor":
            signs.append(Sign("icon", "visitor", number if number != "1" else ""))
        else:
            signs.append(Sign("icon", THINGS[thing], number if number != "1" else ""))
    return signs


def _gain(step: verbs.Gain) -> list[Sign]:
    return _bundle(step) + (_times(step.per) if step.per is not None else [])


def _pay(step: verbs.Pay) -> list[Sign]:
    return _bundle(step) + ([Sign("word", number=f"{step.worth}+")] if step.worth else [])


def _times(per: Per) -> list[Sign]:
    if per.n:
        return [Sign("word", number="×"), Sign("icon", "structure"), Sign("tag", number=str(per.n))]
    return [Sign("word", number="×"), Sign("icon", MEASURES[per.measure])]


def _choose(step: Choose, line: Callable[[Steps], list[Sign]] = _line) -> list[Sign]:
    between = PLUS if step.n == "all" else OR
    signs: list[Sign] = [Sign("word", number=f"{step.n}:")] if isinstance(step.n, int) else []
    for i, option in enumerate(step.options):
        signs += ([between] if i else []) + [EITHER if sign == OR else sign for sign in line(option)]
    return signs


def _if(step: If) -> list[Sign]:
    otherwise = [OR, *_line(step.otherwise)] if step.otherwise is not None else []
    return [*_test(step.test), COLON, *_line(step.then), *otherwise]


def _test(test: Test) -> list[Sign]:
    measure = test.measure
    if measure == "paid.rivals":
        return [Sign("icon", "trophy"), Sign("icon", "wine_any")]
    amount = "/".join(map(str, test.numbers))
    amount = {"at_least": f"{amount}+", "below": f"< {amount}"}.get(test.word, amount)
    if measure == "built.cost":
        return [Sign("icon", MEASURES[measure]), Sign("tag", number=amount)]
    if measure == "planted.value":
        return [Sign("icon", MEASURES[measure]), Sign("value", number=amount)]
    if measure in VALUES:
        return [Sign("icon", MEASURES[measure]), Sign("word", number=amount)]
    return [Sign("icon", MEASURES[measure], amount)]


def _each(step: Each) -> list[Sign]:
    most = step.up_to or 0
    who = Sign("icon", WHO[step.who], f"1–{most}" if most > 1 else str(most or ""))
    first = step.do[0]
    if isinstance(first, May):
        return [who, *_signs(first)]
    if isinstance(first, If) and first.otherwise is None:
        if gives(you := _yours(first.then)):
            return [who, *_test(first.test), COLON, *_by_owner(you, who)]
        return [*_line(first.then), Sign("word", number="×"), who, *_test(first.test)]
    if isinstance(first, If) and first.otherwise is not None:
        asked = [] if _implied(first) else _test(first.test)
        return [who, *asked, COLON, *_line(first.then), OR, *_by_owner(_yours(first.otherwise), who)]
    if isinstance(first, Choose):
        return [who, *([ARROW] if who.name == "opponent" else []), *_signs(first)]
    if isinstance(first, You):
        return [who, COLON, *_by_owner(_yours(step.do), who)]
    return [who, ARROW if gives(step.do) else COLON, *_line(step.do)]


def _implied(step: If) -> bool:
    """Whether a test only asks for what must be given where it passes."""
    first = step.then[0]
    if not isinstance(first, verbs.Give) or step.test.word != "at_least":
        return False
    return any(
        step.test.measure in (f"{thing}_in_hand", "hand_card") and step.test.numbers[0] <= n
        for thing, n in first.things()
    )


def _yours(effect: Steps) -> Steps:
    """The steps of the only ``you`` of an effect."""
    (you,) = effect
    assert isinstance(you, You)
    return you.what


def _by_owner(steps: Steps, who: Sign) -> list[Sign]:
    """What the owner of the card does for each seat: gifts before what they bring, or with an arrow to the seat."""
    gifts = [step for step in steps if gives([step])]
    rest = _line([step for step in steps if not gives([step])])
    return [*_line(gifts), ARROW, *(rest or [who._replace(number="")])] if gifts else rest


def _together(step: verbs.Together) -> list[Sign]:
    return [Sign("icon", WHO[step.who]), ARROW, *_bundle(step.give), OR, *_line(step.otherwise)]


def _counted(step: Counted) -> list[Sign]:
    number = f"1–{step.up_to}" if step.up_to is not None else str(step.n)
    return [Sign("icon", step.word, number if number != "1" else "")]


WITHOUT = {"structures": ("trellis", "irrigation"), "limit": ("field7",), "cellars": ("large_cellar",)}
"""What need not be kept to, and its icons."""


def _plant(step: verbs.Plant) -> list[Sign]:
    source = [Sign("icon", "card_vine"), ARROW] if step.source == "deck" else []
    return [*source, *_counted(step), *(Sign("without", name) for name in WITHOUT.get(step.ignore or "", ()))]


def _make_wine(step: verbs.MakeWine) -> list[Sign]:
    worth = [Sign("word", number=f"{step.worth}+")] if step.worth else []
    return [*_counted(step), *worth, *(Sign("without", name) for name in WITHOUT.get(step.ignore or "", ()))]


def _build(step: verbs.Build) -> list[Sign]:
    icon = {None: "build", "next_cellar": "upgrade_cellar"}.get(step.only, step.only)
    signs = [Sign("icon", str(icon), _counted(step)[0].number)]
    if step.cost is not None:
        signs.append(Sign("tag", number="/".join(map(str, step.cost))))
    if step.discount:
        signs.append(Sign("icon", "lira", f"−{step.discount}"))
    return signs


def _age(step: verbs.Age) -> list[Sign]:
    icon = Sign("icon", "age", "" if step.wine == "all" else str(step.wine))
    return [Sign("word", number=f"{step.times}×"), icon] if step.times > 1 else [icon]


def _train(step: verbs.Train) -> list[Sign]:
    ready = [ARROW, Sign("icon", "worker")] if step.ready == "this_year" else []
    return [Sign("icon", "train", str(step.n) if step.n > 1 else ""), *ready]


def _place_grape(step: verbs.PlaceGrape) -> list[Sign]:
    number = str(step.value)
    colours = {"red": ("red",), "white": ("white",)}.get(step.colour, ("red", "white"))
    signs = [Sign("icon", f"tok_{colour}", number) for colour in colours]
    return [signs[0], OR, signs[1]] if step.colour == "either" else signs


def _retrieve(step: verbs.Retrieve) -> list[Sign]:
    return [Sign("icon", "retrieve"), Sign("icon", "grande")] if step.worker == "grande" else _counted(step)


def _plain(*icons: str) -> Callable[[Any], list[Sign]]:
    return lambda _step: [ARROW if icon == ">" else Sign("icon", icon) for icon in icons]


PLAY = {"summer_visitor": "play_summer", "winter_visitor": "play_winter"}
SELL = {"grapes": "sell_grapes", "field": "sell_field"}

SIGNS: dict[type[Verb], Callable[[Any], list[Sign]]] = {
    Choose: _choose,
    May: lambda step: [MAY, *_line(step.what)],
    You: lambda step: _line(step.what),
    If: _if,
    Each: _each,
    verbs.Together: _together,
    verbs.Gain: _gain,
    verbs.Pay: _pay,
    verbs.Give: _bundle,
    verbs.Draw: _bundle,
    verbs.TakeDiscarded: lambda step: [Sign("icon", "discard"), ARROW, Sign("icon", "card_any", str(step.n))],
    verbs.Reveal: lambda step: [Sign("icon", "eye", "4"), ARROW, Sign("icon", "card_any", str(step.keep))],
    verbs.Plant: _plant,
    verbs.Uproot: _counted,
    verbs.SwapVines: lambda step: [Sign("icon", "swap_vines", str(step.n))],
    verbs.Harvest: _counted,
    verbs.PlaceGrape: _place_grape,
    verbs.Build: _build,
    verbs.MakeWine: _make_wine,
    verbs.FillOrder: _plain("fill_order"),
    verbs.Age: _age,
    verbs.Train: _train,
    verbs.Retrieve: _retrieve,
    verbs.UseAction: lambda step: [Sign("without", "worker_any"), ARROW, Sign("icon", "summer")],
    verbs.PlanWorker: _plain("worker_any", ">", "winter"),
    verbs.MoveRooster: _plain("rooster", ">", "gift"),
    verbs.Pass: _plain("pass"),
    verbs.Play: lambda step: [Sign("icon", PLAY[step.what])],
    verbs.Sell: lambda step: [Sign("icon", SELL[step.what])],
    verbs.BuyBack: _plain("buy_field"),
}
"""Each step to its marks."""
