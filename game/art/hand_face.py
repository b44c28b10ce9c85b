"""The hand card: everything that tells it lies at its left, in the room that an overlapped card still shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.art import card_marks, order_pictures, portraits, vines
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, text_width
from game.art.kit.palette import CARD, CREAM, DECKS, INK, INK2, PAPER, Colour, Deck, mix
from game.art.kit.raster import cut
from game.art.kit.shapes import NONE, circle, group, line, path, rect
from game.art.patterns import pattern
from game.art.pieces import laurel, token
from game.text.card_text import Face, faces
from game.text.messages import say
from game.text.names import called, card_name
from game.text.printed import Card, cards
from game.text.short import Sign

WIDTH, HEIGHT = 180, 270
BAND = 43
TITLE_LINE, TITLE_LEADING, MOST_LINES = 23, 1.15, 5
"""The least from line to line of a title, the same in its letters, and how many it has at most."""
COLOURS = ("red", "white")
VALUES_END = 113
"""Where the values of a vine of both colours end, unless they stand tight."""
WINE_PITCH = 39
LINE = 12
"""Where the icons of a clause begin."""
FOOT_LEFT, NO_STRUCTURE, FOOT_NAME = 12, 80, 52
"""Where the foot of a vine without structures begins and how wide its words are, and where the name of one begins."""
BOX, BOX_GAP = 32, 3
ROW, MOST_ROWS = 29.0, 3
"""From row to row of a box with several rows of icons, and how many it has at most."""
LEAST_PICTURE = 40.0
"""A lower picture of a person is left out: nobody of the box has so long a name and so much to say."""
LEAST_BESIDE = 56.0
"""What a picture of a person keeps of its height where its effects need more lines since a card lies beside them."""
SHADED = 7.0
"""What the next card and its shade take of what is seen of a line with effects."""
PILL, PILLS = 30, frozenset({"or", "else"})
"""What a pill takes from the lines above and below it, and the words that stand on one."""
FOOT = 48
_EDGE = 6
ICONS = {"vine": "plant", "order": "wine_any", "summer_visitor": "summer", "winter_visitor": "winter"}


class Marked(NamedTuple):
    """The line of icons of a clause in rows, at this size; ``joiner`` is what leads to the clause."""

    joiner: str
    rows: tuple[tuple[Sign, ...], ...]
    size: float

    @property
    def tall(self) -> float:
        return BOX + (len(self.rows) - 1) * ROW


class Lettering(NamedTuple):
    """How the words of a card find room on the part that no other card covers: the lines of its title, their letters
    and from line to line, whether the values of a vine stand ``tight``, what its foot says, from wine to wine, the
    ``boxes`` with the effects of a visitor, and where the pills between them end (0: there is no room for them)."""

    title: tuple[str, ...]
    size: float
    step: float
    tight: bool = False
    foot: str = ""
    pitch: float = WINE_PITCH
    boxes: tuple[Marked, ...] = ()
    pills: float = 0

    @property
    def band(self) -> float:
        """The lower edge of the band with the title."""
        return BAND + (3 + self.step * len(self.title) if self.title else 0)


@kept(3000)
def lettering(card: str, scale: float, room: int = WIDTH) -> Lettering:
    """How the words of a card find room on the ``room`` design px from its left that no other card covers."""
    found, canvas = cards()[card], Canvas(4, 4, scale)
    if found.deck == "order":
        wines = len(found.printed["wines"])
        return Lettering((), 0, 0, pitch=min(WINE_PITCH, (room - 46) / max(1, wines - 1)))
    wide, name = min(WIDTH - 16, room - 8), card_name(card)
    size: float = 20 if all(text_width(word, "extra", 20) <= wide for word in name.split(" ")) else 18
    usual = canvas.lines(name, "extra", size, wide)
    most = len(usual) + any(canvas.measure(line, "extra", size) > wide for line in usual)
    words, size = canvas.fitting(name, "extra", size, wide, most, 1.05, 26 if most == 1 else 28 * most)
    title = Lettering(canvas.lines(words, "extra", size, wide, MOST_LINES), size, max(TITLE_LINE, size * TITLE_LEADING))
    if found.deck != "vine":
        boxes = _boxes_beside(card, title.band, room)
        return title._replace(boxes=boxes, pills=_pills_end(boxes, room))
    two = all(found.printed[colour] for colour in COLOURS)
    return title._replace(tight=two and room < VALUES_END, foot=_foot(canvas, found, room))


def _foot(canvas: Canvas, vine: Card, room: int) -> str:
    """What stands at the foot of a vine beside its structures: the name of the only one, or that there is none."""
    needs = vine.printed["needs"]
    if len(needs) > 1:
        return ""
    words = called("structure", needs[0]) if needs else say("short-no-structure")
    left = room - 2 - (FOOT_NAME if needs else FOOT_LEFT)
    for lines in ((words,), canvas.lines(words, "bold", 18, NO_STRUCTURE)) if not needs else ((words,),):
        if max(canvas.measure(line, "bold", 18) for line in lines) <= left:
            return "\n".join(lines)
    return ""


def hand_face(card: str, scale: float, letters: Lettering) -> Canvas:
    """Draw a hand card with its words as they find room."""
    found = cards()[card]
    canvas = Canvas(WIDTH, HEIGHT, scale)
    canvas.draw(rect(1, 1, WIDTH - 2, HEIGHT - 2, CARD, 8, INK, 2.4))
    _band(canvas, found, letters)
    if found.deck == "vine":
        _vine(canvas, found, letters, scale)
    elif found.deck == "order":
        _order(canvas, found, letters, scale)
    else:
        _person(canvas, found, letters, scale)
    return canvas


def _band(canvas: Canvas, card: Card, letters: Lettering) -> None:
    """The band in the deck's colour with icon, values and title."""
    deck, w, foot = DECKS[card.deck], WIDTH, letters.band
    outline = f"M9,2.4H{w - 9}Q{w - 2.4},2.4 {w - 2.4},9V{foot}H2.4V9Q2.4,2.4 9,2.4Z"
    canvas.draw(path(outline, deck.ground), pattern(card.deck, w * 0.58, 4, w * 0.42 - 6, BAND - 8, 0.45))
    canvas.draw(line(2, foot, w - 2, foot, INK, 2))
    canvas.layer(shared=True)
    x, size = (19, 25) if letters.tight else (24, 30)
    canvas.icon(ICONS.get(card.deck, deck.icon), x, BAND / 2 + 1, size, deck.words == CREAM)
    if letters.title:
        top, leading = BAND - 1 + (letters.step / 1.05 - letters.size) / 2, letters.step / letters.size
        canvas.text(6, top, "\n".join(letters.title), "extra", letters.size, deck.words, leading=leading)


def _frame(canvas: Canvas, top: float, height: float) -> None:
    canvas.layer()
    wide = WIDTH - 2 * _EDGE
    canvas.rim((_EDGE - 1, top - 1, wide + 2, height + 2), 5, rect(_EDGE, top, wide, height, NONE, 4, INK, 1.6))


def _vine(canvas: Canvas, card: Card, letters: Lettering, scale: float) -> None:
    printed, band = card.printed, letters.band
    x, step, size = (47.0, 27, 29) if letters.tight else (59.0, 36, 33)
    for colour in COLOURS:
        if printed[colour]:
            shade = circle(x + 1, BAND / 2 + 3, size / 2 - 0.5, "#120A0C", opacity=0.35)
            canvas.piece((x - 15, BAND / 2 - 13, 33, 33), shade)
            token(canvas, colour, x, BAND / 2 + 1, size, printed[colour])
            x += step
    top, height = band + _EDGE, HEIGHT - band - 2 * _EDGE - FOOT
    image = vines.vine(WIDTH - 2 * _EDGE, height, card.id, scale)
    canvas.picture(cut(image, scale, 4), _EDGE, top)
    _frame(canvas, top, height)
    cy = HEIGHT - FOOT / 2 - 4
    for i, structure in enumerate(printed["needs"]):
        canvas.icon(structure, 28 + i * 42, cy, 35)
    if letters.foot:
        left = FOOT_NAME if printed["needs"] else FOOT_LEFT
        canvas.text(left, cy, letters.foot, "bold", 18, INK2, valign="middle", leading=1.05)


def _order(canvas: Canvas, card: Card, letters: Lettering, scale: float) -> None:
    printed, band = card.printed, letters.band
    laurel(canvas, 62, BAND / 2 + 1, 36, printed["vp"])
    top, height = band + _EDGE, HEIGHT - band - 2 * _EDGE - FOOT
    canvas.picture(
        cut(order_pictures.shelf(WIDTH - 2 * _EDGE, height, card.number, printed["wines"], scale), scale, 4), _EDGE, top
    )
    _frame(canvas, top, height)
    cy = HEIGHT - FOOT / 2 - 3
    for i, wine in enumerate(printed["wines"]):
        token(canvas, wine["kind"], 26 + i * letters.pitch, cy, 35, wine["value"])
    canvas.icon("residual", WIDTH - 38, cy, 32)
    canvas.text(WIDTH - 15, cy, str(printed["residual"]), "extra", 22, INK, "centre", "middle")


def _person(canvas: Canvas, card: Card, letters: Lettering, scale: float) -> None:
    top, boxes = letters.band + _EDGE, letters.boxes
    height = HEIGHT - top - _high(boxes) - 5 - 7
    if height < LEAST_PICTURE:
        return _draw_boxes(canvas, letters, DECKS[card.deck], top)
    image = portraits.hand_portrait(card.id, WIDTH - 2 * _EDGE, height, scale)
    canvas.picture(cut(image, scale, 4), _EDGE, top)
    _frame(canvas, top, height)
    return _draw_boxes(canvas, letters, DECKS[card.deck], top + height + 5)


def tells_all(card: str) -> bool:
    """Whether the small form of a visitor, mama or papa has room for all that its lines of icons say."""
    return not any(card_marks.MORE in row for box in lettering(card, 1).boxes for row in box.rows)


def clause_boxes(card: str) -> tuple[Box, ...]:
    """Where the clauses of a visitor, mama or papa stand on the card that lies free, from above."""
    boxes = lettering(card, 1).boxes
    y, found = HEIGHT - 7 - _high(boxes), []
    for box in boxes:
        found.append(Box(_EDGE, y, WIDTH - 2 * _EDGE, box.tall))
        y += box.tall + BOX_GAP
    return tuple(found)


def option_boxes(card: str) -> tuple[Box, ...]:
    """Where on the last line of a papa that lies free each of the things stands of which he gives one, from the left;
    the whole line where it is no choice."""
    line, last = clause_boxes(card)[-1], lettering(card, 1).boxes[-1]
    signs = last.rows[-1]
    kinds = [sign.kind for sign in signs]
    if "or" not in kinds:
        return (line,)
    at = kinds.index("or")
    parting = LINE + card_marks.width(signs[: at + 1], last.size)
    return line._replace(w=parting - line.x), line._replace(x=parting, w=line.right - parting)


def _high(boxes: Sequence[Marked]) -> float:
    """How high they are, one below the other."""
    return sum(box.tall for box in boxes) + (len(boxes) - 1) * BOX_GAP


def _boxes_beside(card: str, band: float, room: float) -> tuple[Marked, ...]:
    """The boxes of a card below its band, of which a card beside it leaves ``room``: their icons end before it, and
    the picture above them gives some of its height for that."""
    shown, tall = faces(card), HEIGHT - band - _EDGE - 7
    usual = boxes_of(shown, tall)
    if room >= WIDTH:
        return tuple(usual)
    return tuple(boxes_of(shown, max(_high(usual), tall - 5 - LEAST_BESIDE), room - SHADED))


def _pills_end(boxes: Sequence[Marked], room: float) -> float:
    """Where the pills between boxes end on the ``room`` that is left, beside the icons; 0 where they would lie on them
    or there are none."""
    words = [say(f"short-{box.joiner}") for box in boxes[1:] if box.joiner in PILLS]
    if room >= WIDTH or not words:
        return WIDTH - 9 if words else 0
    end, icons = room - SHADED - 2, max(card_marks.width(row, box.size) for box in boxes for row in box.rows)
    return end if LINE + icons + 3 <= end - max(map(_pill_wide, words)) else 0


def _pill_wide(words: str) -> float:
    return text_width(words, "extra", 18) + 14


def boxes_of(shown: Sequence[Face], tall: float, seen: float = WIDTH) -> list[Marked]:
    """A box for each clause, as far as there is room for them; one that is too long for a row has several.

    Of a row only the ``seen`` design px from the left of the card are free. The longest lose rows where they are too
    high together. On a card that lies free only what somebody has added may say so much.
    """
    most = [MOST_ROWS] * len(shown)
    boxes = _with_rows(shown, most, seen)
    while _high(boxes) > tall and max(len(box.rows) for box in boxes) > 1:
        longest = max(range(len(boxes)), key=lambda i: len(boxes[i].rows))
        most[longest] = len(boxes[longest].rows) - 1
        boxes = _with_rows(shown, most, seen)
    left = len(boxes)
    while left > 1 and _high(boxes[:left]) > tall:
        left -= 1
    if left < len(boxes):
        boxes[left - 1] = boxes[left - 1]._replace(rows=((card_marks.MORE,),))
    return boxes[:left]


def _with_rows(shown: Sequence[Face], most: Sequence[int], seen: float) -> list[Marked]:
    boxes = []
    for i, face in enumerate(shown):
        beside_pill = any(other.joiner in PILLS for other in (face, *shown[i + 1 : i + 2]))
        room = min(WIDTH - 2 * _EDGE - 12 - (PILL if beside_pill else 0), seen - _EDGE - 6)
        size = card_marks.fitting(face.signs, room)
        boxes.append(Marked(face.joiner, card_marks.rows(face.signs, room, most[i], size), size))
    return boxes


def _draw_boxes(canvas: Canvas, letters: Lettering, deck: Deck, y: float) -> None:
    pills, end = list[tuple[float, str]](), letters.pills
    for i, box in enumerate(letters.boxes):
        canvas.piece((_EDGE - 1, y - 1, WIDTH - 2 * _EDGE + 2, box.tall + 2), _box(y, deck.ground, box.tall))
        for row, signs in enumerate(box.rows):
            card_marks.draw(canvas, signs, LINE, y + BOX / 2 + row * ROW, box.size)
        if i and box.joiner in PILLS:
            pills.append((y - BOX_GAP / 2, say(f"short-{box.joiner}")))
        y += box.tall + BOX_GAP
    canvas.layer()
    for middle, words in pills if end else ():
        wide = _pill_wide(words)
        left = end - wide
        pill = rect(left, middle - 9.5, wide, 19, deck.ground, 9, INK, 1.3)
        canvas.piece((left - 1, middle - 11, wide + 2, 22), pill)
        canvas.text(end - wide / 2, middle - 0.5, words, "extra", 18, deck.words, "centre", "middle")


def _box(y: float, ground: Colour, tall: float) -> str:
    return rect(_EDGE, y, WIDTH - 2 * _EDGE, tall, mix(ground, CARD, 0.66), 5, mix(ground, INK, 0.35), 1.2)


BACK_ICONS = {
    "vine": "grape_red",
    "order": "wine_any",
    "summer_visitor": "play_summer",
    "winter_visitor": "play_winter",
    "mama": "mama",
    "papa": "papa",
}
_SIDE_LEAVES = "M0,10C-16,8 -24,-2 -22,-12C-12,-12 -2,-4 0,10ZM0,10C16,8 24,-2 22,-12C12,-12 2,-4 0,10Z"
_MIDDLE_LEAF = "M0,12C-5,4 -5,-8 0,-16C5,-8 5,4 0,12Z"


def back_face(deck: str, scale: float) -> Canvas:
    """Draw the back of a deck's cards at the size of a hand card."""
    inks = DECKS[deck]
    w, h = WIDTH, HEIGHT
    canvas = Canvas(w, h, scale)
    canvas.draw(rect(1, 1, w - 2, h - 2, PAPER, 8, INK, 2.4), rect(8, 8, w - 16, h - 16, inks.ground, 4))
    canvas.draw(pattern(deck, 8, 8, w - 16, h - 16, 0.55, 17))
    canvas.draw(rect(8, 8, w - 16, h - 16, NONE, 4, INK, 1.8))
    rim = "#FBF1DC" if inks.words == CREAM else INK
    canvas.draw(rect(14, 14, w - 28, h - 28, NONE, 3, rim, 1.4, opacity=0.8))
    canvas.draw(circle(w / 2, h / 2, 51, inks.ground, INK, 2.2), circle(w / 2, h / 2, 45, PAPER, INK, 1.6))
    canvas.icon(BACK_ICONS[deck], w / 2, h / 2, 60)
    for y, turn in ((h / 2 - 71, 0), (h / 2 + 71, 180)):
        leaves = path(_SIDE_LEAVES, PAPER, INK, 1.4) + path(_MIDDLE_LEAF, PAPER, INK, 1.4)
        canvas.draw(group(leaves, w / 2, y, 1.07, turn))
    return canvas
