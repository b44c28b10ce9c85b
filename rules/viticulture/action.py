"""Doing an action of the board, with the bonus of the space on which the worker stands."""

from __future__ import annotations

from rules.engine.agenda import HIDDEN, Frame, Node, are_numbers, possible, probe, push
from rules.engine.choice import DONE, Choice, choice
from rules.engine.reason import Reason
from rules.viticulture.solo import tokens
from rules.viticulture.solo.terms import SoloTable
from rules.viticulture.state import State

BONUS = choice("bonus")
TOKEN = choice("token")

NO_BONUS, MAY_BONUS, MUST_BONUS, TOKEN_BONUS, PAID_BONUS = range(5)
"""What a worker does about a bonus: none there; if wanted; always (V-FRIENDLY-01); for a token; token already spent."""


class Space(Node):
    """An action with its bonus: the action is compulsory, the bonus optional, in either order (V-BONUS-02/03).

    Frame: ``held`` is (whether there is a bonus, number of the space). ``at`` is 0 at first, 1 while the action is
    being done with the bonus still open, 2 when only the action is left, 3 when nothing is.
    """

    kind = "bonus"
    adds_answer = True

    def __init__(self, solo: SoloTable, action: int, deed: Node, bonus: Node, pair: Node) -> None:
        self.solo = solo
        self.action, self.deed, self.bonus, self.pair = action, deed, bonus, pair
        self.reads = deed.reads | bonus.reads
        self.writes = deed.writes | bonus.writes
        self.same = type(deed) is type(bonus)

    def bonus_first(self, s: State, seat: int) -> bool:
        """Whether the action becomes possible by taking the bonus first (V-EDGE-32, V-EDGE-57)."""
        if not self.bonus.writes & self.deed.reads or self.same:
            return False
        if not possible(self.bonus, s, seat, seat):
            return False
        trial = probe(s, seat)
        self.bonus.step(trial, Frame(self.bonus.number, seat, seat))
        return possible(self.deed, trial, seat, seat)

    def stops(self, s: State, f: Frame) -> int | None:
        """After the action only who could use the bonus is asked for it, which cards of the hand may decide."""
        if f.at != 1 or self._lost(s, f) or not self.bonus.unsure(s, f.seat):
            return None
        return None if possible(self.bonus, s, f.seat, f.seat) else HIDDEN

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        bonus = f.held[0]
        if f.at == 3:
            s.agenda = f.below
        elif f.at == 2:
            s.agenda = f.moved(3)
            push(s, self.deed, f.seat, f.seat)
        elif f.at == 0:
            return self._begin(s, f, bonus)
        else:
            return self._after_action(s, f, bonus)
        return None

    def _begin(self, s: State, f: Frame, bonus: int) -> list[Choice] | None:
        if bonus != NO_BONUS and not possible(self.deed, s, f.seat, f.seat):
            if bonus == TOKEN_BONUS:
                return [TOKEN]
            s.agenda = f.moved(2)
            s.tell("auto_taken", f.seat, self.source, choice="bonus")
            push(s, self.bonus, f.seat, f.seat)
            return None
        s.agenda = f.moved(1 if bonus != NO_BONUS else 3)
        push(s, self.deed, f.seat, f.seat)
        s.beside = bonus != NO_BONUS and not self.same
        return None

    def fits(self, s: State, f: Frame) -> bool:
        return are_numbers(f.held, 2) and f.held[0] in range(PAID_BONUS + 1) and 0 <= f.at <= 3

    def keeps_open(self, s: State, f: Frame) -> bool:
        """A token is never spent unasked (choice-language §3)."""
        return f.at == 0

    def beside(self, f: Frame) -> Choice:
        return TOKEN if f.held[0] == TOKEN_BONUS else BONUS

    def widens(self, s: State, f: Frame) -> bool:
        """Its lira may pay for another structure than the only one that can be paid without (RUL-004)."""
        if not self.bonus.writes & self.deed.reads:
            return False
        trial = probe(s, f.seat)
        frame = Frame(self.deed.number, f.seat, f.seat)
        before = self.deed.step(trial, frame) or []
        self.bonus.step(trial, Frame(self.bonus.number, f.seat, f.seat))
        return len(self.deed.step(trial, frame) or []) > len(before)

    def _after_action(self, s: State, f: Frame, bonus: int) -> list[Choice] | None:
        s.beside = False
        if self._lost(s, f) or not possible(self.bonus, s, f.seat, f.seat):
            s.agenda = f.below
        elif bonus == MUST_BONUS:
            s.agenda = f.moved(3)
            push(s, self.bonus, f.seat, f.seat)
        else:
            return [self.beside(f), DONE]
        return None

    def _lost(self, s: State, f: Frame) -> bool:
        """Whether the bonus cannot be had any more, whatever it is."""
        lost = s.options.organizer_second_visitor == "lost" and s.passed >> f.seat & 1
        return bool(lost) or (f.held[0] == TOKEN_BONUS and not tokens.may_spend(s, self.solo))

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        """The bonus or nothing after the action; or the bonus chosen beside the action's first question."""
        if chosen is DONE:
            s.agenda = f.below
            return
        if chosen is TOKEN:
            tokens.spend(s, self.source)
        s.agenda = f.moved(3 if s.agenda is f and f.at else 2)
        push(s, self.bonus, f.seat, f.seat)

    def rest(self, s: State, f: Frame) -> bool:
        return f.at != 2

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return self.deed.reason(s, seat, other)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused is BONUS:
            return Reason("bonus_not_usable", rule="V-BONUS-04")
        if refused is TOKEN:
            return tokens.why_no_token(s, self.solo)
        return super().refusal(s, f, refused)
