"""The estate and the rail: every word readable in all states, panels that keep their place, the best of each store."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.art import rail_store
from game.art.kit import cache, contrast, letters, written
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.contrast import Theme
from game.art.mat_boxes import STRUCTURES
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, TextSize
from game.text.messages import FIRST, use_language
from game.text.printed import cards
from game.viticulture.layout import layout_of
from game.viticulture.marks import ViticultureMarks
from game.viticulture.render_mat import PersonalDrawing
from game.viticulture.things import spread_of, things
from game.window.app import App
from rules.engine.choice import Ref
from rules.viticulture.view import View
from tests.pictures.faults import faults, not_grown, shortened
from tests.pictures.sheet import Sheet

COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")
VALUES = ("red", "white")
ALL = (*STRUCTURES, "medium_cellar", "large_cellar")
NO_WINES: dict[str, tuple[int, ...]] = {"red": (), "white": (), "blush": (), "sparkling": ()}
CROWDED = (
    ("sangiovese", "malvasia", "sangiovese", "pinot"),
    ("malvasia", "malvasia", "malvasia", "syrah", "sangiovese"),
    ("sauvignon_blanc", "cabernet_sauvignon"),
)
SPARSE = (("merlot", "trebbiano"), ("chardonnay",), ("syrah",))
STATES: dict[str, dict[str, Any]] = {
    "crowded": {
        "structures": STRUCTURES, "used_this_year": ("windmill", "tasting_room"), "lira": 28, "residual": 5, "row": 3,
        "workers": {"worker": 3, "grande": 1, "temporary": 1}, "regulars": 5, "trained": 0,
        "grapes": {"red": (4, 9), "white": (1, 2)}, "wines": NO_WINES | {"red": (1, 3), "white": (2,)},
    },
    "empty": {
        "structures": (), "used_this_year": (), "lira": 3, "residual": 0, "row": 0, "regulars": 2, "trained": 0,
        "workers": {"worker": 2, "grande": 1}, "grapes": {"red": (), "white": ()}, "wines": NO_WINES,
    },
    "full": {
        "structures": ALL, "used_this_year": (), "lira": 112, "residual": 2, "row": 7, "regulars": 3, "trained": 1,
        "workers": {"worker": 1, "grande": 0}, "grapes": {"red": tuple(range(1, 10)), "white": tuple(range(1, 10))},
        "wines": {"red": tuple(range(1, 10)), "white": tuple(range(1, 10)), "blush": (4, 5, 9), "sparkling": (7, 9)},
    },
}  # fmt: skip


@pytest.fixture(autouse=True)
def noted() -> Iterator[None]:
    written.listen(True)
    yield
    written.listen(False)
    cache.forget()
    letters.choose(1)
    contrast.choose("normal")
    use_language(FIRST)


def position(state: str, time: str, seats: int = 6) -> View:
    """A table where every seat has an estate in this state; the wake-up order runs against that of the seats."""
    view = Session(KeptGame.begin(COLOURS[:seats], COLOURS[:seats], 5, {})).view(None)
    vines = {"crowded": CROWDED, "empty": ((), (), ()), "full": SPARSE}[state]
    fields = tuple(
        replace(
            field, vines=grown, value=sum(sum(cards()[one].printed[colour] for colour in VALUES) for one in grown),
            sold=state == "empty" and field.limit == 7, harvested=state == "crowded" and field.limit == 7,
        )
        for field, grown in zip(view.seats[0].fields, vines, strict=True)
    )  # fmt: skip
    own = {"fields": fields, **STATES[state]}
    everybody = tuple(replace(seat, **own) for seat in view.seats)
    order = () if state == "empty" else tuple(reversed(range(seats)))
    standing = {"yoke": ((0, "grande"),)} if state == "full" else {}
    return replace(view, season=time, seats=everybody, order=order, occupied=standing)


@pytest.mark.parametrize(
    ("state", "time", "size", "text", "theme", "code"),
    [
        ("crowded", "summer", (1920, 1080), 100, "normal", "en"), ("empty", "spring", (1280, 720), 100, "normal", "ru"),
        ("full", "winter", (1280, 720), 100, "high", "it"), ("full", "fall", (1024, 768), 100, "normal", "es"),
        ("empty", "winter", (1920, 1080), 150, "normal", "ru"), ("full", "spring", (1280, 720), 150, "high", "en"),
        ("crowded", "fall", (1920, 1080), 125, "normal", "it"), ("full", "summer", (1280, 720), 175, "normal", "it"),
        ("empty", "fall", (1280, 720), 125, "normal", "es"), ("crowded", "winter", (1280, 720), 100, "normal", "ru"),
    ],
)  # fmt: skip
def test_every_word_of_estate_and_rail_can_be_read(
    state: str, time: str, size: tuple[int, int], text: TextSize, theme: Theme, code: str
) -> None:
    app = App(GameRoutes, size, Settings(animation="instant", text=text, contrast=theme, language=code))
    use_language(code)
    layout = layout_of(size, letters.share())
    view = position(state, time)
    drawing = PersonalDrawing([colour.title() for colour in COLOURS], COLOURS)
    sheet = Sheet(size)
    sheet.fill("#221820")
    drawing.draw_mat(sheet, app.screen, layout, view, 0, frozenset(), foreign=state == "full")
    found = faults(sheet, app.screen.scale)
    for seats in (1, 2, 3, 4, 5, 6):
        rail = Sheet(size)
        rail.fill("#221820")
        some = replace(view, seats=view.seats[:seats], order=tuple(seat for seat in view.order if seat < seats))
        drawing.draw_rail(rail, app.screen, some, spread_of(some, layout, 0), 0, 0, -1)
        found += [f"{seats} seats: {fault}" for fault in faults(rail, app.screen.scale)]
    assert not found, "\n".join(found)
    assert not shortened(sheet)
    if text >= 150:
        crowded = [app.screen.pixels(layout.field_box(f.limit)) for f in view.seats[0].fields if len(f.vines) > 2]
        assert not list(not_grown(sheet, app.screen.scale, crowded))


def test_panels_keep_their_place_while_the_order_of_play_changes() -> None:
    layout = layout_of((1920, 1080))
    view = position("crowded", "summer", 4)
    orders = [view.order, (2, 0, 3, 1), ()]
    for order in orders:
        spread = spread_of(replace(view, order=order), layout, 0)
        assert [spread.box(Ref("seat", str(seat))) for seat in range(4)] == list(layout.rail_panels(4))
    drawing = PersonalDrawing(COLOURS, COLOURS)
    for order in orders:
        looks = [drawing.panel_look(replace(view, order=order), seat) for seat in view.seats]
        assert [look.place for look in looks] == [order.index(i) + 1 if order else 0 for i in range(4)]


def test_the_best_wines_of_each_kind_come_first() -> None:
    """As many bottles as find room: one of each kind, then second ones."""
    wines = ((2, 9, 5), (3,), (4, 8), (7, 8, 9))
    assert rail_store.shown(wines, 400) == [2, 1, 2, 2]
    assert rail_store.shown(wines, 4 * 28) == [1, 1, 1, 1]
    assert rail_store.shown(wines, 5 * 28) == [2, 1, 1, 1]
    assert rail_store.best((2, 9, 5), 2) == [9, 5]

    def picture(values: rail_store.Store, height: float) -> bytes:
        canvas = Canvas(260, 80)
        rail_store.store(canvas, values, Box(4, 4, 160, height))
        return pygame.image.tobytes(canvas.surface(), "RGBA")

    for height in (33, 70):
        few: rail_store.Store = ((), (), (2, 5), (), (), ())
        assert picture(few, height) != picture(((), (), (2, 6), (), (), ()), height)
        assert picture(few, height) != picture(((), (), (), (2, 5), (), ()), height)


def test_marks_follow_the_shape_of_what_they_mark() -> None:
    """A bottle is marked whole, by a niche round it; a grape by a ring round its token."""
    layout = layout_of((1920, 1080))
    view = position("full", "summer", 2)
    spread = spread_of(view, layout, 0)
    on_table = things(view, 0, 0, spread, ())
    lying = {thing.ref: thing.box for thing in on_table}
    app = App(GameRoutes, (1920, 1080), Settings(animation="instant"))
    marks = ViticultureMarks(app.screen.surface, app.screen, view, spread, on_table, {}, None)
    wine, grape = Ref("wine", "red.4"), Ref("grape", "red.4")
    assert lying[wine].h > lying[wine].w
    assert marks.spot(wine) is None
    assert marks.radius(wine) > marks.radius(Ref("card", "merlot"))
    ring = marks.spot(grape)
    assert ring is not None
    assert ring.box == lying[grape]
