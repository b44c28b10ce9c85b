"""The banner of a gift tells who is given how many vineyards, and what stays for sale (N-GIFT-05 to N-GIFT-07)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.text.messages import say
from game.vino import banner
from rules.vino.view import View
from tests.game.vino.driver import session_of

NAMES = ("Lago", "Cotto", "Sole", "Salvia")


def land(counts: dict[int, int], free: int) -> View:
    """A view in which seats own so many vineyards of Sardegna, and so many are free."""
    view = session_of(4, 1).view(None)
    road = [seat for seat, count in counts.items() for _ in range(count)] + [None] * free
    return replace(view, owners=view.owners | {"sardegna": tuple(road)})


@pytest.mark.parametrize(
    ("counts", "free", "told", "left"),
    [
        ({2: 5, 1: 1}, 5, {2: 1, 1: 2}, 2),
        ({2: 4}, 5, {2: 1}, 4),
        ({0: 3, 1: 2, 2: 1}, 5, {0: 1, 1: 2, 2: 2}, 0),
        ({0: 3, 1: 2, 2: 1}, 2, {0: 1, 1: 1}, 0),
        ({0: 4, 1: 3, 2: 2, 3: 1}, 4, {0: 1, 1: 2, 2: 1}, 0),
        ({0: 3}, 0, {}, 0),
    ],
)
def test_the_banner_tells_the_shares(counts: dict[int, int], free: int, told: dict[int, int], left: int) -> None:
    view = land(counts, free)
    seats = banner.takers(view, "sardegna")
    assert banner.shares(view, "sardegna", seats) == list(told.items())
    line = banner.gift(view, "sardegna", seats, NAMES).line
    for seat, count in told.items():
        assert say("vino-gift-share", name=NAMES[seat], count=count) in line
    assert (f"{left} more" in line) == (left > 0)
    assert (line == say("vino-gift-none")) == (not told)


def test_while_the_gift_goes_on_only_what_is_still_due_is_told() -> None:
    view = land({2: 6, 1: 1}, 4)
    assert banner.shares(view, "sardegna", (2, 1), 1) == [(1, 2)]
    assert "Sole" not in banner.gift(view, "sardegna", (2, 1), NAMES, 1).line
