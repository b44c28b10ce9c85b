"""Where everything lies on the chart of Vino, whose place is the same in every window. All lengths are design px."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.art.chart import pegs
from game.art.chart import plate as plates
from game.art.chart.place import HEIGHT, WIDTH, holds, sheet
from game.art.chart.plate import ScrollBoxes, ScrollShape, scroll_boxes
from game.art.chart.roads import Rolled, unrolled
from game.art.kit import letters
from game.art.kit.boxes import Box, Spot
from game.text.edition import of_edition
from game.text.messages import language_in_use
from game.vino import printed
from game.vino.quiet import Room, near
from game.vino.words import region_name

MAP = Box(8, 66, WIDTH, HEIGHT)
_TITLE = 290.0, 130.0
"""Width and height of the title of the chart."""
AROUND = 18.0
"""How far what lives on the chart keeps from what is to be read."""
MOST_QUEUE, USUAL_QUEUE = (3, 2), (2,)
"""How many owners and newcomers buy at most at one time, and how many do as a rule."""
ONE_ROW, ON_TAB, LOW_TILES = ScrollShape(), ScrollShape(tab=True), ScrollShape(low_tiles=True)
LOW_TILES_ON_TAB = ScrollShape(low_tiles=True, tab=True)
SCROLL_RIM, SCROLL_FOOT, MARKS = 4.0, 12.0, 20.0
"""How far the picture of a scroll reaches above and below it, and how far emblems reach above their name plate."""
STONE = 20.0
"""The radius of a vineyard at size 1."""


def title(below: float = 0) -> Box:
    """The title of the chart, where so much sea is seen below it."""
    right, top = sheet()["title"]
    wide, tall = _TITLE
    return Box(MAP.x + right - wide, MAP.y + below + top - tall / 3, wide, tall)


def plate(region: str) -> Box:
    """The name plate of a region. Raises KeyError for an unknown one."""
    return _plate(region, language_in_use(), letters.share())


@of_edition
def _plate(region: str, _language: str, _words: float) -> Box:
    x, y = sheet()["plates"][region]
    wide = plates.width(region_name(region), len(printed.tiles(region)))
    return Box(MAP.x + min(x, WIDTH - 12 - wide), MAP.y + y, wide, plates.HEIGHT)


def lying(region: str, large: str = "") -> Rolled:
    """How a region lies; ``large`` is here and below the region that is unrolled, or empty."""
    count = len(printed.regions()[region].road)
    return unrolled(region, count, letters.large()) if region == large else Rolled(region, count)


def vineyard(name: str, large: str = "") -> Spot:
    """The round place of a vineyard such as ``toscana.12``."""
    region, _, at = name.partition(".")
    rolled = lying(region, large)
    x, y = rolled.places[int(at) - 1]
    return Spot(MAP.x + x, MAP.y + y, STONE * rolled.stone)


@of_edition
def vineyards() -> tuple[str, ...]:
    """The names of all vineyards on the chart."""
    return tuple(f"{region}.{at}" for region, one in printed.regions().items() for at in range(1, len(one.road) + 1))


def stone(name: str, large: str = "") -> Box:
    """The box of a vineyard, which meets no other one."""
    return _stone(name, large, letters.large())


@of_edition
def _stone(name: str, large: str, _words: bool) -> Box:
    region, _, _ = name.partition(".")
    spot, size = vineyard(name, large), lying(region, large).stone
    return Box(spot.x - pegs.WIDE * size / 2, spot.y - pegs.TALL * size / 2, pegs.WIDE * size, pegs.TALL * size)


def tile(region: str, variety: str, large: str = "") -> Box:
    """The place of a variety tile on its plate or scroll. Raises ValueError where the region has none."""
    names = printed.tiles(region)
    if region == large:
        whole, box = scroll(region), on_scroll(region).tiles[names.index(variety)]
    else:
        whole, box = plate(region), plates.tile_boxes(len(names))[names.index(variety)]
    return box._replace(x=whole.x + box.x, y=whole.y + box.y)


def number(region: str, large: str = "") -> Spot:
    """The number of a region on its plate or scroll."""
    box, (x, y) = (scroll(region), plates.SCROLL_NUMBER) if region == large else (plate(region), plates.NUMBER)
    return Spot(box.x + x, box.y + y, 12.5)


def mark(region: str, index: int) -> Spot:
    """Where the emblem of the ``index``-th seat lies that has chosen a region: on the upper edge of its plate."""
    box = plate(region)
    return Spot(box.right - 12 - index * 24, box.y - 8, 11)


def on_scroll(region: str, queues: tuple[int, ...] = ()) -> ScrollBoxes:
    """Where all lies on the scroll of an unrolled region; ``queues``: how many owners and newcomers buy there.

    The faces stand in one row with the rest as soon as they find room there; name and tiles never move.
    """
    name, tiles, room = region_name(region), len(printed.tiles(region)), _room(region).box
    beside = scroll_boxes(name, tiles, (), ONE_ROW).wide <= room.w - 2 * plates.TAIL
    row, tab = (ONE_ROW, ON_TAB) if beside else (LOW_TILES, LOW_TILES_ON_TAB)
    found = scroll_boxes(name, tiles, queues, row)
    return found if found.wide <= room.w - 2 * plates.TAIL else scroll_boxes(name, tiles, queues, tab)


def scroll(region: str, queues: tuple[int, ...] = ()) -> Box:
    """The scroll of an unrolled region; it shrinks by the faces of those who buy there no more, and stays in place."""
    (x, y, _, _), boxes = _room(region).box, on_scroll(region, queues)
    return Box(x + plates.TAIL, y + SCROLL_RIM, boxes.wide, boxes.tall)


def _room(region: str) -> Room:
    """Where there is room for the scroll of a region, with its tails and as many faces as there may be."""
    return _found_room(region, language_in_use(), letters.share())


@of_edition
def _found_room(region: str, _language: str, _words: float) -> Room:
    name, tiles = region_name(region), len(printed.tiles(region))
    most = [scroll_boxes(name, tiles, MOST_QUEUE, shape) for shape in (ONE_ROW, ON_TAB, LOW_TILES_ON_TAB)]
    shapes = [(one.wide + 2 * plates.TAIL, one.tall + SCROLL_RIM + SCROLL_FOOT) for one in most]
    # Room for a row with the usual faces is kept where there is some, so that few of them hang below.
    usual = scroll_boxes(name, tiles, USUAL_QUEUE, ONE_ROW).wide + 2 * plates.TAIL
    shapes.insert(1, (max(usual, shapes[1][0]), shapes[1][1]))
    others = [one for one in printed.regions() if one != region]
    taken = [stone(name, region) for name in vineyards()]
    taken += [_with_marks(plate(one)) for one in others]
    return near(shapes, land(region, region), MAP.grown(-SCROLL_RIM), taken, [title()])


def _with_marks(box: Box) -> Box:
    """A name plate with the emblems on its upper edge."""
    return Box(box.x, box.y - MARKS, box.w, box.h + MARKS)


def large_box(region: str) -> Box:
    """All that an unrolled region covers, with its scroll where many buy."""
    ground, head = land(region, region), scroll(region, MOST_QUEUE)
    left, right = min(ground.x, head.x), max(ground.right, head.right)
    top, foot = min(ground.y, head.y), max(ground.bottom, head.bottom)
    return Box(left, top, right - left, foot - top)


def large_parts(region: str) -> list[Box]:
    """What is to be read on an unrolled region: its vineyards, and its scroll where many buy."""
    return [scroll(region, MOST_QUEUE), *(stone(name, region) for name in vineyards() if _on(region, name))]


def _on(region: str, vineyard: str) -> bool:
    return vineyard.startswith(f"{region}.")


def to_read(large: str) -> tuple[Box, ...]:
    """Where something on the chart is to be read, and a little around it: plates, prices, title, an unrolled region."""
    return _to_read(large, language_in_use(), letters.share())


@of_edition
def _to_read(large: str, _language: str, _words: float) -> tuple[Box, ...]:
    regions = printed.regions()
    found = [plate(region) for region in regions]
    found += map(stone, vineyards())
    found += [large_box(large)] if large else []
    return tuple(box.grown(AROUND) for box in (*found, title()))


class Land(Box):
    """The box of a region on the chart; only its land counts as inside."""

    ring: Sequence[tuple[float, float]]

    def __new__(cls, box: Box, ring: Sequence[tuple[float, float]]) -> Land:
        self = super().__new__(cls, *box)
        self.ring = ring
        return self

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the region's land."""
        return super().holds(x, y) and holds(self.ring, x - MAP.x, y - MAP.y)

    def reaches(self, box: Box) -> bool:
        """Whether some of a box lies on the region's land, seen at nine of its points."""
        thirds = (0.0, 0.5, 1.0)
        return any(self.holds(box.x + box.w * i, box.y + box.h * j) for i in thirds for j in thirds)


def land(region: str, large: str = "") -> Land:
    """A region on the chart."""
    return _land(lying(region, large))


@lru_cache(maxsize=64)
def _land(rolled: Rolled) -> Land:
    box = rolled.box
    return Land(box._replace(x=MAP.x + box.x, y=MAP.y + box.y), rolled.ring)
