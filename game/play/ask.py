"""Puts the open question of a table into the task panel, and says which choices wait for Confirm."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.art.kit.boxes import Box
from game.art.kit.palette import NOBODY
from game.art.task import TaskLook, task_rest
from game.play import peek
from game.play.gathering import Gathering, MultiSelection
from game.play.panel import Answer, Asked, face, ring
from game.play.preview import TURNS
from game.play.questions import Held, on_the_table, seen_choices
from game.text.messages import say
from game.text.names import raised
from game.viticulture import layout
from game.viticulture.render_table import ribbon_buttons
from game.window.widgets.buttons import Button
from rules.engine.choice import Choice
from rules.engine.decision import Decision

if TYPE_CHECKING:
    from game.play.play import Play


class Asker:
    """The questions of one table scene."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene

    def buttons(self) -> list[Button]:
        """All buttons of the table as it is now; the panel is laid out for them."""
        scene = self.scene
        found = self._task_buttons()
        found += peek.buttons(scene)
        found += [self._ribbon_button(i, name) for i, name in enumerate(ribbon_buttons())]
        if not scene.sight.always and scene.decision is not None:
            box = Box(layout.HAND.right - 190, layout.HAND.y + 10, 180, 44)
            words = say("table-hand-open" if scene.closed else "table-hand-close")
            drawn = face(box.w, box.h, words, "eye" if scene.closed else "eye_closed", "dark")
            found.append(Button("hand", box, drawn, scene.toggle_hand, margin=6))
        return found

    def _task_buttons(self) -> list[Button]:
        scene = self.scene
        decision = scene.decision
        screen = scene.app.screen
        if scene.history.at is not None:
            return scene.panel.ask(scene.history.asked(), screen)
        if decision is None:
            asked = self._meanwhile()
            return scene.panel.ask(asked, screen) if asked else scene.panel.close(screen)
        if scene.held is not None:
            asked = scene.questioner.confirm(decision, scene.held, scene.confirm, scene.cancel)
            if scene.foreseer.look() is not None:
                asked = asked._replace(look=asked.look._replace(note=""))
            return scene.panel.ask(asked, screen)
        choices = seen_choices(decision, scene.closed)
        selection = scene.pointer.selection
        if isinstance(selection, MultiSelection):
            return scene.panel.ask(self._several(decision, selection), screen, True)
        if selection.picked:
            choices = tuple(offer.choice for offer, _ in selection.open())
        below = scene.questioner.below(decision, choices or () if not selection.picked else decision.choices)
        if scene.can_undo:
            below.insert(1 if below else 0, Answer("undo", say("table-undo"), scene.undo, "undo", "plain"))
        if selection.picked:
            below = [Answer("cancel", say("table-cancel"), scene.cancel, "cancel", "plain")]
        tone = "plain" if scene.refused is None else "refused"
        look = scene.questioner.question(decision, scene.closed, scene.note, tone, self._tip(decision))
        same = scene.panel.title == look.title
        answers = scene.questioner.answers(decision, choices, partial(scene.foreseer.price, decision))
        return scene.panel.ask(Asked(look, answers, tuple(below)), screen, same)

    def _several(self, decision: Decision, selection: MultiSelection) -> Asked:
        """What the panel says while several things are gathered."""
        scene = self.scene
        found = [
            Answer(
                str(offer.choice),
                scene.questioner.label(offer.choice, decision),
                partial(scene.pick, offer.things[0]),
                sort="chosen" if offer.things[0] in selection.picked else "row",
                enabled=bool(selection.missing) or offer.things[0] in selection.picked,
            )
            for offer in selection.gathered
            if not on_the_table(offer.choice)
        ]
        fixed, picked = selection.least == selection.due, decision.picked + len(selection.picked)
        due = decision.picked + selection.due
        told = say("table-picked", picked=picked, due=due) if fixed else say("table-picked-any", picked=picked)
        once = replace(decision, minimum=1, maximum=1)
        look = scene.questioner.question(once, scene.closed, scene.note, "refused", self._tip(decision))
        if not look.note and (selection.picked or not found):
            look = look._replace(line=told) if found else look._replace(note=told, tone="plain")
        gathered = {offer.choice for offer in selection.gathered}
        beside = tuple(one for one in decision.choices if one not in gathered)
        answers = *found, *scene.questioner.answers(decision, beside, partial(scene.foreseer.price, decision))
        ready = selection.complete and scene.session.picks.possible(selection.choices())
        below = self.gather_row(selection, ready, say("table-confirm"), say("table-cancel"))
        return Asked(look, answers, (*below, *scene.questioner.below(decision, beside)))

    def gather_row(self, selection: Gathering, ready: bool, confirm: str, clear: str) -> list[Answer]:
        """The row below while things are gathered: Confirm, and letting go of them, or else stepping back."""
        scene = self.scene
        found = [Answer("confirm", confirm, scene.send, "confirm" if ready else "lock", "go", "", ready)]
        if selection.started:
            found.append(Answer("cancel", clear, scene.cancel, "cancel", "plain"))
        elif scene.can_undo:
            found.append(Answer("undo", say("table-undo"), scene.undo, "undo", "plain"))
        return found

    def _meanwhile(self) -> Asked | None:
        """What the panel says while nothing is asked: that the table waits for Next, or that the game is over."""
        scene = self.scene
        if scene.queue.waiting:
            return Asked(self._happened(), (), (Answer("next", say("table-next"), scene.queue.go_on, "confirm", "go"),))
        if scene.told < len(scene.session.events) or not scene.queue.empty or scene.session.decision is not None:
            return None
        seat = max(0, scene.seat)
        look = TaskLook(
            scene.session.colours[seat], scene.session.names[seat], say("table-turn-over"), say("table-over-line")
        )
        show = Answer("score", say("table-over-score"), lambda: scene.app.scenes.push(scene.score()), "trophy", "go")
        return Asked(look, (), (show, Answer("menu", say("table-over-menu"), scene.menu, "menu", "plain")))

    def _happened(self) -> TaskLook:
        """The last lines of the log, as many of this step as the panel has room for."""
        scene, seat = self.scene, max(0, self.scene.acted)
        names = dict(zip(scene.session.colours, scene.session.names, strict=True))
        own = scene.session.colours[seat]
        events = scene.session.events[: scene.told]
        lines = [
            say("table-step-of", name=names[line.colour], words=line.words)
            if line.colour not in (own, "", NOBODY) and names[line.colour] not in line.words
            else raised(line.words)
            for line in scene.chronicle.told(events, scene.teller.since, scene.by, scene.sight.always)
        ]
        look = TaskLook(own, names[own], say("table-step"), say("table-step-line"))
        for first in range(len(lines)):
            told = look._replace(line="\n".join(lines[first:]))
            if task_rest(told, layout.TASK, scene.app.screen.scale) <= layout.TASK_BUTTONS.y:
                return told
        return look

    def _tip(self, decision: Decision) -> bool:
        """Whether the line that explains the question is shown."""
        wish = self.scene.app.settings.tips
        return wish == "all" or (wish == "new" and (decision.decider, decision.kind) not in self.scene.met)

    def _ribbon_button(self, index: int, name: str) -> Button:
        scene = self.scene
        acts = {
            "undo": scene.take_back, "redo": scene.redo, "replay": scene.history.since, "log": scene.listener.log,
            "menu": scene.menu, "fullscreen": scene.app.toggle_fullscreen, "sound": scene.app.toggle_mute,
        }  # fmt: skip
        able = {"undo": scene.can_take_back, "redo": scene.session.game.can_redo}.get(name, True)
        able = able and (name != "replay" or scene.history.news)
        box = layout.ribbon_buttons(len(ribbon_buttons()))[index]
        return Button(f"ribbon-{name}", box, ring(box.w, box.h), acts[name], able)

    def hold(self, choice: Choice) -> Held | None:
        """Why this choice should wait for Confirm; None when it need not."""
        scene = self.scene
        decision, mode = scene.decision, scene.app.settings.confirm
        assert decision is not None
        if choice.verb == "pass":
            left = sum(scene.view.seats[scene.seat].workers.values())
            key = "table-pass-keeps-summer" if scene.view.season == "summer" else "table-pass-keeps"
            return Held(choice, say(key, count=left), "warn") if left else None
        if mode == "never":
            return None
        ahead = scene.session.foresee(choice)
        if ahead.reveals:
            return Held(choice, say("table-reveals"), "warn")
        if scene.view.season == "year_end" and ahead.decider not in (decision.decider, -1):
            return Held(choice, say("table-asks-next", name=scene.session.names[ahead.decider]), "plain")
        if scene.view.season not in TURNS:
            return None
        own_turn = scene.view.turn == scene.seat
        long = scene.session.steps > 0 or any(event.kind == "auto_taken" for event in ahead.events)
        if ahead.asks >= 0 and (own_turn or long or mode == "always"):
            return Held(choice, say("table-asks", name=scene.session.names[ahead.asks]), "warn")
        if ahead.ends_turn and (long or mode == "always"):
            return Held(choice, say("table-ends-turn" if own_turn else "table-ends-answer"), "plain")
        return None
