"""What stands in the valley whatever happens: perches on the terraces, trees along the wood, the cart on its road."""

from __future__ import annotations

from game.art import board_boxes
from game.art.board_boxes import BOARD, CART, PITCH, SKY
from game.art.country.goods import barrel
from game.art.country.inks import DARK, WOOD, WOOD_LIGHT, WOOD_SHADE
from game.art.country.plants import bush, tree
from game.art.kit.palette import INK
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, line, path, rect
from game.art.valley.inks import CROWNS

_COAT, _COAT_SHADE = "#8C7C70", "#6E5F56"


def furniture() -> Fragment:
    """All of it, in the board's coordinates."""
    out = "".join(_perch(row) for row in range(1, 8))
    for k in range(3):
        y = SKY + k * PITCH + 70
        out += tree(627, y + 4, 74, *CROWNS[k]) + tree(759, y + 10, 66, *CROWNS[(k + 2) % 4])
        out += bush(640, y + 50, 15, *CROWNS[(k + 1) % 4]) + bush(747, y + 54, 14, *CROWNS[(k + 3) % 4])
    return out + _cart(CART.x - BOARD.x + 6, CART.y - BOARD.y + 47)


def _perch(row: int) -> Fragment:
    """The stump on which the rooster of a row stands."""
    spot = board_boxes.rooster_spot(row)
    x, y = spot.x - BOARD.x, spot.y - BOARD.y + 21
    out = rect(x - 2.5, y - 4, 5, 14, WOOD_SHADE)
    out += ellipse(x + 2, y + 1, 25, 10, "#2A1410", opacity=0.3) + ellipse(x, y - 1, 24, 10, WOOD)
    out += ellipse(x, y - 3, 24, 10, "#E5C795", INK, 1.6)
    return out + ellipse(x, y - 3, 15, 6, NONE, WOOD_LIGHT, 1.4) + ellipse(x, y - 3, 7, 2.6, NONE, WOOD_LIGHT, 1.2)


def _cart(x: float, foot: float) -> Fragment:
    """A donkey before a cart with barrels."""
    out = ellipse(x + 66, foot + 1, 66, 4, "#2A1410", opacity=0.3)
    out += rect(x + 6, foot - 22, 60, 10, WOOD) + rect(x + 6, foot - 22, 60, 3, WOOD_LIGHT)
    out += line(x + 66, foot - 16, x + 108, foot - 22, WOOD_SHADE, 3)
    out += "".join(barrel(x + 17 + k * 18, foot - 20, 19) for k in range(3))
    for cx in (x + 22, x + 50):
        out += circle(cx, foot - 9, 10.5, NONE, DARK, 3.4) + circle(cx, foot - 9, 2.6, DARK)
        upright = f"M{cx - 9},{foot - 9}H{cx + 9}M{cx},{foot - 18}V{foot}"
        aslant = f"M{cx - 6.4},{foot - 15.4}L{cx + 6.4},{foot - 2.6}M{cx + 6.4},{foot - 15.4}L{cx - 6.4},{foot - 2.6}"
        out += path(upright + aslant, NONE, DARK, 1.5)
    return out + _donkey(x + 90, foot)


def _donkey(d: float, foot: float) -> Fragment:
    """The donkey from its tail at x ``d``."""
    head = (
        f"L{d + 38},{foot - 42}L{d + 37},{foot - 50}L{d + 42},{foot - 43}L{d + 45},{foot - 50}L{d + 46},{foot - 41}"
        f"L{d + 54},{foot - 32}L{d + 51},{foot - 28}L{d + 44},{foot - 30}"
    )
    legs = f"L{d + 38},{foot - 18}L{d + 36},{foot}H{d + 31}L{d + 30},{foot - 12}"
    back = f"M{d},{foot - 24}Q{d + 14},{foot - 30} {d + 30},{foot - 26}"
    out = path(f"{back}{head}{legs}H{d + 10}L{d + 8},{foot}H{d + 3}Z", _COAT)
    out += path(
        f"M{d + 24},{foot - 27}L{d + 38},{foot - 42}L{d + 54},{foot - 32}L{d + 51},{foot - 28}L{d + 44},{foot - 30}"
        f"{legs}H{d + 20}Z",
        _COAT_SHADE,
    )
    out += path(f"M{d + 2},{foot - 22}q-6,4 -4,12", NONE, "#5A4A42", 2.4) + circle(d + 46, foot - 36, 1.4, DARK)
    return out + path(f"M{d + 32},{foot - 30}L{d + 38},{foot - 18}", NONE, "#B8281C", 3.4)
