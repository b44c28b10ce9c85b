"""Asking: the open question in the task panel, and all buttons of a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.art.kit.boxes import Box
from game.art.task import TaskLook, note_top, task_rest
from game.play import panel_room
from game.play.advising import Advising
from game.play.answer import Answering
from game.play.gathering import Gathering
from game.play.greyed import why_grey
from game.play.interaction import Interaction
from game.play.panel import Answer, Asked, face, look_of, ring
from game.play.preview import Preview
from game.play.review import Review
from game.play.signs import sign_words
from game.text.messages import say
from game.window.widgets.buttons import Button
from rules.engine.decision import Decision


class Ask(ABC):
    """Asks the questions of one table; each game's is a subclass."""

    def __init__(
        self, interaction: Interaction, answering: Answering, review: Review, preview: Preview, advising: Advising
    ) -> None:
        self.interaction = interaction
        self.advising = advising
        self.answering = answering
        self.review = review
        self.preview = preview

    def buttons(self) -> list[Button]:
        """All buttons of the table as it is now; the panel is laid out for them."""
        interaction = self.interaction
        interaction.panel.tell(())
        found = self._panel_buttons()
        if self.tells_news:
            interaction.panel.tell(panel_room.fitting(interaction, None, self.review.told_news()))
        return [*found, *self.own_buttons(), *self._line_button(), *self._ribbon_buttons()]

    @abstractmethod
    def line_box(self) -> Box | None:
        """Where the line for those who wait stands beside the panel; None where it does not."""

    def _line_button(self) -> list[Button]:
        """The line shows again what has happened, where anything has since the last turn of who is asked."""
        box = self.line_box()
        if box is None or why_grey(self.review, "replay"):
            return []
        return [Button("meanwhile", box, ring(box.w, box.h, sign_words("replay")), self.review.since)]

    @property
    def tells_news(self) -> bool:
        """Whether the panel tells below the question what opponents did, where there is room."""
        return not self.advising.shown

    @abstractmethod
    def question_buttons(self, decision: Decision) -> list[Button]:
        """The buttons of the open question; the panel is laid out for them."""

    @abstractmethod
    def own_buttons(self) -> list[Button]:
        """Buttons that lie elsewhere than on panel and ribbon."""

    def tip(self, decision: Decision) -> bool:
        """Whether the line that explains the question is shown."""
        wish = self.interaction.app.settings.tips
        return wish == "all" or (wish == "new" and (decision.decider, decision.kind) not in self.interaction.met)

    def gather_row(self, selection: Gathering, ready: bool, confirm: str, clear: str) -> list[Answer]:
        """The row below while things are gathered: Confirm, and letting go of them, or else stepping back."""
        why = "" if ready else say("table-grey-confirm")
        found = [Answer("confirm", confirm, self.answering.send, "confirm" if ready else "lock", "go", why=why)]
        if selection.started:
            found.append(Answer("cancel", clear, self.interaction.cancel, "cancel", "plain"))
        elif self.review.can_undo:
            found.append(self.undo_answer())
        return found

    def undo_answer(self) -> Answer:
        """Stepping back."""
        words = "table-undo-answers" if self.interaction.session.answers else "table-undo"
        return Answer("undo", say(words), self.review.undo, "undo", "plain")

    def _panel_buttons(self) -> list[Button]:
        interaction = self.interaction
        panel, screen, decision = interaction.panel, interaction.app.screen, interaction.decision
        panel.reach(False)
        looked_back = self.review.panel_buttons()
        if looked_back is not None:
            return looked_back
        if interaction.staged:
            seat = interaction.seat if interaction.handovers.covers else max(0, interaction.sitting.acted)
            return panel.ask(Asked(look_of(interaction.session, seat, interaction.moment_title), (), ()), screen)
        if decision is None:
            asked = self._meanwhile()
            return panel.ask(asked, screen) if asked else panel.close(screen)
        if self.advising.shown:
            return self._suggested(decision)
        return self.question_buttons(decision)

    def _suggested(self, decision: Decision) -> list[Button]:
        """The suggestions in the panel, which reaches over what lies below it only where they need the room."""
        panel, screen, asked = self.interaction.panel, self.interaction.app.screen, self.advising.asked(decision)
        found = panel.ask(asked, screen, True)
        if panel.sheet is None:
            return found
        panel.reach(True)
        return panel.ask(asked, screen, True)

    def _meanwhile(self) -> Asked | None:
        """What the panel says while nothing is asked: that the table waits for Next, or that the game is over."""
        interaction, session = self.interaction, self.interaction.session
        if self.review.recalled:
            return self._recalled()
        if interaction.queue.waiting and not self.answering.pacing.resting:
            on = Answer("next", say("table-next"), interaction.queue.go_on, "confirm", "go")
            told = self._told()
            told = told and told._replace(line=say("table-step-line"), above=False)
            return Asked(told or self._happened(), (), (on,))
        if (told := self._told()) is not None:
            return self._looked_on(told)
        if interaction.thinking >= 0:
            line = say("table-watching") if interaction.sitting.nobody else ""
            name = session.names[interaction.thinking]
            return self._looked_on(look_of(session, interaction.thinking, say("table-thinks", name=name), line))
        if interaction.told < len(session.events) or not interaction.queue.empty or session.decision is not None:
            return None
        seat = max(0, interaction.seat)
        look = look_of(session, seat, say("table-turn-over"), say("table-over-line"), interaction.note.remark)
        show = Answer("score", say("table-over-score"), self.review.score, "trophy", "go")
        return Asked(look, (), (show, Answer("menu", say("table-over-menu"), self.review.menu, "menu", "plain")))

    def _looked_on(self, look: TaskLook) -> Asked:
        """The panel while opponents play; where nobody else does they can be stopped, and let go on."""
        pacing = self.answering.pacing
        look = look if look.note else look._replace(note=self.interaction.note.remark)
        if not self.interaction.sitting.nobody:
            return Asked(look, (), ())
        if pacing.paused:
            look = look._replace(note=say("table-paused"), tone="plain")
            return Asked(look, (), (Answer("pause", say("table-go-on"), pacing.pause, "play_btn", "go"),))
        return Asked(look, (), (Answer("pause", say("table-pause"), pacing.pause, "pause", "plain"),))

    def _told(self) -> TaskLook | None:
        """The moves of opponents since a person moved, the last one large below the others; None where there is none.

        Only as many of those before it as there is room for.
        """
        session, said = self.interaction.session, self.answering.pacing.said
        seat = self.interaction.sitting.acted
        if not said or said[-1].seat != seat or not said[-1].words or session.decision is None:
            return None
        note = say("table-paused") if self.answering.pacing.paused else self.interaction.note.remark
        look = look_of(session, seat, said[-1].words, note=note)._replace(above=True)
        return self._fitted(look, [one.words for one in said[:-1] if one.words])

    def _recalled(self) -> Asked:
        """All that the others did since the own last turn, while it moves again, and to be read then."""
        interaction, session, seat = self.interaction, self.interaction.session, max(0, self.interaction.seat)
        look = look_of(session, seat, say("history-since"))
        on = Answer("next", say("table-next"), interaction.queue.go_on, "confirm", "go")
        told = self._fitted(look, [one.words for one in self.review.recalled])
        return Asked(told, (), (on,) if interaction.queue.waiting else ())

    def _fitted(self, look: TaskLook, lines: Sequence[str]) -> TaskLook:
        """The panel with the last of these lines, as many as it has room for above note and buttons."""
        frame, scale = self.interaction.frame, self.interaction.app.screen.scale
        foot = note_top(look, frame.task, frame.task_row.y, scale) if look.note else frame.task_row.y
        for left in range(len(lines), 0, -1):
            found = look._replace(line="\n".join(lines[-left:]))
            if task_rest(found, frame.task, scale) <= foot:
                return found
        return look

    def _happened(self) -> TaskLook:
        """The last lines of the log, as many of this step as the panel has room for."""
        interaction, session = self.interaction, self.interaction.session
        acted = max(0, interaction.sitting.acted)
        events = session.events[: interaction.told]
        told = interaction.log.told(events, self.review.animator.since, interaction.by, interaction.visibility.always)
        lines = [interaction.log.named(line, session.colours[acted]) for line in told]
        return self._fitted(look_of(session, acted, say("table-step"), say("table-step-line")), lines)

    def _ribbon_buttons(self) -> list[Button]:
        interaction, review = self.interaction, self.review
        app = interaction.app
        acts = {
            "undo": review.take_back, "redo": review.redo, "replay": review.since, "log": review.log,
            "sound": app.toggle_mute, "fullscreen": app.toggle_fullscreen, "menu": review.menu,
        }  # fmt: skip
        why = {name: why_grey(review, name) for name in acts}
        boxes = interaction.frame.ribbon_buttons(len(acts))
        return [
            Button(
                f"ribbon-{name}",
                box,
                ring(box.w, box.h, sign_words(name, app.settings.mute)),
                act,
                not why[name],
                why=why[name],
            )
            for (name, act), box in zip(acts.items(), boxes, strict=True)
        ]


def ribbon_signs(muted: bool = False) -> tuple[str, ...]:
    """The signs of the ribbon's buttons from the left."""
    return "undo", "redo", "replay", "log", "mute" if muted else "sound", "fullscreen", "menu"


def hand_button(interaction: Interaction, box: Box, words: str, review: Review) -> Button:
    """The button that opens or closes what only the asked seat may see."""
    drawn = face(box.w, box.h, words, "eye" if interaction.closed else "eye_closed", "dark")
    return Button("hand", box, drawn, review.toggle_hand, margin=6)
