"""Other worlds: positions that differ from a given one only in what a seat cannot see and has not seen before."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Protocol

from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.engine.event import Event
from rules.engine.rules import Rules
from rules.vino.rules import Vino
from rules.vino.state import CHOOSE
from rules.vino.state import State as VinoState
from rules.viticulture import memory, supply
from rules.viticulture.cards import DECKS
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State as ViticultureState

Known = Collection[tuple[int, str]]
"""Cards of other hands that a seat has seen there: who holds them, and their names."""


class OtherWorlds(Protocol):
    """Makes other worlds for the positions of one game."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    def other(self, s: Any, seat: int, stream: Stream, known: Known) -> Any:
        """A position that is the same by all that this seat can know."""


def seen_in_hands(events: Iterable[Event], seat: int) -> set[tuple[int, str]]:
    """The cards that this seat has ever seen coming into another hand."""
    holders: set[tuple[int, str]] = set()
    for event in events:
        if event.card and (event.seen is None or seat in event.seen):
            holders |= {(event.seat, event.card), (event.other, event.card)}
    return holders


class ViticultureWorlds:
    """Exchanges the cards in other hands and in the decks, the order of all decks, and parents not yet shown."""

    def __init__(self, rules: Viticulture) -> None:
        self.rules = rules
        self.components: Components = rules.box.components

    def other(self, s: ViticultureState, seat: int, stream: Stream, known: Known) -> ViticultureState:
        """A position that is the same by all that this seat can know; ``known`` cards stay where they are."""
        world = s.copy()
        world.seed = stream.below(1 << 30)
        remembered = {(holder, card) for holder, card, _ in memory.of_seat(s, self.components, seat)}
        world.seen = tuple(one for one in s.seen if one[:2] in remembered)
        known = {*known, *((holder, self.components.names[card]) for holder, card in remembered)}
        world.decks = tuple(self._dealt(world, seat, deck, stream, known) for deck in range(len(DECKS)))
        if any(len(one.mamas) > 1 or len(one.papas) > 1 for one in s.players):
            self._parents(world, seat, stream)
        if s.solo is not None:
            world.change_solo(deck=stream.shuffled(s.solo.deck), mamas=stream.shuffled(s.solo.mamas))
        if s.agenda is not None and s.agenda.seat == seat:
            advance(self.rules.nodes, world)
        return world

    def _dealt(self, world: ViticultureState, seat: int, deck: int, stream: Stream, known: Known) -> tuple[int, ...]:
        """Deal the cards of one kind anew to the other hands and to what others have laid aside; the rest is left."""
        names, deck_of = self.components.names, self.components.deck_of
        dealt: list[tuple[int, int]] = []
        for holder, player in enumerate(world.players):
            hand = supply.hand_of(world, self.components, holder, deck) if holder != seat else ()
            dealt += [(holder, card) for card in hand if (holder, names[card]) not in known]
            player.hand = tuple(card for card in player.hand if (holder, card) not in dealt)
        shown = self.rules.view(world, None).shown
        secret = [at for at, (holder, _) in enumerate(world.aside) if holder != seat and not shown]
        laid = [at for at in secret if deck_of[world.aside[at][1]] == deck]
        hidden = (*world.decks[deck], *(card for _, card in dealt), *(world.aside[at][1] for at in laid))
        pool = list(stream.shuffled(hidden))
        for holder, _ in dealt:
            supply.take_in(world, holder, pool.pop())
        aside = list(world.aside)
        for at in laid:
            aside[at] = (aside[at][0], pool.pop())
        world.aside = tuple(aside)
        return tuple(pool)

    def _parents(self, world: ViticultureState, seat: int, stream: Stream) -> None:
        own = world.players[seat]
        mamas = stream.shuffled(tuple(i for i in range(len(self.components.mamas)) if i not in own.mamas))
        papas = stream.shuffled(tuple(i for i in range(len(self.components.papas)) if i not in own.papas))
        for at, player in enumerate(world.players):
            if at != seat:
                player.mamas = tuple(sorted(mamas[2 * at : 2 * at + len(player.mamas)]))
                player.papas = tuple(sorted(papas[2 * at : 2 * at + len(player.papas)]))


class VinoWorlds:
    """Gives the others other money where it is not shown, other regions before they are shown, and mixes the tiles."""

    def __init__(self, rules: Vino) -> None:
        self.rules = rules

    def other(self, s: VinoState, seat: int, stream: Stream, known: Known) -> VinoState:
        """A position that is the same by all that this seat can know."""
        world = s.copy()
        world.seed = stream.below(1 << 30)
        world.face_down = stream.shuffled(s.face_down)
        others = [one for one in range(s.seats) if one != seat]
        if s.options.money_shown != "all" and s.agenda is not None:
            for one in others:
                wanted = 10 * stream.below(200 if stream.below(2) else 20)
                world.pay(one, s.money[one] - wanted)
        if s.phase == CHOOSE:
            marks = list(s.marks)
            for one in others:
                regions = stream.shuffled(tuple(range(len(self.rules.box.regions))))[: s.marks[one].bit_count()]
                marks[one] = sum(1 << region for region in regions)
            world.marks = tuple(marks)
        if s.agenda is not None and s.agenda.seat == seat:
            advance(self.rules.nodes, world)
        return world
