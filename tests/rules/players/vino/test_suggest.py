"""Suggestions in Vino: what an answer is good for, cheap before dear, and whose turn to buy comes first."""

from __future__ import annotations

from typing import Any

from rules.command.games import DATA
from rules.players.advisers import adviser
from rules.players.suggestion import Purpose, Suggestion
from rules.players.vino.land import Land
from rules.players.vino.purpose import Purposes as VinoPurposes
from tests.rules.players.vino.tables import RULES as VINO
from tests.rules.players.vino.tables import positions as vino_positions

VINO_PURPOSES = VinoPurposes(VINO.box, Land(VINO.box))
VINO_ADVISER = adviser(VINO, DATA / "players")


def test_of_one_region_only_one_vineyard_is_bought_for_the_same_reason() -> None:
    for s in vino_positions(3, 2, 7, 120):
        known = VINO.known_to(s, s.agenda.seat if s.agenda else 0)
        bought = [one.purpose for one in VINO_ADVISER.suggest(known) if one.answer.startswith("buy ")]
        assert len({(one.place, one.kind == "buy-rank") for one in bought}) == len(bought)


def bought(known: Any) -> list[Suggestion]:
    return [one for one in VINO_ADVISER.suggest(known) if one.answer.startswith("buy ")]


def test_no_dearer_vineyard_is_named_that_does_no_more_than_a_cheaper_one() -> None:
    met_any = 0
    for s in vino_positions(3, 3, 4, 200):
        seat = s.agenda.seat if s.agenda else 0
        known, box = VINO.known_to(s, seat), VINO.box
        for one in bought(known):
            v = box.number[one.answer.partition(" ")[2]]
            free = box.free(known, box.region_of[v])
            met_any += 1
            assert v == free[0] or one.purpose.kind in ("buy-rank", "buy-gift"), one
            assert one.purpose.kind in ("buy-rank", "buy-gift") or box.prices[v] == min(box.prices[w] for w in free)
    assert met_any > 10


def test_a_purchase_tells_what_it_does_for_winning_and_to_keep_money_stands_last_without_a_reason() -> None:
    kept = set()
    for s in vino_positions(3, 3, 4, 200):
        seat = s.agenda.seat if s.agenda else 0
        known = VINO.known_to(s, seat)
        told = VINO_ADVISER.suggest(known)
        for one in bought(known) if known.round else ():
            then = one.purpose.then
            assert then is not None
            assert then.kind == "tally"
            assert then.count == s.owners.count(seat) + 1
            assert then.amount == max(s.owners.count(other) for other in range(s.seats) if other != seat)
        for at, one in enumerate(told):
            if one.purpose.kind.startswith("keeps-"):
                kept.add(one.purpose.kind)
            if one.purpose.kind == "keeps-money":
                assert at == len(told) - 1
                assert at > 0
            if one.purpose.kind == "keeps-for":
                assert s.marks[seat] >> VINO.box.regions.index(one.purpose.place) & 1
    assert {"keeps-money", "keeps-for", "keeps-cheaper"} <= kept


def test_the_bottle_of_a_region_is_told_with_what_a_purchase_does_to_it() -> None:
    purposes, box = VINO_PURPOSES, VINO.box
    s = next(s for s in vino_positions(3, 3, 4, 200) if s.round)
    region = box.regions.index("sardegna")
    private = [v for v in box.free(s, region) if box.private[v]]
    for v in private[2:]:
        s.move(v, 1)
    assert purposes.bottle(s, private[0]) == Purpose("bottle-near", amount=1)
    s.move(private[0], 1)
    assert purposes.bottle(s, private[1]) is None
    s.bottles = 1 << region
    assert purposes.bottle(s, private[1]) == Purpose("bottle-last")


def test_own_regions_that_are_cheap_are_listed_and_rivals_who_buy_before_are_named() -> None:
    listed = 0
    for s in vino_positions(3, 4, 3, 200):
        seat = s.agenda.seat if s.agenda else 0
        known, box = VINO.known_to(s, seat), VINO.box
        if known.asked[0].verb != "region":
            continue
        told = VINO_ADVISER.suggest(known)
        for one in told if told[0].purpose.kind != "region-unpaid" else ():
            region = box.regions.index(one.purpose.place)
            owners = box.ranked(s, region, tuple(range(s.seats)))
            before = owners[: owners.index(seat)] if seat in owners else owners
            assert (one.purpose.then.seats if one.purpose.then else ()) == before
        cheap = [
            box.prices[box.free(s, region)[0]]
            for region in range(len(box.regions))
            if box.ranked(s, region, tuple(range(s.seats)))[:1] == (seat,)
            and box.free(s, region)
            and box.mark[region] in known.asked
            and box.prices[box.free(s, region)[0]] <= s.money[seat]
        ]
        if cheap and told:
            listed += 1
            own = [one.purpose for one in told if one.purpose.kind in ("region-own", "region-gift")]
            assert min(cheap) in [one.cost for one in own]
            if told[0].purpose not in own:
                assert told[0].purpose.cost < min(cheap)
    assert listed > 3


def test_a_demand_is_raised_by_all_its_steps_at_once_and_the_vineyards_of_others_are_told() -> None:
    tried = 0
    for s in vino_positions(3, 3, 1, 300):
        known, box = VINO.known_to(s, seat := s.agenda.seat if s.agenda else 0), VINO.box
        if known.asked[0].verb != "raise":
            continue
        told = VINO_ADVISER.suggest(known)
        assert known.agenda is not None
        assert sum(one.times for one in told) == known.agenda.held[2]
        for one in told:
            variety = box.varieties.index(one.answer.partition(" ")[2])
            others = sum(box.cellar(s, other)[variety] for other in range(s.seats) if other != seat)
            own = box.cellar(s, seat)[variety]
            assert one.purpose == (Purpose("raise", cost=own) if own else Purpose("raise-others", cost=others))
            tried += one.times > 1
    assert tried
