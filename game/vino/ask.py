"""Asking the questions of Vino in the task panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, LEAST, text_width
from game.art.kit.letters import grown, large
from game.art.task import TaskLook, head_height
from game.play import panel_room
from game.play.answer import Answering
from game.play.ask import Ask
from game.play.frame import SIGN
from game.play.gathering import MultiSelection
from game.play.note import Held
from game.play.panel import BESIDE, Answer, Asked, face, look_of
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
BUTTON_SIGN = 38.0
"""The room that the sign before the words of a button takes."""


class VinoAsk(Ask):
    """Asks the questions of one table of Vino."""

    interaction: VinoInteraction

    def __init__(
        self, interaction: VinoInteraction, answering: Answering, review: Review, preview: VinoPreview
    ) -> None:
        super().__init__(interaction, answering, review, preview)
        self.calculator = Box(0, 0, 0, 0)
        """Where the calculator of a sale lies in the task panel."""

    def own_buttons(self) -> list[Button]:
        interaction = self.interaction
        found = panel_room.buttons(interaction, self.preview.look()) if self.newest() is not None else []
        if self._has_prices:
            task = interaction.frame.task
            box = Box(task.right - 46, task.y + 4, 40, 40)
            act = partial(interaction.show_prices, True)
            found.append(Button("prices", box, faces.sign("price_table", box.w), act, margin=faces.MARGIN))
        if interaction.hides:
            box = interaction.layout.cellar_boxes.button
            words, icon = ("vino-show", "eye") if interaction.closed else ("vino-hide", "eye_closed")
            found.append(_laid(Answer("hand", say(words), self.review.toggle_hand, icon, "dark"), box))
        return found

    def newest(self) -> Box | None:
        """Where the newest lines of the log stand while it is a drawer; not where the last round is told."""
        told = self.interaction.last_round is not None and self.interaction.decision is not None
        return None if told else panel_room.lines(self.interaction, self.preview.look())

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
        title, line = question_words(decision, interaction.place, interaction.thing, interaction.alone)
        if not self.tip(decision) and decision.kind in ("region", "buy", "variety"):
            line = ""
        if decision.source == "drawn_tiles":
            line = self._drawn(decision)
        return look_of(interaction.session, decision.decider, title, line, interaction.note.remark)

    def _drawn(self, decision: Decision) -> str:
        """The drawn tiles by which a vineyard is still to be bought, and to whom it is new what the game is about."""
        view, seat = self.interaction.view, decision.decider
        due = [
            say("vino-drawn-tile", place=region_name(region), thing=variety_name(variety))
            for region, variety in view.seats[seat].varieties.items()
            if seat not in view.owners[region]
        ]
        line = say("vino-ask-buy-drawn-due", left=len(due), list=joined(due))
        return f"{line} {say('vino-ask-buy-drawn-aim')}" if self.tip(decision) else line

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
        interaction, found = self.interaction, []
        for one in sorted(decision.choices, key=lambda one: one.verb == "end"):
            words, act = choice_words(one, decision, interaction.bought), partial(self.answering.propose, one)
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
        below = self.gather_row(selection, selection.complete, say("table-confirm"), say("table-cancel"))
        return Asked(look, (), tuple(below))

    def _sale(self, decision: Decision, draft: SaleDraft) -> list[Button]:
        interaction = self.interaction
        look = self.look(decision)
        words = say("table-confirm" if decision.kind in PARTS else "vino-confirm-sale")
        below = self.gather_row(draft, draft.complete, words, say("table-cancel"))
        passing = next((one for one in decision.choices if one.verb == "pass"), None)
        if passing is not None:
            words = choice_words(passing, decision)
            below.append(Answer("pass", words, partial(self.answering.propose, passing), "pass", "plain"))
        bare = large() and not draft.begun
        look = look._replace(note="", title="" if bare else look.title)
        interaction.panel.ask(Asked(look, (), ()), interaction.app.screen)
        found = self._two_rows(below, bare) if large() else self._one_row(below)
        task, (top, foot) = interaction.frame.task, interaction.panel.free
        tall = min(foot - top - 4, grown(CALCULATOR, MOST_CALCULATOR))
        self.calculator = Box(task.x + 16, top, task.w - 32, tall)
        interaction.panel.leave_free(self.calculator.bottom + 8, foot)
        return found + sale_calculator.buttons(draft, self.calculator, interaction.drafted)

    def _one_row(self, below: Sequence[Answer]) -> list[Button]:
        """Confirm, selling nothing, and as a sign letting go or stepping back, whose place is left free without it."""
        area, panel = self.interaction.frame.task_row, self.interaction.panel
        panel.leave_free(panel.free[0], area.y - 8)
        signs = [one for one in below if one.name in BESIDE]
        words = [one for one in below if one.name not in BESIDE]
        needs = [text_width(one.words, "extra", LEAST) for one in words]
        spare = (area.w - SIGN - 8 * len(words) - sum(needs)) / len(words)
        found, x = [], area.x
        for one, need in zip(words, needs, strict=True):
            found.append(_laid(one, area._replace(x=x, w=need + spare)))
            x += need + spare + 8
        return found + [_laid(one, area._replace(x=area.right - SIGN, w=SIGN), True) for one in signs[:1]]

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
        return [_laid(one, box) for one, box in zip(below, boxes, strict=True)]

    def _held(self, decision: Decision, held: Held) -> Asked:
        """The panel while a choice waits for Confirm."""
        interaction = self.interaction
        title, line = say("table-confirm-title"), choice_words(held.choice, decision, interaction.bought)
        look = self.look(decision)._replace(title=title, line=line, note=held.note, tone=held.tone)
        below = (
            Answer("confirm", say("table-confirm"), self.answering.confirm, "confirm", "go"),
            Answer("cancel", say("table-cancel"), interaction.cancel, "cancel", "plain"),
        )
        return Asked(look, (), below)


def _laid(one: Answer, box: Box, sign: bool = False) -> Button:
    """The button of an answer in a box; one that is only a ``sign`` tells its words where it is pointed at.

    Where there is little room for its words it bears no sign, and where there is none only its sign.
    """
    room = box.w - 20 - text_width(one.words, "extra", LEAST)
    sign = sign or room < 0
    words, hint = ("", one.words) if sign else (one.words, "")
    drawn = face(box.w, box.h, words, one.icon if sign or room >= BUTTON_SIGN else "", one.sort)
    return Button(one.name, box, drawn, one.act, one.enabled, BLEED, one.why, hint)
