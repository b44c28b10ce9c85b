"""The same game in another world: all is as everybody can see it, but what only one seat may know is different."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from game.play.session import Session
from game.store.kept_game import KeptGame
from rules.engine.agenda import advance
from rules.engine.event import Event
from rules.engine.game import Game
from rules.viticulture import supply
from rules.viticulture.cards import DECKS

WORLDS = 20
"""So many worlds are tried until in one of them the same seat is asked the same."""


def other_world(session: Session) -> Session:
    """The same game where each seat has other cards of the same decks, or other money; the same question is open."""
    game = session.game
    before = game.state.agenda
    for number in range(WORLDS):
        change, told = _other_money(number) if game.rules.name == "vino" else _other_cards(game, number)
        twin = copy.copy(game)
        twin.events = type(game.events)(map(told, game.events))
        twin.history = copy.copy(game.history)
        twin.history.made = [one._replace(before=_altered(one.before, change)) for one in game.history.made]
        twin.history.undone = list(game.history.undone)
        twin._state = _altered(game.state, change)
        if before is not None:
            advance(game.rules.nodes, twin._state)
        twin._selected = None
        if before is None or (twin._state.agenda is not None and _asks_the_same(twin._state.agenda, before)):
            twin._state.events = twin.events
            kept = KeptGame(twin)
            kept.agree(session.open_hands, session.may_rewind)
            return Session(kept)
    raise AssertionError("in every other world something else is asked")


def _asks_the_same(one: Any, two: Any) -> bool:
    return (one.node, one.seat, one.at) == (two.node, two.seat, two.at)


def _altered(state: Any, change: Callable[[Any], None]) -> Any:
    altered = state.copy()
    change(altered)
    return altered


def _other_money(number: int) -> tuple[Callable[[Any], None], Callable[[Event], Event]]:
    """Each seat has less money, as far as it has any; the later worlds leave it more."""

    def change(state: Any) -> None:
        state.money = tuple(max(seat % 2, old - WORLDS + number - seat) for seat, old in enumerate(state.money))

    return change, lambda event: event


def _other_cards(game: Game, number: int) -> tuple[Callable[[Any], None], Callable[[Event], Event]]:
    """Cards of the hands change places with cards of the decks."""
    chance = random.Random(number)
    components, swap = game.rules.box.components, dict[int, int]()
    for deck in range(len(DECKS)):
        spare = list(game.state.decks[deck])
        chance.shuffle(spare)
        held = [card for seat in range(len(game.state.players))
                for card in supply.hand_of(game.state, components, seat, deck)]  # fmt: skip
        for one, other in zip(held, spare, strict=False):
            swap |= {one: other, other: one}
    names = {components.names[one]: components.names[other] for one, other in swap.items()}

    def change(state: Any) -> None:
        for player in state.players:
            player.hand = tuple(sorted(swap.get(card, card) for card in player.hand))
        state.decks = tuple(tuple(swap.get(card, card) for card in deck) for deck in state.decks)

    return change, lambda event: event if event.seen is None else _renamed(event, names)


def _renamed(event: Event, names: Mapping[str, str]) -> Event:
    words = " ".join(names.get(word, word) for word in event.choice.split(" "))
    return msgspec.structs.replace(event, card=names.get(event.card, event.card), choice=words)
