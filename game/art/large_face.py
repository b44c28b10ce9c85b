"""The large card: picture above, the rule in full words below, at 360 x 516 design px."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from game.art import card_marks, order_pictures, portraits, vines
from game.art.kit.canvas import Canvas, text_width
from game.art.kit.palette import CARD, DECKS, INK, INK2, LINE, PAPER, Colour, mix
from game.art.kit.raster import cut
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.patterns import pattern
from game.art.pieces import coin, laurel, token
from game.text.card_text import Face, Gain, card_foot, card_text, faces, parent_gains
from game.text.messages import say
from game.text.names import called, card_title
from game.text.printed import Card, cards
from game.text.wording import raised

WIDTH, HEIGHT = 360, 516
BAND = 86
LEAST_TITLE = 18.0
"""The smallest letters of a title; in those, and a little larger ones, it may take a third line."""
LEFT = 18
INNER = WIDTH - 2 * LEFT
FOOT = 44
_GAME = "viticulture"
_LEADING = 1.12
MOST_ALIKE = 2
"""So many icons of one kind a mama shows beside each other; where she brings more only the words say how many."""
_CLAUSE_GAP = 9
_OR_GAP = 17
"""Between options: room for the pill with "or", which touches only the edges of the boxes."""
_PAD = 7
_STRIP = 36
_DIVISIONS = (
    *((22.0, 150.0, _OR_GAP, 46.0), (21.0, 140.0, _OR_GAP, 46.0), (20.0, 128.0, _OR_GAP, 46.0)),
    *((19.0, 118.0, _OR_GAP, 46.0), (18.0, 100.0, _OR_GAP, 46.0), (18.0, 0.0, _OR_GAP, 46.0)),
    *((18.0, 0.0, 9.0, 36.0), (16.0, 0.0, 6.0, 30.0), (14.0, 0.0, 5.0, 24.0), (12.0, 0.0, 4.0, 18.0)),
)
"""Sizes of words, each with the least height of the picture, the gap at an "or" and the least height of a clause."""
LEAST_PICTURE = 60.0
"""A lower picture is left out."""
_WIDEST = 118
"""The widest box of icons that still leaves room for words beside it."""


def large_face(card: str, scale: float) -> Canvas:
    """Draw the whole card."""
    found = cards()[card]
    canvas = Canvas(WIDTH, HEIGHT, scale)
    _ground(canvas, found)
    draw = {"vine": _vine, "order": _order, "mama": _mama, "papa": _papa}.get(found.deck, _visitor)
    draw(canvas, found, scale)
    _rule(canvas, 24, HEIGHT - 38)
    left, right = card_foot(card)
    canvas.text(26, HEIGHT - 24, left, "bold", 18, INK2, valign="middle")
    size, room = 18.0, WIDTH - 64 - text_width(left, "bold", 18)
    while size > 10 and text_width(right, "bold", size) > room:
        size -= 0.5
    canvas.text(WIDTH - 26, HEIGHT - 24, right, "bold", size, INK2, "right", "middle")
    return canvas


def _rule(canvas: Canvas, left: float, y: float, opacity: float = 1) -> None:
    """A thin line over the card's width between equal margins."""
    stroke = line(left, y, WIDTH - left, y, LINE, 1, opacity=opacity)
    canvas.piece((left - 1, y - 1, WIDTH - 2 * left + 2, 2), stroke)


def _ground(canvas: Canvas, card: Card) -> None:
    inks = DECKS[card.deck]
    w, h = WIDTH, HEIGHT
    tokens = 54 * sum(1 for colour in ("red", "white") if card.printed.get(colour)) if card.deck == "vine" else 0
    room = w - 112 - tokens - (6 if tokens else 0)
    title = card_title(card.id)
    lines = canvas.lines(title, "display", 31, room)
    edge = max(w * 0.5, min(w * 0.8, 100 + max(text_width(words, "display", 31) for words in lines)))
    canvas.draw(rect(1, 1, w - 2, h - 2, PAPER, 15, INK, 3), rect(9, 9, w - 18, h - 18, CARD, 9, inks.ground, 3))
    outline = f"M19,10.5H{w - 19}Q{w - 10.5},10.5 {w - 10.5},19V{BAND}H10.5V19Q10.5,10.5 19,10.5Z"
    canvas.draw(path(outline, inks.ground))
    canvas.draw(line(10, BAND, w - 10, BAND, INK, 2.4), rect(9, 9, w - 18, h - 18, NONE, 9, INK, 2.2))
    canvas.draw(rect(14, 14, w - 28, h - 28, NONE, 6, inks.pattern, 1.2, opacity=0.8))
    cy = BAND / 2 + 5
    canvas.draw(circle(50, cy, 30, PAPER, INK, 2.4), circle(50, cy, 25.5, NONE, inks.ground, 2))
    canvas.layer(shared=True)
    canvas.piece((edge, 12, w - 16 - edge, BAND - 14), pattern(card.deck, edge, 12, w - 13 - edge, BAND - 14, 0.4, 16))
    icon = "wine_any" if card.deck == "order" else inks.icon
    if card.deck == "vine":
        icon = f"v_{vines.drawn_as(card.id)}"
    canvas.icon(icon, 50, cy, 42)
    size = 31.0
    while size > LEAST_TITLE and not _title_fits(canvas, title, size, room):
        size -= 1
    canvas.text(92, cy, title, "display", size, inks.words, wrap=room, valign="middle", leading=1.08)


def _title_fits(canvas: Canvas, title: str, size: float, room: float) -> bool:
    lines = canvas.lines(title, "display", size, room)
    most = 2 if size > LEAST_TITLE + 2 else 3
    return len(lines) <= most and all(text_width(words, "display", size) <= room for words in lines)


def _image(card: str, scale: float) -> Surface:
    """The picture on the whole card."""
    found = cards()[card]
    height = _picture_height(Canvas(4, 4, scale), found)
    if found.deck == "vine":
        return vines.vine(INNER, height, card, scale)
    if found.deck == "order":
        return order_pictures.shelf(INNER, height, found.number, found.printed["wines"], scale)
    return portraits.large_portrait(card, INNER, height, scale)


def _picture_height(canvas: Canvas, card: Card) -> float:
    if card.deck == "vine":
        return 222 if card.printed["needs"] else 262
    if card.deck == "mama":
        return 196 if len(parent_gains(card.id)[0]) < 4 else 176
    return 196 if card.deck in ("order", "papa") else _division(canvas, faces(card.id)).picture


def _picture(canvas: Canvas, image_top: float, scale: float, card: Card) -> float:
    """Lay the picture on the card; returns its height."""
    height = _picture_height(canvas, card)
    canvas.picture(cut(_image(card.id, scale), scale, 7), LEFT, image_top)
    canvas.layer()
    frame = rect(LEFT, image_top, INNER, height, NONE, 7, INK, 2.2)
    canvas.rim((LEFT - 2, image_top - 2, INNER + 4, height + 4), 8, frame)
    return height


def _panel(canvas: Canvas, y: float, height: float, ground: Colour) -> None:
    sheet = rect(LEFT, y, INNER, height, mix(ground, CARD, 0.72), 7, mix(ground, INK, 0.45), 1.6)
    canvas.piece((LEFT - 1, y - 1, INNER + 2, height + 2), sheet)


def _vine(canvas: Canvas, card: Card, scale: float) -> None:
    printed = card.printed
    x = WIDTH - 46.0
    for colour in ("white", "red"):
        if printed[colour]:
            shade = circle(x + 1, BAND / 2 + 7, 25, "#120A0C", opacity=0.35)
            canvas.piece((x - 25, BAND / 2 - 19, 52, 52), shade)
            token(canvas, colour, x, BAND / 2 + 5, 52, printed[colour])
            x -= 54
    top = BAND + 9
    height = _picture(canvas, top, scale, card)
    y, foot = top + height + 9, HEIGHT - FOOT
    _panel(canvas, y, foot - y, DECKS["vine"].ground)
    words_top = y + 12.0
    for i, structure in enumerate(printed["needs"]):
        x = LEFT + 12 + i * 150
        canvas.piece((x - 1, y + 8, 58, 58), rect(x, y + 9, 56, 56, CARD, 6, INK, 1.8))
        canvas.icon(structure, x + 28, y + 37, 46)
        canvas.text(x + 64, y + 37, called("structure", structure), "extra", 21, INK, valign="middle")
        words_top = y + 74
    _fitted(canvas, card_text(card.id), LEFT + 14, words_top, INNER - 28, foot - words_top - 6)


def _fitted(canvas: Canvas, words: str, x: float, y: float, room: float, height: float) -> None:
    """Words at the largest size, 22 to 18, that stays within the room; centred in its height."""
    size = 22.0
    while size > 18 and _height(canvas, words, size, room) > height:
        size -= 0.5
    canvas.text(
        x, y + height / 2, words, "medium", size, INK, wrap=room, valign="middle", leading=_LEADING, terms=_GAME
    )


def _height(canvas: Canvas, words: str, size: float, room: float) -> float:
    return len(canvas.lines(words, "medium", size, room)) * size * _LEADING


def _order(canvas: Canvas, card: Card, scale: float) -> None:
    printed = card.printed
    top = BAND + 9
    height = _picture(canvas, top, scale, card)
    y, foot = top + height + 9, HEIGHT - FOOT
    _panel(canvas, y, foot - y, DECKS["order"].ground)
    wines = printed["wines"]
    pitch = INNER / len(wines)
    for i, wine in enumerate(wines):
        least = say("short-or-more", value=wine["value"])
        kind = raised(say(f"kind-{wine['kind']}"))
        if len(wines) < 3:
            x = LEFT + i * pitch + (8 if len(wines) == 2 else 76)
            token(canvas, wine["kind"], x + 28, y + 43, 54, wine["value"])
            canvas.text(x + 61, y + 32, kind, "extra", 21, INK, valign="middle")
            canvas.text(x + 61, y + 56, least, "bold", 19, INK2, valign="middle")
        else:
            cx = LEFT + (i + 0.5) * pitch
            token(canvas, wine["kind"], cx, y + 29, 46, wine["value"])
            canvas.text(cx, y + 66, kind, "extra", 20, INK, "centre", "middle")
    rule = y + 84
    _rule(canvas, LEFT + 14, rule)
    cy = (rule + foot) / 2
    laurel(canvas, LEFT + 46, cy, 70, printed["vp"])
    _reward(canvas, LEFT + 86, cy, say("short-points"), say("short-at-once"), 94)
    canvas.icon("residual", LEFT + 206, cy, 56)
    _reward(canvas, LEFT + 237, cy, say("short-residual", n=printed["residual"]), say("short-each-year"), INNER - 243)


def _reward(canvas: Canvas, x: float, cy: float, words: str, below: str, room: float) -> None:
    """What an order brings, and below when; that has two lines where it needs them."""
    one = canvas.measure(below, "bold", 19) <= room
    found = canvas.fitting(below, "bold", 19, room, 1 if one else 2, 1.0, 24 if one else 38)
    lines = len(canvas.lines(found.words, "bold", found.size, room + 4, 2))
    canvas.fit(x, cy - 4 - 8 * lines, words, "extra", 22, room, tall=22)
    canvas.text(x, cy + 11, found.words, "bold", found.size, INK2, valign="middle", wrap=room + 4, leading=1.0, most=2)


def _visitor(canvas: Canvas, card: Card, scale: float) -> None:
    shown = faces(card.id)
    top = BAND + 9
    divided = _division(canvas, shown)
    inks = DECKS[card.deck]
    y = top + (_picture(canvas, top, scale, card) + 9 if divided.picture else 0)
    pills: list[tuple[float, str]] = []
    for i, (face, tall) in enumerate(zip(shown, divided.heights, strict=True)):
        _panel(canvas, y, tall, inks.ground)
        _clause(canvas, face, y, tall, divided.size, inks.ground, alone=len(shown) == 1)
        if i and face.joiner == "or":
            pills.append((y - divided.or_gap / 2, say("short-or")))
        y += tall + (_gap(shown[i + 1], divided.or_gap) if i + 1 < len(shown) else 0)
    canvas.layer()
    high = min(26.0, divided.or_gap + 12)
    for cy, words in pills:
        _pill(canvas, cy, inks.ground, high)
        canvas.text(LEFT + INNER / 2, cy - 1, words, "extra", high - 6, inks.words, "centre", "middle")


def _clause(canvas: Canvas, face: Face, y: float, tall: float, size: float, ground: Colour, *, alone: bool) -> None:
    """Icons in a box at the left and words beside it; a long line of icons lies in a strip above the words."""
    icons = _icon_room(face)
    across = alone or icons > _WIDEST
    rim = 6 if tall > 36 else 2
    wide, high = (INNER - 12, min(_STRIP, tall)) if across else (icons, tall - 2 * rim)
    box = rect(LEFT + 6, y + rim, wide, high, CARD, 5, mix(ground, INK, 0.25), 1.1)
    canvas.piece((LEFT + 5, y + rim - 1, wide + 2, high + 2), box)
    marks = card_marks.fitting(face.signs, wide - 10, min(28, high - 2))
    (signs,) = card_marks.rows(face.signs, wide - 10, 1, marks)
    left = LEFT + 6 + (10 if across else (wide - card_marks.width(signs, marks)) / 2)
    card_marks.draw(canvas, signs, left, y + rim + high / 2, marks)
    x, top = (LEFT + 14, y + 6 + _STRIP) if across else (LEFT + icons + 16, y)
    middle = top + (y + tall - top) / 2
    room = INNER - 26 if across else _words_room(face)
    canvas.text(x, middle, face.text, "medium", size, INK, wrap=room, valign="middle", leading=_LEADING, terms=_GAME)


def _pill(canvas: Canvas, cy: float, ground: Colour, high: float) -> None:
    """The pill for "or" between two boxes."""
    cx, tall = LEFT + INNER / 2, high - 2
    canvas.piece((cx - 29, cy - high / 2, 58, high), rect(cx - 28, cy - tall / 2, 56, tall, ground, tall / 2, INK, 1.8))


def _gap(face: Face, or_gap: float) -> float:
    return or_gap if face.joiner == "or" else min(_CLAUSE_GAP, or_gap)


def _icon_room(face: Face) -> float:
    return max(64.0, card_marks.width(face.signs, 26) + 14)


def _words_room(face: Face) -> float:
    icons = _icon_room(face)
    return INNER - 26 if icons > _WIDEST else INNER - icons - 24


def _clause_height(canvas: Canvas, face: Face, size: float, low: float) -> float:
    strip = _STRIP + 2 if _icon_room(face) > _WIDEST else 0
    return max(low, strip + _height(canvas, face.text, size, _words_room(face)) + 2 * _PAD)


class _Division(NamedTuple):
    """How a card is divided: the height of its picture, the size of its words, the gap at each "or", and the height of
    each clause."""

    picture: float
    size: float
    or_gap: float
    heights: list[float]


def _division(canvas: Canvas, shown: Sequence[Face]) -> _Division:
    """The division in which all clauses fit, with words as large as they can be.

    A card that says more than any of the box, as somebody may have added, has no picture, and in the end small words.
    """
    whole = HEIGHT - FOOT - BAND - 18
    for size, least, or_gap, low in _DIVISIONS:
        needs = [_clause_height(canvas, face, size, low) for face in shown]
        gaps = sum(_gap(face, or_gap) for face in shown[1:])
        picture = whole - sum(needs) - gaps
        if picture >= least:
            height = min(196.0, picture) if picture >= LEAST_PICTURE else 0.0
            spare = (picture - height + (9 if not height else 0)) / len(shown)
            return _Division(height, size, or_gap, [need + spare for need in needs])
    share = (whole + 9 - gaps) / sum(needs)
    return _Division(0, size, or_gap, [need * share for need in needs])


def _amount(canvas: Canvas, gain: Gain, cx: float, cy: float, size: float) -> None:
    if gain.icon == "lira":
        coin(canvas, cx, cy, size, gain.amount)
    elif gain.icon == "vp":
        laurel(canvas, cx, cy, size * 1.1, gain.amount)
    else:
        canvas.icon(gain.icon, cx, cy, size)


def _mama(canvas: Canvas, card: Card, scale: float) -> None:
    given, _ = parent_gains(card.id)
    top = BAND + 9
    height = _picture(canvas, top, scale, card)
    y, foot = top + height + 9, HEIGHT - FOOT
    _panel(canvas, y, foot - y, DECKS["mama"].ground)
    tall = (foot - y - 8) / len(given)
    for i, gain in enumerate(given):
        cy = y + 4 + tall * (i + 0.5)
        if i:
            _rule(canvas, LEFT + 12, cy - tall / 2, 0.6)
        shown = 1 if gain.icon in ("lira", "vp") or gain.amount > MOST_ALIKE else gain.amount
        for k in range(shown):
            _amount(canvas, gain, LEFT + 36 + k * 34, cy, min(38, tall - 5))
        canvas.text(LEFT + 98, cy, gain.text, "medium", 22, INK, valign="middle", terms=_GAME)


def _papa_given(canvas: Canvas, given: Sequence[Gain], y: float) -> None:
    """What a papa brings in any case, side by side; in narrow columns where the words do not find room in one line."""
    x, letters = LEFT + 10.0, 21.0
    while letters > 14 and sum(64 + text_width(gain.text, "medium", letters) for gain in given) > INNER - 10:
        letters -= 1
    wide = [64 + text_width(gain.text, "medium", letters) for gain in given]
    if sum(wide) > INNER - 10:
        room = (INNER - 14) / len(given)
        for i, gain in enumerate(given):
            at = x + i * room
            _amount(canvas, gain, at + 16, y + 26, 32)
            canvas.text(at + 36, y + 26, gain.text, "medium", 13, INK, wrap=room - 40, valign="middle", terms=_GAME)
        return
    for gain, taken in zip(given, wide, strict=True):
        _amount(canvas, gain, x + 22, y + 26, 42 if gain.icon == "grande" else 36)
        canvas.text(x + 50, y + 26, gain.text, "medium", letters, INK, valign="middle", terms=_GAME)
        x += taken


def _papa(canvas: Canvas, card: Card, scale: float) -> None:
    given, gifts = parent_gains(card.id)
    top = BAND + 9
    height = _picture(canvas, top, scale, card)
    y, foot = top + height + 9, HEIGHT - FOOT
    ground = DECKS["papa"].ground
    _panel(canvas, y, 52, ground)
    _papa_given(canvas, given, y)
    y += 66
    tall, wide = foot - y, (INNER - 14) / 2
    for i, gain in enumerate(gifts):
        x = LEFT + i * (wide + 14)
        canvas.draw(
            rect(x + 2, y + 4, wide, tall, "#120A0C", 7, opacity=0.35), rect(x, y, wide, tall, PAPER, 7, INK, 2.2)
        )
        canvas.draw(rect(x + 4, y + 4, wide - 8, tall - 8, NONE, 4, mix(ground, INK, 0.3), 1.2))
        _amount(canvas, gain, x + 36, y + tall / 2, 48)
        canvas.text(x + 66, y + tall / 2, gain.text, "extra", 20, INK, wrap=wide - 76, valign="middle", leading=1.1)
    canvas.layer()
    canvas.draw(rect(WIDTH / 2 - 25, y - 17, 50, 28, ground, 14, INK, 1.8))
    canvas.text(WIDTH / 2, y - 4, say("short-or"), "extra", 20, INK, "centre", "middle")
