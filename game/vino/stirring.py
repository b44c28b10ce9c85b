"""What stirs on Vino's table besides the things that travel: the ribbon, numbers that count, regions that light up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.play import season_turn
from game.play.season_turn import SeasonTurn
from game.vino import counters
from game.vino.reveal import TOKEN_SECONDS, Reveal
from game.viticulture import layout as table_layout
from rules.engine.event import Event
from rules.vino.view import View

if TYPE_CHECKING:
    from game.vino.scene import VinoTable


def stir(scene: VinoTable, event: Event, before: View, arrival: float) -> float:
    """Let stir what an event has changed, whose things arrive after so many seconds; the seconds to wait for it."""
    counters.count(scene.queue, event, before, scene.view, arrival)
    if event.kind == "season_started":
        return _turn(scene, before)
    if event.kind == "regions_revealed":
        return _light(scene, event.thing)
    return 0.0


def _turn(scene: VinoTable, before: View) -> float:
    """The tab of the ribbon slides from the phase that is over to the one that begins."""
    screen = scene.app.screen
    tabs = tuple(
        scene.drawing.tab(screen, scene.sheet()._replace(view=view, phase="")) for view in (before, scene.view)
    )
    ribbon = season_turn.seen(screen, (table_layout.RIBBON._replace(h=76),))
    blank = table_layout.RAIL.right + 5, table_layout.RIBBON.y + 30
    scene.queue.overlays.append(SeasonTurn(ribbon, (tabs[0], tabs[1]), blank))
    return season_turn.SECONDS


def _light(scene: VinoTable, region: str) -> float:
    found = next((one for one in scene.queue.overlays if isinstance(one, Reveal)), None)
    if found is None:
        found = Reveal(set())
        scene.queue.overlays.append(found)
    found.regions.add(region)
    return max(0.0, found.seconds - TOKEN_SECONDS)
