"""All things to hold by their names, each about as large as a face."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.shapes import Fragment
from game.art.people.geometry import Spot
from game.art.people.harvest import basket, bouquet, bread, grapes, leaf, plant, rooster, rose, sack
from game.art.people.inks import RED_WINE, WHITE_WINE
from game.art.people.tools import (
    brush,
    compass,
    flag,
    gavel,
    hammer,
    key,
    level,
    magnifier,
    mallet,
    quill,
    rake,
    shears,
    sickle,
    spade,
    trowel,
)
from game.art.people.vessels import bottle, corker, crate, cup, flask, glass, jug, lantern, tastevin
from game.art.people.wares import (
    book,
    books,
    coin,
    fan,
    horn,
    ledger,
    letter,
    mask,
    plan,
    purse,
    rings,
    scroll,
    suitcase,
    wheel,
)


class Thing(NamedTuple):
    """Something to hold. Its drawing stands upright around 0, 0.

    ``at`` is where one hand holds it, with a ``grip`` or a ``pinch``; two hands hold it ``wide`` beside its middle and
    ``low`` below that. It is drawn ``size`` times as large, turned by ``tilt`` degrees.
    """

    drawing: Fragment
    at: Spot = (0, 0)
    hold: str = "grip"
    wide: float = 24
    low: float = 4
    size: float = 1.12
    tilt: float = 0


PROPS: dict[str, Thing] = {
    "red_glass": Thing(glass(RED_WINE), (0, 2), "pinch"),
    "white_glass": Thing(glass(WHITE_WINE), (0, 2), "pinch"),
    "bottle": Thing(bottle(), (0, -2), wide=15),
    "flag": Thing(flag(), (0, 14), wide=8),
    "hammer": Thing(hammer(), (0, 12), wide=8),
    "mallet": Thing(mallet(), (0, 10), wide=8),
    "gavel": Thing(gavel(), (-6, 20), wide=8),
    "trowel": Thing(trowel(), (0, 2), wide=8),
    "spade": Thing(spade(), (0, 14), wide=8, size=1),
    "rake": Thing(rake(), (0, 14), wide=8, size=1),
    "shears": Thing(shears(), (0, 14), wide=8, size=1.2),
    "sickle": Thing(sickle(), (-4, 8), wide=8, tilt=14),
    "brush": Thing(brush(), (0, 4), "pinch"),
    "compass": Thing(compass(), (0, -60), "pinch"),
    "level": Thing(level(), (0, -6), wide=8, size=1),
    "key": Thing(key(), (0, -14), wide=8, size=1.2),
    "magnifier": Thing(magnifier(), (0, 12), wide=8),
    "quill": Thing(quill(), (1, 6), "pinch"),
    "basket": Thing(basket(), (-46, 4), wide=46, size=1),
    "white_basket": Thing(basket("#B9B24A"), (-46, 4), wide=46, size=1),
    "crate": Thing(crate(), (-44, 4), wide=46, size=0.8),
    "plant": Thing(plant(), (0, 8), wide=20, low=8, size=0.95),
    "rose": Thing(rose(), (0, 6), "pinch"),
    "bouquet": Thing(bouquet(), (0, 16), wide=9, low=18),
    "bunch": Thing(leaf(0, -8, 1.0, 12) + grapes(0, 6, 9, (4, 4, 3, 2, 1)), (0, -12), "pinch", wide=20),
    "sack": Thing(sack(), (36, 4), wide=36, size=0.82),
    "bread": Thing(bread(), (38, 0), wide=40, low=0),
    "rooster": Thing(rooster(), (-4, -6), wide=28, low=-4),
    "ledger": Thing(ledger(), (34, 4), wide=33),
    "book": Thing(book(), (48, 14), wide=48, low=12, size=1),
    "books": Thing(books(), (36, -4), wide=38, low=0),
    "scroll": Thing(scroll(), (2, 28), "pinch", wide=26, low=6),
    "plan": Thing(plan(), (44, 10), wide=46, low=8, size=1),
    "letter": Thing(letter(), (8, 18), "pinch", wide=32),
    "purse": Thing(purse(), (0, -28), wide=26, low=10),
    "coin": Thing(coin(), (0, -1), "pinch"),
    "mask": Thing(mask(), (0, 18), wide=8),
    "horn": Thing(horn(), (12, -20), wide=20, size=1),
    "fan": Thing(fan(), (0, 8), "pinch"),
    "suitcase": Thing(suitcase(), (0, -36), wide=42, size=1),
    "lantern": Thing(lantern(), (0, -80), wide=20),
    "flask": Thing(flask(), (0, -52), wide=24, low=-2),
    "jug": Thing(jug(), (38, -14), wide=28, low=-6),
    "corker": Thing(corker(), (0, 0), wide=15, low=6, size=0.8, tilt=18),
    "cup": Thing(cup(), (22, -9), "pinch"),
    "tastevin": Thing(tastevin(), (28, -11), "pinch", size=1.25),
    "wheel": Thing(wheel(), (0, -38), wide=38, low=0, size=1),
    "rings": Thing(rings(), (0, 20), "pinch", wide=38, low=12, size=0.9),
    "none": Thing(""),
}
"""All things to hold by their names."""
