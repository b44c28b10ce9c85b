"""Scenes: somebody in a place, with a companion and whatever stands before them, on 430 by 260 units."""

from __future__ import annotations

import re
from typing import NamedTuple

from game.art.kit.palette import Colour, mix
from game.art.kit.shapes import Fragment, circle, group, rect
from game.art.people.figures import figure
from game.art.people.fronts import FRONTS
from game.art.people.geometry import mirrored, moved
from game.art.people.hats import REACH, ROOM
from game.art.people.person import Person
from game.art.people.places import PLACES
from game.art.people.scenery import HEIGHT, WIDTH

STAND_X = 142.0
_KNEES = 312.0
"""How far below the head of somebody who kneels the ground is."""
_LOWER = {"vat": -26.0}
"""How much deeper somebody stands behind a front."""
_ASIDE = 22.0
"""How far somebody steps to the left to make room for a companion."""
_STROKE = re.compile(r'stroke-width="([\d.]+)"')


class View(NamedTuple):
    """The part of a scene that a picture shows: from x, y on, ``scale`` times as large."""

    x: float
    y: float
    scale: float
    mirrored: bool = False
    lines: float = 1
    """How much thicker its lines are."""

    def of(self, fragment: Fragment) -> Fragment:
        """What of a scene is to be seen in the picture."""
        shown = mirrored(fragment, WIDTH / 2) if self.mirrored else fragment
        shown = f'<g transform="scale({self.scale:.4f}) translate({-self.x:.2f},{-self.y:.2f})">{shown}</g>'
        return shown if self.lines == 1 else heavier(shown, self.lines)


class _Stand(NamedTuple):
    """Where somebody's head is, and how large somebody is."""

    x: float
    y: float
    scale: float


def _stand(who: Person) -> _Stand:
    kind = who.hat[0]
    scale = ROOM.get(kind, 1.0) * who.size
    if who.hair[0] == "pompadour":
        scale *= 0.92
    x = STAND_X - (_ASIDE if "beside" in who.looks else 0)
    if who.shot == "far":
        if who.stance == "kneeling":
            scale *= 0.87
            return _Stand(x - 6, 256 - _KNEES * scale, scale)
        return _Stand(x, max(REACH.get(kind, 78.0) * scale + 10, 250 - 330 * scale), scale)
    low = {"close": 134.0}.get(who.shot, 168.0)
    return _Stand(x, 260 - low * scale + _LOWER.get(who.word("before", "none"), 0), scale)


def place(who: Person) -> Fragment:
    """Where somebody is."""
    return PLACES[who.place](who.hour)


def people(who: Person, beside: Person | None = None) -> Fragment:
    """Somebody, who stands beside, and what is before them."""
    front = FRONTS[who.word("before", "none")]()
    x, y, scale = _stand(who)
    body, arms = figure(who)
    out = _companion(beside, who) if beside else ""
    return out + moved(body, x, y, scale, who.lean) + front + moved(arms, x, y, scale, who.lean)


def _companion(other: Person, who: Person) -> Fragment:
    """Who stands behind somebody at the right, turned to the left, in the same light."""
    near = Person({**other.looks, "place": who.word("place", "vineyard noon"), "shot": "near"})
    x, y, scale = _stand(near)
    body, arms = figure(near)
    size = scale * 0.9
    turn = f"translate({x + 132:.1f},{y + 8:.1f}) scale({-size:.3f},{size:.3f})"
    return f'<g transform="{turn}">{body + arms}</g>'


def _top(who: Person) -> float:
    """How high somebody reaches."""
    stand = _stand(who)
    return stand.y - stand.scale * REACH.get(who.hat[0], 78.0)


def large(who: Person, w: float, h: float) -> View:
    """The picture of a large card, w by h: all of its width, and of its height what a low box allows."""
    scale = max(w / WIDTH, h / HEIGHT)
    y = min(max(0.0, _top(who) - 8), HEIGHT - h / scale)
    left = who.word("faces", "right") == "left"
    return View((WIDTH - w / scale) * (1 if left else 0.25), y, scale, left)


def hand(who: Person, w: float, h: float) -> View:
    """The picture of a hand card, w by h: the face at the left, where a card that is covered still shows it."""
    stand = _stand(who)
    wide = min({"far": 206.0, "close": 320.0}.get(who.shot, 280.0), (HEIGHT - 4) * w / h)
    y = min(max(0.0, _top(who) - 6), HEIGHT - wide * h / w)
    return View(max(0.0, stand.x - wide * 0.345), y, w / wide, False, 1.12)


def badge(who: Person, size: float, ground: Colour | None = None, low: float = 64) -> Fragment:
    """The head in a disc ``size`` wide, down to ``low`` below the eyes; what lies outside is for a mask to cut off."""
    hour, stand = who.hour, _stand(who)
    body, _ = figure(who)
    above = (stand.y - _top(who)) / stand.scale
    scale = 86 / (above + low)
    ground = ground or mix(hour.sky[2], hour.glow, 0.25)
    out = rect(0, 0, 100, 100, ground) + circle(62, 44, 44, mix(ground, "#FFF6DF", 0.4))
    aside = who.nod * 0.7 * scale
    out += moved(body, 48 - aside, 8.5 + above * scale, scale)
    return group(heavier(out, 1.15), scale=size / 100)


def heavier(fragment: Fragment, share: float) -> Fragment:
    """The fragment with thicker lines, for small pictures."""
    return _STROKE.sub(lambda found: f'stroke-width="{float(found[1]) * share:.2f}"', fragment)
