"""Puts the open question of Vino into the task panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.letters import grown, large
from game.art.task import TaskLook, head_height
from game.play.ask import Asker
from game.play.gathering import MultiSelection
from game.play.panel import Answer, Asked, face
from game.play.questions import Held
from game.text.messages import say
from game.text.names import joined
from game.vino import layout, sale_calculator
from game.vino.gathering import PARTS
from game.vino.sale_draft import SaleDraft
from game.vino.words import choice_words, question_words, region_name, variety_name
from game.viticulture import layout as table_layout
from game.viticulture.render_table import ribbon_buttons
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice
from rules.engine.decision import Decision

if TYPE_CHECKING:
    from game.vino.scene import VinoTable

CALCULATOR, MOST_CALCULATOR = 300.0, 440.0
"""The most height that the calculator takes, with words of the usual size and with the largest ones."""
SHOW = (168.0, 44.0)
"""Width and height of the button that shows what only the asked seat may see."""


class VinoAsker(Asker):
    """The questions of one table of Vino."""

    scene: VinoTable

    def buttons(self) -> list[Button]:
        found = self._task_buttons()
        found += [self._ribbon_button(i, name) for i, name in enumerate(ribbon_buttons())]
        if self.prices:
            task = table_layout.TASK
            box = Box(task.right - 46, task.y + 4, 40, 40)
            act = partial(self.scene.show_prices, True)
            found.append(Button("prices", box, faces.sign("price_table", box.w), act, margin=faces.MARGIN))
        if self.scene.hides:
            w, h = SHOW
            box = Box(layout.CELLAR.right - w - 18, layout.CELLAR.y + 14, w, h)
            closed = self.scene.closed
            words = say("vino-show" if closed else "vino-hide")
            drawn = face(w, h, words, "eye" if closed else "eye_closed", "dark")
            found.append(Button("hand", box, drawn, self.scene.toggle_hand, margin=6))
        return found

    @property
    def prices(self) -> bool:
        """Whether there is a button for the price table."""
        return self.scene.decision is not None and self.scene.history.at is None

    def _task_buttons(self) -> list[Button]:
        scene, screen = self.scene, self.scene.app.screen
        if scene.history.at is not None:
            return scene.panel.ask(scene.history.asked(), screen)
        decision = scene.decision
        if decision is None:
            asked = self._meanwhile()
            return scene.panel.ask(asked, screen) if asked else scene.panel.close(screen)
        if decision.secret and scene.closed:
            look = self.look(decision)._replace(line="")
            show = Answer("show", say("vino-show"), scene.toggle_hand, "eye", "go")
            return scene.panel.ask(Asked(look, (), (show,)), screen)
        if scene.held is not None:
            return scene.panel.ask(self._held(decision, scene.held), screen)
        selection = scene.pointer.selection
        if isinstance(selection, SaleDraft):
            return self._sale(decision, selection)
        if isinstance(selection, MultiSelection):
            return scene.panel.ask(self._several(decision, selection), screen)
        return scene.panel.ask(Asked(self.look(decision), self._answers(decision), self._below(decision)), screen)

    def look(self, decision: Decision) -> TaskLook:
        """Who is asked what."""
        scene = self.scene
        title, line = question_words(decision, scene.place, scene.thing)
        if not self._tip(decision) and decision.kind in ("region", "buy", "variety"):
            line = ""
        if decision.source == "drawn_tiles":
            line = self._drawn(decision.decider)
        name, colour = scene.session.names[decision.decider], scene.session.colours[decision.decider]
        return TaskLook(colour, name, title, line, scene.note, "refused")

    def _drawn(self, seat: int) -> str:
        """The drawn tiles by which a vineyard is still to be bought."""
        view = self.scene.view
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
                str(one), variety_name(one.words[0]), partial(self.scene.propose, one), f"tile_{one.words[0]}"
            )
            for one in decision.choices
            if one.verb == "variety"
        )  # fmt: skip

    def _below(self, decision: Decision) -> tuple[Answer, ...]:
        """Leaving comes before ending the game, so that nobody ends it by pressing on."""
        scene, found = self.scene, []
        for one in sorted(decision.choices, key=lambda one: one.verb == "end"):
            words, act = choice_words(one, decision), partial(scene.propose, one)
            if one.verb == "end":
                found.append(Answer("end", words, act, "trophy", "plain"))
            elif one.verb in ("done", "pass"):
                found.append(Answer("pass", words, act, "pass", "plain"))
        if scene.can_undo:
            found.append(Answer("undo", say("table-undo"), scene.undo, "undo", "plain"))
        return tuple(found)

    def _several(self, decision: Decision, selection: MultiSelection) -> Asked:
        scene = self.scene
        look = self.look(decision)
        if not look.note:
            words = say("table-picked", picked=len(selection.picked), due=selection.due)
            if decision.kind == "region" and selection.picked:
                names = " · ".join(region_name(one.words[0]) for one in selection.choices())
                words = say("vino-picked-region", picked=len(selection.picked), names=names)
            # Where the last round is told below, the panel has no room for a note as well.
            look = look._replace(line=words) if scene.last_round else look._replace(note=words, tone="plain")
        below = self.gather_row(selection, selection.complete, say("vino-confirm"), say("vino-clear"))
        return Asked(look, (), tuple(below))

    def _sale(self, decision: Decision, draft: SaleDraft) -> list[Button]:
        scene = self.scene
        look = self.look(decision)
        words = say("vino-confirm" if decision.kind in PARTS else "vino-confirm-sale")
        below = self.gather_row(draft, draft.complete, words, say("vino-clear"))
        passing = next((one for one in decision.choices if one.verb == "pass"), None)
        if passing is not None:
            words = choice_words(passing, decision)
            below.append(Answer("pass", words, partial(scene.propose, passing), "pass", "plain"))
        look = look._replace(note="")
        if not large():
            found = scene.panel.ask(Asked(look, (), tuple(below)), scene.app.screen)
        else:
            bare = not draft.begun
            scene.panel.ask(Asked(look._replace(title="" if bare else look.title), (), ()), scene.app.screen)
            found = self._two_rows(below, bare)
        return found + sale_calculator.buttons(draft, self.area(), scene.drafted)

    def _two_rows(self, below: Sequence[Answer], bare: bool) -> list[Button]:
        """Confirm above the other buttons, which stand beside each other, so that the calculator has room to grow.

        It has that of the question too where the panel is ``bare``, since it tells by itself what is being done.
        """
        area, panel = table_layout.TASK_BUTTONS, self.scene.panel
        first = area._replace(y=area.y - area.h - 8)
        top = table_layout.TASK.y + head_height() + 12 if bare else panel.free[0]
        panel.free = top, first.y - 8
        wide = (area.w + 8) / max(1, len(below) - 1) - 8
        boxes = [first, *(area._replace(x=area.x + i * (wide + 8), w=wide) for i in range(len(below) - 1))]
        return [
            Button(one.name, box, face(box.w, box.h, one.words, one.icon, one.sort), one.act, one.enabled, BLEED)
            for one, box in zip(below, boxes, strict=True)
        ]

    def area(self) -> Box:
        """Where the calculator lies in the task panel."""
        task, (top, foot) = table_layout.TASK, self.scene.panel.free
        return Box(task.x + 16, top, task.w - 32, min(foot - top - 4, grown(CALCULATOR, MOST_CALCULATOR)))

    def _held(self, decision: Decision, held: Held) -> Asked:
        """The panel while a choice waits for Confirm."""
        scene = self.scene
        title, line = say("table-confirm-title"), choice_words(held.choice, decision)
        look = self.look(decision)._replace(title=title, line=line, note=held.note, tone=held.tone)
        below = (
            Answer("confirm", say("vino-confirm"), scene.confirm, "confirm", "go"),
            Answer("cancel", say("table-cancel"), scene.cancel, "cancel", "plain"),
        )
        return Asked(look, (), below)

    def hold(self, choice: Choice) -> Held | None:
        scene, mode, decision = self.scene, self.scene.app.settings.confirm, self.scene.decision
        assert decision is not None
        draft = scene.pointer.selection
        if choice.verb == "pass" and isinstance(draft, SaleDraft) and draft.started:
            words = say("vino-drops-sale", quantity=draft.quantity, thing=variety_name(draft.variety))
            return Held(choice, words, "warn")
        if mode == "never":
            return None
        ahead = scene.session.foresee(choice)
        if ahead.reveals:
            return Held(choice, say("vino-reveals"), "warn")
        long = scene.session.steps > 0 or any(event.kind == "auto_taken" for event in ahead.events)
        # Where the same seat is asked again it can take the choice back.
        wanted = ahead.ends_turn and ahead.decider != decision.decider and (long or mode == "always")
        return Held(choice, say("vino-final"), "plain") if wanted else None
