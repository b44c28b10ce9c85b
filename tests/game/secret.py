"""Tables of a test at which somebody must not see what others hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from game.play.session import Session
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from rules.checking.positions import position
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.game import Game
from rules.engine.record import parse
from rules.viticulture.state import State
from tests.game.film import RULES, other_hands, table_at

SIX = Path(__file__).parent.parent / "records" / "six_seats.jsonl"
STILL = Settings(animation="instant")


def turn_of(number: int, seats: int) -> State:
    """A random table in summer or winter at which a seat is to place a worker and holds cards."""
    stream = Stream(number, "privacy")
    while True:
        s = position(RULES, stream, seats)
        if len(s.players[s.turn].hand) >= 4 and s.players[s.turn].regular:
            return s


@cache
def six() -> Game:
    """The kept game of six, from its beginning."""
    header = parse(SIX.read_text(encoding="utf-8")).header
    return Game(RULES, header)


@cache
def curtains() -> dict[str, tuple[State, Choice]]:
    """For each kind of secret question in the game of six: the position and choice after which another is asked it."""
    lines = parse(SIX.read_text(encoding="utf-8")).lines
    game = six()
    found: dict[str, tuple[State, Choice]] = {}
    for line in lines:
        if not line.choice:
            continue
        before, chosen = game.state.copy(), game.grammar.parse(line.choice)
        decider = before.agenda.seat
        game.choose(chosen)
        decision = game.decision
        if decision and decision.decider != decider and (decision.secret or game.asks_for_hand(decision)):
            found.setdefault(decision.kind, (before, chosen))
    return found


def table_of(state: State) -> Session:
    """The table of six at a position."""
    header = msgspec.structs.replace(six().record.header)
    return Session(KeptGame(Game.at(RULES, header, state)))


def asking(
    card: str, wanted: Callable[[Decision], bool] = lambda decision: decision.secret or RULES.asks_for_hand(decision)
) -> tuple[State, State, list[Choice]]:
    """A position, the same with other hands of the others, and the choices after which the card asks one of them."""
    for number in range(400):
        stream = Stream(number, "asking" + card)
        start = position(RULES, stream, 3, card)
        world = other_hands(start, [seat for seat in range(3) if seat != start.turn])
        path = towards(card, table_at(start, 3), table_at(world, 3), stream, wanted)
        if path:
            return start, world, path
    raise AssertionError(f"{card} asks nobody else")


def towards(card: str, one: Session, two: Session, stream: Stream, asks: Callable[[Decision], bool]) -> list[Choice]:
    """The choices by which the card comes to ask somebody else something like that, in both games; else none."""
    first = one.decision
    assert first is not None
    path: list[Choice] = []
    for _ in range(8):
        decision, twin = one.decision, two.decision
        if decision is None or twin is None or (decision.decider, decision.kind) != (twin.decider, twin.kind):
            return []
        if decision.decider != first.decider:
            return path if decision.source == card and asks(decision) else []
        wanted = [one for one in decision.choices if one.words[:1] == (card,) or " play_" in str(one)]
        wanted = wanted or list(decision.choices)
        chosen = wanted[stream.below(len(wanted))]
        if chosen not in twin.choices:
            return []
        path.append(chosen)
        one.choose(chosen)
        two.choose(chosen)
    return []
