"""What somebody's move in Viticulture means for those who wait, told from what lies open before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.log import Passed, Waiting
from game.text.messages import say
from game.text.names import joined, place_name
from game.text.printed import board
from game.viticulture.actions import actions_of
from game.viticulture.render_board import bonus_places
from rules.viticulture.view import SeatView, View

NEAR = 5
"""From so many points before the end on it is told how far somebody is from it."""


def matters(passed: Passed, seat: int, waiting: Waiting, names: Sequence[str]) -> Iterator[str]:
    """What a move of a seat means for the seats that wait, in sentences, what weighs most first.

    What it has done to the places is told as long as its season lasts.
    """
    before: View = passed.before
    after: View = passed.after
    now: View = passed.now
    if after.automa is not None:
        return
    yield from _end(before, after, seat, names[seat])
    same = (before.year, before.season) == (after.year, after.season)
    if same and after.year:
        # Before the first year what others get is dealt to them for their own question
        yield from _gains(before, after, seat, waiting, names)
    if after.year and (after.year, after.season) != (1, "spring"):
        yield from _lead(passed, seat, waiting, names)
    if same and (now.year, now.season) == (after.year, after.season):
        going = [one for one in now.seats if one.seat in waiting.seats and one.seat != seat and _goes_on(one)]
        yield from _places(before, after, going, waiting, names)
        yield from _alone(passed, waiting, names)


def _goes_on(one: SeatView) -> bool:
    """Whether a seat may still place a worker in this season."""
    return not one.passed and any(one.workers.values())


def _end(before: View, after: View, seat: int, name: str) -> Iterator[str]:
    ends = int(board()["points"]["ends"])
    now, then = after.seats[seat].vp, before.seats[seat].vp
    if after.last_year and not before.last_year:
        yield say("matters-last-year", name=name, vp=now)
    elif then < ends - NEAR <= now < ends and not after.last_year:
        yield say("matters-near", name=name, vp=now, ends=ends)


def _gains(before: View, after: View, seat: int, waiting: Waiting, names: Sequence[str]) -> Iterator[str]:
    """What others got or lost by it."""
    for other in (one for one in waiting.seats if one != seat):
        then, now = before.seats[other], after.seats[other]
        changes = {
            "vp": now.vp - then.vp, "lira": now.lira - then.lira, "residual": now.residual - then.residual,
            "cards": sum(now.cards.values()) - sum(then.cards.values()),
        }  # fmt: skip
        for message, sign in (("matters-gets", 1), ("matters-loses", -1)):
            found = [say(f"matters-{what}", count=n * sign) for what, n in changes.items() if n * sign > 0]
            if found:
                yield say(message, you=waiting.you(other), name=names[other], list=joined(found))


def _lead(passed: Passed, seat: int, waiting: Waiting, names: Sequence[str]) -> Iterator[str]:
    """Who leads now, where the move has changed that."""
    leads, led = _leaders(passed.after), _leaders(passed.before)
    vp = passed.after.seats[seat].vp
    if seat not in leads or leads == led or vp <= passed.before.seats[seat].vp:
        return
    if leads != _leaders(passed.now) or vp != passed.now.seats[seat].vp:
        return
    if len(leads) == 1:
        yield say("matters-leads", name=names[seat], vp=vp)
    else:
        others = [names[one] for one in leads if one != waiting.reader]
        yield say("matters-level", you="yes" if waiting.reader in leads else "no", list=joined(others), vp=vp)


def _leaders(view: View) -> list[int]:
    most = max(one.vp for one in view.seats)
    return [one.seat for one in view.seats if one.vp == most]


def _places(
    before: View, after: View, going: Sequence[SeatView], waiting: Waiting, names: Sequence[str]
) -> Iterator[str]:
    """The places that are gone, for those who could still have taken them."""
    if not going:
        return
    for action in actions_of(after.season):
        spaces = [f"{action}.{place}" for place in after.spaces_open]
        then, now = (
            [bool(view.occupied.get(space)) for space in spaces] for view in (before, after)
        )  # fmt: skip
        if then == now:
            continue
        if all(now):
            grande = [one.seat for one in going if one.workers.get("grande")]
            if not grande:
                yield say("matters-full", place=place_name(action))
                continue
            told = joined([names[one] for one in grande])
            you = waiting.you(grande[0])
            yield say("matters-full-grande", place=place_name(action), list=told, count=len(grande), you=you)
        elif any(
            taken and not was and space.rpartition(".")[2] in bonus_places()
            for space, was, taken in zip(spaces, then, now, strict=True)
        ):
            yield say("matters-bonus", place=place_name(action))


def _alone(passed: Passed, waiting: Waiting, names: Sequence[str]) -> Iterator[str]:
    """Who is the last to place workers."""
    left, were, now = (
        [one.seat for one in view.seats if not one.passed] for view in (passed.after, passed.before, passed.now)
    )
    if len(left) == 1 and len(were) > 1 and left == now and left[0] in waiting.seats and passed.after.order:
        yield say("matters-alone", you=waiting.you(left[0]), name=names[left[0]])
