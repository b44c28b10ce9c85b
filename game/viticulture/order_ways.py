"""How far the orders of the own hand are, in words, from what its seat knows of its own mat."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.inspect import Explained
from game.play.session import Session
from game.text.messages import say
from game.text.names import thing_mention
from game.text.wording import raised
from rules.viticulture.cards import ORDER
from rules.viticulture.order_way import AGE, HARVEST, MAKE, NOW, Way, way_to
from rules.viticulture.rules import Viticulture


class OrderWays:
    """Tells it of the orders of one table. What is worked out is kept until the record is longer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        assert isinstance(session.game.rules, Viticulture)
        self.box = session.game.rules.box
        self._known: dict[str, Way] = {}
        self._at: object = None

    def told(self, explained: Explained, hand: Sequence[str], seat: int, at: int | None) -> Explained:
        """What is said of a card; of an order in this hand of a seat also how far it is.

        ``at`` is after how many choices the position is that is shown; None for the present one.
        """
        components = self.box.components
        if explained.card not in hand:
            return explained
        number = components.names.index(explained.card)
        if components.deck_of[number] != ORDER:
            return explained
        return explained._replace(body="\n".join((explained.body, words(self._way(number, seat, at)))))

    def _way(self, number: int, seat: int, at: int | None) -> Way:
        session = self.session
        now = session.lines, seat, at
        if self._at != now:
            self._at, self._known = now, {}
        name = self.box.components.names[number]
        if name not in self._known:
            known = session.known_at(session.made if at is None else at, seat)
            self._known[name] = way_to(self.box, number, known.players[seat])
        return self._known[name]


def words(way: Way) -> str:
    """How far it is, in one or two sentences."""
    if way.step == NOW:
        return say("order-way-now")
    later = way.step in (MAKE, HARVEST) and way.years > 0
    key = LATER[way.step] if later else STEPS.get(way.step, "order-way-vines")
    thing, years = thing_mention(f"{way.kind}.{way.value}"), say("order-way-years", n=way.years)
    told = raised(say(key, thing=thing, start=way.start, years=years))
    if way.cellar:
        told = f"{told} {say('order-way-cellar', cellar=thing_mention(way.cellar))}"
    return f"{say('order-way-missing', count=way.missing)} {told}" if way.missing > 1 else told


STEPS = {AGE: "order-way-age", MAKE: "order-way-make", HARVEST: "order-way-harvest"}
LATER = {MAKE: "order-way-make-later", HARVEST: "order-way-harvest-later"}
"""The messages by the step to the wine, and where it takes years besides."""
