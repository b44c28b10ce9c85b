"""The row below a large plate: who follows in the region where vineyards are bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import INK, INK2, player
from game.art.kit.shapes import circle
from game.art.pieces import emblem
from game.text.messages import say
from game.text.wording import shorter
from rules.vino.view import View

SMALLEST = 18.0
FORMS = ((True, False), (True, True), (False, False), (False, True))
"""Whether names stand in the row and whether in its shorter wording, from the best on."""


class Follower(NamedTuple):
    """One who follows."""

    name: str
    colour: str


class FollowersLook(NamedTuple):
    """Owners, who buy as many as they like, and after them newcomers, one vineyard each by turns.

    ``gift`` holds them up: then whoever is given something may be among them.
    """

    owners: tuple[Follower, ...] = ()
    newcomers: tuple[Follower, ...] = ()
    gift: bool = False


def look_of(view: View, asked: int, moving: bool, names: Sequence[str], colours: Sequence[str]) -> FollowersLook | None:
    """Who follows the seat that is asked, or whose purchase is ``moving``; None while that is not known."""
    if view.buyers is None:
        return None
    gift, acting = view.gift is not None, asked
    if moving:
        acting = next(iter((*view.buyers.owners, *view.buyers.newcomers)), -1)
    owners, newcomers = (
        tuple(Follower(names[seat], colours[seat]) for seat in seats if gift or seat != acting)
        for seats in (view.buyers.owners, view.buyers.newcomers)
    )
    return FollowersLook(owners, newcomers, gift)


@kept(40)
def row(look: FollowersLook, wide: float, tall: float, scale: float) -> Surface:
    """The row: with names where there is room for them, else with emblems alone, in as few words as must be."""
    canvas = Canvas(wide, tall, scale)
    sizes = [SMALLEST + step / 2 for step in range(int(2 * (grown(20, 25) - SMALLEST)), -1, -1)]
    forms = [(named, short, size) for named, short in FORMS for size in sizes]
    fitting = next((form for form in forms if _lay(canvas, look, *form) <= wide), forms[-1])
    _lay(canvas, look, *fitting, tall / 2)
    return canvas.surface()


def _lay(canvas: Canvas, look: FollowersLook, named: bool, short: bool, size: float, y: float | None = None) -> float:
    """Find out how wide the row is, and draw it where ``y`` is its middle."""
    x = 0.0
    for told, group in _parts(look):
        words = shorter(told) if short else told
        if y is not None:
            canvas.text(x, y, words, "bold", size, INK2, valign="middle")
        x += canvas.measure(words, "bold", size) + 10
        for one in group:
            if y is not None:
                inks = player(one.colour)
                canvas.draw(circle(x + 11, y, 11, inks.body, INK, 1.6), emblem(inks.emblem, x + 11, y, 6, inks.on))
                if named:
                    canvas.text(x + 28, y, one.name, "extra", size, INK, valign="middle")
            x += 28 + (canvas.measure(one.name, "extra", size) + 12 if named else 0)
        x += 0 if named else 6
    return x - 10


def _parts(look: FollowersLook) -> list[tuple[str, tuple[Follower, ...]]]:
    """The groups, each with the words before it."""
    gift = "yes" if look.gift else "no"
    if not look.owners and not look.newcomers:
        return [(say("vino-then-nobody", gift=gift), ())]
    if not look.owners:
        return [(say("vino-then", gift=gift), look.newcomers)]
    found = [(say("vino-then", gift=gift), look.owners)]
    return [*found, (say("vino-then-newcomers"), look.newcomers)] if look.newcomers else found
