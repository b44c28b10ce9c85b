"""The light over the valley: the present season lies in it, the other ones in the evening."""

from __future__ import annotations

from pygame import Surface, image, transform

from game.art.board_boxes import BOARD, SEASON_AREAS
from game.art.kit.cache import kept
from game.art.kit.palette import rgb
from game.art.kit.raster import pixels
from game.art.valley.inks import EVENING

_STEP = 4
"""Design px between two samples of the light."""
_CART_FROM = 180
"""From which x of the board on the light of summer and winter lies on the road of the cart."""


def soft(share: float) -> float:
    """A share, 0 to 1, that begins and ends slowly."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def evening(x: float) -> tuple[float, float, float]:
    """The ink of the evening at x of the board: those of the four parts run into each other."""
    found = tuple(float(part) for part in rgb(EVENING["spring"]))
    for season in ("summer", "fall", "winter"):
        share = soft((x - (SEASON_AREAS[season].x - BOARD.x) + 40) / 80)
        found = tuple(a + (b - a) * share for a, b in zip(found, rgb(EVENING[season]), strict=True))
    return found[0], found[1], found[2]


def lit(season: str, x: float) -> float:
    """How much light of a season lies at x of the board, 0 to 1."""
    area = SEASON_AREAS.get(season)
    if area is None:
        return 0.0
    left, right = area.x - BOARD.x, area.right - BOARD.x
    ends = 1.0 if season == "winter" else soft((right + 16 - x) / 30)
    return soft((x - left + 16) / 30) * ends


@kept(6, lasting=True)
def dusk(season: str, scale: float) -> Surface:
    """What is multiplied with the valley: white over the present season, evening over the others.

    The road of the cart is lit in summer and in winter over its whole length.
    """
    wide, tall = round(BOARD.w / _STEP), round(BOARD.h / _STEP) + 1
    inks = [evening(i * _STEP) for i in range(wide)]
    light = [lit(season, i * _STEP) for i in range(wide)]
    on_road = [soft((i * _STEP - _CART_FROM) / 30) for i in range(wide)]
    rows: dict[float, bytes] = {}
    data = bytearray()
    for j in range(tall):
        y = j * _STEP
        road = soft((y - 455) / 10) * soft((522 - y) / 8) if season in ("summer", "winter") else 0.0
        if road not in rows:
            shares = [max(one, road * other) for one, other in zip(light, on_road, strict=True)]
            rows[road] = _row(inks, shares)
        data += rows[road]
    small = image.frombuffer(bytes(data), (wide, tall), "RGB").convert(32)
    return transform.smoothscale(small, (pixels(BOARD.w, scale), pixels(BOARD.h, scale)))


def _row(inks: list[tuple[float, float, float]], shares: list[float]) -> bytes:
    """One row of samples: so much light on each ink."""
    return bytes(round(part + (255 - part) * share) for ink, share in zip(inks, shares, strict=True) for part in ink)
