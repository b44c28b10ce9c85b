"""Describe: from a typed effect to nested calls of messages, with no language in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.text.calls import Call, call
from game.text.tree import (
    VALUES,
    Clause,
    Steps,
    bundle_verb,
    clauses,
    gives,
    in_one_line,
    offer_in,
    parted,
    price_length,
    rewards,
    said_as,
    spelt_out,
    stands_alone,
)
from rules.engine.verbs import Bundle, Choose, Counted, Each, Effect, If, May, Per, Test, Times, Verb, You
from rules.viticulture import verbs
from rules.viticulture.verbs import Together


def describe(effect: Effect) -> Call:
    """The whole effect as sentences."""
    return joined_clauses(clauses(effect))


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
        return _reward(part.steps)
    return sentences(part.steps, first=first)


def _reward(steps: Steps) -> Call:
    word = "for-each-doer" if _is_one_thing(steps) else "for-each-doer-first"
    return call("sentence", what=call(word, what=phrase(steps, "them")))


def _is_one_thing(steps: Steps) -> bool:
    """Whether it is clear that "for each" behind it speaks of all of it, and it is nothing for that seat."""
    return len(steps) == 1 and not gives(steps) and not (isinstance(steps[0], Choose) and spelt_out(steps[0]))


def sentences(steps: Steps, *, first: bool = True) -> Call:
    """Steps as sentences: plain ones in one, every may, if, each and either in its own."""
    said: list[Call] = []
    gathered: list[Verb] = []
    for step in steps:
        then_either = not first and not gathered and isinstance(step, Choose)
        if then_either or stands_alone(step, gathered):
            if gathered:
                said.append(phrase(gathered))
            gathered = []
            said.append(_alone(step, first=first and not said))
        else:
            gathered.append(step)
    if gathered:
        said.append(phrase(gathered))
    return _in_a_row([_sentence(one) for one in said])


def _in_a_row(said: Sequence[Call]) -> Call:
    text = said[0]
    for more in said[1:]:
        text = call("and-then", a=text, b=more)
    return text


def _sentence(said: Call) -> Call:
    return said if said.key in ("sentence", "and-then") else call("sentence", what=said)


def _alone(step: Verb, *, first: bool) -> Call:
    if isinstance(step, May):
        return call("may-you" if first else "then-may-you", what=phrase(step.what))
    if isinstance(step, If):
        asked = condition(step.test)
        if step.otherwise is not None:
            return call("if-else", cond=asked, what=phrase(step.then), other=phrase(step.otherwise))
        return call("if" if first else "then-if", cond=asked, what=phrase(step.then))
    if isinstance(step, Each):
        return each(step)
    if isinstance(step, Together):
        return _together(step)
    assert isinstance(step, Choose)
    options = _choose(step, "you")
    return options if first else call("then", what=options)


def either(choice: Choose, whose: str = "you") -> Call:
    """One of several: "gain 2 lira or 1 VP" where they share a verb, else "either … or …"."""
    word = bundle_verb(choice)
    if word in ("raise", "lower"):
        bundles = [option[0] for option in choice.options]
        amounts = [call("amount", n=n) for step in bundles if isinstance(step, Bundle) for _, n in step.things()]
        return call(word, n=joined("or", amounts), whose=whose)
    if word is not None:
        things = [_bundle(option[0], whose)[0].args["what"] for option in choice.options]
        return call(word, what=joined("or", things), to=whose)
    options = [phrase(option, whose) for option in choice.options]
    if _hard_to_tell(options):
        return call("choose-one", what=joined("semicolon", options, between="semicolon"))
    return call("either", a=joined("comma", options[:-1]), b=options[-1])


ROWS = ("comma", "and", "and-also", "price", "let-you")
"""What tells steps one after the other."""


def _hard_to_tell(options: Sequence[Call]) -> bool:
    """Whether commas between options would look like those inside them."""
    most = max(map(_length, options))
    return most > 2 or (most > 1 and len(options) > 2)


def _length(said: Call) -> int:
    """How many steps a phrase tells one after the other."""
    inner = [one for one in said.args.values() if isinstance(one, Call)]
    return sum(map(_length, inner)) if said.key in ROWS else 1


def joined(last: str, parts: Sequence[Call], between: str = "comma") -> Call:
    """Parts with commas between them, and ``last`` (and, or) before the last one."""
    if len(parts) == 1:
        return parts[0]
    text = parts[0]
    for part in parts[1:-1]:
        text = call(between, a=text, b=part)
    return call(last, a=text, b=parts[-1])


def phrase(steps: Steps, whose: str = "you") -> Call:
    """Steps as one clause of a sentence: what is paid, then what it buys; what comes after a choice is told apart.

    ``whose`` hand and money it is about: you, they (others who act), or them (others whom the owner acts on); ``owner``
    where you give to the owner of the card, ``named`` where you give to somebody whose name is told.
    """
    *before, last = [_phrase(part, whose) for part in parted(steps)]
    for part in reversed(before):
        last = call("choice-then", a=part, b=last)
    return last


def _phrase(steps: Steps, whose: str) -> Call:
    paid = price_length(steps)
    bought = steps[paid:]
    if paid and bought and not any(map(spelt_out, steps[:paid])):
        cost = joined("and", [said for step in steps[:paid] for said in _step(step, whose)])
        gain = joined("and", [said for step in bought for said in _step(step, whose, priced=True)])
        return call("price", cost=cost, gain=gain)
    said = [said for step in steps for said in _step(step, whose)]
    has_list = any(isinstance(one.args.get("what"), Call) and one.args["what"].key == "and" for one in said)
    return joined("and-also" if has_list else "and", said)


def _step(step: Verb, whose: str, *, priced: bool = False) -> list[Call]:
    if isinstance(step, Choose):
        return [_choose(step, whose)]
    if isinstance(step, verbs.Gain) and step.per is not None:
        return [call("per", what=_bundle(step, whose)[0], per=_per(step.per, whose))]
    if isinstance(step, Bundle):
        return _bundle(step, whose)
    return [WORDS[type(step)](step, whose, priced)]


def _choose(step: Choose, whose: str) -> Call:
    options = [phrase(option, whose) for option in step.options]
    if in_one_line(step):
        return call("all-in-order", what=joined("and", options))
    if step.n is None:
        return either(step, whose)
    text = joined("semicolon", options, between="semicolon")
    return call("choose-all", what=text) if step.n == "all" else call("choose-n", n=step.n, what=text)


def _bundle(step: Verb, whose: str) -> list[Call]:
    assert isinstance(step, Bundle)
    worth = (step.worth or 0) if isinstance(step, verbs.Pay) else 0
    by_word: dict[str, list[Call]] = {}
    for thing, n in step.things():
        word = said_as(step.word, thing)
        if word in ("raise", "lower"):
            by_word[word] = [call(word, n=n, whose=whose)]
            continue
        by_word.setdefault(word, []).append(thing_call(step.word, thing, n, whose, worth))
    return [
        said[0] if word in ("raise", "lower") else call(word, what=joined("and", said), to=whose)
        for word, said in by_word.items()
    ]


def thing_call(verb: str, thing: str, n: Any, whose: str = "you", worth: int = 0) -> Call:
    """A number of things as a direct object: "2 vine cards"; ``worth`` is the least value of wines, 0 for any."""
    if n == "all":
        return call(f"thing-{thing}-all", whose=whose)
    most, mode = (n.up_to, "up_to") if isinstance(n, Times) else (n, "exact")
    if thing == "visitor" and verb == "draw":
        return call("thing-any_visitor", n=most, mode=mode)
    args: dict[str, Any] = {"n": most}
    if thing == "card":
        args["whose"] = whose
    if thing == "wine":
        args["worth"] = worth
    return Call(f"thing-{thing}", args)


def _per(measure: Per, whose: str) -> Call:
    return call(f"per-{measure.measure.replace('.', '-')}", n=measure.n, whose=whose)


def condition(test: Test, whose: str = "you") -> Call:
    """A test as the words after "if"; ``whose`` state it is about: you or they."""
    word = {"one_of": "equal", "below": "below" if test.measure in VALUES else "fewer"}.get(test.word, test.word)
    amount = joined("or", [call(f"test-{word}", n=n) for n in test.numbers])
    return call(f"cond-{test.measure.replace('.', '-')}", amount=amount, n=test.numbers[-1], whose=whose)


def each(step: Each) -> Call:
    """What every named seat does: offered, chosen, counted, picked or plainly done."""
    who, first = step.who, step.do[0]
    offered = offer_in(step)
    if step.up_to is not None:
        return _picked(step)
    if offered is not None:
        own = [part for part in offered.what if not isinstance(part, You)]
        said = call("sentence", what=call("each-may", who=who, what=phrase(own, "they")))
        return _in_a_row([said, *(_reward(part.what) for part in rewards(offered))])
    if isinstance(first, Choose):
        turns = [_turn(option) for option in first.options]
        what = joined("semicolon", turns, between="semicolon") if _hard_to_tell(turns) else joined("or", turns)
        return call("each-must", who=who, what=what)
    if isinstance(first, If):
        (you,) = first.then
        assert isinstance(you, You)
        word = "for-each-who" if _is_one_thing(you.what) else "for-each-who-first"
        return call(word, who=who, what=phrase(you.what, "them"), cond=condition(first.test, "they"))
    return call("each-does", who=who, what=phrase(step.do, "they"))


def _picked(step: Each) -> Call:
    first = step.do[0]
    if isinstance(first, If):
        assert first.otherwise is not None
        asked, must = condition(first.test, "they"), phrase(first.then, "they")
        done = call("pick-if-else", cond=asked, what=must, other=_turn_of_owner(first.otherwise))
    else:
        done = call("pick-you", what=_turn_of_owner(step.do))
    return _in_a_row(
        [call("sentence", what=call("pick", n=step.up_to)), call("sentence", what=done)],
    )


def _turn(option: Effect) -> Call:
    return call("let-you", what=_turn_of_owner(option)) if isinstance(option[0], You) else phrase(option, "they")


def _turn_of_owner(effect: Effect) -> Call:
    """What the owner of the card does for a seat."""
    (only,) = effect
    assert isinstance(only, You)
    return phrase(only.what, "them")


def option(effect: Effect, named: bool = False) -> Call:
    """One option of a choice as the words on its button; ``named`` where the other seat is called by its name."""
    first = effect[0]
    if isinstance(first, You):
        return call("let-named" if named else "let-them", what=phrase(first.what, "they"))
    return phrase(effect, "named" if named else "owner") if gives(effect) else sentences(effect)


def _together(step: Together) -> Call:
    asked = call("together", what=_bundle(step.give, "they")[0])
    rest = call("together-else", what=phrase(step.otherwise))
    return _in_a_row([call("sentence", what=asked), call("sentence", what=rest)])


def _count(step: Counted) -> dict[str, Any]:
    return {"n": step.count, "mode": "exact" if step.up_to is None else "up_to"}


def _plant(step: verbs.Plant, _whose: str, _priced: bool) -> Call:
    return call("plant", **_count(step), ignore=step.ignore or "none", **{"from": step.source})


def _build(step: verbs.Build, whose: str, priced: bool) -> Call:
    if step.only == "next_cellar":
        what = call("build-cellar", whose=whose)
    elif step.only:
        what = call("build-named", name=call(f"name-{step.only}"))
    else:
        what = call("build", **_count(step))
    if step.cost is not None:
        what = call("costing", what=what, n=step.count, costs=joined("or", [call("amount", n=n) for n in step.cost]))
    if step.free:
        return call("at-nothing", what=what, priced="yes" if priced else "no")
    if step.discount:
        return call("at-discount", what=what, discount=step.discount, n=step.count)
    return call("at-cost", what=what, n=step.count)


def _make_wine(step: verbs.MakeWine, _whose: str, _priced: bool) -> Call:
    return call("make_wine", **_count(step), worth=step.worth or 0, ignore=step.ignore or "none")


def _retrieve(step: verbs.Retrieve, whose: str, _priced: bool) -> Call:
    if step.worker == "grande":
        return call("retrieve-grande", whose=whose)
    return call("retrieve", **_count(step), whose=whose, **{"from": step.place})


def _worded(step: verbs.Word, whose: str, _priced: bool) -> Call:
    return call(f"{step.word}-{step.what}", whose=whose)


def _counted(step: Counted, _whose: str, _priced: bool) -> Call:
    return call(step.word, **_count(step))


WORDS: dict[type[Verb], Callable[[Any, str, bool], Call]] = {
    **dict.fromkeys((verbs.Uproot, verbs.Harvest), _counted),
    **dict.fromkeys(
        (
            verbs.Play, verbs.Sell, verbs.BuyBack, verbs.UseAction, verbs.PlanWorker, verbs.MoveRooster, verbs.Pass,
        ),
        _worded,
    ),
    verbs.FillOrder: lambda step, whose, priced: call("fill_order", n=step.n),
    verbs.SwapVines: lambda step, whose, priced: call("swap_vines", n=step.n, whose=whose),
    verbs.TakeDiscarded: lambda step, whose, priced: call("take_discarded", n=step.n),
    verbs.Plant: _plant,
    verbs.Build: _build,
    verbs.MakeWine: _make_wine,
    verbs.Age: lambda step, whose, priced: call(
        "age", n=0 if step.wine == "all" else step.wine, times=step.times, whose=whose
    ),
    verbs.Train: lambda step, whose, priced: call("train", n=step.n, ready=step.ready),
    verbs.Retrieve: _retrieve,
    verbs.Reveal: lambda step, whose, priced: call("reveal", keep=step.keep),
    verbs.PlaceGrape: lambda step, whose, priced: call(
        "place_grape", colour=step.colour, value=step.value, whose=whose
    ),
}  # fmt: skip
"""Each step to the call that says it, from the step, whose it is, and whether a price was named before it."""
