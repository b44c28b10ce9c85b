"""What is written in the open rulebook: a list on its left page, an entry on its right one, and where it lies."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art import book
from game.art import glossary as glossary_art
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import CARD, CREAM, GOLD, INK, INK2, LINE, SELECT, WINE
from game.art.kit.shapes import NONE, circle, line, rect
from game.text import glossary, rulebook
from game.text.messages import say
from game.window.widgets.faces import MARGIN

LEFT, RIGHT = book.PAGES
TOP, FOOT = 96.0, 898.0
"""Upper and lower end of what is written on a page."""
SEARCH_HEIGHT, LABEL, MOST_LABEL = 56.0, 108.0, 170.0
"""Height of the field for a search, and how wide the word before it may be, usually and at most."""
HEAD = 196.0
"""The middle of the heading of the list."""
ROWS_TOP = 238.0
PAGER = Box(LEFT.x + 190, FOOT - 52, LEFT.w - 380, 52)
ROW, MOST_ROW = 52.0, 66.0
"""Height of a row of the list, and with the largest words."""
TABS_TOP, TABS_FOOT, MOST_TAB, TAB_GAP = 72.0, 980.0, 112.0, 8.0
BUTTONS_TOP, BUTTON_HEIGHT = 994.0, 66.0
BACK = Box(60, BUTTONS_TOP, 230, BUTTON_HEIGHT)
WAY = Box(310, BUTTONS_TOP, 380, BUTTON_HEIGHT)
OTHER = Box(1330, BUTTONS_TOP, 380, BUTTON_HEIGHT)
DISC = 76.0
"""Width of the disc with the sign of the chapter."""
TITLE_ROOM = RIGHT.w - DISC - 24
TITLE, MOST_TITLE = 40.0, 54.0
TEXT, MOST_TEXT, LEADING = 27.0, 42.0, 1.28
LEAST_TEXT = 22.0
LINK, MOST_LINK, LINK_GAP = 48.0, 58.0, 8.0
IDS, MOST_IDS = 18.0, 22.0


class Written(NamedTuple):
    """How an entry is laid on the right page, in design px of the picture."""

    title: float
    """The letters of the title."""
    title_lines: int
    body: Box
    letters: float
    """The letters of the text."""
    links: tuple[Box, ...]
    """The buttons of the entries that are to be seen as well."""
    ids: Box


def search_box() -> Box:
    """The field for words to look for."""
    label = grown(LABEL, MOST_LABEL)
    return Box(LEFT.x + label, TOP, LEFT.w - label - 14, SEARCH_HEIGHT)


def tab_height(count: int) -> float:
    """How high a tab is, of so many."""
    return min(MOST_TAB, (TABS_FOOT - TABS_TOP + TAB_GAP) / count - TAB_GAP)


def tab_box(index: int, count: int) -> Box:
    """The tab of a chapter, of so many."""
    tall = tab_height(count)
    return Box(book.TAB.x, TABS_TOP + index * (tall + TAB_GAP), book.TAB.w, tall)


def row_pitch() -> float:
    """From one row of the list to the next."""
    return grown(ROW, MOST_ROW)


def rows(count: int) -> int:
    """How many rows are seen at once, of so many in all."""
    whole = int((FOOT - ROWS_TOP) / row_pitch())
    return whole if count <= whole else int((PAGER.y - 8 - ROWS_TOP) / row_pitch())


def row_box(index: int) -> Box:
    """A row of the list."""
    return Box(LEFT.x, ROWS_TOP + index * row_pitch(), LEFT.w - 12, row_pitch() - 5)


@kept(40)
def written(game: str, entry: rulebook.Entry, scale: float) -> Written:
    """Where the parts of an entry lie: title and text from above, links and the ids of its rules from below."""
    canvas = Canvas(4, 4, scale)
    title = canvas.fitting(rulebook.title(game, entry.entry), "display", TITLE, TITLE_ROOM, 2, 1.04, 2 * MOST_TITLE)
    size = min(title.size, MOST_TITLE)
    lines = len(canvas.lines(title.words, "display", size, TITLE_ROOM, most=2))
    top = TOP + max(DISC, lines * size * 1.04) + 30
    ids_tall = _ids_height(canvas, entry)
    ids = Box(RIGHT.x, FOOT - ids_tall, RIGHT.w, ids_tall)
    tall = grown(LINK, MOST_LINK)
    step = tall + LINK_GAP
    first = ids.y - 16 - len(entry.see) * step
    links = tuple(Box(RIGHT.x, first + i * step, RIGHT.w - 14, tall) for i in range(len(entry.see)))
    foot = first - grown(26, 34) - 12 if links else ids.y - 18
    body = Box(RIGHT.x, top, RIGHT.w - 14, foot - top)
    return Written(size, lines, body, _letters(canvas, rulebook.text(game, entry.entry), body), links, ids)


def _letters(canvas: Canvas, words: str, body: Box) -> float:
    """The largest letters in which the words find room."""
    size = grown(TEXT, MOST_TEXT)
    while size > LEAST_TEXT - 4 and text_height(canvas, words, size, body.w) > body.h:
        size -= 1
    return size


def text_height(canvas: Canvas, words: str, letters: float, room: float) -> float:
    """How high the words are in these letters, in design px."""
    return (len(canvas.lines(words, "medium", letters, room)) - 1) * letters * LEADING + letters * 1.2


def _ids(entry: rulebook.Entry) -> str:
    return "   ".join(entry.rules)


def _ids_height(canvas: Canvas, entry: rulebook.Entry) -> float:
    return len(canvas.lines(_ids(entry), "medium", grown(IDS, MOST_IDS), RIGHT.w - 14)) * grown(IDS, MOST_IDS) * 1.2


def term_boxes(game: str, entry: rulebook.Entry, scale: float) -> tuple[tuple[str, Box], ...]:
    """The terms of the glossary in the text of an entry, and where they stand."""
    canvas, place = Canvas(4, 4, scale), written(game, entry, scale)
    size, found = place.letters, []
    lines = canvas.lines(rulebook.text(game, entry.entry), "medium", size, place.body.w)
    for i, (words, spots) in enumerate(zip(lines, glossary.spots_in(lines, game), strict=True)):
        for spot in spots:
            left = place.body.x + canvas.measure(words[: spot.start], "medium", size)
            wide = canvas.measure(words[spot.start : spot.end], "medium", size)
            top = place.body.y + i * size * LEADING
            found.append((spot.term, Box(left - 4, top - 3, wide + 8, size * LEADING)))
    return tuple(found)


def explained(game: str, entry: rulebook.Entry, term: str, scale: float) -> tuple[Box, Box]:
    """Where the entry of a term of the glossary is shown, and the part of the page that gives way to it.

    It stands below the text where there is room for it, else in the place of the links.
    """
    place = written(game, entry, scale)
    used = place.body.y + text_height(
        Canvas(4, 4, scale), rulebook.text(game, entry.entry), place.letters, place.body.w
    )
    tall = glossary_art.height(term, RIGHT.w - 14, scale) + 8
    free = Box(RIGHT.x - 10, used + 8, RIGHT.w + 20, place.body.bottom - used - 8)
    if tall <= free.h:
        top = free.y + min(30.0, (free.h - tall) / 2)
    else:
        top = FOOT + 14 - tall
        step = place.letters * LEADING
        # Of a line that would be half covered nothing is seen.
        upper = min(place.body.bottom + 4, place.body.y + (top - place.body.y) // step * step if top < used else 1080)
        free = Box(free.x, upper, free.w, FOOT + 14 - upper)
    return Box(RIGHT.x, top, RIGHT.w - 14, tall), free


@kept(8)
def list_page(head: str, none: str, scale: float) -> pygame.Surface:
    """The book with the heading of the list; ``none`` is said in its place where nothing is listed."""
    canvas = Canvas(1920, 1080, scale)
    canvas.picture(book.open_book(scale), 0, 0)
    canvas.layer()
    middle = TOP + SEARCH_HEIGHT / 2
    canvas.fit(LEFT.x, middle, say("rulebook-search"), "bold", 22, grown(LABEL, MOST_LABEL) - 12, INK2, tall=44)
    found = canvas.fitting(head, "display", 34, LEFT.w - 12, tall=52)
    canvas.text(LEFT.x, HEAD, found.words, "display", found.size, WINE, valign="middle", wrap=LEFT.w - 8, most=1)
    _double_rule(canvas, LEFT.x, HEAD + 30, LEFT.w - 12)
    if none:
        room = LEFT.w - 120
        said, size = canvas.fitting(none, "medium", 28, room, 6, 1.25, 300)
        canvas.icon("rules", LEFT.x + LEFT.w / 2, 400, 110, colour=LINE)
        canvas.text(
            LEFT.x + LEFT.w / 2, 490, said, "medium", size, INK, "centre", wrap=room, leading=1.25, most=6
        )  # fmt: skip
    return canvas.surface()


def _double_rule(canvas: Canvas, x: float, y: float, w: float) -> None:
    canvas.draw(line(x, y, x + w, y, INK, 2), line(x, y + 5, x + w, y + 5, GOLD, 1.4))


@kept(20)
def entry_page(game: str, entry: rulebook.Entry, icon: str, scale: float) -> pygame.Surface:
    """The right page with an entry, to be laid at RIGHT.x, 0 over the book."""
    place = written(game, entry, scale)
    canvas = Canvas.over((RIGHT.x - 10, 0, RIGHT.w + 20, 960), scale)
    middle = TOP + max(DISC, place.title_lines * place.title * 1.04) / 2
    _disc(canvas, icon, RIGHT.x + DISC / 2, middle)
    found = canvas.fitting(rulebook.title(game, entry.entry), "display", TITLE, TITLE_ROOM, 2, 1.04, 2 * MOST_TITLE)
    canvas.text(
        RIGHT.x + DISC + 20, middle, found.words, "display", place.title, WINE, valign="middle", wrap=TITLE_ROOM,
        leading=1.04, most=2,
    )  # fmt: skip
    _double_rule(canvas, RIGHT.x, place.body.y - 18, RIGHT.w - 14)
    canvas.text(
        place.body.x, place.body.y, rulebook.text(game, entry.entry), "medium", place.letters, INK,
        wrap=place.body.w, leading=LEADING, terms=game,
    )  # fmt: skip
    _tailpiece(canvas, place, rulebook.text(game, entry.entry))
    if place.links:
        y = place.links[0].y - grown(26, 34) / 2 - 6
        canvas.fit(RIGHT.x, y, say("rulebook-see"), "italic", 22, RIGHT.w - 14, INK2, tall=grown(26, 34))
    canvas.draw(line(RIGHT.x, place.ids.y - 8, RIGHT.x + RIGHT.w - 14, place.ids.y - 8, LINE, 1.4))
    canvas.text(place.ids.x, place.ids.y, _ids(entry), "medium", grown(IDS, MOST_IDS), INK2, wrap=RIGHT.w - 14)
    return canvas.surface()


def _disc(canvas: Canvas, icon: str, x: float, y: float) -> None:
    r = DISC / 2 - 3
    canvas.draw(circle(x, y, r, CARD, INK, 2.4), circle(x, y, r - 5, NONE, GOLD, 1.6))
    canvas.icon(icon, x, y, DISC * 0.62)


def _tailpiece(canvas: Canvas, place: Written, words: str) -> None:
    """A bunch of grapes between two rules below a short text, as old books have it."""
    used = place.body.y + text_height(canvas, words, place.letters, place.body.w)
    room = place.body.bottom - used
    if room < 110:
        return
    x, y = place.body.x + place.body.w / 2, used + min(90.0, room / 2)
    canvas.draw(line(x - 150, y, x - 40, y, GOLD, 1.6), line(x + 40, y, x + 150, y, GOLD, 1.6))
    canvas.icon("grape_red", x, y, 50)


@kept(80)
def row(words: str, w: float, h: float, chosen: bool, plays: bool, lit: bool, scale: float) -> pygame.Surface:
    """The title of an entry in the list; the ``chosen`` one is open, a ``lit`` one is pointed at.

    One that ``plays`` has an example.
    """
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale, origin=(-MARGIN, -MARGIN))
    if chosen:
        canvas.draw(rect(0, 0, w, h, WINE, 7, INK, 2))
    else:
        canvas.draw(line(6, h + 2, w - 6, h + 2, LINE, 1.1))
    if lit:
        canvas.draw(rect(-3, -3, w + 6, h + 6, NONE, 10, SELECT, 3))
    ink = CREAM if chosen else INK
    canvas.fit(16, h / 2, words, "bold", 23, w - 92, ink, tall=h - 4)
    if plays:
        canvas.icon("play_btn", w - (62 if chosen else 24), h / 2, 22, on_dark=chosen, colour=CREAM if chosen else WINE)
    if chosen:
        canvas.icon("page_on", w - 24, h / 2, 26, on_dark=True, colour=CREAM)
    return canvas.surface()


@kept(40)
def link(words: str, w: float, h: float, lit: bool, scale: float) -> pygame.Surface:
    """The way to another entry."""
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale, origin=(-MARGIN, -MARGIN))
    canvas.draw(rect(0, 0, w, h, CARD, 7, LINE, 1.6))
    if lit:
        canvas.draw(rect(-3, -3, w + 6, h + 6, NONE, 10, SELECT, 3))
    canvas.icon("page_on", 24, h / 2, 24, colour=WINE)
    canvas.fit(46, h / 2, words, "bold", 22, w - 58, INK, tall=h - 4)
    return canvas.surface()


@kept(40)
def term(w: float, h: float, lit: bool, scale: float) -> pygame.Surface:
    """What lies over a term of the text: a ring where it is pointed at."""
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale, origin=(-MARGIN, -MARGIN))
    if lit:
        canvas.draw(rect(0, 0, w, h, NONE, 6, SELECT, 3))
    return canvas.surface()


@kept(40)
def tab(icon: str, words: str, letters: float, chosen: bool, lit: bool, count: int, scale: float) -> pygame.Surface:
    """The tab of a chapter, of so many, in letters of this size; without an ``icon`` its words have all of it."""
    look = book.TabLook(icon, words, WINE if chosen else "#4A5A2E", chosen, lit)
    return book.tab(look, scale, tab_height(count), letters)


class Tabs(NamedTuple):
    """How all tabs look: whether they bear the signs of their chapters, and their letters."""

    signs: bool
    letters: float


@kept(4)
def tabs(titles: tuple[str, ...], scale: float) -> Tabs:
    """How the tabs of chapters with these titles look; where words need the room they do without signs."""
    signs = not large() and all(book.has_sign(title, scale) for title in titles)
    tall = tab_height(len(titles))
    return Tabs(signs, min(book.tab_letters(title, signs, tall, scale) for title in titles))
