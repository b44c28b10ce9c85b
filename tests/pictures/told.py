"""What can be wrong with what is told of a screen to those who do not see it, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.scene import TableScene
from game.window.scene import Scene
from game.window.screen import Screen
from game.window.tree import Node
from tests.game.robot import alike, unnamed

EDGE = 2
"""So many true px a node may lie beyond the edge of the window, as boxes are rounded."""


def untold(scene: Scene, screen: Screen) -> Iterator[str]:
    """The faults of the nodes of one screen."""
    top = list(scene.nodes())
    nodes = [node for one in top for node in one.all()]
    yield from unnamed(nodes)
    yield from alike([Node("screen", "group", "", (0, 0, 0, 0), children=tuple(top)), *nodes])
    window = screen.surface.get_rect().inflate(2 * EDGE, 2 * EDGE)
    yield from (
        f"{node.name} lies outside of the window" for node in nodes if not window.contains(screen.pixels(node.box))
    )
    told = [node.name for node in nodes]
    missing = [button.name for button in scene.buttons.all if button.name not in told]
    if missing and not _covered(scene):
        yield f"{missing} are not told"


def _covered(scene: Scene) -> bool:
    """Whether something lies over all buttons, so that none of them can be pressed."""
    if not isinstance(scene, TableScene):
        return False
    return scene.interaction.staged or scene.parts.zoom.open or scene.interaction.veiled
