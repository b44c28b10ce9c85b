"""Asking the questions of Vino in the task panel."""

from __future__ import annotations

from functools import partial

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, LEAST, text_width
from game.art.kit.letters import grown, large
from game.art.task import TaskLook, head_height
from game.play import panel_room
from game.play.advising import Advising
from game.play.answer import Answering
from game.play.ask import Ask
from game.play.gathering import Gathering, MultiSelection
from game.play.greyed import why_grey
from game.play.note import Held
from game.play.panel import Answer, Asked, face, look_of
from game.play.review import Review
from game.play.signs import sign_words
from game.text.messages import say
from game.text.names import joined
from game.vino import round_strip, sale_calculator, tickets
from game.vino.advice import purpose_words
from game.vino.gathering import PARTS
from game.vino.interaction import VinoInteraction
from game.vino.line_box import line_box
from game.vino.panel import AROUND, ICON
from game.vino.preview import VinoPreview
from game.vino.sale_draft import SaleDraft
from game.vino.words import choice_words, question_words, region_name, variety_name
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision

CALCULATOR, MOST_CALCULATOR = 300.0, 440.0
"""The most height that the calculator takes, with words of the usual size and with the largest ones."""


class VinoAsk(Ask):
    """Asks the questions of one table of Vino."""

    interaction: VinoInteraction

    def __init__(
        self, interaction: VinoInteraction, answering: Answering, review: Review, preview: VinoPreview
    ) -> None:
        told = partial(purpose_words, names=interaction.session.names)
        advising = Advising(interaction, answering, review.aside, self._named, told)
        super().__init__(interaction, answering, review, preview, advising)
        self.calculator = Box(0, 0, 0, 0)
        """Where the calculator of a sale lies in the task panel."""
        self.tickets: tuple[Box, ...] = ()
        """Where the tickets of the regions lie while they are picked; none where they find no room."""

    @property
    def tells_news(self) -> bool:
        interaction = self.interaction
        sells = isinstance(interaction.pointer.selection, SaleDraft) and interaction.held is None
        return super().tells_news and not sells and interaction.last_round is None and not self.tickets

    def line_box(self) -> Box | None:
        placed = line_box(self.interaction)
        return None if placed is None else placed.box

    def own_buttons(self) -> list[Button]:
        interaction = self.interaction
        found = panel_room.buttons(interaction, self.preview.look()) if self.newest() is not None else []
        if self._has_prices:
            task = interaction.frame.task
            box = Box(task.right - 46, task.y + 4, 40, 40)
            act = partial(interaction.show_prices, True)
            found.append(
                Button("prices", box, faces.sign("price_table", box.w, sign_words("prices")), act, margin=faces.MARGIN)
            )
        found += self.advising.button(beside=1)
        if interaction.hides:
            box = interaction.layout.cellar_boxes.button
            words, icon = ("vino-show", "eye") if interaction.closed else ("vino-hide", "eye_closed")
            found.append(_laid(Answer("hand", say(words), self.review.toggle_hand, icon, "dark"), box))
        return found

    def _named(self, chosen: Choice, decision: Decision, times: int) -> str:
        """An answer in words, for suggesting it."""
        words = choice_words(chosen, decision, self.interaction.bought)
        if chosen.verb in PARTS:
            return say(f"vino-advice-do-{chosen.verb}", what=words, n=times)
        if chosen.verb != "sell":
            return words
        return say("vino-advice-sale", thing=variety_name(chosen.words[0]), amount=int(chosen.words[1]))

    def newest(self) -> Box | None:
        """Where the newest lines of the log stand while it is a drawer; not where the last round or a bill is told."""
        told = self.interaction.last_round is not None and self.interaction.decision is not None
        look = self.preview.look()
        return None if told or (look is not None and look.bill) else panel_room.lines(self.interaction, look)

    @property
    def _has_prices(self) -> bool:
        """Whether there is a button for the price table."""
        return not self.interaction.asking or self.interaction.decision is not None

    def buttons(self) -> list[Button]:
        self.tickets = ()
        return super().buttons()

    def question_buttons(self, decision: Decision) -> list[Button]:
        interaction = self.interaction
        panel, screen, selection = interaction.panel, interaction.app.screen, interaction.pointer.selection
        panel.can_pass(any(one.verb in ("pass", "done") for one in decision.choices))
        if decision.secret and interaction.closed:
            look = self.look(decision)._replace(line="")
            show = Answer("show", say("vino-show"), self.review.toggle_hand, "eye", "go")
            return panel.ask(Asked(look, (), (show, self.undo_answer())), screen)
        if interaction.held is not None:
            return panel.ask(self._held(decision, interaction.held), screen)
        if isinstance(selection, SaleDraft):
            return self._sale(decision, selection)
        if isinstance(selection, MultiSelection):
            if decision.kind == "region" and (found := self._tickets(decision, selection)):
                return found
            return panel.ask(self._gathered(decision, selection), screen)
        found = panel.ask(Asked(self.look(decision), self._answers(decision), self._below(decision)), screen)
        # Keys come to ending the game last, so that nobody ends it by pressing on.
        return sorted(found, key=lambda button: button.name == "end")

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
        """The tiles to choose from, and ending the game; vineyards are chosen on their plates."""
        found = []
        for one in decision.choices:
            act = partial(self.answering.propose, one)
            if one.verb == "variety":
                found.append(Answer(str(one), variety_name(one.words[0]), act, f"tile_{one.words[0]}"))
            elif one.verb == "end":
                found.append(Answer("end", choice_words(one, decision), act, "trophy"))
        return tuple(found)

    def _below(self, decision: Decision) -> tuple[Answer, ...]:
        """Leaving, and stepping back."""
        interaction, found = self.interaction, []
        for one in decision.choices:
            if one.verb in ("done", "pass"):
                words, act = choice_words(one, decision, interaction.bought), partial(self.answering.propose, one)
                found += [Answer("pass", words, act, "pass", "plain"), self._locked()]
        return (*found, self.undo_answer())

    def _locked(self) -> Answer:
        """Confirm in its place beside passing, while there is nothing yet to be confirmed."""
        return Answer("confirm", say("table-confirm"), lambda: None, "lock", "go", why=say("table-grey-confirm"))

    def undo_answer(self) -> Answer:
        """Stepping back; its button stays, grey, where there is nothing to take back."""
        found, review = super().undo_answer()._replace(words=say("vino-undo")), self.review
        if review.can_undo:
            return found
        session = self.interaction.session
        before = "" if session.undo_seat is None else session.names[session.undo_seat]
        return found._replace(why=why_grey(review, "undo") or say("table-undo-before", name=before))

    def gather_row(self, selection: Gathering, ready: bool, confirm: str, clear: str) -> list[Answer]:
        found = super().gather_row(selection, ready, confirm, clear)
        return found if selection.started or self.review.can_undo else [*found, self.undo_answer()]

    def _tickets(self, decision: Decision, selection: MultiSelection) -> list[Button]:
        """The tickets of the regions that are picked, each of which gives its region up again; none where the panel has
        too little room for them."""
        interaction = self.interaction
        below = self.gather_row(selection, selection.complete, say("table-confirm"), say("vino-clear"))
        area, picked = interaction.frame.task, selection.choices()
        table = interaction.last_round if not picked else None
        beside = round_strip.height(len(table.seats)) + tickets.GAP if table is not None else 0.0
        look = self.look(decision)
        for asked in (look, look._replace(line="")):
            found = interaction.panel.ask(Asked(asked, (), tuple(below)), interaction.app.screen)
            top, foot = interaction.panel.free
            tall = tickets.height(foot - top - beside, len(picked))
            if tall:
                break
        else:
            return []
        if table is not None:
            tall = tickets.EMPTY
        self.tickets = tickets.boxes(Box(area.x + 18, top, area.w - 36, tall), selection.due)
        interaction.panel.leave_free(top + tall + tickets.GAP, foot)
        for one, box in zip(picked, self.tickets, strict=False):
            region = one.words[0]
            drawn = tickets.face(tickets.look_of(interaction.view, region), box.w, box.h, region_name(region))
            act = partial(self.answering.pick, Ref("region", region))
            hint = say("vino-ticket-back", place=region_name(region))
            found.append(Button(f"ticket-{region}", box, drawn, act, margin=BLEED, hint=hint))
        return found

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
        below = self.gather_row(selection, selection.complete, say("table-confirm"), say("vino-clear"))
        return Asked(look, (), tuple(below))

    def _sale(self, decision: Decision, draft: SaleDraft) -> list[Button]:
        interaction = self.interaction
        look = self.look(decision)
        words = say("table-confirm" if decision.kind in PARTS else "vino-confirm-sale")
        below = self.gather_row(draft, draft.complete, words, say("vino-clear"))
        passing = next((one for one in decision.choices if one.verb == "pass"), None)
        if passing is not None:
            words = choice_words(passing, decision)
            below.append(Answer("pass", words, partial(self.answering.propose, passing), "pass", "plain"))
        # With large words the calculator tells by itself what is being done, and takes the room of the question.
        bare = large() and not draft.begun
        look = look._replace(note="", title="" if bare else look.title)
        task, panel = interaction.frame.task, interaction.panel
        found = panel.ask(Asked(look, (), tuple(below)), interaction.app.screen)
        top, foot = panel.free
        top = task.y + head_height() + 12 if bare else top
        tall = min(foot - top - 4, grown(CALCULATOR, MOST_CALCULATOR))
        self.calculator = Box(task.x + 16, top, task.w - 32, tall)
        panel.leave_free(self.calculator.bottom + 8, foot)
        return found + sale_calculator.buttons(draft, self.calculator, interaction.drafted)

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


def _laid(one: Answer, box: Box) -> Button:
    """The button of an answer in a box; where there is no room for its words they are told where it is pointed at."""
    room = box.w - AROUND - text_width(one.words, "extra", LEAST)
    words, hint = (one.words, "") if room >= 0 else ("", one.words)
    icon = one.icon if not words or room >= ICON else ""
    drawn = face(box.w, box.h, words, icon, one.sort, called=one.words)
    return Button(one.name, box, drawn, one.act, one.enabled, BLEED, one.why, hint)
