"""Asking the questions of Viticulture in the task panel."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.art.kit.boxes import Box
from game.play import panel_room
from game.play.advising import Advising
from game.play.answer import Answering
from game.play.ask import Ask, hand_button
from game.play.gathering import MultiSelection
from game.play.meanwhile_box import at_log
from game.play.panel import Answer, Asked
from game.play.review import Review
from game.text.advice import purpose_words
from game.text.messages import say
from game.viticulture.after_bonus import only_draws
from game.viticulture.closed_hand import seen_choices
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.preview import ViticulturePreview
from game.viticulture.questioner import Questioner, on_the_table
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice
from rules.engine.decision import Decision


class ViticultureAsk(Ask):
    """Asks the questions of one table of Viticulture."""

    interaction: ViticultureInteraction

    def __init__(
        self, interaction: ViticultureInteraction, answering: Answering, review: Review, preview: ViticulturePreview
    ) -> None:
        self.questioner = Questioner(interaction.session, answering.propose)
        advising = Advising(
            interaction,
            answering,
            review.aside,
            lambda one, decision, _: self.questioner.named(one, decision),
            purpose_words,
        )
        super().__init__(interaction, answering, review, preview, advising)
        self.prices = preview

    def line_box(self) -> Box | None:
        placed = at_log(self.interaction)
        return None if placed is None else placed.box

    def own_buttons(self) -> list[Button]:
        interaction = self.interaction
        found = [*panel_room.buttons(interaction, self.preview.look()), *self.advising.button()]
        if not interaction.visibility.stays and interaction.decision is not None:
            hand = interaction.frame.hand
            words = say("table-hand-open" if interaction.closed else "table-hand-close")
            found.append(hand_button(interaction, Box(hand.right - 190, hand.y + 6, 180, 32), words, self.review))
        return found

    def question_buttons(self, decision: Decision) -> list[Button]:
        interaction = self.interaction
        panel, screen, selection = interaction.panel, interaction.app.screen, interaction.pointer.selection
        if interaction.held is not None:
            return self._confirm(decision)
        if isinstance(selection, MultiSelection):
            return panel.ask(self._gathered(decision, selection), screen, True)
        choices = seen_choices(interaction.session, decision, interaction.closed)
        if selection.picked:
            choices = tuple(offer.choice for offer, _ in selection.open())
        note = interaction.note.remark
        look = self.questioner.question(decision, interaction.closed, note, self.tip(decision))
        same = panel.title == look.title
        answers = self.questioner.answers(decision, choices, partial(self.prices.price, decision))
        below = self._below(decision, bool(selection.picked))
        return panel.ask(Asked(look, answers, tuple(below)), screen, same)

    def _below(self, decision: Decision, picked: bool) -> list[Answer]:
        """The row below the answers."""
        if picked:
            return [Answer("cancel", say("table-cancel"), self.interaction.cancel, "cancel", "plain")]
        seen = seen_choices(self.interaction.session, decision, self.interaction.closed)
        below = self.questioner.below(decision, seen, self.interaction.view.season)
        if self.review.can_undo:
            below.append(self.undo_answer())
        return below

    def _confirm(self, decision: Decision) -> list[Button]:
        """A choice waits for Confirm; where its preview is seen that tells why."""
        interaction = self.interaction
        assert interaction.held is not None
        asked = self.questioner.confirm(decision, interaction.held, self.answering.confirm, interaction.cancel)
        if self._bonus_goes_along(interaction.held.choice):
            words = say("table-confirm-bonus")
            asked = asked._replace(answers=(Answer("confirm-bonus", words, self._confirm_both, "confirm"),))
        if self.preview.look() is not None:
            asked = asked._replace(look=asked.look._replace(note=""))
        return interaction.panel.ask(asked, interaction.app.screen)

    def _bonus_goes_along(self, chosen: Choice) -> bool:
        """Whether Confirm may as well take the bonus of a placement, so that it is asked for only once."""
        interaction, session = self.interaction, self.interaction.session
        told = session.kept.scripted or interaction.view.automa is not None
        return not told and only_draws(chosen, session.foresee(chosen), interaction.seat)

    def _confirm_both(self) -> None:
        self.interaction.take_bonus_too()
        self.answering.confirm()

    def _gathered(self, decision: Decision, selection: MultiSelection) -> Asked:
        """What the panel says while several things are gathered."""
        interaction = self.interaction
        found = [
            Answer(
                str(offer.choice),
                self.questioner.label(offer.choice, decision),
                partial(self.answering.pick, offer.things[0]),
                sort="chosen" if offer.things[0] in selection.picked else "row",
                why="" if selection.missing or offer.things[0] in selection.picked else say("table-grey-enough"),
            )
            for offer in selection.gathered
            if not on_the_table(offer.choice)
        ]
        fixed, picked = selection.least == selection.due, decision.picked + len(selection.picked)
        due = decision.picked + selection.due
        told = say("table-picked", picked=picked, due=due) if fixed else say("table-picked-any", picked=picked)
        once = replace(decision, minimum=1, maximum=1)
        note = interaction.note.remark
        look = self.questioner.question(once, interaction.closed, note, self.tip(decision))
        if not look.note and (selection.picked or not found):
            look = look._replace(line=told) if found else look._replace(note=told, tone="plain")
        gathered = {offer.choice for offer in selection.gathered}
        beside = tuple(one for one in decision.choices if one not in gathered)
        answers = *found, *self.questioner.answers(decision, beside, partial(self.prices.price, decision))
        ready = selection.complete and interaction.session.any_order.possible(selection.choices())
        below = self.gather_row(selection, ready, say("table-confirm"), say("table-cancel"))
        return Asked(look, answers, (*below, *self.questioner.below(decision, beside, interaction.view.season)))
