"""What effects are made of: a verb declares once what it takes, and parser, rule, text, icons and guide read that."""

# Annotations are not put off here, as all of them are looked at whenever data are read.
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

Few = Annotated[int, Meta(ge=1, le=9)]
"""A number of things or times, or the value of a grape or wine: 1-9."""


class Effect(tuple["Verb", ...]):
    """The steps of an effect, in the order in which they are done."""

    __slots__ = ()

    def branch(self, numbered: bool) -> str:
        """The name of an option with this effect; ``numbered`` where another option would be named alike."""
        return self[0].branch(numbered)


class Price(Effect):
    """What is paid: written as the things of a ``pay``."""

    __slots__ = ()


class Options(tuple[Effect, ...]):
    """The effects of which a ``choose`` offers one or several."""

    __slots__ = ()


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of an effect; its fields are what it takes, with the limits that the game knows.

    ``bare`` names the field of a value that is written without a name (``plant: 2``), ``whole`` that it is always
    written so; ``beside`` are the fields that stand beside the verb and not under it. Where ``needs_other`` it is only
    understood inside ``each``, where there is another party; where it ``holds`` effects, not every place has words
    for it. ``board_only`` steps are what spaces of the board do, no cards; what ``opens`` lets other things be done.
    """

    # Without annotations these are no fields, and need not be looked at each time that those of a verb are read.
    word = ""
    bare = ""
    whole = False
    needs_other = False
    holds = False
    board_only = False
    opens = False
    beside: ClassVar[tuple[str, ...]] = ()

    def contradiction(self) -> str:
        """What in it does not go together, as a sentence with its cure; empty where everything does."""
        return ""

    def off_cards(self) -> str:
        """What in it only the board may do and no card, as a sentence with its cure; empty where a card may do it."""
        return ""

    def branch(self, numbered: bool) -> str:
        """The name of an option that begins with it."""
        return self.word

    def inner(self) -> Iterator[Effect]:
        """The effects that it holds."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, Options):
                yield from value
            elif isinstance(value, Effect):
                yield value


class Counted(Verb, frozen=True):
    """A step that is done some times: exactly ``n``, or one to ``up_to``."""

    bare = "n"

    n: Annotated[int, Meta(ge=1, le=9, description="exactly so many times")] = 1
    up_to: Annotated[int, Meta(ge=2, le=9, description="one to so many times")] | None = None

    @property
    def count(self) -> int:
        """The most times that it is done."""
        return self.n if self.up_to is None else self.up_to

    def contradiction(self) -> str:
        return "either n or up_to, not both" if self.up_to is not None and self.n != 1 else ""


class Bundle(Verb, frozen=True):
    """A step about things with their amounts; ``written`` are the things in the order of the data.

    ``conditions`` are the fields that are no thing but say what they must be like.
    """

    conditions: ClassVar[tuple[str, ...]] = ()

    written: tuple[str, ...] = ()

    def things(self) -> tuple[tuple[str, Any], ...]:
        """The things with their amounts, in the order written."""
        return tuple((thing, getattr(self, thing)) for thing in self.written)

    def branch(self, numbered: bool) -> str:
        thing = self.written[0]
        return f"{self.word}_{thing}_{_amount(getattr(self, thing))}" if numbered else f"{self.word}_{thing}"


def _amount(amount: Any) -> str:
    return f"up_to_{amount.up_to}" if isinstance(amount, Times) and amount.up_to else str(amount)


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of things of which the player may take fewer."""

    up_to: Annotated[int, Meta(ge=2, le=9)]


class Test(msgspec.Struct, frozen=True):
    """A measure and what it must be: ``numbers`` holds one, or for one_of several."""

    measure: str
    word: Literal["equal", "one_of", "at_least", "below"]
    numbers: tuple[int, ...]

    def holds(self, value: int) -> bool:
        """Whether the measured value passes."""
        if self.word == "at_least":
            return value >= self.numbers[0]
        return value < self.numbers[0] if self.word == "below" else value in self.numbers


class Per(msgspec.Struct, frozen=True):
    """A measure by which something is multiplied; ``n`` is what it is measured with, 0 where it needs nothing."""

    measure: str
    n: int = 0


class Choose(Verb, frozen=True, kw_only=True):
    """One of several effects; with ``n`` that many different ones in any order."""

    word = "choose"
    bare = "options"
    whole = True
    holds = True
    beside = ("n", "both_for")

    options: Annotated[Options, Meta(description="the effects to choose from, at least two")]
    n: Annotated[int | Literal["all"] | None, Meta(description="how many of them, all different, in any order")] = None
    both_for: Annotated[Price | None, Meta(description="or pay this first and do them all, in any order")] = None

    def contradiction(self) -> str:
        if self.n is not None and self.both_for is not None:
            return "either n or both_for, not both"
        if isinstance(self.n, int) and not 2 <= self.n < len(self.options):
            return (
                f"n is less than the {len(self.options)} options and at least 2, or all; leave it out for one of them"
            )
        if self.both_for is not None and len(self.options) != 2:
            return "both_for needs exactly two options"
        if len(set(self.options)) < len(self.options):
            return "two of the options are the same, so one of them is never needed; take it away"
        return ""

    def branch(self, numbered: bool) -> str:
        return self.options[0].branch(numbered)


class May(Verb, frozen=True):
    """An effect that may be left; it is not asked for where it cannot be done."""

    word = "may"
    bare = "what"
    whole = True
    holds = True

    what: Annotated[Effect, Meta(description="what may be done")]

    def branch(self, numbered: bool) -> str:
        return self.what.branch(numbered)


class If(Verb, frozen=True, kw_only=True):
    """An effect that happens only where a measure passes a test; nobody is asked."""

    word = "if"
    bare = "test"
    whole = True
    holds = True
    beside = ("then", "else")

    test: Annotated[Test, Meta(description="one measure and its test")]
    then: Annotated[Effect, Meta(description="what happens where it passes")]
    otherwise: Annotated[Effect | None, Meta(description="what happens where it does not")] = msgspec.field(
        default=None, name="else"
    )

    def branch(self, numbered: bool) -> str:
        return self.then.branch(numbered)


class Each(Verb, frozen=True, kw_only=True):
    """Every named seat does something, in wake-up order; with ``up_to`` those that the owner of the card selects."""

    word = "each"
    bare = "who"
    whole = True
    holds = True
    beside = ("do", "up_to")

    who: Annotated[str, Meta(title="seats", description="the seats")]
    do: Annotated[Effect, Meta(description="what each of them does")]
    up_to: Annotated[int, Meta(ge=1, le=5, description="how many of them the owner selects at most")] | None = None

    def contradiction(self) -> str:
        first = self.do[0]
        if len(self.do) > 1 and any(step.holds for step in self.do):
            return "'may', 'choose', 'if' or 'you' stands alone in 'do'; or 'do' holds only plain steps"
        if self.up_to is not None:
            picked = isinstance(first, You) or (isinstance(first, If) and not _for_owner(first.then))
            if not picked or (isinstance(first, If) and not _for_owner(first.otherwise)):
                return "with up_to, 'do' is a 'you', or an 'if' whose 'else' is a 'you'; leave up_to out"
        elif isinstance(first, You):
            return "a 'you' alone in 'do' needs up_to; or put it into a 'may' or an 'if'"
        elif isinstance(first, If) and (first.otherwise is not None or not _for_owner(first.then)):
            return "an 'if' in 'do' has a 'you' under 'then' and no 'else'"
        if isinstance(first, Choose) and (first.n is not None or first.both_for is not None):
            return "a 'choose' in 'do' is for one option; take n and both_for away"
        if isinstance(first, May) and all(isinstance(step, You) for step in first.what):
            return "a 'may' in 'do' needs something that the seat does beside what it brings you"
        return ""

    def branch(self, numbered: bool) -> str:
        return self.do.branch(numbered)


class You(Verb, frozen=True):
    """Inside ``each``: the owner of the card does it, once for this seat; nothing where the owner is the seat."""

    word = "you"
    bare = "what"
    whole = True
    holds = True
    needs_other = True

    what: Annotated[Effect, Meta(description="what the owner of the card does")]

    def branch(self, numbered: bool) -> str:
        return self.what.branch(numbered)


def _for_owner(effect: Effect | None) -> bool:
    return effect is not None and len(effect) == 1 and isinstance(effect[0], You)


COMBINATORS: tuple[type[Verb], ...] = (Choose, May, If, Each, You)


def every_verb(effect: Effect) -> Iterator[Verb]:
    """Every step of an effect with all that it holds, outer ones first, in the order written."""
    for step in effect:
        yield step
        if step.holds:
            for inner in step.inner():
                yield from every_verb(inner)


def branch_names(options: Options) -> list[str]:
    """The names of the options of a choose: first step and its first thing, with a number where two are alike."""
    names = [option.branch(False) for option in options]
    for numbered in (True, False):
        alike = {name for name in names if names.count(name) > 1}
        names = [
            name if name not in alike else option.branch(True) if numbered else f"{name}_{place}"
            for place, (name, option) in enumerate(zip(names, options, strict=True), 1)
        ]
    return names


def offer_names(effect: Effect) -> list[str]:
    """The names of what every ``may`` of an effect offers, in the order written; none where there are not several."""
    offers = Options(step.what for step in every_verb(effect) if isinstance(step, May))
    return branch_names(offers) if len(offers) > 1 else []


def paths(effect: Effect, before: tuple[Verb, ...] = ()) -> Iterator[tuple[Verb, ...]]:
    """The way to every step of an effect in the order of ``every_verb``: the steps that hold it, and itself."""
    for step in effect:
        yield (*before, step)
        if step.holds:
            for inner in step.inner():
                yield from paths(inner, (*before, step))
