"""An example of the rulebook: a short scene that plays by itself on the table, with captions, and leads back."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.art.kit.letters import large
from game.play.animator import Animator
from game.play.interaction import Interaction
from game.play.panel import Answer, Asked, look_of
from game.play.replay import BETWEEN_SECONDS, Replay
from game.play.scene import TableScene
from game.store.examples import Shown
from game.store.settings import SPEEDS
from game.text import rulebook
from game.text.messages import say
from game.window.input import ACTION, Action
from game.window.widgets.buttons import Button
from rules.engine.choice import Ref

READ_SECONDS, LETTER_SECONDS = 1.3, 0.022
"""How long a caption stands before what it tells begins to move: so long, and longer for each of its letters."""
END_SECONDS = 1.2
"""After so long the end is there."""


class ExampleScene(TableScene):
    """The table of an example. It lies over the rulebook, which the key of the rules leads back to."""

    takes_rules = False


class ExampleReplay(Replay):
    """Plays an example once, at the usual pace, seen with the eyes of who chooses first; nothing else is asked."""

    def __init__(self, interaction: Interaction, animator: Animator, shown: Shown) -> None:
        super().__init__(interaction, animator, shown.kept)
        self.shown = shown
        interaction.sitting.turn_to_only(shown.eyes)
        self._keep_pace()

    def _keep_pace(self) -> None:
        """Move at the usual pace, or with calm pictures not at all."""
        self.interaction.queue.run(0.0 if self.interaction.app.settings.reduced_motion else SPEEDS["normal"])

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_take_back(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def news(self) -> bool:
        return False

    @property
    def told(self) -> int:
        """The number, from 0, of the choice that is seen, or comes next while nothing moves."""
        rests = self.interaction.queue.empty and not self.over
        return self.made if rests else max(0, self.made - 1)

    @property
    def caption(self) -> str:
        """What is said of it, or nothing."""
        begun = [number for number in self.shown.captions if number <= self.told]
        return say(self.shown.captions[max(begun)]) if begun else ""

    @cached_property
    def _touched(self) -> tuple[frozenset[Ref], ...]:
        """What each choice touches as it is seen; a whole region only where it is nothing in it."""
        game, found = self.shown.kept.game, []
        for part in list(game.event_spans())[1:]:
            refs = {ref for event in game.events[part.first : part.end] for ref in self.interaction.places(event)}
            near = frozenset(ref for ref in refs if ref.kind not in ("region", "seat"))
            found.append(near or frozenset(ref for ref in refs if ref.kind == "region"))
        return tuple(found)

    def _picked(self) -> frozenset[Ref]:
        """What would be touched to make the next choice."""
        interaction, decision = self.interaction, self.interaction.session.decision
        if not interaction.queue.empty or self.over or decision is None or decision.decider != self.shown.eyes:
            return frozenset()
        offers = interaction.selection_for(decision).offers
        return frozenset(next((one.things for one in offers if one.choice == self.choices[self.made]), ()))

    def haloed(self) -> tuple[Ref, ...]:
        if self.interaction.staged:
            return ()
        touched = self._touched[: self.told + 1]
        found = self._picked() | touched[-1] or next((refs for refs in reversed(touched) if refs), frozenset())
        return tuple(sorted(found, key=lambda ref: (ref.kind, ref.name)))

    def _waits(self) -> float:
        """How long the table rests before the next choice."""
        new = self.made in self.shown.captions or not self.made
        return READ_SECONDS + LETTER_SECONDS * len(self.caption) if new else BETWEEN_SECONDS

    def update(self, seconds: float) -> None:
        queue = self.interaction.queue
        queue.go_on()
        if not queue.empty or not self.playing:
            return
        self._rest += seconds
        if self.over and self._rest >= END_SECONDS:
            self.playing = False
            self.interaction.show_question()
        elif not self.over and self._rest >= self._waits():
            self.play_next()

    def again(self) -> None:
        """Play it from its beginning."""
        self.go_to(0)
        self.playing = True
        self.interaction.show_question()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._keep_pace()

    def toggle(self) -> None:
        self.again()

    def step(self, by: int) -> None:
        """It is seen as a whole."""

    def look(self, at: int) -> None:
        """It is seen as a whole."""

    def menu(self) -> None:
        self.close()

    def panel_buttons(self) -> list[Button]:
        interaction = self.interaction
        entry = rulebook.title(self.shown.game, self.shown.entry)
        look = look_of(interaction.session, self.shown.eyes, self.caption)
        # Large letters leave room for the caption only.
        look = look._replace(name=say("example"), line="" if large() else entry, above=True)
        below = (
            Answer("again", say("example-again"), self.again, "restart", "plain" if self.playing else "go"),
            Answer("leave", say("example-back"), self.close, "rules", "go" if self.playing else "plain"),
        )
        return interaction.panel.ask(Asked(look, (), below), interaction.app.screen, same=True)

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing lies over the table besides."""

    def handle(self, event: pygame.event.Event, free: bool) -> bool:
        """Back, the menu and the rules lead back; Choose plays it again where no button has the focus."""
        if not (event.type == ACTION and event.down and free):
            return False
        if event.name in (Action.BACK, Action.MENU, Action.RULES):
            self.close()
        elif event.name == Action.CHOOSE and self.interaction.buttons.focused is None:
            self.again()
        else:
            return False
        self.interaction.redraw()
        return True
