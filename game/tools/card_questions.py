"""What a visitor asks: its questions with their answers, in a position by chance in which it asks many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.text.names import deck_of
from game.text.questions import choice_label, question_text
from rules.checking.positions import position
from rules.engine.agenda import advance, answer, push
from rules.engine.chance import Stream
from rules.engine.choice import DONE, Choice, choice
from rules.engine.decision import Decision
from rules.engine.question import question
from rules.viticulture.cards import DECKS
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import SEASONS, State

POSITIONS, SEATS = 40, 3
"""So many positions are looked at, with so many seats."""
MOST_ASKED, MOST_ANSWERS, MOST_LINES = 60, 8, 40
"""So many questions are followed in one position; so many answers of each are shown, and lines of all."""
TURNS = frozenset({"branch", "both", "yes", "no", "seat", "offer"})
"""The answers by which a card goes one way or another; of others only the first is followed."""
NAMES = ("player 1", "player 2", "player 3")
"""How the seats are called: the player of the card, then the others in wake-up order."""


class Asked(NamedTuple):
    """A question: how far it is indented, the line that asks it, what may be answered, and which step of the card asks.

    A way that a question goes has no answers.
    """

    depth: int
    line: str
    answers: tuple[str, ...] = ()
    step: int = 0


def lines(rules: Viticulture, card: str) -> list[str]:
    """The questions of a visitor as lines, the position first; one line where it can hardly ever be played."""
    best: list[Asked] = []
    where = ""
    for number in range(POSITIONS):
        s = position(rules, Stream(number, card), SEATS, card)
        assert s.agenda is not None
        player = s.agenda.seat
        if _play(rules, s, card):
            found = list(_once(_asked(rules, s, card, player, 0, [MOST_ASKED])))
            if len(found) > len(best) or not where:
                best, where = found, _said(s, player)
    if not where:
        return [f"It can be played in none of {POSITIONS} positions by chance."]
    if not best:
        return [f"Asks nothing ({where})."]
    told = [line for one in best for line in _shown(one)]
    more = [f"  … and {len(told) - MOST_LINES} lines more"] if len(told) > MOST_LINES else []
    return [f"Asks ({where}):", *told[:MOST_LINES], *more]


def _play(rules: Viticulture, s: State, card: str) -> bool:
    """Let the seat at turn play the card, with no space and no bonus; whether it can."""
    assert s.agenda is not None
    deck = DECKS.index(deck_of(card))
    node = next(node for node in rules.nodes if isinstance(node, PlayVisitor) and node.deck == deck)
    number = rules.box.components.numbers[card][0]
    if not node.playable(s, s.agenda.seat, number):
        return False
    push(s, node, s.agenda.seat, s.agenda.seat)
    advance(rules.nodes, s)
    if choice("play", card) in s.asked:
        answer(rules.nodes, s, choice("play", card))
        advance(rules.nodes, s)
    return True


def _asked(rules: Viticulture, s: State, card: str, player: int, depth: int, left: list[int]) -> Iterator[Asked]:
    """The questions from here on until the card is done, every way that it can go."""
    number = rules.box.components.numbers[card][0]
    decision = question(rules, s)
    if decision is None or number not in s.in_play or left[0] <= 0:
        return
    left[0] -= 1
    assert s.agenda is not None
    others = [seat for seat in s.in_wake_up_order() if seat != player]
    names = [NAMES[others.index(seat) + 1 if seat in others else 0] for seat in range(SEATS)]
    title, line = question_text(decision, names)
    labels = [choice_label(one, decision, names) for one in decision.choices]
    said = f"{names[decision.decider]}: {title}" + (f" ({line})" if line else "")
    answers = (f"{label} [{one}]" for one, label in zip(decision.choices, labels, strict=True))
    yield Asked(depth, said, tuple(answers), s.agenda.node)
    for one, label in _ways(decision, labels):
        after = s.copy()
        after.events = []
        answer(rules.nodes, after, one)
        advance(rules.nodes, after)
        deeper = list(_asked(rules, after, card, player, depth + 1, left))
        if deeper and label:
            yield Asked(depth, f"→ {label}")
        yield from deeper


def _ways(decision: Decision, labels: list[str]) -> list[tuple[Choice, str]]:
    """The answers that are followed, with their words where there are several."""
    ways = [(one, label) for one, label in zip(decision.choices, labels, strict=True) if one.verb in TURNS]
    if ways:
        return ways
    first = next((one for one in decision.choices if one is not DONE), DONE)
    return [(first, "")]


def _once(found: Iterator[Asked]) -> Iterator[Asked]:
    """Each question of a step once, and no way that leads to none."""
    seen: set[tuple[int, str]] = set()
    waiting: list[Asked] = []
    for one in found:
        if not one.answers:
            waiting = [way for way in waiting if way.depth < one.depth] + [one]
        elif (one.step, one.line) not in seen:
            seen.add((one.step, one.line))
            yield from (way for way in waiting if way.depth < one.depth)
            waiting = []
            yield one


def _shown(one: Asked) -> Iterator[str]:
    margin = "  " * (one.depth + 1)
    yield margin + one.line
    if one.answers:
        more = f" | … {len(one.answers) - MOST_ANSWERS} more" if len(one.answers) > MOST_ANSWERS else ""
        yield f"{margin}  " + " | ".join(one.answers[:MOST_ANSWERS]) + more


def _said(s: State, player: int) -> str:
    """The position in a few words."""
    one = s.players[player]
    wines, grapes = (sum(bits.bit_count() for bits in kinds) for kinds in (one.wines, one.grapes))
    vines = sum(map(len, one.fields))
    return (
        f"{SEATS} players, year {s.year}, {SEASONS[s.season]}; player 1, who plays it, has {one.lira} lira, "
        f"{one.vp} vp, {vines} planted vines, {grapes} grapes, {wines} wines"
    )
