"""The cellar book: an open book on the table with tabs at its side, and corks that stand for what was counted."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface
from pygame.transform import scale as scaled

from game.art.ground import table_ground
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import LEAST, Canvas
from game.art.kit.palette import BRASS, CREAM, INK, PAPER, SELECT, WINE, Colour, mix
from game.art.kit.shapes import NONE, Fragment, group, path, rect
from game.art.labels import LABEL_BLEED
from game.art.landscape import bunch, leaf

PAGES = (Box(124, 78, 706, 868), Box(934, 78, 706, 868))
"""What can be written on of the left and of the right page, in design px of a picture of 1920 by 1080."""
SPINE = 882.0
TAB = Box(1694, 96, 184, 112)
"""The uppermost tab."""
TAB_PITCH = 128.0
_ROOM = TAB.w - 30
"""The width that words of a tab have, which is less wide where it is not open."""
LEADING = 1.14
"""From one line on a tab to the next, in its letters."""
_PAGE, _UNLIT = "#FBF3DE", "#1E1014"
"""The paper, and what darkens the tabs that are not open."""
CORK = 25.0
"""How far two corks are apart at most."""
MOST_CORKS = 16


@kept(2)
def open_book(scale: float) -> Surface:
    """The open book without words on the wooden table, 1920 by 1080 design px."""
    canvas = Canvas(1920, 1080, scale)
    canvas.picture(table_ground(scale), 0, 0)
    canvas.layer()
    left, right, top, foot = 46.0, 1732.0, 46.0, 978.0
    out = rect(left + 12, top + 20, right - left, foot - top, "#0B0608", 16, opacity=0.6)
    out += rect(left, top, right - left, foot - top, "#5A1A2A", 16, INK, 4)
    out += rect(left + 10, top + 10, right - left - 20, foot - top - 20, NONE, 12, BRASS, 2)
    for k in range(5):
        edge = mix(PAPER, "#B9A27A", 0.5 - k * 0.1)
        out += rect(70 + k * 3, 62, right - 94 - k * 6, foot - 84 - k * 3, edge, 4, "#8A735C", 1)
    for side in (-1, 1):
        out += path(_leaf(side), _PAGE, INK, 2.4)
    for k, w in enumerate((124, 96, 70, 46, 28, 12)):
        x = SPINE - w
        out += path(
            f"M{SPINE},92C{SPINE - w * 0.4},{92 - w * 0.06} {SPINE - w * 0.7},{92 - w * 0.1} {x},{92 - w * 0.12}"
            f"V{952 - w * 0.16}C{SPINE - w * 0.6},{952 - w * 0.1} {SPINE},952 {SPINE},952Z", "#B98F4E", opacity=0.08
        )  # fmt: skip
        if k:
            x = SPINE + w * 0.6
            out += path(f"M{SPINE},92L{x},{92 - w * 0.07}V{952 - w * 0.09}L{SPINE},952Z", "#B98F4E", opacity=0.07)
    canvas.draw(out + path(f"M{SPINE - 17},944V1052L{SPINE},1036L{SPINE + 17},1052V944Z", WINE, INK, 2.4))
    return canvas.surface(grain=4)


def _leaf(side: int) -> str:
    """The outline of a page, -1 the left and 1 the right one."""

    def at(x: float, y: float) -> str:
        return f"{SPINE + side * x},{y}"

    return (
        f"M{at(796, 64)}C{at(560, 50)} {at(226, 56)} {at(0, 92)}V952"
        f"C{at(226, 916)} {at(560, 910)} {at(796, 928)}Z"
    )  # fmt: skip


def turned(before: Surface, after: Surface, onward: bool, share: float, scale: float) -> Surface:
    """The book while a page is turned by a share (0-1) of its way: what was open ``before`` and is open ``after``.

    ``onward`` the right page comes over to the left, else the left one to the right.
    """
    spine, reach = round(SPINE * scale), round(800 * scale)
    top, tall = round(48 * scale), round(930 * scale)
    left, right = Rect(spine - reach, top, reach, tall), Rect(spine, top, reach, tall)
    first, second = (right, left) if onward else (left, right)
    sheet = after.copy()
    sheet.blit(before, second, second)
    source, side = (before, first) if share < 0.5 else (after, second)
    wide = max(1, round(reach * abs(1 - 2 * share)))
    leaf = scaled(source.subsurface(side), (wide, tall))
    sheet.blit(leaf, (spine if side is right else spine - wide, top))
    return sheet


def tab_box(index: int) -> Box:
    """A tab at the right side of the book."""
    return TAB._replace(y=TAB.y + index * TAB_PITCH)


class TabLook(NamedTuple):
    """A tab: its sign, words and ink; the ``chosen`` one stands out farther, a ``lit`` one is pointed at."""

    icon: str
    words: str
    ink: Colour
    chosen: bool
    lit: bool


class _Place(NamedTuple):
    """Where the words of a tab stand: their middle, how many lines and how much height they have."""

    middle: float
    most: int
    room: float


def _place(sign: bool, tall: float) -> _Place:
    """The place of the words under a sign; without one they have all of the tab."""
    return _Place(tall - 30, 2, min(48.0, tall - 50)) if sign else _Place(tall / 2, 3, tall - 10)


def has_sign(words: str, scale: float) -> bool:
    """Whether a tab with these words has room for a sign above them."""
    return len(Canvas(4, 4, scale).lines(words, "bold", LEAST, _ROOM)) <= _place(True, TAB.h).most


def tab_letters(words: str, sign: bool, tall: float, scale: float) -> float:
    """The largest letters in which words find room on a tab so high, with a ``sign`` or without."""
    place = _place(sign, tall)
    return Canvas(4, 4, scale).fitting(words, "bold", 21, _ROOM, place.most, LEADING, place.room).size


@kept(30)
def tab(look: TabLook, scale: float, tall: float = TAB.h, letters: float = 0) -> Surface:
    """A tab, so high, LABEL_BLEED larger than its box on every side; its words in these ``letters``, if not as large
    as there is room for."""
    margin, w, h = LABEL_BLEED, TAB.w, tall
    canvas = Canvas(w + 2 * margin, h + 2 * margin, scale, origin=(-margin, -margin))
    reach = w if look.chosen else w - 16
    ground = look.ink if look.chosen else mix(look.ink, _UNLIT, 0.42)
    shape = f"M0,0H{reach - 12}Q{reach},0 {reach},12V{h - 12}Q{reach},{h} {reach - 12},{h}H0Z"
    canvas.draw(path(f"M4,6H{reach + 4}V{h + 6}H4Z", "#0B0608", opacity=0.4), path(shape, ground, INK, 2.6))
    if look.chosen:
        canvas.draw(path(f"M0,6H{reach - 7}V{h - 6}H0", NONE, BRASS, 5))
    if look.lit:
        canvas.draw(path(shape, NONE, SELECT, 4))
    canvas.layer()
    if look.icon:
        canvas.icon(look.icon, reach / 2, (h - 48) / 2, min(46.0, h - 66), True)
    place = _place(bool(look.icon), h)
    size = letters or tab_letters(look.words, bool(look.icon), h, scale)
    words = canvas.fitting(look.words, "bold", 21, _ROOM, place.most, LEADING, place.room).words
    ink = CREAM if look.chosen else "#E6D6BC"
    canvas.text(
        reach / 2, place.middle, words, "bold", size, ink, "centre", "middle", _ROOM + 4, LEADING, place.most
    )  # fmt: skip
    return canvas.surface()


def corks(won: int, others: int, room: float) -> Fragment:
    """Corks on a board from 0, 0 to the right: stained with wine for what was ``won``, and clean ones for the others.

    Where they are many a dark cork stands for ten and a bottle for a hundred.
    """
    pieces: list[Fragment] = []
    for count, stained in ((won, True), (others, False)):
        if not many(won + others):
            pieces += [cork("one", stained)] * count
            continue
        pieces += [bottle()] * (count // 100) + [cork("ten", stained)] * (count % 100 // 10)
        pieces += [cork("one", stained)] * (count % 10)
    step = min(CORK, room / len(pieces)) if pieces else 0
    stand = "".join(group(piece, (k + 0.5) * step, 0) for k, piece in enumerate(pieces))
    return rect(-6, 1, room + 12, 3, "#CDB58A") + stand


def many(count: int) -> bool:
    """Whether so many are too many for a cork each."""
    return count > MOST_CORKS


def cork(worth: str, stained: bool) -> Fragment:
    """A cork that stands at 0, 0, its foot stained with wine or clean."""
    body, light, veins = ("#D9A86A", "#EBC890", "#8A5A30") if worth == "one" else ("#7A4A2A", "#A06A40", "#3A2010")
    out = rect(-7, -26, 14, 28, body, 3, INK, 1.8) + rect(-5.5, -24, 4, 24, light)
    if stained:
        out += rect(-6.2, -6, 12.4, 7, "#7A1B38", 2)
    return out + path("M-2,-18h3M1,-12h3M-3,-9h2", NONE, veins, 1.4)


def bottle() -> Fragment:
    """A bottle as high as a cork and a half that stands at 0, 0."""
    glass = "M-3,-42H3V-30C8,-27 9,-22 9,-18V2H-9V-18C-9,-22 -8,-27 -3,-30Z"
    return path(glass, "#23402E", INK, 1.8) + rect(-8, -17, 16, 12, "#F7EEDC") + rect(-4, -44, 8, 8, WINE, 1, INK, 1.2)


def pressed() -> Fragment:
    """A vine that was pressed between two pages, some 300 high around 0, 0."""
    out = path("M-6,-160C14,-120 -20,-80 0,-20", NONE, "#6B4E2C", 7)
    for x, y, size, turn in ((-62, -72, 1.3, 200), (62, -88, 1.2, 150), (54, 64, 0.9, 110)):
        out += leaf(x, y, size, turn, "#8C9A58", "#5C6A36")
    return out + bunch(0, -40, 1.5)
