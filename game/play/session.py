"""A game at the table: what is asked of the rules while it is played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Any

from game.play.any_order import AnyOrder, without
from game.store.kept_game import KeptGame
from game.text.names import joined
from game.text.told import NOTHING, Told
from rules.engine.agenda import advance, answer
from rules.engine.any_order import SelectionPlan
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.engine.game import Game
from rules.engine.reason import Reason
from rules.players.opponent import Opponent


class Session:
    """One game while it is played or looked at; ``kept`` is the game itself with its file."""

    def __init__(self, kept: KeptGame) -> None:
        self.kept = kept
        self.any_order = AnyOrder(kept.game)
        self.remark = NOTHING
        """What is to be read of who plays, for a while."""

    @property
    def game(self) -> Game:
        """The game of the rules."""
        return self.kept.game

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats in the language in use, also later when another one is."""
        return self.kept.names

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the seats."""
        return self.kept.colours

    @property
    def innkeepers(self) -> tuple[str, ...]:
        """Who is seen of each seat: innkeepers by the colours whose they are, and opponents by their characters."""
        return self.kept.innkeepers

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play; all others are played by opponents."""
        return frozenset(seat for seat, one in enumerate(self.opponents) if one is None)

    @property
    def opponents(self) -> tuple[Opponent | None, ...]:
        """By seat who plays it without a person; None where a person does."""
        return self.kept.opponents

    def level(self, seat: int) -> int:
        """The level of the opponent that plays a seat; 0 for a person."""
        one = self.opponents[seat]
        return one.level if one else 0

    def hand_over(self, seat: int, opponent: Opponent | None) -> bool:
        """Let an opponent, or None: a person, play a seat from now on; False for no seat, or when the game is over."""
        return self.kept.hand_over(seat, opponent)

    @property
    def open_hands(self) -> bool:
        """Whether the table has agreed to play with open hands."""
        return self.kept.open_hands

    @property
    def may_rewind(self) -> bool:
        """Whether the table has agreed that a game may be put back further than a choice may be taken back."""
        return self.kept.may_rewind

    def forfeits(self, left: int) -> bool:
        """Whether putting the game back to where so many choices stood takes it out of its campaign."""
        return self.kept.forfeits(left)

    @property
    def pauses(self) -> bool:
        """Whether something is to be read before an opponent answers."""
        return self.kept.pauses

    @property
    def notice(self) -> str:
        """What the table must know of the file of the game, or of who plays; empty where nothing."""
        return self.kept.notice or self.remark.words

    def say(self, remark: Told[str]) -> None:
        """Let this be read of who plays, until something else is said; nothing any more where it is empty."""
        self.remark = remark

    def close(self) -> None:
        """Let go of the game's file: the table is left."""
        self.kept.close()

    @property
    def steps(self) -> int:
        """How many questions of the present turn have been answered."""
        made = self.game.made
        return next(steps for steps in count() if not self.game.goes_on(made - steps))

    @property
    def turn(self) -> tuple[int, int]:
        """The present turn: whose it is (-1: the game is over), and how many choices had been made when it began."""
        decision = self.decision
        return (decision.decider, self.made - self.steps) if decision is not None else (-1, self.made)

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.game.decision

    @property
    def result(self) -> Any:
        """How the game ended, as the game's own kind of result; None while it goes on."""
        return self.game.result

    @property
    def game_name(self) -> str:
        """Which game it is."""
        return self.game.rules.name

    @property
    def made(self) -> int:
        """How many choices stand."""
        return self.game.made

    @property
    def lines(self) -> int:
        """How long the record is; it only grows."""
        return len(self.game.record.lines)

    @property
    def fresh(self) -> bool:
        """Whether nobody has ever answered."""
        return not any(line.choice for line in self.game.record.lines)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back, whoever made it."""
        return self.game.can_undo

    @property
    def undo_seat(self) -> int | None:
        """The seat whose choice may be taken back; None if there is none."""
        return self.game.undo_seat

    @property
    def answers(self) -> str:
        """The names of the opponents whose answers are taken back with that choice, as a list in words."""
        return joined([self.names[seat] for seat in dict.fromkeys(self.game.undoes[1:])])

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be made again."""
        return self.game.can_redo

    def asked_at(self, made: int) -> int:
        """Who was asked after so many choices; -1 when the game was over."""
        return self.game.asked_at(made)

    def by_person(self, number: int) -> bool:
        """Whether a person made the choice of this number, counted from 0."""
        return self.game.history.made[number].person

    def view_at(self, made: int, by: int | None) -> Any:
        """What a seat might know after so many choices; None: what was public."""
        return self.game.view_at(made, by)

    def known_at(self, made: int, seat: int) -> Any:
        """What a seat knew of the position after so many choices: a position that holds nothing else."""
        return self.game.rules.known_to(self.game.position(made), seat)

    def known_after(self, chosen: Sequence[Choice], seat: int) -> Any:
        """What a seat would know now if it had made these choices, of which nothing hidden may come."""
        known, rules = self.known_at(self.made, seat), self.game.rules
        for one in chosen:
            answer(rules.nodes, known, one)
            advance(rules.nodes, known)
        return known

    def events_at(self, made: int) -> int:
        """How many events had happened after so many choices."""
        return self.game.history.made[made].events if made < self.made else len(self.events)

    def parts_from(self, start: int) -> list[list[Event]]:
        """What each of the choices has brought from this number on, counted from 0."""
        ends = [self.events_at(made) for made in range(start, self.made + 1)]
        return [self.events[begin:end] for begin, end in pairwise(ends)]

    def made_by(self, event: int) -> int:
        """How many choices had been made when all had happened that this event is part of."""
        return bisect_right(range(self.made + 1), event, key=self.events_at)

    def last_choice_of(self, seat: int) -> int:
        """The number of the seat's last choice, counted from 0; -1 when it has made none."""
        made = self.game.history.made
        return next((i for i in range(len(made) - 1, -1, -1) if made[i].seat == seat), -1)

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return self.game.events

    def view(self, by: int | None) -> Any:
        """What a seat may know, as the game's own kind of view; None: what is public."""
        return self.game.view(by)

    def refused(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered; None if it is."""
        return self.game.refused(choice)

    def foresee(self, choice: Choice, public: bool = False, after: Sequence[Choice] = ()) -> Foresight:
        """What an offered choice would bring, or one of the step after the bonus, as far as the seat may know it.

        ``public``: as far as everybody may know it. ``after``: together with these that are given after it.
        """
        return self.game.foresee(*(self.game.steps_to(choice) or (choice,)), *after, public=public)

    def refused_after(self, made: Sequence[Choice], choice: Choice) -> Reason | None:
        """Why a choice would not be offered once others have been made; None if it would."""
        return self.game.refused_after(made, choice)

    def asks_for_hand(self, decision: Decision) -> bool:
        """Whether which answers a question has rests on the faces of cards that only its decider may see."""
        return self.game.asks_for_hand(decision)

    def rests_on_hand(self, choice: Choice) -> bool:
        """Whether an answer can only be given by what is on the faces of such cards, whatever the question."""
        return self.game.rests_on_hand(choice)

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """Make an offered choice; it is on disk when this returns. Returns what happened."""
        return self.kept.choose(choice)

    def choose_all(self, choices: Sequence[Choice]) -> tuple[Event, ...]:
        """Make choices of one seat that were gathered, but for those that the rules take unasked.

        What the rules ask for in one order may be gathered in any; what is told has not happened before.
        """
        plan = self.any_order.plan(choices)
        if plan is not None:
            return self._choose_in_order(plan)
        seat, events = self.decision.decider if self.decision is not None else -1, list[Event]()
        for one in choices:
            decision = self.decision
            if decision is not None and decision.decider == seat and one in decision.choices:
                events += self.choose(one)
        return tuple(events)

    def _choose_in_order(self, plan: SelectionPlan) -> tuple[Event, ...]:
        told = self.any_order.told(plan)
        while self.made > plan.start and self.undo():
            pass
        return without([event for one in plan.choices for event in self.choose(one)], told)

    def undo(self) -> bool:
        """Take back the last choice of a person, and what opponents have answered since; False where there is none."""
        return self.kept.undo()

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        return self.kept.redo()

    def restart(self) -> bool:
        """Take back all choices of the turn, or of the last one that may be taken back; False when there is none."""
        done = self.undo()
        while done and self.steps > 0 and self.undo():
            pass
        return done

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False when that is not possible."""
        return self.kept.rewind(left)
