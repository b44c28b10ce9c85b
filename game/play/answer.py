"""Answering at a table: at once, after Confirm, or by several things that are gathered first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play import motion
from game.play.animator import Animator
from game.play.gathering import Gathering, MultiSelection
from game.play.interaction import Interaction
from game.play.pointer import Carried, Outcome
from game.text.told import Told
from rules.engine.choice import Choice, Ref
from rules.engine.event import Event


class Answering:
    """Gives the answers of one table, and lets the animator tell what they bring."""

    def __init__(self, interaction: Interaction, animator: Animator) -> None:
        self.interaction = interaction
        self.animator = animator
        self.pacing = animator.pacing
        self._bars: Callable[[Sequence[Choice]], bool] = lambda _chosen: False

    def bar(self, bars: Callable[[Sequence[Choice]], bool]) -> None:
        """Ask from now on whether choices are not to be made; whoever bars them tells what is."""
        self._bars = bars

    def take(self, outcome: Outcome) -> None:
        """Do what came of a click or a drop; a click on what waits for Confirm confirms it."""
        held, selection = self.interaction.held, self.interaction.pointer.selection
        if held is not None and outcome.choice == held.choice and outcome.dropped is None:
            self.confirm()
            return
        if outcome.choice is not None:
            withheld = self.interaction.withheld(outcome.choice)
            if withheld is None:
                self.propose(outcome.choice)
                return
            self.interaction.pointer.selection.clear()
            outcome = Outcome(refused=withheld, tried=outcome.choice, dropped=outcome.dropped)
        if outcome.refused is not None:
            self._refuse(outcome.refused, outcome.tried)
        elif held is not None and selection.picked and selection.chosen != held.choice:
            self.interaction.hold(None)
        if outcome.dropped is not None:
            self._glide_back(outcome.dropped)
        self.interaction.show_question()

    def propose(self, chosen: Choice) -> None:
        """An answer was given; it is made at once, or waits for Confirm."""
        interaction = self.interaction
        if self._bars(interaction.steps(chosen)):
            self._keep()
            return
        held = interaction.waits(chosen)
        if isinstance(interaction.pointer.selection, MultiSelection):
            interaction.pointer.selection.clear()
        interaction.note.forget()
        interaction.hold(held)
        if held is None:
            self._choose(chosen)
        else:
            interaction.show_question()

    def _keep(self) -> None:
        """Choices were barred: what is gathered stays as it is."""
        if isinstance(self.interaction.pointer.selection, Gathering):
            self.interaction.show_question()
        else:
            self.interaction.cancel()

    def pick(self, thing: Ref) -> None:
        """Do to a thing that is gathered what a click on it does."""
        self.interaction.note.forget()
        self.interaction.pointer.selection.touch(thing)
        self.interaction.show_question()

    def follow(self) -> None:
        """Touch the thing that was to answer the open question before it was asked."""
        interaction = self.interaction
        thing = interaction.following()
        if thing is None:
            return
        chosen = interaction.pointer.selection.touch(thing)
        if chosen is None:
            interaction.show_question()
        else:
            self.propose(chosen)

    def confirm(self) -> None:
        """Make the choice that waits for Confirm."""
        if self.interaction.held is not None:
            self._choose(self.interaction.held.choice)

    def send(self) -> None:
        """Make all choices that were gathered, one after the other."""
        interaction = self.interaction
        selection, seat = interaction.pointer.selection, interaction.seat
        if interaction.decision is None or not isinstance(selection, Gathering) or not selection.complete:
            return
        if self._bars(selection.choices()):
            self._keep()
            return
        interaction.meet()
        events = interaction.session.choose_all(selection.choices())
        selection.clear()
        self.answered(events, seat)

    def _choose(self, chosen: Choice) -> None:
        interaction, session = self.interaction, self.interaction.session
        seat = interaction.seat
        interaction.meet()
        events = [event for one in interaction.steps(chosen) for event in session.choose(one)]
        added = interaction.added()
        if added is not None:
            events += session.choose(added)
        self.answered(events, seat)

    def answered(self, events: Sequence[Event], seat: int) -> None:
        """A seat has answered: its question is over, and what happened is shown."""
        self.answered_all((events,), seat)

    def answered_all(self, parts: Sequence[Sequence[Event]], seat: int, secret: bool = False) -> None:
        """A seat has answered several questions in one move, of which each part tells what happened.

        ``secret``: the first of them was one that is answered in secret.
        """
        interaction = self.interaction
        self.pacing.begin(seat, secret)
        looked = interaction.viewed is not None and interaction.asking and interaction.sitting.is_person(seat)
        interaction.leave_question()
        if looked:
            # Where a person looked goes with what was asked of it
            interaction.turn_to(None)
        interaction.answered(seat)
        if interaction.sitting.is_person(seat) and not interaction.sitting.is_person(interaction.next_seat):
            interaction.attention.rest_idly()
        self.animator.tell_all(parts, seat)

    def _refuse(self, ref: Ref, tried: Choice | None) -> None:
        interaction = self.interaction
        if ref.kind == "seat" and tried is None:
            interaction.look_at(int(ref.name))
            return
        tried = None if tried is None else interaction.meant(ref, tried)
        words = Told(partial(interaction.why, ref, tried))
        if words.words:
            interaction.note.refuse(ref, words, interaction.attention.point, tried)
            interaction.app.sounds.play("refused")
            interaction.attention.rest_for(0.0)

    def _glide_back(self, carried: Carried) -> None:
        """Let a thing that was dropped in vain travel back to where it lay."""
        if self.interaction.queue.instant:
            return
        ref, start = carried.thing.ref, carried.centre()
        face = self.interaction.carried_face(ref)
        flight = motion.Flight(face, start, carried.thing.box.centre, motion.GLIDE_BACK_SECONDS)
        self.interaction.queue.add(motion.Step([flight]))
