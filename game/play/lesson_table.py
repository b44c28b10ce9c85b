"""The table at which a lesson is played: that of the game, with the sheet that leads through it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.play.from_script import FromScript
from game.play.lesson import Guide
from game.play.scene import Parts, TableScene
from game.store.lessons import LessonGame
from game.text.messages import say
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.tree import Node, Pointed, text_nodes
from game.window.widgets.buttons import Button


class LessonTable(TableScene):
    """A table whose sheet says what is done next; when the lesson is over its end is told."""

    def __init__(self, app: App, parts: Parts, kept: LessonGame) -> None:
        super().__init__(app, parts, FromScript(kept))
        self.kept = kept
        self.guide = Guide(parts.interaction, kept)
        parts.answering.bar(self.guide.bars)
        parts.renderer.lay_over(self.guide.draw, self.guide.draw_arrow)
        self._shown: object = None
        """What the buttons of the sheet were laid for."""

    def _seen(self) -> object:
        """What the sheet says now."""
        return self.guide.step, self.guide.astray, self.guide.strays

    @property
    def question(self) -> object:
        return super().question, self.kept.at

    @property
    def heading(self) -> str:
        return sentences(*self._told())

    def all_buttons(self) -> list[Button]:
        table = super().all_buttons()
        self._shown = self._seen()
        return [*self.guide.buttons(table), *table]

    def _told(self) -> tuple[str, ...]:
        """What the sheet says, in words."""
        step = self.guide.step
        if step is None:
            return ()
        look = self.guide.look(step)
        return look.words, look.more

    def nodes(self) -> Iterator[Node]:
        """What the sheet says, and what is told of the table below it."""
        guide, step = self.guide, self.guide.step
        if step is not None and not self.parts.zoom.open:
            look = guide.look(step)
            yield from text_nodes("lesson", (look.words, look.more), guide.place(step, look), look.step)
        yield from map(self._lit, super().nodes())

    def pointed(self, by_keys: bool) -> Pointed | None:
        found = super().pointed(by_keys)
        return found and found._replace(node=self._lit(found.node))

    def _lit(self, node: Node) -> Node:
        """A node that says whether the step points at it, as all in it do."""
        if self.guide.means(node.name):
            node = node._replace(state=", ".join(filter(None, (node.state, say("reader-lit")))))
        return node._replace(children=tuple(map(self._lit, node.children)))

    def question_changed(self) -> None:
        self.guide.put_back()
        super().question_changed()

    def handle(self, event: pygame.event.Event) -> bool:
        self.guide.touch()
        on = action_of(event) == Action.CHOOSE and self.guide.reading and self.parts.focus.at is None
        if on and not self.parts.zoom.open:
            self.guide.read_on()
            return True
        return super().handle(event)

    def announce(self) -> None:
        """Tell what the sheet says before the question that it leads through."""
        if self.app.scenes.top is self:
            self.app.aloud.head(self)
        super().announce()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.guide.update(seconds)
        if self._seen() != self._shown:
            self.interaction.show_question()
        if self.kept.ended and self.interaction.queue.empty and not self.interaction.covered:
            self.kept.finish()
            self.app.scenes.push(self.app.routes.lesson_end(self.kept))


def at_table(app: App, parts: Parts) -> TableScene:
    """The scene of a table with these parts: that of a lesson where its game is one."""
    kept = parts.interaction.session.kept
    return LessonTable(app, parts, kept) if isinstance(kept, LessonGame) else TableScene(app, parts)
