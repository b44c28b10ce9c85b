"""When an order can be filled: no sooner than seasons and workers allow, and from question to question no jump."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.players.suggestion import Purpose
from rules.players.viticulture.chain import Chain, Chains
from rules.players.viticulture.when import Time, time_of, when
from rules.viticulture.state import FALL, SPRING, SUMMER_SEASON, WINTER_SEASON, State
from tests.properties.search import RULES
from tests.rules.players.tables import positions
from tests.rules.players.test_suggest import ADVISER, laid, purposes

CHAINS = Chains(RULES.box)
CELLAR = Chain(0, 4.0, builds=1, harvests=1, makes=1, kind="red", value=5, price=4)


def asked(seats: int, games: int) -> Iterator[tuple[int, int, State]]:
    """The questions of games by chance: the seat that is asked, what it knows, and whose game it is."""
    game, year = 0, 0
    for s in positions(seats, games, 1, 260):
        game += s.year < year
        year = s.year
        if s.agenda is not None and s.year:
            yield game, s.agenda.seat, s


@pytest.mark.parametrize(
    ("season", "left", "lira", "years"),
    [
        (SPRING, 4, 4, 0),
        (SUMMER_SEASON, 4, 4, 0),
        (SUMMER_SEASON, 3, 4, 1),
        (SUMMER_SEASON, 4, 2, 1),
        (FALL, 4, 4, 1),
        (WINTER_SEASON, 1, 4, 1),
    ],
)
def test_structures_are_built_in_summer_and_each_step_takes_a_worker(
    season: int, left: int, lira: int, years: int
) -> None:
    assert when(CELLAR, Time(season, left, 4), lira).years == years


def test_a_field_that_rests_is_harvested_next_year_after_its_summer() -> None:
    rests = CELLAR._replace(ripens=1, rests=1)
    assert when(rests, Time(WINTER_SEASON, 2, 4), 4).years == 1
    ripens = CELLAR._replace(ripens=1)
    assert when(ripens, Time(SUMMER_SEASON, 3, 4), 4).years == 1
    assert when(ripens._replace(harvests=0, makes=0), Time(FALL, 3, 4), 4).years == 2


def test_an_order_is_never_nearer_than_seasons_workers_and_ripening_allow() -> None:
    this_year = 0
    for _, seat, s in (one for seats in (2, 3, 4) for one in asked(seats, 2)):
        player, time = s.players[seat], time_of(s, seat, RULES.box)
        for card in CHAINS.held(player):
            chain = CHAINS.to(card, CHAINS.mat(player), player.lira)
            years, steps = when(chain, time, player.lira).years, chain.in_summer + chain.in_winter
            assert years >= chain.ripens
            assert steps <= time.left + years * time.workers or not chain.value
            if not years:
                this_year += 1
                assert not chain.in_summer or time.season <= SUMMER_SEASON
                assert chain.price <= player.lira or time.season <= SUMMER_SEASON
    assert this_year > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_without_a_loss_the_year_of_an_order_grows_by_no_more_than_one(seats: int) -> None:
    """What is lost is seen by the steps that are still to be done: there are more of them, or one more year to wait."""
    told: dict[tuple[int, int, int], tuple[int, tuple[int, ...]]] = {}
    compared = 0
    for game, seat, s in asked(seats, 3):
        player = s.players[seat]
        for card in CHAINS.held(player):
            chain = CHAINS.to(card, CHAINS.mat(player), player.lira)
            year = s.year + when(chain, time_of(s, seat, RULES.box), player.lira).years
            lacks = max(0, chain.price - player.lira)
            steps = (chain.in_summer, chain.harvests, chain.makes, chain.ripens - chain.rests, lacks)
            before = told.get((game, seat, card))
            if (
                before is not None
                and chain.value
                and all(now <= then for now, then in zip(steps, before[1], strict=True))
            ):
                compared += 1
                assert year <= before[0] + 1
            told[game, seat, card] = year, steps
    assert compared > 50


def test_what_is_built_in_summer_is_not_promised_in_winter() -> None:
    """The last worker of winter harvests; the order wants a cellar, a wine and its delivery besides."""
    own = {"fields": {7: ["merlot", "sangiovese"]}, "hand": ["order_1"]}
    s = laid("winter", lira=4, structures=["trellis"], workers={"regular": 1, "grande": 0}, trained=3, **own)
    told = purposes(s)["harvest_field"]
    assert told.then is not None
    assert (told.then.kind, told.then.thing, told.then.cost) == ("way-build", "medium_cellar", 1)


def test_the_last_worker_of_summer_is_kept_for_the_harvest_that_an_order_needs() -> None:
    own = {"fields": {7: ["sangiovese", "malvasia"]}, "hand": ["order_2"]}
    s = laid("summer", lira=3, workers={"regular": 1, "grande": 0}, **own)
    found = purposes(s)
    assert found[""].then == Purpose("later", "order_2")
    assert [one.kind for one in found[""].gains] == ["harvest"]
    for action, purpose in found.items():
        if action:
            assert purpose.then is not None
            assert purpose.then.kind == "leaves"


@pytest.mark.parametrize("lira", [4, 6, 9])
@pytest.mark.parametrize("hand", [["pinot"], ["order_3", "malvasia"]])
def test_a_visitor_that_builds_for_less_comes_before_the_dearer_way_or_is_named_beside_it(
    lira: int, hand: list[str]
) -> None:
    s = laid("summer", lira=lira, hand=["handyman", *hand], fields={7: ["sangiovese"]})
    told = [one.purpose for one in ADVISER.suggest(RULES.known_to(s, 0))]
    built = [one for one in told if one.kind.startswith("structure")]
    assert built
    for number, one in enumerate(built):
        cheaper = one.then is not None and (one.then.kind, one.then.card) == ("cheaper", "handyman")
        assert cheaper or "handyman" in [before.visitor for before in built[: number + 1]]


def test_every_suggestion_has_a_reason() -> None:
    for seats in (2, 6):
        for s in positions(seats, 1, 23, 100):
            for one in ADVISER.suggest(RULES.known_to(s, s.agenda.seat if s.agenda else 0)):
                assert one.purpose.kind != "judged"
