"""The scene of a table: one game being played, or played again, by people at one screen."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import NamedTuple

import pygame

from game.art.curtain import CurtainLook
from game.art.kit.cache import AHEAD_SECONDS
from game.play.announcer import Announcer
from game.play.answer import Answering
from game.play.ask import Ask
from game.play.asked_rule import AskedRule
from game.play.control import Control
from game.play.curtain import CurtainScene, Rising
from game.play.focus import Focus
from game.play.gathering import Gathering, MultiSelection
from game.play.inspector import inspect_after
from game.play.interaction import Interaction
from game.play.log_detail import LogDetail
from game.play.opponents import Opponents
from game.play.peek import Peek
from game.play.playing import Playing
from game.play.render import Renderer
from game.play.review import Review
from game.play.summary import Summary
from game.play.teller import Teller
from game.play.thought_sign import ThoughtSign
from game.play.why import Why
from game.play.zoom import Zoom
from game.store.kept_game import KeptGame
from game.window.app import App
from game.window.scene import Scene
from game.window.screen import Box
from game.window.tree import Node, Pointed
from game.window.widgets.buttons import Button
from rules import system
from rules.engine.decision import Decision

SELDOM = 1000
"""After so many looks at what is new the collector of memory looks at everything."""
QUIET = 0.1
"""Seconds of rest after which drawings for the next turns are begun."""


def look_after_this_game_alone() -> None:
    """Let the collector of memory pass over what stays for as long as the program runs: it would stop the picture.

    For the same reason it looks at all the rest but seldom: what lives in circles goes when the next game begins.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], SELDOM)


class Parts(NamedTuple):
    """What a table is made of. ``draw_ahead`` draws what the next turns will show, one drawing at each step; it gives
    False when there is nothing to draw."""

    interaction: Interaction
    answering: Answering
    review: Review
    ask: Ask
    focus: Focus
    zoom: Zoom
    control: Control
    renderer: Renderer
    draw_ahead: Callable[[], Iterator[bool]]
    asked_rule: AskedRule
    teller: Teller
    summary: Summary


class TableScene(Scene):
    """Shows a table, gives its parts events and time, and tells them what has changed."""

    pictured = False

    def __init__(self, app: App, parts: Parts, opponents: Opponents | None = None) -> None:
        """``opponents`` are who answers in the place of those who think."""
        super().__init__()
        self.app = app
        self.parts = parts
        self.interaction = parts.interaction
        self.buttons = parts.interaction.buttons
        self.playing = Playing(parts.interaction, parts.answering, opponents)
        self.sign = ThoughtSign(parts.interaction, self.playing, parts.renderer.disc)
        self.announcer = Announcer(parts.interaction, parts.answering.pacing, parts.teller.more)
        self.why = Why(parts.interaction, parts.review, lambda number: self.playing.cause(number))
        self.peek = Peek(parts.interaction, parts.summary, parts.zoom)
        self.detail = LogDetail(parts.interaction, parts.review, parts.asked_rule.of_line)
        self._drawings: Iterator[bool] = iter(())
        self._tidy = False
        """Whether nothing was drawn ahead since memory was last given back."""
        self._begun = False
        """Whether time has passed here: then nobody holds the table before this one any more."""
        self.interaction.watch(self)

    @property
    def whole(self) -> Box:
        return self.interaction.frame.table

    @property
    def played(self) -> KeptGame:
        return self.interaction.session.kept

    def go_on_from(self, before: TableScene) -> None:
        """Take the place of another table of the same game: what somebody there has chosen or read stays so."""
        self.interaction.met.update(before.interaction.met)
        if before.interaction.drawer:
            self.interaction.toggle_log()
        self.parts.answering.pacing.go_on_from(before.parts.answering.pacing)

    @property
    def question(self) -> object:
        interaction, selection = self.interaction, self.interaction.pointer.selection
        counts = isinstance(selection, Gathering) and not isinstance(selection, MultiSelection)
        picked = () if counts else tuple(selection.picked)
        return interaction.session.lines, interaction.decision is None, interaction.held, interaction.staged, picked

    @property
    def asked_rule(self) -> str:
        return self.parts.asked_rule.entry()

    def enter(self) -> None:
        self.app.unsaved.taken_up(self.played)
        self.interaction.begin()

    def exit(self) -> None:
        self.playing.leave()
        self.app.unsaved.leave(self.interaction.session.kept)

    def pause(self) -> None:
        self.peek.leave()
        self.interaction.pause()
        self.parts.review.pause()

    def resume(self) -> None:
        super().resume()
        self.interaction.resume()
        self._drawings = self.parts.draw_ahead()

    def resized(self) -> None:
        super().resized()
        self.interaction.resize()

    def sound_changed(self) -> None:
        self.interaction.show_question()

    def settings_changed(self) -> None:
        super().settings_changed()
        self.parts.review.settings_changed()

    def handle(self, event: pygame.event.Event) -> bool:
        self.interaction.attention.touch()
        taken = self.parts.summary.takes(event) or self.peek.takes(event) or self.parts.control.handle(event)
        self.dirty = self.interaction.drawn_anew() or self.dirty
        return taken

    def update(self, seconds: float) -> None:
        if not self._begun:
            self._begun = True
            look_after_this_game_alone()
        interaction = self.interaction
        at_rest = interaction.queue.empty and not self.dirty and interaction.attention.rest > QUIET
        # While opponents think, what moves and what is drawn ahead have no room in one frame.
        thinks = interaction.thinking >= 0
        self.parts.control.hold_on(seconds)
        self.peek.update(seconds)
        self.parts.review.animator.update(seconds)
        self._move(seconds)
        self.parts.review.update(seconds)
        self.playing.update(seconds)
        self.sign.update()
        self.why.update(seconds)
        self.detail.update(seconds)
        self._advise()
        self._rest(seconds)
        self.announce()
        self.dirty = interaction.drawn_anew() or self.dirty
        if at_rest and not (thinks and self.dirty):
            self._draw_ahead()

    def announce(self) -> None:
        """Tell those who listen what is new."""
        self.announcer.update()

    def _advise(self) -> None:
        """Let suggestions be found out where they are looked for."""
        interaction = self.interaction
        self.parts.control.advising.update()
        if interaction.advice.found is None and interaction.advice.shown(interaction):
            interaction.advice.tell(self.playing.advice())
            if interaction.advice.found is not None:
                interaction.show_question()

    def _draw_ahead(self) -> None:
        """Draw what the next turns will show, as long as a frame at rest may; when all is there, tidy up once."""
        end = perf_counter() + AHEAD_SECONDS
        while more := next(self._drawings, False):
            self._tidy = False
            if perf_counter() >= end:
                break
        if not more and not self._tidy:
            system.give_memory_back()
            self._tidy = True

    def _move(self, seconds: float) -> None:
        """Let all that moves go on."""
        interaction = self.interaction
        moved = [interaction.queue.update(seconds), interaction.fade.update(seconds), interaction.moves_on(seconds)]
        if interaction.visibility.tired(seconds):
            interaction.close_hand()
        interaction.handovers.update(seconds, interaction.queue.speed)
        if any(moved):
            interaction.redraw()

    def _rest(self, seconds: float) -> None:
        """Pointer or focus rest on what they are at, while the legal marks travel."""
        interaction, attention = self.interaction, self.interaction.attention
        before, wait = attention.rest, inspect_after(interaction)
        attention.rest_for(before + seconds)
        if before < wait <= attention.rest and (interaction.pointer.hovered or self.buttons.hovered):
            interaction.redraw()
        attention.wait(seconds)
        moves = not interaction.queue.instant and not self.app.settings.reduced_motion and attention.awake
        if moves and self.parts.renderer.lives and attention.live(seconds):
            interaction.redraw()
        if self.parts.renderer.shows_trail and interaction.trail.pass_time(seconds, not moves):
            interaction.redraw()
        if moves and interaction.queue.empty and interaction.pointer.selection.offers and attention.pass_time(seconds):
            interaction.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        self.parts.renderer.draw(surface, self.peek.seat)
        if not self.interaction.staged:
            self.sign.draw(surface)
            if not self.interaction.veiled:
                self.detail.draw(surface, self.why.draw(surface))

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.sign.refresh(surface)

    def nodes(self) -> Iterator[Node]:
        yield from self.peek.nodes()
        yield from self.parts.teller.nodes()

    def pointed(self, by_keys: bool) -> Pointed | None:
        return self.parts.teller.pointed()

    def question_changed(self) -> None:
        """Put the panel and the buttons as the open question has them."""
        self.buttons.replace(self.all_buttons())
        self.parts.control.question_changed()
        self.parts.focus.refresh()

    def all_buttons(self) -> list[Button]:
        """The buttons of the table as it is now; the panel is laid out for them."""
        return self.parts.ask.buttons()

    def position_changed(self) -> None:
        """Begin anew to draw what the next turns will show."""
        self._drawings = self.parts.draw_ahead()

    def hand_closed(self) -> None:
        """Read nothing of the hand any more, and let nothing be told again that was told while it lay open."""
        self.parts.zoom.forget_hand()
        if self.interaction.visibility.was_open():
            self.app.announcements.forget()

    def turned_to(self, seat: int) -> None:
        """Let the sign of who is next be heard."""
        self.app.sounds.call(self.interaction.session.colours[seat])

    def asked(self, decision: Decision | None) -> None:
        """Cover the table before a secret question; show the score when the game is over."""
        interaction = self.interaction
        if decision is None:
            self.app.scenes.push(self.app.routes.score(interaction.session.kept))
        elif interaction.wants_curtain(decision):
            interaction.cover(decision.decider)
            curtain = CurtainScene(self.app, partial(interaction.called, decision), lambda: self._uncover(curtain.look))
            self.app.scenes.push(curtain)
        else:
            self.parts.review.aside.take_up()
        self.parts.answering.follow()

    def _uncover(self, look: CurtainLook) -> None:
        """Show the table to who was called, while the curtain rises."""
        self.interaction.visibility.keep()
        self.interaction.hand_changed()
        if not self.app.settings.calm:
            self.interaction.queue.overlays.append(Rising(look))
