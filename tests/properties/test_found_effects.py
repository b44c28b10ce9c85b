"""Effects that random trials found wrong: each is played from the positions where it went wrong, and from others."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import agenda
from rules.engine.catalog import EffectFault
from rules.engine.chance import Stream
from tests.properties.played import Plays

PLAYS = Plays()

DEAD_ENDS: dict[str, tuple[int, Any]] = {
    "more fields than stand ripe": (606, [{"may": {"plant": {"ignore": "limit"}}}, {"harvest": 3}]),
    "more fields than are ripe after a swap": (663, [{"swap_vines": 2}, {"harvest": 3}]),
    "more grapes than lie on the pad": (2834, [{"gain": {"vp": 5}}, {"pay": {"vp": 2, "grape": 7}}]),
    "cards that others have revealed before": (4197, {"each": "all_in_season", "do": [{"reveal": {"keep": 3}}]}),
    "an option of which nothing is left": (
        3768,
        [{"train": 1}, {"choose": [{"take_discarded": 3}, {"gain": {"worker": 3, "temporary_worker": 1}}], "n": "all"}],
    ),
}

LONG_LOOKS: dict[str, tuple[int, Any]] = {
    "many vines uprooted, then a harvest": (
        3017,
        [
            {"may": [{"uproot": {"up_to": 8}}, {"harvest": {"up_to": 6}}]},
            {"place_grape": {"colour": "red", "value": 2}},
        ],
    ),
    "wines up to five between two plantings": (
        8604,
        [
            {"plant": {"up_to": 3, "ignore": "limit"}},
            {"may": {"choose": [{"make_wine": {"up_to": 5, "ignore": "cellars"}}, {"fill_order": 1}], "n": "all"}},
            {"plant": 1},
        ],
    ),
    "nine wines, then cards turned up": (9424, [{"make_wine": 9}, {"reveal": {"keep": 2}}]),
}
MOST_LOOKS = 200_000
"""More positions than are looked at in one turn."""


@pytest.mark.parametrize("name", DEAD_ENDS)
def test_what_is_begun_can_be_finished(name: str) -> None:
    number, raw = DEAD_ENDS[name]
    card = PLAYS.cards[number % len(PLAYS.cards)]
    with PLAYS.on({card: PLAYS.rules.reader.read(raw)}):
        assert not [fault for k in range(60) for fault in PLAYS.faults(card, Stream(k, f"play {number}"))]


@pytest.mark.parametrize("name", LONG_LOOKS)
def test_no_question_takes_long_to_be_put_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number, raw = LONG_LOOKS[name]
    looks = 0
    completes = agenda.completes

    def counted(*args: Any, **more: Any) -> bool:
        nonlocal looks
        looks += 1
        assert looks < MOST_LOOKS
        return completes(*args, **more)

    monkeypatch.setattr(agenda, "completes", counted)
    card = PLAYS.cards[number % len(PLAYS.cards)]
    with PLAYS.on({card: PLAYS.rules.reader.read(raw)}):
        for k in range(3):
            looks = 0
            assert not PLAYS.faults(card, Stream(k, f"play {number}"))


def test_a_card_does_not_look_through_a_deck() -> None:
    with pytest.raises(EffectFault, match="a deck is only looked through before the game; leave 'from' out"):
        PLAYS.rules.reader.read({"plant": {"n": 2, "from": "deck"}})
