"""Entries of the glossary, and the page of a thing that is no card, as they stand over the dimmed table."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CARD, FOCUS, INK, INK2, LINE, MAT, PAPER, SHADOW
from game.art.kit.shapes import NONE, line, rect
from game.text import glossary
from game.text.messages import language_in_use

PAD, LEADING = 16.0, 1.14


def entry(term: str, width: float, opened: bool, scale: float) -> Surface:
    """An entry of this width, as high as it must be; ``opened`` marks one that was reached from another."""
    return _entry(term, width, opened, scale, language_in_use())


def height(term: str, width: float, scale: float) -> float:
    """How high an entry is, in design px."""
    lines = Canvas(4, 4, scale).lines(glossary.text(term), "medium", grown(21), width - 2 * PAD)
    return _top() + len(lines) * grown(21) * LEADING + 14


def _top() -> float:
    return 12 + grown(24) + 8


@kept(80)
def _entry(term: str, width: float, opened: bool, scale: float, _language: str) -> Surface:
    tall = height(term, width, scale)
    canvas = Canvas(width + 5, tall + 6, scale)
    canvas.draw(
        rect(3, 5, width, tall, SHADOW, 8, opacity=0.55),
        rect(1, 1, width, tall, CARD, 8, INK, 2.2),
        rect(5, 5, width - 8, tall - 8, NONE, 5, FOCUS if opened else LINE, 1.8 if opened else 1.1),
    )
    canvas.fit(PAD, 12 + grown(24) / 2, glossary.title(term), "display", 24, width - 2 * PAD, INK)
    words, game = glossary.text(term), glossary.game_of(term)
    canvas.text(PAD, _top(), words, "medium", grown(21), INK, wrap=width - 2 * PAD, leading=LEADING, terms=game)
    return canvas.surface()


def links(term: str, width: float, scale: float) -> tuple[tuple[str, Box], ...]:
    """The terms in the text of an entry, and where they stand in it."""
    canvas, size, found = Canvas(4, 4, scale), grown(21), []
    lines = canvas.lines(glossary.text(term), "medium", size, width - 2 * PAD)
    for i, (words, spots) in enumerate(zip(lines, glossary.spots_in(lines, glossary.game_of(term)), strict=True)):
        for spot in spots:
            left = PAD + canvas.measure(words[: spot.start], "medium", size)
            wide = canvas.measure(words[spot.start : spot.end], "medium", size)
            if spot.term != term:
                found.append((spot.term, Box(left - 3, _top() + i * size * LEADING - 4, wide + 6, size * LEADING + 6)))
    return tuple(found)


@kept(40)
def page(title: str, sub: str, icon: str, body: str, width: float, scale: float, game: str) -> Surface:
    """What is to be said of any thing of a game that is no card, an action or a structure, on a page of its own."""
    probe, size = Canvas(4, 4, scale), grown(26)
    room = width - 40
    heads = probe.lines(title, "display", grown(32), room - 76)
    below = probe.lines(sub, "bold", grown(20), room - 76) if sub else ()
    head = max(84, 22 + len(heads) * grown(32) * 1.06 + (len(below) * grown(20) * 1.1 + 6 if sub else 0))
    body_lines = probe.lines(body, "medium", size, room)
    tall = head + 20 + len(body_lines) * size * LEADING + 24
    canvas = Canvas(width + 8, tall + 10, scale)
    canvas.draw(
        rect(4, 8, width, tall, SHADOW, 14, opacity=0.6),
        rect(1, 1, width, tall, PAPER, 14, INK, 3),
        rect(9, 9, width - 16, tall - 16, CARD, 9, LINE, 2),
    )
    if icon:
        canvas.draw(rect(20, 20, 60, 60, MAT, 7, INK, 2))
        canvas.icon(icon, 50, 50, 50)
    top = 22.0
    for words in heads:
        canvas.text(96, top + grown(32) / 2, words, "display", grown(32), INK, valign="middle")
        top += grown(32) * 1.06
    for words in below:
        canvas.text(96, top + grown(20) / 2 + 5, words, "bold", grown(20), INK2, valign="middle")
        top += grown(20) * 1.1
    canvas.draw(line(20, head + 6, width - 20, head + 6, LINE, 1.4))
    canvas.text(20, head + 20, body, "medium", size, INK, wrap=room, leading=LEADING, terms=game)
    return canvas.surface()


@kept(20)
def hint(words: str, room: float, scale: float) -> Surface:
    """Golden words on the dimmed table, at most ``room`` px wide, on two lines if need be."""
    blank = Canvas(4, 4, scale)
    rows = 1 if blank.holds(words, "bold", 21, room - 40) else 2
    words, size = blank.fitting(words, "bold", 21, room - 40, rows, 1.3)
    lines = blank.lines(words, "bold", size, room - 40)
    wide = max(blank.measure(line, "bold", size) for line in lines) + 40
    tall = size * (1 + (len(lines) - 1) * 1.3)
    canvas = Canvas(wide, tall + 22, scale)
    canvas.draw(rect(1, 1, wide - 2, tall + 18, "#221820", 8, BRASS, 1.4))
    canvas.text(wide / 2, (tall + 20) / 2, "\n".join(lines), "bold", size, BRASS, "centre", "middle", leading=1.3)
    return canvas.surface()
