"""The drawings: every one renders at every scale, the same each time, and keeps its words inside its box."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.art import (
    board_boxes,
    buttons,
    decks,
    figures,
    ground,
    log,
    marks,
    pieces,
    poster,
    rail,
    rail_facts,
    ribbon,
    signs,
    task,
    year_end,
)
from game.art.courses import Course
from game.art.estate import fields, land, store
from game.art.kit import cache, fonts, icons, palette
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, Canvas, text_size
from game.art.kit.grain import grain
from game.art.kit.shapes import dashed_rect, hatch
from game.art.valley import cart, place, season_names, wake_up, walls
from game.art.valley import ground as valley
from game.text.messages import say, use_language
from game.viticulture.layout import layout_of

LAYOUT = layout_of((1920, 1080))
SCALES = (2 / 3, 1.0)
LONG = "Incomparable harvesting opportunities everywhere in the neighbourhood of the vineyard"

FIELDS = (
    rail_facts.FieldFacts(5, 4, ("merlot", "malvasia")),
    rail_facts.FieldFacts(6, 5, ("pinot", "merlot"), harvested=True),
    rail_facts.FieldFacts(7, 0, (), sold=True),
)
STORE = ((3, 4), (2, 5), (2, 5), (3,), (6,), ())
BUILT = ("trellis", "irrigation", "cottage", "medium_cellar")
LAGO = rail_facts.PanelLook(
    "lago", "Lago", -3, 15, 2, (3, 1, 2, 1), 2, 4, True, 1, 4, "4th", False, True, FIELDS, BUILT, STORE, True
)
TABS = (
    ribbon.Tab("spring", "Spring", "past"),
    ribbon.Tab("summer", "Summer", "now"),
    ribbon.Tab("fall", "Fall", "next"),
    ribbon.Tab("winter", "Winter", "next"),
    ribbon.Tab("year_end", "Year end", "next"),
)
RIBBON = ribbon.RibbonLook("Year 4", "20 ends it", TABS, "Lago to play", "lago", ("undo", "redo", "menu"), ("redo",))
NAMES = season_names.SeasonNames("Wake-up", "Summer", "Fall", "Winter")
PLACE = place.PlaceLook("sell_grape_or_field", "Sell grapes or a field", 3, (0,), 2, 1, False, False)
TASK = task.TaskLook("cotto", "Cotto", "Place a worker", "Build a structure:", "One lira short.", "refused")
LINES = (log.LogLine("", "Year 4"), log.LogLine("lago", "Lago drew a vine card"), log.LogLine("cotto", LONG, True))
GAINS = (year_end.YearGain("lago", "+3", "+11"), year_end.YearGain("cotto", "\u22121", "+4"))
STEPS = (year_end.YearEndStep("age", "Grapes and wines age", (("lago", "+2"), ("cotto", "+1")), True),)
YEAR_END = year_end.YearEndLook(4, "Year end", LONG, STEPS, GAINS, "Earned this year", ("lago", "cotto"))
PLATE_BOX = Box(0, 0, 298, 258)
DOOR = store.DoorLook("Large cellar", 6, False)
FIGURES = figures.FiguresLook(
    "Where the points came from",
    "Year 7",
    (figures.Fact("achievement", "Best year", "Lago"),),
    (figures.Source("fill_order", "Orders"), figures.Source("vp_lost", "Lost")),
    (figures.Row(1, "lago", "Lago", "7 lira", (12, -1), 23), figures.Row(2, "calce", "Calce", "", (0, 0), -2)),
    "Total",
    "points",
    "Points, year by year",
    (Course("lago", "Lago", (1, 9, 23)), Course("calce", "Calce", (0, -4, -2))),
)

EXPLAINED = ("Fill an order", "winter", "fill_order", LONG, "No wine.")
PANEL_DRAWINGS: dict[str, tuple[Callable[..., pygame.Surface], Box]] = {
    "board": (partial(valley.ground, "fall"), board_boxes.BOARD),
    "fall": (partial(cart.fall, "or", False), board_boxes.FALL),
    "deck": (partial(decks.tray, "order", 0, 3, "order_1", False), board_boxes.deck_stand("order")),
    "task": (partial(task.task_panel, TASK, LAYOUT.frame.task, LAYOUT.frame.task_row.y), LAYOUT.frame.task),
    "log": (partial(log.log, LINES, LAYOUT.frame.log), LAYOUT.frame.log),
    "inspector": (
        partial(log.inspector, *EXPLAINED, LAYOUT.frame.log, game="viticulture"),
        LAYOUT.frame.log,
    ),
    "hand": (partial(ground.hand_frame, "Hand", LAYOUT.frame.hand), LAYOUT.frame.hand),
    "mat": (partial(land.ground, "nero", "fall"), LAYOUT.frame.mat),
    "field": (partial(fields.field, fields.FieldLook(6, 5), "summer"), LAYOUT.field_box(6)),
    "meadow": (partial(fields.field, fields.FieldLook(6, 0, "sold", "sold"), "winter"), LAYOUT.field_box(6)),
    "cellar": (partial(store.cellar, DOOR._replace(built=True), DOOR, True), LAYOUT.cellar),
    "year end": (partial(year_end.plate, YEAR_END, 1, PLATE_BOX), PLATE_BOX),
}


ON_THE_GROUND: dict[str, tuple[Callable[..., pygame.Surface], Box, float]] = {
    "place": (partial(place.place, PLACE), board_boxes.action_cell(PLACE.action), place.MARGIN),
    "row": (partial(wake_up.wake_row, 5, False, "first", False), board_boxes.wake_up_row(5), BLEED),
    "cart": (partial(cart.cart, "Gain 1 lira", "any number of workers", "winter", True, 2), board_boxes.CART, BLEED),
    "names": (partial(season_names.season_names, "fall", NAMES), season_names.BOX, 0),
    "walls": (walls.walls, walls.BOX, 0),
}
"""What lies on the ground of the board, which is seen beside it: how it is drawn, its box, and its margin."""


def paint(surface: pygame.Surface) -> str:
    """A fingerprint of what a picture shows."""
    return hashlib.sha256(pygame.image.tobytes(surface, "RGBA")).hexdigest()


def painted(surface: pygame.Surface, box: pygame.Rect | None = None) -> int:
    """How many pixels of a picture, or of a part of it, are not clear."""
    part = surface.subsurface(box.clip(surface.get_rect())) if box else surface
    return pygame.mask.from_surface(part, 0).count()


@pytest.fixture(params=SCALES)
def scale(request: pytest.FixtureRequest) -> float:
    return float(request.param)


@pytest.mark.parametrize("name", PANEL_DRAWINGS)
def test_a_panel_fills_its_box_and_stays_within_its_bleed(name: str, scale: float) -> None:
    draw, box = PANEL_DRAWINGS[name]
    picture = draw(scale=scale)
    assert picture.get_size() == (
        round((box.w + 2 * BLEED) * scale),
        round((box.h + 2 * BLEED) * scale),
    )
    assert painted(picture) > 0.6 * box.w * box.h * scale * scale


@pytest.mark.parametrize("name", ON_THE_GROUND)
def test_what_lies_on_the_ground_of_the_board_stays_within_its_margin(name: str, scale: float) -> None:
    draw, box, margin = ON_THE_GROUND[name]
    picture = draw(scale=scale)
    assert picture.get_size() == (round((box.w + 2 * margin) * scale), round((box.h + 2 * margin) * scale))
    assert painted(picture) > 0.25 * box.w * box.h * scale * scale


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_player_panel_of_the_rail_renders(seats: int, scale: float) -> None:
    for box, colour in zip(LAYOUT.rail_panels(seats), palette.PLAYERS, strict=False):
        picture = rail.panel(LAGO._replace(colour=colour, passed=colour == "sole"), box, scale)
        assert picture.get_size() == (round((box.w + 2 * BLEED) * scale), round((box.h + 2 * BLEED) * scale))
        assert painted(picture) > 0.9 * box.w * box.h * scale * scale


def test_whole_screens_fill_every_pixel() -> None:
    scale = 2 / 3
    for picture in (
        ground.table_ground(scale),
        poster.poster("Vendemmia", ("Viticulture",), scale),
        figures.figures(FIGURES, scale),
    ):
        assert picture.get_size() == (1280, 720)
        assert painted(picture) == 1280 * 720


def test_drawing_twice_gives_the_same_picture() -> None:
    drawings = {name: draw for name, (draw, *_) in (PANEL_DRAWINGS | ON_THE_GROUND).items()}
    for name, draw in drawings.items():
        kept = paint(draw(scale=0.5))
        cache.forget()
        assert paint(draw(scale=0.5)) == kept, name


def test_a_kept_picture_is_not_drawn_again(scale: float) -> None:
    assert place.place(PLACE, scale) is place.place(PLACE, scale)
    assert pieces.worker_picture("lago", "worker", 50, scale) is pieces.worker_picture("lago", "worker", 50, scale)


@pytest.mark.parametrize("slabs", [1, 2, 3])
@pytest.mark.parametrize("lacks", ["", "lira"])
def test_a_long_name_stays_on_its_sign(slabs: int, lacks: str, scale: float) -> None:
    look = place.PlaceLook("give_tour", LONG, slabs, lira=2, lacks=lacks)
    picture, plain = (place.place(one, scale).copy() for one in (look, look._replace(name=LONG[::-1])))
    cell = board_boxes.action_cell("give_tour")
    sign = board_boxes.name_sign(cell)
    left, top = (sign.x - cell.x + place.MARGIN) * scale, (sign.y - cell.y + place.MARGIN) * scale
    assert paint(picture) != paint(plain)
    changed = pygame.Rect(left, top, sign.w * scale, sign.h * scale).inflate(-4 * scale, -4 * scale)
    for image in (picture, plain):
        image.fill((0, 0, 0), changed)
    assert paint(picture) == paint(plain), "the name reaches beyond its sign"


@pytest.mark.parametrize("style", fonts.STYLES)
@pytest.mark.parametrize("words", [LONG, "short", "two\nlines of it"])
def test_wrapped_words_are_never_wider_than_their_room(style: Any, words: str, scale: float) -> None:
    canvas = Canvas(300, 200, scale)
    for most in (1, 2, None):
        lines = canvas.lines(words, style, 20, 170, most)
        assert most is None or len(lines) <= most
        for line in lines:
            assert canvas.measure(line, style, 20) <= 170


def test_shortened_words_end_with_an_ellipsis() -> None:
    px = text_size(20, 1)
    short = fonts.shortened(LONG, "bold", px, 120)
    assert short.endswith(fonts.ELLIPSIS)
    assert LONG.startswith(short[:-1])
    assert fonts.shortened("Lago", "bold", px, 120) == "Lago"


def test_a_missing_font_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_file", lambda _style: Path("nowhere.ttf"))
    with pytest.raises(fonts.FontsMissing, match=r"nowhere\.ttf is missing .* run python -m game\.tools\.build_fonts"):
        fonts.font("bold", 97)


@pytest.mark.parametrize(("valign", "top", "bottom"), [("top", 100, 120), ("middle", 90, 110), ("bottom", 80, 100)])
def test_capitals_stand_where_they_are_put(valign: Any, top: int, bottom: int) -> None:
    canvas = Canvas(200, 200)
    canvas.text(100, 100, "HIE", "extra", 20, "#000000", "centre", valign)
    ink = pygame.mask.from_surface(canvas.surface()).get_bounding_rects()
    whole = ink[0].unionall(ink[1:])
    assert top <= whole.top
    assert whole.bottom <= bottom
    assert abs(whole.centerx - 100) <= 1


def test_layers_lie_above_each_other() -> None:
    canvas = Canvas(20, 20)
    canvas.draw(hatch(0, 0, 20, 20, "#000000"))
    canvas.layer()
    canvas.draw('<rect x="0" y="0" width="20" height="20" fill="#FF0000"/>')
    assert canvas.surface().get_at((10, 10)) == (255, 0, 0, 255)


def test_dashes_travel_and_never_leave_their_box() -> None:
    still, moved = (paint(marks.legal_box(80, 60, 1, phase)) for phase in (0, 5))
    assert still != moved
    canvas = Canvas(120, 100)
    canvas.draw(dashed_rect(20, 20, 80, 60, "#000000", 3, 8, phase=4))
    rects = pygame.mask.from_surface(canvas.surface()).get_bounding_rects()
    assert rects[0].unionall(rects[1:]).contains(pygame.Rect(21, 21, 78, 58))
    assert pygame.Rect(18, 18, 84, 64).contains(rects[0].unionall(rects[1:]))
    assert len(rects) > 12


def test_each_mark_looks_different() -> None:
    looks = [draw(90, 60, 1) for draw in (marks.legal_box, marks.focus_box, marks.refused_box, marks.chosen_box)]
    discs = [marks.legal_disc(30, 1), marks.legal_disc(30, 1, 0, "G"), marks.focus_disc(30, 1)]
    discs += [marks.refused_disc(30, 1), marks.chosen_disc(30, 1)]
    for group in (looks, discs):
        assert len({paint(mark) for mark in group}) == len(group)
        assert len({paint(pygame.transform.grayscale(mark)) for mark in group}) == len(group)


def sprites() -> Iterator[pygame.Surface]:
    for colour in (*palette.PLAYERS, "grey"):
        for kind in ("worker", "grande"):
            yield pieces.worker_picture(colour, kind, 60, 1)
            yield pieces.worker_picture(colour, kind, 60, 1, ghost=True)
        yield pieces.rooster_picture(colour, 54, 1)
        yield pieces.cork_picture(colour, 14, 1)
        yield pieces.bottle_picture(colour, 44, 1)
        yield pieces.emblem_picture(colour, 18, 1)
    for kind in palette.DRINKS:
        for value in (1, 9):
            yield pieces.token_picture(kind, 47, 1, value)


def test_every_piece_is_whole_and_unlike_the_others() -> None:
    pictures = list(sprites())
    assert len({paint(picture) for picture in pictures}) == len(pictures)
    assert len({paint(pygame.transform.grayscale(picture)) for picture in pictures}) == len(pictures)
    for picture in pictures:
        w, h = picture.get_size()
        assert painted(picture) > 0.2 * w * h
        edges = (
            pygame.Rect(0, 0, w, 1),
            pygame.Rect(0, h - 1, w, 1),
            pygame.Rect(0, 0, 1, h),
            pygame.Rect(w - 1, 0, 1, h),
        )
        assert sum(painted(picture, edge) for edge in edges) == 0, "a piece is cut at the edge of its picture"


def test_a_temporary_worker_is_grey_whoever_owns_it() -> None:
    assert paint(pieces.worker_picture("lago", "temporary", 50, 1)) == paint(
        pieces.worker_picture("cotto", "temporary", 50, 1)
    )


def test_every_icon_draws_on_paper_and_on_dark() -> None:
    assert len(icons.names()) >= 162
    for name in icons.names():
        paper, dark = (pieces.icon_picture(name, 24, 1, on_dark) for on_dark in (False, True))
        assert painted(paper) > 15, name
        assert paint(paper) != paint(dark), name
    with pytest.raises(KeyError, match="there is no icon 'nothing'"):
        icons.drawing("nothing")


def test_every_sign_has_its_icon() -> None:
    used = {*signs.ACTIONS.values(), *signs.BONUSES.values(), *signs.SEASONS.values(), *signs.DECKS.values()}
    used |= set(signs.CELLAR_ROWS.values()) | {icon for row in signs.ROWS.values() for icon in row}
    used |= {*signs.LACKS.values(), *signs.CARDS.values()}
    used |= {deck.icon for deck in palette.DECKS.values()} | {drink.icon for drink in palette.DRINKS.values()}
    assert used <= icons.names()
    assert set(signs.ACTIONS) >= {*board_boxes.SUMMER, *board_boxes.WINTER}


@pytest.mark.parametrize("state", ["normal", "hover", "pressed", "disabled"])
@pytest.mark.parametrize("sort", ["go", "plain", "wine", "dark", "row"])
def test_a_button_keeps_long_words_inside(sort: str, state: str, scale: float) -> None:
    look = buttons.ButtonLook(180, 52, LONG, "confirm", sort, state)
    picture = buttons.button(look, scale)
    assert picture.get_size() == (round(192 * scale), round(64 * scale))
    left = pygame.Rect(0, 0, round(4 * scale), picture.get_height())
    right = pygame.Rect(picture.get_width() - round(3 * scale), 0, round(3 * scale), picture.get_height())
    assert painted(picture, left) == painted(picture, right) == 0
    assert paint(picture) != paint(
        buttons.button(look._replace(state="hover" if state != "hover" else "normal"), scale)
    )


def test_the_answers_begin_below_the_question() -> None:
    short = task.task_rest(TASK._replace(note=""), LAYOUT.frame.task, 1)
    long = task.task_rest(TASK._replace(note="", line=LONG), LAYOUT.frame.task, 1)
    assert LAYOUT.frame.task.y + 100 < short < long < LAYOUT.frame.task_row.y


def test_the_log_shows_its_last_lines() -> None:
    many = tuple(log.LogLine("lago", f"line {i}") for i in range(40))
    assert paint(log.log(many, LAYOUT.frame.log, 1)) == paint(log.log(many[-20:], LAYOUT.frame.log, 1))
    assert paint(log.log(many, LAYOUT.frame.log, 1)) != paint(log.log(many[:-1], LAYOUT.frame.log, 1))


def test_the_ribbon_and_its_turn_stay_on_the_screen(scale: float) -> None:
    picture = pygame.Surface((round(1920 * scale), round(76 * scale)))
    for part, x, y in ribbon.ribbon(RIBBON._replace(turn=LONG), LAYOUT.frame.ribbon_boxes(3), scale):
        picture.blit(part, (round(x * scale), round(y * scale)))
    first = LAYOUT.frame.ribbon_buttons(3)[0]
    gap = pygame.Rect(round((first.x - 12) * scale), round(12 * scale), round(8 * scale), round(40 * scale))
    ribbon_ink = pygame.Color(palette.RIBBON)
    part = picture.subsurface(gap)
    assert all(part.get_at((x, y)) == ribbon_ink for x in range(gap.w) for y in range(gap.h))


def test_grain_is_sparse_and_of_one_step() -> None:
    sheet = pygame.Surface((300, 300))
    sheet.fill((128, 128, 128))
    grain(sheet, 8)
    greys = [sheet.get_at((x, y)).r for x in range(0, 300, 3) for y in range(0, 300, 3)]
    assert set(greys) == {120, 128, 136}
    assert 0.08 < sum(grey != 128 for grey in greys) / len(greys) < 0.2


def lightness(colour: str) -> float:
    parts = [part / 255 for part in palette.rgb(colour)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    high, low = sorted((lightness(a), lightness(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_words_are_readable_on_their_grounds() -> None:
    grounds = [(inks.head, inks.words) for inks in palette.SEASONS.values()]
    grounds += [(inks.ground, inks.words) for inks in palette.DECKS.values()]
    grounds += [(inks.ground, inks.words) for inks in palette.DRINKS.values()]
    grounds += [(inks.body, inks.on) for inks in palette.PLAYERS.values()]
    grounds += [
        (sheet, ink) for sheet in (palette.PAPER, palette.CARD, palette.MAT) for ink in (palette.INK, palette.INK2)
    ]
    grounds += [(palette.CELLAR, palette.CREAM), (palette.CELLAR, palette.CREAM2), (palette.WINE, palette.CREAM)]
    for sheet, ink in grounds:
        assert contrast(sheet, ink) >= 4.5, (sheet, ink)


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
def test_the_cart_says_when_and_how_often_it_is_used(code: str) -> None:
    """What does not fit beside the label would be left out."""
    use_language(code)
    label, hint = say("action-gain_lira"), say("table-cart-hint")
    with_hint, without = (cart.cart(label, words, "summer", True, 0, 1.0) for words in (hint, ""))
    assert paint(with_hint) != paint(without)
