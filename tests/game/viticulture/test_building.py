"""What is built rises on the open mat, cellars are dug out of the rock, and wines turn their labels as they ripen."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.viticulture import animate
from game.viticulture.animate_parts import Transition
from game.viticulture.building import DIGS_SECONDS, RISES_SECONDS, Digs, Rises
from game.viticulture.layout import layout_of
from game.viticulture.things import spread_of
from game.window.app import App
from rules.engine.choice import Ref
from rules.engine.event import Event
from tests.game.laid import laid, shown

FRAME = 0.02
GIVEN = {"season": "summer", "turn": 0, "seat": {0: {"lira": 20, "structures": ["medium_cellar"]}}}


def table(animation: Speed = "normal", calm: bool = False) -> TableScene:
    """Summer, with a worker on the action that builds."""
    settings = Settings(confirm="never", animation=animation, reduced_motion=calm)
    scene = shown(App(GameRoutes, (960, 540), settings), laid(GIVEN))
    answer(scene, "place worker build_structure")
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)
    return scene


def answer(scene: TableScene, text: str) -> None:
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one).startswith(text)))


def until(scene: TableScene, kind: type) -> Rises | Digs:
    """Let time pass until something of a kind is on its way."""
    for _ in range(200):
        found = next((one for one in scene.interaction.queue.overlays if isinstance(one, kind)), None)
        if isinstance(found, (Rises, Digs)) and found.age > found.delay:
            return found
        scene.app.step(FRAME)
    raise AssertionError(f"no {kind.__name__}")


def part(scene: TableScene, structure: str) -> pygame.Surface:
    """The place of a structure on the window."""
    box = scene.interaction.layout.structure_box(structure)
    return scene.app.screen.surface.subsurface(scene.app.screen.pixels(box)).copy()


def unlike(one: pygame.Surface, other: pygame.Surface, rows: slice) -> float:
    """How far the pixels of some rows differ, on average."""
    a, b = (pygame.surfarray.array3d(image).astype(int)[:, rows] for image in (one, other))
    return float(abs(a - b).mean())


def draw(scene: TableScene) -> None:
    scene.dirty = True
    scene.app.step(0.0)


def test_a_structure_rises_from_below_and_stands_after_its_time() -> None:
    scene = table()
    before = part(scene, "windmill")
    answer(scene, "build windmill")
    rises = until(scene, Rises)
    assert Ref("structure", "windmill") in scene.interaction.hidden
    rises.age = rises.delay + RISES_SECONDS * 0.32
    draw(scene)
    half = part(scene, "windmill")
    seconds = 0.0
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)
        seconds += FRAME
    assert seconds < 1.0
    assert not scene.interaction.hidden
    after, tall = part(scene, "windmill"), before.get_height()
    above, below = slice(0, tall // 4), slice(tall - tall // 3, tall)
    assert unlike(half, before, above) < unlike(after, before, above)
    assert unlike(half, after, below) < unlike(half, before, below)


def test_a_cellar_is_rock_until_it_breaks() -> None:
    scene = table()
    before = part(scene, "large_cellar")
    answer(scene, "build large_cellar")
    digs = until(scene, Digs)
    digs.age = digs.delay + DIGS_SECONDS * 0.3
    draw(scene)
    struck = part(scene, "large_cellar")
    digs.age = digs.delay + DIGS_SECONDS * 0.95
    draw(scene)
    broken = part(scene, "large_cellar")
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)
    after, all_of_it = part(scene, "large_cellar"), slice(0, before.get_height())
    assert unlike(struck, before, all_of_it) < 12
    assert unlike(broken, after, all_of_it) < unlike(broken, before, all_of_it)


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
@pytest.mark.parametrize("structure", ["windmill", "large_cellar"])
def test_without_motion_it_stands_at_once(animation: Speed, calm: bool, structure: str) -> None:
    scene = table(animation, calm)
    answer(scene, f"build {structure}")
    for _ in range(60):
        assert not any(isinstance(one, Rises | Digs) for one in scene.interaction.queue.overlays)
        scene.app.step(FRAME)
    assert structure in scene.interaction.view.seats[0].structures


def test_what_ripens_slides_to_the_next_place_and_turns_its_label() -> None:
    layout = layout_of((1920, 1080))
    view = laid({"season": "winter", "seat": {0: {"wines": {"red": [4]}}}}).view(None)
    change = Transition(view, view, spread_of(view, layout, 0), 0, ("lago", "cotto"))
    (travel,) = animate.travels(Event("wine_aged", 0, "year_end", 1, thing="red.4", origin="red.3"), change)
    flight = travel.flight
    assert flight.seconds == 0.3
    assert flight.turn is not None
    flight.age = 0.15
    middle = [(layout.slot("wine", "red", value).x, layout.slot("wine", "red", value).y) for value in (3, 4)]
    assert flight.point() == pytest.approx(((middle[0][0] + middle[1][0]) / 2, middle[0][1]))
    before, after = flight.face(1.0), flight.turn(1.0)
    assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")
    assert travel.hides == Ref("wine", "red.4")
