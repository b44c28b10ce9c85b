"""Figures: head, body and arms of somebody put together around what is held, the head at 0, 0."""

from __future__ import annotations

import re
from typing import NamedTuple

from game.art.kit.palette import GOLD, INK, mix
from game.art.kit.shapes import Fragment, path
from game.art.people import beards, hair
from game.art.people.arms import Cloth, Grasp, Limb, arm
from game.art.people.backs import back
from game.art.people.bodies import neck
from game.art.people.clothes import CLOTHES
from game.art.people.eyes import eye_places
from game.art.people.geometry import CORNER, blob, curve, disc, moved
from game.art.people.gestures import HOLDS, Gesture, gestures
from game.art.people.hats import BRIM_SHADOW, glasses, hat
from game.art.people.heads import face
from game.art.people.inks import CLOTHS, TINTS
from game.art.people.legs import legs
from game.art.people.person import Person

OUTER = 4.6
"""How much the ink around a whole figure is wider than the ink of its parts."""
_COLOUR = re.compile("#[0-9A-Fa-f]{6}")
_INKED = rf'<(?:path|circle|ellipse|rect) [^>]*stroke="{INK}" stroke-width="([\d.]+)"[^>]*/>'
_TAG = re.compile(rf"<g [^>]*>|</g>|{_INKED}")
_FILL = re.compile(r'fill="[^"]*"')
_WIDE = 2.5
"""Lines from this width on are outlines; thinner ones are drawn within them."""
_SHEAR = 0.34
"""How far a trunk that leans forward is slanted."""
_RISE = {"slim": 4.0, "usual": 8.0, "broad": 14.0, "stout": 16.0}
"""How much nearer to the chin the shoulders of a build are."""


class Figure(NamedTuple):
    """What of somebody stands behind a table, and the arms that rest on it with what they hold."""

    body: Fragment
    arms: Fragment


def heads(who: Person) -> tuple[Fragment, Fragment]:
    """What of the head lies behind the neck, and the head itself."""
    head, (style, _), (kind, main, band) = who.head, who.hair, who.hat
    beard = who.word("beard", "none")
    behind = hair.behind(style, head.hair, head)
    if kind == "veil":
        behind = path(curve(hair.BEHIND["veil"]), main, INK, 3) + behind
    if kind == "shawl":
        style, behind = "none", ""
    over = hair.over(style, head.hair, head)
    lip = beards.moustache(who.word("moustache", beard), head.hair, head)
    out = face(head, 1, BRIM_SHADOW.get(kind), beards.beard(beard, head.hair, head), lip)
    if "glasses" in who.looks:
        out += glasses(who.looks["glasses"], eye_places(head), head)
    out += over
    if "earring" in who.words("marks", "") and head.pose != "profile":
        out += disc(-head.form.cheek - 2, 19, 5, GOLD, 2)
    if who.sweats:
        x = -head.form.temple - 14
        out += blob([(x, -44, CORNER), (x + 8, -28), (x, -21), (x - 8, -28)], "#8FC3E0", 2.6)
    return behind, out + hat(kind, main, band, head)


def figure(who: Person) -> Figure:
    """Somebody with head at 0, 0, in the light of the hour."""
    head, w, (cut, main, second) = who.head, who.width, who.garment
    garment, sleeves = CLOTHES[cut]
    behind, top = (f'<g transform="rotate({who.nod:g},4,46)">{part}</g>' for part in heads(who))
    rise = _RISE.get(who.word("build", "usual"), 4.0) + (46 - head.form.depth) * 0.4
    rise += 9 if head.pose == "profile" else 0
    seen_from_behind = who.stance == "behind"
    trunk = back(cut, w, main, second, head.skin) if seen_from_behind else garment(w, main, second, head.skin)
    if who.shot == "far":
        trousers, *ink = who.words("legs", "trousers earth")
        below = CLOTHS[ink[0]] if ink else main
        trunk = legs(cut, w, main, second, below, who.stance, trousers == "skirt") + trunk
    if who.stance in ("forward", "kneeling"):
        trunk = f'<g transform="matrix(1,0,{-_SHEAR},1,{100 * _SHEAR:.1f},0)">{trunk}</g>'
        behind, top = moved(behind, 12, 5), moved(top, 12, 5)
    trunk = moved(neck(head.skin, head.form.depth + rise, w < 66), 6 if who.stance == "forward" else 0, 0) + trunk
    low, high, hands = _arms(who, gestures(w)[who.word("does", "still")], sleeves(main, second))
    body = moved(trunk, 0, -rise) + behind if seen_from_behind else behind + moved(trunk, 0, -rise)
    body += moved(low, 0, -rise) + top
    before = moved(high, 0, -rise) + moved(hands, 0, -rise)
    return Figure(tinted(outlined(body), who), tinted(outlined(before), who))


def _arms(who: Person, bent: Gesture, cloth: Cloth) -> tuple[Fragment, Fragment, Fragment]:
    """Arms that hang, arms that are raised with what they hold, and the fingers before it."""
    w, thing = who.width, who.thing
    tilt = -34.0 if who.word("does", "still") == "shoulder" else thing.tilt
    two = bool(bent.near and bent.far and bent.near.hand == bent.far.hand == HOLDS)
    gx, gy = bent.grip
    if two:
        held = moved(thing.drawing, gx, gy, thing.size, tilt)
    else:
        x, y = thing.at
        held = moved(moved(thing.drawing, -x, -y), gx, gy, thing.size, tilt) if thing.drawing else ""
    shoulder = min(19.0, w * 0.235)
    low, high, behind, before = "", "", "", ""
    for side, one in ((-1, bent.near), (1, bent.far)):
        if one is None:
            continue
        if two:
            one = one._replace(wrist=(gx + side * thing.wide * thing.size, gy + thing.low * thing.size))
        if one.hand == HOLDS and not thing.drawing:
            one = one._replace(hand="fist", turn=-80)
        kind = "grip" if two else thing.hold
        limb: Limb = arm(
            (side * (w - shoulder + 1), 103), one, cloth, who.head.skin, side, shoulder, Grasp(kind, 0 if two else tilt)
        )
        if one.wrist[1] > 180 and one.hand != HOLDS:
            low += limb.sleeve + limb.hand.before
        else:
            high += limb.sleeve
            behind += limb.hand.behind
            before += limb.hand.before
    return low, high, behind + held + before


def outlined(fragment: Fragment) -> Fragment:
    """The fragment with a heavier line around all of it: its own outlines, wider and filled, lie behind it."""
    return _silhouette(fragment) + fragment


def _silhouette(fragment: Fragment) -> Fragment:
    out = []
    for hit in _TAG.finditer(fragment):
        tag = hit[0]
        if hit[1] is None:
            out.append(tag)
        elif float(hit[1]) >= _WIDE:
            filled = tag if 'fill="none"' in tag else _FILL.sub(f'fill="{INK}"', tag, count=1)
            out.append(filled.replace(f'stroke-width="{hit[1]}"', f'stroke-width="{float(hit[1]) + OUTER:g}"', 1))
    return "".join(out)


def tinted(fragment: Fragment, who: Person) -> Fragment:
    """The fragment in the light of somebody's hour; ink stays ink."""
    if who.hour_name not in TINTS:
        return fragment
    tint, share = TINTS[who.hour_name]
    return _COLOUR.sub(lambda found: found[0] if found[0] == INK else mix(found[0], tint, share), fragment)
