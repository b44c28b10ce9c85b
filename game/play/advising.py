"""Asking what now: its button in the head of the task panel, and the suggestions as answers there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.play.answer import Answering
from game.play.aside import Aside
from game.play.gathering import Gathering
from game.play.interaction import Interaction
from game.play.panel import Answer, Asked, look_of
from game.play.signs import sign_words
from game.store.lessons import LessonGame
from game.text.messages import say
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.players.suggestion import Purpose

SIGN = 40.0
"""Width of the button, in design px."""


class Advising:
    """Suggests answers at one table; ``label`` names one that is given so often, ``told`` says what it is good for."""

    def __init__(
        self,
        interaction: Interaction,
        answering: Answering,
        aside: Aside,
        label: Callable[[Choice, Decision, int], str],
        told: Callable[[Purpose], str],
    ) -> None:
        self.interaction, self.answering, self.label, self.told = interaction, answering, label, told
        self.aside = aside
        self._waits = -1
        """The seat that has asked before there was a question, and gets its answer with the next one; -1 for none."""

    @property
    def offered(self) -> bool:
        """Whether this table suggests anything for the open question."""
        interaction = self.interaction
        wanted = interaction.asking and interaction.app.settings.advice and interaction.session.kept.advice
        decision = interaction.decision
        return wanted and decision is not None and not interaction.staged and len(decision.choices) > 1

    @property
    def why_not(self) -> str:
        """Why nothing can be suggested now, since it would tell what is hidden; empty where it can."""
        return say("advice-closed") if self.interaction.advice_hidden else ""

    @property
    def shown(self) -> bool:
        """Whether the suggestions stand in the panel."""
        return self.offered and self.interaction.advice.shown(self.interaction)

    def toggle(self) -> None:
        """Show the suggestions, those of now and not of the past, or show them no longer.

        What waited for Confirm waits again once they are gone, unless one of them is taken.
        Where a question is still to come they are shown with it, unless another key is pressed before.
        """
        interaction = self.interaction
        if interaction.at is not None:
            interaction.return_to_now(interaction.next_seat)
        if self.shown:
            interaction.advice.close()
            self.aside.take_up()
        elif self.offered and not self.why_not:
            self.aside.lay()
            if not isinstance(interaction.pointer.selection, Gathering):
                interaction.let_go()
            interaction.advice.open(interaction)
        else:
            self._waits = interaction.seat if self._comes else -1
            interaction.note.say(self._why_none)
        interaction.show_question()
        asked, words = interaction.panel.asked, interaction.note.remark
        if words and (asked is None or asked.look.note != words):
            interaction.app.announcements.tell("answer", words)

    @property
    def _comes(self) -> bool:
        """Whether nothing is asked only because pieces move or opponents think before the next question."""
        interaction, session = self.interaction, self.interaction.session
        goes_on = session.decision is not None and (not interaction.queue.empty or interaction.thinking >= 0)
        wanted = interaction.app.settings.advice and session.kept.advice
        return wanted and goes_on and interaction.decision is None and interaction.seat in session.people

    def update(self) -> None:
        """Show what was asked for too soon, once the same seat is asked."""
        interaction, decision, seat = self.interaction, self.interaction.decision, self._waits
        if seat < 0 or decision is None or interaction.staged or not interaction.queue.empty:
            return
        self.forget()
        if decision.decider == seat and not self.shown:
            self.toggle()

    def forget(self) -> None:
        """Something else is wanted now: what was asked for too soon is not shown any more."""
        self._waits = -1

    def _why_none(self) -> str:
        """Why nothing is suggested, whatever is asked."""
        interaction = self.interaction
        if not interaction.app.settings.advice or not interaction.session.kept.advice:
            lesson = isinstance(interaction.session.kept, LessonGame)
            by = "lesson" if lesson else "table" if interaction.app.settings.advice else "settings"
            return say("advice-off", by=by)
        if interaction.decision is None:
            return say("advice-soon" if self._comes else "voice-nothing-asked")
        return self.why_not or say("advice-nothing")

    def button(self, beside: int = 0) -> list[Button]:
        """The button at the end of the panel's head, left of so many others."""
        if not self.offered:
            return []
        task = self.interaction.frame.task
        x = task.right - 46 - beside * (SIGN + 6)
        box = task._replace(x=x, y=task.y + 4, w=SIGN, h=SIGN)
        return [
            Button(
                "advice",
                box,
                faces.sign("hint", SIGN, sign_words("advice")),
                self.toggle,
                not self.why_not,
                faces.MARGIN,
                self.why_not,
            )
        ]

    def asked(self, decision: Decision) -> Asked:
        """What the panel says while suggestions are shown or looked for."""
        interaction = self.interaction
        found = interaction.advice.due(interaction)
        selection = interaction.pointer.selection
        whole = isinstance(selection, Gathering) and selection.started and selection.complete
        nothing = say("advice-whole" if whole else "advice-nothing")
        line = say("advice-looking") if found is None else "" if found else nothing
        look = look_of(interaction.session, decision.decider, say("advice-title"), line)
        grammar = interaction.session.game.grammar
        answers = [
            Answer(
                one.answer,
                self.label(grammar.parse(one.answer), decision, one.times),
                partial(self._take, grammar.parse(one.answer), one.times),
                more=self.told(one.purpose),
                number=number,
            )
            for number, one in enumerate(found or (), 1)
        ]
        close = Answer("advice-close", say("advice-close"), self.toggle, "cancel", "plain")
        spare = tuple(thing.whole or thing.box for _, thing in interaction.advice.places(interaction))
        return Asked(look, tuple(answers), (close,), spare)

    def _take(self, chosen: Choice, times: int) -> None:
        """Pick an answer as so many clicks do."""
        interaction = self.interaction
        interaction.advice.close()
        self.aside.drop()
        interaction.hold(None)
        selection = interaction.pointer.selection
        if isinstance(selection, Gathering) and all(selection.take_up(chosen) for _ in range(times)):
            interaction.note.forget()
            interaction.show_question()
        else:
            self.answering.propose(chosen)
