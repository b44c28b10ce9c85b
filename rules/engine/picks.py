"""Several picks of one question: the rules take them in canonical order, people wish for them in any."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from rules.engine.agenda import Frame, advance, answer
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.rules import Rules


class Selection(NamedTuple):
    """The open question where it is one of several picks that are taken in canonical order.

    ``start`` is how many choices stood before the first of the picks that can be taken back, ``made`` are those picks,
    ``pool`` is everything that may be picked on any way through the question, in canonical order.
    """

    start: int
    made: tuple[Choice, ...]
    pool: tuple[Choice, ...]

    def ordered(self, picks: Sequence[Choice]) -> list[Choice]:
        """Picks in canonical order."""
        return sorted(picks, key=self.pool.index)


def selection(game: Game, verbs: Collection[str]) -> Selection | None:
    """The several picks that the open question belongs to, where its answers are of these verbs; None for another."""
    decision = game.decision
    if decision is None or decision.maximum <= 1:
        return None
    asked = frozenset(one.verb for one in decision.choices) & frozenset(verbs)
    if not asked:
        return None
    made = list(_made(game, asked, decision.picked))[::-1]
    start = game.made - len(made)
    most = decision.maximum - decision.picked + len(made)
    return Selection(start, tuple(made), _pool(game.rules, game.position(start), asked, most))


def _made(game: Game, asked: Collection[str], picked: int) -> Iterator[Choice]:
    """The picks made so far that can be taken back, the last one first."""
    decider = game.state.agenda.seat
    for state, seat, chosen in reversed(game.positions()[game.committed : -1]):
        before = _picked(game.rules, state)
        if chosen is None or chosen.verb not in asked or seat != decider or before >= picked:
            return
        yield chosen
        picked = before


def _pool(rules: Rules, s: Any, asked: Collection[str], most: int) -> tuple[Choice, ...]:
    """All that may be picked: taking the first one offered again and again leaves out none of those after it."""
    trial, seat = s.copy(), s.agenda.seat
    found: dict[Choice, None] = {}
    for at in range(most):
        offered = [one for one in trial.asked if one.verb in asked]
        found.update(dict.fromkeys(offered))
        if not offered or at + 1 == most:
            break
        answer(rules.nodes, trial, offered[0])
        advance(rules.nodes, trial)
        if trial.agenda is None or trial.agenda.seat != seat or not _picked(rules, trial):
            break
    return tuple(found)


def _picked(rules: Rules, s: Any) -> int:
    f: Frame = s.agenda
    return rules.nodes[f.node].asks(s, f)[2]


def sequence(rules: Rules, s: Any, picks: Sequence[Choice]) -> tuple[Choice, ...] | None:
    """The choices by which picks in canonical order are made: fewer of them where the rules take the rest unasked.

    None where they cannot be made, or where something hidden would become known before the last one.
    """
    trial, rest = s.copy(), list(picks)
    trial.events = []
    made: list[Choice] = []
    while rest:
        one = rest.pop(0)
        here = trial.agenda is not None and trial.agenda.seat == s.agenda.seat and trial.revealed == s.revealed
        if not here or one not in trial.asked:
            return None
        told = len(trial.events)
        answer(rules.nodes, trial, one)
        advance(rules.nodes, trial)
        made.append(one)
        forced = [event.choice for event in trial.events[told:] if event.kind == "auto_taken"]
        while rest and forced and str(rest[0]) == forced[0]:
            del rest[0], forced[0]
    return tuple(made)


def after(rules: Rules, s: Any, picks: Sequence[Choice]) -> Any:
    """The position after choices that can be made one after the other."""
    trial = s.copy()
    for one in picks:
        answer(rules.nodes, trial, one)
        advance(rules.nodes, trial)
    return trial
