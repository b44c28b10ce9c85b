"""Contact sheets of the art, to be looked at: ``python -m game.tools.contact_sheets --out FOLDER``.

Draws everybody in three sizes, the innkeepers in their moods, every card at hand and at large size, the vines on their
cards and as icons in colour and grey, and every icon.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.art import portraits
from game.art.cards import hand_card, large_card
from game.art.estate.planted import Growth, planted_vine
from game.art.innkeepers import disc
from game.art.kit import icons
from game.art.kit.canvas import Canvas, Plain
from game.art.kit.palette import CELLAR, CREAM, INK, PAPER
from game.art.kit.shapes import rect
from game.art.mat_boxes import VINE_H
from game.art.people.person import MOODS
from game.art.vines import vine as drawn_vine
from game.text.names import card_name
from game.text.printed import cards
from rules.engine.catalog import nearest

DECKS = ("vine", "order", "summer_visitor", "winter_visitor", "mama", "papa")
SIZES = ("hand", "large")
"""How the names of the sheets of a deck begin."""
_ACROSS = 14


def in_deck(deck: str) -> tuple[str, ...]:
    """The cards of a deck in its order."""
    return tuple(card.id for card in cards().values() if card.deck == deck)


def grid(count: int, wide: float, tall: float, across: int) -> tuple[Canvas, list[Plain]]:
    """A dark sheet for so many pictures, and the box of each; coordinates in design px at scale 1."""
    rows = -(-count // across)
    canvas = Canvas(across * wide, rows * tall, ground=CELLAR)
    return canvas, [(i % across * wide, i // across * tall, wide, tall) for i in range(count)]


def everybody() -> pygame.Surface:
    """Everybody in the three sizes: as on the large card, as on the hand card and in a disc, deck after deck."""
    cards_of = [card for deck in portraits.DECKS for card in in_deck(deck)]
    canvas, boxes = grid(len(cards_of), 556, 296, 6)
    for card, (x, y, _w, _h) in zip(cards_of, boxes, strict=True):
        canvas.picture(portraits.large_portrait(card, 356, 216, 1), x + 6, y + 6)
        canvas.picture(portraits.hand_portrait(card, 168, 128, 1), x + 370, y + 6)
        canvas.picture(portraits.disc(card, 48, 1), x + 370, y + 142)
        canvas.picture(portraits.disc(card, 80, 1), x + 430, y + 142)
        canvas.text(x + 184, y + 244, card_name(card), "bold", 18, CREAM, "centre", "middle", wrap=356, most=1)
    return canvas.surface()


def innkeepers() -> pygame.Surface:
    """The innkeepers of the six colours and the opponents in their moods, large and small."""
    colours, characters = tuple(portraits.innkeepers()), tuple(portraits.opponents())
    seated = [*zip(colours, colours, strict=True), *zip(characters, cycle(colours), strict=False)]
    found = [(name, colour, mood) for name, colour in seated for mood in MOODS]
    canvas, boxes = grid(len(found), 220, 172, 2 * len(MOODS))
    for (name, colour, mood), (x, y, _w, _h) in zip(found, boxes, strict=True):
        canvas.picture(disc(name, colour, 132, 1, mood), x + 8, y + 6)
        canvas.picture(disc(name, colour, 48, 1, mood), x + 152, y + 6)
        canvas.text(x + 110, y + 156, f"{name}, {mood}", "bold", 18, CREAM, "centre", "middle")
    return canvas.surface()


def hands(deck: str) -> pygame.Surface:
    """Every card of a deck at the size of the hand."""
    found = in_deck(deck)
    canvas, boxes = grid(len(found), 192, 282, 10)
    for card, (x, y, _w, _h) in zip(found, boxes, strict=True):
        canvas.picture(hand_card(card, 1), x + 6, y + 6)
    return canvas.surface()


def large(deck: str) -> pygame.Surface:
    """Every card of a deck at full size."""
    found = in_deck(deck)
    canvas, boxes = grid(len(found), 372, 528, 7)
    for card, (x, y, _w, _h) in zip(found, boxes, strict=True):
        canvas.picture(large_card(card, 1), x + 6, y + 6)
    return canvas.surface()


def vines() -> pygame.Surface:
    """The nine varieties as on cards, as icons at 20, 32 and 64 px, in colour and in grey, and as planted cards."""
    found = in_deck("vine")
    canvas = Canvas(350 * 5 + 8, 840, ground=PAPER)
    for i, vine in enumerate(found):
        x, top = 8.0 + i % 5 * 350, i // 5 * 420.0
        canvas.picture(drawn_vine(336, 222, vine, 1), x, top + 8)
        for size, left in ((20, 16), (32, 52), (64, 112)):
            canvas.icon(f"v_{vine}", x + left, top + 290, size)
        canvas.picture(planted_vine(vine, VINE_H, Growth(), 1), x + 160, top + 258)
        canvas.text(x + 168, top + 392, card_name(vine), "bold", 18, INK, "centre", "middle", wrap=300, most=1)
    colour = canvas.surface()
    both = pygame.Surface((colour.get_width(), 2 * colour.get_height()))
    both.blit(colour, (0, 0))
    both.blit(pygame.transform.grayscale(colour), (0, colour.get_height()))
    return both


def every_icon() -> pygame.Surface:
    """All icons at 64, 32 and 20 px, on paper and on dark."""
    found = sorted(icons.names())
    canvas, boxes = grid(len(found), 196, 78, 10)
    for name, (x, y, w, h) in zip(found, boxes, strict=True):
        canvas.draw(rect(x, y, w / 2, h, PAPER))
        for left, dark in ((x, False), (x + w / 2, True)):
            canvas.icon(name, left + 36, y + h / 2, 64, dark)
            canvas.icon(name, left + 84, y + 20, 32 * 0.75, dark)
            canvas.icon(name, left + 84, y + 54, 20, dark)
    return canvas.surface()


def sheets() -> dict[str, Callable[[], pygame.Surface]]:
    """Every sheet by the name of its file."""
    found: dict[str, Callable[[], pygame.Surface]] = {
        "portraits": everybody,
        "innkeepers": innkeepers,
        "vines": vines,
        "icons": every_icon,
    }
    for deck in DECKS:
        found[f"hand-{deck}"] = partial(hands, deck)
        found[f"large-{deck}"] = partial(large, deck)
    return found


def named(names: Sequence[str]) -> dict[str, Callable[[], pygame.Surface]]:
    """The sheets with these names, all where there is none; ``cards``, ``hand`` and ``large`` are those of all decks.

    Raises ValueError with a sentence for a name of none.
    """
    every = sheets()
    groups = {group: [name for name in every if name.startswith(group)] for group in SIZES}
    groups["cards"] = [name for group in SIZES for name in groups[group]]
    for name in names:
        if name not in every and name not in groups:
            raise ValueError(f"'{name}' is no sheet; {nearest(name, [*every, *groups])}")
    wanted = {sheet for name in names for sheet in groups.get(name, [name])} or every.keys()
    return {name: draw for name, draw in every.items() if name in wanted}


def main(arguments: Sequence[str] | None = None) -> int:
    """Save the sheets, all of them or those that are named."""
    parser = argparse.ArgumentParser(prog="game.tools.contact_sheets", allow_abbrev=False)
    parser.add_argument("names", nargs="*", metavar="SHEET", help="cards, hand, large, " + ", ".join(sheets()))
    parser.add_argument("--out", type=Path, default=Path("out/sheets"))
    wish = parser.parse_args(arguments)
    try:
        wanted = named(wish.names)
    except ValueError as fault:
        print(fault)
        return 2
    wish.out.mkdir(parents=True, exist_ok=True)
    pygame.init()
    for name, draw in wanted.items():
        pygame.image.save(draw(), str(wish.out / f"{name}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
