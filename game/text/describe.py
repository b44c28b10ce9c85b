"""Describe: from an effect tree to nested calls of messages, with no language in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.text.messages import say
from game.text.tree import (
    Clause,
    Tree,
    UnknownShape,
    bundle_verb,
    clauses,
    price_length,
    said_as,
    stands_alone,
    steps,
    verb,
)

COUNTED = ("uproot", "fill_order", "swap_vines", "take_discarded")
"""Ops that need a number and nothing else."""


class Call(NamedTuple):
    """One message with its arguments: numbers, words of closed lists, or further calls."""

    key: str
    args: Mapping[str, Any] = {}


def call(key: str, **args: Any) -> Call:
    """A call of the message ``key``."""
    return Call(key, args)


def spoken(said: Call) -> str:
    """The call in the language in use; the first letter of a sentence is raised."""
    args = {name: spoken(value) if isinstance(value, Call) else value for name, value in said.args.items()}
    text = say(f"fx-{said.key}", **args)
    return text[:1].upper() + text[1:] if said.key == "sentence" else text


def describe(tree: Tree) -> Call:
    """The whole effect as sentences. Raises UnknownShape."""
    return joined_clauses(clauses(tree))


def joined_clauses(parts: Sequence[Clause]) -> Call:
    """Clauses one after the other, with OR where they are options."""
    text = clause(parts[0])
    for part in parts[1:]:
        text = call("or-else" if part.joiner == "or" else "and-then", a=text, b=clause(part, first=part.joiner != ""))
    return text


def clause(part: Clause, *, first: bool = True) -> Call:
    """One clause of a card as its sentences; ``first`` when nothing comes before it that "then" could mean."""
    if part.joiner == "both":
        return call("sentence", what=call("both-for", cost=phrase(part.steps)))
    if part.joiner == "else":
        return call("sentence", what=call("otherwise", what=phrase(part.steps)))
    if part.joiner == "reward":
        return call("sentence", what=call("for-each-doer", what=phrase(part.steps)))
    return sentences(part.steps, first=first)


def sentences(parts: Sequence[Tree], *, first: bool = True) -> Call:
    """Steps as sentences: plain ones in one, every may, if, each and either in its own."""
    said: list[Call] = []
    gathered: list[Tree] = []
    for step in parts:
        then_either = not first and not gathered and verb(step) == "choose" and "n" not in step
        if then_either or stands_alone(step, gathered):
            if gathered:
                said.append(phrase(gathered))
            gathered = []
            said.append(_alone(step, first=first and not said))
        else:
            gathered.append(step)
    if gathered:
        said.append(phrase(gathered))
    text = _sentence(said[0])
    for more in said[1:]:
        text = call("and-then", a=text, b=_sentence(more))
    return text


def _sentence(said: Call) -> Call:
    return said if said.key in ("sentence", "and-then") else call("sentence", what=said)


def _alone(step: Tree, *, first: bool) -> Call:
    kind = verb(step)
    if kind == "may":
        return call("may-you" if first else "then-may-you", what=phrase(steps(step["may"])))
    if kind == "if":
        asked = condition(step["if"])
        if "else" in step:
            return call("if-else", cond=asked, what=phrase(steps(step["then"])), other=phrase(steps(step["else"])))
        return call("if" if first else "then-if", cond=asked, what=phrase(steps(step["then"])))
    if kind == "each":
        return each(step)
    if kind == "together":
        return _together(step)
    options = either(step["choose"])
    return options if first else call("then", what=options)


def either(options: Sequence[Tree], whose: str = "you") -> Call:
    """One of several: "gain 2 lira or 1 VP" where they share a verb, else "either … or …"."""
    word = bundle_verb(list(options))
    if word is not None:
        things = [_bundle(verb(option), option[verb(option)], whose)[0].args["what"] for option in options]
        return call(word, what=joined("or", things), to=whose)
    return call(
        "either",
        a=joined("comma", [phrase(steps(o), whose) for o in options[:-1]]),
        b=phrase(steps(options[-1]), whose),
    )


def joined(last: str, parts: Sequence[Call]) -> Call:
    """Parts with commas between them, and ``last`` (and, or) before the last one."""
    if len(parts) == 1:
        return parts[0]
    text = parts[0]
    for part in parts[1:-1]:
        text = call("comma", a=text, b=part)
    return call(last, a=text, b=parts[-1])


def phrase(parts: Sequence[Tree], whose: str = "you") -> Call:
    """Steps as one clause of a sentence: what is paid, then what it buys.

    ``whose`` hand and money it is about: you, they (others who act), or them (others whom the owner acts on).
    """
    paid = price_length(parts)
    bought = parts[paid:]
    if paid and bought:
        cost = joined("and", [said for step in parts[:paid] for said in _step(step, whose)])
        gain = joined("and", [said for step in bought for said in _step(step, whose, priced=True)])
        return call("price", cost=cost, gain=gain)
    said = [said for step in parts for said in _step(step, whose)]
    has_list = any(isinstance(one.args.get("what"), Call) and one.args["what"].key == "and" for one in said)
    return joined("and-also" if has_list else "and", said)


def _step(step: Tree, whose: str, *, priced: bool = False) -> list[Call]:
    kind = verb(step)
    if kind == "choose":
        return [_choose(step, whose)]
    if kind in ("gain", "pay", "give", "draw"):
        said = _bundle(kind, step[kind], whose)
        return [call("per", what=said[0], per=_per(step["per"]))] if "per" in step else said
    if kind in OPS:
        return [OPS[kind](step[kind], whose, priced)]
    raise UnknownShape(f"'{kind}' cannot stand inside a sentence here")


def _choose(step: Tree, whose: str) -> Call:
    options = [phrase(steps(option), whose) for option in step["choose"]]
    if step.get("n") == "all":
        return call("all-in-order", what=joined("and", options))
    if "n" in step:
        text = options[0]
        for option in options[1:]:
            text = call("semicolon", a=text, b=option)
        return call("choose-n", n=step["n"], what=text)
    return either(step["choose"], whose)


def _bundle(kind: str, things: Mapping[str, Any], whose: str) -> list[Call]:
    by_word: dict[str, list[Call]] = {}
    for thing, n in things.items():
        if thing == "worth":
            continue
        word = said_as(kind, thing)
        if thing == "residual":
            by_word[word] = [call(word, n=n)]
            continue
        by_word.setdefault(word, []).append(thing_call(kind, thing, n, whose, things.get("worth", 0)))
    return [
        said[0] if word in ("raise", "lower") else call(word, what=joined("and", said), to=whose)
        for word, said in by_word.items()
    ]


def thing_call(kind: str, thing: str, n: Any, whose: str = "you", worth: int = 0) -> Call:
    """A number of things as a direct object: "2 vine cards"; ``worth`` is the least value of wines, 0 for any."""
    if n == "all":
        return call(f"thing-{thing}-all")
    most, mode = (n["up_to"], "up_to") if isinstance(n, Mapping) else (n, "exact")
    if thing == "visitor" and kind == "draw":
        thing = "any_visitor"
    args: dict[str, Any] = {"n": most}
    if thing == "any_visitor":
        args["mode"] = mode
    if thing == "card":
        args["whose"] = whose
    if thing == "wine":
        args["worth"] = worth
    return Call(f"thing-{thing}", args)


def _per(measure: Any) -> Call:
    if isinstance(measure, Mapping):
        ((name, n),) = measure.items()
        return call(f"per-{name}", n=n)
    return call(f"per-{measure.replace('.', '-')}")


def condition(test: Mapping[str, Any], whose: str = "you") -> Call:
    """A test as the words after "if"; ``whose`` state it is about: you or they."""
    ((measure, wanted),) = test.items()
    if isinstance(wanted, Mapping):
        ((word, n),) = wanted.items()
        amount = call(f"test-{word}", n=n)
        count = n
    elif isinstance(wanted, list):
        amount = joined("or", [call("test-equal", n=n) for n in wanted])
        count = wanted[-1]
    else:
        amount, count = call("test-equal", n=wanted), wanted
    return call(f"cond-{measure.replace('.', '-')}", amount=amount, n=count, whose=whose)


def each(step: Tree) -> Call:
    """What every named seat does, in one of five sentence shapes. Raises UnknownShape for any other."""
    who, body = step["each"], step["do"]
    kind = "" if isinstance(body, list) else verb(body)
    if "up_to" in step and kind == "if":
        asked = condition(body["if"], "they")
        must, rest = phrase(steps(body["then"]), "they"), phrase(steps(body["else"]["you"]))
        return call(
            "and-then",
            a=call("sentence", what=call("pick", n=step["up_to"])),
            b=call("sentence", what=call("pick-if-else", cond=asked, what=must, other=rest)),
        )
    if "up_to" in step and kind == "you":
        what = phrase(steps(body["you"]), "them")
        return call(
            "and-then",
            a=call("sentence", what=call("pick", n=step["up_to"])),
            b=call("sentence", what=call("pick-you", what=what)),
        )
    if kind == "may":
        return call("each-may", who=who, what=phrase(steps(body["may"]), "they"))
    if kind == "choose":
        options = [
            call("let-you", what=phrase(steps(option["you"]))) if verb(option) == "you" else phrase([option], "they")
            for option in body["choose"]
        ]
        return call("each-must", who=who, what=joined("or", options))
    if kind == "if" and "you" in body["then"]:
        asked = condition(body["if"], "they")
        return call("for-each-who", what=phrase(steps(body["then"]["you"])), cond=asked)
    raise UnknownShape(f"there are no words for each {who} doing: {body!r}")


def option(parts: Sequence[Tree]) -> Call:
    """One option of a choice as the words on its button."""
    if len(parts) == 1 and verb(parts[0]) == "you":
        return call("let-them", what=phrase(steps(parts[0]["you"])))
    if any(verb(part) == "give" for part in parts):
        return phrase(parts, "owner")
    return sentences(parts)


def _together(step: Tree) -> Call:
    asked = call("together", what=_bundle("give", step["give"], "they")[0])
    rest = call("together-else", what=phrase(steps(step["else"])))
    return call("and-then", a=call("sentence", what=asked), b=call("sentence", what=rest))


def _count(value: Any) -> dict[str, Any]:
    if isinstance(value, int):
        return {"n": value, "mode": "exact"}
    if "up_to" in value:
        return {"n": value["up_to"], "mode": "up_to"}
    return {"n": value.get("n", 1), "mode": "exact"}


def _plant(value: Any, _whose: str, _priced: bool) -> Call:
    options: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
    where = {"from": options.get("from", "hand")}
    return call("plant", **_count(value), ignore=options.get("ignore", "none"), **where)


def _build(value: Any, whose: str, priced: bool) -> Call:
    options: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
    count = _count(value)
    only = options.get("only")
    if only == "next_cellar":
        what = call("build-cellar", whose=whose)
    elif only:
        what = call("build-named", name=call(f"name-{only}"))
    else:
        what = call("build", **count)
    if "cost" in options:
        what = call("costing", what=what, costs=joined("or", [call("test-equal", n=n) for n in options["cost"]]))
    if options.get("free"):
        return call("at-nothing", what=what, priced="yes" if priced else "no")
    if "discount" in options:
        return call("at-discount", what=what, discount=options["discount"])
    return call("at-cost", what=what, n=count["n"])


def _make_wine(value: Any, _whose: str, _priced: bool) -> Call:
    options: Mapping[str, Any] = value if isinstance(value, Mapping) else {}
    return call("make_wine", **_count(value), worth=options.get("worth", 0), ignore=options.get("ignore", "none"))


def _age(value: Any, _whose: str, _priced: bool) -> Call:
    n = 0 if value["wine"] == "all" else value["wine"]
    return call("age", n=n, times=value.get("times", 1))


def _train(value: Any, _whose: str, _priced: bool) -> Call:
    ready = value.get("ready", "next_year") if isinstance(value, Mapping) else "next_year"
    return call("train", **_count(value), ready=ready)


def _retrieve(value: Any, whose: str, _priced: bool) -> Call:
    if value.get("worker") == "grande":
        return call("retrieve-grande", whose=whose)
    return call("retrieve", **_count(value), **{"from": value.get("from", "anywhere")})


def _worded(key: str) -> Callable[[Any, str, bool], Call]:
    return lambda value, _whose, _priced: call(f"{key}-{value}")


def _numbered(key: str) -> Callable[[Any, str, bool], Call]:
    return lambda value, _whose, _priced: call(key, **_count(value))


OPS: dict[str, Callable[[Any, str, bool], Call]] = {
    **{key: _numbered(key) for key in (*COUNTED, "harvest")},
    **{key: _worded(key) for key in ("play", "sell", "buy_back", "use_action", "plan_worker", "move_rooster", "pass")},
    "plant": _plant,
    "build": _build,
    "make_wine": _make_wine,
    "age": _age,
    "train": _train,
    "retrieve": _retrieve,
    "reveal": lambda value, _whose, _priced: call("reveal", keep=value["keep"]),
    "place_grape": lambda value, _whose, _priced: call("place_grape", colour=value["colour"], value=value["value"]),
}
"""Each op to the call that says it, from its value, whose it is, and whether a price was named before it."""
