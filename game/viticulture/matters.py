"""What somebody's move in Viticulture means for those who wait, told from what lies open before and after it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.text.messages import say
from game.text.names import joined, place_name
from game.text.printed import board
from game.viticulture.actions import actions_of
from game.viticulture.render_board import bonus_places
from rules.viticulture.view import SeatView, View

NEAR = 5
"""From so many points before the end on it is told how far somebody is from it."""


def matters(before: View, after: View, seat: int, waits: Collection[int], names: Sequence[str]) -> Iterator[str]:
    """What a move of a seat means for the seats that wait, in sentences, what weighs most first."""
    if after.automa is not None:
        return
    yield from _end(before, after, seat, names[seat])
    same = (before.year, before.season) == (after.year, after.season)
    if same and after.year:
        # Before the first year what others get is dealt to them for their own question
        yield from _gains(before, after, [other for other in waits if other != seat], names)
    if after.year and (after.year, after.season) != (1, "spring"):
        yield from _lead(before, after, seat, names)
    if same:
        going = [one for one in after.seats if one.seat in waits and one.seat != seat and _goes_on(one)]
        yield from _places(before, after, going, names)
        yield from _alone(before, after, waits, names)


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


def _gains(before: View, after: View, others: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """What others got or lost by it."""
    for other in others:
        then, now = before.seats[other], after.seats[other]
        changes = {
            "vp": now.vp - then.vp, "lira": now.lira - then.lira, "residual": now.residual - then.residual,
            "cards": sum(now.cards.values()) - sum(then.cards.values()),
        }  # fmt: skip
        for message, sign in (("matters-gets", 1), ("matters-loses", -1)):
            found = [say(f"matters-{what}", count=n * sign) for what, n in changes.items() if n * sign > 0]
            if found:
                yield say(message, name=names[other], list=joined(found))


def _lead(before: View, after: View, seat: int, names: Sequence[str]) -> Iterator[str]:
    """Who leads now, where the move has changed that."""
    leads, led = _leaders(after), _leaders(before)
    if seat not in leads or leads == led or after.seats[seat].vp <= before.seats[seat].vp:
        return
    vp = after.seats[seat].vp
    if len(leads) == 1:
        yield say("matters-leads", name=names[seat], vp=vp)
    else:
        yield say("matters-level", list=joined([names[one] for one in leads]), vp=vp)


def _leaders(view: View) -> list[int]:
    most = max(one.vp for one in view.seats)
    return [one.seat for one in view.seats if one.vp == most]


def _places(before: View, after: View, going: Sequence[SeatView], names: Sequence[str]) -> Iterator[str]:
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
            grande = [names[one.seat] for one in going if one.workers.get("grande")]
            message = "matters-full-grande" if grande else "matters-full"
            yield say(message, place=place_name(action), list=joined(grande), count=len(grande))
        elif any(
            taken and not was and space.rpartition(".")[2] in bonus_places()
            for space, was, taken in zip(spaces, then, now, strict=True)
        ):
            yield say("matters-bonus", place=place_name(action))


def _alone(before: View, after: View, waits: Collection[int], names: Sequence[str]) -> Iterator[str]:
    """Who is the last to place workers."""
    left, were = ([one.seat for one in view.seats if not one.passed] for view in (before, after)[::-1])
    if len(left) == 1 and len(were) > 1 and left[0] in waits and after.order:
        yield say("matters-alone", name=names[left[0]])
