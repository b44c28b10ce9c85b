"""Asking the questions of Vino in the task panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.letters import grown, large
from game.art.task import TaskLook, head_height
from game.play.answer import Answering
from game.play.ask import Ask, hand_button
from game.play.gathering import MultiSelection
from game.play.note import Held
from game.play.panel import Answer, Asked, face, look_of
from game.play.review import Review
from game.text.messages import say
from game.text.names import joined
from game.vino import sale_calculator
from game.vino.gathering import PARTS
from game.vino.interaction import VinoInteraction
from game.vino.preview import VinoPreview
from game.vino.sale_draft import SaleDraft
from game.vino.words import choice_words, question_words, region_name, variety_name
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from rules.engine.decision import Decision

CALCULATOR, MOST_CALCULATOR = 300.0, 440.0
"""The most height that the calculator takes, with words of the usual size and with the largest ones."""
SHOW = (168.0, 44.0)
"""Width and height of the button that shows what only the asked seat may see."""


class VinoAsk(Ask):
    """Asks the questions of one table of Vino."""

    interaction: VinoInteraction

    def __init__(
        self, interaction: VinoInteraction, answering: Answering, review: Review, preview: VinoPreview
    ) -> None:
        super().__init__(interaction, answering, review, preview)

    def own_buttons(self) -> list[Button]:
        interaction, found = self.interaction, []
        if self._has_prices:
            task = interaction.frame.task
            box = Box(task.right - 46, task.y + 4, 40, 40)
            act = partial(interaction.show_prices, True)
            found.append(Button("prices", box, faces.sign("price_table", box.w), act, margin=faces.MARGIN))
        if interaction.hides:
            w, h = SHOW
            cellar = interaction.layout.cellar
            box = Box(cellar.right - w - 18, cellar.y + 14, w, h)
            found.append(
                hand_button(interaction, box, say("vino-show" if interaction.closed else "vino-hide"), self.review)
            )
        return found

    @property
    def _has_prices(self) -> bool:
        """Whether there is a button for the price table."""
        return not self.interaction.asking or self.interaction.decision is not None

    def question_buttons(self, decision: Decision) -> list[Button]:
        interaction = self.interaction
        panel, screen, selection = interaction.panel, interaction.app.screen, interaction.pointer.selection
        if decision.secret and interaction.closed:
            look = self.look(decision)._replace(line="")
            show = Answer("show", say("vino-show"), self.review.toggle_hand, "eye", "go")
            return panel.ask(Asked(look, (), (show,)), screen)
        if interaction.held is not None:
            return panel.ask(self._held(decision, interaction.held), screen)
        if isinstance(selection, SaleDraft):
            return self._sale(decision, selection)
        if isinstance(selection, MultiSelection):
            return panel.ask(self._gathered(decision, selection), screen)
        return panel.ask(Asked(self.look(decision), self._answers(decision), self._below(decision)), screen)

    def look(self, decision: Decision) -> TaskLook:
        """Who is asked what."""
        interaction = self.interaction
        title, line = question_words(decision, interaction.place, interaction.thing)
        if not self.tip(decision) and decision.kind in ("region", "buy", "variety"):
            line = ""
        if decision.source == "drawn_tiles":
            line = self._drawn(decision.decider)
        return look_of(interaction.session, decision.decider, title, line, interaction.note.remark)

    def _drawn(self, seat: int) -> str:
        """The drawn tiles by which a vineyard is still to be bought."""
        view = self.interaction.view
        due = [
            say("vino-drawn-tile", place=region_name(region), thing=variety_name(variety))
            for region, variety in view.seats[seat].varieties.items()
            if seat not in view.owners[region]
        ]
        return say("vino-ask-buy-drawn-due", left=len(due), list=joined(due))

    def _answers(self, decision: Decision) -> tuple[Answer, ...]:
        """The tiles to choose from; vineyards are chosen on their plates."""
        return tuple(
            Answer(
                str(one), variety_name(one.words[0]), partial(self.answering.propose, one), f"tile_{one.words[0]}"
            )
            for one in decision.choices
            if one.verb == "variety"
        )  # fmt: skip

    def _below(self, decision: Decision) -> tuple[Answer, ...]:
        """Leaving comes before ending the game, so that nobody ends it by pressing on."""
        found = []
        for one in sorted(decision.choices, key=lambda one: one.verb == "end"):
            words, act = choice_words(one, decision), partial(self.answering.propose, one)
            if one.verb == "end":
                found.append(Answer("end", words, act, "trophy", "plain"))
            elif one.verb in ("done", "pass"):
                found.append(Answer("pass", words, act, "pass", "plain"))
        if self.review.can_undo:
            found.append(self.undo_answer())
        return tuple(found)

    def _gathered(self, decision: Decision, selection: MultiSelection) -> Asked:
        interaction = self.interaction
        look = self.look(decision)
        if not look.note:
            words = say("table-picked", picked=len(selection.picked), due=selection.due)
            if decision.kind == "region" and selection.picked:
                names = " · ".join(region_name(one.words[0]) for one in selection.choices())
                words = say("vino-picked-region", picked=len(selection.picked), names=names)
            # Where the last round is told below, the panel has no room for a note as well.
            look = look._replace(line=words) if interaction.last_round else look._replace(note=words, tone="plain")
        below = self.gather_row(selection, selection.complete, say("vino-confirm"), say("vino-clear"))
        return Asked(look, (), tuple(below))

    def _sale(self, decision: Decision, draft: SaleDraft) -> list[Button]:
        interaction = self.interaction
        look = self.look(decision)
        words = say("vino-confirm" if decision.kind in PARTS else "vino-confirm-sale")
        below = self.gather_row(draft, draft.complete, words, say("vino-clear"))
        passing = next((one for one in decision.choices if one.verb == "pass"), None)
        if passing is not None:
            words = choice_words(passing, decision)
            below.append(Answer("pass", words, partial(self.answering.propose, passing), "pass", "plain"))
        look = look._replace(note="")
        if not large():
            found = interaction.panel.ask(Asked(look, (), tuple(below)), interaction.app.screen)
        else:
            bare = not draft.begun
            interaction.panel.ask(
                Asked(look._replace(title="" if bare else look.title), (), ()), interaction.app.screen
            )
            found = self._two_rows(below, bare)
        return found + sale_calculator.buttons(draft, self.area(), interaction.drafted)

    def _two_rows(self, below: Sequence[Answer], bare: bool) -> list[Button]:
        """The other buttons beside each other above Confirm, so that the calculator has room to grow.

        It has that of the question too where the panel is ``bare``, since it tells by itself what is being done.
        """
        area, panel = self.interaction.frame.task_row, self.interaction.panel
        above = area._replace(y=area.y - area.h - 8)
        top = self.interaction.frame.task.y + head_height() + 12 if bare else panel.free[0]
        panel.leave_free(top, above.y - 8)
        wide = (area.w + 8) / max(1, len(below) - 1) - 8
        boxes = [area, *(above._replace(x=area.x + i * (wide + 8), w=wide) for i in range(len(below) - 1))]
        return [
            Button(
                one.name, box, face(box.w, box.h, one.words, one.icon, one.sort), one.act, one.enabled, BLEED, one.why
            )
            for one, box in zip(below, boxes, strict=True)
        ]

    def area(self) -> Box:
        """Where the calculator lies in the task panel."""
        task, (top, foot) = self.interaction.frame.task, self.interaction.panel.free
        return Box(task.x + 16, top, task.w - 32, min(foot - top - 4, grown(CALCULATOR, MOST_CALCULATOR)))

    def _held(self, decision: Decision, held: Held) -> Asked:
        """The panel while a choice waits for Confirm."""
        interaction = self.interaction
        title, line = say("table-confirm-title"), choice_words(held.choice, decision)
        look = self.look(decision)._replace(title=title, line=line, note=held.note, tone=held.tone)
        below = (
            Answer("confirm", say("vino-confirm"), self.answering.confirm, "confirm", "go"),
            Answer("cancel", say("table-cancel"), interaction.cancel, "cancel", "plain"),
        )
        return Asked(look, (), below)
