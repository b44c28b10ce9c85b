"""Short: an effect as a line of icons for the face of a card. A second, smaller set of words for the same tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.text.tree import Clause, Tree, UnknownShape, price_length, steps, verb


class Sign(NamedTuple):
    """One mark of the line.

    ``kind``: icon (``name`` of the icon, ``number`` before it: how many, or in it: how much), without (an icon struck
    out), word (``number`` is written as it is, behind an icon it is a value), tag (``number`` is a printed cost), said
    (``name`` is the key of a message), arrow (what stands before pays for what stands after), or (a stroke between
    options), plus, may (a question mark), colon (what stands after comes only under what stands before).
    """

    kind: str
    name: str = ""
    number: str = ""


ARROW, OR, MAY, PLUS, COLON = Sign("arrow"), Sign("or"), Sign("may"), Sign("plus"), Sign("colon")

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
    "planted_vine": "vine_stock",
    "planted.value": "vine_stock",
    "planted.varieties": "varieties",
    "built.cost": "structure",
    "harvested.fields": "harvest",
    "summer_visitor_in_hand": "card_summer",
    "wine": "wine_any",
}
VALUES = frozenset({"planted.value", "vp"})
"""Measures that are a value of one thing and no number of things."""
OWN_DRAWINGS = frozenset({"everybody", "opponent", "right_neighbour", "visitor"})
"""Names of marks that the card itself draws."""

WHO = {"all": "everybody", "all_in_season": "everybody", "opponents": "opponent", "right_neighbour": "right_neighbour"}


def short(part: Clause) -> tuple[Sign, ...]:
    """The line of one clause. Raises UnknownShape."""
    line = _line(part.steps)
    if part.joiner == "both":
        line += [ARROW, Sign("said", "short-both")]
    if part.joiner == "reward":
        line += [Sign("word", number="×"), Sign("icon", WHO["opponents"])]
    return tuple(line)


def _line(parts: Sequence[Tree]) -> list[Sign]:
    paid = price_length(parts)
    before = [sign for step in parts[:paid] for sign in _signs(step)]
    after = [sign for step in parts[paid:] for sign in _signs(step)]
    return [*before, ARROW, *after] if before and after else [*before, *after]


def _signs(step: Tree) -> list[Sign]:
    kind = verb(step)
    value = step[kind]
    if kind in ("gain", "pay", "give", "draw"):
        return _bundle(kind, value) + (_times(step["per"]) if "per" in step else [])
    if kind == "choose":
        return _choose(step)
    if kind == "may":
        return [MAY, *_line(steps(value))]
    if kind == "you":
        return _line(steps(value))
    if kind == "if":
        otherwise = [OR, *_line(steps(step["else"]))] if "else" in step else []
        return [*_test(value), COLON, *_line(steps(step["then"])), *otherwise]
    if kind == "each":
        return _each(step)
    if kind == "together":
        gift = [Sign("icon", WHO[value]), *_bundle("give", step["give"])]
        return [gift[0], ARROW, *gift[1:], OR, *_line(steps(step["else"]))]
    if kind in OPS:
        return OPS[kind](value)
    raise UnknownShape(f"there are no icons for '{kind}'")


def _bundle(kind: str, things: Mapping[str, Any]) -> list[Sign]:
    signs = []
    for thing, n in things.items():
        if thing == "worth":
            continue
        number = f"1–{n['up_to']}" if isinstance(n, Mapping) else str(n)
        if n == "all":
            signs += [Sign("said", "short-all"), Sign("icon", THINGS[thing])]
        elif thing in ("lira", "vp"):
            signs.append(Sign("icon", THINGS[thing], f"−{number}" if kind == "pay" and thing == "vp" else number))
        elif thing == "residual":
            signs.append(Sign("icon", "residual", ("+" if kind == "gain" else "−") + number))
        elif thing == "visitor":
            signs += _visitors(number)
        else:
            signs.append(Sign("icon", THINGS[thing], number if number != "1" else ""))
    if "worth" in things:
        signs.append(Sign("word", number=f"{things['worth']}+"))
    return signs


def _visitors(number: str) -> list[Sign]:
    return [Sign("icon", "visitor", number if number != "1" else "")]


def _times(measure: Any) -> list[Sign]:
    if isinstance(measure, Mapping):
        ((_, n),) = measure.items()
        return [Sign("word", number="×"), Sign("icon", "structure"), Sign("tag", number=str(n))]
    return [Sign("word", number="×"), Sign("icon", MEASURES[measure])]


def _choose(step: Tree) -> list[Sign]:
    between = PLUS if step.get("n") == "all" else OR
    signs: list[Sign] = [Sign("word", number=f"{step['n']}:")] if isinstance(step.get("n"), int) else []
    for i, option in enumerate(step["choose"]):
        signs += ([between] if i else []) + _line(steps(option))
    return signs


def _test(test: Mapping[str, Any]) -> list[Sign]:
    ((measure, wanted),) = test.items()
    if measure == "paid.rivals":
        return [Sign("icon", "trophy"), Sign("icon", "wine_any")]
    if isinstance(wanted, Mapping):
        ((word, n),) = wanted.items()
        amount = f"{n}+" if word == "at_least" else f"< {n}"
    else:
        amount = "/".join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
    if measure == "built.cost":
        return [Sign("icon", MEASURES[measure]), Sign("tag", number=amount)]
    if measure in VALUES:
        return [Sign("icon", MEASURES[measure]), Sign("word", number=amount)]
    return [Sign("icon", MEASURES[measure], amount)]


def _each(step: Tree) -> list[Sign]:
    who = Sign("icon", WHO[step["each"]], f"1–{step['up_to']}" if "up_to" in step else "")
    body = step["do"]
    kind = verb(body)
    if kind == "may":
        return [who, *_signs(body)]
    if kind == "if" and "else" not in body:
        return [*_line(steps(body["then"])), Sign("word", number="×"), who, *_test(body["if"])]
    if kind == "if":
        return [who, COLON, *_line(steps(body["then"])), OR, *_line(steps(body["else"]))]
    if kind == "choose":
        return [who, *([ARROW] if who.name == "opponent" else []), *_signs(body)]
    return [who, COLON, *_as_gift(steps(body[kind]))]


def _as_gift(parts: Sequence[Tree]) -> list[Sign]:
    gifts = [step for step in parts if verb(step) == "give"]
    rest = [step for step in parts if verb(step) != "give"]
    return [*_line(gifts), ARROW, *_line(rest)] if gifts and rest else _line(parts)


def _counted(icon: str) -> Callable[[Any], list[Sign]]:
    def signs(value: Any) -> list[Sign]:
        options = value if isinstance(value, Mapping) else {"n": value}
        number = f"1–{options['up_to']}" if "up_to" in options else str(options.get("n", 1))
        return [Sign("icon", icon, number if number != "1" else ""), *_conditions(options)]

    return signs


def _conditions(options: Mapping[str, Any]) -> list[Sign]:
    signs: list[Sign] = []
    if "worth" in options:
        signs.append(Sign("word", number=f"{options['worth']}+"))
    if options.get("ignore") == "structures":
        signs += [Sign("without", "trellis"), Sign("without", "irrigation")]
    if options.get("ignore") == "limit":
        signs.append(Sign("without", "field7"))
    if options.get("ignore") == "cellars":
        signs.append(Sign("without", "large_cellar"))
    if options.get("ready") == "this_year":
        signs += [ARROW, Sign("icon", "worker")]
    return signs


def _build(value: Any) -> list[Sign]:
    options: Mapping[str, Any] = value if isinstance(value, Mapping) else {"n": value}
    only = options.get("only")
    icon = {None: "build", "next_cellar": "upgrade_cellar"}.get(only, only)
    count = str(options["n"]) if options.get("n", 1) > 1 else ""
    signs = [Sign("icon", str(icon), count)]
    if "cost" in options:
        signs.append(Sign("tag", number="/".join(map(str, options["cost"]))))
    if "discount" in options:
        signs.append(Sign("icon", "lira", f"−{options['discount']}"))
    return signs


def _age(value: Mapping[str, Any]) -> list[Sign]:
    icon = Sign("icon", "age", "" if value["wine"] == "all" else str(value["wine"]))
    return [Sign("word", number=f"{value['times']}×"), icon] if "times" in value else [icon]


def _place_grape(value: Mapping[str, Any]) -> list[Sign]:
    between = {"either": [OR], "both": []}[value["colour"]]
    number = str(value["value"])
    return [Sign("icon", "tok_red", number), *between, Sign("icon", "tok_white", number)]


def _retrieve(value: Mapping[str, Any]) -> list[Sign]:
    if value.get("worker") == "grande":
        return [Sign("icon", "retrieve"), Sign("icon", "grande")]
    return _counted("retrieve")({key: value[key] for key in ("n", "up_to") if key in value})


def _plain(*icons: str) -> Callable[[Any], list[Sign]]:
    return lambda _value: [ARROW if icon == ">" else Sign("icon", icon) for icon in icons]


OPS: dict[str, Callable[[Any], list[Sign]]] = {
    "take_discarded": lambda n: [Sign("icon", "discard"), ARROW, Sign("icon", "card_any", str(n))],
    "reveal": lambda value: [Sign("icon", "eye", "4"), ARROW, Sign("icon", "card_any", str(value["keep"]))],
    "plant": _counted("plant"),
    "uproot": _counted("uproot"),
    "swap_vines": lambda n: [Sign("icon", "swap_vines", str(n))],
    "harvest": _counted("harvest"),
    "place_grape": _place_grape,
    "build": _build,
    "make_wine": _counted("make_wine"),
    "fill_order": _counted("fill_order"),
    "age": _age,
    "train": _counted("train"),
    "retrieve": _retrieve,
    "use_action": lambda _value: [Sign("without", "worker_any"), ARROW, Sign("icon", "summer")],
    "plan_worker": _plain("worker_any", ">", "winter"),
    "move_rooster": _plain("rooster", ">", "gift"),
    "pass": _plain("pass"),
    "play": lambda season: [Sign("icon", {"summer_visitor": "play_summer", "winter_visitor": "play_winter"}[season])],
    "sell": lambda what: [Sign("icon", {"grapes": "sell_grapes", "field": "sell_field"}[what])],
    "buy_back": lambda _value: [Sign("icon", "buy_field")],
}
"""Each op to its marks."""
