"""Where everything stands on the page of chairs, and what of it is no button."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.art import inn, place_cards
from game.art.glasses import MOST
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, INK2, WINE
from game.art.sheet import one_line, paper, rule, warning
from game.pages.new_game_form import Seat, called, innkeepers_of
from game.play.setup import Agreement
from game.text.messages import say
from game.window.screen import Box, Screen

PITCH, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, HEAD, TRAIT = 244.0, 738.0, 232.0, 216.0, 70.0, 38.0
BOARD: Box = (60.0, 58.0, 1380.0, 268.0)
"""Where the seed is asked for."""
BUBBLE_TOP, BUBBLE_LEFT, BUBBLE_RIGHT, BUBBLE_EDGE = 18.0, 88.0, 1440.0, 60.0
"""Where the bubble hangs in which it is asked who sits on a chair: it begins on the left, or ends on the right for
chairs that are too near its edge there, or beyond it."""
BUBBLE_HEAD, CHOICE_PITCH, CHOICE_HEIGHT, ROW = 52.0, 143.0, 158.0, 70.0
MOST_PITCH_OF_CHOICES, MOST_CHOICE_HEIGHT, MOST_ROW = 172.0, 182.0, 84.0
"""How high head and last row of the bubble are, and how large its choices, usually and with the largest words."""
CHOICES = 6
FACE, FACE_PITCH = 56.0, 94.0
GLASS, GLASS_PITCH = 54.0, 52.0
BACK: Box = (34.0, 982.0, 230.0, 72.0)
START: Box = (1520.0, 900.0, 380.0, 146.0)
FOOT: Box = (296.0, 972.0, 850.0, 94.0)
"""Where it is said what is wrong, what a button stands for, or how many sit at the table."""
ABOUT: Box = (1166.0, 988.0, 310.0, 62.0)
"""The button that opens the page about the opponents."""
ASKED_TOP, ASKED_HEIGHT, ANSWER_HEIGHT = 106.0, 60.0, 60.0
"""The questions on the slate, from its upper edge."""
CHALK_TOP, CHALK_PITCH, CHALK_GAP = 514.0, 90.0, 9.0
"""Where the ways on at the foot of the slate begin at most, from one to the next at most, and between them."""
SHEET: Box = (40.0, 34.0, 1420.0, 914.0)
LEFT, WIDE = SHEET[0] + 50, SHEET[2] - 100
RULES_TOP, RULES_FOOT = SHEET[1] + 124, SHEET[1] + SHEET[3] - 108
MOST_PITCH, ROOMY = 230.0, 180.0
"""From one question on the sheet of rules to the next at most, and where its words begin to be larger."""
ANSWERS_LEFT = LEFT + 680
USUAL: Box = (LEFT, SHEET[1] + SHEET[3] - 98, 420.0, 58.0)
MORE_SPLIT, MORE_ALONE = 464.0, 780.0
"""Where on the board with the seed the part of cards of one's own begins; how wide it is without them."""


def seat_x(at: int, most: int) -> float:
    """The middle of a chair, of so many at the table."""
    return inn.WIDE / 2 + (at - (most - 1) / 2) * PITCH


def card_box(at: int, most: int) -> Box:
    """The place card of a seat."""
    return seat_x(at, most) - CARD_WIDTH / 2, CARD_TOP, CARD_WIDTH, CARD_HEIGHT


def sits_box(at: int, most: int) -> Box:
    """Whoever sits on a chair."""
    return seat_x(at, most) - 100, inn.CHAIR_TOP + 10, 200, inn.TABLE - inn.CHAIR_TOP - 16


def name_box(at: int, most: int) -> Box:
    """The entry for the name of a seat, in the head of its card."""
    x, y, w, _ = card_box(at, most)
    return x + 8, y + 8, w - 16, HEAD - 16


def swatch_box(at: int, most: int, colour: int) -> Box:
    """One of the six colours of a seat."""
    x, y, _, _ = card_box(at, most)
    return x + 7 + colour * 36.4, y + HEAD + 6, 36, 36


def plays_box(at: int, most: int, opponent: bool) -> Box:
    """The switch between a person and an opponent, whose glasses stand above it."""
    x, y, w, h = card_box(at, most)
    top, tall = y + HEAD + 50, h - HEAD - 62
    return (x + 12, top + tall - TRAIT, w - 24, TRAIT) if opponent else (x + 12, top, w - 24, tall)


def strength_box(at: int, most: int) -> Box:
    """The glasses of an opponent on its card."""
    x, y, w, h = plays_box(at, most, False)
    return x, y, w, h - TRAIT - 4


def remove_box(at: int, most: int) -> Box:
    """The button that takes a chair away, at the corner of its card."""
    x, y, w, _ = card_box(at, most)
    return x + w - 18, y - 28, 34, 34


def offer_box(at: int, most: int) -> Box:
    """The button that lets somebody sit down on an empty chair."""
    x, y, w, _ = card_box(at, most)
    return x + 10, y + 34, w - 20, 128


def bubble_box(at: int, most: int) -> Box:
    """The bubble about a chair; it leaves free as much of the windows as it can."""
    wide = CHOICES * grown(CHOICE_PITCH, MOST_PITCH_OF_CHOICES) + 42
    high = bubble_row() + grown(ROW, MOST_ROW)
    far = seat_x(at, most) > BUBBLE_LEFT + wide - BUBBLE_EDGE
    return BUBBLE_RIGHT - wide if far else BUBBLE_LEFT, BUBBLE_TOP, wide, high


def bubble_row() -> float:
    """How far below the upper edge of the bubble its last row begins."""
    return BUBBLE_HEAD + grown(CHOICE_HEIGHT, MOST_CHOICE_HEIGHT) + 6


def choice_box(bubble: Box, index: int) -> Box:
    """A person, or one of the characters, in the bubble."""
    x, y, _, _ = bubble
    pitch = grown(CHOICE_PITCH, MOST_PITCH_OF_CHOICES)
    return x + 23 + index * pitch, y + BUBBLE_HEAD, pitch - 5, grown(CHOICE_HEIGHT, MOST_CHOICE_HEIGHT)


def face_box(bubble: Box, index: int) -> Box:
    """One of the innkeepers in the bubble."""
    return _in_row(bubble, 30 + index * FACE_PITCH, FACE)


def glass_box(bubble: Box, level: int) -> Box:
    """One of the five glasses of an opponent in the bubble."""
    return _in_row(bubble, 12 + (level - 1) * GLASS_PITCH, GLASS - 4)


def _in_row(bubble: Box, aside: float, size: float) -> Box:
    """A square so far behind the question in the last row of the bubble."""
    x, y, _, h = bubble
    return x + 24 + place_cards.SECOND + aside, y + (bubble_row() + h - size) / 2, size, size


def more_box(own: bool) -> Box:
    """The board with the seed, and where there are any with cards of one's ``own``."""
    x, y, w, h = BOARD
    return (x, y, w, h) if own else (x + (w - MORE_ALONE) / 2, y, MORE_ALONE, h)


def seed_box(own: bool) -> Box:
    """The entry for the seed."""
    x, y, _, _ = more_box(own)
    return x + 24, y + 68, 380, 58


def own_box() -> Box:
    """The line of switches for sets of cards of one's own."""
    x, y, w, _ = BOARD
    return x + MORE_SPLIT + 6, y + 66, w - MORE_SPLIT - 30, 62


def asked_box(row: int) -> Box:
    """A question on the slate, without its answers."""
    x, y, w, _ = inn.SLATE
    return x + 32, y + ASKED_TOP + row * (ASKED_HEIGHT + 2 * ANSWER_HEIGHT + 8), w - 64, ASKED_HEIGHT


def slate_answer_box(row: int, answer: int) -> Box:
    """An answer on the slate."""
    x, y, w, h = asked_box(row)
    return x, y + h + answer * ANSWER_HEIGHT, w, ANSWER_HEIGHT


def chalk_box(index: int, count: int) -> Box:
    """A way on at the foot of the slate, of so many."""
    x, y, w, h = inn.SLATE
    foot = y + h - 26
    pitch = min(CHALK_PITCH, (foot - CHALK_TOP) / count)
    return x + 30, foot - (count - index) * pitch, w - 60, pitch - CHALK_GAP


def close_box(sheet: Box, edge: float = 50.0) -> Box:
    """The button that takes a sheet from the table, so far from its right edge."""
    x, y, w, h = sheet
    return x + w - 420 - edge, y + h - 100, 420, 66


def rule_box(row: int, rows: int) -> Box:
    """The words of a question on the sheet of rules, of so many questions."""
    pitch = min(MOST_PITCH, (RULES_FOOT - RULES_TOP) / rows)
    return LEFT, RULES_TOP + row * pitch, ANSWERS_LEFT - LEFT - 30, pitch


def rule_answer_box(row: int, rows: int, answer: int, answers: int) -> Box:
    """An answer on the sheet of rules."""
    _, y, _, h = rule_box(row, rows)
    wide = (LEFT + WIDE - ANSWERS_LEFT - (answers - 1) * 12) / answers
    tall = min(96.0, h * 0.56)
    return ANSWERS_LEFT + answer * (wide + 12), y + (h - tall) / 2, wide, tall


def draw_room(surface: pygame.Surface, screen: Screen, seats: Sequence[Seat], most: int, chosen: int) -> None:
    """The room with all chairs, whoever sits on them, and the table; the ``chosen`` chair is lit."""
    scale, guests = screen.scale, guests_of(seats, most)
    surface.blit(inn.room(scale), screen.frame)
    for at in range(most):
        spot = screen.pixel((seat_x(at, most) - inn.PLACE[0] / 2, inn.CHAIR_TOP))
        surface.blit(inn.chair(seats[at].colour if at < len(seats) else "", at == chosen, scale), spot)
        if at < len(seats):
            place = screen.pixel((seat_x(at, most) - inn.ARMS[0] / 2, inn.CHAIR_TOP))
            surface.blit(inn.behind(guests[at][0], scale), place)
    surface.blit(inn.table(scale), screen.pixel((0, inn.TABLE)))
    for guest, x in guests:
        place = screen.pixel((x - inn.ARMS[0] / 2, inn.CHAIR_TOP + inn.ARMS_TOP))
        surface.blit(inn.arms(guest, scale), place)
    for thing, x in _laid(len(seats), most):
        picture = inn.laid(thing, scale)
        surface.blit(picture, picture.get_rect(midtop=screen.pixel((x, inn.TABLE - inn.LAID_UP))))


def guests_of(seats: Sequence[Seat], most: int) -> list[tuple[inn.Guest, float]]:
    """Who is seen on the chairs, and where the middle of each is."""
    seen = innkeepers_of(seats)
    return [
        (inn.Guest(seen[at], seat.colour, inn.GESTURES[at], at >= most / 2), seat_x(at, most))
        for at, seat in enumerate(seats)
    ]


_BETWEEN = ("", "bottle", "", "bread", "")
"""What stands on the table right of each chair."""
_BEFORE = ((), (), ("bread",), ("red_glass",), ("jug",), ("white_glass", "red_glass"))
"""What stands before each chair that is empty."""


def _laid(seats: int, most: int) -> Iterator[tuple[str, float]]:
    """What stands on the table, and where its middle is."""
    for at, thing in enumerate(_BETWEEN[: most - 1]):
        if thing:
            yield thing, seat_x(at, most) + PITCH / 2
    for at in range(seats, most):
        things = _BEFORE[at]
        for number, thing in enumerate(things):
            yield thing, seat_x(at, most) + (number - (len(things) - 1) / 2) * 84


def draw_cards(surface: pygame.Surface, screen: Screen, seats: Sequence[Seat], most: int, chosen: int) -> None:
    """The place cards on the table; the ``chosen`` seat is marked."""
    scale, names = screen.scale, called(seats)
    for at, seat in enumerate(seats):
        x, y, w, h = card_box(at, most)
        name = names[at] if seat.level else ""
        card = place_cards.place_card(w, h, HEAD, seat.colour, name, at == chosen, scale)
        surface.blit(card, screen.pixel((x - place_cards.RIM, y - place_cards.RIM)))


def draw_names(
    surface: pygame.Surface, screen: Screen, seats: Sequence[Seat], names: Mapping[int, str], most: int
) -> None:
    """The names of people, by seat, whole on their cards where nobody writes; they lie over the entries."""
    for at, name in names.items():
        x, y, w, h = name_box(at, most)
        field = place_cards.name_field(w, h, seats[at].colour, name, screen.scale)
        surface.blit(field, screen.pixel((x, y)))


def draw_bubble(surface: pygame.Surface, screen: Screen, at: int, most: int, line: str) -> None:
    """The bubble that asks who sits on a chair; ``line`` is what is said of the level of an opponent there."""
    x, y, w, h = box = bubble_box(at, most)
    row, second = bubble_row(), say("new-strength") if line else say("new-face")
    ground = place_cards.bubble(w, h, row, seat_x(at, most) - x, say("new-who"), second, screen.scale)
    surface.blit(ground, screen.pixel((x - place_cards.RIM, y - place_cards.RIM)))
    if line:
        left = glass_box(box, MOST)[0] + GLASS + 14
        told = _line(line, x + w - 20 - left, h - row - 6, screen.scale)
        surface.blit(told, screen.pixel((left, y + row + 3)))


@kept(4)
def _line(words: str, wide: float, tall: float, scale: float) -> pygame.Surface:
    canvas = Canvas(wide, tall, scale)
    found = canvas.fitting(words, "medium", 21, wide, 3, 1.02, tall - 6)
    canvas.text(0, tall / 2, found.words, "medium", found.size, INK2, valign="middle", wrap=wide, leading=1.02)
    return canvas.surface()


def draw_slate(surface: pygame.Surface, screen: Screen, game: str, asked: Sequence[Agreement]) -> None:
    """The words on the slate."""
    x, y, w, h = inn.SLATE
    rows = tuple(
        (one.title, asked_box(row)[1] - y + ASKED_HEIGHT / 2 - 4, ASKED_HEIGHT - 10) for row, one in enumerate(asked)
    )  # fmt: skip
    words = place_cards.slate(w, h, say(f"new-game-{game}"), rows, screen.scale)
    surface.blit(words, screen.pixel((x, y)))


@kept(3)
def foot(seats: int, hint: str, fault: str, scale: float) -> pygame.Surface:
    """What is said beside the button that leads back, where it covers nothing that is read or pressed."""
    x, y, w, h = FOOT
    canvas = Canvas.over(FOOT, scale)
    if fault:
        box = x + 2, y + 2, w - 4, h - 4
        warning(canvas, *box, fault, box)
    elif hint:
        told, size = canvas.fitting(hint, "medium", 23, w, 3, 1.1, h)
        canvas.text(x, y + h / 2, told, "medium", size, CREAM, valign="middle", wrap=w, leading=1.1)
    else:
        canvas.fit(x, y + h / 2, say("new-count", count=seats), "display", 27, w, CREAM, tall=60)
    return canvas.surface()


@kept(4)
def draw_rules(title: str, asked: tuple[tuple[str, str], ...], scale: float) -> pygame.Surface:
    """The sheet of rules: each question with a sentence on what it changes."""
    canvas = Canvas(1920, 1080, scale)
    _sheet(canvas, title)
    rows = [rule_box(row, len(asked)) for row in range(len(asked))]
    _, _, w, h = rows[0]
    large = max(1.0, min(1.2, h / ROOMY))
    heads = [canvas.fitting(words, "extra", 23 * large, w, 2, 1.02, h * 0.42) for words, _ in asked]
    size = min(one.size for one in heads)
    tall = [len(canvas.lines(one.words, "extra", size, w)) * size * 1.02 for one in heads]
    tales = [
        canvas.fitting(what, "medium", 21 * large, w, 4, 1.06, h - head - 26)
        for (_, what), head in zip(asked, tall, strict=True)
    ]
    for at, ((x, y, _, _), head, told) in enumerate(zip(rows, heads, tales, strict=True)):
        if at:
            rule(canvas, LEFT, y, WIDE)
        rest = len(canvas.lines(told.words, "medium", told.size, w)) * told.size * 1.06
        top = y + (h - tall[at] - 8 - rest) / 2
        canvas.text(x, top, head.words, "extra", size, wrap=w, leading=1.02)
        canvas.text(x, top + tall[at] + 8, told.words, "medium", told.size, INK2, wrap=w, leading=1.06)
    return canvas.surface()


def draw_more(surface: pygame.Surface, screen: Screen, own: str) -> None:
    """The board with the seed and, where there are any, cards of one's ``own``; it hangs where seats are chosen."""
    x, y, w, h = more_box(bool(own))
    ground = place_cards.board(w, h, MORE_SPLIT if own else w, say("new-seed"), own, screen.scale)
    surface.blit(ground, screen.pixel((x - place_cards.RIM, y - place_cards.RIM)))
    left, top, _, tall = seed_box(bool(own))
    room = (MORE_SPLIT - 62 if own else w - 48, 110 if own else 42)
    surface.blit(_note(say("new-seed-note"), *room, screen.scale), screen.pixel((left, top + tall + 8)))


@kept(1)
def _note(words: str, wide: float, tall: float, scale: float) -> pygame.Surface:
    canvas = Canvas(wide, tall, scale)
    found = canvas.fitting(words, "medium", 22, wide, 4, 1.06, tall - 14)
    canvas.text(0, 4, found.words, "medium", found.size, INK2, wrap=wide, leading=1.06)
    return canvas.surface()


def _sheet(canvas: Canvas, title: str) -> None:
    paper(canvas, SHEET)
    one_line(canvas, LEFT, SHEET[1] + 68, title, "display", 44, WIDE, WINE, 60)
    rule(canvas, LEFT, SHEET[1] + 112, WIDE)
