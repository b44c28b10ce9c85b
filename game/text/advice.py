"""What a suggested answer is good for, as one sentence."""

from __future__ import annotations

from game.text.messages import say
from game.text.names import card_mention, joined, place_name, thing_mention, token_name
from game.text.wording import raised
from rules.players.suggestion import JUDGED, Gain, Purpose


def purpose_words(purpose: Purpose) -> str:
    """The sentence for what an answer of Viticulture is good for, after the visitor that is played for it.

    Empty where no one thing speaks for it.
    """
    if purpose.kind == JUDGED:
        return ""
    told = _told(purpose)
    if purpose.kind.startswith("lira") and purpose.place:
        told = say("advice-field-sold", told=told, place=place_name(purpose.place))
    if purpose.then:
        told = _going_on(told, purpose.then, purpose.card)
    named = purpose.visitor and not (purpose.kind == "gains" and purpose.card == purpose.visitor)
    return say("advice-visitor", card=card_mention(purpose.visitor), told=told) if named else told


def _going_on(told: str, then: Purpose, named: str) -> str:
    """A reason, in which a card may be ``named``, with what an answer makes possible besides, or stands against it."""
    if then.kind == "leaves":
        return say("advice-leaves", told=told, card=card_mention(then.card), amount=then.amount, cost=then.cost)
    if then.kind == "wants-vine":
        return say("advice-wants-vine", told=told, card=card_mention(then.card), amount=then.amount)
    if not then.kind.startswith("way-"):
        return say("advice-then", told=told, then=purpose_words(then))
    step = say(f"advice-{then.kind}", thing=thing_mention(then.thing) if then.thing else "", amount=then.amount)
    if then.card == named:
        return say("advice-way-same", told=told, time=_time(then.cost), step=step)
    return say("advice-way", told=told, card=card_mention(then.card), time=_time(then.cost), step=step)


def _time(years: int) -> str:
    """In how many years something can be done."""
    return say("advice-way-time", n=years, years=say("order-way-years", n=years))


def _told(purpose: Purpose) -> str:
    card = card_mention(purpose.card) if purpose.card else ""
    if purpose.kind == "gains":
        return raised(_gains(purpose, card))
    if purpose.kind == "given-visitor":
        return say("advice-given-visitor", held=_gain(Gain(purpose.thing, purpose.amount)))
    words = say(
        f"advice-{purpose.kind}",
        card=card,
        thing=thing_mention(purpose.thing) if purpose.thing else "",
        grape=token_name("grape", purpose.thing) if purpose.kind == "grape" else "",
        place=place_name(purpose.place) if purpose.place else "",
        amount=purpose.amount,
        cost=purpose.cost,
        count=purpose.count,
        points=say("advice-points", n=purpose.amount),
        years=say("order-way-years", n=purpose.cost),
        time=_time(purpose.cost),
        deeds=joined([say(f"advice-deed-{one.kind}") for one in purpose.gains]),
    )
    return raised(words)


def _gains(purpose: Purpose, card: str) -> str:
    gains = joined([_gain(one) for one in purpose.gains])
    if card:
        return say("advice-gains-by", card=card, gains=gains)
    if purpose.thing:
        return say("advice-gains-first", gains=gains)
    return say("advice-gains", gains=gains)


def _gain(gain: Gain) -> str:
    return say(f"advice-gain-{gain.kind.replace('_', '-')}", n=gain.amount)
