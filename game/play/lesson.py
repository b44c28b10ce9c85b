"""What a lesson says at its table: which step is due, what may be done now, and the sheet on which it stands."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

import pygame

from game.art import lesson as art
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.letters import grown
from game.art.kit.palette import PAPER, SELECT
from game.art.lesson import SheetLook
from game.play.gathering import Gathering
from game.play.interaction import Interaction
from game.play.lesson_light import Lit, next_things
from game.play.lesson_place import best_place, shortened, way
from game.play.panel import face
from game.play.things import thing_name
from game.store.kept_game import COLOURS
from game.store.lessons import LessonGame, misfit
from game.text.lessons import Piece, Step, key, variables
from game.text.messages import BadMessages, say
from game.window.screen import Point
from game.window.widgets.buttons import SURE_SECONDS, Button
from rules.engine.catalog import EffectFault
from rules.engine.choice import Choice, Ref
from rules.engine.printable import printable

LINGER_SECONDS = 12.0
"""After so long without a touch a hint comes to whoever has not done what the step asks for."""
HOST = COLOURS[-1]
"""Whose face is seen on the sheet."""
LEAVE, ON = "lesson-leave", "lesson-on"
LEAVE_WIDE, ON_WIDE, MOST_WIDE = 132.0, 190.0, 260.0
"""How wide the buttons of the sheet are."""
LAID_OUT = frozenset({"parent", "shown"})
"""Kinds of cards that lie over the board while a question is about them."""
BUTTON = "button"
"""How pointing at a button of the table begins."""


class Guide:
    """Leads through a lesson at one table."""

    def __init__(self, interaction: Interaction, kept: LessonGame) -> None:
        self.interaction = interaction
        self.kept = kept
        self.astray = False
        """Whether something else was tried than what the step asks for."""
        self._picked: tuple[str, ...] = ()
        """What was gathered when it was looked at last."""
        self._since = kept.at, kept.game.made
        """The step that is due, and how many choices stood when it became so."""
        self._waited = 0.0
        """For how many seconds nobody has touched anything."""
        self._shown = 0.0
        """For how many seconds this step has been seen: a press so soon was meant for the one before."""
        self._table: Sequence[Button] = ()
        """The buttons of the table."""
        self._own: Sequence[Button] = ()
        """The buttons of the sheet."""
        self._placed: tuple[object, Box] | None = None
        """Where the sheet lies, and what that depends on."""

    @property
    def step(self) -> Step | None:
        """The step that is seen; None while something moves or the past is shown, and where others play."""
        interaction, step = self.interaction, self.kept.step
        rests = interaction.asking and interaction.at is None and interaction.queue.empty and not interaction.staged
        if step is None or step.others or not rests:
            return None
        return step if step.reading or interaction.decision is not None else None

    @property
    def reading(self) -> bool:
        """Whether the step that is seen is only read."""
        return self.step is not None and self.step.reading

    @property
    def confirms(self) -> bool:
        """Whether all is done but Confirm, and what is gathered is what the step asks for."""
        return self.interaction.held is not None or (self._gathered and not self.strays)

    @property
    def strays(self) -> bool:
        """Whether as much is gathered as is due, but other things than the step asks for."""
        selection = self.interaction.pointer.selection
        if not self._gathered or not isinstance(selection, Gathering):
            return False
        return not self.kept.script.accepts(self.kept.game.made, tuple(map(str, selection.choices())))

    @property
    def _gathered(self) -> bool:
        selection = self.interaction.pointer.selection
        return isinstance(selection, Gathering) and selection.started and selection.complete

    def piece(self, step: Step) -> Piece | None:
        """What comes next of an answer that is gathered; None where the step does not tell it by parts."""
        selection = self.interaction.pointer.selection
        if not isinstance(selection, Gathering) or not step.parts:
            return None
        picked, at = Counter(map(str, selection.choices())), 0
        gathers = [piece for piece in step.parts if piece.lines]
        for piece in gathers:
            if Counter(step.ways[0][at : at + piece.lines]) - picked:
                return piece
            at += piece.lines
        return step.parts[-1] if selection.complete else gathers[-1]

    def put_back(self) -> None:
        """Let go of what was just touched and leads to nothing the step asks for; the sheet says so.

        Of what is gathered, the rest stays as it is.
        """
        selection, due = self.interaction.pointer.selection, self.interaction.decision is not None
        if self.reading:
            if selection.picked or (isinstance(selection, Gathering) and selection.started):
                selection.clear()
                self._refuse()
            return
        if isinstance(selection, Gathering):
            self._put_back(selection)
            return
        if due and selection.picked and self.interaction.held is None and self.interaction.pointer.carried is None:
            self.astray = not any(self._accepts(offer.choice) for offer, _ in selection.open())
            if self.astray:
                selection.clear()
                self._refuse()
        self._picked = ()

    def _refuse(self) -> None:
        """Say that something else is due."""
        self.astray = True
        self.interaction.app.sounds.play("refused")

    def _accepts(self, chosen: Choice) -> bool:
        game = self.kept.game
        return self.kept.script.accepts(game.made, tuple(map(str, game.steps_to(chosen) or (chosen,))))

    def _put_back(self, selection: Gathering) -> None:
        step = self.step
        picked: tuple[str, ...] = ()
        if step is not None:
            begins = self.piece(step)
            ahead = self.kept.script.ahead(self.kept.game.made)
            wrong = [one for one in selection.choices() if str(one) not in ahead]
            if wrong and (begins is None or begins is not step.parts[0]):
                for one in wrong:
                    selection.put_back(one)
                self._refuse()
                self._picked = tuple(map(str, selection.choices()))
            picked = tuple(map(str, selection.choices()))
        if picked != self._picked:
            self._picked, self.astray = picked, False

    def bars(self, chosen: Sequence[Choice]) -> bool:
        """Whether choices made by hand are none that the lesson goes on with now; the sheet says so then.

        While a step is only read, none is.
        """
        made, step = self.kept.game.made, self.kept.step
        reading = step is not None and step.reading
        self.astray = reading or not self.kept.script.accepts(made, tuple(map(str, chosen)))
        if self.astray:
            self._refuse()
        return self.astray

    def read_on(self) -> None:
        """The step was read."""
        if self.reading and self._shown >= SURE_SECONDS:
            self._shown = 0.0
            self.kept.read_on()
            self.interaction.attention.rest_idly()
            self.interaction.show_question()

    def touch(self) -> None:
        """Somebody touches something."""
        self._waited = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass: a hint comes to those who wait."""
        since = self.kept.at, self.kept.game.made
        if since != self._since:
            self._since, self.astray, self._shown = since, False, 0.0
            self.touch()
        self._shown = self._shown + seconds if self.step is not None else 0.0
        before, self._waited = self._waited, self._waited + seconds
        if before < LINGER_SECONDS <= self._waited and self.step is not None and self.step.linger:
            self.interaction.show_question()

    def look(self, step: Step) -> SheetLook:
        """What stands on the sheet; where its sentence cannot be filled, in which file, why and what mends it."""
        script, number = self.kept.script, self.kept.at
        told, length = script.told(number), script.length
        try:
            words, more = self._words(step)
        except EffectFault as fault:
            words, more = misfit(self.kept.lesson.file, fault.path, fault.sentence), ""
        except BadMessages as fault:
            words, more = printable(str(fault)), ""
        count = say("lesson-count", number=told, length=length)
        return SheetLook(words, more, count, told / length, HOST, step.reading)

    def _words(self, step: Step) -> tuple[str, str]:
        """What a step says, and what it says more to those who stray or linger. Raises EffectFault, BadMessages."""
        seat = step.seat if step.seat >= 0 else max(0, self.interaction.next_seat)
        given = variables(step, self.interaction.session.view(seat), self.interaction.session.names)
        lesson, piece = self.kept.lesson.id, self.piece(step)
        words, more = say(key(lesson, piece.say if piece else step.said), **given), ""
        if self.confirms and piece is None:
            words = say("lesson-confirm")
        elif self.astray or self.strays:
            usual = "lesson-astray-read" if step.reading else "lesson-astray"
            more = say(key(lesson, step.astray), **given) if step.astray else say(usual)
        elif step.linger and self._waited >= LINGER_SECONDS:
            more = say(key(lesson, step.linger), **given)
        return words, more

    def pointed(self, step: Step) -> Iterator[Box]:
        """Where the things lie that the step points at, as far as they are on the table."""
        for name in self._names(step):
            found = self.found(name)
            if found is not None:
                yield found

    def _names(self, step: Step) -> tuple[str, ...]:
        """What the step points at now: in the middle of several choices the buttons and things of the next one."""
        piece, made = self.piece(step), self.kept.game.made
        if piece is not None or self.confirms:
            return piece.point if piece is not None else (f"{BUTTON} confirm",)
        if step.reading or made == step.start:
            return step.point
        lines = step.allowed(made)
        due = sorted(next_things(self.interaction.pointer.selection, lines), key=str)
        later = *(f"{BUTTON} {line}" for line in lines), *(f"{ref.kind} {ref.name}" for ref in due)
        return tuple(name for name in later if self.found(name) is not None) or step.point

    def means(self, node: str) -> bool:
        """Whether the step points at the thing or the button that has this name in the tree."""
        step = self.step
        for name in () if step is None else self._names(step):
            kind, _, rest = name.partition(" ")
            if rest and (f"{node} ".startswith(f"{rest} ") if kind == BUTTON else thing_name(Ref(kind, rest)) == node):
                return True
        return False

    def lights(self, step: Step) -> list[Lit]:
        """What the step points at, as far as it is on the table, and whether it is to be touched now."""
        piece = self.piece(step)
        if piece is not None or self.confirms:
            return [Lit(box, touched=True) for box in self.pointed(step)]
        due = next_things(self.interaction.pointer.selection, step.allowed(self.kept.game.made))
        found = [(name, box) for name in self._names(step) if (box := self.found(name)) is not None]
        lit = [Lit(box, not step.reading and self._due(name, due)) for name, box in found]
        if lit and not step.reading and not any(one.touched for one in lit):
            lit[0] = lit[0]._replace(touched=True)
        return lit

    def _due(self, name: str, due: frozenset[Ref]) -> bool:
        """Whether what is pointed at by this name is a button, or means one of the things that are ``due``."""
        kind, _, rest = name.partition(" ")
        ref = Ref(kind, rest)
        meant = (one.stands_for for one in self.interaction.things if one.ref == ref)
        return kind == BUTTON or ref in due or any(one in due for refs in meant for one in refs)

    def found(self, name: str) -> Box | None:
        """Where a thing lies, or a button, or a part of the table; None where there is none of it.

        Of buttons whose names only begin like it, it is the first.
        """
        interaction = self.interaction
        kind, _, rest = name.partition(" ")
        if kind == BUTTON:
            return next((Box(*one.box) for one in self._table if f"{one.name} ".startswith(f"{rest} ")), None)
        if not rest:
            frame = interaction.frame
            parts = {"task": frame.task, "log": frame.log, "hand": frame.hand, "mat": frame.mat, "rail": frame.rail}
            return parts.get(kind) or interaction.part(kind)
        ref = Ref(kind, rest)
        return next((one.whole or one.box for one in reversed(interaction.things) if one.ref == ref), None)

    def buttons(self, table: Sequence[Button]) -> list[Button]:
        """The buttons of the sheet, which lies over a table with these buttons."""
        self._table = table
        step = self.step
        self.interaction.attention.let_read(self.reading)
        self._own = () if step is None else self._laid_out(step, self.place(step, self.look(step)))
        return list(self._own)

    def _laid_out(self, step: Step, place: Box) -> list[Button]:
        leave, on = _button_places(place)
        found = []
        if step.reading:
            found.append(Button(ON, on, face(on.w, on.h, say("lesson-on"), "confirm", "go"), self.read_on))
        words, hint = say("lesson-leave"), say("lesson-leave-hint")
        return [*found, Button(LEAVE, leave, face(*leave[2:], words, "quit"), self._leave, hint=hint)]

    def _leave(self) -> None:
        app = self.interaction.app
        app.scenes.replace(app.routes.title())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw lights and sheet."""
        step, attention = self.step, self.interaction.attention
        attention.lay_sheet(None)
        if step is None:
            return
        screen, look = self.interaction.app.screen, self.look(step)
        scale, lights = screen.scale, self.lights(step)
        place = self.place(step, look)
        attention.lay_sheet(place)
        for button in self._own:
            button.move(_button_places(place)[button.name == ON])
        for box, touched in lights:
            at, around = box.grown(art.HALO + BLEED), art.halo if touched else art.light
            surface.blit(around(round(box.w), round(box.h), scale), screen.pixel((at.x, at.y)))
        surface.blit(art.sheet(look, place.w, scale), screen.pixel((place.x - BLEED, place.y - BLEED)))

    def arrow(self, step: Step) -> tuple[Point, Point] | None:
        """From where to where the arrow leads from the sheet to what is to be touched, or read of; None where it would
        be very short, or lie over another answer."""
        lights = sorted(self.lights(step), key=lambda one: not one.touched)
        if not lights:
            return None
        lit = lights[0].box
        start, end = shortened(*way(self.place(step, self.look(step)), lit.grown(art.HALO)))
        short = math.dist(start, end) <= 2 * art.WING
        others = (pygame.Rect(one.box) for one in self._table if not lit.meets(Box(*one.box)))
        return None if short or any(other.clipline(start, end) for other in others) else (start, end)

    def draw_arrow(self, surface: pygame.Surface) -> None:
        """Draw the arrow above everything."""
        step, screen = self.step, self.interaction.app.screen
        if step is None or (leads := self.arrow(step)) is None:
            return
        start, end = leads
        ink = SELECT if any(one.touched for one in self.lights(step)) else PAPER
        image, (left, top) = art.arrow(round(end[0] - start[0]), round(end[1] - start[1]), screen.scale, ink)
        surface.blit(image, screen.pixel((start[0] + left, start[1] + top)))

    def place(self, step: Step, look: SheetLook) -> Box:
        """Where the sheet lies: it covers neither what is pointed at nor what is to be touched, nor the question."""
        interaction, scale = self.interaction, self.interaction.app.screen.scale
        frame, pointed = interaction.frame, list(self.pointed(step))
        sizes = [(wide, art.height(look, wide, scale)) for wide in art.widths()]
        rests_on = step, tuple(sizes), frame, tuple(pointed), tuple(interaction.in_sight())
        if self._placed is None or self._placed[0] != rests_on:
            shown = [one.whole or one.box for one in interaction.things if one.ref.kind in LAID_OUT]
            selection = interaction.pointer.selection
            offered = {ref for offer in selection.offers for ref in offer.things} | selection.marked()
            cards = [
                one.whole or one.box
                for one in interaction.things
                if one.in_hand or one.ref in offered or not offered.isdisjoint(one.stands_for)
            ]
            cards += self._spoken_of()
            named = filter(None, map(self.found, step.names.values()))
            free = [frame.task, frame.ribbon, *shown, *pointed, *named, *self._touched(step)]
            (cards if step.reading else free).extend(interaction.in_sight())
            before = self._placed[1] if self._placed is not None else None
            self._placed = rests_on, best_place(sizes, frame, free, pointed[:1], cards, before)
        return self._placed[1]

    def _spoken_of(self) -> Iterator[Box]:
        """Where the things lie that the step before pointed at."""
        before = next((step for step in reversed(self.kept.script.steps[: self.kept.at]) if step.said), None)
        yield from filter(None, map(self.found, before.point if before is not None else ()))

    def _touched(self, step: Step) -> Iterator[Box]:
        """Where the things lie that are touched to do what the step asks for."""
        interaction, allowed = self.interaction, step.allowed(self.kept.game.made) if not step.reading else frozenset()
        for offer in interaction.pointer.selection.offers:
            if str(offer.choice) in allowed:
                for ref in offer.things:
                    yield from (one.whole or one.box for one in interaction.things if one.ref == ref)


def _button_places(place: Box) -> tuple[Box, Box]:
    """Where Leave and Go on lie on a sheet at this place."""
    wide, long, foot = grown(LEAVE_WIDE, MOST_WIDE), grown(ON_WIDE, MOST_WIDE), art.foot()
    leave = art.leave_box(place.w, wide)
    leave = leave._replace(x=place.x + leave.x, y=place.y + leave.y)
    return leave, Box(place.right - art.PAD - long, place.bottom - foot - art.PAD + 6, long, foot)
