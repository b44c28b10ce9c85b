"""The harvest on the table: the poster of a player's first one in a year, and bunches that fly to the crush pad."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.play.motion import Flight
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.viticulture.harvest import Light, Poster, field_of, first_of_year
from game.viticulture.interaction import ViticultureInteraction
from game.window.app import App
from rules.engine.event import Event
from tests.game.laid import laid, shown

FRAME = 0.02
GIVEN = {
    "season": "winter", "turn": 0, "seat": {0: {"fields": {5: ["syrah"], 6: ["pinot"], 7: ["malvasia"]}}}
}  # fmt: skip


def table(animation: Speed = "normal", calm: bool = False) -> TableScene:
    """Winter, with a vine in each field of the seat that is asked."""
    app = App(GameRoutes, (640, 360), Settings(confirm="never", animation=animation, reduced_motion=calm))
    return shown(app, laid(GIVEN))


def answer(scene: TableScene, text: str) -> None:
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one) == text))


def play(scene: TableScene) -> Iterator[tuple[tuple[Flight, ...], frozenset[type]]]:
    """What flies and lies over the table, frame by frame, until nothing moves."""
    queue = scene.interaction.queue
    while not queue.empty:
        scene.app.step(FRAME)
        yield queue.moving(), frozenset(type(one) for one in queue.overlays)


def harvest(scene: TableScene, field: int) -> tuple[float, set[type], list[Flight]]:
    """Harvest a field: how long that takes, what lies over the table meanwhile, and the bunches that fly."""
    answer(scene, f"harvest {field}")
    seconds, seen, flights = 0.0, set[type](), list[Flight]()
    for moving, over in play(scene):
        seconds += FRAME
        seen |= over
        flights += [flight for flight in moving if not any(flight is one for one in flights)]
    return seconds, seen, flights


def go(scene: TableScene, text: str) -> None:
    """Give the first answer that begins so, and let everything move."""
    decision = scene.interaction.decision
    assert decision is not None
    answer(scene, next(str(one) for one in decision.choices if str(one).startswith(text)))
    for _ in play(scene):
        pass


def begun(scene: TableScene) -> TableScene:
    """The table once a worker stands on the action of the harvest."""
    go(scene, "place worker harvest_field")
    return scene


def test_the_first_harvest_of_a_year_has_a_poster_and_the_next_one_only_arcs() -> None:
    scene = table()
    begun(scene)
    seconds, seen, flights = harvest(scene, 6)
    assert Poster in seen
    assert Light in seen
    assert 1.2 < seconds < 2.0
    poster_flights = [flight for flight in flights if flight.lift > 0.2]
    layout = scene.interaction.layout
    assert [flight.start for flight in poster_flights] == [layout.field_box(6).centre] * len(poster_flights)
    slots = {(spot.x, spot.y) for spot in (layout.slot("grape", kind, 1) for kind in ("red", "white"))}
    assert {flight.end for flight in poster_flights} <= slots
    assert poster_flights
    go(scene, "place worker gain_lira")
    go(scene, "place grande harvest_field")
    seconds, seen, _ = harvest(scene, 5)
    assert Poster not in seen
    assert Light in seen
    assert seconds < 1.3


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_nothing_lies_over_the_table(animation: Speed, calm: bool) -> None:
    scene = begun(table(animation, calm))
    _, seen, flights = harvest(scene, 6)
    assert not seen & {Poster, Light}
    assert not flights


def test_another_seat_has_no_poster() -> None:
    scene = begun(table())
    answer(scene, "harvest 6")
    scene.interaction.look_at(1)
    assert not any(Poster in over for _, over in play(scene))


def test_the_poster_lies_over_the_board_and_leaves_panel_and_log_free() -> None:
    scene = begun(table())
    assert isinstance(scene.interaction, ViticultureInteraction)
    before = scene.app.screen.surface.copy()
    answer(scene, "harvest 6")
    for _ in range(35):
        scene.app.step(FRAME)
    screen, frame = scene.app.screen, scene.interaction.frame
    board = screen.pixel((600, 330))
    assert screen.surface.get_at(board) != before.get_at(board)
    sky = screen.surface.get_at(screen.pixel((1380, 110)))
    assert sky[0] > 200 > sky[2]
    log = screen.pixel((frame.log.right - 8, frame.log.bottom - 8))
    assert screen.surface.get_at(log) == before.get_at(log)


def test_where_a_grape_comes_from_is_told_by_the_events_before_it() -> None:
    events = [
        Event("year_ended"), Event("field_harvested", 0, "a", place="5"), Event("grape_gained", 0, "a", thing="red.1"),
        Event("grape_gained", 0, "a", thing="white.1"), Event("lira_changed", 0, "b"),
        Event("grape_gained", 0, "b", thing="red.2"), Event("field_harvested", 0, "a", place="6"),
        Event("grape_gained", 0, "c", thing="red.3"), Event("field_harvested", 1, "a", place="6"),
        Event("year_ended"), Event("field_harvested", 0, "a", place="5"),
    ]  # fmt: skip
    assert [field_of(events, told) for told in (3, 4, 6, 8)] == ["5", "5", "", ""]
    assert [first_of_year(events, told) for told in (2, 7, 9, 11)] == [True, False, True, True]
