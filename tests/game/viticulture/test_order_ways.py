"""How far an order of the own hand is stands in the inspector, in words."""

from __future__ import annotations

from game.play.inspect import Explained
from game.text.names import card_name
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.order_ways import OrderWays, words
from rules.viticulture.order_way import AGE, HARVEST, NOW, VINES, Way


def test_each_step_has_its_sentence() -> None:
    assert words(Way(NOW)) == "You can fill it now."
    assert words(Way(AGE, "red", 4, 3, 1, missing=1)) == "Needs a red wine 4: yours of 3 ripens to it in one year."
    far = words(Way(HARVEST, "red", 7, years=3, cellar="large_cellar", missing=2))
    assert far.startswith("2 wines are missing. Needs a red wine 7: with the grapes of your vines in about 3 years.")
    assert far.endswith("The large cellar must be built for it.")
    assert "no grapes or vines" in words(Way(VINES, "sparkling", 7, missing=1))


def test_it_is_told_of_orders_of_the_own_hand_alone() -> None:
    session = played(season("winter", "turn", 3), 2)
    decision = session.decision
    assert decision is not None
    seat = decision.decider
    hand = session.view(seat).seats[seat].hand
    ways = OrderWays(session)
    for card in hand:
        explained = Explained(card_name(card), body="printed", card=card)
        told = ways.told(explained, hand, seat, None)
        assert (told != explained) == card.startswith("order_")
        assert ways.told(explained, (), seat, None) == explained
    assert any(card.startswith("order_") for card in hand)
