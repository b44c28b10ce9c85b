"""The tour, looked at: every picture is drawn on a sheet that knows its words, and its faults are gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.art import board_boxes, marks, mat_boxes
from game.art.kit import cache, contrast, letters, written
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.contrast import Theme
from game.art.lesson import HALO, WING
from game.pages.asking import AskingForm
from game.play.inspector import inspected
from game.play.lesson_table import LessonTable
from game.play.scene import TableScene
from game.store.settings import TextSize
from game.text.messages import FIRST, use_language
from game.text.pseudo import add_pseudo
from game.tools.tour_pictures import Tour
from game.tools.tour_tables import Wanted
from game.vino import map_boxes
from game.vino.inspector_box import inspector_box
from game.vino.interaction import VinoInteraction
from game.window import question
from game.window.scene import Scene
from tests.pictures.faults import faults, not_grown, said_twice, shortened, without_shadows
from tests.pictures.sheet import Sheet
from tests.pictures.told import untold
from tests.tables import is_vino

Place = tuple[float, float, float, float]
RING, SMALL = marks.HALO[0][0] + 3, 100.0
"""How far the glow round what an example points at reaches, and how wide a thing is at most whose ring cuts no word."""


@contextmanager
def listening(code: str) -> Iterator[None]:
    """Note what is written, in this language, on drawings that are all made afresh; LookedAt counts on it."""
    add_pseudo()
    use_language(code)
    written.listen(True)
    try:
        yield
    finally:
        written.listen(False)
        cache.forget()
        letters.choose(1)
        contrast.choose("normal")
        use_language(FIRST)


class LookedAt(Tour):
    """Draws like the tour; ``faults`` gathers what is wrong, ``short`` what was cut with an ellipsis.

    With ``keep`` the pictures are saved too. Of all screens only each ``every``-th is looked at, from number ``first``
    on; those that lie over another go with it.
    """

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        seats: int = 2,
        text: TextSize = 100,
        keep: bool = False,
        theme: Theme = "normal",
        every: int = 1,
        first: int = 0,
    ) -> None:
        assert written.listening()
        super().__init__(folder, size, seats, text)
        self.app.settings.contrast = theme
        self.app.settings_changed()
        self.keep = keep
        self._every, self._before = every, -first
        self.faults: list[str] = []
        self.short: list[str] = []

    def _passed(self) -> bool:
        """Whether the next screen is passed over."""
        self._before += 1
        return (self._before - 1) % self._every != 0

    def show(self, name: str, scene: Scene, prepare: Callable[[], None] = lambda: None) -> None:
        if not self._passed():
            super().show(name, scene, prepare)

    def over(self, name: str, scene: Scene) -> None:
        if (self._before - 1) % self._every == 0:
            super().over(name, scene)

    def table(self, name: str, wanted: Wanted, prepare: Callable[[TableScene], None], hands: str = "open") -> None:
        if self._before % self._every == 0:
            super().table(name, wanted, prepare, hands)
        else:
            self._before += 1

    def save(self, name: str) -> None:
        self.app.scenes.settle()
        sheet = Sheet(self.app.screen.surface.get_size())
        sheet.fill("#221820")
        seen = self.app.scenes.visible()
        for scene in seen:
            if isinstance(scene, TableScene):
                scene.parts.renderer.drawing = type(scene.parts.renderer.drawing)(
                    scene.interaction.session.names, scene.interaction.session.colours
                )
            scene.draw(sheet)
        piled = [self.app.screen.pixels(box) for scene in seen for box in _piled(scene)]
        if len(seen) > 1:
            piled.append(sheet.get_rect())
        over = [self.app.screen.pixels(box) for scene in seen for box in _over(scene)]
        self.faults += [f"{name}: {fault}" for fault in faults(sheet, self.app.screen.scale, piled, over)]
        large = [self.app.screen.pixels(box) for scene in seen for box in _told_large(scene)]
        rest = [line for line in without_shadows(sheet.words) if not any(box.contains(line.box) for box in large)]
        if len(seen) == 1 and isinstance(seen[0], TableScene):
            log = self.app.screen.pixels(seen[0].interaction.frame.log)
            happened = {*said_twice([line for line in rest if log.contains(line.box)])}
            self.faults += [f"{name}: {fault}" for fault in said_twice(rest) if fault not in happened]
        if letters.large() and not any(is_vino(scene) for scene in seen):
            fixed = [self.app.screen.pixels(box) for scene in seen for box in _fixed(scene)]
            self.faults += [f"{name}: {fault}" for fault in not_grown(sheet, self.app.screen.scale, fixed)]
        if (top := self.app.scenes.top) is not None:
            self.faults += [f"{name}: {fault}" for fault in untold(top, self.app.screen)]
        self.short += [f"{name}: {line}" for line in shortened(sheet)]
        self.count += 1
        if self.keep:
            pygame.image.save(sheet, str(self.folder / f"{self.count:02d}-{name}.png"))


def _fixed(scene: object) -> Iterator[Place]:
    """Where words need not grow: on cards, which are read large, on vines that lie over one another, in the rail of
    who plays alone."""
    if not isinstance(scene, TableScene):
        return
    yield scene.interaction.frame.hand
    if scene.interaction.view.automa is not None:
        yield scene.interaction.frame.rail
    own = scene.interaction.view.seats[
        scene.interaction.seat if scene.interaction.viewed is None else scene.interaction.viewed
    ]
    yield from (scene.interaction.layout.field_box(field.limit) for field in own.fields if len(field.vines) > 2)
    if any(
        thing.ref.kind in ("card", "parent", "shown") and thing.box.y < scene.interaction.frame.hand.y
        for thing in scene.interaction.things
    ):
        yield board_boxes.BOARD
    if scene.parts.zoom.open:
        yield scene.interaction.frame.table


def _told_large(scene: object) -> Iterator[Place]:
    """What is pointed at so that its small words are read large; what the log has told may happen twice, and two moves
    may be suggested in like words."""
    if isinstance(scene, TableScene):
        if scene.parts.ask.advising.shown:
            yield scene.interaction.panel.sheet or scene.interaction.frame.task
        if inspected(scene.interaction) is None and scene.parts.ask.preview.look() is None:
            yield scene.interaction.frame.log
        yield from (thing.box for thing in scene.interaction.pointer.hovered)
        if scene.parts.zoom.open:
            yield scene.interaction.frame.hand


def _piled(scene: object) -> Iterator[Place]:
    """Where things may lie over words: cards in a pile, what is pointed at, what lies over the table for a while."""
    if isinstance(scene, AskingForm) and scene.asking:
        yield Box(*question.BOX).grown(100)
    if not isinstance(scene, TableScene):
        return
    if scene.interaction.staged:
        # All of the table is covered or darkened, and nothing lies over what is told above it.
        return
    yield from (thing.box.grown(60) for thing in scene.interaction.pointer.hovered)
    suggested = scene.interaction.advice.pointed(scene.interaction)
    yield from (thing.box.grown(60) for thing in scene.interaction.things if thing.ref in suggested)
    if scene.interaction.handovers.now:
        yield scene.interaction.frame.task
    if scene.parts.ask.preview.look() is not None:
        yield scene.interaction.frame.log
    flies = not scene.interaction.queue.empty
    if flies or scene.interaction.note.words or scene.parts.zoom.open or _told_over_the_map(scene):
        yield scene.interaction.frame.table
    yield from _on_map(scene) if is_vino(scene) else _on_board(scene)


def _over(scene: object) -> Iterator[Place]:
    """What lies over a table for a while, as far as it is drawn: answers that find no room in the panel, the sheet of a
    lesson with its lights and its arrow, and the rings of an example. A ring round a small thing must leave its words
    free."""
    if not isinstance(scene, TableScene) or scene.interaction.staged:
        return
    if (sheet := scene.interaction.panel.sheet) is not None:
        yield sheet.grown(BLEED)
    haloed = scene.parts.review.haloed()
    shown = [one.whole or one.box for one in scene.interaction.things if one.ref in haloed]
    yield from (box.grown(RING) for box in shown if box.w > SMALL)
    if not isinstance(scene, LessonTable) or (step := scene.guide.step) is None:
        return
    yield scene.guide.place(step, scene.guide.look(step)).grown(BLEED)
    yield from (box.grown(HALO + BLEED) for box in scene.guide.pointed(step))
    if (leads := scene.guide.arrow(step)) is not None:
        (x, y), (end_x, end_y) = leads
        yield Box(min(x, end_x), min(y, end_y), abs(end_x - x), abs(end_y - y)).grown(WING + BLEED)


def _told_over_the_map(scene: TableScene) -> bool:
    return isinstance(scene.interaction, VinoInteraction) and scene.interaction.strip is not None


def _on_board(scene: TableScene) -> Iterator[Place]:
    """Such places of Viticulture."""
    yield scene.interaction.frame.hand
    yield from (scene.interaction.layout.field_box(limit) for limit in mat_boxes.FIELDS)
    if scene.interaction.frame.drawer and (
        inspected(scene.interaction) is not None or scene.parts.ask.preview.look() is not None
    ):
        yield scene.interaction.frame.mat
    for ref in scene.parts.ask.preview.slots():
        kind, _, value = ref.name.partition(".")
        yield scene.interaction.layout.slot(ref.kind, kind, int(value)).box.grown(10)
    if any(
        thing.ref.kind in ("card", "parent", "shown") and thing.box.y < scene.interaction.frame.hand.y
        for thing in scene.interaction.things
    ):
        yield board_boxes.BOARD


def _on_map(scene: TableScene) -> Iterator[Place]:
    """Such places of Vino: under an unrolled region, a banner, the price table and a sheet of answers."""
    if scene.interaction.panel.sheet is not None:
        yield scene.interaction.frame.log.grown(100)
    if scene.interaction.large_region:
        yield map_boxes.large_box(scene.interaction.large_region).grown(100)
    if inspected(scene.interaction) is not None:
        yield inspector_box(scene.interaction, scene.parts.renderer.rule_key())
    if scene.interaction.banner or scene.interaction.view.gift or scene.interaction.prices:
        yield map_boxes.MAP
    if scene.interaction.prices:
        yield scene.interaction.frame.table
    if scene.interaction.drawer:
        yield scene.interaction.frame.log.grown(100)
