"""The mind of a level of Vino, to be asked again what it would do if something were otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.cause import PLAN, Cause, Without
from rules.players.kinds import own_chance
from rules.players.match import Player
from rules.players.opponent import Opponent
from rules.players.vino.levels import VinoPlayers
from rules.players.vino.quick import Quick
from rules.players.vino.without import VinoThings
from rules.players.without import still_asked
from rules.vino.dealt import dealt
from rules.vino.rules import Vino
from rules.vino.state import State

PRICED = frozenset({"buy", "return"})
"""Answers that name a vineyard."""


class VinoMind:
    """Thinks as a level does. ``player`` makes the level's player anew, ``quick`` is what it judges by at once.

    ``strays``: the player takes answers for better than they are, by chance.
    """

    plans = False

    def __init__(self, rules: Vino, player: Callable[[], Player], quick: Quick, strays: bool) -> None:
        self.rules, self.player, self.quick, self.strays = rules, player, quick, strays
        self.things = VinoThings(rules.box)

    def choose(self, known: State) -> Choice:
        """The answer that the level gives."""
        return known.asked[0] if len(known.asked) == 1 else self.player().choose(known)

    def worths(self, known: State) -> dict[Choice, float]:
        """What the answers are worth when all is done that belongs to them."""
        return worths(self.quick, self._world(known))

    def without(self, known: State) -> Iterator[Without]:
        """The positions that are otherwise in one thing and in which the seat is asked the same question."""
        assert known.agenda is not None
        return still_asked(self.rules, known, self.things.each(known, known.agenda.seat), self._world)

    def conceals(self, known: State, given: Choice) -> bool:
        """Whether that this answer can be given rests on money that is not shown."""
        return given.verb == "buy" and known.options.money_shown != "all"

    def earlier(self) -> Iterator[VinoMind]:
        """It keeps to no plans."""
        yield from ()

    def compared(self, known: State, chosen: Choice, other: Choice) -> Cause | None:
        """The price, where two vineyards of a region and a sort differ in nothing else."""
        box = self.rules.box
        if chosen.verb != other.verb or chosen.verb not in PRICED:
            return None
        one, two = box.number[chosen.words[0]], box.number[other.words[0]]
        if (box.region_of[one], box.private[one]) != (box.region_of[two], box.private[two]):
            return None
        more = box.prices[one] - box.prices[two]
        return Cause("dearer" if more > 0 else "cheaper", amount=abs(more)) if more else None

    def aim(self, known: State, chosen: Choice) -> Cause:
        """It keeps to no plan."""
        return Cause(PLAN)

    def use(self, known: State, cause: Cause) -> str:
        """It makes no plans for things."""
        return ""

    def _world(self, known: State) -> State:
        assert known.agenda is not None
        return dealt(known, self.rules.box, known.agenda.seat, Stream(0, "why"))


def worths(quick: Quick, world: State) -> dict[Choice, float]:
    """What the answers to the open question are worth to who is asked, in vineyards."""
    assert world.agenda is not None
    seat = world.agenda.seat
    if world.asked[0].verb == "region":
        found = quick.mind.regions(world, seat)
        return {one: found[quick.box.mark.index(one)] for one in world.asked}
    likely = quick.plausible(world)
    return {one: quick.value_after(world, seat, one) for one in likely}


def mind(players: VinoPlayers, opponent: Opponent, question: int) -> VinoMind:
    """The mind of an opponent with its chance at a question."""
    level = players.levels[opponent.level - 1]
    return VinoMind(
        players.rules,
        lambda: players.player(opponent, own_chance(opponent, question)),
        players.judging(level.evaluation, opponent.character),
        level.noise > 0,
    )
