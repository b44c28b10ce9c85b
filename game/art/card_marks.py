"""Card marks: the icon line of a clause, measured and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.kit.canvas import Canvas, text_width
from game.art.kit.palette import CARD, COIN_FACE, GOLD, ILLEGAL, INK, INK2, Colour
from game.art.kit.shapes import NONE, Fragment, circle, group, path
from game.art.pieces import coin, laurel, token
from game.text.messages import say
from game.text.short import Sign

SIZE = 27.0
"""The usual size of an icon in a clause of a hand card, in design px."""
LEAST = 19.0
"""The smallest icon that is still clear."""
MORE = Sign("word", number="…")
"""Stands for signs that find no room; the words of the card tell all."""

TOKENS = {"tok_red": "red", "tok_white": "white"}
NUMBERED = {"lira": (27.0, 1.15), "vp": (34.0, 1.2)}
"""Icons with a number in them beside tokens: their least width, so that it can be read, and their share of the size."""
_GAP = 4.0
_TIGHT = 3.0
_LETTERS = 20.0
_DISC = 25.0
"""How wide the disc with a value is."""
WIDE = {"everybody": 1.5, "visitor": 1.5, "vines": 1.7}
"""How wide icons of several things are against their height."""
_MINUS = 10.0
_NEAR = 2.5
"""Between a number and its icon."""
_TAG = 17.0
"""What a tag with a printed cost has left and right of its number."""
_PERSON: Colour = "#4E86B8"
_HEAD = "M7,9A5,5 0 0 1 17,9A5,5 0 0 1 7,9Z"
_BODY = "M2.6,22C3,16.4 7,14.6 12,14.6C17,14.6 21,16.4 21.4,22Z"


def width(signs: Sequence[Sign], size: float = SIZE) -> float:
    """How wide a line of marks is when its icons have this size, in design px."""
    return sum(_width(sign, size) for sign in signs) - (_gap(size) if signs else 0)


def fitting(signs: Sequence[Sign], room: float, size: float = SIZE) -> float:
    """The size of icons, at most ``size``, at which the line is no wider than ``room``; never under LEAST."""
    while size > LEAST and width(signs, size) > room:
        size -= 0.5
    return size


def rows(signs: Sequence[Sign], room: float, most: int, size: float) -> tuple[tuple[Sign, ...], ...]:
    """The signs in at most so many rows no wider than ``room``, MORE in place of those that find none there."""
    found: list[list[Sign]] = [[]]
    for sign in signs:
        if found[-1] and width([*found[-1], sign], size) > room:
            if len(found) == most:
                while found[-1] and width([*found[-1], MORE], size) > room:
                    found[-1].pop()
                found[-1].append(MORE)
                break
            found.append([])
        found[-1].append(sign)
    return tuple(map(tuple, found))


def draw(canvas: Canvas, signs: Sequence[Sign], x: float, cy: float, size: float = SIZE) -> None:
    """Draw a line of marks from x on, around the height cy."""
    for sign in signs:
        _draw(canvas, sign, x, cy, size)
        x += _width(sign, size)


def _gap(size: float) -> float:
    return _GAP if size > 22 else _TIGHT


def _letters(size: float) -> float:
    return max(18.0, min(22.0, _LETTERS * size / SIZE))


def _words(sign: Sign) -> str:
    return say(sign.name) if sign.kind == "said" else sign.number


def _inside(sign: Sign) -> bool:
    """Whether the number stands in the icon itself."""
    return sign.kind == "icon" and bool(sign.number) and (sign.name in ("lira", "vp") or sign.name in TOKENS)


def _loses_points(sign: Sign) -> bool:
    return sign.name == "vp" and sign.number.startswith("−")


def _icon_width(sign: Sign, size: float) -> float:
    if _inside(sign):
        least, share = NUMBERED.get(sign.name, (25.0, 1.1))
        return max(least, size * share)
    return size * WIDE.get(sign.name, 1)


def _width(sign: Sign, size: float) -> float:
    if sign.kind in ("word", "said"):
        return text_width(_words(sign), "extra", _letters(size)) + _gap(size)
    if sign.kind == "tag":
        return text_width(sign.number, "extra", 18) + _TAG + _gap(size)
    if sign.kind == "value":
        return _DISC + _gap(size)
    if sign.kind in ("arrow", "plus"):
        return 13 + _gap(size)
    if sign.kind in ("or", "colon"):
        return 7 + _gap(size)
    if sign.kind == "may":
        return 11 + _gap(size)
    if sign.number and not _inside(sign):
        return text_width(sign.number, "extra", _letters(size)) + _NEAR + _icon_width(sign, size) + _gap(size)
    return (_MINUS if _loses_points(sign) else 0) + _icon_width(sign, size) + _gap(size)


def _draw(canvas: Canvas, sign: Sign, x: float, cy: float, size: float) -> None:
    letters, box = _letters(size), (x - 2, cy - 12, 16, 24)
    if sign.kind in ("word", "said"):
        canvas.text(x, cy, _words(sign), "extra", letters, INK, valign="middle")
    elif sign.kind == "tag":
        right = x + text_width(sign.number, "extra", 18) + _TAG
        outline = f"M{x},{cy}L{x + 8},{cy - 11.5}H{right}V{cy + 11.5}H{x + 8}Z"
        tag = path(outline, COIN_FACE, INK, 1.6) + circle(x + 7, cy, 1.8, CARD, INK, 1.1)
        canvas.piece((x - 2, cy - 13, right - x + 4, 26), tag)
        canvas.text(x + 12, cy, sign.number, "extra", 18, INK, valign="middle")
    elif sign.kind == "value":
        disc = circle(x + _DISC / 2, cy, _DISC / 2 - 1, CARD, INK, 2)
        canvas.piece((x, cy - _DISC / 2, _DISC, _DISC), disc)
        canvas.text(x + _DISC / 2, cy, sign.number, "extra", 18, INK, "centre", "middle")
    elif sign.kind == "arrow":
        canvas.piece(
            box, path(f"M{x},{cy}H{x + 11}M{x + 7},{cy - 4.4}L{x + 11.4},{cy}L{x + 7},{cy + 4.4}", NONE, INK, 2.2)
        )
    elif sign.kind == "plus":
        canvas.piece(box, path(f"M{x + 1},{cy}H{x + 11}M{x + 6},{cy - 5}V{cy + 5}", NONE, INK, 2.2))
    elif sign.kind == "or":
        canvas.piece(box, path(f"M{x + 6},{cy - 9}L{x + 1},{cy + 9}", NONE, INK2, 2))
    elif sign.kind == "colon":
        canvas.piece(box, circle(x + 3, cy - 4, 1.9, INK), circle(x + 3, cy + 4, 1.9, INK))
    elif sign.kind == "may":
        canvas.text(x + 5.5, cy, "?", "extra", letters + 2, INK2, "centre", "middle")
    else:
        _draw_icon(canvas, sign, x, cy, size)


def _draw_icon(canvas: Canvas, sign: Sign, x: float, cy: float, size: float) -> None:
    if sign.number and not _inside(sign):
        letters = _letters(size)
        canvas.text(x, cy, sign.number, "extra", letters, INK, valign="middle")
        x += text_width(sign.number, "extra", letters) + _NEAR
    wide = _icon_width(sign, size)
    cx = x + wide / 2
    if _inside(sign) and sign.name == "lira":
        coin(canvas, cx, cy, wide + 2, sign.number)
    elif _loses_points(sign):
        canvas.piece((x - 2, cy - 2, 11, 4), path(f"M{x},{cy}H{x + 7}", NONE, INK, 2.6))
        laurel(canvas, cx + _MINUS, cy, wide, sign.number[1:])
    elif _inside(sign) and sign.name == "vp":
        laurel(canvas, cx, cy, wide, sign.number)
    elif _inside(sign):
        token(canvas, TOKENS[sign.name], cx, cy, wide, sign.number)
    elif sign.name == "visitor":
        canvas.icon("card_winter", x + size * 0.95, cy, size)
        canvas.icon("card_summer", x + size * 0.5, cy, size)
    elif sign.name == "vines":
        for aside in (1.2, 0.5):
            canvas.icon("vine_stock", x + size * aside, cy, size)
    elif sign.name in PEOPLE:
        canvas.piece((x, cy - size / 2, wide + 2, size), group(PEOPLE[sign.name], x, cy - size / 2, size / 24))
    else:
        canvas.icon(sign.name, cx, cy, size)
        if sign.kind == "without":
            r = size / 2
            strike = f"M{cx - r},{cy + r}L{cx + r},{cy - r}"
            inks = path(strike, NONE, "#FBF6EA", 5) + path(strike, NONE, ILLEGAL, 2.6)
            canvas.piece((cx - r - 3, cy - r - 3, 2 * r + 6, 2 * r + 6), inks)


def _person(colour: Colour, x: float = 0) -> Fragment:
    return group(path(_BODY, colour, INK, 1.8) + path(_HEAD, "#E0AE7E", INK, 1.8), x)


PEOPLE: dict[str, Fragment] = {
    "opponent": _person(_PERSON),
    "everybody": _person(_PERSON, 12) + _person(GOLD),
    "right_neighbour": _person(_PERSON, -2) + path("M16,6H23M20,3L23.4,6L20,9", NONE, INK, 2),
}
"""Heads that stand for the others, for everybody, and for the player on the right; on the grid of icons."""
